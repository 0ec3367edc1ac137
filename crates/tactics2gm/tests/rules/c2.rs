//! Chapters 1 to 5: cards, decks by points, victory, the staff, the board.

use crate::table::*;
use frente_kernel::Game;
use frente_tactics2gm::data::SupportKind;
use frente_tactics2gm::ids::{Class, Nation};
use frente_tactics2gm::lists::{Collection, DeckList};
use frente_tactics2gm::{Setup, Tactics2gm};

fn deck(cards: &[(&str, u8)]) -> DeckList {
    let cards = cards.iter().map(|(id, copies)| ((*id).to_owned(), *copies)).collect();
    DeckList { nation: Nation::Usa, cards }
}

#[test]
fn r1_2_a_die_shows_one_to_ten() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4");
    let table = table.in_phase(Phase::Shooting).act("fire d3 0 d4").expect_die();
    let mut outcomes = Vec::new();
    Tactics2gm::chance_outcomes(table.state(), &mut outcomes);
    assert_eq!(outcomes.len(), 10);
    assert_eq!(outcomes.last().map(|(die, _)| die.to_string()), Some("die 10".to_owned()));
}

#[test]
fn r2_1_a_deck_of_121_points_is_refused_and_one_of_120_is_not() {
    for ready in &data().decks.decks {
        let list = DeckList { nation: ready.nation, cards: ready.cards.clone() };
        assert_eq!(list.faults(data(), 120, Collection::Box), Vec::<String>::new(), "{}", ready.id);
        assert_eq!(list.faults(data(), 119, Collection::Box), ["120 points, the limit is 119 (§2.1)"]);
    }
}

#[test]
fn r2_1_one_nation_and_no_more_copies_than_a_box_holds() {
    let faults = deck(&[("us_sherman", 5), ("de_tiger", 1), ("blitzkrieg", 1)]).faults(data(), 120, Collection::Box);
    assert_eq!(faults.len(), 3, "{faults:?}");
    assert!(faults[0].contains("one box holds 4") && faults[1].contains("germany"), "{faults:?}");
    let open = deck(&[("us_sherman", 5)]).faults(data(), 120, Collection::Open);
    assert_eq!(open, Vec::<String>::new());
    assert_eq!(deck(&[("us_shermann", 1)]).faults(data(), 120, Collection::Box), ["no card is called us_shermann"]);
}

#[test]
fn r2_1_a_setup_with_a_deck_over_the_limit_is_refused_with_its_place() {
    let setup = Setup { points: 100, ..Setup::default() };
    let error = Tactics2gm::initial(&setup).expect_err("the ready decks have 120 points").to_string();
    assert!(error.contains("decks[0]") && error.contains("120 points, the limit is 100"), "{error}");
}

// The printed example: heavy infantry 2, Sherman 4, Sure Hit 4, anti-tank mine 4.
#[test]
fn r2_2_the_printed_costs_add_up() {
    let list = deck(&[("us_inf_pesada", 1), ("us_sherman", 1), ("impacto", 1), ("mina_anticarro", 1)]);
    assert_eq!(list.points(data()), 2 + 4 + 4 + 4);
    assert_eq!(deck(&[("general", 1)]).points(data()), 4, "1 PA to play, 4 points in the deck");
}

#[test]
fn r2_3_unit_cards_bear_one_of_five_symbols() {
    for class in Class::ALL {
        for nation in Nation::ALL {
            let some = data().units.iter().any(|unit| unit.class == class && unit.nation == nation);
            assert!(some, "{nation} has {class}");
        }
    }
}

#[test]
fn r2_3_the_symbol_says_where_a_card_goes() {
    let hand = ["us_inf_ligera", "us_stuart", "us_jeep", "us_at57", "us_p51", "us_c47"];
    let table = Table::new().hand(0, &hand).pa(0, 9).in_phase(Phase::Deployment);
    for ground in ["us_inf_ligera", "us_stuart", "us_jeep", "us_at57"] {
        assert_eq!(table.count(&format!("deploy @{ground}")), 8, "{ground} on the whole line");
        assert_eq!(table.count(&format!("station @{ground}")), 0, "{ground} is no plane");
    }
    assert_eq!((table.count("deploy @us_p51"), table.count("station @us_p51")), (0, 1), "a fighter waits");
    assert_eq!((table.count("deploy @us_c47"), table.count("airlift @us_c47")), (0, 48), "a transport flies");
}

