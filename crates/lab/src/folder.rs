//! A folder written whole or not at all.
//!
//! Files are written into a folder beside the target, which takes the target's name only when the last one is
//! complete. A reader never meets half a report, and an existing folder with something in it is never touched.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Why a folder was not written.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// There is something in it already.
    #[error("{}: the folder is not empty, expected a new or an empty one", .0.display())]
    NotEmpty(PathBuf),
    /// A file of that name stands there.
    #[error("{}: is not a folder, expected a new or an empty one", .0.display())]
    NotAFolder(PathBuf),
    /// The machine refused.
    #[error("{}: cannot be written: {error}", .path.display())]
    Io {
        /// The file or folder that was to be written.
        path: PathBuf,
        /// What the system answered.
        error: io::Error,
    },
}

/// A folder in the making. Dropped without [`Folder::finish`], it leaves nothing behind.
#[derive(Debug)]
pub struct Folder {
    target: PathBuf,
    making: PathBuf,
    finished: bool,
}

impl Folder {
    /// Checks that `target` may be written and begins.
    pub fn begin(target: &Path) -> Result<Folder, FolderError> {
        let io = |error| FolderError::Io { path: target.to_owned(), error };
        match fs::metadata(target) {
            Ok(found) if !found.is_dir() => return Err(FolderError::NotAFolder(target.to_owned())),
            Ok(_) if fs::read_dir(target).map_err(io)?.next().is_some() => {
                return Err(FolderError::NotEmpty(target.to_owned()));
            }
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(io(error)),
        }
        let name = target.file_name().unwrap_or_default().to_string_lossy();
        let making = target.with_file_name(format!(".{name}.{}.partial", std::process::id()));
        fs::create_dir_all(&making).map_err(io)?;
        Ok(Folder { target: target.to_owned(), making, finished: false })
    }

    /// Writes one file.
    pub fn write(&self, name: &str, text: &str) -> Result<(), FolderError> {
        let written = fs::write(self.making.join(name), text);
        written.map_err(|error| FolderError::Io { path: self.target.join(name), error })
    }

    /// Gives the folder its name.
    pub fn finish(mut self) -> Result<(), FolderError> {
        let io = |error| FolderError::Io { path: self.target.clone(), error };
        if self.target.exists() {
            fs::remove_dir(&self.target).map_err(io)?;
        }
        fs::rename(&self.making, &self.target).map_err(io)?;
        self.finished = true;
        Ok(())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !self.finished {
            // Nothing better can be done here: the error that led here is already being reported.
            let _ = fs::remove_dir_all(&self.making);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(path: &Path) -> Vec<String> {
        let names = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().file_name());
        names.map(|name| name.into_string().unwrap()).collect()
    }

    #[test]
    fn a_folder_appears_when_it_is_finished_and_not_before() {
        let room = tempfile::tempdir().unwrap();
        let target = room.path().join("report");
        let folder = Folder::begin(&target).unwrap();
        folder.write("a.txt", "a").unwrap();
        assert!(!target.exists());
        folder.finish().unwrap();
        assert_eq!(entries(&target), ["a.txt"]);
        assert_eq!(entries(room.path()), ["report"]);
    }

    #[test]
    fn an_abandoned_folder_leaves_nothing() {
        let room = tempfile::tempdir().unwrap();
        let folder = Folder::begin(&room.path().join("report")).unwrap();
        folder.write("a.txt", "a").unwrap();
        drop(folder);
        assert!(entries(room.path()).is_empty());
    }

    #[test]
    fn a_folder_with_something_in_it_is_refused() {
        let room = tempfile::tempdir().unwrap();
        fs::write(room.path().join("precious"), "").unwrap();
        assert!(matches!(Folder::begin(room.path()), Err(FolderError::NotEmpty(_))));
        let file = room.path().join("precious");
        assert!(matches!(Folder::begin(&file), Err(FolderError::NotAFolder(_))));
    }
}
