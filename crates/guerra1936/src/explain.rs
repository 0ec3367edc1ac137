//! Why an action is not legal: the paragraph and the key of the sentence. Only for what the menu does not hold.

use crate::actions::Action;
use crate::data::Place;
use crate::effects;
use crate::ids::{CardNo, Player, Side};
use crate::rules::{c5_boards, c7_actions, c8_declaration, c10_leadership};
use crate::sets::Slot;
use crate::setup::Scenario;
use crate::state::{Frame, Stage, State, Window};
use frente_kernel::Illegal;

/// Every reason there is, with its paragraph.
pub const REASONS: &[(&str, &str)] = &[
    ("7.9", "not-now"),
    ("7.31", "match-over"),
    ("3.12", "not-in-hand"),
    ("3.7", "too-dear"),
    ("3.10", "conditions-not-met"),
    ("7.11", "no-aid-yet"),
    ("7.10", "passive-plays-measures-only"),
    ("8.6", "measures-only-in-combat"),
    ("8.17", "no-measures-any-more"),
    ("7.20", "not-in-play"),
    ("7.20", "no-such-intervention"),
    ("7.20", "intervention-used"),
    ("7.20", "intervention-blocked"),
    ("7.20", "not-in-this-turn"),
    ("7.15", "action-spent"),
    ("7.15", "only-the-active-side"),
    ("7.16", "no-objective-there"),
    ("7.16", "not-in-rearguard"),
    ("7.16", "not-mobilised"),
    ("7.16", "cannot-be-mobilised"),
    ("9.6", "no-enthusiasm"),
    ("9.6", "combat-was-declared"),
    ("7.22", "combat-already-declared"),
    ("7.22", "no-objective-to-fight-for"),
    ("7.13", "already-named"),
    ("10.7", "leader-is-permanent"),
    ("11.14", "no-leaders-in-this-match"),
    ("10.2", "too-few-followers"),
    ("10.1", "no-leadership"),
    ("10.1", "no-leader"),
    ("7.14", "ability-used"),
    ("7.14", "no-target"),
    ("5.17", "objective-resolved"),
    ("5.7", "space-taken"),
    ("5.16", "activation-not-met"),
    ("9.1", "skill-not-there"),
    ("9.1", "skill-used"),
    ("9.7", "no-diplomacy-to-lose"),
    ("8.12", "already-in-a-group"),
    ("8.13", "not-of-this-group"),
    ("8.15", "not-under-his-command"),
    ("8.19", "cannot-face-that-group"),
    ("7.30", "points-used-up"),
    ("11.4", "not-your-card"),
];

fn reason(why: &'static str) -> Illegal {
    let known = REASONS.iter().find(|(_, known)| *known == why);
    let (rule, why) = known.copied().unwrap_or(("7.9", "not-now"));
    Illegal { rule, why }
}

/// The first reason that applies, from the general to the particular.
pub(crate) fn why_not(state: &State, action: Action) -> Illegal {
    if state.ending.is_some() {
        return reason("match-over");
    }
    match state.stack.top() {
        Some(Frame::Main { player, .. }) => why_not_in_main(state, player, action),
        Some(Frame::Window { window, player, .. }) => why_not_in_window(state, window, player, action),
        Some(frame @ (Frame::Offensive | Frame::Grouping { .. } | Frame::Defensive)) => {
            let declarer = if frame == Frame::Defensive { state.combat.defender } else { state.active };
            match action {
                Action::Defend(_, card) => why_no_fight(state, declarer, card, "cannot-face-that-group"),
                Action::Group(card) | Action::Join(card) => why_no_fight(state, declarer, card, "not-of-this-group"),
                Action::Ability(..) => why_no_skill(state, declarer, action),
                _ => reason("not-now"),
            }
        }
        Some(Frame::Commanding { player } | Frame::Leading { player, .. }) => match action {
            Action::Command(card) | Action::Under(card) if is_partners(state, player, card) => reason("not-your-card"),
            Action::Command(_) | Action::Under(_) => reason("not-under-his-command"),
            Action::Ability(..) => why_no_skill(state, player, action),
            _ => reason("not-now"),
        },
        Some(Frame::Consequences { .. }) if matches!(action, Action::Buy(_)) => reason("points-used-up"),
        Some(Frame::Offer { .. } | Frame::Activation { .. }) => match action {
            Action::Activate(number) => why_not_there(state, number).unwrap_or(reason("not-now")),
            _ => reason("not-now"),
        },
        _ => reason("not-now"),
    }
}

fn own_slot(state: &State, side: Side, number: CardNo) -> Option<Slot> {
    match state.tables().place[usize::from(number.0)] {
        Place::Card(of, slot) if of == side => Some(slot),
        _ => None,
    }
}

/// Whether a card in play is the partner's, and out of a player's reach (§11.4, §11.5).
fn is_partners(state: &State, player: Player, card: CardNo) -> bool {
    let in_play = |slot: &Slot| state.in_play(player.side()).has(*slot);
    let slot = own_slot(state, player.side(), card).filter(in_play);
    slot.is_some_and(|slot| !c7_actions::reach(state, player).has(slot))
}

