//! Convex polygons: bases, templates' victims, terrain.

use super::{Facing, ONE, Point, V, root_up};

/// Most corners a polygon has.
pub const MOST: usize = 12;

/// A convex polygon with room for `N` corners, in anticlockwise order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Convex<const N: usize> {
    corners: [V; N],
    count: u8,
}

/// A convex polygon of three to twelve corners: terrain.
pub type Polygon = Convex<MOST>;

/// A rectangle, a third of the size: the base of a stand. Most of what is measured is one.
pub type Base = Convex<4>;

/// Parts of a segment are counted in these: 0 at its start, `WHOLE` at its end.
pub const WHOLE: i64 = 1 << 20;

impl Convex<MOST> {
    /// The polygon of these corners, anticlockwise, three to twelve.
    pub fn new(given: &[V]) -> Polygon {
        let mut corners = [V::default(); MOST];
        corners[..given.len()].copy_from_slice(given);
        Polygon { corners, count: given.len() as u8 }
    }

    /// A strip of `width` along the segment from `a` to `b`.
    pub fn strip(a: V, b: V, width: i32) -> Polygon {
        let along = b - a;
        let length = along.length().max(1);
        let side = V::new(along.y, -along.x).scaled(width / 2, length);
        Polygon::new(&[b + side, b - side, a - side, a + side])
    }
}

impl<const N: usize> Convex<N> {
    /// A rectangle around `centre`: `half_width` to either side of `facing`, `half_depth` before and behind. Its corners
    /// are front right, front left, rear left, rear right.
    #[inline]
    pub fn base(centre: V, facing: Facing, half_width: i32, half_depth: i32) -> Convex<N> {
        // `Facing::offset` four times over, each product once.
        let V { x: cos, y: sin } = facing.vector();
        let (ahead, aside) = (V::new(cos * half_depth, sin * half_depth), V::new(sin * half_width, -cos * half_width));
        let at = |way: V| V::new(centre.x + ((way.x + ONE / 2) >> 14), centre.y + ((way.y + ONE / 2) >> 14));
        let mut corners = [V::default(); N];
        corners[0] = at(ahead + aside);
        corners[1] = at(ahead - aside);
        corners[2] = at(-ahead - aside);
        corners[3] = at(aside - ahead);
        Convex { corners, count: 4 }
    }

    /// How many corners it has; a base always four.
    #[inline]
    const fn len(&self) -> usize {
        if N == 4 { 4 } else { self.count as usize }
    }

    /// The same polygon elsewhere.
    #[inline]
    #[must_use]
    pub fn moved(mut self, by: V) -> Convex<N> {
        let count = self.len();
        for corner in &mut self.corners[..count] {
            *corner = *corner + by;
        }
        self
    }

    /// The corners, in order.
    #[inline]
    pub fn corners(&self) -> &[V] {
        &self.corners[..self.len()]
    }

    /// The two front corners of a base: right, left.
    #[inline]
    pub fn front(&self) -> [V; 2] {
        [self.corners[0], self.corners[1]]
    }

