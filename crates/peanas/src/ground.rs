//! The table itself: scenery and works as pieces, their outlines, squares and sectors.
//!
//! A piece is a kind, a place and one of sixteen turns; its outline is that of its kind in the data, turned when the
//! pack is loaded. Roads and rivers are bands between two places on the border.

use crate::data::{Data, PieceDef, Shape};
use crate::geometry::polygon::{Base, Convex, Polygon, WHOLE, along};
use crate::geometry::{CM, Facing, Point, V};
use crate::ids::{PieceKind, Size, Square};
use serde::{Deserialize, Serialize};

/// Most pieces a table holds.
pub const PIECES: usize = 96;

/// A piece of scenery or works on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Piece {
    /// What it is.
    pub kind: PieceKind,
    /// One of sixteen turns; bands have none.
    pub turn: u8,
    /// Degradation markers (§8.3).
    pub markers: u8,
    /// Reduced to rubble (§8.3): counts as rubble with this outline.
    pub rubble: bool,
    /// Its middle, or where a band begins.
    pub at: Point,
    /// Where a band ends; elsewhere the same as `at`.
    pub to: Point,
}

impl Piece {
    /// A piece that is not a band.
    pub const fn new(kind: PieceKind, at: Point, turn: u8) -> Piece {
        Piece { kind, turn, markers: 0, rubble: false, at, to: at }
    }

    /// A road or a river.
    pub const fn band(kind: PieceKind, from: Point, to: Point) -> Piece {
        Piece { kind, turn: 0, markers: 0, rubble: false, at: from, to }
    }

    /// Where the middles of two bands cross.
    pub fn crossing(&self, other: &Piece) -> Option<Point> {
        let ((from, to), (a, b)) = ((self.at.v(), self.to.v()), (other.at.v(), other.to.v()));
        let (before, after) = ((b - a).cross(from - a), (b - a).cross(to - a));
        let apart =
            (before > 0) == (after > 0) || ((to - from).cross(a - from) > 0) == ((to - from).cross(b - from) > 0);
        (!apart).then(|| (from + along(to - from, before * WHOLE / (before - after))).point())
    }

    /// What it counts as: rubble is rubble whatever it was.
    #[inline]
    pub const fn counts_as(&self) -> PieceKind {
        if self.rubble { PieceKind::Rubble } else { self.kind }
    }

