//! What waits for somebody: tables where it is their turn, challenges; and the people they know.

use super::account::storage;
use super::shapes;
use crate::app::App;
use crate::guard::body::{Path, Query};
use crate::guard::limits::Which;
use crate::guard::session::Person;
use crate::ids::MatchId;
use crate::moment::now;
use crate::refusal::{Reason, Refusal};
use crate::store::{HERE, StoreError, Tie};
use crate::table::meta;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use frente_catalog::told::MatchMeta;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(desk))
        .routes(routes!(people))
        .routes(routes!(befriend, part))
        .routes(routes!(block, unblock))
}

/// What waits for you.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct Desk {
    /// The matches in which you must choose: the one with the least time left first, then the one that has waited longest.
    turns: Vec<String>,
    /// The one to go to next.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(feature = "ts", ts(optional))]
    next: Option<String>,
    /// Challenges that wait for an answer.
    #[schema(value_type = Vec<shapes::MatchMeta>)]
    asked: Vec<MatchMeta>,
    /// Tables of tournaments that keep a seat for you.
    #[schema(value_type = Vec<shapes::MatchMeta>)]
    kept: Vec<MatchMeta>,
    /// Matches at which somebody has said something you have not read, within two weeks.
    unread: Vec<String>,
}

/// Where you are.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct At {
    /// The match you are at: the next one is another.
    #[serde(default)]
    after: Option<String>,
}

/// Lines older than this are nobody's news, in milliseconds.
const UNREAD: i64 = 14 * 86_400_000;

/// Ids told at most.
const TURNS: usize = 100;

/// What waits for you: your turns, challenges.
#[utoipa::path(get, path = "/desk", tag = "club", params(At),
    responses((status = 200, body = Desk), (status = "default", body = shapes::Refused)))]
async fn desk(State(app): State<App>, person: Person, Query(at): Query<At>) -> Result<Json<Desk>, Refusal> {
    let after: Option<MatchId> = at.after.map(|id| id.parse().map_err(|_| Reason::NoMatch)).transpose()?;
    let turns = app.store.turns_of(person.id).await.map_err(storage)?;
    let asked = app.store.asked_of(person.id).await.map_err(storage)?;
    let kept = app.store.kept_for(person.id).await.map_err(storage)?;
    let unread = app.store.unread_of(person.id, now() - UNREAD).await.map_err(storage)?;
    let place = after.and_then(|after| turns.iter().position(|id| *id == after));
    let next = match place {
        Some(place) => turns.get((place + 1) % turns.len()).filter(|id| Some(**id) != after),
        None => turns.first(),
    };
    Ok(Json(Desk {
        next: next.map(ToString::to_string),
        turns: turns.iter().take(TURNS).map(ToString::to_string).collect(),
        unread: unread.iter().map(ToString::to_string).collect(),
        asked: meta::waiting(&app, &asked, Some(person.id)).await.map_err(storage)?,
        kept: kept.iter().map(|one| meta::listed(one, Some(person.id))).collect(),
    }))
}

/// Somebody you know.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct KnownOut {
    /// The name they go by.
    name: String,
    /// Blocked, not a friend.
    blocked: bool,
    /// Since when: milliseconds since 1970.
    since: i64,
    /// Whether they call you a friend too.
    mutual: bool,
    /// Whether they are here now; told between friends who call each other so.
    here: bool,
}

/// The people you know: friends, and those you have blocked.
#[utoipa::path(get, path = "/people", tag = "club",
    responses((status = 200, body = Vec<KnownOut>), (status = "default", body = shapes::Refused)))]
async fn people(State(app): State<App>, person: Person) -> Result<Json<Vec<KnownOut>>, Refusal> {
    let known = app.store.ties(person.id).await.map_err(storage)?;
    let since = now() - HERE;
    let out = known.into_iter().map(|known| KnownOut {
        here: !known.blocked && known.seen.is_some_and(|seen| seen >= since),
        mutual: known.mutual && !known.blocked,
        name: known.name,
        blocked: known.blocked,
        since: known.since,
    });
    Ok(Json(out.collect()))
}

async fn tie(app: &App, person: &Person, name: &str, tie: Option<Tie>) -> Result<StatusCode, Refusal> {
    if person.guest {
        return Err(Reason::NoAccount.into());
    }
    app.limits.person(person.id, Which::Actions)?;
    let other = app.store.user_named(name).await.map_err(storage)?.ok_or(Reason::Nobody)?.id;
    if other == person.id {
        return Err(Reason::Yourself.into());
    }
    let most = i64::try_from(app.config.shares.ties).unwrap_or(i64::MAX);
    let done = match tie {
        Some(tie) => app.store.tie(person.id, other, tie, now(), most).await,
        None => app.store.untie(person.id, other).await,
    };
    done.map_err(|error| match error {
        StoreError::Conflict => Reason::Ties.into(),
        error => storage(error),
    })?;
    app.ear.tell(&[crate::club::ear::Told::Desk(person.id), crate::club::ear::Told::Desk(other)]);
    Ok(StatusCode::NO_CONTENT)
}

/// Calls somebody a friend. Whether they are here you are told once they call you one too.
#[utoipa::path(put, path = "/people/{name}/friend", tag = "club", params(("name" = String, Path)),
    responses((status = 204), (status = "default", body = shapes::Refused)))]
async fn befriend(State(app): State<App>, person: Person, Path(name): Path<String>) -> Result<StatusCode, Refusal> {
    tie(&app, &person, &name, Some(Tie::Friend)).await
}

/// Calls them a friend no more.
#[utoipa::path(delete, path = "/people/{name}/friend", tag = "club", params(("name" = String, Path)),
    responses((status = 204), (status = "default", body = shapes::Refused)))]
async fn part(State(app): State<App>, person: Person, Path(name): Path<String>) -> Result<StatusCode, Refusal> {
    tie(&app, &person, &name, None).await
}

/// Blocks somebody: neither of you sees tables of the other in the lobby, asks the other, or sits down with them.
#[utoipa::path(put, path = "/people/{name}/block", tag = "club", params(("name" = String, Path)),
    responses((status = 204), (status = "default", body = shapes::Refused)))]
async fn block(State(app): State<App>, person: Person, Path(name): Path<String>) -> Result<StatusCode, Refusal> {
    tie(&app, &person, &name, Some(Tie::Blocked)).await
}

/// Blocks them no more.
#[utoipa::path(delete, path = "/people/{name}/block", tag = "club", params(("name" = String, Path)),
    responses((status = 204), (status = "default", body = shapes::Refused)))]
async fn unblock(State(app): State<App>, person: Person, Path(name): Path<String>) -> Result<StatusCode, Refusal> {
    tie(&app, &person, &name, None).await
}
