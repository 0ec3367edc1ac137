//! What one change of a position is made of, at a server's table: see [`conduct`].

use super::live::Live;
use frente_catalog::{ActError, conduct};
use frente_kernel::Seat;

impl Live {
    /// Carries out the actions of a gesture, as far as it goes.
    pub(super) fn gesture(&mut self, seat: Seat, actions: &[String]) -> Result<(), ActError> {
        conduct::gesture(&mut *self.table, seat, actions)
    }

    /// Throws every die that is due.
    pub(super) fn roll(&mut self) {
        if let Some(dice) = &self.dice {
            self.table.roll(dice);
        }
    }

    /// Gives the answers that need no asking, in the change that began after `steps` steps.
    pub(super) fn answer_alone(&mut self, steps: usize) {
        let (bots, floor) = (self.bots(), self.floor);
        conduct::answer_alone(&mut *self.table, self.dice.as_ref(), &bots, floor, steps);
    }

    /// The undo barrier after what was added to the first `steps`.
    pub(super) fn floor_after(&mut self, steps: usize) -> usize {
        let (bots, floor) = (self.bots(), self.floor);
        conduct::floor_after(&mut *self.table, &bots, floor, steps)
    }

    /// By seat, whether a bot sits there.
    fn bots(&self) -> Vec<bool> {
        self.header.chairs.iter().map(|chair| chair.level().is_some()).collect()
    }
}
