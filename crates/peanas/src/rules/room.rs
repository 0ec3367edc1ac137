//! Where stands may be: free of other bases, on the table, on ground that bears them.

use super::{must, no};
use crate::data::Trait;
use crate::geometry::polygon::Base;
use crate::geometry::{CM, Facing, Point, V, is_within};
use crate::ids::{PieceKind, Side, UnitKind, UnitNo};
use crate::state::{HALF_DIAGONAL, Place, State, base_at};
use frente_kernel::Illegal;

/// Whether a place lies in the square around another from which two bases may still meet.
#[inline]
fn may_meet(at: Point, near: V) -> bool {
    let way = at.v() - near;
    (way.x.abs() <= 2 * HALF_DIAGONAL) & (way.y.abs() <= 2 * HALF_DIAGONAL)
}

/// The unit, other than `unit`, whose base overlaps this one.
pub(crate) fn in_the_way(state: &State, unit: UnitNo, base: &Base, near: V) -> Option<UnitNo> {
    state.all().find(|other| {
        // All four at once: few units have a stand near.
        state.unit(*other).stands.iter().fold(false, |any, at| any | may_meet(*at, near))
            && *other != unit
            && stands_on(state, *other, base, near)
    })
}

/// Whether a stand of a unit overlaps a base. Apart from the search, which stays small that way.
#[inline(never)]
fn stands_on(state: &State, unit: UnitNo, base: &Base, near: V) -> bool {
    let it = state.unit(unit);
    let mut stands = it.standing().filter(|stand| may_meet(it.stands[usize::from(*stand)], near));
    it.is_on_table() && stands.any(|stand| state.base(unit, stand).overlaps(base))
}

/// Whether ground of this kind stops units of that kind; horses enter no buildings, trenches or pits (ruling PA-04).
pub(crate) fn is_closed_to(kind: PieceKind, unit: UnitKind, mounted: bool) -> bool {
    match kind {
        PieceKind::Sea | PieceKind::River => true,
        PieceKind::House => mounted || unit.is_vehicle() || unit.is_gun(),
        PieceKind::Blockhouse | PieceKind::Casemate | PieceKind::Bunker => mounted || unit.is_vehicle(),
        PieceKind::Trench | PieceKind::DeepTrench | PieceKind::Foxhole | PieceKind::Nest => mounted,
        _ => false,
    }
}

/// Whether a place lies on a road (a bridge, where that crosses a river).
pub(crate) fn is_on_road(state: &State, at: V) -> bool {
    state.pieces.iter().any(|piece| piece.kind == PieceKind::Road && piece.outline(state.data()).contains(at))
}

/// §4: whether a stand may end there.
pub(crate) fn check_stand(state: &State, unit: UnitNo, stand: u8, at: Point, facing: Facing) -> Result<(), Illegal> {
    let kind = state.profile(unit).kind;
    let base = base_at(kind, stand, at, facing);
    must(state.measures().holds_all(&base), "4.6", "off-table")?;
    ground(state, kind, state.unit(unit).mounted, &base, at.v())?;
    match in_the_way(state, unit, &base, at.v()) {
        Some(_) => Err(no("4.6", "occupied")),
        None => Ok(()),
    }
}

/// §1.6: whether the ground there bears a base.
pub(crate) fn ground(state: &State, kind: UnitKind, mounted: bool, base: &Base, at: V) -> Result<(), Illegal> {
    for piece in &state.pieces {
        let counts_as = piece.counts_as();
        if !is_closed_to(counts_as, kind, mounted) {
            continue;
        }
        if !piece.is_band() {
            let way = at - piece.at.v();
            let reach = piece.radius(state.data()) + HALF_DIAGONAL;
            if way.x.abs() > reach || way.y.abs() > reach {
                continue;
            }
        }
        if piece.outline(state.data()).overlaps(base) && !(counts_as == PieceKind::River && is_on_road(state, at)) {
            return Err(no("1.6", "impassable"));
        }
    }
    Ok(())
}

/// Offsets of a section's stands in a box around its middle: forward, right.
const BOX: [(i32, i32); 4] = [(-160, 130), (160, 255), (160, -255), (-160, -255)];

/// Puts a unit on the table at, or as near as may be to, a place.
pub(crate) fn set_down(state: &mut State, unit: UnitNo, near: Point, facing: Facing) {
    let place = find(state, unit, near, facing).unwrap_or(near);
    let section = state.profile(unit).kind.is_section();
    let it = state.unit_mut(unit);
    it.place = Place::Table;
    it.facing = facing;
    for (stand, in_box) in it.stands.iter_mut().zip(BOX) {
        let offset = if section { in_box } else { (0, 0) };
        *stand = (place.v() + facing.offset(offset.0, offset.1)).point();
    }
}

