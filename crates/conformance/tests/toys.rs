//! The two toys pass the whole suite, have pinned numbers, and are games in which good play tells.

use frente_conformance::toy::{self, Action, Toy};
use frente_conformance::{Plan, check, golden, perft, race};
use frente_kernel::{Game, Node, Seat, Silent};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn plan(games: u32) -> Plan {
    Plan { games, ..Plan::default() }
}

#[test]
fn the_toy_passes_every_check() {
    let long = toy::Setup { target: 20, tokens: 4 };
    check::<Toy>(&[toy::Setup::default(), long], plan(150));
}

#[test]
fn the_race_passes_every_check() {
    let short = race::Setup { goal: 4, turns: 2, luck: 1 };
    check::<race::Race>(&[race::Setup::default(), short], plan(150));
}

#[test]
fn perft_numbers_stand() {
    let start = race::Race::initial(&race::Setup::default()).expect("a sound setup");
    // Walk or run; after walking the same two, after running six faces, each kept or thrown again.
    let counts = [1, 2, 2 + 6, 2 + 6 + 12];
    assert_eq!([0, 1, 2, 3].map(|depth| perft::<race::Race>(&start, depth)), counts);
    // A race of two turns from which every path ends: none is long.
    let short = race::Race::initial(&race::Setup { goal: 99, turns: 1, luck: 0 }).expect("a sound setup");
    assert_eq!([1, 2, 3].map(|depth| perft::<race::Race>(&short, depth)), [2, 6, 0]);
    let start = Toy::initial(&toy::Setup::default()).expect("a sound setup");
    assert_eq!([1, 2, 3].map(|depth| perft::<Toy>(&start, depth)), [24, 24 * 23, 24 * 23 * 22]);
}

#[test]
fn golden_playthrough_of_the_toy() {
    golden::<Toy>("tests/golden/toy.txt", &toy::Setup::default(), 1936);
}

#[test]
fn golden_playthrough_of_the_race() {
    golden::<race::Race>("tests/golden/race.txt", &race::Setup::default(), 1936);
}

/// Plays on at random and hands back what the ending is worth to `seat`.
fn playout(mut state: toy::State, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> f32 {
    loop {
        match Toy::node(&state) {
            Node::Over(outcome) => return outcome.payoff(seat),
            Node::Chance => {
                let chance = Toy::sample_chance(&state, rng);
                Toy::resolve(&mut state, chance, &mut Silent);
            }
            Node::Decision(_) => {
                let action = Toy::sample_action(&state, rng);
                Toy::apply(&mut state, action, &mut Silent);
            }
        }
    }
}

/// Flat Monte Carlo: redeals what the seat cannot know, tries each action, plays on at random.
fn thoughtful(state: &toy::State, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> Action {
    let mut legal = Vec::new();
    Toy::legal_actions(state, &mut legal);
    let mut worth = |action: Action| -> f32 {
        let playouts = (0..16).map(|_| {
            let mut redealt = state.clone();
            Toy::determinize(&mut redealt, seat, rng);
            Toy::apply(&mut redealt, action, &mut Silent);
            playout(redealt, seat, rng)
        });
        playouts.sum()
    };
    let mut valued: Vec<_> = legal.into_iter().map(|action| (worth(action), action)).collect();
    valued.sort_by(|a, b| b.0.total_cmp(&a.0));
    valued[0].1
}

#[test]
fn good_play_clearly_beats_random_play() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1936);
    let (games, mut points) = (120, 0.0);
    for game in 0..games {
        let mut state = Toy::initial(&toy::Setup::default()).expect("a sound setup");
        let thinker = Seat((game % 2) as u8);
        let outcome = loop {
            match Toy::node(&state) {
                Node::Over(outcome) => break outcome,
                Node::Chance => {
                    let chance = Toy::sample_chance(&state, &mut rng);
                    Toy::resolve(&mut state, chance, &mut Silent);
                }
                Node::Decision(seat) => {
                    let action = if seat == thinker {
                        thoughtful(&state, seat, &mut rng)
                    } else {
                        Toy::sample_action(&state, &mut rng)
                    };
                    Toy::apply(&mut state, action, &mut Silent);
                }
            }
        };
        points += outcome.payoff(thinker);
    }
    assert!(points / games as f32 > 0.75, "{points} points of {games}");
}

#[test]
fn a_bad_setup_is_refused_with_every_reason() {
    let error = Toy::initial(&toy::Setup { target: 0, tokens: 9 }).expect_err("both are out of bounds");
    assert_eq!(error.0.len(), 2, "{error}");
}
