//! What may be chosen, as one list of sets: the only place that says what is legal.
//!
//! The sorted list, the check of one action and uniform sampling all read it, so they cannot disagree, and none of them
//! allocates.

use crate::actions::Action;
use crate::data::{Place, Tables};
use crate::ids::{Board, CardNo, Consequence, Faction, LeaderAbility, Side, Skill};
use crate::sets::{Cards, Slot};
use crate::state::ARMIES;
use arrayvec::ArrayVec;
use frente_kernel::{Rng, below};

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
    UseLeader,
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
            Verb::UseLeader => Action::UseLeader(LeaderAbility::ALL[usize::from(index)]),
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
            Action::UseLeader(ability) => (Verb::UseLeader, Named::Index(ability as Slot)),
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

/// Everything that may be chosen at a decision.
#[derive(Debug, Default)]
pub(crate) struct Menu {
    entries: ArrayVec<Entry, { ARMIES + 8 }>,
    count: u32,
}

impl Menu {
    #[inline]
    pub fn add(&mut self, verb: Verb, over: Over, set: Cards) {
        if !set.is_empty() {
            self.count += set.len();
            self.entries.push(Entry { verb, over, set });
        }
    }

    #[inline]
    pub fn add_one(&mut self, verb: Verb) {
        self.add(verb, Over::Nothing, Cards::ONE);
    }

    #[inline]
    pub fn add_cards(&mut self, verb: Verb, side: Side, set: Cards) {
        self.add(verb, Over::Cards(side), set);
    }

    /// The places of a small enum that pass.
    pub fn add_small(&mut self, verb: Verb, places: impl IntoIterator<Item = usize>) {
        self.add(verb, Over::Small, places.into_iter().map(|place| place as Slot).collect());
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub fn has(&self, tables: &Tables, action: Action) -> bool {
        let (verb, named) = Verb::of(action);
        self.entries.iter().filter(|entry| entry.verb == verb).any(|entry| match (&named, entry.over) {
            (Named::Index(index), Over::Nothing | Over::Small) => entry.set.has(*index),
            (Named::Card(number), over) => match (tables.place[usize::from(number.0)], over) {
                (Place::Card(side, slot), Over::Cards(of)) => side == of && entry.set.has(slot),
                (Place::Objective(slot), Over::Objectives) => entry.set.has(slot),
                _ => false,
            },
            _ => false,
        })
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
