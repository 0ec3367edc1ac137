//! What the odds panel says of a battle before it is fought: the odds of [`crate::odds`] for every choice that opens, joins or
//! goes on with one. Under fog, what the seat does not see is dealt several times and averaged.

use crate::actions::{Action, Mode};
use crate::flow;
use crate::hidden;
use crate::ids::{Place, Side};
use crate::narrate::with_place;
use crate::odds::{BattleOdds, Share, battle_odds};
use crate::state::{Frame, State};
use frente_kernel::{Forecast, Message, Rng, Silent, Spread, Tone};

/// The battle an action opens, joins or goes on with, fought out: as `seat` may reckon it. `None` where it does not lead
/// to a battle at once.
pub(crate) fn battle(state: &State, seat: Side, action: Action, rng: &mut impl Rng) -> Option<Forecast> {
    let place = battlefield(state, action)?;
    let hidden = state.options.fog && !state.lies_open(place, seat.enemy());
    let odds = if hidden {
        let mut world = state.clone();
        let worlds = (0..FOGGED).map(|_| {
            world.clone_from(state);
            hidden::redeal_counters(&mut world, seat, rng);
            after(&world, action, place)
        });
        worlds.collect::<Option<Vec<_>>>()?.into_iter().reduce(together)?
    } else {
        after(state, action, place)?
    };
    let own_win = if state.phasing() == seat { odds.won } else { odds.held };
    let own_loss = if state.phasing() == seat { odds.held } else { odds.won };
    let rows = [
        ("forecast-win", Tone::Good, own_win),
        ("forecast-defeat", Tone::Bad, own_loss),
        ("forecast-void", Tone::Bad, odds.void),
    ];
    let outcome = Spread {
        title: with_place(state, Message::new("forecast-outcome"), place),
        rows: rows
            .into_iter()
            .filter(|row| row.2 > 0)
            .map(|(key, tone, share)| (Message::new(key), tone, share))
            .collect(),
    };
    let losses = [seat, seat.enemy()].map(|side| Spread {
        title: Message::new("forecast-losses").term("side", format!("side-{side}")),
        rows: odds.losses[side.index()]
            .iter()
            .enumerate()
            .filter(|(_, share)| **share > 0)
            .map(|(steps, share)| (Message::new("forecast-steps").int("steps", steps as i64), Tone::Plain, *share))
            .collect(),
    });
    let [own, enemy] = losses;
    // Who storms is said after the announcement.
    let assumes = if matches!(action, Action::Assault(_)) { "forecast-assumes-strongest" } else { "forecast-assumes" };
    Some(Forecast { assumes: Message::new(assumes), exact: !hidden, spreads: vec![outcome, own, enemy] })
}

/// Worlds an answer under fog is averaged over.
const FOGGED: u32 = 12;

/// Where the battle of an action would be.
fn battlefield(state: &State, action: Action) -> Option<Place> {
    match (state.pending()?, action) {
        (Frame::Carry(_, Mode::Move | Mode::Reaction) | Frame::GoOn(..), Action::To(place)) => Some(place),
        (Frame::Battles, Action::Fight(place)) => Some(place),
        (Frame::Announce, Action::Assault(place)) | (Frame::Force(place), Action::Pick(_)) => Some(place),
        (Frame::Exits, Action::Pick(unit)) => state.board.place(unit).map(|city| Place::zone_of(city.zone())),
        (Frame::RetreatChoice(_), Action::Pass) => Some(state.battle.place),
        _ => None,
    }
}

/// The odds once the action is taken; where it only opens an assault, with the three strongest.
fn after(state: &State, action: Action, place: Place) -> Option<BattleOdds> {
    let mut next = state.clone();
    if !matches!(action, Action::Fight(_) | Action::Pass) {
        flow::act(&mut next, action, &mut Silent);
    }
    while let Action::Assault(_) = action {
        let mut picks = Vec::new();
        flow::menu(&next).list(&mut picks);
        let strongest = picks.into_iter().filter_map(|pick| match pick {
            Action::Pick(unit) if next.tables().combat.contains(unit) => Some(unit),
            _ => None,
        });
        let Some(unit) = strongest.max_by_key(|unit| next.printed(*unit)) else { break };
        flow::act(&mut next, Action::Pick(unit), &mut Silent);
    }
    battle_odds(&next, place)
}

/// Two worlds' shares in one row; the reader divides by the number of worlds.
fn together(a: BattleOdds, b: BattleOdds) -> BattleOdds {
    let losses = [0, 1].map(|side| {
        let len = a.losses[side].len().max(b.losses[side].len());
        let at = |row: &[Share], step: usize| row.get(step).copied().unwrap_or(0);
        (0..len).map(|step| at(&a.losses[side], step) + at(&b.losses[side], step)).collect()
    });
    BattleOdds { won: a.won + b.won, held: a.held + b.held, void: a.void + b.void, losses }
}
