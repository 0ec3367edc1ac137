//! §11.4.3: assault. The book gives the right to it; the procedure is ours (rulings A19, G27 to G29).

use crate::actions::{Action, Event, Target};
use crate::board::{Cell, beside};
use crate::data::{Bonus, NONE, TerrainKind};
use crate::ids::{Ability, Class, Ground, Natural, Tag};
use crate::rules::c11_attack::{CREW, CREW_PEN, armour};
use crate::rules::c11_orders::may_enter;
use crate::rules::{c11_movement, c11_shooting, c12_terrain, c18_generals};
use crate::state::{Assault, Attack, AttackKind, Frame, Mark, State, UnitIx, Victim, slots};
use frente_kernel::{EventSink, Illegal, must};

/// Assaults a unit may make now.
pub(crate) fn offers(state: &State, at: UnitIx, cell: Cell, offer: &mut impl FnMut(Action)) {
    let side = state.side(at);
    let foes = beside(cell, state.width()).and(state.stood[side.other() as usize]);
    // A staff is reached from the enemy's deployment line alone.
    let home = cell.line_of(side.other()) == 0;
    if (foes.is_empty() && !home) || may_assault(state, at, cell).is_err() {
        return;
    }
    let hurrah = may_shout(state, at).is_ok();
    for next in foes.iter() {
        let (target, dir) = (state.at[next], cell.facing(next));
        if may_enter(state, at, next).is_err() {
            continue;
        }
        strikes(state, AttackKind::Strike, at, Victim::Unit(target), &mut |slot| {
            offer(Action::Assault(cell, dir, slot));
            if hurrah {
                offer(Action::Hurrah(cell, dir, slot));
            }
        });
    }
    for hq in state.hq_list() {
        if is_beside_staff(state, at, cell, hq) {
            strikes(state, AttackKind::Strike, at, Victim::Hq(hq), &mut |slot| {
                offer(Action::AssaultHq(cell, hq, slot));
                if hurrah {
                    offer(Action::HurrahHq(cell, hq, slot));
                }
            });
        }
    }
}

/// §11.4.3: whether a unit may assault from where it stands: infantry with a step left that neither marched nor just got
/// off, free of fire and wire.
#[inline]
pub(crate) fn may_assault(state: &State, at: UnitIx, cell: Cell) -> Result<(), Illegal> {
    let (unit, rules) = (&state.units[at], state.rules(at));
    must(rules.class == Class::Infantry, "11.4.3", "only-infantry-assaults")?;
    let from_transport = || c18_generals::has(state, unit.owner, Bonus::AssaultFromTransport);
    must(!unit.has(Mark::Disembarked) || from_transport(), "21.2", "just-got-off")?;
    must(!unit.has(Mark::Suppressed), "11.6.8", "suppressed")?;
    must(!c11_movement::is_set_up(state, at), "11.8", "set-up")?;
    if c11_movement::left(state, at) == 0 {
        return Err(c11_movement::why_no_step_is_left(state, at));
    }
    must(!unit.has(Mark::Marched), "11.4.3", "marched-no-assault")?;
    must(!unit.has(Mark::Crate), "22.5", "carries-a-crate")?;
    let wired = state.card_at(cell).is_some_and(|card| card.kind == TerrainKind::Wire);
    must(!wired || rules.has(Ability::Sapper), "12-alambrada", "caught-in-wire")
}

/// §11.4.3: the unit or the staff an assault from a cell is directed at.
#[inline]
pub(crate) fn may_assault_at(state: &State, at: UnitIx, cell: Cell, target: Option<Target>) -> Result<Victim, Illegal> {
    let nobody = Illegal { rule: "11.4.3", why: "nobody-to-assault" };
    match target {
        Some(Target::Unit(next)) => {
            let foe = state.unit_at(next).filter(|foe| state.side(*foe) != state.side(at)).ok_or(nobody)?;
            may_enter(state, at, next).map(|()| Victim::Unit(foe))
        }
        Some(Target::Hq(hq)) if is_beside_staff(state, at, cell, hq) => Ok(Victim::Hq(hq)),
        _ => Err(nobody),
    }
}

