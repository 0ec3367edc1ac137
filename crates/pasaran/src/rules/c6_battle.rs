//! §6.4.1 to §6.4.10: a battle from its first round to its end. Stages are automatic; each pushes the choices and dice that follow.

use super::{c5_turn, c6_control, c6_retreat, c6_siege, c9_chits};
use crate::actions::{Action, Event, Eviction, Face, Segment, Verb};
use crate::board::Board;
use crate::ids::{Chit, Side, Unit};
use crate::menu::{Ask, Menu, Row};
use crate::sets::{PlaceSet, UnitSet};
use crate::state::{Battle, Frame, Leave, Stage, State, Throw, Window};
use frente_kernel::{EventSink, must};

/// §6.4.1: the side in phase chooses which battle is next.
pub(crate) fn battles_menu<A: Ask>(state: &State, menu: &mut Menu<A>) {
    let due = due(state);
    menu.may(Verb::Pass, must(due.is_empty(), "6.4.1", "battles-to-fight"));
    let mut places = menu.row(Verb::Fight);
    places.must(due, "6.4.1", "no-battle-there");
    menu.offer(&places);
}

/// §6.4.1: where a battle is to be fought, or a siege to be resolved.
pub(crate) fn due(state: &State) -> PlaceSet {
    state.contested().or(walkovers(state)).or(c6_siege::pending(state))
}

/// Places the side in phase attacked and whose defenders all went elsewhere: they are settled like battles.
fn walkovers(state: &State) -> PlaceSet {
    let side = state.phasing();
    let zones = PlaceSet::zones(state.board.in_zones(side).without(state.zones_of(side)));
    zones.or(PlaceSet::cities(state.board.in_cities(side).without(state.cities_of(side))))
}

pub(crate) fn choose(state: &mut State, action: Action) {
    let Action::Fight(place) = action else { return state.stack.pop() };
    c5_turn::windows(state, Window::After);
    let fought = state.contested().or(walkovers(state)).contains(place);
    if state.turn.sieges.contains(place.zone()) && !fought {
        state.stack.push(Frame::Siege(place));
        return c5_turn::windows(state, Window::Siege(place));
    }
    state.battle = Battle { place, ..Battle::default() };
    state.stack.push(Frame::Battle(Stage::Start));
    c5_turn::windows(state, Window::Before(place));
}

/// Carries out a stage, which is on top of the stack.
pub(crate) fn run_stage(state: &mut State, stage: Stage, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    match stage {
        Stage::Start => start(state, log),
        Stage::Reveal => c9_chits::reveal(state, log),
        Stage::Marks => c9_chits::push_marks(state, log),
        Stage::Round => begin_round(state, log),
        Stage::Losses => push_losses(state, log),
        Stage::Forced(asked) => forced(state, asked, log),
        Stage::End => end(state, log),
    }
}

fn sides(state: &State) -> [Side; 2] {
    [state.phasing(), state.phasing().enemy()]
}

fn is_over(state: &State) -> bool {
    sides(state).iter().any(|side| state.force(*side).is_empty())
}

fn start(state: &mut State, log: &mut impl EventSink<Event>) {
    if is_over(state) {
        return state.stack.push(Frame::Battle(Stage::End));
    }
    // Ruling P35: headquarters alone leave before the first round.
    if let Some(side) = bare_headquarters(state) {
        state.stack.push(Frame::Battle(Stage::Start));
        log.emit(Event::Evicted { side, why: Eviction::Headquarters });
        let hqs = state.force(side).and(state.tables().hqs);
        return c6_retreat::push(state, side, hqs, Leave::Driven);
    }
    log.emit(Event::BattleBegan { side: state.phasing(), place: state.battle.place });
    state.stack.push(Frame::Battle(Stage::Round));
    if state.options.chits {
        c9_chits::push_draws(state);
    }
}

