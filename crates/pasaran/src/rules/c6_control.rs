//! §6.6: who holds what, and what a counter does to it by coming or going.

use super::{c7_production, c9_trenches};
use crate::actions::{Event, Fate, Mode, Veil};
use crate::board::Spot;
use crate::ids::{Place, Side, Unit, Zone};
use crate::sets::{UnitSet, ZoneSet};
use crate::state::{State, Step};
use frente_kernel::EventSink;
use frente_kernel::Sparse;

impl State {
    /// Moves a counter on the map; control is not its business.
    pub(crate) fn move_unit(&mut self, unit: Unit, to: Place, mode: Mode, log: &mut impl EventSink<Event>) {
        if self.options.trenches {
            c9_trenches::abandon(self, unit, log);
        }
        self.forget_top(unit);
        if let Some(from) = self.began(unit).filter(|_| matches!(self.turn.step, Step::Movement | Step::Exploitation)) {
            self.turn.start[unit] = Spot::on(from);
        }
        let from = self.board.place(unit);
        let was_open = from.is_none_or(|from| self.is_open(from));
        self.board.put(unit, Spot::on(to));
        log.emit(Event::Moved { unit, from, to, mode, veil: self.veil_of(to, was_open) });
    }

    /// Where a counter goes that leaves the map: back to the reserve (ruling A11), but out of the game if it came with a card that
    /// was annulled (ruling P55).
    pub(crate) fn grave(&self, unit: Unit) -> Spot {
        match self.tables().brought[unit.kind().index()] {
            Some(card) if self.removed.contains(card) => Spot::GONE,
            _ => Spot::RESERVE,
        }
    }

    /// §6.4.7: a counter is eliminated.
    pub(crate) fn eliminate(&mut self, unit: Unit, log: &mut impl EventSink<Event>) {
        if self.options.trenches {
            c9_trenches::abandon(self, unit, log);
        }
        self.forget_top(unit);
        let grave = self.grave(unit);
        self.board.put(unit, grave);
        self.board.reduced.remove(unit);
        let to = if grave == Spot::GONE { Fate::Gone } else { Fate::Reserve };
        log.emit(Event::Eliminated { unit, to });
    }

    /// §9.2: whether moves are for their owner's eyes alone.
    pub(crate) fn veil(&self) -> Veil {
        if self.options.fog { Veil::Fog } else { Veil::Open }
    }

    /// Who may read of a move to a place, and of where it began: what stands in a battle lies open.
    fn veil_of(&self, to: Place, was_open: bool) -> Veil {
        match (self.is_open(to), was_open) {
            (true, true) => Veil::Open,
            (true, false) => Veil::Way,
            (false, _) => self.veil(),
        }
    }
}

/// §6.6, ruling P13: a land unit of `side` has come to `place`. What is undefended turns at once.
pub(crate) fn occupy(state: &mut State, side: Side, place: Place, log: &mut impl EventSink<Event>) {
    let zone = place.zone();
    let enemy = side.enemy();
    if place.is_city() {
        if !state.holds(side, place) && !state.board.in_cities(enemy).contains(zone) {
            take_city(state, side, zone, log);
        }
    } else if !state.holds(side, place)
        && !state.board.in_zones(enemy).contains(zone)
        && !state.board.in_cities(enemy).contains(zone)
    {
        take_zone(state, side, zone, log);
    }
}

/// §6.6: a zone changes hands, and its empty city with it.
pub(crate) fn take_zone(state: &mut State, side: Side, zone: Zone, log: &mut impl EventSink<Event>) {
    state.zones[side.enemy().index()].remove(zone);
    state.zones[side.index()].insert(zone);
    log.emit(Event::ZoneTaken(side, zone));
    c9_trenches::lose_all(state, side.enemy(), Place::zone_of(zone), log);
    let empty = !state.board.in_cities(side.enemy()).contains(zone);
    if empty && state.cities_of(side.enemy()).contains(zone) {
        take_city(state, side, zone, log);
    }
    c7_production::revolt_is_lost(state, log);
}

/// §6.6: a city changes hands.
pub(crate) fn take_city(state: &mut State, side: Side, zone: Zone, log: &mut impl EventSink<Event>) {
    state.cities[side.enemy().index()].remove(zone);
    state.cities[side.index()].insert(zone);
    log.emit(Event::CityTaken(side, zone));
    c9_trenches::lose_all(state, side.enemy(), Place::city_of(zone), log);
}

/// §6.6: a place is conquered.
pub(crate) fn take(state: &mut State, side: Side, place: Place, log: &mut impl EventSink<Event>) {
    if state.holds(side, place) {
        return;
    }
    if place.is_city() {
        take_city(state, side, place.zone(), log);
    } else {
        take_zone(state, side, place.zone(), log);
    }
}

/// Where everybody stands as a step begins.
pub(crate) fn note_start(state: &mut State) {
    let mut start = Sparse::default();
    for (unit, spot) in state.board.iter() {
        if spot.place().is_some() {
            start[unit] = spot;
        }
    }
    state.turn.start = start;
}

/// What was true of a segment is forgotten.
pub(crate) fn clear_segment(state: &mut State) {
    let turn = &mut state.turn;
    turn.moved = UnitSet::NONE;
    turn.reacted = UnitSet::NONE;
    turn.strained = UnitSet::NONE;
    turn.carried = UnitSet::NONE;
    turn.shipped = UnitSet::NONE;
    turn.trains = false;
    turn.ships = false;
    turn.crossed = UnitSet::NONE;
    turn.invading = UnitSet::NONE;
    turn.entered = ZoneSet::NONE;
    turn.sieges = ZoneSet::NONE;
    turn.stormed = ZoneSet::NONE;
    turn.storm = 0;
    turn.start = Sparse::default();
    turn.shown = [ZoneSet::NONE; 2];
}
