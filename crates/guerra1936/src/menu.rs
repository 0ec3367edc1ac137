//! What may be chosen: the kinds of actions of a decision, each with the conditions that narrow it down.
//!
//! The rules name them once, to a [`Listing`]. A [`Menu`] gathers all that is legal, as sets: the sorted list and uniform
//! sampling read it, and neither allocates. A [`Question`] follows one action through the same conditions and learns
//! whether it is legal, or the first condition it fails. So list, check and reasons cannot disagree.

mod sieve;

use crate::actions::Action;
use crate::data::{Place, Tables};
use crate::ids::{Board, CardNo, Consequence, Faction, Intervention, LeaderAbility, Side, Skill};
use crate::sets::{Cards, Slot};
use crate::state::ARMIES;
use arrayvec::ArrayVec;
use frente_kernel::{Illegal, Key, Rng, below, must};

use sieve::Traced;
pub(crate) use sieve::{Implied, Sieve};

/// What the bits of an entry stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Over {
    /// One bit: the action needs nothing more.
    Nothing,
    /// Cards of a side.
    Cards(Side),
    Objectives,
    /// The values of a small enum.
    Small,
}

/// What an action names last.
#[derive(Clone, Copy, Debug)]
enum Named {
    Nothing,
    /// A card or an objective.
    Card(CardNo),
    /// A value of a small enum.
    Small(Slot),
}

/// Declares [`Verb`] and both ways between it and [`Action`]: the kinds of actions that name nothing, those that name a
/// card last, and those that name a value of a small enum last.
macro_rules! verbs {
    (
        nothing { $($alone:ident $(($a:ident: $of_alone:ty))?),+ $(,)? }
        card { $($card:ident $(($c:ident: $of_card:ty))?),+ $(,)? }
        small { $($small:ident $(($s:ident: $of_small:ty))? in $values:ty),+ $(,)? }
    ) => {
        /// An action but for what it names last.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Verb {
            $($alone $(($of_alone))?,)+
            $($card $(($of_card))?,)+
            $($small $(($of_small))?,)+
        }

        impl Verb {
            /// The action that names this.
            fn action(self, named: Named) -> Action {
                match (self, named) {
                    $((Verb::$alone $(($a))?, _) => Action::$alone $(($a))?,)+
                    $((Verb::$card $(($c))?, Named::Card(card)) => Action::$card($($c,)? card),)+
                    $((Verb::$small $(($s))?, Named::Small(slot)) => Action::$small($($s,)? <$values>::at(slot.place())),)+
                    (verb, named) => unreachable!("{verb:?} was offered over {named:?}"),
                }
            }

            /// The verb of an action, and what it names.
            fn of(action: Action) -> (Verb, Named) {
                match action {
                    $(Action::$alone $(($a))? => (Verb::$alone $(($a))?, Named::Nothing),)+
                    $(Action::$card($($c,)? card) => (Verb::$card $(($c))?, Named::Card(card)),)+
                    $(Action::$small($($s,)? value) => (Verb::$small $(($s))?, Named::Small(Slot::at(value.place()))),)+
                }
            }
        }
    };
}

verbs! {
    nothing {
        Pass,
        Done,
        Renounce,
        Decline,
        FindNothing,
        DeclareCombat,
        TakeDefence,
        LeaveDefence,
        UseLeader(ability: LeaderAbility),
    }
    card {
        Play,
        Intervene(which: Intervention),
        Mobilise(front: Side),
        Enthuse(front: Side),
        Demobilise,
        Name(faction: Faction),
        Activate,
        Ability(skill: Skill),
        Choose,
        Discard,
        Find,
        Group,
        Join,
        Defend(group: u8),
        Command,
        Under,
        Lose,
    }
    small {
        As in Faction,
        ActivateAny in Board,
        Ring in Side,
        Front in Side,
        Settle(board: Board) in Side,
        Buy in Consequence,
    }
}

/// The card or objective an action names.
pub(crate) fn card_of(action: Action) -> Option<CardNo> {
    match Verb::of(action).1 {
        Named::Card(card) => Some(card),
        Named::Nothing | Named::Small(_) => None,
    }
}

/// Actions with one verb.
#[derive(Clone, Copy, Debug)]
struct Entry {
    verb: Verb,
    over: Over,
    set: Cards,
}

/// A listener to which the rules tell what may be chosen, kind by kind.
///
/// `may` is the chain of conditions an action of the kind must meet, as a [`Sieve`] for what the action names.
pub(crate) trait Listing {
    /// What is sent through the conditions: all there is, or the one thing asked about.
    type Of: Sieve;

    fn offer(&mut self, verb: Verb, over: Over, may: impl FnOnce(Self::Of) -> Self::Of);

    /// Kinds of actions with a condition in common: unless it is met, nothing that `list` names may be chosen.
    fn given(&mut self, condition: Result<(), Illegal>, list: impl FnOnce(&mut Self));

