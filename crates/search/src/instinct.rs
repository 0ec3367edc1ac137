//! Takes what looks best at first sight: nothing is tried, nothing read ahead. With some probability it blunders, which
//! makes a beginner of it.

use crate::budget::Stopwatch;
use crate::{Bot, BotRng, Choice, Decision, Evaluator, Seen};
use frente_kernel::{Game, below};

/// Acts on the evaluator's first impression.
#[derive(Clone, Debug)]
pub struct Instinct<E> {
    evaluator: E,
    /// How many choices in a thousand are made blindly.
    blunders: u32,
    /// Whether it keeps from what the evaluator calls senseless.
    sense: bool,
}

impl<E> Instinct<E> {
    /// A player who chooses blindly so many times in a thousand, and with `sense` never takes what is senseless.
    pub fn new(evaluator: E, blunders: u32, sense: bool) -> Instinct<E> {
        Instinct { evaluator, blunders, sense }
    }
}

impl<G: Game, E: Evaluator<G>> Bot<G> for Instinct<E> {
    fn decide(&mut self, seen: &Seen<G>, rng: &mut BotRng) -> Decision<G::Action> {
        let clock = Stopwatch::start();
        let mut actions = Vec::new();
        seen.sensible_actions(&mut actions, |state, action| self.sense && self.evaluator.is_senseless(state, action));
        let action = if actions.len() == 1 {
            actions[0]
        } else if below(rng, 1000) < self.blunders {
            actions[below(rng, actions.len() as u32) as usize]
        } else {
            self.evaluator.first_sight(seen.world(), &actions)
        };
        let value = self.evaluator.value(seen.world(), seen.seat());
        let choice = |action| Choice { action, visits: 0, value };
        Decision {
            choices: actions.into_iter().map(choice).collect(),
            seconds: clock.seconds(),
            ..Decision::forced(action, value)
        }
    }
}
