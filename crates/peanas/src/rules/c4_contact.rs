//! §9.1, §3-transport: moves that end base to base: with an enemy to charge, with a transport to board.

use super::c4_march::{start, walk_budget};
use super::c4_movement as ways;
use super::room::Around;
use crate::geometry::polygon::{WHOLE, along};
use crate::geometry::{Facing, Point};
use crate::ids::UnitNo;
use crate::state::{CONTACT, State, base_at};
use frente_kernel::{Illegal, must};

/// §9.1: where a charge at `target` ends: the guide, and its place.
pub(super) fn charge_end(state: &State, target: UnitNo) -> Result<(u8, Point, Facing), Illegal> {
    let unit = state.march.unit;
    let (it, kind) = (state.unit(unit), state.profile(unit).kind);
    must(ways::starts_assaults(kind), "9.1", "only-infantry-assaults")?;
    must(target.index() < state.units.len(), "9.1", "no-enemy")?;
    must(state.unit(target).side != it.side, "9.1", "friend")?;
    must(state.unit(target).is_on_table(), "9.1", "no-enemy")?;
    contact_end(state, target)
}

/// §3-transport, ruling B-67: where the move that ends aboard `transport` ends: base to base with it.
pub(super) fn board_end(state: &State, transport: UnitNo) -> Result<(u8, Point, Facing), Illegal> {
    let (unit, that) = (state.march.unit, state.unit(transport));
    if state.march.path.is_empty() && state.in_contact(unit, transport) {
        let guide = ways::guide_for(state, unit, that.stands[0]);
        return Ok((guide, start(state, guide), state.unit(unit).facing));
    }
    contact_end(state, transport)
}

/// Where a walk straight at `target` ends base to base with it: the guide, its place, where it looks.
fn contact_end(state: &State, target: UnitNo) -> Result<(u8, Point, Facing), Illegal> {
    let unit = state.march.unit;
    let (it, kind) = (state.unit(unit), state.profile(unit).kind);
    let that = state.unit(target);
    let goal = that.standing().map(|stand| that.stands[usize::from(stand)]);
    let goal = goal.min_by_key(|at| (at.v() - it.middle().v()).square()).unwrap_or(that.stands[0]);
    let guide = if state.march.path.is_empty() { ways::guide_for(state, unit, goal) } else { state.march.guide };
    let from = start(state, guide);
    let way = goal.v() - from.v();
    let facing = Facing::of(way);
    let base = base_at(kind, guide, from, facing);
    let free = that.standing().map(|stand| base.free_way(way, &state.base(target, stand))).min().unwrap_or(0);
    let end = (from.v() + along(way, free.min(WHOLE))).point();
    let around = Around::way(state, from, end, 0);
    ways::check_leg(&around, unit, guide, from, end, facing, Some(target))?;
    around.check_stand(unit, guide, end, facing)?;
    let used = state.march.used + ways::cost(&around, from, end);
    must(used <= walk_budget(state, from, end), "4.5", "too-far")?;
    let there = base_at(kind, guide, end, facing);
    let touches = that.standing().any(|stand| state.base(target, stand).is_near(&there, CONTACT));
    must(touches, "9.1", "no-contact")?;
    Ok((guide, end, facing))
}
