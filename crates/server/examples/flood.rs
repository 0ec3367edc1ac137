//! What one visitor takes, and what another notices of it: questions, matches among bots, long lists. Prints one JSON object
//! for each: how long others wait for an answer, in milliseconds.
//!
//! ```text
//! cargo run --release -p frente-server --example flood
//! ```
//! The server has its usual limits and shares, and a database that goes away.

#[path = "../tests/server/client.rs"]
mod client;

use client::Client;
use frente_server::store::Keys;
use frente_server::{Config, Server, start};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection as _};
use std::time::{Duration, Instant};

/// Matches in the lists.
const MATCHES: usize = 100_000;

/// People who have opened them, as many each.
const PEOPLE: usize = 100;

/// Actions of the one who waits, in each part.
const ACTIONS: usize = 150;

#[tokio::main]
async fn main() {
    let dir = tempfile::tempdir().expect("a directory");
    let config = Config {
        addr: ([127, 0, 0, 1], 0).into(),
        database: format!("sqlite://{}/flood.sqlite", dir.path().display()),
        keys: Keys::random(),
        crash_dir: dir.path().to_owned(),
        // Everybody has an address of their own here, as behind a proxy.
        trust_proxy: true,
        ..Config::default()
    };
    let server = start(config.clone()).await.expect("the server starts");
    println!("{}", json!({"alone": waits(&server).await}));
    println!("{}", questions(&server).await);
    println!("{}", bots(&server).await);
    println!("{}", lists(&server, &config).await);
    server.stop().await;
}

/// A guest from an address of their own.
async fn guest(server: &Server, last: u8) -> Client {
    let mut client = Client::new(server.addr);
    client.forwarded.push(format!("10.0.0.{last}"));
    client.post("/api/v1/session", &json!({})).await.ok();
    client
}

/// From the first to the longest, in milliseconds.
fn spread(mut times: Vec<f64>) -> Value {
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    json!({"count": times.len(), "p50": at(0.5), "p99": at(0.99), "max": at(1.0)})
}