fn why_not_in_main(state: &State, player: Player, action: Action) -> Illegal {
    let side = player.side();
    let active = side == state.active_side();
    match action {
        Action::Play(card) => why_no_play(state, player, card, active),
        Action::Intervene(which, card) => why_no_intervention(state, player, which, card),
        Action::DeclareCombat
        | Action::UseLeader(_)
        | Action::Mobilise(..)
        | Action::Enthuse(..)
        | Action::Demobilise(_)
        | Action::Name(..)
        | Action::Activate(_)
        | Action::ActivateAny(_)
            if !active =>
        {
            reason("only-the-active-side")
        }
        Action::DeclareCombat if state.stage != Stage::NotDeclared => reason("combat-already-declared"),
        Action::DeclareCombat => reason("no-objective-to-fight-for"),
        Action::UseLeader(ability) => why_no_leader_use(state, player, ability),
        Action::Mobilise(front, card) => why_no_mobilisation(state, player, front, card),
        Action::Enthuse(..) if state.stage != Stage::NotDeclared => reason("combat-was-declared"),
        Action::Enthuse(front, card) => match own_slot(state, side, card) {
            Some(slot) if !state.table(side).enthusiasm.has(slot) => reason("no-enthusiasm"),
            // §9.6: it takes no action.
            _ => why_no_place(state, player, front, card).unwrap_or(reason("too-dear")),
        },
        Action::Demobilise(card) => match own_slot(state, side, card) {
            Some(slot) if state.mobilised(side).has(slot) && !c7_actions::reach(state, player).has(slot) => {
                reason("not-your-card")
            }
            Some(slot) if state.mobilised(side).has(slot) => reason("action-spent"),
            _ => reason("not-mobilised"),
        },
        Action::Name(faction, card) => why_no_naming(state, player, faction, card),
        Action::Activate(number) => why_no_activation(state, player, number),
        Action::ActivateAny(_) => reason("activation-not-met"),
        Action::Ability(..) => reason("not-now"),
        _ => reason("not-now"),
    }
}

fn why_not_in_window(state: &State, window: Window, player: Player, action: Action) -> Illegal {
    match action {
        Action::Play(card) => match own_slot(state, player.side(), card) {
            Some(slot) if !state.table(player.side()).measures.has(slot) => reason("measures-only-in-combat"),
            _ if matches!(window, Window::Second | Window::Third) => reason("no-measures-any-more"),
            _ => why_no_play(state, player, card, true),
        },
        Action::Intervene(which, card) => why_no_intervention(state, player, which, card),
        Action::Ability(..) if window != Window::Reply => why_no_skill(state, player, action),
        _ => reason("not-now"),
    }
}

fn why_no_play(state: &State, player: Player, card: CardNo, active: bool) -> Illegal {
    let side = player.side();
    let table = state.table(side);
    let Some(slot) = own_slot(state, side, card).filter(|slot| state.holdings(player).hand.has(*slot)) else {
        return reason("not-in-hand");
    };
    let usable = table.cards[usize::from(slot)].played.is_none_or(|ability| effects::is_usable(state, player, ability));
    if !active && !table.measures.has(slot) {
        reason("passive-plays-measures-only")
    } else if state.holdings(player).fresh && table.aid.has(slot) {
        reason("no-aid-yet")
    } else if !usable {
        reason("conditions-not-met")
    } else {
        reason("too-dear")
    }
}

fn why_no_intervention(state: &State, player: Player, which: u8, card: CardNo) -> Illegal {
    let side = player.side();
    let table = state.table(side);
    let Some(slot) = own_slot(state, side, card).filter(|slot| state.in_play(side).has(*slot)) else {
        return reason("not-in-play");
    };
    let at = usize::from(which).min(1);
    let Some(ability) = table.cards[usize::from(slot)].interventions[at] else {
        return reason("no-such-intervention");
    };
    let turn = usize::from(state.active_side() != side);
    let entry = &table.interventions[at][turn];
    let now = &state.sides[side].now;
    if !c7_actions::persons(state, player).has(slot) {
        reason("not-your-card")
    } else if !(entry.other | entry.simple[entry.simple.len() - 1]).has(slot) {
        reason("not-in-this-turn")
    } else if now.used[at].has(slot) {
        reason("intervention-used")
    } else if now.blocked.has(slot) {
        reason("intervention-blocked")
    } else if !effects::is_usable(state, player, ability) {
        reason("conditions-not-met")
    } else {
        reason("too-dear")
    }
}

fn why_no_mobilisation(state: &State, player: Player, front: Side, card: CardNo) -> Illegal {
    let side = player.side();
    let spent = own_slot(state, side, card).is_some_and(|slot| !c7_actions::ready(state, side).has(slot));
    let otherwise = || reason(if spent { "action-spent" } else { "too-dear" });
    why_no_place(state, player, front, card).unwrap_or_else(otherwise)
}

