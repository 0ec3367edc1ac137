//! One clear sentence and exit code 2.

use std::fmt;
use std::path::Path;

/// Why a command was not carried out, as one sentence that names the file, the place and what was expected.
#[derive(Debug)]
pub struct Failure(String);

impl Failure {
    /// A failure that tells the person `sentence`.
    pub fn new(sentence: impl Into<String>) -> Failure {
        Failure(sentence.into())
    }

    /// A sentence about a file.
    pub fn about(path: &Path, sentence: impl fmt::Display) -> Failure {
        Failure(format!("{}: {sentence}", path.display()))
    }
}

impl fmt::Display for Failure {
    /// On one line, whatever it was made of.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = self.0.lines().map(str::trim).filter(|line| !line.is_empty());
        f.write_str(lines.next().unwrap_or("failed"))?;
        lines.try_for_each(|line| write!(f, " {line}"))
    }
}

/// Every typed error of the crates below becomes its sentence.
impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure(error.to_string())
    }
}
