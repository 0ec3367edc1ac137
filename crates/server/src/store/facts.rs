//! What can be searched of matches that are over. Every question goes by an index and takes a part of the answer: the first
//! matches of it, or those after one.

use super::{Store, StoreError, Val};
use crate::ids::{MatchId, UserId};
use crate::moment::Millis;
use sqlx::Row as _;
use sqlx::any::AnyRow;
use std::collections::HashMap;
use std::fmt::Write as _;

/// Matches in one answer.
pub const PART: usize = 50;

/// Matches filed in one round, and in one part of an export.
const ROUND: i64 = 200;

/// What is looked for.
#[derive(Clone, Default, Debug)]
pub struct Wanted {
    /// The game that was played.
    pub game: Option<String>,
    /// The starting position.
    pub scenario: Option<String>,
    /// How it ended.
    pub ending: Option<String>,
    /// The seat the rest is said of.
    pub seat: Option<u8>,
    /// How that seat fared: 2 won, 1 drawn, 0 lost.
    pub score: Option<i64>,
    /// Somebody who played, at that seat if one is named.
    pub user: Option<UserId>,
    /// Somebody else who played.
    pub other: Option<UserId>,
    /// Everybody was rated as high; the strongest first.
    pub rating: Option<i64>,
    /// Those after this match.
    pub after: Option<MatchId>,
}

/// A match that was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The id of the match.
    pub id: MatchId,
    /// The game that was played.
    pub game: String,
    /// The starting position; "" for the usual one.
    pub scenario: String,
    /// How it ended: the label of its outcome.
    pub ending: String,
    /// Whether it was played for rating.
    pub rated: bool,
    /// The least rating of those who played it for rating.
    pub rating: Option<i64>,
    /// How many steps.
    pub steps: i64,
    /// When it ended.
    pub at: Millis,
    /// Who sat where.
    pub seats: Vec<Sat>,
}

/// Who sat at a seat, and how they fared.
#[derive(Clone, PartialEq, Debug)]
pub struct Sat {
    /// The name; none for a bot of the house.
    pub name: Option<String>,
    /// The level of a bot of the house.
    pub level: Option<String>,
    /// 2 won, 1 drawn, 0 lost.
    pub score: i64,
}

/// A question as it is written: its conditions and what stands for `$1`, `$2`, ….
#[derive(Default)]
struct Question {
    sql: String,
    values: Vec<Val>,
}

impl Question {
    /// One more condition, with `?` for the value.
    fn and(&mut self, condition: &'static str, value: impl Into<Val>) {
        self.values.push(value.into());
        let place = format!("${}", self.values.len());
        let joint = if self.sql.is_empty() { "WHERE" } else { " AND" };
        let _ = write!(self.sql, "{joint} {}", condition.replace('?', &place));
    }

    /// Only what comes after a place in an order.
    fn follow(&mut self, order: &'static str, place: i64, id: MatchId) {
        self.values.extend([place.into(), id.into()]);
        let joint = if self.sql.is_empty() { "WHERE" } else { " AND" };
        let last = self.values.len();
        let _ = write!(self.sql, "{joint} (f.{order}, f.match_id) < (${}, ${last})", last - 1);
    }
}

impl Store {
    /// Matches that are over, booked, and not filed.
    pub async fn unfiled(&self) -> Result<Vec<MatchId>, StoreError> {
        let sql = "SELECT id FROM matches WHERE status = 'over' AND booked = 1 AND filed = 0 ORDER BY updated LIMIT $1";
        let rows = self.reads.rows(sql, &[ROUND.into()]).await?;
        rows.iter().map(|row| super::matches::id(row.try_get(0)?)).collect()
    }

    /// The least rating somebody brought to a match that changed ratings.
    pub async fn least_rating(&self, id: MatchId) -> Result<Option<i64>, StoreError> {
        let row = self.reads.row("SELECT MIN(rating) FROM results WHERE match_id = $1", &[id.into()]).await?;
        let least = row.map(|row| row.try_get::<Option<i64>, _>(0)).transpose()?.flatten();
        Ok(least.map(|thousandths| (thousandths + 500) / 1_000))
    }

