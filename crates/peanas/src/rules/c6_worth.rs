//! §6.2.7, §6.3.3: what a shot is worth: D, its modifiers, the layers of cover it passes, casualties and Daño.

use super::c6_fire::{band_of, check_shot, is_aimed};
use crate::actions::{Event, Limit};
use crate::cover::{self, Cover, From};
use crate::data::{Ammo, CoverKind, Profile, Trait, Weapon};
use crate::geometry::{CM, EIGHTH, V};
use crate::ids::{PieceKind, Range, UnitNo};
use crate::sight::{self, Sight};
use crate::state::{Hit, Place, Shot, State, Twice};
use crate::sum::{Part, Sum};
use frente_kernel::EventSink;

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

/// What a shot is worth before cover: V (ruling B-20), and what else its resolution needs.
#[derive(Clone, Debug)]
pub struct Worth {
    /// D + order + situation, part by part.
    pub sum: Sum,
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
    let mut sum = Sum::default();
    sum.add(Part::D, d);
    if shot.twice == Twice::Quick {
        sum.add(Part::Halved, d / 2 - d);
    }
    sum.add(Part::Order, shot.modifier);
    // §3-twin-guns: two guns on one mount lose nothing by it.
    sum.add(Part::Double, -i8::from(shot.twice == Twice::Double && !gun.twin));
    sum.add(Part::UnderFire, -i8::from(under_fire));
    sum.add(Part::Turned, -i8::from(shot.turns));
    sum.add(Part::Limited, -i8::from(2 * sight.seeing < sight.firing));
    sum.add(Part::Haze, -i8::from(sight.hazy));
    sum.add(Part::Loopholes, -i8::from(matches!(state.unit(shooter).place, Place::Aboard(_))));
    // §3-sniper: beyond short range he always aims. §3-marksman: it counts twice.
    let aimed = shot.aimed || (state.has(shooter, Trait::Sniper) && band > 0);
    if aimed && shot.twice != Twice::Quick {
        sum.add(Part::Aimed, if state.has(shooter, Trait::Marksman) { 2 } else { 1 });
    }
    let side = cover::vehicle_side(state, target, from);
    if profile.kind.is_vehicle() {
        let (partly, hull_down) = cover::of_vehicle(state, shooter, target);
        let hiding = cover::hiding(state, target);
        // §3-high-profile: what hides it helps only from afar.
        let high = state.has(target, Trait::HighProfile) && band < 2;
        sum.add(Part::Hidden, if (partly || sight.mostly_hidden) && !high { -hiding } else { 0 });
        sum.add(Part::HullDown, if hull_down { -hiding } else { 0 });
        sum.add(Part::Moved, -moved_modifier(i32::from(it.moved)));
        return Some(Worth { sum, d, sight, cover: Cover::default(), side });
    }
    let cover = cover::against_shot(state, shooter, target);
    sum.add(Part::Prone, -it.lying(2));
    // §6.4.1: a small target.
    let small = profile.kind.is_crew() || profile.kind.is_individual() || cover.concealed || sight.mostly_hidden;
    sum.add(Part::Small, -i8::from(small));
    if cover.is_open() {
        let at = if profile.kind.is_gun() { side } else { infantry_side(state, target, from) };
        let side = match at {
            From::Front => 0,
            From::Flank => 1,
            From::Rear => 2,
        };
        sum.add(Part::Side, side);
    }
    Some(Worth { sum, d, sight, cover, side })
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

/// §6.2.6: the modifier of ammunition against a layer of cover (§3-area, §3-he, §3-mortar).
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

/// Takes all layers off an attack; works it degrades are handed to `degrade`.
pub(crate) fn through(cover: &Cover, ammo: Ammo, sum: &mut Sum, mut degrade: impl FnMut(u8)) {
    let mut left = sum.total();
    for layer in &cover.layers {
        // Ruling B-27: roofless works count 1 against a mortar.
        let c = if ammo == Ammo::Mortar && layer.artificial && !layer.roof { layer.c.min(1) } else { layer.c };
        let (by_ammo, c) = (by_cover(ammo, layer.kind, layer.roof), c + i8::from(layer.deep));
        sum.add(Part::Cover, -c);
        sum.add(Part::Ammunition, by_ammo);
        sum.add(Part::Worn, layer.degraded);
        left += by_ammo + layer.degraded - c;
        if ammo == Ammo::He && layer.artificial && left >= threshold(layer.kind) {
            degrade(layer.piece);
        }
    }
}

/// Pieces of the table, one bit each.
pub(crate) type PieceSet = u128;

/// §8.3: works wear down by what fell together: one marker for each.
pub(crate) fn wear_down(state: &mut State, ruined: PieceSet, log: &mut impl EventSink<Event>) {
    (0..state.pieces.len() as u8).filter(|piece| ruined >> piece & 1 == 1).for_each(|piece| degrade(state, piece, log));
}

/// §8.3: works lose a marker's worth, or become rubble.
fn degrade(state: &mut State, piece: u8, log: &mut impl EventSink<Event>) {
    let it = &mut state.pieces[usize::from(piece)];
    let (kind, at) = (it.kind, it.at);
    if it.counts_as() == PieceKind::Rubble {
        if it.markers < 2 {
            it.markers += 1;
            log.emit(Event::Degraded { kind: PieceKind::Rubble, at, markers: it.markers });
        }
        return;
    }
    it.markers += 1;
    log.emit(Event::Degraded { kind, at, markers: it.markers });
    if it.markers >= 3 {
        it.markers = 0;
        it.rubble = true;
        log.emit(Event::Ruined { kind, at });
    }
}

/// What a shot comes to: the sum, the result, and what held the result below the sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fallen {
    pub sum: Sum,
    pub result: i8,
    pub limit: Limit,
}

