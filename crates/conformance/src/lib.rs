//! The tests every game must pass, generic over the game: one call each.
//!
//! ```
//! use frente_conformance::{Plan, check, toy};
//!
//! // In a game's `tests/conformance.rs`, with a few hundred games:
//! check::<toy::Toy>(&[toy::Setup::default()], Plan { games: 2, seed: 1936, ..Plan::default() });
//! ```
//!
//! [`check`] plays random matches from each setup and runs every [`Check`] on them. A failure names the game, the check,
//! the setup, the seed and the step, and carries the match as a record. Beside it a game pins four things of its own:
//! [`mod@perft`] numbers, [`mod@golden`] playthroughs, a [`corpus`] of records, and files the fuzzer once found ([`replay_crashes`]).
//!
//! The rooms: [`plan`] (how hard to try), `trial` (a random match and what is said when it fails), `checks` (one a
//! file), [`mod@perft`], [`mod@golden`], [`corpus`], [`mod@encoding`] (facts), [`fuzz`], [`alloc`] (the counting allocator), [`mod@scene`] (the table of
//! rule tests), and two small games, [`toy`] and
//! [`race`], on which the suite itself, the kernel and the bots are tested.

pub mod alloc;
mod checks;
pub mod corpus;
pub mod encoding;
pub mod fuzz;
pub mod golden;
pub mod perft;
pub mod plan;
pub mod race;
pub mod scene;
mod stats;
pub mod toy;
mod trial;

pub use checks::{Check, find_failure};
pub use encoding::encoding;
pub use fuzz::{fuzz_bytes, replay_crashes};
pub use golden::golden;
pub use perft::perft;
pub use plan::{List, Plan, Playouts};
pub use scene::{Scene, Steps};
pub use trial::Failure;

use frente_kernel::Narrate;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Runs every check on matches from each of `setups`.
///
/// # Panics
/// If the game does not pass: with the first failure in full and the names of the others.
pub fn check<G: Narrate>(setups: &[G::Setup], plan: Plan) {
    assert!(!setups.is_empty() && plan.games > 0, "{}: nothing to play: no setup, or no game", G::INFO.id);
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(Check::ALL.len());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(check) = Check::ALL.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(failure) = find_failure::<G>(*check, setups, &plan) {
                        failures.lock().expect("no worker panics").push((*check, failure));
                    }
                }
            });
        }
    });
    let mut failures = failures.into_inner().expect("no worker panics");
    failures.sort_by_key(|(check, _)| Check::ALL.iter().position(|known| known == check));
    if let Some((_, first)) = failures.first() {
        let others: Vec<_> = failures[1..].iter().map(|(check, _)| check.name()).collect();
        let others = if others.is_empty() { "none".to_owned() } else { others.join(", ") };
        panic!("{first}\nother checks that failed: {others}");
    }
}
