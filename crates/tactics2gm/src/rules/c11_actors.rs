//! Who decides now: the seat behind the pending frame.

use crate::board::Cell;
use crate::ids::UnitIx;
use crate::rules::c21_transport;
use crate::state::{Frame, State};
use frente_kernel::{Illegal, Seat, must};

/// The seat that must choose; `None` where chance or the rules themselves go on.
#[inline]
pub(crate) fn deciding(state: &State) -> Option<Seat> {
    let active = || Seat(state.turn.actor);
    match state.stack.top()? {
        Frame::Bid(seat)
        | Frame::WhoFirst(seat)
        | Frame::Buy(seat)
        | Frame::Mulligan(seat)
        | Frame::Mine(_, seat)
        | Frame::Ambush(_, seat)
        | Frame::AmbushShot(_, seat)
        | Frame::Answer(seat)
        | Frame::AntiAir(seat)
        | Frame::Intercept(seat)
        | Frame::ChooseGeneral(seat) => Some(seat),
        Frame::Phase(_) | Frame::Moving(_) | Frame::Equip(_) | Frame::Spying(_) | Frame::Recover => Some(active()),
        Frame::StrikeBack => state.assault?.defender().map(|defender| state.units[defender].owner),
        Frame::AfterDie => state.attack.map(|attack| attack.seat),
        Frame::Wreck(..) => c21_transport::chooser(state),
        Frame::WreckPlace(unit, ..) => Some(state.units[unit].owner),
        Frame::Escort | Frame::Drop => Some(state.mission.seat),
        _ => None,
    }
}

/// The unit on a cell, if `seat` commands it (§14.5).
#[inline]
pub(crate) fn commanded(state: &State, seat: Seat, cell: Cell) -> Result<UnitIx, Illegal> {
    let at = state.unit_at(cell).ok_or(Illegal { rule: "11.4", why: "no-unit-there" })?;
    must(state.side(at) == state.side_of(seat), "11", "enemy-unit")?;
    must(state.units[at].owner == seat, "14.5", "not-your-unit")?;
    Ok(at)
}

/// Whether a die, a card or a tile is due.
#[inline]
pub(crate) fn is_chance(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Tiles(_)
            | Frame::Initiative(_)
            | Frame::Deal(..)
            | Frame::Draw(..)
            | Frame::Engine(..)
            | Frame::Die
            | Frame::WreckDie(..)
            | Frame::Column
    )
}
