//! §5.1, §5.9: rounds and turns: what happens at their start and end, and the menu between.

use super::{
    c1_scenario, c4_march, c5_events, c5_orders, c7_bombardment, c9_assault, c11_morale, c13_air, c14_fog, c15_weather,
    room,
};
use crate::actions::{Action, Event};
use crate::data::Trait;
use crate::geometry::is_within;
use crate::ground::units;
use crate::ids::{Side, UnitNo};
use crate::state::{Duty, Ending, Frame, Order, OrderKind, Place, Readiness, State, Task, TokenPlace, bit};
use frente_kernel::{EventSink, Illegal, must};

/// Player turns between two looks at the sky (§15.4, ruling B-74).
const SKY: u8 = 10;

/// The steps of the start of a turn; each leaves the frame at the next, or at itself until it is done.
pub(crate) fn start(state: &mut State, step: u8, log: &mut impl EventSink<Event>) {
    let side = state.active;
    let next = |state: &mut State| {
        state.passed = 0;
        state.stack.replace(Frame::TurnStart(step + 1));
    };
    match step {
        0 => {
            next(state);
            begin_turn(state, log);
        }
        // §5.4.3: messengers walk on, one after the other.
        1 => {
            let waits = |runner: &crate::state::Messenger| state.unit(runner.to).side == side && !runner.walked;
            match state.messengers.iter().position(waits) {
                Some(at) => {
                    c5_orders::run(state, at, log);
                }
                None => next(state),
            }
        }
        // §11.3: panicked units run again, or are being regrouped.
        2 => {
            if !run_again(state) {
                next(state);
            }
        }
        // §7.4: batteries fire.
        3 => {
            let waits = |mission: &crate::state::Mission| {
                mission.side == side && mission.ready && !mission.done && mission.runner.is_none()
            };
            match state.missions.iter().position(waits) {
                Some(at) => state.stack.push(Frame::Bombard(at as u8)),
                None => {
                    next(state);
                    c7_bombardment::tidy_missions(state, log);
                }
            }
        }
        4 => {
            next(state);
            state.entries = if side == Side::Attacker { 3 } else { 1 };
            c13_air::arrive(state);
        }
        5 => {
            next(state);
            hand_over_ammunition(state, side, log);
        }
        _ => {
            state.stack.replace(Frame::Turn);
            state.stack.push(Frame::Entry);
        }
    }
}

/// §11.3: the next panicked unit runs, or a fanatic may regroup itself. `false`: there is none left.
fn run_again(state: &mut State) -> bool {
    let unit = state.on_table(state.active).find(|unit| {
        state.unit(*unit).panicked && state.passed & bit(*unit) == 0 && !c11_morale::is_being_regrouped(state, *unit)
    });
    let Some(unit) = unit else { return false };
    state.passed |= bit(unit);
    if c11_morale::is_fanatic(state, unit) {
        state.stack.push(Frame::SelfRegroup(unit));
    } else {
        state.unit_mut(unit).spent = true;
        state.fleeing |= bit(unit);
        state.stack.push(Frame::Aftermath);
    }
    true
}

fn begin_turn(state: &mut State, log: &mut impl EventSink<Event>) {
    let side = state.active;
    if side == Side::Attacker {
        state.round += 1;
        log.emit(Event::RoundBegins(state.round));
    }
    log.emit(Event::TurnBegins(side));
    c5_orders::reset_officers(state, side);
    state.messengers.iter_mut().for_each(|runner| runner.walked = false);
    state.missions.iter_mut().for_each(|mission| mission.done = false);
    c7_bombardment::walk_runners(state, side);
    for unit in &mut state.units {
        if unit.side == side {
            unit.moved = 0;
        }
    }
    state.sky += 1;
    if state.sky > SKY {
        state.sky = 1;
        state.stack.push(Frame::SkyDie { second: false, change: true });
    }
}

/// Ruling PA-59: a transport in contact hands over what it brings.
fn hand_over_ammunition(state: &mut State, side: Side, log: &mut impl EventSink<Event>) {
    for transport in state.all() {
        let it = state.unit(transport);
        if it.side != side || !it.is_on_table() || it.ammo == 0 || state.profile(transport).transport.is_none() {
            continue;
        }
        let piece = state.on_table(side).find(|unit| {
            state.profile(*unit).ammunition > 0
                && state.profile(*unit).kind.is_crew()
                && state.in_contact(*unit, transport)
        });
        if let Some(piece) = piece {
            let points = std::mem::take(&mut state.unit_mut(transport).ammo);
            state.unit_mut(piece).ammo += points;
            log.emit(Event::AmmunitionGiven { unit: transport, target: piece, points });
        }
    }
}

