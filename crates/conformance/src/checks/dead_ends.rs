//! Never a dead end: each position offers something, in good order, until the match ends within the game's bound.

use crate::trial::{Failure, Table, chance_outcomes, legal_actions};
use frente_kernel::{Game, GameInfo, Narrate, Node, Outcome, Seat};

pub(crate) fn run<G: Narrate>(table: &Table<G>) -> Result<(), Box<Failure>> {
    if let Some(fault) = info_fault(&G::INFO) {
        return Err(table.bare_failure(0, table.plan.seed, &fault));
    }
    table.each_game(|trial| {
        let again = G::initial(trial.played.setup());
        assert!(again.as_ref() == Ok(trial.state()), "the same setup gives another first position");
        loop {
            offers_are_in_order::<G>(trial.state());
            let Some(step) = trial.next_step() else { break };
            trial.take(step);
        }
    })
}

/// What a position offers, looked at without the walk.
pub(crate) fn offers_are_in_order<G: Game>(state: &G::State) {
    let (actions, outcomes) = (legal_actions::<G>(state), chance_outcomes::<G>(state));
    let (fewest, most) = G::INFO.seats;
    let seats = G::seats(state);
    assert!((fewest..=most).contains(&seats), "{seats} seats play, INFO.seats says {fewest} to {most}");
    match G::node(state) {
        Node::Decision(seat) => {
            assert!(seat.0 < seats, "seat {seat} must choose, but only {seats} seats play");
            assert!(!actions.is_empty(), "dead end: seat {seat} must choose and has no legal action");
            for pair in actions.windows(2) {
                assert!(pair[0] != pair[1], "the legal actions list {:?} twice", pair[0]);
                assert!(pair[0] < pair[1], "the legal actions are not sorted: {:?} before {:?}", pair[0], pair[1]);
            }
        }
        Node::Chance => {
            assert!(!outcomes.is_empty(), "dead end: a chance is due and nothing can come");
            for pair in outcomes.windows(2) {
                let (a, b) = (pair[0].0, pair[1].0);
                assert!(a < b, "the chance outcomes are not sorted and unique: {a:?} before {b:?}");
            }
            let weightless = outcomes.iter().find(|(_, weight)| *weight == 0);
            assert!(weightless.is_none(), "an outcome without weight is listed: {weightless:?}");
            let total: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
            assert!(total <= u64::from(u32::MAX), "the weights sum to {total}, more than 32 bits hold");
        }
        Node::Over(outcome) => {
            if let Some(fault) = outcome_fault(&outcome, seats) {
                panic!("{fault}");
            }
        }
    }
}

fn outcome_fault(outcome: &Outcome, seats: u8) -> Option<String> {
    let (won, lost) = (outcome.winners, outcome.losers);
    let none_such = (seats..8).map(Seat).find(|seat| won.contains(*seat) || lost.contains(*seat));
    let both = (0..seats).map(Seat).find(|seat| won.contains(*seat) && lost.contains(*seat));
    if let Some(seat) = none_such {
        return Some(format!("the outcome names seat {seat}, but only {seats} play: {outcome:?}"));
    }
    if let Some(seat) = both {
        return Some(format!("seat {seat} has both won and lost: {outcome:?}"));
    }
    // The record writes them apart by spaces.
    let word = |text: &str| text.bytes().all(|byte| byte.is_ascii_graphic());
    (outcome.label.is_empty() || !word(outcome.label) || !word(outcome.grade))
        .then(|| format!("label and grade of an outcome must be single words: {outcome:?}"))
}

fn info_fault(info: &GameInfo) -> Option<String> {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    if info.id.is_empty() || !info.id.bytes().all(plain) {
        return Some(format!("INFO.id must be lower-case letters and digits: \"{}\"", info.id));
    }
    if info.seats.0 == 0 || info.seats.0 > info.seats.1 || info.seats.1 > 8 {
        return Some(format!("INFO.seats must be at least 1 and at most 8: {:?}", info.seats));
    }
    if info.scenarios.is_empty() {
        return Some("INFO.scenarios must name at least the usual one".to_owned());
    }
    let stray = info.options.iter().find(|option| !option.values.contains(&option.default));
    stray.map(|option| format!("the default of option {} is not among its values", option.id))
}
