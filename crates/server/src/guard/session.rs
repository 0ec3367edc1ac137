//! Who is who: a random token in a cookie scripts cannot read, its hash in the database.
//!
//! Signing in always gives a new token and ends the old one, so a token planted in somebody's browser is worth
//! nothing afterwards.

use super::limits::Which;
use super::share::network;
use super::token::{self as token_of, Scope, Scopes};
use crate::app::{App, Ended};
use crate::ids::{Token, UserId};
use crate::moment::{Millis, now};
use crate::refusal::{Reason, Refusal};
use crate::store::UserRow;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The cookie's name.
pub const COOKIE: &str = "frente_session";

/// How guests' names begin.
pub const GUEST: &str = "guest-";

/// How long a session lasts, in seconds: a year.
const KEPT: i64 = 31_536_000;

/// A session must have begun after this.
pub fn oldest() -> Millis {
    now() - KEPT * 1_000
}

/// Somebody who is known.
#[derive(Clone, PartialEq, Debug)]
pub struct Person {
    /// The person who is signed in.
    pub id: UserId,
    /// As others see him.
    pub name: String,
    /// Whether he has no account.
    pub guest: bool,
    /// Whose bot it is, where it is one.
    pub owner: Option<UserId>,
    /// What the token opens that was brought; none where a person signed in.
    pub token: Option<Scopes>,
}

impl Person {
    /// Somebody who has signed in.
    pub fn new(id: UserId, name: String, guest: bool) -> Person {
        Person { id, name, guest, owner: None, token: None }
    }

    /// Refuses a program that plays for a person: rated matches are for bots that are known as such.
    pub fn check_rated(&self) -> Result<(), Refusal> {
        if self.token.is_some() && self.owner.is_none() { Err(Reason::RatedToken.into()) } else { Ok(()) }
    }
}

impl From<UserRow> for Person {
    fn from(row: UserRow) -> Person {
        Person { guest: row.is_guest(), id: row.id, name: row.name, owner: row.owner, token: None }
    }
}

/// Those seen lately, so that not every request asks the database.
#[derive(Default)]
pub struct Sessions {
    seen: Mutex<HashMap<String, (Person, Instant)>>,
}

/// Where somebody has signed in from lately: there they may try again however often others try elsewhere.
#[derive(Default)]
pub struct Known(Mutex<HashSet<(UserId, IpAddr)>>);

impl Known {
    /// Whether `user` has signed in from there.
    pub fn is(&self, user: UserId, address: IpAddr) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains(&(user, network(address)))
    }

    /// `user` has signed in from there.
    pub fn note(&self, user: UserId, address: IpAddr) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        known.insert((user, network(address)));
    }
}

/// How long a session is believed without asking: another process may have ended it.
const BELIEVED: Duration = Duration::from_secs(30);

/// Sessions remembered at most.
const MOST: usize = 50_000;

impl Sessions {
    fn get(&self, hash: &str) -> Option<Person> {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let (person, at) = seen.get(hash)?;
        (at.elapsed() < BELIEVED).then(|| person.clone())
    }

    /// Whoever signed in: what a program carries is no session, in whatever header it comes.
    fn signed_in(&self, hash: &str) -> Option<Person> {
        self.get(hash).filter(|person| person.token.is_none())
    }

    /// Whoever sent the program.
    fn sent(&self, hash: &str) -> Option<Person> {
        self.get(hash).filter(|person| person.token.is_some())
    }

    fn put(&self, hash: String, person: Person) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= MOST {
            seen.clear();
        }
        seen.insert(hash, (person, Instant::now()));
    }

    /// Believes nothing about a person and their bots any more: he has another name, or has gone.
    pub fn forget(&self, user: UserId) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.retain(|_, (person, _)| person.id != user && person.owner != Some(user));
    }
}

/// The token a request carries, valid or not.
pub fn token(headers: &HeaderMap) -> Option<Token> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).and_then(|(_, value)| Token::read(value))
}

/// Who carries the token.
pub async fn person(app: &App, token: &Token) -> Result<Option<Person>, Refusal> {
    let hash = token.hash();
    if let Some(person) = app.sessions.signed_in(&hash) {
        return Ok(Some(person));
    }
    let row = app.store.user_of(&hash, oldest()).await.map_err(|error| {
        tracing::warn!(%error, "a session could not be read");
        Reason::Storage
    })?;
    let person = row.map(Person::from);
    if let Some(person) = &person {
        app.sessions.put(hash, person.clone());
    }
    Ok(person)
}

