//! The lines of sight one by one, for whoever draws them: which reach the target, and what stops the others.
//!
//! The same lines, pieces and predicates that [`super::look`] counts; here each is told apart.

use super::between::{Between, End, Extent, Line, Scene, Spot, through_smoke};
use super::{DIM, firing_stands, numbers, silhouette, spots};
use crate::geometry::polygon::{WHOLE, along};
use crate::geometry::{Point, V};
use crate::ids::UnitNo;
use crate::state::State;
use serde::Serialize;

/// A line of sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Ray {
    /// A front corner of the viewer's base.
    pub from: (i32, i32),
    /// A place of the target.
    pub to: (i32, i32),
    /// Through dispersed smoke.
    pub hazy: bool,
    /// What stops it, and where; none: it reaches.
    pub stop: Option<(Stop, (i32, i32))>,
}

/// What stops a line of sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Stop {
    /// This piece of the table.
    Piece(u8),
    /// A vehicle that stands in the line.
    Unit(UnitNo),
    /// A cloud of smoke in the line.
    Smoke,
    /// The weather: too far.
    Weather,
}

const fn pair(v: V) -> (i32, i32) {
    (v.x, v.y)
}

impl Between<'_> {
    fn ray(&self, from: End, to: End) -> Ray {
        let ray = |stop, hazy| Ray { from: pair(from.at), to: pair(to.at), hazy, stop };
        let enters = |part: Option<(i64, i64)>| {
            let (enter, _) = part.unwrap_or((0, WHOLE));
            pair(from.at + along(to.at - from.at, enter))
        };
        match self.line(from, to) {
            Line::Clear => return ray(None, false),
            Line::Hazy => return ray(None, true),
            Line::Blocked => {}
        }
        if let Some((screen, _)) = self.pieces.iter().find(|piece| self.stops(**piece, from, to)) {
            return ray(
                Some((Stop::Piece(screen.piece), enters(screen.clip(self.state().data(), from.at, to.at)))),
                false,
            );
        }
        if let Some((_, vehicle)) = self.vehicles.iter().find(|(_, vehicle)| vehicle.blocks(from.at, to.at)) {
            let mut all = self.state().all();
            let unit =
                all.find(|unit| self.state().unit(*unit).is_on_table() && self.state().base(*unit, 0) == *vehicle);
            return ray(Some((Stop::Unit(unit.unwrap_or(UnitNo::NONE)), enters(vehicle.clip(from.at, to.at)))), false);
        }
        ray(Some((Stop::Smoke, pair(self.smoke_edge(from.at, to.at)))), false)
    }

    /// The farthest place towards `to` that is still seen through the smoke, to the centimetre.
    fn smoke_edge(&self, from: V, to: V) -> V {
        let (way, length) = (to - from, (to - from).length().max(1));
        let ends = (1..).map(|step| step * DIM / 10).take_while(|far| *far < length);
        let seen =
            ends.take_while(|far| through_smoke(self.state(), from, from + way.scaled(*far, length)) != Line::Blocked);
        from + way.scaled(seen.last().unwrap_or(0), length)
    }
}

/// The lines from the firing stand of `viewer` that sees most of `target`: from both front corners to every place that
/// stands for the target.
pub fn rays(state: &State, viewer: UnitNo, target: UnitNo) -> Vec<Ray> {
    let (from, to) = (state.unit(viewer), state.unit(target));
    let dim = state.sight_limit().is_some_and(|limit| !state.is_within(viewer, target, limit));
    let scene = Scene::of(state);
    let mut between = Between::empty(&scene);
    between.fill(Extent::unit(from), Extent::unit(to), [viewer, target]);
    let there = spots(state.body(target));
    let places = silhouette(&there);
    let of_stand = |stand: u8| -> Vec<Ray> {
        let mut all = Vec::new();
        for eye in Spot::stand(state.body(viewer), stand).eyes() {
            for end in &places {
                let mut ray = between.ray(eye, *end);
                if dim {
                    ray.stop = Some((Stop::Weather, ray.from));
                }
                all.push(ray);
            }
        }
        all
    };
    let best = numbers(firing_stands(state, viewer)).map(of_stand);
    best.max_by_key(|rays| rays.iter().filter(|ray| ray.stop.is_none()).count()).unwrap_or_default()
}

/// The line between two places, as the ruler lies: from ground to ground.
pub fn line(state: &State, from: Point, to: Point) -> Ray {
    let scene = Scene::of(state);
    let mut between = Between::empty(&scene);
    between.fill(Extent::place(from.v()), Extent::place(to.v()), [UnitNo::NONE, UnitNo::NONE]);
    let (from, to) = (Spot::ground(from.v()), Spot::ground(to.v()));
    between.ray(from.end(), to.end())
}
