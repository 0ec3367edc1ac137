//! §13, §16.3, §16.4: aircraft and anti-aircraft fire. The book announces them and leaves them empty: these are our own
//! rules (rulings B-75, B-76, PA-71), behind the option `air`, built on what the lists print for aircraft.

use super::{Fallen, c6_fire, c7_bombardment, c14_fog, c15_weather};
use crate::actions::{Action, Event, Limit, Prey};
use crate::cover::{self, Above};
use crate::data::{AirSupport, Ammo};
use crate::geometry::{CM, Point, distance};
use crate::ground::units;
use crate::ids::{PieceKind, UnitKind, UnitNo};
use crate::state::{Fate, Frame, Hit, Mission, Place, Readiness, Shot, Sortie, State, Twice, bit};
use crate::sum::{Part, Sum};
use frente_kernel::{EventSink, Illegal, must};

/// Own turns from the call to the raid, in good weather.
const APPROACH: u8 = 2;

fn is_called(state: &State, unit: UnitNo) -> bool {
    state.sorties.iter().any(|sortie| sortie.unit == unit)
}

/// Whether a unit is an aircraft of a side that can still fly.
fn check_at_hand(state: &State, side: crate::ids::Side, unit: UnitNo) -> Result<(), Illegal> {
    must(unit.index() < state.units.len() && state.unit(unit).side == side, "13", "not-own-unit")?;
    must(state.profile(unit).kind.is_aircraft(), "13", "no-aircraft")?;
    must(state.unit(unit).place == Place::Reserve, "13", "has-flown")?;
    must(!is_called(state, unit), "13", "called-already")
}

/// Aircraft of a side that can still fly.
fn at_hand(state: &State, side: crate::ids::Side) -> impl Iterator<Item = UnitNo> + '_ {
    state.of_side(side).filter(move |unit| check_at_hand(state, side, *unit).is_ok())
}

pub(crate) fn call_candidates(state: &State, push: &mut impl FnMut(Action)) {
    if state.options.air {
        at_hand(state, state.active).for_each(|unit| push(Action::Call(unit)));
    }
}

pub(crate) fn check_call(state: &State, unit: UnitNo) -> Result<(), Illegal> {
    must(state.options.air, "13", "no-air-rules")?;
    check_at_hand(state, state.active, unit)?;
    must(!state.sorties.is_full(), "13", "too-many-aircraft")?;
    let flies = matches!(state.data().climate(state.weather).air, AirSupport::Delayed(_));
    must(flies, "15.3", "grounded")
}

/// An aircraft is called: two own turns, and what the weather adds.
pub(crate) fn call(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    let delay = match state.data().climate(state.weather).air {
        AirSupport::Delayed(turns) => turns,
        AirSupport::Grounded => 0,
    };
    state.sorties.push(Sortie { unit, turns: APPROACH + delay });
    log.emit(Event::AircraftCalled(unit));
}

/// At the start of an own turn: aircraft come nearer; the first that is over the table raids.
pub(crate) fn arrive(state: &mut State) {
    let side = state.active;
    for at in 0..state.sorties.len() {
        let unit = state.sorties[at].unit;
        if state.unit(unit).side == side {
            state.sorties[at].turns = state.sorties[at].turns.saturating_sub(1);
        }
    }
    // The last on top: those that leave do not shift the others.
    for at in 0..state.sorties.len() {
        let Sortie { unit, turns } = state.sorties[at];
        if state.unit(unit).side == side && turns == 0 {
            state.stack.push(Frame::AirRaid(at as u8));
            state.stack.push(Frame::Intercept(at as u8));
        }
    }
}

pub(crate) fn raider(state: &State, sortie: u8) -> UnitNo {
    state.sorties.get(usize::from(sortie)).map_or(UnitNo::NONE, |sortie| sortie.unit)
}

/// Whether the raider is still in the air.
fn flies(state: &State, sortie: u8) -> bool {
    let unit = raider(state, sortie);
    unit != UnitNo::NONE && !state.unit(unit).is_gone()
}

/// Whether a fighter of the other side could go up. `false`: nobody to ask.
pub(crate) fn can_intercept(state: &State, sortie: u8) -> bool {
    flies(state, sortie) && fighters(state, sortie).next().is_some()
}

fn fighters(state: &State, sortie: u8) -> impl Iterator<Item = UnitNo> + '_ {
    let side = state.unit(raider(state, sortie)).side.other();
    at_hand(state, side).filter(|unit| state.profile(*unit).kind == UnitKind::Fighter)
}

