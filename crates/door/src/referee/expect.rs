//! What a script says must hold.

use super::told::{Pattern, check_absent, check_exactly, check_order};
use crate::answers::{EventOut, Offer};
use crate::door::AnyMatch;
use crate::naming::Naming;
use crate::refusals::ActError;
use frente_kernel::{Seat, Viewer};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// What must hold at a point of a script. Whatever is left out may be anything.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    /// A part of the referee's view.
    view: Option<Value>,
    /// Actions that must be offered.
    #[serde(default)]
    legal: Vec<Allowed>,
    /// Actions that must not be.
    #[serde(default)]
    illegal: Vec<Forbidden>,
    /// Everything that is offered, in any order.
    offers: Option<Vec<String>>,
    /// What an action must be offered with a caution of; `null`: without one.
    #[serde(default)]
    cautions: BTreeMap<String, Option<Pattern>>,
    /// What is asked.
    prompt: Option<Pattern>,
    /// Everything that may come up, in any order.
    chances: Option<Vec<String>>,
    /// Whose turn it is: `decision 0`, `chance` or `over`.
    node: Option<String>,
    /// The label of the ending.
    outcome: Option<String>,
    /// Events seen since the last expectation, in this order; others may stand between them.
    events: Option<Vec<Pattern>>,
    /// Events that were not seen since the last expectation.
    #[serde(default)]
    absent: Vec<Pattern>,
    /// All events seen since the last expectation, in this order.
    exactly: Option<Vec<Pattern>>,
    /// What each seat sees and is told, by its number; `watcher` for somebody without a seat.
    #[serde(default)]
    seats: BTreeMap<String, Seen>,
}

/// What must hold of what one viewer sees and is told.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seen {
    view: Option<Value>,
    /// Places of the view that do not hold what the referee sees there.
    #[serde(default)]
    hidden: Vec<String>,
    prompt: Option<Pattern>,
    events: Option<Vec<Pattern>>,
    #[serde(default)]
    absent: Vec<Pattern>,
    exactly: Option<Vec<Pattern>>,
}

/// An action that must be legal, and perhaps by which paragraph.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(from = "Written")]
struct Allowed(Forbidden);

/// An action that must not be legal, and perhaps by which paragraph and for which reason.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(from = "Written")]
struct Forbidden {
    act: String,
    rule: Option<String>,
    why: Option<String>,
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
    why: Option<String>,
}

impl From<Written> for Forbidden {
    fn from(written: Written) -> Forbidden {
        match written {
            Written::Plain(act) => Forbidden { act, rule: None, why: None },
            Written::Cited(Cited { act, rule, why }) => Forbidden { act, rule, why },
        }
    }
}

impl From<Written> for Allowed {
    fn from(written: Written) -> Allowed {
        Allowed(written.into())
    }
}

impl Expect {
    /// Checks everything since the first `since` steps; the sentence says what was expected and what was found.
    pub(super) fn check(&self, table: &dyn AnyMatch, since: usize) -> Result<(), String> {
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
        let naming = table.naming();
        let seen = Seen {
            view: self.view.clone(),
            hidden: Vec::new(),
            prompt: self.prompt.clone(),
            events: self.events.clone(),
            absent: self.absent.clone(),
            exactly: self.exactly.clone(),
        };
        seen.check(table, Viewer::Referee, &naming, since)?;
        for (name, seen) in &self.seats {
            let viewer = viewer(name, table.seats())?;
            seen.check(table, viewer, &naming, since).map_err(|sentence| format!("seat {name}: {sentence}"))?;
        }
        if let Some(expected) = &self.chances {
            let found: Vec<String> = table.chances().into_iter().map(|(chance, _)| chance).collect();
            same_set(expected, &found, "what may come up")?;
        }
        if self.legal.is_empty() && self.illegal.is_empty() && self.offers.is_none() && self.cautions.is_empty() {
            return Ok(());
        }
        let Some(seat) = node.deciding() else {
            return Err(format!("nobody may choose here (the node is \"{node}\"), so nothing is legal or illegal"));
        };
        let offers = table.offers(seat);
        self.legal.iter().try_for_each(|action| check_legal(table, seat, action, &offers))?;
        self.illegal.iter().try_for_each(|action| check_illegal(table, seat, action))?;
        if let Some(expected) = &self.offers {
            let found: Vec<String> = offers.iter().map(|offer| offer.action.clone()).collect();
            same_set(expected, &found, "what is offered")?;
        }
        self.cautions.iter().try_for_each(|(action, expected)| check_caution(&offers, action, expected.as_ref()))
    }
}

