//! What `map.ron`, `counters.ron` and `tables.ron` may say.

use super::{Source, Text};
use crate::ids::{Chit, Class, Kind, Side, Terrain, Zone};
use serde::{Deserialize, Serialize};

/// The map (§1.0).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapDef {
    /// Every zone of the map.
    pub zones: Vec<ZoneDef>,
    /// Borders that are rivers.
    pub rivers: Vec<RiverDef>,
    /// Coastal zones in order, for the distance of an invasion.
    pub coasts: Vec<Vec<Zone>>,
}

/// A zone (§1.0).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ZoneDef {
    /// Which zone it is.
    pub zone: Zone,
    /// The name printed on the map.
    pub name: Text,
    /// What it is made of.
    pub terrain: Terrain,
    /// Points it pays each turn.
    pub bp: u8,
    /// Where to draw it.
    pub at: (i16, i16),
    /// Whether it has a coast.
    #[serde(default)]
    pub coastal: bool,
    /// Whether it borders France.
    #[serde(default)]
    pub france: bool,
    /// Whether land units may stand there.
    #[serde(default)]
    pub land_units: bool,
    /// Who holds it in July 1936.
    #[serde(default)]
    pub owner: Option<Side>,
    /// Where its shape and numbers come from.
    pub source: Source,
    /// Where land units may go from here.
    pub land: Vec<Zone>,
    /// Where aircraft may go from here.
    pub air: Vec<Zone>,
    /// The city in it.
    #[serde(default)]
    pub city: Option<CityDef>,
    /// For a neutral country, what it borders: for drawing only.
    #[serde(default)]
    pub neutral_neighbours: Vec<Zone>,
}

/// A city (§1.0).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityDef {
    /// The name of the city.
    pub name: Text,
    /// Whether it is a port.
    pub coastal: bool,
    /// Neighbouring zones it touches (§6.3.3).
    pub touches: Vec<Zone>,
    /// Who holds it in July 1936.
    pub owner: Side,
    /// Where to draw it.
    pub at: (i16, i16),
}

/// A border that is a river.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RiverDef {
    /// The two zones.
    pub between: (Zone, Zone),
    /// The name of the river.
    pub river: String,
}

/// The counter mix (§2.1).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountersDef {
    /// Units that fight.
    pub units: Vec<UnitDef>,
    /// The headquarters of both sides.
    pub headquarters: Vec<HqDef>,
    /// Trench markers, Nationalist and Republican (§9.4).
    pub trenches: (u8, u8),
}

/// A type of combat unit.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitDef {
    /// Which type it is.
    pub kind: Kind,
    /// The name printed on the counter.
    pub name: Text,
    /// Infantry, armour or air.
    pub class: Class,
    /// Strength of the front.
    pub front: u8,
    /// Strength of the back; `None` for a blank one.
    pub back: Option<u8>,
    /// How many there are.
    pub count: u8,
    /// Not buildable until a card releases it.
    #[serde(default)]
    pub star: bool,
    /// The contingent it belongs to.
    #[serde(default)]
    pub tag: Option<Tag>,
    /// Where its numbers come from.
    pub source: Source,
}

/// A contingent (§2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the book's words")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub enum Tag {
    African,
    Italian,
    Condor,
    Militia,
    International,
    Soviet,
}

/// A headquarters (§2.1).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HqDef {
    /// Which headquarters it is.
    pub kind: Kind,
    /// The name of the general.
    pub name: String,
    /// Units it commands.
    pub level: u8,
    /// Whom it commands.
    pub commands: Commands,
    /// Where its level comes from.
    pub source: Source,
}

/// Whom a headquarters commands (§2.1-militia).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[expect(missing_docs, reason = "the book's words")]
pub enum Commands {
    Any,
    Regulars,
    Militia,
}

/// Weather, terrain, victory and chits.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TablesDef {
    /// The faces that bring bad weather (§5.3).
    pub weather: WeatherDef,
    /// What terrain adds to strength (§1.1-combat).
    pub terrain: Vec<TerrainDef>,
    /// The row of cities.
    pub city: CityRow,
    /// What crossing a river takes off.
    pub river: RiverRow,
    /// The points that win the war (§8.0-automatic).
    pub victory: VictoryDef,
    /// The combat chits and how many there are (§9.5).
    pub chits: Vec<ChitDef>,
}

/// The weather table (§5.3).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeatherDef {
    /// Faces that bring bad weather, by quarter.
    pub bad: Vec<Vec<u8>>,
    /// Where it comes from.
    pub source: Source,
}

/// What a terrain adds to strength (§1.1-combat, §1.2-madrid).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the book's words")]
pub struct TerrainDef {
    pub terrain: Terrain,
    #[serde(default)]
    pub attacker: i8,
    #[serde(default)]
    pub defender: i8,
    #[serde(default)]
    pub armour: i8,
    #[serde(default)]
    pub defending_infantry: i8,
    #[serde(default)]
    pub air: i8,
    #[serde(default)]
    pub attacking_air: i8,
    #[serde(default)]
    pub attacking_armour: i8,
    pub source: Source,
}

/// What a city adds to strength.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the book's words")]
pub struct CityRow {
    pub armour: i8,
    pub defending_infantry: i8,
    pub source: Source,
}

/// What crossing a river adds to strength.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the book's words")]
pub struct RiverRow {
    pub crossing: i8,
    pub source: Source,
}

/// What wins at once (§8.0-automatic).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the book's words")]
pub struct VictoryDef {
    pub bp: u8,
    pub source: Source,
}

/// A kind of combat chit and how many lie in each cup (§9.5).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the book's words")]
pub struct ChitDef {
    pub chit: Chit,
    pub name: Text,
    pub nationalist: u8,
    pub republican: u8,
    pub source: Source,
}
