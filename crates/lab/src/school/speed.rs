//! What judging by a network costs: writing the facts of a position, thinking of them, and weighing fifty actions.

use crate::seeds::game_seed;
use cpu_time::ThreadTime;
use frente_kernel::{Eyes, Facts, Node, Silent};
use frente_minds::{Taught, learned};
use frente_search::BotRng;
use frente_search::brain::Brain;
use rand_core::SeedableRng;
use serde::Serialize;
use std::hint::black_box;
use std::time::Duration;

/// Positions that are asked about.
const POSITIONS: usize = 400;
/// Actions of a choice.
const ACTIONS: usize = 50;
/// Passes over all positions; the fastest counts.
const PASSES: usize = 12;

/// Microseconds each part takes.
#[derive(Clone, Debug, Serialize)]
pub struct Speed {
    /// Facts of a position on average, and how long it takes to write them.
    pub facts: (f64, f64),
    /// `net-fresh`: from facts to a chance.
    pub net_fresh: f64,
    /// The hand-made score.
    pub by_hand: f64,
    /// `policy-50`: fifty actions by their facts, the facts at hand.
    pub policy_50: f64,
    /// Writing the facts of fifty actions.
    pub action_facts_50: f64,
}

/// Measures on positions of random games.
pub fn speed<G: Taught>(brain: &Brain, seed: u64) -> Speed {
    let states = positions::<G>(seed);
    let count = states.len() as f64;
    let mut facts = Facts::default();
    let lists: Vec<Vec<u16>> = states
        .iter()
        .map(|state| {
            facts.read::<G>(state, Eyes::World);
            facts.list().to_vec()
        })
        .collect();
    let mut actions = Vec::new();
    let choices: Vec<(usize, G::Action, Vec<u16>)> = (0..states.len())
        .flat_map(|at| {
            G::legal_actions(&states[at], &mut actions);
            let read = |action: &G::Action| {
                facts.read_action::<G>(&states[at], *action);
                (at, *action, facts.list().to_vec())
            };
            actions.iter().map(read).collect::<Vec<_>>()
        })
        .collect();
    let choices_50 = choices.len() as f64 / ACTIONS as f64;
    let thoughts: Vec<_> = lists.iter().map(|list| brain.think(list)).collect();
    Speed {
        facts: (
            lists.iter().map(Vec::len).sum::<usize>() as f64 / count,
            fastest(count, || states.iter().for_each(|state| facts.read::<G>(black_box(state), Eyes::World))),
        ),
        net_fresh: fastest(count, || {
            for list in &lists {
                black_box(brain.win(&brain.think(black_box(list)), 0));
            }
        }),
        by_hand: fastest(count, || {
            for state in &states {
                black_box(learned::hand::<G>(state));
            }
        }),
        policy_50: fastest(choices_50, || {
            for (at, _, list) in &choices {
                black_box(brain.policy(&thoughts[*at], black_box(list)));
            }
        }),
        action_facts_50: fastest(choices_50, || {
            for (at, action, _) in &choices {
                facts.read_action::<G>(&states[*at], *action);
            }
        }),
    }
}

/// Microseconds of processor time one of so many takes, in the fastest pass.
fn fastest(count: f64, mut pass: impl FnMut()) -> f64 {
    let mut best = Duration::MAX;
    for _ in 0..PASSES {
        let start = ThreadTime::now();
        pass();
        best = best.min(start.elapsed());
    }
    best.as_secs_f64() * 1e6 / count.max(1.0)
}

/// Positions at which somebody chooses, spread over random games.
fn positions<G: Taught>(seed: u64) -> Vec<G::State> {
    let mut states = Vec::new();
    for game in 0.. {
        let mut rng = BotRng::seed_from_u64(game_seed(seed, game));
        let mut state = G::initial(&G::deal(&mut rng)).expect("what is dealt is sound");
        for step in 0.. {
            match G::node(&state) {
                Node::Over(_) => break,
                Node::Chance => {
                    let chance = G::sample_chance(&state, &mut rng);
                    G::resolve(&mut state, chance, &mut Silent);
                }
                Node::Decision(_) => {
                    if step % 13 == 0 {
                        states.push(state.clone());
                    }
                    let action = G::sample_action(&state, &mut rng);
                    G::apply(&mut state, action, &mut Silent);
                }
            }
        }
        if states.len() >= POSITIONS {
            break;
        }
    }
    states.truncate(POSITIONS);
    states
}
