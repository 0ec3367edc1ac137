//! Who somebody is at the table: ratings, their curves, records, the matches they have played.

use super::account::storage;
use super::shapes;
use crate::app::App;
use crate::club::anchors;
use crate::club::ratings::{ALIKE, Mark, SURE, mark};
use crate::guard::body::{Path, Query};
use crate::guard::client::Address;
use crate::guard::limits::Which;
use crate::guard::session::Visitor;
use crate::ids::MatchId;
use crate::moment::now;
use crate::refusal::{Reason, Refusal};
use crate::store::{Account, ResultRow};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Whoever has not played for so long stands in no table of ranks, in milliseconds.
const MONTH: i64 = 30 * 86_400_000;

/// Places a table of ranks goes down to.
const PLACES: i64 = 1_000;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(profile))
        .routes(routes!(curve))
        .routes(routes!(results))
        .routes(routes!(ranks))
        .routes(routes!(levels))
}

/// What somebody is rated at a game and side.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct RatedOut {
    /// The id of the game.
    game: String,
    /// The side: the seat, or 0 where both sides are alike.
    side: u8,
    /// The figure as it stands now.
    rating: i64,
    /// How far it may be wrong: one standard error.
    deviation: i64,
    /// Whether it rests on enough matches; else it is shown with a question mark.
    sure: bool,
    /// How many rated matches it rests on.
    games: i64,
}

/// How often somebody has won, drawn and lost with a side of a starting position.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct RecordOut {
    /// The id of the game.
    game: String,
    /// The starting position; "" for the usual one.
    scenario: String,
    /// The side: the seat, or 0 where both sides are alike.
    side: u8,
    /// How many matches were won.
    won: i64,
    /// How many matches were drawn.
    drawn: i64,
    /// How many matches were lost.
    lost: i64,
}

/// Who somebody is at the table.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct Profile {
    /// The name they go by.
    name: String,
    /// When they came: milliseconds since 1970.
    since: i64,
    /// Whether it is you.
    you: bool,
    /// Games in which both sides are alike: nothing is told of a side there.
    alike: &'static [&'static str],
    /// By game: the mean of its sides.
    #[schema(value_type = BTreeMap<String, shapes::Mark>)]
    marks: BTreeMap<String, Mark>,
    /// By game and side.
    ratings: Vec<RatedOut>,
    /// By game, starting position and side.
    records: Vec<RecordOut>,
}

fn slow_down(app: &App, visitor: &Visitor, address: Address) -> Result<(), Refusal> {
    match visitor.id() {
        Some(user) => app.limits.person(user, Which::Questions),
        None => app.limits.address(address.0, Which::Questions),
    }
}

async fn called(app: &App, name: &str) -> Result<Account, Refusal> {
    let row = app.store.user_named(name).await.map_err(storage)?.ok_or(Reason::Nobody)?;
    app.store.account(row.id).await.map_err(storage)?.ok_or_else(|| Reason::Nobody.into())
}

/// Who somebody is at the table: ratings and records.
#[utoipa::path(get, path = "/people/{name}", tag = "club", params(("name" = String, Path)),
    responses((status = 200, body = Profile), (status = "default", body = shapes::Refused)))]
async fn profile(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(name): Path<String>,
) -> Result<Json<Profile>, Refusal> {
    slow_down(&app, &visitor, address)?;
    let account = called(&app, &name).await?;
    let (at, rated) = (now(), app.store.ratings(account.id).await.map_err(storage)?);
    let records = app.store.records(account.id).await.map_err(storage)?;
    let mut games: BTreeMap<String, Vec<_>> = BTreeMap::new();
    for one in &rated {
        games.entry(one.game.clone()).or_default().push(one.rating);
    }
    let out = |one: crate::store::Rated| {
        let glicko = one.rating.at(at).glicko;
        RatedOut {
            game: one.game,
            side: one.side,
            rating: glicko.rating.round() as i64,
            deviation: glicko.deviation.round() as i64,
            sure: glicko.deviation < SURE,
            games: one.rating.games,
        }
    };
    Ok(Json(Profile {
        you: visitor.id() == Some(account.id),
        name: account.name,
        alike: &ALIKE,
        since: account.created,
        marks: games.into_iter().filter_map(|(game, ratings)| Some((game, mark(&ratings, at)?))).collect(),
        ratings: rated.into_iter().map(out).collect(),
        records: records
            .into_iter()
            .map(|row| {
                let [won, drawn, lost] = row.won;
                RecordOut { game: row.game, scenario: row.scenario, side: row.side, won, drawn, lost }
            })
            .collect(),
    }))
}

/// A game and a side of it.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Side {
    /// The id of the game.
    game: String,
    /// The side: the seat, or 0 where both sides are alike.
    #[serde(default)]
    side: u8,
}

/// A point of a curve.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct Point {
    /// When the match ended: milliseconds since 1970.
    at: i64,
    /// The rating after it.
    rating: i64,
}

/// How a rating has moved, the oldest first; the last 400 matches.
#[utoipa::path(get, path = "/people/{name}/curve", tag = "club", params(("name" = String, Path), Side),
    responses((status = 200, body = Vec<Point>), (status = "default", body = shapes::Refused)))]
