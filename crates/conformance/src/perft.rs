//! Perft: how many ways the next steps can go. A number a game pins in a test, and that any change of its rules moves.

use crate::trial::{chance_outcomes, legal_actions};
use frente_kernel::{Game, Node, Silent};

/// The number of paths of exactly `depth` steps, over actions and chances alike, each counted once whatever its weight.
/// A match that ends earlier is no such path.
pub fn perft<G: Game>(state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let follow = |step: &dyn Fn(&mut G::State)| {
        let mut next = state.clone();
        step(&mut next);
        perft::<G>(&next, depth - 1)
    };
    match G::node(state) {
        Node::Over(_) => 0,
        Node::Decision(_) => {
            let actions = legal_actions::<G>(state);
            if depth == 1 {
                return actions.len() as u64;
            }
            actions.into_iter().map(|action| follow(&|next| G::apply(next, action, &mut Silent))).sum()
        }
        Node::Chance => {
            let outcomes = chance_outcomes::<G>(state);
            if depth == 1 {
                return outcomes.len() as u64;
            }
            outcomes.into_iter().map(|(chance, _)| follow(&|next| G::resolve(next, chance, &mut Silent))).sum()
        }
    }
}
