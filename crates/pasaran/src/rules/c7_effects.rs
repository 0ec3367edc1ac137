//! The cards at work: one arm a kind of effect, reading the typed data of `deck.ron`.

use super::{c5_turn, c6_control, c6_retreat, c7_cards, c9_chits};
use crate::actions::{Action, Verb};
use crate::board::Spot;
use crate::data::Effect;
use crate::events::{Event, Mode};
use crate::ids::{Card, Kind, Place, Quarter, Side, Unit, Weather, Zone};
use crate::menu::Menu;
use crate::sets::{CardSet, PlaceSet, UnitSet, ZoneSet};
use crate::state::{Frame, Leave, State};
use frente_kernel::EventSink;

/// Whether every effect of a card can do something now.
pub(crate) fn is_possible(state: &State, card: Card, side: Side) -> bool {
    state.data().card(card).effects.iter().all(|effect| match effect {
        Effect::Revolt { .. } => !state.revolt,
        Effect::ChooseHq { .. } => hq_choices(state, card).any(),
        Effect::Invade { .. } => invadable(state, side).any(),
        Effect::Airlift { .. } => passengers(state).any(),
        Effect::Restore(_) => restorable(state, side).any(),
        Effect::Annul => annullable(state, side).any(),
        _ => true,
    })
}

/// A card takes effect, then goes where it says.
pub(crate) fn take_effect(state: &mut State, card: Card, side: Side, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    c7_cards::retire(state, side, card, log);
    for effect in &state.data().card(card).effects {
        run(state, card, side, effect, log);
    }
}

fn run(state: &mut State, card: Card, side: Side, effect: &Effect, log: &mut impl EventSink<Event>) {
    match effect {
        Effect::Release(kinds) => kinds.iter().for_each(|kind| release(state, *kind, log)),
        // These hold while the card is in force.
        Effect::Production(..) | Effect::LeavesWith(_) => {}
        Effect::Withdraw(other) => c7_cards::leave_game(state, *other, log),
        Effect::StormCities(by) => state.turn.storm = *by,
        Effect::Revolt { militia, .. } => {
            state.revolt = true;
            log.emit(Event::RevoltBegan);
            state.stack.push(Frame::Revolt(*militia));
        }
        Effect::CancelChits => c9_chits::cancel_all(state, side.enemy(), log),
        Effect::ExtraChits(count) => state.battle.extra_chits = *count,
        Effect::ChooseHq { .. } => state.stack.push(Frame::ChooseHq(card, side)),
        Effect::Invade { units, .. } => state.stack.push(Frame::Invade(*units)),
        Effect::Airlift { units, .. } => state.stack.push(Frame::Airlift(*units)),
        Effect::CallOff => call_off(state, log),
        // Played on a card in force it has its own action; as a reply it is handled there.
        Effect::Annul => {}
        Effect::Restore(count) => state.stack.push(Frame::Restore(*count, side)),
        Effect::TurnWeather => {
            let weather = if state.turn.weather == Weather::Fair { Weather::Bad } else { Weather::Fair };
            c5_turn::set_weather(state, weather, log);
        }
    }
}

/// §2.3: starred units join the reserve.
fn release(state: &mut State, kind: Kind, log: &mut impl EventSink<Event>) {
    for unit in state.board.at_spot(kind.units().and(state.tables().all), Spot::LOCKED).iter() {
        state.board.put(unit, Spot::RESERVE);
    }
    log.emit(Event::Released(kind));
}

/// §C-annulment: permanent cards of the enemy of `side` in force.
pub(crate) fn annullable(state: &State, side: Side) -> CardSet {
    let enemy = |card: &Card| state.data().card(*card).side.is_none_or(|owner| owner == side.enemy());
    state.in_force.iter().filter(enemy).collect()
}

/// A permanent card is cancelled: it leaves the game, and its units that wait in the reserve go too.
pub(crate) fn annul(state: &mut State, target: Card, log: &mut impl EventSink<Event>) {
    log.emit(Event::CardAnnulled(target));
    c7_cards::leave_game(state, target, log);
    for effect in &state.data().card(target).effects {
        if let Effect::Release(kinds) = effect {
            for kind in kinds {
                let waiting = state.board.at_spot(kind.units().and(state.tables().all), Spot::RESERVE);
                waiting.iter().for_each(|unit| state.board.put(unit, Spot::GONE));
            }
        }
    }
    // Ruling P55: what rests on it leaves with it.
    for card in state.in_force.iter() {
        if state.data().card(card).effects.contains(&Effect::LeavesWith(target)) {
            c7_cards::leave_game(state, card, log);
        }
    }
}

