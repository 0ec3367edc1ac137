//! §6: direct fire.

use super::*;
use crate::data::{Ammo, CoverKind};
use crate::rules::c6_fire;
use crate::state::{Mobility, Moment};

/// A section that fires with one die, a target so many centimetres north of it, everything else open.
fn duel(shooter: &str, target: &str, gap: i16) -> (Table, UnitNo, UnitNo, UnitNo) {
    let mut table = Table::bare();
    let one = table.unit(shooter, Attacker, 60, 20);
    let two = table.unit(target, Defender, 60, 20 + gap);
    let officer = table.officer(Attacker, 60, 12, [2, 2, 2]);
    (table, officer, one, two)
}

/// Fires with the first weapon and lets the enemy be.
fn fire(table: &mut Table, officer: UnitNo, one: UnitNo, two: UnitNo, ammo: Ammo, pool: Pool) -> i8 {
    table.order(officer, one, OrderKind::Fire, pool);
    table.act(Action::Shoot { target: two, weapon: 0, ammo });
    if table.state.pending() == Some(Frame::SecondTarget) {
        table.act(Action::Alone);
    }
    table.pass();
    table.result()
}

#[test]
fn r6_the_result_is_d_and_the_order_in_the_open() {
    let (mut table, officer, one, two) = duel(RIFLES, RIFLES, 18);
    table.state.options.casualty_cap = false;
    assert_eq!(fire(&mut table, officer, one, two, Ammo::Normal, MINUS), 2);
}

#[test]
fn r6_2_1_distance_picks_d_and_beyond_the_last_band_there_is_no_shot() {
    for (gap, expected) in [(18, 3), (40, 2), (60, 1)] {
        let (mut table, officer, one, two) = duel(RIFLES, RIFLES, gap);
        assert_eq!(fire(&mut table, officer, one, two, Ammo::Normal, ZERO), expected, "{gap} cm");
    }
    let (table, _, one, _) = duel(RIFLES, RIFLES, 75);
    table.refused(Action::Order { unit: one, kind: OrderKind::Fire }, "no-target");
}

#[test]
fn r6_1_whoever_need_not_turn_fires_first_and_the_other_is_under_fire() {
    let (mut table, officer, one, two) = duel(RIFLES, RIFLES, 18);
    // The shooter looks away by 112°: it must turn, and the target answers first.
    table.face(one, 64 + 80);
    table.order(officer, one, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Normal });
    table.act(Action::React { unit: two, moment: Moment::Last }).dice(&[1, 2]);
    table.act(Action::Shoot { target: one, weapon: 0, ammo: Ammo::Normal });
    table.pass();
    // The answer: D 3, +2 into the flank or rear is not counted from the front half; three stands, three casualties.
    let first = table.log.iter().find_map(|event| match event {
        Event::ShotResult { shooter, result, .. } => Some((*shooter, *result)),
        _ => None,
    });
    assert_eq!(first.map(|(shooter, _)| shooter), Some(two));
    table.dice(&[6]);
    // 3, −1 turned, −1 under fire.
    assert_eq!(table.result(), 1);
}

#[test]
fn r6_1_no_more_than_45_degrees_of_turn_and_90_for_a_turret() {
    let (mut table, _, one, two) = duel(RIFLES, RIFLES, 18);
    let way = Facing::of(table.state.unit(two).middle().v() - table.state.unit(one).middle().v());
    table.face(one, way.0 + 97);
    let shot = |table: &Table, unit| c6_fire::check_shot(&table.state, unit, two, 0, Ammo::Normal).map_err(|no| no.why);
    assert_eq!(shot(&table, one), Err("out-of-arc"));
    table.face(one, way.0 + 96);
    assert!(shot(&table, one).is_ok_and(|aim| aim.turns));
    let tank = table.unit("nat-t-26-b-capturado", Attacker, 75, 20);
    table.face(tank, 64 + 80);
    assert!(c6_fire::check_shot(&table.state, tank, two, 0, Ammo::He).is_ok_and(|aim| aim.turns));
}

