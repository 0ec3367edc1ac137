//! The JSON Schema of a game's scripts: what an editor completes and checks.
//!
//! Setups, positions and views are described from the types themselves ([`crate::shape`]), keys of messages, paragraphs and
//! notations from what the game can say. What is not in a position that was seen may still be written: only keys and words
//! that the types know are binding.

use crate::naming::{Names, Naming};
use crate::shape::{Definitions, Shape};
use crate::shelf::AnyGame;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// What a game's scripts may hold, as far as it was seen in play.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Shapes {
    /// What is agreed before the first step.
    pub setup: Shape,
    /// What a patch is laid over.
    pub state: Shape,
    /// What the referee sees.
    pub view: Shape,
    /// Actions in notation, one of every kind and some more.
    pub acts: BTreeSet<String>,
    /// Chances in notation.
    pub chances: BTreeSet<String>,
}

/// The schema of the scripts of `game`.
pub fn schema(game: &dyn AnyGame) -> Value {
    let shapes = game.shapes();
    let naming = game.naming();
    let mut definitions = Definitions::default();
    let in_positions = |key: &str| words(&naming, key);
    let setup = definitions.patch(&shapes.setup, "setup", &|_| None);
    let state = definitions.patch(&shapes.state, "state", &in_positions);
    for (list, keys) in &naming.also {
        let element = definitions.all.get_mut(&format!("state.{list}")).and_then(|own| own.get_mut("properties"));
        element.into_iter().for_each(|own| merge(own, keys.clone()));
    }
    let view = definitions.patch(&shapes.view, "view", &in_positions);
    let object = |properties: Value, required: Value| json!({"type": "object", "properties": properties, "required": required, "additionalProperties": false});
    let one_of = |names: Vec<String>| if names.is_empty() { json!({"type": "string"}) } else { json!({"enum": names}) };
    let keys = |with: &dyn Fn(&str) -> bool| {
        let keys: BTreeSet<String> = game.vocabulary().into_iter().map(|message| message.key.into_owned()).collect();
        one_of(keys.into_iter().filter(|key| with(key)).collect())
    };
    let rules = one_of(game.rules().into_iter().map(|row| row.id).collect());
    let reference = |name: &str| json!({"$ref": format!("#/$defs/{name}")});
    let list = |of: Value| json!({"type": "array", "items": of});
    let message = |key: Value| {
        let whole = json!({"key": key.clone(), "with": {"type": "object"}, "rule": reference("rule")});
        json!({"anyOf": [key, object(whole, json!(["key"]))]})
    };
    let notation = |examples: &BTreeSet<String>| json!({"type": "string", "examples": examples});
    let cited = json!({"act": reference("act"), "rule": reference("rule"), "why": {"type": "string"}});
    let allowed = json!({"anyOf": [reference("act"), object(cited, json!(["act"]))]});
    let seen = json!({
        "view": reference("view"),
        "prompt": reference("prompt"),
        "events": list(reference("event")),
        "absent": list(reference("event")),
        "exactly": list(reference("event")),
    });
    let mut of_a_seat = seen.clone();
    of_a_seat["hidden"] = list(json!({"type": "string"}));
    let mut expected = seen;
    merge(
        &mut expected,
        json!({
            "legal": list(allowed.clone()),
            "illegal": list(allowed),
            "offers": list(reference("act")),
            "cautions": {"type": "object", "additionalProperties": {"anyOf": [reference("caution"), {"type": "null"}]}},
            "chances": list(reference("chance")),
            "node": {"type": "string", "examples": ["chance", "over", "decision 0", "decision 1"]},
            "outcome": {"type": "string"},
            "seats": {"type": "object", "additionalProperties": object(of_a_seat, json!([]))},
        }),
    );
    let seat = json!({"type": "integer", "minimum": 0, "maximum": game.info().seats.1 - 1});
    let refused = json!({
        "act": reference("act"), "seat": seat.clone(), "chance": reference("chance"), "setup": reference("setup"),
        "state": reference("state"), "list": {"type": "object"}, "rule": reference("rule"),
        "at": {"type": "string"}, "why": {"type": "string"},
    });
    let step = json!({"anyOf": [
        object(json!({"act": reference("act"), "seat": seat}), json!(["act"])),
        object(json!({"if_asked": reference("act")}), json!(["if_asked"])),
        object(json!({"chance": reference("chance")}), json!(["chance"])),
        object(json!({"expect": object(expected, json!([]))}), json!(["expect"])),
        object(json!({"refused": object(refused, json!([]))}), json!(["refused"])),
    ]});
    let note = json!({"type": "string"});
    let scene = json!({
        "note": note.clone(), "setup": reference("setup"), "state": reference("state"), "script": list(reference("step")),
    });
    let text = json!({"anyOf": [{"type": "string"}, list(json!({"type": "string"}))]});
    let files: Map<String, Value> = game.data_files().into_iter().map(|name| (name.to_owned(), text.clone())).collect();
    let mut script = scene.clone();
    merge(
        &mut script,
        json!({
            "$schema": {"type": "string"},
            "game": {"enum": [game.info().id]},
            "data": {"anyOf": [{"type": "string"}, {"type": "object", "properties": files, "additionalProperties": false}]},
            "automatic": {"type": "boolean"},
            "scenes": list(object(scene, json!([]))),
        }),
    );
    let own = [
        ("setup", setup),
        ("state", state),
        ("view", view),
        ("act", notation(&shapes.acts)),
        ("chance", notation(&shapes.chances)),
        ("rule", rules),
        ("event", message(keys(&|key| !key.starts_with("illegal-") && !key.starts_with("prompt-")))),
        ("prompt", message(keys(&|key| key.starts_with("prompt-")))),
        ("caution", message(keys(&|key| key.contains("caution")))),
        ("step", step),
    ];
    definitions.all.extend(own.map(|(name, schema)| (name.to_owned(), schema)));
    let mut whole = object(script, json!(["game"]));
    merge(
        &mut whole,
        json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": format!("A script for the referee of {}", game.titles().en),
            "$defs": definitions.all,
        }),
    );
    whole
}

fn merge(into: &mut Value, more: Value) {
    if let (Value::Object(into), Value::Object(more)) = (into, more) {
        into.extend(more);
    }
}

/// The words a number under this key may be written in.
fn words(naming: &Naming, key: &str) -> Option<Value> {
    let words = naming.words.iter().find(|words| words.key == key)?;
    let one_of = |names: &[String]| {
        let names: BTreeSet<&String> = names.iter().filter(|name| !name.is_empty()).collect();
        json!({"enum": names})
    };
    Some(match &words.names {
        Names::Number(names) => one_of(names),
        Names::Bits(names) | Names::Halves(names) => json!({"type": "array", "items": one_of(names)}),
        Names::BitsOf(_, sets) => json!({"type": "array", "items": one_of(&sets.concat())}),
    })
}
