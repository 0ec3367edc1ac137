//! §11.6: shooting. Which weapons may fire at what, and the order to fire.

use crate::actions::{Event, Target};
use crate::board::{Cell, CellSet, Dir, FARTHEST, ring};
use crate::data::{Effect, TerrainKind, WeaponRules};
use crate::ids::{Ability, Arm, Class, Side, Slot, Slots, Tag, UnitIx, Weather};
use crate::menu::{Many, Menu};
use crate::rules::c11_attack::{armour, extra_pen};
use crate::rules::{c13_air, c16_abilities, c17_cards, c18_generals};
use crate::state::{Attack, AttackKind, Frame, Hit, Maker, Mark, Salvo, State, Victim};
use frente_kernel::{EventSink, Illegal, Seat, must};

/// Everything a seat may order in Shooting.
#[inline(never)]
pub(crate) fn offers(state: &State, seat: Seat, menu: &mut impl Menu) {
    let sure = may_hit_for_sure(state, seat).ok();
    let enemy = state.side_of(seat).other();
    let (foes, weapons) = (state.stood[enemy], &state.data().tables);
    for at in state.units.of(seat) {
        let unit = &state.units[at];
        let Some(cell) = unit.cell.filter(|_| may_shoot(state, at).is_ok()) else { continue };
        let rules = state.rules(at);
        for slot in unit.active().without(unit.fired).and(rules.weapons).iter() {
            let weapon = weapons.weapon(rules.weapon(slot));
            let most = reach(state, at, slot, weapon);
            let aim = Aim { at, cell, slot, weapon, most, range: ring(cell, weapon.least, most) };
            // No staff is nearer than its own line, and an area may begin beside its target.
            let near = cell.line_of(enemy) < most || weapon.is_area();
            if near || !aim.range.and(foes.or(state.carded)).is_empty() {
                let sure = sure.is_some_and(|bit| may_be_helped(state, at, bit).is_ok());
                targets(state, &aim, enemy, ways(sure), menu);
            }
        }
    }
    let offer = &mut |action| menu.one(action);
    c13_air::fighter_offers(state, seat, ways(sure.is_some()), offer);
    c16_abilities::steady_offers(state, seat, offer);
    c17_cards::shooting_offers(state, seat, offer);
}

/// The ways in which a shot may come to hit: by a die, and without one where a card for that can be played.
fn ways(sure: bool) -> &'static [Hit] {
    if sure { &[Hit::Thrown, Hit::Sure] } else { &[Hit::Thrown] }
}

/// A weapon of a unit, and how far it reaches from where it stands.
struct Aim {
    at: UnitIx,
    cell: Cell,
    slot: Slot,
    weapon: &'static WeaponRules,
    most: u8,
    range: CellSet,
}

/// §11.6: each unit shoots once; one that assaulted does not, and one that let another unit fire is done (ruling G17).
#[inline]
pub(crate) fn may_shoot(state: &State, at: UnitIx) -> Result<(), Illegal> {
    let unit = &state.units[at];
    must(!unit.has(Mark::Assaulted), "11.4.3", "assaulted-no-shot")?;
    must(!unit.has(Mark::Spent), "11.6", "fire-is-over")
}

/// Whether a unit has a weapon ready: not packed, not turned.
#[inline]
pub(crate) fn may_use_weapon(state: &State, at: UnitIx, slot: Slot) -> Result<(), Illegal> {
    let (unit, rules) = (&state.units[at], state.rules(at));
    must(unit.arms.and(rules.weapons).contains(slot), "11.6.1", "no-such-weapon")?;
    must(!unit.grey.and(rules.set_up).contains(slot), "16-set-up", "weapon-packed")?;
    must(!unit.grey.contains(slot), "11.6.7", "weapon-turned")
}

/// §17-impacto in hand and paid for: its bit.
#[inline]
pub(crate) fn may_hit_for_sure(state: &State, seat: Seat) -> Result<u32, Illegal> {
    let support = state.data().tables.sure_hit.ok_or(Illegal { rule: "17-impacto", why: "no-sure-hit" })?;
    let card = state.data().support_card(support);
    must(state.player(seat).holds(card), "17-impacto", "no-sure-hit")?;
    must(c18_generals::affords(state, seat, card), "4.4", "too-dear")?;
    Ok(1 << support.0)
}

/// §11.5.6: whether the card that hits without a die has not yet touched a unit this turn.
#[inline]
fn may_be_helped(state: &State, at: UnitIx, bit: u32) -> Result<(), Illegal> {
    must(state.units[at].touched & bit == 0, "11.5.6", "same-card")
}

