//! What goes out: snapshots, updates and chat, each made for one pair of eyes.
//!
//! An update is made once for each person at the table and once for all spectators, and only where somebody listens
//! or has just left. The texts are kept for a while, so that whoever reconnects is sent what he missed, word for word.

use super::clock::ClockOut;
use super::live::{Audience, Listener, Live, Past};
use super::meta;
use crate::app::App;
use crate::ids::UserId;
use crate::moment::{Millis, now, steady};
use crate::refusal::Refusal;
use crate::store::{ChatRow, LINES};
use axum::extract::ws::Utf8Bytes;
use frente_catalog::told::{ChatOut, MatchMeta, Snapshot, Told};
use frente_kernel::Seat;
use serde::Serialize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use tokio::sync::mpsc;

/// Updates are still made for somebody who left this long ago.
pub(super) const ABSENCE: Millis = 120_000;

#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(crate) struct ChatLine<'a> {
    #[serde(rename = "type")]
    #[cfg_attr(feature = "ts", ts(type = "\"chat\""))]
    kind: &'static str,
    seq: i64,
    user: &'a str,
    text: &'a str,
    at: Millis,
}

#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(crate) struct Thinking {
    #[serde(rename = "type")]
    #[cfg_attr(feature = "ts", ts(type = "\"thinking\""))]
    kind: &'static str,
    seat: Option<Seat>,
}

fn text(value: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(value).expect("plain data").into()
}

impl Live {
    /// The whole table as `user` may see it.
    pub fn snapshot(&self, user: Option<UserId>) -> Result<Snapshot, Refusal> {
        let audience = self.audience(user)?;
        let chat = |row: &ChatRow| ChatOut { user: row.name.clone(), text: row.line.clone(), at: row.at };
        let chat = if self.hears(audience) { self.chat.iter().map(chat).collect() } else { Vec::new() };
        Ok(self.told(&self.clocks_out()).snapshot(self.viewer(audience), self.meta(user), chat))
    }

    /// The match in a few lines, for `user`.
    pub fn meta(&self, user: Option<UserId>) -> MatchMeta {
        meta::meta(&self.header, self.seq, self.table.steps(), user)
    }

    /// The match as frames are made from it.
    pub fn told<'a>(&'a self, clocks: &'a [ClockOut]) -> Told<'a> {
        Told {
            table: &*self.table,
            status: self.header.status,
            ending: self.header.ending,
            floor: self.floor,
            seq: self.seq,
            thinking: self.thinking,
            clocks,
        }
    }

    /// The clocks as they stand.
    pub fn clocks_out(&self) -> Vec<ClockOut> {
        self.header.clocks.as_ref().map_or_else(Vec::new, |clocks| clocks.out(steady()))
    }

    /// Whether chat is for these ears: players, and anybody at a public table.
    fn hears(&self, audience: Audience) -> bool {
        self.header.listed || matches!(audience, Audience::Person(_))
    }

    /// Tells everybody how the table stands after a change.
    pub(super) fn tell_position(&mut self, app: &App, log_from: usize, meta: bool) {
        let clocks = self.clocks_out();
        self.tell(app, |live, audience| live.update(audience, log_from, meta, &clocks));
    }

    fn update(&self, audience: Audience, log_from: usize, meta: bool, clocks: &[ClockOut]) -> Utf8Bytes {
        let viewer = self.viewer(audience);
        let user = match audience {
            Audience::Person(user) => Some(user),
            Audience::Gallery => None,
        };
        text(&self.told(clocks).update(viewer, log_from, meta.then(|| self.meta(user))))
    }

    pub(super) fn tell_chat(&mut self, app: &App, row: ChatRow) {
        let line = text(&ChatLine { kind: "chat", seq: row.seq, user: &row.name, text: &row.line, at: row.at });
        let (clocks, steps) = (self.clocks_out(), self.table.steps());
        self.chat.push(row);
        let old = self.chat.len().saturating_sub(LINES);
        self.chat.drain(..old);
        // Whoever may not hear it is told that a change was made, or he would believe he had missed one.
        self.tell(app, |live, audience| match live.hears(audience) {
            true => line.clone(),
            false => live.update(audience, steps, false, &clocks),
        });
    }

