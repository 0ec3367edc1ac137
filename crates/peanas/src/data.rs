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
use frente_kernel::{Arg, Fault};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::sync::{Mutex, OnceLock};

pub use ability::*;
pub use profile::*;
pub use tables::*;

/// A text in the three languages of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Text {
    /// Spanish.
    pub es: String,
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

impl Text {
    /// The text as an argument of a message.
    pub fn arg(&'static self) -> Arg {
        Arg::Text { es: Cow::from(&*self.es), en: Cow::from(&*self.en), fr: Cow::from(&*self.fr) }
    }
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Source {
    /// The rulebook states it.
    Seed,
    /// A public page states it.
    Public,
    /// Part of it is stated, part is ours.
    Mixed,
    /// Our proposal, not a fact about the published game.
    Reconstructed,
}

/// A whole data pack: what was loaded, and the profiles the rules read.
#[derive(Debug)]
pub struct Data {
    /// `standard`, or `sha256:` and a hash of an owner's files.
    pub id: String,
    /// The units of both lists.
    pub units: Vec<UnitDef>,
    /// Everything else.
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
    /// Its type.
    pub kind: UnitKind,
    /// Its name.
    pub name: Text,
    /// Points.
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
    /// Its name.
    pub name: Text,
    /// Its family.
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
#[derive(Clone, Copy)]
pub struct Pack(&'static Data);

impl Pack {
    /// The pack's data.
    #[inline]
    pub fn data(self) -> &'static Data {
        self.0
    }
}

impl Default for Pack {
    /// The standard pack.
    fn default() -> Pack {
        static STANDARD: OnceLock<Pack> = OnceLock::new();
        *STANDARD.get_or_init(|| {
            let data = build("standard".to_owned(), STANDARD_FILES).map_err(|faults| faults[0].to_string());
            register(data.expect("the embedded data were checked by the tests"))
        })
    }
}

impl PartialEq for Pack {
    fn eq(&self, other: &Pack) -> bool {
        std::ptr::eq(self.0, other.0) || self.0.id == other.0.id
    }
}

impl std::fmt::Debug for Pack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Pack({})", self.0.id)
    }
}

impl Serialize for Pack {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.id)
    }
}

impl<'de> Deserialize<'de> for Pack {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        let standard = Pack::default();
        if id == standard.0.id {
            return Ok(standard);
        }
        let unknown = || serde::de::Error::custom(format!("the data pack {id} is not loaded; load its files first"));
        known(&id).ok_or_else(unknown)
    }
}

/// The files of a pack, and the embedded ones.
pub const STANDARD_FILES: [(&str, &str); 2] =
    [("units.ron", include_str!("../data/units.ron")), ("tables.ron", include_str!("../data/tables.ron"))];

/// Packs loaded so far. They live as long as the program: a state points into them.
static PACKS: Mutex<Vec<Pack>> = Mutex::new(Vec::new());

fn known(id: &str) -> Option<Pack> {
    let packs = PACKS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    packs.iter().find(|pack| pack.0.id == id).copied()
}

fn register(data: Data) -> Pack {
    if let Some(pack) = known(&data.id) {
        return pack;
    }
    let pack = Pack(Box::leak(Box::new(data)));
    PACKS.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(pack);
    pack
}

/// Loads an owner's pack: `(file name, text)` pairs of `units.ron` and `tables.ron`; one that is missing is taken from
/// the standard pack. Every fault is named with its file and line.
pub fn load_pack(files: &[(String, String)]) -> Result<Pack, Vec<Fault>> {
    let mut faults = Vec::new();
    for (name, _) in files {
        if !STANDARD_FILES.iter().any(|(known, _)| known == name) {
            let reason = "not a file of this game's data pack, expected units.ron or tables.ron".to_owned();
            faults.push(Fault { place: name.clone(), reason });
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let given = |name: &str| files.iter().find(|(given, _)| given == name).map(|(_, text)| &**text);
    let texts = STANDARD_FILES.map(|(name, standard)| (name, given(name).unwrap_or(standard)));
    if texts == STANDARD_FILES {
        return Ok(Pack::default());
    }
    build(pack_id(&texts), texts).map(register)
}

fn pack_id(files: &[(&str, &str)]) -> String {
    use sha2::Digest as _;
    let mut hash = sha2::Sha256::new();
    for (name, text) in files {
        hash.update(format!("{name} {}\n{text}", text.len()));
    }
    let hash = hash.finalize();
    "sha256:"
        .chars()
        .chain(hash[..16].iter().flat_map(|byte| format!("{byte:02x}").into_bytes()).map(char::from))
        .collect()
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
