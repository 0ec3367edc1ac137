//! §6.4.8 and §6.4.9: leaving a battle, by choice or by force, and flying home after it.

use super::c6_battle;
use crate::actions::{Action, Event, Mode, Verb};
use crate::ids::{Place, Side, Unit, Zone};
use crate::menu::{Ask, Menu, Row};
use crate::sets::{PlaceSet, UnitSet, ZoneSet};
use crate::state::{Frame, Leave, State};
use frente_kernel::{EventSink, must};

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
    let board = &state.board;
    let enemy = side.enemy();
    // Ruling P36: enemy aircraft alone do not make a place less friendly.
    let quiet = |place: &Place| state.holds(side, *place) && !board.units(*place, enemy).meets(tables.land_units);
    let quiet_zones = |zones: ZoneSet| zones.iter().map(Place::zone_of).filter(quiet).collect();
    let counts = tables.combat.contains(unit);
    let room = |zone: &Zone| !counts || state.has_room(*zone, side);
    let mut friendly: PlaceSet;
    let mut contested = PlaceSet::NONE;
    if here.is_city() {
        friendly = quiet_zones(tables.touches[zone.index()]);
        if state.free_zones(side).contains(zone) {
            friendly.insert(Place::zone_of(zone));
        }
    } else {
        friendly = quiet_zones(tables.land[zone.index()]);
        let city = Place::city_of(zone);
        if quiet(&city) && room(&zone) {
            friendly.insert(city);
        }
        // Only where a battle is still to come with own units in it (ruling A17).
        let zones = board.in_zones(side).and(board.in_zones(enemy)).and(tables.land[zone.index()]);
        let cities = board.in_cities(side).and(board.in_cities(enemy)).and(tables.touched[zone.index()]);
        contested = PlaceSet::zones(zones).or(cities.iter().filter(room).map(Place::city_of).collect());
    }
    if state.turn.invading.contains(unit)
        && let Some(start) = state.turn.start[unit].place()
        && quiet(&start)
        && (!start.is_city() || room(&start.zone()))
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
    state.battle.going = None;
    state.stack.push(Frame::Leaving(side, why));
}

/// Whether a side may retreat at all: some land unit of it has somewhere to go.
pub(crate) fn can_retreat(state: &State, side: Side) -> bool {
    let land = state.force(side).and(state.tables().land_units);
    state.apart(land).iter().any(|unit| retreat_places(state, unit).any())
}

/// §6.4.8: land units of a side in the battle that have nowhere to retreat to.
pub(crate) fn stranded(state: &State, side: Side) -> UnitSet {
    let land = state.force(side).and(state.tables().land_units);
    land.iter().filter(|unit| retreat_places(state, *unit).is_empty()).collect()
}

pub(crate) fn choice_menu<A: Ask>(state: &State, side: Side, menu: &mut Menu<A>) {
    menu.pass();
    menu.may(Verb::Retreat, must(can_retreat(state, side), "6.4.8", "no-way-out"));
    let mut units = menu.row(Verb::Fly);
    c6_battle::in_battle(state, &mut units, side)
        .must(state.tables().aircraft, "6.4.8", "only-aircraft-leave-alone")
        .one_of(
            |units| state.distinct(units),
            "6.4.8",
            |unit| must(landing_places(state, unit).any(), "6.4.8", "nowhere-to-land"),
        );
    menu.offer(&units);
}

pub(crate) fn choose(state: &mut State, side: Side, action: Action, log: &mut impl EventSink<Event>) {
    match action {
        Action::Retreat => {
            state.stack.pop();
            log.emit(Event::Retreats { side, place: state.battle.place });
            let land = state.force(side).and(state.tables().land_units);
            push(state, side, land, Leave::Retreat);
        }
        Action::Fly(unit) => push(state, side, UnitSet::only(unit), Leave::Driven),
        _ => state.stack.pop(),
    }
}

/// Those who cannot leave stay, or are eliminated; stops where somebody can. The frame goes with the last.
pub(crate) fn settle_leaving(state: &mut State, why: Leave, log: &mut impl EventSink<Event>) -> bool {
    for unit in state.battle.leaving.iter() {
        if places(state, unit).any() {
            continue;
        }
        state.battle.leaving.remove(unit);
        let homeless = why == Leave::Home && !state.holds(unit.side(), state.place_of(unit));
        if why == Leave::Retreat {
            log.emit(Event::Stranded(unit));
        }
        if why == Leave::Driven || homeless {
            log.emit(Event::Cornered(unit));
            state.eliminate(unit, log);
        }
    }
    if state.battle.leaving.any() {
        return false;
    }
    state.stack.pop();
    true
}

