//! Chapter 9: the four endings, their points and grades. Totals are added up by hand beside each case.

use crate::table::*;
use frente_amanecer::{Action, Amanecer, Ending, Setup};
use frente_kernel::{Game, Illegal};

/// A political victory with nothing else moved: the Cheka sends the card back, one throw lifts the level to box 9.
fn political_victory(table: Table) -> Table {
    let card = Vec::<u8>::from(table.view().deck)[0];
    let table = table.level(8).own(Cheka).draw(card).act("cheka").politics(6);
    table.expect_over("political-victory")
}

/// The last card is #1: the southern front comes on one box, and the turn goes by.
fn military_victory(table: Table) -> Table {
    table.deck([1]).draw(1).pass().expect_over("military-victory")
}

/// The regime falls on #58 with `unplayed` cards left.
fn political_defeat(unplayed: usize) -> Table {
    let table = Table::dawn().level(1).leave(unplayed + 1, 58).draw(58).pass();
    table.expect_over("political-defeat")
}

/// Moscow falls on #1 with `unplayed` cards left.
fn military_defeat(unplayed: usize) -> Table {
    let table = Table::dawn().front(Southern, 1).leave(unplayed + 1, 1).draw(1);
    table.expect_over("military-defeat")
}

// Ruling A38: on #46 the Baltic front brings the regime down before the southern one would enter Moscow.
#[test]
fn r9_0_the_first_ending_in_sequence_decides() {
    let table = Table::dawn().level(1).front(Baltic, 2).front(Southern, 1);
    table.clone().draw(46).expect_over("political-defeat");
    // With Petrograd already lost to Finland there is no crisis, and Moscow falls.
    table.front(Finland, 1).draw(46).expect_over("military-defeat");
}

#[test]
fn r9_0_the_game_ends_at_once() {
    let table = Table::new().level(8).draw(3).politics(6).expect_over("political-victory");
    // 3 + (4 + 1) + (4 + 1) + 5 + 4 + (4 + 1), seven markers, and 9 as no deck was added.
    let table = table.tells(Event::Ended(Ending::PoliticalVictory, 27 + 14 + 9));
    assert!(table.offered().is_empty(), "two actions and a dissent throw are left, and never come");
    assert_eq!(table.view().pending, None);
}

#[test]
fn r9_0_nothing_is_legal_after_the_end() {
    let table = Table::new().level(8).draw(3).politics(6);
    let why = Illegal { rule: "9.0", why: "match-over" };
    for action in Action::ALL {
        assert_eq!(Amanecer::check(table.state(), action), Err(why), "{action}");
    }
}

// Ruling A38: a victory that is reached before the last turn's loss stands.
#[test]
fn r9_0_a_won_game_is_not_lost_later_in_the_turn() {
    Table::dawn()
        .own(CommunistSubversion)
        .level(8)
        .front(Southern, 1)
        .draw(59)
        .act("swap phases")
        .politics(6)
        .expect_over("political-victory");
}

#[test]
fn r9_1_level_9_is_a_political_victory_by_any_road() {
    Table::new().level(8).draw(1).politics(6).expect_over("political-victory");
    Table::new().level(8).draw(1).act("decline").act("decree political").die(6).expect_over("political-victory");
    Table::new().level(8).no_markers().draw(8).act("bukharin").pass().expect_over("political-victory");
    Table::bukharin().level(8).no_markers().draw(20).pass().expect_over("political-victory");
}

#[test]
fn r9_1_level_0_is_a_political_defeat_by_any_road() {
    Table::dawn().level(1).no_markers().draw(58).pass().expect_over("political-defeat").expect_level(0);
    Table::new().level(1).front(Baltic, 2).draw(2).expect_over("political-defeat");
    Table::new().level(1).no_markers().draw(8).act("treaty").pass().expect_over("political-defeat");
    Table::dawn()
        .level(1)
        .marker(CurzonLine)
        .front(Poland, 3)
        .draw(59)
        .attack(Poland, 6)
        .expect_over("political-defeat");
}

#[test]
fn r9_1_1_boxes_of_the_fronts_count() {
    // 1 + 1 + 1 + 1 + 1 + 1, nothing in the Available box, every deck added.
    political_victory(Table::dawn().no_markers().fronts([1, 1, 1, 1, 1, 1])).expect_grade(6, "ramshackle-state");
    // 4 + 3 + 2 + 5 + 4 + 1.
    political_victory(Table::dawn().no_markers().fronts([4, 3, 2, 5, 4, 1])).expect_grade(19, "nominal-state");
}

#[test]
fn r9_1_1_an_inactive_front_counts_one_more() {
    // 1 + (3 + 1) + (2 + 1) + 1 + 1 + (4 + 1).
    let table = Table::dawn().no_markers().fronts([1, 3, 2, 1, 1, 4]);
    let table = table.inactive(Finland).inactive(Allied).inactive(Poland);
    political_victory(table).expect_grade(15, "ramshackle-state");
}

