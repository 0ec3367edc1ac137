//! How fast games go by, on one thread: `cargo run --release -p frente-guerra1936 --example throughput`.
//!
//! Random players, the sample decks kind against kind. Rates are per second of this thread's processor time, as Linux
//! keeps account of it.

use frente_guerra1936::{Action, Deck, Guerra1936, Setup, State};
use frente_kernel::{Game, Node, Silent};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn main() {
    let starts = ["military", "political", "mixed", "defensive"].map(|kind| {
        let decks = ["national", "republic"].map(|side| Deck::Named(format!("{side}-{kind}"))).to_vec();
        Guerra1936::initial(&Setup { decks, ..Setup::default() }).expect("sample decks are sound")
    });
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1936);
    let (mut games, mut steps) = (0_u32, 0_u64);
    let mut state = starts[0].clone();
    let before = processor_seconds();
    while processor_seconds() - before < 5.0 {
        for start in starts.iter().cycle().take(80) {
            state.clone_from(start);
            loop {
                match Guerra1936::node(&state) {
                    Node::Over(_) => break,
                    Node::Chance => {
                        let chance = Guerra1936::sample_chance(&state, &mut rng);
                        Guerra1936::resolve(&mut state, chance, &mut Silent);
                    }
                    Node::Decision(_) => {
                        let action = Guerra1936::sample_action(&state, &mut rng);
                        Guerra1936::apply(&mut state, action, &mut Silent);
                    }
                }
                steps += 1;
            }
            games += 1;
        }
    }
    let seconds = processor_seconds() - before;
    println!(
        "{:.2} million steps/s, {:.0} games/s, {:.0} steps a game; a position takes {} bytes, an action {}",
        steps as f64 / seconds / 1e6,
        f64::from(games) / seconds,
        steps as f64 / f64::from(games),
        size_of::<State>(),
        size_of::<Action>()
    );
}

fn processor_seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").expect("a Linux that keeps account");
    let nanoseconds: f64 = text.split_whitespace().next().and_then(|word| word.parse().ok()).expect("a number");
    nanoseconds / 1e9
}
