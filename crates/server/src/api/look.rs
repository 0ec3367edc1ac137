//! Questions about a match: odds, reasons, the past, luck, the record. None of them changes anything, and none
//! answers with what the asker may not know.

use super::matches::table;
use super::shapes;
use crate::app::{App, Budget};
use crate::club::fair;
use crate::guard::body::{Path, Query};
use crate::guard::client::{Address, Asker};
use crate::guard::limits::Which;
use crate::guard::session::Visitor;
use crate::refusal::{Reason, Refusal};
use crate::table::archive;
use crate::table::chair::Chair;
use crate::table::header::Status;
use crate::table::live::Live;
use crate::table::meta;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use frente_catalog::luck::Luck;
use frente_catalog::told::{Explanation, MatchMeta, Outlook, Past};
use frente_catalog::{ActError, AnyMatch, BotError, HintOut, NodeOut};
use frente_catalog::{conduct, ending, luck};
use frente_kernel::record::Publish;
use frente_kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::OwnedMutexGuard;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Who advises, and for how many milliseconds it searches.
const ADVISER: &str = "general";
const ADVICE: u32 = 700;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(odds))
        .routes(routes!(explain))
        .routes(routes!(hint))
        .routes(routes!(outlook))
        .routes(routes!(ask))
        .routes(routes!(at))
        .routes(routes!(luck))
        .routes(routes!(record))
        .routes(routes!(last))
}

/// The action that is asked about.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Asked {
    /// In notation; left out: every action offered.
    #[param(max_length = 200)]
    action: Option<String>,
}

/// The table, whose eyes the asker looks through, and who that is.
pub(super) async fn look(
    app: &App,
    id: &str,
    visitor: &Visitor,
    address: Address,
) -> Result<(OwnedMutexGuard<Live>, Viewer, Asker), Refusal> {
    match visitor.id() {
        Some(user) => app.limits.person(user, Which::Questions)?,
        None => app.limits.address(address.0, Which::Questions)?,
    }
    let live = table(app, id).await?;
    let audience = live.audience(visitor.id())?;
    let viewer = live.viewer(audience);
    Ok((live, viewer, Asker::new(visitor.id(), address)))
}

/// What may follow from an action you are offered, or from each of them as far as time allows: what is left out may be
/// asked by itself.
#[utoipa::path(get, path = "/matches/{id}/odds", tag = "questions", params(("id" = String, Path), Asked),
    responses((status = 200, body = shapes::OddsAnswer), (status = "default", body = shapes::Refused)))]
async fn odds(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Refusal> {
    let (live, viewer, asker) = look(&app, &id, &visitor, address).await?;
    let Viewer::Seat(seat) = viewer else {
        return Err(Reason::NotYourSeat.into());
    };
    live.ready()?;
    let seed = live.odds_seed();
    let copy = live.table.fork();
    drop(live);
    let answer = app.question(asker, move |budget| match asked.action {
        Some(action) => Ok(Json(copy.odds(seat, &action, conduct::ODDS, seed)?).into_response()),
        None => Ok(Json(conduct::every_odds(&*copy, seat, seed, || !budget.is_spent())?).into_response()),
    });
    answer.await
}

/// What a strong bot would do in your place, and why; only where nobody but bots plays against you, and not while you play
/// this game for rating.
#[utoipa::path(get, path = "/matches/{id}/hint", tag = "questions", params(("id" = String, Path)),
    responses((status = 200, body = shapes::HintOut), (status = "default", body = shapes::Refused)))]
async fn hint(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(id): Path<String>,
) -> Result<Json<HintOut>, Refusal> {
    let (copy, seat, seed, asker) = advised(&app, &id, &visitor, address).await?;
    let none = |error: BotError| Refusal::because(Reason::NoHints, error);
    app.question(asker, move |_| copy.hint(seat, ADVISER, seed, Some(ADVICE)).map_err(none)).await.map(Json)
}

/// How likely you are to win where you must choose, by a strong bot's judgement; only where it may advise you.
#[utoipa::path(get, path = "/matches/{id}/outlook", tag = "questions", params(("id" = String, Path)),
    responses((status = 200, body = shapes::Outlook), (status = "default", body = shapes::Refused)))]
