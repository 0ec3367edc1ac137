//! Line of sight (§14.6) and smoke (§14.7): straight lines from both front corners of a base to points of the target.
//!
//! A point of the target is seen if the lines from both corners reach it. A stand sees a target if each of its corners
//! has a clear line to it. What hides: woods and bushes beyond 10 cm, walls, houses and roofed works, hills, vehicles,
//! smoke; the limit of the weather. Whoever stands in a piece, or lines a wall, sees out of it (rulings B-36, PA-49).

mod rays;

use crate::geometry::polygon::{Polygon, WHOLE, is_near_segment};
use crate::geometry::{CM, Point, V};
use crate::ground::{PIECES, Piece};
use crate::ids::{PieceKind, UnitNo};
use crate::state::{CONTACT, FIRE, HALF_DIAGONAL, Place, State};
use arrayvec::ArrayVec;
pub use rays::{Ray, Stop, line, rays};

/// How far one sees inside a wood, and beyond smoke.
pub const DIM: i32 = 10 * CM;

/// What a unit sees of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// Firing stands that see it.
    pub seeing: u8,
    /// Firing stands there are.
    pub firing: u8,
    /// More than half of the target is hidden.
    pub mostly_hidden: bool,
    /// Through dispersed smoke.
    pub hazy: bool,
}

/// What may stand between two places: found once, asked for each line.
struct Between<'a> {
    state: &'a State,
    pieces: ArrayVec<(u8, Polygon), 24>,
    /// Rises and hills the ends may stand on.
    hills: ArrayVec<u8, PIECES>,
    vehicles: ArrayVec<Polygon, 12>,
    smoke: bool,
}

/// A line's fate.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Clear,
    Hazy,
    Blocked,
}

/// One end of a line: a place, and the base it belongs to.
#[derive(Clone, Copy)]
struct End<'a> {
    at: V,
    middle: V,
    base: Option<&'a Polygon>,
}

/// Whether those outside a piece cannot see through it.
#[inline]
fn is_opaque(kind: PieceKind) -> bool {
    matches!(
        kind,
        PieceKind::House
            | PieceKind::Wood
            | PieceKind::Hill1
            | PieceKind::Hill2
            | PieceKind::BushLine
            | PieceKind::BushZone
            | PieceKind::Wall
            | PieceKind::Blockhouse
            | PieceKind::Casemate
            | PieceKind::Bunker
    )
}

/// How high the ground of a hill is; 0: level ground.
#[inline]
const fn height(kind: PieceKind) -> i8 {
    match kind {
        PieceKind::Hill0 => 1,
        PieceKind::Hill1 => 2,
        PieceKind::Hill2 => 3,
        _ => 0,
    }
}

/// The level of the ground at a place: 0, or 1 to 3 on rises and hills.
pub fn level(state: &State, at: V) -> i8 {
    level_on(state, state.pieces.iter(), at)
}

/// The same, of the pieces that count.
#[inline]
fn level_on<'a>(state: &State, pieces: impl Iterator<Item = &'a Piece>, at: V) -> i8 {
    let mut level = 0;
    for piece in pieces {
        let high = height(piece.kind);
        if high > level {
            let way = at - piece.at.v();
            let radius = piece.radius(state.data());
            if way.x.abs() <= radius && way.y.abs() <= radius && piece.outline(state.data()).contains(at) {
                level = high;
            }
        }
    }
    level
}

