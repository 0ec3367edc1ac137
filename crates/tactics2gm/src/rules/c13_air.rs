//! Chapter 13: planes. A mission is announced, anti-aircraft guns fire, fighters rise, the survivors reach the target.

use crate::actions::{Action, Event, Futile, Home, Target, Warrant};
use crate::board::{Cell, CellSet, Dir, ring};
use crate::data::{Area, Card, Profile, Special, TerrainKind, UnitRules};
use crate::ids::{Ability, Arm, CardNo, Class, Slot, Tag, UnitIx, UnitNo};
use crate::rules::c11_attack;
use crate::rules::{c11_deployment, c11_reactions, c11_shooting, c17_cards, c18_generals};
use crate::state::{Attack, AttackKind, Fighter, Frame, Hit, Maker, Mark, Mission, Role, Salvo, State, Victim};
use frente_kernel::{By, EventSink, Illegal, Seat, must};

/// §19-light-anti-air: how far a heavy machine gun reaches into the air.
const LIGHT_REACH: u8 = 2;
/// §16-air-transport: units a transport drops.
const DROPS: u8 = 2;

/// Whether planes may be played or flown today: not before a scenario's round, and at night only transports.
#[inline]
pub(crate) fn may_fly(state: &State, kind: UnitNo) -> Result<(), Illegal> {
    let early = |special: &Special| matches!(special, Special::NoAircraftBefore(round) if state.turn.round < *round);
    must(!state.special(early), "22.3", "no-planes-yet")?;
    let night = state.agreed.is_night() && !state.kind_rules(kind).has(Ability::AirTransport);
    must(!night, "24-night", "no-planes-by-night")
}

/// What a plane card is played for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Duty {
    /// §13.2: to wait beside the staff.
    Fighter,
    /// §13.3: to bomb.
    Bomber,
    /// §16-air-transport: to drop infantry.
    Transport,
}

impl Duty {
    fn of(rules: &UnitRules) -> Duty {
        if rules.has(Ability::Fighter) {
            Duty::Fighter
        } else if rules.has(Ability::Bomber) {
            Duty::Bomber
        } else {
            Duty::Transport
        }
    }
}

/// What may be done with a plane card in Deployment.
pub(crate) fn plane_offers(state: &State, seat: Seat, card: CardNo, kind: UnitNo, offer: &mut impl FnMut(Action)) {
    if may_fly(state, kind).is_err() {
        return;
    }
    let rules = state.kind_rules(kind);
    match Duty::of(rules) {
        Duty::Fighter => {
            if may_wait(state, seat).is_ok() {
                offer(Action::Station(card));
            }
        }
        Duty::Bomber => {
            ground_targets(state, seat, rules.area, rules.ground, &mut |target| offer(Action::Bomb(card, target)));
        }
        Duty::Transport => {
            if may_drop_somebody(state, seat).is_ok() {
                let fits = |cell: &Cell| may_drop_at(state, *cell).is_ok();
                state.free().iter().filter(fits).for_each(|cell| offer(Action::Airlift(card, cell)));
            }
        }
    }
}

/// Whether a plane card in hand may be played as an action wants it.
#[inline]
pub(crate) fn may_play_plane(state: &State, seat: Seat, kind: UnitNo, action: Action) -> Result<(), Illegal> {
    let rules = state.kind_rules(kind);
    let duty = match action {
        Action::Station(_) => Duty::Fighter,
        Action::Bomb(..) => Duty::Bomber,
        Action::Airlift(..) => Duty::Transport,
        _ => return Err(Illegal { rule: "2.3", why: "other-kind-of-card" }),
    };
    must(rules.class == Class::Plane && Duty::of(rules) == duty, "13.1", "not-that-plane")?;
    may_fly(state, kind)?;
    match action {
        Action::Bomb(_, target) => may_raid(state, seat, rules.area, rules.ground, target),
        Action::Airlift(_, cell) => {
            may_drop_somebody(state, seat)?;
            may_drop_at(state, cell)
        }
        _ => may_wait(state, seat),
    }
}

/// §13.2: whether a place beside the staff is free.
#[inline]
fn may_wait(state: &State, seat: Seat) -> Result<(), Illegal> {
    let hq = &state.hqs[usize::from(state.hq_of(seat))];
    must(hq.fighters.iter().any(Option::is_none), "13.2", "two-fighters-wait")
}

