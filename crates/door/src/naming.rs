//! How scripts name what the program counts: an element of a list by its id, a number by the word for it.
//!
//! A game says once which of its lists have names ([`Rows`]) and which of its numbers are words of its data ([`Words`]). A
//! patch of a position, an expectation of a view and the schema of both read the same.

use serde_json::{Map, Value};

/// A list whose elements have names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rows {
    /// The key the list stands under.
    pub list: &'static str,
    /// What its elements are called.
    pub by: RowName,
}

/// What the elements of a list are called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowName {
    /// The value of this field, the way to it with dots: `unit.cell`.
    Field(&'static str),
    /// The value of this field, and a patch with another value adds an element that has it.
    Own(&'static str),
    /// The first entry of each, where an element is a list itself.
    First,
    /// This letter and the number under this key, or the place, counted from 0, where there is none: `u3`.
    Lettered(&'static str, &'static str),
    /// These words, by place.
    Words(&'static [&'static str]),
}

/// A number that stands for something with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    /// The key the number stands under.
    pub key: &'static str,
    /// What the number says.
    pub names: Names,
    /// Whether a position holds the number and a patch may have the words in its place. `false`: only a view does, as the
    /// position reads words by itself.
    pub patched: bool,
}

/// What a number says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Names {
    /// One of these, counted from 0.
    Number(Vec<String>),
    /// A set of these, one bit each.
    Bits(Vec<String>),
    /// A set of these, one bit each, as two numbers of 64 bits.
    Halves(Vec<String>),
    /// A set, one bit each, of what the number under another key of the same object has.
    BitsOf(&'static str, Vec<Vec<String>>),
}

impl Words {
    /// One of `names`, by its place.
    pub fn number(key: &'static str, names: impl Iterator<Item = String>) -> Words {
        Words { key, names: Names::Number(names.collect()), patched: false }
    }
}

/// The names of a game's lists and numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Naming {
    /// Lists whose elements have names.
    pub rows: &'static [Rows],
    /// Numbers that are words.
    pub words: Vec<Words>,
    /// Keys that a patch of an element of a list may have besides those a position has: the list, and JSON Schema by key.
    pub also: Vec<(&'static str, Value)>,
}

impl Naming {
    /// The place of the element called `name` in the list under `key`. A place counted from 0 is always a name.
    pub fn element(&self, key: &str, list: &[Value], name: &str) -> Option<usize> {
        let place = name.parse().ok().filter(|at: &usize| *at < list.len() && at.to_string() == name);
        let called = |rows: &Rows| (0..list.len()).find(|at| rows.by.of(list, *at).as_deref() == Some(name));
        let by_id = || list.iter().position(|element| element.get("id").and_then(Value::as_str) == Some(name));
        self.rows.iter().filter(|rows| rows.list == key).find_map(called).or(place).or_else(by_id)
    }

    /// A new element called `name`, where a list grows by names.
    pub fn fresh(&self, key: &str, name: &str) -> Option<Value> {
        let field = self.rows.iter().find_map(|rows| match rows.by {
            RowName::Own(field) if rows.list == key && name.parse::<usize>().is_err() => Some(field),
            _ => None,
        })?;
        Some(Value::Object(Map::from_iter([(field.to_owned(), Value::from(name))])))
    }

    /// The names of a list's elements, for a sentence that says which there are.
    pub fn elements(&self, key: &str, list: &[Value]) -> Vec<String> {
        let name = |at: usize| {
            let named = self.rows.iter().filter(|rows| rows.list == key).find_map(|rows| rows.by.of(list, at));
            named.or_else(|| Some(list[at].get("id")?.as_str()?.to_owned())).unwrap_or_else(|| at.to_string())
        };
        (0..list.len()).map(name).collect()
    }

    /// What is written in words under `key`, as the number it stands for. `None`: there are no words for it there. `around` is
    /// the object it stands in.
    pub fn coded(&self, key: &str, around: &Value, written: &Value, patched: bool) -> Option<Result<Value, String>> {
        let words = self.words.iter().find(|words| words.key == key && (words.patched || !patched))?;
        match (&words.names, written) {
            (Names::Number(names), Value::String(word)) => Some(place(names, word).map(Value::from)),
            (Names::Bits(names), Value::Array(members)) => {
                Some(bits(names, members).map(|bits| Value::from(bits as u64)))
            }
            (Names::BitsOf(of, sets), Value::Array(members)) => {
                let names = sets.get(usize::try_from(around.get(of)?.as_u64()?).ok()?)?;
                Some(bits(names, members).map(|bits| Value::from(bits as u64)))
            }
            // Two numbers are the set itself.
            (Names::Halves(names), Value::Array(members)) if members.iter().all(Value::is_string) => {
                Some(bits(names, members).map(|bits| Value::from(vec![bits as u64, (bits >> 64) as u64])))
            }
            _ => None,
        }
    }

