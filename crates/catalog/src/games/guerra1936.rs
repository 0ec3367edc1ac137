//! *1936 Guerra Civil* on the shelf.

mod lists;

use frente_door::lists::{Laid, List, ListKind, ListReport, Stock};
use frente_door::{Faults, Shelf, Trio};
use frente_guerra1936::{EXERCISES, Guerra1936, LESSONS, RULES, Setup, Sheet, data, load_pack};
use frente_minds::Trained;
use frente_search::{Player, Spec};
use serde_json::{Value, json};

/// What the game brings to its box.
#[derive(Clone, Copy, Debug)]
pub struct Entry;

impl Shelf for Entry {
    type Game = Guerra1936;

    const TITLES: Trio = Trio { es: "1936 Guerra Civil", en: "1936 Civil War", fr: "1936 Guerre civile" };

    const BLURB: Trio = Trio {
        es: "Dos jugadores, o cuatro. La guerra de España con cartas: baraja propia, política y combate, y la Moral que se agota.",
        en: "Two players, or four. The Spanish war in cards: a deck of your own, politics and combat, and Morale running out.",
        fr: "Deux joueurs, ou quatre. La guerre d'Espagne en cartes : son propre paquet, politique et combat, et le Moral qui s'épuise.",
    };

    const RULES: &'static str = RULES;

    const LESSONS: &'static str = LESSONS;

    const EXERCISES: &'static [&'static str] = EXERCISES;

    const LOCALE: Trio = Trio {
        es: include_str!("../../../../locales/es/guerra1936.ftl"),
        en: include_str!("../../../../locales/en/guerra1936.ftl"),
        fr: include_str!("../../../../locales/fr/guerra1936.ftl"),
    };

    const BOARD: Trio = Trio {
        es: include_str!("../../../../locales/es/guerra1936-board.ftl"),
        en: include_str!("../../../../locales/en/guerra1936-board.ftl"),
        fr: include_str!("../../../../locales/fr/guerra1936-board.ftl"),
    };

    const DATA_FILES: &'static [(&'static str, &'static str)] = &data::STANDARD_FILES;

    fn load_data(files: &[(String, String)]) -> Result<Value, Faults> {
        let with_its_numbers = |pack: data::Pack| {
            let rules = &pack.data().rules;
            json!({
                "pack": pack,
                "moral": rules.moral.0,
                "income": rules.income.0,
                "draw": rules.draw.0,
                "military_victory": rules.military_victory.0,
                "political_victory": rules.political_victory.0,
                "mixed_victory": rules.mixed_victory.0,
                "mixed_least": rules.mixed_least.0,
            })
        };
        load_pack(files).map(with_its_numbers).map_err(Faults)
    }

    type Sheet = Sheet;

    fn sheet(setup: &Setup) -> Sheet {
        Sheet::for_match(setup)
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

    const LOT: Option<u8> = Some(2);

    fn player(spec: Spec, seed: u64) -> Player<Guerra1936> {
        frente_search::policy::seat(spec, seed, <Guerra1936 as Trained>::player)
    }
}

/// Writes the TypeScript of what its board reads.
#[cfg(feature = "ts")]
pub fn export(config: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    use ts_rs::TS as _;
    frente_guerra1936::Piece::export_all(config)?;
    frente_guerra1936::View::export_all(config)?;
    Sheet::export_all(config)
}
