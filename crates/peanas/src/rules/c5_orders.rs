//! §5.2–5.6.2: officers, their dice, and the orders they give.
//!
//! The turn's menu picks a unit and what it is to do; then an officer, a channel and dice; then the order is carried out
//! by the chapter it belongs to.

use super::room;
use crate::actions::{Action, Event, Loss};
use crate::cover;
use crate::data::Trait;
use crate::geometry::CM;
use crate::ids::{EventKind, Quality, Side, UnitNo};
use crate::rules::{c4_march, c4_transport, c5_events, c6_fire, c7_bombardment, c11_morale, c14_fog};
use crate::sight;
use crate::state::{
    Channel, Duty, Frame, Messenger, Mobility, Order, OrderKind, Place, Pool, Readiness, State, Task, Token, bit,
};
use frente_kernel::{EventSink, Illegal, must};

/// §5.5: what dice are worth to a unit of that quality.
pub(crate) fn worth(pool: Pool, quality: Quality) -> i8 {
    let [plus, zero, minus] = pool.dice().map(|count| count as i8);
    let sum = plus - minus;
    match quality {
        Quality::Green if sum > 0 => sum / 2,
        Quality::Green | Quality::Regular => sum,
        Quality::Veteran => sum + zero / 3,
        Quality::Elite => sum + zero / 2,
    }
}

/// §5.4.1: an officer is activated: his order dice, then two event dice.
pub(crate) fn activate(state: &mut State, officer: UnitNo, log: &mut impl EventSink<Event>) {
    let dice = state.data().quality(state.unit(officer).quality).dice;
    let it = state.unit_mut(officer);
    it.officer.active = true;
    it.officer.dice = [0; 3];
    it.officer.event = None;
    log.emit(Event::OfficerActivated(officer));
    state.stack.push(Frame::EventDie { unit: officer, second: false });
    state.stack.push(Frame::OrderDie { officer, left: dice });
}

/// §5.2: one order die has fallen.
pub(crate) fn order_die(state: &mut State, officer: UnitNo, left: u8, die: u8, log: &mut impl EventSink<Event>) {
    let face = match die {
        6 => 0,
        1 => 2,
        _ => 1,
    };
    state.unit_mut(officer).officer.dice[face] += 1;
    log.emit(Event::OrderDie { officer, die });
    if left > 1 {
        state.stack.replace(Frame::OrderDie { officer, left: left - 1 });
    } else {
        state.stack.pop();
    }
}

/// Whether a unit may be told to do this now, whoever tells it.
pub(crate) fn check_order(state: &State, unit: UnitNo, kind: OrderKind) -> Result<(), Illegal> {
    let side = state.active;
    must(unit.index() < state.units.len() && state.unit(unit).side == side, "5.6.2", "not-own-unit")?;
    let it = state.unit(unit);
    let hidden = it.place == Place::Hidden;
    let aboard = matches!(it.place, Place::Aboard(_));
    must(it.is_on_table() || hidden || aboard, "5.6.2", "not-on-table")?;
    must(!it.panicked, "11.3", "panicked")?;
    must(!it.spent, "5.6.1", "spent")?;
    if kind == OrderKind::Motivate {
        must(it.pinned > 0, "11.4", "not-pinned")?;
    } else {
        must(it.pinned == 0, "11.2", "pinned")?;
    }
    if hidden {
        let token = state.token_of(unit);
        must(token.is_some_and(|token| !state.tokens[token].spent), "5.6.1", "spent")?;
        must(state.is_laid(unit), "14.3", "on-the-flank")?;
    }
    let profile = state.profile(unit);
    // §3-loopholes: from some vehicles those aboard may fire.
    let shoots_out = || kind == OrderKind::Fire && has_loopholes(state, unit);
    let rides = matches!(kind, OrderKind::Move | OrderKind::Motivate) || !aboard;
    must(rides || shoots_out(), "3-transport", "aboard")?;
    match kind {
        OrderKind::Regroup => must(profile.leader > 0, "11.4", "no-leader")?,
        OrderKind::Rescue => must(profile.kind == crate::ids::UnitKind::Tractor, "4.7", "no-tractor")?,
        // Whom it could shoot at takes longest to find out: who hears it is asked first.
        OrderKind::Fire | OrderKind::QuickFire => {
            c6_fire::check_fires(state, unit)?;
            check_heard(state, unit, kind)?;
        }
        _ => {}
    }
    match kind {
        OrderKind::Move if aboard => {}
        OrderKind::QuickFire => must(c6_fire::has_two_targets(state, unit), "6.2.3", "no-two-targets")?,
        OrderKind::Motivate => {
            let near = |officer| can_speak(state, officer, unit) && state.profile(officer).leader > 0;
            must(room::officers(state, side).any(near), "11.4", "no-leader-near")?;
        }
        _ => check_possible(state, unit, kind)?,
    }
    match kind {
        OrderKind::Fire | OrderKind::QuickFire => return Ok(()),
        OrderKind::Aim => must(!it.aimed, "6.2.2", "aimed")?,
        OrderKind::Dig => {
            must(!it.mounted, "3-cavalry", "mounted")?;
            must(!matches!(it.task, Task::Dig(_)), "5.7", "task-under-way")?;
        }
        OrderKind::Deploy => must(!matches!(it.task, Task::Deploy(_)), "5.7", "task-under-way")?,
        _ => {}
    }
    check_heard(state, unit, kind)
}