/// Ruling P35: a side whose only land counters are headquarters, facing land units that can fight; if both sides have
/// only headquarters, the side in phase.
fn bare_headquarters(state: &State) -> Option<Side> {
    let tables = state.tables();
    let bare = |side: Side| state.force(side).meets(tables.hqs) && !state.force(side).meets(tables.combat);
    sides(state).into_iter().find(|side| {
        let enemy = state.force(side.enemy());
        bare(*side) && (enemy.meets(tables.combat) || (*side == state.phasing() && enemy.meets(tables.hqs)))
    })
}

fn begin_round(state: &mut State, log: &mut impl EventSink<Event>) {
    let battle = &mut state.battle;
    battle.round += 1;
    battle.hits = [[0; 2]; 2];
    battle.shifted = UnitSet::NONE;
    battle.dice = false;
    battle.thrown = [[0; 6]; 2];
    battle.firing = state.turn.phasing;
    battle.next = 0;
    battle.fired = 0;
    log.emit(Event::RoundBegan(battle.round));
    place_aircraft(state, log);
    state.stack.push(Frame::Battle(Stage::Losses));
    state.stack.push(Frame::Throw(Throw::Shot));
    if state.battle.air.any() {
        for side in [state.phasing().enemy(), state.phasing()] {
            state.stack.push(Frame::Segments(side));
        }
    }
}

/// §6.4.3-air, rulings P30 and P32: who must be in the air, and who cannot be.
fn place_aircraft(state: &mut State, log: &mut impl EventSink<Event>) {
    let aircraft = state.tables().aircraft;
    let [a, b] = sides(state).map(|side| state.force(side).and(aircraft));
    let all = state.force(Side::Nationalist).or(state.force(Side::Republican));
    state.battle.air = state.battle.air.and(all);
    if a.is_empty() || b.is_empty() {
        state.battle.air = UnitSet::NONE;
        return;
    }
    if state.battle.round == 1 {
        state.battle.air = a.or(b);
        return;
    }
    for side in sides(state) {
        let (below, missing) = bombers(state, side);
        // Which of them come up is their owner's choice where there is one.
        if below.len() == missing || state.apart(below).len() == 1 {
            pull_up(state, side, log);
        }
    }
}

/// Aircraft of a side on the ground, and how many of them must come up: as many fly as the enemy has, or all.
fn bombers(state: &State, side: Side) -> (UnitSet, u32) {
    let aircraft = state.tables().aircraft;
    let [own, enemy] = [side, side.enemy()].map(|side| state.force(side).and(aircraft));
    let below = own.without(state.battle.air);
    (below, own.len().min(enemy.len()).saturating_sub(own.len() - below.len()))
}

/// §6.4.3-air: the strongest come up, as many as must.
fn pull_up(state: &mut State, side: Side, log: &mut impl EventSink<Event>) {
    loop {
        let (below, missing) = bombers(state, side);
        let best = below.iter().max_by_key(|unit| (state.printed(*unit), std::cmp::Reverse(*unit)));
        let Some(unit) = best.filter(|_| missing > 0) else { return };
        state.battle.air.insert(unit);
        state.battle.shifted.insert(unit);
        log.emit(Event::Shifted(unit, Segment::Air));
    }
}

/// How many aircraft of a side must still come up before anything else changes segment.
pub(crate) fn missing_above(state: &State, side: Side) -> u32 {
    bombers(state, side).1
}

/// Keeps the counters of a side that are in the battle.
pub(crate) fn in_battle<'r>(state: &State, row: &'r mut Row<UnitSet>, side: Side) -> &'r mut Row<UnitSet> {
    row.must(Board::all_of(side), "2.1", "not-yours").must(state.force(side), "6.4.1", "not-in-the-battle")
}

