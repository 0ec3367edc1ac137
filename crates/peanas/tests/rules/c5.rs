//! §5: turns, orders, reactions.

use super::*;
use crate::data::Ammo;
use crate::geometry::distance;
use crate::rules::c5_orders::worth;
use crate::sight;
use crate::state::{Moment, Task};

#[test]
fn r5_1_attacker_then_defender_then_the_next_round() {
    let mut table = Table::bare();
    table.unit(RIFLES, Attacker, 60, 20);
    table.unit(RIFLES, Defender, 60, 100);
    table.act(Action::EndTurn);
    assert_eq!((table.state.round, table.state.active), (1, Defender));
    table.act(Action::EndTurn);
    assert_eq!((table.state.round, table.state.active), (2, Attacker));
}

#[test]
fn r5_1_after_the_last_round_the_objectives_decide() {
    let mut table = Table::bare();
    table.unit(RIFLES, Attacker, 60, 20);
    table.unit(RIFLES, Defender, 60, 60);
    table.state.round = table.state.data().size(table.state.size()).rounds;
    table.state.objectives[0].holder = Attacker;
    table.state.objectives[1].holder = Attacker;
    table.act(Action::EndTurn).act(Action::EndTurn);
    let Node::Over(outcome) = Peanas::node(&table.state) else { panic!("the battle is over") };
    assert_eq!((outcome.label, outcome.grade, outcome.score), ("objectives", "marginal", 2));
    assert!(outcome.winners.contains(Seat(0)));
}

#[test]
fn r5_2_an_officer_throws_by_quality_and_six_is_plus_one_is_minus() {
    for (quality, dice) in [(Quality::Green, 2), (Quality::Regular, 3), (Quality::Veteran, 4), (Quality::Elite, 5)] {
        let mut table = Table::bare();
        let officer = table.unit_with("nat-oficial", Attacker, 60, 20, quality, &[]);
        table.act(Action::Activate(officer));
        let faces = [6, 1, 3, 5, 2];
        table.dice(&faces[..dice]).dice(&[1, 2]);
        let held = table.state.unit(officer).officer.dice;
        assert_eq!(held, [1, dice as u8 - 2, 1], "{quality}");
        table.refused(Action::Activate(officer), "already-activated");
    }
}

#[test]
fn r5_3_an_order_takes_the_dice_of_one_officer_and_left_overs_go_at_his_next_own_turn() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 60, 30);
    let one = table.officer(Attacker, 60, 20, [1, 0, 0]);
    table.unit(RIFLES, Defender, 60, 110);
    table.act(Action::Order { unit, kind: OrderKind::Move });
    table.refused(Action::Give { officer: one, channel: Channel::Voice, pool: Pool::new(1, 1, 0) }, "not-his-dice");
    table.act(Action::Give { officer: one, channel: Channel::Voice, pool: PLUS }).act(Action::Stay);
    table.state.unit_mut(one).officer.dice = [0, 2, 0];
    table.act(Action::EndTurn);
    assert_eq!(table.state.unit(one).officer.dice, [0, 2, 0], "kept for reactions");
    table.act(Action::EndTurn);
    assert_eq!(table.state.unit(one).officer.dice, [0; 3]);
    assert!(!table.state.unit(one).officer.active);
}

#[test]
fn r5_4_every_order_needs_a_die() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 60, 30);
    let officer = table.officer(Attacker, 60, 20, [1, 0, 0]);
    table.act(Action::Order { unit, kind: OrderKind::Move });
    table.refused(Action::Give { officer, channel: Channel::Voice, pool: Pool::NONE }, "too-few-dice");
}

#[test]
fn r5_4_2_by_voice_within_20_centimetres() {
    let mut table = Table::bare();
    let near = table.unit("nat-francotirador", Attacker, 60, 40);
    let far = table.unit("nat-francotirador", Attacker, 60, 50);
    let officer = table.officer(Attacker, 60, 20, [0, 2, 0]);
    table.order(officer, near, OrderKind::Move, ZERO).act(Action::Stay);
    table.act(Action::Order { unit: far, kind: OrderKind::Move });
    table.refused(Action::Give { officer, channel: Channel::Voice, pool: ZERO }, "out-of-voice");
}

