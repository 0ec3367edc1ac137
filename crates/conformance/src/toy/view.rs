//! Who may know what: views, events as others read them, and redeals of what a seat cannot know.

use super::{Event, Frame, State, at, other};
use frente_kernel::{CardSet, Deck, Rng, Seat, SeatSet, Viewer};
use serde::Serialize;

/// What one viewer may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct View {
    pub target: u8,
    pub points: [u8; 2],
    pub tokens: [u8; 2],
    pub active: Seat,
    pub aim: u8,
    pub hands: [HandView; 2],
    pub pile: u8,
    /// The top card of the pile, if this viewer knows it.
    pub top: Option<u8>,
    /// Who knows the top card: peeking is done in the open.
    pub top_known_to: SeatSet,
    pub discards: CardSet,
    pub pending: Pending,
}

/// A hand, as far as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub enum HandView {
    Open { cards: CardSet, seen: CardSet },
    Closed { count: u8, seen: CardSet },
}

/// What is pending, as far as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub enum Pending {
    Deal,
    Turn,
    Drawing,
    Peeking,
    Window { card: Option<u8> },
    Throw { card: u8, block: u8 },
    Over,
}

/// What `viewer` may see.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let hand = |seat: Seat| {
        let (cards, seen) = (state.hands[at(seat)], state.seen[at(seat)]);
        if viewer.sees(seat) {
            HandView::Open { cards, seen }
        } else {
            let count = cards.len() as u8;
            // What one seat has seen of the other's hand, by a peek or a show, a spectator has not.
            let seen = if viewer == Viewer::Spectator { CardSet::EMPTY } else { seen };
            HandView::Closed { count, seen }
        }
    };
    let known_top = |seat: &Seat| viewer.sees(*seat).then(|| state.top_as_known_to(*seat)).flatten();
    View {
        target: state.target,
        points: state.points,
        tokens: state.tokens,
        active: state.active,
        aim: state.aim,
        hands: [hand(Seat(0)), hand(Seat(1))],
        pile: state.pile.len() as u8,
        top: [Seat(0), Seat(1)].iter().find_map(known_top),
        top_known_to: state.top_known_to(),
        discards: state.discards,
        pending: match state.frame {
            Frame::Deal => Pending::Deal,
            Frame::Turn => Pending::Turn,
            Frame::Drawing => Pending::Drawing,
            Frame::Peeking => Pending::Peeking,
            Frame::Window { card, open } => {
                Pending::Window { card: (open || viewer.sees(state.active)).then_some(card) }
            }
            Frame::Throw { card, block } => Pending::Throw { card, block },
            Frame::Over => Pending::Over,
        },
    }
}

/// What `viewer` may read of an event.
pub(super) fn redact(event: Event, viewer: Viewer) -> Option<Event> {
    let hide = |seat: Seat, card: Option<u8>| card.filter(|_| viewer.sees(seat));
    let seats_only = |card: Option<u8>| card.filter(|_| viewer != Viewer::Spectator);
    Some(match event {
        Event::Dealt { seat, card } => Event::Dealt { seat, card: hide(seat, card) },
        Event::Drew { seat, card } => Event::Drew { seat, card: hide(seat, card) },
        Event::Peeked { seat, card } => Event::Peeked { seat, card: hide(seat, card) },
        Event::Shown { seat, card } => Event::Shown { seat, card: seats_only(card) },
        Event::Attacked { seat, card, open: false } => Event::Attacked { seat, card: hide(seat, card), open: false },
        for_all => for_all,
    })
}

/// From a seat's chair the other's unseen cards, an attack it lies under and the pile are one heap: they are
/// redealt together. (`Deck::determinize` alone would leave the other hand as it really is.)
pub(super) fn determinize(state: &mut State, seat: Seat, rng: &mut impl Rng) {
    let opponent = other(seat);
    let (top, top_known_to) = (state.top_as_known_to(seat), state.top_known_to());
    let seen = state.seen[at(opponent)];
    let unseen = state.hands[at(opponent)].len() - seen.len();
    let mut loose = CardSet::of(state.hands[at(opponent)].iter().filter(|card| !seen.contains(*card)));
    loose = loose.union(CardSet::of(state.pile.cards().iter().filter(|card| Some(*card) != top)));
    if let Frame::Window { card, open: false } = state.frame
        && state.active == opponent
    {
        loose.insert(card);
    }
    let mut deal = |loose: &mut CardSet| {
        let card = loose.draw(rng).unwrap_or_default();
        loose.remove(card);
        card
    };
    let redealt = CardSet::of((0..unseen).map(|_| deal(&mut loose)));
    state.hands[at(opponent)] = seen.union(redealt);
    if let Frame::Window { card, open: false } = &mut state.frame
        && state.active == opponent
    {
        *card = deal(&mut loose);
    }
    // The pile keeps its depth and who knows its top; no deeper slot is ever known.
    state.pile = Deck::shuffled(top.into_iter().fold(loose, |mut cards, card| {
        cards.insert(card);
        cards
    }));
    if top_known_to != SeatSet::NONE {
        let card = top.unwrap_or_else(|| deal(&mut loose));
        state.pile.look(0, card, top_known_to);
    }
}
