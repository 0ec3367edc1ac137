//! §9, §10: assault. At the end of each turn every section in contact strikes or withdraws; all blows fall together.
//! Nothing is kept of it from turn to turn: while bases touch, it goes on (§9.5).

use super::{Fallen, c4_march, c5_events, c5_orders, c5_reactions, c6_fire};
use crate::actions::{Action, Blow, Event, Limit, Prey};
use crate::cover;
use crate::data::{Ammo, Trait, WeaponKind};
use crate::geometry::V;
use crate::geometry::polygon::Base;
use crate::ids::{Side, UnitNo};
use crate::state::{
    Body, CONTACT, Duty, Frame, HALF_DIAGONAL, Hit, Mobility, Order, SHOTS, Shot, State, Task, Twice, UNITS, UnitSet,
    bit,
};
use crate::sum::{Part, Sum};
use arrayvec::ArrayVec;
use frente_kernel::{EventSink, Illegal, must};

/// A blow is kept among the shots; this weapon marks it.
const BLOW: u8 = u8::MAX;

/// Ruling B-58: Daño of a section in assault, from the rifles' DC.
const DAMAGE: i8 = 3;

/// A section that has not yet struck this turn (ruling PA-56).
fn can_strike(state: &State, unit: UnitNo) -> bool {
    let it = state.unit(unit);
    it.is_on_table() && !it.panicked && !it.struck && state.profile(unit).kind.is_section()
}

/// §9.4, ruling PA-08: men without a blow of their own, a crew or a lone man, that can move out of an assault.
fn can_only_withdraw(state: &State, unit: UnitNo) -> bool {
    let (it, kind) = (state.unit(unit), state.profile(unit).kind);
    (kind.is_crew() || kind.is_individual())
        && !it.panicked
        && !it.struck
        && it.mobility == Mobility::Free
        && c4_march::reach(state, unit, 0)[0] > 0
}

/// The next unit of a side that has to say what it does: to strike or to withdraw. Whoever cannot strike is asked where a
/// section that is not panicked touches it.
pub(crate) fn next(state: &State, side: Side) -> Option<UnitNo> {
    let enemies = state.on_table(side.other()).map(|enemy| (state.body(enemy), state.unit(enemy).bounds()));
    let enemies: ArrayVec<(Body, (V, V)), UNITS> = enemies.collect();
    let able = |unit: UnitNo| can_strike(state, unit) || can_only_withdraw(state, unit);
    let mut able = state.on_table(side).filter(|unit| state.passed & bit(*unit) == 0 && able(*unit));
    able.find(|unit| {
        let body = state.body(*unit);
        let assaults = |enemy: Body| body.kind.is_section() || enemy.kind.is_section() && !enemy.it.panicked;
        let (low, high) = body.it.bounds();
        let reach = CONTACT + 2 * HALF_DIAGONAL;
        let (low, high) = (V::new(low.x - reach, low.y - reach), V::new(high.x + reach, high.y + reach));
        enemies.iter().any(|(enemy, (lowest, highest))| {
            // The rectangles around them first: few are near.
            let beside = (lowest.x <= high.x) & (highest.x >= low.x);
            beside & (lowest.y <= high.y) & (highest.y >= low.y) && assaults(*enemy) && body.touches(*enemy)
        })
    })
}

/// Whether the side has anything to decide; if not, the next step begins.
pub(crate) fn melee(state: &mut State, side: Side) -> bool {
    if next(state, side).is_some() {
        return true;
    }
    if side == state.active {
        state.stack.replace(Frame::Melee(side.other()));
    } else {
        state.passed = 0;
        state.stack.replace(Frame::Clash);
    }
    false
}

pub(crate) fn candidates(state: &State, side: Side, push: &mut impl FnMut(Action)) {
    let Some(unit) = next(state, side) else { return };
    push(Action::Withdraw(unit));
    if !state.profile(unit).kind.is_section() {
        return push(Action::Stay);
    }
    for target in state.on_table(side.other()) {
        if state.in_contact(unit, target) {
            push(Action::Strike { unit, target });
            if state.profile(target).kind.is_vehicle() {
                push(Action::Cripple { unit, target });
            }
        }
    }
}

