//! Decks by points (§2.1, §2.2): what a list of cards adds up to, and everything wrong with it.

use crate::data::{Card, Data, SupportDef, UnitDef};
use crate::ids::{Ability, CardNo, Nation};
use serde::{Deserialize, Serialize};

/// How many copies of a card a deck may hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Collection {
    /// As many as one box holds (ruling G1).
    Box,
    /// As many as the players own.
    Open,
}

/// A deck of a player's own: a nation, and cards by id with their copies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckList {
    pub nation: Nation,
    /// Cards and copies.
    pub cards: Vec<(String, u8)>,
}

/// A deck holds no more cards than this. The book sets no bound (§2.1); positions must have one.
pub const MOST_CARDS: u32 = 160;
/// Nor more different ones.
pub const MOST_KINDS: usize = 64;

impl DeckList {
    /// §2.2: the points of all its cards. Equipment tokens do not count (ruling A09).
    pub fn points(&self, data: &Data) -> u32 {
        let of = |(id, copies): &(String, u8)| {
            let card = data.card_by_id(id)?;
            Some(u32::from(points(data, card)) * u32::from(*copies))
        };
        self.cards.iter().filter_map(of).sum()
    }

    /// Everything wrong with it under a limit, each with the place of its card.
    pub fn flaws(&self, data: &Data, limit: u16, collection: Collection) -> Vec<(Option<usize>, Flaw)> {
        let mut out = Vec::new();
        let mut seen = std::collections::BTreeSet::new();
        for (at, (id, copies)) in self.cards.iter().enumerate() {
            let mut say = |flaw: Flaw| out.push((Some(at), flaw));
            if !seen.insert(id) {
                say(Flaw::Twice(id.clone()));
            }
            let Some(card) = data.card_by_id(id) else {
                say(Flaw::Unknown(id.clone()));
                continue;
            };
            let foreign = nation(data, card).filter(|nation| *nation != self.nation);
            if let Some(nation) = foreign {
                say(Flaw::Foreign { id: id.clone(), nation, own: self.nation });
            }
            let most = copies_in_box(data, card, self.nation);
            if collection == Collection::Box && foreign.is_none() && *copies > most {
                say(Flaw::Copies { id: id.clone(), copies: *copies, most });
            }
            if *copies == 0 {
                say(Flaw::NoCopy(id.clone()));
            }
        }
        let mut say = |flaw: Flaw| out.push((None, flaw));
        let sum = self.points(data);
        if sum > u32::from(limit) {
            say(Flaw::Points { sum, limit });
        }
        let (cards, kinds) = (self.count(), self.cards.len());
        if cards > MOST_CARDS || kinds > MOST_KINDS {
            say(Flaw::TooMany { cards, kinds });
        }
        if cards == 0 {
            say(Flaw::Empty);
        }
        out
    }

    /// Everything wrong with it under a limit, in words.
    pub fn faults(&self, data: &Data, limit: u16, collection: Collection) -> Vec<String> {
        self.flaws(data, limit, collection).into_iter().map(|(_, flaw)| flaw.to_string()).collect()
    }

    /// Guns that cannot move, in a deck where nothing can tow them (§16-tow): their places.
    pub fn stranded(&self, data: &Data) -> Vec<usize> {
        let unit = |(id, _): &(String, u8)| data.unit_by_id(id).map(|unit| &data.units[unit.index()]);
        let tows = |card| unit(card).is_some_and(|unit| unit.abilities.contains(&Ability::Tow));
        if self.cards.iter().any(tows) {
            return Vec::new();
        }
        let stuck = |unit: &UnitDef| unit.movement == 0 && unit.abilities.contains(&Ability::Towable);
        let places = self.cards.iter().enumerate().filter(|(_, card)| unit(card).is_some_and(stuck));
        places.map(|(at, _)| at).collect()
    }

    /// How many cards it has.
    pub fn count(&self) -> u32 {
        self.cards.iter().map(|(_, copies)| u32::from(*copies)).sum()
    }
}

/// One thing wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    #[error("{0} is listed twice")]
    Twice(String),
    #[error("no card is called {0}")]
    Unknown(String),
    #[error("{id} is a card of {nation}, not of {own}")]
    Foreign { id: String, nation: Nation, own: Nation },
    #[error("{copies} copies of {id}, one box holds {most}")]
    Copies { id: String, copies: u8, most: u8 },
    #[error("0 copies of {0}")]
    NoCopy(String),
    #[error("{sum} points, the limit is {limit} (§2.1)")]
    Points { sum: u32, limit: u16 },
    #[error("{cards} cards of {kinds} kinds, at most {MOST_CARDS} of {MOST_KINDS}")]
    TooMany { cards: u32, kinds: usize },
    #[error("a deck without cards loses at its first turn (§3.4)")]
    Empty,
}

/// The points of a card in a deck.
pub fn points(data: &Data, card: CardNo) -> u8 {
    match data.card(card) {
        Some(Card::Unit(unit)) => data.units[unit.index()].cost,
        Some(Card::Support(support)) => data.cards.support[support.index()].points,
        None => 0,
    }
}

/// The one nation that may use a card.
pub fn nation(data: &Data, card: CardNo) -> Option<Nation> {
    match data.card(card)? {
        Card::Unit(unit) => Some(data.units[unit.index()].nation),
        Card::Support(support) => data.cards.support[support.index()].nation,
    }
}

/// Copies of a card that one box holds for a nation.
pub fn copies_in_box(data: &Data, card: CardNo, nation: Nation) -> u8 {
    let of = |card: &SupportDef| <[u8; 4]>::from(card.copies)[nation.index()];
    match data.card(card) {
        Some(Card::Unit(unit)) => data.units[unit.index()].copies,
        Some(Card::Support(support)) => of(&data.cards.support[support.index()]),
        None => 0,
    }
}
