//! The game's own invariants (every card in one place, counters conserved) hold in each position of each match.

use crate::trial::{Failure, Table};
use frente_kernel::Narrate;

pub(crate) fn run<G: Narrate>(table: &Table<G>) -> Result<(), Box<Failure>> {
    table.each_game(|trial| {
        loop {
            let faults = G::faults(trial.state());
            assert!(faults.is_empty(), "the position breaks: {}", faults.join("; "));
            let Some(step) = trial.next_step() else { break };
            trial.take(step);
        }
    })
}
