//! Digests tell positions apart: two positions of a game from one setup have the same digest exactly when they are the
//! same. A fact left out of the digest could be changed in a record unseen.

use crate::trial::{Failure, Table};
use frente_kernel::{Digest, Game, Narrate, Seat};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

pub(crate) fn run<G: Narrate>(table: &Table<G>) -> Result<(), Box<Failure>> {
    let mut seals: HashMap<(u64, u64), u64> = HashMap::new();
    let mut positions: HashMap<(u64, u64), u64> = HashMap::new();
    table.each_game(|trial| {
        let setup = fingerprint(trial.played.setup());
        let mut meet = |state: &G::State| {
            let (seal, print) = (seal::<G>(state), fingerprint(state));
            let met = *seals.entry((setup, seal)).or_insert(print);
            assert!(met == print, "this position has the digest of another one: a fact is left out\n{state:?}");
            let met = *positions.entry((setup, print)).or_insert(seal);
            assert!(met == seal, "this position has had another digest before: it depends on more than the position");
        };
        loop {
            meet(trial.played.state());
            if trial.is_close_look() {
                let mut redealt = trial.state().clone();
                for seat in (0..G::seats(&redealt)).map(Seat) {
                    G::determinize(&mut redealt, seat, &mut trial.look);
                    meet(&redealt);
                }
            }
            let Some(step) = trial.next_step() else { break };
            trial.take(step);
        }
    })
}

fn seal<G: Game>(state: &G::State) -> u64 {
    let mut digest = Digest::default();
    G::digest(state, &mut digest);
    digest.seal().0
}

fn fingerprint(value: &impl serde::Serialize) -> u64 {
    let mut hasher = DefaultHasher::new();
    serde_json::to_string(value).unwrap_or_default().hash(&mut hasher);
    hasher.finish()
}
