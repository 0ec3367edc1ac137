//! §7.6 and §7.7: forgone actions, reserve offensives, political decrees.

use crate::table::*;

fn dissent(die: u8, drm: i8) -> Event {
    Event::DissentThrown { die, drm }
}

#[test]
fn r7_6_each_forgone_action_adds_1_to_the_dissent_throw() {
    Table::new()
        .level(3)
        .no_markers()
        .draw(3)
        .act("forgo")
        .tells(Event::ActionForgone { by: 1, total: 1 })
        .expect_actions(2)
        .attack(Southern, 1)
        .act("forgo")
        .tells(Event::ActionForgone { by: 1, total: 2 })
        .die(4)
        .tells(dissent(4, 2))
        .tells(Event::Modified(Modifier::ForgoneActions, 2))
        .expect_level(4);
}

#[test]
fn r7_6_cards_3_20_and_42_allow_it() {
    Table::new().draw(3).offers("forgo");
    Table::treaty().draw(20).offers("forgo");
    Table::treaty().draw(42).offers("forgo");
}

// Ruling A40.
#[test]
fn r7_6_card_41_throws_without_this_advantage() {
    Table::treaty()
        .level(3)
        .no_markers()
        .draw(41)
        .die(6)
        .refuses("forgo", "7.6", "nothing-to-forgo-for")
        .act("decline")
        .tells(Event::ActionsDeclined(2))
        .die(4)
        .tells(dissent(4, 0))
        .expect_level(3);
}

#[test]
fn r7_6_no_other_card_allows_it() {
    let cards: Vec<u8> = Table::new().state().data().cards.iter().map(|card| card.number.0).collect();
    for card in cards {
        if [3, 20, 42, 8, 27].contains(&card) {
            continue;
        }
        let table = Table::dawn().fronts([3, 3, 3, 4, 3, 3]).level(4).draw(card);
        let table = if card == 41 { table.die(4) } else { table };
        table.refuses("forgo", "7.6", "nothing-to-forgo-for");
    }
}

// Ruling B9.
#[test]
fn r7_6_actions_left_unspent_count_as_forgone() {
    Table::treaty()
        .level(3)
        .no_markers()
        .draw(42)
        .attack(Southern, 1)
        .act("decline")
        .tells(Event::ActionForgone { by: 2, total: 2 })
        .die(4)
        .tells(dissent(4, 2))
        .expect_level(4);
}

// Ruling B9: forgone first, then the rest declined: both count.
#[test]
fn r7_6_forgone_and_declined_actions_add_up() {
    Table::new().level(3).no_markers().draw(3).act("forgo").act("decline").die(3).tells(dissent(3, 3)).expect_level(4);
}

// Rulings A33, B9: +1 each without a cap, declared at any time, never taken back.
#[test]
fn r7_6_all_three_may_be_forgone_and_none_comes_back() {
    Table::treaty()
        .level(3)
        .draw(42)
        .act("forgo")
        .act("forgo")
        .act("forgo")
        .expect_actions(0)
        .refuses("offensive southern", "7.0", "actions-used")
        .act("end")
        .die(1)
        .tells(dissent(1, 3))
        .expect_level(3);
}

#[test]
fn r7_6_used_actions_give_nothing() {
    Table::new()
        .level(3)
        .no_markers()
        .draw(3)
        .politics(1)
        .reorganize(1)
        .attack(Baltic, 1)
        .die(2)
        .tells(dissent(2, 0))
        .expect_level(2);
}

// Ruling A33.
#[test]
fn r7_6_cheka_actions_cannot_be_forgone_and_bring_no_dissent() {
    Table::new()
        .own(Cheka)
        .no_markers()
        .draw(3)
        .act("cheka")
        .refuses("forgo", "7.6", "nothing-to-forgo-for")
        .pass()
        .expect_draw();
}

// Rulings A34, B2.
#[test]
fn r7_6_on_card_20_after_bukharin_there_is_nothing_to_forgo() {
    Table::bukharin()
        .level(3)
        .no_markers()
        .draw(20)
        .refuses("forgo", "7.6", "nothing-to-forgo-for")
        .pass()
        .expect_level(4)
        .expect_draw();
}

#[test]
fn r7_6_forgone_actions_do_not_reach_the_next_turn() {
    Table::new().level(4).no_markers().draw(3).pass().die(1).draw(1).refuses("forgo", "7.6", "nothing-to-forgo-for");
    Table::treaty()
        .level(4)
        .no_markers()
        .draw(3)
        .pass()
        .die(1)
        .draw(42)
        .politics(1)
        .politics(1)
        .politics(1)
        .die(3)
        .tells(dissent(3, 0));
}

#[test]
fn r7_7_a_reserve_is_one_more_offensive_and_is_gone() {
    Table::new()
        .front(Southern, 3)
        .draw(9)
        .act("decline")
        .expect_left(5, 2)
        .reserve(Southern, 4)
        .expect_front(Southern, 4)
        .expect_left(4, 2)
        .tells(Event::ReserveSpent(4));
}

#[test]
fn r7_7_a_decree_is_a_political_attempt_or_a_reorganization_and_is_gone() {
    Table::new()
        .draw(9)
        .act("decline")
        .act("decree political")
        .die(4)
        .expect_level(2)
        .tells(Event::DecreeSpent(1))
        .expect_left(5, 1)
        .act("decree reorganize")
        .die(6)
        .die(2)
        .expect_owned(&[TankCorps])
        .expect_left(5, 0)
        .refuses("decree political", "7.7", "no-decrees")
        .refuses("decree reorganize", "7.7", "no-decrees");
}

