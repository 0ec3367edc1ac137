//! One change of a match: begun, settled, committed, and then told.
//!
//! Where the database refuses it, memory is put back as if it had never been. Where the match has moved on, or where
//! nobody knows whether the change was written, memory is worth nothing any more: the match is read from disk again.

use super::archive;
use super::chair::Chair;
use super::clock::{ClockRule, Clocks};
use super::ending::Ending;
use super::header::Status;
use super::live::Live;
use super::propose::Proposal;
use crate::app::App;
use crate::club::ear::Told;
use crate::club::{book, cup, holidays};
use crate::ids::{MatchId, UserId};
use crate::moment::{Millis, now, steady};
use crate::refusal::{Reason, Refusal};
use crate::store::{ChatRow, Fence, Op, StoreError};
use frente_catalog::AnyMatch;
use frente_kernel::Seat;
use serde_json::Value;

/// What a failed commit puts back.
pub(super) struct Before {
    status: Status,
    ending: Option<Ending>,
    outcome: Option<Value>,
    clocks: Option<Clocks>,
    updated: Millis,
    pub(super) proposal: Option<Proposal>,
    rematch: Option<MatchId>,
    chairs: Vec<Chair>,
    turn: Option<Seat>,
    turned: Option<Millis>,
    rated: bool,
    creator: UserId,
    seq: i64,
    position: i64,
    floor: usize,
    setup: Option<Value>,
    table: TableBefore,
}

/// The table as it was.
pub(super) enum TableBefore {
    /// It had so many steps.
    Steps(usize),
    /// It was another.
    Other(Box<dyn AnyMatch>),
}

/// What is told of a change.
pub(super) enum Tell {
    /// Another position; log lines from that many steps on.
    Position { log_from: usize, meta: bool },
    /// A line of chat.
    Chat(ChatRow),
}

impl Live {
    /// What to put back where it cannot be written.
    pub(super) fn before(&self, table: TableBefore) -> Before {
        Before {
            status: self.header.status,
            ending: self.header.ending,
            outcome: self.header.outcome.clone(),
            clocks: self.header.clocks.clone(),
            updated: self.header.updated,
            proposal: self.header.proposal.clone(),
            rematch: self.header.rematch,
            chairs: self.header.chairs.clone(),
            turn: self.header.turn,
            turned: self.header.turned,
            rated: self.header.rated,
            creator: self.header.creator,
            seq: self.seq,
            position: self.position,
            floor: self.floor,
            setup: None,
            table,
        }
    }

    /// Lays down what the seats have brought: the match begins from another position.
    pub(super) fn lay_down(&mut self, table: Box<dyn AnyMatch>) -> Before {
        let earlier = std::mem::replace(&mut self.table, table);
        let before = self.before(TableBefore::Other(earlier));
        let setup = std::mem::replace(&mut self.header.setup, self.table.setup());
        self.header.chairs.iter_mut().for_each(|chair| chair.list = None);
        Before { setup: Some(setup), ..before }
    }

    /// Another number, another position.
    pub(super) fn begin_change(&mut self) {
        self.seq += 1;
        self.position = self.seq;
        self.header.updated = now();
        self.header.proposal = None;
    }

    /// Clocks and status follow the position.
    pub(super) fn settle(&mut self) {
        let at = steady();
        let node = self.node();
        if let Some(outcome) = node.outcome() {
            self.header.status = Status::Over;
            self.header.outcome = serde_json::to_value(outcome).ok();
        }
        let turn = self.turn();
        if turn != self.header.turn {
            (self.header.turn, self.header.turned) = (turn, Some(self.header.updated));
        }
        let rule = self.header.clock;
        if let Some(clocks) = &mut self.header.clocks {
            match node.deciding() {
                Some(seat) => clocks.pass(rule, Some(seat), &self.header.chairs, at),
                None => clocks.stop(at),
            }
        }
    }

