//! Copies of a whole database: into a file, and back.

use super::held::Hold;
use super::writer::bind;
use super::{DatabaseUrl, OpenError, Val, plain, prepare, schema};
use futures_util::StreamExt as _;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Column, Connection as _, Executor as _, Row as _};
use std::path::Path;
use std::time::Duration;

/// Tables in the order in which they may be filled.
const TABLES: [&str; 20] = [
    "users",
    "sessions",
    "tickets",
    "orders",
    "promises",
    "ties",
    "ratings",
    "holidays",
    "letters",
    "matches",
    "seats",
    "steps",
    "chat",
    "archive",
    "results",
    "chat_seen",
    "notices",
    "tournaments",
    "entries",
    "pairings",
];

/// Columns that hold numbers; all others hold text.
const NUMBERS: [&str; 51] = [
    "round",
    "rounds",
    "starts",
    "gone",
    "board",
    "leg",
    "one",
    "score_one",
    "score_other",
    "rival",
    "turned",
    "mails",
    "until",
    "made",
    "tries",
    "rated",
    "booked",
    "side",
    "rating",
    "rating_after",
    "deviation",
    "volatility",
    "games",
    "last",
    "score",
    "expires",
    "lapses",
    "turn",
    "since",
    "created",
    "rules",
    "own_dice",
    "salted",
    "own_lists",
    "muted",
    "banned",
    "listed",
    "imported",
    "guided",
    "parent_step",
    "bots",
    "seq",
    "updated",
    "position",
    "steps",
    "among_bots",
    "due",
    "seat",
    "number",
    "at",
    "version",
];

/// Rows one statement inserts.
const ROWS: usize = 200;

/// What was copied.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Copied {
    /// Accounts and guests.
    pub users: u64,
    /// How many matches were copied.
    pub matches: u64,
    /// How many steps they have together.
    pub steps: u64,
}

/// Why nothing was copied: one sentence.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// One of the databases.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Something is there already.
    #[error("{0} is there already: a backup goes into a new file")]
    Exists(String),
    /// There is no backup.
    #[error("there is no backup {0}")]
    Missing(String),
    /// Somebody plays there.
    #[error("the database {0} is not empty: a backup is restored into an empty one")]
    NotEmpty(String),
    /// A database said no.
    #[error("copying failed: {0}")]
    Database(String),
}

impl From<sqlx::Error> for CopyError {
    fn from(error: sqlx::Error) -> CopyError {
        CopyError::Database(plain(&error))
    }
}

fn of_file(file: &Path) -> DatabaseUrl {
    DatabaseUrl::Sqlite { path: file.display().to_string() }
}

async fn open(url: &DatabaseUrl) -> Result<AnyConnection, CopyError> {
    sqlx::any::install_default_drivers();
    let cannot = |error: sqlx::Error| OpenError::Connect { url: url.to_string(), why: plain(&error) };
    let mut connection = AnyConnection::connect(&url.connect()).await.map_err(cannot)?;
    prepare(&mut connection, &url.preparing(true, Duration::from_secs(30))).await.map_err(cannot)?;
    Ok(connection)
}

/// Copies a database as it stands at this moment, whoever plays on.
pub async fn backup(url: &DatabaseUrl, file: &Path) -> Result<Copied, CopyError> {
    if file.exists() {
        return Err(CopyError::Exists(file.display().to_string()));
    }
    if let DatabaseUrl::Sqlite { path } = url
        && !Path::new(path).exists()
    {
        return Err(OpenError::Connect { url: url.to_string(), why: "there is no such file".to_owned() }.into());
    }
    let mut from = open(url).await?;
    // Half a backup must not look like one: it gets its name when it is whole.
    let half = file.with_extension("half");
    let _ = std::fs::remove_file(&half);
    let copied = fill(&mut from, url, &half).await;
    let copied = match copied {
        Ok(copied) => copied,
        Err(error) => {
            let _ = std::fs::remove_file(&half);
            return Err(error);
        }
    };
    std::fs::rename(&half, file).map_err(|error| CopyError::Database(error.to_string()))?;
    Ok(copied)
}

