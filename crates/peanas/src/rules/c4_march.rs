//! §4: a move from its first step to its last: where to, who fires at it on the way, where it ends.

use super::c4_contact::{board_end, charge_end};
use super::c4_transport::{board, carry_passengers, check_board, check_leave, follow, partner};
use super::room::{self, Around};
use super::{c4_movement as ways, c5_reactions, c9_assault};
use crate::actions::{Action, Event, Way};
use crate::data::Trait;
use crate::geometry::{CM, Facing, Point, QUARTER, distance, is_within};
use crate::ids::{PieceKind, UnitKind, UnitNo};
use crate::state::{CONTACT, Duty, Frame, March, Mobility, Place, Readiness, State, base_at, bit};
use arrayvec::ArrayVec;
use frente_kernel::{EventSink, Illegal, must};

/// §4.5: how far a unit may go off and on the road, with a modifier of 5 cm a point (§5.6.2).
pub(crate) fn reach(state: &State, unit: UnitNo, modifier: i8) -> [i32; 2] {
    let (it, profile) = (state.unit(unit), state.profile(unit));
    if matches!(it.place, Place::Aboard(_)) {
        return [5 * CM, 5 * CM];
    }
    let printed = if it.mounted {
        [20 * CM, 30 * CM] // §3-cavalry: mounted they go like armour.
    } else if profile.kind.is_gun() || matches!(profile.kind, UnitKind::Support | UnitKind::LightMortar) {
        // Ruling B-65: pushed as printed, or carried as its rule says (§3-easily-carried, §3-draggable), whichever is farther.
        let carried = if profile.has(Trait::EasilyCarried) {
            15 * CM
        } else if profile.has(Trait::Draggable) {
            10 * CM
        } else if profile.has(Trait::PartlyDraggable) {
            5 * CM
        } else {
            0
        };
        profile.moves.map(|printed| printed.max(carried))
    } else {
        profile.moves
    };
    // §4.6: two transports that share a section go at the pace of the slower.
    let slower = partner(state, unit).map_or(printed, |other| state.profile(other).moves);
    let pace = [printed[0].min(slower[0]), printed[1].min(slower[1])];
    pace.map(|cm| if cm == 0 { 0 } else { (cm + i32::from(modifier) * 5 * CM).max(0) })
}

/// A unit begins to move.
pub(crate) fn begin(state: &mut State, unit: UnitNo, modifier: i8) {
    let [off_road, _] = reach(state, unit, modifier);
    state.march = March { unit, allowance: off_road, ..March::none() };
    state.order.modifier = modifier;
    state.stack.push(Frame::March);
}

pub(crate) fn road_allowance(state: &State) -> i32 {
    reach(state, state.march.unit, state.order.modifier)[1]
}

/// Where the mover's next leg starts.
pub(crate) fn start(state: &State, guide: u8) -> Point {
    state.march.path.last().copied().unwrap_or(state.unit(state.march.unit).stands[usize::from(guide)])
}

/// Whether a leg runs along a road.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ground {
    Road,
    Open,
}

/// §4.5, ruling B-68: the road distance if all of the way is on road, else the other.
pub(super) fn budget(state: &State, next: Ground) -> i32 {
    let on_road = |leg: &[Point]| ways::is_along_road(state, leg[0].v(), leg[1].v());
    if next == Ground::Road && state.march.path.windows(2).all(on_road) {
        road_allowance(state)
    } else {
        state.march.allowance
    }
}

/// How far horses go by road in this move (ruling B-66); half of it where they were mounted in it.
pub(super) fn ride_allowance(state: &State) -> i32 {
    let [off_road, road] = reach(state, state.march.unit, state.order.modifier);
    if state.march.allowance == off_road { road } else { road / 2 }
}

/// How far a walker may go in all if its next leg is this one: horses go farther where all of the way is road.
pub(super) fn walk_budget(state: &State, from: Point, to: Point) -> i32 {
    let on_road = |leg: &[Point]| ways::is_along_road(state, leg[0].v(), leg[1].v());
    let rides = state.unit(state.march.unit).mounted && on_road(&[from, to]);
    if rides && state.march.path.windows(2).all(on_road) { ride_allowance(state) } else { state.march.allowance }
}