/// §16-air-transport: whether infantry in hand can jump.
#[inline]
fn may_drop_somebody(state: &State, seat: Seat) -> Result<(), Illegal> {
    let player = state.player(seat);
    let jumps = |card| matches!(state.data().card(card), Some(Card::Unit(unit)) if jumps(state, unit).is_ok());
    let some = player.hand.kinds().any(|kind| jumps(player.card(kind)));
    must(some, "16-air-transport", "nobody-to-drop")?;
    c11_deployment::has_a_place(state)
}

/// §16-air-transport: whether infantry could come down on a cell.
#[inline]
fn may_drop_at(state: &State, cell: Cell) -> Result<(), Illegal> {
    let infantry = |unit: &&UnitRules| unit.class == Class::Infantry;
    match state.data().tables.units.iter().find(infantry) {
        Some(rules) => c11_deployment::may_land(state, rules, cell),
        None => Err(Illegal { rule: "16-air-transport", why: "nobody-to-drop" }),
    }
}

/// §16-air-transport: infantry jumps.
#[inline]
fn jumps(state: &State, unit: UnitNo) -> Result<(), Illegal> {
    must(state.kind_rules(unit).class == Class::Infantry, "16-air-transport", "infantry-jumps")
}

/// What a plane may attack: units or a structure in its area, or a staff (rulings G18, G35, G36).
fn ground_targets(state: &State, seat: Seat, area: Area, profile: Option<Profile>, offer: &mut impl FnMut(Target)) {
    let pen = profile.map_or(0, |profile| profile.pen);
    match area {
        Area::Cell | Area::Cross => {
            let foes = state.stood[state.side_of(seat).other()];
            let units = foes.iter().filter(|cell| may_raid_unit(state, seat, pen, *cell).is_ok());
            units.for_each(|cell| offer(Target::Unit(cell)));
            let works = state.carded.iter().filter(|cell| may_raid_works(state, seat, pen, *cell).is_ok());
            works.for_each(|cell| offer(Target::Structure(cell)));
        }
        Area::Line2 | Area::Line3 => {
            for dir in [Dir::North, Dir::East] {
                let field = CellSet::field(state.width());
                let lines = field.iter().filter(|cell| may_raid_line(state, seat, area, *cell, dir).is_ok());
                lines.for_each(|cell| offer(Target::Area(cell, dir)));
            }
        }
    }
    let staffs = state.hq_list().filter(|hq| may_raid_staff(state, seat, *hq).is_ok());
    staffs.for_each(|hq| offer(Target::Hq(hq)));
}

/// Whether a plane of a seat may attack a target on the ground.
#[inline]
fn may_raid(state: &State, seat: Seat, area: Area, profile: Option<Profile>, target: Target) -> Result<(), Illegal> {
    let pen = profile.map_or(0, |profile| profile.pen);
    let line = matches!(area, Area::Line2 | Area::Line3);
    match target {
        Target::Unit(_) | Target::Structure(_) => must(!line, "13.1", "plane-names-a-line")?,
        Target::Area(..) => must(line, "13.1", "plane-names-a-target")?,
        Target::Hq(_) => {}
    }
    match target {
        Target::Unit(cell) => may_raid_unit(state, seat, pen, cell),
        Target::Structure(cell) => may_raid_works(state, seat, pen, cell),
        Target::Area(cell, dir) => may_raid_line(state, seat, area, cell, dir),
        Target::Hq(hq) => may_raid_staff(state, seat, hq),
    }
}

/// §22.4: planes keep away from own troops in a town.
#[inline]
fn keeps_away(state: &State, seat: Seat, cell: Cell) -> Result<(), Illegal> {
    let urban = state.special(|special| *special == Special::UrbanCombat);
    let own = state.stood[state.side_of(seat)];
    must(!urban || ring(cell, 1, 1).and(own).is_empty(), "22.4", "own-troops-near")
}

#[inline]
fn may_raid_unit(state: &State, seat: Seat, pen: u8, cell: Cell) -> Result<(), Illegal> {
    let unit = state.unit_at(cell).ok_or(Illegal { rule: "13.1", why: "nothing-to-shoot-at" })?;
    must(state.side(unit) != state.side_of(seat), "11.6", "own-side")?;
    keeps_away(state, seat, cell)?;
    let armour = c11_attack::armour(state, AttackKind::Raid, None, Victim::Unit(unit));
    must(pen >= armour, "11.6.5", "cannot-penetrate")
}