pub(crate) fn intercept_candidates(state: &State, sortie: u8, push: &mut impl FnMut(Action)) {
    push(Action::Pass);
    fighters(state, sortie).for_each(|unit| push(Action::Intercept(unit)));
}

pub(crate) fn check_intercept(state: &State, sortie: u8, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Pass => Ok(()),
        Action::Intercept(unit) => {
            check_at_hand(state, state.unit(raider(state, sortie)).side.other(), unit)?;
            must(state.profile(unit).kind == UnitKind::Fighter, "13", "no-fighter")
        }
        _ => Err(Illegal { rule: "13", why: "air-pending" }),
    }
}

pub(crate) fn intercept(state: &mut State, sortie: u8, action: Action, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    if let Action::Intercept(unit) = action {
        let against = raider(state, sortie);
        log.emit(Event::FighterRises { unit, target: against });
        // Both fighters roll: the raider, if it has the guns for it, at the interceptor first on the stack.
        if state.profile(against).air[0] > 0 {
            state.stack.push(Frame::AirDie { sortie, against: unit, guns: false });
        }
        state.stack.push(Frame::AirDie { sortie, against, guns: false });
        state.dice[1] = unit.0;
    }
}

/// An interception or anti-aircraft die has fallen.
pub(crate) fn air_die(
    state: &mut State,
    sortie: u8,
    against: UnitNo,
    guns: bool,
    die: u8,
    log: &mut impl EventSink<Event>,
) {
    state.stack.pop();
    // §3-air-superiority against §3-air-defence.
    let defence = state.profile(against).air[1] as i8;
    let other = UnitNo(state.dice[1]);
    let attacker = if guns || against == raider(state, sortie) { other } else { raider(state, sortie) };
    let attack = if guns {
        state.profile(attacker).weapon(0).map_or(0, |weapon| weapon.d[0])
    } else {
        state.profile(attacker).air[0] as i8
    };
    let result = die as i8 + attack - defence;
    log.emit(Event::AirDie { unit: attacker, target: against, die, attack, defence, result });
    let (down, off) = if guns { (9, 7) } else { (6, 4) };
    if result >= down {
        state.unit_mut(against).place = Place::Gone(Fate::Destroyed);
        log.emit(Event::AircraftDown(against));
    } else if result >= off {
        state.unit_mut(against).place = Place::Gone(Fate::Home);
        log.emit(Event::AircraftLeaves(against));
    }
    // The interceptor has flown its sortie.
    if !guns
        && attacker != raider(state, sortie)
        && !state.unit(attacker).is_gone()
        && state.profile(against).air[0] == 0
    {
        state.unit_mut(attacker).place = Place::Gone(Fate::Home);
    }
    if !guns && against != raider(state, sortie) && !state.unit(against).is_gone() {
        state.unit_mut(against).place = Place::Gone(Fate::Home);
    }
}

pub(crate) fn raid_candidates(state: &State, sortie: u8, push: &mut impl FnMut(Action)) {
    push(Action::Done);
    let unit = raider(state, sortie);
    for enemy in state.on_table(state.unit(unit).side.other()) {
        if state.profile(unit).kind == UnitKind::Fighter {
            push(Action::Strafe(enemy));
        } else {
            push(Action::AimAt(state.unit(enemy).middle()));
        }
    }
}

pub(crate) fn check_raid(state: &State, sortie: u8, action: Action) -> Result<(), Illegal> {
    let unit = raider(state, sortie);
    let fighter = state.profile(unit).kind == UnitKind::Fighter;
    match action {
        Action::Done => Ok(()),
        Action::Strafe(target) => {
            must(fighter, "13", "no-fighter")?;
            must(target.index() < state.units.len(), "13", "no-enemy")?;
            must(state.unit(target).side != state.unit(unit).side, "13", "friend")?;
            must(state.unit(target).is_on_table(), "13", "no-enemy")
        }
        Action::AimAt(at) => {
            must(!fighter, "13", "no-bomber")?;
            must(state.measures().holds(at.v()), "13", "off-table")
        }
        _ => Err(Illegal { rule: "13", why: "air-pending" }),
    }
}

/// Nobody is over the table any more: the raid is off. `true`: somebody must choose.
pub(crate) fn raid_pending(state: &mut State, sortie: u8, log: &mut impl EventSink<Event>) -> bool {
    if !flies(state, sortie) {
        state.stack.pop();
        forget_aim(state, sortie);
        leave(state, sortie);
        return false;
    }
    if attack(state, sortie, log) {
        return false;
    }
    if state.dice[0] == RAIDING {
        return true;
    }
    log.emit(Event::AircraftArrives(raider(state, sortie)));
    state.dice[0] = RAIDING;
    true
}