#[test]
fn r6_2_2_an_aimed_shot_adds_one_and_a_marksman_two() {
    for (upgrades, expected) in [(&[] as &[Upgrade], 2), (&[Upgrade::Marksman], 3)] {
        let mut table = Table::bare();
        let one = table.unit_with(RIFLES, Attacker, 60, 20, Quality::Regular, upgrades);
        let two = table.unit(RIFLES, Defender, 60, 60);
        let officer = table.officer(Attacker, 60, 12, [0, 3, 1]);
        table.state.options.casualty_cap = false;
        table.order(officer, one, OrderKind::Aim, ZERO);
        table.state.unit_mut(one).spent = false;
        // D 2, −1 by the die, and the aim; but never more than D.
        table.state.unit_mut(two).prone = crate::state::PRONE - 2;
        let result = fire(&mut table, officer, one, two, Ammo::Normal, MINUS);
        assert_eq!(result, expected.min(2));
        assert!(!table.state.unit(one).aimed);
    }
}

#[test]
fn r6_2_3_quick_fire_takes_two_pools_two_targets_within_45_and_half_d() {
    let mut table = Table::bare();
    let one = table.unit(LINE, Attacker, 60, 20);
    let (two, three) = (table.unit(RIFLES, Defender, 55, 38), table.unit(RIFLES, Defender, 70, 38));
    let officer = table.officer(Attacker, 60, 12, [1, 2, 0]);
    table.act(Action::Order { unit: one, kind: OrderKind::QuickFire });
    table.refused(Action::Give { officer, channel: Channel::Voice, pool: ZERO }, "two-pools");
    table.act(Action::GiveTwo { officer, first: PLUS, second: ZERO });
    table.act(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Normal });
    table.refused(Action::Also(two), "same-target");
    table.act(Action::Also(three)).pass();
    let results: Vec<i8> = table
        .log
        .iter()
        .filter_map(|event| if let Event::ShotResult { result, .. } = event { Some(*result) } else { None })
        .collect();
    // D 4 halved, +1 for the first.
    assert_eq!(results, [3, 2]);
}

#[test]
fn r6_2_4_cover_comes_from_the_table() {
    let data = crate::data::Pack::default().data();
    let row = |kind: PieceKind| {
        let cover = data.piece(kind).cover.clone().expect("a cover");
        (cover.sides, cover.kind, cover.roof, cover.stands)
    };
    assert_eq!(row(PieceKind::House), ((3, 3, 3), CoverKind::Soft, false, 5));
    assert_eq!(row(PieceKind::Trench), ((3, 1, 3), CoverKind::Hard, false, 5));
    assert_eq!(row(PieceKind::Blockhouse), ((4, 4, 4), CoverKind::Medium, true, 5));
    assert_eq!(row(PieceKind::Hill0), ((3, 2, 2), CoverKind::Hard, false, 5));
}

#[test]
fn r6_2_4_a_nest_holds_one_stand_and_only_what_it_is_made_for() {
    let mut table = Table::bare();
    table.piece(PieceKind::Nest, 60, 60, 0);
    let gun = table.unit("rep-ametralladora-media-maxim", Defender, 60, 60);
    let shooter = table.unit(RIFLES, Attacker, 60, 40);
    let layers = |table: &Table, target| crate::cover::against_shot(&table.state, shooter, target).layers.len();
    assert_eq!(layers(&table, gun), 1);
    let second = table.unit("rep-oficial", Defender, 60, 60);
    table.state.unit_mut(second).stands[0] = Point::cm(60, 60);
    assert_eq!(layers(&table, second), 0, "the machine gun has the room");
}

#[test]
fn r6_2_5_a_weapon_fires_what_its_rules_say() {
    let data = crate::data::Pack::default().data();
    let fires = |id: &str, weapon: u8| {
        let profile = &data.profiles[data.unit(id).expect("a unit")];
        Ammo::ALL.into_iter().filter(|ammo| profile.weapon(weapon).expect("a weapon").fires(*ammo)).collect::<Vec<_>>()
    };
    assert_eq!(fires("rep-t-26-b", 0), [Ammo::He, Ammo::Ap]);
    assert_eq!(fires("rep-t-26-b", 1), [Ammo::Normal]);
    assert_eq!(fires("rep-fai", 0), [Ammo::Area]);
    assert_eq!(fires("rep-mortero-valero-m-33-81mm", 0), [Ammo::Mortar]);
}

