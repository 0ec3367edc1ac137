//! *Peanas* on the shelf.

mod lists;

use frente_door::lists::{Laid, List, ListKind, ListReport, Stock};
use frente_door::naming::{Names, RowName, Rows, Words};
use frente_door::{Faults, Shelf, Trio};
use frente_kernel::Viewer;
use frente_minds::Trained;
use frente_peanas::setup::ListChoice;
use frente_peanas::{
    EXERCISES, Formation, LESSONS, Peanas, RULES, Setup, Sheet, Size, State, ask, data, load_pack, saved, sight,
};
use frente_search::{Player, Spec};
use serde_json::{Value, json};

/// What the game brings to its box.
#[derive(Clone, Copy, Debug)]
pub struct Entry;

impl Shelf for Entry {
    type Game = Peanas;

    const TITLES: Trio = Trio { es: "Peanas", en: "Peanas", fr: "Peanas" };

    const BLURB: Trio = Trio {
        es: "Dos jugadores. La guerra de España en miniaturas, medida en centímetros: listas, oficiales, fuego y moral.",
        en: "Two players. The Spanish war in miniatures, measured in centimetres: lists, officers, fire and morale.",
        fr: "Deux joueurs. La guerre d'Espagne en figurines, mesurée en centimètres : listes, officiers, feu et moral.",
    };

    const RULES: &'static str = RULES;

    const LESSONS: &'static str = LESSONS;

    const EXERCISES: &'static [&'static str] = EXERCISES;

    const LOCALE: Trio = Trio {
        es: include_str!("../../../../locales/es/peanas.ftl"),
        en: include_str!("../../../../locales/en/peanas.ftl"),
        fr: include_str!("../../../../locales/fr/peanas.ftl"),
    };

    const BOARD: Trio = Trio {
        es: include_str!("../../../../locales/es/peanas-board.ftl"),
        en: include_str!("../../../../locales/en/peanas-board.ftl"),
        fr: include_str!("../../../../locales/fr/peanas-board.ftl"),
    };

    const DATA_FILES: &'static [(&'static str, &'static str)] = &data::STANDARD_FILES;

    fn load_data(files: &[(String, String)]) -> Result<Value, Faults> {
        load_pack(files).map(|pack| json!({ "pack": pack })).map_err(Faults)
    }

    type Sheet = Sheet;

    fn sheet(setup: &Setup) -> Sheet {
        Sheet::of(setup)
    }

    const ROWS: &'static [Rows] = &[Rows { list: "units", by: RowName::Lettered("u", "unit") }];

    fn words(setup: &Setup) -> Vec<Words> {
        let data = setup.pack.data();
        let units = || saved::unit_names().collect::<Vec<_>>();
        let patched = |key, names| Words { key, names, patched: true };
        let one = |key| patched(key, Names::Number(units()));
        let several = |key| patched(key, Names::Halves(units()));
        let mut words: Vec<Words> =
            ["unit", "officer", "second", "aboard", "from", "to", "by", "shooter", "target", "acting"]
                .map(one)
                .to_vec();
        words.extend(["witnesses", "fleeing", "leaving", "passed", "battery"].map(several));
        words.push(patched("def", Names::Number(saved::list_ids(data).collect())));
        words.push(patched("facing", Names::Number(saved::facing_names())));
        words.push(patched("gear", Names::Bits(saved::gear_names().collect())));
        words
    }

    fn written(state: &State, patch: &Value) -> Result<Value, Faults> {
        saved::written(state, patch).map_err(|fault| Faults(vec![fault]))
    }

    fn also() -> Vec<(&'static str, Value)> {
        let length = json!({"type": "integer", "minimum": 0});
        let middle = json!({"type": "object", "properties": {"x": length, "y": length}, "required": ["x", "y"]});
        let formation = json!({"enum": Formation::ALL.map(Formation::word)});
        vec![("units", json!({"middle": middle, "formation": formation}))]
    }

    fn ask(state: &State, viewer: Viewer, question: &str) -> Option<Value> {
        let answer = ask::ask(state, viewer, question)?;
        Some(serde_json::to_value(answer).expect("an answer is plain data"))
    }

    /// Battles on a table made from a seed: a small one, and the medium one the figures are compared by.
    fn bench_setups() -> Vec<(&'static str, Setup)> {
        let battle = |size: Size| Setup {
            size,
            scenery: 7,
            season: 1,
            attacker: ListChoice::Ready(format!("national-{size}-attack")),
            defender: ListChoice::Ready(format!("republican-{size}-defence")),
            ..Setup::default()
        };
        vec![("small", battle(Size::Small)), ("medium", battle(Size::Medium))]
    }

    /// Sight between every two units on the table.
    fn bench_queries(state: &State) -> Option<(&'static str, u64)> {
        let units = || state.all().filter(|unit| state.unit(*unit).is_on_table());
        let mut asked = 0;
        for one in units() {
            for two in units().filter(|two| *two != one) {
                std::hint::black_box(sight::sees(std::hint::black_box(state), one, two));
                asked += 1;
            }
        }
        Some(("sight", asked))
    }

    const LISTS: Option<ListKind> = Some(ListKind::Army);

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

    fn lay_lists(_setup: &Setup, seats: &[Option<Laid>]) -> Value {
        lists::lay(seats)
    }

    fn player(spec: Spec, seed: u64) -> Player<Peanas> {
        frente_search::policy::seat(spec, seed, <Peanas as Trained>::player)
    }
}

/// Writes the TypeScript of what its board reads.
#[cfg(feature = "ts")]
pub fn export(config: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    use ts_rs::TS as _;
    frente_peanas::Item::export_all(config)?;
    frente_peanas::View::export_all(config)?;
    ask::Answer::export_all(config)?;
    Sheet::export_all(config)
}
