//! Chapter 3: the starting position.

use crate::table::*;

#[test]
fn r3_0_the_first_step_is_a_card() {
    let table = Table::new().expect_draw();
    let view = table.view();
    assert_eq!((view.turn, view.card, view.ending), (0, None, None));
    assert_eq!((view.actions, view.forgone, view.dice.len()), (0, 0, 0));
    assert_eq!(table.due().len(), 15);
}

#[test]
fn r3_1_finland_poland_and_the_allies_start_inactive_in_box_4() {
    Table::new()
        .expect_front(Finland, 4)
        .expect_status(Finland, Status::Inactive)
        .expect_unit(Finland, Svinhufud)
        .expect_front(Poland, 4)
        .expect_status(Poland, Status::Inactive)
        .expect_unit(Poland, Pilsudski)
        .expect_front(Allied, 4)
        .expect_status(Allied, Status::Inactive)
        .expect_unit(Allied, BritishUsa);
}

#[test]
fn r3_2_kolchak_starts_in_box_5_denikin_and_the_germans_in_4_all_active() {
    Table::new()
        .expect_front(Eastern, 5)
        .expect_status(Eastern, Status::Active)
        .expect_unit(Eastern, Kolchak)
        .expect_front(Southern, 4)
        .expect_status(Southern, Status::Active)
        .expect_unit(Southern, Denikin)
        .expect_front(Baltic, 4)
        .expect_status(Baltic, Status::Active)
        .expect_unit(Baltic, Germany);
}

// Ruling A41.
#[test]
fn r3_3_the_level_starts_at_1_russia_is_in_the_war_and_no_marker_is_owned() {
    let view = Table::new().expect_level(1).expect_owned(&[]).view();
    assert_eq!(view.war, War::RussiaInWar);
    assert_eq!((view.brest, view.tanks_on, view.gold_spent), (None, None, false));
    assert_eq!((view.victory_box, view.resistance), (9, 3));
}

#[test]
fn r3_4_five_reserve_offensives_and_two_decrees() {
    Table::new().expect_left(5, 2);
}

#[test]
fn r3_5_no_event_marker_lies_on_the_map_and_the_replacements_wait() {
    let view = Table::new().expect_markers(&[]).view();
    let units = Front::ALL.map(|front| view.fronts[front].unit);
    assert!(!units.contains(&Mannerheim) && !units.contains(&Yudenich));
}

#[test]
fn r3_6_any_twilight_card_may_come_first_and_no_other() {
    let cards = Table::new().due();
    let twilight: Vec<_> = (1..=15).map(|card| (format!("card {card}"), 1)).collect();
    assert_eq!(cards, twilight);
}
