//! §7: indirect fire: observation, scatter, templates, the automatic attacks of a battery, smoke shells.

use super::c6_fire::PieceSet;
use super::{Fallen, c5_events, c5_orders, c5_reactions, c6_fire, c14_fog, c15_weather};
use crate::actions::{Action, Event, Limit, Loss, Prey};
use crate::cover::{self, Above};
use crate::data::{Ammo, Profile, Scatter, Trait, Weapon};
use crate::geometry::polygon::touches;
use crate::geometry::{CM, Point, V, distance, scattered};
use crate::ground::units;
use crate::ids::{Side, UnitNo};
use crate::sight;
use crate::state::{Duty, Frame, Hit, Mission, Order, OrderKind, Place, State, Task, UnitSet, bit, members};
use crate::sum::{Part, Sum};
use frente_kernel::{EventSink, Illegal, must};

/// Most pieces of a battery, most turns of a mission (ruling B-39).
const PIECES: u32 = 4;
const TURNS: u8 = 3;

/// §3-bombard: the weapon a piece bombards with.
fn gun_of(state: &State, unit: UnitNo) -> Option<(u8, &'static Weapon)> {
    state.profile(unit).weapons().find(|(_, weapon)| weapon.bombard || weapon.mortar)
}

/// §7.1: whether a piece can take part in a new bombardment.
fn check_available(state: &State, unit: UnitNo) -> Result<(), Illegal> {
    let it = state.unit(unit);
    must(gun_of(state, unit).is_some(), "7.1", "does-not-bombard")?;
    if !it.serves() {
        it.check_stands()?;
    }
    must(!it.panicked, "11.3", "panicked")?;
    must(it.ammo > 0, "7.1", "no-ammunition")?;
    it.check_ready()?;
    must(!state.missions.iter().any(|mission| mission.battery & bit(unit) != 0), "7.1", "bombards-already")?;
    must(!state.all().any(|other| is_waited_for(state, other, unit)), "7.1", "observed-for-already")
}

fn is_available(state: &State, unit: UnitNo) -> bool {
    check_available(state, unit).is_ok()
}

/// Whether somebody is observing for that piece already.
fn is_waited_for(state: &State, observer: UnitNo, piece: UnitNo) -> bool {
    matches!(state.unit(observer).task, Task::Observe { battery, .. } if battery == piece) && observer != piece
}

/// Whether a unit may begin an observation: an observer, or the battery itself.
pub(crate) fn check_observer(state: &State, unit: UnitNo) -> Result<(), Illegal> {
    let profile = state.profile(unit);
    must(profile.bombards() || profile.observe > 0, "7.1", "no-observer")?;
    must(!matches!(state.unit(unit).task, Task::Observe { .. }), "5.7", "task-under-way")?;
    must(!state.missions.is_full(), "7.1", "too-many-bombardments")?;
    if profile.bombards() {
        return check_available(state, unit);
    }
    let side = state.unit(unit).side;
    must(state.of_side(side).any(|piece| is_available(state, piece)), "7.1", "no-battery")
}

/// The pieces that fire together: alike, in a chain of 10 cm, at most four.
fn battery(state: &State, first: UnitNo) -> UnitSet {
    let def = state.unit(first).def;
    let mut set = bit(first);
    loop {
        let more = state.of_side(state.unit(first).side).find(|unit| {
            set & bit(*unit) == 0
                && state.unit(*unit).def == def
                && is_available(state, *unit)
                && state.all().any(|known| set & bit(known) != 0 && are_neighbours(state, known, *unit))
        });
        match more {
            Some(unit) if set.count_ones() < PIECES => set |= bit(unit),
            _ => return set,
        }
    }
}

pub(crate) fn observation_candidates(state: &State, push: &mut impl FnMut(Action)) {
    push(Action::Done);
    let unit = state.order.unit;
    let own = gun_of(state, unit).is_some();
    for piece in state.of_side(state.unit(unit).side) {
        if is_available(state, piece) && (!own || piece == unit) {
            for turns in 1..=TURNS {
                for smoke in [false, true] {
                    push(Action::Observe { battery: piece, turns, smoke });
                }
            }
        }
    }
}

