//! Refusals as Python raises them: classes of `frente.errors`, with what is known beside the sentence.

use crate::json;
use frente_door::referee::RefereeError;
use frente_door::{ActError, BotError, Faults, RewindError, Speaker, UnknownGame};
use frente_frozen::UnknownRules;
use frente_kernel::RecordError;
use frente_lab::LabError;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde_json::{Value, json};

/// An exception of `frente.errors`, with attributes.
pub fn error(class: &str, text: impl Into<String>, attributes: &[(&str, Value)]) -> PyErr {
    let text = text.into();
    let made = Python::attach(|py| {
        let error = py.import("frente.errors")?.getattr(class)?.call1((text,))?;
        for (name, value) in attributes {
            error.setattr(*name, json::to_py(py, value)?)?;
        }
        Ok::<PyErr, PyErr>(PyErr::from_value(error))
    });
    made.unwrap_or_else(|trouble| trouble)
}

pub fn unknown_game(refused: &UnknownGame) -> PyErr {
    error("UnknownGame", refused.to_string(), &[])
}

pub fn faults(refused: &Faults) -> PyErr {
    let list = refused.0.iter().map(|fault| json!([fault.place, fault.reason])).collect();
    error("BadSetup", refused.to_string(), &[("faults", Value::Array(list))])
}

pub fn act(refused: &ActError, speaker: &Speaker) -> PyErr {
    let text = speaker.say(&refused.message());
    let class = match refused {
        ActError::NotAnAction { .. } | ActError::NotAChance { .. } => "NotAnAction",
        ActError::Over => "MatchOver",
        ActError::Illegal { .. } | ActError::ImpossibleChance { .. } => "IllegalAction",
        ActError::ChanceDue | ActError::NoChanceDue { .. } | ActError::OtherSeat { .. } => "NotYourTurn",
    };
    let action = match refused {
        ActError::NotAnAction { text } | ActError::NotAChance { text } | ActError::Illegal { text, .. } => {
            text.as_str()
        }
        ActError::ImpossibleChance { text } => text,
        _ => "",
    };
    let rule = refused.rule().map_or(String::new(), Into::into);
    let said = if rule.is_empty() { text.clone() } else { format!("{text} [§{rule}]") };
    error(class, said, &[("rule", json!(rule)), ("text", json!(text)), ("action", json!(action))])
}

pub fn bot(refused: &BotError) -> PyErr {
    let class = match refused {
        BotError::Unknown(_) => "UnknownBot",
        BotError::NotItsTurn(_) => "NotYourTurn",
        BotError::NoHints => "Error",
    };
    error(class, refused.to_string(), &[])
}

pub fn record(refused: &RecordError) -> PyErr {
    let step = match refused {
        RecordError::Notation { step, .. }
        | RecordError::Refused { step, .. }
        | RecordError::Seal { step, .. }
        | RecordError::Close { step }
        | RecordError::Dice { step, .. } => json!(step),
        _ => Value::Null,
    };
    error("BadRecord", refused.to_string(), &[("step", step)])
}

pub fn rules(refused: &UnknownRules) -> PyErr {
    error("BadRecord", refused.to_string(), &[("step", Value::Null)])
}

pub fn rewind(refused: &RewindError) -> PyErr {
    error("Error", refused.to_string(), &[])
}

pub fn lab(refused: &LabError) -> PyErr {
    match refused {
        LabError::Game(refused) => unknown_game(refused),
        LabError::Bot(_) => error("UnknownBot", refused.to_string(), &[]),
        LabError::Setup(refused) => faults(refused),
        LabError::Endless { .. } => error("InternalError", refused.to_string(), &[("replay", Value::Null)]),
        LabError::Seats { .. }
        | LabError::NoGames
        | LabError::Range { .. }
        | LabError::Threads(_)
        | LabError::Stopped => error("BadPlan", refused.to_string(), &[]),
    }
}

pub fn referee(refused: &RefereeError, speaker: impl Fn() -> Option<std::sync::Arc<Speaker>>) -> PyErr {
    match (refused, refused.refusal(), speaker()) {
        (_, Some((at, message, rule)), Some(speaker)) => {
            let text = speaker.say(&message);
            let rule = rule.unwrap_or_default();
            let attributes = [("rule", json!(rule)), ("text", json!(text)), ("step", json!(at))];
            error("BadScript", format!("step {at}: {text}"), &attributes)
        }
        (RefereeError::Game(refused), ..) => unknown_game(refused),
        (RefereeError::Start(refused), ..) => faults(refused),
        _ => error("BadScript", refused.to_string(), &[]),
    }
}

/// A value outside its range: what came and what was expected.
pub fn value(text: impl Into<String>) -> PyErr {
    PyValueError::new_err(text.into())
}

/// An argument that is not what was expected.
pub fn values(place: &str, expected: &str) -> PyErr {
    value(format!("{place}: expected {expected}"))
}