/// Which way the mover looks after the legs it has gone.
pub(super) fn heading(state: &State) -> Facing {
    match state.march.path.as_slice() {
        [.., from, to] => Facing::of(to.v() - from.v()),
        _ => state.unit(state.march.unit).facing,
    }
}

/// §4.3-legs: a vehicle goes straight to a road, or on along one.
fn check_road_leg(state: &State, to: Point) -> Result<(), Illegal> {
    let unit = state.march.unit;
    must(state.march.path.len() < 5, "4.1", "too-many-legs")?;
    let from = start(state, 0);
    must(from != to, "4.1", "no-way")?;
    let facing = Facing::of(to.v() - from.v());
    let around = Around::way(state, from, to, 0);
    let ground = if ways::is_along_road(state, from.v(), to.v()) { Ground::Road } else { Ground::Open };
    if ground == Ground::Open {
        must(state.march.path.is_empty(), "4.3-legs", "straight-only")?;
        must(around.is_on_road(to.v()), "4.3-legs", "not-along-road")?;
        check_turn(state, facing)?;
    }
    ways::check_leg(&around, unit, 0, from, to, facing, None)?;
    must(state.march.used + ways::cost(&around, from, to) <= budget(state, ground), "4.5", "too-far")
}

/// §4.3, §4.4: no wider a turn than its kind makes.
fn check_turn(state: &State, facing: Facing) -> Result<(), Illegal> {
    let turn = heading(state).turn_to(facing);
    let limit = ways::turn_limit(state, state.march.unit);
    must(turn <= limit || limit == QUARTER, "4.4", "turn-too-wide")?;
    must(turn <= limit, "4.3", "turn-too-wide")
}

pub(crate) fn check(state: &State, action: Action) -> Result<(), Illegal> {
    let unit = state.march.unit;
    let (it, kind) = (state.unit(unit), state.profile(unit).kind);
    let aboard = matches!(it.place, Place::Aboard(_));
    match action {
        Action::Stay => return Ok(()),
        Action::Leave { facing, to } => return check_leave(state, facing, to),
        _ => must(!aboard, "3-transport", "aboard")?,
    }
    match action {
        Action::Remount => {
            must(state.profile(unit).has(Trait::Cavalry), "3-cavalry", "no-cavalry")?;
            must(state.march.path.is_empty() && state.march.used == 0, "3-cavalry", "already-moving")?;
            let bears = |stand: u8| {
                let at = it.stands[usize::from(stand)];
                Around::of(state, at, 0).check_ground(kind, true, &state.base(unit, stand), at.v()).is_ok()
            };
            must(it.mounted || it.standing().all(bears), "3-cavalry", "impassable")
        }
        Action::Via(to) if kind.is_vehicle() => check_road_leg(state, to),
        Action::Via(to) => {
            must(kind.walks(), "4.3", "straight-only")?;
            must(state.march.path.len() < 5, "4.1", "too-many-legs")?;
            let guide = if state.march.path.is_empty() { ways::guide_for(state, unit, to) } else { state.march.guide };
            let from = start(state, guide);
            must(from != to, "4.1", "no-way")?;
            let around = Around::way(state, from, to, 0);
            ways::check_leg(&around, unit, guide, from, to, it.facing, None)?;
            must(state.measures().holds(to.v()), "4.6", "off-table")?;
            must(state.march.used + ways::cost(&around, from, to) <= walk_budget(state, from, to), "4.5", "too-far")
        }
        Action::Walk { facing, to } => {
            must(kind.walks(), "4.3", "straight-only")?;
            let guide = if state.march.path.is_empty() { ways::guide_for(state, unit, to) } else { state.march.guide };
            let from = start(state, guide);
            let around = Around::way(state, from, to, 0);
            let used = state.march.used + ways::cost(&around, from, to);
            must(used <= walk_budget(state, from, to), "4.5", "too-far")?;
            around.check_stand(unit, guide, to, facing)?;
            ways::check_leg(&around, unit, guide, from, to, facing, None)?;
            no_contact(state, unit, guide, to, facing)
        }
        Action::Charge(target) => charge_end(state, target).map(|_| ()),
        Action::Ford { facing, to } => check_ford(state, facing, to),
        Action::Drive { facing, length } => check_drive(state, facing, length),
        Action::Follow(to) => check_follow(state, to),
        Action::Board(transport) => {
            check_board(state, transport)?;
            if kind.walks() { board_end(state, transport).map(|_| ()) } else { Ok(()) }
        }
        _ => Err(Illegal { rule: "4.1", why: "move-pending" }),
    }
}

