//! What bots know about *1936 Guerra Civil*.
//!
//! A position is weighed by how far each side is from its nearest victory, by what its active objectives promise, and by
//! what it has to fight and to negotiate with. The weights are set by hand and not yet
//! right (`docs/bots.md`).

use super::Trained;
use crate::{BotRng, Budget, Evaluator, Kind, Level, Style};
use frente_guerra1936::standing::{Contest, Standing};
use frente_guerra1936::{Action, Board, Guerra1936, Player, Side, State};
use frente_kernel::{Game, Narrate, Seat};

impl Trained for Guerra1936 {
    type Evaluator = Strategist;
}

/// Knows the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Strategist;

/// Steps after which a playout may stop where the active side has the move.
const HORIZON: u32 = 48;

impl Evaluator<Guerra1936> for Strategist {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        let own = Player(seat.0).side();
        let lead = score(state, own) - score(state, own.foe());
        1.0 / (1.0 + (-lead / 6.0).exp())
    }

    #[inline]
    fn playout_action(&self, state: &State, rng: &mut BotRng) -> Action {
        let action = Guerra1936::sample_action(state, rng);
        match action {
            // The active side seldom stops while it can do something; a reply is mostly let pass.
            Action::Pass if state.is_active_move() => Guerra1936::sample_action(state, rng),
            Action::Renounce | Action::Done => Guerra1936::sample_action(state, rng),
            _ => action,
        }
    }

    fn prior(&self, state: &State, action: Action) -> f32 {
        match action {
            Action::Pass if state.is_active_move() => 0.15,
            Action::Pass => 1.0,
            Action::Renounce | Action::FindNothing | Action::Decline => 0.1,
            Action::Demobilise(_) => 0.05,
            Action::Name(..) => 2.0,
            Action::DeclareCombat => 0.8,
            Action::Activate(_) => 0.5,
            Action::Play(_) => 1.0,
            _ => 0.7,
        }
    }

    fn decline(&self, state: &State) -> Option<Action> {
        Guerra1936::decline(state)
    }

    fn level(&self, level: Level) -> Kind {
        match level {
            Level::Recruit => Kind::Greedy { blunders: 600 },
            Level::Soldier => Kind::Greedy { blunders: 250 },
            Level::Sergeant => Kind::Greedy { blunders: 0 },
            Level::Captain => Kind::Ismcts(Budget::simulations(400)),
            Level::General => Kind::Ismcts(Budget { simulations: 30_000, milliseconds: Some(1_400) }),
        }
    }

    fn style(&self) -> Style {
        Style { exploration: 0.35, narrow: 4, widening: 0.7, ..Style::default() }
    }

    #[inline]
    fn is_horizon(&self, state: &State, steps: u32) -> bool {
        steps >= HORIZON && state.is_active_move()
    }

    /// Cards are drawn in secret.
    fn sees_chance(&self, state: &State, seat: Seat) -> bool {
        state.drawing().is_none_or(|drawing| drawing == seat)
    }
}

/// What a side's position is worth, in points of an objective.
fn score(state: &State, side: Side) -> f32 {
    let own = state.standing(side);
    let foe = state.standing(side.foe());
    let promised: f32 = state.contests().map(|contest| promise(state, side, &own, &foe, &contest)).sum();
    goal(state, &own) + promised + means(&own) + spirits(own.moral)
}

/// How near the nearest victory is: the last points weigh most.
fn goal(state: &State, own: &Standing) -> f32 {
    let [military, political, mixed] = state.goals().map(f32::from);
    let (m, p) = (f32::from(own.military), f32::from(own.political));
    let nearest = (m / military).max(p / political).max((m + p) / mixed * if m.min(p) >= 5.0 { 1.0 } else { 0.85 });
    (m + p) * 0.8 + 14.0 * nearest * nearest
}

/// Moral is worth little while there is much of it.
fn spirits(moral: u16) -> f32 {
    let moral = f32::from(moral);
    0.25 * moral - 18.0 / (1.0 + moral)
}

/// Cards, coins, armies, civilians and a leader.
fn means(own: &Standing) -> f32 {
    let coins = f32::from(own.economy);
    0.9 * (1.0 + coins).ln()
        + 0.5 * f32::from(own.hand)
        + 0.05 * f32::from(own.reserve)
        + 0.75 * f32::from(own.civilians.min(8))
        + 0.45 * f32::from(own.force_behind)
        + 0.5 * f32::from(own.force_at[0] + own.force_at[1])
        + 0.35 * f32::from(own.command)
        + if own.leader { 2.0 } else { 0.0 }
}

/// What an active objective promises a side.
fn promise(state: &State, side: Side, own: &Standing, foe: &Standing, contest: &Contest) -> f32 {
    let points = f32::from(contest.points);
    match contest.board {
        Board::Political => {
            let toward = if side == Side::Republic { contest.at } else { -contest.at };
            let share = f32::from(toward) / f32::from(contest.of);
            let edge = (f32::from(own.civilians) - f32::from(foe.civilians)) * 0.04;
            points * (if share >= 1.0 { 1.6 } else { share.max(-1.0) * 0.7 } + edge)
        }
        Board::Military => {
            let front = contest.defender.index();
            let left = f32::from(contest.at) / f32::from(contest.of);
            if side == contest.defender {
                let [turns, of] = contest.turns.map(f32::from);
                let held = 1.0 - turns / of.max(1.0);
                let stands = if state.has_half(side) { 0.9 } else { 0.25 };
                let guard = f32::from(own.force_at[front]) - f32::from(foe.force_at[front]);
                points * (held * stands + 0.02 * guard.clamp(-10.0, 10.0))
            } else {
                let strike = f32::from(own.force_at[front]) - 0.6 * f32::from(foe.force_at[front]);
                let near = strike.max(0.0) / f32::from(contest.at.max(1));
                let taken = if own.conquest_at[front] { 1.0 } else { 0.6 };
                points
                    * ((1.0 - left) * 0.8 * taken
                        + 0.3 * near.min(1.0) * taken
                        + if contest.at == 0 { 0.5 * taken } else { 0.0 })
            }
        }
    }
}
