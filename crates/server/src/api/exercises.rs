//! Lessons by doing. Nothing of them is kept here: the page hands in the answers given so far, and the position is
//! played again from the beginning.

use super::shapes;
use crate::app::App;
use crate::guard;
use crate::guard::body::Path;
use crate::guard::client::Address;
use crate::guard::limits::Which;
use crate::refusal::{Reason, Refusal};
use crate::table::speak::Position;
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use frente_catalog::exercise::{Exercise, ExerciseError, ExerciseLid, Standing, Verdict};
use frente_catalog::rules::Texts;
use frente_catalog::{AnyGame, Film, Line, OddsOut, film};
use frente_kernel::{Limits, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Offers of which the odds are told, and what one of them may cost: a lesson is a small position.
const ODDS: usize = 24;
const COST: Limits = Limits { nodes: 2_000, samples: 200 };
/// What redeals begin with. Nothing is at stake here, and the same question has the same answer.
const SEED: u64 = 1_936;

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

/// What a learner has done so far, and what is tried next.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct Attempt {
    /// The number of the answer to each question so far, 0 where there was only something to look at.
    #[serde(default)]
    answers: Vec<usize>,
    /// An action to try, in notation.
    #[cfg_attr(feature = "ts", ts(optional))]
    tries: Option<String>,
    /// Two pieces that were pressed one after the other, and lead to no action: why not?
    #[cfg_attr(feature = "ts", ts(optional))]
    why: Option<Pressed>,
    /// A question of the board's own about the position, in the game's notation.
    #[cfg_attr(feature = "ts", ts(optional))]
    asks: Option<String>,
}

/// A piece taken up, and what was pressed then.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct Pressed {
    /// The piece, by its name.
    #[schema(max_length = 100)]
    on: String,
    /// What it should do something with; none: anything.
    #[schema(max_length = 100)]
    at: Option<String>,
}

/// A lesson as far as it has been answered.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct ExerciseOut {
    /// The answers that lead here; one more than were handed in where what was tried is right.
    answers: Vec<usize>,
    /// How many questions there are.
    steps: usize,
    /// The seat the learner plays.
    #[schema(value_type = u8)]
    seat: Seat,
    /// The question that is due; none once the lesson is done.
    question: Option<QuestionOut>,
    /// What is said to what was tried, where it was not right, or to two pieces that have nothing to do with each other.
    remark: Option<ExerciseRemark>,
    /// The answer to the board's own question.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    answer: Option<Value>,
    #[serde(flatten)]
    #[schema(value_type = shapes::Position)]
    position: Position,
    /// What the printed parts say.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    sheet: Value,
    /// What may come of the actions offered, the first of them.
    #[schema(value_type = BTreeMap<String, shapes::OddsOut>)]
    odds: BTreeMap<String, OddsOut>,
    /// What came of the last answer, step by step.
    #[schema(value_type = shapes::Film)]
    film: Film,
    /// What to say when it is done.
    #[schema(value_type = shapes::Texts)]
    outro: Texts,
}

/// A question as the learner hears it.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) struct QuestionOut {
    /// What to do.
    #[schema(value_type = shapes::Texts)]
    ask: Texts,
    /// Why it is good.
    #[schema(value_type = shapes::Texts)]
    why: Texts,
    /// The paragraph to read further.
    rule: String,
    /// The pieces to press.
    light: Vec<String>,
    /// The actions that are right; none where there is only something to look at.
    right: Vec<String>,
}

/// What is said to an answer that was not the right one. The position has not changed.
#[derive(Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(super) enum ExerciseRemark {
    /// The rules forbid it.
    Illegal {
        /// The reason and its paragraph.
        #[schema(value_type = shapes::Line)]
        line: Line,
    },
    /// It is legal, and something else comes first.
    Other {
        /// Why, where there is more to say.
        #[schema(value_type = Option<shapes::Texts>)]
        text: Option<Texts>,
    },
}

/// A lesson by doing, after the answers handed in; an action that is tried is judged, and taken where it is right.
#[utoipa::path(post, path = "/games/{game}/exercises/{exercise}", tag = "games",
    params(("game" = String, Path), ("exercise" = String, Path)), request_body = Attempt,
    responses((status = 200, body = ExerciseOut), (status = "default", body = shapes::Refused)))]
async fn exercise(
    State(app): State<App>,
    address: Address,
    Path((id, name)): Path<(String, String)>,
    guard::body::Json(attempt): guard::body::Json<Attempt>,
) -> Result<Json<ExerciseOut>, Refusal> {
    app.limits.address(address.0, Which::Questions)?;
    let game = app.config.game(&id).ok_or(Reason::NoGame)?;
    app.apart(move || {
        let exercise = game.exercises().into_iter().find(|exercise| exercise.id == name).ok_or(Reason::NoExercise)?;
        Ok(Json(answer(game, &exercise, attempt)?))
    })
    .await
}

fn answer(game: &'static dyn AnyGame, exercise: &Exercise, attempt: Attempt) -> Result<ExerciseOut, Refusal> {
    let mut answers = attempt.answers;
    let mut standing = stand(game, exercise, &answers)?;
    let mut remark = None;
    if let Some(action) = attempt.tries {
        match exercise.judge(&standing, &action) {
            Verdict::Right(right) => {
                answers.push(right);
                standing = stand(game, exercise, &answers)?;
            }
            Verdict::Other(text) => remark = Some(ExerciseRemark::Other { text }),
            Verdict::Illegal(message, rule) => {
                remark = Some(ExerciseRemark::Illegal { line: Line { message, rule: rule.unwrap_or_default() } });
            }
        }
    }
    if let Some(Pressed { on, at }) = attempt.why {
        let unknown = || Refusal::because(Reason::Malformed, "not a piece of this game");
        let why = standing.table.why(exercise.seat, &on, at.as_deref(), SEED).ok_or_else(unknown)?;
        remark = why.reasons.into_iter().next().map(|line| ExerciseRemark::Illegal { line });
    }
    let viewer = Viewer::Seat(exercise.seat);
    let answer = attempt.asks.and_then(|question| standing.table.ask(viewer, &question));
    let offers = standing.table.offers(exercise.seat).into_iter().take(ODDS);
    let odds = offers.filter_map(|offer| {
        let odds = standing.table.odds(exercise.seat, &offer.action, COST, SEED).ok()?;
        Some((offer.action, odds))
    });
    let question = exercise.step.get(standing.at).map(|question| QuestionOut {
        ask: question.ask.clone(),
        why: question.why.clone(),
        rule: question.rule.clone(),
        light: question.light.clone(),
        right: question.accept.iter().map(|answer| answer.act.clone()).collect(),
    });
    Ok(ExerciseOut {
        answers,
        steps: exercise.step.len(),
        seat: exercise.seat,
        question,
        remark,
        answer,
        odds: odds.collect(),
        sheet: standing.table.sheet(),
        film: film(&*standing.table, viewer, standing.since, standing.table.steps())?,
        position: Position::of(&*standing.table, viewer),
        outro: exercise.outro.clone(),
    })
}

fn stand(game: &dyn AnyGame, exercise: &Exercise, answers: &[usize]) -> Result<Standing, Refusal> {
    exercise.stand(game, answers).map_err(|error| match error {
        ExerciseError::NoAnswer { .. } => Refusal::because(Reason::BadAnswer, error.to_string()),
        error => {
            tracing::error!(exercise = exercise.id, %error, "a lesson does not play");
            Reason::Internal.into()
        }
    })
}
