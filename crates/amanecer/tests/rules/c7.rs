//! Chapter 7, from 7.0 to 7.4.4: actions, modifiers, offensives, politics. Reorganization and markers have files of
//! their own.

use crate::table::*;

#[test]
fn r7_0_actions_are_spent_one_by_one_then_markers_may_follow() {
    Table::new()
        .draw(12)
        .expect_actions(2)
        .refuses("reserve southern", "7.0", "markers-after-actions")
        .refuses("decree political", "7.0", "markers-after-actions")
        .refuses("decree reorganize", "7.0", "markers-after-actions")
        .attack(Southern, 2)
        .expect_actions(1)
        .politics(2)
        .expect_actions(0)
        .refuses("political", "7.0", "actions-used")
        .refuses("offensive southern", "7.0", "actions-used")
        .refuses("reorganize", "7.0", "actions-used")
        .refuses("decline", "7.0", "actions-used")
        .offers_only(&[
            "reserve baltic",
            "reserve eastern",
            "reserve southern",
            "decree political",
            "decree reorganize",
            "end",
        ]);
}

// Ruling B10.
#[test]
fn r7_0_declined_actions_are_lost_and_open_the_markers() {
    Table::new()
        .draw(1)
        .attack(Southern, 1)
        .expect_actions(2)
        .act("decline")
        .tells(Event::ActionsDeclined(2))
        .expect_actions(0)
        .offers("reserve southern")
        .act("end")
        .expect_draw();
}

#[test]
fn r7_0_a_card_may_ban_political_attempts() {
    Table::treaty()
        .draw(22)
        .refuses("political", "7.0", "political-banned")
        .offers("reorganize")
        .offers("offensive southern");
}

#[test]
fn r7_0_a_card_may_ban_offensives() {
    Table::new()
        .own(ArmouredTrains)
        .draw(5)
        .refuses("offensive southern", "7.0", "offensives-banned")
        .refuses("offensive southern with trains", "7.0", "offensives-banned")
        .offers_only(&["political", "reorganize", "decline"]);
}

#[test]
fn r7_0_a_card_may_shield_one_front() {
    Table::new()
        .own(ArmouredTrains)
        .draw(6)
        .refuses("offensive baltic", "7.0", "front-shielded")
        .refuses("offensive baltic with trains", "7.0", "front-shielded")
        .offers("offensive southern")
        .offers("offensive southern with trains");
}

#[test]
fn r7_1_modifiers_add_up() {
    Table::new()
        .marker(CzechLegion)
        .own(ArmouredTrains)
        .tanks_on(Eastern)
        .front(Eastern, 2)
        .draw(10)
        .act("offensive eastern with trains")
        .die(4)
        .tells(Event::Modified(Modifier::Card, -1))
        .tells(Event::Modified(Modifier::CzechLegion, -1))
        .tells(Event::Modified(Modifier::ArmouredTrains, 1))
        .tells(Event::Modified(Modifier::TankCorps, 1))
        .expect_thrown(Eastern, 4, 0)
        .expect_front(Eastern, 3);
}

#[test]
fn r7_1_six_sources_of_one_offensive_add_up() {
    // Card +1 against the east, Legion −1, Czar freed −1, trains +1, tanks +1, expertise +2.
    Table::treaty()
        .marker(CzechLegion)
        .marker(CzarFreed)
        .own(ArmouredTrains)
        .own(AppliedExpertise)
        .tanks_on(Eastern)
        .front(Eastern, 2)
        .draw(35)
        .act("offensive eastern with trains")
        .die(1)
        .die(6)
        .expect_thrown(Eastern, 1, 3)
        .expect_front(Eastern, 3);
}

#[test]
fn r7_1_a_modifier_touches_only_the_throws_it_names() {
    Table::new()
        .marker(CzarFreed)
        .marker(CzechLegion)
        .tanks_on(Southern)
        .own(ArmouredTrains)
        .draw(10)
        .politics(4)
        .tells(Event::PoliticalThrown { die: 4, drm: 0, resistance: 3 })
        .expect_level(2)
        .reorganize(5)
        .tells(Event::ReorganizationThrown { die: 5, drm: 0 })
        .tells(Event::ReorganizationFailed)
        .attack(Baltic, 6)
        .expect_thrown(Baltic, 6, -2);
}

#[test]
fn r7_1_a_political_modifier_does_not_help_an_offensive() {
    Table::treaty()
        .own(Comintern)
        .draw(38)
        .attack(Southern, 3)
        .expect_thrown(Southern, 3, 0)
        .tells(Event::OffensiveLost(Southern));
}

#[test]
fn r7_1_a_reorganization_modifier_does_not_help_a_political_attempt() {
    Table::new().draw(9).politics(3).expect_level(1);
}

