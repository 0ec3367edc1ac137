//! What may be chosen: the kinds of actions of a decision, each with the conditions that narrow it down.
//!
//! The rules name them once, to a [`Listing`]. A [`Menu`] gathers all that is legal, as sets: the sorted list and uniform
//! sampling read it, and neither allocates. A [`Question`] follows one action through the same conditions and learns
//! whether it is legal, or the first condition it fails. So list, check and reasons cannot disagree.

use crate::actions::Action;
use crate::data::{Place, Tables};
use crate::ids::{Board, CardNo, Consequence, Faction, LeaderAbility, Side, Skill};
use crate::sets::{Cards, Slot};
use crate::sieve::{Sieve, Traced};
use crate::state::ARMIES;
use arrayvec::ArrayVec;
use frente_kernel::{Illegal, Rng, below, must};

/// What the bits of an entry stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Over {
    /// One bit: the action needs nothing more.
    Nothing,
    /// Cards of a side.
    Cards(Side),
    /// Objectives.
    Objectives,
    /// The places of a small enum.
    Small,
}

/// An action but for its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verb {
    Pass,
    Done,
    Renounce,
    Decline,
    FindNothing,
    DeclareCombat,
    TakeDefence,
    LeaveDefence,
    UseLeader(LeaderAbility),
    Play,
    As,
    Intervene(u8),
    Mobilise(Side),
    Enthuse(Side),
    Demobilise,
    Name(Faction),
    Activate,
    ActivateAny,
    Ability(Skill),
    Ring,
    Front,
    Settle(Board),
    Choose,
    Discard,
    Find,
    Group,
    Join,
    Defend(u8),
    Command,
    Under,
    Lose,
    Buy,
}

impl Verb {
    fn action(self, index: Slot, card: CardNo) -> Action {
        let side = || Side::ALL[usize::from(index) & 1];
        match self {
            Verb::Pass => Action::Pass,
            Verb::Done => Action::Done,
            Verb::Renounce => Action::Renounce,
            Verb::Decline => Action::Decline,
            Verb::FindNothing => Action::FindNothing,
            Verb::DeclareCombat => Action::DeclareCombat,
            Verb::TakeDefence => Action::TakeDefence,
            Verb::LeaveDefence => Action::LeaveDefence,
            Verb::UseLeader(ability) => Action::UseLeader(ability),
            Verb::Play => Action::Play(card),
            Verb::As => Action::As(Faction::ALL[usize::from(index)]),
            Verb::Intervene(which) => Action::Intervene(which, card),
            Verb::Mobilise(front) => Action::Mobilise(front, card),
            Verb::Enthuse(front) => Action::Enthuse(front, card),
            Verb::Demobilise => Action::Demobilise(card),
            Verb::Name(faction) => Action::Name(faction, card),
            Verb::Activate => Action::Activate(card),
            Verb::ActivateAny => Action::ActivateAny(Board::ALL[usize::from(index)]),
            Verb::Ability(skill) => Action::Ability(skill, card),
            Verb::Ring => Action::Ring(side()),
            Verb::Front => Action::Front(side()),
            Verb::Settle(board) => Action::Settle(board, side()),
            Verb::Choose => Action::Choose(card),
            Verb::Discard => Action::Discard(card),
            Verb::Find => Action::Find(card),
            Verb::Group => Action::Group(card),
            Verb::Join => Action::Join(card),
            Verb::Defend(group) => Action::Defend(group, card),
            Verb::Command => Action::Command(card),
            Verb::Under => Action::Under(card),
            Verb::Lose => Action::Lose(card),
            Verb::Buy => Action::Buy(Consequence::ALL[usize::from(index)]),
        }
    }

    /// The verb of an action, and the card or the place of a small enum it names.
    fn of(action: Action) -> (Verb, Named) {
        let card = Named::Card;
        match action {
            Action::Pass => (Verb::Pass, Named::Index(0)),
            Action::Done => (Verb::Done, Named::Index(0)),
            Action::Renounce => (Verb::Renounce, Named::Index(0)),
            Action::Decline => (Verb::Decline, Named::Index(0)),
            Action::FindNothing => (Verb::FindNothing, Named::Index(0)),
            Action::DeclareCombat => (Verb::DeclareCombat, Named::Index(0)),
            Action::TakeDefence => (Verb::TakeDefence, Named::Index(0)),
            Action::LeaveDefence => (Verb::LeaveDefence, Named::Index(0)),
            Action::UseLeader(ability) => (Verb::UseLeader(ability), Named::Index(0)),
            Action::Play(number) => (Verb::Play, card(number)),
            Action::As(faction) => (Verb::As, Named::Index(faction as Slot)),
            Action::Intervene(which, number) => (Verb::Intervene(which), card(number)),
            Action::Mobilise(front, number) => (Verb::Mobilise(front), card(number)),
            Action::Enthuse(front, number) => (Verb::Enthuse(front), card(number)),
            Action::Demobilise(number) => (Verb::Demobilise, card(number)),
            Action::Name(faction, number) => (Verb::Name(faction), card(number)),
            Action::Activate(number) => (Verb::Activate, card(number)),
            Action::ActivateAny(board) => (Verb::ActivateAny, Named::Index(board as Slot)),
            Action::Ability(skill, number) => (Verb::Ability(skill), card(number)),
            Action::Ring(front) => (Verb::Ring, Named::Index(front as Slot)),
            Action::Front(front) => (Verb::Front, Named::Index(front as Slot)),
            Action::Settle(board, front) => (Verb::Settle(board), Named::Index(front as Slot)),
            Action::Choose(number) => (Verb::Choose, card(number)),
            Action::Discard(number) => (Verb::Discard, card(number)),
            Action::Find(number) => (Verb::Find, card(number)),
            Action::Group(number) => (Verb::Group, card(number)),
            Action::Join(number) => (Verb::Join, card(number)),
            Action::Defend(group, number) => (Verb::Defend(group), card(number)),
            Action::Command(number) => (Verb::Command, card(number)),
            Action::Under(number) => (Verb::Under, card(number)),
            Action::Lose(number) => (Verb::Lose, card(number)),
            Action::Buy(consequence) => (Verb::Buy, Named::Index(consequence as Slot)),
        }
    }
}

enum Named {
    Index(Slot),
    Card(CardNo),
}

/// Actions with one verb.
#[derive(Clone, Copy, Debug)]
struct Entry {
    verb: Verb,
    over: Over,
    set: Cards,
}

/// Somebody the rules tell what may be chosen, kind by kind.
///
/// `may` is the chain of conditions an action of the kind must meet, as a [`Sieve`] for what the action names.
pub(crate) trait Listing {
    /// What is sent through the conditions: all there is, or the one thing asked about.
    type Of: Sieve;

    fn offer(&mut self, verb: Verb, over: Over, may: impl FnOnce(Self::Of) -> Self::Of);

    /// Kinds of actions with a condition in common: where it is not met, none of those `list` names may be chosen.
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
        let card = match self.over {
            Over::Cards(side) => tables.number(side, index),
            Over::Objectives => tables.objectives[usize::from(index)].number,
            Over::Nothing | Over::Small => CardNo(0),
        };
        self.verb.action(index, card)
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
            Named::Index(index) => (index, Over::Small),
            Named::Card(number) => match tables.place[usize::from(number.0)] {
                Place::Card(side, slot) => (slot, Over::Cards(side)),
                Place::Objective(slot) => (slot, Over::Objectives),
                Place::Nowhere => (0, Over::Nothing),
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
        let speaks_of_it = over == self.over || matches!((over, self.over), (Over::Nothing, Over::Small));
        if speaks_of_it {
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
