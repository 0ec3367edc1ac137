//! Planes: those that wait beside a staff, and those in the air.

use crate::actions::Target;
use crate::data::NONE;
use crate::ids::UnitNo;
use frente_kernel::Seat;
use serde::{Deserialize, Serialize};

/// A fighter beside its staff (§13.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct Fighter {
    /// Its card.
    pub kind: UnitNo,
    /// Who deployed it and commands it; where a position leaves that out, who leads its staff.
    #[serde(default = "nobody")]
    pub owner: Seat,
    /// Its wounds.
    pub wounds: u8,
    /// Back from a mission and not ready.
    pub grey: bool,
    /// Came back this very turn.
    pub fresh: bool,
}

/// In place of an owner that is not given.
pub(crate) const NOBODY: Seat = Seat(u8::MAX);

fn nobody() -> Seat {
    NOBODY
}

/// An air mission in progress (chapter 13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct Mission {
    /// Who flies it.
    pub seat: Seat,
    /// At what.
    pub target: Target,
    /// The mission plane, the escort and the interceptor.
    pub planes: [Option<Fighter>; 3],
    /// The interceptor's seat.
    pub interceptor: Seat,
    /// Impact points its target staff has lost.
    pub hq_loss: u8,
    /// The unit that lands, where it is not a plane that flies; 255: none.
    pub lander: u8,
    /// Cells where troops may still come down.
    pub drops: u8,
    /// Wounds of who answers the interceptor, before their exchange.
    pub before: u8,
    /// Its attack hits without a die (§17-impacto).
    pub sure: bool,
    /// Planes whose die was thrown again (§17-fuego_certero), one bit a role.
    #[serde(default)]
    pub aimed: u8,
}

impl Mission {
    pub(crate) const NONE: Mission = Mission {
        seat: Seat(0),
        target: Target::Hq(0),
        planes: [None; 3],
        interceptor: Seat(0),
        hq_loss: 0,
        lander: NONE,
        drops: 0,
        before: 0,
        sure: false,
        aimed: 0,
    };
}
