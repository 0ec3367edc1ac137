//! What the boards in letters share: how they read a view and a sheet, and the colours of the sides.

use frente_door::Speaker;
use frente_kernel::Message;
use ratatui::style::Color;
use serde_json::Value;

/// What a board is drawn from.
#[derive(Clone, Copy)]
pub struct Shown<'a> {
    pub view: &'a Value,
    pub sheet: &'a Value,
    /// The offer pointed at, in words.
    pub offer: Option<&'a Message>,
    pub speaker: &'a Speaker,
}

/// A colour for each side; the board also names it.
pub const SEATS: [Color; 2] = [Color::LightBlue, Color::LightRed];

/// The text of a three-language object.
pub fn text<'a>(texts: &'a Value, speaker: &Speaker) -> &'a str {
    texts[speaker.lang().code()].as_str().unwrap_or("")
}

/// A word with a capital.
pub fn word(speaker: &Speaker, key: &str) -> String {
    let said = speaker.word(key);
    let mut letters = said.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

pub fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

pub fn int(value: &Value) -> i64 {
    value.as_i64().unwrap_or(0)
}

pub fn key(value: &Value) -> &str {
    value.as_str().unwrap_or("")
}

/// The entry of a list whose `field` is `value`.
pub fn find<'a>(entries: &'a Value, field: &str, value: &Value) -> &'a Value {
    list(entries).find(|entry| entry[field] == *value).unwrap_or(&Value::Null)
}

/// A text in `width` letters, filled up or cut.
pub fn fit(text: &str, width: usize) -> String {
    format!("{text:<width$.width$}")
}
