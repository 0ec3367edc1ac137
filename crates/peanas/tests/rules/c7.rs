//! §7: indirect fire.

use super::*;
use crate::state::{Mission, Task, bit};

/// A mission that is about to fire on a place: the attacker's turn begins.
fn mission(table: &mut Table, pieces: &[UnitNo], x: i16, y: i16, smoke: bool) {
    let battery = pieces.iter().fold(0, |set, piece| set | bit(*piece));
    let at = Point::cm(x, y);
    table.state.missions.push(Mission {
        battery,
        side: Attacker,
        at,
        left: 2,
        fired: 0,
        runner: None,
        smoke,
        ready: true,
        done: false,
    });
    table.state.stack = Stack::of(Frame::TurnStart(0));
    crate::flow::run(&mut table.state, &mut table.log);
}

const MORTAR: &str = "nat-mortero-valero-m-33-81mm";

#[test]
fn r7_1_observation_takes_the_observers_turns_then_the_aim_point_is_laid_in_his_sight() {
    let mut table = Table::bare();
    let mortar = table.unit(MORTAR, Attacker, 60, 10);
    let eye = table.unit("nat-observador-artilleria", Attacker, 60, 30);
    let target = table.unit(RIFLES, Defender, 60, 70);
    table.unit(RIFLES, Attacker, 20, 20);
    let officer = table.officer(Attacker, 60, 25, [0, 1, 0]);
    table.piece(PieceKind::Hill2, 20, 60, 0);
    table.order(officer, eye, OrderKind::Observe, ZERO);
    table.act(Action::Observe { battery: mortar, turns: 2, smoke: false });
    assert_eq!(table.state.pending(), Some(Frame::AimPoint(eye)));
    table.refused(Action::AimAt(Point::cm(20, 90)), "not-in-sight");
    table.act(Action::AimAt(table.state.unit(target).middle()));
    assert!(matches!(table.state.unit(eye).task, Task::Observe { left: 2, turns: 2, .. }));
    assert!(!table.told(|event| matches!(event, Event::AimPoint(_))), "a trained observer's marker lies face down");
    table.act(Action::EndTurn).act(Action::EndTurn).act(Action::EndTurn);
    table.dice(&[3, 4]).chance(Chance::Direction(1));
    assert_eq!(
        table.state.missions[0].at,
        Point { x: table.state.unit(target).middle().x + 700, y: table.state.unit(target).middle().y }
    );
}

#[test]
fn r7_1_each_piece_spends_one_point_for_a_mission_and_a_piece_without_any_adds_nothing() {
    let mut table = Table::bare();
    let (one, two) = (table.unit(MORTAR, Attacker, 60, 10), table.unit(MORTAR, Attacker, 66, 10));
    table.unit(RIFLES, Defender, 60, 60);
    table.state.unit_mut(two).ammo = 0;
    mission(&mut table, &[one, two], 60, 60, false);
    assert_eq!((table.state.unit(one).ammo, table.state.missions[0].battery), (2, bit(one)));
    // D 5 alone: small 2 or medium 1.
    table.allowed(Action::Template(0));
    table.allowed(Action::Template(1));
    table.refused(Action::Template(2), "no-template");
}

#[test]
fn r7_2_scatter_is_the_sum_of_its_dice_in_a_direction() {
    let mut table = Table::bare();
    let eye = table.unit("nat-observador-artilleria", Attacker, 60, 30);
    let gun = table.unit("nat-schneider-75-28-mod-1906", Attacker, 60, 10);
    table.unit(RIFLES, Defender, 60, 80);
    table.state.unit_mut(eye).task =
        Task::Observe { left: 1, turns: 1, smoke: false, battery: gun, at: Point::cm(60, 60) };
    table.act(Action::EndTurn);
    // Dispersión Constante: three dice.
    table.dice(&[1, 2, 3]).chance(Chance::Direction(7));
    assert_eq!(table.state.missions[0].at, Point::cm(60, 54));
}

#[test]
fn r7_3_the_sum_of_d_picks_the_row() {
    let mut table = Table::bare();
    let pieces: Vec<_> = (0..4).map(|at| table.unit("nat-schneider-105-11-105mm", Attacker, 40 + 7 * at, 10)).collect();
    table.unit(RIFLES, Defender, 60, 60);
    // Four times 7: the last row, all three templates.
    mission(&mut table, &pieces, 60, 60, false);
    (0..3).for_each(|size| table.allowed(Action::Template(size)));
}

