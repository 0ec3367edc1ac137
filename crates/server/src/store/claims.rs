//! Claims: which of several processes does what only one should, such as thinking for a bot.
//!
//! A claim is an advisory lock of PostgreSQL. It ends with the connection, so with the process, however that ends.
//! Where it is lost no harm is done: two that think find the same fence. One process needs no claims.

use super::{DatabaseUrl, StoreError};
use crate::ids::MatchId;
use sha2::{Digest as _, Sha256};
use sqlx::{AnyConnection, Connection as _, Row as _};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::timeout;

/// What this process has claimed.
pub struct Claims {
    url: DatabaseUrl,
    limit: Duration,
    connection: Mutex<Option<AnyConnection>>,
}

/// A match that is this process's to think about, until the claim is dropped.
pub struct Claim(Option<(Arc<Claims>, MatchId)>);

impl Claims {
    /// Holds no claim at first.
    pub fn new(url: DatabaseUrl, limit: Duration) -> Claims {
        Claims { url, limit, connection: Mutex::new(None) }
    }

    /// Claims a match; `None` where another process has.
    pub async fn claim(self: &Arc<Claims>, id: MatchId) -> Result<Option<Claim>, StoreError> {
        if !self.url.is_shared() {
            return Ok(Some(Claim(None)));
        }
        let claimed = self.ask("SELECT pg_try_advisory_lock($1)", id).await?;
        Ok(claimed.then(|| Claim(Some((self.clone(), id)))))
    }

    async fn ask(&self, sql: &'static str, id: MatchId) -> Result<bool, StoreError> {
        let mut kept = self.connection.lock().await;
        let work = async {
            let mut connection = match kept.take() {
                Some(connection) => connection,
                None => AnyConnection::connect(&self.url.connect()).await?,
            };
            let answer = sqlx::query(sql).bind(key(id)).fetch_one(&mut connection).await?.try_get(0)?;
            // Only one that has answered is kept; with any other go all its claims.
            *kept = Some(connection);
            Ok::<bool, sqlx::Error>(answer)
        };
        match timeout(self.limit, work).await {
            Ok(answer) => Ok(answer?),
            Err(_) => Err(StoreError::Unavailable(format!("no answer within {:?}", self.limit))),
        }
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        // Where the program ends the connection does, and the claim with it.
        if let Some((claims, id)) = self.0.take()
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            runtime.spawn(async move {
                // With the connection the claim has gone already.
                let _ = claims.ask("SELECT pg_advisory_unlock($1)", id).await;
            });
        }
    }
}

fn key(id: MatchId) -> i64 {
    let hash: [u8; 32] = Sha256::digest(id.as_str().as_bytes()).into();
    let [a, b, c, d, e, f, g, h, ..] = hash;
    i64::from_le_bytes([a, b, c, d, e, f, g, h])
}
