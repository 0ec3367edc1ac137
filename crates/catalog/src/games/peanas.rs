//! *Peanas* on the shelf.

use crate::refusals::Faults;
use crate::shelf::{ListKind, ListReport, Shelf};
use crate::speak::Trio;
use frente_bots::{Player, Spec, Trained};
use frente_kernel::{Fault, Viewer};
use frente_peanas::{LESSONS, Peanas, RULES, Setup, Sheet, State, ask, data, load_pack, roster};
use serde_json::{Value, json};

impl Shelf for Peanas {
    const TITLES: Trio = Trio { es: "Peanas", en: "Peanas", fr: "Peanas" };

    const BLURB: Trio = Trio {
        es: "Dos jugadores. La guerra de España en miniaturas, medida en centímetros: listas, oficiales, fuego y moral.",
        en: "Two players. The Spanish war in miniatures, measured in centimetres: lists, officers, fire and morale.",
        fr: "Deux joueurs. La guerre d'Espagne en figurines, mesurée en centimètres : listes, officiers, feu et moral.",
    };

    const RULES: &'static str = RULES;

    const LESSONS: &'static str = LESSONS;

    const LOCALE: Trio = Trio {
        es: include_str!("../../../../locales/es/peanas.ftl"),
        en: include_str!("../../../../locales/en/peanas.ftl"),
        fr: include_str!("../../../../locales/fr/peanas.ftl"),
    };

    const DATA_FILES: &'static [&'static str] = &[data::STANDARD_FILES[0].0, data::STANDARD_FILES[1].0];

    fn load_data(files: &[(String, String)]) -> Result<Value, Faults> {
        load_pack(files).map(|pack| json!({ "pack": pack })).map_err(Faults)
    }

    fn sheet(setup: &Setup) -> Value {
        serde_json::to_value(Sheet::of(setup)).expect("a sheet is plain data")
    }

    fn ask(state: &State, viewer: Viewer, question: &str) -> Option<Value> {
        let answer = ask::ask(state, viewer, question)?;
        Some(serde_json::to_value(answer).expect("an answer is plain data"))
    }

    const LISTS: Option<ListKind> = Some(ListKind::Army);

    fn check_list(text: &str) -> ListReport {
        let list = match roster::parse(text) {
            Ok(list) => list,
            Err(fault) => return ListReport::refused(vec![fault]),
        };
        let report = roster::check(&list, data::Pack::default().data(), list.size, list.side, false);
        let fault = |remark: &roster::Remark| Fault {
            place: remark.place.clone(),
            reason: format!("{} (§{})", remark.reason, remark.rule),
        };
        let facts = [
            ("name", list.name.clone()),
            ("army", format!("{}, {}, {}", list.army, list.size, list.side)),
            ("units", list.units.len().to_string()),
            ("points", format!("{} of {}", report.points, report.limit)),
        ];
        ListReport {
            facts: facts.map(|(name, fact)| (name.to_owned(), fact)).into(),
            errors: report.errors.iter().map(fault).collect(),
            warnings: report.warnings.iter().map(fault).collect(),
        }
    }

    fn player(spec: Spec, seed: u64) -> Player<Peanas> {
        <Peanas as Trained>::player(spec, seed)
    }
}
