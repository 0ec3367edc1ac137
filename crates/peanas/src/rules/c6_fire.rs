//! §6: direct fire: who can be shot at, what the shot is worth, what it does to infantry and to vehicles.

use super::{c11_morale, must, no};
use crate::actions::{Action, Event};
use crate::cover::{self, Cover, From};
use crate::data::{Ammo, CoverKind, Profile, Trait, Weapon};
use crate::geometry::{CM, EIGHTH, Facing, V};
use crate::ids::{PieceKind, Range, UnitNo};
use crate::sight::{self, Sight};
use crate::state::{Duty, Frame, Hit, OrderKind, Place, Readiness, Shot, State, Twice};
use frente_kernel::{EventSink, Illegal};

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

/// LMG(X): +DC, +DM; Subfusiles(X): +DC, +DM, +DL (§3-lmg, §3-smg).
const LMG: [[i8; 3]; 4] = [[0, 0, 0], [1, 1, 0], [2, 1, 0], [2, 2, 0]];
const SMG: [[i8; 3]; 4] = [[0, 0, 0], [1, 0, 0], [2, 0, -1], [3, -1, -1]];

/// §2.4: D of a weapon in a band, with the levels of machine guns and submachine guns that were bought.
pub(crate) fn d_with(profile: &Profile, guns: [u8; 2], weapon: u8, band: usize) -> i8 {
    let Some(gun) = profile.weapon(weapon) else { return 0 };
    let mut d = gun.d[band];
    if profile.kind.is_section() && gun.range == Range::Light {
        // Printed values hold the printed levels: only what was bought is added.
        let level = |table: &[[i8; 3]; 4], at: u8| table[usize::from(at.min(3))][band];
        d += level(&LMG, guns[0]) - level(&LMG, profile.guns[0]);
        d += level(&SMG, guns[1]) - level(&SMG, profile.guns[1]);
    }
    d.max(0)
}

/// §11.8, §2.4: D of a weapon in a band, with what was bought and what was lost.
pub fn d_of(state: &State, unit: UnitNo, weapon: u8, band: usize) -> i8 {
    let it = state.unit(unit);
    let d = d_with(state.profile(unit), it.guns, weapon, band);
    if it.decimated { d / 2 } else { d }
}

/// Whether a unit has a weapon it could fire directly.
pub(crate) fn can_fire_at_all(state: &State, unit: UnitNo) -> bool {
    let (it, profile) = (state.unit(unit), state.profile(unit));
    it.readiness == Readiness::Ready
        && profile.weapons().any(|(at, weapon)| weapon.is_direct() && it.lost >> at & 1 == 0)
}

/// How far the weapons of a unit reach.
pub(crate) fn reach_of(state: &State, unit: UnitNo) -> i32 {
    let weapons = state.profile(unit).weapons().filter(|(_, weapon)| weapon.is_direct());
    weapons.map(|(_, weapon)| weapon.limits.into_iter().max().unwrap_or(0)).max().unwrap_or(0)
}

/// The band a target lies in; measured base to base only where the middles leave it open.
fn band_of(state: &State, gun: &Weapon, shooter: UnitNo, target: UnitNo) -> Option<usize> {
    let (least, most) = state.distance_bounds(shooter, target);
    let (near, far) = (gun.band(least), gun.band(most));
    if near == far { near } else { gun.band(state.distance(shooter, target)) }
}

/// §6.2.1: whether a unit may fire that weapon at that target.
pub fn check_shot(state: &State, shooter: UnitNo, target: UnitNo, weapon: u8, ammo: Ammo) -> Result<Aim, Illegal> {
    let it = state.unit(shooter);
    must(target.index() < state.units.len() && target != shooter, "6.2.1", "no-target")?;
    must(state.unit(target).is_on_table(), "6.2.1", "no-target")?;
    let gun = state.profile(shooter).weapon(weapon).ok_or(no("6.2.1", "no-weapon"))?;
    must(gun.is_direct() && gun.fires(ammo), "6.2.5", "no-such-ammo")?;
    must(it.lost >> weapon & 1 == 0, "6.3.4", "weapon-lost")?;
    must(it.readiness == Readiness::Ready, "3-easily-carried", "not-set-up")?;
    let band = band_of(state, gun, shooter, target).ok_or(no("6.2.1", "out-of-range"))?;
    let d = d_of(state, shooter, weapon, band);
    must(d > 0, "6.2.1", "out-of-range")?;
    let turns = check_arc(state, shooter, target)?;
    must(sight::sees(state, shooter, target), "14.6", "not-in-sight")?;
    Ok(Aim { band: band as u8, turns, d })
}

