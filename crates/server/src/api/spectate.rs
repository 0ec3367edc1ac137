//! Watching: the public matches in play. Whoever has no seat sees of them what both sides may see.

use super::account::storage;
use super::shapes;
use crate::app::App;
use crate::guard::body::Query;
use crate::guard::client::Address;
use crate::guard::limits::Which;
use crate::guard::session::Visitor;
use crate::refusal::{Reason, Refusal};
use crate::table::meta;
use axum::Json;
use axum::extract::State;
use frente_catalog::told::MatchMeta;
use serde::Deserialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(watch))
}

/// A part of a list.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Part {
    /// Only what comes after this match: the last one of the part before.
    after: Option<String>,
}

/// Public matches in play, those that moved last first, at most 100 at a time. `/matches/ID` and `/matches/ID/live` show each of them to
/// anybody; what is hidden from a side is shown once the match is over.
#[utoipa::path(get, path = "/watch", tag = "matches", params(Part),
    responses((status = 200, body = Vec<shapes::MatchMeta>), (status = "default", body = shapes::Refused)))]
async fn watch(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Query(Part { after }): Query<Part>,
) -> Result<Json<Vec<MatchMeta>>, Refusal> {
    match visitor.id() {
        Some(user) => app.limits.person(user, Which::Questions)?,
        None => app.limits.address(address.0, Which::Questions)?,
    }
    let after = after.map(|id| id.parse().map_err(|_| Refusal::from(Reason::NoMatch))).transpose()?;
    let listed = app.store.in_play(after).await.map_err(storage)?;
    Ok(Json(meta::waiting(&app, &listed, visitor.id()).await.map_err(storage)?))
}
