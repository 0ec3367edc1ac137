//! The two worked combats of the book, with the rulings on their misprints (39, 40, 41).
//!
//! The diagrams are lost: which card of the box plays which part, and how a total splits into force and bonus, is ours.

use crate::table::*;
use frente_guerra1936::CardNo;

/// Example 1. Attackers: 23 and 44 (the book's 1 and 2) under 196 (5), 28 (4), 50 (3). Defenders: 3 (6) under 168 (9),
/// 15 (7) and `last` (8) under 57 (10).
fn first_example(last: u8) -> Table {
    let table = Table::new().military(52, 26, 6).at(0, Republic, &[23, 44, 196, 28, 50]).at(
        1,
        Republic,
        &[3, 168, 15, last, 57],
    );
    let table = table.combat().acts(&["group 23", "join 44", "done", "group 28", "done", "group 50", "done"]);
    let table = table.acts(&["command 196", "under 23", "under 44"]).strategy();
    let (low, high) = if last < 15 { (last, 15) } else { (15, last) };
    let table = table.acts(&["defend 2 3", &format!("defend 1 {low}"), &format!("defend 1 {high}"), "done"]);
    let table = table.acts(&["command 57", &format!("under {last}")]);
    let table = if table.offered().iter().any(|action| action == "done")
        && !table.offered().iter().any(|a| a == "command 168")
    {
        table.act("done")
    } else {
        table
    };
    table.acts(&["command 168", "under 3"]).forget().strategy()
}

fn expect_first(table: Table, last: u8) {
    let table = table
        .tells(Event::GroupStrikes { group: 3, force: 3, side: National, front: Republic })
        .expect_resistance(Republic, 23);
    let fallen: Vec<CardNo> = table
        .told()
        .iter()
        .filter_map(|event| if let Event::Fell(card) = event { Some(*card) } else { None })
        .collect();
    let mut numbers: Vec<u8> = fallen.iter().map(|card| card.0).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [3, 15, 23, 28, 44, 168, 196], "the book's 6, 7, 1, 4, 2 and the characters 9 and 5");
    assert_eq!(table.zone(0, "mobilised.republic"), [50]);
    let mut left = table.zone(1, "mobilised.republic");
    left.sort_unstable();
    let mut expected = vec![57, last];
    expected.sort_unstable();
    assert_eq!(left, expected);
}

// Reading A: card 8 is worth 5, the defenders' total is 7.
#[test]
fn r8_27_the_example_of_combat() {
    let table = first_example(4).tells(Event::Engaged { group: 1, attack: 6, defence: 7, side: National });
    let table = table.tells(Event::Engaged { group: 2, attack: 3, defence: 3, side: National });
    expect_first(table, 4);
}

// Reading B: card 8 is worth 6, the total is 8; the same falls.
#[test]
fn r8_27_the_other_reading_has_the_same_result() {
    let table = first_example(26).tells(Event::Engaged { group: 1, attack: 6, defence: 8, side: National });
    expect_first(table, 26);
}

/// Example 2. Attackers: 42 and 23 (1 and 2), 158 (3) under 196 (4). Defenders: 3 (5), and 26 (6) under 57 (7).
fn second_example(ranged: &[&str]) -> Table {
    let table = Table::new().military(52, 26, 6).at(0, Republic, &[42, 23, 158, 196]).at(1, Republic, &[3, 26, 57]);
    let table = table.economy(National, 9).act("combat").pass().pass();
    let table = ranged.iter().fold(table, |table, skill| table.go(skill));
    let table =
        table.strategy().acts(&["group 23", "join 42", "done", "group 158", "done", "command 196", "under 158"]);
    let table = table.strategy().acts(&["defend 1 3", "defend 2 26", "done", "command 57", "under 26"]);
    table.forget().strategy()
}

#[test]
fn r9_8_the_example_of_ranged_attack() {
    let table = second_example(&["ability ranged 42", "ability ranged 158"]);
    let table = table.tells(Event::RangedDamage { group: 1, attack: 2, defence: 0, side: National });
    let table = table.tells(Event::RangedDamage { group: 2, attack: 3, defence: 0, side: National });
    let table = table.tells(Event::Engaged { group: 2, attack: 4, defence: 6, side: National });
    let table = table.expect_in(1, "limbo", 3).expect_in(0, "limbo", 158).expect_in(0, "limbo", 196);
    assert_eq!(table.zone(0, "mobilised.republic"), [23, 42]);
    assert_eq!(table.zone(1, "mobilised.republic"), [26, 57]);
    table.expect_resistance(Republic, 26);
}

#[test]
fn r9_8_without_the_ability_one_army_of_each_side_falls_and_its_owner_chooses() {
    let table = second_example(&[]).asks(0).offers("lose 23").offers("lose 42").act("lose 42");
    table.expect_in(0, "limbo", 42).expect_in(1, "limbo", 3).expect_in(0, "mobilised.republic", 23);
}
