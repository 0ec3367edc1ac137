//! One evaluator a game: the only place where bots know what a game is about.

pub mod amanecer;
pub mod guerra1936;
pub mod pasaran;
pub mod peanas;
pub mod tactics2gm;

use crate::{Evaluator, Player, Spec};
use frente_kernel::Game;

/// A game somebody has taught the bots.
pub trait Trained: Game {
    /// What they were taught.
    type Evaluator: Evaluator<Self> + Default;

    /// Seats the bot that goes by `spec` in this game.
    fn player(spec: Spec, seed: u64) -> Player<Self> {
        spec.player(Self::Evaluator::default(), seed)
    }
}
