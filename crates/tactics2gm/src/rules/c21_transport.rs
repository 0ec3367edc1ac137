//! Chapter 21: transports and towing. No text of the book stands behind it; the procedure is ours (chapter 21).

use crate::actions::{Action, Event};
use crate::board::{Cell, Dir, beside};
use crate::data::{Bonus, UnitRules};
use crate::ids::{Ability, Class, Ground, Natural, Phase, UnitIx};
use crate::rules::c11_attack::{self, Cargo};
use crate::rules::{c3_victory, c11_movement, c11_reactions, c12_terrain, c18_generals};
use crate::state::{Frame, Mark, State};
use frente_kernel::{EventSink, Illegal, Seat, must};

/// A passenger survives a wreck from this die on.
pub(crate) const SURVIVES: u8 = 6;

/// §21.1: whether a unit finds room aboard another (rulings G30, G33).
#[inline]
pub(crate) fn may_take(state: &State, carrier: UnitIx, passenger: &UnitRules) -> Result<(), Illegal> {
    let (rules, class) = (state.rules(carrier), passenger.class);
    let carries = match class {
        Class::Infantry => rules.has(Ability::Transport),
        Class::Artillery => rules.has(Ability::Tow) && passenger.has(Ability::Towable),
        _ => false,
    };
    must(carries && !rules.has(Ability::LandingCraft), "21.1", "carrier-of-others")?;
    let (mut infantry, mut guns) = (0, 0);
    let friends = state.units_of(state.side(carrier));
    for unit in friends.filter(|unit| state.units[*unit].carrier == Some(carrier)) {
        if state.rules(unit).class == Class::Infantry { infantry += 1 } else { guns += 1 }
    }
    let room = match class {
        Class::Infantry => guns == 0 && infantry < rules.carries,
        _ => infantry + guns == 0,
    };
    must(room, "21.1", "carrier-full")
}

/// Whether a unit that cannot move by itself may still choose: a gun beside a tractor, a carrier with passengers.
pub(crate) fn has_choice(state: &State, at: UnitIx) -> bool {
    let Some(cell) = state.units[at].cell else { return false };
    let mut some = false;
    boards(state, at, cell, c11_movement::left(state, at), &mut |_| some = true);
    unloads(state, at, cell, &mut |_| some = true);
    some
}

/// The carriers beside a unit that it may board.
pub(crate) fn boards(state: &State, at: UnitIx, cell: Cell, left: u8, offer: &mut impl FnMut(Action)) {
    let rules = state.rules(at);
    if !rules.is_vehicle() {
        let friends = beside(cell, state.width()).and(state.stood[state.side(at)]);
        for next in friends.iter() {
            let carrier = state.standing(next);
            if may_board(state, at, left).is_ok() && may_come_aboard(state, at, Some(carrier)).is_ok() {
                offer(Action::Embark(cell, cell.facing(next)));
            }
        }
    }
}

/// The ways off a carrier for those aboard.
pub(crate) fn unloads(state: &State, at: UnitIx, cell: Cell, offer: &mut impl FnMut(Action)) {
    if state.rules(at).is_carrier() {
        for (place, passenger) in state.cargo(at).enumerate() {
            for dir in Dir::ALL {
                if may_get_off(state, passenger, state.next(cell, dir)).is_ok() {
                    offer(Action::Disembark(cell, place as u8, dir));
                }
            }
        }
    }
}

/// Units of a seat beside a carrier who may get on now.
pub(crate) fn boarding_offers(state: &State, carrier: UnitIx, cell: Cell, seat: Seat, offer: &mut impl FnMut(Action)) {
    if !state.rules(carrier).is_carrier() {
        return;
    }
    for from in beside(cell, state.width()).and(state.stood[state.side(carrier)]).iter() {
        let unit = state.standing(from);
        if c11_movement::is_ready(state, unit, seat)
            && may_board(state, unit, c11_movement::left(state, unit)).is_ok()
            && may_come_aboard(state, unit, Some(carrier)).is_ok()
        {
            offer(Action::Embark(from, from.facing(cell)));
        }
    }
}

/// §21.1: whether a unit may get on: with a step left, or as a gun that never has one; not suppressed, not set up.
#[inline]
pub(crate) fn may_board(state: &State, at: UnitIx, left: u8) -> Result<(), Illegal> {
    let (unit, rules) = (&state.units[at], state.rules(at));
    let boards = match rules.class {
        Class::Infantry => true,
        Class::Artillery => rules.has(Ability::Towable),
        _ => false,
    };
    must(boards, "21.1", "cannot-board")?;
    must(!unit.has(Mark::Disembarked), "21.2", "just-got-off")?;
    must(!unit.has(Mark::Suppressed), "11.6.8", "suppressed")?;
    must(!c11_movement::is_set_up(state, at), "11.8", "set-up")?;
    let towed = rules.class == Class::Artillery && rules.movement == 0;
    if left > 0 || towed { Ok(()) } else { Err(c11_movement::why_no_step_is_left(state, at)) }
}

