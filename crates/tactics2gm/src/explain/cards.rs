//! Why a card or an ability of the Deployment phase is refused: §11.5, chapters 13, 16 and 17.

use super::*;
use crate::data::{Card, Effect, SupportKind, Timing};
use crate::ids::{Ability, Class, Ground, SupportNo, UnitNo};
use crate::rules::{c11_deployment, c12_terrain, c13_air};
use crate::state::{Mark, UnitIx};

/// The card an action plays.
pub(super) fn card_of(action: Action) -> Option<CardNo> {
    match action {
        Action::Deploy(card, _)
        | Action::Load(card, _)
        | Action::Land(card, _)
        | Action::Station(card)
        | Action::Bomb(card, _)
        | Action::Airlift(card, _)
        | Action::Play(card)
        | Action::PlayOn(card, _)
        | Action::PlayArms(card, ..)
        | Action::PlayAt(card, ..)
        | Action::PlayLine(card, ..)
        | Action::PlayAgainst(card, _) => Some(card),
        _ => None,
    }
}

pub(super) fn why_no_card(state: &State, seat: Seat, phase: Phase, action: Action) -> Reason {
    let Some(card) = card_of(action) else { return NOT_NOW };
    let moment = match state.data().card(card) {
        Some(Card::Unit(_)) => Some(Phase::Deployment),
        Some(Card::Support(support)) => match state.data().cards.support[support.index()].timing {
            Timing::Deployment => Some(Phase::Deployment),
            Timing::Movement => Some(Phase::Movement),
            Timing::OwnShooting => Some(Phase::Shooting),
            Timing::EnemyMove => None,
        },
        None => return NOT_IN_HAND,
    };
    if let Some(why) = why_no_hand(state, seat, card) {
        return why;
    }
    if moment != Some(phase) {
        return if matches!(state.data().card(card), Some(Card::Unit(_))) { DEPLOYMENT_PHASE } else { CARD_TIMING };
    }
    match (state.data().card(card), action) {
        (Some(Card::Unit(unit)), _) if state.kind_rules(unit).class == Class::Plane => {
            why_no_plane(state, seat, unit, action)
        }
        (Some(Card::Unit(unit)), Action::Deploy(_, cell)) => why_no_place(state, seat, unit, cell),
        (Some(Card::Unit(unit)), Action::Land(_, cell)) => why_no_landing(state, seat, unit, cell),
        (Some(Card::Unit(_)), Action::Load(..)) => FRESH_CARRIER,
        (Some(Card::Support(support)), _) => why_no_support(state, seat, support, action),
        _ => OTHER_CARD,
    }
}

fn why_no_plane(state: &State, seat: Seat, unit: UnitNo, action: Action) -> Reason {
    let rules = state.kind_rules(unit);
    let fits = match action {
        Action::Station(_) => rules.has(Ability::Fighter),
        Action::Bomb(..) => rules.has(Ability::Bomber),
        Action::Airlift(..) => rules.has(Ability::AirTransport),
        _ => false,
    };
    if !fits {
        NOT_A_PLANE
    } else if !c13_air::may_fly(state, unit) {
        NO_PLANES
    } else if matches!(action, Action::Station(_)) {
        debug_assert!(state.hqs[usize::from(state.hq_of(seat))].fighters.iter().all(Option::is_some), "both wait");
        TWO_FIGHTERS
    } else if let Action::Airlift(_, _) = action {
        LANDING_PLACE
    } else {
        NO_TARGET
    }
}

/// §10.1: why a unit cannot come into play on a cell.
fn why_no_place(state: &State, seat: Seat, unit: UnitNo, cell: Cell) -> Reason {
    let (side, rules) = (state.side_of(seat), state.kind_rules(unit));
    let craft = c11_deployment::by_craft(state, side);
    let lines = if rules.has(Ability::Infiltration) && !craft { 2 } else { 1 };
    if cell.line_of(side) >= lines || cell.column() >= state.width() {
        OWN_LINE
    } else if state.unit_at(cell).is_some() {
        CELL_TAKEN
    } else if craft {
        BY_CRAFT
    } else {
        CANNOT_ENTER
    }
}

