//! The one writer: group commit.
//!
//! Whoever wants something written hands over a list of operations and waits. The writer takes all that are waiting
//! into one transaction, commits it, and tells everybody; by then the next ones are waiting. So a slow disk makes
//! larger batches, not a longer queue. Where the database refuses a batch, each list is tried alone: one that cannot be
//! written does not take the others with it.
//!
//! Every change of a match is fenced ([`Op::Fence`]): it names the number the match had when the change was made, and
//! is a conflict if the match has moved on. Nothing waits longer than the time the store was given: a connection that
//! does not answer is given up. Where that happens after COMMIT was sent, nobody can say whether the batch was written,
//! and everybody is told so ([`StoreError::Unknown`]).

use super::fence::{self, Fence};
use super::{DatabaseUrl, StepRow, StoreError, news, prepare};
use crate::club::ear::Told;
use crate::ids::Id;
use crate::watch;
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Connection as _};
use std::fmt::Write as _;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};

/// Lists taken into one transaction.
const BATCH: usize = 1_024;

/// Rows one statement inserts. Statements are prepared once for each power of two up to this.
const ROWS: usize = 64;

/// A value to bind.
#[derive(Clone, Debug)]
pub enum Val {
    /// Text, or NULL.
    Text(Option<String>),
    /// A number, or NULL.
    Int(Option<i64>),
}

impl From<&str> for Val {
    fn from(text: &str) -> Val {
        Val::Text(Some(text.to_owned()))
    }
}

impl From<String> for Val {
    fn from(text: String) -> Val {
        Val::Text(Some(text))
    }
}

impl From<Option<String>> for Val {
    fn from(text: Option<String>) -> Val {
        Val::Text(text)
    }
}

impl From<Id> for Val {
    fn from(id: Id) -> Val {
        id.as_str().into()
    }
}

impl From<Option<Id>> for Val {
    fn from(id: Option<Id>) -> Val {
        Val::Text(id.map(|id| id.to_string()))
    }
}

impl From<i64> for Val {
    fn from(number: i64) -> Val {
        Val::Int(Some(number))
    }
}

impl From<Option<i64>> for Val {
    fn from(number: Option<i64>) -> Val {
        Val::Int(number)
    }
}

impl From<bool> for Val {
    fn from(yes: bool) -> Val {
        Val::Int(Some(i64::from(yes)))
    }
}

