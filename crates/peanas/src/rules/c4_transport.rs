//! §3-transport, §3-light-train and their kin: getting aboard, being hooked on, getting off.

use super::c4_movement as ways;
use super::room::{self, Around};
use crate::actions::{Event, Way};
use crate::data::{Capacity, Trait};
use crate::geometry::{CM, Facing, Point};
use crate::ids::{UnitKind, UnitNo};
use crate::state::{Mobility, Place, Readiness, State, half_sizes};
use frente_kernel::{EventSink, Illegal, must};

/// Two transports that share a section stand no farther apart than its stands may (§4.2).
const COLUMN: i32 = 10 * CM;

/// From middle to middle of two vehicles one behind the other.
const FILE: i32 = 7 * CM;

/// §3-transport: whether the unit may board, or be hooked to, that transport.
pub(super) fn check_board(state: &State, transport: UnitNo) -> Result<(), Illegal> {
    let unit = state.march.unit;
    let (it, profile) = (state.unit(unit), state.profile(unit));
    let own = transport.index() < state.units.len() && state.unit(transport).side == it.side;
    must(own && transport != unit, "3-transport", "no-transport")?;
    let carrier = state.profile(transport);
    must(carrier.transport.is_some(), "3-transport", "no-transport")?;
    must(state.unit(transport).is_on_table(), "3-transport", "not-on-table")?;
    must(!state.unit(transport).panicked, "11.3", "transport-panicked")?;
    must(profile.kind.walks() || profile.kind.is_gun(), "3-transport", "not-carried")?;
    must(!it.mounted, "3-cavalry", "mounted")?;
    if profile.kind.walks() {
        must(berth(state, unit, transport).is_some(), "3-transport", "transport-full")
    } else {
        must(state.in_contact(unit, transport), "3-transport", "not-in-contact")?;
        // §3-heavy: a tractor, nothing less.
        must(!profile.has(Trait::Heavy) || carrier.kind == UnitKind::Tractor, "3-heavy", "needs-tractor")?;
        // §3-medium-train: one piece to a transport; §3-light-train: two.
        let light = profile.has(Trait::LightTrain);
        let towed = passengers(state, transport).filter(|other| state.profile(*other).kind.is_gun());
        let (count, all_light) = towed
            .fold((0, true), |(count, all), other| (count + 1, all && state.profile(other).has(Trait::LightTrain)));
        must(count == 0 || (count == 1 && light && all_light), "3-light-train", "tows-enough")?;
        // §3-heavy-train: two transports, one with a motor.
        if profile.has(Trait::HeavyTrain) {
            let teams = state
                .on_table(it.side)
                .filter(|other| state.profile(*other).transport.is_some() && state.in_contact(unit, *other));
            let (count, motor) = teams.fold((0, false), |(count, motor), other| {
                (count + 1, motor || state.profile(other).kind != UnitKind::Cart)
            });
            must(count >= 2 && motor, "3-heavy-train", "needs-two-transports")?;
        }
        Ok(())
    }
}

/// The units aboard, or behind, a transport; with those that ride in two, this one the second of them.
pub(crate) fn passengers(state: &State, transport: UnitNo) -> impl Iterator<Item = UnitNo> + '_ {
    state.all().filter(move |unit| {
        let it = state.unit(*unit);
        it.place == Place::Aboard(transport) || it.second == Some(transport)
    })
}

/// Stands as they count for room: large, small.
fn load(state: &State, unit: UnitNo) -> (u8, u8) {
    let (alive, kind) = (state.unit(unit).alive, state.profile(unit).kind);
    let all = alive.count_ones() as u8;
    let large = if kind.is_section() { all - (alive & 1) } else { u8::from(kind.is_crew()) };
    (large, all - large)
}

fn holds(capacity: Capacity, (large, small): (u8, u8)) -> bool {
    2 * large + small <= capacity.room(large > 0)
}

/// Those who ride in a transport; guns behind it take no room.
fn riders(state: &State, transport: UnitNo) -> impl Iterator<Item = UnitNo> + '_ {
    passengers(state, transport).filter(|unit| state.profile(*unit).kind.walks())
}

/// Where a unit that boards a transport finds room.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Berth {
    /// In that transport alone.
    Alone,
    /// In that one and in a second one beside it: a section may part (ruling B-67).
    Shared(UnitNo),
}

/// §3-transport: where a unit that boards there finds room; `None`: nowhere.
fn berth(state: &State, unit: UnitNo, transport: UnitNo) -> Option<Berth> {
    let capacity = state.profile(transport).transport?;
    let (large, small) = riders(state, transport).fold(load(state, unit), |sum, other| {
        let more = load(state, other);
        (sum.0 + more.0, sum.1 + more.1)
    });
    if holds(capacity, (large, small)) {
        return Some(Berth::Alone);
    }
    let empty = |one: UnitNo| riders(state, one).next().is_none();
    if !state.profile(unit).kind.is_section() || !empty(transport) {
        return None;
    }
    let second = state.on_table(state.unit(unit).side).find(|other| {
        let shares = state.profile(*other).transport.is_some_and(|second| {
            let parts = (0..=large).flat_map(|some| (0..=small).map(move |few| (some, few)));
            parts
                .into_iter()
                .any(|(some, few)| holds(capacity, (some, few)) && holds(second, (large - some, small - few)))
        });
        *other != transport
            && shares
            && !state.unit(*other).panicked
            && empty(*other)
            && state.is_within(transport, *other, COLUMN)
    });
    second.map(Berth::Shared)
}

