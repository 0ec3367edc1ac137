//! *¿Pasarán?*: the Spanish Civil War by areas, 1936 to 1939, for two players or one against a bot.
//!
//! The rooms, in reading order: `RULES.toml` (every paragraph of the book), `data/` (map, counters, cards, tables,
//! scenarios), [`ids`] and [`sets`] (the nouns), [`data`], [`board`] and [`state`], [`actions`] and their events (the whole
//! vocabulary), `menu` (what is legal, and why not the rest), [`flow`] (the sequence as the kernel sees it), `rules/` (one file a chapter),
//! `hidden` (what a seat cannot know, dealt again), [`odds`] (exact combat odds) and `forecast` (for which choices), [`view`],
//! [`pieces`] and [`narrate`].
//!
//! ```
//! use frente_pasaran::{Action, Card, Pasaran, Setup, Side, seat};
//! use frente_kernel::{Match, Node};
//!
//! let mut table = Match::<Pasaran>::new(Setup::default())?;
//! let mut log = Vec::new();
//! // Before the shuffle the Nationalist may take the airbridge into his hand.
//! table.act(seat(Side::Nationalist), Action::Take(Card::Ju52), &mut log)?;
//! assert!(table.state().hand(Side::Nationalist).contains(Card::Ju52));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod actions;
pub mod board;
pub mod data;
mod digest;
mod encode;
pub mod flow;
mod forecast;
mod hidden;
pub mod ids;
mod invariants;
mod menu;
pub mod narrate;
pub mod odds;
pub mod pieces;
pub mod pile;
mod reckon;
mod rules;
pub mod sets;
pub mod setup;
pub mod sheet;
pub mod state;
pub mod view;

pub use actions::{Action, Chance, Ending, Event};
pub use data::{Pack, load_pack};
pub use flow::{Pasaran, seat, side};
pub use ids::{Card, Chit, Class, Kind, Place, Quarter, Side, Unit, Weather, Zone};
pub use pieces::Piece;
pub use setup::Setup;
pub use sheet::Sheet;
pub use state::State;
pub use view::View;

/// Every paragraph of the book, in our words: `RULES.toml`.
pub const RULES: &str = include_str!("../RULES.toml");

/// The lessons of the guided first game: `data/lessons.toml`.
pub const LESSONS: &str = include_str!("../data/lessons.toml");

/// The lessons by doing, then the practice positions, each in the order they are best taken in.
pub const EXERCISES: &[&str] = &[
    include_str!("../data/exercises/guadalajara.toml"),
    include_str!("../data/exercises/malaga.toml"),
    include_str!("../data/exercises/siege.toml"),
    include_str!("../data/exercises/river.toml"),
    include_str!("../data/exercises/losses.toml"),
    include_str!("../data/exercises/leave.toml"),
    include_str!("../data/exercises/reserves.toml"),
    include_str!("../data/exercises/walls.toml"),
    include_str!("../data/exercises/autumn.toml"),
    include_str!("../data/exercises/train.toml"),
];