/// Something to write.
#[derive(Clone, Debug)]
pub enum Op {
    /// A match moves on; it is a conflict if it has done so already. Fences are tried before all else.
    Fence(Fence),
    /// The session whose token has that hash has ended: other processes are told.
    Ended(String),
    /// Those who are here want to know of it: other processes are told.
    Tell(Told),
    /// Adds steps to a match.
    Steps(Vec<StepRow>),
    /// Any other statement, with `$1`, `$2`, ….
    Run(&'static str, Vec<Val>),
    /// The same; it is a conflict if it meets no row.
    Hit(&'static str, Vec<Val>),
}

/// What to write, and whom to tell.
pub struct Write {
    pub ops: Vec<Op>,
    pub done: oneshot::Sender<Result<(), StoreError>>,
    /// Nothing is written after this.
    pub last: bool,
}

/// Owns the connection that writes.
pub struct Writer {
    connection: Option<AnyConnection>,
    url: DatabaseUrl,
    preparing: Vec<String>,
    /// How long the database may take to connect, and again to carry out a transaction.
    limit: Duration,
    /// What this process is called among those that share the database.
    process: Id,
    inserts: Inserts,
}

impl Writer {
    pub fn new(
        connection: AnyConnection,
        url: DatabaseUrl,
        preparing: Vec<String>,
        limit: Duration,
        process: Id,
    ) -> Writer {
        Writer { connection: Some(connection), url, preparing, limit, process, inserts: Inserts::new() }
    }

    /// Writes until it is told that this was the last.
    pub async fn run(mut self, mut waiting: mpsc::Receiver<Write>) {
        let mut batch = Vec::with_capacity(BATCH);
        let mut last = false;
        while !last && waiting.recv_many(&mut batch, BATCH).await > 0 {
            last = batch.iter().any(|write: &Write| write.last);
            let began = Instant::now();
            watch::commit_batch(batch.len());
            match self.write(&batch).await {
                Err(Failure::Refused(_)) if batch.len() > 1 => {
                    tracing::debug!(lists = batch.len(), "a batch was refused, each list is tried alone");
                    for write in batch.drain(..) {
                        let alone = self.write(std::slice::from_ref(&write)).await;
                        tell(write, alone.map_err(Failure::told));
                    }
                }
                outcome => {
                    let outcome = outcome.map_err(Failure::told);
                    batch.drain(..).for_each(|write| tell(write, outcome.clone()));
                }
            }
            watch::commit_took(began.elapsed());
        }
        if let Some(connection) = self.connection.take() {
            // Folds the log into the file; what was committed is safe either way.
            match timeout(self.limit, connection.close()).await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => tracing::warn!(%error, "closing the database"),
                Err(_) => tracing::warn!("the database did not answer while it was closed"),
            }
        }
    }

    /// One transaction. A kept connection that turns out to be broken is replaced, and the transaction tried again, as
    /// long as COMMIT was not sent.
    async fn write(&mut self, lists: &[Write]) -> Result<(), Failure> {
        let kept = self.connection.is_some();
        match self.attempt(lists).await {
            Err(Failure::Broken(why)) if kept => {
                tracing::warn!(why, "the connection to the database is given up, another is tried");
                self.attempt(lists).await
            }
            outcome => outcome,
        }
    }

    async fn attempt(&mut self, lists: &[Write]) -> Result<(), Failure> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => connect(&self.url, &self.preparing, self.limit).await?,
        };
        let mut committing = false;
        let teller = self.url.is_shared().then_some(self.process);
        let work = transaction(&mut connection, self.url.begin(), &self.inserts, lists, teller, &mut committing);
        let outcome = match timeout(self.limit, work).await {
            Ok(outcome) => outcome,
            Err(_) => Err(Failure::Broken(format!("no answer within {:?}", self.limit))),
        };
        match outcome {
            Err(Failure::Broken(why)) if committing => Err(Failure::Unknown(why)),
            Err(Failure::Broken(why)) => Err(Failure::Broken(why)),
            outcome => {
                self.connection = Some(connection);
                outcome
            }
        }
    }
}

async fn connect(url: &DatabaseUrl, preparing: &[String], limit: Duration) -> Result<AnyConnection, Failure> {
    let connect = async {
        let mut fresh = AnyConnection::connect(&url.connect()).await?;
        prepare(&mut fresh, preparing).await?;
        Ok(fresh)
    };
    match timeout(limit, connect).await {
        Ok(connected) => connected.map_err(|error: sqlx::Error| Failure::Broken(error.to_string())),
        Err(_) => Err(Failure::Broken(format!("no connection within {limit:?}"))),
    }
}

fn tell(write: Write, outcome: Result<(), StoreError>) {
    if let Err(error) = &outcome {
        tracing::warn!(%error, "not written");
    }
    // Whoever asked may have gone; what is written is written.
    let _ = write.done.send(outcome);
}

/// Why a transaction did not go through.
enum Failure {
    /// The database refused a statement: nothing was written.
    Refused(StoreError),
    /// The connection broke before COMMIT was sent: nothing was written.
    Broken(String),
    /// COMMIT was sent, and no answer came: nobody knows.
    Unknown(String),
}

impl Failure {
    /// What those who wait are told.
    fn told(self) -> StoreError {
        match self {
            Failure::Refused(error) => error,
            Failure::Broken(why) => StoreError::Unavailable(why),
            Failure::Unknown(why) => StoreError::Unknown(why),
        }
    }
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        // 57P…: the database is about to end the connection, or ends itself.
        let refused = error.as_database_error().is_some_and(|database| {
            let code = database.code();
            !code.is_some_and(|code| code.starts_with("57P"))
        });
        if refused { Failure::Refused(error.into()) } else { Failure::Broken(error.to_string()) }
    }
}

