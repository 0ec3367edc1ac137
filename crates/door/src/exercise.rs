//! Lessons by doing: a small position, the dice written out, and one question after another.
//!
//! An exercise is data (`data/exercises/NAME.toml`): where it begins, and steps that each ask for something and say what
//! counts as an answer. Nothing of it is kept between two questions: the caller hands in the answers given so far, and
//! the position is played again from the beginning. So an exercise needs no place at a table, and going back a step
//! is leaving out the last answer.

use crate::answers::EventOut;
use crate::door::AnyMatch;
use crate::refusals::{ActError, Faults};
use crate::rules::Texts;
use crate::shelf::AnyGame;
use frente_kernel::{Message, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::borrow::Cow;

/// Characters a sentence of an exercise may have: it stands in one line beside a piece.
pub const SENTENCE: usize = 200;
/// Steps an exercise may have.
pub const STEPS: usize = 14;

/// What a scripted position is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum ExerciseKind {
    /// A first game: what to press is lit, and why is said before the answer.
    #[default]
    Lesson,
    /// A problem: nothing is lit, and why is said after the answer.
    Practice,
}

/// A scripted position to learn from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exercise {
    /// Its name in addresses.
    pub id: String,
    /// Whether it teaches or asks.
    #[serde(default)]
    pub kind: ExerciseKind,
    /// The heading of the exercise.
    pub title: Texts,
    /// What it is about and what is to be reached, in a sentence or two.
    pub intro: Texts,
    /// What was learned, once it is done.
    pub outro: Texts,
    /// The seat the learner plays.
    pub seat: Seat,
    /// Laid over the usual setup.
    #[serde(default)]
    pub setup: Value,
    /// Laid over the first position.
    #[serde(default)]
    pub state: Value,
    /// What happens before the first question: `chance die 5`, `act 1 pass`.
    #[serde(default)]
    pub opening: Vec<String>,
    /// The questions, in the order they are asked.
    pub step: Vec<Question>,
}

/// One question and its answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// What to do, as a request.
    pub ask: Texts,
    /// Why it is good.
    pub why: Texts,
    /// The paragraph to read further.
    pub rule: String,
    /// The pieces to press, in the words of a touch.
    #[serde(default)]
    pub light: Vec<String>,
    /// The actions that are right, in notation, each with what follows it. None: there is something to look at, and the
    /// learner goes on when ready.
    #[serde(default)]
    pub accept: Vec<Answer>,
    /// What is said to another legal action; without it, that this comes first.
    #[serde(default)]
    pub otherwise: Option<Texts>,
    /// What follows where there is nothing to answer.
    #[serde(default)]
    pub then: Vec<String>,
    /// Events that must have come of it, by message key: the exercise is not what it was where one is missing.
    #[serde(default)]
    pub expect: Vec<String>,
}

/// A right answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The action in notation.
    pub act: String,
    /// What follows: `chance die 5`, `act 1 pass`.
    #[serde(default)]
    pub then: Vec<String>,
}

/// The lid of an exercise, for a list.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct ExerciseLid {
    /// Its name in addresses.
    pub id: String,
    /// Whether it teaches or asks.
    pub kind: ExerciseKind,
    /// The heading of the exercise.
    pub title: Texts,
    /// What it is about.
    pub intro: Texts,
    /// How many questions it asks.
    pub steps: usize,
}

/// An exercise as far as it has been answered.
pub struct Standing {
    /// The match, as the answers so far left it.
    pub table: Box<dyn AnyMatch>,
    /// Which question is due, counted from 0; as many as there are once it is done.
    pub at: usize,
    /// How many steps of the match stood before the last answer.
    pub since: usize,
}

/// What an answer was worth.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// It is what was asked for: the answer with this number.
    Right(usize),
    /// It is legal, and something else comes first.
    Other(Option<Texts>),
    /// The rules forbid it.
    Illegal(Message, Option<Cow<'static, str>>),
}

