//! Rules about the assault (§9).

use super::*;
use crate::rules::c9_assault;
use crate::state::{CONTACT, Mobility, Readiness};

/// An attacker charges a defender 12 cm away; both have nothing but rifles unless said otherwise.
fn charge(one: &str, two: &str) -> (Table, UnitNo, UnitNo) {
    let mut table = Table::bare();
    let one = table.unit(one, Attacker, 60, 50);
    let two = table.unit(two, Defender, 60, 68);
    let officer = table.officer(Attacker, 60, 42, [0, 1, 0]);
    table.unit(RIFLES, Attacker, 10, 10);
    table.unit(RIFLES, Defender, 10, 110);
    table.order(officer, one, OrderKind::Move, ZERO).act(Action::Charge(two));
    (table, one, two)
}

#[test]
fn r9_1_a_charge_ends_base_to_base() {
    let (mut table, one, two) = charge("rep-seccion-milicia-poum", "rep-seccion-milicia-poum");
    table.pass().act(Action::Form(crate::actions::Formation::Line));
    assert!(table.state.distance(one, two) <= CONTACT);
    assert!(table.state.in_contact(one, two));
}

#[test]
fn r9_1_only_sections_start_assaults() {
    let mut table = Table::bare();
    let gun = table.unit("nat-ametralladora-media-hotchkiss", Attacker, 60, 50);
    let two = table.unit(RIFLES, Defender, 60, 60);
    let officer = table.officer(Attacker, 60, 42, [0, 1, 0]);
    table.order(officer, gun, OrderKind::Move, ZERO);
    table.refused(Action::Charge(two), "only-infantry-assaults");
}

#[test]
fn r9_2_both_strike_though_they_have_acted_and_it_uses_the_activation() {
    let (mut table, one, two) = charge("rep-seccion-milicia-poum", "rep-seccion-milicia-poum");
    table.pass().act(Action::Form(crate::actions::Formation::Huddle)).act(Action::EndTurn);
    assert_eq!(table.seat(), Seat(0), "the active player declares first");
    table.act(Action::Strike { unit: one, target: two });
    // His officer, in his own turn, has no dice left: nothing is asked.
    assert_eq!(table.seat(), Seat(1));
    table.act(Action::Strike { unit: two, target: one });
    assert!(table.state.unit(two).spent);
    let blows = table.log.iter().filter(|event| matches!(event, Event::StrikeResult { .. })).count();
    assert_eq!(blows, 2);
}

#[test]
fn r9_3_an_even_fight_costs_two_each() {
    let (mut table, one, two) = charge("rep-seccion-milicia-poum", "rep-seccion-milicia-poum");
    table.pass().act(Action::Form(crate::actions::Formation::Huddle)).act(Action::EndTurn);
    table.act(Action::Strike { unit: one, target: two }).act(Action::Strike { unit: two, target: one });
    let results: Vec<i8> = table
        .log
        .iter()
        .filter_map(|event| if let Event::StrikeResult { result, .. } = event { Some(*result) } else { None })
        .collect();
    // Damage 3 − Defence 1; stands in contact weigh for one and against the other.
    assert_eq!(results.iter().sum::<i8>(), 4, "{results:?}");
}

#[test]
fn r9_3_pinned_troops_strike_two_worse() {
    let strike = |pinned| {
        let (mut table, one, two) = charge("rep-seccion-milicia-poum", "rep-seccion-milicia-poum");
        table.pass().act(Action::Form(crate::actions::Formation::Huddle));
        table.state.unit_mut(two).pinned = pinned;
        table.act(Action::EndTurn);
        table.act(Action::Strike { unit: one, target: two }).act(Action::Strike { unit: two, target: one });
        table.result()
    };
    assert_eq!(strike(0) - strike(1), 2);
}

#[test]
fn r9_4_whoever_withdraws_is_struck_does_not_strike_and_runs() {
    let (mut table, one, two) = charge("rep-seccion-milicia-poum", "rep-seccion-milicia-poum");
    table.pass().act(Action::Form(crate::actions::Formation::Huddle)).act(Action::EndTurn);
    table.act(Action::Strike { unit: one, target: two }).act(Action::Withdraw(two));
    assert_eq!(table.state.unit(one).losses, 0);
    assert!(table.state.unit(two).losses > 0);
    table.dice(&[6]);
    assert!(!table.state.in_contact(one, two));
}

