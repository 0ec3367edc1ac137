//! Chapter 10: fronts that wake, sleep and change hands; single cards with a procedure of their own.

use crate::actions::{Event, Face};
use crate::ids::{Front, Marker, Unit};
use crate::rules::{c5_events, c6_front_advance};
use crate::state::{Brest, State};
use frente_kernel::EventSink;

/// §10.1.1: to its active side; a second order, or one to an eliminated front, does nothing (rulings A13, B17).
pub(crate) fn activate(state: &mut State, front: Front, log: &mut impl EventSink<Event>) {
    if !state.is_active(front) && !state.is_eliminated(front) {
        state.active.insert(front);
        log.emit(Event::FrontActivated(front));
        if front == Front::Allied && state.allies_hesitate() {
            log.emit(Event::AlliesWaver);
        }
    }
}

/// §10.1-baltic: to its inactive side. Yudenich has none.
pub(crate) fn deactivate(state: &mut State, front: Front, log: &mut impl EventSink<Event>) {
    if state.is_active(front) && state.data().unit(state.units[front]).may_be_inactive {
        state.active.remove(front);
        log.emit(Event::FrontDeactivated(front));
    }
}

/// §10.1.2: another counter in the same box, active or not as before; one without an inactive side enters active.
pub(crate) fn exchange(state: &mut State, unit: Unit, log: &mut impl EventSink<Event>) {
    let def = state.data().unit(unit);
    let front = def.front;
    if state.is_eliminated(front) {
        return;
    }
    state.units[front] = unit;
    log.emit(Event::UnitExchanged(front, unit));
    if !def.may_be_inactive {
        activate(state, front, log);
    }
}

/// §10.2-8: the choice stands for the rest of the match (ruling B2).
pub(crate) fn choose_brest(state: &mut State, brest: Brest, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    state.brest = Some(brest);
    log.emit(match brest {
        Brest::Treaty => Event::TreatySigned,
        Brest::Bukharin => Event::BukharinChosen,
    });
}

/// §10.2-21: freed if the eastern front has come as far as Ekaterinburg, else executed (ruling A35).
pub(crate) fn decide_czars_fate(state: &mut State, log: &mut impl EventSink<Event>) {
    let freed_up_to = state.data().board.czar.freed_up_to;
    if !state.is_eliminated(Front::Eastern) && state.number(Front::Eastern) <= freed_up_to {
        c5_events::place(state, Marker::CzarFreed, log);
    } else {
        state.turn.czar_executed = true;
        log.emit(Event::CzarExecuted);
    }
}

/// §10.2-41: Makhno's die moves the southern front.
pub(crate) fn settle_makhno(state: &mut State, die: Face, log: &mut impl EventSink<Event>) {
    let boxes = state.data().board.makhno.southern[usize::from(die) - 1];
    log.emit(Event::MakhnoThrown { die, boxes });
    if boxes != 0 {
        c6_front_advance::move_front(state, Front::Southern, boxes, log);
    }
}
