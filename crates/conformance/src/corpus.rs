//! Random matches to their end, and records that must replay for ever.

use frente_kernel::record::{DiceProof, Publish};
use frente_kernel::{Game, Match, Node, Record, Secret, Silent, VerifiableDice};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fs;

/// The salt of the matches of a corpus.
const SALT: &str = "conformance";

/// Plays a position at random to its end, and hands `look` each position on the way.
///
/// # Panics
/// If an action that was drawn is not legal, or the end does not come within the bound of the game.
pub fn play_out<G: Game>(start: &G::State, rng: &mut Xoshiro256PlusPlus, mut look: impl FnMut(u32, &G::State)) {
    let mut state = start.clone();
    for step in 0.. {
        look(step, &state);
        assert!(step < G::INFO.max_steps, "a match must end");
        match G::node(&state) {
            Node::Over(_) => return,
            Node::Chance => {
                let chance = G::sample_chance(&state, rng);
                G::resolve(&mut state, chance, &mut Silent);
            }
            Node::Decision(_) => {
                let action = G::sample_action(&state, rng);
                assert_eq!(G::check(&state, action), Ok(()), "step {step}: {action}");
                G::apply(&mut state, action, &mut Silent);
            }
        }
    }
}

/// A match played at random with verifiable dice.
pub fn played<G: Game>(setup: &G::Setup, seed: u64) -> (Match<G>, VerifiableDice) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut secret = [0; 32];
    rng.fill_bytes(&mut secret);
    let dice = VerifiableDice::new(Secret(secret), SALT);
    let mut table = Match::new(setup.clone()).unwrap_or_else(|error| panic!("the setup is refused: {error}"));
    loop {
        table.roll(&dice, &mut Silent);
        let Node::Decision(seat) = G::node(table.state()) else { return (table, dice) };
        let action = G::sample_action(table.state(), &mut rng);
        table.act(seat, action, &mut Silent).expect("a sampled action is legal");
    }
}

/// Such a match as a record.
pub fn record<G: Game>(setup: &G::Setup, seed: u64) -> String {
    let (table, dice) = played::<G>(setup, seed);
    Record::of(&table, Some(&dice), Publish::Secret).to_string()
}

/// A record must read back, verify down to every die, and write itself again as it was.
///
/// # Panics
/// If it does not, with `name`.
pub fn replay<G: Game>(name: &str, text: &str) {
    let record = Record::parse(text).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(record.to_string(), text, "{name}: written again");
    let verified = record.verify::<G>().unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(verified.dice, DiceProof::Redrawn(verified.played.chances()), "{name}");
}

/// Replays every record of `tests/records`. With `FRENTE_BLESS=1` those of `matches` (name, seed, setup) that are not there
/// are played and written; none is ever overwritten.
///
/// # Panics
/// If one does not replay, or there are fewer than `least`.
pub fn replay_corpus<G: Game>(matches: &[(&str, u64, G::Setup)], least: usize) {
    let folder = "tests/records";
    if std::env::var("FRENTE_BLESS").is_ok_and(|value| value == "1") {
        fs::create_dir_all(folder).expect("a folder to write to");
        for (name, seed, setup) in matches {
            let path = format!("{folder}/{name}-{seed:02}.record");
            if !fs::exists(&path).expect("a readable folder") {
                fs::write(path, record::<G>(setup, *seed)).expect("a folder to write to");
            }
        }
    }
    let mut replayed = 0;
    for file in fs::read_dir(folder).expect("the corpus is part of the crate") {
        let path = file.expect("a readable folder").path();
        replay::<G>(&path.display().to_string(), &fs::read_to_string(&path).expect("a readable record"));
        replayed += 1;
    }
    assert!(replayed >= least, "only {replayed} records were found");
}