/// The steps of the end of a turn.
pub(crate) fn end(state: &mut State, step: u8, log: &mut impl EventSink<Event>) {
    let side = state.active;
    let next = |state: &mut State| {
        state.passed = 0;
        state.stack.replace(Frame::TurnEnd(step + 1));
    };
    match step {
        // §5.4.1: events of Regular officers who gave no order.
        0 => {
            let holder = state.on_table(side).find(|unit| state.unit(*unit).officer.event.is_some());
            match holder {
                Some(officer) => c5_events::unused(state, officer, log),
                None => next(state),
            }
        }
        // §5.7: prolonged actions go on.
        1 => {
            let busy = state.of_side(side).find(|unit| {
                state.unit(*unit).task != Task::None && state.passed & bit(*unit) == 0 && !state.unit(*unit).is_gone()
            });
            match busy {
                Some(unit) => {
                    state.passed |= bit(unit);
                    work(state, unit, log);
                }
                None => next(state),
            }
        }
        // §9.3: assaults.
        2 => {
            next(state);
            state.leaving = 0;
            state.shots.clear();
            let fights = |side: Side| c9_assault::next(state, side).is_some();
            if fights(side) || fights(side.other()) {
                log.emit(Event::MeleeBegins);
            }
            state.stack.push(Frame::Melee(side));
        }
        3 => {
            if state.on_table(side).any(|unit| c14_fog::can_hide(state, unit)) {
                state.stack.push(Frame::Hide);
            } else {
                next(state);
            }
        }
        4 => {
            next(state);
            c14_fog::detect(state, log);
        }
        _ => finish_turn(state, log),
    }
}

/// One more turn of a prolonged action; the last completes it.
fn work(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    let left = |left: u8| left.saturating_sub(1);
    c5_orders::spend(state, unit);
    match state.unit(unit).task {
        Task::None => {}
        Task::Dig(turns) if turns > 1 => state.unit_mut(unit).task = Task::Dig(left(turns)),
        Task::Dig(_) => {
            state.unit_mut(unit).task = Task::None;
            c1_scenario::dig_in(state, unit, log);
        }
        Task::Deploy(turns) if turns > 1 => state.unit_mut(unit).task = Task::Deploy(left(turns)),
        Task::Deploy(_) => {
            state.unit_mut(unit).task = Task::None;
            state.unit_mut(unit).readiness = Readiness::Ready;
            log.emit(Event::Deployed(unit));
        }
        Task::Regroup(turns, other) if turns > 1 => state.unit_mut(unit).task = Task::Regroup(left(turns), other),
        Task::Regroup(_, other) => {
            state.unit_mut(unit).task = Task::None;
            // Ruling PA-09: the radius counts at the start and at the end.
            if unit == other || room::commands(state, unit, other) {
                c11_morale::regroup(state, other, log);
            } else {
                log.emit(Event::RegroupFails { unit, target: other });
            }
        }
        Task::Observe { left: turns, turns: fire, smoke, battery, at } if turns > 1 => {
            state.unit_mut(unit).task = Task::Observe { left: left(turns), turns: fire, smoke, battery, at };
        }
        Task::Observe { .. } => c7_bombardment::confirm(state, unit, log),
    }
}

fn finish_turn(state: &mut State, log: &mut impl EventSink<Event>) {
    take_objectives(state, log);
    for unit in &mut state.units {
        unit.prone = 0;
        unit.terror = false;
        unit.shaken = false;
        unit.met_fire = false;
        unit.struck = false;
        unit.fresh = false;
    }
    state.order = Order::IDLE;
    if state.active == Side::Attacker {
        state.active = Side::Defender;
        state.stack.replace(Frame::TurnStart(0));
    } else {
        state.stack.replace(Frame::RoundEnd);
    }
}

/// Ruling B-09: an objective goes to the side that alone has fit troops near it.
fn take_objectives(state: &mut State, log: &mut impl EventSink<Event>) {
    let radius = units(state.data().tables.objective_radius);
    for at in 0..state.objectives.len() {
        let place = state.objectives[at].at;
        let near = |side: Side| {
            state.on_table(side).any(|unit| {
                let it = state.unit(unit);
                let kind = state.profile(unit).kind;
                !it.panicked
                    && !kind.is_individual()
                    && is_within(it.middle(), place, radius + 1000)
                    && it.standing().any(|stand| state.base(unit, stand).distance_to(place.v()) <= radius)
            })
        };
        let holder = state.objectives[at].holder;
        if near(holder.other()) && !near(holder) {
            state.objectives[at].holder = holder.other();
            log.emit(Event::ObjectiveTaken(at as u8 + 1, holder.other()));
        }
    }
}

/// §5.9: the round ends.
pub(crate) fn end_round(state: &mut State, log: &mut impl EventSink<Event>) {
    c15_weather::drift(state, log);
    for unit in &mut state.units {
        unit.spent = false;
        unit.covered = false;
        unit.stirred = false;
        unit.event = None;
    }
    for token in &mut state.tokens {
        token.spent = false;
    }
    if state.round >= state.data().size(state.size).rounds {
        let ending = Ending::Time(c11_morale::held(state));
        state.ending = Some(ending);
        log.emit(Event::Ended(ending));
        return;
    }
    state.active = Side::Attacker;
    state.stack.replace(Frame::TurnStart(0));
}

