//! The rules, one file a chapter.

use crate::board::Board;
use crate::ids::Side;
use crate::menu::Row;
use crate::sets::UnitSet;
use crate::state::State;
use frente_kernel::{Illegal, must};

pub(crate) mod c5_turn;
pub(crate) mod c6_battle;
pub(crate) mod c6_control;
pub(crate) mod c6_movement;
pub(crate) mod c6_rail;
pub(crate) mod c6_reaction;
pub(crate) mod c6_retreat;
pub(crate) mod c6_siege;
pub(crate) mod c6_strength;
pub(crate) mod c7_cards;
pub(crate) mod c7_effects;
pub(crate) mod c7_production;
pub(crate) mod c8_victory;
pub(crate) mod c9_chits;
pub(crate) mod c9_fog;
pub(crate) mod c9_trenches;

/// §2.1, §2.3: keeps the counters of a side that stand on the map.
#[inline]
fn on_the_map<'r>(state: &State, row: &'r mut Row<UnitSet>, side: Side) -> &'r mut Row<UnitSet> {
    standing(row, side, state.board.on_map(side))
}

/// §2.1, §2.3: keeps the counters of a side, of which `there` stand on the map.
#[inline]
fn standing(row: &mut Row<UnitSet>, side: Side, there: UnitSet) -> &mut Row<UnitSet> {
    row.must(Board::all_of(side), "2.1", "not-yours").must(there, "2.3", "not-on-the-map")
}

/// §9.4, §C-barcelona-revolt: keeps the counters that something other than a battle may move.
#[inline]
fn not_frozen<'r>(state: &State, row: &'r mut Row<UnitSet>) -> &'r mut Row<UnitSet> {
    row.must(!state.turn.builders, "9.4", "unit-digs").must(
        !state.mutineers(),
        "C-barcelona-revolt",
        "militia-in-revolt",
    )
}

/// The optional rule of a paragraph must have been agreed.
fn agreed(on: bool, rule: frente_kernel::RuleId) -> Result<(), Illegal> {
    must(on, rule, "option-not-agreed")
}
