//! Chapter 4: the sequence of play, as frames that lay out the next ones.
//!
//! Owns the order of the four phases and the two interruptions at the reveal (Cheka, subversion). What each phase does
//! stands in the chapters after it.

use crate::actions::{Ending, Event};
use crate::ids::{Asset, CardNo, Front};
use crate::menu;
use crate::rules::{c5_events, c6_front_advance};
use crate::state::{Frame, State, Turn};
use frente_kernel::EventSink;

/// Actions on a Cheka turn (§7.5.1).
const CHEKA_ACTIONS: u8 = 2;
/// Actions of one step of Denikin's march (§10.2-40).
const DENIKIN_ACTIONS: u8 = 1;

/// Runs everything that asks nobody, up to the next decision, die, card or the end.
#[inline]
pub(crate) fn run(state: &mut State, log: &mut impl EventSink<Event>) {
    while state.ending.is_none() {
        let Some(frame) = state.stack.top() else { return };
        match frame {
            Frame::Turn => begin_turn(state),
            Frame::Headline(at) => c5_events::run_headline(state, at, log),
            Frame::Order => settle_order(state, log),
            Frame::WhiteArmies(at) => c5_events::run_white_armies(state, at, log),
            Frame::Advance(front, boxes) => c6_front_advance::continue_advance(state, front, boxes, log),
            Frame::Denikin => denikin_step(state, log),
            Frame::Actions if state.turn.actions == 0 => state.stack.pop(),
            Frame::Markers if !menu::has_marker_to_spend(state) => state.stack.pop(),
            Frame::Dissent(at) => c5_events::run_dissent(state, at, log),
            Frame::EndTurn => end_turn(state, log),
            _ => return,
        }
    }
}

/// §4.1: the card is revealed and lies in the discard from now on (ruling B16).
pub(crate) fn reveal(state: &mut State, card: CardNo, log: &mut impl EventSink<Event>) {
    state.deck.remove(card.0);
    state.discard.insert(card.0);
    state.turn = Turn {
        number: state.turn.number + 1,
        card: Some(card),
        petrograd_was_free: !state.petrograd_is_occupied(),
        ..Turn::default()
    };
    log.emit(Event::CardDrawn(card));
    state.stack.pop();
    state.stack.push(Frame::Turn);
    if state.owns(Asset::Cheka) {
        state.stack.push(Frame::Cheka);
    }
}

/// §7.5.1: the card goes back unplayed, the marker to the table; two actions and no card in force (rulings A25, B15).
pub(crate) fn use_cheka(state: &mut State, log: &mut impl EventSink<Event>) {
    state.stack.pop(); // the Cheka's own frame
    state.stack.pop(); // the turn of the card
    if let Some(card) = state.turn.card.take() {
        state.discard.remove(card.0);
        state.deck.insert(card.0);
        log.emit(Event::CardReturned(card));
    }
    state.owned.remove(Asset::Cheka);
    log.emit(Event::AssetReturned(Asset::Cheka));
    state.turn.actions = CHEKA_ACTIONS;
    state.stack.push(Frame::EndTurn);
    push_action_phase(state);
}

/// §4.0: headline, then the order of phases 2 and 3, then dissent, then the end.
fn begin_turn(state: &mut State) {
    state.stack.pop();
    state.stack.push(Frame::EndTurn);
    state.stack.push(Frame::Dissent(0));
    state.stack.push(Frame::Order);
    state.stack.push(Frame::Headline(0));
}

/// §4.0, §7.5.5: asks about the order of phases 2 and 3 where it may be swapped (never on card 40, ruling A15).
fn settle_order(state: &mut State, log: &mut impl EventSink<Event>) {
    let Some(rules) = state.card_rules() else {
        return state.stack.pop();
    };
    state.turn.actions = match rules.actions_when {
        Some((when, actions)) if state.holds(when) => actions,
        _ => rules.actions,
    };
    if rules.is_denikin {
        state.stack.pop();
        state.stack.push(Frame::Denikin);
    } else if menu::can_swap_phases(state) {
        state.stack.pop();
        state.stack.push(Frame::Subversion);
    } else {
        lay_out_phases(state, Swap::No, log);
    }
}

/// Whether phases 2 and 3 change places (§7.5.5).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Swap {
    Yes,
    No,
}

/// Replaces the frame on top by phases 2 and 3 in the order asked for.
pub(crate) fn lay_out_phases(state: &mut State, swap: Swap, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    match swap {
        Swap::No => {
            push_action_phase(state);
            state.stack.push(Frame::WhiteArmies(0));
        }
        Swap::Yes => {
            log.emit(Event::PhasesSwapped);
            state.stack.push(Frame::WhiteArmies(0));
            push_action_phase(state);
        }
    }
}

/// §4.3, §7.0: the card's actions first, then reserves and decrees.
fn push_action_phase(state: &mut State) {
    state.stack.push(Frame::Markers);
    state.stack.push(Frame::Actions);
}

/// §10.2-40: the southern front comes on and gives one action, until it is beaten or takes Moscow (rulings A15, B7).
fn denikin_step(state: &mut State, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    if state.turn.southern_beaten {
        return log.emit(Event::DenikinStopped);
    }
    state.turn.actions = DENIKIN_ACTIONS;
    if state.is_eliminated(Front::Southern) {
        log.emit(Event::MoveVoid(Front::Southern));
        return push_action_phase(state);
    }
    log.emit(Event::DenikinComesOn);
    state.stack.push(Frame::Denikin);
    push_action_phase(state);
    state.stack.push(Frame::Advance(Front::Southern, 1));
}

/// §9.2: the deck is used up and Moscow has held; else the next card (ruling A37).
fn end_turn(state: &mut State, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    state.stack.push(Frame::Draw);
    if state.deck.is_empty() {
        state.end(Ending::MilitaryVictory, log);
    }
}
