//! A lesson by doing at the terminal: one question after another, the dice written out. Neither bots nor dice of this
//! session take part: between two questions the exercise is played again from its beginning.

use crate::failure::Failure;
use frente_door::exercise::{Exercise, ExerciseError, ExerciseKind, Question, Standing, Verdict};
use frente_door::rules::Texts;
use frente_door::{AnyGame, AnyMatch};
use frente_kernel::Message;
use std::borrow::Cow;

/// An exercise as far as it has been answered.
pub struct Drill {
    pub exercise: Exercise,
    answers: Vec<usize>,
    standing: Standing,
}

/// What an answer was worth.
pub enum Reply {
    /// It was right; why, where that is said after the answer.
    Right(Option<Texts>),
    /// It is legal, and something else comes first.
    Other(Option<Texts>),
    /// The rules forbid it.
    Illegal(Message, Option<Cow<'static, str>>),
}

impl Drill {
    /// Begins the exercise of that name.
    pub fn new(game: &dyn AnyGame, id: &str) -> Result<Drill, Failure> {
        let mut exercises = game.exercises();
        let Some(at) = exercises.iter().position(|exercise| exercise.id == id) else {
            let known: Vec<&str> = exercises.iter().map(|exercise| exercise.id.as_str()).collect();
            let game = game.info().id;
            let known = if known.is_empty() {
                "it has none".to_owned()
            } else {
                format!("expected one of {}", known.join(", "))
            };
            return Err(Failure::new(format!("--exercise {id}: {game} has no exercise of that name, {known}")));
        };
        let exercise = exercises.swap_remove(at);
        let standing = exercise.stand(game, &[]).map_err(|error| broken(&error))?;
        Ok(Drill { exercise, answers: Vec::new(), standing })
    }

    /// The position, to be shown.
    pub fn table(&self) -> Box<dyn AnyMatch> {
        self.standing.table.fork()
    }

    /// The question that is due; none once all are answered.
    pub fn question(&self) -> Option<&Question> {
        self.exercise.step.get(self.standing.at)
    }

    /// Which question is due, counted from 1, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.standing.at + 1, self.exercise.step.len())
    }

    /// Whether why is said before the answer, and a right answer is marked among the offers.
    pub fn is_lesson(&self) -> bool {
        self.exercise.kind == ExerciseKind::Lesson
    }

    /// Whether `action` is marked among the offers.
    pub fn lights(&self, action: &str) -> bool {
        let accept = self.question().map_or(&[][..], |question| &question.accept);
        self.is_lesson() && accept.iter().any(|answer| answer.act == action)
    }

    /// Answers with an action, or goes on where there is only something to look at.
    pub fn answer(&mut self, game: &dyn AnyGame, action: &str) -> Result<Reply, Failure> {
        let Some(question) = self.question() else { return Ok(Reply::Right(None)) };
        let verdict =
            if question.accept.is_empty() { Verdict::Right(0) } else { self.exercise.judge(&self.standing, action) };
        Ok(match verdict {
            Verdict::Right(answer) => {
                let why = (!self.is_lesson()).then(|| question.why.clone());
                self.answers.push(answer);
                self.standing = self.exercise.stand(game, &self.answers).map_err(|error| broken(&error))?;
                Reply::Right(why)
            }
            Verdict::Other(otherwise) => Reply::Other(otherwise),
            Verdict::Illegal(why, rule) => Reply::Illegal(why, rule),
        })
    }

    /// Takes the last answer back; whether there was one.
    pub fn back(&mut self, game: &dyn AnyGame) -> Result<bool, Failure> {
        let taken = self.answers.pop().is_some();
        self.standing = self.exercise.stand(game, &self.answers).map_err(|error| broken(&error))?;
        Ok(taken)
    }
}

fn broken(error: &ExerciseError) -> Failure {
    Failure::new(format!("the exercise cannot be played: {error}"))
}
