//! What pointing at a place means: the action that leads there, whether it is legal, and if not, why.

use super::reach::walk;
use super::{decider, is_legal, pair};
use crate::actions::Action;
use crate::flow;
use crate::geometry::polygon::Convex;
use crate::geometry::{Facing, Point, distance};
use crate::ground::Piece;
use crate::ids::{PieceKind, UnitKind, UnitNo};
use crate::rules::c4_movement as ways;
use crate::rules::room::Around;
use crate::rules::{c1_scenario, c4_march, c7_bombardment};
use crate::state::{Frame, Place, State, Task, base_at};
use serde::Serialize;

/// A place as JSON says it.
type Corner = (i32, i32);

/// Where an offered action leads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Spot {
    /// The action, in notation.
    pub action: String,
    /// Where it leads; for a road or a river, where it begins.
    pub at: (i32, i32),
    /// Where a road or a river ends.
    pub to: Option<(i32, i32)>,
}

/// What pointing at a place would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Pointed {
    /// The action, in notation.
    pub action: String,
    /// Where it leads: pointing there again means the same action.
    pub at: (i32, i32),
    /// Paragraph and key of what forbids it; none: it is legal.
    pub refusal: Option<(&'static str, &'static str)>,
    /// Where it begins and where it leads.
    pub way: Vec<(i32, i32)>,
    /// The outline of what would stand there.
    pub outline: Vec<(i32, i32)>,
    /// What the way costs.
    pub cost: i32,
    /// What may be spent on it.
    pub allowance: i32,
    /// Dice of the scatter, each a centimetre a pip; 0: nothing scatters.
    pub scatter: u8,
}

/// Where every offered action leads that leads somewhere.
pub(super) fn spots(state: &State, frame: Frame) -> Vec<Spot> {
    let mut found = Vec::new();
    flow::candidates(state, frame, &mut |action| {
        if let Some((at, to)) = leads(state, action)
            && is_legal(state, frame, action)
        {
            found.push(Spot { action: action.to_string(), at, to });
        }
    });
    found.sort_by(|one, two| one.action.cmp(&two.action));
    found.dedup();
    found
}

/// The place an action is about, and the far end of a band.
fn leads(state: &State, action: Action) -> Option<(Corner, Option<Corner>)> {
    let at = |point: Point| Some((pair(point.v()), None));
    match action {
        Action::Lay { at: place, .. }
        | Action::Build { at: place, .. }
        | Action::Objective(place)
        | Action::AimAt(place)
        | Action::Via(place)
        | Action::Follow(place) => at(place),
        Action::Walk { to, .. } | Action::Ford { to, .. } | Action::Leave { to, .. } | Action::Place { to, .. } => {
            at(to)
        }
        Action::Drive { facing, length } => {
            let from = state.unit(state.march.unit).stands[0].v();
            Some((pair(from + facing.offset(i32::from(length), 0)), None))
        }
        Action::LayBand { from, to } => {
            let measures = state.measures();
            Some((pair(measures.border(from).v()), Some(pair(measures.border(to).v()))))
        }
        _ => None,
    }
}

/// The action that pointing at `at` stands for: of those it may mean the first that is legal, else the first.
pub(super) fn at(state: &State, frame: Frame, at: Point, turn: u8, kind: Option<PieceKind>) -> Option<Pointed> {
    let meant = meanings(state, frame, at, turn, kind);
    let legal = meant.iter().find(|action| is_legal(state, frame, **action));
    let action = *legal.or(meant.first())?;
    let refusal = flow::check(state, frame, action).err().map(|why| (why.rule, why.why));
    let mut pointed = Pointed {
        action: action.to_string(),
        at: leads(state, action).map_or(pair(at.v()), |(there, _)| there),
        refusal,
        way: Vec::new(),
        outline: Vec::new(),
        cost: 0,
        allowance: 0,
        scatter: 0,
    };
    match frame {
        Frame::March => of_march(state, action, at, &mut pointed),
        Frame::Lay { .. } | Frame::Works => {
            let kind = kind.or(c1_scenario::laid(state, frame))?;
            pointed.outline = corners(&Piece::new(kind, at, turn).outline(state.data()));
        }
        Frame::Formation => {
            if let Action::Place { stand, to } = action {
                let unit = state.march.unit;
                pointed.outline = corners(&base_at(state.profile(unit).kind, stand, to, state.unit(unit).facing));
            }
        }
        Frame::AimPoint(observer) => {
            if let Task::Observe { battery, .. } = state.unit(observer).task {
                pointed.scatter = c7_bombardment::scatter_dice(state, battery, at);
            }
        }
        _ => {}
    }
    Some(pointed)
}

