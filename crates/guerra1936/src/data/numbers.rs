//! What `rules.ron` and `decks.ron` may say: numbers of the rulebook that stand on no card, and the sample decks.

use super::{Effect, Selector, Source, Text};
use crate::ids::{CardNo, Faction, Side};
use serde::Deserialize;

/// A number and where it comes from.
pub type Marked<T> = (T, Source);

/// The numbers of the rulebook.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesDef {
    /// Fewest cards in a deck (§6.1).
    pub deck_minimum: Marked<u8>,
    /// Cards in hand, at the start and at most (§3.12).
    pub hand: Marked<u8>,
    /// The highest value of the tracks (§5.2).
    pub track: Marked<u8>,
    /// Economy at the start (§5.3).
    pub economy: Marked<u8>,
    /// Moral at the start (§5.4).
    pub moral: Marked<u8>,
    /// Economy gained each turn (§7.5).
    pub income: Marked<u8>,
    /// Moral lost each turn (§7.6).
    pub wear: Marked<u8>,
    /// Resistance Turns lost each turn (§7.7).
    pub turns: Marked<u8>,
    /// Cards drawn each turn (§7.8).
    pub draw: Marked<u8>,
    /// Points for a military victory (§7.32).
    pub military_victory: Marked<u8>,
    /// Points for a political victory (§7.33).
    pub political_victory: Marked<u8>,
    /// Points of both kinds for a mixed victory (§7.34).
    pub mixed_victory: Marked<u8>,
    /// The fewest of each kind in it.
    pub mixed_least: Marked<u8>,
    /// What the additional consequences cost (§7.30).
    pub consequences: Prices,
    /// Moral lost with the leader (§10.4).
    pub leader_lost: Marked<u8>,
    /// What the general ability costs (§10.8).
    pub general_ability: Marked<u8>,
    /// What the faction abilities cost (§10.9).
    pub faction_ability: Marked<u8>,
    /// What cards of the leader's faction are cheaper by (§10.17).
    pub discount: Marked<u8>,
    /// The leaders of the eight main factions.
    pub leaders: Vec<LeaderDef>,
    /// Moral lost with each further faction (§11.2).
    pub cohesion: Marked<Vec<u8>>,
}

/// What each additional consequence costs, in points of the objective (§7.30).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prices {
    pub own_economy: Marked<u8>,
    pub enemy_economy: Marked<u8>,
    pub own_moral: Marked<u8>,
    pub enemy_moral: Marked<u8>,
    pub draw: Marked<u8>,
    pub discard: Marked<u8>,
}

/// The leader of a main faction (§10.9 to §10.16).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderDef {
    pub faction: Faction,
    /// Characters of the faction that are needed besides the leader.
    pub requirement: u8,
    /// What the leader does.
    pub ability: Vec<Effect<Selector>>,
    /// Where the requirement comes from.
    pub requirement_source: Source,
    /// Where the ability comes from.
    pub ability_source: Source,
}

/// A sample deck (§12.1).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckDef {
    /// Its name in setups.
    pub id: String,
    pub side: Side,
    pub name: Text,
    pub cards: Vec<CardNo>,
    /// Where it comes from.
    pub source: Source,
}
