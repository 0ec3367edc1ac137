//! §9.4: trenches. An infantry unit begins one before anybody moves and digs for a whole turn; the finished trench takes one
//! ground hit for the defender.

use super::{agreed, standing};
use crate::actions::{Event, Verb};
use crate::ids::{Place, Side, Unit};
use crate::menu::{Ask, Menu, Row};
use crate::sets::{PlaceSet, UnitSet};
use crate::state::{State, Step};
use frente_kernel::{EventSink, Illegal, must};

/// How many trenches a place holds.
const fn limit(place: Place) -> u8 {
    if place.is_city() { 1 } else { 2 }
}

/// Markers a side has on the map, finished or not.
fn markers(state: &State, side: Side) -> u8 {
    let finished: u8 = state.trenches.iter().filter(|(place, _)| state.holds(side, *place)).map(|(_, n)| n).sum();
    finished + state.works.and(state.tables().units_of(side)).len() as u8
}

/// Infantry that may begin a trench now, and finished trenches of the side in phase that may be taken up.
pub(crate) fn works_menu<A: Ask>(state: &State, there: UnitSet, menu: &mut Menu<A>) {
    let side = state.phasing();
    let tables = state.tables();
    let now = || {
        agreed(state.options.trenches, "9.4")?;
        must(state.step() == Step::Movement, "9.4", "trenches-in-movement-only")
    };
    let mut units = menu.row(Verb::Entrench);
    units.all(now());
    units.all(must(state.turn.moved.without(state.turn.shipped).is_empty(), "9.4", "dig-before-moving"));
    if units.any() {
        standing(&mut units, side, there)
            .all(must(markers(state, side) < tables.trenches[side.index()], "9.4", "no-trench-left"))
            .must(tables.infantry, "9.4", "only-infantry-digs")
            .must(!state.turn.builders, "9.4", "digs-already")
            .must(!state.turn.carried, "9.4", "carried-this-turn")
            .some(
                |units| {
                    state
                        .by_place(units, |here| if can_dig(state, here) { state.distinct(here) } else { UnitSet::NONE })
                },
                "9.4",
                |unit| may_dig(state, unit),
            );
    }
    menu.offer(&units);
    let mut places: Row<PlaceSet> = menu.row(Verb::Dismantle);
    places.all(now());
    places.all(must(!state.turn.took_up, "9.4", "took-one-up"));
    if places.any() {
        places.each(|place| {
            must(state.trenches[place] > 0, "9.4", "no-trench-there")?;
            must(state.holds(side, place), "9.4", "trench-of-the-enemy")
        });
    }
    menu.offer(&places);
}

/// Whether there is room for another trench where these counters of one place stand.
fn can_dig(state: &State, here: UnitSet) -> bool {
    here.first().is_some_and(|unit| may_dig(state, unit).is_ok())
}

/// Whether there is room for another trench where a unit stands.
fn may_dig(state: &State, unit: Unit) -> Result<(), Illegal> {
    let place = state.place_of(unit);
    // One at a time in a zone with its city; what the enemy digs across the walls is his affair.
    let begun = state.board.around(place.zone(), unit.side()).meets(state.works);
    must(!begun, "9.4", "trench-begun-there")?;
    must(state.trenches[place] < limit(place), "9.4", "trenches-full")
}

pub(crate) fn begin(state: &mut State, unit: Unit, log: &mut impl EventSink<Event>) {
    let place = state.place_of(unit);
    state.works.insert(unit);
    state.turn.builders.insert(unit);
    log.emit(Event::TrenchBegun(unit.side(), place));
}

pub(crate) fn take_up(state: &mut State, place: Place, log: &mut impl EventSink<Event>) {
    state.trenches[place] -= 1;
    state.turn.took_up = true;
    log.emit(Event::TrenchTakenUp(state.phasing(), place));
}

/// At the start of the own movement what was begun before is finished.
pub(crate) fn finish(state: &mut State, log: &mut impl EventSink<Event>) {
    if !state.options.trenches {
        return;
    }
    let diggers = state.works.and(state.tables().units_of(state.phasing()));
    // Place by place: under fog nobody else knows which counter dug where.
    let places: PlaceSet = diggers.iter().map(|unit| state.place_of(unit)).collect();
    state.works = state.works.without(diggers);
    for place in places.iter() {
        state.trenches[place] += 1;
        log.emit(Event::TrenchFinished(state.phasing(), place));
    }
}

/// A digger that leaves loses its work.
pub(crate) fn abandon(state: &mut State, unit: Unit, log: &mut impl EventSink<Event>) {
    let Some(place) = state.board.place(unit) else { return };
    if state.works.contains(unit) {
        state.works.remove(unit);
        log.emit(Event::TrenchAbandoned(unit.side(), place));
    }
}

/// A side loses a place.
pub(crate) fn lose_all(state: &mut State, side: Side, place: Place, log: &mut impl EventSink<Event>) {
    if state.trenches[place] > 0 {
        state.trenches[place] = 0;
        log.emit(Event::TrenchLost(side, place));
    }
}
