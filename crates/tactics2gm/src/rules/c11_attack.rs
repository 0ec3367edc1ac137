//! §11.6.3 to §11.6.8: one die against one target, from the announcement to the wreck. Every attack of the game passes
//! here: shots, ambushes, assaults, anti-aircraft fire, planes, barrages.

use crate::actions::{Action, Event, Futile, Target, Warrant};
use crate::data::{Bonus, Effect, Profile};
use crate::ids::{Ability, Arm, CardNo, Class, Phase, Slot, Slots, Tag, UnitIx};
use crate::rules::c11_modifiers::{self, in_smoke};
use crate::rules::{c3_victory, c12_terrain, c13_air, c18_generals, c21_transport};
use crate::state::{Attack, AttackKind, Frame, Hit, Maker, Mark, Salvo, Shooter, State, Unit, Victim};
use frente_kernel::{EventSink, Illegal, Seat, must};

/// A single attack takes no more from a staff (ruling D2).
pub(crate) const MOST_HQ_DAMAGE: u8 = 2;
/// §11.4.3: what the crew of a gun penetrates with its bare hands.
pub(crate) const CREW_PEN: u8 = 2;
const CREW: Profile = Profile { hit: 7, crit: 10, pen: CREW_PEN, damage: 1 };
/// §19-light-anti-air: what a machine gun does to a plane.
const LIGHT_FLAK: Profile = Profile { hit: 7, crit: 10, pen: 2, damage: 1 };

/// What becomes of those a destroyed unit carries.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cargo {
    /// They throw for their lives (§21.4).
    ThrownOut,
    /// The same, but the cell is taken by the attacker (ruling G29).
    Driven,
    /// They are lost with it.
    Lost,
}

/// What the attack is made with, before any modifier.
pub(crate) fn base(state: &State, attack: &Attack) -> Profile {
    match attack.by {
        Maker::Unit(_, Arm::Crew) => CREW,
        Maker::Unit(by, Arm::Slot(slot)) => {
            let weapon = state.weapon(by, slot);
            if attack.kind == AttackKind::AntiAir {
                return if weapon.is(Tag::LightAntiAir) { LIGHT_FLAK } else { weapon.profile };
            }
            Profile { pen: weapon.profile.pen + extra_pen(state, by, slot), ..weapon.profile }
        }
        Maker::Plane(role) if attack.kind == AttackKind::Dogfight => c13_air::air_profile(state, role),
        Maker::Plane(_) => c13_air::ground_profile(state),
        Maker::Card(support) => match state.data().cards.support[support.index()].effect {
            Effect::Barrage { hit, crit, pen, damage, .. } => Profile { hit: hit as i8, crit: crit as i8, pen, damage },
            _ => Profile::default(),
        },
    }
}

/// §17-municion_perforante: guns and hollow charges penetrate more.
pub(crate) fn extra_pen(state: &State, by: UnitIx, slot: Slot) -> u8 {
    if state.units[by].cards == 0 {
        return 0;
    }
    let weapon = state.weapon(by, slot);
    if !weapon.is(Tag::Gun) && !weapon.is(Tag::HollowCharge) {
        return 0;
    }
    let more = |effect| match effect {
        Effect::Piercing(more) => more,
        _ => 0,
    };
    state.attached(by).map(more).sum()
}

/// The armour of a unit itself: printed, and what cards add (§17-blindaje_adicional).
pub(crate) fn armour_on_foot(state: &State, at: UnitIx) -> u8 {
    let thicker = |effect| matches!(effect, Effect::ExtraArmour { .. });
    state.rules(at).armour + u8::from(state.units[at].cards != 0 && state.attached(at).any(thicker))
}

/// §8.6: the armour an attack meets, made with a weapon of a unit or without one.
pub(crate) fn armour(state: &State, kind: AttackKind, by: Option<(UnitIx, Slot)>, on: Victim) -> u8 {
    match on {
        Victim::Unit(target) => {
            if kind == AttackKind::AntiAir {
                // §13.5: under a parachute.
                return 1;
            }
            let own = armour_on_foot(state, target);
            let strike = matches!(kind, AttackKind::Strike | AttackKind::StrikeBack);
            let burns = by.is_some_and(|(by, slot)| {
                state.weapon(by, slot).is(Tag::IgnoresBuilding) || state.rules(by).has(Ability::Sniper)
            });
            let walls =
                state.units[target].cell.and_then(|cell| state.card_at(cell)).map_or(0, |card| card.armour_bonus);
            if strike || burns { own } else { own + walls }
        }
        Victim::Structure(cell) => state.card_at(cell).map_or(0, |card| card.armour),
        Victim::Hq(hq) => {
            let nation = state.player(state.hq_seat(hq)).nation;
            state.data().board.nations[nation.index()].armour
        }
        Victim::Plane(role) => c13_air::armour(state, role),
    }
}

