//! Chapter 3, cards: what playing one costs, and how cards move between reserve, hand, rearguard and limbo.

use crate::actions::Event;
use crate::data::Pick;
use crate::effects;
use crate::ids::{Faction, Intervention, Player, Side, Skill};
use crate::menu::Sieve;
use crate::rules::{c5_boards, c10_leadership};
use crate::sets::{Cards, Factions, Slot};
use crate::state::{Frame, State, Window};
use frente_kernel::{EventSink, Key, must};

/// §4.4: the factions a card is of when it is played: all that are printed, and an army with Assimilation is also of the leader's (§9.2).
fn factions(state: &State, side: Side, slot: Slot) -> Factions {
    let table = state.table(side);
    let printed = table.cards[usize::from(slot)].factions;
    match state.sides[side].leader {
        Some(leader) if table.assimilation.contains(slot) => printed.or(Factions::only(leader.faction)),
        _ => printed,
    }
}

/// Whether a selector fits a card that counts as of these factions.
fn fits(pick: &Pick, side: Side, slot: Slot, factions: Factions) -> bool {
    match pick.faction {
        None => pick.cards[side].contains(slot),
        Some(faction) => factions.contains(faction) && (pick.cards[side] | pick.assimilated[side]).contains(slot),
    }
}

/// What a side pays for cards now: what makes them cheaper is gathered once for as many cards as are asked about.
pub(crate) struct Prices<'a> {
    state: &'a State,
    side: Side,
    /// Cards in play with a discount for others.
    discounters: Cards,
}

impl Prices<'_> {
    pub fn of(state: &State, side: Side) -> Prices<'_> {
        Prices { state, side, discounters: state.table(side).play_discounters & state.in_play(side) }
    }

    /// §3.7: what playing a card costs: all changes summed, never below 0 (ruling R14).
    fn cost(&self, slot: Slot, factions: Factions) -> u8 {
        let (state, side) = (self.state, self.side);
        let (table, own) = (state.table(side), &state.sides[side]);
        let mut cost = i16::from(table.cards[usize::from(slot)].cost);
        for holder in self.discounters.iter() {
            for discount in &table.cards[usize::from(holder)].discounts {
                if fits(&discount.on, side, slot, factions) {
                    cost += i16::from(discount.by);
                }
            }
        }
        // §10.17, §10.19: the discount is no use of the leader, so it holds as often as it can and in both turns.
        if let Some(leader) = own.leader
            && factions.contains(leader.faction)
        {
            cost -= i16::from(state.data().rules.discount.0);
        }
        for cheap in own.now.cheap {
            if cheap.left > 0 && effects::cost_pick(state, cheap.ability, cheap.pc).cards[side].contains(slot) {
                cost += i16::from(cheap.by);
            }
        }
        cost.max(0) as u8
    }

    /// Those of these cards the side can pay for.
    fn within_economy(&self, cards: Cards) -> Cards {
        let own = &self.state.sides[self.side];
        let within = &self.state.table(self.side).within;
        let none_next = own.now.cheap.iter().all(|cheap| cheap.left == 0);
        if self.discounters.is_empty() && own.leader.is_none() && none_next {
            return cards & within[usize::from(own.economy).min(within.len() - 1)];
        }
        cards.iter().filter(|slot| self.least(*slot) <= own.economy).collect()
    }

    /// The least a card costs: as of all its factions, or as the one of them that makes it cheapest (§11.3).
    pub fn least(&self, slot: Slot) -> u8 {
        let all = factions(self.state, self.side, slot);
        if !must_choose_faction(self.state, all) {
            return self.cost(slot, all);
        }
        all.iter().map(|faction| self.cost(slot, Factions::only(faction))).min().unwrap_or(0)
    }
}

/// §11.3: under cohesion a card of several factions is played as one of them.
fn must_choose_faction(state: &State, factions: Factions) -> bool {
    state.agreed.cohesion && factions.len() > 1
}

/// §11.3: of the factions asked about, those a card may be played as.
pub(crate) fn may_play_as<S: Sieve>(state: &State, player: Player, slot: Slot, of: S) -> S {
    let side = player.side();
    let (factions, prices) = (factions(state, side, slot), Prices::of(state, side));
    of.must(Cards::of_values(factions.iter()), "11.3", "not-of-that-faction").each(|faction| {
        let only = Factions::only(Faction::at(faction.place()));
        must(prices.cost(slot, only) <= state.sides[side].economy, "3.7", "too-dear-as-that-faction")?;
        let ability = state.table(side).cards[usize::from(slot)].played;
        ability.map_or(Ok(()), |ability| effects::may_use_after(state, player, ability, mark(state, side, only)))
    })
}

