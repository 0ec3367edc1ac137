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
    /// Milliseconds a decision: its own and the other's mean, its own longest.
    pub milliseconds: [f64; 3],
}

/// Plays a match.
pub fn gate<G: Taught>(bots: [Pupil; 2], series: Series) -> Gate {
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
    let milliseconds = [thought[0].mean(), thought[1].mean(), thought[0].longest].map(|seconds| 1000.0 * seconds);
    Gate { games: 2 * pairs.len(), share, half_width, by_side, milliseconds }
}
