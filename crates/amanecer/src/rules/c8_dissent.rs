//! Chapter 8 and §10.1.3: the Political Dissent table, and fronts that may leave the war.

use crate::actions::{Cause, Event, Face, Modifier};
use crate::ids::Front;
use crate::state::{Frame, State, Throw};
use frente_kernel::EventSink;

/// §7.6, §8.0: the throw, +1 for each forgone action where the card allows it.
pub(crate) fn settle_dissent(state: &mut State, log: &mut impl EventSink<Event>) {
    let die = state.turn.dice[0];
    let drm = if state.may_forgo() { state.turn.forgone as i8 } else { 0 };
    if drm != 0 {
        log.emit(Event::Modified(Modifier::ForgoneActions, drm));
    }
    log.emit(Event::DissentThrown { die, drm });
    let result = die as i8 + drm;
    let rows = &state.data().board.dissent.changes;
    let change = rows.iter().find(|row| result <= row.up_to).map_or(0, |row| row.change);
    match change {
        0 => log.emit(Event::DissentCalm),
        by => state.change_level(by, Cause::Dissent, log),
    }
}

/// §10.1.3: at the end of its track a front is eliminated, elsewhere on a die below its box number. A front not yet
/// activated is not, and the card is spent (ruling A10).
pub(crate) fn check_removal(state: &mut State, front: Front, log: &mut impl EventSink<Event>) {
    if state.is_eliminated(front) {
        return;
    }
    let number = state.number(front);
    if state.is_active(front) && number == state.track_end(front) {
        eliminate(state, front, log);
    } else if !state.is_active(front) || number == 1 {
        // No die is below 1: next to Moscow a front always stays.
        log.emit(Event::FrontSurvives(front));
    } else {
        state.stack.push(Frame::Throw(Throw::Removal(front)));
    }
}

/// §10.1.3: the die of a removal check.
pub(crate) fn settle_removal(state: &mut State, front: Front, die: Face, log: &mut impl EventSink<Event>) {
    let number = state.number(front);
    log.emit(Event::RemovalThrown { front, die, number });
    if die < number {
        eliminate(state, front, log);
    } else {
        log.emit(Event::FrontSurvives(front));
    }
}

/// §10.1.3: for good. Tanks that stood there come back to the Available box (ruling A28).
fn eliminate(state: &mut State, front: Front, log: &mut impl EventSink<Event>) {
    state.active.remove(front);
    state.eliminated.insert(front);
    log.emit(Event::FrontEliminated(front));
    if state.tanks_on == Some(front) {
        state.tanks_on = None;
        log.emit(Event::TanksReturned(front));
    }
}