/// §7.2, §7.10: of the cards asked about, those a player may play when they have the move in the main phase.
pub(crate) fn may_play<S: Sieve>(state: &State, player: Player, of: S) -> S {
    let side = player.side();
    let mut set = in_hand(state, player, of);
    if side != state.active_side() {
        set = set.must(state.table(side).measures, "7.10", "passive-plays-measures-only");
    }
    may_pay_for(state, player, set)
}

/// §8.6: of the cards asked about, those a player may play in a window of combat.
pub(crate) fn may_play_in_combat<S: Sieve>(state: &State, window: Window, player: Player, of: S) -> S {
    let table = state.table(player.side());
    let set = in_hand(state, player, of)
        .must(table.measures, "8.6", "measures-only-in-combat")
        .given(must(window != Window::Second, "8.17", "no-measures-any-more"))
        .given(must(window != Window::Third, "8.20", "no-measures-any-more"));
    may_pay_for(state, player, set)
}

/// §3.12: of the cards asked about, those in a player's hand.
pub(crate) fn in_hand<S: Sieve>(state: &State, player: Player, of: S) -> S {
    of.must(state.holdings(player).hand, "3.12", "not-in-hand")
}

/// §3.7, §3.10, §7.11: of these cards, those that may be played for what they are and cost.
fn may_pay_for<S: Sieve>(state: &State, player: Player, of: S) -> S {
    let side = player.side();
    let table = state.table(side);
    // Ruling R6: no international aid before the end of one's own first turn, replies included.
    let barred = if state.holdings(player).fresh { table.aid } else { Cards::NONE };
    let set = of.must(!barred, "7.11", "no-aid-yet").each_beside(!table.conditional, |slot| {
        let ability = table.cards[usize::from(slot)].played;
        ability.map_or(Ok(()), |ability| effects::may_use_after(state, player, ability, least_mark(state, side, slot)))
    });
    set.must(Prices::of(state, side).within_economy(set.left()), "3.7", "too-dear")
}

/// §7.10: a card is played, or first asked which of its factions it is played as.
pub(crate) fn play(state: &mut State, player: Player, slot: Slot, log: &mut impl EventSink<Event>) {
    let factions = factions(state, player.side(), slot);
    if must_choose_faction(state, factions) {
        // It is announced, and so seen, before it is paid.
        state.holdings_mut(player).open.insert(slot);
        state.stack.push(Frame::PlayAs { player, card: slot });
    } else {
        play_as(state, player, slot, factions, log);
    }
}

/// The card is paid for and comes into play, or acts and is gone.
pub(crate) fn play_as(
    state: &mut State,
    player: Player,
    slot: Slot,
    factions: Factions,
    log: &mut impl EventSink<Event>,
) {
    let side = player.side();
    let table = state.table(side);
    let cost = Prices::of(state, side).cost(slot, factions);
    use_up_discounts(state, side, slot);
    take_from_hand(state, player, slot);
    log.emit(Event::Played { player, card: state.number(side, slot), cost });
    c5_boards::change_economy(state, side, -i16::from(cost), log);
    mark_faction(state, side, factions, log);
    if table.measures.contains(slot) {
        state.sides[side].transit.insert(slot);
        state.stack.push(Frame::Discharge { player, card: slot });
        if let Some(ability) = table.cards[usize::from(slot)].played {
            state.stack.push(Frame::Run { ability, pc: 0, player });
        }
    } else {
        // §3.13: characters and armies are played to the rearguard.
        state.holdings_mut(player).rear.insert(slot);
        effects::trigger(state, player, &table.cards[usize::from(slot)].entering);
    }
}

/// Ruling R14: "the next cards played" are counted down, whatever they cost.
fn use_up_discounts(state: &mut State, side: Side, slot: Slot) {
    for at in 0..2 {
        let cheap = state.sides[side].now.cheap[at];
        if cheap.left > 0 && effects::cost_pick(state, cheap.ability, cheap.pc).cards[side].contains(slot) {
            state.sides[side].now.cheap[at].left -= 1;
        }
    }
}

/// §11.2: what playing a card of these factions costs in Moral: nothing where one of them was played before.
fn mark(state: &State, side: Side, factions: Factions) -> u8 {
    let marked = state.sides[side].marked;
    if !state.agreed.cohesion || factions.without(marked).is_empty() {
        return 0;
    }
    let values = &state.data().rules.cohesion.0;
    values[(marked.len() as usize).min(values.len() - 1)]
}

/// §11.2, §11.3: the least that playing a card costs in Moral: as the one of its factions that costs least, of those its side
/// can pay for.
fn least_mark(state: &State, side: Side, slot: Slot) -> u8 {
    let all = factions(state, side, slot);
    if !must_choose_faction(state, all) {
        return mark(state, side, all);
    }
    let prices = Prices::of(state, side);
    let paid = all.iter().map(Factions::only).filter(|only| prices.cost(slot, *only) <= state.sides[side].economy);
    paid.map(|only| mark(state, side, only)).min().unwrap_or(0)
}

