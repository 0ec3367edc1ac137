//! §6.4.8 and §6.4.9: leaving a battle, by choice or by force, and flying home after it.

use crate::actions::{Action, Verb};
use crate::events::{Event, Mode};
use crate::ids::{Place, Side, Unit};
use crate::menu::Menu;
use crate::sets::{PlaceSet, UnitSet};
use crate::state::{Frame, Leave, State};
use frente_kernel::EventSink;

/// Where a unit may leave to.
pub(crate) fn places(state: &State, unit: Unit) -> PlaceSet {
    if state.tables().aircraft.contains(unit) { landing_places(state, unit) } else { retreat_places(state, unit) }
}

/// §6.4.8, rulings P36 and P37: friendly places first, contested ones only if there is none.
fn retreat_places(state: &State, unit: Unit) -> PlaceSet {
    let side = unit.side();
    let here = state.place_of(unit);
    let zone = here.zone();
    let tables = state.tables();
    let free = state.free_zones(side);
    let counts = tables.combat.contains(unit);
    let mut friendly;
    let mut contested = PlaceSet::NONE;
    if here.is_city() {
        friendly = PlaceSet::zones(free.and(tables.touches[zone.index()]));
        if free.contains(zone) {
            friendly.insert(Place::zone_of(zone));
        }
    } else {
        friendly = PlaceSet::zones(free.and(tables.land[zone.index()]));
        let own_city = state.cities_of(side).contains(zone) && !state.board.in_cities(side.enemy()).contains(zone);
        if own_city && (!counts || state.has_room(zone, side)) {
            friendly.insert(Place::city_of(zone));
        }
        // Only where a battle is still to come with own units in it (ruling A17).
        let both = state.board.in_zones(side).and(state.board.in_zones(side.enemy()));
        contested = PlaceSet::zones(both.and(tables.land[zone.index()]));
    }
    if state.turn.invading.contains(unit)
        && let Some(start) = state.turn.start[unit].place()
        && state.holds(side, start)
        && !state.board.units(start, side.enemy()).any()
        && (!start.is_city() || state.has_room(start.zone(), side))
    {
        friendly.insert(start); // ruling P6
    }
    friendly.remove(here);
    contested.remove(here);
    if friendly.any() { friendly } else { contested }
}

/// §6.3.1-air, rulings P22 and P38: friendly places within two zones where no battle is pending.
fn landing_places(state: &State, unit: Unit) -> PlaceSet {
    let side = unit.side();
    let here = state.place_of(unit);
    let near = state.tables().air2[here.zone().index()];
    let zones = near.and(state.free_zones(side));
    let cities = near.and(state.cities_of(side)).without(state.board.in_cities(side.enemy()));
    let mut places = PlaceSet::zones(zones).or(PlaceSet::cities(cities));
    places.remove(here);
    places
}

/// Units of a side begin to leave the battle.
pub(crate) fn push(state: &mut State, side: Side, units: UnitSet, why: Leave) {
    state.battle.leaving = units;
    state.stack.push(Frame::Leaving(side, why));
}

/// Whether a side may retreat at all: some land unit of it has somewhere to go.
pub(crate) fn can_retreat(state: &State, side: Side) -> bool {
    let land = state.force(side).and(state.tables().land_units);
    state.distinct(land).iter().any(|unit| retreat_places(state, unit).any())
}

pub(crate) fn choice_menu(state: &State, side: Side) -> Menu {
    let mut menu = Menu::pass();
    if can_retreat(state, side) {
        menu.offer(Verb::Retreat);
    }
    let aircraft = state.distinct(state.force(side).and(state.tables().aircraft));
    menu.units(Verb::Fly, aircraft.iter().filter(|unit| landing_places(state, *unit).any()).collect());
    menu
}

pub(crate) fn choose(state: &mut State, side: Side, action: Action) {
    match action {
        Action::Retreat => {
            state.stack.pop();
            let land = state.force(side).and(state.tables().land_units);
            push(state, side, land, Leave::Retreat);
        }
        Action::Fly(unit) => push(state, side, UnitSet::only(unit), Leave::Driven),
        _ => state.stack.pop(),
    }
}

/// Those who cannot leave stay, or are eliminated; stops at the first who must choose. The frame goes with the last.
pub(crate) fn settle_leaving(state: &mut State, why: Leave, log: &mut impl EventSink<Event>) -> bool {
    while let Some(unit) = state.battle.leaving.first() {
        if places(state, unit).any() {
            return false;
        }
        state.battle.leaving.remove(unit);
        let homeless = why == Leave::Home && !state.holds(unit.side(), state.place_of(unit));
        if why == Leave::Driven || homeless {
            state.eliminate(unit, log);
        }
    }
    state.stack.pop();
    true
}

pub(crate) fn leaving_menu(state: &State, why: Leave) -> Menu {
    let Some(unit) = state.battle.leaving.first() else { return Menu::pass() };
    let stays = why == Leave::Home && state.holds(unit.side(), state.place_of(unit));
    let mut menu = if stays { Menu::pass() } else { Menu::empty() };
    menu.places(Verb::To, places(state, unit));
    menu
}

pub(crate) fn leave(state: &mut State, why: Leave, action: Action, log: &mut impl EventSink<Event>) {
    let Some(unit) = state.battle.leaving.first() else { return };
    state.battle.leaving.remove(unit);
    if let Action::To(place) = action {
        state.battle.air.remove(unit);
        let mode = if why == Leave::Home { Mode::Return } else { Mode::Retreat };
        state.turn.crossed.remove(unit);
        state.turn.invading.remove(unit);
        state.move_unit(unit, place, mode, log);
    }
}
