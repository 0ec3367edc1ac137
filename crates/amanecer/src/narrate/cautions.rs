//! What to be careful of before a choice that looks harmless.

use super::front_key;
use crate::actions::Action;
use crate::ids::Front;
use crate::rules::c7_player_actions as throws;
use crate::state::{By, State};
use frente_kernel::{Caution, Message};

/// The gravest thing to know before a legal action, if there is any.
pub(super) fn of_action(state: &State, action: Action) -> Option<Caution> {
    match action {
        Action::Offensive(front) => before_offensive(state, front, By::Action),
        Action::ArmouredOffensive(front) => before_offensive(state, front, By::ArmouredTrains),
        Action::ReserveOffensive(front) => before_offensive(state, front, By::Marker),
        Action::Reorganize | Action::DecreeReorganize => before_reorganization(state),
        Action::Fortify => Some(Caution::new(with_actions("caution-fortify", state), "10.2-46")),
        // Where forgone actions count, those declined are not lost (ruling B9).
        Action::Decline if !state.may_forgo() => Some(Caution::new(with_actions("caution-actions-lost", state), "7.0")),
        Action::SignTreaty if state.level() <= state.treaty_cost => {
            let message = Message::new("caution-treaty").int("level", state.level()).int("cost", state.treaty_cost);
            Some(Caution::new(message, "10.2-8"))
        }
        _ => None,
    }
}

fn before_offensive(state: &State, front: Front, by: By) -> Option<Caution> {
    let about = |key: &'static str| Message::new(key).term("front", front_key(front));
    if throws::crosses_curzon_line(state, front) {
        return Some(Caution::new(about("caution-curzon-line").int("level", state.level()), "10.2-51"));
    }
    if throws::highest_offensive(state, front, by) <= state.battle(front) {
        return Some(Caution::new(about("caution-hopeless-offensive"), "7.3"));
    }
    // §10.2-40: a success stops Denikin's march even where the front cannot retreat (ruling B7).
    let stops_denikin = front == Front::Southern && state.card_rules().is_some_and(|rules| rules.is_denikin);
    let is_last = state.number(front) == state.track_end(front);
    (is_last && !stops_denikin).then(|| Caution::new(about("caution-last-box"), "6.2"))
}

fn before_reorganization(state: &State) -> Option<Caution> {
    let is_vain = (1..=6).all(|face| throws::asset_of_face(state, face).is_none());
    is_vain.then(|| Caution::new(Message::new("caution-nothing-to-gain"), "7.5"))
}

fn with_actions(key: &'static str, state: &State) -> Message {
    Message::new(key).int("actions", state.turn.actions)
}
