//! §6.3.4 and ruling P24: after the moves, garrisons come out, attacks on cities are announced, aircraft and reserves
//! come in. Also §10.1: attacked units are pinned.

use super::{c6_control, c6_movement, c6_siege};
use crate::actions::{Action, Verb};
use crate::events::{Event, Mode};
use crate::ids::{Class, Place, Unit, Zone};
use crate::menu::Menu;
use crate::sets::{PlaceSet, UnitSet, ZoneSet};
use crate::state::{Frame, State, Step};
use frente_kernel::EventSink;

/// §6.3.4-cities: zones of the side out of phase that were entered, with a garrison in their city.
fn sally_zones(state: &State) -> ZoneSet {
    let side = state.phasing().enemy();
    let board = &state.board;
    state.zones_of(side).and(board.in_zones(state.phasing())).and(board.in_cities(side))
}

pub(crate) fn exits_menu(state: &State) -> Menu {
    let side = state.phasing().enemy();
    // §9.4: a digger stays where it digs.
    let land = state.tables().land_units.without(state.turn.builders);
    let garrison = |zone| state.apart(state.board.units(Place::city_of(zone), side).and(land));
    let mut menu = Menu::pass();
    menu.units(Verb::Pick, sally_zones(state).iter().map(garrison).fold(UnitSet::NONE, UnitSet::or));
    menu
}

/// A garrison comes out, or no more do: then undefended zones fall (ruling P13).
pub(crate) fn exits(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    if let Action::Pick(unit) = action {
        let zone = state.place_of(unit).zone();
        return state.move_unit(unit, Place::zone_of(zone), Mode::Exit, log);
    }
    state.stack.pop();
    let side = state.phasing();
    for zone in state.turn.entered.iter() {
        let here = state.board.units(Place::zone_of(zone), side).and(state.tables().land_units);
        if here.any() && !state.board.in_zones(side.enemy()).contains(zone) && !state.zones_of(side).contains(zone) {
            c6_control::take_zone(state, side, zone, log);
        }
    }
    state.turn.entered = ZoneSet::NONE;
}

/// Land combat units in an own zone that may join an attack on its city.
fn stormers(state: &State, zone: Zone) -> UnitSet {
    let side = state.phasing();
    let units = state.board.units(Place::zone_of(zone), side).and(state.tables().combat);
    let units = units.without(state.turn.strained).without(state.turn.builders);
    match state.step() {
        // Ruling P46: in exploitation only those that exploit.
        Step::Exploitation => {
            let moved = units.and(state.turn.moved);
            moved.or(c6_movement::eligible(state, units.without(moved)))
        }
        _ => units,
    }
}

/// §6.4.5: enemy cities in zones of the side in phase, and Madrid apart.
fn targets(state: &State) -> ZoneSet {
    let side = state.phasing();
    state.free_zones(side).and(state.board.in_cities(side.enemy()))
}

pub(crate) fn announce_menu(state: &State) -> Menu {
    let side = state.phasing();
    let cities = targets(state).without(state.turn.sieges).without(state.turn.stormed);
    let assaults: PlaceSet = cities
        .iter()
        .filter(|zone| {
            let attackers = state.board.units(Place::city_of(*zone), side).and(state.tables().combat).len();
            attackers < 3 && stormers(state, *zone).any()
        })
        .map(Place::city_of)
        .collect();
    let mut menu = Menu::pass();
    menu.places(Verb::Assault, assaults);
    menu.places(Verb::Besiege, c6_siege::besiegeable(state));
    menu
}

pub(crate) fn announce(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    match action {
        Action::Assault(place) => {
            log.emit(Event::AssaultAnnounced(place));
            state.turn.stormed.insert(place.zone());
            state.stack.push(Frame::Force(place));
        }
        Action::Besiege(place) => c6_siege::announce(state, place, log),
        _ => state.stack.pop(),
    }
}

pub(crate) fn force_menu(state: &State, place: Place) -> Menu {
    let attackers = state.board.units(place, state.phasing()).and(state.tables().combat).len();
    let mut menu = if attackers == 0 { Menu::empty() } else { Menu::pass() };
    let mut units = UnitSet::NONE;
    if attackers < 3 {
        units = state.apart(stormers(state, place.zone()));
    }
    // Ruling P45: in exploitation aircraft only now see a battle that land units opened.
    if attackers > 0 && state.step() == Step::Exploitation {
        units = units.or(supporters(state, place.zone()));
    }
    menu.units(Verb::Pick, units);
    menu
}

