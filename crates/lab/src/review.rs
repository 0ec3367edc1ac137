//! A match looked at afterwards: what each choice cost against the best that the general would have found, from what the
//! seat could know, and what came without anybody's choice.
//!
//! The chance of the first seat is followed from decision to decision. What a choice changes is its cost; what changes
//! between two decisions is luck where a die fell or a card was drawn. Whatever else changes is the reviewer's own misjudgement,
//! costs too small to be told from chance included. The three sum to the whole way from the first decision to the end.

use crate::seeds::{bot_seed, game_seed};
use frente_catalog::{Visit, visit};
use frente_door::{Shelf, UnknownGame};
use frente_kernel::{Game, Narrate, Node, Outcome, Record, RecordError, Seat, Silent, Step};
use frente_search::{Player, Spec};
use serde::Serialize;

/// A cost from which a choice is an inaccuracy, a mistake, a blunder.
const GRADES: [(f64, Grade); 3] = [(0.12, Grade::Blunder), (0.06, Grade::Mistake), (0.03, Grade::Inaccuracy)];

/// How bad a choice was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// It cost 3 % of winning.
    Inaccuracy,
    /// It cost 6 %.
    Mistake,
    /// It cost 12 %.
    Blunder,
}

impl Grade {
    /// The grade of a cost, where it is clear of chance: more than two standard errors from nothing.
    fn of(cost: f64, error: f64) -> Option<Grade> {
        let clear = cost > 2.0 * error;
        GRADES.iter().find(|(least, _)| clear && cost >= *least).map(|(_, grade)| *grade)
    }

    /// Its name in message keys.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// A choice that cost something.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Mark {
    /// The step of the record, counted from 1.
    pub step: usize,
    /// The seat that chose.
    pub seat: u8,
    /// What was chosen, in notation.
    pub played: String,
    /// What would have been better.
    pub better: String,
    /// What it cost: a share of winning.
    pub cost: f64,
    /// The standard error of that.
    pub error: f64,
    /// How bad it was.
    pub grade: Grade,
}

/// What a seat made of the match.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Account {
    /// Choices between two actions or more.
    pub decisions: u32,
    /// What its marked choices cost it together.
    pub cost: f64,
    /// What dice and cards brought it.
    pub luck: f64,
}

/// A match looked at afterwards.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Review {
    /// The id of the game.
    pub game: String,
    /// Simulations an action was weighed by.
    pub simulations: u32,
    /// The choices that cost something.
    pub marks: Vec<Mark>,
    /// The chance of the first seat at each decision: the step before it, and the chance.
    pub curve: Vec<(usize, f64)>,
    /// Each seat's account. Where two sides play, one's luck is the other's bad luck.
    pub seats: Vec<Account>,
    /// What changed the first seat's chance without choice, die or card: errors of judgement.
    pub misjudged: f64,
}

/// Why there is no review.
#[derive(Debug, thiserror::Error)]
pub enum ReviewError {
    /// No such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The record does not replay.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// Looks at a match, so many simulations for each action that is weighed.
pub fn review(record: &Record, simulations: u32) -> Result<Review, ReviewError> {
    visit(&record.game, Look { record, simulations })?
}

struct Look<'a> {
    record: &'a Record,
    simulations: u32,
}

impl Visit for Look<'_> {
    type Out = Result<Review, ReviewError>;

    fn visit<G: Narrate, S: Shelf<Game = G>>(self) -> Self::Out {
        let played = self.record.replay::<G>()?;
        let mut state = played.state_at(0);
        let seats = G::seats(&state);
        let mut out = Review {
            game: self.record.game.clone(),
            simulations: self.simulations,
            marks: Vec::new(),
            curve: Vec::new(),
            seats: vec![Account::default(); seats.into()],
            misjudged: 0.0,
        };
        let mut way = Way { allies: allies(played.outcome(), seats), ..Way::default() };
        let mut actions = Vec::new();
        for (number, step) in (1..).zip(played.steps()) {
            match *step {
                Step::Chance(chance) => {
                    way.chance = true;
                    G::resolve(&mut state, chance, &mut Silent);
                }
                Step::Act(seat, action) => {
                    G::legal_actions(&state, &mut actions);
                    if actions.len() > 1 {
                        let weighed = self.weigh::<G, S>(&state, seat, action, number);
                        out.note(&mut way, number, seat, &weighed);
                    }
                    G::apply(&mut state, action, &mut Silent);
                }
            }
        }
        if let Node::Over(outcome) = G::node(&state) {
            out.close(&mut way, f64::from(outcome.payoff(Seat(0))));
            out.curve.push((played.steps().len(), f64::from(outcome.payoff(Seat(0)))));
        }
        Ok(out)
    }
}

/// Where the chance of the first seat stood after the last choice, and whether a chance came since.
#[derive(Default)]
struct Way {
    /// The seats that win and lose with the first.
    allies: Vec<bool>,
    after: Option<f64>,
    chance: bool,
}

