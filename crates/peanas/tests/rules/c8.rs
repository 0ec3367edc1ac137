//! §8: cover and works; the three printed examples, as printed and by rule.

use super::*;
use crate::cover::{Cover, Layer};
use crate::data::{Ammo, CoverKind};
use crate::rules::c6_fire;

fn layer(c: i8, kind: CoverKind) -> Cover {
    let mut cover = Cover::default();
    cover.layers.push(Layer { piece: 0, c, kind, roof: false, degraded: 0, deep: false, artificial: true });
    cover
}

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
fn r8_4_2_example_1_machine_gun_at_a_foxhole() {
    // As printed: D 4, Area −1, C 3: nothing is left.
    let none = |_| panic!("no HE, nothing is degraded");
    assert_eq!(left_through(&layer(3, CoverKind::Medium), Ammo::Area, 4, none), 0);
    // By the lists every machine gun has D 3.
    let mut table = Table::bare();
    table.piece(PieceKind::Foxhole, 60, 50, 0);
    let gun = table.unit("nat-ametralladora-media-hotchkiss", Attacker, 60, 25);
    let target = table.unit(RIFLES, Defender, 60, 50);
    let officer = table.officer(Attacker, 60, 18, [0, 1, 0]);
    assert_eq!(fire(&mut table, officer, gun, target, Ammo::Area, ZERO), -1);
}

#[test]
fn r8_4_2_example_2_section_at_a_house() {
    let mut table = Table::bare();
    table.piece(PieceKind::House, 60, 40, 0);
    let one = table.unit(RIFLES, Attacker, 60, 20);
    let two = table.unit(RIFLES, Defender, 60, 40);
    let officer = table.officer(Attacker, 60, 12, [1, 0, 0]);
    assert_eq!(fire(&mut table, officer, one, two, Ammo::Normal, PLUS), 1);
    assert_eq!(table.state.pieces[0].markers, 0, "rifles do not degrade a house");
    assert_eq!(table.state.unit(two).losses, 1);
}

#[test]
fn r8_4_2_example_3_tank_at_a_gun_in_works_as_printed() {
    let mut degraded = 0;
    let left = left_through(&layer(3, CoverKind::Medium), Ammo::He, 5 + 2, |_| degraded += 1);
    assert_eq!((left, degraded), (2, 1));
    assert_eq!(left - 1, 1, "the shield of the Pak 36 leaves one casualty");
}

#[test]
fn r8_4_2_example_3_by_rule_the_crew_is_a_small_target() {
    let mut table = Table::bare();
    table.piece(PieceKind::Nest, 60, 50, 0);
    let tank = table.unit("rep-t-26-b", Attacker, 60, 20);
    let gun = table.unit("nat-3-7-cm-pak-35-36", Defender, 60, 50);
    let officer = table.officer(Attacker, 60, 12, [2, 0, 0]);
    assert_eq!(fire(&mut table, officer, tank, gun, Ammo::He, Pool::new(2, 0, 0)), 0);
    assert_eq!(table.state.pieces[0].markers, 0);
}

#[test]
fn r8_1_wire_is_crossed_as_cover_of_one_and_stops_whoever_walks_into_it() {
    let mut table = Table::bare();
    table.piece(PieceKind::Wire, 60, 30, 0);
    let one = table.unit(RIFLES, Attacker, 60, 20);
    let two = table.unit(RIFLES, Defender, 60, 40);
    let officer = table.officer(Attacker, 60, 12, [0, 2, 0]);
    let cover = crate::cover::against_shot(&table.state, one, two);
    assert_eq!((cover.layers.len(), cover.layers[0].c), (1, 1));
    table.order(officer, one, OrderKind::Move, ZERO);
    table.refused(Action::Walk { facing: Facing::UP, to: Point::cm(60, 35) }, "wire");
}

#[test]
fn r8_2_a_shot_at_men_in_cover_subtracts_its_c() {
    for (kind, expected) in [(PieceKind::Wood, 1), (PieceKind::Foxhole, 0), (PieceKind::Trench, 0)] {
        let mut table = Table::bare();
        table.piece(kind, 60, 36, 0);
        let one = table.unit(RIFLES, Attacker, 60, 20);
        let two = table.unit(RIFLES, Defender, 60, 36);
        table.line(two, 60, 36);
        let officer = table.officer(Attacker, 60, 12, [0, 1, 0]);
        assert_eq!(fire(&mut table, officer, one, two, Ammo::Normal, ZERO), expected, "{kind}");
    }
}

