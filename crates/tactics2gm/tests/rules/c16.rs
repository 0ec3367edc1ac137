//! Chapter 16: abilities.

use crate::table::*;
use frente_tactics2gm::state::{AttackKind, Mark};

fn deployment(table: Table) -> Table {
    table.in_phase(Phase::Deployment)
}

fn shooting(table: Table) -> Table {
    table.in_phase(Phase::Shooting)
}

#[test]
fn r16_abilities_cost_points_turn_tokens_or_are_always_on() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").pa(0, 0).unit(0, "us_jeep", "a1");
    table.offers_not("march d3").pa(0, 1).offers("march d3");
}

#[test]
fn r16_march_a_point_for_a_cell_and_worse_shots() {
    let table =
        Table::new().unit(0, "us_inf_ligera", "d2").unit(1, "de_inf_ligera", "d5").act("march d2").expect_pa(0, 4);
    let table = table.offers_not("march d2").act("step d2 n").act("step d3 n").expect_unit("us_inf_ligera", "d4");
    table.act("end").act("fire d4 0 d5").expect_numbers(6, 10);
}

#[test]
fn r16_set_up_a_weapon_is_turned_once_in_flip() {
    let table = shooting(Table::new().armed(0, "us_inf_pesada", "d3", &["hmg"])).act("end");
    table.act("turn d3 1").expect_grey("d3", 2).expect_die();
}

#[test]
fn r16_command_counts_in_the_supply_line_only() {
    let table = |at: &str| {
        let table = Table::new().unit(0, "us_mando_tte", at).unit(0, "us_jeep", "h1").pa(0, 0).unit(1, "de_moto", "h6");
        shooting(table.turn_of(Side::B)).act("end").view().seats[0].pa
    };
    assert_eq!((table("a1"), table("a4")), (5, 4));
}

#[test]
fn r16_inspire_adjacent_infantry_aims_better_and_stands_firm() {
    let table =
        Table::new().unit(0, "us_inf_ligera", "d3").unit(0, "us_mando_cap", "c3").unit(1, "de_inf_ligera", "d4");
    shooting(table.clone()).act("fire d3 0 d4").expect_numbers(4, 10);
    let table = table.unit(1, "de_inf_ligera", "e3").turn_of(Side::B);
    shooting(table).act("fire d4 0 d3").die(1).act("fire e3 0 d3").die(1).expect_mark("d3", Mark::Suppressed, false);
}

#[test]
fn r16_mechanic_repairs_a_neighbour_if_it_did_not_move() {
    let table = Table::new().unit(0, "us_mecanicos", "d2").unit(0, "us_sherman", "d3").wounds("d3", 2);
    deployment(table.clone()).act("repair d2 n").expect_wounds("d3", 1).offers_not("repair d2 n");
    deployment(table.mark("d2", "moved")).offers_not("repair d2 n");
}

#[test]
fn r16_sapper_clears_what_can_be_cleared_for_a_point() {
    let table = Table::new().unit(0, "us_zapadores", "d2").terrain("erizos", "d3").terrain("muro", "c2");
    deployment(table).offers_not("clear d2 w").act("clear d2 n").expect_pa(0, 4).expect_terrain("d3", None);
    let wire = |id: &str| Table::new().unit(0, id, "d2").terrain("alambrada", "d3").hand(0, &["marcha_forzada"]);
    wire("us_zapadores").act("play-on @marcha_forzada d2").act("step d2 n").offers("step d3 n");
    wire("us_inf_ligera").act("play-on @marcha_forzada d2").act("step d2 n").offers_not("step d3 n");
}

#[test]
fn r16_sniper_ignores_the_armour_of_buildings() {
    let table =
        |id: &str| shooting(Table::new().unit(0, id, "d3").unit(1, "de_inf_ligera", "d4").terrain("bunker", "d4"));
    table("us_inf_ligera").offers_not("fire d3 0 d4");
    table("us_francotirador").offers("fire d3 0 d4");
}

