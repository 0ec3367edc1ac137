//! Chapter 12: terrain and buildings.

use crate::table::*;
use frente_tactics2gm::Setup;

fn shooting(table: Table) -> Table {
    table.in_phase(Phase::Shooting)
}

#[test]
fn r12_1_units_stand_on_terrain_cards() {
    Table::new()
        .unit(0, "us_inf_ligera", "d3")
        .terrain("muro", "d4")
        .act("step d3 n")
        .expect_unit("us_inf_ligera", "d4");
}

#[test]
fn r12_2_terrain_is_placed_before_a_battle_begins_and_by_the_scenario_else() {
    let table = Table::raw(Setup::default()).until_decision().act("bid 0").act("bid 2").die(9).die(1).act("first a");
    assert!(table.count("terrain") > 0, "bought with the bid");
    let table = table.act("done").until_decision().act("keep").act("keep").until_decision();
    assert_eq!(table.count("terrain"), 0, "not any more");
    let arnhem = Table::raw(Setup { scenario: "arnhem".to_owned(), ..Setup::default() });
    let bridge = data().board.terrain.iter().position(|card| card.id == "puente").expect("a bridge");
    assert!(arnhem.view().terrain.iter().any(|(cell, card, _)| cell.to_string() == "d3" && card.index() == bridge));
    assert_eq!(arnhem.until_decision().count("terrain"), 0, "the scenario has laid it");
}

#[test]
fn r12_2_terrain_is_finite_sixteen_cards_in_a_box() {
    let copies: u8 = data().board.terrain.iter().filter(|card| card.for_sale).map(|card| card.copies).sum();
    assert_eq!(copies, 16);
}

// Ruling A37.
#[test]
fn r12_3_a_wall_that_is_shot_away_leaves_the_unit_on_it() {
    let table = shooting(Table::new().unit(0, "us_m36", "d3").unit(1, "de_inf_ligera", "d4").terrain("muro", "d4"));
    table.act("fire d3 0 card:d4").die(5).expect_terrain("d4", None).expect_unit("de_inf_ligera", "d4");
}

#[test]
fn r12_4_difficult_ground_ends_the_move_and_impassable_is_closed() {
    let table = Table::new().unit(0, "us_stuart", "d3").natural('B', "d4").act("step d3 n");
    table.expect_unit("us_stuart", "d4").asks(0).offers_not("step d4 n");
    let table = Table::new().unit(0, "us_stuart", "d3").terrain("erizos", "d4");
    table.refuses_by("step d3 n", "12.4");
}

#[test]
fn r12_5_woods_hedges_rivers_and_sea() {
    for (letter, infantry, tank) in [('B', 1, 1), ('S', 1, 1), ('R', 1, 0), ('M', 0, 0)] {
        let table = |id: &str| Table::new().unit(0, id, "d3").natural(letter, "d4");
        assert_eq!(table("us_inf_ligera").count("step d3 n"), infantry, "{letter}");
        assert_eq!(table("us_sherman").count("step d3 n"), tank, "{letter}");
    }
    for (letter, infantry, tank) in [('B', (6, 10), (6, 10)), ('S', (6, 10), (5, 10))] {
        let table =
            |id: &str| shooting(Table::new().unit(0, "us_sherman", "d3").unit(1, id, "d4").natural(letter, "d4"));
        table("de_inf_ligera").act("fire d3 0 d4").expect_numbers(infantry.0, infantry.1);
        table("de_pz3").act("fire d3 0 d4").expect_numbers(tank.0, tank.1);
    }
}

// Ruling X2.
#[test]
fn r12_5_nobody_lies_down_in_a_river() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").armed(1, "de_inf_ligera", "d4", &["cuerpo_a_tierra"]);
    shooting(table.natural('R', "d4")).act("fire d3 0 d4").expect_numbers(5, 10);
}

