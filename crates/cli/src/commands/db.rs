//! `frente backup`, `frente restore`, `frente db check`: the matches of years, kept safe.

use super::serve;
use crate::failure::Failure;
use frente_server::store::Keys;
use frente_server::{Config, keep};
use std::path::Path;

pub fn backup(file: &Path, url: &str) -> Result<(), Failure> {
    let copied = keep::run(keep::backup(url, file))?;
    println!("{} holds {}", file.display(), told(copied));
    Ok(())
}

pub fn restore(file: &Path, url: &str) -> Result<(), Failure> {
    let copied = keep::run(keep::restore(file, url))?;
    println!("restored {}", told(copied));
    Ok(())
}

fn told(copied: keep::Copied) -> String {
    format!("{} matches ({} steps) of {} people", copied.matches, copied.steps, copied.users)
}

pub fn new_dice(database: String, key: Option<&Path>) -> Result<(), Failure> {
    let config = Config { database, keys: Keys::given(key)?, ..Config::default() };
    let given = keep::run(keep::new_dice(&config))?;
    println!("{given} matches in play have new dice; their records will claim none");
    Ok(())
}

pub fn check(database: String, data: &[String]) -> Result<(), Failure> {
    let packs = data.iter().map(|named| serve::pack(named)).collect::<Result<_, _>>()?;
    let config = Config { database, packs, ..Config::default() };
    let checked = keep::run(keep::check(&config, |_| ()))?;
    println!(
        "{} matches replayed, {} records verified, {} of other rules or data",
        checked.replayed, checked.verified, checked.unknown
    );
    for fault in &checked.faults {
        println!("{fault}");
    }
    match checked.faults.len() {
        0 => Ok(()),
        count => Err(Failure::new(format!("{count} matches are damaged"))),
    }
}