    #[inline]
    fn edges(&self) -> impl Iterator<Item = (V, V)> + '_ {
        let corners = self.corners();
        (0..corners.len()).map(move |at| (corners[at], corners[if at + 1 == corners.len() { 0 } else { at + 1 }]))
    }

    /// Whether `p` lies inside or on the border.
    #[inline]
    pub fn contains(&self, p: V) -> bool {
        self.edges().all(|(a, b)| (b - a).cross(p - a) >= 0)
    }

    /// Whether the insides of two polygons have a point in common; touching is not overlapping.
    #[inline]
    pub fn overlaps<const M: usize>(&self, other: &Convex<M>) -> bool {
        !self.has_on_one_side(other) && !other.has_on_one_side(self)
    }

    /// Whether an edge of this polygon has all of `other` on its outer side.
    #[inline]
    fn has_on_one_side<const M: usize>(&self, other: &Convex<M>) -> bool {
        self.edges().any(|(a, b)| other.corners().iter().all(|p| (b - a).cross(*p - a) <= 0))
    }

    /// Whether the inside of the segment `p`–`q` meets the inside of the polygon; grazing an edge or a corner does not.
    #[inline]
    pub fn blocks(&self, p: V, q: V) -> bool {
        self.is_parted_by(p, q - p)
            && !self.edges().any(|(a, b)| (b - a).cross(p - a) <= 0 && (b - a).cross(q - a) <= 0)
    }

    /// Whether it has corners on both sides of the line through `p` along a way.
    #[inline]
    pub fn is_parted_by(&self, p: V, way: V) -> bool {
        let (mut left, mut right) = (false, false);
        self.corners().iter().any(|corner| {
            let side = way.cross(*corner - p);
            left |= side > 0;
            right |= side < 0;
            left && right
        })
    }

    /// The part of the segment `p`–`q` inside the polygon, as (from, to) in parts of [`WHOLE`].
    #[inline]
    pub fn clip(&self, p: V, q: V) -> Option<(i64, i64)> {
        let (mut from, mut to) = (0, WHOLE);
        for (a, b) in self.edges() {
            let (at_p, at_q) = ((b - a).cross(p - a), (b - a).cross(q - a));
            if at_p < 0 && at_q < 0 {
                return None;
            }
            if at_p < 0 {
                from = from.max(share(-at_p, at_q - at_p));
            } else if at_q < 0 {
                to = to.min(share(at_p, at_p - at_q));
            }
        }
        (from < to).then_some((from, to))
    }

    /// The distance to a place, up to the next whole unit; 0 inside.
    pub fn distance_to(&self, p: V) -> i32 {
        if self.contains(p) {
            return 0;
        }
        root_up(self.edges().map(|(a, b)| square_to_segment(p, a, b)).min().unwrap_or(0)) as i32
    }

    /// How far it is from a place inside to the nearest edge, down to a whole unit.
    pub fn room_around(&self, p: V) -> i32 {
        let to = |(a, b): (V, V)| ((b - a).cross(p - a) / i64::from((b - a).length().max(1))) as i32;
        self.edges().map(to).min().unwrap_or(0)
    }

    /// The gap between two polygons, up to the next whole unit; 0 if they touch or overlap.
    pub fn gap<const M: usize>(&self, other: &Convex<M>) -> i32 {
        if self.overlaps(other) {
            return 0;
        }
        root_up(self.least_square(other).min(other.least_square(self))) as i32
    }

    /// Whether the gap between two polygons is not wider than `limit`: the same as `gap(other) <= limit`, at less cost.
    pub fn is_near<const M: usize>(&self, other: &Convex<M>, limit: i32) -> bool {
        let ((low, high), (other_low, other_high)) = (self.bounds(), other.bounds());
        let apart =
            (other_low.x - high.x).max(low.x - other_high.x).max(other_low.y - high.y).max(low.y - other_high.y);
        if limit < 0 || apart > limit {
            return false;
        }
        self.overlaps(other) || self.has_corner_near(other, limit) || other.has_corner_near(self, limit)
    }

    /// The least square of the distance from a corner of this polygon to an edge of `other`.
    fn least_square<const M: usize>(&self, other: &Convex<M>) -> u64 {
        let nearest = |p: &V| other.edges().map(|(a, b)| square_to_segment(*p, a, b)).min().unwrap_or(0);
        self.corners().iter().map(nearest).min().unwrap_or(0)
    }

    /// Whether a corner of this polygon is not farther than `limit` from an edge of `other`.
    fn has_corner_near<const M: usize>(&self, other: &Convex<M>, limit: i32) -> bool {
        self.corners().iter().any(|p| other.edges().any(|(a, b)| is_near_segment(*p, a, b, limit)))
    }

    /// Whether the polygon, shifted by `by` in a straight line, overlaps `other` on the way or at the end.
    pub fn sweeps_into<const M: usize>(&self, by: V, other: &Convex<M>) -> bool {
        let apart = |axis: V| {
            let (mut low, mut high) = (i64::MAX, i64::MIN);
            for corner in self.corners() {
                for at in [axis.dot(*corner), axis.dot(*corner + by)] {
                    low = low.min(at);
                    high = high.max(at);
                }
            }
            let reach = || other.corners().iter().map(|corner| axis.dot(*corner));
            reach().max().is_some_and(|top| top <= low) || reach().min().is_some_and(|bottom| bottom >= high)
        };
        let normal = |(a, b): (V, V)| V::new((b - a).y, -(b - a).x);
        let still = by == V::default();
        !(self.edges().map(normal).any(apart)
            || other.edges().map(normal).any(apart)
            || (!still && apart(V::new(by.y, -by.x))))
    }

    /// The first place from which a straight shift by `by` would overlap `other`: the share of the way, in parts of
    /// [`WHOLE`], that may be gone without overlapping. `WHOLE` if nothing is in the way.
    pub fn free_way<const M: usize>(&self, by: V, other: &Convex<M>) -> i64 {
        if !self.sweeps_into(by, other) {
            return WHOLE;
        }
        let (mut free, mut bad) = (0, WHOLE);
        // 20 halvings of a whole of 2^20 parts end at one part.
        while bad - free > 1 {
            let middle = (free + bad) / 2;
            if self.sweeps_into(along(by, middle), other) { bad = middle } else { free = middle }
        }
        free
    }

    /// A place inside: the mean of the corners.
    pub fn middle(&self) -> V {
        let sum = self.corners().iter().fold(V::default(), |sum, corner| sum + *corner);
        V::new(sum.x / self.len() as i32, sum.y / self.len() as i32)
    }

    /// The corners of the upright rectangle around it: lowest, highest.
    #[inline]
    pub fn bounds(&self) -> (V, V) {
        let first = self.corners[0];
        self.corners().iter().fold((first, first), |(low, high), corner| {
            (V::new(low.x.min(corner.x), low.y.min(corner.y)), V::new(high.x.max(corner.x), high.y.max(corner.y)))
        })
    }
}

