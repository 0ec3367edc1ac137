//! The suite every game must pass, pinned numbers, and records that replay.

use frente_conformance::alloc::Counting;
use frente_conformance::{Check, List, Plan, Playouts, find_failure, fuzz_bytes, perft, replay_crashes};
use frente_kernel::record::{DiceProof, Publish};
use frente_kernel::{Game, Match, Node, Record, Rng, Secret, Silent, VerifiableDice};
use frente_peanas::setup::ListChoice;
use frente_peanas::{Peanas, Setup, Size, Terrain};
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

/// Undo is looked at without fog: which unit a token is laid down for cannot be checked in a redealt world where that
/// unit already lies on the table, so the computed barrier depends there on how many redeals are tried.
#[test]
fn the_game_passes_every_check() {
    let plan = Plan { games: 1, close_looks: 1, list: List::Suggestions, ..Plan::default() };
    let (all, open) = (setups(), Vec::from_iter(setups().into_iter().map(|setup| Setup { fog: 0, ..setup })));
    for one in Check::ALL {
        let setups = if one == Check::Undo { &open } else { &all };
        if let Err(failure) = find_failure::<Peanas>(one, setups, &plan) {
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
