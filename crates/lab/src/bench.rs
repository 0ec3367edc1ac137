//! How fast it goes: playouts and search, as lines of JSON.
//!
//! Time is the thread's own processor time where it can be had, so that a busy machine does not slow the figure down.

use crate::seeds::game_seed;
use crate::simulate::playout;
use cpu_time::ThreadTime;
use frente_catalog::{Visit, visit};
use frente_door::{Shelf, UnknownGame};
use frente_kernel::{Game, Narrate, Node, Silent, below};
use frente_search::{BotRng, Player, Spec, Uninformed};
use rand_core::SeedableRng;
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// One line of the bench.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "bench", rename_all = "lowercase")]
pub enum Measured {
    /// Random games on one thread.
    Playout(Playout),
    /// A search bot at the table.
    Search(Searched),
    /// The most expensive query of a game.
    Queries(Queries),
    /// How many bytes its types take.
    Sizes(Sizes),
}

/// The most expensive query of a game, asked of positions of random games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Queries {
    /// The game's id.
    pub game: &'static str,
    /// The setup it was played with.
    pub setup: &'static str,
    /// What is asked.
    pub what: &'static str,
    /// How often it was asked.
    pub asked: u64,
    /// Answers a second of processor time.
    pub per_s: f64,
}

/// Random games on one thread.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Playout {
    /// The game's id.
    pub game: &'static str,
    /// The setup it was played with.
    pub setup: &'static str,
    /// How many games were played.
    pub games: u64,
    /// Choices, dice and cards.
    pub steps: u64,
    /// Choices alone, a second of processor time.
    pub decisions_per_s: f64,
    /// How long it took by the clock on the wall.
    pub seconds: f64,
    /// How much processor time it took.
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
    /// The bot that thought, as people type it.
    pub bot: String,
    /// How far a simulation goes.
    pub to: Reach,
    /// Decisions it took.
    pub decisions: u64,
    /// Games it played in its head.
    pub simulations: u64,
    /// Time it thought.
    pub seconds: f64,
    /// How much processor time it took.
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
    /// Nanoseconds a copy of the first position takes.
    pub copy_ns: f64,
    /// Bytes of a choice.
    pub action: usize,
    /// A die or card.
    pub chance: usize,
    /// Bytes of an event.
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

    fn visit<G: Narrate, S: Shelf<Game = G>>(self) -> Vec<Measured> {
        let initial = G::initial(&G::Setup::default()).expect("the usual setup is accepted");
        let mut lines = vec![Measured::Playout(self.playouts::<G>("usual", &initial))];
        if self.search {
            for (name, setup) in S::bench_setups() {
                let initial = G::initial(&setup).expect("a setup of the bench is accepted");
                lines.push(Measured::Playout(self.playouts::<G>(name, &initial)));
                lines.extend(self.queries::<G, S>(name, &initial).map(Measured::Queries));
            }
            lines.extend([Reach::End, Reach::Horizon].map(|to| Measured::Search(self.searches::<G, S>(&initial, to))));
            lines.push(Measured::Sizes(Sizes {
                game: G::INFO.id,
                state: size_of::<G::State>(),
                copy_ns: self.copies::<G>(&initial),
                action: size_of::<G::Action>(),
                chance: size_of::<G::Chance>(),
                event: size_of::<G::Event>(),
            }));
        }
        lines
    }
}

impl Bench {
    /// How long a copy of a position takes.
    fn copies<G: Game>(self, state: &G::State) -> f64 {
        let (start, cpu) = (Instant::now(), ThreadTime::now());
        let mut copies = 0u64;
        while start.elapsed() < self.time / 10 {
            (0..100).for_each(|_| drop(black_box(black_box(state).clone())));
            copies += 100;
        }
        cpu.elapsed().as_secs_f64() * 1e9 / copies.max(1) as f64
    }

