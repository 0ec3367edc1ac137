//! Decks and army lists: what they are built from, and what there is to say about one. Nothing of it is kept here: a list
//! lives with its owner and comes back in the setup of a match.

use super::{games, shapes};
use crate::app::App;
use crate::guard::body::{Json, Path};
use crate::guard::client::{Address, Asker};
use crate::guard::limits::Which;
use crate::refusal::{Reason, Refusal};
use axum::extract::State;
use axum::response::Response;
use frente_catalog::ListReport;
use frente_catalog::lid::{Laying, Written};
use frente_catalog::lists::List;
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(stock))
        .routes(routes!(check))
        .routes(routes!(write))
        .routes(routes!(read))
        .routes(routes!(setup))
}

/// Everything that may stand in a deck or an army list of a game, and lists to begin with.
#[utoipa::path(get, path = "/games/{game}/stock", tag = "lists", params(("game" = String, Path)),
    responses((status = 200, body = shapes::StockOut), (status = "default", body = shapes::Refused)))]
async fn stock(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    games::kept(&app, "stock", &id, |game| {
        let stock = game.stock(app.config.usual(&id))?.ok_or(Reason::NoLists)?;
        serde_json::to_value(stock).map_err(|_| Reason::Internal.into())
    })
}

/// What there is to say about a deck or an army list: every error and every warning, with entry and paragraph. A list that
/// cannot be played is no bad request: the answer says what is wrong with it.
#[utoipa::path(post, path = "/games/{game}/lists/check", tag = "lists", params(("game" = String, Path)),
    request_body(content = Value, description = "The list, in the game's own shape"),
    responses((status = 200, body = shapes::ListReportOut), (status = "default", body = shapes::Refused)))]
async fn check(
    State(app): State<App>,
    address: Address,
    Path(id): Path<String>,
    Json(list): Json<Box<RawValue>>,
) -> Result<axum::Json<ListReport>, Refusal> {
    app.limits.address(address.0, Which::Questions)?;
    let game = app.config.game(&id).ok_or(Reason::NoGame)?;
    game.lists().ok_or(Reason::NoLists)?;
    // Lists come from outside: a panic in the check is one refused request.
    let inside = app.clone();
    let check = move |_: &_| Ok(axum::Json(game.check_list(inside.config.usual(&id), list.get())?));
    app.question(Asker::new(None, address), check).await
}

/// A list in the shape that is the same for all games, as the game's own file; with what there is to say about it.
#[utoipa::path(post, path = "/games/{game}/lists/write", tag = "lists", params(("game" = String, Path)),
    request_body = shapes::ListOut,
    responses((status = 200, body = shapes::Written), (status = "default", body = shapes::Refused)))]
async fn write(
    State(app): State<App>,
    address: Address,
    Path(id): Path<String>,
    Json(list): Json<List>,
) -> Result<axum::Json<Written>, Refusal> {
    app.limits.address(address.0, Which::Questions)?;
    let game = app.config.game(&id).ok_or(Reason::NoGame)?;
    game.lists().ok_or(Reason::NoLists)?;
    let inside = app.clone();
    let written = move |_: &_| Ok(axum::Json(Written::of(game, inside.config.usual(&id), &list)?));
    app.question(Asker::new(None, address), written).await
}

/// The list of a file, in the shape that is the same for all games.
#[utoipa::path(post, path = "/games/{game}/lists/read", tag = "lists", params(("game" = String, Path)),
    request_body(content = Value, description = "The list, in the game's own shape"),
    responses((status = 200, body = shapes::ListOut), (status = "default", body = shapes::Refused)))]
async fn read(
    State(app): State<App>,
    address: Address,
    Path(id): Path<String>,
    Json(file): Json<Box<RawValue>>,
) -> Result<axum::Json<List>, Refusal> {
    app.limits.address(address.0, Which::Questions)?;
    let game = app.config.game(&id).ok_or(Reason::NoGame)?;
    game.lists().ok_or(Reason::NoLists)?;
    let list = game.read_list(file.get()).map_err(|report| match report.errors.into_iter().next() {
        Some(wrong) => Refusal { message: wrong.message, detail: wrong.detail.into(), ..Reason::Malformed.into() },
        None => Reason::Malformed.into(),
    })?;
    Ok(axum::Json(list))
}

/// The setup of a match in which the seats play these lists, with what the lists need of it.
#[utoipa::path(post, path = "/games/{game}/lists/setup", tag = "lists", params(("game" = String, Path)),
    request_body = shapes::Laying,
    responses((status = 200, body = Value), (status = "default", body = shapes::Refused)))]
async fn setup(
    State(app): State<App>,
    address: Address,
    Path(id): Path<String>,
    Json(laying): Json<Laying>,
) -> Result<axum::Json<Value>, Refusal> {
    app.limits.address(address.0, Which::Questions)?;
    let game = app.config.game(&id).ok_or(Reason::NoGame)?;
    game.lists().ok_or(Reason::NoLists)?;
    Ok(axum::Json(laying.laid(game, app.config.usual(&id))?))
}
