//! What a table shows of a match beside its position: the film of a stretch, the reasons against what two pieces would do
//! together, and how things would stand after a plan. None of them changes anything.

use super::look::look;
use super::shapes;
use crate::app::App;
use crate::guard::body::{Json as Body, Path, Query};
use crate::guard::client::Address;
use crate::guard::session::Visitor;
use crate::refusal::{Reason, Refusal};
use axum::Json;
use axum::extract::State;
use frente_catalog::conduct::{LONGEST, REEL};
use frente_catalog::{Film, PlanOut, WhyOut, film};
use frente_kernel::{Seat, Viewer};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(show)).routes(routes!(why)).routes(routes!(plan))
}

/// The stretch of a match that is shown.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Stretch {
    /// How many steps stood before it.
    from: usize,
    /// The last step wanted; of more than 400 steps the first 400 are shown. Left out: the last there is.
    to: Option<usize>,
}

/// A stretch of the match step by step, through the eyes you look through now: how the view changes with each step, and
/// what happened.
#[utoipa::path(get, path = "/matches/{id}/film", tag = "questions", params(("id" = String, Path), Stretch),
    responses((status = 200, body = shapes::Film), (status = "default", body = shapes::Refused)))]
async fn show(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(id): Path<String>,
    Query(Stretch { from, to }): Query<Stretch>,
) -> Result<Json<Film>, Refusal> {
    let (live, viewer, asker) = look(&app, &id, &visitor, address).await?;
    let copy = live.table.fork();
    drop(live);
    let to = to.unwrap_or(copy.steps()).min(from.saturating_add(REEL));
    app.question(asker, move |_| Ok(film(&*copy, viewer, from, to)?)).await.map(Json)
}

/// The pieces that are asked about.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Pair {
    /// The piece taken up, by its name: `unit:12`.
    #[param(max_length = 100)]
    on: String,
    /// The piece or place it should do something with; left out: anything.
    #[param(max_length = 100)]
    at: Option<String>,
}

/// Why a piece of yours cannot do anything with another, from what you may know: at most three reasons, the most
/// particular first.
#[utoipa::path(get, path = "/matches/{id}/why", tag = "questions", params(("id" = String, Path), Pair),
    responses((status = 200, body = shapes::WhyOut), (status = "default", body = shapes::Refused)))]
async fn why(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(id): Path<String>,
    Query(Pair { on, at }): Query<Pair>,
) -> Result<Json<WhyOut>, Refusal> {
    let (live, viewer, asker) = look(&app, &id, &visitor, address).await?;
    let Viewer::Seat(seat) = viewer else {
        return Err(Reason::NotYourSeat.into());
    };
    live.ready()?;
    let seed = live.odds_seed();
    let copy = live.table.fork();
    drop(live);
    let unknown = || Refusal::because(Reason::Malformed, "not a piece of this game");
    app.question(asker, move |_| copy.why(seat, &on, at.as_deref(), seed).ok_or_else(unknown)).await.map(Json)
}

/// What is being thought of.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Plan {
    /// For which seat of yours.
    #[schema(value_type = u8)]
    seat: Seat,
    /// The last change you have seen.
    seq: i64,
    /// In notation, at most 32.
    #[schema(max_items = 32)]
    actions: Vec<String>,
}

/// How things would stand after these actions, reckoned on a copy in which all that you cannot know is dealt anew. It goes
/// no further than the first die, the first choice of another seat, and what would tell something hidden. Nothing is recorded.
#[utoipa::path(post, path = "/matches/{id}/plan", tag = "questions", params(("id" = String, Path)), request_body = Plan,
    responses((status = 200, body = shapes::PlanOut), (status = "default", body = shapes::Refused)))]
async fn plan(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    Path(id): Path<String>,
    Body(Plan { seat, seq, actions }): Body<Plan>,
) -> Result<Json<PlanOut>, Refusal> {
    if actions.len() > LONGEST {
        return Err(Refusal::because(Reason::Malformed, "expected at most 32 actions"));
    }
    let (live, _, asker) = look(&app, &id, &visitor, address).await?;
    if !visitor.id().is_some_and(|user| live.header.may_act(user, seat)) {
        return Err(Reason::NotYourSeat.into());
    }
    live.ready()?;
    live.fresh(seq)?;
    let seed = live.odds_seed();
    let copy = live.table.fork();
    drop(live);
    app.question(asker, move |_| Ok(copy.plan(seat, &actions, seed)?)).await.map(Json)
}
