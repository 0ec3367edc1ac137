//! §7.1 and §7.3: income, building, repair; and the revolt that stops Barcelona's.

use crate::actions::{Action, Verb};
use crate::board::Spot;
use crate::data::Effect;
use crate::events::Event;
use crate::ids::{Kind, Quarter, Side, Zone};
use crate::menu::Menu;
use crate::sets::{KindSet, UnitSet};
use crate::state::State;
use frente_kernel::EventSink;

/// The most points a side can keep.
pub(crate) const MOST: u8 = 250;

impl State {
    /// §7.1: what a side collects: its zones, and its cards in force.
    pub fn production(&self, side: Side) -> u8 {
        let mut zones = self.whole_zones(side);
        if self.revolt && side == Side::Republican {
            zones.remove(Zone::Barcelona);
        }
        let points: i32 = zones.iter().map(|zone| i32::from(self.tables().bp[zone.index()])).sum();
        let cards: i32 = self
            .in_force
            .iter()
            .flat_map(|card| &self.data().card(card).effects)
            .map(|effect| match effect {
                Effect::Production(whose, by) if *whose == side => i32::from(*by),
                _ => 0,
            })
            .sum();
        (points + cards).clamp(0, i32::from(MOST)) as u8
    }
}

/// §7.1: both sides collect.
pub(crate) fn collect(state: &mut State, log: &mut impl EventSink<Event>) {
    for side in Side::ALL {
        let bp = state.production(side);
        state.bp[side.index()] = state.bp[side.index()].saturating_add(bp).min(MOST);
        log.emit(Event::Income { side, bp });
    }
}

pub(crate) fn produce_menu(state: &State, side: Side) -> Menu {
    let tables = state.tables();
    let bp = state.bp_of(side);
    let affordable = |kind: &Kind| {
        let at = kind.index();
        kind.side() == side && !kind.is_hq() && tables.cost[at] <= bp && state.buildable(*kind).is_some()
    };
    let mut menu = Menu::pass();
    menu.kinds(Verb::Build, Kind::ALL.into_iter().filter(affordable).collect::<KindSet>());
    let reduced = state.board.reduced.and(tables.units_of(side));
    let fixable =
        |unit: &crate::ids::Unit| state.board.place(*unit).is_some() && tables.repair[unit.kind().index()] <= bp;
    let fixable: UnitSet = reduced.iter().filter(fixable).collect();
    menu.units(Verb::Repair, state.distinct_on_map(fixable));
    if bp >= 1 {
        menu.units(Verb::Rebuild, state.board.at_spot(tables.hqs.and(tables.units_of(side)), Spot::RESERVE));
    }
    menu
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
            log.emit(Event::Repaired { unit, veil: state.veil() });
        }
        Action::Rebuild(unit) => {
            state.bp[side.index()] -= 1;
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
