//! `frente data check`: every fault of a data pack.

use crate::args::DataCommand;
use crate::failure::Failure;
use crate::{input, output};
use frente_catalog::{game, games};
use frente_door::AnyGame;
use serde_json::Value;
use std::path::Path;

pub fn run(DataCommand::Check { path, game: asked }: &DataCommand) -> Result<(), Failure> {
    let files = input::pack_files(path)?;
    let game = game_of(path, &files, asked.as_deref(), "--game")?;
    let setup = load(game, path, &files)?;
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    let (path, id, names) = (path.display(), game.info().id, names.join(", "));
    output::print(&format!("{path}: a whole data pack of {id} ({names}); a setup names it as {setup}\n"))
}

/// The game these files are for: the one asked for, or the one they fit; `how` says how one is asked for.
pub fn game_of(
    path: &Path,
    files: &[(String, String)],
    asked: Option<&str>,
    how: &str,
) -> Result<&'static dyn AnyGame, Failure> {
    match asked {
        Some(id) => Ok(game(id)?),
        None => guessed(path, files, how),
    }
}

/// What a setup says to be played with these files.
pub fn load(game: &dyn AnyGame, path: &Path, files: &[(String, String)]) -> Result<Value, Failure> {
    game.load_data(files).map_err(|faults| {
        let count = faults.0.len();
        let faults = if count == 1 { faults.to_string() } else { format!("{count} faults: {faults}") };
        Failure::about(path, faults)
    })
}

/// The one game whose packs may hold all these files.
fn guessed(path: &Path, files: &[(String, String)], how: &str) -> Result<&'static dyn AnyGame, Failure> {
    let fits = |game: &&&dyn AnyGame| files.iter().all(|(name, _)| game.data_files().contains(&name.as_str()));
    let fitting: Vec<_> = games().iter().filter(fits).collect();
    match fitting.as_slice() {
        [one] => Ok(**one),
        [] => {
            let stranger = |name: &str| !games().iter().any(|game| game.data_files().contains(&name));
            let odd: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).filter(|name| stranger(name)).collect();
            let known: Vec<String> =
                games().iter().map(|game| format!("{} ({})", game.data_files().join(", "), game.info().id)).collect();
            let sentence = format!("no game has a data file {}, expected {}", odd.join(", "), known.join(" or "));
            Err(Failure::about(path, sentence))
        }
        several => {
            let ids: Vec<&str> = several.iter().map(|game| game.info().id).collect();
            Err(Failure::about(path, format!("fits several games ({}), name one with {how}", ids.join(", "))))
        }
    }
}
