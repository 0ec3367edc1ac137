//! Ids that cannot be guessed: 80 random bits as 16 letters and digits.
//!
//! A match's address is its link, so knowing it is part of being allowed to look. Kept as text, because that is how
//! they come from and go to the browser and the database.

use std::fmt;
use std::str::FromStr;

/// Without i, l, o and u: an id may be read out loud.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

const LENGTH: usize = 16;

pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

/// Random letters and digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id([u8; LENGTH]);

impl Id {
    /// A new one.
    pub fn random() -> Id {
        Id(random::<LENGTH>().map(|byte| ALPHABET[usize::from(byte % 32)]))
    }

    /// The id as it stands in addresses.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("ids are ASCII")
    }
}

/// Text that is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {LENGTH} letters and digits")]
pub struct NotAnId;

impl FromStr for Id {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Id, NotAnId> {
        let bytes: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| NotAnId)?;
        let known = bytes.iter().all(|byte| ALPHABET.contains(byte));
        if known { Ok(Id(bytes)) } else { Err(NotAnId) }
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl serde::Serialize for Id {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> serde::Deserialize<'de> for Id {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Id, D::Error> {
        <String as serde::Deserialize>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The id of a match.
pub type MatchId = Id;

/// A person, guest or not.
pub type UserId = Id;

/// What a session cookie holds: 256 random bits in hexadecimal. The database knows its hash alone.
#[derive(Clone)]
pub struct Token(String);

impl Token {
    /// A new one.
    pub fn random() -> Token {
        Token(hex(&random::<32>()))
    }

    /// The text of a cookie, if it can be a token at all.
    pub fn read(text: &str) -> Option<Token> {
        let hex = text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        hex.then(|| Token(text.to_owned()))
    }

    /// What goes into the cookie, and nowhere else.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What goes into the database.
    pub fn hash(&self) -> String {
        use sha2::Digest as _;
        hex(&sha2::Sha256::digest(self.0.as_bytes()))
    }
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}

/// The secret behind the dice of a match.
pub fn random_secret() -> frente_kernel::Secret {
    frente_kernel::Secret(random())
}

/// A seed for what needs no proof: a bot's own stream.
pub fn random_seed() -> u64 {
    u64::from_le_bytes(random())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_back_and_rubbish_does_not() {
        let id = Id::random();
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_ne!(Id::random(), id);
        for text in ["", "short", "0123456789abcdeu", "0123456789abcdef0", "0123456789ABCDEF", "0123456789abcdé"] {
            assert_eq!(text.parse::<Id>(), Err(NotAnId), "{text}");
        }
    }

    #[test]
    fn the_database_never_holds_a_token() {
        let token = Token::random();
        assert_ne!(token.hash(), token.reveal());
        assert_eq!(Token::read(token.reveal()).map(|again| again.hash()), Some(token.hash()));
        assert!(Token::read("x").is_none());
    }
}
