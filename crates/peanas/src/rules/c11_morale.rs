//! §11: morale: tests, Pinned and Panicked, retreat, recovery, regrouping, the collapse of a battalion.

use super::room::{self, Around};
use super::{c5_events, c5_orders, c9_assault, c10_vehicles};
use crate::actions::{Action, Event, Way};
use crate::cover;
use crate::data::Trait;
use crate::geometry::{CM, Facing, Point, distance, is_within};
use crate::ids::{PieceKind, Quality, Side, UnitNo};
use crate::rules::{c4_march, c4_movement, c4_transport};
use crate::sight::Scene;
use crate::state::{Ending, Fate, Frame, Mobility, OrderKind, Place, State, Task, UNITS, UnitSet, bit, members};
use arrayvec::ArrayVec;
use frente_kernel::{EventSink, Illegal, must};
use std::cell::Cell;

/// §3-fanatic, §3-discipline: whether a unit counts as fanatic.
pub(crate) fn is_fanatic(state: &State, unit: UnitNo) -> bool {
    if state.has(unit, Trait::Fanatic) {
        return true;
    }
    // §3-commissar: near a Comisario (ruling B-50).
    state.has(unit, Trait::Commissar)
        && state.on_table(state.unit(unit).side).any(|other| {
            state.has(other, Trait::Discipline) && !state.unit(other).panicked && room::commands(state, other, unit)
        })
}

/// The quality morale and recovery are read from.
fn spirit(state: &State, unit: UnitNo) -> Quality {
    let quality = state.unit(unit).quality;
    if is_fanatic(state, unit) { quality.better() } else { quality }
}

/// §11.2: a test is due.
pub(crate) fn test(state: &mut State, unit: UnitNo, modifier: i8) {
    let terror = i8::from(state.unit(unit).terror);
    state.stack.push(Frame::MoraleDie { unit, modifier: modifier - terror });
}

/// §11.2: Moral + size − casualties + 1d6.
pub(crate) fn morale_die(state: &mut State, unit: UnitNo, modifier: i8, die: u8, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let (morale, size) = morale_of(state, unit);
    let losses = state.unit(unit).losses;
    let result = morale + size - losses as i8 + die as i8 + modifier;
    log.emit(Event::MoraleDie { unit, die, morale, size, losses, modifier, result });
    if !state.unit(unit).is_on_table() || state.unit(unit).panicked {
        return;
    }
    match Nerve::of(result) {
        Nerve::Holds => {}
        Nerve::Pinned => pin(state, unit, log),
        Nerve::Panics => panic(state, unit, log),
    }
}

/// §11.2: the morale of a unit, and what its size takes off.
pub(crate) fn morale_of(state: &State, unit: UnitNo) -> (i8, i8) {
    let kind = state.profile(unit).kind;
    let size = if kind.is_individual() {
        -4
    } else if kind.is_crew() {
        -3
    } else {
        0
    };
    (state.data().quality(spirit(state, unit)).morale, size)
}

/// §11.2: what a test comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Nerve {
    Holds,
    Pinned,
    Panics,
}

impl Nerve {
    /// What that result comes to.
    pub(crate) const fn of(result: i8) -> Nerve {
        match result {
            6.. => Nerve::Holds,
            2..=5 => Nerve::Pinned,
            _ => Nerve::Panics,
        }
    }
}

/// §11.2: the marker that is panic.
pub(crate) const LAST_MARKER: u8 = 3;

/// §11.2: one more marker; the third is panic.
pub(crate) fn pin(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    if state.unit(unit).panicked || state.unit(unit).is_gone() {
        return;
    }
    c5_orders::interrupt(state, unit, log);
    let it = state.unit_mut(unit);
    it.pinned += 1;
    it.aimed = false;
    let pinned = it.pinned;
    c5_events::tell(state, unit, log, Event::Pinned(unit, pinned), |side, number| Event::TokenPinned { side, number });
    if pinned >= LAST_MARKER {
        panic(state, unit, log);
    }
}