#[inline]
fn may_raid_works(state: &State, seat: Seat, pen: u8, cell: Cell) -> Result<(), Illegal> {
    let card = state.card_at(cell).filter(|_| state.pi[cell] > 0);
    let card = card.ok_or(Illegal { rule: "12.7", why: "no-impact-points" })?;
    keeps_away(state, seat, cell)?;
    let guarded = card.kind == TerrainKind::Bridge && c11_shooting::is_guarded(state);
    must(!guarded, "22.2", "bridge-for-sappers")?;
    must(pen >= card.armour, "11.6.5", "cannot-penetrate")
}

#[inline]
fn may_raid_line(state: &State, seat: Seat, area: Area, cell: Cell, dir: Dir) -> Result<(), Illegal> {
    must(matches!(dir, Dir::North | Dir::East), "19-area-line", "area-named-from-below")?;
    let off = Illegal { rule: "19-area-line", why: "area-off-the-field" };
    let cells = c17_cards::cells_of(state, area, cell, dir).ok_or(off)?;
    let foes = state.stood[state.side_of(seat).other()];
    must(!cells.and(foes).is_empty(), "19-area-line", "nobody-in-the-area")?;
    cells.iter().try_for_each(|cell| keeps_away(state, seat, cell))
}

#[inline]
fn may_raid_staff(state: &State, seat: Seat, hq: u8) -> Result<(), Illegal> {
    must(state.hq_list().any(|known| known == hq), "13.1", "nothing-to-shoot-at")?;
    must(state.hq_side(hq) != state.side_of(seat), "11.6", "own-side")?;
    must(state.hqs[usize::from(hq)].pi > 0, "4.1", "staff-is-gone")
}

/// §13.2: whether a waiting fighter may attack a target.
#[inline]
pub(crate) fn may_attack(state: &State, seat: Seat, place: u8, target: Target) -> Result<(), Illegal> {
    let rules = state.kind_rules(may_take_off(state, seat, place)?.kind);
    may_raid(state, seat, rules.area, rules.ground, target)
}

/// §13.2: waiting fighters that may attack in Shooting.
pub(crate) fn fighter_offers(state: &State, seat: Seat, ways: &[Hit], offer: &mut impl FnMut(Action)) {
    let hq = &state.hqs[usize::from(state.hq_of(seat))];
    for place in ready_fighters(state, seat) {
        let Some(plane) = hq.fighters[usize::from(place)] else { continue };
        let rules = state.kind_rules(plane.kind);
        ground_targets(state, seat, rules.area, rules.ground, &mut |target| {
            ways.iter().for_each(|how| offer(how.fly(place, target)));
        });
    }
}

/// §13.2: a fighter waits beside the staff.
pub(crate) fn station(state: &mut State, seat: Seat, card: CardNo, log: &mut impl EventSink<Event>) {
    take_from_hand(state, seat, card, log);
    let hq = usize::from(state.hq_of(seat));
    let kind = c17_cards::unit_of(card);
    if let Some(place) = state.hqs[hq].fighters.iter_mut().find(|place| place.is_none()) {
        *place = Some(Fighter { kind, owner: seat, wounds: 0, grey: false, fresh: false });
    }
    log.emit(Event::FighterStationed(seat, kind));
}

fn take_from_hand(state: &mut State, seat: Seat, card: CardNo, log: &mut impl EventSink<Event>) {
    let paid = c18_generals::pay(state, seat, card);
    let player = state.player_mut(seat);
    if let Some(kind) = player.kind_of(card) {
        player.hand.remove(kind);
    }
    log.emit(Event::CardPlayed { seat, card, paid, warrant: Warrant::Plane });
}

/// §13.3: a bomber, or an air transport, flies at once.
pub(crate) fn fly_card(state: &mut State, seat: Seat, card: CardNo, target: Target, log: &mut impl EventSink<Event>) {
    take_from_hand(state, seat, card, log);
    let kind = c17_cards::unit_of(card);
    let plane = Fighter { kind, owner: seat, wounds: 0, grey: false, fresh: false };
    announce(state, seat, plane, target, Hit::Thrown, log);
}