#[test]
fn r12_6_a_building_gives_cover_and_armour_to_the_unit_inside() {
    let inside =
        |by: &str| shooting(Table::new().unit(0, by, "d3").unit(1, "de_inf_ligera", "d4").terrain("casa", "d4"));
    inside("us_inf_ligera").act("fire d3 0 d4").expect_numbers(6, 10).die(6).expect_wounds("d4", 1);
    let bunker =
        shooting(Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4").terrain("bunker", "d4"));
    bunker.offers_not("fire d3 0 d4");
}

// Ruling A38.
#[test]
fn r12_6_guns_enter_bunkers_only_and_vehicles_factories_only() {
    let enters = |id: &str, card: &str| Table::new().unit(0, id, "d3").terrain(card, "d4").count("step d3 n") == 1;
    assert!(enters("us_at57", "bunker") && !enters("us_at57", "casa") && !enters("us_at57", "fabrica"));
    assert!(enters("us_sherman", "fabrica") && !enters("us_sherman", "bunker"));
    assert!(enters("us_inf_ligera", "casa") && enters("us_inf_ligera", "bunker"));
}

// Ruling A35.
#[test]
fn r12_7_the_shooter_names_the_unit_or_the_building() {
    let table = shooting(Table::new().unit(0, "us_sherman", "d3").unit(1, "de_inf_ligera", "d4").terrain("casa", "d4"));
    table.clone().act("fire d3 0 card:d4").expect_numbers(5, 10).die(10).expect_terrain("d4", Some(("casa", 2)));
    table.act("fire d3 0 d4").die(10).expect_free("d4").expect_terrain("d4", Some(("casa", 4)));
}

#[test]
fn r12_8_a_building_that_falls_kills_who_is_inside_and_stays_as_a_ruin() {
    let table = Table::new()
        .unit(0, "us_m36", "d3")
        .unit(1, "de_inf_ligera", "d4")
        .terrain("casa", "d4")
        .unit(0, "us_m10", "c4");
    let table = shooting(table).act("fire d3 0 card:d4").die(5).act("fire c4 0 card:d4").die(5);
    table.expect_free("d4").expect_terrain("d4", Some(("ruina", 0))).offers_not("fire d3 0 card:d4");
}

// Ruling X2.
#[test]
fn r12_alambrada_holds_infantry_and_gives_way_to_tanks() {
    let table = |id: &str| Table::new().unit(0, id, "d3").unit(1, "de_inf_ligera", "d4").terrain("alambrada", "d3");
    assert_eq!(table("us_inf_ligera").count("assault"), 0);
    assert!(table("us_zapadores").count("assault") > 0);
    let march = |id: &str| Table::new().unit(0, id, "d2").terrain("alambrada", "d3").hand(0, &["marcha_forzada"]);
    let foot = march("us_inf_ligera").act("play-on @marcha_forzada d2").act("step d2 n");
    foot.expect_terrain("d3", Some(("alambrada", 1))).offers_not("step d3 n");
    march("us_sherman").act("step d2 n").expect_terrain("d3", None);
    march("us_jeep").act("step d2 n").expect_terrain("d3", Some(("alambrada", 1)));
}

// Ruling X2.
#[test]
fn r12_trinchera_covers_against_indirect_fire_too() {
    let table = |card: &str| {
        let table = Table::new().unit(0, "us_obus105", "d2").unit(1, "de_inf_ligera", "d5").terrain(card, "d5");
        shooting(table).act("fire d2 0 d5")
    };
    table("trinchera").expect_numbers(7, 10);
    table("muro").expect_numbers(7, 9);
}

// Ruling X1.
#[test]
fn r12_puente_takes_down_who_stands_on_it() {
    let table = |on: &str| {
        let table = Table::new().natural('R', "d4").terrain("puente", "d4").unit(1, on, "d4").unit(0, "us_m36", "d2");
        table.fact("/terrain/0/2", 1)
    };
    shooting(table("de_pz4")).act("fire d2 0 card:d4").die(5).expect_free("d4").expect_terrain("d4", None);
    let loaded = table("de_251").aboard(1, "de_inf_ligera", "d4");
    let table = shooting(loaded).act("fire d2 0 card:d4").die(5).expect_free("d4");
    assert_eq!(table.view().lost, [0, 2]);
}
