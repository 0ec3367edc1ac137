//! Chapter 16: abilities that somebody uses. Those that always hold stand where they count.

use crate::actions::{Action, Event};
use crate::board::{Cell, Dir};
use crate::data::Bonus;
use crate::ids::{Ability, Class};
use crate::rules::{c11_movement, c11_shooting, c12_terrain, c18_generals};
use crate::state::{Mark, State, UnitIx, slots};
use frente_kernel::{EventSink, Seat};

/// §16-march: whether a unit may march: before its first step, once, free of fire and load, for a point or for a general
/// who asks for none.
#[inline]
pub(crate) fn can_march(state: &State, at: UnitIx) -> bool {
    let unit = &state.units[at];
    state.rules(at).has(Ability::March)
        && !unit.has(Mark::Started)
        && !unit.has(Mark::Marched)
        && !unit.has(Mark::Suppressed)
        && !unit.has(Mark::Crate)
        && !c11_movement::is_set_up(state, at)
        && (state.player(unit.owner).pa > 0 || marches_free(state, unit.owner))
}

fn marches_free(state: &State, seat: Seat) -> bool {
    let hq = state.hq_of(seat);
    let free = |bonus: &Bonus| match bonus {
        Bonus::FreeMarch(units) => *units,
        _ => 0,
    };
    let free: u8 = c18_generals::bonuses(state, hq).iter().map(free).sum();
    state.hqs[usize::from(hq)].free_marches < free
}

/// §16-march: a cell more this turn.
pub(crate) fn march(state: &mut State, at: UnitIx, log: &mut impl EventSink<Event>) {
    let owner = state.units[at].owner;
    if marches_free(state, owner) {
        let hq = usize::from(state.hq_of(owner));
        state.hqs[hq].free_marches += 1;
    } else {
        state.player_mut(owner).pa -= 1;
    }
    state.units[at].mark(Mark::Marched);
    if let Some(cell) = state.units[at].cell {
        log.emit(Event::Marched(state.units[at].kind, cell));
    }
}

/// What units do in Deployment: medics, mechanics, sappers, logistics.
pub(crate) fn offers(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    let purse = state.player(seat).pa;
    for at in state.units.helpers_of(seat) {
        let (unit, rules) = (&state.units[at], state.rules(at));
        let Some(cell) = unit.cell else { continue };
        if unit.active() & rules.medic != 0 {
            if unit.wounds > 0 {
                offer(Action::HealSelf(cell));
            }
            beside(
                state,
                at,
                cell,
                |other| other.0 == Class::Infantry && other.1 > 0,
                |dir| offer(Action::Heal(cell, dir)),
            );
        }
        if unit.has(Mark::Worked) {
            continue;
        }
        if rules.has(Ability::Mechanic) && !unit.has(Mark::Moved) {
            beside(
                state,
                at,
                cell,
                |other| other.0 != Class::Infantry && other.1 > 0,
                |dir| offer(Action::Repair(cell, dir)),
            );
        }
        if purse == 0 {
            continue;
        }
        if rules.has(Ability::Sapper) {
            for dir in Dir::ALL {
                let card = state.next(cell, dir).and_then(|next| state.card_at(next));
                if card.is_some_and(|card| card.clearable) {
                    offer(Action::Clear(cell, dir));
                }
            }
        }
        if rules.has(Ability::Logistics) {
            for dir in Dir::ALL {
                let Some(other) = friend(state, at, cell, dir) else { continue };
                let waiting = reloadable(state, other) & !state.units[other].fresh;
                slots(waiting).for_each(|slot| offer(Action::Resupply(cell, dir, slot)));
            }
        }
    }
}

/// The friend on a neighbouring cell.
fn friend(state: &State, at: UnitIx, cell: Cell, dir: Dir) -> Option<UnitIx> {
    let other = state.next(cell, dir).and_then(|next| state.unit_at(next))?;
    (state.side(other) == state.side(at)).then_some(other)
}

fn beside(state: &State, at: UnitIx, cell: Cell, wanted: impl Fn((Class, u8)) -> bool, mut tell: impl FnMut(Dir)) {
    for dir in Dir::ALL {
        if let Some(other) = friend(state, at, cell, dir)
            && wanted((state.rules(other).class, state.units[other].wounds))
        {
            tell(dir);
        }
    }
}

