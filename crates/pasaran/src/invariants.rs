//! What holds in every position play can reach.

use crate::actions::Mode;
use crate::board::Spot;
use crate::flow::{self, Pasaran};
use crate::ids::{Chit, Place, Side, Zone};
use crate::sets::{CardSet, UnitSet};
use crate::state::{Frame, State, Step};
use frente_kernel::{Game, Node};

impl State {
    /// Every invariant the position breaks, in words.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        self.time_faults(&mut faults);
        self.card_faults(&mut faults);
        self.counter_faults(&mut faults);
        self.ground_faults(&mut faults);
        self.battle_faults(&mut faults);
        // Only of a position that is sound so far can it be asked what may follow.
        if faults.is_empty() {
            self.pending_faults(&mut faults);
        }
        faults
    }

    fn time_faults(&self, faults: &mut Vec<String>) {
        let Some(scenario) = self.data().scenarios.get(usize::from(self.scenario)) else {
            let last = self.data().scenarios.len() - 1;
            return faults.push(format!("the scenarios of the pack are numbered 0 to {last}, found {}", self.scenario));
        };
        if !(scenario.start..=scenario.end).contains(&self.quarter) {
            let (start, end) = (scenario.start, scenario.end);
            faults.push(format!("the turn {} lies outside {start} to {end}, the turns of the scenario", self.quarter));
        }
    }

    fn battle_faults(&self, faults: &mut Vec<String>) {
        for frame in self.stack.iter() {
            let gone = match frame {
                // §5.1: a reinforcement comes from elsewhere.
                Frame::Carry(_, Mode::Arrival) => UnitSet::NONE,
                Frame::Carry(unit, _) | Frame::GoOn(unit, _) | Frame::Regroup(unit) => UnitSet::only(unit),
                Frame::Leaving(..) => self.battle.leaving.or(self.battle.going.into_iter().collect()),
                _ => UnitSet::NONE,
            };
            for unit in gone.iter().filter(|unit| self.board.place(*unit).is_none()) {
                faults.push(format!("{unit} is about to go somewhere and is not on the map"));
            }
        }
        for (side, chit) in Side::ALL.into_iter().flat_map(|side| Chit::ALL.map(|chit| (side, chit))) {
            let [drawn, played] =
                [&self.battle.drawn, &self.battle.played].map(|hand| hand[side.index()][chit.index()]);
            if u16::from(drawn) + u16::from(played) > u16::from(self.tables().cups[side.index()][chit.index()]) {
                faults.push(format!("the {side} side has more chits {chit} than its cup holds"));
            }
        }
    }

    fn pending_faults(&self, faults: &mut Vec<String>) {
        if self.ending.is_some() {
            return;
        }
        if self.stack.top().is_none() {
            return faults.push("something is pending until the match has ended".to_owned());
        }
        let mut chances = Vec::new();
        let stuck = match Pasaran::node(self) {
            Node::Decision(_) => flow::menu(self).first().is_none(),
            Node::Chance => {
                Pasaran::chance_outcomes(self, &mut chances);
                chances.is_empty()
            }
            Node::Over(_) => false,
        };
        if stuck {
            faults.push("the last frame of the stack has nothing to choose, no die and no card to wait for".to_owned());
        }
    }

    fn card_faults(&self, faults: &mut Vec<String>) {
        let piles = [self.hands[0], self.hands[1], self.pile.cards(), self.drawn, self.in_force, self.removed];
        // A card that takes effect has left the hand and goes on from there.
        let playing: CardSet = self
            .stack
            .iter()
            .filter_map(|frame| match frame {
                Frame::Effect(card, _) => Some(card),
                _ => None,
            })
            .collect();
        let together = piles.iter().fold(playing, |set, pile| set.or(*pile));
        let counted: u32 = piles.iter().map(|pile| pile.len()).sum::<u32>() + playing.len();
        let queued = self.pile.len() == self.pile.cards().len();
        if together != CardSet::ALL || counted != together.len() || !queued {
            faults.push("every card is in exactly one place".to_owned());
        }
        for side in Side::ALL {
            let at = side.index();
            if self.fresh[at].without(self.hands[at]).any() {
                faults.push("cards bought this turn are in the hand".to_owned());
            }
        }
        if self.open_cards.without(self.hands[0].or(self.hands[1])).any() {
            faults.push("cards taken openly are in a hand".to_owned());
        }
    }

    fn counter_faults(&self, faults: &mut Vec<String>) {
        let tables = self.tables();
        for (unit, spot) in self.board.iter() {
            let there = tables.all.contains(unit);
            if there != (spot != Spot::ABSENT) {
                faults.push(format!("{unit} is somewhere exactly if the pack has it"));
            }
            if self.is_reduced(unit) && tables.one_step[unit.kind().index()] {
                faults.push(format!("{unit} shows a blank back"));
            }
            let waits = spot == Spot::RESERVE || spot == Spot::LOCKED;
            if self.is_reduced(unit) && waits {
                faults.push(format!("{unit} is reduced in the reserve"));
            }
            let Some(place) = spot.place() else { continue };
            let zone = place.zone();
            if place.is_city() && !tables.cities.contains(zone) {
                faults.push(format!("{unit} stands in {place}, which is no city"));
            }
            if tables.land_units.contains(unit) && !tables.dry.contains(zone) {
                faults.push(format!("the land unit {unit} stands in {place}"));
            }
        }
        for zone in tables.cities.iter() {
            for side in Side::ALL {
                let crowd = self.board.units(Place::city_of(zone), side).and(tables.combat).len();
                if crowd > 3 {
                    faults.push(format!("{crowd} units of a side in the city of {zone}"));
                }
            }
        }
    }

    fn ground_faults(&self, faults: &mut Vec<String>) {
        let tables = self.tables();
        for zone in Zone::ALL.into_iter().filter(|zone| zone.is_held()) {
            let owners = |sets: &[crate::sets::ZoneSet; 2]| sets.iter().filter(|set| set.contains(zone)).count();
            if owners(&self.zones) != 1 || owners(&self.cities) != usize::from(tables.cities.contains(zone)) {
                faults.push(format!("{zone} and its city have one owner each"));
            }
        }
        let fighting = matches!(self.turn.step, Step::Movement | Step::Combat | Step::Exploitation | Step::Pursuit);
        if !fighting && self.ending.is_none() {
            for (unit, spot) in self.board.iter() {
                if let Some(place) = spot.place()
                    && !self.holds(unit.side(), place)
                {
                    faults.push(format!("{unit} stands in {place}, which its side does not hold"));
                }
            }
        }
        for (place, count) in self.trenches.iter() {
            if count > if place.is_city() { 1 } else { 2 } {
                faults.push(format!("{count} trenches in {place}"));
            }
            if count > 0 && place.is_city() && !tables.cities.contains(place.zone()) {
                faults.push(format!("a trench in {place}, which is no city"));
            }
        }
        for unit in self.works.iter() {
            let Some(place) = self.board.place(unit) else {
                faults.push(format!("{unit} digs and is not on the map"));
                continue;
            };
            if self.board.around(place.zone(), unit.side()).and(self.works).len() > 1 {
                faults.push(format!("{unit} does not dig alone in {}", place.zone()));
            }
        }
    }
}
