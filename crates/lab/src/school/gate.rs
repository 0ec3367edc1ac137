//! A match of pairs: both games of a pair have the same setup and the same dice, with the sides changed.

use super::pupil::Pupil;
use super::{Series, each};
use crate::seeds::{bot_seed, game_seed, mix};
use frente_kernel::Seat;
use frente_minds::Taught;
use frente_search::{BotRng, Tally, table};
use rand_core::SeedableRng;
use serde::Serialize;

/// What a match came to, for the first of the two.
#[derive(Clone, Debug, Serialize)]
pub struct Gate {
    /// Games played, two a pair.
    pub games: usize,
    /// The share won, a draw counting a half.
    pub share: f64,
    /// Half the width of its 95 % interval, from the spread of the pairs.
    pub half_width: f64,
    /// The share won from each side.
    pub by_side: [f64; 2],
    /// Milliseconds of its own decisions: the mean of all; the median, p99 and longest of those it thought about.
    pub milliseconds: [f64; 4],
    /// The same of the decisions of the other.
    pub other_milliseconds: [f64; 4],
    /// Simulations a second of its thought, and decisions it thought about in a game.
    pub simulations: [f64; 2],
    /// Seconds of its own thought in a game.
    pub seconds_a_game: f64,
}

/// Plays a match.
pub fn gate<G: Taught>(bots: &[Pupil; 2], series: Series) -> Gate {
    let pairs = each(series, |pair| {
        let seed = game_seed(series.seed, pair.into());
        let setup = G::deal(&mut BotRng::seed_from_u64(seed));
        [0, 1].map(|own: usize| {
            let state = G::initial(&setup).expect("what is dealt is sound");
            let first = (0..G::seats(&state)).map(|seat| G::is_first(&state, Seat(seat)));
            let is_own: Vec<bool> = first.map(|first| first == (own == 0)).collect();
            let player = |(seat, own): (usize, &bool)| bots[usize::from(!own)].player::<G>(bot_seed(seed, seat as u8));
            let mut players: Vec<_> = is_own.iter().enumerate().map(player).collect();
            let mut dice = BotRng::seed_from_u64(mix(seed));
            let played = table::play::<G>(state, &mut players, &mut dice);
            let own_seat = is_own.iter().position(|own| *own).unwrap_or(0);
            let mut thought = [Tally::default(); 2];
            for (own, tally) in is_own.iter().zip(&played.thought) {
                thought[usize::from(!own)].merge(tally);
            }
            (f64::from(played.outcome.payoff(Seat(own_seat as u8))), thought)
        })
    });
    let count = pairs.len().max(1) as f64;
    let by_side = [0, 1].map(|side| pairs.iter().map(|pair| pair[side].0).sum::<f64>() / count);
    let share = f64::midpoint(by_side[0], by_side[1]);
    let spread = pairs.iter().map(|pair| (f64::midpoint(pair[0].0, pair[1].0) - share).powi(2)).sum::<f64>();
    let half_width = 1.96 * (spread / (count - 1.0).max(1.0) / count).sqrt();
    let mut thought = [Tally::default(); 2];
    for (_, own) in pairs.iter().flatten() {
        thought.iter_mut().zip(own).for_each(|(sum, one)| sum.merge(one));
    }
    let milliseconds = |tally: &Tally| {
        let [half, most] = [0.5, 0.99].map(|share| tally.times.quantile(share));
        [tally.mean(), half, most, tally.longest].map(|seconds| 1000.0 * seconds)
    };
    let games = 2 * pairs.len();
    Gate {
        games,
        share,
        half_width,
        by_side,
        milliseconds: milliseconds(&thought[0]),
        other_milliseconds: milliseconds(&thought[1]),
        simulations: [thought[0].simulations_per_second(), f64::from(thought[0].times.count()) / games.max(1) as f64],
        seconds_a_game: thought[0].seconds / games.max(1) as f64,
    }
}
