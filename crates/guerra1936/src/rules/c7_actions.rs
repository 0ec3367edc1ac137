//! Chapter 7, what is done with cards in play: interventions and military actions.

use crate::actions::{Event, How};
use crate::effects;
use crate::ids::{Intervention, Player, Side};
use crate::menu::{Implied, Listing, Sieve, Verb};
use crate::rules::{c3_cards, c5_boards};
use crate::sets::{Cards, Slot};
use crate::setup::Scenario;
use crate::state::{Frame, Stage, State};
use frente_kernel::{EventSink, must};

/// The characters a player may have intervene: their own, or the pair's (§11.6).
pub(crate) fn persons(state: &State, player: Player) -> Cards {
    match state.agreed.scenario {
        Scenario::Pairs => state.in_play(player.side()),
        _ => state.own_in_play(player),
    }
}

/// The cards a player may lead to war: their own, the pair's, and, with the leader, the partner's (§11.5).
pub(crate) fn reach(state: &State, player: Player) -> Cards {
    let side = player.side();
    match state.agreed.scenario {
        Scenario::Duel | Scenario::Pairs => state.in_play(side),
        Scenario::Independent if has_the_leader(state, player) => state.in_play(side),
        Scenario::Independent => state.own_in_play(player),
    }
}

/// Whether this player has the leader of the side.
pub(crate) fn has_the_leader(state: &State, player: Player) -> bool {
    let leader = state.sides[player.side()].leader;
    leader.is_some_and(|leader| leader.card.is_none_or(|card| state.own_in_play(player).contains(card)))
}

/// §7.20: the interventions a player may use now.
pub(crate) fn list_interventions(state: &State, player: Player, listing: &mut impl Listing) {
    let persons = persons(state, player);
    for which in Intervention::ALL {
        let may = |of| may_intervene(state, player, which, persons, of);
        listing.cards(Verb::Intervene(which), player.side(), may);
    }
}

/// Of the cards asked about, those among a player's `persons` whose first or second intervention they may use now.
fn may_intervene<S: Sieve>(state: &State, player: Player, which: Intervention, persons: Cards, of: S) -> S {
    let side = player.side();
    let (table, own) = (state.table(side), &state.sides[side]);
    let [in_own, in_enemys] = &table.interventions[which];
    let now = if state.active_side() == side { in_own } else { in_enemys };
    let set = of
        .must(Implied(|| state.in_play(side)), "7.20", "not-in-play")
        .must(persons, "11.4", "not-your-card")
        .must(Implied(|| in_own.all() | in_enemys.all()), "7.20", "no-such-intervention")
        .must(Implied(|| now.all()), "7.20", "not-in-this-turn")
        .must(!own.now.used[which], "7.20", "intervention-used")
        .must(!own.now.blocked, "7.20", "intervention-blocked")
        .must(now.within[usize::from(own.economy).min(now.within.len() - 1)], "7.20", "too-dear");
    set.each_beside(now.plain, |slot| {
        let ability = table.cards[usize::from(slot)].interventions[which];
        ability.map_or(Ok(()), |ability| effects::may_use(state, player, ability))
    })
}

