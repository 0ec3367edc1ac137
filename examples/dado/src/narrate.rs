//! How the game speaks: keys and arguments; the sentences are in `locales/`.

use crate::{Action, Cell, Dado, Die, Event, Piece, Setup, State};
use frente_kernel::{Arg, Beat, BeatKind, Game as _, Message, Narrate, RuleId, Seat, Tone, Touch, Viewer};

const PLAYERS: [&str; 2] = ["dado-crosses", "dado-noughts"];

impl Narrate for Dado {
    type Piece = Piece;

    /// A second cell cannot be aimed at before the die is thrown: that no action is due is all there is to say.
    const GENERAL: &'static [&'static str] = &["aiming"];

    fn prompt(state: &State) -> (Message, RuleId) {
        (named("dado-prompt", state.turn()), "2")
    }

    fn action_message(_: &State, Action::Aim(cell): Action) -> Message {
        at("dado-aim", cell)
    }

    fn action_rule(_: &State, _: Action) -> RuleId {
        "2"
    }

    fn touch(_: &State, Action::Aim(cell): Action) -> Touch<Piece> {
        Touch::on(Piece::Cell(cell))
    }

    fn chance_message(_: &State, die: Die) -> Message {
        thrown("dado-die", die)
    }

    fn event_message(_: &State, event: Event) -> Message {
        match event {
            Event::Aimed(seat, cell) => named("dado-event-aimed", seat).arg("cell", place(cell)),
            Event::Thrown(die) => thrown("dado-event-thrown", die),
            Event::Hit(seat, cell) => named("dado-event-hit", seat).arg("cell", place(cell)),
            Event::Missed => Message::new("dado-event-missed"),
            Event::Won(seat) => named("dado-event-won", seat),
            Event::Drawn => Message::new("dado-event-drawn"),
        }
    }

    fn event_rule(event: Event) -> RuleId {
        match event {
            Event::Aimed(..) | Event::Thrown(_) | Event::Hit(..) | Event::Missed => "2",
            Event::Won(_) | Event::Drawn => "3",
        }
    }

    fn is_headline(event: Event) -> bool {
        !matches!(event, Event::Aimed(..) | Event::Thrown(_))
    }

    fn beat(_: &State, event: Event, viewer: Viewer) -> Beat<Piece> {
        let tone = |seat: Seat| match viewer {
            Viewer::Seat(own) => Tone::good_if(own == seat),
            Viewer::Spectator | Viewer::Referee => Tone::Plain,
        };
        match event {
            Event::Aimed(seat, cell) => Beat::new(BeatKind::Mark).side(seat).on(Piece::Cell(cell)),
            Event::Thrown(die) => Beat::new(BeatKind::Dice).die(die.0),
            Event::Hit(seat, cell) => Beat::new(BeatKind::Take).side(seat).on(Piece::Cell(cell)).tone(tone(seat)),
            Event::Missed => Beat::new(BeatKind::Banner),
            Event::Won(seat) => Beat::new(BeatKind::End).side(seat).tone(tone(seat)),
            Event::Drawn => Beat::new(BeatKind::End),
        }
    }

    fn vocabulary() -> Vec<Message> {
        let (cell, die) = (Cell(4), Die(6));
        let events = [
            Event::Aimed(Seat(0), cell),
            Event::Thrown(die),
            Event::Hit(Seat(1), cell),
            Event::Missed,
            Event::Won(Seat(0)),
            Event::Drawn,
        ];
        let start = Dado::initial(&Setup::default()).expect("the usual setup is accepted");
        let mut all: Vec<Message> = events.map(|event| Dado::event_message(&start, event)).into();
        all.extend([Dado::prompt(&start).0, at("dado-aim", cell), thrown("dado-die", die), at("illegal-taken", cell)]);
        all.extend(["illegal-aiming", "outcome-line", "outcome-draw", "option-hits"].map(Message::new));
        all.extend(PLAYERS.map(Message::new));
        all
    }
}

/// A message about a player.
fn named(key: &'static str, seat: Seat) -> Message {
    Message::new(key).term("player", PLAYERS[usize::from(seat.0)])
}

/// A message about a cell.
fn at(key: &'static str, cell: Cell) -> Message {
    Message::new(key).arg("cell", place(cell))
}

/// A message about a throw.
fn thrown(key: &'static str, die: Die) -> Message {
    Message::new(key).int("die", die.0)
}

/// The name of a cell is the same in every language.
fn place(cell: Cell) -> Arg {
    frente_door::verbatim(&cell.to_string())
}
