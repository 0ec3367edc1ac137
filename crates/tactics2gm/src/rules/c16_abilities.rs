//! Chapter 16: abilities that somebody uses. Those that always hold stand where they count.

use crate::actions::{Action, Event, Warrant};
use crate::board::{Cell, Dir};
use crate::data::Bonus;
use crate::ids::{Ability, Class, Slot, Slots, UnitIx};
use crate::rules::{c11_movement, c11_shooting, c12_terrain, c18_generals};
use crate::state::{Mark, State};
use frente_kernel::{EventSink, Illegal, Seat, must};

/// §16-march: whether a unit may march: before its first step, once, free of fire and load, for a point or for a general
/// who asks for none.
#[inline]
pub(crate) fn may_march(state: &State, at: UnitIx) -> Result<(), Illegal> {
    let unit = &state.units[at];
    must(state.rules(at).has(Ability::March), "16-march", "does-not-march")?;
    must(!unit.has(Mark::Crate), "22.5", "carries-a-crate")?;
    must(!unit.has(Mark::Started) && !unit.has(Mark::Marched), "16-march", "march-comes-first")?;
    must(!unit.has(Mark::Suppressed), "11.6.8", "suppressed")?;
    must(!c11_movement::is_set_up(state, at), "11.8", "set-up")?;
    must(state.player(unit.owner).pa > 0 || marches_free(state, unit.owner), "4.4", "too-dear")
}

/// §18-bradley: whether a unit of a seat may still march without paying this turn.
pub(crate) fn marches_free(state: &State, seat: Seat) -> bool {
    let hq = state.hq_of(seat);
    let free = |bonus: &Bonus| match bonus {
        Bonus::FreeMarch(units) => *units,
        _ => 0,
    };
    let free: u8 = c18_generals::bonuses(state, hq).iter().map(free).sum();
    state.hqs[usize::from(hq)].free_marches < free
}

/// §16-march: a cell more this turn.
pub(crate) fn march(state: &mut State, at: UnitIx, log: &mut impl EventSink<Event>) {
    let owner = state.units[at].owner;
    let paid = u8::from(!marches_free(state, owner));
    if paid == 0 {
        let hq = usize::from(state.hq_of(owner));
        state.hqs[hq].free_marches += 1;
    }
    state.player_mut(owner).pa -= paid;
    state.units[at].mark(Mark::Marched);
    if let Some(cell) = state.units[at].cell {
        log.emit(Event::Marched { seat: owner, unit: state.units[at].kind, cell, paid });
    }
}

/// What units do in Deployment: medics, mechanics, sappers, logistics.
pub(crate) fn offers(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    for at in state.units.helpers_of(seat) {
        let Some(cell) = state.units[at].cell else { continue };
        let around = || Dir::ALL.into_iter();
        if may_treat(state, at).is_ok() {
            if may_be_treated(state, at).is_ok() {
                offer(Action::HealSelf(cell));
            }
            let patients = around().filter(|dir| may_heal(state, at, cell, *dir).is_ok());
            patients.for_each(|dir| offer(Action::Heal(cell, dir)));
        }
        if may_work(state, at, Ability::Mechanic).is_ok() {
            let damaged = around().filter(|dir| may_repair(state, at, cell, *dir).is_ok());
            damaged.for_each(|dir| offer(Action::Repair(cell, dir)));
        }
        if may_work(state, at, Ability::Sapper).is_ok() {
            let clearable = around().filter(|dir| may_clear(state, cell, *dir).is_ok());
            clearable.for_each(|dir| offer(Action::Clear(cell, dir)));
        }
        if may_work(state, at, Ability::Logistics).is_ok() {
            for dir in around() {
                let Some(other) = friend(state, at, cell, dir) else { continue };
                let waiting = state.units[other].grey.iter();
                let loads = waiting.filter(|slot| may_reload(state, other, *slot).is_ok());
                loads.for_each(|slot| offer(Action::Resupply(cell, dir, slot)));
            }
        }
    }
}

/// §20-botiquin: whether a unit has a medical kit ready.
#[inline]
pub(crate) fn may_treat(state: &State, at: UnitIx) -> Result<(), Illegal> {
    let (unit, medic) = (&state.units[at], state.rules(at).medic);
    must(unit.arms.meets(medic), "20-botiquin", "no-medical-kit")?;
    must(unit.active().meets(medic), "20-botiquin", "kit-is-used")
}