/// `WHOLE * part / all`, for counts that may be too large to multiply.
#[inline]
fn share(part: i64, all: i64) -> i64 {
    if all < 1 << 40 { part * WHOLE / all } else { (part >> 20) * WHOLE / (all >> 20).max(1) }
}

/// The place `parts` of [`WHOLE`] along `v`.
#[inline]
pub fn along(v: V, parts: i64) -> V {
    V::new((i64::from(v.x) * parts / WHOLE) as i32, (i64::from(v.y) * parts / WHOLE) as i32)
}

/// The distance from `p` to the segment `a`–`b`, up to the next whole unit.
#[inline]
pub fn to_segment(p: V, a: V, b: V) -> i32 {
    root_up(square_to_segment(p, a, b)) as i32
}

/// The square of the distance from `p` to the segment `a`–`b`, up to the next whole number. Its root, rounded up, is the
/// distance rounded up: no whole number lies between a number and the next whole one.
#[inline]
fn square_to_segment(p: V, a: V, b: V) -> u64 {
    let (along, to) = (b - a, p - a);
    let at = along.dot(to);
    if at <= 0 {
        return to.square() as u64;
    }
    let square = along.square();
    if at >= square {
        return (p - b).square() as u64;
    }
    let cross = along.cross(to).unsigned_abs();
    (cross * cross).div_ceil(square as u64)
}

/// Whether `p` is not farther than `limit` from the segment `a`–`b`.
#[inline]
pub fn is_near_segment(p: V, a: V, b: V, limit: i32) -> bool {
    if limit < 0 {
        return false;
    }
    let (along, to) = (b - a, p - a);
    let (at, square, most) = (along.dot(to), along.square(), i64::from(limit) * i64::from(limit));
    if at <= 0 {
        to.square() <= most
    } else if at >= square {
        (p - b).square() <= most
    } else {
        // The square of a table's greatest product fits 64 bits; what does not is farther than anything.
        let cross = along.cross(to).unsigned_abs();
        cross * cross <= (most as u64).saturating_mul(square as u64)
    }
}

/// Whether a circle touches a polygon.
#[inline]
pub fn touches<const N: usize>(centre: Point, radius: i32, polygon: &Convex<N>) -> bool {
    polygon.distance_to(centre.v()) <= radius
}
