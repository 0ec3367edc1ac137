//! The suite every game must pass, pinned numbers, golden playthroughs, and the records that must replay for ever.

use frente_amanecer::{Amanecer, Setup};
use frente_conformance::alloc::Counting;
use frente_conformance::corpus::{play_out, record, replay, replay_corpus};
use frente_conformance::{Plan, Playouts, check, encoding, fuzz_bytes, golden, perft, replay_crashes};
use frente_kernel::{Game, Record, Rng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

#[global_allocator]
static COUNTING: Counting = Counting;

fn setups() -> [Setup; 3] {
    let harder = Setup { political_victory_box: 10, ..Setup::default() };
    let cheap_treaty = Setup { treaty_cost: 0, ..Setup::default() };
    [Setup::default(), harder, cheap_treaty]
}

#[test]
fn the_game_passes_every_check_without_allocating_in_playouts() {
    check::<Amanecer>(&setups(), Plan { games: 200, playouts: Playouts::AllocateNothing, ..Plan::default() });
}

#[test]
fn golden_facts_are_sound_and_tell_no_seat_too_much() {
    encoding::<Amanecer>("tests/golden/facts.txt", &setups(), 60);
}

#[test]
fn perft_numbers_stand() {
    let start = Amanecer::initial(&Setup::default()).expect("the usual setup");
    // 15 cards. Three fronts, politics, reorganization and declining: 6 actions each, 90 in all; card 5 takes three
    // away and card 6 one, cards 2 and 3 add one each, card 8 asks a question of two answers instead.
    let second = 15 * 6 - 3 - 1 + 1 + 1 - 4;
    assert_eq!([1, 2, 3, 4].map(|depth| perft::<Amanecer>(&start, depth)), [15, second, 503, 3103]);
}

#[test]
fn golden_playthroughs_read_as_before() {
    let [usual, harder, cheap_treaty] = setups();
    for (name, setup, seed) in [
        ("usual-1", &usual, 1),
        ("usual-2", &usual, 2),
        ("usual-3", &usual, 3),
        ("victory-in-box-10", &harder, 4),
        ("treaty-without-cost", &cheap_treaty, 5),
    ] {
        golden::<Amanecer>(format!("tests/golden/{name}.txt"), setup, seed);
    }
}

#[test]
fn ten_thousand_records_replay_to_the_same_seals() {
    for seed in 0..10_000 {
        replay::<Amanecer>(&format!("seed {seed}"), &record::<Amanecer>(&Setup::default(), seed));
    }
}

#[test]
fn random_games_end_without_a_panic_or_a_dead_end() {
    let start = Amanecer::initial(&Setup::default()).expect("the usual setup");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1936);
    for _ in 0..200_000 {
        play_out::<Amanecer>(&start, &mut rng, |_, _| ());
    }
}

/// Matches of earlier builds of these rules: never edited, only added to. `frente sim amanecer --records` writes more.
#[test]
fn the_corpus_of_records_replays_for_ever() {
    replay_corpus::<Amanecer>(&[], 20);
}

#[test]
fn a_record_with_one_changed_byte_is_refused_and_the_step_is_named() {
    let text = record::<Amanecer>(&Setup::default(), 7);
    let place = text.find(" die ").expect("a die was thrown") + 5;
    let step: usize =
        text[..place].rsplit('\n').next().and_then(|line| line.split(' ').next()?.parse().ok()).expect("a step");
    let mut bytes = text.into_bytes();
    bytes[place] = if bytes[place] == b'6' { b'1' } else { b'6' };
    let changed = String::from_utf8(bytes).expect("still text");
    let refused = Record::parse(&changed).and_then(|record| record.verify::<Amanecer>().map(|_| ()));
    let sentence = refused.expect_err("a changed die must not pass").to_string();
    assert!(sentence.starts_with(&format!("step {step}:")), "{sentence}");
}

#[test]
fn bytes_of_any_kind_play_a_sound_match() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for _ in 0..300 {
        let mut bytes = [0; 400];
        rng.fill_bytes(&mut bytes);
        fuzz_bytes::<Amanecer>(&Setup::default(), &bytes);
    }
    replay_crashes::<Amanecer>(&Setup::default(), "tests/crashes");
}
