//! Positions written by hand: what names a thing that is not there is refused with its place, before any rule reads it.

use frente_kernel::Game;
use frente_tactics2gm::{Setup, State, Tactics2gm};
use serde_json::{Value, json};

/// Arnhem, side A in Shooting: a tank on a1 against one on a2, laid over by a patch.
fn position(patch: &Value) -> Result<State, String> {
    let setup = Setup { scenario: "arnhem".to_owned(), ..Setup::default() };
    let mut state = serde_json::to_value(Tactics2gm::initial(&setup).expect("a scenario")).expect("plain data");
    let tank = |owner: u8, cell: &str| json!({ "kind": 16, "owner": owner, "cell": cell, "arms": 1 });
    state["turn"]["round"] = json!(1);
    state["stack"] = json!(["end", { "phase": "shooting" }]);
    state["units"] = json!([tank(0, "a1"), tank(1, "a2")]);
    lay_over(&mut state, patch);
    let read: State = serde_json::from_value(state).map_err(|error| error.to_string())?;
    let faults = Tactics2gm::faults(&read);
    if faults.is_empty() { Ok(read) } else { Err(faults.join("; ")) }
}

fn lay_over(state: &mut Value, patch: &Value) {
    match (state, patch) {
        // Another key is another variant, and takes its place.
        (Value::Object(state), Value::Object(patch)) if patch.keys().all(|key| state.contains_key(key)) => {
            patch.iter().for_each(|(key, value)| lay_over(&mut state[key], value));
        }
        (state, patch) => *state = patch.clone(),
    }
}

fn staffs(change: impl Fn(&mut Value)) -> Value {
    let mut hq = json!({ "pi": 5, "general": null, "recovered": false, "discounts": 0, "free_marches": 0,
        "helped": false, "fighters": [null, null] });
    change(&mut hq);
    json!([hq, hq, hq, hq])
}

fn plane(kind: u8) -> Value {
    json!({ "kind": kind, "wounds": 0, "grey": false, "fresh": false })
}

