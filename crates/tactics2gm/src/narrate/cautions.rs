//! What to be careful of before a choice that looks harmless.

use super::{Say, area_of, covered, touch};
use crate::actions::{Action, Target};
use crate::board::{Cell, CellSet, Dir, LINES};
use crate::data::{Area, Card, Effect};
use crate::forecast;
use crate::ids::{CardNo, Phase, Slot, TerrainNo, UnitIx, UnitNo};
use crate::rules::c11_actors::deciding;
use crate::rules::{c11_assault, c11_attack, c11_orders, c18_generals};
use crate::state::{Frame, State, Victim};
use frente_kernel::{Caution, Message, Seat};

/// The gravest thing to know before a legal action, if there is any.
pub(super) fn of_action(state: &State, action: Action) -> Option<Caution> {
    let seat = deciding(state)?;
    match action {
        Action::Surrender => Some(Caution::new(Message::new("caution-surrender"), "3.3")),
        Action::DoneBuying => match state.player(seat).bid {
            0 => None,
            points => Some(Caution::new(Message::new("caution-bid-lost").int("points", points), "6.4")),
        },
        Action::EndPhase if state.stack.top() == Some(Frame::Phase(Phase::Shooting)) => unfired(state),
        Action::Recover => wasted_recovery(state, seat),
        Action::Play(card) => points_cut(state, seat, card),
        Action::Step(cell, _) => sandbags(state, &[cell]),
        Action::Swap(cell, dir) => sandbags(state, &c11_orders::pair(state, cell, dir).ok()?),
        Action::Rotate(cell, dir) => sandbags(state, &c11_orders::square(state, cell, dir).ok()?),
        Action::Assault(cell, dir, slot) | Action::Hurrah(cell, dir, slot) => {
            harmless(state, cell, dir, slot).or_else(|| sandbags(state, &[cell]))
        }
        Action::Embark(cell, _) | Action::AssaultHq(cell, ..) | Action::HurrahHq(cell, ..) => sandbags(state, &[cell]),
        Action::Fire(cell, slot, target) | Action::SureFire(cell, slot, target) => {
            let kind = state.unit_at(cell).map(|unit| state.units[unit].kind)?;
            own_men(state, seat, target, area_of(state.data(), kind, slot))
        }
        Action::PlayAt(card, cell, dir) => own_men(state, seat, Target::Area(cell, dir), touch::barrage(state, card)),
        Action::Bomb(card, target) => own_men(state, seat, target, state.kind_rules(UnitNo(card.0)).area),
        Action::Fly(place, target) | Action::SureFly(place, target) => {
            let plane = state.hqs[usize::from(state.hq_of(seat))].fighters[usize::from(place)]?;
            own_men(state, seat, target, state.kind_rules(plane.kind).area)
        }
        _ => None,
    }
}

/// §11.6: weapons that could still harm an enemy when the phase ends.
fn unfired(state: &State) -> Option<Caution> {
    let count = forecast::weapons_left(state);
    (count > 0).then(|| Caution::new(Message::new("caution-unfired").int("count", count), "11.6"))
}

/// §11.4.3: an assault that cannot hurt: all it does is to draw the answer.
fn harmless(state: &State, cell: Cell, dir: Dir, slot: Slot) -> Option<Caution> {
    let (at, foe) = (state.unit_at(cell)?, state.unit_at(state.next(cell, dir)?)?);
    let why = c11_assault::may_hurt(state, at, slot, Victim::Unit(foe)).err()?;
    let message = Message::new("caution-assault-harmless").unit(state.data(), state.units[foe].kind);
    Some(Caution::new(message, why.rule))
}

