//! The shelf: games, their rulebooks, their printed parts, their lessons. None of it changes while the server runs.

use super::shapes;
use crate::app::App;
use crate::guard;
use crate::guard::body::Path;
use crate::guard::client::Address;
use crate::guard::limits::Which;
use crate::refusal::{Reason, Refusal};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use frente_catalog::AnyGame;
use frente_catalog::lid::{GameOut, Guide, Opening, Paragraph, laid_over, spoken};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(shelf))
        .routes(routes!(rules))
        .routes(routes!(sheet))
        .routes(routes!(guide))
        .routes(routes!(rules_of))
        .routes(routes!(texts))
        .routes(routes!(opening))
}

/// The shelf: every game.
#[utoipa::path(get, path = "/games", tag = "games", responses((status = 200, body = Vec<shapes::GameOut>)))]
async fn shelf(State(app): State<App>) -> Result<Json<Vec<GameOut>>, Refusal> {
    let lid = |game: &&'static dyn AnyGame| Ok(GameOut::of(*game, app.config.usual(game.info().id))?);
    let boxes: Result<_, Refusal> = (app.config.games)().iter().map(lid).collect();
    Ok(Json(boxes?))
}

/// Every paragraph of a game's rulebook, in our own words.
#[utoipa::path(get, path = "/games/{game}/rules", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = Vec<shapes::RuleOut>), (status = "default", body = shapes::Refused)))]
async fn rules(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    kept(&app, "rules", &id, |game| {
        let rows = game.rules();
        serde_json::to_value(rows.iter().map(Paragraph::from).collect::<Vec<_>>()).map_err(|_| Reason::Internal.into())
    })
}

/// What the printed parts of a game say under its usual setup.
#[utoipa::path(get, path = "/games/{game}/sheet", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = Value), (status = "default", body = shapes::Refused)))]
async fn sheet(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    kept(&app, "sheet", &id, |game| Ok(game.sheet(app.config.usual(&id))?))
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

/// The rulebook of one version of the rules, that of today or one that was kept.
#[utoipa::path(get, path = "/games/{game}/rules/{rules}", tag = "games", params(("game" = String, Path), ("rules" = u32, Path)),
    responses((status = 200, body = Vec<shapes::RuleOut>), (status = "default", body = shapes::Refused)))]
async fn rules_of(
    State(app): State<App>,
    address: Address,
    Path(version): Path<(String, u32)>,
) -> Result<Response, Refusal> {
    by_version(&app, address, version, |game| {
        serde_json::to_value(game.rules().iter().map(Paragraph::from).collect::<Vec<_>>())
    })
    .await
}

/// What a game says by one version of its rules: Fluent files, in every language.
#[utoipa::path(get, path = "/games/{game}/texts/{rules}", tag = "games", params(("game" = String, Path), ("rules" = u32, Path)),
    responses((status = 200, body = shapes::Texts), (status = "default", body = shapes::Refused)))]
async fn texts(
    State(app): State<App>,
    address: Address,
    Path(version): Path<(String, u32)>,
) -> Result<Response, Refusal> {
    by_version(&app, address, version, |game| serde_json::to_value(spoken(game))).await
}

/// What a version of a game says of itself. Browsers may keep it for a while.
async fn by_version(
    app: &App,
    address: Address,
    (id, rules): (String, u32),
    ask: fn(&dyn AnyGame) -> serde_json::Result<Value>,
) -> Result<Response, Refusal> {
    app.limits.address(address.0, Which::Questions)?;
    let inside = app.clone();
    let said = app.apart(move || ask(inside.config.game_by(&id, rules)?).map_err(|_| Reason::Internal.into())).await?;
    Ok(([(header::CACHE_CONTROL, "public, max-age=300")], Json(said)).into_response())
}

/// What a setup looks like before the first step, to whoever does not play. No match is made.
#[utoipa::path(post, path = "/games/{game}/opening", tag = "games", params(("game" = String, Path)),
    request_body(content = Value, description = "A setup, laid over the usual one"),
    responses((status = 200, body = shapes::Opening), (status = "default", body = shapes::Refused)))]
async fn opening(
    State(app): State<App>,
    address: Address,
    Path(id): Path<String>,
    guard::body::Json(setup): guard::body::Json<Value>,
) -> Result<Json<Opening>, Refusal> {
    app.limits.address(address.0, Which::Questions)?;
    let inside = app.clone();
    app.apart(move || {
        let game = inside.config.game(&id).ok_or(Reason::NoGame)?;
        if !setup.is_null() && !setup.is_object() {
            return Err(Refusal::because(Reason::BadSetup, "expected an object"));
        }
        Ok(Json(Opening::of(game, &laid_over(inside.config.usual(&id), &setup))?))
    })
    .await
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