/// §13.2: a waiting fighter attacks.
pub(crate) fn fly_fighter(
    state: &mut State,
    seat: Seat,
    place: u8,
    target: Target,
    how: Hit,
    log: &mut impl EventSink<Event>,
) {
    let hq = usize::from(state.hq_of(seat));
    let Some(plane) = state.hqs[hq].fighters[usize::from(place)].take() else { return };
    if how == Hit::Sure
        && let Some(support) = c17_cards::sure_hit(state)
    {
        let card = state.data().support_card(support);
        c11_reactions::spend(state, seat, card, log);
    }
    announce(state, seat, plane, target, how, log);
}

/// Step 1: plane and target; the rest of the mission waits in order.
fn announce(state: &mut State, seat: Seat, plane: Fighter, target: Target, how: Hit, log: &mut impl EventSink<Event>) {
    log.emit(Event::PlaneAnnounced { seat, unit: plane.kind, at: state.aimed(target) });
    state.mission = Mission {
        seat,
        target,
        planes: By::of([Some(plane), None, None]),
        interceptor: seat,
        drops: DROPS,
        how,
        ..Mission::NONE
    };
    let drops = state.kind_rules(plane.kind).has(Ability::AirTransport);
    state.stack.push(Frame::MissionEnd);
    state.stack.push(if drops { Frame::Drop } else { Frame::Bombing });
    state.stack.push(Frame::Dogfight(0));
    open_fighter_windows(state, seat);
    open_gun_windows(state, seat);
    state.stack.push(Frame::Escort);
}

/// Step 2: the guns of the other side; the marshal's window lies on top.
fn open_gun_windows(state: &mut State, seat: Seat) {
    for other in (0..state.chairs()).rev().map(Seat) {
        if state.side_of(other) != state.side_of(seat) {
            state.stack.push(Frame::AntiAir(other));
        }
    }
}

/// Step 3: its fighters, likewise.
fn open_fighter_windows(state: &mut State, seat: Seat) {
    for other in (0..state.chairs()).rev().map(Seat) {
        if state.side_of(other) != state.side_of(seat) {
            state.stack.push(Frame::Intercept(other));
        }
    }
}

/// §13.5: guns may fire at a unit that comes down.
pub(crate) fn open_landing(state: &mut State, at: UnitIx, cell: Cell) {
    let seat = state.units[at].owner;
    let flying = state.stack.frames().contains(&Frame::Drop);
    if !flying {
        state.mission.planes = Mission::NONE.planes;
        state.mission.seat = seat;
        state.mission.drops = 0;
    }
    state.mission.lander = Some(at);
    if !flying {
        state.mission.target = Target::Unit(cell);
    }
    open_gun_windows(state, seat);
}

/// Fighters a seat has deployed beside its staff and may fly now (ruling G43).
pub(crate) fn ready_fighters(state: &State, seat: Seat) -> impl Iterator<Item = u8> + use<> {
    let ready = [0, 1].map(|place| may_take_off(state, seat, place).is_ok());
    (0..2).filter(move |place| ready[usize::from(*place)])
}

/// §13.2: the fighter in a place beside the staff, if a seat may fly it now.
#[inline]
pub(crate) fn may_take_off(state: &State, seat: Seat, place: u8) -> Result<Fighter, Illegal> {
    let fighters = &state.hqs[usize::from(state.hq_of(seat))].fighters;
    let nobody = Illegal { rule: "13.2", why: "no-ready-fighter" };
    let plane = fighters.get(usize::from(place)).copied().flatten().ok_or(nobody)?;
    must(plane.owner == seat, "14.5", "fighter-of-partner")?;
    must(!plane.grey, "13.2", "fighter-turned")?;
    may_fly(state, plane.kind)?;
    Ok(plane)
}

/// Step 1: one escort at most (ruling G37).
pub(crate) fn escort_offers(state: &State, offer: &mut impl FnMut(Action)) {
    ready_fighters(state, state.mission.seat).for_each(|place| offer(Action::Escort(place)));
    offer(Action::Pass);
}

/// A fighter goes along.
pub(crate) fn escort(state: &mut State, place: u8, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let hq = usize::from(state.hq_of(state.mission.seat));
    if let Some(plane) = state.hqs[hq].fighters[usize::from(place)].take() {
        state.mission.planes[Role::Escort] = Some(plane);
        log.emit(Event::EscortJoined(plane.owner, plane.kind));
    }
}

/// Step 3: one fighter rises (ruling A43).
pub(crate) fn intercept(state: &mut State, seat: Seat, place: u8, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let hq = usize::from(state.hq_of(seat));
    if let Some(plane) = state.hqs[hq].fighters[usize::from(place)].take() {
        state.mission.planes[Role::Interceptor] = Some(plane);
        state.mission.interceptor = seat;
        log.emit(Event::FighterRose(seat, plane.kind));
    }
}

