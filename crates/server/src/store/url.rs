//! Which database: `sqlite://PATH` or `postgres://…`, and what each wants said on connecting.

use std::fmt;
use std::fmt::Write as _;
use std::time::Duration;

/// The address of a database.
#[derive(Clone, PartialEq, Eq)]
pub enum DatabaseUrl {
    /// A file of SQLite.
    Sqlite {
        /// The path of the file.
        path: String,
    },
    /// A server of PostgreSQL.
    Postgres {
        /// As given, the password included.
        url: String,
    },
}

/// A URL that names no database of ours.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadUrl {
    /// The text names no kind of database.
    #[error("the database URL \"{0}\" is not understood, expected sqlite://PATH or postgres://USER@HOST/NAME")]
    Unknown(String),
    /// A PostgreSQL URL in a build without its driver.
    #[error(
        "this program was built without PostgreSQL and cannot open \"{0}\": build it with \
         `cargo build --release --bin frente`, which includes it"
    )]
    WithoutPostgres(String),
}

/// Whether this program was built with the driver for PostgreSQL.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Postgres {
    Built,
    LeftOut,
}

impl DatabaseUrl {
    /// Reads a URL.
    pub fn parse(text: &str) -> Result<DatabaseUrl, BadUrl> {
        DatabaseUrl::parse_with(text, if cfg!(feature = "postgres") { Postgres::Built } else { Postgres::LeftOut })
    }

    fn parse_with(text: &str, postgres: Postgres) -> Result<DatabaseUrl, BadUrl> {
        let bad = || BadUrl::Unknown(without_password(text));
        let (scheme, rest) = text.split_once("://").ok_or_else(bad)?;
        let path = rest.split('?').next().unwrap_or_default();
        match scheme {
            "sqlite" if !path.is_empty() => Ok(DatabaseUrl::Sqlite { path: path.to_owned() }),
            "postgres" | "postgresql" if !rest.is_empty() && postgres == Postgres::LeftOut => {
                Err(BadUrl::WithoutPostgres(without_password(text)))
            }
            "postgres" | "postgresql" if !rest.is_empty() => Ok(DatabaseUrl::Postgres { url: text.to_owned() }),
            _ => Err(bad()),
        }
    }

    /// What the driver is told.
    pub fn connect(&self) -> String {
        match self {
            DatabaseUrl::Sqlite { path } => format!("sqlite://{}?mode=rwc", escaped(path)),
            DatabaseUrl::Postgres { url } => url.clone(),
        }
    }

    /// What a fresh connection is told first.
    pub fn preparing(&self, durable: bool, patience: Duration) -> Vec<String> {
        let patience = patience.as_millis();
        match self {
            DatabaseUrl::Sqlite { .. } => vec![
                format!("PRAGMA busy_timeout = {patience}"),
                "PRAGMA journal_mode = WAL".to_owned(),
                // NORMAL: a commit survives a killed process. FULL: it survives a power cut too.
                format!("PRAGMA synchronous = {}", if durable { "FULL" } else { "NORMAL" }),
                "PRAGMA foreign_keys = ON".to_owned(),
                // Fewer, larger checkpoints: each one waits for the disk.
                "PRAGMA wal_autocheckpoint = 4000".to_owned(),
            ],
            // PostgreSQL waits for its disk unless told otherwise: durable or not, nothing to say.
            // The rest is for a server whose client has vanished: it must not keep rows locked.
            DatabaseUrl::Postgres { .. } => [
                format!("lock_timeout = {patience}"),
                "idle_in_transaction_session_timeout = 10000".to_owned(),
                "tcp_keepalives_idle = 10".to_owned(),
                "tcp_keepalives_interval = 5".to_owned(),
                "tcp_keepalives_count = 3".to_owned(),
                "tcp_user_timeout = 20000".to_owned(),
            ]
            .into_iter()
            .map(|setting| format!("SET {setting}"))
            .collect(),
        }
    }

    /// Whether several processes may use it at a time.
    pub fn is_shared(&self) -> bool {
        matches!(self, DatabaseUrl::Postgres { .. })
    }

    /// How a transaction that will write begins.
    pub fn begin(&self) -> &'static str {
        match self {
            DatabaseUrl::Sqlite { .. } => "BEGIN IMMEDIATE",
            DatabaseUrl::Postgres { .. } => "BEGIN",
        }
    }
}

impl fmt::Display for DatabaseUrl {
    /// Without a password: this goes into logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DatabaseUrl::Sqlite { path } => write!(f, "sqlite://{path}"),
            DatabaseUrl::Postgres { url } => f.write_str(&without_password(url)),
        }
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else {
        return url.to_owned();
    };
    match rest.rsplit_once('@') {
        Some((login, host)) => format!("{scheme}://{}@{host}", login.split(':').next().unwrap_or_default()),
        None => url.to_owned(),
    }
}

/// A path as a URL holds it.
fn escaped(path: &str) -> String {
    path.bytes().fold(String::new(), |mut out, byte| {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b'~' => out.push(char::from(byte)),
            _ => {
                let _ = write!(out, "%{byte:02X}");
            }
        }
        out
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_of_both_kinds_are_read_and_others_named() {
        let sqlite = DatabaseUrl::parse("sqlite://my games/frente.sqlite").unwrap();
        assert_eq!(sqlite.connect(), "sqlite://my%20games/frente.sqlite?mode=rwc");
        let postgres = DatabaseUrl::parse_with("postgres://ana:secret@db/frente", Postgres::Built).unwrap();
        assert_eq!(postgres.to_string(), "postgres://ana@db/frente");
        assert_eq!(format!("{postgres:?}"), "postgres://ana@db/frente");
        for bad in ["frente.sqlite", "mysql://x:y@z/w", "sqlite://"] {
            let said = DatabaseUrl::parse(bad).unwrap_err().to_string();
            assert!(said.contains("expected sqlite://PATH or postgres://"), "{said}");
            assert!(!said.contains(":y@"), "{said}");
        }
    }

    #[test]
    fn a_build_without_postgresql_says_how_to_get_it() {
        let refused = DatabaseUrl::parse_with("postgres://ana:secret@db/frente", Postgres::LeftOut).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "this program was built without PostgreSQL and cannot open \"postgres://ana@db/frente\": build it with \
             `cargo build --release --bin frente`, which includes it"
        );
        assert!(DatabaseUrl::parse_with("sqlite://frente.sqlite", Postgres::LeftOut).is_ok());
    }
}
