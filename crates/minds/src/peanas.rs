//! What bots know about *Peanas*: what a position is worth, and what a sensible player would do at every decision.
//!
//! `impression` weighs each action by rule of thumb: shots by what they would come to, destinations by cover, sight and
//! the objectives, tokens by where they are wanted. That alone is a player (a search of no simulations takes the best
//! first impression); the stronger levels play it on in their heads and look what comes of it.

mod impression;
mod moves;
mod plan;
mod tokens;

use crate::{Learned, Taught, Trained, is_warned_of};
use frente_kernel::{Game, Seat, below};
use frente_peanas::setup::ListChoice;
use frente_peanas::state::{Frame, Place, Pool, points};
use frente_peanas::{Action, Peanas, Setup, Side, Size, State, Terrain, tactics};
use frente_search::{BotRng, Budget, Curve, Evaluator, Kind, Level, Player, Samples, Spec, Style, Tuning};
use plan::Plan;

impl Trained for Peanas {
    type Evaluator = Strategist;

    fn tuned(spec: Spec, tuning: &Tuning, seed: u64) -> Player<Self> {
        spec.tuned(Strategist, tuning, seed)
    }
}

impl Taught for Peanas {
    /// Small battles mostly, with the ready lists, on any landscape.
    fn deal(rng: &mut BotRng) -> Setup {
        let size = if below(rng, 8) == 0 { Size::Medium } else { Size::Small };
        let national = below(rng, 2) == 0;
        let (attacker, defender) = if national { ("national", "republican") } else { ("republican", "national") };
        Setup {
            size,
            terrain: Terrain::ALL[below(rng, Terrain::ALL.len() as u32) as usize],
            scenery: 1 + below(rng, 1 << 16),
            attacker: ListChoice::Ready(format!("{attacker}-{size}-attack")),
            defender: ListChoice::Ready(format!("{defender}-{size}-defence")),
            ..Setup::default()
        }
    }

    fn learned(spec: Spec, tuning: &Tuning, brain: Learned<Self>, seed: u64) -> Player<Self> {
        spec.tuned(brain, tuning, seed)
    }

    fn is_quiet(state: &State) -> bool {
        state.pending() == Some(Frame::Turn)
    }

    fn by_hand(state: &State) -> f32 {
        lean(state)
    }
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

/// How near a side's troops are to where they are wanted: 0 to 1.
fn presence(state: &State, plan: &Plan) -> f32 {
    let (mut sum, mut all) = (0.0, 0.0);
    let moving = tactics::mover(state);
    for unit in state.of_side(plan.side) {
        let it = state.unit(unit);
        if it.is_gone() || !tactics::can_hold(state, unit) {
            continue;
        }
        all += 1.0;
        if !matches!(it.place, Place::Table | Place::Hidden) || it.panicked {
            continue;
        }
        let at = moving.filter(|(mover, _)| *mover == unit).map_or(it.middle(), |(_, end)| end);
        sum += (1.0 - plan.far(at) / 120.0).max(0.0);
    }
    if all == 0.0 { 0.0 } else { sum / all }
}

/// How it stands for the attacker, before the bend.
fn lean(state: &State) -> f32 {
    let ((attack, all_attack), (defence, all_defence)) =
        (strength(state, Side::Attacker), strength(state, Side::Defender));
    let held = state.objectives().iter().filter(|objective| objective.holder == Side::Attacker).count() as f32;
    let rounds = f32::from(state.round()) / f32::from(state.data().size(state.size()).rounds);
    // The attacker wins by objectives or by breaking the defender; near the end the objectives are what counts.
    let material = 5.0 * (attack / all_attack - defence / all_defence);
    let ground = (held - 1.5) * (0.4 + 1.6 * rounds);
    let approach = 2.0 * presence(state, &Plan::of(state, Side::Attacker))
        - 0.8 * presence(state, &Plan::of(state, Side::Defender));
    material + ground + approach - 0.4
}

/// How much an action invites to be tried, by its first impression.
fn inviting(state: &State, plan: &Plan, action: Action) -> f32 {
    (impression::of(state, plan, action) / 8.0).clamp(-12.0, 12.0).exp()
}

impl Evaluator<Peanas> for Strategist {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        let attacker = 1.0 / (1.0 + (-lean(state)).exp());
        let base = if seat.0 == 0 { attacker } else { 1.0 - attacker };
        // An order about to be given is worth something, and so are dice in hand: less than a shot or a step.
        base + 0.001 * impression::in_hand(state, Side::of_seat(seat.0))
    }

