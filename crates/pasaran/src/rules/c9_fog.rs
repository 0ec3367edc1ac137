//! §9.2: fog of war. The enemy sees of each stack only its top counter; what fights lies open (ruling P63).

use super::{agreed, standing};
use crate::actions::{Action, Verb};
use crate::board::Spot;
use crate::flow::Pasaran;
use crate::ids::{Place, Side, Unit};
use crate::menu::{Ask, Menu};
use crate::sets::{PlaceSet, UnitSet, ZoneSet};
use crate::state::{Frame, State, Step};
use crate::view::View;
use frente_kernel::{Game, Node, Rng, Seat, Silent, Viewer, below, must};

/// Counters in a stack at most.
const STACK: u32 = 10;

impl State {
    /// Whether a side's counters in a place lie open: attackers as soon as they attack, defenders once battles begin, and
    /// who is left after a battle until his owner handles his stacks again.
    pub(crate) fn lies_open(&self, place: Place, side: Side) -> bool {
        if !self.options.fog {
            return true;
        }
        let fought = matches!(self.turn.step, Step::Combat | Step::Pursuit);
        let contested = self.board.units(place, side.enemy()).any();
        // A battle is not over with the last enemy: losses are still to be taken.
        let battle = || self.stack.iter().any(|frame| matches!(frame, Frame::Battle(_)));
        let besieged = self.battle.champions[side.index()].is_some();
        let on_board = fought && place == self.battle.place && (besieged || battle());
        (contested && (fought || side == self.phasing())) || on_board || self.aired[side.index()].contains(place)
    }

    /// Whether what comes to a place is seen by everybody.
    pub(crate) fn is_open(&self, place: Place) -> bool {
        !self.options.fog || (self.lies_open(place, Side::Nationalist) && self.lies_open(place, Side::Republican))
    }

    /// The counter on top of a side's stack in a place.
    pub(crate) fn top(&self, place: Place, side: Side) -> Option<Unit> {
        let units = self.board.units(place, side);
        self.tops[place].filter(|unit| units.contains(*unit)).or(units.first())
    }

    /// The top counter of the stack that some counters of one place and side stand in.
    fn top_of(&self, units: UnitSet) -> UnitSet {
        let stack = units.first().and_then(|unit| Some((self.board.place(unit)?, unit.side())));
        stack.and_then(|(place, side)| self.top(place, side)).into_iter().collect()
    }

    /// The counters of a side in a place that the enemy sees, and how many stacks they stand in.
    pub(crate) fn visible(&self, place: Place, side: Side) -> (UnitSet, u32) {
        let units = self.board.units(place, side);
        let stacks = units.len().div_ceil(STACK);
        if self.lies_open(place, side) {
            return (units, stacks);
        }
        let mut tops: UnitSet = self.top(place, side).into_iter().collect();
        let rest = units.without(tops);
        tops = tops.or(rest.iter().take(stacks.saturating_sub(1) as usize).collect());
        (tops, stacks)
    }

    /// A battle is over: what was seen of those who are left is not forgotten at once.
    pub(crate) fn air(&mut self, place: Place, side: Side) {
        if self.options.fog {
            self.aired[side.index()].insert(place);
        }
    }

    /// A side that handles its stacks again closes them.
    #[inline]
    pub(crate) fn close_stacks(&mut self, frame: Frame) {
        if !self.options.fog {
            return;
        }
        let side = match frame {
            Frame::Reinforce(side) | Frame::Restore(_, side) | Frame::Produce(side) => side,
            Frame::Rail | Frame::Rebase | Frame::Move | Frame::Airlift(_) | Frame::Landing(..) => self.phasing(),
            Frame::Exits | Frame::React => self.phasing().enemy(),
            _ => return,
        };
        self.aired[side.index()] = PlaceSet::NONE;
    }

    /// A counter that leaves is on top no more.
    pub(crate) fn forget_top(&mut self, unit: Unit) {
        if self.options.fog
            && let Some(place) = self.board.place(unit)
            && self.tops[place] == Some(unit)
        {
            self.tops[place] = None;
        }
    }
}

/// §9.2: counters the side in phase may lay on top: once for each stack and step.
pub(crate) fn show_menu<A: Ask>(state: &State, there: UnitSet, menu: &mut Menu<A>) {
    let side = state.phasing();
    let mut units = menu.row(Verb::Show);
    units.all(agreed(state.options.fog, "9.2"));
    if units.any() {
        let [zones, cities] = state.turn.shown;
        let chosen = PlaceSet::zones(zones).or(PlaceSet::cities(cities)).iter().map(|place| state.board.stack(place));
        standing(&mut units, side, there)
            .must(!chosen.fold(UnitSet::NONE, UnitSet::or), "9.2", "top-chosen-already")
            .some(
                |units| state.by_place(units, |here| state.distinct(here).without(state.top_of(here))),
                "9.2",
                |unit| must(!state.top_of(UnitSet::only(unit)).contains(unit), "9.2", "on-top-already"),
            );
    }
    menu.offer(&units);
}

pub(crate) fn show(state: &mut State, unit: Unit) {
    let place = state.place_of(unit);
    state.tops[place] = Some(unit);
    state.turn.shown[usize::from(place.is_city())].insert(place.zone());
}

/// Whether the enemy sees by an action what lies in a stack: which counters are on top, where somebody digs, where there is
/// room for who retreats. Losses are taken in the open.
pub(crate) fn shows(state: &State, action: Action) -> bool {
    if !state.options.fog || matches!(action, Action::Lose(_) | Action::LoseTrench) {
        return false;
    }
    let Node::Decision(Seat(actor)) = Pasaran::node(state) else { return false };
    let seen = |state: &State| View::of(state, Viewer::Seat(Seat(1 - actor))).zones;
    let (mut before, mut after) = (state.clone(), state.clone());
    // That stacks are closed shows nothing.
    state.pending().into_iter().for_each(|frame| before.close_stacks(frame));
    Pasaran::apply(&mut after, action, &mut Silent);
    seen(&before) != seen(&after)
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

/// Deals the counters `seat` does not see anew: those of one class change places, and some change stacks, for nobody sees
/// how many lie under a top counter. What lies on top stays on top, and a counter in its owner's hand stays what it is.
pub(crate) fn redeal(state: &mut State, seat: Side, rng: &mut impl Rng) {
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
