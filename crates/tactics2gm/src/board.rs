//! The field: cells, directions, distances. No terrain and no units here, only geometry.
//!
//! A field is six lines deep and eight columns wide, or sixteen with two copies of the game (§14.7). Distance is counted
//! in orthogonal steps (§11.6.2, ruling A01); nothing blocks sight.

use crate::ids::Side;
use frente_kernel::Key;
use frente_kernel::vocabulary::Sample;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Lines from one deployment line to the other.
pub const LINES: u8 = 6;
/// Columns of one board.
pub const COLUMNS: u8 = 8;
/// Cells of the widest field; also the size of tables indexed by cell.
pub const CELLS: usize = 96;

/// A cell: its line from side A times sixteen, and its column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Cell(pub(crate) u8);

impl Cell {
    /// The cell in `column` and `line`, both counted from 0.
    #[inline]
    pub const fn at(column: u8, line: u8) -> Cell {
        Cell(line * 16 + column)
    }

    /// Its column, from 0.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 & 15
    }

    /// Its line from side A, from 0.
    #[inline]
    pub const fn line(self) -> u8 {
        self.0 >> 4
    }

    /// Its place in tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its line counted from the deployment line of `side`, from 0.
    #[inline]
    pub const fn line_of(self, side: Side) -> u8 {
        match side {
            Side::A => self.line(),
            Side::B => LINES - 1 - self.line(),
        }
    }

    /// Orthogonal steps to `other`.
    #[inline]
    pub const fn distance(self, other: Cell) -> u8 {
        self.column().abs_diff(other.column()) + self.line().abs_diff(other.line())
    }

    /// The next cell in a direction, on a field of `width` columns.
    #[inline]
    pub const fn step(self, dir: Dir, width: u8) -> Option<Cell> {
        let (column, line) = (self.column(), self.line());
        match dir {
            Dir::North if line + 1 < LINES => Some(Cell(self.0 + 16)),
            Dir::East if column + 1 < width => Some(Cell(self.0 + 1)),
            Dir::South if line > 0 => Some(Cell(self.0 - 16)),
            Dir::West if column > 0 => Some(Cell(self.0 - 1)),
            _ => None,
        }
    }

    /// The direction of a cell known to be an orthogonal neighbour.
    #[inline]
    pub(crate) const fn facing(self, neighbour: Cell) -> Dir {
        match neighbour.0.wrapping_sub(self.0) {
            16 => Dir::North,
            1 => Dir::East,
            255 => Dir::West,
            _ => Dir::South,
        }
    }

    /// The direction of an orthogonal neighbour.
    pub fn towards(self, other: Cell) -> Option<Dir> {
        Dir::ALL.into_iter().find(|dir| self.step(*dir, 16) == Some(other))
    }
}

impl Key for Cell {
    const COUNT: usize = CELLS;

    #[inline]
    fn place(self) -> usize {
        self.index()
    }

    #[inline]
    fn at(place: usize) -> Cell {
        Cell(place as u8)
    }
}

impl Sample for Cell {
    fn sample() -> Cell {
        Cell::at(0, 0)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.line() + 1)
    }
}

/// Text that names no cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such cell, expected a1 to p6")]
pub struct NoCell;

impl FromStr for Cell {
    type Err = NoCell;
    fn from_str(text: &str) -> Result<Cell, NoCell> {
        match *text.as_bytes() {
            [column @ b'a'..=b'p', line @ b'1'..=b'6'] => Ok(Cell::at(column - b'a', line - b'1')),
            _ => Err(NoCell),
        }
    }
}

impl Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A direction on the field. North leads from side A to side B.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Dir {
    /// Towards side B.
    North,
    /// Towards higher columns.
    East,
    /// Towards side A.
    South,
    /// Towards lower columns.
    West,
}

impl Dir {
    /// All four, clockwise from north.
    pub const ALL: [Dir; 4] = [Dir::North, Dir::East, Dir::South, Dir::West];

    /// The way `side` faces.
    pub const fn forward(side: Side) -> Dir {
        match side {
            Side::A => Dir::North,
            Side::B => Dir::South,
        }
    }

    /// The direction a quarter turn to the right.
    pub const fn right(self) -> Dir {
        match self {
            Dir::North => Dir::East,
            Dir::East => Dir::South,
            Dir::South => Dir::West,
            Dir::West => Dir::North,
        }
    }

