//! Sets of counters, places, zones, cards, chits and kinds: one bit each, written as lists of names.

use crate::ids::{Card, Chit, Kind, Place, Unit, Zone};
use frente_kernel::{Key, keyed, set_of};

keyed!(Card, Chit, Kind, Zone);

impl Key for Unit {
    const COUNT: usize = Unit::COUNT;

    #[inline]
    fn place(self) -> usize {
        self.index()
    }

    #[inline]
    fn at(place: usize) -> Unit {
        Unit(place as u8)
    }
}

impl Key for Place {
    const COUNT: usize = Place::COUNT;

    #[inline]
    fn place(self) -> usize {
        self.index()
    }

    #[inline]
    fn at(place: usize) -> Place {
        Place(place as u8)
    }
}

set_of! {
    /// A set of counters.
    pub UnitSet(u128) of Unit
}
set_of! {
    /// A set of places.
    pub PlaceSet(u128) of Place
}
set_of! {
    /// A set of zones; also of cities, by the zone each lies in.
    pub ZoneSet(u64) of Zone
}
set_of! {
    /// A set of cards.
    pub CardSet(u32) of Card
}
set_of! {
    /// A set of kinds of chits.
    pub ChitSet(u16) of Chit
}
set_of! {
    /// A set of kinds of counters.
    pub KindSet(u64) of Kind
}

/// What every kind of set here can do for a row of the menu.
pub(crate) trait Bits: Copy {
    /// What the set holds.
    type Item: Copy;
    /// The set of everything.
    const EVERY: Self;
    /// The empty set.
    const EMPTY: Self;
    /// The set as one bit an item.
    fn word(self) -> u128;
    /// The items of both sets.
    fn common(self, other: Self) -> Self;
    /// The items that pass.
    fn filtered(self, passes: impl Fn(Self::Item) -> bool) -> Self;
    /// The item of a number, if the set holds it.
    fn numbered(self, number: u8) -> Option<Self::Item>;
}

macro_rules! bits {
    ($($set:ident of $item:ident),+) => { $(
        impl Bits for $set {
            type Item = $item;
            const EVERY: $set = $set::ALL;
            const EMPTY: $set = $set::NONE;

            #[inline]
            fn word(self) -> u128 {
                u128::from(self.0)
            }

            #[inline]
            fn common(self, other: $set) -> $set {
                self.and(other)
            }

            #[inline]
            fn filtered(self, passes: impl Fn($item) -> bool) -> $set {
                self.iter().filter(|item| passes(*item)).collect()
            }

            #[inline]
            fn numbered(self, number: u8) -> Option<$item> {
                (self.word() >> number & 1 != 0).then(|| $item::at(usize::from(number)))
            }
        }

        impl std::ops::Not for $set {
            type Output = $set;

            #[inline]
            fn not(self) -> $set {
                $set::ALL.without(self)
            }
        }
    )+ };
}
bits!(UnitSet of Unit, PlaceSet of Place, ZoneSet of Zone, CardSet of Card, ChitSet of Chit, KindSet of Kind);

impl UnitSet {
    /// The set with only its first counter in it.
    #[inline]
    pub(crate) const fn lowest(self) -> UnitSet {
        UnitSet(self.0 & self.0.wrapping_neg())
    }
}

impl PlaceSet {
    /// The open country of these zones.
    #[inline]
    pub(crate) const fn zones(zones: ZoneSet) -> PlaceSet {
        PlaceSet(spread(zones.0 as u32) as u128 | (spread((zones.0 >> 32) as u32) as u128) << 64)
    }

    /// The cities of these zones.
    #[inline]
    pub(crate) const fn cities(zones: ZoneSet) -> PlaceSet {
        PlaceSet(PlaceSet::zones(zones).0 << 1)
    }
}

/// Puts a gap after every bit: places alternate between a zone and its city.
#[inline]
const fn spread(bits: u32) -> u64 {
    let mut wide = bits as u64;
    wide = (wide | wide << 16) & 0x0000_ffff_0000_ffff;
    wide = (wide | wide << 8) & 0x00ff_00ff_00ff_00ff;
    wide = (wide | wide << 4) & 0x0f0f_0f0f_0f0f_0f0f;
    wide = (wide | wide << 2) & 0x3333_3333_3333_3333;
    (wide | wide << 1) & 0x5555_5555_5555_5555
}

impl CardSet {
    /// The card drawn when the `n`-th of the set comes up.
    pub(crate) fn nth(self, n: u32) -> Option<Card> {
        self.iter().nth(n as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_read_back_from_their_lists() {
        let set: ZoneSet = [Zone::Madrid, Zone::Toledo].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Zone::Madrid, Zone::Toledo]);
        assert_eq!(set.without(ZoneSet::only(Zone::Madrid)).first(), Some(Zone::Toledo));
        assert_eq!(PlaceSet::cities(set).iter().collect::<Vec<_>>(), [Zone::Madrid, Zone::Toledo].map(Place::city_of));
        assert_eq!(UnitSet(0b1100).lowest(), UnitSet(0b100));
        let held = ZoneSet((1 << Zone::HELD) - 1);
        let one_by_one: PlaceSet = held.iter().map(Place::zone_of).collect();
        assert_eq!(PlaceSet::zones(held), one_by_one);
    }
}
