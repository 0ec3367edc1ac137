//! The suite every game must pass, pinned numbers, golden playthroughs, and the records that must replay for ever.

use frente_conformance::alloc::Counting;
use frente_conformance::corpus::{play_out, replay_corpus};
use frente_conformance::{Plan, Playouts, check, encoding, fuzz_bytes, golden, perft, replay_crashes};
use frente_kernel::{Game, Rng};
use frente_tactics2gm::setup::DeckChoice;
use frente_tactics2gm::{Setup, Tactics2gm};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

#[global_allocator]
static COUNTING: Counting = Counting;

fn battle(scenario: &str) -> Setup {
    Setup { scenario: scenario.to_owned(), rounds: 8, ..Setup::default() }
}

/// Every battle and scenario, every number of players, every option that changes the flow.
fn setups() -> Vec<Setup> {
    let mut all: Vec<Setup> = ["bc1", "bc2", "bc5", "omaha", "arnhem", "bastogne", "octubre_rojo"].map(battle).into();
    all.push(Setup { players: 3, ..battle("bc3") });
    all.push(Setup { players: 4, novices: 5, ..battle("bc4") });
    all.push(Setup { players: 4, boards: 2, rounds: 4, ..battle("bc6") });
    all.push(Setup { players: 1, ..battle("bc2") });
    all.push(Setup { weather: 4, fighters_return: 1, surrender: 1, ..battle("bc2") });
    all.push(raid());
    all.push(battle("suministros"));
    all.push(Setup { players: 1, side: 1, ..battle("omaha") });
    all.push(Setup { players: 4, weather: 6, ..battle("bastogne") });
    all
}

/// The supply raid, with decks of the players' own.
fn raid() -> Setup {
    let list = |text: &str| -> DeckChoice { serde_json::from_str(text).expect("a deck") };
    let usa = r#"{"nation": "usa", "cards": [["us_inf_ligera", 6], ["us_inf_pesada", 4], ["us_jeep", 2], ["us_gmc", 1],
        ["us_m3", 3], ["us_sherman", 4], ["us_zapadores", 2], ["us_rangers", 2], ["red_ball", 1], ["pala", 1],
        ["radio", 1], ["refuerzos", 1], ["reconocimiento_aereo", 1], ["sabotaje", 1]]}"#;
    let germany = r#"{"nation": "germany", "cards": [["de_inf_ligera", 6], ["de_inf_pesada", 4], ["de_kubel", 1],
        ["de_opel", 1], ["de_251", 2], ["de_stug3", 2], ["de_panther", 1], ["elite", 1], ["prismaticos", 1],
        ["municion_perforante", 1], ["municion_extra", 2], ["cortina_humo", 1], ["bombardeo_artilleria", 1]]}"#;
    Setup { decks: vec![list(usa), list(germany)], ..battle("suministros") }
}

#[test]
fn the_game_passes_every_check_without_allocating_in_playouts() {
    let plan = Plan { games: 1, close_looks: 2, playouts: Playouts::AllocateNothing, ..Plan::default() };
    check::<Tactics2gm>(&setups(), plan);
}

#[test]
fn golden_facts_are_sound_and_tell_no_seat_too_much() {
    encoding::<Tactics2gm>("tests/golden/facts.txt", &setups(), 16);
}

#[test]
fn perft_numbers_stand() {
    let start = Tactics2gm::initial(&Setup::default()).expect("the usual setup");
    // 12 tiles, each with two faces and two turns; then one tile fewer.
    assert_eq!([1, 2, 3].map(|depth| perft::<Tactics2gm>(&start, depth)), [48, 48 * 44, 48 * 44 * 40]);
    // A scenario begins with a deal: 18 kinds of cards in the American deck of Omaha, eight of them single.
    let omaha = Tactics2gm::initial(&battle("omaha")).expect("a scenario");
    assert_eq!([1, 2].map(|depth| perft::<Tactics2gm>(&omaha, depth)), [18, 18 * 18 - 8]);
}

#[test]
fn golden_playthroughs_read_as_before() {
    let short = |setup: Setup| Setup { rounds: 2, ..setup };
    for (name, setup, seed) in [
        ("pitched", short(battle("bc1")), 1),
        ("armour", short(battle("bc5")), 2),
        ("three-players", short(Setup { players: 3, ..battle("bc3") }), 3),
        ("solitaire", short(Setup { players: 1, ..battle("bc2") }), 4),
        ("night", short(Setup { weather: 4, ..battle("bc2") }), 5),
    ] {
        golden::<Tactics2gm>(format!("tests/golden/{name}.txt"), &setup, seed);
    }
}

/// Matches of earlier builds of these rules: never edited, only added to.
#[test]
fn the_corpus_of_records_replays_for_ever() {
    let matches: Vec<_> = (0..).zip(setups()).map(|(seed, setup)| ("random", seed, setup)).collect();
    replay_corpus::<Tactics2gm>(&matches, 14);
}

#[test]
fn random_games_end_without_a_panic_or_a_dead_end() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1936);
    for setup in setups() {
        let start = Tactics2gm::initial(&setup).expect("a sound setup");
        for _ in 0..10 {
            play_out::<Tactics2gm>(&start, &mut rng, |_, _| ());
        }
    }
}

#[test]
fn bytes_of_any_kind_play_a_sound_match() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for _ in 0..6 {
        let mut bytes = [0; 600];
        rng.fill_bytes(&mut bytes);
        fuzz_bytes::<Tactics2gm>(&Setup::default(), &bytes);
    }
    replay_crashes::<Tactics2gm>(&Setup::default(), "tests/crashes");
}
