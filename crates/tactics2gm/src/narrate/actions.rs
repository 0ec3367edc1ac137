//! What an action means, in the words of the table: a key and arguments for each.

use super::{Say, area_of, arm_name, slot_name, slot_names, touch};
use crate::actions::{Action, Target};
use crate::board::{Cell, Dir};
use crate::data::Area;
use crate::ids::{CardNo, UnitIx, UnitNo};
use crate::rules::{c11_actors, c11_deployment};
use crate::state::{Frame, Role, State};
use frente_kernel::{Arg, Message, Seat};

/// What the messages of actions look up on the table. A unit that is not there goes by the first card of the pack: the
/// action may be refused, and its sentence still needs words.
#[derive(Clone, Copy)]
struct Tell<'a>(&'a State);

impl Tell<'_> {
    fn kind(self, unit: Option<UnitIx>) -> UnitNo {
        unit.map_or(UnitNo(0), |unit| self.0.units[unit].kind)
    }

    /// The unit on a cell.
    fn at(self, cell: Cell) -> UnitNo {
        self.kind(self.0.unit_at(cell))
    }

    /// The unit on its way, or the one on a cell.
    fn mover(self, cell: Cell) -> UnitNo {
        match self.0.stack.top() {
            Some(Frame::Moving(unit)) if self.0.units.is_live(unit) => self.kind(Some(unit)),
            _ => self.at(cell),
        }
    }

    /// The unit whose tokens or whose weapon is asked for.
    fn asked(self) -> UnitNo {
        match self.0.stack.top() {
            Some(Frame::Equip(unit)) => self.kind(Some(unit)),
            Some(Frame::StrikeBack) => {
                let defender = self.0.assault.and_then(|assault| assault.defender());
                self.kind(defender.filter(|defender| self.0.units.is_live(*defender)))
            }
            _ => UnitNo(0),
        }
    }

    fn to(self, cell: Cell, dir: Dir) -> Cell {
        self.0.next(cell, dir).unwrap_or(cell)
    }

    /// The fighter in a place beside the staff of the deciding seat.
    fn fighter(self, message: Message, place: u8) -> Message {
        let seat = c11_actors::deciding(self.0).unwrap_or(Seat(self.0.turn.actor));
        let staff = &self.0.hqs[usize::from(self.0.hq_of(seat))];
        let plane = staff.fighters.get(usize::from(place)).copied().flatten();
        let kind = plane.map_or(UnitNo(0), |plane| plane.kind);
        message.unit(self.0.data(), kind).int("place", i64::from(place) + 1)
    }

    /// What flies above: a plane by its part in the mission, or who comes down by parachute.
    fn above(self, role: Role) -> Arg {
        let mission = &self.0.mission;
        let plane = mission.planes[role].map(|plane| plane.kind);
        let lander =
            mission.lander.filter(|lander| self.0.units.is_live(*lander)).map(|lander| self.kind(Some(lander)));
        match lander.or(plane) {
            Some(kind) => self.0.data().card_name(CardNo(kind.0)).arg(),
            None => Arg::Term { term: format!("role-{}", role.name()).into() },
        }
    }

    fn aim(self, message: Message, target: Target, area: Area) -> Message {
        message.aim(self.0.data(), self.0.aimed(target), area, self.0.width())
    }
}

