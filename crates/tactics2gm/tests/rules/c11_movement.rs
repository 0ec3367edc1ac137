//! §11.4: movement, crossing, assault, advance under cover.

use crate::table::*;
use frente_tactics2gm::state::Mark;

#[test]
fn r11_4_any_part_of_the_movement_in_four_directions_never_diagonally() {
    let table = Table::new().unit(0, "us_sherman", "d3");
    assert_eq!(table.count("step d3"), 4);
    table.act("step d3 s").act("stop").expect_unit("us_sherman", "d2").refuses_by("step d2 s", "11.4");
}

// Ruling G9: what is left is lost when another unit starts.
#[test]
fn r11_4_one_unit_at_a_time() {
    let table = Table::new().unit(0, "us_sherman", "d3").unit(0, "us_stuart", "a1").act("step d3 n");
    table.offers_not("step a1 n").act("stop").act("step a1 n").act("stop").offers_not("step d4 n");
}

#[test]
fn r11_4_nobody_leaves_the_field() {
    let table = Table::new().unit(0, "us_sherman", "a1");
    table.refuses_by("step a1 s", "11.4").offers_not("step a1 w");
}

// The printed example: a transport crosses infantry of its side.
#[test]
fn r11_4_1_a_transport_crosses_own_infantry_but_does_not_end_there() {
    let table = Table::new().unit(0, "us_m3", "d2").unit(0, "us_inf_ligera", "d3");
    let table = table.act("step d2 n").offers_not("stop").expect_unit("us_inf_ligera", "d3");
    table.act("step d3 n").expect_unit("us_m3", "d4").expect_unit("us_inf_ligera", "d3");
    let table = Table::new().unit(0, "us_m3", "d2").unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4");
    let table = table.unit(1, "de_inf_ligera", "c3").unit(1, "de_inf_ligera", "e3");
    table.refuses_by("step d2 n", "11.4.1");
}

// Ruling A16.
#[test]
fn r11_4_1_two_friends_change_places() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(0, "us_inf_pesada", "d4").act("swap d3 n");
    let table = table.expect_unit("us_inf_ligera", "d4").expect_unit("us_inf_pesada", "d3");
    table.expect_mark("d3", Mark::Moved, true).offers_not("swap d3 n");
}

#[test]
fn r11_4_1_four_friends_go_round_a_corner() {
    let table = ["a1", "a2", "b2", "b1"].iter().zip(["us_jeep", "us_sherman", "us_stuart", "us_m3"]);
    let table = table.fold(Table::new(), |table, (at, id)| table.unit(0, id, at));
    let table = table.act("rotate a1 n").expect_unit("us_jeep", "a2").expect_unit("us_sherman", "b2");
    table.expect_unit("us_stuart", "b1").expect_unit("us_m3", "a1");
}

#[test]
fn r11_4_2_no_unit_passes_through_an_enemy() {
    let table = Table::new().unit(0, "us_m3", "d2").unit(1, "de_inf_ligera", "d3");
    table.refuses_by("step d2 n", "11.4.2");
}

#[test]
fn r11_4_3_in_the_open_the_attacker_strikes_first_with_one_more_damage() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4").wounds("d4", 1);
    let table = table.act("assault d3 n 0").expect_numbers(5, 10).die(5).expect_unit("us_inf_ligera", "d4");
    table.act("end").act("end").offers_not("fire d4 0 hq:1");
}

#[test]
fn r11_4_3_a_survivor_strikes_back_and_the_attacker_stays() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4");
    let table = table.act("assault d3 n 0").die(5).expect_wounds("d4", 2).expect_numbers(7, 10).die(7);
    table.expect_wounds("d3", 1).expect_unit("us_inf_ligera", "d3").expect_unit("de_inf_ligera", "d4");
}

#[test]
fn r11_4_3_from_terrain_the_defender_strikes_first_and_cover_counts_less() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4").terrain("muro", "d4");
    let table = table.act("assault d3 n 0").expect_numbers(5, 10).die(4).expect_numbers(6, 10);
    table.die(10).expect_unit("us_inf_ligera", "d4");
}

