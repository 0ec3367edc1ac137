//! `frente deck check` names every fault of a deck, or says what it holds; no game on the shelf has army lists yet.

use crate::args::FileCommand;
use crate::failure::Failure;
use crate::{input, output};
use frente_catalog::{game, games};
use serde_json::Value;

pub fn no_rosters(FileCommand::Check { file }: &FileCommand) -> Failure {
    let sentence = "not checked, because no game on the shelf has army lists yet (peanas and tactics2gm will)";
    Failure::about(file, sentence)
}

/// A deck file is a JSON object that names its game; the rest is the game's own.
pub fn deck(FileCommand::Check { file }: &FileCommand) -> Result<(), Failure> {
    let deck = input::setup(file)?;
    let with_decks: Vec<&str> =
        games().iter().filter(|game| game.check_deck(&Value::Null).is_some()).map(|game| game.info().id).collect();
    let Some(id) = deck["game"].as_str() else {
        return Err(Failure::about(file, format!("expected \"game\": one of {}", with_decks.join(", "))));
    };
    let named = game(id).map_err(|error| Failure::about(file, error))?;
    let report = match named.check_deck(&deck) {
        None => {
            let sentence = format!("{id} has no decks to build, expected one of {}", with_decks.join(", "));
            return Err(Failure::about(file, sentence));
        }
        Some(Err(faults)) => return Err(Failure::about(file, faults)),
        Some(Ok(report)) => report,
    };
    let mut out = format!("{}: a legal deck of {id}\n", file.display());
    for (field, value) in report.as_object().into_iter().flatten() {
        out.push_str(&format!("  {field}: {}\n", in_words(value)));
    }
    output::print(&out)
}

/// A value on one line, without the marks of JSON.
fn in_words(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(in_words).collect::<Vec<_>>().join(", "),
        Value::Object(fields) => {
            let words = fields.iter().map(|(name, value)| format!("{name} {}", in_words(value)));
            words.collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    }
}
