//! Chapter 3: victory and defeat. What is looked at after every action, and what at the end of a turn (ruling G7).

use crate::actions::{Ending, Event, How};
use crate::board::{COLUMNS, Cell, CellSet};
use crate::data::{Effect, Special, Victory};
use crate::ids::{Class, Side, SupportNo, UnitIx};
use crate::state::{Mark, State};
use frente_kernel::{EventSink, Seat};

/// The match ends.
pub(crate) fn finish(state: &mut State, how: How, winner: Option<Side>, log: &mut impl EventSink<Event>) {
    if state.ending.is_none() {
        state.ending = Some(Ending { how, winner });
        log.emit(Event::Ended(how, winner));
    }
}

/// What decides at once: a staff, casualties, crates. The acting side first. The bridge decides as it falls.
pub(crate) fn check_now(state: &mut State, log: &mut impl EventSink<Event>) {
    if state.agreed.scenario.is_none() {
        if state.hq_list().all(|hq| state.hqs[usize::from(hq)].pi > 0) {
            return;
        }
        for side in [state.turn.side, state.turn.side.other()] {
            if staff_is_lost(state, side.other()) {
                return finish(state, How::StaffDestroyed, Some(side), log);
            }
        }
        return;
    }
    for side in [state.turn.side, state.turn.side.other()] {
        if let Some(how) = won_at_once(state, side) {
            return finish(state, how, Some(side), log);
        }
    }
    for side in Side::ALL {
        if cannot_win(state, side) {
            return finish(state, How::CannotWin, Some(side.other()), log);
        }
    }
}

/// §3.1, §14.7: one destroyed staff is enough.
fn staff_is_lost(state: &State, side: Side) -> bool {
    state.hq_list().any(|hq| state.hq_side(hq) == side && state.hqs[usize::from(hq)].pi == 0)
}

/// The conditions of a side in a scenario.
pub(crate) fn conditions(state: &State, side: Side) -> impl Iterator<Item = &'static Victory> + use<> {
    let all = state.scenario().map_or(&[][..], |scenario| &scenario.victory);
    all.iter().filter(move |(of, _)| of.is_none_or(|of| of == side)).map(|(_, victory)| victory)
}

fn won_at_once(state: &State, side: Side) -> Option<How> {
    let boards = state.agreed.boards;
    conditions(state, side).find_map(|victory| match victory {
        Victory::DestroyHq => staff_is_lost(state, side.other()).then_some(How::StaffDestroyed),
        // §14.7: numbers double with the boards (ruling G45).
        Victory::DestroyUnits(count) => (state.lost[side.other()] >= count * boards).then_some(How::Casualties),
        Victory::Crates(count) => (state.delivered[side] >= count * boards).then_some(How::Crates),
        _ => None,
    })
}

/// §22.2: a bridge has fallen; that is looked at now and never again (ruling G47).
pub(crate) fn bridge_falls(state: &mut State, log: &mut impl EventSink<Event>) {
    for side in [state.turn.side, state.turn.side.other()] {
        let wins = conditions(state, side).any(|victory| *victory == Victory::BridgeDestroyed);
        if wins && bridge_is_lost(state, side) {
            return finish(state, How::BridgeDestroyed, Some(side), log);
        }
    }
}

/// §22.2: the bridge is down, from a round on, unless two enemy units are across (rulings G47, D3).
fn bridge_is_lost(state: &State, side: Side) -> bool {
    let Some(scenario) = state.scenario() else { return false };
    let from = scenario.special.iter().find_map(|special| match special {
        Special::BridgeForSappers { from_round } => Some(*from_round),
        _ => None,
    });
    let bridges = scenario.terrain.iter().filter(|(id, ..)| {
        let card = state.data().board.terrain.iter().find(|card| card.id == *id);
        card.is_some_and(|card| card.kind == crate::data::TerrainKind::Bridge)
    });
    let down = bridges.clone().count() > 0
        && bridges.into_iter().all(|(_, (column, line), _)| {
            (0..state.agreed.boards)
                .all(|board| !state.carded.contains(Cell::at(board * COLUMNS + column - 1, line - 1)))
        });
    // The far half, seen from who attacks.
    let far = CellSet(state.stood[side.other()].0);
    let across = far.iter().filter(|cell| cell.line_of(side) < 3).count();
    down && from.is_none_or(|round| state.turn.round >= round) && across < 2 * usize::from(state.agreed.boards)
}

/// §3.3, ruling C8: a side whose only way to win needs more ground units than it can ever have again.
fn cannot_win(state: &State, side: Side) -> bool {
    let mut own = conditions(state, side);
    let (Some(Victory::UnitsOnLine { count, .. }), None) = (own.next(), own.next()) else { return false };
    let on_table = state.units.iter().filter(|at| state.side(*at) == side && is_counted(state, *at)).count();
    let mut units = on_table as u32;
    for seat in state.members(side) {
        let player = state.player(seat);
        for kind in 0..player.kind_count {
            let card = player.card(kind);
            let held = u32::from(player.deck.count(kind)) + u32::from(player.hand.count(kind));
            if held > 0 && (state.is_ground_card(card) || brings_back(state, card)) {
                units += held;
            }
        }
    }
    units < u32::from(count * state.agreed.boards)
}