/// The attack is announced: smoke may still come before the die.
pub(crate) fn before_die(state: &mut State, log: &mut impl EventSink<Event>) {
    if let Some(seat) = answering(state) {
        return state.stack.replace(Frame::Answer(seat));
    }
    throw(state, log);
}

/// Who may answer an attack before its die: with smoke, or by letting a staff recover.
fn answering(state: &State) -> Option<Seat> {
    match state.attack?.on {
        Victim::Unit(target) => may_pop_smoke(state).is_ok().then_some(state.units[target].owner),
        Victim::Hq(hq) => {
            let seat = state.hq_seat(hq);
            may_recover(state, seat).is_ok().then_some(seat)
        }
        _ => None,
    }
}

/// §20-granada_humo: whether the unit that is attacked may hide in smoke.
#[inline]
pub(crate) fn may_pop_smoke(state: &State) -> Result<(), Illegal> {
    let no_shot = Illegal { rule: "20-granada_humo", why: "smoke-against-shots" };
    let attack = state.attack.ok_or(no_shot)?;
    let Victim::Unit(target) = attack.on else { return Err(no_shot) };
    let unit = &state.units[target];
    let cell = unit.cell.filter(|_| takes_smoke(attack.kind)).ok_or(no_shot)?;
    must(!attack.is_sure(), "20-granada_humo", "smoke-against-shots")?;
    must(unit.active().meets(state.rules(target).smoke), "20-granada_humo", "no-smoke-grenade")?;
    must(!in_smoke(state, target, cell), "20-granada_humo", "in-smoke-already")
}

/// Ruling G15: cover, postures and smoke count against every attack but assault and anti-aircraft fire.
fn takes_smoke(kind: AttackKind) -> bool {
    matches!(kind, AttackKind::Shot | AttackKind::Ambush | AttackKind::Raid | AttackKind::Barrage)
}

/// §18-rundstedt: whether the staff of a seat may recover now: it stands, has lost impact points and never recovered.
#[inline]
pub(crate) fn may_recover(state: &State, seat: Seat) -> Result<(), Illegal> {
    let recovers = c18_generals::general(state, seat).is_some_and(|general| general.recovers);
    must(recovers, "18-rundstedt", "no-general-recovers")?;
    is_worn(state, seat)
}

/// Whether a seat leads a staff that stands, has lost impact points and never recovered.
fn is_worn(state: &State, seat: Seat) -> Result<(), Illegal> {
    let hq = state.hq_of(seat);
    let (staff, leader) = (&state.hqs[usize::from(hq)], state.hq_seat(hq));
    must(leader == seat, "18-rundstedt", "no-general-recovers")?;
    let full = state.data().board.nations[state.player(leader).nation.index()].pi;
    must(staff.pi > 0 && staff.pi < full, "18-rundstedt", "staff-unhurt")?;
    must(!staff.recovered, "18-rundstedt", "staff-has-recovered")
}

/// §18-rundstedt: whether a staff may recover while it is attacked.
#[inline]
pub(crate) fn may_recover_in_time(state: &State, seat: Seat) -> Result<(), Illegal> {
    let attacked = state.attack.is_some_and(|attack| matches!(attack.on, Victim::Hq(_)));
    must(attacked, "18-rundstedt", "staff-not-attacked")?;
    may_recover(state, seat)
}

/// §18-rundstedt: the impact points a staff may recover, and those it has lost.
pub(crate) fn recovery(state: &State, seat: Seat) -> (u8, u8) {
    let hq = state.hq_of(seat);
    let full = state.data().board.nations[state.player(seat).nation.index()].pi;
    let points = c18_generals::bonuses(state, hq).iter().find_map(|bonus| match bonus {
        Bonus::RecoverPi(by) => Some(*by),
        _ => None,
    });
    (points.unwrap_or(0), full - state.hqs[usize::from(hq)].pi)
}

