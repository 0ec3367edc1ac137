//! Bounded integers and verifiable dice.
//!
//! What must replay for ever draws here: ChaCha20 (RFC 8439) keyed by a secret and a public salt, one stream per
//! chance, turned into bounded integers by our own method. The golden vectors below freeze both; a release that
//! changes them breaks every published match.
//!
//! The table publishes `sha256(secret)` before the first step and the secret after the last, so anybody can redraw
//! every chance. Every seat may give a salt of its own once the commitment stands: then the dealer cannot choose them
//! either ([`Salt::Seats`]).

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use rand_core::{Infallible, Rng, TryRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

/// A uniform integer in `0..n`, by Lemire's multiply-and-reject on 32-bit words.
#[inline]
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    let mut wide = u64::from(rng.next_u32()) * u64::from(n);
    if (wide as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (wide as u32) < threshold {
            wide = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (wide >> 32) as u32
}

/// The 256 bits nobody but the dealer knows until the match is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

/// What is published of a [`Secret`] before the first step: its SHA-256.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment(pub [u8; 32]);

impl Secret {
    /// What may be published of it.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// A number for something beside the dice that nobody may foresee, the same for the same `purpose` and `moment`.
    pub fn aside(&self, purpose: &str, moment: i64) -> u64 {
        let hash =
            Sha256::new().chain_update(purpose).chain_update(self.0).chain_update(moment.to_le_bytes()).finalize();
        let [a, b, c, d, e, f, g, h, ..] = <[u8; 32]>::from(hash);
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }
}

impl fmt::Debug for Secret {
    /// Never prints the secret: logs are read by players.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret(commitment {})", self.commitment())
    }
}

/// Text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct NotHex;

fn write_hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn read_hex(text: &str) -> Result<[u8; 32], NotHex> {
    let mut out = [0; 32];
    if text.len() != 64 || !text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')) {
        return Err(NotHex);
    }
    for (at, byte) in out.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(|_| NotHex)?;
    }
    Ok(out)
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl FromStr for Commitment {
    type Err = NotHex;
    fn from_str(text: &str) -> Result<Self, NotHex> {
        read_hex(text).map(Commitment)
    }
}

impl Secret {
    /// The secret in hexadecimal, for the end of a record.
    pub fn reveal(&self) -> String {
        Commitment(self.0).to_string()
    }
}

impl FromStr for Secret {
    type Err = NotHex;
    fn from_str(text: &str) -> Result<Self, NotHex> {
        read_hex(text).map(Secret)
    }
}