/// Whether anybody may still rise against the mission.
pub(crate) fn may_intercept(state: &State, seat: Seat) -> bool {
    is_up(state, Role::Mission)
        && state.mission.planes[Role::Interceptor].is_none()
        && ready_fighters(state, seat).next().is_some()
}

/// Whether a plane of the mission is in the air.
pub(crate) fn is_up(state: &State, role: Role) -> bool {
    state.mission.planes[role].is_some_and(|plane| plane.wounds < state.kind_rules(plane.kind).wounds)
}

/// §13.4: guns of a seat that reach the mission and have not fired at a plane in this turn.
pub(crate) fn anti_air_offers(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    let roles = [Role::Mission, Role::Escort].map(|role| is_above(state, role).ok().map(|()| role));
    if roles == [None, None] {
        return;
    }
    for at in state.units.of(seat) {
        let unit = &state.units[at];
        let Some(cell) = unit.cell else { continue };
        for slot in unit.active().and(state.rules(at).weapons).iter() {
            if may_fire_up(state, at, cell, slot).is_ok() {
                roles.iter().flatten().for_each(|role| offer(Action::AntiAir(cell, slot, *role)));
            }
        }
    }
}

/// §13.4, §13.5: whether there is such a target in the air: a plane, or somebody under a parachute.
#[inline]
pub(crate) fn is_above(state: &State, role: Role) -> Result<(), Illegal> {
    let above = match state.mission.lander {
        None => role != Role::Interceptor && is_up(state, role),
        Some(lander) => role == Role::Mission && state.units.is_live(lander),
    };
    must(above, "13.4", "nothing-above")
}

/// §13.4: whether a gun may fire at what flies now: once a turn, and as far as it reaches into the air.
#[inline]
pub(crate) fn may_fire_up(state: &State, at: UnitIx, cell: Cell, slot: Slot) -> Result<(), Illegal> {
    must(!state.units[at].has(Mark::FiredAtPlane), "13.4", "has-fired-at-a-plane")?;
    c11_shooting::may_use_weapon(state, at, slot)?;
    let (weapon, rules) = (state.weapon(at, slot), state.rules(at));
    // Weather and binoculars count here too (chapter 24, ruling C7).
    let reach = c11_shooting::reach(state, at, slot, weapon);
    let most = if weapon.is(Tag::AntiAir) && rules.has(Ability::AntiAir) {
        reach
    } else {
        must(weapon.is(Tag::LightAntiAir), "13.4", "not-against-planes")?;
        reach.min(LIGHT_REACH)
    };
    must(target_distance(state, cell) <= most, "13.4", "plane-out-of-reach")
}

/// Steps from a gun to where the mission goes (rulings G36, G39).
pub(crate) fn target_distance(state: &State, from: Cell) -> u8 {
    if let Some(cell) = state.mission.lander.and_then(|lander| state.units[lander].cell) {
        return from.distance(cell);
    }
    match state.mission.target {
        Target::Hq(hq) => state.hq_distance(hq, from),
        Target::Unit(cell) | Target::Structure(cell) | Target::Area(cell, _) => from.distance(cell),
    }
}

/// §13.4: a gun fires at a plane, or at who comes down.
pub(crate) fn anti_air(state: &mut State, at: UnitIx, slot: Slot, role: Role, log: &mut impl EventSink<Event>) {
    state.units[at].mark(Mark::FiredAtPlane);
    let (on, told, above) = match state.mission.lander {
        None => (Victim::Plane(role), Some(role), state.mission.planes[role].map(|plane| plane.kind)),
        Some(lander) => (Victim::Unit(lander), None, Some(state.units[lander].kind)),
    };
    if let (Some(from), Some(target)) = (state.units[at].cell, above) {
        let (seat, unit) = (state.units[at].owner, state.units[at].kind);
        log.emit(Event::AntiAirFired { seat, unit, from, slot, at: told, target });
    }
    let seat = state.units[at].owner;
    state.attack = Some(Attack::new(AttackKind::AntiAir, seat, Maker::Unit(at, Arm::Slot(slot)), on));
    c11_shooting::use_weapon(state, at, slot);
    state.stack.push(Frame::BeforeDie);
}