#[test]
fn r8_3_works_degrade_by_hardness_and_end_as_rubble() {
    assert_eq!([CoverKind::Soft, CoverKind::Medium, CoverKind::Hard].map(crate::rules::c6_worth::threshold), [1, 2, 3]);
    let mut table = Table::bare();
    let at = table.piece(PieceKind::Bunker, 60, 60, 0);
    for markers in [1, 2] {
        c6_fire::wear_down(&mut table.state, 1 << at, &mut table.log);
        assert_eq!(table.state.pieces[at].markers, markers);
    }
    c6_fire::wear_down(&mut table.state, 1 << at, &mut table.log);
    assert_eq!((table.state.pieces[at].counts_as(), table.state.pieces[at].markers), (PieceKind::Rubble, 0));
    for _ in 0..4 {
        c6_fire::wear_down(&mut table.state, 1 << at, &mut table.log);
    }
    assert_eq!(table.state.pieces[at].markers, 2, "rubble takes two more and no third");
}

#[test]
fn r8_3_each_marker_is_one_more_for_shots_at_those_inside_and_nature_does_not_degrade() {
    let mut cover = layer(3, CoverKind::Medium);
    cover.layers[0].degraded = 2;
    assert_eq!(left_through(&cover, Ammo::Normal, 4, |_| ()), 3);
    cover.layers[0].artificial = false;
    let none = |_| panic!("a wood is not degraded");
    assert_eq!(left_through(&cover, Ammo::He, 9, none), 6);
}

#[test]
fn r8_4_1_fewer_than_half_of_the_stands_in_cover_make_a_small_target() {
    let mut table = Table::bare();
    table.piece(PieceKind::Nest, 60, 40, 0);
    let one = table.unit(RIFLES, Attacker, 60, 20);
    let two = table.unit(RIFLES, Defender, 60, 40);
    table.line(two, 60, 40);
    let cover = crate::cover::against_shot(&table.state, one, two);
    assert!(cover.layers.is_empty() && cover.concealed);
}

#[test]
fn r8_4_3_a_target_in_sight_keeps_its_cover() {
    let mut table = Table::bare();
    table.piece(PieceKind::Foxhole, 60, 40, 0);
    let one = table.unit(RIFLES, Attacker, 60, 20);
    let two = table.unit(RIFLES, Defender, 60, 40);
    assert!(crate::sight::sees(&table.state, one, two));
    assert_eq!(crate::cover::against_shot(&table.state, one, two).layers.len(), 1);
}

#[test]
fn r8_5_the_defender_has_points_for_shovels_tools_and_waiting_days() {
    let points = |defender: &str, days| {
        let setup = Setup {
            scenery: 1,
            waiting_days: days,
            defender: crate::setup::ListChoice::Ready(defender.to_owned()),
            ..Setup::default()
        };
        Peanas::initial(&setup).expect("a setup").scenario.build
    };
    // A section with shovels: 4, and a day of waiting: 4.
    assert_eq!(points("republican-small-defence", 1), 8);
    assert_eq!(points("republican-small-defence", 3), 16);
    // Four sections with shovels, sappers with shovels and tools: 5 × 4 + 16.
    let setup = Setup {
        scenery: 1,
        waiting_days: 0,
        size: crate::ids::Size::Medium,
        attacker: crate::setup::ListChoice::Ready("national-medium-attack".to_owned()),
        defender: crate::setup::ListChoice::Ready("republican-medium-defence".to_owned()),
        ..Setup::default()
    };
    assert_eq!(Peanas::initial(&setup).expect("a setup").scenario.build, 36);
}

#[test]
fn r8_5_works_stand_in_the_defenders_zone_and_cost_their_points() {
    let mut table = Table::bare();
    table.state.stack = Stack::of(Frame::Works);
    table.state.scenario.build = 3;
    let build = |kind, x, y| Action::Build { kind, turn: 0, at: Point::cm(x, y) };
    table.refused(build(PieceKind::Foxhole, 60, 40), "not-own-zone");
    table.refused(build(PieceKind::Trench, 60, 80), "too-few-build-points");
    table.act(build(PieceKind::Foxhole, 60, 80));
    assert_eq!(table.state.scenario.build, 1);
    table.refused(build(PieceKind::Wire, 60, 80), "occupied");
}

