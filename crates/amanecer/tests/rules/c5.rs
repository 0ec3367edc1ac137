//! Chapter 5: the moment of events, and cards that join the deck.

use crate::table::*;

/// Every card, drawn when everything is in play, runs to the end of its turn by its own lines.
#[test]
fn r5_0_every_card_is_resolved_by_its_own_lines() {
    let cards: Vec<u8> = Table::new().state().data().cards.iter().map(|card| card.number.0).collect();
    for card in cards.into_iter().filter(|card| ![8, 27].contains(card)) {
        let mut table = Table::dawn().level(5).fronts([4, 4, 4, 5, 4, 4]).draw(card);
        let card_is_due = |table: &Table| table.due().iter().any(|(one, _)| one.starts_with("card"));
        while table.view().ending.is_none() && !card_is_due(&table) {
            table = if table.offered().is_empty() { table.die(3) } else { table.pass() };
        }
        assert!(table.view().discard.contains(card), "card {card}");
    }
}

#[test]
fn r5_1_a_headline_event_acts_at_the_reveal() {
    Table::dawn()
        .marker(CzechLegion)
        .own(CommunistSubversion)
        .draw(54)
        .expect_markers(&[])
        .offers_only(&["swap phases", "keep phases"]);
}

#[test]
fn r5_1_a_white_armies_event_follows_the_phase_when_it_is_swapped() {
    Table::new()
        .own(CommunistSubversion)
        .no_markers()
        .draw(2)
        .act("swap phases")
        .expect_status(Finland, Status::Inactive)
        .pass()
        .expect_status(Finland, Status::Active)
        .expect_front(Baltic, 3);
}

#[test]
fn r5_1_an_action_event_holds_during_the_action_phase_only() {
    Table::new()
        .front(Southern, 4)
        .no_markers()
        .draw(10)
        .attack(Southern, 4)
        .expect_thrown(Southern, 4, -1)
        .expect_front(Southern, 3)
        .pass()
        .draw(1)
        .attack(Southern, 4)
        .expect_thrown(Southern, 4, 0)
        .expect_front(Southern, 3);
}

#[test]
fn r5_1_a_dissent_event_acts_at_the_end_of_the_turn() {
    Table::dawn()
        .level(4)
        .no_markers()
        .draw(58)
        .expect_level(4)
        .act("political")
        .die(1)
        .expect_level(4)
        .act("decline")
        .expect_level(3)
        .expect_draw();
}

#[test]
fn r5_2_card_8_shuffles_darkness_into_what_is_left_of_the_deck() {
    let table = Table::new().level(3).draw(1).pass().draw(8).act("treaty");
    let table = table.expect_piles(13, 2, 19, 15).pass().expect_piles(32, 2, 0, 15);
    assert_eq!(table.view().war, War::Treaty);
    let due: Vec<String> = table.due().into_iter().map(|(card, _)| card).collect();
    for card in ["card 2", "card 15", "card 17", "card 42"] {
        assert!(due.iter().any(|one| one == card), "{card} may come now");
    }
    for card in ["card 1", "card 8", "card 43"] {
        assert!(!due.iter().any(|one| one == card), "{card} may not");
    }
}

#[test]
fn r5_2_bukharin_brings_darkness_in_as_well() {
    let table = Table::new().draw(8).act("bukharin").pass().expect_piles(33, 1, 0, 15);
    assert_eq!(table.view().war, War::Bukharin);
}

#[test]
fn r5_2_card_27_shuffles_dawn_in_and_ends_the_war() {
    let table = Table::treaty().draw(27).expect_piles(32, 2, 0, 15);
    assert_eq!(table.view().war, War::Treaty);
    let table = table.pass().expect_piles(47, 2, 0, 0);
    assert_eq!(table.view().war, War::Over);
    assert!(table.due().iter().any(|(card, _)| card == "card 60"));
}

#[test]
fn r5_2_subversion_goes_back_to_its_table_when_cards_are_added() {
    Table::new()
        .own(CommunistSubversion)
        .own(Comintern)
        .draw(8)
        .act("bukharin")
        .expect_owned(&[CommunistSubversion, Comintern])
        .pass()
        .tells(Event::AssetReturned(CommunistSubversion))
        .expect_owned(&[Comintern])
        .draw(9)
        .reorganize(5)
        .die(5)
        .expect_owned(&[CommunistSubversion, Comintern]);
}

#[test]
fn r5_2_subversion_goes_back_at_card_27_too() {
    Table::treaty().own(CommunistSubversion).draw(27).act("keep phases").pass().expect_owned(&[]);
}
