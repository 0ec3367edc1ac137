//! The tables the rules read in the hot path, made from the checked definitions.
//!
//! A card's effects are sorted by phase into short programs; what merely holds during the turn (modifiers, bans) is
//! folded into plain numbers. Nothing here decides anything: it is the data of the cards, indexed.

use super::{At, Ban, BoardDef, CardDef, DrmOn, Effect, Forgo, When};
use crate::ids::{Front, FrontSet};
use frente_kernel::CardSet;

/// One instruction of a card's program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Instruction {
    pub when: When,
    pub effect: Effect,
}

/// What the rules need of one card.
#[derive(Clone, Debug, Default)]
pub(crate) struct CardRules {
    /// The number of actions printed on the card.
    pub actions: u8,
    /// Actions instead, under a condition.
    pub actions_when: Option<(When, u8)>,
    /// Modifier to offensives, by front.
    pub offensive_drm: [i8; 6],
    pub political_drm: i8,
    pub reorganization_drm: i8,
    /// Fronts card offensives may not go against.
    pub banned_targets: FrontSet,
    pub bans_offensives: bool,
    pub bans_political: bool,
    /// Whether forgone actions count, and when.
    pub forgo: Option<When>,
    pub offers_fortify: bool,
    pub moscow_safe_from: FrontSet,
    pub is_denikin: bool,
    /// The effects of phase 1.
    pub headline: Vec<Instruction>,
    /// Phase 2, printed moves included.
    pub white_armies: Vec<Instruction>,
    /// The effects of phase 4.
    pub dissent: Vec<Instruction>,
}

/// What the rules need of a pack.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pub cards: Vec<CardRules>,
    pub periods: [CardSet; 3],
    /// Highest box of each track.
    pub track_end: [u8; 6],
    /// Battle value of each unit.
    pub battle: [i8; 10],
    /// Boxes whose fall is a crisis, one bit each, by front.
    pub crisis: [u8; 6],
    /// Boxes of the Curzon Line, one bit each, by front.
    pub curzon: [u8; 6],
    /// Resistance by political level.
    pub resistance: [i8; 16],
}

impl Tables {
    pub fn compile(cards: &[CardDef], board: &BoardDef) -> Tables {
        let mut rules = vec![CardRules::default(); 64];
        let mut periods = [CardSet::EMPTY; 3];
        for card in cards {
            rules[usize::from(card.number.0)] = compile_card(card);
            periods[card.period.index()].insert(card.number.0);
        }
        let mut tables = Tables {
            cards: rules,
            periods,
            track_end: [0; 6],
            battle: [0; 10],
            crisis: [0; 6],
            curzon: [0; 6],
            resistance: [i8::MAX; 16],
        };
        for track in &board.tracks {
            let at = track.front.index();
            tables.track_end[at] = track.boxes.len() as u8;
            for place in &track.boxes {
                tables.crisis[at] |= u8::from(place.crisis) << place.number;
                tables.curzon[at] |= u8::from(place.curzon) << place.number;
            }
        }
        for unit in &board.units {
            tables.battle[unit.unit.index()] = unit.battle as i8;
        }
        for (at, resistance) in board.political.resistance.iter().enumerate() {
            tables.resistance[at + 1] = *resistance;
        }
        tables
    }
}

fn compile_card(card: &CardDef) -> CardRules {
    let mut rules = CardRules { actions: card.actions, ..CardRules::default() };
    let program = |at: At| {
        let timed = card.effects.iter().filter(move |timed| timed.at == at);
        timed.map(|timed| Instruction { when: timed.when, effect: timed.effect })
    };
    let moves = card
        .moves
        .iter()
        .map(|(front, boxes)| Instruction { when: When::Always, effect: Effect::Move(*front, *boxes) });
    rules.headline = program(At::Headline).collect();
    rules.white_armies = program(At::BeforeMoves).chain(moves).chain(program(At::WhiteArmies)).collect();
    rules.dissent = program(At::Dissent).collect();
    for timed in &card.effects {
        match timed.effect {
            Effect::Drm { on, by } => add_drm(&mut rules, on, by),
            Effect::Ban(Ban::Offensives) => rules.bans_offensives = true,
            Effect::Ban(Ban::OffensivesAgainst(front)) => rules.banned_targets.insert(front),
            Effect::Ban(Ban::Political) => rules.bans_political = true,
            Effect::DissentRoll { forgo: Forgo::Allowed } => rules.forgo = Some(timed.when),
            Effect::OfferFortify => rules.offers_fortify = true,
            Effect::MoscowSafeFrom(front) => rules.moscow_safe_from.insert(front),
            Effect::DenikinLoop => rules.is_denikin = true,
            Effect::Actions(number) => rules.actions_when = Some((timed.when, number)),
            _ => {}
        }
    }
    // What holds by itself needs no instruction.
    rules.white_armies.retain(|one| !matches!(one.effect, Effect::MoscowSafeFrom(_) | Effect::DenikinLoop));
    rules
}

fn add_drm(rules: &mut CardRules, on: DrmOn, by: i8) {
    match on {
        DrmOn::Offensives => Front::ALL.iter().for_each(|front| rules.offensive_drm[front.index()] += by),
        DrmOn::OffensivesAgainst(front) => rules.offensive_drm[front.index()] += by,
        DrmOn::Political => rules.political_drm += by,
        DrmOn::Reorganization => rules.reorganization_drm += by,
    }
}
