//! §10.2: the cards that need more explanation than they carry, but for #8, #40 and #46, which have files of their
//! own.

use crate::table::*;

#[test]
fn r10_2_a_card_without_a_paragraph_is_its_moves_and_actions() {
    let table = Table::treaty().no_markers().draw(15).expect_actions(2).pass().expect_draw();
    let events = table.told();
    assert_eq!(
        events,
        [
            Event::CardDrawn(frente_amanecer::CardNo(15)),
            Event::FrontAdvanced(Eastern, 4),
            Event::FrontAdvanced(Allied, 3),
            Event::ActionsDeclined(2),
        ]
    );
}

#[test]
fn r10_2_14_the_legion_takes_1_from_offensives_against_the_east_at_once() {
    Table::new()
        .front(Eastern, 4)
        .draw(14)
        .expect_markers(&[CzechLegion])
        .expect_front(Eastern, 3)
        .attack(Eastern, 4)
        .expect_thrown(Eastern, 4, -1)
        .expect_front(Eastern, 3)
        .attack(Eastern, 5)
        .expect_front(Eastern, 4)
        .attack(Southern, 4)
        .expect_thrown(Southern, 4, 0);
}

#[test]
fn r10_2_14_the_legion_stays_until_card_54() {
    Table::dawn()
        .marker(CzechLegion)
        .draw(1)
        .attack(Eastern, 4)
        .expect_thrown(Eastern, 4, -1)
        .pass()
        .draw(54)
        .tells(Event::MarkerRemoved(CzechLegion))
        .attack(Eastern, 4)
        .expect_thrown(Eastern, 4, 0);
}

// Rulings A7, B19.
#[test]
fn r10_2_14_reserves_are_exempt() {
    Table::new().draw(14).act("decline").reserve(Eastern, 4).expect_thrown(Eastern, 4, 0);
}

#[test]
fn r10_2_21_in_ekaterinburg_or_nearer_the_czar_is_freed_for_good() {
    for number in [3, 2, 1] {
        Table::treaty()
            .front(Eastern, number)
            .draw(21)
            .expect_markers(&[CzarFreed])
            .attack(Southern, 4)
            .expect_thrown(Southern, 4, -1)
            .pass()
            .draw(1)
            .attack(Allied, 4)
            .expect_thrown(Allied, 4, -1);
    }
}

#[test]
fn r10_2_21_farther_off_he_is_executed_and_that_helps_for_one_turn() {
    for number in [4, 5] {
        Table::treaty()
            .front(Eastern, number)
            .draw(21)
            .tells(Event::CzarExecuted)
            .expect_markers(&[])
            .attack(Southern, 3)
            .expect_thrown(Southern, 3, 1)
            .pass()
            .draw(1)
            .attack(Southern, 3)
            .expect_thrown(Southern, 3, 0);
    }
}

#[test]
fn r10_2_21_no_other_throw_changes() {
    Table::treaty().draw(21).politics(3).expect_level(1).reorganize(5).tells(Event::ReorganizationFailed);
    Table::treaty().marker(CzarFreed).draw(9).politics(4).expect_level(2).reorganize(5).expect_die();
}

#[test]
fn r10_2_21_reserves_are_exempt_both_ways() {
    Table::treaty().front(Eastern, 3).draw(21).act("decline").reserve(Southern, 4).expect_thrown(Southern, 4, 0);
    Table::treaty().draw(21).act("decline").reserve(Southern, 4).expect_thrown(Southern, 4, 0);
}

// Ruling A35.
#[test]
fn r10_2_21_with_the_eastern_front_gone_he_is_executed() {
    Table::dawn().front(Eastern, 2).eliminated(Eastern).draw(21).tells(Event::CzarExecuted).expect_markers(&[]);
}

#[test]
fn r10_2_27_yudenich_the_allies_and_dawn_come_at_the_end_of_the_turn() {
    let table = Table::bukharin()
        .no_markers()
        .front(Baltic, 2)
        .draw(27)
        .expect_unit(Baltic, Germany)
        .attack(Baltic, 4)
        .expect_front(Baltic, 2) // still the German value of 4
        .pass()
        .expect_unit(Baltic, Yudenich)
        .expect_front(Baltic, 2)
        .expect_status(Allied, Status::Active)
        .expect_piles(47, 2, 0, 0);
    assert_eq!(table.view().war, War::Over);
    table.draw(1).attack(Baltic, 4).expect_front(Baltic, 3);
}

// Ruling B20: the Treaty or #24, not Bukharin, may have woken the Allies before.
#[test]
fn r10_2_27_after_the_treaty_the_allies_are_left_alone() {
    Table::treaty().front(Allied, 2).draw(27).pass().tells_not(Event::FrontActivated(Allied)).expect_front(Allied, 2);
}