/// The cookie that carries a token; `None`: that forgets it.
pub fn cookie(app: &App, token: Option<&Token>) -> HeaderValue {
    let secure = if app.config.secure_cookies { "; Secure" } else { "" };
    let (value, age) = token.map_or(("", 0), |token| (token.reveal(), KEPT));
    let text = format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    let mut header = HeaderValue::from_str(&text).expect("hexadecimal digits");
    header.set_sensitive(true);
    header
}

/// Ends a session: nothing is believed about it any more, and its sockets close.
pub fn end(app: &App, token: &Token) {
    ended(app, &token.hash());
}

/// The session whose token has that hash has ended, here or at another process.
pub fn ended(app: &App, hash: &str) {
    app.sessions.seen.lock().unwrap_or_else(PoisonError::into_inner).remove(hash);
    // Nobody listens where nobody has a socket.
    let _ = app.ended.send(Ended::Session(hash.into()));
}

/// Sessions of that person have ended.
pub fn ended_of(app: &App, user: UserId) {
    app.sessions.forget(user);
    let _ = app.ended.send(Ended::Of(user));
}

/// Whoever asks, if they are known.
pub struct Visitor(pub Option<Person>);

impl FromRequestParts<App> for Visitor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Refusal> {
        if let Some(token) = token_of::bearer(&parts.headers)? {
            return by_token(app, parts, &token).await.map(|person| Visitor(Some(person)));
        }
        match token(&parts.headers) {
            Some(token) => person(app, &token).await.map(Visitor),
            None => Ok(Visitor(None)),
        }
    }
}

/// The program that carries a token, if this door is open to it.
async fn by_token(app: &App, parts: &Parts, token: &Token) -> Result<Person, Refusal> {
    let person = machine(app, token).await?.ok_or(Reason::BadToken)?;
    let wanted = token_of::wanted(parts);
    if !wanted.is_some_and(|scope| person.token.is_some_and(|scopes| scopes.has(scope))) {
        return Err(Reason::Scope.into());
    }
    let which = if wanted == Some(Scope::Play) { Which::TokenActions } else { Which::TokenRequests };
    app.limits.person(person.id, which)?;
    Ok(person)
}

/// Whom the token of a program stands for.
pub async fn machine(app: &App, token: &Token) -> Result<Option<Person>, Refusal> {
    let hash = token.hash();
    if let Some(person) = app.sessions.sent(&hash) {
        return Ok(Some(person));
    }
    let found = app.store.user_by_token(&hash, now()).await.map_err(|error| {
        tracing::warn!(%error, "a token could not be read");
        Reason::Storage
    })?;
    let Some((row, scopes)) = found else { return Ok(None) };
    let person = Person { token: Some(scopes), ..row.into() };
    app.sessions.put(hash, person.clone());
    Ok(Some(person))
}

/// What somebody is known by, for as long as something of theirs stays open.
pub struct Carried {
    token: Token,
    bearer: bool,
}

impl Carried {
    /// What these headers carry.
    pub fn read(headers: &HeaderMap) -> Result<Option<Carried>, Refusal> {
        let found = token_of::bearer(headers)?.map(|token| Carried { token, bearer: true });
        Ok(found.or_else(|| token(headers).map(|token| Carried { token, bearer: false })))
    }

    /// The hash of what is carried, as the database keeps it.
    pub fn hash(&self) -> String {
        self.token.hash()
    }

    /// Whether it is good for nothing any more. Where the database does not answer nobody is sent away.
    pub async fn is_ended(&self, app: &App) -> bool {
        let found = if self.bearer { machine(app, &self.token).await } else { person(app, &self.token).await };
        found.is_ok_and(|person| person.is_none())
    }
}

impl Visitor {
    /// Who he is.
    pub fn id(&self) -> Option<UserId> {
        self.0.as_ref().map(|person| person.id)
    }
}

impl FromRequestParts<App> for Person {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Person, Refusal> {
        let Visitor(person) = Visitor::from_request_parts(parts, app).await?;
        person.ok_or_else(|| Reason::NoSession.into())
    }
}