pub(crate) fn check(state: &State, side: Side, action: Action) -> Result<(), Illegal> {
    let (unit, target) = match action {
        Action::Stay => {
            let alone = next(state, side).is_some_and(|unit| !state.profile(unit).kind.is_section());
            return must(alone, "9.4", "strike-or-withdraw");
        }
        Action::Withdraw(unit) => (unit, None),
        Action::Strike { unit, target } | Action::Cripple { unit, target } => (unit, Some(target)),
        _ => return Err(Illegal { rule: "9.2", why: "melee-pending" }),
    };
    must(unit.index() < state.units.len() && state.unit(unit).side == side, "9.2", "not-own-unit")?;
    must(next(state, side) == Some(unit), "9.2", "not-engaged")?;
    if let Some(target) = target {
        must(can_strike(state, unit), "9.3", "no-blow")?;
        must(target.index() < state.units.len(), "9.1", "no-enemy")?;
        must(state.unit(target).side != side, "9.1", "friend")?;
        must(state.unit(target).is_on_table(), "9.1", "no-enemy")?;
        must(state.in_contact(unit, target), "9.1", "no-contact")?;
        if matches!(action, Action::Cripple { .. }) {
            must(state.profile(target).kind.is_vehicle(), "10.5", "no-vehicle")?;
        }
        must(!state.shots.is_full(), "9.2", "too-many-shots")?;
    }
    Ok(())
}

pub(crate) fn apply(state: &mut State, side: Side, action: Action, log: &mut impl EventSink<Event>) {
    let (unit, target, cripple) = match action {
        Action::Stay => {
            state.passed |= next(state, side).map_or(0, bit);
            return;
        }
        Action::Withdraw(unit) => {
            state.passed |= bit(unit);
            state.leaving |= bit(unit);
            state.unit_mut(unit).struck = true;
            log.emit(Event::Withdraws(unit));
            c5_orders::interrupt(state, unit, log);
            return;
        }
        Action::Strike { unit, target } => (unit, target, false),
        Action::Cripple { unit, target } => (unit, target, true),
        _ => return,
    };
    state.passed |= bit(unit);
    let how = if side == state.active { Blow::First } else { Blow::Back };
    declare(state, blow(unit, target, cripple), how, log);
}

/// A blow is declared: the activation is used; who supervises it is asked when its turn comes.
fn declare(state: &mut State, blow: Shot, how: Blow, log: &mut impl EventSink<Event>) {
    let unit = blow.shooter;
    log.emit(Event::Assault { unit, target: blow.target, blow: how });
    state.shots.push(blow);
    state.unit_mut(unit).struck = true;
    c5_orders::interrupt(state, unit, log);
    c5_orders::spend(state, unit);
    state.stack.push(Frame::StrikeReady(unit));
}

fn blow(unit: UnitNo, target: UnitNo, cripple: bool) -> Shot {
    Shot {
        shooter: unit,
        target,
        weapon: BLOW,
        ammo: Ammo::Normal,
        modifier: 0,
        twice: Twice::Once,
        aimed: cripple,
        turns: false,
        group: 0,
        fired: false,
    }
}

/// A strike is supervised; then its dice are known.
pub(crate) fn ready(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    if state.order.unit != unit || state.order.duty != Duty::Strike {
        state.order = Order { unit, duty: Duty::Strike, ..Order::IDLE };
        c5_reactions::supervise(state, unit, log);
        return;
    }
    state.stack.pop();
    c5_events::take_effect(state, log);
    let modifier = state.order.modifier;
    if let Some(shot) = state.shots.iter_mut().find(|shot| shot.shooter == unit && shot.weapon == BLOW) {
        shot.modifier = modifier;
    }
}

/// §9.3: all blows fall together.
pub(crate) fn clash(state: &mut State, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    state.hits.clear();
    for shot in state.shots.clone().into_iter().filter(|shot| shot.weapon == BLOW) {
        if !state.unit(shot.shooter).is_gone() && !state.unit(shot.shooter).panicked {
            let hit = strike(state, &shot, log);
            let _ = state.hits.try_push(hit);
        }
    }
    state.shots.retain(|shot| shot.weapon != BLOW);
    state.fleeing |= std::mem::take(&mut state.leaving);
    if state.hits.is_empty() {
        if state.fleeing != 0 {
            state.stack.push(Frame::Aftermath);
        }
    } else {
        state.stack.push(Frame::Hits(0));
    }
}

/// Whether a stand of `unit` touches `other`.
pub(crate) fn touches(state: &State, unit: UnitNo, stand: u8, other: UnitNo) -> bool {
    let base = state.base(unit, stand);
    state.unit(other).standing().any(|that| state.base(other, that).is_near(&base, CONTACT))
}