#[test]
fn r11_4_3_only_infantry_with_a_step_left_that_did_not_march() {
    let foe = |table: Table| table.unit(1, "de_inf_ligera", "d4");
    assert_eq!(foe(Table::new().unit(0, "us_sherman", "d3")).count("assault"), 0);
    assert_eq!(foe(Table::new().unit(0, "us_inf_ligera", "d3")).act("march d3").count("assault"), 0);
    assert_eq!(foe(Table::new().unit(0, "us_inf_ligera", "d3").mark("d3", "suppressed")).count("assault"), 0);
    assert_eq!(foe(Table::new().unit(0, "us_inf_ligera", "d3").terrain("alambrada", "d3")).count("assault"), 0);
    assert_eq!(foe(Table::new().unit(0, "us_zapadores", "d3").terrain("alambrada", "d3")).count("assault"), 2);
}

// Ruling G28.
#[test]
fn r11_4_3_the_staff_is_assaulted_from_its_two_cells_and_does_not_strike_back() {
    let table = Table::new().unit(0, "us_inf_ligera", "d6").act("assault-hq d6 1 0").die(5).expect_pi(1, 8);
    table.expect_unit("us_inf_ligera", "d6").asks(0);
}

#[test]
fn r11_4_3_artillery_defends_itself_and_vehicles_need_a_machine_gun() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_pak40", "d4").act("assault d3 n 0").die(1);
    table.expect_numbers(7, 10).die(7).expect_wounds("d3", 1);
    let table = Table::new().unit(0, "us_zapadores", "d3").unit(1, "de_251", "d4").act("assault d3 n 1").die(1).asks(0);
    table.expect_wounds("d3", 0);
    let table =
        Table::new().unit(0, "us_zapadores", "d3").armed(1, "de_251", "d4", &["mg"]).act("assault d3 n 1").die(1);
    table.expect_numbers(5, 10).die(5).expect_wounds("d3", 1).expect_grey("d4", 1);
}

#[test]
fn r11_4_3_an_assault_that_cannot_hurt_draws_the_answer() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").armed(1, "de_pz4", "d4", &["mg"]).act("assault d3 n 0");
    let table = table.die(10).expect_wounds("d4", 0).die(5).expect_wounds("d3", 1).expect_grey("d4", 2);
    table.expect_unit("us_inf_ligera", "d3").expect_unit("de_pz4", "d4");
    // A staff answers nobody: where nothing is drawn, nothing useless is done.
    let sappers = Table::new().unit(0, "us_inf_ligera", "d6");
    assert_eq!(sappers.count("assault-hq"), 1);
}

#[test]
fn r11_4_3_a_defender_with_several_weapons_chooses() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").armed(1, "de_inf_ligera", "d4", &["granadas"]);
    table.act("assault d3 n 0").asks(1).act("strike 1").expect_die();
}

// Rulings A20, A21.
#[test]
fn r11_4_4_infantry_behind_an_armoured_vehicle_has_light_cover_from_ahead() {
    let table = |shooter: &str| {
        Table::new()
            .unit(0, "us_inf_ligera", "d3")
            .unit(0, "us_sherman", "d4")
            .unit(1, "de_inf_ligera", shooter)
            .turn_of(Side::B)
            .in_phase(Phase::Shooting)
            .act(&format!("fire {shooter} 0 d3"))
    };
    table("d5").expect_numbers(6, 10);
    table("c4").expect_numbers(6, 10);
    table("c3").expect_numbers(5, 10);
    table("d2").expect_numbers(5, 10);
}

#[test]
fn r11_4_4_a_truck_gives_no_cover() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(0, "us_gmc", "d4").unit(1, "de_inf_ligera", "d5");
    table.turn_of(Side::B).in_phase(Phase::Shooting).act("fire d5 0 d3").expect_numbers(5, 10);
}