/// The turn's menu.
pub(crate) fn candidates(state: &State, push: &mut impl FnMut(Action)) {
    push(Action::EndTurn);
    let side = state.active;
    // No order is given without a die: most of the list need not be looked at.
    let mut holders = state.on_table(side).filter(|unit| state.unit(*unit).officer.dice != [0; 3]);
    let any_dice = holders.any(|unit| room::is_officer(state, unit));
    for unit in state.of_side(side) {
        let (it, profile) = (state.unit(unit), state.profile(unit));
        let aboard = it.is_aboard();
        if it.is_on_table() && profile.has(Trait::Command) && !it.officer.active {
            push(Action::Activate(unit));
        }
        if (it.is_on_table() || aboard) && it.pinned > 0 && !it.spent && !it.panicked {
            push(Action::Recover(unit));
            if any_dice {
                push(Action::Order { unit, kind: OrderKind::Motivate });
            }
        }
        if !it.can_act() || !(it.is_on_table() || it.place == Place::Hidden || aboard) {
            continue;
        }
        if it.is_on_table() && (profile.has(Trait::AutonomousMove) || profile.has(Trait::Command)) {
            push(Action::FreeMove(unit));
        }
        if it.readiness == Readiness::Packed {
            push(Action::SetUp(unit));
        }
        if !any_dice {
            continue;
        }
        push(Action::Order { unit, kind: OrderKind::Move });
        for kind in [OrderKind::Fire, OrderKind::QuickFire, OrderKind::Aim] {
            push(Action::Order { unit, kind });
        }
        if it.dig > 0 {
            push(Action::Order { unit, kind: OrderKind::Dig });
        }
        if profile.observe > 0 || profile.bombards() {
            push(Action::Order { unit, kind: OrderKind::Observe });
        }
        if profile.leader > 0 {
            push(Action::Order { unit, kind: OrderKind::Regroup });
        }
        if it.readiness == Readiness::Undeployed {
            push(Action::Order { unit, kind: OrderKind::Deploy });
        }
        if profile.kind == crate::ids::UnitKind::Tractor {
            push(Action::Order { unit, kind: OrderKind::Rescue });
        }
    }
    c14_fog::token_candidates(state, push);
    c13_air::call_candidates(state, push);
}

pub(crate) fn check(state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        Action::EndTurn => Ok(()),
        Action::Activate(unit) => c5_orders::check_activate(state, unit),
        Action::Order { unit, kind } => c5_orders::check_order(state, unit, kind),
        Action::FreeMove(unit) => c4_march::check_free_move(state, unit),
        Action::Recover(unit) => c11_morale::check_recover(state, unit),
        Action::SetUp(unit) => {
            must(unit.index() < state.units.len() && state.unit(unit).side == state.active, "5.6.2", "not-own-unit")?;
            let it = state.unit(unit);
            it.check_stands()?;
            must(it.readiness != Readiness::Undeployed, "3-deploy", "not-deployed")?;
            must(it.readiness == Readiness::Packed, "3-easily-carried", "is-set-up")?;
            it.check_acts()
        }
        Action::MoveToken { .. } | Action::Flank(_) | Action::Reveal(_) => c14_fog::check_token(state, action),
        Action::Call(unit) => c13_air::check_call(state, unit),
        _ => Err(Illegal { rule: "5.6.2", why: "turn-pending" }),
    }
}

pub(crate) fn apply(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    match action {
        Action::Activate(unit) => {
            state.order = Order { unit, officer: unit, ..Order::IDLE };
            c5_orders::activate(state, unit, log);
        }
        Action::Order { unit, kind } => {
            state.order = Order { unit, duty: Duty::Order(kind), ..Order::IDLE };
            state.stack.push(Frame::Ordering);
        }
        Action::FreeMove(unit) => c4_march::free_move(state, unit, log),
        Action::Recover(unit) => {
            c5_orders::spend(state, unit);
            state.stack.push(Frame::RecoveryDie { unit, bonus: 0 });
        }
        Action::SetUp(unit) => {
            c5_orders::spend(state, unit);
            state.unit_mut(unit).readiness = Readiness::Ready;
            log.emit(Event::SetUp(unit));
        }
        Action::MoveToken { .. } | Action::Flank(_) | Action::Reveal(_) => c14_fog::apply_token(state, action, log),
        Action::Call(unit) => c13_air::call(state, unit, log),
        _ => {
            log.emit(Event::TurnEnds(state.active));
            state.passed = 0;
            state.stack.replace(Frame::TurnEnd(0));
        }
    }
}

/// Whether there is anything to do as the turn begins: tokens to bring on, or Refuerzos.
pub(crate) fn is_beginning(state: &State) -> bool {
    may_enter(state) || state.on_table(state.active).any(|unit| c11_morale::check_reinforce(state, unit).is_ok())
}

/// Whether tokens may still come on this turn.
pub(crate) fn may_enter(state: &State) -> bool {
    state.entries > 0
        && !state.tokens.is_full()
        && c14_fog::reserves(state, state.active).next().is_some()
        && state.tokens.iter().filter(|token| token.at != TokenPlace::Gone).count() < crate::state::TOKENS
}
