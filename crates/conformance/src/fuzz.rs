//! Bytes pick steps: the walk of the fuzzer, which ordinary tests can run as well.
//!
//! Each byte chooses among what a position offers, chances alike whatever their weight, so that rare things come up.
//! A file the fuzzer finds is the match that fails; put into a game's `tests/crashes/` it stays a test for ever.

use crate::checks::dead_ends::offers_are_in_order;
use crate::checks::leaks::redeals_keep_views;
use crate::checks::legality::Universe;
use crate::checks::records::replays;
use crate::checks::saves::survives_json;
use crate::trial::{Trial, chance_outcomes, legal_actions, viewers};
use frente_kernel::record::Publish;
use frente_kernel::{Narrate, Node, Step};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

/// Plays the match that `bytes` pick from `setup`, looking at each position.
///
/// # Panics
/// If anything is wrong, with the match as a record.
pub fn fuzz_bytes<G: Narrate>(setup: &G::Setup, bytes: &[u8]) {
    let mut trial = Trial::<G>::new(setup, 0);
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| walk(&mut trial, bytes))) {
        panic!("{}", trial.failure("fuzzed steps", 0, None, &*panic));
    }
}

fn walk<G: Narrate>(trial: &mut Trial<G>, mut bytes: &[u8]) {
    let mut universe = Universe::default();
    loop {
        let state = trial.played.state();
        offers_are_in_order::<G>(state);
        let faults = G::faults(state);
        assert!(faults.is_empty(), "the position breaks: {}", faults.join("; "));
        viewers::<G>(state).for_each(|viewer| drop(G::view(state, viewer)));
        let taken = trial.played.steps().len();
        // Redeals are the costly part of the walk; the fuzzer tries other lengths soon enough.
        if G::INFO.hidden && taken % 8 == 7 {
            universe.learn(&legal_actions::<G>(state));
            redeals_keep_views::<G>(state, &universe, &mut trial.look);
        }
        let step = match trial.node() {
            Node::Over(_) => break,
            Node::Decision(seat) => {
                let actions = legal_actions::<G>(trial.state());
                let refused = actions.iter().find(|action| G::check(trial.state(), **action).is_err());
                assert!(refused.is_none(), "{refused:?} is listed, but refused");
                let _ = G::prompt(trial.state());
                let Some(at) = pick(&mut bytes, actions.len()) else {
                    break;
                };
                let _ = (G::action_message(trial.state(), actions[at]), G::touch(trial.state(), actions[at]));
                Step::Act(seat, actions[at])
            }
            Node::Chance => {
                let outcomes = chance_outcomes::<G>(trial.state());
                let Some(at) = pick(&mut bytes, outcomes.len()) else {
                    break;
                };
                Step::Chance(outcomes[at].0)
            }
        };
        assert!(taken < G::INFO.max_steps as usize, "not over after {taken} steps");
        for event in trial.take(step) {
            let _ = G::event_message(trial.state(), event);
        }
    }
    if G::INFO.hidden {
        redeals_keep_views::<G>(trial.played.state(), &universe, &mut trial.look);
    }
    survives_json(trial.state(), "position");
    replays(&trial.record(Publish::CommitmentOnly), &trial.played);
    let floor = trial.played.undo_floor();
    assert!(floor <= trial.played.steps().len(), "undo to {floor}, which lies ahead");
}

/// Takes a byte, or two where there is more to choose from; `None` when they are used up.
fn pick(bytes: &mut &[u8], count: usize) -> Option<usize> {
    let width = if count > 256 { 2 } else { 1 };
    let (taken, rest) = bytes.split_at_checked(width)?;
    *bytes = rest;
    Some(taken.iter().fold(0, |number, byte| number << 8 | usize::from(*byte)) % count)
}

/// Plays every file in `folder` again and hands back how many there were; none if the folder is not there.
///
/// # Panics
/// If one of them fails, or the folder cannot be read.
pub fn replay_crashes<G: Narrate>(setup: &G::Setup, folder: impl AsRef<Path>) -> usize {
    let folder = folder.as_ref();
    if !folder.exists() {
        return 0;
    }
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<_> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    files.sort();
    for file in &files {
        let bytes = std::fs::read(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        // Shown by the test harness when the next line fails.
        println!("playing {}", file.display());
        fuzz_bytes::<G>(setup, &bytes);
    }
    files.len()
}
