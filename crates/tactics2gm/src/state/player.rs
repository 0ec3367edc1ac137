//! A seat's cards and points. Piles are counts of cards, in no order: drawing is a chance over them.

use crate::data::{Data, Timing};
use crate::ids::{CardNo, Nation};
use crate::lists::MOST_KINDS;
use frente_kernel::{Rng, below};
use serde::Serialize;

/// A pile as counts by kind of card, with a bit for each kind it holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pile {
    counts: [u8; MOST_KINDS],
    kinds: u64,
    total: u16,
}

impl Pile {
    pub const EMPTY: Pile = Pile { counts: [0; MOST_KINDS], kinds: 0, total: 0 };

    #[inline]
    pub const fn len(&self) -> u16 {
        self.total
    }

    #[inline]
    pub const fn count(&self, kind: u8) -> u8 {
        self.counts[kind as usize]
    }

    #[inline]
    pub fn add(&mut self, kind: u8) {
        self.counts[usize::from(kind)] += 1;
        self.kinds |= 1 << kind;
        self.total += 1;
    }

    #[inline]
    pub fn remove(&mut self, kind: u8) {
        let count = &mut self.counts[usize::from(kind)];
        *count -= 1;
        if *count == 0 {
            self.kinds &= !(1 << kind);
        }
        self.total -= 1;
    }

    /// The kinds it holds, in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = u8> + use<> {
        self.kinds_among(u64::MAX)
    }

    /// The same of some kinds, one bit each.
    #[inline]
    pub fn kinds_among(&self, kinds: u64) -> impl Iterator<Item = u8> + use<> {
        let mut bits = self.kinds & kinds;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let kind = bits.trailing_zeros() as u8;
                bits &= bits - 1;
                kind
            })
        })
    }

    /// One of its cards, each as likely as the next.
    pub fn draw(&self, rng: &mut impl Rng) -> u8 {
        let mut at = below(rng, u32::from(self.total)) as u16;
        for kind in self.kinds() {
            let count = u16::from(self.count(kind));
            if at < count {
                return kind;
            }
            at -= count;
        }
        0
    }

    /// Puts all cards of `other` in.
    pub fn take_all(&mut self, other: &mut Pile) {
        for kind in other.kinds() {
            for _ in 0..other.count(kind) {
                self.add(kind);
            }
        }
        *other = Pile::EMPTY;
    }
}

/// One row of a seat's cards as JSON has it: the card, and how many lie in deck, hand and discard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct CardRow(pub CardNo, pub u8, pub u8, pub u8);

/// What a seat has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Player {
    pub nation: Nation,
    /// Stored action points.
    pub pa: u8,
    /// Points bid for the start, until they are spent on terrain.
    pub bid: u8,
    pub mulligans: u8,
    /// The different cards of its deck, by rising number.
    pub kinds: [CardNo; MOST_KINDS],
    pub kind_count: u8,
    /// Those of them that are support cards of the own Movement, one bit each.
    pub moves: u64,
    /// The same of the own Shooting.
    pub shots: u64,
    pub deck: Pile,
    pub hand: Pile,
    pub discard: Pile,
}

impl Player {
    pub fn new(data: &Data, nation: Nation, rows: &[CardRow]) -> Player {
        let mut player = Player {
            nation,
            pa: 0,
            bid: 0,
            mulligans: 1,
            kinds: [CardNo(0); MOST_KINDS],
            kind_count: 0,
            moves: 0,
            shots: 0,
            deck: Pile::EMPTY,
            hand: Pile::EMPTY,
            discard: Pile::EMPTY,
        };
        for (at, CardRow(card, deck, hand, discard)) in rows.iter().take(MOST_KINDS).enumerate() {
            player.kinds[at] = *card;
            player.kind_count += 1;
            match data.card(*card).and_then(|card| data.timing(card)) {
                Some(Timing::Movement) => player.moves |= 1 << at,
                Some(Timing::OwnShooting) => player.shots |= 1 << at,
                _ => {}
            }
            for (pile, count) in [(&mut player.deck, *deck), (&mut player.hand, *hand), (&mut player.discard, *discard)]
            {
                (0..count).for_each(|_| pile.add(at as u8));
            }
        }
        player
    }

    pub fn rows(&self) -> Vec<CardRow> {
        let row = |kind| {
            let card = self.kinds[usize::from(kind)];
            CardRow(card, self.deck.count(kind), self.hand.count(kind), self.discard.count(kind))
        };
        (0..self.kind_count).map(row).collect()
    }

    /// The place of a card among its kinds.
    #[inline]
    pub fn kind_of(&self, card: CardNo) -> Option<u8> {
        let known = &self.kinds[..usize::from(self.kind_count)];
        known.binary_search(&card).ok().map(|at| at as u8)
    }

    #[inline]
    pub fn card(&self, kind: u8) -> CardNo {
        self.kinds[usize::from(kind)]
    }

    /// Whether a card is in hand.
    #[inline]
    pub fn holds(&self, card: CardNo) -> bool {
        self.kind_of(card).is_some_and(|kind| self.hand.count(kind) > 0)
    }

    /// Whether, for all the others know, a card may be in hand.
    #[inline]
    pub fn may_hold(&self, card: CardNo) -> bool {
        self.hand.len() > 0 && self.kind_of(card).is_some_and(|kind| self.hand.count(kind) + self.deck.count(kind) > 0)
    }
}
