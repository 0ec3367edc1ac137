//! Cover (§8): which pieces a unit stands in or lines, which protection they give from which side, and what lies across
//! the line of a shot.

use crate::data::{CoverDef, CoverKind, Data, Holds, Trait};
use crate::geometry::polygon::{Polygon, is_near_segment};
use crate::geometry::{EIGHTH, Facing, Point, V};
use crate::ground::Piece;
use crate::ids::{PieceKind, UnitKind, UnitNo};
use crate::sight;
use crate::state::{CONTACT, State};
use arrayvec::ArrayVec;

/// From which side a shot comes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum From {
    /// The printed columns CF and RF.
    Front,
    /// The printed columns CL and RL.
    Flank,
    /// The printed columns CT and RT.
    Rear,
}

/// A layer of cover a shot must pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layer {
    /// The piece, by its place among those of the table.
    pub piece: u8,
    /// Its C from that side.
    pub c: i8,
    /// How hard the cover is (§8.2).
    pub kind: CoverKind,
    /// Whether it has a roof.
    pub roof: bool,
    /// §8.3: one for each marker, to shots at those inside.
    pub degraded: i8,
    /// §3-tools: a deep trench takes one more off any shot.
    pub deep: bool,
    /// It may be degraded.
    pub artificial: bool,
}

/// Most covers that count between two units. A shot meets fewer on any table that was not laid out to test it.
pub const LAYERS: usize = 12;

/// What cover a unit has against an attack.
#[derive(Clone, Debug, Default)]
pub struct Cover {
    /// The layers, from the shooter to the target.
    pub layers: ArrayVec<Layer, LAYERS>,
    /// It is concealed, or only some of its stands are covered: a small target (rulings B-36, PA-48).
    pub concealed: bool,
}

impl Layer {
    /// A piece as a layer of C `c` for those inside.
    fn of(state: &State, at: usize, row: &CoverDef, c: i8) -> Layer {
        let piece = &state.pieces[at];
        Layer {
            piece: at as u8,
            c,
            kind: row.kind,
            roof: row.roof,
            degraded: piece.markers as i8,
            deep: piece.kind == PieceKind::DeepTrench && !piece.rubble,
            artificial: piece.def(state.data()).artificial,
        }
    }
}

impl Cover {
    /// Whether the target stands in the open.
    pub fn is_open(&self) -> bool {
        self.layers.iter().all(|layer| layer.kind == CoverKind::Open) && !self.concealed
    }
}

/// Ruling PA-16: whether a cover holds units of that kind.
pub fn holds(cover: &CoverDef, kind: UnitKind, mounted: bool) -> bool {
    let label = match kind {
        UnitKind::Infantry if mounted => return false,
        UnitKind::Infantry | UnitKind::Individual | UnitKind::LightMortar => Holds::Infantry,
        UnitKind::Support => Holds::MachineGuns,
        UnitKind::LightGun | UnitKind::MediumMortar => Holds::LightGuns,
        UnitKind::LightArtillery => Holds::LightArtillery,
        UnitKind::MediumArtillery => Holds::MediumArtillery,
        UnitKind::LightAa => Holds::LightAa,
        UnitKind::HeavyAa => Holds::HeavyAa,
        _ => return false,
    };
    cover.holds.contains(&label)
}

/// Whether a piece is lined, not entered: walls and lines of bushes.
#[inline]
pub const fn is_line(kind: PieceKind) -> bool {
    matches!(kind, PieceKind::Wall | PieceKind::BushLine)
}

/// The side of a thing that faces `facing` on which `v` (from it to the shooter) lies, with arcs of `front` steps to
/// either side of the front and `rear` of the rear. On a boundary the better side for the target counts (PA-29).
pub fn side_of(facing: Facing, v: V, front: u8, rear: u8) -> From {
    if facing.covers(v, front) {
        From::Front
    } else if facing.left(128).covers_inside(v, rear) {
        From::Rear
    } else {
        From::Flank
    }
}

