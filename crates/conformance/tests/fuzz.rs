//! The fuzzer's walk on made-up bytes, and on the files it once found.

use frente_conformance::{fuzz_bytes, race, replay_crashes, toy};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

fn some_bytes(seed: u64) -> Vec<u8> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut bytes = vec![0; (rng.next_u32() % 300) as usize];
    rng.fill_bytes(&mut bytes);
    bytes
}

#[test]
fn any_bytes_are_a_match() {
    for seed in 0..300 {
        fuzz_bytes::<toy::Toy>(&toy::Setup::default(), &some_bytes(seed));
        fuzz_bytes::<race::Race>(&race::Setup::default(), &some_bytes(seed));
    }
}

#[test]
fn files_the_fuzzer_found_stay_fixed() {
    assert!(replay_crashes::<toy::Toy>(&toy::Setup::default(), "tests/crashes") > 0);
    assert_eq!(replay_crashes::<toy::Toy>(&toy::Setup::default(), "tests/no-such-folder"), 0);
}
