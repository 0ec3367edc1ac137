//! A position and an action as lists of facts that hold: what bots, training and Python read instead of a state.
//!
//! A game states facts, never worth: what is printed, counted or computed by a rule. It writes them in one fixed order of
//! groups, and the same function that writes the facts of a position also draws up the [`Schema`]: so the two cannot
//! disagree. Facts are yes-or-no and numbered; a count is a run of them ("at least 3").
//!
//! The point of view is fixed: the sides keep their places, and who decides is a fact of its own.

use crate::{Caution, Game, Node, Seat, Silent};
use std::fmt::{self, Write as _};

/// A game whose positions and actions can be read as facts.
pub trait Encode: Game {
    /// Raised when the meaning of a fact changes while its group keeps its name and size.
    const ENCODING: u16;

    /// No list of legal actions is longer: a table of so many rows holds whatever is offered. Held by random play in
    /// `conformance`; where a list is longer after all, its reader refuses it.
    const OFFERS: usize;

    /// No action has more facts.
    const OFFER_FACTS: usize;

    /// How many actions there are, in a game with so few that each has a number of its own; 0 elsewhere.
    const ACTIONS: usize = 0;

    /// Writes the facts of a position that `eyes` may know.
    ///
    /// Every group is written on every call, in the same order, whatever the position is like.
    fn facts(state: &Self::State, eyes: Eyes, out: &mut Facts);

    /// Writes the facts of a legal action of the deciding seat. They rest on nothing that seat cannot know.
    fn action_facts(state: &Self::State, action: Self::Action, out: &mut Facts);

    /// The number of an action, below [`Encode::ACTIONS`]; `None` where actions have none.
    #[inline]
    fn number(_action: Self::Action) -> Option<usize> {
        None
    }

    /// The action of that number.
    #[inline]
    fn numbered(_number: usize) -> Option<Self::Action> {
        None
    }
}

/// Who reads a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// A seat: what everybody sees, and what it alone knows.
    Seat(Seat),
    /// A world as it is, or as somebody imagines it: everything.
    World,
}

impl Eyes {
    /// Whether what `seat` alone knows is read too.
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Eyes::Seat(own) => own == seat,
            Eyes::World => true,
        }
    }
}

/// What the facts of a group have to do with each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// At most one of so many holds.
    OneOf(u16),
    /// A count up to so many: fact `n` holds if it is at least `n + 1`.
    AtLeast(u16),
    /// Each of so many holds or not.
    Set(u16),
    /// Places with so many facts each: `Each(places, facts)`.
    Each(u16, u16),
}

impl Shape {
    /// How many facts the group has.
    pub const fn size(self) -> u16 {
        match self {
            Shape::OneOf(size) | Shape::AtLeast(size) | Shape::Set(size) => size,
            Shape::Each(places, facts) => places * facts,
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shape::OneOf(size) => write!(f, "one-of {size}"),
            Shape::AtLeast(size) => write!(f, "at-least {size}"),
            Shape::Set(size) => write!(f, "set {size}"),
            Shape::Each(places, facts) => write!(f, "each {places} {facts}"),
        }
    }
}

/// A group of facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// Its name: words joined by dots, the more general first.
    pub name: String,
    /// What its facts have to do with each other.
    pub shape: Shape,
    /// The number of its first fact.
    pub first: u16,
}

/// The facts that hold, by number, in rising order.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    list: Vec<u16>,
    /// Where the next group begins.
    base: u16,
    /// The groups written so far, while a schema is drawn up.
    draft: Option<Draft>,
}

#[derive(Clone, Debug, Default)]
struct Draft {
    groups: Vec<Group>,
    path: Vec<&'static str>,
}

impl Facts {
    /// The facts of a position, in place of what was there.
    #[inline]
    pub fn read<G: Encode>(&mut self, state: &G::State, eyes: Eyes) {
        self.clear();
        G::facts(state, eyes, self);
        self.sort();
    }

    /// The facts of an action, in place of what was there.
    #[inline]
    pub fn read_action<G: Encode>(&mut self, state: &G::State, action: G::Action) {
        self.clear();
        G::action_facts(state, action, self);
        self.sort();
    }

    /// The facts, by number.
    #[inline]
    pub fn list(&self) -> &[u16] {
        &self.list
    }

    /// How many facts the groups written so far have, those that do not hold included.
    pub fn width(&self) -> u16 {
        self.base
    }

    #[inline]
    fn clear(&mut self) {
        self.list.clear();
        self.base = 0;
    }

