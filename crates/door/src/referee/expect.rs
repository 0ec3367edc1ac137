//! What a script says must hold.

use crate::answers::EventOut;
use crate::door::AnyMatch;
use crate::refusals::ActError;
use frente_kernel::{Seat, Viewer};
use serde::Deserialize;
use serde_json::Value;

/// What must hold at a point of a script. Whatever is left out may be anything.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    /// A part of the referee's view.
    view: Option<Value>,
    /// Actions that must be offered.
    #[serde(default)]
    legal: Vec<String>,
    /// Actions that must not be.
    #[serde(default)]
    illegal: Vec<Forbidden>,
    /// Whose turn it is: `decision 0`, `chance` or `over`.
    node: Option<String>,
    /// The label of the ending.
    outcome: Option<String>,
    /// Message keys seen since the last expectation, in this order; others may stand between them.
    events: Option<Vec<String>>,
}

/// An action that must not be legal, and perhaps by which paragraph.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(from = "Written")]
struct Forbidden {
    act: String,
    rule: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a notation or {\"act\": notation, \"rule\": id}")]
enum Written {
    Plain(String),
    Cited(Cited),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cited {
    act: String,
    rule: Option<String>,
}

impl From<Written> for Forbidden {
    fn from(written: Written) -> Forbidden {
        match written {
            Written::Plain(act) => Forbidden { act, rule: None },
            Written::Cited(Cited { act, rule }) => Forbidden { act, rule },
        }
    }
}

impl Expect {
    /// Checks everything; the sentence says what was expected and what was found.
    pub(super) fn check(&self, table: &dyn AnyMatch, events: &[EventOut]) -> Result<(), String> {
        let node = table.node();
        if let Some(expected) = &self.node
            && *expected != node.to_string()
        {
            return Err(format!("expected the node \"{expected}\", found \"{node}\""));
        }
        if let Some(expected) = &self.outcome {
            let found = node.outcome().map_or("no ending yet", |outcome| &*outcome.label);
            if expected != found {
                return Err(format!("expected the outcome \"{expected}\", found {found:?}"));
            }
        }
        if let Some(expected) = &self.view {
            match mismatch(expected, &table.view(Viewer::Referee), "view") {
                None => {}
                Some(sentence) => return Err(sentence),
            }
        }
        if let Some(expected) = &self.events {
            check_events(expected, events)?;
        }
        if self.legal.is_empty() && self.illegal.is_empty() {
            return Ok(());
        }
        let Some(seat) = node.deciding() else {
            return Err(format!("nobody may choose here (the node is \"{node}\"), so nothing is legal or illegal"));
        };
        self.legal.iter().try_for_each(|action| check_legal(table, seat, action))?;
        self.illegal.iter().try_for_each(|action| check_illegal(table, seat, action))
    }
}

fn check_legal(table: &dyn AnyMatch, seat: Seat, action: &str) -> Result<(), String> {
    let legal = table.explain(seat, action);
    legal.map_err(|refusal| format!("expected \"{action}\" to be legal, but {refusal}"))
}

fn check_illegal(table: &dyn AnyMatch, seat: Seat, forbidden: &Forbidden) -> Result<(), String> {
    let action = &forbidden.act;
    match (table.explain(seat, action), &forbidden.rule) {
        (Ok(()), _) => Err(format!("expected \"{action}\" to be illegal, but it is legal")),
        (Err(ActError::Illegal { rule, .. }), Some(expected)) if *rule != *expected => {
            Err(format!("expected \"{action}\" to be illegal by §{expected}, but it is so by §{rule}"))
        }
        (Err(ActError::Illegal { .. }), _) => Ok(()),
        (Err(other), _) => Err(other.to_string()),
    }
}

fn check_events(expected: &[String], events: &[EventOut]) -> Result<(), String> {
    let mut left = events.iter();
    for key in expected {
        if !left.any(|event| event.message.key == *key) {
            let seen: Vec<&str> = events.iter().map(|event| &*event.message.key).collect();
            let seen = if seen.is_empty() { "none".to_owned() } else { seen.join(", ") };
            return Err(format!("expected the event \"{key}\" in its place, found since the last expectation: {seen}"));
        }
    }
    Ok(())
}

/// The first place where `found` does not hold what `expected` says. Objects may hold more keys; lists must be as long.
fn mismatch(expected: &Value, found: &Value, place: &str) -> Option<String> {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => expected.iter().find_map(|(key, value)| {
            let place = format!("{place}.{key}");
            match found.get(key) {
                Some(inner) => mismatch(value, inner, &place),
                None => {
                    let keys: Vec<&str> = found.keys().map(String::as_str).collect();
                    Some(format!("{place}: no such key in the view, there are: {}", keys.join(", ")))
                }
            }
        }),
        (Value::Array(expected), Value::Array(found)) if expected.len() == found.len() => {
            let pairs = expected.iter().zip(found).enumerate();
            pairs.into_iter().find_map(|(at, (expected, found))| mismatch(expected, found, &format!("{place}[{at}]")))
        }
        _ if expected == found => None,
        _ => Some(format!("{place}: expected {expected}, found {found}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_view_may_hold_more_than_is_expected_of_it() {
        let view = json!({"fronts": {"south": {"box": 3}}, "cards": [1, 2]});
        assert_eq!(mismatch(&json!({"fronts": {"south": {"box": 3}}}), &view, "view"), None);
        let said = mismatch(&json!({"fronts": {"south": {"box": 2}}}), &view, "view");
        assert_eq!(said.as_deref(), Some("view.fronts.south.box: expected 2, found 3"));
        let said = mismatch(&json!({"front": {}}), &view, "view");
        assert_eq!(said.as_deref(), Some("view.front: no such key in the view, there are: fronts, cards"));
        let said = mismatch(&json!({"cards": [1]}), &view, "view");
        assert_eq!(said.as_deref(), Some("view.cards: expected [1], found [1,2]"));
    }

    #[test]
    fn a_misspelt_expectation_is_an_error() {
        let error = serde_json::from_str::<Expect>(r#"{"veiw": {}}"#).unwrap_err();
        assert!(error.to_string().contains("unknown field `veiw`, expected one of `view`"), "{error}");
    }
}
