//! What scripts may say and expect, in the five games: arguments, order and absence, seats, refusals, names, steps left out;
//! and odds that say of what.

use frente_catalog::referee::{RefereeError, Ruling, Script, Taken, answer, run};
use frente_catalog::{OddsOut, game, games};
use frente_kernel::{Limits, Seat, Tone};
use serde_json::{Value, json};

fn ran(script: &Value) -> Result<Ruling, RefereeError> {
    run(games(), &Script::parse(&script.to_string()).expect("a script"))
}

/// A script whose expectations are all met.
fn holds(script: &Value) {
    if let Err(error) = ran(script) {
        panic!("{script}: {error}");
    }
}

/// The sentence of a script that fails.
fn failing(script: &Value) -> String {
    ran(script).err().map(|error| error.to_string()).unwrap_or_else(|| panic!("{script} holds"))
}

/// A failed political roll, and what is expected of it.
fn political(expect: Value) -> Value {
    json!({"game": "amanecer", "script": [
        {"chance": "card 10"}, {"expect": {}}, {"act": "political"}, {"chance": "die 4"}, {"expect": expect},
    ]})
}

#[test]
fn events_are_expected_with_arguments_in_order_exactly_or_not_at_all() {
    let raised = json!({"key": "event-level-raised", "with": {"level": 2}, "rule": "7.4"});
    holds(&political(json!({"events": [raised], "absent": ["event-political-failed"]})));
    holds(&political(json!({"exactly": ["event-political-thrown", raised]})));
    let wrong = json!({"key": "event-level-raised", "with": {"level": 3}});
    let said = failing(&political(json!({"events": [wrong]})));
    assert!(said.starts_with("step 5: expected the event \"event-level-raised\" with level 3 in its place"), "{said}");
    assert!(said.contains("level 2"), "the sentence says what was found: {said}");
    let said = failing(&political(json!({"events": [{"key": "event-level-raised", "rule": "7.5"}]})));
    assert!(said.contains("§7.4"), "{said}");
    let said = failing(&political(json!({"absent": ["event-level-raised"]})));
    assert!(said.contains("expected no event \"event-level-raised\""), "{said}");
    let said = failing(&political(json!({"exactly": ["event-level-raised"]})));
    assert!(said.contains("expected exactly the events \"event-level-raised\""), "{said}");
    let said = failing(&political(json!({"events": ["event-level-raised", "event-political-thrown"]})));
    assert!(said.contains("\"event-political-thrown\" in its place"), "order counts: {said}");
}

#[test]
fn offers_chances_prompts_and_cautions_are_expected() {
    let at = |expect: Value| json!({"game": "amanecer", "script": [{"chance": "card 10"}, {"expect": expect}]});
    let offers = ["decline", "offensive baltic", "offensive eastern", "offensive southern", "political", "reorganize"];
    holds(&at(json!({"offers": offers, "prompt": {"key": "prompt-actions", "with": {"actions": 3}, "rule": "4.3"}})));
    let said = failing(&at(json!({"offers": ["decline"]})));
    assert!(said.contains("\"offensive baltic\" is among what is offered"), "{said}");
    let said = failing(&at(json!({"prompt": {"key": "prompt-actions", "with": {"actions": 2}}})));
    assert!(said.contains("expected the question"), "{said}");
    holds(&at(json!({"cautions": {"offensive southern": null}})));
    let said = failing(&at(json!({"cautions": {"offensive southern": "caution-anything"}})));
    assert!(said.contains("found none"), "{said}");
    let said = failing(&at(json!({"cautions": {"offensive baltic": null}})));
    assert!(said.contains("without a caution"), "an offensive against the last box is warned of: {said}");
    let dice = json!(["die 1", "die 2", "die 3", "die 4", "die 5", "die 6"]);
    let thrown = |expect: Value| json!({"game": "amanecer", "script": [{"chance": "card 10"}, {"act": "political"}, {"expect": expect}]});
    holds(&thrown(json!({"chances": dice})));
    assert!(failing(&thrown(json!({"chances": ["die 7"]}))).contains("\"die 7\" is not among what may come up"));
}

