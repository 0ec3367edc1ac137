//! §7.5: reorganization of the Red Army and its markers. The Cheka and the gold have files of their own.

use crate::table::*;

#[test]
fn r7_5_an_attempt_fails_below_6_and_succeeds_on_6() {
    Table::new()
        .draw(1)
        .reorganize(5)
        .tells(Event::ReorganizationFailed)
        .expect_actions(2)
        .expect_owned(&[])
        .reorganize(6)
        .expect_die()
        .die(1)
        .expect_owned(&[Cheka]);
}

#[test]
fn r7_5_the_table_names_the_marker() {
    let faces = [Cheka, TankCorps, ArmouredTrains, AppliedExpertise, CommunistSubversion, Comintern];
    for (face, asset) in (1..).zip(faces) {
        Table::new().draw(1).reorganize(6).die(face).tells(Event::AssetGained(asset)).expect_owned(&[asset]);
    }
}

#[test]
fn r7_5_a_cards_bonus_counts_on_the_attempt_and_not_on_the_table() {
    for card in [17, 22, 23] {
        Table::treaty()
            .draw(card)
            .reorganize(5)
            .tells(Event::Modified(Modifier::Card, 1))
            .tells(Event::ReorganizationThrown { die: 5, drm: 1 })
            .die(5)
            .tells(Event::TableThrown(5))
            .expect_owned(&[CommunistSubversion]);
    }
    Table::new().draw(9).reorganize(4).tells(Event::ReorganizationFailed);
}

#[test]
fn r7_5_a_marker_already_owned_gives_the_gold() {
    Table::new()
        .own(Comintern)
        .draw(1)
        .reorganize(6)
        .die(6)
        .tells(Event::AssetGained(ImperialGold))
        .expect_owned(&[Comintern, ImperialGold]);
}

#[test]
fn r7_5_with_the_gold_owned_too_there_is_nothing() {
    Table::new()
        .own(Comintern)
        .own(ImperialGold)
        .front(Southern, 3)
        .draw(1)
        .act("let advance")
        .reorganize(6)
        .act("accept")
        .die(6)
        .act("accept")
        .tells(Event::NothingGained)
        .expect_owned(&[Comintern, ImperialGold]);
}

// Ruling A27: gold once spent is out of the game.
#[test]
fn r7_5_with_the_gold_spent_there_is_nothing() {
    Table::new()
        .own(Comintern)
        .gold_is_gone()
        .draw(1)
        .reorganize(6)
        .die(6)
        .tells(Event::NothingGained)
        .expect_owned(&[Comintern]);
}

#[test]
fn r7_5_tanks_out_on_a_front_are_owned() {
    Table::new().tanks_on(Southern).draw(1).reorganize(6).die(2).expect_owned(&[TankCorps, ImperialGold]);
}

#[test]
fn r7_5_2_sending_the_tanks_costs_an_action_and_gives_1_against_that_front() {
    Table::new()
        .own(TankCorps)
        .front(Southern, 3)
        .draw(1)
        .act("tanks southern")
        .tells(Event::TanksAssigned { front: Southern, from: None })
        .expect_actions(2)
        .attack(Southern, 3)
        .expect_thrown(Southern, 3, 1)
        .expect_front(Southern, 3)
        .attack(Baltic, 4)
        .expect_thrown(Baltic, 4, 0);
}

// Ruling A28: gaining the marker is free.
#[test]
fn r7_5_2_the_tanks_start_in_the_available_box() {
    let table = Table::new().draw(1).reorganize(6).die(2).expect_actions(2);
    assert_eq!(table.view().tanks_on, None);
}

#[test]
fn r7_5_2_they_may_be_sent_elsewhere_for_another_action_and_stay_from_turn_to_turn() {
    let table = Table::new()
        .tanks_on(Southern)
        .no_markers()
        .draw(1)
        .refuses("tanks southern", "7.5.2", "tanks-already-there")
        .act("tanks baltic")
        .attack(Southern, 3)
        .expect_thrown(Southern, 3, 0)
        .act("decline")
        .draw(9);
    assert_eq!(table.view().tanks_on, Some(Baltic));
    table.attack(Baltic, 4).expect_thrown(Baltic, 4, 1);
}

// Ruling B11: inactive fronts too; an eliminated one is gone.
#[test]
fn r7_5_2_they_may_go_to_any_front_in_play() {
    Table::dawn().own(TankCorps).eliminated(Eastern).draw(1).offers("tanks finland").offers("tanks poland").refuses(
        "tanks eastern",
        "10.1.3",
        "front-eliminated",
    );
    Table::new().draw(1).refuses("tanks southern", "7.5.2", "no-tanks");
}

