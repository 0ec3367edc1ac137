//! What `deck.ron` may say: the cards and the closed vocabulary of their effects.

use super::{Source, Text};
use crate::ids::{Card, Kind, Quarter, Side, Zone};
use serde::{Deserialize, Serialize};

/// A card (§2.5, §7.2).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// Its number in the appendix.
    pub number: u8,
    /// Which card it is.
    pub card: Card,
    /// The title printed on it.
    pub title: Text,
    /// What it says, in our words.
    pub text: Text,
    /// Who may use it; `None` for both.
    pub side: Option<Side>,
    /// What it costs to buy.
    pub cost: u8,
    /// When it may be played.
    pub when: Timing,
    /// What must be true then.
    pub conditions: Vec<Condition>,
    /// What it does.
    pub effects: Vec<Effect>,
    /// Where it goes then (§7.2-after).
    pub after: AfterUse,
    /// Where each part comes from.
    pub source: CardSource,
}

/// When a card may be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Timing {
    /// In every window.
    Any,
    /// Before one of the own battles.
    OwnBattle,
    /// Before one of the enemy's battles.
    EnemyBattle,
    /// In the own rail step.
    OwnRail,
    /// In the own movement.
    OwnMovement,
    /// In the own production.
    OwnProduction,
    /// Right after the weather throw.
    WeatherKnown,
    /// In a battle once chits lie open, before the first die.
    ChitsRevealed,
}

/// What must be true for a card to be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Condition {
    /// From this quarter on.
    NotBefore(Quarter),
    /// Up to this quarter.
    NotAfter(Quarter),
    /// Another card is in force.
    InForce(Card),
    /// A side holds a zone.
    Holds(Side, Zone),
    /// A side holds a zone that borders France.
    HoldsFrenchBorder(Side),
    /// The match is played with combat chits (§9.5).
    Chits,
}

/// What a card does.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    /// Starred units join the reserve.
    Release(Vec<Kind>),
    /// Production changes while the card is in force.
    Production(Side, i8),
    /// The card leaves together with another.
    LeavesWith(Card),
    /// Another card in force leaves the game.
    Withdraw(Card),
    /// Attacking infantry is stronger against Madrid and cities this turn.
    StormCities(i8),
    /// Militia gather in a city and will not move.
    Revolt {
        /// The zone that revolts.
        zone: Zone,
        /// How many come.
        militia: u8,
        /// How many Regulars end it.
        regulars: u8,
    },
    /// The enemy's chits of a battle are cancelled.
    CancelChits,
    /// More chits for one own attack.
    ExtraChits(u8),
    /// A headquarters arrives next turn, or one in play goes for good.
    ChooseHq {
        /// Those that may arrive.
        arrive: Vec<Kind>,
        /// Those that may be removed.
        remove: Vec<Kind>,
    },
    /// Infantry attacks a coast from the sea.
    Invade {
        /// How many infantry units go.
        units: u8,
        /// How far along the coast.
        coasts: u8,
        /// The zone that is never invaded.
        never: Zone,
    },
    /// Land units are flown from one zone to another.
    Airlift {
        /// How many land units go.
        units: u8,
        /// The zone it flies from.
        from: Zone,
        /// The zone it flies to.
        to: Zone,
    },
    /// One attack is called off.
    CallOff,
    /// An enemy card is cancelled.
    Annul,
    /// Reduced infantry recovers.
    Restore(u8),
    /// The weather turns.
    TurnWeather,
}

/// Where a card goes after use (§7.2-after).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub enum AfterUse {
    /// Out of the game.
    Remove,
    /// Under the pile.
    Return,
    /// It stays in force.
    Permanent,
}

/// Where each part of a card comes from.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "named as in CardDef")]
pub struct CardSource {
    pub effect: Source,
    pub side: Source,
    pub cost: Source,
    pub after: Source,
}
