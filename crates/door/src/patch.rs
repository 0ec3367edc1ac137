//! JSON laid over JSON: how a script writes down only what differs from the usual position.
//!
//! Objects are merged key by key; everything else is replaced. An object whose keys are places of a list, counted from 0,
//! is laid over those elements alone. An object of one key that meets another object of one other key is an enum's variant
//! and is replaced too. Keys that the type then ignores are faults, never silence.

use crate::refusals::Faults;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// `base` with `patch` laid over it (`null`: nothing), read back as its type. `place` names the patch in faults: `setup`, `state`.
pub fn patched<T: Serialize + DeserializeOwned>(base: &T, patch: &Value, place: &str) -> Result<T, Faults> {
    let mut merged = serde_json::to_value(base).map_err(|error| Faults::one(place, error.to_string()))?;
    if !patch.is_null() {
        merge(&mut merged, patch);
    }
    let read: T = serde_path_to_error::deserialize(merged).map_err(|error| {
        let path = error.path().to_string();
        let place = if path == "." { place.to_owned() } else { format!("{place}.{path}") };
        Faults::one(place, in_plain_words(&error.into_inner().to_string()))
    })?;
    let written = serde_json::to_value(&read).map_err(|error| Faults::one(place, error.to_string()))?;
    let mut faults = Faults(Vec::new());
    ignored_keys(&written, patch, place, &mut faults);
    if faults.0.is_empty() { Ok(read) } else { Err(faults) }
}

/// What was expected, without the names of our types.
fn in_plain_words(reason: &str) -> String {
    let kinds = [
        ("expected u8", "expected a whole number from 0 to 255"),
        ("expected i8", "expected a whole number from -128 to 127"),
        ("expected u16", "expected a whole number from 0 to 65535"),
        ("expected i16", "expected a whole number from -32768 to 32767"),
        ("expected u32", "expected a whole number, not below 0"),
        ("expected u64", "expected a whole number, not below 0"),
        ("expected i32", "expected a whole number"),
    ];
    kinds.iter().fold(reason.to_owned(), |reason, (kind, words)| reason.replace(kind, words))
}

fn merge(base: &mut Value, patch: &Value) {
    match (base, patch) {
        (Value::Object(base), Value::Object(patch)) if !is_other_variant(base, patch) => {
            for (key, value) in patch {
                merge(base.entry(key.clone()).or_insert(Value::Null), value);
            }
        }
        (Value::Array(base), Value::Object(patch)) if patch.keys().all(|key| element(base, key).is_some()) => {
            for (key, value) in patch {
                if let Some(at) = element(base, key) {
                    merge(&mut base[at], value);
                }
            }
        }
        (base, patch) => *base = patch.clone(),
    }
}

/// The place in `list` that a key names.
fn element(list: &[Value], key: &str) -> Option<usize> {
    key.parse().ok().filter(|at: &usize| *at < list.len() && at.to_string() == key)
}

fn is_other_variant(base: &Map<String, Value>, patch: &Map<String, Value>) -> bool {
    base.len() == 1 && patch.len() == 1 && base.keys().ne(patch.keys())
}

/// Keys of `patch` that did not survive the reading.
fn ignored_keys(written: &Value, patch: &Value, place: &str, faults: &mut Faults) {
    match (written, patch) {
        (Value::Object(written), Value::Object(patch)) => {
            for (key, value) in patch {
                match written.get(key) {
                    Some(inner) => ignored_keys(inner, value, &format!("{place}.{key}"), faults),
                    // A field at its default may be left out when written.
                    None if value.is_null() => {}
                    None => {
                        let known: Vec<&str> = written.keys().map(String::as_str).collect();
                        let reason = format!("unknown key \"{key}\", expected one of: {}", known.join(", "));
                        faults.0.extend(Faults::one(place, reason).0);
                    }
                }
            }
        }
        (Value::Array(written), Value::Array(patch)) if written.len() == patch.len() => {
            for (at, (written, patch)) in written.iter().zip(patch).enumerate() {
                ignored_keys(written, patch, &format!("{place}[{at}]"), faults);
            }
        }
        (Value::Array(written), Value::Object(patch)) => {
            for (key, value) in patch {
                if let Some(at) = element(written, key) {
                    ignored_keys(&written[at], value, &format!("{place}[{at}]"), faults);
                }
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;

    #[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
    struct Board {
        fronts: Fronts,
        flow: Vec<Frame>,
        top: Option<Frame>,
    }

    #[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
    struct Fronts {
        south: u8,
        north: u8,
    }

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    enum Frame {
        Throw { die: u8 },
        Wait(u8),
    }

    fn base() -> Board {
        Board { fronts: Fronts { south: 4, north: 4 }, flow: vec![Frame::Wait(1)], top: Some(Frame::Wait(2)) }
    }

    #[test]
    fn only_what_is_written_changes() {
        let changed: Board = patched(&base(), &json!({"fronts": {"south": 2}}), "state").unwrap();
        assert_eq!(changed.fronts, Fronts { south: 2, north: 4 });
        assert_eq!(patched(&base(), &Value::Null, "state"), Ok(base()));
    }

    #[test]
    fn another_variant_and_a_list_replace_what_stood_there() {
        let patch = json!({"top": {"Throw": {"die": 3}}, "flow": []});
        let changed: Board = patched(&base(), &patch, "state").unwrap();
        assert_eq!((changed.top, changed.flow), (Some(Frame::Throw { die: 3 }), vec![]));
    }

    #[test]
    fn places_of_a_list_change_alone() {
        let two = Board { flow: vec![Frame::Wait(1), Frame::Throw { die: 2 }], ..base() };
        let changed: Board = patched(&two, &json!({"flow": {"1": {"Throw": {"die": 6}}}}), "state").unwrap();
        assert_eq!(changed.flow, [Frame::Wait(1), Frame::Throw { die: 6 }]);
        for nowhere in ["2", "01", "first"] {
            let fault = patched(&two, &json!({"flow": {nowhere: {"Throw": {"die": 6}}}}), "state").unwrap_err();
            assert!(fault.to_string().starts_with("state.flow: invalid type: map"), "{fault}");
        }
        let fault = patched(&two, &json!({"flow": {"1": {"Throw": {"dye": 6}}}}), "state").unwrap_err();
        assert!(fault.to_string().contains("missing field") || fault.to_string().contains("unknown key"), "{fault}");
    }

    #[test]
    fn a_key_nobody_knows_is_a_fault_with_its_place() {
        let fault = patched(&base(), &json!({"fronts": {"sud": 2}}), "state").unwrap_err();
        let said = "state.fronts: unknown key \"sud\", expected one of: south, north";
        assert_eq!(fault.to_string(), said);
    }

    #[test]
    fn a_value_of_the_wrong_kind_names_its_path() {
        let fault = patched(&base(), &json!({"fronts": {"south": "far"}}), "state").unwrap_err();
        let said = "state.fronts.south: invalid type: string \"far\", expected a whole number from 0 to 255";
        assert_eq!(fault.to_string(), said);
    }
}
