//! Coming back: how somebody wants to hear of their turns, holidays, what they have read.

use super::account::storage;
use super::shapes;
use crate::app::App;
use crate::club::ear::Told;
use crate::club::holidays;
use crate::club::notices::Wanted;
use crate::guard::body::{Json, Path, Query};
use crate::guard::client::Address;
use crate::guard::limits::Which;
use crate::guard::session::Person;
use crate::ids::{MatchId, UserId};
use crate::refusal::{Reason, Refusal};
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(stand, choose))
        .routes(routes!(stop))
        .routes(routes!(go_away, come_back))
        .routes(routes!(seen))
}

/// How you hear of your turns, and your holidays.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct Notices {
    /// How you want to hear of your turns; none: you have not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    wanted: Option<Wanted>,
    /// Whether letters can come: this server sends mail, and your address is confirmed.
    writes: bool,
    /// Until when you are on holidays: milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    away: Option<i64>,
    /// Days of holidays left this year.
    days: i64,
}

async fn about(app: &App, person: &Person) -> Result<axum::Json<Notices>, Refusal> {
    let account = app.store.account(person.id).await.map_err(storage)?.ok_or(Reason::NoSession)?;
    let stand = holidays::stand(app, person).await?;
    Ok(axum::Json(Notices {
        wanted: app.store.wanted(person.id).await.map_err(storage)?,
        writes: app.post.is_some() && account.mail.is_some(),
        away: stand.until,
        days: stand.left,
    }))
}

/// How you hear of your turns, and your holidays.
#[utoipa::path(get, path = "/me/notices", tag = "club",
    responses((status = 200, body = Notices), (status = "default", body = shapes::Refused)))]
async fn stand(State(app): State<App>, person: Person) -> Result<axum::Json<Notices>, Refusal> {
    about(&app, &person).await
}

fn with_account(app: &App, person: &Person) -> Result<(), Refusal> {
    if person.guest {
        return Err(Reason::NoAccount.into());
    }
    app.limits.person(person.id, Which::Actions)
}

/// Says how you want to hear of your turns: letters soon after, once a day, or never.
#[utoipa::path(put, path = "/me/notices", tag = "club", request_body = Wanted,
    responses((status = 200, body = Notices), (status = "default", body = shapes::Refused)))]
async fn choose(
    State(app): State<App>,
    person: Person,
    Json(wanted): Json<Wanted>,
) -> Result<axum::Json<Notices>, Refusal> {
    with_account(&app, &person)?;
    if !wanted.is_sound() {
        let why = "hours are 0 to 23, \"zone\" is -840 to 840, \"lang\" is es, en or fr";
        return Err(Refusal::because(Reason::Malformed, why));
    }
    app.store.want(person.id, wanted).await.map_err(storage)?;
    about(&app, &person).await
}

/// Whose letters stop, and what proves that.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Stop {
    /// The id of the person.
    user: String,
    /// What stands in each letter.
    #[param(max_length = 64)]
    token: String,
}

/// Stops letters about turns: what the button of a mail program asks for, without a session.
#[utoipa::path(post, path = "/notices/stop", tag = "club", params(Stop),
    responses((status = 204), (status = "default", body = shapes::Refused)))]
async fn stop(
    State(app): State<App>,
    address: Address,
    Query(Stop { user, token }): Query<Stop>,
) -> Result<StatusCode, Refusal> {
    app.limits.address(address.0, Which::Passwords)?;
    let user: UserId = user.parse().map_err(|_| Reason::NoTicket)?;
    match app.store.stop_letters(user, &token).await.map_err(storage)? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Reason::NoTicket.into()),
    }
}

/// For how long.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Away {
    /// Days from now on, 1 to 21.
    #[schema(minimum = 1, maximum = 21)]
    days: i64,
}

/// Goes on holidays from now on: your clocks of days stand. A calendar year has 21 days of them.
#[utoipa::path(post, path = "/me/holidays", tag = "club", request_body = Away,
    responses((status = 200, body = Notices), (status = "default", body = shapes::Refused)))]
async fn go_away(
    State(app): State<App>,
    person: Person,
    Json(Away { days }): Json<Away>,
) -> Result<axum::Json<Notices>, Refusal> {
    with_account(&app, &person)?;
    let work = {
        let (app, person) = (app.clone(), person.clone());
        async move { holidays::begin(&app, &person, days).await }
    };
    app.finish(work).await?;
    about(&app, &person).await
}

/// Comes back from holidays: your clocks go on. A day that has begun is spent.
#[utoipa::path(delete, path = "/me/holidays", tag = "club",
    responses((status = 200, body = Notices), (status = "default", body = shapes::Refused)))]
async fn come_back(State(app): State<App>, person: Person) -> Result<axum::Json<Notices>, Refusal> {
    with_account(&app, &person)?;
    let work = {
        let (app, person) = (app.clone(), person.clone());
        async move { holidays::end(&app, &person).await }
    };
    app.finish(work).await?;
    about(&app, &person).await
}

/// How far you have read.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Seen {
    /// The last change you have seen.
    seq: i64,
}

/// Notes that you have read what was said at a table.
#[utoipa::path(post, path = "/matches/{id}/seen", tag = "club", params(("id" = String, Path)), request_body = Seen,
    responses((status = 204), (status = "default", body = shapes::Refused)))]
async fn seen(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Json(Seen { seq }): Json<Seen>,
) -> Result<StatusCode, Refusal> {
    app.limits.person(person.id, Which::Actions)?;
    let id: MatchId = id.parse().map_err(|_| Reason::NoMatch)?;
    let live = app.hall.table(&app, id).await?;
    if !live.header.seats_user(person.id) {
        return Err(Reason::NotYourSeat.into());
    }
    let seq = seq.min(live.seq);
    drop(live);
    app.store.read_chat(person.id, id, seq).await.map_err(storage)?;
    app.ear.tell(&[Told::Desk(person.id)]);
    Ok(StatusCode::NO_CONTENT)
}
