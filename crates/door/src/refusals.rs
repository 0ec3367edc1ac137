//! Why the door did not open: small errors that carry a message key, so that users read them in their own language.
//!
//! `Display` is the plain English sentence for logs and scripts; `message()` is the sentence for a
//! [`crate::Speaker`].

use crate::speak::{Speaker, verbatim};
use frente_kernel::{Fault, Message, Refusal, Seat};
use frente_search::UnknownBot;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Why an action or a chance was not taken. Nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ActError {
    /// Text that is no action of this game.
    #[error("\"{text}\" is not the notation of an action")]
    NotAnAction {
        /// What was given.
        text: String,
    },
    /// Text that is no chance of this game.
    #[error("\"{text}\" is not the notation of a die or card")]
    NotAChance {
        /// What was given.
        text: String,
    },
    /// The match has ended.
    #[error("the match is over")]
    Over,
    /// A die or a card is due first.
    #[error("a die or a card is due before the next choice")]
    ChanceDue,
    /// No die or card is due.
    #[error("no die or card is due: seat {seat} must choose")]
    NoChanceDue {
        /// The seat that must choose.
        seat: Seat,
    },
    /// Another seat must choose.
    #[error("seat {seat} must choose now")]
    OtherSeat {
        /// The seat that must choose.
        seat: Seat,
    },
    /// The die or card cannot come up now.
    #[error("\"{text}\" cannot come up now")]
    ImpossibleChance {
        /// What was given.
        text: String,
    },
    /// The rules forbid it.
    #[error("\"{text}\" is not legal by §{rule} ({})", .message.key)]
    Illegal {
        /// The action in notation.
        text: String,
        /// The paragraph that forbids it.
        rule: Cow<'static, str>,
        /// The sentence, with the arguments of the action's own message.
        message: Message,
    },
}

impl ActError {
    /// A refusal by the rules that is not about the action itself.
    pub(crate) fn refused(refusal: Refusal, text: &str, illegal: impl FnOnce() -> Message) -> ActError {
        let text = text.to_owned();
        match refusal {
            Refusal::Over => ActError::Over,
            Refusal::ChanceDue => ActError::ChanceDue,
            Refusal::NoChanceDue(seat) => ActError::NoChanceDue { seat },
            Refusal::OtherSeat(seat) => ActError::OtherSeat { seat },
            Refusal::ImpossibleChance => ActError::ImpossibleChance { text },
            Refusal::Illegal(why) => {
                let mut message = illegal();
                message.key = format!("illegal-{}", why.why).into();
                let rule = why.rule.into();
                ActError::Illegal { text, rule, message }
            }
        }
    }

    /// The sentence, for a [`crate::Speaker`].
    pub fn message(&self) -> Message {
        match self {
            ActError::NotAnAction { text } => quoting("refused-not-an-action", text),
            ActError::NotAChance { text } => quoting("refused-not-a-chance", text),
            ActError::Over => Message::new("refused-over"),
            ActError::ChanceDue => Message::new("refused-chance-due"),
            ActError::NoChanceDue { seat } => Message::new("refused-no-chance-due").int("seat", seat.0),
            ActError::OtherSeat { seat } => Message::new("refused-other-seat").int("seat", seat.0),
            ActError::ImpossibleChance { text } => quoting("refused-impossible-chance", text),
            ActError::Illegal { message, .. } => message.clone(),
        }
    }

    /// The whole refusal in a sentence: where the rules forbid it, what was asked and the paragraph stand before the reason.
    pub fn told(&self, speaker: &Speaker) -> String {
        let why = speaker.say(&self.message());
        let ActError::Illegal { text, rule, .. } = self else { return why };
        let frame = quoting("refused-illegal", text).arg("rule", verbatim(rule)).arg("why", verbatim(&why));
        // A version that was kept brings its own texts, but the frame is of today.
        Speaker::common(speaker.lang()).say(&frame)
    }

    /// The paragraph that forbids it, where one does.
    pub fn rule(&self) -> Option<Cow<'static, str>> {
        match self {
            ActError::Illegal { rule, .. } => Some(rule.clone()),
            _ => None,
        }
    }
}

/// A message that quotes what the user wrote.
fn quoting(key: &'static str, text: &str) -> Message {
    Message::new(key).arg("text", verbatim(text))
}

/// Why a match was not taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum RewindError {
    /// Beyond a die, a reveal or another seat's choice.
    #[error("undo stops at step {floor}: before it lies a die, a reveal or another seat's choice")]
    Barrier {
        /// The fewest steps that may remain.
        floor: usize,
    },
    /// There are not so many steps.
    #[error("the match has {steps} steps only")]
    Beyond {
        /// How many there are.
        steps: usize,
    },
}

impl RewindError {
    /// The sentence, for a [`crate::Speaker`].
    pub fn message(&self) -> Message {
        let count = |key, n: usize| Message::new(key).int("step", i64::try_from(n).unwrap_or(i64::MAX));
        match self {
            RewindError::Barrier { floor } => count("undo-barrier", *floor),
            RewindError::Beyond { steps } => count("undo-beyond", *steps),
        }
    }
}

/// Why a setup, a position or a data pack was not accepted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(transparent)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// A single fault.
    pub fn one(place: impl Into<String>, reason: impl Into<String>) -> Faults {
        let (place, reason) = (place.into(), reason.into());
        Faults(vec![Fault { place, reason }])
    }
}

/// A match begun from an edited position has no record: a record is a setup and its steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a match begun from an edited position cannot be written as a record")]
pub struct NoRecord;

/// No game of that name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown game \"{asked}\", expected one of: {}", .known.join(", "))]
pub struct UnknownGame {
    /// What was asked for.
    pub asked: String,
    /// The ids there are.
    pub known: Vec<&'static str>,
}

/// Why a bot did not choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "kind", content = "why", rename_all = "kebab-case")]
pub enum BotError {
    /// No bot of that name.
    #[error(transparent)]
    Unknown(#[from] UnknownBot),
    /// Another seat must choose, or none.
    #[error("seat {0} has nothing to choose now")]
    NotItsTurn(Seat),
    /// The rules of this match were kept before hints were given.
    #[error("the rules this match is played by give no hints")]
    NoHints,
}
