//! §6: direct fire: who can be shot at, what the shot is worth, what it does to infantry and to vehicles.

pub(crate) use super::c6_worth::{PieceSet, d_of, through, wear_down, worth};
use super::c6_worth::{at_vehicle, casualties};
use super::c11_morale;
use crate::actions::{Action, Event, Loss, Prey};
use crate::cover::{Cover, Layer};
use crate::data::{Ammo, Trait, Weapon};
use crate::geometry::{CM, EIGHTH, Facing, Point, is_within};
use crate::ids::{PieceKind, Range, UnitNo};
use crate::sight::{self, Scene};
use crate::state::{
    Body, Duty, Frame, Hit, OrderKind, Place, SHOTS, Shot, State, Twice, UNITS, Unit, UnitSet, bit, members,
};
use arrayvec::ArrayVec;
use frente_kernel::{EventSink, Illegal, must};

/// What a shot would meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// Short, medium or long range.
    pub band: u8,
    /// The shooter has to turn.
    pub turns: bool,
    /// D at that range.
    pub d: i8,
}

/// The groups of an exchange: shots are resolved from 0 to this one.
const LAST: u8 = 5;

/// §6.2.1: whether a unit has a weapon it could fire directly.
pub(crate) fn check_fires(state: &State, unit: UnitNo) -> Result<(), Illegal> {
    let it = state.unit(unit);
    let mut direct = state.profile(unit).weapons().filter(|(_, weapon)| weapon.is_direct()).peekable();
    must(direct.peek().is_some(), "6.2.1", "no-weapon")?;
    must(direct.any(|(at, _)| it.lost >> at & 1 == 0), "6.3.4", "weapon-lost")?;
    it.check_ready()
}

pub(crate) fn can_fire_at_all(state: &State, unit: UnitNo) -> bool {
    check_fires(state, unit).is_ok()
}

/// How far the weapons of a unit reach.
pub(crate) fn reach_of(state: &State, unit: UnitNo) -> i32 {
    state.profile(unit).reach
}

/// The band a target lies in: the same as that of its distance, measured base to base only where the middles leave it
/// open.
pub(super) fn band_of(state: &State, gun: &Weapon, shooter: UnitNo, target: UnitNo) -> Option<usize> {
    band_to(state, gun, shooter, state.body(target))
}

/// The same of a target that stands there, or would.
fn band_to(state: &State, gun: &Weapon, shooter: UnitNo, target: Body) -> Option<usize> {
    state.body(shooter).first_within(target, gun.limits.map(|far| if far > 0 { far } else { -1 }))
}

/// §6.2.1: whether a unit may fire that weapon at that target.
pub fn check_shot(state: &State, shooter: UnitNo, target: UnitNo, weapon: u8, ammo: Ammo) -> Result<Aim, Illegal> {
    let aim = check_aim(state, shooter, target, weapon, ammo)?;
    must(sight::sees(state, shooter, target), "14.6", "not-in-sight")?;
    Ok(aim)
}

/// The same but for sight.
fn check_aim(state: &State, shooter: UnitNo, target: UnitNo, weapon: u8, ammo: Ammo) -> Result<Aim, Illegal> {
    let it = state.unit(shooter);
    must(target.index() < state.units.len() && target != shooter, "6.2.1", "no-enemy")?;
    must(state.unit(target).is_on_table(), "6.2.1", "no-enemy")?;
    let gun = state.profile(shooter).weapon(weapon).ok_or(Illegal { rule: "6.2.1", why: "no-weapon" })?;
    must(gun.is_direct(), "7.1", "indirect")?;
    must(gun.fires(ammo), "6.2.5", "no-such-ammo")?;
    must(it.lost >> weapon & 1 == 0, "6.3.4", "weapon-lost")?;
    it.check_ready()?;
    let band = band_of(state, gun, shooter, target).ok_or(Illegal { rule: "6.2.1", why: "out-of-range" })?;
    let d = d_of(state, shooter, weapon, band);
    must(d > 0, "6.2.1", "out-of-range")?;
    let turns = check_arc(state, shooter, state.unit(target).middle())?;
    Ok(Aim { band: band as u8, turns, d })
}

