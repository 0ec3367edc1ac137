//! The tables of the book and of our rulings: `data/tables.ron`.

use super::{Ability, Source, Text};
use crate::ids::{PieceKind, Quality, Range, Size, Terrain, Upgrade, Weather};
use serde::{Deserialize, Serialize};

/// Every table of the book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Tables {
    /// Scenery and works.
    pub pieces: Vec<PieceDef>,
    /// What may be bought for a unit.
    pub upgrades: Vec<UpgradeDef>,
    /// What each landscape offers.
    pub landscapes: Vec<LandscapeDef>,
    /// The three sizes.
    pub sizes: Vec<SizeDef>,
    /// Ranges in millimetres.
    pub ranges: Vec<RangeDef>,
    /// The four qualities.
    pub qualities: Vec<QualityDef>,
    /// Casualties by template.
    pub templates: Vec<TemplateDef>,
    /// Radii of the small, medium and large template, in millimetres.
    pub radii: (u16, u16, u16),
    /// Weather by 2d6 and season.
    pub weather: Vec<WeatherRow>,
    /// What each weather does.
    pub climates: Vec<ClimateDef>,
    /// How near a unit must be to hold an objective, in millimetres.
    pub objective_radius: u16,
    /// The side of a square, in millimetres.
    pub square: u16,
    /// From edge to edge, in millimetres.
    pub depth: u16,
}

impl Tables {
    pub(super) fn sort(&mut self) {
        self.pieces.sort_by_key(|row| row.kind);
        self.upgrades.sort_by_key(|row| row.upgrade);
        self.landscapes.sort_by_key(|row| row.terrain);
        self.sizes.sort_by_key(|row| row.size);
        self.ranges.sort_by_key(|row| row.range);
        self.qualities.sort_by_key(|row| row.quality);
        self.templates.sort_by_key(|row| row.from);
        self.weather.sort_by_key(|row| row.roll);
        self.climates.sort_by_key(|row| row.weather);
    }
}

/// A kind of scenery or works.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct PieceDef {
    /// What it is.
    pub kind: PieceKind,
    /// The name of the piece.
    pub name: Text,
    /// Its outline, in millimetres.
    pub shape: Shape,
    /// What protection it gives.
    pub cover: Option<CoverDef>,
    /// Whether those outside it may see through.
    pub seen_through: bool,
    /// Whether it conceals.
    pub conceals: bool,
    /// Built by men: can be degraded.
    pub artificial: bool,
    /// Build points; 0: cannot be built.
    pub cost: u8,
    /// Needs a unit with tools.
    pub tools: bool,
    /// Where the row comes from.
    pub source: Source,
}

/// The outline of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Shape {
    /// Width and depth.
    Rectangle(u16, u16),
    /// Both diameters; drawn with twelve corners.
    Ellipse(u16, u16),
    /// A band of that width from edge to edge.
    Strip(u16),
}

/// What protection a piece gives (§8.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct CoverDef {
    /// C where there is no side: bombardments.
    pub c: i8,
    /// CF, CL, CT.
    pub sides: (i8, i8, i8),
    /// How hard the cover is (§8.2).
    pub kind: CoverKind,
    /// Whether it has a roof.
    pub roof: bool,
    /// How many stands it holds.
    pub stands: u8,
    /// Which kinds it holds.
    pub holds: Vec<Holds>,
}

/// How hard a cover is (§6.2.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the printed types")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum CoverKind {
    Open,
    Soft,
    Medium,
    Hard,
}

/// Who may use a cover (ruling PA-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the labels of the column Capacidad")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Holds {
    Infantry,
    MachineGuns,
    LightGuns,
    LightArtillery,
    MediumArtillery,
    LightAa,
    HeavyAa,
}

/// Something to buy for a unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct UpgradeDef {
    /// The upgrade the row is about.
    pub upgrade: Upgrade,
    /// The name of the upgrade.
    pub name: Text,
    /// Type Ap (support) or Mej.
    pub support: bool,
    /// Points: national, republican.
    pub costs: (u8, u8),
    /// What it gives.
    pub rules: Vec<Ability>,
    /// Where the row comes from.
    pub source: Source,
}

/// What a landscape offers (§1.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct LandscapeDef {
    /// The landscape the row is about.
    pub terrain: Terrain,
    /// Its four columns.
    pub columns: Vec<ColumnDef>,
    /// Where the row comes from.
    pub source: Source,
}

/// A column: what one sector may hold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct ColumnDef {
    /// The name of the column.
    pub name: Text,
    /// Elements with fewest and most; roads and rivers first.
    pub elements: Vec<(PieceKind, u8, u8)>,
}

/// A size of battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct SizeDef {
    /// The size the row is about.
    pub size: Size,
    /// Points of attacker and defender.
    pub points: (u16, u16),
    /// Across the table, in millimetres.
    pub width: u16,
    /// How long it lasts.
    pub rounds: u8,
}

/// The bands of a family of weapons.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct RangeDef {
    /// The range the row is about.
    pub range: Range,
    /// Short, medium, long, in millimetres.
    pub limits: (u16, u16, u16),
}

/// What quality does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct QualityDef {
    /// The quality the row is about.
    pub quality: Quality,
    /// Turns more or fewer for prolonged actions.
    pub prolonged: i8,
    /// The column «Moral» (§11.1).
    pub morale: i8,
    /// The column «Recuperación» (§11.4).
    pub recovery: u8,
    /// Cost, in per cent more or less.
    pub cost: i8,
    /// Order dice of an officer.
    pub dice: u8,
}

/// A row of the bombardment table (§7.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct TemplateDef {
    /// Total D from which it counts.
    pub from: u8,
    /// Most casualties: small, medium, large; 0: not to be chosen.
    pub most: (u8, u8, u8),
}

/// A row of the weather table (§15.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct WeatherRow {
    /// The sum of the two dice.
    pub roll: u8,
    /// Summer, autumn, winter, spring.
    pub seasons: (Weather, Weather, Weather, Weather),
}

/// What a weather does (§15.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct ClimateDef {
    /// The weather the row is about.
    pub weather: Weather,
    /// How far smoke drifts a round, in millimetres.
    pub drift: u16,
    /// Turns more or fewer until smoke disperses and dissipates.
    pub smoke: i8,
    /// Rounds after which fires go out; 0: never.
    pub fires: u8,
    /// How far one sees, in millimetres; 0: as far as one likes.
    pub sight: u16,
    /// Whether aircraft can be called, and how late they come.
    pub air: AirSupport,
    /// Where vehicles bog.
    pub bog: Bog,
}

/// Air support under a weather.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum AirSupport {
    /// That many turns later.
    Delayed(u8),
    /// No aircraft takes off.
    Grounded,
}

/// Where vehicles bog under a weather (ruling PA-20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Bog {
    /// Vehicles bog in woods only.
    Usual,
    /// Every vehicle, anywhere but on roads.
    OffRoad,
    /// Armoured vehicles bog anywhere.
    ArmourAnywhere,
}
