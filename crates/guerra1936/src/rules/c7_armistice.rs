//! Chapter 7, the armistice: objectives are resolved, their winners rewarded, and victory is looked at.

use crate::actions::{Ending, Event, How};
use crate::data::Who;
use crate::effects;
use crate::ids::{Board, Consequence, Player, Side};
use crate::menu::{Listing, Sieve, Verb};
use crate::rules::{c5_boards, c7_actions};
use crate::sets::Cards;
use crate::state::{Frame, State};
use frente_kernel::EventSink;

/// Whether a side has an army with Conquest at the objective `front` defends, of its own or by its commander (§9.4).
pub(crate) fn has_conquest(state: &State, side: Side, front: Side) -> bool {
    let (table, here) = (state.table(side), state.at(side, front));
    if !(here & table.conquest).is_empty() {
        return true;
    }
    let lenders = table.lends_conquest & here;
    // Ruling R20: command lasts to the end of the armistice while both stay.
    lenders.iter().any(|commander| !(effects::under_command(state, side, commander) & here).is_empty())
}

/// §7.26 to §7.29: the side that has won an objective, if one has.
pub(crate) fn winner(state: &State, board: Board, front: Side) -> Option<Side> {
    match board {
        Board::Political => state.rings[front].and_then(|ring| c5_boards::locked_for(state, ring)),
        Board::Military => {
            let field = state.fields[front]?;
            let attacker = front.foe();
            // §7.27: the attacker needs an army with Conquest there, the defender only time.
            let taken = field.resistance == 0 && has_conquest(state, attacker, front);
            match (taken, field.turns == 0) {
                // §7.28: both at once: the active side.
                (true, true) => Some(state.active_side()),
                (true, false) => Some(attacker),
                (false, true) => Some(front),
                (false, false) => None,
            }
        }
    }
}

/// The objectives to be resolved now.
fn due(state: &State) -> impl Iterator<Item = (Board, Side)> + use<'_> {
    let spaces = Board::ALL.into_iter().flat_map(|board| Side::ALL.map(|front| (board, front)));
    spaces.filter(|(board, front)| winner(state, *board, *front).is_some())
}

/// Ruling R31: the active side says which comes first.
pub(crate) fn list(state: &State, listing: &mut impl Listing) {
    for board in Board::ALL {
        listing.small(Verb::Settle(board), |of| {
            let active = c5_boards::fronts(|front| match board {
                Board::Political => state.rings[front].is_some(),
                Board::Military => state.fields[front].is_some(),
            });
            let won = c5_boards::fronts(|front| winner(state, board, front).is_some());
            of.must(active, "7.25", "nothing-to-resolve-there").must(won, "7.25", "not-won-yet")
        });
    }
}

/// Whether the order has to be asked for.
pub(crate) fn is_question(state: &State) -> bool {
    due(state).nth(1).is_some()
}

/// Resolves the only objective that is due, or ends the turn.
pub(crate) fn run(state: &mut State, log: &mut impl EventSink<Event>) {
    let only = due(state).next();
    match only {
        Some((board, front)) => settle(state, board, front, log),
        None => end_turn(state, log),
    }
}

/// §7.25: an objective is resolved: points, cards back, its text, the winner's influences, consequences (ruling R31).
pub(crate) fn settle(state: &mut State, board: Board, front: Side, log: &mut impl EventSink<Event>) {
    let Some(side) = winner(state, board, front) else { return };
    let slot = match board {
        Board::Political => state.rings[front].take().map(|ring| ring.objective),
        Board::Military => state.fields[front].take().map(|field| field.objective),
    };
    let Some(slot) = slot else { return };
    let objective = &state.tables().objectives[usize::from(slot)];
    state.won[side].insert(slot);
    log.emit(Event::ObjectiveWon { side, objective: objective.number });
    score(state, side, objective.political_points, objective.military_points, log);
    if board == Board::Military {
        for side in Side::ALL {
            for card in state.at(side, front).iter() {
                c7_actions::to_rear(state, side, card, How::Resolved, log);
            }
        }
    }
    let player = state.voice(side);
    let left = objective.political_points + objective.military_points;
    state.stack.push(Frame::Consequences { player, left });
    let watchers = state.table(side).win_watchers & state.in_play(side);
    for watcher in watchers.iter() {
        let owner = state.owner(side, watcher);
        effects::trigger(state, owner, &state.table(side).cards[usize::from(watcher)].won);
    }
    effects::trigger(state, player, &objective.resolved);
}

