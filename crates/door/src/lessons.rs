//! The guided first game: lessons told the first time something turns up.
//!
//! A lesson waits for a message key: a prompt, an action that is offered, or a log line. So it fits any dice and any
//! choices, and the same lessons serve the terminal and the web.

use crate::rules::Texts;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One lesson of the guided first game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Lesson {
    /// The message key that brings it up.
    pub on: String,
    /// The paragraph to read further.
    pub rule: String,
    /// The piece on the table it speaks of, by the name actions give it; "" for none, or for the one in the message.
    #[serde(default)]
    pub focus: String,
    /// The heading of the lesson.
    pub title: Texts,
    /// What it teaches.
    pub text: Texts,
}

#[derive(Deserialize)]
struct File {
    #[serde(default)]
    setup: Value,
    lesson: Vec<Lesson>,
}

/// Reads the lessons of a game from its TOML.
pub fn parse(text: &str) -> Result<Vec<Lesson>, toml::de::Error> {
    toml::from_str::<File>(text).map(|file| file.lesson)
}

/// Reads what the guided game is played with, laid over the usual setup; `null`: the usual one.
pub fn setup(text: &str) -> Result<Value, toml::de::Error> {
    toml::from_str::<File>(text).map(|file| file.setup)
}
