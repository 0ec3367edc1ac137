//! §5.4.1, the second half: event dice, whom an event falls on, and what it does.

use crate::actions::{Action, Event, Loss};
use crate::ids::{EventKind, Quality, Side, UnitNo};
use crate::rules::c11_morale;
use crate::sight;
use crate::state::{Duty, Frame, OrderKind, Place, State};
use frente_kernel::{EventSink, Illegal, must};

/// The second event die has fallen.
pub(crate) fn dice_fallen(state: &mut State, unit: UnitNo, second: u8, log: &mut impl EventSink<Event>) {
    let first = state.dice[0];
    state.stack.pop();
    log.emit(Event::EventDice { unit, first, second });
    if first != second {
        return;
    }
    let event = EventKind::of_die(first);
    if state.order.unit == unit && state.order.officer == UnitNo::NONE {
        // §5.6.3: no officer near: it falls on the unit itself, at once.
        joins(state, unit, event, log);
        return;
    }
    generated(state, unit, event, log);
}

/// An officer's dice show an event: by his quality (§5.4.1).
fn generated(state: &mut State, officer: UnitNo, event: EventKind, log: &mut impl EventSink<Event>) {
    let side = state.unit(officer).side;
    match state.unit(officer).quality {
        Quality::Green => choose(state, officer, event, side.other(), log),
        Quality::Regular => state.unit_mut(officer).officer.event = Some(event),
        Quality::Veteran => {
            let by = if sees_any(state, officer) { side } else { side.other() };
            choose(state, officer, event, by, log);
        }
        Quality::Elite => ask(state, officer, event, side, true, log),
    }
}

/// §5.4.1: a Regular officer gave no order: the enemy applies his event.
pub(crate) fn unused(state: &mut State, officer: UnitNo, log: &mut impl EventSink<Event>) {
    if let Some(event) = state.unit_mut(officer).officer.event.take() {
        let by = state.unit(officer).side.other();
        choose(state, officer, event, by, log);
    }
}

/// In the officer's sight, or anywhere if he sees nobody.
fn choose(state: &mut State, officer: UnitNo, event: EventKind, by: Side, log: &mut impl EventSink<Event>) {
    let anywhere = !sees_any(state, officer);
    ask(state, officer, event, by, anywhere, log);
}

fn sees_any(state: &State, officer: UnitNo) -> bool {
    let side = state.unit(officer).side;
    state.on_table(side).any(|unit| is_eligible(state, officer, unit, false))
}

fn ask(
    state: &mut State,
    officer: UnitNo,
    event: EventKind,
    by: Side,
    anywhere: bool,
    log: &mut impl EventSink<Event>,
) {
    let side = state.unit(officer).side;
    let mut eligible = state.on_table(side).filter(|unit| is_eligible(state, officer, *unit, anywhere));
    let (first, second) = (eligible.next(), eligible.next());
    drop(eligible);
    match (first, second) {
        (None, _) => log.emit(Event::EventLost(event)),
        (Some(only), None) => falls_on(state, only, event, log),
        _ => state.stack.push(Frame::EventOn { officer, event, by, anywhere }),
    }
}

/// §5.4.1: whether the event of an officer may fall on a unit that stands on the table.
fn check_eligible(state: &State, officer: UnitNo, unit: UnitNo, anywhere: bool) -> Result<(), Illegal> {
    must(!state.unit(unit).panicked, "5.4.1", "panicked")?;
    must(anywhere || unit != officer, "5.4.1", "is-the-officer")?;
    must(anywhere || sight::sees(state, officer, unit), "5.4.1", "not-in-officers-sight")
}

fn is_eligible(state: &State, officer: UnitNo, unit: UnitNo, anywhere: bool) -> bool {
    check_eligible(state, officer, unit, anywhere).is_ok()
}

pub(crate) fn candidates(state: &State, officer: UnitNo, push: &mut impl FnMut(Action)) {
    let side = state.unit(officer).side;
    state.on_table(side).for_each(|unit| push(Action::EventOn(unit)));
}

pub(crate) fn check(state: &State, officer: UnitNo, anywhere: bool, action: Action) -> Result<(), Illegal> {
    let Action::EventOn(unit) = action else { return Err(Illegal { rule: "5.4.1", why: "event-pending" }) };
    let known = unit.index() < state.units.len() && state.unit(unit).side == state.unit(officer).side;
    must(known, "5.4.1", "not-of-that-side")?;
    must(state.unit(unit).is_on_table(), "5.4.1", "not-on-table")?;
    check_eligible(state, officer, unit, anywhere)
}

