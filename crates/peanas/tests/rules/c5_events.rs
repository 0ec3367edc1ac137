//! §5.4.1: the six events, and whom they fall on.

use super::*;
use crate::data::Ammo;
use crate::ids::EventKind;

/// A unit of that quality given an order of that kind while an event waits on it.
fn with(event: EventKind, quality: Quality, kind: OrderKind) -> (Table, UnitNo) {
    let mut table = Table::bare();
    let unit = table.unit_with(RIFLES, Attacker, 60, 30, quality, &[]);
    let officer = table.officer(Attacker, 60, 20, [0, 1, 0]);
    table.unit(RIFLES, Attacker, 10, 10);
    table.state.unit_mut(unit).event = Some(event);
    table.order(officer, unit, kind, ZERO);
    (table, unit)
}

fn modifier(event: EventKind) -> [i8; 4] {
    [Quality::Green, Quality::Regular, Quality::Veteran, Quality::Elite].map(|quality| {
        let (table, _) = with(event, quality, OrderKind::Move);
        if table.state.pending() == Some(Frame::March) { table.state.order.modifier } else { 99 }
    })
}

#[test]
fn r5_4_1_confusion_initiative_opportunity_and_freeze_change_the_modifier_by_quality() {
    assert_eq!(modifier(EventKind::Confusion), [-1, -1, -1, -1]);
    assert_eq!(modifier(EventKind::Opportunity), [1, 1, 1, 1]);
    assert_eq!(modifier(EventKind::Initiative), [-1, -1, 1, 1]);
    // Green troops lose the order: they never come to move.
    assert_eq!(modifier(EventKind::Freeze), [99, -1, -1, -1]);
}

#[test]
fn r5_4_1_green_troops_that_freeze_have_spent_their_activation() {
    let (table, unit) = with(EventKind::Freeze, Quality::Green, OrderKind::Move);
    assert!(table.state.unit(unit).spent);
    assert!(table.told(|event| matches!(event, Event::OrderLost(..))));
}

#[test]
fn r5_4_1_take_cover_pins_the_green_and_covers_the_seasoned() {
    for (quality, pinned, covered) in [
        (Quality::Green, 1, false),
        (Quality::Regular, 1, false),
        (Quality::Veteran, 0, true),
        (Quality::Elite, 0, true),
    ] {
        let (table, unit) = with(EventKind::TakeCover, quality, OrderKind::Move);
        let it = table.state.unit(unit);
        assert_eq!((it.pinned, it.covered), (pinned, covered), "{quality}");
        assert_eq!(table.state.pending() == Some(Frame::March), covered, "pinned, the order is cancelled");
    }
}

#[test]
fn r5_4_1_a_mistake_without_fire_pins() {
    let (table, unit) = with(EventKind::Mistake, Quality::Regular, OrderKind::Move);
    assert_eq!(table.state.unit(unit).pinned, 1);
    assert_eq!(table.state.pending(), Some(Frame::Turn));
}

/// A mistaken shot at one of two enemies.
fn mistaken(quality: Quality) -> (Table, UnitNo, UnitNo, UnitNo) {
    let mut table = Table::bare();
    let unit = table.unit_with(RIFLES, Attacker, 60, 30, quality, &[]);
    let (two, three) = (table.unit(RIFLES, Defender, 60, 50), table.unit(RIFLES, Defender, 74, 52));
    let officer = table.officer(Attacker, 60, 20, [0, 1, 0]);
    table.unit(RIFLES, Attacker, 10, 10);
    table.state.unit_mut(unit).event = Some(EventKind::Mistake);
    table.order(officer, unit, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Normal });
    (table, unit, two, three)
}

#[test]
fn r5_4_1_a_mistaken_shot_goes_at_the_unit_nearest_to_the_target() {
    let (mut table, _, two, three) = mistaken(Quality::Regular);
    table.pass();
    assert_eq!(table.state.unit(two).losses, 0);
    assert!(table.state.unit(three).losses > 0);
}

