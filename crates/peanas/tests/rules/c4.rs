//! Rules about movement (§4).

use super::*;
use crate::actions::Formation;
use crate::geometry::distance;
use crate::state::Mobility;

fn ordered(id: &str, pool: Pool) -> (Table, UnitNo) {
    let mut table = Table::bare();
    let unit = table.unit(id, Attacker, 60, 50);
    let officer = table.officer(Attacker, 60, 38, [1, 1, 1]);
    table.order(officer, unit, OrderKind::Move, pool);
    (table, unit)
}

fn walk(x: i16, y: i16) -> Action {
    Action::Walk { facing: Facing::UP, to: Point::cm(x, y) }
}

#[test]
fn r4_1_an_individual_goes_any_way_up_to_15_centimetres() {
    let mut table = Table::bare();
    let unit = table.unit("nat-observador-artilleria", Attacker, 60, 50);
    let officer = table.officer(Attacker, 60, 40, [0, 1, 0]);
    table.order(officer, unit, OrderKind::Move, ZERO);
    table.allowed(walk(60, 65));
    table.refused(Action::Walk { facing: Facing::UP, to: Point { x: 6000, y: 6501 } }, "too-far");
    // By a corner: 6 and 8 leave 1 of 15.
    table.act(Action::Via(Point::cm(66, 50))).act(Action::Via(Point::cm(66, 58)));
    table.refused(walk(66, 60), "too-far");
    table.act(walk(66, 59)).pass();
    assert_eq!(table.state.unit(unit).stands[0], Point::cm(66, 59));
}

#[test]
fn r4_2_the_nearest_stand_leads_and_the_others_form_up_behind() {
    let (mut table, unit) = ordered(RIFLES, ZERO);
    let before = table.state.unit(unit).stands;
    // Straight ahead of the right front stand: that one leads.
    let guide = (1..4).min_by_key(|at| distance(before[*at], Point::cm(64, 66))).expect("a stand");
    table.act(walk(63, 66)).pass();
    assert_eq!(table.state.unit(unit).stands[guide], Point::cm(63, 66));
    table.act(Action::Form(Formation::Line));
    let it = table.state.unit(unit);
    assert!(it.standing().all(|stand| it.stands[usize::from(stand)].y <= 6600 + 30));
    assert!(it.standing().all(|stand| distance(it.stands[usize::from(stand)], Point::cm(63, 66)) <= 1200));
}

#[test]
fn r4_2_stands_keep_within_10_centimetres_and_not_beyond_the_guide() {
    let (mut table, unit) = ordered(RIFLES, ZERO);
    table.act(walk(63, 66)).pass();
    let guide = table.state.march.guide;
    let other = (0..4).find(|stand| *stand != guide && *stand > 0).expect("a stand");
    table.refused(Action::Place { stand: guide, to: Point::cm(60, 60) }, "is-the-guide");
    table.refused(Action::Place { stand: other, to: Point::cm(63, 71) }, "beyond-the-guide");
    table.refused(Action::Place { stand: other, to: Point::cm(63, 45) }, "out-of-coherence");
    table.act(Action::Place { stand: other, to: Point::cm(63, 55) });
    assert_eq!(table.state.unit(unit).stands[usize::from(other)], Point::cm(63, 55));
    table.refused(Action::Place { stand: other, to: Point::cm(63, 57) }, "already-placed");
}

#[test]
fn r4_3_a_light_vehicle_turns_up_to_90_degrees_and_goes_straight() {
    let (table, _) = ordered("rep-fai", ZERO);
    let drive = |facing: u8, length| Action::Drive { facing: Facing(facing), length };
    table.allowed(drive(0, 3000));
    table.allowed(drive(128, 3000));
    table.refused(drive(129, 100), "turn-too-wide");
    table.refused(drive(64, 3001), "too-far");
    table.refused(walk(60, 60), "straight-only");
    table.allowed(drive(0, 0));
}

