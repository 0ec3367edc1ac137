//! Chapter 7: adjustments and the main phase.

use crate::table::*;
use frente_guerra1936::{CardNo, Player};

#[test]
fn r7_1_adjustments_main_phase_armistice() {
    let table = Table::new().reserve(1, &[16]).political(148, -4).end();
    // The armistice resolved 148, then the Republic's adjustments ran up to its draw.
    table.expect_points(National, 5, 0).draw(16).asks(1);
}

#[test]
fn r7_2_the_passive_side_may_do_less() {
    let table = Table::new().hand(1, &[98]).rear(1, &[3]).military(11, 11, 4).economy(Republic, 9).pass().asks(1);
    let table = table.refuses("play 98", "7.10", "passive-plays-measures-only");
    let table = table.refuses("mobilise republic 3", "7.15", "only-the-active-side");
    table.refuses("combat", "7.22", "only-the-active-side");
}

#[test]
fn r7_3_influences_act_when_played_and_in_adjustments() {
    // 096: +2 Moral when played. 141: +1 Economy in the adjustments.
    Table::new()
        .republic()
        .hand(1, &[96])
        .economy(Republic, 4)
        .moral(Republic, 20)
        .go("play 96")
        .expect_moral(Republic, 22);
    Table::new().rear(1, &[141]).reserve(1, &[]).end().expect_economy(Republic, 6);
}

#[test]
fn r7_4_the_passive_side_does_nothing_in_the_adjustments() {
    Table::new().hand(0, &[120]).reserve(1, &[16]).end().draw(16).asks(1);
}

// Ruling R5: 098 reads its condition after the wear.
#[test]
fn r7_4_conditions_of_influences_are_read_after_the_wear() {
    let begins = |moral: u8| Table::new().rear(1, &[98]).moral(Republic, moral).reserve(1, &[]).end();
    begins(11).expect_moral(Republic, 11);
    begins(12).expect_moral(Republic, 11);
    // 075 at Moral 7: 6 after the wear, +1 Diplomacy on a ring of the owner's choice.
    let table =
        Table::new().rear(1, &[75]).moral(Republic, 7).political(148, 0).political(150, 0).reserve(1, &[]).end();
    table.asks(1).act("ring national").expect_ring(National, 1);
}

#[test]
fn r7_5_income_is_5_and_all_influences_act_at_once() {
    Table::new().reserve(1, &[]).end().expect_economy(Republic, 5);
    let table = Table::new().rear(1, &[98, 141]).economy(Republic, 29).reserve(1, &[]).end();
    table.expect_economy(Republic, 30);
    // 072 needs a leader.
    Table::new().rear(1, &[72]).reserve(1, &[]).end().expect_economy(Republic, 5);
    Table::new()
        .rear(1, &[72, 69])
        .leader(Republic, 69, "anarchists")
        .reserve(1, &[])
        .end()
        .expect_economy(Republic, 6);
}

#[test]
fn r7_6_the_active_side_loses_1_moral() {
    Table::new().reserve(1, &[]).end().expect_moral(Republic, 29).expect_moral(National, 30);
}

#[test]
fn r7_7_the_turns_of_the_objective_one_defends_fall() {
    let table = Table::new().military(11, 11, 4).military(32, 18, 5).reserve(1, &[]).end();
    table.expect_turns(Republic, 3).expect_turns(National, 5);
}

#[test]
fn r7_8_one_card_is_drawn_but_not_in_the_first_turn() {
    Table::new().reserve(1, &[16, 98]).end().draw(98).asks(1).expect_in(1, "hand", 98);
    Table::new().reserve(1, &[16, 98]).fresh(1).end().asks(1);
}

#[test]
fn r7_9_anything_in_any_order() {
    let table = Table::new().hand(0, &[120, 23]).rear(0, &[28]).military(11, 11, 4);
    let table = table.go("play 120").go("mobilise republic 28").go("play 23").go("combat");
    table.asks(0);
}

#[test]
fn r7_10_the_passive_side_plays_measures() {
    Table::new().hand(1, &[16]).pass().act("play 16").expect_economy(Republic, 3).asks(0);
}

#[test]
fn r7_10_whoever_plays_the_card_says_where() {
    let table = Table::new().military(11, 11, 4).at(0, Republic, &[23, 28]).hand(0, &[252]).economy(National, 2);
    table.act("play 252").asks(0).act("choose 28").tells(Event::ForceGained { card: CardNo(28), by: 2 });
}

// Ruling R6.
#[test]
fn r7_11_no_aid_before_the_end_of_ones_own_first_turn() {
    let table = Table::new().hand(0, &[236]).political(148, 0).economy(National, 5);
    table.clone().offers("play 236");
    table.fresh(0).refuses("play 236", "7.11", "no-aid-yet");
    let table = Table::new().hand(1, &[209]).political(148, 0).economy(Republic, 5).fresh(1).pass();
    table.refuses("play 209", "7.11", "no-aid-yet");
}

