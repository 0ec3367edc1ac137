//! Chapter 11: the nine phases of a turn, apart from what is done in them.

use crate::actions::{Action, Event};
use crate::board::COLUMNS;
use crate::data::Bonus;
use crate::ids::{Ability, CardNo, Phase, Side, Slot, Slots, UnitIx};
use crate::rules::{c3_victory, c7_start, c11_movement, c14_players, c18_generals};
use crate::state::{Frame, Marks, State};
use frente_kernel::{EventSink, Illegal, Seat, must};

/// §11.3: cards drawn each turn; each member of a pair draws one (§14.5).
const DRAWN: u8 = 2;
/// §11.2: command groups count no further (ruling A15).
const MOST_COMMAND: u8 = 2;

/// §11.1 to §11.3: effects end, points come in, cards are to be drawn.
pub(crate) fn start(state: &mut State, side: Side, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    state.turn.side = side;
    if side == state.turn.first {
        state.turn.round += 1;
    }
    log.emit(Event::TurnBegan(side, state.turn.round));
    end_effects(state, side, log);
    state.turn.given = false;
    state.turn.column = 0;
    state.turn.attacking = crate::rules::c23_automaton::is_attacking(state, side);
    for hq in staffs(state, side) {
        receive_points(state, hq, log);
    }
    state.stack.push(Frame::End);
    for phase in [Phase::Discard, Phase::Flip, Phase::Shooting, Phase::Deployment, Phase::Movement] {
        state.stack.push(Frame::Phase(phase));
    }
    for seat in (0..state.chairs()).rev().map(Seat) {
        if state.side_of(seat) == side {
            state.stack.push(Frame::Draw(seat, cards_to_draw(state, seat)));
        }
    }
    enter_phase(state);
}

/// The staffs of a side.
fn staffs(state: &State, side: Side) -> impl Iterator<Item = u8> + use<> {
    let sides = [0, 1, 2, 3].map(|hq| state.hq_side(hq));
    state.hq_list().filter(move |hq| sides[usize::from(*hq)] == side)
}

/// §11.1: what lasts a turn ends in the Start phase of who made it (rulings A57, C6, C7).
fn end_effects(state: &mut State, side: Side, log: &mut impl EventSink<Event>) {
    let temporary = state.data().tables.temporary;
    for at in state.units.iter() {
        let own = state.side(at) == side;
        let unit = &mut state.units[at];
        if own {
            unit.marks = unit.marks.and(Marks::LASTING);
            unit.cards &= !temporary;
            unit.touched = 0;
            unit.fired = Slots::NONE;
            unit.extra = 0;
            unit.left = 0;
            unit.scoped = Slots::NONE;
        } else {
            unit.marks = unit.marks.without(Marks::BY_ENEMY);
        }
    }
    if !state.smoke[side].is_empty() {
        log.emit(Event::SmokeLifted(side));
    }
    state.smoke[side] = crate::board::CellSet::EMPTY;
    state.turn.stand_fast[side as usize] = false;
    for hq in staffs(state, side) {
        let staff = &mut state.hqs[usize::from(hq)];
        (staff.discounts, staff.free_marches, staff.helped) = (0, 0, false);
    }
}

/// §11.2: base, supply line, command groups, general and novices, cut at what the staff stores.
fn receive_points(state: &mut State, hq: u8, log: &mut impl EventSink<Event>) {
    let seat = state.hq_seat(hq);
    let nation = state.player(seat).nation;
    let lines = state.supply(hq);
    let command = command_groups(state, hq, lines).min(MOST_COMMAND);
    // §4.1: a destroyed staff pays nothing itself, where the battle goes on.
    let base = if state.hqs[usize::from(hq)].pi > 0 { state.data().board.nations[nation.index()].income } else { 0 };
    // §18-eisenhower, §18-alexander.
    let brought = |bonus: &Bonus| match bonus {
        Bonus::Income(more) => *more,
        Bonus::IncomeBySupply { lines: from, pa } if lines >= *from => *pa,
        _ => 0,
    };
    let general: u8 = c18_generals::bonuses(state, hq).iter().map(brought).sum();
    // §23.1: the difficulty.
    let level = if state.is_automaton(seat) { state.agreed.automaton.unwrap_or(0) } else { 0 };
    let points = (base + lines + command + general).saturating_add_signed(level);
    let mut gained = if state.agreed.boards == 2 {
        c14_players::gain(state, seat, points)
    } else {
        c14_players::share_points(state, state.hq_side(hq), points)
    };
    let mut novices = 0;
    // §15.1: a point more for each novice.
    for novice in (0..state.chairs()).map(Seat) {
        if state.agreed.novices >> novice.0 & 1 != 0 && state.hq_of(novice) == hq {
            novices += 1;
            gained += c14_players::gain(state, novice, 1);
        }
    }
    let lost = points + novices - gained;
    log.emit(Event::Income { seat, base, lines, command, general, level, novices, lost, gained });
}

