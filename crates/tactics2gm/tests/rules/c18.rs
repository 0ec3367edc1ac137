//! Chapter 18: generals.

use crate::table::*;

fn deployment(table: Table) -> Table {
    table.in_phase(Phase::Deployment)
}

/// What side A receives when its turn begins.
fn income(table: Table) -> u8 {
    let table = table.pa(0, 0).unit(1, "de_moto", "h6").turn_of(Side::B).in_phase(Phase::Shooting).act("end");
    table.view().seats[0].pa
}

#[test]
fn r18_eisenhower_brings_a_point_each_turn() {
    assert_eq!((income(Table::new()), income(Table::new().general(0, "eisenhower"))), (3, 4));
}

// Ruling G6.
#[test]
fn r18_patton_makes_one_tank_a_turn_cheaper() {
    let table = deployment(Table::new().general(0, "patton").hand(0, &["us_sherman", "us_stuart"]).pa(0, 9));
    table
        .act("deploy @us_sherman d1")
        .act("equip 0 0")
        .expect_pa(0, 6)
        .act("deploy @us_stuart e1")
        .act("equip 0 0")
        .expect_pa(0, 3);
}

#[test]
fn r18_bradley_lets_two_units_march_without_paying() {
    let table = ["a1", "b1", "c1"]
        .iter()
        .fold(Table::new().general(0, "bradley"), |table, at| table.unit(0, "us_inf_ligera", at));
    table.act("march a1").act("march b1").expect_pa(0, 5).act("march c1").expect_pa(0, 4);
}

#[test]
fn r18_rommel_moves_one_new_vehicle_a_turn() {
    let table = Table::new().general(1, "rommel").hand(1, &["de_pz3", "de_pz3"]).pa(1, 9).turn_of(Side::B);
    let table =
        deployment(table).act("deploy @de_pz3 d6").act("equip 0 0").act("step d6 s").expect_unit("de_pz3", "d5");
    let table = table.offers_not("step d5 s").act("deploy @de_pz3 d6").act("equip 0 0");
    table.offers_not("step d6 s").offers("end");
}

#[test]
fn r18_guderian_makes_one_tank_a_turn_cheaper() {
    let table = Table::new().general(1, "guderian").hand(1, &["de_pz3"]).pa(1, 2).turn_of(Side::B);
    deployment(table).act("deploy @de_pz3 d6").expect_pa(1, 0);
}

#[test]
fn r18_rundstedt_makes_guns_cheaper_and_the_staff_recover_once_before_a_die() {
    let table = Table::new().general(1, "rundstedt").hand(1, &["de_pak40", "de_pak40"]).pa(1, 4).turn_of(Side::B);
    deployment(table).act("deploy @de_pak40 d6").act("equip 0 0").act("deploy @de_pak40 e6").expect_pa(1, 0);
    let table = Table::new().general(1, "rundstedt").pi(1, 1).unit(0, "us_inf_ligera", "d6").in_phase(Phase::Shooting);
    let table = table.act("fire d6 0 hq:1").asks(1).act("recover").expect_pi(1, 3).die(5).expect_pi(1, 2);
    table.unit(0, "us_inf_ligera", "e6").act("fire e6 0 hq:1").expect_die();
}

#[test]
fn r18_montgomery_draws_one_more_with_a_small_hand() {
    let draws = |hand: &[&str]| {
        let table =
            Table::battle("bc3").general(0, "montgomery").hand(0, hand).unit(1, "de_moto", "h6").turn_of(Side::B);
        format!("{:?}", table.in_phase(Phase::Shooting).act("end").state().pending())
    };
    assert_eq!(draws(&["uk_jeep"; 4]), "Some(Draw(Seat(0), 3))");
    assert_eq!(draws(&["uk_jeep"; 5]), "Some(Draw(Seat(0), 2))");
}

#[test]
fn r18_alexander_pays_for_three_supplied_lines() {
    let lines = |cells: &[&str]| {
        let table =
            cells.iter().fold(Table::battle("bc3").general(0, "alexander"), |table, at| table.unit(0, "uk_jeep", at));
        income(table)
    };
    assert_eq!((lines(&["a1", "a2"]), lines(&["a1", "a2", "a3"])), (5, 7));
}

// Ruling G33.
#[test]
fn r18_oconnor_lets_infantry_assault_from_a_transport() {
    let table = |general: &str| {
        let table =
            Table::battle("bc3").general(0, general).unit(0, "uk_carrier", "d2").aboard(0, "uk_inf_ligera", "d2");
        table.unit(1, "de_inf_ligera", "d4").act("disembark d2 0 n")
    };
    table("oconnor").offers("assault d3 n 0").offers_not("step d3 e");
    assert_eq!(table("montgomery").count("assault"), 0);
    let table = Table::battle("bc3").general(0, "oconnor").hand(0, &["uk_jeep"]).pa(0, 0);
    deployment(table).offers("deploy @uk_jeep d1");
}

#[test]
fn r18_zhukov_steadies_one_unit_a_turn() {
    let table = Table::battle("bc5").general(0, "zhukov").unit(0, "su_inf_ligera", "d3").unit(0, "su_inf_ligera", "e4");
    let table = table.unit(1, "de_inf_ligera", "d4").in_phase(Phase::Shooting).act("steady d3").offers_not("steady e4");
    table.act("fire d3 0 d4").expect_numbers(4, 10);
}

// Ruling C4: also a shot from ambush.
#[test]
fn r18_zhukov_helps_an_ambush() {
    let table = Table::battle("bc6").general(0, "zhukov").unit(1, "de_inf_ligera", "d5").unit(0, "su_inf_ligera", "d2");
    let table =
        table.hand(0, &["emboscada"]).turn_of(Side::B).act("step d5 s").act("ambush @emboscada").act("steady d2");
    table.act("ambush-fire d2 0").expect_numbers(4, 10);
}

#[test]
fn r18_konev_makes_one_supplies_card_a_turn_cheaper() {
    let table = Table::battle("bc5")
        .general(0, "konev")
        .unit(0, "su_t34", "d1")
        .wounds("d1", 2)
        .hand(0, &["reparacion_campana"]);
    deployment(table).act("play-on @reparacion_campana d1").expect_pa(0, 4);
}

#[test]
fn r18_chuikov_helps_infantry_in_buildings_and_ruins() {
    let table = |card: &str| {
        let table =
            Table::battle("bc5").general(0, "chuikov").unit(0, "su_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4");
        table.terrain(card, "d3").in_phase(Phase::Shooting).act("fire d3 0 d4")
    };
    table("casa").expect_numbers(4, 10);
    table("ruina").expect_numbers(4, 10);
    table("muro").expect_numbers(5, 10);
}
