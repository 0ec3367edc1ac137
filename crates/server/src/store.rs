//! Storage: what is acknowledged is on disk, what is on disk is the truth.
//!
//! A match is stored as what was agreed and its steps, one row a step, `(match, number)` unique; everything else is
//! replayed. One task writes for all matches: it takes whatever is waiting into one transaction ([`writer`]), so a
//! commit is shared by all who wait for it. Reads go through a pool beside it. The same schema and the same queries
//! run on SQLite and PostgreSQL; [`url`] and the few lines of [`Store::open`] are all that tells them apart.

mod claims;
mod clearing;
mod club;
pub mod copy;
pub mod cups;
mod fence;
mod held;
mod kept;
pub mod keys;
mod looks;
mod matches;
pub mod news;
mod notices;
mod persons;
pub mod promises;
mod ratings;
mod reads;
mod rows;
mod schema;
mod sealing;
mod url;
mod users;
mod writer;

pub use claims::Claim;
pub use club::{HERE, Tie, turn_of};
pub use fence::Fence;
pub use keys::{KeyError, Keys};
pub use matches::{LINES, Listed, Since, Stored, Unattended};
pub use notices::Awaited;
pub use persons::{Account, GONE, Order, Ticket};
pub use ratings::{Rank, Rated, RecordRow, ResultRow};
pub use rows::{ChatRow, SeatRow, StepRow};
pub use url::{BadUrl, DatabaseUrl};
pub use users::UserRow;
pub use writer::{Op, Val};

use crate::config::Config;
use crate::ids::{Id, MatchId};
use crate::moment;
use claims::Claims;
use held::Hold;
use news::News;
use reads::Reads;
use sqlx::{AnyConnection, Connection as _, Executor as _};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout};
use writer::{Write, Writer};

