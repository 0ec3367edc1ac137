//! Whether one action may be chosen now, and else the paragraph that forbids it: the action is led to the functions of the
//! chapters that offer it.

use crate::actions::{Action, Target};
use crate::board::Cell;
use crate::data::{Card, Timing};
use crate::ids::{Ability, CardNo, Class, Phase, UnitIx};
use crate::rules::c11_actors::{commanded, deciding};
use crate::rules::{
    c6_who_begins, c11_assault, c11_attack, c11_deployment, c11_movement, c11_orders, c11_reactions, c11_shooting,
    c11_turn, c13_air, c14_players, c16_abilities, c17_cards, c18_generals, c21_transport,
};
use crate::state::{Frame, State};
use frente_kernel::{Illegal, Seat, must};

/// Whether the deciding seat may choose an action; else why not, from the general to the particular.
pub(crate) fn check(state: &State, action: Action) -> Result<(), Illegal> {
    must(state.ending.is_none(), "3.1", "match-over")?;
    let (Some(frame), Some(seat)) = (state.stack.top(), deciding(state)) else { return Err(NOT_NOW) };
    match frame {
        Frame::Phase(phase) => in_phase(state, seat, phase, action),
        Frame::Moving(unit) => on_the_way(state, seat, unit, action),
        _ => pending(state, seat, frame, action),
    }
}

const NOT_NOW: Illegal = Illegal { rule: "11", why: "not-now" };

/// In a window or at a question: what is asked may be answered, and nothing else be done.
fn pending(state: &State, seat: Seat, frame: Frame, action: Action) -> Result<(), Illegal> {
    match (frame, action) {
        (Frame::Bid(_), Action::Bid(points)) => c6_who_begins::may_bid(points),
        (Frame::WhoFirst(_), Action::First(_))
        | (Frame::Buy(_), Action::DoneBuying)
        | (Frame::Mulligan(_), Action::Mulligan | Action::KeepHand) => Ok(()),
        (Frame::Buy(_), Action::BuyTerrain(card, cell)) => c6_who_begins::may_buy(state, seat, card, cell),
        (
            Frame::Mine(..)
            | Frame::Ambush(..)
            | Frame::Spying(_)
            | Frame::Answer(_)
            | Frame::AfterDie
            | Frame::Escort
            | Frame::AntiAir(_)
            | Frame::Intercept(_)
            | Frame::Drop,
            Action::Pass,
        ) => Ok(()),
        (Frame::Mine(unit, _), Action::LayMine(card)) => c11_reactions::may_lay_mine(state, unit, seat, card),
        (Frame::Ambush(unit, _), Action::Ambush(card)) => c11_reactions::may_ambush(state, unit, seat, card),
        (Frame::AmbushShot(target, _), Action::AmbushFire(cell, slot)) => {
            let at = commanded(state, seat, cell)?;
            c11_reactions::may_fire_from_ambush(state, target, at, slot)
        }
        (Frame::AmbushShot(target, _), Action::Steady(cell)) => {
            commanded(state, seat, cell)?;
            c11_reactions::may_steady_ambusher(state, target, seat, cell)
        }
        (Frame::StrikeBack, Action::Strike(arm)) => {
            let (at, foe) = c11_assault::struck(state).ok_or(NOT_NOW)?;
            c11_assault::may_strike_back(state, at, arm, foe)
        }
        (Frame::Equip(unit), Action::Equip(set, packed)) => c11_deployment::may_equip(state, unit, set, packed),
        (Frame::ChooseGeneral(_), Action::General(general)) => c18_generals::may_join(state, seat, general),
        (Frame::Spying(victim), Action::Take(card)) => c17_cards::may_take(state, victim, card),
        (Frame::Recover, Action::Retrieve(card)) => c17_cards::may_retrieve(state, seat, card),
        (Frame::Answer(_), Action::Smoke) => c11_attack::may_pop_smoke(state),
        (Frame::Answer(_), Action::Recover) => c11_attack::may_recover_in_time(state, seat),
        (Frame::AfterDie, Action::Reroll(card)) => c11_attack::may_reroll(state, card),
        (Frame::AfterDie, Action::AceReroll) => c11_attack::may_throw_as_ace(state),
        (Frame::Wreck(..), Action::Leap(place)) => c21_transport::may_leap(state, place),
        (Frame::WreckPlace(unit, wreck, open), Action::Survive(cell)) => {
            c21_transport::may_shelter(state, unit, wreck, open, cell)
        }
        (Frame::Escort, Action::Escort(place)) | (Frame::Intercept(_), Action::Intercept(place)) => {
            c13_air::may_take_off(state, seat, place).map(|_| ())
        }
        (Frame::AntiAir(_), Action::AntiAir(cell, slot, role)) => {
            c13_air::is_above(state, role)?;
            let at = commanded(state, seat, cell)?;
            c13_air::may_fire_up(state, at, cell, slot)
        }
        (Frame::Drop, Action::Drop(card, cell)) => c13_air::may_drop(state, seat, card, cell),
        _ => Err(Illegal { rule: "11", why: "answer-first" }),
    }
}

