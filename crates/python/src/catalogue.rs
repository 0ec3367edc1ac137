//! What is on the shelf: games, rulebooks, lists, data packs, the encoding, and rule questions.

use crate::errors;
use crate::json::{from_py, shown, to_py};
use frente_catalog::{Visit, game, games, load_policy, visit};
use frente_door::lists::List;
use frente_door::referee::{self, RefereeError, Script};
use frente_door::rules::search;
use frente_door::{AnyGame, AnyMatch, Lang, Shelf, Speaker};
use frente_kernel::record::DiceProof;
use frente_kernel::{Encode, Narrate, Record, Schema, Viewer};
use pyo3::prelude::*;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The language of that code.
pub fn language(code: &str) -> PyResult<Lang> {
    code.parse().map_err(|refused: frente_door::speak::UnknownLang| errors::value(refused.to_string()))
}

/// The game of that id.
pub fn found(id: &str) -> PyResult<&'static dyn AnyGame> {
    game(id).map_err(|refused| errors::unknown_game(&refused))
}

/// Who speaks for a game: made once a language and version, for that takes a millisecond.
pub fn speaker(game: &'static dyn AnyGame, lang: Lang) -> Arc<Speaker> {
    type Known = BTreeMap<(&'static str, u32, &'static str), Arc<Speaker>>;
    static KNOWN: Mutex<Known> = Mutex::new(BTreeMap::new());
    let key = (game.info().id, game.info().rules_version, lang.code());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.entry(key).or_insert_with(|| Arc::new(Speaker::at_board(game, lang))).clone()
}

/// The match a record is of, and what is known of its dice.
pub fn replayed(py: Python<'_>, text: &str) -> PyResult<(&'static dyn AnyGame, Box<dyn AnyMatch>, DiceProof)> {
    let record = Record::parse(text).map_err(|refused| errors::record(&refused))?;
    let game = py.detach(|| frente_frozen::find(games(), &record.game, record.rules));
    let game = game.map_err(|refused| errors::rules(&refused))?;
    let (table, proof) = py.detach(|| game.verify(&record)).map_err(|refused| errors::record(&refused))?;
    Ok((game, table, proof))
}

#[pyfunction]
fn all_games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let about = |game: &&dyn AnyGame| {
        let info = game.info();
        json!({
            "id": info.id, "titles": game.titles(), "blurbs": game.blurb(), "seats": info.seats, "hidden": info.hidden,
            "scenarios": info.scenarios, "options": info.options, "rules_version": info.rules_version,
            "max_steps": info.max_steps, "data_files": game.data_files(), "lists": game.lists(),
        })
    };
    to_py(py, &games().iter().map(about).collect())
}

#[pyfunction]
fn usual_setup<'py>(py: Python<'py>, id: &str) -> PyResult<Bound<'py, PyAny>> {
    to_py(py, &found(id)?.setup())
}

#[pyfunction]
fn rules<'py>(py: Python<'py>, id: &str, words: &str, lang: &str) -> PyResult<Bound<'py, PyAny>> {
    let rows = found(id)?.rules();
    let found = search(&rows, words, language(lang)?);
    shown(py, &found)
}

#[pyfunction]
fn sheet<'py>(py: Python<'py>, id: &str, setup: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let sheet = found(id)?.sheet(&from_py("setup", setup)?);
    to_py(py, &sheet.map_err(|refused| errors::faults(&refused))?)
}

#[pyfunction]
fn stock<'py>(py: Python<'py>, id: &str, setup: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let stock = found(id)?.stock(&from_py("setup", setup)?);
    shown(py, &stock.map_err(|refused| errors::faults(&refused))?)
}

#[pyfunction]
fn check_list<'py>(
    py: Python<'py>,
    id: &str,
    setup: &Bound<'py, PyAny>,
    text: &str,
    lang: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let game = found(id)?;
    let report = game.check_list(&from_py("setup", setup)?, text);
    let report = report.map_err(|refused| errors::faults(&refused))?;
    let said = Speaker::of_lists(game, language(lang)?);
    let mut value = serde_json::to_value(&report).expect("a report is plain data");
    speak(&mut value, &said);
    to_py(py, &value)
}

/// Puts the sentence beside every message of an answer.
fn speak(value: &mut Value, speaker: &Speaker) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(|value| speak(value, speaker)),
        Value::Object(fields) => {
            if fields.contains_key("key") && fields.contains_key("args") {
                let message = serde_json::from_value(Value::Object(fields.clone()));
                if let Ok(message) = message {
                    fields.insert("text".to_owned(), Value::String(speaker.say(&message)));
                }
            }
            fields.values_mut().for_each(|value| speak(value, speaker));
        }
        _ => {}
    }
}

#[pyfunction]
fn write_list<'py>(py: Python<'py>, id: &str, list: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let list: Result<List, _> = serde_json::from_value(from_py("list", list)?);
    let list = list.map_err(|refused| errors::value(format!("list: {refused}")))?;
    to_py(py, &found(id)?.write_list(&list))
}

