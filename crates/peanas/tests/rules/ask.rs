//! What a board may ask: the answers are those of `check`, and rest on nothing hidden.

use super::{Attacker, Defender, Table};
use crate::actions::Action;
use crate::ask::{self, Answer, Pointed};
use crate::flow::Peanas;
use crate::geometry::{CM, Point};
use crate::ids::{PieceKind, UnitNo};
use crate::rules::c4_march;
use crate::setup::Setup;
use crate::sight::{self, Stop};
use crate::state::{Frame, Place, Stack};
use frente_kernel::{Game, Node, Seat, Silent, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const ATTACKER: Viewer = Viewer::Seat(Seat(0));

fn about(table: &Table, unit: UnitNo) -> ask::About {
    match ask::ask(&table.state, ATTACKER, &format!("unit u{unit}")) {
        Some(Answer::Unit(about)) => about,
        other => panic!("{other:?}"),
    }
}

fn at(table: &Table, place: &str) -> Pointed {
    match ask::ask(&table.state, ATTACKER, &format!("at {place}")) {
        Some(Answer::At(pointed)) => pointed,
        other => panic!("{other:?}"),
    }
}

/// A table where this unit is just being moved.
fn marching(table: &mut Table, unit: UnitNo) {
    table.state.stack = Stack::of(Frame::Turn);
    c4_march::begin(&mut table.state, unit, 0);
}

#[test]
fn every_corner_of_the_reach_is_a_legal_place_and_a_step_beyond_is_not() {
    let mut table = Table::bare();
    let scout = table.unit("nat-oficial", Attacker, 60, 40);
    table.piece(PieceKind::Wood, 60, 55, 0);
    marching(&mut table, scout);
    let middle = table.state.unit(scout).middle().v();
    let about = about(&table, scout);
    assert_eq!(about.reach.len(), 64);
    for (x, y) in about.reach {
        let corner = format!("{x},{y}");
        assert_eq!(at(&table, &corner).refusal, None, "{corner}");
        let out = Point { x: (x + (x - middle.x) / 5) as i16, y: (y + (y - middle.y) / 5) as i16 };
        assert_eq!(at(&table, &format!("{},{}", out.x, out.y)).refusal, Some(("4.5", "too-far")), "{corner}");
    }
}

#[test]
fn a_place_off_the_list_is_pointed_at_played_and_refused_with_its_reason() {
    let mut table = Table::bare();
    let section = table.unit("nat-seccion-infanteria-de-linea", Attacker, 60, 40);
    marching(&mut table, section);
    let there = at(&table, "6037,5011");
    assert_eq!(there.refusal, None);
    let action: Action = there.action.parse().expect("an action in notation");
    let mut listed = Vec::new();
    Peanas::legal_actions(&table.state, &mut listed);
    assert!(!listed.contains(&action), "the list is finite, the table is not");
    assert_eq!(Peanas::check(&table.state, action), Ok(()));
    assert!(there.cost > 0 && there.cost <= there.allowance);
    assert_eq!(at(&table, "6000,9000").refusal, Some(("4.5", "too-far")));
    table.piece(PieceKind::Sea, 60, 50, 0);
    assert_eq!(at(&table, "6037,5011").refusal, Some(("1.6", "impassable")));
}

#[test]
fn a_vehicle_is_refused_a_turn_that_is_too_wide_and_follows_a_road() {
    let mut table = Table::bare();
    table.band(PieceKind::Road, (0, 40), (120, 40));
    let lorry = table.unit("nat-camion", Attacker, 20, 40);
    table.face(lorry, 0);
    marching(&mut table, lorry);
    assert_eq!(at(&table, "1000,6000").refusal, Some(("4.3", "turn-too-wide")));
    let along = at(&table, "6500,4000");
    assert!(along.action.starts_with("follow "), "{}", along.action);
    assert_eq!(along.refusal, None);
    assert!(!about(&table, lorry).roads.is_empty());
}

#[test]
fn rays_name_the_piece_that_stops_them_and_agree_with_sight() {
    let mut table = Table::bare();
    let section = table.unit("nat-seccion-infanteria-de-linea", Attacker, 60, 30);
    let enemy = table.unit("rep-oficial", Defender, 60, 70);
    let seen = |table: &Table| about(table, section).sights.remove(0);
    assert!(seen(&table).seen && seen(&table).rays.iter().all(|ray| ray.stop.is_none()));
    let house = table.piece(PieceKind::House, 60, 55, 0);
    let hidden = seen(&table);
    assert!(!hidden.seen && !sight::sees(&table.state, section, enemy));
    assert_eq!(hidden.no_shot, Some(("14.6", "not-in-sight")));
    let (stop, (_, y)) = hidden.rays[0].stop.expect("the house is in the way");
    assert_eq!(stop, Stop::Piece(house as u8));
    assert!((50 * CM..60 * CM).contains(&y), "where the line meets the house");
}

#[test]
fn the_ruler_measures_from_base_to_base() {
    let mut table = Table::bare();
    let (one, two) = (table.unit("nat-oficial", Attacker, 60, 30), table.unit("rep-oficial", Defender, 60, 50));
    let measure = |question: String| match ask::ask(&table.state, ATTACKER, &question) {
        Some(Answer::Ruler(measure)) => measure.length,
        other => panic!("{other:?}"),
    };
    assert_eq!(measure(format!("ruler u{one} u{two}")), table.state.distance(one, two));
    assert_eq!(measure("ruler 1000,1000 1300,1400".to_owned()), 5 * CM);
    assert_eq!(measure(format!("ruler u{one} 6000,5000")), 20 * CM - 125);
}

#[test]
fn what_is_no_question_or_not_the_askers_is_not_answered() {
    let mut table = Table::bare();
    let own = table.unit("nat-oficial", Attacker, 60, 30);
    let theirs = table.unit("rep-oficial", Defender, 60, 90);
    table.state.unit_mut(theirs).place = Place::Hidden;
    for question in ["", "unit", "unit u99", "unit u300", "unit x", "at 1,2 99", "ruler 1,2", "templates", "what"] {
        assert_eq!(ask::ask(&table.state, ATTACKER, question), None, "{question}");
    }
    assert_eq!(ask::ask(&table.state, ATTACKER, &format!("unit u{theirs}")), None, "a hidden unit");
    assert_eq!(ask::ask(&table.state, ATTACKER, &format!("unit u{own} more")), None);
    marching(&mut table, own);
    assert_eq!(ask::ask(&table.state, Viewer::Seat(Seat(1)), "at 6000,4000"), None, "another's choice");
    assert_eq!(ask::ask(&table.state, Viewer::Spectator, "spots"), None);
}

/// Two positions that differ only in what a seat cannot know give it equal answers.
#[test]
fn no_answer_tells_what_a_token_hides() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(36);
    let setup = Setup { scenery: 4, season: 1, ..Setup::default() };
    let mut state = Peanas::initial(&setup).expect("the usual setup");
    let mut compared = 0;
    for step in 0..1500 {
        match Peanas::node(&state) {
            Node::Over(_) => break,
            Node::Chance => {
                let chance = Peanas::sample_chance(&state, &mut rng);
                Peanas::resolve(&mut state, chance, &mut Silent);
                continue;
            }
            Node::Decision(_) => {}
        }
        if step % 12 == 0 {
            for seat in [Seat(0), Seat(1)] {
                let viewer = Viewer::Seat(seat);
                let mut other = state.clone();
                Peanas::determinize(&mut other, seat, &mut rng);
                let units = (0..state.units.len()).map(|unit| format!("unit u{unit}"));
                let rest = ["spots", "at 6000,6000", "templates", "ruler 0,0 12000,12000"].map(str::to_owned);
                for question in units.chain(rest) {
                    let (one, two) = (ask::ask(&state, viewer, &question), ask::ask(&other, viewer, &question));
                    compared += usize::from(one.is_some());
                    assert_eq!(one, two, "{question} at step {step}");
                }
            }
        }
        let action = Peanas::sample_action(&state, &mut rng);
        Peanas::apply(&mut state, action, &mut Silent);
    }
    assert!(compared > 200, "{compared}");
}
