//! §10.1: what wakes, changes and removes each front.

use crate::table::*;

#[test]
fn r10_1_each_front_has_its_cards() {
    let woken = [(Table::new(), 2, Finland), (Table::treaty(), 33, Poland), (Table::bukharin(), 24, Allied)];
    for (table, card, front) in woken {
        table
            .expect_status(front, Status::Inactive)
            .draw(card)
            .tells(Event::FrontActivated(front))
            .expect_status(front, Status::Active);
    }
    for (card, front) in [(25, Finland), (43, Allied), (44, Eastern), (57, Southern), (59, Poland)] {
        Table::dawn()
            .fronts([4, 4, 4, 5, 4, 4])
            .no_markers()
            .draw(card)
            .pass()
            .tells(Event::FrontEliminated(front))
            .expect_status(front, Status::Eliminated);
    }
}

#[test]
fn r10_1_finland_wakes_by_card_2_where_it_stands() {
    Table::new()
        .draw(2)
        .expect_status(Finland, Status::Active)
        .expect_front(Finland, 4)
        .offers("offensive finland")
        .pass()
        .draw(10)
        .expect_front(Finland, 3);
}

#[test]
fn r10_1_finland_gets_mannerheim_by_card_4_asleep_or_awake() {
    Table::new()
        .draw(4)
        .tells(Event::UnitExchanged(Finland, Mannerheim))
        .expect_unit(Finland, Mannerheim)
        .expect_status(Finland, Status::Inactive)
        .expect_front(Finland, 4)
        .pass()
        .draw(2)
        .expect_status(Finland, Status::Active)
        .expect_unit(Finland, Mannerheim)
        .attack(Finland, 4)
        .tells(Event::OffensiveLost(Finland));
    Table::new()
        .front(Finland, 3)
        .draw(4)
        .expect_unit(Finland, Mannerheim)
        .expect_status(Finland, Status::Active)
        .expect_front(Finland, 2);
}

#[test]
fn r10_1_finland_in_its_highest_box_leaves_by_card_25() {
    // The card itself drives it from 3 to 4.
    Table::treaty()
        .front(Finland, 3)
        .no_markers()
        .draw(25)
        .expect_front(Finland, 4)
        .pass()
        .expect_status(Finland, Status::Eliminated);
}

// Ruling A11: the card is spent, the front then stays for good.
#[test]
fn r10_1_finland_asleep_survives_card_25_and_later_wakes() {
    Table::treaty()
        .no_markers()
        .draw(25)
        .pass()
        .tells(Event::FrontSurvives(Finland))
        .expect_status(Finland, Status::Inactive)
        .expect_piles(32, 2, 0, 15)
        .draw(2)
        .expect_status(Finland, Status::Active);
}

// Ruling A36.
#[test]
fn r10_1_finland_eliminated_ignores_cards_2_and_4() {
    Table::treaty()
        .eliminated(Finland)
        .draw(4)
        .expect_unit(Finland, Svinhufud)
        .tells_not(Event::UnitExchanged(Finland, Mannerheim))
        .pass()
        .draw(2)
        .expect_status(Finland, Status::Eliminated);
}

#[test]
fn r10_1_allied_wakes_by_the_treaty() {
    Table::new()
        .level(3)
        .draw(8)
        .act("treaty")
        .expect_status(Allied, Status::Inactive)
        .pass()
        .expect_status(Allied, Status::Active)
        .expect_front(Allied, 4);
}

// Ruling B20: not by the Bukharin option.
#[test]
fn r10_1_allied_does_not_wake_by_bukharin() {
    Table::new().draw(8).act("bukharin").pass().expect_status(Allied, Status::Inactive);
}

#[test]
fn r10_1_allied_wakes_by_card_27_at_the_end_of_the_turn() {
    Table::bukharin().draw(27).expect_status(Allied, Status::Inactive).pass().expect_status(Allied, Status::Active);
}