/// How high a hill stands; 0: no hill.
const fn height(piece: &Piece) -> i8 {
    match piece.kind {
        PieceKind::Hill0 => 1,
        PieceKind::Hill1 => 2,
        PieceKind::Hill2 => 3,
        _ => 0,
    }
}

/// The side of a vehicle or a gun: four quarters.
pub fn vehicle_side(state: &State, target: UnitNo, from: V) -> From {
    let it = state.unit(target);
    side_of(it.facing, from - it.stands[0].v(), EIGHTH, EIGHTH)
}

/// Whether a unit around `at` could have a stand in, or at, a piece.
#[inline]
fn is_near(state: &State, piece: &Piece, at: Point) -> bool {
    let (way, reach) = (at.v() - piece.at.v(), piece.radius(state.data()) + 1200);
    way.x.abs() <= reach && way.y.abs() <= reach
}

/// How many stands of a unit a piece covers, its capacity included (§8.1, ruling PA-16).
fn covered_stands(state: &State, unit: UnitNo, at: usize) -> u8 {
    let piece = &state.pieces[at];
    let Some(cover) = &piece.def(state.data()).cover else { return 0 };
    if !is_near(state, piece, state.unit(unit).middle()) {
        return 0;
    }
    let outline = piece.outline(state.data());
    let radius = piece.radius(state.data()) + 400;
    let inside = |unit: UnitNo| {
        let it = state.unit(unit);
        if !holds(cover, state.profile(unit).kind, it.mounted) {
            return 0;
        }
        it.standing()
            .filter(|stand| {
                let middle = it.stands[usize::from(*stand)].v();
                let way = middle - piece.at.v();
                if way.x.abs() > radius || way.y.abs() > radius {
                    return false;
                }
                if is_line(piece.kind) && !piece.rubble {
                    state.base(unit, *stand).is_near(&outline, CONTACT)
                } else {
                    outline.contains(middle)
                }
            })
            .count() as u8
    };
    let own = inside(unit);
    if own == 0 {
        return 0;
    }
    // Those who were there first have their room (§8.1).
    let rank = |unit: UnitNo| (state.unit(unit).came, unit);
    let taken: u8 = state
        .all()
        .filter(|other| rank(*other) < rank(unit))
        .filter(|other| state.unit(*other).is_on_table() && is_near(state, piece, state.unit(*other).middle()))
        .map(inside)
        .fold(0, u8::saturating_add);
    own.min(cover.stands.saturating_sub(taken))
}

/// Whether a unit stands in, or lines, a piece that conceals it (§1.6): from `from`, or from somewhere. A wall conceals
/// from beyond it, a hill from those no higher (ruling PA-49).
pub fn is_concealed(state: &State, unit: UnitNo, from: Option<V>) -> bool {
    let it = state.unit(unit);
    let kind = state.profile(unit).kind;
    let half = it.alive.count_ones().div_ceil(2);
    state.pieces.iter().any(|piece| {
        let def = piece.def(state.data());
        if !def.conceals || (piece.kind == PieceKind::Crops && kind.is_vehicle()) || !is_near(state, piece, it.middle())
        {
            return false;
        }
        let outline = piece.outline(state.data());
        let helps = |from: V| {
            (!is_line(piece.counts_as()) || outline.blocks(from, it.middle().v()))
                && (height(piece) == 0 || sight::level(state, from) <= height(piece))
        };
        if !from.is_none_or(helps) {
            return false;
        }
        let within = it.standing().filter(|stand| {
            if is_line(piece.kind) {
                state.base(unit, *stand).is_near(&outline, CONTACT)
            } else {
                outline.contains(it.stands[usize::from(*stand)].v())
            }
        });
        within.count() as u32 >= half
    })
}

