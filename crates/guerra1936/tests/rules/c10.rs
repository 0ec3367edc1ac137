//! Chapter 10: leadership.

use crate::table::*;
use frente_guerra1936::{CardNo, Faction};

/// Franco and three more of the national military.
fn military() -> Table {
    Table::new().rear(0, &[107, 85, 191, 194]).economy(National, 9)
}

#[test]
fn r10_1_a_leader_is_a_character_with_leadership_in_the_rearguard() {
    let table =
        military().refuses("name national-military 85", "10.1", "no-leadership").go("name national-military 107");
    table.tells(Event::LeaderNamed { card: CardNo(107), faction: Faction::NationalMilitary }).expect_in(
        0,
        "rearguard",
        107,
    );
}

// No special protection: 106 returns him like anybody.
#[test]
fn r10_1_a_leader_has_no_special_protection() {
    let table =
        Table::new().republic().rear(1, &[106]).rear(0, &[99]).leader(National, 99, "carlists").economy(Republic, 5);
    table.go("intervene 1 106").expect_in(0, "hand", 99).expect("sides.national.leader", serde_json::Value::Null);
}

// Rulings 22, R34.
#[test]
fn r10_2_three_further_characters_of_the_faction() {
    Table::new().rear(0, &[107, 85, 191]).refuses("name national-military 107", "10.2", "too-few-followers");
    military().offers("name national-military 107");
    // A mobilised candidate counts and moves to the rearguard; so do double characters (131) and mobilised ones.
    let table = Table::new().military(11, 11, 4).at(0, Republic, &[107, 85]).rear(0, &[131, 191]);
    table.go("name national-military 107").expect_in(0, "rearguard", 107).expect_in(0, "mobilised.republic", 85);
}

#[test]
fn r10_3_sympathisers_count_for_the_three_but_are_no_candidates() {
    // 022 is military and sympathises with the monarchists: he counts for 005, he cannot be King.
    let table = Table::new().rear(0, &[5, 22, 30, 213]);
    let table = table.offers("name monarchists 5");
    table.refuses("name monarchists 22", "10.1", "no-leadership");
}

// Rulings 24, R38.
#[test]
fn r10_4_losing_the_leader_costs_3_moral() {
    let table =
        Table::new().republic().rear(1, &[106]).rear(0, &[99]).leader(National, 99, "carlists").economy(Republic, 5);
    table.go("intervene 1 106").expect_moral(National, 27).tells(Event::LeaderLost { card: CardNo(99) });
    // Eliminated: 3, and 2 more by his own text (X3: the Republic's 091 eliminates like 143).
    let table =
        Table::new().republic().political(148, 0).rear(1, &[91]).rear(0, &[99]).leader(National, 99, "carlists");
    table.economy(Republic, 9).go("intervene 2 91").expect_in(0, "limbo", 99).expect_moral(National, 25);
}

#[test]
fn r10_5_the_leader_stays_when_the_requirements_lapse() {
    let table = Table::new().rear(0, &[107]).leader(National, 107, "national-military").reserve(1, &[]).end();
    table.expect("sides.national.leader.card", 107);
}

// Ruling R35.
#[test]
fn r10_6_the_republic_may_replace_its_leader() {
    let table = Table::new().republic().rear(1, &[96, 79, 177, 178]).leader(Republic, 96, "communists");
    let table = table.go("name communists 79").expect_moral(Republic, 27).expect("sides.republic.leader.card", 79);
    table.expect_in(1, "rearguard", 96);
}

#[test]
fn r10_7_the_national_leader_is_permanent() {
    let table = Table::new().rear(0, &[107, 152, 85, 191, 194]).leader(National, 107, "national-military");
    table.refuses("name national-military 152", "10.7", "leader-is-permanent");
}

#[test]
fn r10_8_discard_a_card_and_draw_another() {
    let table =
        military().leader(National, 107, "national-military").hand(0, &[23]).reserve(0, &[120]).act("leader general");
    table
        .act("discard 23")
        .draw(120)
        .expect_economy(National, 8)
        .expect_in(0, "hand", 120)
        .expect_in(0, "limbo", 23)
        .asks(1);
}

// Ruling R36.
#[test]
fn r10_8_needs_a_card_and_with_an_empty_reserve_only_discards() {
    let table = military().leader(National, 107, "national-military");
    table.clone().refuses("leader general", "10.8", "no-card-to-discard");
    table.hand(0, &[23]).reserve(0, &[]).act("leader general").act("discard 23").asks(1);
}

/// A Republican leader of this faction, with nine coins.
fn republican(card: u8, faction: &str) -> Table {
    Table::new().republic().rear(1, &[card]).leader(Republic, card, faction).economy(Republic, 9)
}

#[test]
fn r10_9_republicans_gain_diplomacy() {
    let table = republican(36, "republicans");
    table.clone().refuses("leader faction", "7.14", "no-target");
    table.political(148, 0).go("leader faction").expect_ring(Republic, 1).expect_economy(Republic, 4);
}