#[test]
fn what_must_be_refused_is_asked_for_by_paragraph_place_and_reason() {
    let refused = |refused: Value| json!({"game": "amanecer", "script": [{"chance": "card 10"}, {"refused": refused}]});
    let refusals = [
        json!({"act": "offensive finland", "rule": "6.1", "why": "inactive"}),
        json!({"chance": "die 3"}),
        json!({"setup": {"political_victory_box": 3}}),
        json!({"state": {"level": 99}, "at": "state"}),
        json!({"state": {"levle": 2}, "why": "levle"}),
    ];
    for one in refusals {
        holds(&refused(one));
    }
    let said = failing(&refused(json!({"act": "political"})));
    assert_eq!(said, "step 2: expected \"political\" to be refused, but it is accepted");
    let said = failing(&refused(json!({"act": "offensive finland", "rule": "7.3"})));
    assert!(said.contains("expected \"offensive finland\" to be refused by §7.3, but it is so:"), "{said}");
    assert!(failing(&refused(json!({"state": {"level": 99}, "at": "turn"}))).contains("refused at turn"));
    // A deck that may not be played.
    let deck = json!({"game": "tactics2gm", "nation": "usa", "points": 120, "cards": []});
    let list = |refused: Value| json!({"game": "tactics2gm", "script": [{"refused": refused}]});
    holds(&list(json!({"list": deck})));
}

#[test]
fn what_a_seat_sees_and_does_not_see_is_expected() {
    let at = |seats: Value| {
        json!({
            "game": "guerra1936",
            "state": {
                "turn": 3,
                "stack": ["armistice", {"main": {"player": 0, "after_pass": false, "second": false}}],
                "players": [{"hand": [23, 44]}, {"hand": [3, 4]}],
            },
            "script": [{"expect": {"seats": seats}}],
        })
    };
    holds(&at(json!({"1": {"hidden": ["players.0.hand"]}, "watcher": {"hidden": ["players.0.hand"]}})));
    let said = failing(&at(json!({"0": {"hidden": ["players.0.hand"]}})));
    assert!(said.contains("seat 0: expected players.0.hand to be hidden, but it is seen"), "{said}");
    assert!(failing(&at(json!({"0": {"hidden": ["players.0.pocket"]}}))).contains("no such place"));
    assert!(failing(&at(json!({"4": {}}))).contains("there is no seat \"4\""));
}

#[test]
fn lists_go_by_names_and_numbers_by_words() {
    let infantry = json!({"kind": "us_inf_ligera", "owner": 0, "arms": ["rifle", "granadas"], "grey": ["granadas"]});
    let table = |view: Value| {
        json!({
            "game": "tactics2gm",
            "state": {
                "turn": {"round": 1},
                "units": {"d3": infantry, "b2": {"kind": "de_tiger", "owner": 1}},
                "stack": ["end", {"phase": "discard"}, {"phase": "flip"}, {"phase": "shooting"}],
            },
            "script": [{"expect": {"view": view}}],
        })
    };
    let seen = json!({"units": {
        "d3": {"unit": {"kind": "us_inf_ligera", "arms": ["rifle", "granadas"], "grey": ["granadas"]}},
        "b2": {"unit": {"kind": "de_tiger"}},
        "c1": null,
    }});
    holds(&table(seen));
    let said = failing(&table(json!({"units": {"d3": {"unit": {"grey": ["rifle"]}}}})));
    assert!(said.contains("view.units.d3.unit.grey: expected [\"rifle\"]"), "{said}");
    let said = failing(&table(json!({"units": {"d3": {"unit": {"kind": "us_infantry"}}}})));
    assert!(said.contains("there is no \"us_infantry\""), "{said}");
    // Peanas: a unit by its number, what it has by name, where it stands by its middle.
    let battle = |unit: Value, view: Value| {
        json!({
            "game": "peanas",
            "setup": {
                "scenery": 1, "season": 1, "fog": 0,
                "attacker": {
                    "name": "A section", "army": "National", "size": "Small", "side": "Attacker",
                    "units": [{"unit": "nat-oficial"}, {"unit": "nat-seccion-infanteria-de-linea"}],
                },
                "defender": {
                    "name": "A garrison", "army": "Republican", "size": "Small", "side": "Defender",
                    "units": [{"unit": "rep-oficial"}, {"unit": "rep-seccion-infanteria-de-linea"}],
                },
            },
            "state": {"units": {"u1": unit}, "fleeing": [], "passed": ["u0"]},
            "script": [{"expect": {"view": view}}],
        })
    };
    let stands =
        json!({"middle": {"x": 5250, "y": 3000}, "facing": "down", "formation": "column", "gear": ["Helmets"]});
    let seen = json!({"units": {"u1": {"facing": 192, "place": "table", "gear": ["Helmets"]}}});
    holds(&battle(stands, seen));
    let said = failing(&battle(json!({"formation": "line"}), json!({})));
    assert!(said.contains("state.units.u1.formation: a formation is given around a \"middle\""), "{said}");
    let said = failing(&battle(json!({"middle": {"x": -5, "y": 3000}}), json!({})));
    assert!(said.contains("state.units.u1.middle: expected a place on the table"), "{said}");
    assert!(failing(&battle(json!({"gear": ["Wings"]}), json!({}))).contains("there is no \"Wings\""));
    // ¿Pasarán?: a zone by its name.
    let zones = |view: Value| json!({"game": "pasaran", "script": [{"expect": {"view": view}}]});
    holds(&zones(json!({"zones": {"toledo": {"owner": "republican"}}})));
    assert!(failing(&zones(json!({"zones": {"atlantis": {}}}))).contains("no such element"));
}

