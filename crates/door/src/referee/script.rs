//! The script as people write it, read strictly.

use super::Expect;
use frente_kernel::Seat;
use serde::Deserialize;
use serde::de::Error as _;
use serde_json::Value;

/// A script of choices with the dice written out.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The game's id.
    pub game: String,
    /// What the script asks, for its readers.
    #[serde(default)]
    pub note: String,
    /// Laid over the usual setup.
    #[serde(default)]
    pub setup: Value,
    /// Laid over the first position.
    #[serde(default)]
    pub state: Option<Value>,
    /// The steps to take, in order.
    #[serde(default)]
    pub script: Vec<Step>,
}

/// A step of a script.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(try_from = "Written")]
pub enum Step {
    /// A seat chooses.
    Act {
        /// What, in notation.
        action: String,
        /// Who; where it is not said, the seat that must choose.
        seat: Option<Seat>,
    },
    /// A die or a card comes.
    Chance(String),
    /// Something must hold here.
    Expect(Box<Expect>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    act: Option<String>,
    seat: Option<Seat>,
    chance: Option<String>,
    expect: Option<Box<Expect>>,
}

impl TryFrom<Written> for Step {
    type Error = &'static str;

    fn try_from(step: Written) -> Result<Step, &'static str> {
        match (step.act, step.seat, step.chance, step.expect) {
            (Some(action), seat, None, None) => Ok(Step::Act { action, seat }),
            (None, None, Some(chance), None) => Ok(Step::Chance(chance)),
            (None, None, None, Some(expect)) => Ok(Step::Expect(expect)),
            _ => Err("expected a step with \"act\" (and perhaps \"seat\"), or \"chance\", or \"expect\""),
        }
    }
}

/// Text that is no script.
#[derive(Debug, thiserror::Error)]
#[error("line {}, column {}: {}", .0.line(), .0.column(), without_place(.0))]
pub struct ScriptError(#[from] serde_json::Error);

/// serde_json ends its sentences with the place, which ours begin with.
fn without_place(error: &serde_json::Error) -> String {
    let said = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    said.strip_suffix(&place).map_or(said.clone(), str::to_owned)
}

impl Script {
    /// Reads a script.
    pub fn parse(text: &str) -> Result<Script, ScriptError> {
        let script: Script = serde_json::from_str(text)?;
        let object = |value: &Value| value.is_null() || value.is_object();
        if !object(&script.setup) || !script.state.as_ref().is_none_or(object) {
            return Err(serde_json::Error::custom("expected an object as \"setup\" and as \"state\"").into());
        }
        Ok(script)
    }
}
