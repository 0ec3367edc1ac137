//! Sets of counters, places, zones, cards, chits and kinds: one bit each, written as lists of names.

use crate::ids::{Card, Chit, Kind, Place, Unit, Zone};
use serde::{Deserialize, Serialize};

/// What every kind of set here can do for a row of the menu.
pub(crate) trait Bits: Copy {
    /// What the set holds.
    type Item: Copy;
    /// The set of all items there can be.
    const EVERY: Self;
    /// The set of none.
    const NOBODY: Self;
    /// The set as one bit an item.
    fn word(self) -> u128;
    /// The items of both sets.
    fn common(self, other: Self) -> Self;
    /// The items that pass.
    fn filtered(self, passes: impl Fn(Self::Item) -> bool) -> Self;
    /// The item of a number, if the set holds it.
    fn numbered(self, number: u8) -> Option<Self::Item>;
}

macro_rules! set_of {
    ($(#[$doc:meta])* $set:ident($word:ty) of $item:ident, $make:expr, $every:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $set(pub(crate) $word);

        impl $set {
            /// None of them.
            pub const NONE: $set = $set(0);

            /// The set that holds `item` alone.
            #[inline]
            pub const fn only(item: $item) -> $set {
                $set(1 << Self::bit(item))
            }

            /// Whether `item` is in the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> Self::bit(item) & 1 != 0
            }

            /// Puts `item` in.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << Self::bit(item);
            }

            /// Takes `item` out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << Self::bit(item));
            }

            /// Those of both sets.
            #[must_use]
            #[inline]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// Those of either set.
            #[must_use]
            #[inline]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// Those of this set that are not in `other`.
            #[must_use]
            #[inline]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether there is none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether there is one.
            #[inline]
            pub const fn any(self) -> bool {
                self.0 != 0
            }

            /// Whether the sets share one.
            #[inline]
            pub const fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            /// How many.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// The first, if there is one.
            #[inline]
            pub fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some(Self::item(self.0.trailing_zeros() as u8)) }
            }

            /// Those in the set, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    (bits != 0).then(|| {
                        let item = Self::item(bits.trailing_zeros() as u8);
                        bits &= bits - 1;
                        item
                    })
                })
            }

            #[inline]
            fn item(bit: u8) -> $item {
                ($make)(bit)
            }
        }

        impl Bits for $set {
            type Item = $item;
            const EVERY: $set = $set($every);
            const NOBODY: $set = $set(0);
            #[inline]
            fn word(self) -> u128 {
                self.0 as u128
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
                (self.word() >> number & 1 != 0).then(|| Self::item(number))
            }
        }

        impl std::ops::Not for $set {
            type Output = $set;
            #[inline]
            fn not(self) -> $set {
                Self::EVERY.without(self)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                items.into_iter().fold($set::NONE, |mut set, item| {
                    set.insert(item);
                    set
                })
            }
        }

        impl Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}

set_of! {
    /// A set of counters.
    UnitSet(u128) of Unit, Unit, u128::MAX
}
set_of! {
    /// A set of places.
    PlaceSet(u128) of Place, Place, (1 << Place::COUNT) - 1
}
set_of! {
    /// A set of zones; also of cities, by the zone each lies in.
    ZoneSet(u64) of Zone, |bit: u8| Zone::ALL[usize::from(bit)], (1 << Zone::ALL.len()) - 1
}
set_of! {
    /// A set of cards.
    CardSet(u32) of Card, |bit: u8| Card::ALL[usize::from(bit)], (1 << Card::ALL.len()) - 1
}
set_of! {
    /// A set of kinds of chits.
    ChitSet(u16) of Chit, |bit: u8| Chit::ALL[usize::from(bit)], (1 << Chit::ALL.len()) - 1
}
set_of! {
    /// A set of kinds of counters.
    KindSet(u64) of Kind, |bit: u8| Kind::ALL[usize::from(bit)], (1 << Kind::ALL.len()) - 1
}

macro_rules! bits {
    ($($set:ident of $item:ident),+) => { $(impl $set {
        #[inline]
        const fn bit(item: $item) -> u8 {
            item as u8
        }
    })+ };
}
bits!(ZoneSet of Zone, CardSet of Card, ChitSet of Chit, KindSet of Kind);

impl UnitSet {
    #[inline]
    const fn bit(unit: Unit) -> u8 {
        unit.0 & 127
    }

    /// The set with only its first counter in it.
    #[inline]
    pub(crate) const fn lowest(self) -> UnitSet {
        UnitSet(self.0 & self.0.wrapping_neg())
    }
}

impl PlaceSet {
    #[inline]
    const fn bit(place: Place) -> u8 {
        place.0 & 127
    }

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
