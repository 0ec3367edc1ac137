//! The invariants of a position, each broken one in words.

use crate::board::{CELLS, Cell, CellSet};
use crate::ids::{Side, UnitIx};
use crate::state::{Frame, State};
use frente_kernel::{By, Seat};

impl State {
    /// Every invariant the position breaks.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut out = Vec::new();
        let mut say = |broken: bool, what: &str| {
            if broken {
                out.push(what.to_owned());
            }
        };
        let mut stood = By::of([CellSet::EMPTY; 2]);
        for unit in self.units.iter() {
            let place = &self.units[unit];
            match place.cell {
                Some(cell) => {
                    stood[self.side(unit)].insert(cell);
                    // Who crosses a friend stands on his cell for a moment.
                    let crossing = self.stack.top() == Some(Frame::Moving(unit));
                    say(self.at[cell] != Some(unit) && !crossing, "a unit stands where the field does not show it");
                    say(place.carrier.is_some(), "a unit on a cell is carried");
                    say(!CellSet::field(self.width()).contains(cell), "a unit stands off the field");
                }
                None => say(!self.is_waiting(unit), "a unit is nowhere"),
            }
            let offered = place.arms.is_within(self.rules(unit).all_slots());
            say(!offered, "a unit has tokens its card does not offer");
            say(!place.grey.is_within(place.arms), "a token lies grey that is not there");
            say(place.wounds >= self.wounds_of(unit), "a unit stands with wounds that destroy it");
        }
        let maps = self.stood == stood;
        say(!maps, "the maps of the sides do not show their units");
        let shown = (0..CELLS as u8).filter(|cell| self.at[Cell(*cell)].is_some()).count();
        say(shown as u32 != stood[Side::A].len() + stood[Side::B].len(), "the field shows a unit that is gone");
        for seat in (0..self.chairs()).map(Seat) {
            say(self.stored_pa(seat) > self.most_pa(seat), "more points stored than the staff holds");
        }
        let pending = |wanted: fn(&Frame) -> bool| self.stack.frames().iter().any(wanted);
        let attacked = pending(Frame::is_of_an_attack) == self.attack.is_some();
        say(!attacked, "an attack is under way that no frame speaks of, or the other way round");
        let volley = pending(Frame::is_volley) == self.salvo.is_some();
        say(!volley, "an area is attacked that no frame speaks of, or the other way round");
        let assaulted = pending(Frame::is_exchange) == self.assault.is_some();
        say(!assaulted, "an assault is in progress that no frame speaks of, or the other way round");
        say(self.ending.is_none() && self.stack.top().is_none(), "nothing is pending, yet the match goes on");
        for side in Side::ALL {
            let hq = self.hq_list().any(|hq| self.hq_side(hq) == side);
            say(!hq, "a side has no staff");
        }
        out
    }

    /// Whether a unit without a cell is carried, or waits beside a wreck.
    fn is_waiting(&self, unit: UnitIx) -> bool {
        let carries = |carrier: UnitIx| {
            self.units.is_live(carrier) && self.units[carrier].cell.is_some() && self.rules(carrier).is_carrier()
        };
        match self.units[unit].carrier {
            Some(carrier) => carries(carrier),
            None => self.stack.iter().any(|frame| matches!(frame, Frame::Wreck(..))),
        }
    }
}
