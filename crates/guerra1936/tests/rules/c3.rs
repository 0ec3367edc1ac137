//! Chapter 3: cards, costs and zones.

use crate::table::*;
use frente_guerra1936::{CardNo, Player};

const fn no(number: u8) -> CardNo {
    CardNo(number)
}

#[test]
fn r3_4_a_political_objective_may_be_won_by_either_side() {
    // 148 is defended by the Republic, its value is 4.
    Table::new().political(148, 4).end().expect_points(Republic, 5, 0);
    Table::new().political(148, -4).end().expect_points(National, 5, 0);
}

#[test]
fn r3_5_a_military_objective_starts_with_its_printed_resistance() {
    Table::new().rear(0, &[23, 28]).go("activate 11").expect_resistance(Republic, 11).expect_turns(Republic, 4);
}

#[test]
fn r3_7_the_cost_is_paid_in_economy() {
    let table = Table::new().hand(0, &[77]).economy(National, 3).go("play 77");
    table.expect_economy(National, 0).tells(Event::Played { player: Player(0), card: no(77), cost: 3 });
    Table::new().hand(0, &[77]).economy(National, 2).refuses("play 77", "3.7", "too-dear");
}

// 35: monarchist characters cost 1 less, the leader of the monarchists another 1; 014 costs 2. Ruling R14.
#[test]
fn r3_7_discounts_add_up_and_stop_at_nothing() {
    let table = Table::new().hand(0, &[14]).rear(0, &[35, 5]).economy(National, 5);
    table.clone().go("play 14").expect_economy(National, 4);
    table.leader(National, 5, "monarchists").go("play 14").expect_economy(National, 5);
}

// Ruling R14: 200 makes the next two armies 2 cheaper.
#[test]
fn r3_7_war_industry_makes_the_next_two_armies_cheaper() {
    let table = Table::new().republic().hand(1, &[200, 4, 8, 37]).economy(Republic, 9);
    let table = table.go("play 200").expect_economy(Republic, 9).go("play 4").expect_economy(Republic, 8);
    table.go("play 8").expect_economy(Republic, 7).go("play 37").expect_economy(Republic, 4);
}

// Ruling R14, X8: an army with Assimilation takes the discounts of the leader's faction when it is played.
#[test]
fn r3_7_assimilation_takes_the_discounts_of_the_leaders_faction() {
    // 048 is military; under a communist leader 079 makes it 1 cheaper, and so does the leader.
    let table = Table::new().republic().hand(1, &[48]).rear(1, &[79, 96]).economy(Republic, 9);
    table.clone().go("play 48").expect_economy(Republic, 6);
    table.leader(Republic, 79, "communists").go("play 48").expect_economy(Republic, 8);
}

#[test]
fn r3_8_a_measure_goes_to_the_limbo() {
    Table::new().hand(0, &[120]).go("play 120").expect_in(0, "limbo", 120).expect_not_in(0, "hand", 120);
}

// Ruling R7: 226 cannot recover itself.
#[test]
fn r3_8_a_measure_is_in_no_zone_while_it_acts() {
    let table = Table::new().hand(0, &[226]).limbo(0, &[120, 181]).economy(National, 5).act("play 226");
    let table = table.offers("choose 120").offers("choose 181").offers_not("choose 226");
    table.expect("sides.national.acting", serde_json::json!([226])).act("choose 120").expect_in(0, "limbo", 226);
}

#[test]
fn r3_9_characters_and_armies_stay() {
    let table = Table::new().hand(0, &[77, 23]).economy(National, 9).go("play 77").go("play 23");
    table.expect_in(0, "rearguard", 77).expect_in(0, "rearguard", 23);
}

#[test]
fn r3_9_only_armies_and_commanders_are_mobilised() {
    let table = Table::new().military(11, 11, 4).rear(0, &[77, 107, 23]).economy(National, 9);
    table.offers("mobilise republic 107").offers("mobilise republic 23").refuses(
        "mobilise republic 77",
        "3.9",
        "stays-in-rearguard",
    );
}

#[test]
fn r3_10_a_card_whose_condition_is_not_met_cannot_be_played() {
    let table = Table::new().hand(0, &[203]).economy(National, 5);
    table.clone().refuses("play 203", "3.10", "needs-objective-defended");
    table.military(32, 10, 5).act("play 203").expect_resistance(National, 12);
}

// Ruling R11: -1 Moral cannot be paid at Moral 0.
#[test]
fn r3_10_a_mandatory_effect_must_be_possible() {
    let table = Table::new().hand(0, &[227]).reserve(0, &[]);
    table.clone().moral(National, 0).refuses("play 227", "3.10", "no-moral-to-lose");
    table.moral(National, 1).go("play 227").expect_moral(National, 0).expect_economy(National, 2);
}

