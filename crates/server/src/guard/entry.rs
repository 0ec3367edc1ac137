//! The first room a request comes into: it gets a number for the logs, a limit and a time.

use super::client::Address;
use super::limits::Which;
use crate::app::App;
use crate::ids::Id;
use crate::refusal::{Reason, Refusal};
use crate::watch;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::Instant;
use tracing::Instrument as _;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Lets a request in.
pub async fn enter(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (parts, body) = request.into_parts();
    let given = parts.headers.get(&REQUEST_ID).and_then(|id| id.to_str().ok());
    // A proxy's number is kept, so that one request can be followed through both logs.
    let sane =
        |id: &&str| (1..=64).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    let id =
        given.filter(|id| app.config.trust_proxy && sane(id)).map_or_else(|| Id::random().to_string(), str::to_owned);
    let span = tracing::info_span!("request", %id, method = %parts.method, path = parts.uri.path());
    let address = Address::of(&parts, &app);
    let answered = async {
        // The page is many small files: whoever asks much must not be left with half a page.
        let which = if parts.uri.path().starts_with("/assets/") { Which::Files } else { Which::Requests };
        if let Err(refusal) = app.limits.address(address.0, which) {
            return refusal.into_response();
        }
        let answer = next.run(Request::from_parts(parts, body));
        match tokio::time::timeout(app.config.request_timeout, answer).await {
            Ok(response) => response,
            Err(_) => Refusal::from(Reason::Timeout).into_response(),
        }
    };
    let mut response = answered.instrument(span.clone()).await;
    let (status, took) = (response.status().as_u16(), began.elapsed());
    watch::request_took(took, status);
    let millis = took.as_millis() as u64;
    span.in_scope(|| match status {
        500.. => tracing::warn!(status, millis, "answered"),
        _ => tracing::debug!(status, millis, "answered"),
    });
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}
