//! What may stand between two places: pieces, vehicles, smoke. What hides at all is found once for a position
//! ([`Scene`]), what may hide two places from each other once for the two ([`Between`]); then each line is asked.

use super::{DIM, height, level, level_on};
use crate::geometry::polygon::{Base, Polygon, WHOLE, is_near_segment};
use crate::geometry::{Point, V};
use crate::ground::PIECES;
use crate::ids::{PieceKind, UnitNo};
use crate::state::{Body, CONTACT, HALF_DIAGONAL, Place, State, UNITS};
use arrayvec::ArrayVec;
use std::cell::{Cell, OnceCell};

/// A position as the eye meets it: everything on the table that hides. For whoever asks more than once.
pub(crate) struct Scene<'a> {
    pub state: &'a State,
    screens: ArrayVec<Screen, PIECES>,
    /// Rises and hills.
    hills: ArrayVec<u8, PIECES>,
    vehicles: ArrayVec<(UnitNo, V), UNITS>,
}

impl<'a> Scene<'a> {
    #[inline(always)]
    pub fn of(state: &'a State) -> Scene<'a> {
        let (screens, hills, vehicles) = (ArrayVec::new_const(), ArrayVec::new_const(), ArrayVec::new_const());
        let mut scene = Scene { state, screens, hills, vehicles };
        scene.gather();
        scene
    }

    /// It is large: it is filled where it stands, not handed on.
    fn gather(&mut self) {
        let data = self.state.data();
        for (number, piece) in self.state.pieces.iter().enumerate() {
            let (kind, piece_no) = (piece.counts_as(), number as u8);
            // A strip lies flat.
            if is_opaque(kind) && !piece.is_band() {
                let (at, radius, shape) = (piece.at.v(), piece.radius(data), piece.shape(data));
                self.screens.push(Screen { piece: piece_no, kind, at, radius, shape });
            }
            if height(piece.kind) > 0 {
                self.hills.push(piece_no);
            }
        }
        for (number, it) in self.state.units.iter().enumerate() {
            if it.is_on_table() && data.profiles[usize::from(it.def)].kind.is_vehicle() {
                self.vehicles.push((UnitNo(number as u8), it.stands[0].v()));
            }
        }
    }
}

/// What may stand between two places.
pub(super) struct Between<'a> {
    pub scene: &'a Scene<'a>,
    pub pieces: ArrayVec<&'a Screen, 24>,
    /// The piece that stopped the last line: it mostly stops the next one too.
    last: Cell<usize>,
    pub vehicles: ArrayVec<Base, 12>,
    smoke: bool,
}

/// A line's fate.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Line {
    Clear,
    Hazy,
    Blocked,
}

/// Where lines begin or end: a stand, or a place on the ground.
pub(super) struct Spot {
    pub middle: V,
    pub base: Option<Base>,
    /// The level of the ground there, once it is known.
    level: OnceCell<i8>,
}

impl Spot {
    /// A stand of a unit.
    #[inline]
    pub fn stand(body: Body, stand: u8) -> Spot {
        let middle = body.it.stands[usize::from(stand)].v();
        Spot { middle, base: Some(body.base(stand)), level: OnceCell::new() }
    }

    /// A place on the ground.
    #[inline]
    pub fn ground(middle: V) -> Spot {
        Spot { middle, base: None, level: OnceCell::new() }
    }

    /// The two ends from which a stand looks: its front corners.
    #[inline]
    pub fn eyes(&self) -> [End<'_>; 2] {
        let corners = self.base.as_ref().map_or([self.middle; 2], Base::front);
        corners.map(|at| End { at, spot: self })
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
    pub spot: &'a Spot,
}

/// A piece one cannot see through. Its outline is not moved to where it stands: what is asked of it is moved back.
#[derive(Clone, Copy)]
pub(super) struct Screen {
    pub piece: u8,
    kind: PieceKind,
    at: V,
    radius: i32,
    shape: &'static Polygon,
}

impl Screen {
    /// Whether a line meets its inside.
    #[inline]
    pub fn blocks(&self, from: V, to: V) -> bool {
        is_near_segment(self.at, from, to, self.radius) && self.shape.blocks(from - self.at, to - self.at)
    }

    /// The part of a line inside it.
    #[inline]
    pub fn clip(&self, from: V, to: V) -> Option<(i64, i64)> {
        self.shape.clip(from - self.at, to - self.at)
    }

    #[inline]
    fn holds(&self, spot: &Spot) -> bool {
        let at = spot.middle - self.at;
        at.x.abs() <= self.radius && at.y.abs() <= self.radius && self.shape.contains(at)
    }

