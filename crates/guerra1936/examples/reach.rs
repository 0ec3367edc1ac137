//! What random games reach: `cargo run --release -p frente-guerra1936 --example reach -- GAMES [SEED]`
//!
//! Plays games of random decks at random and tells which cards, abilities, objectives and single effects were never
//! reached, and which were reached least. `docs/balance.md` keeps what it said.

#[path = "../tests/reach/mod.rs"]
mod reach;

use frente_guerra1936::{Deck, Guerra1936, Setup};
use frente_kernel::Game;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn main() {
    let mut words = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("usage: reach GAMES [SEED]"));
    let games = words.next().unwrap_or(1_000);
    let decks = vec![Deck::named("random"), Deck::named("random")];
    let start =
        Guerra1936::initial(&Setup { decks, turn_limit: 120, ..Setup::default() }).expect("random decks are sound");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(words.next().unwrap_or(36));
    let mut reached = reach::Reach::default();
    for _ in 0..games {
        reached.play(&start, &mut rng);
    }
    let mut all: Vec<(u64, String)> = reach::all().into_iter().map(|word| (reached.times(&word), word)).collect();
    all.sort();
    let missing = reached.missing();
    println!("{} of {} things reached in {games} random games", all.len() - missing.len(), all.len());
    println!("never: {}", if missing.is_empty() { "none".to_owned() } else { missing.join(", ") });
    let rare = all.iter().filter(|(times, _)| *times > 0).take(20);
    println!("rarest: {}", rare.map(|(times, word)| format!("{word} ({times})")).collect::<Vec<_>>().join(", "));
}