#[test]
fn r4_3_on_the_road_it_follows_it_for_the_road_distance() {
    let mut table = Table::bare();
    table.band(PieceKind::Road, (0, 50), (120, 50));
    table.band(PieceKind::Road, (80, 0), (80, 120));
    let unit = table.unit("rep-fai", Attacker, 60, 50);
    let officer = table.officer(Attacker, 60, 40, [0, 1, 0]);
    table.order(officer, unit, OrderKind::Move, ZERO);
    // 45 cm by road: 20 to the crossing, 25 along the other road.
    table.allowed(Action::Follow(Point::cm(80, 75)));
    table.refused(Action::Follow(Point::cm(80, 76)), "too-far");
    table.refused(Action::Follow(Point::cm(70, 60)), "not-along-road");
    table.act(Action::Follow(Point::cm(80, 75))).pass();
    assert_eq!((table.state.unit(unit).stands[0], table.state.unit(unit).facing), (Point::cm(80, 75), Facing::UP));
}

#[test]
fn r4_4_a_tank_turns_45_degrees_only() {
    let (table, _) = ordered("rep-t-26-b", ZERO);
    table.allowed(Action::Drive { facing: Facing(96), length: 2000 });
    table.refused(Action::Drive { facing: Facing(97), length: 100 }, "turn-too-wide");
    let (table, _) = ordered("rep-bt-5", ZERO);
    table.allowed(Action::Drive { facing: Facing(128), length: 100 });
}

#[test]
fn r4_5_moves_are_those_of_the_list_and_dice_change_them_by_5_centimetres() {
    for (pool, reach) in [(MINUS, 1000), (ZERO, 1500), (PLUS, 2000)] {
        let (table, _) = ordered("nat-observador-artilleria", pool);
        table.allowed(Action::Walk { facing: Facing::UP, to: Point { x: 6000, y: 5000 + reach } });
        let beyond = Action::Walk { facing: Facing::UP, to: Point { x: 6000, y: 5001 + reach } };
        table.refused(beyond, "too-far");
    }
}

#[test]
fn r4_6_nobody_crosses_enemies_vehicles_not_even_friends_and_infantry_passes_friends() {
    let mut table = Table::bare();
    let man = table.unit("nat-observador-artilleria", Attacker, 60, 50);
    let tank = table.unit("nat-t-26-b-capturado", Attacker, 80, 50);
    table.unit("nat-francotirador", Attacker, 60, 56);
    table.unit("nat-francotirador", Attacker, 80, 58);
    let enemy = table.unit("rep-francotirador", Defender, 50, 50);
    let officer = table.officer(Attacker, 70, 42, [0, 2, 0]);
    table.order(officer, man, OrderKind::Move, ZERO);
    table.allowed(walk(60, 64));
    table.refused(walk(60, 57), "occupied");
    table.refused(walk(46, 50), "enemy-in-the-way");
    table.act(Action::Stay);
    table.order(officer, tank, OrderKind::Move, ZERO);
    table.refused(Action::Drive { facing: Facing::UP, length: 1800 }, "friend-in-the-way");
    assert!(table.state.unit(enemy).is_on_table());
}

#[test]
fn r4_7_in_a_wood_two_or_three_on_two_dice_bogs_and_a_tractor_frees_on_eight() {
    let mut table = Table::bare();
    table.piece(PieceKind::Wood, 60, 68, 0);
    let tank = table.unit("rep-t-26-b", Attacker, 60, 52);
    let officer = table.officer(Attacker, 50, 52, [0, 3, 0]);
    table.order(officer, tank, OrderKind::Move, ZERO);
    table.act(Action::Drive { facing: Facing::UP, length: 1300 }).pass();
    table.dice(&[1, 2]);
    assert_eq!(table.state.unit(tank).mobility, Mobility::Bogged);
    assert!(table.state.unit(tank).stands[0].y < 6500, "it stops at the edge of the wood");
    let tractor = table.unit("rep-tractor", Attacker, 60, 40);
    let at = table.state.unit(tank).stands[0];
    table.state.unit_mut(tractor).stands[0] = Point { x: at.x, y: at.y - 510 };
    table.order(officer, tractor, OrderKind::Rescue, ZERO).dice(&[4, 3]);
    assert_eq!(table.state.unit(tank).mobility, Mobility::Bogged, "seven is not enough");
    table.state.unit_mut(tractor).spent = false;
    table.order(officer, tractor, OrderKind::Rescue, ZERO).dice(&[4, 4]);
    assert_eq!(table.state.unit(tank).mobility, Mobility::Free);
}

