//! Decks, battles and scenarios, entry by entry.

use super::{Source, Text};
use crate::ids::{Nation, Side, Weather};
use serde::{Deserialize, Serialize};

/// What the file `decks.ron` holds.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DecksDef {
    pub decks: Vec<DeckDef>,
    pub battles: Vec<BattleDef>,
}

/// A ready deck.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct DeckDef {
    pub id: String,
    /// Whose it is.
    pub nation: Nation,
    pub name: Text,
    /// What it adds up to.
    pub points: u16,
    /// Cards and copies.
    pub cards: Vec<(String, u8)>,
    /// Where it comes from.
    pub source: Source,
}

/// A pitched battle between two ready decks.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct BattleDef {
    pub id: String,
    pub name: Text,
    /// The decks of A and B.
    pub decks: (String, String),
    /// Where it comes from.
    pub source: Source,
}

/// Column and line from side A, both from 1.
pub type CellDef = (u8, u8);

/// Which face of a tile lies up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Face {
    A,
    B,
}

/// Who begins a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum First {
    Side(Side),
    /// Whoever wins the throw.
    Roll,
}

/// The cards of a side in a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum ScenarioDeck {
    Cards(Vec<(String, u8)>),
    /// A deck of the player's own.
    Free,
    /// The same, and this ready deck where he brings none.
    Ready(String),
}

/// A side of a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct ScenarioSide {
    /// Its nation, if it is fixed.
    pub nation: Option<Nation>,
    /// Action points at the start.
    pub start_pa: u8,
    /// The limit of its deck.
    pub limit: u16,
    /// The general in place from the start.
    pub general: Option<String>,
    pub deck: ScenarioDeck,
    /// Units on the field from the start, with their tokens.
    pub units: Vec<(String, CellDef, Vec<String>)>,
}

/// A special rule of a scenario (chapter 22).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Special {
    /// Ground units of a side arrive in landing craft.
    LandingCraft(Side),
    /// The first lines of a side always count as supplied.
    FixedSupply(Side, u8),
    /// Only sappers harm the bridge, and its fall decides only from a round on.
    BridgeForSappers { from_round: u8 },
    /// The weather of the day.
    Weather(Weather),
    /// No plane before a round.
    NoAircraftBefore(u8),
    /// Assaults on buildings are easier, planes keep away from own troops.
    UrbanCombat,
    /// Supply crates to carry home.
    Crates {
        /// Points for each.
        pa: u8,
    },
}

/// A way to win (chapter 3).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Victory {
    /// The enemy staff is destroyed.
    DestroyHq,
    /// So many own units stand on a line at the end of a turn.
    UnitsOnLine {
        /// From side A, from 1.
        line: u8,
        count: u8,
    },
    /// So many enemy units are destroyed.
    DestroyUnits(u8),
    /// The rounds run out.
    TurnLimit,
    /// Own units stand on all these cells at the end of an enemy turn.
    HoldCells(Vec<CellDef>),
    /// The bridge is gone.
    BridgeDestroyed,
    /// So many crates brought home.
    Crates(u8),
    /// At the end of the rounds: more crates, then more impact points.
    MostCrates,
}

/// A scenario (chapter 22).
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct ScenarioDef {
    pub id: String,
    pub name: Text,
    /// The tiles from line 1 up, with face and turn; none: laid at random.
    pub tiles: Option<Vec<Vec<(String, Face, u16)>>>,
    /// Terrain cards, with other impact points than the printed ones where given.
    pub terrain: Vec<(String, CellDef, Option<u8>)>,
    pub crates: Vec<CellDef>,
    pub first: First,
    pub rounds: u8,
    /// The two sides.
    pub sides: (ScenarioSide, ScenarioSide),
    pub special: Vec<Special>,
    /// Ways to win, by side; none: of both.
    pub victory: Vec<(Option<Side>, Victory)>,
    /// Where it comes from.
    pub source: Source,
}