    const fn letter(self) -> &'static str {
        match self {
            Dir::North => "n",
            Dir::East => "e",
            Dir::South => "s",
            Dir::West => "w",
        }
    }
}

impl Sample for Dir {
    fn sample() -> Dir {
        Dir::North
    }
}

impl fmt::Display for Dir {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

impl FromStr for Dir {
    type Err = NoCell;
    fn from_str(text: &str) -> Result<Dir, NoCell> {
        Dir::ALL.into_iter().find(|dir| dir.letter() == text).ok_or(NoCell)
    }
}

/// A set of cells, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
#[cfg_attr(feature = "ts", ts(type = "Array<string>"))]
pub struct CellSet(pub(crate) u128);

impl CellSet {
    /// The empty set.
    pub const EMPTY: CellSet = CellSet(0);

    /// Whether `cell` is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        let word = if cell.0 < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        word >> (cell.0 & 63) & 1 != 0
    }

    /// Puts `cell` in.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        let bit = 1u64 << (cell.0 & 63);
        self.0 |= if cell.0 < 64 { bit as u128 } else { (bit as u128) << 64 };
    }

    /// Takes `cell` out.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.0);
    }

    /// The cells in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }

    /// The cells in either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }

    /// The cells of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }

    /// Every cell moved one step; what leaves the widest field is gone, what leaves a narrower one must be cut off.
    #[must_use]
    #[inline]
    pub(crate) const fn shifted(self, dir: Dir) -> CellSet {
        const FIRST: u128 = 0x0001_0001_0001_0001_0001_0001;
        CellSet(match dir {
            Dir::North => self.0 << 16 & CellSet::field(16).0,
            Dir::East => (self.0 & !(FIRST << 15)) << 1,
            Dir::South => self.0 >> 16,
            Dir::West => (self.0 & !FIRST) >> 1,
        })
    }

    /// Every cell beside one of the set.
    #[must_use]
    #[inline]
    pub(crate) const fn spread(self) -> CellSet {
        let line = self.shifted(Dir::East).or(self.shifted(Dir::West));
        line.or(self.shifted(Dir::North)).or(self.shifted(Dir::South))
    }

    /// The deployment line of a side.
    #[inline]
    pub(crate) const fn home(side: Side) -> CellSet {
        CellSet::line(if matches!(side, Side::A) { 0 } else { LINES - 1 }, 16)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells the set holds.
    #[inline]
    pub const fn len(self) -> u32 {
        // Cells of one board fill half of each line: folded together, they are counted in one word.
        let (low, high) = (self.0 as u64, ((self.0 >> 64) as u64) << COLUMNS);
        if low & high == 0 { (low | high).count_ones() } else { self.0.count_ones() }
    }

    /// The cell that has `at` others of the set before it.
    #[inline]
    pub(crate) fn nth(self, at: u32) -> Cell {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let before = low.count_ones();
        let (mut word, skipped, first) = if at < before { (low, at, 0) } else { (high, at - before, 64) };
        for _ in 0..skipped {
            word &= word - 1;
        }
        Cell(first + word.trailing_zeros() as u8)
    }

    /// The cells in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        // Word by word: a processor counts zeros in one of them at a time.
        let (mut low, mut high) = (self.0 as u64, (self.0 >> 64) as u64);
        std::iter::from_fn(move || {
            let (word, first) = if low != 0 { (&mut low, 0) } else { (&mut high, 64) };
            (*word != 0).then(|| {
                let cell = Cell(first + word.trailing_zeros() as u8);
                *word &= *word - 1;
                cell
            })
        })
    }

    /// The cells of a field of `width` columns: those of one board, or of two.
    #[inline]
    pub const fn field(width: u8) -> CellSet {
        const LINE: u128 = 0x0001_0001_0001_0001_0001_0001;
        CellSet(if width <= COLUMNS { 0xff * LINE } else { 0xffff * LINE })
    }

    /// The cells of a line from side A, from 0.
    pub const fn line(line: u8, width: u8) -> CellSet {
        CellSet(((1 << width) - 1) << (line * 16))
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, |mut set, cell| {
            set.insert(cell);
            set
        })
    }
}

impl Serialize for CellSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CellSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Cell>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// No weapon reaches further.
pub const FARTHEST: usize = 7;

