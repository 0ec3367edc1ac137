//! Chapter 12: terrain. How hard a cell is to enter, what cover it gives, and what happens to terrain cards.

use crate::actions::{Event, Warrant};
use crate::board::Cell;
use crate::data::{Effect, TerrainKind, UnitRules};
use crate::ids::{Ability, Class, Cover, Ground, Natural, UnitIx, UnitNo, Weather};
use crate::rules::c3_victory;
use crate::rules::c11_attack::{self, Cargo};
use crate::state::State;
use frente_kernel::{EventSink, Seat};

/// §12.4: how hard a cell is to enter for a unit in play.
#[inline]
pub(crate) fn ground_for(state: &State, unit: UnitIx, cell: Cell) -> Ground {
    if state.plain.contains(cell) && !state.rules(unit).has(Ability::LandingCraft) {
        return Ground::Normal;
    }
    let dozer = state.units[unit].cards != 0 && has_dozer(state, unit);
    ground(state, state.rules(unit), cell, dozer)
}

/// §17-pala: whether a unit carries a dozer blade.
pub(crate) fn has_dozer(state: &State, unit: UnitIx) -> bool {
    state.attached(unit).any(|effect| effect == Effect::DozerBlade)
}

/// §12.4: how hard a cell is to enter for a card that is about to come into play.
pub(crate) fn ground_for_card(state: &State, rules: &UnitRules, cell: Cell) -> Ground {
    ground(state, rules, cell, false)
}

/// How hard a cell is to enter, with or without a dozer blade (§17-pala).
fn ground(state: &State, rules: &UnitRules, cell: Cell, dozer: bool) -> Ground {
    if rules.has(Ability::LandingCraft) {
        // §22.1: landing craft keep to the sea.
        return if state.natural[cell] == Natural::Sea { Ground::Normal } else { Ground::Impassable };
    }
    if state.plain.contains(cell) {
        return Ground::Normal;
    }
    let column = rules.column();
    if let Some(card) = state.card_at(cell) {
        return match card.kind {
            TerrainKind::Wire if rules.has(Ability::Sapper) => Ground::Normal,
            TerrainKind::Barrier | TerrainKind::Ruin if dozer => Ground::Normal,
            _ => card.enter[column],
        };
    }
    let natural = state.natural[cell];
    match natural {
        Natural::Wood if rules.has(Ability::Heavy) => Ground::Impassable,
        Natural::Hedge if rules.has(Ability::AllTerrain) || dozer => Ground::Normal,
        Natural::Hedge if state.agreed.weather == Weather::Rain && rules.subtype.is_wheeled() => Ground::Impassable,
        Natural::River | Natural::Sea if rules.has(Ability::Amphibious) => Ground::Difficult,
        _ => state.data().tables.naturals[natural.index()].0[column],
    }
}

/// How cover is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Against {
    /// A straight shot.
    Direct,
    /// §19-indirect: natural terrain and cards count a level less, but not trenches and buildings.
    Indirect,
    /// §11.4.3: everything counts a level less.
    Assault,
}

/// §11.6.4: the best cover the ground gives a unit (rulings A05, A22).
pub(crate) fn ground_cover(state: &State, unit: UnitIx, cell: Cell, against: Against) -> Cover {
    let column = state.rules(unit).column();
    let lowered = |cover: Cover, holds: bool| if against == Against::Direct || holds { cover } else { cover.lower() };
    let natural = lowered(state.data().tables.naturals[state.natural[cell].index()].1[column], false);
    let Some(card) = state.card_at(cell) else {
        return natural;
    };
    // §12-trinchera: indirect fire does not lower it.
    let sturdy = against == Against::Indirect && matches!(card.kind, TerrainKind::Trench | TerrainKind::Building);
    lowered(card.cover[column], sturdy).max(natural)
}

/// What driving in does to a terrain card: a tank flattens wire (§12-alambrada), a dozer blade clears what can be cleared.
pub(crate) fn drive_in(state: &mut State, unit: UnitIx, cell: Cell, log: &mut impl EventSink<Event>) {
    let Some(card) = state.card_at(cell) else { return };
    let by = state.units[unit].kind;
    if card.kind == TerrainKind::Wire && state.rules(unit).class == Class::Tank {
        remove(state, cell, by, Warrant::Wire, log);
    } else if card.clearable && has_dozer(state, unit) {
        remove(state, cell, by, Warrant::DozerBlade, log);
    }
}

/// §12.3: a terrain card leaves the game.
pub(crate) fn remove(state: &mut State, cell: Cell, by: UnitNo, warrant: Warrant, log: &mut impl EventSink<Event>) {
    if let Some(card) = state.card_no(cell) {
        log.emit(Event::TerrainCleared { card, cell, by, warrant });
        state.clear_terrain(cell);
    }
}

/// §12.7: damage to a terrain card; at 0 it is gone, a building is a ruin, and whoever was inside is lost.
pub(crate) fn damage(state: &mut State, by: Seat, cell: Cell, damage: u8, log: &mut impl EventSink<Event>) {
    let (Some(card), Some(number)) = (state.card_at(cell), state.card_no(cell)) else { return };
    let left = state.pi[cell].saturating_sub(damage);
    state.pi[cell] = left;
    log.emit(Event::StructureHit { by, card: number, cell, damage, left });
    if left > 0 {
        return;
    }
    log.emit(Event::StructureDestroyed { by, card: number, cell });
    state.clear_terrain(cell);
    if card.kind == TerrainKind::Building {
        // §12.8: the card is turned over.
        if let Some(ruin) = state.data().tables.ruin {
            state.lay(cell, ruin, 0);
        }
    }
    let falls = matches!(card.kind, TerrainKind::Building | TerrainKind::Bridge);
    if let Some(unit) = state.unit_at(cell).filter(|_| falls) {
        // §12-puente, rulings G34, G32: with everything it carries.
        c11_attack::destroy(state, unit, Cargo::Lost, log);
    }
    if card.kind == TerrainKind::Bridge {
        c3_victory::bridge_falls(state, log);
    }
}