// Ruling B17: hesitating is not inactive. The win comes at level 8, where the Allies hesitate.
#[test]
fn r9_1_1_hesitating_allies_count_their_box_and_no_more() {
    political_victory(Table::dawn().no_markers().fronts([1, 1, 4, 1, 1, 1])).expect_grade(9, "ramshackle-state");
}

#[test]
fn r9_1_1_an_eliminated_front_counts_6() {
    // 1 + 6 + 6 + 6 + 6 + 6, whatever their boxes were.
    let table = Table::dawn().no_markers().fronts([1, 1, 2, 3, 4, 2]);
    let gone = [Finland, Allied, Eastern, Southern, Poland];
    let table = gone.into_iter().fold(table, Table::eliminated);
    political_victory(table).expect_grade(31, "proud-state");
}

// Ruling A31: the counters replaced (Germany, Svinhufud) score nothing; the Baltic front scores its box.
#[test]
fn r9_1_1_replaced_counters_do_not_score() {
    // Yudenich 3 + Mannerheim 2 + 1 + 1 + 1 + 1.
    let table = Table::dawn().no_markers().fronts([3, 2, 1, 1, 1, 1]).unit(Finland, Mannerheim);
    political_victory(table).expect_grade(9, "ramshackle-state");
}

// Ruling A31: sleeping Germany scores like any inactive front.
#[test]
fn r9_1_1_sleeping_germany_scores_its_box_and_1() {
    // (4 + 1) + 1 + 1 + 1 + 1 + 1, and 5 as Dawn has not been added.
    let table = Table::treaty().no_markers().fronts([4, 1, 1, 1, 1, 1]).inactive(Baltic);
    political_victory(table).expect_grade(15, "ramshackle-state");
}

#[test]
fn r9_1_1_markers_in_the_available_box_count_2_each() {
    // 6, 5 reserves and 2 decrees: 14; then trains, expertise, subversion and Comintern: 8.
    let table = Table::dawn().fronts([1, 1, 1, 1, 1, 1]);
    political_victory(table.clone()).expect_grade(20, "nominal-state");
    let owned = [ArmouredTrains, AppliedExpertise, CommunistSubversion, Comintern];
    let table = owned.into_iter().fold(table, Table::own);
    political_victory(table).expect_grade(28, "proud-state");
}

// Ruling A30: tanks count in the box, not out on a front.
#[test]
fn r9_1_1_tanks_on_a_front_do_not_count() {
    let table = Table::dawn().no_markers().fronts([1, 1, 1, 1, 1, 1]);
    political_victory(table.clone().own(TankCorps)).expect_grade(8, "ramshackle-state");
    political_victory(table.tanks_on(Southern)).expect_grade(6, "ramshackle-state");
}

#[test]
fn r9_1_1_gold_counts_until_it_is_spent() {
    let table = Table::dawn().no_markers().fronts([1, 1, 1, 1, 1, 1]).own(ImperialGold);
    let thrown = table.level(8).own(Cheka).draw(1).act("cheka").politics(6);
    thrown.clone().act("accept").expect_grade(8, "ramshackle-state");
    let thrown = Table::dawn().no_markers().fronts([1, 1, 1, 1, 1, 1]).own(ImperialGold);
    let thrown = thrown.level(8).own(Cheka).draw(1).act("cheka").politics(1);
    thrown.act("gold die 6").expect_grade(6, "ramshackle-state");
}

#[test]
fn r9_1_1_haste_counts_9_before_darkness_and_5_before_dawn() {
    let ones = [1, 1, 1, 1, 1, 1];
    political_victory(Table::new().no_markers().fronts(ones)).expect_grade(15, "ramshackle-state");
    political_victory(Table::treaty().no_markers().fronts(ones)).expect_grade(11, "ramshackle-state");
    political_victory(Table::dawn().no_markers().fronts(ones)).expect_grade(6, "ramshackle-state");
}

// The +1 of the Bukharin option comes before Darkness is added, so the haste still counts 9.
#[test]
fn r9_1_1_a_win_on_card_8_comes_before_darkness_is_added() {
    let table = Table::new().no_markers().fronts([2, 1, 1, 1, 1, 1]).level(8);
    let table = table.draw(8).act("bukharin").pass();
    table.expect_over("political-victory").expect_grade(15, "ramshackle-state");
}

