//! What is agreed before the first throw, and a position.

use crate::Cell;
use frente_kernel::Seat;
use serde::{Deserialize, Serialize};

/// §1: what is agreed before the first throw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The lowest throw that hits, 1 to 6.
    pub hits: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { hits: 3 }
    }
}

/// A position. `throws` counts the throws made; `aim` is the cell the die is thrown for, so that what is pending is data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(crate) hits: u8,
    pub(crate) throws: u8,
    pub(crate) marks: [Option<Seat>; 9],
    pub(crate) aim: Option<u8>,
}

/// §3: the cells of every line.
pub const LINES: [[u8; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

impl State {
    /// Whose mark is in a cell.
    pub fn mark(&self, cell: Cell) -> Option<Seat> {
        self.marks[cell.index()]
    }

    /// The seat whose turn it is: every throw passes the turn.
    pub fn turn(&self) -> Seat {
        Seat(self.throws % 2)
    }

    /// How many marks of `seat` are on a line.
    pub fn on_line(&self, line: [u8; 3], seat: Seat) -> usize {
        line.into_iter().filter(|cell| self.marks[usize::from(*cell)] == Some(seat)).count()
    }
}