async fn outlook(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(id): Path<String>,
) -> Result<Json<Outlook>, Refusal> {
    let (copy, seat, seed, asker) = advised(&app, &id, &visitor, address).await?;
    let none = |error: BotError| Refusal::because(Reason::NoHints, error);
    app.question(asker, move |_| conduct::outlook(&*copy, seat, seed).map_err(none)).await.map(Json)
}

/// The table, where whoever asks may be advised: they must choose, against nobody but bots, and not for rating.
async fn advised(
    app: &App,
    id: &str,
    visitor: &Visitor,
    address: Address,
) -> Result<(Box<dyn AnyMatch>, Seat, u64, Asker), Refusal> {
    let (live, viewer, asker) = look(app, id, visitor, address).await?;
    let Viewer::Seat(seat) = viewer else {
        return Err(Reason::NotYourSeat.into());
    };
    live.ready()?;
    let game = live.header.game.clone();
    if let Some(person) = &visitor.0 {
        fair::check(app, person, &game).await?;
    }
    match live.table.node() {
        NodeOut::Decision { seat: deciding } if deciding == seat => {}
        NodeOut::Decision { seat } => return Err(ActError::OtherSeat { seat }.into()),
        NodeOut::Chance => return Err(ActError::ChanceDue.into()),
        NodeOut::Over { .. } => return Err(ActError::Over.into()),
    }
    let others = live.header.chairs.iter().filter_map(Chair::user).any(|user| Some(user) != visitor.id());
    if others {
        return Err(Reason::NoHints.into());
    }
    let seed = live.odds_seed();
    let copy = live.table.fork();
    drop(live);
    if let Some(person) = &visitor.0 {
        fair::check(app, person, copy.info().id).await?;
    }
    Ok((copy, seat, seed, asker))
}

/// Whether you may take an action now, and if not, why.
#[utoipa::path(get, path = "/matches/{id}/explain", tag = "questions", params(("id" = String, Path), Asked),
    responses((status = 200, body = shapes::Explanation), (status = "default", body = shapes::Refused)))]
async fn explain(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<Explanation>, Refusal> {
    let (live, viewer, asker) = look(&app, &id, &visitor, address).await?;
    let Viewer::Seat(seat) = viewer else {
        return Err(Reason::NotYourSeat.into());
    };
    let action = asked.action.ok_or_else(|| Refusal::because(Reason::Malformed, "expected ?action="))?;
    let refused = match live.ready() {
        Ok(()) => {
            let copy = live.table.fork();
            drop(live);
            let explain = move |_: &Budget| Ok(copy.explain(seat, &action).err());
            app.question(asker, explain).await?.map(|error| (error.message(), error.rule()))
        }
        Err(refusal) => Some((refusal.message, None)),
    };
    Ok(Json(Explanation::of(refused)))
}

/// A question of the game's own.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Question {
    /// In the game's notation.
    #[param(max_length = 200)]
    question: String,
}

/// What a board asks beyond the view: distances, sight, reach. What may be asked, and the answer, are the game's.
#[utoipa::path(get, path = "/matches/{id}/ask", tag = "questions", params(("id" = String, Path), Question),
    responses((status = 200, body = Value), (status = "default", body = shapes::Refused)))]
async fn ask(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(id): Path<String>,
    Query(Question { question }): Query<Question>,
) -> Result<Json<Value>, Refusal> {
    let (live, viewer, asker) = look(&app, &id, &visitor, address).await?;
    // What may be asked is made for a seat, or for whoever may know everything.
    if viewer == Viewer::Spectator && !live.is_no_secret() {
        return Err(Reason::NotYourSeat.into());
    }
    let copy = live.table.fork();
    drop(live);
    let unknown = || Refusal::because(Reason::Malformed, "not a question this game answers now");
    app.question(asker, move |_| copy.ask(viewer, &question).ok_or_else(unknown)).await.map(Json)
}

/// The table as it stood after so many steps, through the eyes you look through now.
#[utoipa::path(get, path = "/matches/{id}/at/{step}", tag = "questions",
    params(("id" = String, Path), ("step" = usize, Path)),
    responses((status = 200, body = shapes::Past), (status = "default", body = shapes::Refused)))]