/// While a unit is on its way: what it does, who gets on it, and nothing else.
fn on_the_way(state: &State, seat: Seat, unit: UnitIx, action: Action) -> Result<(), Illegal> {
    let Some(cell) = state.units[unit].cell else { return Err(NOT_NOW) };
    let other = Illegal { rule: "11.4", why: "finish-the-move-first" };
    if let Action::Step(from, dir) = action {
        must(from == cell, "11.4", "finish-the-move-first")?;
        return c11_orders::may_step(state, unit, state.next(cell, dir), c11_movement::left(state, unit));
    }
    let crossing = state.at[cell] != Some(unit);
    if action == Action::Stop {
        return must(!crossing, "11.4.1", "friend-in-the-way");
    }
    if let Action::Load(card, at) = action
        && at == cell
        && state.in_phase(Phase::Deployment)
    {
        return play_card(state, seat, Phase::Deployment, card, action);
    }
    let own = |from: Cell| if from == cell { Ok(()) } else { Err(other) };
    match action {
        Action::March(from) => {
            own(from)?;
            return Err(Illegal { rule: "16-march", why: "march-comes-first" });
        }
        Action::Swap(from, _) | Action::Rotate(from, _) => {
            own(from)?;
            return Err(Illegal { rule: "11.4.1", why: "has-begun-to-move" });
        }
        Action::Embark(from, dir) if from != cell => own(state.next(from, dir).unwrap_or(from))?,
        Action::Embark(from, _)
        | Action::Disembark(from, ..)
        | Action::Assault(from, ..)
        | Action::Hurrah(from, ..)
        | Action::AssaultHq(from, ..)
        | Action::HurrahHq(from, ..) => own(from)?,
        _ => return Err(other),
    }
    must(!crossing, "11.4.1", "friend-in-the-way")?;
    must(!state.in_phase(Phase::Deployment), "11.5.5", "scouts-only-move")?;
    match action {
        Action::Embark(from, dir) if from != cell => {
            let at = commanded(state, seat, from)?;
            c11_movement::may_be_ordered(state, at)?;
            c21_transport::may_board(state, at, c11_movement::left(state, at))?;
            c21_transport::may_come_aboard(state, at, state.next(from, dir).and_then(|next| state.unit_at(next)))
        }
        Action::Embark(_, dir) => {
            c21_transport::may_board(state, unit, c11_movement::left(state, unit))?;
            c21_transport::may_come_aboard(state, unit, state.next(cell, dir).and_then(|next| state.unit_at(next)))
        }
        Action::Disembark(_, place, dir) => {
            let passenger = c21_transport::passenger(state, unit, place)?;
            c21_transport::may_get_off(state, passenger, state.next(cell, dir))
        }
        _ => assault(state, unit, cell, action),
    }
}

