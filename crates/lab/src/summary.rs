//! What is told of a run afterwards.

use crate::Plan;
use crate::interval::{Rate, wilson};
use crate::tally::Tally;
use serde::Serialize;
use std::collections::BTreeMap;

/// The object `frente sim --json` prints. Its fields are a contract: scripts read them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The game's id.
    pub game: String,
    /// The number of the first game, where it is not 0: the run is a part of a longer one.
    #[serde(skip_serializing_if = "is_zero")]
    pub first: u64,
    /// How many games were played.
    pub games: u64,
    /// The bot of each seat.
    pub bots: Vec<String>,
    /// The seed of the run.
    pub seed: u64,
    /// How many threads played at once.
    pub threads: usize,
    /// How long it took by the clock on the wall.
    pub seconds: f64,
    /// How many choices were made.
    pub decisions: u64,
    /// Dice and cards.
    pub chances: u64,
    /// Games a second.
    pub games_per_s: f64,
    /// Choices, dice and cards a second.
    pub steps_per_s: f64,
    /// Choices a game.
    pub mean_decisions: f64,
    /// Games by kind of ending.
    pub outcomes: BTreeMap<&'static str, u64>,
    /// Games won, by seat; a seat that never won is there with 0.
    pub wins: BTreeMap<u8, u64>,
}

fn is_zero(first: &u64) -> bool {
    *first == 0
}

/// The summary and what else the report shows.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Details {
    /// The contract's fields.
    #[serde(flatten)]
    pub summary: Summary,
    /// The setup that was played.
    pub setup: serde_json::Value,
    /// Games by grade, where the book gives one.
    pub grades: BTreeMap<&'static str, u64>,
    /// Each seat's rate of wins, with its 95 % interval.
    pub win_rates: BTreeMap<u8, Rate>,
    /// Each ending's rate, with its 95 % interval.
    pub outcome_rates: BTreeMap<&'static str, Rate>,
    /// Points a game.
    pub score: Range,
    /// Choices, dice and cards a game.
    pub steps: Range,
}

/// Mean and ends of a quantity.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Range {
    /// The mean of all values.
    pub mean: f64,
    /// The smallest of all values.
    pub min: i64,
    /// The largest of all values.
    pub max: i64,
}

impl Summary {
    /// The summary of `tally`, played in `seconds`.
    pub fn of(tally: &Tally, plan: &Plan, game: &str, bots: Vec<String>, threads: usize, seconds: f64) -> Summary {
        let per_second = |n: u64| if seconds > 0.0 { n as f64 / seconds } else { 0.0 };
        let mut outcomes = BTreeMap::new();
        for ((label, _), n) in &tally.endings {
            *outcomes.entry(*label).or_default() += n;
        }
        let wins = (0..bots.len() as u8).map(|seat| (seat, tally.wins.get(&seat).copied().unwrap_or(0)));
        Summary {
            game: game.to_owned(),
            first: plan.first,
            games: tally.games,
            seed: plan.seed,
            threads,
            seconds,
            decisions: tally.decisions,
            chances: tally.chances,
            games_per_s: per_second(tally.games),
            steps_per_s: per_second(tally.decisions + tally.chances),
            mean_decisions: tally.decisions as f64 / tally.games.max(1) as f64,
            outcomes,
            wins: wins.collect(),
            bots,
        }
    }
}

impl Details {
    /// The summary and everything the tally tells besides.
    pub fn of(summary: Summary, tally: &Tally, setup: serde_json::Value) -> Details {
        let mut grades = BTreeMap::new();
        for ((_, grade), n) in tally.endings.iter().filter(|((_, grade), _)| !grade.is_empty()) {
            *grades.entry(*grade).or_default() += n;
        }
        let range = |spread: crate::tally::Spread| Range {
            mean: spread.sum as f64 / tally.games.max(1) as f64,
            min: spread.min,
            max: spread.max,
        };
        let rate = |n: u64| wilson(n as f64, tally.games as f64);
        Details {
            setup,
            grades,
            win_rates: summary.wins.iter().map(|(seat, n)| (*seat, rate(*n))).collect(),
            outcome_rates: summary.outcomes.iter().map(|(label, n)| (*label, rate(*n))).collect(),
            score: range(tally.scores),
            steps: range(tally.lengths),
            summary,
        }
    }
}
