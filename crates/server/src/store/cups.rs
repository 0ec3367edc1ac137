//! Tournaments, read back; and the statements that change them, each behind the fence of the tournament's version.

use super::{Listed, Op, Store, StoreError};
use crate::club::cup::{Cup, CupTerms, Entry, How, Off, Pairing, State};
use crate::ids::{Id, UserId};
use crate::moment::Millis;
use crate::table::chair;
use serde::de::DeserializeOwned;
use sqlx::Row as _;
use sqlx::any::AnyRow;

/// Tournaments a list holds at most.
const LONGEST: i64 = 50;

/// Tournaments looked at in one round.
const ROUND: i64 = 200;

const CUPS: &str = "SELECT t.id, t.name, t.host, u.name AS host_name, t.game, t.terms, t.state, t.why, t.round, t.rounds, t.starts, \
    t.version, (SELECT COUNT(*) FROM entries e WHERE e.tournament = t.id) AS entered \
    FROM tournaments t JOIN users u ON u.id = t.host";

/// A word the database keeps, as what it stands for.
fn word<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    let read = serde_json::from_value(serde_json::Value::String(text.to_owned()));
    read.map_err(|error| StoreError::Unavailable(format!("\"{text}\": {error}")))
}

fn optional<T: DeserializeOwned>(row: &AnyRow, column: &str) -> Result<Option<T>, StoreError> {
    row.try_get::<Option<String>, _>(column)?.as_deref().map(word).transpose()
}

fn number(row: &AnyRow, column: &str) -> Result<u32, StoreError> {
    Ok(u32::try_from(row.try_get::<i64, _>(column)?).unwrap_or(0))
}

fn cup(row: &AnyRow) -> Result<Cup, StoreError> {
    let terms: String = row.try_get("terms")?;
    let terms: CupTerms =
        serde_json::from_str(&terms).map_err(|error| StoreError::Unavailable(format!("a tournament: {error}")))?;
    Ok(Cup {
        id: super::matches::id(row.try_get("id")?)?,
        name: row.try_get("name")?,
        host: super::matches::id(row.try_get("host")?)?,
        host_name: row.try_get("host_name")?,
        game: row.try_get("game")?,
        terms,
        state: word(&row.try_get::<String, _>("state")?)?,
        why: optional(row, "why")?,
        round: number(row, "round")?,
        rounds: number(row, "rounds")?,
        starts: row.try_get("starts")?,
        version: row.try_get("version")?,
        entered: row.try_get::<i64, _>("entered")? as usize,
    })
}

fn entry(row: &AnyRow) -> Result<Entry, StoreError> {
    let user: Option<String> = row.try_get("user_id")?;
    Ok(Entry {
        number: number(row, "number")?,
        user: user.map(super::matches::id).transpose()?,
        level: row.try_get::<Option<String>, _>("level")?.and_then(|level| chair::level(&level)),
        name: row.try_get::<Option<String>, _>("name")?.unwrap_or_default(),
        rating: row.try_get("rating")?,
        gone: row.try_get::<i64, _>("gone")? != 0,
        shut_out: row.try_get::<i64, _>("banned")? != 0,
    })
}

fn pairing(row: &AnyRow) -> Result<Pairing, StoreError> {
    let text = |column: &str| row.try_get::<Option<String>, _>(column);
    let count = |column: &str| row.try_get::<Option<i64>, _>(column);
    let open = |column: &str| Ok::<bool, sqlx::Error>(text(column)?.as_deref() == Some("open"));
    Ok(Pairing {
        round: number(row, "round")?,
        board: number(row, "board")?,
        leg: number(row, "leg")?,
        one: number(row, "one")?,
        rival: count("rival")?.and_then(|rival| u32::try_from(rival).ok()),
        table: text("match_id")?.map(super::matches::id).transpose()?,
        scores: count("score_one")?.zip(count("score_other")?).map(|(one, other)| [one, other]),
        how: optional(row, "how")?,
        status: optional(row, "status")?,
        ending: text("ending")?.and_then(|ending| ending.parse().ok()),
        outcome: text("outcome")?.and_then(|outcome| serde_json::from_str(&outcome).ok()),
        expires: count("expires")?,
        open: [open("kind_one")?, open("kind_other")?],
    })
}

