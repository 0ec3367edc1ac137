//! Chapter 7, what is done with cards in play: interventions and military actions.

use crate::actions::{Event, How};
use crate::effects;
use crate::ids::{Player, Side};
use crate::rules::{c3_cards, c5_boards};
use crate::sets::{Cards, Slot};
use crate::setup::Scenario;
use crate::state::{Frame, State};
use frente_kernel::EventSink;

/// The characters a player may have intervene: his own, or the pair's (§11.6).
pub(crate) fn persons(state: &State, player: Player) -> Cards {
    match state.agreed.scenario {
        Scenario::Pairs => state.in_play(player.side()),
        _ => state.own_in_play(player),
    }
}

/// The cards a player may lead to war: his own, the pair's, and, with the leader, the partner's (§11.5).
pub(crate) fn reach(state: &State, player: Player) -> Cards {
    let side = player.side();
    match state.agreed.scenario {
        Scenario::Duel | Scenario::Pairs => state.in_play(side),
        Scenario::Independent if has_the_leader(state, player) => state.in_play(side),
        Scenario::Independent => state.own_in_play(player),
    }
}

/// Whether the leader of his side is this player's card.
pub(crate) fn has_the_leader(state: &State, player: Player) -> bool {
    state.sides[player.side()].leader.is_some_and(|leader| match leader.card {
        crate::state::NOBODY => true,
        card => state.own_in_play(player).has(card),
    })
}

/// §7.20: the characters whose first or second intervention may be used now.
pub(crate) fn interventions(state: &State, player: Player, which: u8) -> Cards {
    let side = player.side();
    let (table, own, at) = (state.table(side), &state.sides[side], usize::from(which));
    let turn = usize::from(state.active_side() != side);
    let ready = persons(state, player).without(own.now.used[at] | own.now.blocked);
    let entry = &table.interventions[at][turn];
    let mut set = entry.simple[usize::from(own.economy).min(entry.simple.len() - 1)] & ready;
    for slot in (entry.other & ready).iter() {
        if let Some(ability) = table.cards[usize::from(slot)].interventions[at]
            && state.tables().ability(ability).cost <= own.economy
            && effects::is_usable(state, player, ability)
        {
            set.insert(slot);
        }
    }
    set
}

/// §7.20: a character intervenes.
pub(crate) fn intervene(state: &mut State, player: Player, which: u8, slot: Slot, log: &mut impl EventSink<Event>) {
    let side = player.side();
    let Some(ability) = state.table(side).cards[usize::from(slot)].interventions[usize::from(which)] else { return };
    let cost = state.tables().ability(ability).cost;
    state.sides[side].now.used[usize::from(which)].insert(slot);
    log.emit(Event::Intervened { player, card: state.number(side, slot), cost });
    c5_boards::change_economy(state, side, -i16::from(cost), log);
    state.stack.push(Frame::Run { ability, pc: 0, player });
}

/// §7.15: the cards that still have a military action this turn.
pub(crate) fn ready(state: &State, side: Side) -> Cards {
    let now = &state.sides[side].now;
    !now.spent | now.extra.cards()
}

/// §7.15: spends a military action, an extra one first.
pub(crate) fn spend_action(state: &mut State, side: Side, slot: Slot) {
    let now = &mut state.sides[side].now;
    match now.extra.get(slot) {
        0 => now.spent.insert(slot),
        extra => now.extra.set(slot, extra - 1),
    }
}

/// §7.16: the armies and commanders whose arm the objective admits, if it is active.
pub(crate) fn admitted(state: &State, side: Side, front: Side) -> Cards {
    let Some(field) = state.fields[front] else { return Cards::NONE };
    let (table, arms) = (state.table(side), state.tables().objectives[usize::from(field.objective)].mobilisable);
    (0..3).filter(|arm| arms >> arm & 1 != 0).fold(Cards::NONE, |set, arm| set | table.arms[arm])
}

/// Cards of the rearguard that some active objective admits.
pub(crate) fn mobilisable_somewhere(state: &State, side: Side) -> Cards {
    state.rear(side) & (admitted(state, side, Side::National) | admitted(state, side, Side::Republic))
}

