//! §4.2: how a section forms up around the stand that led it: in one of four ways, or stand by stand.

use super::{must, no, room};
use crate::actions::{Action, Formation};
use crate::geometry::{CM, Point, V};
use crate::ids::PieceKind;
use crate::state::{State, base_at, half_sizes};
use arrayvec::ArrayVec;
use frente_kernel::Illegal;

/// Offsets from the guide, forward and right, for the other stands in order.
const fn slots(formation: Formation) -> [(i32, i32); 3] {
    match formation {
        Formation::Line => [(0, 520), (0, -520), (-330, 0)],
        Formation::Column => [(-330, 0), (-660, 0), (-990, 0)],
        Formation::Box => [(0, 520), (-330, 0), (-330, 520)],
        Formation::Huddle => [(-10, 520), (-330, 260), (-330, -260)],
    }
}

/// Where each stand goes in a formation; `None` where it does not fit.
fn form(state: &State, formation: Formation) -> Option<[Point; 4]> {
    let (unit, guide) = (state.march.unit, state.march.guide);
    let it = state.unit(unit);
    let mut stands = it.stands;
    let from = it.stands[usize::from(guide)].v();
    let kind = state.profile(unit).kind;
    let mut placed: ArrayVec<u8, 4> = ArrayVec::new();
    placed.push(guide);
    for (at_slot, stand) in it.standing().filter(|stand| *stand != guide).enumerate() {
        let (forward, right) = slots(formation)[at_slot];
        // The command stand is smaller: it stands level with the fronts of the others.
        let (_, depth) = half_sizes(kind, stand);
        let (_, depth_of_guide) = half_sizes(kind, guide);
        let level = if forward == 0 { (depth_of_guide - depth).min(0) } else { 0 };
        let place = (from + it.facing.offset(forward + level, right)).point();
        if room::check_stand(state, unit, stand, place, it.facing).is_err() {
            return None;
        }
        let base = base_at(kind, stand, place, it.facing);
        let clash =
            placed.iter().any(|other| base_at(kind, *other, stands[usize::from(*other)], it.facing).overlaps(&base));
        if clash {
            return None;
        }
        stands[usize::from(stand)] = place;
        placed.push(stand);
    }
    Some(stands)
}

pub(crate) fn candidates(push: &mut impl FnMut(Action)) {
    Formation::ALL.into_iter().for_each(|formation| push(Action::Form(formation)));
}

pub(crate) fn check(state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Form(Formation::Huddle) => Ok(()),
        Action::Form(formation) => must(form(state, formation).is_some(), "4.2", "no-room"),
        Action::Place { stand, to } => check_place(state, stand, to),
        _ => Err(no("4.2", "formation-pending")),
    }
}

/// §4.2: near the guide or one already placed, not beyond the guide, on free ground on this side of the water.
fn check_place(state: &State, stand: u8, to: Point) -> Result<(), Illegal> {
    let (unit, guide) = (state.march.unit, state.march.guide);
    let it = state.unit(unit);
    must(stand < 4 && it.alive >> stand & 1 == 1 && stand != guide, "4.2", "no-such-stand")?;
    must(state.passed >> stand & 1 == 0, "4.2", "already-placed")?;
    let kind = state.profile(unit).kind;
    let lead = it.stands[usize::from(guide)];
    let way = march_way(state);
    must(way.dot(to.v() - lead.v()) <= 0, "4.2", "beyond-the-guide")?;
    let base = base_at(kind, stand, to, it.facing);
    let near = |other: u8| state.base(unit, other).is_near(&base, 10 * CM);
    let placed = it.standing().filter(|other| *other == guide || state.passed >> other & 1 == 1);
    let mut coherent = false;
    for other in placed {
        must(!state.base(unit, other).overlaps(&base), "4.6", "occupied")?;
        coherent |= near(other);
    }
    must(coherent, "4.2", "out-of-coherence")?;
    must(state.passed != 0 || near(guide), "4.2", "out-of-coherence")?;
    room::check_stand(state, unit, stand, to, it.facing)?;
    let river = state.pieces.iter().filter(|piece| piece.kind == PieceKind::River);
    let cut = river.map(|piece| piece.outline(state.data())).any(|river| river.blocks(lead.v(), to.v()));
    must(!cut || room::is_on_road(state, to.v()), "4.2", "river")
}

/// From where the guide stood to where it went.
fn march_way(state: &State) -> V {
    match (state.march.path.first(), state.march.path.last()) {
        (Some(from), Some(to)) => to.v() - from.v(),
        _ => V::default(),
    }
}

pub(crate) fn apply(state: &mut State, action: Action) {
    let unit = state.march.unit;
    match action {
        Action::Form(formation) => {
            if let Some(stands) = form(state, formation) {
                state.unit_mut(unit).stands = stands;
            } else {
                huddle(state);
            }
            finish(state);
        }
        Action::Place { stand, to } => {
            state.unit_mut(unit).stands[usize::from(stand)] = to;
            state.passed |= 1 << stand;
            let guide = state.march.guide;
            let all = state.unit(unit).standing().all(|one| one == guide || state.passed >> one & 1 == 1);
            if all {
                finish(state);
            }
        }
        _ => {}
    }
}

fn finish(state: &mut State) {
    state.passed = 0;
    state.stack.pop();
}

/// The stands find room around their guide as best they can.
fn huddle(state: &mut State) {
    let (unit, guide) = (state.march.unit, state.march.guide);
    let lead = state.unit(unit).stands[usize::from(guide)];
    let facing = state.unit(unit).facing;
    let others: ArrayVec<u8, 4> = state.unit(unit).standing().filter(|stand| *stand != guide).collect();
    // Out of the way first, so that they do not stand on each other's feet.
    for stand in &others {
        state.unit_mut(unit).stands[usize::from(*stand)] = Point { x: -20_000, y: -20_000 };
    }
    for stand in others {
        let behind = (lead.v() + facing.offset(-330, 0)).point();
        let place = room::free_near(state, unit, stand, behind, facing).unwrap_or(lead);
        state.unit_mut(unit).stands[usize::from(stand)] = place;
    }
}