/// The aircraft that was shot down or driven off attacks nobody.
fn forget_aim(state: &mut State, sortie: u8) {
    let unit = raider(state, sortie);
    state.shots.retain(|shot| shot.shooter != unit);
    state.missions.retain(|mission| mission.battery != bit(unit));
}

/// The raid has been announced.
const RAIDING: u8 = 200;

fn leave(state: &mut State, sortie: u8) {
    let unit = raider(state, sortie);
    if unit != UnitNo::NONE {
        if !state.unit(unit).is_gone() {
            state.unit_mut(unit).place = Place::Gone(Fate::Home);
        }
        state.sorties.remove(usize::from(sortie));
    }
    state.dice[0] = 0;
}

/// §16.4 (ruling B-76): the guns that can reach the place aimed at, unspent and ready.
fn gun_near(state: &State, side: crate::ids::Side, at: Point) -> Option<UnitNo> {
    state.on_table(side).find(|unit| {
        let it = state.unit(*unit);
        let reach = match state.profile(*unit).kind {
            UnitKind::LightAa => 60 * CM,
            UnitKind::HeavyAa => 120 * CM,
            _ => return false,
        };
        it.can_act() && it.readiness == Readiness::Ready && distance(it.head(), at) <= reach
    })
}

/// The aim of the raid is chosen, and stands: a fighter's as its shot, a bomber's as its mission.
pub(crate) fn raid(state: &mut State, sortie: u8, action: Action, log: &mut impl EventSink<Event>) {
    let unit = raider(state, sortie);
    match action {
        Action::Strafe(target) => {
            state.shots.clear();
            state.shots.push(dive(unit, target));
        }
        // Ruling B-75: bombs fall as a mission of one turn, scattered at once.
        Action::AimAt(at) if !state.missions.is_full() => state.missions.push(Mission {
            battery: bit(unit),
            side: state.unit(unit).side,
            at,
            left: 1,
            runner: None,
            fired: 0,
            smoke: false,
            ready: false,
            done: true,
        }),
        _ => {
            state.stack.pop();
            log.emit(Event::AircraftLeaves(unit));
            return leave(state, sortie);
        }
    }
    attack(state, sortie, log);
}

/// The mission of a bomber over its target, by its place in the list.
fn bombing(state: &State, unit: UnitNo) -> Option<usize> {
    state.missions.iter().position(|mission| mission.battery == bit(unit))
}

/// The shot of a fighter over its target.
fn strafing(state: &State, unit: UnitNo) -> Option<Shot> {
    state.shots.first().copied().filter(|shot| shot.shooter == unit)
}

/// The aircraft attacks: each gun near fires first, one at a time; then the attack itself. Whether it has an aim.
fn attack(state: &mut State, sortie: u8, log: &mut impl EventSink<Event>) -> bool {
    let unit = raider(state, sortie);
    let side = state.unit(unit).side;
    let (shot, mission) = (strafing(state, unit), bombing(state, unit));
    let at = match (shot, mission) {
        (Some(shot), _) => state.unit(shot.target).middle(),
        (None, Some(mission)) => state.missions[mission].at,
        (None, None) => return false,
    };
    if let Some(gun) = gun_near(state, side.other(), at) {
        // It spends its activation; the raid goes on if the aircraft comes through.
        state.unit_mut(gun).spent = true;
        state.dice[1] = gun.0;
        state.stack.push(Frame::AirDie { sortie, against: unit, guns: true });
        return true;
    }
    state.stack.pop();
    state.hits.clear();
    state.passed = 0;
    state.stack.push(Frame::Bombs(sortie));
    if let Some(shot) = shot {
        log.emit(c6_fire::declaration(state, unit, shot.target, 0, Ammo::Normal));
        // §16.3: whoever it dives at may throw himself down.
        state.stack.push(Frame::FireReact);
    } else if let Some(mission) = mission {
        let dice = match state.profile(unit).kind {
            UnitKind::LightBomber => 2,
            UnitKind::MediumBomber => 3,
            _ => 4,
        };
        state.sorties[usize::from(sortie)].turns = 0;
        state.dice[1] = 0;
        state.stack.push(Frame::BombReact(mission as u8));
        state.stack.push(Frame::ScatterDie { mission: mission as u8, left: dice });
    }
    true
}