impl Serialize for Commitment {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Commitment {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A salt as a record writes it: on one line, each run of white space as one space, none at the ends.
///
/// Players type the salt; a line feed or a last space in it must not make a record that cannot be read or redrawn.
pub fn salt_line(salt: &str) -> String {
    salt.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The public part of the dice: any text, of which [`salt_line`] counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Salt {
    /// One for the whole table, which may be empty.
    Table(String),
    /// One of every seat, in their order; empty where a seat gave none.
    Seats(Vec<String>),
}

impl Salt {
    /// As a record writes it.
    pub fn in_lines(self) -> Salt {
        match self {
            Salt::Table(salt) => Salt::Table(salt_line(&salt)),
            Salt::Seats(salts) => Salt::Seats(salts.iter().map(|salt| salt_line(salt)).collect()),
        }
    }
}

impl From<&str> for Salt {
    fn from(salt: &str) -> Salt {
        Salt::Table(salt.to_owned())
    }
}

impl From<String> for Salt {
    fn from(salt: String) -> Salt {
        Salt::Table(salt)
    }
}

/// The dice of one match: chance number `n` draws from a stream of its own.
#[derive(Clone, Debug)]
pub struct VerifiableDice {
    secret: Secret,
    salt: Salt,
    key: [u8; 32],
}

impl VerifiableDice {
    /// Dice from a secret and its public part.
    pub fn new(secret: Secret, salt: impl Into<Salt>) -> VerifiableDice {
        let salt = salt.into().in_lines();
        let mut hash = Sha256::new();
        match &salt {
            Salt::Table(salt) => {
                hash.update(b"frente dice 1\n");
                hash.update(secret.0);
                hash.update(salt.as_bytes());
            }
            Salt::Seats(salts) => {
                hash.update(b"frente dice 2\n");
                hash.update(secret.0);
                // A salt has no line feed: where one ends is never in doubt.
                for salt in salts {
                    hash.update(salt.as_bytes());
                    hash.update(b"\n");
                }
            }
        }
        VerifiableDice { secret, salt, key: hash.finalize().into() }
    }

    /// The secret behind the dice.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// The public part, as a record writes it.
    pub fn salt(&self) -> &Salt {
        &self.salt
    }

    /// The stream of the `ordinal`-th chance of the match, counted from 0.
    pub fn stream(&self, ordinal: u32) -> DiceStream {
        let mut nonce = [0; 12];
        nonce[..4].copy_from_slice(&ordinal.to_le_bytes());
        DiceStream { cipher: ChaCha20::new(&self.key.into(), &nonce.into()) }
    }
}

/// The random words of one chance.
pub struct DiceStream {
    cipher: ChaCha20,
}

impl TryRng for DiceStream {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let mut word = [0; 4];
        self.cipher.apply_keystream(&mut word);
        Ok(u32::from_le_bytes(word))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let mut word = [0; 8];
        self.cipher.apply_keystream(&mut word);
        Ok(u64::from_le_bytes(word))
    }

    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Infallible> {
        out.fill(0);
        self.cipher.apply_keystream(out);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn d6(dice: &VerifiableDice, ordinal: u32) -> u32 {
        1 + below(&mut dice.stream(ordinal), 6)
    }

    /// Frozen for ever: see the module's words. Computed a second time by an implementation in another language.
    #[test]
    fn golden_vectors() {
        let zero = VerifiableDice::new(Secret([0; 32]), "");
        let salted = VerifiableDice::new(Secret([7; 32]), "Madrid, 1936");
        let rolls = |dice: &VerifiableDice| (0..24).map(|n| d6(dice, n)).collect::<Vec<_>>();
        let cards = |dice: &VerifiableDice| (0..12).map(|n| below(&mut dice.stream(n), 49)).collect::<Vec<_>>();
        assert_eq!(rolls(&zero), GOLDEN_ROLLS_ZERO);
        assert_eq!(rolls(&salted), GOLDEN_ROLLS_SALTED);
        assert_eq!(cards(&salted), GOLDEN_CARDS_SALTED);
        let seats = |salts: &[&str]| Salt::Seats(salts.iter().map(|salt| (*salt).to_owned()).collect());
        let shared = VerifiableDice::new(Secret([7; 32]), seats(&["Madrid, 1936", ""]));
        assert_eq!(rolls(&shared), GOLDEN_ROLLS_SEATS);
        assert_eq!(
            Secret([0; 32]).commitment().to_string(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    const GOLDEN_ROLLS_ZERO: [u32; 24] = [3, 3, 2, 5, 2, 6, 2, 5, 3, 6, 6, 1, 6, 3, 5, 5, 5, 4, 5, 1, 1, 2, 3, 4];
    const GOLDEN_ROLLS_SALTED: [u32; 24] = [3, 5, 1, 3, 3, 3, 2, 1, 4, 3, 2, 5, 2, 1, 5, 4, 5, 2, 4, 3, 3, 5, 5, 1];
    const GOLDEN_ROLLS_SEATS: [u32; 24] = [3, 3, 5, 3, 2, 3, 2, 5, 4, 3, 2, 5, 2, 3, 5, 2, 3, 2, 4, 1, 2, 2, 4, 2];
    const GOLDEN_CARDS_SALTED: [u32; 12] = [23, 33, 4, 23, 23, 21, 12, 7, 26, 20, 11, 36];

    /// The key stream is RFC 8439's: its first block for a zero key and nonce is published there (A.1, vector 1).
    #[test]
    fn the_cipher_is_the_published_one() {
        let mut stream = DiceStream { cipher: ChaCha20::new(&[0; 32].into(), &[0; 12].into()) };
        let mut block = [0; 8];
        stream.try_fill_bytes(&mut block).unwrap();
        assert_eq!(block, [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90]);
    }

    #[test]
    fn every_face_is_equally_likely() {
        let dice = VerifiableDice::new(Secret([42; 32]), "");
        let mut faces = [0u32; 6];
        for n in 0..60_000 {
            faces[d6(&dice, n) as usize - 1] += 1;
        }
        // 5 σ of a binomial with n = 60,000 and p = 1/6 is 457.
        assert!(faces.iter().all(|n| n.abs_diff(10_000) < 457), "{faces:?}");
    }

    #[test]
    fn a_secret_never_shows_in_debug_output() {
        let secret = Secret([0xab; 32]);
        assert!(!format!("{secret:?}").contains(&"ab".repeat(8)));
        assert_eq!(secret.reveal().parse(), Ok(secret));
    }
}
