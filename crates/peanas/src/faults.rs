//! What must hold of every position: the invariants `state.rs` lists.

use crate::ids::UnitNo;
use crate::state::{Frame, Place, State, TokenPlace, points};

/// Every invariant the position breaks.
pub(crate) fn of(state: &State) -> Vec<String> {
    let mut faults = Vec::new();
    let mut expect = |holds: bool, sentence: String| {
        if !holds {
            faults.push(sentence);
        }
    };
    let measures = state.measures();
    for unit in state.all() {
        let (it, kind) = (state.unit(unit), state.profile(unit).kind);
        let name = |what: &str| format!("unit {unit}: {what}");
        match it.place {
            Place::Hidden => {
                let tokens = state.tokens.iter().filter(|token| token.unit == unit && token.at != TokenPlace::Gone);
                expect(tokens.count() == 1, name("a hidden unit has exactly one token"));
            }
            Place::Table => {
                // On its way, those behind the guide are carried along as they stood, be it past the edge; they come back
                // when it arrives.
                let marching = state.march.unit == unit && state.stack.frames().contains(&Frame::MoveOn);
                let on = it.standing().all(|stand| measures.holds(it.stands[usize::from(stand)].v()));
                expect(on || marching, name("its stands are on the table"));
                expect(it.alive != 0, name("it has a stand left"));
            }
            Place::Aboard(transport) => {
                let carried = transport.index() < state.units.len() && state.unit(transport).is_on_table();
                expect(carried, name("its transport is on the table"));
            }
            Place::Reserve | Place::Behind(_) | Place::Gone(_) => {}
        }
        if it.place != Place::Hidden {
            let token = state.tokens.iter().any(|token| token.unit == unit && token.at != TokenPlace::Gone);
            expect(!token, name("only a hidden unit has a token"));
        }
        expect(it.losses <= points(kind), name("its casualties are at most its points"));
        expect(it.pinned <= 2 || it.panicked || it.is_gone(), name("three markers are panic"));
        if !it.is_gone() && kind.is_section() && state.stack.iter().all(|frame| !matches!(frame, Frame::Removal(_))) {
            let large = (it.alive & !1).count_ones();
            expect(large == 3 - u32::from(it.losses / 4).min(3), name("its stands and its casualties agree"));
        }
        let dice: u8 = it.officer.dice.iter().sum();
        expect(dice <= state.data().quality(it.quality).dice, name("it holds no more dice than it threw"));
    }
    for token in &state.tokens {
        if let TokenPlace::Square(square) = token.at {
            expect(measures.has(square), format!("token {} stands on a square of the table", token.number));
        }
        let own = token.unit == UnitNo::NONE || state.unit(token.unit).side == token.side;
        expect(own, format!("token {} stands for a unit of its side", token.number));
    }
    expect(state.stack.top().is_some() || state.ending.is_some(), "something is pending until the end".to_owned());
    faults
}