fn brings_back(state: &State, card: crate::ids::CardNo) -> bool {
    let recovers =
        |support: SupportNo| matches!(state.data().cards.support[support.index()].effect, Effect::Recover { .. });
    matches!(state.data().card(card), Some(crate::data::Card::Support(support)) if recovers(support))
}

/// §22.1: a landing craft is no unit.
fn is_counted(state: &State, at: UnitIx) -> bool {
    !state.rules(at).has(crate::ids::Ability::LandingCraft)
}

/// §11.10: the end of a turn (ruling G7): cells and lines, then cards, then the last round.
pub(crate) fn end_of_turn(state: &mut State, log: &mut impl EventSink<Event>) {
    let active = state.turn.side;
    for side in [active, active.other()] {
        if let Some(how) = won_by_place(state, side) {
            return finish(state, how, Some(side), log);
        }
    }
    if is_out_of_cards(state, active) {
        return finish(state, How::NoCards, Some(active.other()), log);
    }
    let rounds = state.agreed.rounds;
    let last = rounds > 0 && state.turn.round >= rounds && active != state.turn.first;
    if last {
        end_of_rounds(state, log);
    }
}

fn won_by_place(state: &State, side: Side) -> Option<How> {
    let enemy_turn = side != state.turn.side;
    let boards = state.agreed.boards;
    let own = state.stood[side];
    conditions(state, side).find_map(|victory| match victory {
        Victory::UnitsOnLine { line, count } => {
            let there =
                own.and(CellSet::line(line - 1, 16)).iter().filter(|cell| is_counted(state, state.standing(*cell)));
            (there.count() >= usize::from(count * boards)).then_some(How::LineReached)
        }
        Victory::HoldCells(cells) if enemy_turn => {
            let held = cells.iter().all(|(column, line)| {
                (0..boards).all(|board| own.contains(Cell::at(board * COLUMNS + column - 1, line - 1)))
            });
            held.then_some(How::CellsHeld)
        }
        _ => None,
    })
}

/// §3.4: neither deck nor hand; of a pair, both members (rulings A47, C1, G44).
fn is_out_of_cards(state: &State, side: Side) -> bool {
    state.members(side).all(|seat| state.player(seat).deck.len() == 0 && state.player(seat).hand.len() == 0)
}

/// The last round is over: who holds out wins; else crates; else the staff with more impact points lost (§3.5).
fn end_of_rounds(state: &mut State, log: &mut impl EventSink<Event>) {
    for side in Side::ALL {
        if conditions(state, side).any(|victory| *victory == Victory::TurnLimit) {
            return finish(state, How::Held, Some(side), log);
        }
    }
    let better = |[a, b]: [u16; 2]| match a.cmp(&b) {
        std::cmp::Ordering::Greater => Some(Side::A),
        std::cmp::Ordering::Less => Some(Side::B),
        std::cmp::Ordering::Equal => None,
    };
    let crates = conditions(state, Side::A).any(|victory| *victory == Victory::MostCrates);
    let by_crates = better(state.delivered.values().map(u16::from)).filter(|_| crates);
    if let Some(side) = by_crates {
        return finish(state, How::Crates, Some(side), log);
    }
    let pi = Side::ALL.map(|side| {
        let own = state.hq_list().filter(|hq| state.hq_side(*hq) == side);
        own.map(|hq| u16::from(state.hqs[usize::from(hq)].pi)).sum()
    });
    finish(state, How::RoundsOver, better(pi), log);
}

/// §22.5: what a crate brought home pays, where there are any.
pub(crate) fn crates_pay(state: &State) -> Option<u8> {
    let specials = state.scenario().map_or(&[][..], |scenario| &scenario.special);
    specials.iter().find_map(|special| match special {
        Special::Crates { pa } => Some(*pa),
        _ => None,
    })
}

/// §22.5: who may bear a crate.
pub(crate) fn can_bear(state: &State, at: UnitIx) -> bool {
    matches!(state.rules(at).class, Class::Infantry | Class::Transport)
}

/// §22.5: a crate stays where its bearer fell.
pub(crate) fn leave_crate(state: &mut State, cell: Cell, log: &mut impl EventSink<Event>) {
    state.crates[cell] += 1;
    log.emit(Event::CrateDropped(cell));
}

/// §22.5: crates are picked up and brought home at the end of a move (ruling G49).
pub(crate) fn handle_crates(state: &mut State, at: UnitIx, log: &mut impl EventSink<Event>) {
    let (Some(pays), Some(cell)) = (crates_pay(state), state.units[at].cell) else { return };
    if can_bear(state, at) && state.crates[cell] > 0 && !state.units[at].has(Mark::Crate) {
        state.crates[cell] -= 1;
        state.units[at].mark(Mark::Crate);
        log.emit(Event::CrateTaken(state.units[at].owner, state.units[at].kind, cell));
    }
    let (side, owner): (Side, Seat) = (state.side(at), state.units[at].owner);
    if state.units[at].has(Mark::Crate) && cell.line_of(side) == 0 {
        state.units[at].unmark(Mark::Crate);
        state.delivered[side] += 1;
        let gained = crate::rules::c14_players::gain(state, owner, pays);
        log.emit(Event::CrateDelivered { seat: owner, side, cell, points: gained, lost: pays - gained });
    }
}