/// Whether the unit could carry out an order, whoever gives it: what is asked of chicks and of a messenger's order, too.
fn check_possible(state: &State, unit: UnitNo, kind: OrderKind) -> Result<(), Illegal> {
    let (it, side) = (state.unit(unit), state.unit(unit).side);
    let hidden = it.place == Place::Hidden;
    match kind {
        OrderKind::Move => {
            must(it.mobility != Mobility::Bogged, "4.7", "bogged")?;
            must(it.mobility != Mobility::Crippled, "6.3.4", "immobile")?;
            must(c4_transport::goes_along(state, unit), "3-transport", "not-alone")?;
            must(c4_march::reach(state, unit, 0)[1] > 0, "4.5", "cannot-move")
        }
        OrderKind::Fire => must(c6_fire::has_target(state, unit), "6.2.1", "no-target"),
        OrderKind::Aim => c6_fire::check_fires(state, unit),
        OrderKind::Dig => {
            must(it.dig > 0, "3-dig", "no-shovels")?;
            must(!cover::is_dug_in(state, unit, state.has(unit, Trait::Tools)), "5.7", "dug-in")?;
            let beside = |other: UnitNo| {
                let that = state.unit(other);
                hidden && other != unit && that.place == Place::Hidden && that.stands[0] == it.stands[0]
            };
            let digs = |other: UnitNo| matches!(state.unit(other).task, Task::Dig(_));
            must(!state.of_side(side).any(|other| beside(other) && digs(other)), "5.7", "dug-in")?;
            must(!state.pieces.is_full(), "5.7", "table-full")
        }
        OrderKind::Observe => c7_bombardment::check_observer(state, unit),
        OrderKind::Regroup => {
            let panicked = state.on_table(side).any(|other| c11_morale::can_regroup(state, unit, other));
            must(panicked, "11.4", "nobody-panicked")
        }
        OrderKind::Deploy => {
            let undeployed = it.readiness == Readiness::Undeployed;
            must(undeployed || state.profile(unit).deploy > 0, "3-deploy", "nothing-to-deploy")?;
            must(undeployed, "3-deploy", "deployed")
        }
        OrderKind::Rescue => {
            must(state.on_table(side).any(|other| can_pull(state, unit, other)), "4.7", "nothing-bogged")
        }
        OrderKind::QuickFire => Err(Illegal { rule: "6.2.3", why: "two-pools" }),
        OrderKind::Motivate => Err(Illegal { rule: "11.4", why: "voice-only" }),
    }
}

fn is_possible(state: &State, unit: UnitNo, kind: OrderKind) -> bool {
    check_possible(state, unit, kind).is_ok()
}

