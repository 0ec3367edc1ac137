//! What may stand between two places: pieces, vehicles, smoke. What hides at all is found once for a position
//! ([`Scene`]), what may hide two places from each other once for the two ([`Between`]); then each line is asked.

use super::{DIM, firing_stands, height, level, level_on, numbers, silhouette, spots};
use crate::data::Data;
use crate::geometry::polygon::{Base, Polygon, WHOLE, along, is_near_segment};
use crate::geometry::{Facing, Point, V};
use crate::ground::{PIECES, Piece};
use crate::ids::{PieceKind, UnitNo};
use crate::state::{Body, CONTACT, HALF_DIAGONAL, Place, State, UNITS, Unit};
use arrayvec::ArrayVec;
use std::cell::{Cell, OnceCell};

/// A position as the eye meets it: everything on the table that hides. For whoever asks more than once.
pub(crate) struct Scene<'a> {
    pub state: &'a State,
    screens: ArrayVec<Screen, PIECES>,
    /// Rises and hills.
    hills: ArrayVec<u8, PIECES>,
    vehicles: ArrayVec<(UnitNo, Point), UNITS>,
}

impl<'a> Scene<'a> {
    pub fn of(state: &'a State) -> Scene<'a> {
        let all = i32::MAX / 4;
        Scene::within(state, (V::new(-all, -all), V::new(all, all)))
    }

    /// So much of it as lies between two units around these places: for a single question.
    pub fn between(state: &'a State, from: V, to: V) -> Scene<'a> {
        Scene::within(state, bounds(from, to, BAND))
    }

    /// It is large: in a function of its own it is filled where it is handed to.
    #[inline(never)]
    fn within(state: &'a State, (low, high): (V, V)) -> Scene<'a> {
        let (screens, hills, vehicles) = (ArrayVec::new_const(), ArrayVec::new_const(), ArrayVec::new_const());
        let mut scene = Scene { state, screens, hills, vehicles };
        scene.gather(low, high);
        scene
    }

    #[inline]
    fn gather(&mut self, low: V, high: V) {
        let data = self.state.data();
        // One jump for each thing on the table: which of them lie near is nothing a processor can guess.
        let near = |at: V, radius: i32| {
            (at.x >= low.x - radius) & (at.x <= high.x + radius) & (at.y >= low.y - radius) & (at.y <= high.y + radius)
        };
        for (number, piece) in self.state.pieces.iter().enumerate() {
            if is_opaque(piece.counts_as()) & near(piece.at.v(), piece.radius(data)) {
                self.screens.push(Screen::of(piece, number as u8, data));
            }
            if height(piece.kind) > 0 {
                self.hills.push(number as u8);
            }
        }
        for (number, it) in self.state.units.iter().enumerate() {
            let (at, kind) = (it.stands[0], data.profiles[usize::from(it.def)].kind);
            if kind.is_vehicle() & it.is_on_table() & near(at.v(), HALF_DIAGONAL) {
                self.vehicles.push((UnitNo(number as u8), at));
            }
        }
    }
}

/// Half the width of the band between two units in which lines between them run.
const BAND: i32 = 3 * HALF_DIAGONAL;

/// What may stand between two places.
pub(super) struct Between<'a> {
    pub scene: &'a Scene<'a>,
    /// Each with whether it hides whatever lies behind it: nobody stands in it, at it or on a hill.
    pub pieces: ArrayVec<(&'a Screen, bool), 24>,
    /// The piece that stopped the last line: it mostly stops the next one too.
    last: Cell<usize>,
    pub vehicles: ArrayVec<(V, Base), 12>,
    smoke: bool,
}

/// The spots at one end of the lines between two units: about where, and the upright rectangle around them.
#[derive(Clone, Copy)]
pub(crate) struct Extent {
    pub middle: V,
    low: V,
    high: V,
}

impl Extent {
    #[inline]
    pub fn unit(it: &Unit) -> Extent {
        let (low, high) = it.bounds();
        Extent { middle: it.middle().v(), low, high }
    }

    #[inline]
    pub fn place(at: V) -> Extent {
        Extent { middle: at, low: at, high: at }
    }

    /// Whether a spot may lie within `reach` of a place.
    #[inline]
    fn is_near(&self, at: V, reach: i32) -> bool {
        let across = (at.x >= self.low.x - reach) & (at.x <= self.high.x + reach);
        across & (at.y >= self.low.y - reach) & (at.y <= self.high.y + reach)
    }
}

/// A line's fate.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Line {
    Clear,
    Hazy,
    Blocked,
}

/// Where lines begin or end: a stand, or a place on the ground.
pub(super) struct Spot<'a> {
    pub middle: V,
    stand: Option<(Body<'a>, u8)>,
    /// The level of the ground there, once it is known.
    level: OnceCell<i8>,
}

impl<'a> Spot<'a> {
    /// A stand of a unit.
    #[inline]
    pub fn stand(body: Body<'a>, stand: u8) -> Spot<'a> {
        let middle = body.it.stands[usize::from(stand)].v();
        Spot { middle, stand: Some((body, stand)), level: OnceCell::new() }
    }

    /// A place on the ground.
    #[inline]
    pub fn ground(middle: V) -> Spot<'a> {
        Spot { middle, stand: None, level: OnceCell::new() }
    }

    /// The base of a stand.
    #[inline]
    pub fn base(&self) -> Option<Base> {
        self.stand.map(|(body, stand)| body.base(stand))
    }

    /// The two ends from which a stand looks: its front corners.
    #[inline]
    pub fn eyes(&self) -> [End<'_>; 2] {
        let [right, left] = self.base().map_or([self.middle; 2], |base| base.front());
        [End { at: right, spot: self }, End { at: left, spot: self }]
    }

    /// The end in its middle.
    #[inline]
    pub fn end(&self) -> End<'_> {
        End { at: self.middle, spot: self }
    }
}

/// One end of a line: a place, and the spot it belongs to.
#[derive(Clone, Copy)]
pub(super) struct End<'a> {
    pub at: V,
    pub spot: &'a Spot<'a>,
}