#[test]
fn r9_4_a_crew_in_contact_may_withdraw_or_stay_and_strikes_nobody() {
    let met = || {
        let (mut table, one, gun) = charge("rep-seccion-milicia-poum", "nat-ametralladora-media-hotchkiss");
        table.pass().act(Action::Form(crate::actions::Formation::Huddle)).act(Action::EndTurn);
        table.refused(Action::Stay, "strike-or-withdraw");
        table.act(Action::Strike { unit: one, target: gun });
        assert_eq!(table.seat(), Seat(1), "the crew is asked");
        table.refused(Action::Strike { unit: gun, target: one }, "no-blow");
        (table, one, gun)
    };
    let (mut table, one, gun) = met();
    table.act(Action::Withdraw(gun)).sixes();
    assert!(table.state.unit(gun).losses > 0 && table.state.unit(one).losses == 0);
    assert!(!table.state.in_contact(one, gun));
    assert_eq!(table.state.unit(gun).readiness, Readiness::Packed, "carried off, it has to be set up again");
    let (mut table, one, gun) = met();
    table.act(Action::Stay).sixes();
    assert!(table.state.unit(gun).losses > 0 && table.state.unit(one).losses == 0);
    assert!(table.state.in_contact(one, gun));
}

#[test]
fn r9_4_a_gun_that_cannot_be_moved_and_a_vehicle_are_not_asked() {
    for two in ["nat-camion", "nat-bilbao-m-32"] {
        let (mut table, one, two) = charge("rep-seccion-milicia-poum", two);
        table.pass().act(Action::Form(crate::actions::Formation::Huddle)).act(Action::EndTurn);
        table.act(Action::Strike { unit: one, target: two }).sixes();
        assert_eq!(table.state.active(), Defender);
    }
    let (mut table, one, gun) = charge("rep-seccion-milicia-poum", "nat-ametralladora-media-hotchkiss");
    table.pass().act(Action::Form(crate::actions::Formation::Huddle));
    table.state.unit_mut(gun).mobility = Mobility::Bogged;
    table.act(Action::EndTurn).act(Action::Strike { unit: one, target: gun }).sixes();
    assert_eq!(table.state.active(), Defender);
}

#[test]
fn r9_4_leaving_by_a_move_is_struck_at_once() {
    let (mut table, one, two) = charge("rep-seccion-milicia-poum", "rep-seccion-milicia-poum");
    table.pass().act(Action::Form(crate::actions::Formation::Huddle));
    table.turn_of(Defender);
    let officer = table.officer(Defender, 75, 75, [0, 1, 0]);
    table.order(officer, two, OrderKind::Move, ZERO);
    let before = table.state.unit(two).stands;
    let at = table.state.unit(two).middle();
    let away = Point { x: at.x, y: at.y + 1200 };
    table.act(Action::Walk { facing: Facing::UP, to: away });
    assert!(table.told(|event| matches!(event, Event::StrikeResult { unit, .. } if *unit == one)));
    table.sixes().pass().act(Action::Form(crate::actions::Formation::Huddle));
    assert!(!table.state.in_contact(one, two));
    // It has struck for this turn, should they touch again.
    assert!(table.state.unit(one).spent);
    table.state.unit_mut(two).stands = before;
    table.act(Action::EndTurn).act(Action::Strike { unit: two, target: one }).sixes();
    let blows = table.log.iter().filter(|event| matches!(event, Event::StrikeResult { unit, .. } if *unit == one));
    assert_eq!(blows.count(), 1);
}

#[test]
fn r9_4_the_blow_at_a_leaver_is_supervised_as_any_other() {
    let blow = |pool| {
        let (mut table, one, two) = charge("rep-seccion-milicia-poum", "rep-seccion-milicia-poum");
        table.pass().act(Action::Form(crate::actions::Formation::Huddle));
        table.turn_of(Defender);
        table.state.unit_mut(UnitNo(2)).officer.dice = [1, 0, 0];
        let officer = table.officer(Defender, 75, 75, [0, 1, 0]);
        table.order(officer, two, OrderKind::Move, ZERO);
        let at = table.state.unit(two).middle();
        table.act(Action::Walk { facing: Facing::UP, to: Point { x: at.x, y: at.y + 1200 } });
        assert_eq!((table.state.pending(), table.seat()), (Some(Frame::Dice(one)), Seat(0)));
        table.act(Action::Dice(pool));
        table.result()
    };
    assert_eq!(blow(PLUS) - blow(Pool::NONE), 1);
}

/// Two sections with one stand of each in contact, and others so that nobody collapses.
fn locked() -> (Table, UnitNo, UnitNo) {
    let mut table = Table::bare();
    let (one, two) = (table.unit(LINE, Attacker, 60, 20), table.unit(RIFLES, Defender, 60, 100));
    table.stand(one, [(6000, 4000), (6000, 4700), (6000, 4350), (6600, 4350)]);
    table.stand(two, [(6000, 6200), (6000, 5000), (6000, 5800), (6000, 6600)]);
    table.unit(LINE, Attacker, 110, 5);
    table.unit(RIFLES, Defender, 110, 110);
    (table, one, two)
}

