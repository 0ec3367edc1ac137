//! The schema, version by version. Types are those both databases spell alike: TEXT and BIGINT.

use super::{DatabaseUrl, OpenError};
use sqlx::{AnyConnection, Connection as _, Executor as _, Row as _};
use std::cmp::Ordering;

/// What each version adds, in order. A row that has shipped is never changed again.
const VERSIONS: &[&str] = &[
    include_str!("../../migrations/1_tables.sql"),
    include_str!("../../migrations/2_fencing.sql"),
    include_str!("../../migrations/3_kept.sql"),
    include_str!("../../migrations/4_keys.sql"),
    include_str!("../../migrations/5_accounts.sql"),
    include_str!("../../migrations/6_lists.sql"),
    include_str!("../../migrations/7_club.sql"),
    include_str!("../../migrations/8_ratings.sql"),
    include_str!("../../migrations/9_notices.sql"),
    include_str!("../../migrations/10_tournaments.sql"),
];

/// What processes that start at the same time wait for.
const TURN: i64 = 1_936;

/// Applies every version the database has not seen, each in a transaction of its own.
pub async fn bring_up_to_date(connection: &mut AnyConnection, url: &DatabaseUrl) -> Result<(), OpenError> {
    if !url.is_shared() {
        return apply(connection).await;
    }
    let failed = |error: sqlx::Error| OpenError::Schema(super::plain(&error));
    sqlx::query("SELECT pg_advisory_lock($1)").bind(TURN).execute(&mut *connection).await.map_err(failed)?;
    let applied = apply(connection).await;
    sqlx::query("SELECT pg_advisory_unlock($1)").bind(TURN).execute(&mut *connection).await.map_err(failed)?;
    applied
}

/// Whether the schema is the one this program knows.
pub async fn is_known(connection: &mut AnyConnection) -> Result<(), OpenError> {
    let found = match connection.fetch_one("SELECT MAX(version) FROM schema_versions").await {
        Ok(row) => row.try_get::<Option<i64>, _>(0).unwrap_or(None).unwrap_or(0),
        Err(error) => return Err(OpenError::Schema(super::plain(&error))),
    };
    let known = VERSIONS.len() as i64;
    match found.cmp(&known) {
        Ordering::Less => Err(OpenError::TooOld),
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(OpenError::TooNew { found, known }),
    }
}

/// What is wrong with the pages of an SQLite file, if anything is: it is read whole, half a gigabyte a second.
/// PostgreSQL looks after its own.
pub async fn damage(connection: &mut AnyConnection, url: &DatabaseUrl) -> Option<String> {
    if url.is_shared() {
        return None;
    }
    let found = match connection.fetch_one("PRAGMA quick_check(1)").await {
        Ok(row) => row.try_get(0).unwrap_or_else(|error: sqlx::Error| super::plain(&error)),
        Err(error) => super::plain(&error),
    };
    (found != "ok").then(|| found.lines().next_back().unwrap_or_default().to_owned())
}

async fn apply(connection: &mut AnyConnection) -> Result<(), OpenError> {
    let failed = |error: sqlx::Error| OpenError::Schema(super::plain(&error));
    connection
        .execute("CREATE TABLE IF NOT EXISTS schema_versions (version BIGINT PRIMARY KEY)")
        .await
        .map_err(failed)?;
    let row = connection.fetch_one("SELECT MAX(version) FROM schema_versions").await.map_err(failed)?;
    let found = row.try_get::<Option<i64>, _>(0).map_err(failed)?.unwrap_or(0);
    let known = VERSIONS.len() as i64;
    if found > known {
        return Err(OpenError::TooNew { found, known });
    }
    for (version, statements) in (1i64..).zip(VERSIONS).skip(found as usize) {
        let mut transaction = connection.begin().await.map_err(failed)?;
        for statement in statements.split(';').map(str::trim).filter(|statement| !statement.is_empty()) {
            transaction.execute(statement).await.map_err(failed)?;
        }
        sqlx::query("INSERT INTO schema_versions (version) VALUES ($1)")
            .bind(version)
            .execute(&mut *transaction)
            .await
            .map_err(failed)?;
        transaction.commit().await.map_err(failed)?;
        tracing::info!(version, "the database was brought up to date");
    }
    Ok(())
}
