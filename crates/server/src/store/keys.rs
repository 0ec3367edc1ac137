//! The operator's key: it keeps the secrets behind the dice of matches in play out of whoever has a copy of the database.
//!
//! A secret is written as its sum (XOR) with a pad: the SHA-256 of the key and the commitment that stands beside it. The
//! commitment is the SHA-256 of the secret, so no pad serves twice, and what was opened is right exactly where its
//! SHA-256 is the commitment. Of several keys the first seals, all of them open: so a key is replaced by another.

use crate::ids::random;
use frente_kernel::{Commitment, Secret};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::path::{Path, PathBuf};

/// A sealed secret begins so; a line of hexadecimal digits alone is not sealed.
const SEALED: &str = "sealed";

/// A key of the operator's.
#[derive(Clone, PartialEq, Eq)]
struct Key([u8; 32]);

impl Key {
    /// What it is called where it must not be shown.
    fn name(&self) -> String {
        let hash = Sha256::new().chain_update(b"frente key 1\n").chain_update(self.0).finalize();
        hash[..4].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn xored(&self, secret: [u8; 32], commitment: &Commitment) -> [u8; 32] {
        let hash = Sha256::new().chain_update(b"frente seal 1\n").chain_update(self.0).chain_update(commitment.0);
        let pad: [u8; 32] = hash.finalize().into();
        std::array::from_fn(|at| secret[at] ^ pad[at])
    }
}

/// The operator's keys; the first seals.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Keys(Vec<Key>);

/// A key that cannot be used: one sentence.
#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    /// No key at all, or something else.
    #[error("{place} holds no key: expected 64 hexadecimal digits on a line (openssl rand -hex 32)")]
    NoKey {
        /// Where it was looked for.
        place: String,
    },
    /// A file that cannot be read or written.
    #[error("the key {}: {why}", .file.display())]
    File {
        /// The path of the file.
        file: PathBuf,
        /// What the operating system says.
        why: std::io::Error,
    },
}

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(Key::name)).finish()
    }
}

impl Keys {
    /// Reads keys, one a line; what follows `#` is a remark. `place` is named where there is something else.
    pub fn read(text: &str, place: &str) -> Result<Keys, KeyError> {
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
        let words = lines.flat_map(str::split_whitespace);
        let key = |word: &str| word.to_ascii_lowercase().parse::<Secret>().map(|bytes| Key(bytes.0));
        let keys = words.map(key).collect::<Result<Vec<Key>, _>>();
        let none = || KeyError::NoKey { place: place.to_owned() };
        keys.ok().filter(|keys| !keys.is_empty()).map(Keys).ok_or_else(none)
    }

    /// The keys of a file, or of the variable `FRENTE_KEY`; none where neither is there.
    pub fn given(file: Option<&Path>) -> Result<Keys, KeyError> {
        match (file, std::env::var("FRENTE_KEY")) {
            (Some(file), _) => Keys::of_file(file),
            (None, Ok(text)) if !text.trim().is_empty() => Keys::read(&text, "the variable FRENTE_KEY"),
            _ => Ok(Keys::default()),
        }
    }

    /// The keys of a file.
    pub fn of_file(file: &Path) -> Result<Keys, KeyError> {
        let text = std::fs::read_to_string(file).map_err(|why| KeyError::File { file: file.to_owned(), why })?;
        Keys::read(&text, &file.display().to_string())
    }

    /// The keys of a file, which is made where there is none, for its owner's eyes alone.
    pub fn of_file_or_new(file: &Path) -> Result<Keys, KeyError> {
        let text = format!("{}\n", Secret(random()).reveal());
        match written(file, &text) {
            Err(why) if why.kind() == std::io::ErrorKind::AlreadyExists => Keys::of_file(file),
            Err(why) => Err(KeyError::File { file: file.to_owned(), why }),
            Ok(()) => {
                tracing::info!(file = %file.display(), "a key was made: keep a copy of it, apart from the backups");
                Keys::of_file(file)
            }
        }
    }

    /// A key of its own, for tests.
    pub fn random() -> Keys {
        Keys(vec![Key(random())])
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What is written in the place of a secret.
    pub fn seal(&self, secret: &Secret) -> String {
        let Some(key) = self.0.first() else { return secret.reveal() };
        let sealed = key.xored(secret.0, &secret.commitment());
        format!("{SEALED} {} {}", key.name(), Secret(sealed).reveal())
    }

    /// The secret of a commitment, sealed or not; `None` where it takes a key that is not here.
    pub fn open(&self, text: &str, commitment: &str) -> Option<Secret> {
        let Some((_, sealed)) = sealed(text) else { return text.parse().ok() };
        let (sealed, commitment): (Secret, Commitment) = (sealed.parse().ok()?, commitment.parse().ok()?);
        let opened = self.0.iter().map(|key| Secret(key.xored(sealed.0, &commitment)));
        opened.into_iter().find(|secret| secret.commitment() == commitment)
    }

    /// Whether that text is sealed with the key that seals now.
    pub fn is_current(&self, text: &str) -> bool {
        sealed(text).map(|(name, _)| name) == self.0.first().map(Key::name).as_deref()
    }
}

/// The name of the key a secret is sealed with, and the rest.
pub fn sealed(text: &str) -> Option<(&str, &str)> {
    text.strip_prefix(SEALED)?.trim_start().split_once(' ')
}

#[cfg(unix)]
fn written(file: &Path, text: &str) -> std::io::Result<()> {
    use std::io::Write as _;
    use std::os::unix::fs::OpenOptionsExt as _;
    let mut file = std::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(file)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

#[cfg(not(unix))]
fn written(file: &Path, text: &str) -> std::io::Result<()> {
    use std::io::Write as _;
    let mut file = std::fs::OpenOptions::new().write(true).create_new(true).open(file)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_opened_by_its_key_alone() {
        let (secret, keys) = (Secret(random()), Keys::random());
        let (text, commitment) = (keys.seal(&secret), secret.commitment().to_string());
        assert!(!text.contains(&secret.reveal()));
        assert_eq!(keys.open(&text, &commitment), Some(secret));
        assert_eq!(Keys::random().open(&text, &commitment), None);
        assert_eq!(keys.open(&text, &Secret(random()).commitment().to_string()), None);
        assert_eq!(keys.open(&secret.reveal(), &commitment), Some(secret), "what is not sealed needs none");
        // The new key first, the old one behind it.
        let both = Keys([Keys::random().0, keys.0.clone()].concat());
        assert_eq!(both.open(&text, &commitment), Some(secret));
        assert!(keys.is_current(&text) && !both.is_current(&text));
        assert!(!format!("{keys:?}").contains(&Secret(keys.0[0].0).reveal()));
    }

    #[test]
    fn a_key_file_is_made_once_and_rubbish_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("club.key");
        let keys = Keys::of_file_or_new(&file).unwrap();
        assert_eq!(Keys::of_file_or_new(&file).unwrap(), keys);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        }
        let two = format!("# new\n{}\n{} # old\n", "ab".repeat(32), "CD".repeat(32));
        assert_eq!(Keys::read(&two, "here").unwrap().0.len(), 2);
        for bad in ["", "# nothing\n", "abc", &"x".repeat(64)] {
            let said = Keys::read(bad, "here").unwrap_err().to_string();
            assert_eq!(said, "here holds no key: expected 64 hexadecimal digits on a line (openssl rand -hex 32)");
        }
    }
}