#[test]
fn r6_2_6_types_against_covers() {
    use CoverKind::{Hard, Medium, Open, Soft};
    let row = |ammo| [Open, Soft, Medium, Hard].map(|kind| crate::rules::c6_worth::by_cover(ammo, kind, false));
    assert_eq!(row(Ammo::Normal), [0, 0, 0, 0]);
    assert_eq!(row(Ammo::Area), [0, -1, -1, -1]);
    assert_eq!(row(Ammo::He), [0, -1, -2, -3]);
    assert_eq!(row(Ammo::Mortar), [0, 0, 0, -1]);
    assert_eq!(crate::rules::c6_worth::by_cover(Ammo::Mortar, Hard, true), -2);
}

#[test]
fn r6_2_7_casualties_are_never_more_than_d() {
    let (mut table, officer, one, two) = duel(RIFLES, RIFLES, 40);
    table.state.options.casualty_cap = false;
    assert_eq!(fire(&mut table, officer, one, two, Ammo::Normal, Pool::new(2, 0, 0)), 2);
}

#[test]
fn r6_2_7_crews_are_small_and_individuals_suffer_half() {
    let (mut table, officer, one, two) = duel(LINE, "rep-ametralladora-media-maxim", 18);
    assert_eq!(fire(&mut table, officer, one, two, Ammo::Normal, ZERO), 3);
    let (mut table, officer, one, two) = duel(LINE, "rep-comisario", 18);
    assert_eq!(fire(&mut table, officer, one, two, Ammo::Normal, ZERO), 1);
}

#[test]
fn r6_2_7_flank_adds_one_and_rear_two_in_the_open() {
    for (facing, expected) in [(192, 1), (192 + 80, 2), (64, 3)] {
        let (mut table, officer, one, two) = duel(RIFLES, RIFLES, 60);
        table.state.options.casualty_cap = false;
        table.face(two, facing as u8);
        table.order(officer, one, OrderKind::Fire, ZERO);
        table.act(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Normal });
        let shot = table.state.shots[0];
        let worth = c6_fire::worth(&table.state, &shot, false).expect("a shot");
        assert_eq!(worth.sum.total(), expected, "facing {facing}");
    }
}

#[test]
fn r6_2_8_ap_is_five_worse_against_men() {
    let (mut table, officer, one, two) = duel("rep-45mm-m-32-19-k", RIFLES, 30);
    assert_eq!(fire(&mut table, officer, one, two, Ammo::Ap, ZERO), 0);
}

#[test]
fn r6_2_9_no_more_casualties_than_stands_that_fire() {
    let (mut table, officer, one, two) = duel(LINE, RIFLES, 18);
    assert_eq!(fire(&mut table, officer, one, two, Ammo::Normal, ZERO), 3);
    let (mut table, officer, one, two) = duel(LINE, RIFLES, 18);
    table.state.options.casualty_cap = false;
    assert_eq!(fire(&mut table, officer, one, two, Ammo::Normal, ZERO), 4);
    let (mut table, officer, one, two) = duel("nat-ametralladora-media-hotchkiss", RIFLES, 25);
    assert_eq!(fire(&mut table, officer, one, two, Ammo::Area, ZERO), 1, "a machine gun is one stand");
}

#[test]
fn r6_3_1_damage_is_d_and_five_less_the_armour_of_the_side_hit() {
    for (facing, expected) in [(192, 6), (0, 7), (64, 8)] {
        let (mut table, officer, one, two) = duel("rep-45mm-m-32-19-k", "nat-cv-33-35-l3", 35);
        table.face(two, facing);
        assert_eq!(fire(&mut table, officer, one, two, Ammo::Ap, ZERO), expected, "facing {facing}");
    }
}

#[test]
fn r6_3_2_each_line_of_the_damage_table() {
    // HE from the front: 5 − 6 = −1 misses; +1 makes 0, and the die decides.
    let hit = |die: u8| {
        let (mut table, officer, one, two) = duel("nat-t-26-b-capturado", "rep-t-26-b", 35);
        fire(&mut table, officer, one, two, Ammo::He, PLUS);
        table.dice(&[die]);
        let unit = *table.state.unit(two);
        (unit.pinned, unit.lost, unit.mobility, unit.is_gone())
    };
    assert_eq!(hit(1), (0, 0, Mobility::Free, false));
    assert_eq!(hit(2), (0, 0, Mobility::Free, false));
    assert_eq!(hit(3), (1, 0, Mobility::Free, false));
    assert_eq!(hit(4), (0, 0b10, Mobility::Free, false));
    assert_eq!(hit(5), (1, 0b01, Mobility::Free, false));
    assert_eq!(hit(6), (1, 0, Mobility::Crippled, false));
    let (mut table, officer, one, two) = duel("nat-t-26-b-capturado", "rep-t-26-b", 35);
    assert_eq!(fire(&mut table, officer, one, two, Ammo::He, ZERO), -1);
    assert_eq!(table.state.pending(), Some(Frame::Turn), "a miss throws no die");
    let (mut table, officer, one, two) = duel("nat-t-26-b-capturado", "rep-t-26-b", 35);
    fire(&mut table, officer, one, two, Ammo::Ap, ZERO);
    table.dice(&[3]);
    assert!(table.state.unit(two).is_gone(), "3 and Damage 4 make 7");
}

