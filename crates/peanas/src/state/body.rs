//! A unit's stands as bodies on the table, where they are or where they would be: gaps, contact.

use super::{CONTACT, HALF_DIAGONAL, Unit, base_at};
use crate::geometry::polygon::Base;
use crate::geometry::{V, root_up};
use crate::ids::{UnitKind, UnitNo};

/// A unit where it stands, or where it would.
#[derive(Clone, Copy)]
pub(crate) struct Body<'a> {
    pub unit: UnitNo,
    /// Its stands; the rest of it is not asked for.
    pub it: &'a Unit,
    pub kind: UnitKind,
}

impl Body<'_> {
    /// The base of a stand.
    #[inline]
    pub fn base(self, stand: u8) -> Base {
        base_at(self.kind, stand, self.it.stands[usize::from(stand)], self.it.facing)
    }

    /// The gap to another unit, nearest base to nearest base.
    pub fn distance(self, other: Body) -> i32 {
        // No two bases are nearer than their middles less both half diagonals: the nearest middles bound the rest.
        let mut least = root_up(self.least_square(other) as u64) as i32;
        self.any_pair(other, least, |one, two| {
            if one.is_near(two, least - 1) {
                least = one.gap(two);
            }
            least == 0
        });
        least
    }

    /// Whether the gap is not wider than `limit`.
    pub fn is_within(self, other: Body, limit: i32) -> bool {
        self.first_within(other, [limit]).is_some()
    }

    /// The first of these limits the gap is not wider than.
    #[inline]
    pub fn first_within<const N: usize>(self, other: Body, limits: [i32; N]) -> Option<usize> {
        let widest = limits.into_iter().max().unwrap_or(-1);
        if widest < 0 || self.is_clear_of(other, widest) {
            return None;
        }
        let square = self.least_square(other);
        (0..N).find(|at| {
            let limit = limits[*at];
            let [sure, open] = [limit, limit + 2 * HALF_DIAGONAL].map(|far| i64::from(far) * i64::from(far));
            limit >= 0
                && (square <= sure || square <= open && self.any_pair(other, limit, |one, two| one.is_near(two, limit)))
        })
    }

    /// Whether they touch.
    pub fn touches(self, other: Body) -> bool {
        !self.is_clear_of(other, CONTACT) && self.any_pair(other, CONTACT, |one, two| one.is_near(two, CONTACT))
    }

    /// Whether the gap is certainly wider than `limit`: so much the rectangles around them say.
    #[inline]
    fn is_clear_of(self, other: Body, limit: i32) -> bool {
        let ((low, high), (other_low, other_high)) = (self.it.bounds(), other.it.bounds());
        let apart = V::new(
            (other_low.x - high.x).max(low.x - other_high.x).max(0),
            (other_low.y - high.y).max(low.y - other_high.y).max(0),
        );
        let most = i64::from(limit + 2 * HALF_DIAGONAL);
        apart.square() > most * most
    }

    /// Whether something holds for two bases, one of each unit, whose middles are not farther apart than `limit` and
    /// what the bases may add.
    fn any_pair(self, other: Body, limit: i32, mut holds: impl FnMut(&Base, &Base) -> bool) -> bool {
        let (one, two) = (self.it, other.it);
        let most = i64::from(limit + 2 * HALF_DIAGONAL);
        one.standing().any(|from| {
            let at = one.stands[usize::from(from)].v();
            two.standing().any(|to| {
                (two.stands[usize::from(to)].v() - at).square() <= most * most
                    && holds(&self.base(from), &other.base(to))
            })
        })
    }

    /// The square of the distance between the nearest middles of two units' stands.
    fn least_square(self, other: Body) -> i64 {
        let (one, two) = (self.it, other.it);
        let mut least = i64::MAX;
        for from in one.standing() {
            let from = one.stands[usize::from(from)].v();
            for to in two.standing() {
                least = least.min((two.stands[usize::from(to)].v() - from).square());
            }
        }
        least
    }
}
