//! Chapter 8, declarations: groups of the active side, the passive side's answer, and who commands whom.
//!
//! Groups, armies and commanders are named one at a time and in any order, as they are laid out on a table.

use crate::actions::Event;
use crate::ids::{Arm, Player, Side, Skill};
use crate::menu::{Listing, Sieve, Verb};
use crate::rules::{c7_actions, c9_abilities, c10_leadership};
use crate::sets::{Cards, Slot};
use crate::setup::Scenario;
use crate::state::{Frame, State};
use frente_kernel::{EventSink, must};

/// The place of an army among its side's armies; none where the card is no army.
#[inline]
pub(crate) fn army(state: &State, side: Side, slot: Slot) -> Option<usize> {
    state.table(side).cards[usize::from(slot)].army.map(usize::from)
}

/// The group an army is in or faces; 0 for none.
pub(crate) fn group_of(state: &State, side: Side, slot: Slot) -> u8 {
    match (&state.combat.battle, army(state, side, slot)) {
        (Some(battle), Some(army)) => battle.group[side][army],
        _ => 0,
    }
}

/// The commander of an army.
#[inline]
pub(crate) fn commander_of(state: &State, side: Side, slot: Slot) -> Option<Slot> {
    state.combat.led[side][army(state, side, slot)?]
}

/// The objective a group fights for, by its defender.
pub(crate) fn front_of_group(state: &State, group: u8) -> Side {
    let at_republic = state.combat.battle.as_ref().is_some_and(|battle| battle.at_republic >> group & 1 != 0);
    if at_republic { Side::Republic } else { Side::National }
}

/// The armies of a side in a group that are still there.
pub(crate) fn members(state: &State, side: Side, group: u8) -> Cards {
    of_groups(state, side, |of| of == group) & state.mobilised(side)
}

/// All declared armies of a side.
fn declared(state: &State, side: Side) -> Cards {
    of_groups(state, side, |group| group != 0) & state.mobilised(side)
}

/// The armies of a side in the groups that are meant, or facing them.
#[inline]
fn of_groups(state: &State, side: Side, meant: impl Fn(u8) -> bool) -> Cards {
    let Some(battle) = &state.combat.battle else { return Cards::NONE };
    let all = battle.group[side].iter().zip(&state.table(side).army_slots);
    all.filter(|(group, _)| meant(**group)).map(|(_, slot)| *slot).collect()
}

/// §8.12: of the cards asked about, mobilised armies that have their action and are in no group yet.
fn may_fight<S: Sieve>(state: &State, player: Player, of: S) -> S {
    let side = player.side();
    of.must(state.table(side).armies, "8.14", "not-an-army")
        .must(state.mobilised(side), "8.12", "not-mobilised")
        .must(c7_actions::reach(state, player), "11.4", "not-your-card")
        .must(!declared(state, side), "7.18", "already-in-a-group")
        .must(c7_actions::ready(state, side), "8.12", "action-spent")
}

fn arm(state: &State, side: Side, slot: Slot) -> Arm {
    state.table(side).cards[usize::from(slot)].arm
}

/// §8.10: what the active side may do while it forms groups. §8.16: it may stop with armies left over.
pub(crate) fn list_offensive(state: &State, listing: &mut impl Listing) {
    let player = state.active;
    let declared = state.combat.groups() > 0;
    listing.one(Verb::Renounce, || must(!declared, "8.11", "a-group-is-declared"));
    listing.one(Verb::Done, || must(declared, "8.11", "no-group-is-declared"));
    c9_abilities::list(state, player, listing);
    listing.cards(Verb::Group, player.side(), |of| may_fight(state, player, of));
}

/// A new group with its first army.
pub(crate) fn open_group(state: &mut State, slot: Slot, log: &mut impl EventSink<Event>) {
    let side = state.active_side();
    let at_republic = state.front_of(side, slot) == Some(Side::Republic);
    let Some(battle) = &mut state.combat.battle else { return };
    battle.groups += 1;
    let group = battle.groups;
    battle.at_republic |= u64::from(at_republic) << group;
    state.stack.push(Frame::Grouping { group });
    enter_group(state, side, slot, group);
    log.emit(Event::Grouped { card: state.number(side, slot), group, front: front_of_group(state, group) });
}

fn enter_group(state: &mut State, side: Side, slot: Slot, group: u8) {
    if let (Some(army), Some(battle)) = (army(state, side, slot), &mut state.combat.battle) {
        battle.group[side][army] = group;
    }
}