/// Steps 4 and 5: planes against planes, both at once; then the interceptor goes on alone.
pub(crate) fn dogfight(state: &mut State, step: u8, log: &mut impl EventSink<Event>) {
    if step == 0
        && !is_up(state, Role::Escort)
        && let Some(plane) = state.mission.planes[Role::Escort].take()
    {
        // An escort the guns have brought down escorts nobody.
        c11_attack::bury(state, plane.owner, CardNo(plane.kind.0));
    }
    let escort = state.mission.planes[Role::Escort].is_some();
    let rival = if escort { Role::Escort } else { Role::Mission };
    let present = state.mission.planes[Role::Interceptor].is_some();
    let (by, on) = match step {
        0 if present && is_up(state, rival) => (Role::Interceptor, rival),
        // Both fire at once: who was shot down has fired too.
        1 => (rival, Role::Interceptor),
        2 if escort && is_up(state, Role::Interceptor) && is_up(state, Role::Mission) => {
            (Role::Interceptor, Role::Mission)
        }
        _ => return state.stack.pop(),
    };
    if step == 0 {
        state.mission.before = state.mission.planes[rival].map_or(0, |plane| plane.wounds);
    }
    state.stack.replace(Frame::Dogfight(step + 1));
    let seat = if by == Role::Interceptor { state.mission.interceptor } else { state.mission.seat };
    if air_profile(state, by).damage == 0 {
        return log.emit(Event::NoEffect(Futile::Unarmed));
    }
    if let [Some(plane), Some(foe)] = [by, on].map(|role| state.mission.planes[role]) {
        log.emit(Event::DogfightFired { seat, unit: plane.kind, by, target: foe.kind, at: on });
    }
    state.attack = Some(Attack::new(AttackKind::Dogfight, seat, Maker::Plane(by), Victim::Plane(on)));
    state.stack.push(Frame::BeforeDie);
}

fn plane_rules(state: &State, role: Role) -> Option<&'static UnitRules> {
    state.mission.planes[role].map(|plane| state.kind_rules(plane.kind))
}

/// A fighter's guns, or the defence of a bomber.
pub(crate) fn air_profile(state: &State, role: Role) -> Profile {
    plane_rules(state, role).and_then(|rules| rules.air.or(rules.defence)).unwrap_or_default()
}

/// The mission plane's attack on the ground.
pub(crate) fn ground_profile(state: &State) -> Profile {
    plane_rules(state, Role::Mission).and_then(|rules| rules.ground).unwrap_or_default()
}

/// A plane's armour.
pub(crate) fn armour(state: &State, role: Role) -> u8 {
    plane_rules(state, role).map_or(0, |rules| rules.armour)
}

/// A plane is hit; it may come down.
pub(crate) fn hit_plane(state: &mut State, attack: &Attack, role: Role, log: &mut impl EventSink<Event>) {
    let damage = attack.damage;
    let owner = if role == Role::Interceptor { state.mission.interceptor } else { state.mission.seat };
    let side = state.side_of(owner);
    let Some(plane) = &mut state.mission.planes[role] else { return };
    let (kind, before, outright) = (plane.kind, plane.wounds, c11_attack::is_critical(attack));
    plane.wounds = if outright { u8::MAX } else { before.saturating_add(damage) };
    let wounds = plane.wounds;
    log.emit(match outright {
        true => Event::Critical { seat: owner, unit: kind, cell: None },
        false => Event::PlaneHit { seat: owner, unit: kind, role, damage },
    });
    let most = state.kind_rules(kind).wounds;
    if before < most && wounds >= most {
        log.emit(Event::Destroyed { seat: owner, unit: kind, cell: None, side });
        state.lost[side] = state.lost[side].saturating_add(1);
    }
}

/// Step 6: the plane attacks every unit of its area, own ones included; a structure or a staff alone.
pub(crate) fn bomb(state: &mut State, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    if !is_up(state, Role::Mission) {
        return;
    }
    let Mission { seat, target, how, .. } = state.mission;
    if let Some(plane) = state.mission.planes[Role::Mission] {
        log.emit(Event::Raided { seat, unit: plane.kind, at: state.aimed(target) });
    }
    let (kind, by) = (AttackKind::Raid, Maker::Plane(Role::Mission));
    let one = |on| Some(Attack { how, ..Attack::new(kind, seat, by, on) });
    let area = match target {
        Target::Unit(cell) => [cell].into_iter().collect(),
        Target::Area(cell, dir) => {
            let area = plane_rules(state, Role::Mission).map_or(Area::Cell, |rules| rules.area);
            c17_cards::cells_of(state, area, cell, dir).unwrap_or(CellSet::EMPTY)
        }
        Target::Structure(cell) => {
            state.attack = one(Victim::Structure(cell));
            return state.stack.push(Frame::BeforeDie);
        }
        Target::Hq(hq) => {
            state.attack = one(Victim::Hq(hq));
            return state.stack.push(Frame::BeforeDie);
        }
    };
    state.salvo = Some(Salvo { kind, seat, by, how, area });
    state.stack.push(Frame::Volley);
}

