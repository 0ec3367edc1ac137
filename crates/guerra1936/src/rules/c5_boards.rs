//! Chapter 5, the boards: tracks, Diplomacy rings, Resistance, and the activation of objectives.

use crate::actions::{Event, Why};
use crate::ids::{Board, Player, Side};
use crate::menu::{Implied, Listing, Sieve, Verb};
use crate::sets::{Cards, Slot};
use crate::state::{Field, Frame, Ring, State};
use frente_kernel::{EventSink, Key, must};

/// §5.2, §5.3: a side's Economy, within the track.
pub(crate) fn change_economy(state: &mut State, side: Side, by: i16, log: &mut impl EventSink<Event>) {
    let track = i16::from(state.data().rules.track.0);
    let was = i16::from(state.sides[side].economy);
    let now = (was + by).clamp(0, track);
    if now != was {
        state.sides[side].economy = now as u8;
        log.emit(Event::EconomyChanged { side, by: (now - was) as i8, now: now as u8 });
    }
}

/// §5.2, §5.4: a side's Moral, within the track; where a higher one was agreed to start with, within that (§11.8).
pub(crate) fn change_moral(state: &mut State, side: Side, by: i16, log: &mut impl EventSink<Event>) {
    let most = i16::from(state.agreed.moral_most);
    let was = i16::from(state.sides[side].moral);
    let now = (was + by).clamp(0, most);
    if now != was {
        state.sides[side].moral = now as u8;
        log.emit(Event::MoralChanged { side, by: (now - was) as i8, now: now as u8 });
    }
}

/// The side whose value a ring has reached, and so who will win it (§5.9).
pub(crate) fn locked_for(state: &State, ring: Ring) -> Option<Side> {
    let value = state.tables().objectives[usize::from(ring.objective)].diplomacy as i8;
    match ring.at {
        at if at >= value => Some(Side::Republic),
        at if at <= -value => Some(Side::National),
        _ => None,
    }
}

/// Whether Diplomacy can move on the objective `front` defends.
pub(crate) fn can_move(state: &State, front: Side) -> bool {
    state.rings[front].is_some_and(|ring| locked_for(state, ring).is_none())
}

/// §5.12: of the defenders asked about, those whose objective's ring can move.
pub(crate) fn may_move<S: Sieve>(state: &State, of: S) -> S {
    let active = fronts(|front| state.rings[front].is_some());
    of.must(active, "5.12", "no-political-objective-there").must(
        fronts(|front| can_move(state, front)),
        "5.9",
        "ring-is-locked",
    )
}

/// The defenders for whom something holds.
pub(crate) fn fronts(holds: impl Fn(Side) -> bool) -> Cards {
    Cards::of_values(Side::ALL.into_iter().filter(|front| holds(*front)))
}

/// The only ring that can move; `Err` with how many there are otherwise.
fn only_ring(state: &State) -> Result<Side, u8> {
    match (can_move(state, Side::National), can_move(state, Side::Republic)) {
        (true, true) => Err(2),
        (true, false) => Ok(Side::National),
        (false, true) => Ok(Side::Republic),
        (false, false) => Err(0),
    }
}

/// §5.12, ruling 9: the ring moves toward a side; steps beyond the card's value are lost.
pub(crate) fn move_ring(state: &mut State, front: Side, toward: Side, steps: u8, log: &mut impl EventSink<Event>) {
    let Some(ring) = state.rings[front] else { return };
    let value = state.tables().objectives[usize::from(ring.objective)].diplomacy as i8;
    let steps = steps as i8;
    let at = match toward {
        Side::Republic => ring.at + steps,
        Side::National => ring.at - steps,
    };
    let at = at.clamp(-value, value);
    let by = (at - ring.at).unsigned_abs();
    state.rings[front] = Some(Ring { at, ..ring });
    let objective = state.objective_number(ring.objective);
    log.emit(Event::DiplomacyMoved { objective, toward, by, now: at.unsigned_abs() });
}

/// §5.12: a side gains Diplomacy and says where: the player whose card it is, where he is of that side.
pub(crate) fn gain(state: &mut State, side: Side, steps: u8, by: Player, log: &mut impl EventSink<Event>) {
    match only_ring(state) {
        Ok(front) => move_ring(state, front, side, steps, log),
        Err(0) => log.emit(Event::DiplomacyWasted(side)),
        Err(_) => {
            let player = if by.side() == side { by } else { state.voice(side) };
            state.stack.push(Frame::Ring { player, toward: side, steps });
        }
    }
}

