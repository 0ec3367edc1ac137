//! Sets and small counts of a side's cards, one bit a card: a question about a zone is a few machine words.
//!
//! A card's bit is its *slot*: its place among its side's cards by rising number. A side has at most 128.

use frente_kernel::{Rng, below};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// A card's place among the cards of its side, or an objective's among the objectives.
pub(crate) type Slot = u8;

/// A set of cards of one side (or of objectives), one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cards(pub u128);

impl Cards {
    pub const NONE: Cards = Cards(0);
    /// Every slot there may be.
    pub const ALL: Cards = Cards(u128::MAX);
    /// The single bit of an action that needs no card.
    pub const ONE: Cards = Cards(1);

    #[inline]
    pub const fn only(slot: Slot) -> Cards {
        Cards(1 << slot)
    }

    #[inline]
    pub const fn has(self, slot: Slot) -> bool {
        slot < 128 && self.0 >> slot & 1 != 0
    }

    #[inline]
    pub fn insert(&mut self, slot: Slot) {
        self.0 |= 1 << slot;
    }

    #[inline]
    pub fn remove(&mut self, slot: Slot) {
        self.0 &= !(1 << slot);
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those not in `other`.
    #[inline]
    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    #[inline]
    pub const fn first(self) -> Option<Slot> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as Slot) }
    }

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
        base + word.trailing_zeros() as Slot
    }

    /// One drawn uniformly; the set is not empty.
    #[inline]
    pub fn draw(self, rng: &mut impl Rng) -> Slot {
        self.nth(below(rng, self.len()))
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let slot = bits.trailing_zeros() as Slot;
                bits &= bits - 1;
                slot
            })
        })
    }
}

impl FromIterator<Slot> for Cards {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Cards {
        slots.into_iter().fold(Cards::NONE, |mut set, slot| {
            set.insert(slot);
            set
        })
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
        let bit = |plane: usize| (self.0[plane].0 >> slot & 1) as u8;
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
    fn a_tally_keeps_each_count_and_stops_at_15() {
        let mut tally = Tally::default();
        tally.add(3, 2);
        tally.add(127, 9);
        tally.add(3, 5);
        tally.add(127, 9);
        assert_eq!([tally.get(3), tally.get(4), tally.get(127)], [7, 0, 15]);
        assert_eq!(tally.cards(), Cards::only(3) | Cards::only(127));
    }
}