impl<'a> Between<'a> {
    /// Nothing yet. It is large: it is filled where it stands, never handed on.
    #[inline(always)]
    fn empty(state: &'a State) -> Between<'a> {
        let (pieces, hills, vehicles) = (ArrayVec::new_const(), ArrayVec::new_const(), ArrayVec::new_const());
        Between { state, pieces, hills, vehicles, smoke: false }
    }

    /// What may stand between two units around these places.
    fn units(&mut self, from: V, to: V, apart: [UnitNo; 2]) {
        self.fill(from, to, apart, 3 * HALF_DIAGONAL);
    }

    /// What may stand in a band of that half width between two places.
    fn fill(&mut self, from: V, to: V, apart: [UnitNo; 2], slack: i32) {
        let state = self.state;
        let (low, high) = bounds(from, to, slack);
        let near = |at: V, radius: i32| {
            at.x >= low.x - radius && at.x <= high.x + radius && at.y >= low.y - radius && at.y <= high.y + radius
        };
        for (at, piece) in state.pieces.iter().enumerate() {
            if is_opaque(piece.counts_as()) && near(piece.at.v(), piece.radius(state.data())) {
                // The whole band between the two may be clear of it.
                if is_near_segment(piece.at.v(), from, to, piece.radius(state.data()) + slack) {
                    let _ = self.pieces.try_push((at as u8, piece.outline(state.data())));
                }
            }
        }
        if !self.pieces.is_empty() {
            // No stand is farther from the middle of its unit.
            let spread = 40 * CM;
            for (at, piece) in state.pieces.iter().enumerate() {
                if height(piece.kind) > 0 && near(piece.at.v(), piece.radius(state.data()) + spread) {
                    let _ = self.hills.try_push(at as u8);
                }
            }
        }
        for unit in state.all() {
            let it = state.unit(unit);
            if it.is_on_table()
                && near(it.stands[0].v(), HALF_DIAGONAL)
                && state.profile(unit).kind.is_vehicle()
                && !apart.contains(&unit)
                && !apart.iter().any(|end| carries(state, unit, *end))
            {
                let _ = self.vehicles.try_push(state.base(unit, 0));
            }
        }
        self.smoke = state.smoke.iter().any(|smoke| near(smoke.at.v(), i32::from(smoke.radius)));
    }

    fn is_empty(&self) -> bool {
        self.pieces.is_empty() && self.vehicles.is_empty() && !self.smoke
    }

    fn line(&self, from: End, to: End) -> Line {
        if from.at == to.at {
            return Line::Clear;
        }
        for (at, outline) in &self.pieces {
            if outline.blocks(from.at, to.at) && self.hides(*at, outline, from, to) {
                return Line::Blocked;
            }
        }
        if self.vehicles.iter().any(|vehicle| vehicle.blocks(from.at, to.at)) {
            return Line::Blocked;
        }
        if self.smoke { through_smoke(self.state, from.at, to.at) } else { Line::Clear }
    }

    /// Whether a piece across the line hides the other end.
    fn hides(&self, at: u8, outline: &Polygon, from: End, to: End) -> bool {
        let kind = self.state.pieces[usize::from(at)].counts_as();
        let within = |end: End| outline.contains(end.middle);
        if matches!(kind, PieceKind::Wood | PieceKind::BushZone | PieceKind::BushLine) {
            let lines =
                |end: End| kind == PieceKind::BushLine && end.base.is_some_and(|base| base.is_near(outline, CONTACT));
            if within(from) || within(to) || lines(from) || lines(to) {
                // §1.6: sight reaches 10 cm inside the wood an end stands in (ruling PA-50).
                let Some((enter, leave)) = outline.clip(from.at, to.at) else { return false };
                let inside = i64::from((to.at - from.at).length()) * (leave - enter) / WHOLE;
                return inside > i64::from(DIM);
            }
        } else if kind == PieceKind::Wall {
            let lines = |end: End| end.base.is_some_and(|base| base.is_near(outline, CONTACT));
            if lines(from) || lines(to) {
                return false;
            }
        } else if within(from) || within(to) {
            return false;
        }
        // Over it: one end must stand higher than its top (ruling PA-49).
        let highest = self.level(from.middle).max(self.level(to.middle));
        match height(kind) {
            0 => highest <= 1 || highest <= level(self.state, outline.middle()) + 1,
            high => highest <= high,
        }
    }

    /// The level of the ground where an end stands.
    #[inline]
    fn level(&self, at: V) -> i8 {
        let hills = self.hills.iter().map(|hill| &self.state.pieces[usize::from(*hill)]);
        level_on(self.state, hills, at)
    }
}

/// Whether `unit` is the vehicle the other rides in.
fn carries(state: &State, unit: UnitNo, other: UnitNo) -> bool {
    state.units.get(other.index()).is_some_and(|it| it.place == Place::Aboard(unit))
}

#[inline]
fn bounds(a: V, b: V, slack: i32) -> (V, V) {
    (V::new(a.x.min(b.x) - slack, a.y.min(b.y) - slack), V::new(a.x.max(b.x) + slack, a.y.max(b.y) + slack))
}

/// §14.7: smoke on the line (ruling PA-64).
fn through_smoke(state: &State, from: V, to: V) -> Line {
    let (way, length) = (to - from, i64::from((to - from).length()).max(1));
    let mut hazy = false;
    for cloud in &state.smoke {
        let (middle, radius) = (cloud.at.v() - from, i64::from(cloud.radius));
        let along = way.dot(middle) / length;
        let beside = way.cross(middle) / length;
        let square = radius * radius - beside * beside;
        if square <= 0 {
            continue;
        }
        let half = (square as u64).isqrt() as i64;
        let (enter, leave) = ((along - half).max(0), (along + half).min(length));
        if enter >= leave {
            continue;
        }
        if cloud.thick == 0 {
            hazy = true;
            continue;
        }
        let viewer_inside = along - half < 0;
        let target_inside = along + half > length;
        let dim = i64::from(DIM);
        let blocked = match (viewer_inside, target_inside) {
            (true, _) => length > dim,
            (false, true) => leave - enter > dim,
            (false, false) => length - leave > dim,
        };
        if blocked {
            return Line::Blocked;
        }
    }
    if hazy { Line::Hazy } else { Line::Clear }
}

/// The stands of a unit that fire: all but a section's command stand, unless it is alone.
#[inline]
pub fn firing_stands(state: &State, unit: UnitNo) -> u8 {
    let (alive, section) = (state.unit(unit).alive, state.profile(unit).kind.is_section());
    if section && alive & !1 != 0 { alive & !1 } else { alive }
}

/// Places that stand for a unit's silhouette: the middle of each stand of a section, corners and middle of a lone base.
fn silhouette(state: &State, unit: UnitNo) -> ArrayVec<(V, V, Polygon), 5> {
    let it = state.unit(unit);
    let mut places = ArrayVec::new();
    if it.alive.count_ones() > 1 {
        for stand in it.standing() {
            let middle = it.stands[usize::from(stand)].v();
            places.push((middle, middle, state.base(unit, stand)));
        }
    } else {
        for stand in it.standing() {
            let (middle, base) = (it.stands[usize::from(stand)].v(), state.base(unit, stand));
            places.push((middle, middle, base));
            places.extend(base.corners().iter().map(|corner| (*corner, middle, base)));
        }
    }
    places
}

/// Whether `viewer` sees `target` at all.
pub fn sees(state: &State, viewer: UnitNo, target: UnitNo) -> bool {
    let (from, to) = (state.unit(viewer), state.unit(target));
    if let Some(limit) = state.sight_limit()
        && !state.is_within(viewer, target, limit)
    {
        return false;
    }
    let mut between = Between::empty(state);
    between.units(from.middle().v(), to.middle().v(), [viewer, target]);
    if between.is_empty() {
        return true;
    }
    let places = silhouette(state, target);
    let stands = firing_stands(state, viewer);
    (0..4).filter(|stand| stands >> stand & 1 == 1).any(|stand| {
        let base = state.base(viewer, stand);
        let middle = from.stands[usize::from(stand)].v();
        base.front().into_iter().all(|corner| {
            let eye = End { at: corner, middle, base: Some(&base) };
            places.iter().any(|(at, middle, base)| {
                let end = End { at: *at, middle: *middle, base: Some(base) };
                between.line(eye, end) != Line::Blocked
            })
        })
    })
}

/// What `viewer` sees of `target`; `None`: nothing.
pub fn look(state: &State, viewer: UnitNo, target: UnitNo) -> Option<Sight> {
    let (from, to) = (state.unit(viewer), state.unit(target));
    if let Some(limit) = state.sight_limit()
        && !state.is_within(viewer, target, limit)
    {
        return None;
    }
    let stands = firing_stands(state, viewer);
    let firing = stands.count_ones() as u8;
    let mut between = Between::empty(state);
    between.units(from.middle().v(), to.middle().v(), [viewer, target]);
    if between.is_empty() {
        return Some(Sight { seeing: firing, firing, mostly_hidden: false, hazy: false });
    }
    let places = silhouette(state, target);
    let (mut seeing, mut hazy, mut least_hidden) = (0, false, usize::MAX);
    for stand in (0..4).filter(|stand| stands >> stand & 1 == 1) {
        let base = state.base(viewer, stand);
        let middle = from.stands[usize::from(stand)].v();
        let (mut reached, mut hidden) = ([false; 2], 0);
        for (at, middle_there, base_there) in &places {
            let end = End { at: *at, middle: *middle_there, base: Some(base_there) };
            let mut both = true;
            for (corner, reached) in base.front().into_iter().zip(&mut reached) {
                let eye = End { at: corner, middle, base: Some(&base) };
                match between.line(eye, end) {
                    Line::Blocked => both = false,
                    line => {
                        *reached = true;
                        hazy |= line == Line::Hazy;
                    }
                }
            }
            hidden += usize::from(!both);
        }
        if reached == [true; 2] {
            seeing += 1;
            least_hidden = least_hidden.min(hidden);
        }
    }
    (seeing > 0).then(|| Sight { seeing, firing, mostly_hidden: 2 * least_hidden > places.len(), hazy })
}

/// Whether a unit sees a place on the ground.
pub fn sees_place(state: &State, viewer: UnitNo, place: Point) -> bool {
    let from = state.unit(viewer);
    if let Some(limit) = state.sight_limit()
        && crate::geometry::distance(from.head(), place) > limit
    {
        return false;
    }
    let mut between = Between::empty(state);
    between.units(from.middle().v(), place.v(), [viewer, viewer]);
    if between.is_empty() {
        return true;
    }
    let end = End { at: place.v(), middle: place.v(), base: None };
    let stands = firing_stands(state, viewer);
    (0..4).filter(|stand| stands >> stand & 1 == 1).any(|stand| {
        let base = state.base(viewer, stand);
        let middle = from.stands[usize::from(stand)].v();
        base.front()
            .into_iter()
            .all(|corner| between.line(End { at: corner, middle, base: Some(&base) }, end) != Line::Blocked)
    })
}

/// Whether `viewer` sees the command stand of `target` (§5.4.4).
pub fn sees_head(state: &State, viewer: UnitNo, target: UnitNo) -> bool {
    let (from, to) = (state.unit(viewer), state.unit(target));
    if to.alive.count_ones() == 1 {
        return sees(state, viewer, target);
    }
    let (head, base) = (to.head().v(), state.base(target, to.alive.trailing_zeros().min(3) as u8));
    if state.sight_limit().is_some_and(|limit| crate::geometry::distance(from.head(), to.head()) > limit) {
        return false;
    }
    let mut between = Between::empty(state);
    between.units(from.middle().v(), head, [viewer, target]);
    let stands = firing_stands(state, viewer);
    between.is_empty()
        || (0..4).filter(|stand| stands >> stand & 1 == 1).any(|stand| {
            let own = state.base(viewer, stand);
            let middle = from.stands[usize::from(stand)].v();
            let end = End { at: head, middle: head, base: Some(&base) };
            own.front()
                .into_iter()
                .all(|corner| between.line(End { at: corner, middle, base: Some(&own) }, end) != Line::Blocked)
        })
}

/// A single line between two places, for estimates: from middle to middle.
pub fn is_open(state: &State, from: Point, to: Point) -> bool {
    let mut between = Between::empty(state);
    between.fill(from.v(), to.v(), [UnitNo::NONE, UnitNo::NONE], 0);
    let end = |at: Point| End { at: at.v(), middle: at.v(), base: None };
    between.is_empty() || between.line(end(from), end(to)) != Line::Blocked
}

/// Whether smoke rises from a wreck there.
pub fn burns(state: &State, at: Point) -> bool {
    state.smoke.iter().any(|smoke| smoke.thick == FIRE && smoke.at == at)
}