/// Why an exercise cannot be played.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ExerciseError {
    /// The setup or the position is not accepted.
    #[error("{0}")]
    Start(#[from] Faults),
    /// A step that is written wrongly.
    #[error("\"{0}\": expected \"chance NOTATION\" or \"act SEAT NOTATION\"")]
    Written(String),
    /// A step the rules refuse.
    #[error("question {at}, \"{text}\": {refusal}")]
    Refused {
        /// The question it belongs to, counted from 1; 0 for the opening.
        at: usize,
        /// The step as it is written.
        text: String,
        /// Why the step cannot be taken.
        refusal: Box<ActError>,
    },
    /// More answers than questions, or an answer a question does not have.
    #[error("question {at} has no answer {answer}")]
    NoAnswer {
        /// The question, counted from 1.
        at: usize,
        /// The number of the answer, counted from 0.
        answer: usize,
    },
    /// An event that had to come did not.
    #[error("question {at}: \"{key}\" was to come of it; what came: {came}")]
    Missing {
        /// The question, counted from 1.
        at: usize,
        /// The message key.
        key: String,
        /// The keys of what came.
        came: String,
    },
}

/// Reads an exercise.
pub fn parse(text: &str) -> Result<Exercise, toml::de::Error> {
    toml::from_str(text)
}

impl Exercise {
    /// What a list of exercises shows of this one.
    pub fn lid(&self) -> ExerciseLid {
        ExerciseLid {
            id: self.id.clone(),
            kind: self.kind,
            title: self.title.clone(),
            intro: self.intro.clone(),
            steps: self.step.len(),
        }
    }

    /// Plays the answers given so far: the number of the answer to each question, 0 where there was only something to look
    /// at.
    pub fn stand(&self, game: &dyn AnyGame, answers: &[usize]) -> Result<Standing, ExerciseError> {
        let mut table = game.open(&self.setup)?;
        if !self.state.is_null() {
            table.edit(&self.state)?;
        }
        take(&mut *table, 0, &self.opening)?;
        let mut since = 0;
        for (at, answer) in answers.iter().copied().enumerate() {
            since = table.steps();
            let missing = ExerciseError::NoAnswer { at: at + 1, answer };
            let question = self.step.get(at).ok_or_else(|| missing.clone())?;
            match question.accept.get(answer) {
                Some(chosen) => {
                    let refused = |refusal| {
                        let (text, refusal) = (chosen.act.clone(), Box::new(refusal));
                        ExerciseError::Refused { at: at + 1, text, refusal }
                    };
                    table.act(self.seat, &chosen.act).map_err(refused)?;
                    take(&mut *table, at + 1, &chosen.then)?;
                }
                None if question.accept.is_empty() && answer == 0 => take(&mut *table, at + 1, &question.then)?,
                None => return Err(missing),
            }
            let came = table.log(Viewer::Referee, since);
            for key in &question.expect {
                if !came.iter().any(|event| event.message.key == key.as_str()) {
                    return Err(ExerciseError::Missing { at: at + 1, key: key.clone(), came: keys(&came) });
                }
            }
        }
        Ok(Standing { table, at: answers.len(), since })
    }

    /// What `action` is worth as the next answer.
    pub fn judge(&self, standing: &Standing, action: &str) -> Verdict {
        let Some(question) = self.step.get(standing.at) else { return Verdict::Other(None) };
        if let Some(right) = question.accept.iter().position(|answer| answer.act == action) {
            return Verdict::Right(right);
        }
        match standing.table.explain(self.seat, action) {
            Ok(()) => Verdict::Other(question.otherwise.clone()),
            Err(refusal) => Verdict::Illegal(refusal.message(), refusal.rule()),
        }
    }
}

/// Takes written steps.
fn take(table: &mut dyn AnyMatch, at: usize, steps: &[String]) -> Result<(), ExerciseError> {
    for text in steps {
        let refused = |refusal| ExerciseError::Refused { at, text: text.clone(), refusal: Box::new(refusal) };
        let written = || ExerciseError::Written(text.clone());
        if let Some(chance) = text.strip_prefix("chance ") {
            table.chance(chance).map_err(refused)?;
        } else {
            let (seat, action) = text.strip_prefix("act ").and_then(|rest| rest.split_once(' ')).ok_or_else(written)?;
            let seat = seat.parse().map(Seat).map_err(|_| written())?;
            table.act(seat, action).map_err(refused)?;
        }
    }
    Ok(())
}

fn keys(events: &[EventOut]) -> String {
    events.iter().map(|event| &*event.message.key).collect::<Vec<_>>().join(", ")
}
