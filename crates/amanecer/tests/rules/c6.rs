//! Chapter 6: fronts advance and retreat.

use crate::table::*;

fn crisis(level: i8) -> Event {
    Event::LevelChanged { level, by: -1, cause: Cause::Crisis }
}

#[test]
fn r6_0_an_advance_is_one_box_toward_moscow() {
    Table::new().draw(1).expect_front(Southern, 3).expect_front(Eastern, 5);
}

#[test]
fn r6_0_some_cards_order_several_boxes() {
    Table::treaty()
        .draw(31)
        .expect_front(Eastern, 3)
        .tells_in_order(&[Event::FrontAdvanced(Eastern, 4), Event::FrontAdvanced(Eastern, 3)]);
}

#[test]
fn r6_0_some_cards_order_a_retreat() {
    Table::new().front(Southern, 2).draw(11).expect_front(Southern, 3).expect_front(Baltic, 3);
}

// Ruling A19: each box entered counts.
#[test]
fn r6_0_a_long_advance_is_made_box_by_box() {
    Table::treaty()
        .front(Eastern, 2)
        .draw(31)
        .tells_in_order(&[Event::FrontAdvanced(Eastern, 1), Event::FrontAdvanced(Eastern, 0)])
        .expect_over("military-defeat");
    Table::dawn()
        .level(4)
        .front(Poland, 3)
        .draw(60)
        .tells_in_order(&[Event::FrontAdvanced(Poland, 2), Event::FrontAdvanced(Poland, 1), crisis(3)])
        .expect_level(3);
}

// Ruling B4: Baltic is printed before Poland on #7, so the regime falls before Moscow does.
#[test]
fn r6_0_the_printed_order_decides_the_kind_of_defeat_on_card_7() {
    Table::bukharin()
        .level(1)
        .front(Baltic, 2)
        .front(Poland, 1)
        .draw(7)
        .expect_over("political-defeat")
        .expect_front(Poland, 1);
}

// Ruling B4: on #51 Poland comes first.
#[test]
fn r6_0_the_printed_order_decides_the_kind_of_defeat_on_card_51() {
    Table::dawn()
        .level(1)
        .front(Baltic, 2)
        .front(Poland, 1)
        .draw(51)
        .expect_over("military-defeat")
        .expect_front(Baltic, 2);
}

// Ruling B4: Petrograd falls to the Baltic front first, the level drops to 6 and the Allies march.
#[test]
fn r6_0_on_card_42_a_crisis_before_the_allied_move_frees_it() {
    Table::bukharin().level(7).front(Baltic, 2).front(Allied, 4).draw(42).expect_level(6).expect_front(Allied, 3);
}

// Ruling B4: Finland moves after the Allies, too late for them.
#[test]
fn r6_0_on_card_42_a_crisis_after_the_allied_move_comes_too_late() {
    Table::treaty()
        .level(7)
        .front(Finland, 2)
        .draw(42)
        .tells(Event::AlliesHesitate)
        .expect_level(6)
        .expect_front(Allied, 4);
}

// Rulings A39, B3: printed order, no preference for retreats. Retreat first would free Petrograd and cost a level.
#[test]
fn r6_0_the_treaty_moves_finland_before_the_germans_leave_petrograd() {
    Table::new()
        .level(3)
        .no_markers()
        .front(Baltic, 1)
        .front(Finland, 2)
        .draw(8)
        .act("treaty")
        .pass()
        .expect_front(Finland, 1)
        .expect_front(Baltic, 2)
        .tells_not(Event::CityFell(Finland, 1))
        .expect_level(2);
}

#[test]
fn r6_1_an_inactive_front_ignores_an_advance() {
    Table::new().draw(3).expect_front(Finland, 4).tells(Event::MoveIgnored(Finland)).expect_front(Baltic, 3);
}

