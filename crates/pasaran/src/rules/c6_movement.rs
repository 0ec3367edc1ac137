//! §6.3 and §6.5: movement of the side in phase, and who may exploit.
//!
//! A counter is picked, then its destination. Peaceful moves run through friendly zones and may double the range; moves
//! into enemy zones and places do not. Armour and headquarters go zone by zone once they are in enemy country.

use super::{c6_control, c9_fog, c9_trenches, standing};
use crate::actions::{Action, Event, Mode, Verb};
use crate::data::Commands;
use crate::ids::{Class, Place, Side, Unit, Zone};
use crate::menu::{Ask, Menu, Row};
use crate::sets::{PlaceSet, UnitSet, ZoneSet};
use crate::state::{Frame, State, Step};
use frente_kernel::{EventSink, Illegal, must};

/// Where a counter may go: within its range without being strained, and with doubled range.
#[derive(Clone, Copy, Default)]
pub(crate) struct Reach {
    pub normal: PlaceSet,
    pub doubled: PlaceSet,
}

impl Reach {
    pub fn all(self) -> PlaceSet {
        self.normal.or(self.doubled)
    }
}

fn neighbours(state: &State, zones: ZoneSet) -> ZoneSet {
    let land = &state.tables().land;
    zones.iter().fold(ZoneSet::NONE, |set, zone| set.or(land[zone.index()]))
}

fn touched(state: &State, zones: ZoneSet) -> ZoneSet {
    let touched = &state.tables().touched;
    zones.iter().fold(ZoneSet::NONE, |set, zone| set.or(touched[zone.index()]))
}

/// §6.3.1: the range of a class.
const fn range(class: Class) -> usize {
    match class {
        Class::Infantry => 1,
        _ => 2,
    }
}

/// Whether a land unit may join an attack on a place: ruling P15 for headquarters, §6.4.5 for cities.
fn may_attack(state: &State, unit: Unit, place: Place) -> bool {
    let own = state.board.units(place, unit.side()).and(state.tables().combat);
    if state.tables().hqs.contains(unit) { own.any() } else { !place.is_city() || own.len() < 3 }
}

/// §6.3.1 to §6.3.3: where a land unit may go.
pub(crate) fn land_reach(state: &State, unit: Unit) -> Reach {
    let side = unit.side();
    let here = state.place_of(unit);
    let zone = here.zone();
    let tables = state.tables();
    let free = state.free_zones(side);
    let range = range(tables.class_of(unit));
    let mut reach = Reach::default();

    // What is within each distance through friendly country; the first is where the walk begins.
    let mut within = [ZoneSet::NONE; 5];
    let mut gates = ZoneSet::NONE;
    let open = !here.is_city() || free.contains(zone);
    if open {
        within[0] = ZoneSet::only(zone);
    } else {
        // §6.3.3: out of a closed city only into a friendly zone it touches, or into an enemy zone around it where
        // nobody fights.
        gates = tables.touches[zone.index()].and(free);
        let around = Place::zone_of(zone);
        let held = state.board.in_zones(side.enemy()).contains(zone);
        // Headquarters and aircraft alone close no city: who steps out attacks them.
        let shut = !state.options.sorties && state.board.units(around, side.enemy()).meets(tables.combat);
        if !held || (!shut && may_attack(state, unit, around)) {
            reach.normal.insert(around);
        }
    }
    let mut rim = within[0];
    for distance in 1..=2 * range {
        let known = within[distance - 1];
        rim = neighbours(state, rim).and(free).or(gates).without(known);
        within[distance] = known.or(rim);
        gates = ZoneSet::NONE;
    }

    let counts = tables.combat.contains(unit);
    let cities = |zones: ZoneSet| -> PlaceSet {
        let own = zones.and(state.cities_of(side));
        if counts {
            own.iter().filter(|zone| state.has_room(*zone, side)).map(Place::city_of).collect()
        } else {
            PlaceSet::cities(own)
        }
    };
    let peaceful = |distance: usize| {
        let zones = within[distance];
        let walked = if open && !here.is_city() { zones.without(ZoneSet::only(zone)) } else { zones };
        PlaceSet::zones(walked).or(cities(zones.and(free).or(touched(state, within[distance - 1].and(free)))))
    };
    reach.normal = reach.normal.or(peaceful(range));
    reach.doubled = peaceful(2 * range);

    // Into enemy country, from friendly ground within one step less than the range.
    let ground = within[range - 1];
    let enemy_here = state.board.in_zones(side.enemy());
    let strange = neighbours(state, ground).without(free).and(tables.dry);
    let entered: PlaceSet = strange
        .iter()
        .map(Place::zone_of)
        .filter(|place| !enemy_here.contains(place.zone()) || may_attack(state, unit, *place))
        .collect();
    reach.normal = reach.normal.or(entered);
    // §6.3.3: enemy cities, straight from a friendly zone they touch, or empty ones inside an own zone (ruling P17).
    let enemy_cities = state.cities_of(side.enemy());
    let garrisons = state.board.in_cities(side.enemy());
    let empty = enemy_cities.without(garrisons);
    let from_inside = within[range].and(free).and(empty);
    let from_outside = touched(state, ground.and(state.zones_of(side))).and(enemy_cities);
    let stormed = |zone: &Zone| empty.contains(*zone) || may_attack(state, unit, Place::city_of(*zone));
    let straight = from_outside.iter().filter(stormed).map(Place::city_of).collect();
    reach.normal = reach.normal.or(PlaceSet::cities(from_inside)).or(straight);
    reach.normal.remove(here);
    reach.doubled.remove(here);
    reach
}

