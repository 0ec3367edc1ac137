//! What an attack is thrown for before anybody commits to it: the numbers to hit and to destroy, where each modifier comes
//! from, and how many faces of the die do what (§11.6.3 to §11.6.6). For whoever looks at the table; no rule reads it.
//!
//! An offered attack is carried out on a copy of the position as far as its die, so the numbers are those of the rules
//! themselves.

mod troops;

use crate::actions::{Action, Modifier, Target};
use crate::flow::Tactics2gm;
use crate::ids::{Arm, Tag, UnitIx};
use crate::rules::{c11_assault, c11_attack, c11_modifiers};
use crate::state::{Assault, Attack, AttackKind, Frame, Maker, State, Victim};
use frente_kernel::{Game, Silent};
use serde::Serialize;

pub use troops::{Gun, Staff, Troop};

/// One die against one target.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct Throw {
    pub kind: AttackKind,
    /// The attacking unit by its place; none: a plane or a card.
    pub by: Option<u8>,
    /// Its weapon; none: a plane, a card, or the bare hands of a gun's crew.
    pub slot: Option<u8>,
    pub on: Victim,
    /// The printed numbers.
    pub printed: (i8, i8),
    /// What changes them, each with its source.
    pub modifiers: Vec<(Modifier, i8, i8)>,
    /// The number to hit, every modifier in it.
    pub hit: i8,
    /// The number to destroy outright.
    pub crit: i8,
    pub pen: u8,
    /// The armour it meets.
    pub armour: u8,
    pub damage: u8,
    /// Hits without a die (§17-impacto).
    pub sure: bool,
    /// Faces of ten that do any harm.
    pub harms: u8,
    /// Faces of ten that destroy the target.
    pub destroys: u8,
    /// The die, once it has fallen.
    pub rolled: Option<u8>,
}

/// The dice of one offered action, in the order in which they fall.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct Aim {
    /// The action in notation.
    pub action: String,
    pub dice: Vec<Throw>,
}

/// Whether an action throws dice at somebody.
pub(crate) fn is_attack(action: Action) -> bool {
    matches!(
        action,
        Action::Fire(..)
            | Action::SureFire(..)
            | Action::AmbushFire(..)
            | Action::AntiAir(..)
            | Action::PlayAt(..)
            | Action::Assault(..)
            | Action::Hurrah(..)
            | Action::AssaultHq(..)
            | Action::HurrahHq(..)
            | Action::Strike(..)
    )
}

/// The dice of every attack the deciding seat is offered.
pub(crate) fn aims(state: &State) -> Vec<Aim> {
    let mut offered = Vec::new();
    Tactics2gm::legal_actions(state, &mut offered);
    let aim = |action: Action| {
        let mut after = *state;
        Tactics2gm::apply(&mut after, action, &mut Silent);
        let dice = dice(&after);
        (!dice.is_empty()).then(|| Aim { action: action.to_string(), dice })
    };
    offered.into_iter().filter(|action| is_attack(*action)).filter_map(aim).collect()
}

/// The weapons of the deciding seat that could still harm an enemy unit or staff.
pub(crate) fn weapons_left(state: &State) -> u8 {
    let mut offered = Vec::new();
    Tactics2gm::legal_actions(state, &mut offered);
    let mut found = Vec::new();
    for action in offered {
        let Action::Fire(cell, slot, target) = action else { continue };
        if matches!(target, Target::Structure(_)) || found.contains(&(cell, slot)) {
            continue;
        }
        let mut after = *state;
        Tactics2gm::apply(&mut after, action, &mut Silent);
        if dice(&after).iter().any(|throw| throw.harms > 0) {
            found.push((cell, slot));
        }
    }
    found.len() as u8
}

/// The dice that are due in a position: of the attack under way, of the rest of its area, of both strikes of an assault.
pub(crate) fn dice(state: &State) -> Vec<Throw> {
    let exchange = state.stack.iter().find_map(|frame| match frame {
        Frame::Exchange(step) => Some(step),
        _ => None,
    });
    match (exchange, state.stack.top()) {
        (Some(step), Some(Frame::StrikeBack | Frame::Answer(_) | Frame::Die | Frame::AfterDie)) => strikes(state, step),
        (None, Some(Frame::Answer(_) | Frame::Die | Frame::AfterDie)) => volley(state),
        _ => Vec::new(),
    }
}

