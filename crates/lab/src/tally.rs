//! What is counted while games run: integers only, so that the order of the games cannot change a sum.

use frente_kernel::{Outcome, Seat, SeatSet};
use serde::Serialize;
use std::collections::BTreeMap;

/// How one game went.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Row {
    /// How it ended.
    pub outcome: Outcome,
    /// How many choices were made.
    pub decisions: u32,
    /// Dice and cards.
    pub chances: u32,
}

impl Row {
    /// Choices, dice and cards together.
    pub fn steps(&self) -> u32 {
        self.decisions + self.chances
    }
}

/// Sums over games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// How many games were played.
    pub games: u64,
    /// How many choices were made.
    pub decisions: u64,
    /// Dice and cards.
    pub chances: u64,
    /// Games by kind of ending and grade.
    pub endings: BTreeMap<(&'static str, &'static str), u64>,
    /// Games won, by seat.
    pub wins: BTreeMap<u8, u64>,
    /// Games lost, by seat.
    pub losses: BTreeMap<u8, u64>,
    /// The points at the end, over all games.
    pub scores: Spread,
    /// Steps a game.
    pub lengths: Spread,
    /// Every game, where rows are kept.
    pub rows: Vec<Row>,
}

/// A quantity over many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Spread {
    /// The sum of all values.
    pub sum: i64,
    /// The smallest of all values.
    pub min: i64,
    /// The largest of all values.
    pub max: i64,
}

impl Spread {
    fn of(value: i64) -> Spread {
        let (sum, min, max) = (value, value, value);
        Spread { sum, min, max }
    }

    fn join(self, other: Spread) -> Spread {
        Spread { sum: self.sum + other.sum, min: self.min.min(other.min), max: self.max.max(other.max) }
    }
}

impl Tally {
    /// Takes note of a game.
    pub fn add(&mut self, row: Row, keep_row: bool) {
        let Row { outcome, .. } = row;
        let (score, length) = (Spread::of(outcome.score.into()), Spread::of(row.steps().into()));
        if self.games == 0 {
            (self.scores, self.lengths) = (score, length);
        } else {
            (self.scores, self.lengths) = (self.scores.join(score), self.lengths.join(length));
        }
        self.games += 1;
        self.decisions += u64::from(row.decisions);
        self.chances += u64::from(row.chances);
        *self.endings.entry((outcome.label, outcome.grade)).or_default() += 1;
        let count = |into: &mut BTreeMap<u8, u64>, seats: SeatSet| {
            seats.iter().for_each(|Seat(seat)| *into.entry(seat).or_default() += 1);
        };
        count(&mut self.wins, outcome.winners);
        count(&mut self.losses, outcome.losers);
        if keep_row {
            self.rows.push(row);
        }
    }

    /// The sums of both, this one's games first.
    #[must_use]
    pub fn merge(mut self, mut other: Tally) -> Tally {
        if self.games == 0 || other.games == 0 {
            return if self.games == 0 { other } else { self };
        }
        self.games += other.games;
        self.decisions += other.decisions;
        self.chances += other.chances;
        other.endings.into_iter().for_each(|(ending, n)| *self.endings.entry(ending).or_default() += n);
        other.wins.into_iter().for_each(|(seat, n)| *self.wins.entry(seat).or_default() += n);
        other.losses.into_iter().for_each(|(seat, n)| *self.losses.entry(seat).or_default() += n);
        self.scores = self.scores.join(other.scores);
        self.lengths = self.lengths.join(other.lengths);
        self.rows.append(&mut other.rows);
        self
    }
}