#[test]
fn r5_4_3_a_messenger_walks_20_centimetres_a_turn_and_the_order_is_carried_out_on_arrival() {
    let mut table = Table::bare();
    let far = table.unit("nat-francotirador", Attacker, 60, 70);
    table.unit(RIFLES, Defender, 10, 110);
    let officer = table.officer(Attacker, 60, 20, [1, 1, 0]);
    table.act(Action::Order { unit: far, kind: OrderKind::Move });
    table.act(Action::Give { officer, channel: Channel::Messenger, pool: PLUS });
    assert_eq!(table.state.messengers[0].at, Point::cm(60, 40));
    table.act(Action::EndTurn).act(Action::EndTurn);
    assert_eq!(table.state.messengers[0].at, Point::cm(60, 60));
    table.act(Action::EndTurn).act(Action::EndTurn);
    assert_eq!(table.state.pending(), Some(Frame::March), "it has arrived: the unit moves, 5 cm farther");
    table.allowed(Action::Walk { facing: Facing::UP, to: Point::cm(60, 90) });
    assert!(table.state.messengers.is_empty());
}

#[test]
fn r5_4_3_the_voice_must_not_carry() {
    let mut table = Table::bare();
    let near = table.unit("nat-francotirador", Attacker, 60, 40);
    let officer = table.officer(Attacker, 60, 20, [0, 1, 0]);
    table.act(Action::Order { unit: near, kind: OrderKind::Move });
    table.refused(Action::Give { officer, channel: Channel::Messenger, pool: ZERO }, "voice-carries");
}

#[test]
fn r5_4_4_signals_need_sight_and_three_dice() {
    let mut table = Table::bare();
    let far = table.unit("nat-francotirador", Attacker, 60, 70);
    let officer = table.officer(Attacker, 60, 20, [0, 3, 0]);
    let signal = |pool| Action::Give { officer, channel: Channel::Signals, pool };
    table.act(Action::Order { unit: far, kind: OrderKind::Move });
    table.refused(signal(Pool::new(0, 2, 0)), "signals-take-three");
    table.allowed(signal(Pool::new(0, 3, 0)));
    table.piece(PieceKind::House, 60, 45, 0);
    table.refused(signal(Pool::new(0, 3, 0)), "not-in-officers-sight");
}

#[test]
fn r5_4_5_an_officer_on_foot_moves_freely_once_and_a_command_vehicle_does_not() {
    let mut table = Table::bare();
    let officer = table.unit("nat-oficial", Attacker, 60, 20);
    let tank = table.unit("nat-t-26-b-capturado-mando", Attacker, 40, 20);
    table.refused(Action::FreeMove(tank), "needs-an-order");
    table.act(Action::FreeMove(officer)).act(Action::Walk { facing: Facing::UP, to: Point::cm(60, 30) });
    table.refused(Action::FreeMove(officer), "spent");
}

#[test]
fn r5_4_5_command_vehicles_use_no_messengers_and_no_voice_to_vehicles() {
    let mut table = Table::bare();
    let hen = table.unit("nat-t-26-b-capturado-mando", Attacker, 40, 20);
    let tank = table.unit("nat-t-26-b-capturado", Attacker, 48, 20);
    let man = table.unit("nat-francotirador", Attacker, 40, 90);
    table.state.unit_mut(hen).officer.active = true;
    table.state.unit_mut(hen).officer.dice = [0, 4, 0];
    assert!(!crate::rules::c5_orders::can_speak(&table.state, hen, tank));
    assert!(crate::rules::c5_orders::can_speak(&table.state, hen, hen));
    table.act(Action::Order { unit: man, kind: OrderKind::Move });
    table.refused(Action::Give { officer: hen, channel: Channel::Messenger, pool: ZERO }, "no-messengers");
    table.act(Action::Give { officer: hen, channel: Channel::Signals, pool: Pool::new(0, 3, 0) });
}