/// A piece one cannot see through. Its outline is not moved to where it stands: what is asked of it is moved back.
#[derive(Clone, Copy)]
pub(super) struct Screen {
    pub piece: u8,
    kind: PieceKind,
    turn: u8,
    at: Point,
    radius: i32,
    inner: i32,
}

impl Screen {
    #[inline]
    fn of(piece: &Piece, number: u8, data: &Data) -> Screen {
        let (radius, inner) = (piece.radius(data), piece.inner_radius(data));
        Screen { piece: number, kind: piece.kind, turn: piece.turn, at: piece.at, radius, inner }
    }

    #[inline]
    fn shape(&self, data: &'static Data) -> &'static Polygon {
        data.outlines.get(self.kind, self.turn)
    }

    /// Whether a line meets its inside.
    #[inline]
    pub fn blocks(&self, data: &'static Data, from: V, to: V) -> bool {
        let at = self.at.v();
        // What passes by the circle around it misses it, what cuts the circle inside it does not.
        if !is_near_segment(at, from, to, self.radius) {
            return false;
        }
        if is_near_segment(at, from, to, self.inner - 1) {
            return true;
        }
        let (way, here, there) = (to - from, from - at, to - at);
        let outer = i64::from(self.radius) * i64::from(self.radius);
        // Where both ends lie beyond the circle around it, before it and behind it, the line goes all the way through.
        let through = way.dot(here) < 0 && way.dot(there) > 0 && here.square() >= outer && there.square() >= outer;
        let shape = self.shape(data);
        if through { shape.is_parted_by(here, way) } else { shape.blocks(here, there) }
    }

    /// The part of a line inside it.
    #[inline]
    pub fn clip(&self, data: &'static Data, from: V, to: V) -> Option<(i64, i64)> {
        self.shape(data).clip(from - self.at.v(), to - self.at.v())
    }

    /// Whether an end stands in it, or across its edge: whoever looks from there, or is looked at, is asked the same.
    #[inline]
    fn holds(&self, data: &'static Data, spot: &Spot) -> bool {
        let (at, reach) = (spot.middle - self.at.v(), self.radius + HALF_DIAGONAL);
        let near = at.x.abs() <= reach && at.y.abs() <= reach;
        let straddles = || spot.base().is_some_and(|base| self.shape(data).overlaps(&base.moved(-self.at.v())));
        near && (self.shape(data).contains(at) || straddles())
    }

    /// Whether it reaches the rectangle around some stands, and what their bases add.
    fn touches(&self, data: &'static Data, stands: &Extent) -> bool {
        let at = self.at.v();
        stands.is_near(at, self.radius + HALF_DIAGONAL + CONTACT) && {
            let half = |low: i32, high: i32| (high - low) / 2 + HALF_DIAGONAL + 1;
            let (low, high) = (stands.low, stands.high);
            let middle = V::new((low.x + high.x) / 2, (low.y + high.y) / 2);
            let around = Base::base(middle - at, Facing::UP, half(low.x, high.x), half(low.y, high.y));
            around.is_near(self.shape(data), CONTACT)
        }
    }

    /// Whether an eye within it looks through more than 10 cm of it at whatever lies between two places (ruling PA-50): the
    /// line between where it would look out of it is farther off.
    fn dims(&self, data: &'static Data, eye: V, ends: [V; 2]) -> bool {
        let outs = ends.map(|end| self.clip(data, eye, end).map(|(_, leave)| eye + along(end - eye, leave)));
        let [Some(first), Some(last)] = outs else { return false };
        self.shape(data).contains(eye - self.at.v()) && !is_near_segment(eye, first, last, DIM + 20)
    }

    /// Whether a stand lines it.
    #[inline]
    fn is_lined_by(&self, data: &'static Data, spot: &Spot) -> bool {
        let (at, reach) = (spot.middle - self.at.v(), self.radius + HALF_DIAGONAL + CONTACT);
        at.x.abs() <= reach
            && at.y.abs() <= reach
            && spot.base().is_some_and(|base| base.moved(-self.at.v()).is_near(self.shape(data), CONTACT))
    }
}

/// Whether those outside a piece cannot see through it.
const fn is_opaque(kind: PieceKind) -> bool {
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

impl<'a> Between<'a> {
    /// Nothing yet. It is large: it is filled where it stands, never handed on.
    #[inline(always)]
    pub fn empty(scene: &'a Scene) -> Between<'a> {
        let (pieces, vehicles) = (ArrayVec::new_const(), ArrayVec::new_const());
        Between { scene, pieces, last: Cell::new(0), vehicles, smoke: false }
    }

    /// The position that is looked at.
    pub fn state(&self) -> &'a State {
        self.scene.state
    }

    /// What may stand between two units, or places, `apart` themselves.
    pub fn fill(&mut self, from: Extent, to: Extent, apart: [UnitNo; 2]) {
        let (scene, ends) = (self.scene, [from, to]);
        let state = scene.state;
        let (low, high) = bounds(from.middle, to.middle, BAND);
        let near = |at: V, radius: i32| {
            (at.x >= low.x - radius) & (at.x <= high.x + radius) & (at.y >= low.y - radius) & (at.y <= high.y + radius)
        };
        let is_near_end = |at: V, reach: i32| ends.iter().any(|end| end.is_near(at, reach));
        let on_hill = OnceCell::new();
        let is_level = || !on_hill.get_or_init(|| scene.hills().any(|(at, radius)| is_near_end(at, radius)));
        for screen in &scene.screens {
            // The whole band between the two may be clear of it.
            let (at, radius) = (screen.at.v(), screen.radius);
            if near(at, radius) && is_near_segment(at, from.middle, to.middle, radius + BAND) {
                let hides = !is_near_end(at, radius + HALF_DIAGONAL + CONTACT) && is_level();
                let _ = self.pieces.try_push((screen, hides));
            }
        }
        for (unit, at) in &scene.vehicles {
            let apart = || apart.contains(unit) || apart.iter().any(|end| carries(state, *unit, *end));
            if near(at.v(), HALF_DIAGONAL) && !apart() {
                let _ = self.vehicles.try_push((at.v(), state.base(*unit, 0)));
            }
        }
        self.smoke = state.smoke.iter().any(|smoke| near(smoke.at.v(), i32::from(smoke.radius)));
    }

    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty() && self.vehicles.is_empty() && !self.smoke
    }

    /// Whether a piece hides one end from the other.
    #[inline]
    pub fn stops(&self, (screen, hides): (&Screen, bool), from: End, to: End) -> bool {
        screen.blocks(self.scene.state.data(), from.at, to.at)
            && (hides || self.scene.screens(screen, from.spot, to.spot, (from.at, to.at)))
    }

    pub fn line(&self, from: End, to: End) -> Line {
        if from.at == to.at {
            return Line::Clear;
        }
        let last = self.last.get();
        if self.pieces.get(last).is_some_and(|piece| self.stops(*piece, from, to)) {
            return Line::Blocked;
        }
        let mut others = self.pieces.iter().enumerate().filter(|(at, _)| *at != last);
        if let Some((stop, _)) = others.find(|(_, piece)| self.stops(**piece, from, to)) {
            self.last.set(stop);
            return Line::Blocked;
        }
        let near = |at: V| is_near_segment(at, from.at, to.at, HALF_DIAGONAL);
        if self.vehicles.iter().any(|(at, vehicle)| near(*at) && vehicle.blocks(from.at, to.at)) {
            return Line::Blocked;
        }
        if self.smoke { through_smoke(self.scene.state, from.at, to.at) } else { Line::Clear }
    }
}

impl Scene<'_> {
    /// Whether the line between two places, from middle to middle, is stopped. `last` is the piece that stopped such a
    /// line before: it is asked first.
    pub fn hides(&self, from: Point, to: Point, last: &Cell<usize>) -> bool {
        let (from, to) = (Spot::ground(from.v()), Spot::ground(to.v()));
        if from.middle == to.middle {
            return false;
        }
        let line = (from.middle, to.middle);
        let data = self.state.data();
        let stops = |screen: &Screen| screen.blocks(data, line.0, line.1) && self.screens(screen, &from, &to, line);
        if self.screens.get(last.get()).is_some_and(stops) {
            return true;
        }
        let (low, high) = bounds(line.0, line.1, 0);
        let near = |at: V, radius: i32| {
            (at.x >= low.x - radius) & (at.x <= high.x + radius) & (at.y >= low.y - radius) & (at.y <= high.y + radius)
        };
        if let Some(stop) = self.screens.iter().position(|screen| near(screen.at.v(), screen.radius) && stops(screen)) {
            last.set(stop);
            return true;
        }
        self.vehicles
            .iter()
            .any(|(unit, at)| near(at.v(), HALF_DIAGONAL) && self.state.base(*unit, 0).blocks(line.0, line.1))
            || through_smoke(self.state, line.0, line.1) == Line::Blocked
    }