/// Whether an enemy staff that stands is one step from a unit.
fn is_beside_staff(state: &State, at: UnitIx, cell: Cell, hq: u8) -> bool {
    state.hq_list().any(|known| known == hq)
        && state.hq_side(hq) != state.side(at)
        && state.hqs[usize::from(hq)].pi > 0
        && state.hq_distance(hq, cell) == 1
}

/// §16-hurrah: whether a unit may assault with a hurrah, for a point.
#[inline]
pub(crate) fn may_shout(state: &State, at: UnitIx) -> Result<(), Illegal> {
    must(state.rules(at).has(Ability::Hurrah), "16-hurrah", "no-hurrah")?;
    must(state.player(state.units[at].owner).pa > 0, "4.4", "too-dear")
}

/// The weapons a unit may strike with.
pub(crate) fn strikes(state: &State, kind: AttackKind, at: UnitIx, on: Victim, tell: &mut impl FnMut(u8)) {
    if kind == AttackKind::StrikeBack && state.rules(at).class == Class::Artillery {
        if may_strike(state, kind, at, CREW, on).is_ok() {
            tell(CREW);
        }
        return;
    }
    let ready = state.units[at].active() & state.rules(at).weapons;
    slots(ready).filter(|slot| may_strike(state, kind, at, *slot, on).is_ok()).for_each(tell);
}

/// §11.4.3: whether a unit may strike with a weapon: ready, of range 1, not indirect, able to hurt. Guns strike back with
/// their crews.
#[inline]
pub(crate) fn may_strike(state: &State, kind: AttackKind, at: UnitIx, slot: u8, on: Victim) -> Result<(), Illegal> {
    let rules = state.rules(at);
    let armour = |slot| armour(state, kind, at, slot, on);
    if kind == AttackKind::StrikeBack && rules.class == Class::Artillery {
        must(slot == CREW, "11.4.3", "crew-strikes-back")?;
        return must(armour(CREW) <= CREW_PEN, "11.6.5", "cannot-penetrate");
    }
    c11_shooting::may_use_weapon(state, at, slot)?;
    let weapon = state.weapon(at, slot);
    let close = weapon.least == 1 && !weapon.is(Tag::Indirect) && !weapon.is(Tag::AntiAir);
    must(close, "11.4.3", "no-close-weapon")?;
    must(!rules.is_vehicle() || weapon.is(Tag::MachineGun), "11.4.3", "machine-guns-only")?;
    let personnel = || match on {
        Victim::Unit(target) => matches!(state.rules(target).class, Class::Infantry | Class::Artillery),
        _ => false,
    };
    must(!weapon.is(Tag::PersonnelOnly) || personnel(), "19-personnel-only", "personnel-only")?;
    let pen = c11_shooting::penetration(state, at, slot, weapon);
    must(pen >= armour(slot), "11.6.5", "cannot-penetrate")
}

/// An assault is declared: it has moved and fired (ruling G12).
pub(crate) fn declare(
    state: &mut State,
    at: UnitIx,
    slot: u8,
    target: Target,
    hurrah: bool,
    log: &mut impl EventSink<Event>,
) {
    let Some(from) = state.units[at].cell else { return };
    let (seat, unit) = (state.units[at].owner, state.units[at].kind);
    log.emit(Event::AssaultDeclared { seat, unit, from, at: target });
    if hurrah {
        // §16-hurrah: a point for more damage.
        state.player_mut(seat).pa -= 1;
        log.emit(Event::HurrahShouted(seat, unit, from));
    }
    if state.stack.top() != Some(Frame::Moving(at)) {
        state.stack.push(Frame::Moving(at));
    }
    c11_movement::has_moved(state, at);
    for mark in [Mark::Assaulted, Mark::Started, Mark::Stopped] {
        state.units[at].mark(mark);
    }
    state.units[at].left = 0;
    let (on, hq, cell) = match target {
        Target::Hq(hq) => (NONE, hq, from),
        Target::Unit(cell) | Target::Structure(cell) | Target::Area(cell, _) => (state.at[cell], NONE, cell),
    };
    state.assault = Assault { by: at, slot, on, hq, cell, back: NONE, hurrah };
    state.stack.push(Frame::Exchange(0));
    if on != NONE {
        let mut back = (0, NONE);
        strikes(state, AttackKind::StrikeBack, on, Victim::Unit(at), &mut |slot| back = (back.0 + 1, slot));
        match back {
            (0, _) => {}
            (1, slot) => state.assault.back = slot,
            _ => state.stack.push(Frame::StrikeBack),
        }
    }
}

