//! A lesson by doing, asked and answered: what a learner hands in, and what comes back.

use crate::answers::{Film, Line, OddsOut};
use crate::exercise::{Exercise, ExerciseError, Standing, Verdict};
use crate::rules::Texts;
use crate::shelf::AnyGame;
use crate::table::film::film;
use crate::told::Position;
use frente_kernel::{Limits, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// Offers of which the odds are told, and what one of them may cost: a lesson is a small position.
const ODDS: usize = 24;
const COST: Limits = Limits { nodes: 2_000, samples: 200 };
/// What redeals begin with. Nothing is at stake here, and the same question has the same answer.
const SEED: u64 = 1_936;

/// What a learner has done so far, and what is tried next.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Attempt {
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Pressed {
    /// The piece, by its name.
    on: String,
    /// What it should do something with; none: anything.
    at: Option<String>,
}

/// A lesson as far as it has been answered.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct ExerciseOut {
    /// The answers that lead here; one more than were handed in where what was tried is right.
    answers: Vec<usize>,
    /// How many questions there are.
    steps: usize,
    /// The seat the learner plays.
    seat: Seat,
    /// The question that is due; none once the lesson is done.
    question: Option<QuestionOut>,
    /// What is said to what was tried, where it was not right, or to two pieces that have nothing to do with each other.
    remark: Option<ExerciseRemark>,
    /// The answer to the board's own question.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    answer: Option<Value>,
    #[serde(flatten)]
    position: Position,
    /// What the printed parts say.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    sheet: Value,
    /// What may come of the actions offered, the first of them.
    odds: BTreeMap<String, OddsOut>,
    /// What came of the last answer, step by step.
    film: Film,
    /// What to say when it is done.
    outro: Texts,
}

/// A question as the learner hears it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct QuestionOut {
    /// What to do.
    ask: Texts,
    /// Why it is good.
    why: Texts,
    /// The paragraph to read further.
    rule: String,
    /// The pieces to press.
    light: Vec<String>,
    /// The actions that are right; none where there is only something to look at.
    right: Vec<String>,
}

/// What is said to an answer that was not the right one. The position has not changed.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum ExerciseRemark {
    /// The rules forbid it.
    Illegal {
        /// The reason and its paragraph.
        line: Line,
    },
    /// It is legal, and something else comes first.
    Other {
        /// Why, where there is more to say.
        text: Option<Texts>,
    },
}

/// Why an attempt was not judged.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NoVerdict {
    /// The lesson does not play that far.
    #[error(transparent)]
    Exercise(#[from] ExerciseError),
    /// Not a piece of this game was pressed.
    #[error("not a piece of this game")]
    NoPiece,
    /// The film of the last answer cannot be shown.
    #[error(transparent)]
    Film(#[from] crate::refusals::RewindError),
}

/// The lesson after the answers handed in; an action that is tried is judged, and taken where it is right.
pub fn attempt(game: &dyn AnyGame, exercise: &Exercise, attempt: Attempt) -> Result<ExerciseOut, NoVerdict> {
    let mut answers = attempt.answers;
    let mut standing = exercise.stand(game, &answers)?;
    let mut remark = None;
    if let Some(action) = attempt.tries {
        match exercise.judge(&standing, &action) {
            Verdict::Right(right) => {
                answers.push(right);
                standing = exercise.stand(game, &answers)?;
            }
            Verdict::Other(text) => remark = Some(ExerciseRemark::Other { text }),
            Verdict::Illegal(message, rule) => {
                remark = Some(ExerciseRemark::Illegal { line: Line { message, rule: rule.unwrap_or_default() } });
            }
        }
    }
    if let Some(Pressed { on, at }) = attempt.why {
        let why = standing.table.why(exercise.seat, &on, at.as_deref(), SEED).ok_or(NoVerdict::NoPiece)?;
        remark = why.reasons.into_iter().next().map(|line| ExerciseRemark::Illegal { line });
    }
    let viewer = Viewer::Seat(exercise.seat);
    let answer = attempt.asks.and_then(|question| standing.table.ask(viewer, &question));
    Ok(ExerciseOut {
        answers,
        steps: exercise.step.len(),
        seat: exercise.seat,
        question: question(exercise, &standing),
        remark,
        answer,
        odds: odds(exercise, &standing),
        sheet: standing.table.sheet(),
        film: film(&*standing.table, viewer, standing.since, standing.table.steps())?,
        position: Position::of(&*standing.table, viewer),
        outro: exercise.outro.clone(),
    })
}

fn question(exercise: &Exercise, standing: &Standing) -> Option<QuestionOut> {
    let question = exercise.step.get(standing.at)?;
    Some(QuestionOut {
        ask: question.ask.clone(),
        why: question.why.clone(),
        rule: question.rule.clone(),
        light: question.light.clone(),
        right: question.accept.iter().map(|answer| answer.act.clone()).collect(),
    })
}

fn odds(exercise: &Exercise, standing: &Standing) -> BTreeMap<String, OddsOut> {
    let offers = standing.table.offers(exercise.seat).into_iter().take(ODDS);
    let odds = offers.filter_map(|offer| {
        let odds = standing.table.odds(exercise.seat, &offer.action, COST, SEED).ok()?;
        Some((offer.action, odds))
    });
    odds.collect()
}