    /// `patch` with every word that has a number in a position turned into it.
    pub fn in_numbers(&self, patch: &Value, place: &str) -> Result<Value, (String, String)> {
        if self.words.iter().all(|words| !words.patched) {
            return Ok(patch.clone());
        }
        match patch {
            Value::Object(fields) => {
                let mut numbers = Map::new();
                for (key, value) in fields {
                    let place = format!("{place}.{key}");
                    let value = match self.coded(key, patch, value, true) {
                        Some(coded) => coded.map_err(|reason| (place, reason))?,
                        None => self.in_numbers(value, &place)?,
                    };
                    numbers.insert(key.clone(), value);
                }
                Ok(Value::Object(numbers))
            }
            Value::Array(list) => {
                let element = |(at, value)| self.in_numbers(value, &format!("{place}[{at}]"));
                list.iter().enumerate().map(element).collect::<Result<Vec<Value>, _>>().map(Value::Array)
            }
            plain => Ok(plain.clone()),
        }
    }
}

impl RowName {
    fn of(self, list: &[Value], at: usize) -> Option<String> {
        let said = |value: &Value| match value {
            Value::String(text) => Some(text.clone()),
            Value::Number(number) => Some(number.to_string()),
            _ => None,
        };
        match self {
            RowName::Field(way) | RowName::Own(way) => {
                let field = way.split('.').try_fold(list.get(at)?, |value, key| value.get(key));
                field.and_then(said)
            }
            RowName::First => list.get(at)?.get(0).and_then(said),
            RowName::Lettered(letter, key) => {
                let number = list.get(at)?.get(key).and_then(Value::as_u64).unwrap_or(at as u64);
                Some(format!("{letter}{number}"))
            }
            RowName::Words(words) => words.get(at).map(|word| (*word).to_owned()),
        }
    }
}

fn place(names: &[String], word: &str) -> Result<usize, String> {
    names.iter().position(|name| name == word).ok_or_else(|| no_such(names, word))
}

/// Each name takes the first bit of that name that is not taken yet.
fn bits(names: &[String], members: &[Value]) -> Result<u128, String> {
    let mut bits = 0;
    for member in members {
        let word = member.as_str().ok_or_else(|| format!("expected a list of names, found {member} in it"))?;
        let free = |at: &usize| names[*at] == word && bits >> *at & 1 == 0;
        bits |= 1 << (0..names.len()).find(free).ok_or_else(|| no_such(names, word))?;
    }
    Ok(bits)
}

fn no_such(names: &[String], word: &str) -> String {
    const SHOWN: usize = 40;
    let known: Vec<&str> = names.iter().filter(|name| !name.is_empty()).map(String::as_str).collect();
    let more = if known.len() > SHOWN { format!(" and {} more", known.len() - SHOWN) } else { String::new() };
    format!("there is no \"{word}\", expected one of: {}{more}", known[..known.len().min(SHOWN)].join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn naming() -> Naming {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        Naming {
            rows: &[
                Rows { list: "zones", by: RowName::Field("zone") },
                Rows { list: "units", by: RowName::Lettered("u", "unit") },
                Rows { list: "sides", by: RowName::Words(&["red", "blue"]) },
                Rows { list: "terrain", by: RowName::First },
            ],
            also: Vec::new(),
            words: vec![
                Words { key: "kind", names: Names::Number(names(&["rifles", "guns"])), patched: true },
                Words { key: "gear", names: Names::Bits(names(&["rope", "radio"])), patched: true },
                Words { key: "arms", names: Names::BitsOf("kind", vec![names(&["mg", "mg"]), vec![]]), patched: false },
                Words { key: "fleeing", names: Names::Halves(names(&["u0", "u1"])), patched: true },
            ],
        }
    }

    #[test]
    fn elements_go_by_their_names_and_by_their_places() {
        let naming = naming();
        let zones = [json!({"zone": "toledo"}), json!({"zone": "madrid"})];
        assert_eq!(naming.element("zones", &zones, "madrid"), Some(1));
        assert_eq!(naming.element("zones", &zones, "0"), Some(0));
        assert_eq!(naming.element("zones", &zones, "paris"), None);
        assert_eq!(naming.elements("zones", &zones), ["toledo", "madrid"]);
        assert_eq!(naming.element("units", &zones, "u1"), Some(1));
        assert_eq!(naming.element("units", &zones, "u2"), None);
        assert_eq!(naming.element("units", &[json!({"unit": 7})], "u7"), Some(0));
        assert_eq!(naming.element("sides", &zones, "blue"), Some(1));
        assert_eq!(naming.element("terrain", &[json!(["d4", 2, 3])], "d4"), Some(0));
        assert_eq!(naming.element("others", &[json!({"id": "x"})], "x"), Some(0));
    }

    #[test]
    fn words_are_numbers_bits_and_halves() {
        let naming = naming();
        let patch = json!({"units": {"u0": {"kind": "guns", "gear": ["radio"], "came": 3}}, "fleeing": ["u1"]});
        let numbers = json!({"units": {"u0": {"kind": 1, "gear": 2, "came": 3}}, "fleeing": [2, 0]});
        assert_eq!(naming.in_numbers(&patch, "state"), Ok(numbers));
        let around = json!({"kind": 0});
        assert_eq!(naming.coded("arms", &around, &json!(["mg", "mg"]), false), Some(Ok(json!(3))));
        assert_eq!(naming.coded("arms", &around, &json!(["mg"]), true), None);
        let (place, reason) = naming.in_numbers(&json!({"a": [{"kind": "tanks"}]}), "state").unwrap_err();
        assert_eq!(
            (place.as_str(), reason.as_str()),
            ("state.a[0].kind", "there is no \"tanks\", expected one of: rifles, guns")
        );
    }
}
