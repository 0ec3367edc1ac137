//! Who knows whom, who is here, what waits for somebody.

use super::{Listed, Op, Store, StoreError, Val};
use crate::club::ear::Told;
use crate::club::terms::LIVE;
use crate::ids::{MatchId, UserId};
use crate::moment::Millis;
use crate::table::clock::Clocks;
use frente_kernel::Seat;
use sqlx::Row as _;

/// Who has been seen so lately is here.
pub const HERE: Millis = 60_000;

/// Tables looked at in one round.
const ROUND: i64 = 200;

/// What one person is to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// Somebody who is a friend.
    Friend,
    /// Not to be seen, asked or played with.
    Blocked,
}

impl Tie {
    fn name(self) -> &'static str {
        match self {
            Tie::Friend => "friend",
            Tie::Blocked => "blocked",
        }
    }
}

/// Somebody a person knows.
pub struct Known {
    /// The name they go by.
    pub name: String,
    /// Whether they are blocked, not a friend.
    pub blocked: bool,
    /// The moment since which it is so.
    pub since: Millis,
    /// Whether they call this person a friend too.
    pub mutual: bool,
    /// When they were last seen, where both call each other friends.
    pub seen: Option<Millis>,
}

impl Store {
    /// `user` calls `other` a friend, or wants nothing to do with them. A conflict: they know as many as one may.
    pub async fn tie(&self, user: UserId, other: UserId, tie: Tie, now: Millis, most: i64) -> Result<(), StoreError> {
        // As an upsert SQLite wants a WHERE before ON CONFLICT, which the count is.
        let set = "INSERT INTO ties (user_id, other, kind, since) SELECT $1, $2, $3, $4 \
                   WHERE (SELECT COUNT(*) FROM ties WHERE user_id = $1 AND other <> $2) < $5 \
                   ON CONFLICT (user_id, other) DO UPDATE SET kind = excluded.kind, since = excluded.since";
        let values = vec![user.into(), other.into(), tie.name().into(), now.into(), most.into()];
        self.commit(vec![Op::Hit(set, values), Op::Tell(Told::Desk(user)), Op::Tell(Told::Desk(other))]).await
    }

    /// `other` is nothing to `user` any more.
    pub async fn untie(&self, user: UserId, other: UserId) -> Result<(), StoreError> {
        let cut = Op::Run("DELETE FROM ties WHERE user_id = $1 AND other = $2", vec![user.into(), other.into()]);
        self.commit(vec![cut, Op::Tell(Told::Desk(user)), Op::Tell(Told::Desk(other))]).await
    }

    /// Those `user` knows, friends and others, by name.
    pub async fn ties(&self, user: UserId) -> Result<Vec<Known>, StoreError> {
        let sql = "SELECT u.name, t.kind, t.since, CAST(CASE WHEN b.user_id IS NULL THEN 0 ELSE 1 END AS BIGINT) AS mutual, p.seen \
                   FROM ties t JOIN users u ON u.id = t.other \
                   LEFT JOIN ties b ON b.user_id = t.other AND b.other = t.user_id AND b.kind = 'friend' \
                   LEFT JOIN presence p ON p.user_id = t.other AND b.user_id IS NOT NULL \
                   WHERE t.user_id = $1 ORDER BY u.name";
        let known = |row: &sqlx::any::AnyRow| -> Result<Known, StoreError> {
            Ok(Known {
                name: row.try_get("name")?,
                blocked: row.try_get::<String, _>("kind")? == "blocked",
                since: row.try_get("since")?,
                mutual: row.try_get::<i64, _>("mutual")? != 0,
                seen: row.try_get::<Option<i64>, _>("seen")?,
            })
        };
        self.reads.rows(sql, &[user.into()]).await?.iter().map(known).collect()
    }