#[test]
fn what_is_not_there_is_refused_with_its_place() {
    let unit = |key: &str, value: Value| {
        let mut unit = json!({ "kind": 16, "owner": 0, "cell": "a1", "arms": 1 });
        unit[key] = value;
        json!({ "units": [unit] })
    };
    let pending = |frame: Value| json!({ "stack": ["end", { "phase": "shooting" }, frame] });
    let cards = json!({ "nation": "usa", "pa": 3, "bid": 0, "mulligans": 1, "cards": [[250, 1, 1, 1]] });
    let many = json!({ "nation": "usa", "pa": 3, "bid": 0, "mulligans": 1, "cards": [[1, 255, 255, 0]] });
    let rich = json!({ "nation": "usa", "pa": 253, "bid": 0, "mulligans": 1, "cards": [] });
    let cases = [
        (json!({ "agreed": { "seats": 5 } }), "agreed.seats"),
        (json!({ "agreed": { "boards": 2 } }), "agreed.boards"),
        (json!({ "agreed": { "sides": ["a", "a", "b", "b"] } }), "agreed.sides"),
        (json!({ "agreed": { "automaton": 1 } }), "agreed.automaton"),
        (json!({ "agreed": { "scenario": 77 } }), "agreed.scenario"),
        (json!({ "turn": { "actor": 9 } }), "turn.actor: expected a seat from 0 to 1, found 9"),
        (json!({ "turn": { "actor": 1 } }), "turn.actor: expected a seat of side a"),
        (json!({ "turn": { "round": 255 } }), "turn.round"),
        (json!({ "turn": { "column": 11 } }), "turn.column"),
        (json!({ "players": [cards, cards, cards, cards] }), "players[0].cards"),
        (json!({ "players": [many, many, many, many] }), "players[0].cards: expected 320 cards at most, found 510"),
        (json!({ "players": [rich, rich, rich, rich] }), "players[0]: expected pa and bid of 30 at most"),
        (json!({ "players": [cards] }), "players: expected four"),
        (json!({ "hqs": staffs(|hq| hq["general"] = json!(99)) }), "hqs[0].general"),
        (json!({ "hqs": staffs(|hq| hq["pi"] = json!(200)) }), "hqs[0].pi"),
        (json!({ "hqs": staffs(|hq| hq["fighters"][0] = plane(253)) }), "hqs[0].fighters"),
        (json!({ "hqs": staffs(|hq| hq["fighters"][0] = plane(16)) }), "hqs[0].fighters"),
        (json!({ "field": ["........"] }), "field: expected six lines"),
        (json!({ "terrain": [["a1", 99, 3]] }), "terrain[0]"),
        (json!({ "terrain": [["p6", 1, 3]] }), "terrain[0]: expected a cell of a field of 8 columns, found p6"),
        (json!({ "crates": ["p6"] }), "crates"),
        (json!({ "smoke": [["p6"], []] }), "smoke"),
        (unit("kind", json!(250)), "units[0].kind"),
        (unit("kind", json!(110)), "units[0].kind"),
        (unit("owner", json!(3)), "units[0].owner"),
        (unit("cell", json!("p1")), "units[0].cell"),
        (unit("cards", json!(u32::MAX)), "units[0].cards"),
        (unit("extra", json!(255)), "units[0].left"),
        (unit("scoped", json!(40)), "units[0].scoped"),
        (json!({ "units": [{ "kind": 16, "owner": 0, "carrier": 0, "arms": 1 }] }), "a unit is nowhere"),
        (json!({ "stack": [{ "phase": "shooting" }] }), "stack[0]"),
        (json!({ "stack": [{ "start": "a" }] }), "stack: expected on top what a seat chooses or chance brings"),
        (pending(json!({ "draw": [0, 0] })), "stack[2]: expected cards to draw"),
        (pending(json!({ "bid": 9 })), "stack[2]"),
        (pending(json!({ "spying": 9 })), "stack[2]"),
        (pending(json!({ "choose-general": 9 })), "stack[2]"),
        (pending(json!({ "equip": 50 })), "stack[2]"),
        (pending(json!({ "moving": 90 })), "stack[2]"),
        (pending(json!({ "wreck": ["p6", true] })), "stack[2]"),
        (pending(json!("die")), "attack.by"),
        (pending(json!("volley")), "attack.by"),
        (pending(json!("strike-back")), "assault.on"),
        (
            json!({ "stack": ["end", { "exchange": 1 }, "die"], "attack": { "by": 0, "slot": 0, "on": { "unit": 1 } },
            "assault": { "by": 89, "on": 1 } }),
            "assault.by",
        ),
        (pending(json!("bombing")), "mission.planes"),
    ];
    for (patch, place) in cases {
        let refused = position(&patch).expect_err(&patch.to_string());
        assert!(refused.contains(place), "{patch}: {refused}");
    }
    assert!(position(&json!({})).is_ok());
}

#[test]
fn an_attack_under_way_names_a_weapon_and_a_target() {
    let attack = |by: u8, slot: u8, on: Value| {
        json!({ "stack": ["end", { "phase": "shooting" }, "die"],
            "attack": { "by": by, "slot": slot, "on": on } })
    };
    assert!(position(&attack(0, 0, json!({ "unit": 1 }))).is_ok());
    for (patch, place) in [
        (attack(77, 0, json!({ "unit": 1 })), "attack.by"),
        (attack(0, 7, json!({ "unit": 1 })), "attack.slot"),
        (attack(0, 0, json!({ "unit": 50 })), "attack.on"),
        (attack(0, 0, json!({ "structure": "a2" })), "attack.on"),
        (attack(0, 0, json!({ "hq": 2 })), "attack.on"),
        (attack(0, 0, json!({ "plane": "mission" })), "attack.on"),
    ] {
        let refused = position(&patch).expect_err(&patch.to_string());
        assert!(refused.contains(place), "{patch}: {refused}");
    }
}

