//! A second toy, for what the first cannot test: a solitaire race with nothing hidden, exact odds and no allocation.
//!
//! - §1 The runner starts on 0 and has `turns` turns and `luck` tokens of luck.
//! - §2 A turn: walk (2 fields), or run (throw a die, 1 to 6 fields).
//! - §3 After a throw the runner may spend luck to throw again, or keep it. A 1 that is kept is a stumble: no field.
//! - §4 On field `goal` or beyond the race is won; out of turns it is lost.

use frente_kernel::{
    Arg, Digest, EventSink, Fault, Game, GameInfo, Illegal, Message, Narrate, Node, Outcome, Rng, RuleId, Seat,
    SeatSet, SetupError, Viewer, below,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The race, as a type that carries its rules.
#[derive(Clone, Copy, Debug)]
pub struct Race;

/// What is agreed before the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Setup {
    pub goal: u8,
    pub turns: u8,
    pub luck: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { goal: 20, turns: 7, luck: 2 }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Frame {
    Turn,
    Throw,
    Luck(u8),
}

/// A position; also its view, for nothing is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    goal: u8,
    field: u8,
    turns: u8,
    luck: u8,
    frame: Frame,
}

/// What the runner may choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Action {
    Walk,
    Run,
    Keep,
    ThrowAgain,
}

/// A six-sided die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die(pub u8);

/// What happened, as the log tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub enum Event {
    Rolled(u8),
    Advanced(u8),
    Stumbled,
}

const ACTIONS: [Action; 4] = [Action::Walk, Action::Run, Action::Keep, Action::ThrowAgain];

impl State {
    fn advance(&mut self, fields: u8, log: &mut impl EventSink<Event>) {
        self.turns -= 1;
        self.field += fields;
        self.frame = Frame::Turn;
        log.emit(if fields == 0 { Event::Stumbled } else { Event::Advanced(fields) });
    }

    fn keep(&mut self, die: u8, log: &mut impl EventSink<Event>) {
        self.advance(if die == 1 { 0 } else { die }, log);
    }
}

impl Game for Race {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Die;
    type Event = Event;
    type View = State;

    const INFO: GameInfo = GameInfo {
        id: "race",
        rules_version: 1,
        seats: (1, 1),
        hidden: false,
        max_steps: 128,
        scenarios: &["standard"],
        options: &[],
    };

    fn initial(setup: &Setup) -> Result<State, SetupError> {
        if setup.goal == 0 || setup.goal > 100 || setup.turns > 20 || setup.luck > 20 {
            return Err(SetupError(vec![Fault {
                place: "setup".to_owned(),
                reason: "expected goal 1 to 100, turns and luck up to 20".to_owned(),
            }]));
        }
        let Setup { goal, turns, luck } = *setup;
        Ok(State { goal, field: 0, turns, luck, frame: Frame::Turn })
    }

    fn seats(_: &State) -> u8 {
        1
    }

    fn node(state: &State) -> Node {
        let over = |won: bool| {
            let (yes, no) = (SeatSet::only(Seat(0)), SeatSet::NONE);
            Node::Over(Outcome {
                winners: if won { yes } else { no },
                losers: if won { no } else { yes },
                label: if won { "arrived" } else { "too-late" },
                grade: "",
                score: i32::from(state.field),
            })
        };
        match state.frame {
            Frame::Throw => Node::Chance,
            Frame::Luck(_) => Node::Decision(Seat(0)),
            Frame::Turn if state.field >= state.goal => over(true),
            Frame::Turn if state.turns == 0 => over(false),
            Frame::Turn => Node::Decision(Seat(0)),
        }
    }

    fn legal_actions(state: &State, out: &mut Vec<Action>) {
        out.clear();
        out.extend(ACTIONS.into_iter().filter(|action| Self::check(state, *action).is_ok()));
    }

    fn check(state: &State, action: Action) -> Result<(), Illegal> {
        let thrown = matches!(state.frame, Frame::Luck(_));
        match (Self::node(state), action) {
            (Node::Decision(_), Action::Walk | Action::Run) if !thrown => Ok(()),
            (Node::Decision(_), Action::Keep | Action::ThrowAgain) if thrown => Ok(()),
            _ => Err(Illegal { rule: "2", why: "not-now" }),
        }
    }

    fn chance_outcomes(state: &State, out: &mut Vec<(Die, u32)>) {
        out.clear();
        if state.frame == Frame::Throw {
            out.extend((1..=6).map(|die| (Die(die), 1)));
        }
    }

    fn sample_chance(_: &State, rng: &mut impl Rng) -> Die {
        Die(1 + below(rng, 6) as u8)
    }

