//! What a seat cannot know, dealt again: the hand and the drawn cards of the enemy, the pile, the chits laid down in secret,
//! and under fog (§9.2) the counters below the top of each stack.

use crate::actions::Action;
use crate::board::Spot;
use crate::ids::{Card, Chit, Place, Side, Unit};
use crate::rules::c9_fog::STACK;
use crate::rules::{c7_cards, c9_chits};
use crate::sets::{CardSet, PlaceSet, UnitSet, ZoneSet};
use crate::state::{Frame, Stage, State};
use frente_kernel::{Rng, below};

/// Deals everything `side` cannot know again, and leaves its view as it is.
pub(crate) fn redeal(state: &mut State, side: Side, rng: &mut impl Rng) {
    redeal_cards(state, side, rng);
    redeal_chits(state, side, rng);
    if state.options.fog {
        redeal_counters(state, side, rng);
    }
}

/// Whether an action is about counters and places alone.
pub(crate) fn is_on_the_map(action: Action) -> bool {
    matches!(
        action,
        Action::Pick(_)
            | Action::To(_)
            | Action::Rail(_)
            | Action::Ship(_)
            | Action::Build(_)
            | Action::Repair(_)
            | Action::Rebuild(_)
            | Action::Regroup(_)
            | Action::Entrench(_)
            | Action::Dismantle(_)
            | Action::Assault(_)
            | Action::Besiege(_)
            | Action::Fight(_)
            | Action::Shift(_)
            | Action::Lose(_)
            | Action::LoseTrench
    )
}

/// Deals hands, drawn cards and the pile again, as far as `side` does not know them.
fn redeal_cards(state: &mut State, side: Side, rng: &mut impl Rng) {
    let enemy = side.enemy();
    let known = c7_cards::known_hand(state, side);
    let hand = state.hands[enemy.index()].without(known);
    let fresh = state.fresh[enemy.index()].without(known);
    let drawing = matches!(
        state.stack.top(),
        Some(Frame::DrawCards(who, _) | Frame::BuyCard(who) | Frame::LayUnder(who)) if who == enemy
    );
    let drawn = if drawing { state.drawn } else { Default::default() };
    let mut loose = state.pile.loose(side).or(hand).or(drawn);
    let mut take = |state: &State, count: u32, fits: &dyn Fn(&State, Card) -> bool| {
        let mut taken = CardSet::NONE;
        for _ in 0..count {
            let fitting: CardSet = loose.iter().filter(|card| fits(state, *card)).collect();
            if let Some(card) = fitting.nth(below(rng, fitting.len().max(1))) {
                loose.remove(card);
                taken.insert(card);
            }
        }
        taken
    };
    let usable = |state: &State, card: Card| c7_cards::suits(state, card, enemy) && !c7_cards::is_obsolete(state, card);
    // Bought this turn: it was no obsolete card then.
    let new_fresh = take(state, fresh.len(), &usable);
    let new_hand = take(state, hand.len() - fresh.len(), &|state, card| c7_cards::suits(state, card, enemy));
    // Drawn and not removed: it is no obsolete card, but it may be one of the own side.
    let mut new_drawn = take(state, drawn.len(), &|state, card| !c7_cards::is_obsolete(state, card));
    new_drawn = new_drawn.or(take(state, drawn.len() - new_drawn.len(), &|_, _| true));
    if drawing {
        state.drawn = new_drawn;
    }
    state.hands[enemy.index()] = new_hand.or(new_fresh).or(state.hands[enemy.index()].and(known));
    state.fresh[enemy.index()] = new_fresh.or(state.fresh[enemy.index()].and(known));
    state.pile.redeal(side, loose, rng);
}

/// Deals the chits the enemy of `side` holds in secret again.
fn redeal_chits(state: &mut State, side: Side, rng: &mut impl Rng) {
    let secret = state.stack.iter().any(|frame| frame == Frame::Battle(Stage::Reveal));
    if !state.options.chits || !secret {
        return;
    }
    let enemy = side.enemy();
    let at = enemy.index();
    let count: u8 = state.battle.drawn[at].iter().chain(&state.battle.played[at]).sum();
    let chose = !state.stack.iter().any(|frame| frame == Frame::PlayChits(enemy));
    let deciding = state.stack.top() == Some(Frame::PlayChits(enemy));
    state.battle.drawn[at] = Default::default();
    state.battle.played[at] = Default::default();
    for _ in 0..count {
        let mut cup = state.tables().cups[at];
        for chit in Chit::ALL {
            cup[chit.index()] -= state.battle.drawn[at][chit.index()] + state.battle.played[at][chit.index()];
        }
        let chit = c9_chits::sample(&cup, rng);
        let plays = (chose || deciding) && below(rng, 2) == 1;
        let pile = if plays { &mut state.battle.played } else { &mut state.battle.drawn };
        pile[at][chit.index()] += 1;
    }
}

