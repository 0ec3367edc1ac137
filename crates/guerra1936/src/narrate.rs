//! How the game speaks: a key and arguments for every prompt, action and event, and the paragraph each rests on.

mod beats;
mod cards;
mod cautions;
mod events;
mod reasons;
mod rules;
mod touch;
mod vocabulary;

use crate::actions::{Action, Chance, Event};
use crate::flow::Guerra1936;
use crate::ids::{CardNo, Faction, LeaderAbility, Player, Side, Skill};
use crate::menu::card_of;
use crate::pieces::Piece;
use crate::state::{Frame, State, Window};
use frente_kernel as kernel;
use frente_kernel::{Beat, Caution, Game, Message, Narrate, Node, RuleId, Touch, Viewer};

pub(crate) use cards::effect as effect_text;
pub use cards::{AbilityText, Line, ability_text};

impl Narrate for Guerra1936 {
    type Piece = Piece;

    const WINDOWS: &'static [&'static str] = &[
        "window-reply",
        "window-last-word",
        "window-combat-reply",
        "window-strategy-1",
        "window-strategy-2",
        "window-strategy-3",
        "window-offer",
    ];

    fn samples() -> Vec<Action> {
        vocabulary::actions()
    }

    fn prompt(state: &State) -> (Message, RuleId) {
        let Some(frame) = state.pending().filter(|_| state.ending.is_none()) else {
            return (Message::new("prompt-over"), "7.31");
        };
        let (key, rule) = prompt_key(frame, state);
        let side = state.active_side();
        let message = Message::new(key).term("side", side_key(side)).int("economy", state.economy(side));
        (message, rule)
    }

    fn action_message(state: &State, action: Action) -> Message {
        let key = match action {
            Action::UseLeader(ability) => format!("action-{}-{ability}", action.name()),
            _ => format!("action-{}", action.name()),
        };
        let message = Message::new(key);
        let message = match card_of(action) {
            Some(card) => with_card(state, message, card),
            None => message,
        };
        match action {
            Action::As(faction) | Action::Name(faction, _) => message.term("faction", format!("faction-{faction}")),
            Action::Mobilise(front, _) | Action::Enthuse(front, _) => message.term("side", side_key(front)),
            Action::Ring(front) | Action::Front(front) => message.term("side", side_key(front)),
            Action::Settle(board, front) => {
                message.term("board", format!("board-{board}")).term("side", side_key(front))
            }
            Action::ActivateAny(board) => message.term("board", format!("board-{board}")),
            Action::Ability(skill, _) => message.term("skill", format!("skill-{skill}")),
            Action::Intervene(which, _) => message.int("which", which.number()),
            Action::Defend(group, _) => message.int("group", group),
            Action::Buy(consequence) => message.term("consequence", format!("consequence-{consequence}")),
            _ => message,
        }
    }

    fn action_rule(state: &State, action: Action) -> RuleId {
        action_rule(state, action)
    }

    fn touch(state: &State, action: Action) -> Touch<Piece> {
        match Guerra1936::node(state) {
            Node::Decision(seat) => touch::of_action(state, seat, action),
            _ => Touch::none(),
        }
    }

    fn caution(state: &State, action: Action) -> Option<Caution> {
        match Guerra1936::node(state) {
            Node::Decision(seat) => cautions::of_action(state, seat, action),
            _ => None,
        }
    }

    fn chance_message(state: &State, chance: Chance) -> Message {
        match chance {
            Chance::Card(card) => with_card(state, Message::new("chance-card"), card),
            Chance::Objective(card) => with_card(state, Message::new("chance-objective"), card),
            Chance::Deck(deck) => with_deck(state, Message::new("chance-deck"), deck),
        }
    }

    fn event_message(state: &State, event: Event) -> Message {
        events::message(state, event)
    }

    fn event_rule(event: Event) -> RuleId {
        rules::of_event(event)
    }

    fn beat(state: &State, event: Event, viewer: Viewer) -> Beat<Piece> {
        beats::of_event(state, event, viewer)
    }

    fn is_headline(event: Event) -> bool {
        matches!(
            event,
            Event::CardDrawn { .. }
                | Event::ResistanceChanged { .. }
                | Event::DiplomacyMoved { .. }
                | Event::Fell(_)
                | Event::Withstood(_)
                | Event::Eliminated(_)
                | Event::ObjectiveWon { .. }
                | Event::ObjectiveActivated { .. }
                | Event::Ended(..)
        )
    }

    fn window(state: &State) -> Option<kernel::Window<Action>> {
        // What a hand may answer is its owner's secret; in the later windows of a combat no card is played.
        let hand = |player: Player| !state.holdings(player).hand.is_empty();
        let pass = |kind, secret| Some(kernel::Window { kind, decline: Action::Pass, secret });
        match state.pending()? {
            Frame::Main { player, after_pass, .. } if player.side() != state.active_side() => {
                pass(if after_pass { "window-last-word" } else { "window-reply" }, hand(player))
            }
            Frame::Window { window: Window::Reply, player, .. } => pass("window-combat-reply", hand(player)),
            Frame::Window { window: Window::First, player, .. } => pass("window-strategy-1", hand(player)),
            Frame::Window { window: Window::Second, .. } => pass("window-strategy-2", false),
            Frame::Window { window: Window::Third, .. } => pass("window-strategy-3", false),
            Frame::Offer { .. } => {
                Some(kernel::Window { kind: "window-offer", decline: Action::Decline, secret: false })
            }
            _ => None,
        }
    }

    fn vocabulary() -> Vec<Message> {
        vocabulary::every_message()
    }
}

