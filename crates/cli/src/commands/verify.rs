//! `frente verify`: the dice and the legality of a saved match.

use crate::failure::Failure;
use crate::{input, output};
use frente_door::{Lang, Speaker};
use frente_kernel::Salt;
use frente_kernel::record::DiceProof;
use std::fmt::Write as _;
use std::path::Path;

pub fn run(file: &Path, data: Option<&Path>, lang: Lang) -> Result<(), Failure> {
    let (game, record) = input::record(file)?;
    if let Some(path) = data {
        input::load_pack(game, path)?;
    }
    let (table, dice) = game.verify(&record).map_err(|error| Failure::about(file, error))?;
    let mut out = String::new();
    let (id, steps) = (game.info().id, table.steps());
    let rules = match frente_catalog::game(id).is_ok_and(|today| today.info().rules_version == record.rules) {
        true => String::new(),
        false => format!(", by frozen rules {}", record.rules),
    };
    writeln!(out, "{}: {id}{rules}, {steps} steps, every step legal, every seal intact", file.display())?;
    let proof = match dice {
        DiceProof::Redrawn(drawn) => format!("dice: all {drawn} drawn again from the published secret, all the same"),
        DiceProof::Unpublished => "dice: committed, but the secret is not published, so they cannot be redrawn".into(),
        DiceProof::None => "dice: thrown elsewhere, nothing to redraw".to_owned(),
    };
    writeln!(out, "{proof}")?;
    if let Some((commitment, salt)) = &record.dice {
        writeln!(out, "commitment: {commitment}")?;
        match salt {
            Salt::Table(salt) => writeln!(out, "salt: {}", given(salt))?,
            Salt::Seats(salts) => {
                for (seat, salt) in salts.iter().enumerate() {
                    writeln!(out, "salt of seat {seat}: {}", given(salt))?;
                }
            }
        }
    }
    match (table.node().outcome(), record.resigned()) {
        (Some(outcome), _) => writeln!(out, "result: {}", Speaker::new(game, lang).say(&outcome.message))?,
        (None, Some(seat)) => writeln!(out, "result: seat {seat} resigned")?,
        (None, None) => writeln!(out, "result: unfinished")?,
    }
    output::print(&out)
}

fn given(salt: &str) -> &str {
    if salt.is_empty() { "(none)" } else { salt }
}
