//! §7.5.1: the Cheka sends a card back. What holds on such a turn is said by rulings A25 and B15.

use crate::table::*;

#[test]
fn r7_5_1_the_cheka_sends_the_card_back_for_two_actions_and_returns_to_its_table() {
    Table::new()
        .own(Cheka)
        .no_markers()
        .front(Baltic, 1)
        .draw(5)
        .expect_piles(14, 1, 19, 15)
        .act("cheka")
        .tells(Event::CardReturned(frente_amanecer::CardNo(5)))
        .tells(Event::AssetReturned(Cheka))
        .expect_piles(15, 0, 19, 15)
        .expect_owned(&[])
        .expect_front(Baltic, 1)
        .expect_actions(2)
        .attack(Baltic, 1)
        .attack(Baltic, 6)
        .expect_front(Baltic, 2)
        .expect_draw();
}

// Ruling A25: two actions of any kind, though the example speaks of offensives.
#[test]
fn r7_5_1_the_two_actions_are_of_any_kind() {
    Table::new()
        .own(Cheka)
        .draw(1)
        .act("cheka")
        .offers_only(&[
            "offensive baltic",
            "offensive eastern",
            "offensive southern",
            "political",
            "reorganize",
            "decline",
        ])
        .politics(4)
        .expect_level(2)
        .reorganize(6)
        .die(1)
        .expect_owned(&[Cheka]);
}

#[test]
fn r7_5_1_the_same_card_may_come_again() {
    let table = Table::new().own(Cheka).no_markers().draw(14).act("cheka").pass();
    assert!(table.due().iter().any(|(card, _)| card == "card 14"));
    assert_eq!(table.due().len(), 15);
    table.draw(14).expect_front(Eastern, 4).expect_actions(4);
}

// Ruling A25.
#[test]
fn r7_5_1_card_8_may_be_sent_back_before_its_choice() {
    let table = Table::new().own(Cheka).no_markers().draw(8).act("cheka").expect_actions(2).pass();
    assert_eq!((table.view().war, table.view().brest), (War::RussiaInWar, None));
    table.expect_piles(15, 0, 19, 15).draw(8).offers_only(&["treaty", "bukharin"]);
}

// Ruling A25.
#[test]
fn r7_5_1_card_27_may_be_sent_back() {
    let table = Table::treaty().own(Cheka).no_markers().draw(27).act("cheka").pass();
    assert_eq!(table.view().war, War::Treaty);
    table.expect_unit(Baltic, Germany).expect_piles(33, 1, 0, 15);
}

// Rulings A25, B15: moves, modifiers, bans, event and phase 4 of the card are void.
#[test]
fn r7_5_1_nothing_of_the_returned_card_is_in_force() {
    Table::new()
        .own(Cheka)
        .draw(10)
        .act("cheka")
        .expect_front(Southern, 4)
        .attack(Southern, 4)
        .expect_thrown(Southern, 4, 0);
    Table::new().own(Cheka).draw(5).act("cheka").offers("offensive southern");
    Table::new().own(Cheka).draw(6).act("cheka").offers("offensive baltic");
    Table::treaty().own(Cheka).draw(22).act("cheka").offers("political");
    Table::treaty().own(Cheka).draw(38).act("cheka").politics(3).expect_level(1);
    Table::new().own(Cheka).draw(9).act("cheka").reorganize(5).expect_owned(&[]);
    Table::new().own(Cheka).draw(14).act("cheka").expect_markers(&[]);
    Table::dawn().own(Cheka).draw(46).act("cheka").refuses("fortify", "10.2-46", "cannot-fortify");
    Table::dawn().own(Cheka).no_markers().level(4).draw(58).act("cheka").pass().expect_level(4).expect_draw();
}

// Ruling B15: what already lies on the table still holds.
#[test]
fn r7_5_1_markers_in_play_hold_on_a_cheka_turn() {
    Table::new()
        .own(Cheka)
        .own(ArmouredTrains)
        .own(AppliedExpertise)
        .tanks_on(Eastern)
        .marker(CzechLegion)
        .marker(CzarFreed)
        .draw(1)
        .act("cheka")
        .act("offensive eastern with trains")
        .die(2)
        .die(3)
        .expect_thrown(Eastern, 2, 1);
    Table::new().own(Cheka).own(Comintern).draw(1).act("cheka").politics(3).expect_level(2);
    Table::dawn()
        .own(Cheka)
        .level(4)
        .marker(CurzonLine)
        .front(Poland, 3)
        .draw(1)
        .act("cheka")
        .attack(Poland, 1)
        .expect_level(3);
}

#[test]
fn r7_5_1_the_card_may_be_kept() {
    Table::new().own(Cheka).draw(1).act("keep card").expect_owned(&[Cheka]).expect_front(Southern, 3).expect_actions(3);
}
