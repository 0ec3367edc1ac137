//! What setups, positions and views of a game look like, from some matches played by nobody in particular.

use super::Table;
use crate::door::AnyMatch;
use crate::referee::Shapes;
use crate::shelf::{SetupOf, Shelf, StateOf};
use frente_kernel::{Narrate, Viewer, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;
use std::collections::BTreeMap;

/// Steps that are looked at, in each of some matches.
const STEPS: usize = 160;
/// Notations that are kept of a kind.
const OF_A_KIND: u8 = 3;

/// Plays a little of the usual match, of the guided first one and of those that are measured, and notes what is there.
pub(crate) fn shapes<G: Narrate + Clone, S: Shelf<Game = G>>() -> Shapes {
    let mut shapes = Shapes::default();
    let mut kinds = BTreeMap::new();
    for action in G::samples() {
        shapes.acts.insert(action.to_string());
    }
    let usual = serde_json::to_value(SetupOf::<S>::default()).expect("a setup is plain data");
    let first = crate::lessons::setup(S::LESSONS).unwrap_or(Value::Null);
    let written = |(_, setup): (&str, SetupOf<S>)| serde_json::to_value(setup).expect("a setup is plain data");
    for setup in [usual, first].into_iter().chain(S::bench_setups().into_iter().map(written)) {
        let Ok(mut table) = Table::<S>::open(&setup) else { continue };
        let _ = shapes.setup.learn::<SetupOf<S>>(&table.setup());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1_936);
        for step in 0..STEPS {
            if step < 40 || step % 8 == 0 {
                // A position that reads itself back is what a patch is laid over.
                let _ = shapes.state.learn::<StateOf<S>>(&table.state());
                shapes.view.look(&table.view(Viewer::Referee));
            }
            let state = table.course.state();
            match G::node(state) {
                frente_kernel::Node::Over(_) => break,
                frente_kernel::Node::Chance => {
                    for (chance, _) in table.chances() {
                        note(&mut kinds, &mut shapes.chances, chance);
                    }
                    let chance = G::sample_chance(state, &mut rng).to_string();
                    table.chance(&chance).expect("it may come up");
                }
                frente_kernel::Node::Decision(seat) => {
                    let mut actions = Vec::new();
                    G::legal_actions(state, &mut actions);
                    for action in &actions {
                        note(&mut kinds, &mut shapes.acts, action.to_string());
                    }
                    let action = actions[below(&mut rng, actions.len() as u32) as usize].to_string();
                    table.act(seat, &action).expect("it is legal");
                }
            }
        }
    }
    shapes
}

/// Keeps a notation, where few of its kind are kept.
fn note(kinds: &mut BTreeMap<String, u8>, kept: &mut std::collections::BTreeSet<String>, notation: String) {
    let kind = notation.split(' ').next().unwrap_or("").to_owned();
    let count = kinds.entry(kind).or_default();
    if *count < OF_A_KIND {
        *count += 1;
        kept.insert(notation);
    }
}