/// §6.4.3, §6.4.3-shift: units of a side that may change segment.
pub(crate) fn segments_menu<A: Ask>(state: &State, side: Side, menu: &mut Menu<A>) {
    menu.pass();
    let tables = state.tables();
    let air = state.battle.air;
    let (below, missing) = bombers(state, side);
    let mut units = menu.row(Verb::Shift);
    in_battle(state, &mut units, side);
    if missing > 0 {
        units.must(below, "6.4.3-air", "aircraft-go-up-first").distinct(|units| state.apart(units), "6.4.3-air");
        return menu.offer(&units);
    }
    units.must(!tables.hqs, "6.4.3", "headquarters-stay");
    units.must(!state.battle.shifted, "6.4.3-shift", "shifted-already");
    let may = |holds: bool, who: UnitSet| if holds { UnitSet::NONE } else { who };
    // Down from the air: as many aircraft stay as the enemy has; after the first round also as many units as he has there.
    let [own, enemy] = [side, side.enemy()].map(|side| state.force(side));
    let spare = own.and(air).and(tables.aircraft).len() > enemy.and(tables.aircraft).len();
    let outnumbers = state.battle.round == 1 || own.and(air).len() > enemy.and(air).len();
    units.must(!may(spare, air.and(tables.aircraft)), "6.4.3-air", "aircraft-must-fly");
    units.must(!may(outnumbers, air), "6.4.3-shift", "needed-in-the-air");
    // Up into the air: as many stay on the ground as the enemy has there; land units only against aircraft, and only
    // of the side that has more land units (ruling A12).
    let ground = |units: UnitSet| units.without(tables.hqs).without(air).len();
    let more = own.and(tables.combat).len() > enemy.and(tables.combat).len();
    let climbs = more && enemy.meets(tables.aircraft);
    units.must(!may(climbs, tables.combat.without(air)), "6.4.3", "land-units-stay-below");
    units.must(!may(ground(own) > ground(enemy), !air), "6.4.3-shift", "needed-on-the-ground");
    units.distinct(|units| state.apart(units.and(air)).or(state.apart(units.without(air))), "6.4.3");
    menu.offer(&units);
}

/// A unit changes segment, or no more do; who passes while aircraft must come up sends the strongest.
pub(crate) fn shift(state: &mut State, side: Side, action: Action, log: &mut impl EventSink<Event>) {
    let Action::Shift(unit) = action else {
        return if missing_above(state, side) > 0 { pull_up(state, side, log) } else { state.stack.pop() };
    };
    let to = match state.segment_of(unit) {
        Segment::Air => Segment::Ground,
        Segment::Ground => Segment::Air,
    };
    match to {
        Segment::Air => state.battle.air.insert(unit),
        Segment::Ground => state.battle.air.remove(unit),
    }
    state.battle.shifted.insert(unit);
    log.emit(Event::Shifted(unit, to));
}

/// Past the counters come the free dice of chits: artillery, then the ships.
const FREE_DICE: u8 = Unit::COUNT as u8;

/// §6.4.1: finds the next shot of the round; `false` when all have been fired.
pub(crate) fn aim(state: &mut State, log: &mut impl EventSink<Event>) -> bool {
    loop {
        let side = state.battle.firing;
        if state.battle.next < FREE_DICE {
            let from = UnitSet(u128::MAX << state.battle.next);
            match state.force(side).and(from).first() {
                Some(unit) => {
                    if unit.0 != state.battle.next {
                        state.battle.next = unit.0;
                        state.battle.fired = 0;
                    }
                    let sum = state.sum(unit);
                    let strength = sum.strength();
                    if strength == 0 && !state.tables().hqs.contains(unit) {
                        log.emit(Event::NoShot { unit, sum });
                    }
                    if state.battle.fired < state.shots_at(unit, strength) {
                        state.battle.strength = strength;
                        state.battle.segment = state.segment_of(unit);
                        return true;
                    }
                    state.battle.next += 1;
                    state.battle.fired = 0;
                }
                None => {
                    state.battle.next = FREE_DICE;
                    state.battle.fired = 0;
                }
            }
        } else {
            let artillery = state.in_effect(side, Chit::Artillery);
            let guns = artillery + c9_chits::ships(state, side);
            if state.battle.fired < guns {
                state.battle.strength = if state.battle.fired < artillery { c9_chits::GUNS } else { c9_chits::SHIPS };
                state.battle.segment = Segment::Ground;
                return true;
            }
            if side != state.phasing() {
                return false;
            }
            state.battle.firing = side.enemy();
            state.battle.next = 0;
            state.battle.fired = 0;
        }
    }
}