// Ruling A24.
#[test]
fn r7_1_a_6_may_fail_and_a_1_may_succeed() {
    Table::new()
        .marker(CzechLegion)
        .marker(CzarFreed)
        .front(Eastern, 3)
        .draw(10)
        .attack(Eastern, 6)
        .expect_thrown(Eastern, 6, -3)
        .expect_front(Eastern, 3);
    Table::new()
        .own(AppliedExpertise)
        .tanks_on(Southern)
        .front(Southern, 3)
        .draw(1)
        .attack(Southern, 1)
        .die(5)
        .expect_thrown(Southern, 1, 3)
        .expect_front(Southern, 3);
}

// Ruling A24: results beyond the faces count as they are.
#[test]
fn r7_1_results_go_below_1_and_above_6() {
    Table::new()
        .marker(CzechLegion)
        .marker(CzarFreed)
        .draw(10)
        .attack(Eastern, 1)
        .expect_thrown(Eastern, 1, -3)
        .tells(Event::OffensiveLost(Eastern));
    Table::new().level(4).draw(3).act("decline").act("end").die(6).tells(Event::DissentThrown { die: 6, drm: 3 });
}

#[test]
fn r7_1_political_modifiers_never_exceed_1() {
    // Resistance 4: with +2 a 3 would do.
    Table::treaty()
        .level(4)
        .own(Comintern)
        .draw(38)
        .politics(3)
        .tells(Event::Modified(Modifier::PoliticalCap, -1))
        .tells(Event::PoliticalThrown { die: 3, drm: 1, resistance: 4 })
        .expect_level(4)
        .politics(4)
        .expect_level(5);
}

// Ruling A23: no card of the standard pack has a negative one, an owner's may.
#[test]
fn r7_1_negative_political_modifiers_have_no_limit() {
    let pack = pack_where("Drm(on: Political, by: 1)", "Drm(on: Political, by: -3)");
    Table::with_pack(pack)
        .after_treaty()
        .own(Comintern)
        .draw(38)
        .politics(5)
        .tells(Event::PoliticalThrown { die: 5, drm: -2, resistance: 3 })
        .expect_level(1)
        .politics(6)
        .expect_level(2);
}

#[test]
fn r7_2_one_front_may_be_attacked_and_driven_back_again_and_again() {
    Table::new()
        .front(Southern, 2)
        .draw(1)
        .expect_front(Southern, 1)
        .attack(Southern, 6)
        .attack(Southern, 6)
        .attack(Southern, 6)
        .expect_front(Southern, 4)
        .reserve(Baltic, 1)
        .reserve(Baltic, 5)
        .expect_left(3, 2);
}

#[test]
fn r7_2_failures_do_not_limit_further_attempts() {
    Table::new()
        .draw(14)
        .politics(1)
        .politics(4)
        .expect_level(2)
        .reorganize(1)
        .reorganize(6)
        .die(3)
        .expect_owned(&[ArmouredTrains])
        .expect_actions(0);
}

#[test]
fn r7_3_offensive_fails_when_the_roll_equals_the_battle_value() {
    Table::new()
        .front(Southern, 3)
        .draw(9)
        .attack(Southern, 3)
        .tells(Event::OffensiveLost(Southern))
        .expect_front(Southern, 3);
}

#[test]
fn r7_3_offensive_succeeds_when_the_roll_is_greater() {
    Table::new()
        .front(Southern, 3)
        .draw(9)
        .attack(Southern, 4)
        .tells(Event::OffensiveWon(Southern))
        .expect_front(Southern, 4);
    Table::new()
        .front(Baltic, 2)
        .draw(9)
        .attack(Baltic, 4)
        .expect_front(Baltic, 2)
        .attack(Baltic, 5)
        .expect_front(Baltic, 3);
}

// Ruling B10.
#[test]
fn r7_3_a_front_in_its_highest_box_may_be_attacked_and_stays() {
    Table::new()
        .draw(1)
        .attack(Eastern, 6)
        .tells(Event::OffensiveWon(Eastern))
        .tells(Event::FrontCornered(Eastern))
        .expect_front(Eastern, 5)
        .attack(Baltic, 6)
        .expect_front(Baltic, 4);
}

// Ruling A9.
#[test]
fn r7_3_an_inactive_front_is_no_target() {
    Table::new()
        .draw(1)
        .refuses("offensive poland", "6.1", "front-inactive")
        .refuses("offensive finland", "6.1", "front-inactive")
        .refuses("offensive allied", "6.1", "front-inactive");
    Table::treaty().draw(1).refuses("offensive baltic", "6.1", "front-inactive");
}

#[test]
fn r7_3_an_eliminated_front_is_no_target() {
    Table::dawn().eliminated(Eastern).draw(1).refuses("offensive eastern", "10.1.3", "front-eliminated");
}

