//! Chapter 8: combat.

use crate::table::*;
use frente_guerra1936::CardNo;

/// Badajoz, defended by the Republic, with these armies and characters at it.
pub fn siege(national: &[u8], republic: &[u8]) -> Table {
    Table::new().military(52, 26, 6).at(0, Republic, national).at(1, Republic, republic)
}

#[test]
fn r8_1_a_commander_gives_his_whole_bonus_to_each_army() {
    // 107: bonus 2, command 3; 23 and 39 have force 2.
    let table = siege(&[107, 23, 39], &[]).combat().acts(&[
        "group 23",
        "join 39",
        "done",
        "command 107",
        "under 23",
        "under 39",
    ]);
    table.strategy().strategy().expect_resistance(Republic, 18);
}

// 109: +1 bonus to a commander during combat.
#[test]
fn r8_1_a_bonus_may_grow() {
    let table = siege(&[196, 23], &[]).rear(0, &[109]).economy(National, 5).act("combat").pass().pass();
    let table = table.act("intervene 1 109").strategy().acts(&["group 23", "done", "command 196", "under 23"]);
    table.strategy().strategy().expect_resistance(Republic, 22);
}

// Ruling R20.
#[test]
fn r8_2_command_is_for_so_many_armies_at_the_same_objective() {
    // 196 commands two; 28 stands elsewhere.
    let table = siege(&[196, 23, 39, 44], &[]).military(32, 18, 5).at(0, National, &[28]).combat();
    let table = table.acts(&["group 23", "join 39", "join 44", "group 28", "done", "command 196"]);
    let table = table.offers_not("under 28").acts(&["under 23", "under 39"]);
    table.strategy().strategy().expect_resistance(Republic, 26 - 3 - 3 - 2);
}

#[test]
fn r8_3_an_army_defends_against_the_arms_on_its_card() {
    siege(&[23], &[3]).combat().acts(&["group 23", "done"]).strategy().asks(1).offers("defend 1 3");
}

#[test]
fn r8_4_force_is_what_is_printed_and_what_cards_give() {
    let table = siege(&[23, 28], &[]).hand(0, &[252]).economy(National, 2);
    let table = table.acts(&["play 252", "choose 23", "decline"]).pass();
    table.combat().acts(&["group 23", "done", "done"]).strategy().strategy().expect_resistance(Republic, 22);
}

#[test]
fn r8_5_only_an_admitted_arm_is_mobilised() {
    Table::new().military(11, 11, 4).rear(0, &[28]).economy(National, 5).offers("mobilise republic 28");
}

#[test]
fn r8_6_no_characters_or_armies_are_played_in_combat() {
    let table = siege(&[23], &[]).hand(0, &[77, 28]).economy(National, 9).act("combat").pass();
    table.refuses("play 77", "8.6", "measures-only-in-combat").pass().refuses(
        "play 28",
        "8.6",
        "measures-only-in-combat",
    );
}

#[test]
fn r8_7_a_side_may_attack_here_and_counter_attack_there() {
    let table = siege(&[23], &[]).military(32, 10, 5).at(0, National, &[28]).combat();
    let table = table.acts(&["group 23", "group 28", "done"]).strategy().strategy();
    table.expect_resistance(Republic, 24).expect_resistance(National, 13);
}

#[test]
fn r8_8_an_attack_takes_points_and_a_counter_attack_gives_them_back() {
    let table = Table::new().military(32, 10, 5).at(0, National, &[28]).combat().acts(&["group 28", "done"]);
    table.strategy().strategy().expect_resistance(National, 13);
    // Ruling 35: at full Resistance nothing is gained.
    let table = Table::new().military(32, 18, 5).at(0, National, &[28]).combat().acts(&["group 28", "done"]);
    table.strategy().strategy().expect_resistance(National, 18);
}

// Ruling R19.
#[test]
fn r8_9_measures_interventions_and_abilities_in_the_first_strategy_phase() {
    let table =
        siege(&[42], &[113]).hand(0, &[120]).hand(1, &[16]).rear(0, &[59]).economy(National, 5).economy(Republic, 5);
    let table = table.act("combat").pass().pass().asks(0).offers("play 120").offers("intervene 1 59");
    let table = table.act("ability ranged 42").asks(1).offers("play 16").act("ability ranged 113");
    table.asks(0).pass().asks(1).pass().asks(0).offers("renounce");
}

#[test]
fn r8_10_groups_are_formed_at_each_objective_or_at_one() {
    let table = siege(&[23, 28], &[]).combat().acts(&["group 23", "done"]);
    table.acts(&["done"]).strategy().strategy().expect_resistance(Republic, 24);
}