async fn fill(from: &mut AnyConnection, url: &DatabaseUrl, half: &Path) -> Result<Copied, CopyError> {
    if !url.is_shared() {
        sqlx::query("VACUUM INTO $1").bind(half.display().to_string()).execute(&mut *from).await?;
    } else {
        let mut to = open(&of_file(half)).await?;
        schema::bring_up_to_date(&mut to, &of_file(half)).await?;
        from.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
        copy(from, &mut to).await?;
        from.execute("COMMIT").await?;
        to.close().await?;
    }
    let mut copy = open(&of_file(half)).await?;
    let counted = count(&mut copy).await?;
    // One file, without a log beside it.
    copy.execute("PRAGMA journal_mode = DELETE").await?;
    copy.close().await?;
    Ok(counted)
}

/// Puts a backup into an empty database.
pub async fn restore(file: &Path, url: &DatabaseUrl) -> Result<Copied, CopyError> {
    if !file.is_file() {
        return Err(CopyError::Missing(file.display().to_string()));
    }
    let hold = Hold::take(url)?;
    let mut to = open(url).await?;
    schema::bring_up_to_date(&mut to, url).await?;
    if count(&mut to).await? != Copied::default() {
        return Err(CopyError::NotEmpty(url.to_string()));
    }
    // The backup may be of an older version: a copy of it is brought up to date.
    let work = file.with_extension("restoring");
    let copied = std::fs::copy(file, &work).map_err(|error| CopyError::Database(error.to_string()));
    let restored = match copied {
        Ok(_) => restored(&work, &mut to).await,
        Err(error) => Err(error),
    };
    for ending in ["restoring", "restoring-wal", "restoring-shm"] {
        let _ = std::fs::remove_file(file.with_extension(ending));
    }
    to.close().await?;
    hold.release();
    restored
}

async fn restored(work: &Path, to: &mut AnyConnection) -> Result<Copied, CopyError> {
    let url = of_file(work);
    let mut from = open(&url).await?;
    if let Some(damage) = schema::damage(&mut from, &url).await {
        return Err(OpenError::Damaged { url: url.to_string(), damage }.into());
    }
    schema::bring_up_to_date(&mut from, &url).await?;
    copy(&mut from, to).await?;
    let counted = count(to).await?;
    from.close().await?;
    Ok(counted)
}

async fn count(connection: &mut AnyConnection) -> Result<Copied, CopyError> {
    let mut counts = [0; 3];
    for (count, sql) in counts.iter_mut().zip([
        "SELECT COUNT(*) FROM users",
        "SELECT COUNT(*) FROM matches",
        "SELECT COUNT(*) FROM steps",
    ]) {
        *count = connection.fetch_one(sql).await?.try_get::<i64, _>(0)? as u64;
    }
    let [users, matches, steps] = counts;
    Ok(Copied { users, matches, steps })
}

/// All tables, in one transaction.
async fn copy(from: &mut AnyConnection, to: &mut AnyConnection) -> Result<(), CopyError> {
    let mut transaction = to.begin().await?;
    for table in TABLES {
        let mut rows = sqlx::query(AssertSqlSafe(format!("SELECT * FROM {table}"))).fetch(&mut *from);
        let mut waiting: Vec<AnyRow> = Vec::with_capacity(ROWS);
        while let Some(row) = rows.next().await {
            waiting.push(row?);
            if waiting.len() == ROWS {
                insert(&mut transaction, table, &waiting).await?;
                waiting.clear();
            }
        }
        insert(&mut transaction, table, &waiting).await?;
    }
    transaction.commit().await?;
    Ok(())
}

async fn insert(to: &mut AnyConnection, table: &str, rows: &[AnyRow]) -> Result<(), CopyError> {
    let Some(first) = rows.first() else { return Ok(()) };
    let names: Vec<&str> = first.columns().iter().map(Column::name).collect();
    let places = |row: usize| {
        let places: Vec<String> = (1..=names.len()).map(|at| format!("${}", row * names.len() + at)).collect();
        format!("({})", places.join(", "))
    };
    let all: Vec<String> = (0..rows.len()).map(places).collect();
    let sql = format!("INSERT INTO {table} ({}) VALUES {}", names.join(", "), all.join(", "));
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for row in rows {
        for (at, name) in names.iter().enumerate() {
            let value = match NUMBERS.contains(name) {
                true => Val::Int(row.try_get(at)?),
                false => Val::Text(row.try_get(at)?),
            };
            query = bind(query, &value);
        }
    }
    query.execute(to).await?;
    Ok(())
}