/// The cells within so many steps of a cell, by steps and cell.
static WITHIN: [[CellSet; CELLS]; FARTHEST + 1] = REACHED;
const REACHED: [[CellSet; CELLS]; FARTHEST + 1] = within();

const fn within() -> [[CellSet; CELLS]; FARTHEST + 1] {
    let mut table = [[CellSet::EMPTY; CELLS]; FARTHEST + 1];
    let mut from = 0;
    while from < CELLS {
        table[0][from].insert(Cell(from as u8));
        from += 1;
    }
    let (mut steps, columns) = (1, CellSet::field(16).0);
    let first = 0x0001_0001_0001_0001_0001_0001;
    while steps <= FARTHEST {
        let mut from = 0;
        while from < CELLS {
            let near = table[steps - 1][from].0;
            let (west, east) = ((near & !first) >> 1, (near & !(first << 15)) << 1);
            table[steps][from] = CellSet((near | west | east | near << 16 | near >> 16) & columns);
            from += 1;
        }
        steps += 1;
    }
    table
}

/// The cells from `least` to `most` steps away.
#[inline]
pub fn ring(from: Cell, least: u8, most: u8) -> CellSet {
    let most = WITHIN[usize::from(most).min(FARTHEST)][from.index()];
    match least {
        0 => most,
        _ => most.without(WITHIN[usize::from(least - 1).min(FARTHEST)][from.index()]),
    }
}

/// The orthogonal neighbours of a cell, on one board and on two.
static BESIDE: [[CellSet; CELLS]; 2] = [neighbours(COLUMNS), neighbours(2 * COLUMNS)];

const fn neighbours(width: u8) -> [CellSet; CELLS] {
    let mut table = [CellSet::EMPTY; CELLS];
    let mut from = 0;
    while from < CELLS {
        let own = CellSet(1 << from);
        table[from] = REACHED[1][from].without(own).and(CellSet::field(width));
        from += 1;
    }
    table
}

/// The orthogonal neighbours of a cell, on a field of `width` columns.
#[inline]
pub fn beside(cell: Cell, width: u8) -> CellSet {
    BESIDE[usize::from(width > COLUMNS)][cell.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_one_step_away() {
        for width in [8, 16] {
            for cell in CellSet::field(width).iter() {
                let steps: CellSet = Dir::ALL.into_iter().filter_map(|dir| cell.step(dir, width)).collect();
                assert_eq!(beside(cell, width), steps, "{cell}");
                for next in steps.iter() {
                    assert_eq!(cell.step(cell.facing(next), width), Some(next), "{cell} {next}");
                }
            }
        }
    }

    #[test]
    fn shifted_sets_are_steps() {
        for width in [8, 16] {
            for cell in CellSet::field(width).iter() {
                let alone: CellSet = [cell].into_iter().collect();
                for dir in Dir::ALL {
                    let steps: CellSet = cell.step(dir, width).into_iter().collect();
                    let shifted = alone.shifted(dir).and(CellSet::field(width));
                    assert_eq!(shifted, steps, "{cell} {dir}");
                }
                assert_eq!(alone.spread().and(CellSet::field(width)), beside(cell, width), "{cell}");
            }
        }
    }

    #[test]
    fn rings_agree_with_distances() {
        for from in CellSet::field(16).iter() {
            for to in CellSet::field(16).iter() {
                for most in 0..=FARTHEST as u8 {
                    let inside = (2..=most).contains(&from.distance(to));
                    assert_eq!(ring(from, 2, most).contains(to), inside, "{from} {to} {most}");
                }
            }
        }
    }

    #[test]
    fn cells_of_a_set_are_counted_in_their_order() {
        let set: CellSet = CellSet::field(16).iter().filter(|cell| cell.0 % 7 != 3).collect();
        for (at, cell) in set.iter().enumerate() {
            assert_eq!(set.nth(at as u32), cell);
        }
    }

    #[test]
    fn cells_are_written_and_read() {
        for cell in CellSet::field(16).iter() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        assert_eq!("q1".parse::<Cell>(), Err(NoCell));
        assert_eq!(Cell::at(3, 0).step(Dir::West, 8), Some(Cell::at(2, 0)));
        assert_eq!(Cell::at(7, 0).step(Dir::East, 8), None);
        assert_eq!(Cell::at(2, 5).line_of(Side::B), 0);
    }
}