#[test]
fn r4_7_four_or_more_and_it_goes_on() {
    let mut table = Table::bare();
    table.piece(PieceKind::Wood, 60, 68, 0);
    let tank = table.unit("rep-t-26-b", Attacker, 60, 52);
    let officer = table.officer(Attacker, 50, 52, [0, 1, 0]);
    table.order(officer, tank, OrderKind::Move, ZERO);
    table.act(Action::Drive { facing: Facing::UP, length: 1300 }).pass();
    table.dice(&[2, 2]);
    assert_eq!(table.state.unit(tank).stands[0], Point::cm(60, 65));
}

#[test]
fn r1_6_difficult_ground_counts_double_and_a_river_is_forded_from_bank_to_bank() {
    let (mut table, _) = ordered("nat-observador-artilleria", ZERO);
    table.piece(PieceKind::BushZone, 60, 60, 0);
    // 15 cm of bushes from 52.5 on: 2.5 cm free, then double.
    table.allowed(walk(60, 58));
    table.refused(walk(60, 59), "too-far");
    table.state.pieces.clear();
    table.band(PieceKind::River, (0, 58), (120, 58));
    table.refused(walk(60, 63), "river");
    table.refused(Action::Ford { facing: Facing::UP, to: Point::cm(60, 63) }, "not-at-the-bank");
    let unit = table.state.march.unit;
    table.state.unit_mut(unit).stands = [Point::cm(60, 53); 4];
    table.act(Action::Ford { facing: Facing::UP, to: Point::cm(60, 63) }).pass();
    assert_eq!(table.state.unit(unit).stands[0], Point::cm(60, 63));
}

#[test]
fn r1_6_vehicles_cross_by_bridge_only() {
    let mut table = Table::bare();
    table.band(PieceKind::River, (0, 60), (120, 60));
    let tank = table.unit("rep-t-26-b", Attacker, 60, 52);
    let officer = table.officer(Attacker, 50, 52, [0, 1, 0]);
    table.order(officer, tank, OrderKind::Move, ZERO);
    table.refused(Action::Drive { facing: Facing::UP, length: 1800 }, "river");
    table.band(PieceKind::Road, (60, 0), (60, 120));
    table.allowed(Action::Drive { facing: Facing::UP, length: 1800 });
}

#[test]
fn r4_3_legs_a_vehicle_drives_straight_to_a_road_along_it_and_off_it_within_its_base_distance() {
    let mut table = Table::bare();
    table.band(PieceKind::Road, (0, 60), (120, 60));
    let unit = table.unit("rep-fai", Attacker, 60, 50);
    let officer = table.officer(Attacker, 60, 40, [0, 1, 0]);
    table.order(officer, unit, OrderKind::Move, ZERO);
    table.refused(Action::Follow(Point::cm(70, 60)), "not-along-road");
    table.refused(Action::Via(Point::cm(60, 55)), "not-along-road");
    table.act(Action::Via(Point::cm(60, 60)));
    // 10 of its 30 are used, and it is no road move any more.
    table.allowed(Action::Follow(Point::cm(80, 60)));
    table.refused(Action::Follow(Point::cm(81, 60)), "too-far");
    table.act(Action::Via(Point::cm(70, 60)));
    table.refused(Action::Drive { facing: Facing(65), length: 100 }, "turn-too-wide");
    table.refused(Action::Drive { facing: Facing(32), length: 1001 }, "too-far");
    table.act(Action::Drive { facing: Facing(64), length: 1000 }).pass();
    assert_eq!(table.state.unit(unit).stands[0], Point::cm(70, 70));
}

