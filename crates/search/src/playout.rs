//! A game played on in the head: the inner loop of every search.
//!
//! Allocates nothing of its own; whether it allocates at all is up to the game's `sample_action` and `sample_chance`.

use crate::evaluator::payoffs;
use crate::{BotRng, Evaluator, Payoffs};
use frente_kernel::{Game, Node, Silent};

/// Plays on by the evaluator's policy to the end or its horizon. Returns what it is worth and the steps it took.
#[inline]
pub fn playout<G: Game, E: Evaluator<G>>(state: &mut G::State, evaluator: &E, rng: &mut BotRng) -> (Payoffs, u32) {
    for steps in 0..G::INFO.max_steps {
        let node = G::node(state);
        if let Node::Over(outcome) = node {
            return (payoffs(&outcome), steps);
        }
        if evaluator.is_horizon(state, steps) {
            return (evaluator.values(state), steps);
        }
        match node {
            Node::Chance => {
                let chance = G::sample_chance(state, rng);
                G::resolve(state, chance, &mut Silent);
            }
            _ => {
                let action = evaluator.playout_action(state, rng);
                G::apply(state, action, &mut Silent);
            }
        }
    }
    (evaluator.values(state), G::INFO.max_steps)
}
