//! Chapter 9: the abilities of armies.

use crate::c8::siege;
use crate::table::*;

// Ruling R17.
#[test]
fn r9_1_an_ability_is_activated_once_per_army_and_turn() {
    let table = siege(&[42], &[]).economy(National, 5).act("combat").pass().pass().go("ability ranged 42");
    table.expect_economy(National, 4).refuses("ability ranged 42", "9.1", "skill-used");
}

#[test]
fn r9_1_only_a_mobilised_army_with_the_ability() {
    let table = siege(&[23], &[]).rear(0, &[42]).economy(National, 5).act("combat").pass().pass();
    table.refuses("ability ranged 42", "9.1", "not-mobilised").refuses("ability fury 23", "9.1", "skill-not-there");
}

// Ruling R40: in play the army is also of the leader's faction, and only while he leads.
#[test]
fn r9_2_assimilation_makes_the_army_of_the_leaders_faction_in_play() {
    // 139 mobilises anarchist armies for nothing: 100 is one under an anarchist leader only.
    let table = Table::new().republic().military(32, 18, 5).rear(1, &[139, 69, 100]).economy(Republic, 0);
    table.clone().offers_not("mobilise national 100");
    table.leader(Republic, 69, "anarchists").offers("mobilise national 100");
}

#[test]
fn r9_2_assimilation_does_not_count_in_hand_or_limbo() {
    // 054 searches the reserve for a Carlist card: 39 would be one by Assimilation, but not there.
    let table = Table::new().rear(0, &[54, 66]).leader(National, 66, "carlists").reserve(0, &[39, 46]);
    table.economy(National, 9).act("intervene 1 54").offers("find 46").offers_not("find 39");
}

// Ruling R22.
#[test]
fn r9_3_only_the_printed_force_strikes_first_and_the_rest_is_kept() {
    // 158: printed 3, with 196 in all 4, against 26 (4): three are not enough at a distance, four together are.
    let table = siege(&[158, 196], &[26]).economy(National, 5).act("combat").pass().pass().go("ability ranged 158");
    let table = table.strategy().acts(&["group 158", "done", "command 196", "under 158"]).strategy();
    let table = table.acts(&["defend 1 26", "done"]).forget().strategy();
    let table = table.tells(Event::RangedDamage { group: 1, attack: 3, defence: 0, side: National });
    table
        .tells(Event::Engaged { group: 1, attack: 4, defence: 4, side: National })
        .expect_in(1, "limbo", 26)
        .expect_in(0, "limbo", 158);
}

#[test]
fn r9_3_both_sides_fire_at_once_and_what_is_stored_outlives_the_shooter() {
    // 42 (2) and 113 (2) kill each other at a distance.
    let table = siege(&[42], &[113]).economy(National, 5).economy(Republic, 5).act("combat").pass().pass();
    let table =
        table.act("ability ranged 42").act("ability ranged 113").strategy().acts(&["group 42", "done"]).strategy();
    let table = table.acts(&["defend 1 113", "done"]).strategy();
    table.expect_in(0, "limbo", 42).expect_in(1, "limbo", 113);
    // 42 fires 2 at 26 (4) and falls to 80's 3; its 2 stay and join 23's 2: enough for 26.
    let table = siege(&[42, 23], &[26, 80]).economy(National, 5).economy(Republic, 5).act("combat").pass().pass();
    let table = table.act("ability ranged 42").act("ability ranged 80").strategy();
    let table = table.acts(&["group 23", "join 42", "done"]).strategy().acts(&["defend 1 26", "defend 1 80", "done"]);
    let table = table.strategy().asks(0).act("lose 42");
    // Ranged: 2 against 80 (3): nothing; 3 against 2 and 2: one falls, 1 is kept. Rest: 2 + 2 kill 80 (3), 1 is left.
    table.expect_in(1, "limbo", 80).expect_in(1, "mobilised.republic", 26).expect_in(0, "limbo", 23);
}

#[test]
fn r9_3_a_group_whose_defenders_all_fell_at_a_distance_is_still_defended() {
    let table = siege(&[42], &[3]).economy(National, 5).act("combat").pass().pass().go("ability ranged 42").strategy();
    let table = table.acts(&["group 42", "done"]).strategy().acts(&["defend 1 3", "done"]).strategy();
    table.expect_in(1, "limbo", 3).expect_in(0, "mobilised.republic", 42).expect_resistance(Republic, 26);
}

#[test]
fn r9_4_conquest_is_needed_to_win_what_one_attacks() {
    Table::new().military(11, 0, 4).at(0, Republic, &[42]).reserve(1, &[]).end().expect_points(National, 0, 0);
    Table::new().military(11, 0, 4).at(0, Republic, &[23]).reserve(1, &[]).end().expect_points(National, 0, 3);
}

