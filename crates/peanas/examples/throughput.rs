//! How fast battles go, on one thread: `cargo run --release -p frente-peanas --example throughput -- [SIZE] [BATTLES]`.
//!
//! Random players on the table `frente bench peanas` measures; rates are per second of processor time. The same battles
//! are fought every time: what they come to is printed too, so that a change of speed can be told from one of the rules.

use cpu_time::ThreadTime;
use frente_kernel::{Game, Node, Silent};
use frente_peanas::setup::ListChoice;
use frente_peanas::{Peanas, Setup, Size};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn main() {
    let mut words = std::env::args().skip(1);
    let size: Size = words.next().map_or(Size::Medium, |word| word.parse().expect("small, medium or large"));
    let battles: u32 = words.next().map_or(400, |word| word.parse().expect("battles are a number"));
    let start = Peanas::initial(&Setup {
        size,
        scenery: 7,
        season: 1,
        attacker: ListChoice::Ready(format!("national-{size}-attack")),
        defender: ListChoice::Ready(format!("republican-{size}-defence")),
        ..Setup::default()
    })
    .expect("a sound setup");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut decisions, mut chances, mut won) = (0u64, 0u64, 0u32);
    let clock = ThreadTime::now();
    for _ in 0..battles {
        let mut state = start.clone();
        loop {
            match Peanas::node(&state) {
                Node::Over(outcome) => {
                    won += u32::from(outcome.score >= 2);
                    break;
                }
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
    }
    let seconds = clock.elapsed().as_secs_f64();
    println!(
        "{:.0} decisions/s, {:.0} steps/s, {:.1} battles/s; {decisions} decisions and {chances} chances in {battles} \
         battles, the attacker won {won}; state {} bytes, action {} bytes",
        decisions as f64 / seconds,
        (decisions + chances) as f64 / seconds,
        f64::from(battles) / seconds,
        size_of::<frente_peanas::State>(),
        size_of::<frente_peanas::Action>(),
    );
}