    /// Its row in the tables.
    #[inline]
    pub fn def(&self, data: &'static Data) -> &'static PieceDef {
        data.piece(self.counts_as())
    }

    /// Its outline on the table.
    #[inline]
    pub fn outline(&self, data: &Data) -> Polygon {
        match data.piece(self.kind).shape {
            Shape::Strip(width) => Polygon::strip(self.at.v(), self.to.v(), units(width)),
            _ => data.outlines.get(self.kind, self.turn).moved(self.at.v()),
        }
    }

    /// Asks something of its outline where that need not be moved: it is handed over with the place it lies around.
    #[inline]
    fn ask<T>(&self, data: &Data, question: impl FnOnce(&Polygon, V) -> T) -> T {
        match data.piece(self.kind).shape {
            Shape::Strip(width) => question(&Polygon::strip(self.at.v(), self.to.v(), units(width)), V::default()),
            _ => question(data.outlines.get(self.kind, self.turn), self.at.v()),
        }
    }

    /// Whether its outline certainly does not reach so near to a place.
    #[inline]
    pub fn is_clear_of(&self, data: &Data, at: V, reach: i32) -> bool {
        match data.piece(self.kind).shape {
            Shape::Strip(width) => {
                let (a, b, far) = (self.at.v(), self.to.v(), units(width) / 2 + reach);
                at.x < a.x.min(b.x) - far
                    || at.x > a.x.max(b.x) + far
                    || at.y < a.y.min(b.y) - far
                    || at.y > a.y.max(b.y) + far
            }
            _ => {
                let (way, far) = (at - self.at.v(), self.radius(data) + reach);
                way.x.abs() > far || way.y.abs() > far
            }
        }
    }

    /// Whether a place lies inside or on its border.
    #[inline]
    pub fn contains(&self, data: &Data, at: V) -> bool {
        !self.is_clear_of(data, at, 0) && self.ask(data, |outline, middle| outline.contains(at - middle))
    }

    /// Whether a rectangle overlaps it.
    #[inline]
    pub fn overlaps(&self, data: &Data, base: &Base) -> bool {
        self.ask(data, |outline, middle| outline.overlaps(&base.moved(-middle)))
    }

    /// Whether it lies across a line.
    #[inline]
    pub fn blocks(&self, data: &Data, from: V, to: V) -> bool {
        self.ask(data, |outline, middle| outline.blocks(from - middle, to - middle))
    }

    /// The part of a line inside it.
    #[inline]
    pub fn clip(&self, data: &Data, from: V, to: V) -> Option<(i64, i64)> {
        self.ask(data, |outline, middle| outline.clip(from - middle, to - middle))
    }

    /// A circle around its outline; a band has none that helps.
    #[inline]
    pub fn radius(&self, data: &Data) -> i32 {
        data.outlines.radius[self.kind.index()]
    }

    /// A circle around its middle that lies inside its outline.
    #[inline]
    pub fn inner_radius(&self, data: &Data) -> i32 {
        data.outlines.inner[self.kind.index()]
    }

    /// Whether it stands in the way of feet or eyes at all: bands lie flat.
    #[inline]
    pub fn is_band(&self) -> bool {
        matches!(self.kind, PieceKind::Road | PieceKind::River)
    }
}

/// Millimetres as units of length.
pub const fn units(millimetres: u16) -> i32 {
    millimetres as i32 * CM / 10
}

/// The outlines of all kinds in all turns, around the origin.
#[derive(Debug)]
pub struct Outlines {
    shapes: Vec<[Polygon; 16]>,
    radius: Vec<i32>,
    inner: Vec<i32>,
}

/// A regular polygon of twelve corners, in thousandths.
const DODECAGON: [(i32, i32); 12] = [
    (1000, 0),
    (866, 500),
    (500, 866),
    (0, 1000),
    (-500, 866),
    (-866, 500),
    (-1000, 0),
    (-866, -500),
    (-500, -866),
    (0, -1000),
    (500, -866),
    (866, -500),
];

impl Outlines {
    pub(crate) fn of(pieces: &[PieceDef]) -> Outlines {
        let mut outlines = Outlines { shapes: Vec::new(), radius: Vec::new(), inner: Vec::new() };
        for piece in pieces {
            let turned = |turn: usize| {
                // Turn 0 lies along the x axis: its front is towards the defender.
                let facing = Facing(64).left(turn as u8 * 16);
                match piece.shape {
                    Shape::Rectangle(width, depth) => {
                        Polygon::base(V::default(), facing, units(width) / 2, units(depth) / 2)
                    }
                    Shape::Ellipse(width, depth) => {
                        let corner = |(x, y): (i32, i32)| {
                            let (right, forward) = (x * units(width) / 2000, y * units(depth) / 2000);
                            facing.offset(forward, right)
                        };
                        Polygon::new(&DODECAGON.map(corner))
                    }
                    Shape::Strip(_) => Polygon::base(V::default(), facing, 1, 1),
                }
            };
            let turns: [Polygon; 16] = std::array::from_fn(turned);
            outlines.inner.push(turns.iter().map(|outline| outline.room_around(V::default())).min().unwrap_or(0));
            outlines.shapes.push(turns);
            outlines.radius.push(match piece.shape {
                Shape::Rectangle(width, depth) => V::new(units(width) / 2 + 2, units(depth) / 2 + 2).length(),
                Shape::Ellipse(width, depth) => units(width.max(depth)) / 2 + 2,
                Shape::Strip(_) => i32::MAX / 4,
            });
        }
        outlines
    }

    #[inline]
    pub(crate) fn get(&self, kind: PieceKind, turn: u8) -> &Polygon {
        &self.shapes[kind.index()][usize::from(turn & 15)]
    }
}

/// The measures of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measures {
    /// The width of the table.
    pub width: i32,
    /// From edge to edge.
    pub depth: i32,
    /// The side of a square.
    pub square: i32,
}

