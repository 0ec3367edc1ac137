//! Chapters 8 to 11: the stat line, supply, and the phases around the fighting.

use crate::table::*;
use frente_tactics2gm::Setup;
use frente_tactics2gm::state::Mark;

/// The points side A receives when its turn begins.
fn income(table: Table) -> u8 {
    let table = table.pa(0, 0).unit(1, "de_inf_ligera", "h6").turn_of(Side::B).in_phase(Phase::Shooting).act("end");
    table.view().seats[0].pa
}

#[test]
fn r8_1_deploying_costs_the_printed_points() {
    Table::new()
        .hand(0, &["us_sherman"])
        .in_phase(Phase::Deployment)
        .pa(0, 4)
        .act("deploy @us_sherman d1")
        .expect_pa(0, 0);
    Table::new()
        .hand(0, &["us_sherman"])
        .in_phase(Phase::Deployment)
        .pa(0, 3)
        .refuses_by("deploy @us_sherman d1", "4.4");
}

#[test]
fn r8_2_a_unit_moves_as_many_cells_as_its_card_says() {
    let table = Table::new().unit(0, "us_stuart", "a1").act("step a1 n").act("step a2 n").act("step a3 n");
    table.expect_unit("us_stuart", "a4").offers_not("step a4 n");
}

#[test]
fn r8_3_each_weapon_has_its_own_range() {
    let table = Table::new().unit(0, "us_sherman", "d2").unit(1, "de_inf_ligera", "d5").in_phase(Phase::Shooting);
    table.offers("fire d2 0 d5");
    let table = Table::new().unit(0, "us_sherman", "d2").unit(1, "de_inf_ligera", "d6").in_phase(Phase::Shooting);
    table.refuses_by("fire d2 0 d6", "11.6.2");
}

#[test]
fn r8_4_the_numbers_of_a_rifle_are_five_and_ten() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4").in_phase(Phase::Shooting);
    table.act("fire d3 0 d4").expect_numbers(5, 10);
}

// Rulings A23 to A25: clamped to 10, and a 10 is critical.
#[test]
fn r8_4_numbers_stay_between_two_and_ten() {
    let table = Table::new().unit(0, "us_mecanicos", "d3").wounds("d3", 1).unit(1, "de_inf_ligera", "d4");
    let table = table.terrain("bunker", "d4").armed(1, "de_inf_ligera", "h6", &[]);
    let table = table.set("d4", "grey", 0).in_phase(Phase::Shooting);
    assert_eq!(table.count("fire d3 0 d4"), 0, "armour 1 and 3 of the bunker");
    let table = Table::new().unit(0, "us_inf_ligera", "d3").wounds("d3", 2).armed(
        1,
        "de_inf_ligera",
        "d4",
        &["cuerpo_a_tierra"],
    );
    let table = table.natural('B', "d4").mark("d4", "smoked").in_phase(Phase::Shooting);
    table.act("fire d3 0 d4").expect_numbers(10, 10).die(10).expect_free("d4");
}

#[test]
fn r8_5_penetration_equal_to_the_armour_does_damage() {
    let table = Table::new().unit(0, "us_sherman", "d3").unit(1, "de_pz4", "d4").in_phase(Phase::Shooting);
    table.act("fire d3 0 d4").die(5).expect_wounds("d4", 2);
}

#[test]
fn r8_6_the_tiger_has_armour_six() {
    let table = Table::new().unit(0, "us_sherman", "d3").unit(1, "de_tiger", "d4").in_phase(Phase::Shooting);
    table.offers_not("fire d3 0 d4");
    let table = Table::new().unit(0, "us_m36", "d3").unit(1, "de_tiger", "d4").in_phase(Phase::Shooting);
    table.offers("fire d3 0 d4");
}

#[test]
fn r8_7_a_hit_makes_as_many_wounds_as_the_damage() {
    let table = Table::new().unit(0, "us_m36", "d3").unit(1, "de_tiger", "d4").in_phase(Phase::Shooting);
    table.act("fire d3 0 d4").die(5).expect_wounds("d4", 3);
}

#[test]
fn r8_8_wounds_equal_to_the_printed_number_destroy() {
    let table =
        Table::new().unit(0, "us_m36", "d3").unit(1, "de_tiger", "d4").wounds("d4", 2).in_phase(Phase::Shooting);
    table.act("fire d3 0 d4").die(5).expect_free("d4");
}

#[test]
fn r8_9_a_unit_takes_only_the_tokens_of_its_card() {
    let table = Table::new().hand(0, &["us_jeep"]).in_phase(Phase::Deployment).act("deploy @us_jeep d1");
    assert_eq!(table.count("equip"), 2, "with its MG or without");
}

#[test]
fn r9_1_tokens_are_taken_when_deploying_and_not_later() {
    let table = Table::new().unit(0, "us_sherman", "d1").pa(0, 9).in_phase(Phase::Deployment);
    assert_eq!(table.count("equip"), 0);
}

// Used in turn N, back in the Flip phase of N+1, used again in N+2.
#[test]
fn r9_2_a_flipped_weapon_works_every_second_turn() {
    let table =
        Table::new().armed(0, "us_sherman", "d3", &["mg"]).unit(1, "de_inf_ligera", "d5").in_phase(Phase::Shooting);
    let table = table.act("fire d3 1 d5").die(1).expect_grey("d3", 2);
    let table = table.end_turn().end_turn().asks(0).act("end").act("end");
    let table = table.expect_grey("d3", 2).refuses_by("fire d3 1 d5", "11.6.7").end_turn();
    table.expect_grey("d3", 0).end_turn().act("end").act("end").offers("fire d3 1 d5");
}