#[test]
fn r6_1_an_inactive_front_ignores_a_retreat() {
    Table::bukharin()
        .front(Allied, 3)
        .inactive(Allied)
        .draw(30)
        .expect_front(Allied, 3)
        .tells(Event::MoveIgnored(Allied));
}

#[test]
fn r6_1_sleeping_germany_does_not_move() {
    Table::treaty().front(Baltic, 3).inactive(Baltic).draw(7).expect_front(Baltic, 3).tells(Event::MoveIgnored(Baltic));
}

#[test]
fn r6_2_no_front_retreats_off_its_track() {
    Table::new().draw(11).expect_front(Southern, 4).tells(Event::FrontCornered(Southern));
    Table::dawn().draw(53).expect_front(Eastern, 5);
    Table::dawn().front(Eastern, 4).draw(53).expect_front(Eastern, 5);
    Table::treaty().draw(30).expect_front(Allied, 4);
}

#[test]
fn r6_3_entering_petrograd_or_kiev_costs_a_level() {
    Table::bukharin().level(4).front(Baltic, 2).draw(2).tells(Event::CityFell(Baltic, 1)).expect_level(3);
    Table::treaty().level(4).front(Finland, 2).draw(23).tells(Event::CityFell(Finland, 1)).expect_level(3);
    Table::dawn().level(4).front(Poland, 2).draw(50).tells(Event::CityFell(Poland, 1)).expect_level(3);
}

#[test]
fn r6_3_the_last_box_of_the_other_tracks_costs_nothing() {
    Table::treaty().level(4).front(Eastern, 3).draw(31).expect_front(Eastern, 1).expect_level(4);
    Table::treaty()
        .level(4)
        .front(Southern, 2)
        .front(Allied, 2)
        .draw(36)
        .expect_front(Southern, 1)
        .expect_front(Allied, 1)
        .expect_level(4);
}

// Rulings A6, B5.
#[test]
fn r6_3_poland_moves_into_and_out_of_lvov_for_nothing() {
    Table::dawn()
        .level(4)
        .marker(CurzonLine)
        .front(Poland, 4)
        .draw(50)
        .expect_front(Poland, 3)
        .pass()
        .draw(49)
        .expect_front(Poland, 2)
        .expect_level(4);
}

#[test]
fn r6_3_a_crisis_at_level_1_is_a_political_defeat_at_once() {
    Table::new()
        .level(1)
        .front(Baltic, 2)
        .draw(11)
        .expect_over("political-defeat")
        .expect_level(0)
        .expect_front(Baltic, 1);
}

#[test]
fn r6_3_1_a_city_freed_and_lost_again_costs_again() {
    Table::new()
        .level(4)
        .front(Baltic, 2)
        .draw(2)
        .expect_level(3)
        .attack(Baltic, 5)
        .expect_front(Baltic, 2)
        .pass()
        .draw(11)
        .expect_front(Baltic, 1)
        .expect_level(2);
}

// Ruling A18.
#[test]
fn r6_3_1_a_city_freed_by_one_front_and_taken_by_the_other_costs_again() {
    Table::new()
        .level(4)
        .front(Finland, 3)
        .front(Baltic, 1)
        .draw(13)
        .expect_front(Finland, 2)
        .attack(Baltic, 5)
        .pass()
        .draw(10)
        .expect_front(Finland, 1)
        .tells(Event::CityFell(Finland, 1))
        .expect_level(3);
}

#[test]
fn r6_3_1_kiev_falls_anew() {
    Table::dawn()
        .level(4)
        .front(Poland, 1)
        .draw(59)
        .attack(Poland, 5)
        .expect_front(Poland, 2)
        .pass()
        .die(6)
        .draw(50)
        .expect_level(3);
}

#[test]
fn r6_3_2_a_second_front_in_petrograd_costs_nothing_more() {
    Table::new()
        .level(4)
        .front(Finland, 1)
        .front(Baltic, 2)
        .draw(2)
        .expect_front(Baltic, 1)
        .tells_not(Event::CityFell(Baltic, 1))
        .expect_level(4);
}

