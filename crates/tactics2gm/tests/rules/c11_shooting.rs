//! §11.6 and §11.7: shooting, modifiers, wounds.

use crate::table::*;
use frente_tactics2gm::state::Mark;

/// American light infantry on d3 against a German unit, in Shooting.
fn rifles(foe: &str, at: &str) -> Table {
    Table::new().unit(0, "us_inf_ligera", "d3").unit(1, foe, at).in_phase(Phase::Shooting)
}

#[test]
fn r11_6_each_unit_shoots_once() {
    let table = rifles("de_inf_ligera", "d4").unit(0, "us_inf_ligera", "d5").act("fire d3 0 d4").die(1);
    table.refuses_by("fire d3 0 d4", "11.6").act("fire d5 0 d4").die(1).offers_not("fire d5 0 d4");
}

// Ruling G17.
#[test]
fn r11_6_who_let_another_unit_fire_is_done() {
    let table = Table::new().armed(0, "us_sherman", "d3", &["mg"]).unit(0, "us_inf_ligera", "e4");
    let table = table.unit(1, "de_inf_ligera", "d4").in_phase(Phase::Shooting).act("fire d3 0 d4").die(1);
    table.act("fire e4 0 d4").die(1).refuses_by("fire d3 1 d4", "11.6");
}

// The printed example: rifles and mortars, at the same target or another.
#[test]
fn r11_6_1_every_weapon_fires_at_targets_of_its_own() {
    let table = Table::new().armed(0, "us_inf_pesada", "d3", &["morteros"]).unit(1, "de_inf_ligera", "d5");
    let table = table.unit(1, "de_inf_ligera", "e4").in_phase(Phase::Shooting);
    table.act("fire d3 0 d5").die(1).offers("fire d3 2 d5").act("fire d3 2 e4").die(1).offers_not("fire d3 0 e4");
}

// The printed example: rifles reach two cells, grenades one.
#[test]
fn r11_6_2_rifles_reach_two_cells_and_grenades_one() {
    let table = |at: &str| {
        Table::new()
            .armed(0, "us_inf_ligera", "c2", &["granadas"])
            .unit(1, "de_inf_ligera", at)
            .in_phase(Phase::Shooting)
    };
    table("c4").offers("fire c2 0 c4").offers_not("fire c2 1 c4");
    table("c3").offers("fire c2 0 c3").offers("fire c2 1 c3");
    table("c5").refuses_by("fire c2 0 c5", "11.6.2");
    table("d3").offers("fire c2 0 d3").offers_not("fire c2 1 d3");
}

#[test]
fn r11_6_2_fire_goes_in_all_directions_over_anything() {
    for at in ["d5", "d1", "b3", "f3"] {
        rifles("de_inf_ligera", at)
            .terrain("bunker", "d4")
            .unit(0, "us_sherman", "d2")
            .offers(&format!("fire d3 0 {at}"));
    }
}

// The printed example: 5+/10.
#[test]
fn r11_6_3_five_hits_four_misses_ten_destroys() {
    rifles("de_inf_ligera", "d4").act("fire d3 0 d4").die(4).expect_wounds("d4", 0);
    rifles("de_inf_ligera", "d4").act("fire d3 0 d4").die(5).expect_wounds("d4", 1);
    rifles("de_inf_ligera", "d4").act("fire d3 0 d4").die(10).expect_free("d4");
}

// The printed example: a wall (+1/+1) makes it 6+/10, prone besides (+1/+0) 7+/10.
#[test]
fn r11_6_4_a_wall_and_prone_make_it_seven() {
    rifles("de_inf_ligera", "d4").terrain("muro", "d4").act("fire d3 0 d4").expect_numbers(6, 10);
    let table = Table::new().unit(0, "us_inf_ligera", "d3").armed(1, "de_inf_ligera", "d4", &["cuerpo_a_tierra"]);
    table.terrain("muro", "d4").in_phase(Phase::Shooting).act("fire d3 0 d4").expect_numbers(7, 10);
}

// Ruling A22.
#[test]
fn r11_6_4_only_the_best_cover_counts() {
    let table = rifles("de_inf_ligera", "d4").terrain("barrera", "d4").natural('S', "d4");
    table.act("fire d3 0 d4").expect_numbers(6, 10);
    for (card, hit) in [("barrera", 6), ("muro", 6), ("trinchera", 6)] {
        rifles("de_inf_ligera", "d4").terrain(card, "d4").act("fire d3 0 d4").expect_numbers(hit, 10);
    }
    let table = Table::new().unit(0, "us_francotirador", "d3").unit(1, "de_inf_ligera", "d5").terrain("muro", "d5");
    table.in_phase(Phase::Shooting).act("fire d3 0 d5").expect_numbers(5, 9);
}

