//! `frente deck check` and `frente roster check`: every fault of what people build at home, or what it comes to.

use crate::args::FileCommand;
use crate::failure::Failure;
use crate::{input, output};
use frente_catalog::lists::Remark;
use frente_catalog::{AnyGame, Lang, ListKind, ListReport, Speaker, games};
use frente_kernel::Message;
use serde_json::Value;
use std::fmt::Write as _;
use std::path::Path;

/// A list is a JSON object that names its game; the rest is the game's own.
pub fn check(kind: ListKind, FileCommand::Check { file, pack }: &FileCommand) -> Result<(), Failure> {
    let text = input::text(file)?;
    let game = game_of(kind, file, &text)?;
    let setup = input::agreed(game, None, pack.data.as_deref())?;
    let report = game.check_list(&setup, &text)?;
    let details = |remarks: &[Remark]| remarks.iter().map(|one| one.detail.clone()).collect::<Vec<_>>().join("; ");
    match report.errors.as_slice() {
        [] => {}
        [one] => return Err(Failure::about(file, &one.detail)),
        many => return Err(Failure::about(file, format!("{} faults: {}", many.len(), details(many)))),
    }
    let mut out = format!("{}: a sound {} of {}\n", file.display(), name(kind), game.info().id);
    tell(game, kind, &report, &mut out)?;
    output::print(&out)
}

/// What the list comes to.
fn tell(game: &dyn AnyGame, kind: ListKind, report: &ListReport, out: &mut String) -> std::fmt::Result {
    let speaker = Speaker::of_lists(game, Lang::En);
    let say = |message: &Message| speaker.say(message);
    let list = |messages: &[Message]| messages.iter().map(say).collect::<Vec<_>>().join(", ");
    let what = if kind == ListKind::Deck { "cards" } else { "units" };
    writeln!(out, "  {what}: {}", report.count)?;
    if let Some(points) = report.points {
        writeln!(out, "  points: {} of {}", points.sum, points.limit)?;
    }
    for figures in &report.figures {
        let rows = figures.rows.iter().map(|(key, count)| format!("{} {count}", say(&Message::new(key.clone()))));
        writeln!(out, "  {}: {}", say(&Message::new(figures.title)), rows.collect::<Vec<_>>().join(", "))?;
    }
    if !report.curve.is_empty() {
        let costs = report.curve.iter().enumerate().filter(|(_, count)| **count > 0);
        let costs: Vec<String> = costs.map(|(cost, count)| format!("{count} for {cost}")).collect();
        writeln!(out, "  costs: {}", costs.join(", "))?;
    }
    for need in &report.needs {
        writeln!(out, "  {}: {} of {} (§{})", say(&need.about), need.have, need.need, need.rule)?;
    }
    for (title, powers) in [("can", &report.can), ("cannot", &report.cannot)] {
        if !powers.is_empty() {
            writeln!(out, "  {title}: {}", list(powers))?;
        }
    }
    for warning in &report.warnings {
        writeln!(out, "  warning: {}", warning.detail)?;
    }
    Ok(())
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
