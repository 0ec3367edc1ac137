//! Chapter 4: the sequence of play.

use crate::table::*;

#[test]
fn r4_0_headline_white_armies_action_dissent_in_this_order() {
    Table::dawn()
        .level(4)
        .no_markers()
        .front(Eastern, 4)
        .draw(58)
        .tells(Event::FrontAdvanced(Eastern, 3))
        .expect_level(4)
        .attack(Southern, 3)
        .attack(Southern, 3)
        .tells_in_order(&[
            Event::CardDrawn(card(58)),
            Event::FrontAdvanced(Eastern, 3),
            Event::OffensiveLost(Southern),
            Event::LevelChanged { level: 3, by: -1, cause: Cause::Event },
        ])
        .expect_draw();
}

fn card(number: u8) -> frente_amanecer::CardNo {
    frente_amanecer::CardNo(number)
}

#[test]
fn r4_0_a_marker_placed_in_the_headline_phase_comes_before_the_moves() {
    Table::new().draw(14).tells_in_order(&[
        Event::CardDrawn(card(14)),
        Event::MarkerPlaced(CzechLegion),
        Event::FrontAdvanced(Eastern, 4),
    ]);
}

#[test]
fn r4_0_subversion_lets_the_action_phase_come_before_the_white_armies() {
    Table::new()
        .own(CommunistSubversion)
        .no_markers()
        .front(Southern, 1)
        .draw(1)
        .offers_only(&["swap phases", "keep phases"])
        .act("swap phases")
        .tells(Event::PhasesSwapped)
        .expect_front(Southern, 1)
        .attack(Southern, 4)
        .attack(Southern, 1)
        .attack(Southern, 1)
        .expect_front(Southern, 1)
        .tells_in_order(&[
            Event::FrontRetreated { front: Southern, number: 2, by: Push::Offensive },
            Event::FrontAdvanced(Southern, 1),
        ])
        .expect_draw();
}

#[test]
fn r4_0_turns_follow_each_other_until_the_end() {
    let table = Table::new().draw(1).pass().draw(9).pass().draw(11).pass().expect_draw();
    assert_eq!(table.view().turn, 3);
}

// Ruling B16.
#[test]
fn r4_1_the_card_lies_in_the_discard_from_its_reveal() {
    let table = Table::new().expect_piles(15, 0, 19, 15).draw(1);
    assert_eq!(table.view().card, Some(card(1)));
    assert_eq!(Vec::<u8>::from(table.view().discard), [1]);
    table.expect_piles(14, 1, 19, 15);
}

#[test]
fn r4_1_a_card_that_was_played_does_not_come_again() {
    let table = Table::new().draw(1).pass();
    assert!(!table.due().iter().any(|(one, _)| one == "card 1"));
    assert_eq!(table.due().len(), 14);
}

// Ruling B14.
#[test]
fn r4_1_first_the_cheka_then_the_headline_event_then_the_order_of_phases() {
    Table::new()
        .own(Cheka)
        .own(CommunistSubversion)
        .draw(14)
        .offers_only(&["cheka", "keep card"])
        .tells_not(Event::MarkerPlaced(CzechLegion))
        .act("keep card")
        .offers_only(&["swap phases", "keep phases"])
        .tells(Event::MarkerPlaced(CzechLegion))
        .expect_front(Eastern, 5)
        .act("keep phases")
        .expect_front(Eastern, 4)
        .expect_actions(4);
}

// Rulings A25, B14.
#[test]
fn r4_1_the_cheka_is_asked_before_the_choice_of_card_8() {
    Table::new()
        .own(Cheka)
        .draw(8)
        .offers_only(&["cheka", "keep card"])
        .refuses("treaty", "7.5.1", "cheka-first")
        .act("keep card")
        .offers_only(&["treaty", "bukharin"]);
}

// Ruling B14.
#[test]
fn r4_1_the_cheka_acts_once_a_turn() {
    Table::new()
        .own(Cheka)
        .no_markers()
        .draw(14)
        .act("cheka")
        .expect_actions(2)
        .refuses("cheka", "7.5.1", "no-cheka")
        .reorganize(6)
        .die(1)
        .expect_owned(&[Cheka])
        .refuses("cheka", "7.5.1", "cheka-at-the-draw")
        .expect_actions(1);
}

// Ruling B14.
#[test]
fn r4_1_a_cheka_gained_this_turn_waits_for_the_next_card() {
    Table::new()
        .draw(1)
        .reorganize(6)
        .die(1)
        .expect_owned(&[Cheka])
        .refuses("cheka", "7.5.1", "cheka-at-the-draw")
        .pass()
        .draw(2)
        .offers_only(&["cheka", "keep card"]);
}

// Ruling B14.
#[test]
fn r4_1_subversion_gained_this_turn_waits_for_the_next_card() {
    Table::new()
        .draw(1)
        .reorganize(6)
        .die(5)
        .expect_owned(&[CommunistSubversion])
        .refuses("swap phases", "7.5.5", "order-is-settled")
        .pass()
        .draw(2)
        .offers_only(&["swap phases", "keep phases"]);
}