impl Measures {
    /// The table of a size.
    #[inline]
    pub fn of(data: &Data, size: Size) -> Measures {
        Measures {
            width: units(data.size(size).width),
            depth: units(data.tables.depth),
            square: units(data.tables.square),
        }
    }

    /// How many columns of squares.
    #[inline]
    pub fn columns(&self) -> u8 {
        (self.width / self.square) as u8
    }

    /// Whether a place lies on the table.
    #[inline]
    pub fn holds(&self, p: V) -> bool {
        (0..=self.width).contains(&p.x) && (0..=self.depth).contains(&p.y)
    }

    /// Whether a whole outline lies on the table.
    pub fn holds_all<const N: usize>(&self, outline: &Convex<N>) -> bool {
        outline.corners().iter().all(|corner| self.holds(*corner))
    }

    /// The square a place lies in; the nearest one off the table.
    #[inline]
    pub fn square_of(&self, p: Point) -> Square {
        let at = |a: i16, count: i32| (i32::from(a).div_euclid(self.square)).clamp(0, count - 1) as u8;
        Square { column: at(p.x, self.width / self.square), row: at(p.y, self.depth / self.square) }
    }

    /// The middle of a square.
    #[inline]
    pub fn middle(&self, square: Square) -> Point {
        let at = |index: u8| i32::from(index) * self.square + self.square / 2;
        V::new(at(square.column), at(square.row)).point()
    }

    /// The outline of a square.
    pub fn outline(&self, square: Square) -> Base {
        let half = self.square / 2;
        Base::base(self.middle(square).v(), Facing::UP, half, half)
    }

    /// The farthest square.
    pub fn last(&self) -> Square {
        Square { column: self.columns() - 1, row: (self.depth / self.square) as u8 - 1 }
    }

    /// Whether the table has this square.
    pub fn has(&self, square: Square) -> bool {
        square.column < self.columns() && i32::from(square.row) < self.depth / self.square
    }

    /// The sector a place lies in, 1 to 4 from the attacker's edge (ruling B-02).
    pub fn sector(&self, y: i16) -> u8 {
        (i32::from(y).clamp(0, self.depth - 1) * 4 / self.depth) as u8 + 1
    }

    /// The place `mm` millimetres along the border, from the attacker's left corner along his edge.
    pub fn border(&self, mm: u16) -> Point {
        let at = units(mm);
        let (width, depth) = (self.width, self.depth);
        let place = if at < width {
            V::new(at, 0)
        } else if at < width + depth {
            V::new(width, at - width)
        } else if at < 2 * width + depth {
            V::new(2 * width + depth - at, depth)
        } else {
            V::new(0, (2 * (width + depth) - at).max(0))
        };
        place.point()
    }

    /// The length of the border in millimetres.
    pub fn border_length(&self) -> u16 {
        (2 * (self.width + self.depth) * 10 / CM) as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Pack;

    #[test]
    fn a_piece_answers_as_its_outline_does() {
        let data = Pack::default().data();
        let at = Point::cm(60, 50);
        let bands = [PieceKind::Road, PieceKind::River].map(|kind| Piece::band(kind, at, Point::cm(75, 58)));
        let others = PieceKind::ALL.iter().filter(|kind| !Piece::new(**kind, at, 0).is_band());
        for piece in others.map(|kind| Piece::new(*kind, at, 3)).chain(bands) {
            let outline = piece.outline(data);
            for x in -9..=9 {
                for y in -9..=9 {
                    let (p, q) = (at.v() + V::new(x * 193, y * 157), at.v() + V::new(700 - y * 41, x * 89));
                    let base = Base::base(p, Facing(21), 250, 150);
                    assert_eq!(piece.contains(data, p), outline.contains(p), "{piece:?} {p:?}");
                    assert_eq!(piece.overlaps(data, &base), outline.overlaps(&base), "{piece:?} {p:?}");
                    assert_eq!(piece.blocks(data, p, q), outline.blocks(p, q), "{piece:?} {p:?} {q:?}");
                    assert_eq!(piece.clip(data, p, q), outline.clip(p, q), "{piece:?} {p:?} {q:?}");
                    assert!(!piece.is_clear_of(data, p, 336) || !outline.overlaps(&base), "{piece:?} {p:?}");
                }
            }
        }
    }
}
