//! `frente roster check` (no game on the shelf has army lists yet) and `frente deck check`.

use crate::args::FileCommand;
use crate::failure::Failure;
use crate::{input, output};
use frente_catalog::game;
use serde_json::Value;

pub fn no_rosters(FileCommand::Check { file }: &FileCommand) -> Failure {
    let sentence = "not checked, because no game on the shelf has army lists yet (peanas and tactics2gm will)";
    Failure::about(file, sentence)
}

/// A deck as JSON: `{"game": "tactics2gm", …}`, the rest as the game wants it.
pub fn check_deck(FileCommand::Check { file }: &FileCommand) -> Result<(), Failure> {
    let text = input::text(file)?;
    let mut deck: Value = serde_json::from_str(&text).map_err(|error| Failure::about(file, error.to_string()))?;
    let id = deck.as_object_mut().and_then(|fields| fields.remove("game"));
    let Some(Value::String(id)) = id else {
        return Err(Failure::about(
            file,
            "expected an object with a \"game\" that has decks to build, like tactics2gm",
        ));
    };
    let checked = game(&id)?.check_deck(&deck);
    match checked {
        None => Err(Failure::about(file, format!("{id} has no decks to build"))),
        Some(Err(faults)) => Err(Failure::about(file, faults.to_string())),
        Some(Ok(sum)) => output::print(&format!("{}: a sound deck of {id}: {sum}\n", file.display())),
    }
}