/// Ruling PA-29: how far to either side of its front a unit fires, and how far it may turn for that.
pub(crate) fn arcs(state: &State, unit: UnitNo) -> (u8, u8) {
    let kind = state.profile(unit).kind;
    let turret = kind.is_vehicle() && !state.has(unit, Trait::NoTurret);
    (if kind.walks() { 64 } else { EIGHTH }, if turret { 64 } else { EIGHTH })
}

/// Ruling PA-29: whether the target lies in the arc, or within a turn of it; then whether it must turn.
pub(crate) fn check_arc(state: &State, shooter: UnitNo, target: Point) -> Result<bool, Illegal> {
    let it = state.unit(shooter);
    if matches!(it.place, Place::Aboard(_)) {
        return Ok(false); // §3-loopholes: from the vehicle's edge, any direction.
    }
    let (arc, turn) = arcs(state, shooter);
    let bearing = Facing::of(target.v() - it.middle().v());
    let off = it.facing.turn_to(bearing);
    must(off <= arc + turn, "6.1", "out-of-arc")?;
    Ok(off > arc)
}

/// Whether a unit could shoot at a target where that stands, or would stand, with any of its weapons.
pub(crate) fn can_shoot(scene: &Scene, shooter: UnitNo, target: Body) -> bool {
    can_aim(scene.state, shooter, target) && scene.sees(shooter, target)
}

/// Whether a unit that has a weapon ([`check_fires`]) could shoot with any of its weapons at a target where that stands,
/// or would stand, but for sight.
pub(crate) fn check_aims(state: &State, shooter: UnitNo, target: Body) -> Result<(), Illegal> {
    let (it, profile) = (state.unit(shooter), state.profile(shooter));
    must(target.unit != shooter && target.it.is_on_table(), "6.2.1", "no-enemy")?;
    it.check_ready()?;
    check_arc(state, shooter, target.it.middle())?;
    let reaches = profile.weapons().any(|(at, weapon)| {
        weapon.is_direct()
            && it.lost >> at & 1 == 0
            && band_to(state, weapon, shooter, target).is_some_and(|band| d_of(state, shooter, at, band) > 0)
    });
    must(reaches, "6.2.1", "out-of-range")
}

/// Whether a unit could shoot at another now, with any of its weapons.
pub(crate) fn check_shoots(state: &State, shooter: UnitNo, target: UnitNo) -> Result<(), Illegal> {
    check_fires(state, shooter)?;
    check_aims(state, shooter, state.body(target))?;
    must(sight::sees(state, shooter, target), "14.6", "not-in-sight")
}

pub(crate) fn can_aim(state: &State, shooter: UnitNo, target: Body) -> bool {
    check_aims(state, shooter, target).is_ok()
}

/// Whether anybody can be shot at.
pub(crate) fn has_target(state: &State, unit: UnitNo) -> bool {
    let it = state.unit(unit);
    if !can_fire_at_all(state, unit) {
        return false;
    }
    let reach = reach_of(state, unit) + 30 * CM;
    let from = it.middle();
    let enemies = state.on_table(it.side.other()).filter(|enemy| is_within(from, state.unit(*enemy).middle(), reach));
    let mut aimed_at = enemies.map(|enemy| state.body(enemy)).filter(|enemy| can_aim(state, unit, *enemy)).peekable();
    aimed_at.peek().is_some() && {
        let scene = Scene::of(state);
        aimed_at.any(|enemy| scene.sees(unit, enemy))
    }
}

/// §6.2.3: whether two enemies can be shot at quickly.
pub(crate) fn has_two_targets(state: &State, unit: UnitNo) -> bool {
    let side = state.unit(unit).side;
    let aims = |enemy, weapon, ammo| check_aim(state, unit, enemy, weapon, ammo).is_ok_and(|aim| aim.d >= 2);
    let scene = Scene::of(state);
    state.profile(unit).weapons().any(|(weapon, gun)| {
        Ammo::ALL.into_iter().filter(|ammo| gun.is_direct() && gun.fires(*ammo)).any(|ammo| {
            let mut known: ArrayVec<UnitNo, UNITS> = ArrayVec::new();
            state.on_table(side.other()).any(|enemy| {
                let shot = aims(enemy, weapon, ammo) && scene.sees(unit, state.body(enemy));
                let both = shot && known.iter().any(|first| within_45(state, unit, *first, enemy));
                if shot {
                    known.push(enemy);
                }
                both
            })
        })
    })
}

