//! The suite every game must pass, pinned numbers, golden openings, and records that replay.

use frente_conformance::alloc::Counting;
use frente_conformance::golden::golden_match;
use frente_conformance::{List, Plan, Playouts, check, fuzz_bytes, perft, replay_crashes};
use frente_kernel::record::{DiceProof, Publish};
use frente_kernel::{Game, Match, Node, Record, Rng, Secret, Silent, VerifiableDice};
use frente_peanas::setup::ListChoice;
use frente_peanas::{Peanas, Setup, Size, Terrain};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::fs;

#[global_allocator]
static COUNTING: Counting = Counting;

fn ready(name: &str) -> ListChoice {
    ListChoice::Ready(name.to_owned())
}

fn setups() -> Vec<Setup> {
    let usual = Setup::default();
    let open = Setup { fog: 0, scenery: 3, terrain: Terrain::Hills, ..Setup::default() };
    let town = Setup {
        terrain: Terrain::Town,
        scenery: 5,
        impactar: 1,
        casualty_cap: 0,
        attacker: ready("republican-small-attack"),
        defender: ready("national-small-defence"),
        ..Setup::default()
    };
    vec![usual, open, town]
}

#[test]
fn the_game_passes_every_check() {
    let plan = Plan { games: 1, close_looks: 1, list: List::Suggestions, ..Plan::default() };
    check::<Peanas>(&setups(), plan);
}

#[test]
fn playouts_allocate_nothing() {
    let plan = Plan { games: 2, list: List::Suggestions, playouts: Playouts::AllocateNothing, ..Plan::default() };
    let failure = frente_conformance::find_failure::<Peanas>(frente_conformance::Check::Playouts, &setups(), &plan);
    if let Err(failure) = failure {
        panic!("{failure}");
    }
}

#[test]
fn perft_numbers_stand() {
    let start = Peanas::initial(&Setup::default()).expect("the usual setup");
    // Four column dice of six faces; then sector 1 is filled.
    assert_eq!([1, 2, 3].map(|depth| perft::<Peanas>(&start, depth)), [6, 36, 216]);
}

/// The first steps of a match played at random with verifiable dice.
fn opening(setup: &Setup, seed: u64, steps: usize) -> Match<Peanas> {
    let (table, _) = played(seed, setup, steps);
    table
}

fn played(seed: u64, setup: &Setup, steps: usize) -> (Match<Peanas>, VerifiableDice) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut secret = [0; 32];
    rng.fill_bytes(&mut secret);
    let dice = VerifiableDice::new(Secret(secret), "conformance");
    let mut table = Match::new(setup.clone()).expect("a sound setup");
    loop {
        table.roll(&dice, &mut Silent);
        let Node::Decision(seat) = Peanas::node(table.state()) else { return (table, dice) };
        if table.steps().len() >= steps {
            return (table, dice);
        }
        let action = Peanas::sample_action(table.state(), &mut rng);
        table.act(seat, action, &mut Silent).expect("a sampled action is legal");
    }
}

#[test]
fn golden_openings_read_as_before() {
    let usual = Setup::default();
    let [_, open, town] = &setups()[..] else { panic!("three setups") };
    let medium = Setup {
        size: Size::Medium,
        scenery: 8,
        terrain: Terrain::Forest,
        fog: 0,
        attacker: ready("republican-medium-attack"),
        defender: ready("national-medium-defence"),
        ..Setup::default()
    };
    let coast = Setup { terrain: Terrain::Coast, scenery: 2, season: 3, ..Setup::default() };
    for (name, setup, steps) in [
        ("by-the-book", &usual, 60),
        ("open-hills", open, 130),
        ("town", town, 90),
        ("medium-forest", &medium, 90),
        ("winter-coast", &coast, 90),
    ] {
        golden_match(format!("tests/golden/{name}.txt"), &opening(setup, 7, steps));
    }
}

#[test]
fn records_replay_to_the_same_seals() {
    for (seed, setup) in setups().into_iter().enumerate() {
        let (table, dice) = played(seed as u64, &setup, usize::MAX);
        let record = Record::of(&table, Some((&dice, "conformance")), Publish::Secret);
        let text = record.to_string();
        let verified = Record::parse(&text).and_then(|read| read.verify::<Peanas>()).expect("a record verifies");
        assert_eq!(verified.dice, DiceProof::Redrawn(table.chances()), "seed {seed}");
    }
}

/// Matches of this version: never edited, only added to.
#[test]
fn the_corpus_of_records_replays_for_ever() {
    let folder = fs::read_dir("tests/records").expect("the corpus is part of the crate");
    let mut replayed = 0;
    for file in folder {
        let path = file.expect("a readable folder").path();
        let text = fs::read_to_string(&path).expect("a readable record");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let verified = record.verify::<Peanas>().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(matches!(verified.dice, DiceProof::Redrawn(_)), "{}", path.display());
        replayed += 1;
    }
    assert!(replayed >= 4, "only {replayed} records were found");
}

/// `FRENTE_BLESS=1` writes what is missing of the corpus.
#[test]
fn golden_records_are_there() {
    if std::env::var("FRENTE_BLESS").is_ok_and(|value| value == "1") {
        fs::create_dir_all("tests/records").expect("a folder");
        for (at, setup) in setups().into_iter().enumerate().chain([(3, Setup { scenery: 9, ..Setup::default() })]) {
            let path = format!("tests/records/random-{at:02}.record");
            if !fs::exists(&path).expect("a folder") {
                let (table, dice) = played(100 + at as u64, &setup, usize::MAX);
                let record = Record::of(&table, Some((&dice, "corpus")), Publish::Secret);
                fs::write(path, record.to_string()).expect("a writable folder");
            }
        }
    }
    assert!(fs::read_dir("tests/records").is_ok());
}

#[test]
fn random_battles_end_without_a_panic_or_a_dead_end() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1936);
    for (at, terrain) in Terrain::ALL.iter().enumerate() {
        for size in [Size::Small, Size::Medium] {
            let (attacker, defender) =
                (ready(&format!("republican-{size}-attack")), ready(&format!("national-{size}-defence")));
            let scenery = at as u32 % 3;
            let setup = Setup { terrain: *terrain, size, attacker, defender, scenery, air: 1, ..Setup::default() };
            for _ in 0..4 {
                let mut state = Peanas::initial(&setup).expect("a sound setup");
                for step in 0.. {
                    assert!(step < Peanas::INFO.max_steps, "a battle must end");
                    match Peanas::node(&state) {
                        Node::Over(_) => break,
                        Node::Chance => {
                            let chance = Peanas::sample_chance(&state, &mut rng);
                            Peanas::resolve(&mut state, chance, &mut Silent);
                        }
                        Node::Decision(_) => {
                            let action = Peanas::sample_action(&state, &mut rng);
                            assert_eq!(Peanas::check(&state, action), Ok(()), "{:?}", state.pending());
                            Peanas::apply(&mut state, action, &mut Silent);
                        }
                    }
                    let faults = Peanas::faults(&state);
                    assert!(faults.is_empty(), "step {step}: {faults:?} at {:?}", state.pending());
                }
            }
        }
    }
}

#[test]
fn bytes_of_any_kind_play_a_sound_match() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let setup = Setup { scenery: 6, ..Setup::default() };
    for _ in 0..6 {
        let mut bytes = [0; 200];
        rng.fill_bytes(&mut bytes);
        fuzz_bytes::<Peanas>(&setup, &bytes);
    }
    replay_crashes::<Peanas>(&setup, "tests/crashes");
}
