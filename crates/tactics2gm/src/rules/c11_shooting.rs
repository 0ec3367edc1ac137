//! §11.6: shooting. Which weapons may fire at what, and the order to fire.

use crate::actions::{Action, Event, Target};
use crate::board::{Cell, CellSet, Dir, FARTHEST, ring};
use crate::data::{Effect, NONE, TerrainKind, WeaponRules};
use crate::ids::{Ability, Class, Side, Tag, Weather};
use crate::menu::{Many, Menu};
use crate::rules::c11_attack::{armour, extra_pen};
use crate::rules::{c13_air, c16_abilities, c17_cards, c18_generals};
use crate::state::{Attack, AttackKind, Frame, Mark, Marks, State, UnitIx, Victim, slots};
use frente_kernel::{EventSink, Seat};

/// Everything a seat may order in Shooting.
#[inline(never)]
pub(crate) fn offers(state: &State, seat: Seat, menu: &mut impl Menu) {
    let sure = sure_card(state, seat);
    let enemy = state.side_of(seat).other();
    let (foes, weapons) = (state.stood[enemy as usize], &state.data().tables);
    for at in state.units.of(seat) {
        let unit = &state.units[at];
        let Some(cell) = unit.cell.filter(|_| is_free_to_fire(state, at)) else { continue };
        let rules = state.rules(at);
        for slot in slots(unit.active() & !unit.fired & rules.weapons) {
            let weapon = weapons.weapon(rules.weapon(slot));
            let most = reach(state, at, slot, weapon);
            let aim = Aim { at, cell, slot, weapon, most, range: ring(cell, weapon.least, most) };
            // No staff is nearer than its own line, and an area may begin beside its target.
            let near = cell.line_of(enemy) < most || weapon.is_area();
            if near || !aim.range.and(foes.or(state.carded)).is_empty() {
                let sure = sure.is_some_and(|bit| unit.touched & bit == 0);
                targets(state, &aim, enemy, sure, menu);
            }
        }
    }
    let offer = &mut |action| menu.one(action);
    c13_air::fighter_offers(state, seat, sure.is_some(), offer);
    c16_abilities::steady_offers(state, seat, offer);
    c17_cards::shooting_offers(state, seat, offer);
}

/// A weapon of a unit, and how far it reaches from where it stands.
struct Aim {
    at: UnitIx,
    cell: Cell,
    slot: u8,
    weapon: &'static WeaponRules,
    most: u8,
    range: CellSet,
}

/// §11.6: each unit shoots once; who assaulted does not, and who let another unit fire is done (ruling G17).
#[inline]
pub(crate) fn is_free_to_fire(state: &State, at: UnitIx) -> bool {
    let unit = &state.units[at];
    unit.cell.is_some() && !unit.marks.has_any(Marks::SILENT)
}

/// §17-impacto in hand and paid for: its bit.
fn sure_card(state: &State, seat: Seat) -> Option<u32> {
    let support = state.data().tables.sure_hit?;
    let card = state.data().support_card(support);
    (c18_generals::affords(state, seat, card) && state.player(seat).holds(card)).then_some(1 << support.0)
}

/// §8.3: how far a weapon reaches today.
#[inline]
pub(crate) fn reach(state: &State, at: UnitIx, slot: u8, weapon: &WeaponRules) -> u8 {
    if state.units[at].scoped == slot || state.agreed.weather != Weather::Clear || state.agreed.night {
        reach_by_sight(state, at, slot, weapon)
    } else {
        weapon.most
    }
}

/// The same with binoculars, in bad weather and by night.
fn reach_by_sight(state: &State, at: UnitIx, slot: u8, weapon: &WeaponRules) -> u8 {
    let mut most = weapon.most;
    if state.units[at].scoped == slot {
        let more = |effect| match effect {
            Effect::Binoculars(more) => more,
            _ => 0,
        };
        most += state.attached(at).map(more).sum::<u8>();
    }
    let seen = match state.agreed.weather {
        Weather::Snow if most >= 4 => most - 1,
        Weather::Fog => most.min(3),
        _ => most.min(FARTHEST as u8),
    };
    // §24-night adds to the weather: whoever aims sees two cells.
    if state.agreed.is_night() && !weapon.is(Tag::Indirect) { seen.min(2) } else { seen }
}