#[test]
fn r7_4_the_battery_fires_each_own_turn_without_an_order_and_that_is_its_activation() {
    let mut table = Table::bare();
    let mortar = table.unit(MORTAR, Attacker, 60, 10);
    table.unit(RIFLES, Attacker, 20, 20);
    table.unit(RIFLES, Defender, 20, 100);
    mission(&mut table, &[mortar], 60, 60, false);
    table.act(Action::Template(0));
    assert!(table.state.unit(mortar).spent);
    assert_eq!(table.state.missions[0].left, 1);
    table.act(Action::EndTurn).act(Action::EndTurn);
    table.act(Action::Template(0));
    assert!(table.state.missions.is_empty(), "two turns, and it is over");
}

#[test]
fn r7_5_friend_and_foe_under_the_template_suffer() {
    let mut table = Table::bare();
    let mortar = table.unit(MORTAR, Attacker, 60, 10);
    let friend = table.unit(RIFLES, Attacker, 57, 58);
    let foe = table.unit(RIFLES, Defender, 63, 66);
    table.unit(RIFLES, Defender, 20, 100);
    mission(&mut table, &[mortar], 60, 62, false);
    table.act(Action::Template(0)).pass();
    assert!(table.state.unit(friend).losses > 0 && table.state.unit(foe).losses > 0);
}

#[test]
fn r7_5_1_a_bombardment_suppresses_one_more() {
    let mut table = Table::bare();
    let mortar = table.unit(MORTAR, Attacker, 60, 10);
    let foe = table.unit(RIFLES, Defender, 60, 62);
    table.unit(RIFLES, Defender, 20, 100);
    mission(&mut table, &[mortar], 60, 62, false);
    table.act(Action::Template(0)).pass();
    // Two casualties at most, Supresión(2) and one more: 5 − 2 − 3 + 6 = 6.
    assert_eq!(table.state.unit(foe).losses, 2);
    table.dice(&[6]);
    assert_eq!(table.state.unit(foe).pinned, 0);
    assert!(table.told(|event| matches!(event, Event::MoraleDie { result: 6, .. })));
}

#[test]
fn r7_5_2_casualties_stop_at_the_templates_maximum_and_helmets_and_lying_down_help() {
    let losses = |upgrades: &[Upgrade], prone: bool| {
        let mut table = Table::bare();
        let pieces: Vec<_> = (0..2).map(|at| table.unit(MORTAR, Attacker, 56 + 7 * at, 10)).collect();
        let foe = table.unit_with(RIFLES, Defender, 60, 62, Quality::Regular, upgrades);
        table.unit(RIFLES, Defender, 20, 100);
        mission(&mut table, &pieces, 60, 62, false);
        table.act(Action::Template(0));
        if prone {
            table.act(Action::Prone(foe)).dice(&[1, 2]);
        }
        table.pass();
        while table.state.pending() == Some(Frame::Removal(foe)) {
            table.act(Action::Remove(1));
        }
        table.state.unit(foe).losses
    };
    // D 5, two mortars: at most 4 in the small template.
    assert_eq!(losses(&[], false), 4);
    assert_eq!(losses(&[Upgrade::Helmets], true), 3);
}

#[test]
fn r7_5_3_vehicles_are_struck_without_the_templates_limit() {
    let mut table = Table::bare();
    let mortar = table.unit("nat-schneider-155-17-155mm", Attacker, 60, 10);
    let lorry = table.unit("rep-camion", Defender, 60, 62);
    table.unit(RIFLES, Defender, 20, 100);
    mission(&mut table, &[mortar], 60, 62, false);
    table.act(Action::Template(0)).pass();
    table.dice(&[1]);
    assert!(table.state.unit(lorry).is_gone(), "8 and 1");
}

#[test]
fn r7_5_4_individuals_are_small_and_suffer_half() {
    let mut table = Table::bare();
    let mortar = table.unit(MORTAR, Attacker, 60, 10);
    let foe = table.unit("rep-comisario", Defender, 60, 62);
    table.unit(RIFLES, Defender, 20, 100);
    mission(&mut table, &[mortar], 60, 62, false);
    table.act(Action::Template(0)).pass();
    // (5 − 1) / 2, at most 2.
    assert!(table.state.unit(foe).is_gone());
}

