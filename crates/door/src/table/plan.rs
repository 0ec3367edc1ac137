//! Actions tried out on a copy, and answers that need no asking.
//!
//! Both are reckoned in positions redealt for the seat that may learn from them, so neither tells what it cannot know.

use super::Table;
use crate::answers::{PlanOut, Stop};
use crate::door::AnyMatch;
use crate::refusals::ActError;
use crate::shelf::Shelf;
use frente_kernel::{Game, Narrate, Node, Refusal, Seat, Viewer, on_turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Positions a plan is tried out in. Where they come to differ, the plan would tell something hidden.
const WORLDS: u64 = 4;

/// Redeals for each seat that might learn something from an answer given without asking.
const REDEALS: u64 = 32;

impl<G: Narrate + Clone, S: Shelf<Game = G>> Table<S> {
    /// Positions that are to `seat` as this one is, what it cannot know dealt otherwise.
    pub(super) fn worlds(&self, seat: Seat, count: u64, seed: u64) -> Vec<G::State> {
        let redealt = |n: u64| {
            let mut world = self.course.state().clone();
            G::determinize(&mut world, seat, &mut Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(n)));
            world
        };
        (0..count).map(redealt).collect()
    }

    pub(super) fn planned(&self, seat: Seat, actions: &[String], seed: u64) -> Result<PlanOut, ActError> {
        self.turn_of(seat)?;
        let mut worlds = self.worlds(seat, WORLDS, seed);
        let (mut taken, mut stopped) = (0, None);
        for text in actions {
            match self.tried(&worlds, seat, text) {
                Ok(next) => worlds = next,
                // The first must be legal; what follows may have lost its ground on the way.
                Err(Some(error)) if taken == 0 => return Err(error),
                Err(Some(error)) => {
                    stopped = Some(Stop::Refused { rule: error.rule().unwrap_or_default(), message: error.message() });
                    break;
                }
                Err(None) => {
                    stopped = Some(Stop::Hidden);
                    break;
                }
            }
            taken += 1;
            stopped = match G::node(&worlds[0]) {
                Node::Decision(next) if next == seat => None,
                Node::Decision(_) => Some(Stop::Seat),
                Node::Chance => Some(Stop::Chance),
                Node::Over(_) => Some(Stop::Over),
            };
            if stopped.is_some() {
                break;
            }
        }
        let seen = self.laid(worlds.swap_remove(0));
        let viewer = Viewer::Seat(seat);
        Ok(PlanOut {
            taken,
            stopped,
            node: seen.node(),
            view: seen.view(viewer),
            prompt: seen.prompt(viewer),
            offers: seen.offers(seat),
        })
    }

    /// The positions after one more action; the refusal where the rules forbid it, nothing where it would tell something
    /// hidden.
    fn tried(&self, worlds: &[G::State], seat: Seat, text: &str) -> Result<Vec<G::State>, Option<ActError>> {
        let action = super::parse_action::<G>(text).map_err(Some)?;
        let checks = || worlds.iter().map(|world| G::check(world, action));
        let first = G::check(&worlds[0], action);
        if !checks().all(|check| check == first) {
            return Err(None);
        }
        if let Err(illegal) = first {
            let told = || G::action_message(&worlds[0], action);
            return Err(Some(ActError::refused(Refusal::Illegal(illegal), text, told)));
        }
        let mut after = worlds.to_vec();
        let mut told: Vec<Vec<G::Event>> = Vec::new();
        for world in &mut after {
            let mut log = Vec::new();
            G::apply(world, action, &mut log);
            told.push(log.into_iter().filter_map(|event| G::redact(event, Viewer::Seat(seat))).collect());
        }
        let seen = |world: &G::State| (G::view(world, Viewer::Seat(seat)), G::node(world), legal::<G>(world));
        let same = after.iter().zip(&told).all(|(world, log)| *log == told[0] && seen(world) == seen(&after[0]));
        if same { Ok(after) } else { Err(None) }
    }

    /// A table at this position, with no course behind it.
    fn laid(&self, state: G::State) -> Table<S> {
        let course = crate::course::Course::edited(self.course.setup().clone(), state);
        Table { course, events: Vec::new() }
    }

    /// Whether `seat` must choose now, and if not, why.
    pub(super) fn turn_of(&self, seat: Seat) -> Result<(), ActError> {
        on_turn::<G>(self.course.state(), seat)
            .map_err(|refusal| ActError::refused(refusal, "", || frente_kernel::Message::new("")))
    }

    pub(super) fn only_answer(&self, secrets: bool) -> Option<(Seat, String)> {
        let state = self.course.state();
        let Node::Decision(seat) = G::node(state) else { return None };
        let actions = legal::<G>(state);
        let [action] = actions[..] else { return None };
        let open = secrets || !G::INFO.hidden || self.follows_openly(seat, &actions);
        open.then(|| (seat, action.to_string()))
    }

    /// Whether every seat can tell that `seat` has this one answer. A window whose answers lie in a hand counts
    /// only where the seat knows nothing that others do not.
    fn follows_openly(&self, seat: Seat, actions: &[G::Action]) -> bool {
        let state = self.course.state();
        let secret = G::window(state).is_some_and(|window| window.secret);
        let known = secret.then(|| G::view(state, Viewer::Seat(seat)));
        let others = (0..G::seats(state)).map(Seat).filter(|other| *other != seat);
        others.flat_map(|other| (0..REDEALS).map(move |n| (other, n))).all(|(other, n)| {
            let mut world = state.clone();
            G::determinize(&mut world, other, &mut Xoshiro256PlusPlus::seed_from_u64(n));
            G::node(&world) == Node::Decision(seat)
                && legal::<G>(&world) == actions
                && known.as_ref().is_none_or(|known| *known == G::view(&world, Viewer::Seat(seat)))
        })
    }
}

/// Everything that may be chosen in a position.
pub(super) fn legal<G: Game>(state: &G::State) -> Vec<G::Action> {
    let mut actions = Vec::new();
    if matches!(G::node(state), Node::Decision(_)) {
        G::legal_actions(state, &mut actions);
    }
    actions
}
