//! Chapter 9, the abilities of armies that are activated in combat. Assimilation is read where factions are, Conquest in
//! the armistice, Enthusiasm with mobilisation.

use crate::actions::Event;
use crate::ids::{Player, Side, Skill};
use crate::menu::{Menu, Verb};
use crate::rules::{c5_boards, c7_actions};
use crate::sets::{Cards, Slot};
use crate::state::{Frame, State, Window};
use frente_kernel::EventSink;

/// Whether Discipline can still matter to a side: no later than its own declaration (ruling R17).
fn can_discipline(state: &State, side: Side) -> bool {
    let active = state.active_side() == side;
    match state.stack.top() {
        Some(Frame::Window { window: Window::First, .. }) => true,
        Some(Frame::Window { window: Window::Second, .. }) => !active,
        Some(Frame::Offensive | Frame::Defensive | Frame::Commanding { .. }) => true,
        _ => false,
    }
}

/// The armies a player may activate a skill of now: once an army and turn, mobilised, and paid (ruling R17).
fn activatable(state: &State, player: Player, skill: Skill) -> Cards {
    let side = player.side();
    let (table, own) = (state.table(side), &state.sides[side]);
    let set = table.skills[skill.index()] & state.mobilised(side) & c7_actions::reach(state, player);
    let set = set.without(own.now.skills[skill.index()]);
    if set.is_empty() {
        return set;
    }
    match skill {
        Skill::Fury => {
            if c5_boards::can_lose(state) {
                set
            } else {
                Cards::NONE
            }
        }
        Skill::Discipline if !can_discipline(state, side) => Cards::NONE,
        Skill::Ranged | Skill::Discipline => {
            let cost = |slot: Slot| table.cards[usize::from(slot)].skill_cost[skill.index()];
            set.iter().filter(|slot| cost(*slot) <= own.economy).collect()
        }
    }
}

pub(crate) fn menu(state: &State, player: Player, menu: &mut Menu) {
    for skill in Skill::ALL {
        menu.add_cards(Verb::Ability(skill), player.side(), activatable(state, player, skill));
    }
}

/// §7.19: an ability is activated and paid.
pub(crate) fn activate(state: &mut State, player: Player, skill: Skill, slot: Slot, log: &mut impl EventSink<Event>) {
    let side: Side = player.side();
    let cost = state.table(side).cards[usize::from(slot)].skill_cost[skill.index()];
    state.sides[side].now.skills[skill.index()].insert(slot);
    log.emit(Event::SkillActivated { skill, card: state.number(side, slot) });
    match skill {
        Skill::Ranged | Skill::Discipline => c5_boards::change_economy(state, side, -i16::from(cost), log),
        Skill::Fury => {
            // §9.7: so much force for as much Diplomacy.
            state.sides[side].now.force.add(slot, cost);
            c5_boards::lose(state, side, cost, player, log);
        }
    }
}