/// Aircraft of the side in phase that have not moved and reach a zone.
fn supporters(state: &State, zone: Zone) -> UnitSet {
    let side = state.phasing();
    let idle = state.tables().aircraft.without(state.turn.moved);
    let near = state.tables().air2[zone.index()];
    let board = &state.board;
    let zones = near.and(board.in_zones(side)).iter().map(Place::zone_of);
    let cities = near.and(board.in_cities(side)).iter().map(Place::city_of);
    let units = zones.chain(cities).map(|place| state.distinct(board.units(place, side).and(idle)));
    units.fold(UnitSet::NONE, UnitSet::or)
}

pub(crate) fn force(state: &mut State, place: Place, action: Action, log: &mut impl EventSink<Event>) {
    let Action::Pick(unit) = action else { return state.stack.pop() };
    state.turn.moved.insert(unit);
    // Ruling P23: no river for those who were in the zone.
    state.turn.crossed.remove(unit);
    state.move_unit(unit, place, Mode::Assault, log);
}

/// Places under attack, and those attacked by more than aircraft.
fn attacked(state: &State) -> (PlaceSet, PlaceSet) {
    let all = state.contested();
    let combat = state.tables().combat;
    let by_land = all.iter().filter(|place| state.board.units(*place, state.phasing()).meets(combat)).collect();
    (all, by_land)
}

/// Where a counter of the side out of phase may go in reaction.
pub(crate) fn reaction_places(state: &State, unit: Unit) -> PlaceSet {
    answers(state, unit, attacked(state))
}

fn answers(state: &State, unit: Unit, (all, by_land): (PlaceSet, PlaceSet)) -> PlaceSet {
    let here = state.place_of(unit);
    let tables = state.tables();
    if all.is_empty() || (all.contains(here) && is_pinned(state, unit, here)) {
        return PlaceSet::NONE;
    }
    let mut places = PlaceSet::NONE;
    if tables.aircraft.contains(unit) {
        let near = tables.air2[here.zone().index()];
        places = all.iter().filter(|place| near.contains(place.zone())).collect();
    } else {
        places = places.or(into_own_city(state, unit, here, by_land));
        places = places.or(reserve_places(state, unit, here, by_land));
    }
    places.remove(here);
    places
}

/// §6.3.4-cities: from the zone into its city, when that is attacked from a neighbour.
fn into_own_city(state: &State, unit: Unit, here: Place, by_land: PlaceSet) -> PlaceSet {
    let side = unit.side();
    let city = Place::city_of(here.zone());
    let free = !here.is_city() && state.free_zones(side).contains(here.zone());
    let room = !state.tables().combat.contains(unit) || state.has_room(here.zone(), side);
    let digs = state.turn.builders.contains(unit);
    if free && room && !digs && by_land.contains(city) { PlaceSet::only(city) } else { PlaceSet::NONE }
}

/// §6.3.4-reserves: by order of a headquarters, through friendly zones.
fn reserve_places(state: &State, unit: Unit, here: Place, by_land: PlaceSet) -> PlaceSet {
    let side = unit.side();
    let tables = state.tables();
    let free = state.free_zones(side);
    let is_hq = tables.hqs.contains(unit);
    if by_land.is_empty() || state.frozen().contains(unit) {
        return PlaceSet::NONE;
    }
    let start = if here.is_city() && !free.contains(here.zone()) {
        tables.touches[here.zone().index()].and(free)
    } else {
        ZoneSet::only(here.zone())
    };
    let outside = here.is_city() && !free.contains(here.zone());
    let steps = if tables.class_of(unit) == Class::Infantry { 1 } else { 2 } - u32::from(outside);
    // Zones it can pass, with a step left for the last leg.
    let mut passed = start;
    for _ in 1..steps {
        let next = passed.iter().fold(ZoneSet::NONE, |set, zone| set.or(tables.land[zone.index()]));
        passed = passed.or(next.and(free));
    }
    // Stepping out of a closed city may have used up all of them: then only the cities there are left.
    let last = if steps == 0 { ZoneSet::NONE } else { passed };
    let around = last.iter().fold(start, |set, zone| set.or(tables.land[zone.index()]));
    let touched = last.and(free).iter().fold(ZoneSet::NONE, |set, zone| set.or(tables.touched[zone.index()]));
    let near: PlaceSet = by_land
        .iter()
        .filter(|place| {
            let zone = place.zone();
            let near = if place.is_city() {
                let room = is_hq || state.has_room(zone, side);
                let through = around.contains(zone) && free.contains(zone);
                state.holds(side, *place) && room && (through || touched.contains(zone))
            } else {
                steps > 0 && around.contains(zone)
            };
            near && (!is_hq || follows(state, unit, *place))
        })
        .collect();
    if near.any() && (is_hq || is_ordered(state, unit)) { near } else { PlaceSet::NONE }
}