pub(crate) fn check_observation(state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Done => Ok(()),
        Action::Observe { battery, turns, .. } => {
            let unit = state.order.unit;
            let own = battery.index() < state.units.len() && state.unit(battery).side == state.unit(unit).side;
            must(own, "7.1", "not-own-unit")?;
            check_available(state, battery)?;
            must(gun_of(state, unit).is_none() || battery == unit, "7.1", "not-its-own-battery")?;
            must((1..=TURNS).contains(&turns), "7.1", "too-many-turns")
        }
        _ => Err(Illegal { rule: "7.1", why: "observation-pending" }),
    }
}

pub(crate) fn begin(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let Action::Observe { battery, turns, smoke } = action else { return };
    let unit = state.order.unit;
    // §3-observe, ruling B-38: an observer takes X turns, a battery by itself three.
    let base = match state.profile(unit).observe {
        0 => 3,
        x => x as i8,
    };
    let quality = state.data().quality(state.unit(unit).quality).prolonged;
    let left = (base + quality - state.order.modifier).max(1) as u8;
    state.unit_mut(unit).task = Task::Observe { left, turns, smoke, battery, at: state.unit(unit).head() };
    state.stack.push(Frame::AimPoint(unit));
    if state.unit(unit).is_on_table() {
        log.emit(Event::TaskBegun { unit, kind: OrderKind::Observe, turns: left });
    }
}

/// §7.1, §7.1-link: observation begins: the place is chosen where the observer sees it.
pub(crate) fn aim_candidates(state: &State, observer: UnitNo, push: &mut impl FnMut(Action)) {
    push(Action::Done);
    let side = state.unit(observer).side;
    for enemy in state.on_table(side.other()) {
        push(Action::AimAt(state.unit(enemy).middle()));
    }
    for token in state.tokens.iter().filter(|token| token.side != side) {
        if let crate::state::TokenPlace::Square(square) = token.at {
            push(Action::AimAt(state.measures().middle(square)));
        }
    }
}

pub(crate) fn check_aim(state: &State, observer: UnitNo, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Done => Ok(()),
        Action::AimAt(at) => {
            must(state.measures().holds(at.v()), "7.1", "off-table")?;
            let Task::Observe { battery, smoke, .. } = state.unit(observer).task else {
                return Err(Illegal { rule: "7.1", why: "no-battery" });
            };
            must(reaches(state, battery, at), "7.1", "out-of-range")?;
            must(smoke || has_template(state, battery, at), "7.3", "too-few-shells")?;
            must(sight::sees_place(state, observer, at), "7.1", "not-in-sight")
        }
        _ => Err(Illegal { rule: "7.1", why: "aim-pending" }),
    }
}

/// §12: how many zones behind its edge a piece may stand and still reach the table.
pub(crate) const fn zones(profile: &Profile) -> u8 {
    match profile.scatter {
        Some(Scatter::Limited) => 0,
        Some(Scatter::Variable) | None => 1,
        Some(Scatter::Maximum) => 2,
        Some(Scatter::Constant) => 3,
        Some(Scatter::Reduced | Scatter::Low) => 4,
    }
}

/// Pieces of one battery: within 10 cm of each other, or in the same zone off the table.
fn are_neighbours(state: &State, one: UnitNo, two: UnitNo) -> bool {
    match (state.unit(one).place, state.unit(two).place) {
        (Place::Table, Place::Table) => state.distance(one, two) <= 10 * CM,
        (Place::Behind(here), Place::Behind(there)) => here == there,
        _ => false,
    }
}

