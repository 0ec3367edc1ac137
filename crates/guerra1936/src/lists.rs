//! Decks (§6.1): what a legal one is, and what one can and cannot do.

use crate::data::{
    ArmyAbility, ArmyDef, CardRef, CharacterDef, Data, Effect, Granted, LeaderDef, MeasureDef, ObjectiveKind, Selector,
    Standing, When, Which, Who,
};
use crate::ids::{CardNo, Faction, Side};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A deck as a file: `{"game": "guerra1936", "side": "republic", "cards": [4, 8, …]}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckFile {
    /// The game it is for.
    pub game: String,
    pub side: Side,
    /// What its owner calls it.
    #[serde(default)]
    pub name: String,
    pub cards: Vec<CardNo>,
}

/// One reason against a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    #[error("{found} cards, expected at least {least} (§6.1)")]
    TooFew { found: usize, least: usize },
    #[error("card {0} stands twice; the box has one of each")]
    Twice(CardNo),
    #[error("there is no card {0}")]
    Unknown(CardNo),
    #[error("card {0} is an objective, which no deck holds")]
    Objective(CardNo),
    #[error("card {0} belongs to the other side (§6.1)")]
    Foreign(CardNo),
    #[error("no card of a main faction of the side (§6.1)")]
    NoMainFaction,
}

/// Every reason against a deck, each with the place of its card.
pub fn flaws(data: &'static Data, side: Side, cards: &[CardNo]) -> Vec<(Option<usize>, Flaw)> {
    let mut out = Vec::new();
    let least = usize::from(data.rules.deck_minimum.0);
    if cards.len() < least {
        out.push((None, Flaw::TooFew { found: cards.len(), least }));
    }
    let mut seen = std::collections::BTreeSet::new();
    for (at, card) in cards.iter().enumerate() {
        let flaw = match data.find(*card) {
            _ if !seen.insert(*card) => Flaw::Twice(*card),
            None => Flaw::Unknown(*card),
            // §3.6: objectives are not played.
            Some(CardRef::Objective(_)) => Flaw::Objective(*card),
            Some(_) if !data.cards_of(side).contains(card) => Flaw::Foreign(*card),
            Some(_) => continue,
        };
        out.push((Some(at), flaw));
    }
    if main_factions(data, cards).is_empty() {
        out.push((None, Flaw::NoMainFaction));
    }
    out
}

/// Every reason against a deck, in words.
pub fn faults(data: &'static Data, side: Side, cards: &[CardNo]) -> Vec<String> {
    flaws(data, side, cards).into_iter().map(|(_, flaw)| flaw.to_string()).collect()
}

/// The main factions a deck has cards of.
pub fn main_factions(data: &'static Data, cards: &[CardNo]) -> Vec<Faction> {
    let of = |card: &CardNo| data.find(*card).map(factions).unwrap_or_default();
    let held: Vec<Faction> = cards.iter().flat_map(of).copied().collect();
    Faction::ALL.into_iter().filter(|faction| faction.is_main() && held.contains(faction)).collect()
}

fn factions(card: CardRef) -> &'static [Faction] {
    match card {
        CardRef::Character(card) => &card.factions,
        CardRef::Army(card) => &card.factions,
        CardRef::Measure(card) => &card.factions,
        CardRef::Objective(_) => &[],
    }
}

/// What a deck holds, and what it can do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DeckReport {
    pub side: Side,
    /// How many cards.
    pub cards: usize,
    /// Characters without bonus.
    pub civilians: usize,
    /// Characters with bonus.
    pub commanders: usize,
    pub armies: usize,
    pub measures: usize,
    /// The printed force of all armies together.
    pub force: u32,
    /// Cards by base cost, from 0.
    pub costs: Vec<usize>,
    /// Cards by faction.
    pub factions: BTreeMap<Faction, usize>,
    /// What naming a leader would take, for each main faction with a candidate.
    pub leaders: Vec<LeaderReport>,
    /// What it can do.
    pub can: Vec<Power>,
    /// What it cannot.
    pub cannot: Vec<Power>,
}

/// A faction whose leader a deck may bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LeaderReport {
    pub faction: Faction,
    /// Characters with Leadership.
    pub candidates: usize,
    /// Characters of the faction and sympathisers, candidates included.
    pub followers: usize,
    /// How many of them it takes, the leader included (§10.2).
    pub needed: usize,
    /// Whether there are enough of them (§10.2).
    pub possible: bool,
}

frente_kernel::named! {
    in "guerra1936.ts"
    /// Something a deck may be able to do.
    Power {
        /// Win a military objective it attacks: an army with Conquest.
        Conquer = "conquer",
        /// Activate a political objective: enough civilians.
        ActivatePolitical = "activate-political",
        Negotiate = "negotiate",
        /// Raise the Moral of its side.
        RaiseMoral = "raise-moral",
        /// Lower the Moral of the enemy.
        LowerMoral = "lower-moral",
        /// Name a leader.
        NameLeader = "name-leader",
        /// Gain Economy beyond the income.
        Earn = "earn",
        /// Draw or search cards.
        Draw = "draw",
        /// Bring cards back from the limbo.
        Recover = "recover",
        /// Raise the Resistance Points it defends.
        Fortify = "fortify",
        /// Attack at a distance.
        Ranged = "ranged",
    }
}

/// The cards of a deck that the pack has, by kind.
struct Held {
    characters: Vec<&'static CharacterDef>,
    armies: Vec<&'static ArmyDef>,
    measures: Vec<&'static MeasureDef>,
}

impl Held {
    fn of(data: &'static Data, cards: &[CardNo]) -> Held {
        let mut held = Held { characters: Vec::new(), armies: Vec::new(), measures: Vec::new() };
        for card in cards.iter().filter_map(|card| data.find(*card)) {
            match card {
                CardRef::Character(card) => held.characters.push(card),
                CardRef::Army(card) => held.armies.push(card),
                CardRef::Measure(card) => held.measures.push(card),
                CardRef::Objective(_) => {}
            }
        }
        held
    }

    fn civilians(&self) -> usize {
        self.characters.iter().filter(|card| card.military.is_none()).count()
    }

    /// How many cards there are of each base cost, from 0.
    fn costs(&self) -> Vec<usize> {
        let characters = self.characters.iter().map(|card| card.cost);
        let costs = characters.chain(self.armies.iter().map(|card| card.cost));
        let mut out = Vec::new();
        for cost in costs.chain(self.measures.iter().map(|card| card.cost)).map(usize::from) {
            out.resize(out.len().max(cost + 1), 0);
            out[cost] += 1;
        }
        out
    }

    /// What naming a leader would take, for each main faction of the side with a candidate.
    fn leaders(&self, data: &Data, side: Side) -> Vec<LeaderReport> {
        let leader = |leader: &LeaderDef| {
            let of = |card: &&&CharacterDef| card.factions.contains(&leader.faction);
            let leads = |card: &&&CharacterDef| of(card) && card.standing == Standing::Leadership;
            let candidates = self.characters.iter().filter(leads).count();
            let follows = |card: &&&CharacterDef| of(card) || card.sympathy == Some(leader.faction);
            let followers = self.characters.iter().filter(follows).count();
            let needed = usize::from(leader.requirement) + 1;
            let possible = candidates > 0 && followers >= needed;
            let faction = leader.faction;
            (candidates > 0).then_some(LeaderReport { faction, candidates, followers, needed, possible })
        };
        data.rules.leaders.iter().filter(|leader| leader.faction.side() == side).filter_map(leader).collect()
    }

    /// Whether an effect of a character in play or of a measure is like this.
    fn has_effect(&self, test: fn(&Effect<Selector>) -> bool) -> bool {
        let abilities = self.characters.iter().flat_map(|card| &card.abilities);
        let mut acting = abilities
            .chain(self.measures.iter().flat_map(|card| &card.abilities))
            .filter(|ability| !matches!(ability.when, When::Eliminated | When::Resolved));
        acting.any(|ability| ability.effects.iter().any(test))
    }

    /// Whether there are civilians enough to activate one of the political objectives.
    fn activates_political(&self, data: &Data, side: Side) -> bool {
        data.objectives.iter().any(|objective| match objective.kind {
            ObjectiveKind::Political { republic_civilians, national_civilians, .. } => {
                let least = if side == Side::Republic { republic_civilians } else { national_civilians };
                self.civilians() >= usize::from(least)
            }
            ObjectiveKind::Military { .. } => false,
        })
    }

    fn can(&self, data: &Data, side: Side, power: Power) -> bool {
        let any = |test| self.has_effect(test);
        let army = |test: fn(&ArmyAbility) -> bool| self.armies.iter().any(|card| card.abilities.iter().any(test));
        match power {
            // Continuous abilities may lend it to armies that lack it (ruling R20).
            Power::Conquer => {
                let lent = any(|effect| matches!(effect, Effect::Grant(Granted::Conquest, _)));
                lent && !self.armies.is_empty() || army(|ability| *ability == ArmyAbility::Conquest)
            }
            Power::ActivatePolitical => self.activates_political(data, side),
            Power::Negotiate => {
                any(|effect| matches!(effect, Effect::Diplomacy(Who::Own, 1..) | Effect::Diplomacy(Who::Enemy, ..0)))
            }
            Power::RaiseMoral => any(|effect| matches!(effect, Effect::Moral(Who::Own, 1..))),
            Power::LowerMoral => any(|effect| matches!(effect, Effect::Moral(Who::Enemy, ..0))),
            Power::NameLeader => self.leaders(data, side).iter().any(|leader| leader.possible),
            Power::Earn => any(|effect| matches!(effect, Effect::Economy(Who::Own, 1..))),
            Power::Draw => any(|effect| matches!(effect, Effect::Draw(Who::Own, _) | Effect::Search(_))),
            Power::Recover => any(|effect| matches!(effect, Effect::Recover(_))),
            Power::Fortify => any(|effect| matches!(effect, Effect::Resistance(Which::Defended, 1..))),
            Power::Ranged => army(|ability| matches!(ability, ArmyAbility::Ranged(_))),
        }
    }
}

/// What a deck holds, and what it can do. Cards the pack does not have are passed over.
pub fn report(data: &'static Data, side: Side, cards: &[CardNo]) -> DeckReport {
    let held = Held::of(data, cards);
    let mut by_faction = BTreeMap::new();
    for faction in cards.iter().filter_map(|card| data.find(*card)).flat_map(factions) {
        *by_faction.entry(*faction).or_insert(0) += 1;
    }
    let (can, cannot) = Power::ALL.into_iter().partition(|power| held.can(data, side, *power));
    let civilians = held.civilians();
    DeckReport {
        side,
        cards: cards.len(),
        civilians,
        commanders: held.characters.len() - civilians,
        armies: held.armies.len(),
        measures: held.measures.len(),
        force: held.armies.iter().map(|card| u32::from(card.force)).sum(),
        costs: held.costs(),
        factions: by_faction,
        leaders: held.leaders(data, side),
        can,
        cannot,
    }
}
