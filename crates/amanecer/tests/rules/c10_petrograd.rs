//! §10.2: the walls of Petrograd (#46).

use crate::table::*;

#[test]
fn r10_2_46_petrograd_may_be_fortified_for_both_actions() {
    Table::dawn()
        .draw(46)
        .expect_actions(2)
        .act("fortify")
        .expect_markers(&[PetrogradFortified])
        .expect_actions(0)
        .refuses("offensive southern", "7.0", "actions-used");
}

// Ruling A21: all or nothing; reserves and decrees may still follow.
#[test]
fn r10_2_46_fortify_or_act_and_markers_may_follow() {
    Table::dawn().draw(46).attack(Southern, 1).refuses("fortify", "10.2-46", "already-acted");
    Table::dawn().draw(46).act("fortify").reserve(Southern, 4).expect_front(Southern, 4).offers("decree political");
}

#[test]
fn r10_2_46_occupied_at_the_reveal_it_cannot_be_fortified() {
    let petrograd =
        |front| Table::dawn().front(front, 1).level(4).draw(46).refuses("fortify", "10.2-46", "petrograd-was-occupied");
    petrograd(Finland).expect_actions(2);
}

// Ruling B1: freed in the action phase of the same turn it is too late.
#[test]
fn r10_2_46_freed_in_the_same_turn_it_still_cannot() {
    Table::dawn().front(Finland, 1).level(4).draw(46).attack(Finland, 4).expect_front(Finland, 2).refuses(
        "fortify",
        "10.2-46",
        "petrograd-was-occupied",
    );
}

// Ruling B1: free at the reveal and entered in phase 2 it may still be fortified; the walls wait until it is freed.
#[test]
fn r10_2_46_entered_by_the_cards_own_move_it_may_still_be_fortified() {
    Table::dawn()
        .no_markers()
        .level(4)
        .front(Baltic, 2)
        .draw(46)
        .expect_front(Baltic, 1)
        .expect_level(3)
        .act("fortify")
        .expect_markers(&[PetrogradFortified])
        .draw(1)
        .attack(Baltic, 4)
        .expect_front(Baltic, 2)
        .act("decline")
        .draw(54)
        .expect_die();
}

// Ruling B1: with the phases swapped the walls stand before the card's own Baltic move.
#[test]
fn r10_2_46_fortified_under_subversion_the_cards_own_move_must_throw() {
    Table::dawn()
        .own(CommunistSubversion)
        .no_markers()
        .level(4)
        .front(Baltic, 2)
        .draw(46)
        .act("swap phases")
        .act("fortify")
        .expect_die()
        .die(3)
        .tells(Event::FortificationThrown { front: Baltic, die: 3, battle: 3 })
        .tells(Event::FortificationHeld(Baltic))
        .expect_front(Baltic, 2)
        .expect_level(4)
        .expect_front(Southern, 3);
}

#[test]
fn r10_2_46_a_front_enters_only_on_a_die_below_its_battle_value() {
    let at = |front, unit, card| {
        Table::dawn().no_markers().level(4).marker(PetrogradFortified).front(front, 2).unit(front, unit).draw(card)
    };
    for (die, number, level) in [(1, 1, 3), (2, 1, 3), (3, 2, 4), (6, 2, 4)] {
        at(Baltic, Yudenich, 2).die(die).expect_front(Baltic, number).expect_level(level);
        at(Finland, Svinhufud, 10).die(die).expect_front(Finland, number).expect_level(level);
    }
    at(Finland, Mannerheim, 10).die(3).expect_front(Finland, 1).expect_level(3);
    at(Finland, Mannerheim, 10).die(4).expect_front(Finland, 2).expect_level(4);
}

#[test]
fn r10_2_46_the_walls_count_only_at_the_gate() {
    Table::dawn()
        .marker(PetrogradFortified)
        .level(4)
        .front(Baltic, 3)
        .draw(2)
        .expect_front(Baltic, 2)
        .expect_actions(3);
    Table::dawn()
        .marker(PetrogradFortified)
        .level(4)
        .front(Southern, 2)
        .front(Poland, 2)
        .draw(49)
        .expect_front(Southern, 1)
        .expect_front(Poland, 1);
    // Inside already: the way to Moscow is open.
    Table::dawn().marker(PetrogradFortified).level(4).front(Baltic, 1).draw(2).expect_over("military-defeat");
}

// Ruling A20: idle while somebody stands in the city.
#[test]
fn r10_2_46_once_one_front_is_in_the_other_enters_freely() {
    Table::dawn()
        .marker(PetrogradFortified)
        .level(4)
        .front(Baltic, 2)
        .front(Finland, 2)
        .draw(45)
        .die(1)
        .expect_front(Baltic, 1)
        .expect_front(Finland, 1)
        .expect_level(3)
        .expect_actions(2);
    // Held against the first, they are tried again by the second.
    Table::dawn()
        .marker(PetrogradFortified)
        .level(4)
        .front(Baltic, 2)
        .front(Finland, 2)
        .draw(45)
        .die(6)
        .expect_die()
        .die(6)
        .expect_front(Baltic, 2)
        .expect_front(Finland, 2)
        .expect_level(4);
}

// Ruling A20: on a failed die the rest of the advance is lost. Only an owner's cards send these fronts two boxes.
#[test]
fn r10_2_46_a_front_that_is_held_loses_the_rest_of_its_advance() {
    let pack = pack_where("moves: [(Baltic, 1)],", "moves: [(Baltic, 2)],");
    let table = Table::with_pack(pack).after_the_war().no_markers().level(4).marker(PetrogradFortified);
    table.clone().front(Baltic, 2).draw(2).die(6).expect_front(Baltic, 2).expect_actions(3);
    table.clone().front(Baltic, 3).draw(2).expect_front(Baltic, 2).die(1).expect_front(Baltic, 1).expect_level(3);
    table.front(Baltic, 2).draw(2).die(1).expect_over("military-defeat");
}

#[test]
fn r10_2_46_the_walls_do_not_matter_to_offensives_and_hold_again_once_the_city_is_free() {
    Table::dawn()
        .marker(PetrogradFortified)
        .no_markers()
        .level(4)
        .front(Baltic, 1)
        .draw(1)
        .attack(Baltic, 3)
        .expect_front(Baltic, 1)
        .attack(Baltic, 4)
        .expect_thrown(Baltic, 4, 0)
        .expect_front(Baltic, 2)
        .act("decline")
        .expect_markers(&[PetrogradFortified])
        .draw(2)
        .expect_die();
}

#[test]
fn r10_2_46_only_this_card_fortifies_and_only_once() {
    Table::dawn().draw(1).refuses("fortify", "10.2-46", "cannot-fortify");
    Table::dawn().marker(PetrogradFortified).draw(46).refuses("fortify", "10.2-46", "already-fortified");
}
