//! What to be careful of before a choice that looks harmless.

use super::with_unit;
use crate::actions::Action;
use crate::ids::UnitNo;
use crate::rules::{c4_march, c4_movement, c5_turns, c7_bombardment, c9_assault, c11_morale, c14_fog};
use crate::state::{Duty, Frame, State};
use frente_kernel::{Caution, Message};

/// The gravest thing to know before a legal action, if there is any. It is made from what the deciding side sees: its
/// own units and the revealed ones of the enemy.
pub(super) fn of_action(state: &State, action: Action) -> Option<Caution> {
    let about = |key: &'static str, unit: UnitNo| with_unit(state, Message::new(key), "unit", unit);
    let frame = state.stack.top()?;
    match (frame, action) {
        (Frame::Turn, Action::EndTurn) => before_the_end(state),
        (Frame::Entry, Action::Done) => {
            let count = c14_fog::reserves(state, state.active).next().map_or(0, |_| state.entries);
            let lost = c5_turns::may_enter(state) && count > 0;
            lost.then(|| Caution::new(Message::new("caution-entries").int("count", count), "14.3"))
        }
        (Frame::Works, Action::Done) => {
            let points = state.scenario.build;
            Some(Caution::new(Message::new("caution-build-points").int("points", points), "8.5"))
        }
        // The activation and the dice are gone all the same.
        (Frame::Target, Action::Alone) => Some(Caution::new(about("caution-hold-fire", state.order.unit), "6.2.1")),
        (Frame::Observation, Action::Done) => Some(Caution::new(about("caution-gives-up", state.order.unit), "7.1")),
        (Frame::AimPoint(observer), Action::Done) => Some(Caution::new(about("caution-gives-up", observer), "7.1")),
        (Frame::March, Action::Stay) => before_staying(state),
        (Frame::March, _) => before_going(state, action),
        (Frame::Template(mission), Action::Template(size)) => {
            let smoke = state.missions[usize::from(mission)].smoke;
            let at = state.missions[usize::from(mission)].at;
            let side = state.missions[usize::from(mission)].side;
            let own = c7_bombardment::under(state, at, size).find(|unit| state.unit(*unit).side == side);
            own.filter(|_| !smoke).map(|unit| Caution::new(about("caution-own-men", unit), "7.5"))
        }
        (Frame::AimPoint(observer), Action::AimAt(at)) => {
            // It scatters: own men under the largest template there are in danger.
            let side = state.unit(observer).side;
            let own = c7_bombardment::under(state, at, 2).find(|unit| state.unit(*unit).side == side);
            own.map(|unit| Caution::new(about("caution-own-men-near", unit), "7.2"))
        }
        (Frame::Melee(_), Action::Withdraw(unit)) => {
            let stuck = !c11_morale::can_run(state, unit);
            stuck.then(|| Caution::new(about("caution-nowhere-to-withdraw", unit), "9.4"))
        }
        (Frame::SelfRegroup(unit), Action::Pass) => {
            let lost = !c11_morale::can_run(state, unit);
            lost.then(|| Caution::new(about("caution-nowhere-to-run", unit), "11.3"))
        }
        _ => None,
    }
}

/// §5.3: dice left over are lost, and with them the orders of those who have not acted.
fn before_the_end(state: &State) -> Option<Caution> {
    let own = || state.on_table(state.active).map(|unit| state.unit(unit));
    let dice: u8 = own().flat_map(|it| it.officer.dice).sum();
    let idle = own().filter(|it| it.can_act()).count() as u8;
    let message = Message::new("caution-end-turn").int("dice", dice).int("units", idle);
    (dice > 0 && idle > 0).then(|| Caution::new(message, "5.3"))
}

/// §5.6.1: an order is spent by a unit that does not use it.
fn before_staying(state: &State) -> Option<Caution> {
    let unused = matches!(state.order.duty, Duty::Order(_)) && state.march.path.is_empty() && state.march.used == 0;
    let message = with_unit(state, Message::new("caution-stay"), "unit", state.march.unit);
    unused.then(|| Caution::new(message, "5.6.1"))
}

/// §9.4: who leaves a fight is struck by those it leaves; §4.7: ground that may hold a vehicle.
fn before_going(state: &State, action: Action) -> Option<Caution> {
    let unit = state.march.unit;
    let (stand, legs, facing) = c4_march::way_of(state, action)?;
    let end = *legs.last()?;
    let base = crate::state::base_at(state.profile(unit).kind, stand, end, facing);
    if let Some(foe) = c9_assault::foes_left(state, unit, Some(&base)).next() {
        let message = with_unit(state, Message::new("caution-leaves-contact"), "unit", unit);
        return Some(Caution::new(with_unit(state, message, "target", foe), "9.4"));
    }
    let risky = legs.windows(2).any(|leg| c4_movement::bog_point(state, unit, leg[0], leg[1]) >= 0);
    risky.then(|| Caution::new(with_unit(state, Message::new("caution-bog"), "unit", unit), "4.7"))
}

/// One of each.
pub(super) fn every_message(state: &State) -> Vec<Message> {
    let about = |key: &'static str| with_unit(state, Message::new(key), "unit", UnitNo(0));
    let mut all: Vec<Message> = [
        "caution-hold-fire",
        "caution-gives-up",
        "caution-stay",
        "caution-bog",
        "caution-own-men",
        "caution-own-men-near",
        "caution-nowhere-to-withdraw",
        "caution-nowhere-to-run",
    ]
    .map(about)
    .into();
    all.push(with_unit(state, about("caution-leaves-contact"), "target", UnitNo(1)));
    all.push(Message::new("caution-end-turn").int("dice", 1).int("units", 1));
    all.push(Message::new("caution-entries").int("count", 1));
    all.push(Message::new("caution-build-points").int("points", 1));
    all
}
