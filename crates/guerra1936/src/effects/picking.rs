//! Which cards an effect may be given to, and how it asks for them.

use super::{both, give, zone};
use crate::actions::{Action, Event};
use crate::data::{Ability, Count, Effect, Origin, Pick, Place, Whose, Zone};
use crate::ids::{BySide, Danger, Player, Side};
use crate::menu::{Listing, Sieve, Verb};
use crate::rules::c7_actions;
use crate::sets::Cards;
use crate::state::{Frame, State};
use frente_kernel::{EventSink, must};

/// Of the cards of `side` asked about, those a selector is about. Filters read what is printed (ruling R10); Assimilation
/// counts in play only (ruling R40). What is printed is looked at first, so that a refusal tells nothing of a reserve.
fn may_match<S: Sieve>(state: &State, player: Player, origin: Origin, pick: &Pick, side: Side, of: S) -> S {
    let in_play = !matches!(pick.zone, Zone::Hand | Zone::Limbo | Zone::Reserve);
    let mut cards = pick.cards[side];
    if in_play && pick.faction.is_some() && state.sides[side].leader.map(|leader| leader.faction) == pick.faction {
        cards |= pick.assimilated[side];
    }
    let itself = match origin {
        Origin::Card(of, slot) if pick.other && of == side => Cards::only(slot),
        _ => Cards::NONE,
    };
    of.given(must(asks_for(pick, player, side), "7.10", "wrong-side-for-the-effect"))
        .must(cards, "7.10", "wrong-card-for-the-effect")
        .must(zone(state, player, origin, pick, side), "7.10", "not-where-the-effect-looks")
        .must(!itself, "7.10", "not-on-itself")
}

/// How many cards of the sides asked for fit a selector.
pub(crate) fn found(state: &State, player: Player, origin: Origin, pick: &Pick) -> u32 {
    let matching = |side| may_match(state, player, origin, pick, side, Cards::ALL).len();
    Side::ALL.into_iter().map(matching).sum()
}

/// Whether a selector of `player` is about the cards of `side`.
fn asks_for(pick: &Pick, player: Player, side: Side) -> bool {
    match pick.whose {
        Whose::Own => side == player.side(),
        Whose::Enemy => side != player.side(),
        Whose::Any => true,
    }
}

/// Of the cards of `side` asked about, those an effect may be given to.
fn may_get<S: Sieve>(
    state: &State,
    player: Player,
    origin: Origin,
    effect: &Effect<Pick>,
    pick: &Pick,
    side: Side,
    of: S,
) -> S {
    let set = may_match(state, player, origin, pick, side, of);
    let shielded = |danger: Danger| {
        let casters = state.players_of_all();
        casters.fold(Cards::NONE, |set, caster| set | state.holdings(caster).shields[danger.index()][side])
    };
    match effect {
        Effect::Eliminate(_) => set.must(!shielded(Danger::Elimination), "7.20", "safe-from-elimination"),
        Effect::Return(_) => set.must(!shielded(Danger::Return), "7.20", "safe-from-return"),
        Effect::Block(_) => set.must(!shielded(Danger::Block), "7.20", "safe-from-block"),
        Effect::Mobilise(_) => {
            set.must(c7_actions::mobilisable_somewhere(state, side), "7.16", "no-objective-admits-it")
        }
        _ => set,
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
    let found = |side| may_get(state, player, origin, effect, pick, side, Cards::ALL);
    BySide::of(Side::ALL.map(found))
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

/// Of the cards of `side` asked about, those that may be chosen now.
fn may_be_chosen<S: Sieve>(
    state: &State,
    player: Player,
    program: &Ability,
    effect: &Effect<Pick>,
    side: Side,
    of: S,
) -> S {
    let chosen = of.must(!state.picked[side], "7.10", "chosen-already");
    match selector(effect) {
        Some(pick) => may_get(state, player, program.origin, effect, pick, side, chosen),
        None => chosen,
    }
}

/// Lists what may be answered.
pub(crate) fn list(state: &State, ability: u16, pc: u8, player: Player, listing: &mut impl Listing) {
    let program = state.tables().ability(ability);
    let effect = &program.steps[usize::from(pc)];
    let Some(pick) = selector(effect) else { return };
    let own = player.side();
    listing.one(Verb::Done, || must(matches!(pick.count, Count::UpTo(_)), "3.10", "one-is-compulsory"));
    if pick.zone == Zone::Reserve {
        listing.open(Verb::FindNothing);
        listing.cards(Verb::Find, own, |of| may_be_chosen(state, player, program, effect, own, of));
    } else if let Effect::Mobilise(_) = effect {
        for front in Side::ALL {
            listing.cards(Verb::Mobilise(front), own, |of| {
                let there = must(state.fields[front].is_some(), "7.16", "no-objective-there");
                let set = may_be_chosen(state, player, program, effect, own, of.given(there));
                set.must(c7_actions::admitted(state, own, front), "7.16", "arm-not-admitted")
            });
        }
    } else {
        for side in Side::ALL {
            listing.cards(Verb::Choose, side, |of| may_be_chosen(state, player, program, effect, side, of));
        }
    }
}

/// Takes an answer: the card an effect is given to, or the end of the list.
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
        Some(front) => c7_actions::mobilise_extraordinarily(state, side, slot, front, log),
        None => give(state, effect, player, (side, slot), log),
    }
}