/// §6.3.3: Daño against a vehicle.
pub(super) fn at_vehicle(state: &State, shot: &Shot, worth: &Worth, hit: &mut Hit) -> Fallen {
    let profile = state.profile(shot.target);
    let gun = state.profile(shot.shooter).weapon(shot.weapon);
    let gate = gun.map_or(0, |gun| gun.hit as i8);
    let mut sum = worth.sum;
    sum.add(Part::Armour, -profile.protection[worth.side as usize]);
    sum.add(Part::TakenCover, -i8::from(state.unit(shot.target).covered));
    // §3-ap.
    let ap = match (shot.ammo, profile.armoured) {
        (Ammo::Ap, true) => 5,
        (Ammo::Ap, false) => -5, // ruling PA-14: soft transports are no Vehículo
        _ => 0,
    };
    sum.add(Part::Piercing, ap);
    let damage = sum.total();
    let tested = if state.options.impactar_literal { damage } else { worth.sum.total() };
    if tested < gate {
        return Fallen { sum, result: -1, limit: Limit::Impact };
    }
    hit.front_ap = worth.side == From::Front && shot.ammo == Ammo::Ap;
    Fallen { sum, result: damage, limit: Limit::None }
}

/// What the best shot of a unit at another would come to with that modifier, as things stand (for those who weigh it):
/// casualties, or Daño against a vehicle, and the shot.
pub(crate) fn prospect(state: &State, shooter: UnitNo, target: UnitNo, modifier: i8) -> Option<(i8, Shot)> {
    let mut best: Option<(i8, Shot)> = None;
    for (weapon, gun) in state.profile(shooter).weapons().filter(|(_, gun)| gun.is_direct()) {
        for ammo in Ammo::ALL.into_iter().filter(|ammo| gun.fires(*ammo)) {
            if let Some((result, shot)) = prospect_of(state, shooter, target, (weapon, ammo), modifier)
                && best.is_none_or(|(known, _)| result > known)
            {
                best = Some((result, shot));
            }
        }
    }
    best
}

/// The same with one weapon and ammunition.
pub(crate) fn prospect_of(
    state: &State,
    shooter: UnitNo,
    target: UnitNo,
    (weapon, ammo): (u8, Ammo),
    modifier: i8,
) -> Option<(i8, Shot)> {
    let aim = check_shot(state, shooter, target, weapon, ammo).ok()?;
    let gun = state.profile(shooter).weapon(weapon)?;
    let shot = Shot {
        shooter,
        target,
        weapon,
        ammo,
        modifier,
        twice: Twice::Once,
        aimed: is_aimed(state, shooter),
        turns: aim.turns,
        group: 0,
        fired: false,
    };
    let worth = worth(state, &shot, false)?;
    let result = if state.profile(target).kind.is_vehicle() {
        at_vehicle(state, &shot, &worth, &mut Hit::of(shooter, target))
    } else {
        casualties(state, &shot, &worth, gun, |_| ())
    };
    Some((result.result, shot))
}

/// §6.2.7: what a shot costs men; works it wears down are handed to `degrade`.
pub(super) fn casualties(state: &State, shot: &Shot, worth: &Worth, gun: &Weapon, degrade: impl FnMut(u8)) -> Fallen {
    let profile = state.profile(shot.target);
    let mut sum = worth.sum;
    through(&worth.cover, shot.ammo, &mut sum, degrade);
    if profile.armoured && worth.side == From::Front {
        // The gun's shield, without any modifier by type (ruling PA-13).
        sum.add(Part::Armour, -profile.protection[0]);
    }
    if shot.ammo == Ammo::Ap {
        // §6.2.8: AP is made for vehicles.
        sum.add(Part::Piercing, -5);
    }
    sum.add(Part::TakenCover, -i8::from(state.unit(shot.target).covered));
    let left = sum.total();
    let tested = if state.options.impactar_literal { left } else { worth.sum.total() };
    if tested < gun.hit as i8 {
        return Fallen { sum, result: 0, limit: Limit::Impact };
    }
    // Ruling PA-07: the result, at most D, halved for individuals, at most the stands that fire.
    let mut casualties = left.min(worth.d);
    let mut limit = if left > worth.d { Limit::D } else { Limit::None };
    if profile.kind.is_individual() && casualties > 0 {
        casualties /= 2;
        limit = Limit::Half;
    }
    if state.options.casualty_cap {
        let lone_command = state.profile(shot.shooter).kind.is_section() && state.unit(shot.shooter).alive == 1;
        let stands = if lone_command { 0 } else { worth.sight.seeing as i8 };
        if casualties > stands {
            (casualties, limit) = (stands, Limit::Stands);
        }
    }
    Fallen { sum, result: casualties, limit }
}