/// §8.5, §8.13: of the cards asked about, armies of the same arm at the same objective that may still join.
pub(crate) fn may_join<S: Sieve>(state: &State, group: u8, of: S) -> S {
    let (player, side) = (state.active, state.active_side());
    let first = members(state, side, group).first();
    let here = state.at(side, front_of_group(state, group));
    let same_arm = first.map_or(Cards::NONE, |first| state.table(side).arms[arm(state, side, first)]);
    may_fight(state, player, of).must(here, "8.13", "not-at-that-objective").must(same_arm, "8.13", "not-of-that-arm")
}

/// What the active side may do while it forms a group.
pub(crate) fn list_grouping(state: &State, group: u8, listing: &mut impl Listing) {
    listing.open(Verb::Done);
    listing.cards(Verb::Join, state.active_side(), |of| may_join(state, group, of));
}

pub(crate) fn join(state: &mut State, group: u8, slot: Slot, log: &mut impl EventSink<Event>) {
    let side = state.active_side();
    enter_group(state, side, slot, group);
    log.emit(Event::Grouped { card: state.number(side, slot), group, front: front_of_group(state, group) });
}

/// §8.11: no declaration; the combat is over, no action is spent.
pub(crate) fn renounce(state: &mut State, log: &mut impl EventSink<Event>) {
    log.emit(Event::CombatRenounced(state.active_side()));
    state.stack.drop_to(Frame::EndCombat);
}

/// §8.3, §8.19: of the cards asked about, the armies that may be assigned to an attacking group.
fn may_face<S: Sieve>(state: &State, player: Player, group: u8, of: S) -> S {
    let (side, active) = (player.side(), state.active_side());
    let attacker = members(state, active, group).first();
    let against = attacker.map_or(Arm::Land, |slot| arm(state, active, slot));
    let here = state.at(side, front_of_group(state, group));
    let defends = |slot: Slot| state.table(side).cards[usize::from(slot)].defends.contains(against);
    may_fight(state, player, of.given(must(attacker.is_some(), "8.19", "no-such-group")))
        .must(here, "8.19", "not-at-that-objective")
        .each(|slot| must(defends(slot), "8.19", "cannot-face-that-arm"))
}

/// Whether the passive side has assigned anybody yet, or may.
pub(crate) fn can_defend(state: &State, player: Player) -> bool {
    !declared(state, player.side()).is_empty()
        || (1..=state.combat.groups()).any(|group| !may_face(state, player, group, Cards::ALL).is_empty())
}

/// §8.18: what the passive side may do while it assigns its armies.
pub(crate) fn list_defensive(state: &State, listing: &mut impl Listing) {
    let player = state.combat.defender;
    listing.open(Verb::Done);
    c9_abilities::list(state, player, listing);
    for group in 1..=state.combat.groups() {
        listing.cards(Verb::Defend(group), player.side(), |of| may_face(state, player, group, of));
    }
}

pub(crate) fn defend(state: &mut State, group: u8, slot: Slot, log: &mut impl EventSink<Event>) {
    let side = state.combat.defender.side();
    enter_group(state, side, slot, group);
    log.emit(Event::Defends { card: state.number(side, slot), group, front: front_of_group(state, group) });
}

/// §11.4: whether the passive side has to say which of its two players defends: both of them could, and neither played a
/// leader.
pub(crate) fn asks_for_defender(state: &State) -> bool {
    let players = passive_players(state);
    state.agreed.scenario == Scenario::Independent
        && !players.iter().any(|player| c7_actions::has_the_leader(state, *player))
        && players.iter().all(|player| can_defend(state, *player))
}

/// §11.5: the player who played the leader defends for both; without a leader, the only player who can.
pub(crate) fn settle_defender(state: &mut State) {
    if state.agreed.scenario != Scenario::Independent {
        return;
    }
    let players = passive_players(state);
    let leader = players.into_iter().find(|player| c7_actions::has_the_leader(state, *player));
    if let Some(player) = leader.or_else(|| players.into_iter().find(|player| can_defend(state, *player))) {
        state.combat.defender = player;
    }
}

fn passive_players(state: &State) -> [Player; 2] {
    let first = Player::first(state.active_side().foe());
    [first, first.partner()]
}

