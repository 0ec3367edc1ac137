//! What its bots value: open lines, and how far along they are.

use crate::state::LINES;
use crate::{Action, Dado, State};
use frente_kernel::Seat;
use frente_search::Evaluator;

/// Knows the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Strategist;

/// What a line with so many marks of one seat and none of the other is worth.
const WORTH: [f32; 4] = [0.0, 1.0, 4.0, 20.0];

impl Evaluator<Dado> for Strategist {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        let lead = LINES.iter().map(|line| lead(state, *line, seat)).sum::<f32>();
        1.0 / (1.0 + (-lead / 4.0).exp())
    }

    /// Cells on lines that somebody has begun look promising.
    fn prior(&self, state: &State, Action::Aim(cell): Action) -> f32 {
        let through = LINES.iter().filter(|line| line.contains(&cell.0));
        0.2 + through.map(|line| lead(state, *line, state.turn()).abs() + 0.5).sum::<f32>()
    }
}

/// How far ahead `seat` is on a line that is still open to one of the two.
fn lead(state: &State, line: [u8; 3], seat: Seat) -> f32 {
    match (state.on_line(line, seat), state.on_line(line, Seat(1 - seat.0))) {
        (own, 0) => WORTH[own],
        (0, other) => -WORTH[other],
        _ => 0.0,
    }
}
