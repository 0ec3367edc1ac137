//! §6.1 and §6.2: rail, Republican sea movement, and aircraft changing base.

use super::{not_frozen, on_the_map};
use crate::actions::{Action, Event, Mode, Verb};
use crate::ids::{Place, Side, Unit, Zone};
use crate::menu::{Ask, Menu};
use crate::sets::{PlaceSet, UnitSet, ZoneSet};
use crate::state::{Frame, State};
use frente_kernel::{EventSink, must};

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

/// §6.1, §6.1-sea, §6.2, §C-ju52: where the counter in hand may be carried.
pub(crate) fn carry_menu<A: Ask>(state: &State, unit: Unit, mode: Mode, menu: &mut Menu<A>) {
    menu.may(
        Verb::Pass,
        match mode {
            Mode::Rail => must(false, "6.1", "must-choose"),
            Mode::Sea => must(false, "6.1-sea", "must-choose"),
            Mode::Airlift => must(false, "C-ju52", "must-choose"),
            _ => must(false, "6.2", "must-choose"),
        },
    );
    let mut to = menu.row(Verb::To);
    if to.is_asked() {
        let side = unit.side();
        let tables = state.tables();
        let here = PlaceSet::only(state.place_of(unit));
        let home = both_parts(state.place_of(unit));
        let friendly = PlaceSet::zones(state.free_zones(side)).or(PlaceSet::cities(state.cities_of(side)));
        to.must(state.places(), "1.0", "no-city-there");
        match mode {
            Mode::Rail => to.must(!home, "6.1", "there-already").must(friendly, "6.1", "not-friendly"),
            Mode::Sea => to
                .must(!home, "6.1-sea", "there-already")
                .must(PlaceSet::zones(tables.coastal).or(PlaceSet::cities(tables.ports)), "6.1-sea", "not-a-coast")
                .must(friendly, "6.1-sea", "not-friendly"),
            Mode::Airlift => to.must(airbridge_end(state), "C-ju52", "not-the-airbridge"),
            _ => to.must(!here, "6.2", "there-already").must(friendly, "6.2", "not-friendly"),
        };
        if tables.land_units.contains(unit) {
            to.must(
                PlaceSet::zones(tables.dry).or(PlaceSet::cities(tables.cities)),
                "1.1-movement",
                "no-land-units-there",
            );
        }
        to.must(!state.full_cities(unit), "1.3", "city-full");
    }
    let places = places(state, unit, mode);
    match mode {
        Mode::Rail => to.must(places, "6.1", "not-joined-by-rail"),
        Mode::Sea => to.must(places, "6.1-sea", "no-sea-route"),
        Mode::Airlift => to.must(places, "C-ju52", "not-the-airbridge"),
        _ => to.must(places, "6.2", "base-too-far"),
    };
    menu.offer(&to);
}

/// §6.3.3: a zone and its city, which no train and no ship joins: stepping in and out is free.
fn both_parts(place: Place) -> PlaceSet {
    let zone = ZoneSet::only(place.zone());
    PlaceSet::zones(zone).or(PlaceSet::cities(zone))
}

/// §6.1: where a counter may go by rail.
fn rail_places(state: &State, unit: Unit) -> PlaceSet {
    let side = unit.side();
    let here = state.place_of(unit);
    let line = joined(state, side, station(state, side, here));
    let touched = line.iter().fold(line, |set, zone| set.or(state.tables().touched[zone.index()]));
    PlaceSet::zones(line).or(cities_with_room(state, unit, touched)).without(both_parts(here))
}

/// §6.1-sea: where a counter may go by sea.
fn sea_places(state: &State, unit: Unit) -> PlaceSet {
    let side = unit.side();
    let here = state.place_of(unit);
    let tables = state.tables();
    let coast = tables.coastal.and(state.free_zones(side)).and(tables.dry);
    // §6.3.3: who is in a city is in its friendly zone too.
    let embarks = coast.contains(here.zone()) || (here.is_city() && tables.ports.contains(here.zone()));
    if !embarks {
        return PlaceSet::NONE;
    }
    PlaceSet::zones(coast).or(cities_with_room(state, unit, tables.ports)).without(both_parts(here))
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

/// §C-ju52: where the airbridge ends.
fn airbridge_end(state: &State) -> PlaceSet {
    let end = super::c7_effects::airbridge(state).map_or(ZoneSet::NONE, |(_, to)| ZoneSet::only(to));
    PlaceSet::zones(end).or(PlaceSet::cities(end))
}

fn has_somewhere(state: &State, unit: Unit, mode: Mode) -> bool {
    is_near(state, unit, mode) || places(state, unit, mode).any()
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

pub(crate) fn rail_menu<A: Ask>(state: &State, menu: &mut Menu<A>) {
    let side = state.phasing();
    menu.pass();
    let mut units = menu.row(Verb::Rail);
    units.all(must(!state.turn.trains, "6.1", "train-used"));
    if units.any() {
        not_frozen(state, on_the_map(state, &mut units, side));
        units.must(!state.turn.shipped, "6.1-sea", "came-by-sea");
        units.one_of(
            |units| state.distinct_on_map(units),
            "6.1",
            |unit| must(has_somewhere(state, unit, Mode::Rail), "6.1", "no-rail-line"),
        );
    }
    menu.offer(&units);
    let mut units = menu.row(Verb::Ship);
    units.all(must(side == Side::Republican, "6.1-sea", "ships-are-republican"));
    units.all(must(!state.turn.ships, "6.1-sea", "ship-used"));
    if units.any() {
        not_frozen(state, on_the_map(state, &mut units, side));
        units.one_of(
            |units| state.distinct_on_map(units),
            "6.1-sea",
            |unit| must(has_somewhere(state, unit, Mode::Sea), "6.1-sea", "cannot-embark"),
        );
    }
    menu.offer(&units);
}

pub(crate) fn rebase_menu<A: Ask>(state: &State, menu: &mut Menu<A>) {
    menu.pass();
    let mut units = menu.row(Verb::Pick);
    on_the_map(state, &mut units, state.phasing())
        .must(state.tables().aircraft, "6.2", "only-aircraft-rebase")
        .must(!state.turn.shipped, "6.1-sea", "came-by-sea")
        .must(!state.turn.moved, "6.2", "rebased-already")
        .one_of(
            |units| state.distinct_on_map(units),
            "6.2",
            |unit| must(has_somewhere(state, unit, Mode::Rebase), "6.2", "no-base-in-range"),
        );
    menu.offer(&units);
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
}