/// §C-get-hq, §C-hq: generals that may arrive, and generals in play that may be removed.
fn hq_choices(state: &State, card: Card) -> UnitSet {
    let mut units = UnitSet::NONE;
    for effect in &state.data().card(card).effects {
        if let Effect::ChooseHq { arrive, remove } = effect {
            let spot = |unit: &Unit| state.board.spot(*unit);
            let all = |kinds: &[Kind]| -> UnitSet { kinds.iter().filter_map(|kind| kind.unit(0)).collect() };
            units = units.or(all(arrive).iter().filter(|unit| spot(unit) == Spot::LOCKED).collect());
            units = units.or(all(remove).iter().filter(|unit| spot(unit).place().is_some()).collect());
        }
    }
    units
}

pub(crate) fn hq_menu(state: &State, card: Card) -> Menu {
    let units = hq_choices(state, card);
    let mut menu = if units.is_empty() { Menu::pass() } else { Menu::empty() };
    menu.units(Verb::Pick, units);
    menu
}

pub(crate) fn choose_hq(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let Action::Pick(unit) = action else { return };
    if state.board.spot(unit) == Spot::LOCKED {
        let next = Quarter(state.quarter.0 + 1);
        state.board.put(unit, Spot::due(next));
        log.emit(Event::HqComing(unit, next));
    } else {
        state.forget_top(unit);
        state.board.put(unit, Spot::GONE);
        // Who is gone commands nobody, wherever the step found him.
        state.turn.start[unit] = Spot::default();
        log.emit(Event::HqGone(unit));
    }
}

/// §C-barcelona-revolt: the nearest militia infantry outside Barcelona.
fn nearest_militia(state: &State) -> UnitSet {
    let tables = state.tables();
    let militia = tables.militia.and(tables.infantry);
    let mut known = ZoneSet::only(Zone::Barcelona);
    let mut edge = known;
    while edge.any() {
        let next = edge.iter().fold(ZoneSet::NONE, |set, zone| set.or(tables.land[zone.index()]));
        edge = next.without(known);
        known = known.or(edge);
        let here = edge.iter().map(|zone| state.board.around(zone, Side::Republican).and(militia));
        let here = here.fold(UnitSet::NONE, UnitSet::or);
        if here.any() {
            return here;
        }
    }
    // Nobody on the mainland: those beyond the sea.
    let beyond = militia.iter().filter(|unit| {
        state.board.place(*unit).is_some_and(|place| place.zone() != Zone::Barcelona && !known.contains(place.zone()))
    });
    beyond.collect()
}

pub(crate) fn revolt_menu(state: &State) -> Menu {
    let near = state.distinct_on_map(nearest_militia(state));
    let mut menu = if near.is_empty() { Menu::pass() } else { Menu::empty() };
    // Under fog the Nationalist cannot choose among what he does not see.
    menu.units(Verb::Pick, if state.options.fog { near.lowest() } else { near });
    menu
}

pub(crate) fn gather(state: &mut State, left: u8, action: Action, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let Action::Pick(unit) = action else { return };
    state.move_unit(unit, Place::zone_of(Zone::Barcelona), Mode::Revolt, log);
    if left > 1 {
        state.stack.push(Frame::Revolt(left - 1));
    }
}

/// §C-ju52: from where to where it flies.
pub(crate) fn airbridge(state: &State) -> Option<(Zone, Zone)> {
    let mut effects = state.data().cards.iter().flat_map(|card| &card.effects);
    effects.find_map(|effect| match effect {
        Effect::Airlift { from, to, .. } => Some((*from, *to)),
        _ => None,
    })
}

/// §C-ju52: land units in Morocco.
fn passengers(state: &State) -> UnitSet {
    let Some((from, _)) = airbridge(state) else { return UnitSet::NONE };
    state.board.around(from, Side::Nationalist).and(state.tables().land_units)
}

pub(crate) fn airlift_menu(state: &State) -> Menu {
    let mut menu = Menu::pass();
    menu.units(Verb::Pick, state.distinct_on_map(passengers(state)));
    menu
}

pub(crate) fn airlift(state: &mut State, left: u8, action: Action) {
    state.stack.pop();
    let Action::Pick(unit) = action else { return };
    if left > 1 {
        state.stack.push(Frame::Airlift(left - 1));
    }
    state.stack.push(Frame::Carry(unit, Mode::Airlift));
}

/// §C-replacements: reduced infantry outside cities in enemy zones.
fn restorable(state: &State, side: Side) -> UnitSet {
    let tables = state.tables();
    let reduced = state.board.reduced.and(tables.infantry).and(tables.units_of(side));
    let supplied =
        |unit: &Unit| state.board.place(*unit).is_some_and(|place| state.zones_of(side).contains(place.zone()));
    reduced.iter().filter(supplied).collect()
}

