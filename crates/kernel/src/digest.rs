//! The running hash of a record: each step seals all before it.

use sha2::{Digest as _, Sha256};
use std::fmt;

/// Collects the facts of a position in a fixed order and seals them.
#[derive(Clone, Default)]
pub struct Digest(Sha256);

impl Digest {
    /// Takes in one small fact.
    pub fn byte(&mut self, fact: u8) {
        self.0.update([fact]);
    }

    /// Takes in a signed fact.
    pub fn signed(&mut self, fact: i32) {
        self.0.update(fact.to_le_bytes());
    }

    /// Takes in a large fact.
    pub fn word(&mut self, fact: u64) {
        self.0.update(fact.to_le_bytes());
    }

    /// Takes in text, with its length so that neighbours cannot run together.
    pub fn text(&mut self, fact: &str) {
        self.word(fact.len() as u64);
        self.0.update(fact.as_bytes());
    }

    /// The seal over everything taken in.
    pub fn seal(self) -> Seal {
        let hash: [u8; 32] = self.0.finalize().into();
        let mut short = [0; 8];
        short.copy_from_slice(&hash[..8]);
        Seal(u64::from_be_bytes(short))
    }
}

/// The first 64 bits of a SHA-256, written as 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seal(pub u64);

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}
