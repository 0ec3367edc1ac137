//! Several processes on one database: what others have done to a match this one has in memory too, and what they have
//! left undone.
//!
//! Any process serves any player. What one has committed the others are told ([`News`]) and read; whoever listens to
//! them sees it as if it had been done there. A bot thinks where its turn was claimed; a turn nobody has claimed for a
//! while is taken up by whoever finds it.

use super::live::{Live, Room};
use crate::app::{App, until};
use crate::ids::MatchId;
use crate::moment::{Millis, now};
use crate::store::news::{BEAT, News};
use crate::store::{Since, Unattended};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

/// A bot's turn that nobody has moved for so long may have been forgotten.
const FORGOTTEN: Millis = 4_000;

/// How often forgotten turns and clocks are looked for.
const ROUND: Duration = Duration::from_secs(5);

/// Follows what other processes do, until the server closes.
pub async fn follow(app: App) {
    let Some(mut news) = app.store.news() else { return };
    let mut closing = app.closing();
    let mut beat = tokio::time::interval(BEAT);
    let mut round = tokio::time::interval(ROUND);
    loop {
        tokio::select! {
            heard = news.recv() => match heard {
                Some(News::Match(id, seq)) => {
                    if let Some(room) = app.hall.loaded(id) {
                        tokio::spawn(catch_up(app.clone(), room, seq));
                    }
                }
                Some(News::Session(hash)) => crate::guard::session::ended(&app, &hash),
                Some(News::Told(told)) => app.ear.tell(&[told]),
                Some(News::Missed) => {
                    tokio::spawn(look_around(app.clone()));
                }
                None => return,
            },
            _ = beat.tick() => {
                let app = app.clone();
                tokio::spawn(async move { app.store.beat().await });
            }
            _ = round.tick() => {
                tokio::spawn(take_over(app.clone()));
            }
            () = until(&mut closing) => return,
        }
    }
}

/// Looks at every match in memory: nobody knows what was missed.
async fn look_around(app: App) {
    let mut believed = Vec::new();
    for room in app.hall.present() {
        believed.push((room.id, room.lock_untouched().await.seq));
    }
    match app.store.moved(&believed).await {
        Ok(moved) => {
            for (id, seq) in moved {
                if let Some(room) = app.hall.loaded(id) {
                    catch_up(app.clone(), room, seq).await;
                }
            }
        }
        Err(error) => tracing::warn!(%error, "nobody knows what other processes have done meanwhile"),
    }
}

/// Takes up turns of bots that nobody has moved for a while, and watches clocks another process may have watched.
async fn take_over(app: App) {
    let Ok(waiting) = app.store.unattended().await else { return };
    for Unattended { id, due, updated, deadline, .. } in waiting {
        if app.is_closing() {
            return;
        }
        if deadline.is_some() {
            app.flag(id, deadline);
        }
        // Whoever thinks about it holds the claim; where nobody does, loading it follows up.
        if due
            && updated < now() - FORGOTTEN
            && matches!(app.store.claim(id).await, Ok(Some(_)))
            && let Ok(room) = app.hall.room(&app, id).await
        {
            let mut live = room.lock().await;
            app.follow_up(&room, &mut live);
        }
    }
}

/// Reads what has come to a match, up to change `seq` at least.
async fn catch_up(app: App, room: Arc<Room>, seq: i64) {
    let mut live = room.lock_untouched().await;
    if live.seq < seq && !live.lost {
        live.catch_up(&app, room.id).await;
        app.follow_up(&room, &mut live);
    }
}

impl Live {
    async fn catch_up(&mut self, app: &App, id: MatchId) {
        let since = app.store.since(id, self.seq, self.table.steps()).await;
        let Ok(Some(since)) = since else {
            return self.renew(app).await;
        };
        let (before, steps) = (self.seq, self.table.steps());
        if !self.take_in(since) {
            return self.renew(app).await;
        }
        let spoken = self.chat.last().filter(|line| line.seq == self.seq).cloned();
        self.seat_listeners();
        match (self.seq - before, spoken) {
            (1, Some(line)) => {
                self.chat.pop();
                self.tell_chat(app, line);
            }
            (1, None) => self.tell_position(app, steps, true),
            // Everybody is told every number: where several have gone by, all see the whole table.
            _ => self.show_everybody(),
        }
    }

    /// Takes new steps; `false` where they do not fit, which leaves a table that is worth nothing.
    fn take_in(&mut self, since: Since) -> bool {
        let Since { listed, steps, chat } = since;
        let count = self.table.steps();
        let table = &mut self.table;
        let taken = catch_unwind(AssertUnwindSafe(|| {
            steps.iter().all(|step| match step.seat {
                Some(seat) => table.act(seat, &step.text).is_ok(),
                None => table.chance(&step.text).is_ok(),
            })
        }));
        if !taken.unwrap_or(false) {
            return false;
        }
        self.header = listed.header;
        self.dice = self.header.dice();
        self.seq = listed.seq;
        self.position = listed.position;
        self.chat = chat;
        self.floor = match steps.len() {
            0 => self.floor,
            1 => self.floor_after(count),
            _ => self.table.settle_floor(),
        };
        true
    }
}