/// Ruling PA-29: whether the target lies in the arc, or within a turn of it; then whether it must turn.
fn check_arc(state: &State, shooter: UnitNo, target: UnitNo) -> Result<bool, Illegal> {
    let (it, kind) = (state.unit(shooter), state.profile(shooter).kind);
    if matches!(it.place, Place::Aboard(_)) {
        return Ok(false); // §3-loopholes: from the vehicle's edge, any direction.
    }
    let arc = if kind.walks() { 64 } else { EIGHTH };
    let turret = kind.is_vehicle() && !state.has(shooter, Trait::NoTurret);
    let turn = if turret { 64 } else { EIGHTH };
    let bearing = Facing::of(state.unit(target).middle().v() - it.middle().v());
    let off = it.facing.turn_to(bearing);
    must(off <= arc + turn, "6.1", "out-of-arc")?;
    Ok(off > arc)
}

/// The best weapon and ammunition against a target, if any: highest expected value first.
pub(crate) fn best_shot(state: &State, shooter: UnitNo, target: UnitNo) -> Option<(u8, Ammo)> {
    let profile = state.profile(shooter);
    let armoured = state.profile(target).kind.is_vehicle() && state.profile(target).armoured;
    let mut best: Option<(i8, u8, Ammo)> = None;
    for (at, weapon) in profile.weapons() {
        if !weapon.is_direct() || state.unit(shooter).lost >> at & 1 == 1 {
            continue;
        }
        let Some(band) = band_of(state, weapon, shooter, target) else { continue };
        let d = d_of(state, shooter, at, band);
        if d <= 0 {
            continue;
        }
        for ammo in Ammo::ALL.into_iter().filter(|ammo| weapon.fires(*ammo)) {
            let worth = d + if ammo == Ammo::Ap { if armoured { 5 } else { -5 } } else { 0 };
            if best.is_none_or(|(known, ..)| worth > known) {
                best = Some((worth, at, ammo));
            }
        }
    }
    let (_, weapon, ammo) = best?;
    check_shot(state, shooter, target, weapon, ammo).ok().map(|_| (weapon, ammo))
}

/// Whether anybody can be shot at.
pub(crate) fn has_target(state: &State, unit: UnitNo) -> bool {
    let it = state.unit(unit);
    if !can_fire_at_all(state, unit) {
        return false;
    }
    let reach = reach_of(state, unit) + 30 * CM;
    let from = it.middle();
    state.on_table(it.side.other()).any(|enemy| {
        crate::geometry::distance(from, state.unit(enemy).middle()) <= reach && best_shot(state, unit, enemy).is_some()
    })
}