/// Stands of `unit` that touch `other`: large, small.
fn touching(state: &State, unit: UnitNo, other: UnitNo) -> (i8, i8) {
    let (mut large, mut small) = (0, 0);
    for stand in state.unit(unit).standing() {
        if touches(state, unit, stand, other) {
            let is_small =
                state.profile(unit).kind.is_individual() || (state.profile(unit).kind.is_section() && stand == 0);
            if is_small { small += 1 } else { large += 1 }
        }
    }
    (large, small)
}

/// §3-street-fighting: whether two units fight inside a town or a building: a stand of either that touches the other is
/// in it.
fn fight_in_town(state: &State, unit: UnitNo, other: UnitNo) -> bool {
    let inside = |one: UnitNo, two: UnitNo| {
        let at = |stand: u8| state.unit(one).stands[usize::from(stand)];
        let mut standing = state.unit(one).standing();
        standing.any(|stand| touches(state, one, stand, two) && cover::is_in_town(state, at(stand)))
    };
    inside(unit, other) || inside(other, unit)
}

/// §9.3: what the special rules add against `other`, to blows and to defence alike.
pub(crate) fn bonus(state: &State, unit: UnitNo, other: UnitNo) -> i8 {
    let it = state.unit(unit);
    let has = |one: Trait| state.has(unit, one);
    let mut bonus = 0;
    // §3-hand-grenades, §3-petrol-bombs, §3-explosives: they add up (ruling PA-56).
    bonus += if has(Trait::HandGrenades) { 2 } else { 0 };
    bonus += i8::from(has(Trait::PetrolBombs)) + i8::from(has(Trait::Explosives));
    bonus += i8::from(has(Trait::StreetFighting) && fight_in_town(state, unit, other));
    // §3-assault, §3-charge: only in the turn of contact, and only if nobody fired at the move.
    let fresh = it.side == state.active && it.moved > 0 && !it.met_fire;
    if fresh {
        bonus += state.profile(unit).assault as i8;
        bonus += if has(Trait::Charge) && it.mounted { 2 } else { 0 };
    }
    bonus
}

/// §9.3, §10.3: one blow.
fn strike(state: &mut State, shot: &Shot, log: &mut impl EventSink<Event>) -> Hit {
    let (unit, target) = (shot.shooter, shot.target);
    c6_fire::causes_terror(state, unit, target, None);
    let mut hit = Hit { cripple: shot.aimed, melee: true, ..Hit::of(unit, target) };
    let Fallen { sum, result, limit } =
        if state.profile(target).kind.is_vehicle() { against_vehicle(state, shot) } else { against_men(state, shot) };
    hit.amount = result;
    log.emit(Event::StrikeResult { unit, target, at: Prey::of(state.profile(target).kind), result, sum, limit });
    hit
}

fn against_men(state: &State, shot: &Shot) -> Fallen {
    let (unit, target) = (shot.shooter, shot.target);
    let (own_large, own_small) = touching(state, unit, target);
    let (large, small) = touching(state, target, unit);
    let base = if state.unit(unit).decimated { DAMAGE / 2 } else { DAMAGE };
    let pinned = if state.unit(unit).pinned > 0 { 2 } else { 0 };
    let mut sum = Sum::default();
    sum.add(Part::D, base);
    sum.add(Part::Bonus, bonus(state, unit, target));
    sum.add(Part::Order, shot.modifier);
    sum.add(Part::Stands, own_large + own_small - large - small);
    sum.add(Part::Pinned, -pinned);
    sum.add(Part::Defence, -i8::from(state.profile(target).kind.is_section()) - bonus(state, target, unit));
    let (mut casualties, mut limit) = (sum.total(), Limit::None);
    if state.profile(target).kind.is_individual() && casualties > 0 {
        casualties /= 2;
        limit = Limit::Half;
    }
    // Ruling B-59: only stands in contact suffer, four points a large one, two a small one.
    let most = 4 * large + 2 * small;
    if casualties > most {
        (casualties, limit) = (most, Limit::Contact);
    }
    Fallen { sum, result: casualties, limit }
}

