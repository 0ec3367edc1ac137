//! The suite every game must pass, pinned numbers, golden playthroughs, and the records that must replay for ever.

use frente_conformance::alloc::Counting;
use frente_conformance::{Plan, Playouts, check, fuzz_bytes, golden, perft, replay_crashes};
use frente_kernel::record::{DiceProof, Publish};
use frente_kernel::{Game, Match, Node, Record, Rng, Secret, Silent, VerifiableDice};
use frente_pasaran::{Pasaran, Setup, load_pack};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::fs;

#[global_allocator]
static COUNTING: Counting = Counting;

fn usual() -> [Setup; 2] {
    [Setup::default(), Setup { scenario: "war1937".to_owned(), ..Setup::default() }]
}

/// Two turns on the Ebro: short enough to be looked at from every side.
fn ebro() -> Setup {
    let file = ("scenarios.ron".to_owned(), include_str!("packs/scenarios.ron").to_owned());
    let pack = load_pack(&[file]).expect("the scenario is sound");
    Setup { pack, scenario: "ebro".to_owned(), ..Setup::default() }
}

/// The short scenario under each option, and under all that nobody hides behind.
fn options() -> Vec<Setup> {
    let all = Setup {
        regrouping: 1,
        alternative_initiative: 1,
        trenches: 1,
        chits: 1,
        bonus_chits: 1,
        blocking: 1,
        sorties: 1,
        ..ebro()
    };
    vec![
        ebro(),
        Setup { regrouping: 1, ..ebro() },
        Setup { alternative_initiative: 1, ..ebro() },
        Setup { trenches: 1, ..ebro() },
        Setup { chits: 1, ..ebro() },
        Setup { chits: 1, bonus_chits: 1, ..ebro() },
        Setup { blocking: 1, ..ebro() },
        Setup { sorties: 1, ..ebro() },
        all,
    ]
}

#[test]
fn every_option_passes_every_check_without_allocating_in_playouts() {
    check::<Pasaran>(&options(), Plan { games: 2, playouts: Playouts::AllocateNothing, ..Plan::default() });
}

#[test]
fn whole_wars_pass_every_check() {
    check::<Pasaran>(&usual(), Plan { games: 1, playouts: Playouts::AllocateNothing, ..Plan::default() });
}

#[test]
fn fog_of_war_passes_every_check() {
    let fog = Setup { fog: 1, ..ebro() };
    check::<Pasaran>(&[fog], Plan { games: 2, ..Plan::default() });
}

#[test]
fn random_campaigns_end_without_a_panic_a_dead_end_or_a_broken_position() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1936);
    let fog = Setup { fog: 1, ..Setup::default() };
    for setup in usual().iter().chain(&options()).chain([&fog]) {
        let start = Pasaran::initial(setup).expect("a sound setup");
        for game in 0..12 {
            let mut state = start.clone();
            for step in 0.. {
                assert!(step < Pasaran::INFO.max_steps, "a match must end");
                match Pasaran::node(&state) {
                    Node::Over(_) => break,
                    Node::Chance => {
                        let chance = Pasaran::sample_chance(&state, &mut rng);
                        Pasaran::resolve(&mut state, chance, &mut Silent);
                    }
                    Node::Decision(_) => {
                        let action = Pasaran::sample_action(&state, &mut rng);
                        assert_eq!(Pasaran::check(&state, action), Ok(()), "{action}");
                        Pasaran::apply(&mut state, action, &mut Silent);
                    }
                }
                if step % 8 == 0 {
                    let faults = Pasaran::faults(&state);
                    assert!(faults.is_empty(), "game {game}, step {step}: {}", faults.join("; "));
                }
            }
        }
    }
}

#[test]
fn perft_numbers_stand() {
    let start = Pasaran::initial(&Setup::default()).expect("the usual setup");
    // Take the airbridge or not; then with it a window, without it the trains.
    assert_eq!([1, 2, 3].map(|depth| perft::<Pasaran>(&start, depth)), PERFT_USUAL);
    let start = Pasaran::initial(&ebro()).expect("the short setup");
    assert_eq!([1, 2, 3].map(|depth| perft::<Pasaran>(&start, depth)), PERFT_EBRO);
}

const PERFT_USUAL: [u64; 3] = [2, 28, 430];
const PERFT_EBRO: [u64; 3] = [13, 134, 838];

#[test]
fn golden_playthroughs_read_as_before() {
    let chits = Setup { chits: 1, bonus_chits: 1, ..ebro() };
    let trenches = Setup { trenches: 1, regrouping: 1, ..ebro() };
    for (name, setup, seed) in [
        ("ebro-1", &ebro(), 1),
        ("ebro-2", &ebro(), 2),
        ("ebro-3", &ebro(), 3),
        ("chits", &chits, 4),
        ("trenches", &trenches, 5),
    ] {
        golden::<Pasaran>(format!("tests/golden/{name}.txt"), setup, seed);
    }
}

/// Plays a match at random with verifiable dice.
fn played(setup: &Setup, seed: u64) -> String {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut secret = [0; 32];
    rng.fill_bytes(&mut secret);
    let dice = VerifiableDice::new(Secret(secret), "conformance");
    let mut table = Match::<Pasaran>::new(setup.clone()).expect("a sound setup");
    loop {
        table.roll(&dice, &mut Silent);
        let Node::Decision(seat) = Pasaran::node(table.state()) else { break };
        let action = Pasaran::sample_action(table.state(), &mut rng);
        table.act(seat, action, &mut Silent).expect("a sampled action is legal");
    }
    Record::of(&table, Some((&dice, "conformance")), Publish::Secret).to_string()
}

/// Matches of old versions: never edited, only added to. With `FRENTE_BLESS=1` an empty folder is filled.
#[test]
fn the_corpus_of_records_replays_for_ever() {
    let folder = "tests/records";
    let all = Setup { regrouping: 1, trenches: 1, chits: 1, bonus_chits: 1, blocking: 1, ..Setup::default() };
    let [campaign, later] = usual();
    let setups = [("campaign", campaign), ("war1937", later), ("ebro", ebro()), ("options", all)];
    let bless = std::env::var("FRENTE_BLESS").is_ok_and(|value| value == "1");
    if bless && fs::read_dir(folder).is_ok_and(|mut files| files.next().is_none()) {
        for (at, (name, setup)) in setups.iter().enumerate() {
            for seed in [at as u64, 10 + at as u64] {
                fs::write(format!("{folder}/{name}-{seed:02}.record"), played(setup, seed))
                    .expect("a folder to write to");
            }
        }
    }
    let mut replayed = 0;
    for file in fs::read_dir(folder).expect("the corpus is part of the crate") {
        let path = file.expect("a readable folder").path();
        let text = fs::read_to_string(&path).expect("a readable record");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let verified = record.verify::<Pasaran>().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(matches!(verified.dice, DiceProof::Redrawn(_)), "{}", path.display());
        replayed += 1;
    }
    assert!(replayed >= 8, "only {replayed} records were found");
}

#[test]
fn bytes_of_any_kind_play_a_sound_match() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for _ in 0..10 {
        let mut bytes = [0; 400];
        rng.fill_bytes(&mut bytes);
        fuzz_bytes::<Pasaran>(&ebro(), &bytes);
    }
    replay_crashes::<Pasaran>(&ebro(), "tests/crashes");
}