/// Ruling PA-44: only infantry ends in contact with the enemy, and only by charging.
fn no_contact(state: &State, unit: UnitNo, stand: u8, at: Point, facing: Facing) -> Result<(), Illegal> {
    let (it, kind) = (state.unit(unit), state.profile(unit).kind);
    if ways::starts_assaults(kind) {
        return Ok(());
    }
    let base = base_at(kind, stand, at, facing);
    let touches = state.on_table(it.side.other()).any(|enemy| {
        let that = state.unit(enemy);
        is_within(that.middle(), at, 30 * CM)
            && that.standing().any(|one| state.base(enemy, one).is_near(&base, CONTACT))
    });
    must(!touches, "9.1", "only-infantry-assaults")
}

/// §1.6: across a river: from its near bank to its far one, with the whole move (ruling PA-46).
fn check_ford(state: &State, facing: Facing, to: Point) -> Result<(), Illegal> {
    let unit = state.march.unit;
    let kind = state.profile(unit).kind;
    must(matches!(kind, UnitKind::Infantry | UnitKind::Individual | UnitKind::Support), "1.6", "cannot-ford")?;
    must(state.march.path.is_empty(), "1.6", "whole-action")?;
    let guide = ways::guide_for(state, unit, to);
    let from = start(state, guide);
    let river = state
        .pieces
        .iter()
        .find(|piece| piece.kind == PieceKind::River && piece.outline(state.data()).blocks(from.v(), to.v()));
    let river = river.ok_or(Illegal { rule: "1.6", why: "no-river" })?.outline(state.data());
    must(state.base(unit, guide).is_near(&river, 2 * CM), "1.6", "not-at-the-bank")?;
    Around::of(state, to, 0).check_stand(unit, guide, to, facing)?;
    must(base_at(kind, guide, to, facing).is_near(&river, 2 * CM), "1.6", "not-at-the-bank")?;
    must(distance(from, to) <= 20 * CM, "4.5", "too-far")
}

fn check_drive(state: &State, facing: Facing, length: u16) -> Result<(), Illegal> {
    let unit = state.march.unit;
    let kind = state.profile(unit).kind;
    must(!kind.walks(), "4.1", "walks")?;
    check_turn(state, facing)?;
    let from = start(state, 0);
    let to = (from.v() + facing.offset(i32::from(length), 0)).point();
    must(length > 0 || state.march.path.is_empty(), "4.1", "no-way")?;
    let around = Around::way(state, from, to, 0);
    if length > 0 {
        let on_road = kind.is_vehicle() && ways::is_along_road(state, from.v(), to.v());
        let allowance = budget(state, if on_road { Ground::Road } else { Ground::Open });
        must(state.march.used + ways::cost(&around, from, to) <= allowance, "4.5", "too-far")?;
        if state.profile(unit).has(Trait::PartlyDraggable) && kind.is_gun() {
            must(ways::is_clear(state, from, to), "3-partly-draggable", "not-clear")?;
        }
        ways::check_leg(&around, unit, 0, from, to, facing, None)?;
    }
    around.check_stand(unit, 0, to, facing)?;
    no_contact(state, unit, 0, to, facing)
}

