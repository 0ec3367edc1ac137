//! Bodies, paths and queries read with our own refusals, so that a client only ever meets one form of error.

use crate::app::App;
use crate::refusal::{Reason, Refusal};
use axum::extract::rejection::{BytesRejection, JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use bytes::Bytes;
use serde::de::DeserializeOwned;

/// A body that is JSON.
pub struct Json<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequest<App> for Json<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Json<T>, Refusal> {
        match axum::Json::<T>::from_request(request, app).await {
            Ok(axum::Json(body)) => Ok(Json(body)),
            Err(JsonRejection::MissingJsonContentType(_)) => {
                Err(Refusal::because(Reason::MediaType, "expected application/json"))
            }
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Reason::TooLarge.into()),
            Err(JsonRejection::JsonDataError(error)) => Err(malformed(error.body_text())),
            Err(JsonRejection::JsonSyntaxError(error)) => Err(malformed(error.body_text())),
            Err(_) => Err(Reason::Malformed.into()),
        }
    }
}

fn malformed(said: String) -> Refusal {
    let why = said.split_once(": ").map_or(said.as_str(), |(_, why)| why);
    Refusal::because(Reason::Malformed, why)
}

/// A body that is text.
pub struct Text(pub String);

impl FromRequest<App> for Text {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Text, Refusal> {
        let kind =
            request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("text/plain");
        if !kind.trim_start().to_ascii_lowercase().starts_with("text/plain") {
            return Err(Refusal::because(Reason::MediaType, "expected text/plain"));
        }
        let bytes = Bytes::from_request(request, app).await.map_err(|rejection: BytesRejection| {
            let large = rejection.status() == StatusCode::PAYLOAD_TOO_LARGE;
            if large { Reason::TooLarge } else { Reason::Malformed }
        })?;
        let text =
            String::from_utf8(bytes.into()).map_err(|_| Refusal::because(Reason::Malformed, "expected UTF-8"))?;
        Ok(Text(text))
    }
}

/// Values in the path.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Path<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Path<T>, Refusal> {
        let read = axum::extract::Path::<T>::from_request_parts(parts, app).await;
        read.map(|axum::extract::Path(value)| Path(value)).map_err(|_: PathRejection| Reason::NotFound.into())
    }
}

/// Values after the question mark.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Query<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Query<T>, Refusal> {
        let read = axum::extract::Query::<T>::from_request_parts(parts, app).await;
        read.map(|axum::extract::Query(value)| Query(value))
            .map_err(|rejection: QueryRejection| malformed(rejection.body_text()))
    }
}