#[test]
fn r6_3_3_a_target_that_moved_is_harder_by_bands() {
    for (moved, expected) in [(0, 5), (500, 4), (2000, 4), (2500, 3), (3000, 2)] {
        let (mut table, officer, one, two) = duel("nat-t-26-b-capturado", "rep-fai", 35);
        table.state.unit_mut(two).moved = moved;
        table.order(officer, one, OrderKind::Fire, ZERO);
        table.act(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Ap });
        let worth = c6_fire::worth(&table.state, &table.state.shots[0], false).expect("a shot");
        assert_eq!(worth.sum.total(), expected, "moved {moved}");
    }
}

#[test]
fn r6_3_3_behind_a_wall_it_is_hull_down_and_in_a_wood_partly_hidden() {
    let (mut table, _, one, two) = duel("nat-t-26-b-capturado", "rep-fai", 35);
    assert_eq!(crate::cover::of_vehicle(&table.state, one, two), (false, false));
    table.piece(PieceKind::Wall, 60, 52, 0);
    assert_eq!(crate::cover::of_vehicle(&table.state, one, two), (false, true));
    table.state.pieces.clear();
    table.piece(PieceKind::Wood, 60, 55, 0);
    assert_eq!(crate::cover::of_vehicle(&table.state, one, two), (true, false));
}

#[test]
fn r6_3_4_lost_weapons_stay_lost_and_the_second_time_only_pin() {
    let (mut table, officer, one, two) = duel("nat-t-26-b-capturado", "rep-t-26-b", 35);
    table.state.unit_mut(two).lost = 0b11;
    fire(&mut table, officer, one, two, Ammo::He, PLUS);
    table.dice(&[4]);
    assert_eq!(table.state.unit(two).pinned, 1);
    assert_eq!(c6_fire::check_shot(&table.state, two, one, 0, Ammo::He).map_err(|no| no.why), Err("weapon-lost"));
}

#[test]
fn r6_3_5_vehicles_do_not_test_for_suppression() {
    let (mut table, officer, one, two) = duel("nat-ametralladora-media-hotchkiss", "rep-t-26-b", 25);
    assert!(fire(&mut table, officer, one, two, Ammo::Area, ZERO) < 0);
    assert_eq!(table.state.pending(), Some(Frame::Turn));
}

#[test]
fn r6_4_1_what_is_only_concealed_is_a_small_target_once() {
    let (mut table, officer, one, two) = duel(RIFLES, RIFLES, 40);
    table.piece(PieceKind::Crops, 60, 60, 0);
    assert_eq!(fire(&mut table, officer, one, two, Ammo::Normal, ZERO), 1);
}

#[test]
fn r6_4_2_prone_takes_two_off_and_ignores_suppression() {
    let (mut table, officer, one, two) = duel("nat-ametralladora-media-hotchkiss", RIFLES, 25);
    table.order(officer, one, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Area });
    table.act(Action::Prone(two)).dice(&[1, 2]);
    table.pass();
    assert_eq!(table.result(), 1);
    // One casualty, so a test, but without the −1 of Supresión: 5 − 1 + 2 = 6.
    table.dice(&[2]);
    assert_eq!(table.state.unit(two).pinned, 0);
    assert!(table.state.unit(two).spent);
}

#[test]
fn r6_4_4_shots_of_one_group_fall_together() {
    let (mut table, officer, one, two) = duel(LINE, "rep-comisario", 18);
    table.order(officer, one, OrderKind::Fire, Pool::new(2, 0, 0));
    table.act(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Normal });
    table.act(Action::React { unit: two, moment: Moment::Last }).dice(&[1, 2]);
    table.act(Action::Shoot { target: one, weapon: 0, ammo: Ammo::Normal }).pass();
    // The commissar is hit for two and gone, but his own shot, declared and simultaneous, tells all the same.
    assert!(table.state.unit(two).is_gone());
    assert_eq!(table.state.unit(one).losses, 1);
}

