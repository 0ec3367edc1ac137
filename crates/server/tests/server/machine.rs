//! Machines at the table: streams of events and of matches; a real bot over HTTP.

use crate::client::Client;
use crate::house::House;
use crate::lobby::{account, on_both};
use crate::tokens::{EVERYTHING, bot, program, token};
use frente_server::Most;
use http_body_util::{BodyExt as _, Empty};
use hyper::body::{Bytes, Incoming};
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

const LONG: Duration = Duration::from_secs(20);

/// An answer that does not end.
pub struct Stream {
    body: Incoming,
    read: Vec<u8>,
    lines: VecDeque<String>,
    connection: JoinHandle<()>,
}

impl Stream {
    pub async fn open(client: &Client, path: &str) -> Result<Stream, StatusCode> {
        let stream = TcpStream::connect(client.addr).await.expect("a connection");
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.expect("a connection");
        let connection = tokio::spawn(async move { drop(connection.await) });
        let token = client.bearer.as_ref().expect("a token");
        let request = Request::get(format!("/api/v1/{path}"))
            .header("host", client.addr.to_string())
            // What is read line by line must come line by line, whatever its reader could unpack.
            .header("accept-encoding", "gzip")
            .header("authorization", format!("Bearer {token}"))
            .body(Empty::<Bytes>::new())
            .expect("a request");
        let answer = sender.send_request(request).await.expect("an answer");
        if answer.status() != StatusCode::OK {
            return Err(answer.status());
        }
        assert_eq!(answer.headers()["content-type"], "application/x-ndjson");
        assert!(!answer.headers().contains_key("content-encoding"));
        Ok(Stream { body: answer.into_body(), read: Vec::new(), lines: VecDeque::new(), connection })
    }

    /// The next line, empty ones too; none once the stream has ended.
    async fn line(&mut self) -> Option<String> {
        while self.lines.is_empty() {
            let frame = tokio::time::timeout(LONG, self.body.frame()).await.expect("in time")?.ok()?;
            self.read.extend_from_slice(frame.data_ref().expect("data"));
            while let Some(end) = self.read.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.read.drain(..=end).collect();
                self.lines.push_back(String::from_utf8(line).expect("text").trim_end().to_owned());
            }
        }
        self.lines.pop_front()
    }

    /// The next line that says something.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            let line = self.line().await?;
            if !line.is_empty() {
                return Some(serde_json::from_str(&line).expect("JSON"));
            }
        }
    }

    async fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            let heard = self.hear().await.unwrap_or_else(|| panic!("the stream ended before {kind}"));
            if heard["type"] == kind {
                return heard;
            }
        }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.connection.abort();
    }
}