// Ruling A13: the first of the three counts, the others are ignored.
#[test]
fn r10_1_allied_awake_ignores_the_other_awakenings() {
    Table::treaty()
        .draw(24)
        .tells_not(Event::FrontActivated(Allied))
        .expect_front(Allied, 3)
        .pass()
        .draw(27)
        .pass()
        .tells_not(Event::FrontActivated(Allied))
        .expect_status(Allied, Status::Active);
}

// Ruling B17: at level 7 card 24 wakes the front and it stays.
#[test]
fn r10_1_allied_woken_while_hesitating_does_not_march() {
    for level in [7, 8] {
        Table::bukharin()
            .level(level)
            .draw(24)
            .tells(Event::FrontActivated(Allied))
            .tells(Event::AlliesHesitate)
            .expect_front(Allied, 4)
            .expect_status(Allied, Status::Hesitating)
            .expect_front(Eastern, 4);
    }
}

#[test]
fn r10_1_allied_hesitating_may_be_attacked_and_driven_back() {
    Table::treaty()
        .level(7)
        .front(Allied, 2)
        .draw(36)
        .expect_front(Allied, 2)
        .attack(Allied, 4)
        .expect_front(Allied, 3);
    Table::treaty().level(8).front(Allied, 2).draw(30).expect_front(Allied, 3);
}

// Ruling B17: hesitation is read from the level at the moment of the move.
#[test]
fn r10_1_allied_marches_again_once_the_level_is_below_7() {
    Table::treaty().level(7).front(Finland, 2).draw(35).expect_level(6).expect_front(Allied, 3);
}

// Ruling B17.
#[test]
fn r10_1_allied_hesitating_may_be_eliminated() {
    Table::dawn().level(7).no_markers().draw(43).pass().expect_status(Allied, Status::Eliminated);
}

// Ruling B17.
#[test]
fn r10_1_allied_eliminated_is_never_woken_again() {
    Table::dawn()
        .eliminated(Allied)
        .draw(24)
        .tells_not(Event::FrontActivated(Allied))
        .expect_status(Allied, Status::Eliminated)
        .tells(Event::MoveVoid(Allied));
}

// §10.1.3: by the standard cards the Allies are always awake by then; an owner's cards may differ.
#[test]
fn r10_1_allied_asleep_is_not_removed() {
    Table::dawn()
        .inactive(Allied)
        .no_markers()
        .draw(43)
        .pass()
        .tells(Event::FrontSurvives(Allied))
        .expect_status(Allied, Status::Inactive);
}

#[test]
fn r10_1_baltic_falls_asleep_by_the_treaty_and_stays_so_until_card_27() {
    Table::new()
        .level(3)
        .front(Baltic, 2)
        .draw(8)
        .act("treaty")
        .expect_status(Baltic, Status::Active)
        .pass()
        .expect_status(Baltic, Status::Inactive)
        .expect_front(Baltic, 3)
        .draw(38)
        .expect_front(Baltic, 3)
        .pass()
        .draw(27)
        .expect_status(Baltic, Status::Inactive)
        .pass()
        .expect_status(Baltic, Status::Active)
        .expect_unit(Baltic, Yudenich)
        .expect_front(Baltic, 3);
}

#[test]
fn r10_1_baltic_stays_awake_with_bukharin() {
    Table::new()
        .front(Baltic, 3)
        .draw(8)
        .act("bukharin")
        .pass()
        .expect_status(Baltic, Status::Active)
        .expect_front(Baltic, 2)
        .expect_unit(Baltic, Germany);
}

// No card of ours tries; an owner's may.
#[test]
fn r10_1_baltic_under_yudenich_never_falls_asleep() {
    let pack = pack_where("Activate(Finland)", "Deactivate(Baltic)");
    let table = Table::with_pack(pack);
    table.clone().draw(2).expect_status(Baltic, Status::Inactive);
    table.after_the_war().draw(2).expect_status(Baltic, Status::Active).tells_not(Event::FrontDeactivated(Baltic));
}

