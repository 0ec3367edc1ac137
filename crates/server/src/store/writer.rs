//! The one writer: group commit.
//!
//! Whoever wants something written hands over a list of operations and waits. The writer takes all that are waiting
//! into one transaction, commits it, and tells everybody; by then the next ones are waiting. So a slow disk makes
//! larger batches, not a longer queue. Where a batch fails, each list is tried alone: one that cannot be written does
//! not take the others with it.

use super::{DatabaseUrl, StepRow, StoreError, prepare};
use crate::watch;
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Connection as _};
use std::fmt::Write as _;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

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

impl From<crate::ids::Id> for Val {
    fn from(id: crate::ids::Id) -> Val {
        id.as_str().into()
    }
}

impl From<Option<crate::ids::Id>> for Val {
    fn from(id: Option<crate::ids::Id>) -> Val {
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
    /// New steps.
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
    inserts: Inserts,
}

impl Writer {
    pub fn new(connection: AnyConnection, url: DatabaseUrl, preparing: Vec<String>) -> Writer {
        Writer { connection: Some(connection), url, preparing, inserts: Inserts::new() }
    }

    /// Writes until it is told that this was the last.
    pub async fn run(mut self, mut waiting: mpsc::Receiver<Write>) {
        let mut batch = Vec::with_capacity(BATCH);
        let mut last = false;
        while !last && waiting.recv_many(&mut batch, BATCH).await > 0 {
            last = batch.iter().any(|write: &Write| write.last);
            let began = Instant::now();
            watch::commit_batch(batch.len());
            let outcome = self.write(&batch).await;
            match outcome {
                Ok(()) => batch.drain(..).for_each(|write| tell(write, Ok(()))),
                Err(error) if batch.len() == 1 => batch.drain(..).for_each(|write| tell(write, Err(error.clone()))),
                Err(error) => {
                    tracing::debug!(%error, lists = batch.len(), "a batch failed, each list is tried alone");
                    for write in batch.drain(..) {
                        let alone = self.write(std::slice::from_ref(&write)).await;
                        tell(write, alone);
                    }
                }
            }
            watch::commit_took(began.elapsed());
        }
        if let Some(connection) = self.connection.take() {
            // Folds the log into the file; what was committed is safe either way.
            if let Err(error) = connection.close().await {
                tracing::warn!(%error, "closing the database");
            }
        }
    }

    /// One transaction. A connection that failed is replaced the next time.
    async fn write(&mut self, lists: &[Write]) -> Result<(), StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => {
                let mut fresh = AnyConnection::connect(&self.url.connect()).await?;
                prepare(&mut fresh, &self.preparing).await?;
                fresh
            }
        };
        let outcome = transaction(&mut connection, self.url.begin(), &self.inserts, lists).await;
        match &outcome {
            Err(Failure::Sql(error)) if error.as_database_error().is_none() => {
                tracing::warn!(%error, "the connection to the database is given up");
            }
            _ => self.connection = Some(connection),
        }
        outcome.map_err(|failure| match failure {
            Failure::Sql(error) => error.into(),
            Failure::NoRow => StoreError::Conflict,
        })
    }
}

fn tell(write: Write, outcome: Result<(), StoreError>) {
    if let Err(error) = &outcome {
        tracing::warn!(%error, "not written");
    }
    // Whoever asked may have gone; what is written is written.
    let _ = write.done.send(outcome);
}

enum Failure {
    Sql(sqlx::Error),
    NoRow,
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        Failure::Sql(error)
    }
}

async fn transaction(
    connection: &mut AnyConnection,
    begin: &'static str,
    inserts: &Inserts,
    lists: &[Write],
) -> Result<(), Failure> {
    let mut transaction = connection.begin_with(begin).await?;
    let mut steps: Vec<&StepRow> = Vec::new();
    for op in lists.iter().flat_map(|list| &list.ops) {
        let (sql, values, must_hit) = match op {
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
            return Err(Failure::NoRow);
        }
    }
    inserts.flush(&mut transaction, &mut steps).await?;
    transaction.commit().await?;
    Ok(())
}

fn bind<'q>(query: Query<'q, Any, AnyArguments>, value: &Val) -> Query<'q, Any, AnyArguments> {
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
