//! Why a shot is refused: §11.6, weapon by weapon and target by target.

use super::*;
use crate::actions::Target;
use crate::data::TerrainKind;
use crate::ids::{Ability, Class, Tag};
use crate::rules::c11_attack::armour;
use crate::rules::{c11_shooting, c13_air};
use crate::state::{AttackKind, Mark, UnitIx, Victim};

pub(super) fn why_not(state: &State, seat: Seat, action: Action) -> Reason {
    match action {
        Action::Fire(cell, slot, target) => why_no_shot(state, seat, cell, slot, target).unwrap_or(NOT_NOW),
        Action::SureFire(cell, slot, target) => why_no_shot(state, seat, cell, slot, target).unwrap_or(NO_SURE_HIT),
        Action::Fly(place, _) | Action::SureFly(place, _) => {
            if c13_air::ready_fighters(state, seat).any(|ready| ready == place) { NO_TARGET } else { NO_FIGHTER }
        }
        Action::Steady(cell) => orders::whose(state, seat, cell).unwrap_or(NO_ZHUKOV),
        _ => NOT_NOW,
    }
}

fn why_no_shot(state: &State, seat: Seat, cell: Cell, slot: u8, target: Target) -> Option<Reason> {
    if let Some(why) = orders::whose(state, seat, cell) {
        return Some(why);
    }
    let at = state.at[cell];
    let unit = &state.units[at];
    if unit.has(Mark::Assaulted) {
        return Some(ASSAULTED);
    }
    if unit.has(Mark::Spent) {
        return Some(FIRE_OVER);
    }
    if let Some(why) = why_no_weapon(state, at, slot) {
        return Some(why);
    }
    if unit.fired >> slot & 1 != 0 {
        return Some(WEAPON_FIRED);
    }
    let weapon = state.weapon(at, slot);
    if weapon.is(Tag::AntiAir) {
        return Some(PLANES_ONLY);
    }
    if weapon.is(Tag::Indirect) && unit.has(Mark::Moved) && state.rules(at).has(Ability::SelfPropelled) {
        return Some(MOVED_INDIRECT);
    }
    why_no_target(state, at, cell, slot, target)
}

/// Why a weapon cannot be used at all.
pub(super) fn why_no_weapon(state: &State, at: UnitIx, slot: u8) -> Option<Reason> {
    let (unit, rules) = (&state.units[at], state.rules(at));
    let bit = if slot < 8 { 1 << slot } else { 0 };
    if unit.arms & rules.weapons & bit == 0 {
        Some(NO_WEAPON)
    } else if unit.grey & rules.set_up & bit != 0 {
        Some(WEAPON_PACKED)
    } else if unit.grey & bit != 0 {
        Some(WEAPON_TURNED)
    } else {
        None
    }
}

fn why_no_target(state: &State, at: UnitIx, cell: Cell, slot: u8, target: Target) -> Option<Reason> {
    let weapon = state.weapon(at, slot);
    let most = c11_shooting::reach(state, at, slot, weapon);
    let side = state.side(at);
    let area = weapon.is(Tag::AreaLine) || weapon.is(Tag::AreaCross);
    let range = |cells: u8| match cells {
        cells if cells < weapon.least => Some(TOO_NEAR),
        cells if cells > most => Some(OUT_OF_RANGE),
        _ => None,
    };
    let pen = c11_shooting::penetration(state, at, slot, weapon);
    let stopped = |on: Victim| (pen < armour(state, AttackKind::Shot, at, slot, on)).then_some(CANNOT_PENETRATE);
    match target {
        Target::Unit(_) if area => Some(NEEDS_AREA),
        Target::Unit(there) => {
            let Some(other) = state.unit_at(there) else { return Some(NO_TARGET) };
            if state.side(other) == side {
                return Some(OWN_SIDE);
            }
            if let Some(why) = range(cell.distance(there)) {
                return Some(why);
            }
            let (unit, rules) = (&state.units[other], state.rules(other));
            if cell.distance(there) > 2 && unit.active() & rules.camouflage != 0 {
                return Some(HIDDEN);
            }
            if weapon.is(Tag::PersonnelOnly) && !matches!(rules.class, Class::Infantry | Class::Artillery) {
                return Some(PERSONNEL);
            }
            stopped(Victim::Unit(other))
        }
        Target::Structure(_) | Target::Hq(_) if weapon.is(Tag::PersonnelOnly) => Some(PERSONNEL),
        Target::Structure(there) => {
            let Some(card) = state.card_at(there).filter(|_| state.pi[there] > 0) else { return Some(NO_STRUCTURE) };
            if let Some(why) = range(cell.distance(there)) {
                return Some(why);
            }
            if card.kind == TerrainKind::Bridge
                && c11_shooting::is_guarded(state)
                && !state.rules(at).has(Ability::Sapper)
            {
                return Some(SAPPERS_ONLY);
            }
            stopped(Victim::Structure(there))
        }
        Target::Hq(hq) => {
            if !state.hq_list().any(|known| known == hq) || state.hqs[usize::from(hq)].pi == 0 {
                return Some(NO_TARGET);
            }
            if state.hq_side(hq) == side {
                return Some(OWN_SIDE);
            }
            range(state.hq_distance(hq, cell)).or_else(|| stopped(Victim::Hq(hq)))
        }
        Target::Area(..) if !area => Some(NO_AREA),
        Target::Area(there, _) => range(cell.distance(there)).or(Some(EMPTY_AREA)),
    }
}