#[test]
fn r9_1_1_grades_of_the_political_victory() {
    let win = |reserves: u8, decrees: u8, fronts: [u8; 6]| {
        political_victory(Table::dawn().reserves(reserves).decrees(decrees).fronts(fronts))
    };
    win(5, 1, [1, 1, 1, 1, 1, 1]).expect_grade(18, "ramshackle-state");
    win(5, 1, [1, 1, 1, 1, 1, 2]).expect_grade(19, "nominal-state");
    win(5, 1, [2, 1, 1, 3, 3, 4]).expect_grade(26, "nominal-state");
    win(5, 1, [2, 1, 1, 3, 4, 4]).expect_grade(27, "proud-state");
    win(5, 1, [4, 4, 4, 5, 4, 2]).expect_grade(35, "proud-state");
    win(5, 1, [4, 4, 4, 5, 4, 3]).expect_grade(36, "grand-state");
}

#[test]
fn r9_1_2_grades_of_the_political_defeat_by_cards_in_the_discard() {
    for (discard, grade) in [
        (3, "dustbin-of-history"), // #8, #27 and #58
        (23, "dustbin-of-history"),
        (24, "failed-experiment"),
        (35, "failed-experiment"),
        (36, "lessons-for-the-future"),
        (44, "lessons-for-the-future"),
        (45, "lost-cause"),
        (49, "lost-cause"),
    ] {
        political_defeat(49 - discard as usize).expect_grade(discard, grade);
    }
}

// Ruling B16: the card in play counts from its reveal, also when its own phase 2 ends the game.
#[test]
fn r9_1_2_the_card_in_play_counts() {
    Table::new()
        .level(1)
        .front(Baltic, 2)
        .draw(2)
        .expect_over("political-defeat")
        .expect_grade(1, "dustbin-of-history");
}

// Ruling B16: put back by the Cheka a card is unplayed.
#[test]
fn r9_1_2_a_card_the_cheka_sent_back_does_not_count() {
    Table::dawn()
        .level(1)
        .own(Cheka)
        .marker(CurzonLine)
        .front(Poland, 3)
        .leave(30, 1)
        .draw(1)
        .act("cheka")
        .attack(Poland, 1)
        .expect_over("political-defeat")
        .expect_grade(49 - 30, "dustbin-of-history");
}

// Rulings A16, B16: ended by its own dissent throw #41 is in the discard; sent to the Dawn pile it is unplayed.
#[test]
fn r9_1_2_makhno_counts_only_while_in_the_discard() {
    Table::treaty()
        .level(1)
        .no_markers()
        .draw(41)
        .die(4)
        .act("decline")
        .die(1)
        .expect_over("political-defeat")
        .expect_grade(2, "dustbin-of-history");
    Table::treaty()
        .level(1)
        .no_markers()
        .front(Finland, 2)
        .draw(41)
        .die(4)
        .act("decline")
        .die(3)
        .draw(23)
        .expect_over("political-defeat")
        .expect_grade(2, "dustbin-of-history"); // #8 and #23
}

#[test]
fn r9_1_3_victory_may_be_set_in_box_10() {
    Table::harder()
        .level(8)
        .draw(1)
        .politics(6)
        .expect_level(9)
        .expect_actions(2)
        .politics(6)
        .expect_over("political-victory")
        .expect_level(10);
}

// Ruling A22.
#[test]
fn r9_1_3_the_allies_then_hesitate_one_box_later() {
    Table::harder().after_treaty().level(7).expect_status(Allied, Status::Active);
    Table::harder().after_treaty().level(8).expect_status(Allied, Status::Hesitating);
    Table::harder().after_treaty().level(9).expect_status(Allied, Status::Hesitating);
}

#[test]
fn r9_1_3_no_other_box_is_accepted() {
    for victory in [0, 8, 11] {
        let setup = Setup { political_victory_box: victory, ..Setup::default() };
        let error = Amanecer::initial(&setup).expect_err("only 9 and 10 are boxes of victory");
        assert_eq!(error.0[0].place, "political_victory_box");
    }
}

#[test]
fn r9_2_moscow_that_held_to_the_last_card_is_a_military_victory() {
    Table::dawn().deck([1, 59]).draw(1).pass().expect_draw().draw(59).pass().expect_over("military-victory");
}

#[test]
fn r9_2_moscow_may_fall_on_the_last_card() {
    Table::dawn().deck([1]).front(Southern, 1).draw(1).expect_over("military-defeat").expect_grade(0, "draw");
}

// Ruling A37: the last turn is played to its end first, phase 4 included.
#[test]
fn r9_2_the_last_turn_is_completed_before_victory() {
    Table::dawn().level(1).deck([58]).draw(58).pass().expect_over("political-defeat");
    Table::dawn()
        .level(2)
        .no_markers()
        .deck([58])
        .draw(58)
        .expect_actions(2)
        .pass()
        .expect_over("military-victory")
        .expect_level(1);
}

#[test]
fn r9_2_the_cheka_on_the_last_card_keeps_the_game_going() {
    Table::dawn()
        .own(Cheka)
        .no_markers()
        .deck([1])
        .draw(1)
        .act("cheka")
        .pass()
        .expect_draw()
        .draw(1)
        .pass()
        .expect_over("military-victory");
}

