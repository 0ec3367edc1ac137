//! Bytes become requests: what a visitor could send, and what nobody should. Shared by a test, which draws them, and by the
//! fuzz target `door`.
//!
//! Every answer must be one of ours: no fault of the server, and every refusal with a code, a sentence and a reason.

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, Request, StatusCode, header};
use frente_server::config::Mail;
use frente_server::store::Keys;
use frente_server::{Config, Limits, Most, Server, api, start};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use std::net::SocketAddr;
use tempfile::TempDir;
use tower::ServiceExt as _;

/// Where requests go, and what a sound one says; `{id}` is a match, `{game}` a game.
const DOORS: [(&str, &str, &str); 42] = [
    ("POST", "/api/v1/matches", r#"{"game":"amanecer","seats":[{"kind":"me"}],"salt":"a"}"#),
    (
        "POST",
        "/api/v1/matches",
        r#"{"game":"peanas","setup":{"size":"small"},"seats":[{"kind":"me"},{"kind":"open"}],"public":true}"#,
    ),
    (
        "POST",
        "/api/v1/matches",
        r#"{"game":"pasaran","setup":{"fog":1},"seats":[{"kind":"me"},{"kind":"local"}],"clock":{"kind":"live","base":60,"increment":5}}"#,
    ),
    ("POST", "/api/v1/matches", r#"{"game":"guerra1936","seats":[{"kind":"me"},{"kind":"bot","level":"recruit"}]}"#),
    (
        "POST",
        "/api/v1/matches",
        r#"{"game":"tactics2gm","setup":{"scenario":"battle"},"seats":[{"kind":"me"},{"kind":"local"}]}"#,
    ),
    ("POST", "/api/v1/matches/{id}/act", r#"{"seat":0,"seq":1,"action":"political"}"#),
    ("POST", "/api/v1/matches/{id}/act", r#"{"seat":0,"seq":1,"actions":["pick n-i2.11","done"]}"#),
    ("POST", "/api/v1/matches/{id}/plan", r#"{"seat":0,"seq":1,"actions":["done"]}"#),
    ("POST", "/api/v1/matches/{id}/undo", r#"{"seq":1,"to":0}"#),
    ("POST", "/api/v1/matches/{id}/resign", r#"{"seat":0}"#),
    ("POST", "/api/v1/matches/{id}/offer", r#"{"kind":"draw"}"#),
    ("POST", "/api/v1/matches/{id}/chat", r#"{"text":"hola"}"#),
    ("POST", "/api/v1/matches/{id}/join", r#"{"seat":1,"invite":"0123456789abcdef","salt":"b"}"#),
    ("POST", "/api/v1/matches/{id}/fork", r#"{"step":1,"seats":[{"kind":"me"}]}"#),
    ("POST", "/api/v1/matches/{id}/rematch?salt=c", "{}"),
    ("POST", "/api/v1/matches/{id}/withdraw", "{}"),
    ("GET", "/api/v1/matches/{id}", ""),
    ("GET", "/api/v1/matches/{id}/odds?action=political", ""),
    ("GET", "/api/v1/matches/{id}/explain?action=offensive%20southern", ""),
    ("GET", "/api/v1/matches/{id}/ask?question=reach%201", ""),
    ("GET", "/api/v1/matches/{id}/why?on=a&at=b", ""),
    ("GET", "/api/v1/matches/{id}/at/1", ""),
    ("GET", "/api/v1/matches/{id}/film?from=0&to=1", ""),
    ("GET", "/api/v1/matches/{id}/record", ""),
    ("GET", "/api/v1/matches/{id}/last", ""),
    ("GET", "/api/v1/matches?after={id}", ""),
    ("GET", "/api/v1/lobby", ""),
    ("POST", "/api/v1/games/{game}/opening", "{}"),
    ("POST", "/api/v1/games/{game}/lists/check", r#"{"name":"x","entries":[{"item":"a","count":1}]}"#),
    ("POST", "/api/v1/games/{game}/exercises/first", r#"{"answers":["a"]}"#),
    ("POST", "/api/v1/games/{game}/referee", r#"{"game":"amanecer","script":[{"act":"political"}]}"#),
    ("GET", "/api/v1/games/{game}/rules", ""),
    ("POST", "/api/v1/records", "frente record 2\ngame amanecer\nrules 1\nsetup {}\ndice none\n"),
    ("POST", "/api/v1/dice", "{}"),
    ("PUT", "/api/v1/me/kept", r#"{"theme":"dark"}"#),
    ("POST", "/api/v1/me/password", r#"{"old":"x","new":"no pasaran"}"#),
    ("PUT", "/api/v1/me/mail", r#"{"mail":"a@b.org","password":"no pasaran"}"#),
    ("POST", "/api/v1/password/forgotten", r#"{"name":"ana"}"#),
    ("POST", "/api/v1/password/reset", r#"{"token":"00","password":"no pasaran"}"#),
    ("POST", "/api/v1/mail/confirm", r#"{"token":"00"}"#),
    ("POST", "/api/v1/login", r#"{"name":"Ana","password":"no pasaran"}"#),
    ("GET", "/api/v1/me/data", ""),
];

const GAMES: [&str; 6] = ["amanecer", "guerra1936", "pasaran", "tactics2gm", "peanas", "nonsense"];

/// What is put in the place of something sound.
fn odd(cursor: &mut Cursor<'_>) -> Value {
    match cursor.below(16) {
        0 => Value::Null,
        1 => json!(-1),
        2 => json!(u64::MAX),
        3 => json!(1e308),
        4 => json!(""),
        5 => json!("\u{0}"),
        6 => json!("x".repeat(5_000)),
        7 => json!([]),
        8 => json!({}),
        9 => json!("\u{202e}¿Pasarán?\n"),
        10 => json!([[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]),
        11 => json!(true),
        12 => json!("../../etc/passwd"),
        13 => json!(["done", "done", {"kind": "me"}]),
        14 => json!(cursor.text(24)),
        _ => json!(cursor.next()),
    }
}

/// The bytes, one after the other; after the last, zeros.
pub struct Cursor<'a> {
    bytes: &'a [u8],
}

impl<'a> Cursor<'a> {
    pub fn new(bytes: &'a [u8]) -> Cursor<'a> {
        Cursor { bytes }
    }

    fn next(&mut self) -> u8 {
        let (first, rest) = self.bytes.split_first().unwrap_or((&0, &[]));
        self.bytes = rest;
        *first
    }

    fn below(&mut self, count: usize) -> usize {
        (usize::from(self.next()) << 8 | usize::from(self.next())) % count
    }

    fn text(&mut self, longest: usize) -> String {
        let length = self.below(longest + 1).min(self.bytes.len());
        let (text, rest) = self.bytes.split_at(length);
        self.bytes = rest;
        String::from_utf8_lossy(text).into_owned()
    }

    fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }
}

/// Changes something somewhere in a value.
fn spoil(value: &mut Value, cursor: &mut Cursor<'_>) {
    match value {
        Value::Object(map) if !map.is_empty() && cursor.below(4) > 0 => {
            let at = cursor.below(map.len());
            let key = map.keys().nth(at).cloned().unwrap_or_default();
            match cursor.below(4) {
                0 => drop(map.remove(&key)),
                1 => drop(map.insert(cursor.text(8), odd(cursor))),
                _ => spoil(&mut map[&key], cursor),
            }
        }
        Value::Array(list) if !list.is_empty() && cursor.below(4) > 0 => {
            let at = cursor.below(list.len());
            match cursor.below(4) {
                0 => drop(list.remove(at)),
                1 => list.extend_from_within(..),
                _ => spoil(&mut list[at], cursor),
            }
        }
        value => *value = odd(cursor),
    }
}

/// A server in this process, two visitors, and a match of each game.
pub struct Door {
    router: Router,
    cookies: Vec<Option<String>>,
    matches: Vec<String>,
    _server: Server,
    _dir: TempDir,
}

impl Door {
    pub async fn open() -> Door {
        let dir = tempfile::tempdir().expect("a directory");
        let server = start(Config {
            addr: ([127, 0, 0, 1], 0).into(),
            database: format!("sqlite://{}/door.sqlite", dir.path().display()),
            keys: Keys::random(),
            crash_dir: dir.path().join("crashes"),
            limits: Limits::FREE,
            shares: Most::FREE,
            // Nobody listens there.
            mail: Some(Mail {
                server: "smtp://127.0.0.1:9".to_owned(),
                from: "club@example.org".to_owned(),
                site: "https://example.org".to_owned(),
            }),
            ..Config::default()
        });
        let server = server.await.expect("the server starts");
        let router = api::router(server.app().clone());
        let mut door = Door { router, cookies: vec![None], matches: Vec::new(), _server: server, _dir: dir };
        for _ in 0..2 {
            let (_, cookie, _) = door.send("POST", "/api/v1/session", None, Some("application/json"), b"{}").await;
            door.cookies.push(cookie);
        }
        for (game, seats) in [("amanecer", 1), ("guerra1936", 2), ("pasaran", 2), ("tactics2gm", 2), ("peanas", 2)] {
            let wishes: Vec<Value> =
                (0..seats).map(|seat| json!({"kind": if seat == 0 { "me" } else { "local" }})).collect();
            let wanted = json!({"game": game, "seats": wishes}).to_string();
            let (_, _, made) =
                door.send("POST", "/api/v1/matches", Some(1), Some("application/json"), wanted.as_bytes()).await;
            let made: Value = serde_json::from_slice(&made).expect("JSON");
            door.matches.push(made["id"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned());
        }
        door
    }

    async fn send(
        &self,
        method: &str,
        path: &str,
        visitor: Option<usize>,
        kind: Option<&str>,
        body: &[u8],
    ) -> (StatusCode, Option<String>, Vec<u8>) {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "127.0.0.1");
        request = request.header(header::ORIGIN, "http://127.0.0.1");
        if let Some(kind) = kind {
            request = request.header(header::CONTENT_TYPE, kind);
        }
        if let Some(cookie) = visitor.and_then(|visitor| self.cookies[visitor].as_deref()) {
            request = request.header(header::COOKIE, cookie);
        }
        // What no client can send is no request.
        let Ok(mut request) = request.body(Body::from(body.to_vec())) else {
            return (StatusCode::BAD_REQUEST, None, Vec::new());
        };
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 1_936))));
        let answer = self.router.clone().oneshot(request).await.expect("every request has an answer");
        let (parts, body) = answer.into_parts();
        let cookie = parts.headers.get(header::SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let body = body.collect().await.expect("a body").to_bytes().to_vec();
        (parts.status, cookie, body)
    }

    /// One request after the other, as long as there are bytes; how many that were.
    pub async fn knock(&self, bytes: &[u8]) -> usize {
        let (mut cursor, mut sent) = (Cursor::new(bytes), 0);
        while !cursor.is_empty() {
            let (method, path, sound) = DOORS[cursor.below(DOORS.len())];
            let id = match cursor.below(8) {
                0 => "0123456789abcdef".to_owned(),
                1 => "%2e%2e%2f".to_owned(),
                _ => self.matches[cursor.below(self.matches.len())].clone(),
            };
            let path = path.replace("{id}", &id).replace("{game}", GAMES[cursor.below(GAMES.len())]);
            let path = match cursor.below(8) {
                0 => format!("{path}{}", cursor.text(12)),
                _ => path,
            };
            let method = match cursor.below(32) {
                0 => ["GET", "POST", "PUT", "DELETE", "PATCH"][cursor.below(5)],
                _ => method,
            };
            let body = match (serde_json::from_str::<Value>(sound), cursor.below(8)) {
                (_, 0) => cursor.text(400).into_bytes(),
                (Ok(mut value), _) => {
                    for _ in 0..cursor.below(4) {
                        spoil(&mut value, &mut cursor);
                    }
                    value.to_string().into_bytes()
                }
                (Err(_), _) => sound.as_bytes().to_vec(),
            };
            let text = path.starts_with("/api/v1/records");
            let kind = match cursor.below(16) {
                0 => None,
                1 => Some("text/html"),
                _ => Some(if text { "text/plain" } else { "application/json" }),
            };
            let visitor = cursor.below(self.cookies.len());
            let (status, _, answer) = self.send(method, &path, Some(visitor), kind, &body).await;
            let shown = || format!("{method} {path} {}", String::from_utf8_lossy(&body));
            assert!(!status.is_server_error(), "{status} to {}: {}", shown(), String::from_utf8_lossy(&answer));
            if status.is_client_error()
                && path.starts_with("/api/")
                && Method::from_bytes(method.as_bytes()).is_ok()
                && !answer.is_empty()
            {
                let said: Value = serde_json::from_slice(&answer)
                    .unwrap_or_else(|_| panic!("{status} to {}: {}", shown(), String::from_utf8_lossy(&answer)));
                let error = &said["error"];
                assert!(error["code"].is_string() && error["message"]["key"].is_string(), "{}: {said}", shown());
            }
            sent += 1;
        }
        sent
    }
}
