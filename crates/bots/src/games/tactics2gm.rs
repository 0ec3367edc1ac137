//! What bots know about *2GM Tactics*: units are worth what they cost, forward is better than back, a staff that can be
//! shot at is half lost. The search looks to the end of a turn and weighs what stands there.

use super::Trained;
use crate::{BotRng, Budget, Evaluator, Kind, Level, Style};
use frente_kernel::{Game, Narrate, Rng, Seat};
use frente_tactics2gm::assess::Assessment;
use frente_tactics2gm::state::Frame;
use frente_tactics2gm::{Action, State, Tactics2gm, Target};

impl Trained for Tactics2gm {
    type Evaluator = Tactician;
}

/// Knows the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tactician;

/// What a side's assets add up to.
fn score(own: &Assessment, foe: &Assessment) -> f32 {
    let exposed = foe.threat as f32;
    own.force as f32
        + 2.2 * own.advance as f32
        + 34.0 * own.pi as f32
        + 2.5 * own.pa as f32
        + 3.0 * own.hand as f32
        + 9.0 * own.supply as f32
        + 22.0 * own.threat as f32
        + 20.0 * own.fighters as f32
        + 25.0 * own.crates as f32
        + 30.0 * own.goals as f32
        - 4.0 * own.lost as f32
        - if own.pi <= 4 { 6.0 * exposed } else { 0.0 }
}

/// Points of difference that count as a clear advantage.
const SCALE: f32 = 130.0;

impl Evaluator<Tactics2gm> for Tactician {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        let side = state.side_of_seat(seat);
        let (own, foe) = (state.assess(side), state.assess(side.other()));
        let edge = score(&own, &foe) - score(&foe, &own);
        1.0 / (1.0 + (-edge / SCALE).exp())
    }

    #[inline]
    fn playout_action(&self, state: &State, rng: &mut BotRng) -> Action {
        const TRIES: u32 = 6;
        let mut action = Tactics2gm::sample_action(state, rng);
        for _ in 1..TRIES {
            let bar = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
            if weight(action) > bar {
                break;
            }
            action = Tactics2gm::sample_action(state, rng);
        }
        action
    }

    fn prior(&self, _: &State, action: Action) -> f32 {
        weight(action).max(0.02)
    }

    fn decline(&self, state: &State) -> Option<Action> {
        Tactics2gm::decline(state)
    }

    /// A turn is over: cards are about to be drawn.
    #[inline]
    fn is_horizon(&self, state: &State, steps: u32) -> bool {
        steps > 0 && matches!(state.pending(), Some(Frame::Draw(..) | Frame::Bid(_) | Frame::Mulligan(_)))
    }

    fn sees_chance(&self, state: &State, seat: Seat) -> bool {
        !matches!(state.pending(), Some(Frame::Draw(other, _) | Frame::Deal(other, _)) if other != seat)
    }

    fn sees_action(&self, _: &State, action: Action, _: Seat) -> bool {
        !matches!(action, Action::Bid(_))
    }

    fn level(&self, level: Level) -> Kind {
        match level {
            Level::Recruit => Kind::Greedy { blunders: 600 },
            Level::Soldier => Kind::Greedy { blunders: 300 },
            Level::Sergeant => Kind::Greedy { blunders: 60 },
            Level::Captain => Kind::Ismcts(Budget::simulations(250)),
            Level::General => Kind::Ismcts(Budget { simulations: 12_000, milliseconds: Some(1_400) }),
        }
    }

    fn style(&self) -> Style {
        Style { exploration: 0.25, narrow: 6, widening: 0.8, ..Style::default() }
    }
}

/// How an action looks at first sight, 0 to 1.
fn weight(action: Action) -> f32 {
    match action {
        Action::Fire(_, _, Target::Hq(_)) | Action::SureFire(_, _, Target::Hq(_)) => 1.0,
        Action::Fire(_, _, Target::Structure(_)) | Action::SureFire(_, _, Target::Structure(_)) => 0.05,
        Action::Fire(..) | Action::AntiAir(..) | Action::AmbushFire(..) => 0.8,
        Action::SureFire(..) => 0.3,
        Action::Deploy(..) | Action::Equip(..) => 0.7,
        Action::Assault(..) | Action::AssaultHq(..) | Action::Hurrah(..) | Action::HurrahHq(..) => 0.4,
        Action::Swap(..) | Action::Rotate(..) | Action::March(_) => 0.04,
        Action::Surrender => 0.0,
        Action::EndPhase | Action::Stop => 0.25,
        Action::HandOver | Action::GivePoint => 0.1,
        Action::Mulligan => 0.2,
        _ => 0.5,
    }
}