#[test]
fn r5_4_6_the_chicks_follow_the_hen_without_her_bonus() {
    let mut table = Table::bare();
    let hen = table.unit("nat-t-26-b-capturado-mando", Attacker, 40, 20);
    let chick = table.unit("nat-t-26-b-capturado", Attacker, 50, 20);
    let stranger = table.unit("nat-t-26-b-capturado", Attacker, 60, 20);
    for unit in [hen, chick] {
        table.state.unit_mut(unit).platoon = 1;
    }
    table.state.unit_mut(hen).officer.active = true;
    table.state.unit_mut(hen).officer.dice = [2, 0, 0];
    table.act(Action::Order { unit: hen, kind: OrderKind::Move });
    let two = Pool::new(2, 0, 0);
    table.refused(Action::Give { officer: hen, channel: Channel::Chicks, pool: PLUS }, "chicks-take-two");
    table.act(Action::Give { officer: hen, channel: Channel::Chicks, pool: two });
    table.act(Action::Drive { facing: Facing::UP, length: 3000 });
    table.refused(Action::Whom(stranger), "no-chick");
    table.act(Action::Whom(chick));
    table.refused(Action::Drive { facing: Facing::UP, length: 2001 }, "too-far");
    table.act(Action::Drive { facing: Facing::UP, length: 2000 });
    assert_eq!(table.state.pending(), Some(Frame::Turn));
}

#[test]
fn r5_5_dice_by_quality() {
    let row = |plus, zero, minus| {
        Quality::ALL.iter().map(|one| worth(Pool::new(plus, zero, minus), *one)).collect::<Vec<_>>()
    };
    assert_eq!(row(1, 0, 0), [0, 1, 1, 1]);
    assert_eq!(row(2, 0, 0), [1, 2, 2, 2]);
    assert_eq!(row(3, 0, 0), [1, 3, 3, 3]);
    assert_eq!(row(0, 0, 2), [-2, -2, -2, -2]);
    assert_eq!(row(0, 2, 0), [0, 0, 0, 1]);
    assert_eq!(row(0, 3, 0), [0, 0, 1, 1]);
    assert_eq!(row(1, 4, 1), [0, 0, 1, 2]);
}

#[test]
fn r5_6_1_once_a_round_an_action_or_a_reaction() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 60, 30);
    let officer = table.officer(Attacker, 60, 20, [0, 2, 0]);
    table.order(officer, unit, OrderKind::Aim, ZERO);
    table.refused(Action::Order { unit, kind: OrderKind::Move }, "spent");
    let enemy = table.unit("rep-francotirador", Defender, 60, 60);
    table.act(Action::EndTurn);
    let red = table.officer(Defender, 60, 68, [0, 1, 0]);
    table.order(red, enemy, OrderKind::Move, ZERO);
    table.act(Action::Walk { facing: Facing::DOWN, to: Point::cm(60, 55) });
    assert_eq!(table.state.pending(), Some(Frame::Turn), "who has acted does not react: no window opens");
}

#[test]
fn r5_6_2_orders_are_refused_to_those_who_cannot_carry_them_out() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 60, 30);
    table.officer(Attacker, 60, 20, [0, 2, 0]);
    let order = |kind| Action::Order { unit, kind };
    table.allowed(order(OrderKind::Move));
    table.allowed(order(OrderKind::Aim));
    table.refused(order(OrderKind::Fire), "no-target");
    table.refused(order(OrderKind::Dig), "no-shovels");
    table.refused(order(OrderKind::Observe), "no-observer");
    table.refused(order(OrderKind::Regroup), "no-leader");
    table.refused(order(OrderKind::Deploy), "nothing-to-deploy");
    table.refused(order(OrderKind::Rescue), "no-tractor");
}

#[test]
fn r5_6_2_without_an_officer_who_has_dice_there_is_no_order() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 60, 30);
    table.officer(Attacker, 60, 20, [0, 0, 0]);
    table.refused(Action::Order { unit, kind: OrderKind::Move }, "no-dice");
}

fn crossing() -> (Table, UnitNo, UnitNo) {
    let mut table = Table::bare();
    let mover = table.unit("nat-observador-artilleria", Attacker, 40, 50);
    let watch = table.unit(RIFLES, Defender, 60, 62);
    table.unit(RIFLES, Attacker, 110, 10);
    table.unit(RIFLES, Attacker, 110, 20);
    let officer = table.officer(Attacker, 40, 40, [0, 1, 0]);
    table.order(officer, mover, OrderKind::Move, ZERO);
    table.act(Action::Walk { facing: Facing::UP, to: Point::cm(55, 50) });
    (table, mover, watch)
}

#[test]
fn r5_6_3_whoever_sees_a_move_may_fire_at_its_first_nearest_or_last_point() {
    let (mut table, mover, watch) = crossing();
    assert_eq!(table.seat(), Seat(1));
    table.act(Action::React { unit: watch, moment: Moment::Nearest }).dice(&[1, 2]);
    table.act(Action::Shoot { target: mover, weapon: 0, ammo: Ammo::Normal });
    // D 3, small, halved: one casualty of two: 5 − 4 − 1 + 1 = 1, panic.
    assert_eq!(table.state.unit(mover).losses, 1);
    table.dice(&[6]);
    assert!(table.state.unit(watch).spent);
}