#[test]
fn r7_5_5_crews_are_small() {
    let mut table = Table::bare();
    let mortar = table.unit("nat-mortero-valero-m-32-50mm", Attacker, 60, 40);
    let foe = table.unit("rep-ametralladora-media-maxim", Defender, 60, 62);
    table.piece(PieceKind::Wood, 60, 62, 0);
    table.unit(RIFLES, Defender, 20, 100);
    mission(&mut table, &[mortar], 60, 62, false);
    table.act(Action::Template(0)).pass();
    // D 4 − 1 small; a machine gun finds no cover in a wood; at most one.
    assert_eq!(table.state.unit(foe).losses, 1);
}

#[test]
fn r7_6_a_mission_ends_when_its_battery_is_lost() {
    let mut table = Table::bare();
    let mortar = table.unit(MORTAR, Attacker, 60, 10);
    table.unit(RIFLES, Attacker, 20, 20);
    table.unit(RIFLES, Attacker, 40, 20);
    table.unit(RIFLES, Defender, 20, 100);
    mission(&mut table, &[mortar], 60, 60, false);
    table.act(Action::Template(0));
    crate::rules::c11_morale::lose(&mut table.state, mortar, crate::state::Fate::Destroyed, &mut table.log);
    crate::flow::run(&mut table.state, &mut table.log);
    table.act(Action::EndTurn).act(Action::EndTurn);
    assert!(table.state.missions.is_empty());
}

#[test]
fn r7_mortars_never_fire_directly() {
    let mut table = Table::bare();
    let mortar = table.unit(MORTAR, Attacker, 60, 10);
    table.unit(RIFLES, Defender, 60, 60);
    table.officer(Attacker, 60, 4, [0, 1, 0]);
    table.refused(Action::Order { unit: mortar, kind: OrderKind::Fire }, "no-weapon");
}

/// An observer who has watched `at` for a mortar that stands there; the end of the turn completes it.
fn observed(mortar: (i16, i16), eye: (i16, i16), at: Point, wall: bool) -> Table {
    let mut table = Table::bare();
    let piece = table.unit(MORTAR, Attacker, mortar.0, mortar.1);
    let eye = table.unit("nat-observador-artilleria", Attacker, eye.0, eye.1);
    table.unit(RIFLES, Defender, 100, 110);
    if wall {
        table.piece(PieceKind::Hill2, 60, 40, 0);
    }
    table.state.unit_mut(eye).task = Task::Observe { left: 1, turns: 1, smoke: false, battery: piece, at };
    table.act(Action::EndTurn);
    table
}

#[test]
fn r7_1_link_without_voice_or_sight_a_messenger_walks_to_the_battery_first() {
    let at = Point::cm(60, 80);
    for (mortar, eye, wall, told) in [
        ((60, 12), (60, 70), false, None),                   // in sight of each other
        ((60, 55), (60, 70), true, None),                    // within 20 cm
        ((60, 12), (60, 70), true, Some(Point::cm(60, 50))), // neither: he sets out at once
    ] {
        let mut table = observed(mortar, eye, at, wall);
        assert_eq!(table.state.missions[0].runner, told);
        table.dice(&[1, 1]).chance(Chance::Direction(1));
        // The defender's turn, then the attacker's next: only a battery that has been told fires.
        table.act(Action::EndTurn);
        let fires = matches!(table.state.pending(), Some(Frame::Template(_)));
        assert_eq!(fires, told.is_none());
        if told.is_some() {
            assert_eq!(table.state.missions[0].runner, Some(Point::cm(60, 30)));
            table.act(Action::EndTurn).act(Action::EndTurn);
            assert!(matches!(table.state.pending(), Some(Frame::Template(_))), "he arrives, and the battery fires");
        }
    }
}

#[test]
fn r7_1_link_a_place_no_longer_in_sight_is_not_fired_at_and_costs_nothing() {
    let table = observed((60, 12), (60, 20), Point::cm(60, 80), true);
    assert!(table.state.missions.is_empty());
    assert_eq!(table.state.unit(UnitNo(0)).ammo, 3);
}

/// A piece off the table, so many zones back, and a mission of it about to fire.
fn off_table(id: &str, zone: u8) -> (Table, UnitNo, UnitNo) {
    let mut table = Table::bare();
    let piece = table.unit(id, Attacker, 60, 10);
    table.state.unit_mut(piece).place = Place::Behind(zone);
    let foe = table.unit(RIFLES, Defender, 60, 60);
    table.unit(RIFLES, Defender, 20, 100);
    (table, piece, foe)
}