/// §21.1: whether the unit beside it is a carrier of its side that takes it.
#[inline]
pub(crate) fn may_come_aboard(state: &State, at: UnitIx, carrier: Option<UnitIx>) -> Result<(), Illegal> {
    let own = carrier.filter(|carrier| state.side(*carrier) == state.side(at) && state.rules(*carrier).is_carrier());
    let carrier = own.ok_or(Illegal { rule: "21.1", why: "no-carrier-there" })?;
    may_take(state, carrier, state.rules(at))
}

/// §21.2: whether a passenger may get off onto a cell.
#[inline]
pub(crate) fn may_get_off(state: &State, passenger: UnitIx, to: Option<Cell>) -> Result<(), Illegal> {
    let unit = &state.units[passenger];
    must(!unit.has(Mark::Embarked) && !unit.has(Mark::Deployed), "21.2", "just-got-on")?;
    must(to.is_some_and(|to| can_enter(state, passenger, to)), "21.2", "no-room-to-get-off")
}

/// §21.2: the passenger of a carrier by its place aboard.
#[inline]
pub(crate) fn passenger(state: &State, carrier: UnitIx, place: u8) -> Result<UnitIx, Illegal> {
    state.cargo(carrier).nth(usize::from(place)).ok_or(Illegal { rule: "21.2", why: "no-such-passenger" })
}

/// §21.4: whether a passenger thrown from a wreck waits for its die in this place.
#[inline]
pub(crate) fn may_leap(state: &State, place: u8) -> Result<(), Illegal> {
    must(usize::from(place) < state.thrown_out().count(), "21.4", "no-such-passenger")
}

/// §21.4: whether a survivor may go to a cell: to the wreck's own where it can, else to one beside it.
#[inline]
pub(crate) fn may_shelter(state: &State, at: UnitIx, wreck: Cell, open: bool, to: Cell) -> Result<(), Illegal> {
    let stays = open && can_enter(state, at, wreck);
    let near = if stays { to == wreck } else { wreck.distance(to) == 1 && to.column() < state.width() };
    must(near && can_enter(state, at, to), "21.4", "no-shelter-there")
}

pub(crate) fn can_enter(state: &State, at: UnitIx, to: Cell) -> bool {
    state.unit_at(to).is_none() && c12_terrain::ground_for(state, at, to) != Ground::Impassable
}

/// §21.1: goes under the card of the carrier.
pub(crate) fn embark(state: &mut State, at: UnitIx, carrier: UnitIx, log: &mut impl EventSink<Event>) {
    c11_movement::has_moved(state, at);
    for mark in [Mark::Embarked, Mark::Started, Mark::Stopped] {
        state.units[at].mark(mark);
    }
    let from = state.units[at].cell;
    state.lift(at);
    state.units[at].carrier = Some(carrier);
    state.units[at].left = 0;
    let aboard = state.units[carrier].kind;
    if let (Some(from), Some(carrier)) = (from, state.units[carrier].cell) {
        let (seat, unit) = (state.units[at].owner, state.units[at].kind);
        log.emit(Event::Embarked { seat, unit, from, carrier, aboard });
    }
}

/// §21.2: onto a free cell beside the carrier; it moves no more.
pub(crate) fn disembark(state: &mut State, carrier: UnitIx, place: u8, dir: Dir, log: &mut impl EventSink<Event>) {
    let Some(at) = state.cargo(carrier).nth(usize::from(place)) else { return };
    let Some(from) = state.units[carrier].cell else { return };
    let Some(to) = state.next(from, dir) else { return };
    if state.stack.top() != Some(Frame::Moving(carrier)) {
        state.stack.push(Frame::Moving(carrier));
    }
    let craft = state.rules(carrier).has(Ability::LandingCraft);
    if !state.units[carrier].has(Mark::Started) {
        state.units[carrier].left = c11_movement::allowance(state, carrier);
        state.units[carrier].mark(Mark::Started);
    }
    c11_movement::has_moved(state, at);
    state.units[at].mark(Mark::Disembarked);
    state.units[at].mark(Mark::Shifted);
    state.units[at].mark(Mark::Started);
    if craft {
        state.units[at].mark(Mark::Ashore);
    }
    // §18-oconnor: a step for an assault and nothing else (ruling G33).
    let assaults = c18_generals::has(state, state.units[at].owner, Bonus::AssaultFromTransport);
    state.units[at].left = u8::from(assaults && state.rules(at).class == Class::Infantry);
    state.place(at, to);
    let (seat, unit, aboard) = (state.units[at].owner, state.units[at].kind, state.units[carrier].kind);
    log.emit(Event::Disembarked { seat, unit, from, to, aboard });
    if craft {
        // §22.1: the craft is taken off.
        state.lift(carrier);
        state.units.remove(carrier);
    }
    state.stack.push(Frame::Moving(at));
    c11_reactions::open_mine_windows(state, at, to);
}

