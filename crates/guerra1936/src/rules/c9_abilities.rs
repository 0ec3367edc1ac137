//! Chapter 9, the abilities of armies that are activated in combat. Assimilation is read where factions are, Conquest in
//! the armistice, Enthusiasm with mobilisation.

use crate::actions::Event;
use crate::ids::{Player, Side, Skill};
use crate::menu::{Listing, Sieve, Verb};
use crate::rules::{c5_boards, c7_actions};
use crate::sets::Slot;
use crate::state::{Frame, State, Window};
use frente_kernel::{EventSink, must};

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

/// Of the cards asked about, the armies a player may activate a skill of now: mobilised, once an army and turn, and paid
/// (ruling R17).
fn may_activate<S: Sieve>(state: &State, player: Player, skill: Skill, of: S) -> S {
    let side = player.side();
    let (table, own) = (state.table(side), &state.sides[side]);
    let set = of
        .must(table.skills[skill], "9.1", "skill-not-there")
        .must(state.mobilised(side), "9.1", "not-mobilised")
        .must(c7_actions::reach(state, player), "11.4", "not-your-card")
        .must(!own.now.skills[skill], "9.1", "skill-used");
    let paid = |slot: Slot| table.cards[usize::from(slot)].skill_cost[skill] <= own.economy;
    set.then(|set| match skill {
        Skill::Ranged => set.each(|slot| must(paid(slot), "9.3", "too-dear")),
        Skill::Discipline => {
            let in_time = must(can_discipline(state, side), "9.5", "discipline-too-late");
            set.given(in_time).each(|slot| must(paid(slot), "9.5", "too-dear"))
        }
        Skill::Fury => set.given(must(c5_boards::can_lose(state), "9.7", "no-diplomacy-to-lose")),
    })
}

pub(crate) fn list(state: &State, player: Player, listing: &mut impl Listing) {
    for skill in Skill::ALL {
        listing.cards(Verb::Ability(skill), player.side(), |of| may_activate(state, player, skill, of));
    }
}

/// §7.19: an ability is activated and paid.
pub(crate) fn activate(state: &mut State, player: Player, skill: Skill, slot: Slot, log: &mut impl EventSink<Event>) {
    let side: Side = player.side();
    let cost = state.table(side).cards[usize::from(slot)].skill_cost[skill];
    state.sides[side].now.skills[skill].insert(slot);
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
