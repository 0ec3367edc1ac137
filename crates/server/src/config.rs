//! What can be set from outside.

use crate::refusal::{Reason, Refusal};
use crate::store::Keys;
use frente_catalog::AnyGame;
use frente_frozen::UnknownRules;
use serde_json::Value;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// How the server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens. Port 0 takes a free one.
    pub addr: SocketAddr,
    /// `sqlite://PATH` or `postgres://…`.
    pub database: String,
    /// What the secrets of matches in play are sealed with. Where none are given, they are kept in a file beside an SQLite
    /// file; PostgreSQL needs them given.
    pub keys: Keys,
    /// Acknowledged means safe against power loss, not only against a killed process. Slower.
    pub durable: bool,
    /// How long a write waits for a database somebody else holds.
    pub patience: Duration,
    /// How long the database may take to connect, to answer a question or to carry out a transaction; then the
    /// connection is given up.
    pub database_limit: Duration,
    /// Where the replay of a match that broke is left.
    pub crash_dir: PathBuf,
    /// How mail is sent; without it, a forgotten password is the operator's business.
    pub mail: Option<Mail>,
    /// Cookies only over HTTPS: for a server behind a proxy that speaks it.
    pub secure_cookies: bool,
    /// Take the visitor's address from `X-Forwarded-For`: only behind a proxy that sets it.
    pub trust_proxy: bool,
    /// Origins besides the server's own that may use the API (`https://example.org`).
    pub origins: Vec<String>,
    /// Threads for bots; 0: one less than there are cores, at least one.
    pub bot_threads: usize,
    /// Updates kept per match for those who reconnect.
    pub resend: usize,
    /// A match nobody looks at is dropped from memory after this long.
    pub idle: Duration,
    /// A request takes no longer.
    pub request_timeout: Duration,
    /// Connections at a time.
    pub connections: usize,
    /// Threads for questions; 0: one less than there are cores, at least one.
    pub question_threads: usize,
    /// One question computes no longer; what it has found by then is its answer.
    pub question_limit: Duration,
    /// A match among bots that nobody has watched for so long ends.
    pub unwatched: Duration,
    /// How fast visitors may be.
    pub limits: Limits,
    /// How much visitors may have at a time.
    pub shares: Most,
    /// The owner's data packs: a game's id, and what a setup says to be played with its pack. Of several for one game
    /// the last is played; the others are there for the matches that began with them.
    pub packs: Vec<(&'static str, Value)>,
    /// The games on the shelf. Tests put toys there.
    pub games: fn() -> &'static [&'static dyn AnyGame],
}

impl Config {
    /// The game of that id.
    pub fn game(&self, id: &str) -> Option<&'static dyn AnyGame> {
        (self.games)().iter().find(|game| game.info().id == id).copied()
    }

    /// The game of that id by its rules of that version: those of today or those that were kept.
    pub fn game_by(&self, id: &str, rules: u32) -> Result<&'static dyn AnyGame, Refusal> {
        frente_frozen::find((self.games)(), id, rules).map_err(|error| match error {
            UnknownRules::Game(_) => Reason::NoGame.into(),
            error => Refusal::because(Reason::OldRules, error),
        })
    }

    /// What a setup of the game says unless it says something else: the owner's data pack.
    pub fn usual(&self, id: &str) -> &Value {
        self.packs.iter().rev().find(|(game, _)| *game == id).map_or(&Value::Null, |(_, setup)| setup)
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            addr: ([127, 0, 0, 1], 1936).into(),
            database: "sqlite://frente.sqlite".to_owned(),
            keys: Keys::default(),
            durable: false,
            patience: Duration::from_secs(3),
            database_limit: Duration::from_secs(5),
            crash_dir: PathBuf::from("crashes"),
            mail: None,
            secure_cookies: false,
            trust_proxy: false,
            origins: Vec::new(),
            bot_threads: 0,
            resend: 32,
            idle: Duration::from_secs(300),
            request_timeout: Duration::from_secs(15),
            connections: 10_000,
            question_threads: 0,
            question_limit: Duration::from_secs(2),
            unwatched: Duration::from_secs(600),
            limits: Limits::default(),
            shares: Most::default(),
            packs: Vec::new(),
            games: frente_catalog::games,
        }
    }
}

/// How mail is sent.
#[derive(Clone)]
pub struct Mail {
    /// The mail server: `smtps://USER:PASSWORD@HOST` or `smtp://HOST:PORT`.
    pub server: String,
    /// The address that mail comes from.
    pub from: String,
    /// Where links in letters lead: the address people play at.
    pub site: String,
}

