//! What to play, and why it cannot be played.

use frente_door::{Faults, UnknownGame};
use frente_search::{Spec, UnknownBot};
use serde_json::Value;

/// A run of many games.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The game's id.
    pub game: String,
    /// Laid over the usual setup; `null` for the usual one.
    pub setup: Value,
    /// One bot for all seats, or one a seat.
    pub bots: Vec<Spec>,
    /// The number of the first game: a run is a range of all the games its seed stands for.
    pub first: u64,
    /// How many games.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// What is kept of every game besides the sums.
    pub keep: Keep,
}

/// What is kept of every game besides the sums.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Keep {
    /// Keeps sums over all games and no single game.
    #[default]
    Sums,
    /// A row: how it ended and how long it took.
    Rows,
}

/// Why a run was not played.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum LabError {
    /// No such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// No such bot.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// Neither one bot for all nor one a seat.
    #[error("{bots} bots for {seats} seats, expected one for all of them or one a seat")]
    Seats {
        /// How many were named.
        bots: usize,
        /// How many seats there are.
        seats: u8,
    },
    /// A setup the game refuses.
    #[error("{0}")]
    Setup(#[from] Faults),
    /// Nothing to play.
    #[error("0 games asked for, expected at least 1")]
    NoGames,
    /// No thread to play on.
    #[error("threads: {0}")]
    Threads(String),
    /// Games beyond the last number there is.
    #[error("games {first} and {games} more: expected numbers below 2^64")]
    Range {
        /// The number of the first.
        first: u64,
        /// How many were asked for.
        games: u64,
    },
    /// Somebody called it off.
    #[error("the run was stopped")]
    Stopped,
    /// A game that broke its own promise to end.
    #[error("game {game} of seed {seed} did not end within {steps} steps: this is a bug in the rules")]
    Endless {
        /// Its number in the run.
        game: u64,
        /// The seed of the run.
        seed: u64,
        /// The bound the game gives.
        steps: u32,
    },
}

impl Plan {
    /// Whether the plan alone decides what is played: no bot thinks by the clock.
    pub fn is_reproducible(&self) -> bool {
        !self.bots.iter().any(|bot| bot.has_clock())
    }

    /// The bot of each of `seats` seats.
    pub fn seated(&self, seats: u8) -> Result<Vec<Spec>, LabError> {
        for bot in &self.bots {
            bot.of_game(&self.game)?;
        }
        match self.bots.as_slice() {
            [one] => Ok(vec![*one; usize::from(seats)]),
            many if many.len() == usize::from(seats) => Ok(many.to_vec()),
            many => Err(LabError::Seats { bots: many.len(), seats }),
        }
    }
}

/// Reads a list of bots such as `random,general`.
pub fn parse_bots(text: &str) -> Result<Vec<Spec>, UnknownBot> {
    text.split(',').map(|name| name.trim().parse()).collect()
}
