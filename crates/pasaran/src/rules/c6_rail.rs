//! §6.1 and §6.2: rail, Republican sea movement, and aircraft changing base.

use crate::actions::{Action, Verb};
use crate::events::{Event, Mode};
use crate::ids::{Place, Side, Unit, Zone};
use crate::menu::Menu;
use crate::sets::{PlaceSet, UnitSet, ZoneSet};
use crate::state::{Frame, State};
use frente_kernel::EventSink;

/// Friendly zones joined to these by land.
fn joined(state: &State, side: Side, from: ZoneSet) -> ZoneSet {
    let free = state.free_zones(side);
    let land = &state.tables().land;
    let mut known = from.and(free);
    let mut edge = known;
    while edge.any() {
        let next = edge.iter().fold(ZoneSet::NONE, |set, zone| set.or(land[zone.index()]));
        edge = next.and(free).without(known);
        known = known.or(edge);
    }
    known
}

/// §6.1, ruling P19: the friendly zones a place opens to.
fn station(state: &State, side: Side, place: Place) -> ZoneSet {
    let zone = place.zone();
    let free = state.free_zones(side);
    if free.contains(zone) {
        ZoneSet::only(zone)
    } else if place.is_city() {
        state.tables().touches[zone.index()].and(free)
    } else {
        ZoneSet::NONE
    }
}

/// Friendly cities among these zones with room for the counter.
fn cities_with_room(state: &State, unit: Unit, zones: ZoneSet) -> PlaceSet {
    let side = unit.side();
    let own = zones.and(state.cities_of(side));
    if !state.tables().combat.contains(unit) {
        return PlaceSet::cities(own);
    }
    own.iter().filter(|zone| state.has_room(*zone, side)).map(Place::city_of).collect()
}

/// §6.1: where a counter may go by rail.
fn rail_places(state: &State, unit: Unit) -> PlaceSet {
    let side = unit.side();
    let here = state.place_of(unit);
    let line = joined(state, side, station(state, side, here));
    let touched = line.iter().fold(line, |set, zone| set.or(state.tables().touched[zone.index()]));
    let mut places = PlaceSet::zones(line).or(cities_with_room(state, unit, touched));
    places.remove(here);
    places
}

/// §6.1-sea: where a counter may go by sea.
fn sea_places(state: &State, unit: Unit) -> PlaceSet {
    let side = unit.side();
    let here = state.place_of(unit);
    let tables = state.tables();
    let coast = tables.coastal.and(state.free_zones(side)).and(tables.dry);
    let embarks = if here.is_city() { tables.ports.contains(here.zone()) } else { coast.contains(here.zone()) };
    if !embarks {
        return PlaceSet::NONE;
    }
    let mut places = PlaceSet::zones(coast).or(cities_with_room(state, unit, tables.ports));
    places.remove(here);
    places
}

/// §6.2: where an aircraft may change base to.
fn bases(state: &State, unit: Unit) -> PlaceSet {
    let side = unit.side();
    let here = state.place_of(unit);
    let near = state.tables().air4[here.zone().index()];
    let zones = PlaceSet::zones(near.and(state.free_zones(side)));
    let mut places = zones.or(PlaceSet::cities(near.and(state.cities_of(side))));
    places.remove(here);
    places
}

/// Where a counter may be carried.
pub(crate) fn places(state: &State, unit: Unit, mode: Mode) -> PlaceSet {
    match mode {
        Mode::Rail => rail_places(state, unit),
        Mode::Sea => sea_places(state, unit),
        Mode::Airlift => airlift_places(state, unit),
        _ => bases(state, unit),
    }
}

/// §C-ju52, ruling P12: the open country of Andalusia, or its city while there is room.
fn airlift_places(state: &State, unit: Unit) -> PlaceSet {
    let Some((_, to)) = super::c7_effects::airbridge(state) else { return PlaceSet::NONE };
    let to = ZoneSet::only(to);
    PlaceSet::zones(to).or(cities_with_room(state, unit, to))
}

fn with_somewhere(state: &State, units: UnitSet, mode: Mode) -> UnitSet {
    let units = state.distinct_on_map(units);
    units.iter().filter(|unit| is_near(state, *unit, mode) || places(state, *unit, mode).any()).collect()
}

/// Whether there is surely somewhere to go, without listing where: a friendly zone next door, or along the way.
fn is_near(state: &State, unit: Unit, mode: Mode) -> bool {
    let side = unit.side();
    let here = state.place_of(unit);
    let tables = state.tables();
    let free = state.free_zones(side);
    let elsewhere = free.without(ZoneSet::only(here.zone()));
    match mode {
        Mode::Rail => station(state, side, here).iter().any(|zone| tables.land[zone.index()].meets(free)),
        Mode::Rebase => tables.air4[here.zone().index()].meets(elsewhere),
        _ => false,
    }
}

fn on_map(state: &State, side: Side) -> UnitSet {
    let board = &state.board;
    let in_zones = board.in_zones(side).iter().map(|zone| board.units(Place::zone_of(zone), side));
    let in_cities = board.in_cities(side).iter().map(|zone| board.units(Place::city_of(zone), side));
    in_zones.chain(in_cities).fold(UnitSet::NONE, UnitSet::or)
}

pub(crate) fn rail_menu(state: &State) -> Menu {
    let side = state.phasing();
    let mut menu = Menu::pass();
    let units = on_map(state, side).without(state.frozen());
    if !state.turn.trains {
        // §6.1-sea: who came by sea goes no further.
        menu.units(Verb::Rail, with_somewhere(state, units.without(state.turn.shipped), Mode::Rail));
    }
    if side == Side::Republican && !state.turn.ships {
        menu.units(Verb::Ship, with_somewhere(state, units, Mode::Sea));
    }
    menu
}

pub(crate) fn rebase_menu(state: &State) -> Menu {
    let aircraft = on_map(state, state.phasing()).and(state.tables().aircraft);
    let free = aircraft.without(state.turn.moved).without(state.turn.shipped);
    let mut menu = Menu::pass();
    menu.units(Verb::Pick, with_somewhere(state, free, Mode::Rebase));
    menu
}

/// A choice of §6.1 or §6.2.
pub(crate) fn choose(state: &mut State, action: Action) {
    match action {
        Action::Rail(unit) => state.stack.push(Frame::Carry(unit, Mode::Rail)),
        Action::Ship(unit) => state.stack.push(Frame::Carry(unit, Mode::Sea)),
        Action::Pick(unit) => state.stack.push(Frame::Carry(unit, Mode::Rebase)),
        _ => state.stack.pop(),
    }
}

/// The counter arrives.
pub(crate) fn carry(state: &mut State, unit: Unit, mode: Mode, to: Place, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    state.move_unit(unit, to, mode, log);
    match mode {
        Mode::Rail => state.turn.trains = true,
        Mode::Sea => {
            state.turn.ships = true;
            state.turn.shipped.insert(unit);
        }
        Mode::Rebase => return state.turn.moved.insert(unit),
        _ => {}
    }
    state.turn.carried.insert(unit);
}

impl State {
    /// Militia that will not move (§C-barcelona-revolt).
    #[inline]
    pub(crate) fn mutineers(&self) -> UnitSet {
        if !self.revolt {
            return UnitSet::NONE;
        }
        self.board.around(Zone::Barcelona, Side::Republican).and(self.tables().militia)
    }

    /// Counters that neither rail nor sea nor a reserve order moves: diggers (§9.4) and mutineers.
    pub(crate) fn frozen(&self) -> UnitSet {
        self.turn.builders.or(self.mutineers())
    }
}
