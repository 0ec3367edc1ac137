//! The printed parts as one sheet, for whoever draws them: the cards, tokens, terrain and scenarios of a pack, each with
//! its source mark.

use crate::data::{
    BattleDef, Data, DeckDef, GeneralDef, NationDef, NaturalDef, ScenarioDef, SupportDef, TerrainDef, TileDef,
    TokenDef, UnitDef, WeaponDef,
};
use serde::Serialize;

/// The printed parts.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sheet<'a> {
    /// Units, by number.
    pub units: &'a [UnitDef],
    /// Support cards, numbered on after the units.
    pub support: &'a [SupportDef],
    /// Generals.
    pub generals: &'a [GeneralDef],
    /// Weapons.
    pub weapons: &'a [WeaponDef],
    /// Equipment tokens.
    pub tokens: &'a [TokenDef],
    /// Nations and their staffs.
    pub nations: &'a [NationDef],
    /// Natural terrain.
    pub naturals: &'a [NaturalDef],
    /// Terrain cards.
    pub terrain: &'a [TerrainDef],
    /// Tiles.
    pub tiles: &'a [TileDef],
    /// Ready decks.
    pub decks: &'a [DeckDef],
    /// Pitched battles.
    pub battles: &'a [BattleDef],
    /// Scenarios.
    pub scenarios: &'a [ScenarioDef],
}

impl<'a> Sheet<'a> {
    /// The sheet of a pack.
    pub fn of(data: &'a Data) -> Sheet<'a> {
        Sheet {
            units: &data.units,
            support: &data.cards.support,
            generals: &data.cards.generals,
            weapons: &data.armoury.weapons,
            tokens: &data.armoury.tokens,
            nations: &data.board.nations,
            naturals: &data.board.naturals,
            terrain: &data.board.terrain,
            tiles: &data.board.tiles,
            decks: &data.decks.decks,
            battles: &data.decks.battles,
            scenarios: &data.scenarios,
        }
    }
}