#[test]
fn r5_6_3_a_mover_pinned_on_its_way_stops_there() {
    let (mut table, mover, watch) = crossing();
    table.act(Action::React { unit: watch, moment: Moment::First }).dice(&[1, 2]);
    table.act(Action::Shoot { target: mover, weapon: 0, ammo: Ammo::Normal });
    table.dice(&[5]);
    assert_eq!(table.state.unit(mover).pinned, 1);
    assert_eq!(table.state.unit(mover).stands[0], Point::cm(40, 50), "seen from the start, hit at the start");
    assert_eq!(table.state.pending(), Some(Frame::Turn));
}

#[test]
fn r5_6_3_an_officer_near_supervises_and_may_give_reserved_dice() {
    let (mut table, mover, watch) = crossing();
    let red = table.officer(Defender, 60, 74, [1, 0, 1]);
    table.act(Action::React { unit: watch, moment: Moment::Last });
    assert_eq!(table.state.pending(), Some(Frame::Dice(watch)), "no event dice of its own");
    table.refused(Action::Dice(Pool::new(2, 0, 0)), "not-his-dice");
    table.act(Action::Dice(PLUS));
    assert_eq!(table.state.unit(red).officer.dice, [0, 0, 1]);
    table.act(Action::Shoot { target: mover, weapon: 0, ammo: Ammo::Normal });
    assert_eq!(table.result(), 1);
}

#[test]
fn r5_6_3_an_officer_not_yet_activated_is_activated_by_supervising() {
    let (mut table, _, watch) = crossing();
    let red = table.unit("rep-oficial", Defender, 60, 74);
    table.act(Action::React { unit: watch, moment: Moment::Last });
    table.dice(&[6, 6, 1]).dice(&[1, 2]);
    assert!(table.state.unit(red).officer.active);
    assert_eq!(table.state.pending(), Some(Frame::Dice(watch)));
}

#[test]
fn r5_6_4_quick_fire_is_one_activation_of_two_orders() {
    let mut table = Table::bare();
    let one = table.unit(LINE, Attacker, 60, 20);
    let (two, three) = (table.unit(RIFLES, Defender, 55, 38), table.unit(RIFLES, Defender, 70, 38));
    let officer = table.officer(Attacker, 60, 12, [0, 2, 0]);
    table.act(Action::Order { unit: one, kind: OrderKind::QuickFire });
    table.act(Action::GiveTwo { officer, first: ZERO, second: ZERO });
    table.act(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Normal }).act(Action::Also(three));
    assert_eq!(table.state.unit(officer).officer.dice, [0; 3]);
    assert!(table.state.unit(one).spent);
}

#[test]
fn r5_7_entrenching_takes_its_turns_and_leaves_a_foxhole() {
    let mut table = Table::bare();
    let unit = table.unit("nat-seccion-infanteria-de-linea-bien-equipada", Attacker, 60, 30);
    table.unit(RIFLES, Defender, 10, 110);
    let officer = table.officer(Attacker, 60, 20, [1, 0, 0]);
    // Cavar(2), one turn less by the die.
    table.order(officer, unit, OrderKind::Dig, PLUS);
    assert_eq!(table.state.unit(unit).task, Task::Dig(1));
    table.act(Action::EndTurn);
    assert_eq!(table.state.pieces.last().map(|piece| piece.kind), Some(PieceKind::Foxhole));
    let shooter = table.unit(RIFLES, Defender, 60, 50);
    assert_eq!(crate::cover::against_shot(&table.state, shooter, unit).layers.len(), 1);
}

#[test]
fn r5_7_green_troops_take_a_turn_longer_and_veterans_one_less() {
    for (quality, turns) in [(Quality::Green, 3), (Quality::Regular, 2), (Quality::Veteran, 1), (Quality::Elite, 1)] {
        let mut table = Table::bare();
        let id = "nat-seccion-infanteria-de-linea-bien-equipada";
        let unit = table.unit_with(id, Attacker, 60, 30, quality, &[]);
        let officer = table.officer(Attacker, 60, 20, [0, 1, 0]);
        table.order(officer, unit, OrderKind::Dig, ZERO);
        assert_eq!(table.state.unit(unit).task, Task::Dig(turns), "{quality}");
    }
}

