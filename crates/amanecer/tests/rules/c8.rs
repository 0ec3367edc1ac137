//! Chapter 8: political dissent.

use crate::table::*;

/// Card 3 with all three actions used: the bare die counts.
fn dissent(table: Table, die: u8) -> Table {
    let table = table.no_markers().draw(3).reorganize(1).reorganize(1).reorganize(1);
    table.expect_die().die(die)
}

#[test]
fn r8_0_the_dissent_table() {
    for (die, level) in [(1, 3), (2, 3), (3, 4), (4, 4), (5, 4), (6, 5)] {
        dissent(Table::new().level(4), die)
            .tells(Event::DissentThrown { die, drm: 0 })
            .expect_level(level)
            .expect_draw();
    }
}

#[test]
fn r8_0_no_change_is_told() {
    dissent(Table::new().level(4), 3).tells(Event::DissentCalm);
}

#[test]
fn r8_0_a_loss_at_level_1_brings_the_regime_down() {
    dissent(Table::new().level(1), 2).expect_over("political-defeat");
    dissent(Table::new().level(1), 3).expect_level(1).expect_draw();
}

#[test]
fn r8_0_a_gain_at_level_8_wins() {
    dissent(Table::new().level(8), 6).expect_over("political-victory");
}

// Ruling A24.
#[test]
fn r8_0_results_above_6_gain_one_level_only() {
    Table::new()
        .level(4)
        .no_markers()
        .draw(3)
        .act("decline")
        .die(6)
        .tells(Event::DissentThrown { die: 6, drm: 3 })
        .expect_level(5);
}

#[test]
fn r8_0_decrees_give_no_modifier() {
    Table::new()
        .level(3)
        .reserves(0)
        .draw(3)
        .reorganize(1)
        .reorganize(1)
        .reorganize(1)
        .act("decree political")
        .die(1)
        .act("decree political")
        .die(1)
        .die(2)
        .tells(Event::DissentThrown { die: 2, drm: 0 })
        .expect_level(2);
}

#[test]
fn r8_0_a_political_bonus_gives_none_either() {
    dissent(Table::new().own(Comintern).level(4), 2).expect_level(3);
}

// Ruling A40.
#[test]
fn r8_0_card_41_throws_with_no_modifier_in_phase_4() {
    Table::treaty()
        .level(4)
        .no_markers()
        .draw(41)
        .die(4)
        .expect_level(4)
        .act("decline")
        .expect_die()
        .die(2)
        .tells(Event::DissentThrown { die: 2, drm: 0 })
        .expect_level(3);
}

#[test]
fn r8_0_the_possible_removal_of_a_front_is_settled_in_phase_4() {
    Table::dawn()
        .no_markers()
        .draw(43)
        .expect_status(Allied, Status::Active)
        .pass()
        .expect_status(Allied, Status::Eliminated)
        .expect_draw();
}
