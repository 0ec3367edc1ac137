//! Chapter 23: the automaton of a solitaire game.

use crate::actions::{Action, Event};
use crate::ids::Side;
use crate::state::State;
use frente_kernel::{EventSink, Seat};

/// What the automaton does next.
pub(crate) enum Verdict {
    /// This.
    Act(Action),
    /// It asks a die for a column.
    Throw,
}

/// §23.2: whether the automaton attacks this turn.
pub(crate) fn is_attacking(_state: &State, _side: Side) -> bool {
    false
}

/// What the automaton does here.
pub(crate) fn decide(state: &State, _seat: Seat) -> Verdict {
    let mut first = Action::Pass;
    crate::menu::offers(state, &mut |action| first = action);
    Verdict::Act(first)
}

/// §23.3: the die for a column.
pub(crate) fn throw_column(state: &mut State, die: u8, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    state.turn.column = die;
    log.emit(Event::ColumnThrown(die));
}
