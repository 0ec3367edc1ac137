//! What a seat cannot know, dealt anew: which units the other side's tokens stand for, and what lies face down.
//!
//! The lists are open, so what is hidden is an assignment: tokens on the table to units and decoys. It is shuffled by
//! swaps that fit what was seen: a token that went two squares is no man on foot, one that moved is no gun, one that
//! was given an order is no decoy.

use crate::data::Profile;
use crate::geometry::Point;
use crate::ids::{EventKind, Side, UnitNo};
use crate::rules::c5_orders;
use crate::state::{Duty, Frame, Order, OrderKind, Place, Readiness, State, Task, Token, TokenPlace};
use arrayvec::ArrayVec;
use frente_kernel::{Rng, below};

/// Whether what was seen of a token fits a unit, or a decoy.
fn fits(state: &State, token: &Token, unit: UnitNo) -> bool {
    let Some(unit) = unit.some() else { return token.ordered.is_none() };
    let profile: &Profile = state.profile(unit);
    let kind = profile.kind;
    if (token.fast && !kind.is_vehicle()) || (token.moved && kind.is_gun()) {
        return false;
    }
    match token.ordered {
        None => true,
        Some(OrderKind::Dig) => state.unit(unit).dig > 0,
        Some(OrderKind::Observe) => profile.observe > 0,
        Some(_) => profile.weapons().any(|(_, weapon)| weapon.is_direct()),
    }
}

/// Whether nothing is hidden: no token, no order on its way, nothing face down.
pub(crate) fn lies_open(state: &State) -> bool {
    let observed = || state.units.iter().any(|unit| matches!(unit.task, Task::Observe { .. }));
    state.tokens.is_empty() && state.messengers.is_empty() && state.missions.is_empty() && !observed()
}

/// Shuffles what `side` hides.
pub(crate) fn redeal(state: &mut State, side: Side, rng: &mut impl Rng) {
    // A unit that is just being given an order keeps its token: that order must stay possible.
    let ordered = match state.pending() {
        Some(Frame::Ordering | Frame::Observation) => state.order.unit.some(),
        Some(Frame::AimPoint(unit)) => Some(unit),
        _ => None,
    };
    let hidden: ArrayVec<u8, { crate::state::TOKENS }> = (0..state.tokens.len() as u8)
        .filter(|at| {
            let token = &state.tokens[usize::from(*at)];
            let free = token.unit.some().is_none() || token.unit.some() != ordered;
            token.side == side && token.at != TokenPlace::Gone && free
        })
        .collect();
    let count = hidden.len() as u32;
    for _ in 0..3 * count {
        let one = usize::from(hidden[below(rng, count) as usize]);
        let reserve = reserves(state, side);
        let other = below(rng, count + reserve);
        if other < count {
            swap_tokens(state, one, usize::from(hidden[other as usize]));
        } else {
            swap_with_reserve(state, one, side, other - count);
        }
    }
    face_down(state, side, rng);
    if state.pending() == Some(Frame::Ordering) && ordered.is_some_and(|unit| state.unit(unit).side == side) {
        reorder(state, rng);
    }
}

/// §5.4.3: an order not yet given may be any that side could give.
fn reorder(state: &mut State, rng: &mut impl Rng) {
    let mut count = 0;
    for unit in state.all() {
        for kind in OrderKind::ALL {
            if c5_orders::check_order(state, unit, kind).is_ok() {
                count += 1;
                if below(rng, count) == 0 {
                    state.order = Order { unit, duty: Duty::Order(kind), ..Order::IDLE };
                }
            }
        }
    }
}

/// How many units and decoys wait off the table.
fn reserves(state: &State, side: Side) -> u32 {
    waiting(state, side).count() as u32 + u32::from(state.decoys[side.index()])
}

fn waiting(state: &State, side: Side) -> impl Iterator<Item = UnitNo> + '_ {
    state
        .of_side(side)
        .filter(|unit| state.unit(*unit).place == Place::Reserve && !state.profile(*unit).kind.is_aircraft())
}

fn swap_tokens(state: &mut State, one: usize, two: usize) {
    let (first, second) = (state.tokens[one], state.tokens[two]);
    if one == two || !fits(state, &first, second.unit) || !fits(state, &second, first.unit) {
        return;
    }
    let (there, here) = (condition(state, first.unit), condition(state, second.unit));
    state.tokens[one].unit = second.unit;
    state.tokens[two].unit = first.unit;
    settle(state, one, there);
    settle(state, two, here);
}

