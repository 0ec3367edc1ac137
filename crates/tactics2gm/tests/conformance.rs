//! The suite every game must pass, pinned numbers, golden playthroughs, and the records that must replay for ever.

use frente_conformance::alloc::Counting;
use frente_conformance::{Plan, Playouts, check, fuzz_bytes, golden, perft, replay_crashes};
use frente_kernel::record::{DiceProof, Publish};
use frente_kernel::{Game, Match, Node, Record, Rng, Secret, Silent, VerifiableDice};
use frente_tactics2gm::setup::DeckChoice;
use frente_tactics2gm::{Setup, Tactics2gm};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::fs;

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

/// Plays a match at random with verifiable dice.
fn played(seed: u64, setup: &Setup) -> (Match<Tactics2gm>, VerifiableDice) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut secret = [0; 32];
    rng.fill_bytes(&mut secret);
    let dice = VerifiableDice::new(Secret(secret), "conformance");
    let mut table = Match::new(setup.clone()).expect("a sound setup");
    loop {
        table.roll(&dice, &mut Silent);
        let Node::Decision(seat) = Tactics2gm::node(table.state()) else { return (table, dice) };
        let action = Tactics2gm::sample_action(table.state(), &mut rng);
        table.act(seat, action, &mut Silent).expect("a sampled action is legal");
    }
}

/// Matches of old versions: never edited, only added to.
#[test]
fn the_corpus_of_records_replays_for_ever() {
    if std::env::var_os("FRENTE_BLESS_RECORDS").is_some() {
        for (at, setup) in setups().into_iter().enumerate() {
            let (table, dice) = played(at as u64, &setup);
            let record = Record::of(&table, Some((&dice, "conformance")), Publish::Secret);
            fs::write(format!("tests/records/random-{at:02}.record"), record.to_string()).expect("a record is written");
        }
    }
    let folder = fs::read_dir("tests/records").expect("the corpus is part of the crate");
    let mut replayed = 0;
    for file in folder {
        let path = file.expect("a readable folder").path();
        let text = fs::read_to_string(&path).expect("a readable record");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let verified = record.verify::<Tactics2gm>().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(matches!(verified.dice, DiceProof::Redrawn(_)), "{}", path.display());
        replayed += 1;
    }
    assert!(replayed >= 14, "only {replayed} records were found");
}

#[test]
fn random_games_end_without_a_panic_or_a_dead_end() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1936);
    for setup in setups() {
        let start = Tactics2gm::initial(&setup).expect("a sound setup");
        for _ in 0..10 {
            let mut state = start;
            for step in 0.. {
                assert!(step < Tactics2gm::INFO.max_steps, "a match must end");
                match Tactics2gm::node(&state) {
                    Node::Over(_) => break,
                    Node::Chance => {
                        let chance = Tactics2gm::sample_chance(&state, &mut rng);
                        Tactics2gm::resolve(&mut state, chance, &mut Silent);
                    }
                    Node::Decision(_) => {
                        let action = Tactics2gm::sample_action(&state, &mut rng);
                        Tactics2gm::apply(&mut state, action, &mut Silent);
                    }
                }
            }
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
