//! Which cards an effect may be given to, and how it asks for them.

use super::{both, give, zone};
use crate::actions::{Action, Event};
use crate::data::{Count, Effect, Origin, Pick, Place, Whose, Zone};
use crate::ids::{BySide, Player, Side};
use crate::menu::{Menu, Verb};
use crate::rules::c7_actions;
use crate::sets::{Cards, Slot};
use crate::state::{Frame, State};
use frente_kernel::EventSink;

/// The cards of `side` that fit a selector. Filters read what is printed (ruling R10); Assimilation counts in play only
/// (ruling R40).
pub(crate) fn matching(state: &State, player: Player, origin: Origin, pick: &Pick, side: Side) -> Cards {
    let in_play = !matches!(pick.zone, Zone::Hand | Zone::Limbo | Zone::Reserve);
    let mut cards = pick.cards[side];
    if in_play && pick.faction.is_some() && state.sides[side].leader.map(|leader| leader.faction) == pick.faction {
        cards |= pick.assimilated[side];
    }
    let mut found = cards & zone(state, player, origin, pick, side);
    if let Origin::Card(of, slot) = origin
        && pick.other
        && of == side
    {
        found.remove(slot);
    }
    found
}

/// How many cards of the sides asked for fit a selector.
pub(crate) fn found(state: &State, player: Player, origin: Origin, pick: &Pick) -> u32 {
    let sides = Side::ALL.into_iter().filter(|side| asks_for(pick, player, *side));
    sides.map(|side| matching(state, player, origin, pick, side).len()).sum()
}

/// Whether a selector of `player` is about the cards of `side`.
fn asks_for(pick: &Pick, player: Player, side: Side) -> bool {
    match pick.whose {
        Whose::Own => side == player.side(),
        Whose::Enemy => side != player.side(),
        Whose::Any => true,
    }
}

/// The cards of both sides an effect may be given to: those that fit, less those that are protected from it.
pub(crate) fn targets(
    state: &State,
    player: Player,
    origin: Origin,
    effect: &Effect<Pick>,
    pick: &Pick,
) -> BySide<Cards> {
    let shield = match effect {
        Effect::Eliminate(_) => Some(0),
        Effect::Return(_) => Some(1),
        Effect::Block(_) => Some(2),
        _ => None,
    };
    let mut out = BySide::default();
    for side in Side::ALL {
        if !asks_for(pick, player, side) {
            continue;
        }
        let mut found = matching(state, player, origin, pick, side);
        if let Some(kind) = shield {
            for caster in state.players_of_all() {
                found = found.without(state.holdings(caster).shields[kind][side]);
            }
        }
        if let Effect::Mobilise(_) = effect {
            found &= c7_actions::mobilisable_somewhere(state, side);
        }
        out[side] = found;
    }
    out
}

/// The selector of an effect that is given to cards.
pub(crate) fn selector(effect: &Effect<Pick>) -> Option<&Pick> {
    match effect {
        Effect::Search(on)
        | Effect::Recover(on)
        | Effect::Return(on)
        | Effect::PutInPlay(on)
        | Effect::Eliminate(on)
        | Effect::Mobilise(on)
        | Effect::Demobilise(on)
        | Effect::Force(_, on)
        | Effect::Bonus(_, on)
        | Effect::Block(on)
        | Effect::ExtraAction(on)
        | Effect::Protect { on, .. } => Some(on),
        _ => None,
    }
}

/// What may still be chosen for the effect that asks: several are chosen one after another, in any order.
pub(crate) fn candidates(state: &State, ability: u16, pc: u8, player: Player) -> BySide<Cards> {
    let program = state.tables().ability(ability);
    let effect = &program.steps[usize::from(pc)];
    let Some(pick) = selector(effect) else { return BySide::default() };
    let mut found = targets(state, player, program.origin, effect, pick);
    for side in Side::ALL {
        found[side] = found[side].without(state.picked[side]);
    }
    found
}

/// Whether the question is asked whatever there is to find.
pub(crate) fn asks_anyway(state: &State, ability: u16, pc: u8) -> bool {
    selector(&state.tables().ability(ability).steps[usize::from(pc)]).is_some_and(|pick| pick.zone == Zone::Reserve)
}

/// Starts asking, whatever there is to find: what lies in a reserve is its owner's secret (ruling R9).
pub(super) fn ask(state: &mut State, ability: u16, pc: u8, player: Player) {
    state.picked = BySide::default();
    state.stack.push(Frame::Pick { ability, pc, player, left: 1 });
}

/// Gives an effect to the cards it is about, or asks for them. One card is compulsory if there is one, "up to" is not
/// (ruling R11).
pub(super) fn begin(
    state: &mut State,
    ability: u16,
    pc: u8,
    player: Player,
    pick: &Pick,
    log: &mut impl EventSink<Event>,
) {
    state.picked = BySide::default();
    let effect = &state.tables().ability(ability).steps[usize::from(pc)];
    let found = candidates(state, ability, pc, player);
    if both(found) == 0 {
        return;
    }
    match pick.count {
        Count::All => {
            for side in Side::ALL {
                found[side].iter().for_each(|slot| give(state, effect, player, (side, slot), log));
            }
        }
        Count::One if both(found) == 1 && !matches!(effect, Effect::Mobilise(_)) => {
            for side in Side::ALL {
                found[side].iter().for_each(|slot| give(state, effect, player, (side, slot), log));
            }
        }
        Count::One => state.stack.push(Frame::Pick { ability, pc, player, left: 1 }),
        Count::UpTo(left) => state.stack.push(Frame::Pick { ability, pc, player, left }),
    }
}

/// What may be answered.
pub(crate) fn menu(state: &State, ability: u16, pc: u8, player: Player, menu: &mut Menu) {
    let effect = &state.tables().ability(ability).steps[usize::from(pc)];
    let Some(pick) = selector(effect) else { return };
    let found = candidates(state, ability, pc, player);
    let own = player.side();
    if matches!(pick.count, Count::UpTo(_)) {
        menu.add_one(Verb::Done);
    }
    if pick.zone == Zone::Reserve {
        menu.add_one(Verb::FindNothing);
        menu.add_cards(Verb::Find, own, found[own]);
    } else if let Effect::Mobilise(_) = effect {
        for front in Side::ALL {
            menu.add_cards(Verb::Mobilise(front), own, found[own] & c7_actions::admitted(state, own, front));
        }
    } else {
        for side in Side::ALL {
            menu.add_cards(Verb::Choose, side, found[side]);
        }
    }
}

/// An answer.
pub(crate) fn choose(
    state: &mut State,
    (ability, pc, player, left): (u16, u8, Player, u8),
    action: Action,
    log: &mut impl EventSink<Event>,
) {
    let (front, number) = match action {
        Action::Choose(number) | Action::Find(number) => (None, number),
        Action::Mobilise(front, number) => (Some(front), number),
        _ => {
            state.stack.pop();
            if action == Action::FindNothing {
                log.emit(Event::FoundNothing(player));
            }
            return;
        }
    };
    let Place::Card(side, slot) = state.tables().place[usize::from(number.0)] else { return };
    if left > 1 {
        state.picked[side].insert(slot);
        state.stack.replace(Frame::Pick { ability, pc, player, left: left - 1 });
    } else {
        state.stack.pop();
    }
    let effect = &state.tables().ability(ability).steps[usize::from(pc)];
    match front {
        Some(front) => c7_actions::mobilise_extraordinarily(state, side, slot as Slot, front, log),
        None => give(state, effect, player, (side, slot), log),
    }
}