#[test]
fn r12_a_battery_off_the_table_fires_by_telephone_without_an_officer_and_cannot_be_reached() {
    let (mut table, piece, foe) = off_table("nat-schneider-105-11-105mm", 1);
    let twin = table.unit("nat-schneider-105-11-105mm", Attacker, 60, 10);
    table.state.unit_mut(twin).place = Place::Behind(1);
    let eye = table.unit("nat-observador-artilleria", Attacker, 60, 30);
    let officer = table.officer(Attacker, 60, 20, [0, 1, 0]);
    table.refused(Action::Order { unit: piece, kind: OrderKind::Move }, "not-on-table");
    table.order(officer, eye, OrderKind::Observe, ZERO);
    table.act(Action::Observe { battery: piece, turns: 1, smoke: false });
    table.act(Action::AimAt(table.state.unit(foe).middle()));
    table.act(Action::EndTurn).act(Action::EndTurn).act(Action::EndTurn);
    assert_eq!(table.state.missions[0].battery, bit(piece) | bit(twin), "those of one zone fire together");
    assert_eq!(table.state.missions[0].runner, None);
    let Some(Frame::ScatterDie { left, .. }) = table.state.pending() else { panic!("scatter is due") };
    table.dice(&vec![1; usize::from(left)]).chance(Chance::Direction(1));
    table.act(Action::EndTurn);
    assert_eq!(table.state.pending(), Some(Frame::Template(0)), "nobody supervises");
    table.act(Action::Template(0)).pass();
    assert!(table.state.unit(foe).losses > 0);
}

#[test]
fn r12_the_zone_picks_d_and_the_scatter_dice() {
    // Constante: medium range from one zone, long from two; three dice. Variable: long from one zone, four dice.
    let thrown = |id: &str, zone: u8| {
        let (mut table, piece, foe) = off_table(id, zone);
        let eye = table.unit("nat-observador-artilleria", Attacker, 60, 30);
        let at = table.state.unit(foe).middle();
        table.state.unit_mut(eye).task = Task::Observe { left: 1, turns: 1, smoke: false, battery: piece, at };
        table.act(Action::EndTurn);
        match table.state.pending() {
            Some(Frame::ScatterDie { left, .. }) => left,
            _ => 0,
        }
    };
    assert_eq!(thrown("nat-schneider-75-28-mod-1906", 1), 3);
    assert_eq!(thrown("nat-schneider-155-17-155mm", 4), 4);
    let (mut table, piece, _) = off_table("nat-schneider-75-28-mod-1906", 1);
    mission(&mut table, &[piece], 60, 60, false);
    // D 4 at medium range: one casualty at most, with the small template only (5 on the table would allow two).
    table.refused(Action::Template(1), "no-template");
}

#[test]
fn r12_only_the_option_allows_it_and_only_for_pieces_that_reach() {
    use crate::setup::ListChoice;
    let with_zone = |zone: u8, off_table: i32| {
        let mut roster = crate::roster::ready("national-small-attack").expect("a ready list").clone();
        let unit = "nat-mortero-valero-m-33-81mm".to_owned();
        roster.units.truncate(6);
        roster.units.push(Entry { unit, quality: Quality::Regular, upgrades: Vec::new(), platoon: 0, zone });
        let setup = Setup { attacker: ListChoice::Own(roster), off_table, scenery: 1, ..Setup::default() };
        Peanas::initial(&setup).map(|state| state.units.iter().any(|unit| unit.place == Place::Behind(zone)))
    };
    assert!(with_zone(1, 1).is_ok_and(|behind| behind));
    assert!(with_zone(1, 0).is_err_and(|error| error.to_string().contains("off_table")));
    assert!(with_zone(2, 1).is_err_and(|error| error.to_string().contains("at most 1")));
}

