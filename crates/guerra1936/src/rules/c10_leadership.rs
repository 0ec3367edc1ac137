//! Chapter 10, leaders: naming and replacing them, what they allow, and what their loss costs.

use crate::actions::{Event, How};
use crate::effects;
use crate::ids::{Faction, LeaderAbility, Player, Side};
use crate::menu::{Implied, Listing, Sieve, Verb};
use crate::rules::{c5_boards, c7_actions};
use crate::sets::{Cards, Slot};
use crate::setup::Scenario;
use crate::state::{Frame, Leader, Stage, State};
use frente_kernel::{EventSink, Illegal, must};

/// §7.13: whether a side may name a leader at all now.
#[inline]
fn may_name_somebody(state: &State, side: Side) -> Result<(), Illegal> {
    let own = &state.sides[side];
    must(side == state.active_side(), "7.13", "only-the-active-side")?;
    must(state.agreed.leaders, "11.14", "no-leaders-in-this-match")?;
    must(!own.now.named, "7.13", "already-named")?;
    must(own.leader.is_none() || side == Side::Republic, "10.7", "leader-is-permanent")
}

/// §10.2: of the cards asked about, the characters a player may name leader of a faction.
fn may_name<S: Sieve>(state: &State, player: Player, faction: Faction, of: S) -> S {
    let side = player.side();
    let (table, own) = (state.table(side), &state.sides[side]);
    // Ruling R42: independent players count, and name, their own characters.
    let cards = match state.agreed.scenario {
        Scenario::Independent => state.own_in_play(player),
        _ => state.in_play(side),
    };
    let leader = own.leader.and_then(|leader| leader.card).map_or(Cards::NONE, Cards::only);
    let set = of
        .must(Implied(|| state.in_play(side)), "10.2", "not-in-play")
        .must(cards, "11.4", "not-your-card")
        .must(table.leadership & table.factions[faction], "10.1", "no-leadership")
        .must(!leader, "10.6", "leads-already");
    set.then(|set| {
        // The candidate is of the faction too, but not one of the characters needed (ruling 22). §10.5: this is asked when a
        // leader is named, and not again.
        let followers = (table.followers[faction] & cards).len();
        let enough = state.tables().leaders[faction].is_some_and(|leader| followers > u32::from(leader.requirement));
        set.given(must(enough, "10.2", "too-few-followers"))
    })
}

/// The main factions of a side, in order.
pub(crate) fn main_factions(side: Side) -> [Faction; 4] {
    match side {
        Side::Republic => [Faction::Republicans, Faction::Socialists, Faction::Communists, Faction::Anarchists],
        Side::National => [Faction::NationalMilitary, Faction::Falangists, Faction::Monarchists, Faction::Carlists],
    }
}

/// §7.14: whether a player may use the leader at all now.
#[inline]
fn may_use_leader(state: &State, player: Player) -> Result<(), Illegal> {
    must(player.side() == state.active_side(), "7.14", "only-the-active-side")?;
    must(state.sides[player.side()].leader.is_some(), "10.1", "no-leader")?;
    let among_four = state.agreed.scenario == Scenario::Independent;
    must(!among_four || c7_actions::has_the_leader(state, player), "11.4", "partners-leader")
}

/// §7.14: whether a player may use an ability of the leader now (ruling R36). §10.20: what stops interventions does not
/// stop it.
fn may_use(state: &State, player: Player, ability: LeaderAbility) -> Result<(), Illegal> {
    let (own, rules) = (&state.sides[player.side()], &state.data().rules);
    match ability {
        LeaderAbility::General => {
            must(!own.now.general_used, "7.14", "ability-used")?;
            must(!state.holdings(player).hand.is_empty(), "10.8", "no-card-to-discard")?;
            must(own.economy >= rules.general_ability.0, "10.8", "leader-too-dear")
        }
        LeaderAbility::Faction => {
            must(!own.now.faction_used, "7.14", "ability-used")?;
            must(has_target(state, player), "7.14", "no-target")?;
            must(own.economy >= rules.faction_ability.0, "7.14", "leader-too-dear")
        }
    }
}