/// An action as the table says it.
pub(super) fn message(state: &State, action: Action) -> Message {
    let (data, tell) = (state.data(), Tell(state));
    let message = Message::new(format!("action-{}", action.name()));
    match action {
        Action::Bid(points) => message.int("points", points),
        Action::First(side) => message.side(side),
        Action::BuyTerrain(card, cell) => message.terrain(data, card).cell("cell", cell),
        Action::Step(cell, dir) => {
            message.unit(data, tell.mover(cell)).cell("from", cell).cell("to", tell.to(cell, dir))
        }
        Action::Swap(cell, dir) | Action::Embark(cell, dir) => {
            message.unit(data, tell.at(cell)).cell("from", cell).cell("to", tell.to(cell, dir))
        }
        Action::Rotate(cell, _) | Action::March(cell) | Action::HealSelf(cell) | Action::Steady(cell) => {
            message.unit(data, tell.at(cell)).cell("from", cell)
        }
        Action::Heal(cell, dir) | Action::Repair(cell, dir) | Action::Clear(cell, dir) => {
            message.unit(data, tell.at(cell)).cell("from", cell).cell("to", tell.to(cell, dir))
        }
        Action::Disembark(cell, place, dir) => {
            let passenger = state.unit_at(cell).and_then(|carrier| state.cargo(carrier).nth(usize::from(place)));
            message.unit(data, tell.kind(passenger)).cell("from", cell).cell("to", tell.to(cell, dir))
        }
        Action::Assault(cell, dir, slot) | Action::Hurrah(cell, dir, slot) => message
            .unit(data, tell.at(cell))
            .cell("from", cell)
            .cell("to", tell.to(cell, dir))
            .arg("weapon", slot_name(data, tell.at(cell), slot)),
        Action::AssaultHq(cell, hq, slot) | Action::HurrahHq(cell, hq, slot) => {
            let message = message.unit(data, tell.at(cell)).cell("from", cell);
            tell.aim(message.arg("weapon", slot_name(data, tell.at(cell), slot)), Target::Hq(hq), Area::Cell)
        }
        Action::Resupply(cell, dir, slot) => message
            .unit(data, tell.at(cell))
            .cell("from", cell)
            .cell("to", tell.to(cell, dir))
            .arg("weapon", slot_name(data, tell.at(tell.to(cell, dir)), slot)),
        Action::Deploy(card, cell)
        | Action::Load(card, cell)
        | Action::Land(card, cell)
        | Action::Airlift(card, cell)
        | Action::Drop(card, cell)
        | Action::PlayOn(card, cell) => message.card(data, card).cell("cell", cell),
        Action::PlayAt(card, cell, dir) => {
            let area = touch::barrage(state, card);
            tell.aim(message.card(data, card), Target::Area(cell, dir), area)
        }
        Action::PlayLine(card, cell, cells) => message.card(data, card).cell("cell", cell).int("cells", cells),
        Action::PlayArms(card, cell, slots) => {
            message.card(data, card).cell("cell", cell).arg("weapon", slot_names(data, tell.at(cell), slots))
        }
        Action::PlayAgainst(card, seat) => message.card(data, card).seat(Seat(seat)),
        Action::Equip(slots, packed) => {
            let price = c11_deployment::price_of(&data.tables.units[tell.asked().index()], slots);
            let packed = if packed.is_empty() { "tokens-ready" } else { "tokens-packed" };
            message
                .arg("tokens", slot_names(data, tell.asked(), slots))
                .int("price", price.unwrap_or(0))
                .term("packed", packed)
        }
        Action::Station(card)
        | Action::Play(card)
        | Action::LayMine(card)
        | Action::Ambush(card)
        | Action::Reroll(card)
        | Action::Discard(card)
        | Action::Take(card)
        | Action::Retrieve(card) => message.card(data, card),
        Action::Bomb(card, target) => {
            let area = data.tables.units.get(card.index()).map_or(Area::Cell, |plane| plane.area);
            tell.aim(message.card(data, card), target, area)
        }
        Action::Fire(cell, slot, target) | Action::SureFire(cell, slot, target) => {
            let weapon = slot_name(data, tell.at(cell), slot);
            let message = message.unit(data, tell.at(cell)).cell("from", cell).arg("weapon", weapon);
            tell.aim(message, target, area_of(data, tell.at(cell), slot))
        }
        Action::Fly(place, target) | Action::SureFly(place, target) => {
            let staff = &state.hqs[usize::from(state.hq_of(Seat(state.turn.actor)))];
            let plane = staff.fighters.get(usize::from(place)).copied().flatten();
            let area = plane.map_or(Area::Cell, |plane| state.kind_rules(plane.kind).area);
            tell.aim(tell.fighter(message, place), target, area)
        }
        Action::AmbushFire(cell, slot) | Action::Turn(cell, slot) => {
            message.unit(data, tell.at(cell)).cell("from", cell).arg("weapon", slot_name(data, tell.at(cell), slot))
        }
        Action::AntiAir(cell, slot, role) => message
            .unit(data, tell.at(cell))
            .cell("from", cell)
            .arg("weapon", slot_name(data, tell.at(cell), slot))
            .arg("other", tell.above(role)),
        Action::Escort(place) | Action::Intercept(place) => tell.fighter(message, place),
        Action::Strike(arm) => message.arg("weapon", arm_name(data, tell.asked(), arm)),
        Action::General(general) => message.general(data, general),
        Action::Leap(place) => {
            let passenger = state.thrown_out().nth(usize::from(place));
            message.unit(data, tell.kind(passenger)).int("wounds", passenger.map_or(0, |unit| state.units[unit].wounds))
        }
        Action::Survive(cell) => message.cell("cell", cell),
        _ => message,
    }
}