// Ruling B11: not an offensive, so no ban stops them; neither reserves nor decrees pay.
#[test]
fn r7_5_2_bans_on_offensives_do_not_hold_them_but_only_actions_pay() {
    Table::new().own(TankCorps).draw(5).act("tanks southern").act("decline").refuses(
        "tanks baltic",
        "7.0",
        "actions-used",
    );
    Table::new().own(TankCorps).draw(6).offers("tanks baltic");
    Table::new().own(TankCorps).own(Cheka).draw(6).act("cheka").act("tanks baltic").expect_actions(1);
}

// Ruling A28.
#[test]
fn r7_5_2_they_come_back_when_their_front_is_eliminated() {
    let table = Table::dawn().tanks_on(Eastern).no_markers().draw(44).pass();
    let table = table.expect_status(Eastern, Status::Eliminated).expect_owned(&[TankCorps]);
    let table = table.tells_in_order(&[Event::FrontEliminated(Eastern), Event::TanksReturned(Eastern)]);
    assert_eq!(table.view().tanks_on, None);
}

// Rulings A28, B11.
#[test]
fn r7_5_2_they_stay_when_the_front_changes_its_counter_or_falls_asleep() {
    let on = |table: &Table| table.view().tanks_on;
    assert_eq!(on(&Table::new().tanks_on(Finland).draw(4)), Some(Finland));
    assert_eq!(on(&Table::bukharin().tanks_on(Baltic).draw(27).pass()), Some(Baltic));
    let asleep = Table::new().level(3).tanks_on(Baltic).draw(8).act("treaty").pass();
    let asleep = asleep.expect_status(Baltic, Status::Inactive);
    assert_eq!(on(&asleep), Some(Baltic));
}

#[test]
fn r7_5_3_the_trains_add_1_to_one_offensive_a_turn() {
    Table::new()
        .own(ArmouredTrains)
        .no_markers()
        .front(Southern, 4)
        .draw(1)
        .attack(Southern, 3)
        .expect_thrown(Southern, 3, 0)
        .act("offensive southern with trains")
        .die(3)
        .expect_thrown(Southern, 3, 1)
        .expect_front(Southern, 4)
        .refuses("offensive southern with trains", "7.5.3", "trains-used")
        .refuses("offensive baltic with trains", "7.5.3", "trains-used")
        .attack(Southern, 3)
        .expect_thrown(Southern, 3, 0)
        .draw(9)
        .offers("offensive southern with trains");
}

// Ruling A29: declared before the throw.
#[test]
fn r7_5_3_the_trains_are_declared_before_the_die() {
    Table::new()
        .own(ArmouredTrains)
        .draw(1)
        .act("offensive southern")
        .expect_die()
        .die(3)
        .tells(Event::OffensiveLost(Southern));
    Table::new().draw(1).refuses("offensive southern with trains", "7.5.3", "no-trains");
}

#[test]
fn r7_5_3_the_trains_do_not_run_with_reserves() {
    let table = Table::new().own(ArmouredTrains).draw(1).act("decline");
    assert!(!table.offered().iter().any(|one| one.contains("trains")));
    table.reserve(Southern, 3).expect_thrown(Southern, 3, 0);
}

#[test]
fn r7_5_4_a_second_die_adds_0_1_or_2_to_every_offensive() {
    for (expertise, adds) in [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)] {
        Table::new()
            .own(AppliedExpertise)
            .draw(9)
            .act("offensive southern")
            .die(2)
            .expect_die()
            .die(expertise)
            .tells(Event::ExpertiseThrown(expertise))
            .expect_thrown(Southern, 2, adds);
    }
}

#[test]
fn r7_5_4_expertise_may_carry_an_offensive_and_is_kept() {
    Table::new()
        .own(AppliedExpertise)
        .front(Southern, 3)
        .draw(9)
        .attack(Southern, 2)
        .die(6)
        .expect_front(Southern, 4)
        .expect_owned(&[AppliedExpertise])
        .attack(Baltic, 3)
        .die(3)
        .tells(Event::OffensiveLost(Baltic))
        .attack(Baltic, 3)
        .expect_die();
}

#[test]
fn r7_5_4_expertise_helps_no_other_throw() {
    Table::new()
        .own(AppliedExpertise)
        .no_markers()
        .draw(9)
        .politics(3)
        .expect_level(1)
        .expect_actions(2)
        .reorganize(1)
        .expect_actions(1);
}