    /// Whether a piece across the line hides the other end.
    pub(super) fn screens(&self, screen: &Screen, from: &Spot, to: &Spot, line: (V, V)) -> bool {
        let (kind, data) = (screen.kind, self.state.data());
        let within = || screen.holds(data, from) || screen.holds(data, to);
        if matches!(kind, PieceKind::Wood | PieceKind::BushZone | PieceKind::BushLine) {
            let lines = |spot: &Spot| kind == PieceKind::BushLine && screen.is_lined_by(data, spot);
            if within() || lines(from) || lines(to) {
                // §1.6: sight reaches 10 cm inside the wood an end stands in (ruling PA-50).
                let Some((enter, leave)) = screen.clip(data, line.0, line.1) else { return false };
                let inside = i64::from((line.1 - line.0).length()) * (leave - enter) / WHOLE;
                return inside > i64::from(DIM);
            }
        } else if kind == PieceKind::Wall {
            if screen.is_lined_by(data, from) || screen.is_lined_by(data, to) {
                return false;
            }
        } else if within() {
            return false;
        }
        // Over it: one end must stand higher than its top (ruling PA-49).
        let highest = self.level(from).max(self.level(to));
        match height(kind) {
            0 => highest <= 1 || highest <= level(self.state, self.outline(screen).middle()) + 1,
            high => highest <= high,
        }
    }

