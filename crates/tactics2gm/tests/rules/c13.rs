//! Chapter 13: planes and paratroopers.

use crate::table::*;
use frente_tactics2gm::Setup;
use frente_tactics2gm::state::Mark;

#[test]
fn r13_1_a_mission_runs_through_guns_interceptor_and_attack() {
    let table = Table::new().fighter(0, "us_p47").fighter(1, "de_bf109").unit(1, "de_flak38", "d4");
    let table = table.in_phase(Phase::Shooting).act("fly 0 d4").asks(1);
    let table = table.act("anti-air d4 1 plane").die(1).asks(1).act("intercept 0").die(1).die(1);
    table.expect_numbers(5, 9).die(5).expect_free("d4");
}

#[test]
fn r13_2_at_most_two_fighters_wait_and_they_are_discarded_after_a_mission() {
    let table =
        Table::new().hand(0, &["us_p51"]).pa(0, 9).in_phase(Phase::Deployment).act("station @us_p51").expect_pa(0, 5);
    let table = table.fighter(0, "us_p47").hand(0, &["us_p51"]).offers_not("station @us_p51");
    let table = table.unit(1, "de_inf_ligera", "d4").act("end").act("fly 1 d4").act("pass").die(1);
    assert!(table.view().hqs[0].hq.fighters[1].is_none());
}

#[test]
fn r13_2_an_escort_meets_the_interceptor_who_then_goes_on_alone() {
    let table =
        Table::new().fighter(0, "us_p51").fighter(0, "us_p47").fighter(1, "de_bf109").unit(1, "de_inf_ligera", "d4");
    let table = table.in_phase(Phase::Shooting).act("fly 1 d4").act("escort 0").act("intercept 0");
    // Interceptor and escort fire at once; then the interceptor at the mission plane, one harder.
    table.expect_numbers(4, 8).die(1).expect_numbers(4, 8).die(1).expect_numbers(5, 8).die(1).expect_numbers(5, 9);
}

// Without an escort the interceptor meets the plane itself, and none the harder.
#[test]
fn r13_2_an_escort_shot_down_by_guns_escorts_nobody() {
    let table = Table::new().fighter(0, "us_p51").fighter(0, "us_p47").fighter(1, "de_bf109");
    let table = table.unit(1, "de_flak38", "d5").unit(1, "de_inf_ligera", "d4").in_phase(Phase::Shooting);
    let table = table.act("fly 1 d4").act("escort 0").act("anti-air d5 1 escort").die(10).act("intercept 0");
    let table = table.expect_numbers(4, 8).die(1).expect_numbers(5, 9).die(1).expect_numbers(5, 9);
    assert_eq!(table.view().lost, [1, 0]);
}

// Ruling G37: both fire at once.
#[test]
fn r13_2_a_fighter_shot_down_has_fired_too() {
    let table = Table::new().fighter(0, "us_p51").fighter(1, "de_bf109").unit(1, "de_inf_ligera", "d4");
    let table = table.in_phase(Phase::Shooting).act("fly 0 d4").act("intercept 0").die(8).expect_numbers(4, 8).die(8);
    assert_eq!(table.view().lost, [1, 1]);
}

// Ruling A42.
#[test]
fn r13_2_fighters_come_back_where_that_is_agreed() {
    let setup = Setup { fighters_return: 1, ..Setup::default() };
    let table = Table::with(setup).fighter(0, "us_p51").unit(1, "de_inf_ligera", "d4").in_phase(Phase::Shooting);
    let table = table.act("fly 0 d4").die(1);
    assert!(table.view().hqs[0].hq.fighters[0].is_some_and(|plane| plane.grey));
    table.offers_not("fly 0 d4");
}

#[test]
fn r13_3_a_bomber_attacks_every_unit_of_its_area_and_is_discarded() {
    let table =
        Table::new().hand(0, &["us_b25"]).pa(0, 6).unit(1, "de_inf_ligera", "c4").unit(1, "de_inf_ligera", "d4");
    let table = table
        .in_phase(Phase::Deployment)
        .act("bomb @us_b25 area:b4:e")
        .die(9)
        .die(4)
        .expect_free("c4")
        .expect_wounds("d4", 0);
    table.expect_pa(0, 0).offers_not("bomb @us_b25 area:b4:e");
}

#[test]
fn r13_3_a_mission_takes_two_points_from_a_staff_at_most() {
    let table = Table::new().hand(1, &["de_stuka"]).pa(1, 5).turn_of(Side::B).in_phase(Phase::Deployment);
    table.act("bomb @de_stuka hq:0").die(8).expect_pi(0, 8);
}

// Chapter 24, ruling C7.
#[test]
fn r13_4_fog_and_binoculars_count_against_planes_too() {
    let table = |weather, at: &str| {
        let setup = Setup { weather, ..Setup::default() };
        Table::with(setup).fighter(0, "us_p51").unit(1, "us_bofors", "d6").unit(1, "de_inf_ligera", at)
    };
    let fly = |table: Table, at: &str| table.in_phase(Phase::Shooting).act(&format!("fly 0 {at}"));
    fly(table(0, "d2"), "d2").asks(1);
    fly(table(5, "d2"), "d2").expect_die();
    fly(table(5, "d3"), "d3").asks(1);
    fly(table(0, "d1"), "d1").expect_die();
    fly(table(0, "d1").carrying("d6", "prismaticos").set("d6", "scoped", 1), "d1").asks(1);
}

// Ruling A44.
#[test]
fn r13_4_a_gun_fires_once_a_turn_and_only_in_range() {
    let table = |gun: &str| {
        Table::new().fighter(0, "us_p51").fighter(0, "us_p47").unit(1, "de_flak38", gun).unit(1, "de_inf_ligera", "d4")
    };
    table("h6").in_phase(Phase::Shooting).act("fly 0 d4").act("pass").expect_die();
    let near = table("d5").in_phase(Phase::Shooting).act("fly 0 d4").act("pass").asks(1).act("anti-air d5 1 plane");
    near.die(10).asks(0).act("fly 1 d4").expect_die().expect_numbers(5, 9);
}

#[test]
fn r13_5_paratroopers_land_anywhere_free_of_enemies_and_buildings() {
    let table =
        Table::new().hand(0, &["us_para"]).pa(0, 3).terrain("casa", "c4").terrain("ruina", "e4").natural('M', "f4");
    let table = table.unit(1, "de_inf_ligera", "d4").in_phase(Phase::Deployment);
    for (cell, legal) in [("c4", false), ("d4", false), ("e4", true), ("f4", false), ("d6", true), ("d5", true)] {
        assert_eq!(table.count(&format!("land @us_para {cell}")) == 1, legal, "{cell}");
    }
    let table = table.act("land @us_para d5").expect_mark("d5", Mark::Landed, true).act("end");
    table.act("fire d5 0 d4").expect_numbers(6, 10);
}

// Ruling G40.
#[test]
fn r13_5_guns_fire_first_but_not_at_who_deploys_in_the_usual_way() {
    let table = || Table::new().hand(0, &["us_para"]).pa(0, 3).unit(1, "de_flak38", "d3").in_phase(Phase::Deployment);
    let table_down = table().act("land @us_para d2").asks(1).act("anti-air d3 1 plane").expect_numbers(5, 10).die(5);
    table_down.expect_wounds("d2", 2);
    table().act("deploy @us_para d1").asks(0).expect_mark("d1", Mark::Landed, false);
}
