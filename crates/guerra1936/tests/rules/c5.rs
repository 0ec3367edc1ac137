//! Chapter 5: the boards.

use crate::table::*;
use frente_guerra1936::actions::Why;
use frente_guerra1936::{CardNo, Faction};

#[test]
fn r5_1_the_side_boards_show_tracks_and_leader() {
    let table = Table::new().rear(0, &[107]).leader(National, 107, "national-military").points(National, 3, 4);
    let side = table.at_path("sides.national");
    assert_eq!((side["political"].clone(), side["military"].clone()), (3.into(), 4.into()));
    assert_eq!(side["leader"]["faction"], Faction::NationalMilitary.name());
}

#[test]
fn r5_2_tracks_stay_between_0_and_30() {
    Table::new().hand(0, &[120]).economy(National, 29).go("play 120").expect_economy(National, 30);
    Table::new().hand(0, &[186]).economy(National, 1).moral(National, 29).go("play 186").expect_moral(National, 30);
    Table::new().hand(0, &[167]).economy(National, 1).moral(Republic, 1).go("play 167").expect_moral(Republic, 0);
    Table::new()
        .points(National, 0, 23)
        .political(148, -4)
        .points(National, 28, 0)
        .end()
        .expect_points(National, 30, 0);
}

#[test]
fn r5_3_economy_starts_at_0_and_accumulates() {
    Table::start(&Setup::default()).expect_economy(National, 0);
    Table::new().economy(Republic, 7).reserve(1, &[]).end().expect_economy(Republic, 12);
}

#[test]
fn r5_4_moral_starts_at_30() {
    Table::start(&Setup::default()).expect_moral(National, 30).expect_moral(Republic, 30);
}

#[test]
fn r5_5_political_points_come_from_objectives() {
    Table::new().political(242, -3).reserve(0, &[]).end().expect_points(National, 4, 0);
}

#[test]
fn r5_6_military_points_come_from_objectives() {
    Table::new().military(32, 18, 0).end().expect_points(National, 0, 4);
}

// Ruling 11.
#[test]
fn r5_7_each_space_holds_one_objective_of_its_kind_and_defender() {
    let table = Table::new().rear(0, &[23, 28, 38]).military(11, 11, 4);
    table.refuses("activate 29", "5.7", "space-taken");
    // The space of what the Nationals defend is still free.
    Table::new().limbo(0, &[23]).military(11, 11, 4).offers("activate 21");
}

#[test]
fn r5_8_rings_start_at_the_middle_and_resistance_at_the_printed_values() {
    let table = Table::new().rear(0, &[5, 9, 14]).go("activate 148").expect_ring(Republic, 0);
    table.rear(0, &[23, 28]).go("activate 11").expect_resistance(Republic, 11).expect_turns(Republic, 4);
}

// Rulings 8 and 9.
#[test]
fn r5_9_a_ring_at_the_value_is_locked() {
    let table =
        Table::new().political(148, -3).hand(0, &[175]).hand(1, &[142]).economy(National, 5).economy(Republic, 5);
    let table = table.act("play 175").expect_ring(Republic, -4).expect("political.republic.locked", "national");
    // The Republic's answer moves nothing any more.
    table.act("play 142").expect_ring(Republic, -4).tells(Event::DiplomacyWasted(Republic));
}

// Rulings 6 and 7.
#[test]
fn r5_10_resistance_points_stay_within_bounds_and_never_rise_from_0() {
    let fortify = |points: u8| Table::new().military(32, points, 5).hand(0, &[203]).economy(National, 5).go("play 203");
    fortify(17).expect_resistance(National, 18);
    fortify(0).expect_resistance(National, 0);
}

#[test]
fn r5_11_resistance_turns_stop_at_0() {
    let table = Table::new().republic().military(11, 11, 1).rear(1, &[223]).economy(Republic, 9);
    table.go("intervene 1 223").expect_turns(Republic, 0);
}

// Ruling R26.
#[test]
fn r5_12_the_side_that_gains_chooses_the_ring() {
    let table = Table::new().political(148, 0).political(150, 0).hand(0, &[175]).economy(National, 5).act("play 175");
    table.asks(0).act("ring national").expect_ring(National, -2).expect_ring(Republic, 0);
}

#[test]
fn r5_12_of_a_loss_the_side_that_plays_the_card_chooses() {
    let table = Table::new().political(148, 0).political(150, 0).hand(0, &[162]).economy(National, 5).act("play 162");
    table.asks(0).act("ring republic").expect_ring(Republic, -1);
}

#[test]
fn r5_12_an_effect_goes_whole_to_one_ring_and_the_rest_is_lost() {
    let table = Table::new().political(148, -3).political(150, 0).hand(0, &[175]).economy(National, 5).act("play 175");
    table.act("ring republic").expect_ring(Republic, -4).expect_ring(National, 0);
}

#[test]
fn r5_12_a_gain_with_nothing_active_is_lost() {
    Table::new().hand(0, &[175]).economy(National, 5).go("play 175").tells(Event::DiplomacyWasted(National));
}