    fn playout_action(&self, state: &State, rng: &mut BotRng) -> Action {
        // Mostly the best impression; now and then anything, so that what is planned does not rest on one answer.
        if below(rng, 16) == 0 {
            return Peanas::sample_action(state, rng);
        }
        impression::best(state)
    }

    fn first_sight(&self, state: &State, _: &[Action]) -> Action {
        impression::best(state)
    }

    fn prior(&self, state: &State, action: Action) -> f32 {
        inviting(state, &Plan::of_decider(state), action)
    }

    fn priors(&self, state: &State, actions: &[Action], _: bool, out: &mut Vec<f32>) {
        let plan = Plan::of_decider(state);
        out.clear();
        out.extend(actions.iter().map(|action| inviting(state, &plan, *action)));
    }

    /// Windows of the other side pass; what only carries out an order goes by the first impression.
    fn decline(&self, state: &State) -> Option<Action> {
        match state.pending()? {
            Frame::FireReact | Frame::BombReact(_) | Frame::Intercept(_) => Some(Action::Pass),
            Frame::Dice(_) => Some(Action::Dice(Pool::NONE)),
            Frame::SecondTarget => Some(Action::Alone),
            Frame::Hide | Frame::Chicks => Some(Action::Done),
            Frame::Removal(_) | Frame::Supervise(_) | Frame::EventOn { .. } => Some(impression::best(state)),
            _ => None,
        }
    }

    /// Where to go, whom to order and whether to answer is worth a thought; how to carry it out is not.
    fn obvious(&self, state: &State) -> Option<Action> {
        let thinks = matches!(
            state.pending(),
            Some(Frame::Turn | Frame::March | Frame::MoveReact | Frame::FireReact | Frame::Target | Frame::Melee(_))
        );
        (!thinks).then(|| impression::best(state))
    }

    /// Dice come by the dozen here, and most of them matter little.
    fn samples(&self, _state: &State) -> Samples {
        Samples { most: 12, ..Samples::default() }
    }

    #[inline]
    fn is_horizon(&self, state: &State, steps: u32) -> bool {
        steps > 14 && state.pending() == Some(Frame::Turn)
    }

    /// To pass where one's men, who could be steadied, are lost for want of a way to run.
    fn is_senseless(&self, state: &State, action: Action) -> bool {
        is_warned_of::<Peanas>(state, action, &["caution-nowhere-to-run", "caution-nowhere-to-withdraw"])
    }

    fn veteran(&self) -> Kind {
        Kind::Instinct { blunders: 0 }
    }

    fn level(&self, level: Level) -> Kind {
        match level {
            Level::Recruit => Kind::Instinct { blunders: 680 },
            Level::Soldier => Kind::Instinct { blunders: 440 },
            Level::Sergeant => Kind::Instinct { blunders: 260 },
            Level::Captain => Kind::Instinct { blunders: 150 },
            Level::General => Kind::Ismcts(Budget { simulations: 200, milliseconds: Some(1_400) }),
        }
    }

    fn curve(&self) -> Curve {
        Curve { slope: 0.87, shift: 0.2 }
    }

    fn style(&self) -> Style {
        Style { exploration: 0.15, trust: 0.3, narrow: 5, widening: 0.25, ..Style::default() }
    }
}
