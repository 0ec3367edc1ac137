//! The door: who comes in, from where, how fast, and what the browser is told to allow.

pub mod body;
pub mod client;
pub mod desk;
pub mod entry;
pub mod headers;
pub mod limits;
pub mod origin;
pub mod password;
pub mod session;
pub mod share;
pub mod streams;
pub mod token;