/// §11.3: a unit panics: friends who see it will test, then it runs.
pub(crate) fn panic(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    c5_orders::interrupt(state, unit, log);
    if let Place::Aboard(transport) = state.unit(unit).place {
        // Nobody stays in a lorry in panic: it gets off, and runs.
        let (at, facing) = (state.unit(transport).stands[0], state.unit(transport).facing);
        room::set_down(state, unit, at, facing);
        log.emit(Event::Landed { unit, transport });
    }
    let it = state.unit_mut(unit);
    it.panicked = true;
    it.pinned = 0;
    it.aimed = false;
    let side = it.side;
    log.emit(Event::Panicked(unit));
    let scene = Scene::of(state);
    let witnesses = state.on_table(side).filter(|friend| {
        let that = state.unit(*friend);
        *friend != unit
            && !that.panicked
            && !that.shaken
            && !state.profile(*friend).kind.is_vehicle()
            && scene.sees(*friend, state.body(unit))
    });
    let witnesses: UnitSet = witnesses.fold(0, |set, friend| set | bit(friend));
    state.witnesses |= witnesses;
    state.fleeing |= bit(unit);
    for mission in &mut state.missions {
        mission.battery &= !bit(unit); // §7.4: put to flight, it fires no more
    }
    settle_later(state);
}

/// What panic and losses bring is settled once all of what falls together has fallen (§6.4.4, ruling PA-55).
fn settle_later(state: &mut State) {
    let falling =
        |frame| matches!(frame, Frame::Aftermath | Frame::Tests(_) | Frame::Hits(_) | Frame::Melee(_) | Frame::Clash);
    if !state.stack.iter().any(falling) {
        state.stack.push(Frame::Aftermath);
    }
}

/// Witnesses test, nearest to the panic first; then the panicked run; then battalions are looked at.
pub(crate) fn aftermath(state: &mut State, log: &mut impl EventSink<Event>) {
    let panicked = members(state.fleeing).next();
    let near = panicked.map_or(Point::default(), |unit| state.unit(unit).middle());
    let nearest = members(state.witnesses).min_by_key(|unit| distance(state.unit(*unit).middle(), near));
    if let Some(unit) = nearest {
        state.witnesses &= !bit(unit);
        if state.unit(unit).is_on_table() && !state.unit(unit).panicked && !state.unit(unit).shaken {
            state.unit_mut(unit).shaken = true;
            let mut modifier = 0;
            // §3-iron-morale, §3-undisciplined: how they bear to see others run.
            modifier += if state.has(unit, Trait::IronMorale) { 2 } else { 0 };
            modifier -= if state.has(unit, Trait::Undisciplined) { 2 } else { 0 };
            test(state, unit, modifier);
        }
        return;
    }
    if let Some(unit) = panicked {
        state.fleeing &= !bit(unit);
        if !state.unit(unit).is_on_table() {
            return;
        }
        if state.unit(unit).panicked {
            if c9_assault::strike_leaver(state, unit, None, log) {
                state.fleeing |= bit(unit); // §9.4: the enemy strikes first, then it runs
                return;
            }
            retreat(state, unit, log);
        } else if let Some((to, facing)) = refuge(state, unit) {
            // §9.4: whoever withdraws of its own will runs the same way, but is not lost if it cannot.
            let way = run(state, unit, to, facing);
            log.emit(Event::FallsBack { unit, way });
        } else {
            log.emit(Event::StaysInContact(unit));
        }
        return;
    }
    state.stack.pop();
    collapse(state, log);
}

/// §11.3: a panicked unit runs for safety, or is lost.
pub(crate) fn retreat(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    let vehicle = state.profile(unit).kind.is_vehicle();
    c4_transport::part(state, unit, log);
    if state.unit(unit).mobility != Mobility::Free {
        if vehicle {
            c10_vehicles::abandon(state, unit, log);
        } else {
            lose(state, unit, Fate::Surrendered, log);
        }
        return;
    }
    match refuge(state, unit) {
        Some((to, facing)) => {
            let way = run(state, unit, to, facing);
            state.unit_mut(unit).moved = 0;
            log.emit(Event::Retreated { unit, way });
        }
        None if vehicle => c10_vehicles::abandon(state, unit, log),
        None => lose(state, unit, Fate::Surrendered, log),
    }
}

/// Whether a unit that runs finds a place to run to.
pub(crate) fn can_run(state: &State, unit: UnitNo) -> bool {
    state.unit(unit).mobility == Mobility::Free && refuge(state, unit).is_some()
}

/// Carries a runaway there; hands back its way.
fn run(state: &mut State, unit: UnitNo, to: Point, facing: Facing) -> Way {
    let guide = usize::from(c4_movement::guide_for(state, unit, to));
    let from = state.unit(unit).stands[guide];
    let by = to.v() - from.v();
    let it = state.unit_mut(unit);
    it.facing = facing;
    it.stirred = true;
    for at in &mut it.stands {
        *at = (at.v() + by).point();
    }
    state.has_come(unit);
    c4_march::carry_weapon(state, unit, by.length());
    room::untangle(state, unit);
    c4_transport::carry_passengers(state, unit);
    Way::by([from, to])
}

