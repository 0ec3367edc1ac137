//! Matches that are over: found by what is known of them, and all of them as a file.

use super::account::storage;
use super::shapes;
use crate::app::App;
use crate::guard::body::{Path, Query};
use crate::guard::client::{Address, Asker};
use crate::guard::limits::Which;
use crate::guard::session::Visitor;
use crate::guard::share::Thing;
use crate::ids::{MatchId, UserId};
use crate::refusal::{Reason, Refusal};
use crate::store::{Found, Wanted};
use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use futures_util::stream::unfold;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::convert::Infallible;
use std::io::Write as _;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::timeout;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What the file of all matches is: it is compressed already.
pub const PACKED: &str = "application/gzip";

/// Whoever takes nothing for so long is given up.
const SLOW: Duration = Duration::from_secs(20);

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(search)).routes(routes!(export))
}

/// How a seat fared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) enum Fared {
    /// The side won.
    Won,
    /// Neither side has won.
    Drawn,
    /// The side lost.
    Lost,
}

impl Fared {
    const fn score(self) -> i64 {
        match self {
            Fared::Won => 2,
            Fared::Drawn => 1,
            Fared::Lost => 0,
        }
    }

    const fn of(score: i64) -> Fared {
        match score {
            2 => Fared::Won,
            0 => Fared::Lost,
            _ => Fared::Drawn,
        }
    }
}

/// What is looked for.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Asked {
    /// The id of a game. Scenario, ending, side, result and rating are said of a game.
    #[param(max_length = 40)]
    game: Option<String>,
    /// The starting position.
    #[param(max_length = 80)]
    scenario: Option<String>,
    /// How it ended: the label of its outcome, such as `resigned`, `timeout` or one of the game's own.
    #[param(max_length = 80)]
    ending: Option<String>,
    /// A seat, counted from 0: the result is its, and the person sat there.
    side: Option<u8>,
    /// How that side fared.
    #[param(inline)]
    result: Option<Fared>,
    /// Somebody who played.
    #[param(max_length = 24)]
    name: Option<String>,
    /// Somebody else who played.
    #[param(max_length = 24)]
    other: Option<String>,
    /// Everybody who played it for rating was rated as high: the strongest first.
    #[param(minimum = 0, maximum = 4000)]
    rating: Option<i64>,
    /// Only what comes after this match: the last one of the part before.
    after: Option<String>,
}

/// Who sat at a seat, and how they fared.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct SatOut {
    /// The name; "" for a bot of the house.
    name: String,
    /// The level of a bot of the house.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    level: Option<String>,
    /// How they fared.
    result: Fared,
}

/// A match that is over.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct FoundOut {
    /// The id of the match.
    id: String,
    /// The id of the game.
    game: String,
    /// The starting position; "" for the usual one.
    scenario: String,
    /// How it ended: the label of its outcome.
    ending: String,
    /// Whether it was played for rating.
    rated: bool,
    /// The least rating of those who played it for rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    rating: Option<i64>,
    /// How many steps.
    steps: i64,
    /// When it ended: milliseconds since 1970.
    at: i64,
    /// Who sat where.
    seats: Vec<SatOut>,
}

impl From<Found> for FoundOut {
    fn from(one: Found) -> FoundOut {
        let sat = |sat: crate::store::Sat| SatOut {
            name: sat.name.unwrap_or_default(),
            level: sat.level,
            result: Fared::of(sat.score),
        };
        FoundOut {
            id: one.id.to_string(),
            game: one.game,
            scenario: one.scenario,
            ending: one.ending,
            rated: one.rated,
            rating: one.rating,
            steps: one.steps,
            at: one.at,
            seats: one.seats.into_iter().map(sat).collect(),
        }
    }
}

/// A part of what was found.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct Results {
    /// The newest first; where a rating was asked for, the strongest.
    matches: Vec<FoundOut>,
    /// Whether there are more after the last.
    more: bool,
}

async fn called(app: &App, name: Option<&str>) -> Result<Option<UserId>, Refusal> {
    let Some(name) = name else { return Ok(None) };
    let row = app.store.user_named(name).await.map_err(storage)?;
    row.map(|row| Some(row.id)).ok_or_else(|| Reason::Nobody.into())
}

/// Public matches that are over and fit, 50 at a time: those of the lobby and those played for rating.
#[utoipa::path(get, path = "/search", tag = "matches", params(Asked),
    responses((status = 200, body = Results), (status = "default", body = shapes::Refused)))]