/// §6.3.1-air, §6.3.2: where an aircraft may go.
pub(crate) fn air_reach(state: &State, unit: Unit) -> Reach {
    let side = unit.side();
    let here = state.place_of(unit);
    let tables = state.tables();
    let near = tables.air2[here.zone().index()];
    let enemy = side.enemy();
    let targets = PlaceSet::zones(near.and(state.board.in_zones(enemy)));
    let targets = targets.or(PlaceSet::cities(near.and(state.board.in_cities(enemy))));
    if state.step() == Step::Exploitation {
        // Ruling P45: only into battles that own land units opened.
        let fights = |place: &Place| state.board.units(*place, side).meets(tables.land_units);
        return Reach { normal: targets.iter().filter(fights).collect(), doubled: PlaceSet::NONE };
    }
    let own = state.free_zones(side);
    let landing = |zones: ZoneSet| {
        let cities = zones.and(state.cities_of(side)).without(state.board.in_cities(enemy));
        PlaceSet::zones(zones.and(own)).or(PlaceSet::cities(cities))
    };
    // Doubled only over sea, mountain and friendly zones (ruling A18).
    let sky = own.or(tables.wild);
    let mut far = ZoneSet::only(here.zone());
    for _ in 0..4 {
        let next = far.iter().fold(ZoneSet::NONE, |set, zone| set.or(tables.air[zone.index()]));
        far = far.or(next.and(sky));
    }
    let mut reach = Reach { normal: landing(near).or(targets), doubled: landing(far) };
    reach.normal.remove(here);
    reach.doubled.remove(here);
    reach
}

pub(crate) fn reach(state: &State, unit: Unit) -> Reach {
    if state.tables().aircraft.contains(unit) {
        return air_reach(state, unit);
    }
    let reach = land_reach(state, unit);
    if !state.mutineers().contains(unit) {
        return reach;
    }
    // §C-barcelona-revolt, ruling P56: they only step between the zone and its city.
    let zone = state.place_of(unit).zone();
    let home: PlaceSet = [Place::zone_of(zone), Place::city_of(zone)].into_iter().collect();
    Reach { normal: reach.normal.and(home), doubled: PlaceSet::NONE }
}

