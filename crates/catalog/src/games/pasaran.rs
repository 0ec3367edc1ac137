//! *¿Pasarán?* on the shelf.

use frente_door::naming::{RowName, Rows};
use frente_door::{Faults, Shelf, Trio};
use frente_kernel::Text;
use frente_minds::Trained;
use frente_pasaran::{EXERCISES, LESSONS, Pasaran, RULES, Setup, Sheet, load_pack};
use frente_search::{Player, Spec};
use serde_json::{Value, json};

/// What the game brings to its box.
#[derive(Clone, Copy, Debug)]
pub struct Entry;

impl Shelf for Entry {
    type Game = Pasaran;

    const TITLES: Trio = Trio { es: "¿Pasarán?", en: "¿Pasarán?", fr: "¿Pasarán?" };

    const BLURB: Trio = Trio {
        es: "La guerra de España por zonas, 1936 a 1939: dos bandos, o uno contra la máquina. Cerca Madrid o hazla resistir.",
        en: "The war for Spain by areas, 1936 to 1939: two sides, or one against a bot. Close in on Madrid, or make it hold.",
        fr: "La guerre d'Espagne par zones, de 1936 à 1939 : deux camps, ou un contre la machine. Cernez Madrid, ou faites-la tenir.",
    };

    const RULES: &'static str = RULES;

    const LESSONS: &'static str = LESSONS;

    const EXERCISES: &'static [&'static str] = EXERCISES;

    const LOCALE: Trio = Trio {
        es: include_str!("../../../../locales/es/pasaran.ftl"),
        en: include_str!("../../../../locales/en/pasaran.ftl"),
        fr: include_str!("../../../../locales/fr/pasaran.ftl"),
    };

    const BOARD: Trio = Trio {
        es: include_str!("../../../../locales/es/pasaran-board.ftl"),
        en: include_str!("../../../../locales/en/pasaran-board.ftl"),
        fr: include_str!("../../../../locales/fr/pasaran-board.ftl"),
    };

    const DATA_FILES: &'static [(&'static str, &'static str)] = &frente_pasaran::data::STANDARD_FILES;

    fn load_data(files: &[(String, String)]) -> Result<Value, Faults> {
        load_pack(files).map(|pack| json!({ "pack": pack })).map_err(Faults)
    }

    type Sheet = Sheet;

    fn sheet(setup: &Setup) -> Sheet {
        Sheet::of(setup.pack.data())
    }

    const ROWS: &'static [Rows] = &[
        Rows { list: "zones", by: RowName::Field("zone") },
        Rows { list: "sides", by: RowName::Field("side") },
        Rows { list: "field", by: RowName::Field("unit") },
        Rows { list: "city", by: RowName::Field("unit") },
    ];

    fn scenarios(setup: &Setup) -> Vec<(String, Option<Text>)> {
        let data = setup.pack.data();
        data.scenarios.iter().map(|one| (one.id.clone(), Some(one.name.clone()))).collect()
    }

    fn bench_setups() -> Vec<(&'static str, Setup)> {
        vec![("war1937", Setup { scenario: "war1937".to_owned(), ..Setup::default() })]
    }

    fn player(spec: Spec, seed: u64) -> Player<Pasaran> {
        frente_search::policy::seat(spec, seed, <Pasaran as Trained>::player)
    }
}

/// Writes the TypeScript of what its board reads.
#[cfg(feature = "ts")]
pub fn export(config: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    use ts_rs::TS as _;
    frente_pasaran::Piece::export_all(config)?;
    frente_pasaran::View::export_all(config)?;
    Sheet::export_all(config)
}
