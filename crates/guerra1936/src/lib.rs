//! *1936 Guerra Civil*: a deck-built card game of the Spanish civil war, for two players or four. War at military
//! objectives, Diplomacy at political ones, and the Moral of both sides wearing away.
//!
//! The rooms, in reading order: `RULES.toml` (every paragraph of the book), `data/` (252 cards, numbers, sample decks),
//! [`ids`] (the nouns) and `sets` (sets of cards, one bit each), [`data`], [`setup`] and [`lists`] (decks), [`state`] with
//! `invariants` and `saved`, [`actions`] (the whole vocabulary), [`flow`] (the sequence as the kernel sees it), `menu` (what
//! may be chosen, and why not), `rules/` (one file a chapter), `effects` (the interpreter of abilities), [`view`] with
//! `hidden` and [`forecast`], `digest`, [`pieces`], [`sheet`] and [`narrate`].
//!
//! ```
//! use frente_guerra1936::{Action, CardNo, Chance, Guerra1936, Setup, Side};
//! use frente_kernel::{Match, Seat, Step};
//!
//! let mut table = Match::<Guerra1936>::new(Setup::default())?;
//! let mut log = Vec::new();
//! // Six cards for each side, drawn one by one; then the National side's first turn.
//! for card in [120, 181, 9, 77, 59, 63, 16, 116, 3, 4, 13, 33] {
//!     table.take(Step::Chance(Chance::Card(CardNo(card))), &mut log)?;
//! }
//! assert_eq!(table.state().economy(Side::National), 5);
//! // The national subscription costs nothing and brings 3; the Republic may reply to it.
//! table.act(Seat(0), Action::Play(CardNo(120)), &mut log)?;
//! assert_eq!(table.state().economy(Side::National), 8);
//! table.act(Seat(1), Action::Pass, &mut log)?;
//! table.act(Seat(0), Action::Play(CardNo(77)), &mut log)?;
//! assert_eq!(table.state().economy(Side::National), 5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![allow(missing_docs, reason = "the names are the book's; a comment stands where they do not say enough")]

pub mod actions;
pub mod data;
mod digest;
mod effects;
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
mod saved;
mod sets;
pub mod setup;
pub mod sheet;
pub mod state;
pub mod view;

pub use actions::{Action, Chance, Ending, Event};
pub use data::{Pack, load_pack};
pub use flow::Guerra1936;
pub use ids::{Board, BySide, CardNo, Consequence, Faction, Intervention, LeaderAbility, Player, Side, Skill};
pub use pieces::Piece;
pub use setup::{Deck, Scenario, Setup};
pub use sheet::Sheet;
pub use state::State;
pub use view::View;

/// Every paragraph of the book, in our words: `RULES.toml`.
pub const RULES: &str = include_str!("../RULES.toml");

/// The lessons of the guided first game: `data/lessons.toml`.
pub const LESSONS: &str = include_str!("../data/lessons.toml");

/// The lessons by doing, then the practice positions, each in the order they are best taken in.
pub const EXERCISES: &[&str] = &[
    include_str!("../data/exercises/badajoz.toml"),
    include_str!("../data/exercises/morale.toml"),
    include_str!("../data/exercises/face.toml"),
    include_str!("../data/exercises/losses.toml"),
    include_str!("../data/exercises/walls.toml"),
    include_str!("../data/exercises/guerrilla.toml"),
    include_str!("../data/exercises/industry.toml"),
    include_str!("../data/exercises/orgaz.toml"),
    include_str!("../data/exercises/ranged.toml"),
];
