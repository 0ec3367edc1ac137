//! A set of up to 64 distinct cards as one word: the pile whose order nobody has seen.

use rand_core::Rng;
use serde::{Deserialize, Serialize};

/// A set of cards numbered 0..64, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts", type = "number[]"))]
pub struct CardSet(u64);

impl CardSet {
    /// The set that holds no card.
    pub const EMPTY: CardSet = CardSet(0);

    /// The set of the given cards.
    pub fn of(cards: impl IntoIterator<Item = u8>) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |mut set, card| {
            set.insert(card);
            set
        })
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `card` is in the set. No number is too large to ask about: notation may name any.
    #[inline]
    pub const fn contains(self, card: u8) -> bool {
        card < 64 && self.0 >> card & 1 != 0
    }

    /// Puts `card` in.
    #[inline]
    pub fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    /// Takes `card` out.
    #[inline]
    pub fn remove(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }

    /// The cards of both sets.
    #[must_use]
    #[inline]
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards of both sets that are in each.
    #[must_use]
    #[inline]
    pub const fn intersection(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The `n`-th card in number order.
    ///
    /// Halves the word by counting bits: a draw costs the same whatever lies in the pile.
    #[inline]
    pub fn nth(self, n: u32) -> Option<u8> {
        if n >= self.len() {
            return None;
        }
        let (mut bits, mut left, mut at) = (self.0, n, 0);
        for width in [32, 16, 8, 4, 2, 1] {
            let low = (bits & ((1 << width) - 1)).count_ones();
            if left >= low {
                left -= low;
                bits >>= width;
                at += width as u8;
            }
        }
        Some(at)
    }

    /// A card drawn uniformly; `None` from an empty set.
    #[inline]
    pub fn draw(self, rng: &mut impl Rng) -> Option<u8> {
        if self.is_empty() { None } else { self.nth(crate::below(rng, self.len())) }
    }

    /// The cards in number order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let card = bits.trailing_zeros() as u8;
                bits &= bits - 1;
                card
            })
        })
    }

    /// The set behind a word: what else numbers things below 64 may borrow its arithmetic.
    pub const fn from_bits(bits: u64) -> CardSet {
        CardSet(bits)
    }

    /// The word behind the set, for digests.
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl From<Vec<u8>> for CardSet {
    fn from(cards: Vec<u8>) -> CardSet {
        CardSet::of(cards.into_iter().filter(|card| *card < 64))
    }
}

impl From<CardSet> for Vec<u8> {
    fn from(set: CardSet) -> Vec<u8> {
        set.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn nth_agrees_with_iteration(bits: u64) {
            let set = CardSet(bits);
            let listed: Vec<u8> = set.iter().collect();
            prop_assert_eq!(listed.len() as u32, set.len());
            for (n, card) in listed.iter().enumerate() {
                prop_assert_eq!(set.nth(n as u32), Some(*card));
            }
            prop_assert_eq!(set.nth(set.len()), None);
        }
    }

    #[test]
    fn a_card_past_the_last_is_in_no_set() {
        assert!(CardSet(u64::MAX).contains(63));
        assert!((64..=u8::MAX).all(|card| !CardSet(u64::MAX).contains(card)));
    }

    #[test]
    fn a_set_reads_back_from_its_list() {
        let set = CardSet::of([3, 0, 48]);
        assert_eq!(CardSet::from(Vec::<u8>::from(set)), set);
        assert_eq!(Vec::<u8>::from(set), [0, 3, 48]);
    }
}
