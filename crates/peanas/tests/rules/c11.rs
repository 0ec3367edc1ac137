//! §11: morale and command.

use super::*;
use crate::rules::c11_morale;
use crate::state::{Ending, Fate, Mobility, Task};

/// A morale test of a unit with that many casualties: the result, and what became of it.
fn test(id: &str, quality: Quality, losses: u8, die: u8) -> (i8, u8, bool) {
    let mut table = Table::bare();
    let unit = table.unit_with(id, Defender, 60, 80, quality, &[]);
    table.unit(RIFLES, Defender, 10, 80);
    table.unit(RIFLES, Defender, 30, 80);
    // Far from the others behind hills, so that nobody sees it panic.
    table.piece(PieceKind::Hill2, 45, 80, 4);
    table.state.unit_mut(unit).losses = losses;
    if losses >= 4 && id.contains("seccion") {
        table.state.unit_mut(unit).alive = 0b0111;
    }
    c11_morale::test(&mut table.state, unit, 0);
    table.dice(&[die]);
    let result = table.log.iter().find_map(|event| match event {
        Event::MoraleDie { result, .. } => Some(*result),
        _ => None,
    });
    let it = table.state.unit(unit);
    (result.expect("a test"), it.pinned, it.panicked || it.is_gone())
}

#[test]
fn r11_1_morale_by_quality_and_size() {
    let result = |id, quality| test(id, quality, 0, 3).0;
    assert_eq!(Quality::ALL.iter().map(|one| result(RIFLES, *one)).collect::<Vec<_>>(), [7, 8, 9, 10]);
    assert_eq!(result("rep-ametralladora-media-maxim", Quality::Regular), 5);
    assert_eq!(result("rep-oficial", Quality::Regular), 4);
}

#[test]
fn r11_2_six_is_nothing_two_to_five_pins_one_is_panic() {
    assert_eq!(test(RIFLES, Quality::Regular, 5, 6), (6, 0, false));
    assert_eq!(test(RIFLES, Quality::Regular, 5, 5), (5, 1, false));
    assert_eq!(test(RIFLES, Quality::Regular, 5, 2), (2, 1, false));
    let (result, _, panicked) = test(RIFLES, Quality::Regular, 5, 1);
    assert!(result == 1 && panicked);
}

#[test]
fn r11_2_the_third_marker_is_panic() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Defender, 60, 80);
    for _ in 0..2 {
        c11_morale::pin(&mut table.state, unit, &mut table.log);
    }
    assert_eq!((table.state.unit(unit).pinned, table.state.unit(unit).panicked), (2, false));
    c11_morale::pin(&mut table.state, unit, &mut table.log);
    assert_eq!((table.state.unit(unit).pinned, table.state.unit(unit).panicked), (0, true));
}

#[test]
fn r11_2_suppression_forces_a_test_with_its_number_off() {
    let mut table = Table::bare();
    let gun = table.unit("nat-ametralladora-media-hotchkiss", Attacker, 60, 20);
    let target = table.unit(RIFLES, Defender, 60, 45);
    table.piece(PieceKind::Foxhole, 60, 45, 0);
    let officer = table.officer(Attacker, 60, 12, [0, 1, 0]);
    table.order(officer, gun, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target, weapon: 0, ammo: crate::data::Ammo::Area }).pass();
    assert!(table.result() < 0);
    // 5 − 1 + 1 = 5: pinned without a casualty.
    table.dice(&[1]);
    assert_eq!((table.state.unit(target).pinned, table.state.unit(target).losses), (1, 0));
}

#[test]
fn r11_2_a_pinned_unit_is_given_no_order() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 60, 20);
    table.officer(Attacker, 60, 12, [0, 1, 0]);
    table.state.unit_mut(unit).pinned = 1;
    table.refused(Action::Order { unit, kind: OrderKind::Move }, "pinned");
    table.allowed(Action::Recover(unit));
}

#[test]
fn r11_3_a_panicked_unit_runs_away_from_the_enemy_and_friends_who_see_it_test_once() {
    let mut table = Table::bare();
    let enemy = table.unit(RIFLES, Attacker, 60, 30);
    let unit = table.unit(RIFLES, Defender, 60, 60);
    let friend = table.unit(RIFLES, Defender, 90, 70);
    table.unit(RIFLES, Defender, 20, 110);
    table.unit("rep-ametralladora-media-maxim", Defender, 100, 110);
    table.unit("rep-ametralladora-media-maxim", Defender, 80, 110);
    let before = table.state.distance(unit, enemy);
    c11_morale::panic(&mut table.state, unit, &mut table.log);
    crate::flow::run(&mut table.state, &mut table.log);
    let mut tested = 0;
    while Peanas::node(&table.state) == Node::Chance {
        table.dice(&[6]);
        tested += 1;
    }
    assert_eq!(tested, 4, "each friend in sight tests once");
    assert!(table.state.distance(unit, enemy) >= before + 1000);
    assert!(table.state.unit(friend).shaken);
    assert!(table.state.unit(unit).panicked);
}