/// §5.4: whether an officer with dice left could get an order through to a unit.
fn check_heard(state: &State, unit: UnitNo, kind: OrderKind) -> Result<(), Illegal> {
    let side = state.active;
    if room::officers(state, side).any(|officer| can_reach(state, officer, unit, kind)) {
        return Ok(());
    }
    must(room::officers(state, side).next().is_some(), "5.2", "no-fit-officer")?;
    let has_dice = |officer: UnitNo| state.unit(officer).officer.dice != [0; 3];
    must(room::officers(state, side).any(has_dice), "5.4.1", "no-dice")?;
    must(kind != OrderKind::QuickFire, "6.2.3", "no-two-dice-in-voice")?;
    Err(Illegal { rule: "5.4", why: "no-officer-with-dice" })
}

/// Whether a unit rides in a vehicle with loopholes.
pub(crate) fn has_loopholes(state: &State, unit: UnitNo) -> bool {
    matches!(state.unit(unit).place, Place::Aboard(transport) if state.has(transport, Trait::Loopholes))
}

/// §4.7: a bogged friend in contact with a tractor.
pub(crate) fn can_pull(state: &State, tractor: UnitNo, other: UnitNo) -> bool {
    other != tractor && state.unit(other).mobility == Mobility::Bogged && state.in_contact(tractor, other)
}

/// Whether an officer with dice left could get an order through to a unit.
fn can_reach(state: &State, officer: UnitNo, unit: UnitNo, kind: OrderKind) -> bool {
    let dice: u8 = state.unit(officer).officer.dice.iter().sum();
    if !state.unit(officer).officer.active || dice == 0 {
        return false;
    }
    let speaks = can_speak(state, officer, unit);
    match kind {
        OrderKind::Motivate => speaks && state.profile(officer).leader > 0,
        OrderKind::QuickFire => speaks && dice >= 2,
        _ => speaks || can_send(state, officer, unit) || (dice >= 3 && can_signal(state, officer, unit)),
    }
}

/// §5.4.2, §5.4.5, §3-radio: by voice.
fn check_speaks(state: &State, officer: UnitNo, unit: UnitNo) -> Result<(), Illegal> {
    if officer == unit || state.has(officer, Trait::Radio) && state.has(unit, Trait::Radio) {
        return Ok(());
    }
    let both_vehicles = state.profile(officer).kind.is_vehicle() && state.profile(unit).kind.is_vehicle();
    must(!both_vehicles, "5.4.5", "no-radio")?;
    must(room::commands(state, officer, unit), "5.4.2", "out-of-voice")
}

pub(crate) fn can_speak(state: &State, officer: UnitNo, unit: UnitNo) -> bool {
    check_speaks(state, officer, unit).is_ok()
}

/// §5.4.3: by messenger: officers on foot only, and only where the voice does not carry.
fn check_sends(state: &State, officer: UnitNo, unit: UnitNo) -> Result<(), Illegal> {
    must(state.profile(officer).kind.is_individual(), "5.4.5", "no-messengers")?;
    must(!can_speak(state, officer, unit), "5.4.3", "voice-carries")?;
    must(state.unit(unit).is_on_table() || state.unit(unit).is_aboard(), "5.4.3", "hidden")?;
    must(!state.messengers.iter().any(|runner| runner.to == unit), "5.4.3", "messenger-on-its-way")?;
    must(!state.messengers.is_full(), "5.4.3", "too-many-messengers")
}

fn can_send(state: &State, officer: UnitNo, unit: UnitNo) -> bool {
    check_sends(state, officer, unit).is_ok()
}

/// §5.4.4: by signals.
fn check_signals(state: &State, officer: UnitNo, unit: UnitNo) -> Result<(), Illegal> {
    must(officer != unit, "5.4.4", "is-the-officer")?;
    must(state.unit(unit).place != Place::Hidden, "5.4.4", "hidden")?;
    must(state.unit(unit).is_on_table(), "5.4.4", "aboard")?;
    must(sight::sees_head(state, officer, unit), "5.4.4", "not-in-officers-sight")
}

fn can_signal(state: &State, officer: UnitNo, unit: UnitNo) -> bool {
    check_signals(state, officer, unit).is_ok()
}

/// Every pool of one or more of these dice, the useful ones first: no point in keeping a +1 and giving a −1.
pub(crate) fn pools(dice: [u8; 3], least: u8, push: &mut impl FnMut(Pool)) {
    for plus in 0..=dice[0].min(5) {
        for zero in 0..=dice[1].min(5) {
            for minus in 0..=dice[2].min(5) {
                if plus + zero + minus >= least {
                    push(Pool::new(plus, zero, minus));
                }
            }
        }
    }
}