/// §18-rundstedt: the staff recovers, once a game.
pub(crate) fn recover(state: &mut State, seat: Seat, log: &mut impl EventSink<Event>) {
    let hq = state.hq_of(seat);
    let (points, lost) = recovery(state, seat);
    let by = points.min(lost);
    let staff = &mut state.hqs[usize::from(hq)];
    staff.pi += by;
    staff.recovered = true;
    log.emit(Event::HqRecovered { seat, hq, by });
}

/// What who is attacked may answer.
pub(crate) fn answer_offers(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    if may_pop_smoke(state).is_ok() {
        offer(Action::Smoke);
    }
    if may_recover_in_time(state, seat).is_ok() {
        offer(Action::Recover);
    }
    offer(Action::Pass);
}

/// §20-granada_humo: smoke for every shot at the unit until its owner's next turn.
pub(crate) fn pop_smoke(state: &mut State, log: &mut impl EventSink<Event>) {
    if let Some(Attack { on: Victim::Unit(target), .. }) = state.attack {
        let smoke = state.rules(target).smoke;
        let own_turn = state.side(target) == state.turn.side;
        let unit = &mut state.units[target];
        let grenade = unit.active().and(smoke).first().map_or(Slots::NONE, Slots::only);
        unit.grey.add(grenade);
        if own_turn {
            unit.fresh.add(grenade);
        }
        unit.mark(Mark::Smoked);
        if let Some(cell) = unit.cell {
            log.emit(Event::SmokePopped(unit.owner, unit.kind, cell));
        }
    }
    throw(state, log);
}

/// The numbers stand: the die is due.
pub(crate) fn throw(state: &mut State, log: &mut impl EventSink<Event>) {
    let Some(mut attack) = state.attack else { return };
    let base = base(state, &attack);
    let mut changed = false;
    let tell = &mut |modifier, hit, crit| {
        if !changed {
            log.emit(Event::Printed { hit: base.hit, crit: base.crit });
        }
        changed = true;
        log.emit(Event::Modified(modifier, hit, crit));
    };
    (attack.hit, attack.crit) = c11_modifiers::explained(state, &attack, (base.hit, base.crit), tell);
    attack.pen = base.pen;
    // What an assault adds to the damage was put there when it was declared.
    attack.damage += base.damage;
    state.attack = Some(attack);
    note_fire(state, &attack, log);
    state.stack.replace(if attack.is_sure() { Frame::Settle } else { Frame::Die });
}

/// §11.6.8: a second unit has fired at it in this phase (rulings C6, G24).
fn note_fire(state: &mut State, attack: &Attack, log: &mut impl EventSink<Event>) {
    let Victim::Unit(target) = attack.on else { return };
    let shooter = match (attack.kind, attack.by) {
        (AttackKind::Shot, Maker::Unit(by, _)) => Shooter::Unit(by),
        // A fighter's mission counts as a unit of its own.
        (AttackKind::Raid, _) if state.in_phase(Phase::Shooting) => {
            let waiting = state.hqs.iter().flat_map(|hq| hq.fighters).flatten().filter(|plane| !plane.grey);
            Shooter::Fighter(waiting.count() as u8)
        }
        _ => return,
    };
    let foe = state.side(target) != state.side_of(attack.seat);
    if !foe || attack.pen < armour(state, attack.kind, attack.by.weapon(), attack.on) {
        return;
    }
    let first = state.units[target].shot_by;
    if first.is_none() {
        state.units[target].shot_by = Some(shooter);
    } else if first != Some(shooter) && !state.units[target].has(Mark::Suppressed) && !is_steadfast(state, target) {
        state.units[target].mark(Mark::Suppressed);
        if let Some(cell) = state.units[target].cell {
            log.emit(Event::Suppressed(state.units[target].owner, state.units[target].kind, cell));
        }
    }
}

/// §11.6.8: the units that suppressive fire leaves alone, promoted ones among them (§17-elite).
fn is_steadfast(state: &State, at: UnitIx) -> bool {
    let (rules, side) = (state.rules(at), state.side(at));
    let promoted = |effect| matches!(effect, Effect::Promote { steadfast: crate::data::Steadfast::Yes, .. });
    if rules.has(Ability::EliteTroops) || state.attached(at).any(promoted) {
        return true;
    }
    let beside = |ability| state.units[at].cell.is_some_and(|cell| state.has_beside(cell, side, ability));
    rules.class == Class::Infantry
        && (state.turn.stand_fast[side as usize] || beside(Ability::Inspire) || beside(Ability::Commissar))
}

