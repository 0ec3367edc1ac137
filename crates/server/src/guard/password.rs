//! Names and passwords: argon2id, hashed outside the threads that serve, a few at a time.

use crate::app::App;
use crate::refusal::{Reason, Refusal};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use std::sync::OnceLock;

/// Whether somebody may call himself that: 3 to 24 Latin letters, digits, dots, dashes or underscores, beginning and
/// ending with a letter or digit. Names of guests and bots are not to be had.
pub fn check_name(name: &str) -> Result<(), Refusal> {
    let letter = |c: char| c.is_alphanumeric() && u32::from(c) < 0x250;
    let inside = |c: char| letter(c) || matches!(c, '.' | '-' | '_');
    let ends = name.starts_with(letter) && name.ends_with(letter);
    let length = (3..=24).contains(&name.chars().count());
    let lower = name.to_lowercase();
    let kept =
        [super::session::GUEST, crate::store::GONE, crate::store::BOT].iter().any(|kept| lower.starts_with(kept));
    if ends && length && name.chars().all(inside) && !kept { Ok(()) } else { Err(Reason::BadName.into()) }
}

/// Whether it is long enough, and not so long that hashing it is an attack.
pub fn check_password(password: &str) -> Result<(), Refusal> {
    let length = (8..=128).contains(&password.chars().count()) && password.len() <= 512;
    if length { Ok(()) } else { Err(Reason::BadPassword.into()) }
}

/// The hash to keep.
pub async fn hash(app: &App, password: String) -> Result<String, Refusal> {
    let _turn = app.hashing.acquire().await.map_err(|_| Reason::Closing)?;
    app.apart(move || hashed(&password).ok_or_else(|| Reason::Internal.into())).await
}

fn hashed(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()).ok()
}

/// Whether the password fits the hash. Without one it takes as long and does not fit: how long it took tells nobody
/// whether there is such a name.
pub async fn fits(app: &App, password: String, hash: Option<String>) -> Result<bool, Refusal> {
    static NOBODY: OnceLock<String> = OnceLock::new();
    let _turn = app.hashing.acquire().await.map_err(|_| Reason::Closing)?;
    let check = move || {
        let known = hash.is_some();
        let nobody = || NOBODY.get_or_init(|| hashed("a password nobody has").unwrap_or_default()).clone();
        let hash = hash.unwrap_or_else(nobody);
        let fits = PasswordHash::new(&hash).is_ok_and(|hash| {
            let verified = Argon2::default().verify_password(password.as_bytes(), &hash);
            verified.is_ok()
        });
        Ok(fits && known)
    };
    app.apart(check).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_words_and_not_those_of_guests() {
        for good in ["Ana", "Muñoz_1936", "jean-françois", "a.b"] {
            assert!(check_name(good).is_ok(), "{good}");
        }
        for bad in [
            "",
            "ab",
            "-ana",
            "ana.",
            "a b c",
            "ana\u{202e}x",
            "анна",
            "guest-1234",
            "Guest-x",
            "gone-abc",
            "Bot-abc",
            "x\ny",
            "<b>ana",
        ] {
            assert!(check_name(bad).is_err(), "{bad}");
        }
        assert!(check_name(&"a".repeat(25)).is_err());
        assert!(check_password("short").is_err());
        assert!(check_password("long enough").is_ok());
    }
}
