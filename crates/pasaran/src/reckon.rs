//! What those who only look at the game may ask of a position: bots, reports. Nothing here changes one.

use crate::data::Ground;
use crate::ids::{Class, Kind, Place, Quarter, Side, Unit, Zone};
use crate::sets::{UnitSet, ZoneSet};
use crate::state::State;

impl State {
    /// What a counter is.
    #[inline]
    pub fn class_of(&self, unit: Unit) -> Class {
        self.tables().class_of(unit)
    }

    /// Hits a counter can still take.
    #[inline]
    pub fn steps_left(&self, unit: Unit) -> u8 {
        if self.is_reduced(unit) || self.tables().one_step[unit.kind().index()] { 1 } else { 2 }
    }

    /// The command level of a headquarters.
    #[inline]
    pub fn level_of(&self, kind: Kind) -> u8 {
        self.tables().level[kind.index()]
    }

    /// Where land units may go from a zone.
    #[inline]
    pub fn land_from(&self, zone: Zone) -> ZoneSet {
        self.tables().land[zone.index()]
    }

    /// Neighbours of a zone across a river.
    #[inline]
    pub fn rivers_of(&self, zone: Zone) -> ZoneSet {
        self.tables().rivers[zone.index()]
    }

    /// Zones an aircraft reaches from a zone.
    #[inline]
    pub fn flights_from(&self, zone: Zone) -> ZoneSet {
        self.tables().air2[zone.index()]
    }

    /// The points of a zone.
    #[inline]
    pub fn points_of(&self, zone: Zone) -> u8 {
        self.tables().bp[zone.index()]
    }

    /// Points that win the war.
    pub fn winning_points(&self) -> u8 {
        self.tables().victory_bp
    }

    /// Zones with a city.
    #[inline]
    pub fn city_zones(&self) -> ZoneSet {
        self.tables().cities
    }

    /// What a place adds to those who fight there.
    #[inline]
    pub fn ground(&self, place: Place) -> &'static Ground {
        if place.is_city() { &self.tables().city_ground } else { &self.tables().ground[place.zone().index()] }
    }

    /// Counters that moved in this step.
    #[inline]
    pub fn moved(&self) -> UnitSet {
        self.turn.moved
    }

    /// Attackers whose last border was a river.
    #[inline]
    pub fn crossed(&self) -> UnitSet {
        self.turn.crossed
    }

    /// Cities whose siege was announced and not resolved.
    #[inline]
    pub fn sieges(&self) -> ZoneSet {
        self.turn.sieges
    }

    /// Hits a side has still to take in the battle on the board.
    pub fn hits_on(&self, side: Side) -> u8 {
        self.battle.hits[side.index()].iter().sum()
    }

    /// The last turn of the scenario.
    pub fn last_quarter(&self) -> Quarter {
        self.scenario_def().end
    }
}

impl crate::state::Battle {
    /// A die lies on the table.
    #[inline]
    pub(crate) fn show_die(&mut self, side: Side, die: u8) {
        self.thrown[side.index()][usize::from(die.clamp(1, 6)) - 1] += 1;
    }

    /// Where it is, or the last one was, fought.
    pub fn place(&self) -> Place {
        self.place
    }
}