#[test]
fn r10_2_30_political_throws_go_on_until_one_fails() {
    Table::treaty()
        .level(1)
        .no_markers()
        .draw(30)
        .expect_actions(1)
        .attack(Southern, 1)
        .die(4)
        .die(3)
        .die(5)
        .die(4)
        .expect_level(5)
        .expect_die()
        .die(1)
        .tells(Event::PoliticalFailed)
        .expect_level(5)
        .expect_draw();
}

// Ruling A23: always exactly +1.
#[test]
fn r10_2_30_always_at_1_with_the_comintern_too() {
    Table::treaty()
        .own(Comintern)
        .level(4)
        .no_markers()
        .draw(30)
        .act("decline")
        .die(3)
        .tells(Event::Modified(Modifier::Card, 1))
        .tells(Event::PoliticalThrown { die: 3, drm: 1, resistance: 4 })
        .expect_level(4)
        .expect_draw();
}

#[test]
fn r10_2_30_the_first_failure_may_come_at_once() {
    Table::treaty().level(1).no_markers().draw(30).act("decline").die(2).expect_level(1).expect_draw();
}

#[test]
fn r10_2_30_the_streak_may_win_the_game() {
    let table = (1..=8).fold(Table::treaty().level(1).no_markers().draw(30).act("decline"), |table, _| table.die(5));
    table.expect_over("political-victory").expect_level(9);
}

#[test]
fn r10_2_30_the_action_itself_gets_no_bonus() {
    Table::treaty().level(1).no_markers().draw(30).politics(3).expect_level(1).expect_die();
}

#[test]
fn r10_2_41_makhnos_die_helps_or_hinders_the_southern_front() {
    for (die, number) in [(1, 2), (2, 2), (3, 2), (4, 4), (5, 4), (6, 4)] {
        Table::treaty().front(Southern, 3).draw(41).die(die).expect_front(Southern, number).expect_actions(2);
    }
}

#[test]
fn r10_2_41_makhno_may_bring_denikin_into_moscow() {
    Table::treaty().front(Southern, 1).draw(41).die(3).expect_over("military-defeat");
}

// Ruling B13.
#[test]
fn r10_2_41_with_the_southern_front_gone_there_is_no_die() {
    Table::treaty().eliminated(Southern).draw(41).tells(Event::MoveVoid(Southern)).offers("political");
}

// Ruling A16: resolved in full, then among the Dawn cards.
#[test]
fn r10_2_41_before_the_end_of_the_war_the_card_waits_for_dawn() {
    let table = Table::treaty()
        .level(3)
        .no_markers()
        .draw(41)
        .die(4)
        .act("decline")
        .expect_piles(32, 2, 0, 15)
        .die(3)
        .tells(Event::CardRecycled(frente_amanecer::CardNo(41), Period::Dawn))
        .expect_piles(32, 1, 0, 16)
        .draw(27)
        .pass()
        .expect_piles(47, 2, 0, 0);
    assert!(table.due().iter().any(|(card, _)| card == "card 41"));
}

#[test]
fn r10_2_41_after_the_war_it_is_played_like_any_other() {
    Table::dawn()
        .level(3)
        .no_markers()
        .draw(41)
        .die(4)
        .act("decline")
        .die(3)
        .tells_not(Event::CardRecycled(frente_amanecer::CardNo(41), Period::Dawn))
        .expect_piles(46, 3, 0, 0);
}

#[test]
fn r10_2_49_political_throws_have_1_this_turn() {
    Table::dawn()
        .draw(49)
        .politics(3)
        .tells(Event::PoliticalThrown { die: 3, drm: 1, resistance: 3 })
        .expect_level(2)
        .pass()
        .draw(1)
        .politics(3)
        .expect_level(2);
}

// Rulings A7, A23.
#[test]
fn r10_2_49_neither_the_comintern_nor_a_decree_adds_to_it() {
    Table::dawn().own(Comintern).level(4).draw(49).politics(3).expect_level(4).politics(4).expect_level(5);
    Table::dawn().level(1).draw(49).act("decline").act("decree political").die(3).expect_level(1);
}

// Ruling A6: win or lose, at once, before the next action.
#[test]
fn r10_2_51_an_offensive_against_lvov_costs_a_level_won_or_lost() {
    Table::dawn()
        .level(5)
        .front(Poland, 4)
        .draw(51)
        .expect_markers(&[CurzonLine])
        .expect_front(Poland, 3)
        .attack(Poland, 1)
        .tells(Event::LevelChanged { level: 4, by: -1, cause: Cause::CurzonLine })
        .expect_front(Poland, 3)
        .attack(Poland, 5)
        .expect_front(Poland, 4)
        .expect_level(3)
        .act("reserve poland")
        .die(5)
        .expect_level(3);
}

