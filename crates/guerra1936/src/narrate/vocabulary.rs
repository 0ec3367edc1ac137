//! One of every message the game can send: a test asks each language for all of them.

use super::cards::{AbilityText, ability_text};
use super::reasons::REASONS;
use super::{PLAYERS, named, side_key, with_card};
use crate::actions::{Action, Chance, Ending, Event, How, Why};
use crate::data::Pack;
use crate::flow::Guerra1936;
use crate::ids::{Aid, Arm, Board, CardNo, Class, Consequence, Danger, Faction, LeaderAbility, Player, Side, Skill};
use crate::setup::Setup;
use crate::state::State;
use frente_kernel::{Game, Message, Narrate};

const PROMPTS: [&str; 29] = [
    "prompt-build",
    "prompt-lot",
    "prompt-deal",
    "prompt-draw",
    "prompt-overflow",
    "prompt-discard",
    "prompt-exchange",
    "prompt-main",
    "prompt-last-word",
    "prompt-reply",
    "prompt-combat-reply",
    "prompt-strategy-1",
    "prompt-strategy-2",
    "prompt-strategy-3",
    "prompt-play-as",
    "prompt-pick",
    "prompt-front",
    "prompt-ring",
    "prompt-offer",
    "prompt-activation",
    "prompt-random-objective",
    "prompt-defender",
    "prompt-offensive",
    "prompt-grouping",
    "prompt-defensive",
    "prompt-commanding",
    "prompt-leading",
    "prompt-losses",
    "prompt-armistice",
];

fn card() -> CardNo {
    Pack::default().data().characters[0].number
}

fn objective() -> CardNo {
    Pack::default().data().objectives[0].number
}

/// An action of every kind, about cards the pack has.
pub(super) fn actions() -> Vec<Action> {
    let mut out: Vec<Action> = Action::samples();
    // Each ability of the leader has a sentence of its own.
    out.push(Action::UseLeader(LeaderAbility::Faction));
    out
}

fn events() -> Vec<Event> {
    let (card, objective, player, side) = (card(), objective(), Player(0), Side::National);
    let mut out = vec![
        Event::TurnBegan { player, turn: 1 },
        Event::DeckDrawn { player, card: None },
        Event::DeckDrawn { player, card: Some(card) },
        Event::DeckLot { player, deck: None },
        Event::DeckLot { player, deck: Some(0) },
        Event::CardDrawn { player, card: None },
        Event::CardDrawn { player, card: Some(card) },
        Event::Discarded { player, card },
        Event::PointsScored { side, political: 1, military: 1 },
        Event::DiplomacyMoved { objective, toward: side, by: 1, now: 1 },
        Event::DiplomacyWasted(side),
        Event::Played { player, card, cost: 1 },
        Event::Intervened { player, card, cost: 1 },
        Event::LeaderLost { card },
        Event::ActivationDeclined(side),
        Event::CombatDeclared(side),
        Event::CombatRenounced(side),
        Event::Grouped { card, group: 1, front: side },
        Event::Defends { card, group: 1, front: side },
        Event::Commands { commander: card, army: card },
        Event::GroupStrikes { group: 1, force: 1, side, front: side },
        Event::Engaged { group: 1, attack: 1, defence: 1, side },
        Event::RangedDamage { group: 1, attack: 1, defence: 1, side },
        Event::Withstood(card),
        Event::Fell(card),
        Event::Eliminated(card),
        Event::Returned { player, card },
        Event::Recovered { player, card },
        Event::Found { player, card },
        Event::FoundNothing(player),
        Event::PutInPlay { player, card },
        Event::ForceGained { card, by: 1 },
        Event::BonusGained { card, by: 1 },
        Event::Blocked(card),
        Event::ExtraAction(card),
        Event::Cheaper { side, cards: 1, by: -1 },
        Event::HandLooked { player, target: Player(1) },
        Event::ObjectiveWon { side, objective },
        Event::Ended(Ending::Stalemate, None),
    ];
    out.extend(one_of_each());
    out
}

/// The events whose sentence depends on one of their fields, once for each of its values.
fn one_of_each() -> Vec<Event> {
    let (card, objective, side) = (card(), objective(), Side::National);
    let mut out = Vec::new();
    for by in [-1, 1] {
        out.push(Event::EconomyChanged { side, by, now: 1 });
        out.push(Event::MoralChanged { side, by, now: 1 });
        out.push(Event::ResistanceChanged { objective, by, now: 1 });
        out.push(Event::TurnsChanged { objective, by, now: 1 });
    }
    for how in How::ALL {
        out.push(Event::Mobilised { card, objective, how });
        out.push(Event::Demobilised { card, front: Some(side), how });
    }
    out.extend(Faction::ALL.map(|faction| Event::FactionMarked { side, faction }));
    out.extend(Faction::ALL.map(|faction| Event::LeaderNamed { card, faction }));
    out.extend(LeaderAbility::ALL.map(|ability| Event::LeaderUsed { side, ability }));
    out.extend(Why::ALL.map(|why| Event::ObjectiveActivated { side, objective, why }));
    out.extend(Skill::ALL.map(|skill| Event::SkillActivated { skill, card }));
    out.extend(Danger::ALL.map(|from| Event::Protected { card, from }));
    out.extend(Consequence::ALL.map(|consequence| Event::Bought { side, consequence }));
    let won = Ending::ALL.into_iter().filter(|ending| *ending != Ending::Stalemate);
    out.extend(won.map(|ending| Event::Ended(ending, Some(side))));
    out
}

