//! Chapter 7: the armistice and the four victories.

use crate::table::*;
use frente_guerra1936::{CardNo, Consequence};

// Ruling R31.
#[test]
fn r7_25_the_active_side_orders_the_objectives() {
    let table = Table::new().political(148, -4).military(32, 18, 0).reserve(1, &[]).end();
    let table = table.asks(0).offers("settle military national").act("settle political republic");
    table.expect_points(National, 5, 4).asks(1);
}

// Ruling 29.
#[test]
fn r7_25_mobilised_cards_go_back_to_the_rearguard() {
    let table = Table::new().military(32, 18, 0).at(0, National, &[23]).at(1, National, &[3]).reserve(1, &[]).end();
    table.expect_in(0, "rearguard", 23).expect_in(1, "rearguard", 3);
}

#[test]
fn r7_25_the_text_of_the_objective_and_the_winners_influences_act() {
    // 052: +3 Moral to the winner; 172: +1 Moral when its side wins an objective.
    let table = Table::new().military(52, 0, 6).at(0, Republic, &[23]).rear(0, &[172]).moral(National, 10);
    table.reserve(1, &[]).end().expect_moral(National, 14);
}

#[test]
fn r7_26_a_ring_at_the_value_wins_for_its_side() {
    Table::new().political(150, 5).reserve(1, &[]).end().expect_points(Republic, 6, 0);
    Table::new().political(150, 4).reserve(1, &[]).end().expect_points(Republic, 0, 0);
}

#[test]
fn r7_27_no_turns_left_the_defender_wins_no_points_left_the_attacker() {
    Table::new().military(11, 11, 0).reserve(1, &[]).end().expect_points(Republic, 0, 3);
    Table::new().military(11, 0, 4).at(0, Republic, &[23]).reserve(1, &[]).end().expect_points(National, 0, 3);
}

// Ruling 17.
#[test]
fn r7_28_both_at_zero_the_active_side_wins_if_its_condition_is_complete() {
    let both = |army: u8| Table::new().military(11, 0, 0).at(0, Republic, &[army]).reserve(1, &[]).reserve(0, &[]);
    both(23).end().expect_points(National, 0, 3);
    // 068 has no Conquest.
    both(68).end().expect_points(Republic, 0, 3);
    // In the Republic's turn it is the Republic.
    both(23).turn_of(1).end().expect_points(Republic, 0, 3);
}

// Rulings 16, R30.
#[test]
fn r7_29_without_conquest_the_objective_waits() {
    let table =
        Table::new().military(11, 0, 4).at(0, Republic, &[68]).rear(0, &[23]).reserve(1, &[]).reserve(0, &[]).end();
    let table = table.asks(1).expect_resistance(Republic, 0).expect_turns(Republic, 4);
    // Settled in the enemy's armistice as well, once an army with Conquest is there.
    table.at(0, Republic, &[23]).end().expect_points(National, 0, 3);
}

// Ruling R32.
#[test]
fn r7_30_with_a_leader_the_winner_buys_consequences() {
    let table = Table::new().political(148, -4).rear(0, &[5]).leader(National, 5, "monarchists").hand(1, &[16]);
    let table = table.reserve(0, &[120]).reserve(1, &[]).moral(Republic, 20).moral(National, 20).end();
    // Five points: a card (3), then Moral (2).
    let table = table.asks(0).act("buy draw").draw(120).offers_not("buy discard").act("buy enemy-moral");
    // 148 itself cost the loser 1, the wear of its own turn another.
    let bought = Event::Bought { side: National, consequence: Consequence::EnemyMoral };
    table.asks(1).tells(bought).expect_moral(Republic, 17).expect_points(National, 5, 0);
}

#[test]
fn r7_30_each_consequence_does_what_it_says() {
    let table = Table::new().political(150, -5).rear(0, &[5]).leader(National, 5, "monarchists").hand(1, &[16, 98]);
    let table = table.economy(Republic, 5).moral(National, 10).reserve(1, &[]).end();
    let bought = table.clone().acts(&["buy own-economy", "buy enemy-economy", "buy own-moral", "buy own-moral"]);
    // 5 + 1 of the next turn's income for the Republic: 5 - 1 + 5.
    bought.asks(1).expect_economy(National, 1).expect_economy(Republic, 9).expect_moral(National, 12);
    table.act("buy discard").asks(1).act("discard 98").asks(0).act("done").asks(1).expect_in(1, "limbo", 98);
}

#[test]
fn r7_30_without_a_leader_nothing_is_bought() {
    Table::new().political(148, -4).rear(0, &[5]).reserve(1, &[]).end().asks(1);
}

// Rulings 43, R33.
#[test]
fn r7_31_the_active_side_wins_a_double() {
    Table::new().moral(National, 0).moral(Republic, 0).end().wins(National, "demoralisation");
    let table = Table::new().republic().points(National, 24, 0).points(Republic, 0, 24);
    table.end().wins(Republic, "military-victory");
}

// Ruling 42.
#[test]
fn r7_31_victory_is_looked_at_in_the_armistice_only() {
    let table =
        Table::new().hand(0, &[204]).hand(1, &[189]).economy(National, 2).economy(Republic, 1).moral(Republic, 1);
    let table = table.act("play 204").expect_moral(Republic, 0).act("play 189").expect_moral(Republic, 3);
    table.reserve(1, &[]).end().asks(1);
}

#[test]
fn r7_32_24_military_points() {
    Table::new().points(National, 0, 23).reserve(1, &[]).end().asks(1);
    Table::new().points(National, 0, 24).end().wins(National, "military-victory");
}

#[test]
fn r7_33_24_political_points() {
    Table::new().points(Republic, 23, 0).reserve(1, &[]).end().asks(1);
    Table::new().points(Republic, 24, 0).end().wins(Republic, "political-victory");
}

#[test]
fn r7_34_22_points_of_both_kinds_at_least_5_of_each() {
    Table::new().points(National, 17, 5).end().wins(National, "mixed-victory");
    Table::new().points(National, 18, 4).reserve(1, &[]).end().asks(1);
    Table::new().points(National, 16, 5).reserve(1, &[]).end().asks(1);
}

#[test]
fn r7_35_the_enemys_moral_at_0() {
    Table::new().moral(Republic, 0).end().wins(National, "demoralisation");
    // The wear comes first in the Republic's turn, its armistice ends the match.
    let table = Table::new().moral(Republic, 1).reserve(1, &[]).end().asks(1).expect_moral(Republic, 0);
    table.end().wins(National, "demoralisation");
}

#[test]
fn r7_27_points_lowered_without_combat_count_the_same() {
    let table = Table::new().military(11, 3, 4).at(0, Republic, &[23]).hand(0, &[215]).political(148, 0);
    let table = table.economy(National, 5).reserve(1, &[]).go("play 215").end();
    table.tells(Event::ObjectiveWon { side: National, objective: CardNo(11) });
}
