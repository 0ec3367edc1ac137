//! §6.3.4 and ruling P24: after the moves, garrisons come out, attacks on cities are announced, aircraft and reserves
//! come in. Also §10.1: attacked units are pinned.

use super::{c6_control, c6_movement, c6_siege, on_the_map};
use crate::actions::{Action, Event, Mode, Verb};
use crate::ids::{Class, Place, Unit, Zone};
use crate::menu::{Ask, Menu};
use crate::sets::{PlaceSet, UnitSet, ZoneSet};
use crate::state::{Frame, State, Step};
use frente_kernel::{EventSink, Illegal, must};

/// §6.3.4-cities: zones of the side out of phase that were entered, with a garrison in their city.
fn sally_zones(state: &State) -> ZoneSet {
    let side = state.phasing().enemy();
    let board = &state.board;
    state.zones_of(side).and(board.in_zones(state.phasing())).and(board.in_cities(side))
}

pub(crate) fn exits_menu<A: Ask>(state: &State, menu: &mut Menu<A>) {
    let side = state.phasing().enemy();
    let inside = |zones: ZoneSet| {
        let garrison = |zone| state.board.units(Place::city_of(zone), side);
        zones.iter().map(garrison).fold(UnitSet::NONE, UnitSet::or)
    };
    menu.pass();
    let mut units = menu.row(Verb::Pick);
    on_the_map(state, &mut units, side)
        .must(state.tables().land_units, "6.3.4-cities", "only-land-units-come-out")
        // A digger stays where it digs.
        .must(!state.turn.builders, "9.4", "unit-digs")
        .must(inside(state.board.in_cities(side)), "6.3.4-cities", "not-in-a-city")
        .must(inside(sally_zones(state)), "6.3.4-cities", "zone-not-entered")
        .distinct(|units| state.distinct_on_map(units), "6.3.4-cities");
    menu.offer(&units);
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
            moved.or(c6_movement::may_exploit(state, units.without(moved)))
        }
        _ => units,
    }
}

/// §6.4.5: enemy cities in zones of the side in phase are attacked from there; Madrid is attacked by moving in.
pub(crate) fn announce_menu<A: Ask>(state: &State, menu: &mut Menu<A>) {
    let side = state.phasing();
    menu.pass();
    let mut places = menu.row(Verb::Assault);
    places
        .must(PlaceSet::cities(state.tables().cities), "6.4.5", "no-city-to-assault")
        .must(PlaceSet::cities(state.board.in_cities(side.enemy())), "6.4.5", "nobody-inside")
        .must(PlaceSet::cities(state.free_zones(side)), "6.4.5", "zone-around-not-yours")
        .must(!PlaceSet::cities(state.turn.sieges), "6.4.5-siege", "besieged-this-turn")
        .must(!PlaceSet::cities(state.turn.stormed), "6.4.5", "assault-announced")
        .each(|city| {
            must(attackers(state, city) < STORMERS, "6.4.5", "city-attackers-full")?;
            must(stormers(state, city.zone()).any(), "6.4.5", "nobody-can-storm")
        });
    menu.offer(&places);
    let mut places = menu.row(Verb::Besiege);
    c6_siege::besiegeable(state, &mut places);
    menu.offer(&places);
}

/// §6.4.5: land combat units that attack a city at most.
const STORMERS: u32 = 3;

fn attackers(state: &State, city: Place) -> u32 {
    state.board.units(city, state.phasing()).and(state.tables().combat).len()
}

pub(crate) fn announce(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    match action {
        Action::Assault(place) => {
            log.emit(Event::AssaultAnnounced { side: state.phasing(), place });
            state.turn.stormed.insert(place.zone());
            state.stack.push(Frame::Force(place));
        }
        Action::Besiege(place) => c6_siege::announce(state, place, log),
        _ => state.stack.pop(),
    }
}

