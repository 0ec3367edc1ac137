//! Chapter 5 (§5.0): the interpreter of card effects. Each phase runs its short program, one instruction at a time; an
//! effect that needs a die or a choice pushes a frame, and the program goes on when that is settled.

use crate::actions::{Cause, Event};
use crate::data::{CardRules, Effect};
use crate::ids::{Asset, Front, Marker, Period, Unit, War};
use crate::rules::{c6_front_advance, c8_dissent, c10_detailed};
use crate::state::{Frame, State, Throw};
use frente_kernel::{CardSet, EventSink};

/// §4.1: headline effects.
pub(crate) fn run_headline(state: &mut State, at: u8, log: &mut impl EventSink<Event>) {
    run(state, at, Frame::Headline, |rules| &rules.headline, log);
}

/// §4.2: moves and effects of the White armies phase.
pub(crate) fn run_white_armies(state: &mut State, at: u8, log: &mut impl EventSink<Event>) {
    run(state, at, Frame::WhiteArmies, |rules| &rules.white_armies, log);
}

/// §4.4: effects of the political dissent phase.
pub(crate) fn run_dissent(state: &mut State, at: u8, log: &mut impl EventSink<Event>) {
    run(state, at, Frame::Dissent, |rules| &rules.dissent, log);
}

#[inline]
fn run(
    state: &mut State,
    at: u8,
    frame: impl Fn(u8) -> Frame,
    program: impl Fn(&'static CardRules) -> &'static [crate::data::Instruction],
    log: &mut impl EventSink<Event>,
) {
    state.stack.pop();
    let Some(instructions) = state.card_rules().map(program) else {
        return;
    };
    let Some(instruction) = instructions.get(usize::from(at)) else {
        return;
    };
    if usize::from(at) + 1 < instructions.len() {
        state.stack.push(frame(at + 1));
    }
    if state.holds(instruction.when) {
        carry_out(state, instruction.effect, log);
    }
}

fn carry_out(state: &mut State, effect: Effect, log: &mut impl EventSink<Event>) {
    match effect {
        Effect::Move(front, boxes) => c6_front_advance::move_front(state, front, boxes, log),
        Effect::Activate(front) => c10_detailed::activate(state, front, log),
        Effect::Deactivate(front) => c10_detailed::deactivate(state, front, log),
        Effect::Exchange(unit) => c10_detailed::exchange(state, unit, log),
        Effect::Flip(unit) => flip(state, unit, log),
        Effect::ChooseBrest => state.stack.push(Frame::Brest),
        Effect::Place(marker) => place(state, marker, log),
        Effect::Remove(marker) => remove(state, marker, log),
        Effect::CzarsFate => c10_detailed::decide_czars_fate(state, log),
        Effect::MakhnoDie if !state.is_eliminated(Front::Southern) => state.stack.push(Frame::Throw(Throw::Makhno)),
        Effect::MakhnoDie => log.emit(Event::MoveVoid(Front::Southern)),
        Effect::DissentRoll { .. } => state.stack.push(Frame::Throw(Throw::Dissent)),
        Effect::PoliticalStreak { drm } => state.stack.push(Frame::Throw(Throw::Streak(drm))),
        Effect::Political(by) => state.change_level(by, Cause::Event, log),
        Effect::TreatyCost => state.change_level(-state.treaty_cost, Cause::Treaty, log),
        Effect::RemovalCheck(front) => c8_dissent::check_removal(state, front, log),
        Effect::War(war) => set_war(state, war, log),
        Effect::AddDeck(period) => add_deck(state, period, log),
        Effect::RecycleInto(period) => recycle(state, period, log),
        // These hold by themselves while the card is in force; the compiler folded them into its numbers.
        Effect::Ban(_)
        | Effect::Drm { .. }
        | Effect::Actions(_)
        | Effect::OfferFortify
        | Effect::MoscowSafeFrom(_)
        | Effect::DenikinLoop => {}
    }
}

pub(crate) fn place(state: &mut State, marker: Marker, log: &mut impl EventSink<Event>) {
    state.markers.insert(marker);
    log.emit(Event::MarkerPlaced(marker));
}

/// §10.1.3: a removal before its marker appeared does nothing (ruling A11).
fn remove(state: &mut State, marker: Marker, log: &mut impl EventSink<Event>) {
    if state.has(marker) {
        state.markers.remove(marker);
        log.emit(Event::MarkerRemoved(marker));
    }
}

/// §10.2-53, §10.2-57: the other face fights as well; ignored once the front is gone (ruling A36).
fn flip(state: &mut State, unit: Unit, log: &mut impl EventSink<Event>) {
    let front = state.data().unit(unit).front;
    if !state.is_eliminated(front) {
        state.units[front] = unit;
        log.emit(Event::UnitFlipped(unit));
    }
}

/// §5.2: the Great War status marker.
fn set_war(state: &mut State, war: War, log: &mut impl EventSink<Event>) {
    state.war = war;
    log.emit(Event::WarStatus(war));
}

fn waiting(state: &mut State, period: Period) -> &mut CardSet {
    match period {
        Period::Twilight => &mut state.deck,
        Period::Darkness => &mut state.waiting[0],
        Period::Dawn => &mut state.waiting[1],
    }
}

/// §5.2, §7.5.5: a new period is shuffled in, and communist subversion goes back to the table.
fn add_deck(state: &mut State, period: Period, log: &mut impl EventSink<Event>) {
    let added = std::mem::take(waiting(state, period));
    state.deck = state.deck.union(added);
    log.emit(Event::DeckAdded(period));
    if state.owns(Asset::CommunistSubversion) {
        state.owned.remove(Asset::CommunistSubversion);
        log.emit(Event::AssetReturned(Asset::CommunistSubversion));
    }
}

/// §10.2-41: the card waits for its period and counts as unplayed until then (rulings A16, B16).
fn recycle(state: &mut State, period: Period, log: &mut impl EventSink<Event>) {
    if let Some(card) = state.turn.card.take() {
        state.discard.remove(card.0);
        waiting(state, period).insert(card.0);
        log.emit(Event::CardRecycled(card, period));
    }
}