/// The band of D a piece bombards a place with (ruling B-41), if it reaches it.
fn band(state: &State, piece: UnitNo, at: Point) -> Option<usize> {
    let (weapon, gun) = gun_of(state, piece)?;
    let scatter = state.profile(piece).scatter;
    let band = if let Place::Behind(zone) = state.unit(piece).place {
        match scatter {
            Some(Scatter::Variable) | None => 2,
            _ => usize::from(zone).min(2),
        }
    } else {
        let far = distance(state.unit(piece).head(), at);
        match scatter {
            Some(Scatter::Limited) => gun.band(far)?,
            Some(Scatter::Variable) | None => usize::from(far >= 80 * CM),
            Some(Scatter::Constant | Scatter::Reduced | Scatter::Maximum | Scatter::Low) => 0,
        }
    };
    (c6_fire::d_of(state, piece, weapon, band) > 0).then_some(band)
}

/// §7.3: whether the battery of that piece, as it stands, throws enough at a place for a template.
fn has_template(state: &State, piece: UnitNo, at: Point) -> bool {
    let pieces = members(battery(state, piece)).filter_map(|unit| {
        let (weapon, _) = gun_of(state, unit)?;
        Some(c6_fire::d_of(state, unit, weapon, band(state, unit, at)?) as u8)
    });
    let total = pieces.sum::<u8>();
    state.data().tables.templates.first().is_some_and(|row| row.from <= total)
}

fn reaches(state: &State, piece: UnitNo, at: Point) -> bool {
    band(state, piece, at).is_some()
}

/// §7.2: how many dice a piece scatters with; on the table always in the same zone (ruling PA-61). §3-scatter-limited,
/// §3-scatter-variable, §3-scatter-constant, §3-scatter-reduced, §3-scatter-low, §3-scatter-maximum.
pub(crate) fn scatter_dice(state: &State, piece: UnitNo, at: Point) -> u8 {
    let zone = match state.unit(piece).place {
        Place::Behind(zone) => zone,
        _ => 0,
    };
    match state.profile(piece).scatter {
        Some(Scatter::Limited) => 2 + band(state, piece, at).unwrap_or(0) as u8,
        Some(Scatter::Variable) | None => 2 + 2 * zone.min(1),
        Some(Scatter::Constant) => 3,
        Some(Scatter::Reduced) => 3 + u8::from(zone > 3),
        Some(Scatter::Low) => 3 - u8::from(zone > 1),
        Some(Scatter::Maximum) => 4 + u8::from(zone > 1),
    }
}

/// The place is chosen, or the observation given up.
pub(crate) fn aim(state: &mut State, observer: UnitNo, action: Action, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    match (action, &mut state.unit_mut(observer).task) {
        (Action::AimAt(place), Task::Observe { at, .. }) => {
            *at = place;
            // Ruling B-40: a battery that watches for itself lays its marker face up.
            if state.profile(observer).observe == 0 {
                log.emit(Event::AimPoint(place));
            }
        }
        _ => c5_orders::interrupt(state, observer, log),
    }
}

/// §7.1: observation is complete: where the observer still sees the place, it scatters and the battery is told.
pub(crate) fn confirm(state: &mut State, observer: UnitNo, log: &mut impl EventSink<Event>) {
    let task = std::mem::replace(&mut state.unit_mut(observer).task, Task::None);
    let Task::Observe { turns, smoke, battery: first, at, .. } = task else { return };
    let fires = is_available(state, first) && !state.missions.is_full() && reaches(state, first, at);
    if !fires || !sight::sees_place(state, observer, at) {
        // Ruling PA-60: nothing is fired and nothing spent.
        if state.unit(observer).is_on_table() {
            log.emit(Event::MissionLost(observer, if fires { Loss::OutOfSight } else { Loss::NoBattery }));
        }
        return;
    }
    log.emit(Event::AimPoint(at));
    let mission = Mission {
        battery: battery(state, first),
        side: state.unit(observer).side,
        at,
        left: turns,
        fired: 0,
        runner: (!is_linked(state, observer, first)).then(|| state.unit(observer).head()),
        smoke,
        ready: false,
        done: false,
    };
    state.missions.push(mission);
    let number = state.missions.len() as u8 - 1;
    walk(state, usize::from(number));
    state.dice[1] = 0;
    state.stack.push(Frame::ScatterDie { mission: number, left: scatter_dice(state, first, at) });
}

