//! Clocks that run out: one task knows the next deadline of every match that has one, in memory or not.

use super::ending::Ending;
use crate::app::{App, until};
use crate::ids::MatchId;
use crate::moment::{Millis, steady};
use std::collections::{BTreeSet, HashMap};
use std::time::Duration;
use tokio::sync::mpsc;

/// A match and when a clock of it runs out; `None`: none runs.
pub type Deadline = (MatchId, Option<Millis>);

/// How long a deadline that could not be settled waits.
const AGAIN: Millis = 5_000;

/// Watches the deadlines until nobody can name one any more.
pub async fn keep(app: App, mut told: mpsc::UnboundedReceiver<Deadline>) {
    let mut by_match: HashMap<MatchId, Millis> = HashMap::new();
    let mut by_time: BTreeSet<(Millis, MatchId)> = BTreeSet::new();
    let mut closing = app.closing();
    loop {
        let next = by_time.first().map_or(Millis::MAX, |(at, _)| *at);
        let wait = u64::try_from(next.saturating_sub(steady())).unwrap_or(0).min(3_600_000);
        tokio::select! {
            deadline = told.recv() => {
                let Some((id, at)) = deadline else { return };
                if let Some(before) = by_match.remove(&id) {
                    by_time.remove(&(before, id));
                }
                if let Some(at) = at {
                    by_match.insert(id, at);
                    by_time.insert((at, id));
                }
            }
            () = tokio::time::sleep(Duration::from_millis(wait)) => {
                while let Some((at, id)) = by_time.first().copied().filter(|(at, _)| *at <= steady()) {
                    by_time.remove(&(at, id));
                    by_match.remove(&id);
                    tokio::spawn(fall(app.clone(), id));
                }
            }
            () = until(&mut closing) => return,
        }
    }
}

/// Ends the match if a clock of it has really run out.
async fn fall(app: App, id: MatchId) {
    let Ok(mut live) = app.hall.table(&app, id).await else {
        app.flag(id, Some(steady() + AGAIN));
        return;
    };
    match live.flag_down() {
        Some(seat) => {
            if live.end(&app, Ending::Timeout(seat)).await.is_err() {
                app.flag(id, Some(steady() + AGAIN));
            }
        }
        // It was moved on meanwhile.
        None => app.follow_clock(&live),
    }
}
