//! Load on the whole stack: so many matches at a time over WebSocket, random seats, a closed loop in each match.
//!
//! ```text
//! cargo run --release -p frente-server --example load -- [--matches 200] [--moves 100000] [--seconds 30]
//!     [--rate N] [--durable] [--database URL] [--addr HOST:PORT]
//! ```
//! Without `--addr` it starts a server of its own on a free port with a database that goes away. `--rate` paces the
//! moves of all matches together; left out, everybody moves as fast as he is answered. A match that ends is followed
//! by another. Prints one JSON object: moves/s, latency from an action to its update and to its `ok`, memory.

#[path = "../tests/server/client.rs"]
mod client;

use client::{Client, Socket};
use frente_server::{Config, Limits, Most, Server, start};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

struct Plan {
    matches: usize,
    moves: u64,
    seconds: u64,
    rate: Option<f64>,
    durable: bool,
    database: Option<String>,
    addr: Option<SocketAddr>,
    threads: usize,
}

fn plan() -> Plan {
    let mut plan = Plan {
        matches: 200,
        moves: 100_000,
        seconds: 30,
        rate: None,
        durable: false,
        database: None,
        addr: None,
        threads: 2,
    };
    let mut args = std::env::args().skip(1);
    while let Some(name) = args.next() {
        if name == "--durable" {
            plan.durable = true;
            continue;
        }
        let value = args.next().unwrap_or_else(|| wrong(&name));
        match name.as_str() {
            "--matches" => plan.matches = value.parse().unwrap_or_else(|_| wrong(&name)),
            "--moves" => plan.moves = value.parse().unwrap_or_else(|_| wrong(&name)),
            "--seconds" => plan.seconds = value.parse().unwrap_or_else(|_| wrong(&name)),
            "--rate" => plan.rate = Some(value.parse().unwrap_or_else(|_| wrong(&name))),
            "--threads" => plan.threads = value.parse().unwrap_or_else(|_| wrong(&name)),
            "--database" => plan.database = Some(value),
            "--addr" => plan.addr = Some(value.parse().unwrap_or_else(|_| wrong(&name))),
            _ => wrong(&name),
        }
    }
    plan
}

fn wrong(name: &str) -> ! {
    eprintln!("load: {name} is not understood, or its value is not");
    std::process::exit(2)
}

/// What a client reads of a message; the rest is passed over as fast as may be.
#[derive(Deserialize)]
struct Heard {
    r#type: String,
    #[serde(default)]
    seq: i64,
    #[serde(default)]
    offers: Vec<Offer>,
}

#[derive(Deserialize)]
struct Offer {
    action: String,
}

/// What all matches share.
struct Shared {
    addr: SocketAddr,
    left: AtomicU64,
    until: Instant,
    /// When the next move is due, in nanoseconds since `began`.
    next: AtomicU64,
    gap: Option<u64>,
    began: Instant,
}

#[derive(Default)]
struct Times {
    update: Vec<f32>,
    ok: Vec<f32>,
    games: u32,
}

impl Shared {
    /// Waits for a turn; `false` when it is over.
    async fn turn(&self) -> bool {
        let more = self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_ok();
        if !more || Instant::now() >= self.until {
            return false;
        }
        if let Some(gap) = self.gap {
            let due = self.began + Duration::from_nanos(self.next.fetch_add(gap, Ordering::Relaxed));
            tokio::time::sleep_until(due.into()).await;
        }
        true
    }
}

async fn hear(socket: &mut Socket) -> Heard {
    let text = socket.hear_text().await.expect("the socket is open");
    serde_json::from_str(&text).expect("JSON")
}