fn duel(more: Value) -> Value {
    let mut wanted = json!({"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]});
    wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    wanted
}

fn path(meta: &Value, door: &str) -> String {
    format!("/api/v1/matches/{}/{door}", meta["id"].as_str().expect("an id"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_is_told_what_happens_to_it_from_wherever_it_comes_back() {
    on_both(
        |_| (),
        async |house| {
            let (mut ana, mut eva) = (account(house, "Ana").await, account(house, "Eva").await);
            let mut rosa = bot(house, &mut ana, "Rosa").await;
            let first = eva.create(duel(json!({"asked": "bot-Rosa"}))).await;
            // What waited before it came is told first.
            let mut events = Stream::open(&rosa, "events").await.expect("a stream");
            let heard = events.hear().await.expect("a line");
            assert_eq!((&heard["type"], &heard["id"]), (&json!("challenge"), &first["id"]));
            assert_eq!(heard["meta"]["seats"][0]["name"], "Eva");
            rosa.post(&path(&first, "decline"), &json!({"why": "later"})).await.ok();
            assert_eq!(events.hear_of("gone").await["id"], first["id"]);
            let second = eva.create(duel(json!({"asked": "bot-Rosa"}))).await;
            assert_eq!(events.hear_of("challenge").await["id"], second["id"]);
            rosa.post(&path(&second, "accept"), &json!({"salt": "s"})).await.ok();
            let begun = events.hear_of("begin").await;
            assert_eq!(begun["meta"]["seats"][1]["you"], true);
            // It comes back as it is there already: the new stream has all of it, the old one ends.
            let mut again = Stream::open(&rosa, "events").await.expect("a stream");
            assert_eq!(again.hear().await.expect("a line")["type"], "begin");
            assert!(events.hear().await.is_none(), "the first has been replaced");
            eva.post(&path(&second, "resign"), &json!({"seat": 0})).await.ok();
            let over = again.hear_of("over").await;
            assert_eq!((&over["id"], &over["meta"]["outcome"]["winners"]), (&second["id"], &json!([1])));
            // Its own tables, and that nobody else is told of them.
            let (secret, _) = token(&mut eva, None, &["read"]).await;
            let mut hers = Stream::open(&program(house, &secret), "events").await.expect("a stream");
            let own = rosa.create(duel(json!({}))).await;
            assert_eq!(again.hear_of("table").await["id"], own["id"]);
            rosa.post(&path(&own, "withdraw"), &json!({})).await.ok();
            assert_eq!(again.hear_of("over").await["id"], own["id"]);
            let third = eva.create(duel(json!({}))).await;
            assert_eq!(hers.hear().await.expect("a line")["id"], third["id"]);
        },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_comes_line_by_line_through_the_eyes_of_a_seat() {
    on_both(
        |_| (),
        async |house| {
            let (mut ana, mut eva) = (account(house, "Ana").await, account(house, "Eva").await);
            let mut rosa = bot(house, &mut ana, "Rosa").await;
            let meta = eva.create(duel(json!({"asked": "bot-Rosa"}))).await;
            rosa.post(&path(&meta, "accept"), &json!({})).await.ok();
            let door = format!("matches/{}/stream", meta["id"].as_str().unwrap());
            let mut seen = Stream::open(&rosa, &door).await.expect("a stream");
            let table = seen.hear().await.expect("a line");
            assert_eq!((&table["type"], &table["viewer"]), (&json!("snapshot"), &json!({"seat": 1})));
            // Line by line what the socket of the same seat is sent.
            assert_eq!(table["view"], rosa.snapshot(meta["id"].as_str().unwrap()).await["view"]);
            // A stranger's program looks in vain, as the stranger does.
            let mut ben = account(house, "Ben").await;
            let (secret, _) = token(&mut ben, None, &["read"]).await;
            let stranger = Stream::open(&program(house, &secret), &door).await;
            assert_eq!(stranger.err(), Some(StatusCode::FORBIDDEN));
            // It plays on what it is told, whoever begins; what is acted on twice is refused the second time.
            let mut frame = table;
            let mut acted = 0;
            for _ in 0..200 {
                if frame["type"] == "over" {
                    break;
                }
                if let Some(offer) = frame["offers"].get(0) {
                    let act = json!({"seat": 1, "seq": frame["seq"], "action": offer["action"]});
                    rosa.post(&path(&meta, "act"), &act).await.ok();
                    let twice = rosa.post(&path(&meta, "act"), &act).await;
                    assert!(["stale", "over"].contains(&twice.refused(409).as_str()));
                    acted += 1;
                } else if frame["node"]["seat"] == 0 {
                    let table = eva.snapshot(meta["id"].as_str().unwrap()).await;
                    if let Some(offer) = table["offers"].get(0) {
                        let act = json!({"seat": 0, "seq": table["seq"], "action": offer["action"]});
                        eva.post(&path(&meta, "act"), &act).await;
                    }
                }
                frame = seen.hear().await.expect("a line");
            }
            assert!(acted > 0 && frame["type"] == "over", "{acted} {frame}");
            assert!(seen.hear().await.is_none(), "nothing comes after the end");
            // Whoever comes too late, or between two calls, is told that it is over.
            let mut late = Stream::open(&rosa, &door).await.expect("a stream");
            assert_eq!(late.hear().await.expect("a line")["node"]["kind"], "over");
            assert_eq!(late.hear().await.expect("a line")["type"], "over");
            assert!(late.hear().await.is_none());
        },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_ends_with_its_token_with_its_server_and_for_one_too_many() {
    let mut house = House::with(|config| config.shares = Most { streams: 2, ..Most::FREE }).await;
    let mut ana = account(&house, "Ana").await;
    let (secret, id) = token(&mut ana, None, &EVERYTHING).await;
    let (other, _) = token(&mut ana, None, &EVERYTHING).await;
    let reader = program(&house, &secret);
    let (one, two) = (ana.solitaire().await, ana.solitaire().await);
    let mut events = Stream::open(&reader, "events").await.expect("a stream");
    let mut table = Stream::open(&program(&house, &other), &format!("matches/{one}/stream")).await.expect("a stream");
    let third = Stream::open(&reader, &format!("matches/{two}/stream")).await;
    assert_eq!(third.err(), Some(StatusCode::TOO_MANY_REQUESTS));
    events.hear().await.expect("a line");
    table.hear().await.expect("a line");
    // The one that was revoked, and no other.
    let revoke = format!("/api/v1/me/tokens/{id}");
    assert_eq!(ana.send("DELETE", &revoke, Some("application/json"), "{}".into()).await.status, 204);
    let ended = async { while events.hear().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(2), ended).await.expect("at once");
    ana.post(&format!("/api/v1/matches/{one}/resign"), &json!({"seat": 0})).await.ok();
    table.hear_of("over").await;
    // A place that was given back may be had again; and a server that closes waits for nobody.
    let mut table = Stream::open(&program(&house, &other), &format!("matches/{two}/stream")).await.expect("a stream");
    table.hear().await.expect("a line");
    tokio::time::timeout(LONG, house.stop()).await.expect("in time");
    assert!(table.hear().await.is_none());
}

/// The example of the documentation plays whole matches of two games, one of them with hidden hands, against the house's bot.
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_of_the_examples_plays_whole_matches() {
    let house = House::open().await;
    let mut ana = account(&house, "Ana").await;
    ana.post("/api/v1/me/bots", &json!({"name": "Rosa"})).await.ok();
    let (secret, _) = token(&mut ana, Some("bot-Rosa"), &["read", "challenge", "play"]).await;
    for (game, matches) in [("amanecer", 2), ("guerra1936", 1)] {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
        let mut python = Command::new("python3");
        python.arg(script).args([game, &matches.to_string()]);
        python.env("FRENTE_URL", format!("http://{}", house.addr)).env("FRENTE_TOKEN", &secret);
        let ended = tokio::task::spawn_blocking(move || python.output()).await.unwrap().expect("Python 3");
        assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
        let said = String::from_utf8(ended.stdout).expect("text");
        assert_eq!(said.lines().count(), matches, "{said}");
        for line in said.lines() {
            let id = line.split(' ').next().unwrap();
            let last = ana.get(&format!("/api/v1/matches/{id}")).await.ok();
            assert_eq!((&last["meta"]["status"], &last["meta"]["game"]), (&json!("over"), &json!(game)));
            assert_eq!(last["meta"]["seats"][0]["name"], "bot-Rosa");
        }
    }
}
