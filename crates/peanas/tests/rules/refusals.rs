//! Refusals name the paragraph that forbids this very thing, and events the paragraph they rest on.

use super::*;
use crate::data::Ammo;
use crate::rules::c11_morale;
use crate::state::{Duty, Mobility, Moment, Readiness, TokenPlace};

const MORTAR: &str = "nat-mortero-valero-m-33-81mm";
const RIDERS: &str = "nat-escuadron-de-caballeria";
const TANK: &str = "rep-t-26-b";

/// The attacker's section fires at a target of the defender, who may answer.
fn under_fire(id: &str) -> (Table, UnitNo, UnitNo) {
    let mut table = Table::bare();
    let shooter = table.unit(LINE, Attacker, 60, 40);
    let target = table.unit(id, Defender, 60, 55);
    let officer = table.officer(Attacker, 60, 30, [0, 1, 0]);
    table.order(officer, shooter, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target, weapon: 0, ammo: Ammo::Normal });
    assert_eq!(table.state.pending(), Some(Frame::FireReact));
    (table, shooter, target)
}

/// The attacker's lone man goes from left to right past a section of the defender.
fn passing_by() -> (Table, UnitNo) {
    let mut table = Table::bare();
    let mover = table.unit("nat-francotirador", Attacker, 50, 30);
    let section = table.unit(RIFLES, Defender, 45, 60);
    let officer = table.officer(Attacker, 50, 20, [0, 1, 0]);
    table.order(officer, mover, OrderKind::Move, ZERO);
    table.act(Action::Walk { facing: Facing::UP, to: Point::cm(64, 30) });
    assert_eq!(table.state.pending(), Some(Frame::MoveReact));
    (table, section)
}

#[test]
fn r3_cavalry_that_is_shot_at_mounted_does_not_go_prone() {
    let (mut table, _, riders) = under_fire(RIDERS);
    table.state.unit_mut(riders).mounted = true;
    table.refused_by(Action::Prone(riders), "3-cavalry", "mounted");
    table.state.unit_mut(riders).mounted = false;
    table.allowed(Action::Prone(riders));
}

#[test]
fn r6_4_2_only_men_who_are_shot_at_and_stand_go_prone() {
    let (mut table, _, target) = under_fire(RIFLES);
    let other = table.unit(RIFLES, Defender, 100, 100);
    table.refused_by(Action::Prone(other), "6.4.2", "not-shot-at");
    table.state.unit_mut(target).prone = crate::state::PRONE;
    table.refused_by(Action::Prone(target), "6.4.2", "prone-already");
    let (table, _, tank) = under_fire(TANK);
    table.refused_by(Action::Prone(tank), "6.4.2", "is-a-vehicle");
}

#[test]
fn r5_6_3_a_reaction_is_refused_for_what_hinders_it() {
    let (mut table, _, target) = under_fire(RIFLES);
    let react = |unit, moment| Action::React { unit, moment };
    table.refused_by(react(target, Moment::First), "5.6.3", "at-once");
    table.allowed(react(target, Moment::Last));
    table.state.unit_mut(target).pinned = 1;
    table.refused_by(react(target, Moment::Last), "11.2", "pinned");
    table.state.unit_mut(target).pinned = 0;
    table.state.unit_mut(target).facing = Facing::UP;
    table.refused_by(react(target, Moment::Last), "6.1", "out-of-arc");
    let far = table.unit(RIFLES, Defender, 60, 115);
    table.refused_by(react(far, Moment::Last), "6.2.1", "out-of-range");
    let mortar = table.unit("rep-mortero-valero-m-33-81mm", Defender, 80, 60);
    table.refused_by(react(mortar, Moment::Last), "6.2.1", "no-weapon");
    let waiting = table.unit(RIFLES, Defender, 20, 100);
    table.state.unit_mut(waiting).place = Place::Reserve;
    table.refused_by(react(waiting, Moment::Last), "5.6.3", "not-on-table");
}

