//! Who is to be written to, and the letters; holidays; what has been read.

use super::{Op, Store, StoreError};
use crate::club::notices::{Wanted, When};
use crate::ids::{Id, MatchId, Token, UserId};
use crate::moment::Millis;
use serde::{Deserialize, Serialize};
use sqlx::Row as _;

/// Rows looked at in one round.
const ROUND: i64 = 500;

/// Tables with unread lines that are told.
const UNREAD: i64 = 50;

/// What is kept of how somebody wants to hear of their turns.
#[derive(Serialize, Deserialize)]
struct Kept {
    wanted: Wanted,
    /// Stops letters without a session: for the button of a mail program.
    stop: String,
}

/// A turn that somebody who wants letters has not been told of.
pub struct Awaited {
    /// The person it is for.
    pub user: UserId,
    /// The match it is about.
    pub id: MatchId,
    /// The moment since which it is so.
    pub turned: Millis,
}

impl Store {
    async fn kept_notices(&self, user: UserId) -> Result<Option<Kept>, StoreError> {
        let row = self.reads.row("SELECT notices FROM users WHERE id = $1", &[user.into()]).await?;
        let text = row.map(|row| row.try_get::<Option<String>, _>(0)).transpose()?.flatten();
        Ok(text.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// How `user` wants to hear of their turns, if they have said so.
    pub async fn wanted(&self, user: UserId) -> Result<Option<Wanted>, StoreError> {
        Ok(self.kept_notices(user).await?.map(|kept| kept.wanted))
    }

    /// What stops letters to `user` without a session.
    pub async fn stop_token(&self, user: UserId) -> Result<String, StoreError> {
        Ok(self.kept_notices(user).await?.map(|kept| kept.stop).unwrap_or_default())
    }

    /// `user` wants to hear of their turns like this.
    pub async fn want(&self, user: UserId, wanted: Wanted) -> Result<(), StoreError> {
        let mails = wanted.mail != When::Off;
        let stop = match self.kept_notices(user).await? {
            Some(kept) => kept.stop,
            None => Token::random().reveal().to_owned(),
        };
        let text = serde_json::to_string(&Kept { wanted, stop }).expect("plain data");
        let set = "UPDATE users SET notices = $2, mails = $3 WHERE id = $1";
        self.commit(vec![Op::Hit(set, vec![user.into(), text.into(), mails.into()])]).await
    }

    /// No more letters to whoever brings what stops them; `false`: that stops nothing.
    pub async fn stop_letters(&self, user: UserId, stop: &str) -> Result<bool, StoreError> {
        match self.kept_notices(user).await? {
            Some(kept) if kept.stop == stop && !stop.is_empty() => {
                self.want(user, Wanted { mail: When::Off, ..kept.wanted }).await?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Turns that began between the two moments, and tables of tournaments that keep a seat since then, of people who want
    /// letters and have not been told of them. Live matches write no letters.
    pub async fn awaited(&self, from: Millis, until: Millis) -> Result<Vec<Awaited>, StoreError> {
        let sql = "SELECT t.user_id, m.id, m.turned FROM matches m \
                   JOIN seats t ON t.match_id = m.id AND t.seat = m.turn AND t.kind = 'human' \
                   JOIN users u ON u.id = t.user_id AND u.mails = 1 AND u.mail IS NOT NULL AND u.banned = 0 \
                   WHERE m.status = 'playing' AND m.turned > $1 AND m.turned <= $2 AND m.clock NOT LIKE '%\"live\"%' \
                   AND NOT EXISTS (SELECT 1 FROM notices n WHERE n.user_id = t.user_id AND n.match_id = m.id \
                   AND n.turned = m.turned) UNION ALL \
                   SELECT e.user_id, m.id, m.turned FROM matches m JOIN pairings p ON p.match_id = m.id \
                   JOIN entries e ON e.tournament = p.tournament AND (e.number = p.one OR e.number = p.rival) \
                   JOIN seats t ON t.match_id = m.id AND t.kind = 'open' \
                   AND t.seat = CASE WHEN e.number = p.one THEN 0 ELSE 1 END \
                   JOIN users u ON u.id = e.user_id AND u.mails = 1 AND u.mail IS NOT NULL AND u.banned = 0 \
                   WHERE m.status = 'waiting' AND m.turned > $1 AND m.turned <= $2 AND m.clock NOT LIKE '%\"live\"%' \
                   AND NOT EXISTS (SELECT 1 FROM notices n WHERE n.user_id = e.user_id AND n.match_id = m.id \
                   AND n.turned = m.turned) ORDER BY 3 LIMIT $3";
        let one = |row: &sqlx::any::AnyRow| -> Result<Awaited, StoreError> {
            Ok(Awaited {
                user: super::matches::id(row.try_get(0)?)?,
                id: super::matches::id(row.try_get(1)?)?,
                turned: row.try_get(2)?,
            })
        };
        self.reads.rows(sql, &[from.into(), until.into(), ROUND.into()]).await?.iter().map(one).collect()
    }

    /// When `user` was last seen.
    pub async fn seen(&self, user: UserId) -> Result<Option<Millis>, StoreError> {
        let row = self.reads.row("SELECT seen FROM presence WHERE user_id = $1", &[user.into()]).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// When the last letter to `user` was written, and how many since `since`.
    pub async fn letters_to(&self, user: UserId, since: Millis) -> Result<(Option<Millis>, i64), StoreError> {
        let sql = "SELECT MAX(made), COUNT(*) FROM letters WHERE user_id = $1 AND made > $2";
        let row = self.reads.row(sql, &[user.into(), since.into()]).await?;
        row.map_or(Ok((None, 0)), |row| Ok((row.try_get(0)?, row.try_get(1)?)))
    }

    /// Writes a letter about these turns. A conflict: one of them has been told of.
    pub async fn write_letter(
        &self,
        id: Id,
        user: UserId,
        turns: &[(MatchId, Millis)],
        at: Millis,
    ) -> Result<(), StoreError> {
        let letter = "INSERT INTO letters (id, user_id, made, due, tries) VALUES ($1, $2, $3, $3, 0)";
        let mut ops = vec![Op::Run(letter, vec![id.into(), user.into(), at.into()])];
        ops.extend(turns.iter().map(|(table, turned)| {
            let notice = "INSERT INTO notices (user_id, match_id, turned, letter) VALUES ($1, $2, $3, $4)";
            Op::Run(notice, vec![user.into(), (*table).into(), (*turned).into(), id.into()])
        }));
        self.commit(ops).await
    }

    /// Letters that are due: their id, to whom, when they were due and how often it was tried.
    pub async fn letters_due(&self, at: Millis) -> Result<Vec<(Id, UserId, Millis, i64)>, StoreError> {
        let sql =
            "SELECT id, user_id, due, tries FROM letters WHERE due IS NOT NULL AND due <= $1 ORDER BY due LIMIT 50";
        let one = |row: &sqlx::any::AnyRow| -> Result<_, StoreError> {
            Ok((
                super::matches::id(row.try_get(0)?)?,
                super::matches::id(row.try_get(1)?)?,
                row.try_get(2)?,
                row.try_get(3)?,
            ))
        };
        self.reads.rows(sql, &[at.into()]).await?.iter().map(one).collect()
    }

    /// This process sends a letter; another may after `lease`. A conflict: another does.
    pub async fn take_letter(&self, id: Id, due: Millis, lease: Millis) -> Result<(), StoreError> {
        let take = "UPDATE letters SET due = $3, tries = tries + 1 WHERE id = $1 AND due = $2";
        self.commit(vec![Op::Hit(take, vec![id.into(), due.into(), lease.into()])]).await
    }

    /// A letter is sent, or given up, or tried again at `due`.
    pub async fn put_letter(&self, id: Id, due: Option<Millis>) -> Result<(), StoreError> {
        self.commit(vec![Op::Run("UPDATE letters SET due = $2 WHERE id = $1", vec![id.into(), due.into()])]).await
    }

    /// The tables a letter is about that still wait for whom it goes to.
    pub async fn of_letter(&self, id: Id) -> Result<Vec<MatchId>, StoreError> {
        let sql = "SELECT m.id FROM notices n JOIN matches m ON m.id = n.match_id AND m.turned = n.turned \
                   WHERE n.letter = $1 AND (m.status = 'playing' OR (m.status = 'waiting' AND NOT EXISTS (\
                   SELECT 1 FROM seats t WHERE t.match_id = m.id AND t.user_id = n.user_id))) ORDER BY m.turned";
        let rows = self.reads.rows(sql, &[id.into()]).await?;
        rows.iter().map(|row| super::matches::id(row.try_get(0)?)).collect()
    }

    /// Forgets letters made before `before`, and what they were about.
    pub async fn forget_letters(&self, before: Millis) -> Result<(), StoreError> {
        self.commit(vec![
            Op::Run("DELETE FROM notices WHERE turned < $1", vec![before.into()]),
            Op::Run("DELETE FROM letters WHERE made < $1", vec![before.into()]),
        ])
        .await
    }

    /// Somebody's holidays: since when and until when, the oldest first.
    pub async fn holidays_of(&self, user: UserId) -> Result<Vec<(Millis, Millis)>, StoreError> {
        let sql = "SELECT since, until FROM holidays WHERE user_id = $1 ORDER BY since";
        let rows = self.reads.rows(sql, &[user.into()]).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Somebody goes away.
    pub async fn begin_holiday(&self, user: UserId, since: Millis, until: Millis) -> Result<(), StoreError> {
        let begin = "INSERT INTO holidays (user_id, since, until) VALUES ($1, $2, $3)";
        self.commit(vec![Op::Run(begin, vec![user.into(), since.into(), until.into()])]).await
    }

    /// Somebody comes back.
    pub async fn end_holidays(&self, user: UserId, at: Millis) -> Result<(), StoreError> {
        let end = "UPDATE holidays SET until = $2 WHERE user_id = $1 AND until > $2";
        self.commit(vec![Op::Run(end, vec![user.into(), at.into()])]).await
    }

    /// The matches by days in play at which `user` sits.
    pub async fn by_days(&self, user: UserId) -> Result<Vec<MatchId>, StoreError> {
        let sql = "SELECT DISTINCT m.id FROM seats t JOIN matches m ON m.id = t.match_id \
                   WHERE t.user_id = $1 AND m.status = 'playing' AND m.clock LIKE '%\"days\"%'";
        let rows = self.reads.rows(sql, &[user.into()]).await?;
        rows.iter().map(|row| super::matches::id(row.try_get(0)?)).collect()
    }

    /// `user` has read what was said at a table up to change `seq`.
    pub async fn read_chat(&self, user: UserId, id: MatchId, seq: i64) -> Result<(), StoreError> {
        let read = "INSERT INTO chat_seen (user_id, match_id, seq) VALUES ($1, $2, $3) \
                    ON CONFLICT (user_id, match_id) DO UPDATE SET seq = excluded.seq WHERE chat_seen.seq < excluded.seq";
        self.commit(vec![Op::Run(read, vec![user.into(), id.into(), seq.into()])]).await
    }

    /// The tables at which somebody has said something since `since` that `user` has not read.
    pub async fn unread_of(&self, user: UserId, since: Millis) -> Result<Vec<MatchId>, StoreError> {
        let sql = "SELECT DISTINCT c.match_id FROM seats t JOIN chat c ON c.match_id = t.match_id \
                   LEFT JOIN chat_seen s ON s.user_id = $1 AND s.match_id = c.match_id \
                   WHERE t.user_id = $1 AND c.user_id <> $1 AND c.at > $2 AND c.seq > COALESCE(s.seq, 0) \
                   ORDER BY c.match_id LIMIT $3";
        let rows = self.reads.rows(sql, &[user.into(), since.into(), UNREAD.into()]).await?;
        rows.iter().map(|row| super::matches::id(row.try_get(0)?)).collect()
    }
}
