//! Whether it runs, and how.

use super::shapes;
use crate::app::App;
use crate::refusal::{Reason, Refusal};
use crate::watch;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(healthz)).routes(routes!(metrics))
}

/// The answer of a server that works.
#[derive(Serialize, ToSchema)]
struct Health {
    /// Always `ok`: a server that does not work does not answer.
    status: &'static str,
    /// The version of the program.
    version: &'static str,
    /// Matches in memory.
    matches: usize,
}

/// Whether the server runs and its database can be read and written.
#[utoipa::path(get, path = "/healthz", tag = "server",
    responses((status = 200, body = Health), (status = "default", body = shapes::Refused)))]
async fn healthz(State(app): State<App>) -> Result<Json<Health>, Refusal> {
    app.store.ping().await.map_err(|error| {
        tracing::error!(%error, "the database does not answer or cannot be written");
        Reason::Storage
    })?;
    Ok(Json(Health { status: "ok", version: env!("CARGO_PKG_VERSION"), matches: app.hall.len() }))
}

/// Numbers for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "server",
    responses((status = 200, body = String, content_type = "text/plain")))]
async fn metrics() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], watch::render())
}
