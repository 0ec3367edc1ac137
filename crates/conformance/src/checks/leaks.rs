//! Nothing leaks: two positions that differ only in what a viewer cannot know show the viewer the same, offer the same, and
//! tell the same.
//!
//! The positions come from `determinize`, which redeals what a seat cannot know:
//! - every redeal leaves the seat's view (also as JSON) and a spectator's view as they were, whose turn it is, and, when
//!   it is the seat's own, all it is offered, and every answer to an action it is *not* offered: the reason, its
//!   paragraph, and the sentence; and it is a sound position from which play goes on to an end;
//! - the same step taken in truth and in a redeal tells a viewer the same, unless the viewer then sees a difference: then the
//!   step was a reveal;
//! - two different steps of others (a card drawn in secret, a secret bid) that leave a viewer with the same view of
//!   different positions tell the viewer the same, and `determinize` must reckon with the difference.
//!
//! Where nothing is hidden, `determinize` must do nothing and every viewer is told everything.

use crate::checks::dead_ends::offers_are_in_order;
use crate::checks::legality::Universe;
use crate::trial::{Failure, Table, Trial, chance_outcomes, legal_actions, step_text, viewer_name, viewers};
use frente_kernel::play::StepOf;
use frente_kernel::{Game, Narrate, Node, Seat, Silent, Step, Viewer, below};
use rand_core::Rng;

/// Redeals at each position and for each seat.
const REDEALS: usize = 2;
/// Other steps tried at each position.
const OTHER_STEPS: usize = 4;
/// Redeals after which a secret that never moved counts as not redealt.
const REDEALS_OF_A_SECRET: usize = 24;

pub(crate) fn run<G: Narrate>(table: &Table<G>) -> Result<(), Box<Failure>> {
    let mut moved = false;
    let mut universe = Universe::default();
    table.each_game(|trial| {
        loop {
            let step = trial.next_step();
            if G::INFO.hidden {
                universe.learn(&legal_actions::<G>(trial.state()));
                moved |= redeals_keep_views::<G>(trial.played.state(), &universe, &mut trial.look);
                if let Some(step) = step {
                    steps_tell_alike(trial, step);
                }
                if trial.is_close_look() {
                    redeals_play_on(trial);
                }
            } else {
                nothing_is_hidden(trial);
            }
            let Some(step) = step else { break };
            let log = trial.take(step);
            log.into_iter().for_each(redaction_is_sound::<G>);
        }
    })?;
    if G::INFO.hidden && !moved {
        let message = "INFO.hidden says that seats hide things, yet determinize never moved any";
        return Err(table.bare_failure(0, table.plan.seed, message));
    }
    Ok(())
}

/// Redeals for each seat and compares all that the seat, and a spectator, may see. Hands back whether anything moved.
/// Actions of `universe` that are not offered must be refused alike, too.
pub(crate) fn redeals_keep_views<G: Narrate>(
    state: &G::State,
    universe: &Universe<G::Action>,
    rng: &mut impl Rng,
) -> bool {
    let mut moved = false;
    for seat in (0..G::seats(state)).map(Seat) {
        for _ in 0..REDEALS {
            let redealt = redealt::<G>(state, seat, rng);
            if redealt == *state {
                continue;
            }
            moved = true;
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                same_view::<G>(state, &redealt, viewer, seat);
            }
            let faults = G::faults(&redealt);
            assert!(faults.is_empty(), "redealt for seat {seat}, the position breaks: {}", faults.join("; "));
            let (due, then) = (G::node(state), G::node(&redealt));
            assert!(due == then, "whose turn it is depends on what seat {seat} cannot know: {due:?} or {then:?}");
            if due == Node::Decision(seat) {
                same_offers::<G>(state, &redealt, seat);
                same_refusals::<G>(state, &redealt, seat, universe.some(rng));
            }
        }
    }
    moved
}

fn redealt<G: Game>(state: &G::State, seat: Seat, rng: &mut impl Rng) -> G::State {
    let mut redealt = state.clone();
    G::determinize(&mut redealt, seat, rng);
    redealt
}