/// §6.2.3: both targets within 45° of each other as the shooter sees them.
fn within_45(state: &State, shooter: UnitNo, first: UnitNo, second: UnitNo) -> bool {
    let from = state.unit(shooter).middle().v();
    let way = |unit: UnitNo| Facing::of(state.unit(unit).middle().v() - from);
    way(first).turn_to(way(second)) <= EIGHTH
}

fn is_quick(state: &State) -> bool {
    matches!(state.order.duty, Duty::Order(OrderKind::QuickFire) | Duty::ReactQuick)
}

/// §5.6.4-reaction: whether the reaction in `state.order` may be a quick one: two targets, the trigger one of them.
pub(crate) fn can_react_quickly(state: &State) -> bool {
    let unit = state.order.unit;
    let Some(first) = trigger(state).filter(|first| state.unit(*first).side != state.unit(unit).side) else {
        return false;
    };
    let enemies = || state.on_table(state.unit(unit).side.other());
    state.profile(unit).weapons().any(|(weapon, gun)| {
        Ammo::ALL.into_iter().filter(|ammo| gun.fires(*ammo)).any(|ammo| {
            let shot = |enemy: UnitNo| check_shot(state, unit, enemy, weapon, ammo).is_ok_and(|aim| aim.d >= 2);
            shot(first) && enemies().any(|other| other != first && within_45(state, unit, first, other) && shot(other))
        })
    })
}

/// Whom the shooter in `state.order` may aim at: a reaction only at its trigger.
fn check_allowed(state: &State, target: UnitNo) -> Result<(), Illegal> {
    must(target.index() < state.units.len(), "6.2.1", "no-enemy")?;
    if is_reaction(state) {
        return must(trigger(state) == Some(target), "5.6.3", "only-the-trigger");
    }
    must(state.unit(target).side != state.unit(state.order.unit).side, "6.2.1", "friend")
}

fn is_reaction(state: &State) -> bool {
    matches!(state.order.duty, Duty::ReactFire | Duty::ReactQuick)
}

/// The trigger while a target is chosen: the window lies under the top frame.
fn trigger(state: &State) -> Option<UnitNo> {
    let move_window = state.stack.iter().any(|frame| frame == Frame::MoveReact);
    if move_window { state.march.unit.some() } else { first_shooter(state) }
}

/// Whom an answer to the first declared shot meets: the shooter, or the vehicle it fires from (§3-loopholes).
pub(crate) fn first_shooter(state: &State) -> Option<UnitNo> {
    let shooter = state.shots.first()?.shooter;
    Some(match state.unit(shooter).place {
        Place::Aboard(vehicle) => vehicle,
        _ => shooter,
    })
}

pub(crate) fn target_candidates(state: &State, push: &mut impl FnMut(Action)) {
    push(Action::Alone);
    let shooter = state.order.unit;
    let only = is_reaction(state).then(|| trigger(state));
    for target in state.on_table(state.unit(shooter).side.other()) {
        if only.is_some_and(|only| only != Some(target)) {
            continue;
        }
        for (weapon, gun) in state.profile(shooter).weapons() {
            for ammo in Ammo::ALL.into_iter().filter(|ammo| gun.is_direct() && gun.fires(*ammo)) {
                push(Action::Shoot { target, weapon, ammo });
            }
        }
    }
}

pub(crate) fn check_target(state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        // It holds its fire: the activation and the dice are gone all the same.
        Action::Alone => Ok(()),
        Action::Shoot { target, weapon, ammo } => {
            check_allowed(state, target)?;
            let aim = check_shot(state, state.order.unit, target, weapon, ammo)?;
            must(!is_quick(state) || aim.d >= 2, "6.2.3", "d-too-low")?;
            must(!state.shots.is_full(), "6.1", "too-many-shots")
        }
        _ => Err(Illegal { rule: "6.2.1", why: "target-pending" }),
    }
}