#[test]
fn r2_4_supplies_are_used_and_discarded() {
    let table = Table::new().in_phase(Phase::Deployment).hand(0, &["caja_suministros"]).act("play @caja_suministros");
    let view = table.view();
    assert!(view.seats[0].discard.iter().any(|(card, count)| card.0 == no("caja_suministros") && *count == 1));
}

#[test]
fn r2_5_promotions_stay_with_the_unit() {
    let kinds: Vec<_> = data().cards.support.iter().filter(|card| card.kind == SupportKind::Promotion).collect();
    assert_eq!(kinds.len(), 4);
    Table::new()
        .unit(0, "us_inf_ligera", "d3")
        .unit(1, "de_inf_ligera", "d4")
        .in_phase(Phase::Deployment)
        .hand(0, &["veteranos"])
        .act("play-on @veteranos d3")
        .act("end")
        .act("fire d3 0 d4")
        .expect_numbers(4, 10);
}

#[test]
fn r2_6_permanent_cards_stay_and_those_of_a_turn_end() {
    let table = Table::new().unit(0, "us_inf_ligera", "d2").in_phase(Phase::Deployment);
    let table = table.hand(0, &["radio", "red_camuflaje"]).act("play-on @radio d2").act("play-on @red_camuflaje d2");
    let cards = |table: &Table| table.view().units[0].unit.cards.count_ones();
    assert_eq!(cards(&table), 2);
    let table = table.end_turn().end_turn();
    assert_eq!(cards(&table), 1, "the net is gone, the radio stays");
}

#[test]
fn r2_7_terrain_cards_stay_until_destroyed() {
    Table::new()
        .terrain("alambrada", "d4")
        .unit(0, "us_inf_ligera", "d3")
        .unit(1, "de_inf_ligera", "a6")
        .in_phase(Phase::Shooting)
        .act("fire d3 0 card:d4")
        .die(5)
        .expect_terrain("d4", None);
}

#[test]
fn r3_1_a_destroyed_staff_loses_the_battle_at_once() {
    Table::new()
        .unit(0, "us_inf_ligera", "d6")
        .pi(1, 1)
        .in_phase(Phase::Shooting)
        .act("fire d6 0 hq:1")
        .die(5)
        .expect_over("staff-destroyed", 1);
}

#[test]
fn r3_2_scenarios_have_their_own_ends() {
    let omaha = data().scenario("omaha").expect("a scenario");
    assert_eq!(omaha.victory.len(), 3);
    Table::with(Setup { scenario: "arnhem".to_owned(), ..Setup::default() })
        .unit(0, "de_inf_ligera", "d3")
        .unit(0, "de_inf_ligera", "d4")
        .unit(1, "uk_inf_ligera", "a6")
        .turn_of(Side::B)
        .in_phase(Phase::Shooting)
        .act("end")
        .expect_over("cells-held", 1);
}

#[test]
fn r3_3_surrender_ends_the_match_where_it_is_agreed() {
    let table = || Table::new().unit(0, "us_inf_ligera", "d3");
    table().offers_not("surrender");
    let setup = Setup { surrender: 1, ..Setup::default() };
    Table::with(setup).unit(0, "us_inf_ligera", "d3").act("surrender").expect_over("surrender", 2);
    // Who has nothing to move has no Movement, and may give up in Deployment.
    let setup = Setup { surrender: 1, ..Setup::default() };
    let idle = Table::with(setup).unit(1, "de_inf_ligera", "d6").turn_of(Side::B).in_phase(Phase::Shooting);
    let table = idle.act("end").until_decision();
    table.asks(0).act("surrender").expect_over("surrender", 2);
}

// Ruling C8.
#[test]
fn r3_3_a_side_that_cannot_have_two_units_any_more_has_lost_omaha() {
    let table = Table::with(Setup { scenario: "omaha".to_owned(), ..Setup::default() }).empty_deck(0);
    let table = table.unit(0, "us_inf_ligera", "d3").unit(0, "us_inf_ligera", "e3").unit(1, "de_inf_ligera", "d4");
    let table = table.wounds("d3", 2).turn_of(Side::B).in_phase(Phase::Shooting);
    table.act("fire d4 0 d3").die(5).expect_over("cannot-win", 2);
}

// Rulings A47, C1.
#[test]
fn r3_4_no_deck_and_no_hand_loses_at_the_end_of_ones_own_turn() {
    let table = Table::new().empty_deck(0).unit(0, "us_inf_ligera", "d3").in_phase(Phase::Shooting);
    table.clone().act("end").expect_over("no-cards", 2);
    table.hand(0, &["us_sherman"]).act("end").until_decision().asks(1);
}