/// What mobilising a card costs.
fn mobilisation_cost(state: &State, side: Side, slot: Slot) -> u8 {
    let table = state.table(side);
    let mut cost = i16::from(table.cards[usize::from(slot)].mobilisation);
    let holders = table.mobilise_discounters & state.in_play(side);
    if !holders.is_empty() {
        let leader = state.sides[side].leader.map(|leader| leader.faction);
        for discount in table.mobilise_discounts.iter().filter(|discount| holders.has(discount.holder)) {
            let on = &discount.on;
            let assimilated = on.faction.is_some() && on.faction == leader && on.assimilated[side].has(slot);
            if on.cards[side].has(slot) || assimilated {
                cost += i16::from(discount.by);
            }
        }
    }
    cost.max(0) as u8
}

/// §7.16: the cards a player may mobilise by their action, on any objective that admits them.
pub(crate) fn mobilisable(state: &State, player: Player) -> Cards {
    let side = player.side();
    let (table, economy) = (state.table(side), state.sides[side].economy);
    let set = state.rear(side) & reach(state, player) & (table.armies | table.military) & ready(state, side);
    if (table.mobilise_discounters & state.in_play(side)).is_empty() {
        return set & table.mobilisation[usize::from(economy).min(table.mobilisation.len() - 1)];
    }
    set.iter().filter(|slot| mobilisation_cost(state, side, *slot) <= economy).collect()
}

/// §9.6: the armies a player may mobilise by Enthusiasm.
pub(crate) fn enthusiasts(state: &State, player: Player) -> Cards {
    let side = player.side();
    let (table, economy) = (state.table(side), state.sides[side].economy);
    let set = state.rear(side) & reach(state, player) & table.enthusiasm;
    let cost = |slot: Slot| mobilisation_cost(state, side, slot) + table.cards[usize::from(slot)].enthusiasm;
    set.iter().filter(|slot| cost(*slot) <= economy).collect()
}

fn to_front(state: &mut State, side: Side, slot: Slot, front: Side, how: How, log: &mut impl EventSink<Event>) {
    let owner = state.owner(side, slot);
    let hold = state.holdings_mut(owner);
    hold.rear.remove(slot);
    hold.at[front].insert(slot);
    if let Some(field) = state.fields[front] {
        let (card, objective) = (state.number(side, slot), state.objective_number(field.objective));
        log.emit(Event::Mobilised { card, objective, how });
    }
}

/// Back to the rearguard; groups and commands end.
pub(crate) fn to_rear(state: &mut State, side: Side, slot: Slot, how: How, log: &mut impl EventSink<Event>) {
    let owner = state.owner(side, slot);
    let hold = state.holdings_mut(owner);
    Side::ALL.into_iter().for_each(|front| hold.at[front].remove(slot));
    hold.rear.insert(slot);
    c3_cards::forget_command(state, side, slot);
    log.emit(Event::Demobilised { card: state.number(side, slot), how });
}

/// §7.16: paid, and the military action of the turn.
pub(crate) fn mobilise(state: &mut State, side: Side, slot: Slot, front: Side, log: &mut impl EventSink<Event>) {
    let cost = mobilisation_cost(state, side, slot);
    spend_action(state, side, slot);
    to_front(state, side, slot, front, How::Action, log);
    c5_boards::change_economy(state, side, -i16::from(cost), log);
}

/// §9.6: paid twice over, but no military action.
pub(crate) fn enthuse(state: &mut State, side: Side, slot: Slot, front: Side, log: &mut impl EventSink<Event>) {
    let cost = mobilisation_cost(state, side, slot) + state.table(side).cards[usize::from(slot)].enthusiasm;
    to_front(state, side, slot, front, How::Enthusiasm, log);
    c5_boards::change_economy(state, side, -i16::from(cost), log);
}

/// §7.16: free, but the military action of the turn.
pub(crate) fn demobilise(state: &mut State, side: Side, slot: Slot, log: &mut impl EventSink<Event>) {
    spend_action(state, side, slot);
    to_rear(state, side, slot, How::Action, log);
}

/// §7.17: by a card: neither cost nor action.
pub(crate) fn mobilise_extraordinarily(
    state: &mut State,
    side: Side,
    slot: Slot,
    front: Side,
    log: &mut impl EventSink<Event>,
) {
    to_front(state, side, slot, front, How::Extraordinary, log);
}

/// §7.17: by a card: no action.
pub(crate) fn demobilise_extraordinarily(state: &mut State, side: Side, slot: Slot, log: &mut impl EventSink<Event>) {
    to_rear(state, side, slot, How::Extraordinary, log);
}
