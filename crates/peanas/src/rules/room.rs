//! Where stands may be: free of other bases, on the table, on ground that bears them.

use crate::data::Trait;
use crate::geometry::polygon::Base;
use crate::geometry::{CM, Facing, Point, V, is_within};
use crate::ground::{PIECES, Piece};
use crate::ids::{PieceKind, Side, UnitKind, UnitNo};
use crate::state::{CONTACT, HALF_DIAGONAL, Place, State, UNITS, base_at};
use arrayvec::ArrayVec;
use frente_kernel::{Illegal, must};

/// A part of the table: what may matter to stands in it, gathered once for all that is asked there.
pub(crate) struct Around<'a> {
    pub state: &'a State,
    /// The pieces that reach into it, and every road and river.
    pub pieces: ArrayVec<&'a Piece, PIECES>,
    /// The units on the table with a stand near.
    pub units: ArrayVec<UnitNo, UNITS>,
}

impl<'a> Around<'a> {
    /// What may matter to stands whose middles lie within `reach` of a place.
    #[inline(always)]
    pub fn of(state: &'a State, at: Point, reach: i32) -> Around<'a> {
        Around::way(state, at, at, reach)
    }

    /// The same along a straight way.
    #[inline(always)]
    pub fn way(state: &'a State, from: Point, to: Point, reach: i32) -> Around<'a> {
        let mut around = Around { state, pieces: ArrayVec::new_const(), units: ArrayVec::new_const() };
        around.gather(from.v(), to.v(), reach);
        around
    }

    /// It is large: it is filled where it stands, not handed on.
    fn gather(&mut self, from: V, to: V, reach: i32) {
        let (low, high) = (V::new(from.x.min(to.x), from.y.min(to.y)), V::new(from.x.max(to.x), from.y.max(to.y)));
        let near = |at: V, far: i32| {
            (at.x >= low.x - far) & (at.x <= high.x + far) & (at.y >= low.y - far) & (at.y <= high.y + far)
        };
        let data = self.state.data();
        for piece in &self.state.pieces {
            if piece.is_band() || near(piece.at.v(), piece.radius(data) + reach + HALF_DIAGONAL + CONTACT) {
                self.pieces.push(piece);
            }
        }
        let far = reach + 2 * HALF_DIAGONAL;
        for (unit, it) in self.state.units.iter().enumerate() {
            // All four at once: few units have a stand near.
            if it.is_on_table() && it.stands.iter().fold(false, |any, at| any | near(at.v(), far)) {
                self.units.push(UnitNo(unit as u8));
            }
        }
    }

    /// Whether a unit other than `unit` has a base that overlaps this one.
    fn is_occupied(&self, unit: UnitNo, base: &Base, near: V) -> bool {
        self.units.iter().any(|other| {
            let it = self.state.unit(*other);
            let mut stands = it.standing().filter(|stand| {
                let way = it.stands[usize::from(*stand)].v() - near;
                (way.x.abs() <= 2 * HALF_DIAGONAL) & (way.y.abs() <= 2 * HALF_DIAGONAL)
            });
            *other != unit && stands.any(|stand| self.state.base(*other, stand).overlaps(base))
        })
    }

    /// Whether a base touches an enemy of `unit`.
    fn touches_enemy(&self, unit: UnitNo, base: &Base) -> bool {
        let side = self.state.unit(unit).side;
        let mut enemies = self.units.iter().map(|other| self.state.body(*other)).filter(|other| other.it.side != side);
        enemies.any(|other| other.it.standing().any(|stand| other.base(stand).is_near(base, CONTACT)))
    }

    /// Whether a place lies on a road (a bridge, where that crosses a river).
    pub fn is_on_road(&self, at: V) -> bool {
        self.pieces.iter().any(|piece| piece.kind == PieceKind::Road && piece.contains(self.state.data(), at))
    }

    /// §4: whether a stand may end there.
    pub fn check_stand(&self, unit: UnitNo, stand: u8, at: Point, facing: Facing) -> Result<(), Illegal> {
        let kind = self.state.profile(unit).kind;
        let base = base_at(kind, stand, at, facing);
        must(self.state.measures().holds_all(&base), "4.6", "off-table")?;
        self.check_ground(kind, self.state.unit(unit).mounted, &base, at.v())?;
        must(!self.is_occupied(unit, &base, at.v()), "4.6", "occupied")
    }

    /// §1.6: whether the ground there bears a base.
    pub fn check_ground(&self, kind: UnitKind, mounted: bool, base: &Base, at: V) -> Result<(), Illegal> {
        let (data, closed) = (self.state.data(), closed_to(kind, mounted));
        for piece in &self.pieces {
            let counts_as = piece.counts_as();
            if closed.contains(counts_as)
                && !piece.is_clear_of(data, at, HALF_DIAGONAL)
                && piece.overlaps(data, base)
                && !(counts_as == PieceKind::River && self.is_on_road(at))
            {
                return Err(Illegal { rule: "1.6", why: "impassable" });
            }
        }
        Ok(())
    }
}

/// Kinds of pieces, one bit each.
#[derive(Clone, Copy)]
pub(crate) struct Kinds(u32);

impl Kinds {
    const fn of(kinds: &[PieceKind]) -> Kinds {
        let (mut set, mut at) = (0, 0);
        while at < kinds.len() {
            set |= 1 << kinds[at] as u32;
            at += 1;
        }
        Kinds(set)
    }

    #[inline]
    pub fn contains(self, kind: PieceKind) -> bool {
        self.0 >> kind as u32 & 1 == 1
    }
}

/// The ground that stops units of a kind; horses enter no buildings, trenches or pits (ruling PA-04).
#[inline]
pub(crate) fn closed_to(unit: UnitKind, mounted: bool) -> Kinds {
    const WATER: Kinds = Kinds::of(&[PieceKind::Sea, PieceKind::River]);
    const HOUSES: Kinds = Kinds::of(&[PieceKind::House]);
    const FORTS: Kinds = Kinds::of(&[PieceKind::Blockhouse, PieceKind::Casemate, PieceKind::Bunker]);
    const PITS: Kinds = Kinds::of(&[PieceKind::Trench, PieceKind::DeepTrench, PieceKind::Foxhole, PieceKind::Nest]);
    let only = |kinds: Kinds, holds: bool| if holds { kinds.0 } else { 0 };
    Kinds(
        WATER.0
            | only(HOUSES, mounted || unit.is_vehicle() || unit.is_gun())
            | only(FORTS, mounted || unit.is_vehicle())
            | only(PITS, mounted),
    )
}

/// Farther than anything on a table.
const FAR: i32 = 1 << 20;

/// Offsets of a section's stands in a box around its middle: forward, right.
const BOX: [(i32, i32); 4] = [(-160, 130), (160, 255), (160, -255), (-160, -255)];

/// Puts a unit on the table at, or as near as may be to, a place.
pub(crate) fn set_down(state: &mut State, unit: UnitNo, near: Point, facing: Facing) {
    let place = find(state, unit, near, facing).unwrap_or(near);
    let section = state.profile(unit).kind.is_section();
    let it = state.unit_mut(unit);
    it.place = Place::Table;
    it.second = None;
    it.facing = facing;
    for (stand, in_box) in it.stands.iter_mut().zip(BOX) {
        let offset = if section { in_box } else { (0, 0) };
        *stand = (place.v() + facing.offset(offset.0, offset.1)).point();
    }
    state.has_come(unit);
}

/// The nearest place to `near`, on rings around it, where a whole unit fits.
fn find(state: &State, unit: UnitNo, near: Point, facing: Facing) -> Option<Point> {
    // The farthest ring still covers the largest table.
    on_rings(state, near, 3 * CM, 80, |around, place| {
        let mut bases = bases_at(state, unit, place, facing);
        is_same_bank(around, near.v(), place.v())
            && bases.all(|(stand, at, base)| {
                around.check_stand(unit, stand, at, facing).is_ok() && !around.touches_enemy(unit, &base)
            })
    })
}

/// The stands of a unit set down around a place: each with where it goes.
fn bases_at(state: &State, unit: UnitNo, place: Point, facing: Facing) -> impl Iterator<Item = (u8, Point, Base)> {
    let kind = state.profile(unit).kind;
    state.unit(unit).standing().map(move |stand| {
        let (forward, right) = if kind.is_section() { BOX[usize::from(stand)] } else { (0, 0) };
        let at = (place.v() + facing.offset(forward, right)).point();
        (stand, at, base_at(kind, stand, at, facing))
    })
}

/// Whether a unit set down there would touch an enemy.
pub(crate) fn would_touch(state: &State, unit: UnitNo, place: Point, facing: Facing) -> bool {
    let around = Around::of(state, place, 2 * HALF_DIAGONAL);
    bases_at(state, unit, place, facing).any(|(_, _, base)| around.touches_enemy(unit, &base))
}

/// Which bank of a river a place lies on.
pub(crate) fn bank(river: &Piece, at: V) -> bool {
    (river.to.v() - river.at.v()).cross(at - river.at.v()) >= 0
}

/// Whether no river parts two places.
fn is_same_bank(around: &Around, one: V, two: V) -> bool {
    let mut rivers = around.pieces.iter().filter(|piece| piece.kind == PieceKind::River);
    rivers.all(|river| bank(river, one) == bank(river, two))
}

/// The first place that will do: there, or on rings of growing radius around it, sixteen a ring.
pub(crate) fn on_rings(
    state: &State,
    near: Point,
    step: i32,
    rings: i32,
    will_do: impl Fn(&Around, Point) -> bool,
) -> Option<Point> {
    // Most find room close by: who does not looks at all of the table.
    let close = 4;
    for (from, to, reach) in [(0, close, (close - 1) * step + 4 * CM), (close, rings, FAR)] {
        let around = Around::of(state, near, reach);
        for ring in from..to {
            for turn in 0..if ring == 0 { 1 } else { 16u8 } {
                let place = (near.v() + Facing(turn * 16).offset(ring * step, 0)).point();
                if will_do(&around, place) {
                    return Some(place);
                }
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
    on_rings(state, near, CM, 40, |around, place| {
        around.check_stand(unit, stand, place, facing).is_ok() && !overlaps_own(state, unit, stand, place)
    })
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

/// The command radius of an officer (§11.6, §3-communications, §3-low-leadership).
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

/// §3-command: an officer, and fit to command (ruling PA-24).
pub(crate) fn check_officer(state: &State, unit: UnitNo) -> Result<(), Illegal> {
    let it = state.unit(unit);
    must(state.profile(unit).has(Trait::Command), "5.2", "no-officer")?;
    must(!it.panicked, "11.3", "officer-panicked")?;
    must(it.pinned == 0, "11.2", "officer-pinned")
}

/// Whether a unit is an officer fit to command.
#[inline]
pub(crate) fn is_officer(state: &State, unit: UnitNo) -> bool {
    check_officer(state, unit).is_ok()
}

/// The officers of a side that stand on the table and are fit to command.
pub(crate) fn officers(state: &State, side: Side) -> impl Iterator<Item = UnitNo> + '_ {
    state.on_table(side).filter(|unit| is_officer(state, *unit))
}