    /// Whether one of them has blocked the other.
    pub async fn is_blocked(&self, one: UserId, other: UserId) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM ties WHERE kind = 'blocked' AND \
                   ((user_id = $1 AND other = $2) OR (user_id = $2 AND other = $1)) LIMIT 1";
        Ok(self.reads.row(sql, &[one.into(), other.into()]).await?.is_some())
    }

    /// Everybody who has blocked `user` or was blocked by them.
    pub async fn blocked_with(&self, user: UserId) -> Result<Vec<UserId>, StoreError> {
        let sql = "SELECT other AS id FROM ties WHERE kind = 'blocked' AND user_id = $1 \
                   UNION SELECT user_id FROM ties WHERE kind = 'blocked' AND other = $1";
        let rows = self.reads.rows(sql, &[user.into()]).await?;
        rows.iter().map(|row| super::matches::id(row.try_get(0)?)).collect()
    }

    /// How many challenges `user` has made since `since`, and how many that still wait for `other`.
    pub async fn asked_by(&self, user: UserId, other: UserId, since: Millis) -> Result<(usize, usize), StoreError> {
        let sql = "SELECT (SELECT COUNT(*) FROM matches WHERE creator = $1 AND asked IS NOT NULL AND created > $3), \
                   (SELECT COUNT(*) FROM matches WHERE creator = $1 AND asked = $2 AND status = 'waiting')";
        let row = self.reads.row(sql, &[user.into(), other.into(), since.into()]).await?;
        let Some(row) = row else { return Ok((0, 0)) };
        Ok((row.try_get::<i64, _>(0)? as usize, row.try_get::<i64, _>(1)? as usize))
    }

    /// These people are here now; tables of theirs that wait only for as long as they are go on waiting.
    pub async fn are_here(&self, people: &[UserId], now: Millis) -> Result<(), StoreError> {
        let note = "INSERT INTO presence (user_id, seen) SELECT id, $2 FROM users WHERE id = $1 \
                    ON CONFLICT (user_id) DO UPDATE SET seen = excluded.seen";
        let mut ops: Vec<Op> = people.iter().map(|user| Op::Run(note, vec![(*user).into(), now.into()])).collect();
        if ops.is_empty() {
            return Ok(());
        }
        let wait = "UPDATE matches SET expires = $1 WHERE status = 'waiting' AND expires IS NOT NULL AND lapses = 1 \
                    AND creator IN (SELECT user_id FROM presence WHERE seen >= $2)";
        ops.push(Op::Run(wait, vec![(now + LIVE).into(), (now - HERE).into()]));
        self.commit(ops).await
    }

    /// Forgets when people were last seen who have not been here since `before`.
    pub async fn forget_presence(&self, before: Millis) -> Result<(), StoreError> {
        self.commit(vec![Op::Run("DELETE FROM presence WHERE seen < $1", vec![before.into()])]).await
    }

    /// Tables that have waited for long enough.
    pub async fn expired(&self, now: Millis) -> Result<Vec<MatchId>, StoreError> {
        let sql = "SELECT id FROM matches WHERE status = 'waiting' AND expires IS NOT NULL AND expires <= $1 \
                   ORDER BY expires LIMIT $2";
        self.ids(sql, &[now.into(), ROUND.into()]).await
    }

    /// Matches in play of which it is not written down whose turn it is, those after `after`.
    pub async fn turnless(&self, after: &str) -> Result<Vec<MatchId>, StoreError> {
        let sql = "SELECT id FROM matches WHERE status = 'playing' AND turn IS NULL AND id > $1 ORDER BY id LIMIT $2";
        self.ids(sql, &[after.into(), ROUND.into()]).await
    }

    /// Writes down whose turn it is at change `seq`.
    pub async fn note_turn(&self, id: MatchId, seq: i64, turn: Option<Seat>) -> Result<(), StoreError> {
        let set = "UPDATE matches SET turn = $3 WHERE id = $1 AND seq = $2 AND turn IS NULL";
        self.commit(vec![Op::Run(set, vec![id.into(), seq.into(), turn_of(turn)])]).await
    }

    async fn ids(&self, sql: &'static str, values: &[Val]) -> Result<Vec<MatchId>, StoreError> {
        let rows = self.reads.rows(sql, values).await?;
        rows.iter().map(|row| super::matches::id(row.try_get(0)?)).collect()
    }

    /// The matches in which `user` must choose, the one with the least time left first, then those that have waited
    /// longest.
    pub async fn turns_of(&self, user: UserId) -> Result<Vec<MatchId>, StoreError> {
        let sql = "SELECT m.id, m.clock_state, m.updated FROM seats t JOIN matches m ON m.id = t.match_id \
                   WHERE t.user_id = $1 AND t.seat = m.turn AND m.status = 'playing'";
        let mut found = Vec::new();
        for row in self.reads.rows(sql, &[user.into()]).await? {
            let clocks: Option<String> = row.try_get("clock_state")?;
            let clocks = clocks.and_then(|text| serde_json::from_str::<Clocks>(&text).ok());
            let due = clocks.and_then(|clocks| clocks.deadline()).map_or(Millis::MAX, |(_, at)| at);
            found.push((due, row.try_get::<i64, _>("updated")?, super::matches::id(row.try_get("id")?)?));
        }
        found.sort_unstable();
        Ok(found.into_iter().map(|(_, _, id)| id).collect())
    }

    /// The challenges that wait for `user`, the newest first.
    pub async fn asked_of(&self, user: UserId) -> Result<Vec<Listed>, StoreError> {
        const ASKED: &str = "m.asked = $1 AND m.status = 'waiting'";
        self.part(ASKED, "created", "ORDER BY m.created DESC, m.id DESC", user.into(), None).await
    }
}

/// Whose turn it is, as the database has it: -1 for nobody's, so that it can be told from what nobody has written down.
pub fn turn_of(turn: Option<Seat>) -> Val {
    turn.map_or(-1, |seat| i64::from(seat.0)).into()
}
