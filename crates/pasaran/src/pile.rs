//! The pile of cards (§7.2): never shuffled during the match, so what goes under comes up again in that order.
//!
//! On top lies a block nobody has seen: a set, and drawing from it is a chance. Under it lies a queue of fixed order in
//! which each card is known to the seats that saw it laid there (ruling P52).

use crate::ids::{Card, Side};
use crate::sets::CardSet;
use frente_kernel::{Rng, Seat, SeatSet, below};
use serde::{Deserialize, Serialize};

/// A card in the queue and who knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Slot {
    /// The card that lies there.
    pub card: Card,
    /// Who knows that it lies here.
    pub known: SeatSet,
}

/// The pile of cards.
#[derive(Clone, Copy, Debug)]
pub struct Pile {
    /// The unseen block on top.
    pub(crate) block: CardSet,
    queue: [Slot; Card::ALL.len()],
    len: u8,
}

const NO_SLOT: Slot = Slot { card: Card::FifthColumn, known: SeatSet::NONE };

impl Pile {
    /// A freshly shuffled pile.
    pub fn shuffled(cards: CardSet) -> Pile {
        Pile { block: cards, queue: [NO_SLOT; Card::ALL.len()], len: 0 }
    }

    /// The queue under the block, the next to be drawn first.
    pub fn queue(&self) -> &[Slot] {
        &self.queue[..usize::from(self.len)]
    }

    /// How many cards lie in the pile.
    pub fn len(&self) -> u32 {
        self.block.len() + u32::from(self.len)
    }

    /// Whether it is used up.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Every card in it.
    pub fn cards(&self) -> CardSet {
        self.queue().iter().fold(self.block, |set, slot| set.or(CardSet::only(slot.card)))
    }

    /// Cards whose place everybody knows.
    pub fn public(&self) -> CardSet {
        let both = SeatSet::only(Seat(0)).with(Seat(1));
        self.queue().iter().filter(|slot| slot.known == both).map(|slot| slot.card).collect()
    }

    /// Takes the next card of the queue, once the block is gone.
    pub(crate) fn next_known(&mut self) -> Option<Slot> {
        if self.block.any() || self.len == 0 {
            return None;
        }
        let slot = self.queue[0];
        self.queue.copy_within(1..usize::from(self.len), 0);
        self.len -= 1;
        self.queue[usize::from(self.len)] = NO_SLOT;
        Some(slot)
    }

    /// Lays a card under the pile.
    pub(crate) fn under(&mut self, card: Card, known: SeatSet) {
        self.queue[usize::from(self.len)] = Slot { card, known };
        self.len += 1;
    }

    /// Cards that `side` cannot place.
    pub(crate) fn loose(&self, side: Side) -> CardSet {
        let strange = |slot: &&Slot| !slot.known.contains(Seat(side as u8));
        self.queue().iter().filter(strange).fold(self.block, |set, slot| set.or(CardSet::only(slot.card)))
    }

    /// Fills the places `side` does not know from `loose`, until nothing of it is left.
    pub(crate) fn redeal(&mut self, side: Side, mut loose: CardSet, rng: &mut impl Rng) {
        for slot in &mut self.queue[..usize::from(self.len)] {
            if slot.known.contains(Seat(side as u8)) {
                continue;
            }
            if let Some(card) = loose.nth(below(rng, loose.len().max(1))) {
                loose.remove(card);
                slot.card = card;
            }
        }
        self.block = loose;
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Pile) -> bool {
        self.block == other.block && self.queue() == other.queue()
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    block: CardSet,
    queue: Vec<Slot>,
}

impl Serialize for Pile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Saved { block: self.block, queue: self.queue().to_vec() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let saved = Saved::deserialize(deserializer)?;
        let mut pile = Pile::shuffled(saved.block);
        if saved.queue.len() > Card::ALL.len() {
            return Err(serde::de::Error::custom("the pile holds more cards than there are"));
        }
        saved.queue.into_iter().for_each(|slot| pile.under(slot.card, slot.known));
        Ok(pile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_under_comes_up_in_that_order_once_the_block_is_gone() {
        let mut pile = Pile::shuffled(CardSet::only(Card::Hq));
        pile.under(Card::Ju52, SeatSet::only(Seat(0)));
        pile.under(Card::Condor, SeatSet::only(Seat(0)).with(Seat(1)));
        assert_eq!(pile.next_known(), None, "the block comes first");
        assert_eq!(pile.public(), CardSet::only(Card::Condor));
        assert_eq!(pile.loose(Side::Republican).len(), 2, "the block and what only the other seat laid");
        pile.block = CardSet::NONE;
        assert_eq!(pile.next_known().map(|slot| slot.card), Some(Card::Ju52));
        assert_eq!(pile.next_known().map(|slot| slot.card), Some(Card::Condor));
        assert!(pile.is_empty());
    }
}
