//! Chapter 23: the automaton.

use crate::table::*;
use frente_kernel::{Game, Seat, Viewer};
use frente_tactics2gm::view::Hand;
use frente_tactics2gm::{Setup, Tactics2gm};

fn solo(difficulty: u8) -> Setup {
    Setup { players: 1, difficulty, ..Setup::default() }
}

#[test]
fn r23_1_the_automaton_bids_two_keeps_its_hand_and_shows_it() {
    let table = Table::raw(solo(1)).until_decision().expect_seat(0).act("bid 0");
    let table = table.expect_event(|event| *event == Event::BidRevealed(Seat(1), 2)).expect_pa(1, 3);
    let view = Tactics2gm::view(table.state(), Viewer::Seat(Seat(0)));
    assert!(matches!(view.seats[1].hand, Hand::Cards(_)));
    assert_eq!(Tactics2gm::seats(table.state()), 1);
}

// Ruling G50.
#[test]
fn r23_1_a_field_marshal_starts_with_the_first_general_of_his_nation() {
    let general = |difficulty| Table::raw(solo(difficulty)).view().hqs[1].hq.general;
    assert_eq!(general(3).map(|general| data().cards.generals[general.index()].id.as_str()), Some("rommel"));
    assert_eq!(general(2), None);
    assert_eq!(Table::raw(solo(3)).view().hqs[0].hq.general, None);
}

#[test]
fn r23_1_the_difficulty_is_points_a_turn() {
    let gained = |difficulty| {
        let table =
            Table::with(solo(difficulty)).unit(0, "us_jeep", "a1").pa(1, 0).empty_deck(1).hand(1, &["de_tiger2"]);
        let table = table.in_phase(Phase::Shooting).act("end");
        table.view().seats[1].pa
    };
    assert_eq!([0, 1, 2, 3].map(gained), [2, 3, 4, 5]);
}

/// The automaton's unit against ours, and its turn begins.
fn its_turn(table: Table) -> Table {
    table.empty_deck(1).hand(1, &["de_tiger2"]).pa(1, 0).in_phase(Phase::Shooting).act("end")
}

#[test]
fn r23_2_it_attacks_when_its_units_are_worth_as_much() {
    let strong = its_turn(Table::with(solo(1)).unit(0, "us_jeep", "a1").unit(1, "de_pz4", "h6"));
    strong.expect_free("h6").expect_unit("de_pz4", "h4");
    let weak = Table::with(solo(1))
        .unit(0, "us_pershing", "a1")
        .unit(0, "us_m36", "b1")
        .unit(1, "de_pz4", "h6")
        .unit(1, "de_moto", "h5");
    its_turn(weak).expect_unit("de_pz4", "h6");
    let hurt = its_turn(Table::with(solo(1)).unit(0, "us_jeep", "a1").unit(1, "de_pz4", "h6").pi(1, 3));
    hurt.expect_unit("de_pz4", "h6");
}

#[test]
fn r23_3_it_deploys_facing_a_unit_of_the_same_type_it_can_penetrate() {
    let table = Table::with(solo(1)).unit(0, "us_stuart", "c2").unit(0, "us_inf_ligera", "f2");
    let table = table.empty_deck(1).hand(1, &["de_pz4", "de_tiger2"]).pa(1, 3).in_phase(Phase::Shooting).act("end");
    table.expect_unit("de_pz4", "c6");
}

// Ruling C1: with neither deck nor hand it would lose.
#[test]
fn r23_3_it_keeps_its_last_card() {
    let table = Table::with(solo(1)).unit(0, "us_stuart", "c2").unit(1, "de_pz4", "h6");
    let table = table.empty_deck(1).hand(1, &["de_pz4"]).pa(1, 5).in_phase(Phase::Shooting).act("end");
    let table = table.expect_free("c6").expect_die();
    assert!(matches!(&table.view().seats[1].hand, Hand::Cards(cards) if cards.len() == 1));
}

#[test]
fn r23_3_the_die_for_terrain_is_not_kept_for_deployment() {
    let table = Table::raw(solo(1)).until_decision().act("bid 0").die(1).die(9).expect_die().die(3);
    let table = table.expect_event(|event| matches!(event, Event::TerrainBought(Seat(1), ..)));
    assert_eq!(table.view().turn.column, 0);
}

#[test]
fn r23_3_without_one_a_die_names_the_column() {
    let table =
        Table::with(solo(1)).unit(0, "us_stuart", "c2").empty_deck(1).hand(1, &["de_inf_ligera", "de_tiger2"]).pa(1, 0);
    let table = table.in_phase(Phase::Shooting).act("end").expect_die().die(10).expect_die().die(7);
    table.expect_unit("de_inf_ligera", "g6");
}

#[test]
fn r23_4_it_fires_at_the_staff_it_can_destroy() {
    let table = Table::with(solo(1)).unit(0, "us_jeep", "h1").unit(1, "de_inf_ligera", "d1").pi(0, 1);
    its_turn(table).die(5).expect_over("staff-destroyed", 0);
}

