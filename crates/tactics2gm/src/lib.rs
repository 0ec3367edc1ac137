//! *2GM Tactics*: cards and tiles of the Second World War. Four nations, a field of eight columns and six lines, and two
//! staffs to defend; two players, or one to four.
//!
//! The rooms, in reading order: `RULES.toml` (every paragraph of the book), `data/` (units, weapons, cards, terrain,
//! decks, scenarios), [`ids`] and [`board`] (the nouns), [`data`], [`setup`], [`state`], [`actions`] (the whole
//! vocabulary), [`flow`] (the sequence as the kernel sees it), `menu` (what may be chosen, and why not), `rules/` (one
//! file a chapter), [`view`], `hidden` (what a seat cannot know),
//! [`forecast`] (the numbers of a shot before it is fired), [`narrate`].
//!
//! ```
//! use frente_kernel::{Match, Seat, Secret, VerifiableDice};
//! use frente_tactics2gm::{Action, Setup, Tactics2gm};
//!
//! let setup = Setup { scenario: "arnhem".to_owned(), ..Setup::default() };
//! let mut table = Match::<Tactics2gm>::new(setup)?;
//! let (dice, mut log) = (VerifiableDice::new(Secret([1; 32]), ""), Vec::new());
//! // Five cards each; the attacker keeps his, then the defender.
//! table.roll(&dice, &mut log);
//! table.act(Seat(0), Action::KeepHand, &mut log)?;
//! table.act(Seat(1), Action::KeepHand, &mut log)?;
//! // Two cards are drawn; the infantry on d2 crosses the bridge.
//! table.roll(&dice, &mut log);
//! table.act(Seat(0), "step d2 n".parse()?, &mut log)?;
//! assert!(table.state().unit("d3".parse()?).is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![allow(
    missing_docs,
    reason = "nobody reads these pages but who reads the code: a name that says it all needs no sentence"
)]

pub mod actions;
pub mod board;
pub mod data;
mod digest;
mod encode;
pub mod flow;
pub mod forecast;
mod hidden;
pub mod ids;
mod invariants;
pub mod lists;
mod menu;
pub mod narrate;
pub mod pieces;
mod rules;
pub mod saved;
pub mod setup;
pub mod sheet;
pub mod state;
pub mod view;

pub use actions::{Action, Chance, Ending, Event, Target};
pub use board::{Cell, Dir};
pub use data::{Pack, load_pack};
pub use flow::Tactics2gm;
pub use ids::{CardNo, Side};
pub use pieces::Piece;
pub use setup::Setup;
pub use sheet::Sheet;
pub use state::State;
pub use view::View;

/// Every paragraph of the book, in our words: `RULES.toml`.
pub const RULES: &str = include_str!("../RULES.toml");

/// The lessons of the guided first game: `data/lessons.toml`.
pub const LESSONS: &str = include_str!("../data/lessons.toml");

/// Lessons by doing and practice positions: `data/exercises/`.
pub const EXERCISES: &[&str] = &[
    include_str!("../data/exercises/sherman.toml"),
    include_str!("../data/exercises/assault.toml"),
    include_str!("../data/exercises/pin.toml"),
    include_str!("../data/exercises/sure.toml"),
    include_str!("../data/exercises/house.toml"),
    include_str!("../data/exercises/reload.toml"),
    include_str!("../data/exercises/mine.toml"),
    include_str!("../data/exercises/ambush.toml"),
    include_str!("../data/exercises/smoke.toml"),
    include_str!("../data/exercises/line.toml"),
];