    /// Whether a unit is certainly hidden from each stand of `viewer` all along a straight way between two places: what lies
    /// in the shadow of something convex at both ends of a straight line lies in it all the way.
    pub fn hides_way(&self, viewer: UnitNo, ends: [Body; 2]) -> bool {
        let (data, from) = (self.state.data(), self.state.body(viewer));
        let (here, [start, end]) = (Extent::unit(from.it), ends.map(|body| Extent::unit(body.it)));
        let way = Extent {
            middle: start.middle,
            low: V::new(start.low.x.min(end.low.x), start.low.y.min(end.low.y)),
            high: V::new(start.high.x.max(end.high.x), start.high.y.max(end.high.y)),
        };
        let pieces = &self.state.pieces;
        let hills = self.hills.iter().map(|hill| &pieces[usize::from(*hill)]);
        let near = hills.filter(|hill| [here, way].iter().any(|end| end.is_near(hill.at.v(), hill.radius(data))));
        let highest = near.map(|hill| height(hill.kind)).max().unwrap_or(0);
        // Each with whether the viewer looks out of it.
        let mut screens: ArrayVec<(&Screen, bool), 24> = ArrayVec::new();
        for screen in &self.screens {
            let (at, reach) = (screen.at.v(), screen.radius + BAND);
            let across = || [start, end].iter().all(|end| is_near_segment(at, here.middle, end.middle, reach));
            // Nobody sees over it (ruling PA-49), and the way does not lead through it or along it.
            if highest > height(screen.kind).max(1) || !across() || screen.touches(data, &way) {
                continue;
            }
            let own = screen.touches(data, &here);
            if !own || matches!(screen.kind, PieceKind::Wood | PieceKind::BushZone) {
                let _ = screens.try_push((screen, own));
            }
        }
        if screens.is_empty() {
            return false;
        }
        let spots = ends.map(spots);
        let places = [silhouette(&spots[0]), silhouette(&spots[1])];
        let shadows = |eye: V| {
            places[0].iter().zip(&places[1]).all(|(first, last)| {
                screens.iter().any(|(screen, own)| match own {
                    true => screen.dims(data, eye, [first.at, last.at]),
                    false => screen.blocks(data, eye, first.at) && screen.blocks(data, eye, last.at),
                })
            })
        };
        numbers(firing_stands(self.state, viewer))
            .all(|stand| Spot::stand(from, stand).eyes().into_iter().any(|eye| shadows(eye.at)))
    }

