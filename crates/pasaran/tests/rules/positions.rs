//! Positions written by hand: what cannot be played on is refused with a reason, before anything is asked of it.

use crate::table::*;
use frente_kernel::Game;
use frente_pasaran::Pasaran;
use serde_json::{Value, json};

/// The faults of the first position of the campaign with something changed.
fn faults(change: impl FnOnce(&mut Value)) -> String {
    Pasaran::faults(Table::with(Setup { chits: 1, trenches: 1, ..Setup::default() }).edit(change).state()).join("; ")
}

#[test]
fn a_sound_position_has_no_faults() {
    assert_eq!(faults(|_| {}), "");
}

#[test]
fn who_is_about_to_go_somewhere_must_stand_on_the_map() {
    let gone = "n-i2.12 is about to go somewhere and is not on the map";
    assert_eq!(faults(|state| state["stack"] = json!([{ "carry": ["n-i2.12", "move"] }])), gone);
    assert_eq!(faults(|state| state["stack"] = json!([{ "go-on": ["n-i2.12", 1] }])), gone);
    let leaving = faults(|state| {
        state["stack"] = json!([{ "leaving": ["nationalist", "retreat"] }]);
        state["battle"]["leaving"] = json!(["n-i2.12"]);
    });
    assert_eq!(leaving, gone);
}

#[test]
fn the_scenario_and_the_turn_must_be_known() {
    let scenario = faults(|state| state["scenario"] = json!(9));
    assert_eq!(scenario, "the scenarios of the pack are numbered 0 to 2, found 9");
    let turn = faults(|state| state["quarter"] = json!("1940-1"));
    assert_eq!(turn, "the turn 1940-1 lies outside 1936-3 to 1939-2, the turns of the scenario");
}

#[test]
fn a_position_nobody_can_play_on_is_refused() {
    let stuck = "the last frame of the stack has nothing to choose, no die and no card to wait for";
    // What the rules do by themselves, and choices without anything to choose.
    for frame in [
        json!({ "battle": "start" }),
        json!({ "siege-end": "toledo:city" }),
        json!({ "champion": ["burgos:city", "nationalist"] }),
        json!({ "force": "salamanca:city" }),
        json!({ "lay-under": "nationalist" }),
        json!({ "cancel-chit": "nationalist" }),
    ] {
        let found = faults(|state| state["stack"] = json!([frame]));
        assert_eq!(found, stuck, "{frame}");
    }
    assert_eq!(faults(|state| state["stack"] = json!([])), "something is pending until the match has ended");
}

#[test]
fn chits_beyond_the_cup_and_trenches_without_a_city_are_refused() {
    let chits = faults(|state| state["battle"]["drawn"][0][3] = json!(2));
    assert_eq!(chits, "the nationalist side has more chits cancel than its cup holds");
    let trench = faults(|state| state["trenches"] = json!({ "salamanca:city": 1 }));
    assert_eq!(trench, "a trench in salamanca:city, which is no city");
}
