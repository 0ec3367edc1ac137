//! The printed parts as one sheet, for whoever draws them: the cards, tokens, terrain and scenarios of a pack, each with
//! its source mark, and the slots in which a unit has its weapons and tokens.

use crate::data::{
    Data, GeneralDef, NationDef, NaturalDef, ScenarioDef, SupportDef, TerrainDef, TileDef, TokenDef, UnitDef, WeaponDef,
};
use crate::ids::Tag;
use serde::Serialize;

/// A weapon or token of a unit, by its bit in what the unit has.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct SlotPrint {
    /// The weapon by its place in the sheet; none where it is none.
    pub weapon: Option<u8>,
    /// The token by its place in the sheet; none for a weapon printed on the card.
    pub token: Option<u8>,
    /// What the token costs.
    pub price: u8,
    /// Whether it is fire, thrown by a weapon printed on the card: drawn as a jet.
    pub jet: bool,
}

/// The printed parts.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct Sheet<'a> {
    /// Units, by number.
    pub units: &'a [UnitDef],
    /// The slots of each unit.
    pub slots: Vec<Vec<SlotPrint>>,
    /// Support cards, numbered on after the units.
    pub support: &'a [SupportDef],
    pub generals: &'a [GeneralDef],
    pub weapons: &'a [WeaponDef],
    pub tokens: &'a [TokenDef],
    /// Nations and their staffs.
    pub nations: &'a [NationDef],
    pub naturals: &'a [NaturalDef],
    pub terrain: &'a [TerrainDef],
    pub tiles: &'a [TileDef],
    pub scenarios: &'a [ScenarioDef],
}

/// Fire finds whoever stands in cover or in a building (§19-ignores-cover, §19-ignores-building).
fn is_fire(weapon: &WeaponDef) -> bool {
    [Tag::IgnoresCover, Tag::IgnoresBuilding].iter().all(|tag| weapon.tags.contains(tag))
}

impl<'a> Sheet<'a> {
    /// The sheet of a pack.
    pub fn of(data: &'a Data) -> Sheet<'a> {
        let slots = |unit: &crate::data::UnitRules| {
            let all = &unit.slots[..usize::from(unit.slot_count)];
            let print = all.iter().map(|slot| SlotPrint {
                weapon: slot.weapon.map(|weapon| weapon.0),
                token: slot.token,
                price: slot.price,
                jet: slot.token.is_none()
                    && slot.weapon.is_some_and(|weapon| is_fire(&data.armoury.weapons[usize::from(weapon.0)])),
            });
            print.collect()
        };
        Sheet {
            units: &data.units,
            slots: data.tables.units.iter().map(slots).collect(),
            support: &data.cards.support,
            generals: &data.cards.generals,
            weapons: &data.armoury.weapons,
            tokens: &data.armoury.tokens,
            nations: &data.board.nations,
            naturals: &data.board.naturals,
            terrain: &data.board.terrain,
            tiles: &data.board.tiles,
            scenarios: &data.scenarios,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;
    use frente_kernel::Game as _;

    #[test]
    fn flamethrowers_are_drawn_with_their_jet_and_no_other_weapon_is() {
        let state = crate::flow::Tactics2gm::initial(&Setup::default()).expect("the usual setup is sound");
        let sheet = Sheet::of(state.data());
        let (mut jets, mut others) = (0, 0);
        for slot in sheet.slots.iter().flatten() {
            let Some(weapon) = slot.weapon.filter(|_| slot.token.is_none()) else {
                assert!(!slot.jet, "a token is no weapon printed on the card");
                continue;
            };
            let name = &sheet.weapons[usize::from(weapon)].name.en;
            assert_eq!(slot.jet, name.to_lowercase().contains("flame"), "{name}");
            if slot.jet { jets += 1 } else { others += 1 }
        }
        assert!(jets > 0 && others > 0);
    }
}