#[test]
fn r5_8_a_task_interrupted_is_lost() {
    let mut table = Table::bare();
    let unit = table.unit("nat-seccion-infanteria-de-linea-bien-equipada", Attacker, 60, 30);
    let officer = table.officer(Attacker, 60, 20, [0, 1, 0]);
    table.order(officer, unit, OrderKind::Dig, ZERO);
    crate::rules::c11_morale::pin(&mut table.state, unit, &mut table.log);
    assert_eq!(table.state.unit(unit).task, Task::None);
    assert!(table.told(|event| matches!(event, Event::TaskBroken(..))));
}

#[test]
fn r5_9_at_the_end_of_a_round_units_are_ready_and_events_lapse() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 60, 30);
    table.unit(RIFLES, Defender, 10, 110);
    let it = table.state.unit_mut(unit);
    (it.spent, it.covered, it.event) = (true, true, Some(crate::ids::EventKind::Confusion));
    table.act(Action::EndTurn);
    assert!(table.state.unit(unit).spent && table.state.unit(unit).covered);
    table.act(Action::EndTurn);
    let it = table.state.unit(unit);
    assert!(!it.spent && !it.covered && it.event.is_none());
}

#[test]
fn r5_6_4_reaction_a_reaction_shot_may_be_quick_with_a_die_for_each_target() {
    let mut table = Table::bare();
    let one = table.unit(RIFLES, Attacker, 55, 38);
    let two = table.unit(RIFLES, Attacker, 70, 38);
    let foe = table.unit(LINE, Defender, 62, 56);
    let officer = table.officer(Attacker, 60, 25, [0, 1, 0]);
    let own = table.officer(Defender, 62, 66, [1, 1, 0]);
    table.order(officer, one, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target: foe, weapon: 0, ammo: Ammo::Normal });
    table.act(Action::React { unit: foe, moment: Moment::Last });
    table.refused(Action::GiveTwo { officer: own, first: PLUS, second: PLUS }, "not-his-dice");
    table.act(Action::GiveTwo { officer: own, first: PLUS, second: ZERO });
    assert_eq!(table.state.unit(own).officer.dice, [0; 3]);
    table.refused(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Normal }, "only-the-trigger");
    table.act(Action::Shoot { target: one, weapon: 0, ammo: Ammo::Normal });
    table.act(Action::Also(two)).pass();
    let results: Vec<(UnitNo, i8)> = table
        .log
        .iter()
        .filter_map(|event| match event {
            Event::ShotResult { shooter, target, result, .. } if *shooter == foe => Some((*target, *result)),
            _ => None,
        })
        .collect();
    // D 4 halved, +1 for the first.
    assert_eq!(results, [(one, 3), (two, 2)]);
}

#[test]
fn r5_6_4_reaction_needs_a_second_target() {
    let mut table = Table::bare();
    let one = table.unit(RIFLES, Attacker, 55, 38);
    let foe = table.unit(LINE, Defender, 62, 56);
    let officer = table.officer(Attacker, 60, 15, [0, 1, 0]);
    let own = table.officer(Defender, 62, 66, [1, 1, 0]);
    table.order(officer, one, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target: foe, weapon: 0, ammo: Ammo::Normal });
    // Their officer goes out of range.
    table.state.unit_mut(officer).stands = [Point::cm(5, 5); 4];
    table.act(Action::React { unit: foe, moment: Moment::Last });
    table.refused(Action::GiveTwo { officer: own, first: PLUS, second: ZERO }, "no-two-targets");
}

#[test]
fn r5_4_3_what_is_ordered_is_not_shown_before_it_is_given() {
    let mut table = Table::bare();
    let unit = table.unit(RIFLES, Attacker, 60, 60);
    table.officer(Attacker, 60, 20, [0, 1, 0]);
    table.act(Action::Order { unit, kind: OrderKind::Aim });
    let view = |seat| Peanas::view(&table.state, frente_kernel::Viewer::Seat(Seat(seat)));
    assert_eq!(view(0).order.unit, unit);
    assert_eq!(view(1).order, Order::IDLE);
}

