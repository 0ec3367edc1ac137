//! How fast battles go, on one thread: `cargo run --release -p frente-tactics2gm --example throughput -- [SCENARIO] [SECONDS]`.
//!
//! Random players; rates are per second of processor time.

use cpu_time::ThreadTime;
use frente_kernel::{Game, Node, Silent};
use frente_tactics2gm::{Setup, Tactics2gm};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::time::Duration;

fn main() {
    let mut words = std::env::args().skip(1);
    let scenario = words.next().unwrap_or_else(|| Setup::default().scenario);
    let seconds: f64 = words.next().map_or(4.0, |word| word.parse().expect("seconds are a number"));
    let start = Tactics2gm::initial(&Setup { scenario, ..Setup::default() }).expect("a sound setup");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut battles, mut decisions, mut chances) = (0u32, 0u64, 0u64);
    let clock = ThreadTime::now();
    while clock.elapsed() < Duration::from_secs_f64(seconds) {
        let mut state = start;
        loop {
            match Tactics2gm::node(&state) {
                Node::Over(_) => break,
                Node::Chance => {
                    let chance = Tactics2gm::sample_chance(&state, &mut rng);
                    Tactics2gm::resolve(&mut state, chance, &mut Silent);
                    chances += 1;
                }
                Node::Decision(_) => {
                    let action = Tactics2gm::sample_action(&state, &mut rng);
                    Tactics2gm::apply(&mut state, action, &mut Silent);
                    decisions += 1;
                }
            }
        }
        battles += 1;
    }
    let (seconds, steps) = (clock.elapsed().as_secs_f64(), (decisions + chances) as f64);
    println!(
        "{:.0} steps/s, {:.1} battles/s, {:.0} decisions and {:.0} chances a battle; state {} bytes, action {} bytes",
        steps / seconds,
        f64::from(battles) / seconds,
        decisions as f64 / f64::from(battles),
        chances as f64 / f64::from(battles),
        size_of::<frente_tactics2gm::State>(),
        size_of::<frente_tactics2gm::Action>(),
    );
}
