//! Units and tables as typed data (`data/*.ron`), checked once when loaded, then `&'static`.
//!
//! The standard pack is embedded. An owner of other lists may load his own files in its place with [`load_pack`]; a
//! match names its pack in the setup, so tables with different packs play side by side.

mod ability;
mod check;
mod profile;
mod tables;

use crate::ground::Outlines;
use crate::ids::{Army, PieceKind, Quality, Size, Terrain, UnitKind, Upgrade, Weather};
use frente_kernel::Fault;
pub use frente_kernel::{Source, Text};
use serde::{Deserialize, Serialize};

pub use ability::*;
pub use profile::*;
pub use tables::*;

/// A whole data pack: what was loaded, and the profiles the rules read.
#[derive(Debug)]
pub struct Data {
    /// `standard`, or `sha256:` and a hash of an owner's files.
    pub id: String,
    /// The units of both lists.
    pub units: Vec<UnitDef>,
    /// Every number that is not of one unit.
    pub tables: Tables,
    /// What the rules read of each unit.
    pub(crate) profiles: Vec<Profile>,
    /// The outlines of scenery and works.
    pub(crate) outlines: Outlines,
}

impl Data {
    /// The unit of that id.
    pub fn unit(&self, id: &str) -> Option<usize> {
        self.units.iter().position(|unit| unit.id == id)
    }

    /// The size's row.
    pub fn size(&self, size: Size) -> &SizeDef {
        &self.tables.sizes[size.index()]
    }

    /// The quality's row.
    #[inline]
    pub fn quality(&self, quality: Quality) -> &QualityDef {
        &self.tables.qualities[quality.index()]
    }

    /// The piece's row.
    #[inline]
    pub fn piece(&self, kind: PieceKind) -> &PieceDef {
        &self.tables.pieces[kind.index()]
    }

    /// The landscape's row.
    pub fn landscape(&self, terrain: Terrain) -> &LandscapeDef {
        &self.tables.landscapes[terrain.index()]
    }

    /// What a weather does.
    pub fn climate(&self, weather: Weather) -> &ClimateDef {
        &self.tables.climates[weather.index()]
    }

    /// The upgrade's row.
    pub fn upgrade(&self, upgrade: Upgrade) -> &UpgradeDef {
        &self.tables.upgrades[upgrade.index()]
    }
}

/// One line of an army list (§2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct UnitDef {
    /// The id lists use.
    pub id: String,
    /// The army that may buy it.
    pub side: Army,
    /// The list it stands in.
    pub category: Category,
    /// The column «Tipo» of the lists.
    pub kind: UnitKind,
    /// The unit's name on its list.
    pub name: Text,
    /// What it costs, in points.
    pub cost: u16,
    /// Centimetres off and on the road.
    pub moves: (u8, u8),
    /// C or R from the front, the sides, the rear.
    pub protection: (i8, i8, i8),
    /// Whether the protection is of type Vehículo.
    pub armoured: bool,
    /// Its weapons, the main one first.
    pub weapons: Vec<WeaponDef>,
    /// Its special rules.
    pub rules: Vec<Ability>,
    /// Where the line comes from.
    pub source: Source,
    /// The line of the book.
    pub line: u16,
    /// What looks like a misprint and is kept.
    #[serde(default)]
    pub note: String,
}

/// The list a unit stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the titles of the lists")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Category {
    Infantry,
    HandWeapon,
    LightVehicle,
    AntiAircraft,
    AntiTankGun,
    Tank,
    Artillery,
    Aircraft,
    Transport,
}

/// A weapon line of a unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct WeaponDef {
    /// The weapon's name on its list.
    pub name: Text,
    /// The family of weapons it belongs to.
    pub kind: WeaponKind,
    /// D at short, medium and long range.
    pub d: (i8, i8, i8),
    /// The ranges it is measured by.
    pub range: crate::ids::Range,
    /// Its special rules.
    pub rules: Vec<Ability>,
}

/// The family a weapon is printed with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the printed types")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum WeaponKind {
    Normal,
    LightGun,
    AntiTank,
    Explosive,
    LightArtillery,
    MediumArtillery,
    HeavyArtillery,
    LightAa,
    HeavyAa,
    Bombs,
    Mortar,
    Flamethrower,
}

/// A data pack by reference: what a setup names.
pub type Pack = frente_kernel::Pack<Data>;

/// The files of a pack, and the embedded ones.
pub const STANDARD_FILES: [(&str, &str); 2] =
    [("units.ron", include_str!("../data/units.ron")), ("tables.ron", include_str!("../data/tables.ron"))];

frente_kernel::data_pack!(Data, STANDARD_FILES, build);

/// Loads an owner's pack; every fault is named with its file and line.
pub fn load_pack(files: &[(String, String)]) -> Result<Pack, Vec<Fault>> {
    Pack::load(files)
}

fn build(id: String, [(_, units_text), (_, tables_text)]: [(&str, &str); 2]) -> Result<Data, Vec<Fault>> {
    let units: Result<Vec<UnitDef>, Fault> = parse("units.ron", units_text);
    let tables: Result<Tables, Fault> = parse("tables.ron", tables_text);
    let (units, mut tables) = match (units, tables) {
        (Ok(units), Ok(tables)) => (units, tables),
        (units, tables) => return Err(units.err().into_iter().chain(tables.err()).collect()),
    };
    tables.sort();
    let faults = check::faults(&units, units_text, &tables);
    if !faults.is_empty() {
        return Err(faults);
    }
    let profiles = units.iter().map(|unit| Profile::of(unit, &tables)).collect();
    let outlines = Outlines::of(&tables.pieces);
    Ok(Data { id, units, tables, profiles, outlines })
}

fn parse<T: serde::de::DeserializeOwned>(file: &str, text: &str) -> Result<T, Fault> {
    ron::from_str(text).map_err(|error| Fault {
        place: format!("{file}:{}:{}", error.span.start.line, error.span.start.col),
        reason: error.code.to_string(),
    })
}