/// Why the database did not do it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another row stands in the way: a name that is taken, a match that has moved on. Nothing has changed.
    #[error("another row stands in the way")]
    Conflict,
    /// The database is locked, full, gone or broken. Nothing has changed.
    #[error("{0}")]
    Unavailable(String),
    /// The answer to COMMIT was lost: the change may be on disk or not.
    #[error("nobody knows whether it was written: {0}")]
    Unknown(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error.as_database_error() {
            Some(database) if database.is_unique_violation() => StoreError::Conflict,
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

/// When the database was asked how it is, and what it said.
type Pinged = (Instant, Result<(), StoreError>);

/// The database and its one writer.
#[derive(Clone)]
pub struct Store {
    reads: Arc<Reads>,
    writes: mpsc::Sender<Write>,
    hold: Arc<Hold>,
    claims: Arc<Claims>,
    url: DatabaseUrl,
    /// What secrets are sealed with.
    keys: Arc<Keys>,
    #[cfg_attr(not(feature = "postgres"), expect(dead_code, reason = "asked of a shared database alone"))]
    limit: Duration,
    /// What this process is called among those that share the database.
    #[cfg_attr(not(feature = "postgres"), expect(dead_code, reason = "asked of a shared database alone"))]
    process: Id,
    pinged: Arc<Mutex<Option<Pinged>>>,
}

/// Writes that may wait at a time; whoever comes then waits for a place.
const QUEUE: usize = 4_096;

/// The database is asked how it is no more often than this.
const PING: Duration = Duration::from_secs(1);

impl Store {
    /// Opens the database, brings its schema up to date and starts the writer, which ends with [`Store::close`].
    pub async fn open(config: &Config) -> Result<(Store, JoinHandle<()>), OpenError> {
        let (store, task) = Store::open_as_it_is(config).await?;
        store.seal_secrets().await?;
        Ok((store, task))
    }

    /// The same, whatever keys are lost.
    pub(crate) async fn open_as_it_is(config: &Config) -> Result<(Store, JoinHandle<()>), OpenError> {
        let url = DatabaseUrl::parse(&config.database)?;
        sqlx::any::install_default_drivers();
        let hold = Hold::take(&url)?;
        let keys = sealing::keys_for(&url, &config.keys)?;
        let first = Store::first(config, &url).await?;
        Store::with(config, url, hold, keys, first).await
    }

    /// The same beside whoever holds it: for single changes that the holder is told of.
    pub(crate) async fn open_beside(config: &Config) -> Result<(Store, JoinHandle<()>), OpenError> {
        let url = DatabaseUrl::parse(&config.database)?;
        sqlx::any::install_default_drivers();
        is_there(&url)?;
        let mut first = Store::first(config, &url).await?;
        schema::is_known(&mut first).await?;
        Store::with(config, url, Hold::none(), Keys::default(), first).await
    }

    /// A first connection, ready.
    async fn first(config: &Config, url: &DatabaseUrl) -> Result<AnyConnection, OpenError> {
        let cannot = |why: String| OpenError::Connect { url: url.to_string(), why };
        let preparing = url.preparing(config.durable, config.patience);
        let connect = async {
            let mut first = AnyConnection::connect(&url.connect()).await?;
            prepare(&mut first, &preparing).await?;
            Ok(first)
        };
        match timeout(config.database_limit, connect).await {
            Ok(connected) => connected.map_err(|error: sqlx::Error| cannot(plain(&error))),
            Err(_) => Err(cannot(format!("no answer within {:?}", config.database_limit))),
        }
    }

    async fn with(
        config: &Config,
        url: DatabaseUrl,
        hold: Hold,
        keys: Keys,
        mut first: AnyConnection,
    ) -> Result<(Store, JoinHandle<()>), OpenError> {
        let preparing = url.preparing(config.durable, config.patience);
        if let Some(damage) = schema::damage(&mut first, &url).await {
            return Err(OpenError::Damaged { url: url.to_string(), damage });
        }
        schema::bring_up_to_date(&mut first, &url).await?;
        if url.is_shared() {
            let time = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
            let row = sqlx::query(time).fetch_one(&mut first).await;
            let wall = row.and_then(|row| sqlx::Row::try_get(&row, 0));
            moment::agree(wall.map_err(|error: sqlx::Error| OpenError::Schema(plain(&error)))?);
        }
        let (limit, process) = (config.database_limit, Id::random());
        let reads = Reads::open(url.clone(), preparing.clone(), limit);
        let writer = Writer::new(first, url.clone(), preparing, limit, process);
        let (writes, waiting) = mpsc::channel(QUEUE);
        let task = tokio::spawn(writer.run(waiting));
        let store = Store {
            reads: Arc::new(reads),
            writes,
            hold: Arc::new(hold),
            claims: Arc::new(Claims::new(url.clone(), limit)),
            url,
            keys: Arc::new(keys),
            limit,
            process,
            pinged: Arc::default(),
        };
        store.fill_in_looks().await.map_err(|error| OpenError::Schema(error.to_string()))?;
        Ok((store, task))
    }

    /// Opens the database to look at it alone, beside whoever holds it. Nothing can be written.
    pub async fn look_at(config: &Config) -> Result<Store, OpenError> {
        let url = DatabaseUrl::parse(&config.database)?;
        let cannot = |why: String| OpenError::Connect { url: url.to_string(), why };
        sqlx::any::install_default_drivers();
        is_there(&url)?;
        let connect = AnyConnection::connect(&url.connect());
        let mut first = match timeout(config.database_limit, connect).await {
            Ok(connected) => connected.map_err(|error| cannot(plain(&error)))?,
            Err(_) => return Err(cannot(format!("no answer within {:?}", config.database_limit))),
        };
        if let Some(damage) = schema::damage(&mut first, &url).await {
            return Err(OpenError::Damaged { url: url.to_string(), damage });
        }
        schema::is_known(&mut first).await?;
        drop(first);
        let preparing = url.preparing(config.durable, config.patience);
        let reads = Reads::open(url.clone(), preparing, config.database_limit);
        let (writes, _) = mpsc::channel(1);
        Ok(Store {
            reads: Arc::new(reads),
            writes,
            hold: Arc::new(Hold::none()),
            claims: Arc::new(Claims::new(url.clone(), config.database_limit)),
            url,
            keys: Arc::new(config.keys.clone()),
            limit: config.database_limit,
            process: Id::random(),
            pinged: Arc::default(),
        })
    }

    /// Does all of `ops` or nothing. Returns when it is on disk.
    pub async fn commit(&self, ops: Vec<Op>) -> Result<(), StoreError> {
        let (done, outcome) = oneshot::channel();
        let gone = || StoreError::Unavailable("the writer has ended".to_owned());
        let last = false;
        self.writes.send(Write { ops, done, last }).await.map_err(|_| gone())?;
        outcome.await.unwrap_or_else(|_| Err(gone()))
    }

    /// What secrets are sealed with.
    pub fn keys(&self) -> &Keys {
        &self.keys
    }

    /// Whether other processes may use the database too.
    pub fn is_shared(&self) -> bool {
        self.url.is_shared()
    }

    /// Makes a match this process's to think about; `None` where it is another's.
    pub async fn claim(&self, id: MatchId) -> Result<Option<Claim>, StoreError> {
        self.claims.claim(id).await
    }

    /// What other processes tell from now on. Nothing where there are none.
    pub fn news(&self) -> Option<mpsc::Receiver<News>> {
        #[cfg(feature = "postgres")]
        if self.is_shared() {
            let (out, news) = mpsc::channel(1_024);
            tokio::spawn(news::listen(self.url.clone(), self.process, self.limit, out));
            return Some(news);
        }
        None
    }

    /// Says something nobody listens for, so that the line is known to carry.
    pub async fn beat(&self) -> Result<(), StoreError> {
        self.commit(vec![Op::Run("SELECT pg_notify('frente', $1)", vec!["beat".into()])]).await
    }

    /// Whether the database can be read and written. Asked more often, it says what it said a moment ago.
    pub async fn ping(&self) -> Result<(), StoreError> {
        let mut last = self.pinged.lock().await;
        if let Some((at, said)) = &*last
            && at.elapsed() < PING
        {
            return said.clone();
        }
        let mark = Op::Run(
            "INSERT INTO health (name, at) VALUES ('written', $1) ON CONFLICT (name) DO UPDATE SET at = excluded.at",
            vec![moment::now().into()],
        );
        let said = match self.commit(vec![mark]).await {
            Ok(()) => self.reads.row("SELECT at FROM health", &[]).await.map(|_| ()),
            Err(error) => Err(error),
        };
        *last = Some((Instant::now(), said.clone()));
        said
    }

    /// Writes what is waiting and ends.
    pub async fn close(&self) {
        let (done, written) = oneshot::channel();
        let last = Write { ops: Vec::new(), done, last: true };
        if self.writes.send(last).await.is_ok() {
            let _ = written.await;
        }
        self.reads.close().await;
        self.hold.release();
    }
}

/// Refuses a file of SQLite that is not there: it would be made.
fn is_there(url: &DatabaseUrl) -> Result<(), OpenError> {
    match url {
        DatabaseUrl::Sqlite { path } if !std::path::Path::new(path).exists() => {
            Err(OpenError::Connect { url: url.to_string(), why: "there is no such file".to_owned() })
        }
        _ => Ok(()),
    }
}

/// Runs the statements a fresh connection needs.
async fn prepare(connection: &mut AnyConnection, statements: &[String]) -> Result<(), sqlx::Error> {
    for statement in statements {
        connection.execute(sqlx::AssertSqlSafe(statement.clone())).await?;
    }
    Ok(())
}

/// Why the database could not be opened: one sentence.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// A URL that is none.
    #[error(transparent)]
    Url(#[from] BadUrl),
    /// It does not answer, or may not be written.
    #[error("cannot open the database {url}: {why}")]
    Connect {
        /// Which, without its password.
        url: String,
        /// What it says.
        why: String,
    },
    /// Another process has the file.
    #[error("the database {url} is held by {holder}: SQLite serves one process at a time")]
    Held {
        /// The URL of the database.
        url: String,
        /// Who holds it, since when, and where.
        holder: String,
    },
    /// Pages of the file make no sense.
    #[error("the database {url} is damaged ({damage}): restore a backup")]
    Damaged {
        /// The URL of the database.
        url: String,
        /// What was found first.
        damage: String,
    },
    /// The key of an operator.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// A shared database whose processes need one and the same key.
    #[error(
        "a PostgreSQL database needs a key that every process is given: --key FILE or the variable FRENTE_KEY, \
         64 hexadecimal digits (openssl rand -hex 32)"
    )]
    NoKey,
    /// Secrets sealed with a key that is not here.
    #[error(
        "the dice of {matches} matches in play are sealed with the key {key}, which was not given: give it, or, if it is \
         lost, `frente db new-dice` gives these matches new dice, which their records cannot prove"
    )]
    LostKey {
        /// What the key is called.
        key: String,
        /// The number of matches whose dice are sealed with it.
        matches: usize,
    },
    /// A database of an earlier version of Frente.
    #[error(
        "the database was written by an earlier version of Frente: start the server once, which brings it up to date"
    )]
    TooOld,
    /// A database of a later version of Frente.
    #[error("the database was written by a later version of Frente (schema {found}, this one knows {known})")]
    TooNew {
        /// The number of the schema that was found.
        found: i64,
        /// The newest schema this program knows.
        known: i64,
    },
    /// The schema could not be brought up to date.
    #[error("cannot bring the database up to date: {0}")]
    Schema(String),
}

/// What a database says, without the driver's own words around it.
fn plain(error: &sqlx::Error) -> String {
    let said = error.to_string();
    let said = said.strip_prefix("error returned from database: ").unwrap_or(&said);
    said.lines().next().unwrap_or_default().to_owned()
}