/// §6.2.3: a pool for each of two shots, three dice at most: more would only crowd the list.
pub(crate) fn two_pools(dice: [u8; 3], push: &mut impl FnMut(Pool, Pool)) {
    pools(dice, 1, &mut |first| {
        let taken = first.dice();
        let left = std::array::from_fn(|face| dice[face] - taken[face]);
        pools(left, 1, &mut |second| {
            if first.count() + second.count() <= 3 {
                push(first, second);
            }
        });
    });
}

pub(crate) fn ordering_candidates(state: &State, push: &mut impl FnMut(Action)) {
    let (unit, Duty::Order(kind)) = (state.order.unit, state.order.duty) else { return };
    for officer in room::officers(state, state.active) {
        let dice = state.unit(officer).officer.dice;
        if !can_reach(state, officer, unit, kind) {
            continue;
        }
        if kind == OrderKind::QuickFire {
            two_pools(dice, &mut |first, second| push(Action::GiveTwo { officer, first, second }));
            continue;
        }
        let speaks = can_speak(state, officer, unit);
        let channel = if speaks { Channel::Voice } else { Channel::Messenger };
        if speaks || can_send(state, officer, unit) {
            pools(dice, 1, &mut |pool| push(Action::Give { officer, channel, pool }));
        }
        if !speaks {
            pools(dice, 3, &mut |pool| push(Action::Give { officer, channel: Channel::Signals, pool }));
        }
        if officer == unit && state.unit(unit).platoon > 0 {
            pools(dice, 2, &mut |pool| push(Action::Give { officer, channel: Channel::Chicks, pool }));
        }
    }
}

pub(crate) fn check_give(state: &State, action: Action) -> Result<(), Illegal> {
    let (unit, Duty::Order(kind)) = (state.order.unit, state.order.duty) else {
        return Err(Illegal { rule: "5.4", why: "order-pending" });
    };
    let (officer, taken, channel) = match action {
        Action::Give { officer, pool, channel } => {
            must(kind != OrderKind::QuickFire, "6.2.3", "two-pools")?;
            (officer, pool.dice(), channel)
        }
        Action::GiveTwo { officer, first, second } => {
            must(kind == OrderKind::QuickFire, "6.2.3", "one-pool")?;
            // §5.6.4: two orders of fire, each with a die at least.
            must(first.count() > 0 && second.count() > 0, "6.2.3", "two-pools")?;
            let (one, two) = (first.dice(), second.dice());
            (officer, std::array::from_fn(|face| one[face] + two[face]), Channel::Voice)
        }
        _ => return Err(Illegal { rule: "5.4", why: "order-pending" }),
    };
    let own = officer.index() < state.units.len() && state.unit(officer).side == state.active;
    must(own, "5.6.2", "not-own-unit")?;
    room::check_officer(state, officer)?;
    let it = state.unit(officer);
    it.check_stands()?;
    must(it.officer.active, "5.4.1", "not-activated")?;
    must((0..3).all(|face| taken[face] <= it.officer.dice[face]), "5.3", "not-his-dice")?;
    let count: u8 = taken.iter().sum();
    must(count > 0, "5.4", "too-few-dice")?;
    must(channel != Channel::Signals || count >= 3, "5.4.4", "signals-take-three")?;
    must(channel != Channel::Chicks || count >= 2, "5.4.6", "chicks-take-two")?;
    if kind == OrderKind::Motivate {
        must(state.profile(officer).leader > 0, "11.4", "no-leader")?;
    }
    match channel {
        Channel::Messenger => {
            must(kind != OrderKind::Motivate, "11.4", "voice-only")?;
            check_sends(state, officer, unit)
        }
        Channel::Signals => {
            must(kind != OrderKind::Motivate, "11.4", "voice-only")?;
            check_signals(state, officer, unit)
        }
        Channel::Chicks => {
            must(officer == unit, "5.4.6", "only-itself")?;
            let hen = state.profile(officer).kind.is_vehicle() && state.unit(unit).platoon > 0;
            must(hen, "5.4.6", "no-platoon")
        }
        Channel::Voice => check_speaks(state, officer, unit),
    }
}

