//! `frente roster check` and `frente deck check`: every fault of an army list; no game on the shelf has decks yet.

use crate::args::FileCommand;
use crate::failure::Failure;
use crate::{input, output};
use frente_catalog::games;

pub fn roster(FileCommand::Check { file }: &FileCommand) -> Result<(), Failure> {
    let text = input::text(file)?;
    let reports: Vec<_> = games().iter().filter_map(|game| Some((game.info().id, game.check_list(&text)?))).collect();
    // The game whose list it reads as; if none, the one that says why.
    let found = reports.iter().find(|(_, report)| report.errors.is_empty()).or(reports.first());
    let Some((game, report)) = found else {
        return Err(Failure::about(file, "not checked, because no game on the shelf has army lists"));
    };
    let join = |faults: &[frente_kernel::Fault]| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
    if !report.errors.is_empty() {
        let count = report.errors.len();
        let faults = join(&report.errors);
        let sentence = if count == 1 { faults } else { format!("{count} faults: {faults}") };
        return Err(Failure::about(file, sentence));
    }
    let warnings: String = report.warnings.iter().map(|warning| format!("warning: {warning}\n")).collect();
    output::print(&format!("{}: {game}: {}\n{warnings}", file.display(), report.summary))
}

pub fn no_decks(FileCommand::Check { file }: &FileCommand) -> Failure {
    let sentence = "not checked, because no game on the shelf has decks to build yet (guerra1936 and tactics2gm will)";
    Failure::about(file, sentence)
}
