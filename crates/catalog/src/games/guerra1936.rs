//! *1936 Guerra Civil* on the shelf.

use crate::refusals::Faults;
use crate::shelf::{ListKind, ListReport, Shelf};
use crate::speak::Trio;
use frente_bots::{Player, Spec, Trained};
use frente_guerra1936::decks::{self, DeckFile};
use frente_guerra1936::{Guerra1936, LESSONS, Pack, RULES, Setup, Sheet, data, load_pack};
use frente_kernel::Fault;
use serde_json::{Value, json};

impl Shelf for Guerra1936 {
    const TITLES: Trio = Trio { es: "1936 Guerra Civil", en: "1936 Civil War", fr: "1936 Guerre civile" };

    const BLURB: Trio = Trio {
        es: "Dos jugadores, o cuatro. La guerra de España con cartas: baraja propia, política y combate, y la Moral que se agota.",
        en: "Two players, or four. The Spanish war in cards: a deck of your own, politics and combat, and Moral running out.",
        fr: "Deux joueurs, ou quatre. La guerre d'Espagne en cartes : son propre paquet, politique et combat, et le Moral qui s'épuise.",
    };

    const RULES: &'static str = RULES;

    const LESSONS: &'static str = LESSONS;

    const LOCALE: Trio = Trio {
        es: include_str!("../../../../locales/es/guerra1936.ftl"),
        en: include_str!("../../../../locales/en/guerra1936.ftl"),
        fr: include_str!("../../../../locales/fr/guerra1936.ftl"),
    };

    const DATA_FILES: &'static [&'static str] = &[
        data::STANDARD_FILES[0].0,
        data::STANDARD_FILES[1].0,
        data::STANDARD_FILES[2].0,
        data::STANDARD_FILES[3].0,
        data::STANDARD_FILES[4].0,
        data::STANDARD_FILES[5].0,
    ];

    fn load_data(files: &[(String, String)]) -> Result<Value, Faults> {
        load_pack(files).map(|pack| json!({ "pack": pack })).map_err(Faults)
    }

    fn sheet(setup: &Setup) -> Value {
        serde_json::to_value(Sheet::for_match(setup)).expect("a sheet is plain data")
    }

    const LISTS: Option<ListKind> = Some(ListKind::Deck);

    fn check_list(text: &str) -> ListReport {
        let file: DeckFile = match serde_json::from_str(text) {
            Ok(file) => file,
            Err(error) => return ListReport::unreadable(&error),
        };
        let data = Pack::default().data();
        let fault = |reason| Fault { place: "cards".to_owned(), reason };
        let errors: Vec<Fault> = decks::faults(data, file.side, &file.cards).into_iter().map(fault).collect();
        if !errors.is_empty() {
            return ListReport::refused(errors);
        }
        let report = serde_json::to_value(decks::report(data, file.side, &file.cards)).expect("a report is plain data");
        let facts = report.as_object().into_iter().flatten();
        let facts = facts.map(|(name, value)| (name.clone(), in_words(value))).collect();
        ListReport { facts, ..ListReport::default() }
    }

    fn player(spec: Spec, seed: u64) -> Player<Guerra1936> {
        <Guerra1936 as Trained>::player(spec, seed)
    }
}

/// A value on one line, without the marks of JSON.
fn in_words(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(in_words).collect::<Vec<_>>().join(", "),
        Value::Object(fields) => {
            let words = fields.iter().map(|(name, value)| format!("{name} {}", in_words(value)));
            words.collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    }
}
