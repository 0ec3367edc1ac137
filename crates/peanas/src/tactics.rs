//! What somebody who weighs a position may ask of the rules without playing them: what a shot would come to, how far a
//! unit goes and fires, whether it holds ground. Nothing here changes a position, and nothing knows a bot.

use crate::cover;
use crate::data::{Ammo, Trait};
use crate::geometry::{Point, distance};
use crate::ground::units;
use crate::ids::{Side, Square, UnitNo};
use crate::rules::c10_vehicles::{self, Damage};
use crate::rules::c11_morale::{self, Nerve};
use crate::rules::{c4_march, c5_reactions, c6_fire, c6_worth, c9_assault, c14_fog};
use crate::state::{Duty, Frame, Moment, OrderKind, Shot, State};

/// What the best shot of a unit at another would come to with that modifier: casualties, or Daño against a vehicle.
pub fn shot(state: &State, shooter: UnitNo, target: UnitNo, modifier: i8) -> Option<(i8, Shot)> {
    c6_worth::prospect(state, shooter, target, modifier)
}

/// The same with one weapon and ammunition.
pub fn shot_with(state: &State, shooter: UnitNo, target: UnitNo, with: (u8, Ammo), modifier: i8) -> Option<(i8, Shot)> {
    c6_worth::prospect_of(state, shooter, target, with, modifier)
}

/// What a reaction shot at the mover would come to at that moment of its way.
pub fn reaction(state: &State, unit: UnitNo, moment: Moment) -> Option<(i8, Shot)> {
    let gone = c5_reactions::moment_of(state, unit, moment)?;
    let mut there = state.clone();
    c4_march::advance(&mut there, gone);
    c6_worth::prospect(&there, unit, state.march.unit, 0)
}

/// How far a unit goes with an order of modifier 0.
pub fn reach(state: &State, unit: UnitNo) -> i32 {
    c4_march::reach(state, unit, 0)[0]
}

/// How far its direct weapons reach.
pub fn fire_reach(state: &State, unit: UnitNo) -> i32 {
    if c6_fire::can_fire_at_all(state, unit) { c6_fire::reach_of(state, unit) } else { 0 }
}

/// D of its best direct weapon at that distance.
pub fn firepower(state: &State, unit: UnitNo, far: i32) -> i8 {
    let weapons = state.profile(unit).weapons().filter(|(_, weapon)| weapon.is_direct());
    let d = weapons.filter_map(|(at, weapon)| weapon.band(far).map(|band| c6_fire::d_of(state, unit, at, band)));
    d.max().unwrap_or(0)
}

/// What special rules add to a unit's blows and to its defence in an assault with another (§9.3), or would add if they met
/// where that stands.
pub fn assault_bonus(state: &State, unit: UnitNo, other: UnitNo) -> i8 {
    let it = state.unit(other);
    let would_add = state.has(unit, Trait::StreetFighting)
        && !state.in_contact(unit, other)
        && it.standing().any(|stand| cover::is_in_town(state, it.stands[usize::from(stand)]));
    c9_assault::bonus(state, unit, other) + i8::from(would_add)
}

/// §6.3.2: how many faces of the damage die hurt a vehicle, and how many destroy it, where a hit does that much.
pub fn damage_faces(state: &State, unit: UnitNo, amount: i8) -> [u8; 2] {
    let steel = c10_vehicles::steel(state, unit);
    let rows = (1..=6).map(|die| Damage::of(die + amount + steel));
    rows.fold([0; 2], |[hurt, destroyed], row| match row {
        Damage::None => [hurt, destroyed],
        Damage::Wrecked => [hurt, destroyed + 1],
        _ => [hurt + 1, destroyed],
    })
}

/// §11.2: how many faces of the morale die pin a unit, and how many put it to flight, after that many casualties more. Its
/// last marker is panic too.
pub fn morale_faces(state: &State, unit: UnitNo, casualties: i8, modifier: i8) -> [u8; 2] {
    let (morale, size) = c11_morale::morale_of(state, unit);
    let spirit = morale + size - state.unit(unit).losses as i8 - casualties + modifier;
    let last = state.unit(unit).pinned + 1 >= c11_morale::LAST_MARKER;
    (1..=6).map(|die| Nerve::of(spirit + die)).fold([0; 2], |[pins, panics], nerve| match nerve {
        Nerve::Holds => [pins, panics],
        Nerve::Pinned if !last => [pins + 1, panics],
        Nerve::Pinned | Nerve::Panics => [pins, panics + 1],
    })
}

/// Whether a unit of that kind holds ground (ruling B-09), wherever it stands.
pub fn can_hold(state: &State, unit: UnitNo) -> bool {
    let kind = state.profile(unit).kind;
    !kind.is_individual() && !kind.is_aircraft() && !state.unit(unit).panicked
}

/// Whether a unit, standing around `at`, would be near enough to hold an objective.
pub fn is_near_objective(state: &State, at: Point, objective: usize) -> bool {
    let place = state.objectives[objective].at;
    distance(at, place) <= units(state.data().tables.objective_radius)
}

/// The order being given or carried out: the unit, what it does, the modifier so far.
pub fn under_way(state: &State) -> Option<(UnitNo, Option<OrderKind>, i8)> {
    let kind = match state.order.duty {
        Duty::Order(kind) => Some(kind),
        _ => None,
    };
    state.order.unit.some().map(|unit| (unit, kind, state.order.modifier))
}

/// The mover and where its way ends, while a move is being made.
pub fn mover(state: &State) -> Option<(UnitNo, Point)> {
    let moving = matches!(state.stack.top(), Some(Frame::MoveReact | Frame::MoveOn));
    let end = state.march.path.last().copied()?;
    state.march.unit.some().filter(|_| moving).map(|unit| (unit, end))
}

/// The unit that is choosing where to go.
pub fn marcher(state: &State) -> UnitNo {
    state.march.unit
}

/// How far the mover has still to go in its allowance.
pub fn allowance(state: &State) -> i32 {
    state.march.allowance - state.march.used
}

/// Shots declared and not yet resolved.
pub fn shots(state: &State) -> &[Shot] {
    &state.shots
}

/// The bombardments under way: whose, where.
pub fn bombardments(state: &State) -> impl Iterator<Item = (Side, Point)> + '_ {
    state.missions.iter().map(|mission| (mission.side, mission.at))
}

/// What a side may still bring on; `UnitNo::NONE` is a decoy.
pub fn reserves(state: &State, side: Side) -> impl Iterator<Item = UnitNo> + '_ {
    c14_fog::reserves(state, side)
}

/// The place and radius a template of that size would cover for a mission.
pub fn template(state: &State, mission: u8, size: u8) -> Option<(Point, i32)> {
    let radii = state.data().tables.radii;
    let at = state.missions.get(usize::from(mission))?.at;
    Some((at, units([radii.0, radii.1, radii.2][usize::from(size.min(2))])))
}

/// Whether a token of that side would be turned up on that square at the end of this turn (§14.4).
pub fn would_be_seen(state: &State, side: Side, square: Square) -> bool {
    c14_fog::is_detected(state, side, square)
}