/// §6.5, ruling P44: infantry of a zone that its headquarters may still name; Regulars and Militia apart.
pub(crate) fn quota(state: &State, side: Side, zone: Zone, used: UnitSet) -> [u32; 2] {
    let tables = state.tables();
    let stood = |unit: &Unit| state.began(*unit).is_some_and(|place| place.zone() == zone);
    let (mut any, mut regulars, mut militia) = (0, 0, 0);
    for hq in tables.hqs.and(tables.units_of(side)).iter().filter(stood) {
        let level = u32::from(tables.level[hq.kind().index()]);
        match tables.commands[hq.kind().index()] {
            Commands::Any => any += level,
            Commands::Regulars => regulars += level,
            Commands::Militia => militia += level,
        }
    }
    if any + regulars + militia == 0 {
        return [0; 2];
    }
    let used = used.and(tables.units_of(side));
    let count = |units: UnitSet| units.iter().filter(stood).count() as u32;
    let (of_militia, of_regulars) = (count(used.and(tables.militia)), count(used.without(tables.militia)));
    let shared =
        any.saturating_sub(of_militia.saturating_sub(militia)).saturating_sub(of_regulars.saturating_sub(regulars));
    [shared + regulars.saturating_sub(of_regulars), shared + militia.saturating_sub(of_militia)]
}

/// §6.5: those of some counters that may act in this step: in exploitation only the infantry a headquarters names.
pub(crate) fn may_exploit(state: &State, units: UnitSet) -> UnitSet {
    // A siege of exploitation is fought in the step after it.
    if !matches!(state.step(), Step::Exploitation | Step::Pursuit) {
        return units;
    }
    let infantry = units.and(state.tables().infantry);
    units.without(infantry).or(state.by_place(infantry, |infantry| named(state, infantry)))
}

/// Infantry that may exploit: named by a headquarters of the zone it began in.
fn named(state: &State, infantry: UnitSet) -> UnitSet {
    let used = state.turn.moved.and(state.tables().infantry);
    let mut known = None;
    let may = |unit: &Unit| {
        let Some(zone) = state.began(*unit).map(Place::zone) else { return false };
        // Those who stand together mostly began together.
        let left = match known {
            Some((of, left)) if of == zone => left,
            _ => quota(state, unit.side(), zone, used),
        };
        known = Some((zone, left));
        left[usize::from(state.tables().militia.contains(*unit))] > 0
    };
    infantry.iter().filter(may).collect()
}

/// §6.3: whether a counter has somewhere to go.
fn may_go(state: &State, unit: Unit) -> Result<(), Illegal> {
    if can_go(state, unit) {
        return Ok(());
    }
    let aircraft = state.tables().aircraft.contains(unit);
    must(!state.mutineers().contains(unit), "C-barcelona-revolt", "militia-in-revolt")?;
    must(!aircraft || state.step() != Step::Exploitation, "6.5", "no-battle-to-support")?;
    must(aircraft || !is_shut_in(state, unit), "6.3.3", "shut-in")?;
    must(false, "6.3.1", "nowhere-to-go")
}

/// §6.3.3: whether a unit stands in a city whose zone is closed to it.
fn is_shut_in(state: &State, unit: Unit) -> bool {
    let here = state.place_of(unit);
    here.is_city() && !state.free_zones(unit.side()).contains(here.zone())
}

/// Whether a counter has anywhere to go, mostly without listing where.
fn can_go(state: &State, unit: Unit) -> bool {
    let tables = state.tables();
    let here = state.place_of(unit);
    let zone = here.zone();
    let around = tables.land[zone.index()];
    let free = state.free_zones(unit.side());
    let quick = if tables.aircraft.contains(unit) {
        state.step() != Step::Exploitation && tables.air2[zone.index()].and(free).without(ZoneSet::only(zone)).any()
    } else if here.is_city() {
        free.contains(zone) || free.meets(tables.touches[zone.index()])
    } else {
        free.meets(around) || (around.any() && tables.combat.contains(unit))
    };
    (quick && !state.mutineers().contains(unit)) || reach(state, unit).all().any()
}

pub(crate) fn move_menu<A: Ask>(state: &State, menu: &mut Menu<A>) {
    menu.pass();
    let there = state.board.on_map(state.phasing());
    let mut units = menu.row(Verb::Pick);
    standing(&mut units, state.phasing(), there).must(!state.turn.builders, "9.4", "unit-digs");
    if state.step() == Step::Movement {
        units.must(!state.turn.shipped, "6.1-sea", "came-by-sea");
    }
    units.must(!state.turn.moved, "6.3", "moved-already");
    units.must(may_exploit(state, units.left()), "6.5", "may-not-exploit");
    let moves = |units| state.distinct_by_place(units).iter().filter(|unit| can_go(state, *unit)).collect();
    units.some(moves, "6.3", |unit| may_go(state, unit));
    menu.offer(&units);
    c9_trenches::works_menu(state, there, menu);
    c9_fog::show_menu(state, there, menu);
}