pub(crate) fn force_menu<A: Ask>(state: &State, place: Place, menu: &mut Menu<A>) {
    let tables = state.tables();
    let zone = place.zone();
    let attackers = attackers(state, place);
    menu.may(Verb::Pass, must(attackers > 0, "6.4.5", "somebody-must-attack"));
    let mut units = menu.row(Verb::Pick);
    on_the_map(state, &mut units, state.phasing());
    // Ruling P45: in exploitation aircraft only now see a battle that land units opened.
    let exploits = state.step() == Step::Exploitation;
    units.must(if exploits { !UnitSet::NONE } else { !tables.aircraft }, "6.4.5", "only-land-units-are-named");
    units.must(!tables.hqs, "6.4.5", "headquarters-do-not-storm");
    let flies = |holds: bool| if holds { tables.aircraft } else { UnitSet::NONE };
    units.must(!flies(attackers == 0), "6.5", "land-units-first");
    let walks = if attackers < STORMERS { tables.combat } else { UnitSet::NONE };
    units.must(walks.or(tables.aircraft), "6.4.5", "city-attackers-full");
    units.must(state.board.stack(Place::zone_of(zone)).or(tables.aircraft), "6.4.5", "not-before-the-city");
    units.must(within_flight(state, zone).or(tables.combat), "6.3.4-air", "too-far-to-fly");
    units.must(!tables.aircraft.and(state.turn.moved), "6.3", "moved-already");
    units.must(!state.turn.shipped.and(state.turn.strained), "6.1-sea", "came-by-sea");
    units.must(!state.turn.strained, "6.3.2", "doubled-its-range");
    units.must(!state.turn.builders, "9.4", "unit-digs");
    units.must(stormers(state, zone).or(tables.aircraft), "6.5", "may-not-exploit");
    let planes = |units: UnitSet| state.distinct_by_place(units.and(tables.aircraft));
    units.distinct(|units| state.apart(units.and(tables.combat)).or(planes(units)), "6.4.5");
    menu.offer(&units);
}

