//! How large the numbers of a pack may be: beyond these the tracks and tables the rules reckon with would overflow, or a
//! number would mean nothing.

use super::{
    AbilityDef, ArmyAbility, Condition, Count, Effect, ObjectiveDef, ObjectiveKind, RulesDef, Selector, When, Whose,
    Zone,
};
use std::ops::RangeInclusive;

/// Costs in Economy; no track is longer.
const MOST_COST: u8 = super::PRICES as u8 - 1;
/// Force and bonus, printed or gained.
const MOST_FORCE: u8 = 15;
/// Points of one kind an objective may give.
const MOST_POINTS: u8 = 30;
/// Armies or characters an objective may ask for; more are not told apart.
const MOST_ASKED: u8 = super::COUNTS as u8 - 1;
/// Cards drawn, discarded, chosen or led at once.
const MOST_CARDS_AT_ONCE: u8 = 30;

/// Says what was expected where a number lies outside.
fn within(what: &str, value: impl Into<i16>, range: RangeInclusive<i16>, out: &mut Vec<String>) {
    let value = value.into();
    if !range.contains(&value) {
        out.push(format!("expected {what} from {} to {}, found {value}", range.start(), range.end()));
    }
}

/// A change up or down that is one.
fn change(what: &str, by: i8, most: i16, out: &mut Vec<String>) {
    if by == 0 {
        out.push(format!("{what} changes by 0"));
    }
    within(what, by, -most..=most, out);
}

/// What playing a card may cost.
pub(super) fn cost(cost: u8) -> Vec<String> {
    let mut out = Vec::new();
    within("a cost", cost, 0..=MOST_COST.into(), &mut out);
    out
}

/// What a commander may give.
pub(super) fn commander(bonus: u8, command: u8) -> Vec<String> {
    let mut out = Vec::new();
    within("a bonus", bonus, 0..=MOST_FORCE.into(), &mut out);
    within("a command", command, 0..=MOST_CARDS_AT_ONCE.into(), &mut out);
    out
}

/// What activating an ability of an army may cost.
pub(super) fn army_ability(ability: ArmyAbility) -> Vec<String> {
    let mut out = Vec::new();
    match ability {
        ArmyAbility::Assimilation | ArmyAbility::Conquest => {}
        ArmyAbility::Ranged(cost) | ArmyAbility::Discipline(cost) | ArmyAbility::Enthusiasm(cost) => {
            within("an activation cost", cost, 0..=MOST_COST.into(), &mut out);
        }
        ArmyAbility::Fury(by) => within("a Fury", by, 1..=MOST_FORCE.into(), &mut out),
    }
    out
}

/// What an objective may give and ask for.
pub(super) fn objective(objective: &ObjectiveDef) -> Vec<String> {
    let mut out = Vec::new();
    for points in [objective.political_points, objective.military_points] {
        within("victory points", points, 0..=MOST_POINTS.into(), &mut out);
    }
    let asked = match objective.kind {
        ObjectiveKind::Military { armies_in_play, armies_in_limbo, .. } => [armies_in_play, armies_in_limbo],
        ObjectiveKind::Political { republic_civilians, national_civilians, .. } => {
            [republic_civilians, national_civilians]
        }
    };
    for asked in asked {
        within("a condition of activation", asked, 0..=MOST_ASKED.into(), &mut out);
    }
    out
}

/// The numbers of an ability, and the cards its conditions look at.
pub(super) fn ability(ability: &AbilityDef) -> Vec<String> {
    let mut out = Vec::new();
    if let When::Intervention { cost, .. } = ability.when {
        within("a cost", cost, 0..=MOST_COST.into(), &mut out);
    }
    if ability.mandatory.is_empty() && ability.effects.is_empty() {
        out.push("an ability without effects".to_owned());
    }
    for condition in &ability.conditions {
        if let Condition::There { at_least, are } = condition {
            within("a count of cards", *at_least, 1..=MOST_CARDS_AT_ONCE.into(), &mut out);
            // The rules read these zones of the player who asks.
            if matches!(are.zone, Zone::Hand | Zone::Reserve | Zone::Limbo) && are.whose != Whose::Own {
                out.push("a condition looks at hands, reserves and limbos of one's own side only".to_owned());
            }
        }
    }
    ability.mandatory.iter().chain(&ability.effects).for_each(|one| effect(one, &mut out));
    out
}

/// The numbers of an effect.
pub(super) fn effect(effect: &Effect<Selector>, out: &mut Vec<String>) {
    match effect {
        Effect::Economy(_, by) => change("Economy", *by, MOST_COST.into(), out),
        Effect::Moral(_, by) => change("Moral", *by, MOST_COST.into(), out),
        Effect::Diplomacy(_, by) => change("Diplomacy", *by, 30, out),
        Effect::Resistance(_, by) => change("Resistance Points", *by, 99, out),
        Effect::ResistanceTurns(_, by) => change("Resistance Turns", *by, 30, out),
        Effect::Draw(_, cards) | Effect::Discard(_, cards) => {
            within("a number of cards", *cards, 1..=MOST_CARDS_AT_ONCE.into(), out);
        }
        Effect::Force(by, on) | Effect::Bonus(by, on) => {
            within("a gain of force", *by, 1..=MOST_FORCE.into(), out);
            counted(on, out);
        }
        Effect::Cost { by, on, .. } => {
            change("a cost", *by, MOST_COST.into(), out);
            counted(on, out);
        }
        Effect::Search(on)
        | Effect::Recover(on)
        | Effect::Return(on)
        | Effect::PutInPlay(on)
        | Effect::Eliminate(on)
        | Effect::Mobilise(on)
        | Effect::Demobilise(on)
        | Effect::Block(on)
        | Effect::ExtraAction(on)
        | Effect::Protect { on, .. }
        | Effect::Grant(_, on) => counted(on, out),
        Effect::LookAtHand(_) | Effect::ActivateObjective(_) => {}
    }
}

fn counted(on: &Selector, out: &mut Vec<String>) {
    if let Count::UpTo(most) = on.count {
        within("a number of cards", most, 1..=MOST_CARDS_AT_ONCE.into(), out);
    }
}

/// The numbers of `rules.ron` that only the bounds of the tracks hold back: field and reason.
pub(super) fn rules(rules: &RulesDef) -> Vec<(&'static str, String)> {
    let mut out = Vec::new();
    for (field, value) in [
        ("leader_lost", rules.leader_lost.0),
        ("general_ability", rules.general_ability.0),
        ("faction_ability", rules.faction_ability.0),
        ("discount", rules.discount.0),
    ] {
        let mut said = Vec::new();
        within("a number", value, 0..=MOST_COST.into(), &mut said);
        out.extend(said.into_iter().map(|reason| (field, reason)));
    }
    for value in &rules.cohesion.0 {
        let mut said = Vec::new();
        within("a loss of Moral", *value, 0..=MOST_COST.into(), &mut said);
        out.extend(said.into_iter().map(|reason| ("cohesion", reason)));
    }
    out
}
