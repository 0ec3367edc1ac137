//! The books: what came of a match for those who played it, and what it changes in their ratings. Written once for each
//! match, after its end, in one transaction; where that fails, or the process ends before, it is made up for.

use super::anchors::anchor;
use super::ratings::{Rating, Rival, side};
use crate::app::App;
use crate::ids::{MatchId, UserId};
use crate::moment::Millis;
use crate::store::{Listed, Op, StoreError, Val};
use crate::table::chair::{Chair, Sitter};
use crate::table::ending::Ending;
use crate::table::header::{Header, Status};
use frente_search::Level;
use serde_json::Value;

/// Matches a person plays for rating in a day against one other; what comes then counts for nothing.
const AGAINST_ONE: i64 = 6;

/// The same against bots, in one game.
const AGAINST_BOTS: i64 = 10;

const DAY: Millis = 86_400_000;

/// How often it is tried again because a rating has moved meanwhile.
const TRIES: usize = 8;

/// What came of a match for one who played it.
struct Score {
    seat: u8,
    user: UserId,
    /// 2 for a win, 1 for a draw, 0 for a loss.
    score: i64,
}

/// Books a match that is over.
pub async fn book(app: &App, id: MatchId) -> Result<(), StoreError> {
    let Some(Listed { header, .. }) = app.store.listed_by_id(id).await? else { return Ok(()) };
    if header.status != Status::Over {
        return Ok(());
    }
    for _ in 0..TRIES {
        if app.store.is_booked(id).await? {
            return Ok(());
        }
        let ops = entries(app, &header).await?;
        match app.store.commit(ops).await {
            // A rating has moved, or another process has booked it.
            Err(StoreError::Conflict) => {}
            done => return done,
        }
    }
    Err(StoreError::Conflict)
}

/// Books what ended while nobody could.
pub async fn book_the_rest(app: &App) {
    loop {
        let Ok(ids) = app.store.unbooked().await else { return };
        let mut booked = 0;
        for id in &ids {
            if app.is_closing() {
                return;
            }
            match book(app, *id).await {
                Ok(()) => booked += 1,
                Err(error) => tracing::warn!(%id, %error, "a match could not be booked"),
            }
        }
        // Those that cannot be booked wait for the next round.
        if booked == 0 {
            return;
        }
    }
}

/// What is written of a match.
async fn entries(app: &App, header: &Header) -> Result<Vec<Op>, StoreError> {
    let mut ops = vec![Op::Hit("UPDATE matches SET booked = 1 WHERE id = $1 AND booked = 0", vec![header.id.into()])];
    let results = results(header);
    let ended = header.updated;
    if results.is_empty() || was_given_up_unplayed(app, header, &results).await? {
        return Ok(ops);
    }
    let mut rated = header.rated;
    if let Some((one, rest)) = results.split_first().filter(|_| rated) {
        let met = match rest.first() {
            Some(other) => app.store.rated_against(one.user, other.user, ended - DAY).await? >= AGAINST_ONE,
            None => app.store.rated_against_bots(one.user, &header.game, ended - DAY).await? >= AGAINST_BOTS,
        };
        rated &= !met;
    }
    let mut ratings = Vec::new();
    for one in &results {
        ratings.push(app.store.rating(one.user, &header.game, side(&header.game, one.seat)).await?);
    }
    for (at, one) in results.iter().enumerate() {
        let facing = header.chairs.iter().enumerate().find(|(seat, _)| *seat != usize::from(one.seat));
        let facing = facing.map(|(_, chair)| chair).filter(|_| header.chairs.len() == 2);
        let level = facing.and_then(Chair::level);
        let rival = match (results.iter().position(|other| other.user != one.user), level) {
            (Some(other), _) => Some(Rival::Person(ratings[other].unwrap_or_default())),
            (None, Some(level)) => anchor(&header.game, level).map(Rival::Bot),
            (None, None) => None,
        };
        let before = ratings[at];
        let change = rival.filter(|_| rated).map(|rival| {
            let before = before.unwrap_or_default();
            (before.at(ended), before.after(rival, one.score, ended))
        });
        if let Some((_, after)) = &change {
            ops.push(save(one.user, &header.game, side(&header.game, one.seat), before, *after));
        }
        ops.push(entry(header, one, facing.and_then(Chair::user), level, change));
    }
    Ok(ops)
}

