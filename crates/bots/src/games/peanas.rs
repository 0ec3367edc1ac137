//! What bots know about *Peanas*: what a position is worth, how to carry out what has been decided, what looks promising.
//!
//! Most decisions of this game carry out another: which dice, which way, which weapon. One-ply bots look past them by
//! [`Evaluator::decline`], which carries them out by rule of thumb, so that an order is judged by what comes of it.

use super::Trained;
use crate::{BotRng, Budget, Evaluator, Kind, Level, Style};
use frente_kernel::{Game, Seat, below};
use frente_peanas::geometry::{Point, distance};
use frente_peanas::state::{Frame, OrderKind, Place, Pool, points};
use frente_peanas::{Action, Formation, Peanas, Side, State, UnitNo};

impl Trained for Peanas {
    type Evaluator = Strategist;
}

/// Knows the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Strategist;

/// A side's strength: what is left of its points, shaken troops counting less.
fn strength(state: &State, side: Side) -> (f32, f32) {
    let (mut left, mut all) = (0.0, 0.0);
    for unit in state.of_side(side) {
        let (it, profile) = (state.unit(unit), state.profile(unit));
        let cost = f32::from(profile.cost) + 5.0;
        all += cost;
        if it.is_gone() {
            continue;
        }
        let lost = f32::from(it.losses) / f32::from(points(profile.kind));
        let mut worth = cost * (1.0 - 0.8 * lost);
        if it.panicked {
            worth *= 0.35;
        } else {
            worth *= 1.0 - 0.12 * f32::from(it.pinned);
        }
        if it.decimated {
            worth *= 0.85;
        }
        left += worth;
    }
    (left, all.max(1.0))
}

/// How near the attacker is to the objectives he does not hold, and the defender to those he must keep: 0 to 1.
fn presence(state: &State, side: Side) -> f32 {
    let (mut sum, mut all) = (0.0, 0.0);
    for unit in state.of_side(side) {
        let (it, profile) = (state.unit(unit), state.profile(unit));
        if it.is_gone() || profile.kind.is_aircraft() || profile.kind.is_individual() {
            continue;
        }
        all += 1.0;
        if matches!(it.place, Place::Reserve) || it.panicked {
            continue;
        }
        let far = nearest_goal(state, side, it.middle()) as f32;
        sum += (1.0 - far / 12_000.0).max(0.0);
    }
    if all == 0.0 { 0.0 } else { sum / all }
}

/// How far the nearest objective worth going to is.
fn nearest_goal(state: &State, side: Side, from: Point) -> i32 {
    let wanted = state.objectives().iter().filter(|objective| side == Side::Defender || objective.holder != side);
    wanted.map(|objective| distance(objective.at, from)).min().unwrap_or(0)
}

