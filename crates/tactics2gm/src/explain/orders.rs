//! Why an order of the Movement phase is refused: §11.4 and chapter 21.

use super::*;
use crate::actions::Target;
use crate::board::Dir;
use crate::data::{Bonus, TerrainKind};
use crate::ids::{Ability, Class, Ground};
use crate::rules::{c11_movement, c12_terrain, c21_transport};
use crate::state::{AttackKind, Mark, UnitIx, Victim};

/// Whether a seat commands the unit on a cell: why not.
pub(super) fn whose(state: &State, seat: Seat, cell: Cell) -> Option<Reason> {
    match state.unit_at(cell) {
        _ if cell.column() >= state.width() => Some(NO_UNIT),
        None => Some(NO_UNIT),
        Some(at) if state.side(at) != state.side_of(seat) => Some(ENEMY_UNIT),
        Some(at) if state.units[at].owner != seat => Some(NOT_YOURS),
        Some(_) => None,
    }
}

/// Why the unit on a cell cannot be moved at all.
fn why_no_order(state: &State, seat: Seat, cell: Cell) -> Option<Reason> {
    if let Some(why) = whose(state, seat, cell) {
        return Some(why);
    }
    let at = state.at[cell];
    let (unit, rules) = (&state.units[at], state.rules(at));
    if unit.has(Mark::Deployed) {
        Some(JUST_DEPLOYED)
    } else if c11_movement::is_set_up(state, at) {
        Some(SET_UP)
    } else if unit.has(Mark::Suppressed) && !rules.is_vehicle() {
        Some(SUPPRESSED)
    } else if unit.has(Mark::Disembarked) {
        Some(GOT_OFF)
    } else if unit.has(Mark::Stopped) {
        Some(HAS_MOVED)
    } else if c11_movement::left(state, at) == 0 {
        Some(if rules.movement == 0 { IMMOBILE } else { NO_MOVEMENT })
    } else {
        None
    }
}

/// Another unit is on its way; or this one, and it cannot do that.
pub(super) fn why_not_on_its_way(state: &State, seat: Seat, moving: UnitIx, action: Action) -> Reason {
    let own = match action {
        Action::Step(cell, _)
        | Action::March(cell)
        | Action::Swap(cell, _)
        | Action::Rotate(cell, _)
        | Action::Embark(cell, _)
        | Action::Disembark(cell, ..)
        | Action::Assault(cell, ..)
        | Action::Hurrah(cell, ..)
        | Action::AssaultHq(cell, ..)
        | Action::HurrahHq(cell, ..) => state.units[moving].cell == Some(cell),
        _ => false,
    };
    match action {
        Action::March(_) if own => MARCH_FIRST,
        Action::Swap(..) | Action::Rotate(..) if own => BEGUN,
        // §11.4.1: it stands on a friend's cell and must go on.
        Action::Stop => FRIEND_IN_WAY,
        _ if own => why_not(state, seat, action),
        _ => MOVE_FIRST,
    }
}

pub(super) fn why_not(state: &State, seat: Seat, action: Action) -> Reason {
    match action {
        Action::Step(cell, dir) => why_no_order(state, seat, cell).unwrap_or_else(|| why_no_step(state, cell, dir)),
        Action::Swap(cell, dir) | Action::Rotate(cell, dir) => why_no_swap(state, seat, cell, dir),
        Action::March(cell) => why_no_march(state, seat, cell),
        Action::Embark(cell, dir) => why_no_boarding(state, seat, cell, dir),
        Action::Disembark(cell, place, dir) => why_no_landing(state, seat, cell, place, dir),
        Action::Assault(cell, dir, slot) | Action::Hurrah(cell, dir, slot) => {
            let hurrah = matches!(action, Action::Hurrah(..));
            let target = state.next(cell, dir).map(Target::Unit);
            why_no_assault(state, seat, cell, target, slot, hurrah)
        }
        Action::AssaultHq(cell, hq, slot) | Action::HurrahHq(cell, hq, slot) => {
            let hurrah = matches!(action, Action::HurrahHq(..));
            why_no_assault(state, seat, cell, Some(Target::Hq(hq)), slot, hurrah)
        }
        _ => NOT_NOW,
    }
}

fn why_no_step(state: &State, cell: Cell, dir: Dir) -> Reason {
    let at = state.at[cell];
    let Some(to) = state.next(cell, dir) else { return OFF_FIELD };
    match state.unit_at(to) {
        Some(other) if state.side(other) != state.side(at) => ENEMY_IN_WAY,
        _ if c12_terrain::ground_for(state, at, to) == Ground::Impassable => CANNOT_ENTER,
        Some(_) => FRIEND_IN_WAY,
        None => NOT_NOW,
    }
}

fn why_no_swap(state: &State, seat: Seat, cell: Cell, dir: Dir) -> Reason {
    if let Some(why) = why_no_order(state, seat, cell) {
        return why;
    }
    let Some(next) = state.next(cell, dir) else { return OFF_FIELD };
    if whose(state, seat, next).is_some() {
        return NO_FRIEND;
    }
    if let Some(why) = why_no_order(state, seat, next) {
        return why;
    }
    let (one, other) = (state.at[cell], state.at[next]);
    let begun = |at: UnitIx| state.units[at].has(Mark::Started);
    let barred = |at: UnitIx, to: Cell| c12_terrain::ground_for(state, at, to) == Ground::Impassable;
    if begun(one) || begun(other) {
        BEGUN
    } else if barred(one, next) || barred(other, cell) {
        CANNOT_ENTER
    } else {
        // A ring of four lacks somebody.
        NO_FRIEND
    }
}

