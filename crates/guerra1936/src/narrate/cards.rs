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
    /// The moment as a sign; of an intervention, with its cost.
    pub mark: Mark,
    /// Whether it is an intervention, which is counted apart.
    pub intervenes: bool,
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
    /// What stands for it on the face of a card, where it is an effect.
    pub mark: Option<Mark>,
}

/// A sign with a number beside it: what stands for a line on the face of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct Mark {
    pub sign: Sign,
    /// The number as it is drawn, `+3` or `2`; "" for none.
    pub amount: String,
}

/// The signs of abilities and effects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub enum Sign {
    Play,
    Always,
    Enter,
    Season,
    Last,
    Won,
    Own,
    Enemy,
    Both,
    Coin,
    Moral,
    Diplomacy,
    Resistance,
    Hourglass,
    Draw,
    Discard,
    Search,
    Recover,
    Back,
    Eliminate,
    Mobilise,
    Demobilise,
    Force,
    Bonus,
    Block,
    Again,
    Protect,
    Conquest,
    Eye,
    Target,
}

impl Mark {
    fn of(sign: Sign) -> Mark {
        Mark { sign, amount: String::new() }
    }

    fn by(sign: Sign, by: i8) -> Mark {
        Mark { sign, amount: format!("{}{}", if by < 0 { '−' } else { '+' }, by.unsigned_abs()) }
    }

    fn counted(sign: Sign, count: u8) -> Mark {
        Mark { sign, amount: count.to_string() }
    }

    fn when(when: When) -> Mark {
        match when {
            When::Played => Mark::of(Sign::Play),
            When::Continuous => Mark::of(Sign::Always),
            When::Entering => Mark::of(Sign::Enter),
            When::Adjustments => Mark::of(Sign::Season),
            When::Eliminated => Mark::of(Sign::Last),
            When::ObjectiveWon | When::Resolved => Mark::of(Sign::Won),
            When::Intervention { turn, cost } => {
                let sign = match turn {
                    Turns::Own => Sign::Own,
                    Turns::Enemy => Sign::Enemy,
                    Turns::Both => Sign::Both,
                };
                Mark::counted(sign, cost)
            }
        }
    }

    fn effect<S>(effect: &Effect<S>) -> Mark {
        match effect {
            Effect::Economy(_, by) => Mark::by(Sign::Coin, *by),
            Effect::Moral(_, by) => Mark::by(Sign::Moral, *by),
            Effect::Diplomacy(_, by) => Mark::by(Sign::Diplomacy, *by),
            Effect::Resistance(_, by) => Mark::by(Sign::Resistance, *by),
            Effect::ResistanceTurns(_, by) => Mark::by(Sign::Hourglass, *by),
            Effect::Draw(_, count) => Mark::counted(Sign::Draw, *count),
            Effect::Discard(_, count) => Mark::counted(Sign::Discard, *count),
            Effect::Search(_) => Mark::of(Sign::Search),
            Effect::Recover(_) => Mark::of(Sign::Recover),
            Effect::Return(_) => Mark::of(Sign::Back),
            Effect::PutInPlay(_) => Mark::of(Sign::Play),
            Effect::Eliminate(_) => Mark::of(Sign::Eliminate),
            Effect::Mobilise(_) => Mark::of(Sign::Mobilise),
            Effect::Demobilise(_) => Mark::of(Sign::Demobilise),
            Effect::Force(by, _) => Mark::by(Sign::Force, *by as i8),
            Effect::Bonus(by, _) => Mark::by(Sign::Bonus, *by as i8),
            Effect::Block(_) => Mark::of(Sign::Block),
            Effect::ExtraAction(_) => Mark::of(Sign::Again),
            Effect::Protect { .. } => Mark::of(Sign::Protect),
            Effect::Cost { by, .. } => Mark::by(Sign::Coin, *by),
            Effect::Grant(..) => Mark::of(Sign::Conquest),
            Effect::LookAtHand(_) => Mark::of(Sign::Eye),
            Effect::ActivateObjective(_) => Mark::of(Sign::Target),
        }
    }
}

impl Line {
    /// The sentence, then its parts.
    pub fn messages(&self) -> impl Iterator<Item = &Message> {
        std::iter::once(&self.says).chain(&self.about)
    }
}

fn line(says: Message) -> Line {
    Line { says, about: Vec::new(), mark: None }
}

fn about(says: Message, on: &Selector) -> Line {
    Line { says, about: parts(on), mark: None }
}

/// The text of an ability.
pub fn ability_text(ability: &AbilityDef) -> AbilityText {
    AbilityText {
        when: when(ability.when),
        mark: Mark::when(ability.when),
        intervenes: matches!(ability.when, When::Intervention { .. }),
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
    let said = match effect {
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
            Line { says: Message::new(key), about: against.chain(parts(on)).collect(), mark: None }
        }
        Effect::Cost { by, on, of, until } => cost(*by, on, *of, *until),
        Effect::Grant(_, on) => about(Message::new("effect-grant-conquest"), on),
        Effect::LookAtHand(_) => line(Message::new("effect-look-at-hand")),
        Effect::ActivateObjective(board) => {
            line(Message::new("effect-activate").term("board", format!("board-{board}")))
        }
    };
    Line { mark: Some(Mark::effect(effect)), ..said }
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
    Line { says: Message::new(format!("{stem}-{sign}")).int("by", by.unsigned_abs()), about, mark: None }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_on_a_card_has_its_sign_where_it_is_added_or_taken() {
        let shown = |effect: Effect<()>| Mark::effect(&effect);
        assert_eq!(shown(Effect::Diplomacy(Who::Own, -1)), Mark { sign: Sign::Diplomacy, amount: "−1".to_owned() });
        assert_eq!(shown(Effect::Force(2, ())), Mark { sign: Sign::Force, amount: "+2".to_owned() });
        assert_eq!(shown(Effect::Draw(Who::Own, 2)), Mark { sign: Sign::Draw, amount: "2".to_owned() });
        assert_eq!(shown(Effect::Block(())), Mark { sign: Sign::Block, amount: String::new() });
        let own = When::Intervention { turn: Turns::Own, cost: 3 };
        assert_eq!(Mark::when(own), Mark { sign: Sign::Own, amount: "3".to_owned() });
    }
}