#[test]
fn r7_7_several_may_be_spent_in_one_phase_each_only_once() {
    Table::new()
        .reserves(2)
        .draw(9)
        .act("decline")
        .reserve(Baltic, 1)
        .reserve(Baltic, 1)
        .refuses("reserve baltic", "7.7", "no-reserves")
        .act("decree political")
        .die(1)
        .act("decree political")
        .die(1)
        .expect_left(0, 0)
        .expect_draw();
}

// Ruling A8.
#[test]
fn r7_7_they_wait_until_the_actions_are_used_or_forgone() {
    Table::new()
        .draw(3)
        .refuses("reserve southern", "7.0", "markers-after-actions")
        .act("forgo")
        .act("forgo")
        .refuses("decree reorganize", "7.0", "markers-after-actions")
        .act("forgo")
        .offers("decree reorganize")
        .offers("reserve southern");
}

// Ruling A8.
#[test]
fn r7_7_they_follow_the_two_actions_of_the_cheka() {
    Table::new()
        .own(Cheka)
        .draw(5)
        .act("cheka")
        .refuses("reserve southern", "7.0", "markers-after-actions")
        .politics(1)
        .politics(1)
        .offers("reserve southern")
        .offers("decree political");
}

// Ruling A7: #5 bans the whole kind of action.
#[test]
fn r7_7_a_ban_on_all_offensives_binds_reserves_but_not_decrees() {
    Table::new().draw(5).act("decline").refuses("reserve southern", "7.7", "reserves-banned").offers_only(&[
        "decree political",
        "decree reorganize",
        "end",
    ]);
}

// Ruling A7: #22 for political use.
#[test]
fn r7_7_a_ban_on_political_attempts_leaves_a_decree_its_other_use() {
    Table::treaty()
        .draw(22)
        .act("decline")
        .refuses("decree political", "7.7", "decree-banned")
        .offers("decree reorganize")
        .offers("reserve southern");
}

// Ruling A7: a ban on one front does not bind reserves.
#[test]
fn r7_7_a_reserve_may_strike_a_front_the_card_shields() {
    Table::new()
        .draw(6)
        .refuses("offensive baltic", "7.0", "front-shielded")
        .act("decline")
        .reserve(Baltic, 5)
        .expect_front(Baltic, 4);
}

// Rulings A7, B19: card modifiers, the Legion and the Czar do not reach reserves.
#[test]
fn r7_7_card_modifiers_and_markers_do_not_reach_reserves() {
    Table::new()
        .marker(CzechLegion)
        .marker(CzarFreed)
        .front(Eastern, 3)
        .draw(10)
        .act("decline")
        .reserve(Eastern, 4)
        .expect_thrown(Eastern, 4, 0)
        .expect_front(Eastern, 4);
}

#[test]
fn r7_7_a_bonus_of_the_card_does_not_reach_reserves_either() {
    Table::treaty()
        .front(Southern, 3)
        .draw(28)
        .attack(Southern, 1)
        .expect_thrown(Southern, 1, 1)
        .act("decline")
        .reserve(Southern, 3)
        .expect_thrown(Southern, 3, 0)
        .expect_front(Southern, 2);
    Table::treaty().draw(21).tells(Event::CzarExecuted).act("decline").reserve(Eastern, 3).expect_thrown(Eastern, 3, 0);
}

// Ruling A7: own markers that say "all" or "any" do.
#[test]
fn r7_7_tanks_and_expertise_reach_reserves_trains_do_not() {
    Table::new()
        .tanks_on(Southern)
        .own(AppliedExpertise)
        .own(ArmouredTrains)
        .front(Southern, 4)
        .draw(1)
        .act("decline")
        .refuses("offensive southern with trains", "7.0", "actions-used")
        .reserve(Southern, 2)
        .die(3)
        .expect_thrown(Southern, 2, 2)
        .expect_front(Southern, 4);
}

// Ruling A7.
#[test]
fn r7_7_the_comintern_reaches_a_decree_the_card_does_not() {
    Table::new().own(Comintern).draw(1).act("decline").act("decree political").die(3).expect_level(2);
    Table::treaty().draw(38).act("decline").act("decree political").die(3).expect_level(1);
}

// Ruling A7.
#[test]
fn r7_7_the_reorganization_modifier_of_a_card_does_not_reach_a_decree() {
    Table::new()
        .draw(9)
        .act("decline")
        .act("decree reorganize")
        .die(5)
        .tells(Event::ReorganizationThrown { die: 5, drm: 0 })
        .tells(Event::ReorganizationFailed)
        .expect_owned(&[]);
}

// Rulings A6, B19.
#[test]
fn r7_7_a_reserve_pays_at_the_curzon_line() {
    Table::dawn()
        .level(4)
        .marker(CurzonLine)
        .front(Poland, 3)
        .draw(59)
        .act("decline")
        .reserve(Poland, 1)
        .expect_level(3)
        .reserve(Poland, 5)
        .expect_level(2)
        .expect_front(Poland, 4)
        .reserve(Poland, 5)
        .expect_level(2);
}

#[test]
fn r7_7_reserves_need_an_active_front() {
    Table::dawn()
        .eliminated(Eastern)
        .draw(1)
        .act("decline")
        .refuses("reserve poland", "6.1", "front-inactive")
        .refuses("reserve eastern", "10.1.3", "front-eliminated");
}

#[test]
fn r7_7_markers_kept_serve_a_later_turn() {
    Table::new()
        .draw(1)
        .act("decline")
        .act("end")
        .expect_left(5, 2)
        .draw(2)
        .act("decline")
        .reserve(Southern, 1)
        .expect_left(4, 2);
}
