//! §7.5.7: the imperial gold, against an advance or on a die. Rulings A27 and B12 say which and when.

use crate::table::*;

fn rich() -> Table {
    Table::new().own(ImperialGold)
}

fn spent(table: Table) -> Table {
    assert!(table.view().gold_spent);
    assert!(!table.view().assets.contains(ImperialGold));
    table.tells(Event::GoldSpent)
}

#[test]
fn r7_5_7_it_stops_a_front_for_one_box_and_is_gone() {
    let table = rich().draw(1).offers_only(&["gold block", "let advance"]).act("gold block");
    spent(table)
        .tells(Event::AdvanceBlocked(Southern))
        .expect_front(Southern, 4)
        .pass()
        .draw(12)
        .expect_front(Southern, 3);
}

#[test]
fn r7_5_7_it_may_be_kept_while_the_front_comes_on() {
    rich().draw(1).act("let advance").expect_front(Southern, 3).expect_owned(&[ImperialGold]);
}

// Ruling B12: one box of a longer advance.
#[test]
fn r7_5_7_it_stops_one_box_of_two_the_first_or_the_second() {
    Table::treaty().own(ImperialGold).draw(31).act("gold block").expect_front(Eastern, 4);
    Table::treaty()
        .own(ImperialGold)
        .draw(31)
        .act("let advance")
        .expect_front(Eastern, 4)
        .act("gold block")
        .expect_front(Eastern, 4);
    Table::dawn()
        .own(ImperialGold)
        .level(4)
        .front(Poland, 2)
        .draw(60)
        .act("gold block")
        .expect_front(Poland, 1)
        .expect_level(3);
}

// Ruling B12: each front of the card is asked for in turn.
#[test]
fn r7_5_7_it_may_be_kept_for_a_later_front_of_the_same_card() {
    rich().draw(6).act("let advance").expect_front(Baltic, 3).act("gold block").expect_front(Southern, 4);
}

// Ruling B12: only an advance that would really move a front.
#[test]
fn r7_5_7_it_is_not_asked_for_where_nothing_moves() {
    let actions = |table: Table| table.offers("reorganize");
    actions(Table::treaty().own(ImperialGold).level(7).eliminated(Southern).draw(36)); // the Allies hesitate
    actions(Table::dawn().own(ImperialGold).level(4).front(Poland, 1).draw(60)); // Moscow is safe
    actions(Table::treaty().own(ImperialGold).draw(23)); // Finland sleeps
    actions(Table::treaty().own(ImperialGold).draw(30)); // a retreat
}

// Ruling B12: no effect on an activation.
#[test]
fn r7_5_7_it_stops_the_march_of_card_24_but_not_the_awakening() {
    Table::bukharin()
        .own(ImperialGold)
        .draw(24)
        .act("gold block")
        .expect_front(Allied, 4)
        .expect_status(Allied, Status::Active)
        .expect_front(Eastern, 4);
}

// Ruling B12: the Treaty's phase 4.
#[test]
fn r7_5_7_it_stops_a_move_of_the_treaty() {
    rich()
        .level(3)
        .no_markers()
        .front(Finland, 2)
        .draw(8)
        .act("treaty")
        .act("decline")
        .act("gold block")
        .expect_front(Finland, 2)
        .expect_front(Southern, 3)
        .expect_level(2)
        .expect_draw();
}

// Ruling B12: Makhno's march.
#[test]
fn r7_5_7_it_stops_makhnos_march() {
    Table::treaty()
        .own(ImperialGold)
        .draw(41)
        .die(2)
        .act("accept")
        .offers_only(&["gold block", "let advance"])
        .act("gold block")
        .expect_front(Southern, 4);
}

// Ruling B12: before the die of a fortified entry; afterwards that die may be turned instead.
#[test]
fn r7_5_7_at_the_walls_of_petrograd_it_is_asked_before_the_die() {
    let at_the_walls = Table::dawn()
        .own(ImperialGold)
        .level(4)
        .marker(PetrogradFortified)
        .front(Baltic, 2)
        .eliminated(Allied)
        .draw(54)
        .offers_only(&["gold block", "let advance"]);
    at_the_walls.clone().act("gold block").expect_front(Baltic, 2).expect_actions(2);
    let entering = at_the_walls.act("let advance").expect_die().die(1);
    entering.clone().act("accept").expect_front(Baltic, 1).expect_level(3);
    spent(entering.act("gold die 3")).tells(Event::FortificationHeld(Baltic)).expect_front(Baltic, 2).expect_level(4);
}

