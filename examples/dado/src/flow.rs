//! The rules: three paragraphs, each condition stated once.

use crate::state::LINES;
use crate::{Action, Cell, Die, Event, Setup, State};
use frente_kernel::{
    Digest, EventSink, Fault, Game, GameInfo, Illegal, Node, OptionInfo, Outcome, Rng, Seat, SeatSet, SetupError,
    Viewer, must,
};

/// §3: throws after which the match is a draw.
pub const MOST_THROWS: u8 = 40;

/// The game, as a type that carries its rules.
#[derive(Clone, Copy, Debug)]
pub struct Dado;

impl Game for Dado {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Die;
    type Event = Event;
    type View = State;

    const INFO: GameInfo = GameInfo {
        id: "dado",
        rules_version: 1,
        seats: (2, 2),
        hidden: false,
        max_steps: 2 * MOST_THROWS as u32,
        scenarios: &["standard"],
        options: &[OptionInfo { id: "hits", values: &[1, 2, 3, 4, 5, 6], default: 3, rule: "1" }],
    };

    fn initial(setup: &Setup) -> Result<State, SetupError> {
        if !(1..=6).contains(&setup.hits) {
            let reason = format!("expected 1 to 6, found {}", setup.hits);
            return Err(SetupError(vec![Fault { place: "hits".to_owned(), reason }]));
        }
        Ok(State { hits: setup.hits, throws: 0, marks: [None; 9], aim: None })
    }

    fn seats(_: &State) -> u8 {
        2
    }

    fn node(state: &State) -> Node {
        if state.aim.is_some() {
            return Node::Chance;
        }
        match ending(state) {
            Some(outcome) => Node::Over(outcome),
            None => Node::Decision(state.turn()),
        }
    }

    fn legal_actions(state: &State, out: &mut Vec<Action>) {
        out.clear();
        out.extend(Cell::all().map(Action::Aim).filter(|action| Dado::check(state, *action).is_ok()));
    }

    /// §2: a free cell, and no die in the air.
    fn check(state: &State, Action::Aim(cell): Action) -> Result<(), Illegal> {
        must(state.aim.is_none(), "2", "aiming")?;
        must(state.mark(cell).is_none(), "2", "taken")
    }

    fn chance_outcomes(state: &State, out: &mut Vec<(Die, u32)>) {
        out.clear();
        if state.aim.is_some() {
            out.extend((1..=6).map(|face| (Die(face), 1)));
        }
    }

    fn apply(state: &mut State, Action::Aim(cell): Action, log: &mut impl EventSink<Event>) {
        state.aim = Some(cell.0);
        log.emit(Event::Aimed(state.turn(), cell));
    }

    /// §2: the die hits or misses, and the turn passes.
    fn resolve(state: &mut State, die: Die, log: &mut impl EventSink<Event>) {
        let (seat, Some(aim)) = (state.turn(), state.aim.take()) else { return };
        state.throws += 1;
        log.emit(Event::Thrown(die));
        if die.0 >= state.hits {
            state.marks[usize::from(aim)] = Some(seat);
            log.emit(Event::Hit(seat, Cell(aim)));
        } else {
            log.emit(Event::Missed);
        }
        if let Some(outcome) = ending(state) {
            log.emit(if outcome.winners == SeatSet::NONE { Event::Drawn } else { Event::Won(seat) });
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
        out.byte(state.hits);
        out.byte(state.throws);
        state.marks.iter().for_each(|mark| out.byte(mark.map_or(0, |seat| seat.0 + 1)));
        out.byte(state.aim.map_or(0, |aim| aim + 1));
    }

    fn faults(state: &State) -> Vec<String> {
        let mut out = Vec::new();
        let mut expect = |holds: bool, sentence: &str| {
            if !holds {
                out.push(sentence.to_owned());
            }
        };
        expect((1..=6).contains(&state.hits), "a throw of 1 to 6 hits");
        expect(state.throws <= MOST_THROWS, "there are no more throws than §3 allows");
        expect(state.marks.iter().flatten().all(|seat| seat.0 < 2), "a mark belongs to one of two seats");
        expect(state.marks.iter().flatten().count() <= usize::from(state.throws), "each mark took a throw");
        let free = |aim: u8| state.marks.get(usize::from(aim)).is_some_and(Option::is_none);
        expect(state.aim.is_none_or(free), "the die is thrown for a free cell");
        out
    }
}

/// §3: how the match has ended, if it has.
fn ending(state: &State) -> Option<Outcome> {
    let full = state.marks.iter().all(Option::is_some);
    let winner = [0, 1].map(Seat).into_iter().find(|seat| LINES.iter().any(|line| state.on_line(*line, *seat) == 3));
    let (winners, losers, label) = match winner {
        Some(seat) => (SeatSet::only(seat), SeatSet::only(Seat(1 - seat.0)), "line"),
        None if full || state.throws >= MOST_THROWS => (SeatSet::NONE, SeatSet::NONE, "draw"),
        None => return None,
    };
    Some(Outcome { winners, losers, label, grade: "", score: i32::from(state.throws) })
}
