//! §6.4.5-siege: the strongest unit of each side throws one unmodified die, once per city and game turn.

use super::{c6_control, c6_movement, c6_retreat, on_the_map};
use crate::actions::{Action, Event, Face, SiegeEnd, Verb};
use crate::ids::{Place, Side, Unit, Zone};
use crate::menu::{Ask, Menu, Row};
use crate::sets::{PlaceSet, UnitSet, ZoneSet};
use crate::state::{Battle, Frame, Leave, State, Step, Throw};
use frente_kernel::{EventSink, must};

/// The place besieged in a zone: its city, or Madrid itself.
const fn fortress(zone: Zone) -> Place {
    if matches!(zone, Zone::Madrid) { Place::zone_of(zone) } else { Place::city_of(zone) }
}

/// The zones from which a fortress is besieged (ruling P40, A10).
fn lines(state: &State, zone: Zone) -> ZoneSet {
    let free = state.free_zones(state.phasing());
    if zone == Zone::Madrid { state.tables().land[zone.index()].and(free) } else { ZoneSet::only(zone).and(free) }
}

/// Land combat units that may besiege from a zone.
fn besiegers(state: &State, zone: Zone) -> UnitSet {
    let units = state.board.units(Place::zone_of(zone), state.phasing()).and(state.tables().combat);
    let units = units.without(state.turn.strained);
    // Ruling P46: in exploitation only those that exploit, when it is announced and when it is fought.
    if matches!(state.step(), Step::Exploitation | Step::Pursuit) {
        let moved = units.and(state.turn.moved);
        return moved.or(c6_movement::may_exploit(state, units.without(moved).without(state.turn.builders)));
    }
    units
}

/// The units of a set with the highest number on their faces.
fn strongest(state: &State, units: UnitSet) -> UnitSet {
    let best = units.iter().map(|unit| state.printed(unit)).max();
    units.iter().filter(|unit| Some(state.printed(*unit)) == best).collect()
}

fn garrison(state: &State, place: Place) -> UnitSet {
    state.board.units(place, state.phasing().enemy()).and(state.tables().combat)
}

/// §6.4.5-siege: keeps the cities, and Madrid, that may be besieged.
pub(crate) fn besiegeable(state: &State, row: &mut Row<PlaceSet>) {
    let side = state.phasing();
    let enemy = side.enemy();
    let board = &state.board;
    let madrid = ZoneSet::only(Zone::Madrid);
    let cities = |zones: ZoneSet| PlaceSet::cities(zones.without(madrid)).or(PlaceSet::zones(zones.and(madrid)));
    let held = board.in_cities(enemy).or(state.zones_of(enemy).and(board.in_zones(enemy)).and(madrid));
    row.must(cities(state.tables().cities.or(madrid)), "6.4.5-siege", "no-city-to-besiege");
    row.must(cities(held), "6.4.5-siege", "nobody-inside");
    row.must(cities(state.free_zones(side).or(madrid)), "6.4.5-siege", "zone-around-not-yours");
    row.must(!cities(state.turn.besieged.or(state.turn.sieges)), "6.4.5-siege", "besieged-this-turn");
    row.each(|place| {
        // Attack or siege, not both (ruling P40); under fog nobody knows who is inside (ruling P43).
        must(board.units(place, side).is_empty(), "6.4.5-siege", "attacked-already")?;
        must(state.options.fog || garrison(state, place).any(), "6.4.5-siege", "no-unit-to-besiege")?;
        let besieged = lines(state, place.zone()).iter().any(|line| besiegers(state, line).any());
        must(besieged, "6.4.5-siege", "nobody-can-besiege")
    });
}

pub(crate) fn announce(state: &mut State, place: Place, log: &mut impl EventSink<Event>) {
    log.emit(Event::SiegeAnnounced { side: state.phasing(), place });
    state.turn.sieges.insert(place.zone());
    state.turn.besieged.insert(place.zone());
}

/// Sieges to resolve.
pub(crate) fn pending(state: &State) -> PlaceSet {
    state.turn.sieges.iter().map(fortress).collect()
}

/// The siege is resolved now: each side names its strongest unit.
pub(crate) fn begin(state: &mut State, place: Place, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    state.turn.sieges.remove(place.zone());
    state.battle = Battle { place, ..Battle::default() };
    let besieged = garrison(state, place).any() && champions(state, place, state.phasing()).any();
    if !besieged {
        return log.emit(Event::SiegeEnded { place, end: SiegeEnd::Lapsed });
    }
    log.emit(Event::SiegeBegan { side: state.phasing(), place });
    state.stack.push(Frame::SiegeEnd(place));
    for side in [state.phasing().enemy(), state.phasing()] {
        state.stack.push(Frame::Throw(Throw::Siege(side)));
    }
    for side in [state.phasing().enemy(), state.phasing()] {
        state.stack.push(Frame::Champion(place, side));
    }
}

