//! What a sensible player mostly does, without looking ahead: first impressions for the search, and the way it plays on
//! through replies and combats to the next quiet position.

use crate::BotRng;
use frente_guerra1936::state::Frame;
use frente_guerra1936::{Action, Guerra1936, LeaderAbility, Player, Side, State};
use frente_kernel::Game;

/// How likely an action is taken, compared with its neighbours; at most 1.
pub fn weight(state: &State, action: Action) -> f32 {
    let Some(frame) = state.pending() else { return 1.0 };
    let active = state.active_side();
    match (frame, action) {
        (Frame::Main { player, .. }, Action::Pass) if player.side() == active => 0.06,
        (Frame::Main { player, .. }, action) if player.side() == active => main(state, player, action),
        // Replies and the windows of combat are mostly let pass.
        (Frame::Main { .. } | Frame::Window { .. }, Action::Pass) => 1.0,
        (Frame::Main { .. } | Frame::Window { .. }, _) => 0.12,
        (Frame::Ring { toward, player, .. }, Action::Ring(_)) if toward == player.side() => 1.0,
        (Frame::Offer { .. }, Action::Decline) => 0.5,
        (Frame::Offensive { .. }, Action::Renounce) => 0.05,
        (Frame::Offensive { .. } | Frame::Defensive { .. } | Frame::Commanding { .. }, Action::Ability(..)) => 0.2,
        (Frame::Offensive { .. }, Action::Done) => 0.3,
        (Frame::Grouping { .. }, Action::Done) => 0.15,
        (Frame::Defensive { .. }, Action::Done) => 0.3,
        (Frame::Commanding { .. } | Frame::Leading { .. } | Frame::Pick { .. }, Action::Done) => 0.05,
        (Frame::Consequences { .. }, Action::Done) => 0.02,
        (_, Action::FindNothing) => 0.02,
        _ => 1.0,
    }
}

/// The main phase of one's own turn.
fn main(state: &State, player: Player, action: Action) -> f32 {
    match action {
        Action::Play(_) | Action::Name(..) => 1.0,
        Action::Intervene(..) => 0.7,
        Action::UseLeader(LeaderAbility::Faction) => 0.5,
        Action::UseLeader(LeaderAbility::General) => 0.1,
        Action::Activate(_) | Action::ActivateAny(_) => 0.35,
        Action::Mobilise(..) => 0.5,
        Action::Enthuse(..) => 0.25,
        Action::Demobilise(_) => 0.02,
        Action::DeclareCombat => {
            let own = state.standing(player.side());
            if Side::ALL.into_iter().any(|front| own.ready_at[front.index()] > 0) { 0.8 } else { 0.01 }
        }
        _ => 1.0,
    }
}

/// One action drawn by these weights.
#[inline]
pub fn draw(state: &State, rng: &mut BotRng) -> Action {
    let mut action = Guerra1936::sample_action(state, rng);
    for _ in 0..12 {
        let weight = weight(state, action);
        if weight >= 1.0 || (frente_kernel::below(rng, 1024) as f32) < weight * 1024.0 {
            break;
        }
        action = Guerra1936::sample_action(state, rng);
    }
    action
}