/// Whether a headquarters of its zone may still send this unit (ruling P28).
fn is_ordered(state: &State, unit: Unit) -> bool {
    let Some(place) = state.began(unit) else { return false };
    if state.place_of(unit) != place {
        return false;
    }
    // §6.3.4-cities: who only stepped into the city of its own zone needed no order.
    let sent = |unit: &Unit| state.board.place(*unit).map(Place::zone) != state.began(*unit).map(Place::zone);
    let used = state.turn.reacted.and(state.tables().combat).iter().filter(sent).collect();
    let left = c6_movement::quota(state, unit.side(), place.zone(), used);
    left[usize::from(state.tables().militia.contains(unit))] > 0
}

/// A headquarters goes only with reserves it has sent.
fn follows(state: &State, hq: Unit, to: Place) -> bool {
    let home = state.began(hq).map(Place::zone);
    let sent = state.board.units(to, hq.side()).and(state.turn.reacted).and(state.tables().combat);
    sent.iter().any(|unit| state.began(unit).map(Place::zone) == home)
}

/// §10.1, ruling P2: whether a unit in an attacked place is held there by the attackers.
fn is_pinned(state: &State, unit: Unit, here: Place) -> bool {
    if !state.options.blocking {
        return false;
    }
    let tables = state.tables();
    let side = unit.side();
    let attackers = state.board.units(here, side.enemy());
    let by_land = attackers.and(tables.combat).len();
    let by_air = attackers.and(tables.aircraft).len();
    let began = |unit: &Unit| state.began(*unit) == Some(here);
    let original: UnitSet = tables.units_of(side).iter().filter(began).collect();
    let land_pinned = by_land.min(original.and(tables.land_units).len());
    let pinned = land_pinned + by_air.min(original.len() - land_pinned);
    let mut left = original.and(state.board.units(here, side));
    left.remove(unit);
    left.and(tables.land_units).len() < land_pinned || left.len() < pinned
}

pub(crate) fn react_menu(state: &State) -> Menu {
    let side = state.phasing().enemy();
    let mut menu = Menu::pass();
    let attacked = attacked(state);
    if attacked.0.is_empty() {
        return menu;
    }
    let board = &state.board;
    let zones = board.in_zones(side).iter().map(Place::zone_of);
    let cities = board.in_cities(side).iter().map(Place::city_of);
    // Of units alike one may have come out of the city, or be held: first who can answer, then who of them differs.
    let able = |place: Place| -> UnitSet {
        let units = board.units(place, side).without(state.turn.reacted);
        units.iter().filter(|unit| answers(state, *unit, attacked).any()).collect()
    };
    let units = zones.chain(cities).map(|place| state.apart(able(place))).fold(UnitSet::NONE, UnitSet::or);
    menu.units(Verb::Pick, units);
    menu
}

pub(crate) fn react(state: &mut State, action: Action) {
    match action {
        Action::Pick(unit) => state.stack.push(Frame::Carry(unit, Mode::Reaction)),
        _ => state.stack.pop(),
    }
}

/// The reacting counter arrives.
pub(crate) fn arrive(state: &mut State, unit: Unit, to: Place, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    state.turn.reacted.insert(unit);
    state.move_unit(unit, to, Mode::Reaction, log);
}