    /// Commits and tells, or puts everything back, or reads everything again.
    pub(super) async fn conclude(
        &mut self,
        app: &App,
        before: Before,
        mut ops: Vec<Op>,
        tell: Tell,
    ) -> Result<i64, Refusal> {
        if self.lost {
            return Err(Reason::Storage.into());
        }
        let began = before.status == Status::Waiting && self.header.status == Status::Playing;
        let over_now = before.status != Status::Over;
        ops.push(Op::Fence(Fence {
            id: self.header.id,
            from: before.seq,
            to: self.seq,
            position: self.position,
            steps: self.table.steps() as i64,
            due: self.bot_due().is_some(),
            at: self.header.updated,
            turn: self.header.turn,
            turned: self.header.turned,
        }));
        let told = self.notices(&before, &tell);
        ops.extend(told.iter().map(|told| Op::Tell(*told)));
        match app.store.commit(ops).await {
            Ok(()) => {
                app.ear.tell(&told);
                if began && matches!(self.header.clock, ClockRule::Days { .. }) {
                    tokio::spawn(holidays::lay(app.clone(), self.header.id));
                }
                if matches!(tell, Tell::Position { meta: true, .. }) {
                    // With the match begun not everybody may look any more.
                    self.seat_listeners();
                }
                match tell {
                    Tell::Position { log_from, meta } => self.tell_position(app, log_from, meta),
                    Tell::Chat(row) => self.tell_chat(app, row),
                }
                if self.header.status == Status::Over && over_now {
                    let (app, id) = (app.clone(), self.header.id);
                    let place = self.header.terms.place.as_ref().map(|place| place.tournament);
                    // Where that fails, books and archive are made up later.
                    tokio::spawn(async move {
                        if let Err(error) = book::book(&app, id).await {
                            tracing::warn!(%id, %error, "a match could not be booked");
                        }
                        if let Some(tournament) = place {
                            cup::run::follow(app.clone(), tournament).await;
                        }
                        archive::keep(&app, id).await
                    });
                }
                Ok(self.seq)
            }
            Err(StoreError::Unavailable(_)) => {
                self.put_back(before);
                Err(Reason::Storage.into())
            }
            Err(StoreError::Conflict) => {
                tracing::info!(id = %self.header.id, "the match has moved on, it is read again");
                self.renew(app).await;
                Err(Reason::Stale.into())
            }
            Err(StoreError::Unknown(_)) => {
                tracing::warn!(id = %self.header.id, "the answer to a commit was lost, the match is read again");
                self.renew(app).await;
                Err(Reason::Unsure.into())
            }
        }
    }

    /// Who wants to know of a change without being at the table: those it waits for, those it no longer waits for, those
    /// somebody spoke to.
    fn notices(&self, before: &Before, tell: &Tell) -> Vec<Told> {
        let mut told = Vec::new();
        let (now, chat) = (&self.header, matches!(tell, Tell::Chat(_)));
        if before.status != now.status || before.turn != now.turn || before.chairs != now.chairs || chat {
            told.extend(now.people().into_iter().chain(now.asked).map(Told::Desk));
        }
        let waited = before.status == Status::Waiting;
        if waited && now.listed && (now.status != Status::Waiting || before.chairs != now.chairs) {
            told.push(Told::Lobby);
        }
        told
    }

    /// Puts what is on disk into the place of what is in memory, and shows it to everybody who listens. Where it cannot
    /// be read, the match is lost to this process until somebody asks for it again.
    pub(crate) async fn renew(&mut self, app: &App) {
        let id = self.header.id;
        match read(app, id).await {
            Ok(mut fresh) => {
                fresh.renewed = self.renewed + 1;
                fresh.looked = self.looked;
                fresh.driven = self.driven;
                fresh.thinking = self.thinking;
                fresh.listeners = std::mem::take(&mut self.listeners);
                fresh.audience = std::mem::take(&mut self.audience);
                *self = fresh;
                self.seat_listeners();
                self.show_everybody();
            }
            Err(refusal) => {
                tracing::warn!(%id, detail = refusal.detail, "a match could not be read again");
                self.lost = true;
                // Whoever listens comes back, and the match is loaded then.
                self.listeners.clear();
                app.hall.forget(id);
            }
        }
    }

    fn put_back(&mut self, before: Before) {
        self.seq = before.seq;
        self.position = before.position;
        self.floor = before.floor;
        self.header.proposal = before.proposal;
        self.header.rematch = before.rematch;
        self.header.chairs = before.chairs;
        self.dice = self.header.dice();
        self.header.creator = before.creator;
        self.header.turn = before.turn;
        self.header.turned = before.turned;
        self.header.rated = before.rated;
        self.header.status = before.status;
        self.header.ending = before.ending;
        self.header.outcome = before.outcome;
        self.header.clocks = before.clocks;
        self.header.updated = before.updated;
        if let Some(setup) = before.setup {
            self.header.setup = setup;
        }
        match before.table {
            TableBefore::Other(table) => self.table = table,
            TableBefore::Steps(steps) if steps < self.table.steps() => {
                self.table = self.table.prefix(steps).expect("a match has its own first steps");
            }
            TableBefore::Steps(_) => {}
        }
    }
}

/// A match as it lies on disk.
pub(super) async fn read(app: &App, id: MatchId) -> Result<Live, Refusal> {
    let stored = app.store.load(id).await.map_err(|error| {
        tracing::warn!(%id, %error, "a match could not be read");
        Reason::Storage
    })?;
    let stored = stored.ok_or(Reason::NoMatch)?;
    // Replaying a long match takes a while; a panic in it ends this request alone.
    let config = app.config.clone();
    let live = tokio::task::spawn_blocking(move || Live::load(stored, &config)).await;
    live.map_err(|_| Reason::Internal)?
}
