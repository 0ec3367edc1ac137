//! Looks one action ahead: takes the action whose expected position the evaluator likes best.
//!
//! Dice and cards that follow the action are averaged exactly while their tree is small and nothing is hidden, by
//! samples otherwise, no further than the evaluator's horizon. Windows that only ask whether to interrupt are passed by.
//! With some probability it blunders, which makes a beginner of it.

use crate::{Bot, BotRng, Choice, Decision, Evaluator, Seen, budget::Stopwatch};
use frente_kernel::{Game, Node, Rng, Seat, Silent, below};
use std::marker::PhantomData;

/// Chance nodes an exact average may cost, per action.
const EXACT_NODES: u32 = 200;

/// Looks one action ahead.
#[derive(Clone, Debug)]
pub struct Greedy<E> {
    evaluator: E,
    /// How many choices in a thousand are made blindly.
    blunders: u32,
    /// Whether it keeps from what the evaluator calls senseless.
    sense: bool,
}

impl<E> Greedy<E> {
    /// A player who chooses blindly so many times in a thousand, and with `sense` never takes what is senseless.
    pub fn new(evaluator: E, blunders: u32, sense: bool) -> Greedy<E> {
        Greedy { evaluator, blunders, sense }
    }
}

impl<G: Game, E: Evaluator<G>> Bot<G> for Greedy<E> {
    fn decide(&mut self, seen: &Seen<G>, rng: &mut BotRng) -> Decision<G::Action> {
        let clock = Stopwatch::start();
        let mut actions = Vec::new();
        seen.sensible_actions(&mut actions, |state, action| self.sense && self.evaluator.is_senseless(state, action));
        if actions.len() == 1 {
            return Decision::forced(actions[0], self.evaluator.value(seen.world(), seen.seat()));
        }
        if let Some(action) = self.evaluator.habit(seen.world()) {
            return Decision::habitual(action, self.evaluator.value(seen.world(), seen.seat()), &actions);
        }
        let mut steps = 0;
        // Every action meets the same dice: what differs between two samples is then the action.
        let dice = rng.clone();
        rng.next_u64();
        let mut choices = Vec::with_capacity(actions.len());
        for action in actions {
            let value = self.expect(seen, action, &mut dice.clone(), &mut steps);
            choices.push(Choice { action, visits: 1, value });
        }
        let best = if below(rng, 1000) < self.blunders {
            choices[below(rng, choices.len() as u32) as usize]
        } else {
            let first_best = |a: Choice<_>, b: Choice<_>| if b.value > a.value { b } else { a };
            choices.iter().copied().reduce(first_best).expect("a decision has an action")
        };
        Decision {
            action: best.action,
            value: best.value,
            simulations: choices.len() as u64,
            steps,
            seconds: clock.seconds(),
            choices,
        }
    }
}

impl<E> Greedy<E> {
    /// What `action` is worth on average once its dice have fallen.
    fn expect<G: Game>(&self, seen: &Seen<G>, action: G::Action, rng: &mut BotRng, steps: &mut u64) -> f32
    where
        E: Evaluator<G>,
    {
        if !G::INFO.hidden {
            let mut state = seen.world().clone();
            G::apply(&mut state, action, &mut Silent);
            let mut walk = Walk::<G, E> {
                evaluator: &self.evaluator,
                seat: seen.seat(),
                nodes_left: EXACT_NODES,
                steps: 1,
                game: PhantomData,
            };
            let value = walk.average(state);
            *steps += walk.steps;
            if let Some(value) = value {
                return value as f32;
            }
        }
        let samples = self.evaluator.samples(seen.world());
        let (mut sum, mut first, mut alike) = (0.0, 0.0, true);
        let mut state = seen.world().clone();
        for sample in 0..samples.most {
            seen.redeal(&mut state, rng);
            G::apply(&mut state, action, &mut Silent);
            *steps += 1;
            let mut waited = false;
            while let Some(()) = self.pass(&mut state, rng) {
                *steps += 1;
                waited = true;
            }
            let value = value_for(&self.evaluator, &state, seen.seat());
            sum += value;
            first = if sample == 0 { value } else { first };
            alike &= !waited && value == first;
            // No die fell and what is hidden makes no difference: more samples would give the same worth.
            if alike && sample + 1 == samples.alike {
                return first;
            }
        }
        sum / samples.most as f32
    }

    /// Takes a step that is nobody's real choice, if one is due.
    fn pass<G: Game>(&self, state: &mut G::State, rng: &mut BotRng) -> Option<()>
    where
        E: Evaluator<G>,
    {
        match G::node(state) {
            Node::Over(_) => None,
            _ if self.evaluator.is_horizon(state, 0) => None,
            Node::Chance => {
                let chance = G::sample_chance(state, rng);
                G::resolve(state, chance, &mut Silent);
                Some(())
            }
            Node::Decision(_) => {
                let action = self.evaluator.decline(state)?;
                G::apply(state, action, &mut Silent);
                Some(())
            }
        }
    }
}

fn value_for<G: Game>(evaluator: &impl Evaluator<G>, state: &G::State, seat: Seat) -> f32 {
    match G::node(state) {
        Node::Over(outcome) => outcome.payoff(seat),
        _ => evaluator.value(state, seat),
    }
}

/// The exact average over the dice and cards under an action.
struct Walk<'a, G, E> {
    evaluator: &'a E,
    seat: Seat,
    nodes_left: u32,
    steps: u64,
    game: PhantomData<G>,
}

impl<G: Game, E: Evaluator<G>> Walk<'_, G, E> {
    /// `None` when the tree is too large.
    fn average(&mut self, mut state: G::State) -> Option<f64> {
        loop {
            match G::node(&state) {
                Node::Over(outcome) => return Some(f64::from(outcome.payoff(self.seat))),
                _ if self.evaluator.is_horizon(&state, 0) => {
                    return Some(f64::from(self.evaluator.value(&state, self.seat)));
                }
                Node::Chance => break,
                Node::Decision(_) => match self.evaluator.decline(&state) {
                    Some(action) => G::apply(&mut state, action, &mut Silent),
                    None => return Some(f64::from(self.evaluator.value(&state, self.seat))),
                },
            }
            self.steps += 1;
        }
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        let mut outcomes = Vec::new();
        G::chance_outcomes(&state, &mut outcomes);
        let (mut sum, mut weights) = (0.0, 0.0);
        for (chance, weight) in outcomes {
            let mut next = state.clone();
            G::resolve(&mut next, chance, &mut Silent);
            self.steps += 1;
            sum += f64::from(weight) * self.average(next)?;
            weights += f64::from(weight);
        }
        Some(sum / weights)
    }
}
