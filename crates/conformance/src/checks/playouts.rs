//! A playout by the fast paths, with nobody listening, makes no allocation: bots play millions of them.

use crate::alloc::allocations;
use crate::trial::{Failure, Table, Trial};
use frente_kernel::play::StepOf;
use frente_kernel::{Game, Node, Silent, Step};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

pub(crate) fn run<G: Game>(table: &Table<G>) -> Result<(), Box<Failure>> {
    table.each_game(|trial| {
        assert!(
            allocations_are_counted(),
            "allocations are not counted: the test binary must install frente_conformance::alloc::Counting as its \
             #[global_allocator]"
        );
        // The first run loads what a game loads once (data behind a lock); the second must be free even of that.
        let rng = Xoshiro256PlusPlus::from_rng(&mut trial.look);
        playout(trial, rng.clone(), |_, _, _| {});
        playout(trial, rng, |trial, step, made| {
            assert!(made == 0, "this step of a playout made {made} allocations: {step:?}");
            trial.take(step);
        });
    })
}

fn allocations_are_counted() -> bool {
    let before = allocations();
    drop(std::hint::black_box(Box::new(before)));
    allocations() > before
}

/// Plays by the fast paths and tells `done` of each step and the allocations it made.
fn playout<G: Game>(
    trial: &mut Trial<G>,
    mut rng: Xoshiro256PlusPlus,
    mut done: impl FnMut(&mut Trial<G>, StepOf<G>, u64),
) {
    let mut state = trial.state().clone();
    for _ in 0..=G::INFO.max_steps {
        let before = allocations();
        let step = match G::node(&state) {
            Node::Over(_) => return,
            Node::Decision(seat) => {
                let action = G::sample_action(&state, &mut rng);
                G::apply(&mut state, action, &mut Silent);
                Step::Act(seat, action)
            }
            Node::Chance => {
                let chance = G::sample_chance(&state, &mut rng);
                G::resolve(&mut state, chance, &mut Silent);
                Step::Chance(chance)
            }
        };
        done(trial, step, allocations() - before);
    }
    panic!("a playout is not over after {} steps", G::INFO.max_steps);
}
