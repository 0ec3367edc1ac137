//! The cards at work: one arm a kind of effect, reading the typed data of `deck.ron`.

use super::c7_cards::paragraph;
use super::{c5_turn, c6_control, c6_retreat, c7_cards, c9_chits, not_frozen, on_the_map};
use crate::actions::{Action, Event, Idle, Mode, Sky, Verb};
use crate::board::Spot;
use crate::data::Effect;
use crate::ids::{Card, Kind, Place, Quarter, Side, Unit, Weather, Zone};
use crate::menu::{Ask, Menu, Row};
use crate::sets::{CardSet, PlaceSet, UnitSet, ZoneSet};
use crate::state::{Frame, Leave, State};
use frente_kernel::{EventSink, Illegal, must};

/// Whether every effect of a card can do something now.
pub(crate) fn is_possible(state: &State, card: Card, side: Side) -> Result<(), Illegal> {
    let row = paragraph(card);
    state.data().card(card).effects.iter().try_for_each(|effect| match effect {
        Effect::Revolt { .. } => must(!state.revolt, row, "revolt-goes-on"),
        Effect::ChooseHq { .. } => must(hq_choices(state, card).any(), row, "no-general-to-choose"),
        Effect::Invade { .. } => must(invadable(state, &mut Row::unasked(), side).any(), row, "no-coast-to-invade"),
        Effect::Airlift { .. } => must(passengers(state).any(), row, "nobody-to-fly"),
        Effect::Restore(_) => must(restorable(state, side).any(), row, "nobody-to-restore"),
        _ => Ok(()),
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
        Effect::Production(side, by) => log.emit(Event::ProductionChanged { side: *side, by: *by }),
        Effect::LeavesWith(_) => {}
        Effect::Withdraw(other) => c7_cards::leave_game(state, *other, log),
        Effect::StormCities(by) => {
            state.turn.storm = *by;
            log.emit(Event::CitiesStormed(by.unsigned_abs()));
        }
        Effect::Revolt { militia, .. } => {
            state.revolt = true;
            log.emit(Event::RevoltBegan);
            // Under fog nobody else knows who has gone where.
            if !state.options.fog && nearest_militia(state).is_empty() {
                log.emit(Event::CardIdle { card, why: Idle::NoMilitia });
            }
            state.stack.push(Frame::Revolt(*militia));
        }
        Effect::CancelChits => c9_chits::cancel_all(state, side.enemy(), log),
        Effect::ExtraChits(count) => {
            state.battle.extra_chits = *count;
            log.emit(Event::MoreChits(*count));
        }
        Effect::ChooseHq { .. } => state.stack.push(Frame::ChooseHq(card, side)),
        Effect::Invade { units, .. } => state.stack.push(Frame::Invade(*units)),
        Effect::Airlift { units, .. } => state.stack.push(Frame::Airlift(*units)),
        Effect::CallOff => call_off(state, log),
        // Played on a card in force it has its own action; as a reply it is handled there.
        Effect::Annul => {}
        Effect::Restore(count) => state.stack.push(Frame::Restore(*count, side)),
        Effect::TurnWeather => {
            let weather = if state.turn.weather == Weather::Fair { Weather::Bad } else { Weather::Fair };
            c5_turn::set_weather(state, weather, Sky::Card, log);
        }
    }
}

/// §2.3: starred units join the reserve.
fn release(state: &mut State, kind: Kind, log: &mut impl EventSink<Event>) {
    let released = state.board.at_spot(kind.units().and(state.tables().all), Spot::LOCKED);
    for unit in released.iter() {
        state.board.put(unit, Spot::RESERVE);
    }
    log.emit(Event::Released { kind, count: released.len() as u8 });
}

/// §C-annulment: permanent cards of the enemy of `side` in force.
pub(crate) fn annullable(state: &State, side: Side) -> CardSet {
    let enemy = |card: &Card| state.data().card(*card).side.is_none_or(|owner| owner == side.enemy());
    state.in_force.iter().filter(enemy).collect()
}

/// A permanent card leaves the game: what it added to a production, or took from it, ends.
pub(crate) fn production_ends(state: &State, card: Card, log: &mut impl EventSink<Event>) {
    for effect in &state.data().card(card).effects {
        if let Effect::Production(side, by) = effect {
            log.emit(Event::ProductionChanged { side: *side, by: -*by });
        }
    }
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
                if waiting.any() {
                    log.emit(Event::Withdrawn { kind: *kind, count: waiting.len() as u8 });
                }
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

pub(crate) fn hq_menu<A: Ask>(state: &State, card: Card, menu: &mut Menu<A>) {
    let choices = hq_choices(state, card);
    let row = paragraph(card);
    menu.may(Verb::Pass, must(choices.is_empty(), row, "must-choose"));
    let mut units = menu.row(Verb::Pick);
    units.must(hqs_named(state, card), row, "card-names-others").must(choices, row, "general-not-to-be-had");
    menu.offer(&units);
}

/// §C-get-hq, §C-hq: every general the card can mean.
fn hqs_named(state: &State, card: Card) -> UnitSet {
    let mut units = UnitSet::NONE;
    for effect in &state.data().card(card).effects {
        if let Effect::ChooseHq { arrive, remove } = effect {
            units = units.or(arrive.iter().chain(remove).filter_map(|kind| kind.unit(0)).collect());
        }
    }
    units
}

pub(crate) fn choose_hq(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let Action::Pick(unit) = action else { return };
    if state.board.spot(unit) == Spot::LOCKED {
        let next = Quarter(state.quarter.0 + 1);
        state.board.put(unit, Spot::due(next));
        log.emit(Event::HqComing(unit, next));
    } else {
        let from = state.board.place(unit).filter(|from| state.is_open(*from));
        state.forget_top(unit);
        state.board.put(unit, Spot::GONE);
        // Who is gone commands nobody, wherever the step found him.
        state.turn.start[unit] = Spot::default();
        log.emit(Event::HqGone { unit, from });
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

pub(crate) fn revolt_menu<A: Ask>(state: &State, menu: &mut Menu<A>) {
    let tables = state.tables();
    let near = nearest_militia(state);
    menu.may(Verb::Pass, must(near.is_empty(), "C-barcelona-revolt", "must-choose"));
    let mut units = menu.row(Verb::Pick);
    units.must(tables.militia.and(tables.infantry), "C-barcelona-revolt", "only-militia-revolts");
    // Under fog the Nationalist cannot choose among what he does not see.
    let near = if state.options.fog { state.distinct_on_map(near).lowest() } else { near };
    units.must(near, "C-barcelona-revolt", "not-the-nearest-militia");
    units.distinct(|units| state.distinct_on_map(units), "C-barcelona-revolt");
    menu.offer(&units);
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

pub(crate) fn airlift_menu<A: Ask>(state: &State, menu: &mut Menu<A>) {
    menu.pass();
    let mut units = menu.row(Verb::Pick);
    on_the_map(state, &mut units, Side::Nationalist)
        .must(state.tables().land_units, "C-ju52", "only-land-units-fly")
        .must(passengers(state), "C-ju52", "not-at-the-airbridge")
        .distinct(|units| state.distinct_on_map(units), "C-ju52");
    menu.offer(&units);
}

/// §C-ju52: how many the airbridge carries.
fn seats(state: &State) -> u8 {
    let mut effects = state.data().cards.iter().flat_map(|card| &card.effects);
    let found = effects.find_map(|effect| if let Effect::Airlift { units, .. } = effect { Some(*units) } else { None });
    found.unwrap_or(0)
}

pub(crate) fn airlift(state: &mut State, left: u8, action: Action, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let Action::Pick(unit) = action else {
        // Under fog nobody else knows who has gone where.
        if !state.options.fog && left == seats(state) {
            log.emit(Event::CardIdle { card: Card::Ju52, why: Idle::NobodyChosen });
        }
        return;
    };
    if left > 1 {
        state.stack.push(Frame::Airlift(left - 1));
    }
    state.stack.push(Frame::Carry(unit, Mode::Airlift));
}

/// §C-replacements: reduced infantry outside cities in enemy zones.
fn restorable(state: &State, side: Side) -> UnitSet {
    let mut row = Row::unasked();
    may_recover(state, &mut row, side);
    row.left()
}

/// §C-replacements: keeps reduced infantry outside cities in enemy zones.
fn may_recover(state: &State, row: &mut Row<UnitSet>, side: Side) {
    on_the_map(state, row, side)
        .must(state.tables().infantry, "C-replacements", "only-infantry-recovers")
        .must(state.board.reduced, "C-replacements", "unit-is-whole")
        .each(|unit| {
            let supplied = state.zones_of(side).contains(state.place_of(unit).zone());
            must(supplied, "C-replacements", "cut-off-from-replacements")
        });
}

pub(crate) fn restore_menu<A: Ask>(state: &State, side: Side, menu: &mut Menu<A>) {
    menu.pass();
    let mut units = menu.row(Verb::Pick);
    may_recover(state, &mut units, side);
    units.distinct(|units| state.distinct_on_map(units), "C-replacements");
    menu.offer(&units);
}

pub(crate) fn restore(state: &mut State, left: u8, side: Side, action: Action, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let Action::Pick(unit) = action else { return };
    state.board.reduced.remove(unit);
    log.emit(Event::Restored { unit, at: state.place_of(unit), veil: state.veil() });
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

/// §C-invasion, ruling P58: keeps infantry of a side that can land in a zone: it has not been carried to its coast this turn.
fn invaders<'r>(state: &State, row: &'r mut Row<UnitSet>, side: Side, zone: Zone) -> &'r mut Row<UnitSet> {
    on_the_map(state, row, side)
        .must(state.tables().infantry, "C-invasion", "only-infantry-lands")
        .must(!state.turn.moved, "6.3", "moved-already")
        .must(!state.turn.carried, "C-invasion", "carried-to-the-coast");
    not_frozen(state, row).must(on_coasts_near(state, side, zone), "C-invasion", "not-on-a-near-coast")
}

/// §C-invasion: counters of a side on friendly coasts near a zone.
fn on_coasts_near(state: &State, side: Side, zone: Zone) -> UnitSet {
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
    units
}

/// §C-invasion: keeps the enemy coasts within reach.
fn invadable<'r>(state: &State, row: &'r mut Row<PlaceSet>, side: Side) -> &'r mut Row<PlaceSet> {
    let tables = state.tables();
    let never = invasion(state).map_or(ZoneSet::NONE, |(_, never)| ZoneSet::only(never));
    row.must(PlaceSet::zones(tables.coastal.and(tables.dry)), "C-invasion", "not-a-coast")
        .must(!PlaceSet::zones(never), "C-invasion", "never-invaded")
        .must(PlaceSet::zones(state.zones_of(side.enemy())), "C-invasion", "own-coast")
        .each(|coast| {
            let able = invaders(state, &mut Row::unasked(), side, coast.zone()).any();
            must(able, "C-invasion", "nobody-can-land-there")
        })
}

pub(crate) fn invade_menu<A: Ask>(state: &State, menu: &mut Menu<A>) {
    let mut places = menu.row(Verb::To);
    invadable(state, &mut places, state.phasing());
    menu.may(Verb::Pass, must(!places.any(), "C-invasion", "must-choose"));
    menu.offer(&places);
}

pub(crate) fn invade(state: &mut State, units: u8, action: Action) {
    state.stack.pop();
    if let Action::To(place) = action {
        state.stack.push(Frame::Landing(place, units));
    }
}

pub(crate) fn landing_menu<A: Ask>(state: &State, place: Place, menu: &mut Menu<A>) {
    let side = state.phasing();
    let landed = state.turn.invading.and(state.board.units(place, side)).any();
    let mut units = menu.row(Verb::Pick);
    invaders(state, &mut units, side, place.zone()).distinct(|units| state.distinct_on_map(units), "C-invasion");
    menu.may(Verb::Pass, must(landed || !units.any(), "C-invasion", "somebody-must-land"));
    menu.offer(&units);
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
    let attacker = state.phasing();
    log.emit(Event::AttackCalledOff { side: attacker, place });
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
            state.move_unit(unit, start, Mode::Recall, log);
        }
    }
    if homeless.any() {
        c6_retreat::push(state, attacker, homeless, Leave::Driven);
    }
}