#[test]
fn r5_4_4_signals_need_sight_of_the_command_stand() {
    let mut table = Table::bare();
    table.piece(PieceKind::House, 60, 58, 0);
    let unit = table.unit(RIFLES, Attacker, 60, 90);
    table.stand(unit, [(6000, 7000), (7500, 6200), (7800, 6600), (7500, 7000)]);
    let officer = table.officer(Attacker, 60, 20, [0, 3, 0]);
    assert!(sight::sees(&table.state, officer, unit));
    let signal = Action::Give { officer, channel: Channel::Signals, pool: Pool::new(0, 3, 0) };
    table.act(Action::Order { unit, kind: OrderKind::Aim });
    table.refused(signal, "not-in-officers-sight");
    table.state.pieces.clear();
    table.allowed(signal);
}

#[test]
fn r5_4_6_what_befalls_one_chick_does_not_follow_the_next() {
    let mut table = Table::bare();
    let hen = table.unit("nat-t-26-b-capturado-mando", Attacker, 60, 30);
    let one = table.unit("nat-t-26-b-capturado", Attacker, 50, 30);
    let two = table.unit("nat-t-26-b-capturado", Attacker, 70, 30);
    for unit in [hen, one, two] {
        table.state.unit_mut(unit).platoon = 1;
    }
    table.state.unit_mut(hen).officer.active = true;
    table.state.unit_mut(hen).officer.dice = [0, 2, 0];
    table.state.unit_mut(one).event = Some(crate::ids::EventKind::Confusion);
    table.act(Action::Order { unit: hen, kind: OrderKind::Move });
    table.act(Action::Give { officer: hen, channel: Channel::Chicks, pool: Pool::new(0, 2, 0) });
    let drive = Action::Drive { facing: Facing::UP, length: 500 };
    table.act(drive).act(Action::Whom(one));
    assert_eq!(table.state.march.allowance, 1500);
    table.act(drive).act(Action::Whom(two));
    assert_eq!(table.state.march.allowance, 2000);
}

#[test]
fn r5_4_5_an_officer_may_leave_those_he_regroups_and_all_of_it_is_lost() {
    let mut table = Table::bare();
    let (one, two) = (table.unit(RIFLES, Attacker, 60, 20), table.unit(RIFLES, Attacker, 50, 20));
    let officer = table.officer(Attacker, 56, 10, [0, 1, 0]);
    for unit in [one, two] {
        table.state.unit_mut(unit).panicked = true;
    }
    table.state.unit_mut(officer).task = Task::Regroup(2, one);
    // He may turn to another as well.
    table.allowed(Action::Order { unit: officer, kind: OrderKind::Regroup });
    table.act(Action::FreeMove(officer)).act(Action::Walk { facing: Facing::UP, to: Point::cm(56, 14) });
    assert_eq!(table.state.unit(officer).task, Task::None);
    assert!(table.told(|event| matches!(event, Event::TaskBroken(..))));
}

#[test]
fn r5_7_who_is_dug_in_digs_no_second_foxhole() {
    let mut table = Table::bare();
    let unit = table.unit("nat-seccion-infanteria-de-linea-bien-equipada", Attacker, 60, 30);
    table.officer(Attacker, 60, 20, [0, 1, 0]);
    let dig = Action::Order { unit, kind: OrderKind::Dig };
    let hole = table.piece(PieceKind::Foxhole, 60, 30, 0);
    table.refused_by(dig, "5.7", "dug-in");
    table.state.pieces[hole].at = Point::cm(90, 30);
    table.allowed(dig);
    // Of ruined works nothing is left once it digs there again.
    table.state.pieces[hole] = Piece { rubble: true, ..Piece::new(PieceKind::Foxhole, Point::cm(60, 30), 0) };
    table.allowed(dig);
    crate::rules::c1_scenario::dig_in(&mut table.state, unit, &mut table.log);
    assert_eq!(table.state.pieces.iter().map(|piece| piece.rubble).collect::<Vec<_>>(), [false]);
}

#[test]
fn r5_4_6_a_hen_that_freezes_has_no_order_to_share() {
    let mut table = Table::bare();
    let hen = table.unit_with("nat-t-26-b-capturado-mando", Attacker, 40, 20, Quality::Green, &[]);
    let chick = table.unit("nat-t-26-b-capturado", Attacker, 50, 20);
    for unit in [hen, chick] {
        table.state.unit_mut(unit).platoon = 1;
    }
    table.state.unit_mut(hen).officer.active = true;
    table.state.unit_mut(hen).officer.dice = [0, 2, 0];
    table.state.unit_mut(hen).event = Some(crate::ids::EventKind::Freeze);
    table.act(Action::Order { unit: hen, kind: OrderKind::Move });
    table.act(Action::Give { officer: hen, channel: Channel::Chicks, pool: Pool::new(0, 2, 0) });
    assert_eq!(table.state.pending(), Some(Frame::Turn));
    assert!(!table.state.unit(chick).spent);
}

