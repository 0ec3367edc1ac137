//! One change of a match: begun, settled, committed, and then told, or put back as if it had never been.

use super::clock::Clocks;
use super::ending::Ending;
use super::header::Status;
use super::live::Live;
use super::propose::Proposal;
use crate::app::App;
use crate::ids::MatchId;
use crate::moment::{Millis, now};
use crate::refusal::{Reason, Refusal};
use crate::store::{ChatRow, Op, StoreError};
use frente_catalog::AnyMatch;
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
    position: i64,
    floor: usize,
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
            proposal: self.proposal.clone(),
            rematch: self.header.rematch,
            position: self.position,
            floor: self.floor,
            table,
        }
    }

    /// Another number, another position.
    pub(super) fn begin_change(&mut self) {
        self.seq += 1;
        self.position = self.seq;
        self.header.updated = now();
        self.proposal = None;
    }

    /// Clocks and status follow the position.
    pub(super) fn settle(&mut self) {
        let at = self.header.updated;
        let node = self.node();
        if let Some(outcome) = node.outcome() {
            self.header.status = Status::Over;
            self.header.outcome = serde_json::to_value(outcome).ok();
        }
        let rule = self.header.clock;
        if let Some(clocks) = &mut self.header.clocks {
            match node.deciding() {
                Some(seat) => clocks.pass(rule, Some(seat), &self.header.chairs, at),
                None => clocks.stop(at),
            }
        }
    }

    /// Commits and tells, or puts everything back.
    pub(super) async fn conclude(
        &mut self,
        app: &App,
        before: Before,
        ops: Vec<Op>,
        tell: Tell,
    ) -> Result<i64, Refusal> {
        match app.store.commit(ops).await {
            Ok(()) => {
                match tell {
                    Tell::Position { log_from, meta } => self.tell_position(app, log_from, meta),
                    Tell::Chat(row) => self.tell_chat(app, row),
                }
                Ok(self.seq)
            }
            Err(error) => {
                self.put_back(before);
                if matches!(error, StoreError::Conflict) {
                    // Somebody else writes to this match. What is in memory is not the truth any more: let it be
                    // loaded anew, and everybody who listens come back for it.
                    tracing::warn!(id = %self.header.id, "another process plays this match, it is loaded anew");
                    self.listeners.clear();
                    app.hall.forget(self.header.id);
                    return Err(Reason::Stale.into());
                }
                Err(Reason::Storage.into())
            }
        }
    }

    fn put_back(&mut self, before: Before) {
        self.seq -= 1;
        self.position = before.position;
        self.floor = before.floor;
        self.proposal = before.proposal;
        self.header.rematch = before.rematch;
        self.header.status = before.status;
        self.header.ending = before.ending;
        self.header.outcome = before.outcome;
        self.header.clocks = before.clocks;
        self.header.updated = before.updated;
        match before.table {
            TableBefore::Other(table) => self.table = table,
            TableBefore::Steps(steps) if steps < self.table.steps() => {
                self.table = self.table.prefix(steps).expect("a match has its own first steps");
            }
            TableBefore::Steps(_) => {}
        }
    }
}
