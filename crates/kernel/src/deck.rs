//! A pile that knows which seat knows which slot, and holds no hidden order.
//!
//! A slot nobody has looked at has no card yet: the cards of all such slots form one pool, and turning one over is a
//! chance over that pool. A slot somebody has looked at (or put back) holds its card and the set of seats that know
//! it. So the state holds nothing for a leak or a bot to read beyond what some seat really knows.

use crate::{CardSet, Seat, SeatSet, below};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

/// What lies on top of a [`Deck`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Top {
    /// The pile is used up.
    Empty,
    /// A card some seat knows.
    Known(u8),
    /// A card nobody knows: one of these.
    Unknown(CardSet),
}

/// One place in the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Slot {
    /// The card and who knows it; `None` while nobody does.
    card: Option<(u8, SeatSet)>,
}

/// A face-down pile of distinct cards, the top one last.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deck {
    slots: Vec<Slot>,
    pool: CardSet,
}

impl Deck {
    /// A freshly shuffled pile.
    pub fn shuffled(cards: CardSet) -> Deck {
        Deck { slots: vec![Slot { card: None }; cards.len() as usize], pool: cards }
    }

    /// How many cards lie in the pile.
    pub fn len(&self) -> usize {
        self.slots.len()
    }

    /// Whether the pile is used up.
    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// Every card in the pile, in no order.
    pub fn cards(&self) -> CardSet {
        self.slots.iter().filter_map(|slot| slot.card).fold(self.pool, |mut set, (card, _)| {
            set.insert(card);
            set
        })
    }

    /// What lies on top.
    pub fn top(&self) -> Top {
        match self.slots.last() {
            None => Top::Empty,
            Some(Slot { card: Some((card, _)) }) => Top::Known(*card),
            Some(Slot { card: None }) => Top::Unknown(self.pool),
        }
    }

    /// Takes the top card off: the known one, or the one chance named.
    pub fn draw(&mut self, card: u8) {
        if let Some(Slot { card: None }) = self.slots.pop() {
            self.pool.remove(card);
        }
    }

    /// Lets `seats` look at the slot `depth` under the top, where chance (or an earlier look) put `card`.
    pub fn look(&mut self, depth: usize, card: u8, seats: SeatSet) {
        let at = self.slots.len() - 1 - depth;
        let known = self.slots[at].card.map_or(SeatSet::NONE, |(_, known)| known);
        self.slots[at].card = Some((card, SeatSet(known.0 | seats.0)));
        self.pool.remove(card);
    }

    /// Puts `card` on top, its place known to `seats`.
    pub fn put_on_top(&mut self, card: u8, seats: SeatSet) {
        self.slots.push(Slot { card: Some((card, seats)) });
    }

    /// Puts `card` at the bottom, its place known to `seats`.
    pub fn put_at_bottom(&mut self, card: u8, seats: SeatSet) {
        self.slots.insert(0, Slot { card: Some((card, seats)) });
    }

    /// Shuffles `more` in: no seat knows the place of any card.
    pub fn shuffle_in(&mut self, more: CardSet) {
        self.pool = self.cards().union(more);
        self.slots = vec![Slot { card: None }; self.pool.len() as usize];
    }

    /// What `seat` knows of each slot, the top one last.
    pub fn known_to(&self, seat: Seat) -> Vec<Option<u8>> {
        let known = |slot: &Slot| slot.card.filter(|(_, seats)| seats.contains(seat)).map(|(card, _)| card);
        self.slots.iter().map(known).collect()
    }

    /// Redeals the slots `seat` does not know among the cards it cannot place.
    pub fn determinize(&mut self, seat: Seat, rng: &mut impl Rng) {
        let unknown_to_seat = |slot: &Slot| slot.card.is_some_and(|(_, seats)| !seats.contains(seat));
        let mut loose = self.pool;
        for (card, _) in self.slots.iter().filter(|slot| unknown_to_seat(slot)).filter_map(|slot| slot.card) {
            loose.insert(card);
        }
        for slot in self.slots.iter_mut().filter(|slot| unknown_to_seat(slot)) {
            let Some((_, seats)) = slot.card else { continue };
            let Some(card) = loose.nth(below(rng, loose.len())) else {
                continue;
            };
            loose.remove(card);
            slot.card = Some((card, seats));
        }
        self.pool = loose;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn deck() -> Deck {
        let mut deck = Deck::shuffled(CardSet::of(0..6));
        deck.look(0, 5, SeatSet::only(A)); // A has seen that 5 lies on top
        deck.look(1, 2, SeatSet::only(A).with(B)); // both have seen the 2 under it
        deck
    }

    #[test]
    fn an_unseen_top_is_a_chance_over_the_unseen_cards() {
        assert_eq!(Deck::shuffled(CardSet::of(0..6)).top(), Top::Unknown(CardSet::of(0..6)));
        let mut deck = deck();
        assert_eq!(deck.top(), Top::Known(5));
        deck.draw(5);
        assert_eq!(deck.top(), Top::Known(2));
        deck.draw(2);
        assert_eq!(deck.top(), Top::Unknown(CardSet::of([0, 1, 3, 4])));
        deck.draw(4);
        assert_eq!((deck.len(), deck.cards()), (3, CardSet::of([0, 1, 3])));
    }

    #[test]
    fn a_seat_knows_only_what_it_saw() {
        let deck = deck();
        assert_eq!(deck.known_to(A), [None, None, None, None, Some(2), Some(5)]);
        assert_eq!(deck.known_to(B), [None, None, None, None, Some(2), None]);
    }

    #[test]
    fn redealing_keeps_what_the_seat_knows_and_moves_what_it_does_not() {
        let (before, mut rng) = (deck(), Xoshiro256PlusPlus::seed_from_u64(1));
        let mut tops = CardSet::EMPTY;
        for _ in 0..200 {
            let mut redealt = before.clone();
            redealt.determinize(B, &mut rng);
            assert_eq!(redealt.known_to(B), before.known_to(B));
            assert_eq!(redealt.cards(), before.cards());
            let Top::Known(top) = redealt.top() else { panic!("A still knows the top card") };
            tops.insert(top);
        }
        assert_eq!(tops, CardSet::of([0, 1, 3, 4, 5]), "from B's chair any card but the 2 may lie on top");
        let mut own = before.clone();
        own.determinize(A, &mut rng);
        assert_eq!(own, before, "A knows every placed card: nothing to redeal");
    }

    #[test]
    fn shuffling_in_forgets_every_place() {
        let mut deck = deck();
        deck.put_at_bottom(7, SeatSet::ALL);
        deck.shuffle_in(CardSet::of([8]));
        assert_eq!(deck.top(), Top::Unknown(CardSet::of([0, 1, 2, 3, 4, 5, 7, 8])));
        assert!(deck.known_to(A).iter().all(Option::is_none));
    }
}
