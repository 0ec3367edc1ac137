//! The API's description, and a page to read it: three small files of our own, nothing from elsewhere.

use crate::app::App;
use axum::Router;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use utoipa::openapi::OpenApi;

/// Serves the description and its page.
pub fn router(description: &OpenApi) -> Router<App> {
    let json = bytes::Bytes::from(description.to_json().expect("a description is plain data"));
    Router::new()
        .route("/api/v1/openapi.json", get(move || async move { file("application/json", json) }))
        .route("/api/v1/docs", get(|| async { file("text/html; charset=utf-8", PAGE) }))
        .route("/api/v1/docs/page.js", get(|| async { file("text/javascript; charset=utf-8", SCRIPT) }))
        .route("/api/v1/docs/page.css", get(|| async { file("text/css; charset=utf-8", STYLE) }))
}

const PAGE: &str = include_str!("../docs/page.html");
const SCRIPT: &str = include_str!("../docs/page.js");
const STYLE: &str = include_str!("../docs/page.css");

fn file(kind: &'static str, body: impl Into<axum::body::Body>) -> Response {
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")], body.into()).into_response()
}
