//! Chooses uniformly: the floor every other bot is measured from.

use crate::{Bot, BotRng, Choice, Decision, Seen};
use frente_kernel::{Game, below};

/// The bot that chooses among the legal actions, each as likely as the next.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn decide(&mut self, seen: &Seen<G>, rng: &mut BotRng) -> Decision<G::Action> {
        let mut actions = Vec::new();
        seen.legal_actions(&mut actions);
        let action = actions[below(rng, actions.len() as u32) as usize];
        let choice = |action| Choice { action, visits: 0, value: 0.5 };
        Decision { choices: actions.into_iter().map(choice).collect(), ..Decision::forced(action, 0.5) }
    }
}
