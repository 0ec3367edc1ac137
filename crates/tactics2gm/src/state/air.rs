//! Planes: those that wait beside a staff, and those in the air.

use super::{Hit, Role};
use crate::actions::Target;
use crate::ids::{UnitIx, UnitNo};
use frente_kernel::{By, Seat};
use serde::Serialize;

/// A fighter beside its staff (§13.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct Fighter {
    pub kind: UnitNo,
    /// Who deployed it and commands it; where a position leaves that out, who leads its staff.
    pub owner: Seat,
    pub wounds: u8,
    /// Back from a mission and not ready.
    pub grey: bool,
    /// Came back this very turn.
    pub fresh: bool,
}

/// An air mission in progress (chapter 13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mission {
    /// Who flies it.
    pub seat: Seat,
    pub target: Target,
    /// The mission plane, the escort and the interceptor.
    pub planes: By<Role, Option<Fighter>, 3>,
    /// The interceptor's seat.
    pub interceptor: Seat,
    /// Impact points its target staff has lost.
    pub hq_loss: u8,
    /// The unit that lands, where it is not a plane that flies.
    pub lander: Option<UnitIx>,
    /// Cells where troops may still come down.
    pub drops: u8,
    /// Wounds of the plane that answers the interceptor, before their exchange.
    pub before: u8,
    /// How its attack hits; the card that hits without a die helps one throw.
    pub how: Hit,
    /// Planes whose die was thrown again (§17-fuego_certero), one bit a role.
    pub aimed: u8,
}

impl Mission {
    /// No mission has been flown yet, or the last one is over.
    pub const NONE: Mission = Mission {
        seat: Seat(0),
        target: Target::Hq(0),
        planes: By::of([None; 3]),
        interceptor: Seat(0),
        hq_loss: 0,
        lander: None,
        drops: 0,
        before: 0,
        how: Hit::Thrown,
        aimed: 0,
    };
}