    /// The first matches that fit, the newest or the strongest first; whether there are more.
    pub async fn search(&self, wanted: &Wanted) -> Result<(Vec<Found>, bool), StoreError> {
        let mut question = Question::default();
        if let Some(game) = &wanted.game {
            question.and("f.game = ?", game.as_str());
        }
        // One row of each match: of the seat that is asked about, of the person's seat, else of the first.
        if wanted.seat.is_some() || wanted.user.is_none() {
            question.and("f.seat = ?", i64::from(wanted.seat.unwrap_or(0)));
        }
        if let Some(scenario) = &wanted.scenario {
            question.and("f.scenario = ?", scenario.as_str());
        }
        if let Some(ending) = &wanted.ending {
            question.and("f.ending = ?", ending.as_str());
        }
        if let Some(score) = wanted.score {
            question.and("f.score = ?", score);
        }
        if let Some(user) = wanted.user {
            question.and("f.user_id = ?", user);
        }
        if let Some(other) = wanted.other {
            // Of the few seats of a match that is at hand, never of all matches of the other: COALESCE keeps their index out of it.
            question.and(
                "EXISTS (SELECT 1 FROM facts o WHERE o.match_id = f.match_id AND COALESCE(o.user_id, '') = ?)",
                other,
            );
        }
        if let Some(rating) = wanted.rating {
            question.and("f.rating >= ?", rating);
        }
        let order = if wanted.rating.is_some() { "rating" } else { "at" };
        if let Some(after) = wanted.after {
            let sql = "SELECT at, rating FROM facts WHERE match_id = $1 AND seat = 0";
            // Whoever goes on after what nobody can find has come to the end.
            let Some(row) = self.reads.row(sql, &[after.into()]).await? else { return Ok((Vec::new(), false)) };
            let place: Option<i64> = row.try_get(order)?;
            question.follow(order, place.unwrap_or(0), after);
        }
        // All of it is ours, nothing a visitor's.
        let Question { sql, values } = question;
        let sql =
            format!("SELECT f.match_id FROM facts f {sql} ORDER BY f.{order} DESC, f.match_id DESC LIMIT {}", PART + 1);
        let rows = self.reads.rows(sqlx::AssertSqlSafe(sql), &values).await?;
        let ids = rows.iter().map(|row| super::matches::id(row.try_get(0)?)).collect::<Result<Vec<_>, StoreError>>()?;
        let more = ids.len() > PART;
        Ok((self.found(&ids[..ids.len().min(PART)]).await?, more))
    }

    /// These matches, in this order.
    async fn found(&self, ids: &[MatchId]) -> Result<Vec<Found>, StoreError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let places: Vec<String> = (1..=ids.len()).map(|n| format!("${n}")).collect();
        let sql = format!(
            "SELECT f.match_id, f.game, f.scenario, f.ending, f.rated, f.rating, f.steps, f.at, f.level, f.score, u.name \
             FROM facts f LEFT JOIN users u ON u.id = f.user_id WHERE f.match_id IN ({}) ORDER BY f.match_id, f.seat",
            places.join(", ")
        );
        let values: Vec<Val> = ids.iter().map(|id| (*id).into()).collect();
        let mut all: HashMap<MatchId, Found> = HashMap::new();
        for row in self.reads.rows(sqlx::AssertSqlSafe(sql), &values).await? {
            let id = super::matches::id(row.try_get("match_id")?)?;
            let sat = Sat { name: row.try_get("name")?, level: row.try_get("level")?, score: row.try_get("score")? };
            match all.entry(id) {
                std::collections::hash_map::Entry::Occupied(mut known) => known.get_mut().seats.push(sat),
                std::collections::hash_map::Entry::Vacant(place) => {
                    place.insert(found(id, &row, sat)?);
                }
            }
        }
        Ok(ids.iter().filter_map(|id| all.remove(id)).collect())
    }

    /// Records of public matches of a game, in the order of their ids: those after one.
    pub async fn records_after(&self, game: &str, after: &str) -> Result<Vec<(Found, String)>, StoreError> {
        let sql = "SELECT f.match_id, a.record FROM facts f JOIN archive a ON a.match_id = f.match_id \
                   WHERE f.game = $1 AND f.seat = 0 AND f.match_id > $2 AND a.record IS NOT NULL \
                   ORDER BY f.match_id LIMIT $3";
        let rows = self.reads.rows(sql, &[game.into(), after.into(), ROUND.into()]).await?;
        let mut records = HashMap::new();
        let mut ids = Vec::new();
        for row in &rows {
            let id = super::matches::id(row.try_get(0)?)?;
            records.insert(id, row.try_get::<String, _>(1)?);
            ids.push(id);
        }
        let found = self.found(&ids).await?;
        Ok(found.into_iter().filter_map(|one| records.remove(&one.id).map(|record| (one, record))).collect())
    }
}

fn found(id: MatchId, row: &AnyRow, first: Sat) -> Result<Found, StoreError> {
    Ok(Found {
        id,
        game: row.try_get("game")?,
        scenario: row.try_get("scenario")?,
        ending: row.try_get("ending")?,
        rated: row.try_get::<i64, _>("rated")? != 0,
        rating: row.try_get("rating")?,
        steps: row.try_get("steps")?,
        at: row.try_get("at")?,
        seats: vec![first],
    })
}
