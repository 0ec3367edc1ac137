//! Bots that learn: games to learn from, teaching, and what a taught bot is worth.
//!
//! The rooms: [`pupil`] (a bot with the network it judges by), [`play`](mod@play) (games and their lessons), [`lessons`]
//! (lessons as a file), [`fit`](mod@fit) (a network from lessons), [`judge`](mod@judge) (how true its chances are),
//! [`gate`](mod@gate) (a match of pairs), [`calibrate`](mod@calibrate) (how true the chances of a bot
//! at play are), [`foolish`](mod@foolish) (what no sensible player does),
//! [`speed`](mod@speed) (what judging costs), [`command`] (the words of
//! `frente-school`). Game number i depends on the seed and on i alone, for any number of threads.

pub mod calibrate;
pub mod command;
pub mod fit;
pub mod foolish;
pub mod gate;
pub mod judge;
pub mod lessons;
pub mod play;
pub mod pupil;
pub mod speed;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// How many games, on how many threads, and for how long at most.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Series {
    /// Games, or pairs of games.
    pub games: u32,
    /// What they all derive from.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// No game is begun later than this; fewer games are played then, the first of the series.
    pub limit: Option<Duration>,
}

/// Plays a series and hands back what comes of each game, in order.
pub(crate) fn each<T: Send>(series: Series, one: impl Fn(u32) -> T + Sync) -> Vec<T> {
    let (next, start) = (AtomicU32::new(0), Instant::now());
    let done = Mutex::new(Vec::new());
    let work = || {
        while series.limit.is_none_or(|limit| start.elapsed() < limit) {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= series.games {
                return;
            }
            let came = one(game);
            done.lock().expect("no thread panicked").push((game, came));
        }
    };
    std::thread::scope(|scope| (0..series.threads.max(1)).for_each(|_| drop(scope.spawn(work))));
    let mut done = done.into_inner().expect("no thread panicked");
    // Games are begun in order and every one begun is finished: what there is, is the beginning of the series.
    done.sort_by_key(|(game, _)| *game);
    done.into_iter().map(|(_, came)| came).collect()
}