// Ruling R18.
#[test]
fn r8_11_renouncing_ends_the_combat_and_spends_no_action() {
    let table = siege(&[23], &[]).combat().act("renounce").asks(0).offers("demobilise 23");
    let table = table.expect_resistance(Republic, 26).expect("combat", "over");
    // 127 may not speak of peace after a declaration.
    drop(table);
    let table = Table::new().republic().military(32, 18, 5).rear(1, &[127]).political(148, 0).economy(Republic, 5);
    table.clone().offers("intervene 1 127");
    table.combat().act("renounce").refuses("intervene 1 127", "3.10", "combat-was-fought");
}

#[test]
fn r8_12_only_with_the_military_action_unspent() {
    let table = siege(&[23], &[]).rear(0, &[28]).economy(National, 5).go("mobilise republic 28").combat();
    table.offers("group 23").refuses("group 28", "8.12", "action-spent");
}

#[test]
fn r8_13_a_group_stands_at_one_objective() {
    let table = siege(&[23, 28], &[]).military(32, 18, 5).at(0, National, &[38]).combat().act("group 23");
    table.offers("join 28").offers_not("join 38");
}

#[test]
fn r8_14_a_character_fights_only_with_an_army_under_him() {
    // 107 alone forms no group; and once named he must be given one.
    let table = siege(&[107, 23], &[]).combat().offers_not("group 107").acts(&["group 23", "done", "command 107"]);
    table.offers_not("done").act("under 23");
}

#[test]
fn r8_15_an_army_has_one_commander_and_stands_in_his_group() {
    let table = siege(&[107, 196, 23, 39], &[]).combat().acts(&["group 23", "done", "group 39", "done", "command 107"]);
    // 39 stands in another group: once 23 is his, it is not offered.
    let table = table.act("under 23").offers_not("under 39").offers("command 196").act("command 196");
    table.offers_not("under 23").act("under 39").strategy().strategy().expect_resistance(Republic, 26 - 4 - 3);
}

#[test]
fn r8_16_not_everybody_has_to_fight() {
    let table = siege(&[23, 28, 107], &[]).combat().acts(&["group 28", "done", "done", "done"]);
    table
        .strategy()
        .strategy()
        .asks(0)
        .expect_resistance(Republic, 23)
        .offers("demobilise 23")
        .offers("demobilise 107");
}

#[test]
fn r8_17_no_measures_in_the_second_strategy_phase() {
    let table = siege(&[42, 23], &[]).hand(0, &[120]).rear(0, &[59]).economy(National, 5).combat();
    let table = table.acts(&["group 23", "done", "done"]).asks(0).refuses("play 120", "8.17", "no-measures-any-more");
    table.offers("intervene 1 59").offers("ability ranged 42");
}

#[test]
fn r8_18_the_passive_side_assigns_its_armies() {
    let table = siege(&[23, 28], &[3, 4]).combat().acts(&["group 23", "done", "group 28", "done"]).strategy();
    let table =
        table.asks(1).offers("defend 1 3").offers("defend 2 3").act("defend 2 3").offers("defend 1 4").act("done");
    // 23 strikes for 2; 28 and 3 fight: 3 against 2.
    table.strategy().expect_resistance(Republic, 24).expect_in(1, "limbo", 3).expect_in(0, "mobilised.republic", 28);
}

#[test]
fn r8_19_several_may_face_one_group_and_their_commander_goes_with_them() {
    let table = siege(&[28], &[3, 15, 57]).combat().acts(&["group 28", "done"]).strategy();
    let table =
        table.acts(&["defend 1 3", "defend 1 15", "done", "command 57", "under 3", "under 15"]).forget().strategy();
    table.tells(Event::Engaged { group: 1, attack: 3, defence: 8, side: National }).expect_in(0, "limbo", 28);
}

#[test]
fn r8_20_the_third_strategy_phase_may_still_change_the_sums() {
    // 096 in the enemy's turn: +1 to up to two armies, during combat.
    let table = siege(&[28], &[3]).rear(1, &[96]).economy(Republic, 5).combat().acts(&["group 28", "done"]).strategy();
    let table = table.acts(&["defend 1 3", "done"]).pass().act("intervene 1 96").act("choose 3").forget().pass().pass();
    table
        .tells(Event::Engaged { group: 1, attack: 3, defence: 3, side: National })
        .expect_in(0, "limbo", 28)
        .expect_in(1, "limbo", 3);
}

#[test]
fn r8_21_an_undefended_group_takes_its_force_from_the_points() {
    let table = siege(&[28, 38], &[]).combat().acts(&["group 28", "join 38", "done"]).strategy().strategy();
    table.expect_resistance(Republic, 20).tells(Event::GroupStrikes {
        group: 1,
        force: 6,
        side: National,
        front: Republic,
    });
}

#[test]
fn r8_22_an_undefended_counter_attack_adds_its_force() {
    let table = Table::new().republic().military(52, 10, 6).at(1, Republic, &[3, 4]).combat();
    table.acts(&["group 3", "join 4", "done"]).strategy().strategy().expect_resistance(Republic, 15);
}

