//! What a seat may choose, and why it may not choose the rest.
//!
//! A menu is built verb by verb. A [`Row`] begins with everything its verb could name and loses some of it with each
//! condition, the general ones first; what is left is offered. Where the menu is asked about an action, the condition
//! that takes its noun out is the reason. So the list, the check, the sampling and the reasons come from one place and
//! cannot disagree, and a playout, which asks about nothing, allocates nothing.

use crate::actions::{Action, Verb};
use crate::sets::Bits;
use frente_kernel::{Illegal, Rng, RuleId, below};

/// What a menu is asked about.
pub(crate) trait Ask: Copy {
    /// The number of the noun, where the question is about an action of this verb.
    fn noun(self, verb: Verb) -> Option<u8>;
}

/// The question of a list: about no action in particular.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Nothing;

impl Ask for Nothing {
    #[inline(always)]
    fn noun(self, _: Verb) -> Option<u8> {
        None
    }
}

impl Ask for Action {
    fn noun(self, verb: Verb) -> Option<u8> {
        let (own, number) = self.parts();
        (own == verb).then_some(number)
    }
}

/// One verb of a menu in the making: what it may still name.
#[derive(Debug)]
pub(crate) struct Row<S> {
    verb: Verb,
    left: S,
    asked: Option<u8>,
    why: Option<Illegal>,
}

impl<S: Bits> Row<S> {
    /// A row that belongs to no menu: it only counts what passes.
    #[inline]
    pub fn unasked() -> Row<S> {
        Row { verb: Verb::Pass, left: S::EVERY, asked: None, why: None }
    }

    /// What passed every condition so far.
    #[inline]
    pub fn left(&self) -> S {
        self.left
    }

    /// Whether anything is left.
    #[inline]
    pub fn any(&self) -> bool {
        self.left.word() != 0
    }

    /// Whether somebody asks about a noun of this row that is still in it. Conditions that follow from a later one need
    /// not be tried otherwise: they only name the particular reason.
    #[inline]
    pub fn is_asked(&self) -> bool {
        self.asked.is_some_and(|number| self.left.numbered(number).is_some())
    }

    /// Keeps what `keeps` holds.
    #[inline]
    pub fn must(&mut self, keeps: S, rule: RuleId, why: &'static str) -> &mut Row<S> {
        self.keep(self.left.common(keeps), Illegal { rule, why })
    }

    /// Keeps everything, or nothing.
    #[inline]
    pub fn all(&mut self, may: Result<(), Illegal>) -> &mut Row<S> {
        match may {
            Ok(()) => self,
            Err(why) => self.keep(S::EMPTY, why),
        }
    }

    /// Keeps what `some` keeps. Asked about something it drops, `why` gives the reason that lies in that alone; where
    /// there is none, it is like another that is kept, and would be the same choice under `rule`.
    #[inline]
    pub fn some(
        &mut self,
        some: impl FnOnce(S) -> S,
        rule: RuleId,
        why: impl Fn(S::Item) -> Result<(), Illegal>,
    ) -> &mut Row<S> {
        let asked = self.asked.and_then(|number| self.left.numbered(number));
        self.left = some(self.left);
        if let Some(item) = asked.filter(|_| !self.is_asked()) {
            self.why = Some(why(item).err().unwrap_or(Illegal { rule, why: "like-another" }));
        }
        self
    }

    /// Keeps one of those that are alike, if it passes by itself.
    #[inline]
    pub fn one_of(
        &mut self,
        one_of_each: impl Fn(S) -> S,
        rule: RuleId,
        may: impl Fn(S::Item) -> Result<(), Illegal>,
    ) -> &mut Row<S> {
        self.some(|all| one_of_each(all).filtered(|item| may(item).is_ok()), rule, &may)
    }

    /// Keeps one of those that are alike.
    #[inline]
    pub fn distinct(&mut self, one_of_each: impl Fn(S) -> S, rule: RuleId) -> &mut Row<S> {
        self.some(one_of_each, rule, |_| Ok(()))
    }

    /// Keeps what passes by itself.
    #[inline]
    pub fn each(&mut self, may: impl Fn(S::Item) -> Result<(), Illegal>) -> &mut Row<S> {
        self.some(|all| all.filtered(|item| may(item).is_ok()), "5.0", &may)
    }

    #[inline]
    fn keep(&mut self, kept: S, reason: Illegal) -> &mut Row<S> {
        let asked = self.is_asked();
        self.left = kept;
        if asked && !self.is_asked() {
            self.why = Some(reason);
        }
        self
    }
}

/// The legal actions at a decision. Rows stand in the order of [`Verb`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Menu<A = Nothing> {
    rows: [(Verb, u128); ROWS],
    len: usize,
    asked: A,
    why: Option<Illegal>,
}

const ROWS: usize = 8;

impl<A: Ask> Menu<A> {
    /// An empty menu with a question.
    #[inline]
    pub fn about(asked: A) -> Menu<A> {
        Menu { rows: [(Verb::Pass, 0); ROWS], len: 0, asked, why: None }
    }

    #[inline]
    fn add(&mut self, verb: Verb, bits: u128) {
        if bits != 0 {
            debug_assert!(self.len == 0 || self.rows[self.len - 1].0 < verb, "verbs are offered in order");
            self.rows[self.len] = (verb, bits);
            self.len += 1;
        }
    }

    /// Offers to pass.
    #[inline]
    pub fn pass(&mut self) {
        self.add(Verb::Pass, 1);
    }

    /// Offers a verb without a noun, if it may be chosen.
    #[inline]
    pub fn may(&mut self, verb: Verb, may: Result<(), Illegal>) {
        match may {
            Ok(()) => self.add(verb, 1),
            Err(why) if self.asked.noun(verb).is_some() => self.why = Some(why),
            Err(_) => {}
        }
    }

    /// A row of everything the verb could name.
    #[inline]
    pub fn row<S: Bits>(&self, verb: Verb) -> Row<S> {
        Row { verb, left: S::EVERY, asked: self.asked.noun(verb), why: None }
    }

    /// Offers what is left of a row.
    #[inline]
    pub fn offer<S: Bits>(&mut self, row: &Row<S>) {
        self.add(row.verb, row.left.word());
        if row.asked.is_some() {
            self.why = row.why;
        }
    }

    #[inline]
    fn rows(&self) -> &[(Verb, u128)] {
        &self.rows[..self.len]
    }

    pub fn contains(&self, action: Action) -> bool {
        let (verb, number) = action.parts();
        self.rows().iter().any(|(known, bits)| *known == verb && bits >> number & 1 != 0)
    }
}

impl Menu<Action> {
    /// Whether the action that was asked about is on the menu, and why not.
    pub fn verdict(&self) -> Result<(), Illegal> {
        if self.contains(self.asked) {
            return Ok(());
        }
        Err(self.why.unwrap_or(Illegal { rule: "5.0", why: "not-now" }))
    }
}

impl Menu {
    pub fn len(&self) -> u32 {
        self.rows().iter().map(|(_, bits)| bits.count_ones()).sum()
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