/// §7.1-link: whether the observer's word reaches the battery at once: his own, in voice or sight, or by telephone.
fn is_linked(state: &State, observer: UnitNo, piece: UnitNo) -> bool {
    observer == piece
        || !state.unit(piece).is_on_table()
        || state.is_within(observer, piece, 20 * CM)
        || sight::sees(state, observer, piece)
}

/// The observer's messenger goes 20 cm, as others do (§5.4.3).
fn walk(state: &mut State, mission: usize) {
    let Some(from) = state.missions[mission].runner else { return };
    let Some(piece) = lead(state, mission as u8) else { return };
    let pace = 20 * CM;
    state.missions[mission].runner = if state.base(piece, 0).distance_to(from.v()) <= pace {
        None
    } else {
        let way = state.unit(piece).head().v() - from.v();
        Some((from.v() + way.scaled(pace, way.length().max(1))).point())
    };
}

/// At the start of an own turn the messengers of observers walk on.
pub(crate) fn walk_runners(state: &mut State, side: Side) {
    for mission in 0..state.missions.len() {
        if state.missions[mission].side == side {
            walk(state, mission);
        }
    }
}

pub(crate) fn scatter_die(state: &mut State, mission: u8, left: u8, die: u8) {
    state.dice[1] += die;
    state.stack.replace(match left {
        0 | 1 => Frame::DirectionDie(mission),
        _ => Frame::ScatterDie { mission, left: left - 1 },
    });
}

pub(crate) fn direction_die(state: &mut State, mission: u8, way: u8, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let cm = state.dice[1];
    let mission = &mut state.missions[usize::from(mission)];
    let from = mission.at;
    mission.at = scattered(from, way, cm.into());
    mission.ready = true;
    log.emit(Event::Scattered { from, to: mission.at, way, cm });
}

/// The first piece left of a mission.
pub(crate) fn lead(state: &State, mission: u8) -> Option<UnitNo> {
    let mission = state.missions.get(usize::from(mission))?;
    state.all().find(|unit| mission.battery & bit(*unit) != 0 && state.unit(*unit).serves())
}

/// §7.4: a battery fires: it is supervised, then the template is chosen. `false`: there is nothing to fire.
pub(crate) fn fire(state: &mut State, mission: u8, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    state.missions[usize::from(mission)].done = true;
    let first = state.missions[usize::from(mission)].fired == 0;
    if first {
        drop_empty(state, mission);
    }
    let Some(unit) = lead(state, mission).filter(|_| can_fire(state, mission)) else {
        state.missions[usize::from(mission)].left = 0;
        if let Some(unit) = lead(state, mission) {
            log.emit(Event::BatterySilent(unit));
        }
        return;
    };
    for piece in members(state.missions[usize::from(mission)].battery) {
        let it = state.unit_mut(piece);
        it.spent = true;
        it.stirred = true;
        // §7.1, §3-ammunition: a mission costs each piece one point.
        it.ammo -= u8::from(first);
    }
    state.order = Order { unit, duty: Duty::Bombard(mission), ..Order::IDLE };
    state.stack.push(Frame::Template(mission));
    // §12: no officer stands beside a battery off the table.
    if state.unit(unit).is_on_table() {
        c5_reactions::supervise(state, unit, log);
    }
}

/// Ruling PA-59: a piece without ammunition drops out of the mission.
fn drop_empty(state: &mut State, mission: u8) {
    let battery = state.missions[usize::from(mission)].battery;
    let supplied = members(battery).filter(|unit| state.unit(*unit).ammo > 0);
    state.missions[usize::from(mission)].battery = supplied.fold(0, |set, unit| set | bit(unit));
}