pub(crate) fn choose_target(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    let Action::Shoot { target, weapon, ammo } = action else {
        state.stack.pop();
        log.emit(Event::HoldsFire(state.order.unit));
        return after_declaration(state);
    };
    let shooter = state.order.unit;
    // That it is in sight has been checked.
    let Ok(aim) = check_aim(state, shooter, target, weapon, ammo) else { return };
    log.emit(declaration(state, shooter, target, weapon, ammo));
    state.shots.push(make_shot(state, target, weapon, ammo, aim));
    state.stack.pop();
    let gun = state.profile(shooter).weapon(weapon);
    if is_quick(state) || gun.is_some_and(|gun| gun.double && has_second(state, target, weapon, ammo)) {
        state.stack.push(Frame::SecondTarget);
    } else {
        declared(state, log);
    }
}

fn has_second(state: &State, first: UnitNo, weapon: u8, ammo: Ammo) -> bool {
    let shooter = state.order.unit;
    state
        .on_table(state.unit(shooter).side.other())
        .any(|other| check_second(state, first, other, weapon, ammo).is_ok())
}

fn check_second(state: &State, first: UnitNo, second: UnitNo, weapon: u8, ammo: Ammo) -> Result<(), Illegal> {
    let shooter = state.order.unit;
    must(second.index() < state.units.len(), "6.2.1", "no-enemy")?;
    must(second != first, "6.2.3", "same-target")?;
    must(state.unit(second).side != state.unit(shooter).side, "6.2.1", "friend")?;
    let aim = check_aim(state, shooter, second, weapon, ammo)?;
    must(within_45(state, shooter, first, second), "6.2.3", "not-within-45")?;
    must(!is_quick(state) || aim.d >= 2, "6.2.3", "d-too-low")?;
    must(!state.shots.is_full(), "6.1", "too-many-shots")?;
    must(sight::sees(state, shooter, second), "14.6", "not-in-sight")
}

pub(crate) fn second_candidates(state: &State, push: &mut impl FnMut(Action)) {
    push(Action::Alone);
    state.on_table(state.unit(state.order.unit).side.other()).for_each(|unit| push(Action::Also(unit)));
}

pub(crate) fn check_second_target(state: &State, action: Action) -> Result<(), Illegal> {
    let last = *state.shots.last().ok_or(Illegal { rule: "6.2.3", why: "no-first-shot" })?;
    match action {
        Action::Alone => Ok(()),
        Action::Also(unit) => check_second(state, last.target, unit, last.weapon, last.ammo),
        _ => Err(Illegal { rule: "6.2.3", why: "target-pending" }),
    }
}

pub(crate) fn choose_second(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    let quick = is_quick(state);
    state.stack.pop();
    if let (Action::Also(target), Some(last)) = (action, state.shots.last().copied()) {
        let shooter = state.order.unit;
        if let Ok(aim) = check_aim(state, shooter, target, last.weapon, last.ammo) {
            log.emit(declaration(state, shooter, target, last.weapon, last.ammo));
            let twice = if quick { Twice::Quick } else { Twice::Double };
            let at = state.shots.len() - 1;
            state.shots[at].twice = twice;
            let mut shot = make_shot(state, target, last.weapon, last.ammo, aim);
            shot.twice = twice;
            if quick {
                // Ruling PA-26: two pools, each with its own modifier; and no aiming.
                shot.modifier = state.order.second;
                state.shots[at].aimed = false;
                shot.aimed = false;
            }
            state.shots.push(shot);
        }
    }
    declared(state, log);
}

/// A shot as the log declares it: with what, from how far.
pub(crate) fn declaration(state: &State, shooter: UnitNo, target: UnitNo, weapon: u8, ammo: Ammo) -> Event {
    // An aircraft stands nowhere on the table.
    let flies = state.profile(shooter).kind.is_aircraft();
    let far = if flies { 0 } else { state.distance(shooter, target).clamp(0, i32::from(u16::MAX)) as u16 };
    Event::ShotDeclared { shooter, target, weapon, ammo, far }
}