impl Evaluator<Peanas> for Strategist {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        let ((attack, all_attack), (defence, all_defence)) =
            (strength(state, Side::Attacker), strength(state, Side::Defender));
        let held = state.objectives().iter().filter(|objective| objective.holder == Side::Attacker).count() as f32;
        let rounds = f32::from(state.round()) / 8.0;
        // The attacker wins by objectives or by breaking the defender; near the end the objectives are what counts.
        let material = 4.0 * (attack / all_attack - defence / all_defence);
        let ground = (held - 1.5) * (0.5 + rounds);
        let approach = 2.5 * presence(state, Side::Attacker) - 0.8 * presence(state, Side::Defender);
        let attacker = 1.0 / (1.0 + (-(material + ground + approach - 0.4)).exp());
        if seat.0 == 0 { attacker } else { 1.0 - attacker }
    }

    fn playout_action(&self, state: &State, rng: &mut BotRng) -> Action {
        // By rule of thumb where something is only carried out, at random where something is decided; turns end early.
        match state.pending() {
            Some(Frame::Turn) if below(rng, 6) == 0 => Action::EndTurn,
            Some(Frame::MoveReact | Frame::FireReact) if below(rng, 2) == 0 => Action::Pass,
            _ => Peanas::sample_action(state, rng),
        }
    }

    fn prior(&self, state: &State, action: Action) -> f32 {
        match action {
            Action::EndTurn => 0.15,
            Action::Order { kind: OrderKind::Fire, .. } => 3.0,
            Action::Order { kind: OrderKind::Move, .. } => 1.5,
            Action::Order { kind: OrderKind::Aim, .. } => 0.5,
            Action::Activate(_) => 4.0,
            Action::Charge(_) | Action::Shoot { .. } => 2.5,
            Action::Alone | Action::Stay => 0.3,
            Action::React { .. } => 2.0,
            Action::Walk { to, .. } => {
                let side = state.active();
                2.0 - (nearest_goal(state, side, to) as f32 / 8_000.0).min(1.8)
            }
            _ => 1.0,
        }
    }

    /// Carries out what follows from a decision already made.
    fn decline(&self, state: &State) -> Option<Action> {
        rule_of_thumb(state)
    }

    #[inline]
    fn is_horizon(&self, state: &State, steps: u32) -> bool {
        steps > 60 && state.pending() == Some(Frame::Turn)
    }

    fn level(&self, level: Level) -> Kind {
        match level {
            Level::Recruit => Kind::Greedy { blunders: 500 },
            Level::Soldier => Kind::Greedy { blunders: 150 },
            Level::Sergeant => Kind::Greedy { blunders: 0 },
            Level::Captain => Kind::Ismcts(Budget::simulations(400)),
            Level::General => Kind::Ismcts(Budget { simulations: 20_000, milliseconds: Some(1_400) }),
        }
    }

    fn style(&self) -> Style {
        Style { exploration: 0.4, narrow: 8, widening: 0.7, depth: 6, ..Style::default() }
    }
}

/// What a sensible player does where a decision only carries out another; `None` at real decisions.
fn rule_of_thumb(state: &State) -> Option<Action> {
    let frame = state.pending()?;
    let mut actions = Vec::new();
    match frame {
        Frame::MoveReact | Frame::FireReact => {
            // Fire if there is a shot, and lie down if not.
            Peanas::legal_actions(state, &mut actions);
            actions.iter().rev().find(|action| matches!(action, Action::React { .. })).or(actions.last()).copied()
        }
        Frame::BombReact(_) | Frame::Intercept(_) => Some(Action::Pass),
        Frame::Dice(_) => {
            let held = state.unit(officer_of(state)?).officer.dice;
            Some(Action::Dice(if held[0] > 0 { Pool::new(1, 0, 0) } else { Pool::NONE }))
        }
        Frame::Formation => {
            let line = Action::Form(Formation::Line);
            Some(if Peanas::check(state, line).is_ok() { line } else { Action::Form(Formation::Huddle) })
        }
        Frame::Ordering => {
            Peanas::legal_actions(state, &mut actions);
            // One die, the best there is.
            let cost = |action: &Action| match action {
                Action::Give { pool, .. } => {
                    let [plus, zero, minus] = pool.dice();
                    (pool.count().abs_diff(1), minus, zero, plus)
                }
                _ => (9, 9, 9, 9),
            };
            actions.iter().copied().min_by_key(cost)
        }
        Frame::Target => {
            Peanas::legal_actions(state, &mut actions);
            actions.into_iter().find(|action| matches!(action, Action::Shoot { .. })).or(Some(Action::Alone))
        }
        Frame::SecondTarget => Some(Action::Alone),
        Frame::March => {
            Peanas::legal_actions(state, &mut actions);
            let side = state.active();
            let goal = |action: &Action| match action {
                Action::Charge(_) => -1,
                Action::Walk { to, .. } | Action::Follow(to) => nearest_goal(state, side, *to),
                _ => 9_000,
            };
            actions.iter().copied().min_by_key(goal)
        }
        Frame::Removal(_) | Frame::Supervise(_) | Frame::Template(_) | Frame::Whom => {
            Peanas::legal_actions(state, &mut actions);
            actions.last().copied()
        }
        Frame::Melee(_) => {
            Peanas::legal_actions(state, &mut actions);
            actions.into_iter().find(|action| matches!(action, Action::Strike { .. }))
        }
        Frame::Hide | Frame::Chicks => Some(Action::Done),
        _ => None,
    }
}

/// The officer whose dice are asked for.
fn officer_of(state: &State) -> Option<UnitNo> {
    state.supervisor()
}
