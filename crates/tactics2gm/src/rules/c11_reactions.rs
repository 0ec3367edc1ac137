//! Answers in the enemy's Movement: mines and ambushes (§17-mina_anticarro, §17-emboscada).
//!
//! A window opens wherever, for all the mover can know, the answer may come: the other side holds cards, some of those
//! nobody has seen are of the kind, and the points are there. So an open window tells nothing about the hand.

use crate::actions::{Action, Event, Warrant};
use crate::board::Cell;
use crate::data::{MineRules, TerrainKind};
use crate::ids::{CardNo, Class, Slot, UnitIx};
use crate::rules::c11_attack::{self, Cargo};
use crate::rules::{c11_shooting, c16_abilities, c18_generals, c21_transport};
use crate::state::{AttackKind, Frame, Hit, Mark, State, Victim};
use frente_kernel::{EventSink, Illegal, Seat, must};

/// The ambush cards of the pack: number, bit.
fn ambushes(state: &State) -> impl Iterator<Item = (CardNo, u32)> + use<> {
    state.data().tables.ambushes.iter().copied()
}

/// Whether a seat may, for all others know, answer with a card.
fn may_answer(state: &State, seat: Seat, card: CardNo) -> bool {
    c18_generals::affords(state, seat, card) && state.player(seat).may_hold(card)
}

/// Ruling G13: a unit has entered a cell without unit and building, not on its own deployment line.
pub(crate) fn open_mine_windows(state: &mut State, at: UnitIx, cell: Cell) {
    let side = state.side(at);
    let built = state.card_at(cell).is_some_and(|card| card.kind == TerrainKind::Building);
    // §22.1: nor at sea.
    if cell.line_of(side) == 0 || built || c21_transport::drowns(state, cell) {
        return;
    }
    for seat in (0..state.chairs()).rev().map(Seat) {
        if state.side_of(seat) != side && may_be_mined(state, at, seat) {
            state.stack.push(Frame::Mine(at, seat));
        }
    }
}

/// Whether a seat may, for all others know, lay a mine under a unit; the same card does not touch it twice (§11.5.6).
pub(crate) fn may_be_mined(state: &State, at: UnitIx, seat: Seat) -> bool {
    let mines = &state.data().tables.mines;
    let open = |mine: &MineRules| goes_off(state, at, mine).is_ok() && may_answer(state, seat, mine.card);
    state.units.is_live(at) && mines.iter().any(open)
}

/// Whether a mine is for a unit of this class and has not gone off under it.
#[inline]
fn goes_off(state: &State, at: UnitIx, mine: &MineRules) -> Result<(), Illegal> {
    let fits = mine.on.contains(state.rules(at).class);
    if mine.on.contains(Class::Infantry) {
        must(fits, "17-mina_antipersona", "mine-for-others")?;
    } else {
        must(fits, "17-mina_anticarro", "mine-for-others")?;
    }
    must(state.units[at].touched & mine.bit == 0, "11.5.6", "same-card")
}

/// Whether a seat may lay a mine under a unit.
#[inline]
pub(crate) fn may_lay_mine(state: &State, at: UnitIx, seat: Seat, card: CardNo) -> Result<(), Illegal> {
    let mine = state.data().tables.mines.iter().find(|mine| mine.card == card);
    let mine = mine.ok_or(Illegal { rule: "17-mina_anticarro", why: "not-a-mine" })?;
    goes_off(state, at, mine)?;
    c18_generals::may_pay_from_hand(state, seat, card)
}

/// The mines a seat may lay under a unit.
pub(crate) fn mine_offers(state: &State, at: UnitIx, seat: Seat, offer: &mut impl FnMut(Action)) {
    let cards = state.data().tables.mines.iter().map(|mine| mine.card);
    cards.filter(|card| may_lay_mine(state, at, seat, *card).is_ok()).for_each(|card| offer(Action::LayMine(card)));
    offer(Action::Pass);
}

/// A mine goes off: a hit without a die, never critical; the move ends even without penetration.
pub(crate) fn lay_mine(state: &mut State, at: UnitIx, seat: Seat, card: CardNo, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let Some(mine) = state.data().tables.mines.iter().find(|mine| mine.card == card) else { return };
    let MineRules { bit, pen, damage, .. } = *mine;
    let warrant = spend(state, seat, card, log);
    let Some(cell) = state.units[at].cell else { return };
    log.emit(Event::MineSprung { seat, card, unit: state.units[at].kind, cell, warrant });
    state.units[at].touched |= bit;
    state.units[at].left = 0;
    state.units[at].mark(Mark::Started);
    let armour = c11_attack::armour_on_foot(state, at);
    if pen < armour {
        return log.emit(Event::NotPenetrated { seat, pen, armour });
    }
    c11_attack::wound(state, at, damage, Cargo::ThrownOut, log);
}

/// Pays for a support card, discards it, and says under which paragraph it is played.
pub(crate) fn spend(state: &mut State, seat: Seat, card: CardNo, log: &mut impl EventSink<Event>) -> Warrant {
    let paid = c18_generals::pay(state, seat, card);
    let player = state.player_mut(seat);
    if let Some(kind) = player.kind_of(card) {
        player.hand.remove(kind);
        player.discard.add(kind);
    }
    let warrant = state.warrant(card);
    log.emit(Event::CardPlayed { seat, card, paid, warrant });
    warrant
}

