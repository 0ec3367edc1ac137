//! How people find each other: what a table is made for, who knows whom, who is here, and who is told that something has
//! changed.
//!
//! A seek is a table that waits in the lobby, a challenge is a table that waits for somebody named: both are matches from
//! the first moment on, so that dice are promised and seats are fenced as everywhere. The rooms: [`terms`] (what a table
//! is made for), [`asking`] (challenges: who may ask whom, and the answer), [`ear`] (who is here, and who hears what),
//! [`chores`] (tables that expire, turns of matches that were kept by an earlier version), [`ratings`] (Glicko-2), [`anchors`]
//! (what bots are rated), [`book`] (what came of a match), [`fair`] (what a rated match forbids),
//! [`notices`] (letters), [`holidays`], [`cup`] (tournaments).

pub mod anchors;
pub mod asking;
pub mod book;
pub mod chores;
pub mod cup;
pub mod ear;
pub mod fair;
pub mod holidays;
pub mod notices;
pub mod ratings;
pub mod terms;
