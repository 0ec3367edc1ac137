//! The shelf of Frente: every game there is, ready for the door. The only crate that names them all.
//!
//! [`games`] lists them, one file a game beside it says what it brings to its box; `types` writes what they show as
//! TypeScript. Everything of the door ([`frente_door`]) can be had here too.

pub mod games;
#[cfg(feature = "ts")]
pub mod types;

pub use frente_door::*;
pub use games::{Visit, game, games, visit};