/// §6.3.1 to §6.3.3, §6.5: where the counter in hand may go.
pub(crate) fn carry_menu<A: Ask>(state: &State, unit: Unit, menu: &mut Menu<A>) {
    let reach = reach(state, unit).all();
    menu.may(Verb::Pass, must(false, "6.3", "must-choose"));
    let mut to = menu.row(Verb::To);
    if to.is_asked() {
        to.must(state.places(), "1.0", "no-city-there");
        to.must(!PlaceSet::only(state.place_of(unit)), "6.3.1", "there-already");
        if state.tables().aircraft.contains(unit) {
            why_not_by_air(state, unit, &mut to);
        } else {
            why_not_by_land(state, unit, reach, &mut to);
        }
    }
    to.must(reach, "6.3.2", "no-way-there");
    menu.offer(&to);
}

/// The particular reasons why a land unit does not go to a place.
fn why_not_by_land(state: &State, unit: Unit, reach: PlaceSet, to: &mut Row<PlaceSet>) {
    let tables = state.tables();
    let side = unit.side();
    let zone = state.place_of(unit).zone();
    let both = |zones: ZoneSet| PlaceSet::zones(zones).or(PlaceSet::cities(zones));
    to.must(both(tables.dry), "1.1-movement", "no-land-units-there");
    if state.mutineers().contains(unit) {
        to.must(both(ZoneSet::only(zone)), "C-barcelona-revolt", "militia-in-revolt");
    }
    to.must(within(state, zone, range(tables.class_of(unit))), "6.3.1", "out-of-reach");
    occupied(state, unit, to);
    let free = state.free_zones(side);
    to.must(reach.or(PlaceSet::zones(!ZoneSet::NONE)).or(PlaceSet::cities(free)), "6.3.3", "city-closed");
    let shut_in = is_shut_in(state, unit);
    to.must(if shut_in { reach } else { !PlaceSet::NONE }, "6.3.3", "shut-in");
    to.must(reach.or(both(free)), "6.3.2", "too-far-into-enemy-country");
}

/// §1.3, §6.4.5, §6.3-attacks: keeps the places where a unit finds room, or may join an attack.
fn occupied(state: &State, unit: Unit, to: &mut Row<PlaceSet>) {
    let enemy = unit.side().enemy();
    to.must(!state.full_cities(unit), "1.3", "city-full");
    let held = PlaceSet::zones(state.board.in_zones(enemy)).or(PlaceSet::cities(state.board.in_cities(enemy)));
    let joins = |place: Place| !held.contains(place) || may_attack(state, unit, place);
    let is_hq = state.tables().hqs.contains(unit);
    to.each(|place| {
        must(!is_hq || joins(place), "6.3-attacks", "headquarters-alone")?;
        must(joins(place), "6.4.5", "city-attackers-full")
    });
}

/// The places a land unit would reach with its range doubled, were all the country its own.
fn within(state: &State, zone: Zone, range: usize) -> PlaceSet {
    let mut zones = ZoneSet::only(zone).or(state.tables().touches[zone.index()]);
    for _ in 0..2 * range {
        zones = zones.or(neighbours(state, zones));
    }
    PlaceSet::zones(zones).or(PlaceSet::cities(zones.or(touched(state, zones))))
}

