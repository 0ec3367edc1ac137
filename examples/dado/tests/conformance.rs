//! The suite every game must pass, and pinned numbers.

use dado::{Dado, Setup};
use frente_conformance::{Plan, check, perft};
use frente_kernel::Game;

#[test]
fn the_game_passes_every_check() {
    check::<Dado>(&[Setup::default(), Setup { hits: 1 }, Setup { hits: 6 }], Plan { games: 40, ..Plan::default() });
}

#[test]
fn perft_numbers_stand() {
    let start = Dado::initial(&Setup::default()).expect("the usual setup is accepted");
    // Nine cells, six faces; four of them hit and leave eight cells, two miss and leave nine.
    assert_eq!([1, 2, 3].map(|depth| perft::<Dado>(&start, depth)), [9, 9 * 6, 9 * (4 * 8 + 2 * 9)]);
}