/// Whether a weapon may fire at all now.
fn may_use(state: &State, at: UnitIx, weapon: &WeaponRules) -> bool {
    let stuck =
        weapon.is(Tag::Indirect) && state.units[at].has(Mark::Moved) && state.rules(at).has(Ability::SelfPropelled);
    !weapon.is(Tag::AntiAir) && !stuck
}

/// Everything a weapon may be fired at; with a sure hit too, where there is one, but for areas. Most weapons have nothing
/// in range: kept apart, it leaves the loop over them short.
#[inline(never)]
fn targets(state: &State, aim: &Aim, enemy: Side, sure: bool, menu: &mut impl Menu) {
    let &Aim { at, cell, slot, weapon, most, range } = aim;
    if !may_use(state, at, weapon) {
        return;
    }
    let foes = state.stood[enemy as usize];
    if weapon.is_area() {
        area_targets(state, weapon, range, foes, |dir, cells| menu.many(state, Many::Area(at, slot, dir), cells));
    } else {
        menu.many(state, Many::Fire(at, slot), range.and(foes));
        if sure {
            menu.many(state, Many::SureFire(at, slot), range.and(foes));
        }
    }
    if weapon.is(Tag::PersonnelOnly) {
        return;
    }
    menu.many(state, Many::Breach(at, slot), range.and(state.carded));
    if sure {
        menu.many(state, Many::SureBreach(at, slot), range.and(state.carded));
    }
    if cell.line_of(enemy) >= most {
        return;
    }
    for hq in state.hq_list() {
        if state.hq_side(hq) == enemy && can_reach_hq(state, at, slot, weapon, cell, hq, most) {
            menu.one(Action::Fire(cell, slot, Target::Hq(hq)));
            if sure {
                menu.one(Action::SureFire(cell, slot, Target::Hq(hq)));
            }
        }
    }
}

fn can_reach_hq(state: &State, at: UnitIx, slot: u8, weapon: &WeaponRules, cell: Cell, hq: u8, most: u8) -> bool {
    (weapon.least..=most).contains(&state.hq_distance(hq, cell))
        && state.hqs[usize::from(hq)].pi > 0
        && penetration(state, at, slot, weapon) >= armour(state, AttackKind::Shot, at, slot, Victim::Hq(hq))
}

pub(crate) fn penetration(state: &State, at: UnitIx, slot: u8, weapon: &WeaponRules) -> u8 {
    weapon.profile.pen + extra_pen(state, at, slot)
}

/// §11.6.5: shots that cannot penetrate are not offered; §19-personnel-only and §20-camuflaje choose too.
pub(crate) fn can_name(state: &State, at: UnitIx, slot: u8, from: Cell, foe: Cell) -> bool {
    let (weapon, target) = (state.weapon(at, slot), state.at[foe]);
    let (unit, rules) = (&state.units[target], state.rules(target));
    let hidden = unit.active() & rules.camouflage != 0 && from.distance(foe) > 2;
    let personnel = matches!(rules.class, Class::Infantry | Class::Artillery);
    !hidden
        && (personnel || !weapon.is(Tag::PersonnelOnly))
        && penetration(state, at, slot, weapon) >= armour(state, AttackKind::Shot, at, slot, Victim::Unit(target))
}

/// §12.7: a terrain card with impact points that the weapon can breach.
pub(crate) fn can_breach(state: &State, at: UnitIx, slot: u8, cell: Cell) -> bool {
    let Some(card) = state.card_at(cell).filter(|_| state.pi[cell] > 0) else { return false };
    if card.kind == TerrainKind::Bridge && is_guarded(state) && !state.rules(at).has(Ability::Sapper) {
        // §22.2: only sappers harm it.
        return false;
    }
    penetration(state, at, slot, state.weapon(at, slot)) >= card.armour
}

pub(crate) fn is_guarded(state: &State) -> bool {
    state.special(|special| matches!(special, crate::data::Special::BridgeForSappers { .. }))
}

/// §19-area-line, §19-area-cross: areas with an enemy unit in them (ruling G18), by the cells they begin at.
fn area_targets(
    state: &State,
    weapon: &WeaponRules,
    range: CellSet,
    foes: CellSet,
    mut tell: impl FnMut(Dir, CellSet),
) {
    let field = CellSet::field(state.width());
    if weapon.is(Tag::AreaCross) {
        return tell(Dir::North, foes.or(foes.spread()).and(range).and(field));
    }
    for (dir, back) in [(Dir::North, Dir::South), (Dir::East, Dir::West)] {
        let either = |cells: CellSet| cells.or(cells.shifted(back));
        tell(dir, field.and(field.shifted(back)).and(either(range.and(field))).and(either(foes)));
    }
}

