//! Exact combat odds: what comes of a battle if both sides stand and fight.
//!
//! With a fixed way to take losses ([`steady`]) what is left of a side follows from the hits it has taken, so a battle is a
//! chain over pairs of such remains ([`chain`]): no limit on rounds, no float, no sampling. Shares are integers in units of
//! 2⁻⁶⁰. Retreats, cards and chits still to be drawn are left out: the panel says so. Ships that fire already go on firing.

mod chain;

use crate::actions::Action;
use crate::flow;
use crate::ids::{Place, Side};
use crate::state::{Frame, State};
use serde::Serialize;

/// A probability in units of 2⁻⁶⁰.
pub type Share = u64;

/// Certainty, as a share.
pub const WHOLE: Share = 1 << 60;

/// What may come of a battle. Shares too small to count (together less than a millionth) are in none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BattleOdds {
    /// The side in phase holds the place in the end.
    pub won: Share,
    /// The other side does.
    pub held: Share,
    /// Nobody is left, or only aircraft flew off: the place keeps its owner.
    pub void: Share,
    /// For each side, the share of battles that cost it so many steps: Nationalist, Republican.
    pub losses: [Vec<Share>; 2],
}

/// How a side takes losses and stands its ground: the way the odds assume. `None` where no battle asks.
pub fn steady(state: &State) -> Option<Action> {
    let frame = state.pending()?;
    match frame {
        Frame::Losses(_) => flow::menu(state).iter().min_by_key(|action| price(state, *action)),
        Frame::Leaving(..) => {
            let menu = flow::menu(state);
            if menu.contains(Action::Pass) { Some(Action::Pass) } else { menu.first() }
        }
        Frame::Segments(_) | Frame::RetreatChoice(_) | Frame::Window(..) | Frame::Reply(..) | Frame::PlayChits(_) => {
            Some(Action::Pass)
        }
        _ => None,
    }
}

/// What a hit costs here: trenches go first, then the least strength, generals last.
fn price(state: &State, action: Action) -> (i8, u8) {
    let Action::Lose(unit) = action else { return (-1, 0) };
    let tables = state.tables();
    let kind = unit.kind().index();
    let dies = tables.one_step[kind] || state.is_reduced(unit);
    let left = if dies { 0 } else { tables.strength[kind][1] };
    let general = if tables.hqs.contains(unit) { 50 } else { 0 };
    (state.printed(unit) - left + general, unit.0)
}

/// The odds of the battle that is due in `place`, or of the one on the board. `None` where both sides have no counters.
pub fn battle_odds(state: &State, place: Place) -> Option<BattleOdds> {
    let contested = Side::ALL.into_iter().all(|side| state.board.units(place, side).any());
    contested.then(|| chain::odds(state, place))
}
