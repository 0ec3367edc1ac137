//! The rules by paragraph, the dice written out.

use dado::{Action, Cell, Dado, Die, Setup, State};
use frente_kernel::{Game, Illegal, Match, Node, Seat, Silent, Step};

/// The match after these throws: a cell and what the die showed.
fn after(throws: &[(&str, u8)]) -> Match<Dado> {
    let mut played = Match::<Dado>::new(Setup::default()).expect("the usual setup is accepted");
    for (cell, die) in throws {
        let seat = played.state().turn();
        played.take(Step::Act(seat, aim(cell)), &mut Silent).unwrap_or_else(|refusal| panic!("{cell}: {refusal}"));
        played.take(Step::Chance(Die(*die)), &mut Silent).unwrap_or_else(|refusal| panic!("{cell}: {refusal}"));
    }
    played
}

fn aim(cell: &str) -> Action {
    Action::Aim(cell.parse().expect("a cell"))
}

fn marks(state: &State) -> String {
    Cell::all().map(|cell| state.mark(cell).map_or('.', |seat| ['X', 'O'][usize::from(seat.0)])).collect()
}

fn label(state: &State) -> Option<&'static str> {
    match Dado::node(state) {
        Node::Over(outcome) => Some(outcome.label),
        _ => None,
    }
}

#[test]
fn r1_crosses_begin_on_an_empty_board() {
    let start = after(&[]);
    assert_eq!(marks(start.state()), ".........");
    assert_eq!(Dado::node(start.state()), Node::Decision(Seat(0)));
    let error = Dado::initial(&Setup { hits: 7 }).unwrap_err();
    assert_eq!(error.to_string(), "hits: expected 1 to 6, found 7");
}

#[test]
fn r2_a_hit_leaves_a_mark_and_passes_the_turn() {
    let played = after(&[("b2", 3)]);
    assert_eq!(marks(played.state()), "....X....");
    assert_eq!(Dado::node(played.state()), Node::Decision(Seat(1)));
}

#[test]
fn r2_a_miss_leaves_nothing() {
    let played = after(&[("b2", 2)]);
    assert_eq!(marks(played.state()), ".........");
    assert_eq!(Dado::node(played.state()), Node::Decision(Seat(1)));
}

#[test]
fn r2_a_taken_cell_cannot_be_aimed_at() {
    let mut played = after(&[("b2", 6)]);
    assert_eq!(Dado::check(played.state(), aim("b2")), Err(Illegal { rule: "2", why: "taken" }));
    played.take(Step::Act(Seat(1), aim("a1")), &mut Silent).expect("a1 is free");
    assert_eq!(Dado::check(played.state(), aim("c1")), Err(Illegal { rule: "2", why: "aiming" }));
}

#[test]
fn r3_three_in_a_line_win() {
    let played = after(&[("a1", 6), ("b1", 1), ("b2", 6), ("b1", 1), ("c3", 6)]);
    let Node::Over(outcome) = Dado::node(played.state()) else { panic!("three in a line") };
    assert_eq!((outcome.label, outcome.payoff(Seat(0)), outcome.payoff(Seat(1))), ("line", 1.0, 0.0));
}

#[test]
fn r3_a_full_board_is_a_draw() {
    let cells = ["a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3"];
    let played = after(&cells.map(|cell| (cell, 6)));
    assert_eq!((marks(played.state()).as_str(), label(played.state())), ("XOXXOOOXX", Some("draw")));
}

#[test]
fn r3_forty_throws_are_enough() {
    assert_eq!(label(after(&[("a1", 1); 39]).state()), None);
    assert_eq!(label(after(&[("a1", 1); 40]).state()), Some("draw"));
}
