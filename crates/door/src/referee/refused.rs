//! What a script says must be refused: an action, a die or a card, a setup, a position, a deck or an army list.

use crate::door::AnyMatch;
use crate::patch::laid_over;
use crate::refusals::{ActError, Faults};
use crate::shelf::AnyGame;
use frente_kernel::Seat;
use serde::Deserialize;
use serde_json::Value;

/// What must be refused, and perhaps why.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(try_from = "Written")]
pub struct Refused {
    what: What,
    /// The paragraph that forbids it.
    rule: Option<String>,
    /// The place of the fault, or the beginning of it.
    at: Option<String>,
    /// The key of the reason, or words of the sentence.
    why: Option<String>,
}

#[derive(Clone, PartialEq, Debug)]
enum What {
    Act(String, Option<Seat>),
    Chance(String),
    Setup(Value),
    State(Value),
    List(Value),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    act: Option<String>,
    seat: Option<Seat>,
    chance: Option<String>,
    setup: Option<Value>,
    state: Option<Value>,
    list: Option<Value>,
    rule: Option<String>,
    at: Option<String>,
    why: Option<String>,
}

impl TryFrom<Written> for Refused {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Refused, &'static str> {
        let Written { act, seat, chance, setup, state, list, rule, at, why } = written;
        let what = match (act, chance, setup, state, list) {
            (Some(act), None, None, None, None) => What::Act(act, seat),
            (None, Some(chance), None, None, None) => What::Chance(chance),
            (None, None, Some(setup), None, None) => What::Setup(setup),
            (None, None, None, Some(state), None) => What::State(state),
            (None, None, None, None, Some(list)) => What::List(list),
            _ => return Err("expected one of \"act\", \"chance\", \"setup\", \"state\" and \"list\" to be refused"),
        };
        Ok(Refused { what, rule, at, why })
    }
}

/// A reason that was found: its paragraph, its place, its key and its sentence.
struct Reason {
    rule: String,
    at: String,
    key: String,
    said: String,
}

impl Reason {
    fn of(refusal: &ActError) -> Reason {
        let rule = refusal.rule().unwrap_or_default().into_owned();
        let key = refusal.message().key.into_owned();
        Reason { rule, at: String::new(), key, said: refusal.to_string() }
    }

    fn all(faults: &Faults) -> Vec<Reason> {
        let reason = |fault: &frente_kernel::Fault| Reason {
            rule: String::new(),
            at: fault.place.clone(),
            key: String::new(),
            said: fault.to_string(),
        };
        faults.0.iter().map(reason).collect()
    }
}

impl Refused {
    /// Checks that it is refused, and for that reason; the sentence says what was expected and what was found. `setup` and
    /// `state` are what the match was begun from.
    pub(super) fn check(
        &self,
        game: &dyn AnyGame,
        table: &dyn AnyMatch,
        setup: &Value,
        state: Option<&Value>,
    ) -> Result<(), String> {
        let (name, reasons) = match &self.what {
            What::Act(action, seat) => {
                let seat = seat.or_else(|| table.node().deciding()).unwrap_or(Seat(0));
                let refusal = table.explain(seat, action).err();
                (format!("\"{action}\""), refusal.iter().map(Reason::of).collect())
            }
            What::Chance(chance) => {
                let refusal = table.fork().chance(chance).err();
                (format!("\"{chance}\""), refusal.iter().map(Reason::of).collect())
            }
            What::Setup(patch) => {
                let faults = game.open(&laid_over(setup, patch)).err();
                ("the setup".to_owned(), faults.as_ref().map_or(Vec::new(), Reason::all))
            }
            What::State(patch) => {
                let mut table = game.open(setup).map_err(|faults| faults.to_string())?;
                let patch = state.map_or_else(|| patch.clone(), |state| laid_over(state, patch));
                let faults = table.edit(&patch).err();
                ("the position".to_owned(), faults.as_ref().map_or(Vec::new(), Reason::all))
            }
            What::List(list) => {
                let report = game.check_list(setup, &list.to_string()).map_err(|faults| faults.to_string())?;
                let reason = |remark: &crate::lists::Remark| Reason {
                    rule: remark.rule.to_string(),
                    at: remark.entry.map_or(String::new(), |at| at.to_string()),
                    key: remark.message.key.to_string(),
                    said: remark.detail.clone(),
                };
                ("the list".to_owned(), report.errors.iter().map(reason).collect())
            }
        };
        if reasons.is_empty() {
            return Err(format!("expected {name} to be refused, but it is accepted"));
        }
        if reasons.iter().any(|reason| self.fits(reason)) {
            return Ok(());
        }
        let wanted = [("by §", &self.rule), ("at ", &self.at), ("because of ", &self.why)];
        let wanted: Vec<String> =
            wanted.iter().filter_map(|(word, value)| Some(format!("{word}{}", value.as_ref()?))).collect();
        let found: Vec<String> = reasons.iter().map(|reason| reason.said.clone()).collect();
        Err(format!("expected {name} to be refused {}, but it is so: {}", wanted.join(" "), found.join("; ")))
    }

    fn fits(&self, reason: &Reason) -> bool {
        let rule = self.rule.as_ref().is_none_or(|rule| *rule == reason.rule);
        let at = self.at.as_ref().is_none_or(|at| {
            let rest = reason.at.strip_prefix(at.as_str());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[', ':']))
        });
        let why = self.why.as_ref().is_none_or(|why| {
            let key = reason.key.strip_prefix("illegal-").unwrap_or(&reason.key);
            key == why || reason.key == *why || reason.said.contains(why.as_str())
        });
        rule && at && why
    }
}
