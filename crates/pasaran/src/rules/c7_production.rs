//! §7.1 and §7.3: income, building, repair; and the revolt that stops Barcelona's.

use super::on_the_map;
use crate::actions::{Action, Event, Verb};
use crate::board::{Board, Spot};
use crate::data::Effect;
use crate::ids::{Kind, Quarter, Side, Zone};
use crate::menu::{Ask, Menu, Row};
use crate::sets::KindSet;
use crate::state::State;
use frente_kernel::{EventSink, Illegal, must};

/// The most points a side can keep.
pub(crate) const MOST: u8 = 250;

impl State {
    /// §7.1: what a side collects: its zones, and its cards in force.
    pub fn production(&self, side: Side) -> u8 {
        (i32::from(self.paid_by_zones(side)) + i32::from(self.paid_by_cards(side))).clamp(0, i32::from(MOST)) as u8
    }

    /// §7.1: what the zones pay to the side that holds them whole.
    fn paid_by_zones(&self, side: Side) -> u8 {
        let mut zones = self.whole_zones(side);
        if self.revolt && side == Side::Republican {
            zones.remove(Zone::Barcelona);
        }
        zones.iter().map(|zone| self.tables().bp[zone.index()]).sum()
    }

    /// §7.1: what the cards in force add to a production, or take from it.
    fn paid_by_cards(&self, side: Side) -> i8 {
        let effects = self.in_force.iter().flat_map(|card| &self.data().card(card).effects);
        effects
            .map(|effect| {
                if let Effect::Production(whose, by) = effect
                    && *whose == side
                {
                    *by
                } else {
                    0
                }
            })
            .sum()
    }
}

/// §7.1: both sides collect.
pub(crate) fn collect(state: &mut State, log: &mut impl EventSink<Event>) {
    for side in Side::ALL {
        let bp = state.production(side);
        let has = state.bp[side.index()].saturating_add(bp).min(MOST);
        state.bp[side.index()] = has;
        let (zones, cards) = (state.paid_by_zones(side), state.paid_by_cards(side));
        let barcelona = state.whole_zones(side).contains(Zone::Barcelona);
        if state.revolt && side == Side::Republican && barcelona {
            log.emit(Event::NoIncome(Zone::Barcelona));
        }
        log.emit(Event::Income { side, zones, cards, has });
    }
}

pub(crate) fn produce_menu<A: Ask>(state: &State, side: Side, menu: &mut Menu<A>) {
    let tables = state.tables();
    let bp = state.bp_of(side);
    menu.pass();
    let mut kinds: Row<KindSet> = menu.row(Verb::Build);
    kinds.each(|kind| {
        must(kind.side() == side, "2.1", "not-yours")?;
        must(!kind.is_hq(), "7.3.1", "headquarters-are-rebuilt")?;
        must(tables.cost[kind.index()] <= bp, "7.3", "cannot-pay")?;
        may_be_built(state, kind)
    });
    menu.offer(&kinds);
    let mut units = menu.row(Verb::Repair);
    on_the_map(state, &mut units, side).must(state.board.reduced, "7.3.2", "unit-is-whole").one_of(
        |units| state.distinct_on_map(units),
        "7.3.2",
        |unit| must(tables.repair[unit.kind().index()] <= bp, "7.3.2", "cannot-pay"),
    );
    menu.offer(&units);
    let mut units = menu.row(Verb::Rebuild);
    units
        .must(Board::all_of(side), "2.1", "not-yours")
        .must(tables.hqs, "7.3.1", "only-headquarters-are-rebuilt")
        .each(|unit| must(state.board.spot(unit) == Spot::RESERVE, "7.3.1", "not-eliminated"))
        .all(must(bp >= REBUILDING, "7.3.1", "cannot-pay"));
    menu.offer(&units);
}

/// §7.3.1: what an eliminated headquarters costs.
pub(crate) const REBUILDING: u8 = 1;

/// §2.3: whether one of a kind waits in the reserve.
fn may_be_built(state: &State, kind: Kind) -> Result<(), Illegal> {
    if state.buildable(kind).is_some() {
        return Ok(());
    }
    let locked = kind.units().iter().any(|unit| state.board.spot(unit) == Spot::LOCKED);
    must(!locked, "2.3", "starred-waits-for-a-card")?;
    must(false, "2.3", "none-in-reserve")
}

pub(crate) fn produce(state: &mut State, side: Side, action: Action, log: &mut impl EventSink<Event>) {
    let tables = state.tables();
    match action {
        Action::Build(kind) => {
            if let Some(unit) = state.buildable(kind) {
                state.bp[side.index()] -= tables.cost[kind.index()];
                let ready = Quarter(state.quarter.0 + tables.quarters[kind.index()]);
                state.board.put(unit, Spot::due(ready));
                log.emit(Event::Built(kind, ready));
            }
        }
        Action::Repair(unit) => {
            state.bp[side.index()] -= tables.repair[unit.kind().index()];
            state.board.reduced.remove(unit);
            log.emit(Event::Repaired { unit, at: state.place_of(unit), veil: state.veil() });
        }
        Action::Rebuild(unit) => {
            state.bp[side.index()] -= REBUILDING;
            let ready = Quarter(state.quarter.0 + tables.quarters[unit.kind().index()]);
            state.board.put(unit, Spot::due(ready));
            log.emit(Event::Rebuilding(unit, ready));
        }
        _ => state.stack.pop(),
    }
}

/// §C-barcelona-revolt, ruling P56: it ends at once when Barcelona is lost.
pub(crate) fn revolt_is_lost(state: &mut State, log: &mut impl EventSink<Event>) {
    if state.revolt && !state.zones_of(Side::Republican).contains(Zone::Barcelona) {
        state.revolt = false;
        log.emit(Event::RevoltEnded);
    }
}

/// §C-barcelona-revolt, ruling P56: it ends after a turn with three Regular land combat units in Barcelona.
pub(crate) fn end_of_revolt(state: &mut State, log: &mut impl EventSink<Event>) {
    if !state.revolt {
        return;
    }
    let tables = state.tables();
    let here = state.board.around(Zone::Barcelona, Side::Republican);
    let regulars = here.and(tables.combat).without(tables.militia).len();
    if regulars >= u32::from(needed(state)) {
        state.revolt = false;
        log.emit(Event::RevoltEnded);
    }
}

fn needed(state: &State) -> u8 {
    let effects = state.data().cards.iter().flat_map(|card| &card.effects);
    let found = effects.filter_map(|effect| match effect {
        Effect::Revolt { regulars, .. } => Some(*regulars),
        _ => None,
    });
    found.min().unwrap_or(3)
}
