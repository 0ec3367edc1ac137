//! Requests from other sites: whatever changes something, and every socket, must come from our own pages.
//!
//! Browsers name the page a request comes from in `Origin`, and scripts cannot forge it. A request without one does
//! not come from a page (a program, a command line), so it carries no cookie it should not have.

use crate::app::App;
use crate::refusal::{Reason, Refusal};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Lets through what only reads, and what comes from our own pages.
pub async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = request.headers().contains_key(header::UPGRADE);
    if (!reads || socket) && !is_own(request.headers(), &app.config.origins) {
        let origin = request.headers().get(header::ORIGIN).and_then(|origin| origin.to_str().ok()).unwrap_or("");
        tracing::warn!(origin, path = request.uri().path(), "refused: another site");
        return Refusal::from(Reason::Origin).into_response();
    }
    next.run(request).await
}

/// Whether the headers name our own pages, or none.
fn is_own(headers: &HeaderMap, allowed: &[String]) -> bool {
    let text = |name| headers.get(name).map(|value: &axum::http::HeaderValue| value.to_str().unwrap_or("?"));
    match text(header::ORIGIN) {
        Some(origin) => {
            let host = text(header::HOST).unwrap_or_default();
            let same = origin.split_once("://").is_some_and(|(_, site)| site.eq_ignore_ascii_case(host));
            same || allowed.iter().any(|allowed| allowed == origin)
        }
        None => text(header::HeaderName::from_static("sec-fetch-site"))
            .is_none_or(|site| matches!(site, "same-origin" | "none")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(headers: &[(&'static str, &'static str)]) -> bool {
        let map = headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect();
        is_own(&map, &["https://frente.example".to_owned()])
    }

    #[test]
    fn only_our_own_pages_and_programs_come_through() {
        assert!(own(&[("host", "127.0.0.1:1936"), ("origin", "http://127.0.0.1:1936")]));
        assert!(own(&[("host", "127.0.0.1:1936")]));
        assert!(own(&[("host", "inside:80"), ("origin", "https://frente.example")]));
        assert!(!own(&[("host", "127.0.0.1:1936"), ("origin", "http://evil.example")]));
        assert!(!own(&[("host", "127.0.0.1:1936"), ("origin", "http://127.0.0.1:1937")]));
        assert!(!own(&[("host", "127.0.0.1:1936"), ("origin", "null")]));
        assert!(!own(&[("host", "127.0.0.1:1936"), ("sec-fetch-site", "cross-site")]));
    }
}
