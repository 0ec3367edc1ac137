//! Load on the whole stack, all five games: people at sockets, random choices, a closed loop in each match.
//!
//! ```text
//! cargo run --release -p frente-server --example load -- [--game amanecer | --game mix] [--matches 200] [--moves 100000]
//!     [--seconds 30] [--rate N] [--durable] [--database URL] [--addr HOST:PORT]
//! cargo run --release -p frente-server --example load -- --cost [--moves 1000]
//! ```
//! The first starts a server of its own on a free port with a database that goes away (`--addr`: one that runs already).
//! `--rate` paces the moves of all matches together; left out, everybody moves as fast as they are answered. A match that
//! ends is followed by another. Prints one JSON object: moves/s, latency from an action to its update and to its `ok`,
//! memory.
//!
//! `--cost` plays one match at a time at a server that is a process of its own (`frente-bare-server`, which must be built
//! the same way), and prints for each game what the server's processor time for one action is: the action read, carried
//! out, committed, and told to everybody at the table. Linux only.

#[path = "../tests/server/client.rs"]
mod client;

use client::{Client, Socket};
use frente_server::store::Keys;
use frente_server::{Config, Limits, Most, Server, start};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What is played: a name for the table, the game, its setup, how many seats.
const GAMES: [(&str, &str, &str, usize); 6] = [
    ("amanecer", "amanecer", "{}", 1),
    ("guerra1936", "guerra1936", "{}", 2),
    ("pasaran", "pasaran", "{}", 2),
    ("pasaran, fog", "pasaran", r#"{"fog":1}"#, 2),
    ("tactics2gm", "tactics2gm", "{}", 2),
    ("peanas", "peanas", "{}", 2),
];

struct Plan {
    games: Vec<usize>,
    cost: bool,
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
        games: vec![0],
        cost: false,
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
        match name.as_str() {
            "--durable" => plan.durable = true,
            "--cost" => {
                (plan.cost, plan.games, plan.moves, plan.seconds) = (true, (0..GAMES.len()).collect(), 1_000, 120);
            }
            _ => {
                let value = args.next().unwrap_or_else(|| wrong(&name));
                match name.as_str() {
                    "--game" => plan.games = games(&value).unwrap_or_else(|| wrong(&name)),
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
        }
    }
    plan
}

fn games(word: &str) -> Option<Vec<usize>> {
    let of = |word: &str| -> Vec<usize> {
        (0..GAMES.len()).filter(|at| word == "mix" || GAMES[*at].0 == word || GAMES[*at].1 == word).collect()
    };
    Some(of(word)).filter(|found| !found.is_empty())
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
    fn new(addr: SocketAddr, plan: &Plan) -> Shared {
        let began = Instant::now();
        Shared {
            addr,
            left: AtomicU64::new(plan.moves),
            until: began + Duration::from_secs(plan.seconds),
            next: AtomicU64::new(0),
            gap: plan.rate.map(|rate| (1e9 / rate) as u64),
            began,
        }
    }

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

/// The next message that is one of these.
async fn hear(socket: &mut Socket, kinds: &[&str]) -> Heard {
    loop {
        let text = socket.hear_text().await.expect("the socket is open");
        let heard: Heard = serde_json::from_str(&text).expect("JSON");
        if kinds.contains(&heard.r#type.as_str()) {
            return heard;
        }
    }
}

/// A match under way: a socket for each seat, and what each was shown last.
struct Table {
    sockets: Vec<Socket>,
    shown: Vec<Heard>,
}

impl Table {
    /// A new match, everybody seated.
    async fn open(people: &mut [Client], game: usize) -> Table {
        let (_, id, setup, seats) = GAMES[game];
        let setup: Value = serde_json::from_str(setup).expect("JSON");
        let wishes: Vec<Value> =
            (0..seats).map(|seat| json!({"kind": if seat == 0 { "me" } else { "open" }})).collect();
        let meta = people[0].create(json!({"game": id, "setup": setup, "seats": wishes})).await;
        let id = meta["id"].as_str().expect("an id").to_owned();
        for (seat, person) in people.iter_mut().enumerate().take(seats).skip(1) {
            let wanted = json!({"seat": seat, "invite": meta["invite"]});
            person.post(&format!("/api/v1/matches/{id}/join"), &wanted).await.ok();
        }
        let (mut sockets, mut shown) = (Vec::new(), Vec::new());
        for person in people.iter().take(seats) {
            let mut socket = person.live(&id, None).await.expect("a socket");
            shown.push(hear(&mut socket, &["snapshot"]).await);
            sockets.push(socket);
        }
        Table { sockets, shown }
    }

    /// The seat that must choose, until the match is over.
    fn deciding(&self) -> Option<usize> {
        self.shown.iter().position(|shown| !shown.offers.is_empty())
    }

    /// One random choice, told to everybody: when its update and its `ok` came.
    async fn act(&mut self, seat: usize, rng: &mut Xoshiro256PlusPlus) -> (f32, f32) {
        let offers = &self.shown[seat].offers;
        let action = &offers[rng.next_u64() as usize % offers.len()].action;
        let wish = json!({"type": "act", "id": 1, "seq": self.shown[seat].seq, "seat": seat, "action": action});
        let sent = Instant::now();
        self.sockets[seat].say(&wish).await;
        let update = hear(&mut self.sockets[seat], &["update", "refused"]).await;
        let updated = sent.elapsed();
        assert_eq!(update.r#type, "update", "an offered action is taken: {wish}");
        let ok = hear(&mut self.sockets[seat], &["ok"]).await;
        assert_eq!(ok.seq, update.seq);
        let answered = sent.elapsed();
        self.shown[seat] = update;
        for other in (0..self.sockets.len()).filter(|other| *other != seat) {
            self.shown[other] = hear(&mut self.sockets[other], &["update"]).await;
        }
        (updated.as_secs_f32() * 1_000.0, answered.as_secs_f32() * 1_000.0)
    }

    async fn close(self) {
        for socket in self.sockets {
            socket.close().await;
        }
    }
}

async fn play(shared: Arc<Shared>, mut people: Vec<Client>, game: usize, seed: u64) -> Times {
    let (mut times, mut rng) = (Times::default(), Xoshiro256PlusPlus::seed_from_u64(seed));
    loop {
        let mut table = Table::open(&mut people, game).await;
        times.games += 1;
        while let Some(seat) = table.deciding() {
            if !shared.turn().await {
                return times;
            }
            let (update, ok) = table.act(seat, &mut rng).await;
            times.update.push(update);
            times.ok.push(ok);
        }
        table.close().await;
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
    let runtime = runtime.expect("threads");
    match plan.cost {
        true => runtime.block_on(cost(plan)),
        false => println!("{}", runtime.block_on(run(plan))),
    }
}

/// A server that is a process of its own.
struct Apart(Child);

impl Drop for Apart {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Apart {
    fn start(database: &str) -> (Apart, SocketAddr) {
        let own = std::env::current_exe().expect("this program");
        let server = own.parent().and_then(|folder| folder.parent()).expect("a folder").join("frente-bare-server");
        let child = Command::new(&server)
            .args(["127.0.0.1:0", database])
            .env("FRENTE_KEY", "19".repeat(32))
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn();
        let mut child = child.unwrap_or_else(|error| {
            eprintln!("load: {}: {error} (cargo build --release -p frente-server --bins)", server.display());
            std::process::exit(2)
        });
        let mut line = String::new();
        let said = child.stdout.take().expect("it is piped");
        BufReader::new(said).read_line(&mut line).expect("it says where it listens");
        let addr = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).expect("an address");
        (Apart(child), addr.parse().expect("an address"))
    }

    /// Processor time of all its threads so far, in microseconds.
    fn spent(&self) -> f64 {
        let tasks = std::fs::read_dir(format!("/proc/{}/task", self.0.id())).expect("Linux");
        let of = |task: std::fs::DirEntry| -> Option<u64> {
            let text = std::fs::read_to_string(task.path().join("schedstat")).ok()?;
            text.split_whitespace().next()?.parse().ok()
        };
        tasks.flatten().filter_map(of).sum::<u64>() as f64 / 1_000.0
    }
}

async fn cost(plan: Plan) {
    for game in plan.games.clone() {
        let dir = tempfile::tempdir().expect("a directory");
        let (server, addr) = Apart::start(&format!("sqlite://{}/load.sqlite", dir.path().display()));
        let mut people = vec![Client::guest(addr).await, Client::guest(addr).await];
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1_936);
        let (mut spent, mut games, began) = (Vec::new(), 0, Instant::now());
        let in_time = |spent: &[f64]| (spent.len() as u64) < plan.moves && began.elapsed().as_secs() < plan.seconds;
        while in_time(&spent) {
            let mut table = Table::open(&mut people, game).await;
            games += 1;
            while let Some(seat) = table.deciding().filter(|_| in_time(&spent)) {
                let before = server.spent();
                table.act(seat, &mut rng).await;
                // What is still being written belongs to it too.
                tokio::time::sleep(Duration::from_micros(300)).await;
                spent.push(server.spent() - before);
            }
            table.close().await;
        }
        spent.sort_by(f64::total_cmp);
        let at = |part: f64| spent[((spent.len() - 1) as f64 * part) as usize] / 1_000.0;
        let mean = spent.iter().sum::<f64>() / spent.len() as f64 / 1_000.0;
        println!(
            "{}",
            json!({
                "game": GAMES[game].0, "matches": games, "actions": spent.len(), "cpu_ms": {
                    "p50": at(0.5), "p90": at(0.9), "p99": at(0.99), "max": at(1.0), "mean": mean,
                },
            })
        );
    }
}

async fn serve(plan: &Plan, dir: &std::path::Path) -> Server {
    let config = Config {
        addr: ([127, 0, 0, 1], 0).into(),
        database: plan.database.clone().unwrap_or_else(|| format!("sqlite://{}/load.sqlite", dir.display())),
        keys: Keys::random(),
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
    let mut tables = Vec::new();
    for at in 0..plan.matches {
        let game = plan.games[at % plan.games.len()];
        let mut people = Vec::new();
        for _ in 0..GAMES[game].3 {
            people.push(Client::guest(addr).await);
        }
        tables.push((people, game));
    }
    let shared = Arc::new(Shared::new(addr, &plan));
    let playing: Vec<_> = (1..)
        .zip(tables)
        .map(|(seed, (people, game))| tokio::spawn(play(shared.clone(), people, game, seed)))
        .collect();
    let mut all = Times::default();
    for one in playing {
        let times = one.await.expect("a match");
        all.update.extend(times.update);
        all.ok.extend(times.ok);
        all.games += times.games;
    }
    let seconds = shared.began.elapsed().as_secs_f64();
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
        "games": plan.games.iter().map(|game| GAMES[*game].0).collect::<Vec<_>>(),
        "matches": plan.matches,
        "played": all.games,
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