#[test]
fn r16_paratrooper_may_jump_and_others_may_not() {
    let table = deployment(Table::new().hand(0, &["us_para", "us_rangers"]));
    assert_eq!((table.count("land @us_para") > 30, table.count("land @us_rangers")), (true, 0));
}

#[test]
fn r16_infiltration_deploys_on_the_second_line_too() {
    let table = deployment(Table::new().hand(0, &["us_rangers", "us_para"]));
    table.offers("deploy @us_rangers d2").offers_not("deploy @us_para d2");
}

#[test]
fn r16_reconnaissance_moves_right_after_it_was_deployed() {
    let table = deployment(Table::new().hand(0, &["us_jeep"]).pa(0, 1)).act("deploy @us_jeep d1");
    table.act("step d1 n").act("step d2 n").act("step d3 n").expect_unit("us_jeep", "d4").offers("end");
}

#[test]
fn r16_reconnaissance_a_transport_is_loaded_before_it_scouts() {
    let hand = ["us_jeep", "us_inf_ligera", "us_inf_ligera", "us_sherman"];
    let table = deployment(Table::new().hand(0, &hand).pa(0, 9)).act("deploy @us_jeep d1").act("equip 0 0");
    let table =
        table.refuses("load @us_sherman d1", "21.1", "cannot-board").act("load @us_inf_ligera d1").act("equip 0 0");
    let table = table.refuses("load @us_inf_ligera d1", "21.1", "carrier-full");
    // Who is aboard rides along and does not get off this turn.
    let table = table.act("step d1 n").refuses("disembark d2 0 n", "11.5.5", "scouts-only-move").act("step d2 n");
    let table = table.refuses("load @us_inf_ligera d3", "21.3", "no-fresh-transport").act("stop");
    assert_eq!(table.view().units[1].aboard.map(|cell| cell.to_string()), Some("d3".to_owned()));
}

#[test]
fn r16_transport_carries_as_many_as_its_card_says() {
    let table = Table::new().unit(0, "us_m3", "d3").aboard(0, "us_inf_ligera", "d3").unit(0, "us_inf_ligera", "d2");
    table.offers_not("embark d2 n");
    let table = Table::new().unit(0, "us_gmc", "d3").aboard(0, "us_inf_ligera", "d3").unit(0, "us_inf_ligera", "d2");
    table.offers("embark d2 n");
}

#[test]
fn r16_tow_takes_a_gun_instead_of_infantry() {
    let table = |carrier: &str| Table::new().unit(0, carrier, "d3").unit(0, "us_obus105", "d2");
    table("us_m3").offers("embark d2 n");
    table("us_jeep").offers_not("embark d2 n");
    table("us_m3").aboard(0, "us_inf_ligera", "d3").offers_not("embark d2 n");
}

#[test]
fn r16_towable_guns_of_movement_zero_get_on() {
    let table = Table::new().unit(0, "us_m3", "d3").unit(0, "us_obus105", "d2").act("embark d2 n").expect_free("d2");
    table.expect_unit("us_m3", "d3");
}

#[test]
fn r16_armoured_vehicles_shield_infantry() {
    let shield = |id: &str, hit| {
        let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(0, id, "d4").unit(1, "de_inf_ligera", "d5");
        shooting(table.turn_of(Side::B)).act("fire d5 0 d3").expect_numbers(hit, 10)
    };
    shield("us_m3", 6);
    shield("us_gmc", 5);
}

#[test]
fn r16_logistics_readies_a_token_of_a_neighbour() {
    let table = Table::new().unit(0, "us_gmc", "d2").armed(0, "us_sherman", "d3", &["mg"]).set("d3", "grey", 2);
    deployment(table.clone()).act("resupply d2 n 1").expect_grey("d3", 0).expect_pa(0, 4);
    deployment(table.set("d3", "fresh", 2)).offers_not("resupply d2 n 1");
}

