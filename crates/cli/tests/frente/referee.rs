//! `docs/referee.md` keeps its word: its twelve questions are answered as it says, its schema accepts them, and the setting of
//! an editor names schemas that are printed.

use super::{printed, refused, root, run};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;

fn page() -> String {
    fs::read_to_string(root().join("docs/referee.md")).unwrap()
}

/// The blocks of a page between this fence and the next, in order.
fn blocks(page: &str, fence: &str) -> Vec<String> {
    let mut blocks = Vec::new();
    let mut open: Option<String> = None;
    for line in page.lines() {
        match &mut open {
            Some(_) if line == "```" => blocks.extend(open.take()),
            Some(block) => *block += &format!("{line}\n"),
            None if line == fence => open = Some(String::new()),
            None => {}
        }
    }
    blocks
}

fn questions() -> Vec<Value> {
    blocks(&page(), "```json").iter().map(|text| serde_json::from_str(text).unwrap()).collect()
}

fn schemas() -> BTreeMap<&'static str, Value> {
    let schema = |game| (game, serde_json::from_str(&printed(&["referee", "--schema", game])).unwrap());
    ["amanecer", "guerra1936", "pasaran", "tactics2gm", "peanas"].map(schema).into()
}

/// Why `value` is not what a schema describes, as far as ours go: the keywords they use, and no others.
fn fault(root: &Value, schema: &Value, value: &Value, place: &str) -> Option<String> {
    let object = match schema {
        Value::Bool(true) => return None,
        Value::Bool(false) => return Some(format!("{place}: nothing may stand here")),
        object => object,
    };
    if let Some(name) = object.get("$ref").and_then(Value::as_str) {
        let named = &root["$defs"][name.strip_prefix("#/$defs/").unwrap()];
        assert!(!named.is_null(), "{name} is not defined");
        return fault(root, named, value, place);
    }
    if let Some(any) = object.get("anyOf") {
        let faults: Vec<_> = any.as_array().unwrap().iter().map(|one| fault(root, one, value, place)).collect();
        if faults.iter().all(Option::is_some) {
            return Some(format!("{place}: {value} is none of these: {faults:?}"));
        }
    }
    if let Some(words) = object.get("enum").and_then(Value::as_array) {
        return (!words.contains(value)).then(|| format!("{place}: {value} is no word that is known here"));
    }
    let is = match object.get("type").and_then(Value::as_str) {
        None => true,
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some(other) => panic!("{place}: a type \"{other}\""),
    };
    if !is {
        return Some(format!("{place}: {value} is no {}", object["type"]));
    }
    if let (Some(low), Some(number)) = (object.get("minimum").and_then(Value::as_i64), value.as_i64())
        && (number < low || object["maximum"].as_u64().is_some_and(|high| number > high as i64))
    {
        return Some(format!("{place}: {number} is out of bounds"));
    }
    if let Some(fields) = value.as_object() {
        for key in object.get("required").and_then(Value::as_array).into_iter().flatten() {
            if !fields.contains_key(key.as_str().unwrap()) {
                return Some(format!("{place}: {key} is missing"));
            }
        }
        let others = object.get("additionalProperties").unwrap_or(&Value::Bool(true));
        let properties = object.get("properties");
        return fields.iter().find_map(|(key, value)| {
            let schema = properties.and_then(|known| known.get(key)).unwrap_or(others);
            fault(root, schema, value, &format!("{place}.{key}"))
        });
    }
    let items = object.get("items").unwrap_or(&Value::Bool(true));
    let mut elements = value.as_array().into_iter().flatten().enumerate();
    elements.find_map(|(at, element)| fault(root, items, element, &format!("{place}[{at}]")))
}

#[test]
fn the_twelve_questions_of_the_page_are_answered_as_it_says() {
    let room = tempfile::tempdir().unwrap();
    let questions = questions();
    assert_eq!(questions.len(), 12);
    let games: std::collections::BTreeSet<&str> = questions.iter().map(|one| one["game"].as_str().unwrap()).collect();
    assert_eq!(games.len(), 5, "{games:?}");
    for (number, question) in (1..).zip(&questions) {
        let file = room.path().join(format!("{number}.json"));
        fs::write(&file, question.to_string()).unwrap();
        let ended = run(&["referee", file.to_str().unwrap()]);
        assert!(ended.err.is_empty(), "question {number}: {}", ended.err);
        // What is expected must be able to fail: with every expectation turned round, the same script does.
        let text = question.to_string();
        assert!(text.contains("\"expect\"") || text.contains("\"refused\""), "question {number} expects nothing");
    }
}