#[test]
fn r9_3_casualties_come_from_the_stands_in_contact() {
    let (mut table, one, two) = locked();
    table.state.unit_mut(two).losses = 3;
    table.act(Action::EndTurn);
    table.act(Action::Strike { unit: one, target: two }).act(Action::Strike { unit: two, target: one });
    assert_eq!(table.state.pending(), Some(Frame::Removal(two)));
    table.refused(Action::Remove(3), "not-in-contact");
    table.allowed(Action::Remove(1));
}

#[test]
fn r9_4_a_move_that_stays_in_contact_is_not_struck() {
    let (mut table, one, two) = locked();
    table.stand(two, [(6000, 5400), (6000, 5000), (6550, 5000), (5400, 5300)]);
    let officer = table.officer(Attacker, 50, 40, [0, 1, 0]);
    table.order(officer, one, OrderKind::Move, ZERO);
    table.act(Action::Walk { facing: Facing::UP, to: Point { x: 6200, y: 4700 } });
    assert!(!table.told(|event| matches!(event, Event::StrikeResult { .. })));
    table.pass().act(Action::Form(crate::actions::Formation::Huddle));
    assert!(table.state.in_contact(one, two));
}

#[test]
fn r9_4_whoever_panics_is_struck_before_it_runs() {
    let (mut table, one, two) = locked();
    table.stand(two, [(6000, 5400), (6000, 5000), (6600, 5300), (5400, 5300)]);
    table.state.unit_mut(two).pinned = 2;
    crate::rules::c11_morale::pin(&mut table.state, two, &mut table.log);
    crate::flow::run(&mut table.state, &mut table.log);
    table.sixes();
    while matches!(table.state.pending(), Some(Frame::Removal(_))) {
        table.act(Action::Remove(1)).sixes();
    }
    let struck = table.told_at(|event| matches!(event, Event::StrikeResult { unit, .. } if *unit == one));
    let ran = table.told_at(|event| matches!(event, Event::Retreated { unit, .. } if *unit == two));
    assert!(struck.is_some() && ran.is_some() && struck < ran, "{struck:?} {ran:?}");
    assert!(table.state.unit(one).spent);
}

#[test]
fn r9_3_the_panicked_are_struck_at_once_by_whoever_runs_into_them_strike_nobody_and_run_on() {
    let mut table = Table::bare();
    let one = table.unit("rep-seccion-milicia-poum", Attacker, 60, 50);
    let two = table.unit("rep-seccion-milicia-poum", Defender, 60, 68);
    let officer = table.officer(Attacker, 60, 42, [0, 1, 0]);
    table.unit(RIFLES, Attacker, 10, 10);
    table.unit(RIFLES, Defender, 10, 110);
    table.unit(RIFLES, Defender, 110, 110);
    table.state.unit_mut(two).panicked = true;
    table.order(officer, one, OrderKind::Move, ZERO).act(Action::Charge(two)).sixes();
    if matches!(table.state.pending(), Some(Frame::MoveReact)) {
        table.pass();
    }
    table.act(Action::Form(crate::actions::Formation::Huddle)).sixes();
    while let Some(Frame::Removal(unit)) = table.state.pending() {
        let stand = table.state.unit(unit).standing().last().expect("a stand is left");
        table.act(Action::Remove(stand)).sixes();
    }
    let struck = table.told_at(|event| matches!(event, Event::StrikeResult { unit, .. } if *unit == one));
    let ran = table.told_at(|event| matches!(event, Event::Retreated { unit, .. } if *unit == two));
    assert!(struck.is_some() && ran.is_some() && struck < ran, "{struck:?} {ran:?}");
    let answer = table.told_at(|event| matches!(event, Event::StrikeResult { unit, .. } if *unit == two));
    assert!(answer.is_none() && !table.state.in_contact(one, two));
    assert_eq!(table.state.pending(), Some(Frame::Turn), "in the middle of the turn");
}

#[test]
fn r5_8_withdrawing_breaks_off_a_prolonged_action() {
    let (mut table, one, two) = locked();
    table.state.unit_mut(two).task = crate::state::Task::Dig(3);
    table.act(Action::EndTurn).act(Action::Strike { unit: one, target: two }).act(Action::Withdraw(two));
    assert_eq!(table.state.unit(two).task, crate::state::Task::None);
}