/// §5.13: `side` loses Diplomacy through a card or a cost of `by`, who says where (ruling R26).
pub(crate) fn lose(state: &mut State, side: Side, steps: u8, by: Player, log: &mut impl EventSink<Event>) {
    let toward = side.foe();
    match only_ring(state) {
        Ok(front) => move_ring(state, front, toward, steps, log),
        Err(0) if is_offered(state, side, by) => {
            let player = state.voice(toward);
            state.stack.push(Frame::Offer { player, steps });
        }
        Err(0) => log.emit(Event::DiplomacyWasted(toward)),
        Err(_) => state.stack.push(Frame::Ring { player: by, toward, steps }),
    }
}

/// Ruling R27: the enemy of the loser may activate an objective, unless the passive side made the active one lose.
fn is_offered(state: &State, loser: Side, by: Player) -> bool {
    let barred = loser == state.active_side() && by.side() != loser;
    !barred && !free_objectives(state, Board::Political).is_empty()
}

/// Ruling R28: a loss can be paid where a ring can move, or an objective could still be activated.
pub(crate) fn can_lose(state: &State) -> bool {
    only_ring(state) != Err(0) || !free_objectives(state, Board::Political).is_empty()
}

/// §5.17: objectives somebody has won.
fn resolved(state: &State) -> Cards {
    state.won[Side::National] | state.won[Side::Republic]
}

/// The objectives of a board, of either defender.
fn of_board(state: &State, board: Board) -> Cards {
    let boards = &state.tables().boards[board];
    boards[Side::National] | boards[Side::Republic]
}

/// §5.7, §5.17: objectives not yet resolved whose space is free.
pub(crate) fn free_objectives(state: &State, board: Board) -> Cards {
    let mut free = Cards::NONE;
    for front in Side::ALL {
        let taken = match board {
            Board::Political => state.rings[front].is_some(),
            Board::Military => state.fields[front].is_some(),
        };
        if !taken {
            free |= state.tables().boards[board][front];
        }
    }
    free.without(resolved(state))
}

/// Those among them whose conditions the player meets.
pub(crate) fn activatable(state: &State, player: Player, board: Board) -> Cards {
    meeting_conditions(state, player, free_objectives(state, board), board)
}

/// §5.18, §5.19: the objectives among these that are on another board, or whose conditions of activation a player meets
/// (rulings D20, D21, R29).
fn meeting_conditions(state: &State, player: Player, of: Cards, board: Board) -> Cards {
    let others = of.without(of_board(state, board));
    if of == others {
        return of;
    }
    let (side, table, tables) = (player.side(), state.table(player.side()), state.tables());
    let own = |own: Cards, of_side: Cards| match state.agreed.scenario {
        // Ruling R42: independent players count their own cards.
        crate::setup::Scenario::Independent => own,
        _ => of_side,
    };
    let at = |count: u32| (count as usize).min(crate::data::COUNTS - 1);
    match board {
        Board::Political => {
            let civilians = own(state.holdings(player).rear, state.rear(side)) & table.civil;
            of & (others | tables.by_civilians[side][at(civilians.len())])
        }
        Board::Military => {
            let armies = own(state.own_in_play(player), state.in_play(side)) & table.armies;
            let fallen = state.limbo(player) & table.armies;
            let met = tables.by_armies[side][at(armies.len())] | tables.by_fallen[side][at(fallen.len())];
            of & (others | met)
        }
    }
}

/// §7.21: the objectives a player may activate by their conditions.
pub(crate) fn list_activation(state: &State, player: Player, listing: &mut impl Listing) {
    let active = must(player.side() == state.active_side(), "7.21", "only-the-active-side");
    listing.given(active, |listing| {
        list_objectives(
            state,
            listing,
            |of| {
                let of = may_be_activated(state, &Board::ALL, of);
                let met = |board| meeting_conditions(state, player, of.left(), board);
                of.must(met(Board::Military), "5.19", "too-few-armies").must(
                    met(Board::Political),
                    "5.18",
                    "too-few-civilians",
                )
            },
            |of| {
                let some = |board| !activatable(state, player, board).is_empty();
                may_come_up(state, &Board::ALL, of).each(|board| match Board::at(board.place()) {
                    Board::Military => must(some(Board::Military), "5.19", "too-few-armies"),
                    Board::Political => must(some(Board::Political), "5.18", "too-few-civilians"),
                })
            },
        );
    });
}