#[test]
fn r7_12_cards_in_play_are_used_in_five_ways() {
    let table = Table::new().rear(0, &[107, 85, 152, 191, 28]).military(11, 11, 4).economy(National, 9);
    let table = table.offers("name national-military 107").offers("mobilise republic 28").offers("intervene 1 107");
    table.leader(National, 107, "national-military").hand(0, &[23]).offers("leader general").offers("leader faction");
}

#[test]
fn r7_13_a_leader_is_named_once_per_turn() {
    let table = Table::new().republic().rear(1, &[96, 79, 177, 178, 130]).economy(Republic, 9);
    let table = table.go("name communists 96").refuses("name communists 79", "7.13", "already-named");
    table.expect("sides.republic.leader.card", 96);
}

// Ruling R36.
#[test]
fn r7_14_each_ability_of_the_leader_once_per_turn_and_never_in_combat() {
    let table = Table::new().rear(0, &[107, 28]).leader(National, 107, "national-military").hand(0, &[23, 38]);
    let table =
        table.reserve(0, &[120, 9]).military(11, 11, 4).economy(National, 20).act("leader general").act("discard 23");
    let table = table.draw(120).pass().refuses("leader general", "7.14", "ability-used");
    let table = table.go("leader faction").refuses("leader faction", "7.14", "ability-used");
    table.act("combat").pass().offers_not("leader general");
}

// Ruling R15.
#[test]
fn r7_15_one_military_action_per_card_and_turn() {
    let table = Table::new().military(11, 11, 4).rear(0, &[23]).economy(National, 5).go("mobilise republic 23");
    let table = table.refuses("demobilise 23", "7.15", "action-spent");
    // It cannot fight either.
    table.combat().offers_not("group 23");
}

#[test]
fn r7_15_an_extra_action_adds_one() {
    let table = Table::new().military(11, 11, 4).rear(0, &[23, 107]).economy(National, 9).go("mobilise republic 23");
    table.go("intervene 1 107").combat().offers("group 23");
}

// Ruling 30.
#[test]
fn r7_15_an_army_played_this_turn_may_be_mobilised() {
    let table = Table::new().military(11, 11, 4).hand(0, &[23]).economy(National, 5).go("play 23");
    table.offers("mobilise republic 23");
}

#[test]
fn r7_16_mobilising_costs_what_the_card_says_demobilising_nothing() {
    let table = Table::new().military(11, 11, 4).rear(0, &[28]).economy(National, 1).go("mobilise republic 28");
    let table = table.expect_economy(National, 0);
    drop(table);
    Table::new().military(11, 11, 4).rear(0, &[28]).economy(National, 0).refuses(
        "mobilise republic 28",
        "7.16",
        "too-dear",
    );
    let table = Table::new().military(11, 11, 4).at(0, Republic, &[28]).go("demobilise 28");
    table.expect_in(0, "rearguard", 28).expect_economy(National, 0);
}

// 139: anarchist armies are mobilised for 1 less.
#[test]
fn r7_16_a_discount_on_mobilisation() {
    let table = Table::new().republic().military(32, 18, 5).rear(1, &[139, 19]).economy(Republic, 0);
    table.go("mobilise national 19").expect_in(1, "mobilised.national", 19);
}

#[test]
fn r7_16_no_objective_no_mobilisation() {
    Table::new().rear(0, &[28]).economy(National, 5).refuses("mobilise republic 28", "7.16", "no-objective-there");
}

#[test]
fn r7_17_an_extraordinary_move_costs_nothing_and_spends_no_action() {
    let table = Table::new().military(11, 11, 4).hand(0, &[238]).rear(0, &[28]).economy(National, 3).act("play 238");
    let table = table.act("mobilise republic 28").act("decline").pass().expect_economy(National, 0);
    table.combat().offers("group 28");
}

// Ruling R15: open to the passive side by a measure.
#[test]
fn r7_17_the_passive_side_may_be_mobilised_by_a_measure() {
    let table = Table::new().military(11, 11, 4).hand(1, &[159]).rear(1, &[4]).economy(Republic, 1).pass();
    table.act("play 159").act("mobilise republic 4").asks(0).expect_in(1, "mobilised.republic", 4);
}

#[test]
fn r7_18_being_declared_spends_the_action() {
    let table = Table::new().military(11, 11, 4).at(0, Republic, &[23]).combat();
    let table = table.acts(&["group 23", "done"]).strategy().strategy();
    table.asks(0).refuses("demobilise 23", "7.15", "action-spent");
}

