//! What `cards.ron` may say: event cards and the closed vocabulary of their effects.

use super::{Source, Text};
use crate::ids::{CardNo, Front, Marker, Period, Unit, War};
use serde::Deserialize;

/// An event card (§2.2).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// The printed number.
    pub number: CardNo,
    /// The deck it belongs to.
    pub period: Period,
    /// The headline of the newspaper, the title of the card.
    pub title: Text,
    /// What happened then, in our words.
    pub story: Text,
    /// Which fronts move and how far, in order; below 0 is a retreat.
    pub moves: Vec<(Front, i8)>,
    /// Actions for the player.
    pub actions: u8,
    /// What else it does.
    pub effects: Vec<Timed>,
    /// Where each part comes from.
    pub source: CardSource,
}

/// Where each part of a card comes from.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "named as in CardDef")]
pub struct CardSource {
    pub number: Source,
    pub title: Source,
    pub period: Source,
    pub moves: Source,
    pub actions: Source,
    pub effects: Vec<Source>,
}

/// An effect with its moment (§5.1) and condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Timed {
    /// The phase it acts in.
    pub at: At,
    /// When it acts at all.
    #[serde(default)]
    pub when: When,
    /// What it does.
    pub effect: Effect,
}

/// The phase an effect acts in (§4.0, §5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum At {
    /// At the reveal.
    Headline,
    /// With the White armies, before the printed moves (ruling A13).
    BeforeMoves,
    /// With the White armies, after the printed moves (ruling B13).
    WhiteArmies,
    /// While the player acts.
    Actions,
    /// At the end of the turn.
    Dissent,
}

/// A condition on an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum When {
    /// It holds without condition.
    #[default]
    Always,
    /// The Treaty of Brest-Litovsk was signed.
    Treaty,
    /// The Bukharin option was taken.
    Bukharin,
    /// Germany has not capitulated yet.
    WarGoesOn,
}

/// What a card does. A closed list: an unknown word is a load error.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Effect {
    /// Treaty or Bukharin (§10.2-8).
    ChooseBrest,
    /// Places a marker.
    Place(Marker),
    /// Takes a marker off.
    Remove(Marker),
    /// The Czar is freed or executed (§10.2-21).
    CzarsFate,
    /// Turns a counter to its other face, which fights as well.
    Flip(Unit),
    /// Replaces the counter of a front (§10.1.2).
    Exchange(Unit),
    /// Turns a front to its active side (§10.1.1).
    Activate(Front),
    /// Turns a front to its inactive side.
    Deactivate(Front),
    /// Moves a front outside the White armies phase.
    Move(Front, i8),
    /// Makhno helps or hinders the southern Whites (§10.2-41).
    MakhnoDie,
    /// Denikin comes on until an offensive beats him (§10.2-40).
    DenikinLoop,
    /// This front cannot enter Moscow this turn (§10.2-60).
    MoscowSafeFrom(Front),
    /// The actions may be given up to fortify Petrograd (§10.2-46).
    OfferFortify,
    /// Something may not be done this turn.
    Ban(Ban),
    /// A die roll modifier for this turn (§7.1).
    Drm {
        /// The throws it counts for.
        on: DrmOn,
        /// What it adds to them.
        by: i8,
    },
    /// Actions in place of the printed number.
    Actions(u8),
    /// A throw on the Political Dissent table (§7.6, §8.0).
    DissentRoll {
        /// Whether forgone actions help.
        forgo: Forgo,
    },
    /// Political throws until one fails (§10.2-30).
    PoliticalStreak {
        /// At exactly this modifier.
        drm: i8,
    },
    /// Changes the political level without a throw (§7.4.3).
    Political(i8),
    /// The political cost of the Treaty, by the option of that name (ruling A1).
    TreatyCost,
    /// A front may be eliminated (§10.1.3).
    RemovalCheck(Front),
    /// The Great War status marker (§5.2).
    War(War),
    /// Shuffles a period's cards into the deck (§5.2).
    AddDeck(Period),
    /// Puts this card into a period's waiting pile (§10.2-41).
    RecycleInto(Period),
}

/// What may not be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Ban {
    /// No offensive at all, reserves included.
    Offensives,
    /// No card offensive against one front.
    OffensivesAgainst(Front),
    /// No attempt to raise the political level.
    Political,
}

/// Which throws a modifier changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum DrmOn {
    /// Offensives against any front.
    Offensives,
    /// Offensives against one front.
    OffensivesAgainst(Front),
    /// Throws for the political level.
    Political,
    /// Attempts to reorganize the Red Army.
    Reorganization,
}

/// Whether forgone actions help a dissent throw (§7.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Forgo {
    /// Each forgone action adds 1.
    Allowed,
    /// Not on this card.
    Refused,
}
