//! Lessons by doing. Nothing of them is kept here: the page hands in the answers given so far, and the position is
//! played again from the beginning.

use super::shapes;
use crate::app::App;
use crate::guard;
use crate::guard::body::Path;
use crate::guard::client::Address;
use crate::guard::limits::Which;
use crate::refusal::{Reason, Refusal};
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use frente_catalog::attempt::{Attempt, ExerciseOut, NoVerdict, attempt};
use frente_catalog::exercise::{Exercise, ExerciseError, ExerciseLid};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The rooms of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(exercises)).routes(routes!(exercise))
}

/// The lessons by doing of a game, in the order they are best taken in.
#[utoipa::path(get, path = "/games/{game}/exercises", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = Vec<shapes::ExerciseLid>), (status = "default", body = shapes::Refused)))]
async fn exercises(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    super::games::kept(&app, "exercises", &id, |game| {
        let lids: Vec<ExerciseLid> = game.exercises().iter().map(Exercise::lid).collect();
        serde_json::to_value(lids).map_err(|_| Reason::Internal.into())
    })
}

/// A lesson by doing, after the answers handed in; an action that is tried is judged, and taken where it is right.
#[utoipa::path(post, path = "/games/{game}/exercises/{exercise}", tag = "games",
    params(("game" = String, Path), ("exercise" = String, Path)), request_body = shapes::Attempt,
    responses((status = 200, body = shapes::ExerciseOut), (status = "default", body = shapes::Refused)))]
async fn exercise(
    State(app): State<App>,
    address: Address,
    Path((id, name)): Path<(String, String)>,
    guard::body::Json(tried): guard::body::Json<Attempt>,
) -> Result<Json<ExerciseOut>, Refusal> {
    app.limits.address(address.0, Which::Questions)?;
    let game = app.config.game(&id).ok_or(Reason::NoGame)?;
    app.apart(move || {
        let exercise = game.exercises().into_iter().find(|exercise| exercise.id == name).ok_or(Reason::NoExercise)?;
        attempt(game, &exercise, tried).map(Json).map_err(|error| match error {
            NoVerdict::Exercise(ExerciseError::NoAnswer { .. }) => Refusal::because(Reason::BadAnswer, error),
            NoVerdict::NoPiece => Refusal::because(Reason::Malformed, error),
            error => {
                tracing::error!(exercise = exercise.id, %error, "a lesson does not play");
                Reason::Internal.into()
            }
        })
    })
    .await
}