/// The pieces of a mission that reach its place, each with its D there.
fn pieces(state: &State, mission: u8) -> impl Iterator<Item = (i8, UnitNo)> + '_ {
    let it = state.missions[usize::from(mission)];
    let serving = state.all().filter(move |unit| it.battery & bit(*unit) != 0 && state.unit(*unit).serves());
    serving.filter_map(move |piece| {
        let (weapon, _) = gun_of(state, piece)?;
        Some((c6_fire::d_of(state, piece, weapon, band(state, piece, it.at)?), piece))
    })
}

/// §7.5.2: the piece whose D counts: the attacker chooses, and no D is better than the highest.
fn best_piece(state: &State, mission: u8) -> Option<(i8, UnitNo)> {
    pieces(state, mission).reduce(|best, next| if next.0 > best.0 { next } else { best })
}

/// §7.3: the most casualties of each template.
pub(crate) fn most(state: &State, mission: u8) -> [u8; 3] {
    let it = state.missions[usize::from(mission)];
    let total = pieces(state, mission).map(|(d, _)| d as u8).sum::<u8>();
    let row = state.data().tables.templates.iter().rev().find(|row| row.from <= total);
    let Some(row) = row else { return [0; 3] };
    let rapid =
        it.fired == 0 && lead(state, mission).and_then(|unit| gun_of(state, unit)).is_some_and(|(_, gun)| gun.rapid);
    // §3-rapid-bombard: one more on the first turn.
    [row.most.0, row.most.1, row.most.2].map(|most| if most > 0 { most + u8::from(rapid) } else { 0 })
}

/// Whether a mission has still pieces to fire with, and enough of them for a template.
pub(crate) fn can_fire(state: &State, mission: u8) -> bool {
    let smoke = state.missions[usize::from(mission)].smoke;
    lead(state, mission).is_some() && (smoke || most(state, mission).iter().any(|most| *most > 0))
}

/// An event has put the battery to flight before it fired (§7.4): the mission is over.
pub(crate) fn break_off(state: &mut State, mission: u8) {
    state.stack.pop();
    state.missions[usize::from(mission)].left = 0;
}

pub(crate) fn check_template(state: &State, mission: u8, action: Action) -> Result<(), Illegal> {
    let Action::Template(size) = action else { return Err(Illegal { rule: "7.3", why: "template-pending" }) };
    must(size < 3, "7.3", "no-template")?;
    let smoke = state.missions[usize::from(mission)].smoke;
    let allowed = most(state, mission)[usize::from(size)] > 0 || (smoke && size == 0);
    must(allowed, "7.3", "no-template")
}

/// The template is chosen: an event takes effect, those under it may go down, then the shells fall.
pub(crate) fn choose_template(state: &mut State, mission: u8, size: u8, log: &mut impl EventSink<Event>) {
    state.stack.replace(Frame::Shells { mission, template: size });
    if !state.missions[usize::from(mission)].smoke {
        state.stack.push(Frame::BombReact(mission));
    }
    // It may put the battery to flight: what that brings is settled first, on top of the rest.
    c5_events::take_effect(state, log);
    state.passed = 0;
    state.dice = [size, state.order.modifier as u8];
    if can_fire(state, mission) {
        log.emit(Event::Bombards(state.order.unit, size));
    }
}

pub(crate) fn radius(state: &State, size: u8) -> i32 {
    let radii = state.data().tables.radii;
    units([radii.0, radii.1, radii.2][usize::from(size.min(2))])
}

/// The units on the table that a template of that size would touch there.
pub(crate) fn under(state: &State, at: Point, size: u8) -> impl Iterator<Item = UnitNo> + '_ {
    let radius = radius(state, size);
    let on_table = state.all().filter(|unit| state.unit(*unit).is_on_table());
    on_table.filter(move |unit| is_under(state, *unit, at, radius))
}

/// Whether a unit lies under a template.
pub(crate) fn is_under(state: &State, unit: UnitNo, at: Point, radius: i32) -> bool {
    state.unit(unit).standing().any(|stand| touches(at, radius, &state.base(unit, stand)))
}

