//! How true the chances are that a bot gives while it plays, and the curve that makes them truer.
//!
//! A bot plays itself; at each quiet decision it thinks about, what it expects is noted with how the game ends. A line through
//! the logits is fitted to the games of even number and judged by the others.

use super::judge::Given;
use super::pupil::Pupil;
use super::{Series, each};
use crate::seeds::{bot_seed, game_seed};
use frente_kernel::{Node, Seat, Silent};
use frente_minds::Taught;
use frente_search::BotRng;
use rand_core::SeedableRng;
use serde::Serialize;

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Calibrated {
    /// Games that were played; half of them were fitted to, the others judged by.
    pub games: usize,
    /// The share of them the first side won.
    pub first_won: f64,
    /// Positions that were judged by.
    pub positions: usize,
    /// The share of them the first side won.
    pub mean: f64,
    /// Mean squared error of always saying that.
    pub brier_of_mean: f64,
    /// Mean squared error and expected calibration error as the bot said it.
    pub said: (f64, f64),
    /// The same by the fitted line.
    pub fitted: (f64, f64),
    /// The line: what a logit is multiplied by, and what is added for the first side.
    pub line: (f64, f64),
}

/// Plays a series, the bot against itself, and fits.
pub fn calibrate<G: Taught>(bot: &Pupil, series: Series) -> Calibrated {
    let games = each(series, |game| one::<G>(bot, game_seed(series.seed, game.into())));
    let half = |odd: usize| -> Vec<(f64, f64)> {
        let some = games.iter().enumerate().filter(|(game, _)| game % 2 == odd);
        some.flat_map(|(_, (won, said))| said.iter().map(|said| (*said, *won))).collect()
    };
    let [fitted, judged] = [0, 1].map(half);
    let line = fit(&fitted);
    let given = |curve: &dyn Fn(f64) -> f64| {
        let mut given = Given::default();
        judged.iter().for_each(|(said, came)| given.note(curve(*said), *came));
        (given.brier(), given.ece())
    };
    let mean = judged.iter().map(|(_, came)| came).sum::<f64>() / judged.len().max(1) as f64;
    Calibrated {
        games: games.len(),
        first_won: games.iter().map(|(won, _)| won).sum::<f64>() / games.len().max(1) as f64,
        positions: judged.len(),
        mean,
        brier_of_mean: given(&|_| mean).0,
        said: given(&|said| said),
        fitted: given(&|said| bent(line, said)),
        line,
    }
}

/// How a game ended for the first side, and what its chance was said to be on the way.
fn one<G: Taught>(bot: &Pupil, seed: u64) -> (f64, Vec<f64>) {
    let mut rng = BotRng::seed_from_u64(seed);
    let mut state = G::initial(&G::deal(&mut rng)).expect("what is dealt is sound");
    let seats = G::seats(&state);
    let mut players: Vec<_> = (0..seats).map(|seat| bot.player::<G>(bot_seed(seed, seat))).collect();
    let mut said = Vec::new();
    loop {
        match G::node(&state) {
            Node::Over(outcome) => {
                let first = (0..seats).map(Seat).find(|seat| G::is_first(&state, *seat)).unwrap_or(Seat(0));
                return (f64::from(outcome.payoff(first)), said);
            }
            Node::Chance => {
                let chance = G::sample_chance(&state, &mut rng);
                G::resolve(&mut state, chance, &mut Silent);
            }
            Node::Decision(seat) => {
                let decision = players[usize::from(seat.0)].choose(&state, seat);
                if decision.simulations > 0 && G::is_quiet(&state) {
                    let value = f64::from(decision.value);
                    said.push(if G::is_first(&state, seat) { value } else { 1.0 - value });
                }
                G::apply(&mut state, decision.action, &mut Silent);
            }
        }
    }
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

fn logit(p: f64) -> f64 {
    let p = p.clamp(1e-3, 1.0 - 1e-3);
    (p / (1.0 - p)).ln()
}

/// A chance by a line through the logits.
pub(super) fn bent(line: (f64, f64), said: f64) -> f64 {
    logistic(line.0 * logit(said) + line.1)
}

/// The slope and the shift of the likeliest line through logits, by Newton's method.
pub(super) fn fit(said: &[(f64, f64)]) -> (f64, f64) {
    let (mut slope, mut shift) = (1.0, 0.0);
    for _ in 0..25 {
        // A trifle on the diagonal: a set of one position has an answer too.
        let (mut by, mut of) = ([0.0; 2], [1e-6, 0.0, 1e-6]);
        for (said, came) in said {
            let x = logit(*said);
            let p = logistic(slope * x + shift);
            let weight = p * (1.0 - p);
            by = [by[0] + (came - p) * x, by[1] + (came - p)];
            of = [of[0] + weight * x * x, of[1] + weight * x, of[2] + weight];
        }
        let whole = of[0] * of[2] - of[1] * of[1];
        slope += (of[2] * by[0] - of[1] * by[1]) / whole;
        shift += (of[0] * by[1] - of[1] * by[0]) / whole;
    }
    (slope, shift)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_undoes_what_was_said_too_surely() {
        // Said: 5 % and 95 %. Came: 20 % and 90 %.
        let mut said = Vec::new();
        for n in 0..1_000 {
            said.push((0.05, if n % 10 < 2 { 1.0 } else { 0.0 }));
            said.push((0.95, if n % 10 < 9 { 1.0 } else { 0.0 }));
        }
        let (slope, shift) = fit(&said);
        for (said, came) in [(0.05, 0.2), (0.95, 0.9)] {
            assert!((logistic(slope * logit(said) + shift) - came).abs() < 1e-3, "{slope} {shift}");
        }
    }
}