/// An order is given: the dice go, the event of a Regular officer falls on the first unit, the order is executed or sets
/// out.
pub(crate) fn give(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    let (unit, Duty::Order(kind)) = (state.order.unit, state.order.duty) else { return };
    let quality = state.unit(unit).quality;
    let (officer, taken, modifier, second, channel) = match action {
        Action::Give { officer, channel, pool } => (officer, pool.dice(), worth(pool, quality), 0, channel),
        Action::GiveTwo { officer, first, second } => {
            let (one, two) = (first.dice(), second.dice());
            let both = std::array::from_fn(|face| one[face] + two[face]);
            (officer, both, worth(first, quality), worth(second, quality), Channel::Voice)
        }
        _ => return,
    };
    let it = state.unit_mut(officer);
    for (left, taken) in it.officer.dice.iter_mut().zip(taken) {
        *left -= taken;
    }
    let event = it.officer.event.take();
    state.stack.pop();
    if channel == Channel::Messenger {
        let at = state.unit(officer).head();
        let pool = Pool::new(taken[0], taken[1], taken[2]);
        state.messengers.push(Messenger { from: officer, to: unit, kind, pool, at, walked: true, event });
        log.emit(Event::MessengerSent { officer, unit });
        state.order = Order::IDLE;
        let runner = state.messengers.len() - 1;
        run(state, runner, log);
        return;
    }
    let chicks = if channel == Channel::Chicks { chicks_of(state, officer) } else { 0 };
    let pool = Pool::new(taken[0], taken[1], taken[2]);
    begin(state, Order { officer, modifier, second, chicks, ..Order::IDLE }, unit, (kind, pool), event, log);
}

/// §5.4.6: the vehicles of the hen's platoon that see her and can act.
fn chicks_of(state: &State, hen: UnitNo) -> u128 {
    let it = state.unit(hen);
    let follows = |unit: &UnitNo| {
        let chick = state.unit(*unit);
        *unit != hen && chick.platoon == it.platoon && chick.can_act() && sight::sees(state, *unit, hen)
    };
    state.on_table(it.side).filter(follows).fold(0, |set, unit| set | bit(unit))
}

/// An order, with the dice that came with it, reaches its unit and is carried out.
fn begin(
    state: &mut State,
    order: Order,
    unit: UnitNo,
    (kind, pool): (OrderKind, Pool),
    event: Option<EventKind>,
    log: &mut impl EventSink<Event>,
) {
    state.order = Order { unit, duty: Duty::Order(kind), ..order };
    spend(state, unit);
    // Ruling PA-65: an order reveals, but for those that can be carried out lying low.
    let ambush = state.unit(unit).place == Place::Hidden && !lies_low(state, unit, kind);
    if ambush {
        c14_fog::reveal_unit(state, unit, log);
    }
    if let Some(event) = event {
        c5_events::joins(state, unit, event, log);
    }
    c5_events::take_effect(state, log);
    // §6.2.2: revealing itself to fire is an ambush, and counts as aimed.
    state.order.ambush = ambush && kind == OrderKind::Fire;
    let modifier = state.order.modifier;
    let token = state.token_of(unit).filter(|_| state.unit(unit).place == Place::Hidden);
    if let Some(token) = token {
        // It lies low: the enemy sees what is ordered, not who does it.
        state.tokens[token].ordered = Some(kind);
        let Token { side, number, .. } = state.tokens[token];
        log.emit(Event::TokenOrdered { side, number, kind });
    } else if !state.order.lost {
        // What a messenger brought stays face down if the unit was pinned before it could do it.
        log.emit(Event::OrderGiven { officer: order.officer, unit, kind, pool, modifier });
    }
    state.stack.push(Frame::Execute);
}

/// Ruling PA-65: what a unit may be ordered to do and stay hidden.
fn lies_low(state: &State, unit: UnitNo, kind: OrderKind) -> bool {
    match kind {
        OrderKind::Aim | OrderKind::Dig => true,
        // A battery that watches for itself lays its marker face up (ruling B-40).
        OrderKind::Observe => state.profile(unit).observe > 0,
        _ => false,
    }
}

