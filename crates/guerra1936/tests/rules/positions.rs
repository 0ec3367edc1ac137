//! Positions written by hand, as a script of the referee has them: what is left out is empty, and what cannot be is refused
//! in words instead of running into the void.

use crate::table::*;
use frente_guerra1936::{Guerra1936, State};
use frente_kernel::Game;
use serde_json::{Value, json};

/// The usual position with this laid over its outermost keys; what is wrong with it, if anything is.
fn faults_of(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut value = serde_json::to_value(Table::new().state()).expect("a position is plain data");
    change(&mut value);
    match serde_json::from_value::<State>(value) {
        Ok(state) => Guerra1936::faults(&state),
        Err(error) => vec![error.to_string()],
    }
}

fn main_frame(player: u8) -> Value {
    json!({"main": {"player": player, "after_pass": false, "second": false}})
}

fn with_frame(frame: Value) -> Vec<String> {
    faults_of(|state| state["stack"] = json!(["armistice", main_frame(0), frame]))
}

fn in_combat(frame: Value) -> Vec<String> {
    faults_of(|state| {
        state["stage"] = json!("fighting");
        state["stack"] = json!(["armistice", main_frame(0), "end-combat", frame]);
    })
}

#[test]
fn a_player_needs_only_what_lies_somewhere() {
    let table = Table::new().edit(|state| state["players"] = json!([{"hand": [120]}, {"rearguard": [36]}]));
    table.expect_in(0, "hand", 120).expect_in(1, "rearguard", 36).expect("players.0.reserve", 0).offers("play 120");
    let table = Table::new().military(52, 20, 6).edit(|state| {
        state["players"] = json!([{"mobilised": {"republic": [23]}}, {}]);
    });
    table.expect_in(0, "mobilised.republic", 23);
    assert_eq!(faults_of(|state| state["players"] = json!([{"hnad": [120]}, {}])).len(), 1);
}

#[test]
fn what_cannot_be_pending_is_refused() {
    let combat = "belongs to a combat, but no end-combat is pending below it";
    for (faults, reason) in [
        (faults_of(|state| state["stack"] = json!([main_frame(0)])), "neither armistice nor next-turn"),
        (faults_of(|state| state["stack"] = json!(["armistice", main_frame(3)])), "names a player who does not play"),
        (faults_of(|state| state["stack"] = json!(["armistice"])), "nothing to choose and no card to come"),
        (faults_of(|state| state["stage"] = json!("fighting")), "exactly while end-combat is pending"),
        (with_frame(json!({"run": {"ability": 60000, "pc": 0, "player": 0}})), "runs ability 60000"),
        (
            with_frame(json!({"pick": {"ability": 1, "pc": 9, "player": 0, "left": 1}})),
            "step 9 of ability 1 is about none",
        ),
        (with_frame(json!({"front": {"ability": 0, "pc": 0, "player": 0}})), "there is no choice"),
        (with_frame(json!({"play-as": {"player": 0, "card": 100}})), "not in the hand"),
        (
            with_frame(json!({"play-as": {"player": 0, "card": 200}})),
            "expected the place of a card, 0 to 127, found 200",
        ),
        (with_frame(json!({"influences": {"queue": 4_000_000_000_u32}})), "influences the national side does not have"),
        (with_frame(json!({"discharge": {"player": 0, "card": 3}})), "not acting"),
        (with_frame(json!({"draw": {"player": 0, "left": 0}})), "about no card at all"),
        (with_frame(json!({"ring": {"player": 0, "toward": "national", "steps": 1}})), "nothing to choose"),
        (with_frame(json!({"grouping": {"group": 1}})), combat),
        (in_combat(json!({"grouping": {"group": 200}})), "forms group 200, but there are 0"),
        (in_combat(json!({"losses": {"pass": 0, "group": 250, "side": "national"}})), "deals with group 250"),
        (in_combat(json!({"leading": {"player": 0, "commander": 100, "left": 1}})), "commands none"),
        (in_combat(json!("resolution")), "nothing to choose and no card to come"),
    ] {
        assert!(faults.iter().any(|fault| fault.contains(reason)), "{reason}: {faults:?}");
    }
}

#[test]
fn what_cannot_hold_is_refused() {
    for (change, reason) in [
        (json!({"combat": {"groups": 200}}), "the combat has 200 groups, at most 32"),
        (json!({"combat": {"defender": 9}}), "player 9 declares for the passive side"),
        (json!({"combat": {"members": [[23, 5]]}}), "army 23 is in group 5 of 0"),
        (json!({"combat": {"commands": [[23, 120]]}}), "army 23 is under a card that is no commander in play"),
        (json!({"sides": {"national": {"cheap": [[2, -2, 60000, 0], [0, 0, 0, 0]]}}}), "no effect on costs"),
        (json!({"sides": {"national": {"spent": [39]}}}), "card 39, which is not in play"),
        (json!({"sides": {"national": {"force": [[39, 200]]}}}), "card 39 counts 200, at most 15"),
        (json!({"sides": {"national": {"leader": {"card": null, "faction": "catalans"}}}}), "catalans cannot be"),
        (
            json!({"combat": {"groups": 1}}),
            "groups and damage are there exactly while the stage is declared or fighting",
        ),
        (json!({"players": [{"hand": [120, 120]}, {}]}), "card 120 stands twice in one list"),
        (json!({"players": [{"hand": [9, 17, 23, 28, 34, 39, 42]}, {}]}), "player 0 holds 7 cards, at most 6"),
    ] {
        let faults = faults_of(|state| {
            for (key, value) in change.as_object().expect("an object") {
                overlay(&mut state[key], value);
            }
        });
        assert!(faults.iter().any(|fault| fault.contains(reason)), "{reason}: {faults:?}");
    }
    // A leader leads a faction of his own.
    let table = serde_json::to_value(Table::new().rear(0, &[107]).state()).expect("a position is plain data");
    let faults = faults_of(|state| {
        *state = table;
        state["sides"]["national"]["leader"] = json!({"card": 107, "faction": "carlists"});
    });
    assert_eq!(faults, ["carlists cannot be the faction of the national side's leader"]);
}

fn overlay(base: &mut Value, patch: &Value) {
    match (base, patch) {
        (Value::Object(base), Value::Object(patch)) if !patch.contains_key("card") => {
            patch.iter().for_each(|(key, value)| overlay(&mut base[key], value));
        }
        (base, patch) => *base = patch.clone(),
    }
}