#[test]
fn r5_6_3_a_mover_is_shot_at_while_it_is_in_the_sights() {
    let (mut table, section) = passing_by();
    let react = |moment| Action::React { unit: section, moment };
    table.allowed(react(Moment::Last));
    // A house hides the end of the way; then the section looks the other way.
    table.piece(PieceKind::House, 60, 37, 0);
    table.refused_by(react(Moment::Last), "5.6.3", "not-at-the-end");
    table.allowed(react(Moment::First));
    table.state.unit_mut(section).facing = Facing::UP;
    table.refused_by(react(Moment::Last), "5.6.3", "never-in-its-sights");
    table.refused_by(Action::Prone(section), "6.4.2", "not-shot-at");
}

#[test]
fn r3_easily_carried_weapons_are_set_up_by_who_is_fit_for_it() {
    let mut table = Table::bare();
    let gun = table.unit("nat-ametralladora-media-hotchkiss", Attacker, 60, 30);
    table.state.unit_mut(gun).readiness = Readiness::Packed;
    table.allowed(Action::SetUp(gun));
    table.state.unit_mut(gun).pinned = 1;
    table.refused_by(Action::SetUp(gun), "11.2", "pinned");
    table.state.unit_mut(gun).pinned = 0;
    table.state.unit_mut(gun).readiness = Readiness::Undeployed;
    table.refused_by(Action::SetUp(gun), "3-deploy", "not-deployed");
}

#[test]
fn r3_deploy_a_weapon_that_is_not_deployed_fires_at_nobody() {
    let mut table = Table::bare();
    let gun = table.unit("nat-ametralladora-media-hotchkiss", Attacker, 60, 30);
    table.unit(RIFLES, Defender, 60, 60);
    table.officer(Attacker, 60, 25, [0, 2, 0]);
    let fire = Action::Order { unit: gun, kind: OrderKind::Fire };
    table.allowed(fire);
    table.state.unit_mut(gun).readiness = Readiness::Undeployed;
    table.refused_by(fire, "3-deploy", "not-deployed");
    table.state.unit_mut(gun).readiness = Readiness::Packed;
    table.refused_by(fire, "3-easily-carried", "not-set-up");
    table.state.unit_mut(gun).readiness = Readiness::Ready;
    table.state.unit_mut(gun).lost = 1;
    table.refused_by(fire, "6.3.4", "weapon-lost");
}

#[test]
fn r6_2_1_nobody_fires_at_friends_or_at_those_who_are_not_revealed() {
    let mut table = Table::bare();
    let shooter = table.unit(LINE, Attacker, 60, 40);
    let friend = table.unit(LINE, Attacker, 60, 60);
    table.unit(RIFLES, Defender, 70, 55);
    let waiting = table.unit(RIFLES, Defender, 20, 100);
    table.state.unit_mut(waiting).place = Place::Reserve;
    let officer = table.officer(Attacker, 60, 30, [0, 1, 0]);
    table.order(officer, shooter, OrderKind::Fire, ZERO);
    let shot = |target| Action::Shoot { target, weapon: 0, ammo: Ammo::Normal };
    table.refused_by(shot(friend), "6.2.1", "friend");
    table.refused_by(shot(waiting), "6.2.1", "no-enemy");
}

#[test]
fn r4_7_the_bogged_and_the_crippled_are_told_apart() {
    let mut table = Table::bare();
    let tank = table.unit(TANK, Attacker, 60, 30);
    table.officer(Attacker, 60, 20, [0, 1, 0]);
    let go = Action::Order { unit: tank, kind: OrderKind::Move };
    table.state.unit_mut(tank).mobility = Mobility::Bogged;
    table.refused_by(go, "4.7", "bogged");
    table.state.unit_mut(tank).mobility = Mobility::Crippled;
    table.refused_by(go, "6.3.4", "immobile");
}

