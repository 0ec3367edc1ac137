//! The ruler: exact plane geometry in integers, the same answer on every machine.
//!
//! One unit is a tenth of a millimetre; a centimetre is 100. A table is at most 24 000 by 12 000, so positions fit 16
//! bits, products fit 64, and no predicate needs a float or an epsilon. A facing is one of 256 directions, which makes
//! the angles of the rules (45°, 90°) exact. Lengths are measured up to the next whole unit, so `distance <= limit` is
//! exactly "not farther than the limit".
//!
//! Everything is convex: bases, fortifications, woods, houses. [`polygon`] knows distance, contact, overlap, clipping
//! and swept moves; this file knows points, directions and arcs.

pub mod polygon;

pub use polygon::{Base, Polygon};
use serde::{Deserialize, Serialize};
use std::ops::{Add, Neg, Sub};

/// The units of length in a centimetre.
pub const CM: i32 = 100;

/// A place on the table: `x` across it, `y` from the attacker's edge to the defender's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Point {
    /// Across the table.
    pub x: i16,
    /// Away from the attacker's edge.
    pub y: i16,
}

impl Point {
    /// The place `x`, `y` in whole centimetres.
    pub const fn cm(x: i16, y: i16) -> Point {
        Point { x: x * CM as i16, y: y * CM as i16 }
    }

    /// As a vector from the origin.
    #[inline]
    pub const fn v(self) -> V {
        V { x: self.x as i32, y: self.y as i32 }
    }
}

/// A vector, or a place in wider numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct V {
    /// The step across the table.
    pub x: i32,
    /// Away from the attacker's edge.
    pub y: i32,
}

impl V {
    /// The vector `x`, `y`.
    #[inline]
    pub const fn new(x: i32, y: i32) -> V {
        V { x, y }
    }

    /// The inner product.
    #[inline]
    pub const fn dot(self, other: V) -> i64 {
        self.x as i64 * other.x as i64 + self.y as i64 * other.y as i64
    }

    /// The outer product: positive if `other` lies to the left.
    #[inline]
    pub const fn cross(self, other: V) -> i64 {
        self.x as i64 * other.y as i64 - self.y as i64 * other.x as i64
    }

    /// The squared length.
    #[inline]
    pub const fn square(self) -> i64 {
        self.dot(self)
    }

    /// The length, up to the next whole unit.
    #[inline]
    pub fn length(self) -> i32 {
        root_up(self.square() as u64) as i32
    }

    /// The vector times `numerator / denominator`, towards zero.
    #[inline]
    #[must_use]
    pub const fn scaled(self, numerator: i32, denominator: i32) -> V {
        V { x: part(self.x, numerator, denominator), y: part(self.y, numerator, denominator) }
    }

    /// As a place, held within what 16 bits can say.
    #[inline]
    pub fn point(self) -> Point {
        let hold = |a: i32| a.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16;
        Point { x: hold(self.x), y: hold(self.y) }
    }
}

const fn part(a: i32, numerator: i32, denominator: i32) -> i32 {
    (a as i64 * numerator as i64 / denominator as i64) as i32
}