/// Why a card cannot go to an objective, whatever it costs.
fn why_no_place(state: &State, player: Player, front: Side, card: CardNo) -> Option<Illegal> {
    let side = player.side();
    let Some(slot) = own_slot(state, side, card).filter(|slot| state.rear(side).has(*slot)) else {
        return Some(reason("not-in-rearguard"));
    };
    if state.fields[front].is_none() {
        Some(reason("no-objective-there"))
    } else if !c7_actions::admitted(state, side, front).has(slot) {
        Some(reason("cannot-be-mobilised"))
    } else if !c7_actions::reach(state, player).has(slot) {
        Some(reason("not-your-card"))
    } else {
        None
    }
}

fn why_no_naming(state: &State, player: Player, faction: crate::ids::Faction, card: CardNo) -> Illegal {
    let side = player.side();
    let Some(slot) = own_slot(state, side, card).filter(|slot| state.in_play(side).has(*slot)) else {
        return reason("not-in-play");
    };
    let table = state.table(side);
    if !state.agreed.leaders {
        reason("no-leaders-in-this-match")
    } else if state.sides[side].now.named {
        reason("already-named")
    } else if !c10_leadership::may_name(state, side) {
        reason("leader-is-permanent")
    } else if !(table.leadership & table.factions[faction.index()]).has(slot) {
        reason("no-leadership")
    } else if state.agreed.scenario == Scenario::Independent && !state.own_in_play(player).has(slot) {
        reason("not-your-card")
    } else {
        reason("too-few-followers")
    }
}

fn why_no_leader_use(state: &State, player: Player, ability: crate::ids::LeaderAbility) -> Illegal {
    let (own, rules) = (&state.sides[player.side()], &state.data().rules);
    let (used, cost) = match ability {
        crate::ids::LeaderAbility::General => (own.now.general_used, rules.general_ability.0),
        crate::ids::LeaderAbility::Faction => (own.now.faction_used, rules.faction_ability.0),
    };
    if own.leader.is_none() {
        reason("no-leader")
    } else if !c7_actions::has_the_leader(state, player) {
        reason("not-your-card")
    } else if used {
        reason("ability-used")
    } else if own.economy < cost {
        reason("too-dear")
    } else {
        reason("no-target")
    }
}

fn why_no_activation(state: &State, player: Player, number: CardNo) -> Illegal {
    let Place::Objective(slot) = state.tables().place[usize::from(number.0)] else {
        return reason("activation-not-met");
    };
    let board = state.tables().objectives[usize::from(slot)].board;
    let met = || c5_boards::activatable(state, player, board).has(slot);
    why_not_there(state, number).unwrap_or_else(|| reason(if met() { "not-now" } else { "activation-not-met" }))
}

/// Why an objective cannot be activated by anybody.
fn why_not_there(state: &State, number: CardNo) -> Option<Illegal> {
    let Place::Objective(slot) = state.tables().place[usize::from(number.0)] else { return None };
    let board = state.tables().objectives[usize::from(slot)].board;
    if (state.won[Side::National] | state.won[Side::Republic]).has(slot) {
        Some(reason("objective-resolved"))
    } else if !c5_boards::free_objectives(state, board).has(slot) {
        Some(reason("space-taken"))
    } else {
        None
    }
}

fn why_no_fight(state: &State, player: Player, card: CardNo, otherwise: &'static str) -> Illegal {
    let side = player.side();
    match own_slot(state, side, card) {
        Some(slot) if !state.mobilised(side).has(slot) => reason("not-mobilised"),
        Some(_) if is_partners(state, player, card) => reason("not-your-card"),
        Some(slot) if !c7_actions::ready(state, side).has(slot) => reason("action-spent"),
        Some(slot) if c8_declaration::group_of(state, side, slot) != 0 => reason("already-in-a-group"),
        _ => reason(otherwise),
    }
}

fn why_no_skill(state: &State, player: Player, action: Action) -> Illegal {
    let Action::Ability(skill, card) = action else { return reason("not-now") };
    let side = player.side();
    let Some(slot) = own_slot(state, side, card) else { return reason("skill-not-there") };
    let (now, cost) = (&state.sides[side].now, state.table(side).cards[usize::from(slot)].skill_cost[skill.index()]);
    if !state.table(side).skills[skill.index()].has(slot) || !state.mobilised(side).has(slot) {
        reason("skill-not-there")
    } else if is_partners(state, player, card) {
        reason("not-your-card")
    } else if now.skills[skill.index()].has(slot) {
        reason("skill-used")
    } else if skill == crate::ids::Skill::Fury && !c5_boards::can_lose(state) {
        reason("no-diplomacy-to-lose")
    } else if skill != crate::ids::Skill::Fury && state.sides[side].economy < cost {
        reason("too-dear")
    } else {
        reason("not-now")
    }
}