/// An enemy a runaway may mind.
struct Pursuer {
    unit: UnitNo,
    at: Point,
    /// Near enough to be minded, seen or not.
    near: bool,
    /// The piece that last hid a place from it.
    last: Cell<usize>,
}

/// A place a runaway may run to.
struct Refuge {
    /// What counts after who sees it: how bare it is, how far from its own edge; then the order they are looked at in.
    rest: (i8, i32, u8),
    to: Point,
    facing: Facing,
    guide: u8,
    reach: i32,
    by_road: bool,
}

/// §11.3, rulings B-47 and PA-52: the best of 16 directions, and of those of the road a vehicle stands on (PA-53), at
/// full, three quarters and half of its move.
fn refuge(state: &State, unit: UnitNo) -> Option<(Point, Facing)> {
    let [reach, by_road] = c4_march::reach(state, unit, 0);
    if reach == 0 {
        return None;
    }
    let it = state.unit(unit);
    let (side, from) = (it.side, it.middle());
    let (low, high) = it.bounds();
    let around = Around::way(state, low.point(), high.point(), reach.max(by_road));
    let scene = Scene::of(state);
    // It minds whoever is near or sees it; those far off are asked for their sight only where it would matter.
    let enemies: ArrayVec<Pursuer, UNITS> = state
        .on_table(side.other())
        .filter(|enemy| !state.unit(*enemy).panicked)
        .map(|unit| (unit, state.unit(unit).middle()))
        .map(|(unit, at)| Pursuer { unit, at, near: is_within(at, from, 60 * CM), last: Cell::new(0) })
        .collect();
    let mut places = refuges(state, unit, &around, &enemies);
    // The best of the rest first: then what is seen by as many as the best so far is no better.
    places.sort_unstable_by_key(|place| place.rest);
    let (mut watched, mut asked) = (0, 0);
    let mut minds = |enemy: UnitNo| {
        if asked & bit(enemy) == 0 {
            asked |= bit(enemy);
            watched |= if scene.sees(enemy, state.body(unit)) { bit(enemy) } else { 0 };
        }
        watched & bit(enemy) != 0
    };
    let (mut best, mut fewest) = (None, usize::MAX);
    for Refuge { to, facing, guide, reach, by_road, .. } in places {
        let start = it.stands[usize::from(guide)];
        if (by_road && !c4_movement::is_along_road(state, start.v(), to.v()))
            || around.check_stand(unit, guide, to, facing).is_err()
            || c4_movement::check_leg(&around, unit, guide, start, to, facing, None).is_err()
            || c4_movement::cost(&around, start, to) > reach
            || enemies.iter().any(|enemy| !enemy.near && nears(enemy.at, start, to) && minds(enemy.unit))
        {
            continue;
        }
        let watching =
            enemies.iter().filter(|enemy| !scene.hides(enemy.at, to, &enemy.last) && (enemy.near || minds(enemy.unit)));
        let seen = watching.take(fewest).count();
        if seen < fewest {
            (best, fewest) = (Some((to, facing)), seen);
        }
        if fewest == 0 {
            break;
        }
    }
    best
}

/// Whether a way leads nearer to an enemy.
fn nears(at: Point, start: Point, to: Point) -> bool {
    (at.v() - to.v()).square() < (at.v() - start.v()).square() && distance(at, to) < distance(at, start)
}

/// Where it may run, but for what bars the way and for those who only see it from afar.
fn refuges(state: &State, unit: UnitNo, around: &Around, enemies: &[Pursuer]) -> ArrayVec<Refuge, 96> {
    let [reach, by_road] = c4_march::reach(state, unit, 0);
    let it = state.unit(unit);
    let (side, kind, from) = (it.side, state.profile(unit).kind, it.middle());
    let open = (0..16u8).map(|step| (Facing(step * 16), reach));
    let ways = open.chain(road_ways(state, unit).into_iter().map(|facing| (facing, by_road)));
    let mut places: ArrayVec<Refuge, 96> = ArrayVec::new();
    for (way, (facing, reach)) in ways.enumerate() {
        let guide = c4_movement::guide_for(state, unit, (from.v() + facing.offset(4000, 0)).point());
        let start = it.stands[usize::from(guide)];
        for part in [4, 3, 2] {
            let to = (start.v() + facing.offset(reach * part / 4, 0)).point();
            if !enemies.iter().any(|enemy| enemy.near && nears(enemy.at, start, to)) {
                let shelter = cover::shelter_of(state.data(), around.pieces.iter().copied(), kind, to.v());
                let rest = (-shelter, state.to_own_edge(side, to), places.len() as u8);
                places.push(Refuge { rest, to, facing, guide, reach, by_road: way >= 16 });
            }
        }
    }
    places
}

