//! Everything that can be chosen and can happen, and how it is written.

use frente_kernel::{Seat, UnknownName};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// A cell of the board, `a1` to `c3`: the letter is its column, the number its row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub u8);

impl Cell {
    /// The nine cells, row by row.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..9).map(Cell)
    }

    /// Its place in tables.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What a seat may choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// §2: throws for a cell.
    Aim(Cell),
}

frente_kernel::pieces! {
    in "dado.ts"
    /// A piece of the table.
    pub enum Piece {
        /// A cell of the board.
        Cell(Cell) = "cell",
    }
}

/// A six-sided die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die(pub u8);

/// What happened, as the log tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// §2: a seat takes aim.
    Aimed(Seat, Cell),
    /// §2: what the die shows.
    Thrown(Die),
    /// §2: it hits.
    Hit(Seat, Cell),
    /// §2: it misses.
    Missed,
    /// §3: a seat has three in a line.
    Won(Seat),
    /// §3: nobody has.
    Drawn,
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 % 3), self.0 / 3 + 1)
    }
}

impl FromStr for Cell {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Cell, UnknownName> {
        Cell::all().find(|cell| cell.to_string() == text).ok_or(UnknownName)
    }
}

impl Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action::Aim(cell) = self;
        write!(f, "aim {cell}")
    }
}

impl FromStr for Action {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Action, UnknownName> {
        text.strip_prefix("aim ").ok_or(UnknownName)?.parse().map(Action::Aim)
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "die {}", self.0)
    }
}

impl FromStr for Die {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Die, UnknownName> {
        let faces = (1..=6).map(Die);
        faces.into_iter().find(|die| die.to_string() == text).ok_or(UnknownName)
    }
}

impl Serialize for Die {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}