/// An event falls on a unit: cover is taken at once, the others wait for what the unit does next (ruling PA-34).
pub(crate) fn falls_on(state: &mut State, unit: UnitNo, event: EventKind, log: &mut impl EventSink<Event>) {
    log.emit(Event::EventApplied { unit, event });
    if event == EventKind::TakeCover {
        take_cover(state, unit, log);
    } else if let Some(earlier) = state.unit_mut(unit).event.replace(event) {
        // One waits on a unit at a time: the later one drives the earlier one out.
        log.emit(Event::EventLost(earlier));
    }
}

/// An event falls on what a unit is doing (`state.order`); one that waited on it takes effect first.
pub(crate) fn joins(state: &mut State, unit: UnitNo, event: EventKind, log: &mut impl EventSink<Event>) {
    take_effect(state, log);
    state.unit_mut(unit).event = Some(event);
    tell(state, unit, log, Event::EventApplied { unit, event }, |side, number| Event::TokenEvent {
        side,
        number,
        event,
    });
}

/// Tells what befell a unit; of a hidden one only by its token (§14.1).
pub(crate) fn tell(
    state: &State,
    unit: UnitNo,
    log: &mut impl EventSink<Event>,
    of_unit: Event,
    of_token: impl FnOnce(Side, u8) -> Event,
) {
    match state.token_of(unit).filter(|_| state.unit(unit).place == Place::Hidden) {
        Some(token) => log.emit(of_token(state.tokens[token].side, state.tokens[token].number)),
        None => log.emit(of_unit),
    }
}

/// Returns whether the unit was pinned.
fn take_cover(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) -> bool {
    if state.unit(unit).quality.is_seasoned() {
        state.unit_mut(unit).covered = true;
        if state.unit(unit).place != Place::Hidden {
            log.emit(Event::TakesCover(unit));
        }
        false
    } else {
        c11_morale::pin(state, unit, log);
        true
    }
}

/// The event that waits on a unit takes effect on what it is doing (`state.order`).
pub(crate) fn take_effect(state: &mut State, log: &mut impl EventSink<Event>) {
    let unit = state.order.unit;
    let Some(event) = state.unit_mut(unit).event.take() else { return };
    let (quality, duty) = (state.unit(unit).quality, state.order.duty);
    let automatic = matches!(duty, Duty::Strike | Duty::Bombard(_));
    // Ruling PA-35: these go on though the unit is pinned; recovery with a bonus is still a recovery.
    let goes_on = automatic || matches!(duty, Duty::Prone | Duty::Order(OrderKind::Motivate));
    let fires = matches!(
        duty,
        Duty::ReactFire | Duty::ReactQuick | Duty::Order(OrderKind::Fire) | Duty::Order(OrderKind::QuickFire)
    );
    let before = state.order.modifier;
    let mut loss = Loss::Freeze;
    match event {
        EventKind::Confusion => state.order.modifier -= 1,
        EventKind::Opportunity => state.order.modifier += 1,
        EventKind::Initiative if quality.is_seasoned() => state.order.modifier += 1,
        EventKind::Initiative => state.order.modifier -= 1,
        // §5.4.1: Verdes lose the order; an automatic attack cannot be lost (ruling PA-35).
        EventKind::Freeze if quality == Quality::Green && !automatic => state.order.lost = true,
        EventKind::Freeze => state.order.modifier -= 1,
        EventKind::Mistake if fires => state.order.mistaken = true,
        EventKind::Mistake => {
            c11_morale::pin(state, unit, log);
            state.order.lost |= !goes_on;
            loss = Loss::Pinned;
        }
        EventKind::TakeCover => {
            let pinned = take_cover(state, unit, log);
            state.order.lost |= pinned && !goes_on;
            loss = Loss::Pinned;
        }
    }
    let modifier = state.order.modifier - before;
    // By what a token makes of an event the enemy would know how good its unit is (§14.1).
    if modifier != 0 && state.unit(unit).place != Place::Hidden {
        log.emit(Event::EventWorks { unit, event, modifier });
    }
    if state.order.lost {
        tell(state, unit, log, Event::OrderLost(unit, loss), |side, number| Event::TokenOrderLost { side, number });
    }
}