    fn tell(&mut self, app: &App, make: impl Fn(&Live, Audience) -> Utf8Bytes) {
        let at = now();
        let Live { listeners, audience, .. } = self;
        audience.retain_mut(|(who, seen)| {
            if listeners.iter().any(|listener| listener.audience == *who) {
                *seen = at;
            }
            at - *seen < ABSENCE
        });
        if self.audience.is_empty() {
            self.past.clear();
            return;
        }
        let told: Vec<(Audience, Utf8Bytes)> = self.audience.iter().map(|(who, _)| (*who, make(self, *who))).collect();
        for (who, text) in &told {
            self.listeners.retain(|listener| listener.audience != *who || listener.hear(text));
        }
        self.past.push_back(Past { seq: self.seq, told });
        while self.past.len() > app.config.resend {
            self.past.pop_front();
        }
    }

    /// Sends everybody who listens the whole table.
    pub(super) fn show_everybody(&mut self) {
        self.past.clear();
        let mut listeners = std::mem::take(&mut self.listeners);
        listeners.retain(|listener| match self.snapshot(listener.user) {
            Ok(snapshot) => listener.hear(&text(&snapshot)),
            Err(_) => false,
        });
        self.listeners = listeners;
    }

    /// Tells everybody who thinks. Not a change: whoever misses it finds it in the next one.
    pub(super) fn tell_thinking(&mut self, seat: Option<Seat>) {
        self.thinking = seat;
        let text = text(&Thinking { kind: "thinking", seat });
        self.listeners.retain(|listener| listener.hear(&text));
    }

    /// Begins to listen: what to send at once (what was missed since `since`, or the whole table), and where the rest
    /// will come.
    pub fn listen(&mut self, user: Option<UserId>, since: Option<i64>, key: u64) -> Result<Listening, Refusal> {
        let who = self.audience(user)?;
        let first = match since.and_then(|since| self.missed(who, since)) {
            Some(missed) => missed,
            None => vec![text(&self.snapshot(user)?)],
        };
        match self.audience.iter_mut().find(|(known, _)| *known == who) {
            Some((_, seen)) => *seen = now(),
            None => self.audience.push((who, now())),
        }
        let (send, receive) = mpsc::channel(128);
        let lagging = Arc::new(AtomicBool::new(false));
        self.looked = Instant::now();
        self.listeners.push(Listener { key, user, audience: who, send, lagging: lagging.clone() });
        Ok(Listening { first, receive, lagging })
    }

    /// Every text for `who` after change `since`; `None` where one of them is not kept any more.
    fn missed(&self, who: Audience, since: i64) -> Option<Vec<Utf8Bytes>> {
        if since > self.seq || since < 0 {
            return None;
        }
        let missed = usize::try_from(self.seq - since).ok()?;
        let from = self.past.len().checked_sub(missed)?;
        let text = |past: &Past| past.told.iter().find(|(told, _)| *told == who).map(|(_, text)| text.clone());
        let texts: Option<Vec<_>> = self.past.range(from..).map(text).collect();
        texts.filter(|_| missed == 0 || self.past.get(from).is_some_and(|past| past.seq == since + 1))
    }

    /// Whoever listens and has sat down listens as a player from now on; whoever may not look any more is sent away.
    pub(super) fn seat_listeners(&mut self) {
        let mut listeners = std::mem::take(&mut self.listeners);
        listeners.retain_mut(|listener| {
            let Ok(who) = self.audience(listener.user) else {
                return false;
            };
            listener.audience = who;
            if !self.audience.iter().any(|(known, _)| *known == who) {
                self.audience.push((who, now()));
            }
            true
        });
        self.listeners = listeners;
    }

    /// Stops sending to this listener.
    pub fn leave(&mut self, key: u64) {
        self.looked = Instant::now();
        self.listeners.retain(|listener| listener.key != key);
    }
}

/// What somebody who listens holds.
pub struct Listening {
    /// To be sent at once.
    pub first: Vec<Utf8Bytes>,
    /// Where the frames arrive.
    pub receive: mpsc::Receiver<Utf8Bytes>,
    /// Whether something was left out because he is slow.
    pub lagging: Arc<AtomicBool>,
}

impl Listener {
    /// Queues a text; `false` once he is gone.
    fn hear(&self, text: &Utf8Bytes) -> bool {
        if self.lagging.load(Ordering::Relaxed) {
            return !self.send.is_closed();
        }
        match self.send.try_send(text.clone()) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.lagging.store(true, Ordering::Relaxed);
                true
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }
}
