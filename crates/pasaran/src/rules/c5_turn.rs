//! Chapter 5: the sequence of play, reinforcements, initiative, weather.
//!
//! A step pushes its frames and the windows in which cards may be played; when all are done the next step begins.

use super::{agreed, c6_battle, c6_control, c7_cards, c7_production, c8_victory, c9_trenches, on_the_map};
use crate::actions::{Action, Claim, Event, Face, Mode, Sky, Verb};
use crate::board::Board;
use crate::ids::{Place, Side, Unit, Weather, Zone};
use crate::menu::{Ask, Menu, Row};
use crate::sets::{PlaceSet, UnitSet, ZoneSet};
use crate::state::{Frame, State, Step, Throw, Window};
use frente_kernel::{EventSink, must};

/// §5.0: begins a turn.
pub(crate) fn begin_turn(state: &mut State, log: &mut impl EventSink<Event>) {
    log.emit(Event::TurnBegan(state.quarter));
    enter(state, Step::Reinforcements, log);
}

/// §5.0: the next step, once nothing is pending.
pub(crate) fn next_step(state: &mut State, log: &mut impl EventSink<Event>) {
    if c8_victory::check_production(state, log) {
        return;
    }
    let second = state.turn.phasing != state.turn.first;
    match state.turn.step {
        Step::Reinforcements => enter(state, Step::Initiative, log),
        Step::Initiative => enter(state, Step::Weather, log),
        Step::Weather => begin_segment(state, state.turn.first, log),
        Step::Rail => enter(state, Step::Rebase, log),
        Step::Rebase => enter(state, Step::Movement, log),
        Step::Movement => enter(state, Step::Combat, log),
        Step::Combat => enter(state, Step::Exploitation, log),
        Step::Exploitation => enter(state, Step::Pursuit, log),
        Step::Pursuit if second => {
            c6_control::clear_segment(state);
            state.turn.phasing = state.turn.initiative;
            enter(state, Step::Income, log);
        }
        Step::Pursuit => begin_segment(state, state.turn.first.enemy(), log),
        Step::Income => {
            c7_production::collect(state, log);
            enter(state, Step::Cards, log);
        }
        Step::Cards => enter(state, Step::Production, log),
        Step::Production => end_turn(state, log),
    }
}

/// §6.0: a side is in phase.
fn begin_segment(state: &mut State, side: Side, log: &mut impl EventSink<Event>) {
    c6_control::clear_segment(state);
    state.turn.phasing = side;
    log.emit(Event::SegmentBegan(side));
    enter(state, Step::Rail, log);
}

fn enter(state: &mut State, step: Step, log: &mut impl EventSink<Event>) {
    state.turn.step = step;
    if begins_with_a_line(state, step) {
        log.emit(Event::StepBegan(step));
    }
    match step {
        Step::Reinforcements => {
            // §5.0-start, ruling P47: both sides place at once; the holder of last turn's initiative is asked first.
            let first = state.turn.initiative;
            state.turn.phasing = first;
            state.stack.push(Frame::Reinforce(first.enemy()));
            state.stack.push(Frame::Reinforce(first));
            windows(state, Window::Step);
        }
        Step::Initiative if state.is_first_turn() => {
            // §5.2-first
            let side = state.scenario_def().initiative;
            (state.turn.initiative, state.turn.first, state.turn.phasing) = (side, side, side);
            log.emit(Event::Initiative { side, claim: Claim::Opening });
        }
        Step::Initiative => {
            state.stack.push(Frame::Throw(Throw::Initiative(Side::Nationalist)));
            windows(state, Window::Step);
        }
        Step::Weather => {
            windows(state, Window::Weather);
            match state.scenario_def().weather.filter(|_| state.is_first_turn()) {
                Some(weather) => set_weather(state, weather, Sky::Scenario, log),
                None => {
                    state.stack.push(Frame::Throw(Throw::Weather));
                    windows(state, Window::Step);
                }
            }
        }
        Step::Rail => {
            state.stack.push(Frame::Rail);
            windows(state, Window::Step);
        }
        Step::Rebase => {
            state.stack.push(Frame::Rebase);
            windows(state, Window::Step);
        }
        Step::Movement => {
            c9_trenches::finish(state, log);
            begin_moves(state);
            windows(state, Window::Step);
        }
        Step::Exploitation => {
            // §5.3-effects, ruling P46: nothing at all in bad weather.
            if state.turn.weather == Weather::Fair {
                begin_moves(state);
                windows(state, Window::Step);
            } else {
                log.emit(Event::NoExploitation(state.turn.phasing));
            }
        }
        Step::Combat | Step::Pursuit => state.stack.push(Frame::Battles),
        Step::Income => windows(state, Window::Step),
        // §7.0, ruling P47: both sides act at once; the holder of the initiative is asked first.
        Step::Cards => {
            let first = state.turn.initiative;
            for side in [first.enemy(), first] {
                state.stack.push(Frame::DrawCards(side, 2));
            }
            windows(state, Window::Step);
        }
        Step::Production => {
            let first = state.turn.initiative;
            for side in [first.enemy(), first] {
                state.stack.push(Frame::Produce(side));
            }
            windows(state, Window::Step);
        }
    }
}