#[test]
fn r16_anti_tank_position_helps_a_gun_that_did_not_move() {
    let table = || Table::new().unit(0, "us_at57", "d3").unit(1, "de_pz4", "d4").unit(1, "de_inf_ligera", "e4");
    shooting(table()).act("fire d3 0 d4").expect_numbers(4, 9);
    shooting(table()).act("fire d3 0 e4").expect_numbers(5, 9);
    shooting(table().mark("d3", "moved")).act("fire d3 0 d4").expect_numbers(5, 9);
}

#[test]
fn r16_casemate_suffers_when_it_has_moved() {
    let table = || Table::new().unit(0, "us_sherman", "d3").unit(1, "de_stug3", "d4").turn_of(Side::B);
    shooting(table()).act("fire d4 0 d3").expect_numbers(5, 9);
    shooting(table().mark("d4", "moved")).act("fire d4 0 d3").expect_numbers(6, 9);
}

#[test]
fn r16_self_propelled_does_not_fire_indirectly_after_moving() {
    let table = || Table::new().unit(0, "us_priest", "d2").unit(1, "de_pz4", "d4");
    shooting(table()).offers("fire d2 0 d4");
    shooting(table().mark("d2", "moved")).offers_not("fire d2 0 d4");
}

#[test]
fn r16_heavy_tanks_stay_out_of_woods() {
    let table = |id: &str| Table::new().unit(0, id, "d3").natural('B', "d4");
    table("us_pershing").refuses_by("step d3 n", "12.4");
    table("us_sherman").offers("step d3 n");
}

#[test]
fn r16_unreliable_stays_on_a_one() {
    let table = || Table::new().unit(1, "de_panther", "d5").turn_of(Side::B).act("step d5 s").expect_die();
    table().die(1).expect_unit("de_panther", "d5").asks(1).expect_mark("d5", Mark::Moved, false);
    table().die(2).expect_unit("de_panther", "d4").act("step d4 s").expect_unit("de_panther", "d3");
}

// Rulings A16, G9, G12: a joint order waits for the engine, and is off on a 1.
#[test]
fn r16_unreliable_starts_before_it_changes_places() {
    let table =
        || Table::new().unit(0, "de_panther", "d2").unit(0, "de_inf_ligera", "d3").act("swap d2 n").expect_die();
    table().die(2).expect_unit("de_panther", "d3").expect_unit("de_inf_ligera", "d2");
    let failed = table().die(1).asks(0).expect_mark("d2", Mark::Moved, false).expect_mark("d3", Mark::Moved, false);
    failed.offers_not("swap d2 n").offers_not("step d2 w").offers("step d3 w");
    let four = Table::new().unit(0, "de_panther", "d2").unit(0, "de_inf_ligera", "d3").unit(0, "de_tiger2", "e3");
    let four = four.unit(0, "de_inf_ligera", "e2").act("rotate d2 n").die(2).expect_die();
    four.clone().die(2).expect_unit("de_panther", "d3").expect_unit("de_tiger2", "e2");
    four.die(1).expect_unit("de_panther", "d2").offers("step d2 w").offers_not("step e3 e");
}

#[test]
fn r16_all_terrain_takes_hedges_as_normal() {
    let table = |id: &str| Table::new().unit(0, id, "d3").natural('S', "d4").act("step d3 n");
    table("us_jeep").offers("step d4 n");
    table("us_greyhound").offers_not("step d4 n");
}

#[test]
fn r16_amphibious_crosses_water() {
    let table = Table::new().unit(1, "de_kubel", "d5").natural('M', "d4").turn_of(Side::B).act("step d5 s");
    table.expect_unit("de_kubel", "d4").offers_not("step d4 s");
}

