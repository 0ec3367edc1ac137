//! *Amanecer soviético* on the shelf.

use frente_amanecer::{Amanecer, EXERCISES, LESSONS, RULES, Setup, Sheet, data, load_pack};
use frente_door::{Faults, Shelf, Trio};
use frente_minds::Trained;
use frente_search::{Player, Spec};
use serde_json::{Value, json};

/// What the game brings to its box.
#[derive(Clone, Copy, Debug)]
pub struct Entry;

impl Shelf for Entry {
    type Game = Amanecer;

    const TITLES: Trio = Trio { es: "Amanecer soviético", en: "Soviet Dawn", fr: "Aube soviétique" };

    const BLURB: Trio = Trio {
        es: "Solitario. Seis frentes se cierran sobre Moscú entre 1918 y 1921: recházalos, gana apoyo político o cae.",
        en: "Solitaire. Six fronts close in on Moscow, 1918 to 1921: drive them back, win political support, or fall.",
        fr: "Solitaire. Six fronts se referment sur Moscou de 1918 à 1921 : repoussez-les, gagnez l'appui politique ou tombez.",
    };

    const RULES: &'static str = RULES;

    const LESSONS: &'static str = LESSONS;

    const EXERCISES: &'static [&'static str] = EXERCISES;

    const LOCALE: Trio = Trio {
        es: include_str!("../../../../locales/es/amanecer.ftl"),
        en: include_str!("../../../../locales/en/amanecer.ftl"),
        fr: include_str!("../../../../locales/fr/amanecer.ftl"),
    };

    const BOARD: Trio = Trio {
        es: include_str!("../../../../locales/es/amanecer-board.ftl"),
        en: include_str!("../../../../locales/en/amanecer-board.ftl"),
        fr: include_str!("../../../../locales/fr/amanecer-board.ftl"),
    };

    const DATA_FILES: &'static [(&'static str, &'static str)] = &data::STANDARD_FILES;

    fn load_data(files: &[(String, String)]) -> Result<Value, Faults> {
        load_pack(files).map(|pack| json!({ "pack": pack })).map_err(Faults)
    }

    type Sheet = Sheet;

    fn sheet(setup: &Setup) -> Sheet {
        Sheet::of(setup.pack.data())
    }

    fn player(spec: Spec, seed: u64) -> Player<Amanecer> {
        frente_search::policy::seat(spec, seed, <Amanecer as Trained>::player)
    }
}

/// Writes the TypeScript of what its board reads.
#[cfg(feature = "ts")]
pub fn export(config: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    use ts_rs::TS as _;
    frente_amanecer::Piece::export_all(config)?;
    frente_amanecer::View::export_all(config)?;
    Sheet::export_all(config)
}
