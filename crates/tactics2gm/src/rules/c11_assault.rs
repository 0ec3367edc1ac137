//! §11.4.3: assault. The book gives the right to it; the procedure is ours (rulings A19, G27 to G29).

use crate::actions::{Action, Event, First, Target};
use crate::board::{Cell, Dir, beside};
use crate::data::{Bonus, TerrainKind};
use crate::ids::{Ability, Arm, Class, Ground, Natural, Slot, Slots, Tag, UnitIx};
use crate::rules::c11_attack::{CREW_PEN, armour};
use crate::rules::c11_orders::may_enter;
use crate::rules::{c11_movement, c11_shooting, c12_terrain, c18_generals};
use crate::state::{Assault, Attack, AttackKind, Cry, Frame, Maker, Mark, State, Victim};
use frente_kernel::{EventSink, Illegal, must};

/// Assaults a unit may make now.
pub(crate) fn offers(state: &State, at: UnitIx, cell: Cell, offer: &mut impl FnMut(Action)) {
    let side = state.side(at);
    let foes = beside(cell, state.width()).and(state.stood[side.other()]);
    // A staff is reached from the enemy's deployment line alone.
    let home = cell.line_of(side.other()) == 0;
    if (foes.is_empty() && !home) || may_assault(state, at, cell).is_err() {
        return;
    }
    let hurrah = may_shout(state, at).is_ok();
    for next in foes.iter() {
        let (target, dir) = (state.standing(next), cell.facing(next));
        if may_enter(state, at, next).is_err() {
            continue;
        }
        strikes(state, at, Victim::Unit(target), &mut |slot| {
            offer(Action::Assault(cell, dir, slot));
            if hurrah {
                offer(Action::Hurrah(cell, dir, slot));
            }
        });
    }
    for hq in state.hq_list() {
        if is_beside_staff(state, at, cell, hq) {
            strikes(state, at, Victim::Hq(hq), &mut |slot| {
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

/// The unit that is assaulted, and its attacker.
pub(crate) fn struck(state: &State) -> Option<(UnitIx, UnitIx)> {
    let assault = state.assault?;
    assault.defender().map(|defender| (defender, assault.by))
}

/// The weapons a unit may strike with.
pub(crate) fn strikes(state: &State, at: UnitIx, on: Victim, tell: &mut impl FnMut(Slot)) {
    let ready = state.units[at].active().and(state.rules(at).weapons);
    ready.iter().filter(|slot| may_strike(state, at, *slot, on).is_ok()).for_each(tell);
}

/// §11.4.3: what a unit may strike back with at its attacker. Guns strike back with their crews.
pub(crate) fn answers(state: &State, at: UnitIx, foe: UnitIx, tell: &mut impl FnMut(Arm)) {
    if state.rules(at).class == Class::Artillery {
        if may_strike_back(state, at, Arm::Crew, foe).is_ok() {
            tell(Arm::Crew);
        }
        return;
    }
    let on = Victim::Unit(foe);
    strikes(state, at, on, &mut |slot| {
        if may_hurt(state, at, slot, on).is_ok() {
            tell(Arm::Slot(slot));
        }
    });
}

/// §11.4.3: whether a unit may strike back at its attacker with a weapon; a gun only with its crew.
#[inline]
pub(crate) fn may_strike_back(state: &State, at: UnitIx, arm: Arm, foe: UnitIx) -> Result<(), Illegal> {
    let on = Victim::Unit(foe);
    if state.rules(at).class == Class::Artillery {
        must(arm == Arm::Crew, "11.4.3", "crew-strikes-back")?;
        let armour = armour(state, AttackKind::StrikeBack, None, on);
        return must(armour <= CREW_PEN, "11.6.5", "cannot-penetrate");
    }
    let slot = arm.slot().ok_or(Illegal { rule: "11.6.1", why: "no-such-weapon" })?;
    may_strike(state, at, slot, on)?;
    may_hurt(state, at, slot, on)
}

/// §11.4.3: whether a unit may strike with a weapon: ready, of range 1, not indirect. A unit may be assaulted whatever its
/// armour; a staff, which never answers, only by what hurts it.
#[inline]
pub(crate) fn may_strike(state: &State, at: UnitIx, slot: Slot, on: Victim) -> Result<(), Illegal> {
    let rules = state.rules(at);
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
    if matches!(on, Victim::Hq(_)) { may_hurt(state, at, slot, on) } else { Ok(()) }
}

/// §11.6.5: whether a weapon can hurt whom it strikes.
#[inline]
pub(crate) fn may_hurt(state: &State, at: UnitIx, slot: Slot, on: Victim) -> Result<(), Illegal> {
    let pen = c11_shooting::penetration(state, at, slot, state.weapon(at, slot));
    must(pen >= armour(state, AttackKind::Strike, None, on), "11.6.5", "cannot-penetrate")
}

/// An assault of the unit on a cell is declared on the unit beside it.
pub(crate) fn declare_beside(
    state: &mut State,
    cell: Cell,
    dir: Dir,
    slot: Slot,
    cry: Cry,
    log: &mut impl EventSink<Event>,
) {
    if let Some(next) = state.next(cell, dir) {
        declare(state, state.standing(cell), slot, Target::Unit(next), cry, log);
    }
}

/// An assault is declared: it has moved and fired (ruling G12).
pub(crate) fn declare(
    state: &mut State,
    at: UnitIx,
    slot: Slot,
    target: Target,
    cry: Cry,
    log: &mut impl EventSink<Event>,
) {
    let Some(from) = state.units[at].cell else { return };
    let (seat, unit) = (state.units[at].owner, state.units[at].kind);
    log.emit(Event::AssaultDeclared { seat, unit, from, at: state.aimed(target) });
    if cry == Cry::Hurrah {
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
    let (on, cell) = match target {
        Target::Hq(hq) => (Victim::Hq(hq), from),
        Target::Unit(cell) | Target::Structure(cell) | Target::Area(cell, _) => {
            (Victim::Unit(state.standing(cell)), cell)
        }
    };
    let mut assault = Assault { by: at, slot, on, cell, back: None, cry };
    state.stack.push(Frame::Exchange(0));
    if let Some(defender) = assault.defender() {
        let (mut count, mut last) = (0, None);
        answers(state, defender, at, &mut |arm| (count, last) = (count + 1, Some(arm)));
        match count {
            0 | 1 => assault.back = last,
            _ => state.stack.push(Frame::StrikeBack),
        }
    }
    state.assault = Some(assault);
}

/// §11.4.3: the defender has said what it strikes back with.
pub(crate) fn choose_answer(state: &mut State, arm: Arm) {
    if let Some(assault) = &mut state.assault {
        assault.back = Some(arm);
    }
    state.stack.pop();
}

/// Whether the attacker strikes first.
pub(crate) fn attacker_first(state: &State, assault: &Assault) -> bool {
    assault.defender().is_none_or(|defender| first_strike(state, assault, defender).0)
}

/// Whether the attacker strikes first, and why: the attacker in the open, the defender from cover; experts before others.
fn first_strike(state: &State, assault: &Assault, defender: UnitIx) -> (bool, First) {
    let expert = |unit| state.rules(unit).has(Ability::AssaultExpert);
    match (expert(assault.by), expert(defender)) {
        (true, false) => (true, First::Expert),
        (false, true) => (false, First::Expert),
        _ => {
            let covered = state.card_at(assault.cell).is_some()
                || matches!(state.natural[assault.cell], Natural::Wood | Natural::Hedge);
            if covered { (false, First::Cover) } else { (true, First::Open) }
        }
    }
}

/// Tells who strikes first, or that the defender cannot strike at all.
fn tell_order(state: &State, assault: &Assault, defender: UnitIx, log: &mut impl EventSink<Event>) {
    let told = |at: UnitIx| (state.units[at].owner, state.units[at].kind, state.units[at].cell.unwrap_or(assault.cell));
    if assault.back.is_none() {
        let (seat, unit, cell) = told(defender);
        return log.emit(Event::NoStrikeBack { seat, unit, cell });
    }
    let (attacker, why) = first_strike(state, assault, defender);
    let (seat, unit, cell) = told(if attacker { assault.by } else { defender });
    log.emit(Event::FirstStrike { seat, unit, cell, why });
}

/// One exchange of strikes, then the outcome.
pub(crate) fn exchange(state: &mut State, step: u8, log: &mut impl EventSink<Event>) {
    let Some(assault) = state.assault else { return state.stack.pop() };
    let alive = |unit: UnitIx| state.units.is_live(unit);
    if step == 2 || !alive(assault.by) || !assault.defender().is_none_or(alive) {
        state.stack.pop();
        state.assault = None;
        return conclude(state, &assault, log);
    }
    state.stack.replace(Frame::Exchange(step + 1));
    if step == 0
        && let Some(defender) = assault.defender()
    {
        tell_order(state, &assault, defender, log);
    }
    if attacker_first(state, &assault) == (step == 0) {
        let Assault { by, slot, on, cry, .. } = assault;
        c11_shooting::use_weapon(state, by, slot);
        strike(state, AttackKind::Strike, by, Arm::Slot(slot), on, cry.damage(), log);
    } else if let (Some(arm), Some(by)) = (assault.back, assault.defender()) {
        if let Some(slot) = arm.slot() {
            strike_back_uses(state, by, slot);
        }
        strike(state, AttackKind::StrikeBack, by, arm, Victim::Unit(assault.by), 0, log);
    }
}

fn strike(
    state: &mut State,
    kind: AttackKind,
    by: UnitIx,
    arm: Arm,
    on: Victim,
    damage: u8,
    log: &mut impl EventSink<Event>,
) {
    let (seat, unit) = (state.units[by].owner, state.units[by].kind);
    let target = match on {
        Victim::Unit(foe) => state.units[foe].cell.map(Target::Unit),
        Victim::Hq(hq) => Some(Target::Hq(hq)),
        Victim::Structure(_) | Victim::Plane(_) => None,
    };
    if let (Some(from), Some(target)) = (state.units[by].cell, target) {
        let at = state.aimed(target);
        log.emit(match kind {
            AttackKind::StrikeBack => Event::StruckBack { seat, unit, from, arm, at },
            _ => Event::Struck { seat, unit, from, arm, at },
        });
    }
    state.attack = Some(Attack { damage, ..Attack::new(kind, seat, Maker::Unit(by, arm), on) });
    state.stack.push(Frame::BeforeDie);
}

/// A defender's strike is no firing: only the weapon's own token turns (ruling G12).
fn strike_back_uses(state: &mut State, by: UnitIx, slot: Slot) {
    let rules = state.rules(by);
    let (unit, used) = (&mut state.units[by], Slots::only(slot));
    unit.grey.add(used.and(rules.flipping));
    if rules.single_use.contains(slot) {
        unit.arms.take(used);
        unit.grey.take(used);
    }
}

/// The defender is gone: the attacker must take the cell (ruling X3). A staff's cell cannot be taken (ruling G28).
fn conclude(state: &mut State, assault: &Assault, log: &mut impl EventSink<Event>) {
    let won = assault.defender().is_some_and(|defender| !state.units.is_live(defender));
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