fn check_follow(state: &State, to: Point) -> Result<(), Illegal> {
    let unit = state.march.unit;
    let kind = state.profile(unit).kind;
    must(kind.is_vehicle(), "4.3", "no-vehicle")?;
    let from = start(state, 0);
    let (first, second) = ways::road_way(state, from, to).ok_or(Illegal { rule: "4.3", why: "not-along-road" })?;
    must(from != first || second.is_some(), "4.3", "no-way")?;
    let facing = Facing::of(first.v() - from.v());
    let mut length = distance(from, first);
    ways::check_leg(&Around::way(state, from, first, 0), unit, 0, from, first, facing, None)?;
    let mut last = facing;
    if let Some(second) = second {
        last = Facing::of(second.v() - first.v());
        length += distance(first, second);
        ways::check_leg(&Around::way(state, first, second, 0), unit, 0, first, second, last, None)?;
    }
    must(state.march.used + length <= budget(state, Ground::Road), "4.5", "too-far")?;
    Around::of(state, to, 0).check_stand(unit, 0, to, last)?;
    no_contact(state, unit, 0, to, last)
}

pub(crate) fn apply(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    let unit = state.march.unit;
    match action {
        Action::Stay => {
            state.stack.pop();
        }
        Action::Remount => {
            let it = state.unit_mut(unit);
            it.mounted = !it.mounted;
            let mounted = it.mounted;
            log.emit(if mounted { Event::Mounted(unit) } else { Event::Dismounted(unit) });
            // Ruling B-66: it takes half of the move.
            let [all, _] = reach(state, unit, state.order.modifier);
            state.march.allowance = all / 2;
            // A tenth of a millimetre gone: it does so once a move.
            state.march.used = 1;
        }
        Action::Via(to) => {
            if state.march.path.is_empty() {
                let guide = ways::guide_for(state, unit, to);
                state.march.guide = guide;
                state.march.path.push(state.unit(unit).stands[usize::from(guide)]);
            }
            let from = start(state, state.march.guide);
            let cost = ways::cost(&Around::way(state, from, to, 0), from, to);
            state.march.used += cost;
            state.march.path.push(to);
        }
        Action::Walk { facing, to } => set_out(state, &[to], facing, log),
        Action::Charge(target) => {
            if let Ok(end) = charge_end(state, target) {
                set_out_to(state, end, log);
            }
        }
        Action::Ford { facing, to } => set_out(state, &[to], facing, log),
        Action::Drive { facing, length } => {
            let to = (start(state, 0).v() + facing.offset(i32::from(length), 0)).point();
            set_out(state, &[to], facing, log);
        }
        Action::Follow(to) => {
            let from = start(state, 0);
            if let Some((first, second)) = ways::road_way(state, from, to) {
                let facing = Facing::of(second.map_or(first.v() - from.v(), |end| end.v() - first.v()));
                match second {
                    Some(second) => set_out(state, &[first, second], facing, log),
                    None => set_out(state, &[first], facing, log),
                }
            }
        }
        Action::Board(transport) if state.profile(unit).kind.walks() => {
            if let Ok(end) = board_end(state, transport) {
                state.march.boards = Some(transport);
                set_out_to(state, end, log);
            }
        }
        Action::Board(transport) => {
            state.stack.pop();
            board(state, unit, transport, log);
        }
        Action::Leave { facing, to } => {
            state.stack.pop();
            let transport = match state.unit(unit).place {
                Place::Aboard(transport) => Some(transport),
                _ => None,
            };
            room::set_down(state, unit, to, facing);
            let it = state.unit_mut(unit);
            it.stirred = true;
            it.met_fire = false;
            if let Some(transport) = transport {
                log.emit(Event::Landed { unit, transport });
            }
            if state.profile(unit).kind.walks() {
                // It has moved: the enemy may fire at it where it stands.
                state.march.guide = 0;
                state.march.path.push(state.unit(unit).stands[0]);
                state.passed = 0;
                state.stack.push(Frame::MoveReact);
            }
        }
        _ => {}
    }
}

