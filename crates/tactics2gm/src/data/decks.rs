//! Decks by points (§2.1, §2.2): what a list of cards adds up to, and everything wrong with it.

use super::{Card, Data, SupportDef};
use crate::ids::{CardNo, Nation};
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
    /// The nation.
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
    pub fn points(&self, data: &Data) -> u16 {
        let of = |(id, copies): &(String, u8)| {
            let card = data.card_by_id(id)?;
            Some(u16::from(points(data, card)) * u16::from(*copies))
        };
        self.cards.iter().filter_map(of).sum()
    }

    /// Everything wrong with it under a limit.
    pub fn faults(&self, data: &Data, limit: u16, collection: Collection) -> Vec<String> {
        let mut out = Vec::new();
        let mut seen: Vec<&str> = Vec::new();
        for (id, copies) in &self.cards {
            if seen.contains(&id.as_str()) {
                out.push(format!("{id} is listed twice"));
            }
            seen.push(id);
            let Some(card) = data.card_by_id(id) else {
                out.push(format!("no card is called {id}"));
                continue;
            };
            if let Some(nation) = nation(data, card).filter(|nation| *nation != self.nation) {
                out.push(format!("{id} is a card of {nation}, not of {}", self.nation));
            }
            let most = copies_in_box(data, card, self.nation);
            if collection == Collection::Box && *copies > most {
                out.push(format!("{copies} copies of {id}, one box holds {most}"));
            }
            if *copies == 0 {
                out.push(format!("0 copies of {id}"));
            }
        }
        let sum = self.points(data);
        if sum > limit {
            out.push(format!("{sum} points, the limit is {limit} (§2.1)"));
        }
        let count: u32 = self.cards.iter().map(|(_, copies)| u32::from(*copies)).sum();
        if count > MOST_CARDS || self.cards.len() > MOST_KINDS {
            out.push(format!("{count} cards of {} kinds, at most {MOST_CARDS} of {MOST_KINDS}", self.cards.len()));
        }
        if count == 0 {
            out.push("a deck without cards loses at its first turn (§3.4)".to_owned());
        }
        out
    }
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

fn copies_in_box(data: &Data, card: CardNo, nation: Nation) -> u8 {
    let of = |card: &SupportDef| <[u8; 4]>::from(card.copies)[nation.index()];
    match data.card(card) {
        Some(Card::Unit(unit)) => data.units[unit.index()].copies,
        Some(Card::Support(support)) => of(&data.cards.support[support.index()]),
        None => 0,
    }
}