/// The die has fallen.
pub(crate) fn roll(state: &mut State, die: u8, log: &mut impl EventSink<Event>) {
    let Some(attack) = &mut state.attack else { return };
    attack.roll = Some(die);
    let attack = *attack;
    let crit = may_destroy_outright(state, &attack).then_some(attack.crit);
    log.emit(Event::DieThrown { seat: attack.seat, die, hit: attack.hit, crit });
    state.stack.replace(Frame::AfterDie);
}

/// §8.4, §11.6.3: whether an attack hits; a 1 never does.
pub(crate) fn is_hit(attack: &Attack) -> bool {
    attack.is_sure() || attack.roll.is_some_and(|die| die > 1 && i16::from(die) >= i16::from(attack.hit))
}

/// §8.4, §11.6.3: whether the die of an attack is high enough to destroy outright.
pub(crate) fn is_critical(attack: &Attack) -> bool {
    !attack.is_sure() && attack.roll.is_some_and(|die| i16::from(die) >= i16::from(attack.crit))
}

/// §4.3, §12.7, §20-schurzen: whether a high die destroys what is attacked: no staff, no terrain card, and nothing that
/// skirts shield from a hollow charge.
pub(crate) fn may_destroy_outright(state: &State, attack: &Attack) -> bool {
    match attack.on {
        Victim::Unit(target) => !attack.by.weapon().is_some_and(|(by, slot)| is_blunted(state, by, slot, target)),
        Victim::Plane(_) => true,
        Victim::Structure(_) | Victim::Hq(_) => false,
    }
}

/// Whether the attacker may, for all others know, throw again; only where another throw can do better.
pub(crate) fn may_throw_again(state: &State) -> bool {
    let Some(attack) = &state.attack else { return false };
    let frail = matches!(attack.on, Victim::Unit(_) | Victim::Plane(_));
    let best = is_critical(attack) || (is_hit(attack) && !frail);
    if attack.again || best {
        return false;
    }
    let certain = |(card, bit): (CardNo, u32)| {
        state.player(attack.seat).may_hold(card)
            && c18_generals::affords(state, attack.seat, card)
            && is_unhelped(state, attack, bit)
    };
    (is_own_shooting(state, attack) && rerolls(state).any(certain)) || may_throw_as_ace(state).is_ok()
}

/// Ruling C9: a card helps a unit, and a plane of the mission, once a turn.
fn is_unhelped(state: &State, attack: &Attack, bit: u32) -> bool {
    match attack.by {
        Maker::Unit(by, _) => state.units[by].touched & bit == 0,
        Maker::Plane(role) => state.mission.aimed >> role as u8 & 1 == 0,
        Maker::Card(_) => true,
    }
}

/// §17-fuego_certero: a throw of the own Shooting phase, not from ambush and not against planes from the ground (G22).
fn is_own_shooting(state: &State, attack: &Attack) -> bool {
    let kind = matches!(attack.kind, AttackKind::Shot | AttackKind::Raid | AttackKind::Dogfight);
    kind && state.in_phase(Phase::Shooting) && state.side_of(attack.seat) == state.turn.side
}

fn rerolls(state: &State) -> impl Iterator<Item = (CardNo, u32)> + use<> {
    state.data().tables.rerolls.iter().copied()
}

/// §17-as_tanques: a miss of the main gun may be thrown again, once a game, from ambush too.
#[inline]
pub(crate) fn may_throw_as_ace(state: &State) -> Result<(), Illegal> {
    let no_ace = Illegal { rule: "17-as_tanques", why: "no-ace" };
    let attack = state.attack.ok_or(no_ace)?;
    let Maker::Unit(by, arm) = attack.by else { return Err(no_ace) };
    let ace = |effect| matches!(effect, Effect::Promote { rerolls: 1.., .. });
    must(state.attached(by).any(ace), "17-as_tanques", "no-ace")?;
    must(arm == Arm::Slot(Slot::MAIN) && !is_hit(&attack), "17-as_tanques", "ace-after-a-miss")?;
    must(!state.units[by].has(Mark::AceSpent), "17-as_tanques", "ace-has-thrown")
}

