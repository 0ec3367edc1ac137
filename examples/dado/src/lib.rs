//! Dado: tic-tac-toe with a die. The worked example of a game for Frente, complete and small.
//!
//! In reading order: [`actions`] (everything that can be chosen and can happen), [`state`] (a position), [`flow`] (the
//! rules), [`narrate`] (how the game speaks), [`mind`] (what its bots value), [`shelf`] (the box it comes in: languages,
//! rulebook, bots) and [`board`] (the board in letters). The sentences are in `locales/`, the rulebook is `RULES.toml`.
//!
//! ```
//! use dado::{Action, Cell, Dado, Die};
//! use frente_kernel::{Match, Seat, Silent, Step};
//!
//! let mut played = Match::<Dado>::new(Default::default()).unwrap();
//! let middle = Action::Aim("b2".parse::<Cell>().unwrap());
//! played.take(Step::Act(Seat(0), middle), &mut Silent).unwrap();
//! played.take(Step::Chance(Die(5)), &mut Silent).unwrap();
//! assert_eq!(played.state().mark("b2".parse().unwrap()), Some(Seat(0)));
//! ```

pub mod actions;
pub mod board;
pub mod flow;
pub mod mind;
pub mod narrate;
pub mod shelf;
pub mod state;

pub use actions::{Action, Cell, Die, Event, Piece};
pub use flow::Dado;
pub use state::{Setup, State};