#[test]
fn the_schemas_accept_the_questions_and_refuse_what_the_referee_refuses() {
    let schemas = schemas();
    let examples = fs::read_dir(root().join("crates/cli/examples")).unwrap();
    let examples = examples.map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap());
    let examples: Vec<Value> = examples.map(|text| serde_json::from_str(&text).unwrap()).collect();
    for script in questions().iter().chain(&examples) {
        let schema = &schemas[script["game"].as_str().unwrap()];
        assert_eq!(fault(schema, schema, script, "script"), None, "{script}");
    }
    let refused = [
        ("amanecer", json!({"game": "amanecer", "scirpt": []})),
        ("amanecer", json!({"game": "amanecer", "state": {"levle": 2}})),
        ("amanecer", json!({"game": "amanecer", "state": {"level": "high"}})),
        ("amanecer", json!({"game": "amanecer", "script": [{"expect": {"events": ["event-nothing-like-that"]}}]})),
        ("amanecer", json!({"game": "amanecer", "script": [{"refused": {"act": "cheka", "rule": "99.9"}}]})),
        ("peanas", json!({"game": "peanas", "state": {"units": {"u0": {"quality": "Splendid"}}}})),
        ("peanas", json!({"game": "peanas", "state": {"units": {"u0": {"gear": ["Wings"]}}}})),
    ];
    for (game, script) in refused {
        assert!(fault(&schemas[game], &schemas[game], &script, "script").is_some(), "{script}");
    }
}

#[test]
fn the_setting_of_an_editor_names_the_schemas_that_are_written() {
    let page = page();
    let settings: Value = serde_json::from_str(&blocks(&page, "```json settings")[0]).unwrap();
    let commands = &blocks(&page, "```sh")[0];
    for (game, _) in schemas() {
        let rows = settings["json.schemas"].as_array().unwrap();
        let row = rows.iter().find(|row| row["url"] == format!("./.vscode/{game}.schema.json")).unwrap();
        assert_eq!(row["fileMatch"], json!([format!("*.{game}.json")]));
        assert!(
            commands.contains(game) && commands.contains("frente referee --schema $game > .vscode/$game.schema.json")
        );
    }
}

#[test]
fn scenes_are_told_apart_and_each_fault_names_its_scene() {
    let room = tempfile::tempdir().unwrap();
    let write = |name: &str, script: Value| {
        let file = room.path().join(name);
        fs::write(&file, script.to_string()).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let scenes = json!({"game": "amanecer", "script": [{"chance": "card 10"}], "scenes": [
        {"note": "One", "script": [{"act": "political"}, {"chance": "die 3"}]},
        {"note": "Two", "script": [{"refused": {"act": "political"}}]},
        {"note": "Three", "state": {"level": 99}},
    ]});
    let file = write("scenes.json", scenes);
    let ended = run(&["referee", &file]);
    assert!(ended.out.contains("Scene 1\n\nOne"), "{}", ended.out);
    assert!(
        ended.err.contains("scene 2: step 2: expected \"political\" to be refused, but it is accepted"),
        "{}",
        ended.err
    );
    assert!(ended.err.contains("scene 3: state"), "{}", ended.err);
    // A path in a script is seen from the script; files may stand in it.
    let data = root().join("crates/amanecer/data/cards.ron");
    fs::copy(data, room.path().join("cards.ron")).unwrap();
    printed(&["referee", &write("path.json", json!({"game": "amanecer", "data": "cards.ron"}))]);
    let broken = write("broken.json", json!({"game": "amanecer", "data": {"cards.ron": ["(", "nothing"]}}));
    assert!(refused(&["referee", &broken]).contains("cards.ron"), "a fault of the data names its file");
    assert!(refused(&["referee"]).contains("FILE"), "a script is asked for");
}