/// The pass of a fighter over its target, as the window before it sees it.
fn dive(unit: UnitNo, target: UnitNo) -> Shot {
    Shot {
        shooter: unit,
        target,
        weapon: 0,
        ammo: Ammo::Normal,
        modifier: 0,
        twice: Twice::Once,
        aimed: false,
        turns: false,
        group: 0,
        fired: false,
    }
}

/// A fighter fires as it dives, and flies home.
fn pass_over(state: &mut State, sortie: u8, shot: Shot, log: &mut impl EventSink<Event>) {
    let (unit, target) = (shot.shooter, shot.target);
    state.shots.clear();
    state.hits.clear();
    if state.unit(target).is_on_table() {
        let (fallen, cover) = strafe(state, unit, target);
        log.emit(Event::shot(unit, target, Prey::of(state.profile(target).kind), fallen, cover));
        state.hits.push(Hit { suppression: 1, amount: fallen.result, ..Hit::of(unit, target) });
        state.stack.push(Frame::Hits(0));
    }
    log.emit(Event::AircraftLeaves(unit));
    leave(state, sortie);
}

/// Ruling PA-71: one firing stand, D 3, the cover's rear value.
fn strafe(state: &State, unit: UnitNo, target: UnitNo) -> (Fallen, Option<PieceKind>) {
    let profile = state.profile(target);
    let d = state.profile(unit).weapon(0).map_or(0, |weapon| weapon.d[0]);
    let it = state.unit(target);
    let mut sum = Sum::default();
    sum.add(Part::D, d);
    sum.add(Part::TakenCover, -i8::from(it.covered));
    if profile.kind.is_vehicle() {
        sum.add(Part::Armour, -profile.protection[2]);
        return (Fallen { sum, result: sum.total(), limit: Limit::None }, None);
    }
    sum.add(Part::Prone, -it.lying(2));
    sum.add(Part::Small, -i8::from(profile.kind.is_crew() || profile.kind.is_individual()));
    let cover = cover::from_above(state, target, 0, Above::Guns);
    c6_fire::through(&cover, Ammo::Normal, &mut sum, |_| ());
    let casualties = sum.total().min(d);
    let casualties = if profile.kind.is_individual() && casualties > 0 { casualties / 2 } else { casualties };
    let limit = if sum.total() > 1 { Limit::Stands } else { Limit::None };
    (Fallen { sum, result: casualties.min(1), limit }, c6_fire::cover_of(state, &cover))
}

/// The aircraft attacks: a fighter fires, or bombs fall where the scatter took them.
pub(crate) fn bombs(state: &mut State, sortie: u8, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let unit = raider(state, sortie);
    if let Some(shot) = strafing(state, unit) {
        return pass_over(state, sortie, shot, log);
    }
    let Some(at) = bombing(state, unit) else { return };
    let place = state.missions.remove(at).at;
    let d = state.profile(unit).weapon(0).map_or(0, |weapon| weapon.d[0]);
    let row = state.data().tables.templates.iter().rev().find(|row| i32::from(row.from) <= i32::from(d));
    let most = row.map_or(0, |row| row.most.0) as i8;
    let reach = units(state.data().tables.radii.0);
    let found = c14_fog::bombed(state, place, reach, log);
    state.hits.clear();
    let mut ruined = 0;
    for target in state.all() {
        let under = state.unit(target).is_on_table()
            && (found & bit(target) != 0
                || state
                    .unit(target)
                    .standing()
                    .any(|stand| crate::geometry::polygon::touches(place, reach, &state.base(target, stand))));
        if under {
            let in_wood = state.pieces.iter().any(|piece| {
                piece.kind == PieceKind::Wood && piece.outline(state.data()).contains(state.unit(target).middle().v())
            });
            let burst = c7_bombardment::Burst {
                by: unit,
                d,
                modifier: 0,
                canopy: -i8::from(in_wood), // §16.3
                ammo: Ammo::He,
                most,
                suppression: 3,
            };
            let (hit, worn) = c7_bombardment::burst_on(state, target, burst, log);
            let _ = state.hits.try_push(hit);
            ruined |= worn;
        }
    }
    c6_fire::wear_down(state, ruined, log);
    c15_weather::dust(state, place, reach, log);
    if state.hits.is_empty() {
        log.emit(Event::HitsNobody);
    } else {
        state.stack.push(Frame::Hits(0));
    }
    log.emit(Event::AircraftLeaves(unit));
    leave(state, sortie);
}
