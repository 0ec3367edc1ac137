//! The invariants of a position, each broken one in words.

use super::{Frame, State, UnitIx};
use crate::board::{CELLS, Cell, CellSet};
use crate::data::NONE;
use crate::ids::Side;
use frente_kernel::Seat;

impl State {
    /// Every invariant the position breaks.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut out = Vec::new();
        let mut say = |broken: bool, what: &str| {
            if broken {
                out.push(what.to_owned());
            }
        };
        let mut stood = [CellSet::EMPTY; 2];
        for unit in self.units.iter() {
            let place = &self.units[unit];
            match place.cell {
                Some(cell) => {
                    stood[self.side(unit) as usize].insert(cell);
                    // Who crosses a friend stands on his cell for a moment.
                    let crossing = self.stack.top() == Some(Frame::Moving(unit));
                    say(self.at[cell] != unit && !crossing, "a unit stands where the field does not show it");
                    say(place.carrier != NONE, "a unit on a cell is carried");
                    say(!CellSet::field(self.width()).contains(cell), "a unit stands off the field");
                }
                None => say(!self.is_waiting(unit), "a unit is nowhere"),
            }
            let most = self.rules(unit).slot_count;
            say(u16::from(place.arms) >> most != 0, "a unit has tokens its card does not offer");
            say(place.grey & !place.arms != 0, "a token lies grey that is not there");
            say(place.wounds >= self.wounds_of(unit), "a unit stands with wounds that destroy it");
        }
        let maps = self.stood == stood;
        say(!maps, "the maps of the sides do not show their units");
        let shown = (0..CELLS as u8).filter(|cell| self.at[Cell(*cell)] != NONE).count();
        say(shown as u32 != stood[0].len() + stood[1].len(), "the field shows a unit that is gone");
        for seat in (0..self.chairs()).map(Seat) {
            say(self.stored_pa(seat) > self.most_pa(seat), "more points stored than the staff holds");
        }
        let cards = self.carded.iter().all(|cell| self.terrain[cell] != NONE);
        say(!cards, "a terrain card lies where there is none");
        say(self.ending.is_none() && self.stack.top().is_none(), "nothing is pending, yet the match goes on");
        for side in Side::ALL {
            let hq = self.hq_list().any(|hq| self.hq_side(hq) == side);
            say(!hq, "a side has no staff");
        }
        out
    }

    /// Carried, or thrown from a wreck.
    fn is_waiting(&self, unit: UnitIx) -> bool {
        let carrier = self.units[unit].carrier;
        let carries = |carrier| self.units[carrier].cell.is_some() && self.rules(carrier).is_carrier();
        carrier == super::WRECKED || (self.units.is_live(carrier) && carries(carrier))
    }
}