#[test]
fn r10_1_any_of_the_eight_cells_of_the_line() {
    let table = Table::new().hand(0, &["us_inf_ligera"]).in_phase(Phase::Deployment);
    assert_eq!(table.count("deploy @us_inf_ligera"), 8);
}

// The printed example: troops in lines 1, 2 and 4 give 2 points.
#[test]
fn r10_3_a_gap_ends_the_supply_line() {
    let lines = |cells: &[&str]| cells.iter().fold(Table::new(), |table, at| table.unit(0, "us_inf_ligera", at));
    assert_eq!(income(lines(&["a1", "b2", "c4"])), 3 + 2);
    assert_eq!(income(lines(&["b2", "c3"])), 3, "line 1 is empty");
    assert_eq!(income(lines(&["a1", "b2", "c3", "c4", "c5"])), 3 + 5);
}

#[test]
fn r11_the_nine_phases_come_in_order() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d6").hand(0, &["us_jeep"]);
    let key = |table: &Table| format!("{:?}", table.state().pending());
    let table = table.asks(0).act("end");
    assert_eq!(key(&table), "Some(Phase(Deployment))");
    let table = table.act("end");
    assert_eq!(key(&table), "Some(Phase(Shooting))");
    let table = table.act("end");
    assert_eq!(key(&table), "Some(Draw(Seat(1), 2))");
}

#[test]
fn r11_1_marks_of_a_turn_end_at_the_next_own_start() {
    let table =
        Table::new().unit(0, "us_inf_ligera", "d2").pa(0, 5).act("march d2").expect_mark("d2", Mark::Marched, true);
    let table = table.end_turn().expect_mark("d2", Mark::Marched, true).end_turn();
    table.expect_mark("d2", Mark::Marched, false);
}

#[test]
fn r11_2_base_supply_and_command_come_in_up_to_the_maximum() {
    let table = || Table::new().unit(0, "us_mando_tte", "a1").unit(0, "us_inf_ligera", "b2");
    assert_eq!(income(table()), 3 + 2 + 1);
    assert_eq!(income(table().unit(0, "us_mando_cap", "c1").unit(0, "us_mando_tte", "d1")), 3 + 2 + 2, "two at most");
    let table = table().pa(0, 10).unit(1, "de_inf_ligera", "h6").turn_of(Side::B).in_phase(Phase::Shooting).act("end");
    table.expect_pa(0, 12);
}

#[test]
fn r11_3_two_cards_are_drawn() {
    let table = Table::new().unit(1, "de_inf_ligera", "h6").turn_of(Side::B).in_phase(Phase::Shooting).act("end");
    table.draw("us_sherman").expect_die().draw("us_m16").unit(0, "us_jeep", "a1").act("end").asks(0);
}

#[test]
fn r11_8_grey_tokens_come_back_but_not_those_of_this_turn() {
    let table = Table::new().armed(0, "us_sherman", "d3", &["mg", "mg"]).unit(1, "de_inf_ligera", "d5");
    let table = table.set("d3", "grey", 4).in_phase(Phase::Shooting).act("fire d3 1 d5").die(1).expect_grey("d3", 6);
    table.act("end").expect_grey("d3", 2);
}

#[test]
fn r11_8_a_weapon_that_is_set_up_holds_its_unit() {
    let table = Table::new().armed(0, "us_inf_pesada", "d3", &["hmg"]);
    table.clone().unit(0, "us_jeep", "a1").refuses_by("step d3 n", "11.8");
    table.set("d3", "grey", 2).offers("step d3 n");
}

// Ruling C5.
#[test]
fn r11_8_a_posture_comes_back_only_after_a_turn_of_rest() {
    let table = Table::new().armed(0, "us_inf_ligera", "d3", &["cuerpo_a_tierra"]).unit(1, "de_inf_ligera", "h6");
    let round = |table: Table| table.end_turn().end_turn();
    let table = table.act("step d3 n").expect_grey("d4", 8);
    let table = round(table).expect_grey("d4", 8).act("step d4 s").expect_grey("d3", 8);
    let table = round(table).expect_grey("d3", 8);
    round(table).expect_grey("d3", 0);
}

#[test]
fn r11_9_cards_above_seven_are_discarded() {
    let hand = [
        "us_inf_ligera",
        "us_inf_ligera",
        "us_sherman",
        "us_sherman",
        "us_m3",
        "us_m3",
        "us_stuart",
        "us_m10",
        "us_m16",
    ];
    let table = Table::new().unit(0, "us_jeep", "a1").hand(0, &hand).in_phase(Phase::Shooting).act("end");
    let table = table.offers_not("end").act("discard @us_m16").act("discard @us_m10");
    table.expect_event(|event| matches!(event, Event::TurnBegan(Side::B, _)));
}

#[test]
fn r11_10_the_turn_passes_to_the_other_side_and_the_round_ends_with_the_second() {
    let table = Table::new().unit(0, "us_jeep", "a1").unit(1, "de_moto", "a6").in_phase(Phase::Shooting).act("end");
    let table = table.expect_event(|event| *event == Event::TurnBegan(Side::B, 1)).until_decision();
    let table = table.act("end").act("end").act("end");
    table.expect_event(|event| *event == Event::TurnBegan(Side::A, 2));
}

#[test]
fn r14_7_the_rounds_of_a_scenario_do_not_double_with_the_boards() {
    let setup = Setup { scenario: "omaha".to_owned(), players: 4, boards: 2, ..Setup::default() };
    assert_eq!(Table::raw(setup).state().agreed().rounds, 21);
}