#[test]
fn r3_medium_angle_from_two_zones_hills_cover_one() {
    use crate::data::Ammo;
    use crate::rules::c7_bombardment::{Burst, burst_on};
    let losses = |id: &str, zone: u8| {
        let mut table = Table::bare();
        let by = table.unit(id, Attacker, 60, 10);
        table.state.unit_mut(by).place = Place::Behind(zone);
        table.piece(PieceKind::Hill1, 60, 60, 0);
        let foe = table.unit(RIFLES, Defender, 60, 60);
        let burst = Burst { by, d: 8, modifier: 0, canopy: 0, ammo: Ammo::Normal, most: 9, suppression: 0 };
        burst_on(&table.state, foe, burst, &mut table.log).0.amount
    };
    // A hill covers 3, and 1 from two zones away.
    let medium_angle = "rep-canon-arisaka-107mm-meiji-38-m1905-mod";
    assert_eq!([1, 2].map(|zone| losses(medium_angle, zone)), [5, 7]);
    assert_eq!(losses("nat-schneider-105-11-105mm", 2), 5, "a howitzer without the rule");
}

#[test]
fn r6_4_2_prone_takes_one_off_shells_and_two_off_a_later_shot() {
    let mut table = Table::bare();
    let mortar = table.unit(MORTAR, Attacker, 20, 10);
    let one = table.unit(RIFLES, Attacker, 60, 40);
    let two = table.unit(RIFLES, Defender, 60, 57);
    table.unit(RIFLES, Defender, 110, 110);
    mission(&mut table, &[mortar], 60, 58, false);
    table.act(Action::Template(0)).act(Action::Prone(two)).dice(&[1, 2]).sixes();
    assert!(table.state.unit(two).prone > 0);
    let officer = table.officer(Attacker, 50, 38, [0, 1, 0]);
    table.order(officer, one, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target: two, weapon: 0, ammo: crate::data::Ammo::Normal }).pass();
    assert_eq!(table.result(), 1, "D 3 less 2");
}

#[test]
fn r7_4_a_piece_put_to_flight_drops_out_and_the_others_fire_on() {
    let mut table = Table::bare();
    let (one, two) = (table.unit(MORTAR, Attacker, 20, 30), table.unit(MORTAR, Attacker, 26, 30));
    table.unit(RIFLES, Attacker, 110, 10);
    table.unit(RIFLES, Attacker, 90, 10);
    table.unit(RIFLES, Defender, 110, 110);
    mission(&mut table, &[one, two], 60, 60, false);
    table.act(Action::Template(0)).pass();
    crate::rules::c11_morale::panic(&mut table.state, one, &mut table.log);
    crate::flow::run(&mut table.state, &mut table.log);
    table.sixes();
    assert_eq!(table.state.missions[0].battery, bit(two));
    table.act(Action::EndTurn).act(Action::EndTurn);
    assert_eq!(table.state.pending(), Some(Frame::Template(0)));
}

#[test]
fn r7_5_2_the_d_of_the_best_piece_counts() {
    let hurt = |decimated: usize| {
        let mut table = Table::bare();
        let pieces = [table.unit(MORTAR, Attacker, 20, 20), table.unit(MORTAR, Attacker, 26, 20)];
        let two = table.unit(RIFLES, Defender, 60, 57);
        table.piece(PieceKind::Foxhole, 60, 57, 0);
        table.state.unit_mut(pieces[decimated]).decimated = true;
        mission(&mut table, &pieces, 60, 58, false);
        table.act(Action::Template(0)).pass();
        table.state.unit(two).losses
    };
    assert!(hurt(1) > 0);
    assert_eq!(hurt(0), hurt(1), "whichever piece is the first");
}

/// A regular mortar with two markers whose officer of that quality is activated to supervise it, and throws an event.
fn shaken_battery(quality: Quality) -> (Table, UnitNo) {
    let mut table = Table::bare();
    let mortar = table.unit(MORTAR, Attacker, 60, 20);
    table.unit_with("nat-oficial", Attacker, 60, 12, quality, &[]);
    table.unit(RIFLES, Attacker, 110, 10);
    table.unit(RIFLES, Defender, 60, 62);
    table.unit(RIFLES, Defender, 20, 100);
    table.state.unit_mut(mortar).pinned = 2;
    mission(&mut table, &[mortar], 60, 62, false);
    let dice = table.state.data().quality(quality).dice;
    table.dice(&vec![3; usize::from(dice)]);
    (table, mortar)
}

#[test]
fn r7_4_a_battery_an_event_puts_to_flight_as_it_fires_fires_no_more() {
    let (mut table, mortar) = shaken_battery(Quality::Regular);
    table.dice(&[5, 5]).act(Action::Dice(ZERO));
    table.act(Action::Template(0)).sixes();
    assert!(table.state.unit(mortar).panicked || table.state.unit(mortar).is_gone());
    assert_eq!(table.state.pending(), Some(Frame::Turn), "no template is left to choose");
    assert!(!table.told(|event| matches!(event, Event::Bombards(..) | Event::SmokeRises(_))));
    assert!(table.state.missions.is_empty());
}

