//! Reading: a few connections beside the writer's, none of which is waited for longer than the store's limit.
//!
//! A connection whose answer does not come is never used again, and neither are its neighbours: what cut one off has
//! most likely cut off all of them. The question is then asked once more over a fresh one.

use super::writer::bind;
use super::{DatabaseUrl, StoreError, Val, prepare};
use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyPool, SqlSafeStr, SqlStr};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::timeout;

/// Connections that read.
const CONNECTIONS: u32 = 4;

/// The connections that read.
pub struct Reads {
    url: DatabaseUrl,
    preparing: Vec<String>,
    limit: Duration,
    pool: Mutex<AnyPool>,
}

/// A connection on loan. It goes back only when its answer has come whole.
struct Loan(Option<PoolConnection<Any>>);

impl Loan {
    fn finish(mut self) {
        drop(self.0.take());
    }
}

impl Drop for Loan {
    fn drop(&mut self) {
        if let Some(unfinished) = self.0.take() {
            drop(unfinished.detach());
        }
    }
}

impl Reads {
    /// Connections are made when they are needed.
    pub fn open(url: DatabaseUrl, preparing: Vec<String>, limit: Duration) -> Reads {
        let pool = pool(&url, &preparing, limit);
        Reads { url, preparing, limit, pool: Mutex::new(pool) }
    }

    fn current(&self) -> AnyPool {
        self.pool.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Gives all connections up for fresh ones.
    fn renew(&self) {
        tracing::warn!("the connections that read from the database are given up");
        let fresh = pool(&self.url, &self.preparing, self.limit);
        let old = std::mem::replace(&mut *self.pool.lock().unwrap_or_else(PoisonError::into_inner), fresh);
        tokio::spawn(async move { old.close().await });
    }

    /// The rows that answer a question.
    pub async fn rows(&self, sql: impl SqlSafeStr, values: &[Val]) -> Result<Vec<AnyRow>, StoreError> {
        let sql = sql.into_sql_str();
        let mut why = None;
        for _ in 0..2 {
            match timeout(self.limit, self.ask(sql.clone(), values)).await {
                Ok(Ok(rows)) => return Ok(rows),
                Err(_) | Ok(Err(sqlx::Error::PoolTimedOut)) => {
                    self.renew();
                    why = Some(format!("no answer within {:?}", self.limit));
                }
                Ok(Err(error)) if error.as_database_error().is_some() => return Err(error.into()),
                // A connection that broke: the next one may hold.
                Ok(Err(error)) => why = Some(error.to_string()),
            }
        }
        Err(StoreError::Unavailable(why.unwrap_or_default()))
    }

    async fn ask(&self, sql: SqlStr, values: &[Val]) -> Result<Vec<AnyRow>, sqlx::Error> {
        let mut loan = Loan(Some(self.current().acquire().await?));
        let connection = loan.0.as_mut().expect("it is on loan");
        let answer = values.iter().fold(sqlx::query(sql), bind).fetch_all(&mut **connection).await;
        loan.finish();
        answer
    }

    /// The row that answers a question, if there is one.
    pub async fn row(&self, sql: impl SqlSafeStr, values: &[Val]) -> Result<Option<AnyRow>, StoreError> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }

    /// No more questions.
    pub async fn close(&self) {
        // A connection that hangs is not worth waiting for.
        let _ = timeout(self.limit, self.current().close()).await;
    }
}

fn pool(url: &DatabaseUrl, preparing: &[String], limit: Duration) -> AnyPool {
    let preparing = preparing.to_vec();
    let options = AnyPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(limit);
    let options = options.after_connect(move |connection, _| {
        let preparing = preparing.clone();
        Box::pin(async move { prepare(connection, &preparing).await })
    });
    options.connect_lazy(&url.connect()).expect("the URL was understood before")
}