#[test]
fn r4_2_the_active_fronts_of_the_card_move_before_any_action() {
    Table::new().draw(10).expect_front(Southern, 3).expect_front(Finland, 4).expect_front(Baltic, 4).expect_actions(3);
}

#[test]
fn r4_2_entering_moscow_loses_at_once() {
    let table = Table::new().front(Southern, 1).draw(12).expect_over("military-defeat");
    assert!(table.offered().is_empty());
}

// Ruling B13.
#[test]
fn r4_2_printed_moves_come_before_the_event_of_the_phase() {
    Table::treaty().front(Finland, 3).draw(33).tells_in_order(&[
        Event::FrontAdvanced(Finland, 2),
        Event::FrontAdvanced(Eastern, 4),
        Event::FrontAdvanced(Southern, 3),
        Event::FrontActivated(Poland),
    ]);
}

// Ruling B13: the walls are tried by the counter that stood there before the exchange.
#[test]
fn r4_2_on_card_4_the_fortification_die_is_thrown_against_the_old_unit() {
    let table = Table::treaty()
        .level(4)
        .marker(PetrogradFortified)
        .front(Finland, 2)
        .draw(4)
        .expect_die()
        .expect_unit(Finland, Svinhufud);
    table.clone().die(3).expect_front(Finland, 2).expect_unit(Finland, Mannerheim);
    table.die(2).expect_front(Finland, 1).expect_unit(Finland, Mannerheim);
}

// Ruling B13.
#[test]
fn r4_2_on_card_41_poland_moves_before_makhnos_die() {
    Table::treaty()
        .front(Poland, 4)
        .draw(41)
        .expect_front(Poland, 3)
        .expect_die()
        .expect_front(Southern, 4)
        .die(1)
        .expect_front(Southern, 3)
        .expect_actions(2);
}

// Rulings A13, B13.
#[test]
fn r4_2_only_card_24_wakes_its_front_before_it_moves() {
    Table::bukharin()
        .draw(24)
        .tells_in_order(&[
            Event::FrontActivated(Allied),
            Event::FrontAdvanced(Allied, 3),
            Event::FrontAdvanced(Eastern, 4),
        ])
        .expect_status(Allied, Status::Active);
}

#[test]
fn r4_3_each_action_takes_effect_before_the_next_is_chosen() {
    Table::new()
        .front(Southern, 3)
        .draw(12)
        .expect_front(Southern, 2)
        .expect_actions(2)
        .attack(Southern, 5)
        .expect_front(Southern, 3)
        .expect_actions(1)
        .offers("political")
        .attack(Southern, 5)
        .expect_front(Southern, 4)
        .expect_actions(0);
}

#[test]
fn r4_3_an_action_is_an_offensive_a_political_attempt_or_a_reorganization() {
    Table::new().draw(1).offers_only(&[
        "offensive baltic",
        "offensive eastern",
        "offensive southern",
        "political",
        "reorganize",
        "decline",
    ]);
}

#[test]
fn r4_4_dissent_comes_after_actions_and_markers() {
    Table::new()
        .level(3)
        .draw(3)
        .attack(Southern, 1)
        .attack(Southern, 1)
        .attack(Southern, 1)
        .offers("decree political")
        .act("end")
        .expect_die()
        .die(6)
        .expect_level(4)
        .expect_draw();
}

// Rulings A32, B3.
#[test]
fn r4_4_the_treaty_moves_then_sleeps_then_wakes_then_costs_then_brings_the_deck() {
    Table::new()
        .level(3)
        .no_markers()
        .front(Finland, 4)
        .front(Baltic, 2)
        .own(CommunistSubversion)
        .draw(8)
        .act("treaty")
        .pass()
        .tells_in_order(&[
            Event::FrontAdvanced(Finland, 3),
            Event::FrontAdvanced(Southern, 3),
            Event::FrontRetreated { front: Baltic, number: 3, by: Push::Card },
            Event::FrontDeactivated(Baltic),
            Event::FrontActivated(Allied),
            Event::LevelChanged { level: 2, by: -1, cause: Cause::Treaty },
            Event::WarStatus(War::Treaty),
            Event::DeckAdded(Period::Darkness),
        ])
        .tells(Event::AssetReturned(CommunistSubversion));
}

// Ruling A32: the exchange and the deck come last.
#[test]
fn r4_4_card_27_exchanges_wakes_and_brings_the_deck_at_the_end_of_the_turn() {
    let table = Table::bukharin().no_markers().draw(27).expect_unit(Baltic, Germany);
    table.pass().tells_in_order(&[
        Event::UnitExchanged(Baltic, Yudenich),
        Event::FrontActivated(Allied),
        Event::WarStatus(War::Over),
        Event::DeckAdded(Period::Dawn),
    ]);
}

// Ruling A32.
#[test]
fn r4_4_a_level_of_0_ends_the_game_before_the_rest_of_the_phase() {
    Table::new()
        .level(1)
        .no_markers()
        .draw(8)
        .act("treaty")
        .pass()
        .expect_over("political-defeat")
        .expect_status(Allied, Status::Active)
        .tells_not(Event::DeckAdded(Period::Darkness))
        .expect_piles(14, 1, 19, 15);
}
