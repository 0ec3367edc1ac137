//! Ratings and results, read back.

use super::{Store, StoreError};
use crate::club::ratings::{Mark, Rating, mark};
use crate::ids::{MatchId, UserId};
use crate::moment::Millis;
use frente_kernel::Seat;
use skillratings::glicko2::Glicko2Rating;
use sqlx::Row as _;
use sqlx::any::AnyRow;
use std::collections::HashMap;

/// Matches booked in one round.
const ROUND: i64 = 200;

/// Rows a list holds at most.
pub const LONGEST: i64 = 50;

/// Points of a curve.
const CURVE: i64 = 400;

/// What somebody is rated at a game and side.
pub struct Rated {
    /// The id of the game.
    pub game: String,
    /// The side that is rated.
    pub side: u8,
    /// The rating as it was after the last match.
    pub rating: Rating,
}

/// What came of a match for somebody.
pub struct ResultRow {
    /// The match that was rated.
    pub id: MatchId,
    /// The seat that is rated.
    pub seat: u8,
    /// The id of the game.
    pub game: String,
    /// The starting position; "" for the usual one.
    pub scenario: String,
    /// The name of the person across the table.
    pub opponent: Option<String>,
    /// The level of the bot across the table.
    pub level: Option<String>,
    /// 2 for a win, 1 for a draw, 0 for a loss.
    pub score: i64,
    /// The rating before and after, in thousandths, where it was played for rating.
    pub change: Option<(i64, i64)>,
    /// When it ended.
    pub at: Millis,
}

/// How often somebody has won, drawn and lost with a side of a starting position.
pub struct RecordRow {
    /// The id of the game.
    pub game: String,
    /// The starting position; "" for the usual one.
    pub scenario: String,
    /// The side that is rated.
    pub side: u8,
    /// Wins, draws, losses.
    pub won: [i64; 3],
}

/// Somebody in a table of ranks.
pub struct Rank {
    /// The name they go by.
    pub name: String,
    /// The rating as it was after the last match.
    pub rating: Rating,
}

fn rating(row: &AnyRow) -> Result<Rating, StoreError> {
    let number = |name: &str| row.try_get::<i64, _>(name);
    let glicko = Glicko2Rating {
        rating: number("rating")? as f64 / 1e3,
        deviation: number("deviation")? as f64 / 1e3,
        volatility: number("volatility")? as f64 / 1e9,
    };
    Ok(Rating { glicko, games: number("games")?, last: number("last")? })
}

impl Store {
    /// What `user` is rated at a game and side; `None`: they have not played it for rating.
    pub async fn rating(&self, user: UserId, game: &str, side: u8) -> Result<Option<Rating>, StoreError> {
        let sql = "SELECT * FROM ratings WHERE user_id = $1 AND game = $2 AND side = $3";
        let row = self.reads.row(sql, &[user.into(), game.into(), i64::from(side).into()]).await?;
        row.as_ref().map(rating).transpose()
    }

    /// Everything `user` is rated at.
    pub async fn ratings(&self, user: UserId) -> Result<Vec<Rated>, StoreError> {
        let sql = "SELECT * FROM ratings WHERE user_id = $1 ORDER BY game, side";
        let rated = |row: &AnyRow| -> Result<Rated, StoreError> {
            Ok(Rated { game: row.try_get("game")?, side: row.try_get::<i64, _>("side")? as u8, rating: rating(row)? })
        };
        self.reads.rows(sql, &[user.into()]).await?.iter().map(rated).collect()
    }

