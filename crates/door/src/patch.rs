//! JSON laid over JSON: how a script writes down only what differs from the usual position.
//!
//! Objects are merged key by key; everything else is replaced. An object that meets a list is laid over the elements its keys
//! name alone: by their names ([`Naming`]) or by their places, counted from 0. An object of one key that meets another object
//! of one other key is an enum's variant and is replaced too. Keys that the type then ignores are faults, never silence.

use crate::naming::Naming;
use crate::refusals::Faults;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// `base` with `patch` laid over it (`null`: nothing), read back as its type. `place` names the patch in faults: `setup`, `state`.
pub fn patched<T: Serialize + DeserializeOwned>(base: &T, patch: &Value, place: &str) -> Result<T, Faults> {
    patched_by(base, patch, place, &Naming::default())
}

/// The same, where lists and numbers may be written by the names that `naming` knows.
pub fn patched_by<T: Serialize + DeserializeOwned>(
    base: &T,
    patch: &Value,
    place: &str,
    naming: &Naming,
) -> Result<T, Faults> {
    let mut merged = serde_json::to_value(base).map_err(|error| Faults::one(place, error.to_string()))?;
    let patch = &naming.in_numbers(patch, place).map_err(|(place, reason)| Faults::one(place, reason))?;
    if !patch.is_null() {
        Laying { naming, place: vec![place.to_owned()] }.lay(&mut merged, patch)?;
    }
    let read: T = serde_path_to_error::deserialize(merged).map_err(|error| {
        let path = error.path().to_string();
        let place = if path == "." { place.to_owned() } else { format!("{place}.{path}") };
        Faults::one(place, in_plain_words(&error.into_inner().to_string()))
    })?;
    let written = serde_json::to_value(&read).map_err(|error| Faults::one(place, error.to_string()))?;
    let mut faults = Faults(Vec::new());
    ignored_keys(&written, patch, place, naming, &mut faults);
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

/// One patch over another: what the first says and the second does not stands.
pub fn laid_over(base: &Value, patch: &Value) -> Value {
    let mut merged = base.clone();
    if !patch.is_null() {
        merge(&mut merged, patch);
    }
    merged
}

fn merge(base: &mut Value, patch: &Value) {
    match (base, patch) {
        (Value::Object(base), Value::Object(patch)) if !is_other_variant(base, patch) => {
            for (key, value) in patch {
                merge(base.entry(key.clone()).or_insert(Value::Null), value);
            }
        }
        (base, patch) => *base = patch.clone(),
    }
}

/// A patch on its way into a value, and where it has come.
struct Laying<'a> {
    naming: &'a Naming,
    place: Vec<String>,
}

impl Laying<'_> {
    fn lay(&mut self, base: &mut Value, patch: &Value) -> Result<(), Faults> {
        match (base, patch) {
            (Value::Object(base), Value::Object(patch)) if !is_other_variant(base, patch) => {
                for (key, value) in patch {
                    self.place.push(key.clone());
                    self.lay(base.entry(key.clone()).or_insert(Value::Null), value)?;
                    self.place.pop();
                }
            }
            (Value::Array(base), Value::Object(patch)) => {
                for (key, value) in patch {
                    let list = self.place.last().map_or("", String::as_str);
                    if let Some(fresh) =
                        self.naming.fresh(list, key).filter(|_| self.naming.element(list, base, key).is_none())
                    {
                        base.push(fresh);
                    }
                    let Some(at) = self.naming.element(list, base, key) else {
                        let known = self.naming.elements(list, base);
                        let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
                        let reason = format!("there is no element \"{key}\", there are: {known}");
                        return Err(Faults::one(self.place.join("."), reason));
                    };
                    self.place.push(key.clone());
                    self.lay(&mut base[at], value)?;
                    self.place.pop();
                }
            }
            (base, patch) => *base = patch.clone(),
        }
        Ok(())
    }
}

fn is_other_variant(base: &Map<String, Value>, patch: &Map<String, Value>) -> bool {
    base.len() == 1 && patch.len() == 1 && base.keys().ne(patch.keys())
}

/// Keys of `patch` that did not survive the reading.
fn ignored_keys(written: &Value, patch: &Value, place: &str, naming: &Naming, faults: &mut Faults) {
    match (written, patch) {
        (Value::Object(written), Value::Object(patch)) => {
            for (key, value) in patch {
                match written.get(key) {
                    Some(inner) => ignored_keys(inner, value, &format!("{place}.{key}"), naming, faults),
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
                ignored_keys(written, patch, &format!("{place}[{at}]"), naming, faults);
            }
        }
        (Value::Array(written), Value::Object(patch)) => {
            for (key, value) in patch {
                let list = place.rsplit('.').next().unwrap_or("");
                if let Some(at) = naming.element(list, written, key) {
                    ignored_keys(&written[at], value, &format!("{place}[{at}]"), naming, faults);
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
            let said = format!("state.flow: there is no element \"{nowhere}\", there are: 0, 1");
            assert_eq!(fault.to_string(), said);
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
