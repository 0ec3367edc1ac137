//! The JSON API under `/api/v1`, the pages around it, and what every request passes on its way in.

mod account;
mod act;
mod cups;
mod desk;
mod docs;
mod ear;
mod exercises;
mod games;
mod glance;
mod health;
mod kept;
mod lists;
mod look;
mod matches;
mod notices;
mod person;
mod profile;
pub mod shapes;
mod show;
mod socket;
#[cfg(feature = "ts")]
pub mod types;

use crate::app::App;
use crate::guard::{entry, headers, origin};
use crate::refusal::{Reason, Refusal};
use crate::web;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::Uri;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

/// A body may be that long.
const BODY: usize = 64 * 1024;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Frente",
        description = "Five historical wargames with every rule enforced. Sentences are message keys with arguments, \
            to be looked up in the Fluent files of the project; actions and chances are short readable notation.",
        license(name = "MIT OR Apache-2.0")
    ),
    tags(
        (name = "games", description = "The shelf"),
        (name = "lists", description = "Decks and army lists built at home"),
        (name = "account", description = "Who is who: a guest at once, an account when wanted"),
        (name = "matches", description = "Making and finding matches"),
        (name = "club", description = "What waits for you, and the people you know"),
        (name = "tournaments", description = "Tournaments that run by themselves"),
        (name = "play", description = "What people do at a table"),
        (name = "questions", description = "Odds, reasons, the past, luck, the record"),
        (name = "server", description = "Whether it runs, and how")
    )
)]
struct Description;

fn parts() -> (Router<App>, utoipa::openapi::OpenApi) {
    let api = OpenApiRouter::new()
        .merge(games::router())
        .merge(exercises::router())
        .merge(lists::router())
        .merge(account::router())
        .merge(person::router())
        .merge(kept::router())
        .merge(matches::router())
        .merge(glance::router())
        .merge(cups::router())
        .merge(desk::router())
        .merge(ear::router())
        .merge(profile::router())
        .merge(notices::router())
        .merge(act::router())
        .merge(look::router())
        .merge(show::router())
        .merge(socket::router());
    OpenApiRouter::with_openapi(Description::openapi()).nest("/api/v1", api).merge(health::router()).split_for_parts()
}

/// The API's description.
pub fn description() -> utoipa::openapi::OpenApi {
    parts().1
}

/// Every address the server answers to.
pub fn router(app: App) -> Router {
    let (routes, description) = parts();
    routes
        .merge(docs::router(&description))
        .fallback(elsewhere)
        .method_not_allowed_fallback(async || Refusal::from(Reason::Method))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CatchPanicLayer::custom(broke))
        .layer(from_fn_with_state(app.clone(), origin::check))
        .layer(from_fn_with_state(app.clone(), entry::enter))
        .layer(CompressionLayer::new().gzip(true))
        .layer(from_fn(headers::set))
        .with_state(app)
}

/// A page of the web table, or nothing.
async fn elsewhere(request: axum::extract::Request) -> Response {
    let uri: &Uri = request.uri();
    if uri.path().starts_with("/api/") {
        return Refusal::from(Reason::NotFound).into_response();
    }
    web::page(&request)
}

fn broke(panic: Box<dyn std::any::Any + Send>) -> Response {
    let said = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    tracing::error!(said, "a request broke");
    Refusal::from(Reason::Internal).into_response()
}