    /// The marks of these people at these games.
    pub async fn marks(
        &self,
        wanted: &[(UserId, &str)],
        now: Millis,
    ) -> Result<HashMap<(UserId, String), Mark>, StoreError> {
        let mut people: Vec<UserId> = wanted.iter().map(|(user, _)| *user).collect();
        people.sort_unstable();
        people.dedup();
        let mut all: HashMap<(UserId, String), Vec<Rating>> = HashMap::new();
        for part in people.chunks(200) {
            let places: Vec<String> = (1..=part.len()).map(|n| format!("${n}")).collect();
            let sql = format!("SELECT * FROM ratings WHERE user_id IN ({})", places.join(", "));
            let values: Vec<super::Val> = part.iter().map(|user| (*user).into()).collect();
            for row in self.reads.rows(sqlx::AssertSqlSafe(sql), &values).await? {
                let key = (super::matches::id(row.try_get("user_id")?)?, row.try_get("game")?);
                all.entry(key).or_default().push(rating(&row)?);
            }
        }
        Ok(all.into_iter().filter_map(|(key, ratings)| Some((key, mark(&ratings, now)?))).collect())
    }

    /// The figure `user` is taken for in a game: the mean of its sides, or that of somebody nobody knows.
    pub async fn strength(&self, user: UserId, game: &str) -> Result<i64, StoreError> {
        let marks = self.marks(&[(user, game)], crate::moment::now()).await?;
        let unknown = Rating::default().glicko.rating as i64;
        Ok(marks.get(&(user, game.to_owned())).map_or(unknown, |mark| mark.rating))
    }

    /// Whether a match has been booked.
    pub async fn is_booked(&self, id: MatchId) -> Result<bool, StoreError> {
        let row = self.reads.row("SELECT booked FROM matches WHERE id = $1", &[id.into()]).await?;
        Ok(row.map(|row| row.try_get::<i64, _>(0)).transpose()? == Some(1))
    }

    /// Matches that are over and not booked, the oldest first.
    pub async fn unbooked(&self) -> Result<Vec<MatchId>, StoreError> {
        let sql = "SELECT id FROM matches WHERE status = 'over' AND booked = 0 ORDER BY updated LIMIT $1";
        let rows = self.reads.rows(sql, &[ROUND.into()]).await?;
        rows.iter().map(|row| super::matches::id(row.try_get(0)?)).collect()
    }

    /// How many choices a seat has made.
    pub async fn choices_of(&self, id: MatchId, seat: Seat) -> Result<i64, StoreError> {
        let sql = "SELECT COUNT(*) FROM steps WHERE match_id = $1 AND seat = $2";
        self.counted(sql, &[id.into(), i64::from(seat.0).into()]).await
    }

    /// How many matches two people have played against each other for rating since `since`.
    pub async fn rated_against(&self, one: UserId, other: UserId, since: Millis) -> Result<i64, StoreError> {
        let sql =
            "SELECT COUNT(*) FROM results WHERE user_id = $1 AND opponent = $2 AND rating IS NOT NULL AND at > $3";
        self.counted(sql, &[one.into(), other.into(), since.into()]).await
    }

    /// How many matches `user` has played against bots for rating since `since`.
    pub async fn rated_against_bots(&self, user: UserId, game: &str, since: Millis) -> Result<i64, StoreError> {
        let sql = "SELECT COUNT(*) FROM results WHERE user_id = $1 AND game = $2 AND level IS NOT NULL \
                   AND rating IS NOT NULL AND at > $3";
        self.counted(sql, &[user.into(), game.into(), since.into()]).await
    }

    /// Whether `user` plays a match of that game for rating now.
    pub async fn plays_rated(&self, user: UserId, game: &str) -> Result<bool, StoreError> {
        let sql = "SELECT COUNT(*) FROM seats t JOIN matches m ON m.id = t.match_id \
                   WHERE t.user_id = $1 AND m.game = $2 AND m.status = 'playing' \
                   AND (m.rated = 1 OR EXISTS (SELECT 1 FROM pairings p WHERE p.match_id = m.id))";
        Ok(self.counted(sql, &[user.into(), game.into()]).await? > 0)
    }

