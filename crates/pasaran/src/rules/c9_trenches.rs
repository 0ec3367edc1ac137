//! §9.4: trenches. An infantry unit digs for a whole turn; the finished trench takes one ground hit for the defender.

use crate::events::Event;
use crate::ids::{Place, Side, Unit};
use crate::sets::{PlaceSet, UnitSet};
use crate::state::State;
use frente_kernel::EventSink;

/// How many trenches a place holds.
const fn limit(place: Place) -> u8 {
    if place.is_city() { 1 } else { 2 }
}

/// Markers a side has on the map, finished or not.
fn markers(state: &State, side: Side) -> u8 {
    let finished: u8 = state.trenches.iter().filter(|(place, _)| state.holds(side, *place)).map(|(_, n)| n).sum();
    finished + state.works.and(state.tables().units_of(side)).len() as u8
}

/// Infantry that may begin a trench now.
pub(crate) fn diggers(state: &State) -> UnitSet {
    let side = state.phasing();
    let tables = state.tables();
    if markers(state, side) >= tables.trenches[side.index()] {
        return UnitSet::NONE;
    }
    let idle = tables.infantry.without(state.turn.moved).without(state.turn.carried).without(state.turn.builders);
    let board = &state.board;
    let places =
        board.in_zones(side).iter().map(Place::zone_of).chain(board.in_cities(side).iter().map(Place::city_of));
    places
        .filter(|place| {
            // One at a time in a zone with its city; what the enemy digs across the walls is his affair.
            !board.around(place.zone(), side).meets(state.works) && state.trenches[*place] < limit(*place)
        })
        .map(|place| state.distinct(board.units(place, side).and(idle)))
        .fold(UnitSet::NONE, UnitSet::or)
}

pub(crate) fn begin(state: &mut State, unit: Unit, log: &mut impl EventSink<Event>) {
    let place = state.place_of(unit);
    state.works.insert(unit);
    state.turn.builders.insert(unit);
    log.emit(Event::TrenchBegun(place));
}

/// Finished trenches of the side in phase.
pub(crate) fn own_trenches(state: &State) -> PlaceSet {
    let side = state.phasing();
    state
        .trenches
        .iter()
        .filter(|(place, count)| *count > 0 && state.holds(side, *place))
        .map(|(place, _)| place)
        .collect()
}

pub(crate) fn take_up(state: &mut State, place: Place, log: &mut impl EventSink<Event>) {
    state.trenches[place] -= 1;
    log.emit(Event::TrenchTakenUp(place));
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
        log.emit(Event::TrenchFinished(place));
    }
}

/// A digger that leaves loses its work.
pub(crate) fn abandon(state: &mut State, unit: Unit, log: &mut impl EventSink<Event>) {
    let Some(place) = state.board.place(unit) else { return };
    if state.works.contains(unit) {
        state.works.remove(unit);
        log.emit(Event::TrenchLost(place));
    }
}

/// A place changes hands.
pub(crate) fn lose_all(state: &mut State, place: Place, log: &mut impl EventSink<Event>) {
    if state.trenches[place] > 0 {
        state.trenches[place] = 0;
        log.emit(Event::TrenchLost(place));
    }
}
