//! The suite every game must pass, pinned numbers, and records that replay.

use frente_conformance::alloc::Counting;
use frente_conformance::corpus::{play_out, record, replay, replay_corpus};
use frente_conformance::{
    Check, List, Plan, Playouts, encoding, find_failure, fuzz_bytes, golden, perft, replay_crashes,
};
use frente_kernel::{Game, Rng};
use frente_peanas::roster::Entry;
use frente_peanas::setup::ListChoice;
use frente_peanas::{Army, Peanas, Quality, Roster, Setup, Side, Size, Terrain};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

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
    for one in Check::ALL {
        if let Err(failure) = find_failure::<Peanas>(one, &setups(), &plan) {
            panic!("{failure}");
        }
    }
}

#[test]
fn playouts_allocate_nothing() {
    let plan = Plan { games: 2, list: List::Suggestions, playouts: Playouts::AllocateNothing, ..Plan::default() };
    let failure = find_failure::<Peanas>(Check::Playouts, &setups(), &plan);
    if let Err(failure) = failure {
        panic!("{failure}");
    }
}

#[test]
fn golden_facts_are_sound_and_tell_no_seat_too_much() {
    encoding::<Peanas>("tests/golden/facts.txt", &setups(), 3);
}

#[test]
fn perft_numbers_stand() {
    let start = Peanas::initial(&Setup::default()).expect("the usual setup");
    // Four column dice of six faces; then sector 1 is filled.
    assert_eq!([1, 2, 3].map(|depth| perft::<Peanas>(&start, depth)), [6, 36, 216]);
    // A skirmish on a laid-out table: works, weather, tokens.
    let start = Peanas::initial(&skirmishes()[0].1).expect("a sound setup");
    assert_eq!([1, 2, 3].map(|depth| perft::<Peanas>(&start, depth)), PERFT_SKIRMISH);
}

const PERFT_SKIRMISH: [u64; 3] = [6, 36, 660];

/// A handful of units on either side: battles short enough to be read.
fn skirmish(attacker: &[&str], defender: &[&str], more: Setup) -> Setup {
    let list = |army: Army, side: Side, units: &[&str]| {
        let entry = |unit: &&str| Entry {
            unit: (*unit).to_owned(),
            quality: Quality::Regular,
            upgrades: Vec::new(),
            platoon: 0,
            zone: 0,
        };
        let units = units.iter().map(entry).collect();
        ListChoice::Own(Roster { name: "skirmish".to_owned(), army, size: Size::Small, side, units })
    };
    Setup {
        attacker: list(Army::National, Side::Attacker, attacker),
        defender: list(Army::Republican, Side::Defender, defender),
        season: 1,
        waiting_days: 0,
        ..more
    }
}

fn skirmishes() -> [(&'static str, Setup); 5] {
    let on = |scenery: u32, terrain: Terrain| Setup { scenery, terrain, ..Setup::default() };
    let (officer, line, militia) = ("nat-oficial", "nat-seccion-infanteria-de-linea", "rep-seccion-milicia-ugt-psoe");
    [
        ("infantry", skirmish(&[officer, line], &["rep-oficial", militia], on(3, Terrain::Plain))),
        (
            "without-fog",
            skirmish(&[officer, line], &["rep-oficial", militia], Setup { fog: 0, ..on(4, Terrain::Hills) }),
        ),
        (
            "tanks",
            skirmish(
                &[officer, "nat-panzer-i-ausf-a-b"],
                &["rep-oficial", "rep-t-26-b"],
                Setup { fog: 0, ..on(5, Terrain::Plain) },
            ),
        ),
        (
            "mortar",
            skirmish(
                &[officer, "nat-mortero-valero-m-33-81mm", "nat-observador-artilleria"],
                &["rep-oficial", militia],
                Setup { fog: 0, ..on(6, Terrain::Forest) },
            ),
        ),
        ("town", skirmish(&[officer, line], &["rep-oficial", militia], Setup { fog: 0, ..on(7, Terrain::Town) })),
    ]
}

#[test]
fn golden_playthroughs_read_as_before() {
    for (at, (name, setup)) in skirmishes().into_iter().enumerate() {
        golden::<Peanas>(format!("tests/golden/{name}.txt"), &setup, at as u64 + 1);
    }
}

/// Matches of earlier builds of these rules: never edited, only added to.
#[test]
fn the_corpus_of_records_replays_for_ever() {
    let battles = setups().into_iter().map(|setup| ("battle", setup)).chain(skirmishes());
    let matches: Vec<_> = (0..).zip(battles).map(|(seed, (name, setup))| (name, seed, setup)).collect();
    replay_corpus::<Peanas>(&matches, 8);
}

#[test]
fn records_replay_to_the_same_seals() {
    for (seed, setup) in (0..).zip(setups()) {
        replay::<Peanas>(&format!("seed {seed}"), &record::<Peanas>(&setup, seed));
    }
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
            let start = Peanas::initial(&setup).expect("a sound setup");
            for _ in 0..4 {
                play_out::<Peanas>(&start, &mut rng, |step, state| {
                    let faults = Peanas::faults(state);
                    assert!(faults.is_empty(), "step {step}: {faults:?} at {:?}", state.pending());
                });
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