/// The nearest place to `near`, on rings around it, where a whole unit fits.
fn find(state: &State, unit: UnitNo, near: Point, facing: Facing) -> Option<Point> {
    let kind = state.profile(unit).kind;
    let fits = |place: Point| {
        let stands = state.unit(unit).standing();
        let mut all = stands.map(|stand| {
            let offset = if kind.is_section() { BOX[usize::from(stand)] } else { (0, 0) };
            (stand, (place.v() + facing.offset(offset.0, offset.1)).point())
        });
        all.all(|(stand, at)| check_stand(state, unit, stand, at, facing).is_ok())
    };
    if fits(near) {
        return Some(near);
    }
    // Rings of growing radius; the farthest still covers the largest table.
    for ring in 1..80 {
        for step in 0..16u8 {
            let way = Facing(step * 16).offset(ring * 3 * CM, 0);
            let place = (near.v() + way).point();
            if fits(place) {
                return Some(place);
            }
        }
    }
    None
}

/// Moves a unit whose stands ended on top of others to the nearest free ground.
pub(crate) fn untangle(state: &mut State, unit: UnitNo) {
    let facing = state.unit(unit).facing;
    let stands = state.unit(unit).standing();
    for stand in stands {
        let at = state.unit(unit).stands[usize::from(stand)];
        if check_stand(state, unit, stand, at, facing).is_ok() && !overlaps_own(state, unit, stand, at) {
            continue;
        }
        if let Some(place) = free_near(state, unit, stand, at, facing) {
            state.unit_mut(unit).stands[usize::from(stand)] = place;
        }
    }
}

/// Whether a stand there would overlap another of its own unit.
pub(crate) fn overlaps_own(state: &State, unit: UnitNo, stand: u8, at: Point) -> bool {
    let base = base_at(state.profile(unit).kind, stand, at, state.unit(unit).facing);
    state.unit(unit).standing().any(|other| other != stand && state.base(unit, other).overlaps(&base))
}

/// The nearest free place for one stand.
pub(crate) fn free_near(state: &State, unit: UnitNo, stand: u8, near: Point, facing: Facing) -> Option<Point> {
    for ring in 0..40 {
        for step in 0..if ring == 0 { 1 } else { 16u8 } {
            let place = (near.v() + Facing(step * 16).offset(ring * CM, 0)).point();
            if check_stand(state, unit, stand, place, facing).is_ok() && !overlaps_own(state, unit, stand, place) {
                return Some(place);
            }
        }
    }
    None
}

/// Those who follow the guide are carried along as they stood: none past the edge while they wait to be placed.
pub(crate) fn hold_followers(state: &mut State, unit: UnitNo, guide: u8) {
    let measures = state.measures();
    for (stand, at) in state.unit_mut(unit).stands.iter_mut().enumerate() {
        if stand != usize::from(guide) {
            let held = |a: i16, most: i32| i32::from(a).clamp(0, most);
            *at = V::new(held(at.x, measures.width), held(at.y, measures.depth)).point();
        }
    }
}

/// Stands carried past the edge by the formation come back onto the table, just so far that their bases lie on it.
pub(crate) fn keep_on_table(state: &mut State, unit: UnitNo) {
    let measures = state.measures();
    for stand in 0..4 {
        let (low, high) = state.base(unit, stand).bounds();
        let back = |low: i32, high: i32, most: i32| (-low).max(0) - (high - most).max(0);
        let by = V::new(back(low.x, high.x, measures.width), back(low.y, high.y, measures.depth));
        let at = &mut state.unit_mut(unit).stands[usize::from(stand)];
        *at = (at.v() + by).point();
    }
}

/// The command radius of an officer (§11.6).
pub(crate) fn radius(state: &State, officer: UnitNo) -> i32 {
    if state.has(officer, Trait::Communications) {
        40 * CM
    } else if state.has(officer, Trait::LowLeadership) {
        15 * CM
    } else {
        20 * CM
    }
}

/// Whether the command stand of a unit is within an officer's radius.
pub(crate) fn commands(state: &State, officer: UnitNo, unit: UnitNo) -> bool {
    let reach = radius(state, officer);
    let (from, to) = (state.unit(officer).head(), state.unit(unit).head());
    if officer == unit || is_within(from, to, reach) {
        return true;
    }
    // Bases are nearer than their middles, by half a diagonal each at most.
    let stand = state.unit(unit).alive.trailing_zeros().min(3) as u8;
    is_within(from, to, reach + 2 * HALF_DIAGONAL) && state.base(officer, 0).is_near(&state.base(unit, stand), reach)
}

/// The officers of a side that stand on the table and are fit to command (ruling PA-24).
pub(crate) fn officers(state: &State, side: Side) -> impl Iterator<Item = UnitNo> + '_ {
    state.on_table(side).filter(move |unit| {
        let it = state.unit(*unit);
        state.profile(*unit).has(Trait::Command) && it.pinned == 0 && !it.panicked
    })
}
