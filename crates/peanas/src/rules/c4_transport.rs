//! §3-transport, §3-light-train and their kin: getting aboard, being hooked on, getting off.

use super::{c4_movement as ways, must, no, room};
use crate::actions::Event;
use crate::data::Trait;
use crate::geometry::{CM, Facing, Point};
use crate::ids::{UnitKind, UnitNo};
use crate::state::{Place, Readiness, State, half_sizes};
use frente_kernel::{EventSink, Illegal};

/// §3-transport: whether the unit may board, or be hooked to, that transport.
pub(super) fn check_board(state: &State, transport: UnitNo) -> Result<(), Illegal> {
    let unit = state.march.unit;
    let (it, profile) = (state.unit(unit), state.profile(unit));
    let own = transport.index() < state.units.len()
        && transport != unit
        && state.unit(transport).side == it.side
        && state.unit(transport).is_on_table();
    must(own, "3-transport", "no-transport")?;
    let carrier = state.profile(transport);
    let capacity = carrier.transport.ok_or(no("3-transport", "no-transport"))?;
    must(!state.unit(transport).panicked, "3-transport", "no-transport")?;
    must(!it.mounted, "3-cavalry", "mounted")?;
    if profile.kind.walks() {
        let load = |unit: UnitNo| {
            let large = if state.profile(unit).kind.is_section() {
                state.unit(unit).alive.count_ones() as u8 - u8::from(state.unit(unit).alive & 1 == 1)
            } else {
                u8::from(state.profile(unit).kind.is_crew())
            };
            let small = state.unit(unit).alive.count_ones() as u8 - large;
            (large, small)
        };
        let (mut large, mut small) = load(unit);
        for other in passengers(state, transport).filter(|other| state.profile(*other).kind.walks()) {
            let (more, less) = load(other);
            large += more;
            small += less;
        }
        must(2 * large + small <= capacity.room(large > 0), "3-transport", "no-room")
    } else {
        must(profile.kind.is_gun(), "3-transport", "no-transport")?;
        must(state.in_contact(unit, transport), "3-transport", "not-in-contact")?;
        must(!profile.has(Trait::Heavy) || carrier.kind == UnitKind::Tractor, "3-heavy", "needs-tractor")?;
        let light = profile.has(Trait::LightTrain);
        let towed = passengers(state, transport).filter(|other| state.profile(*other).kind.is_gun());
        let (count, all_light) = towed
            .fold((0, true), |(count, all), other| (count + 1, all && state.profile(other).has(Trait::LightTrain)));
        must(count == 0 || (count == 1 && light && all_light), "3-light-train", "no-room")?;
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

/// The units aboard, or behind, a transport.
pub(crate) fn passengers(state: &State, transport: UnitNo) -> impl Iterator<Item = UnitNo> + '_ {
    state.all().filter(move |unit| state.unit(*unit).place == Place::Aboard(transport))
}

/// Whether a passenger may get off there.
pub(super) fn check_leave(state: &State, facing: Facing, to: Point) -> Result<(), Illegal> {
    let unit = state.march.unit;
    let Place::Aboard(transport) = state.unit(unit).place else { return Err(no("3-transport", "not-aboard")) };
    let kind = state.profile(unit).kind;
    let near = state.base(transport, 0).distance_to(to.v());
    let (_, depth) = half_sizes(kind, 1);
    must(near <= 5 * CM + depth, "3-transport", "too-far")?;
    let stand = u8::from(kind.is_section());
    room::check_stand(state, unit, stand, to, facing)?;
    // As the move order: neither across water nor through the enemy (ruling B-67).
    ways::check_leg(state, unit, stand, state.unit(transport).stands[0], to, facing, Some(transport))
}

/// A unit goes aboard, or a gun is hooked on.
pub(super) fn board(state: &mut State, unit: UnitNo, transport: UnitNo, log: &mut impl EventSink<Event>) {
    let deploys = state.profile(unit).deploy > 0;
    let it = state.unit_mut(unit);
    it.place = Place::Aboard(transport);
    it.aimed = false;
    it.stirred = true;
    if deploys {
        it.readiness = Readiness::Undeployed;
    }
    carry_passengers(state, transport);
    log.emit(Event::Boarded { unit, transport });
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
