//! §4.2: how a section forms up around the stand that led it: in one of four ways, or stand by stand.

use super::c9_assault;
use super::room::{self, Around};
use crate::actions::{Action, Event, Formation};
use crate::geometry::{CM, Facing, Point, V, is_within};
use crate::ids::PieceKind;
use crate::state::{HALF_DIAGONAL, State, base_at, half_sizes};
use frente_kernel::{EventSink, Illegal, must};

/// Offsets from the guide, forward and right, for the other stands in order.
const fn slots(formation: Formation) -> [(i32, i32); 3] {
    match formation {
        Formation::Line => [(0, 520), (0, -520), (-330, 0)],
        Formation::Column => [(-330, 0), (-660, 0), (-990, 0)],
        Formation::Box => [(0, 520), (-330, 0), (-330, 520)],
        Formation::Huddle => [(-10, 520), (-330, 260), (-330, -260)],
    }
}

/// A step so far forward and to the right of a way.
fn offset(way: V, forward: i32, right: i32) -> V {
    let (length, forward, right) = (i64::from(way.length().max(1)), i64::from(forward), i64::from(right));
    let (x, y) = (i64::from(way.x), i64::from(way.y));
    V::new(((x * forward + y * right) / length) as i32, ((y * forward - x * right) / length) as i32)
}

/// The stands of a whole section around its command stand, looking that way, on open ground.
pub(crate) fn around(guide: Point, formation: Formation, facing: Facing) -> [Point; 4] {
    let [one, two, three] =
        slots(formation).map(|(forward, right)| (guide.v() + facing.offset(forward, right)).point());
    [guide, one, two, three]
}

/// Where each stand goes in a formation, along the way the guide went or else along its front; `None` where it does not
/// fit: none goes beyond the guide.
fn form(state: &State, formation: Formation) -> Option<[Point; 4]> {
    let it = state.unit(state.march.unit);
    let front = it.facing.offset(1000, 0);
    let way = march_way(state);
    // No slot lies farther from the guide.
    let around = Around::of(state, it.stands[usize::from(state.march.guide)], 10 * CM);
    let along = (way != V::default()).then(|| form_along(&around, formation, way)).flatten();
    along.or_else(|| form_along(&around, formation, front))
}

fn form_along(around: &Around, formation: Formation, way: V) -> Option<[Point; 4]> {
    let state = around.state;
    let (unit, guide) = (state.march.unit, state.march.guide);
    let it = state.unit(unit);
    let mut stands = it.stands;
    let from = it.stands[usize::from(guide)].v();
    let kind = state.profile(unit).kind;
    let mut placed = 1 << guide;
    for (at_slot, stand) in it.standing().filter(|stand| *stand != guide).enumerate() {
        let (forward, right) = slots(formation)[at_slot];
        // The command stand is smaller: it stands level with the fronts of the others.
        let (_, depth) = half_sizes(kind, stand);
        let (_, depth_of_guide) = half_sizes(kind, guide);
        let level = if forward == 0 { (depth_of_guide - depth).min(0) } else { 0 };
        // Two tenths of a millimetre back, so that no rounding takes it beyond the guide.
        let place = (from + offset(way, forward + level - 2, right)).point();
        check_slot(around, &stands, placed, stand, place).ok()?;
        stands[usize::from(stand)] = place;
        placed |= 1 << stand;
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
        _ => Err(Illegal { rule: "4.2", why: "formation-pending" }),
    }
}

/// §4.2: near the guide or one already placed, not beyond the guide, on free ground on this side of the water.
fn check_place(state: &State, stand: u8, to: Point) -> Result<(), Illegal> {
    let (unit, guide) = (state.march.unit, state.march.guide);
    let it = state.unit(unit);
    must(stand < 4 && it.alive >> stand & 1 == 1, "4.2", "no-such-stand")?;
    must(stand != guide, "4.2", "is-the-guide")?;
    must(state.passed >> stand & 1 == 0, "4.2", "already-placed")?;
    let set = it.standing().filter(|other| *other == guide || state.passed >> other & 1 == 1);
    let around = Around::of(state, to, 0);
    check_slot(&around, &it.stands, set.fold(0, |set, other| set | 1 << other), stand, to)
}

/// The same for a stand while those in `placed` stand where `stands` says.
fn check_slot(around: &Around, stands: &[Point; 4], placed: u8, stand: u8, to: Point) -> Result<(), Illegal> {
    let state = around.state;
    let (unit, guide) = (state.march.unit, state.march.guide);
    let (facing, kind) = (state.unit(unit).facing, state.profile(unit).kind);
    let lead = stands[usize::from(guide)];
    must(march_way(state).dot(to.v() - lead.v()) <= 0, "4.2", "beyond-the-guide")?;
    let base = base_at(kind, stand, to, facing);
    let mut coherent = false;
    for other in (0..4).filter(|other| placed >> other & 1 == 1) {
        let at = stands[usize::from(other)];
        let set = base_at(kind, other, at, facing);
        must(!(is_within(at, to, 2 * HALF_DIAGONAL) && set.overlaps(&base)), "4.6", "occupied")?;
        // No two bases are farther apart than their middles.
        coherent = coherent || is_within(at, to, 10 * CM) || set.is_near(&base, 10 * CM);
    }
    must(coherent, "4.2", "out-of-coherence")?;
    around.check_stand(unit, stand, to, facing)?;
    let mut rivers = around.pieces.iter().filter(|piece| piece.kind == PieceKind::River);
    let cut = rivers.any(|river| river.blocks(state.data(), lead.v(), to.v()));
    must(!cut || around.is_on_road(to.v()), "4.2", "river")
}

/// From where the guide stood to where it went.
fn march_way(state: &State) -> V {
    match (state.march.path.first(), state.march.path.last()) {
        (Some(from), Some(to)) => to.v() - from.v(),
        _ => V::default(),
    }
}

pub(crate) fn apply(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    let unit = state.march.unit;
    match action {
        Action::Form(formation) => {
            if let Some(stands) = form(state, formation) {
                state.unit_mut(unit).stands = stands;
            } else {
                huddle(state);
            }
            finish(state, log);
        }
        Action::Place { stand, to } => {
            state.unit_mut(unit).stands[usize::from(stand)] = to;
            state.passed |= 1 << stand;
            let guide = state.march.guide;
            let all = state.unit(unit).standing().all(|one| one == guide || state.passed >> one & 1 == 1);
            if all {
                finish(state, log);
            }
        }
        _ => {}
    }
}

fn finish(state: &mut State, log: &mut impl EventSink<Event>) {
    state.passed = 0;
    state.stack.pop();
    c9_assault::meet(state, state.march.unit, log);
}

/// The stands find room around their guide as best they can, none beyond it.
fn huddle(state: &mut State) {
    let (unit, guide) = (state.march.unit, state.march.guide);
    let it = *state.unit(unit);
    let lead = it.stands[usize::from(guide)];
    let way = match march_way(state) {
        way if way == V::default() => it.facing.offset(1000, 0),
        way => way,
    };
    let behind = lead.v() + offset(way, -330, 0);
    let (mut stands, mut placed) = (it.stands, 1 << guide);
    // Who finds no such room is parted from the guide below.
    for stand in it.standing().filter(|stand| *stand != guide) {
        let fits = |around: &Around, place: Point| check_slot(around, &stands, placed, stand, place).is_ok();
        let place = room::on_rings(state, behind.point(), CM, 40, fits);
        stands[usize::from(stand)] = place.unwrap_or(lead);
        placed |= 1 << stand;
    }
    state.unit_mut(unit).stands = stands;
    room::untangle(state, unit);
}