pub(crate) fn restore_menu(state: &State, side: Side) -> Menu {
    let mut menu = Menu::pass();
    menu.units(Verb::Pick, state.distinct_on_map(restorable(state, side)));
    menu
}

pub(crate) fn restore(state: &mut State, left: u8, side: Side, action: Action, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let Action::Pick(unit) = action else { return };
    state.board.reduced.remove(unit);
    log.emit(Event::Repaired { unit, veil: state.veil() });
    if left > 1 {
        state.stack.push(Frame::Restore(left - 1, side));
    }
}

/// §C-invasion: how far along the coast, and where never.
fn invasion(state: &State) -> Option<(u8, Zone)> {
    let mut effects = state.data().cards.iter().flat_map(|card| &card.effects);
    effects.find_map(|effect| match effect {
        Effect::Invade { coasts, never, .. } => Some((*coasts, *never)),
        _ => None,
    })
}

/// §C-invasion, ruling P58: infantry of a side that can land in a zone: it has not been carried to its coast this turn.
fn invaders(state: &State, side: Side, zone: Zone) -> UnitSet {
    let tables = state.tables();
    let coasts = invasion(state).map_or(0, |(coasts, _)| usize::from(coasts));
    let from = tables.coast[zone.index()].iter().take(coasts).fold(ZoneSet::NONE, |set, near| set.or(*near));
    let mut units = UnitSet::NONE;
    for zone in from.iter() {
        for place in [Place::zone_of(zone), Place::city_of(zone)] {
            // Both must be friendly coast: the zone itself, or a port.
            let coast = if place.is_city() { tables.ports } else { tables.coastal };
            if state.holds(side, place) && coast.contains(zone) {
                units = units.or(state.board.units(place, side));
            }
        }
    }
    units.and(tables.infantry).without(state.turn.moved).without(state.turn.carried).without(state.frozen())
}

/// Enemy coasts within reach.
fn invadable(state: &State, side: Side) -> PlaceSet {
    let tables = state.tables();
    let coast = tables.coastal.and(tables.dry).and(state.zones_of(side.enemy()));
    let coast = coast.without(invasion(state).map_or(ZoneSet::NONE, |(_, never)| ZoneSet::only(never)));
    coast.iter().filter(|zone| invaders(state, side, *zone).any()).map(Place::zone_of).collect()
}

pub(crate) fn invade_menu(state: &State) -> Menu {
    let places = invadable(state, state.phasing());
    let mut menu = if places.is_empty() { Menu::pass() } else { Menu::empty() };
    menu.places(Verb::To, places);
    menu
}

pub(crate) fn invade(state: &mut State, units: u8, action: Action) {
    state.stack.pop();
    if let Action::To(place) = action {
        state.stack.push(Frame::Landing(place, units));
    }
}

pub(crate) fn landing_menu(state: &State, place: Place, left: u8) -> Menu {
    let side = state.phasing();
    let landed = state.turn.invading.and(state.board.units(place, side)).any();
    let units = state.distinct_on_map(invaders(state, side, place.zone()));
    let mut menu = if landed || units.is_empty() { Menu::pass() } else { Menu::empty() };
    if left > 0 {
        menu.units(Verb::Pick, units);
    }
    menu
}

pub(crate) fn land(state: &mut State, place: Place, left: u8, action: Action, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let Action::Pick(unit) = action else { return };
    state.turn.moved.insert(unit);
    state.turn.invading.insert(unit);
    state.move_unit(unit, place, Mode::Invasion, log);
    c6_control::occupy(state, unit.side(), place, log);
    super::c6_movement::end_move(state, unit);
    if left > 1 {
        state.stack.push(Frame::Landing(place, left - 1));
    }
}

/// §C-rep-disorder, ruling P60: the attackers go back where they stood; zones taken on the way stay taken. Who would come back to a
/// zone that a siege has lost meanwhile retreats instead.
fn call_off(state: &mut State, log: &mut impl EventSink<Event>) {
    let place = state.battle.place;
    log.emit(Event::AttackCalledOff(place));
    let attacker = state.phasing();
    let mut homeless = UnitSet::NONE;
    for unit in state.force(attacker).iter() {
        let start = state.turn.start[unit].place().filter(|start| *start != place);
        if let Some(mut start) = start {
            if !state.holds(attacker, start) {
                homeless.insert(unit);
                continue;
            }
            let counts = start.is_city() && state.tables().combat.contains(unit);
            if counts && !state.has_room(start.zone(), attacker) && state.zones_of(attacker).contains(start.zone()) {
                start = Place::zone_of(start.zone());
            }
            state.turn.crossed.remove(unit);
            state.turn.invading.remove(unit);
            state.move_unit(unit, start, Mode::Retreat, log);
        }
    }
    if homeless.any() {
        c6_retreat::push(state, attacker, homeless, Leave::Driven);
    }
}