#[pyfunction]
fn read_list<'py>(py: Python<'py>, id: &str, text: &str) -> PyResult<Bound<'py, PyAny>> {
    let list = found(id)?.read_list(text);
    match list {
        Ok(list) => shown(py, &list),
        Err(report) => {
            let speaker = Speaker::of_lists(found(id)?, Lang::En);
            let mut value = serde_json::to_value(&*report).expect("a report is plain data");
            speak(&mut value, &speaker);
            Err(errors::error("BadList", "the text is no list of this game", &[("report", value)]))
        }
    }
}

#[pyfunction]
fn load_data<'py>(py: Python<'py>, id: &str, files: Vec<(String, String)>) -> PyResult<Bound<'py, PyAny>> {
    let game = found(id)?;
    let pack = py.detach(|| game.load_data(&files)).map_err(|refused| errors::faults(&refused))?;
    frente_frozen::keep_pack(id, &files);
    to_py(py, &pack)
}

struct Described;

impl Visit for Described {
    type Out = Value;

    fn visit<G: Narrate + Encode + Clone, S: Shelf<Game = G>>(self) -> Value {
        let schema = Schema::of::<G>();
        let names = |width: usize, name: &dyn Fn(u16) -> String| (0..width as u16).map(name).collect::<Vec<_>>();
        let actions = (0..G::ACTIONS).filter_map(G::numbered).map(|action| action.to_string());
        json!({
            "version": schema.encoding,
            "hash": format!("{:016x}", schema.hash()),
            "schema": schema.to_text(),
            "facts": names(schema.width(), &|fact| schema.name(fact)),
            "action_facts": names(schema.action_width(), &|fact| schema.action_name(fact)),
            "offers": G::OFFERS,
            "offer_facts": G::OFFER_FACTS,
            "actions": actions.collect::<Vec<_>>(),
        })
    }
}

#[pyfunction]
fn encoding<'py>(py: Python<'py>, id: &str) -> PyResult<Bound<'py, PyAny>> {
    to_py(py, &visit(id, Described).map_err(|refused| errors::unknown_game(&refused))?)
}

#[pyfunction]
fn data_texts<'py>(py: Python<'py>, id: &str) -> PyResult<Bound<'py, PyAny>> {
    struct Texts;
    impl Visit for Texts {
        type Out = Value;
        fn visit<G: Narrate + Encode + Clone, S: Shelf<Game = G>>(self) -> Value {
            S::DATA_FILES.iter().map(|(name, text)| ((*name).to_owned(), json!(text))).collect()
        }
    }
    to_py(py, &visit(id, Texts).map_err(|refused| errors::unknown_game(&refused))?)
}

/// A script as the referee reads it; answers as `frente referee --json` does.
#[pyfunction]
fn ruling<'py>(py: Python<'py>, script: &str, lang: &str) -> PyResult<Bound<'py, PyAny>> {
    let lang = language(lang)?;
    let refused = |text: String| errors::error("BadScript", text, &[]);
    let script = Script::parse(script).map_err(|error| refused(error.to_string()))?;
    let ruled = py.detach(|| {
        let ruling = referee::run(games(), &script)?;
        let step = |told: &referee::Told| json!({"step": told.at, "text": told.text, "events": told.events});
        Ok::<Value, RefereeError>(json!({
            "steps": ruling.steps.iter().map(step).collect::<Vec<_>>(),
            "node": ruling.table.node(),
            "view": ruling.table.view(Viewer::Referee),
            "legal": ruling.offers(),
            "chances": ruling.table.chances().into_iter().map(|(chance, _)| chance).collect::<Vec<_>>(),
        }))
    });
    let said = || game(&script.game).ok().map(|game| speaker(game, lang));
    let mut value = ruled.map_err(|error| errors::referee(&error, said))?;
    if let Some(speaker) = said() {
        speak(&mut value, &speaker);
    }
    to_py(py, &value)
}

#[pyfunction]
fn add_policy(name: &str, text: &str) -> PyResult<String> {
    let loaded = load_policy(name, text).map_err(|refused| errors::error("BadPolicy", refused.to_string(), &[]))?;
    Ok(loaded.to_string())
}

pub fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(all_games, module)?)?;
    module.add_function(wrap_pyfunction!(usual_setup, module)?)?;
    module.add_function(wrap_pyfunction!(rules, module)?)?;
    module.add_function(wrap_pyfunction!(sheet, module)?)?;
    module.add_function(wrap_pyfunction!(stock, module)?)?;
    module.add_function(wrap_pyfunction!(check_list, module)?)?;
    module.add_function(wrap_pyfunction!(write_list, module)?)?;
    module.add_function(wrap_pyfunction!(read_list, module)?)?;
    module.add_function(wrap_pyfunction!(load_data, module)?)?;
    module.add_function(wrap_pyfunction!(data_texts, module)?)?;
    module.add_function(wrap_pyfunction!(encoding, module)?)?;
    module.add_function(wrap_pyfunction!(ruling, module)?)?;
    module.add_function(wrap_pyfunction!(add_policy, module)?)
}