// Ruling R20: 171 lends Conquest to the armies under his command, to the end of the turn.
#[test]
fn r9_4_a_commander_may_lend_conquest() {
    let table = Table::new().military(11, 2, 4).at(0, Republic, &[171, 68]).reserve(1, &[]).combat();
    let led = table.clone().acts(&["group 68", "done", "command 171", "under 68"]).strategy().strategy();
    led.expect_resistance(Republic, 0).end().expect_points(National, 0, 3);
    let alone = table.acts(&["group 68", "done", "done"]).strategy().strategy();
    alone.expect_resistance(Republic, 0).end().expect_points(National, 0, 0);
}

// Ruling R21.
#[test]
fn r9_5_a_disciplined_army_stands_apart_from_its_commander() {
    // 23 has Discipline, 39 has not; 107 commands three.
    let table = siege(&[107, 23, 39], &[]).economy(National, 5).combat();
    let table = table.acts(&["ability discipline 23", "group 23", "done", "group 39", "done", "command 107"]);
    let table = table.acts(&["under 23", "under 39"]).strategy().strategy();
    table.expect_resistance(Republic, 26 - 4 - 4).expect_economy(National, 4);
    let table = siege(&[107, 23, 39], &[]).economy(National, 5).combat();
    let table = table.acts(&["group 23", "done", "group 39", "done", "command 107", "under 23"]);
    table.offers_not("under 39");
}

#[test]
fn r9_5_a_commander_of_one_needs_no_discipline_and_has_none_apart() {
    // 216 commands one army.
    let table = siege(&[216, 23, 39], &[]).economy(National, 5).combat();
    let table =
        table.acts(&["ability discipline 23", "group 23", "done", "group 39", "done", "command 216", "under 39"]);
    table.strategy().strategy().expect_resistance(Republic, 26 - 4 - 2);
}

#[test]
fn r9_5_discipline_comes_no_later_than_ones_own_declaration() {
    let table = siege(&[107, 23], &[87]).economy(National, 5).economy(Republic, 5).combat();
    let table = table.acts(&["group 23", "done", "done"]).asks(0).offers_not("ability discipline 23");
    table.pass().asks(1).offers("ability discipline 87");
}

// Ruling R16.
#[test]
fn r9_6_enthusiasm_costs_more_and_spends_no_action() {
    let table = Table::new().military(52, 26, 6).rear(0, &[101]).economy(National, 5).go("enthuse republic 101");
    // 1 to mobilise, 1 for Enthusiasm; it may still fight.
    let table = table.expect_economy(National, 3);
    table.clone().combat().offers("group 101");
    // Demobilising spends the action; then only Enthusiasm takes it out again.
    let back = table.go("demobilise 101").offers("enthuse republic 101");
    back.refuses("mobilise republic 101", "7.15", "action-spent")
        .go("enthuse republic 101")
        .combat()
        .offers_not("group 101");
}

#[test]
fn r9_6_never_once_combat_was_declared() {
    let table = Table::new().military(52, 26, 6).rear(0, &[101, 23]).economy(National, 9).combat().act("renounce");
    table.refuses("enthuse republic 101", "9.6", "combat-was-declared").offers("mobilise republic 101");
    let table = Table::new().military(52, 26, 6).rear(0, &[23]).economy(National, 9);
    table.refuses("enthuse republic 23", "9.6", "no-enthusiasm");
}

#[test]
fn r9_7_fury_gives_force_for_diplomacy() {
    // 38: Fury 1.
    let table =
        siege(&[38], &[]).political(148, 0).act("combat").pass().pass().go("ability fury 38").expect_ring(Republic, 1);
    let table = table.strategy().acts(&["group 38", "done"]).strategy().strategy();
    table.expect_resistance(Republic, 22);
}

// Rulings R28, X9.
#[test]
fn r9_7_fury_needs_diplomacy_that_can_be_lost() {
    let table = siege(&[38], &[]).political(148, -4).political(150, 5).act("combat").pass().pass();
    table.refuses("ability fury 38", "9.7", "no-diplomacy-to-lose");
}

// Ruling 54.
#[test]
fn r9_7_fury_is_no_basic_damage() {
    // 058: force 3, ranged and Fury: 3 at a distance, 4 in all, against 140 (4).
    let table =
        Table::new().republic().military(32, 18, 5).at(1, National, &[58]).at(0, National, &[140]).political(148, 0);
    let table =
        table.economy(Republic, 5).act("combat").pass().pass().go("ability fury 58").go("ability ranged 58").strategy();
    let table = table.acts(&["group 58", "done"]).strategy().acts(&["defend 1 140", "done"]).forget().strategy();
    let table = table.tells(Event::RangedDamage { group: 1, attack: 3, defence: 0, side: Republic });
    table.tells(Event::Engaged { group: 1, attack: 4, defence: 4, side: Republic }).expect_in(0, "limbo", 140);
}
