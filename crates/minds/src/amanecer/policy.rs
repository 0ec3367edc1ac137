//! First impressions: how likely a strong player is to take an action, by what can be seen at a glance.
//!
//! The weights were read off the choices of the search itself (a Luce model per kind of action, a thousand simulations
//! a choice) and rounded. They order what the search tries first and play out the turn beyond its tree.

use frente_amanecer::state::{Frame, State};
use frente_amanecer::{Action, Amanecer, Front};
use frente_kernel::{Game, Rng};
use frente_search::BotRng;

/// Draws an action in proportion to its weight: by drawing uniformly and turning down what weighs little.
///
/// No list is made; after some refusals the last one is taken as it is.
#[inline]
pub fn draw(state: &State, rng: &mut BotRng) -> Action {
    const TRIES: u32 = 16;
    let mut action = Amanecer::sample_action(state, rng);
    for _ in 1..TRIES {
        let bar = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
        if weight(state, action) > bar {
            break;
        }
        action = Amanecer::sample_action(state, rng);
    }
    action
}

/// How an action looks at first sight, 0 to 1.
#[inline]
pub fn weight(state: &State, action: Action) -> f32 {
    match action {
        Action::Offensive(front) => offensive(state, front),
        Action::ArmouredOffensive(front) => (1.6 * offensive(state, front)).min(1.0),
        Action::Political => by_levels_to_go(state, [1.0, 0.8, 1.0, 0.7, 0.5, 0.5, 0.6, 0.6]),
        Action::Reorganize => 0.05,
        Action::AssignTanks(front) => 0.1 * offensive(state, front),
        Action::Forgo => 0.07,
        Action::Fortify => 0.5,
        Action::Decline => 0.01,
        Action::ReserveOffensive(front) => reserve(state, front),
        Action::DecreePolitical => by_levels_to_go(state, [1.0, 0.4, 1.0, 0.9, 0.5, 0.7, 1.0, 1.0]),
        Action::DecreeReorganize => 0.03,
        Action::EndPhase => 0.3,
        Action::UseCheka => 0.4,
        Action::SignTreaty => 0.1,
        Action::SwapPhases => 0.7,
        Action::KeepCard | Action::Bukharin | Action::KeepPhases | Action::AcceptDice => 1.0,
        Action::BlockAdvance => {
            if at_the_gates(state) {
                1.0
            } else {
                0.2
            }
        }
        Action::AllowAdvance => {
            if at_the_gates(state) {
                0.0
            } else {
                1.0
            }
        }
        Action::SetDie(6) | Action::SetExpertise(6) => 0.1,
        Action::SetDie(_) | Action::SetExpertise(_) => 0.0,
    }
}

/// Whether the next box of the advance the gold may stop is Moscow.
fn at_the_gates(state: &State) -> bool {
    matches!(state.pending(), Some(Frame::GoldAdvance(front, _)) if state.number(front) == 1)
}

/// Weights for 1, 2, … levels short of victory.
fn by_levels_to_go(state: &State, weights: [f32; 8]) -> f32 {
    let to_go = state.victory_box() - state.level();
    weights[to_go.clamp(1, 8) as usize - 1]
}

fn offensive(state: &State, front: Front) -> f32 {
    by_box(state, front, [1.0, 0.3, 0.08, 0.03], [0.9, 1.0, 0.25, 0.1], 0.002)
}

fn reserve(state: &State, front: Front) -> f32 {
    by_box(state, front, [1.0, 0.25, 0.05, 0.007], [1.0, 1.0, 0.4, 0.1], 0.0005)
}

/// Weights for boxes 1 to 4 of a weak and of a strong counter, and for any counter that cannot be pushed back further.
#[inline]
fn by_box(state: &State, front: Front, weak: [f32; 4], strong: [f32; 4], at_the_end: f32) -> f32 {
    const STRONG: i8 = 4;
    let number = state.number(front);
    if number == state.track_end(front) {
        return at_the_end;
    }
    let weights = if state.battle(front) >= STRONG { strong } else { weak };
    weights[usize::from(number.clamp(1, 4)) - 1]
}