#[test]
fn r6_1_a_shot_that_never_fell_puts_nobody_under_fire() {
    let mut table = Table::bare();
    let officer = table.officer(Attacker, 50, 38, [0, 1, 0]);
    let one = table.unit(LINE, Attacker, 60, 40);
    let two = table.unit(RIFLES, Defender, 60, 55);
    let scouts = table.unit("rep-seccion-de-reconocimiento", Defender, 75, 52);
    table.face(two, 20);
    table.face(scouts, 160);
    table.unit(RIFLES, Defender, 110, 110);
    table.unit(LINE, Attacker, 110, 5);
    table.order(officer, one, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Normal });
    for unit in [scouts, two] {
        table.act(Action::React { unit, moment: Moment::Last }).dice(&[1, 2]);
        table.act(Action::Shoot { target: one, weapon: 0, ammo: Ammo::Normal });
    }
    // The scouts pin the shooter before it fires; then the target, that had to turn, fires in peace: D 3 − 1.
    table.pass();
    while matches!(table.state.pending(), Some(Frame::Removal(_) | Frame::MoraleDie { .. })) {
        match table.state.pending() {
            Some(Frame::Removal(_)) => table.act(Action::Remove(3)),
            _ => table.dice(&[1]),
        };
    }
    assert!(table.told(|event| matches!(event, Event::ShotLost(unit, _) if *unit == one)));
    let last = table.log.iter().rev().find_map(|event| match event {
        Event::ShotResult { shooter, result, .. } if *shooter == two => Some(*result),
        _ => None,
    });
    assert_eq!(last, Some(2));
}

#[test]
fn r6_4_4_what_falls_together_breaks_both_sides_together() {
    let mut table = Table::bare();
    let officer = table.officer(Attacker, 50, 38, [0, 1, 0]);
    let one = table.unit(LINE, Attacker, 60, 40);
    let also = table.unit(LINE, Attacker, 5, 5);
    let two = table.unit(RIFLES, Defender, 60, 55);
    let too = table.unit(RIFLES, Defender, 115, 115);
    table.unit("rep-oficial", Defender, 115, 100);
    for unit in [one, two] {
        let it = table.state.unit_mut(unit);
        (it.losses, it.alive) = (5, 0b0111);
    }
    for unit in [also, too] {
        table.state.unit_mut(unit).panicked = true;
    }
    table.order(officer, one, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Normal });
    table.act(Action::React { unit: two, moment: Moment::Last }).dice(&[1, 2]);
    table.act(Action::Shoot { target: one, weapon: 0, ammo: Ammo::Normal }).pass();
    // Both test on the worst die, both panic: neither side is alone in breaking.
    while Peanas::node(&table.state) == Node::Chance {
        table.dice(&[1]);
    }
    assert!(matches!(table.state.ending, Some(crate::state::Ending::Time(_))), "{:?}", table.state.ending);
}

#[test]
fn r6_4_4_shots_that_fall_together_do_not_help_each_other_against_works() {
    let mut table = Table::bare();
    let house = table.piece(PieceKind::House, 60, 40, 0);
    let target = table.unit(RIFLES, Defender, 60, 40);
    let tanks = [52, 68].map(|x| table.unit("rep-t-26-b", Attacker, x, 20));
    table.unit(RIFLES, Attacker, 10, 10);
    table.unit(RIFLES, Defender, 10, 110);
    table.state.options.casualty_cap = false;
    for shooter in tanks {
        table.state.shots.push(crate::state::Shot {
            shooter,
            target,
            weapon: 0,
            ammo: Ammo::He,
            modifier: 0,
            twice: crate::state::Twice::Once,
            aimed: false,
            turns: false,
            group: 1,
            fired: false,
        });
    }
    table.state.stack.push(Frame::Volley(0));
    crate::flow::run(&mut table.state, &mut table.log);
    let results = table.log.iter().filter_map(|event| match event {
        Event::ShotResult { result, .. } => Some(*result),
        _ => None,
    });
    // D 5, −1 for HE at a house, −3: each makes a marker, neither finds the other's.
    assert_eq!(results.collect::<Vec<_>>(), [1, 1]);
    assert_eq!(table.state.pieces[house].markers, 2);
}
