//! §10.2: Brest-Litovsk (#8, and #20 after it) and Denikin's march (#40).

use crate::table::*;
use frente_amanecer::Setup;

fn free_treaty() -> Table {
    Table::with(&Setup { treaty_cost: 0, ..Setup::default() })
}

#[test]
fn r10_2_8_the_choice_is_made_at_once_and_sets_the_actions() {
    let table = Table::new().draw(8).offers_only(&["treaty", "bukharin"]);
    table.clone().act("treaty").tells(Event::TreatySigned).expect_actions(2).refuses(
        "bukharin",
        "10.2-8",
        "brest-decided",
    );
    table.act("bukharin").tells(Event::BukharinChosen).expect_actions(1).refuses("treaty", "10.2-8", "brest-decided");
}

#[test]
fn r10_2_8_the_treaty_moves_fronts_at_the_end_of_the_turn() {
    Table::new()
        .level(3)
        .front(Finland, 3)
        .front(Baltic, 2)
        .draw(8)
        .act("treaty")
        .expect_front(Finland, 3)
        .expect_front(Southern, 4)
        .expect_front(Baltic, 2)
        .pass()
        .expect_front(Finland, 2)
        .expect_front(Southern, 3)
        .expect_front(Baltic, 3)
        .expect_status(Baltic, Status::Inactive)
        .expect_status(Allied, Status::Active)
        .expect_front(Allied, 4);
}

// Rulings A1, B8.
#[test]
fn r10_2_8_the_treaty_costs_a_level() {
    let table = Table::new().level(3).draw(8).act("treaty").expect_level(3).pass();
    table.expect_level(2).tells(Event::LevelChanged { level: 2, by: -1, cause: Cause::Treaty });
}

// Ruling B8.
#[test]
fn r10_2_8_the_treaty_at_level_1_brings_the_regime_down() {
    Table::new().level(1).draw(8).act("treaty").pass().expect_over("political-defeat");
    // Saved by an action of the same turn.
    Table::new().level(1).draw(8).act("treaty").politics(4).pass().expect_level(1).expect_draw();
}

// Ruling B8: the literal text, as an option.
#[test]
fn r10_2_8_with_the_option_the_treaty_is_free() {
    let table = free_treaty().level(1).draw(8).act("treaty").pass().expect_level(1).expect_draw();
    assert!(!table.told().iter().any(|event| matches!(event, Event::LevelChanged { .. })));
    table.expect_piles(33, 1, 0, 15).expect_status(Allied, Status::Active);
}

#[test]
fn r10_2_8_only_a_cost_of_1_or_0_is_accepted() {
    use frente_kernel::Game;
    let setup = Setup { treaty_cost: 2, ..Setup::default() };
    let error = frente_amanecer::Amanecer::initial(&setup).expect_err("there are two readings, not three");
    assert_eq!(error.0[0].place, "treaty_cost");
}

#[test]
fn r10_2_8_the_treaty_may_take_petrograd_and_moscow() {
    Table::new().level(4).front(Finland, 2).draw(8).act("treaty").pass().expect_front(Finland, 1).expect_level(2);
    Table::new().level(4).front(Southern, 1).draw(8).act("treaty").pass().expect_over("military-defeat");
}

// Ruling B3: an inactive front would ignore the retreat, so it comes before the flip.
#[test]
fn r10_2_8_the_germans_retreat_before_they_fall_asleep() {
    Table::new().level(4).front(Baltic, 1).draw(8).act("treaty").pass().tells_in_order(&[
        Event::FrontRetreated { front: Baltic, number: 2, by: Push::Card },
        Event::FrontDeactivated(Baltic),
    ]);
}

#[test]
fn r10_2_8_bukharin_raises_the_level_and_the_germans_march_on() {
    let table = Table::new()
        .front(Finland, 3)
        .front(Baltic, 3)
        .draw(8)
        .act("bukharin")
        .pass()
        .expect_level(2)
        .expect_front(Finland, 3)
        .expect_front(Southern, 4)
        .expect_front(Baltic, 2)
        .expect_status(Baltic, Status::Active)
        .expect_status(Allied, Status::Inactive)
        .expect_piles(33, 1, 0, 15);
    assert_eq!(table.view().war, War::Bukharin);
}

#[test]
fn r10_2_8_after_bukharin_card_20_raises_the_level_again() {
    Table::bukharin().level(3).no_markers().draw(20).pass().expect_level(4).expect_draw();
}

#[test]
fn r10_2_8_after_the_treaty_card_20_is_a_dissent_throw() {
    Table::treaty().level(3).no_markers().draw(20).act("decline").expect_die().die(3).expect_level(4);
}

// Ruling B2: the choice is remembered after the war has ended.
#[test]
fn r10_2_8_card_20_reads_the_choice_even_after_card_27() {
    Table::bukharin()
        .level(3)
        .no_markers()
        .draw(27)
        .pass()
        .draw(20)
        .refuses("forgo", "7.6", "nothing-to-forgo-for")
        .pass()
        .expect_level(4)
        .expect_draw();
    Table::dawn().level(3).no_markers().draw(20).act("decline").die(3).expect_level(4).expect_draw();
}

#[test]
fn r10_2_8_the_phases_of_card_8_are_not_swapped_as_nothing_moves_in_the_second() {
    Table::new().own(CommunistSubversion).draw(8).act("treaty").offers("political");
}

