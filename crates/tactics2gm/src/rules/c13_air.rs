//! Chapter 13: planes. A mission is announced, anti-aircraft guns fire, fighters rise, the survivors reach the target.

use crate::actions::{Action, Event, Target};
use crate::board::{Cell, CellSet, Dir, ring};
use crate::data::{Area, Card, NONE, Profile, Special};
use crate::ids::{Ability, CardNo, Class, Tag, UnitNo};
use crate::rules::c11_attack;
use crate::rules::{c11_deployment, c11_reactions, c11_shooting, c17_cards, c18_generals};
use crate::state::{Attack, AttackKind, Fighter, Frame, Mark, Mission, Role, State, UnitIx, Victim, slots};
use frente_kernel::{EventSink, Seat};

/// §19-light-anti-air: how far a heavy machine gun reaches into the air.
const LIGHT_REACH: u8 = 2;
/// §16-air-transport: units a transport drops.
const DROPS: u8 = 2;

/// Whether planes may be played or flown today: not before a scenario's round, and at night only transports.
pub(crate) fn may_fly(state: &State, kind: UnitNo) -> bool {
    let early = |special: &Special| matches!(special, Special::NoAircraftBefore(round) if state.turn.round < *round);
    let night = state.agreed.is_night() && !state.kind_rules(kind).has(Ability::AirTransport);
    !state.special(early) && !night
}

/// What may be done with a plane card in Deployment.
pub(crate) fn plane_offers(state: &State, seat: Seat, card: CardNo, kind: UnitNo, offer: &mut impl FnMut(Action)) {
    if !may_fly(state, kind) {
        return;
    }
    let rules = state.kind_rules(kind);
    if rules.has(Ability::Fighter) {
        let hq = &state.hqs[usize::from(state.hq_of(seat))];
        if hq.fighters.iter().any(Option::is_none) {
            offer(Action::Station(card));
        }
    } else if rules.has(Ability::Bomber) {
        ground_targets(state, seat, rules.area, rules.ground, &mut |target| offer(Action::Bomb(card, target)));
    } else {
        let player = state.player(seat);
        let jumps = |card| matches!(state.data().card(card), Some(Card::Unit(unit)) if can_jump(state, unit));
        if player.hand.kinds().any(|kind| jumps(player.card(kind))) && state.units.has_room() {
            let infantry = |unit: &&crate::data::UnitRules| unit.class == Class::Infantry;
            if let Some(rules) = state.data().tables.units.iter().find(infantry) {
                let cells = c11_deployment::landing_cells(state, rules, state.free());
                cells.iter().for_each(|cell| offer(Action::Airlift(card, cell)));
            }
        }
    }
}

fn can_jump(state: &State, unit: UnitNo) -> bool {
    state.kind_rules(unit).class == Class::Infantry
}

/// What a plane may attack: units or a structure in its area, or a staff (rulings G18, G35, G36).
fn ground_targets(state: &State, seat: Seat, area: Area, profile: Option<Profile>, offer: &mut impl FnMut(Target)) {
    let side = state.side_of(seat);
    let foes = state.stood[side.other() as usize];
    let urban = state.special(|special| *special == Special::UrbanCombat);
    // §22.4: planes keep away from own troops.
    let near = |cell: Cell| urban && !ring(cell, 1, 1).and(state.stood[side as usize]).is_empty();
    let pen = profile.map_or(0, |profile| profile.pen);
    match area {
        Area::Cell | Area::Cross => {
            for cell in foes.iter().filter(|cell| !near(*cell)) {
                let armour = c11_attack::armour(state, AttackKind::Raid, NONE, NONE, Victim::Unit(state.at[cell]));
                if pen >= armour {
                    offer(Target::Unit(cell));
                }
            }
            for cell in state.carded.iter().filter(|cell| !near(*cell)) {
                let guarded = state.special(|special| matches!(special, Special::BridgeForSappers { .. }));
                let bridge = state.card_at(cell).is_some_and(|card| card.kind == crate::data::TerrainKind::Bridge);
                let breached = state.card_at(cell).is_some_and(|card| pen >= card.armour);
                if state.pi[cell] > 0 && breached && !(guarded && bridge) {
                    offer(Target::Structure(cell));
                }
            }
        }
        Area::Line2 | Area::Line3 => {
            for dir in [Dir::North, Dir::East] {
                for cell in CellSet::field(state.width()).iter() {
                    let cells = c17_cards::cells_of(state, area, cell, dir);
                    let fits = |cells: &CellSet| !cells.and(foes).is_empty() && !cells.iter().any(near);
                    if cells.as_ref().is_some_and(fits) {
                        offer(Target::Area(cell, dir));
                    }
                }
            }
        }
    }
    for hq in state.hq_list() {
        if state.hq_side(hq) != side && state.hqs[usize::from(hq)].pi > 0 {
            offer(Target::Hq(hq));
        }
    }
}

