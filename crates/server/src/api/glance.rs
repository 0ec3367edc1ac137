//! Where somebody left off: a match in two sentences, for the list they come back to.

use super::look::look;
use super::shapes;
use crate::app::App;
use crate::guard::body::Path;
use crate::guard::client::Address;
use crate::guard::session::Visitor;
use crate::refusal::Refusal;
use crate::table::clock::ClockOut;
use crate::table::header::Status;
use axum::Json;
use axum::extract::State;
use frente_catalog::{EventOut, Line, NodeOut};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Steps of which the events are told.
const STEPS: usize = 12;
/// Events that are told, the last ones.
const EVENTS: usize = 6;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(glance))
}

/// How a match stands, in a few lines.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct Glance {
    /// Who must choose.
    #[schema(value_type = shapes::NodeOut)]
    node: NodeOut,
    /// What is to be chosen; none while seats are open and once the match is over.
    #[schema(value_type = Option<shapes::Line>)]
    prompt: Option<Line>,
    /// What happened last, as far as you may know it, the newest at the end.
    #[schema(value_type = Vec<shapes::EventOut>)]
    happened: Vec<EventOut>,
    /// The clocks, where there are any.
    clocks: Vec<ClockOut>,
}

/// Where you left off: who must choose what, and what happened last.
#[utoipa::path(get, path = "/matches/{id}/glance", tag = "matches", params(("id" = String, Path)),
    responses((status = 200, body = Glance), (status = "default", body = shapes::Refused)))]
async fn glance(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(id): Path<String>,
) -> Result<Json<Glance>, Refusal> {
    let (live, viewer, _) = look(&app, &id, &visitor, address).await?;
    let mut happened = live.table.log(viewer, live.table.steps().saturating_sub(STEPS));
    happened.drain(..happened.len().saturating_sub(EVENTS));
    let playing = live.header.status == Status::Playing;
    Ok(Json(Glance {
        node: live.node(),
        prompt: playing.then(|| live.table.prompt(viewer)),
        happened,
        clocks: live.clocks_out(),
    }))
}
