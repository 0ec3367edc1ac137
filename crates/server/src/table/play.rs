//! What people do at a table: act, undo, resign, propose, talk.
//!
//! Each is one change with a number of its own: checked, carried out in memory, committed, and only then told. The
//! same door serves the socket and plain HTTP.

use super::broken;
use super::chair;
use super::change::{TableBefore, Tell};
use super::ending::Ending;
use super::header::Status;
use super::live::{Live, Room};
use super::propose::Kind;
use crate::app::App;
use crate::guard::limits::Which;
use crate::ids::UserId;
use crate::moment::now;
use crate::refusal::{Reason, Refusal};
use crate::store::{ChatRow, Op};
use crate::watch;
use frente_catalog::{AnyMatch, RewindError};
use frente_frozen::Overrun;
use frente_kernel::Seat;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tokio::time::Instant;

/// How often something is tried again because another process was faster.
const TRIES: u32 = 5;

/// Lines of chat kept on disk for a match.
const KEPT_LINES: i64 = 500;

/// What somebody wants.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    /// Choose for a seat, having seen change `seq`.
    Act {
        /// The seat that acts.
        seat: Seat,
        /// The last change seen.
        seq: i64,
        /// One gesture, in notation: carried out in order, as far as it goes.
        actions: Vec<String>,
    },
    /// Take back to the first `to` steps, or to the beginning of the gesture that stands there.
    Undo {
        /// The last change seen.
        seq: i64,
        /// Steps that remain.
        to: usize,
    },
    /// Give the match up.
    Resign {
        /// The seat that gives up.
        seat: Seat,
    },
    /// Propose something, agree to it, or decline it.
    Offer(Kind),
    /// Say something at the table.
    Chat(String),
}

/// Does what `user` wants, or says why not. Returns the number of the change once it is on disk.
///
/// Runs to its end even if the asker goes away, so it must not be called in a future that may be dropped.
pub async fn wish(app: &App, room: &Arc<Room>, user: UserId, wish: Wish) -> Result<i64, Refusal> {
    let which = match wish {
        Wish::Chat(_) => Which::Chat,
        _ => Which::Actions,
    };
    app.limits.person(user, which)?;
    let began = Instant::now();
    let mut live = room.lock().await;
    let mut renewed = live.renewed;
    let mut done = live.grant(app, user, &wish).await;
    for _ in 0..TRIES {
        let Err(refusal) = &done else { break };
        // Another process has changed the match: what was wanted may still fit what stands there now.
        if refusal.code != "stale" || live.renewed == renewed || live.lost {
            break;
        }
        renewed = live.renewed;
        done = live.grant(app, user, &wish).await;
    }
    app.follow_up(room, &mut live);
    watch::action_took(began.elapsed(), done.as_ref().err().map(|refusal| refusal.code));
    done.map_err(|mut refusal| {
        if refusal.wants_snapshot() {
            refusal.snapshot =
                live.snapshot(Some(user)).ok().and_then(|text| serde_json::value::to_raw_value(&text).ok());
        }
        // Somebody else's seat, or what no page of ours sends: the house should know.
        match refusal.code {
            "seat" | "bad" => {
                tracing::warn!(id = %room.id, %user, code = refusal.code, detail = refusal.detail, "refused");
            }
            code => tracing::debug!(id = %room.id, %user, code, detail = refusal.detail, "refused"),
        }
        refusal
    })
}

impl Live {
    async fn grant(&mut self, app: &App, user: UserId, wish: &Wish) -> Result<i64, Refusal> {
        // Whoever keeps the flags may be a moment late.
        if let Some(seat) = self.flag_down()
            && !matches!(wish, Wish::Chat(_))
        {
            self.end(app, Ending::Timeout(seat)).await?;
        }
        match wish {
            Wish::Act { seat, seq, actions } => self.act_as(app, user, *seat, *seq, actions).await,
            Wish::Undo { seq, to } => self.undo_as(app, user, *seq, *to).await,
            Wish::Resign { seat } => self.resign(app, user, *seat).await,
            Wish::Offer(kind) => self.propose(app, user, *kind).await,
            Wish::Chat(line) => self.say(app, user, line).await,
        }
    }

