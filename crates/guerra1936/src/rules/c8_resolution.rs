//! Chapter 8, resolution: undefended groups move the Resistance Points, defended ones fight it out.
//!
//! Damage is dealt in two passes, that of ranged attacks first (§9.3). A pool is damage still to be dealt to one side's
//! part of a group; both pools of a pass are reckoned before anybody falls, so both sides strike at once. The shortcuts of
//! §8.28 and the examples of §8.27 and §9.8 follow from this.

use crate::actions::Event;
use crate::ids::{BySide, Side, Skill};
use crate::menu::{Listing, Sieve, Verb};
use crate::rules::c8_declaration::{army, commander_of, commanders, front_of_group, led_by, members};
use crate::rules::{c3_cards, c5_boards, c10_leadership};
use crate::sets::{Cards, Slot};
use crate::state::{Frame, Stage, State};
use frente_kernel::EventSink;

/// §8.4: an army's force now: printed, what cards and Fury gave, and its commander's bonus.
pub(crate) fn force(state: &State, side: Side, slot: Slot) -> u16 {
    let (table, now) = (state.table(side), &state.sides[side].now);
    let own = u16::from(table.cards[usize::from(slot)].force) + u16::from(now.force.get(slot));
    let bonus = |of: Slot| u16::from(table.cards[usize::from(of)].bonus) + u16::from(now.force.get(of));
    own + commander_of(state, side, slot).map_or(0, bonus)
}

fn printed(state: &State, side: Side, slot: Slot) -> u16 {
    u16::from(state.table(side).cards[usize::from(slot)].force)
}

/// §8.21 to §8.23: groups nobody faces strike at the objective; the others' ranged damage is reckoned.
pub(crate) fn resolve(state: &mut State, log: &mut impl EventSink<Event>) {
    let (active, passive) = (state.active_side(), state.active_side().foe());
    for group in 1..=state.combat.groups() {
        let attackers = members(state, active, group);
        if attackers.is_empty() {
            continue;
        }
        if members(state, passive, group).is_empty() {
            let total: u16 = attackers.iter().map(|slot| force(state, active, slot)).sum();
            let front = front_of_group(state, group);
            log.emit(Event::GroupStrikes { group, force: total.min(255) as u8, side: active, front });
            // §8.8, §8.22: an attack takes Resistance Points, a counter-attack gives them back.
            let by = if front == active { total as i16 } else { -(total as i16) };
            c5_boards::change_resistance(state, front, by, log);
            // Nothing more happens to it.
            disband(state, active, group);
        }
    }
    state.stack.replace(Frame::Commanders);
    reckon_ranged(state, log);
    state.stack.push(Frame::Losses { pass: 0, group: 1, side: active });
}

/// Armies of a group leave it, but stay under their commander.
fn disband(state: &mut State, side: Side, group: u8) {
    if let Some(battle) = &mut state.combat.battle {
        battle.group[side].iter_mut().filter(|of| **of == group).for_each(|of| *of = 0);
    }
}

/// §9.3: the printed force of those who attack at a distance (ruling R22).
fn reckon_ranged(state: &mut State, log: &mut impl EventSink<Event>) {
    for group in 1..=state.combat.groups() {
        let mut pools = BySide::of([0; 2]);
        for side in Side::ALL {
            let firing = members(state, side, group) & state.sides[side].now.skills[Skill::Ranged];
            pools[side.foe()] = firing.iter().map(|slot| printed(state, side, slot)).sum();
        }
        set_pools(state, group, pools);
        if *pools.values() != [0, 0] {
            let (attack, defence) = shown(state, pools);
            log.emit(Event::RangedDamage { group, attack, defence, side: state.active_side() });
        }
    }
}

/// The damage still to be dealt to each side's part of a group.
pub(crate) fn pools(state: &State, group: u8) -> BySide<u16> {
    state.combat.battle.as_ref().map_or(BySide::default(), |battle| battle.pools[usize::from(group)])
}

fn set_pools(state: &mut State, group: u8, pools: BySide<u16>) {
    if let Some(battle) = &mut state.combat.battle {
        battle.pools[usize::from(group)] = pools;
    }
}

/// The protected armies of a side that have withstood their damage.
pub(crate) fn absorbed(state: &State, side: Side) -> Cards {
    state.combat.battle.as_ref().map_or(Cards::NONE, |battle| battle.absorbed[side])
}

/// Damage dealt by the attackers and by the defenders, for the log.
fn shown(state: &State, pools: BySide<u16>) -> (u8, u8) {
    let active = state.active_side();
    (pools[active.foe()].min(255) as u8, pools[active].min(255) as u8)
}