// Ruling R27 (a): the active side loses by its own action.
#[test]
fn r5_13_the_enemy_may_activate_for_diplomacy_the_active_side_pays() {
    let table = Table::new().rear(0, &[111]).act("intervene 1 111").asks(1).offers("decline").act("activate 234");
    let (side, objective) = (Republic, CardNo(234));
    let table = table.tells(Event::ObjectiveActivated { side, objective, why: Why::LostDiplomacy });
    // The one point was spent on the activation (ruling 12); then the effect, then the reply.
    table.expect_ring(Republic, 0).expect_economy(National, 2).asks(1);
}

// Ruling R27 (b): the passive side loses.
#[test]
fn r5_13_the_active_side_may_activate_when_the_enemy_loses() {
    let table = Table::new().hand(0, &[162]).economy(National, 5).act("play 162");
    table.asks(0).act("activate 148").expect_ring(Republic, 0);
}

// Ruling R27 (c): the passive side makes the active one lose.
#[test]
fn r5_13_the_passive_side_gets_nothing_for_making_the_active_one_lose() {
    let table = Table::new().hand(1, &[121]).economy(Republic, 5).pass().act("play 121");
    table.asks(0).tells(Event::DiplomacyWasted(Republic)).expect_moral(National, 29);
}

// Ruling 12, by the Fury of 020: two points, one activates, one moves the new ring.
#[test]
fn r5_13_the_rest_of_the_lost_diplomacy_moves_the_new_ring() {
    let table = Table::new().military(32, 18, 5).at(0, National, &[20]).act("combat").pass().pass();
    table.act("ability fury 20").asks(1).act("activate 148").expect_ring(Republic, 1);
}

// Ruling 13.
#[test]
fn r5_13_a_locked_ring_counts_as_none() {
    let table = Table::new().political(148, -4).rear(0, &[111]).act("intervene 1 111");
    table.asks(1).offers("activate 150").offers_not("activate 154");
}

#[test]
fn r5_13_the_offer_may_be_declined_and_a_gain_never_activates() {
    let table = Table::new().rear(0, &[111]).act("intervene 1 111").act("decline");
    table.tells(Event::ActivationDeclined(Republic)).expect_economy(National, 2);
    Table::new().hand(0, &[175]).economy(National, 5).act("play 175").asks(1);
}

// Ruling R28.
#[test]
fn r5_13_a_loss_that_cannot_be_paid_bars_the_card() {
    let table = Table::new().political(148, -4).political(150, 5).rear(0, &[111]);
    table.refuses("intervene 1 111", "3.10", "no-diplomacy-to-lose");
}

#[test]
fn r5_14_resistance_points_are_what_the_attacker_brings_down() {
    let table = Table::new().military(11, 11, 4).at(0, Republic, &[23]).hand(0, &[215]).political(148, 0);
    table.economy(National, 5).go("play 215").expect_resistance(Republic, 8);
}

#[test]
fn r5_15_turns_fall_only_with_half_of_the_points_rounded_up() {
    // 11 points: half is 6.
    let begins = |points: u8| Table::new().military(11, points, 4).reserve(1, &[]).end();
    begins(6).asks(1).expect_turns(Republic, 3);
    begins(5).asks(1).expect_turns(Republic, 4);
}

#[test]
fn r5_16_either_side_may_activate_by_its_own_conditions() {
    Table::new().rear(0, &[23, 28]).offers("activate 11").offers_not("activate 84");
    Table::new().republic().limbo(1, &[3]).offers("activate 11");
}

#[test]
fn r5_17_a_resolved_objective_is_not_activated_again() {
    Table::new().rear(0, &[23, 28]).won(Republic, &[11]).refuses("activate 11", "5.17", "objective-resolved");
}

#[test]
fn r5_18_civilians_in_the_rearguard_count() {
    let table = Table::new().rear(0, &[5, 107]);
    table.clone().refuses("activate 148", "5.18", "too-few-civilians");
    table.rear(0, &[9]).offers("activate 148");
}

// Ruling 21.
#[test]
fn r5_18_a_civilian_leader_counts() {
    Table::new().rear(0, &[5, 9]).leader(National, 5, "monarchists").offers("activate 148");
}

// Rulings 20, R29.
#[test]
fn r5_19_attackers_need_armies_in_play_defenders_armies_in_the_limbo() {
    Table::new().rear(0, &[23]).military(32, 18, 5).at(0, National, &[28]).offers("activate 11");
    Table::new().rear(0, &[23]).refuses("activate 11", "5.19", "too-few-armies");
    Table::new().limbo(0, &[23]).offers("activate 21").offers_not("activate 32");
    Table::new().limbo(1, &[3, 4]).offers_not("activate 21");
}

#[test]
fn r5_20_the_winner_scores_both_kinds_of_points() {
    // 021 is worth 4 military and 1 political.
    Table::new().military(21, 13, 0).end().expect_points(National, 1, 4);
}
