//! What a sensible player mostly does, without looking ahead: first impressions for the search, and the way it plays on
//! through replies and combats to the next quiet position.

use frente_guerra1936::state::Frame;
use frente_guerra1936::{Action, Guerra1936, LeaderAbility, Player, Side, State};
use frente_kernel::{Game, below};
use frente_search::BotRng;

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
        (Frame::Offensive, Action::Renounce) => 0.05,
        (Frame::Offensive | Frame::Defensive | Frame::Commanding { .. }, Action::Ability(..)) => 0.2,
        (Frame::Offensive, Action::Done) => 0.3,
        (Frame::Grouping { .. }, Action::Done) => 0.3,
        (Frame::Defensive, Action::Done) => 0.3,
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
        Action::DeclareCombat if state.has_ready(player.side()) => 0.8,
        Action::DeclareCombat => 0.01,
        _ => 1.0,
    }
}

/// One action drawn by these weights; lists of a combat are made in order, and who may only answer lets it pass.
#[inline]
pub fn draw(state: &State, rng: &mut BotRng) -> Action {
    match state.pending() {
        Some(Frame::Main { player, .. }) if player.side() != state.active_side() => return Action::Pass,
        Some(Frame::Window { .. }) => return Action::Pass,
        Some(Frame::Offensive) => {
            let guarded = Side::ALL.into_iter().any(|front| state.is_guarded(front));
            return in_order(state, rng, if guarded { 900 } else { 1024 });
        }
        Some(Frame::Grouping { group, .. }) => {
            // One army in the way stops a whole group: where there may be one, small groups are worth a try.
            let guarded = state.is_guarded(state.front_of_group(group));
            return in_order(state, rng, if guarded { 500 } else { 1024 });
        }
        Some(Frame::Defensive) => return in_order(state, rng, 800),
        Some(Frame::Commanding { .. } | Frame::Leading { .. }) => return in_order(state, rng, 1024),
        _ => {}
    }
    let mut action = Guerra1936::sample_action(state, rng);
    for _ in 0..12 {
        let weight = weight(state, action);
        if weight >= 1.0 || (below(rng, 1024) as f32) < weight * 1024.0 {
            break;
        }
        action = Guerra1936::sample_action(state, rng);
    }
    action
}

/// Goes on with a list that is made by rising numbers, so many times in 1024: the lowest of a few, so that few are left
/// out. Otherwise, and where nothing can be added, the list ends.
fn in_order(state: &State, rng: &mut BotRng, of_1024: u32) -> Action {
    let goes_on = below(rng, 1024) < of_1024;
    let (mut lowest, mut end) = (None, None);
    for _ in 0..6 {
        match Guerra1936::sample_action(state, rng) {
            action @ (Action::Done | Action::Renounce) => end = Some(action),
            // Costs are left to the search.
            Action::Ability(..) => {}
            action => {
                if lowest.is_none_or(|lowest| number(action) < number(lowest)) {
                    lowest = Some(action);
                }
            }
        }
        if end.is_some() && !goes_on {
            break;
        }
    }
    let (first, second) = if goes_on { (lowest, end) } else { (end, lowest) };
    first.or(second).unwrap_or_else(|| Guerra1936::sample_action(state, rng))
}

/// The card a list grows by.
fn number(action: Action) -> u8 {
    match action {
        Action::Group(card)
        | Action::Join(card)
        | Action::Defend(_, card)
        | Action::Command(card)
        | Action::Under(card) => card.0,
        _ => u8::MAX,
    }
}