#[test]
fn r16_assault_expert_strikes_first_and_better() {
    let table = Table::new().unit(0, "us_rangers", "d3").unit(1, "de_inf_ligera", "d4").terrain("muro", "d4");
    let table = table.act("assault d3 n 0").expect_numbers(5, 10);
    assert_eq!(table.view().attack.map(|attack| attack.kind), Some(AttackKind::Strike), "before the wall's defender");
    let table = Table::new().unit(0, "us_rangers", "d3").unit(1, "de_sturm", "d4").terrain("muro", "d4");
    let table = table.act("assault d3 n 0").act("strike 1");
    assert_eq!(table.view().attack.map(|attack| attack.seat.0), Some(1), "both expert: the order of the terrain");
}

#[test]
fn r16_elite_troops_are_not_suppressed() {
    let table = Table::new().unit(0, "us_rangers", "d3").unit(1, "de_inf_ligera", "d4").unit(1, "de_inf_ligera", "e3");
    let table = shooting(table.turn_of(Side::B)).act("fire d4 0 d3").die(1).act("fire e3 0 d3").die(1);
    table.expect_mark("d3", Mark::Suppressed, false);
}

#[test]
fn r16_cold_blood_ignores_the_first_wound() {
    let table = |wounds| {
        let table =
            Table::battle("bc3").unit(0, "uk_inf_ligera", "d3").wounds("d3", wounds).unit(1, "de_inf_ligera", "d4");
        shooting(table).act("fire d3 0 d4")
    };
    table(1).expect_numbers(5, 10);
    table(2).expect_numbers(6, 10);
}

#[test]
fn r16_hurrah_costs_a_point_for_one_more_damage() {
    let table = Table::battle("bc5").unit(0, "su_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4");
    table.act("hurrah d3 n 0").expect_pa(0, 4).die(5).expect_unit("su_inf_ligera", "d4");
}

#[test]
fn r16_commissar_makes_wounds_and_fire_forgotten() {
    let table = Table::battle("bc5").unit(0, "su_inf_ligera", "d3").wounds("d3", 2).unit(0, "su_comisario", "c3");
    let table = table.unit(1, "de_inf_ligera", "d4").unit(1, "de_inf_ligera", "e3");
    shooting(table.clone()).act("fire d3 0 d4").expect_numbers(5, 10);
    let table = shooting(table.turn_of(Side::B)).act("fire d4 0 d3").die(1).act("fire e3 0 d3").die(1);
    table.expect_mark("d3", Mark::Suppressed, false);
}

#[test]
fn r16_anti_air_guns_have_a_profile_of_their_own() {
    let table = Table::new().fighter(0, "us_p51").unit(1, "de_flak88", "d5").unit(1, "de_inf_ligera", "d4");
    shooting(table).act("fly 0 d4").act("anti-air d5 1 plane").expect_numbers(6, 9);
}

#[test]
fn r16_fighter_cards_wait_beside_the_staff() {
    let table = deployment(Table::new().hand(0, &["us_p51"]));
    table.offers_not("bomb @us_p51 hq:1").act("station @us_p51").expect_pa(0, 1);
}

#[test]
fn r16_bomber_cards_act_at_once() {
    let table = deployment(Table::new().hand(1, &["de_stuka"]).unit(0, "us_sherman", "d3").turn_of(Side::B));
    table.act("bomb @de_stuka d3").expect_numbers(4, 8).die(8).expect_free("d3");
}

// Ruling G39.
#[test]
fn r16_air_transport_drops_two_infantry_units() {
    let table = Table::new().hand(0, &["us_c47", "us_inf_ligera", "us_zapadores", "us_sherman"]).pa(0, 9);
    let table = deployment(table).act("airlift @us_c47 d4").expect_pa(0, 6).offers_not("drop @us_sherman d4");
    let table = table.act("drop @us_inf_ligera d4").act("equip 0 0").offers_not("drop @us_zapadores d4");
    let table = table
        .act("drop @us_zapadores e4")
        .act("equip 0 0")
        .expect_unit("us_inf_ligera", "d4")
        .expect_unit("us_zapadores", "e4");
    table.expect_mark("e4", Mark::Landed, true).offers("end").expect_pa(0, 3);
}