/// Whether the log tells that a step begins. Dice open the steps of initiative and weather, and where there is nothing to
/// fight, or nobody may exploit, there is nothing to tell of.
fn begins_with_a_line(state: &State, step: Step) -> bool {
    match step {
        Step::Initiative | Step::Weather => false,
        Step::Combat | Step::Pursuit => c6_battle::due(state).any(),
        Step::Exploitation => state.turn.weather == Weather::Fair,
        _ => true,
    }
}

/// §6.3, ruling P24: moves, exits, announcements, reactions.
fn begin_moves(state: &mut State) {
    let turn = &mut state.turn;
    // §6.1-sea: who came by sea does not move before 6.5.
    turn.moved = if turn.step == Step::Movement { turn.shipped } else { UnitSet::NONE };
    turn.strained = turn.moved;
    turn.reacted = UnitSet::NONE;
    turn.crossed = UnitSet::NONE;
    turn.invading = UnitSet::NONE;
    turn.entered = ZoneSet::NONE;
    turn.stormed = ZoneSet::NONE;
    turn.took_up = false;
    turn.shown = [ZoneSet::NONE; 2];
    c6_control::note_start(state);
    for frame in [Frame::React, Frame::Announce, Frame::Exits, Frame::Move] {
        state.stack.push(frame);
    }
}

/// Ruling P53: both sides may play cards, the side in phase first.
pub(crate) fn windows(state: &mut State, window: Window) {
    let first = state.turn.phasing;
    for side in [first.enemy(), first] {
        if c7_cards::may_interrupt(state, side, window) {
            state.stack.push(Frame::Window(window, side));
        }
    }
}

/// §5.2: both dice have fallen. §5.2-double: the winner acts first, also the one who acted second in the turn before.
pub(crate) fn settle_initiative(state: &mut State, republican: Face, log: &mut impl EventSink<Event>) {
    let nationalist = state.turn.die;
    log.emit(Event::InitiativeThrown { nationalist, republican });
    let winner = match nationalist.cmp(&republican) {
        std::cmp::Ordering::Greater => Side::Nationalist,
        std::cmp::Ordering::Less => Side::Republican,
        std::cmp::Ordering::Equal => state.turn.initiative.enemy(),
    };
    state.turn.die = 0;
    (state.turn.initiative, state.turn.first, state.turn.phasing) = (winner, winner, winner);
    let claim = if nationalist == republican { Claim::Tie } else { Claim::Higher };
    log.emit(Event::Initiative { side: winner, claim });
    if state.options.alternative_initiative {
        state.stack.push(Frame::ChooseFirst(winner));
    }
}

/// §9.3: the winner says who acts first.
pub(crate) fn choose_first(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    let winner = state.turn.initiative;
    state.stack.pop();
    state.turn.first = if action == Action::Second { winner.enemy() } else { winner };
    log.emit(Event::ActsFirst(state.turn.first));
}

/// §5.3: the weather die has fallen.
pub(crate) fn settle_weather(state: &mut State, die: Face, log: &mut impl EventSink<Event>) {
    log.emit(Event::WeatherThrown(die));
    let quarter = usize::from(state.quarter.number() - 1);
    let bad = state.tables().bad_weather[quarter] >> die & 1 != 0;
    set_weather(state, if bad { Weather::Bad } else { Weather::Fair }, Sky::Thrown, log);
}

pub(crate) fn set_weather(state: &mut State, weather: Weather, sky: Sky, log: &mut impl EventSink<Event>) {
    state.turn.weather = weather;
    log.emit(Event::WeatherIs { weather, sky });
}

/// §5.1: counters of a side that are due, in order.
pub(crate) fn due(state: &State, side: Side) -> UnitSet {
    let due = |unit: &Unit| state.board.spot(*unit).quarter().is_some_and(|quarter| quarter <= state.quarter);
    state.tables().units_of(side).iter().filter(due).collect()
}

/// §5.1, §1.3: keeps the places where a reinforcement may be placed.
fn arrival_places<'r>(state: &State, row: &'r mut Row<PlaceSet>, unit: Unit) -> &'r mut Row<PlaceSet> {
    let side = unit.side();
    let zones = state.zones_of(side).and(state.cities_of(side));
    let madrid = state.zones_of(side).and(ZoneSet::only(Zone::Madrid));
    let friendly = PlaceSet::zones(zones.or(madrid)).or(PlaceSet::cities(zones));
    row.must(friendly, "5.1", "no-reinforcements-there").must(!state.full_cities(unit), "1.3", "city-full")
}