#[test]
fn r3_10_other_effects_may_do_nothing() {
    // 110: +1 Diplomacy with no ring to move, +1 Economy.
    let table = Table::new().hand(0, &[110]).economy(National, 1).go("play 110");
    table.tells(Event::DiplomacyWasted(National)).expect_economy(National, 1);
}

// Ruling R11: "up to two" may be one, or none.
#[test]
fn r3_10_up_to_n_may_be_fewer() {
    let table = Table::new().military(11, 11, 4).at(0, Republic, &[23, 28, 39]).hand(0, &[243]).economy(National, 5);
    let table = table.act("play 243").offers("done");
    // In the order its owner likes.
    let two = table.clone().act("choose 28").act("choose 23").asks(1);
    let gained = |card| Event::ForceGained { card: CardNo(card), by: 2 };
    two.tells(gained(28)).tells(gained(23));
    table.act("choose 28").act("done").asks(1).tells(gained(28));
}

// Ruling R9.
#[test]
fn r3_11_a_searched_card_is_shown_and_a_search_may_find_nothing() {
    let table = Table::new().hand(0, &[241]).reserve(0, &[59, 107, 23]).economy(National, 5).act("play 241");
    let found = table.clone().offers_not("find 107").offers_not("find 23").act("find 59");
    assert_eq!(found.view_for(1)["players"][0]["hand"]["count"]["shown"], serde_json::json!([59]));
    let table = table.act("find nothing").tells(Event::FoundNothing(Player(0)));
    table.expect("players.0.reserve", 3).expect_moral(National, 30);
}

#[test]
fn r3_11_an_empty_reserve_gives_nothing() {
    Table::new().hand(0, &[181]).reserve(0, &[]).economy(National, 5).act("play 181").asks(1);
}

// Ruling R8.
#[test]
fn r3_12_more_than_six_cards_are_discarded_at_once_of_the_owners_choice() {
    let table = Table::new().hand(0, &[181, 9, 23, 34, 77, 203]).reserve(0, &[59, 60]).economy(National, 5);
    let table = table.act("play 181").draw(59).draw(60).asks(0).offers("discard 60").act("discard 9");
    table.asks(1).expect_in(0, "limbo", 9).expect_in(0, "hand", 60);
}

#[test]
fn r3_12_whoever_discards_chooses() {
    // 063: the enemy discards.
    let table = Table::new().political(148, 0).rear(0, &[63]).hand(1, &[16, 98]).economy(National, 5);
    table.act("intervene 1 63").asks(1).act("discard 16").expect_in(1, "limbo", 16).asks(1);
}

#[test]
fn r3_13_cards_are_played_to_the_rearguard() {
    Table::new().hand(0, &[28]).economy(National, 5).go("play 28").expect_in(0, "rearguard", 28);
}

#[test]
fn r3_14_mobilised_cards_stand_at_their_objective() {
    let table = Table::new().military(11, 11, 4).rear(0, &[23]).economy(National, 5).go("mobilise republic 23");
    table.expect_in(0, "mobilised.republic", 23).expect_not_in(0, "rearguard", 23);
}

#[test]
fn r3_15_the_limbo_is_open_and_holds_discarded_cards_too() {
    let table = Table::new().limbo(1, &[16]);
    assert_eq!(table.view_for(0)["players"][1]["limbo"], serde_json::json!([16]));
}

#[test]
fn r3_16_cards_are_recovered_returned_put_in_play_and_eliminated() {
    // 097 recovers a character.
    let table = Table::new().hand(0, &[97]).limbo(0, &[9, 23]).economy(National, 5).act("play 97");
    table.expect_in(0, "hand", 9).expect_in(0, "limbo", 23);
    // 106 returns, 143 eliminates, 221 puts in play.
    let table = Table::new().republic().rear(1, &[106]).rear(0, &[59]).economy(Republic, 5);
    table.go("intervene 1 106").expect_in(0, "hand", 59);
    let table = Table::new().political(148, 0).rear(0, &[143]).rear(1, &[40]).economy(National, 5);
    table.go("intervene 1 143").expect_in(1, "limbo", 40).tells(Event::Eliminated(no(40)));
    let table = Table::new().hand(0, &[221]).reserve(0, &[28, 23]).economy(National, 5).act("play 221");
    table.offers_not("find 23").act("find 28").expect_in(0, "rearguard", 28).expect_economy(National, 2);
}