impl Store {
    /// The tournament of that id.
    pub async fn cup(&self, id: Id) -> Result<Option<Cup>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("{CUPS} WHERE t.id = $1"));
        self.reads.row(sql, &[id.into()]).await?.as_ref().map(cup).transpose()
    }

    /// Tournaments: those that are open or played first, then those that are over, each the next or the newest first; what
    /// comes after the first `skip`.
    pub async fn cups(&self, skip: i64) -> Result<Vec<Cup>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!(
            "{CUPS} ORDER BY CASE t.state WHEN 'playing' THEN 0 WHEN 'open' THEN 1 ELSE 2 END, \
             CASE t.state WHEN 'open' THEN t.starts ELSE -t.starts END, t.id LIMIT {LONGEST} OFFSET $1"
        ));
        self.reads.rows(sql, &[skip.into()]).await?.iter().map(cup).collect()
    }

    /// Those who have come in, in the order in which they came.
    pub async fn entries(&self, id: Id) -> Result<Vec<Entry>, StoreError> {
        let sql = "SELECT e.number, e.user_id, e.level, e.rating, e.gone, u.name, COALESCE(u.banned, 0) AS banned FROM entries e \
                   LEFT JOIN users u ON u.id = e.user_id WHERE e.tournament = $1 ORDER BY e.number";
        self.reads.rows(sql, &[id.into()]).await?.iter().map(entry).collect()
    }

    /// All its matches and byes, in their order.
    pub async fn pairings(&self, id: Id) -> Result<Vec<Pairing>, StoreError> {
        let sql = "SELECT p.round, p.board, p.leg, p.one, p.rival, p.match_id, p.score_one, p.score_other, p.how, m.status, \
                   m.ending, m.outcome, m.expires, s.kind AS kind_one, o.kind AS kind_other FROM pairings p \
                   LEFT JOIN matches m ON m.id = p.match_id \
                   LEFT JOIN seats s ON s.match_id = p.match_id AND s.seat = 0 \
                   LEFT JOIN seats o ON o.match_id = p.match_id AND o.seat = 1 \
                   WHERE p.tournament = $1 ORDER BY p.round, p.board, p.leg";
        self.reads.rows(sql, &[id.into()]).await?.iter().map(pairing).collect()
    }

    /// Tournaments that something may be due in: those that are played, and those that are to begin.
    pub async fn cups_due(&self, now: Millis) -> Result<Vec<Id>, StoreError> {
        let sql = "SELECT id FROM tournaments WHERE state = 'playing' OR (state = 'open' AND starts <= $1) ORDER BY starts LIMIT $2";
        let rows = self.reads.rows(sql, &[now.into(), ROUND.into()]).await?;
        rows.iter().map(|row| super::matches::id(row.try_get(0)?)).collect()
    }

    /// How many tournaments `user` has made, and has come into, that are not over.
    pub async fn cups_of(&self, user: UserId) -> Result<(usize, usize), StoreError> {
        let sql = "SELECT (SELECT COUNT(*) FROM tournaments WHERE host = $1 AND state IN ('open', 'playing')), \
                   (SELECT COUNT(*) FROM entries e JOIN tournaments t ON t.id = e.tournament \
                   WHERE e.user_id = $1 AND e.gone = 0 AND t.state IN ('open', 'playing'))";
        let row = self.reads.row(sql, &[user.into()]).await?;
        row.map_or(Ok((0, 0)), |row| Ok((row.try_get::<i64, _>(0)? as usize, row.try_get::<i64, _>(1)? as usize)))
    }

    /// Which of these tournaments `user` has come into.
    pub async fn entered_by(&self, user: UserId) -> Result<Vec<Id>, StoreError> {
        let rows =
            self.reads.rows("SELECT tournament FROM entries WHERE user_id = $1 AND gone = 0", &[user.into()]).await?;
        rows.iter().map(|row| super::matches::id(row.try_get(0)?)).collect()
    }

    /// Tables of tournaments that wait for `user` to sit down.
    pub async fn kept_for(&self, user: UserId) -> Result<Vec<Listed>, StoreError> {
        const KEPT: &str = "m.status = 'waiting' AND m.id IN (SELECT p.match_id FROM pairings p \
            JOIN entries e ON e.tournament = p.tournament AND e.user_id = $1 AND (e.number = p.one OR e.number = p.rival) \
            JOIN seats s ON s.match_id = p.match_id AND s.kind = 'open' \
            AND s.seat = CASE WHEN e.number = p.one THEN 0 ELSE 1 END)";
        self.part(KEPT, "created", "ORDER BY m.created DESC, m.id DESC", user.into(), None).await
    }

    /// What tournaments have of a person.
    pub(super) async fn cup_data_of(&self, user: UserId) -> Result<Vec<serde_json::Value>, StoreError> {
        let sql = "SELECT t.id, t.name, t.host, e.number FROM tournaments t \
                   LEFT JOIN entries e ON e.tournament = t.id AND e.user_id = $1 \
                   WHERE t.host = $1 OR e.user_id = $1 ORDER BY t.created";
        let one = |row: &AnyRow| -> Result<serde_json::Value, StoreError> {
            let (id, name, host): (String, String, String) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            let number: Option<i64> = row.try_get(3)?;
            Ok(serde_json::json!({"id": id, "name": name, "host": host == user.as_str(), "entry": number}))
        };
        self.reads.rows(sql, &[user.into()]).await?.iter().map(one).collect()
    }
}