    fn sample_action(state: &State, rng: &mut impl Rng) -> Action {
        let first = below(rng, 2) == 0;
        match (state.frame, first) {
            (Frame::Luck(_), true) => Action::Keep,
            (Frame::Luck(_), false) => Action::ThrowAgain,
            (_, true) => Action::Walk,
            (_, false) => Action::Run,
        }
    }

    fn apply(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
        match (action, state.frame) {
            (Action::Walk, _) => state.advance(2, log),
            (Action::Run, _) => state.frame = Frame::Throw,
            (Action::ThrowAgain, _) => {
                state.luck -= 1;
                state.frame = Frame::Throw;
            }
            (Action::Keep, Frame::Luck(die)) => state.keep(die, log),
            (Action::Keep, _) => {}
        }
    }

    fn resolve(state: &mut State, Die(die): Die, log: &mut impl EventSink<Event>) {
        log.emit(Event::Rolled(die));
        if state.luck > 0 {
            state.frame = Frame::Luck(die);
        } else {
            state.keep(die, log);
        }
    }

    fn view(state: &State, _: Viewer) -> State {
        *state
    }

    fn redact(event: Event, _: Viewer) -> Option<Event> {
        Some(event)
    }

    fn determinize(_: &mut State, _: Seat, _: &mut impl Rng) {}

    fn digest(state: &State, out: &mut Digest) {
        let frame = match state.frame {
            Frame::Turn => 0,
            Frame::Throw => 1,
            Frame::Luck(die) => 1 + die,
        };
        [state.goal, state.field, state.turns, state.luck, frame].into_iter().for_each(|fact| out.byte(fact));
    }

    fn faults(state: &State) -> Vec<String> {
        let die = matches!(state.frame, Frame::Luck(die) if !(1..=6).contains(&die));
        if die { vec!["a die shows 1 to 6".to_owned()] } else { Vec::new() }
    }
}

impl Narrate for Race {
    type Piece = u8;

    fn prompt(state: &State) -> (Message, RuleId) {
        match state.frame {
            Frame::Luck(die) => (Message::new("race-prompt-luck").int("die", die), "3"),
            _ => (Message::new("race-prompt-turn"), "2"),
        }
    }

    fn action_message(_: &State, action: Action) -> Message {
        Message::new(format!("race-action-{action}"))
    }

    fn action_rule(_: &State, action: Action) -> RuleId {
        match action {
            Action::Walk | Action::Run => "2",
            Action::Keep | Action::ThrowAgain => "3",
        }
    }

    fn chance_message(_: &State, Die(die): Die) -> Message {
        Message::new("race-die").int("die", die)
    }

    fn event_message(_: &State, event: Event) -> Message {
        match event {
            Event::Rolled(die) => Message::new("race-rolled").int("die", die),
            Event::Advanced(by) => Message::new("race-advanced").int("fields", by).term("who", "race-runner"),
            Event::Stumbled => Message::new("race-stumbled"),
        }
    }

    fn event_rule(event: Event) -> RuleId {
        match event {
            Event::Rolled(_) | Event::Advanced(_) => "2",
            Event::Stumbled => "3",
        }
    }

    fn is_headline(event: Event) -> bool {
        matches!(event, Event::Advanced(_) | Event::Stumbled)
    }

    fn decline(state: &State) -> Option<Action> {
        matches!(state.frame, Frame::Luck(_)).then_some(Action::Keep)
    }

    fn vocabulary() -> Vec<Message> {
        let die = |key: &'static str| Message::new(key).arg("die", Arg::Int(1));
        let mut all = vec![die("race-prompt-luck"), die("race-die"), die("race-rolled")];
        all.extend(["race-prompt-turn", "race-stumbled", "race-runner", "illegal-not-now"].map(Message::new));
        all.push(Message::new("race-advanced").int("fields", 1).term("who", "race-runner"));
        all.extend(ACTIONS.map(|action| Message::new(format!("race-action-{action}"))));
        all
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Walk => "walk",
            Action::Run => "run",
            Action::Keep => "keep",
            Action::ThrowAgain => "again",
        })
    }
}

/// Text that is no notation of the race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotNotation;

impl FromStr for Action {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Action, NotNotation> {
        ACTIONS.into_iter().find(|action| action.to_string() == text).ok_or(NotNotation)
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "die {}", self.0)
    }
}

impl FromStr for Die {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Die, NotNotation> {
        text.strip_prefix("die ").and_then(|face| face.parse().ok()).map(Die).ok_or(NotNotation)
    }
}
