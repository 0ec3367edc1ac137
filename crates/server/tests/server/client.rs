//! A visitor: plain HTTP and WebSocket, a cookie, and nothing that knows the server from inside.
#![allow(dead_code, reason = "each test uses a part of it")]

use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, HeaderMap, ORIGIN, SET_COOKIE};
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{self, Message};

/// Nothing on one machine takes longer.
const LONG: Duration = Duration::from_secs(20);

/// Tries again with another match where one ended too soon: the dice are the server's.
pub async fn lasting<T>(attempt: impl AsyncFn() -> Option<T>) -> T {
    for _ in 0..100 {
        if let Some(done) = attempt().await {
            return done;
        }
    }
    panic!("a hundred matches ended too soon");
}

/// What came back.
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Reply {
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text")
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// The body of an answer that must have been granted.
    #[track_caller]
    pub fn ok(&self) -> Value {
        assert_eq!(self.status, StatusCode::OK, "{}", self.text());
        self.json()
    }

    /// The code of an answer that must have been refused.
    #[track_caller]
    pub fn refused(&self, status: u16) -> String {
        assert_eq!(self.status.as_u16(), status, "{}", self.text());
        let body = self.json();
        assert!(body["error"]["message"]["key"].is_string() && body["error"]["detail"].is_string(), "{body}");
        body["error"]["code"].as_str().expect("a code").to_owned()
    }
}

/// Somebody with a browser.
#[derive(Clone)]
pub struct Client {
    pub addr: SocketAddr,
    pub cookie: Option<String>,
    pub origin: Option<String>,
    /// What a program carries instead of a cookie.
    pub bearer: Option<String>,
    /// What a proxy has put before the request.
    pub forwarded: Vec<String>,
}

impl Client {
    /// A browser that nobody has signed in from.
    pub fn new(addr: SocketAddr) -> Client {
        Client { addr, cookie: None, origin: Some(format!("http://{addr}")), bearer: None, forwarded: Vec::new() }
    }

    /// A browser with the session of a new guest.
    pub async fn guest(addr: SocketAddr) -> Client {
        let mut client = Client::new(addr);
        client.post("/api/v1/session", &json!({})).await.ok();
        client
    }

    pub async fn get(&mut self, path: &str) -> Reply {
        self.send("GET", path, None, Bytes::new()).await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Reply {
        self.send("POST", path, Some("application/json"), body.to_string().into()).await
    }

    pub async fn post_text(&mut self, path: &str, body: &str) -> Reply {
        self.send("POST", path, Some("text/plain"), body.to_owned().into()).await
    }

    pub async fn send(&mut self, method: &str, path: &str, kind: Option<&str>, body: Bytes) -> Reply {
        self.try_send(method, path, kind, body, LONG).await.expect("an answer in time")
    }

    /// An answer, if there is one in time.
    pub async fn try_send(
        &mut self,
        method: &str,
        path: &str,
        kind: Option<&str>,
        body: Bytes,
        patience: Duration,
    ) -> Option<Reply> {
        let mut request = Request::builder().method(method).uri(path).header(HOST, self.addr.to_string());
        if let Some(kind) = kind {
            request = request.header(CONTENT_TYPE, kind);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if let Some(origin) = &self.origin {
            request = request.header(ORIGIN, origin);
        }
        if let Some(token) = &self.bearer {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        for line in &self.forwarded {
            request = request.header("x-forwarded-for", line);
        }
        let request = request.body(Full::new(body)).expect("a request");
        let ask = async {
            let stream = TcpStream::connect(self.addr).await.ok()?;
            let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.ok()?;
            let connection = tokio::spawn(connection);
            let answer = sender.send_request(request).await.ok()?;
            let (parts, body) = answer.into_parts();
            let body = body.collect().await.ok()?.to_bytes();
            connection.abort();
            Some((parts, body))
        };
        let (parts, body) = tokio::time::timeout(patience, ask).await.ok()??;
        for set in parts.headers.get_all(SET_COOKIE) {
            let pair = set.to_str().expect("text").split(';').next().expect("a cookie").to_owned();
            self.cookie = Some(pair).filter(|pair| !pair.ends_with('='));
        }
        Some(Reply { status: parts.status, headers: parts.headers, body })
    }

    /// A new match; its meta.
    pub async fn create(&mut self, wanted: Value) -> Value {
        self.post("/api/v1/matches", &wanted).await.ok()
    }

    /// A solitaire match; its id.
    pub async fn solitaire(&mut self) -> String {
        let meta = self.create(json!({"game": "amanecer", "seats": [{"kind": "me"}]})).await;
        meta["id"].as_str().expect("an id").to_owned()
    }

    pub async fn snapshot(&mut self, id: &str) -> Value {
        self.get(&format!("/api/v1/matches/{id}")).await.ok()
    }

    /// Acts by HTTP on what a snapshot offers.
    pub async fn act(&mut self, id: &str, seq: &Value, action: &str) -> Reply {
        let body = json!({"seat": 0, "seq": seq, "action": action});
        self.post(&format!("/api/v1/matches/{id}/act"), &body).await
    }

    /// Opens the socket of a match.
    pub async fn live(&self, id: &str, since: Option<i64>) -> Result<Socket, tungstenite::Error> {
        let since = since.map_or(String::new(), |since| format!("?since={since}"));
        self.socket(&format!("matches/{id}/live{since}")).await
    }

    /// Opens the line to the club.
    pub async fn ear(&self) -> Result<Socket, tungstenite::Error> {
        self.socket("live").await
    }

    async fn socket(&self, path: &str) -> Result<Socket, tungstenite::Error> {
        let url = format!("ws://{}/api/v1/{path}", self.addr);
        let mut request = url.into_client_request().expect("a request");
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert(COOKIE, cookie.parse().expect("a cookie"));
        }
        if let Some(origin) = &self.origin {
            request.headers_mut().insert(ORIGIN, origin.parse().expect("an origin"));
        }
        let stream = TcpStream::connect(self.addr).await?;
        stream.set_nodelay(true)?;
        let config = tungstenite::protocol::WebSocketConfig::default().read_buffer_size(8 * 1024);
        let (stream, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        Ok(Socket { stream })
    }
}

/// A live match.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    pub async fn say(&mut self, message: &Value) {
        self.say_text(&message.to_string()).await;
    }

    pub async fn say_text(&mut self, text: &str) {
        self.stream.send(Message::Text(text.into())).await.expect("the socket is open");
    }

    /// Says it if the socket still stands.
    pub async fn try_say(&mut self, text: &str) -> bool {
        self.stream.send(Message::Text(text.into())).await.is_ok()
    }

    /// The next message as text; `None` once the socket is closed or the server is gone.
    pub async fn try_hear(&mut self) -> Option<String> {
        self.hear_text().await
    }

    /// The next message as text; `None` once the socket is closed.
    pub async fn hear_text(&mut self) -> Option<String> {
        loop {
            match tokio::time::timeout(LONG, self.stream.next()).await.expect("in time") {
                Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message.
    pub async fn hear(&mut self) -> Value {
        let text = self.hear_text().await.expect("the socket is open");
        serde_json::from_str(&text).expect("JSON")
    }

    /// The next message of one of these types; others are passed over.
    pub async fn hear_of(&mut self, kinds: &[&str]) -> Value {
        loop {
            let heard = self.hear().await;
            if kinds.contains(&heard["type"].as_str().expect("a type")) {
                return heard;
            }
        }
    }

    pub async fn close(mut self) {
        let _ = self.stream.close(None).await;
    }
}