/// §8.4.2: the cover of a target that is no vehicle against a shot from `from`.
pub fn against_shot(state: &State, shooter: UnitNo, target: UnitNo) -> Cover {
    let from = state.unit(shooter).middle().v();
    let mut cover = Cover::default();
    let it = state.unit(target);
    let to = it.middle().v();
    let level_from = sight::level(state, from);
    crossed(state, shooter, target, from, to, &mut cover);
    let within = cover.layers.len();
    let half = it.alive.count_ones().div_ceil(2) as u8;
    let mut covered = false;
    // Ground first, works last: the works are nearest to the men.
    for artificial in [false, true] {
        for (at, piece) in state.pieces.iter().enumerate() {
            let def = piece.def(state.data());
            let Some(row) = &def.cover else { continue };
            if def.artificial != artificial || piece.kind == PieceKind::Wire {
                continue;
            }
            let way = to - piece.at.v();
            let reach = piece.radius(state.data()) + 1200;
            if way.x.abs() > reach || way.y.abs() > reach {
                continue;
            }
            let stands = covered_stands(state, target, at);
            if stands == 0 {
                continue;
            }
            let Some(side) = cover_side(state, at, target, from) else { continue };
            let high = height(piece);
            if high > 0 && level_from > high {
                continue; // §1.6: only against those as low or lower.
            }
            if stands < half {
                // §8.4.1: covered in part, it is a small target.
                cover.concealed = true;
                continue;
            }
            covered = true;
            let c = [row.sides.0, row.sides.1, row.sides.2][side as usize];
            occupy(state, &mut cover, within, Layer::of(state, at, row, c));
        }
    }
    if !covered && !cover.concealed && is_concealed(state, target, Some(from)) {
        cover.concealed = true;
    }
    cover
}

/// The side of a piece's cover a shot from `from` meets; `None`: it gives none (ruling PA-49).
fn cover_side(state: &State, at: usize, target: UnitNo, from: V) -> Option<From> {
    let piece = &state.pieces[at];
    let it = state.unit(target);
    let to = it.middle().v();
    match piece.counts_as() {
        PieceKind::Wall | PieceKind::BushLine => piece.outline(state.data()).blocks(from, to).then_some(From::Front),
        PieceKind::Trench | PieceKind::DeepTrench => {
            // Along it the trench gives its flank.
            Some(if is_along(piece, from - to) { From::Flank } else { From::Front })
        }
        // Ruling PA-29: guns have four quarters, as vehicles do.
        _ if state.profile(target).kind.is_gun() => Some(vehicle_side(state, target, from)),
        _ => Some(side_of(it.facing, from - to, 64, EIGHTH)),
    }
}

/// Of like pieces under one unit the best counts: earthworks, heights, or of one kind.
const fn is_like(one: PieceKind, other: PieceKind) -> bool {
    const fn family(kind: PieceKind) -> PieceKind {
        match kind {
            PieceKind::Hill0 | PieceKind::Hill1 | PieceKind::Hill2 => PieceKind::Hill0,
            kind if is_earthwork(kind) => PieceKind::Foxhole,
            kind => kind,
        }
    }
    family(one) as u8 == family(other) as u8
}

/// Works dug into the ground.
pub(crate) const fn is_earthwork(kind: PieceKind) -> bool {
    matches!(
        kind,
        PieceKind::Foxhole | PieceKind::Trench | PieceKind::DeepTrench | PieceKind::Nest | PieceKind::Prepared
    )
}

/// A cover the target stands in or at: the layers from `within` on are such covers.
fn occupy(state: &State, cover: &mut Cover, within: usize, layer: Layer) {
    let kind = |layer: &Layer| state.pieces[usize::from(layer.piece)].counts_as();
    let worth = |layer: &Layer| layer.c + i8::from(layer.deep) - layer.degraded;
    match cover.layers[within..].iter_mut().find(|known| is_like(kind(known), kind(&layer))) {
        Some(known) if worth(known) < worth(&layer) => *known = layer,
        Some(_) => {}
        None => {
            let _ = cover.layers.try_push(layer);
        }
    }
}