/// Units of the other side that may go down before the shells fall.
pub(crate) fn react_candidates(state: &State, mission: u8, push: &mut impl FnMut(Action)) {
    push(Action::Pass);
    let side = state.active.other();
    state.on_table(side).filter(|unit| may_duck(state, mission, *unit)).for_each(|unit| push(Action::Prone(unit)));
}

/// §6.4.2: whether a unit under the shells may go down.
fn check_ducks(state: &State, mission: u8, unit: UnitNo) -> Result<(), Illegal> {
    // The template that was chosen waits under the window; dice have been thrown since.
    let chosen = state.stack.iter().rev().find_map(|frame| match frame {
        Frame::Shells { template, .. } => Some(template),
        _ => None,
    });
    let (at, radius) = (state.missions[usize::from(mission)].at, radius(state, chosen.unwrap_or(0)));
    must(state.unit(unit).side != state.active, "6.4.2", "not-own-unit")?;
    c5_reactions::check_lies_down(state, unit)?;
    must(is_under(state, unit, at, radius), "6.4.2", "not-under-fire")
}

fn may_duck(state: &State, mission: u8, unit: UnitNo) -> bool {
    check_ducks(state, mission, unit).is_ok()
}

pub(crate) fn bomb_window(state: &State, mission: u8) -> bool {
    let bombs = state.stack.iter().any(|frame| matches!(frame, Frame::Bombs(_)));
    (bombs || can_fire(state, mission))
        && state.on_table(state.active.other()).any(|unit| may_duck(state, mission, unit))
}

pub(crate) fn check_react(state: &State, mission: u8, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Pass => Ok(()),
        Action::Prone(unit) => {
            must(unit.index() < state.units.len(), "6.4.2", "not-own-unit")?;
            check_ducks(state, mission, unit)
        }
        _ => Err(Illegal { rule: "7.4", why: "reaction-pending" }),
    }
}

/// §7.5: the shells fall on friend and foe.
pub(crate) fn shells(state: &mut State, mission: u8, template: u8, log: &mut impl EventSink<Event>) {
    if !can_fire(state, mission) {
        return break_off(state, mission);
    }
    state.stack.pop();
    let it = state.missions[usize::from(mission)];
    let most = most(state, mission)[usize::from(template)] as i8;
    state.missions[usize::from(mission)].fired += 1;
    state.missions[usize::from(mission)].left -= 1;
    let reach = radius(state, template);
    if it.smoke {
        c15_weather::smoke_shells(state, it.at, reach, log);
        return;
    }
    let found = c14_fog::bombed(state, it.at, reach, log);
    let Some((d, piece)) = best_piece(state, mission) else { return };
    let Some((_, gun)) = gun_of(state, piece) else { return };
    let modifier = state.dice[1] as i8;
    let ammo = if gun.mortar { Ammo::Mortar } else { Ammo::He };
    state.hits.clear();
    let mut ruined = 0;
    for unit in state.all() {
        if state.unit(unit).is_on_table() && (found & bit(unit) != 0 || is_under(state, unit, it.at, reach)) {
            // §7.5.1: one more point of Supresión.
            let suppression = gun.suppression + 1;
            let burst = Burst { by: piece, d, modifier, canopy: 0, ammo, most, suppression };
            let (hit, worn) = burst_on(state, unit, burst, log);
            let _ = state.hits.try_push(hit);
            ruined |= worn;
        }
    }
    c6_fire::wear_down(state, ruined, log);
    c15_weather::dust(state, it.at, reach, log);
    if state.hits.is_empty() {
        log.emit(Event::HitsNobody);
    } else {
        state.stack.push(Frame::Hits(0));
    }
}

/// A shell or a bomb as it meets a unit.
#[derive(Clone, Copy)]
pub(crate) struct Burst {
    pub by: UnitNo,
    pub d: i8,
    pub modifier: i8,
    /// Bombs that fall into a wood (§16.3).
    pub canopy: i8,
    pub ammo: Ammo,
    pub most: i8,
    pub suppression: u8,
}