#[test]
fn r10_1_baltic_can_never_be_eliminated() {
    for card in [25, 43, 44, 57, 59] {
        let mut table = Table::dawn().level(4).fronts([4, 3, 3, 3, 3, 3]).no_markers().draw(card).pass();
        if table.view().pending.is_some() && table.due()[0].0.starts_with("die") {
            table = table.die(1);
        }
        table.expect_status(Baltic, Status::Active);
    }
}

// Ruling A14.
#[test]
fn r10_1_poland_wakes_by_card_33_and_waits() {
    Table::treaty()
        .draw(33)
        .expect_status(Poland, Status::Active)
        .expect_front(Poland, 4)
        .offers("offensive poland")
        .pass()
        .draw(7)
        .expect_front(Poland, 3);
}

#[test]
fn r10_1_poland_leaves_by_card_59() {
    Table::dawn().front(Poland, 4).no_markers().draw(59).pass().expect_status(Poland, Status::Eliminated);
    // Driven there by the turn's own offensives, which that card favours: 4 + 1 > 4.
    Table::dawn()
        .front(Poland, 3)
        .no_markers()
        .draw(59)
        .attack(Poland, 4)
        .expect_thrown(Poland, 4, 1)
        .expect_front(Poland, 4)
        .act("decline")
        .expect_status(Poland, Status::Eliminated);
}

#[test]
fn r10_1_southern_is_awake_from_the_start_and_leaves_by_card_57() {
    Table::new().expect_status(Southern, Status::Active).draw(1).expect_front(Southern, 3);
    Table::dawn()
        .front(Southern, 3)
        .no_markers()
        .draw(57)
        .expect_front(Southern, 4)
        .pass()
        .expect_status(Southern, Status::Eliminated);
}

#[test]
fn r10_1_eastern_is_awake_from_the_start_and_leaves_by_card_44() {
    Table::new().expect_status(Eastern, Status::Active).draw(9).expect_front(Eastern, 4);
    Table::dawn()
        .front(Eastern, 4)
        .no_markers()
        .draw(44)
        .expect_front(Eastern, 5)
        .pass()
        .expect_status(Eastern, Status::Eliminated);
    // Box 4 is the highest of the other tracks, not of this one.
    Table::dawn()
        .front(Eastern, 3)
        .no_markers()
        .draw(44)
        .expect_front(Eastern, 4)
        .pass()
        .expect_die()
        .die(4)
        .expect_status(Eastern, Status::Active);
}

#[test]
fn r10_1_1_an_activated_front_moves_and_may_be_attacked_from_then_on() {
    Table::new()
        .draw(10)
        .expect_front(Finland, 4)
        .refuses("offensive finland", "6.1", "front-inactive")
        .pass()
        .draw(2)
        .offers("offensive finland")
        .pass()
        .draw(13)
        .expect_front(Finland, 3);
}

#[test]
fn r10_1_1_a_second_activation_does_nothing() {
    Table::new().front(Finland, 2).draw(2).tells_not(Event::FrontActivated(Finland)).expect_front(Finland, 2);
    Table::dawn().eliminated(Poland).draw(33).expect_status(Poland, Status::Eliminated);
}

// Ruling A12.
#[test]
fn r10_1_2_yudenich_takes_germanys_box_active_and_causes_no_crisis() {
    Table::treaty()
        .level(3)
        .no_markers()
        .front(Baltic, 1)
        .inactive(Baltic)
        .draw(27)
        .pass()
        .expect_unit(Baltic, Yudenich)
        .expect_status(Baltic, Status::Active)
        .expect_front(Baltic, 1)
        .expect_level(3);
    Table::bukharin()
        .level(3)
        .no_markers()
        .front(Baltic, 1)
        .draw(27)
        .pass()
        .expect_unit(Baltic, Yudenich)
        .expect_level(3);
}