impl Seen {
    fn check(&self, table: &dyn AnyMatch, viewer: Viewer, naming: &Naming, since: usize) -> Result<(), String> {
        if let Some(expected) = &self.view {
            let found = table.view(viewer);
            if let Some(sentence) = (Compared { naming }).mismatch(expected, &found, &found, "view", "view") {
                return Err(sentence);
            }
        }
        if !self.hidden.is_empty() {
            let (seen, whole) = (table.view(viewer), table.view(Viewer::Referee));
            for place in &self.hidden {
                let truth = at(&whole, place, naming)
                    .ok_or_else(|| format!("{place}: the referee's view has no such place"))?;
                if at(&seen, place, naming).is_some_and(|seen| seen == truth) {
                    return Err(format!("expected {place} to be hidden, but it is seen: {truth}"));
                }
            }
        }
        if let Some(expected) = &self.prompt {
            let line = table.prompt(viewer);
            if !expected.fits(&line.message, &line.rule) {
                let found = Pattern::of(&line.message, &line.rule);
                return Err(format!("expected the question {expected}, found {found}"));
            }
        }
        if self.events.is_none() && self.absent.is_empty() && self.exactly.is_none() {
            return Ok(());
        }
        let events: Vec<EventOut> = table.log(viewer, since);
        self.events.as_ref().map_or(Ok(()), |expected| check_order(expected, &events))?;
        check_absent(&self.absent, &events)?;
        self.exactly.as_ref().map_or(Ok(()), |expected| check_exactly(expected, &events))
    }
}

fn viewer(name: &str, seats: u8) -> Result<Viewer, String> {
    if name == "watcher" {
        return Ok(Viewer::Spectator);
    }
    let seat = name.parse().ok().filter(|seat: &u8| *seat < seats);
    seat.map(|seat| Viewer::Seat(Seat(seat)))
        .ok_or_else(|| format!("there is no seat \"{name}\", expected a number below {seats}, or watcher"))
}

fn same_set(expected: &[String], found: &[String], what: &str) -> Result<(), String> {
    let missing = expected.iter().find(|one| !found.contains(one));
    let other = found.iter().find(|one| !expected.contains(one));
    let (name, sense) = match (missing, other) {
        (Some(missing), _) => (missing, "is not"),
        (None, Some(other)) => (other, "is"),
        (None, None) => return Ok(()),
    };
    Err(format!("\"{name}\" {sense} among {what}, which is: {}", found.join(", ")))
}

fn check_legal(table: &dyn AnyMatch, seat: Seat, allowed: &Allowed, offers: &[Offer]) -> Result<(), String> {
    let Forbidden { act, rule, .. } = &allowed.0;
    table.explain(seat, act).map_err(|refusal| format!("expected \"{act}\" to be legal, but {refusal}"))?;
    match (rule, offers.iter().find(|offer| offer.action == *act)) {
        (Some(rule), Some(offer)) if *rule != *offer.rule => {
            Err(format!("expected \"{act}\" to be legal by §{rule}, but it is so by §{}", offer.rule))
        }
        _ => Ok(()),
    }
}

fn check_illegal(table: &dyn AnyMatch, seat: Seat, forbidden: &Forbidden) -> Result<(), String> {
    let action = &forbidden.act;
    match table.explain(seat, action) {
        Ok(()) => Err(format!("expected \"{action}\" to be illegal, but it is legal")),
        Err(ActError::Illegal { rule, message, .. }) => {
            if let Some(expected) = forbidden.rule.as_ref().filter(|expected| **expected != *rule) {
                return Err(format!("expected \"{action}\" to be illegal by §{expected}, but it is so by §{rule}"));
            }
            let key = message.key.strip_prefix("illegal-").unwrap_or(&message.key);
            match &forbidden.why {
                Some(why) if why != key && **why != *message.key => Err(format!(
                    "expected \"{action}\" to be illegal because of \"{why}\", but it is so because of \"{key}\""
                )),
                _ => Ok(()),
            }
        }
        Err(other) => Err(other.to_string()),
    }
}

fn check_caution(offers: &[Offer], action: &str, expected: Option<&Pattern>) -> Result<(), String> {
    let offer = offers.iter().find(|offer| offer.action == action);
    let offer = offer.ok_or_else(|| format!("\"{action}\" is not offered, so there is no caution with it"))?;
    let found = offer.caution.as_ref().map(|caution| Pattern::of(&caution.message, &caution.rule));
    match (expected, &offer.caution, found) {
        (None, None, _) => Ok(()),
        (None, _, Some(found)) => Err(format!("expected \"{action}\" without a caution, found {found}")),
        (Some(expected), Some(caution), _) if expected.fits(&caution.message, &caution.rule) => Ok(()),
        (Some(expected), _, found) => {
            let found = found.map_or("none".to_owned(), |found| found.to_string());
            Err(format!("expected \"{action}\" with the caution {expected}, found {found}"))
        }
        (None, Some(_), None) => Ok(()),
    }
}

