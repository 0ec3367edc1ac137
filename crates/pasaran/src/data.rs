//! Map, counters, cards, tables and scenarios as typed data (`data/*.ron`), checked once when loaded, then `&'static`.
//!
//! The standard pack is embedded. An owner of the printed game may load his own files in its place with [`load_pack`];
//! a match names its pack in the setup, so tables with different packs play side by side.

mod cards;
mod check;
mod compile;
mod map;
mod scenarios;

use crate::ids::{Card, Kind, Zone};
use frente_kernel::{Arg, Fault};
pub use frente_kernel::{Source, Text};

pub use cards::*;
pub use compile::{Ground, Tables};
pub use map::*;
pub use scenarios::*;

/// A whole data pack: what was loaded, and the tables the rules read.
#[derive(Debug)]
pub struct Data {
    /// `standard`, or `sha256:` and a hash of an owner's files.
    pub id: String,
    /// The map with its zones.
    pub map: MapDef,
    /// The types of counters.
    pub counters: CountersDef,
    /// Weather, terrain, chits.
    pub tables_def: TablesDef,
    /// The cards by number.
    pub cards: Vec<CardDef>,
    /// The scenarios to choose from.
    pub scenarios: Vec<ScenarioDef>,
    pub(crate) tables: Tables,
}

impl Data {
    /// A zone's entry.
    pub fn zone(&self, zone: Zone) -> &ZoneDef {
        &self.map.zones[zone.index()]
    }

    /// A card's entry.
    pub fn card(&self, card: Card) -> &CardDef {
        &self.cards[card.index()]
    }

    /// The name of a type of counter; a proper name for a headquarters.
    pub fn kind_name(&'static self, kind: Kind) -> Arg {
        match self.counters.units.iter().find(|def| def.kind == kind) {
            Some(def) => def.name.arg(),
            None => {
                let def = self.counters.headquarters.iter().find(|def| def.kind == kind);
                let name: &'static str = def.map_or(kind.name(), |def| &def.name);
                Arg::verbatim(name)
            }
        }
    }
}

/// A data pack by reference: what a setup names.
pub type Pack = frente_kernel::Pack<Data>;

/// The files of a pack, and the embedded ones.
pub const STANDARD_FILES: [(&str, &str); 5] = [
    ("map.ron", include_str!("../data/map.ron")),
    ("counters.ron", include_str!("../data/counters.ron")),
    ("tables.ron", include_str!("../data/tables.ron")),
    ("deck.ron", include_str!("../data/deck.ron")),
    ("scenarios.ron", include_str!("../data/scenarios.ron")),
];

frente_kernel::data_pack!(Data, STANDARD_FILES, build);

/// Loads an owner's pack; every fault is named with its file and line.
pub fn load_pack(files: &[(String, String)]) -> Result<Pack, Vec<Fault>> {
    Pack::load(files)
}

fn build(id: String, files: [(&str, &str); 5]) -> Result<Data, Vec<Fault>> {
    let [(_, map), (_, counters), (_, tables), (_, cards), (_, scenarios)] = files;
    let mut faults = Vec::new();
    let map: Option<MapDef> = parse("map.ron", map, &mut faults);
    let counters: Option<CountersDef> = parse("counters.ron", counters, &mut faults);
    let tables: Option<TablesDef> = parse("tables.ron", tables, &mut faults);
    let cards: Option<Vec<CardDef>> = parse("deck.ron", cards, &mut faults);
    let scenarios: Option<Vec<ScenarioDef>> = parse("scenarios.ron", scenarios, &mut faults);
    let (Some(mut map), Some(counters), Some(tables_def), Some(mut cards), Some(scenarios)) =
        (map, counters, tables, cards, scenarios)
    else {
        return Err(faults);
    };
    let faults = check::faults(&files, &map, &counters, &tables_def, &cards, &scenarios);
    if !faults.is_empty() {
        return Err(faults);
    }
    map.zones.sort_by_key(|def| def.zone);
    cards.sort_by_key(|def| def.card);
    let tables = Tables::compile(&map, &counters, &tables_def, &cards);
    Ok(Data { id, map, counters, tables_def, cards, scenarios, tables })
}

fn parse<T: serde::de::DeserializeOwned>(file: &str, text: &str, faults: &mut Vec<Fault>) -> Option<T> {
    let fault = |error: ron::error::SpannedError| Fault {
        place: format!("{file}:{}:{}", error.span.start.line, error.span.start.col),
        reason: error.code.to_string(),
    };
    ron::from_str(text).map_err(|error| faults.push(fault(error))).ok()
}