/// §10.3: against the weakest side touched, with what can hurt it (rulings B-61, PA-02).
fn against_vehicle(state: &State, shot: &Shot) -> Fallen {
    let (unit, target) = (shot.shooter, shot.target);
    let profile = state.profile(target);
    let mut sum = Sum::default();
    let nothing = Fallen { sum, result: -1, limit: Limit::Impact };
    let Some(d) = hand_weapon(state, unit, profile.armoured) else { return nothing };
    let mut c = i8::MAX;
    for stand in state.unit(unit).standing() {
        let base = state.base(unit, stand);
        if state.base(target, 0).is_near(&base, CONTACT) {
            let at = state.unit(unit).stands[usize::from(stand)].v();
            c = c.min(profile.protection[cover::vehicle_side(state, target, at) as usize]);
        }
    }
    if c == i8::MAX {
        return nothing;
    }
    sum.add(Part::D, d);
    sum.add(Part::Order, shot.modifier);
    // §3-anti-tank.
    sum.add(Part::Bonus, state.profile(unit).anti_tank as i8);
    sum.add(Part::Pinned, if state.unit(unit).pinned > 0 { -2 } else { 0 });
    sum.add(Part::Armour, -c);
    Fallen { sum, result: sum.total(), limit: Limit::None }
}

/// §10.1: the best D a section has at arm's length; against armour only what can hurt it.
fn hand_weapon(state: &State, unit: UnitNo, armoured: bool) -> Option<i8> {
    let profile = state.profile(unit);
    let mut best: Option<i8> = None;
    let mut offer = |d: i8| best = Some(best.map_or(d, |known| known.max(d)));
    for (at, weapon) in profile.weapons() {
        if weapon.kind == WeaponKind::AntiTank || !armoured {
            offer(c6_fire::d_of(state, unit, at, 0));
        }
    }
    // Bought for it: grenades 4, petrol bombs 7, explosives 8.
    let half = |d: i8| if state.unit(unit).decimated { d / 2 } else { d };
    for (one, d) in [(Trait::HandGrenades, 4), (Trait::PetrolBombs, 7), (Trait::Explosives, 8)] {
        if state.has(unit, one) {
            offer(half(d));
        }
    }
    best
}

/// A unit has come into contact. Ruling B-53: whoever it touches breaks off what it was at. §9.3, ruling PA-57: the
/// panicked hold no assault: they are struck at once and run on.
pub(crate) fn meet(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    let side = state.unit(unit).side.other();
    for enemy in state.all() {
        let it = state.unit(enemy);
        if it.side == side && it.is_on_table() && it.task != Task::None && state.in_contact(unit, enemy) {
            c5_orders::interrupt(state, enemy, log);
        }
    }
    let met = state.on_table(side).filter(|enemy| {
        state.unit(*enemy).panicked
            && !state.profile(*enemy).kind.is_vehicle()
            && can_strike(state, unit)
            && state.in_contact(unit, *enemy)
    });
    let met: UnitSet = met.fold(0, |set, enemy| set | bit(enemy));
    if met != 0 {
        state.fleeing |= met;
        state.stack.push(Frame::Aftermath);
    }
}

/// §9.4: those who strike at a unit that leaves them, by a move that ends at `end` or in panic.
pub(crate) fn foes_left<'a>(
    state: &'a State,
    unit: UnitNo,
    end: Option<&'a Base>,
) -> impl Iterator<Item = UnitNo> + 'a {
    let stays = move |enemy: UnitNo| {
        let touches = |stand: u8| end.is_some_and(|end| state.base(enemy, stand).gap(end) <= CONTACT);
        state.unit(enemy).standing().any(touches)
    };
    // §10.2: a vehicle that drives off is not struck.
    let drives = state.profile(unit).kind.is_vehicle();
    let foes = state.on_table(state.unit(unit).side.other()).filter(move |_| !drives);
    foes.filter(move |enemy| can_strike(state, *enemy) && state.in_contact(unit, *enemy) && !stays(*enemy))
}

/// §9.4, ruling PA-08: whoever leaves a fight, by a move that ends at `end` or in panic, is struck at once by those it
/// leaves. Whether anybody strikes.
pub(crate) fn strike_leaver(
    state: &mut State,
    unit: UnitNo,
    end: Option<&Base>,
    log: &mut impl EventSink<Event>,
) -> bool {
    let strikers: ArrayVec<UnitNo, 8> = foes_left(state, unit, end).take((SHOTS - state.shots.len()).min(8)).collect();
    if strikers.is_empty() {
        return false;
    }
    state.order = Order::IDLE;
    state.stack.push(Frame::Clash);
    for enemy in strikers {
        declare(state, blow(enemy, unit, false), Blow::Parting, log);
    }
    true
}