impl Add for V {
    type Output = V;
    #[inline]
    fn add(self, other: V) -> V {
        V::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for V {
    type Output = V;
    #[inline]
    fn sub(self, other: V) -> V {
        V::new(self.x - other.x, self.y - other.y)
    }
}

impl Neg for V {
    type Output = V;
    #[inline]
    fn neg(self) -> V {
        V::new(-self.x, -self.y)
    }
}

/// The square root, up to the next whole number.
#[inline]
pub fn root_up(square: u64) -> u64 {
    // Nearly all squares of a table fit 32 bits, where the root costs half.
    let root = match u32::try_from(square) {
        Ok(small) => u64::from(small.isqrt()),
        Err(_) => square.isqrt(),
    };
    root + u64::from(root * root < square)
}

/// The distance of two places, up to the next whole unit.
#[inline]
pub fn distance(a: Point, b: Point) -> i32 {
    (b.v() - a.v()).length()
}

/// Whether two places are not farther apart than `limit`: the same as `distance(a, b) <= limit`, without a root.
#[inline]
pub fn is_within(a: Point, b: Point, limit: i32) -> bool {
    limit >= 0 && (b.v() - a.v()).square() <= i64::from(limit) * i64::from(limit)
}

/// The scale of [`Facing::vector`].
pub const ONE: i32 = 1 << 14;

/// The sine of 0° to 90° in 64 steps, times [`ONE`].
const SINE: [i32; 65] = [
    0, 402, 804, 1205, 1606, 2006, 2404, 2801, 3196, 3590, 3981, 4370, 4756, 5139, 5520, 5897, 6270, 6639, 7005, 7366,
    7723, 8076, 8423, 8765, 9102, 9434, 9760, 10080, 10394, 10702, 11003, 11297, 11585, 11866, 12140, 12406, 12665,
    12916, 13160, 13395, 13623, 13842, 14053, 14256, 14449, 14635, 14811, 14978, 15137, 15286, 15426, 15557, 15679,
    15791, 15893, 15986, 16069, 16143, 16207, 16261, 16305, 16340, 16364, 16379, 16384,
];

/// Every direction as a vector.
static VECTORS: [V; 256] = {
    let mut all = [V::new(0, 0); 256];
    let mut step = 0;
    while step < 256 {
        let (near, far) = (SINE[step & 63], SINE[64 - (step & 63)]);
        all[step] = match step >> 6 {
            0 => V::new(far, near),
            1 => V::new(-near, far),
            2 => V::new(-far, -near),
            _ => V::new(near, -far),
        };
        step += 1;
    }
    all
};

/// A direction: 256 of them, from +x (0) by +y (64) to −x (128) and −y (192).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Facing(pub u8);

/// 45° in steps of a [`Facing`].
pub const EIGHTH: u8 = 32;
/// 90° in steps of a [`Facing`].
pub const QUARTER: u8 = 64;

impl Facing {
    /// Towards the defender's edge.
    pub const UP: Facing = Facing(64);
    /// Towards the attacker's edge.
    pub const DOWN: Facing = Facing(192);

    /// The direction as a vector of length [`ONE`] (to half a unit).
    #[inline]
    pub const fn vector(self) -> V {
        VECTORS[self.0 as usize]
    }

    /// Turned to the left by `steps`.
    #[inline]
    #[must_use]
    pub const fn left(self, steps: u8) -> Facing {
        Facing(self.0.wrapping_add(steps))
    }

    /// Turned to the right by `steps`.
    #[inline]
    #[must_use]
    pub const fn right(self, steps: u8) -> Facing {
        Facing(self.0.wrapping_sub(steps))
    }

    /// The angle between two directions, in steps: at most 128.
    #[inline]
    pub const fn turn_to(self, other: Facing) -> u8 {
        let way = other.0.wrapping_sub(self.0);
        if way > 128 { 0u8.wrapping_sub(way) } else { way }
    }

    /// The direction nearest to that of `v`; +x for no direction at all.
    pub fn of(v: V) -> Facing {
        // The quarter it lies in, and the vector as seen from that quarter's first direction.
        let (quarter, x, y) = match (v.x, v.y) {
            (x, y) if x > 0 && y >= 0 => (0u8, x, y),
            (x, y) if x <= 0 && y > 0 => (1, y, -x),
            (x, y) if x < 0 && y <= 0 => (2, -x, -y),
            (x, y) if y < 0 => (3, -y, x),
            _ => return Facing(0),
        };
        let seen = V::new(x, y);
        // The last direction not beyond it, found by halves: six looks, none of them a jump.
        let mut low = 0u8;
        for step in [32, 16, 8, 4, 2, 1] {
            let beyond = Facing(low | step).vector().cross(seen) < 0;
            low |= if beyond { 0 } else { step };
        }
        let high = low + 1;
        let nearer = Facing(low).vector().dot(seen) >= Facing(high).vector().dot(seen);
        Facing((quarter * 64).wrapping_add(if nearer { low } else { high }))
    }

    /// `forward` units ahead and `right` units to the right, rounded to the nearest unit.
    #[inline]
    pub const fn offset(self, forward: i32, right: i32) -> V {
        let V { x: cos, y: sin } = self.vector();
        let half = ONE / 2;
        V::new((cos * forward + sin * right + half) >> 14, (sin * forward - cos * right + half) >> 14)
    }

    /// Whether `v` points within `half` steps (at most a quarter) of this direction, bounds included.
    #[inline]
    pub fn covers(self, v: V, half: u8) -> bool {
        self.right(half).vector().cross(v) >= 0 && self.left(half).vector().cross(v) <= 0
    }

    /// The same, bounds excluded.
    #[inline]
    pub fn covers_inside(self, v: V, half: u8) -> bool {
        self.right(half).vector().cross(v) > 0 && self.left(half).vector().cross(v) < 0
    }
}

/// The point that lies `cm` centimetres from `from` towards one of eight directions (1: +x, then by 45° to the left).
pub fn scattered(from: Point, direction: u8, cm: i32) -> Point {
    let facing = Facing((direction.wrapping_sub(1)).wrapping_mul(EIGHTH));
    (from.v() + facing.offset(cm * CM, 0)).point()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarters_and_eighths_are_exact() {
        assert_eq!(Facing(0).vector(), V::new(ONE, 0));
        assert_eq!(Facing::UP.vector(), V::new(0, ONE));
        assert_eq!(Facing(128).vector(), V::new(-ONE, 0));
        assert_eq!(Facing::DOWN.vector(), V::new(0, -ONE));
        assert_eq!(Facing(32).vector(), V::new(11585, 11585));
        assert!(Facing(0).covers(V::new(10, 10), EIGHTH) && Facing(0).covers(V::new(10, -10), EIGHTH));
        assert!(!Facing(0).covers(V::new(10, 11), EIGHTH) && !Facing(0).covers_inside(V::new(10, 10), EIGHTH));
        assert!(Facing(0).covers(V::new(0, 5), QUARTER) && !Facing(0).covers(V::new(-1, 500), QUARTER));
    }

    #[test]
    fn every_direction_is_its_own_nearest() {
        for step in 0..=255 {
            assert_eq!(Facing::of(Facing(step).vector()), Facing(step));
            assert_eq!(Facing(step).turn_to(Facing(step).left(70)), 70);
            assert_eq!(Facing(step).turn_to(Facing(step).right(70)), 70);
        }
    }

    #[test]
    fn lengths_are_rounded_up() {
        assert_eq!(V::new(300, 400).length(), 500);
        assert_eq!(V::new(1, 1).length(), 2);
        assert_eq!(distance(Point::cm(0, 0), Point::cm(0, 20)), 20 * CM);
    }

    #[test]
    fn scatter_goes_eight_ways() {
        let from = Point::cm(50, 50);
        assert_eq!(scattered(from, 1, 7), Point::cm(57, 50));
        assert_eq!(scattered(from, 3, 7), Point::cm(50, 57));
        assert_eq!(scattered(from, 7, 7), Point::cm(50, 43));
        assert_eq!(distance(from, scattered(from, 2, 10)), 1000);
    }
}