#[test]
fn r23_4_it_fires_at_what_strikes_hard_before_what_is_dear() {
    let table = Table::with(solo(1)).unit(0, "us_calliope", "a2").unit(0, "us_priest", "b2").unit(1, "de_pz4", "a4");
    its_turn(table.pi(1, 3)).die(5).expect_wounds("b2", 2).expect_wounds("a2", 0);
}

#[test]
fn r23_4_it_fires_first_at_who_stands_on_what_is_to_be_held() {
    let arnhem = Setup { scenario: "arnhem".to_owned(), ..solo(1) };
    let held = |at: &str| {
        let table = Table::with(arnhem.clone()).fact("/units", serde_json::json!([]));
        let table = table.unit(0, "us_pershing", "b5").unit(0, "us_inf_ligera", at).unit(1, "de_tiger2", "c4");
        its_turn(table).die(5)
    };
    for (cell, wounds) in [("d3", 0), ("d4", 0), ("e4", 3)] {
        held(cell).expect_wounds("b5", wounds);
    }
}

#[test]
fn r23_4_when_defending_it_looks_for_cover_and_stays_behind_its_third_line() {
    let table = |wall: &str| {
        let table = Table::with(solo(1)).unit(0, "us_pershing", "a1").unit(0, "us_m36", "b1");
        let table = table.unit(1, "de_inf_ligera", "h6").unit(1, "de_inf_ligera", "f6").unit(1, "de_moto", "a5");
        its_turn(table.terrain("muro", wall))
    };
    table("h5").expect_unit("de_inf_ligera", "h5");
    table("c3").expect_unit("de_inf_ligera", "h6").expect_unit("de_moto", "a5");
}

// Ruling G50.
#[test]
fn r23_4_a_fighter_rises_where_it_is_as_likely_as_not_to_hit() {
    let table = |wounds: u8| {
        let table = Table::with(solo(1)).fighter(0, "us_p47").unit(1, "de_inf_ligera", "d4").fighter(1, "de_bf109");
        let table = table.fact("/hqs/1/fighters/0/wounds", wounds);
        table.in_phase(Phase::Shooting).act("fly 0 d4")
    };
    let rose = |event: &Event| matches!(event, Event::FighterRose(Seat(1), _));
    assert!(table(0).has_event(rose));
    assert!(!table(3).has_event(rose));
}

#[test]
fn r23_4_it_does_not_throw_a_hit_again() {
    let table = |face| {
        let table = Table::with(solo(1)).unit(0, "us_inf_ligera", "d4").unit(1, "de_inf_ligera", "d5");
        let table = table.empty_deck(1).hand(1, &["fuego_certero", "de_tiger2"]).pa(1, 0);
        table.in_phase(Phase::Shooting).act("end").die(face)
    };
    table(5).expect_wounds("d4", 1);
    table(2).expect_event(|event| *event == Event::ThrownAgain(Seat(1))).die(5).expect_wounds("d4", 1);
}

// Ruling G50.
#[test]
fn r23_4_it_ambushes_where_the_shot_is_as_likely_as_not_to_hit() {
    let table = |wounds| {
        let table = Table::with(solo(1)).unit(0, "us_inf_ligera", "d2").unit(1, "de_inf_ligera", "d5");
        let table = table.wounds("d5", wounds).hand(1, &["emboscada", "de_tiger2"]);
        table.terrain("muro", "d3").act("step d2 n")
    };
    table(0).expect_die();
    table(2).expect_seat(0).expect_pa(1, 5);
}

#[test]
fn r23_4_a_sure_hit_is_for_a_dear_unit_it_destroys() {
    let table = |wounds, foe: &str| {
        let table = Table::with(solo(1)).unit(0, foe, "d3").wounds("d3", wounds).unit(1, "de_pz4", "d5");
        let table = table.empty_deck(1).hand(1, &["impacto", "de_tiger2"]).pa(1, 4);
        table.in_phase(Phase::Shooting).act("end")
    };
    table(2, "us_sherman").expect_free("d3");
    table(1, "us_sherman").expect_wounds("d3", 1);
    table(1, "us_stuart").expect_wounds("d3", 1);
}

// Every die hits: against somebody who does nothing it marches to the staff and takes it.
#[test]
fn r23_4_it_wins_against_somebody_who_does_nothing() {
    Table::raw(solo(1)).idle_to_the_end(7).expect_over("staff-destroyed", 0);
}

#[test]
fn r23_4_a_whole_game_against_it_comes_to_an_end() {
    let mut table = Table::raw(Setup { rounds: 3, ..solo(2) });
    for _ in 0..2000 {
        if matches!(Tactics2gm::node(table.state()), frente_kernel::Node::Over(_)) {
            return;
        }
        table = table.until_decision();
        if let Some(action) = table.legal().last().cloned() {
            table = table.act(&action);
        }
    }
    panic!("not over");
}
