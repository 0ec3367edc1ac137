//! *2GM Tactics* on the shelf.

mod lists;

use frente_door::lists::{Laid, List, ListKind, ListReport, Stock};
use frente_door::naming::{Names, RowName, Rows, Words};
use frente_door::rules::{RuleRow, Texts};
use frente_door::{Faults, Shelf, Trio};
use frente_kernel::Text;
use frente_minds::Trained;
use frente_search::{Player, Spec};
use frente_tactics2gm::{EXERCISES, LESSONS, RULES, Setup, Sheet, Tactics2gm, data, load_pack, saved};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What the game brings to its box.
#[derive(Clone, Copy, Debug)]
pub struct Entry;

/// The printed parts, and what the rulebook says of them.
#[derive(Clone, Debug, Serialize)]
pub struct Printed {
    /// What is printed.
    #[serde(flatten)]
    pub parts: Sheet<'static>,
    /// What terrain, cards, generals, abilities, weapons and tokens do: the paragraphs under their own names.
    pub texts: BTreeMap<String, Texts>,
}

impl Shelf for Entry {
    type Game = Tactics2gm;

    const TITLES: Trio = Trio { es: "2GM Tactics", en: "2GM Tactics", fr: "2GM Tactics" };

    const BLURB: Trio = Trio {
        es: "Cartas y losetas de la Segunda Guerra Mundial. Despliega, avanza y destruye el Estado Mayor enemigo.",
        en: "Cards and tiles of the Second World War. Deploy, advance, and destroy the enemy staff.",
        fr: "Cartes et tuiles de la Seconde Guerre mondiale. Déployez, avancez et détruisez l'état-major ennemi.",
    };

    const RULES: &'static str = RULES;

    const LESSONS: &'static str = LESSONS;

    const EXERCISES: &'static [&'static str] = EXERCISES;

    const LOCALE: Trio = Trio {
        es: include_str!("../../../../locales/es/tactics2gm.ftl"),
        en: include_str!("../../../../locales/en/tactics2gm.ftl"),
        fr: include_str!("../../../../locales/fr/tactics2gm.ftl"),
    };

    const BOARD: Trio = Trio {
        es: include_str!("../../../../locales/es/tactics2gm-board.ftl"),
        en: include_str!("../../../../locales/en/tactics2gm-board.ftl"),
        fr: include_str!("../../../../locales/fr/tactics2gm-board.ftl"),
    };

    const DATA_FILES: &'static [(&'static str, &'static str)] = &data::STANDARD_FILES;

    fn load_data(files: &[(String, String)]) -> Result<Value, Faults> {
        load_pack(files).map(|pack| json!({ "pack": pack })).map_err(Faults)
    }

    type Sheet = Printed;

    fn sheet(setup: &Setup) -> Printed {
        let told = |row: &RuleRow| {
            row.id.split_once('-').is_some_and(|(chapter, _)| chapter == "12" || ("16"..="20").contains(&chapter))
        };
        let rows = frente_door::rules::parse(RULES).expect("the embedded rulebook was checked by the tests");
        let texts = rows.into_iter().filter(told).map(|row| (row.id, row.text)).collect();
        Printed { parts: Sheet::of(setup.pack.data()), texts }
    }

    const ROWS: &'static [Rows] = &[
        Rows { list: "units", by: RowName::Field("unit.cell") },
        Rows { list: "units", by: RowName::Own("cell") },
        Rows { list: "terrain", by: RowName::First },
    ];

    /// What a view counts. A position reads these words by itself.
    fn words(setup: &Setup) -> Vec<Words> {
        let data = setup.pack.data();
        let units: Vec<String> = data.units.iter().map(|unit| unit.id.clone()).collect();
        let cards: Vec<String> = saved::card_ids(data);
        let terrain = data.board.terrain.iter().map(|card| card.id.clone());
        let mut words = vec![
            Words::number("kind", units.into_iter()),
            Words::number("terrain", terrain.clone()),
            Words::number("stock", terrain),
            Words::number("general", data.cards.generals.iter().map(|general| general.id.clone())),
        ];
        words.extend(["hand", "cards", "unseen", "discard"].map(|key| Words::number(key, cards.iter().cloned())));
        let slots = ["arms", "grey", "fresh", "fired"];
        words.extend(slots.map(|key| Words {
            key,
            names: Names::BitsOf("kind", saved::slot_names(data)),
            patched: false,
        }));
        words
    }

    fn scenarios(setup: &Setup) -> Vec<(String, Option<Text>)> {
        let data = setup.pack.data();
        let battles = data.decks.battles.iter().map(|one| (one.id.clone(), Some(one.name.clone())));
        battles.chain(data.scenarios.iter().map(|one| (one.id.clone(), Some(one.name.clone())))).collect()
    }

    fn player(spec: Spec, seed: u64) -> Player<Tactics2gm> {
        frente_search::policy::seat(spec, seed, <Tactics2gm as Trained>::player)
    }

    const LISTS: Option<ListKind> = Some(ListKind::Deck);

    fn stock(setup: &Setup) -> Option<Stock> {
        Some(lists::stock(setup.pack.data()))
    }

    fn check_list(setup: &Setup, text: &str) -> ListReport {
        lists::check(setup.pack.data(), text)
    }

    fn write_list(list: &List) -> Value {
        lists::write(list)
    }

    fn read_list(text: &str) -> Result<List, Box<ListReport>> {
        lists::read_list(text)
    }

    fn lay_lists(setup: &Setup, seats: &[Option<Laid>]) -> Value {
        lists::lay(setup, seats)
    }
}

/// Writes the TypeScript of what its board reads.
#[cfg(feature = "ts")]
pub fn export(config: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    use ts_rs::TS as _;
    frente_tactics2gm::Piece::export_all(config)?;
    frente_tactics2gm::View::export_all(config)?;
    Sheet::export_all(config)
}