/// §6.2.2: whether the next shot of a unit counts as aimed: it has aimed, or this one is an ambush.
pub(super) fn is_aimed(state: &State, unit: UnitNo) -> bool {
    state.unit(unit).aimed || (state.order.unit == unit && state.order.ambush)
}

fn make_shot(state: &State, target: UnitNo, weapon: u8, ammo: Ammo, aim: Aim) -> Shot {
    let shooter = state.order.unit;
    // Ruling PA-27: those who need not turn first, Reconocimiento before the rest (§3-recon), Sin Torreta last
    // (§3-no-turret).
    let recon = state.has(shooter, Trait::Recon);
    // §3-poor-vision-last: against those just set down it is the very last.
    let blind = state.has(shooter, Trait::PoorVision) && state.unit(target).fresh;
    let group = match (aim.turns, recon) {
        _ if blind => LAST,
        (false, true) => 0,
        (false, false) => 1,
        (true, true) => 2,
        (true, false) if state.has(shooter, Trait::NoTurret) => 4,
        (true, false) => 3,
    };
    Shot {
        shooter,
        target,
        weapon,
        ammo,
        modifier: state.order.modifier,
        twice: Twice::Once,
        aimed: is_aimed(state, shooter),
        turns: aim.turns,
        group,
        fired: false,
    }
}

/// A shot is declared: a mistake may turn it; then the enemy may answer, or it falls.
fn declared(state: &mut State, log: &mut impl EventSink<Event>) {
    if state.order.mistaken {
        state.order.mistaken = false;
        let shooter = state.order.unit;
        let at = state.shots.iter().position(|shot| shot.shooter == shooter && !shot.fired);
        if let Some(at) = at {
            let wrong = wrong_targets(state, shooter, state.shots[at].target);
            match (members(wrong).next(), wrong.count_ones()) {
                (None, _) => {
                    // §5.4.1: nobody else in sight: the unit is pinned, the shot lost.
                    state.shots.truncate(at);
                    log.emit(Event::ShotLost(shooter, Loss::NobodyElse));
                    after_declaration(state);
                    c11_morale::pin(state, shooter, log);
                }
                (Some(other), 1) => mistake(state, other, log),
                // Ruling PA-36: equally near: the enemy says which.
                _ => state.stack.push(Frame::WrongTarget),
            }
            return;
        }
    }
    after_declaration(state);
}

/// §5.4.1: the revealed units nearest to the declared target that the shooter sees: one, unless they are equally near.
fn wrong_targets(state: &State, shooter: UnitNo, target: UnitNo) -> UnitSet {
    let scene = Scene::of(state);
    let (mut wrong, mut least) = (0, i32::MAX);
    for unit in state.all().filter(|unit| *unit != shooter && *unit != target && state.unit(*unit).is_on_table()) {
        // Who is farther than the nearest so far need not be looked for.
        if (least == i32::MAX || state.is_within(unit, target, least)) && scene.sees(shooter, state.body(unit)) {
            let far = state.distance(unit, target);
            wrong = if far < least { bit(unit) } else { wrong | bit(unit) };
            least = far;
        }
    }
    wrong
}

/// The wrong target is known: the seasoned may refuse it.
fn mistake(state: &mut State, other: UnitNo, log: &mut impl EventSink<Event>) {
    if state.unit(state.order.unit).quality.is_seasoned() {
        return state.stack.push(Frame::Mistake(other));
    }
    fire_mistakenly(state, other, log);
    after_declaration(state);
}

/// The shot goes at the wrong unit; out of range or arc it is lost (ruling PA-36).
fn fire_mistakenly(state: &mut State, other: UnitNo, log: &mut impl EventSink<Event>) {
    let shooter = state.order.unit;
    let Some(at) = state.shots.iter().position(|shot| shot.shooter == shooter && !shot.fired) else { return };
    let Shot { weapon, ammo, .. } = state.shots[at];
    match check_shot(state, shooter, other, weapon, ammo) {
        Ok(aim) => {
            log.emit(declaration(state, shooter, other, weapon, ammo));
            let old = state.shots[at];
            state.shots[at] =
                Shot { modifier: old.modifier, twice: old.twice, ..make_shot(state, other, weapon, ammo, aim) };
        }
        Err(_) => {
            state.shots.remove(at);
            log.emit(Event::ShotLost(shooter, Loss::OutOfReach));
        }
    }
}