async fn curve(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(name): Path<String>,
    Query(Side { game, side }): Query<Side>,
) -> Result<Json<Vec<Point>>, Refusal> {
    slow_down(&app, &visitor, address)?;
    let account = called(&app, &name).await?;
    let points = app.store.curve(account.id, &game, side).await.map_err(storage)?;
    let point = |(at, rating): (i64, i64)| Point { at, rating: whole(rating) };
    Ok(Json(points.into_iter().map(point).collect()))
}

/// A number of thousandths as a whole number, rounded.
fn whole(thousandths: i64) -> i64 {
    (thousandths + 500).div_euclid(1_000)
}

/// What came of a match.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct ResultOut {
    /// The id of the match.
    id: String,
    /// The seat it was played from.
    seat: u8,
    /// The id of the game.
    game: String,
    /// The starting position; "" for the usual one.
    scenario: String,
    /// The person across the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    opponent: Option<String>,
    /// The level of the bot across the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    level: Option<String>,
    /// 2 for a win, 1 for a draw, 0 for a loss.
    score: i64,
    /// The rating before, where it was played for rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    before: Option<i64>,
    /// The rating after the match.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    after: Option<i64>,
    /// When it ended: milliseconds since 1970.
    at: i64,
}

impl From<ResultRow> for ResultOut {
    fn from(row: ResultRow) -> ResultOut {
        let (before, after) = row.change.map(|(before, after)| (whole(before), whole(after))).unzip();
        ResultOut {
            id: row.id.to_string(),
            seat: row.seat,
            game: row.game,
            scenario: row.scenario,
            opponent: row.opponent,
            level: row.level,
            score: row.score,
            before,
            after,
            at: row.at,
        }
    }
}

/// A part of a list.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Part {
    /// Only what comes after this match: the last one of the part before.
    after: Option<String>,
}

/// What somebody has played to an end, the newest first, at most 50 at a time.
#[utoipa::path(get, path = "/people/{name}/results", tag = "club", params(("name" = String, Path), Part),
    responses((status = 200, body = Vec<ResultOut>), (status = "default", body = shapes::Refused)))]
async fn results(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(name): Path<String>,
    Query(Part { after }): Query<Part>,
) -> Result<Json<Vec<ResultOut>>, Refusal> {
    slow_down(&app, &visitor, address)?;
    let after: Option<MatchId> = after.map(|id| id.parse().map_err(|_| Reason::NoMatch)).transpose()?;
    let account = called(&app, &name).await?;
    let rows = app.store.results(account.id, after).await.map_err(storage)?;
    Ok(Json(rows.into_iter().map(ResultOut::from).collect()))
}

/// A place in a table of ranks.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct RankOut {
    /// The name they go by.
    name: String,
    /// The figure as it stands now.
    rating: i64,
    /// How far it may be wrong: one standard error.
    deviation: i64,
    /// How many rated matches it rests on.
    games: i64,
}

/// A part of a table of ranks.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Places {
    /// The side: the seat, or 0 where both sides are alike.
    #[serde(default)]
    side: u8,
    /// As many places are left out.
    #[serde(default)]
    #[param(minimum = 0, maximum = 1000)]
    after: i64,
}

/// The best at a game and side: whose rating is sure and who have played within a month, at most 50 at a time.
#[utoipa::path(get, path = "/ratings/{game}", tag = "club", params(("game" = String, Path), Places),
    responses((status = 200, body = Vec<RankOut>), (status = "default", body = shapes::Refused)))]
async fn ranks(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(game): Path<String>,
    Query(Places { side, after }): Query<Places>,
) -> Result<Json<Vec<RankOut>>, Refusal> {
    slow_down(&app, &visitor, address)?;
    app.config.game(&game).ok_or(Reason::NoGame)?;
    if !(0..=PLACES).contains(&after) {
        return Err(Refusal::because(Reason::Malformed, format!("\"after\" is 0 to {PLACES}")));
    }
    let at = now();
    let ranks = app.store.ranks(&game, side, at - MONTH, after).await.map_err(storage)?;
    let out = ranks.into_iter().map(|rank| {
        let glicko = rank.rating.at(at).glicko;
        RankOut {
            name: rank.name,
            rating: glicko.rating.round() as i64,
            deviation: glicko.deviation.round() as i64,
            games: rank.rating.games,
        }
    });
    Ok(Json(out.collect()))
}

/// What a bot is rated.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct LevelOut {
    /// The id of the game.
    game: &'static str,
    /// The level of the bot.
    level: &'static str,
    /// Its rating: measured, and never moved by a match.
    rating: i64,
    /// How far that may be wrong: one standard error.
    deviation: i64,
}

/// What the bots are rated, where that has been measured.
#[utoipa::path(get, path = "/anchors", tag = "club",
    responses((status = 200, body = Vec<LevelOut>), (status = "default", body = shapes::Refused)))]
async fn levels() -> Json<Vec<LevelOut>> {
    let out = anchors::all().map(|(game, level, anchor)| LevelOut {
        game,
        level: level.name(),
        rating: anchor.rating.round() as i64,
        deviation: anchor.deviation.round() as i64,
    });
    Json(out.collect())
}