/// Whether a unit has a wound to heal.
#[inline]
pub(crate) fn may_be_treated(state: &State, at: UnitIx) -> Result<(), Illegal> {
    must(state.units[at].wounds > 0, "8.8", "not-wounded")
}

/// §20-botiquin: whether wounded infantry of the own side stands beside a unit.
#[inline]
pub(crate) fn may_heal(state: &State, at: UnitIx, cell: Cell, dir: Dir) -> Result<(), Illegal> {
    let other = friend(state, at, cell, dir).ok_or(Illegal { rule: "20-botiquin", why: "no-friend-to-help" })?;
    must(state.rules(other).class == Class::Infantry, "20-botiquin", "heals-infantry")?;
    may_be_treated(state, other)
}

/// Chapter 16: whether a unit may use an ability that works once a turn.
#[inline]
pub(crate) fn may_work(state: &State, at: UnitIx, ability: Ability) -> Result<(), Illegal> {
    let unit = &state.units[at];
    must(state.rules(at).has(ability), "16", "lacks-ability")?;
    must(!unit.has(Mark::Worked), "16", "has-worked")?;
    if ability == Ability::Mechanic {
        return must(!unit.has(Mark::Moved), "16-mechanic", "moved-no-repair");
    }
    must(state.player(unit.owner).pa > 0, "4.4", "too-dear")
}

/// §16-mechanic: whether a damaged gun or vehicle of the own side stands beside a unit.
#[inline]
pub(crate) fn may_repair(state: &State, at: UnitIx, cell: Cell, dir: Dir) -> Result<(), Illegal> {
    let other = friend(state, at, cell, dir).ok_or(Illegal { rule: "16-mechanic", why: "no-friend-to-help" })?;
    must(state.rules(other).class != Class::Infantry, "16-mechanic", "repairs-no-infantry")?;
    may_be_treated(state, other)
}

/// §16-sapper: whether a terrain card that can be cleared lies beside a cell.
#[inline]
pub(crate) fn may_clear(state: &State, cell: Cell, dir: Dir) -> Result<(), Illegal> {
    let card = state.next(cell, dir).and_then(|next| state.card_at(next));
    must(card.is_some_and(|card| card.clearable), "16-sapper", "nothing-to-clear")
}

/// §16-logistics: whether a token of the unit beside may be turned back.
#[inline]
pub(crate) fn may_resupply(state: &State, at: UnitIx, cell: Cell, dir: Dir, slot: Slot) -> Result<(), Illegal> {
    let other = friend(state, at, cell, dir).ok_or(Illegal { rule: "16-logistics", why: "no-friend-to-help" })?;
    may_reload(state, other, slot)
}

#[inline]
fn may_reload(state: &State, at: UnitIx, slot: Slot) -> Result<(), Illegal> {
    must(reloadable(state, at).contains(slot), "16-logistics", "nothing-to-reload")?;
    must(!state.units[at].fresh.contains(slot), "11.8", "turned-this-turn")
}

/// The friend on a neighbouring cell.
fn friend(state: &State, at: UnitIx, cell: Cell, dir: Dir) -> Option<UnitIx> {
    let other = state.next(cell, dir).and_then(|next| state.unit_at(next))?;
    (state.side(other) == state.side(at)).then_some(other)
}

/// Ruling G25: grey tokens and markers that flip by use; never set-up weapons and postures.
pub(crate) fn reloadable(state: &State, at: UnitIx) -> Slots {
    state.units[at].grey.and(state.rules(at).flipping)
}

/// §20-botiquin: turns the token, heals a wound.
pub(crate) fn heal(state: &mut State, at: UnitIx, dir: Option<Dir>, log: &mut impl EventSink<Event>) {
    let Some(cell) = state.units[at].cell else { return };
    let medic = state.units[at].active().and(state.rules(at).medic);
    state.units[at].grey.add(medic);
    state.units[at].fresh.add(medic);
    let patient = dir.map_or(Some(at), |dir| friend(state, at, cell, dir));
    if let Some(patient) = patient {
        tell_work(state, at, state.units[patient].cell, 0, Warrant::Medic, log);
        mend(state, patient, 1, Warrant::Medic, log);
    }
}

/// A mechanic repairs its neighbour (§16-mechanic).
pub(crate) fn repair(state: &mut State, at: UnitIx, dir: Dir, log: &mut impl EventSink<Event>) {
    let Some(cell) = state.units[at].cell else { return };
    state.units[at].mark(Mark::Worked);
    if let Some(other) = friend(state, at, cell, dir) {
        tell_work(state, at, state.units[other].cell, 0, Warrant::Mechanic, log);
        mend(state, other, 1, Warrant::Mechanic, log);
    }
}