/// The other transport of a section that rides in this one and in that: they go together.
pub(crate) fn partner(state: &State, transport: UnitNo) -> Option<UnitNo> {
    state.profile(transport).transport?;
    passengers(state, transport).find_map(|unit| {
        let it = state.unit(unit);
        match (it.place, it.second) {
            (Place::Aboard(first), Some(second)) => Some(if second == transport { first } else { second }),
            _ => None,
        }
    })
}

/// Whether the other transport of a section, where there is one, can go along.
pub(crate) fn goes_along(state: &State, transport: UnitNo) -> bool {
    partner(state, transport).is_none_or(|other| {
        let it = state.unit(other);
        it.is_on_table() && it.can_act() && it.mobility == Mobility::Free
    })
}

/// §4.6: where one of two transports went the other follows, behind it or as near as there is room.
pub(crate) fn follow(state: &mut State, transport: UnitNo, log: &mut impl EventSink<Event>) {
    let Some(other) = partner(state, transport) else { return };
    if !goes_along(state, transport) {
        return part(state, other, log); // Hit on the way: whoever was in it gets off.
    }
    let lead = *state.unit(transport);
    let behind = (lead.stands[0].v() + lead.facing.offset(-FILE, 0)).point();
    let place = room::free_near(state, other, 0, behind, lead.facing);
    let from = state.unit(other).stands[0];
    let it = state.unit_mut(other);
    (it.spent, it.stirred, it.aimed, it.moved) = (true, true, false, lead.moved);
    if let Some(place) = place {
        (it.stands[0], it.facing) = (place, lead.facing);
    }
    carry_passengers(state, other);
    let way = Way::by([from, state.unit(other).stands[0]]);
    log.emit(Event::UnitMoved { unit: other, length: lead.moved, way });
}

/// Two transports go their own ways: those who rode in both get off beside this one.
pub(crate) fn part(state: &mut State, transport: UnitNo, log: &mut impl EventSink<Event>) {
    let split = passengers(state, transport).find(|unit| state.unit(*unit).second.is_some());
    let (at, facing) = (state.unit(transport).stands[0], state.unit(transport).facing);
    if let Some(unit) = split {
        room::set_down(state, unit, at, facing);
        log.emit(Event::Landed { unit, transport });
    }
}

/// Whether a passenger may get off there.
pub(super) fn check_leave(state: &State, facing: Facing, to: Point) -> Result<(), Illegal> {
    let unit = state.march.unit;
    let Place::Aboard(transport) = state.unit(unit).place else {
        return Err(Illegal { rule: "3-transport", why: "not-aboard" });
    };
    let kind = state.profile(unit).kind;
    // Who rides in two gets off at either.
    let both = [Some(transport), state.unit(unit).second].into_iter().flatten();
    let gap = |one: &UnitNo| state.base(*one, 0).distance_to(to.v());
    let transport = both.min_by_key(gap).unwrap_or(transport);
    let near = gap(&transport);
    let (_, depth) = half_sizes(kind, 1);
    must(near <= 5 * CM + depth, "3-transport", "too-far")?;
    let stand = u8::from(kind.is_section());
    let from = state.unit(transport).stands[0];
    let around = Around::way(state, from, to, 0);
    around.check_stand(unit, stand, to, facing)?;
    must(!room::would_touch(state, unit, to, facing), "3-transport", "no-assault-from-aboard")?;
    // As the move order: neither across water nor through the enemy (ruling B-67).
    ways::check_leg(&around, unit, stand, from, to, facing, Some(transport))
}

/// A unit goes aboard, or a gun is hooked on.
pub(super) fn board(state: &mut State, unit: UnitNo, transport: UnitNo, log: &mut impl EventSink<Event>) {
    let deploys = state.profile(unit).deploy > 0;
    // A gun is towed: it takes no room.
    let room = if state.profile(unit).kind.walks() { berth(state, unit, transport) } else { Some(Berth::Alone) };
    let second = match room {
        Some(Berth::Alone) => None,
        Some(Berth::Shared(second)) => Some(second),
        None => return,
    };
    let it = state.unit_mut(unit);
    it.place = Place::Aboard(transport);
    it.second = second;
    it.aimed = false;
    it.stirred = true;
    if deploys {
        it.readiness = Readiness::Undeployed;
    }
    carry_passengers(state, transport);
    for transport in [Some(transport), second].into_iter().flatten() {
        log.emit(Event::Boarded { unit, transport });
    }
}

/// Those aboard go where their transport goes.
pub(crate) fn carry_passengers(state: &mut State, transport: UnitNo) {
    let at = state.unit(transport).stands[0];
    for unit in &mut state.units {
        if unit.place == Place::Aboard(transport) {
            unit.stands = [at; 4];
        }
    }
}
