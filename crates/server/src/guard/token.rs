//! Tokens: what programs carry instead of a cookie, and what each of them opens.
//!
//! A token opens the doors named here and no other: a route that is not in [`DOORS`] is closed to programs, whoever sent
//! them. Everything about accounts is, tokens included, so that no token can make another one.

use crate::ids::Token;
use crate::refusal::{Reason, Refusal};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use utoipa::ToSchema;

/// How every token begins, so that one that was published by mistake is known for what it is.
const BEGINNING: &str = "frente_";

/// What a token may be used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum Scope {
    /// To look: matches, events, questions.
    Read,
    /// To open tables and to sit down at them.
    Challenge,
    /// To choose, to take back, to propose and to resign.
    Play,
    /// To talk at the table.
    Chat,
}

impl Scope {
    /// All of them.
    pub const ALL: [Scope; 4] = [Scope::Read, Scope::Challenge, Scope::Play, Scope::Chat];

    const fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Challenge => "challenge",
            Scope::Play => "play",
            Scope::Chat => "chat",
        }
    }
}

/// Several of them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Scopes(u8);

impl Scopes {
    /// Whether `scope` is among them.
    pub fn has(self, scope: Scope) -> bool {
        self.0 & 1 << scope as u8 != 0
    }

    /// The scopes one by one.
    pub fn list(self) -> Vec<Scope> {
        Scope::ALL.into_iter().filter(|scope| self.has(*scope)).collect()
    }
}

impl FromIterator<Scope> for Scopes {
    fn from_iter<I: IntoIterator<Item = Scope>>(scopes: I) -> Scopes {
        Scopes(scopes.into_iter().fold(0, |bits, scope| bits | 1 << scope as u8))
    }
}

impl std::fmt::Display for Scopes {
    /// As the database keeps them: `read play`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.list().into_iter().map(Scope::name).collect::<Vec<_>>().join(" "))
    }
}

impl FromStr for Scopes {
    type Err = std::convert::Infallible;

    /// A word that is none opens nothing.
    fn from_str(text: &str) -> Result<Scopes, Self::Err> {
        let known = |word| Scope::ALL.into_iter().find(|scope| scope.name() == word);
        Ok(text.split(' ').filter_map(known).collect())
    }
}

/// A token as its owner is shown it, once.
pub fn reveal(token: &Token) -> String {
    format!("{BEGINNING}{}", token.reveal())
}

/// The token of a request's `Authorization: Bearer`; an error where there is one that cannot be good.
pub fn bearer(headers: &HeaderMap) -> Result<Option<Token>, Refusal> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let text = value.to_str().ok().and_then(|value| value.split_once(' '));
    let token = text.filter(|(kind, _)| kind.eq_ignore_ascii_case("bearer"));
    let token = token.and_then(|(_, text)| Token::read(text.trim().strip_prefix(BEGINNING)?));
    token.map(Some).ok_or_else(|| Reason::BadToken.into())
}

/// What programs may ask for, and with which scope.
pub const DOORS: &[(Method, &str, Scope)] = {
    use Scope::{Challenge, Chat, Play, Read};
    &[
        (Method::GET, "/api/v1/me", Read),
        (Method::GET, "/api/v1/desk", Read),
        (Method::GET, "/api/v1/lobby", Read),
        (Method::GET, "/api/v1/matches", Read),
        (Method::GET, "/api/v1/matches/{id}", Read),
        (Method::GET, "/api/v1/matches/{id}/sheet", Read),
        (Method::GET, "/api/v1/matches/{id}/stream", Read),
        (Method::GET, "/api/v1/matches/{id}/glance", Read),
        (Method::GET, "/api/v1/matches/{id}/odds", Read),
        (Method::GET, "/api/v1/matches/{id}/explain", Read),
        (Method::GET, "/api/v1/matches/{id}/ask", Read),
        (Method::GET, "/api/v1/matches/{id}/at/{step}", Read),
        (Method::GET, "/api/v1/matches/{id}/luck", Read),
        (Method::GET, "/api/v1/matches/{id}/record", Read),
        (Method::GET, "/api/v1/matches/{id}/last", Read),
        (Method::GET, "/api/v1/events", Read),
        (Method::POST, "/api/v1/dice", Challenge),
        (Method::POST, "/api/v1/matches", Challenge),
        (Method::POST, "/api/v1/matches/{id}/join", Challenge),
        (Method::POST, "/api/v1/matches/{id}/accept", Challenge),
        (Method::POST, "/api/v1/matches/{id}/decline", Challenge),
        (Method::POST, "/api/v1/matches/{id}/withdraw", Challenge),
        (Method::POST, "/api/v1/matches/{id}/rematch", Challenge),
        (Method::POST, "/api/v1/matches/{id}/act", Play),
        (Method::POST, "/api/v1/matches/{id}/undo", Play),
        (Method::POST, "/api/v1/matches/{id}/offer", Play),
        (Method::POST, "/api/v1/matches/{id}/resign", Play),
        (Method::POST, "/api/v1/matches/{id}/chat", Chat),
    ]
};

/// The scope a request needs; none where the door is closed to programs.
pub fn wanted(parts: &Parts) -> Option<Scope> {
    let path = parts.extensions.get::<axum::extract::MatchedPath>()?;
    let door = DOORS.iter().find(|(method, door, _)| *method == parts.method && *door == path.as_str());
    door.map(|(_, _, scope)| *scope)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_are_written_and_read_back() {
        let two: Scopes = [Scope::Play, Scope::Read].into_iter().collect();
        assert_eq!(two.to_string(), "read play");
        assert_eq!("read play".parse(), Ok(two));
        assert_eq!("everything".parse(), Ok(Scopes::default()));
        assert!(two.has(Scope::Read) && !two.has(Scope::Chat));
    }

    #[test]
    fn a_bearer_is_a_token_or_refused_and_never_overlooked() {
        let carried = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::AUTHORIZATION, text.parse().unwrap());
            bearer(&headers)
        };
        let token = Token::random();
        let good = carried(&format!("Bearer {}", reveal(&token))).unwrap().expect("a token");
        assert_eq!(good.hash(), token.hash());
        assert!(carried(&format!("bearer {}", reveal(&token))).is_ok());
        for bad in ["Bearer", "Bearer x", "Basic YTpi", &format!("Bearer {}", token.reveal())] {
            assert!(carried(bad).is_err(), "{bad}");
        }
        assert!(bearer(&HeaderMap::new()).unwrap().is_none());
    }

    #[test]
    fn every_door_is_one_of_the_api() {
        let paths = crate::api::description().paths.paths;
        for (method, door, _) in DOORS {
            let item = paths.get(*door).unwrap_or_else(|| panic!("no route {door}"));
            let there = if method == Method::GET { item.get.is_some() } else { item.post.is_some() };
            assert!(there, "{method} {door}");
        }
    }
}