/// The unit's activation of the round is used (§5.6.1), and with it its token's.
pub(crate) fn spend(state: &mut State, unit: UnitNo) {
    state.unit_mut(unit).spent = true;
    if state.unit(unit).place == Place::Hidden
        && let Some(token) = state.token_of(unit)
    {
        state.tokens[token].spent = true;
    }
}

/// Breaks off a prolonged action (§5.8).
pub(crate) fn interrupt(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    let Some(kind) = state.unit(unit).task.order() else { return };
    state.unit_mut(unit).task = Task::None;
    if state.unit(unit).place != Place::Hidden {
        log.emit(Event::TaskBroken(unit, kind));
    }
}

/// Carries out the order in `state.order`.
pub(crate) fn execute(state: &mut State, log: &mut impl EventSink<Event>) {
    let Order { unit, duty, modifier, lost, .. } = state.order;
    state.stack.pop();
    if lost && state.hen.chicks == 0 {
        // §5.4.6: the hen lost her order: there is none to share.
        state.order.chicks = 0;
    }
    if state.order.chicks != 0 {
        // What the hen does may bring reactions: the order is kept for her chicks.
        if state.hen.chicks == 0 {
            state.hen = state.order;
        } else {
            // Ruling PA-39: what befalls a chick is its own affair.
            state.hen.chicks = state.order.chicks;
        }
        state.stack.push(Frame::Chicks);
    }
    if lost || state.unit(unit).is_gone() || state.unit(unit).panicked {
        return;
    }
    let Duty::Order(kind) = duty else { return };
    let quality = state.unit(unit).quality;
    let prolonged = state.data().quality(quality).prolonged;
    let turns = |base: u8| (base as i8 + prolonged - modifier).max(1) as u8;
    if kind != OrderKind::Motivate {
        interrupt(state, unit, log);
    }
    match kind {
        OrderKind::Move => c4_march::begin(state, unit, modifier),
        OrderKind::Fire => state.stack.push(Frame::Target),
        OrderKind::QuickFire => state.stack.push(Frame::Target),
        OrderKind::Aim => {
            state.unit_mut(unit).aimed = true;
            if state.unit(unit).is_on_table() {
                log.emit(Event::Aimed(unit));
            }
        }
        // §3-dig: its X is the turns it takes.
        OrderKind::Dig => {
            let turns = turns(state.unit(unit).dig);
            state.unit_mut(unit).task = Task::Dig(turns);
            if state.unit(unit).is_on_table() {
                log.emit(Event::TaskBegun { unit, kind, turns });
            }
        }
        // §3-deploy: as many turns as its X.
        OrderKind::Deploy => {
            let turns = turns(state.profile(unit).deploy);
            state.unit_mut(unit).task = Task::Deploy(turns);
            log.emit(Event::TaskBegun { unit, kind, turns });
        }
        OrderKind::Observe => state.stack.push(Frame::Observation),
        // Turned up to do it, an officer may have been set down too far from those he was to regroup.
        OrderKind::Regroup if !is_possible(state, unit, kind) => log.emit(Event::OrderLost(unit, Loss::Impossible)),
        OrderKind::Regroup => state.stack.push(Frame::Whom),
        OrderKind::Motivate => state.stack.push(Frame::RecoveryDie { unit, bonus: modifier }),
        OrderKind::Rescue => {
            let side = state.unit(unit).side;
            let bogged = state.on_table(side).find(|other| can_pull(state, unit, *other));
            if let Some(other) = bogged {
                state.stack.push(Frame::RescueDie { second: false, unit: other });
            }
        }
    }
}

/// §4.7: a tractor pulls: 8 or more frees.
pub(crate) fn pulled(state: &mut State, unit: UnitNo, die: u8, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let first = state.dice[0];
    log.emit(Event::PullDice { unit, first, second: die });
    if first + die >= 8 {
        state.unit_mut(unit).mobility = Mobility::Free;
        log.emit(Event::Freed(unit));
    }
}