#[test]
fn r5_4_1_the_seasoned_may_rather_be_pinned() {
    let (mut table, unit, two, three) = mistaken(Quality::Veteran);
    assert_eq!(table.state.pending(), Some(Frame::Mistake(three)));
    table.refused(Action::Mistaken(two), "not-the-nearest");
    table.act(Action::Refuse);
    assert_eq!(table.state.unit(unit).pinned, 1);
    assert_eq!(table.state.unit(three).losses, 0);
}

#[test]
fn r5_4_1_of_those_equally_near_the_enemy_says_who_is_shot_at_by_mistake() {
    for quality in [Quality::Regular, Quality::Veteran] {
        let mut table = Table::bare();
        let unit = table.unit_with(RIFLES, Attacker, 60, 30, quality, &[]);
        let target = table.unit(RIFLES, Defender, 60, 50);
        let (left, right) = (table.unit(RIFLES, Defender, 46, 50), table.unit(RIFLES, Defender, 74, 50));
        let far = table.unit(RIFLES, Defender, 90, 50);
        for (one, x) in [(target, 60), (left, 46), (right, 74), (far, 90)] {
            table.line(one, x, 50);
        }
        assert_eq!(table.state.distance(left, target), table.state.distance(right, target));
        let officer = table.officer(Attacker, 60, 20, [0, 1, 0]);
        table.state.unit_mut(unit).event = Some(EventKind::Mistake);
        table.order(officer, unit, OrderKind::Fire, ZERO);
        table.act(Action::Shoot { target, weapon: 0, ammo: Ammo::Normal });
        assert_eq!((table.state.pending(), table.seat()), (Some(Frame::WrongTarget), Seat(1)));
        table.refused(Action::Mistaken(far), "not-the-nearest");
        table.refused(Action::Refuse, "event-pending");
        table.allowed(Action::Mistaken(left));
        table.act(Action::Mistaken(right));
        if quality == Quality::Veteran {
            assert_eq!((table.state.pending(), table.seat()), (Some(Frame::Mistake(right)), Seat(0)));
            table.refused(Action::Mistaken(left), "not-the-nearest");
            table.act(Action::Mistaken(right));
        }
        table.pass();
        assert_eq!(table.state.unit(left).losses, 0);
        assert!(table.state.unit(right).losses > 0);
    }
}

/// An officer of that quality activates with equal event dice.
fn activated(quality: Quality, face: u8) -> (Table, UnitNo, UnitNo, UnitNo) {
    let mut table = Table::bare();
    let officer = table.unit_with("nat-oficial", Attacker, 60, 20, quality, &[]);
    let seen = table.unit(RIFLES, Attacker, 60, 40);
    let hidden = table.unit(RIFLES, Attacker, 60, 80);
    let also = table.unit(RIFLES, Attacker, 40, 40);
    table.piece(PieceKind::Hill2, 60, 60, 0);
    table.unit(RIFLES, Defender, 10, 110);
    table.act(Action::Activate(officer));
    let count = table.state.data().quality(quality).dice;
    table.dice(&vec![3; usize::from(count)]).dice(&[face, face]);
    let _ = also;
    (table, officer, seen, hidden)
}

#[test]
fn r5_4_1_unequal_event_dice_are_nothing() {
    let mut table = Table::bare();
    let officer = table.unit("nat-oficial", Attacker, 60, 20);
    table.act(Action::Activate(officer)).dice(&[3, 3, 3]).dice(&[5, 6]);
    assert_eq!(table.state.pending(), Some(Frame::Turn));
    assert_eq!(table.state.unit(officer).officer.event, None);
}

#[test]
fn r5_4_1_the_enemy_applies_a_green_officers_event_in_his_sight() {
    let (mut table, officer, seen, hidden) = activated(Quality::Green, 1);
    assert_eq!(table.seat(), Seat(1));
    table.refused(Action::EventOn(hidden), "not-in-officers-sight");
    table.refused(Action::EventOn(officer), "is-the-officer");
    table.act(Action::EventOn(seen));
    assert_eq!(table.state.unit(seen).event, Some(EventKind::Confusion));
}