/// Who may be the wrong target of the declared shot, where the enemy has to say.
fn equally_near(state: &State) -> UnitSet {
    let shooter = state.order.unit;
    let shot = state.shots.iter().find(|shot| shot.shooter == shooter && !shot.fired);
    shot.map_or(0, |shot| wrong_targets(state, shooter, shot.target))
}

pub(crate) fn wrong_target_candidates(state: &State, push: &mut impl FnMut(Action)) {
    members(equally_near(state)).for_each(|unit| push(Action::Mistaken(unit)));
}

pub(crate) fn check_wrong_target(state: &State, action: Action) -> Result<(), Illegal> {
    let Action::Mistaken(unit) = action else { return Err(Illegal { rule: "5.4.1", why: "event-pending" }) };
    must(unit.index() < state.units.len() && equally_near(state) & bit(unit) != 0, "5.4.1", "not-the-nearest")
}

pub(crate) fn choose_wrong_target(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    if let Action::Mistaken(unit) = action {
        mistake(state, unit, log);
    }
}

pub(crate) fn check_mistake(other: UnitNo, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Refuse => Ok(()),
        Action::Mistaken(unit) => must(unit == other, "5.4.1", "not-the-nearest"),
        _ => Err(Illegal { rule: "5.4.1", why: "event-pending" }),
    }
}

pub(crate) fn choose_mistake(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    let shooter = state.order.unit;
    state.stack.pop();
    if let Action::Mistaken(unit) = action {
        fire_mistakenly(state, unit, log);
        after_declaration(state);
    } else {
        state.shots.retain(|shot| shot.shooter != shooter || shot.fired);
        log.emit(Event::ShotLost(shooter, Loss::Refused));
        after_declaration(state);
        c11_morale::pin(state, shooter, log);
    }
}

/// What follows a declared shot: the window of the other side, or, in a reaction, the shot itself.
fn after_declaration(state: &mut State) {
    match state.stack.top() {
        // The shot of a reaction to a move falls at once; that to a shot waits for its group.
        Some(Frame::MoveReact) => state.stack.push(Frame::Volley(0)),
        Some(Frame::FireReact) => {}
        _ => {
            state.stack.push(Frame::Volley(0));
            if !state.shots.is_empty() {
                state.passed = 0;
                state.stack.push(Frame::FireReact);
            }
        }
    }
}

/// §6.1: the shots of a group fall together; what they do takes effect before the next group.
pub(crate) fn volley(state: &mut State, group: u8, log: &mut impl EventSink<Event>) {
    if group > LAST || state.shots.iter().all(|shot| shot.fired) {
        state.shots.clear();
        state.stack.pop();
        if state.stack.top() == Some(Frame::MoveReact) {
            super::c4_march::after_reaction(state);
        }
        return;
    }
    state.stack.replace(Frame::Volley(group + 1));
    state.hits.clear();
    let earlier: [bool; SHOTS] = std::array::from_fn(|at| state.shots.get(at).is_some_and(|shot| shot.fired));
    let (mut lost, mut ruined) = ([false; SHOTS], ArrayVec::<PieceSet, SHOTS>::new());
    for (at, lost) in lost.iter_mut().enumerate().take(state.shots.len()) {
        let shot = state.shots[at];
        if shot.group != group || shot.fired {
            continue;
        }
        state.shots[at].fired = true;
        let it = state.unit(shot.shooter);
        // §6.4.4: pinned, panicked or destroyed by an earlier group, it loses its shot.
        if let Some(loss) = loss_of(it, state.unit(shot.target)) {
            log.emit(Event::ShotLost(shot.shooter, loss));
            *lost = true;
            continue;
        }
        let under_fire =
            state.shots.iter().enumerate().any(|(other, that)| earlier[other] && that.target == shot.shooter);
        let (hit, worn) = fire(state, &shot, under_fire, log);
        let _ = state.hits.try_push(hit);
        ruined.push(worn);
    }
    // §6.4.4: what one of them does to works is no help to the next.
    ruined.into_iter().for_each(|worn| wear_down(state, worn, log));
    // §6.1: nobody is under fire of a shot that never fell.
    let mut lost = lost.into_iter();
    state.shots.retain(|_| !lost.next().unwrap_or(false));
    for shot in state.shots.clone().iter().filter(|shot| shot.fired && shot.group == group) {
        after_shot(state, shot);
    }
    if !state.hits.is_empty() {
        state.stack.push(Frame::Hits(0));
    }
}

