//! Odds are right: they sum to one (as fractions, where exact), agree with what really comes, and never depend on what
//! the asking seat cannot know.

use crate::stats::{are_alike, is_plausible};
use crate::trial::{Failure, Table, Trial, chance_outcomes, legal_actions};
use frente_kernel::game::pick;
use frente_kernel::{Limits, Narrate, Node, Odds, Seat, Viewer, below, odds};
use rand_core::Rng;

/// Draws at each position, by the odds and beside them.
const DRAWS: u32 = 800;
/// Actions tried at a position.
const ACTIONS: usize = 6;
const LIMITS: Limits = Limits { nodes: 2_000, samples: DRAWS };

pub(crate) fn run<G: Narrate>(table: &Table<G>) -> Result<(), Box<Failure>> {
    // Many draws tell more at few positions than few at many.
    let mut positions = 40 * table.plan.close_looks;
    table.each_game(|trial| {
        loop {
            if let Node::Decision(seat) = trial.node()
                && positions > 0
                && trial.is_close_look()
            {
                positions -= 1;
                odds_hold(trial, seat);
            }
            let Some(step) = trial.next_step() else { break };
            trial.take(step);
        }
    })
}

fn odds_hold<G: Narrate>(trial: &mut Trial<G>, seat: Seat) {
    let state = trial.played.state().clone();
    let mut actions = legal_actions::<G>(&state);
    while actions.len() > ACTIONS {
        actions.swap_remove(below(&mut trial.look, actions.len() as u32) as usize);
    }
    for action in actions {
        let said = odds::<G>(&state, seat, action, LIMITS, &mut trial.look);
        sums_to_one(&said, &action.to_string());
        let drawn = draw::<G>(&state, seat, action, &mut trial.look);
        agrees(&said, &drawn, &format!("the odds of \"{action}\""));
        if G::INFO.hidden {
            let mut redealt = state.clone();
            G::determinize(&mut redealt, seat, &mut trial.look);
            let blind = odds::<G>(&redealt, seat, action, LIMITS, &mut trial.look);
            let blind: Vec<_> = blind
                .branches
                .into_iter()
                .map(|branch| (branch.events, (branch.chance * f64::from(DRAWS)).round() as u32))
                .collect();
            agrees(&said, &blind, &format!("the odds of \"{action}\" change with what seat {seat} cannot know"));
            let told = G::forecast(&state, seat, action, &mut trial.look);
            let again = G::forecast(&redealt, seat, action, &mut trial.look);
            let exact = told.iter().chain(&again).all(|forecast| forecast.exact);
            assert!(
                told.is_some() == again.is_some() && (!exact || told == again),
                "the forecast of \"{action}\" changes with what seat {seat} cannot know: {told:?}, {again:?}"
            );
        }
    }
}

fn sums_to_one<E: PartialEq + std::fmt::Debug>(said: &Odds<E>, action: &str) {
    let sum: f64 = said.branches.iter().map(|branch| branch.chance).sum();
    assert!((sum - 1.0).abs() < 1e-9, "the odds of \"{action}\" sum to {sum}: {said:?}");
    for (at, branch) in said.branches.iter().enumerate() {
        let twice = said.branches[..at].iter().any(|other| other.events == branch.events);
        assert!(!twice, "the odds of \"{action}\" name an outcome twice: {:?}", branch.events);
        assert!(branch.chance > 0.0, "the odds of \"{action}\" name what cannot come: {branch:?}");
        let sorted = at == 0 || said.branches[at - 1].chance >= branch.chance;
        assert!(sorted, "the odds of \"{action}\" do not come likeliest first: {said:?}");
    }
    if said.exact {
        let whole = said.branches.iter().try_fold((0_u128, 1_u128), |(n, d), branch| {
            let (a, b) = branch.fraction.map(|(a, b)| (u128::from(a), u128::from(b)))?;
            assert!((branch.chance - a as f64 / b as f64).abs() < 1e-12, "{branch:?} is not its fraction");
            reduced(n.checked_mul(b)?.checked_add(a.checked_mul(d)?)?, d.checked_mul(b)?)
        });
        // Fractions too large for 128 bits are left to the sum above.
        assert!(whole.is_none_or(|whole| whole == (1, 1)), "the fractions of \"{action}\" sum to {whole:?}");
    }
}

fn reduced(n: u128, d: u128) -> Option<(u128, u128)> {
    let (mut a, mut b) = (n, d);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    Some((n / a.max(1), d / a.max(1)))
}

/// What really comes, drawn from the lists by the position's rules, as the seat may reckon with it.
fn draw<G: Narrate>(state: &G::State, seat: Seat, action: G::Action, rng: &mut impl Rng) -> Vec<(Vec<G::Event>, u32)> {
    let mut counts: Vec<(Vec<G::Event>, u32)> = Vec::new();
    for _ in 0..DRAWS {
        let (mut state, mut log) = (state.clone(), Vec::new());
        if G::INFO.hidden {
            G::determinize(&mut state, seat, rng);
        }
        let checked = G::check(&state, action);
        assert!(checked.is_ok(), "\"{action}\" is legal or not by what seat {seat} cannot know: {checked:?}");
        G::apply(&mut state, action, &mut log);
        loop {
            match G::node(&state) {
                Node::Over(_) => break,
                Node::Chance => {
                    let chance = pick(&chance_outcomes::<G>(&state), rng);
                    G::resolve(&mut state, chance, &mut log);
                }
                Node::Decision(_) => match G::decline(&state) {
                    Some(action) => G::apply(&mut state, action, &mut log),
                    None => break,
                },
            }
        }
        let told = log.into_iter().filter_map(|event| G::redact(event, Viewer::Seat(seat)));
        let events: Vec<_> = told.filter(|event| G::is_headline(*event)).collect();
        match counts.iter_mut().find(|(known, _)| *known == events) {
            Some((_, count)) => *count += 1,
            None => counts.push((events, 1)),
        }
    }
    counts
}

fn agrees<E: PartialEq + std::fmt::Debug>(said: &Odds<E>, drawn: &[(Vec<E>, u32)], what: &str) {
    let chance_of =
        |events: &[E]| said.branches.iter().find(|branch| branch.events == events).map_or(0.0, |b| b.chance);
    let count_of = |events: &[E]| drawn.iter().find(|(known, _)| known == events).map_or(0, |(_, count)| *count);
    let all = said.branches.iter().map(|branch| &branch.events).chain(drawn.iter().map(|(events, _)| events));
    for events in all {
        let (p, count) = (chance_of(events), count_of(events));
        let alike = if said.exact {
            is_plausible(count, DRAWS, p)
        } else {
            are_alike(count, (p * f64::from(DRAWS)).round() as u32, DRAWS)
        };
        assert!(alike, "{what}: {events:?} has a chance of {p:.4}, but came {count} times in {DRAWS}");
    }
}