/// §5.5, §5.6: victory points, within their tracks.
fn score(state: &mut State, side: Side, political: u8, military: u8, log: &mut impl EventSink<Event>) {
    let track = state.data().rules.track.0;
    let own = &mut state.sides[side];
    own.political = (own.political + political).min(track);
    own.military = (own.military + military).min(track);
    log.emit(Event::PointsScored { side, political, military });
}

/// §7.30: what the points still buy; only with a leader (ruling R32).
pub(crate) fn list_consequences(state: &State, left: u8, listing: &mut impl Listing) {
    let prices = &state.tables().prices;
    let within = || Cards::of_values(Consequence::ALL.into_iter().filter(|consequence| prices[*consequence] <= left));
    listing.open(Verb::Done);
    listing.small(Verb::Buy, |of| of.must(within(), "7.30", "points-used-up"));
}

/// Whether there is anything to buy.
pub(crate) fn can_buy(state: &State, player: Player, left: u8) -> bool {
    state.sides[player.side()].leader.is_some() && state.tables().prices.values().iter().any(|price| *price <= left)
}

/// §7.30: one consequence is bought.
pub(crate) fn buy(
    state: &mut State,
    player: Player,
    left: u8,
    consequence: Consequence,
    log: &mut impl EventSink<Event>,
) {
    let side = player.side();
    let left = left - state.tables().prices[consequence];
    state.stack.replace(Frame::Consequences { player, left });
    log.emit(Event::Bought { side, consequence });
    match consequence {
        Consequence::OwnEconomy => c5_boards::change_economy(state, side, 1, log),
        Consequence::EnemyEconomy => c5_boards::change_economy(state, side.foe(), -1, log),
        Consequence::OwnMoral => c5_boards::change_moral(state, side, 1, log),
        Consequence::EnemyMoral => c5_boards::change_moral(state, side.foe(), -1, log),
        Consequence::Draw => {
            let player = effects::drawing_for_side(state, player);
            state.stack.push(Frame::Draw { player, left: 1 });
        }
        Consequence::Discard => {
            let player = effects::discarding(state, player, Who::Enemy);
            state.stack.push(Frame::Discard { player, left: 1 });
        }
    }
}

/// §1.3, §7.31 to §7.35: how a side wins now, if it does.
pub(crate) fn victory(state: &State, side: Side) -> Option<Ending> {
    let (own, agreed) = (&state.sides[side], &state.agreed);
    let enough = own.political + own.military >= agreed.mixed_victory;
    if own.military >= agreed.military_victory {
        Some(Ending::Military)
    } else if own.political >= agreed.political_victory {
        Some(Ending::Political)
    } else if enough && own.political.min(own.military) >= agreed.mixed_least {
        Some(Ending::Mixed)
    } else if state.sides[side.foe()].moral == 0 {
        Some(Ending::Demoralisation)
    } else {
        None
    }
}

/// §7.31: victory is looked at once, after all objectives; the active side first.
fn end_turn(state: &mut State, log: &mut impl EventSink<Event>) {
    let active = state.active_side();
    let won = [active, active.foe()].into_iter().find_map(|side| Some((victory(state, side)?, Some(side))));
    let limit = state.agreed.turn_limit;
    let ending = won.or((limit > 0 && state.turn >= limit).then_some((Ending::Stalemate, None)));
    if let Some((ending, winner)) = ending {
        state.ending = Some((ending, winner));
        log.emit(Event::Ended(ending, winner));
        return;
    }
    let player = state.active;
    state.holdings_mut(player).fresh = false;
    if state.agreed.scenario == crate::setup::Scenario::Pairs {
        state.holdings_mut(player.partner()).fresh = false;
    }
    state.stack.replace(Frame::NextTurn);
}