    async fn act_as(
        &mut self,
        app: &App,
        user: UserId,
        seat: Seat,
        seq: i64,
        actions: &[String],
    ) -> Result<i64, Refusal> {
        if !self.header.may_act(user, seat) {
            return Err(Reason::NotYourSeat.into());
        }
        self.ready()?;
        self.fresh(seq)?;
        self.act(app, seat, actions).await
    }

    /// Whether the asker has seen the position. Chat and the like in between do not matter.
    pub fn fresh(&self, seq: i64) -> Result<(), Refusal> {
        let seen = (self.position..=self.seq).contains(&seq);
        if seen { Ok(()) } else { Err(Reason::Stale.into()) }
    }

    /// `seat` makes one gesture, every die that falls due is thrown, and what has one answer is answered.
    pub async fn act(&mut self, app: &App, seat: Seat, actions: &[String]) -> Result<i64, Refusal> {
        let steps = self.table.steps();
        let before = self.before(TableBefore::Steps(steps));
        let taken = catch_unwind(AssertUnwindSafe(|| {
            self.gesture(seat, actions)?;
            self.roll();
            self.answer_alone(steps);
            Ok(())
        }));
        match taken {
            Ok(Ok(())) => {}
            Ok(Err(refusal)) => {
                let refusal: frente_catalog::ActError = refusal;
                return Err(refusal.into());
            }
            // Rules of an earlier version took too long: nothing was taken, the match is as it was before.
            Err(panic) if panic.is::<Overrun>() => {
                self.table = self.table.prefix(steps)?;
                return Err(Reason::Overrun.into());
            }
            Err(panic) => {
                let (what, said) = (format!("seat {seat} chose \"{}\"", actions.join(", ")), broken::said(&*panic));
                drop(panic);
                self.break_down(app, steps, &what, said).await;
                return Err(Reason::Internal.into());
            }
        }
        self.begin_change();
        self.floor = self.floor_after(steps);
        self.settle();
        let mut ops = vec![Op::Steps(self.rows(steps, self.seq, self.header.updated))];
        let over = self.header.status == Status::Over;
        let meta = over || before.proposal.is_some();
        if meta || self.header.clocks.is_some() {
            ops.push(self.header.save());
        }
        self.conclude(app, before, ops, Tell::Position { log_from: steps, meta }).await
    }

    /// The first dice of a match that begins with `change`, from the position `laid` where the seats brought lists.
    pub(super) async fn begin(
        &mut self,
        app: &App,
        laid: Option<Box<dyn AnyMatch>>,
        change: impl FnOnce(&mut Live),
        mut ops: Vec<Op>,
    ) -> Result<i64, Refusal> {
        let steps = self.table.steps();
        let before = match laid {
            Some(table) => {
                let before = self.lay_down(table);
                ops.extend(self.header.lay());
                before
            }
            None => self.before(TableBefore::Steps(steps)),
        };
        change(self);
        self.header.status = Status::Playing;
        // Every seat has given its salt now.
        self.dice = self.header.dice();
        self.roll();
        self.answer_alone(self.table.steps());
        self.begin_change();
        self.floor = self.table.steps();
        self.settle();
        ops.push(Op::Steps(self.rows(steps, self.seq, self.header.updated)));
        ops.push(self.header.save());
        self.conclude(app, before, ops, Tell::Position { log_from: steps, meta: true }).await
    }

    async fn undo_as(&mut self, app: &App, user: UserId, seq: i64, to: usize) -> Result<i64, Refusal> {
        if !self.header.seats_user(user) {
            return Err(Reason::NotYourSeat.into());
        }
        self.ready()?;
        self.fresh(seq)?;
        let steps = self.table.steps();
        let own = self.table.node().deciding().is_some_and(|seat| self.header.may_act(user, seat));
        // Where another must choose, the last word was not this person's.
        let floor = if own { self.floor } else { steps };
        if to > steps {
            return Err(RewindError::Beyond { steps }.into());
        }
        if to < floor {
            return Err(RewindError::Barrier { floor }.into());
        }
        if to == steps {
            return Err(Reason::NothingToUndo.into());
        }
        // A gesture was one thing for whoever made it, and is taken back as one. A match that came from elsewhere has all
        // its steps from one change: there each is taken back by itself.
        let began = app.store.gesture(self.header.id, to + 1).await.map_err(|_| Reason::Storage)?;
        let whole = began.map_or(to, |first| to.min(first.saturating_sub(1)));
        self.take_back(app, if whole >= floor { whole } else { to }).await
    }

