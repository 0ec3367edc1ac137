//! How true the chances are that a network gives: by how much they miss, and whether what it calls 30 % comes in 30 of 100.

use super::calibrate::{bent, fit};
use frente_search::brain::fit::Lesson;
use frente_search::brain::{Brain, LOGIT, chance};
use serde::Serialize;
use std::collections::BTreeMap;

/// Bins of the calibration error.
const BINS: usize = 15;

/// Chances that were given, and what came.
#[derive(Clone, Debug, Default)]
pub(super) struct Given {
    /// Squared errors, and how many.
    squares: (f64, f64),
    /// Of each bin: how many, the sum of what was given, the sum of what came.
    bins: [[f64; 3]; BINS],
}

impl Given {
    pub(super) fn note(&mut self, given: f64, came: f64) {
        self.squares = (self.squares.0 + (given - came).powi(2), self.squares.1 + 1.0);
        let bin = &mut self.bins[((given * BINS as f64) as usize).min(BINS - 1)];
        bin[0] += 1.0;
        bin[1] += given;
        bin[2] += came;
    }

    /// The mean squared error.
    pub(super) fn brier(&self) -> f64 {
        self.squares.0 / self.squares.1.max(1.0)
    }

    /// The expected calibration error.
    pub(super) fn ece(&self) -> f64 {
        self.bins.iter().map(|bin| (bin[1] - bin[2]).abs()).sum::<f64>() / self.squares.1.max(1.0)
    }
}

/// How true chances were.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Judged {
    /// Games they were given in.
    pub games: usize,
    /// Mean squared error; each game weighs the same.
    pub brier: f64,
    /// That of always giving the mean.
    pub brier_of_mean: f64,
    /// By how much it does better than the mean, and half the width of the 95 % interval of that.
    pub better: (f64, f64),
    /// Expected calibration error, 15 bins.
    pub ece: f64,
    /// The line through the logits that makes the chances truest, fitted to every other game: its slope and its shift.
    pub line: (f64, f64),
    /// The expected calibration error by that line on the games between.
    pub ece_by_line: f64,
    /// How often the network's first choice was the search's, where choices were noted.
    pub agrees: f64,
}

/// Judges chances of the first side over lessons, a network's or those of the hand-made score, by how each game ended.
pub fn judge(lessons: &[Lesson], won: &[f32], brain: Option<&Brain>) -> Judged {
    let plain: Vec<&Lesson> = lessons.iter().filter(|lesson| lesson.choices.is_empty()).collect();
    let end = |lesson: &Lesson| f64::from(won[lesson.game as usize]);
    let mean = plain.iter().map(|lesson| end(lesson)).sum::<f64>() / plain.len().max(1) as f64;
    let mut games: BTreeMap<u32, [f64; 3]> = BTreeMap::new();
    let (mut all, mut halves) = (Given::default(), [const { Vec::new() }; 2]);
    for lesson in &plain {
        let hand = (lesson.hand * LOGIT as f32) as i32;
        let given = f64::from(match brain {
            Some(brain) => chance(brain.win(&brain.think(&lesson.facts), hand)),
            None => chance(hand),
        });
        let came = end(lesson);
        let game = games.entry(lesson.game).or_default();
        game[0] += 1.0;
        game[1] += (given - came).powi(2);
        game[2] += (mean - came).powi(2);
        all.note(given, came);
        halves[lesson.game as usize % 2].push((given, came));
    }
    let line = fit(&halves[0]);
    let mut by_line = Given::default();
    halves[1].iter().for_each(|(given, came)| by_line.note(bent(line, *given), *came));
    let count = games.len().max(1) as f64;
    let average = |at: usize| games.values().map(|game| game[at] / game[0]).sum::<f64>() / count;
    let (brier, brier_of_mean) = (average(1), average(2));
    let gain = brier_of_mean - brier;
    let spread = games.values().map(|game| ((game[2] - game[1]) / game[0] - gain).powi(2)).sum::<f64>();
    let half = 1.96 * (spread / count).sqrt() / count.sqrt();
    let (ece, ece_by_line) = (all.ece(), by_line.ece());
    Judged {
        games: games.len(),
        brier,
        brier_of_mean,
        better: (gain, half),
        ece,
        line,
        ece_by_line,
        agrees: agreement(lessons, brain),
    }
}

/// The share of noted choices where what the network likes best is what the search tried most.
fn agreement(lessons: &[Lesson], brain: Option<&Brain>) -> f64 {
    let Some(brain) = brain else { return 0.0 };
    let noted: Vec<&Lesson> = lessons.iter().filter(|lesson| lesson.choices.len() > 1).collect();
    let agrees = |lesson: &&&Lesson| {
        let thought = brain.think(&lesson.facts);
        let liked = (0..lesson.choices.len()).max_by_key(|at| brain.policy(&thought, &lesson.choices[*at].0));
        let tried = lesson.choices.iter().map(|(_, share)| *share).fold(0.0, f32::max);
        liked.is_some_and(|at| lesson.choices[at].1 == tried)
    };
    noted.iter().filter(agrees).count() as f64 / noted.len().max(1) as f64
}
