//! What is cleared after a while: tables nobody sat down at, matches nobody has moved, and what is left of them.

use super::{Op, Store, StoreError};
use crate::moment::Millis;
use crate::table::ending::Ending;

const DAY: Millis = 86_400_000;

/// A table that waits for players is withdrawn after so long.
pub const WAITING: Millis = 30 * DAY;

/// A match without a clock that nobody has moved for so long ends.
pub const STILL: Millis = 180 * DAY;

/// The same where only guests and bots sit.
pub const STILL_OF_GUESTS: Millis = 60 * DAY;

/// What ended as withdrawn or abandoned is deleted after so long.
pub const LEFT: Millis = 30 * DAY;

/// Matches deleted in one round.
const ROUND: i64 = 200;

impl Store {
    /// Ends and deletes what has been left alone for long enough at `now`; how many matches were deleted.
    pub async fn clear(&self, now: Millis) -> Result<usize, StoreError> {
        let ended = |ending: Ending| serde_json::to_string(&ending.outcome(0)).expect("plain data");
        let (withdrawn, abandoned) = (Ending::Withdrawn, Ending::Abandoned);
        let values = |ending: Ending, before: Millis| {
            vec![before.into(), ending.to_string().into(), ended(ending).into(), now.into()]
        };
        const WITHDRAW: &str = "UPDATE matches SET status = 'over', ending = $2, outcome = $3, due = 0, proposal = NULL, \
            seq = seq + 1, position = seq + 1, updated = $4 WHERE status = 'waiting' AND updated < $1";
        const ABANDON: &str = "UPDATE matches SET status = 'over', ending = $2, outcome = $3, due = 0, proposal = NULL, \
            seq = seq + 1, position = seq + 1, updated = $4 WHERE status = 'playing' AND clock_state IS NULL AND updated < $1";
        const ABANDON_OF_GUESTS: &str = "UPDATE matches SET status = 'over', ending = $2, outcome = $3, due = 0, \
            proposal = NULL, seq = seq + 1, position = seq + 1, updated = $4 WHERE status = 'playing' AND clock_state IS NULL \
            AND updated < $1 AND NOT EXISTS (SELECT 1 FROM seats t JOIN users u ON u.id = t.user_id \
            WHERE t.match_id = matches.id AND u.password IS NOT NULL)";
        self.commit(vec![
            Op::Run(WITHDRAW, values(withdrawn, now - WAITING)),
            Op::Run(ABANDON, values(abandoned, now - STILL)),
            Op::Run(ABANDON_OF_GUESTS, values(abandoned, now - STILL_OF_GUESTS)),
        ])
        .await?;
        let sql = "SELECT id FROM matches WHERE status = 'over' AND ending IN ('withdrawn', 'abandoned') AND updated < $1 \
                   LIMIT $2";
        let left = self.reads.rows(sql, &[(now - LEFT).into(), ROUND.into()]).await?;
        let mut ops = Vec::new();
        for row in &left {
            let id: String = sqlx::Row::try_get(row, 0)?;
            for sql in [
                "DELETE FROM steps WHERE match_id = $1",
                "DELETE FROM chat WHERE match_id = $1",
                "DELETE FROM chat_seen WHERE match_id = $1",
                "DELETE FROM notices WHERE match_id = $1",
                "DELETE FROM archive WHERE match_id = $1",
                "DELETE FROM seats WHERE match_id = $1",
                "DELETE FROM matches WHERE id = $1",
            ] {
                ops.push(Op::Run(sql, vec![id.clone().into()]));
            }
        }
        if !ops.is_empty() {
            self.commit(ops).await?;
        }
        Ok(left.len())
    }
}
