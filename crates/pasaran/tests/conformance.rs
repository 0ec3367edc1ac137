//! The suite every game must pass, pinned numbers, golden playthroughs, and the records that must replay for ever.

use frente_conformance::alloc::Counting;
use frente_conformance::{Plan, Playouts, check};
use frente_pasaran::{Pasaran, Setup};

#[global_allocator]
static COUNTING: Counting = Counting;

fn later() -> Setup {
    Setup { scenario: "war1937".to_owned(), ..Setup::default() }
}

#[test]
fn the_game_passes_every_check_without_allocating_in_playouts() {
    let setups = [Setup::default(), later()];
    check::<Pasaran>(&setups, Plan { games: 4, playouts: Playouts::AllocateNothing, ..Plan::default() });
}
