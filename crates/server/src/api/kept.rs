//! What the page keeps for a person, so that it is the same in every browser: how they like to play, and which lessons
//! they have done. The server stores it and reads nothing of it.

use super::shapes;
use crate::app::App;
use crate::guard::body::Json;
use crate::guard::limits::Which;
use crate::guard::session::Person;
use crate::refusal::{Reason, Refusal};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Bytes of JSON that are kept for one person.
const MOST: usize = 8 * 1024;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(kept, keep))
}

/// What the page has kept for you: an object of its own, `{}` where it has kept nothing.
#[utoipa::path(get, path = "/me/kept", tag = "account",
    responses((status = 200, body = Object), (status = "default", body = shapes::Refused)))]
async fn kept(State(app): State<App>, person: Person) -> Result<Response, Refusal> {
    let text = app.store.kept(person.id).await.map_err(|_| Reason::Storage)?;
    let json = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    Ok((json, text.unwrap_or_else(|| "{}".to_owned())).into_response())
}

/// Replaces what is kept for you by an object of at most 8 KiB.
#[utoipa::path(put, path = "/me/kept", tag = "account", request_body = Object,
    responses((status = 200, body = Object), (status = "default", body = shapes::Refused)))]
async fn keep(
    State(app): State<App>,
    person: Person,
    Json(wanted): Json<Map<String, Value>>,
) -> Result<axum::Json<Map<String, Value>>, Refusal> {
    app.limits.person(person.id, Which::Actions)?;
    let text = serde_json::to_string(&wanted).map_err(|_| Reason::Internal)?;
    if text.len() > MOST {
        let why = format!("{} bytes, expected at most {MOST}", text.len());
        return Err(Refusal::because(Reason::TooLarge, why));
    }
    app.store.keep(person.id, &text).await.map_err(|_| Reason::Storage)?;
    Ok(axum::Json(wanted))
}
