//! Playouts allocate nothing: the counting allocator of the conformance crate says so.

use frente_amanecer::{Amanecer, Setup};
use frente_conformance::alloc::{Counting, allocations};
use frente_kernel::Game;
use frente_search::playout::playout;
use frente_search::{BotRng, Uninformed};
use rand_core::SeedableRng;

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn a_playout_allocates_nothing() {
    let start = Amanecer::initial(&Setup::default()).expect("the default setup is sound");
    let mut rng = BotRng::seed_from_u64(1);
    let before = allocations();
    assert!(before > 0, "the counter is installed");
    let mut total = 0;
    for _ in 0..100 {
        let mut state = start;
        total += playout::<Amanecer, _>(&mut state, &Uninformed, &mut rng).1;
    }
    assert_eq!(allocations(), before);
    assert!(total > 3_000, "whole games were played: {total} steps");
}
