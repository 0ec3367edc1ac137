//! How far a match may be taken back: computed from the rules, never placed by hand.
//!
//! Undo never crosses a chance, a change of seat, or a reveal. The first two can be read off the steps. A reveal is
//! found by asking the rules: redeal what a viewer cannot know, and see whether what they saw, or were told, could have
//! come about there too. If not, the action told the viewer something, and it stands.

use crate::play::{Known, run_step};
use crate::{Game, Match, Node, Rng, Seat, Silent, Step, Viewer};
use rand_core::{Infallible, TryRng};

/// Redeals tried per viewer. Each is independent: a card shown from a hand of n among n + 1 unknown ones escapes one
/// redeal with probability n/(n + 1), so a few redeals are not enough where hands are large and reserves small. For cards
/// that most redealt hands would hold a game has [`Game::is_reveal`].
const REDEALS: u64 = 32;

impl<G: Game> Match<G> {
    /// The fewest steps the match may be taken back to now. Equal to the number of steps when nothing can be undone.
    pub fn undo_floor(&self) -> usize {
        let Node::Decision(seat) = G::node(self.state()) else {
            return self.steps().len();
        };
        let own = |step: &Step<_, _>| matches!(step, Step::Act(actor, _) if *actor == seat);
        let run = self.steps().iter().rev().take_while(|step| own(step)).count();
        let start = self.steps().len() - run;
        if run == 0 {
            return start;
        }
        // Where the run has been looked at before, only what has come since is asked.
        let known = self.known.as_deref().filter(|known| known.steps >= start);
        let (start, mut floor, mut state) = match known {
            Some(Known { steps, floor, state }) => (*steps, (*floor).max(start), state.clone()),
            None => (start, start, self.state_at(start)),
        };
        for (at, step) in self.steps().iter().enumerate().skip(start) {
            // Between two of its own choices the seat must not have waited for anybody.
            let interrupted = G::node(&state) != Node::Decision(seat);
            let Step::Act(_, action) = *step else { break };
            if interrupted || reveals::<G>(&state, seat, action) {
                floor = at + 1;
            }
            run_step::<G>(&mut state, *step, &mut Silent);
        }
        floor
    }

    /// The same, and remembered with the position: whoever asks after every choice asks the rules about that choice alone,
    /// and nothing is replayed.
    pub fn settle_floor(&mut self) -> usize {
        let (steps, floor) = (self.steps().len(), self.undo_floor());
        self.known = Some(Box::new(Known { steps, floor, state: self.state().clone() }));
        floor
    }
}

/// Whether `actor`, taking `action`, tells any seat something it could not know before.
fn reveals<G: Game>(state: &G::State, actor: Seat, action: G::Action) -> bool {
    if G::is_reveal(state, action) {
        return true;
    }
    if G::is_open(state, action) {
        return false;
    }
    (0..G::seats(state)).map(Seat).any(|viewer| {
        let seen = after::<G>(state, action, viewer);
        // What is done in secret tells nobody else anything.
        if viewer != actor && seen.1.is_empty() && seen.0 == G::view(state, Viewer::Seat(viewer)) {
            return false;
        }
        (0..REDEALS).any(|n| {
            let mut world = state.clone();
            G::determinize(&mut world, viewer, &mut Counter(n));
            let alike = |action| after::<G>(&world, action, viewer) == seen;
            // The actor knows the choice. For the other seats a redealt world is ruled out only if no action of the actor
            // there looks the same: having other counters or cards to do it with rules out nothing.
            let same = G::check(&world, action).is_ok() && alike(action);
            !same && (viewer == actor || !nearest_first::<G>(&world, action).into_iter().any(alike))
        })
    })
}

/// What `viewer` sees, and is told, when `action` is taken.
fn after<G: Game>(state: &G::State, action: G::Action, viewer: Seat) -> (G::View, Vec<G::Event>) {
    let (mut state, viewer, mut log) = (state.clone(), Viewer::Seat(viewer), Vec::new());
    G::apply(&mut state, action, &mut log);
    // Not the view alone: a card looked at and put away again is in the events only.
    let told = log.into_iter().filter_map(|event| G::redact(event, viewer)).collect();
    (G::view(&state, viewer), told)
}

/// What may be chosen, beginning beside `action`: what looks like it is most often the same verb.
fn nearest_first<G: Game>(state: &G::State, action: G::Action) -> Vec<G::Action> {
    let mut listed = Vec::new();
    G::legal_actions(state, &mut listed);
    let near = listed.partition_point(|other| *other < action);
    listed.rotate_left(near);
    listed
}

/// A small fixed stream: the barrier must be the same on every machine.
struct Counter(u64);

impl TryRng for Counter {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.next_u64() >> 32) as u32)
    }

    /// The next number of the generator SplitMix64.
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Ok(z ^ (z >> 31))
    }

    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Infallible> {
        out.chunks_mut(8).for_each(|chunk| chunk.copy_from_slice(&self.next_u64().to_le_bytes()[..chunk.len()]));
        Ok(())
    }
}