/// Both ways along each road a vehicle stands on.
fn road_ways(state: &State, unit: UnitNo) -> ArrayVec<Facing, 16> {
    let mut ways = ArrayVec::new();
    if state.profile(unit).kind.is_vehicle() {
        let here = state.unit(unit).stands[0].v();
        for road in state.pieces.iter().filter(|piece| piece.kind == PieceKind::Road) {
            if road.contains(state.data(), here) {
                let way = Facing::of(road.to.v() - road.at.v());
                let _ = ways.try_push(way);
                let _ = ways.try_push(way.left(128));
            }
        }
    }
    ways
}

/// A unit is out of the battle, with all that hangs on it.
pub(crate) fn lose(state: &mut State, unit: UnitNo, fate: Fate, log: &mut impl EventSink<Event>) {
    let it = state.unit_mut(unit);
    it.place = Place::Gone(fate);
    it.second = None;
    it.task = Task::None;
    it.officer.dice = [0; 3];
    it.officer.event = None;
    log.emit(Event::Gone(unit, fate));
    state.fleeing &= !bit(unit);
    state.witnesses &= !bit(unit);
    for mission in &mut state.missions {
        mission.battery &= !bit(unit);
    }
    settle_later(state);
}

/// §11.7: more than half of a side gone or panicked, and the battle is over (rulings B-57, PA-55).
pub(crate) fn collapse(state: &mut State, log: &mut impl EventSink<Event>) {
    if state.ending.is_some() {
        return;
    }
    let broken = |side: Side| {
        let counted = state.of_side(side).filter(|unit| {
            let profile = state.profile(*unit);
            !profile.kind.is_aircraft()
                && !matches!(state.unit(*unit).place, Place::Behind(_))
                && (!profile.kind.is_vehicle() || profile.armoured)
        });
        let (mut all, mut lost) = (0, 0);
        for unit in counted {
            all += 1;
            lost += u32::from(state.unit(unit).is_gone() || state.unit(unit).panicked);
        }
        2 * lost > all
    };
    let ending = match (broken(Side::Attacker), broken(Side::Defender)) {
        (false, false) => return,
        (true, false) => Ending::Collapse(Side::Attacker),
        (false, true) => Ending::Collapse(Side::Defender),
        (true, true) => Ending::Time(held(state)),
    };
    state.ending = Some(ending);
    log.emit(Event::Ended(ending));
}

/// How many objectives the attacker holds.
pub(crate) fn held(state: &State) -> u8 {
    state.objectives.iter().filter(|objective| objective.holder == Side::Attacker).count() as u8
}

/// §11.4: a recovery die; the recovery is the unit's activation.
pub(crate) fn recovery_die(state: &mut State, unit: UnitNo, bonus: i8, die: u8, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let needed = state.data().quality(spirit(state, unit)).recovery as i8;
    log.emit(Event::RecoveryDie { unit, die, bonus, needed: needed as u8 });
    if die as i8 + bonus >= needed && state.unit(unit).pinned > 0 {
        state.unit_mut(unit).pinned -= 1;
        log.emit(Event::Recovered(unit));
    }
}

pub(crate) fn check_recover(state: &State, unit: UnitNo) -> Result<(), Illegal> {
    must(unit.index() < state.units.len() && state.unit(unit).side == state.active, "11.4", "not-own-unit")?;
    let it = state.unit(unit);
    if !it.is_aboard() {
        it.check_stands()?;
    }
    must(!it.panicked, "11.4", "panicked")?;
    must(it.pinned > 0, "11.4", "not-pinned")?;
    must(!it.spent, "5.6.1", "spent")
}

/// §11.4: whether an officer may regroup a unit: panicked, in his radius.
fn check_regroup(state: &State, officer: UnitNo, unit: UnitNo) -> Result<(), Illegal> {
    let own = unit.index() < state.units.len() && state.unit(unit).side == state.unit(officer).side;
    must(own, "11.4", "not-own-unit")?;
    state.unit(unit).check_stands()?;
    must(state.unit(unit).panicked, "11.4", "not-panicked")?;
    must(unit != officer, "11.4", "is-the-officer")?;
    must(!is_being_regrouped(state, unit), "11.4", "regrouped-already")?;
    must(room::commands(state, officer, unit), "11.4", "out-of-voice")
}

