//! Messages a script expects: events, questions and cautions, by key, by arguments and by paragraph.

use crate::answers::EventOut;
use frente_kernel::{Arg, Message};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// What a message must be.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(from = "Written")]
pub(super) struct Pattern {
    key: String,
    with: BTreeMap<String, Value>,
    rule: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a message key or {\"key\": …, \"with\": {…}, \"rule\": id}")]
enum Written {
    Key(String),
    Whole(Whole),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Whole {
    key: String,
    #[serde(default)]
    with: BTreeMap<String, Value>,
    rule: Option<String>,
}

impl From<Written> for Pattern {
    fn from(written: Written) -> Pattern {
        match written {
            Written::Key(key) => Pattern { key, with: BTreeMap::new(), rule: None },
            Written::Whole(Whole { key, with, rule }) => Pattern { key, with, rule },
        }
    }
}

impl Pattern {
    /// The pattern that a message alone fits.
    pub(super) fn of(message: &Message, rule: &str) -> Pattern {
        let with = message.args.iter().map(|(name, arg)| (name.to_string(), plain(arg))).collect();
        Pattern { key: message.key.to_string(), with, rule: Some(rule.to_owned()).filter(|rule| !rule.is_empty()) }
    }

    pub(super) fn fits(&self, message: &Message, rule: &str) -> bool {
        let arg = |name: &str| message.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg);
        self.key == message.key
            && self.rule.as_ref().is_none_or(|expected| expected == rule)
            && self.with.iter().all(|(name, value)| arg(name).is_some_and(|arg| is(arg, value)))
    }

    fn fits_event(&self, event: &EventOut) -> bool {
        self.fits(&event.message, &event.rule)
    }
}

/// An argument as a script writes it: a number, the key of a term, or the text in English.
fn plain(arg: &Arg) -> Value {
    match arg {
        Arg::Int(number) => Value::from(*number),
        Arg::Term { term } => Value::from(&**term),
        Arg::Text { en, .. } => Value::from(&**en),
    }
}

/// Whether an argument is what is written: text in any of the languages.
fn is(arg: &Arg, value: &Value) -> bool {
    match arg {
        Arg::Text { es, fr, .. } => plain(arg) == *value || *value == **es || *value == **fr,
        _ => plain(arg) == *value,
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.key)?;
        if !self.with.is_empty() {
            let args: Vec<String> = self.with.iter().map(|(name, value)| format!("{name} {value}")).collect();
            write!(f, " with {}", args.join(", "))?;
        }
        self.rule.as_ref().map_or(Ok(()), |rule| write!(f, " §{rule}"))
    }
}

/// What was seen, those of the keys in question with their arguments.
fn seen(events: &[EventOut], about: &[Pattern]) -> String {
    let event = |event: &EventOut| {
        let detailed = |pattern: &Pattern| {
            pattern.key == event.message.key && (!pattern.with.is_empty() || pattern.rule.is_some())
        };
        match about.iter().any(detailed) {
            true => Pattern::of(&event.message, &event.rule).to_string(),
            false => event.message.key.to_string(),
        }
    };
    if events.is_empty() { "none".to_owned() } else { events.iter().map(event).collect::<Vec<_>>().join(", ") }
}

/// In this order, others may stand between them.
pub(super) fn check_order(expected: &[Pattern], events: &[EventOut]) -> Result<(), String> {
    let mut left = events.iter();
    match expected.iter().find(|pattern| !left.any(|event| pattern.fits_event(event))) {
        None => Ok(()),
        Some(missing) => {
            let seen = seen(events, expected);
            Err(format!("expected the event {missing} in its place, found since the last expectation: {seen}"))
        }
    }
}

pub(super) fn check_absent(unwanted: &[Pattern], events: &[EventOut]) -> Result<(), String> {
    match unwanted.iter().find(|pattern| events.iter().any(|event| pattern.fits_event(event))) {
        None => Ok(()),
        Some(found) => {
            Err(format!("expected no event {found} since the last expectation, found: {}", seen(events, unwanted)))
        }
    }
}

/// All of them and no other, in this order.
pub(super) fn check_exactly(expected: &[Pattern], events: &[EventOut]) -> Result<(), String> {
    let same = expected.len() == events.len();
    if same && expected.iter().zip(events).all(|(pattern, event)| pattern.fits_event(event)) {
        return Ok(());
    }
    let wanted: Vec<String> = expected.iter().map(ToString::to_string).collect();
    let wanted = if wanted.is_empty() { "none".to_owned() } else { wanted.join(", ") };
    Err(format!("expected exactly the events {wanted}, found since the last expectation: {}", seen(events, expected)))
}