/// Units, weapons, tokens, cards, terrain and generals go by their ids as well as by their numbers.
#[test]
fn ids_of_the_data_stand_for_numbers() {
    let cards = json!({ "nation": "usa", "pa": 3, "bid": 0, "mulligans": 1,
        "cards": [["impacto", 0, 1, 0], ["us_sherman", 2, 0, 0]] });
    let other = json!({ "nation": "germany", "pa": 3, "bid": 0, "mulligans": 1, "cards": [] });
    let read = position(&json!({
        "units": [
            { "kind": "us_inf_pesada", "owner": 0, "cell": "a1", "arms": ["rifle", "hmg", "cuerpo_a_tierra"],
              "grey": ["hmg"], "cards": ["radio"] },
            { "kind": "us_sherman", "owner": 0, "cell": "b1", "arms": ["g75m3", "mg", "mg"], "scoped": "g75m3" },
            { "kind": "us_gmc", "owner": 0, "cell": "c1" },
            { "kind": "us_inf_ligera", "owner": 0, "carrier": "c1" },
        ],
        "terrain": [["d3", "casa", 3]],
        "hqs": staffs(|hq| hq["general"] = json!("patton")),
        "players": [cards, other, other, other],
    }))
    .expect("a sound position");
    let json = serde_json::to_value(read).expect("plain data");
    let unit = |at: usize| &json["units"][at];
    assert_eq!((&unit(0)["arms"], &unit(0)["grey"]), (&json!(0b10011), &json!(0b00010)));
    assert_eq!((&unit(1)["kind"], &unit(1)["arms"], &unit(1)["scoped"]), (&json!(16), &json!(0b111), &json!(0)));
    assert_eq!((&unit(3)["carrier"], &unit(3)["arms"]), (&json!(2), &json!(1)));
    let data = frente_tactics2gm::Pack::default().data();
    let no = |id: &str| data.card_by_id(id).expect("a card").0;
    assert_eq!(json["terrain"][0], json!(["d3", 6, 3]));
    assert_eq!(json["hqs"][0]["general"], json!(1));
    let rows = json!([[no("us_sherman"), 2, 0, 0], [no("impacto"), 0, 1, 0]]);
    assert_eq!(json["players"][0]["cards"], rows);
    // What was written in numbers reads back as it was.
    assert_eq!(serde_json::from_value::<State>(json).expect("the same position"), read);
}

#[test]
fn an_id_that_nothing_has_is_named_with_its_place() {
    let unit = |key: &str, value: Value| {
        let mut unit = json!({ "kind": "us_sherman", "owner": 0, "cell": "a1" });
        unit[key] = value;
        json!({ "units": [unit] })
    };
    for (patch, place) in [
        (
            unit("kind", json!("us_shermann")),
            "units[0].kind: expected a number or an id of the pack, found \"us_shermann\"",
        ),
        (unit("arms", json!(["rifle"])), "units[0].arms: \"rifle\" is no weapon or token of us_sherman"),
        (unit("grey", json!(["mg", "mg", "mg"])), "units[0].grey: \"mg\""),
        (unit("cards", json!(["us_sherman"])), "units[0].cards: no support card is called \"us_sherman\""),
        (unit("carrier", json!("h6")), "units[0].carrier"),
        (unit("kind", json!(300)), "expected a number from 0 to 255, or an id of the pack"),
        (json!({ "terrain": [["a1", "castle", 3]] }), "terrain[0]"),
        (json!({ "hqs": staffs(|hq| hq["general"] = json!("napoleon")) }), "hqs[0].general"),
    ] {
        let refused = position(&patch).expect_err(&patch.to_string());
        assert!(refused.contains(place), "{patch}: {refused}");
    }
}