/// §17-fuego_certero: whether the attacker may throw again with a card.
#[inline]
pub(crate) fn may_reroll(state: &State, card: CardNo) -> Result<(), Illegal> {
    let another_moment = Illegal { rule: "11.5.1", why: "card-has-its-moment" };
    let bit = rerolls(state).find(|(own, _)| *own == card).map(|(_, bit)| bit);
    let (bit, attack) = bit.zip(state.attack).ok_or(another_moment)?;
    must(is_own_shooting(state, &attack), "17-fuego_certero", "own-shooting-only")?;
    must(is_unhelped(state, &attack, bit), "11.5.6", "same-card")?;
    c18_generals::may_pay_from_hand(state, attack.seat, card)
}

/// What the attacker may do once the die has fallen.
pub(crate) fn reroll_offers(state: &State, offer: &mut impl FnMut(Action)) {
    for (card, _) in rerolls(state).filter(|(card, _)| may_reroll(state, *card).is_ok()) {
        offer(Action::Reroll(card));
    }
    if may_throw_as_ace(state).is_ok() {
        offer(Action::AceReroll);
    }
    offer(Action::Pass);
}

/// A die again; the second counts (ruling G20).
pub(crate) fn throw_again(state: &mut State, card: Option<CardNo>, log: &mut impl EventSink<Event>) {
    let Some(attack) = state.attack else { return };
    let warrant = match card {
        Some(card) => {
            let warrant = crate::rules::c11_reactions::spend(state, attack.seat, card, log);
            let bit = rerolls(state).find(|(own, _)| *own == card).map_or(0, |(_, bit)| bit);
            match attack.by {
                Maker::Unit(by, _) => state.units[by].touched |= bit,
                Maker::Plane(role) => state.mission.aimed |= 1 << role as u8,
                Maker::Card(_) => {}
            }
            warrant
        }
        None => {
            if let Some(by) = attack.by.unit() {
                state.units[by].mark(Mark::AceSpent);
            }
            Warrant::TankAce
        }
    };
    log.emit(Event::ThrownAgain(attack.seat, warrant));
    state.attack = Some(Attack { again: true, ..attack });
    state.stack.replace(Frame::Die);
}

/// The attack counts, and is over.
pub(crate) fn settle(state: &mut State, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    if let Some(attack) = state.attack.take() {
        carry_out(state, &attack, log);
    }
}

/// §11.6.3, §8.5, §11.6.5, §11.6.6: hit or miss, penetration, wounds or destruction.
fn carry_out(state: &mut State, attack: &Attack, log: &mut impl EventSink<Event>) {
    if attack.is_sure() {
        log.emit(Event::HitWithoutDie(attack.seat));
    }
    if !is_hit(attack) {
        return log.emit(Event::Missed(attack.seat));
    }
    let armour = armour(state, attack.kind, attack.by.weapon(), attack.on);
    if attack.pen < armour {
        return log.emit(Event::NotPenetrated { seat: attack.seat, pen: attack.pen, armour });
    }
    match attack.on {
        Victim::Unit(target) => settle_unit(state, attack, target, log),
        Victim::Structure(cell) => {
            let weapon = attack.by.weapon().map(|(by, slot)| state.weapon(by, slot));
            let twice = weapon.is_some_and(|weapon| weapon.is(Tag::DoubleOnStructures));
            c12_terrain::damage(state, attack.seat, cell, attack.damage * (1 + u8::from(twice)), log);
        }
        Victim::Hq(hq) => hit_hq(state, attack, hq, log),
        Victim::Plane(role) => c13_air::hit_plane(state, attack, role, log),
    }
}

fn settle_unit(state: &mut State, attack: &Attack, target: UnitIx, log: &mut impl EventSink<Event>) {
    let skirted = attack.by.weapon().is_some_and(|(by, slot)| is_blunted(state, by, slot, target));
    let assaulted = attack.kind == AttackKind::Strike;
    let cargo = if assaulted { Cargo::Driven } else { Cargo::ThrownOut };
    if is_critical(attack) && !skirted {
        let unit = &state.units[target];
        log.emit(Event::Critical { seat: unit.owner, unit: unit.kind, cell: unit.cell });
        return destroy(state, target, cargo, log);
    }
    match attack.damage.saturating_sub(u8::from(skirted)) {
        0 => log.emit(Event::NoEffect(Futile::Skirts)),
        damage => wound(state, target, damage, cargo, log),
    }
}