/// A shot has been fired: it hits at or below the strength.
pub(crate) fn settle_shot(state: &mut State, die: Face, log: &mut impl EventSink<Event>) {
    let Battle { strength, segment, next, firing, fired, .. } = state.battle;
    if next < FREE_DICE {
        log.emit(Event::Shot { unit: Unit(next), die, sum: state.sum(Unit(next)) });
    } else {
        let guns = fired < state.in_effect(firing, Chit::Artillery);
        let chit = if guns { Chit::Artillery } else { Chit::Shore };
        log.emit(Event::SupportShot { side: firing, chit, die, strength });
    }
    state.battle.fired += 1;
    state.battle.dice = true;
    state.battle.show_die(firing, die);
    if die <= strength {
        state.battle.hits[firing.enemy().index()][usize::from(segment == Segment::Ground)] += 1;
    }
}

fn push_losses(state: &mut State, log: &mut impl EventSink<Event>) {
    state.stack.push(Frame::Battle(Stage::Forced(0)));
    c9_chits::weigh_hits(state, log);
    for side in sides(state) {
        let [air, ground] = state.battle.hits[side.index()];
        if air + ground > 0 {
            log.emit(Event::Suffers { side, ground, air });
        }
    }
    for side in [state.phasing().enemy(), state.phasing()] {
        state.stack.push(Frame::Losses(side));
    }
}

/// §6.4.7, ruling P31: who may take a hit of a segment.
fn exposed(state: &State, side: Side, segment: Segment) -> UnitSet {
    let own = state.force(side);
    match segment {
        Segment::Ground => own.without(state.battle.air),
        Segment::Air => {
            let air = own.and(state.battle.air);
            let planes = air.and(state.tables().aircraft);
            if planes.any() { planes } else { air }
        }
    }
}

/// §9.4: whether a trench may take a ground hit for a side.
fn has_trench(state: &State, side: Side) -> bool {
    side != state.phasing() && state.trenches[state.battle.place] > 0 && state.holds(side, state.battle.place)
}

/// The hits a side must still take: drops those nobody can.
fn pending_hits(state: &State, side: Side) -> Option<Segment> {
    let [air, ground] = state.battle.hits[side.index()];
    if air > 0 && exposed(state, side, Segment::Air).any() {
        Some(Segment::Air)
    } else if ground > 0 && (exposed(state, side, Segment::Ground).any() || has_trench(state, side)) {
        Some(Segment::Ground)
    } else {
        None
    }
}

pub(crate) fn losses_menu<A: Ask>(state: &State, side: Side, menu: &mut Menu<A>) {
    let pending = pending_hits(state, side);
    menu.may(Verb::Pass, must(pending.is_none(), "6.4.7", "hits-to-take"));
    let mut units = menu.row(Verb::Lose);
    in_battle(state, &mut units, side);
    match pending {
        Some(segment) => {
            let air = state.battle.air;
            units.must(if segment == Segment::Air { air } else { !air }, "6.4.7", "hit-in-the-other-segment");
            units.must(exposed(state, side, segment), "6.4.7", "aircraft-take-hits-first");
            units.distinct(|units| state.apart(units), "6.4.7");
        }
        None => {
            units.all(must(false, "6.4.7", "no-hits-to-take"));
        }
    }
    menu.offer(&units);
    let trench = |segment| {
        must(segment == Some(Segment::Ground), "9.4", "trench-takes-ground-hits")?;
        must(has_trench(state, side), "9.4", "no-trench-to-absorb")
    };
    menu.may(Verb::LoseTrench, trench(pending));
}

