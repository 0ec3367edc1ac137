//! A match in memory: the rules behind a lock, who listens, and what was sent to them.
//!
//! The lock is held from the moment an action is checked until its commit is on disk and its updates are queued, so
//! nobody ever sees a position that could still be lost. A commit that was refused puts everything back.

use super::chair::Sitter;
use super::clock::{ClockRule, Clocks};
use super::header::{Header, Status};
use crate::config::Config;
use crate::ids::{MatchId, UserId};
use crate::moment::{Millis, now, steady};
use crate::refusal::{Reason, Refusal};
use crate::store::{ChatRow, StepRow, Stored};
use axum::extract::ws::Utf8Bytes;
use frente_catalog::{AnyMatch, NodeOut};
use frente_kernel::{Seat, Secret, VerifiableDice, Viewer};
use frente_search::Level;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, OwnedMutexGuard, mpsc};

/// A match somebody may be at.
pub struct Room {
    /// The id of the match.
    pub id: MatchId,
    live: Arc<Mutex<Live>>,
    touched: AtomicI64,
}

impl Room {
    /// Puts a match into a room.
    pub fn new(live: Live) -> Room {
        Room { id: live.header.id, live: Arc::new(Mutex::new(live)), touched: AtomicI64::new(now()) }
    }

    /// Waits for the table.
    pub async fn lock(&self) -> OwnedMutexGuard<Live> {
        self.touched.store(now(), Ordering::Relaxed);
        self.live.clone().lock_owned().await
    }

    /// Waits for the table for the house's own business, which keeps nothing in memory.
    pub async fn lock_untouched(&self) -> OwnedMutexGuard<Live> {
        self.live.clone().lock_owned().await
    }

    /// Forgets what was sent where nobody will come back for it.
    pub fn tidy(&self, before: Millis) {
        if self.touched.load(Ordering::Relaxed) < before
            && let Ok(mut live) = self.live.try_lock()
            && live.listeners.iter().all(|listener| listener.send.is_closed())
        {
            live.listeners.clear();
            live.audience = Vec::new();
            live.past = VecDeque::new();
        }
    }

    /// Whether nobody has come for a while, nobody listens, nobody thinks and no live clock runs.
    pub fn is_idle(&self, before: Millis) -> bool {
        self.touched.load(Ordering::Relaxed) < before
            && self.live.try_lock().is_ok_and(|live| {
                let left = |listener: &Listener| listener.send.is_closed();
                live.listeners.iter().all(left) && !live.driven && !live.is_against_time()
            })
    }
}

/// A match in memory.
pub struct Live {
    /// What was agreed.
    pub header: Header,
    /// The match as the rules know it.
    pub table: Box<dyn AnyMatch>,
    /// The dice, where the server throws them.
    pub dice: Option<VerifiableDice>,
    /// The number of the last change.
    pub seq: i64,
    /// The number of the last change of the position: what an action must have seen.
    pub position: i64,
    /// How far it may be taken back. Kept beside the table, which would replay the match to tell.
    pub floor: usize,
    /// The bot that thinks now.
    pub thinking: Option<Seat>,
    /// Whether a task moves the bots.
    pub driven: bool,
    /// When somebody last looked.
    pub looked: Instant,
    /// How often it was read from disk again, because memory was behind.
    pub renewed: u32,
    /// Set where it could not be read again: what is here is worth nothing.
    pub lost: bool,
    /// What was said.
    pub chat: Vec<ChatRow>,
    pub(super) listeners: Vec<Listener>,
    pub(super) past: VecDeque<Past>,
    /// Who has listened, and when last: the past is kept for them.
    pub(super) audience: Vec<(Audience, Millis)>,
}

/// Somebody who listens.
pub(super) struct Listener {
    pub key: u64,
    pub user: Option<UserId>,
    pub audience: Audience,
    pub send: mpsc::Sender<Utf8Bytes>,
    /// Set where his queue was full: he gets a snapshot when it is empty again.
    pub lagging: Arc<AtomicBool>,
}

/// For whom something is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Somebody at the table.
    Person(UserId),
    /// Everybody without a seat.
    Gallery,
}

/// A change as it was told.
pub(super) struct Past {
    pub seq: i64,
    pub told: Vec<(Audience, Utf8Bytes)>,
}

impl Live {
    /// A match from disk, replayed.
    pub fn load(stored: Stored, config: &Config) -> Result<Live, Refusal> {
        let Stored { header, steps, chat, seq, position } = stored;
        let game = config.game_by(&header.game, header.rules)?;
        let broken = |why: String| {
            tracing::error!(id = %header.id, why, "a stored match does not replay");
            Refusal::from(Reason::Internal)
        };
        let mut table = game.open(&header.setup).map_err(|faults| match faults.0.as_slice() {
            [missing] if missing.place == "setup.pack" => Refusal::because(Reason::OtherData, &missing.reason),
            _ => broken(faults.to_string()),
        })?;
        for (number, step) in (1..).zip(&steps) {
            let taken = match step.seat {
                Some(seat) => table.act(seat, &step.text),
                None => table.chance(&step.text),
            };
            taken.map_err(|error| broken(format!("step {number}: {error}")))?;
        }
        let mut live = Live::new(header, table, seq);
        live.position = position;
        live.chat = chat;
        Ok(live)
    }

