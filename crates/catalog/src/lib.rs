//! The shelf of Frente: every game there is, ready for the door. The only crate that names them all.
//!
//! [`mod@games`] lists them, one file a game beside it says what it brings to its box and what its board
//! reads. Everything of the door ([`frente_door`]) can be had here too.

pub mod games;

pub use frente_door::*;
pub use games::{Unloadable, Visit, game, games, load_policy, visit};
