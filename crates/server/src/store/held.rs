//! One process at a time for an SQLite file: memory is ahead of the disk there, and nobody tells others of a change.
//!
//! A file beside the database is locked as long as the process lives, however it ends; what it says is for people.

use super::{DatabaseUrl, OpenError};
use crate::moment;
use std::fs::{File, TryLockError};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The lock on an SQLite file; nothing for PostgreSQL, which many may use.
pub struct Hold(Mutex<Option<File>>);

impl Hold {
    /// Nothing is held.
    pub fn none() -> Hold {
        Hold(Mutex::new(None))
    }

    /// Takes the database, or says who has it.
    pub fn take(url: &DatabaseUrl) -> Result<Hold, OpenError> {
        let DatabaseUrl::Sqlite { path } = url else {
            return Ok(Hold::none());
        };
        let place = beside(Path::new(path));
        // Where no file can be made there, the database itself will say why.
        let open = File::options().read(true).write(true).create(true).truncate(false).open(&place);
        let Ok(mut file) = open else {
            return Ok(Hold::none());
        };
        match file.try_lock() {
            Ok(()) => {
                let since = moment::readable(moment::now());
                let note = format!("process {} since {since} at {}\n", std::process::id(), whereabouts());
                let noted = file.set_len(0).and_then(|()| file.write_all(note.as_bytes()));
                if let Err(error) = noted {
                    tracing::warn!(%error, place = %place.display(), "who holds the database could not be noted");
                }
            }
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                let read = file.read_to_string(&mut holder).is_ok();
                let holder = holder.trim();
                let holder = if read && !holder.is_empty() { holder } else { "another process" };
                return Err(OpenError::Held { url: url.to_string(), holder: holder.to_owned() });
            }
            Err(TryLockError::Error(error)) => {
                tracing::warn!(%error, place = %place.display(), "the file system has no locks: start no second server");
            }
        }
        Ok(Hold(Mutex::new(Some(file))))
    }

    /// Lets the next process have it.
    pub fn release(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// The lock's place: beside the file itself, whatever links lead there.
fn beside(path: &Path) -> PathBuf {
    let real = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut name = real.into_os_string();
    name.push(".lock");
    name.into()
}

/// The machine and the directory the process was started in.
fn whereabouts() -> String {
    let machine = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let machine = if machine.trim().is_empty() { "this machine" } else { machine.trim() };
    let directory = std::env::current_dir().map(|dir| format!(", in {}", dir.display())).unwrap_or_default();
    format!("{machine}{directory}")
}