#[test]
fn r8_5_4_only_works_with_a_cost_and_some_need_tools() {
    let mut table = Table::bare();
    table.state.stack = Stack::of(Frame::Works);
    table.state.scenario.build = 40;
    let build = |kind| Action::Build { kind, turn: 0, at: Point::cm(60, 80) };
    table.refused(build(PieceKind::Wood), "cannot-be-built");
    table.refused(build(PieceKind::Bunker), "no-tools");
    table.unit("rep-seccion-de-zapadores", Defender, 20, 100);
    table.allowed(build(PieceKind::Bunker));
}

#[test]
fn r8_4_2_a_wall_conceals_nobody_from_behind_and_a_hill_from_above() {
    let shot = |pieces: &[(PieceKind, i16)], y: i16| {
        let mut table = Table::bare();
        let one = table.unit(RIFLES, Attacker, 60, y);
        let two = table.unit(RIFLES, Defender, 60, 100);
        table.stand(two, [(6000, 5400), (5500, 5200), (6000, 5200), (6500, 5200)]);
        table.face(one, 192);
        table.face(two, 64);
        let officer = table.officer(Attacker, 70, y + 3, [0, 1, 0]);
        pieces.iter().for_each(|(kind, y)| {
            table.piece(*kind, 60, *y, 0);
        });
        fire(&mut table, officer, one, two, Ammo::Normal, ZERO)
    };
    let bare = shot(&[], 68);
    assert_eq!(shot(&[(PieceKind::Wall, 50)], 68), bare);
    let bare = shot(&[], 75);
    assert_eq!(shot(&[(PieceKind::Hill1, 52), (PieceKind::Hill2, 85)], 75), bare);
}

#[test]
fn r8_2_a_gun_in_cover_has_four_quarters() {
    let mut table = Table::bare();
    table.piece(PieceKind::Hill0, 60, 60, 0);
    let gun = table.unit("rep-45mm-m-32-19-k", Defender, 60, 60);
    // 60° off its front: a flank for a gun, still the front half for men.
    let one = table.unit(RIFLES, Attacker, 95, 40);
    let cover = crate::cover::against_shot(&table.state, one, gun);
    let row = table.state.data().piece(PieceKind::Hill0).cover.as_ref().expect("a rise covers");
    assert_ne!(row.sides.0, row.sides.1, "the sides differ, or this test cannot fail");
    assert_eq!(cover.layers[0].c, row.sides.1);
}

#[test]
fn r8_1_wire_stops_a_move_of_several_legs_too_and_is_crossed_by_the_next() {
    let mut table = Table::bare();
    table.piece(PieceKind::Wire, 60, 30, 0);
    let one = table.unit("rep-comisario", Attacker, 60, 24);
    let edge = table.state.pieces[0].outline(table.state.data()).bounds().0.y as i16;
    let at_wire = Point { x: 6000, y: edge - 126 };
    table.act(Action::FreeMove(one)).act(Action::Via(at_wire));
    table.refused(Action::Walk { facing: Facing::UP, to: Point::cm(60, 35) }, "wire");
    table.act(Action::Walk { facing: Facing::UP, to: Point { x: 5950, ..at_wire } });
    table.state.unit_mut(one).spent = false;
    table.act(Action::FreeMove(one)).act(Action::Walk { facing: Facing::UP, to: Point::cm(60, 35) });
    assert_eq!(table.state.unit(one).stands[0], Point::cm(60, 35));
}