#[test]
fn r11_3_with_nowhere_to_run_it_surrenders() {
    let mut table = Table::bare();
    let gun = table.unit("rep-schneider-105-11-105mm", Defender, 60, 60);
    table.unit(RIFLES, Defender, 20, 110);
    table.unit(RIFLES, Defender, 100, 110);
    table.piece(PieceKind::Hill2, 60, 85, 0);
    c11_morale::panic(&mut table.state, gun, &mut table.log);
    crate::flow::run(&mut table.state, &mut table.log);
    while Peanas::node(&table.state) == Node::Chance {
        table.dice(&[6]);
    }
    assert_eq!(table.state.unit(gun).place, Place::Gone(Fate::Surrendered), "a gun that cannot be moved is lost");
}

#[test]
fn r11_4_recovery_needs_its_number_removes_one_marker_and_is_the_activation() {
    for (quality, die, left) in
        [(Quality::Green, 3, 2), (Quality::Green, 4, 1), (Quality::Regular, 3, 1), (Quality::Elite, 1, 1)]
    {
        let mut table = Table::bare();
        let unit = table.unit_with(RIFLES, Attacker, 60, 20, quality, &[]);
        table.state.unit_mut(unit).pinned = 2;
        table.act(Action::Recover(unit)).dice(&[die]);
        assert_eq!(table.state.unit(unit).pinned, left, "{quality} {die}");
        table.refused(Action::Recover(unit), "spent");
    }
}

#[test]
fn r11_4_motivate_adds_the_dice_to_the_recovery() {
    let mut table = Table::bare();
    let unit = table.unit_with(RIFLES, Attacker, 60, 20, Quality::Regular, &[]);
    table.state.unit_mut(unit).pinned = 1;
    let officer = table.officer(Attacker, 60, 12, [1, 0, 0]);
    table.order(officer, unit, OrderKind::Motivate, PLUS).dice(&[2]);
    assert_eq!(table.state.unit(unit).pinned, 0);
}

#[test]
fn r11_4_regroup_takes_the_leaders_turns_and_leaves_two_markers() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 60, 20);
    table.unit(RIFLES, Attacker, 20, 20);
    let officer = table.officer(Attacker, 60, 12, [0, 1, 0]);
    table.state.unit_mut(unit).panicked = true;
    table.order(officer, officer, OrderKind::Regroup, ZERO).act(Action::Whom(unit));
    assert_eq!(table.state.unit(officer).task, Task::Regroup(2, unit));
    table.act(Action::EndTurn);
    assert_eq!(table.state.unit(officer).task, Task::Regroup(1, unit));
    table.act(Action::EndTurn);
    assert!(table.state.unit(unit).panicked, "it stays where it is while it is being regrouped");
    table.act(Action::EndTurn);
    assert_eq!((table.state.unit(unit).panicked, table.state.unit(unit).pinned), (false, 2));
}

#[test]
fn r11_5_a_pinned_vehicle_only_recovers_and_a_panicked_cripple_is_abandoned() {
    let mut table = Table::bare();
    let tank = table.unit("rep-t-26-b", Attacker, 60, 20);
    table.unit(RIFLES, Attacker, 20, 20);
    table.unit(RIFLES, Attacker, 90, 20);
    table.officer(Attacker, 60, 12, [0, 1, 0]);
    table.state.unit_mut(tank).pinned = 1;
    table.refused(Action::Order { unit: tank, kind: OrderKind::Fire }, "pinned");
    table.state.unit_mut(tank).mobility = Mobility::Crippled;
    c11_morale::panic(&mut table.state, tank, &mut table.log);
    crate::flow::run(&mut table.state, &mut table.log);
    while Peanas::node(&table.state) == Node::Chance {
        table.dice(&[6]);
    }
    assert_eq!(table.state.unit(tank).place, Place::Gone(Fate::Abandoned));
    assert!(table.state.smoke.is_empty(), "nothing burns");
}

