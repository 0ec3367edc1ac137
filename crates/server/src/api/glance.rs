//! Where somebody left off: a match in two sentences, for the list they come back to.

use super::look::look;
use super::shapes;
use crate::app::App;
use crate::guard::body::Path;
use crate::guard::client::Address;
use crate::guard::session::Visitor;
use crate::refusal::Refusal;
use axum::Json;
use axum::extract::State;
use frente_catalog::told::Glance;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(glance))
}

/// Where you left off: who must choose what, and what happened last.
#[utoipa::path(get, path = "/matches/{id}/glance", tag = "matches", params(("id" = String, Path)),
    responses((status = 200, body = shapes::Glance), (status = "default", body = shapes::Refused)))]
async fn glance(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(id): Path<String>,
) -> Result<Json<Glance>, Refusal> {
    let (live, viewer, _) = look(&app, &id, &visitor, address).await?;
    Ok(Json(live.told(&live.clocks_out()).glance(viewer)))
}
