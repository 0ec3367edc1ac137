//! Undo never crosses a chance, a change of seat or a reveal, and what was taken back can be played again.

use crate::trial::{Failure, Table, Trial, legal_actions};
use frente_kernel::{Game, Narrate, Node, Seat, Silent, Step, Viewer, below};

/// Redeals tried against each step that may be taken back: more than the kernel tries, and others.
const REDEALS: u32 = 48;
/// Up to so many choices in a row every position is looked at.
const SHORT_RUN: u32 = 6;

pub(crate) fn run<G: Narrate>(table: &Table<G>) -> Result<(), Box<Failure>> {
    table.each_game(|trial| {
        loop {
            if trial.is_close_look() || is_worth_a_look(trial) {
                floor_holds(trial);
                open_is_open(trial);
            }
            let Some(step) = trial.next_step() else { break };
            trial.take(step);
        }
        floor_holds(trial);
    })
}

/// Two choices in a row may be taken back. Where a seat makes dozens of them in a row (an army moves unit by unit), each
/// look costs the whole run again: then the more there are, the fewer are looked at.
fn is_worth_a_look<G: Game>(trial: &mut Trial<G>) -> bool {
    let run = own_run(trial) as u32;
    run >= 2 && (run <= SHORT_RUN || below(&mut trial.look, run * run) < SHORT_RUN)
}

/// How many steps the deciding seat has taken in a row.
fn own_run<G: Game>(trial: &Trial<G>) -> usize {
    let Node::Decision(seat) = trial.node() else { return 0 };
    let own = |step: &&Step<_, _>| matches!(step, Step::Act(actor, _) if *actor == seat);
    trial.played.steps().iter().rev().take_while(own).count()
}

/// One of the choices that are said to show nothing hidden shows nothing hidden.
fn open_is_open<G: Game>(trial: &mut Trial<G>) {
    let Node::Decision(actor) = trial.node() else { return };
    let state = trial.played.state().clone();
    let open: Vec<G::Action> =
        legal_actions::<G>(&state).into_iter().filter(|action| G::is_open(&state, *action)).collect();
    if !G::INFO.hidden || open.is_empty() {
        return;
    }
    let action = open[below(&mut trial.look, open.len() as u32) as usize];
    assert!(!G::is_reveal(&state, action), "\"{action}\" is said to show something and to show nothing");
    let next = trial.played.steps().len() + 1;
    for seat in (0..G::seats(&state)).map(Seat) {
        tells_nothing::<G>(&state, (actor, action), seat, next, &mut trial.look);
    }
}

fn floor_holds<G: Game>(trial: &mut Trial<G>) {
    let count = trial.played.steps().len();
    let floor = trial.played.prefix(count).undo_floor();
    let settled = trial.played.settle_floor();
    assert_eq!(settled, floor, "after {count} steps the floor is another when it is asked choice by choice");
    assert!(floor <= count, "the floor {floor} is above the {count} steps taken");
    let window = count - floor;
    if window > 0 {
        let Node::Decision(_) = trial.node() else {
            panic!("{window} steps could be taken back where nobody chooses");
        };
        let run = own_run(trial);
        assert!(
            window <= run,
            "undo to {floor} would cross a chance or another seat: only {run} steps are the seat's own"
        );
    }
    let back = trial.played.prefix(floor);
    assert!(*back.state() == trial.played.state_at(floor), "the match taken back to {floor} stands elsewhere");
    assert!(window == 0 || G::node(back.state()) == trial.node(), "taken back to {floor}, another seat would choose");
    let mut again = back;
    for (at, step) in trial.played.steps().iter().enumerate().skip(floor) {
        if let (Step::Act(actor, action), true) = (*step, G::INFO.hidden) {
            for seat in (0..G::seats(again.state())).map(Seat) {
                tells_nothing::<G>(again.state(), (actor, action), seat, at + 1, &mut trial.look);
            }
        }
        let taken = again.take(*step, &mut Silent);
        assert!(taken.is_ok(), "step {} cannot be played again after undo: {taken:?}", at + 1);
    }
    assert!(again.state() == trial.state(), "undo to {floor} and the same steps again lead elsewhere");
}

/// Fails if what `actor` does tells `viewer` something it could not know. It does if what the viewer sees could not come
/// about in a redealt world, by the same action or, where another seat acts, by any action there.
fn tells_nothing<G: Game>(
    state: &G::State,
    (actor, action): (Seat, G::Action),
    viewer: Seat,
    step: usize,
    rng: &mut impl rand_core::Rng,
) {
    let after = |state: &G::State, action| {
        let (mut state, mut log) = (state.clone(), Vec::new());
        G::apply(&mut state, action, &mut log);
        let viewer = Viewer::Seat(viewer);
        let told: Vec<_> = log.into_iter().filter_map(|event| G::redact(event, viewer)).collect();
        (G::view(&state, viewer), told)
    };
    let seen = after(state, action);
    if viewer != actor && seen == (G::view(state, Viewer::Seat(viewer)), Vec::new()) {
        return;
    }
    for _ in 0..REDEALS {
        let mut redealt = state.clone();
        G::determinize(&mut redealt, viewer, rng);
        let possible = |action| G::check(&redealt, action).is_ok() && after(&redealt, action) == seen;
        let others = || legal_actions::<G>(&redealt).into_iter().any(possible);
        assert!(
            possible(action) || (viewer != actor && others()),
            "undo would cross a reveal: step {step} (\"{action}\") told seat {viewer} what it could not know"
        );
    }
}
