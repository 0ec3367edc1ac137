//! Decks (§6.1): what a legal one is, and what one can and cannot do.

use crate::data::{ArmyAbility, CardRef, Data, Effect, Granted, Selector, Standing, When};
use crate::ids::{CardNo, Faction, Side};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A deck as a file: `{"game": "guerra1936", "side": "republic", "cards": [4, 8, …]}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckFile {
    /// The game it is for.
    pub game: String,
    /// Whose.
    pub side: Side,
    /// What its owner calls it.
    #[serde(default)]
    pub name: String,
    /// The cards.
    pub cards: Vec<CardNo>,
}

/// One reason against a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each says what it is")]
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
    /// Whose.
    pub side: Side,
    /// How many cards.
    pub cards: usize,
    /// Characters without bonus.
    pub civilians: usize,
    /// Characters with bonus.
    pub commanders: usize,
    /// Armies.
    pub armies: usize,
    /// Measures.
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
    /// The faction.
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

/// Something a deck may be able to do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Power {
    /// Win a military objective it attacks: an army with Conquest.
    Conquer,
    /// Activate a political objective: enough civilians.
    ActivatePolitical,
    /// Gain Diplomacy.
    Negotiate,
    /// Raise its Moral.
    RaiseMoral,
    /// Lower the enemy's Moral.
    LowerMoral,
    /// Name a leader.
    NameLeader,
    /// Gain Economy beyond the income.
    Earn,
    /// Draw or search cards.
    Draw,
    /// Bring cards back from the limbo.
    Recover,
    /// Raise the Resistance Points it defends.
    Fortify,
    /// Attack at a distance.
    Ranged,
}

impl Power {
    /// All of them.
    pub const ALL: [Power; 11] = [
        Power::Conquer,
        Power::ActivatePolitical,
        Power::Negotiate,
        Power::RaiseMoral,
        Power::LowerMoral,
        Power::NameLeader,
        Power::Earn,
        Power::Draw,
        Power::Recover,
        Power::Fortify,
        Power::Ranged,
    ];

    /// Its name in message keys.
    pub const fn name(self) -> &'static str {
        match self {
            Power::Conquer => "conquer",
            Power::ActivatePolitical => "activate-political",
            Power::Negotiate => "negotiate",
            Power::RaiseMoral => "raise-moral",
            Power::LowerMoral => "lower-moral",
            Power::NameLeader => "name-leader",
            Power::Earn => "earn",
            Power::Draw => "draw",
            Power::Recover => "recover",
            Power::Fortify => "fortify",
            Power::Ranged => "ranged",
        }
    }
}

/// What a deck holds, and what it can do. Cards the pack does not have are passed over.
pub fn report(data: &'static Data, side: Side, cards: &[CardNo]) -> DeckReport {
    let held: Vec<CardRef> = cards.iter().filter_map(|card| data.find(*card)).collect();
    let characters: Vec<_> =
        held.iter().filter_map(|card| if let CardRef::Character(card) = card { Some(*card) } else { None }).collect();
    let armies: Vec<_> =
        held.iter().filter_map(|card| if let CardRef::Army(card) = card { Some(*card) } else { None }).collect();
    let measures: Vec<_> =
        held.iter().filter_map(|card| if let CardRef::Measure(card) = card { Some(*card) } else { None }).collect();
    let mut costs = Vec::new();
    let all_costs = (characters.iter().map(|card| card.cost))
        .chain(armies.iter().map(|card| card.cost))
        .chain(measures.iter().map(|card| card.cost));
    for cost in all_costs.map(usize::from) {
        if costs.len() <= cost {
            costs.resize(cost + 1, 0);
        }
        costs[cost] += 1;
    }
    let mut by_faction = BTreeMap::new();
    for faction in held.iter().flat_map(|card| factions(*card)) {
        *by_faction.entry(*faction).or_insert(0) += 1;
    }
    let leaders: Vec<LeaderReport> = data
        .rules
        .leaders
        .iter()
        .filter(|leader| leader.faction.side() == side)
        .filter_map(|leader| {
            let of = |card: &&&crate::data::CharacterDef| card.factions.contains(&leader.faction);
            let candidates = characters.iter().filter(of).filter(|card| card.standing == Standing::Leadership).count();
            let follows = |card: &&&crate::data::CharacterDef| of(card) || card.sympathy == Some(leader.faction);
            let followers = characters.iter().filter(follows).count();
            let needed = usize::from(leader.requirement) + 1;
            let possible = candidates > 0 && followers >= needed;
            (candidates > 0).then_some(LeaderReport {
                faction: leader.faction,
                candidates,
                followers,
                needed,
                possible,
            })
        })
        .collect();
    let civilians = characters.iter().filter(|card| card.military.is_none()).count();
    let effects: Vec<&Effect<Selector>> = (characters.iter().flat_map(|card| &card.abilities))
        .chain(measures.iter().flat_map(|card| &card.abilities))
        .filter(|ability| !matches!(ability.when, When::Eliminated | When::Resolved))
        .flat_map(|ability| &ability.effects)
        .collect();
    let least_civilians = data
        .objectives
        .iter()
        .filter_map(|objective| match objective.kind {
            crate::data::ObjectiveKind::Political { republic_civilians, national_civilians, .. } => {
                Some(if side == Side::Republic { republic_civilians } else { national_civilians })
            }
            crate::data::ObjectiveKind::Military { .. } => None,
        })
        .min();
    use crate::data::{Which, Who};
    let any = |test: fn(&Effect<Selector>) -> bool| effects.iter().any(|effect| test(effect));
    // Continuous abilities may lend it to armies that lack it (ruling R20).
    let lent = any(|effect| matches!(effect, Effect::Grant(Granted::Conquest, _)));
    let able = |power: Power| match power {
        Power::Conquer => armies.iter().any(|card| lent || card.abilities.contains(&ArmyAbility::Conquest)),
        Power::ActivatePolitical => least_civilians.is_some_and(|least| civilians >= usize::from(least)),
        Power::Negotiate => {
            any(|effect| matches!(effect, Effect::Diplomacy(Who::Own, 1..) | Effect::Diplomacy(Who::Enemy, ..0)))
        }
        Power::RaiseMoral => any(|effect| matches!(effect, Effect::Moral(Who::Own, 1..))),
        Power::LowerMoral => any(|effect| matches!(effect, Effect::Moral(Who::Enemy, ..0))),
        Power::NameLeader => leaders.iter().any(|leader| leader.possible),
        Power::Earn => any(|effect| matches!(effect, Effect::Economy(Who::Own, 1..))),
        Power::Draw => any(|effect| matches!(effect, Effect::Draw(Who::Own, _) | Effect::Search(_))),
        Power::Recover => any(|effect| matches!(effect, Effect::Recover(_))),
        Power::Fortify => any(|effect| matches!(effect, Effect::Resistance(Which::Defended, 1..))),
        Power::Ranged => {
            armies.iter().any(|card| card.abilities.iter().any(|ability| matches!(ability, ArmyAbility::Ranged(_))))
        }
    };
    let (can, cannot) = Power::ALL.into_iter().partition(|power| able(*power));
    DeckReport {
        side,
        cards: cards.len(),
        civilians,
        commanders: characters.len() - civilians,
        armies: armies.len(),
        measures: measures.len(),
        force: armies.iter().map(|card| u32::from(card.force)).sum(),
        costs,
        factions: by_faction,
        leaders,
        can,
        cannot,
    }
}