// Ruling A37: an empty draw pile before #8 and #27 were played does not occur, as each refills it in its own turn.
#[test]
fn r9_2_cards_8_and_27_refill_an_empty_deck() {
    Table::new().level(3).deck([8]).draw(8).act("treaty").pass().expect_draw().expect_piles(19, 15, 0, 15);
    Table::treaty().deck([27]).draw(27).pass().expect_draw().expect_piles(15, 34, 0, 0);
}

#[test]
fn r9_2_finland_beyond_petrograd_and_poland_beyond_kiev_are_military_defeats() {
    Table::treaty().level(8).front(Finland, 1).draw(23).expect_over("military-defeat");
    Table::dawn().level(8).front(Poland, 1).draw(50).expect_over("military-defeat");
}

#[test]
fn r9_2_1_boxes_eliminations_markers_and_the_level_are_added_up() {
    // Southern falls from 2 to 1 with the last card: 3 + (4 + 1) + 4 + 5 + 1 + 6, 2 × (3 + 1 + 2), level 5.
    let table = Table::dawn()
        .level(5)
        .fronts([3, 4, 4, 5, 2, 1])
        .inactive(Finland)
        .eliminated(Poland)
        .reserves(3)
        .decrees(1)
        .own(Comintern)
        .own(ArmouredTrains);
    military_victory(table).expect_grade(24 + 12 + 5, "international-victory");
}

// Ruling A30.
#[test]
fn r9_2_1_tanks_on_a_front_do_not_count() {
    let table = Table::dawn().level(1).no_markers().fronts([1, 1, 1, 1, 2, 1]);
    military_victory(table.clone().own(TankCorps)).expect_grade(6 + 2 + 1, "tactical-victory");
    military_victory(table.tanks_on(Baltic)).expect_grade(6 + 1, "tactical-victory");
}

#[test]
fn r9_2_1_grades_of_the_military_victory() {
    let win = |level: i8, fronts: [u8; 6]| military_victory(Table::dawn().no_markers().level(level).fronts(fronts));
    win(1, [1, 1, 1, 1, 2, 1]).expect_grade(7, "tactical-victory");
    win(8, [1, 1, 1, 1, 2, 1]).expect_grade(14, "tactical-victory");
    win(8, [1, 1, 1, 2, 2, 1]).expect_grade(15, "marginal-victory");
    win(8, [2, 2, 2, 3, 2, 2]).expect_grade(20, "marginal-victory");
    win(8, [2, 2, 3, 3, 2, 2]).expect_grade(21, "operational-victory");
    win(8, [4, 4, 4, 3, 2, 2]).expect_grade(26, "operational-victory");
    win(8, [4, 4, 4, 4, 2, 2]).expect_grade(27, "strategic-victory");
    let rich = |table: Table| table.reserves(2).level(8);
    military_victory(rich(Table::dawn().decrees(0)).fronts([4, 4, 4, 5, 3, 4])).expect_grade(35, "strategic-victory");
    military_victory(rich(Table::dawn().decrees(0)).fronts([4, 4, 4, 5, 4, 4]))
        .expect_grade(36, "international-victory");
}

// Rulings A2, A4, B18: cards not yet played, the more the worse; a draw is still a defeat.
#[test]
fn r9_2_2_grades_of_the_military_defeat_by_cards_not_yet_played() {
    for (unplayed, grade) in [
        (0, "draw"),
        (8, "draw"),
        (9, "marginal-defeat"),
        (22, "marginal-defeat"),
        (23, "strategic-defeat"),
        (35, "strategic-defeat"),
        (36, "crushing-defeat"),
        (46, "crushing-defeat"),
    ] {
        military_defeat(unplayed).expect_grade(unplayed as i32, grade);
    }
}

// Ruling A2: decks that wait are unplayed too, and so is Makhno among them (ruling B16).
#[test]
fn r9_2_2_cards_of_waiting_periods_are_unplayed() {
    Table::new().front(Southern, 1).draw(1).expect_over("military-defeat").expect_grade(48, "crushing-defeat");
    Table::treaty()
        .level(3)
        .no_markers()
        .front(Southern, 1)
        .draw(41)
        .die(4)
        .act("decline")
        .die(3)
        .expect_front(Southern, 2)
        .draw(40)
        .act("decline")
        .expect_over("military-defeat")
        .expect_grade(49 - 2, "crushing-defeat"); // #8 and #40 were played
}

// Ruling B16: the card whose own phase 2 takes Moscow has been played.
#[test]
fn r9_2_2_the_card_that_takes_moscow_has_been_played() {
    Table::dawn().front(Southern, 1).deck([1, 2, 3]).draw(1).expect_grade(2, "draw");
}