async fn search(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Query(asked): Query<Asked>,
) -> Result<axum::Json<Results>, Refusal> {
    match visitor.id() {
        Some(user) => app.limits.person(user, Which::Questions)?,
        None => app.limits.address(address.0, Which::Questions)?,
    }
    match &asked.game {
        Some(game) => drop(app.config.game(game).ok_or(Reason::NoGame)?),
        None => {
            let of_a_game = [
                ("scenario", asked.scenario.is_some()),
                ("ending", asked.ending.is_some()),
                ("side", asked.side.is_some()),
                ("rating", asked.rating.is_some()),
            ];
            if let Some((what, _)) = of_a_game.into_iter().find(|(_, asked)| *asked) {
                return Err(Refusal::because(
                    Reason::Malformed,
                    format!("\"{what}\" is said of a game: expected \"game\" too"),
                ));
            }
        }
    }
    if asked.result.is_some() && asked.side.is_none() && asked.name.is_none() {
        return Err(Refusal::because(Reason::Malformed, "\"result\" is somebody's: expected \"side\" or \"name\" too"));
    }
    let after: Option<MatchId> = asked.after.map(|id| id.parse().map_err(|_| Reason::NoMatch)).transpose()?;
    let wanted = Wanted {
        user: called(&app, asked.name.as_deref()).await?,
        other: called(&app, asked.other.as_deref()).await?,
        game: asked.game,
        scenario: asked.scenario,
        ending: asked.ending,
        seat: asked.side,
        score: asked.result.map(Fared::score),
        rating: asked.rating,
        after,
    };
    let (found, more) = app.store.search(&wanted).await.map_err(storage)?;
    Ok(axum::Json(Results { matches: found.into_iter().map(FoundOut::from).collect(), more }))
}

/// All public matches of a game that are over, as a file: a line of JSON each with what a search tells and the `record`,
/// compressed with gzip. `frente verify` and Python's `frente.read_matches` read it.
#[utoipa::path(get, path = "/export/{game}", tag = "matches", params(("game" = String, Path)),
    responses((status = 200, body = Vec<u8>, content_type = "application/gzip"), (status = "default", body = shapes::Refused)))]
async fn export(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(game): Path<String>,
) -> Result<Response, Refusal> {
    app.limits.address(address.0, Which::Matches)?;
    let game = app.config.game(&game).ok_or(Reason::NoGame)?.info().id;
    // One at a time: each is the whole of it.
    let asker = Asker::new(visitor.id(), address);
    let held = app.shares.take(asker.address(), Thing::Exports, 1).ok_or(Reason::Limit)?;
    let (out, parts) = mpsc::channel::<Bytes>(1);
    tokio::spawn(async move {
        let _held = held;
        if let Err(why) = write(&app, game, &out).await {
            // The file breaks off, and its reader finds that its end is missing.
            tracing::debug!(game, why, "an export was not finished");
        }
    });
    let parts = unfold(parts, async |mut parts| Some((Ok::<_, Infallible>(parts.recv().await?), parts)));
    let name = format!("attachment; filename=\"frente-{game}.jsonl.gz\"");
    let headers = [(header::CONTENT_TYPE, PACKED), (header::CACHE_CONTROL, "no-store")];
    Ok((headers, [(header::CONTENT_DISPOSITION, name)], Body::from_stream(parts)).into_response())
}

async fn write(app: &App, game: &str, out: &mpsc::Sender<Bytes>) -> Result<(), &'static str> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    let mut after = String::new();
    loop {
        let part = app.store.records_after(game, &after).await.map_err(|_| "the database did not answer")?;
        let Some((last, _)) = part.last() else { break };
        after = last.id.to_string();
        for (one, record) in part {
            let mut line = json!(FoundOut::from(one));
            line["record"] = record.into();
            writeln!(packed, "{line}").map_err(|_| "it could not be compressed")?;
        }
        send(out, std::mem::take(packed.get_mut())).await?;
    }
    send(out, packed.finish().map_err(|_| "it could not be compressed")?).await
}

async fn send(out: &mpsc::Sender<Bytes>, bytes: Vec<u8>) -> Result<(), &'static str> {
    if bytes.is_empty() {
        return Ok(());
    }
    match timeout(SLOW, out.send(bytes.into())).await {
        Ok(Ok(())) => Ok(()),
        _ => Err("nobody reads it"),
    }
}
