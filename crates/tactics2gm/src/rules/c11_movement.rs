//! §11.4: movement. One unit at a time, cell by cell; friends are crossed, enemies are not.

use crate::actions::{Action, Event};
use crate::board::{Cell, Dir, beside};
use crate::data::{Bonus, Effect};
use crate::ids::{Ability, Class, Ground, Phase, UnitIx, Weather};
use crate::rules::{c11_assault, c11_deployment, c11_orders, c11_reactions, c12_terrain, c18_generals, c21_transport};
use crate::state::{Frame, Mark, State};
use arrayvec::ArrayVec;
use frente_kernel::{EventSink, Illegal, Seat, must};

/// §8.2: the cells a unit may move this turn (ruling G10).
#[inline]
pub(crate) fn allowance(state: &State, at: UnitIx) -> u8 {
    let (unit, rules) = (&state.units[at], state.rules(at));
    if is_set_up(state, at) {
        0
    } else if unit.cards != 0 || unit.has(Mark::Suppressed) || state.agreed.weather != Weather::Clear {
        hindered(state, at)
    } else {
        rules.movement + unit.extra + u8::from(unit.has(Mark::Marched))
    }
}

/// The same under cards, fire and weather.
fn hindered(state: &State, at: UnitIx) -> u8 {
    let (unit, rules) = (&state.units[at], state.rules(at));
    let mut movement = i16::from(rules.movement);
    let slower = |effect| matches!(effect, Effect::ExtraArmour { .. });
    let slow = |movement: i16, by: bool| if by && movement > 1 { movement - 1 } else { movement };
    movement = slow(movement, unit.cards != 0 && state.attached(at).any(slower));
    // §22.1: there is no mud at sea.
    let mired = rules.is_vehicle() && !rules.has(Ability::LandingCraft);
    movement = slow(movement, state.agreed.weather == Weather::Mud && mired);
    movement = slow(movement, state.agreed.weather == Weather::Snow && rules.subtype.is_wheeled());
    movement += i16::from(unit.extra) + i16::from(unit.has(Mark::Marched));
    if unit.has(Mark::Suppressed) {
        movement = if rules.is_vehicle() { movement - 1 } else { 0 };
    }
    movement.max(0) as u8
}

/// §11.8: an HMG or a mortar that is set up holds its unit in place.
#[inline]
pub(crate) fn is_set_up(state: &State, at: UnitIx) -> bool {
    state.units[at].active().meets(state.rules(at).set_up)
}

/// Movement a unit has now: what is left of it, or all before the first step.
#[inline]
pub(crate) fn left(state: &State, at: UnitIx) -> u8 {
    let unit = &state.units[at];
    if unit.has(Mark::Started) { unit.left } else { allowance(state, at) }
}

/// Whether a unit may be given an order in Movement: it neither came into play this turn nor has ended its move.
#[inline]
pub(crate) fn may_be_ordered(state: &State, at: UnitIx) -> Result<(), Illegal> {
    let unit = &state.units[at];
    must(!unit.has(Mark::Deployed), "11.5.5", "just-deployed")?;
    if unit.has(Mark::Stopped) { Err(why_stopped(state, at)) } else { Ok(()) }
}

/// What ended the move of a unit.
#[inline]
fn why_stopped(state: &State, at: UnitIx) -> Illegal {
    if has_stalled(state, at) {
        return STALLED;
    }
    match state.units[at].has(Mark::Disembarked) {
        true => Illegal { rule: "21.2", why: "just-got-off" },
        false => Illegal { rule: "11.4", why: "has-moved" },
    }
}

/// Whether a unit may walk on with `left` steps.
#[inline]
pub(crate) fn may_walk(state: &State, at: UnitIx, left: u8) -> Result<(), Illegal> {
    // What O'Connor leaves to a unit that got off is for an assault.
    must(!state.units[at].has(Mark::Disembarked), "21.2", "just-got-off")?;
    if left > 0 { Ok(()) } else { Err(why_no_step_is_left(state, at)) }
}

