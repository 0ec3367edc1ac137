//! The web table: its files ([`crate::dist`]) and how they are answered.
//!
//! Every address that is no file is a page of the one application, which finds its way by itself. Where the files were
//! not built, a plain page says so.

use crate::dist::{self, content_type};
use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest as _, Sha256};
use std::borrow::Cow;

const INDEX: &str = "index.html";

/// Names with a hash in them never change their content.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// What stands there until the web table is built.
const MISSING: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Frente</title>\n\
    <h1>Frente</h1>\n<p>The server runs, but it was built without the web table: build <code>web/</code> first \
    (<code>make play</code> does), then the server again.</p>\n\
    <p>The API is there: <a href=\"/api/v1/docs\">its description</a>.</p>\n</html>\n";

/// The file a request asks for, or the application.
pub fn page(request: &Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return crate::refusal::Refusal::from(crate::refusal::Reason::Method).into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    let wanted = if path.is_empty() { INDEX } else { path };
    if let Some(file) = dist::file(wanted) {
        return answer(request, wanted, file);
    }
    if let Some(packed) = dist::file(&format!("{wanted}.br")).filter(|_| wanted.ends_with(".wasm")) {
        return module(request, wanted, packed);
    }
    // A file that is not there must not be answered with a page.
    let named = wanted.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match dist::file(INDEX) {
        _ if named => crate::refusal::Refusal::from(crate::refusal::Reason::NotFound).into_response(),
        Some(index) => answer(request, INDEX, index),
        None => {
            let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
            (StatusCode::OK, headers, MISSING).into_response()
        }
    }
}

/// A module of rules lies there packed alone: unpacked it is five times as long.
fn module(request: &Request, path: &str, packed: Cow<'static, [u8]>) -> Response {
    let headers = [
        (header::CONTENT_TYPE, content_type(path)),
        (header::CACHE_CONTROL, FOREVER),
        (header::VARY, "accept-encoding"),
    ];
    if accepted(request).contains("br") {
        return (headers, [(header::CONTENT_ENCODING, "br")], body(packed)).into_response();
    }
    match frente_frozen::index::unpack(&packed) {
        Ok(module) => (headers, module).into_response(),
        Err(error) => {
            tracing::error!(path, %error, "a module cannot be unpacked");
            crate::refusal::Refusal::from(crate::refusal::Reason::Internal).into_response()
        }
    }
}

/// The codings the asker understands.
fn accepted(request: &Request) -> &str {
    request.headers().get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("")
}

fn answer(request: &Request, path: &str, file: Cow<'static, [u8]>) -> Response {
    let hashed = path.starts_with("assets/");
    let cache = if hashed { FOREVER } else { "no-cache" };
    let etag = etag(&file);
    let known = request.headers().get(header::IF_NONE_MATCH).is_some_and(|known| *known == etag);
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(content_type(path))),
        (header::CACHE_CONTROL, HeaderValue::from_static(cache)),
        (header::ETAG, etag),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
    ];
    if known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    // A build that compressed its files ahead is served as it is.
    let accepts = accepted(request);
    for (coding, ending) in [("br", "br"), ("gzip", "gz")] {
        if accepts.contains(coding)
            && let Some(smaller) = dist::file(&format!("{path}.{ending}"))
        {
            let coding = [(header::CONTENT_ENCODING, HeaderValue::from_static(coding))];
            return (headers, coding, body(smaller)).into_response();
        }
    }
    (headers, body(file)).into_response()
}

/// A body of embedded bytes takes no copy.
fn body(file: Cow<'static, [u8]>) -> Body {
    match file {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    }
}

fn etag(file: &[u8]) -> HeaderValue {
    let hash = Sha256::digest(file);
    let short: String = hash[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    HeaderValue::from_str(&format!("\"{short}\"")).expect("hexadecimal digits")
}
