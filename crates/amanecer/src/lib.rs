//! *Amanecer soviético*: a solitaire of the Russian civil war, 1918–1921. Six fronts close in on Moscow while the
//! player beats them back, wins recognition abroad, or fails.
//!
//! The rooms, in reading order: `RULES.toml` (every paragraph of the book), `data/` (cards, map, tables), [`ids`] (the
//! nouns), [`pieces`], [`data`], [`state`], `invariants`, [`actions`] (the whole vocabulary), [`flow`] (the sequence as the kernel sees it),
//! `menu` (what may be chosen, and why not), `rules/` (one file a chapter), [`view`], [`narrate`].
//!
//! ```
//! use frente_amanecer::{Action, Amanecer, Chance, CardNo, Front, PLAYER, Setup};
//! use frente_kernel::{Match, Step};
//!
//! let mut table = Match::<Amanecer>::new(Setup::default())?;
//! let mut log = Vec::new();
//! // The Ottomans besiege the Caucasus: the southern front comes on, three actions.
//! table.take(Step::Chance(Chance::Card(CardNo(10))), &mut log)?;
//! assert_eq!(table.state().number(Front::Southern), 3);
//! table.act(PLAYER, Action::Political, &mut log)?;
//! table.take(Step::Chance(Chance::Die(6)), &mut log)?;
//! assert_eq!(table.state().level(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod actions;
pub mod data;
mod digest;
mod encode;
pub mod flow;
pub mod ids;
mod invariants;
mod menu;
pub mod narrate;
pub mod pieces;
mod rules;
pub mod setup;
pub mod sheet;
pub mod state;
pub mod view;

pub use actions::{Action, Chance, Ending, Event};
pub use data::{Pack, load_pack};
pub use flow::{Amanecer, PLAYER};
pub use ids::{Asset, CardNo, Front, Marker, Period, Unit, War};
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
    include_str!("../data/exercises/moscow.toml"),
    include_str!("../data/exercises/gates.toml"),
    include_str!("../data/exercises/gold.toml"),
    include_str!("../data/exercises/vote.toml"),
    include_str!("../data/exercises/tanks.toml"),
    include_str!("../data/exercises/cheka.toml"),
    include_str!("../data/exercises/dissent.toml"),
    include_str!("../data/exercises/petrograd.toml"),
    include_str!("../data/exercises/frunze.toml"),
];