/// The way an action of a move would take from where the mover stands: the stand that leads, the points of the way, and
/// where it would look at the end. `None`: it goes nowhere, or its way is not yet complete.
pub(crate) fn way_of(state: &State, action: Action) -> Option<(u8, ArrayVec<Point, 8>, Facing)> {
    let unit = state.march.unit;
    let guide = |to: Point| {
        let walks = state.profile(unit).kind.walks() && state.march.path.is_empty();
        if walks { ways::guide_for(state, unit, to) } else { state.march.guide }
    };
    let (guide, ends, facing): (u8, ArrayVec<Point, 2>, Facing) = match action {
        Action::Walk { facing, to } | Action::Ford { facing, to } => (guide(to), [to].into_iter().collect(), facing),
        Action::Drive { facing, length } => {
            let to = (start(state, 0).v() + facing.offset(i32::from(length), 0)).point();
            (0, [to].into_iter().collect(), facing)
        }
        Action::Follow(to) => {
            let from = start(state, 0);
            let (first, second) = ways::road_way(state, from, to)?;
            let facing = Facing::of(second.map_or(first.v() - from.v(), |end| end.v() - first.v()));
            (0, [first].into_iter().chain(second).collect(), facing)
        }
        Action::Charge(target) => {
            let (guide, end, facing) = charge_end(state, target).ok()?;
            (guide, [end].into_iter().collect(), facing)
        }
        Action::Board(transport) if state.profile(unit).kind.walks() => {
            let (guide, end, facing) = board_end(state, transport).ok()?;
            (guide, [end].into_iter().collect(), facing)
        }
        _ => return None,
    };
    let gone = state.march.path.iter().copied();
    let first = state.march.path.is_empty().then(|| start(state, guide));
    Some((guide, gone.chain(first).chain(ends).take(8).collect(), facing))
}

/// Sets out for a place in contact with another base.
fn set_out_to(state: &mut State, (guide, end, facing): (u8, Point, Facing), log: &mut impl EventSink<Event>) {
    if state.march.path.is_empty() {
        state.march.guide = guide;
        state.march.path.push(state.unit(state.march.unit).stands[usize::from(guide)]);
    }
    set_out(state, &[end], facing, log);
}

/// The way is declared: parting blows, the enemy's reactions, then the move itself.
fn set_out(state: &mut State, ends: &[Point], facing: Facing, log: &mut impl EventSink<Event>) {
    let unit = state.march.unit;
    if state.march.path.is_empty() {
        let guide = if state.profile(unit).kind.walks() { ways::guide_for(state, unit, ends[0]) } else { 0 };
        state.march.guide = guide;
        state.march.path.push(state.unit(unit).stands[usize::from(guide)]);
    }
    for end in ends {
        let _ = state.march.path.try_push(*end);
    }
    let path = state.march.path.clone();
    state.march.length = path.windows(2).map(|leg| distance(leg[0], leg[1])).sum();
    state.march.facing = facing;
    state.march.gone = 0;
    let mut before = 0;
    state.march.bog = -1;
    for leg in path.windows(2) {
        let at = ways::bog_point(state, unit, leg[0], leg[1]);
        if at >= 0 {
            state.march.bog = before + at;
            break;
        }
        before += distance(leg[0], leg[1]);
    }
    let length = state.march.length;
    let it = state.unit_mut(unit);
    it.facing = facing;
    it.aimed &= length == 0;
    it.stirred = true;
    it.met_fire = false;
    carry_weapon(state, unit, length);
    if state.unit(unit).side == state.active {
        state.unit_mut(unit).moved = length.min(i32::from(u16::MAX)) as u16;
    }
    state.stack.replace(Frame::MoveOn);
    state.passed = 0;
    if length > 0 {
        // Whoever starts in ground that may hold it throws before anybody fires at its move.
        if state.march.bog != 0 {
            state.stack.push(Frame::MoveReact);
        }
        let kind = state.profile(unit).kind;
        let end = base_at(kind, state.march.guide, path[path.len() - 1], facing);
        c9_assault::strike_leaver(state, unit, Some(&end), log);
    }
}

/// How far along its way the mover is at the end of the window that is open: the bogging dice part it in two.
pub(crate) const fn next_stop(march: &March) -> i32 {
    if march.bog >= 0 { march.bog } else { march.length }
}