#[test]
fn r5_4_1_a_regular_officers_event_falls_on_the_first_unit_he_orders() {
    let (mut table, officer, seen, _) = activated(Quality::Regular, 6);
    assert_eq!(table.state.unit(officer).officer.event, Some(EventKind::Opportunity));
    table.order(officer, seen, OrderKind::Move, ZERO);
    assert_eq!(table.state.order.modifier, 1);
    assert_eq!(table.state.unit(officer).officer.event, None);
}

#[test]
fn r5_4_1_a_regular_officer_who_orders_nobody_leaves_his_event_to_the_enemy() {
    let (mut table, _, seen, _) = activated(Quality::Regular, 5);
    table.act(Action::EndTurn);
    assert_eq!(table.seat(), Seat(1));
    table.act(Action::EventOn(seen));
    assert_eq!(table.state.unit(seen).pinned, 1, "cover is taken at once");
}

#[test]
fn r5_4_1_a_veteran_applies_his_own_in_sight_and_an_elite_officer_anywhere() {
    let (table, _, _, hidden) = activated(Quality::Veteran, 6);
    assert_eq!(table.seat(), Seat(0));
    table.refused(Action::EventOn(hidden), "not-in-officers-sight");
    let (mut table, _, _, hidden) = activated(Quality::Elite, 6);
    assert_eq!(table.seat(), Seat(0));
    table.act(Action::EventOn(hidden));
    assert_eq!(table.state.unit(hidden).event, Some(EventKind::Opportunity));
}

#[test]
fn r5_4_1_a_unit_that_reacts_alone_throws_its_own_event_dice() {
    let mut table = Table::bare();
    let mover = table.unit("nat-observador-artilleria", Attacker, 40, 50);
    let watch = table.unit(RIFLES, Defender, 60, 70);
    table.unit(RIFLES, Attacker, 110, 10);
    let officer = table.officer(Attacker, 40, 40, [0, 1, 0]);
    table.order(officer, mover, OrderKind::Move, ZERO);
    table.act(Action::Walk { facing: Facing::UP, to: Point::cm(55, 50) });
    table.act(Action::React { unit: watch, moment: crate::state::Moment::Last }).dice(&[6, 6]);
    assert_eq!(table.state.order.modifier, 1);
}

#[test]
fn r5_4_1_green_troops_that_freeze_do_not_get_down() {
    for (quality, prone) in [(Quality::Green, false), (Quality::Regular, true)] {
        let mut table = Table::bare();
        let one = table.unit(LINE, Attacker, 60, 40);
        let two = table.unit_with(RIFLES, Defender, 60, 55, quality, &[]);
        let officer = table.officer(Attacker, 50, 38, [0, 1, 0]);
        table.unit(RIFLES, Defender, 110, 110);
        table.order(officer, one, OrderKind::Fire, ZERO);
        table.act(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Normal });
        table.act(Action::Prone(two)).dice(&[3, 3]);
        assert_eq!(table.state.unit(two).prone > 0, prone, "{quality}");
        assert!(table.state.unit(two).spent);
    }
}

#[test]
fn r5_4_1_an_officer_woken_by_an_assault_in_his_own_turn_leaves_his_event_to_the_enemy() {
    let mut table = Table::bare();
    let officer = table.unit("nat-oficial", Attacker, 50, 40);
    let (one, two) = (table.unit(LINE, Attacker, 60, 20), table.unit(RIFLES, Defender, 60, 100));
    table.stand(one, [(6000, 4000), (6000, 4700), (6000, 4350), (6600, 4350)]);
    table.stand(two, [(6000, 5400), (6000, 5000), (6600, 5300), (5400, 5300)]);
    table.unit(LINE, Attacker, 110, 5);
    table.unit(RIFLES, Defender, 110, 110);
    table.act(Action::EndTurn).act(Action::Strike { unit: one, target: two });
    table.dice(&[3, 3, 3, 1, 1]).act(Action::Dice(Pool::NONE));
    assert!(matches!(table.state.pending(), Some(Frame::EventOn { by: Defender, .. })));
    assert_eq!(table.state.unit(officer).officer.event, None);
}

