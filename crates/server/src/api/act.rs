//! What people do at a table, by plain HTTP. The same as by the socket: acknowledged when it is on disk.

use super::matches::room;
use super::shapes;
use crate::app::App;
use crate::guard::body::{Json, Path};
use crate::guard::session::Person;
use crate::refusal::{Reason, Refusal};
use crate::table::play::{Wish, wish};
use crate::table::propose::Kind;
use axum::extract::State;
use frente_catalog::conduct;
use frente_kernel::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(act))
        .routes(routes!(undo))
        .routes(routes!(resign))
        .routes(routes!(offer))
        .routes(routes!(chat))
}

/// It is on disk.
#[derive(Serialize, ToSchema)]
pub struct Done {
    /// Always `ok`: what is not on disk is refused.
    r#type: &'static str,
    /// The number of the change.
    seq: i64,
}

async fn done(app: App, person: Person, id: &str, wanted: Wish) -> Result<axum::Json<Done>, Refusal> {
    let room = room(&app, id).await?;
    if room.lock().await.header.rated {
        person.check_rated()?;
    }
    let work = {
        let app = app.clone();
        async move { wish(&app, &room, person.id, wanted).await }
    };
    let seq = app.finish(work).await?;
    Ok(axum::Json(Done { r#type: "ok", seq }))
}

/// A choice made for a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Act {
    /// For which seat.
    #[schema(value_type = u8)]
    seat: Seat,
    /// The last change you have seen.
    seq: i64,
    /// In notation, as offered.
    #[serde(default)]
    #[schema(max_length = 200, nullable = false)]
    action: Option<String>,
    /// Instead of one action those of a whole gesture, at most 32: carried out in order up to the first that is no longer
    /// legal, the first die, or the first choice of another seat. They are taken back together.
    #[serde(default)]
    #[schema(max_items = 32)]
    actions: Vec<String>,
}

/// One gesture: either an action by itself, or a list of them.
pub(super) fn gesture(action: Option<String>, actions: Vec<String>) -> Result<Vec<String>, Refusal> {
    conduct::one_gesture(action, actions).map_err(|why| Refusal::because(Reason::Malformed, why))
}

/// Chooses for a seat of yours.
#[utoipa::path(post, path = "/matches/{id}/act", tag = "play", params(("id" = String, Path)), request_body = Act,
    responses((status = 200, body = Done), (status = "default", body = shapes::Refused)))]
async fn act(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Json(Act { seat, seq, action, actions }): Json<Act>,
) -> Result<axum::Json<Done>, Refusal> {
    let actions = gesture(action, actions)?;
    done(app, person, &id, Wish::Act { seat, seq, actions }).await
}

/// How far back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Undo {
    /// The last change you have seen.
    seq: i64,
    /// Steps that remain.
    to: usize,
}

/// Takes your own choices back, never across a die, a reveal or another seat's choice.
#[utoipa::path(post, path = "/matches/{id}/undo", tag = "play", params(("id" = String, Path)), request_body = Undo,
    responses((status = 200, body = Done), (status = "default", body = shapes::Refused)))]
async fn undo(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Json(Undo { seq, to }): Json<Undo>,
) -> Result<axum::Json<Done>, Refusal> {
    done(app, person, &id, Wish::Undo { seq, to }).await
}

/// Who gives up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Resign {
    /// The seat that gives up.
    #[schema(value_type = u8)]
    seat: Seat,
}

/// Gives up for a seat of yours.
#[utoipa::path(post, path = "/matches/{id}/resign", tag = "play", params(("id" = String, Path)), request_body = Resign,
    responses((status = 200, body = Done), (status = "default", body = shapes::Refused)))]
async fn resign(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Json(Resign { seat }): Json<Resign>,
) -> Result<axum::Json<Done>, Refusal> {
    done(app, person, &id, Wish::Resign { seat }).await
}

/// What is proposed.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Offer {
    /// `draw` or `undo` (again: to agree), or `decline`.
    #[schema(value_type = shapes::ProposalKind)]
    kind: Kind,
}

/// Proposes a draw or an undo, agrees to what was proposed, or declines it.
#[utoipa::path(post, path = "/matches/{id}/offer", tag = "play", params(("id" = String, Path)), request_body = Offer,
    responses((status = 200, body = Done), (status = "default", body = shapes::Refused)))]
async fn offer(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Json(Offer { kind }): Json<Offer>,
) -> Result<axum::Json<Done>, Refusal> {
    done(app, person, &id, Wish::Offer(kind)).await
}

/// What is said.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Chat {
    /// At most 500 characters, and 1,000 bytes.
    #[schema(min_length = 1, max_length = 500)]
    text: String,
}

/// Says something to the table.
#[utoipa::path(post, path = "/matches/{id}/chat", tag = "play", params(("id" = String, Path)), request_body = Chat,
    responses((status = 200, body = Done), (status = "default", body = shapes::Refused)))]
async fn chat(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Json(Chat { text }): Json<Chat>,
) -> Result<axum::Json<Done>, Refusal> {
    done(app, person, &id, Wish::Chat(text)).await
}
