//! Chapter 10, leaders: naming and replacing them, what they allow, and what their loss costs.

use crate::actions::{Event, How};
use crate::effects;
use crate::ids::{Faction, LeaderAbility, Player, Side};
use crate::menu::{Menu, Verb};
use crate::rules::{c5_boards, c7_actions};
use crate::sets::{Cards, Slot};
use crate::setup::Scenario;
use crate::state::{Frame, Leader, NOBODY, Stage, State};
use frente_kernel::EventSink;

/// §10.2: the characters a player may name leader of a faction now.
pub(crate) fn candidates(state: &State, player: Player, faction: Faction) -> Cards {
    let side = player.side();
    let (table, own) = (state.table(side), &state.sides[side]);
    // Ruling R42: independent players count, and name, their own characters.
    let cards = match state.agreed.scenario {
        Scenario::Independent => state.own_in_play(player),
        _ => state.in_play(side),
    };
    let followers = table.followers[faction.index()] & cards;
    // The candidate is of the faction himself and is not one of the characters he needs (ruling 22).
    if followers.len() <= u32::from(state.tables().requirement[faction.index()]) {
        return Cards::NONE;
    }
    let mut set = table.leadership & table.factions[faction.index()] & cards;
    if let Some(leader) = own.leader {
        set = set.without(if leader.card == NOBODY { Cards::NONE } else { Cards::only(leader.card) });
    }
    set
}

/// §7.13, §10.6, §10.7: whether a side may name a leader at all now.
pub(crate) fn may_name(state: &State, side: Side) -> bool {
    let own = &state.sides[side];
    state.agreed.leaders && !own.now.named && (own.leader.is_none() || side == Side::Republic)
}

/// The main factions of a side, in order.
pub(crate) fn main_factions(side: Side) -> [Faction; 4] {
    match side {
        Side::Republic => [Faction::Republicans, Faction::Socialists, Faction::Communists, Faction::Anarchists],
        Side::National => [Faction::NationalMilitary, Faction::Falangists, Faction::Monarchists, Faction::Carlists],
    }
}

/// §10.8, §10.9: which abilities of the leader a player may use now (ruling R36).
fn can_use(state: &State, player: Player, ability: LeaderAbility) -> bool {
    let (own, rules) = (&state.sides[player.side()], &state.data().rules);
    let Some(leader) = own.leader else { return false };
    if state.agreed.scenario == Scenario::Independent && !c7_actions::has_the_leader(state, player) {
        return false;
    }
    match ability {
        LeaderAbility::General => {
            let hand = state.holdings(player).hand;
            !own.now.general_used && own.economy >= rules.general_ability.0 && !hand.is_empty()
        }
        LeaderAbility::Faction => {
            let ability = state.tables().leader_ability[leader.faction.index()];
            let paid = own.economy >= rules.faction_ability.0;
            !own.now.faction_used && paid && effects::has_target(state, player, ability)
        }
    }
}

pub(crate) fn menu_use(state: &State, player: Player, menu: &mut Menu) {
    if state.sides[player.side()].leader.is_some() {
        let usable = LeaderAbility::ALL.into_iter().filter(|ability| can_use(state, player, *ability));
        menu.add_small(Verb::UseLeader, usable.map(LeaderAbility::index));
    }
}

pub(crate) fn menu_name(state: &State, player: Player, menu: &mut Menu) {
    let side = player.side();
    if may_name(state, side) {
        for faction in main_factions(side) {
            menu.add_cards(Verb::Name(faction), side, candidates(state, player, faction));
        }
    }
}

/// §7.13: a leader is named; one who is replaced is lost, but stays in play (ruling R35).
pub(crate) fn name(state: &mut State, side: Side, faction: Faction, slot: Slot, log: &mut impl EventSink<Event>) {
    if let Some(old) = state.sides[side].leader {
        lose(state, side, old, log);
    }
    if state.mobilised(side).has(slot) {
        // Ruling R34: he is considered to be in the rearguard; no action is spent.
        c7_actions::to_rear(state, side, slot, How::Extraordinary, log);
    }
    state.sides[side].leader = Some(Leader { card: slot, faction });
    state.sides[side].now.named = true;
    log.emit(Event::LeaderNamed { card: state.number(side, slot), faction });
}

/// §10.4: the leader ceases to be one.
fn lose(state: &mut State, side: Side, leader: Leader, log: &mut impl EventSink<Event>) {
    state.sides[side].leader = None;
    if leader.card != NOBODY {
        log.emit(Event::LeaderLost { card: state.number(side, leader.card) });
    }
    c5_boards::change_moral(state, side, -i16::from(state.data().rules.leader_lost.0), log);
}

/// §10.4: eliminated or returned, he is lost.
pub(crate) fn lose_if_leader(state: &mut State, side: Side, slot: Slot, log: &mut impl EventSink<Event>) {
    if let Some(leader) = state.sides[side].leader
        && leader.card == slot
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
            let ability = state.tables().leader_ability[leader.faction.index()];
            state.stack.push(Frame::Run { ability, pc: 0, player });
        }
    }
}

/// §10.18: whether this card is the Generalissimo, who commands from the rearguard in his own turn and never falls.
pub(crate) fn is_generalissimo(state: &State, side: Side, slot: Slot) -> bool {
    let leader = state.sides[side].leader;
    let named = leader.is_some_and(|leader| leader.card == slot && leader.faction == Faction::NationalMilitary);
    named && state.table(side).military.has(slot)
}

/// §10.18, ruling R39: in the combats of his own turn the Generalissimo counts as mobilised, wherever he is; among four
/// independent players in those of the player who played him (§11.5).
pub(crate) fn commanding_from_the_rear(state: &State, side: Side) -> Cards {
    match state.sides[side].leader {
        Some(leader)
            if state.stage == Stage::Fighting
                && side == state.active_side()
                && is_generalissimo(state, side, leader.card)
                && c7_actions::reach(state, state.active).has(leader.card) =>
        {
            Cards::only(leader.card)
        }
        _ => Cards::NONE,
    }
}