/// §5.1: counters of a side that are due and have somewhere to go.
fn arriving(state: &State, side: Side) -> UnitSet {
    due(state, side).iter().filter(|unit| arrival_places(state, &mut Row::unasked(), *unit).any()).collect()
}

/// §5.1: whether counters of a side are still to be placed.
pub(crate) fn is_awaited(state: &State, side: Side) -> bool {
    arriving(state, side).any()
}

pub(crate) fn reinforce_menu<A: Ask>(state: &State, side: Side, menu: &mut Menu<A>) {
    let arriving = arriving(state, side);
    menu.may(Verb::Pass, must(arriving.is_empty(), "5.1", "reinforcements-to-place"));
    let mut units = menu.row(Verb::Pick);
    units
        .must(Board::all_of(side), "2.1", "not-yours")
        .must(due(state, side), "5.1", "arrives-another-turn")
        .must(arriving, "5.1", "no-place-to-arrive")
        .distinct(|units| state.distinct(units), "5.1");
    menu.offer(&units);
    let mut units = menu.row(Verb::Regroup);
    units.all(agreed(state.options.regrouping, "9.1"));
    if units.any() {
        on_the_map(state, &mut units, side)
            .must(state.board.reduced, "9.1", "unit-is-whole")
            .each(|unit| must(equals(state, unit).any(), "9.1", "no-equal-beside-it"))
            .distinct(|units| state.distinct_on_map(units), "9.1");
    }
    menu.offer(&units);
}

pub(crate) fn reinforce(state: &mut State, side: Side, action: Action, log: &mut impl EventSink<Event>) {
    match action {
        Action::Pick(unit) => state.stack.push(Frame::Carry(unit, Mode::Arrival)),
        Action::Regroup(unit) => state.stack.push(Frame::Regroup(unit)),
        _ => {
            due(state, side).iter().for_each(|unit| log.emit(Event::Waits(unit)));
            state.stack.pop();
        }
    }
}

/// §5.1: where the counter in hand arrives.
pub(crate) fn arrival_menu<A: Ask>(state: &State, unit: Unit, menu: &mut Menu<A>) {
    menu.may(Verb::Pass, must(false, "5.1", "must-choose"));
    let mut to = menu.row(Verb::To);
    arrival_places(state, &mut to, unit);
    menu.offer(&to);
}

pub(crate) fn arrive(state: &mut State, unit: Unit, to: Place, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    state.move_unit(unit, to, Mode::Arrival, log);
}

/// §9.1: reduced units of its type in the zone of `unit`.
fn equals(state: &State, unit: Unit) -> UnitSet {
    let zone = state.place_of(unit).zone();
    let alike = state.board.around(zone, unit.side()).and(state.board.reduced).and(unit.kind().units());
    alike.without(UnitSet::only(unit))
}

/// §9.1: in zone and city, or digging, they differ: the owner says which one goes.
pub(crate) fn regroup_menu<A: Ask>(state: &State, unit: Unit, menu: &mut Menu<A>) {
    menu.may(Verb::Pass, must(false, "9.1", "must-choose"));
    let mut units = menu.row(Verb::Pick);
    on_the_map(state, &mut units, unit.side())
        .must(unit.kind().units(), "9.1", "another-type")
        .must(state.board.reduced, "9.1", "unit-is-whole")
        .must(!UnitSet::only(unit), "9.1", "becomes-whole-itself")
        .must(equals(state, unit), "9.1", "another-zone")
        .distinct(|units| state.distinct_on_map(units), "9.1");
    menu.offer(&units);
}

/// §9.3: whether the winner of the initiative acts first or second.
pub(crate) fn first_menu<A: Ask>(menu: &mut Menu<A>) {
    menu.may(Verb::Pass, must(false, "9.3", "must-choose"));
    menu.may(Verb::First, Ok(()));
    menu.may(Verb::Second, Ok(()));
}

/// §9.1: `unit` turns to its front, the equal that was picked goes back to the reserve (ruling P50).
pub(crate) fn regroup(state: &mut State, unit: Unit, action: Action, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let Action::Pick(other) = action else { return };
    state.board.reduced.remove(unit);
    state.board.reduced.remove(other);
    c9_trenches::abandon(state, other, log);
    state.forget_top(other);
    state.board.put(other, state.grave(other));
    log.emit(Event::Regrouped { kept: unit, removed: other, veil: state.veil() });
}

/// The turn is over: revolt, the victory table, the next quarter.
fn end_turn(state: &mut State, log: &mut impl EventSink<Event>) {
    c7_production::end_of_revolt(state, log);
    if c8_victory::check_table(state, log) {
        return;
    }
    state.quarter.0 += 1;
    let turn = &mut state.turn;
    turn.besieged = ZoneSet::NONE;
    turn.builders = UnitSet::NONE;
    state.fresh = Default::default();
    begin_turn(state, log);
}