/// The attack under way, and those on the rest of its area.
fn volley(state: &State) -> Vec<Throw> {
    let Some(attack) = state.attack.map(|attack| Attack { damage: 0, ..attack }) else { return Vec::new() };
    let stood = state.area().and(state.all_stood());
    let rest = stood.iter().map(|cell| Attack { on: Victim::Unit(state.standing(cell)), roll: None, ..attack });
    std::iter::once(attack).chain(rest).map(|attack| throw(state, attack)).collect()
}

/// §11.4.3: the strikes of an assault that are still to come, the first one first.
fn strikes(state: &State, step: u8) -> Vec<Throw> {
    let Some(assault) = state.assault else { return Vec::new() };
    let strike = |kind, by: UnitIx, arm, on, damage| {
        let due = state.attack.filter(|attack| attack.kind == kind && attack.by.unit() == Some(by));
        let attack = Attack::new(kind, state.units[by].owner, Maker::Unit(by, arm), on);
        throw(state, Attack { damage, roll: due.and_then(|attack| attack.roll), ..attack })
    };
    let Assault { by, slot, on, cry, .. } = assault;
    let mut all = vec![strike(AttackKind::Strike, by, Arm::Slot(slot), on, cry.damage())];
    if let (Some(arm), Some(defender)) = (assault.back, assault.defender()) {
        let back = strike(AttackKind::StrikeBack, defender, arm, Victim::Unit(by), 0);
        all.insert(usize::from(c11_assault::attacker_first(state, &assault)), back);
    }
    // Once the second strike is due the first is history.
    all.split_off(usize::from(step > 1).min(all.len() - 1))
}

/// The die of an attack; its damage so far is what is added to that of its weapon.
fn throw(state: &State, attack: Attack) -> Throw {
    let base = c11_attack::base(state, &attack);
    let mut modifiers = Vec::new();
    c11_modifiers::sources(state, &attack, &mut |modifier, hit, crit| modifiers.push((modifier, hit, crit)));
    let (hit, crit) = c11_modifiers::numbers(state, &attack, (base.hit, base.crit));
    let armour = c11_attack::armour(state, attack.kind, attack.by.weapon(), attack.on);
    let from = |number: i8| (11 - number).clamp(0, 10) as u8;
    let harms = match (base.pen >= armour, attack.is_sure()) {
        (false, _) => 0,
        (true, true) => 10,
        (true, false) => from(hit),
    };
    let (left, can_crit, suffered) = stamina(state, &attack, base.damage + attack.damage);
    let destroys = match harms {
        0 => 0,
        _ if suffered >= left => harms,
        _ if can_crit && !attack.is_sure() => from(crit),
        _ => 0,
    };
    Throw {
        kind: attack.kind,
        by: attack.by.unit().map(UnitIx::place),
        slot: attack.by.weapon().map(|(_, slot)| slot.0),
        on: attack.on,
        printed: (base.hit, base.crit),
        modifiers,
        hit,
        crit,
        pen: base.pen,
        armour,
        damage: suffered,
        sure: attack.is_sure(),
        harms,
        destroys,
        rolled: attack.roll,
    }
}

/// What a target can still take, whether a critical destroys it, and what a plain hit does to it.
fn stamina(state: &State, attack: &Attack, damage: u8) -> (u8, bool, u8) {
    let weapon = attack.by.weapon();
    match attack.on {
        Victim::Unit(target) => {
            // §20-schurzen.
            let skirted = weapon.is_some_and(|(by, slot)| c11_attack::is_blunted(state, by, slot, target));
            let left = state.wounds_of(target).saturating_sub(state.units[target].wounds);
            (left, !skirted, damage.saturating_sub(u8::from(skirted)))
        }
        Victim::Structure(cell) => {
            let twice = weapon.is_some_and(|(by, slot)| state.weapon(by, slot).is(Tag::DoubleOnStructures));
            (state.pi[cell], false, damage * (1 + u8::from(twice)))
        }
        Victim::Hq(hq) => (state.hqs[usize::from(hq)].pi, false, damage.min(c11_attack::MOST_HQ_DAMAGE)),
        Victim::Plane(role) => {
            let plane = state.mission.planes[role];
            let left = plane.map_or(0, |plane| state.kind_rules(plane.kind).wounds.saturating_sub(plane.wounds));
            (left, true, damage)
        }
    }
}