/// Who has played what to which end; nobody where the match counts for nothing.
fn results(header: &Header) -> Vec<Score> {
    let void = matches!(header.ending, Some(Ending::Broken | Ending::Withdrawn | Ending::Abandoned));
    if void || header.imported || header.guided {
        return Vec::new();
    }
    let seats = |key: &str| -> Vec<u64> {
        let list = header.outcome.as_ref().and_then(|outcome| outcome[key].as_array());
        list.into_iter().flatten().filter_map(Value::as_u64).collect()
    };
    let (winners, losers) = (seats("winners"), seats("losers"));
    let one = |(seat, chair): (u8, &Chair)| {
        let Sitter::Human(user) = chair.sitter else { return None };
        // Whoever plays both sides has won against nobody.
        let alone = header.chairs.iter().filter(|other| other.user() == Some(user)).count() == 1;
        let score = match (winners.contains(&seat.into()), losers.contains(&seat.into())) {
            (true, _) => 2,
            (false, true) => 0,
            (false, false) => 1,
        };
        alone.then_some(Score { seat, user, score })
    };
    (0..).zip(&header.chairs).filter_map(one).collect()
}

/// Whether somebody gave up, or ran out of time, before their own first choice: that counts for nothing.
async fn was_given_up_unplayed(app: &App, header: &Header, results: &[Score]) -> Result<bool, StoreError> {
    match header.ending {
        Some(Ending::Resigned(seat) | Ending::Timeout(seat)) if results.len() == 2 || header.rated => {
            Ok(app.store.choices_of(header.id, seat).await? == 0)
        }
        _ => Ok(false),
    }
}

/// A rating as it is written: thousandths, and billionths for the volatility.
fn figures(rating: &Rating) -> [i64; 3] {
    let glicko = &rating.glicko;
    [(glicko.rating * 1e3).round(), (glicko.deviation * 1e3).round(), (glicko.volatility * 1e9).round()]
        .map(|figure| figure as i64)
}

/// Writes a rating; a conflict where it has moved since it was read.
fn save(user: UserId, game: &str, side: u8, before: Option<Rating>, after: Rating) -> Op {
    let [rating, deviation, volatility] = figures(&after);
    let mut values: Vec<Val> = vec![
        user.into(),
        game.into(),
        i64::from(side).into(),
        rating.into(),
        deviation.into(),
        volatility.into(),
        after.games.into(),
        after.last.into(),
    ];
    match before {
        None => Op::Run(
            "INSERT INTO ratings (user_id, game, side, rating, deviation, volatility, games, last) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            values,
        ),
        Some(before) => {
            values.push(before.games.into());
            Op::Hit(
                "UPDATE ratings SET rating = $4, deviation = $5, volatility = $6, games = $7, last = $8 \
                 WHERE user_id = $1 AND game = $2 AND side = $3 AND games = $9",
                values,
            )
        }
    }
}

fn entry(
    header: &Header,
    one: &Score,
    opponent: Option<UserId>,
    level: Option<Level>,
    change: Option<(Rating, Rating)>,
) -> Op {
    let scenario = header.setup.get("scenario").and_then(Value::as_str).unwrap_or_default();
    let (before, after) = change.map(|(before, after)| (figures(&before), figures(&after))).unzip();
    Op::Run(
        "INSERT INTO results (match_id, seat, user_id, game, scenario, side, opponent, level, score, rating, rating_after, \
         deviation, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
        vec![
            header.id.into(),
            i64::from(one.seat).into(),
            one.user.into(),
            header.game.as_str().into(),
            scenario.into(),
            i64::from(side(&header.game, one.seat)).into(),
            opponent.filter(|other| *other != one.user).into(),
            level.map(|level| level.name().to_owned()).into(),
            one.score.into(),
            before.map(|[rating, ..]| rating).into(),
            after.map(|[rating, ..]| rating).into(),
            after.map(|[_, deviation, _]| deviation).into(),
            header.updated.into(),
        ],
    )
}