#[test]
fn r11_6_influence_reaches_20_centimetres() {
    let mut table = Table::bare();
    let officer = table.officer(Attacker, 60, 20, [0, 1, 0]);
    let near = table.unit("nat-francotirador", Attacker, 60, 42);
    let far = table.unit("nat-francotirador", Attacker, 60, 43);
    // Bases of 2.5 cm: 22 cm between middles are 19.5 between edges.
    assert!(crate::rules::c5_orders::can_speak(&table.state, officer, near));
    assert!(!crate::rules::c5_orders::can_speak(&table.state, officer, far));
}

#[test]
fn r11_7_more_than_half_gone_ends_the_battle_but_half_does_not() {
    let mut table = Table::bare();
    table.unit(RIFLES, Attacker, 60, 20);
    let units: Vec<_> = (0..4).map(|at| table.unit(RIFLES, Defender, 20 + 25 * at, 100)).collect();
    table.unit("rep-camion", Defender, 110, 60);
    for unit in &units[..2] {
        c11_morale::lose(&mut table.state, *unit, Fate::Destroyed, &mut table.log);
        crate::flow::run(&mut table.state, &mut table.log);
    }
    assert_eq!(table.state.ending, None, "half is not more than half, and the lorry does not count");
    c11_morale::lose(&mut table.state, units[2], Fate::Destroyed, &mut table.log);
    crate::flow::run(&mut table.state, &mut table.log);
    assert_eq!(table.state.ending, Some(Ending::Collapse(Defender)));
    assert!(matches!(Peanas::node(&table.state), Node::Over(outcome) if outcome.grade == "decisive"));
}

#[test]
fn r11_8_a_section_loses_a_stand_at_four_eight_and_twelve_and_is_gone_at_fourteen() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Defender, 60, 80);
    table.unit(RIFLES, Defender, 20, 110);
    let hurt = |table: &mut Table, count| {
        crate::rules::c6_effects::suffer(&mut table.state, unit, count, &mut table.log);
        crate::flow::run(&mut table.state, &mut table.log);
    };
    hurt(&mut table, 3);
    assert_eq!(table.state.unit(unit).alive, 0b1111);
    hurt(&mut table, 1);
    table.act(Action::Remove(2));
    assert_eq!(table.state.unit(unit).alive, 0b1011);
    assert!(!table.state.unit(unit).decimated);
    hurt(&mut table, 3);
    assert!(table.state.unit(unit).decimated, "seven of fourteen");
    hurt(&mut table, 5);
    assert_eq!(table.state.unit(unit).alive, 0b0001, "two stands at once need no choice");
    hurt(&mut table, 2);
    assert!(table.state.unit(unit).is_gone());
}

#[test]
fn r11_8_a_decimated_unit_fires_with_half_its_d() {
    let mut table = Table::bare();
    let unit = table.unit(LINE, Attacker, 60, 20);
    table.state.unit_mut(unit).decimated = true;
    let d = [0, 1, 2].map(|band| crate::rules::c6_fire::d_of(&table.state, unit, 0, band));
    assert_eq!(d, [2, 1, 0]);
}

#[test]
fn r11_3_an_enemy_in_sight_is_not_approached_however_far() {
    let mut table = Table::bare();
    let enemy = table.unit(RIFLES, Attacker, 60, 10);
    let unit = table.unit(RIFLES, Defender, 60, 85);
    table.unit(RIFLES, Defender, 10, 110);
    table.unit(RIFLES, Defender, 110, 110);
    // Cover ahead, none behind.
    table.piece(PieceKind::Foxhole, 60, 74, 0);
    let before = table.state.distance(unit, enemy);
    assert!(before > 6000);
    c11_morale::panic(&mut table.state, unit, &mut table.log);
    crate::flow::run(&mut table.state, &mut table.log);
    table.sixes();
    assert!(table.state.distance(unit, enemy) >= before);
}

#[test]
fn r11_3_a_panicked_vehicle_takes_the_road() {
    let run = |road: bool| {
        let mut table = Table::bare();
        if road {
            table.band(PieceKind::Road, (60, 0), (60, 120));
        }
        table.unit(RIFLES, Attacker, 60, 20);
        let lorry = table.unit("rep-camion", Defender, 60, 60);
        table.unit(RIFLES, Defender, 10, 110);
        c11_morale::panic(&mut table.state, lorry, &mut table.log);
        crate::flow::run(&mut table.state, &mut table.log);
        table.sixes();
        table.state.unit(lorry).stands[0].y
    };
    assert!(run(true) > run(false), "{} {}", run(true), run(false));
}