impl std::fmt::Debug for Mail {
    /// Without the password: this goes into logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mail").field("from", &self.from).field("site", &self.site).finish_non_exhaustive()
    }
}

/// So many at once, and then so many a second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// How much may come at once.
    pub burst: f64,
    /// How much may come in a second.
    pub per_second: f64,
}

impl Rate {
    /// A rate of `per_second`, and `burst` at once.
    pub const fn new(burst: f64, per_second: f64) -> Rate {
        Rate { burst, per_second }
    }

    /// As fast as anybody likes.
    pub const FREE: Rate = Rate::new(f64::INFINITY, f64::INFINITY);
}

/// How much visitors may have at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Most {
    /// Questions under way, per person.
    pub questions: usize,
    /// Questions under way, per address.
    pub questions_per_address: usize,
    /// Open sockets, per person; per address where nobody is signed in.
    pub sockets: usize,
    /// Connections, per address; not behind a proxy, from which all come.
    pub connections: usize,
    /// Tables in the lobby, per person.
    pub listed: usize,
    /// Tables that wait for players, per person.
    pub waiting: usize,
    /// Challenges in a day, per person.
    pub asked: usize,
    /// Challenges that wait for one and the same, per person.
    pub asked_one: usize,
    /// Friends, and people blocked, per person.
    pub ties: usize,
    /// Tournaments that are not over, made by one person.
    pub cups: usize,
    /// Tournaments that are not over, come into by one person.
    pub cups_joined: usize,
    /// Bots in a tournament.
    pub cup_bots: usize,
    /// Matches among bots, per guest.
    pub bot_matches: usize,
    /// Matches among bots, per account.
    pub bot_matches_of_account: usize,
}

impl Default for Most {
    fn default() -> Most {
        Most {
            questions: 4,
            questions_per_address: 12,
            sockets: 24,
            connections: 256,
            listed: 3,
            waiting: 20,
            asked: 40,
            asked_one: 3,
            ties: 300,
            cups: 2,
            cups_joined: 6,
            cup_bots: 8,
            bot_matches: 1,
            bot_matches_of_account: 3,
        }
    }
}

impl Most {
    /// As much as anybody likes: for load tests on one machine.
    pub const FREE: Most = Most {
        questions: usize::MAX,
        questions_per_address: usize::MAX,
        sockets: usize::MAX,
        connections: usize::MAX,
        listed: usize::MAX,
        waiting: usize::MAX,
        asked: usize::MAX,
        asked_one: usize::MAX,
        ties: usize::MAX,
        cups: usize::MAX,
        cups_joined: usize::MAX,
        cup_bots: usize::MAX,
        bot_matches: usize::MAX,
        bot_matches_of_account: usize::MAX,
    };
}

/// How fast visitors may be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Requests, per address.
    pub requests: Rate,
    /// Files of the page, per address.
    pub files: Rate,
    /// New guests, per address.
    pub guests: Rate,
    /// Passwords tried or set, per address, and again per name and address.
    pub passwords: Rate,
    /// Passwords tried for one name from everywhere; then only devices and addresses that are known for it may try.
    pub names: Rate,
    /// New matches (forks, imports and rematches too), per person.
    pub matches: Rate,
    /// Actions, undos and the like, per person.
    pub actions: Rate,
    /// Chat lines, per person.
    pub chat: Rate,
    /// Odds, replays and other questions that cost work, per person or address.
    pub questions: Rate,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: Rate::new(300.0, 60.0),
            files: Rate::new(1_000.0, 200.0),
            guests: Rate::new(30.0, 0.2),
            passwords: Rate::new(10.0, 0.2),
            matches: Rate::new(40.0, 1.0),
            actions: Rate::new(120.0, 30.0),
            chat: Rate::new(10.0, 1.0),
            questions: Rate::new(60.0, 10.0),
            names: Rate::new(60.0, 0.1),
        }
    }
}

impl Limits {
    /// None at all: for load tests on one machine.
    pub const FREE: Limits = Limits {
        requests: Rate::FREE,
        files: Rate::FREE,
        guests: Rate::FREE,
        passwords: Rate::FREE,
        names: Rate::FREE,
        matches: Rate::FREE,
        actions: Rate::FREE,
        chat: Rate::FREE,
        questions: Rate::FREE,
    };
}
