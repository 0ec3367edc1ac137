//! A match looked at afterwards: the accounts add up, and what is plainly bad is marked.

use frente_kernel::Record;
use frente_lab::Plan;
use frente_lab::plan::{Keep, parse_bots};
use frente_lab::review::{Review, review};
use frente_lab::simulate::{Written, simulate};
use serde_json::Value;
use std::ops::ControlFlow;
use std::sync::Mutex;

/// The review of a match of these bots.
fn reviewed(game: &str, bots: &str) -> Review {
    let bots = parse_bots(bots).expect("bots");
    let plan = Plan {
        game: game.to_owned(),
        setup: Value::Null,
        bots,
        first: 0,
        games: 1,
        seed: 7,
        threads: 1,
        keep: Keep::Sums,
    };
    let text = Mutex::new(String::new());
    let keep = |_, record: Option<String>| {
        *text.lock().expect("one thread") = record.expect("records were asked for");
        ControlFlow::Continue(())
    };
    simulate(&plan, Written::Yes, &keep).expect("a match");
    let record = Record::parse(&text.into_inner().expect("one thread")).expect("a record");
    review(&record, 40).expect("a review")
}

#[test]
fn luck_costs_and_misjudgement_add_up_to_the_whole_way() {
    let found = reviewed("amanecer", "random");
    let [first, .., last] = &found.curve[..] else { panic!("a match has more than one choice") };
    let [account] = &found.seats[..] else { panic!("one plays") };
    let explained = account.luck - account.cost + found.misjudged;
    assert!((last.1 - first.1 - explained).abs() < 1e-6, "{found:?}");
    assert!(account.decisions as usize + 1 == found.curve.len());
}

#[test]
fn who_plays_at_random_is_told_of_it_and_what_is_better() {
    let found = reviewed("amanecer", "random");
    assert!(!found.marks.is_empty() && found.seats[0].cost > 0.0, "{found:?}");
    for mark in &found.marks {
        assert!(mark.cost >= 0.03 && mark.cost > 2.0 * mark.error && mark.played != mark.better, "{mark:?}");
    }
    assert_eq!(found, reviewed("amanecer", "random"), "the same match, the same review");
}