#[test]
fn r5_4_an_order_is_refused_for_what_the_officers_lack() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 60, 60);
    table.unit(RIFLES, Defender, 60, 75);
    let officer = table.officer(Attacker, 60, 20, [0, 1, 0]);
    let order = |kind| Action::Order { unit, kind };
    table.refused_by(order(OrderKind::QuickFire), "6.2.3", "no-two-dice-in-voice");
    table.state.unit_mut(officer).officer.dice = [0; 3];
    table.refused_by(order(OrderKind::Move), "5.4.1", "no-dice");
    table.state.unit_mut(officer).pinned = 1;
    table.refused_by(order(OrderKind::Move), "5.2", "no-fit-officer");
}

#[test]
fn r5_4_3_one_messenger_at_a_time_goes_to_a_unit() {
    let mut table = Table::bare();
    let far = table.unit(RIFLES, Attacker, 60, 80);
    let officer = table.officer(Attacker, 60, 20, [0, 2, 0]);
    let send = Action::Give { officer, channel: Channel::Messenger, pool: ZERO };
    table.act(Action::Order { unit: far, kind: OrderKind::Move }).act(send);
    table.state.stack.push(Frame::Ordering);
    table.state.order = Order { unit: far, duty: Duty::Order(OrderKind::Move), ..Order::IDLE };
    table.refused_by(send, "5.4.3", "messenger-on-its-way");
    table.state.unit_mut(officer).pinned = 1;
    table.refused_by(send, "11.2", "officer-pinned");
}

#[test]
fn r7_1_a_battery_that_cannot_fire_says_why() {
    let mut table = Table::bare();
    let mortar = table.unit(MORTAR, Attacker, 60, 10);
    let eye = table.unit("nat-observador-artilleria", Attacker, 60, 30);
    let officer = table.officer(Attacker, 60, 25, [0, 2, 0]);
    table.order(officer, eye, OrderKind::Observe, ZERO);
    let observe = |battery| Action::Observe { battery, turns: 1, smoke: false };
    table.refused_by(observe(eye), "7.1", "does-not-bombard");
    table.allowed(observe(mortar));
    table.state.unit_mut(mortar).ammo = 0;
    table.refused_by(observe(mortar), "7.1", "no-ammunition");
}

#[test]
fn r11_4_the_officer_regroups_the_panicked_in_his_radius() {
    let mut table = Table::bare();
    let [far, near, fit] = [(60, 90), (60, 35), (75, 30)].map(|(x, y)| table.unit(RIFLES, Attacker, x, y));
    for unit in [far, near] {
        table.state.unit_mut(unit).panicked = true;
    }
    let officer = table.officer(Attacker, 60, 25, [0, 2, 0]);
    table.order(officer, officer, OrderKind::Regroup, ZERO);
    table.allowed(Action::Whom(near));
    table.refused_by(Action::Whom(fit), "11.4", "not-panicked");
    table.refused_by(Action::Whom(far), "11.4", "out-of-voice");
}

#[test]
fn r13_a_fighter_strafes_and_a_bomber_bombs() {
    let mut table = Table::bare();
    table.state.options.air = true;
    let bomber = table.unit("nat-junkers-ju-52-3m-bomber", Attacker, 0, 0);
    let friend = table.unit(RIFLES, Attacker, 10, 10);
    let enemy = table.unit(RIFLES, Defender, 60, 60);
    table.refused_by(Action::Call(friend), "13", "no-aircraft");
    table.refused_by(Action::Call(enemy), "13", "not-own-unit");
    table.act(Action::Call(bomber));
    table.refused_by(Action::Call(bomber), "13", "called-already");
    for _ in 0..4 {
        table.act(Action::EndTurn);
    }
    table.refused_by(Action::Strafe(enemy), "13", "no-fighter");
    table.allowed(Action::AimAt(Point::cm(60, 60)));
}

#[test]
fn r14_1_a_unit_under_its_token_is_told_that_it_is_hidden() {
    let mut table = Table::bare();
    let officer = table.unit("nat-oficial", Attacker, 60, 20);
    table.allowed(Action::FreeMove(officer));
    table.state.unit_mut(officer).place = Place::Hidden;
    table.refused_by(Action::FreeMove(officer), "14.1", "hidden");
    table.refused_by(Action::Recover(officer), "14.1", "hidden");
}

