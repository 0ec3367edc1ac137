//! What hits do: casualties and stands (§11.8), damage to vehicles (§6.3.2), then the tests (§11.2), one per attack.

use super::{c9_assault, c10_vehicles, c11_morale};
use crate::actions::{Action, Event};
use crate::data::Trait;
use crate::ids::UnitNo;
use crate::state::{Fate, Frame, Hit, State, points};
use frente_kernel::{EventSink, Illegal, must};

/// The hits from `at` on take effect; when all have, the tests follow.
pub(crate) fn hits(state: &mut State, at: u8, log: &mut impl EventSink<Event>) {
    let Some(hit) = state.hits.get(usize::from(at)).copied() else {
        state.stack.replace(Frame::Tests(0));
        return;
    };
    state.stack.replace(Frame::Hits(at + 1));
    if !state.unit(hit.target).is_on_table() {
        return;
    }
    if state.profile(hit.target).kind.is_vehicle() {
        if hit.amount >= 0 {
            strike_vehicle(state, at, log);
        }
        return;
    }
    if hit.amount > 0 {
        state.hits[usize::from(at)].hurt = true;
        suffer(state, hit.target, hit.amount as u8, log);
    }
}

/// §6.3.2: a hit on a vehicle: a sloped front may still turn it, else the damage die.
fn strike_vehicle(state: &mut State, at: u8, log: &mut impl EventSink<Event>) {
    let hit = state.hits[usize::from(at)];
    let steep = state.has(hit.target, Trait::SteepArmour);
    let glances = hit.front_ap && (hit.amount == 0 || (steep && hit.amount <= 1));
    if glances && (state.has(hit.target, Trait::SlopedArmour) || steep) {
        // §3-sloped-armour, §3-steep-armour: +4 C, so it misses (ruling B-33).
        log.emit(Event::Glances(hit.target));
        return;
    }
    let stepped = state.has(hit.target, Trait::SteppedArmour) && hit.front_ap && hit.amount == 0;
    state.stack.push(if stepped { Frame::SteppedDie(at) } else { Frame::DamageDie(at) });
}

/// §3-stepped-armour: on 4+ the front counts as sloped.
pub(crate) fn stepped_die(state: &mut State, at: u8, die: u8, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    if die >= 4 {
        log.emit(Event::ArmourHolds(state.hits[usize::from(at)].target));
    } else {
        state.stack.push(Frame::DamageDie(at));
    }
}

/// §6.3.2: the damage die has fallen.
pub(crate) fn damage_die(state: &mut State, at: u8, die: u8, log: &mut impl EventSink<Event>) {
    let hit = state.hits[usize::from(at)];
    state.stack.pop();
    c10_vehicles::damage(state, hit, die, log);
}

/// §11.8: a unit takes casualties; stands go with them.
pub(crate) fn suffer(state: &mut State, unit: UnitNo, casualties: u8, log: &mut impl EventSink<Event>) {
    let kind = state.profile(unit).kind;
    let it = state.unit_mut(unit);
    it.losses = (it.losses + casualties).min(points(kind));
    log.emit(Event::Casualties(unit, casualties));
    if state.unit(unit).losses >= points(kind) {
        c11_morale::lose(state, unit, Fate::Destroyed, log);
        return;
    }
    if !state.unit(unit).decimated && state.unit(unit).has_lost_half(kind) {
        state.unit_mut(unit).decimated = true;
        log.emit(Event::Decimated(unit));
    }
    if kind.is_section() && missing(state, unit) > 0 {
        state.stack.push(Frame::Removal(unit));
    }
}

/// How many large stands are still to be removed (ruling B-55: one at each four points, the command stand last).
fn missing(state: &State, unit: UnitNo) -> u32 {
    let it = state.unit(unit);
    let large = (it.alive & !1).count_ones();
    let due = 3 - u32::from(it.losses / 4).min(3);
    large.saturating_sub(due)
}

pub(crate) fn removal_candidates(state: &State, unit: UnitNo, push: &mut impl FnMut(Action)) {
    state.unit(unit).standing().filter(|stand| *stand > 0).for_each(|stand| push(Action::Remove(stand)));
}

/// The blow whose casualties are being taken from a unit, if it is one.
fn blow_at(state: &State, unit: UnitNo) -> Option<Hit> {
    let at = state.stack.iter().rev().find_map(|frame| if let Frame::Hits(at) = frame { Some(at) } else { None })?;
    let hit = *state.hits.get(usize::from(at).checked_sub(1)?)?;
    (hit.melee && hit.target == unit).then_some(hit)
}

pub(crate) fn check_removal(state: &State, unit: UnitNo, action: Action) -> Result<(), Illegal> {
    let Action::Remove(stand) = action else { return Err(Illegal { rule: "11.8", why: "removal-pending" }) };
    must(stand < 4 && state.unit(unit).alive >> stand & 1 == 1, "11.8", "no-such-stand")?;
    must(stand > 0, "11.8", "command-stand-last")?;
    let Some(blow) = blow_at(state, unit) else { return Ok(()) };
    // §9.3, ruling PA-52: those in contact first.
    let touches = |stand: u8| c9_assault::touches(state, unit, stand, blow.by);
    let fights = touches(stand) || !state.unit(unit).standing().any(|other| other > 0 && touches(other));
    must(fights, "9.3", "not-in-contact")
}

/// Whether the owner has a choice; if not, the last stand goes by itself.
pub(crate) fn settle_removal(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) -> bool {
    let large = state.unit(unit).alive & !1;
    if missing(state, unit) == 0 || state.unit(unit).is_gone() {
        state.stack.pop();
        return true;
    }
    if large.count_ones() == missing(state, unit) {
        state.unit_mut(unit).alive &= 1;
        log.emit(Event::StandLost { unit, stands: large });
        state.stack.pop();
        return true;
    }
    false
}

pub(crate) fn remove(state: &mut State, unit: UnitNo, stand: u8, log: &mut impl EventSink<Event>) {
    state.unit_mut(unit).alive &= !(1 << stand);
    log.emit(Event::StandLost { unit, stands: 1 << stand });
    if missing(state, unit) == 0 {
        state.stack.pop();
    }
}

/// §11.2: the tests of the hits from `at` on: casualties, or Supresión; then what panic brings.
pub(crate) fn tests(state: &mut State, at: u8, log: &mut impl EventSink<Event>) {
    let Some(hit) = state.hits.get(usize::from(at)).copied() else {
        state.hits.clear();
        state.stack.replace(Frame::Aftermath);
        return;
    };
    state.stack.replace(Frame::Tests(at + 1));
    let it = state.unit(hit.target);
    // §6.3.5: vehicles ignore Supresión.
    if !it.is_on_table() || it.panicked || state.profile(hit.target).kind.is_vehicle() {
        return;
    }
    // §3-suppression, §11.2: whoever lies down ignores it.
    let suppression = if it.prone > 0 { 0 } else { hit.suppression as i8 };
    if hit.hurt || suppression > 0 {
        c11_morale::test(state, hit.target, -suppression);
    }
    let _ = log;
}