/// Whether a unit may fire one weapon at one target: for ambushes and for the automaton.
pub(crate) fn can_fire_at(state: &State, at: UnitIx, slot: u8, on: Victim) -> bool {
    let weapon = state.weapon(at, slot);
    let Some(cell) = state.units[at].cell else { return false };
    let most = reach(state, at, slot, weapon);
    if !may_use(state, at, weapon) {
        return false;
    }
    match on {
        Victim::Unit(target) => {
            let Some(foe) = state.units[target].cell else { return false };
            (weapon.least..=most).contains(&cell.distance(foe)) && can_name(state, at, slot, cell, foe)
        }
        Victim::Structure(place) => {
            (weapon.least..=most).contains(&cell.distance(place)) && can_breach(state, at, slot, place)
        }
        Victim::Hq(hq) => can_reach_hq(state, at, slot, weapon, cell, hq, most),
        Victim::Plane(_) => false,
    }
}

/// A weapon fires (§11.6.1): it is used, its token turns, whoever fired before is done.
pub(crate) fn fire(
    state: &mut State,
    at: UnitIx,
    slot: u8,
    target: Target,
    sure: bool,
    log: &mut impl EventSink<Event>,
) {
    let before = state.turn.firing;
    if before != NONE && before != at && state.units.is_live(before) {
        state.units[before].mark(Mark::Spent);
    }
    state.turn.firing = at;
    state.units[at].fired |= 1 << slot;
    if let Some(from) = state.units[at].cell {
        log.emit(Event::ShotFired { unit: state.units[at].kind, from, slot, at: target });
    }
    if sure {
        c17_cards::spend_sure_hit(state, at, log);
    }
    let on = match target {
        Target::Unit(cell) => Victim::Unit(state.at[cell]),
        Target::Structure(cell) => Victim::Structure(cell),
        Target::Hq(hq) => Victim::Hq(hq),
        Target::Area(cell, dir) => {
            let cross = state.weapon(at, slot).is(Tag::AreaCross);
            let area = if cross {
                ring(cell, 0, 1).and(CellSet::field(state.width()))
            } else {
                [Some(cell), state.next(cell, dir)].into_iter().flatten().collect()
            };
            return volley(state, at, slot, area);
        }
    };
    announce(state, AttackKind::Shot, at, slot, on, sure, log);
}

/// An area is fired at: a die for each unit in it.
fn volley(state: &mut State, at: UnitIx, slot: u8, area: CellSet) {
    use_weapon(state, at, slot);
    state.area = area;
    state.attack = Attack { kind: AttackKind::Shot, seat: state.units[at].owner, by: at, slot, ..Attack::NONE };
    state.stack.push(Frame::Volley);
}

/// One weapon against one target.
pub(crate) fn announce(
    state: &mut State,
    kind: AttackKind,
    at: UnitIx,
    slot: u8,
    on: Victim,
    sure: bool,
    log: &mut impl EventSink<Event>,
) {
    if kind != AttackKind::Shot
        && let (Some(from), Victim::Unit(target)) = (state.units[at].cell, on)
        && let Some(to) = state.units[target].cell
        && slot < 8
    {
        log.emit(Event::ShotFired { unit: state.units[at].kind, from, slot, at: Target::Unit(to) });
    }
    state.attack = Attack { kind, seat: state.units[at].owner, by: at, slot, on, sure, ..Attack::NONE };
    use_weapon(state, at, slot);
    state.stack.push(Frame::BeforeDie);
}

/// §11.6.7: what using a weapon does to its token, and to camouflage.
pub(crate) fn use_weapon(state: &mut State, at: UnitIx, slot: u8) {
    let rules = state.rules(at);
    let own_turn = state.side(at) == state.turn.side;
    let unit = &mut state.units[at];
    let mut turned = unit.arms & rules.camouflage;
    if slot < 8 {
        let bit = 1 << slot;
        turned |= bit & rules.flipping;
        if rules.single_use & bit != 0 {
            // §19-single-use. The weapon still fires this shot.
            unit.arms &= !bit;
            unit.grey &= !bit;
        }
    }
    unit.grey |= turned;
    if own_turn {
        unit.fresh |= turned;
    }
}
