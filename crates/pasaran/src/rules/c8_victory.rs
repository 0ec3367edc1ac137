//! Chapter 8: who has won.

use crate::actions::{Ending, Event};
use crate::ids::{Side, Zone};
use crate::sets::ZoneSet;
use crate::state::State;
use frente_kernel::{EventSink, Outcome, Seat, SeatSet};

impl State {
    /// Zones a side holds whole: the city too, where there is one (§6.6).
    #[inline]
    pub(crate) fn whole_zones(&self, side: Side) -> ZoneSet {
        self.zones_of(side).without(self.cities_of(side.enemy()))
    }

    /// Points of the zones a side holds whole, cards not counted (ruling A25).
    pub fn zone_points(&self, side: Side) -> u8 {
        self.whole_zones(side).iter().map(|zone| self.tables().bp[zone.index()]).sum()
    }

    /// §8.0-no-surrender: one side has won and the other has lost, whatever the ending.
    pub(crate) fn outcome(&self, ending: Ending) -> Outcome {
        let winner = ending.winner();
        Outcome {
            winners: SeatSet::only(Seat(winner as u8)),
            losers: SeatSet::only(Seat(winner.enemy() as u8)),
            label: ending.label(),
            grade: "",
            score: i32::from(self.zone_points(winner)),
        }
    }
}

fn finish(state: &mut State, ending: Ending, log: &mut impl EventSink<Event>) -> bool {
    state.ending = Some(ending);
    log.emit(Event::Ended(ending));
    true
}

/// §8.0-automatic: twenty points, tested after every step (ruling P61).
pub(crate) fn check_production(state: &mut State, log: &mut impl EventSink<Event>) -> bool {
    let enough = state.tables().victory_bp;
    match Side::ALL.into_iter().find(|side| state.zone_points(*side) >= enough) {
        Some(side) => finish(state, Ending::Production(side), log),
        None => false,
    }
}

/// §8.0-table: at the end of 1936, of 1937, and of the scenario.
pub(crate) fn check_table(state: &mut State, log: &mut impl EventSink<Event>) -> bool {
    let held = |zone: Zone| state.zones_of(Side::Nationalist).contains(zone);
    let city = |zone: Zone| state.cities_of(Side::Nationalist).contains(zone);
    let (year, last) = (state.quarter.year(), state.quarter.number() == 4);
    if last && year <= 1937 && held(Zone::Madrid) {
        return finish(state, Ending::Madrid, log);
    }
    if last && year == 1937 && city(Zone::Barcelona) && city(Zone::Valencia) {
        return finish(state, Ending::Levante, log);
    }
    if state.quarter >= state.scenario_def().end {
        return finish(state, Ending::Endurance, log);
    }
    false
}
