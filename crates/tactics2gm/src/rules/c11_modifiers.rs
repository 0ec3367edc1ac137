//! §11.6.4 and §11.7: what changes the numbers of an attack, each with its source, summed and clamped once.

use crate::actions::Modifier;
use crate::board::{Cell, Dir};
use crate::data::{Bonus, Effect, Scope, TerrainKind};
use crate::ids::{Ability, Arm, Class, Cover, Natural, Slot, Tag, UnitIx, Weather};
use crate::rules::c12_terrain::{self, Against};
use crate::rules::{c13_air, c18_generals};
use crate::state::{Attack, AttackKind, Maker, Mark, Role, State, Victim};

/// §11.7: the penalty for wounds goes no further.
const MOST_PENALTY: u8 = 3;

/// The numbers to hit and to destroy outright, after all modifiers (rulings A23 to A25).
pub(crate) fn numbers(state: &State, attack: &Attack, base: (i8, i8)) -> (i8, i8) {
    explained(state, attack, base, &mut |_, _, _| {})
}

/// The same, with every modifier told.
pub(crate) fn explained(
    state: &State,
    attack: &Attack,
    base: (i8, i8),
    tell: &mut impl FnMut(Modifier, i8, i8),
) -> (i8, i8) {
    let (mut hit, mut crit) = base;
    sources(state, attack, &mut |modifier, more_hit, more_crit| {
        hit += more_hit;
        crit += more_crit;
        tell(modifier, more_hit, more_crit);
    });
    let hit = hit.clamp(2, 10);
    (hit, crit.clamp(2, 10).max(hit))
}

/// Every modifier of an attack.
pub(crate) fn sources(state: &State, attack: &Attack, tell: &mut impl FnMut(Modifier, i8, i8)) {
    let mut tell = |modifier, hit: i8, crit: i8| {
        if hit != 0 || crit != 0 {
            tell(modifier, hit, crit);
        }
    };
    match attack.by {
        Maker::Unit(by, arm) => by_unit(state, attack, (by, arm), &mut tell),
        Maker::Plane(role) => by_plane(state, attack, role, &mut tell),
        Maker::Card(_) => {}
    }
    match attack.on {
        Victim::Unit(target) => on_unit(state, attack, target, &mut tell),
        Victim::Plane(_) if state.agreed.weather == Weather::Rain => tell(Modifier::Weather, 1, 0),
        _ => {}
    }
}

/// §11.7: a point for each wound, up to three.
fn wound_penalty(state: &State, at: UnitIx) -> i8 {
    let wounds = state.units[at].wounds;
    if wounds == 0 {
        return 0;
    }
    let (rules, side) = (state.rules(at), state.side(at));
    if rules.class == Class::Infantry {
        let cell = state.units[at].cell;
        let commissar = cell.is_some_and(|cell| state.has_beside(cell, side, Ability::Commissar));
        if state.turn.stand_fast[side as usize] || commissar {
            return 0;
        }
    }
    // §17-veteranos, §16-cold-blood.
    let veteran = |effect| matches!(effect, Effect::Promote { ignored_wounds: 1.., .. });
    let ignored = u8::from(rules.has(Ability::ColdBlood) || state.attached(at).any(veteran));
    wounds.saturating_sub(ignored).min(MOST_PENALTY) as i8
}