/// The particular reasons why an aircraft does not go to a place.
fn why_not_by_air(state: &State, unit: Unit, to: &mut Row<PlaceSet>) {
    let side = unit.side();
    let tables = state.tables();
    let board = &state.board;
    let both = |zones: ZoneSet| PlaceSet::zones(zones).or(PlaceSet::cities(zones));
    let zone = state.place_of(unit).zone();
    to.must(both(tables.air4[zone.index()]), "6.3.1", "out-of-reach");
    let fights = PlaceSet::zones(board.in_zones(side.enemy())).or(PlaceSet::cities(board.in_cities(side.enemy())));
    if state.step() == Step::Exploitation {
        let opened = |place: Place| fights.contains(place) && board.units(place, side).meets(tables.land_units);
        to.each(|place| must(opened(place), "6.5", "no-battle-to-support"));
    }
    let friendly = PlaceSet::zones(state.free_zones(side)).or(PlaceSet::cities(state.cities_of(side)));
    to.must(friendly.or(fights), "6.3.1-air", "no-landing-there");
    let near = both(tables.air2[zone.index()]);
    to.must(near.or(friendly), "6.3.2", "too-far-into-enemy-country");
}

pub(crate) fn choose(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    match action {
        Action::Pick(unit) => state.stack.push(Frame::Carry(unit, Mode::Move)),
        Action::Entrench(unit) => c9_trenches::begin(state, unit, log),
        Action::Dismantle(place) => c9_trenches::take_up(state, place, log),
        Action::Show(unit) => c9_fog::show(state, unit),
        _ => state.stack.pop(),
    }
}

/// The picked counter moves.
pub(crate) fn advance(state: &mut State, unit: Unit, to: Place, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let from = state.place_of(unit);
    if is_doubled(state, unit, to) {
        state.turn.strained.insert(unit);
    }
    if state.tables().aircraft.contains(unit) {
        state.turn.moved.insert(unit);
        state.move_unit(unit, to, Mode::Move, log);
        return;
    }
    let (used, crossed) = approach(state, unit, from, to);
    let enemy_ground = !to.is_city() && !state.free_zones(unit.side()).contains(to.zone());
    step_into(state, unit, to, crossed, log);
    let left = range(state.tables().class_of(unit)).saturating_sub(used);
    // §6.3.1-armour: infantry stops where it enters enemy country.
    let rolls = !state.tables().infantry.contains(unit);
    let goes_on = rolls && enemy_ground && left > 0 && !state.board.in_zones(unit.side().enemy()).contains(to.zone());
    if goes_on {
        state.stack.push(Frame::GoOn(unit, left as u8));
    } else {
        end_move(state, unit);
    }
}

/// §6.3.2: whether a unit goes to a place only because its range is doubled.
pub(crate) fn is_doubled(state: &State, unit: Unit, to: Place) -> bool {
    !is_next_door(state, unit, state.place_of(unit), to) && !reach(state, unit).normal.contains(to)
}

/// Whether a destination is surely within the normal range.
fn is_next_door(state: &State, unit: Unit, from: Place, to: Place) -> bool {
    let (here, there) = (from.zone(), to.zone());
    let tables = state.tables();
    if tables.aircraft.contains(unit) {
        return tables.air2[here.index()].contains(there);
    }
    let free = state.free_zones(unit.side());
    let open = !from.is_city() || free.contains(here);
    // A city inside an enemy zone is reached by way of a zone it touches, which may be a step more.
    let straight = !to.is_city() || free.contains(there);
    open && straight && (here == there || tables.land[here.index()].contains(there))
}

/// How many points the last leg into `to` has used, and whether it crossed a river: the owner takes the best border. Who can
/// go round a river in two steps has not crossed it: if it stops here it has gone round, and if it goes on it does not matter.
fn approach(state: &State, unit: Unit, from: Place, to: Place) -> (usize, bool) {
    let tables = state.tables();
    let free = state.free_zones(unit.side());
    let (here, there) = (from.zone(), to.zone());
    let gates = if to.is_city() { tables.touches[there.index()] } else { tables.land[there.index()] };
    if here == there {
        return (0, false);
    }
    let dry = |gates: ZoneSet| gates.without(tables.rivers[there.index()]).any();
    if from.is_city() && !free.contains(here) {
        // §6.3.3: out of a closed city the first step leads into a zone it touches.
        let first = tables.touches[here.index()].and(free);
        if !to.is_city() && first.contains(there) {
            return (1, false);
        }
        let second = first.and(gates);
        return (2, second.any() && !dry(second));
    }
    let start = ZoneSet::only(here);
    let second = neighbours(state, start).and(free).and(gates);
    if gates.meets(start) {
        let round = range(tables.class_of(unit)) > 1 && dry(second);
        return (1, !dry(start) && !round);
    }
    (2, second.any() && !dry(second))
}

