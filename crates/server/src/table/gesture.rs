//! What one change of a position is made of: the actions of a gesture, the dice that fall due, and the answers that need no
//! asking.

use super::chair::Sitter;
use super::live::Live;
use frente_catalog::ActError;
use frente_kernel::Seat;

/// Most actions of one gesture.
pub const LONGEST: usize = 32;

/// Answers given in one change without asking; a match that has more asks the next.
const ANSWERS: usize = 64;

impl Live {
    /// Carries out the actions of a gesture in order. The first must be legal; the others as far as `seat` still chooses and
    /// they are: no further than a die, another seat, or what has lost its ground on the way.
    pub(super) fn gesture(&mut self, seat: Seat, actions: &[String]) -> Result<(), ActError> {
        for (at, action) in actions.iter().enumerate() {
            if at > 0 && (self.table.node().deciding() != Some(seat) || self.table.explain(seat, action).is_err()) {
                break;
            }
            self.table.act(seat, action)?;
        }
        Ok(())
    }

    /// Throws every die that is due.
    pub(super) fn roll(&mut self) {
        if let Some(dice) = &self.dice {
            self.table.roll(dice);
        }
    }

    /// Gives the answers that need no asking, in the change that began after `steps` steps.
    ///
    /// Among people an answer is given only where everybody can tell that it is the only one: how soon it comes then tells
    /// nothing. Bots do not see time, so a person who plays against bots is not asked either where only their own cards say
    /// so. What could still be taken back is not made final: that question is asked.
    pub(super) fn answer_alone(&mut self, steps: usize) {
        for _ in 0..ANSWERS {
            let Some(seat) = self.table.node().deciding() else { return };
            let Some((_, action)) = self.table.forced(self.is_among_bots_beside(seat)) else { return };
            let now = self.table.steps();
            let own = now > 0 && self.table.step(now).is_some_and(|step| step.seat == Some(seat));
            if own && self.floor_after(steps) < now {
                return;
            }
            if self.table.act(seat, &action).is_err() {
                return;
            }
            self.roll();
        }
    }

    /// Whether `seat` is a person's and every other seat a bot's.
    fn is_among_bots_beside(&self, seat: Seat) -> bool {
        let chairs = self.header.chairs.iter().enumerate();
        chairs
            .map(|(at, chair)| (at == usize::from(seat.0), matches!(chair.sitter, Sitter::Bot(_))))
            .all(|(own, bot)| own != bot)
    }
}
