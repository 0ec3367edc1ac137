//! An account for years: another password, mail, signing out everywhere, a copy of one's data, leaving for good.

use super::account::{Me, known, storage};
use super::shapes;
use crate::app::App;
use crate::guard::body::Json;
use crate::guard::client::Address;
use crate::guard::limits::Which;
use crate::guard::password;
use crate::guard::session::{self, Person};
use crate::ids::{Token, UserId};
use crate::moment::{Millis, now};
use crate::orders;
use crate::post;
use crate::refusal::{Reason, Refusal};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use frente_catalog::Lang;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// A ticket is good for so long.
const TICKET: Millis = 86_400_000;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(change_password))
        .routes(routes!(sign_out))
        .routes(routes!(about, leave))
        .routes(routes!(data))
        .routes(routes!(set_mail))
        .routes(routes!(confirm_mail))
        .routes(routes!(forgotten))
        .routes(routes!(reset))
}

/// The old password and the new one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Passwords {
    /// The password as it is.
    #[schema(max_length = 128)]
    old: String,
    /// 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128)]
    new: String,
}

/// Whether that is `person`'s password; guests have none.
async fn prove(app: &App, person: &Person, address: Address, given: String) -> Result<(), Refusal> {
    if person.guest {
        return Err(Reason::NoAccount.into());
    }
    app.limits.address(address.0, Which::Passwords)?;
    app.limits.name(&person.name, Some(address.0), Which::Passwords)?;
    let hash = app.store.password_of(person.id).await.map_err(storage)?;
    if password::fits(app, given, hash).await? { Ok(()) } else { Err(Reason::BadLogin.into()) }
}

/// Changes your password. Every session of yours ends, in every browser, but for the one this answer begins.
#[utoipa::path(post, path = "/me/password", tag = "account", request_body = Passwords,
    responses((status = 200, body = Me), (status = "default", body = shapes::Refused)))]
async fn change_password(
    State(app): State<App>,
    person: Person,
    address: Address,
    Json(wanted): Json<Passwords>,
) -> Result<Response, Refusal> {
    password::check_password(&wanted.new)?;
    prove(&app, &person, address, wanted.old).await?;
    let hash = password::hash(&app, wanted.new).await?;
    let token = Token::random();
    app.store.set_password(person.id, &hash, Some(&token)).await.map_err(storage)?;
    session::ended_of(&app, person.id);
    Ok(known(&app, person, &token))
}

fn nobody(app: &App) -> Response {
    let cookie = [(header::SET_COOKIE, session::cookie(app, None))];
    (StatusCode::NO_CONTENT, cookie).into_response()
}

/// Signs you out everywhere: every session of yours ends, and its sockets with it.
#[utoipa::path(post, path = "/me/sign-out", tag = "account",
    responses((status = 204), (status = "default", body = shapes::Refused)))]
async fn sign_out(State(app): State<App>, person: Person) -> Result<Response, Refusal> {
    app.limits.person(person.id, Which::Actions)?;
    app.store.sign_out(person.id).await.map_err(storage)?;
    session::ended_of(&app, person.id);
    Ok(nobody(&app))
}

/// What the house knows of your account.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct About {
    /// Where mail goes, once it was confirmed.
    mail: Option<String>,
    /// Whether this server can send mail at all.
    sends_mail: bool,
    /// Whether you may not chat.
    muted: bool,
}

/// Your account: where mail goes, and whether this server sends any.
#[utoipa::path(get, path = "/me/account", tag = "account",
    responses((status = 200, body = About), (status = "default", body = shapes::Refused)))]
async fn about(State(app): State<App>, person: Person) -> Result<axum::Json<About>, Refusal> {
    let account = app.store.account(person.id).await.map_err(storage)?.ok_or(Reason::NoSession)?;
    Ok(axum::Json(About { mail: account.mail, sends_mail: app.post.is_some(), muted: account.muted }))
}