/// In a phase: what belongs to it, and what belongs to several.
fn in_phase(state: &State, seat: Seat, phase: Phase, action: Action) -> Result<(), Illegal> {
    let due = |own: Phase| phase == own;
    match action {
        Action::EndPhase => must(!due(Phase::Discard), "11.9", "discard-phase"),
        Action::HandOver | Action::GivePoint | Action::Recover => {
            let fits = matches!(phase, Phase::Movement | Phase::Deployment | Phase::Shooting);
            must(fits, "14.5", "no-orders-in-this-phase")?;
            match action {
                Action::HandOver => c14_players::may_hand_over(state, seat),
                Action::GivePoint => c14_players::may_give_point(state, seat),
                _ => c11_attack::may_recover(state, seat),
            }
        }
        Action::Surrender => c11_turn::may_surrender(state, seat, phase),
        Action::Step(..)
        | Action::Swap(..)
        | Action::Rotate(..)
        | Action::March(_)
        | Action::Embark(..)
        | Action::Disembark(..)
        | Action::Assault(..)
        | Action::Hurrah(..)
        | Action::AssaultHq(..)
        | Action::HurrahHq(..) => {
            must(due(Phase::Movement), "11.4", "movement-phase")?;
            order(state, seat, action)
        }
        Action::Stop => {
            must(due(Phase::Movement), "11.4", "movement-phase")?;
            Err(Illegal { rule: "11.4", why: "nobody-on-the-way" })
        }
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
        | Action::PlayAgainst(card, _) => play_card(state, seat, phase, card, action),
        Action::HealSelf(cell)
        | Action::Heal(cell, _)
        | Action::Repair(cell, _)
        | Action::Clear(cell, _)
        | Action::Resupply(cell, ..) => {
            must(due(Phase::Deployment), "11.5", "deployment-phase")?;
            work(state, commanded(state, seat, cell)?, cell, action)
        }
        Action::Fire(..) | Action::SureFire(..) | Action::Fly(..) | Action::SureFly(..) | Action::Steady(_) => {
            must(due(Phase::Shooting), "11.6", "shooting-phase")?;
            shoot(state, seat, action)
        }
        Action::Turn(cell, slot) => {
            must(due(Phase::Flip), "11.8", "flip-phase")?;
            c11_turn::may_turn(state, commanded(state, seat, cell)?, slot)
        }
        Action::Discard(card) => {
            must(due(Phase::Discard), "11.9", "discard-phase")?;
            c11_turn::may_discard(state, seat, card)
        }
        _ => Err(never_in_a_phase(action)),
    }
}

/// Why an action that answers something is not taken while nothing is asked.
fn never_in_a_phase(action: Action) -> Illegal {
    match action {
        Action::BuyTerrain(..) | Action::DoneBuying => Illegal { rule: "6.5", why: "no-more-terrain" },
        Action::Equip(..) => Illegal { rule: "9.1", why: "tokens-with-the-unit" },
        Action::Mulligan | Action::KeepHand => Illegal { rule: "7.2", why: "hand-was-kept" },
        Action::LayMine(_) => Illegal { rule: "17-mina_anticarro", why: "card-has-its-moment" },
        Action::Ambush(_) => Illegal { rule: "17-emboscada", why: "card-has-its-moment" },
        Action::Reroll(_) => Illegal { rule: "17-fuego_certero", why: "card-has-its-moment" },
        Action::AntiAir(..) => Illegal { rule: "13.4", why: "nothing-above" },
        Action::Drop(..) => Illegal { rule: "16-air-transport", why: "nobody-left-to-drop" },
        Action::Smoke => Illegal { rule: "20-granada_humo", why: "smoke-against-shots" },
        _ => NOT_NOW,
    }
}

/// §11.4: an order of the Movement phase, to a unit that is not on its way yet.
fn order(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let ready = |cell: Cell| -> Result<UnitIx, Illegal> {
        let at = commanded(state, seat, cell)?;
        c11_movement::may_be_ordered(state, at).map(|()| at)
    };
    match action {
        Action::Step(cell, dir) => {
            let at = ready(cell)?;
            c11_orders::may_step(state, at, state.next(cell, dir), c11_movement::left(state, at))
        }
        Action::Swap(cell, dir) => c11_orders::may_order_all(state, seat, &c11_orders::pair(state, cell, dir)?),
        Action::Rotate(cell, dir) => c11_orders::may_order_all(state, seat, &c11_orders::square(state, cell, dir)?),
        Action::March(cell) => c16_abilities::may_march(state, ready(cell)?),
        Action::Embark(cell, dir) => {
            let at = ready(cell)?;
            c21_transport::may_board(state, at, c11_movement::left(state, at))?;
            c21_transport::may_come_aboard(state, at, state.next(cell, dir).and_then(|next| state.unit_at(next)))
        }
        Action::Disembark(cell, place, dir) => {
            let passenger = c21_transport::passenger(state, ready(cell)?, place)?;
            c21_transport::may_get_off(state, passenger, state.next(cell, dir))
        }
        Action::Assault(cell, ..)
        | Action::Hurrah(cell, ..)
        | Action::AssaultHq(cell, ..)
        | Action::HurrahHq(cell, ..) => assault(state, ready(cell)?, cell, action),
        _ => Err(NOT_NOW),
    }
}