#[test]
fn r9_5_it_goes_on_while_nobody_leaves() {
    let (mut table, one, two) = charge("rep-seccion-milicia-poum", "rep-seccion-milicia-poum");
    table.pass().act(Action::Form(crate::actions::Formation::Huddle)).act(Action::EndTurn);
    table.act(Action::Strike { unit: one, target: two }).act(Action::Strike { unit: two, target: one });
    while Peanas::node(&table.state) == Node::Chance {
        table.dice(&[6]);
    }
    assert!(table.state.in_contact(one, two));
    table.act(Action::EndTurn);
    assert_eq!(table.state.pending(), Some(Frame::Melee(Defender)), "the defender's turn ends with the same fight");
}

#[test]
fn r3_hand_grenades_add_two_and_the_others_one_and_they_add_up_in_assault() {
    let bonus = |upgrades: &[Upgrade]| {
        let mut table = Table::bare();
        let unit = table.unit_with("rep-seccion-milicia-poum", Attacker, 60, 20, Quality::Regular, upgrades);
        let other = table.unit(RIFLES, Defender, 60, 100);
        c9_assault::bonus(&table.state, unit, other)
    };
    assert_eq!(bonus(&[]), 0);
    assert_eq!(bonus(&[Upgrade::HandGrenades]), 2);
    assert_eq!(bonus(&[Upgrade::PetrolBombs]), 1);
    assert_eq!(bonus(&[Upgrade::Explosives]), 1);
    assert_eq!(bonus(&[Upgrade::HandGrenades, Upgrade::PetrolBombs, Upgrade::Explosives]), 4);
}

#[test]
fn r3_assault_fire_at_another_move_does_not_take_the_bonus_away() {
    let mut table = Table::bare();
    let legion = table.unit("nat-seccion-de-la-legion", Attacker, 50, 50);
    let gun = table.unit("rep-ametralladora-media-maxim", Defender, 60, 95);
    let prey = table.unit(RIFLES, Defender, 50, 64);
    let late = table.unit(LINE, Attacker, 72, 50);
    let officer = table.officer(Attacker, 60, 42, [0, 2, 0]);
    for unit in [prey, officer] {
        table.state.unit_mut(unit).spent = unit == prey;
    }
    table.order(officer, legion, OrderKind::Move, ZERO).act(Action::Charge(prey)).pass();
    table.act(Action::Form(crate::actions::Formation::Huddle));
    let bonus = c9_assault::bonus(&table.state, legion, prey);
    // The machine gun answers the next mover, and takes the legion with its second shot.
    table.order(officer, late, OrderKind::Move, ZERO);
    table.act(Action::Walk { facing: Facing::UP, to: Point::cm(72, 60) });
    table.act(Action::React { unit: gun, moment: crate::state::Moment::Last }).dice(&[1, 2]);
    table.act(Action::Shoot { target: late, weapon: 0, ammo: crate::data::Ammo::Area });
    table.act(Action::Also(legion));
    table.sixes();
    assert!(table.state.unit(late).met_fire);
    assert_eq!(c9_assault::bonus(&table.state, legion, prey), bonus);
}

#[test]
fn r5_8_contact_breaks_off_a_prolonged_action() {
    let mut table = Table::bare();
    let one = table.unit(LINE, Attacker, 60, 50);
    let eye = table.unit("rep-observador-artilleria", Defender, 60, 64);
    let officer = table.officer(Attacker, 60, 42, [0, 1, 0]);
    table.state.unit_mut(eye).task = crate::state::Task::Dig(2);
    table.order(officer, one, OrderKind::Move, ZERO).act(Action::Charge(eye)).pass();
    table.act(Action::Form(crate::actions::Formation::Huddle));
    assert_eq!(table.state.unit(eye).task, crate::state::Task::None);
    assert!(table.told(|event| matches!(event, Event::TaskBroken(unit, _) if *unit == eye)));
}

#[test]
fn r5_6_3_a_charge_pinned_at_its_last_point_makes_no_contact() {
    let (mut table, one, two) = charge(RIFLES, RIFLES);
    table.act(Action::React { unit: two, moment: crate::state::Moment::Last }).dice(&[1, 2]);
    table.act(Action::Shoot { target: one, weapon: 0, ammo: crate::data::Ammo::Normal });
    // 5 − 3 casualties + 1: pinned.
    table.dice(&[1]);
    assert_eq!((table.state.unit(one).pinned, table.state.unit(one).losses), (1, 3));
    assert!(!table.state.in_contact(one, two) && table.state.is_within(one, two, 200));
    assert!(table.told(|event| matches!(event, Event::UnitHalted { .. })));
    assert_eq!(table.state.pending(), Some(Frame::Turn));
    table.act(Action::EndTurn);
    assert!(!table.told(|event| matches!(event, Event::MeleeBegins | Event::Assault { .. })));
}