    /// Live clocks stood still while no process had the match.
    pub fn resume_clocks(&mut self) {
        self.header.clocks = self.header.clocks.take().map(|clocks| clocks.resumed(self.header.clock, steady()));
    }

    /// A match, however it came about.
    pub fn new(header: Header, mut table: Box<dyn AnyMatch>, seq: i64) -> Live {
        let mut live = Live {
            dice: header.dice(),
            floor: table.settle_floor(),
            header,
            table,
            seq,
            position: seq,
            thinking: None,
            driven: false,
            looked: Instant::now(),
            renewed: 0,
            lost: false,
            chat: Vec::new(),
            listeners: Vec::new(),
            past: VecDeque::new(),
            audience: Vec::new(),
        };
        live.header.turn = live.turn();
        live
    }

    /// What feeds the samples behind odds: the same question at the same position has the same answer, and nobody can
    /// foresee it, or the samples would tell guesses about what is hidden from the truth.
    pub fn odds_seed(&self) -> u64 {
        self.header.secret.unwrap_or(Secret([0; 32])).aside("frente odds", self.position)
    }

    /// The dice as a record names them. Those that were partly thrown elsewhere cannot be redrawn from one secret: such
    /// a record claims none.
    pub fn record_dice(&self) -> Option<VerifiableDice> {
        self.header.dice().filter(|_| self.header.own_dice)
    }

    /// Whether anything may still be done.
    pub fn ready(&self) -> Result<(), Refusal> {
        match self.header.status {
            // Its dice cannot be thrown: the operator has been told at the start.
            Status::Playing if self.header.locked => Err(Reason::Storage.into()),
            Status::Playing => Ok(()),
            Status::Waiting => Err(Reason::Waiting.into()),
            Status::Over => Err(Reason::Over.into()),
        }
    }

    /// Whose turn it is, an ending outside the rules included.
    pub fn node(&self) -> NodeOut {
        self.told(&[]).node()
    }

    /// Who must choose now; nobody before all have come and once it is over.
    pub fn turn(&self) -> Option<Seat> {
        self.node().deciding().filter(|_| self.header.status == Status::Playing)
    }

    /// The bot that must choose.
    pub fn bot_due(&self) -> Option<(Seat, Level)> {
        if self.header.status != Status::Playing {
            return None;
        }
        let seat = self.table.node().deciding()?;
        match self.header.chairs.get(usize::from(seat.0))?.sitter {
            Sitter::Bot(level) => Some((seat, level)),
            _ => None,
        }
    }

    /// Whether only bots sit here.
    pub fn is_among_bots(&self) -> bool {
        self.header.is_among_bots()
    }

    /// Whether a live clock runs: it would stand still while the match is on disk alone.
    pub fn is_against_time(&self) -> bool {
        let runs = |clocks: &Clocks| clocks.deadline().is_some();
        matches!(self.header.clock, ClockRule::Live { .. })
            && self.header.status == Status::Playing
            && self.header.clocks.as_ref().is_some_and(runs)
    }

    /// The seat whose clock has run out.
    pub fn flag_down(&self) -> Option<Seat> {
        let (seat, at) = self.header.clocks.as_ref().and_then(Clocks::deadline)?;
        (self.header.status == Status::Playing && at <= steady()).then_some(seat)
    }

    /// Whether nobody has looked for so long.
    pub fn is_unwatched(&self, since: Duration) -> bool {
        let gone = |listener: &Listener| listener.send.is_closed();
        self.listeners.iter().all(gone) && self.looked.elapsed() >= since
    }

    /// Whether anybody may look: it is public, or nothing is hidden, or nothing yet, or nothing any more, or from no person.
    /// What is shown of a match that hides things is then what both sides may see.
    pub fn is_open_to_all(&self) -> bool {
        let playing = self.header.status == Status::Playing;
        self.header.listed || !self.table.info().hidden || !playing || self.header.people().is_empty()
    }

    /// Whether anybody may know everything: nothing is hidden, or nothing any more.
    pub fn is_no_secret(&self) -> bool {
        !self.table.info().hidden || self.header.status == Status::Over
    }

    /// Who `user` is here, if he may look at all.
    pub fn audience(&self, user: Option<UserId>) -> Result<Audience, Refusal> {
        match user {
            Some(user) if self.header.seats_user(user) => Ok(Audience::Person(user)),
            _ if self.is_open_to_all() => Ok(Audience::Gallery),
            _ => Err(Reason::NoSpectators.into()),
        }
    }

    /// Whose eyes `audience` looks through. Whoever acts for several seats looks through those of the one that must
    /// choose, else through his first.
    pub fn viewer(&self, audience: Audience) -> Viewer {
        let Audience::Person(user) = audience else {
            return Viewer::Spectator;
        };
        let deciding = self.table.node().deciding().filter(|seat| self.header.may_act(user, *seat));
        let first = || super::chair::seats_of(&self.header.chairs, user).next();
        deciding.or_else(first).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The rows of every step after the first `from`, for a change numbered `seq`.
    pub fn rows(&self, from: usize, seq: i64, at: Millis) -> Vec<StepRow> {
        let row = |number: usize| {
            let step = self.table.step(number)?;
            Some(StepRow {
                match_id: self.header.id,
                number: number as i64,
                seq,
                seat: step.seat.map(|seat| i64::from(seat.0)),
                notation: step.text,
                at,
            })
        };
        (from + 1..=self.table.steps()).filter_map(row).collect()
    }
}
