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
use crate::flow::Amanecer;
use crate::ids::{CardNo, Front};
use crate::pieces::Piece;
use crate::state::{Frame, State, Throw};
use frente_kernel::{Beat, Caution, Message, Narrate, RuleId, Touch, Viewer, Window};
use std::borrow::Cow;

pub use cards::card_text;

impl Narrate for Amanecer {
    type Piece = Piece;

    const WINDOWS: &'static [&'static str] = &["window-gold-advance", "window-gold-dice"];

    fn samples() -> Vec<Action> {
        Action::samples()
    }

    fn prompt(state: &State) -> (Message, RuleId) {
        if state.ending.is_some() {
            return (Message::new("prompt-over"), "9.0");
        }
        let (key, rule) = prompt_key(state.pending());
        let message = Message::new(key)
            .int("actions", state.turn.actions)
            .int("reserves", state.reserves)
            .int("decrees", state.decrees)
            .int("die", state.turn.dice[0])
            .int("expertise", state.turn.dice[1]);
        match state.pending() {
            Some(Frame::GoldAdvance(front, _)) => {
                let place = state.data().place(front, state.number(front).saturating_sub(1));
                (message.term("front", front_key(front)).arg("place", place.arg()), rule)
            }
            Some(Frame::Throw(throw) | Frame::Expertise(throw) | Frame::GoldDice(throw)) => {
                (message.term("throw", throw_key(throw)), rule)
            }
            _ => (message, rule),
        }
    }

    fn action_message(_: &State, action: Action) -> Message {
        let message = Message::new(format!("action-{}", action.name()));
        let message = match action.front() {
            Some(front) => message.term("front", front_key(front)),
            None => message,
        };
        match action {
            Action::SetDie(face) | Action::SetExpertise(face) => message.int("face", face),
            _ => message,
        }
    }

    fn action_rule(_: &State, action: Action) -> RuleId {
        action.rule()
    }

    fn touch(state: &State, action: Action) -> Touch<Piece> {
        touch::of_action(state, action)
    }

    fn caution(state: &State, action: Action) -> Option<Caution> {
        cautions::of_action(state, action)
    }

    fn chance_message(state: &State, chance: Chance) -> Message {
        match chance {
            Chance::Die(face) => Message::new("chance-die").int("die", face),
            Chance::Card(card) => with_card(state, Message::new("chance-card"), card),
        }
    }

    fn event_message(state: &State, event: Event) -> Message {
        events::message(state, event)
    }

    fn event_rule(event: Event) -> RuleId {
        rules::of_event(event)
    }

    fn is_headline(event: Event) -> bool {
        matches!(
            event,
            Event::OffensiveWon(_)
                | Event::OffensiveLost(_)
                | Event::PoliticalFailed
                | Event::LevelChanged { .. }
                | Event::ReorganizationFailed
                | Event::AssetGained(_)
                | Event::NothingGained
                | Event::DissentCalm
                | Event::FrontEliminated(_)
                | Event::FrontSurvives(_)
                | Event::FortificationHeld(_)
                | Event::MakhnoThrown { .. }
                | Event::CityFell(..)
                | Event::Ended(..)
        )
    }

    fn beat(state: &State, event: Event, viewer: Viewer) -> Beat<Piece> {
        beats::of_event(state.data(), event, viewer)
    }

    /// Dice count once; what lies there afterwards is for the eye.
    fn settle(state: &mut State) {
        if !matches!(state.pending(), Some(Frame::GoldDice(_))) {
            state.turn.dice = [0; 2];
        }
    }

    /// The table is open: no answer depends on anything hidden.
    fn window(state: &State) -> Option<Window<Action>> {
        match state.pending() {
            Some(Frame::GoldAdvance(..)) => {
                Some(Window { kind: "window-gold-advance", decline: Action::AllowAdvance, secret: false })
            }
            Some(Frame::GoldDice(_)) => {
                Some(Window { kind: "window-gold-dice", decline: Action::AcceptDice, secret: false })
            }
            _ => None,
        }
    }

    fn vocabulary() -> Vec<Message> {
        vocabulary::every_message()
    }
}

/// Keys of the terms for the pieces.
fn front_key(front: Front) -> Cow<'static, str> {
    format!("front-{front}").into()
}

fn throw_key(throw: Throw) -> &'static str {
    match throw {
        Throw::Offensive(..) => "throw-offensive",
        Throw::Political(_) | Throw::Streak(_) => "throw-political",
        Throw::Reorganize(_) => "throw-reorganization",
        Throw::Table => "throw-table",
        Throw::Dissent => "throw-dissent",
        Throw::Removal(_) => "throw-removal",
        Throw::Fortification(_) => "throw-fortification",
        Throw::Makhno => "throw-makhno",
    }
}

fn prompt_key(frame: Option<Frame>) -> (&'static str, RuleId) {
    match frame {
        Some(Frame::Draw) => ("prompt-draw", "4.1"),
        Some(Frame::Cheka) => ("prompt-cheka", "7.5.1"),
        Some(Frame::Brest) => ("prompt-brest", "10.2-8"),
        Some(Frame::Subversion) => ("prompt-subversion", "7.5.5"),
        Some(Frame::GoldAdvance(..)) => ("prompt-gold-advance", "7.5.7"),
        Some(Frame::Actions) => ("prompt-actions", "4.3"),
        Some(Frame::Markers) => ("prompt-markers", "7.7"),
        Some(Frame::GoldDice(_)) => ("prompt-gold-dice", "7.5.7"),
        Some(Frame::Expertise(_)) => ("prompt-expertise", "7.5.4"),
        _ => ("prompt-throw", "7.1"),
    }
}

fn with_card(state: &State, message: Message, card: CardNo) -> Message {
    message.int("number", card.0).arg("title", state.data().card(card).title.arg())
}