fn same_view<G: Game>(state: &G::State, redealt: &G::State, viewer: Viewer, seat: Seat) {
    let (view, other, name) = (G::view(state, viewer), G::view(redealt, viewer), viewer_name(viewer));
    let told = format!("{name} sees what seat {seat} cannot know");
    assert!(view == other, "{told}: after a redeal its view is another one\n{view:?}\n{other:?}");
    let (view, other) = (serde_json::to_string(&view).ok(), serde_json::to_string(&other).ok());
    assert!(view == other, "{told}: after a redeal its view is written differently\n{view:?}\n{other:?}");
}

fn same_offers<G: Narrate>(state: &G::State, redealt: &G::State, seat: Seat) {
    let (listed, then) = (legal_actions::<G>(state), legal_actions::<G>(redealt));
    let told = format!("what is offered depends on what seat {seat} cannot know");
    assert!(listed == then, "{told}: it may choose among\n{listed:?}\n{then:?}");
    let (prompt, then) = (G::prompt(state), G::prompt(redealt));
    assert!(prompt == then, "{told}: it is asked\n{prompt:?}\n{then:?}");
    assert!(G::decline(state) == G::decline(redealt), "{told}: it may decline, or not");
    assert!(G::window(state) == G::window(redealt), "{told}: it is a window, or not");
    for action in listed {
        let say = |state| {
            let words = (G::action_message(state, action), G::action_rule(state, action));
            (words, G::touch(state, action), G::caution(state, action))
        };
        let (said, then) = (say(state), say(redealt));
        assert!(said == then, "{told}: \"{action}\" reads\n{said:?}\n{then:?}");
    }
}

/// Asking about an action that is not offered is answered from what the asking seat may know.
fn same_refusals<G: Narrate>(state: &G::State, redealt: &G::State, seat: Seat, actions: Vec<G::Action>) {
    for action in actions {
        let answer = |state| G::check(state, action).err().map(|why| (why, G::action_message(state, action)));
        let (said, then) = (answer(state), answer(redealt));
        assert!(
            said == then,
            "the answer to \"{action}\" depends on what seat {seat} cannot know: it is refused with\n{said:?}\n{then:?}"
        );
    }
}

/// A position, and what a viewer sees and was told, after a step.
struct After<G: Game> {
    state: G::State,
    view: G::View,
    told: Vec<G::Event>,
}

fn after<G: Game>(state: &G::State, step: StepOf<G>, viewer: Viewer) -> After<G> {
    let (mut state, mut log) = (state.clone(), Vec::new());
    match step {
        Step::Act(_, action) => G::apply(&mut state, action, &mut log),
        Step::Chance(chance) => G::resolve(&mut state, chance, &mut log),
    }
    After {
        view: G::view(&state, viewer),
        told: log.into_iter().filter_map(|event| G::redact(event, viewer)).collect(),
        state,
    }
}

fn is_possible<G: Game>(state: &G::State, step: StepOf<G>) -> bool {
    match step {
        Step::Act(_, action) => G::check(state, action).is_ok(),
        Step::Chance(chance) => chance_outcomes::<G>(state).iter().any(|(possible, _)| *possible == chance),
    }
}

fn steps_tell_alike<G: Narrate>(trial: &mut Trial<G>, step: StepOf<G>) {
    let state = trial.played.state();
    let others = other_steps::<G>(state, step, &mut trial.look);
    for viewer in viewers::<G>(state) {
        let (truth, name) = (after::<G>(state, step, viewer), viewer_name(viewer));
        for world in worlds::<G>(state, viewer, &mut trial.look) {
            if world == *state || !is_possible::<G>(&world, step) {
                continue;
            }
            let there = after::<G>(&world, step, viewer);
            assert!(
                there.view != truth.view || there.told == truth.told,
                "{name} can tell by the events of \"{}\" what it could not know before, though it sees no \
                 difference then\n{:?}\n{:?}",
                step_text::<G>(step),
                truth.told,
                there.told
            );
        }
        if matches!(step, Step::Act(actor, _) if viewer.sees(actor)) {
            continue;
        }
        for other in &others {
            let there = after::<G>(state, *other, viewer);
            if there.view != truth.view || there.state == truth.state {
                continue;
            }
            let both = format!("\"{}\" and \"{}\"", step_text::<G>(step), step_text::<G>(*other));
            assert!(
                there.told == truth.told,
                "{name} can tell by the events {both} apart, though it sees no difference then: the events say \
                 too much, or the view forgets what the viewer was told\n{:?}\n{:?}",
                truth.told,
                there.told
            );
            if let Viewer::Seat(seat) = viewer {
                let mut redeals = (0..REDEALS_OF_A_SECRET).map(|_| redealt::<G>(&truth.state, seat, &mut trial.look));
                assert!(
                    redeals.any(|redealt| redealt != truth.state),
                    "{name} cannot tell {both} apart, yet determinize always gives the truth"
                );
            }
        }
    }
}