#[test]
fn r7_3_petrograd_held_by_both_an_offensive_drives_back_only_the_front_it_names() {
    let table =
        Table::new().front(Baltic, 1).front(Finland, 1).draw(1).offers("offensive baltic").offers("offensive finland");
    table.clone().attack(Finland, 4).expect_front(Finland, 2).expect_front(Baltic, 1);
    // A 4 beats Svinhufud (3) but not the Germans (4) beside him.
    table
        .attack(Baltic, 4)
        .expect_front(Finland, 1)
        .expect_front(Baltic, 1)
        .attack(Baltic, 5)
        .expect_front(Finland, 1)
        .expect_front(Baltic, 2);
}

#[test]
fn r7_4_the_level_rises_on_a_result_greater_than_the_resistance_of_its_box() {
    let resistance = [(1, 3), (2, 3), (3, 4), (4, 4), (5, 5), (6, 5), (7, 5), (8, 5)];
    for (level, resistance) in resistance {
        Table::new()
            .level(level)
            .draw(1)
            .politics(resistance)
            .tells(Event::PoliticalFailed)
            .expect_level(level)
            .expect_actions(2)
            .politics(resistance + 1)
            .expect_level(level + 1);
    }
}

#[test]
fn r7_4_box_9_of_the_harder_game_has_resistance_5() {
    Table::harder().level(9).draw(1).politics(5).expect_level(9).politics(6).expect_over("political-victory");
}

#[test]
fn r7_4_1_box_9_wins_at_once_wherever_the_fronts_stand() {
    Table::new()
        .level(8)
        .fronts([1, 1, 1, 1, 2, 1])
        .draw(1)
        .politics(6)
        .expect_level(9)
        .expect_over("political-victory");
}

#[test]
fn r7_4_2_the_allies_hesitate_in_boxes_7_and_8() {
    for (level, number) in [(6, 3), (7, 4), (8, 4)] {
        Table::treaty().level(level).draw(36).expect_front(Allied, number);
    }
    Table::treaty().level(7).expect_status(Allied, Status::Hesitating);
    Table::treaty().level(6).expect_status(Allied, Status::Active);
}

#[test]
fn r7_4_2_hesitation_comes_and_goes_with_the_level() {
    Table::treaty()
        .no_markers()
        .level(6)
        .front(Finland, 3)
        .draw(23)
        .expect_status(Allied, Status::Active)
        .politics(6)
        .expect_level(7)
        .expect_status(Allied, Status::Hesitating)
        .draw(35) // Finland takes Petrograd before the Allies are to move
        .expect_level(6)
        .expect_front(Allied, 3)
        .politics(6)
        .pass()
        .draw(36)
        .expect_level(7)
        .expect_front(Allied, 3)
        .tells(Event::AlliesHesitate);
}

// Ruling A22.
#[test]
fn r7_4_2_with_victory_in_box_10_they_hesitate_in_8_and_9() {
    for (level, number) in [(7, 3), (8, 4), (9, 4)] {
        Table::harder().after_treaty().level(level).draw(36).expect_front(Allied, number);
    }
}

#[test]
fn r7_4_3_card_58_lowers_the_level_without_a_die_at_the_end_of_the_turn() {
    Table::dawn().no_markers().level(5).draw(58).expect_level(5).pass().expect_level(4).expect_draw();
}

#[test]
fn r7_4_3_bukharin_raises_the_level_at_the_end_of_the_turn() {
    Table::new().no_markers().draw(8).act("bukharin").expect_level(1).pass().expect_level(2).expect_draw();
}

#[test]
fn r7_4_4_the_dissent_table_changes_the_level_apart_from_political_actions() {
    Table::new()
        .level(3)
        .no_markers()
        .draw(3)
        .politics(5)
        .politics(1)
        .politics(1)
        .expect_level(4)
        .die(6)
        .tells(Event::LevelChanged { level: 5, by: 1, cause: Cause::Dissent })
        .expect_level(5);
    Table::new().level(3).no_markers().draw(3).politics(1).politics(1).politics(1).die(2).expect_level(2);
}

#[test]
fn r7_4_2_the_log_tells_when_the_allies_begin_and_cease_to_hesitate() {
    let raised = |level| Table::treaty().level(level).no_markers().draw(28).politics(6);
    raised(5).tells_not(Event::AlliesWaver);
    raised(6).cites(Event::AlliesWaver, "7.4.2").expect_level(7);
    raised(7).tells_not(Event::AlliesWaver).tells_not(Event::AlliesResolve);
    let lowered = Table::dawn().front(Poland, 2).level(7).draw(43).expect_front(Poland, 1);
    lowered.cites(Event::AlliesResolve, "7.4.2").expect_level(6);
    Table::treaty().inactive(Allied).level(6).no_markers().draw(28).politics(6).tells_not(Event::AlliesWaver);
}