/// What a move of that length does to a crew's weapon: it has to be deployed or set up again, and a piece that moves before
/// it has fired is out of the mission (ruling PA-40).
pub(crate) fn carry_weapon(state: &mut State, unit: UnitNo, length: i32) {
    if length == 0 {
        return;
    }
    if state.profile(unit).deploy > 0 {
        state.unit_mut(unit).readiness = Readiness::Undeployed;
    } else if packs(state, unit, length) {
        state.unit_mut(unit).readiness = Readiness::Packed;
    }
    for mission in &mut state.missions {
        mission.battery &= !bit(unit);
    }
}

/// Ruling PA-11: every move at carrying distance needs setting up again.
fn packs(state: &State, unit: UnitNo, length: i32) -> bool {
    let profile = state.profile(unit);
    if !profile.kind.is_crew() || length == 0 {
        return false;
    }
    profile.has(Trait::EasilyCarried) && (length > profile.moves[0] || profile.kind == UnitKind::LightMortar)
        || profile.has(Trait::Draggable) && length > profile.moves[0]
}

/// The place that lies `gone` along the mover's way.
pub(crate) fn place_at(march: &March, gone: i32) -> Point {
    let mut left = gone;
    for leg in march.path.windows(2) {
        let length = distance(leg[0], leg[1]);
        if left <= length {
            let way = leg[1].v() - leg[0].v();
            return if length == 0 { leg[0] } else { (leg[0].v() + way.scaled(left, length)).point() };
        }
        left -= length;
    }
    march.path.last().copied().unwrap_or_default()
}

/// The way of the mover as far as it has gone.
fn way_gone(march: &March) -> Way {
    let mut left = march.gone;
    let bends = march.path.windows(2).map_while(|leg| {
        left -= distance(leg[0], leg[1]);
        (left > 0).then_some(leg[1])
    });
    Way::by(march.path.first().copied().into_iter().chain(bends).chain([place_at(march, march.gone)]))
}

/// Where the mover's guide is so far along its way.
pub(crate) fn guide_at(state: &State, gone: i32) -> Point {
    let march = &state.march;
    if gone >= march.length {
        march.path.last().copied().unwrap_or(state.unit(march.unit).stands[usize::from(march.guide)])
    } else {
        place_at(march, gone)
    }
}

/// Carries the mover along its way, all stands alike.
pub(crate) fn advance(state: &mut State, gone: i32) {
    let unit = state.march.unit;
    let guide = usize::from(state.march.guide);
    let to = guide_at(state, gone);
    let by = to.v() - state.unit(unit).stands[guide].v();
    state.march.gone = gone;
    for at in &mut state.unit_mut(unit).stands {
        *at = (at.v() + by).point();
    }
}

/// The enemy has done: the mover bogs, or arrives.
pub(crate) fn move_on(state: &mut State, log: &mut impl EventSink<Event>) {
    let unit = state.march.unit;
    let it = state.unit(unit);
    if it.is_gone() || it.panicked {
        state.stack.pop();
        return;
    }
    if it.pinned > 0 && state.march.length > 0 && state.march.halted {
        // §5.6.3, ruling PA-30: pinned on the way, or at its end, it stops there.
        state.stack.pop();
        stop_short(state);
        if state.march.gone > 0 {
            state.has_come(unit);
        }
        log.emit(Event::UnitHalted { unit, way: way_gone(&state.march) });
        went(state);
        room::keep_on_table(state, unit);
        room::untangle(state, unit);
        carry_passengers(state, unit);
        if state.march.gone > 0 {
            follow(state, unit, log);
        }
        return;
    }
    if state.march.bog >= 0 {
        let at = state.march.bog;
        advance(state, at);
        state.march.bog = -1;
        state.stack.push(Frame::BogDie { second: false });
        return;
    }
    arrive(state, log);
}

/// Ruling PA-30: what pinned it fell before contact: it stops a centimetre short of whoever it would touch.
fn stop_short(state: &mut State) {
    let unit = state.march.unit;
    let side = state.unit(unit).side.other();
    while state.march.gone > 0 && state.on_table(side).any(|enemy| state.in_contact(unit, enemy)) {
        let gone = (state.march.gone - CM).max(0);
        advance(state, gone);
    }
}

/// It goes no farther: what it has gone is what it moved (ruling PA-10).
fn went(state: &mut State) {
    let (unit, gone) = (state.march.unit, state.march.gone);
    if state.unit(unit).side == state.active {
        state.unit_mut(unit).moved = gone.min(i32::from(u16::MAX)) as u16;
    }
}

