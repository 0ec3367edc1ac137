//! Clocks of a machine that are set: one for each server process, which believes it.

use std::path::PathBuf;
use std::process::Command;
use tempfile::TempDir;

/// What makes a process believe a clock.
pub struct Clocks {
    dir: TempDir,
}

impl Clocks {
    /// Where there is a C compiler: the clock is preloaded.
    pub fn make() -> Option<Clocks> {
        let dir = tempfile::tempdir().expect("a directory");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/server/clock.c");
        let built = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .arg(dir.path().join("clock.so"))
            .arg(source)
            .status();
        if !built.is_ok_and(|built| built.success()) {
            eprintln!("no C compiler: clocks were not set");
            return None;
        }
        Some(Clocks { dir })
    }

    fn file(&self, process: usize) -> PathBuf {
        self.dir.path().join(process.to_string())
    }

    /// Sets the clock of a process, so many seconds off.
    pub fn set(&self, process: usize, off: i64) {
        std::fs::write(self.file(process), off.to_string()).expect("a file");
    }

    /// What a process must be started with.
    pub fn environment(&self, process: usize) -> Vec<(&'static str, PathBuf)> {
        vec![("LD_PRELOAD", self.dir.path().join("clock.so")), ("FRENTE_CLOCK", self.file(process))]
    }
}
