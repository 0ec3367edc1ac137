//! Which pieces an action is about: what is taken up, where it goes, what it costs.

use super::{area_of, covered};
use crate::actions::{Action, Target};
use crate::board::{Cell, Dir};
use crate::data::{Area, Card, Effect};
use crate::ids::{CardNo, Slot, UnitIx, UnitNo};
use crate::pieces::Piece;
use crate::rules::c11_actors::deciding;
use crate::rules::{c11_assault, c11_deployment, c11_orders, c16_abilities, c18_generals};
use crate::state::{Frame, State, Victim};
use frente_kernel::{Seat, Touch};

/// The pieces of a legal action. What only lets things run is about none.
pub(super) fn of_action(state: &State, action: Action) -> Touch<Piece> {
    let seat = deciding(state).unwrap_or(Seat(0));
    match action {
        Action::Step(..)
        | Action::Swap(..)
        | Action::Rotate(..)
        | Action::Stop
        | Action::March(_)
        | Action::Embark(..)
        | Action::Disembark(..)
        | Action::Assault(..)
        | Action::Hurrah(..)
        | Action::AssaultHq(..)
        | Action::HurrahHq(..) => of_order(state, seat, action),
        Action::HealSelf(_)
        | Action::Heal(..)
        | Action::Repair(..)
        | Action::Clear(..)
        | Action::Resupply(..)
        | Action::Steady(_)
        | Action::Fire(..)
        | Action::SureFire(..)
        | Action::Fly(..)
        | Action::SureFly(..)
        | Action::Turn(..) => of_unit(state, seat, action),
        Action::Deploy(..)
        | Action::Load(..)
        | Action::Land(..)
        | Action::Equip(..)
        | Action::Station(_)
        | Action::Bomb(..)
        | Action::Airlift(..)
        | Action::Drop(..)
        | Action::Play(_)
        | Action::PlayOn(..)
        | Action::PlayArms(..)
        | Action::PlayAt(..)
        | Action::PlayLine(..)
        | Action::PlayAgainst(..)
        | Action::Discard(_)
        | Action::General(_)
        | Action::Take(_)
        | Action::Retrieve(_) => of_card(state, seat, action),
        Action::Smoke
        | Action::Recover
        | Action::LayMine(_)
        | Action::Ambush(_)
        | Action::AmbushFire(..)
        | Action::AntiAir(..)
        | Action::Escort(_)
        | Action::Intercept(_)
        | Action::Reroll(_)
        | Action::AceReroll
        | Action::Strike(_)
        | Action::Leap(_)
        | Action::Survive(_) => of_answer(state, seat, action),
        Action::Bid(points) => Touch::on(Piece::Bid(seat.0)).pays(Piece::Points(seat.0), points),
        Action::First(side) => Touch::none().at(Piece::Hq(state.hq_of(state.marshal(side)))),
        Action::BuyTerrain(card, cell) => {
            let cost = state.data().tables.terrain[card.index()].cost;
            Touch::on(Piece::Terrain(card)).at(Piece::Cell(cell)).pays(Piece::Bid(seat.0), cost)
        }
        Action::GivePoint => Touch::on(Piece::Points(seat.0)).pays(Piece::Points(seat.0), 1u8),
        Action::DoneBuying
        | Action::Mulligan
        | Action::KeepHand
        | Action::EndPhase
        | Action::HandOver
        | Action::Surrender
        | Action::Pass => Touch::none(),
    }
}

/// An order of the Movement phase.
fn of_order(state: &State, seat: Seat, action: Action) -> Touch<Piece> {
    let next = |cell: Cell, dir: Dir| Piece::Cell(state.next(cell, dir).unwrap_or(cell));
    let point = |touch: Touch<Piece>| touch.pays(Piece::Points(seat.0), 1u8);
    let strike = |cell, slot, at| armed(cell, slot).at(at);
    match action {
        Action::Step(cell, dir) | Action::Swap(cell, dir) | Action::Embark(cell, dir) => {
            Touch::on(Piece::Cell(cell)).at(next(cell, dir))
        }
        Action::Rotate(cell, dir) => {
            let ring = c11_orders::ring(state, cell, dir).into_iter().flatten();
            Touch { at: ring.filter(|other| *other != cell).map(Piece::Cell).collect(), ..Touch::on(Piece::Cell(cell)) }
        }
        Action::Stop => match state.stack.top() {
            Some(Frame::Moving(unit)) => on_unit(state, unit),
            _ => Touch::none(),
        },
        Action::March(cell) => {
            let free = c16_abilities::marches_free(state, seat);
            let touch = Touch::on(Piece::Cell(cell));
            if free { touch } else { point(touch) }
        }
        Action::Disembark(cell, place, dir) => {
            let on = vec![Piece::Cell(cell), Piece::Passenger(place)];
            Touch { on, at: vec![next(cell, dir)], ..Touch::none() }
        }
        Action::Assault(cell, dir, slot) => strike(cell, slot, next(cell, dir)),
        Action::Hurrah(cell, dir, slot) => point(strike(cell, slot, next(cell, dir))),
        Action::AssaultHq(cell, hq, slot) => strike(cell, slot, Piece::Hq(hq)),
        Action::HurrahHq(cell, hq, slot) => point(strike(cell, slot, Piece::Hq(hq))),
        _ => Touch::none(),
    }
}