/// Who strikes first: the attacker in the open, the defender from cover; experts before others.
pub(crate) fn attacker_first(state: &State) -> bool {
    let assault = &state.assault;
    if assault.on == NONE {
        return true;
    }
    let expert = |unit| state.rules(unit).has(Ability::AssaultExpert);
    match (expert(assault.by), expert(assault.on)) {
        (true, false) => true,
        (false, true) => false,
        _ => {
            let covered = state.card_at(assault.cell).is_some()
                || matches!(state.natural[assault.cell], Natural::Wood | Natural::Hedge);
            !covered
        }
    }
}

/// One exchange of strikes, then the outcome.
pub(crate) fn exchange(state: &mut State, step: u8, log: &mut impl EventSink<Event>) {
    let assault = state.assault;
    let alive = |state: &State, unit: UnitIx| unit != NONE && state.units.is_live(unit);
    if step == 2 || !alive(state, assault.by) || (assault.on != NONE && !alive(state, assault.on)) {
        state.stack.pop();
        return conclude(state, log);
    }
    state.stack.replace(Frame::Exchange(step + 1));
    let attacks = attacker_first(state) == (step == 0);
    if attacks {
        let on = if assault.on == NONE { Victim::Hq(assault.hq) } else { Victim::Unit(assault.on) };
        strike(state, AttackKind::Strike, assault.by, assault.slot, on, 1 + u8::from(assault.hurrah));
    } else if assault.back != NONE && assault.on != NONE {
        strike(state, AttackKind::StrikeBack, assault.on, assault.back, Victim::Unit(assault.by), 0);
    }
}

fn strike(state: &mut State, kind: AttackKind, by: UnitIx, slot: u8, on: Victim, damage: u8) {
    state.attack = Attack { kind, seat: state.units[by].owner, by, slot, on, damage, ..Attack::NONE };
    if kind == AttackKind::Strike {
        c11_shooting::use_weapon(state, by, slot);
    } else if slot < 8 {
        strike_back_uses(state, by, slot);
    }
    state.stack.push(Frame::BeforeDie);
}

/// A defender's strike is no firing: only the weapon's own token turns (ruling G12).
fn strike_back_uses(state: &mut State, by: UnitIx, slot: u8) {
    let rules = state.rules(by);
    let unit = &mut state.units[by];
    let bit = 1u8 << slot;
    unit.grey |= bit & rules.flipping;
    if rules.single_use & bit != 0 {
        unit.arms &= !bit;
        unit.grey &= !bit;
    }
}

/// The defender is gone: the attacker must take the cell (ruling X3). A staff's cell cannot be taken (ruling G28).
fn conclude(state: &mut State, log: &mut impl EventSink<Event>) {
    let assault = std::mem::replace(&mut state.assault, Assault::NONE);
    let won = assault.on != NONE && !state.units.is_live(assault.on);
    if !won || !state.units.is_live(assault.by) || state.unit_at(assault.cell).is_some() {
        return;
    }
    if c12_terrain::ground_for(state, assault.by, assault.cell) == Ground::Impassable {
        return;
    }
    let Some(from) = state.units[assault.by].cell else { return };
    state.lift(assault.by);
    state.place(assault.by, assault.cell);
    state.units[assault.by].mark(Mark::Shifted);
    let (seat, unit) = (state.units[assault.by].owner, state.units[assault.by].kind);
    log.emit(Event::Advanced { seat, unit, from, to: assault.cell });
}