/// §20-schurzen: skirts blunt a hollow charge (ruling D4).
pub(crate) fn is_blunted(state: &State, by: UnitIx, slot: Slot, target: UnitIx) -> bool {
    state.weapon(by, slot).is(Tag::HollowCharge) && state.units[target].active().meets(state.rules(target).skirts)
}

/// §8.7, §11.6.6: wounds, and destruction when there are enough.
pub(crate) fn wound(state: &mut State, at: UnitIx, damage: u8, cargo: Cargo, log: &mut impl EventSink<Event>) {
    let unit = &mut state.units[at];
    unit.wounds = unit.wounds.saturating_add(damage);
    let Unit { owner: seat, kind: unit, cell, wounds, .. } = *unit;
    let most = state.wounds_of(at);
    if let Some(cell) = cell {
        log.emit(Event::Wounded { seat, unit, cell, damage, wounds: wounds.min(most), most });
    }
    if wounds >= most {
        destroy(state, at, cargo, log);
    }
}

/// §11.6.6: a unit is destroyed; its card goes to the discard pile (ruling A58).
pub(crate) fn destroy(state: &mut State, at: UnitIx, cargo: Cargo, log: &mut impl EventSink<Event>) {
    let unit = state.units[at];
    let side = state.side(at);
    log.emit(Event::Destroyed { seat: unit.owner, unit: unit.kind, cell: unit.cell, side });
    let craft = state.rules(at).has(Ability::LandingCraft);
    if !craft {
        // §22.1: a craft is no unit of its own.
        state.lost[side] = state.lost[side].saturating_add(1);
        bury(state, unit.owner, CardNo(unit.kind.0));
    }
    state.lift(at);
    state.units.remove(at);
    let Some(cell) = unit.cell else { return };
    if unit.has(Mark::Crate) {
        c3_victory::leave_crate(state, cell, log);
    }
    if cargo == Cargo::Lost || c21_transport::drowns(state, cell) {
        for passenger in state.units.iter() {
            if state.units[passenger].carrier == Some(at) && state.units.is_live(passenger) {
                c21_transport::perish(state, passenger, cell, log);
            }
        }
    } else {
        c21_transport::throw_out(state, at, cell, cargo == Cargo::ThrownOut);
    }
}

/// A card of the deck lies in the discard pile.
pub(crate) fn bury(state: &mut State, seat: Seat, card: CardNo) {
    let player = state.player_mut(seat);
    if let Some(kind) = player.kind_of(card) {
        player.discard.add(kind);
    }
}

/// §4.2: a staff loses impact points; criticals are plain hits (§4.3).
fn hit_hq(state: &mut State, attack: &Attack, hq: u8, log: &mut impl EventSink<Event>) {
    let mut damage = attack.damage.min(MOST_HQ_DAMAGE);
    if attack.kind == AttackKind::Raid {
        damage = damage.min(MOST_HQ_DAMAGE - state.mission.hq_loss.min(MOST_HQ_DAMAGE));
        state.mission.hq_loss += damage;
    }
    let staff = &mut state.hqs[usize::from(hq)];
    staff.pi = staff.pi.saturating_sub(damage);
    let left = staff.pi;
    match damage {
        0 => log.emit(Event::NoEffect(Futile::StaffSpared)),
        _ => log.emit(Event::HqHit { seat: state.hq_seat(hq), hq, damage, left }),
    }
}

/// §19-area-line, §13.3: the next unit of an area is attacked.
pub(crate) fn next_of_area(state: &mut State, log: &mut impl EventSink<Event>) {
    let stood = state.all_stood();
    let next = state.salvo.and_then(|salvo| Some((salvo, salvo.area.and(stood).iter().next()?)));
    let Some((mut salvo, cell)) = next else {
        state.salvo = None;
        return state.stack.pop();
    };
    let Salvo { kind, seat, by, how, .. } = salvo;
    let target = state.standing(cell);
    // A plane that attacks one unit has named it.
    if kind != AttackKind::Raid || matches!(state.mission.target, Target::Area(..)) {
        log.emit(Event::Covered { seat: state.units[target].owner, unit: state.units[target].kind, cell });
    }
    state.attack = Some(Attack { how, ..Attack::new(kind, seat, by, Victim::Unit(target)) });
    salvo.area.remove(cell);
    salvo.how = Hit::Thrown;
    state.salvo = Some(salvo);
    state.stack.push(Frame::BeforeDie);
}