/// What took the movement of a unit that has none left.
#[inline]
pub(crate) fn why_no_step_is_left(state: &State, at: UnitIx) -> Illegal {
    let unit = &state.units[at];
    if unit.has(Mark::Started) {
        return if has_stalled(state, at) { STALLED } else { Illegal { rule: "11.4", why: "no-movement-left" } };
    }
    if is_set_up(state, at) {
        Illegal { rule: "11.8", why: "set-up" }
    } else if state.rules(at).movement == 0 {
        Illegal { rule: "8.2", why: "cannot-move" }
    } else if unit.has(Mark::Suppressed) {
        Illegal { rule: "11.6.8", why: "suppressed" }
    } else {
        Illegal { rule: "11.4", why: "no-movement-left" }
    }
}

const STALLED: Illegal = Illegal { rule: "16-unreliable", why: "engine-failed" };

/// §16-unreliable: whether the engine of a unit did not start this turn.
#[inline]
fn has_stalled(state: &State, at: UnitIx) -> bool {
    let unit = &state.units[at];
    unit.has(Mark::Tested) && unit.has(Mark::Started) && !unit.has(Mark::Moved)
}

/// Whether a seat may give this unit an order in Movement.
#[inline]
pub(crate) fn is_ready(state: &State, at: UnitIx, seat: Seat) -> bool {
    let unit = &state.units[at];
    unit.owner == seat && unit.cell.is_some() && may_be_ordered(state, at).is_ok()
}

/// Whether anybody of the side may still move, or could with a card: by what everybody sees.
pub(crate) fn may_go_on(state: &State) -> bool {
    state.units_of(state.turn.side).any(|at| {
        let unit = &state.units[at];
        let open = unit.cell.is_some() && !unit.has(Mark::Stopped) && !is_set_up(state, at);
        open && (state.rules(at).movement > 0 || c21_transport::has_choice(state, at))
    })
}

/// What a unit may do with its own movement.
pub(crate) fn unit_offers(state: &State, at: UnitIx, offer: &mut impl FnMut(Action)) {
    let Some(cell) = state.units[at].cell else { return };
    let left = left(state, at);
    c11_orders::steps_of(state, at, cell, left, offer);
    if state.in_phase(Phase::Deployment) {
        // Ruling G11: a scouting move neither boards nor assaults. Before it begins men come aboard from the hand.
        return c11_deployment::load_offers(state, at, offer);
    }
    let crossing = state.at[cell] != Some(at);
    if !crossing {
        c21_transport::boards(state, at, cell, left, offer);
        c21_transport::unloads(state, at, cell, offer);
        if left > 0 {
            c11_assault::offers(state, at, cell, offer);
        }
    }
}

/// §11.4.1: friends change places.
pub(crate) fn swap(state: &mut State, cell: Cell, dir: Dir, log: &mut impl EventSink<Event>) {
    let Some(next) = state.next(cell, dir) else { return };
    if !waits_for_engine(state, &[cell, next], Frame::Joint(cell, dir, false)) {
        let [(seat, one), (_, other)] = [cell, next].map(|cell| {
            let unit = &state.units[state.standing(cell)];
            (unit.owner, unit.kind)
        });
        log.emit(Event::Swapped { seat, one, other, from: cell, to: next });
        shift(state, &[cell, next], log);
    }
}

/// §11.4.1: four friends round a corner.
pub(crate) fn rotate(state: &mut State, cell: Cell, dir: Dir, log: &mut impl EventSink<Event>) {
    let Some(ring) = c11_orders::ring(state, cell, dir) else { return };
    if !waits_for_engine(state, &ring, Frame::Joint(cell, dir, true)) {
        log.emit(Event::Rotated(state.units[state.standing(cell)].owner, cell, dir));
        shift(state, &ring, log);
    }
}