/// The objectives of a board that may be activated whatever their conditions.
pub(crate) fn list_free_activation(state: &State, board: Board, listing: &mut impl Listing) {
    let chosen = |of| may_be_activated(state, &[board], of);
    list_objectives(state, listing, chosen, |of| may_come_up(state, &[board], of));
}

/// §11.12: objectives are chosen, or come at random; then only their board is.
fn list_objectives<L: Listing>(
    state: &State,
    listing: &mut L,
    chosen: impl FnOnce(L::Of) -> L::Of,
    at_random: impl FnOnce(L::Of) -> L::Of,
) {
    let random = state.agreed.random_objectives;
    listing.given(must(!random, "11.12", "objectives-come-at-random"), |listing| {
        listing.objectives(Verb::Activate, chosen);
    });
    listing.given(must(random, "11.12", "objectives-are-chosen"), |listing| {
        listing.small(Verb::ActivateAny, at_random);
    });
}

/// §5.7, §5.17: of the objectives asked about, those of these boards that are neither resolved nor without a space.
fn may_be_activated<S: Sieve>(state: &State, boards: &[Board], of: S) -> S {
    let on_them = || boards.iter().fold(Cards::NONE, |set, board| set | of_board(state, *board));
    let free = boards.iter().fold(Cards::NONE, |set, board| set | free_objectives(state, *board));
    of.must(Implied(on_them), "5.16", "not-of-that-board")
        .must(Implied(|| !resolved(state)), "5.17", "objective-resolved")
        .must(free, "5.7", "space-taken")
}

/// §11.12: of the boards asked about, those among these with an objective that may come up.
fn may_come_up<S: Sieve>(state: &State, boards: &[Board], of: S) -> S {
    let free = |board: Slot| !free_objectives(state, Board::at(board.place())).is_empty();
    of.must(Cards::of_values(boards.iter().copied()), "5.16", "not-of-that-board")
        .each(|board| must(free(board), "5.7", "no-objective-left"))
}

/// §5.16: an objective is activated.
pub(crate) fn activate(state: &mut State, side: Side, slot: Slot, why: Why, log: &mut impl EventSink<Event>) {
    state.place_objective(slot);
    log.emit(Event::ObjectiveActivated { side, objective: state.objective_number(slot), why });
}

/// Rulings D12, R27: one point of the lost Diplomacy activates, the rest moves the new ring.
pub(crate) fn activate_for_diplomacy(
    state: &mut State,
    side: Side,
    slot: Slot,
    steps: u8,
    log: &mut impl EventSink<Event>,
) {
    activate(state, side, slot, Why::LostDiplomacy, log);
    if steps > 1 {
        let front = state.tables().objectives[usize::from(slot)].defender;
        move_ring(state, front, side, steps - 1, log);
    }
}

/// §5.10: Resistance Points, from 0 to the printed number; once 0 they do not rise.
pub(crate) fn change_resistance(state: &mut State, front: Side, by: i16, log: &mut impl EventSink<Event>) {
    let Some(field) = state.fields[front] else { return };
    let most = i16::from(state.tables().objectives[usize::from(field.objective)].resistance);
    let was = i16::from(field.resistance);
    let now = if was == 0 { 0 } else { (was + by).clamp(0, most) };
    if now != was {
        state.fields[front] = Some(Field { resistance: now as u8, ..field });
        let objective = state.objective_number(field.objective);
        log.emit(Event::ResistanceChanged { objective, by: (now - was) as i8, now: now as u8 });
    }
}

/// §5.11: Resistance Turns, from 0 to the printed number; once 0 they do not rise.
pub(crate) fn change_turns(state: &mut State, front: Side, by: i16, log: &mut impl EventSink<Event>) {
    let Some(field) = state.fields[front] else { return };
    let most = i16::from(state.tables().objectives[usize::from(field.objective)].turns);
    let was = i16::from(field.turns);
    let now = if was == 0 { 0 } else { (was + by).clamp(0, most) };
    if now != was {
        state.fields[front] = Some(Field { turns: now as u8, ..field });
        let objective = state.objective_number(field.objective);
        log.emit(Event::TurnsChanged { objective, by: (now - was) as i8, now: now as u8 });
    }
}

/// §5.15: whether at least half of the Resistance Points, rounded up, are left.
pub(crate) fn has_half(state: &State, front: Side) -> bool {
    state.fields[front].is_some_and(|field| {
        let most = state.tables().objectives[usize::from(field.objective)].resistance;
        field.resistance >= most.div_ceil(2)
    })
}
