//! Chapter 6: fronts advance box by box, and retreat.
//!
//! Owns every change of a front's box, the political crises of Petrograd and Kiev, and the fall of Moscow. Gold may
//! stop each single box (§7.5.7), a fortified Petrograd asks for a die (§10.2-46).

use crate::actions::{Cause, Ending, Event, Face, Push};
use crate::ids::{Asset, Front, Marker};
use crate::state::{Frame, State, Throw};
use frente_kernel::EventSink;

/// §6.0: the card orders a front to move; below 0 is a retreat.
pub(crate) fn move_front(state: &mut State, front: Front, boxes: i8, log: &mut impl EventSink<Event>) {
    if state.is_eliminated(front) {
        return log.emit(Event::MoveVoid(front)); // §10.1.3
    }
    if !state.is_active(front) {
        return log.emit(Event::MoveIgnored(front)); // §6.1
    }
    if boxes > 0 {
        return state.stack.push(Frame::Advance(front, boxes.unsigned_abs()));
    }
    for _ in 0..boxes.unsigned_abs() {
        retreat(state, front, Push::Card, log);
    }
}

/// §6.2, §7.3: one box away from Moscow, never off the track.
pub(crate) fn retreat(state: &mut State, front: Front, by: Push, log: &mut impl EventSink<Event>) {
    if state.number(front) == state.track_end(front) {
        return log.emit(Event::FrontCornered(front));
    }
    state.boxes[front] += 1;
    log.emit(Event::FrontRetreated { front, number: state.number(front), by });
}

/// The next box of an advance, and what cards and markers may do to it (§6.5): halts, gold, the walls of Petrograd, or the step itself.
pub(crate) fn continue_advance(state: &mut State, front: Front, boxes: u8, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    if boxes == 0 {
        return;
    }
    if front == Front::Allied && state.allies_hesitate() {
        // §7.4.2: read from the level at the moment of each move (ruling B17).
        return log.emit(Event::AlliesHesitate);
    }
    if state.number(front) == 1 && is_moscow_safe_from(state, front) {
        return log.emit(Event::MoscowSafe(front));
    }
    if state.owns(Asset::ImperialGold) {
        return state.stack.push(Frame::GoldAdvance(front, boxes));
    }
    advance_one(state, front, boxes, log);
}

/// §10.2-60: Moscow cannot fall to this front this turn.
fn is_moscow_safe_from(state: &State, front: Front) -> bool {
    state.card_rules().is_some_and(|rules| rules.moscow_safe_from.contains(front))
}

/// One box, nothing stopping it but walls; the rest of the advance stays pending.
pub(crate) fn advance_one(state: &mut State, front: Front, boxes: u8, log: &mut impl EventSink<Event>) {
    if boxes > 1 {
        state.stack.push(Frame::Advance(front, boxes - 1));
    }
    if is_entry_into_fortress(state, front) {
        state.stack.push(Frame::Throw(Throw::Fortification(front)));
    } else {
        enter_next(state, front, log);
    }
}

/// §10.2-46: the walls count only while nobody stands in the city (ruling A20).
fn is_entry_into_fortress(state: &State, front: Front) -> bool {
    matches!(front, Front::Baltic | Front::Finland)
        && state.number(front) == 2
        && state.has(Marker::PetrogradFortified)
        && !state.petrograd_is_occupied()
}

/// §10.2-46: the front enters on a die below its battle value; else the rest of its advance is lost (ruling A20).
pub(crate) fn settle_fortification(state: &mut State, front: Front, die: Face, log: &mut impl EventSink<Event>) {
    let battle = state.battle(front);
    log.emit(Event::FortificationThrown { front, die, battle });
    if (die as i8) < battle {
        return enter_next(state, front, log);
    }
    log.emit(Event::FortificationHeld(front));
    if matches!(state.stack.top(), Some(Frame::Advance(waiting, _)) if waiting == front) {
        state.stack.pop();
    }
}

/// §6.3, §6.4: the box is entered; a city may fall with it, or Moscow. A city that was free again falls again (§6.3.1).
fn enter_next(state: &mut State, front: Front, log: &mut impl EventSink<Event>) {
    let petrograd_had_fallen = state.petrograd_is_occupied();
    state.boxes[front] -= 1;
    let number = state.number(front);
    log.emit(Event::FrontAdvanced(front, number));
    if number == 0 {
        return state.end(Ending::MilitaryDefeat, log);
    }
    let is_crisis = state.tables().crisis[front.index()] >> number & 1 != 0;
    // §6.3.2: Petrograd already fallen on the other track costs nothing more.
    let fallen_before = matches!(front, Front::Baltic | Front::Finland) && number == 1 && petrograd_had_fallen;
    if is_crisis && fallen_before {
        log.emit(Event::FellBefore(front, number));
    } else if is_crisis {
        log.emit(Event::CityFell(front, number));
        state.change_level(-1, Cause::Crisis, log);
    }
}