/// §16-unreliable: a joint order waits until every engine in it runs.
fn waits_for_engine(state: &mut State, ring: &[Cell], order: Frame) -> bool {
    let Some(at) = ring.iter().map(|cell| state.standing(*cell)).find(|at| is_untested(state, *at)) else {
        return false;
    };
    state.stack.push(order);
    state.stack.push(Frame::Engine(at, Dir::North));
    true
}

/// §16-unreliable: whether an engine must still be started this turn.
fn is_untested(state: &State, at: UnitIx) -> bool {
    state.rules(at).has(Ability::Unreliable) && !state.units[at].has(Mark::Tested)
}

/// Every unit enters the cell of the next; their moves are over.
fn shift(state: &mut State, ring: &[Cell], log: &mut impl EventSink<Event>) {
    let units: ArrayVec<UnitIx, 4> = ring.iter().map(|cell| state.standing(*cell)).collect();
    units.iter().for_each(|unit| state.lift(*unit));
    for (step, unit) in units.iter().enumerate() {
        let to = ring[(step + 1) % ring.len()];
        state.place(*unit, to);
        has_moved(state, *unit);
        state.units[*unit].mark(Mark::Started);
        state.units[*unit].mark(Mark::Stopped);
        state.units[*unit].mark(Mark::Shifted);
        state.units[*unit].left = 0;
        c12_terrain::drive_in(state, *unit, to, log);
    }
    for unit in units.into_iter().rev() {
        state.stack.push(Frame::Moving(unit));
    }
}

/// Ruling G12: what moving does to postures and sandbags.
pub(crate) fn has_moved(state: &mut State, at: UnitIx) {
    let rules = state.rules(at);
    let own_turn = state.side(at) == state.turn.side;
    let unit = &mut state.units[at];
    unit.mark(Mark::Moved);
    unit.arms.take(rules.sandbags);
    let postures = unit.arms.and(rules.prone.or(rules.camouflage));
    unit.grey = unit.grey.and(unit.arms).or(postures);
    if own_turn {
        // Ruling C5: it comes back only in a turn in which the unit keeps still.
        unit.fresh.add(postures);
    }
}

/// A step is ordered: an unreliable engine must start first.
pub(crate) fn order_step(state: &mut State, at: UnitIx, dir: Dir, log: &mut impl EventSink<Event>) {
    if state.stack.top() != Some(Frame::Moving(at)) {
        state.stack.push(Frame::Moving(at));
    }
    if is_untested(state, at) {
        state.stack.push(Frame::Engine(at, dir));
    } else {
        step(state, at, dir, log);
    }
}

/// §16-unreliable: with a 1 it does not move this turn, and a joint order is off.
pub(crate) fn start_engine(state: &mut State, at: UnitIx, dir: Dir, die: u8, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    state.units[at].mark(Mark::Tested);
    if let Some(cell) = state.units[at].cell {
        let (seat, unit) = (state.units[at].owner, state.units[at].kind);
        log.emit(Event::EngineThrown { seat, unit, cell, die });
    }
    let joint = state.stack.top().filter(|frame| matches!(frame, Frame::Joint(..)));
    if joint.is_some() {
        state.stack.pop();
    }
    match joint {
        _ if die == 1 => {
            state.units[at].mark(Mark::Started);
            state.units[at].left = 0;
        }
        Some(Frame::Joint(cell, dir, true)) => rotate(state, cell, dir, log),
        Some(Frame::Joint(cell, dir, false)) => swap(state, cell, dir, log),
        _ => step(state, at, dir, log),
    }
}