async fn at(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path((id, step)): Path<(String, usize)>,
) -> Result<Json<Past>, Refusal> {
    let (live, viewer, asker) = look(&app, &id, &visitor, address).await?;
    let copy = live.table.fork();
    drop(live);
    app.question(asker, move |_| Ok(Past::of(&*copy.prefix(step)?, viewer))).await.map(Json)
}

/// What each seat's dice brought, against what they were worth.
#[utoipa::path(get, path = "/matches/{id}/luck", tag = "questions", params(("id" = String, Path)),
    responses((status = 200, body = shapes::Luck), (status = "default", body = shapes::Refused)))]
async fn luck(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(id): Path<String>,
) -> Result<Json<Luck>, Refusal> {
    let (live, _, asker) = look(&app, &id, &visitor, address).await?;
    if !live.is_no_secret() {
        return Err(Reason::StillSecret.into());
    }
    let copy = live.table.fork();
    drop(live);
    app.question(asker, move |_| luck::ledger(&*copy).map_err(|_| Reason::Internal.into())).await.map(Json)
}

/// The match as text, with the secret of its dice once it is over.
#[utoipa::path(get, path = "/matches/{id}/record", tag = "questions", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "default", body = shapes::Refused)))]
async fn record(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    let (live, _, asker) = match look(&app, &id, &visitor, address).await {
        Ok(live) => live,
        // Nobody knows its rules any more, but what was written down when it ended.
        Err(refusal) if matches!(refusal.code, "old-rules" | "other-data") => {
            let text = archived(&app, &id).await?.and_then(|(record, _)| record);
            return Ok((headers, text.ok_or(refusal)?).into_response());
        }
        Err(refusal) => return Err(refusal),
    };
    if !live.is_no_secret() {
        return Err(Reason::StillSecret.into());
    }
    fair::is_closed(&live.header)?;
    let over = live.header.status == Status::Over;
    let (imported, match_id, ending) = (live.header.imported && over, live.header.id, live.header.ending);
    let dice = live.record_dice();
    let copy = live.table.fork();
    drop(live);
    let kept = match imported {
        true => app.store.record(match_id).await.map_err(|_| Reason::Storage)?,
        false => None,
    };
    let text = match kept {
        Some(text) => text,
        None => {
            let publish = if over { Publish::Secret } else { Publish::CommitmentOnly };
            let written = move |_: &Budget| match copy.record(dice.as_ref(), publish) {
                Ok(record) => Ok(ending::written(record, ending)),
                Err(_) => Err(Reason::NoRecord.into()),
            };
            app.question(asker, written).await?
        }
    };
    Ok((headers, text).into_response())
}

async fn archived(app: &App, id: &str) -> Result<Option<(Option<String>, String)>, Refusal> {
    let id = id.parse().map_err(|_| Reason::NoMatch)?;
    app.store.archived(id).await.map_err(|_| Reason::Storage.into())
}

/// How a match ended.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct Last {
    #[schema(value_type = shapes::MatchMeta)]
    meta: MatchMeta,
    /// The game's own view, as spectators saw it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    view: Value,
}

/// The last sight of a match that is over, also of one whose rules this server does not know any more.
#[utoipa::path(get, path = "/matches/{id}/last", tag = "questions", params(("id" = String, Path)),
    responses((status = 200, body = Last), (status = "default", body = shapes::Refused)))]
async fn last(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(id): Path<String>,
) -> Result<Json<Last>, Refusal> {
    match visitor.id() {
        Some(user) => app.limits.person(user, Which::Questions)?,
        None => app.limits.address(address.0, Which::Questions)?,
    }
    let known = id.parse().map_err(|_| Reason::NoMatch)?;
    let listed = app.store.listed_by_id(known).await.map_err(|_| Reason::Storage)?.ok_or(Reason::NoMatch)?;
    if listed.header.status != Status::Over {
        return Err(Reason::NotOver.into());
    }
    let mut kept = archived(&app, &id).await?;
    if kept.is_none() {
        archive::keep(&app, known).await?;
        kept = archived(&app, &id).await?;
    }
    let (_, view) = kept.ok_or(Reason::Storage)?;
    let view = serde_json::from_str(&view).map_err(|_| Reason::Internal)?;
    Ok(Json(Last { meta: meta::listed(&listed, visitor.id()), view }))
}
