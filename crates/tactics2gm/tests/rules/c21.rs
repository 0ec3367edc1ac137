//! Chapter 21: transports.

use crate::table::*;
use frente_tactics2gm::state::Mark;

#[test]
fn r21_1_infantry_spends_a_step_to_get_on() {
    let table = Table::new().unit(0, "us_m3", "d3").unit(0, "us_inf_ligera", "d2").act("embark d2 n").expect_free("d2");
    let view = table.view();
    assert_eq!(view.units[1].aboard.map(|cell| cell.to_string()), Some("d3".to_owned()));
    let table = Table::new().unit(0, "us_m3", "d3").unit(0, "us_inf_ligera", "d2").mark("d2", "suppressed");
    table.offers_not("embark d2 n");
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
    assert_eq!(table.count("fire"), 0);
    // Three points of the staff and one for the carrier's line: the command group aboard adds nothing.
    let start = |table: Table| table.pa(0, 0).turn_of(Side::B).in_phase(Phase::Shooting).act("end");
    let foe = || Table::new().unit(1, "de_inf_ligera", "h6").unit(0, "us_m3", "d1");
    start(foe().aboard(0, "us_mando_tte", "d1")).expect_pa(0, 4);
    start(foe().unit(0, "us_mando_tte", "e1")).expect_pa(0, 5);
}

// A gun that can move pays with a step as infantry does; one that cannot pays nothing.
#[test]
fn r21_1_a_gun_that_has_moved_does_not_get_on() {
    let table =
        Table::new().unit(0, "us_at57", "d1").unit(0, "us_m3", "d3").act("step d1 n").expect_unit("us_at57", "d2");
    table.refuses("embark d2 n", "11.4", "has-moved");
    Table::new().unit(0, "us_at57", "d2").unit(0, "us_m3", "d3").offers("embark d2 n");
    Table::new().unit(0, "us_obus105", "d2").unit(0, "us_m3", "d3").offers("embark d2 n");
}

#[test]
fn r21_2_who_gets_off_moves_no_more_but_shoots() {
    let table = Table::new().unit(0, "us_m3", "d1").aboard(0, "us_inf_ligera", "d1").unit(1, "de_inf_ligera", "d5");
    let table = table.act("step d1 n").act("disembark d2 0 n").expect_unit("us_inf_ligera", "d3");
    let table = table.expect_mark("d3", Mark::Disembarked, true).offers_not("step d3 n").act("step d2 w");
    table.act("end").offers("fire d3 0 d5");
}

// Ruling G30.
#[test]
fn r21_2_not_on_and_off_in_one_turn() {
    let table = Table::new().unit(0, "us_m3", "d3").unit(0, "us_inf_ligera", "d2").act("embark d2 n");
    assert_eq!(table.count("disembark"), 0);
}

#[test]
fn r21_2_who_is_thrown_off_in_his_own_movement_has_ridden() {
    let table = Table::new().unit(0, "us_gmc", "d2").aboard(0, "us_inf_ligera", "d2").unit(1, "de_inf_ligera", "d4");
    let table = table.hand(1, &["mina_anticarro"]).pa(1, 9).act("step d2 n").asks(1).act("mine @mina_anticarro").die(9);
    let table = table.expect_unit("us_inf_ligera", "d3").expect_wounds("d3", 1);
    let table = table.refuses("step d3 w", "21.2", "just-got-off").refuses("assault d3 n 0", "21.2", "just-got-off");
    table.act("end").act("end").offers("fire d3 0 d4");
}

#[test]
fn r21_3_infantry_deploys_into_a_transport_of_this_turn() {
    let table = Table::new()
        .hand(0, &["us_m3", "us_inf_ligera"])
        .in_phase(Phase::Deployment)
        .offers_not("load @us_inf_ligera d1");
    let table = table.act("deploy @us_m3 d1").act("equip 0 0").act("load @us_inf_ligera d1").act("equip 0 0");
    assert_eq!(table.view().units[1].aboard.map(|cell| cell.to_string()), Some("d1".to_owned()));
    table.expect_pa(0, 2);
}

// Rulings G10, G12: getting off is moving, and what is set up does not move.
#[test]
fn r21_3_a_weapon_goes_aboard_packed() {
    let table = Table::new().hand(0, &["us_m3", "us_inf_pesada"]).pa(0, 9).in_phase(Phase::Deployment);
    let table = table.act("deploy @us_m3 d1").act("equip 0 0").act("load @us_inf_pesada d1");
    let table = table.refuses("equip 2 0", "11.8", "set-up-aboard").offers("equip 0 0").act("equip 2 2");
    assert_eq!(table.view().units[1].unit.grey, 2);
    let table = Table::new().hand(0, &["us_inf_pesada"]).in_phase(Phase::Deployment).act("deploy @us_inf_pesada d1");
    table.offers("equip 2 0");
}

// Ruling G32: in the order their owner likes.
#[test]
fn r21_4_the_owner_says_which_passenger_throws_first() {
    let table = |second: &str| {
        let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_opel", "d4").wounds("d4", 1);
        let table = table.aboard(1, "de_inf_ligera", "d4").aboard(1, second, "d4");
        table.in_phase(Phase::Shooting).act("fire d3 0 d4").die(5)
    };
    let chosen = table("de_inf_pesada").asks(1).offers("leap 0").offers_not("leap 2").act("leap 1");
    let chosen = chosen.die(6).expect_unit("de_inf_pesada", "d4").expect_die().die(6).asks(1).act("survive d5");
    chosen.expect_unit("de_inf_ligera", "d5");
    // Nothing to choose between two alike.
    table("de_inf_ligera").expect_die();
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
    let table = table.act("assault d3 n 1").die(9).die(7).asks(1).offers_not("survive d4").act("survive d5");
    table.expect_unit("us_zapadores", "d4").expect_unit("de_inf_ligera", "d5");
}