/// §7.5.2–7.5.5: what shells do to a unit under them, and the works they wear down there.
pub(crate) fn burst_on(state: &State, unit: UnitNo, burst: Burst, log: &mut impl EventSink<Event>) -> (Hit, PieceSet) {
    let profile = state.profile(unit);
    let mut hit = Hit { suppression: burst.suppression, ..Hit::of(burst.by, unit) };
    let it = state.unit(unit);
    let (from, zone) = match state.unit(burst.by).place {
        Place::Behind(zone) => (beyond_the_edge(state, burst.by, it.middle()), zone),
        _ => (state.unit(burst.by).middle().v(), 0),
    };
    let on_table = state.unit(burst.by).is_on_table();
    let covered = i8::from(it.covered);
    let mut sum = Sum::default();
    sum.add(Part::D, burst.d);
    sum.add(Part::Order, burst.modifier);
    sum.add(Part::Canopy, burst.canopy);
    if profile.kind.is_vehicle() {
        // §7.5.3, ruling B-43: as a direct shot, at the side towards the battery.
        let air = state.profile(burst.by).kind.is_aircraft();
        let side = if air { cover::From::Rear } else { cover::vehicle_side(state, unit, from) };
        sum.add(Part::Armour, -profile.protection[side as usize]);
        sum.add(Part::TakenCover, -covered);
        hit.amount = sum.total();
        let fallen = Fallen { sum, result: hit.amount, limit: Limit::None };
        log.emit(Event::burst(burst.by, unit, Prey::Vehicle, fallen, None));
        return (hit, 0);
    }
    let air = state.profile(burst.by).kind.is_aircraft();
    // §16.3: lying down counts for more against bombs than against shells.
    sum.add(Part::Prone, -it.lying(if air { 2 } else { 1 }));
    sum.add(Part::Helmets, -i8::from(state.has(unit, Trait::Helmets)));
    // §7.5.4, §7.5.5: lone men and crews are small targets.
    sum.add(Part::Small, -i8::from(profile.kind.is_crew() || profile.kind.is_individual()));
    let level = if on_table { sight::level(state, from) } else { 0 };
    // §3-medium-angle: from two zones away hills cover little.
    let steep = zone >= 2 && gun_of(state, burst.by).is_some_and(|(_, gun)| gun.medium_angle);
    let above = if air { Above::Bombs } else { Above::Shells { hills: if steep { 1 } else { i8::MAX } } };
    let cover = cover::from_above(state, unit, level, above);
    let mut ruined = 0;
    c6_fire::through(&cover, burst.ammo, &mut sum, |piece| ruined |= 1 << piece);
    sum.add(Part::TakenCover, -covered);
    let kind = c6_fire::cover_of(state, &cover);
    let (mut left, mut limit) = (sum.total(), Limit::None);
    if profile.kind.is_individual() && left > 0 {
        left /= 2;
        limit = Limit::Half;
    }
    if left > burst.most {
        (left, limit) = (burst.most, Limit::Template);
    }
    hit.amount = left;
    log.emit(Event::burst(burst.by, unit, Prey::Men, Fallen { sum, result: left, limit }, kind));
    (hit, ruined)
}

/// Where a battery off the table fires from: straight behind its own edge.
fn beyond_the_edge(state: &State, piece: UnitNo, target: Point) -> V {
    let far = 180 * CM;
    let y = match state.unit(piece).side {
        Side::Attacker => -far,
        Side::Defender => state.measures().depth + far,
    };
    V::new(i32::from(target.x), y)
}

/// §7.6: missions whose turns are over, or that nobody is left to fire, end.
pub(crate) fn tidy_missions(state: &mut State, log: &mut impl EventSink<Event>) {
    let mut at = 0;
    while at < state.missions.len() {
        let lead = lead(state, at as u8);
        if state.missions[at].left == 0 || lead.is_none() {
            if let Some(unit) = lead {
                log.emit(Event::MissionOver(unit));
            }
            state.missions.remove(at);
        } else {
            at += 1;
        }
    }
}