/// Whether a unit has what digging in gives: most of its stands are in foxholes, or, if it digs deep, in a deep trench.
pub(crate) fn is_dug_in(state: &State, unit: UnitNo, deep: bool) -> bool {
    let it = state.unit(unit);
    let holds = |piece: &Piece| {
        let kind = piece.counts_as();
        is_earthwork(kind) && (!deep || kind == PieceKind::DeepTrench)
    };
    let stands = |piece: &Piece| {
        let inside = it.standing().filter(|stand| piece.contains(state.data(), it.stands[usize::from(*stand)].v()));
        inside.count() as u32
    };
    state.pieces.iter().any(|piece| holds(piece) && 2 * stands(piece) >= it.alive.count_ones())
}

/// §8.4.2, §8.4.3: what the line crosses counts though the target is seen, from the shooter on: all cover one can see over
/// that touches neither end (ruling B-25). What hides hides a part of the target, and is not shot through.
fn crossed(state: &State, shooter: UnitNo, target: UnitNo, from: V, to: V, cover: &mut Cover) {
    let data = state.data();
    let near = |unit: UnitNo, outline: &Polygon| {
        state.unit(unit).standing().any(|stand| state.base(unit, stand).is_near(outline, CONTACT))
    };
    let level = std::cell::OnceCell::new();
    let mut entries: ArrayVec<i64, LAYERS> = ArrayVec::new();
    for (at, piece) in state.pieces.iter().enumerate() {
        let def = piece.def(data);
        let Some(row) = &def.cover else { continue };
        if !def.seen_through || !is_near_segment(piece.at.v(), from, to, piece.radius(data)) {
            continue;
        }
        let (kind, outline) = (piece.counts_as(), piece.outline(data));
        // Wire is crossed even by those who shoot at a man beside it.
        if !outline.blocks(from, to) || near(shooter, &outline) || outline.contains(to) {
            continue;
        }
        if kind != PieceKind::Wire && near(target, &outline) {
            continue;
        }
        // §1.6: a rise covers against those as low or lower.
        let high = height(piece);
        if high > 0 && *level.get_or_init(|| sight::level(state, from).max(sight::level(state, to))) > high {
            continue;
        }
        let c = match kind {
            PieceKind::Wire => row.sides.0,
            PieceKind::Trench | PieceKind::DeepTrench if is_along(piece, from - to) => row.sides.1,
            // Nobody looks out of it: it has no front.
            _ => row.c,
        };
        // Its markers and its depth are for those inside (§8.3, §3-tools).
        let layer = Layer { degraded: 0, deep: false, ..Layer::of(state, at, row, c) };
        let layer = Layer { artificial: layer.artificial && kind != PieceKind::Wire, ..layer };
        let enters = outline.clip(from, to).map_or(0, |(enters, _)| enters);
        let place = entries.iter().take_while(|known| **known <= enters).count();
        if cover.layers.try_insert(place, layer).is_ok() {
            entries.insert(place, enters);
        }
    }
}

/// Whether a line runs along a trench rather than across it: turn 0 lies along the x axis.
fn is_along(trench: &Piece, way: V) -> bool {
    let axis = Facing(trench.turn.wrapping_mul(16));
    axis.covers_inside(way, EIGHTH) || axis.left(128).covers_inside(way, EIGHTH)
}

/// What falls on a unit, or dives at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Above {
    /// Shells: the single column of the table; hills count at most so much.
    Shells {
        /// What a hill counts at most.
        hills: i8,
    },
    /// Bombs: through CT (ruling PA-71).
    Bombs,
    /// An aircraft's guns: a direct shot through CT (ruling B-75).
    Guns,
}

