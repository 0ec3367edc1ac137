//! The fast paths draw only what is listed, and as often as the lists say: actions alike, chances by weight.

use crate::List;
use crate::stats::is_plausible;
use crate::trial::{Failure, Table, Trial, chance_outcomes, legal_actions};
use frente_kernel::{Game, Narrate, Node};
use std::fmt::Display;

/// Draws at a close look: this many for the rarest outcome, but no more than `MOST` in all.
const PER_OUTCOME: u64 = 50;
const MOST: u64 = 30_000;

pub(crate) fn run<G: Narrate>(table: &Table<G>) -> Result<(), Box<Failure>> {
    table.each_game(|trial| {
        loop {
            match (trial.node(), table.plan.list) {
                (Node::Over(_), _) => {}
                (Node::Chance, _) => chances_follow_their_weights(trial),
                (Node::Decision(_), List::Exact) => actions_are_alike(trial),
                (Node::Decision(_), List::Suggestions) => action_passes(trial),
            }
            let Some(step) = trial.next_step() else { break };
            trial.take(step);
        }
    })
}

fn chances_follow_their_weights<G: Game>(trial: &mut Trial<G>) {
    let outcomes = chance_outcomes::<G>(trial.state());
    let draws = draws(trial, &outcomes);
    let state = trial.played.state();
    follows(&outcomes, draws, || G::sample_chance(state, &mut trial.look));
}

fn actions_are_alike<G: Game>(trial: &mut Trial<G>) {
    let actions: Vec<_> = legal_actions::<G>(trial.state()).into_iter().map(|action| (action, 1)).collect();
    let draws = draws(trial, &actions);
    let state = trial.played.state();
    follows(&actions, draws, || G::sample_action(state, &mut trial.look));
}

fn action_passes<G: Game>(trial: &mut Trial<G>) {
    let action = G::sample_action(trial.played.state(), &mut trial.look);
    let checked = G::check(trial.state(), action);
    assert!(checked.is_ok(), "the fast path drew \"{action}\", which is refused: {checked:?}");
}

/// One draw at most positions; at a close look enough to see the distribution.
fn draws<G: Game, T>(trial: &mut Trial<G>, listed: &[(T, u32)]) -> u32 {
    if !trial.is_close_look() {
        return 1;
    }
    let total: u64 = listed.iter().map(|(_, weight)| u64::from(*weight)).sum();
    let rarest = listed.iter().map(|(_, weight)| u64::from(*weight)).min().unwrap_or(1).max(1);
    (PER_OUTCOME * total / rarest).min(MOST) as u32
}

fn follows<T: Copy + Eq + Display>(listed: &[(T, u32)], draws: u32, mut draw: impl FnMut() -> T) {
    let mut counts = vec![0; listed.len()];
    for _ in 0..draws {
        let drawn = draw();
        let at = listed.iter().position(|(known, _)| *known == drawn);
        counts[at.unwrap_or_else(|| panic!("the fast path drew \"{drawn}\", which is not listed"))] += 1;
    }
    let total: f64 = listed.iter().map(|(_, weight)| f64::from(*weight)).sum();
    for ((outcome, weight), count) in listed.iter().zip(counts) {
        let p = f64::from(*weight) / total;
        assert!(
            draws == 1 || is_plausible(count, draws, p),
            "the fast path drew \"{outcome}\" {count} times in {draws}, expected about {:.0}",
            p * f64::from(draws)
        );
    }
}