pub(crate) fn can_regroup(state: &State, officer: UnitNo, unit: UnitNo) -> bool {
    check_regroup(state, officer, unit).is_ok()
}

pub(crate) fn whom_candidates(state: &State, push: &mut impl FnMut(Action)) {
    let officer = state.order.unit;
    for unit in state.on_table(state.unit(officer).side) {
        if state.unit(unit).panicked {
            push(Action::Whom(unit));
        }
    }
}

pub(crate) fn check_whom(state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Whom(unit) => check_regroup(state, state.order.unit, unit),
        _ => Err(Illegal { rule: "11.4", why: "whom-pending" }),
    }
}

/// §5.7: Reagrupar begins: X turns by Líder(X), the officer's quality and his dice (rulings B-48, PA-09).
pub(crate) fn begin_regroup(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    let officer = state.order.unit;
    state.stack.pop();
    let base = state.profile(officer).leader as i8;
    let quality = state.data().quality(state.unit(officer).quality).prolonged;
    let turns = (base + quality - state.order.modifier).max(1) as u8;
    state.unit_mut(officer).task = Task::Regroup(turns, unit);
    log.emit(Event::TaskBegun { unit: officer, kind: OrderKind::Regroup, turns });
}

/// §11.4: a panicked unit comes to its senses: two markers.
pub(crate) fn regroup(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    if state.unit(unit).panicked && state.unit(unit).is_on_table() {
        let it = state.unit_mut(unit);
        it.panicked = false;
        it.pinned = 2;
        log.emit(Event::Regrouped(unit));
    }
}

/// §3-fanatic: a fanatic begins to regroup itself: two turns, its own quality (ruling PA-09).
pub(crate) fn rally(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    let quality = state.data().quality(state.unit(unit).quality).prolonged;
    let turns = (2 + quality).max(1) as u8;
    state.unit_mut(unit).task = Task::Regroup(turns, unit);
    state.unit_mut(unit).spent = true;
    log.emit(Event::TaskBegun { unit, kind: OrderKind::Regroup, turns });
}

/// Whether somebody is regrouping a unit: then it does not run (ruling PA-09).
pub(crate) fn is_being_regrouped(state: &State, unit: UnitNo) -> bool {
    state.all().any(|other| matches!(state.unit(other).task, Task::Regroup(_, known) if known == unit))
}

/// §3-reinforcements (ruling): once a battle, in its own turn, neither pinned nor panicked, no enemy within 30 cm.
pub(crate) fn check_reinforce(state: &State, unit: UnitNo) -> Result<(), Illegal> {
    must(
        unit.index() < state.units.len() && state.unit(unit).side == state.active,
        "3-reinforcements",
        "not-own-unit",
    )?;
    let it = state.unit(unit);
    it.check_stands()?;
    must(it.gear.has(Trait::Reinforcements), "3-reinforcements", "no-reinforcements")?;
    must(!it.panicked, "3-reinforcements", "panicked")?;
    must(it.pinned == 0, "3-reinforcements", "pinned")?;
    must(it.losses > 0, "3-reinforcements", "no-losses")?;
    let near = state.on_table(it.side.other()).any(|enemy| {
        distance(state.unit(enemy).middle(), it.middle()) <= 60 * CM && state.distance(unit, enemy) <= 30 * CM
    });
    must(!near, "3-reinforcements", "enemy-near")
}

/// Up to four casualties are made good; stands come back beside the others, Diezmada stays (ruling PA-54).
pub(crate) fn reinforce(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    let it = state.unit_mut(unit);
    let made_good = it.losses.min(4);
    it.losses -= made_good;
    it.gear.remove(Trait::Reinforcements);
    log.emit(Event::Reinforced(unit, made_good));
    if !state.profile(unit).kind.is_section() {
        return;
    }
    let due = 3 - u32::from(state.unit(unit).losses / 4).min(3);
    for stand in 1..4u8 {
        let it = state.unit(unit);
        if (it.alive & !1).count_ones() >= due || it.alive >> stand & 1 == 1 {
            continue;
        }
        let (near, facing) = (it.middle(), it.facing);
        if let Some(place) = room::free_near(state, unit, stand, near, facing) {
            let it = state.unit_mut(unit);
            it.stands[usize::from(stand)] = place;
            it.alive |= 1 << stand;
        }
    }
}
