//! Who is who: a guest at once, an account when wanted.

use super::shapes;
use crate::app::App;
use crate::guard::body::Json;
use crate::guard::client::Address;
use crate::guard::limits::Which;
use crate::guard::password;
use crate::guard::session::{self, GUEST, Person, Visitor};
use crate::ids::{Id, Token, UserId};
use crate::refusal::{Reason, Refusal};
use crate::store::StoreError;
use crate::table::adopt::adopt;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(begin))
        .routes(routes!(me))
        .routes(routes!(make_account))
        .routes(routes!(login))
        .routes(routes!(logout))
}

/// Who you are.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct Me {
    user: UserOut,
}

/// A person who is signed in.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct UserOut {
    /// The id of the person.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    id: UserId,
    /// As others see him.
    name: String,
    /// Whether he has no account.
    guest: bool,
}

impl From<Person> for Me {
    fn from(person: Person) -> Me {
        Me { user: UserOut { id: person.id, name: person.name, guest: person.guest } }
    }
}

/// Name and password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Credentials {
    /// 3 to 24 letters, digits, dots, dashes or underscores.
    #[schema(min_length = 3, max_length = 24)]
    name: String,
    /// 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128)]
    password: String,
}

pub(super) fn known(app: &App, person: Person, token: &Token) -> Response {
    let cookie = [(header::SET_COOKIE, session::cookie(app, Some(token)))];
    (cookie, axum::Json(Me::from(person))).into_response()
}

pub(super) fn storage(error: StoreError) -> Refusal {
    tracing::warn!(%error, "an account could not be written");
    Reason::Storage.into()
}

/// Makes you known: as whom you were, or as a new guest.
#[utoipa::path(post, path = "/session", tag = "account",
    responses((status = 200, body = Me), (status = "default", body = shapes::Refused)))]
async fn begin(State(app): State<App>, visitor: Visitor, address: Address) -> Result<Response, Refusal> {
    if let Some(person) = visitor.0 {
        return Ok(axum::Json(Me::from(person)).into_response());
    }
    app.limits.address(address.0, Which::Guests)?;
    let (id, token) = (UserId::random(), Token::random());
    let name = format!("{GUEST}{}", &Id::random().as_str()[..4]);
    app.store.add_guest(id, &name, &token).await.map_err(storage)?;
    Ok(known(&app, Person::new(id, name, true), &token))
}

/// Who you are.
#[utoipa::path(get, path = "/me", tag = "account",
    responses((status = 200, body = Me), (status = "default", body = shapes::Refused)))]
async fn me(person: Person) -> axum::Json<Me> {
    axum::Json(person.into())
}

/// Turns you from a guest into somebody with an account. Your matches stay yours.
#[utoipa::path(post, path = "/accounts", tag = "account", request_body = Credentials,
    responses((status = 200, body = Me), (status = "default", body = shapes::Refused)))]
async fn make_account(
    State(app): State<App>,
    person: Person,
    address: Address,
    headers: HeaderMap,
    Json(wanted): Json<Credentials>,
) -> Result<Response, Refusal> {
    password::check_name(&wanted.name)?;
    password::check_password(&wanted.password)?;
    if !person.guest {
        return Err(Reason::HasAccount.into());
    }
    app.limits.address(address.0, Which::Passwords)?;
    let old = session::token(&headers).ok_or(Reason::NoSession)?;
    let token = Token::random();
    let hash = password::hash(&app, wanted.password).await?;
    match app.store.make_account(person.id, &wanted.name, &hash, &old, &token).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => return Err(Reason::NameTaken.into()),
        Err(error) => return Err(storage(error)),
    }
    app.sessions.forget(person.id);
    app.known.note(person.id, address.0);
    let account = Person::new(person.id, wanted.name, false);
    rename(&app, &account).await;
    Ok(known(&app, account, &token))
}

/// The new name stands on every chair at once.
async fn rename(app: &App, person: &Person) {
    for room in app.hall.present() {
        let mut live = room.lock().await;
        for chair in live.header.chairs.iter_mut().filter(|chair| chair.user() == Some(person.id)) {
            chair.name.clone_from(&person.name);
        }
        for row in live.chat.iter_mut().filter(|row| row.user == person.id) {
            row.name.clone_from(&person.name);
        }
    }
}

/// Signs you in. Matches you began as a guest go with you.
#[utoipa::path(post, path = "/login", tag = "account", request_body = Credentials,
    responses((status = 200, body = Me), (status = "default", body = shapes::Refused)))]
async fn login(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    headers: HeaderMap,
    Json(given): Json<Credentials>,
) -> Result<Response, Refusal> {
    app.limits.address(address.0, Which::Passwords)?;
    // Others who try the name from elsewhere do not lock its owner out.
    app.limits.name(&given.name, Some(address.0), Which::Passwords)?;
    let row = app.store.user_named(&given.name).await.map_err(storage)?;
    let user = row.as_ref().map(|row| row.id);
    let expected = user.is_some_and(|user| visitor.id() == Some(user) || app.known.is(user, address.0));
    if !expected {
        app.limits.name(&given.name, None, Which::Names)?;
    }
    let hash = row.as_ref().and_then(|row| row.password.clone());
    if !password::fits(&app, given.password, hash).await? {
        return Err(Reason::BadLogin.into());
    }
    let person = Person::from(row.ok_or(Reason::BadLogin)?);
    if app.store.account(person.id).await.map_err(storage)?.is_none_or(|account| account.banned) {
        return Err(Reason::Banned.into());
    }
    app.known.note(person.id, address.0);
    let (old, token) = (session::token(&headers), Token::random());
    app.store.begin_session(person.id, old.as_ref(), &token).await.map_err(storage)?;
    if let Some(old) = &old {
        session::end(&app, old);
    }
    if let Some(guest) = visitor.0.filter(|before| before.guest) {
        app.sessions.forget(guest.id);
        let work = {
            let (app, person) = (app.clone(), person.clone());
            async move { adopt(&app, guest.id, &person).await }
        };
        app.finish(work).await?;
    }
    Ok(known(&app, person, &token))
}

/// Forgets who you are.
#[utoipa::path(post, path = "/logout", tag = "account",
    responses((status = 204), (status = "default", body = shapes::Refused)))]
async fn logout(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Result<Response, Refusal> {
    if let Some(token) = session::token(&headers) {
        app.store.end_session(&token).await.map_err(storage)?;
        session::end(&app, &token);
    }
    if let Some(person) = visitor.0 {
        app.sessions.forget(person.id);
    }
    let cookie = [(header::SET_COOKIE, session::cookie(&app, None))];
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}
