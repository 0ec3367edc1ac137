//! §11.5: deployment and equipment.

use crate::table::*;

fn deploying(card: &str, pa: u8) -> Table {
    Table::new().hand(0, &[card]).pa(0, pa).in_phase(Phase::Deployment).act(&format!("deploy @{card} d1"))
}

#[test]
fn r11_5_units_come_from_the_hand_to_the_own_line_for_their_cost() {
    deploying("us_inf_pesada", 2).expect_pa(0, 0).expect_unit("us_inf_pesada", "d1");
    let table = Table::new().hand(0, &["us_inf_pesada"]).in_phase(Phase::Deployment);
    table.refuses_by("deploy @us_sherman d1", "7.1").refuses_by("deploy @us_inf_pesada d3", "10.1");
}

// Ruling A18.
#[test]
fn r11_5_a_new_unit_may_shoot() {
    let table =
        Table::new().hand(0, &["us_inf_ligera"]).unit(1, "de_inf_ligera", "d3").pa(0, 1).in_phase(Phase::Deployment);
    table.act("deploy @us_inf_ligera d1").act("end").offers("fire d1 0 d3");
}

#[test]
fn r11_5_1_other_cards_are_played_in_this_phase_only() {
    let table = Table::new().hand(0, &["caja_suministros"]).unit(0, "us_jeep", "a1");
    table.clone().offers_not("play @caja_suministros");
    table.clone().in_phase(Phase::Shooting).offers_not("play @caja_suministros");
    table.in_phase(Phase::Deployment).offers("play @caja_suministros");
}

// The printed examples: heavy infantry 2, with HMG 3; Sherman 4, with howitzer 7.
#[test]
fn r11_5_2_equipment_is_added_to_the_cost() {
    deploying("us_inf_pesada", 9).act("equip 0 0").expect_pa(0, 7);
    deploying("us_inf_pesada", 9).act("equip 2 0").expect_pa(0, 6);
    deploying("us_sherman", 9).act("equip 8 0").expect_pa(0, 2);
    deploying("us_sherman", 6).offers_not("equip 8 0");
}

// The printed example: mortars and prone make 4; no HMG or bazooka beside the mortars.
#[test]
fn r11_5_3_infantry_takes_one_offensive_and_one_defensive_token() {
    deploying("us_inf_pesada", 9).act("equip 20 0").expect_pa(0, 5);
    deploying("us_inf_pesada", 9).refuses_by("equip 6 0", "11.5.3").offers_not("equip 12 0");
}

// The printed example: 9 points with both machine guns, howitzer and smoke.
#[test]
fn r11_5_4_a_sherman_with_everything_costs_nine_and_the_second_mg_nothing() {
    deploying("us_sherman", 9).act("equip 30 0").expect_pa(0, 0);
    deploying("us_sherman", 9).offers_not("equip 4 0");
    deploying("us_sherman", 5).act("equip 6 0").expect_pa(0, 0);
}

#[test]
fn r11_5_5_a_new_unit_does_not_move() {
    let table = Table::new().unit(0, "us_inf_ligera", "d1").mark("d1", "deployed").unit(0, "us_jeep", "a1");
    table.refuses_by("step d1 n", "11.5.5");
}

// The printed example: a tank does not carry two dozer blades.
#[test]
fn r11_5_6_the_same_card_does_not_touch_a_unit_twice() {
    let table = Table::new().unit(0, "us_sherman", "d1").hand(0, &["pala", "pala"]).in_phase(Phase::Deployment);
    table.act("play-on @pala d1").refuses_by("play-on @pala d1", "11.5.6");
}

// Rulings A34, C9: a card that does not stay, once a turn.
#[test]
fn r11_5_6_healing_twice_in_a_turn_takes_two_units() {
    let table =
        Table::new().unit(0, "us_inf_ligera", "d1").wounds("d1", 2).unit(0, "us_inf_ligera", "e1").wounds("e1", 1);
    let table = table.hand(0, &["botiquin_campana", "botiquin_campana"]).in_phase(Phase::Deployment);
    let table = table.act("play-on @botiquin_campana d1").expect_wounds("d1", 0);
    table.offers_not("play-on @botiquin_campana d1").act("play-on @botiquin_campana e1");
}