    /// Takes the match back to its first `to` steps, barrier or not.
    pub(super) async fn take_back(&mut self, app: &App, to: usize) -> Result<i64, Refusal> {
        let earlier = self.table.prefix(to)?;
        let later = std::mem::replace(&mut self.table, earlier);
        let before = self.before(TableBefore::Other(later));
        self.begin_change();
        self.floor = self.table.settle_floor();
        self.settle();
        let ops = vec![self.header.cut(to), self.header.save()];
        let meta = before.proposal.is_some();
        self.conclude(app, before, ops, Tell::Position { log_from: to, meta }).await
    }

    async fn resign(&mut self, app: &App, user: UserId, seat: Seat) -> Result<i64, Refusal> {
        if !self.header.may_act(user, seat) {
            return Err(Reason::NotYourSeat.into());
        }
        self.ready()?;
        self.end(app, Ending::Resigned(seat)).await
    }

    /// Ends the match outside its rules.
    pub async fn end(&mut self, app: &App, ending: Ending) -> Result<i64, Refusal> {
        let steps = self.table.steps();
        let before = self.before(TableBefore::Steps(steps));
        self.header.ending = Some(ending);
        self.begin_change();
        self.floor = steps;
        self.settle();
        let ops = vec![self.header.save()];
        self.conclude(app, before, ops, Tell::Position { log_from: steps, meta: true }).await
    }

    /// A change of what stands beside the position: seats, proposals, a rematch.
    pub(crate) async fn note(
        &mut self,
        app: &App,
        change: impl FnOnce(&mut Live),
        mut ops: Vec<Op>,
    ) -> Result<i64, Refusal> {
        let steps = self.table.steps();
        let before = self.before(TableBefore::Steps(steps));
        change(self);
        self.seq += 1;
        self.header.updated = now();
        ops.push(self.header.save());
        self.conclude(app, before, ops, Tell::Position { log_from: steps, meta: true }).await
    }

    async fn say(&mut self, app: &App, user: UserId, line: &str) -> Result<i64, Refusal> {
        let Some(seat) = chair::seats_of(&self.header.chairs, user).next() else {
            return Err(Reason::NoChat.into());
        };
        let line = line.trim();
        if line.is_empty()
            || line.len() > 1_000
            || line.chars().count() > 500
            || line.chars().any(|c| c.is_control() && c != '\n')
        {
            return Err(Reason::BadText.into());
        }
        if app.store.is_muted(user).await.map_err(|_| Reason::Storage)? {
            return Err(Reason::Muted.into());
        }
        let before = self.before(TableBefore::Steps(self.table.steps()));
        self.seq += 1;
        let row = ChatRow {
            seq: self.seq,
            user,
            name: self.header.chairs[usize::from(seat.0)].name.clone(),
            line: line.to_owned(),
            at: now(),
        };
        let chat = Op::Run(
            "INSERT INTO chat (match_id, seq, user_id, line, at) VALUES ($1, $2, $3, $4, $5)",
            vec![self.header.id.into(), row.seq.into(), user.into(), line.into(), row.at.into()],
        );
        let forget = Op::Run(
            "DELETE FROM chat WHERE match_id = $1 AND seq <= \
             (SELECT seq FROM chat WHERE match_id = $1 ORDER BY seq DESC LIMIT 1 OFFSET $2)",
            vec![self.header.id.into(), KEPT_LINES.into()],
        );
        self.header.updated = row.at;
        self.conclude(app, before, vec![chat, forget], Tell::Chat(row)).await
    }
}