// The printed example: a rifle of penetration 2 does nothing to a Tiger.
#[test]
fn r11_6_5_a_rifle_cannot_hurt_a_tiger() {
    rifles("de_tiger", "d4").offers_not("fire d3 0 d4");
    rifles("de_puma", "d4").offers("fire d3 0 d4");
}

// Inside an area a unit that cannot be penetrated is rolled for all the same.
#[test]
fn r11_6_5_a_hit_without_penetration_does_nothing() {
    let table = Table::new().unit(1, "de_nebel", "d6").unit(0, "us_sherman", "d3").unit(0, "us_inf_ligera", "d2");
    let table = table.turn_of(Side::B).in_phase(Phase::Shooting).act("fire d6 0 area:d2:n").die(1).die(10);
    table.expect_wounds("d3", 0).expect_event(|event| matches!(event, Event::NotPenetrated { pen: 3, armour: 4, .. }));
}

// The printed example: a rifle does 1.
#[test]
fn r11_6_6_a_rifle_makes_one_wound() {
    rifles("de_inf_ligera", "d4").act("fire d3 0 d4").die(7).expect_wounds("d4", 1);
}

// The printed examples: the MG of a Sherman turns grey, grenades do not.
#[test]
fn r11_6_7_an_mg_turns_and_grenades_do_not() {
    let table =
        Table::new().armed(0, "us_sherman", "d3", &["mg"]).unit(1, "de_inf_ligera", "d4").in_phase(Phase::Shooting);
    table.act("fire d3 0 d4").die(1).offers("fire d3 1 d4").act("fire d3 1 d4").die(1).expect_grey("d3", 2);
    let table = Table::new().armed(0, "us_inf_ligera", "d3", &["granadas"]).unit(1, "de_inf_ligera", "d4");
    table.in_phase(Phase::Shooting).act("fire d3 1 d4").die(1).expect_grey("d3", 0);
}

#[test]
fn r11_6_8_two_units_that_fire_suppress_and_two_weapons_of_one_do_not() {
    let one = Table::new()
        .armed(0, "us_inf_ligera", "d3", &["granadas"])
        .unit(1, "de_inf_ligera", "d4")
        .in_phase(Phase::Shooting);
    one.act("fire d3 0 d4").die(1).act("fire d3 1 d4").die(1).expect_mark("d4", Mark::Suppressed, false);
    let two =
        rifles("de_inf_ligera", "d4").unit(0, "us_inf_ligera", "e4").act("fire d3 0 d4").die(1).act("fire e4 0 d4");
    let two = two.die(1).expect_mark("d4", Mark::Suppressed, true).act("end").until_decision().asks(1);
    two.refuses_by("step d4 e", "11.6.8").act("end").act("end").act("fire d4 0 d3").expect_numbers(6, 10);
}

#[test]
fn r11_6_8_it_ends_in_the_next_start_of_who_fired() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4").mark("d4", "suppressed");
    let table = table.turn_of(Side::B).in_phase(Phase::Shooting).act("end").until_decision();
    table.expect_mark("d4", Mark::Suppressed, false);
}

#[test]
fn r11_6_8_elite_troops_are_immune_and_vehicles_only_slower() {
    let table = rifles("de_sturm", "d4").unit(0, "us_inf_ligera", "e4").act("fire d3 0 d4").die(1).act("fire e4 0 d4");
    table.die(1).expect_mark("d4", Mark::Suppressed, false);
    let table = Table::new().unit(0, "us_sherman", "d3").mark("d3", "suppressed").unit(0, "us_jeep", "a1");
    table.act("step d3 n").offers_not("step d4 n");
}

// The printed example: two wounds make 7+/10, one more destroys.
#[test]
fn r11_7_each_wound_adds_one_up_to_three() {
    rifles("de_inf_ligera", "d4").wounds("d3", 2).act("fire d3 0 d4").expect_numbers(7, 10);
    rifles("de_inf_ligera", "d4").wounds("d4", 2).act("fire d3 0 d4").die(5).expect_free("d4");
    let table = Table::new().unit(0, "us_jumbo", "d3").wounds("d3", 4).unit(1, "de_inf_ligera", "d4");
    table.in_phase(Phase::Shooting).act("fire d3 0 d4").expect_numbers(8, 10);
}

// Ruling G24: a mission counts as a unit, and each one as another, where fighters come back too.
#[test]
fn r11_6_8_two_missions_suppress_where_fighters_return() {
    let setup = frente_tactics2gm::Setup { fighters_return: 1, ..frente_tactics2gm::Setup::default() };
    let table = Table::with(setup).fighter(0, "us_p47").fighter(0, "us_p47").unit(1, "de_pz4", "d4");
    let table = table.in_phase(Phase::Shooting).act("fly 0 d4").act("pass").die(1);
    let table = table.expect_mark("d4", Mark::Suppressed, false).act("fly 1 d4").die(1);
    table.expect_mark("d4", Mark::Suppressed, true);
}