    /// Whether a stand lines it.
    #[inline]
    fn is_lined_by(&self, spot: &Spot) -> bool {
        let (at, reach) = (spot.middle - self.at, self.radius + HALF_DIAGONAL + CONTACT);
        at.x.abs() <= reach
            && at.y.abs() <= reach
            && spot.base.is_some_and(|base| base.moved(-self.at).is_near(self.shape, CONTACT))
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

    /// The position.
    pub fn state(&self) -> &'a State {
        self.scene.state
    }

    /// What may stand between two units around these places.
    pub fn units(&mut self, from: V, to: V, apart: [UnitNo; 2]) {
        self.fill(from, to, apart, 3 * HALF_DIAGONAL);
    }

    /// What may stand in a band of that half width between two places.
    pub fn fill(&mut self, from: V, to: V, apart: [UnitNo; 2], slack: i32) {
        let state = self.scene.state;
        let (low, high) = bounds(from, to, slack);
        let near = |at: V, radius: i32| {
            at.x >= low.x - radius && at.x <= high.x + radius && at.y >= low.y - radius && at.y <= high.y + radius
        };
        for screen in &self.scene.screens {
            // The whole band between the two may be clear of it.
            if near(screen.at, screen.radius) && is_near_segment(screen.at, from, to, screen.radius + slack) {
                let _ = self.pieces.try_push(screen);
            }
        }
        for (unit, at) in &self.scene.vehicles {
            if near(*at, HALF_DIAGONAL) && !apart.contains(unit) && !apart.iter().any(|end| carries(state, *unit, *end))
            {
                let _ = self.vehicles.try_push(state.base(*unit, 0));
            }
        }
        self.smoke = state.smoke.iter().any(|smoke| near(smoke.at.v(), i32::from(smoke.radius)));
    }

    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty() && self.vehicles.is_empty() && !self.smoke
    }

    pub fn line(&self, from: End, to: End) -> Line {
        if from.at == to.at {
            return Line::Clear;
        }
        let stops = |screen: &Screen| {
            screen.blocks(from.at, to.at) && self.scene.screens(screen, from.spot, to.spot, (from.at, to.at))
        };
        let last = self.last.get();
        if self.pieces.get(last).is_some_and(|screen| stops(screen)) {
            return Line::Blocked;
        }
        let mut others = self.pieces.iter().enumerate().filter(|(at, _)| *at != last);
        if let Some((stop, _)) = others.find(|(_, screen)| stops(screen)) {
            self.last.set(stop);
            return Line::Blocked;
        }
        if self.vehicles.iter().any(|vehicle| vehicle.blocks(from.at, to.at)) {
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
        let stops = |screen: &Screen| screen.blocks(line.0, line.1) && self.screens(screen, &from, &to, line);
        if self.screens.get(last.get()).is_some_and(stops) {
            return true;
        }
        let (low, high) = bounds(line.0, line.1, 0);
        let near = |at: V, radius: i32| {
            at.x >= low.x - radius && at.x <= high.x + radius && at.y >= low.y - radius && at.y <= high.y + radius
        };
        if let Some(stop) = self.screens.iter().position(|screen| near(screen.at, screen.radius) && stops(screen)) {
            last.set(stop);
            return true;
        }
        self.vehicles
            .iter()
            .any(|(unit, at)| near(*at, HALF_DIAGONAL) && self.state.base(*unit, 0).blocks(line.0, line.1))
            || through_smoke(self.state, line.0, line.1) == Line::Blocked
    }

    /// Whether a piece across the line hides the other end.
    pub(super) fn screens(&self, screen: &Screen, from: &Spot, to: &Spot, line: (V, V)) -> bool {
        let kind = screen.kind;
        let within = || screen.holds(from) || screen.holds(to);
        if matches!(kind, PieceKind::Wood | PieceKind::BushZone | PieceKind::BushLine) {
            let lines = |spot: &Spot| kind == PieceKind::BushLine && screen.is_lined_by(spot);
            if within() || lines(from) || lines(to) {
                // §1.6: sight reaches 10 cm inside the wood an end stands in (ruling PA-50).
                let Some((enter, leave)) = screen.clip(line.0, line.1) else { return false };
                let inside = i64::from((line.1 - line.0).length()) * (leave - enter) / WHOLE;
                return inside > i64::from(DIM);
            }
        } else if kind == PieceKind::Wall {
            if screen.is_lined_by(from) || screen.is_lined_by(to) {
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

    /// The outline of a screen where it stands.
    fn outline(&self, screen: &Screen) -> Polygon {
        self.state.pieces[usize::from(screen.piece)].outline(self.state.data())
    }

    /// The level of the ground where an end stands.
    #[inline]
    fn level(&self, spot: &Spot) -> i8 {
        *spot.level.get_or_init(|| {
            let (state, pieces) = (self.state, &self.state.pieces);
            let hills = self.hills.iter().map(|hill| &pieces[usize::from(*hill)]);
            level_on(state, hills, spot.middle)
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