// Ruling B12: after the die is seen and before it counts; any other face.
#[test]
fn r7_5_7_it_turns_an_offensive_die_to_any_other_face_before_modifiers() {
    let thrown = rich().front(Southern, 4).draw(10).act("let advance").attack(Southern, 3);
    let thrown = thrown.offers_only(&["gold die 1", "gold die 2", "gold die 4", "gold die 5", "gold die 6", "accept"]);
    let thrown =
        thrown.refuses("gold die 3", "7.5.7", "same-face").refuses("gold expertise 3", "7.5.4", "no-expertise-die");
    spent(thrown.clone().act("gold die 4"))
        .tells(Event::DieTurned(4))
        .expect_thrown(Southern, 4, -1)
        .expect_front(Southern, 3);
    spent(thrown.clone().act("gold die 5")).expect_thrown(Southern, 5, -1).expect_front(Southern, 4);
    thrown.act("accept").expect_owned(&[ImperialGold]).expect_front(Southern, 3);
}

// Ruling B12: with expertise both dice are seen first, and one of them may be changed.
#[test]
fn r7_5_7_with_expertise_one_of_the_two_dice_may_be_turned() {
    let thrown = rich()
        .own(AppliedExpertise)
        .front(Southern, 4)
        .draw(1)
        .act("let advance")
        .act("offensive southern")
        .die(2)
        .expect_die()
        .die(1)
        .offers("gold die 6")
        .refuses("gold expertise 1", "7.5.7", "same-expertise-face");
    spent(thrown.clone().act("gold expertise 6"))
        .tells(Event::ExpertiseTurned(6))
        .expect_thrown(Southern, 2, 2)
        .expect_front(Southern, 4);
    spent(thrown.act("gold die 4")).expect_thrown(Southern, 4, 0).expect_front(Southern, 4);
}

#[test]
fn r7_5_7_it_turns_a_political_die() {
    spent(rich().level(8).draw(1).act("let advance").politics(1).act("gold die 6")).expect_over("political-victory");
}

#[test]
fn r7_5_7_it_turns_the_die_of_an_attempt_and_cannot_be_won_back() {
    // §7.5: with the marker of the table owned the fallback finds nothing.
    let table = rich().own(Cheka).draw(1).act("keep card").act("let advance").reorganize(1).act("gold die 6");
    spent(table).expect_die().die(1).tells(Event::NothingGained).expect_owned(&[Cheka]);
}

#[test]
fn r7_5_7_it_turns_the_die_of_the_table() {
    let table = rich().draw(1).act("let advance").reorganize(6).act("accept").die(1).act("gold die 4");
    spent(table).expect_owned(&[AppliedExpertise]);
}

#[test]
fn r7_5_7_it_turns_a_dissent_die() {
    let table = rich().level(1).no_markers().draw(3).act("let advance");
    let acted = (0..3).fold(table, |table, _| table.attack(Southern, 1).act("accept")).die(1);
    acted.clone().act("accept").expect_over("political-defeat");
    spent(acted.act("gold die 3")).expect_level(1).expect_draw();
}

#[test]
fn r7_5_7_it_turns_a_removal_die() {
    let checked = Table::dawn()
        .own(ImperialGold)
        .no_markers()
        .front(Eastern, 2)
        .eliminated(Southern)
        .draw(44)
        .expect_front(Eastern, 3)
        .act("decline")
        .die(3);
    checked.clone().act("accept").expect_status(Eastern, Status::Active);
    spent(checked.act("gold die 2")).expect_status(Eastern, Status::Eliminated);
}

#[test]
fn r7_5_7_it_turns_makhnos_die() {
    let table = Table::treaty().own(ImperialGold).front(Southern, 2).draw(41).die(1).act("gold die 4");
    spent(table).tells(Event::MakhnoThrown { die: 4, boxes: -1 }).expect_front(Southern, 3);
}

#[test]
fn r7_5_7_it_turns_a_die_of_the_streak() {
    let table =
        Table::treaty().own(ImperialGold).no_markers().level(1).draw(30).act("decline").die(1).act("gold die 6");
    spent(table).expect_level(2).expect_die().die(2).expect_level(2).expect_draw();
}

#[test]
fn r7_5_7_it_turns_the_die_of_a_reserve_or_a_decree() {
    let table = rich().front(Southern, 4).draw(1).act("let advance").act("decline");
    spent(table.clone().reserve(Southern, 1).act("gold die 4")).expect_front(Southern, 4);
    spent(table.act("decree political").die(1).act("gold die 4")).expect_level(2);
}

#[test]
fn r7_5_7_without_it_nothing_is_asked() {
    Table::new()
        .gold_is_gone()
        .draw(1)
        .expect_front(Southern, 3)
        .attack(Southern, 4)
        .expect_front(Southern, 4)
        .offers("political");
}
