//! `frente deck check` and `frente roster check`: every fault of what people build at home, or what it comes to.

use crate::args::FileCommand;
use crate::failure::Failure;
use crate::{input, output};
use frente_catalog::{AnyGame, ListKind, games};
use serde_json::Value;
use std::fmt::Write as _;
use std::path::Path;

/// A list is a JSON object that names its game; the rest is the game's own.
pub fn check(kind: ListKind, FileCommand::Check { file }: &FileCommand) -> Result<(), Failure> {
    let text = input::text(file)?;
    let game = game_of(kind, file, &text)?;
    let report = game.check_list(&text);
    let join = |faults: &[frente_kernel::Fault]| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
    match report.errors.as_slice() {
        [] => {}
        [one] => return Err(Failure::about(file, one)),
        many => return Err(Failure::about(file, format!("{} faults: {}", many.len(), join(many)))),
    }
    let mut out = format!("{}: a sound {} of {}\n", file.display(), name(kind), game.info().id);
    for (fact, value) in &report.facts {
        writeln!(out, "  {fact}: {value}")?;
    }
    for warning in &report.warnings {
        writeln!(out, "  warning: {warning}")?;
    }
    output::print(&out)
}

fn name(kind: ListKind) -> &'static str {
    match kind {
        ListKind::Deck => "deck",
        ListKind::Army => "army list",
    }
}

/// The game the list names; where only one has such lists, it need not be named.
fn game_of(kind: ListKind, file: &Path, text: &str) -> Result<&'static dyn AnyGame, Failure> {
    let able: Vec<_> = games().iter().copied().filter(|game| game.lists() == Some(kind)).collect();
    let names: Vec<&str> = able.iter().map(|game| game.info().id).collect();
    let named = serde_json::from_str::<Value>(text).map(|list| list["game"].as_str().map(str::to_owned));
    match (named, able.as_slice()) {
        (Ok(Some(id)), _) => able.into_iter().find(|game| game.info().id == id).ok_or_else(|| {
            let sentence = format!("{id} has no {} to build, expected one of: {}", name(kind), names.join(", "));
            Failure::about(file, sentence)
        }),
        // What is wrong with it the game can say best.
        (_, [only]) => Ok(*only),
        (Ok(None), _) => Err(Failure::about(file, format!("expected \"game\": one of {}", names.join(", ")))),
        (Err(error), _) => Err(Failure::about(file, error)),
    }
}