/// §8.15: of the cards asked about, the armies that may be put under a commander now: declared, at his objective, of his
/// arm, led by nobody.
pub(crate) fn may_be_led<S: Sieve>(state: &State, player: Player, commander: Slot, of: S) -> S {
    let side = player.side();
    let table = state.table(side);
    let led = led_by(state, side, commander);
    let front = led.first().and_then(|slot| state.front_of(side, slot)).or(state.front_of(side, commander));
    let here = match front {
        Some(front) => state.at(side, front),
        // §10.18: the Generalissimo commands from the rearguard, at one objective.
        None => state.mobilised(side),
    };
    let discipline = state.sides[side].now.skills[Skill::Discipline];
    let undisciplined = led.without(discipline).first().map(|slot| group_of(state, side, slot));
    // §8.15, §9.5: all in one group with him, but for those with Discipline.
    let with_him = |slot: Slot| undisciplined.is_none_or(|group| group == group_of(state, side, slot));
    of.must(declared(state, side), "8.15", "in-no-group")
        .must(here, "8.2", "not-at-his-objective")
        .must(table.arms[arm(state, side, commander)], "8.13", "not-of-his-arm")
        .each(|slot| {
            must(commander_of(state, side, slot).is_none(), "8.15", "led-already")?;
            must(discipline.contains(slot) || with_him(slot), "8.15", "not-of-his-group")
        })
}

/// The armies a commander has been given so far.
pub(crate) fn led_by(state: &State, side: Side, commander: Slot) -> Cards {
    let led = state.combat.led[side].iter().zip(&state.table(side).army_slots);
    led.filter(|(of, _)| **of == Some(commander)).map(|(_, slot)| *slot).collect()
}

/// §8.2, §8.12: of the cards asked about, the characters who may be given armies now.
pub(crate) fn may_command<S: Sieve>(state: &State, player: Player, of: S) -> S {
    let side = player.side();
    let mobilised = state.mobilised(side) | c10_leadership::commanding_from_the_rear(state, side);
    of.must(state.table(side).military, "8.2", "not-a-commander")
        .must(mobilised, "8.2", "not-mobilised")
        .must(c7_actions::reach(state, player), "11.4", "not-your-card")
        .must(c7_actions::ready(state, side), "8.12", "action-spent")
        .each(|slot| {
            must(led_by(state, side, slot).is_empty(), "8.2", "commands-already")?;
            must(!may_be_led(state, player, slot, Cards::ALL).is_empty(), "8.14", "no-army-to-lead")
        })
}

pub(crate) fn list_commanding(state: &State, player: Player, listing: &mut impl Listing) {
    listing.open(Verb::Done);
    c9_abilities::list(state, player, listing);
    listing.cards(Verb::Command, player.side(), |of| may_command(state, player, of));
}

pub(crate) fn command(state: &mut State, player: Player, slot: Slot) {
    let left = state.table(player.side()).cards[usize::from(slot)].command;
    state.stack.push(Frame::Leading { player, commander: slot, left });
}

pub(crate) fn list_leading(state: &State, player: Player, commander: Slot, listing: &mut impl Listing) {
    let side = player.side();
    listing.one(Verb::Done, || must(!led_by(state, side, commander).is_empty(), "8.14", "must-lead-an-army"));
    listing.cards(Verb::Under, side, |of| may_be_led(state, player, commander, of));
}

pub(crate) fn put_under(
    state: &mut State,
    (player, commander, left): (Player, Slot, u8),
    slot: Slot,
    log: &mut impl EventSink<Event>,
) {
    let side = player.side();
    if let Some(army) = army(state, side, slot) {
        state.combat.led[side][army] = Some(commander);
    }
    let (commander_no, army_no) = (state.number(side, commander), state.number(side, slot));
    log.emit(Event::Commands { commander: commander_no, army: army_no });
    match left {
        1 => state.stack.pop(),
        _ => state.stack.replace(Frame::Leading { player, commander, left: left - 1 }),
    }
}

/// The characters who command an army of a side.
pub(crate) fn commanders(state: &State, side: Side) -> Cards {
    state.combat.led[side].iter().flatten().copied().collect()
}

/// The declaration stands: every army and commander in it has used its military action (§7.18).
pub(crate) fn finish(state: &mut State, side: Side) {
    for slot in declared(state, side).iter() {
        c7_actions::spend_action(state, side, slot);
    }
    for commander in commanders(state, side).iter() {
        c7_actions::spend_action(state, side, commander);
    }
}