fn by_unit(state: &State, attack: &Attack, (at, arm): (UnitIx, Arm), tell: &mut impl FnMut(Modifier, i8, i8)) {
    let (unit, rules) = (&state.units[at], state.rules(at));
    let strike = matches!(attack.kind, AttackKind::Strike | AttackKind::StrikeBack);
    let side = state.side(at);
    let penalty = wound_penalty(state, at);
    tell(Modifier::Wounds, penalty, penalty);
    let weapon = arm.slot().map(|slot| state.weapon(at, slot));
    let main_gun = arm == Arm::Slot(Slot::MAIN);
    if !strike {
        tell(Modifier::Suppressed, i8::from(unit.has(Mark::Suppressed)), 0);
        tell(Modifier::Marched, i8::from(unit.has(Mark::Marched)), 0);
        tell(Modifier::Landed, i8::from(unit.has(Mark::Landed) && !state.agreed.is_night()), 0);
        tell(Modifier::Ashore, i8::from(unit.has(Mark::Ashore)), 0);
        if unit.has(Mark::Moved) {
            tell(Modifier::Casemate, i8::from(rules.has(Ability::Casemate) && main_gun), 0);
        } else if rules.has(Ability::AntiTankPosition) {
            let vehicle = matches!(attack.on, Victim::Unit(target) if state.rules(target).is_vehicle());
            tell(Modifier::AntiTankPosition, -i8::from(vehicle), 0);
        }
        tell(Modifier::Steadied, -i8::from(unit.has(Mark::Steadied)), 0);
        let indirect = weapon.is_some_and(|weapon| weapon.is(Tag::Indirect));
        tell(Modifier::Weather, weather(state, at, attack.on, indirect), 0);
        if indirect {
            tell(Modifier::Radio, -i8::from(is_directed(state, at, attack.on)), 0);
        }
    }
    if let Some(cell) = unit.cell
        && rules.class == Class::Infantry
    {
        tell(Modifier::Inspire, -i8::from(state.has_beside(cell, side, Ability::Inspire)), 0);
        let inside =
            state.card_at(cell).is_some_and(|card| matches!(card.kind, TerrainKind::Building | TerrainKind::Ruin));
        // §18-chuikov.
        let chuikov = inside && c18_generals::has(state, unit.owner, Bonus::CloseQuarters);
        tell(Modifier::CloseQuarters, -i8::from(chuikov), 0);
    }
    if unit.cards != 0 {
        // §17-tirador_experto helps the basic weapon alone.
        for effect in state.attached(at) {
            if let Effect::Promote { weapons, hit, crit, .. } = effect
                && (weapons == Scope::All || main_gun)
            {
                tell(Modifier::Promotion, hit, crit);
            }
        }
    }
    if strike {
        tell(Modifier::AssaultExpert, -i8::from(rules.has(Ability::AssaultExpert)), 0);
        tell(Modifier::UrbanCombat, -i8::from(is_urban(state)), 0);
    }
}

/// §22.4: whether the assault in progress is on a unit in a building or a ruin, in a scenario of fighting in a town.
fn is_urban(state: &State) -> bool {
    let Some(assault) = state.assault.filter(|assault| assault.defender().is_some()) else { return false };
    let card = state.card_at(assault.cell);
    let built = card.is_some_and(|card| matches!(card.kind, TerrainKind::Building | TerrainKind::Ruin));
    built && state.special(|special| *special == crate::data::Special::UrbanCombat)
}

/// §24: snow blurs far shots, night hinders indirect fire.
fn weather(state: &State, by: UnitIx, on: Victim, indirect: bool) -> i8 {
    let far = || {
        let cells = match on {
            // At a plane: to where it goes.
            Victim::Plane(_) => state.units[by].cell.map(|from| c13_air::target_distance(state, from)),
            on => distance(state, by, on),
        };
        cells.is_some_and(|cells| cells >= 3)
    };
    let snow = i8::from(state.agreed.weather == Weather::Snow && far());
    let night = 2 * i8::from(state.agreed.is_night() && indirect);
    snow + night
}

/// Steps from a unit to what it attacks.
pub(crate) fn distance(state: &State, by: UnitIx, on: Victim) -> Option<u8> {
    let from = state.units[by].cell?;
    match on {
        Victim::Unit(target) => state.units[target].cell.map(|cell| from.distance(cell)),
        Victim::Structure(cell) => Some(from.distance(cell)),
        Victim::Hq(hq) => Some(state.hq_distance(hq, from)),
        Victim::Plane(_) => None,
    }
}

/// §17-radio: an own radio near the target, be it a unit, a terrain card or a staff (ruling G18).
fn is_directed(state: &State, by: UnitIx, on: Victim) -> bool {
    let near = |unit: UnitIx| {
        state.attached(unit).any(|effect| match effect {
            Effect::Radio { within } => distance(state, unit, on).is_some_and(|cells| cells <= within),
            _ => false,
        })
    };
    state.units_of(state.side(by)).any(|unit| state.units[unit].cards != 0 && near(unit))
}

