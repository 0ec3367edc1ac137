//! Sets and small counts of a side's cards, one bit a card: a question about a zone is a few machine words.

use crate::ids::{Arm, Faction};
use frente_kernel::{Key, Rng, UnknownName, below, set_of};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::NonZeroU8;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};
use std::str::FromStr;

/// A place in a list of at most 128: of a card among those of its side by rising number, of an objective among the
/// objectives, of a value of a small enum among all of them.
///
/// One more than the place is kept, so that an optional slot is as small as a slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Slot(NonZeroU8);

impl Key for Slot {
    const COUNT: usize = 128;

    #[inline]
    fn place(self) -> usize {
        usize::from(self.0.get()) - 1
    }

    #[inline]
    fn at(place: usize) -> Slot {
        match NonZeroU8::new(place as u8 + 1) {
            Some(one_more) => Slot(one_more),
            None => unreachable!("a place lies below 128"),
        }
    }
}

impl From<Slot> for usize {
    #[inline]
    fn from(slot: Slot) -> usize {
        slot.place()
    }
}

impl From<Slot> for u8 {
    #[inline]
    fn from(slot: Slot) -> u8 {
        slot.0.get() - 1
    }
}

/// A number that is the place of nothing.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("expected the place of a card, 0 to 127, found {0}")]
pub struct NoSuchPlace(u8);

impl TryFrom<u8> for Slot {
    type Error = NoSuchPlace;

    fn try_from(place: u8) -> Result<Slot, NoSuchPlace> {
        if usize::from(place) < Slot::COUNT { Ok(Slot::at(place.into())) } else { Err(NoSuchPlace(place)) }
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        u8::from(*self).fmt(f)
    }
}

impl FromStr for Slot {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Slot, UnknownName> {
        text.parse().ok().and_then(|place: u8| Slot::try_from(place).ok()).ok_or(UnknownName)
    }
}

set_of! {
    /// Cards of one side, objectives, or values of a small enum.
    pub(crate) Cards(u128) of Slot
}

set_of! {
    /// The factions of a card, or those a side has played cards of.
    pub(crate) Factions(u32) of Faction
}

set_of! {
    /// The arms an army can defend against, or an objective admits.
    pub(crate) Arms(u8) of Arm
}

impl Cards {
    /// The set of these values of a small enum.
    #[inline]
    pub fn of_values<K: Key>(values: impl IntoIterator<Item = K>) -> Cards {
        values.into_iter().map(|value| Slot::at(value.place())).collect()
    }

    /// The single bit of an action that needs no card.
    pub const ONE: Cards = Cards(1);

    /// The `n`-th in order; the set has more than `n`.
    #[inline]
    pub fn nth(self, n: u32) -> Slot {
        let low = self.0 as u64;
        let in_low = low.count_ones();
        let (mut word, mut left, base) = if n < in_low { (low, n, 0) } else { ((self.0 >> 64) as u64, n - in_low, 64) };
        while left > 0 {
            word &= word - 1;
            left -= 1;
        }
        Slot::at(base + word.trailing_zeros() as usize)
    }

    /// One drawn uniformly; the set is not empty.
    #[inline]
    pub fn draw(self, rng: &mut impl Rng) -> Slot {
        self.nth(below(rng, self.len()))
    }
}

impl BitAnd for Cards {
    type Output = Cards;
    #[inline]
    fn bitand(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

impl BitOr for Cards {
    type Output = Cards;
    #[inline]
    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    #[inline]
    fn bitor_assign(&mut self, other: Cards) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for Cards {
    #[inline]
    fn bitand_assign(&mut self, other: Cards) {
        self.0 &= other.0;
    }
}

impl Not for Cards {
    type Output = Cards;
    #[inline]
    fn not(self) -> Cards {
        Cards(!self.0)
    }
}

/// A small number for each card of a side, up to 15, as four planes of bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally([Cards; 4]);

impl Tally {
    /// No card counts more than this; what a card gains beyond it is lost.
    pub const MOST: u8 = 15;

    #[inline]
    pub fn get(&self, slot: Slot) -> u8 {
        let bit = |plane: usize| (self.0[plane].0 >> slot.place() & 1) as u8;
        bit(0) | bit(1) << 1 | bit(2) << 2 | bit(3) << 3
    }

    #[inline]
    pub fn set(&mut self, slot: Slot, value: u8) {
        for (plane, cards) in self.0.iter_mut().enumerate() {
            if value >> plane & 1 != 0 {
                cards.insert(slot);
            } else {
                cards.remove(slot);
            }
        }
    }

    #[inline]
    pub fn add(&mut self, slot: Slot, value: u8) {
        self.set(slot, (self.get(slot) + value).min(Tally::MOST));
    }

    /// The cards that count more than nothing.
    #[inline]
    pub fn cards(&self) -> Cards {
        self.0[0] | self.0[1] | self.0[2] | self.0[3]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn nth_agrees_with_iteration(low: u64, high: u64) {
            let set = Cards(u128::from(high) << 64 | u128::from(low));
            let listed: Vec<Slot> = set.iter().collect();
            prop_assert_eq!(listed.len() as u32, set.len());
            for (n, slot) in listed.iter().enumerate() {
                prop_assert_eq!(set.nth(n as u32), *slot);
            }
        }
    }

    #[test]
    fn no_slot_takes_no_room_and_only_a_place_below_128_is_one() {
        assert_eq!(size_of::<Option<Slot>>(), 1);
        for place in [0, 127] {
            assert_eq!(Slot::try_from(place).map(u8::from).ok(), Some(place));
        }
        assert_eq!("128".parse::<Slot>(), Err(UnknownName));
        let refused = serde_json::from_str::<Slot>("200").expect_err("there is no such place");
        assert_eq!(refused.to_string(), "expected the place of a card, 0 to 127, found 200");
    }

    #[test]
    fn a_tally_keeps_each_count_and_stops_at_15() {
        let mut tally = Tally::default();
        let [early, next, last] = [3, 4, 127].map(Slot::at);
        tally.add(early, 2);
        tally.add(last, 9);
        tally.add(early, 5);
        tally.add(last, 9);
        assert_eq!([early, next, last].map(|slot| tally.get(slot)), [7, 0, 15]);
        assert_eq!(tally.cards(), Cards::only(early) | Cards::only(last));
    }
}