/// Ruling G25: grey tokens and markers that flip by use; never set-up weapons and postures.
pub(crate) fn reloadable(state: &State, at: UnitIx) -> u8 {
    state.units[at].grey & state.rules(at).flipping
}

/// §20-botiquin: turns the token, heals a wound.
pub(crate) fn heal(state: &mut State, at: UnitIx, dir: Option<Dir>, log: &mut impl EventSink<Event>) {
    let Some(cell) = state.units[at].cell else { return };
    let medic = state.units[at].active() & state.rules(at).medic;
    state.units[at].grey |= medic;
    state.units[at].fresh |= medic;
    let patient = dir.map_or(Some(at), |dir| friend(state, at, cell, dir));
    if let Some(patient) = patient {
        mend(state, patient, 1, log);
    }
}

/// §16-mechanic.
pub(crate) fn repair(state: &mut State, at: UnitIx, dir: Dir, log: &mut impl EventSink<Event>) {
    let Some(cell) = state.units[at].cell else { return };
    state.units[at].mark(Mark::Worked);
    if let Some(other) = friend(state, at, cell, dir) {
        mend(state, other, 1, log);
    }
}

/// Takes wounds off.
pub(crate) fn mend(state: &mut State, at: UnitIx, wounds: u8, log: &mut impl EventSink<Event>) {
    let unit = &mut state.units[at];
    let wounds = wounds.min(unit.wounds);
    unit.wounds -= wounds;
    if let Some(cell) = unit.cell {
        log.emit(Event::Healed { unit: unit.kind, cell, wounds });
    }
}

/// §16-sapper: clears a terrain card beside it for a point.
pub(crate) fn clear(state: &mut State, at: UnitIx, dir: Dir, log: &mut impl EventSink<Event>) {
    let Some(next) = state.units[at].cell.and_then(|cell| state.next(cell, dir)) else { return };
    state.units[at].mark(Mark::Worked);
    let owner = state.units[at].owner;
    state.player_mut(owner).pa -= 1;
    c12_terrain::remove(state, next, log);
}

/// §16-logistics: a token of a neighbour is ready again, for a point.
pub(crate) fn resupply(state: &mut State, at: UnitIx, dir: Dir, slot: u8, log: &mut impl EventSink<Event>) {
    let Some(other) = state.units[at].cell.and_then(|cell| friend(state, at, cell, dir)) else { return };
    state.units[at].mark(Mark::Worked);
    let owner = state.units[at].owner;
    state.player_mut(owner).pa -= 1;
    state.units[other].grey &= !(1 << slot);
    if let Some(cell) = state.units[other].cell {
        log.emit(Event::Reloaded(state.units[other].kind, cell));
    }
}

/// §18-zhukov: whether a seat may steady a unit now.
pub(crate) fn may_steady(state: &State, seat: Seat) -> bool {
    let hq = state.hq_of(seat);
    !state.hqs[usize::from(hq)].helped && c18_generals::has(state, seat, Bonus::SteadyUnit)
}

/// §18-zhukov: units that have not yet thrown a die.
pub(crate) fn steady_offers(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    if !may_steady(state, seat) {
        return;
    }
    for at in state.units.of(seat) {
        let unit = &state.units[at];
        let armed = unit.active() & state.rules(at).weapons != 0;
        if let Some(cell) = unit.cell
            && armed
            && unit.fired == 0
            && c11_shooting::is_free_to_fire(state, at)
        {
            offer(Action::Steady(cell));
        }
    }
}

/// §18-zhukov: −1/0 for all its shots.
pub(crate) fn steady(state: &mut State, at: UnitIx, log: &mut impl EventSink<Event>) {
    let owner = state.units[at].owner;
    let hq = usize::from(state.hq_of(owner));
    state.hqs[hq].helped = true;
    state.units[at].mark(Mark::Steadied);
    if let Some(cell) = state.units[at].cell {
        log.emit(Event::Steadied(state.units[at].kind, cell));
    }
}
