//! Live matches: the table people sit at.
//!
//! The rooms, in reading order: [`chair`] (who sits where), [`clock`], [`ending`] (how a match ends outside its rules),
//! [`header`] (all that is stored of a match but its steps), [`live`] (a match in memory: the rules behind a lock,
//! what was sent, who listens), [`speak`] (what goes out: snapshots and updates, built for one pair of eyes),
//! [`play`] (act, undo, resign, chat), [`gesture`] (what one change of a position is made of) and [`propose`] (what needs consent), `change` (committed and told, or put back),
//! [`open`] (create, fork, import, join, play again), [`hall`] (all live matches: loaded when asked for, dropped when
//! idle), [`bots`] (seats that think for themselves), [`flags`] (clocks that run out), [`broken`] (a match whose rules
//! panicked), [`abroad`] (what other processes do), [`archive`] (what is kept when it is over), [`adopt`] (a guest who signs in), [`meta`] (a match in a few lines).
//!
//! Everything that leaves is made by [`frente_catalog::AnyMatch`] methods that take a viewer or a seat.

pub mod abroad;
pub mod adopt;
pub mod archive;
pub mod bots;
pub mod broken;
pub mod chair;
mod change;
pub mod clock;
pub mod flags;
pub mod gesture;
pub mod hall;
pub mod header;
pub mod lists;
pub mod live;
pub mod meta;
pub mod open;
pub mod play;
pub mod propose;
pub mod speak;

pub use frente_catalog::ending;