/// §7.5, §16.3: the cover of a unit against what comes from above: no sides; walls and houses give none but against guns
/// (PA-12), hills only against those that fire from lower ground.
pub fn from_above(state: &State, target: UnitNo, battery_level: i8, above: Above) -> Cover {
    let mut cover = Cover::default();
    let it = state.unit(target);
    let half = it.alive.count_ones().div_ceil(2) as u8;
    for (at, piece) in state.pieces.iter().enumerate() {
        let def = piece.def(state.data());
        let Some(row) = &def.cover else { continue };
        if piece.kind == PieceKind::Wire {
            continue;
        }
        let stands = covered_stands(state, target, at);
        if stands < half || stands == 0 {
            continue;
        }
        let high = height(piece);
        if high > 0 && battery_level >= high {
            continue;
        }
        let bare = above != Above::Guns && matches!(piece.counts_as(), PieceKind::Wall | PieceKind::House);
        let c = match above {
            _ if bare => 0,
            Above::Shells { .. } if high == 0 => row.c,
            Above::Shells { hills } => row.c.min(hills),
            Above::Bombs | Above::Guns => row.sides.2,
        };
        let kind = if bare { CoverKind::Open } else { row.kind };
        occupy(state, &mut cover, 0, Layer { kind, ..Layer::of(state, at, row, c) });
    }
    cover
}

/// Ruling PA-51: what a vehicle has between it and the shooter: partly hidden, hull down.
pub fn of_vehicle(state: &State, shooter: UnitNo, target: UnitNo) -> (bool, bool) {
    let (from, to) = (state.unit(shooter).middle().v(), state.unit(target).stands[0].v());
    let base = state.base(target, 0);
    let (mut partly, mut hull_down) = (false, false);
    for piece in &state.pieces {
        let kind = piece.counts_as();
        let way = to - piece.at.v();
        let reach = piece.radius(state.data()) + 600;
        if way.x.abs() > reach || way.y.abs() > reach {
            continue;
        }
        let outline = piece.outline(state.data());
        match kind {
            PieceKind::Wall | PieceKind::Rubble | PieceKind::Trench | PieceKind::DeepTrench => {
                hull_down |= base.is_near(&outline, CONTACT) && outline.blocks(from, to);
            }
            PieceKind::Hill0 | PieceKind::Hill1 | PieceKind::Hill2 => {
                let crest = outline.contains(to) && sight::level(state, from) < sight::level(state, to);
                hull_down |= crest;
            }
            PieceKind::Wood | PieceKind::BushZone => partly |= outline.contains(to),
            PieceKind::BushLine => partly |= base.is_near(&outline, CONTACT) && outline.blocks(from, to),
            _ => {}
        }
    }
    (partly, hull_down)
}

/// §3-street-fighting: whether a stand is in a village, a city or a building.
pub(crate) fn is_in_town(state: &State, stand: Point) -> bool {
    state.pieces.iter().any(|piece| {
        matches!(piece.kind, PieceKind::Village | PieceKind::City | PieceKind::House)
            && piece.contains(state.data(), stand.v())
    })
}

/// The best C a place offers a unit of that kind, for those who look for shelter (§11.3).
pub fn shelter(state: &State, kind: UnitKind, at: V) -> i8 {
    shelter_of(state.data(), state.pieces.iter(), kind, at)
}

/// The same, of the pieces that count.
pub(crate) fn shelter_of<'a>(
    data: &'static Data,
    pieces: impl Iterator<Item = &'a Piece>,
    kind: UnitKind,
    at: V,
) -> i8 {
    pieces.fold(0, |best, piece| match &piece.def(data).cover {
        Some(row) if row.c > best && piece.contains(data, at) && holds(row, kind, false) => row.c,
        _ => best,
    })
}

/// §3-low-profile: what hides a unit counts twice.
pub fn hiding(state: &State, unit: UnitNo) -> i8 {
    if state.has(unit, Trait::LowProfile) { 2 } else { 1 }
}