/// Counters of a side the enemy does not see.
fn hidden(state: &State, side: Side) -> UnitSet {
    let board = &state.board;
    let zones = board.in_zones(side).iter().map(Place::zone_of);
    let cities = board.in_cities(side).iter().map(Place::city_of);
    let places: PlaceSet = zones.chain(cities).collect();
    places
        .iter()
        .map(|place| board.units(place, side).without(state.visible(place, side).0))
        .fold(UnitSet::NONE, UnitSet::or)
}

/// Deals the counters `seat` does not see again: those of one class change places, and some change stacks, for nobody sees
/// how many lie under a top counter. What lies on top stays on top, and a counter in its owner's hand stays what it is.
pub(crate) fn redeal_counters(state: &mut State, seat: Side, rng: &mut impl Rng) {
    let tables = state.tables();
    let enemy = seat.enemy();
    let in_hand = state.stack.iter().fold(UnitSet::NONE, |held, frame| match frame {
        Frame::Carry(unit, _) | Frame::GoOn(unit, _) => held.or(UnitSet::only(unit)),
        // Its equals too: one of them is about to go.
        Frame::Regroup(unit) => held.or(unit.kind().units()),
        _ => held,
    });
    let mut loose = hidden(state, enemy).without(in_hand);
    for place in (0..Place::COUNT as u8).map(Place) {
        let units = state.board.units(place, enemy);
        if units.len() > STACK {
            // A second stack shows its own top counter, which nothing holds in place.
            loose = loose.without(units);
        } else if units.any() && !state.lies_open(place, enemy) {
            state.tops[place] = state.top(place, enemy);
        }
    }
    for class in [tables.infantry, tables.armour, tables.aircraft] {
        let units: Vec<Unit> = loose.and(class).iter().collect();
        for at in (1..units.len()).rev() {
            let other = below(rng, at as u32 + 1) as usize;
            if units[at] != units[other] {
                swap(state, units[at], units[other]);
            }
        }
    }
    // A counter in hand has somewhere to go: nobody fills up the place it was picked for.
    if in_hand.is_empty() {
        scatter(state, enemy, loose, rng);
    }
}

/// Hidden counters that have not acted in this step may as well lie in another hidden stack of the mainland; those that have
/// acted, in one next to where they went.
fn scatter(state: &mut State, side: Side, loose: UnitSet, rng: &mut impl Rng) {
    let tables = state.tables();
    let board = &state.board;
    let stacks: Vec<Place> = (0..Place::COUNT as u8)
        .map(Place)
        .filter(|place| board.units(*place, side).any() && !state.lies_open(*place, side))
        .filter(|place| tables.land[place.zone().index()].any())
        .collect();
    let turn = &state.turn;
    let acted = turn.moved.or(turn.reacted).or(turn.carried);
    // §9.4: where somebody digs everybody sees.
    let digging = state.works.or(turn.builders);
    for unit in loose.and(tables.combat.or(tables.aircraft)).without(digging).iter() {
        let from = state.place_of(unit);
        let dealt = stacks.get(below(rng, stacks.len().max(1) as u32) as usize).copied();
        let near = tables.land[from.zone().index()].or(ZoneSet::only(from.zone()));
        let Some(to) = dealt.filter(|to| !acted.contains(unit) || near.contains(to.zone())) else { continue };
        let fits = !to.is_city() || !tables.combat.contains(unit) || state.has_room(to.zone(), side);
        if stacks.contains(&from) && fits && state.board.units(to, side).len() < STACK {
            state.board.put(unit, Spot::on(to));
            if state.turn.start[unit] == Spot::on(from) {
                state.turn.start[unit] = Spot::on(to);
            }
        }
    }
}

/// Two counters exchange everything but their names.
fn swap(state: &mut State, a: Unit, b: Unit) {
    if state.tables().militia.contains(a) != state.tables().militia.contains(b) {
        return;
    }
    let (here, there) = (state.board.spot(a), state.board.spot(b));
    state.board.put(a, there);
    state.board.put(b, here);
    let (start, other) = (state.turn.start[a], state.turn.start[b]);
    state.turn.start[a] = other;
    state.turn.start[b] = start;
    let turn = &mut state.turn;
    for set in [
        &mut turn.moved,
        &mut turn.reacted,
        &mut turn.strained,
        &mut turn.carried,
        &mut turn.shipped,
        &mut turn.crossed,
        &mut turn.invading,
        &mut turn.builders,
        &mut state.works,
    ] {
        let (first, second) = (set.contains(a), set.contains(b));
        for (unit, holds) in [(a, second), (b, first)] {
            if holds {
                set.insert(unit);
            } else {
                set.remove(unit);
            }
        }
    }
}
