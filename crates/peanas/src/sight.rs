//! Line of sight (§14.6) and smoke (§14.7): straight lines from both front corners of a base to points of the target.
//!
//! A point of the target is seen if the lines from both corners reach it. A stand sees a target if each of its corners
//! has a clear line to it. What hides: woods and bushes beyond 10 cm, walls, houses and roofed works, hills, vehicles,
//! smoke; the limit of the weather. Whoever stands in a piece, or lines a wall, sees out of it (rulings B-36, PA-49).

mod between;
mod rays;

use crate::data::Data;
use crate::geometry::{CM, Point, V};
use crate::ground::Piece;
use crate::ids::{PieceKind, UnitNo};
use crate::state::{Body, FIRE, State};
use arrayvec::ArrayVec;
pub(crate) use between::Scene;
use between::{Between, End, Extent, Line, Spot};
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
    level_on(state.data(), state.pieces.iter(), at)
}

/// The same, of the pieces that count.
#[inline]
pub(crate) fn level_on<'a>(data: &Data, pieces: impl Iterator<Item = &'a Piece>, at: V) -> i8 {
    pieces.fold(0, |level, piece| {
        let high = height(piece.kind);
        if high > level && piece.contains(data, at) { high } else { level }
    })
}

/// The stands of a unit that fire: all but a section's command stand, unless it is alone.
#[inline]
pub fn firing_stands(state: &State, unit: UnitNo) -> u8 {
    let (alive, section) = (state.unit(unit).alive, state.profile(unit).kind.is_section());
    if section && alive & !1 != 0 { alive & !1 } else { alive }
}

/// The numbers of the stands in a set.
fn numbers(stands: u8) -> impl Iterator<Item = u8> {
    (0..4).filter(move |stand| stands >> stand & 1 == 1)
}

/// The stands of a unit as spots.
fn spots(body: Body<'_>) -> ArrayVec<Spot<'_>, 4> {
    body.it.standing().map(|stand| Spot::stand(body, stand)).collect()
}

/// Places that stand for a unit's silhouette: the middle of each stand of a section, corners and middle of a lone base.
fn silhouette<'a>(spots: &'a [Spot<'a>]) -> ArrayVec<End<'a>, 5> {
    let mut places: ArrayVec<End, 5> = spots.iter().map(Spot::end).collect();
    if let [alone] = spots
        && let Some(base) = alone.base()
    {
        places.extend(base.corners().iter().map(|corner| End { at: *corner, spot: alone }));
    }
    places
}

/// Whether `viewer` sees `target` at all.
pub fn sees(state: &State, viewer: UnitNo, target: UnitNo) -> bool {
    let (from, to) = (state.unit(viewer).middle().v(), state.unit(target).middle().v());
    Scene::between(state, from, to).sees(viewer, state.body(target))
}

impl Scene<'_> {
    /// Whether `viewer` sees `target` where that stands, or would stand.
    pub(crate) fn sees(&self, viewer: UnitNo, target: Body) -> bool {
        let from = self.state.body(viewer);
        if self.state.sight_limit().is_some_and(|limit| !from.is_within(target, limit)) {
            return false;
        }
        let mut between = Between::empty(self);
        between.fill(Extent::unit(from.it), Extent::unit(target.it), [viewer, target.unit]);
        if between.is_empty() {
            return true;
        }
        let there = spots(target);
        let places = silhouette(&there);
        numbers(firing_stands(self.state, viewer)).any(|stand| {
            let spot = Spot::stand(from, stand);
            spot.eyes().into_iter().all(|eye| places.iter().any(|end| between.line(eye, *end) != Line::Blocked))
        })
    }

    /// Whether a unit sees a place on the ground.
    pub(crate) fn sees_place(&self, viewer: UnitNo, place: Point) -> bool {
        let from = self.state.unit(viewer);
        if self.state.sight_limit().is_some_and(|limit| crate::geometry::distance(from.head(), place) > limit) {
            return false;
        }
        let mut between = Between::empty(self);
        between.fill(Extent::unit(from), Extent::place(place.v()), [viewer, viewer]);
        reaches(self.state, &between, viewer, Spot::ground(place.v()).end())
    }

    /// Whether the line between two places, from middle to middle, is open.
    pub(crate) fn is_open(&self, from: Point, to: Point) -> bool {
        !self.hides(from, to, &std::cell::Cell::new(0))
    }
}

/// What `viewer` sees of `target`; `None`: nothing.
pub fn look(state: &State, viewer: UnitNo, target: UnitNo) -> Option<Sight> {
    let (from, to) = (state.body(viewer), state.body(target));
    if state.sight_limit().is_some_and(|limit| !from.is_within(to, limit)) {
        return None;
    }
    let stands = firing_stands(state, viewer);
    let firing = stands.count_ones() as u8;
    let (here, there) = (Extent::unit(from.it), Extent::unit(to.it));
    let scene = Scene::between(state, here.middle, there.middle);
    let mut between = Between::empty(&scene);
    between.fill(here, there, [viewer, target]);
    if between.is_empty() {
        return Some(Sight { seeing: firing, firing, mostly_hidden: false, hazy: false });
    }
    let there = spots(to);
    let places = silhouette(&there);
    let (mut seeing, mut hazy, mut least_hidden) = (0, false, usize::MAX);
    for stand in numbers(stands) {
        let spot = Spot::stand(from, stand);
        let (mut reached, mut hidden) = ([false; 2], 0);
        for end in &places {
            let mut both = true;
            for (eye, reached) in spot.eyes().into_iter().zip(&mut reached) {
                match between.line(eye, *end) {
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

/// Whether a firing stand of `viewer` has a clear line from both its corners to one end.
fn reaches(state: &State, between: &Between, viewer: UnitNo, end: End) -> bool {
    between.is_empty()
        || numbers(firing_stands(state, viewer)).any(|stand| {
            let spot = Spot::stand(state.body(viewer), stand);
            spot.eyes().into_iter().all(|eye| between.line(eye, end) != Line::Blocked)
        })
}

/// Whether a unit sees a place on the ground.
pub fn sees_place(state: &State, viewer: UnitNo, place: Point) -> bool {
    Scene::between(state, state.unit(viewer).middle().v(), place.v()).sees_place(viewer, place)
}

/// Whether `viewer` sees the command stand of `target` (§5.4.4).
pub fn sees_head(state: &State, viewer: UnitNo, target: UnitNo) -> bool {
    let (from, to) = (state.unit(viewer), state.unit(target));
    if to.alive.count_ones() == 1 {
        return sees(state, viewer, target);
    }
    if state.sight_limit().is_some_and(|limit| crate::geometry::distance(from.head(), to.head()) > limit) {
        return false;
    }
    let (here, there) = (Extent::unit(from), Extent::place(to.head().v()));
    let scene = Scene::between(state, here.middle, there.middle);
    let mut between = Between::empty(&scene);
    between.fill(here, there, [viewer, target]);
    let head = Spot::stand(state.body(target), to.alive.trailing_zeros().min(3) as u8);
    reaches(state, &between, viewer, head.end())
}

/// A single line between two places, for estimates: from middle to middle.
pub fn is_open(state: &State, from: Point, to: Point) -> bool {
    Scene::between(state, from.v(), to.v()).is_open(from, to)
}

/// Whether smoke rises from a wreck there.
pub fn burns(state: &State, at: Point) -> bool {
    state.smoke.iter().any(|smoke| smoke.thick == FIRE && smoke.at == at)
}