#[test]
fn r7_19_skills_are_activated_in_combat() {
    let table = Table::new().military(11, 11, 4).at(0, Republic, &[42]).economy(National, 3);
    let table = table.refuses("ability ranged 42", "9.1", "skills-only-in-combat").act("combat").pass().pass();
    table.offers("ability ranged 42");
}

#[test]
fn r7_20_an_intervention_is_paid_and_used_once_per_turn() {
    let table = Table::new().rear(0, &[59]).economy(National, 5).moral(National, 20).go("intervene 1 59");
    let table = table.expect_economy(National, 4).expect_moral(National, 21);
    let table = table.refuses("intervene 1 59", "7.20", "intervention-used");
    table.tells(Event::Intervened { player: Player(0), card: CardNo(59), cost: 1 });
}

#[test]
fn r7_20_own_turn_enemy_turn_or_both() {
    // 187 intervenes in the enemy's turn, 125 in its own, 024 in both.
    let table = Table::new().rear(1, &[187, 125, 24]).rear(0, &[59]).economy(Republic, 9).political(148, 0);
    let passive = table.clone().pass().offers("intervene 1 187").offers("intervene 1 24");
    passive.refuses("intervene 1 125", "7.20", "not-in-this-turn");
    let active = table.turn_of(1).offers("intervene 1 125").offers("intervene 1 24");
    active.refuses("intervene 1 187", "7.20", "not-in-this-turn");
}

#[test]
fn r7_20_a_blocked_character_cannot_intervene() {
    let table = Table::new().rear(0, &[59, 107]).rear(1, &[187]).economy(National, 5).economy(Republic, 5).pass();
    table.act("intervene 1 187").act("choose 59").asks(0).refuses("intervene 1 59", "7.20", "intervention-blocked");
}

#[test]
fn r7_20_two_interventions_are_two() {
    let table =
        Table::new().rear(0, &[55, 5]).leader(National, 5, "monarchists").economy(National, 9).moral(National, 20);
    let table = table.go("intervene 1 55").expect_moral(National, 21).act("intervene 2 55").act("choose 5");
    table.asks(1);
}

// X4: protection lasts to the start of one's next turn.
#[test]
fn r7_20_a_protection_lasts_to_the_start_of_the_next_own_turn() {
    let table = Table::new().republic().rear(1, &[43, 40]).rear(0, &[143]).political(148, 0).economy(Republic, 3);
    let table = table.economy(National, 9).act("intervene 1 43").act("choose 40").pass().reserve(0, &[]).end();
    // The Nationals' turn: 143 finds 043 herself, but not 040.
    let table = table.asks(0).go("intervene 1 143").expect_in(1, "limbo", 43).expect_in(1, "rearguard", 40);
    drop(table);
}

#[test]
fn r7_21_any_number_of_objectives_but_only_by_the_active_side() {
    let table = Table::new().rear(0, &[23, 28, 5, 9, 14]).go("activate 11").go("activate 148").go("activate 182");
    table.expect("political.national.objective", 182);
    Table::new().rear(1, &[36, 40, 56]).pass().refuses("activate 148", "7.21", "only-the-active-side");
}

#[test]
fn r7_22_combat_is_declared_once_and_needs_a_military_objective() {
    Table::new().refuses("combat", "7.22", "no-objective-to-fight-for");
    let table = Table::new().military(11, 11, 4).combat().act("renounce");
    table.asks(0).refuses("combat", "7.22", "combat-already-declared");
}

// Ruling R1.
#[test]
fn r7_23_the_phase_ends_when_an_active_pass_is_answered_by_a_pass() {
    let table = Table::new().hand(0, &[120]).hand(1, &[16]).reserve(1, &[]);
    // Active acts, passive passes, active passes: the passive side still has its answer.
    let table = table.act("play 120").pass().pass().asks(1).act("play 16").asks(0);
    table.pass().asks(1).pass().expect("turn", 4).asks(1);
}

// Rulings R2, R3.
#[test]
fn r7_24_every_move_may_be_answered_and_nothing_is_prevented() {
    let table =
        Table::new().hand(0, &[204]).hand(1, &[189]).economy(National, 2).economy(Republic, 1).moral(Republic, 20);
    table.act("play 204").expect_moral(Republic, 19).asks(1).act("play 189").expect_moral(Republic, 22).asks(0);
}

#[test]
fn r7_24_the_reply_to_a_declaration_of_combat() {
    let table = Table::new().military(11, 11, 4).rear(0, &[28]).hand(0, &[120]).hand(1, &[16]).economy(National, 5);
    let table =
        table.act("combat").asks(1).act("play 16").asks(0).offers_not("mobilise republic 28").offers("play 120");
    // Two passes in a row close it; then the active side opens the first strategy phase.
    table.pass().asks(1).pass().asks(0).expect("combat", "fighting");
}
