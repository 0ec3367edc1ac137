//! The suite every game must pass, pinned numbers, golden playthroughs, and the records that must replay for ever.

use frente_conformance::alloc::Counting;
use frente_conformance::corpus::{play_out, replay_corpus};
use frente_conformance::{Plan, Playouts, check, encoding, fuzz_bytes, golden, perft, replay_crashes};
use frente_kernel::{Game, Rng};
use frente_pasaran::{Pasaran, Setup, load_pack};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

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
    check::<Pasaran>(&[fog], Plan { games: 6, ..Plan::default() });
}

#[test]
fn fog_of_war_with_every_other_option_passes_every_check() {
    let all = options().pop().expect("all of them");
    check::<Pasaran>(&[Setup { fog: 1, ..all }], Plan { games: 6, ..Plan::default() });
}

#[test]
fn random_campaigns_end_without_a_panic_a_dead_end_or_a_broken_position() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1936);
    let fog = Setup { fog: 1, ..Setup::default() };
    let veiled = Setup { fog: 1, ..options().pop().expect("all of them") };
    for setup in usual().iter().chain(&options()).chain([&fog, &veiled]) {
        let start = Pasaran::initial(setup).expect("a sound setup");
        for game in 0..12 {
            play_out::<Pasaran>(&start, &mut rng, |step, state| {
                if step % 8 == 0 {
                    let faults = Pasaran::faults(state);
                    assert!(faults.is_empty(), "game {game}, step {step}: {}", faults.join("; "));
                }
            });
        }
    }
}

#[test]
fn golden_facts_are_sound_and_tell_no_seat_too_much() {
    encoding::<Pasaran>(
        "tests/golden/facts.txt",
        &[usual().to_vec(), options(), vec![Setup { fog: 1, ..ebro() }]].concat(),
        12,
    );
}

#[test]
fn perft_numbers_stand() {
    let start = Pasaran::initial(&Setup::default()).expect("the usual setup");
    // Take the airbridge or not; then with it a window, without it the trains.
    assert_eq!([1, 2, 3].map(|depth| perft::<Pasaran>(&start, depth)), PERFT_USUAL);
    let start = Pasaran::initial(&ebro()).expect("the short setup");
    assert_eq!([1, 2, 3].map(|depth| perft::<Pasaran>(&start, depth)), PERFT_EBRO);
}

const PERFT_USUAL: [u64; 3] = [2, 26, 434];
const PERFT_EBRO: [u64; 3] = [13, 130, 812];

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

/// Matches of earlier builds of these rules: never edited, only added to.
#[test]
fn the_corpus_of_records_replays_for_ever() {
    let all = Setup { regrouping: 1, trenches: 1, chits: 1, bonus_chits: 1, blocking: 1, ..Setup::default() };
    let [campaign, later] = usual();
    let setups = [("campaign", campaign), ("war1937", later), ("ebro", ebro()), ("options", all)];
    let twice =
        |(at, (name, setup)): (u64, (&'static str, Setup))| [at, 10 + at].map(|seed| (name, seed, setup.clone()));
    let matches: Vec<_> = (0..).zip(setups).flat_map(twice).collect();
    replay_corpus::<Pasaran>(&matches, 8);
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