pub(crate) fn lose(state: &mut State, side: Side, action: Action, log: &mut impl EventSink<Event>) {
    let segment = pending_hits(state, side);
    match (action, segment) {
        (Action::Lose(unit), Some(segment)) => {
            state.battle.hits[side.index()][usize::from(segment == Segment::Ground)] -= 1;
            state.suffer(unit, log);
            if state.board.place(unit).is_none() {
                state.battle.air.remove(unit);
            }
        }
        (Action::LoseTrench, _) => {
            state.battle.hits[side.index()][1] -= 1;
            let place = state.battle.place;
            state.trenches[place] -= 1;
            log.emit(Event::TrenchAbsorbed(side, place));
        }
        _ => {
            let left = state.battle.hits[side.index()].iter().sum();
            if left > 0 {
                log.emit(Event::HitsWasted { side, hits: left });
            }
            state.battle.hits[side.index()] = [0; 2];
            state.stack.pop();
        }
    }
}

/// §6.4.9 and ruling P34, then the sides are asked in turn whether they retreat.
fn forced(state: &mut State, asked: u8, log: &mut impl EventSink<Event>) {
    if is_over(state) {
        return state.stack.push(Frame::Battle(Stage::End));
    }
    if let Some(side) = bare_headquarters(state) {
        state.stack.push(Frame::Battle(Stage::Forced(asked)));
        log.emit(Event::Evicted { side, why: Eviction::Headquarters });
        let hqs = state.force(side).and(state.tables().hqs);
        return c6_retreat::push(state, side, hqs, Leave::Driven);
    }
    let aircraft = state.tables().aircraft;
    let flown = |side: &Side| state.force(*side).without(aircraft).is_empty();
    if let Some(side) = sides(state).into_iter().find(flown) {
        state.stack.push(Frame::Battle(Stage::Forced(asked)));
        log.emit(Event::Evicted { side, why: Eviction::Aircraft });
        let planes = state.force(side);
        return c6_retreat::push(state, side, planes, Leave::Driven);
    }
    if asked == 0 && !state.battle.dice {
        return stalemate(state, log);
    }
    match asked {
        0 | 1 => {
            let side = sides(state)[usize::from(asked)];
            state.stack.push(Frame::Battle(Stage::Forced(asked + 1)));
            state.stack.push(Frame::RetreatChoice(side));
        }
        _ => state.stack.push(Frame::Battle(Stage::Round)),
    }
}

/// Ruling P34: nobody can throw a die. The side in phase goes; if it cannot, the other; if neither can, its units die.
fn stalemate(state: &mut State, log: &mut impl EventSink<Event>) {
    state.stack.push(Frame::Battle(Stage::Forced(2)));
    for side in sides(state) {
        if c6_retreat::can_retreat(state, side) {
            log.emit(Event::Evicted { side, why: Eviction::Silence });
            let land = state.force(side).and(state.tables().land_units);
            return c6_retreat::push(state, side, land, Leave::Retreat);
        }
    }
    for unit in state.force(state.phasing()).iter() {
        log.emit(Event::Cornered(unit));
        state.eliminate(unit, log);
    }
}

/// §6.4.10: the battle is over.
fn end(state: &mut State, log: &mut impl EventSink<Event>) {
    let place = state.battle.place;
    let attacker = state.phasing();
    let land = state.tables().land_units;
    let winner = sides(state).into_iter().find(|side| state.force(*side).any());
    match winner {
        // A walkover, an attack that was called off, or headquarters that have left.
        Some(_) if state.battle.round == 0 => log.emit(Event::NotFought(place)),
        Some(side) => log.emit(Event::BattleWon { place, side }),
        None => log.emit(Event::BattleVoid(place)),
    }
    if winner == Some(attacker) && state.force(attacker).meets(land) {
        c6_control::take(state, attacker, place, log);
    }
    state.turn.invading = state.turn.invading.without(state.board.stack(place));
    state.turn.crossed = state.turn.crossed.without(state.board.stack(place));
    c9_chits::clear(state);
    state.battle.air = UnitSet::NONE;
    if let Some(side) = winner {
        state.air(place, side);
        let planes = state.force(side).and(state.tables().aircraft);
        if planes.any() {
            c6_retreat::push(state, side, planes, Leave::Home);
        }
    }
}
