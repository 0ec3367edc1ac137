//! The text of a card, rendered from its abilities: nothing is printed that the rules do not do.

use crate::data::{
    AbilityDef, Condition, CostOf, CostUntil, Count, Effect, Filter, Role, Selector, Turns, Until, What, When, Which,
    Who, Whose, Zone,
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

/// A sentence, and the cards it is about.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct Line {
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

fn about(says: Message, on: &Selector) -> Line {
    Line { says, about: parts(on) }
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
        Condition::There { at_least: 1, are } => about(Message::new("condition-there"), are),
        Condition::There { at_least, are } => {
            let mut out = about(Message::new("condition-there-many"), are);
            out.about[0] = counted("least", are.what).int("most", *at_least);
            out
        }
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

/// So many cards to or from the hand of a side.
fn cards(stem: &str, whose: Who, cards: u8) -> Line {
    let who = match whose {
        Who::Own => "own",
        Who::Enemy => "enemy",
        Who::Winner => "winner",
        Who::Loser => "loser",
    };
    line(Message::new(format!("{stem}-{who}")).int("cards", cards))
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
        Effect::Draw(whose, count) => cards("effect-draw", *whose, *count),
        Effect::Discard(whose, count) => cards("effect-discard", *whose, *count),
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
            let mut from = from.iter().map(|danger| format!("shield-{danger}"));
            let first = from.next().map(Message::new);
            let more = from.map(|danger| Message::new("shield-and").term("danger", danger));
            let against = first.into_iter().chain(more).chain([Message::new("shield-for")]);
            Line { says: Message::new(key), about: against.chain(parts(on)).collect() }
        }
        Effect::Cost { by, on, of, until } => cost(*by, on, *of, *until),
        Effect::Grant(_, on) => about(Message::new("effect-grant-conquest"), on),
        Effect::LookAtHand(_) => line(Message::new("effect-look-at-hand")),
        Effect::ActivateObjective(board) => {
            line(Message::new("effect-activate").term("board", format!("board-{board}")))
        }
    }
}

/// A change of cost is read when the card is played or mobilised (ruling R14), so it says which cards, not where they lie.
fn cost(by: i8, on: &Selector, of: CostOf, until: CostUntil) -> Line {
    let stem = match (until, of) {
        (CostUntil::NextPlays, _) => "effect-cost-next",
        (CostUntil::Continuous, CostOf::Play) => "effect-cost-play",
        (CostUntil::Continuous, CostOf::Mobilise) => "effect-cost-mobilise",
    };
    let sign = if by < 0 { "down" } else { "up" };
    let count = match (until, on.count) {
        (CostUntil::NextPlays, Count::UpTo(most)) => counted("next", on.what).int("most", most),
        (CostUntil::NextPlays, _) => counted("next", on.what).int("most", 1),
        (CostUntil::Continuous, _) => counted("all", on.what),
    };
    let about = std::iter::once(count).chain(kinds(on)).collect();
    Line { says: Message::new(format!("{stem}-{sign}")).int("by", by.unsigned_abs()), about }
}

/// How many of what: the noun stands in the sentence, for its gender and number.
fn counted(how: &str, what: What) -> Message {
    let what = match what {
        What::Card => "card",
        What::Character => "character",
        What::Army => "army",
        What::Measure => "measure",
    };
    Message::new(format!("count-{how}-{what}"))
}

/// The parts that describe the cards: their number and kind, the filters, their owner and place.
fn parts(selector: &Selector) -> Vec<Message> {
    let mut out = vec![match selector.count {
        Count::One => counted("one", selector.what),
        Count::UpTo(most) => counted("up-to", selector.what).int("most", most),
        Count::All => counted("all", selector.what),
    }];
    out.extend(kinds(selector));
    out.extend(places(selector));
    if selector.filters.contains(&Filter::Other) {
        out.push(Message::new("filter-other"));
    }
    out
}

/// Whose cards and where they lie. Where a side attacks, the other defends, so a role names the objective.
fn places(selector: &Selector) -> Vec<Message> {
    if selector.zone == Zone::UnderCommand {
        return vec![Message::new("zone-under-command")];
    }
    let role =
        selector.filters.iter().find_map(|filter| if let Filter::Role(role) = filter { Some(*role) } else { None });
    let (whose, at) = match (selector.whose, role) {
        (Whose::Own, Some(Role::Defender)) => ("own", Some("place-defended")),
        (Whose::Own, Some(Role::Attacker)) => ("own", Some("place-attacked")),
        (Whose::Enemy, Some(Role::Attacker)) => ("enemy", Some("place-defended")),
        (Whose::Enemy, Some(Role::Defender)) => ("enemy", Some("place-attacked")),
        (Whose::Own, None) => ("own", None),
        (Whose::Enemy, None) => ("enemy", None),
        (Whose::Any, _) => ("any", None),
    };
    if let Some(place) = at {
        return vec![Message::new(format!("zone-{whose}-at")).term("place", place)];
    }
    let zone = match selector.zone {
        Zone::InPlay | Zone::UnderCommand => "in-play",
        Zone::Rearguard => "rearguard",
        Zone::Mobilised => "mobilised",
        Zone::Hand => "hand",
        Zone::Limbo => "limbo",
        Zone::Reserve => "reserve",
    };
    let role = role.map(|role| match role {
        Role::Attacker => Message::new("filter-attacker"),
        Role::Defender => Message::new("filter-defender"),
    });
    std::iter::once(Message::new(format!("zone-{whose}-{zone}"))).chain(role).collect()
}

/// The filters on the cards themselves, not on their owner or place: factions first, then numbers, then the rest.
fn kinds(selector: &Selector) -> Vec<Message> {
    let kind = |filter: &Filter| {
        Some(match filter {
            Filter::Faction(faction) => {
                (0, Message::new("filter-faction").term("faction", format!("faction-{faction}")))
            }
            Filter::Class(class) => (0, Message::new("filter-class").term("class", format!("class-{class}"))),
            Filter::ForceMax(most) => (1, Message::new("filter-force-max").int("most", *most)),
            Filter::CostMax(most) => (1, Message::new("filter-cost-max").int("most", *most)),
            Filter::Military => (2, Message::new("filter-military")),
            Filter::Civil => (2, Message::new("filter-civil")),
            Filter::Leadership => (2, Message::new("filter-leadership")),
            Filter::Role(_) | Filter::Other => return None,
        })
    };
    let mut out: Vec<(u8, Message)> = selector.filters.iter().filter_map(kind).collect();
    out.sort_by_key(|(place, _)| *place);
    out.into_iter().map(|(_, message)| message).collect()
}
