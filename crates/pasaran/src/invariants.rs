//! What holds in every position play can reach.

use crate::board::Spot;
use crate::ids::{Place, Side, Zone};
use crate::sets::CardSet;
use crate::state::{Frame, State, Step};

impl State {
    /// Every invariant the position breaks, in words.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        self.card_faults(&mut faults);
        self.counter_faults(&mut faults);
        self.ground_faults(&mut faults);
        if self.ending.is_none() && self.stack.top().is_none() {
            faults.push("something is pending until the match has ended".to_owned());
        }
        faults
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
        }
        let works = self.works.iter().filter_map(|(zone, unit)| Some((zone, unit?)));
        for (zone, unit) in works {
            if self.board.place(unit).map(Place::zone) != Some(zone) {
                faults.push(format!("{unit} digs in {zone} and stands elsewhere"));
            }
        }
    }
}