/// Why a declared shot is not fired.
fn loss_of(shooter: &Unit, target: &Unit) -> Option<Loss> {
    match () {
        () if shooter.is_gone() => Some(Loss::Gone),
        () if shooter.panicked => Some(Loss::Panicked),
        () if shooter.pinned > 0 => Some(Loss::Pinned),
        () if !target.is_on_table() => Some(Loss::NoTarget),
        () => None,
    }
}

/// Firing turns whoever has no turret, and uses up the aim.
fn after_shot(state: &mut State, shot: &Shot) {
    let turret = state.profile(shot.shooter).kind.is_vehicle() && !state.has(shot.shooter, Trait::NoTurret);
    let way = state.unit(shot.target).middle().v() - state.unit(shot.shooter).middle().v();
    let it = state.unit_mut(shot.shooter);
    it.aimed = false;
    it.stirred = true;
    if shot.turns && !turret {
        it.facing = Facing::of(way);
    }
}

/// §6.2.7, §6.3.3: a shot falls: what it does to its target, and the works it wears down on its way.
fn fire(state: &mut State, shot: &Shot, under_fire: bool, log: &mut impl EventSink<Event>) -> (Hit, PieceSet) {
    let (shooter, target) = (shot.shooter, shot.target);
    let (mut hit, mut worn) = (Hit::of(shooter, target), 0);
    let Some(gun) = state.profile(shooter).weapon(shot.weapon).copied() else { return (hit, worn) };
    hit.suppression = gun.suppression;
    causes_terror(state, shooter, target, Some(&gun));
    // §3-assault: fire at the move that makes contact; a second target is not in that move.
    if target == state.march.unit && state.stack.iter().any(|frame| frame == Frame::MoveReact) {
        state.unit_mut(target).met_fire = true;
    }
    let Some(worth) = worth(state, shot, under_fire) else { return (hit, worn) };
    let fallen = if state.profile(target).kind.is_vehicle() {
        at_vehicle(state, shot, &worth, &mut hit)
    } else {
        casualties(state, shot, &worth, &gun, |piece| worn |= 1 << piece)
    };
    hit.amount = fallen.result;
    let cover = cover_of(state, &worth.cover);
    log.emit(Event::shot(shooter, target, Prey::of(state.profile(target).kind), fallen, cover));
    (hit, worn)
}

/// The kind of the cover a shot meets, where it is of one kind.
pub(crate) fn cover_of(state: &State, cover: &Cover) -> Option<PieceKind> {
    let kind = |layer: &Layer| state.pieces[usize::from(layer.piece)].counts_as();
    let first = cover.layers.first().map(kind)?;
    cover.layers.iter().all(|layer| kind(layer) == first).then_some(first)
}

/// §3-terror, §3-flamethrower: whoever is attacked by them is afraid this turn.
pub(crate) fn causes_terror(state: &mut State, by: UnitNo, target: UnitNo, gun: Option<&Weapon>) {
    let flames = state.has(by, Trait::Flamethrower)
        && match gun {
            Some(gun) if state.profile(by).kind.is_vehicle() => gun.range == Range::Flame,
            Some(gun) => band_of(state, gun, by, target) == Some(0),
            None => state.profile(by).kind.is_section(),
        };
    if state.has(by, Trait::Terror) || flames {
        state.unit_mut(target).terror = true;
    }
}
