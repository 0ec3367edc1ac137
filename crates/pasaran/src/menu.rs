//! Everything a seat may choose, as one word for each verb: the list, the check and the sampling all read it, so they
//! cannot disagree, and a playout allocates nothing.

use crate::actions::{Action, Verb};
use crate::sets::{CardSet, ChitSet, KindSet, PlaceSet, UnitSet};
use frente_kernel::{Rng, below};

/// The legal actions at a decision. Rows stand in the order of [`Verb`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Menu {
    rows: [(Verb, u128); Menu::ROWS],
    len: usize,
}

impl Menu {
    const ROWS: usize = 8;

    pub fn empty() -> Menu {
        Menu { rows: [(Verb::Pass, 0); Menu::ROWS], len: 0 }
    }

    /// With passing on it.
    pub fn pass() -> Menu {
        let mut menu = Menu::empty();
        menu.offer(Verb::Pass);
        menu
    }

    #[inline]
    fn add(&mut self, verb: Verb, bits: u128) {
        if bits != 0 {
            debug_assert!(self.len == 0 || self.rows[self.len - 1].0 < verb, "verbs are offered in order");
            self.rows[self.len] = (verb, bits);
            self.len += 1;
        }
    }

    pub fn offer(&mut self, verb: Verb) {
        self.add(verb, 1);
    }

    #[inline]
    pub fn units(&mut self, verb: Verb, units: UnitSet) {
        self.add(verb, units.0);
    }

    #[inline]
    pub fn places(&mut self, verb: Verb, places: PlaceSet) {
        self.add(verb, places.0);
    }

    pub fn cards(&mut self, verb: Verb, cards: CardSet) {
        self.add(verb, u128::from(cards.0));
    }

    pub fn chits(&mut self, verb: Verb, chits: ChitSet) {
        self.add(verb, u128::from(chits.0));
    }

    pub fn kinds(&mut self, verb: Verb, kinds: KindSet) {
        self.add(verb, u128::from(kinds.0));
    }

    #[inline]
    fn rows(&self) -> &[(Verb, u128)] {
        &self.rows[..self.len]
    }

    pub fn len(&self) -> u32 {
        self.rows().iter().map(|(_, bits)| bits.count_ones()).sum()
    }

    pub fn contains(&self, action: Action) -> bool {
        let (verb, number) = action.parts();
        self.rows().iter().any(|(known, bits)| *known == verb && bits >> number & 1 != 0)
    }

    pub fn list(&self, out: &mut Vec<Action>) {
        out.extend(self.iter());
    }

    /// The actions in the order of the list.
    pub fn iter(&self) -> impl Iterator<Item = Action> {
        self.rows().iter().flat_map(|(verb, bits)| {
            let mut bits = *bits;
            std::iter::from_fn(move || {
                (bits != 0).then(|| {
                    let action = verb.action(bits.trailing_zeros() as u8);
                    bits &= bits - 1;
                    action
                })
            })
        })
    }

    /// The first action of the list.
    pub fn first(&self) -> Option<Action> {
        self.rows().first().map(|(verb, bits)| verb.action(bits.trailing_zeros() as u8))
    }

    /// The only action, if there is just one.
    pub fn single(&self) -> Option<Action> {
        match self.rows() {
            [(verb, bits)] if bits.count_ones() == 1 => Some(verb.action(bits.trailing_zeros() as u8)),
            _ => None,
        }
    }

    #[inline]
    pub fn draw(&self, rng: &mut impl Rng) -> Action {
        let mut at = below(rng, self.len());
        for (verb, bits) in self.rows() {
            let count = bits.count_ones();
            if at < count {
                return verb.action(nth(*bits, at));
            }
            at -= count;
        }
        Action::Pass
    }
}

/// The number of the `n`-th bit that is set.
#[inline]
fn nth(bits: u128, n: u32) -> u8 {
    let low = bits as u64;
    let (mut word, mut left, base) = match n.checked_sub(low.count_ones()) {
        Some(left) => ((bits >> 64) as u64, left, 64),
        None => (low, n, 0),
    };
    while left > 0 {
        word &= word - 1;
        left -= 1;
    }
    base + word.trailing_zeros() as u8
}
