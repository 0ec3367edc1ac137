//! What the printed parts say, for those who draw them: every card and objective of a pack, the numbers, the decks.
//!
//! A view names a card by its number; the sheet is sent once a match and says the rest.

use crate::data::{
    ArmyAbility, ArmyDef, CardSource, CharacterDef, Data, LeaderDef, MeasureDef, ObjectiveDef, ObjectiveKind, Source,
    Standing, Text,
};
use crate::ids::{Aid, Board, CardNo, Faction, Side};
use crate::narrate::{AbilityText, Line, ability_text, effect_text};
use crate::setup::Setup;
use frente_kernel::Message;
use serde::Serialize;

/// The printed parts of a pack.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct Sheet {
    /// The cards of both sides, characters, armies, measures.
    pub cards: Vec<CardSheet>,
    pub objectives: Vec<ObjectiveSheet>,
    /// The highest value of the tracks.
    pub track: u8,
    pub goals: Goals,
    /// The leaders of the main factions.
    pub leaders: Vec<LeaderSheet>,
    /// What the general and the faction ability of a leader cost.
    pub leader_costs: [u8; 2],
}

/// Points that win (§7.32 to §7.34).
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct Goals {
    pub military: u8,
    pub political: u8,
    /// Points of both kinds together.
    pub mixed: u8,
    /// The fewest of each kind in it.
    pub mixed_least: u8,
}

/// The leader of a main faction.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct LeaderSheet {
    pub faction: Faction,
    /// What the ability of the faction does.
    pub ability: Vec<Line>,
    /// Whether any part of it is our reconstruction.
    pub reconstructed: bool,
}

/// A card as printed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct CardSheet {
    pub number: CardNo,
    #[cfg_attr(feature = "ts", ts(type = "\"character\" | \"army\" | \"measure\""))]
    pub kind: &'static str,
    pub side: Side,
    pub factions: &'static [Faction],
    pub sympathy: Option<Faction>,
    pub leadership: bool,
    pub cost: u8,
    pub name: &'static Text,
    pub fact: &'static Text,
    /// Bonus and command of a commander.
    pub military: Option<[u8; 2]>,
    pub force: Option<u8>,
    pub mobilisation: Option<u8>,
    /// The key of its class.
    pub class: Option<String>,
    /// The subfaction, for international aid.
    pub aid: Option<Aid>,
    /// Abilities of armies: name and cost.
    pub skills: Vec<(&'static str, u8)>,
    pub text: Vec<AbilityText>,
    /// Whether any part of it is our reconstruction.
    pub reconstructed: bool,
}

/// An objective as printed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct ObjectiveSheet {
    pub number: CardNo,
    pub board: Board,
    pub defender: Side,
    pub political_points: u8,
    pub military_points: u8,
    /// Resistance Points and Turns.
    pub resistance: Option<[u8; 2]>,
    pub diplomacy: Option<u8>,
    /// What the National side and the Republic need to activate it.
    pub activation: [u8; 2],
    pub name: &'static Text,
    pub fact: &'static Text,
    pub text: Vec<AbilityText>,
    pub reconstructed: bool,
}

fn is_ours(source: CardSource) -> bool {
    let parts = [source.number, source.side, source.kind, source.name, source.values];
    parts.iter().any(|part| matches!(part, Source::Reconstructed | Source::Mixed))
}

fn skills(army: &ArmyDef) -> Vec<(&'static str, u8)> {
    let named = army.abilities.iter().map(|ability| match ability {
        ArmyAbility::Assimilation => ("assimilation", 0),
        ArmyAbility::Ranged(cost) => ("ranged", *cost),
        ArmyAbility::Conquest => ("conquest", 0),
        ArmyAbility::Discipline(cost) => ("discipline", *cost),
        ArmyAbility::Enthusiasm(cost) => ("enthusiasm", *cost),
        ArmyAbility::Fury(cost) => ("fury", *cost),
    });
    named.collect()
}

impl Sheet {
    /// The printed parts of a pack.
    pub fn of(data: &'static Data) -> Sheet {
        let cards = (data.characters.iter().map(character))
            .chain(data.armies.iter().map(army))
            .chain(data.measures.iter().map(measure));
        let rules = &data.rules;
        Sheet {
            cards: cards.collect(),
            objectives: data.objectives.iter().map(objective).collect(),
            track: data.rules.track.0,
            goals: Goals {
                military: rules.military_victory.0,
                political: rules.political_victory.0,
                mixed: rules.mixed_victory.0,
                mixed_least: rules.mixed_least.0,
            },
            leaders: rules.leaders.iter().map(leader).collect(),
            leader_costs: [rules.general_ability.0, rules.faction_ability.0],
        }
    }