/// What a unit or a waiting fighter does in Deployment, Shooting and Flip.
fn of_unit(state: &State, seat: Seat, action: Action) -> Touch<Piece> {
    let next = |cell: Cell, dir: Dir| Piece::Cell(state.next(cell, dir).unwrap_or(cell));
    let kind = |cell: Cell| state.unit_at(cell).map_or(UnitNo(0), |unit| state.units[unit].kind);
    let shot =
        |cell: Cell, slot, target| aimed(state, armed(cell, slot), target, area_of(state.data(), kind(cell), slot));
    let raid = |place: u8, target| {
        let plane = state.hqs[usize::from(state.hq_of(seat))].fighters[usize::from(place & 1)];
        let area = plane.map_or(Area::Cell, |plane| state.kind_rules(plane.kind).area);
        aimed(state, Touch::on(fighter(state, seat, place)), target, area)
    };
    match action {
        Action::HealSelf(cell) | Action::Steady(cell) => Touch::on(Piece::Cell(cell)),
        Action::Heal(cell, dir) | Action::Repair(cell, dir) => Touch::on(Piece::Cell(cell)).at(next(cell, dir)),
        Action::Clear(cell, dir) => Touch::on(Piece::Cell(cell)).at(next(cell, dir)).pays(Piece::Points(seat.0), 1u8),
        Action::Resupply(cell, dir, slot) => {
            let touch = Touch::on(Piece::Cell(cell)).at(next(cell, dir)).at(slot_piece(slot));
            touch.pays(Piece::Points(seat.0), 1u8)
        }
        Action::Fire(cell, slot, target) => shot(cell, slot, target),
        Action::SureFire(cell, slot, target) => for_sure(state, seat, shot(cell, slot, target)),
        Action::Fly(place, target) => raid(place, target),
        Action::SureFly(place, target) => for_sure(state, seat, raid(place, target)),
        Action::Turn(cell, slot) => armed(cell, slot),
        _ => Touch::none(),
    }
}

/// What is done with a card.
fn of_card(state: &State, seat: Seat, action: Action) -> Touch<Piece> {
    let data = state.data();
    let paid = |card: CardNo, touch: Touch<Piece>| {
        let price = c18_generals::price(state, seat, card).0;
        if price == 0 { touch } else { touch.pays(Piece::Points(seat.0), price) }
    };
    match action {
        Action::Deploy(card, cell)
        | Action::Load(card, cell)
        | Action::Land(card, cell)
        | Action::Airlift(card, cell)
        | Action::Drop(card, cell)
        | Action::PlayOn(card, cell) => paid(card, Touch::on(Piece::Card(card)).at(Piece::Cell(cell))),
        Action::Equip(set, packed) => {
            let Some(Frame::Equip(unit)) = state.stack.top() else { return Touch::none() };
            let price = c11_deployment::price_of(state.rules(unit), set).unwrap_or(0);
            let tokens = {
                let packed = packed.iter().map(|slot| Piece::Packed(slot.0));
                set.iter().map(slot_piece).chain(packed).collect()
            };
            let touch = Touch { on: tokens, at: on_unit(state, unit).on, ..Touch::none() };
            if price == 0 { touch } else { touch.pays(Piece::Points(seat.0), price) }
        }
        Action::Station(card) => paid(card, Touch::on(Piece::Card(card)).at(Piece::Hq(state.hq_of(seat)))),
        Action::Bomb(card, target) => {
            let area = data.tables.units.get(card.index()).map_or(Area::Cell, |plane| plane.area);
            paid(card, aimed(state, Touch::on(Piece::Card(card)), target, area))
        }
        Action::Play(card) => paid(card, Touch::on(Piece::Card(card))),
        Action::PlayArms(card, cell, set) => {
            let at = std::iter::once(Piece::Cell(cell)).chain(set.iter().map(slot_piece)).collect();
            paid(card, Touch { at, ..Touch::on(Piece::Card(card)) })
        }
        Action::PlayAt(card, cell, dir) => {
            let target = Target::Area(cell, dir);
            paid(card, aimed(state, Touch::on(Piece::Card(card)), target, barrage(state, card)))
        }
        Action::PlayLine(card, cell, cells) => {
            let line = std::iter::successors(Some(cell), |cell| state.next(*cell, Dir::East));
            let rest = line.take(usize::from(cells)).skip(1).map(Piece::Cell);
            paid(card, Touch::on(Piece::Card(card)).at(Piece::Cell(cell)).covers(rest))
        }
        Action::PlayAgainst(card, other) => paid(card, Touch::on(Piece::Card(card)).at(Piece::Hand(other))),
        Action::Discard(card) => Touch::on(Piece::Card(card)).at(Piece::Discard(seat.0)),
        Action::Retrieve(card) => Touch::on(Piece::Card(card)).at(Piece::Hand(seat.0)),
        Action::Take(card) => match state.stack.top() {
            Some(Frame::Spying(victim)) => Touch::on(Piece::Card(card)).at(Piece::Discard(victim.0)),
            _ => Touch::none(),
        },
        Action::General(general) => Touch::on(Piece::General(general)).at(Piece::Hq(state.hq_of(seat))),
        _ => Touch::none(),
    }
}

