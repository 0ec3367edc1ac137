//! `frente roster check` and `frente deck check`: no game on the shelf has army lists or decks yet.

use crate::args::FileCommand;
use crate::failure::Failure;

pub fn no_rosters(FileCommand::Check { file }: &FileCommand) -> Failure {
    let sentence = "not checked, because no game on the shelf has army lists yet (peanas and tactics2gm will)";
    Failure::about(file, sentence)
}

pub fn no_decks(FileCommand::Check { file }: &FileCommand) -> Failure {
    let sentence = "not checked, because no game on the shelf has decks to build yet (guerra1936 and tactics2gm will)";
    Failure::about(file, sentence)
}