    #[inline]
    fn sort(&mut self) {
        if !self.list.is_sorted_by(|a, b| a < b) {
            self.list.sort_unstable();
            self.list.dedup();
        }
    }

    /// Groups written by `write` have `name` before their own.
    #[inline]
    pub fn within(&mut self, name: &'static str, write: impl FnOnce(&mut Facts)) {
        if let Some(draft) = &mut self.draft {
            draft.path.push(name);
        }
        write(self);
        if let Some(draft) = &mut self.draft {
            draft.path.pop();
        }
    }

    /// A fact that holds or not.
    #[inline]
    pub fn flag(&mut self, name: &'static str, holds: bool) {
        if holds {
            self.list.push(self.base);
        }
        self.close(name, Shape::Set(1));
    }

    /// One fact of `size`; what lies beyond counts as the last.
    #[inline]
    pub fn one_of(&mut self, name: &'static str, size: usize, at: usize) {
        self.maybe_one_of(name, size, Some(at));
    }

    /// One fact of `size`, or none.
    #[inline]
    pub fn maybe_one_of(&mut self, name: &'static str, size: usize, at: Option<usize>) {
        if let Some(at) = at {
            self.list.push(self.base + at.min(size - 1) as u16);
        }
        self.close(name, Shape::OneOf(size as u16));
    }

    /// A count; what is more than `most` counts as that.
    #[inline]
    pub fn at_least(&mut self, name: &'static str, most: usize, count: usize) {
        let count = count.min(most) as u16;
        self.list.extend(self.base..self.base + count);
        self.close(name, Shape::AtLeast(most as u16));
    }

    /// Which of `size` hold; what lies beyond is left out.
    #[inline]
    pub fn set(&mut self, name: &'static str, size: usize, members: impl IntoIterator<Item = usize>) {
        let base = self.base;
        self.list.extend(members.into_iter().filter(|member| *member < size).map(|member| base + member as u16));
        self.close(name, Shape::Set(size as u16));
    }

    /// Which facts hold at which places; what lies beyond is left out.
    #[inline]
    pub fn each(
        &mut self,
        name: &'static str,
        places: usize,
        facts: usize,
        members: impl IntoIterator<Item = (usize, usize)>,
    ) {
        let base = self.base;
        let known = members.into_iter().filter(|(place, fact)| *place < places && *fact < facts);
        self.list.extend(known.map(|(place, fact)| base + (place * facts + fact) as u16));
        self.close(name, Shape::Each(places as u16, facts as u16));
    }

    /// Which of these cautions the game gives before an action, if any.
    #[inline]
    pub fn caution(&mut self, keys: &[&str], caution: Option<Caution>) {
        let at = caution.and_then(|caution| keys.iter().position(|key| *key == caution.message.key));
        self.maybe_one_of("caution", keys.len(), at);
    }

    #[inline]
    fn close(&mut self, name: &'static str, shape: Shape) {
        if let Some(draft) = &mut self.draft {
            let mut full = draft.path.join(".");
            if !full.is_empty() {
                full.push('.');
            }
            full.push_str(name);
            draft.groups.push(Group { name: full, shape, first: self.base });
        }
        self.base += shape.size();
    }
}

/// The groups of facts of a game, and of its actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schema {
    /// The id of the game.
    pub game: &'static str,
    /// The number of the encoding.
    pub encoding: u16,
    /// The facts of a position.
    pub facts: Vec<Group>,
    /// The facts of an action.
    pub action_facts: Vec<Group>,
}

impl Schema {
    /// Draws up the schema of a game: its first position at which somebody chooses is read with a pencil in hand.
    ///
    /// # Panics
    /// If the usual setup of the game is refused, or nobody ever chooses in it.
    pub fn of<G: Encode>() -> Schema {
        let mut state = G::initial(&G::Setup::default()).expect("the usual setup is sound");
        let mut chances = Vec::new();
        while G::node(&state) == Node::Chance {
            G::chance_outcomes(&state, &mut chances);
            G::resolve(&mut state, chances[0].0, &mut Silent);
        }
        let mut actions = Vec::new();
        G::legal_actions(&state, &mut actions);
        let draft = |write: &dyn Fn(&mut Facts)| {
            let mut facts = Facts { draft: Some(Draft::default()), ..Facts::default() };
            write(&mut facts);
            facts.draft.map(|draft| draft.groups).unwrap_or_default()
        };
        Schema {
            game: G::INFO.id,
            encoding: G::ENCODING,
            facts: draft(&|out| G::facts(&state, Eyes::World, out)),
            action_facts: draft(&|out| G::action_facts(&state, actions[0], out)),
        }
    }