/// What answers something that is under way.
fn of_answer(state: &State, seat: Seat, action: Action) -> Touch<Piece> {
    let mover = match state.stack.top() {
        Some(Frame::Mine(unit, _) | Frame::Ambush(unit, _) | Frame::AmbushShot(unit, _)) => on_unit(state, unit).on,
        _ => Vec::new(),
    };
    let paid =
        |card: CardNo, touch: Touch<Piece>| touch.pays(Piece::Points(seat.0), c18_generals::price(state, seat, card).0);
    match action {
        Action::Smoke => match state.attack.map(|attack| attack.on) {
            Some(Victim::Unit(target)) => on_unit(state, target),
            _ => Touch::none(),
        },
        Action::Recover => Touch::on(Piece::Hq(state.hq_of(seat))),
        Action::LayMine(card) | Action::Ambush(card) => paid(card, Touch { at: mover, ..Touch::on(Piece::Card(card)) }),
        Action::AmbushFire(cell, slot) => Touch { at: mover, ..armed(cell, slot) },
        Action::AntiAir(cell, slot, role) => {
            let at = match state.mission.lander {
                None => vec![Piece::plane(role)],
                Some(lander) => on_unit(state, lander).on,
            };
            Touch { at, ..armed(cell, slot) }
        }
        Action::Escort(place) | Action::Intercept(place) => Touch::on(fighter(state, seat, place)).at(Piece::Mission),
        Action::Reroll(card) => paid(card, Touch::on(Piece::Card(card)).at(Piece::Die)),
        Action::AceReroll => {
            let by = state.attack.and_then(|attack| attack.by.unit());
            by.map_or_else(Touch::none, |by| on_unit(state, by)).at(Piece::Die)
        }
        Action::Strike(arm) => {
            let Some((at, foe)) = c11_assault::struck(state) else { return Touch::none() };
            let mut touch = on_unit(state, at);
            touch.on.push(Piece::Slot(arm.number()));
            Touch { at: on_unit(state, foe).on, ..touch }
        }
        Action::Leap(place) => Touch::on(Piece::Passenger(place)),
        Action::Survive(cell) => Touch::none().at(Piece::Cell(cell)),
        _ => Touch::none(),
    }
}

/// A weapon or token of the unit in question.
fn slot_piece(slot: Slot) -> Piece {
    Piece::Slot(slot.0)
}

/// A unit on a cell with one of its weapons.
fn armed(cell: Cell, slot: Slot) -> Touch<Piece> {
    Touch { on: vec![Piece::Cell(cell), slot_piece(slot)], ..Touch::none() }
}

/// A unit where it stands, or where what carries it stands.
fn on_unit(state: &State, at: UnitIx) -> Touch<Piece> {
    let unit = &state.units[at];
    let carrier = unit.carrier.filter(|carrier| state.units.is_live(*carrier));
    let aboard = || carrier.and_then(|carrier| state.units[carrier].cell);
    unit.cell.or_else(aboard).map_or_else(Touch::none, |cell| Touch::on(Piece::Cell(cell)))
}

/// A fighter of a seat by its place beside the staff.
fn fighter(state: &State, seat: Seat, place: u8) -> Piece {
    Piece::Fighter(2 * state.hq_of(seat) + place)
}

/// Aimed at a target, and at what else its area covers.
fn aimed(state: &State, touch: Touch<Piece>, target: Target, area: Area) -> Touch<Piece> {
    let touch = touch.at(Piece::target(target));
    match target {
        Target::Area(first, dir) => {
            let rest = covered(area, first, dir, state.width()).iter().filter(move |cell| *cell != first);
            touch.covers(rest.map(Piece::Cell))
        }
        _ => touch,
    }
}

/// The area of a barrage card.
pub(super) fn barrage(state: &State, card: CardNo) -> Area {
    match state.data().card(card) {
        Some(Card::Support(support)) => match state.data().tables.support[support.index()] {
            Effect::Barrage { area, .. } => area,
            _ => Area::Cell,
        },
        _ => Area::Cell,
    }
}

/// With the card that hits without a die.
fn for_sure(state: &State, seat: Seat, touch: Touch<Piece>) -> Touch<Piece> {
    let Some(support) = state.data().tables.sure_hit else { return touch };
    let card = state.data().support_card(support);
    let price = c18_generals::price(state, seat, card).0;
    touch.pays(Piece::Card(card), 1u8).pays(Piece::Points(seat.0), price)
}
