//! Why an action is not legal now: the paragraph and the reason.

use crate::actions::{Action, Target};
use crate::board::Cell;
use crate::ids::{CardNo, Class, Phase};
use crate::rules::c11_actors::deciding;
use crate::rules::{c11_movement, c18_generals};
use crate::state::{Frame, Mark, State};
use frente_kernel::{Illegal, RuleId, Seat};

/// Every reason this module can give, with its paragraph: the languages must know them all.
pub(crate) const REASONS: &[(RuleId, &str)] = &[
    ("3.1", "match-over"),
    ("11", "not-now"),
    ("11.4", "other-phase"),
    ("11.4", "no-unit-there"),
    ("14.5", "not-your-unit"),
    ("11.5.5", "just-deployed"),
    ("11.8", "set-up"),
    ("11.6.8", "suppressed"),
    ("11.4", "no-movement-left"),
    ("11.4", "off-the-field"),
    ("11.4.2", "enemy-in-the-way"),
    ("11.4.1", "friend-in-the-way"),
    ("12.4", "cannot-enter"),
    ("11.4.3", "cannot-assault"),
    ("4.4", "too-dear"),
    ("7.1", "not-in-hand"),
    ("10.1", "cannot-deploy-there"),
    ("11.5.3", "token-slots"),
    ("11.6", "has-fired"),
    ("11.6.7", "weapon-turned"),
    ("11.6.2", "out-of-range"),
    ("11.5.6", "same-card"),
    ("6.4", "terrain-place"),
];

fn reason(why: &'static str) -> Illegal {
    let known = REASONS.iter().find(|(_, known)| *known == why);
    let (rule, why) = known.copied().unwrap_or(("11", "not-now"));
    Illegal { rule, why }
}

/// The first reason that applies, from the general to the particular. Only for actions the menu does not hold.
pub(crate) fn why_not(state: &State, action: Action) -> Illegal {
    if state.ending.is_some() {
        return reason("match-over");
    }
    let seat = deciding(state).unwrap_or(Seat(0));
    let phase = match state.stack.top() {
        Some(Frame::Phase(phase)) => Some(phase),
        Some(Frame::Moving(_)) => Some(Phase::Movement),
        _ => None,
    };
    let why = match action {
        Action::Step(cell, dir) if phase == Some(Phase::Movement) => {
            why_no_step(state, seat, cell, cell.step(dir, state.width()))
        }
        Action::Assault(cell, ..)
        | Action::Hurrah(cell, ..)
        | Action::AssaultHq(cell, ..)
        | Action::HurrahHq(cell, ..)
            if phase == Some(Phase::Movement) =>
        {
            why_no_order(state, seat, cell).unwrap_or("cannot-assault")
        }
        Action::Swap(cell, _) | Action::March(cell) | Action::Embark(cell, _) if phase == Some(Phase::Movement) => {
            why_no_order(state, seat, cell).unwrap_or("not-now")
        }
        Action::Deploy(card, _) | Action::Land(card, _) | Action::Load(card, _) if phase == Some(Phase::Deployment) => {
            why_no_card(state, seat, card).unwrap_or("cannot-deploy-there")
        }
        Action::PlayOn(card, _) | Action::Play(card) | Action::PlayArms(card, ..)
            if matches!(phase, Some(Phase::Movement | Phase::Deployment | Phase::Shooting)) =>
        {
            why_no_card(state, seat, card).unwrap_or("same-card")
        }
        Action::Equip(..) if matches!(state.stack.top(), Some(Frame::Equip(_))) => "token-slots",
        Action::Fire(cell, slot, target) | Action::SureFire(cell, slot, target) if phase == Some(Phase::Shooting) => {
            why_no_fire(state, seat, cell, slot, target)
        }
        Action::BuyTerrain(..) if matches!(state.stack.top(), Some(Frame::Buy(_))) => "terrain-place",
        Action::Step(..) | Action::Deploy(..) | Action::Fire(..) | Action::March(_) if phase.is_some() => "other-phase",
        _ => "not-now",
    };
    reason(why)
}

/// Why a seat may not order the unit on a cell about at all.
fn why_no_order(state: &State, seat: Seat, cell: Cell) -> Option<&'static str> {
    let Some(at) = state.unit_at(cell) else { return Some("no-unit-there") };
    let unit = &state.units[at];
    if unit.owner != seat {
        Some("not-your-unit")
    } else if unit.has(Mark::Deployed) {
        Some("just-deployed")
    } else if c11_movement::is_set_up(state, at) {
        Some("set-up")
    } else if unit.has(Mark::Suppressed) && !state.rules(at).is_vehicle() {
        Some("suppressed")
    } else if unit.has(Mark::Stopped) || c11_movement::left(state, at) == 0 {
        Some("no-movement-left")
    } else {
        None
    }
}

fn why_no_step(state: &State, seat: Seat, cell: Cell, to: Option<Cell>) -> &'static str {
    if let Some(why) = why_no_order(state, seat, cell) {
        return why;
    }
    let Some(to) = to else { return "off-the-field" };
    match state.unit_at(to) {
        Some(other) if state.side(other) != state.side_of(seat) => "enemy-in-the-way",
        Some(_) => "friend-in-the-way",
        None => "cannot-enter",
    }
}

fn why_no_card(state: &State, seat: Seat, card: CardNo) -> Option<&'static str> {
    if !state.player(seat).holds(card) {
        Some("not-in-hand")
    } else if !c18_generals::affords(state, seat, card) {
        Some("too-dear")
    } else {
        None
    }
}

fn why_no_fire(state: &State, seat: Seat, cell: Cell, slot: u8, _: Target) -> &'static str {
    let Some(at) = state.unit_at(cell) else { return "no-unit-there" };
    let unit = &state.units[at];
    if unit.owner != seat {
        "not-your-unit"
    } else if unit.has(Mark::Assaulted) || unit.has(Mark::Spent) || slot < 8 && unit.fired >> slot & 1 != 0 {
        "has-fired"
    } else if slot >= 8 || unit.active() >> slot & 1 == 0 {
        "weapon-turned"
    } else {
        debug_assert!(state.rules(at).class != Class::Plane, "planes do not stand on cells");
        "out-of-range"
    }
}
