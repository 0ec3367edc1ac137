//! Why a table at home refuses, in the codes and sentences of a server.

use crate::refusals::{ActError, BotError, Faults, RewindError};
use crate::speak::verbatim;
use frente_kernel::{Message, RecordError};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Why a table at home did not do what was asked, as a server says it. Nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, thiserror::Error)]
#[error("{detail}")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts", rename = "HomeRefusal"))]
pub struct Refusal {
    /// The name of the reason, for programs.
    pub code: Cow<'static, str>,
    /// The reason in words, for people.
    pub message: Message,
    /// The paragraph that forbids it, "" where none does.
    pub rule: Cow<'static, str>,
    /// For logs, in English.
    pub detail: String,
}

impl Refusal {
    pub(crate) fn new(code: &'static str, key: &'static str, detail: &str) -> Refusal {
        Refusal { code: code.into(), message: Message::new(key), rule: "".into(), detail: detail.to_owned() }
    }

    pub(super) fn because(code: &'static str, key: &'static str, why: &dyn std::fmt::Display) -> Refusal {
        let why = why.to_string();
        Refusal { message: Message::new(key).arg("why", verbatim(&why)), ..Refusal::new(code, key, &why) }
    }

    pub(crate) fn malformed(why: &dyn std::fmt::Display) -> Refusal {
        Refusal::because("bad", "error-malformed", why)
    }
}

impl From<ActError> for Refusal {
    fn from(error: ActError) -> Refusal {
        let code = match &error {
            ActError::Over => "over",
            ActError::OtherSeat { .. } => "seat",
            ActError::NotAnAction { .. } | ActError::NotAChance { .. } => "bad",
            _ => "illegal",
        };
        let rule = error.rule().unwrap_or_default();
        Refusal { code: code.into(), message: error.message(), rule, detail: error.to_string() }
    }
}

impl From<RewindError> for Refusal {
    fn from(error: RewindError) -> Refusal {
        let (message, detail) = (error.message(), error.to_string());
        Refusal { code: "illegal".into(), message, rule: "".into(), detail }
    }
}

impl From<Faults> for Refusal {
    fn from(faults: Faults) -> Refusal {
        Refusal::because("bad-setup", "error-bad-setup", &faults)
    }
}

impl From<BotError> for Refusal {
    fn from(error: BotError) -> Refusal {
        Refusal::malformed(&error)
    }
}

impl From<RecordError> for Refusal {
    fn from(error: RecordError) -> Refusal {
        Refusal::because("bad-record", "error-bad-record", &error)
    }
}
