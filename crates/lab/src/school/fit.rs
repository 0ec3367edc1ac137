//! A network from lessons. One game in twenty is set aside: what is said of the network is said of those.

use super::judge::{Judged, judge};
use frente_kernel::Schema;
use frente_search::brain::Brain;
use frente_search::brain::fit::{Lesson, Plan, Pupil};
use serde::Serialize;

/// One game in so many is set aside.
const ASIDE: u32 = 20;

/// What came of teaching.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// How many lessons were taught.
    pub lessons: usize,
    /// The network on the games set aside.
    pub network: Judged,
    /// The hand-made score on them.
    pub by_hand: Judged,
    /// How much the hand-made score still counts.
    pub trust_in_hand: f32,
}

/// Teaches a network and judges it by the games set aside; `won` tells how each game ended.
pub fn fit(schema: Schema, lessons: Vec<Lesson>, won: &[f32], plan: &Plan) -> (Brain, Report) {
    let (aside, taught): (Vec<_>, Vec<_>) = lessons.into_iter().partition(|lesson| lesson.game % ASIDE == 0);
    let mut pupil = Pupil::new(schema, plan);
    pupil.study(&taught, plan);
    let brain = pupil.finish();
    let report = Report {
        lessons: taught.len(),
        network: judge(&aside, won, Some(&brain)),
        by_hand: judge(&aside, won, None),
        trust_in_hand: brain.trust_in_hand(),
    };
    (brain, report)
}