/// Ruling G14: a unit has finished its move; who lies in wait may fire.
pub(crate) fn arrive(state: &mut State, at: UnitIx) {
    state.stack.pop();
    if !state.units.is_live(at) || state.units[at].cell.is_none() {
        return;
    }
    let side = state.side(at);
    for seat in (0..state.chairs()).rev().map(Seat) {
        if state.side_of(seat) == side {
            continue;
        }
        let springs = |(card, bit)| may_answer(state, seat, card) && has_ambusher(state, at, seat, bit);
        if ambushes(state).any(springs) {
            state.stack.push(Frame::Ambush(at, seat));
        }
    }
}

fn has_ambusher(state: &State, target: UnitIx, seat: Seat, bit: u32) -> bool {
    let mut some = false;
    if state.units[target].touched & bit == 0 {
        ambushers(state, target, seat, bit, &mut |_| some = true);
    }
    some
}

/// Units that did not move in their owner's last turn and have the mover in range of a weapon.
fn ambushers(state: &State, target: UnitIx, seat: Seat, bit: u32, offer: &mut impl FnMut(Action)) {
    for at in state.units.of(seat) {
        let unit = &state.units[at];
        let Some(cell) = unit.cell.filter(|_| lies_in_wait(state, at, bit).is_ok()) else { continue };
        let weapons = unit.active().and(state.rules(at).weapons);
        for slot in weapons.iter() {
            if c11_shooting::may_fire_at(state, at, slot, Victim::Unit(target)).is_ok() {
                offer(Action::AmbushFire(cell, slot));
            }
        }
    }
}

/// §17-emboscada: whether a unit lies in wait: it kept still and was not touched by the card.
#[inline]
fn lies_in_wait(state: &State, at: UnitIx, bit: u32) -> Result<(), Illegal> {
    let unit = &state.units[at];
    must(!unit.has(Mark::Moved), "17-emboscada", "moved-no-ambush")?;
    must(unit.touched & bit == 0, "11.5.6", "same-card")
}

/// §17-emboscada: whether a unit may fire a weapon from ambush.
#[inline]
pub(crate) fn may_fire_from_ambush(state: &State, target: UnitIx, at: UnitIx, slot: Slot) -> Result<(), Illegal> {
    lies_in_wait(state, at, ambush_bit(state))?;
    c11_shooting::may_use_weapon(state, at, slot)?;
    c11_shooting::may_fire_at(state, at, slot, Victim::Unit(target))
}

/// §17-emboscada: whether a seat may spring an ambush on a unit.
#[inline]
pub(crate) fn may_ambush(state: &State, at: UnitIx, seat: Seat, card: CardNo) -> Result<(), Illegal> {
    let bit = ambushes(state).find(|(own, _)| *own == card).map(|(_, bit)| bit);
    let bit = bit.ok_or(Illegal { rule: "17-emboscada", why: "not-an-ambush" })?;
    c18_generals::may_pay_from_hand(state, seat, card)?;
    must(has_ambusher(state, at, seat, bit), "17-emboscada", "nobody-in-ambush")
}

/// §18-zhukov: whether a unit that may fire from ambush may be steadied before.
#[inline]
pub(crate) fn may_steady_ambusher(state: &State, target: UnitIx, seat: Seat, cell: Cell) -> Result<(), Illegal> {
    c16_abilities::may_steady(state, seat)?;
    let mut fires = false;
    ambushers(state, target, seat, ambush_bit(state), &mut |action| {
        fires |= matches!(action, Action::AmbushFire(from, _) if from == cell);
    });
    must(fires, "17-emboscada", "nobody-in-ambush")
}

/// The ambush cards a seat may play.
pub(crate) fn ambush_offers(state: &State, at: UnitIx, seat: Seat, offer: &mut impl FnMut(Action)) {
    for (card, _) in ambushes(state).filter(|(card, _)| may_ambush(state, at, seat, *card).is_ok()) {
        offer(Action::Ambush(card));
    }
    offer(Action::Pass);
}

/// The card is laid open; who fires is chosen next. Both units are touched by it (ruling C9).
pub(crate) fn play_ambush(state: &mut State, at: UnitIx, seat: Seat, card: CardNo, log: &mut impl EventSink<Event>) {
    spend(state, seat, card, log);
    if let Some(cell) = state.units[at].cell {
        log.emit(Event::AmbushSprung { seat, unit: state.units[at].kind, cell });
    }
    state.stack.replace(Frame::AmbushShot(at, seat));
}

/// The ambush card's bit.
fn ambush_bit(state: &State) -> u32 {
    ambushes(state).next().map_or(0, |(_, bit)| bit)
}

/// Who may fire from ambush, and Zhukov's help before it (ruling C4).
pub(crate) fn ambush_shot_offers(state: &State, at: UnitIx, seat: Seat, offer: &mut impl FnMut(Action)) {
    let steady = c16_abilities::may_steady(state, seat).is_ok();
    let mut last = None;
    ambushers(state, at, seat, ambush_bit(state), &mut |action| {
        offer(action);
        if let Action::AmbushFire(cell, _) = action
            && steady
            && last != Some(cell)
        {
            last = Some(cell);
            offer(Action::Steady(cell));
        }
    });
}

/// The shot from ambush.
pub(crate) fn ambush_fire(state: &mut State, target: UnitIx, by: UnitIx, slot: Slot, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let bit = ambush_bit(state);
    state.units[by].touched |= bit;
    state.units[target].touched |= bit;
    c11_shooting::announce(state, AttackKind::Ambush, by, slot, Victim::Unit(target), Hit::Thrown, log);
}
