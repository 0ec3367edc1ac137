//! What bots know about *2GM Tactics*: units are worth what they cost, a staff that can be shot at is half lost, and
//! what an enemy can reach in his next turn is not all one's own. The search looks to the end of a turn and weighs what
//! stands there; one-ply players weigh each die exactly.

use super::Trained;
use crate::evaluator::payoffs;
use crate::{BotRng, Budget, Evaluator, Kind, Level, Payoffs, Style};
use frente_kernel::{Game, Narrate, Node, Rng, Seat, Silent};
use frente_tactics2gm::assess::Assessment;
use frente_tactics2gm::ids::Side;
use frente_tactics2gm::state::Frame;
use frente_tactics2gm::{Action, Chance, Dir, State, Tactics2gm, Target};

impl Trained for Tactics2gm {
    type Evaluator = Tactician;
}

/// Knows the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tactician;

/// What a side's assets add up to, in tenths of a point of cost.
fn score(own: &Assessment) -> f32 {
    own.force as f32
        + 1.3 * own.advance as f32
        + 34.0 * own.pi as f32
        + 4.5 * own.pa as f32
        + 5.0 * own.hand as f32
        + 12.0 * own.supply as f32
        + own.menace as f32
        + 0.34 * own.threat as f32
        + 25.0 * own.fighters as f32
        + 30.0 * own.crates as f32
        + 35.0 * own.goals as f32
        - 5.0 * own.lost as f32
}

/// Points of difference that count as a clear advantage.
const SCALE: f32 = 110.0;

/// The advantage of side A, 0 to 1. The last impact points are worth more than the first.
fn standing(state: &State) -> f32 {
    let [a, b] = state.assess();
    let desperate = |own: &Assessment| 12.0 * (5 - own.pi).max(0) as f32;
    let edge = score(&a) - score(&b) - desperate(&a) + desperate(&b);
    1.0 / (1.0 + (-edge / SCALE).exp())
}

/// The same, averaged over the die that is due and what follows from it without a choice.
fn expected(state: &State) -> f32 {
    let faces = (1..=10).map(|face| {
        let mut state = *state;
        Tactics2gm::resolve(&mut state, Chance::Die(face), &mut Silent);
        while let Some(action) = Tactics2gm::decline(&state) {
            Tactics2gm::apply(&mut state, action, &mut Silent);
        }
        match Tactics2gm::node(&state) {
            Node::Over(outcome) => side_payoff(&state, &outcome),
            _ => standing(&state),
        }
    });
    faces.sum::<f32>() / 10.0
}

/// What an ending is worth to side A; the automaton's side has no seat of its own.
fn side_payoff(state: &State, outcome: &frente_kernel::Outcome) -> f32 {
    let payoff = outcome.payoff(Seat(0));
    if state.side_of_seat(Seat(0)) == Side::A { payoff } else { 1.0 - payoff }
}

impl Evaluator<Tactics2gm> for Tactician {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        self.values(state)[usize::from(seat.0)]
    }

    /// One look serves all seats: what one side gains the other loses.
    fn values(&self, state: &State) -> Payoffs {
        let a = match (Tactics2gm::node(state), state.pending()) {
            (Node::Over(outcome), _) => return payoffs(&outcome),
            (_, Some(Frame::Die)) => expected(state),
            _ => standing(state),
        };
        let seats = usize::from(Tactics2gm::seats(state));
        let of = |seat: usize| if state.side_of_seat(Seat(seat as u8)) == Side::A { a } else { 1.0 - a };
        std::array::from_fn(|seat| if seat < seats { of(seat) } else { 0.0 })
    }

    #[inline]
    fn playout_action(&self, state: &State, rng: &mut BotRng) -> Action {
        const TRIES: u32 = 6;
        let mut action = Tactics2gm::sample_action(state, rng);
        for _ in 1..TRIES {
            let bar = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
            if weight(state, action) > bar {
                break;
            }
            action = Tactics2gm::sample_action(state, rng);
        }
        action
    }

    fn prior(&self, state: &State, action: Action) -> f32 {
        let first = match action {
            Action::Fire(from, slot, target) => 0.25 + state.promise(from, slot, target).max(0) as f32 / 12.0,
            Action::SureFire(from, slot, target) => state.promise(from, slot, target).max(0) as f32 / 30.0,
            Action::Deploy(card, _) => 0.3 + 0.1 * f32::from(state.cost_of(card)),
            _ => weight(state, action),
        };
        first.max(0.02)
    }

    fn decline(&self, state: &State) -> Option<Action> {
        Tactics2gm::decline(state)
    }

    /// An order is carried out, or a turn is over, or a die is due whose average is exact: what stands there can be
    /// weighed. Playing on at random would tell less.
    #[inline]
    fn is_horizon(&self, state: &State, steps: u32) -> bool {
        match state.pending() {
            Some(Frame::Die) => steps == 0,
            Some(Frame::Phase(_) | Frame::Draw(..)) => true,
            Some(Frame::Bid(_) | Frame::Mulligan(_)) => steps > 0,
            _ => false,
        }
    }

    fn sees_chance(&self, state: &State, seat: Seat) -> bool {
        !matches!(state.pending(), Some(Frame::Draw(other, _) | Frame::Deal(other, _)) if other != seat)
    }

    fn sees_action(&self, _: &State, action: Action, _: Seat) -> bool {
        !matches!(action, Action::Bid(_))
    }

    fn level(&self, level: Level) -> Kind {
        match level {
            Level::Recruit => Kind::Greedy { blunders: 650 },
            Level::Soldier => Kind::Greedy { blunders: 350 },
            Level::Sergeant => Kind::Greedy { blunders: 0 },
            Level::Captain => Kind::Ismcts(Budget::simulations(1_500)),
            Level::General => Kind::Ismcts(Budget { simulations: 60_000, milliseconds: Some(1_400) }),
        }
    }

    fn style(&self) -> Style {
        Style { exploration: 0.06, narrow: 10, widening: 1.0, ..Style::default() }
    }
}

/// How an action looks at first sight, 0 to 1.
#[inline]
fn weight(state: &State, action: Action) -> f32 {
    match action {
        Action::Fire(_, _, Target::Hq(_)) | Action::SureFire(_, _, Target::Hq(_)) => 1.0,
        Action::Fire(_, _, Target::Structure(_)) | Action::SureFire(_, _, Target::Structure(_)) => 0.05,
        Action::Fire(..) | Action::AntiAir(..) | Action::AmbushFire(..) => 0.8,
        Action::SureFire(..) => 0.3,
        Action::Step(_, dir) if dir == Dir::forward(state.turn().side) => 0.6,
        Action::Step(_, dir) if dir == Dir::forward(state.turn().side.other()) => 0.1,
        Action::Step(..) => 0.25,
        Action::Deploy(..) | Action::Equip(..) => 0.7,
        Action::Assault(..) | Action::AssaultHq(..) | Action::Hurrah(..) | Action::HurrahHq(..) => 0.4,
        Action::Swap(..) | Action::Rotate(..) | Action::March(_) => 0.04,
        Action::Surrender => 0.0,
        Action::EndPhase | Action::Stop => 0.2,
        Action::HandOver | Action::GivePoint => 0.1,
        Action::Mulligan => 0.2,
        _ => 0.5,
    }
}
