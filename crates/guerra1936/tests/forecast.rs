//! What a combat is foretold to bring is what it brings when nobody acts any more.

use frente_guerra1936::forecast::Tie;
use frente_guerra1936::state::{Frame, Window};
use frente_guerra1936::{Action, Event, Guerra1936, Setup, State, View};
use frente_kernel::{Game, Node, Silent, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn view(state: &State) -> View {
    Guerra1936::view(state, Viewer::Spectator)
}

/// Passes to the end of the combat; among equals the first takes the damage. What happens on the way.
fn let_it_run(mut state: State) -> (State, Vec<Event>) {
    let mut log = Vec::new();
    loop {
        let action = match view(&state).pending.last() {
            Some(Frame::Window { window: Window::Third, .. }) => Action::Pass,
            Some(Frame::Losses { .. }) => {
                let mut legal = Vec::new();
                Guerra1936::legal_actions(&state, &mut legal);
                legal[0]
            }
            _ => return (state, log),
        };
        Guerra1936::apply(&mut state, action, &mut log);
    }
}

/// Passes to the first choice among equals: it is the first tie foretold. How many were.
fn expect_ties(mut state: State, ties: &[Tie]) -> usize {
    while matches!(view(&state).pending.last(), Some(Frame::Window { window: Window::Third, .. })) {
        Guerra1936::apply(&mut state, Action::Pass, &mut Silent);
    }
    let mut legal = Vec::new();
    if matches!(view(&state).pending.last(), Some(Frame::Losses { .. })) {
        Guerra1936::legal_actions(&state, &mut legal);
    }
    let among: Vec<Action> =
        ties.first().into_iter().flat_map(|tie| &tie.among).map(|card| Action::Lose(*card)).collect();
    assert_eq!(legal, among);
    assert!(ties.iter().all(|tie| tie.hit > 0 && usize::from(tie.hit) < tie.among.len()));
    ties.len()
}

#[test]
fn a_combat_brings_what_was_foretold_when_nobody_acts() {
    let (mut compared, mut fallen, mut tied) = (0, 0, 0);
    for seed in 0..60 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = Guerra1936::initial(&Setup::default()).expect("the usual setup");
        loop {
            match Guerra1936::node(&state) {
                Node::Over(_) => break,
                Node::Chance => {
                    let chance = Guerra1936::sample_chance(&state, &mut rng);
                    Guerra1936::resolve(&mut state, chance, &mut Silent);
                }
                Node::Decision(_) => {
                    let now = view(&state);
                    let last_window = matches!(now.pending.last(), Some(Frame::Window { window: Window::Third, .. }));
                    if let (true, Some(forecast)) = (last_window, &now.forecast) {
                        let (after, log) = let_it_run(state);
                        let fell = |event: &Event| if let Event::Fell(card) = event { Some(*card) } else { None };
                        let fall: Vec<_> = log.iter().filter_map(fell).collect();
                        assert_eq!(forecast.fall, fall);
                        tied += expect_ties(state, &forecast.ties);
                        let left =
                            view(&after).military.values().clone().map(|field| field.map(|field| field.resistance));
                        assert_eq!(*forecast.resistance.values(), left);
                        compared += 1;
                        fallen += fall.len();
                    }
                    let action = Guerra1936::sample_action(&state, &mut rng);
                    Guerra1936::apply(&mut state, action, &mut Silent);
                }
            }
        }
    }
    assert!(compared > 0 && fallen > 0, "no combat was fought: {compared} compared, {fallen} fallen");
    assert!(tied > 0, "no owner had to choose");
}

/// A combat is followed step by step: forward only, from the reply to the resolution, and never while players move freely.
#[test]
fn a_combat_goes_through_the_steps_of_chapter_8_in_their_order() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = Guerra1936::initial(&Setup::default()).expect("the usual setup");
        let mut before = None;
        loop {
            match Guerra1936::node(&state) {
                Node::Over(_) => break,
                Node::Chance => {
                    let chance = Guerra1936::sample_chance(&state, &mut rng);
                    Guerra1936::resolve(&mut state, chance, &mut Silent);
                }
                Node::Decision(_) => {
                    let now = view(&state);
                    assert!(now.step.is_none() || now.step >= before, "{before:?} before {:?}", now.step);
                    assert!(!(now.free && now.step.is_some()), "{:?}", now.step);
                    assert_eq!(now.step.is_some(), matches!(now.combat, "declared" | "fighting"), "{:?}", now.step);
                    before = now.step;
                    seen.extend(now.step);
                    let action = Guerra1936::sample_action(&state, &mut rng);
                    Guerra1936::apply(&mut state, action, &mut Silent);
                }
            }
        }
    }
    assert_eq!(seen.len(), 7, "{seen:?}");
}