/// §11.4.3: an assault of a unit on a cell.
fn assault(state: &State, at: UnitIx, cell: Cell, action: Action) -> Result<(), Illegal> {
    let (target, slot) = match action {
        Action::Assault(_, dir, slot) | Action::Hurrah(_, dir, slot) => (state.next(cell, dir).map(Target::Unit), slot),
        Action::AssaultHq(_, hq, slot) | Action::HurrahHq(_, hq, slot) => (Some(Target::Hq(hq)), slot),
        _ => return Err(NOT_NOW),
    };
    c11_assault::may_assault(state, at, cell)?;
    let on = c11_assault::may_assault_at(state, at, cell, target)?;
    c11_assault::may_strike(state, at, slot, on)?;
    match action {
        Action::Hurrah(..) | Action::HurrahHq(..) => c11_assault::may_shout(state, at),
        _ => Ok(()),
    }
}

/// §11.5: a card from the hand, in its phase.
fn play_card(state: &State, seat: Seat, phase: Phase, card: CardNo, action: Action) -> Result<(), Illegal> {
    c18_generals::may_pay_from_hand(state, seat, card)?;
    let unit = match state.data().card(card) {
        Some(Card::Unit(unit)) => unit,
        Some(Card::Support(support)) => {
            let due = match state.data().cards.support[support.index()].timing {
                Timing::Deployment => phase == Phase::Deployment,
                Timing::Movement => phase == Phase::Movement,
                Timing::OwnShooting => phase == Phase::Shooting,
                Timing::EnemyMove => false,
            };
            must(due, "11.5.1", "card-has-its-moment")?;
            return c17_cards::may_play_support(state, seat, support, action);
        }
        None => return Err(Illegal { rule: "7.1", why: "not-in-hand" }),
    };
    must(phase == Phase::Deployment, "11.5", "deployment-phase")?;
    let rules = state.kind_rules(unit);
    match action {
        Action::Station(_) | Action::Bomb(..) | Action::Airlift(..) => {
            c13_air::may_play_plane(state, seat, unit, action)
        }
        _ if rules.class == Class::Plane => c13_air::may_play_plane(state, seat, unit, action),
        Action::Deploy(_, cell) => c11_deployment::may_deploy(state, seat, rules, cell),
        Action::Load(_, cell) => c11_deployment::may_load_at(state, seat, rules, cell),
        Action::Land(_, cell) => c11_deployment::may_land_at(state, seat, rules, cell),
        _ => Err(Illegal { rule: "2.3", why: "other-kind-of-card" }),
    }
}

/// Chapter 16: what medics, mechanics, sappers and logistics do.
fn work(state: &State, at: UnitIx, cell: Cell, action: Action) -> Result<(), Illegal> {
    match action {
        Action::HealSelf(_) => {
            c16_abilities::may_treat(state, at)?;
            c16_abilities::may_be_treated(state, at)
        }
        Action::Heal(_, dir) => {
            c16_abilities::may_treat(state, at)?;
            c16_abilities::may_heal(state, at, cell, dir)
        }
        Action::Repair(_, dir) => {
            c16_abilities::may_work(state, at, Ability::Mechanic)?;
            c16_abilities::may_repair(state, at, cell, dir)
        }
        Action::Clear(_, dir) => {
            c16_abilities::may_work(state, at, Ability::Sapper)?;
            c16_abilities::may_clear(state, cell, dir)
        }
        Action::Resupply(_, dir, slot) => {
            c16_abilities::may_work(state, at, Ability::Logistics)?;
            c16_abilities::may_resupply(state, at, cell, dir, slot)
        }
        _ => Err(NOT_NOW),
    }
}

/// §11.6: what is done in Shooting.
fn shoot(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Fire(cell, slot, target) => {
            c11_shooting::may_fire(state, commanded(state, seat, cell)?, cell, slot, target)
        }
        Action::SureFire(cell, slot, target) => {
            let at = commanded(state, seat, cell)?;
            c11_shooting::may_fire(state, at, cell, slot, target)?;
            c11_shooting::may_fire_for_sure(state, seat, at, target)
        }
        Action::Fly(place, target) => c13_air::may_attack(state, seat, place, target),
        Action::SureFly(place, target) => {
            c13_air::may_attack(state, seat, place, target)?;
            c11_shooting::may_hit_for_sure(state, seat).map(|_| ())
        }
        Action::Steady(cell) => {
            let at = commanded(state, seat, cell)?;
            c16_abilities::may_steady(state, seat)?;
            c16_abilities::may_be_steadied(state, at)
        }
        _ => Err(NOT_NOW),
    }
}