/// Your password, to prove that it is you. Guests have none.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Proof {
    /// The password as it is.
    #[serde(default)]
    #[schema(max_length = 128)]
    password: String,
}

/// Deletes your account for good: name, password, address, what you said. Your matches in play are resigned; what was played
/// stays, under a name that says nothing.
#[utoipa::path(delete, path = "/me/account", tag = "account", request_body = Proof,
    responses((status = 204), (status = "default", body = shapes::Refused)))]
async fn leave(
    State(app): State<App>,
    person: Person,
    address: Address,
    Json(proof): Json<Proof>,
) -> Result<Response, Refusal> {
    if !person.guest {
        prove(&app, &person, address, proof.password).await?;
    }
    let account = app.store.account(person.id).await.map_err(storage)?.ok_or(Reason::NoSession)?;
    let work = {
        let app = app.clone();
        async move {
            app.store.remove(&account, "leave").await.map_err(storage)?;
            orders::heed(&app, account.id).await;
            Ok(())
        }
    };
    app.finish(work).await?;
    Ok(nobody(&app))
}

/// Everything the database has of you.
#[utoipa::path(get, path = "/me/data", tag = "account",
    responses((status = 200, body = Object), (status = "default", body = shapes::Refused)))]
async fn data(State(app): State<App>, person: Person) -> Result<Response, Refusal> {
    app.limits.person(person.id, Which::Questions)?;
    let data: Value = app.store.data_of(person.id).await.map_err(storage)?;
    let headers =
        [(header::CACHE_CONTROL, "no-store"), (header::CONTENT_DISPOSITION, "attachment; filename=\"frente.json\"")];
    Ok((headers, axum::Json(data)).into_response())
}

/// Where mail is to go.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct MailWanted {
    /// An address; "" for none.
    #[schema(max_length = 254)]
    mail: String,
    /// Your password as it is now.
    #[schema(max_length = 128)]
    password: String,
    /// The language of the letter: `es`, `en` or `fr`.
    #[serde(default)]
    lang: String,
}

fn lang(code: &str) -> Lang {
    code.parse().unwrap_or(Lang::Es)
}

/// Sends a letter. Whoever asked does not wait for the mail server: how long it takes tells nobody whether there is such an
/// account.
fn send(app: &App, what: &'static str, lang: Lang, to: String, name: String, token: &Token) {
    let (app, token) = (app.clone(), token.reveal().to_owned());
    tokio::task::spawn_blocking(move || {
        let Some(post) = &app.post else { return };
        if let Err(error) = post.send(what, lang, &to, &name, &token) {
            tracing::warn!(error, "a letter could not be sent");
        }
    });
}

/// Sends a link to the address; whoever opens it confirms that mail to you may go there. "" forgets the address at once.
#[utoipa::path(put, path = "/me/mail", tag = "account", request_body = MailWanted,
    responses((status = 204), (status = "default", body = shapes::Refused)))]
async fn set_mail(
    State(app): State<App>,
    person: Person,
    address: Address,
    Json(wanted): Json<MailWanted>,
) -> Result<StatusCode, Refusal> {
    prove(&app, &person, address, wanted.password).await?;
    if wanted.mail.is_empty() {
        app.store.set_mail(person.id, None).await.map_err(storage)?;
        return Ok(StatusCode::NO_CONTENT);
    }
    if app.post.is_none() {
        return Err(Reason::NoMail.into());
    }
    if !post::is_address(&wanted.mail) {
        return Err(Reason::BadMail.into());
    }
    let token = Token::random();
    app.store.write_ticket(person.id, Some(&wanted.mail), &token).await.map_err(storage)?;
    send(&app, "mail", lang(&wanted.lang), wanted.mail, person.name, &token);
    Ok(StatusCode::NO_CONTENT)
}

/// The token of a link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Brought {
    /// 64 hexadecimal digits.
    #[schema(max_length = 64)]
    token: String,
}

