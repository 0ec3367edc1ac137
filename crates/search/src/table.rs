//! Bots play a whole match: the loop behind ladders and simulations.

use crate::{BotRng, Player, Tally};
use frente_kernel::{Game, Node, Outcome, Silent};

/// 95 % of a normal distribution lie within so many σ.
const Z: f64 = 1.959_963_984_540_054;

/// The 95 % Wilson interval of a share of games won: sensible near 0 and 1 and with few games.
pub fn wilson(won: f64, games: f64) -> (f64, f64) {
    let share = won / games;
    let middle = share + Z * Z / (2.0 * games);
    let reach = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    (((middle - reach) / scale).max(0.0), ((middle + reach) / scale).min(1.0))
}

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