/// §11.6: whether a unit may fire a weapon at a target.
#[inline]
pub(crate) fn may_fire(state: &State, at: UnitIx, cell: Cell, slot: Slot, target: Target) -> Result<(), Illegal> {
    may_shoot(state, at)?;
    may_use_weapon(state, at, slot)?;
    must(!state.units[at].fired.contains(slot), "11.6", "weapon-has-fired")?;
    let weapon = state.weapon(at, slot);
    may_use(state, at, weapon)?;
    let most = reach(state, at, slot, weapon);
    let enemy = state.side(at).other();
    match target {
        Target::Unit(_) => must(!weapon.is_area(), "19-area-line", "names-an-area")?,
        Target::Area(..) => must(weapon.is_area(), "19-area-line", "no-area-weapon")?,
        Target::Structure(_) | Target::Hq(_) => {
            must(!weapon.is(Tag::PersonnelOnly), "19-personnel-only", "personnel-only")?;
        }
    }
    match target {
        Target::Unit(there) => {
            let other = state.unit_at(there).ok_or(Illegal { rule: "11.6.2", why: "nothing-to-shoot-at" })?;
            must(state.side(other) == enemy, "11.6", "own-side")?;
            is_in_range(weapon, most, cell.distance(there))?;
            may_name(state, at, slot, cell, there)
        }
        Target::Structure(there) => {
            has_impact_points(state, there)?;
            is_in_range(weapon, most, cell.distance(there))?;
            may_breach(state, at, slot, there)
        }
        Target::Hq(hq) => {
            let known = state.hq_list().any(|known| known == hq);
            must(known, "11.6.2", "nothing-to-shoot-at")?;
            must(state.hq_side(hq) == enemy, "11.6", "own-side")?;
            may_reach_hq(state, at, slot, weapon, cell, hq, most)
        }
        Target::Area(there, dir) => may_cover(state, weapon, most, cell, there, dir),
    }
}

/// §17-impacto: whether a unit may fire a shot that hits without a die.
#[inline]
pub(crate) fn may_fire_for_sure(state: &State, seat: Seat, at: UnitIx, target: Target) -> Result<(), Illegal> {
    // An area is a die for each unit in it, and the card helps one throw.
    must(!matches!(target, Target::Area(..)), "17-impacto", "sure-hit-at-one")?;
    may_be_helped(state, at, may_hit_for_sure(state, seat)?)
}

/// §8.3, §11.6.2: whether a target so many steps away is within a weapon's range.
#[inline]
fn is_in_range(weapon: &WeaponRules, most: u8, steps: u8) -> Result<(), Illegal> {
    must(steps >= weapon.least, "8.3", "too-near")?;
    must(steps <= most, "11.6.2", "out-of-range")
}

/// §12.7: whether a terrain card that can be shot at lies on a cell.
#[inline]
fn has_impact_points(state: &State, cell: Cell) -> Result<(), Illegal> {
    must(state.card_at(cell).is_some() && state.pi[cell] > 0, "12.7", "no-impact-points")
}

/// §8.3: how far a weapon reaches today.
#[inline]
pub(crate) fn reach(state: &State, at: UnitIx, slot: Slot, weapon: &WeaponRules) -> u8 {
    if state.units[at].scoped.contains(slot) || state.agreed.weather != Weather::Clear || state.agreed.night {
        reach_by_sight(state, at, slot, weapon)
    } else {
        weapon.most
    }
}

