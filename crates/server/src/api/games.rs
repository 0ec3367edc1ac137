//! The shelf: games, their rulebooks, their printed parts, their lessons. None of it changes while the server runs.

use super::shapes;
use crate::app::App;
use crate::guard;
use crate::guard::body::Path;
use crate::guard::client::Address;
use crate::guard::limits::Which;
use crate::refusal::{Reason, Refusal};
use crate::table::open::{Start, laid_over};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use frente_catalog::{AnyGame, ListKind, Trio};
use frente_kernel::{OptionInfo, Text, Viewer};
use frente_search::Level;
use serde::Serialize;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(shelf))
        .routes(routes!(rules))
        .routes(routes!(sheet))
        .routes(routes!(guide))
        .routes(routes!(opening))
}

/// A box on the shelf.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct GameOut {
    /// The game's id.
    #[schema(example = "amanecer")]
    id: &'static str,
    /// The title in three languages.
    #[schema(value_type = shapes::Texts)]
    titles: Trio,
    /// What stands on the lid.
    #[schema(value_type = shapes::Texts)]
    blurb: Trio,
    /// Fewest and most seats.
    #[schema(value_type = Vec<u8>)]
    seats: (u8, u8),
    /// Whether a seat may know what another does not.
    hidden: bool,
    /// Whether players may agree on a draw.
    draws: bool,
    /// What players may agree on.
    #[schema(value_type = Vec<OptionOut>)]
    options: &'static [OptionInfo],
    /// Starting positions, the usual one first.
    scenarios: Vec<ScenarioOut>,
    /// Levels of bots, the weakest first.
    bots: Vec<&'static str>,
    /// What people build for it at home: `deck`, `army` or nothing.
    #[schema(value_type = Option<String>)]
    lists: Option<ListKind>,
    /// With how many seats a ready list may be drawn for one in secret.
    lot: Option<u8>,
    /// Whether it is played with a data pack of the table's owner.
    own_data: bool,
}

/// A starting position.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct ScenarioOut {
    id: String,
    /// What the data call it, where they do.
    #[schema(value_type = Option<shapes::Texts>)]
    name: Option<Text>,
    /// How many play it.
    seats: u8,
}

/// One thing players may agree on.
#[derive(Serialize, ToSchema)]
struct OptionOut {
    id: String,
    values: Vec<i32>,
    default: i32,
    rule: String,
}

fn open_box(app: &App, game: &dyn AnyGame) -> Result<GameOut, Refusal> {
    let info = game.info();
    let usual = app.config.usual(info.id);
    let scenario = |(id, name): (String, Option<Text>)| ScenarioOut { seats: seats_in(game, usual, &id), id, name };
    Ok(GameOut {
        id: info.id,
        titles: game.titles(),
        blurb: game.blurb(),
        seats: info.seats,
        hidden: info.hidden,
        draws: game.no_draw().is_none(),
        options: info.options,
        scenarios: game.scenarios(usual)?.into_iter().map(scenario).collect(),
        bots: Level::ALL.map(Level::name).into(),
        lists: game.lists(),
        lot: game.lot(),
        own_data: !usual.is_null(),
    })
}

/// How many play a starting position; the fewest where a game has but one and no name for it.
fn seats_in(game: &dyn AnyGame, usual: &Value, scenario: &str) -> u8 {
    game.open(&laid_over(usual, &serde_json::json!({ "scenario": scenario })))
        .map_or(game.info().seats.0, |table| table.seats())
}

/// The shelf: every game.
#[utoipa::path(get, path = "/games", tag = "games", responses((status = 200, body = Vec<GameOut>)))]
async fn shelf(State(app): State<App>) -> Result<Json<Vec<GameOut>>, Refusal> {
    let boxes: Result<_, Refusal> = (app.config.games)().iter().map(|game| open_box(&app, *game)).collect();
    Ok(Json(boxes?))
}

/// A paragraph of a rulebook.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts", rename = "RuleRow"))]
pub(super) struct Row<'a> {
    id: &'a str,
    printed: &'a str,
    title: &'a frente_catalog::rules::Texts,
    text: &'a frente_catalog::rules::Texts,
    status: frente_catalog::rules::Status,
    note: &'a str,
}

/// Every paragraph of a game's rulebook, in our own words.
#[utoipa::path(get, path = "/games/{game}/rules", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = Vec<shapes::RuleOut>), (status = "default", body = shapes::Refused)))]
async fn rules(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    kept(&app, "rules", &id, |game| {
        let rows = game.rules();
        let row = |row: &'_ frente_catalog::rules::RuleRow| {
            serde_json::to_value(Row {
                id: &row.id,
                printed: &row.printed,
                title: &row.title,
                text: &row.text,
                status: row.status,
                note: &row.note,
            })
        };
        rows.iter().map(row).collect::<Result<Value, _>>().map_err(|_| Reason::Internal.into())
    })
}

/// What the printed parts of a game say under its usual setup.
#[utoipa::path(get, path = "/games/{game}/sheet", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = Value), (status = "default", body = shapes::Refused)))]
async fn sheet(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    kept(&app, "sheet", &id, |game| Ok(game.sheet(app.config.usual(&id))?))
}

/// A guided first game.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct Guide {
    lessons: Vec<frente_catalog::Lesson>,
}

/// The guided first game: lessons told when their message first turns up.
#[utoipa::path(get, path = "/games/{game}/guide", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = shapes::GuideOut), (status = "default", body = shapes::Refused)))]
async fn guide(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    kept(&app, "guide", &id, |game| match game.lessons() {
        lessons if lessons.is_empty() => Err(Reason::NoGuide.into()),
        lessons => serde_json::to_value(Guide { lessons }).map_err(|_| Reason::Internal.into()),
    })
}

/// A match before its first step.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct Opening {
    /// What everybody sees.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    view: Value,
    /// What the printed parts say.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    sheet: Value,
}

/// What a setup looks like before the first step, to whoever does not play. No match is made.
#[utoipa::path(post, path = "/games/{game}/opening", tag = "games", params(("game" = String, Path)),
    request_body(content = Value, description = "A setup, laid over the usual one"),
    responses((status = 200, body = Opening), (status = "default", body = shapes::Refused)))]
async fn opening(
    State(app): State<App>,
    address: Address,
    Path(id): Path<String>,
    guard::body::Json(setup): guard::body::Json<Value>,
) -> Result<Json<Opening>, Refusal> {
    app.limits.address(address.0, Which::Questions)?;
    let inside = app.clone();
    let opened = app.apart(move || {
        let table = Start::usual(&inside, &id, &setup)?.table;
        Ok(Json(Opening { view: table.view(Viewer::Spectator), sheet: table.sheet() }))
    });
    opened.await
}

type Kept = LazyLock<Mutex<HashMap<(&'static str, String, String), bytes::Bytes>>>;

/// An answer that is made once, and that browsers may keep for a while too.
pub(super) fn kept(
    app: &App,
    what: &'static str,
    id: &str,
    make: impl FnOnce(&dyn AnyGame) -> Result<Value, Refusal>,
) -> Result<Response, Refusal> {
    static KEPT: Kept = LazyLock::new(Mutex::default);
    let game = app.config.game(id).ok_or(Reason::NoGame)?;
    let key = (what, id.to_owned(), app.config.usual(id).to_string());
    let known = KEPT.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
    let text = match known {
        Some(text) => text,
        None => {
            let text = bytes::Bytes::from(make(game)?.to_string());
            KEPT.lock().unwrap_or_else(PoisonError::into_inner).insert(key, text.clone());
            text
        }
    };
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "public, max-age=300")];
    Ok((headers, text).into_response())
}