/// §16-command: command groups in the supplied lines of a staff's board.
fn command_groups(state: &State, hq: u8, lines: u8) -> u8 {
    let side = state.hq_side(hq);
    let two = state.agreed.boards == 2;
    let counts = |unit: &UnitIx| {
        let Some(cell) = state.units[*unit].cell else { return false };
        let here = !two || (cell.column() >= COLUMNS) == (state.hq_column(hq) >= COLUMNS);
        here && cell.line_of(side) < lines && state.rules(*unit).has(Ability::Command)
    };
    state.units_of(side).filter(counts).count() as u8
}

fn cards_to_draw(state: &State, seat: Seat) -> u8 {
    let side = state.side_of(seat);
    let usual = if state.is_pair(side) && state.agreed.boards == 1 { 1 } else { DRAWN };
    let more = |bonus: &Bonus| match bonus {
        // §18-montgomery: the hand is counted before drawing.
        Bonus::DrawBelow { hand, cards } if state.player(seat).hand.len() < u16::from(*hand) => *cards,
        _ => 0,
    };
    usual + c18_generals::bonuses(state, state.hq_of(seat)).iter().map(more).sum::<u8>()
}

/// A phase begins with the marshal.
pub(crate) fn enter_phase(state: &mut State) {
    state.turn.actor = state.marshal(state.turn.side).0;
    state.turn.passed = 0;
    state.turn.ordered = false;
    state.turn.opened = false;
    state.turn.firing = None;
}

/// Ends a phase that needs no choice. Only what everybody sees may decide that: hands do not.
pub(crate) fn skip_phase(state: &mut State, phase: Phase, log: &mut impl EventSink<Event>) -> bool {
    let skip = match phase {
        Phase::Movement => !c11_movement::may_go_on(state),
        Phase::Shooting => {
            let side = state.turn.side;
            let fighters = || {
                let ready = |hq: &u8| state.hqs[usize::from(*hq)].fighters.iter().flatten().any(|plane| !plane.grey);
                state.hq_list().filter(|hq| state.hq_side(*hq) == side).any(|hq| ready(&hq))
            };
            state.stood[side].is_empty() && !fighters()
        }
        Phase::Flip => {
            let mut some = false;
            flip_offers(state, Seat(state.turn.actor), &mut |_| some = true);
            if !some {
                end_phase(state, phase, log);
            }
            return !some;
        }
        Phase::Discard => {
            let seat = state.members(state.turn.side).find(|seat| state.player(*seat).hand.len() > c7_start::MOST_HAND);
            match seat {
                Some(seat) => state.turn.actor = seat.0,
                None => leave_phase(state, phase, log),
            }
            return seat.is_none();
        }
        Phase::Deployment => false,
    };
    if skip {
        leave_phase(state, phase, log);
    }
    skip
}

/// A seat has done with the phase; it is over when all members have (ruling G42).
pub(crate) fn end_phase(state: &mut State, phase: Phase, log: &mut impl EventSink<Event>) {
    let seat = Seat(state.turn.actor);
    state.turn.passed |= 1 << seat.0;
    let waiting = state.members(state.turn.side).find(|other| state.turn.passed >> other.0 & 1 == 0);
    match waiting {
        Some(other) => {
            state.turn.actor = other.0;
            state.turn.ordered = true;
        }
        None => leave_phase(state, phase, log),
    }
}

fn leave_phase(state: &mut State, phase: Phase, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    match phase {
        Phase::Shooting => {
            // §11.6.8 counts shots of one phase.
            for unit in state.units.iter() {
                state.units[unit].shot_by = None;
            }
            turn_tokens(state, log);
        }
        Phase::Flip => {
            for at in state.units_of(state.turn.side) {
                state.units[at].fresh = Slots::NONE;
            }
        }
        _ => {}
    }
    enter_phase(state);
}

