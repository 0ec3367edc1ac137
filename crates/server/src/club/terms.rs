//! What a table is made for: whom it suits, whether its sides are drawn by lot, when it is taken away again.

use crate::ids::{Id, UserId};
use crate::moment::Millis;
use crate::table::clock::ClockRule;
pub use frente_catalog::told::{Suits, Why};
use serde::{Deserialize, Serialize};

const MINUTE: Millis = 60_000;
const DAY: Millis = 86_400_000;

/// A table with a live clock waits so long for somebody: in the lobby, so long after its maker was last here.
pub const LIVE: Millis = 10 * MINUTE;

/// A table without haste waits so long in the lobby.
const SLOW: Millis = 14 * DAY;

/// A challenge without haste waits so long.
const ASKED: Millis = 7 * DAY;

/// How far ratings of equals lie apart.
pub const EQUALS: i64 = 200;

/// What a table is made for.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    /// Whether sides are drawn when the second sits down.
    pub lot: bool,
    /// Whom it suits.
    pub suits: Suits,
    /// The ratings it waits for.
    pub range: Option<(i64, i64)>,
    /// The name of whoever is asked.
    pub asked: Option<String>,
    /// Why it was taken away.
    pub why: Option<Why>,
    /// Its place in a tournament.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
}

/// The place of a table in a tournament: its seats are kept for those who were paired.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The tournament the table belongs to.
    pub tournament: Id,
    /// What the tournament is called.
    pub name: String,
    /// The round, counted from 1.
    pub round: u32,
    /// For whom each seat is kept; nobody: a bot has it.
    pub kept: Vec<Option<UserId>>,
    /// What they are called.
    pub names: Vec<String>,
}

/// When a table is taken away if nobody has come: the moment, and whether it moves on while its maker is here.
pub fn expiry(clock: ClockRule, listed: bool, asked: bool, now: Millis) -> Option<(Millis, bool)> {
    let live = matches!(clock, ClockRule::Live { .. });
    match (asked, listed) {
        (true, _) => Some((now + if live { LIVE } else { ASKED }, false)),
        (false, true) => Some((now + if live { LIVE } else { SLOW }, live)),
        // Whoever was sent a link takes their time: such tables are cleared after a month.
        (false, false) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_in_a_hurry_waits_minutes_and_what_is_not_waits_days() {
        let (live, days) = (ClockRule::Live { seconds: 600, increment: 5 }, ClockRule::Days { days: 2 });
        assert_eq!(expiry(live, true, false, 5), Some((600_005, true)));
        assert_eq!(expiry(live, false, true, 5), Some((600_005, false)));
        assert_eq!(expiry(days, true, false, 0), Some((14 * DAY, false)));
        assert_eq!(expiry(ClockRule::None, true, true, 0), Some((7 * DAY, false)));
        assert_eq!(expiry(live, false, false, 0), None);
    }
}