#[test]
fn steps_that_are_the_only_ones_may_be_left_out_and_are_told() {
    // The only answer of the defender is left out; so is that of a window nobody can use.
    let script = |more: Value| {
        let mut script = json!({
            "game": "pasaran",
            "state": {
                "turn": {"step": "combat"}, "stack": ["battles"], "board": {"at": {"n-i2.4": "toledo"}},
            },
            "script": [{"chance": "die 6"}, {"if_asked": "deal nothing"}],
        });
        script.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        script
    };
    let ruling = ran(&script(json!({}))).ok().unwrap();
    let told: Vec<(Taken, &str)> = ruling.steps.iter().map(|step| (step.why, step.text.as_str())).collect();
    assert_eq!(
        told,
        [(Taken::Automatic, "fight toledo"), (Taken::Written, "die 6"), (Taken::NotAsked, "deal nothing")]
    );
    assert!(failing(&script(json!({"automatic": false}))).contains("step 1: no die or card is due"));
}

#[test]
fn each_scene_is_answered_as_far_as_it_went() {
    let script = json!({"game": "amanecer", "script": [{"chance": "card 10"}], "scenes": [
        {"script": [{"act": "offensive finland"}]},
        {"state": {"level": 99}},
        {"state": {"level": 3}},
    ]});
    let amanecer = game("amanecer").unwrap();
    let said = serde_json::to_value(answer(amanecer, &Script::parse(&script.to_string()).unwrap())).unwrap();
    let scenes = said["scenes"].as_array().unwrap();
    assert_eq!(scenes[0]["wrong"]["rule"], "6.1");
    assert_eq!(scenes[0]["wrong"]["message"]["key"], "illegal-front-inactive");
    assert_eq!(scenes[0]["steps"].as_array().unwrap().len(), 1, "what came before it is told");
    assert!(scenes[0]["stands"]["offers"].as_array().unwrap().len() > 3, "and what may be done instead");
    assert_eq!((&scenes[1]["wrong"]["at"], &scenes[1]["stands"]), (&json!(0), &Value::Null));
    assert_eq!((&scenes[2]["wrong"], &scenes[2]["stands"]["view"]["level"]), (&Value::Null, &json!(3)));
}

fn odds(script: Value, action: &str) -> OddsOut {
    let ruling = ran(&script).unwrap_or_else(|error| panic!("{error}"));
    let seat = ruling.table.node().deciding().unwrap_or(Seat(0));
    ruling.table.odds(seat, action, Limits::default(), 1).expect("it is legal")
}

#[test]
fn odds_say_of_what_and_promise_nothing_that_changes_nothing() {
    let begun = || json!({"game": "amanecer", "script": [{"chance": "card 10"}]});
    let southern = odds(begun(), "offensive southern");
    let head = southern.headline.expect("something is hoped for");
    assert_eq!((head.fraction, head.tone, head.certain), (Some((1, 3)), Tone::Good, false));
    assert_eq!(head.subject[0].key, "event-offensive-won");
    assert!(southern.exact && !southern.passed && !southern.idle);
    // §6.2: the Baltic front stands in its last box.
    let baltic = odds(begun(), "offensive baltic");
    assert!(baltic.idle && baltic.headline.is_none() && baltic.branches.len() == 2);
    // §7.5.7: with the gold at hand the dice may be turned: the numbers hold if they are not.
    let gold = json!({"game": "amanecer", "state": {"owned": ["imperial-gold"]}, "script": [{"chance": "card 10"}, {"act": "let advance"}]});
    assert!(odds(gold, "offensive southern").passed);
    // §11.4.3: an assault that can hurt nobody.
    let tank = |kind: &str| {
        json!({
            "game": "tactics2gm",
            "state": {
                "turn": {"round": 1},
                "units": {
                    "d3": {"kind": "us_inf_ligera", "owner": 0, "arms": ["rifle"]},
                    "d4": {"kind": kind, "owner": 1, "arms": []},
                },
                "stack": ["end", {"phase": "discard"}, {"phase": "flip"}, {"phase": "shooting"}, {"phase": "movement"}],
            },
        })
    };
    let harmless = odds(tank("de_pz4"), "assault d3 n 0");
    assert!(harmless.idle && harmless.headline.is_none());
    let harmful = odds(tank("de_inf_ligera"), "assault d3 n 0");
    assert!(!harmful.idle && harmful.headline.is_some_and(|head| head.tone == Tone::Good && !head.subject.is_empty()));
}
