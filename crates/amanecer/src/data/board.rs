//! What `board.ron` may say: the map, the counters, the set-up, the tables and the grades.

use super::{Source, Text};
use crate::ids::{Asset, Front, Unit};
use serde::{Deserialize, Serialize};

/// The map, the counters and the tables.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardDef {
    /// The six tracks.
    pub tracks: Vec<TrackDef>,
    /// The name of box 0.
    pub moscow: Text,
    /// The ten counters.
    pub units: Vec<UnitDef>,
    /// How a match begins (§3.0).
    pub start: StartDef,
    /// The political track (§7.4).
    pub political: PoliticalDef,
    /// The reorganization table (§7.5).
    pub reorganization: ReorganizationDef,
    /// What applied expertise adds by its die (§7.5.4).
    pub expertise: Vec<i8>,
    /// The Political Dissent table (§8.0).
    pub dissent: DissentDef,
    /// Makhno's die (§10.2-41).
    pub makhno: MakhnoDef,
    /// The Czar's fate (§10.2-21).
    pub czar: CzarDef,
    /// The grades of victory and defeat (§9.0).
    pub scoring: ScoringDef,
}

/// A track (§2.1).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackDef {
    /// The front whose track it is.
    pub front: Front,
    /// Its boxes, from the one next to Moscow outward.
    pub boxes: Vec<BoxDef>,
}

/// A box of a track.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxDef {
    /// 1 is next to Moscow.
    pub number: u8,
    /// The name of the place.
    pub name: Text,
    /// Its fall costs a political level (§6.3).
    #[serde(default)]
    pub crisis: bool,
    /// The Curzon Line runs here (§10.2-51).
    #[serde(default)]
    pub curzon: bool,
    /// Where the name comes from.
    pub source: Source,
}

/// A front counter (§2.3).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitDef {
    /// Which of the ten counters.
    pub unit: Unit,
    /// The front whose track it stands on.
    pub front: Front,
    /// The name on the counter.
    pub name: Text,
    /// Its battle value.
    pub battle: u8,
    /// Whether its back says "inactive".
    pub may_be_inactive: bool,
    /// Where the battle value comes from.
    pub source: Source,
}

/// How a match begins (§3.0).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the book's words")]
pub struct StartDef {
    pub fronts: Vec<FrontStart>,
    pub level: i8,
    pub reserves: u8,
    pub decrees: u8,
}

/// Where a front begins.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the book's words")]
pub struct FrontStart {
    pub front: Front,
    pub unit: Unit,
    pub number: u8,
    pub active: bool,
}

/// The political track (§7.4, §9.1.3).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub struct PoliticalDef {
    /// The box that wins.
    pub victory: i8,
    /// The box that wins in the harder game.
    pub optional_victory: i8,
    /// Resistance of boxes 1, 2, …
    pub resistance: Vec<i8>,
    /// First and last box where the Allies hesitate.
    pub hesitation: (i8, i8),
    /// First and last box where the Allies hesitate in the harder game (ruling A22).
    pub optional_hesitation: (i8, i8),
    /// Where each resistance comes from.
    pub sources: Vec<Source>,
}

/// The reorganization table (§7.5).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReorganizationDef {
    /// An attempt succeeds at this or more.
    pub success: i8,
    /// The marker by the second die.
    pub table: Vec<Asset>,
    /// Where each face comes from.
    pub sources: Vec<Source>,
}

/// The Political Dissent table (§8.0).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DissentDef {
    /// Rows by rising result.
    pub changes: Vec<DissentRow>,
    /// Where it comes from.
    pub source: Source,
}

/// A row of the Political Dissent table.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DissentRow {
    /// The highest modified result of this row.
    pub up_to: i8,
    /// What it does to the political level.
    pub change: i8,
}

/// Makhno's die (§10.2-41).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MakhnoDef {
    /// Boxes the southern front moves, by face.
    pub southern: Vec<i8>,
    /// Where it comes from.
    pub source: Source,
}

/// The Czar's fate (§10.2-21).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CzarDef {
    /// The eastern front frees him from this box inward.
    pub freed_up_to: u8,
    /// Where it comes from.
    pub source: Source,
}

/// The grades of victory and defeat (§9.1.1, §9.1.2, §9.2.1, §9.2.2).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoringDef {
    /// Points for an eliminated front.
    pub eliminated: i32,
    /// Points on top for an inactive one.
    pub inactive: i32,
    /// Points for a marker in the Available box.
    pub marker: i32,
    /// Points when neither later deck was added.
    pub neither_deck_added: i32,
    /// Points when only Dawn was not added.
    pub dawn_not_added: i32,
    /// Grades by points.
    pub political_victory: Vec<GradeDef>,
    /// Grades by points.
    pub military_victory: Vec<GradeDef>,
    /// Grades by cards played.
    pub political_defeat: Vec<GradeDef>,
    /// Grades by cards not played (ruling A2).
    pub military_defeat: Vec<GradeDef>,
}

/// A grade and the points it takes.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GradeDef {
    /// From this many points on.
    pub from: i32,
    /// The word its message keys end in.
    pub grade: String,
}