    /// How many facts a position has.
    pub fn width(&self) -> usize {
        width(&self.facts)
    }

    /// How many facts an action has.
    pub fn action_width(&self) -> usize {
        width(&self.action_facts)
    }

    /// The schema as text, a group a line.
    pub fn to_text(&self) -> String {
        let mut text = format!("encoding {} {}\n", self.game, self.encoding);
        for (kind, groups) in [("fact", &self.facts), ("action-fact", &self.action_facts)] {
            for group in groups {
                let _ = writeln!(text, "{kind} {} {}", group.name, group.shape);
            }
        }
        text
    }

    /// A number that differs where the schema does: FNV-1a over its text.
    pub fn hash(&self) -> u64 {
        let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        self.to_text().bytes().fold(0xcbf2_9ce4_8422_2325, mix)
    }

    /// The first line in which another schema, as text, differs from this one.
    pub fn first_difference(&self, other: &str) -> Option<String> {
        let own = self.to_text();
        let (mut own, mut other) = (own.lines(), other.lines());
        loop {
            match (own.next(), other.next()) {
                (None, None) => return None,
                (here, there) if here == there => {}
                (here, there) => {
                    let say = |line: Option<&str>| line.unwrap_or("nothing more").to_owned();
                    return Some(format!("expected \"{}\", found \"{}\"", say(here), say(there)));
                }
            }
        }
    }

    /// What a fact of a position says.
    pub fn name(&self, fact: u16) -> String {
        name(&self.facts, fact)
    }

    /// What a fact of an action says.
    pub fn action_name(&self, fact: u16) -> String {
        name(&self.action_facts, fact)
    }
}

fn width(groups: &[Group]) -> usize {
    groups.last().map_or(0, |group| usize::from(group.first + group.shape.size()))
}

fn name(groups: &[Group], fact: u16) -> String {
    let at = groups.partition_point(|group| group.first <= fact);
    let Some(group) = at.checked_sub(1).map(|at| &groups[at]) else { return format!("fact {fact}") };
    let within = fact - group.first;
    match group.shape {
        Shape::Set(1) => group.name.clone(),
        Shape::OneOf(_) => format!("{}={within}", group.name),
        Shape::AtLeast(_) => format!("{}>={}", group.name, within + 1),
        Shape::Set(_) => format!("{}:{within}", group.name),
        Shape::Each(_, facts) => format!("{}[{}]:{}", group.name, within / facts, within % facts),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(out: &mut Facts) {
        out.flag("dark", true);
        out.within("north", |out| {
            out.one_of("ground", 3, 7);
            out.maybe_one_of("guest", 2, None);
        });
        out.at_least("coins", 4, 2);
        out.set("cards", 5, [4, 1, 9]);
        out.each("cells", 2, 3, [(1, 2), (0, 0), (2, 0)]);
    }

    fn groups() -> Vec<Group> {
        let mut facts = Facts { draft: Some(Draft::default()), ..Facts::default() };
        write(&mut facts);
        facts.draft.map(|draft| draft.groups).unwrap_or_default()
    }

    #[test]
    fn facts_are_numbered_by_group_and_sorted() {
        let mut facts = Facts::default();
        write(&mut facts);
        facts.sort();
        assert_eq!(facts.list(), [0, 3, 6, 7, 11, 14, 15, 20]);
        assert_eq!((facts.width(), width(&groups())), (21, 21));
    }

    #[test]
    fn every_fact_has_a_name() {
        let named = |fact| name(&groups(), fact);
        let names =
            ["dark", "north.ground=2", "coins>=1", "coins>=2", "cards:1", "cards:4", "cells[0]:0", "cells[1]:2"];
        assert_eq!([0, 3, 6, 7, 11, 14, 15, 20].map(named), names);
    }

    #[test]
    fn a_schema_says_where_another_differs() {
        let schema = Schema { game: "toy", encoding: 1, facts: groups(), action_facts: Vec::new() };
        assert_eq!(schema.first_difference(&schema.to_text()), None);
        let other = schema.to_text().replace("coins at-least 4", "coins at-least 5");
        let said = schema.first_difference(&other).expect("one group differs");
        assert_eq!(said, "expected \"fact coins at-least 4\", found \"fact coins at-least 5\"");
        let longer = Schema { encoding: 2, ..schema.clone() };
        assert_ne!(schema.hash(), longer.hash());
    }
}
