//! Bots play a whole match: the loop behind ladders and simulations.

use crate::{BotRng, Player, Tally};
use frente_kernel::{Game, Node, Outcome, Silent};

/// A match from its first step to its last.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// How many choices were made.
    pub decisions: u64,
    /// Dice and cards.
    pub chances: u64,
    /// What each seat's thinking cost.
    pub thought: Vec<Tally>,
}

/// Plays from `state` to the end, one player a seat. The dice are the caller's, the bots have their own.
pub fn play<G: Game>(mut state: G::State, players: &mut [Player<G>], dice: &mut BotRng) -> Played {
    let mut thought = vec![Tally::default(); players.len()];
    let (mut decisions, mut chances) = (0, 0);
    loop {
        match G::node(&state) {
            Node::Over(outcome) => {
                return Played { outcome, decisions, chances, thought };
            }
            Node::Chance => {
                let chance = G::sample_chance(&state, dice);
                G::resolve(&mut state, chance, &mut Silent);
                chances += 1;
            }
            Node::Decision(seat) => {
                let at = usize::from(seat.0);
                let decision = players[at].choose(&state, seat);
                thought[at].add(&decision);
                G::apply(&mut state, decision.action, &mut Silent);
                decisions += 1;
            }
        }
    }
}
