//! §6.3.2, §10, §11.5: what happens to vehicles: the damage table, wrecks and their smoke, passengers, abandonment.

use super::{c4_transport, c11_morale, c15_weather, room};
use crate::actions::Event;
use crate::data::Trait;
use crate::ids::UnitNo;
use crate::state::{Fate, Frame, Hit, Mobility, State};
use frente_kernel::EventSink;

/// §6.3.2: 1d6 + Daño on the table (§3-quality-steel, §3-brittle-armour).
pub(crate) fn damage(state: &mut State, hit: Hit, die: u8, log: &mut impl EventSink<Event>) {
    let unit = hit.target;
    let steel = steel(state, unit);
    log.emit(Event::DamageDie { unit, die, damage: hit.amount, steel });
    match Damage::of(die as i8 + hit.amount + steel) {
        Damage::None => log.emit(Event::NoDamage(unit)),
        Damage::Pinned => c11_morale::pin(state, unit, log),
        Damage::SecondWeapon => {
            if !lose_weapon(state, unit, 1, log) {
                c11_morale::pin(state, unit, log);
            }
        }
        Damage::FirstWeapon => {
            lose_weapon(state, unit, 0, log);
            c11_morale::pin(state, unit, log);
        }
        Damage::Crippled => cripple(state, unit, log),
        // §10.5: whoever went for the wheels leaves it standing.
        Damage::Wrecked if hit.cripple => cripple(state, unit, log),
        Damage::Wrecked => {
            wreck(state, unit, log);
        }
    }
}

/// §6.3.2: a row of the damage table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Damage {
    None,
    Pinned,
    SecondWeapon,
    FirstWeapon,
    Crippled,
    Wrecked,
}

impl Damage {
    /// The row of that sum.
    pub(crate) const fn of(sum: i8) -> Damage {
        match sum {
            ..=2 => Damage::None,
            3 => Damage::Pinned,
            4 => Damage::SecondWeapon,
            5 => Damage::FirstWeapon,
            6 => Damage::Crippled,
            _ => Damage::Wrecked,
        }
    }
}

/// §3-brittle-armour, §3-quality-steel: what a vehicle's steel adds to the damage die.
pub(crate) fn steel(state: &State, unit: UnitNo) -> i8 {
    let brittle = if state.has(unit, Trait::BrittleArmour) { 2 } else { 0 };
    brittle - i8::from(state.has(unit, Trait::QualitySteel))
}

/// The weapon in that place is lost for good, if it has it and still had it.
fn lose_weapon(state: &mut State, unit: UnitNo, weapon: u8, log: &mut impl EventSink<Event>) -> bool {
    let has = state.profile(unit).weapon(weapon).is_some() && state.unit(unit).lost >> weapon & 1 == 0;
    if has {
        state.unit_mut(unit).lost |= 1 << weapon;
        log.emit(Event::WeaponLost(unit, weapon));
    }
    has
}

fn cripple(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    if state.unit(unit).mobility != Mobility::Crippled {
        state.unit_mut(unit).mobility = Mobility::Crippled;
        log.emit(Event::Crippled(unit));
    }
    c11_morale::pin(state, unit, log);
}

/// §14.7.1: a vehicle is destroyed: it burns, and those aboard suffer.
fn wreck(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    let at = state.unit(unit).stands[0];
    spill(state, unit, Spill::Hurt, log);
    c11_morale::lose(state, unit, Fate::Destroyed, log);
    c15_weather::burn(state, at, log);
}

/// How passengers get out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spill {
    /// Out of a wreck: a die of casualties (ruling PA-70).
    Hurt,
    /// Unhurt (ruling PA-53).
    Safe,
}

/// Those aboard are set down beside their transport.
pub(crate) fn spill(state: &mut State, transport: UnitNo, how: Spill, log: &mut impl EventSink<Event>) {
    let (at, facing) = (state.unit(transport).stands[0], state.unit(transport).facing);
    let aboard: arrayvec::ArrayVec<UnitNo, 8> = c4_transport::passengers(state, transport).take(8).collect();
    for unit in aboard {
        room::set_down(state, unit, at, facing);
        log.emit(Event::Landed { unit, transport });
        if how == Spill::Hurt {
            state.stack.push(Frame::WreckDie(unit));
        }
    }
}

/// §3-transport: a die of casualties for those who were in a wreck, then one test.
pub(crate) fn wreck_die(state: &mut State, unit: UnitNo, die: u8, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    if !state.unit(unit).is_on_table() {
        return;
    }
    let casualties = if state.profile(unit).kind.is_individual() { die / 2 } else { die };
    if casualties == 0 {
        return;
    }
    c11_morale::test(state, unit, 0);
    super::c6_effects::suffer(state, unit, casualties, log);
}

/// §10.4: the crew leaves; no smoke, nobody hurt.
pub(crate) fn abandon(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    spill(state, unit, Spill::Safe, log);
    c11_morale::lose(state, unit, Fate::Abandoned, log);
}
