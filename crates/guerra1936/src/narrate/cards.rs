//! The text of a card, rendered from its abilities: nothing is printed that the rules do not do.

use super::events::danger_key;
use crate::data::{
    AbilityDef, Condition, CostOf, Count, Danger, Effect, Filter, Role, Selector, Turns, Until, What, When, Which, Who,
    Whose, Zone,
};
use frente_kernel::Message;
use serde::Serialize;

/// The text of one ability.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct AbilityText {
    /// When it acts, or may be used.
    pub when: Message,
    /// What must be true.
    pub conditions: Vec<Line>,
    /// What must be carried out in full.
    pub mandatory: Vec<Line>,
    /// What is carried out.
    pub effects: Vec<Line>,
}

/// A sentence and the cards it is about: how many of what, whose, where, which.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct Line {
    /// The sentence.
    pub says: Message,
    /// The cards, in parts to be joined.
    pub about: Vec<Message>,
}

impl Line {
    /// The sentence, then its parts.
    pub fn messages(&self) -> impl Iterator<Item = &Message> {
        std::iter::once(&self.says).chain(&self.about)
    }
}

fn line(says: Message) -> Line {
    Line { says, about: Vec::new() }
}

fn about(says: Message, selector: &Selector) -> Line {
    Line { says, about: parts(selector) }
}

/// The text of an ability.
pub fn ability_text(ability: &AbilityDef) -> AbilityText {
    AbilityText {
        when: when(ability.when),
        conditions: ability.conditions.iter().map(condition).collect(),
        mandatory: ability.mandatory.iter().map(effect).collect(),
        effects: ability.effects.iter().map(effect).collect(),
    }
}

fn when(when: When) -> Message {
    match when {
        When::Played => Message::new("when-played"),
        When::Continuous => Message::new("when-continuous"),
        When::Entering => Message::new("when-entering"),
        When::Adjustments => Message::new("when-adjustments"),
        When::Eliminated => Message::new("when-eliminated"),
        When::ObjectiveWon => Message::new("when-objective-won"),
        When::Resolved => Message::new("when-resolved"),
        When::Intervention { turn, cost } => {
            let key = match turn {
                Turns::Own => "when-intervention-own",
                Turns::Enemy => "when-intervention-enemy",
                Turns::Both => "when-intervention-both",
            };
            Message::new(key).int("cost", cost)
        }
    }
}

fn condition(condition: &Condition<Selector>) -> Line {
    match condition {
        Condition::HasLeader => line(Message::new("condition-leader")),
        Condition::Leader(faction) => {
            line(Message::new("condition-leader-of").term("faction", format!("faction-{faction}")))
        }
        Condition::There { at_least, are } => about(Message::new("condition-there").int("count", *at_least), are),
        Condition::ObjectiveActive(Which::Defended) => line(Message::new("condition-objective-defended")),
        Condition::ObjectiveActive(_) => line(Message::new("condition-objective-active")),
        Condition::MoralAtMost(most) => line(Message::new("condition-moral").int("most", *most)),
        Condition::FactionsInPlay(least) => line(Message::new("condition-factions").int("count", *least)),
        Condition::NoCombatThisTurn => line(Message::new("condition-no-combat")),
        Condition::HalfResistance => line(Message::new("condition-half")),
        Condition::InCombat => line(Message::new("condition-in-combat")),
        Condition::OwnTurn => line(Message::new("condition-own-turn")),
    }
}

fn who(who: Who) -> &'static str {
    match who {
        Who::Own => "who-own",
        Who::Enemy => "who-enemy",
        Who::Winner => "who-winner",
        Who::Loser => "who-loser",
    }
}