fn step_into(state: &mut State, unit: Unit, to: Place, crossed: bool, log: &mut impl EventSink<Event>) {
    state.turn.crossed.remove(unit);
    if crossed {
        state.turn.crossed.insert(unit);
    }
    state.turn.moved.insert(unit);
    state.move_unit(unit, to, Mode::Move, log);
    c6_control::occupy(state, unit.side(), to, log);
}

/// A land unit has ended its move: an enemy zone with a held city was entered (§6.3-attacks).
pub(crate) fn end_move(state: &mut State, unit: Unit) {
    let place = state.place_of(unit);
    let enemy = unit.side().enemy();
    let zone = place.zone();
    if !place.is_city() && state.holds(enemy, place) && !state.board.in_zones(enemy).contains(zone) {
        state.turn.entered.insert(zone);
    }
}

/// §6.3.1-armour: where the unit may go on to.
pub(crate) fn go_on_menu<A: Ask>(state: &State, unit: Unit, menu: &mut Menu<A>) {
    menu.pass();
    let mut to = menu.row(Verb::To);
    if to.is_asked() {
        let tables = state.tables();
        let zone = state.place_of(unit).zone();
        let next = tables.land[zone.index()];
        let here = if state.place_of(unit).is_city() { PlaceSet::NONE } else { PlaceSet::zones(ZoneSet::only(zone)) };
        let cities = next.or(tables.touched[zone.index()]).or(ZoneSet::only(zone));
        to.must(state.places(), "1.0", "no-city-there").must(!here, "6.3.1-armour", "there-already");
        to.must(PlaceSet::zones(tables.dry).or(PlaceSet::cities(tables.dry)), "1.1-movement", "no-land-units-there");
        to.must(PlaceSet::zones(next).or(PlaceSet::cities(cities)), "6.3.1-armour", "not-next-door");
        occupied(state, unit, &mut to);
    }
    to.must(go_on_places(state, unit), "6.3.3", "city-closed");
    menu.offer(&to);
}

/// §6.3.1-armour, §6.3.3: the zones around the unit, and the cities it can step into from here.
fn go_on_places(state: &State, unit: Unit) -> PlaceSet {
    let side = unit.side();
    let tables = state.tables();
    let here = state.place_of(unit).zone();
    let enemy = state.board.in_zones(side.enemy());
    let next = tables.land[here.index()].and(tables.dry);
    let zones = next.iter().map(Place::zone_of);
    let zones = zones.filter(|place| !enemy.contains(place.zone()) || may_attack(state, unit, *place));
    let mut cities = tables.land[here.index()].and(state.free_zones(side));
    let garrisons = state.board.in_cities(side.enemy());
    let mut stormed = ZoneSet::NONE;
    if state.zones_of(side).contains(here) {
        cities = cities.or(ZoneSet::only(here)).or(tables.touched[here.index()]);
        stormed = tables.touched[here.index()].and(garrisons).and(state.cities_of(side.enemy()));
    }
    let counts = tables.combat.contains(unit);
    let room = |zone: &Zone| !counts || !state.cities_of(side).contains(*zone) || state.has_room(*zone, side);
    let cities = cities.and(tables.cities).without(garrisons).iter().filter(room).map(Place::city_of);
    let stormed = stormed.iter().map(Place::city_of).filter(|place| may_attack(state, unit, *place));
    zones.chain(cities).chain(stormed).collect()
}

pub(crate) fn go_on(state: &mut State, unit: Unit, left: u8, action: Action, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let Action::To(to) = action else { return end_move(state, unit) };
    let from = state.place_of(unit).zone();
    let crossed = state.tables().rivers[to.zone().index()].contains(from);
    step_into(state, unit, to, crossed, log);
    let stopped = left <= 1 || to.is_city() || state.board.in_zones(unit.side().enemy()).contains(to.zone());
    if stopped {
        end_move(state, unit);
    } else {
        state.stack.push(Frame::GoOn(unit, left - 1));
    }
}