/// §5.4.3: a runner goes 20 cm, or arrives.
pub(crate) fn run(state: &mut State, at: usize, log: &mut impl EventSink<Event>) -> bool {
    state.messengers[at].walked = true;
    let runner = state.messengers[at];
    let unit = runner.to;
    let it = state.unit(unit);
    if it.panicked || !(it.is_on_table() || it.is_aboard()) {
        let loss = if it.panicked { Loss::Panicked } else { Loss::Gone };
        state.messengers.remove(at);
        log.emit(Event::OrderLost(unit, loss));
        return false;
    }
    let (from, to) = (runner.at.v(), state.unit(unit).head().v());
    let stand = state.unit(unit).alive.trailing_zeros().min(3) as u8;
    let gap = state.base(unit, stand).distance_to(from);
    let pace = 20 * CM;
    if gap > pace {
        let length = (to - from).length().max(1);
        state.messengers[at].at = (from + (to - from).scaled(pace, length)).point();
        return false;
    }
    state.messengers[at].at = to.point();
    deliver(state, at, log)
}

/// The runner has touched the command stand: the order is carried out if the unit can, else it waits (ruling PA-38).
fn deliver(state: &mut State, at: usize, log: &mut impl EventSink<Event>) -> bool {
    let runner = state.messengers[at];
    let unit = runner.to;
    let rides = state.unit(unit).is_aboard() && runner.kind != OrderKind::Move;
    let waits = rides && !(runner.kind == OrderKind::Fire && has_loopholes(state, unit));
    if waits || !state.unit(unit).can_act() || state.active != state.unit(unit).side {
        return false;
    }
    if !is_possible(state, unit, runner.kind) {
        state.messengers.remove(at);
        log.emit(Event::OrderLost(unit, Loss::Impossible));
        return false;
    }
    state.messengers.remove(at);
    log.emit(Event::MessengerArrives(unit));
    let modifier = worth(runner.pool, state.unit(unit).quality);
    let order = Order { officer: runner.from, modifier, ..Order::IDLE };
    begin(state, order, unit, (runner.kind, runner.pool), runner.event, log);
    true
}

/// §5.4.6: the next chick does as the hen did, without her bonus; or the player lets the rest be.
pub(crate) fn chick_candidates(state: &State, push: &mut impl FnMut(Action)) {
    push(Action::Done);
    for unit in state.all().filter(|unit| state.hen.chicks & bit(*unit) != 0) {
        push(Action::Whom(unit));
    }
}

pub(crate) fn check_chick(state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Done => Ok(()),
        Action::Whom(unit) => {
            must(unit.index() < state.units.len() && state.hen.chicks & bit(unit) != 0, "5.4.6", "no-chick")?;
            let Duty::Order(kind) = state.hen.duty else { return Err(Illegal { rule: "5.4.6", why: "no-chick" }) };
            state.unit(unit).check_acts()?;
            check_possible(state, unit, kind)
        }
        _ => Err(Illegal { rule: "5.4.6", why: "order-pending" }),
    }
}

pub(crate) fn lead_chick(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    let (Action::Whom(unit), Duty::Order(kind)) = (action, state.hen.duty) else {
        state.hen.chicks = 0;
        state.stack.pop();
        return;
    };
    state.stack.pop();
    let chicks = state.hen.chicks & !bit(unit);
    let modifier = state.hen.modifier.min(0);
    let order = Order { officer: state.hen.officer, modifier, chicks, ..Order::IDLE };
    begin(state, order, unit, (kind, Pool::NONE), None, log);
}

/// The turn's own officers, and whether they may still be activated.
pub(crate) fn check_activate(state: &State, officer: UnitNo) -> Result<(), Illegal> {
    let own = officer.index() < state.units.len() && state.unit(officer).side == state.active;
    must(own, "5.6.2", "not-own-unit")?;
    room::check_officer(state, officer)?;
    state.unit(officer).check_stands()?;
    must(!state.unit(officer).officer.active, "5.4.1", "already-activated")
}

/// §5.6.1: at the start of a side's own turn its officers are free to be activated again; dice left over are lost.
pub(crate) fn reset_officers(state: &mut State, side: Side) {
    for unit in &mut state.units {
        if unit.side == side {
            unit.officer = Default::default();
        }
    }
}