/// The rest of the damage: what is left of the ranged damage, and the force of the survivors, less what those have
/// already dealt who attacked at a distance (ruling R22).
fn reckon_rest(state: &mut State, log: &mut impl EventSink<Event>) {
    for group in 1..=state.combat.groups() {
        let mut pools = pools(state, group);
        let mut engaged = false;
        for side in Side::ALL {
            let ranged = state.sides[side].now.skills[Skill::Ranged];
            for slot in members(state, side, group).iter() {
                let dealt = if ranged.contains(slot) { printed(state, side, slot) } else { 0 };
                pools[side.foe()] += force(state, side, slot) - dealt;
                engaged = true;
            }
        }
        set_pools(state, group, pools);
        if engaged {
            let (attack, defence) = shown(state, pools);
            log.emit(Event::Engaged { group, attack, defence, side: state.active_side() });
        }
    }
}

/// Those of the weakest who are still to take damage: their force, and who they are.
fn weakest(state: &State, side: Side, group: u8) -> Option<(u16, Cards)> {
    let open = members(state, side, group).without(absorbed(state, side));
    let mut least: Option<(u16, Cards)> = None;
    for slot in open.iter() {
        let force = force(state, side, slot);
        match &mut least {
            Some((known, set)) if *known == force => set.insert(slot),
            Some((known, _)) if *known < force => {}
            _ => least = Some((force, Cards::only(slot))),
        }
    }
    least
}

/// §8.25: the armies among which the owner has to choose, if any, and how many of them take damage.
pub(crate) fn choice(state: &State, group: u8, side: Side) -> Option<(Cards, u32)> {
    let pool = pools(state, group)[side];
    let (force, set) = weakest(state, side, group)?;
    // Where all of them fall, or none, there is nothing to choose.
    let hit = u32::from(pool / force);
    (hit > 0 && hit < set.len()).then_some((set, hit))
}

pub(crate) fn list_losses(state: &State, group: u8, side: Side, listing: &mut impl Listing) {
    listing.cards(Verb::Lose, side, |of| {
        let equals = choice(state, group, side).map_or(Cards::NONE, |(set, _)| set);
        of.must(members(state, side, group), "8.23", "not-in-this-engagement")
            .must(!absorbed(state, side), "8.24", "withstood-already")
            .must(equals, "8.24", "weaker-ones-fall-first")
    });
}

/// §8.24: armies fall by rising force while the damage reaches; then the next part of the combat is looked at.
pub(crate) fn run_losses(state: &mut State, pass: u8, group: u8, side: Side, log: &mut impl EventSink<Event>) {
    if group > state.combat.groups() {
        state.stack.pop();
        if pass == 0 {
            reckon_rest(state, log);
            let side = state.active_side();
            state.stack.push(Frame::Losses { pass: 1, group: 1, side });
        }
        return;
    }
    let pool = pools(state, group)[side];
    if pool > 0
        && let Some((force, set)) = weakest(state, side, group)
        && pool >= force
    {
        if let Some(slot) = set.first() {
            take_damage(state, group, side, slot, log);
        }
        return;
    }
    let (next_side, next_group) =
        if side == state.active_side() { (side.foe(), group) } else { (side.foe(), group + 1) };
    state.stack.replace(Frame::Losses { pass, group: next_group, side: next_side });
}

/// One army takes damage equal to its force: it falls, or withstands it if it is protected (ruling R23).
pub(crate) fn take_damage(state: &mut State, group: u8, side: Side, slot: Slot, log: &mut impl EventSink<Event>) {
    let force = force(state, side, slot);
    let (card, shielded) = (state.number(side, slot), state.sides[side].now.shielded.contains(slot));
    if let Some(battle) = &mut state.combat.battle {
        let pool = &mut battle.pools[usize::from(group)][side];
        *pool = pool.saturating_sub(force);
        if shielded {
            battle.absorbed[side].insert(slot);
        }
    }
    if shielded {
        log.emit(Event::Withstood(card));
        return;
    }
    // §8.26: a commander falls with the last of the armies, so who led this one must still be known.
    let (army, commander) = (army(state, side, slot), commander_of(state, side, slot));
    log.emit(Event::Fell(card));
    c3_cards::to_limbo(state, side, slot, log);
    if let Some(army) = army {
        state.combat.led[side][army] = commander;
    }
}

/// §8.26, ruling R24: a character falls when all armies under the character's command have fallen; the Generalissimo never (§10.18).
pub(crate) fn run_commanders(state: &mut State, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    for side in Side::ALL {
        for commander in commanders(state, side).iter() {
            let led = led_by(state, side, commander);
            let left = led & state.mobilised(side);
            if left.is_empty() && !c10_leadership::is_generalissimo(state, side, commander) {
                log.emit(Event::Fell(state.number(side, commander)));
                c3_cards::to_limbo(state, side, commander, log);
            }
            for gone in led.without(left).iter() {
                if let Some(army) = army(state, side, gone) {
                    state.combat.led[side][army] = None;
                }
            }
        }
    }
}

/// The combat is over: groups are dissolved, commands last to the end of the turn (ruling R20).
pub(crate) fn end(state: &mut State) {
    state.stack.pop();
    state.stage = Stage::Over;
    state.combat.battle = None;
}
