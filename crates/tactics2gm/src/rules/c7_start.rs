//! Chapter 7: hands and mulligans.

use crate::actions::{Draw, Event};
use crate::ids::CardNo;
use crate::state::{Frame, State};
use frente_kernel::{EventSink, Seat};

/// §7.1: cards each player begins with.
const HAND: u8 = 5;
/// §7.3: cards a player may keep.
pub(crate) const MOST_HAND: u16 = 7;

/// §7.1: everybody is dealt a hand; then the first side may change its own, then the other (ruling A49).
pub(crate) fn deal(state: &mut State) {
    let first = state.turn.first;
    state.turn.side = first;
    state.stack.push(Frame::Start(first));
    for side in [first.other(), first] {
        for seat in (0..state.chairs()).rev().map(Seat) {
            if state.side_of(seat) == side {
                state.stack.push(Frame::Mulligan(seat));
            }
        }
    }
    for seat in (0..state.chairs()).rev().map(Seat) {
        state.stack.push(Frame::Deal(seat, HAND));
    }
}

/// A card comes to hand; the frame below goes on when enough have come.
pub(crate) fn take_card(state: &mut State, seat: Seat, card: CardNo, left: u8, log: &mut impl EventSink<Event>) {
    let player = state.player_mut(seat);
    if let Some(kind) = player.kind_of(card) {
        player.deck.remove(kind);
        player.hand.add(kind);
    }
    // Everybody has one mulligan until it is taken.
    let again = player.mulligans == 0;
    let (frame, at) = match state.stack.top() {
        Some(Frame::Deal(..)) if again => (Frame::Deal(seat, left - 1), Draw::Mulligan),
        Some(Frame::Deal(..)) => (Frame::Deal(seat, left - 1), Draw::FirstHand),
        _ => (Frame::Draw(seat, left - 1), Draw::Turn),
    };
    log.emit(Event::CardDrawn { seat, card: Some(card), at });
    state.stack.replace(frame);
}

/// §7.2: all five go back, and five new ones come.
pub(crate) fn mulligan(state: &mut State, seat: Seat, log: &mut impl EventSink<Event>) {
    let player = state.player_mut(seat);
    player.mulligans -= 1;
    let mut hand = player.hand;
    player.deck.take_all(&mut hand);
    player.hand = hand;
    log.emit(Event::HandReturned(seat));
    state.stack.push(Frame::Deal(seat, HAND));
}