    async fn counted(&self, sql: &'static str, values: &[super::Val]) -> Result<i64, StoreError> {
        let row = self.reads.row(sql, values).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?.unwrap_or(0))
    }

    /// What `user` has played to an end, the newest first; what came before that of the match `after`.
    pub async fn results(&self, user: UserId, after: Option<MatchId>) -> Result<Vec<ResultRow>, StoreError> {
        let sql = match after {
            None => RESULTS,
            Some(_) => RESULTS_AFTER,
        };
        let mut values = vec![user.into(), LONGEST.into()];
        values.extend(after.map(super::Val::from));
        let one = |row: &AnyRow| -> Result<ResultRow, StoreError> {
            let before: Option<i64> = row.try_get("rating")?;
            Ok(ResultRow {
                id: super::matches::id(row.try_get("match_id")?)?,
                seat: row.try_get::<i64, _>("seat")? as u8,
                game: row.try_get("game")?,
                scenario: row.try_get("scenario")?,
                opponent: row.try_get("name")?,
                level: row.try_get("level")?,
                score: row.try_get("score")?,
                change: before.zip(row.try_get::<Option<i64>, _>("rating_after")?),
                at: row.try_get("at")?,
            })
        };
        self.reads.rows(sql, &values).await?.iter().map(one).collect()
    }

    /// How often `user` has won with what.
    pub async fn records(&self, user: UserId) -> Result<Vec<RecordRow>, StoreError> {
        let sql = "SELECT game, scenario, side, \
                   CAST(SUM(CASE WHEN score = 2 THEN 1 ELSE 0 END) AS BIGINT), \
                   CAST(SUM(CASE WHEN score = 1 THEN 1 ELSE 0 END) AS BIGINT), \
                   CAST(SUM(CASE WHEN score = 0 THEN 1 ELSE 0 END) AS BIGINT) \
                   FROM results WHERE user_id = $1 GROUP BY game, scenario, side ORDER BY game, scenario, side";
        let one = |row: &AnyRow| -> Result<RecordRow, StoreError> {
            Ok(RecordRow {
                game: row.try_get(0)?,
                scenario: row.try_get(1)?,
                side: row.try_get::<i64, _>(2)? as u8,
                won: [row.try_get(3)?, row.try_get(4)?, row.try_get(5)?],
            })
        };
        self.reads.rows(sql, &[user.into()]).await?.iter().map(one).collect()
    }

    /// How a rating has moved: moments and thousandths, the oldest first, the last of them.
    pub async fn curve(&self, user: UserId, game: &str, side: u8) -> Result<Vec<(Millis, i64)>, StoreError> {
        let sql = "SELECT at, rating_after FROM results WHERE user_id = $1 AND game = $2 AND side = $3 \
                   AND rating IS NOT NULL ORDER BY at DESC, match_id DESC LIMIT $4";
        let values = [user.into(), game.into(), i64::from(side).into(), CURVE.into()];
        let rows = self.reads.rows(sql, &values).await?;
        rows.iter().rev().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// The best at a game and side whose rating is sure and who have played since `since`; those after `after` places.
    pub async fn ranks(&self, game: &str, side: u8, since: Millis, after: i64) -> Result<Vec<Rank>, StoreError> {
        let sql = "SELECT u.name, r.* FROM ratings r JOIN users u ON u.id = r.user_id WHERE r.game = $1 AND r.side = $2 \
                   AND r.deviation < 75000 AND r.last > $3 AND u.banned = 0 \
                   ORDER BY r.rating DESC, r.user_id LIMIT $4 OFFSET $5";
        let values = [game.into(), i64::from(side).into(), since.into(), LONGEST.into(), after.into()];
        let rank = |row: &AnyRow| -> Result<Rank, StoreError> {
            Ok(Rank { name: row.try_get("name")?, rating: rating(row)? })
        };
        self.reads.rows(sql, &values).await?.iter().map(rank).collect()
    }
}

const RESULTS: &str = "SELECT r.*, u.name FROM results r LEFT JOIN users u ON u.id = r.opponent \
    WHERE r.user_id = $1 ORDER BY r.at DESC, r.match_id DESC LIMIT $2";

const RESULTS_AFTER: &str = "SELECT r.*, u.name FROM results r LEFT JOIN users u ON u.id = r.opponent \
    WHERE r.user_id = $1 AND (r.at, r.match_id) < (SELECT a.at, a.match_id FROM results a \
    WHERE a.match_id = $3 AND a.user_id = $1) ORDER BY r.at DESC, r.match_id DESC LIMIT $2";