/// Counters of the side in phase within range 2 by air of a zone.
fn within_flight(state: &State, zone: Zone) -> UnitSet {
    let side = state.phasing();
    let near = state.tables().air2[zone.index()];
    let board = &state.board;
    let zones = near.and(board.in_zones(side)).iter().map(Place::zone_of);
    let cities = near.and(board.in_cities(side)).iter().map(Place::city_of);
    zones.chain(cities).map(|place| board.units(place, side)).fold(UnitSet::NONE, UnitSet::or)
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
fn answers(state: &State, unit: Unit, (all, by_land): (PlaceSet, PlaceSet)) -> PlaceSet {
    let here = state.place_of(unit);
    let tables = state.tables();
    let mut places = PlaceSet::NONE;
    if tables.aircraft.contains(unit) {
        // §6.3.4-air, ruling P22: range 2, never doubled.
        let near = tables.air2[here.zone().index()];
        places = all.iter().filter(|place| near.contains(place.zone())).collect();
    } else {
        places = places.or(into_own_city(state, unit, here, by_land));
        let reserves = reserve_places(state, unit, here, by_land);
        if reserves.any() && may_be_sent(state, unit, by_land).is_ok() {
            places = places.or(reserves);
        }
    }
    places.remove(here);
    places
}

fn can_answer(state: &State, unit: Unit, attacked: (PlaceSet, PlaceSet)) -> bool {
    let here = state.place_of(unit);
    let pinned = attacked.0.contains(here) && is_pinned(state, unit, here);
    !pinned && answers(state, unit, attacked).any()
}

/// §6.3.4, §10.1: whether a counter may react at all.
fn may_answer(state: &State, unit: Unit, attacked: (PlaceSet, PlaceSet)) -> Result<(), Illegal> {
    if can_answer(state, unit, attacked) {
        return Ok(());
    }
    must(answers(state, unit, attacked).is_empty(), "10.1", "pinned")?;
    must(!state.tables().aircraft.contains(unit), "6.3.4-air", "no-battle-in-flight")?;
    may_be_sent(state, unit, attacked.1)?;
    must(!state.tables().hqs.contains(unit), "6.3.4-reserves", "headquarters-follow")?;
    must(false, "6.3.4-reserves", "no-attack-in-reach")
}

/// §6.3.4-reserves: whether a land unit may be sent, wherever it is needed.
fn may_be_sent(state: &State, unit: Unit, by_land: PlaceSet) -> Result<(), Illegal> {
    must(by_land.any(), "6.3.4-reserves", "only-aircraft-attack")?;
    must(!state.turn.builders.contains(unit), "9.4", "unit-digs")?;
    must(!state.mutineers().contains(unit), "C-barcelona-revolt", "militia-in-revolt")?;
    if state.tables().hqs.contains(unit) { Ok(()) } else { may_be_ordered(state, unit) }
}

/// §6.3.4: where the reacting counter may go.
pub(crate) fn reaction_menu<A: Ask>(state: &State, unit: Unit, menu: &mut Menu<A>) {
    let attacked = attacked(state);
    menu.may(Verb::Pass, must(false, "6.3.4", "must-choose"));
    let mut to = menu.row(Verb::To);
    if to.is_asked() {
        let tables = state.tables();
        let (all, by_land) = attacked;
        to.must(all, "6.3.4", "not-attacked").must(!PlaceSet::only(state.place_of(unit)), "6.3.4", "there-already");
        if tables.aircraft.contains(unit) {
            let near = tables.air2[state.place_of(unit).zone().index()];
            to.must(PlaceSet::zones(near).or(PlaceSet::cities(near)), "6.3.4-air", "too-far-to-fly");
        } else {
            let cities = PlaceSet::cities(!state.cities_of(unit.side()));
            to.must(by_land, "6.3.4-reserves", "only-aircraft-attack");
            to.must(!cities, "6.3.4-reserves", "city-not-yours");
            to.must(!state.full_cities(unit), "1.3", "city-full");
            // §6.3.4-cities: into the city of its own zone it goes without anybody.
            let home = into_own_city(state, unit, state.place_of(unit), by_land);
            let may = |place: Place| !tables.hqs.contains(unit) || home.contains(place) || follows(state, unit, place);
            to.each(|place| must(may(place), "6.3.4-reserves", "headquarters-follow"));
        }
    }
    to.must(answers(state, unit, attacked), "6.3.4-reserves", "beyond-its-range");
    menu.offer(&to);
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
    by_land
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
        .collect()
}

/// §6.3.4-reserves, ruling P28: whether a headquarters of its zone may still send this unit.
fn may_be_ordered(state: &State, unit: Unit) -> Result<(), Illegal> {
    let tables = state.tables();
    let here = state.place_of(unit);
    must(state.began(unit) == Some(here), "6.3.4-reserves", "left-its-place")?;
    // §6.3.4-cities: who only stepped into the city of its own zone needed no order.
    let sent = |unit: &Unit| state.board.place(*unit).map(Place::zone) != state.began(*unit).map(Place::zone);
    let used = state.turn.reacted.and(tables.combat).iter().filter(sent).collect();
    let kind = usize::from(tables.militia.contains(unit));
    let orders = |used: UnitSet| c6_movement::quota(state, unit.side(), here.zone(), used);
    if orders(used)[kind] > 0 {
        return Ok(());
    }
    must(orders(UnitSet::NONE) != [0; 2], "6.3.4-reserves", "no-headquarters-here")?;
    must(orders(UnitSet::NONE)[kind] > 0, "2.1-militia", "commands-the-others-only")?;
    must(false, "6.3.4-reserves", "orders-used-up")
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

pub(crate) fn react_menu<A: Ask>(state: &State, menu: &mut Menu<A>) {
    menu.pass();
    let attacked = attacked(state);
    let mut units = menu.row(Verb::Pick);
    units.all(must(attacked.0.any(), "6.3.4", "nothing-is-attacked"));
    if units.any() {
        // Of units alike one may have come out of the city, or be held: first who can answer, then who of them differs.
        on_the_map(state, &mut units, state.phasing().enemy())
            .must(!state.turn.reacted, "6.3.4", "reacted-already")
            .some(
                |units| units.iter().filter(|unit| can_answer(state, *unit, attacked)).collect(),
                "6.3.4",
                |unit| may_answer(state, unit, attacked),
            )
            .distinct(|units| state.distinct_on_map(units), "6.3.4");
    }
    menu.offer(&units);
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