fn terms() -> Vec<String> {
    let mut out: Vec<String> = Side::ALL.map(|side| side_key(side).to_owned()).into();
    out.extend(PLAYERS.map(str::to_owned));
    out.extend(Faction::ALL.map(|faction| format!("faction-{faction}")));
    out.extend(Class::ALL.map(|class| format!("class-{class}")));
    out.extend(Aid::ALL.map(|aid| format!("aid-{aid}")));
    out.extend(Arm::ALL.map(|arm| format!("arm-{arm}")));
    out.extend(Board::ALL.map(|board| format!("board-{board}")));
    out.extend(Skill::ALL.map(|skill| format!("skill-{skill}")));
    out.extend(Consequence::ALL.map(|consequence| format!("consequence-{consequence}")));
    out.extend(crate::lists::Power::ALL.map(|power| format!("power-{}", power.name())));
    let fixed = [
        "skill-assimilation",
        "skill-conquest",
        "skill-enthusiasm",
        "who-own",
        "who-enemy",
        "who-winner",
        "who-loser",
        "place-defended",
        "place-attacked",
        "place-by-role",
        "prompt-over",
    ];
    out.extend(fixed.map(str::to_owned));
    out.extend(Danger::ALL.map(|danger| format!("shield-{danger}")));
    out.extend(Ending::ALL.map(|ending| format!("outcome-{}", ending.label())));
    out.extend(Side::ALL.map(|side| format!("grade-{side}")));
    out
}

/// One of every message, terms included.
pub(super) fn every_message() -> Vec<Message> {
    let state = Guerra1936::initial(&Setup::default()).expect("the usual setup is sound");
    let mut out: Vec<Message> = terms().into_iter().map(Message::new).collect();
    let prompts = PROMPTS.into_iter().chain(["prompt-consequences", "prompt-waiting-turn"]);
    out.extend(prompts.map(|key| Message::new(key).term("side", "side-national").int("economy", 1)));
    out.extend(actions().into_iter().map(|action| Guerra1936::action_message(&state, action)));
    out.extend(Chance::samples().into_iter().map(|chance| Guerra1936::chance_message(&state, chance)));
    out.extend(events().into_iter().map(|event| Guerra1936::event_message(&state, event)));
    out.extend(REASONS.iter().map(|why| refusal(&state, why)));
    out.extend(cautions(&state));
    out.extend(Guerra1936::WINDOWS.iter().map(|kind| Message::new(*kind)));
    out.extend(card_texts(&state));
    out
}

fn cautions(state: &State) -> Vec<Message> {
    let plain = ["caution-no-combat", "caution-nobody-can-attack", "caution-empty-reserve", "caution-buys-nothing"];
    let mut out: Vec<Message> = plain.map(Message::new).into();
    out.push(Message::new("caution-leader-replaced").int("moral", 3));
    out.push(Message::new("caution-points-left").int("points", 1));
    out.push(with_card(state, Message::new("caution-no-commander"), card()));
    let of_objective = ["caution-resistance-full", "caution-resistance-gone"];
    out.extend(of_objective.map(|key| named(state, Message::new(key), "objective", objective())));
    out
}

/// A refusal may use the arguments of the action's own message: those of every kind of action stand here.
fn refusal(state: &State, why: &str) -> Message {
    let message = with_card(state, Message::new(format!("illegal-{why}")), card());
    let message = message.term("side", side_key(Side::National)).term("board", "board-military");
    let message = message.term("faction", "faction-falangists").term("skill", "skill-fury");
    message.int("which", 1).int("group", 1)
}

/// Every sentence the cards of the standard pack are rendered with.
fn card_texts(state: &State) -> Vec<Message> {
    let data = state.data();
    let abilities = (data.characters.iter().flat_map(|card| &card.abilities))
        .chain(data.measures.iter().flat_map(|card| &card.abilities))
        .chain(data.objectives.iter().flat_map(|card| &card.abilities));
    let mut out = Vec::new();
    for text in abilities.map(ability_text) {
        let AbilityText { when, conditions, mandatory, effects, .. } = text;
        out.push(when);
        for line in conditions.into_iter().chain(mandatory).chain(effects) {
            out.push(line.says);
            out.extend(line.about);
        }
    }
    // Several cards say the same: one of each is enough.
    out.sort_by(|a, b| a.key.cmp(&b.key));
    out.dedup();
    out
}
