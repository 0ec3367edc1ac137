//! `frente referee`: a script with the dice written out.

use super::Teller;
use super::telling::cited;
use crate::args;
use crate::failure::Failure;
use crate::{input, output};
use frente_catalog::{game, games};
use frente_door::referee::{self, RefereeError, Ruling, Script};
use frente_door::{AnyGame, Lang};
use frente_kernel::Viewer;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::path::Path;

pub fn run(args: &args::Script, lang: Lang) -> Result<(), Failure> {
    let (game, ruling) = ruled(&args.file, args.pack.data.as_deref(), lang)?;
    if args.json {
        return output::print_json(&as_json(&ruling));
    }
    output::print(&in_words(&ruling, &Teller::new(game, lang))?)
}

/// Reads and runs a script; every fault names the file and the step.
pub fn ruled(file: &Path, data: Option<&Path>, lang: Lang) -> Result<(&'static dyn AnyGame, Ruling), Failure> {
    let mut script = Script::parse(&input::text(file)?).map_err(|error| Failure::about(file, error))?;
    let game = game(&script.game).map_err(|error| Failure::about(file, error))?;
    if let Some(path) = data {
        let pack = input::load_pack(game, path)?;
        add_pack(&mut script.setup, &pack);
    }
    let ruling = referee::run(games(), &script).map_err(|error| match &error {
        RefereeError::Refused { at, refusal } => {
            let why = Teller::new(game, lang).refusal(refusal);
            Failure::about(file, format!("step {at}: {why}"))
        }
        _ => Failure::about(file, error),
    })?;
    Ok((game, ruling))
}

/// A setup that names no pack of its own is played with the loaded one.
fn add_pack(setup: &mut Value, pack: &Value) {
    if setup.is_null() {
        *setup = json!({});
    }
    if let (Some(setup), Some(pack)) = (setup.as_object_mut(), pack.as_object()) {
        for (key, value) in pack {
            setup.entry(key).or_insert_with(|| value.clone());
        }
    }
}

fn as_json(ruling: &Ruling) -> Value {
    let step = |told: &referee::Told| json!({"step": told.at, "text": told.text, "events": told.events});
    json!({
        "steps": ruling.steps.iter().map(step).collect::<Vec<_>>(),
        "node": ruling.table.node(),
        "view": ruling.table.view(Viewer::Referee),
        "legal": ruling.offers(),
        "chances": ruling.table.chances().into_iter().map(|(chance, _)| chance).collect::<Vec<_>>(),
    })
}

fn in_words(ruling: &Ruling, teller: &Teller) -> Result<String, Failure> {
    let mut out = String::new();
    if !ruling.note.is_empty() {
        writeln!(out, "{}\n", ruling.note)?;
    }
    for told in &ruling.steps {
        writeln!(out, "{}  {}", teller.number("word-step", "step", told.at), told.text)?;
        out += &teller.events(&told.events);
    }
    let view = output::readable(&ruling.table.view(Viewer::Referee));
    writeln!(out, "\n{}\n{view}\n", teller.speaker.word("referee-view"))?;
    let prompt = ruling.table.prompt(Viewer::Referee);
    writeln!(out, "{}{}", teller.speaker.say(&prompt.message), cited(&prompt.rule))?;
    if let Some(outcome) = ruling.table.node().outcome() {
        writeln!(out, "{}", teller.speaker.say(&outcome.message))?;
    }
    let offers = ruling.offers();
    if !offers.is_empty() {
        writeln!(out, "{}", teller.speaker.word("referee-legal"))?;
        let row = |offer: &frente_door::Offer| {
            [format!("  {}", offer.action), teller.speaker.say(&offer.message) + &cited(&offer.rule)]
        };
        out += &output::columns(&offers.iter().map(row).collect::<Vec<_>>());
    }
    let due: Vec<String> = ruling.table.chances().into_iter().map(|(chance, _)| chance).collect();
    if !due.is_empty() {
        writeln!(out, "{}\n  {}", teller.speaker.word("referee-chances"), due.join(", "))?;
    }
    Ok(out)
}