/// §21.4: the passengers of a destroyed carrier wait for their dice.
pub(crate) fn throw_out(state: &mut State, carrier: UnitIx, cell: Cell, open: bool) {
    let mut some = false;
    for at in state.units.iter() {
        if state.units[at].carrier == Some(carrier) {
            state.units[at].carrier = None;
            some = true;
        }
    }
    if some {
        state.stack.push(Frame::Wreck(cell, open));
    }
}

/// Who says in which order passengers throw (ruling G32): nobody where one is left, or none differs from the next.
pub(crate) fn chooser(state: &State) -> Option<Seat> {
    let mut waiting = state.thrown_out().map(|at| &state.units[at]);
    let first = waiting.next()?;
    waiting.any(|other| other != first).then_some(first.owner)
}

/// The passengers that may throw next, by their places.
pub(crate) fn leap_offers(state: &State, offer: &mut impl FnMut(Action)) {
    (0..).take_while(|place| may_leap(state, *place).is_ok()).for_each(|place| offer(Action::Leap(place)));
}

/// A passenger throws.
pub(crate) fn next_passenger(state: &mut State, cell: Cell, open: bool, place: u8) {
    let waiting = state.thrown_out().nth(usize::from(place));
    match waiting {
        Some(at) => state.stack.push(Frame::WreckDie(at, cell, open)),
        None => state.stack.pop(),
    }
}

/// §21.4: 1 to 5 destroyed, 6 and more survives with a wound more (ruling G32).
pub(crate) fn passenger_die(
    state: &mut State,
    at: UnitIx,
    cell: Cell,
    open: bool,
    die: u8,
    log: &mut impl EventSink<Event>,
) {
    state.stack.pop();
    log.emit(Event::PassengerThrown { seat: state.units[at].owner, unit: state.units[at].kind, cell, die });
    let mut cells = [cell; 5];
    let mut count = 0;
    shelters(state, at, cell, open, &mut |cell| {
        cells[count] = cell;
        count += 1;
    });
    if die < SURVIVES || count == 0 {
        return perish(state, at, cell, log);
    }
    match count {
        1 => survive(state, at, cell, cells[0], log),
        _ => state.stack.push(Frame::WreckPlace(at, cell, open)),
    }
}

/// Where a survivor may go: the wreck's own cell, or one beside it.
pub(crate) fn shelters(state: &State, at: UnitIx, cell: Cell, open: bool, offer: &mut impl FnMut(Cell)) {
    let near = Dir::ALL.into_iter().filter_map(|dir| state.next(cell, dir));
    let shelters = |to: &Cell| may_shelter(state, at, cell, open, *to).is_ok();
    std::iter::once(cell).chain(near).filter(shelters).for_each(offer);
}

/// A survivor stands on his feet, if the wound lets him.
pub(crate) fn survive(state: &mut State, at: UnitIx, wreck: Cell, to: Cell, log: &mut impl EventSink<Event>) {
    state.units[at].wounds += 1;
    if state.units[at].wounds >= state.wounds_of(at) {
        return perish(state, at, wreck, log);
    }
    state.place(at, to);
    if state.in_phase(Phase::Movement) && state.side(at) == state.turn.side {
        // §21.2: thrown off in his own Movement he has ridden, like one who got off.
        c11_movement::has_moved(state, at);
        state.units[at].mark(Mark::Disembarked);
        state.units[at].mark(Mark::Started);
        state.units[at].left = 0;
    }
    log.emit(Event::Survived { seat: state.units[at].owner, unit: state.units[at].kind, from: wreck, to });
}

/// A passenger is lost; a crate it had stays where its carrier stood (ruling G49).
pub(crate) fn perish(state: &mut State, at: UnitIx, wreck: Cell, log: &mut impl EventSink<Event>) {
    let crated = state.units[at].has(Mark::Crate);
    c11_attack::destroy(state, at, Cargo::Lost, log);
    if crated {
        c3_victory::leave_crate(state, wreck, log);
    }
}

/// Open sea: nobody swims (ruling G32), and no mine lies there (§22.1).
pub(crate) fn drowns(state: &State, cell: Cell) -> bool {
    state.natural[cell] == Natural::Sea && state.card_at(cell).is_none()
}
