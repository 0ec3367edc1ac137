//! The conditions of a rule, each stated once, for two questions: what may be chosen, and why something may not.
//!
//! A rule sends what an action may name through a chain of conditions, the general ones first. A menu sends all cards
//! through it, as a set ([`Cards`]), and offers those that come out. A question sends one card through it ([`Traced`]),
//! and is answered by the first condition the card fails.

use crate::sets::{Cards, Slot};
use frente_kernel::{Illegal, RuleId, must};

/// Cards (or objectives, or the places of a small enum), narrowed down condition by condition.
pub(crate) trait Sieve: Copy {
    /// Those of them that meet a condition: the set of all that do, or [`Implied`].
    fn must(self, condition: impl Condition, rule: RuleId, why: &'static str) -> Self;

    /// All of them if a condition on the whole question holds, otherwise none.
    fn given(self, condition: Result<(), Illegal>) -> Self;

    /// Those of them that meet conditions looked at one by one. Where a table says of some that they do, those in `sure`
    /// are not looked at.
    fn each_beside(self, sure: Cards, may: impl Fn(Slot) -> Result<(), Illegal>) -> Self;

    /// Those of them that meet conditions looked at one by one.
    #[inline]
    fn each(self, may: impl Fn(Slot) -> Result<(), Illegal>) -> Self {
        self.each_beside(Cards::NONE, may)
    }

    /// Those that are left.
    fn left(self) -> Cards;

    /// Further conditions, looked at only where something is left.
    #[inline]
    fn then(self, more: impl FnOnce(Self) -> Self) -> Self {
        if self.left().is_empty() { self } else { more(self) }
    }
}

/// A condition as the set of all that meet it.
pub(crate) trait Condition {
    fn met_by(self) -> Cards;

    /// Those of `set` that meet it, as far as a menu has to know.
    fn narrow(self, set: Cards) -> Cards;
}

impl Condition for Cards {
    #[inline]
    fn met_by(self) -> Cards {
        self
    }

    #[inline]
    fn narrow(self, set: Cards) -> Cards {
        set & self
    }
}

/// A condition that a later one of the same rule implies. It only gives a better reason, so a menu skips it.
pub(crate) struct Implied<F>(pub F);

impl<F: FnOnce() -> Cards> Condition for Implied<F> {
    fn met_by(self) -> Cards {
        self.0()
    }

    #[inline]
    fn narrow(self, set: Cards) -> Cards {
        set
    }
}

impl Sieve for Cards {
    #[inline]
    fn must(self, condition: impl Condition, _: RuleId, _: &'static str) -> Cards {
        condition.narrow(self)
    }

    #[inline]
    fn given(self, condition: Result<(), Illegal>) -> Cards {
        if condition.is_ok() { self } else { Cards::NONE }
    }

    #[inline]
    fn each_beside(self, sure: Cards, may: impl Fn(Slot) -> Result<(), Illegal>) -> Cards {
        let mut kept = self;
        for slot in self.without(sure).iter() {
            if may(slot).is_err() {
                kept.remove(slot);
            }
        }
        kept
    }

    #[inline]
    fn left(self) -> Cards {
        self
    }
}

/// One card on its way through the conditions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Traced {
    card: Cards,
    refused: Option<Illegal>,
}

impl Traced {
    /// A card that meets all conditions so far.
    pub fn new(card: Slot) -> Traced {
        Traced { card: Cards::only(card), refused: None }
    }

    /// Whether it came through, or the first condition it failed.
    pub fn verdict(self) -> Result<(), Illegal> {
        self.refused.map_or(Ok(()), Err)
    }
}

impl Sieve for Traced {
    fn must(self, condition: impl Condition, rule: RuleId, why: &'static str) -> Traced {
        self.given(must(!(self.card & condition.met_by()).is_empty(), rule, why))
    }

    fn given(self, condition: Result<(), Illegal>) -> Traced {
        Traced { refused: self.refused.or(condition.err()), ..self }
    }

    fn each_beside(self, _: Cards, may: impl Fn(Slot) -> Result<(), Illegal>) -> Traced {
        self.card.first().map_or(self, |slot| self.given(may(slot)))
    }

    fn left(self) -> Cards {
        if self.refused.is_none() { self.card } else { Cards::NONE }
    }
}