#[test]
fn r4_3_legs_a_tank_cannot_turn_to_a_road_behind_it() {
    let mut table = Table::bare();
    table.band(PieceKind::Road, (0, 40), (120, 40));
    let tank = table.unit("rep-t-26-b", Attacker, 60, 50);
    let officer = table.officer(Attacker, 50, 52, [0, 1, 0]);
    table.order(officer, tank, OrderKind::Move, ZERO);
    table.refused(Action::Via(Point::cm(60, 40)), "turn-too-wide");
}

#[test]
fn r4_2_no_ready_formation_goes_beyond_the_guide_or_out_of_coherence() {
    for facing in [192, 64, 0, 30, 128] {
        for formation in Formation::ALL {
            let (mut table, unit) = ordered(RIFLES, ZERO);
            table.act(Action::Walk { facing: Facing(facing), to: Point::cm(63, 66) }).pass();
            if Peanas::check(&table.state, Action::Form(formation)).is_err() {
                continue;
            }
            let (from, guide) = (table.state.march.path[0], table.state.march.guide);
            table.act(Action::Form(formation));
            let it = table.state.unit(unit);
            let lead = it.stands[usize::from(guide)];
            for stand in it.standing() {
                let place = it.stands[usize::from(stand)];
                let beyond = (lead.v() - from.v()).dot(place.v() - lead.v());
                assert!(beyond <= 0, "{formation:?} looking {facing}: stand {stand} is beyond the guide");
                let base = table.state.base(unit, stand);
                let near = |other: u8| other != stand && table.state.base(unit, other).gap(&base) <= 1000;
                assert!(it.standing().any(near), "{formation:?} looking {facing}: stand {stand} is alone");
            }
        }
    }
}

/// A tank that drives into a wood with a gun on the other side.
fn into_the_wood() -> (Table, UnitNo, UnitNo) {
    let mut table = Table::bare();
    table.piece(PieceKind::Wood, 60, 50, 0);
    let tank = table.unit("nat-t-26-b-capturado", Attacker, 60, 38);
    let gun = table.unit("rep-45mm-m-32-19-k", Defender, 60, 70);
    let officer = table.officer(Attacker, 50, 38, [0, 3, 0]);
    table.order(officer, tank, OrderKind::Move, ZERO);
    table.act(Action::Drive { facing: Facing::UP, length: 1140 }).pass();
    (table, tank, gun)
}

#[test]
fn r4_7_the_bogging_dice_come_before_any_shot_farther_along_the_way() {
    let (mut table, tank, gun) = into_the_wood();
    table.dice(&[2, 2]);
    table.allowed(Action::React { unit: gun, moment: crate::state::Moment::Last });
    table.pass();
    assert_eq!(table.state.unit(tank).stands[0], Point { x: 6000, y: 4940 });
    let (mut table, tank, gun) = into_the_wood();
    table.dice(&[1, 2]);
    assert_eq!(table.state.unit(tank).mobility, Mobility::Bogged);
    assert!(Peanas::check(&table.state, Action::React { unit: gun, moment: crate::state::Moment::Last }).is_err());
}

#[test]
fn r6_3_3_a_stuck_vehicle_has_moved_only_as_far_as_it_got() {
    let (mut table, tank, _) = into_the_wood();
    table.dice(&[1, 2]).pass();
    let it = table.state.unit(tank);
    assert_eq!(i32::from(it.moved), i32::from(it.stands[0].y) - 3800);
    assert!(it.moved < 1140);
}

#[test]
fn r4_6_whoever_stands_at_the_edge_stays_there() {
    let mut table = Table::bare();
    let officer = table.unit("nat-oficial", Attacker, 60, 10);
    let to = Point { x: 6000, y: 130 };
    table.act(Action::FreeMove(officer)).act(Action::Walk { facing: Facing::DOWN, to });
    assert_eq!(table.state.unit(officer).stands[0], to);
}
