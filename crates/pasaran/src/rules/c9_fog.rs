//! §9.2: fog of war. The enemy sees of each stack only its top counter; what fights lies open (ruling P63).

use super::{agreed, standing};
use crate::actions::{Action, Verb};
use crate::flow::Pasaran;
use crate::ids::{Place, Side, Unit};
use crate::menu::{Ask, Menu};
use crate::sets::{PlaceSet, UnitSet};
use crate::state::{Frame, State, Step};
use crate::view::View;
use frente_kernel::{Game, Node, Seat, Silent, Viewer, must};

/// Counters in a stack at most.
pub(crate) const STACK: u32 = 10;

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
