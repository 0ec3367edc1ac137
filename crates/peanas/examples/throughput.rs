//! How fast a battle goes, on one thread: `cargo run --release -p frente-peanas --example throughput`.
//!
//! Random players; rates are per second of wall clock, so a busy machine shows lower ones.

use frente_kernel::{Game, Node, Silent};
use frente_peanas::setup::ListChoice;
use frente_peanas::{Peanas, Setup, Size, sight};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::hint::black_box;
use std::time::Instant;

fn main() {
    for size in [Size::Small, Size::Medium, Size::Large] {
        let list = |name: String| ListChoice::Ready(name);
        let setup = Setup {
            size,
            scenery: 7,
            season: 1,
            attacker: list(format!("national-{size}-attack")),
            defender: list(format!("republican-{size}-defence")),
            ..Setup::default()
        };
        let start = Peanas::initial(&setup).expect("a sound setup");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let (mut battles, mut decisions, mut chances) = (0u32, 0u64, 0u64);
        let mut last = start.clone();
        let clock = Instant::now();
        while clock.elapsed().as_secs_f64() < 4.0 {
            let mut state = start.clone();
            loop {
                match Peanas::node(&state) {
                    Node::Over(_) => break,
                    Node::Chance => {
                        let chance = Peanas::sample_chance(&state, &mut rng);
                        Peanas::resolve(&mut state, chance, &mut Silent);
                        chances += 1;
                    }
                    Node::Decision(_) => {
                        let action = Peanas::sample_action(&state, &mut rng);
                        Peanas::apply(&mut state, action, &mut Silent);
                        decisions += 1;
                    }
                }
            }
            last = state;
            battles += 1;
        }
        let seconds = clock.elapsed().as_secs_f64();
        println!(
            "{size}: {:.0} decisions/s, {:.0} steps/s, {:.1} battles/s, {:.0} decisions a battle",
            decisions as f64 / seconds,
            (decisions + chances) as f64 / seconds,
            f64::from(battles) / seconds,
            decisions as f64 / f64::from(battles),
        );
        queries(&last);
    }
    println!("state {} bytes, action {} bytes", size_of::<frente_peanas::State>(), size_of::<frente_peanas::Action>());
}

/// Sight between all pairs of units on the table, and copies of the position.
fn queries(state: &frente_peanas::State) {
    let units: Vec<_> = state.all().filter(|unit| state.unit(*unit).is_on_table()).collect();
    if units.len() < 2 {
        return;
    }
    let (mut count, mut seen) = (0u64, 0u64);
    let clock = Instant::now();
    while clock.elapsed().as_secs_f64() < 0.5 {
        for one in &units {
            for two in units.iter().filter(|two| *two != one) {
                seen += u64::from(sight::sees(black_box(state), *one, *two));
                count += 1;
            }
        }
    }
    let sight = count as f64 / clock.elapsed().as_secs_f64();
    let clock = Instant::now();
    let mut copies = 0u64;
    while clock.elapsed().as_secs_f64() < 0.3 {
        for _ in 0..100 {
            black_box(black_box(state).clone());
        }
        copies += 100;
    }
    let nanoseconds = clock.elapsed().as_secs_f64() * 1e9 / copies as f64;
    println!("  {sight:.0} sight queries/s ({seen} of {count} seen), {nanoseconds:.0} ns a copy");
}