/// §4.7: 2 or 3 on two dice, and it is stuck; either way the enemy may fire at what is left of its way.
pub(crate) fn bog_dice(state: &mut State, die: u8, log: &mut impl EventSink<Event>) {
    let unit = state.march.unit;
    let first = state.dice[0];
    state.stack.pop();
    log.emit(Event::BogDice { unit, first, second: die });
    if first + die <= 3 {
        state.unit_mut(unit).mobility = Mobility::Bogged;
        log.emit(Event::Bogged(unit));
        went(state);
        let (here, mut left) = (place_at(&state.march, state.march.gone), state.march.gone);
        let legs = state.march.path.windows(2).take_while(|leg| {
            left -= distance(leg[0], leg[1]);
            left > 0
        });
        let kept = legs.count() + 1;
        state.march.path.truncate(kept);
        state.march.path.push(here);
        state.march.length = state.march.gone;
    }
    if state.march.length > 0 {
        state.passed = 0;
        state.stack.push(Frame::MoveReact);
    }
}

fn arrive(state: &mut State, log: &mut impl EventSink<Event>) {
    let (unit, length) = (state.march.unit, state.march.length);
    advance(state, length);
    state.stack.pop();
    if length > 0 || state.unit(unit).mobility == Mobility::Free {
        let length = length.min(i32::from(u16::MAX)) as u16;
        log.emit(Event::UnitMoved { unit, length, way: way_gone(&state.march) });
    }
    flatten_wire(state, unit);
    carry_passengers(state, unit);
    if length > 0 {
        state.has_come(unit);
        follow(state, unit, log);
    }
    if let Some(transport) = state.march.boards
        && state.unit(unit).pinned == 0
        && state.unit(transport).is_on_table()
        && state.in_contact(unit, transport)
    {
        return board(state, unit, transport, log);
    }
    if state.profile(unit).kind.is_section() && state.unit(unit).alive.count_ones() > 1 {
        room::hold_followers(state, unit, state.march.guide);
        state.stack.push(Frame::Formation);
    } else {
        room::keep_on_table(state, unit);
        room::untangle(state, unit);
        c9_assault::meet(state, unit, log);
    }
}

/// Ruling B-63: tanks flatten wire.
fn flatten_wire(state: &mut State, unit: UnitNo) {
    if !state.profile(unit).kind.is_tank() {
        return;
    }
    let data = state.data();
    let path = state.march.path.clone();
    state.pieces.retain(|piece| {
        piece.kind != PieceKind::Wire || !path.windows(2).any(|leg| piece.outline(data).blocks(leg[0].v(), leg[1].v()))
    });
}

/// §5.4.5, §3-autonomous-move: a unit that needs no order moves.
pub(crate) fn free_move(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    state.order = crate::state::Order { unit, duty: Duty::Free, ..crate::state::Order::IDLE };
    super::c5_orders::spend(state, unit);
    super::c5_orders::interrupt(state, unit, log);
    begin(state, unit, 0);
}

pub(crate) fn check_free_move(state: &State, unit: UnitNo) -> Result<(), Illegal> {
    must(unit.index() < state.units.len() && state.unit(unit).side == state.active, "5.6.2", "not-own-unit")?;
    let (it, profile) = (state.unit(unit), state.profile(unit));
    it.check_stands()?;
    let free = profile.has(Trait::AutonomousMove) || (profile.kind.is_individual() && profile.has(Trait::Command));
    must(free, "5.4.5", "needs-an-order")?;
    must(!it.panicked, "11.3", "panicked")?;
    must(it.pinned == 0, "11.2", "pinned")?;
    must(!it.spent, "5.6.1", "spent")
}

/// The mover's reactions are over, one way or the other.
pub(crate) fn after_reaction(state: &mut State) {
    let unit = state.march.unit;
    if state.unit(unit).pinned > 0 || state.unit(unit).panicked || state.unit(unit).is_gone() {
        state.march.halted = true;
        c5_reactions::close_window(state);
    }
}