/// Somebody who plays, ten actions a second: how long each answer takes.
async fn waits(server: &Server) -> Value {
    let mut ben = guest(server, 1).await;
    let mut times = Vec::new();
    let mut id = ben.solitaire().await;
    while times.len() < ACTIONS {
        let table = ben.snapshot(&id).await;
        let Some(action) = table["offers"][0]["action"].as_str() else {
            id = ben.solitaire().await;
            continue;
        };
        let sent = Instant::now();
        ben.act(&id, &table["seq"], action).await.ok();
        times.push(sent.elapsed().as_secs_f64() * 1_000.0);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    spread(times)
}

/// One guest sends 120 questions at once, again and again.
async fn questions(server: &Server) -> Value {
    let mut ana = guest(server, 2).await;
    let meta = ana.create(json!({"game": "peanas", "seats": [{"kind": "me"}, {"kind": "local"}]})).await;
    let path = format!("/api/v1/matches/{}/odds", meta["id"].as_str().expect("an id"));
    let flood = tokio::spawn(async move {
        let (mut sent, mut answered) = (0u64, 0u64);
        loop {
            let ask = async |mut client: Client| client.get(&path).await.status.is_success();
            let answers = futures_util::future::join_all((0..120).map(|_| ask(ana.clone()))).await;
            sent += 120;
            answered += answers.into_iter().filter(|answered| *answered).count() as u64;
            COUNTED.0.store(sent, std::sync::atomic::Ordering::Relaxed);
            COUNTED.1.store(answered, std::sync::atomic::Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    });
    let another = waits(server).await;
    flood.abort();
    let count = |counted: &std::sync::atomic::AtomicU64| counted.load(std::sync::atomic::Ordering::Relaxed);
    json!({"questions of one guest": count(&COUNTED.0), "answered": count(&COUNTED.1), "another waits": another})
}

static COUNTED: (std::sync::atomic::AtomicU64, std::sync::atomic::AtomicU64) =
    (std::sync::atomic::AtomicU64::new(0), std::sync::atomic::AtomicU64::new(0));

/// Seven guests of one address ask for 280 matches among bots.
async fn bots(server: &Server) -> Value {
    let general = json!({"kind": "bot", "level": "general"});
    let wanted = json!({"game": "pasaran", "seats": [general, general]});
    let mut begun = 0;
    for _ in 0..7 {
        let mut guest = guest(server, 3).await;
        for _ in 0..40 {
            begun += usize::from(guest.post("/api/v1/matches", &wanted).await.status.is_success());
        }
    }
    let mut ben = guest(server, 4).await;
    // A bot's answer: from the action to the next decision of a person.
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "recruit"}]);
    let mut against = Vec::new();
    let meta = ben.create(json!({"game": "pasaran", "seats": seats})).await;
    let id = meta["id"].as_str().expect("an id").to_owned();
    while against.len() < 20 {
        let table = ben.snapshot(&id).await;
        if table["node"]["kind"] == "over" {
            break;
        }
        let Some(action) = table["offers"][0]["action"].as_str() else {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        let seat = table["node"]["seat"].clone();
        let sent = Instant::now();
        let body = json!({"seat": seat, "seq": table["seq"], "action": action});
        ben.post(&format!("/api/v1/matches/{id}/act"), &body).await.ok();
        while ben.snapshot(&id).await["offers"].as_array().is_some_and(Vec::is_empty) && sent.elapsed().as_secs() < 20 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        against.push(sent.elapsed().as_secs_f64() * 1_000.0);
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    let another = waits(server).await;
    json!({
        "matches among bots asked for": 280, "begun": begun, "another waits": another,
        "another waits for a recruit": spread(against),
    })
}

/// A lobby and lists among a hundred thousand matches.
async fn lists(server: &Server, config: &Config) -> Value {
    let mut ana = guest(server, 5).await;
    let template = ana.create(json!({"game": "amanecer", "seats": [{"kind": "open"}], "public": true})).await;
    let mut database = AnyConnection::connect(&config.database).await.expect("the database");
    let copies = format!(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {MATCHES}) \
         INSERT INTO matches (id, game, rules, setup, secret, commitment, salt, own_dice, status, clock, listed, invite, \
         creator, imported, guided, bots, seq, created, updated, position, steps, among_bots, due, salted) \
         SELECT printf('%016x', i), m.game, m.rules, m.setup, NULL, m.commitment, m.salt, m.own_dice, \
         CASE WHEN i % 10 = 0 THEN 'waiting' ELSE 'over' END, m.clock, m.listed, m.invite, \
         CASE WHEN i % {PEOPLE} = 0 THEN m.creator ELSE printf('p%015x', i % {PEOPLE}) END, 0, 0, 0, 1, \
         m.created - i, m.updated - i, 1, 0, 0, 0, 1 FROM n, matches m WHERE m.id = $1"
    );
    let people = format!(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {PEOPLE}) \
         INSERT INTO users (id, name, created) SELECT printf('p%015x', i), 'p' || i, 0 FROM n"
    );
    sqlx::query(sqlx::AssertSqlSafe(people)).execute(&mut database).await.expect("people");
    let id = template["id"].as_str().expect("an id");
    sqlx::query(sqlx::AssertSqlSafe(copies)).bind(id).execute(&mut database).await.expect("copies");
    let seats = "INSERT INTO seats (match_id, seat, kind, salt) SELECT id, 0, 'open', '' FROM matches \
                 WHERE id NOT IN (SELECT match_id FROM seats)";
    sqlx::query(seats).execute(&mut database).await.expect("seats");
    let mut answers = Vec::new();
    for path in ["/api/v1/lobby", "/api/v1/matches", "/api/v1/matches?after=0000000000008000"] {
        let mut times = Vec::new();
        for _ in 0..60 {
            let sent = Instant::now();
            let found = ana.get(path).await.ok().as_array().map_or(0, Vec::len);
            assert_eq!(found, 100, "{path}");
            times.push(sent.elapsed().as_secs_f64() * 1_000.0);
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        answers.push(json!({"of": path, "a hundred of": MATCHES, "waits": spread(times)}));
    }
    Value::Array(answers)
}
