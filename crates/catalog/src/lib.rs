//! The games of Frente behind one JSON door.
//!
//! The rooms, in reading order: [`door`] (the [`AnyMatch`] trait) and [`answers`] (what it says), [`refusals`] (why it
//! says no), [`table`] (the rules behind the door, over a [`course`]), [`shelf`] (the box a game comes in) and
//! [`games`] (all of them), [`speak`] (three languages), [`rules`] (the rulebooks), [`referee`] (scripts with the dice
//! written out), [`patch`] (JSON laid over JSON).
//!
//! Pure: no file, no clock, no network; it also builds for the browser.

pub mod answers;
pub mod course;
pub mod door;
pub mod games;
pub mod lessons;
pub mod patch;
pub mod referee;
pub mod refusals;
pub mod rules;
pub mod shelf;
pub mod speak;
pub mod table;
#[cfg(feature = "ts")]
pub mod types;

pub use answers::{
    BotOut, BranchOut, EventOut, ForecastOut, Line, NodeOut, OddsOut, Offer, OutcomeOut, SpreadOut, StepOut,
};
pub use door::AnyMatch;
pub use games::{Visit, game, games, visit};
pub use lessons::Lesson;
pub use refusals::{ActError, BotError, Faults, NoRecord, RewindError, UnknownGame};
pub use shelf::{AnyGame, ListKind, ListReport, Shelf};
pub use speak::{Lang, Speaker, Trio, verbatim};
pub use table::Table;