#[test]
fn r10_2_51_elsewhere_and_against_others_it_costs_nothing() {
    Table::dawn()
        .level(5)
        .marker(CurzonLine)
        .front(Poland, 2)
        .front(Baltic, 3)
        .front(Southern, 4)
        .draw(59)
        .expect_front(Southern, 3)
        .attack(Poland, 1)
        .attack(Baltic, 1)
        .act("reserve southern")
        .die(1)
        .expect_level(5);
}

#[test]
fn r10_2_51_before_the_card_lvov_may_be_attacked_freely() {
    Table::dawn().level(5).front(Poland, 3).draw(59).attack(Poland, 1).expect_level(5);
}

// Ruling A6: a won offensive at level 1 still brings the regime down.
#[test]
fn r10_2_51_at_level_1_the_line_brings_the_regime_down() {
    Table::dawn()
        .level(1)
        .marker(CurzonLine)
        .front(Poland, 3)
        .draw(59)
        .act("decline")
        .reserve(Poland, 6)
        .expect_front(Poland, 4)
        .expect_over("political-defeat");
}

// Ruling B19: with trains, tanks and gold the cost is the same.
#[test]
fn r10_2_51_the_cost_is_paid_once_whatever_helps_the_throw() {
    Table::dawn()
        .level(5)
        .marker(CurzonLine)
        .own(ArmouredTrains)
        .own(AppliedExpertise)
        .tanks_on(Poland)
        .front(Poland, 3)
        .draw(59)
        .act("offensive poland with trains")
        .die(1)
        .expect_level(5)
        .die(6)
        .expect_thrown(Poland, 1, 5)
        .expect_front(Poland, 4)
        .expect_level(4);
}

#[test]
fn r10_2_53_kolchak_turns_into_semyonov_who_fights_as_well() {
    Table::dawn()
        .front(Eastern, 2)
        .draw(53)
        .tells(Event::UnitFlipped(Semyonov))
        .expect_unit(Eastern, Semyonov)
        .expect_front(Eastern, 3)
        .attack(Eastern, 3)
        .expect_front(Eastern, 3)
        .attack(Eastern, 4)
        .expect_front(Eastern, 4);
}

// Ruling A36.
#[test]
fn r10_2_53_is_ignored_with_the_front_gone() {
    Table::dawn().eliminated(Eastern).draw(53).expect_unit(Eastern, Kolchak).tells_not(Event::UnitFlipped(Semyonov));
}

#[test]
fn r10_2_54_the_legion_leaves_at_once_and_the_gold_stays() {
    Table::dawn().marker(CzechLegion).own(ImperialGold).draw(54).expect_markers(&[]).expect_owned(&[ImperialGold]);
}

// Ruling A11.
#[test]
fn r10_2_54_before_card_14_it_does_nothing_and_the_legion_then_stays() {
    Table::dawn()
        .draw(54)
        .tells_not(Event::MarkerRemoved(CzechLegion))
        .pass()
        .draw(14)
        .pass()
        .draw(1)
        .expect_markers(&[CzechLegion])
        .attack(Eastern, 4)
        .expect_thrown(Eastern, 4, -1);
}

#[test]
fn r10_2_57_denikin_turns_into_wrangel_who_fights_as_well() {
    Table::dawn()
        .no_markers()
        .front(Southern, 1)
        .draw(57)
        .expect_unit(Southern, Wrangel)
        .expect_front(Southern, 2)
        .attack(Southern, 3)
        .expect_front(Southern, 2)
        .attack(Southern, 4)
        .expect_front(Southern, 3)
        .die(3)
        .expect_status(Southern, Status::Active);
}

// Ruling A36.
#[test]
fn r10_2_57_is_ignored_with_the_front_gone() {
    Table::dawn()
        .eliminated(Southern)
        .no_markers()
        .draw(57)
        .expect_unit(Southern, Denikin)
        .tells_not(Event::UnitFlipped(Wrangel))
        .pass()
        .tells_not(Event::FrontEliminated(Southern))
        .expect_draw();
}

// Ruling A17.
#[test]
fn r10_2_60_poland_comes_two_boxes_and_stops_before_moscow() {
    for (from, to, level) in [(4, 2, 4), (3, 1, 3), (2, 1, 3), (1, 1, 4)] {
        Table::dawn()
            .level(4)
            .front(Poland, from)
            .draw(60)
            .expect_front(Poland, to)
            .expect_level(level)
            .expect_actions(4);
    }
}

#[test]
fn r10_2_60_kiev_at_level_1_still_brings_the_regime_down() {
    Table::dawn().level(1).front(Poland, 2).draw(60).expect_over("political-defeat");
}

#[test]
fn r10_2_60_moscow_is_safe_this_turn_only() {
    Table::dawn().level(4).front(Poland, 1).draw(60).pass().draw(50).expect_over("military-defeat");
}