fn by_plane(state: &State, attack: &Attack, role: Role, tell: &mut impl FnMut(Modifier, i8, i8)) {
    if let Some(plane) = state.mission.planes[role] {
        // Ruling G37: both fire at once, so the wounds of this exchange do not count yet.
        let wounds = if attack.kind == AttackKind::Dogfight && role != Role::Interceptor {
            state.mission.before
        } else {
            plane.wounds
        };
        let penalty = wounds.min(MOST_PENALTY) as i8;
        tell(Modifier::Wounds, penalty, penalty);
    }
    if state.agreed.weather == Weather::Rain && !matches!(attack.on, Victim::Plane(_)) {
        tell(Modifier::Weather, 1, 0);
    }
    let chased = attack.kind == AttackKind::Dogfight
        && role == Role::Interceptor
        && attack.on == Victim::Plane(Role::Mission)
        && state.mission.planes[Role::Escort].is_some();
    tell(Modifier::Interceptor, i8::from(chased), 0);
}

fn on_unit(state: &State, attack: &Attack, target: UnitIx, tell: &mut impl FnMut(Modifier, i8, i8)) {
    if attack.kind == AttackKind::AntiAir {
        // §13.5: a unit in the air has no cover (ruling G15).
        return;
    }
    let unit = &state.units[target];
    let Some(cell) = unit.cell else { return };
    let weapon = attack.by.weapon().map(|(by, slot)| state.weapon(by, slot));
    if !weapon.is_some_and(|weapon| weapon.is(Tag::IgnoresCover)) {
        let (hit, crit) = cover(state, attack, target, cell).modifier();
        tell(Modifier::Cover, hit, crit);
    }
    if matches!(attack.kind, AttackKind::Strike | AttackKind::StrikeBack) {
        return;
    }
    let rules = state.rules(target);
    // §12.5: nobody lies down in a river.
    let wet = state.natural[cell] == Natural::River && state.card_at(cell).is_none();
    // §20-cuerpo_a_tierra.
    let prone = unit.active().meets(rules.prone) && !wet;
    let ignored = weapon.is_some_and(|weapon| weapon.is(Tag::IgnoresProne));
    tell(Modifier::Prone, i8::from(prone && !ignored), 0);
    // Ruling G15: smoke does not add to smoke.
    tell(Modifier::Smoke, 2 * i8::from(in_smoke(state, target, cell)), 0);
}

/// Whether a unit stands in smoke, its own or a screen.
pub(crate) fn in_smoke(state: &State, target: UnitIx, cell: Cell) -> bool {
    state.units[target].has(Mark::Smoked) || state.smoke.values().iter().any(|screen| screen.contains(cell))
}

/// §11.6.4: the best single cover (rulings A22, G19).
pub(crate) fn cover(state: &State, attack: &Attack, target: UnitIx, cell: Cell) -> Cover {
    let strike = matches!(attack.kind, AttackKind::Strike | AttackKind::StrikeBack);
    if attack.kind == AttackKind::StrikeBack {
        // §11.4.3: the attacker has left his cover.
        return Cover::Bare;
    }
    let weapon = attack.by.weapon().map(|(by, slot)| state.weapon(by, slot));
    let indirect = weapon.is_some_and(|weapon| weapon.is(Tag::Indirect));
    let against = match (strike, indirect) {
        (true, _) => Against::Assault,
        (_, true) => Against::Indirect,
        _ => Against::Direct,
    };
    let mut best = c12_terrain::ground_cover(state, target, cell, against);
    let (unit, rules) = (&state.units[target], state.rules(target));
    if unit.active().meets(rules.sandbags) {
        best = best.max(if strike { Cover::Bare } else { Cover::Light });
    }
    let behind = |by| advances_under_cover(state, target, cell, by);
    if !strike && !indirect && attack.by.unit().is_some_and(behind) {
        best = best.max(Cover::Light);
    }
    // §17-red_camuflaje.
    if unit.cards != 0 && state.attached(target).any(|effect| effect == Effect::CamouflageNet) {
        best = best.higher();
    }
    best
}

/// §11.4.4: infantry right behind an own armoured vehicle, against shooters ahead of it (rulings A20, A21).
fn advances_under_cover(state: &State, target: UnitIx, cell: Cell, by: UnitIx) -> bool {
    if state.rules(target).class != Class::Infantry {
        return false;
    }
    let side = state.side(target);
    let shield = state.next(cell, Dir::forward(side)).and_then(|ahead| state.unit_at(ahead));
    let Some(shield) = shield else { return false };
    let rules = state.rules(shield);
    let armoured = state.side(shield) == side && rules.is_vehicle() && rules.has(Ability::Armoured);
    armoured && state.units[by].cell.is_some_and(|from| from.line_of(side) > cell.line_of(side))
}