#[test]
fn r10_1_2_mannerheim_takes_svinhufuds_box() {
    Table::treaty()
        .level(3)
        .front(Finland, 1)
        .inactive(Finland)
        .draw(4)
        .expect_unit(Finland, Mannerheim)
        .expect_front(Finland, 1)
        .expect_status(Finland, Status::Inactive)
        .expect_level(3);
}

#[test]
fn r10_1_3_in_the_highest_box_a_front_is_eliminated_without_a_die() {
    Table::dawn().no_markers().front(Poland, 4).draw(59).pass().expect_status(Poland, Status::Eliminated).expect_draw();
}

// Ruling A10: elsewhere a die below the number of the box.
#[test]
fn r10_1_3_elsewhere_a_die_below_the_box_number_eliminates() {
    for (number, die, status) in [
        (3, 2, Status::Eliminated),
        (3, 3, Status::Active),
        (2, 1, Status::Eliminated),
        (2, 2, Status::Active),
        (3, 6, Status::Active),
    ] {
        Table::dawn()
            .level(4)
            .no_markers()
            .front(Poland, number)
            .draw(59)
            .pass()
            .expect_die()
            .die(die)
            .tells(Event::RemovalThrown { front: Poland, die, number })
            .expect_status(Poland, status)
            .expect_front(Poland, number)
            .tells(match status {
                Status::Eliminated => Event::FrontEliminated(Poland),
                _ => Event::FrontSurvives(Poland),
            });
    }
}

// Ruling A10: no die is below 1.
#[test]
fn r10_1_3_from_box_1_a_front_is_never_eliminated() {
    Table::dawn()
        .level(4)
        .no_markers()
        .front(Poland, 1)
        .draw(59)
        .pass()
        .tells(Event::FrontSurvives(Poland))
        .expect_status(Poland, Status::Active)
        .expect_draw();
}

// Ruling A10.
#[test]
fn r10_1_3_the_check_is_made_at_the_end_of_the_turn() {
    Table::dawn()
        .level(4)
        .no_markers()
        .front(Poland, 3)
        .draw(59)
        .attack(Poland, 6)
        .expect_front(Poland, 4)
        .expect_status(Poland, Status::Active)
        .act("decline")
        .expect_status(Poland, Status::Eliminated);
}

#[test]
fn r10_1_3_an_eliminated_front_ignores_every_order_for_good() {
    Table::dawn()
        .front(Poland, 2)
        .eliminated(Poland)
        .eliminated(Southern)
        .no_markers()
        .draw(49)
        .tells(Event::MoveVoid(Poland))
        .tells(Event::MoveVoid(Southern))
        .expect_front(Poland, 2)
        .pass()
        .draw(59)
        .pass()
        .tells_not(Event::FrontEliminated(Poland))
        .expect_draw();
}

// Rulings A10, A11.
#[test]
fn r10_1_3_a_front_not_yet_activated_is_not_removed_and_the_card_is_spent() {
    Table::dawn()
        .no_markers()
        .draw(59)
        .pass()
        .tells(Event::FrontSurvives(Poland))
        .expect_status(Poland, Status::Inactive)
        .draw(33)
        .expect_status(Poland, Status::Active);
}

// Ruling A11: the same for the Legion.
#[test]
fn r10_1_3_the_legion_is_not_sent_home_before_it_revolts() {
    Table::dawn().draw(54).tells_not(Event::MarkerRemoved(CzechLegion)).pass().draw(14).expect_markers(&[CzechLegion]);
}

#[test]
fn r10_1_3_an_order_to_an_eliminated_front_cites_its_elimination() {
    Table::new().draw(3).cites(Event::MoveIgnored(Finland), "6.1");
    Table::dawn().eliminated(Southern).draw(49).cites(Event::MoveVoid(Southern), "10.1.3");
}