/// How far a weapon reaches with binoculars (§17-prismaticos), in bad weather and by night.
fn reach_by_sight(state: &State, at: UnitIx, slot: Slot, weapon: &WeaponRules) -> u8 {
    let mut most = weapon.most;
    if state.units[at].scoped.contains(slot) {
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

/// Whether a weapon may fire at the ground now.
#[inline]
fn may_use(state: &State, at: UnitIx, weapon: &WeaponRules) -> Result<(), Illegal> {
    must(!weapon.is(Tag::AntiAir), "19-anti-air", "against-planes-only")?;
    let moved = weapon.is(Tag::Indirect) && state.units[at].has(Mark::Moved);
    must(!(moved && state.rules(at).has(Ability::SelfPropelled)), "16-self-propelled", "moved-no-indirect-fire")
}

/// Everything a weapon may be fired at; with a sure hit too, where there is one, but for areas. Most weapons have nothing
/// in range: kept apart, it leaves the loop over them short.
#[inline(never)]
fn targets(state: &State, aim: &Aim, enemy: Side, ways: &[Hit], menu: &mut impl Menu) {
    let &Aim { at, cell, slot, weapon, most, range } = aim;
    if may_use(state, at, weapon).is_err() {
        return;
    }
    let foes = state.stood[enemy];
    if weapon.is_area() {
        for dir in Areas::dirs(weapon) {
            menu.many(state, Many::Area(at, slot, *dir), Areas::of(state, weapon, range, foes, *dir).all());
        }
    } else {
        ways.iter().for_each(|how| menu.many(state, Many::Fire(at, slot, *how), range.and(foes)));
    }
    if weapon.is(Tag::PersonnelOnly) {
        return;
    }
    ways.iter().for_each(|how| menu.many(state, Many::Breach(at, slot, *how), range.and(state.carded)));
    if cell.line_of(enemy) >= most {
        return;
    }
    for hq in state.hq_list() {
        if state.hq_side(hq) == enemy && may_reach_hq(state, at, slot, weapon, cell, hq, most).is_ok() {
            ways.iter().for_each(|how| menu.one(how.fire(cell, slot, Target::Hq(hq))));
        }
    }
}

/// §4.1: whether a weapon reaches an enemy staff that stands, and can harm it.
#[inline]
fn may_reach_hq(
    state: &State,
    at: UnitIx,
    slot: Slot,
    weapon: &WeaponRules,
    cell: Cell,
    hq: u8,
    most: u8,
) -> Result<(), Illegal> {
    must(state.hqs[usize::from(hq)].pi > 0, "4.1", "staff-is-gone")?;
    is_in_range(weapon, most, state.hq_distance(hq, cell))?;
    let armour = armour(state, AttackKind::Shot, Some((at, slot)), Victim::Hq(hq));
    must(penetration(state, at, slot, weapon) >= armour, "11.6.5", "cannot-penetrate")
}

pub(crate) fn penetration(state: &State, at: UnitIx, slot: Slot, weapon: &WeaponRules) -> u8 {
    weapon.profile.pen + extra_pen(state, at, slot)
}

/// §11.6.5: shots that cannot penetrate are not offered; §19-personnel-only and §20-camuflaje choose too.
#[inline]
pub(crate) fn may_name(state: &State, at: UnitIx, slot: Slot, from: Cell, foe: Cell) -> Result<(), Illegal> {
    let (weapon, target) = (state.weapon(at, slot), state.standing(foe));
    let (unit, rules) = (&state.units[target], state.rules(target));
    let hidden = unit.active().meets(rules.camouflage) && from.distance(foe) > 2;
    must(!hidden, "20-camuflaje", "target-hidden")?;
    let personnel = matches!(rules.class, Class::Infantry | Class::Artillery);
    must(personnel || !weapon.is(Tag::PersonnelOnly), "19-personnel-only", "personnel-only")?;
    let armour = armour(state, AttackKind::Shot, Some((at, slot)), Victim::Unit(target));
    must(penetration(state, at, slot, weapon) >= armour, "11.6.5", "cannot-penetrate")
}

/// §12.7: whether a weapon can breach the terrain card on a cell; the bridge of §22.2 only sappers harm.
#[inline]
pub(crate) fn may_breach(state: &State, at: UnitIx, slot: Slot, cell: Cell) -> Result<(), Illegal> {
    has_impact_points(state, cell)?;
    let card = state.card_at(cell).ok_or(Illegal { rule: "12.7", why: "no-impact-points" })?;
    let guarded = card.kind == TerrainKind::Bridge && is_guarded(state);
    must(!guarded || state.rules(at).has(Ability::Sapper), "22.2", "bridge-for-sappers")?;
    let pen = penetration(state, at, slot, state.weapon(at, slot));
    must(pen >= card.armour, "11.6.5", "cannot-penetrate")
}

pub(crate) fn is_guarded(state: &State) -> bool {
    state.special(|special| matches!(special, crate::data::Special::BridgeForSappers { .. }))
}

/// §19-area-line, §19-area-cross: the areas a weapon may cover in one direction, by the cells they begin at.
struct Areas {
    /// Those that lie on the field.
    field: CellSet,
    /// Those with a cell in range.
    range: CellSet,
    /// Those with an enemy unit in them (ruling G18).
    foes: CellSet,
}

impl Areas {
    /// The directions an area is named in: a cross has one.
    fn dirs(weapon: &WeaponRules) -> &'static [Dir] {
        if weapon.is(Tag::AreaCross) { &[Dir::North] } else { &[Dir::North, Dir::East] }
    }

    fn of(state: &State, weapon: &WeaponRules, range: CellSet, foes: CellSet, dir: Dir) -> Areas {
        let field = CellSet::field(state.width());
        if weapon.is(Tag::AreaCross) {
            return Areas { field, range, foes: foes.or(foes.spread()) };
        }
        let back = if dir == Dir::North { Dir::South } else { Dir::West };
        let either = |cells: CellSet| cells.or(cells.shifted(back));
        Areas { field: field.and(field.shifted(back)), range: either(range.and(field)), foes: either(foes) }
    }

    fn all(&self) -> CellSet {
        self.field.and(self.range).and(self.foes)
    }
}

/// §19-area-line: whether a weapon may cover the area that begins at a cell.
#[inline]
fn may_cover(state: &State, weapon: &WeaponRules, most: u8, from: Cell, there: Cell, dir: Dir) -> Result<(), Illegal> {
    must(Areas::dirs(weapon).contains(&dir), "19-area-line", "area-named-from-below")?;
    let foes = state.stood[state.side(state.standing(from)).other()];
    let areas = Areas::of(state, weapon, ring(from, weapon.least, most), foes, dir);
    must(areas.field.contains(there), "19-area-line", "area-off-the-field")?;
    if !areas.range.contains(there) {
        return is_in_range(weapon, most, from.distance(there));
    }
    must(areas.foes.contains(there), "19-area-line", "nobody-in-the-area")
}

/// Whether a unit may fire one weapon at one target: for ambushes and for the automaton.
#[inline]
pub(crate) fn may_fire_at(state: &State, at: UnitIx, slot: Slot, on: Victim) -> Result<(), Illegal> {
    let weapon = state.weapon(at, slot);
    let nothing = Illegal { rule: "11.6.2", why: "nothing-to-shoot-at" };
    let cell = state.units[at].cell.ok_or(nothing)?;
    let most = reach(state, at, slot, weapon);
    may_use(state, at, weapon)?;
    match on {
        Victim::Unit(target) => {
            let foe = state.units[target].cell.ok_or(nothing)?;
            is_in_range(weapon, most, cell.distance(foe))?;
            may_name(state, at, slot, cell, foe)
        }
        Victim::Structure(place) => {
            is_in_range(weapon, most, cell.distance(place))?;
            may_breach(state, at, slot, place)
        }
        Victim::Hq(hq) => may_reach_hq(state, at, slot, weapon, cell, hq, most),
        Victim::Plane(_) => Err(nothing),
    }
}

/// A weapon fires (§11.6.1): it is used, its token turns, whoever fired before is done.
pub(crate) fn fire(
    state: &mut State,
    at: UnitIx,
    slot: Slot,
    target: Target,
    how: Hit,
    log: &mut impl EventSink<Event>,
) {
    if let Some(before) = state.turn.firing.filter(|before| *before != at && state.units.is_live(*before)) {
        state.units[before].mark(Mark::Spent);
    }
    state.turn.firing = Some(at);
    state.units[at].fired.add(Slots::only(slot));
    if let Some(from) = state.units[at].cell {
        let (seat, unit) = (state.units[at].owner, state.units[at].kind);
        log.emit(Event::ShotFired { seat, unit, from, slot, at: state.aimed(target) });
    }
    if how == Hit::Sure {
        c17_cards::spend_sure_hit(state, at, log);
    }
    let on = match target {
        Target::Unit(cell) => Victim::Unit(state.standing(cell)),
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
    announce(state, AttackKind::Shot, at, slot, on, how, log);
}

/// An area is fired at: a die for each unit in it.
fn volley(state: &mut State, at: UnitIx, slot: Slot, area: CellSet) {
    use_weapon(state, at, slot);
    let (seat, by) = (state.units[at].owner, Maker::Unit(at, Arm::Slot(slot)));
    state.salvo = Some(Salvo { kind: AttackKind::Shot, seat, by, how: Hit::Thrown, area });
    state.stack.push(Frame::Volley);
}

/// One weapon against one target.
pub(crate) fn announce(
    state: &mut State,
    kind: AttackKind,
    at: UnitIx,
    slot: Slot,
    on: Victim,
    how: Hit,
    log: &mut impl EventSink<Event>,
) {
    if kind != AttackKind::Shot
        && let (Some(from), Victim::Unit(target)) = (state.units[at].cell, on)
        && let Some(to) = state.units[target].cell
    {
        let (seat, unit) = (state.units[at].owner, state.units[at].kind);
        log.emit(Event::ShotFired { seat, unit, from, slot, at: state.aimed(Target::Unit(to)) });
    }
    let (seat, by) = (state.units[at].owner, Maker::Unit(at, Arm::Slot(slot)));
    state.attack = Some(Attack { how, ..Attack::new(kind, seat, by, on) });
    use_weapon(state, at, slot);
    state.stack.push(Frame::BeforeDie);
}

/// §11.6.7: what using a weapon does to its token, and to camouflage.
pub(crate) fn use_weapon(state: &mut State, at: UnitIx, slot: Slot) {
    let rules = state.rules(at);
    let own_turn = state.side(at) == state.turn.side;
    let unit = &mut state.units[at];
    let used = Slots::only(slot);
    let turned = unit.arms.and(rules.camouflage).or(used.and(rules.flipping));
    if rules.single_use.contains(slot) {
        // §19-single-use. The weapon still fires this shot.
        unit.arms.take(used);
        unit.grey.take(used);
    }
    unit.grey.add(turned);
    if own_turn {
        unit.fresh.add(turned);
    }
}