/// Names a sample deck.
pub(super) fn with_deck(state: &State, message: Message, deck: u8) -> Message {
    message.arg("deck", state.data().decks[usize::from(deck)].name.arg())
}

pub(crate) fn side_key(side: Side) -> &'static str {
    match side {
        Side::National => "side-national",
        Side::Republic => "side-republic",
    }
}

/// A player by name: the side in a duel, the side and a number among four.
pub(crate) fn player_key(state: &State, player: Player) -> &'static str {
    if state.player_count() == 2 {
        return side_key(player.side());
    }
    PLAYERS[player.index()]
}

pub(crate) const PLAYERS: [&str; 4] = ["player-1", "player-2", "player-3", "player-4"];

fn prompt_key(frame: Frame, state: &State) -> (&'static str, RuleId) {
    match frame {
        Frame::Build { .. } => ("prompt-build", "6.1"),
        Frame::Lot { .. } => ("prompt-lot", "6.1"),
        Frame::Deal { .. } => ("prompt-deal", "6.4"),
        Frame::Draw { .. } => ("prompt-draw", "7.8"),
        Frame::Overflow { .. } => ("prompt-overflow", "3.12"),
        Frame::Discard { .. } => ("prompt-discard", "3.12"),
        Frame::Exchange { .. } => ("prompt-exchange", "10.8"),
        Frame::Main { player, .. } if player.side() == state.active_side() => ("prompt-main", "7.9"),
        Frame::Main { after_pass: true, .. } => ("prompt-last-word", "7.23"),
        Frame::Main { .. } => ("prompt-reply", "7.24"),
        Frame::Window { window: Window::Reply, .. } => ("prompt-combat-reply", "7.24"),
        Frame::Window { window: Window::First, .. } => ("prompt-strategy-1", "8.9"),
        Frame::Window { window: Window::Second, .. } => ("prompt-strategy-2", "8.17"),
        Frame::Window { window: Window::Third, .. } => ("prompt-strategy-3", "8.20"),
        Frame::PlayAs { .. } => ("prompt-play-as", "11.3"),
        Frame::Pick { .. } => ("prompt-pick", "7.10"),
        Frame::Front { .. } => ("prompt-front", "5.14"),
        Frame::Ring { .. } => ("prompt-ring", "5.12"),
        Frame::Offer { .. } => ("prompt-offer", "5.13"),
        Frame::Activation { .. } => ("prompt-activation", "5.16"),
        Frame::RandomObjective { .. } => ("prompt-random-objective", "11.12"),
        Frame::Defender { .. } => ("prompt-defender", "11.4"),
        Frame::Offensive => ("prompt-offensive", "8.10"),
        Frame::Grouping { .. } => ("prompt-grouping", "8.13"),
        Frame::Defensive => ("prompt-defensive", "8.18"),
        Frame::Commanding { .. } => ("prompt-commanding", "8.2"),
        Frame::Leading { .. } => ("prompt-leading", "8.15"),
        Frame::Losses { .. } => ("prompt-losses", "8.25"),
        Frame::Armistice => ("prompt-armistice", "7.25"),
        Frame::Consequences { .. } => ("prompt-consequences", "7.30"),
        _ => ("prompt-waiting-turn", "7.1"),
    }
}

/// The paragraph of an action at this decision: some actions have a paragraph for each thing they may be about.
fn action_rule(state: &State, action: Action) -> RuleId {
    match action {
        Action::Done => match state.pending() {
            Some(Frame::Consequences { .. }) => "7.30",
            Some(Frame::Pick { .. }) => "7.10",
            Some(Frame::Defensive) => "8.18",
            Some(Frame::Commanding { .. } | Frame::Leading { .. }) => "8.2",
            _ => action.rule(),
        },
        Action::UseLeader(LeaderAbility::General) => "10.8",
        Action::UseLeader(LeaderAbility::Faction) => leader_rule(state),
        Action::Ability(skill, _) => skill_rule(skill),
        _ => action.rule(),
    }
}

/// The paragraph of a skill.
const fn skill_rule(skill: Skill) -> RuleId {
    match skill {
        Skill::Ranged => "9.3",
        Skill::Discipline => "9.5",
        Skill::Fury => "9.7",
    }
}

/// The paragraph of the faction ability of the active side's leader.
fn leader_rule(state: &State) -> RuleId {
    match state.sides[state.active_side()].leader.map(|leader| leader.faction) {
        Some(Faction::Republicans) => "10.9",
        Some(Faction::Socialists) => "10.10",
        Some(Faction::Communists) => "10.11",
        Some(Faction::Anarchists) => "10.12",
        Some(Faction::NationalMilitary) => "10.13",
        Some(Faction::Falangists) => "10.14",
        Some(Faction::Monarchists) => "10.15",
        Some(Faction::Carlists) => "10.16",
        _ => "7.14",
    }
}

/// With a card's number and name.
pub(super) fn with_card(state: &State, message: Message, card: CardNo) -> Message {
    named(state, message, "card", card).int("number", card.0)
}

/// With a card's name.
pub(super) fn named(state: &State, message: Message, arg: &'static str, card: CardNo) -> Message {
    match state.data().find(card) {
        Some(found) => message.arg(arg, found.name().arg()),
        None => message.int(arg, card.0),
    }
}