    /// An action that names nothing.
    #[inline]
    fn one(&mut self, verb: Verb, may: impl FnOnce() -> Result<(), Illegal>) {
        self.offer(verb, Over::Nothing, |of| of.given(may()));
    }

    /// An action that is always open at this decision.
    #[inline]
    fn open(&mut self, verb: Verb) {
        self.one(verb, || Ok(()));
    }

    #[inline]
    fn cards(&mut self, verb: Verb, side: Side, may: impl FnOnce(Self::Of) -> Self::Of) {
        self.offer(verb, Over::Cards(side), may);
    }

    #[inline]
    fn objectives(&mut self, verb: Verb, may: impl FnOnce(Self::Of) -> Self::Of) {
        self.offer(verb, Over::Objectives, may);
    }

    /// Places of a small enum.
    #[inline]
    fn small(&mut self, verb: Verb, may: impl FnOnce(Self::Of) -> Self::Of) {
        self.offer(verb, Over::Small, may);
    }
}

/// Everything that may be chosen at a decision.
#[derive(Debug, Default)]
pub(crate) struct Menu {
    entries: ArrayVec<Entry, { ARMIES + 8 }>,
    count: u32,
}

impl Listing for Menu {
    type Of = Cards;

    #[inline]
    fn offer(&mut self, verb: Verb, over: Over, may: impl FnOnce(Self::Of) -> Self::Of) {
        let set = may(if over == Over::Nothing { Cards::ONE } else { Cards::ALL });
        if !set.is_empty() {
            self.count += set.len();
            self.entries.push(Entry { verb, over, set });
        }
    }

    #[inline]
    fn given(&mut self, condition: Result<(), Illegal>, list: impl FnOnce(&mut Menu)) {
        if condition.is_ok() {
            list(self);
        }
    }
}

impl Menu {
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub fn list(&self, tables: &Tables, out: &mut Vec<Action>) {
        for entry in &self.entries {
            out.extend(entry.set.iter().map(|index| entry.action(tables, index)));
        }
        out.sort_unstable();
    }

    #[inline]
    pub fn draw(&self, tables: &Tables, rng: &mut impl Rng) -> Action {
        let mut left = below(rng, self.count.max(1));
        for entry in &self.entries {
            let count = entry.set.len();
            if left < count {
                return entry.action(tables, entry.set.nth(left));
            }
            left -= count;
        }
        Action::Pass
    }
}

impl Entry {
    #[inline]
    fn action(&self, tables: &Tables, index: Slot) -> Action {
        let named = match self.over {
            Over::Cards(side) => Named::Card(tables.number(side, index)),
            Over::Objectives => Named::Card(tables.objectives[usize::from(index)].number),
            Over::Nothing => Named::Nothing,
            Over::Small => Named::Small(index),
        };
        self.verb.action(named)
    }
}

/// One action, asked about.
#[derive(Debug)]
pub(crate) struct Question {
    verb: Verb,
    /// What the action names: one card, objective or place.
    of: Slot,
    over: Over,
    /// Whether the common conditions of the kinds being named are met.
    given: Result<(), Illegal>,
    answer: Option<Result<(), Illegal>>,
}

impl Question {
    pub fn about(tables: &Tables, action: Action) -> Question {
        let (verb, named) = Verb::of(action);
        let (of, over) = match named {
            Named::Nothing => (Slot::at(0), Over::Nothing),
            Named::Small(slot) => (slot, Over::Small),
            Named::Card(number) => match tables.place[usize::from(number.0)] {
                Place::Card(side, slot) => (slot, Over::Cards(side)),
                Place::Objective(slot) => (slot, Over::Objectives),
                Place::Nowhere => (Slot::at(0), Over::Nothing),
            },
        };
        Question { verb, of, over, given: Ok(()), answer: None }
    }

    /// What the rules said; nothing where no action of the kind is among those of the decision.
    pub fn answer(self) -> Option<Result<(), Illegal>> {
        self.answer
    }
}

impl Listing for Question {
    type Of = Traced;

    fn offer(&mut self, verb: Verb, over: Over, may: impl FnOnce(Self::Of) -> Self::Of) {
        if verb != self.verb {
            return;
        }
        if over == self.over {
            self.answer = Some(may(Traced::new(self.of).given(self.given)).verdict());
        } else if self.answer.is_none() {
            self.answer = Some(match over {
                Over::Objectives => must(false, "5.16", "not-an-objective"),
                Over::Nothing | Over::Small | Over::Cards(_) => must(false, "6.5", "not-your-side"),
            });
        }
    }

    fn given(&mut self, condition: Result<(), Illegal>, list: impl FnOnce(&mut Question)) {
        let outer = self.given;
        self.given = outer.and(condition);
        list(self);
        self.given = outer;
    }
}
