//! What bots know about each game of Frente: the only place where they know what a game is about.
//!
//! One module a game. Its head holds `Strategist`, the game's [`Evaluator`]; the rooms below it are `features` (what a value
//! network is told of a position), `policy` (how a playout goes on) and whatever else the game weighs. Weights of networks
//! are in `data/`, and the programs that teach and measure are in `examples/`.

pub mod amanecer;
pub mod guerra1936;
pub mod learned;
pub mod pasaran;
pub mod peanas;
pub mod tactics2gm;

pub use learned::{Learned, Taught};

use frente_kernel::{Game, Narrate};
use frente_search::{Evaluator, Player, Spec, Tuning};

/// A game the bots know something of.
pub trait Trained: Game {
    /// What they were taught.
    type Evaluator: Evaluator<Self> + Default;

    /// Seats the bot that goes by `spec` in this game, with changes to how it searches. Each game writes it out, so that its search is compiled here, where
    /// the profile for playing optimises, and not in the crate that seats the bot.
    fn tuned(spec: Spec, tuning: &Tuning, seed: u64) -> Player<Self>;

    /// The same, searching as the game is usually searched.
    fn player(spec: Spec, seed: u64) -> Player<Self> {
        Self::tuned(spec, &Tuning::default(), seed)
    }
}

/// Whether the game warns of an action by one of these cautions: what people are told to be senseless no bot does.
fn is_warned_of<G: Narrate>(state: &G::State, action: G::Action, cautions: &[&str]) -> bool {
    G::caution(state, action).is_some_and(|caution| cautions.contains(&&*caution.message.key))
}