/// §13.2: waiting fighters that may attack in Shooting.
pub(crate) fn fighter_offers(state: &State, seat: Seat, sure: bool, offer: &mut impl FnMut(Action)) {
    let hq = &state.hqs[usize::from(state.hq_of(seat))];
    for place in ready_fighters(state, seat) {
        let Some(plane) = hq.fighters[usize::from(place)] else { continue };
        let rules = state.kind_rules(plane.kind);
        ground_targets(state, seat, rules.area, rules.ground, &mut |target| {
            offer(Action::Fly(place, target));
            if sure {
                offer(Action::SureFly(place, target));
            }
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
    log.emit(Event::CardPlayed { seat, card, paid });
}

/// §13.3: a bomber, or an air transport, flies at once.
pub(crate) fn fly_card(state: &mut State, seat: Seat, card: CardNo, target: Target, log: &mut impl EventSink<Event>) {
    take_from_hand(state, seat, card, log);
    let kind = c17_cards::unit_of(card);
    let plane = Fighter { kind, owner: seat, wounds: 0, grey: false, fresh: false };
    announce(state, seat, plane, target, false, log);
}

/// §13.2: a waiting fighter attacks.
pub(crate) fn fly_fighter(
    state: &mut State,
    seat: Seat,
    place: u8,
    target: Target,
    sure: bool,
    log: &mut impl EventSink<Event>,
) {
    let hq = usize::from(state.hq_of(seat));
    let Some(plane) = state.hqs[hq].fighters[usize::from(place)].take() else { return };
    if sure && let Some(support) = c17_cards::sure_hit(state) {
        let card = state.data().support_card(support);
        c11_reactions::spend(state, seat, card, log);
    }
    announce(state, seat, plane, target, sure, log);
}

/// Step 1: plane and target; the rest of the mission waits in order.
fn announce(
    state: &mut State,
    seat: Seat,
    plane: Fighter,
    target: Target,
    sure: bool,
    log: &mut impl EventSink<Event>,
) {
    log.emit(Event::PlaneAnnounced { seat, unit: plane.kind, at: target });
    state.mission = Mission {
        seat,
        target,
        planes: [Some(plane), None, None],
        interceptor: seat,
        hq_loss: 0,
        lander: NONE,
        drops: DROPS,
        before: 0,
        sure,
        aimed: 0,
    };
    let drops = state.kind_rules(plane.kind).has(Ability::AirTransport);
    state.stack.push(Frame::MissionEnd);
    state.stack.push(if drops { Frame::Drop } else { Frame::Bombing });
    state.stack.push(Frame::Dogfight(0));
    open_windows(state, seat, true);
    state.stack.push(Frame::Escort);
}

/// Steps 2 and 3: the other side's guns, then its fighters; the marshal's windows lie on top.
fn open_windows(state: &mut State, seat: Seat, fighters: bool) {
    let side = state.side_of(seat);
    if fighters {
        for other in (0..state.chairs()).rev().map(Seat) {
            if state.side_of(other) != side {
                state.stack.push(Frame::Intercept(other));
            }
        }
    }
    for other in (0..state.chairs()).rev().map(Seat) {
        if state.side_of(other) != side {
            state.stack.push(Frame::AntiAir(other));
        }
    }
}

/// §13.5: guns may fire at a unit that comes down.
pub(crate) fn open_landing(state: &mut State, at: UnitIx, cell: Cell) {
    let seat = state.units[at].owner;
    let flying = state.stack.frames().contains(&Frame::Drop);
    if !flying {
        state.mission.planes = [None; 3];
        state.mission.seat = seat;
        state.mission.drops = 0;
    }
    state.mission.lander = at;
    if !flying {
        state.mission.target = Target::Unit(cell);
    }
    open_windows(state, seat, false);
}

/// Fighters a seat has deployed beside its staff and may fly now (ruling G43).
pub(crate) fn ready_fighters(state: &State, seat: Seat) -> impl Iterator<Item = u8> + use<> {
    let fighters = state.hqs[usize::from(state.hq_of(seat))].fighters;
    let flying = fighters
        .map(|plane| plane.is_some_and(|plane| plane.owner == seat && !plane.grey && may_fly(state, plane.kind)));
    (0..2).filter(move |place| flying[usize::from(*place)])
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
        state.mission.planes[Role::Escort as usize] = Some(plane);
        log.emit(Event::EscortJoined(plane.kind));
    }
}

/// Step 3: one fighter rises (ruling A43).
pub(crate) fn intercept(state: &mut State, seat: Seat, place: u8, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let hq = usize::from(state.hq_of(seat));
    if let Some(plane) = state.hqs[hq].fighters[usize::from(place)].take() {
        state.mission.planes[Role::Interceptor as usize] = Some(plane);
        state.mission.interceptor = seat;
        log.emit(Event::FighterRose(seat, plane.kind));
    }
}

/// Whether anybody may still rise against the mission.
pub(crate) fn may_intercept(state: &State, seat: Seat) -> bool {
    is_up(state, Role::Mission)
        && state.mission.planes[Role::Interceptor as usize].is_none()
        && ready_fighters(state, seat).next().is_some()
}

/// Whether a plane of the mission is in the air.
pub(crate) fn is_up(state: &State, role: Role) -> bool {
    state.mission.planes[role as usize].is_some_and(|plane| plane.wounds < state.kind_rules(plane.kind).wounds)
}

/// §13.4: guns of a seat that reach the mission and have not fired at a plane in this turn.
pub(crate) fn anti_air_offers(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    let lander = state.mission.lander;
    let landing = lander != NONE;
    if landing && !state.units.is_live(lander) {
        return;
    }
    let roles: [Option<Role>; 2] = match landing {
        true => [Some(Role::Mission), None],
        false => [Role::Mission, Role::Escort].map(|role| is_up(state, role).then_some(role)),
    };
    if roles == [None, None] {
        return;
    }
    for at in state.units.iter() {
        let (unit, rules) = (&state.units[at], state.rules(at));
        let Some(cell) = unit.cell else { continue };
        if unit.owner != seat || unit.has(Mark::FiredAtPlane) {
            continue;
        }
        let ready = unit.active() & rules.weapons;
        for slot in slots(ready) {
            let weapon = state.weapon(at, slot);
            // Weather and binoculars count here too (chapter 24, ruling C7).
            let reach = c11_shooting::reach(state, at, slot, weapon);
            let most = if weapon.is(Tag::AntiAir) && rules.has(Ability::AntiAir) {
                reach
            } else if weapon.is(Tag::LightAntiAir) {
                reach.min(LIGHT_REACH)
            } else {
                continue;
            };
            if target_distance(state, cell) <= most {
                roles.iter().flatten().for_each(|role| offer(Action::AntiAir(cell, slot, *role)));
            }
        }
    }
}

/// Steps from a gun to where the mission goes (rulings G36, G39).
pub(crate) fn target_distance(state: &State, from: Cell) -> u8 {
    if state.mission.lander != NONE
        && let Some(cell) = state.units[state.mission.lander].cell
    {
        return from.distance(cell);
    }
    match state.mission.target {
        Target::Hq(hq) => state.hq_distance(hq, from),
        Target::Unit(cell) | Target::Structure(cell) | Target::Area(cell, _) => from.distance(cell),
    }
}

/// §13.4: a gun fires at a plane, or at who comes down.
pub(crate) fn anti_air(state: &mut State, at: UnitIx, slot: u8, role: Role, log: &mut impl EventSink<Event>) {
    state.units[at].mark(Mark::FiredAtPlane);
    if let Some(cell) = state.units[at].cell {
        log.emit(Event::AntiAirFired(state.units[at].kind, cell));
    }
    let on = match state.mission.lander {
        NONE => Victim::Plane(role),
        lander => Victim::Unit(lander),
    };
    let seat = state.units[at].owner;
    state.attack = Attack { kind: AttackKind::AntiAir, seat, by: at, slot, on, ..Attack::NONE };
    c11_shooting::use_weapon(state, at, slot);
    state.stack.push(Frame::BeforeDie);
}

/// Steps 4 and 5: planes against planes, both at once; then the interceptor goes on alone.
pub(crate) fn dogfight(state: &mut State, step: u8, log: &mut impl EventSink<Event>) {
    if step == 0
        && !is_up(state, Role::Escort)
        && let Some(plane) = state.mission.planes[Role::Escort as usize].take()
    {
        // An escort the guns have brought down escorts nobody.
        c11_attack::bury(state, plane.owner, CardNo(plane.kind.0));
    }
    let escort = state.mission.planes[Role::Escort as usize].is_some();
    let rival = if escort { Role::Escort } else { Role::Mission };
    let present = state.mission.planes[Role::Interceptor as usize].is_some();
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
        state.mission.before = state.mission.planes[rival as usize].map_or(0, |plane| plane.wounds);
    }
    state.stack.replace(Frame::Dogfight(step + 1));
    let seat = if by == Role::Interceptor { state.mission.interceptor } else { state.mission.seat };
    if air_profile(state, by).damage == 0 {
        return;
    }
    log.emit(Event::DogfightFired(by));
    state.attack = Attack { kind: AttackKind::Dogfight, seat, plane: by, on: Victim::Plane(on), ..Attack::NONE };
    state.stack.push(Frame::BeforeDie);
}

fn plane_rules(state: &State, role: Role) -> Option<&'static crate::data::UnitRules> {
    state.mission.planes[role as usize].map(|plane| state.kind_rules(plane.kind))
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
pub(crate) fn hit_plane(state: &mut State, role: Role, damage: u8, critical: bool, log: &mut impl EventSink<Event>) {
    let owner = if role == Role::Interceptor { state.mission.interceptor } else { state.mission.seat };
    let side = state.side_of(owner);
    let Some(plane) = &mut state.mission.planes[role as usize] else { return };
    let (kind, before) = (plane.kind, plane.wounds);
    plane.wounds = if critical { u8::MAX } else { before.saturating_add(damage) };
    let wounds = plane.wounds;
    log.emit(Event::PlaneHit { unit: kind, damage });
    let most = state.kind_rules(kind).wounds;
    if before < most && wounds >= most {
        log.emit(Event::Destroyed(kind, side));
        state.lost[side as usize] = state.lost[side as usize].saturating_add(1);
    }
}

/// Step 6: the plane attacks every unit of its area, own ones included; a structure or a staff alone.
pub(crate) fn bomb(state: &mut State) {
    state.stack.pop();
    if !is_up(state, Role::Mission) {
        return;
    }
    let Mission { seat, target, sure, .. } = state.mission;
    let attack = Attack { kind: AttackKind::Raid, seat, sure, ..Attack::NONE };
    let cells = match target {
        Target::Unit(cell) => [cell].into_iter().collect(),
        Target::Area(cell, dir) => {
            let area = plane_rules(state, Role::Mission).map_or(Area::Cell, |rules| rules.area);
            c17_cards::cells_of(state, area, cell, dir).unwrap_or(CellSet::EMPTY)
        }
        Target::Structure(cell) => {
            state.attack = Attack { on: Victim::Structure(cell), ..attack };
            return state.stack.push(Frame::BeforeDie);
        }
        Target::Hq(hq) => {
            state.attack = Attack { on: Victim::Hq(hq), ..attack };
            return state.stack.push(Frame::BeforeDie);
        }
    };
    state.area = cells;
    state.attack = attack;
    state.stack.push(Frame::Volley);
}

/// §16-air-transport: infantry from the hand jumps onto the target cell and one beside it (ruling G39).
pub(crate) fn drop_offers(state: &State, offer: &mut impl FnMut(Action)) {
    let (seat, Some(target)) = (state.mission.seat, state.mission.target.cell()) else { return };
    let player = state.player(seat);
    if is_up(state, Role::Mission) && state.mission.drops > 0 && state.units.has_room() {
        for kind in player.hand.kinds() {
            let card = player.card(kind);
            let Some(Card::Unit(unit)) = state.data().card(card) else { continue };
            if !can_jump(state, unit) || !c18_generals::affords(state, seat, card) {
                continue;
            }
            let rules = state.kind_rules(unit);
            let first = state.mission.drops == DROPS && c11_deployment::can_land(state, rules, target);
            if first {
                offer(Action::Drop(card, target));
                continue;
            }
            for cell in ring(target, 1, 1).and(CellSet::field(state.width())).iter() {
                if c11_deployment::can_land(state, rules, cell) {
                    offer(Action::Drop(card, cell));
                }
            }
        }
    }
    offer(Action::Pass);
}

/// One of them comes down.
pub(crate) fn drop_unit(state: &mut State, card: CardNo, cell: Cell, log: &mut impl EventSink<Event>) {
    state.mission.drops -= 1;
    c11_deployment::land(state, state.mission.seat, card, cell, log);
}

/// Step 7: planes are discarded, or fighters come back grey (ruling A42).
pub(crate) fn end_mission(state: &mut State) {
    state.stack.pop();
    state.mission.lander = NONE;
    for role in Role::ALL {
        let up = is_up(state, role);
        let Some(plane) = state.mission.planes[role as usize].take() else { continue };
        let owner = plane.owner;
        let fighter = state.kind_rules(plane.kind).has(Ability::Fighter);
        let hq = usize::from(state.hq_of(owner));
        let place = state.hqs[hq].fighters.iter_mut().find(|place| place.is_none());
        match place {
            Some(place) if up && fighter && state.agreed.fighters_return => {
                let fresh = state.agreed.sides[usize::from(owner.0)] == state.turn.side;
                *place = Some(Fighter { grey: true, fresh, ..plane });
            }
            _ => c11_attack::bury(state, owner, CardNo(plane.kind.0)),
        }
    }
    state.mission = Mission::NONE;
}