/// Tells who works for the unit, or on the terrain card, of a cell.
fn tell_work(state: &State, at: UnitIx, to: Option<Cell>, paid: u8, warrant: Warrant, log: &mut impl EventSink<Event>) {
    let unit = &state.units[at];
    if let (Some(from), Some(to)) = (unit.cell, to) {
        log.emit(Event::Worked { seat: unit.owner, unit: unit.kind, from, to, paid, warrant });
    }
}

/// Takes wounds off.
pub(crate) fn mend(state: &mut State, at: UnitIx, wounds: u8, warrant: Warrant, log: &mut impl EventSink<Event>) {
    let unit = &mut state.units[at];
    let wounds = wounds.min(unit.wounds);
    unit.wounds -= wounds;
    if let Some(cell) = unit.cell {
        log.emit(Event::Healed { seat: unit.owner, unit: unit.kind, cell, wounds, left: unit.wounds, warrant });
    }
}

/// §16-sapper: clears a terrain card beside it for a point.
pub(crate) fn clear(state: &mut State, at: UnitIx, dir: Dir, log: &mut impl EventSink<Event>) {
    let Some(next) = state.units[at].cell.and_then(|cell| state.next(cell, dir)) else { return };
    state.units[at].mark(Mark::Worked);
    let owner = state.units[at].owner;
    state.player_mut(owner).pa -= 1;
    tell_work(state, at, Some(next), 1, Warrant::Sapper, log);
    c12_terrain::remove(state, next, state.units[at].kind, Warrant::Sapper, log);
}

/// §16-logistics: a token of a neighbour is ready again, for a point.
pub(crate) fn resupply(state: &mut State, at: UnitIx, dir: Dir, slot: Slot, log: &mut impl EventSink<Event>) {
    let Some(other) = state.units[at].cell.and_then(|cell| friend(state, at, cell, dir)) else { return };
    state.units[at].mark(Mark::Worked);
    let owner = state.units[at].owner;
    state.player_mut(owner).pa -= 1;
    state.units[other].grey.take(Slots::only(slot));
    tell_work(state, at, state.units[other].cell, 1, Warrant::Logistics, log);
    if let Some(cell) = state.units[other].cell {
        let (seat, unit, slots) = (state.units[other].owner, state.units[other].kind, Slots::only(slot));
        log.emit(Event::Reloaded { seat, unit, cell, slots, warrant: Warrant::Logistics });
    }
}

/// §18-zhukov: whether a seat may steady a unit now.
#[inline]
pub(crate) fn may_steady(state: &State, seat: Seat) -> Result<(), Illegal> {
    must(c18_generals::has(state, seat, Bonus::SteadyUnit), "18-zhukov", "nobody-to-steady")?;
    must(!state.hqs[usize::from(state.hq_of(seat))].helped, "18-zhukov", "has-steadied")
}

/// §18-zhukov: whether a unit may be steadied: armed, and without a die thrown.
#[inline]
pub(crate) fn may_be_steadied(state: &State, at: UnitIx) -> Result<(), Illegal> {
    c11_shooting::may_shoot(state, at)?;
    let unit = &state.units[at];
    must(unit.active().meets(state.rules(at).weapons), "18-zhukov", "no-weapon-ready")?;
    must(unit.fired.is_empty(), "18-zhukov", "fired-not-steadied")
}

/// §18-zhukov: units that have not yet thrown a die.
pub(crate) fn steady_offers(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    if may_steady(state, seat).is_err() {
        return;
    }
    for at in state.units.of(seat) {
        if let Some(cell) = state.units[at].cell
            && may_be_steadied(state, at).is_ok()
        {
            offer(Action::Steady(cell));
        }
    }
}

/// §18-zhukov: −1/0 for all its shots.
pub(crate) fn steady(state: &mut State, at: UnitIx, log: &mut impl EventSink<Event>) {
    let owner = state.units[at].owner;
    let hq = usize::from(state.hq_of(owner));
    state.hqs[hq].helped = true;
    state.units[at].mark(Mark::Steadied);
    if let Some(cell) = state.units[at].cell {
        log.emit(Event::Steadied(owner, state.units[at].kind, cell));
    }
}