/// Those among whom the owner chooses who leaves next: units that differ, where a city has not room for all of them.
fn rivals(state: &State) -> UnitSet {
    let combat = state.tables().combat;
    let units = state.battle.leaving.and(combat);
    let Some(side) = units.first().map(Unit::side) else { return UnitSet::NONE };
    let is_short = |place: Place| place.is_city() && state.board.units(place, side).and(combat).len() + units.len() > 3;
    if units.len() < 2 || !units.iter().any(|unit| retreat_places(state, unit).iter().any(is_short)) {
        return UnitSet::NONE;
    }
    state.apart(units)
}

/// The unit whose way out is asked for; `None` where its owner must first say which.
pub(crate) fn next_out(state: &State) -> Option<Unit> {
    if state.battle.going.is_some() {
        return state.battle.going;
    }
    let rivals = rivals(state);
    if rivals.len() > 1 { None } else { rivals.or(state.battle.leaving).first() }
}

pub(crate) fn leaving_menu<A: Ask>(state: &State, side: Side, why: Leave, menu: &mut Menu<A>) {
    if state.battle.leaving.is_empty() {
        return menu.pass();
    }
    let Some(unit) = next_out(state) else {
        menu.may(Verb::Pass, must(false, "6.4.8", "must-choose"));
        let mut units = menu.row(Verb::Pick);
        c6_battle::in_battle(state, &mut units, side)
            .must(state.battle.leaving, "6.4.8", "stays-in-the-battle")
            .must(state.tables().combat, "6.4.8", "needs-no-room")
            .must(rivals(state), "6.4.8", "like-another");
        return menu.offer(&units);
    };
    let stays = why == Leave::Home && state.holds(unit.side(), state.place_of(unit));
    menu.may(
        Verb::Pass,
        match why {
            Leave::Retreat => must(stays, "6.4.8", "must-leave"),
            Leave::Driven => must(stays, "6.4.9", "must-leave"),
            Leave::Home => must(stays, "6.3.1-air", "must-leave"),
        },
    );
    let mut to = menu.row(Verb::To);
    if to.is_asked() {
        why_not_there(state, unit, &mut to);
    }
    if state.tables().aircraft.contains(unit) {
        to.must(landing_places(state, unit), "6.3.1-air", "no-landing-there");
    } else {
        to.must(retreat_places(state, unit), "6.4.8", "friendly-places-first");
    }
    menu.offer(&to);
}

/// §6.4.8: the particular reasons why a unit does not leave to a place.
fn why_not_there(state: &State, unit: Unit, to: &mut Row<PlaceSet>) {
    let tables = state.tables();
    let here = state.place_of(unit);
    let zone = here.zone();
    to.must(state.places(), "1.0", "no-city-there").must(!PlaceSet::only(here), "6.4.8", "there-already");
    if tables.aircraft.contains(unit) {
        let near = tables.air2[zone.index()];
        to.must(PlaceSet::zones(near).or(PlaceSet::cities(near)), "6.4.8", "too-far-to-land");
        return;
    }
    let round = PlaceSet::zones(tables.land[zone.index()]);
    let near = if here.is_city() {
        PlaceSet::zones(tables.touches[zone.index()].or(ZoneSet::only(zone)))
    } else {
        round.or(PlaceSet::cities(ZoneSet::only(zone).or(tables.touched[zone.index()])))
    };
    let start: PlaceSet = state.turn.start[unit].place().into_iter().collect();
    let back = if state.turn.invading.contains(unit) { start } else { PlaceSet::NONE };
    to.must(near.or(back), "6.4.8", "not-next-door");
    to.must(!state.full_cities(unit), "1.3", "city-full");
    let side = unit.side();
    let friendly = PlaceSet::zones(state.zones_of(side)).or(PlaceSet::cities(state.cities_of(side)));
    let fought = state.contested();
    to.must(friendly.or(fought), "6.4.8", "no-retreat-to-the-enemy");
}

pub(crate) fn leave(state: &mut State, why: Leave, action: Action, log: &mut impl EventSink<Event>) {
    if let Action::Pick(unit) = action {
        state.battle.going = Some(unit);
        return;
    }
    let Some(unit) = next_out(state) else { return };
    state.battle.leaving.remove(unit);
    state.battle.going = None;
    if let Action::To(place) = action {
        state.battle.air.remove(unit);
        let mode = if why == Leave::Home { Mode::Return } else { Mode::Retreat };
        state.turn.crossed.remove(unit);
        state.turn.invading.remove(unit);
        state.move_unit(unit, place, mode, log);
    }
}