    /// The printed parts for a match: its pack, and the points that win as they were agreed (§11.7).
    pub fn for_match(setup: &Setup) -> Sheet {
        let goals = Goals {
            military: setup.military_victory,
            political: setup.political_victory,
            mixed: setup.mixed_victory,
            mixed_least: setup.mixed_least,
        };
        Sheet { goals, ..Sheet::of(setup.pack.data()) }
    }

    /// Every sentence on it, for tests.
    pub fn sentences(&self) -> impl Iterator<Item = &Message> {
        let cards = self.cards.iter().flat_map(|card| &card.text);
        let texts = cards.chain(self.objectives.iter().flat_map(|objective| &objective.text));
        let printed = texts.flat_map(|text| {
            let lines = text.conditions.iter().chain(&text.mandatory).chain(&text.effects);
            std::iter::once(&text.when).chain(lines.flat_map(Line::messages))
        });
        printed.chain(self.leaders.iter().flat_map(|leader| &leader.ability).flat_map(Line::messages))
    }
}

fn leader(leader: &'static LeaderDef) -> LeaderSheet {
    let ours = |source| matches!(source, Source::Reconstructed | Source::Mixed);
    LeaderSheet {
        faction: leader.faction,
        ability: leader.ability.iter().map(effect_text).collect(),
        reconstructed: ours(leader.requirement_source) || ours(leader.ability_source),
    }
}

fn character(card: &'static CharacterDef) -> CardSheet {
    CardSheet {
        number: card.number,
        kind: "character",
        side: card.side,
        factions: &card.factions,
        sympathy: card.sympathy,
        leadership: card.standing == Standing::Leadership,
        cost: card.cost,
        name: &card.name,
        fact: &card.fact,
        military: card.military.map(|military| [military.bonus, military.command]),
        force: None,
        mobilisation: card.military.map(|military| military.mobilisation),
        class: None,
        aid: card.aid,
        skills: Vec::new(),
        text: card.abilities.iter().map(ability_text).collect(),
        reconstructed: is_ours(card.source),
    }
}

fn army(card: &'static ArmyDef) -> CardSheet {
    CardSheet {
        number: card.number,
        kind: "army",
        side: card.side,
        factions: &card.factions,
        sympathy: None,
        leadership: false,
        cost: card.cost,
        name: &card.name,
        fact: &card.fact,
        military: None,
        force: Some(card.force),
        mobilisation: Some(card.mobilisation),
        class: Some(format!("class-{}", card.class)),
        aid: card.aid,
        skills: skills(card),
        text: Vec::new(),
        reconstructed: is_ours(card.source),
    }
}

fn measure(card: &'static MeasureDef) -> CardSheet {
    CardSheet {
        number: card.number,
        kind: "measure",
        side: card.side,
        factions: &card.factions,
        sympathy: None,
        leadership: false,
        cost: card.cost,
        name: &card.name,
        fact: &card.fact,
        military: None,
        force: None,
        mobilisation: None,
        class: None,
        aid: card.aid,
        skills: Vec::new(),
        text: card.abilities.iter().map(ability_text).collect(),
        reconstructed: is_ours(card.source),
    }
}

fn objective(card: &'static ObjectiveDef) -> ObjectiveSheet {
    let (resistance, diplomacy, activation) = match card.kind {
        ObjectiveKind::Military { resistance, turns, armies_in_play, armies_in_limbo, .. } => {
            let needs = |side: Side| if side == card.defender { armies_in_limbo } else { armies_in_play };
            (Some([resistance, turns]), None, Side::ALL.map(needs))
        }
        ObjectiveKind::Political { diplomacy, republic_civilians, national_civilians } => {
            (None, Some(diplomacy), [national_civilians, republic_civilians])
        }
    };
    ObjectiveSheet {
        number: card.number,
        board: card.board(),
        defender: card.defender,
        political_points: card.political_points,
        military_points: card.military_points,
        resistance,
        diplomacy,
        activation,
        name: &card.name,
        fact: &card.fact,
        text: card.abilities.iter().map(ability_text).collect(),
        reconstructed: is_ours(card.source),
    }
}