async fn transaction(
    connection: &mut AnyConnection,
    begin: &'static str,
    inserts: &Inserts,
    lists: &[Write],
    teller: Option<Id>,
    committing: &mut bool,
) -> Result<(), Failure> {
    let mut transaction = connection.begin_with(begin).await?;
    let fence = |op: &Op| if let Op::Fence(fence) = op { Some(*fence) } else { None };
    let mut fences: Vec<Fence> = lists.iter().flat_map(|list| &list.ops).filter_map(fence).collect();
    let mut ended: Vec<&str> = Vec::new();
    let mut told: Vec<Told> = Vec::new();
    if !fence::pass(&mut transaction, &mut fences).await? {
        return Err(Failure::Refused(StoreError::Conflict));
    }
    let mut steps: Vec<&StepRow> = Vec::new();
    for op in lists.iter().flat_map(|list| &list.ops) {
        let (sql, values, must_hit) = match op {
            Op::Fence(_) => continue,
            Op::Ended(hash) => {
                ended.push(hash);
                continue;
            }
            Op::Tell(what) => {
                if !told.contains(what) {
                    told.push(*what);
                }
                continue;
            }
            Op::Steps(rows) => {
                steps.extend(rows);
                continue;
            }
            Op::Run(sql, values) => (*sql, values, false),
            Op::Hit(sql, values) => (*sql, values, true),
        };
        // What comes after new steps may cut them again: order is kept.
        inserts.flush(&mut transaction, &mut steps).await?;
        let query = values.iter().fold(sqlx::query(sql), bind);
        let met = query.execute(&mut *transaction).await?.rows_affected();
        if must_hit && met == 0 {
            return Err(Failure::Refused(StoreError::Conflict));
        }
    }
    inserts.flush(&mut transaction, &mut steps).await?;
    if let Some(process) = teller {
        for news in news::written(process, &fences, &ended, &told) {
            sqlx::query("SELECT pg_notify('frente', $1)").bind(news).execute(&mut *transaction).await?;
        }
    }
    *committing = true;
    // Whatever goes wrong from here on, the commit may have gone through.
    transaction.commit().await.map_err(|error| Failure::Broken(error.to_string()))
}

pub(super) fn bind<'q>(query: Query<'q, Any, AnyArguments>, value: &Val) -> Query<'q, Any, AnyArguments> {
    match value {
        Val::Text(text) => query.bind(text.clone()),
        Val::Int(number) => query.bind(*number),
    }
}

/// Statements that insert 1, 2, 4, … steps at once.
struct Inserts(Vec<String>);

impl Inserts {
    fn new() -> Inserts {
        let sizes = std::iter::successors(Some(1), |size| Some(size * 2)).take_while(|size| *size <= ROWS);
        Inserts(sizes.map(insert).collect())
    }

    async fn flush(&self, connection: &mut AnyConnection, steps: &mut Vec<&StepRow>) -> Result<(), sqlx::Error> {
        let mut left = &steps[..];
        while !left.is_empty() {
            let power = left.len().min(ROWS).ilog2();
            let (now, later) = left.split_at(1 << power);
            let query = sqlx::query(AssertSqlSafe(self.0[power as usize].as_str()));
            let query = now.iter().fold(query, |query, row| {
                query
                    .bind(row.match_id.to_string())
                    .bind(row.number)
                    .bind(row.seq)
                    .bind(row.seat)
                    .bind(row.notation.clone())
                    .bind(row.at)
            });
            query.execute(&mut *connection).await?;
            left = later;
        }
        steps.clear();
        Ok(())
    }
}

fn insert(rows: usize) -> String {
    let mut sql = "INSERT INTO steps (match_id, number, seq, seat, notation, at) VALUES ".to_owned();
    for row in 0..rows {
        let first = row * 6;
        let comma = if row == 0 { "" } else { ", " };
        let [a, b, c, d, e, f] = [1, 2, 3, 4, 5, 6].map(|at| first + at);
        let _ = write!(sql, "{comma}(${a}, ${b}, ${c}, ${d}, ${e}, ${f})");
    }
    sql
}
