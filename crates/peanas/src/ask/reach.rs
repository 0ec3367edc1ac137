//! How far a unit gets: the farthest place in each direction that `check` lets it go to.

use super::{is_legal, pair};
use crate::actions::Action;
use crate::geometry::{CM, Facing, Point, V, distance};
use crate::ids::{PieceKind, UnitNo};
use crate::rules::c4_march;
use crate::rules::c4_movement as ways;
use crate::state::{Frame, Mobility, Place, Stack, State};

/// A stretch of road: both ends.
pub type Stretch = ((i32, i32), (i32, i32));

/// The area and the stretches of road a unit can reach: by the move it is making, or by an order without modifier.
pub(super) fn area(state: &State, unit: UnitNo) -> (Vec<(i32, i32)>, Vec<Stretch>) {
    let it = state.unit(unit);
    if state.pending() == Some(Frame::March) && state.march.unit == unit {
        return (outline(state, unit), roads(state, unit));
    }
    if it.mobility != Mobility::Free || it.panicked {
        return (Vec::new(), Vec::new());
    }
    let mut then = state.clone();
    then.stack = Stack::of(Frame::TurnEnd(0));
    c4_march::begin(&mut then, unit, 0);
    (outline(&then, unit), roads(&then, unit))
}

/// The largest length up to `most` that will do, to the millimetre; 0 where none does.
fn farthest(most: i32, will_do: impl Fn(i32) -> bool) -> i32 {
    let mut length = most - most % CM;
    while length > 0 && !will_do(length) {
        length -= CM;
    }
    // The largest whole centimetre, then the millimetres beyond it.
    let finer = (1..10).map(|mm| length + mm * CM / 10).take_while(|finer| *finer <= most && will_do(*finer));
    finer.last().unwrap_or(length)
}

fn outline(state: &State, unit: UnitNo) -> Vec<(i32, i32)> {
    let (it, kind) = (state.unit(unit), state.profile(unit).kind);
    let left = state.march.allowance - state.march.used;
    if let Place::Aboard(transport) = it.place {
        let base = state.unit(transport);
        let at = |way: Facing, length| (base.stands[0].v() + way.offset(length, 0)).point();
        return around(base.stands[0].v(), |way| {
            farthest(12 * CM, |length| {
                is_legal(state, Frame::March, Action::Leave { facing: base.facing, to: at(way, length) })
            })
        });
    }
    if kind.walks() {
        let from = state.march.path.last().map_or(it.middle(), |last| *last);
        return around(from.v(), |way| {
            let guide = ways::guide_for(state, unit, (from.v() + way.offset(4000, 0)).point());
            let ahead = distance(c4_march::start(state, guide), from);
            farthest(left + ahead, |length| {
                let to = (from.v() + way.offset(length, 0)).point();
                is_legal(state, Frame::March, walk(state, unit, to))
            })
        });
    }
    // A fan: turn, then straight on.
    let (from, limit) = (it.stands[0].v(), ways::turn_limit(state, unit));
    let most = if kind.is_vehicle() { left.max(c4_march::road_allowance(state)) } else { left };
    let mut fan = vec![pair(from)];
    for step in (0..=2 * limit).step_by(4) {
        let facing = it.facing.right(limit).left(step);
        let drive = |length: i32| Action::Drive { facing, length: length as u16 };
        let length = farthest(most, |length| is_legal(state, Frame::March, drive(length)));
        fan.push(pair(from + facing.offset(length, 0)));
    }
    if fan.iter().all(|corner| *corner == fan[0]) { Vec::new() } else { fan }
}

fn around(from: V, far: impl Fn(Facing) -> i32) -> Vec<(i32, i32)> {
    let ways = (0..64u8).map(|step| Facing(step * 4));
    let ends: Vec<(i32, i32)> = ways.map(|way| pair(from + way.offset(far(way), 0))).collect();
    if ends.iter().all(|end| *end == pair(from)) { Vec::new() } else { ends }
}

/// A walk straight there, looking where it goes.
pub(super) fn walk(state: &State, unit: UnitNo, to: Point) -> Action {
    Action::Walk { facing: Facing::of(to.v() - state.unit(unit).middle().v()), to }
}

fn roads(state: &State, unit: UnitNo) -> Vec<Stretch> {
    if !state.profile(unit).kind.is_vehicle() {
        return Vec::new();
    }
    let mut found = Vec::new();
    for road in state.pieces.iter().filter(|piece| piece.kind == PieceKind::Road) {
        let (a, b) = (road.at.v(), road.to.v());
        let length = (b - a).length().max(1);
        let at = |far: i32| a + (b - a).scaled(far, length);
        let mut begun: Option<i32> = None;
        for far in (0..=length).step_by(CM as usize) {
            let goes = is_legal(state, Frame::March, Action::Follow(at(far).point()));
            match (goes, begun) {
                (true, None) => begun = Some(far),
                (false, Some(start)) => {
                    found.push((pair(at(start)), pair(at(far - CM))));
                    begun = None;
                }
                _ => {}
            }
        }
        if let Some(start) = begun {
            found.push((pair(at(start)), pair(b)));
        }
    }
    found
}