// Ruling A26: the choice is made after seeing the card.
#[test]
fn r7_5_5_the_phases_may_be_kept() {
    Table::new()
        .own(CommunistSubversion)
        .draw(1)
        .act("keep phases")
        .tells_not(Event::PhasesSwapped)
        .expect_front(Southern, 3)
        .expect_actions(3)
        .expect_owned(&[CommunistSubversion]);
}

#[test]
fn r7_5_5_it_serves_turn_after_turn() {
    Table::new()
        .own(CommunistSubversion)
        .no_markers()
        .draw(1)
        .act("swap phases")
        .pass()
        .draw(12)
        .act("swap phases")
        .expect_front(Southern, 3)
        .pass()
        .expect_front(Southern, 2);
}

// Ruling A26: modifiers and bans of the card hold in the action phase that comes first.
#[test]
fn r7_5_5_the_cards_modifiers_and_bans_hold_before_its_moves() {
    Table::new()
        .own(CommunistSubversion)
        .draw(10)
        .act("swap phases")
        .attack(Southern, 4)
        .expect_thrown(Southern, 4, -1)
        .expect_front(Southern, 4);
    Table::new().own(CommunistSubversion).draw(5).act("swap phases").refuses(
        "offensive baltic",
        "7.0",
        "offensives-banned",
    );
    Table::new().own(CommunistSubversion).draw(9).act("swap phases").reorganize(5).expect_die();
}

// Ruling A26: reserves and decrees belong to the phase that comes first, activations to the one that follows.
#[test]
fn r7_5_5_markers_come_before_the_moves_too_and_activations_after() {
    Table::treaty()
        .own(CommunistSubversion)
        .front(Southern, 1)
        .draw(33)
        .act("swap phases")
        .refuses("offensive poland", "6.1", "front-inactive")
        .act("decline")
        .reserve(Southern, 4)
        .expect_front(Southern, 2)
        .act("end")
        .expect_front(Southern, 1)
        .expect_status(Poland, Status::Active)
        .expect_draw();
}

#[test]
fn r7_5_5_on_the_forgoing_cards_the_dissent_throw_still_comes_last() {
    Table::new()
        .own(CommunistSubversion)
        .no_markers()
        .level(3)
        .draw(3)
        .act("swap phases")
        .act("decline")
        .expect_front(Baltic, 3)
        .expect_die()
        .die(3)
        .tells(Event::DissentThrown { die: 3, drm: 3 })
        .expect_level(4);
}

#[test]
fn r7_5_5_it_may_be_gained_again_after_a_new_period() {
    Table::new()
        .own(CommunistSubversion)
        .level(3)
        .draw(8)
        .act("treaty")
        .pass()
        .expect_owned(&[])
        .draw(17)
        .reorganize(5)
        .die(5)
        .expect_owned(&[CommunistSubversion])
        .pass()
        .draw(18)
        .offers_only(&["swap phases", "keep phases"]);
}

#[test]
fn r7_5_6_the_comintern_adds_1_to_political_throws_turn_after_turn() {
    Table::new()
        .own(Comintern)
        .draw(1)
        .politics(3)
        .tells(Event::Modified(Modifier::Comintern, 1))
        .expect_level(2)
        .politics(2)
        .expect_level(2)
        .pass()
        .draw(9)
        .politics(3)
        .expect_level(3)
        .expect_owned(&[Comintern]);
}

#[test]
fn r7_5_6_it_does_not_count_on_the_dissent_table() {
    Table::new()
        .own(Comintern)
        .level(3)
        .no_markers()
        .draw(3)
        .politics(1)
        .politics(1)
        .politics(1)
        .die(2)
        .tells(Event::DissentThrown { die: 2, drm: 0 })
        .expect_level(2);
}

#[test]
fn r7_5_6_nor_on_offensives_or_reorganizations() {
    Table::new()
        .own(Comintern)
        .draw(1)
        .attack(Baltic, 4)
        .expect_thrown(Baltic, 4, 0)
        .reorganize(5)
        .tells(Event::ReorganizationFailed);
}

#[test]
fn r7_5_6_it_adds_nothing_to_a_card_that_gives_1_already() {
    for card in [38, 49] {
        Table::dawn().own(Comintern).level(4).draw(card).politics(3).expect_level(4).politics(4).expect_level(5);
    }
}

#[test]
fn r7_5_4_without_expertise_no_second_die_is_told() {
    Table::new().draw(9).attack(Southern, 2).tells_not(Event::ExpertiseThrown(0)).expect_actions(2);
}