/// §11.2: the first card of a faction costs Moral, the more the later it comes.
fn mark_faction(state: &mut State, side: Side, factions: Factions, log: &mut impl EventSink<Event>) {
    let marked = state.sides[side].marked;
    let Some(faction) = factions.without(marked).first().filter(|_| state.agreed.cohesion) else { return };
    let loss = mark(state, side, factions);
    state.sides[side].marked = marked.or(factions);
    log.emit(Event::FactionMarked { side, faction });
    c5_boards::change_moral(state, side, -i16::from(loss), log);
}

/// §3.8: a measure that has acted is eliminated.
pub(crate) fn discharge(state: &mut State, player: Player, slot: Slot) {
    state.sides[player.side()].transit.remove(slot);
    state.holdings_mut(player).limbo.insert(slot);
}

pub(crate) fn take_from_hand(state: &mut State, player: Player, slot: Slot) {
    let hold = state.holdings_mut(player);
    hold.hand.remove(slot);
    hold.open.remove(slot);
    hold.looked.remove(slot);
}

/// §3.15: from the hand to the limbo.
pub(crate) fn discard(state: &mut State, player: Player, slot: Slot, log: &mut impl EventSink<Event>) {
    take_from_hand(state, player, slot);
    state.holdings_mut(player).limbo.insert(slot);
    log.emit(Event::Discarded { player, card: state.number(player.side(), slot) });
}

/// A card everybody has seen comes to a hand; too many are discarded at once (§3.12).
pub(crate) fn to_hand_shown(state: &mut State, player: Player, slot: Slot) {
    let hold = state.holdings_mut(player);
    hold.hand.insert(slot);
    hold.open.insert(slot);
    check_overflow(state, player);
}

/// §3.12, ruling R8: what is above the limit is discarded at once, of the owner's choice.
pub(crate) fn check_overflow(state: &mut State, player: Player) {
    if state.holdings(player).hand.len() > u32::from(state.data().rules.hand.0) {
        state.stack.push(Frame::Overflow { player });
    }
}

/// A card leaves play: whatever held for it this turn is forgotten, and a leader is lost with it.
pub(crate) fn leave_play(state: &mut State, side: Side, slot: Slot, log: &mut impl EventSink<Event>) -> Player {
    let owner = state.owner(side, slot);
    let hold = state.holdings_mut(owner);
    hold.rear.remove(slot);
    Side::ALL.into_iter().for_each(|front| hold.at[front].remove(slot));
    let gone = Cards::only(slot);
    let now = &mut state.sides[side].now;
    now.spent = now.spent.without(gone);
    now.blocked = now.blocked.without(gone);
    now.shielded = now.shielded.without(gone);
    Intervention::ALL.into_iter().for_each(|which| now.used[which].remove(slot));
    Skill::ALL.into_iter().for_each(|skill| now.skills[skill].remove(slot));
    now.extra.set(slot, 0);
    now.force.set(slot, 0);
    for caster in &mut state.players {
        for shield in &mut caster.shields {
            shield[side] = shield[side].without(gone);
        }
    }
    forget_command(state, side, slot);
    c10_leadership::lose_if_leader(state, side, slot, log);
    owner
}

/// Ruling R25: a card that leaves its objective leaves its group, and its commander or its armies.
pub(crate) fn forget_command(state: &mut State, side: Side, slot: Slot) {
    let combat = &mut state.combat;
    match state.pack.data().tables.rules_of(side, slot).army.map(usize::from) {
        Some(army) => {
            combat.led[side][army] = None;
            if let Some(battle) = &mut combat.battle {
                battle.group[side][army] = 0;
            }
        }
        None => combat.led[side].iter_mut().filter(|led| **led == Some(slot)).for_each(|led| *led = None),
    }
}

/// §3.16: from play to the limbo by a card, with the influences that act at the elimination.
pub(crate) fn eliminate(state: &mut State, side: Side, slot: Slot, log: &mut impl EventSink<Event>) {
    log.emit(Event::Eliminated(state.number(side, slot)));
    to_limbo(state, side, slot, log);
}

/// The move itself, by a card or in combat.
pub(crate) fn to_limbo(state: &mut State, side: Side, slot: Slot, log: &mut impl EventSink<Event>) {
    let owner = leave_play(state, side, slot, log);
    state.holdings_mut(owner).limbo.insert(slot);
    effects::trigger(state, owner, &state.table(side).cards[usize::from(slot)].eliminated);
}

/// §3.16: from play to the hand.
pub(crate) fn return_to_hand(state: &mut State, side: Side, slot: Slot, log: &mut impl EventSink<Event>) {
    let owner = leave_play(state, side, slot, log);
    log.emit(Event::Returned { player: owner, card: state.number(side, slot) });
    to_hand_shown(state, owner, slot);
}