fn track(key: [&'static str; 2], whose: Who, by: i8) -> Line {
    let key = if by < 0 { key[1] } else { key[0] };
    line(Message::new(key).int("by", by.abs()).term("who", who(whose)))
}

fn front(key: [&'static str; 2], which: Which, by: i8) -> Line {
    let place = match which {
        Which::Defended => "place-defended",
        Which::Attacked => "place-attacked",
        Which::Any | Which::ByRole => "place-by-role",
    };
    line(Message::new(if by < 0 { key[1] } else { key[0] }).int("by", by.abs()).term("place", place))
}

pub(crate) fn effect(effect: &Effect<Selector>) -> Line {
    match effect {
        Effect::Economy(whose, by) => track(["effect-economy-up", "effect-economy-down"], *whose, *by),
        Effect::Moral(whose, by) => track(["effect-moral-up", "effect-moral-down"], *whose, *by),
        Effect::Diplomacy(whose, by) => track(["effect-diplomacy-up", "effect-diplomacy-down"], *whose, *by),
        Effect::Resistance(which, by) => front(["effect-resistance-up", "effect-resistance-down"], *which, *by),
        Effect::ResistanceTurns(which, by) => front(["effect-turns-up", "effect-turns-down"], *which, *by),
        Effect::Draw(whose, cards) => line(Message::new("effect-draw").int("cards", *cards).term("who", who(*whose))),
        Effect::Discard(whose, cards) => {
            line(Message::new("effect-discard").int("cards", *cards).term("who", who(*whose)))
        }
        Effect::Search(on) => about(Message::new("effect-search"), on),
        Effect::Recover(on) => about(Message::new("effect-recover"), on),
        Effect::Return(on) => about(Message::new("effect-return"), on),
        Effect::PutInPlay(on) => about(Message::new("effect-put-in-play"), on),
        Effect::Eliminate(on) => about(Message::new("effect-eliminate"), on),
        Effect::Mobilise(on) => about(Message::new("effect-mobilise"), on),
        Effect::Demobilise(on) => about(Message::new("effect-demobilise"), on),
        Effect::Force(by, on) => about(Message::new("effect-force").int("by", *by), on),
        Effect::Bonus(by, on) => about(Message::new("effect-bonus").int("by", *by), on),
        Effect::Block(on) => about(Message::new("effect-block"), on),
        Effect::ExtraAction(on) => about(Message::new("effect-extra-action"), on),
        Effect::Protect { on, from, until } => {
            let key = match until {
                Until::Turn => "effect-protect-turn",
                Until::OwnNextTurn => "effect-protect-next",
            };
            let dangers = [Danger::Elimination, Danger::Return, Danger::Block, Danger::Combat];
            let mut out = about(Message::new(key), on);
            let mut from = dangers.into_iter().filter(|danger| from.has(*danger)).map(danger_key);
            out.about.extend(from.next().map(Message::new));
            out.about.extend(from.map(|danger| Message::new("danger-and").term("danger", danger)));
            out
        }
        Effect::Cost { by, on, of, .. } => {
            let key = match of {
                CostOf::Play => "effect-cost-play",
                CostOf::Mobilise => "effect-cost-mobilise",
            };
            about(Message::new(key).int("by", by.abs()), on)
        }
        Effect::Grant(_, on) => about(Message::new("effect-grant-conquest"), on),
        Effect::LookAtHand(_) => line(Message::new("effect-look-at-hand")),
        Effect::ActivateObjective(board) => {
            line(Message::new("effect-activate").term("board", format!("board-{board}")))
        }
    }
}

/// How many of what, whose, where, and which of them.
fn parts(selector: &Selector) -> Vec<Message> {
    let what = match selector.what {
        What::Card => "what-card",
        What::Character => "what-character",
        What::Army => "what-army",
        What::Measure => "what-measure",
    };
    let count = match selector.count {
        Count::One => Message::new("count-one").term("what", what),
        Count::UpTo(most) => Message::new("count-up-to").int("most", most).term("what", what),
        Count::All => Message::new("count-all").term("what", what),
    };
    let whose = match selector.whose {
        Whose::Own => "whose-own",
        Whose::Enemy => "whose-enemy",
        Whose::Any => "whose-any",
    };
    let zone = match selector.zone {
        Zone::InPlay => "zone-in-play",
        Zone::Rearguard => "zone-rearguard",
        Zone::Mobilised => "zone-mobilised",
        Zone::Hand => "zone-hand",
        Zone::Limbo => "zone-limbo",
        Zone::Reserve => "zone-reserve",
        Zone::UnderCommand => "zone-under-command",
    };
    let mut out = vec![count, Message::new(whose), Message::new(zone)];
    out.extend(selector.filters.iter().map(|filter| match filter {
        Filter::Faction(faction) => Message::new("filter-faction").term("faction", format!("faction-{faction}")),
        Filter::Class(class) => Message::new("filter-class").term("class", format!("class-{class}")),
        Filter::Military => Message::new("filter-military"),
        Filter::Civil => Message::new("filter-civil"),
        Filter::ForceMax(most) => Message::new("filter-force-max").int("most", *most),
        Filter::CostMax(most) => Message::new("filter-cost-max").int("most", *most),
        Filter::Role(Role::Attacker) => Message::new("filter-attacker"),
        Filter::Role(Role::Defender) => Message::new("filter-defender"),
        Filter::Leadership => Message::new("filter-leadership"),
        Filter::Other => Message::new("filter-other"),
    }));
    out
}