fn why_no_march(state: &State, seat: Seat, cell: Cell) -> Reason {
    if let Some(why) = whose(state, seat, cell) {
        return why;
    }
    let at = state.at[cell];
    let unit = &state.units[at];
    if !state.rules(at).has(Ability::March) {
        NO_MARCH
    } else if unit.has(Mark::Crate) {
        CRATE
    } else if unit.has(Mark::Started) || unit.has(Mark::Marched) {
        MARCH_FIRST
    } else {
        why_no_order(state, seat, cell).unwrap_or(TOO_DEAR)
    }
}

fn why_no_boarding(state: &State, seat: Seat, cell: Cell, dir: Dir) -> Reason {
    if let Some(why) = whose(state, seat, cell) {
        return why;
    }
    let at = state.at[cell];
    let (unit, rules) = (&state.units[at], state.rules(at));
    let boards = match rules.class {
        Class::Infantry => true,
        Class::Artillery => rules.has(Ability::Towable),
        _ => false,
    };
    if !boards {
        return CANNOT_BOARD;
    }
    // A gun that cannot move by itself needs no movement.
    if let Some(why) = why_no_order(state, seat, cell)
        && (rules.class == Class::Infantry || why != IMMOBILE || unit.has(Mark::Suppressed))
    {
        return why;
    }
    let carrier = state.next(cell, dir).and_then(|next| state.unit_at(next));
    match carrier {
        Some(carrier) if state.side(carrier) != state.side(at) => NO_CARRIER,
        Some(carrier) if !state.rules(carrier).is_carrier() => NO_CARRIER,
        Some(_) => CARRIER_FULL,
        None => NO_CARRIER,
    }
}

fn why_no_landing(state: &State, seat: Seat, cell: Cell, place: u8, dir: Dir) -> Reason {
    if let Some(why) = whose(state, seat, cell) {
        return why;
    }
    let carrier = state.at[cell];
    let Some(passenger) = state.cargo(carrier).nth(usize::from(place)) else { return NO_PASSENGER };
    let unit = &state.units[passenger];
    if unit.has(Mark::Embarked) || unit.has(Mark::Deployed) {
        GOT_ON
    } else if state.next(cell, dir).is_some_and(|to| c21_transport::can_enter(state, passenger, to)) {
        HAS_MOVED
    } else {
        NO_ROOM
    }
}

fn why_no_assault(state: &State, seat: Seat, cell: Cell, target: Option<Target>, slot: u8, hurrah: bool) -> Reason {
    if let Some(why) = whose(state, seat, cell) {
        return why;
    }
    let at = state.at[cell];
    let (unit, rules) = (&state.units[at], state.rules(at));
    if rules.class != Class::Infantry {
        return INFANTRY_ONLY;
    }
    let expert = c18_generals::has(state, seat, Bonus::AssaultFromTransport);
    if let Some(why) = why_no_order(state, seat, cell)
        && !(why == GOT_OFF && expert)
    {
        return why;
    }
    if unit.has(Mark::Marched) {
        return MARCHED;
    }
    if unit.has(Mark::Crate) {
        return CRATE;
    }
    let wired = state.card_at(cell).is_some_and(|card| card.kind == TerrainKind::Wire);
    if wired && !rules.has(Ability::Sapper) {
        return WIRED;
    }
    let foe = |at: &UnitIx| state.side(*at) != state.side_of(seat);
    let on = match target {
        Some(Target::Unit(next)) => match state.unit_at(next).filter(foe) {
            Some(_) if c12_terrain::ground_for(state, at, next) == Ground::Impassable => return CANNOT_ENTER,
            Some(other) => Victim::Unit(other),
            None => return NOBODY_THERE,
        },
        Some(Target::Hq(hq))
            if state.hq_list().any(|own| own == hq)
                && state.hq_side(hq) != state.side_of(seat)
                && state.hqs[usize::from(hq)].pi > 0
                && state.hq_distance(hq, cell) == 1 =>
        {
            Victim::Hq(hq)
        }
        _ => return NOBODY_THERE,
    };
    if let Some(why) = fire::why_no_weapon(state, at, slot) {
        return why;
    }
    let mut able = false;
    crate::rules::c11_assault::strikes(state, AttackKind::Strike, at, on, &mut |one| able |= one == slot);
    match (able, hurrah) {
        (false, _) => {
            let weapon = state.weapon(at, slot);
            let close = weapon.least == 1 && !weapon.is(crate::ids::Tag::Indirect);
            if close && !weapon.is(crate::ids::Tag::PersonnelOnly) { CANNOT_PENETRATE } else { NO_CLOSE_WEAPON }
        }
        (true, true) if !rules.has(Ability::Hurrah) => NO_HURRAH,
        (true, true) => TOO_DEAR,
        (true, false) => NOT_NOW,
    }
}
