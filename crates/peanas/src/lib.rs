//! *Peanas*: the Spanish war of 1936 in miniatures, measured in centimetres. Two sides, lists of sections, guns and
//! tanks, officers with order dice, and an enemy who may be only a numbered token.
//!
//! The rooms, in reading order: `RULES.toml` (every paragraph of the book), `data/` (units, tables, ready lists), [`ids`]
//! (the nouns), [`geometry`] (the ruler), [`data`], [`ground`] (scenery and works), [`roster`] (army lists), [`setup`],
//! [`state`] and its `invariants`, `digest`, [`saved`] (positions written by hand), [`actions`] (the whole vocabulary), [`items`] (what a hand at the table points
//! at), [`sight`] and [`cover`], [`flow`] (the game as the kernel sees it), `rules/` (one file a chapter), `hidden` (what a
//! seat cannot know), [`view`], [`sheet`], [`ask`] (the ruler, for the screen), [`narrate`].
//!
//! ```
//! use frente_kernel::{Game, Match, Node, Seat};
//! use frente_peanas::{Peanas, Setup};
//!
//! // A small battle on a plain that seed 7 has laid out: the defender builds works first.
//! let setup = Setup { scenery: 7, season: 1, ..Setup::default() };
//! let mut table = Match::<Peanas>::new(setup)?;
//! assert_eq!(Peanas::node(table.state()), Node::Decision(Seat(1)));
//! table.act(Seat(1), "done".parse()?, &mut Vec::new())?;
//! // Then two dice say what the weather is like.
//! assert_eq!(Peanas::node(table.state()), Node::Chance);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod actions;
pub mod ask;
pub mod card;
pub mod cover;
pub mod data;
mod digest;
mod encode;
pub mod flow;
pub mod geometry;
pub mod ground;
mod hidden;
pub mod ids;
mod invariants;
pub mod items;
pub mod narrate;
pub mod roster;
mod rules;
pub mod saved;
pub mod setup;
pub mod sheet;
pub mod sight;
pub mod state;
pub mod sum;
pub mod tactics;
pub mod view;

pub use actions::{Action, Chance, Event, Formation};
pub use data::{Pack, load_pack};
pub use flow::Peanas;
pub use ids::{Army, PieceKind, Quality, Side, Size, Terrain, UnitNo};
pub use items::Item;
pub use roster::Roster;
pub use setup::Setup;
pub use sheet::Sheet;
pub use state::State;
pub use view::View;

/// Every paragraph of the book, in our words: `RULES.toml`.
pub const RULES: &str = include_str!("../RULES.toml");

/// The lessons of the guided first game: `data/lessons.toml`.
pub const LESSONS: &str = include_str!("../data/lessons.toml");

/// The lesson by doing, then the practice positions, each in the order they are best taken in.
pub const EXERCISES: &[&str] = &[
    include_str!("../data/exercises/objective.toml"),
    include_str!("../data/exercises/recover.toml"),
    include_str!("../data/exercises/works.toml"),
    include_str!("../data/exercises/both.toml"),
    include_str!("../data/exercises/pinned.toml"),
    include_str!("../data/exercises/armour.toml"),
    include_str!("../data/exercises/prone.toml"),
    include_str!("../data/exercises/reaction.toml"),
    include_str!("../data/exercises/flag.toml"),
];

/// The tests by paragraph stand beside the other tests and look at the rules from within.
#[cfg(test)]
#[path = "../tests/rules/mod.rs"]
mod tests;
