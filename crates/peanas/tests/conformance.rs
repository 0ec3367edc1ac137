//! The suite every game must pass, pinned numbers, golden playthroughs, and the records that must replay for ever.

use frente_conformance::{List, Plan, check};
use frente_kernel::{Game, Node, Silent};
use frente_peanas::{Peanas, Setup, Size, Terrain};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn setups() -> Vec<Setup> {
    let usual = Setup::default();
    let open = Setup { fog: 0, scenery: 3, terrain: Terrain::Hills, ..Setup::default() };
    let town = Setup { terrain: Terrain::Town, scenery: 5, impactar: 1, casualty_cap: 0, ..Setup::default() };
    vec![usual, open, town]
}

#[test]
fn the_game_passes_every_check() {
    check::<Peanas>(&setups(), Plan { games: 2, close_looks: 1, list: List::Suggestions, ..Plan::default() });
}

#[test]
fn random_battles_end_without_a_panic_or_a_dead_end() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1936);
    let mut seeds = 0;
    for terrain in Terrain::ALL {
        for size in [Size::Small, Size::Medium] {
            seeds += 1;
            let list =
                |army: &str, side: &str| frente_peanas::setup::ListChoice::Ready(format!("{army}-{size}-{side}"));
            let (attacker, defender) = (list("republican", "attack"), list("national", "defence"));
            let setup = Setup { terrain: *terrain, size, attacker, defender, scenery: seeds % 3, ..Setup::default() };
            for _ in 0..6 {
                let mut state = Peanas::initial(&setup).expect("a sound setup");
                for step in 0.. {
                    assert!(step < Peanas::INFO.max_steps, "a battle must end");
                    match Peanas::node(&state) {
                        Node::Over(_) => break,
                        Node::Chance => {
                            let chance = Peanas::sample_chance(&state, &mut rng);
                            Peanas::resolve(&mut state, chance, &mut Silent);
                        }
                        Node::Decision(_) => {
                            let action = Peanas::sample_action(&state, &mut rng);
                            assert_eq!(Peanas::check(&state, action), Ok(()), "{:?}", state.pending());
                            Peanas::apply(&mut state, action, &mut Silent);
                        }
                    }
                    let faults = Peanas::faults(&state);
                    assert!(faults.is_empty(), "step {step}: {faults:?} at {:?}", state.pending());
                }
            }
        }
    }
}