// Ruling A18.
#[test]
fn r6_3_2_if_both_enter_in_one_turn_only_the_first_costs() {
    Table::dawn()
        .level(4)
        .front(Baltic, 2)
        .front(Finland, 2)
        .draw(45)
        .expect_front(Baltic, 1)
        .expect_front(Finland, 1)
        .tells(Event::CityFell(Baltic, 1))
        .tells_not(Event::CityFell(Finland, 1))
        .expect_level(3);
}

#[test]
fn r6_3_2_a_front_that_comes_back_to_a_city_still_held_costs_nothing() {
    Table::new()
        .level(4)
        .front(Baltic, 1)
        .front(Finland, 1)
        .draw(1)
        .attack(Baltic, 5)
        .expect_front(Baltic, 2)
        .pass()
        .draw(11)
        .expect_front(Baltic, 1)
        .expect_level(4);
}

#[test]
fn r6_4_any_front_that_enters_moscow_ends_the_game_at_once() {
    let cards = [(Baltic, 11), (Finland, 13), (Allied, 15), (Eastern, 15), (Southern, 1), (Poland, 7)];
    for (front, card) in cards {
        // Below level 7, where the Allies would hesitate.
        Table::new()
            .level(6)
            .front(front, 1)
            .draw(card)
            .expect_over("military-defeat")
            .expect_front(front, 0)
            .expect_level(6);
    }
}

#[test]
fn r6_4_the_other_moves_of_the_card_are_not_made() {
    Table::treaty().front(Eastern, 1).draw(18).expect_over("military-defeat").expect_front(Allied, 4);
}

#[test]
fn r6_5_a_card_may_shield_moscow() {
    Table::dawn()
        .level(4)
        .front(Poland, 1)
        .draw(60)
        .expect_front(Poland, 1)
        .tells(Event::MoscowSafe(Poland))
        .expect_actions(4);
}

#[test]
fn r6_5_a_marker_may_stop_an_advance() {
    Table::new()
        .own(ImperialGold)
        .front(Southern, 1)
        .draw(1)
        .act("gold block")
        .expect_front(Southern, 1)
        .expect_actions(3);
}

#[test]
fn r6_5_hesitation_overrides_the_order_to_advance() {
    Table::treaty().level(7).front(Allied, 1).draw(36).expect_front(Allied, 1).expect_actions(2);
}

#[test]
fn r6_0_a_retreat_the_card_orders_cites_the_order_not_an_offensive() {
    let by_card = Event::FrontRetreated { front: Southern, number: 3, by: Push::Card };
    Table::new().front(Southern, 2).draw(11).cites(by_card, "6.0");
    let by_offensive = Event::FrontRetreated { front: Southern, number: 2, by: Push::Offensive };
    Table::new().front(Southern, 2).draw(1).attack(Southern, 6).cites(by_offensive, "7.3");
}

#[test]
fn r6_4_the_entry_into_moscow_and_the_grade_of_the_end_each_cite_their_own() {
    let table = Table::new().front(Southern, 1).draw(10).expect_over("military-defeat");
    let Some(ended) = table.told().iter().copied().find(|event| matches!(event, Event::Ended(..))) else {
        panic!("the end is told")
    };
    table.cites(Event::FrontAdvanced(Southern, 0), "6.4").cites(ended, "9.2.2");
}

#[test]
fn r6_3_2_the_second_front_in_petrograd_is_told_to_cost_nothing() {
    let table =
        Table::new().front(Finland, 1).inactive(Finland).front(Baltic, 2).level(4).draw(3).expect_front(Baltic, 1);
    let table = table.cites(Event::FellBefore(Baltic, 1), "6.3.2").expect_level(4);
    table.tells_not(Event::CityFell(Baltic, 1));
}