    /// The middle and the radius of each hill.
    fn hills(&self) -> impl Iterator<Item = (V, i32)> {
        let hills = self.hills.iter().map(|hill| &self.state.pieces[usize::from(*hill)]);
        hills.map(|hill| (hill.at.v(), hill.radius(self.state.data())))
    }

    /// The outline of a screen where it stands.
    fn outline(&self, screen: &Screen) -> Polygon {
        self.state.pieces[usize::from(screen.piece)].outline(self.state.data())
    }

    /// The level of the ground where an end stands.
    #[inline]
    fn level(&self, spot: &Spot) -> i8 {
        *spot.level.get_or_init(|| {
            let hills = self.hills.iter().map(|hill| &self.state.pieces[usize::from(*hill)]);
            level_on(self.state.data(), hills, spot.middle)
        })
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
pub(super) fn through_smoke(state: &State, from: V, to: V) -> Line {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Pack;

    /// Lines between the places of a ring around a piece and those of a finer grid over it.
    fn lines() -> impl Iterator<Item = (V, V)> {
        let far = [-2900, -1130, -640, 0, 310, 870, 2500];
        let ends = far.into_iter().flat_map(move |x| far.map(move |y| V::new(x, y)));
        let near = (-6..=6).flat_map(|x| (-6..=6).map(move |y| V::new(x * 227 + 3, y * 191 - 5)));
        ends.flat_map(move |from| near.clone().map(move |to| (from, to))).filter(|(from, to)| from != to)
    }

    #[test]
    fn what_the_circles_of_a_piece_say_is_what_its_outline_says() {
        let data = Pack::default().data();
        let at = Point::cm(90, 60);
        for kind in PieceKind::ALL.iter().copied().filter(|kind| is_opaque(*kind)) {
            for turn in [0, 3, 4, 9] {
                let piece = Piece::new(kind, at, turn);
                let screen = Screen::of(&piece, 0, data);
                for (from, to) in lines() {
                    let known = screen.shape(data).blocks(from, to);
                    assert_eq!(screen.blocks(data, at.v() + from, at.v() + to), known, "{kind} {turn} {from:?} {to:?}");
                }
            }
        }
    }
}
