//! `frente verify`: the dice and the legality of a saved match, or of a file of many.

use crate::failure::Failure;
use crate::{input, output};
use frente_catalog::games;
use frente_door::{Lang, Speaker};
use frente_kernel::record::DiceProof;
use frente_kernel::{Record, Salt};
use serde_json::Value;
use std::fmt::{Display, Write as _};
use std::path::Path;

pub fn run(file: &Path, data: Option<&Path>, lang: Lang) -> Result<(), Failure> {
    if file.is_file()
        && let Some(lines) = input::lines(file)?
    {
        return all(file, lines);
    }
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
    match table.node().outcome() {
        Some(outcome) => writeln!(out, "result: {}", Speaker::new(game, lang).say(&outcome.message))?,
        None => writeln!(out, "result: unfinished")?,
    }
    output::print(&out)
}

/// A file of many matches: every step and every die of each of them; the first that does not hold is named.
fn all(file: &Path, lines: impl Iterator<Item = Result<String, Failure>>) -> Result<(), Failure> {
    let (mut matches, mut steps, mut drawn) = (0_usize, 0, 0);
    for (number, line) in (1..).zip(lines) {
        let line = line?;
        let wrong = |why: &dyn Display| Failure::about(file, format!("line {number}: {why}"));
        let told: Value = serde_json::from_str(&line).map_err(|error| wrong(&error))?;
        let text = told["record"].as_str().ok_or_else(|| wrong(&"expected an object with a \"record\""))?;
        let record = Record::parse(text).map_err(|error| wrong(&error))?;
        let game = frente_frozen::find(games(), &record.game, record.rules).map_err(|error| wrong(&error))?;
        let (table, dice) = game.verify(&record).map_err(|error| wrong(&error))?;
        matches += 1;
        steps += table.steps();
        if let DiceProof::Redrawn(count) = dice {
            drawn += count;
        }
    }
    output::print(&format!(
        "{}: {matches} matches, {steps} steps, every step legal, every seal intact\ndice: {drawn} drawn again from published secrets, all the same\n",
        file.display()
    ))
}

fn given(salt: &str) -> &str {
    if salt.is_empty() { "(none)" } else { salt }
}