#[test]
fn r14_3_a_flank_march_needs_a_road_at_that_row_of_the_side() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 5, 5);
    table.state.unit_mut(unit).place = Place::Hidden;
    let at = |column, row| TokenPlace::Square(crate::ids::Square { column, row });
    let (side, number, fast, spent, ordered, moved, late) = (Attacker, 1, false, false, None, false, false);
    table.state.tokens.push(crate::state::Token {
        side,
        number,
        unit,
        at: at(0, 2),
        fast,
        spent,
        ordered,
        moved,
        late,
    });
    table.refused_by(Action::Flank(0), "14.3", "no-road-out");
    table.state.tokens[0].at = at(4, 2);
    table.refused_by(Action::Flank(0), "14.3", "not-at-the-side");
    table.state.tokens[0].at = TokenPlace::Flank { right: false, row: 2 };
    table.refused_by(Action::Flank(0), "14.3", "on-the-flank");
    table.refused_by(Action::Reveal(0), "14.3", "on-the-flank");
    let inland = Action::MoveToken { token: 0, square: crate::ids::Square { column: 1, row: 2 } };
    table.refused_by(inland, "14.3", "along-the-side");
}

#[test]
fn r8_5_a_table_that_is_full_is_not_a_place_that_is_taken() {
    let mut table = Table::bare();
    table.state.stack.push(Frame::Works);
    table.state.scenario.build = 200;
    let build = Action::Build { kind: PieceKind::Foxhole, turn: 0, at: Point::cm(60, 80) };
    table.allowed(build);
    while !table.state.pieces.is_full() {
        table.piece(PieceKind::Wall, 10, 10, 0);
    }
    table.refused_by(build, "8.5", "table-full");
}

#[test]
fn r6_3_1_the_result_of_a_shot_at_a_vehicle_rests_on_its_own_paragraph() {
    let (mut table, ..) = under_fire(TANK);
    table.pass();
    assert_eq!(table.cited("event-shot-result"), "6.3.1");
    let (mut table, ..) = under_fire(RIFLES);
    table.pass();
    assert_eq!(table.cited("event-shot-result"), "6.2.7");
}

/// The paragraph under which a unit that panics and cannot move is told to be lost.
fn cited_when_lost(id: &str, key: &str) -> &'static str {
    let mut table = Table::bare();
    let lost = table.unit(id, Defender, 60, 60);
    for x in [20, 100] {
        table.unit(RIFLES, Defender, x, 110);
    }
    table.state.unit_mut(lost).mobility = Mobility::Crippled;
    c11_morale::panic(&mut table.state, lost, &mut table.log);
    crate::flow::run(&mut table.state, &mut table.log);
    table.sixes();
    table.cited(key)
}

#[test]
fn r11_3_who_cannot_run_surrenders_under_this_paragraph() {
    assert_eq!(cited_when_lost("rep-schneider-105-11-105mm", "event-gone"), "11.3");
}

#[test]
fn r10_4_a_vehicle_that_cannot_run_is_abandoned_under_this_paragraph() {
    assert_eq!(cited_when_lost(TANK, "event-gone"), "10.4");
}

#[test]
fn r4_7_a_pull_is_told_as_a_pull() {
    let mut table = Table::bare();
    let tank = table.unit(TANK, Attacker, 60, 60);
    let tractor = table.unit("rep-tractor", Attacker, 60, 50);
    table.state.unit_mut(tank).mobility = Mobility::Bogged;
    table.state.unit_mut(tractor).stands[0] = Point { x: 6000, y: 6000 - 510 };
    let officer = table.officer(Attacker, 50, 52, [0, 1, 0]);
    table.order(officer, tractor, OrderKind::Rescue, ZERO).dice(&[4, 3]);
    let told = table.log.last().map(|event| Peanas::event_message(&table.state, *event).key);
    assert_eq!(told.as_deref(), Some("event-pull-dice"));
    assert!(!table.told(|event| matches!(event, Event::BogDice { .. })));
}
