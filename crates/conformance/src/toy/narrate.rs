//! How the toy speaks. It has no locale files: its keys only have to be in its vocabulary.

use super::{Action, Chance, Event, Frame, State, Toy, strength};
use frente_kernel::{Game, Message, Narrate, Node, RuleId, Seat};

fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).int("seat", seat.0)
}

/// A card by its strength, or the word for one that is hidden.
fn with_card(message: Message, card: Option<u8>) -> Message {
    match card {
        Some(card) => message.int("strength", strength(card)),
        None => Message { key: format!("{}-hidden", message.key).into(), ..message },
    }
}

impl Narrate for Toy {
    type Piece = u8;

    fn prompt(state: &State) -> (Message, RuleId) {
        let Node::Decision(seat) = Self::node(state) else {
            return (Message::new("toy-prompt-wait"), "2");
        };
        match state.frame {
            Frame::Window { .. } => (by("toy-prompt-window", seat), "7"),
            _ => (by("toy-prompt-turn", seat), "2"),
        }
    }

    fn action_message(_: &State, action: Action) -> Message {
        match action {
            Action::Draw => Message::new("toy-action-draw"),
            Action::Peek => Message::new("toy-action-peek"),
            Action::Aim => Message::new("toy-action-aim"),
            Action::Show(card) => with_card(Message::new("toy-action-show"), Some(card)),
            Action::Attack(card) => with_card(Message::new("toy-action-attack"), Some(card)),
            Action::Block(card) => with_card(Message::new("toy-action-block"), Some(card)),
            Action::Pass => Message::new("toy-action-pass"),
        }
    }

    fn action_rule(_: &State, action: Action) -> RuleId {
        match action {
            Action::Draw => "3",
            Action::Peek => "4",
            Action::Aim => "5",
            Action::Show(_) => "6",
            Action::Attack(_) | Action::Block(_) | Action::Pass => "7",
        }
    }

    fn chance_message(_: &State, chance: Chance) -> Message {
        match chance {
            Chance::Card(card) => with_card(Message::new("toy-chance-card"), Some(card)),
            Chance::Die(die) => Message::new("toy-chance-die").int("die", die),
        }
    }

    fn event_message(_: &State, event: Event) -> Message {
        match event {
            Event::Dealt { seat, card } => with_card(by("toy-dealt", seat), card),
            Event::Drew { seat, card } => with_card(by("toy-drew", seat), card),
            Event::Peeked { seat, card } => with_card(by("toy-peeked", seat), card),
            Event::Aimed { seat } => by("toy-aimed", seat),
            Event::Shown { seat, card } => with_card(by("toy-shown", seat), card),
            Event::Attacked { seat, card, .. } => with_card(by("toy-attacked", seat), card),
            Event::Blocked { seat, card } => with_card(by("toy-blocked", seat), Some(card)),
            Event::Passed { seat } => by("toy-passed", seat),
            Event::TurnedOver { card } => with_card(Message::new("toy-turned-over"), Some(card)),
            Event::Rolled { die } => Message::new("toy-rolled").int("die", die),
            Event::Scored { seat, points } => by("toy-scored", seat).int("points", points),
            Event::Tied => Message::new("toy-tied"),
            Event::Ended => Message::new("toy-ended"),
        }
    }

    fn event_rule(event: Event) -> RuleId {
        match event {
            Event::Dealt { .. } => "1",
            Event::Drew { .. } => "3",
            Event::Peeked { .. } => "4",
            Event::Aimed { .. } => "5",
            Event::Shown { .. } => "6",
            Event::Attacked { .. } | Event::Blocked { .. } | Event::Passed { .. } | Event::TurnedOver { .. } => "7",
            Event::Rolled { .. } | Event::Scored { .. } | Event::Tied => "8",
            Event::Ended => "9",
        }
    }

    fn is_headline(event: Event) -> bool {
        matches!(event, Event::Scored { .. } | Event::Tied)
    }

    fn decline(state: &State) -> Option<Action> {
        matches!(state.frame, Frame::Window { .. }).then_some(Action::Pass)
    }

    fn vocabulary() -> Vec<Message> {
        let (seat, card, hidden) = (Seat(0), Some(0), None);
        let actions = [
            Action::Draw,
            Action::Peek,
            Action::Aim,
            Action::Show(0),
            Action::Attack(0),
            Action::Block(0),
            Action::Pass,
        ];
        let carded = [card, hidden].into_iter().flat_map(|card| {
            let open = card.is_some();
            [
                Event::Dealt { seat, card },
                Event::Drew { seat, card },
                Event::Peeked { seat, card },
                Event::Shown { seat, card },
                Event::Attacked { seat, card, open },
            ]
        });
        let events = carded.chain([
            Event::Aimed { seat },
            Event::Blocked { seat, card: 0 },
            Event::Passed { seat },
            Event::TurnedOver { card: 0 },
            Event::Rolled { die: 1 },
            Event::Scored { seat, points: 1 },
            Event::Tied,
            Event::Ended,
        ]);
        let reasons = [
            "nobody-chooses",
            "no-attack",
            "not-in-hand",
            "block-or-pass",
            "pile-empty",
            "hand-full",
            "already-known",
            "no-token",
            "already-seen",
        ];
        // None of these messages looks at the position; any will do to ask for them.
        let state = Self::initial(&super::Setup::default()).expect("the default setup is sound");
        let mut all = vec![by("toy-prompt-turn", seat), by("toy-prompt-window", seat)];
        all.push(Message::new("toy-prompt-wait"));
        all.extend(actions.map(|action| Self::action_message(&state, action)));
        all.extend([Chance::Card(0), Chance::Die(1)].map(|chance| Self::chance_message(&state, chance)));
        all.extend(events.map(|event| Self::event_message(&state, event)));
        all.extend(reasons.map(|why| Message::new(format!("illegal-{why}"))));
        all
    }
}