/// One cell further.
fn step(state: &mut State, at: UnitIx, dir: Dir, log: &mut impl EventSink<Event>) {
    let Some(from) = state.units[at].cell else { return };
    let Some(to) = state.next(from, dir) else { return };
    let before = left(state, at);
    let ground = c12_terrain::ground_for(state, at, to);
    if state.in_phase(Phase::Deployment) && !state.rules(at).has(Ability::Reconnaissance) {
        // §18-rommel: once a turn.
        let hq = state.hq_of(state.units[at].owner);
        state.hqs[usize::from(hq)].helped = true;
    }
    has_moved(state, at);
    state.units[at].mark(Mark::Started);
    state.units[at].mark(Mark::Shifted);
    state.units[at].left = if ground == Ground::Difficult { 0 } else { before - 1 };
    state.lift(at);
    log.emit(Event::Moved { seat: state.units[at].owner, unit: state.units[at].kind, from, to });
    if state.unit_at(to).is_some() {
        // Crossing a friend: he keeps his cell, the mover goes on.
        state.units[at].cell = Some(to);
        return;
    }
    state.place(at, to);
    c11_reactions::open_mine_windows(state, at, to);
    c12_terrain::drive_in(state, at, to, log);
}

/// A unit on its way: ends its move where nothing is left to choose.
pub(crate) fn go_on(state: &mut State, at: UnitIx) -> bool {
    if state.units.is_live(at) && !state.units[at].has(Mark::Stopped) {
        if has_open_step(state, at) {
            return false;
        }
        let mut some = false;
        if !is_done(state, at) {
            moving_offers(state, at, &mut |action| some |= action != Action::Stop);
        }
        if some {
            return false;
        }
    }
    stop(state, at);
    true
}

/// Whether a unit may step onto open ground beside it: the usual case, seen at a glance.
fn has_open_step(state: &State, at: UnitIx) -> bool {
    let unit = &state.units[at];
    let Some(cell) = unit.cell else { return false };
    let open = beside(cell, state.width()).and(state.plain).without(state.all_stood());
    let free = !unit.has(Mark::Disembarked) && !state.rules(at).has(Ability::LandingCraft);
    !open.is_empty() && free && left(state, at) > 0
}

/// Whether a unit has walked its way: without a step left only carriers, and guns that never had one, may choose.
fn is_done(state: &State, at: UnitIx) -> bool {
    let rules = state.rules(at);
    left(state, at) == 0 && rules.movement > 0 && !rules.is_carrier()
}

/// What a unit on its way may do.
pub(crate) fn moving_offers(state: &State, at: UnitIx, offer: &mut impl FnMut(Action)) {
    let Some(cell) = state.units[at].cell else { return };
    unit_offers(state, at, offer);
    if state.at[cell] != Some(at) {
        return;
    }
    if !state.in_phase(Phase::Deployment) {
        c21_transport::boarding_offers(state, at, cell, state.units[at].owner, offer);
    }
    offer(Action::Stop);
}

/// The move is over; whoever lies in ambush may answer.
pub(crate) fn stop(state: &mut State, at: UnitIx) {
    state.stack.pop();
    if state.units.is_live(at) {
        state.units[at].mark(Mark::Stopped);
        // Ruling G14: an assault that fails leaves a unit where it was.
        if state.units[at].has(Mark::Shifted) && state.units[at].cell.is_some() {
            state.stack.push(Frame::Arrived(at));
        }
    }
}

/// §16-reconnaissance, §18-rommel: movement in the turn of deployment, right after it (ruling G11).
pub(crate) fn scouting_left(state: &State, at: UnitIx) -> u8 {
    let rules = state.rules(at);
    if rules.has(Ability::Reconnaissance) {
        return allowance(state, at);
    }
    let owner = state.units[at].owner;
    let hq = state.hq_of(owner);
    let vehicle = matches!(rules.class, Class::Tank | Class::Transport) && !rules.has(Ability::LandingCraft);
    let by = |bonus: &Bonus| match bonus {
        Bonus::MoveAfterDeploying(cells) => Some(*cells),
        _ => None,
    };
    let helped = state.hqs[usize::from(hq)].helped;
    match c18_generals::bonuses(state, hq).iter().find_map(by) {
        Some(cells) if vehicle && !helped => cells.min(allowance(state, at)),
        _ => 0,
    }
}