/// Whether the ability of the leader's faction has anything to act on.
fn has_target(state: &State, player: Player) -> bool {
    let leader = state.sides[player.side()].leader;
    let ability = leader.and_then(|leader| state.tables().leaders[leader.faction]).map(|leader| leader.ability);
    ability.is_some_and(|ability| effects::has_target(state, player, ability))
}

pub(crate) fn list_use(state: &State, player: Player, listing: &mut impl Listing) {
    listing.given(may_use_leader(state, player), |listing| {
        for ability in LeaderAbility::ALL {
            listing.one(Verb::UseLeader(ability), || may_use(state, player, ability));
        }
    });
}

pub(crate) fn list_naming(state: &State, player: Player, listing: &mut impl Listing) {
    let side = player.side();
    listing.given(may_name_somebody(state, side), |listing| {
        for faction in main_factions(side) {
            listing.cards(Verb::Name(faction), side, |of| may_name(state, player, faction, of));
        }
    });
}

/// §7.13: a leader is named; one who is replaced is lost, but stays in play (ruling R35).
pub(crate) fn name(state: &mut State, side: Side, faction: Faction, slot: Slot, log: &mut impl EventSink<Event>) {
    if let Some(old) = state.sides[side].leader {
        lose(state, side, old, log);
    }
    if state.mobilised(side).contains(slot) {
        // Ruling R34: a leader is considered to be in the rearguard; no action is spent.
        c7_actions::to_rear(state, side, slot, How::Extraordinary, log);
    }
    state.sides[side].leader = Some(Leader { card: Some(slot), faction });
    state.sides[side].now.named = true;
    log.emit(Event::LeaderNamed { card: state.number(side, slot), faction });
}

/// §10.4: the leader ceases to be one.
fn lose(state: &mut State, side: Side, leader: Leader, log: &mut impl EventSink<Event>) {
    state.sides[side].leader = None;
    if let Some(card) = leader.card {
        log.emit(Event::LeaderLost { card: state.number(side, card) });
    }
    c5_boards::change_moral(state, side, -i16::from(state.data().rules.leader_lost.0), log);
}

/// §10.4: a leader who is eliminated or returned is lost.
pub(crate) fn lose_if_leader(state: &mut State, side: Side, slot: Slot, log: &mut impl EventSink<Event>) {
    if let Some(leader) = state.sides[side].leader
        && leader.card == Some(slot)
    {
        lose(state, side, leader, log);
    }
}

/// §7.14: the leader is used.
pub(crate) fn use_ability(state: &mut State, player: Player, ability: LeaderAbility, log: &mut impl EventSink<Event>) {
    let side = player.side();
    let (rules, own) = (&state.data().rules, &mut state.sides[side]);
    let Some(leader) = own.leader else { return };
    log.emit(Event::LeaderUsed { side, ability });
    match ability {
        LeaderAbility::General => {
            own.now.general_used = true;
            c5_boards::change_economy(state, side, -i16::from(rules.general_ability.0), log);
            state.stack.push(Frame::Exchange { player });
        }
        LeaderAbility::Faction => {
            own.now.faction_used = true;
            c5_boards::change_economy(state, side, -i16::from(rules.faction_ability.0), log);
            if let Some(leader) = state.tables().leaders[leader.faction] {
                state.stack.push(Frame::Run { ability: leader.ability, pc: 0, player });
            }
        }
    }
}

/// §10.18: whether this card is the Generalissimo, who commands from the rearguard in the turns of the own side and never falls.
pub(crate) fn is_generalissimo(state: &State, side: Side, slot: Slot) -> bool {
    let leader = state.sides[side].leader;
    let named = leader.is_some_and(|leader| leader.card == Some(slot) && leader.faction == Faction::NationalMilitary);
    named && state.table(side).military.contains(slot)
}

/// §10.18, ruling R39: in the combats of the own side's turn the Generalissimo counts as mobilised in any place; among four
/// independent players only in the turn of the player who has the card (§11.5).
pub(crate) fn commanding_from_the_rear(state: &State, side: Side) -> Cards {
    let leads = |card: &Slot| {
        state.stage == Stage::Fighting
            && side == state.active_side()
            && is_generalissimo(state, side, *card)
            && c7_actions::reach(state, state.active).contains(*card)
    };
    state.sides[side].leader.and_then(|leader| leader.card).filter(leads).map_or(Cards::NONE, Cards::only)
}
