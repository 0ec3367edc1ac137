//! `frente games`: what is on the shelf.

use crate::failure::Failure;
use crate::output;
use frente_catalog::games;
use frente_door::{AnyGame, Lang};
use serde_json::{Value, json};
use std::fmt::Write as _;

pub fn run(json: bool, lang: Lang) -> Result<(), Failure> {
    if json {
        let all: Vec<Value> = games().iter().map(|game| as_json(*game)).collect();
        return output::print_json(&all);
    }
    let mut out = String::new();
    for game in games() {
        let info = game.info();
        writeln!(out, "{}  {}", info.id, game.titles().get(lang))?;
        writeln!(out, "  {}", game.blurb().get(lang))?;
        writeln!(out, "  seats: {}   scenarios: {}", seats(info.seats), info.scenarios.join(", "))?;
        for option in info.options {
            let values: Vec<String> = option.values.iter().map(ToString::to_string).collect();
            let (id, values, default, rule) = (option.id, values.join(" or "), option.default, option.rule);
            writeln!(out, "  option {id}: {values}, usually {default}  [§{rule}]")?;
        }
        writeln!(out, "  data pack: {}", game.data_files().join(", "))?;
    }
    output::print(&out)
}

fn seats((fewest, most): (u8, u8)) -> String {
    if fewest == most { most.to_string() } else { format!("{fewest} to {most}") }
}

fn as_json(game: &dyn AnyGame) -> Value {
    let info = game.info();
    json!({
        "id": info.id,
        "titles": game.titles(),
        "blurb": game.blurb(),
        "rules_version": info.rules_version,
        "seats": info.seats,
        "hidden": info.hidden,
        "scenarios": info.scenarios,
        "options": info.options,
        "setup": game.setup(),
        "data_files": game.data_files(),
    })
}