async fn ticket(app: &App, address: Address, token: &str) -> Result<crate::store::Ticket, Refusal> {
    app.limits.address(address.0, Which::Passwords)?;
    let token = Token::read(token).ok_or(Reason::NoTicket)?;
    let found = app.store.ticket(&token, now() - TICKET).await.map_err(storage)?;
    found.ok_or_else(|| Reason::NoTicket.into())
}

/// Confirms an address by the link that was sent there.
#[utoipa::path(post, path = "/mail/confirm", tag = "account", request_body = Brought,
    responses((status = 204), (status = "default", body = shapes::Refused)))]
async fn confirm_mail(
    State(app): State<App>,
    address: Address,
    Json(brought): Json<Brought>,
) -> Result<StatusCode, Refusal> {
    let ticket = ticket(&app, address, &brought.token).await?;
    let mail = ticket.mail.ok_or(Reason::NoTicket)?;
    app.store.set_mail(ticket.user, Some(&mail)).await.map_err(storage)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whose password is forgotten.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Forgotten {
    /// The name of the account.
    #[schema(max_length = 24)]
    name: String,
    /// The language of the letter: `es`, `en` or `fr`.
    #[serde(default)]
    lang: String,
}

/// Sends a link to set a new password to the confirmed address of that account. The answer is the same whether there is one.
#[utoipa::path(post, path = "/password/forgotten", tag = "account", request_body = Forgotten,
    responses((status = 204), (status = "default", body = shapes::Refused)))]
async fn forgotten(
    State(app): State<App>,
    address: Address,
    Json(wanted): Json<Forgotten>,
) -> Result<StatusCode, Refusal> {
    if app.post.is_none() {
        return Err(Reason::NoMail.into());
    }
    app.limits.address(address.0, Which::Passwords)?;
    app.limits.name(&wanted.name, Some(address.0), Which::Passwords)?;
    let (app, lang) = (app.clone(), lang(&wanted.lang));
    // Behind the answer: what is found takes longer than what is not.
    tokio::spawn(async move {
        if let Err(error) = write_to(&app, &wanted.name, lang).await {
            tracing::warn!(%error, "a ticket could not be written");
        }
    });
    Ok(StatusCode::NO_CONTENT)
}

async fn write_to(app: &App, name: &str, lang: Lang) -> Result<(), crate::store::StoreError> {
    let Some(row) = app.store.user_named(name).await? else { return Ok(()) };
    let Some(account) = app.store.account(row.id).await? else { return Ok(()) };
    let Some(mail) = account.mail.filter(|_| !account.banned) else { return Ok(()) };
    let token = Token::random();
    app.store.write_ticket(row.id, None, &token).await?;
    send(app, "reset", lang, mail, account.name, &token);
    Ok(())
}

/// The token of a link, and a new password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Reset {
    /// 64 hexadecimal digits.
    #[schema(max_length = 64)]
    token: String,
    /// 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128)]
    password: String,
}

/// Sets a new password by the link that was sent by mail or handed over by the operator. Every session ends; this answer
/// begins a new one.
#[utoipa::path(post, path = "/password/reset", tag = "account", request_body = Reset,
    responses((status = 200, body = Me), (status = "default", body = shapes::Refused)))]
async fn reset(State(app): State<App>, address: Address, Json(brought): Json<Reset>) -> Result<Response, Refusal> {
    password::check_password(&brought.password)?;
    let ticket = ticket(&app, address, &brought.token).await?;
    if ticket.mail.is_some() {
        return Err(Reason::NoTicket.into());
    }
    let user: UserId = ticket.user;
    let hash = password::hash(&app, brought.password).await?;
    let token = Token::random();
    app.store.set_password(user, &hash, Some(&token)).await.map_err(storage)?;
    session::ended_of(&app, user);
    let account = app.store.account(user).await.map_err(storage)?.ok_or(Reason::NoTicket)?;
    app.known.note(user, address.0);
    Ok(known(&app, Person::new(user, account.name, false), &token))
}