/// Writes a tournament down for the first time.
pub fn create(cup: &Cup, at: Millis) -> Op {
    Op::Run(
        "INSERT INTO tournaments (id, name, host, game, terms, state, round, rounds, starts, version, created) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        vec![
            cup.id.into(),
            cup.name.as_str().into(),
            cup.host.into(),
            cup.game.as_str().into(),
            serde_json::to_string(&cup.terms).expect("plain data").into(),
            cup.state.name().into(),
            i64::from(cup.round).into(),
            i64::from(cup.rounds).into(),
            cup.starts.into(),
            cup.version.into(),
            at.into(),
        ],
    )
}

/// The fence: the tournament moves on from where it stood, or nothing of the change is written.
pub fn advance(cup: &Cup, state: State, why: Option<Off>, round: u32, rounds: u32) -> Op {
    Op::Hit(
        "UPDATE tournaments SET state = $3, why = $4, round = $5, rounds = $6, version = version + 1 WHERE id = $1 AND version = $2",
        vec![
            cup.id.into(),
            cup.version.into(),
            state.name().into(),
            why.map(|why| why.name().to_owned()).into(),
            i64::from(round).into(),
            i64::from(rounds).into(),
        ],
    )
}

/// The same where nothing but its entries or its scores change.
pub fn touch(cup: &Cup) -> Op {
    advance(cup, cup.state, cup.why, cup.round, cup.rounds)
}

/// Somebody comes in.
pub fn enter(id: Id, entry: &Entry) -> Op {
    Op::Run(
        "INSERT INTO entries (tournament, number, user_id, level, rating, gone) VALUES ($1, $2, $3, $4, $5, 0)",
        vec![
            id.into(),
            i64::from(entry.number).into(),
            entry.user.into(),
            entry.level.map(|level| level.name().to_owned()).into(),
            entry.rating.into(),
        ],
    )
}

/// Somebody leaves before it begins.
pub fn erase(id: Id, number: u32) -> Op {
    Op::Run("DELETE FROM entries WHERE tournament = $1 AND number = $2", vec![id.into(), i64::from(number).into()])
}

/// Somebody leaves while it is played.
pub fn depart(id: Id, number: u32) -> Op {
    Op::Run(
        "UPDATE entries SET gone = 1 WHERE tournament = $1 AND number = $2",
        vec![id.into(), i64::from(number).into()],
    )
}

/// Two are paired, or somebody has a bye.
pub fn pair(id: Id, pairing: &Pairing) -> Op {
    let [one, other] = pairing.scores.map_or([None, None], |[one, other]| [Some(one), Some(other)]);
    Op::Run(
        "INSERT INTO pairings (tournament, round, board, leg, one, rival, match_id, score_one, score_other, how) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        vec![
            id.into(),
            i64::from(pairing.round).into(),
            i64::from(pairing.board).into(),
            i64::from(pairing.leg).into(),
            i64::from(pairing.one).into(),
            pairing.rival.map(i64::from).into(),
            pairing.table.into(),
            one.into(),
            other.into(),
            pairing.how.map(|how| how.name().to_owned()).into(),
        ],
    )
}

/// What came of a match.
pub fn score(id: Id, pairing: &Pairing, [one, other]: [i64; 2], how: How) -> Op {
    Op::Run(
        "UPDATE pairings SET score_one = $5, score_other = $6, how = $7 \
         WHERE tournament = $1 AND round = $2 AND board = $3 AND leg = $4 AND score_one IS NULL",
        vec![
            id.into(),
            i64::from(pairing.round).into(),
            i64::from(pairing.board).into(),
            i64::from(pairing.leg).into(),
            one.into(),
            other.into(),
            how.name().into(),
        ],
    )
}
