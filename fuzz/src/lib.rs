//! What every fuzz target does: the bytes pick a match, and one that fails is told as a record before the process ends.
//!
//! The walk itself is `frente_conformance::fuzz_bytes`, so that ordinary tests can run it too.

use frente_conformance::fuzz_bytes;
use frente_kernel::{Game, Narrate};
use std::panic::catch_unwind;

/// Tells of a panic and lets it unwind. libFuzzer's own hook would end the process at the first one, which has no more
/// than its own words; the one that follows it out of `fuzz_bytes` holds the match.
pub fn tell_panics() {
    std::panic::set_hook(Box::new(|panic| eprintln!("{panic}")));
}

/// Plays the match that `bytes` pick in the usual setup; aborts, as libFuzzer expects, if it fails.
pub fn play<G: Narrate>(bytes: &[u8]) {
    if catch_unwind(|| fuzz_bytes::<G>(&<G as Game>::Setup::default(), bytes)).is_err() {
        std::process::abort();
    }
}
