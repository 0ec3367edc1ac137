//! The suite every game must pass, pinned numbers, and records that replay.

use frente_conformance::alloc::Counting;
use frente_conformance::{Check, List, Plan, Playouts, find_failure, fuzz_bytes, golden, perft, replay_crashes};
use frente_kernel::record::{DiceProof, Publish};
use frente_kernel::{Game, Match, Node, Record, Rng, Secret, Silent, VerifiableDice};
use frente_peanas::roster::Entry;
use frente_peanas::setup::ListChoice;
use frente_peanas::{Army, Peanas, Quality, Roster, Setup, Side, Size, Terrain};
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

/// Matches of old versions: never edited, only added to. With `FRENTE_BLESS=1` an empty folder is filled.
#[test]
fn the_corpus_of_records_replays_for_ever() {
    let folder = "tests/records";
    let bless = std::env::var("FRENTE_BLESS").is_ok_and(|value| value == "1");
    if bless && fs::read_dir(folder).map_or(true, |mut files| files.next().is_none()) {
        fs::create_dir_all(folder).expect("a folder to write to");
        let battles = setups().into_iter().map(|setup| ("battle", setup)).chain(skirmishes());
        for (seed, (name, setup)) in battles.enumerate() {
            let (table, dice) = played(seed as u64, &setup);
            let record = Record::of(&table, Some((&dice, "conformance")), Publish::Secret);
            fs::write(format!("{folder}/{name}-{seed:02}.record"), record.to_string()).expect("a folder to write to");
        }
    }
    let mut replayed = 0;
    for file in fs::read_dir(folder).expect("the corpus is part of the crate") {
        let path = file.expect("a readable folder").path();
        let text = fs::read_to_string(&path).expect("a readable record");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let verified = record.verify::<Peanas>().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(matches!(verified.dice, DiceProof::Redrawn(_)), "{}", path.display());
        replayed += 1;
    }
    assert!(replayed >= 8, "only {replayed} records were found");
}

/// A match played at random with verifiable dice.
fn played(seed: u64, setup: &Setup) -> (Match<Peanas>, VerifiableDice) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut secret = [0; 32];
    rng.fill_bytes(&mut secret);
    let dice = VerifiableDice::new(Secret(secret), "conformance");
    let mut table = Match::new(setup.clone()).expect("a sound setup");
    loop {
        table.roll(&dice, &mut Silent);
        let Node::Decision(seat) = Peanas::node(table.state()) else { return (table, dice) };
        let action = Peanas::sample_action(table.state(), &mut rng);
        table.act(seat, action, &mut Silent).expect("a sampled action is legal");
    }
}

#[test]
fn records_replay_to_the_same_seals() {
    for (seed, setup) in setups().into_iter().enumerate() {
        let (table, dice) = played(seed as u64, &setup);
        let record = Record::of(&table, Some((&dice, "conformance")), Publish::Secret);
        let text = record.to_string();
        let verified = Record::parse(&text).and_then(|read| read.verify::<Peanas>()).expect("a record verifies");
        assert_eq!(verified.dice, DiceProof::Redrawn(table.chances()), "seed {seed}");
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
