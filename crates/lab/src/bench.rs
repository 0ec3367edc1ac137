//! How fast it goes: playouts and search, as lines of JSON.
//!
//! Time is the thread's own processor time where it can be had, so that a busy machine does not slow the figure down.

use crate::seeds::game_seed;
use crate::simulate::playout;
use cpu_time::ThreadTime;
use frente_bots::{BotRng, Player, Spec, Uninformed};
use frente_catalog::{Shelf, UnknownGame, Visit, visit};
use rand_core::SeedableRng;
use serde::Serialize;
use std::time::{Duration, Instant};

/// One line of the bench.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "bench", rename_all = "lowercase")]
pub enum Measured {
    /// Random games on one thread.
    Playout(Playout),
    /// A search bot at the table.
    Search(Searched),
    /// Bytes.
    Sizes(Sizes),
}

/// Random games on one thread.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Playout {
    /// The game's id.
    pub game: &'static str,
    /// Games played.
    pub games: u64,
    /// Choices, dice and cards.
    pub steps: u64,
    /// Wall-clock time.
    pub seconds: f64,
    /// Processor time.
    pub cpu_seconds: f64,
    /// Games a second of processor time.
    pub games_per_s: f64,
    /// Steps a second of processor time.
    pub steps_per_s: f64,
    /// Nanoseconds a step.
    pub ns_per_step: f64,
    /// Allocations a game, where this build counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allocations_per_game: Option<f64>,
}

/// A search bot at the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Searched {
    /// The game's id.
    pub game: &'static str,
    /// The bot.
    pub bot: String,
    /// How far a simulation goes.
    pub to: Reach,
    /// Decisions it took.
    pub decisions: u64,
    /// Games it played in its head.
    pub simulations: u64,
    /// Time it thought.
    pub seconds: f64,
    /// Processor time.
    pub cpu_seconds: f64,
    /// Simulations a second of processor time.
    pub simulations_per_s: f64,
    /// Steps a second of processor time.
    pub steps_per_s: f64,
    /// Its longest thought.
    pub longest_s: f64,
}

/// How far a simulation goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Reach {
    /// To the end of the game, by random play from where the tree ends.
    End,
    /// As far as the game's own evaluator looks, by its policy.
    Horizon,
}

/// Bytes of a game's types.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sizes {
    /// The game's id.
    pub game: &'static str,
    /// A position, without what it owns elsewhere.
    pub state: usize,
    /// A choice.
    pub action: usize,
    /// A die or card.
    pub chance: usize,
    /// An event.
    pub event: usize,
}

/// How long to measure, and how allocations are counted in this build.
#[derive(Clone, Copy, Debug)]
pub struct Bench {
    /// About so long for each line.
    pub time: Duration,
    /// Allocations of this program so far.
    pub allocations: Option<fn() -> u64>,
    /// Whether to measure search and sizes too.
    pub search: bool,
}

/// The bot the search is measured with.
const SEARCH: &str = "ismcts:400";

/// Measures the game of that id.
pub fn bench(game: &str, how: Bench) -> Result<Vec<Measured>, UnknownGame> {
    visit(game, how)
}

impl Visit for Bench {
    type Out = Vec<Measured>;

    fn visit<G: Shelf>(self) -> Vec<Measured> {
        let initial = G::initial(&G::Setup::default()).expect("the usual setup is accepted");
        let mut lines = vec![Measured::Playout(self.playouts::<G>(&initial))];
        if self.search {
            lines.extend([Reach::End, Reach::Horizon].map(|to| Measured::Search(self.searches::<G>(&initial, to))));
            lines.push(Measured::Sizes(Sizes {
                game: G::INFO.id,
                state: size_of::<G::State>(),
                action: size_of::<G::Action>(),
                chance: size_of::<G::Chance>(),
                event: size_of::<G::Event>(),
            }));
        }
        lines
    }
}

impl Bench {
    fn playouts<G: Shelf>(self, initial: &G::State) -> Playout {
        let mut rng = BotRng::seed_from_u64(game_seed(1936, 0));
        let mut batch = |games: u64| {
            (0..games)
                .filter_map(|_| playout::<G>(initial.clone(), &mut rng))
                .map(|row| u64::from(row.steps()))
                .sum::<u64>()
        };
        batch(50); // warm caches and clocks
        let count = |counter: Option<fn() -> u64>| counter.map_or(0, |counter| counter());
        let before = count(self.allocations);
        let (start, cpu) = (Instant::now(), ThreadTime::now());
        let (mut games, mut steps) = (0, 0);
        while start.elapsed() < self.time {
            steps += batch(100);
            games += 100;
        }
        let (seconds, cpu_seconds) = (start.elapsed().as_secs_f64(), cpu.elapsed().as_secs_f64().max(1e-9));
        let allocated = count(self.allocations) - before;
        Playout {
            game: G::INFO.id,
            games,
            steps,
            seconds,
            cpu_seconds,
            games_per_s: games as f64 / cpu_seconds,
            steps_per_s: steps as f64 / cpu_seconds,
            ns_per_step: 1e9 * cpu_seconds / steps.max(1) as f64,
            allocations_per_game: self.allocations.map(|_| allocated as f64 / games as f64),
        }
    }

    fn searches<G: Shelf>(self, initial: &G::State, to: Reach) -> Searched {
        let spec: Spec = SEARCH.parse().expect("the bench names a bot that exists");
        let mut total = frente_bots::Tally::default();
        let player = |seed: u64| -> Player<G> {
            match to {
                Reach::End => spec.player(Uninformed, seed),
                Reach::Horizon => G::player(spec, seed),
            }
        };
        let (start, cpu) = (Instant::now(), ThreadTime::now());
        for game in 0.. {
            let seed = game_seed(1936, game);
            let mut players: Vec<_> = (0..G::seats(initial)).map(|_| player(seed)).collect();
            let mut dice = BotRng::seed_from_u64(seed);
            let played = frente_bots::table::play::<G>(initial.clone(), &mut players, &mut dice);
            played.thought.iter().for_each(|tally| total.merge(tally));
            if start.elapsed() >= self.time {
                break;
            }
        }
        let cpu_seconds = cpu.elapsed().as_secs_f64().max(1e-9);
        Searched {
            game: G::INFO.id,
            bot: spec.to_string(),
            to,
            decisions: total.decisions,
            simulations: total.simulations,
            seconds: total.seconds,
            cpu_seconds,
            simulations_per_s: total.simulations as f64 / cpu_seconds,
            steps_per_s: total.steps as f64 / cpu_seconds,
            longest_s: total.longest,
        }
    }
}