#[test]
fn r3_4_the_rule_holds_in_scenarios_too() {
    let setup = Setup { scenario: "octubre_rojo".to_owned(), ..Setup::default() };
    Table::with(setup)
        .empty_deck(0)
        .unit(0, "de_inf_ligera", "d3")
        .in_phase(Phase::Shooting)
        .act("end")
        .expect_over("no-cards", 2);
}

#[test]
fn r3_5_after_the_last_round_the_staff_with_more_points_wins() {
    let last = |a, b| {
        Table::new()
            .unit(1, "de_inf_ligera", "d4")
            .round(30)
            .pi(0, a)
            .pi(1, b)
            .turn_of(Side::B)
            .in_phase(Phase::Shooting)
            .act("end")
    };
    last(9, 8).expect_over("rounds-over", 1);
    last(3, 8).expect_over("rounds-over", 2);
    last(7, 7).expect_over("rounds-over", 0);
}

#[test]
fn r3_5_without_a_limit_nothing_ends_with_the_rounds() {
    let table = Table::with(Setup { rounds: 0, ..Setup::default() }).unit(1, "de_inf_ligera", "d4").round(90).pi(0, 3);
    let table = table.turn_of(Side::B).in_phase(Phase::Shooting).act("end").until_decision();
    assert_eq!(table.view().turn.round, 91);
}

#[test]
fn r4_1_the_staff_is_one_step_from_its_two_centre_cells() {
    for (from, reached) in [("d6", true), ("e6", true), ("c6", false), ("d5", false)] {
        let table = Table::new().unit(0, "us_mecanicos", from).in_phase(Phase::Shooting);
        assert_eq!(table.count(&format!("fire {from} 0 hq:1")) == 1, reached, "{from}");
    }
}

#[test]
fn r4_2_a_staff_begins_with_ten_points_and_loses_two_at_most_at_once() {
    let table = Table::new().expect_pi(0, 10).expect_pi(1, 10);
    let table = table.unit(0, "us_m36", "d6").in_phase(Phase::Shooting);
    table.act("fire d6 0 hq:1").die(5).expect_pi(1, 8);
}

#[test]
fn r4_3_a_critical_is_a_plain_hit_on_the_staff() {
    let table = Table::new().unit(0, "us_inf_ligera", "d6").in_phase(Phase::Shooting);
    table.act("fire d6 0 hq:1").die(10).expect_pi(1, 9);
}

#[test]
fn r4_4_points_above_the_maximum_are_lost() {
    let table = Table::new().pa(0, 11).hand(0, &["caja_suministros"]).in_phase(Phase::Deployment);
    table.act("play @caja_suministros").expect_pa(0, 12);
}

#[test]
fn r4_5_the_card_general_puts_one_general_into_the_staff() {
    let table = Table::new().hand(0, &["general", "general"]).in_phase(Phase::Deployment).act("play @general");
    assert_eq!(table.count("general"), 3, "the three of the nation");
    table.offers_not("general ~rommel").act("general ~patton").expect_pa(0, 4).offers_not("play @general");
}

#[test]
fn r4_6_bastogne_begins_with_both_generals() {
    let view = Table::raw(Setup { scenario: "bastogne".to_owned(), ..Setup::default() }).view();
    let name = |hq: usize| view.hqs[hq].hq.general.map(|at| data().cards.generals[at.index()].id.as_str());
    assert_eq!((name(0), name(1)), (Some("bradley"), Some("guderian")));
}

#[test]
fn r5_1_eight_columns_six_lines_one_unit_a_cell() {
    let table = Table::new().unit(0, "us_sherman", "a1").hand(0, &["us_inf_ligera"]).in_phase(Phase::Deployment);
    assert_eq!(table.view().field, vec!["........"; 6]);
    assert_eq!(table.count("deploy @us_inf_ligera"), 7, "a1 is taken");
}

#[test]
fn r5_2_troops_enter_on_the_own_line() {
    let table = Table::new().hand(0, &["us_inf_ligera"]).in_phase(Phase::Deployment);
    table.offers("deploy @us_inf_ligera d1").offers_not("deploy @us_inf_ligera d2");
    let table = Table::new().hand(1, &["de_inf_ligera"]).turn_of(Side::B).in_phase(Phase::Deployment);
    table.offers("deploy @de_inf_ligera d6").offers_not("deploy @de_inf_ligera d1");
}
