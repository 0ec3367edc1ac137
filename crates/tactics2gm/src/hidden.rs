//! What a seat cannot know: hands, the order of decks, bids until all are made. What of an event it is told, and what a
//! redeal of the rest looks like.

use crate::actions::{Action, Event};
use crate::rules::c6_who_begins::START_PA;
use crate::state::{Frame, State};
use frente_kernel::{Rng, Seat, Viewer, below};

/// Whether a viewer sees the hand of a seat: his own, an automaton's (§23.1), or one that reconnaissance lays open.
pub(crate) fn sees_hand(state: &State, viewer: Viewer, seat: Seat) -> bool {
    let spying = match (state.stack.top(), viewer) {
        (Some(Frame::Spying(victim)), Viewer::Seat(own)) => victim == seat && own.0 == state.turn.actor,
        _ => false,
    };
    viewer.sees(seat) || spying || state.is_automaton(seat)
}

/// Whether a viewer knows the cards of a seat: the list of a ready deck lies open, a list of the player's own to their side
/// alone (§2.1).
pub(crate) fn knows_list(state: &State, viewer: Viewer, seat: Seat) -> bool {
    let own_side = matches!(viewer, Viewer::Seat(own) if state.side_of(own) == state.side_of(seat));
    own_side || viewer.sees(seat) || state.agreed.closed >> seat.0 & 1 == 0
}

/// Whether bids still lie face down.
pub(crate) fn bidding(state: &State) -> bool {
    matches!(state.stack.top(), Some(Frame::Bid(_)))
}

/// What `viewer` may read of an event: which card was drawn is its owner's business.
pub(crate) fn redact(event: Event, viewer: Viewer) -> Option<Event> {
    match event {
        Event::CardDrawn { seat, card: Some(_), at } if !viewer.sees(seat) => {
            Some(Event::CardDrawn { seat, card: None, at })
        }
        event => Some(event),
    }
}

/// Whether an action lays a card of a hidden hand open.
pub(crate) fn shows_a_card(action: Action) -> bool {
    matches!(
        action,
        Action::Deploy(..)
            | Action::Load(..)
            | Action::Land(..)
            | Action::Station(_)
            | Action::Bomb(..)
            | Action::Airlift(..)
            | Action::Drop(..)
            | Action::Play(_)
            | Action::PlayOn(..)
            | Action::PlayArms(..)
            | Action::PlayAt(..)
            | Action::PlayLine(..)
            | Action::PlayAgainst(..)
            | Action::SureFire(..)
            | Action::SureFly(..)
            | Action::LayMine(_)
            | Action::Ambush(_)
            | Action::Reroll(_)
            | Action::Discard(_)
            | Action::Take(_)
    )
}

/// Whether an action is about units and tokens alone. No card in a hand is asked for it, and none may answer it.
pub(crate) fn is_on_the_board(action: Action) -> bool {
    matches!(
        action,
        Action::Step(..)
            | Action::Swap(..)
            | Action::Rotate(..)
            | Action::Stop
            | Action::Embark(..)
            | Action::Disembark(..)
            | Action::Equip(..)
            | Action::HealSelf(_)
            | Action::Heal(..)
            | Action::Repair(..)
            | Action::Clear(..)
            | Action::Resupply(..)
            | Action::Steady(_)
    )
}

/// Redeals the hands and bids `seat` cannot see.
pub(crate) fn determinize(state: &mut State, seat: Seat, rng: &mut impl Rng) {
    let viewer = Viewer::Seat(seat);
    for other in (0..state.chairs()).map(Seat) {
        if other == seat {
            continue;
        }
        if bidding(state) && has_bid(state, other) {
            state.player_mut(other).bid = below(rng, u32::from(START_PA) + 1) as u8;
        }
        if sees_hand(state, viewer, other) {
            continue;
        }
        let player = state.player_mut(other);
        let count = player.hand.len();
        let mut hand = player.hand;
        player.deck.take_all(&mut hand);
        player.hand = hand;
        for _ in 0..count {
            let kind = player.deck.draw(rng);
            player.deck.remove(kind);
            player.hand.add(kind);
        }
    }
}

/// Whether a seat has already made its bid.
fn has_bid(state: &State, seat: Seat) -> bool {
    matches!(state.stack.top(), Some(Frame::Bid(now)) if seat.0 < now.0)
}