/// What stands at a place of a view, its way written with dots.
fn at<'a>(view: &'a Value, place: &str, naming: &Naming) -> Option<&'a Value> {
    let mut list = "view";
    place.split('.').try_fold(view, |value, key| {
        let inner = match value {
            Value::Array(elements) => naming.element(list, elements, key).map(|at| &elements[at]),
            _ => value.get(key),
        };
        list = key;
        inner
    })
}

/// What is written compared with what a view holds.
struct Compared<'a> {
    naming: &'a Naming,
}

impl Compared<'_> {
    /// The first place where `found` does not hold what `expected` says. Objects may hold more keys; lists must be as long,
    /// or are looked into by the names of their elements. `around` is the object `found` stands in, under `key`.
    fn mismatch(&self, expected: &Value, found: &Value, around: &Value, place: &str, key: &str) -> Option<String> {
        match (expected, found) {
            (Value::Object(expected), Value::Object(fields)) => expected.iter().find_map(|(key, value)| {
                let place = format!("{place}.{key}");
                match fields.get(key) {
                    Some(inner) => self.mismatch(value, inner, found, &place, key),
                    None => {
                        let keys: Vec<&str> = fields.keys().map(String::as_str).collect();
                        Some(format!("{place}: no such key in the view, there are: {}", keys.join(", ")))
                    }
                }
            }),
            (Value::Object(expected), Value::Array(elements)) => expected.iter().find_map(|(name, value)| {
                let place = format!("{place}.{name}");
                match self.naming.element(key, elements, name) {
                    // An element that is expected not to be there is `null`.
                    None if value.is_null() => None,
                    None => {
                        let known = self.naming.elements(key, elements);
                        Some(format!("{place}: no such element in the view, there are: {}", known.join(", ")))
                    }
                    Some(at) => self.mismatch(value, &elements[at], around, &place, key),
                }
            }),
            _ if expected == found => None,
            (Value::String(_) | Value::Array(_), Value::Number(_) | Value::Array(_))
                if let Some(coded) = self.naming.coded(key, around, expected, false) =>
            {
                match coded {
                    Ok(number) if number == *found => None,
                    Ok(number) => Some(format!("{place}: expected {expected} (that is {number}), found {found}")),
                    Err(reason) => Some(format!("{place}: {reason}")),
                }
            }
            (Value::Array(expected), Value::Array(found)) if expected.len() == found.len() => {
                let mut pairs = expected.iter().zip(found).enumerate();
                pairs.find_map(|(at, (expected, found))| {
                    self.mismatch(expected, found, around, &format!("{place}[{at}]"), key)
                })
            }
            _ => Some(format!("{place}: expected {expected}, found {found}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::naming::{RowName, Rows, Words};
    use serde_json::json;

    fn mismatch(expected: &Value, found: &Value) -> Option<String> {
        let naming = Naming {
            rows: &[Rows { list: "zones", by: RowName::Field("zone") }],
            words: vec![Words::number("kind", ["rifles", "guns"].into_iter().map(str::to_owned))],
            also: Vec::new(),
        };
        Compared { naming: &naming }.mismatch(expected, found, found, "view", "view")
    }

    #[test]
    fn a_view_may_hold_more_than_is_expected_of_it() {
        let view = json!({"fronts": {"south": {"box": 3}}, "cards": [1, 2]});
        assert_eq!(mismatch(&json!({"fronts": {"south": {"box": 3}}}), &view), None);
        let said = mismatch(&json!({"fronts": {"south": {"box": 2}}}), &view);
        assert_eq!(said.as_deref(), Some("view.fronts.south.box: expected 2, found 3"));
        let said = mismatch(&json!({"front": {}}), &view);
        assert_eq!(said.as_deref(), Some("view.front: no such key in the view, there are: fronts, cards"));
        let said = mismatch(&json!({"cards": [1]}), &view);
        assert_eq!(said.as_deref(), Some("view.cards: expected [1], found [1,2]"));
    }

    #[test]
    fn elements_are_compared_by_their_names_and_numbers_by_their_words() {
        let view = json!({"zones": [{"zone": "a", "kind": 0}, {"zone": "b", "kind": 1}]});
        assert_eq!(mismatch(&json!({"zones": {"b": {"kind": "guns"}, "c": null}}), &view), None);
        let said = mismatch(&json!({"zones": {"b": {"kind": "rifles"}}}), &view);
        assert_eq!(said.as_deref(), Some("view.zones.b.kind: expected \"rifles\" (that is 0), found 1"));
        let said = mismatch(&json!({"zones": {"c": {}}}), &view);
        assert_eq!(said.as_deref(), Some("view.zones.c: no such element in the view, there are: a, b"));
    }

    #[test]
    fn a_misspelt_expectation_is_an_error() {
        let error = serde_json::from_str::<Expect>(r#"{"veiw": {}}"#).unwrap_err();
        assert!(error.to_string().contains("unknown field `veiw`, expected one of `view`"), "{error}");
    }
}