/// §13.5: why nobody comes down on a cell.
fn why_no_landing(state: &State, seat: Seat, unit: UnitNo, cell: Cell) -> Reason {
    let rules = state.kind_rules(unit);
    if !rules.has(Ability::Paratrooper) {
        NO_PARATROOPER
    } else if c11_deployment::by_craft(state, state.side_of(seat)) {
        BY_CRAFT
    } else if cell.column() < state.width()
        && state.unit_at(cell).is_none()
        && c12_terrain::ground(state, rules, cell, false) == Ground::Impassable
    {
        CANNOT_ENTER
    } else {
        LANDING_PLACE
    }
}

fn why_no_support(state: &State, seat: Seat, support: SupportNo, action: Action) -> Reason {
    let def = &state.data().cards.support[support.index()];
    let general = def.effect == Effect::General && state.hqs[usize::from(state.hq_of(seat))].general.is_some();
    if general {
        return ONE_GENERAL;
    }
    let on = match action {
        Action::PlayOn(_, cell) | Action::PlayArms(_, cell, _) => cell,
        _ => return if def.kind == SupportKind::Supplies { CARD_TARGET } else { OTHER_CARD },
    };
    match state.unit_at(on) {
        None => NO_UNIT,
        Some(at) if state.side(at) != state.side_of(seat) => ENEMY_UNIT,
        Some(at) if (state.units[at].cards | state.units[at].touched) >> support.0 & 1 != 0 => SAME_CARD,
        Some(_) => CARD_TARGET,
    }
}

/// §11.5.2 to §11.5.4: why a unit cannot take these tokens.
pub(super) fn why_no_tokens(state: &State, at: UnitIx, set: u8, packed: u8) -> Reason {
    let rules = state.rules(at);
    let all = ((1u16 << rules.slot_count) - 1) as u8 & !rules.printed;
    if set & !all != 0 || packed & !(set & rules.set_up) != 0 {
        return NOT_ITS_TOKEN;
    }
    let missing = |slot: u8| {
        let after = rules.slots[usize::from(slot)].after;
        after != crate::data::NONE && set >> after & 1 == 0
    };
    let standing = set & rules.set_up & !packed != 0;
    if state.units[at].carrier != crate::data::NONE && standing {
        SET_UP
    } else if crate::state::slots(set).any(missing) {
        TOKEN_ORDER
    } else if c11_deployment::price_of(rules, set).is_none() {
        TOKEN_SLOTS
    } else {
        TOO_DEAR
    }
}

/// Chapter 16: why medics, mechanics, sappers and logistics cannot do that.
pub(super) fn why_no_work(state: &State, seat: Seat, action: Action) -> Reason {
    let (cell, ability) = match action {
        Action::HealSelf(cell) | Action::Heal(cell, _) => (cell, None),
        Action::Repair(cell, _) => (cell, Some(Ability::Mechanic)),
        Action::Clear(cell, _) => (cell, Some(Ability::Sapper)),
        Action::Resupply(cell, ..) => (cell, Some(Ability::Logistics)),
        _ => return NOT_NOW,
    };
    if let Some(why) = orders::whose(state, seat, cell) {
        return why;
    }
    let at = state.at[cell];
    let (unit, rules) = (&state.units[at], state.rules(at));
    match ability {
        None if unit.arms & rules.medic == 0 => LACKS_ABILITY,
        None if unit.active() & rules.medic == 0 => WEAPON_TURNED,
        None => NOBODY_BESIDE,
        Some(ability) if !rules.has(ability) => LACKS_ABILITY,
        Some(_) if unit.has(Mark::Worked) => WORKED,
        Some(Ability::Mechanic) if unit.has(Mark::Moved) => HAS_MOVED,
        Some(Ability::Sapper | Ability::Logistics) if state.player(seat).pa == 0 => TOO_DEAR,
        Some(_) => NOBODY_BESIDE,
    }
}