#[test]
fn r10_2_40_each_step_is_an_advance_and_an_action() {
    Table::treaty()
        .no_markers()
        .draw(40)
        .tells(Event::DenikinComesOn)
        .expect_front(Southern, 3)
        .expect_actions(1)
        .politics(4)
        .expect_level(2)
        .expect_front(Southern, 2)
        .expect_actions(1)
        .reorganize(1)
        .expect_front(Southern, 1)
        .attack(Southern, 3)
        .expect_over("military-defeat");
}

// Ruling B7: the printed move and action are the step, not extra.
#[test]
fn r10_2_40_the_printed_move_is_the_first_step_and_no_more() {
    Table::treaty()
        .no_markers()
        .draw(40)
        .expect_front(Southern, 3)
        .attack(Southern, 4)
        .expect_front(Southern, 4)
        .expect_draw();
}

#[test]
fn r10_2_40_a_won_offensive_against_the_south_ends_the_march() {
    Table::treaty()
        .no_markers()
        .draw(40)
        .attack(Southern, 3)
        .attack(Southern, 4)
        .tells(Event::DenikinStopped)
        .expect_front(Southern, 3)
        .expect_draw();
}

// Ruling A15: what follows in the same step does not undo it.
#[test]
fn r10_2_40_a_win_elsewhere_after_it_does_not_start_the_march_again() {
    Table::treaty()
        .front(Eastern, 3)
        .draw(40)
        .attack(Southern, 4)
        .reserve(Eastern, 4)
        .expect_front(Eastern, 4)
        .act("end")
        .tells(Event::DenikinStopped)
        .expect_front(Southern, 4)
        .expect_draw();
}

#[test]
fn r10_2_40_an_offensive_elsewhere_does_not() {
    Table::treaty()
        .no_markers()
        .front(Eastern, 3)
        .draw(40)
        .attack(Eastern, 4)
        .expect_front(Eastern, 4)
        .expect_front(Southern, 2)
        .expect_actions(1);
}

// Ruling B6: reserves and decrees alike in each step, once its action is used or declined.
#[test]
fn r10_2_40_reserves_and_decrees_may_be_spent_in_each_step() {
    Table::treaty()
        .level(8)
        .draw(40)
        .refuses("decree political", "7.0", "markers-after-actions")
        .act("decline")
        .offers("reserve southern")
        .act("decree reorganize")
        .die(1)
        .act("end")
        .expect_front(Southern, 2)
        .attack(Southern, 1)
        .act("decree political")
        .die(6)
        .expect_over("political-victory");
}

// Ruling A15: a reserve that beats Denikin ends the march as well; the step's markers may still follow.
#[test]
fn r10_2_40_a_won_reserve_ends_the_march_after_the_step() {
    Table::treaty()
        .draw(40)
        .act("decline")
        .reserve(Southern, 4)
        .expect_front(Southern, 4)
        .offers("decree political")
        .tells_not(Event::DenikinStopped)
        .act("end")
        .tells(Event::DenikinStopped)
        .expect_front(Southern, 4)
        .expect_draw();
}

// Rulings A15, B7: gold cancels a step's advance, the step keeps its action; beaten in the highest box is beaten.
#[test]
fn r10_2_40_gold_cancels_an_advance_and_a_win_in_the_highest_box_ends_the_march() {
    Table::treaty()
        .own(ImperialGold)
        .no_markers()
        .draw(40)
        .act("gold block")
        .expect_front(Southern, 4)
        .expect_actions(1)
        .attack(Southern, 4)
        .tells(Event::FrontCornered(Southern))
        .tells(Event::DenikinStopped)
        .expect_draw();
}

// Ruling A15: only one box of one step.
#[test]
fn r10_2_40_after_the_gold_the_next_step_comes_on() {
    Table::treaty()
        .own(ImperialGold)
        .no_markers()
        .front(Southern, 1)
        .draw(40)
        .act("gold block")
        .attack(Southern, 3)
        .expect_over("military-defeat");
}

// Ruling B7: one turn, so trains once in all.
#[test]
fn r10_2_40_the_trains_serve_once_in_the_whole_march() {
    Table::treaty()
        .own(ArmouredTrains)
        .no_markers()
        .draw(40)
        .act("offensive southern with trains")
        .die(2)
        .expect_front(Southern, 2)
        .refuses("offensive southern with trains", "7.5.3", "trains-used")
        .offers("offensive southern");
}

// Ruling B7: the action may be declined and the march goes on.
#[test]
fn r10_2_40_a_declined_action_does_not_stop_it() {
    let table = Table::treaty().no_markers().draw(40).act("decline").expect_front(Southern, 2).act("decline");
    table.expect_front(Southern, 1).act("decline").expect_over("military-defeat");
}

// Ruling A15.
#[test]
fn r10_2_40_subversion_cannot_swap_its_phases() {
    Table::treaty().own(CommunistSubversion).draw(40).expect_front(Southern, 3).refuses(
        "swap phases",
        "10.2-40",
        "denikin-keeps-order",
    );
}

#[test]
fn r10_2_40_with_the_southern_front_gone_there_is_one_action_and_no_more() {
    Table::dawn()
        .eliminated(Southern)
        .draw(40)
        .tells(Event::MoveVoid(Southern))
        .tells_not(Event::DenikinComesOn)
        .expect_actions(1)
        .politics(4)
        .expect_level(2)
        .offers("decree political")
        .act("end")
        .expect_draw();
}

#[test]
fn r10_2_40_the_cheka_may_send_it_back() {
    Table::treaty()
        .own(Cheka)
        .no_markers()
        .draw(40)
        .act("cheka")
        .expect_front(Southern, 4)
        .expect_actions(2)
        .pass()
        .expect_draw();
}
