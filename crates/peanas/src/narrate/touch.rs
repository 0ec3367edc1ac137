//! What an action is about: what is taken up, where it is put, what pays.

use crate::actions::Action;
use crate::ids::UnitNo;
use crate::items::{Face, Item, TokenNo, Word};
use crate::rules::{c1_scenario, c4_march, c5_reactions, c7_bombardment, c9_assault, c13_air};
use crate::state::{Frame, Pool, State};
use frente_kernel::Touch;

/// The items an offered action is about.
pub(super) fn of_action(state: &State, action: Action) -> Touch<Item> {
    let unit = |unit: UnitNo| Touch::on(Item::Unit(unit));
    // The mover, and whoever carries out what is pending.
    let mover = || on_unit(state.march.unit);
    let doer = || on_unit(state.order.unit);
    match action {
        Action::TakeColumn(_) | Action::Count(_) | Action::Lay { .. } | Action::LayBand { .. } => {
            scenery(state, action)
        }
        Action::Objective(at) => Touch::on(Item::Objective(state.objectives.len() as u8 + 1)).at(Item::spot(at)),
        Action::Build { kind, turn, at } => Touch::on(Item::Scenery(Word(kind)))
            .and(Item::Turn(turn))
            .at(Item::spot(at))
            .pays(Item::BuildPoint, state.data().piece(kind).cost),
        Action::Enter { unit, square } => {
            let on = Touch::on(unit.some().map_or(Item::Decoy, Item::Unit)).at(Item::square(square));
            if state.stack.top() == Some(Frame::Entry) { on.pays(Item::Entry, 1u8) } else { on }
        }
        Action::Order { unit: one, kind } => unit(one).and(Item::Order(Word(kind))),
        Action::Give { officer, channel, pool } => {
            let on = unit(officer).and(Item::Channel(Word(channel))).at(Item::Unit(state.order.unit));
            paid(on, pool, Pool::NONE)
        }
        Action::GiveTwo { officer, first, second } => {
            paid(unit(officer).at(Item::Unit(state.order.unit)), first, second)
        }
        Action::Dice(pool) => paid(on_unit(state.order.officer).at(Item::Unit(state.order.unit)), pool, Pool::NONE),
        Action::MoveToken { token, square } => on_token(state, token).at(Item::square(square)),
        Action::Flank(token) | Action::Reveal(token) => on_token(state, token),
        Action::Via(to) => mover().and(Item::Bend).at(Item::spot(to)),
        Action::Walk { to, .. } | Action::Follow(to) | Action::Ford { to, .. } | Action::Leave { to, .. } => {
            mover().at(Item::spot(to))
        }
        Action::Drive { facing, length } if state.march.unit.some().is_some() => {
            let end = c4_march::start(state, 0).v() + facing.offset(i32::from(length), 0);
            mover().at(Item::spot(end.point()))
        }
        // Nobody is on the move: there is no place to drive from.
        Action::Drive { .. } => Touch::none(),
        Action::Charge(target) | Action::Board(target) => mover().at(Item::Unit(target)),
        Action::Stay => match state.stack.top() {
            Some(Frame::Melee(side)) => c9_assault::next(state, side).map_or_else(Touch::none, unit),
            _ => mover(),
        },
        Action::Remount => mover(),
        Action::Form(formation) => mover().and(Item::Formation(Word(formation))),
        Action::Place { stand, to } => Touch::on(Item::stand(state.march.unit, stand)).at(Item::spot(to)),
        Action::Shoot { target, weapon, ammo } => {
            doer().and(Item::Weapon(weapon)).and(Item::Ammo(Word(ammo))).at(Item::Unit(target))
        }
        Action::Also(target) | Action::Mistaken(target) => doer().at(Item::Unit(target)),
        Action::Refuse => doer(),
        Action::React { unit: one, moment } => {
            unit(one).and(Item::Moment(Word(moment))).at(Item::Unit(c5_reactions::trigger(state)))
        }
        Action::Under(officer) => unit(officer).at(Item::Unit(state.order.unit)),
        // It falls on a unit of whichever side: nothing is taken up.
        Action::EventOn(target) => Touch::none().at(Item::Unit(target)),
        Action::Remove(stand) => match state.stack.top() {
            Some(Frame::Removal(one)) => Touch::on(Item::stand(one, stand)),
            _ => Touch::none(),
        },
        Action::Observe { battery, turns, smoke } => {
            let on = doer().and(Item::Turns(turns)).at(Item::Unit(battery));
            if smoke { on.and(Item::SmokeShells) } else { on }
        }
        Action::AimAt(at) => on_unit(aimer(state)).at(Item::spot(at)),
        Action::Template(size) => template(state, size),
        Action::Whom(target) => match state.stack.top() {
            Some(Frame::Chicks) => on_unit(state.hen.officer).at(Item::Unit(target)),
            _ => doer().at(Item::Unit(target)),
        },
        Action::Strike { unit: one, target } => unit(one).at(Item::Unit(target)),
        Action::Cripple { unit: one, target } => unit(one).and(Item::Wheels).at(Item::Unit(target)),
        Action::Strafe(target) => on_unit(aimer(state)).at(Item::Unit(target)),
        Action::Intercept(fighter) => match raider(state) {
            Some(raider) => unit(fighter).at(Item::Unit(raider)),
            None => unit(fighter),
        },
        Action::Rally => match state.stack.top() {
            Some(Frame::SelfRegroup(one)) => unit(one),
            _ => Touch::none(),
        },
        Action::Activate(one)
        | Action::FreeMove(one)
        | Action::Recover(one)
        | Action::SetUp(one)
        | Action::Prone(one)
        | Action::Withdraw(one)
        | Action::Hide(one)
        | Action::Call(one)
        | Action::Reinforce(one) => unit(one),
        Action::Done | Action::EndTurn | Action::Alone | Action::Pass => Touch::none(),
    }
}