/// §20-sacos: who moves leaves its sandbags behind.
fn sandbags(state: &State, cells: &[Cell]) -> Option<Caution> {
    let moving = match state.stack.top() {
        Some(Frame::Moving(unit)) => Some(unit),
        _ => None,
    };
    let units = cells.iter().filter_map(|cell| moving.or_else(|| state.unit_at(*cell)));
    let sheltered = |unit: UnitIx| state.units[unit].arms.meets(state.rules(unit).sandbags);
    let some = units.into_iter().any(sheltered);
    some.then(|| Caution::new(Message::new("caution-sandbags"), "20-sacos"))
}

/// Fire that falls on the own side, or on works that shelter it.
fn own_men(state: &State, seat: Seat, target: Target, area: Area) -> Option<Caution> {
    let side = state.side_of(seat);
    let own = |cells: CellSet| cells.and(state.stood[side]).iter().next();
    let about = |key: &'static str, cell: Cell| {
        let unit = state.unit_at(cell)?;
        Some(Message::new(key).unit(state.data(), state.units[unit].kind).cell("cell", cell))
    };
    match target {
        Target::Area(first, dir) => {
            let cell = own(covered(area, first, dir, state.width()))?;
            Some(Caution::new(about("caution-own-men", cell)?, "19-area-line"))
        }
        Target::Structure(cell) if own([cell].into_iter().collect()).is_some() => {
            Some(Caution::new(about("caution-own-works", cell)?, "12.7"))
        }
        // In the own half, with no enemy on it: a card that was laid for the own side.
        Target::Structure(cell) if cell.line_of(side) < LINES / 2 && state.unit_at(cell).is_none() => {
            let card = state.card_no(cell)?;
            let message = Message::new("caution-own-terrain").terrain(state.data(), card).cell("cell", cell);
            Some(Caution::new(message, "12.7"))
        }
        Target::Structure(_) => None,
        Target::Unit(_) | Target::Hq(_) => None,
    }
}

/// §4.4: a card that brings more points than the staff stores.
fn points_cut(state: &State, seat: Seat, card: CardNo) -> Option<Caution> {
    let Some(Card::Support(support)) = state.data().card(card) else { return None };
    let points = match state.data().tables.support[support.index()] {
        Effect::GainPa(points) => points,
        Effect::GainPaBySupply => state.supply(state.hq_of(seat)),
        _ => return None,
    };
    // Ruling G5: paid first, then gained, then cut.
    let stored = state.stored_pa(seat).saturating_sub(c18_generals::price(state, seat, card).0);
    let gained = points.min(state.most_pa(seat).saturating_sub(stored));
    let message = Message::new("caution-points-cut").int("points", points).int("gained", gained);
    (gained < points).then(|| Caution::new(message, "4.4"))
}

/// §18-rundstedt: the one recovery of a match, used for less than it gives.
fn wasted_recovery(state: &State, seat: Seat) -> Option<Caution> {
    let (points, lost) = c11_attack::recovery(state, seat);
    let message = Message::new("caution-wasted-recovery").int("points", points).int("lost", lost);
    (lost < points).then(|| Caution::new(message, "18-rundstedt"))
}

/// One of every caution.
pub(super) fn every() -> Vec<Message> {
    let plain = ["caution-surrender", "caution-sandbags"].map(Message::new);
    let data = crate::data::Pack::default().data();
    let own = ["caution-own-men", "caution-own-works"];
    let own = own.map(|key| Message::new(key).unit(data, UnitNo(0)).cell("cell", Cell::at(0, 0)));
    let mut all: Vec<Message> = plain.into_iter().chain(own).collect();
    all.push(Message::new("caution-own-terrain").terrain(data, TerrainNo(0)).cell("cell", Cell::at(0, 0)));
    all.push(Message::new("caution-assault-harmless").unit(data, UnitNo(0)));
    all.push(Message::new("caution-bid-lost").int("points", 1));
    all.push(Message::new("caution-unfired").int("count", 1));
    all.push(Message::new("caution-points-cut").int("points", 2).int("gained", 1));
    all.push(Message::new("caution-wasted-recovery").int("points", 2).int("lost", 1));
    all
}