async fn play(shared: Arc<Shared>, mut client: Client, seed: u64) -> Times {
    let (mut times, mut rng) = (Times::default(), Xoshiro256PlusPlus::seed_from_u64(seed));
    loop {
        let id = client.solitaire().await;
        let mut socket = client.live(&id, None).await.expect("a socket");
        let mut table = hear(&mut socket).await;
        times.games += 1;
        while !table.offers.is_empty() {
            if !shared.turn().await {
                return times;
            }
            let action = &table.offers[rng.next_u64() as usize % table.offers.len()].action;
            let sent = Instant::now();
            socket
                .say_text(&format!(r#"{{"type":"act","id":1,"seq":{},"seat":0,"action":"{action}"}}"#, table.seq))
                .await;
            table = hear(&mut socket).await;
            times.update.push(sent.elapsed().as_secs_f32() * 1_000.0);
            assert_eq!(table.r#type, "update", "an offered action is taken");
            let ok = hear(&mut socket).await;
            times.ok.push(sent.elapsed().as_secs_f32() * 1_000.0);
            assert_eq!((ok.r#type.as_str(), ok.seq), ("ok", table.seq));
        }
        socket.close().await;
    }
}

/// Resident memory of this process in MiB.
fn memory() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kib.unwrap_or(0.0) / 1024.0
}

fn main() {
    let plan = plan();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(plan.threads).enable_all().build();
    println!("{}", runtime.expect("threads").block_on(run(plan)));
}

async fn serve(plan: &Plan, dir: &std::path::Path) -> Server {
    let config = Config {
        addr: ([127, 0, 0, 1], 0).into(),
        database: plan.database.clone().unwrap_or_else(|| format!("sqlite://{}/load.sqlite", dir.display())),
        durable: plan.durable,
        limits: Limits::FREE,
        shares: Most::FREE,
        crash_dir: dir.to_owned(),
        ..Config::default()
    };
    start(config).await.unwrap_or_else(|error| {
        eprintln!("load: {error}");
        std::process::exit(2)
    })
}

async fn run(plan: Plan) -> Value {
    let dir = tempfile::tempdir().expect("a directory");
    let server = match plan.addr {
        Some(_) => None,
        None => Some(serve(&plan, dir.path()).await),
    };
    let addr = plan.addr.unwrap_or_else(|| server.as_ref().expect("one of the two").addr);
    let empty = memory();
    let mut clients = Vec::new();
    for _ in 0..plan.matches {
        clients.push(Client::guest(addr).await);
    }
    let began = Instant::now();
    let shared = Arc::new(Shared {
        addr,
        left: AtomicU64::new(plan.moves),
        until: began + Duration::from_secs(plan.seconds),
        next: AtomicU64::new(0),
        gap: plan.rate.map(|rate| (1e9 / rate) as u64),
        began,
    });
    let playing: Vec<_> =
        (1..).zip(clients).map(|(seed, client)| tokio::spawn(play(shared.clone(), client, seed))).collect();
    let mut all = Times::default();
    for one in playing {
        let times = one.await.expect("a match");
        all.update.extend(times.update);
        all.ok.extend(times.ok);
        all.games += times.games;
    }
    let seconds = began.elapsed().as_secs_f64();
    let full = memory();
    let moves = all.update.len();
    if let Some(server) = server {
        server.stop().await;
    }
    all.update.sort_by(f32::total_cmp);
    all.ok.sort_by(f32::total_cmp);
    let at =
        |times: &[f32], part: f64| times.get(((times.len().max(1) - 1) as f64 * part) as usize).copied().unwrap_or(0.0);
    let spread = |times: &[f32]| json!({"p50": at(times, 0.5), "p90": at(times, 0.9), "p99": at(times, 0.99), "max": at(times, 1.0)});
    json!({
        "addr": shared.addr.to_string(),
        "matches": plan.matches,
        "games": all.games,
        "durable": plan.durable,
        "moves": moves,
        "seconds": seconds,
        "moves_per_s": moves as f64 / seconds,
        "update_ms": spread(&all.update),
        "ok_ms": spread(&all.ok),
        "memory_mib": full,
        "memory_per_match_kib": (full - empty).max(0.0) * 1024.0 / f64::from(all.games.max(1)),
    })
}