fn swap_with_reserve(state: &mut State, at: usize, side: Side, number: u32) {
    let token = state.tokens[at];
    let other = waiting(state, side).nth(number as usize).unwrap_or(UnitNo::NONE);
    if !fits(state, &token, other) || token.unit == other {
        return;
    }
    let worn = condition(state, token.unit);
    match token.unit.some() {
        Some(unit) => {
            let it = state.unit_mut(unit);
            it.place = Place::Reserve;
            it.stands = Default::default();
            apply(state, unit, Condition::FRESH);
            state.unit_mut(unit).readiness = Readiness::Ready;
        }
        None => state.decoys[side.index()] += 1,
    }
    if other == UnitNo::NONE {
        state.decoys[side.index()] -= 1;
    }
    state.tokens[at].unit = other;
    settle(state, at, worn);
}

/// What a hidden unit carries that its token, not its name, has earned.
#[derive(Clone, Copy)]
struct Condition {
    spent: bool,
    stirred: bool,
    aimed: bool,
    pinned: u8,
    covered: bool,
    event: Option<EventKind>,
    task: Task,
}

impl Condition {
    const FRESH: Condition = Condition {
        spent: false,
        stirred: false,
        aimed: false,
        pinned: 0,
        covered: false,
        event: None,
        task: Task::None,
    };
}

fn condition(state: &State, unit: UnitNo) -> Condition {
    unit.some().map_or(Condition::FRESH, |unit| {
        let it = state.unit(unit);
        Condition {
            spent: it.spent,
            stirred: it.stirred,
            aimed: it.aimed,
            pinned: it.pinned,
            covered: it.covered,
            event: it.event,
            task: it.task,
        }
    })
}

fn apply(state: &mut State, unit: UnitNo, condition: Condition) {
    let it = state.unit_mut(unit);
    it.spent = condition.spent;
    it.stirred = condition.stirred;
    it.aimed = condition.aimed;
    it.pinned = condition.pinned;
    it.covered = condition.covered;
    it.event = condition.event;
    it.task = condition.task;
}

/// The unit a token now stands for takes its place.
fn settle(state: &mut State, at: usize, mut condition: Condition) {
    let token = state.tokens[at];
    let Some(unit) = token.unit.some() else { return };
    condition.spent |= token.spent;
    // What its token is seen to do goes on, whoever it is.
    let goes_on = match condition.task {
        Task::Dig(_) => token.ordered == Some(OrderKind::Dig),
        Task::Observe { .. } => token.ordered == Some(OrderKind::Observe),
        _ => false,
    };
    condition.task = if goes_on { condition.task } else { Task::None };
    condition.aimed = token.ordered == Some(OrderKind::Aim) && condition.aimed;
    apply(state, unit, condition);
    let late = token.late && state.profile(unit).deploy > 0;
    let at = match token.at {
        TokenPlace::Square(square) => state.measures().middle(square),
        _ => Default::default(),
    };
    let it = state.unit_mut(unit);
    it.place = Place::Hidden;
    it.stands = [at; 4];
    it.readiness = if late { Readiness::Undeployed } else { Readiness::Ready };
}

/// Orders on their way and the length of bombardments lie face down.
fn face_down(state: &mut State, side: Side, rng: &mut impl Rng) {
    for at in 0..state.messengers.len() {
        if state.unit(state.messengers[at].to).side == side {
            state.messengers[at].kind = [OrderKind::Move, OrderKind::Fire, OrderKind::Aim][below(rng, 3) as usize];
        }
    }
    for mission in &mut state.missions {
        if mission.side == side && mission.left > 0 && mission.fired < 3 {
            mission.left = 1 + below(rng, 3 - u32::from(mission.fired)) as u8;
        }
    }
    // A marker that lies face down may be meant for anything the seat has on the table.
    let aims: ArrayVec<Point, { crate::state::UNITS }> = match state.on_table(side.other()).next() {
        None => ArrayVec::from_iter([state.measures().middle(Default::default())]),
        Some(_) => state.on_table(side.other()).map(|unit| state.unit(unit).middle()).collect(),
    };
    let data = state.data();
    for unit in &mut state.units {
        if unit.side == side
            && let Task::Observe { turns, at, .. } = &mut unit.task
        {
            *turns = 1 + below(rng, 3) as u8;
            // Face up where no trained observer watches (ruling B-40).
            if data.profiles[usize::from(unit.def)].observe > 0 {
                *at = aims[below(rng, aims.len() as u32) as usize];
            }
        }
    }
}
