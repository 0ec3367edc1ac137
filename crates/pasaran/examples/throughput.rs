//! How fast wars go by, on one thread: `cargo run --release -p frente-pasaran --example throughput`.
//!
//! Random players. Rates are per second of this thread's processor time, as Linux keeps account of it.

use frente_kernel::{Game, Node, Silent};
use frente_pasaran::{Pasaran, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn main() {
    for scenario in Pasaran::INFO.scenarios {
        let setup = Setup { scenario: (*scenario).to_owned(), ..Setup::default() };
        let start = Pasaran::initial(&setup).expect("a scenario of the pack");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1936);
        let (mut wars, mut steps) = (0_u32, 0_u64);
        let mut state = start.clone();
        let before = processor_seconds();
        while processor_seconds() - before < 3.0 {
            for _ in 0..20 {
                state.clone_from(&start);
                loop {
                    match Pasaran::node(&state) {
                        Node::Over(_) => break,
                        Node::Chance => {
                            let chance = Pasaran::sample_chance(&state, &mut rng);
                            Pasaran::resolve(&mut state, chance, &mut Silent);
                        }
                        Node::Decision(_) => {
                            let action = Pasaran::sample_action(&state, &mut rng);
                            Pasaran::apply(&mut state, action, &mut Silent);
                        }
                    }
                    steps += 1;
                }
                wars += 1;
            }
        }
        let seconds = processor_seconds() - before;
        println!(
            "{scenario}: {:.2} million steps/s, {:.0} wars/s, {:.0} steps a war",
            steps as f64 / seconds / 1e6,
            f64::from(wars) / seconds,
            steps as f64 / f64::from(wars)
        );
    }
    println!(
        "a position takes {} bytes, an action {}",
        size_of::<frente_pasaran::State>(),
        size_of::<frente_pasaran::Action>()
    );
}

fn processor_seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").expect("a Linux that keeps account");
    let nanoseconds: f64 = text.split_whitespace().next().and_then(|word| word.parse().ok()).expect("a number");
    nanoseconds / 1e9
}