#[test]
fn r10_10_socialists_keep_an_enemy_from_intervening() {
    let table =
        republican(56, "socialists").rear(0, &[55, 85]).economy(National, 9).political(148, 0).act("leader faction");
    let table = table.asks(1).act("choose 55").asks(0);
    table.refuses("intervene 2 55", "7.20", "intervention-blocked");
}

// Ruling 26.
#[test]
fn r10_11_communists_move_3_resistance_points() {
    let table = republican(96, "communists").military(52, 10, 6).military(32, 18, 5).act("leader faction");
    table.clone().act("front republic").expect_resistance(Republic, 13);
    table.act("front national").expect_resistance(National, 15);
}

// Ruling 27.
#[test]
fn r10_12_anarchists_demobilise_any_army() {
    let table = republican(69, "anarchists").military(52, 10, 6).at(0, Republic, &[23]).at(1, Republic, &[3]);
    table.act("leader faction").offers("choose 3").act("choose 23").expect_in(0, "rearguard", 23);
}

#[test]
fn r10_13_national_military_get_an_extra_action() {
    let table = military().leader(National, 107, "national-military").military(52, 26, 6).rear(0, &[23]);
    let table = table.go("mobilise republic 23").go("leader faction").combat().offers("group 23");
    table.expect_economy(National, 4);
}

#[test]
fn r10_14_falangists_move_3_resistance_points() {
    let table = Table::new().rear(0, &[34]).leader(National, 34, "falangists").economy(National, 9).military(52, 26, 6);
    table.go("leader faction").expect_resistance(Republic, 23);
}

#[test]
fn r10_15_monarchists_gain_diplomacy() {
    let table = Table::new().rear(0, &[5]).leader(National, 5, "monarchists").economy(National, 9).political(148, 0);
    table.go("leader faction").expect_ring(Republic, -1);
}

#[test]
fn r10_16_carlists_keep_an_enemy_from_intervening() {
    let table = Table::new().rear(0, &[66]).leader(National, 66, "carlists").economy(National, 9).rear(1, &[24]);
    let table = table.political(148, 0).economy(Republic, 9).act("leader faction").asks(1);
    table.refuses("intervene 1 24", "7.20", "intervention-blocked");
}

#[test]
fn r10_17_cards_of_the_leaders_faction_cost_1_less() {
    let table = military().leader(National, 107, "national-military").hand(0, &[228, 77]);
    table.go("play 228").expect_economy(National, 8).go("play 77").expect_economy(National, 5);
}

// Rulings 28, R39.
#[test]
fn r10_18_the_generalissimo_commands_from_the_rearguard_in_his_own_turn() {
    let table = Table::new().military(52, 26, 6).rear(0, &[107]).leader(National, 107, "national-military");
    let table = table.at(0, Republic, &[23]).combat().acts(&["group 23", "done", "command 107", "under 23"]);
    table.strategy().strategy().expect_resistance(Republic, 22).expect_in(0, "rearguard", 107);
    // Not in the enemy's turn.
    let table = Table::new().republic().military(32, 18, 5).rear(0, &[107]).leader(National, 107, "national-military");
    let table = table.at(0, National, &[23]).at(1, National, &[3]).combat().acts(&["group 3", "done"]).strategy();
    table.acts(&["defend 1 23", "done"]).asks(1);
}

// Ruling R39: 109 may strengthen him.
#[test]
fn r10_18_he_counts_as_mobilised_for_card_109() {
    let table = Table::new().military(52, 26, 6).rear(0, &[107, 109]).leader(National, 107, "national-military");
    let table = table.at(0, Republic, &[23]).economy(National, 5).act("combat").pass().pass().act("intervene 1 109");
    let table = table.strategy().acts(&["group 23", "done", "command 107", "under 23"]);
    table.strategy().strategy().expect_resistance(Republic, 26 - 2 - 3);
}

#[test]
fn r10_18_he_never_falls_in_combat() {
    let table = Table::new().military(52, 26, 6).rear(0, &[107]).leader(National, 107, "national-military");
    let table = table.at(0, Republic, &[23]).at(1, Republic, &[26, 57]).combat();
    let table = table.acts(&["group 23", "done", "command 107", "under 23"]).strategy();
    let table = table.acts(&["defend 1 26", "done", "command 57", "under 26"]).strategy();
    table.expect_in(0, "limbo", 23).expect_in(0, "rearguard", 107).expect_moral(National, 30);
}

#[test]
fn r10_19_the_discount_holds_in_both_turns() {
    let table = Table::new().rear(1, &[36]).leader(Republic, 36, "republicans").hand(1, &[160]).economy(Republic, 0);
    table.pass().act("play 160").expect_economy(Republic, 1);
}

// Ruling R37.
#[test]
fn r10_20_blocking_stops_his_intervention_not_his_abilities() {
    let table = Table::new().rear(0, &[5]).leader(National, 5, "monarchists").economy(National, 9).political(148, 0);
    let table = table.rear(1, &[187]).economy(Republic, 5).pass().act("intervene 1 187").asks(0);
    table.refuses("intervene 1 5", "7.20", "intervention-blocked").go("leader faction").expect_ring(Republic, -1);
}