/// The seats that win and lose with the first: as the match ended, or every other one while it has not.
fn allies(outcome: Option<Outcome>, seats: u8) -> Vec<bool> {
    let payoff = |seat: u8| outcome.map(|outcome| outcome.payoff(Seat(seat)));
    let with_first = |seat: u8| match payoff(seat) {
        Some(payoff) if payoff != 0.5 => payoff == outcome.map_or(0.5, |outcome| outcome.payoff(Seat(0))),
        _ => seat.is_multiple_of(2),
    };
    (0..seats).map(with_first).collect()
}

/// A choice and what there was.
struct Weighed {
    played: (String, f64),
    best: (String, f64),
    error: f64,
}

impl Look<'_> {
    /// What a choice was worth, and what the general would have chosen.
    fn weigh<G: Game, S: Shelf<Game = G>>(
        &self,
        state: &G::State,
        seat: Seat,
        played: G::Action,
        number: usize,
    ) -> Weighed {
        let seed = game_seed(u64::from(self.simulations), number as u64);
        let player = |spec: Spec, seat: u8| -> Player<G> { S::player(spec, bot_seed(seed, seat)) };
        let searched = format!("ismcts:{}", self.simulations);
        let mut general = player(searched.parse().expect("a kind of bot"), seat.0);
        let best = general.choose(state, seat).action;
        let mut candidates = vec![played];
        if best != played {
            candidates.push(best);
        }
        let worth = general.weigh(state, seat, &candidates, self.simulations);
        let mean = |at: usize| {
            let row = &worth[at];
            row.iter().map(|value| f64::from(*value)).sum::<f64>() / row.len().max(1) as f64
        };
        let chance = |at: usize| general.chance(seat, mean(at) as f32);
        let own = chance(0);
        if candidates.len() == 1 || mean(1) <= mean(0) {
            return Weighed { played: (played.to_string(), own), best: (played.to_string(), own), error: 0.0 };
        }
        // The error is one of expectations: as chances it is stretched as their difference is.
        let stretch = (chance(1) - own) / (mean(1) - mean(0));
        let error = stretch * error(&worth[0], &worth[1]);
        Weighed { played: (played.to_string(), own), best: (best.to_string(), chance(1)), error }
    }
}

/// The standard error of the mean difference between two rows that met the same dice.
fn error(a: &[f32], b: &[f32]) -> f64 {
    let differences: Vec<f64> = a.iter().zip(b).map(|(a, b)| f64::from(b - a)).collect();
    let count = differences.len().max(2) as f64;
    let mean = differences.iter().sum::<f64>() / count;
    let spread = differences.iter().map(|one| (one - mean).powi(2)).sum::<f64>();
    (spread / (count - 1.0) / count).sqrt()
}

impl Review {
    fn note(&mut self, way: &mut Way, step: usize, seat: Seat, weighed: &Weighed) {
        // What others win the first seat loses.
        let allied = way.allies[usize::from(seat.0)];
        let first = |value: f64| if allied { value } else { 1.0 - value };
        self.close(way, first(weighed.best.1));
        self.curve.push((step - 1, first(weighed.best.1)));
        way.after = Some(first(weighed.played.1));
        way.chance = false;
        let cost = weighed.best.1 - weighed.played.1;
        let account = &mut self.seats[usize::from(seat.0)];
        account.decisions += 1;
        if let Some(grade) = Grade::of(cost, weighed.error) {
            account.cost += cost;
            self.marks.push(Mark {
                step,
                seat: seat.0,
                played: weighed.played.0.clone(),
                better: weighed.best.0.clone(),
                cost,
                error: weighed.error,
                grade,
            });
        } else {
            self.misjudged += first(weighed.played.1) - first(weighed.best.1);
        }
    }

    /// Books what came between the last choice and a position that is worth `now` to the first seat.
    fn close(&mut self, way: &mut Way, now: f64) {
        let Some(after) = way.after.take() else { return };
        if !way.chance {
            self.misjudged += now - after;
            return;
        }
        for (account, allied) in self.seats.iter_mut().zip(&way.allies) {
            account.luck += if *allied { now - after } else { after - now };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cost_is_marked_only_where_it_is_clear_of_chance() {
        assert_eq!(Grade::of(0.13, 0.02), Some(Grade::Blunder));
        assert_eq!(Grade::of(0.13, 0.07), None);
        assert_eq!(Grade::of(0.07, 0.01), Some(Grade::Mistake));
        assert_eq!(Grade::of(0.04, 0.01), Some(Grade::Inaccuracy));
        assert_eq!(Grade::of(0.02, 0.0), None);
    }

    #[test]
    fn what_met_the_same_dice_is_compared_die_by_die() {
        assert_eq!(error(&[0.0, 1.0, 0.0, 1.0], &[0.5, 1.5, 0.5, 1.5]), 0.0);
        assert!(error(&[0.0, 1.0, 0.0, 1.0], &[1.0, 0.0, 1.0, 0.0]) > 0.5);
    }
}