#[test]
fn r5_4_1_an_event_that_waits_and_one_that_falls_with_the_order_both_count() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 60, 30);
    let officer = table.officer(Attacker, 60, 20, [0, 1, 0]);
    table.state.unit_mut(unit).event = Some(EventKind::Confusion);
    table.state.unit_mut(officer).officer.event = Some(EventKind::Initiative);
    table.order(officer, unit, OrderKind::Move, ZERO);
    assert_eq!(table.state.order.modifier, -2);
}

#[test]
fn r5_4_1_a_second_event_drives_out_the_one_that_waits_and_says_so() {
    let (mut table, _, seen, _) = activated(Quality::Elite, 6);
    table.state.unit_mut(seen).event = Some(EventKind::Confusion);
    table.act(Action::EventOn(seen));
    assert_eq!(table.state.unit(seen).event, Some(EventKind::Opportunity));
    assert!(table.told(|event| *event == Event::EventLost(EventKind::Confusion)));
}

#[test]
fn r5_4_1_whoever_an_event_pins_while_he_is_motivated_recovers_all_the_same() {
    let motivated = |event: EventKind, markers: u8| {
        let mut table = Table::bare();
        let unit = table.unit(RIFLES, Attacker, 60, 30);
        let officer = table.officer(Attacker, 60, 20, [1, 0, 0]);
        table.unit(RIFLES, Attacker, 10, 10);
        table.unit(RIFLES, Attacker, 110, 10);
        table.state.unit_mut(unit).pinned = markers;
        table.state.unit_mut(unit).event = Some(event);
        table.order(officer, unit, OrderKind::Motivate, PLUS);
        (table, unit)
    };
    for event in [EventKind::TakeCover, EventKind::Mistake] {
        let (mut table, unit) = motivated(event, 1);
        table.dice(&[3]);
        assert_eq!(table.state.unit(unit).pinned, 1, "two markers, one removed");
        // The third is panic: then there is nothing to recover from.
        let (mut table, unit) = motivated(event, 2);
        table.sixes();
        assert!(table.state.unit(unit).panicked);
        assert!(!table.told(|event| matches!(event, Event::RecoveryDie { .. })));
    }
}

#[test]
fn r5_4_1_a_reaction_lost_to_one_event_is_not_given_back_by_the_next() {
    let mut table = Table::bare();
    let shooter = table.unit(RIFLES, Attacker, 60, 30);
    let target = table.unit_with(RIFLES, Defender, 60, 46, Quality::Green, &[]);
    table.unit(RIFLES, Defender, 10, 110);
    let officer = table.officer(Attacker, 60, 20, [0, 1, 0]);
    // Frozen already, it throws a mistake of its own as it goes down.
    table.state.unit_mut(target).event = Some(EventKind::Freeze);
    table.order(officer, shooter, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target, weapon: 0, ammo: Ammo::Normal });
    table.act(Action::Prone(target)).dice(&[2, 2]);
    assert_eq!(table.state.unit(target).prone, 0);
    assert_eq!(table.state.unit(target).pinned, 1);
}

#[test]
fn r5_4_1_the_third_marker_of_an_event_is_panic_and_nobody_goes_prone() {
    let mut table = Table::bare();
    let shooter = table.unit(RIFLES, Attacker, 60, 30);
    let target = table.unit(RIFLES, Defender, 60, 46);
    table.unit(RIFLES, Defender, 10, 110);
    table.unit(RIFLES, Defender, 110, 110);
    let officer = table.officer(Attacker, 60, 20, [0, 1, 0]);
    table.state.unit_mut(target).pinned = 2;
    table.order(officer, shooter, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target, weapon: 0, ammo: Ammo::Normal });
    table.act(Action::Prone(target)).dice(&[5, 5]).sixes();
    assert!(table.state.unit(target).panicked);
    assert!(!table.told(|event| matches!(event, Event::GoesProne(..))));
}