/// The unit whose move, shot, order or loss is being decided; `None` where the whole side is asked.
pub(crate) fn acting(state: &State) -> Option<UnitNo> {
    match state.stack.top()? {
        Frame::March | Frame::Formation => state.march.unit.some(),
        Frame::Target
        | Frame::SecondTarget
        | Frame::Mistake(_)
        | Frame::Observation
        | Frame::Whom
        | Frame::Ordering
        | Frame::Dice(_)
        | Frame::Supervise(_) => state.order.unit.some(),
        Frame::AimPoint(unit) | Frame::Removal(unit) | Frame::SelfRegroup(unit) => Some(unit),
        Frame::Melee(side) => c9_assault::next(state, side),
        _ => None,
    }
}

/// What an action is taken up with beside the unit: an order, a weapon, a channel.
trait With {
    /// With one more item in hand.
    fn and(self, item: Item) -> Self;
}

impl With for Touch<Item> {
    fn and(mut self, item: Item) -> Touch<Item> {
        self.on.push(item);
        self
    }
}

fn on_unit(unit: UnitNo) -> Touch<Item> {
    unit.some().map_or_else(Touch::none, |unit| Touch::on(Item::Unit(unit)))
}

fn on_token(state: &State, token: u8) -> Touch<Item> {
    let token = state.tokens.get(usize::from(token));
    token.map_or_else(Touch::none, |token| Touch::on(Item::Token(TokenNo::from(token))))
}

/// With the dice of one pool, or of two.
fn paid(touch: Touch<Item>, first: Pool, second: Pool) -> Touch<Item> {
    let touch = Face::of(first).fold(touch, |touch, (face, count)| touch.pays(Item::Die(Word(face)), count));
    Face::of(second).fold(touch, |touch, (face, count)| touch.pays(Item::SecondDie(Word(face)), count))
}

/// §1.4: what making the scenario is about.
fn scenery(state: &State, action: Action) -> Touch<Item> {
    let Some(frame) = state.stack.top() else { return Touch::none() };
    let sector = match frame {
        Frame::TakeColumn(sector) | Frame::Count { sector, .. } | Frame::Lay { sector, .. } => Item::Sector(sector),
        _ => return Touch::none(),
    };
    let kind = c1_scenario::asked_for(state, frame);
    let on = kind.map_or_else(Touch::none, |kind| Touch::on(Item::Scenery(Word(kind))));
    match action {
        Action::TakeColumn(column) => Touch::on(Item::Column(column)).at(sector),
        Action::Count(count) => on.and(Item::Count(count)).at(sector),
        Action::Lay { turn, at } => on.and(Item::Turn(turn)).at(Item::spot(at)),
        Action::LayBand { from, to } => {
            let measures = state.measures();
            on.at(Item::spot(measures.border(from))).at(Item::spot(measures.border(to)))
        }
        _ => on,
    }
}

/// §7.3: a template where the shells fall, and whom it covers.
fn template(state: &State, size: u8) -> Touch<Item> {
    let on = Touch::on(Item::Template(size));
    let Some(Frame::Template(mission)) = state.stack.top() else { return on };
    let at = state.missions[usize::from(mission)].at;
    on.at(Item::spot(at)).covers(c7_bombardment::under(state, at, size).map(Item::Unit))
}

/// Who lays a point of aim: the observer, or the raider.
fn aimer(state: &State) -> UnitNo {
    match state.stack.top() {
        Some(Frame::AimPoint(observer)) => observer,
        _ => raider(state).unwrap_or(UnitNo::NONE),
    }
}

/// The aircraft over the table.
fn raider(state: &State) -> Option<UnitNo> {
    match state.stack.top() {
        Some(Frame::AirRaid(sortie) | Frame::Intercept(sortie)) => c13_air::raider(state, sortie).some(),
        _ => None,
    }
}