/// §6.2.3: whether two enemies can be shot at quickly.
pub(crate) fn has_two_targets(state: &State, unit: UnitNo) -> bool {
    let side = state.unit(unit).side;
    let profile = state.profile(unit);
    profile.weapons().any(|(weapon, gun)| {
        Ammo::ALL.into_iter().filter(|ammo| gun.fires(*ammo)).any(|ammo| {
            let shot = |enemy: UnitNo| check_shot(state, unit, enemy, weapon, ammo).is_ok_and(|aim| aim.d >= 2);
            state.on_table(side.other()).any(|first| {
                shot(first)
                    && state
                        .on_table(side.other())
                        .any(|second| second > first && within_45(state, unit, first, second) && shot(second))
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
    state.order.duty == Duty::Order(OrderKind::QuickFire)
}

/// Whom the shooter in `state.order` may aim at: a reaction only at its trigger.
fn is_allowed(state: &State, target: UnitNo) -> bool {
    if state.order.duty == Duty::ReactFire {
        return target == trigger(state);
    }
    state.unit(target).side != state.unit(state.order.unit).side
}

/// The trigger while a target is chosen: the window lies under the top frame.
fn trigger(state: &State) -> UnitNo {
    let move_window = state.stack.iter().any(|frame| frame == Frame::MoveReact);
    if move_window { state.march.unit } else { state.shots.first().map_or(UnitNo::NONE, |shot| shot.shooter) }
}

pub(crate) fn target_candidates(state: &State, push: &mut impl FnMut(Action)) {
    push(Action::Alone);
    let shooter = state.order.unit;
    for target in state.on_table(state.unit(shooter).side.other()) {
        if !is_allowed(state, target) {
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
            let aim = check_shot(state, state.order.unit, target, weapon, ammo)?;
            must(is_allowed(state, target), "5.6.3", "only-the-trigger")?;
            must(!is_quick(state) || aim.d >= 2, "6.2.3", "d-too-low")?;
            must(!state.shots.is_full(), "6.1", "no-shot")
        }
        _ => Err(no("6.2.1", "target-pending")),
    }
}

pub(crate) fn choose_target(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    let Action::Shoot { target, weapon, ammo } = action else {
        state.stack.pop();
        log.emit(Event::ShotLost(state.order.unit));
        return after_declaration(state);
    };
    let shooter = state.order.unit;
    let Ok(aim) = check_shot(state, shooter, target, weapon, ammo) else { return };
    log.emit(Event::ShotDeclared { shooter, target });
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
    must(second.index() < state.units.len() && second != first, "6.2.3", "same-target")?;
    must(state.unit(second).side != state.unit(shooter).side, "6.2.1", "no-enemy")?;
    let aim = check_shot(state, shooter, second, weapon, ammo)?;
    must(within_45(state, shooter, first, second), "6.2.3", "not-within-45")?;
    must(!is_quick(state) || aim.d >= 2, "6.2.3", "d-too-low")?;
    must(!state.shots.is_full(), "6.1", "no-shot")
}

pub(crate) fn second_candidates(state: &State, push: &mut impl FnMut(Action)) {
    push(Action::Alone);
    state.on_table(state.unit(state.order.unit).side.other()).for_each(|unit| push(Action::Also(unit)));
}

pub(crate) fn check_second_target(state: &State, action: Action) -> Result<(), Illegal> {
    let last = *state.shots.last().ok_or(no("6.2.3", "no-shot"))?;
    match action {
        Action::Alone => Ok(()),
        Action::Also(unit) => check_second(state, last.target, unit, last.weapon, last.ammo),
        _ => Err(no("6.2.3", "target-pending")),
    }
}

pub(crate) fn choose_second(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    let quick = is_quick(state);
    state.stack.pop();
    if let (Action::Also(target), Some(last)) = (action, state.shots.last().copied()) {
        let shooter = state.order.unit;
        if let Ok(aim) = check_shot(state, shooter, target, last.weapon, last.ammo) {
            log.emit(Event::ShotDeclared { shooter, target });
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

fn make_shot(state: &State, target: UnitNo, weapon: u8, ammo: Ammo, aim: Aim) -> Shot {
    let shooter = state.order.unit;
    // Ruling PA-27: those who need not turn first, Reconocimiento before the rest, Sin Torreta last.
    let recon = state.has(shooter, Trait::Recon);
    let group = match (aim.turns, recon) {
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
        aimed: state.unit(shooter).aimed,
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
            match wrong_target(state, shooter, state.shots[at].target) {
                None => {
                    // §5.4.1: nobody else in sight: the unit is pinned, the shot lost.
                    state.shots.truncate(at);
                    log.emit(Event::ShotLost(shooter));
                    after_declaration(state);
                    c11_morale::pin(state, shooter, log);
                    return;
                }
                Some(other) if state.unit(shooter).quality.is_seasoned() => {
                    let _ = other;
                    state.stack.push(Frame::Mistake);
                    return;
                }
                Some(other) => mistake(state, other, log),
            }
        }
    }
    after_declaration(state);
}

/// §5.4.1: the revealed unit nearest to the declared target that the shooter sees.
fn wrong_target(state: &State, shooter: UnitNo, target: UnitNo) -> Option<UnitNo> {
    let others = state.all().filter(|unit| {
        *unit != shooter && *unit != target && state.unit(*unit).is_on_table() && sight::sees(state, shooter, *unit)
    });
    others.min_by_key(|unit| state.distance(*unit, target))
}

/// The shot goes at the wrong unit; out of range or arc it is lost (ruling PA-36).
fn mistake(state: &mut State, other: UnitNo, log: &mut impl EventSink<Event>) {
    let shooter = state.order.unit;
    let Some(at) = state.shots.iter().position(|shot| shot.shooter == shooter && !shot.fired) else { return };
    let Shot { weapon, ammo, .. } = state.shots[at];
    match check_shot(state, shooter, other, weapon, ammo) {
        Ok(aim) => {
            log.emit(Event::ShotDeclared { shooter, target: other });
            let old = state.shots[at];
            state.shots[at] =
                Shot { modifier: old.modifier, twice: old.twice, ..make_shot(state, other, weapon, ammo, aim) };
        }
        Err(_) => {
            state.shots.remove(at);
            log.emit(Event::ShotLost(shooter));
        }
    }
}

pub(crate) fn mistake_candidates(state: &State, push: &mut impl FnMut(Action)) {
    push(Action::Refuse);
    state.all().filter(|unit| state.unit(*unit).is_on_table()).for_each(|unit| push(Action::Mistaken(unit)));
}

pub(crate) fn check_mistake(state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Refuse => Ok(()),
        Action::Mistaken(unit) => {
            let shooter = state.order.unit;
            let shot = state.shots.iter().find(|shot| shot.shooter == shooter && !shot.fired);
            let target = shot.ok_or(no("5.4.1", "no-shot"))?.target;
            must(wrong_target(state, shooter, target) == Some(unit), "5.4.1", "not-the-nearest")
        }
        _ => Err(no("5.4.1", "event-pending")),
    }
}

pub(crate) fn choose_mistake(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    let shooter = state.order.unit;
    state.stack.pop();
    if let Action::Mistaken(unit) = action {
        mistake(state, unit, log);
        after_declaration(state);
    } else {
        state.shots.retain(|shot| shot.shooter != shooter || shot.fired);
        log.emit(Event::ShotLost(shooter));
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
    if group > 4 || state.shots.iter().all(|shot| shot.fired) {
        state.shots.clear();
        state.stack.pop();
        if state.stack.top() == Some(Frame::MoveReact) {
            super::c4_march::after_reaction(state);
        }
        return;
    }
    state.stack.replace(Frame::Volley(group + 1));
    state.hits.clear();
    let earlier: [bool; crate::state::SHOTS] =
        std::array::from_fn(|at| state.shots.get(at).is_some_and(|shot| shot.fired));
    for at in 0..state.shots.len() {
        let shot = state.shots[at];
        if shot.group != group || shot.fired {
            continue;
        }
        state.shots[at].fired = true;
        let it = state.unit(shot.shooter);
        // §6.4.4: pinned, panicked or destroyed by an earlier group, it loses its shot.
        if it.is_gone() || it.panicked || it.pinned > 0 || !state.unit(shot.target).is_on_table() {
            log.emit(Event::ShotLost(shot.shooter));
            continue;
        }
        let under_fire =
            state.shots.iter().enumerate().any(|(other, that)| earlier[other] && that.target == shot.shooter);
        let hit = fire(state, &shot, under_fire, log);
        let _ = state.hits.try_push(hit);
    }
    for shot in state.shots.clone().iter().filter(|shot| shot.fired && shot.group == group) {
        after_shot(state, shot);
    }
    if !state.hits.is_empty() {
        state.stack.push(Frame::Hits(0));
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

/// What a shot is worth before cover: V (ruling B-20), and what else its resolution needs.
#[derive(Clone, Debug)]
pub struct Worth {
    /// D + order + situation.
    pub v: i8,
    /// D of the band, before order and situation: the most casualties it causes (ruling PA-07).
    pub d: i8,
    /// What is seen of the target.
    pub sight: Sight,
    /// The target's cover.
    pub cover: Cover,
    /// The side a vehicle or a gun is hit on.
    pub side: From,
}

/// §6.2.7, §6.3.3: V of a shot.
pub fn worth(state: &State, shot: &Shot, under_fire: bool) -> Option<Worth> {
    let (shooter, target) = (shot.shooter, shot.target);
    let sight = sight::look(state, shooter, target)?;
    let gun = state.profile(shooter).weapon(shot.weapon)?;
    let band = band_of(state, gun, shooter, target)?;
    let d = d_of(state, shooter, shot.weapon, band);
    let from = state.unit(shooter).middle().v();
    let (it, profile) = (state.unit(target), state.profile(target));
    let mut v = if shot.twice == Twice::Quick { d / 2 } else { d } + shot.modifier;
    v -= i8::from(shot.twice == Twice::Double && !gun.twin);
    v -= i8::from(under_fire) + i8::from(shot.turns) + i8::from(2 * sight.seeing < sight.firing) + i8::from(sight.hazy);
    if matches!(state.unit(shooter).place, Place::Aboard(_)) {
        v -= 1; // §3-loopholes
    }
    let aimed = shot.aimed || (state.has(shooter, Trait::Sniper) && band > 0);
    if aimed && shot.twice != Twice::Quick {
        v += if state.has(shooter, Trait::Marksman) { 2 } else { 1 };
    }
    let side = cover::vehicle_side(state, target, from);
    if profile.kind.is_vehicle() {
        let (partly, hull_down) = cover::of_vehicle(state, shooter, target);
        let hiding = cover::hiding(state, target);
        let high = state.has(target, Trait::HighProfile) && band < 2;
        v -= if (partly || sight.mostly_hidden) && !high { hiding } else { 0 };
        v -= if hull_down { hiding } else { 0 };
        v -= moved_modifier(i32::from(it.moved));
        return Some(Worth { v, d, sight, cover: Cover::default(), side });
    }
    let cover = cover::against_shot(state, shooter, target);
    v -= it.prone.saturating_sub(1) as i8;
    let small = profile.kind.is_crew() || profile.kind.is_individual() || cover.concealed || sight.mostly_hidden;
    v -= i8::from(small);
    if cover.is_open() {
        let at = if profile.kind.is_gun() { side } else { infantry_side(state, target, from) };
        v += match at {
            From::Front => 0,
            From::Flank => 1,
            From::Rear => 2,
        };
    }
    Some(Worth { v, d, sight, cover, side })
}

/// Ruling B-29: front 180°, flanks 45° each, rear 90°.
fn infantry_side(state: &State, target: UnitNo, from: V) -> From {
    let it = state.unit(target);
    cover::side_of(it.facing, from - it.middle().v(), 64, EIGHTH)
}

/// §6.3.3: how much harder a moving target is (rulings B-32, PA-10).
fn moved_modifier(moved: i32) -> i8 {
    match moved {
        0 => 0,
        moved if moved <= 20 * CM => 1,
        moved if moved < 30 * CM => 2,
        _ => 3,
    }
}

/// §6.2.6: the modifier of ammunition against a layer of cover.
pub(crate) fn by_cover(ammo: Ammo, kind: CoverKind, roof: bool) -> i8 {
    match (ammo, kind) {
        (_, CoverKind::Open) | (Ammo::Normal | Ammo::Ap, _) => 0,
        (Ammo::Area, _) => -1,
        (Ammo::He, CoverKind::Soft) => -1,
        (Ammo::He, CoverKind::Medium) => -2,
        (Ammo::He, CoverKind::Hard) => -3,
        (Ammo::Mortar, kind) => -i8::from(kind == CoverKind::Hard) - i8::from(roof),
    }
}

/// §8.3: the damage that degrades works of this hardness.
pub(crate) const fn threshold(kind: CoverKind) -> i8 {
    match kind {
        CoverKind::Open | CoverKind::Soft => 1,
        CoverKind::Medium => 2,
        CoverKind::Hard => 3,
    }
}

/// What is left of an attack after all layers; works it degrades are handed to `degrade`.
pub(crate) fn through(cover: &Cover, ammo: Ammo, v: i8, mut degrade: impl FnMut(u8)) -> i8 {
    let mut left = v;
    for layer in &cover.layers {
        // Ruling B-27: roofless works count 1 against a mortar.
        let c = if ammo == Ammo::Mortar && layer.artificial && !layer.roof { layer.c.min(1) } else { layer.c };
        left += by_cover(ammo, layer.kind, layer.roof) + layer.degraded - c - i8::from(layer.deep);
        if ammo == Ammo::He && layer.artificial && left >= threshold(layer.kind) {
            degrade(layer.piece);
        }
    }
    left
}

/// §8.3: works lose a marker's worth, or become rubble.
pub(crate) fn degrade(state: &mut State, piece: u8, log: &mut impl EventSink<Event>) {
    let it = &mut state.pieces[usize::from(piece)];
    let kind = it.kind;
    if it.counts_as() == PieceKind::Rubble {
        if it.markers < 2 {
            it.markers += 1;
            log.emit(Event::Degraded(PieceKind::Rubble, it.markers));
        }
        return;
    }
    it.markers += 1;
    log.emit(Event::Degraded(kind, it.markers));
    if it.markers >= 3 {
        it.markers = 0;
        it.rubble = true;
        log.emit(Event::Ruined(kind));
    }
}

/// §6.2.7, §6.3.3: a shot falls.
fn fire(state: &mut State, shot: &Shot, under_fire: bool, log: &mut impl EventSink<Event>) -> Hit {
    let (shooter, target) = (shot.shooter, shot.target);
    let mut hit = Hit { target, by: shooter, amount: -1, suppression: 0, front_ap: false, cripple: false, hurt: false };
    let Some(gun) = state.profile(shooter).weapon(shot.weapon).copied() else { return hit };
    hit.suppression = gun.suppression;
    causes_terror(state, shooter, target, Some(&gun));
    if state.stack.iter().any(|frame| frame == Frame::MoveReact) {
        state.unit_mut(target).met_fire = true;
    }
    let Some(worth) = worth(state, shot, under_fire) else { return hit };
    let vehicle = state.profile(target).kind.is_vehicle();
    let result =
        if vehicle { at_vehicle(state, shot, &worth, &mut hit) } else { at_men(state, shot, &worth, &gun, log) };
    log.emit(Event::ShotResult { shooter, target, result });
    hit.amount = result;
    hit
}

/// §6.3.3: Daño against a vehicle.
fn at_vehicle(state: &State, shot: &Shot, worth: &Worth, hit: &mut Hit) -> i8 {
    let profile = state.profile(shot.target);
    let gun = state.profile(shot.shooter).weapon(shot.weapon);
    let gate = gun.map_or(0, |gun| gun.hit as i8);
    let c = profile.protection[worth.side as usize] + i8::from(state.unit(shot.target).covered);
    let ap = match (shot.ammo, profile.armoured) {
        (Ammo::Ap, true) => 5,
        (Ammo::Ap, false) => -5, // ruling PA-14: soft transports are no Vehículo
        _ => 0,
    };
    let damage = worth.v + ap - c;
    let tested = if state.options.impactar_literal { damage } else { worth.v };
    if tested < gate {
        return -1;
    }
    hit.front_ap = worth.side == From::Front && shot.ammo == Ammo::Ap;
    damage
}

/// §6.2.7: casualties of men.
fn at_men(state: &mut State, shot: &Shot, worth: &Worth, gun: &Weapon, log: &mut impl EventSink<Event>) -> i8 {
    let profile = state.profile(shot.target);
    let mut ruined: arrayvec::ArrayVec<u8, 6> = arrayvec::ArrayVec::new();
    let mut left = through(&worth.cover, shot.ammo, worth.v, |piece| ruined.push(piece));
    for piece in ruined {
        degrade(state, piece, log);
    }
    if profile.armoured && worth.side == From::Front {
        left -= profile.protection[0]; // the gun's shield, without any modifier by type (ruling PA-13)
    }
    if shot.ammo == Ammo::Ap {
        left -= 5;
    }
    left -= i8::from(state.unit(shot.target).covered);
    let tested = if state.options.impactar_literal { left } else { worth.v };
    if tested < gun.hit as i8 {
        return 0;
    }
    // Ruling PA-07: the result, at most D, halved for individuals, at most the stands that fire.
    let mut casualties = left.min(worth.d);
    if profile.kind.is_individual() {
        casualties = if casualties > 0 { casualties / 2 } else { casualties };
    }
    if state.options.casualty_cap {
        let lone_command = state.profile(shot.shooter).kind.is_section() && state.unit(shot.shooter).alive == 1;
        let stands = if lone_command { 0 } else { worth.sight.seeing as i8 };
        casualties = casualties.min(stands);
    }
    casualties
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