/// §16-air-transport: infantry from the hand jumps onto the target cell and one beside it (ruling G39).
pub(crate) fn drop_offers(state: &State, offer: &mut impl FnMut(Action)) {
    let (seat, Some(target)) = (state.mission.seat, state.mission.target.cell()) else { return };
    let player = state.player(seat);
    for card in player.hand.kinds().map(|kind| player.card(kind)) {
        let Ok(rules) = may_send_down(state, seat, card) else { continue };
        let cells = ring(target, 0, 1).and(CellSet::field(state.width()));
        let fits = |cell: &Cell| may_come_down(state, rules, target, *cell).is_ok();
        cells.iter().filter(fits).for_each(|cell| offer(Action::Drop(card, cell)));
    }
    offer(Action::Pass);
}

/// §16-air-transport: whether a card is infantry in hand that its owner can pay and the plane can still drop.
#[inline]
fn may_send_down(state: &State, seat: Seat, card: CardNo) -> Result<&'static UnitRules, Illegal> {
    let not_infantry = Illegal { rule: "16-air-transport", why: "infantry-jumps" };
    let Some(Card::Unit(unit)) = state.data().card(card) else { return Err(not_infantry) };
    jumps(state, unit)?;
    c18_generals::may_pay_from_hand(state, seat, card)?;
    must(is_up(state, Role::Mission) && state.mission.drops > 0, "16-air-transport", "nobody-left-to-drop")?;
    c11_deployment::has_a_place(state)?;
    Ok(state.kind_rules(unit))
}

/// §16-air-transport: whether somebody may come down on a cell: on the target first where that can be, else beside it.
#[inline]
fn may_come_down(state: &State, rules: &UnitRules, target: Cell, cell: Cell) -> Result<(), Illegal> {
    let first = state.mission.drops == DROPS && c11_deployment::may_land(state, rules, target).is_ok();
    must(target.distance(cell) == u8::from(!first), "16-air-transport", "drop-zone")?;
    c11_deployment::may_land(state, rules, cell)
}

/// §16-air-transport: whether a card may be dropped onto a cell.
#[inline]
pub(crate) fn may_drop(state: &State, seat: Seat, card: CardNo, cell: Cell) -> Result<(), Illegal> {
    let rules = may_send_down(state, seat, card)?;
    let target = state.mission.target.cell().ok_or(Illegal { rule: "16-air-transport", why: "drop-zone" })?;
    may_come_down(state, rules, target, cell)
}

/// One of them comes down.
pub(crate) fn drop_unit(state: &mut State, card: CardNo, cell: Cell, log: &mut impl EventSink<Event>) {
    state.mission.drops -= 1;
    c11_deployment::land(state, state.mission.seat, card, cell, log);
}

/// Step 7: planes are discarded, or fighters come back grey (ruling A42).
pub(crate) fn end_mission(state: &mut State, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    for role in Role::ALL {
        let up = is_up(state, role);
        let Some(plane) = state.mission.planes[role].take() else { continue };
        let owner = plane.owner;
        let fighter = state.kind_rules(plane.kind).has(Ability::Fighter);
        let hq = usize::from(state.hq_of(owner));
        let place = state.hqs[hq].fighters.iter_mut().find(|place| place.is_none());
        let home = match place {
            Some(place) if up && fighter && state.agreed.fighters_return => {
                let fresh = state.agreed.sides[usize::from(owner.0)] == state.turn.side;
                *place = Some(Fighter { grey: true, fresh, ..plane });
                Home::Beside
            }
            _ => {
                c11_attack::bury(state, owner, CardNo(plane.kind.0));
                Home::Discarded
            }
        };
        if up {
            log.emit(Event::PlaneLeft { seat: owner, unit: plane.kind, home });
        }
    }
    state.mission = Mission::NONE;
}