/// Positions `viewer` cannot tell from the true one.
fn worlds<G: Game>(state: &G::State, viewer: Viewer, rng: &mut impl Rng) -> Vec<G::State> {
    let redeal = |_| match viewer {
        Viewer::Seat(seat) => redealt::<G>(state, seat, rng),
        // A spectator sees what every seat sees, so a world redealt for each seat in turn is one a spectator cannot rule out.
        _ => (0..G::seats(state)).map(Seat).fold(state.clone(), |state, seat| redealt::<G>(&state, seat, rng)),
    };
    (0..REDEALS).map(redeal).collect()
}

/// Some steps, other than `step`, that could be taken instead.
fn other_steps<G: Game>(state: &G::State, step: StepOf<G>, rng: &mut impl Rng) -> Vec<StepOf<G>> {
    let mut all: Vec<StepOf<G>> = match step {
        Step::Act(seat, _) => legal_actions::<G>(state).into_iter().map(|action| Step::Act(seat, action)).collect(),
        Step::Chance(_) => chance_outcomes::<G>(state).into_iter().map(|(chance, _)| Step::Chance(chance)).collect(),
    };
    all.retain(|other| *other != step);
    while all.len() > OTHER_STEPS {
        all.swap_remove(below(rng, all.len() as u32) as usize);
    }
    all
}

/// Bots play on from redeals: none may run into a dead end.
fn redeals_play_on<G: Game>(trial: &mut Trial<G>) {
    for seat in (0..G::seats(trial.state())).map(Seat) {
        let mut state = redealt::<G>(trial.played.state(), seat, &mut trial.look);
        for _ in trial.played.steps().len()..=G::INFO.max_steps as usize {
            offers_are_in_order::<G>(&state);
            match G::node(&state) {
                Node::Over(_) => break,
                Node::Decision(_) => {
                    let action = G::sample_action(&state, &mut trial.look);
                    G::apply(&mut state, action, &mut Silent);
                }
                Node::Chance => {
                    let chance = G::sample_chance(&state, &mut trial.look);
                    G::resolve(&mut state, chance, &mut Silent);
                }
            }
            let faults = G::faults(&state);
            assert!(faults.is_empty(), "played on from a redeal for seat {seat}: {}", faults.join("; "));
        }
        let over = matches!(G::node(&state), Node::Over(_));
        assert!(over, "played on from a redeal for seat {seat}, the match does not end within its bound");
    }
}

fn nothing_is_hidden<G: Game>(trial: &mut Trial<G>) {
    for seat in (0..G::seats(trial.state())).map(Seat) {
        let redealt = redealt::<G>(trial.played.state(), seat, &mut trial.look);
        assert!(redealt == *trial.state(), "INFO.hidden says that nothing is hidden, yet determinize moved something");
    }
}

fn redaction_is_sound<G: Game>(event: G::Event) {
    assert!(G::redact(event, Viewer::Referee) == Some(event), "the referee is not told {event:?}");
    for viewer in (0..G::INFO.seats.1).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]) {
        let (told, name) = (G::redact(event, viewer), viewer_name(viewer));
        let again = told.and_then(|told| G::redact(told, viewer));
        assert!(again == told, "{event:?} redacted twice for {name} is {again:?}, once it is {told:?}");
        let all = G::INFO.hidden || told == Some(event);
        assert!(all, "INFO.hidden says that nothing is hidden, yet {name} is not told {event:?}");
    }
}