#[test]
fn r5_6_3_a_mover_seen_for_less_than_five_centimetres_is_caught_there() {
    let mut table = Table::bare();
    let watch = table.unit("nat-francotirador", Defender, 60, 60);
    for x in [5520, 6480] {
        table.state.pieces.push(Piece::new(PieceKind::House, Point { x, y: 5000 }, 0));
    }
    let mover = table.unit("nat-observador-artilleria", Attacker, 52, 40);
    table.state.unit_mut(mover).stands = [Point { x: 5230, y: 4000 }; 4];
    table.unit(RIFLES, Attacker, 110, 10);
    let officer = table.officer(Attacker, 52, 25, [0, 1, 0]);
    table.order(officer, mover, OrderKind::Move, ZERO);
    table.act(Action::Walk { facing: Facing::UP, to: Point { x: 6730, y: 4000 } });
    let react = |moment| Action::React { unit: watch, moment };
    table.refused_by(react(Moment::Last), "5.6.3", "not-at-the-end");
    table.act(react(Moment::First));
    let gone = table.state.march.gone;
    assert!(gone % 100 == 0 && (500..750).contains(&gone), "{gone}");
}

#[test]
fn r5_6_3_leaving_out_what_is_hidden_finds_what_looking_at_each_centimetre_finds() {
    use crate::rules::{c4_march, c5_reactions, c6_fire};
    let ways = [(20, 30, 32, 39), (50, 20, 50, 35), (84, 44, 70, 40), (100, 60, 88, 51), (36, 66, 48, 58)];
    let (mut caught, mut late) = (0, 0);
    for terrain in crate::ids::Terrain::ALL {
        for scenery in 1..=4 {
            let mut table = Table::bare();
            let setup = Setup { terrain: *terrain, scenery, ..Setup::default() };
            table.state.pieces = Peanas::initial(&setup).expect("a setup").pieces;
            let mover = table.unit(RIFLES, Attacker, 5, 5);
            let eyes = ["nat-francotirador", RIFLES, "rep-t-26-b"].into_iter().enumerate().flat_map(|(row, id)| {
                (0..4).map(move |column| (id, 15 + 28 * column + 5 * row as i16, 52 + 17 * row as i16))
            });
            let eyes: Vec<UnitNo> = eyes.map(|(id, x, y)| table.unit(id, Defender, x, y)).collect();
            for (x, y, to_x, to_y) in ways {
                room::set_down(&mut table.state, mover, Point::cm(x, y), Facing::UP);
                let (from, to) = (table.state.unit(mover).stands[1], Point::cm(to_x, to_y));
                let march = crate::state::March {
                    unit: mover,
                    guide: 1,
                    length: distance(from, to),
                    ..crate::state::March::none()
                };
                table.state.march = march;
                table.state.march.path.extend([from, to]);
                let length = table.state.march.length;
                for eye in &eyes {
                    let at = |gone: &i32| {
                        let mut there = table.state.clone();
                        c4_march::advance(&mut there, *gone);
                        c6_fire::can_shoot(&sight::Scene::of(&there), *eye, there.body(mover))
                    };
                    let every: Vec<i32> = (0..length).step_by(100).chain([length]).filter(at).collect();
                    let known = every.first().copied();
                    let found = |moment| c5_reactions::moment_of(&table.state, *eye, moment);
                    assert_eq!(found(Moment::First), known, "{terrain} {scenery} {eye:?} from {x},{y}");
                    let far = |gone: i32| {
                        let mut there = table.state.clone();
                        c4_march::advance(&mut there, gone);
                        there.distance(*eye, mover)
                    };
                    let nearest = every.iter().map(|gone| far(*gone)).min();
                    assert_eq!(found(Moment::Nearest).map(far), nearest, "{terrain} {scenery} {eye:?} from {x},{y}");
                    caught += u32::from(known.is_some());
                    late += u32::from(known.is_some_and(|gone| gone % 500 != 0));
                }
            }
        }
    }
    assert!(caught > 100 && late > 10, "{caught} {late}");
}