    /// The question that costs the game most, asked once a random game at a random step of it.
    fn queries<G: Narrate, S: Shelf<Game = G>>(self, setup: &'static str, initial: &G::State) -> Option<Queries> {
        let mut rng = BotRng::seed_from_u64(game_seed(1936, 0));
        let (what, _) = S::bench_queries(initial)?;
        let start = Instant::now();
        let (mut asked, mut seconds) = (0, 0.0);
        while start.elapsed() < self.time {
            let (mut state, steps) = (initial.clone(), below(&mut rng, G::INFO.max_steps.min(1_000)));
            for _ in 0..steps {
                match G::node(&state) {
                    Node::Over(_) => break,
                    Node::Chance => {
                        let chance = G::sample_chance(&state, &mut rng);
                        G::resolve(&mut state, chance, &mut Silent);
                    }
                    Node::Decision(_) => {
                        let action = G::sample_action(&state, &mut rng);
                        G::apply(&mut state, action, &mut Silent);
                    }
                }
            }
            let cpu = ThreadTime::now();
            asked += (0..20).filter_map(|_| S::bench_queries(&state)).map(|(_, asked)| asked).sum::<u64>();
            seconds += cpu.elapsed().as_secs_f64();
        }
        Some(Queries { game: G::INFO.id, setup, what, asked, per_s: asked as f64 / seconds.max(1e-9) })
    }

    fn playouts<G: Game>(self, setup: &'static str, initial: &G::State) -> Playout {
        let mut rng = BotRng::seed_from_u64(game_seed(1936, 0));
        let mut decisions = 0;
        let mut batch = |games: u64, decisions: &mut u64| {
            (0..games)
                .filter_map(|_| playout::<G>(initial.clone(), &mut rng))
                .map(|row| {
                    *decisions += u64::from(row.decisions);
                    u64::from(row.steps())
                })
                .sum::<u64>()
        };
        batch(50, &mut 0); // warm caches and clocks
        let count = |counter: Option<fn() -> u64>| counter.map_or(0, |counter| counter());
        let before = count(self.allocations);
        let (start, cpu) = (Instant::now(), ThreadTime::now());
        let (mut games, mut steps) = (0, 0);
        while start.elapsed() < self.time {
            steps += batch(100, &mut decisions);
            games += 100;
        }
        let (seconds, cpu_seconds) = (start.elapsed().as_secs_f64(), cpu.elapsed().as_secs_f64().max(1e-9));
        let allocated = count(self.allocations) - before;
        Playout {
            game: G::INFO.id,
            setup,
            games,
            steps,
            decisions_per_s: decisions as f64 / cpu_seconds,
            seconds,
            cpu_seconds,
            games_per_s: games as f64 / cpu_seconds,
            steps_per_s: steps as f64 / cpu_seconds,
            ns_per_step: 1e9 * cpu_seconds / steps.max(1) as f64,
            allocations_per_game: self.allocations.map(|_| allocated as f64 / games as f64),
        }
    }

    fn searches<G: Narrate, S: Shelf<Game = G>>(self, initial: &G::State, to: Reach) -> Searched {
        let spec: Spec = SEARCH.parse().expect("the bench names a bot that exists");
        let mut total = frente_search::Tally::default();
        let player = |seed: u64| -> Player<G> {
            match to {
                Reach::End => spec.player(Uninformed, seed),
                Reach::Horizon => S::player(spec, seed),
            }
        };
        let (start, cpu) = (Instant::now(), ThreadTime::now());
        for game in 0.. {
            let seed = game_seed(1936, game);
            let mut players: Vec<_> = (0..G::seats(initial)).map(|_| player(seed)).collect();
            let (mut state, mut dice) = (initial.clone(), BotRng::seed_from_u64(seed));
            // A long game is left when time is up.
            while total.decisions == 0 || start.elapsed() < self.time {
                match G::node(&state) {
                    Node::Over(_) => break,
                    Node::Chance => {
                        let chance = G::sample_chance(&state, &mut dice);
                        G::resolve(&mut state, chance, &mut Silent);
                    }
                    Node::Decision(seat) => {
                        let decision = players[usize::from(seat.0)].choose(&state, seat);
                        total.add(&decision);
                        G::apply(&mut state, decision.action, &mut Silent);
                    }
                }
            }
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