#[test]
fn r7_4_a_battery_put_to_flight_before_its_template_is_chosen_is_asked_for_nothing() {
    let (mut table, mortar) = shaken_battery(Quality::Green);
    table.dice(&[5, 5]);
    assert_eq!(table.seat(), Seat(1), "the enemy applies the event of a green officer");
    table.act(Action::EventOn(mortar)).sixes();
    assert!(table.state.unit(mortar).panicked || table.state.unit(mortar).is_gone());
    assert_eq!(table.state.pending(), Some(Frame::Turn));
    assert!(table.state.missions.is_empty());
}

#[test]
fn r6_4_2_who_may_go_prone_is_told_by_the_template_not_by_the_dice_thrown_since() {
    let mut table = Table::bare();
    let pieces: Vec<_> = (0..4).map(|at| table.unit("nat-schneider-105-11-105mm", Attacker, 40 + 7 * at, 10)).collect();
    let near = table.unit("rep-ametralladora-media-maxim", Defender, 60, 60);
    let edge = table.unit("rep-ametralladora-media-maxim", Defender, 73, 60);
    table.unit(RIFLES, Defender, 20, 110);
    mission(&mut table, &pieces, 60, 60, false);
    table.act(Action::Template(2)).act(Action::Prone(near)).dice(&[1, 2]);
    table.allowed(Action::Prone(edge));
    // And the other way round: nobody outside a small one.
    let mut table = Table::bare();
    let mortar = table.unit(MORTAR, Attacker, 60, 10);
    let near = table.unit("rep-ametralladora-media-maxim", Defender, 58, 60);
    let other = table.unit("rep-ametralladora-media-maxim", Defender, 64, 60);
    let far = table.unit("rep-ametralladora-media-maxim", Defender, 73, 60);
    table.unit(RIFLES, Defender, 20, 110);
    mission(&mut table, &[mortar], 60, 60, false);
    table.act(Action::Template(0)).act(Action::Prone(near)).dice(&[5, 6]);
    table.allowed(Action::Prone(other));
    table.refused(Action::Prone(far), "not-under-fire");
}

#[test]
fn r7_1_link_a_piece_that_moves_before_it_is_told_is_out_of_the_mission() {
    let mut table = observed((60, 12), (60, 70), Point::cm(60, 80), true);
    table.dice(&[1, 1]).chance(Chance::Direction(1)).act(Action::EndTurn);
    assert_eq!(table.state.missions[0].battery, bit(UnitNo(0)));
    let officer = table.officer(Attacker, 50, 12, [0, 1, 0]);
    table.order(officer, UnitNo(0), OrderKind::Move, ZERO).act(Action::Drive { facing: Facing::UP, length: 300 });
    assert_eq!(table.state.missions[0].battery, 0);
    table.act(Action::EndTurn).act(Action::EndTurn);
    assert!(table.state.missions.is_empty());
}

#[test]
fn r7_3_a_battery_aims_only_where_it_has_a_template_and_pays_only_for_fire() {
    let mut table = Table::bare();
    let mortar = table.unit("nat-mortero-valero-m-32-50mm", Attacker, 60, 10);
    table.unit(RIFLES, Defender, 60, 62);
    // D 5 near by, D 3 beyond 30 cm: too little for any template, enough for smoke.
    for (smoke, y, refused) in [(false, 55, true), (true, 55, false), (false, 35, false)] {
        table.state.unit_mut(mortar).task =
            Task::Observe { left: 1, turns: 1, smoke, battery: mortar, at: Point::cm(60, 10) };
        table.state.stack = Stack::of(Frame::AimPoint(mortar));
        let aim = Action::AimAt(Point::cm(60, y));
        if refused {
            table.refused_by(aim, "7.3", "too-few-shells");
        } else {
            table.allowed(aim);
        }
    }
    let before = table.state.unit(mortar).ammo;
    table.state.unit_mut(mortar).task = Task::None;
    mission(&mut table, &[mortar], 60, 55, false);
    assert!(table.told(|event| matches!(event, Event::BatterySilent(_))));
    assert_eq!(table.state.unit(mortar).ammo, before);
}