/// §7.20: a character intervenes.
pub(crate) fn intervene(
    state: &mut State,
    player: Player,
    which: Intervention,
    slot: Slot,
    log: &mut impl EventSink<Event>,
) {
    let side = player.side();
    let Some(ability) = state.table(side).cards[usize::from(slot)].interventions[which] else { return };
    let cost = state.tables().ability(ability).cost;
    state.sides[side].now.used[which].insert(slot);
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

/// §7.16, §8.5: the armies and commanders of an arm the objective admits, if it is active.
pub(crate) fn admitted(state: &State, side: Side, front: Side) -> Cards {
    let Some(field) = state.fields[front] else { return Cards::NONE };
    let (table, arms) = (state.table(side), state.tables().objectives[usize::from(field.objective)].mobilisable);
    arms.iter().fold(Cards::NONE, |set, arm| set | table.arms[arm])
}

/// Cards of the rearguard that some active objective admits.
pub(crate) fn mobilisable_somewhere(state: &State, side: Side) -> Cards {
    state.rear(side) & (admitted(state, side, Side::National) | admitted(state, side, Side::Republic))
}

/// What mobilising a card costs.
pub(crate) fn mobilisation_cost(state: &State, side: Side, slot: Slot) -> u8 {
    let table = state.table(side);
    let mut cost = i16::from(table.cards[usize::from(slot)].mobilisation);
    let holders = table.mobilise_discounters & state.in_play(side);
    if !holders.is_empty() {
        let leader = state.sides[side].leader.map(|leader| leader.faction);
        for discount in table.mobilise_discounts.iter().filter(|discount| holders.contains(discount.holder)) {
            let on = &discount.on;
            let assimilated = on.faction.is_some() && on.faction == leader && on.assimilated[side].contains(slot);
            if on.cards[side].contains(slot) || assimilated {
                cost += i16::from(discount.by);
            }
        }
    }
    cost.max(0) as u8
}

/// §9.6: what mobilising an army by Enthusiasm costs.
pub(crate) fn enthusiasm_cost(state: &State, side: Side, slot: Slot) -> u8 {
    mobilisation_cost(state, side, slot) + state.table(side).cards[usize::from(slot)].enthusiasm
}

/// §7.15: what a player may do with armies and commanders.
pub(crate) fn list(state: &State, player: Player, listing: &mut impl Listing) {
    let side = player.side();
    let active = must(side == state.active_side(), "7.15", "only-the-active-side");
    listing.given(active, |listing| {
        let somewhere = must(state.fields.values().iter().any(Option::is_some), "7.16", "no-objective-there");
        listing.given(somewhere, |listing| list_mobilisation(state, player, listing));
        listing.cards(Verb::Demobilise, side, |of| {
            of.must(state.mobilised(side), "7.16", "not-mobilised")
                .must(reach(state, player), "11.4", "not-your-card")
                .must(ready(state, side), "7.15", "action-spent")
        });
    });
}

/// §7.16, §9.6: the cards a player may mobilise by their action, and the armies they may mobilise by Enthusiasm.
fn list_mobilisation(state: &State, player: Player, listing: &mut impl Listing) {
    let side = player.side();
    let (table, economy) = (state.table(side), state.sides[side].economy);
    let (rear, reach, ready) = (state.rear(side), reach(state, player), ready(state, side));
    let payable = within_economy(state, side, rear & reach & ready & (table.armies | table.military));
    for front in Side::ALL {
        listing.cards(Verb::Mobilise(front), side, |of| {
            may_go_to(state, side, front, of, rear, reach)
                .must(ready, "7.15", "action-spent")
                .must(payable, "7.16", "too-dear")
        });
    }
    let before_combat = must(state.stage == Stage::NotDeclared, "9.6", "combat-was-declared");
    listing.given(before_combat, |listing| {
        for front in Side::ALL {
            listing.cards(Verb::Enthuse(front), side, |of| {
                may_go_to(state, side, front, of, rear, reach)
                    .must(table.enthusiasm, "9.6", "no-enthusiasm")
                    .each(|slot| must(enthusiasm_cost(state, side, slot) <= economy, "9.6", "too-dear"))
            });
        }
    });
}

/// Those of these cards whose mobilisation a side can pay.
fn within_economy(state: &State, side: Side, set: Cards) -> Cards {
    let (table, economy) = (state.table(side), state.sides[side].economy);
    if (table.mobilise_discounters & state.in_play(side)).is_empty() {
        return set & table.mobilisation[usize::from(economy).min(table.mobilisation.len() - 1)];
    }
    set.iter().filter(|slot| mobilisation_cost(state, side, *slot) <= economy).collect()
}

/// §7.16: of the cards asked about, those of the rearguard and within a player's reach that may go to the objective `front`
/// defends, whatever it takes.
fn may_go_to<S: Sieve>(state: &State, side: Side, front: Side, of: S, rear: Cards, reach: Cards) -> S {
    let table = state.table(side);
    of.given(must(state.fields[front].is_some(), "7.16", "no-objective-there"))
        .must(rear, "7.16", "not-in-rearguard")
        .must(reach, "11.4", "not-your-card")
        .must(Implied(|| table.armies | table.military), "3.9", "stays-in-rearguard")
        .must(admitted(state, side, front), "7.16", "arm-not-admitted")
}

/// §3.14: a card comes to the military objective `front` defends.
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

/// Takes a card back to the rearguard; it leaves its group and its commander.
pub(crate) fn to_rear(state: &mut State, side: Side, slot: Slot, how: How, log: &mut impl EventSink<Event>) {
    let (owner, front) = (state.owner(side, slot), state.front_of(side, slot));
    let hold = state.holdings_mut(owner);
    Side::ALL.into_iter().for_each(|front| hold.at[front].remove(slot));
    hold.rear.insert(slot);
    c3_cards::forget_command(state, side, slot);
    log.emit(Event::Demobilised { card: state.number(side, slot), front, how });
}

/// §7.16: mobilises a card for its cost and its military action of the turn.
pub(crate) fn mobilise(state: &mut State, side: Side, slot: Slot, front: Side, log: &mut impl EventSink<Event>) {
    let cost = mobilisation_cost(state, side, slot);
    spend_action(state, side, slot);
    to_front(state, side, slot, front, How::Action, log);
    c5_boards::change_economy(state, side, -i16::from(cost), log);
}

/// §9.6: by Enthusiasm, which costs more than an action but spends none.
pub(crate) fn enthuse(state: &mut State, side: Side, slot: Slot, front: Side, log: &mut impl EventSink<Event>) {
    let cost = enthusiasm_cost(state, side, slot);
    to_front(state, side, slot, front, How::Enthusiasm, log);
    c5_boards::change_economy(state, side, -i16::from(cost), log);
}

/// §7.16: demobilises a card for its military action of the turn alone.
pub(crate) fn demobilise(state: &mut State, side: Side, slot: Slot, log: &mut impl EventSink<Event>) {
    spend_action(state, side, slot);
    to_rear(state, side, slot, How::Action, log);
}

/// §7.17: mobilises a card by the effect of another, without cost or military action.
pub(crate) fn mobilise_extraordinarily(
    state: &mut State,
    side: Side,
    slot: Slot,
    front: Side,
    log: &mut impl EventSink<Event>,
) {
    to_front(state, side, slot, front, How::Extraordinary, log);
}

/// §7.17: demobilises a card by the effect of another, without a military action.
pub(crate) fn demobilise_extraordinarily(state: &mut State, side: Side, slot: Slot, log: &mut impl EventSink<Event>) {
    to_rear(state, side, slot, How::Extraordinary, log);
}
