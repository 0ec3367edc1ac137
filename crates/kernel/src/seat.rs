//! Who sits at the table and who looks at it.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A seat at the table, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Seat(pub u8);

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// The set that holds no seat.
    pub const NONE: SeatSet = SeatSet(0);
    /// Every seat a table can have.
    pub const ALL: SeatSet = SeatSet(u8::MAX);

    /// The set that holds `seat` alone.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether `seat` is in the set. A seat no table has is in none.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The seats of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A seat: what it holds in hand and what lies open.
    Seat(Seat),
    /// A spectator: only what lies open.
    Spectator,
    /// The record keeper: everything. For the referee, for tests and for finished matches; never for a client.
    Referee,
}

impl Viewer {
    /// Whether this viewer may know what `seat` knows.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Referee => true,
        }
    }
}