#[test]
fn r8_4_2_every_cover_one_can_see_over_is_crossed() {
    let mut table = Table::bare();
    table.piece(PieceKind::Foxhole, 60, 62, 0);
    table.piece(PieceKind::Trench, 60, 47, 0);
    let one = table.unit(RIFLES, Attacker, 60, 30);
    let two = table.unit(RIFLES, Defender, 60, 62);
    let cover = |table: &Table, from, to| crate::cover::against_shot(&table.state, from, to);
    let between = cover(&table, one, two);
    assert_eq!(between.layers.iter().map(|layer| (layer.piece, layer.c)).collect::<Vec<_>>(), [(1, 3), (0, 3)]);
    assert_eq!(left_through(&between, Ammo::Normal, 7, |_| panic!("no HE")), 1);
    // Along the trench; and one that touches the shooter is not crossed.
    table.state.pieces[1].turn = 4;
    assert_eq!(cover(&table, one, two).layers[0].c, 1);
    table.state.pieces[1] = Piece::new(PieceKind::Trench, Point::cm(60, 30), 0);
    assert_eq!(cover(&table, one, two).layers.len(), 1);
    // A rise between those as low or lower, not under the fire of the higher.
    table.state.pieces.clear();
    table.piece(PieceKind::Hill0, 60, 48, 0);
    table.state.unit_mut(one).stands = [Point::cm(60, 20); 4];
    table.state.unit_mut(two).stands = [Point::cm(60, 75); 4];
    assert_eq!(cover(&table, one, two).layers.iter().map(|layer| layer.c).collect::<Vec<_>>(), [2]);
    table.piece(PieceKind::Hill1, 60, 15, 0);
    assert_eq!(cover(&table, one, two).layers.len(), 0);
}

#[test]
fn r8_4_2_of_like_pieces_under_one_unit_the_best_counts() {
    for (first, second, c) in [
        (PieceKind::BushZone, PieceKind::BushZone, 2),
        (PieceKind::Foxhole, PieceKind::Trench, 3),
        (PieceKind::Hill0, PieceKind::Hill1, 3),
    ] {
        let mut table = Table::bare();
        table.piece(first, 60, 50, 0);
        table.piece(second, 60, 50, 0);
        let one = table.unit(RIFLES, Attacker, 60, 20);
        let two = table.unit("rep-oficial", Defender, 60, 50);
        let layers = crate::cover::against_shot(&table.state, one, two).layers;
        assert_eq!(layers.iter().map(|layer| layer.c).collect::<Vec<_>>(), [c], "{first} {second}");
        // Unlike ones add up.
        table.piece(PieceKind::Wood, 60, 50, 0);
        assert_eq!(crate::cover::against_shot(&table.state, one, two).layers.len(), 2);
    }
}

#[test]
fn r8_1_where_there_is_no_room_for_all_it_goes_to_who_was_there_first() {
    let mut table = Table::bare();
    table.piece(PieceKind::Wood, 60, 50, 0);
    let late = table.unit(RIFLES, Defender, 56, 50);
    let early = table.unit(RIFLES, Defender, 66, 50);
    let shooter = table.unit(RIFLES, Attacker, 60, 20);
    let layers = |table: &Table, unit| crate::cover::against_shot(&table.state, shooter, unit).layers.len();
    assert_eq!([late, early].map(|unit| layers(&table, unit)), [1, 0], "five stands find room");
    table.state.has_come(late);
    assert_eq!([late, early].map(|unit| layers(&table, unit)), [0, 1]);
}

#[test]
fn r8_3_one_bombardment_wears_a_work_down_once_whoever_is_in_it() {
    let mut table = Table::bare();
    let house = table.piece(PieceKind::House, 60, 60, 0);
    let gun = table.unit("nat-schneider-105-11-105mm", Attacker, 60, 10);
    let men = [57, 61].map(|x| table.unit("rep-oficial", Defender, x, 60));
    assert!(
        men.iter().all(|man| table.state.pieces[house].contains(table.state.data(), table.state.unit(*man).head().v()))
    );
    let burst = crate::rules::c7_bombardment::Burst {
        by: gun,
        d: 7,
        modifier: 0,
        canopy: 0,
        ammo: Ammo::He,
        most: 9,
        suppression: 1,
    };
    let worn = men.map(|man| crate::rules::c7_bombardment::burst_on(&table.state, man, burst, &mut table.log).1);
    assert_eq!(worn, [1 << house; 2], "both shells would wear it down");
    table.state.missions.push(crate::state::Mission {
        battery: crate::state::bit(gun),
        side: Attacker,
        at: Point::cm(60, 60),
        left: 2,
        fired: 0,
        runner: None,
        smoke: false,
        ready: true,
        done: false,
    });
    table.state.stack.push(Frame::Shells { mission: 0, template: 0 });
    table.state.order.unit = gun;
    crate::flow::run(&mut table.state, &mut table.log);
    assert_eq!(table.state.pieces[house].markers, 1);
}
