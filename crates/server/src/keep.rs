//! Keeping a club's matches for years: backup, restore, check. All of it works beside a running server.
//!
//! A backup is an SQLite file with the server's own tables, whatever database it was taken from: SQLite copies itself
//! as it stands at one moment, PostgreSQL is read in one transaction that sees one moment. So a backup of either can be
//! restored into either, and be looked at with any SQLite.

use crate::config::Config;
use crate::store::copy::{self, CopyError};
use crate::store::{DatabaseUrl, OpenError, Store, StoreError};
use crate::table::live::Live;
use frente_kernel::record::{DiceProof, Publish};
use std::path::Path;

/// Why a database could not be kept: one sentence.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    /// The database could not be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The copy could not be made.
    #[error(transparent)]
    Copy(#[from] CopyError),
    /// The database could not be read.
    #[error("the database cannot be read: {0}")]
    Read(#[from] StoreError),
    /// No threads to run in.
    #[error("cannot start: {0}")]
    Runtime(#[from] std::io::Error),
}

/// What a copy holds.
pub use crate::store::copy::Copied;

/// Copies the database of `url`, as it stands at one moment, into a new file.
pub async fn backup(url: &str, file: &Path) -> Result<Copied, KeepError> {
    let url = DatabaseUrl::parse(url).map_err(OpenError::from)?;
    Ok(copy::backup(&url, file).await?)
}

/// Puts a backup into the empty database of `url`.
pub async fn restore(file: &Path, url: &str) -> Result<Copied, KeepError> {
    let url = DatabaseUrl::parse(url).map_err(OpenError::from)?;
    Ok(copy::restore(file, &url).await?)
}

/// What a check found.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Checked {
    /// Matches replayed to their last step.
    pub replayed: usize,
    /// Of those, matches that are over and whose record was verified, every die of its own drawn again.
    pub verified: usize,
    /// Matches of rules or data packs this program does not know.
    pub unknown: usize,
    /// What is wrong, a sentence each.
    pub faults: Vec<String>,
}

/// Replays every match of a database and verifies every record of those that are over. Nothing is written.
pub async fn check(config: &Config, mut told: impl FnMut(usize)) -> Result<Checked, KeepError> {
    let store = Store::look_at(config).await?;
    let mut checked = Checked::default();
    let mut after = String::new();
    loop {
        let ids = store.ids_after(&after, 200).await?;
        let Some(last) = ids.last() else { return Ok(checked) };
        after = last.to_string();
        for id in ids {
            match store.load(id).await {
                Ok(Some(stored)) => {
                    let config = config.clone();
                    let look = tokio::task::spawn_blocking(move || replayed(Live::load(stored, &config), &config));
                    match look.await {
                        Ok(Ok(Found::Verified)) => {
                            checked.replayed += 1;
                            checked.verified += 1;
                        }
                        Ok(Ok(Found::Replayed)) => checked.replayed += 1,
                        Ok(Ok(Found::Unknown)) => checked.unknown += 1,
                        Ok(Err(why)) => checked.faults.push(format!("match {id}: {why}")),
                        Err(_) => checked.faults.push(format!("match {id}: the rules broke")),
                    }
                }
                Ok(None) => {}
                Err(error) => checked.faults.push(format!("match {id}: {error}")),
            }
            told(checked.replayed + checked.unknown);
        }
    }
}

enum Found {
    Replayed,
    Verified,
    Unknown,
}

fn replayed(loaded: Result<Live, crate::refusal::Refusal>, config: &Config) -> Result<Found, String> {
    let live = match loaded {
        Ok(live) => live,
        Err(refusal) if matches!(refusal.code, "old-rules" | "other-data" | "no-game") => return Ok(Found::Unknown),
        Err(refusal) => return Err(refusal.detail.into()),
    };
    let own = live.record_dice();
    let over = live.header.status == crate::table::header::Status::Over;
    let (true, Some(dice)) = (over && !live.header.imported, own) else {
        return Ok(Found::Replayed);
    };
    let Ok(text) = live.table.record(Some(&dice), Publish::Secret) else { return Ok(Found::Replayed) };
    let record = frente_kernel::Record::parse(&text).map_err(|error| error.to_string())?;
    let game = config.game_by(&live.header.game, live.header.rules).map_err(|refusal| refusal.detail.into_string())?;
    match game.verify(&record) {
        Ok((_, DiceProof::Redrawn(_))) => Ok(Found::Verified),
        Ok(_) => Err("its dice cannot be drawn again".to_owned()),
        Err(error) => Err(error.to_string()),
    }
}

/// Gives new dice to every match in play whose secret is sealed with a key that is lost; how many that are. The server must
/// not be running.
pub async fn new_dice(config: &Config) -> Result<usize, KeepError> {
    let (store, writer) = Store::open_as_it_is(config).await?;
    let given = store.give_new_dice().await;
    store.close().await;
    let _ = writer.await;
    Ok(given?)
}

/// Runs one of these to its end.
pub fn run<T>(work: impl Future<Output = Result<T, KeepError>>) -> Result<T, KeepError> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(work)
}
