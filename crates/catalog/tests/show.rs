//! What every game shows beside its position: films, reasons, plans, and answers that need no asking.

use frente_catalog::{AnyMatch, Change, Film, Stop, film, games};
use frente_kernel::{Seat, Viewer};
use serde_json::Value;
use std::collections::BTreeSet;

/// A small fixed stream of numbers.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound
    }
}

/// Takes one step, whoever's it is; `false` once the match is over.
fn step(table: &mut dyn AnyMatch, numbers: &mut Numbers) -> bool {
    if let Some(seat) = table.node().deciding() {
        let offers = table.offers(seat);
        let action = offers[numbers.below(offers.len())].action.clone();
        table.act(seat, &action).unwrap();
        return true;
    }
    let chances = table.chances();
    if chances.is_empty() {
        return false;
    }
    table.chance(&chances[numbers.below(chances.len())].0).unwrap();
    true
}

/// Every game, after that many random steps.
fn tables(steps: usize, seed: u64) -> Vec<Box<dyn AnyMatch>> {
    let played = |game: &&'static dyn frente_catalog::AnyGame| {
        let mut table = game.open(&Value::Null).unwrap();
        let mut numbers = Numbers(seed);
        for _ in 0..steps {
            if !step(&mut *table, &mut numbers) {
                break;
            }
        }
        table
    };
    games().iter().map(played).collect()
}

fn changed(mut value: Value, changes: &[Change]) -> Value {
    for Change { path, value: new } in changes {
        let Some((last, way)) = path.split_last() else {
            value = new.clone().unwrap();
            continue;
        };
        let enter = |at: &'_ Value| at.as_u64().map(|at| at as usize);
        let mut at = &mut value;
        for step in way {
            at = match enter(step) {
                Some(index) => &mut at[index],
                None => &mut at[step.as_str().unwrap()],
            };
        }
        match (enter(last), new) {
            (Some(index), new) => at[index] = new.clone().unwrap(),
            (None, Some(new)) => at[last.as_str().unwrap()] = new.clone(),
            (None, None) => drop(at.as_object_mut().unwrap().remove(last.as_str().unwrap())),
        }
    }
    value
}

#[test]
fn a_film_tells_every_event_once_in_order_and_ends_at_the_present() {
    for table in tables(160, 3) {
        let steps = table.steps();
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
            let Film { view, shots, .. } = film(&*table, viewer, steps / 3, steps).unwrap();
            let told: Vec<_> = shots.iter().flat_map(|shot| shot.log.clone()).collect();
            assert_eq!(told, table.log(viewer, steps / 3), "{}", table.info().id);
            assert!(shots.iter().all(|shot| shot.log.iter().all(|line| line.step == shot.step)));
            assert!(
                shots.iter().all(|shot| !shot.log.is_empty() || !shot.changes.is_empty()),
                "nothing is shown of nothing"
            );
            let end = shots.iter().fold(view, |view, shot| changed(view, &shot.changes));
            assert_eq!(end, table.view(viewer), "{}", table.info().id);
        }
        assert!(film(&*table, Viewer::Spectator, 0, steps + 1).is_err());
        assert!(film(&*table, Viewer::Spectator, 5, 4).is_err());
    }
}

/// The pieces that a seat's offers name.
fn pieces(table: &dyn AnyMatch, seat: Seat) -> Vec<String> {
    let offers = table.offers(seat);
    let named = offers.into_iter().flat_map(|offer| offer.touch.on.into_iter().chain(offer.touch.at));
    named.collect::<BTreeSet<_>>().into_iter().collect()
}

#[test]
fn what_is_not_offered_has_a_reason_and_what_is_offered_has_none() {
    for (game, at) in [("amanecer", 0), ("guerra1936", 1), ("pasaran", 2), ("peanas", 3), ("tactics2gm", 4)] {
        let (mut asked, mut told) = (0, 0);
        for seed in 0..12 {
            let table =
                tables(40 + 15 * seed as usize, seed).into_iter().find(|table| table.info().id == game).unwrap();
            let Some(seat) = table.node().deciding() else { continue };
            let offers = table.offers(seat);
            for offer in offers.iter().filter(|offer| offer.touch.on.len() == 1 && offer.touch.at.len() == 1).take(5) {
                let why = table.why(seat, &offer.touch.on[0], Some(&offer.touch.at[0]), 1).expect("pieces of the game");
                assert!(why.legal.is_some() && why.reasons.is_empty(), "{game}: {offer:?}: {why:?}");
            }
            let all = pieces(&*table, seat);
            for on in all.iter().take(6) {
                for target in all.iter().rev().take(6) {
                    let why = table.why(seat, on, Some(target), 1).expect("pieces of the game");
                    assert!(why.reasons.len() <= 3);
                    asked += usize::from(why.legal.is_none());
                    told += usize::from(!why.reasons.is_empty());
                    for line in why.reasons {
                        assert!(line.message.key.starts_with("illegal-") && !line.rule.is_empty(), "{game}: {line:?}");
                    }
                }
            }
        }
        println!("{at}: {game}: {told} of {asked} pairs have a reason");
        assert!(table_of(game).why(Seat(0), "no piece", None, 1).is_none());
    }
}

fn table_of(game: &str) -> Box<dyn AnyMatch> {
    frente_catalog::game(game).unwrap().open(&Value::Null).unwrap()
}

#[test]
fn a_plan_shows_what_taking_it_shows_and_changes_nothing() {
    let mut stops = BTreeSet::new();
    for seed in 0..8 {
        for table in tables(30 + 20 * seed as usize, seed) {
            let Some(seat) = table.node().deciding() else { continue };
            let (before, steps) = (table.view(Viewer::Seat(seat)), table.steps());
            for offer in table.offers(seat).into_iter().take(12) {
                let plan = table.plan(seat, std::slice::from_ref(&offer.action), 7).unwrap();
                let mut taken = table.fork();
                taken.act(seat, &offer.action).unwrap();
                match &plan.stopped {
                    Some(Stop::Hidden) => assert_eq!((plan.taken, &plan.view), (0, &before), "what is hidden stays so"),
                    stopped => {
                        assert_eq!(plan.taken, 1);
                        assert_eq!(plan.view, taken.view(Viewer::Seat(seat)), "{}: {}", table.info().id, offer.action);
                        assert_eq!(plan.node, taken.node());
                        assert_eq!(plan.offers, taken.offers(seat));
                        assert_eq!(stopped.is_none(), taken.node().deciding() == Some(seat));
                    }
                }
                stops.insert(format!("{:?}", plan.stopped.map(|stop| std::mem::discriminant(&stop))));
            }
            assert_eq!((table.view(Viewer::Seat(seat)), table.steps()), (before, steps));
            let other = Seat(1 - seat.0.min(1));
            assert!(table.plan(other, &["nothing".to_owned()], 7).is_err() || other == seat);
        }
    }
    assert!(stops.len() >= 3, "{stops:?}");
}

#[test]
fn an_answer_needs_no_asking_where_there_is_one() {
    let mut open = 0;
    for seed in 0..6 {
        for mut table in tables(0, seed) {
            let mut numbers = Numbers(seed);
            for _ in 0..150 {
                let (all, plain) = (table.forced(true), table.forced(false));
                let offers = table.node().deciding().map_or(0, |seat| table.offers(seat).len());
                assert_eq!(all.is_some(), offers == 1);
                assert!(plain.is_none() || plain == all, "what everybody can tell, its own seat can");
                open += usize::from(plain.is_some());
                if !step(&mut *table, &mut numbers) {
                    break;
                }
            }
        }
    }
    assert!(open > 0);
}