/// §11.8: grey tokens come back, except those turned this same turn; set-up weapons wait for an order (ruling G8).
fn turn_tokens(state: &mut State, log: &mut impl EventSink<Event>) {
    let side = state.turn.side;
    let mut back = 0;
    for at in state.units_of(side) {
        let set_up = state.rules(at).set_up;
        let unit = &mut state.units[at];
        let grey = unit.grey.and(unit.fresh.or(set_up));
        back += unit.grey.without(grey).len() as u8;
        unit.grey = grey;
    }
    for hq in staffs(state, side) {
        for plane in state.hqs[usize::from(hq)].fighters.iter_mut().flatten() {
            back += u8::from(plane.grey && !plane.fresh);
            plane.grey &= plane.fresh;
            plane.fresh = false;
        }
    }
    if back > 0 {
        log.emit(Event::TokensBack(side, back));
    }
}

/// §16-set-up: weapons that may be set up or packed now.
pub(crate) fn flip_offers(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    for at in state.units.crews_of(seat) {
        let unit = &state.units[at];
        let Some(cell) = unit.cell else { continue };
        let turnable = unit.arms.and(state.rules(at).set_up).iter().filter(|slot| may_turn(state, at, *slot).is_ok());
        turnable.for_each(|slot| offer(Action::Turn(cell, slot)));
    }
}

/// §16-set-up: whether a weapon of a unit may be set up or packed: not one that was turned in this turn (§11.8).
#[inline]
pub(crate) fn may_turn(state: &State, at: UnitIx, slot: Slot) -> Result<(), Illegal> {
    let unit = &state.units[at];
    must(unit.arms.and(state.rules(at).set_up).contains(slot), "16-set-up", "nothing-to-set-up")?;
    must(!unit.fresh.contains(slot), "11.8", "turned-this-turn")
}

/// §3.3: whether a seat may surrender: it leads its side, and surrender was agreed.
#[inline]
pub(crate) fn may_surrender(state: &State, seat: Seat, phase: Phase) -> Result<(), Illegal> {
    must(state.agreed.surrender, "3.3", "surrender-not-agreed")?;
    must(state.marshal(state.turn.side) == seat, "3.3", "marshal-surrenders")?;
    // Movement passes over a side with nothing to move; Deployment comes to everybody.
    must(matches!(phase, Phase::Movement | Phase::Deployment), "3.3", "surrender-before-shooting")
}

/// §11.9: whether a seat has a card to discard.
#[inline]
pub(crate) fn may_discard(state: &State, seat: Seat, card: CardNo) -> Result<(), Illegal> {
    must(state.player(seat).holds(card), "7.1", "not-in-hand")
}

/// §16-set-up: set up, or packed.
pub(crate) fn turn_token(state: &mut State, at: UnitIx, slot: Slot, log: &mut impl EventSink<Event>) {
    let (unit, turned) = (&mut state.units[at], Slots::only(slot));
    let packed = !unit.grey.contains(slot);
    unit.grey = if packed { unit.grey.or(turned) } else { unit.grey.without(turned) };
    unit.fresh.add(turned);
    if let Some(cell) = unit.cell {
        log.emit(if packed {
            Event::Packed { seat: unit.owner, unit: unit.kind, cell, slot }
        } else {
            Event::SetUp { seat: unit.owner, unit: unit.kind, cell, slot }
        });
    }
}

/// A card goes from a hand to the discard pile.
pub(crate) fn throw_away(state: &mut State, seat: Seat, card: CardNo) {
    let player = state.player_mut(seat);
    if let Some(kind) = player.kind_of(card) {
        player.hand.remove(kind);
        player.discard.add(kind);
    }
}

/// §11.9: a card too many.
pub(crate) fn discard(state: &mut State, seat: Seat, card: CardNo, log: &mut impl EventSink<Event>) {
    throw_away(state, seat, card);
    log.emit(Event::CardDiscarded(seat, card));
}

/// §11.10: the turn ends, and the opponent's begins (ruling G7 for what is looked at first).
pub(crate) fn end(state: &mut State, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    c3_victory::end_of_turn(state, log);
    if state.ending.is_none() {
        state.stack.push(Frame::Start(state.turn.side.other()));
    }
}
