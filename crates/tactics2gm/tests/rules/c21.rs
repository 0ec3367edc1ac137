//! Chapter 21: transports.

use crate::table::*;
use frente_tactics2gm::state::Mark;

#[test]
fn r21_1_infantry_spends_a_step_to_get_on() {
    let table = Table::new().unit(0, "us_m3", "d3").unit(0, "us_inf_ligera", "d2").act("embark d2 n").expect_free("d2");
    let view = table.view();
    assert_eq!(view.units[1].aboard.map(|cell| cell.to_string()), Some("d3".to_owned()));
    let table = Table::new().unit(0, "us_m3", "d3").unit(0, "us_inf_ligera", "d2").mark("d2", "suppressed");
    table.expect_illegal("embark d2 n");
}

#[test]
fn r21_1_a_carrier_on_its_way_takes_a_friend_up_and_goes_on() {
    let table = Table::new().unit(0, "us_m3", "d1").unit(0, "us_inf_ligera", "d3").act("step d1 n").act("embark d3 s");
    table.act("step d2 n").expect_unit("us_m3", "d3");
}

// Ruling G31.
#[test]
fn r21_1_who_is_carried_neither_shoots_nor_fills_a_line() {
    let table = Table::new().unit(0, "us_m3", "d2").aboard(0, "us_mando_tte", "d2").unit(1, "de_inf_ligera", "d3");
    let table = table.in_phase(Phase::Shooting);
    assert_eq!(table.offered("fire"), 0);
}

#[test]
fn r21_2_who_gets_off_moves_no_more_but_shoots() {
    let table = Table::new().unit(0, "us_m3", "d1").aboard(0, "us_inf_ligera", "d1").unit(1, "de_inf_ligera", "d5");
    let table = table.act("step d1 n").act("disembark d2 0 n").expect_unit("us_inf_ligera", "d3");
    let table = table.expect_mark("d3", Mark::Disembarked, true).expect_illegal("step d3 n").act("step d2 w");
    table.act("end").expect_legal("fire d3 0 d5");
}

// Ruling G30.
#[test]
fn r21_2_not_on_and_off_in_one_turn() {
    let table = Table::new().unit(0, "us_m3", "d3").unit(0, "us_inf_ligera", "d2").act("embark d2 n");
    assert_eq!(table.offered("disembark"), 0);
}

#[test]
fn r21_3_infantry_deploys_into_a_transport_of_this_turn() {
    let table = Table::new()
        .hand(0, &["us_m3", "us_inf_ligera"])
        .in_phase(Phase::Deployment)
        .expect_illegal("load @us_inf_ligera d1");
    let table = table.act("deploy @us_m3 d1").act("equip 0 0").act("load @us_inf_ligera d1").act("equip 0 0");
    assert_eq!(table.view().units[1].aboard.map(|cell| cell.to_string()), Some("d1".to_owned()));
    table.expect_pa(0, 2);
}

// Ruling G32.
#[test]
fn r21_4_passengers_of_a_wreck_throw_for_their_lives() {
    let hit = || {
        let table = Table::new().unit(0, "us_m3", "d3").aboard(0, "us_inf_ligera", "d3").wounds("d3", 2);
        table.unit(1, "de_inf_ligera", "d4").turn_of(Side::B).in_phase(Phase::Shooting).act("fire d4 0 d3").die(5)
    };
    hit().die(6).expect_unit("us_inf_ligera", "d3").expect_wounds("d3", 1);
    let lost = hit().die(5).expect_free("d3");
    assert_eq!(lost.view().lost, [2, 0]);
}

// Ruling G29.
#[test]
fn r21_4_after_an_assault_survivors_go_beside_the_cell() {
    let table = Table::new().unit(0, "us_zapadores", "d3").unit(1, "de_opel", "d4").aboard(1, "de_inf_ligera", "d4");
    let table = table.act("assault d3 n 1").die(9).die(7).expect_seat(1).expect_illegal("survive d4").act("survive d5");
    table.expect_unit("us_zapadores", "d4").expect_unit("de_inf_ligera", "d5");
}
