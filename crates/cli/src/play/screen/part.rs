//! What the boards in letters share: how they read a view and a sheet, and the colours of the sides.

use frente_catalog::Speaker;
use ratatui::style::Color;
use serde_json::Value;

/// A colour for each seat; the board also names it.
pub const SEATS: [Color; 4] = [Color::LightBlue, Color::LightRed, Color::LightCyan, Color::LightMagenta];

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
