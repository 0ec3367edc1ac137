//! Rows as they lie in the tables.

use crate::ids::{MatchId, UserId};
use crate::moment::Millis;

/// One step of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct StepRow {
    /// The match it belongs to.
    pub match_id: MatchId,
    /// Counted from 1.
    pub number: i64,
    /// The change it came with.
    pub seq: i64,
    /// The seat that acted; `None` for a chance.
    pub seat: Option<i64>,
    /// The action or chance.
    pub notation: String,
    /// When it was taken.
    pub at: Millis,
}

/// A seat at a match.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatRow {
    /// Counted from 0.
    pub seat: i64,
    /// `human`, `local`, `bot` or `open`.
    pub kind: String,
    /// Who sits there.
    pub user: Option<UserId>,
    /// The name of the person.
    pub name: Option<String>,
    /// The bot's level.
    pub level: Option<String>,
    /// What the seat gave to the dice.
    pub salt: Option<String>,
    /// The list it brings, as JSON, until the match begins.
    pub list: Option<String>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Debug)]
pub struct ChatRow {
    /// The change it was.
    pub seq: i64,
    /// Who said it.
    pub user: UserId,
    /// The name of the person who wrote it.
    pub name: String,
    /// The line as it was written.
    pub line: String,
    /// When it was written.
    pub at: Millis,
}