// Ruling 37.
#[test]
fn r8_23_damage_left_over_is_lost() {
    let table = siege(&[28, 38, 50], &[3]).combat().acts(&["group 28", "join 38", "join 50", "done"]).strategy();
    let table = table.acts(&["defend 1 3", "done"]).strategy();
    table.expect_resistance(Republic, 26).expect_in(1, "limbo", 3).expect_in(0, "mobilised.republic", 28);
}

#[test]
fn r8_24_the_weakest_fall_first_while_the_damage_reaches() {
    // Nine against 2, 3 and 4: all but nothing is left; seven against them: 2 and 3 fall, 2 is not enough for 4.
    let table = siege(&[28, 140], &[15, 4, 26]).combat().acts(&["group 28", "join 140", "done"]).strategy();
    let table = table.acts(&["defend 1 4", "defend 1 15", "defend 1 26", "done"]).strategy();
    table.expect_in(1, "limbo", 15).expect_in(1, "limbo", 4).expect_in(1, "mobilised.republic", 26);
}

// Rulings 55, R23.
#[test]
fn r8_24_a_protected_army_takes_its_damage_and_stays() {
    let table =
        siege(&[23], &[4]).hand(0, &[169]).economy(National, 2).go("play 169").combat().acts(&["group 23", "done"]);
    let table = table.strategy().acts(&["defend 1 4", "done"]).strategy();
    table.tells(Event::Withstood(CardNo(23))).expect_in(0, "mobilised.republic", 23);
}

#[test]
fn r8_25_among_equals_the_owner_chooses() {
    // Two damage against two armies of force 2.
    let table = siege(&[23], &[3, 15]).combat().acts(&["group 23", "done"]).strategy();
    let table = table.acts(&["defend 1 3", "defend 1 15", "done"]).strategy().asks(1).act("lose 15");
    table.expect_in(1, "limbo", 15).expect_in(1, "mobilised.republic", 3).expect_in(0, "limbo", 23);
}

// Ruling R24.
#[test]
fn r8_26_a_character_falls_with_the_last_of_his_armies() {
    let both = siege(&[196, 23, 39], &[26]).combat().acts(&[
        "group 23",
        "join 39",
        "done",
        "command 196",
        "under 23",
        "under 39",
    ]);
    // 4 against 3 and 3: one falls, the commander stays.
    let table = both.strategy().acts(&["defend 1 26", "done"]).strategy().act("lose 23");
    table.expect_in(0, "limbo", 23).expect_in(0, "mobilised.republic", 196);
    let alone = siege(&[196, 23], &[26]).combat().acts(&["group 23", "done", "command 196", "under 23"]).strategy();
    let table = alone.acts(&["defend 1 26", "done"]).strategy();
    table.expect_in(0, "limbo", 23).expect_in(0, "limbo", 196);
}

#[test]
fn r8_26_his_last_effect_acts() {
    // 139: -1 Moral when eliminated.
    let table = Table::new().republic().military(32, 18, 5).at(1, National, &[139, 3]).at(0, National, &[140]).combat();
    let table = table.acts(&["group 3", "done", "command 139", "under 3"]).strategy();
    table.acts(&["defend 1 140", "done"]).strategy().expect_in(1, "limbo", 139).expect_moral(Republic, 29);
}

#[test]
fn r8_28_equal_totals_all_fall_else_the_smaller_side_does() {
    let table =
        siege(&[28], &[4]).combat().acts(&["group 28", "done"]).strategy().acts(&["defend 1 4", "done"]).strategy();
    table.expect_in(0, "limbo", 28).expect_in(1, "limbo", 4);
    let table =
        siege(&[23], &[4]).combat().acts(&["group 23", "done"]).strategy().acts(&["defend 1 4", "done"]).strategy();
    table.expect_in(0, "limbo", 23).expect_in(1, "mobilised.republic", 4);
}

#[test]
fn r8_10_groups_and_armies_are_declared_in_any_order() {
    let table = siege(&[23, 28], &[]).combat().act("group 28").act("join 23").act("done");
    table.strategy().strategy().expect_resistance(Republic, 26 - 2 - 3);
    let table = siege(&[23, 28], &[]).combat().acts(&["group 28", "done", "group 23"]);
    table.refuses("group 28", "7.18", "already-in-a-group");
}

#[test]
fn r8_18_armies_are_assigned_in_any_order() {
    let table = siege(&[23], &[3, 15]).combat().acts(&["group 23", "done"]).strategy().asks(1).act("defend 1 15");
    table.refuses("defend 1 15", "7.18", "already-in-a-group").act("defend 1 3").tells(Event::Defends {
        card: CardNo(3),
        group: 1,
        front: Republic,
    });
}

#[test]
fn r8_15_a_commander_is_given_armies_in_any_order() {
    let table = siege(&[107, 23, 39], &[]).combat().acts(&["group 23", "join 39", "done", "command 107", "under 39"]);
    table.act("under 23").strategy().strategy().expect_resistance(Republic, 26 - 4 - 4);
}