/// §6.4.5-siege: the strongest units of a side, one of which throws.
pub(crate) fn champions(state: &State, place: Place, side: Side) -> UnitSet {
    if side == state.phasing() {
        let line = |zone| strongest(state, besiegers(state, zone));
        lines(state, place.zone()).iter().map(line).fold(UnitSet::NONE, UnitSet::or)
    } else {
        strongest(state, garrison(state, place))
    }
}

pub(crate) fn champion_menu<A: Ask>(state: &State, place: Place, side: Side, menu: &mut Menu<A>) {
    menu.may(Verb::Pass, must(false, "6.4.5-siege", "must-choose"));
    let mut units = menu.row(Verb::Pick);
    on_the_map(state, &mut units, side);
    if units.is_asked() {
        let there = if side == state.phasing() {
            let line = |zone| besiegers(state, zone);
            lines(state, place.zone()).iter().map(line).fold(UnitSet::NONE, UnitSet::or)
        } else {
            garrison(state, place)
        };
        units.must(there, "6.4.5-siege", "takes-no-part-in-the-siege");
    }
    units.must(champions(state, place, side), "6.4.5-siege", "not-the-strongest");
    units.distinct(|units| state.distinct_on_map(units), "6.4.5-siege");
    menu.offer(&units);
}

pub(crate) fn name_champion(state: &mut State, side: Side, action: Action) {
    state.stack.pop();
    if let Action::Pick(unit) = action {
        state.battle.champions[side.index()] = Some(unit);
        if side == state.phasing() {
            state.turn.moved.insert(unit);
        }
    }
}

/// The strength of a champion: the number on its face, never modified; 0 throws nothing (ruling P9).
pub(crate) fn strength(state: &State, side: Side) -> u8 {
    state.battle.champions[side.index()].map_or(0, |unit| state.printed(unit).max(0) as u8)
}

/// A champion of strength 0 throws nothing.
pub(crate) fn stays_silent(state: &State, side: Side, log: &mut impl EventSink<Event>) {
    if let Some(unit) = state.battle.champions[side.index()] {
        log.emit(Event::SiegeSilent(unit));
    }
}

pub(crate) fn settle_die(state: &mut State, side: Side, die: Face, log: &mut impl EventSink<Event>) {
    let strength = strength(state, side);
    if let Some(unit) = state.battle.champions[side.index()] {
        log.emit(Event::SiegeThrown { unit, die, strength });
        state.battle.show_die(side, die);
    }
    if die <= strength {
        state.battle.hits[side.enemy().index()][1] = 1;
    }
}

/// Both dice have fallen: losses, and what is left alone takes all (ruling P42).
pub(crate) fn end(state: &mut State, place: Place, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let line = state.battle.champions[state.phasing().index()].and_then(|unit| state.board.place(unit));
    for side in [state.phasing(), state.phasing().enemy()] {
        if let Some(unit) = state.battle.champions[side.index()].filter(|_| state.battle.hits[side.index()][1] > 0) {
            state.suffer(unit, log);
        }
    }
    state.air(place, state.phasing().enemy());
    let (besieger, besieged) = (state.phasing(), state.phasing().enemy());
    let Some(line) = line else { return };
    let combat = state.tables().combat;
    let inside = state.board.units(place, besieged).and(combat).any();
    let outside = state.board.units(line, besieger).and(combat).any();
    let end = match (outside, inside) {
        (true, false) => SiegeEnd::CityFalls,
        (false, true) if line.zone() == place.zone() => SiegeEnd::LinesBreak,
        (false, false) => SiegeEnd::Empty,
        _ => SiegeEnd::Stands,
    };
    log.emit(Event::SiegeEnded { place, end });
    match end {
        SiegeEnd::CityFalls => {
            clear_out(state, place, besieged);
            c6_control::take(state, besieger, place, log);
        }
        SiegeEnd::LinesBreak => {
            clear_out(state, line, besieger);
            c6_control::take(state, besieged, line, log);
        }
        _ => {}
    }
    state.battle.champions = [None; 2];
    state.battle.hits = [[0; 2]; 2];
}

/// Ruling P43: aircraft fly out or die, headquarters retreat or die.
fn clear_out(state: &mut State, place: Place, side: Side) {
    state.battle.place = place;
    let left = state.board.units(place, side);
    if left.any() {
        c6_retreat::push(state, side, left, Leave::Driven);
    }
}

impl State {
    /// §6.4.7: a unit takes a hit.
    pub(crate) fn suffer(&mut self, unit: Unit, log: &mut impl EventSink<Event>) {
        if self.tables().one_step[unit.kind().index()] || self.is_reduced(unit) {
            self.eliminate(unit, log);
        } else {
            self.board.reduced.insert(unit);
            log.emit(Event::Reduced(unit));
        }
    }
}
