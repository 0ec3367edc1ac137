//! `frente referee`: a script with the dice written out.

use super::Teller;
use super::telling::cited;
use crate::args;
use crate::failure::Failure;
use crate::{input, output};
use frente_catalog::game;
use frente_door::referee::{self, Inline, RefereeError, Ruling, Script, Taken};
use frente_door::{AnyGame, Lang};
use frente_kernel::Viewer;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::path::Path;

pub fn run(args: &args::Referee, lang: Lang) -> Result<(), Failure> {
    if let Some(id) = &args.schema {
        return output::print(&format!("{}\n", output::readable(&referee::schema(game(id)?))));
    }
    let file = args.file.as_deref().expect("clap asks for a script or --schema");
    let (game, scenes) = read(file, args.pack.data.as_deref())?;
    let (mut told, mut wrong) = (Vec::new(), Vec::new());
    let several = scenes.len() > 1;
    let teller = Teller::new(game, lang);
    for (at, scene) in (1..).zip(&scenes) {
        match referee::run_scene(game, scene) {
            Ok(ruling) if args.json => told.push(as_json(&ruling)),
            Ok(ruling) if several => {
                let head = teller.number("word-scene", "scene", at);
                output::print(&format!("{head}\n\n{}\n", in_words(&ruling, &teller)?))?;
            }
            Ok(ruling) => output::print(&in_words(&ruling, &teller)?)?,
            Err(error) if several => wrong.push(format!("scene {at}: {}", sentence(&error, &teller))),
            Err(error) => wrong.push(sentence(&error, &teller)),
        }
    }
    if !wrong.is_empty() {
        return Err(Failure::about(file, wrong.join("; ")));
    }
    match (args.json, several) {
        (false, _) => Ok(()),
        (true, false) => output::print_json(&told[0]),
        (true, true) => output::print_json(&json!({ "scenes": told })),
    }
}

/// Reads and runs a script, of several scenes the last; every fault names the file and the step.
pub fn ruled(file: &Path, data: Option<&Path>, lang: Lang) -> Result<(&'static dyn AnyGame, Ruling), Failure> {
    let (game, scenes) = read(file, data)?;
    let last = scenes.last().expect("a script has a scene");
    let ruling = referee::run_scene(game, last)
        .map_err(|error| Failure::about(file, sentence(&error, &Teller::new(game, lang))))?;
    Ok((game, ruling))
}

/// Reads a script: its game and its scenes.
fn read(file: &Path, data: Option<&Path>) -> Result<(&'static dyn AnyGame, Vec<Script>), Failure> {
    let mut script = Script::parse(&input::text(file)?).map_err(|error| Failure::about(file, error))?;
    let game = game(&script.game).map_err(|error| Failure::about(file, error))?;
    // A path in a script is seen from where the script lies.
    let own = match &script.data {
        Some(Inline::Path(path)) => Some(file.parent().unwrap_or(Path::new("")).join(path)),
        _ => None,
    };
    if let Some(path) = data.or(own.as_deref()) {
        let pack = input::load_pack(game, path)?;
        add_pack(&mut script.setup, &pack);
    }
    Ok((game, script.scenes()))
}

fn sentence(error: &RefereeError, teller: &Teller) -> String {
    match error {
        RefereeError::Refused { at, refusal } => format!("step {at}: {}", teller.refusal(refusal)),
        _ => error.to_string(),
    }
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
    let step = |told: &referee::Told| {
        let mut step = json!({"step": told.at, "text": told.text, "events": told.events});
        match told.why {
            Taken::Written => {}
            Taken::Automatic => step["automatic"] = true.into(),
            Taken::NotAsked => step["asked"] = false.into(),
        }
        step
    };
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
        let how = match told.why {
            Taken::Written => String::new(),
            Taken::Automatic => format!("  ({})", teller.speaker.word("word-automatic")),
            Taken::NotAsked => format!("  ({})", teller.speaker.word("word-not-asked")),
        };
        writeln!(out, "{}  {}{how}", teller.number("word-step", "step", told.at), told.text)?;
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
