//! §4: the ways a mover is offered: a good finite set, for bots and hints. What is legal `c4_march` says.

use super::c4_march::{Ground, budget, heading, ride_allowance, start};
use super::c4_movement as ways;
use crate::actions::Action;
use crate::data::Trait;
use crate::geometry::{CM, Facing, Point, V, is_within};
use crate::ids::PieceKind;
use crate::state::{Place, State};

pub(crate) fn candidates(state: &State, push: &mut impl FnMut(Action)) {
    push(Action::Stay);
    let unit = state.march.unit;
    let it = state.unit(unit);
    if let Place::Aboard(transport) = it.place {
        let base = state.unit(transport);
        for step in 0..8u8 {
            let way = Facing(step * 32).offset(650, 0);
            push(Action::Leave { facing: base.facing, to: (base.stands[0].v() + way).point() });
        }
        return;
    }
    if state.profile(unit).kind.walks() {
        meeting_candidates(state, push);
        walk_candidates(state, push);
    } else {
        drive_candidates(state, push);
    }
}

/// Into the saddle and out of it, at an enemy, aboard a transport.
fn meeting_candidates(state: &State, push: &mut impl FnMut(Action)) {
    let (it, profile) = (state.unit(state.march.unit), state.profile(state.march.unit));
    let (middle, left) = (it.middle(), state.march.allowance - state.march.used);
    if profile.has(Trait::Cavalry) && state.march.path.is_empty() {
        push(Action::Remount);
    }
    if profile.kind.is_section() {
        for enemy in state.on_table(it.side.other()) {
            if is_within(middle, state.unit(enemy).middle(), left + 25 * CM) {
                push(Action::Charge(enemy));
            }
        }
    }
    for friend in state.on_table(it.side) {
        if state.profile(friend).transport.is_some() && is_within(middle, state.unit(friend).stands[0], left + 15 * CM)
        {
            push(Action::Board(friend));
        }
    }
}

/// On foot or on horseback: all round, along roads, to objectives and into cover.
fn walk_candidates(state: &State, push: &mut impl FnMut(Action)) {
    let unit = state.march.unit;
    let it = state.unit(unit);
    let (middle, left) = (it.middle(), state.march.allowance - state.march.used);
    let mut walk = |to: Point| push(Action::Walk { facing: Facing::of(to.v() - middle.v()), to });
    if it.mounted {
        for road in state.pieces.iter().filter(|piece| piece.kind == PieceKind::Road) {
            let (a, b) = (road.at.v(), road.to.v());
            let length = (b - a).length().max(1);
            for end in [a, b] {
                let guide = ways::guide_for(state, unit, end.point());
                let from = start(state, guide);
                let far = ride_allowance(state) - state.march.used;
                walk((from.v() + (end + end - a - b).scaled(far, length)).point());
            }
        }
    }
    for step in 0..16u8 {
        let way = Facing(step * 16);
        // The guide leads: aim from the foremost stand.
        let guide = ways::guide_for(state, unit, (middle.v() + way.offset(4000, 0)).point());
        let from = it.stands[usize::from(guide)].v();
        for quarters in [4, 3, 2, 1] {
            walk((from + way.offset(left * quarters / 4, 0)).point());
        }
    }
    for objective in &state.objectives {
        if is_within(middle, objective.at, left + 10 * CM) {
            walk(objective.at);
        }
    }
    for piece in &state.pieces {
        if piece.def(state.data()).cover.is_some() && is_within(middle, piece.at, left + 10 * CM) {
            walk(piece.at);
        }
    }
    ford_candidates(state, middle, push);
}

/// On wheels and tracks: a turn and a straight way, roads, a transport to be hooked to.
fn drive_candidates(state: &State, push: &mut impl FnMut(Action)) {
    let unit = state.march.unit;
    let (it, profile) = (state.unit(unit), state.profile(unit));
    let left = state.march.allowance - state.march.used;
    let (limit, lengths) = (ways::turn_limit(state, unit), [left, left * 3 / 4, left / 2, left / 4, 0]);
    let ahead = heading(state);
    for step in [0u8, 16, 32, 48, 64] {
        if step > limit {
            continue;
        }
        for facing in [ahead.left(step), ahead.right(step)] {
            for length in lengths {
                push(Action::Drive { facing, length: length as u16 });
            }
        }
    }
    if profile.kind.is_vehicle() {
        road_candidates(state, push);
    } else {
        for friend in state.on_table(it.side) {
            if state.profile(friend).transport.is_some() && state.in_contact(unit, friend) {
                push(Action::Board(friend));
            }
        }
    }
}

/// Along the roads, onto them, and off them again (§4.3).
fn road_candidates(state: &State, push: &mut impl FnMut(Action)) {
    let here = start(state, 0).v();
    let far = budget(state, Ground::Road) - state.march.used;
    let near = state.march.allowance - state.march.used;
    for road in state.pieces.iter().filter(|piece| piece.kind == PieceKind::Road) {
        let (a, b) = (road.at.v(), road.to.v());
        let (way, length) = (b - a, (b - a).length().max(1));
        if road.outline(state.data()).contains(here) {
            for part in 0..=8 {
                let to = a + way.scaled(length * part / 8, length);
                if (to - here).length() <= far {
                    push(Action::Follow(to.point()));
                }
            }
            push(Action::Follow((here + way.scaled(far - CM, length)).point()));
            push(Action::Follow((here - way.scaled(far - CM, length)).point()));
        } else if state.march.path.is_empty() {
            // Onto it at the nearest place, and slantwise either way.
            let along = (way.dot(here - a) / i64::from(length)) as i32;
            for slant in [0, -10 * CM, 10 * CM] {
                let to = a + way.scaled(along + slant, length);
                if (to - here).length() <= near {
                    push(Action::Via(to.point()));
                }
            }
        }
    }
}

fn ford_candidates(state: &State, middle: Point, push: &mut impl FnMut(Action)) {
    for river in state.pieces.iter().filter(|piece| piece.kind == PieceKind::River) {
        let (a, b) = (river.at.v(), river.to.v());
        let length = (b - a).length().max(1);
        let across = V::new(-(b - a).y, (b - a).x);
        // Away from the side the unit stands on.
        let way = if (b - a).cross(middle.v() - a) > 0 { -across } else { across };
        let beside = ((b - a).cross(middle.v() - a).abs() / i64::from(length)) as i32;
        if beside < 12 * CM {
            let to = (middle.v() + way.scaled(beside + 300 + 152, length)).point();
            push(Action::Ford { facing: Facing::of(way), to });
        }
    }
}