fn corners<const N: usize>(outline: &Convex<N>) -> Vec<(i32, i32)> {
    outline.corners().iter().map(|corner| pair(*corner)).collect()
}

/// The way of a move, and the base at its end.
fn of_march(state: &State, action: Action, at: Point, pointed: &mut Pointed) {
    let unit = state.march.unit;
    let (it, kind) = (state.unit(unit), state.profile(unit).kind);
    let guide =
        if state.march.path.is_empty() && kind.walks() { ways::guide_for(state, unit, at) } else { state.march.guide };
    let from = c4_march::start(state, guide);
    let (to, facing) = match action {
        Action::Walk { facing, to } | Action::Ford { facing, to } | Action::Leave { facing, to } => (to, facing),
        Action::Drive { facing, length } => ((from.v() + facing.offset(i32::from(length), 0)).point(), facing),
        Action::Follow(to) => (to, Facing::of(to.v() - from.v())),
        _ => (at, Facing::of(at.v() - from.v())),
    };
    pointed.way = vec![pair(from.v())];
    pointed.cost = state.march.used;
    pointed.allowance = state.march.allowance;
    if let (Action::Follow(_), Some((first, second))) = (action, ways::road_way(state, from, to)) {
        pointed.way.push(pair(first.v()));
        pointed.way.extend(second.map(|second| pair(second.v())));
        pointed.cost += distance(from, first) + second.map_or(0, |second| distance(first, second));
        pointed.allowance = c4_march::road_allowance(state);
    } else {
        pointed.way.push(pair(to.v()));
        pointed.cost += ways::cost(&Around::way(state, from, to, 0), from, to);
    }
    if matches!(action, Action::Drive { .. }) && kind.is_vehicle() && ways::is_along_road(state, from.v(), to.v()) {
        pointed.allowance = c4_march::road_allowance(state);
    }
    if !matches!(action, Action::Charge(_) | Action::Board(_)) {
        let stand = if matches!(it.place, Place::Aboard(_)) && kind.is_section() { 1 } else { guide };
        pointed.outline = corners(&base_at(kind, stand, to, facing));
    }
}

fn meanings(state: &State, frame: Frame, at: Point, turn: u8, kind: Option<PieceKind>) -> Vec<Action> {
    match frame {
        Frame::March => march(state, at),
        Frame::Lay { .. } => vec![Action::Lay { turn, at }],
        Frame::Works => kind.map(|kind| Action::Build { kind, turn, at }).into_iter().collect(),
        Frame::Objective => vec![Action::Objective(at)],
        Frame::AimPoint(_) => vec![Action::AimAt(at)],
        Frame::Formation => {
            let (it, guide) = (state.unit(state.march.unit), state.march.guide);
            let next = it.standing().find(|stand| *stand != guide && state.passed >> stand & 1 == 0);
            next.map(|stand| Action::Place { stand, to: at }).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

fn march(state: &State, at: Point) -> Vec<Action> {
    let unit = state.march.unit;
    let (it, kind) = (state.unit(unit), state.profile(unit).kind);
    if let Place::Aboard(transport) = it.place {
        return vec![Action::Leave { facing: state.unit(transport).facing, to: at }];
    }
    let mut meant = Vec::new();
    if let Some(other) = standing_at(state, unit, at) {
        if decider(state) != Some(state.unit(other).side) {
            meant.push(Action::Charge(other));
        } else if state.profile(other).transport.is_some() {
            meant.push(Action::Board(other));
        }
    }
    if kind.walks() {
        meant.push(walk(state, unit, at));
        if matches!(kind, UnitKind::Infantry | UnitKind::Individual | UnitKind::Support) {
            let facing = Facing::of(at.v() - it.middle().v());
            meant.push(Action::Ford { facing, to: at });
        }
        return meant;
    }
    let from = it.stands[0];
    let length = distance(from, at).min(i32::from(u16::MAX)) as u16;
    let facing = if length == 0 { it.facing } else { Facing::of(at.v() - from.v()) };
    let drive = Action::Drive { facing, length };
    let along = kind.is_vehicle() && ways::road_way(state, from, at).is_some();
    meant.extend(if along { vec![Action::Follow(at), drive] } else { vec![drive] });
    meant
}

/// The revealed unit, other than the mover, whose base covers a place.
fn standing_at(state: &State, mover: UnitNo, at: Point) -> Option<UnitNo> {
    let there = |unit: UnitNo| state.unit(unit).standing().any(|stand| state.base(unit, stand).contains(at.v()));
    state.all().find(|unit| *unit != mover && state.unit(*unit).is_on_table() && there(*unit))
}
