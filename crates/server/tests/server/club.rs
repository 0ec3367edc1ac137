//! A club's evening: three processes on one PostgreSQL, five games, and faults all the time. Every change that was
//! acknowledged is there afterwards, no match is broken, every record verifies.
//!
//! The short form is one of the tests; `make faults` runs the long one (`FRENTE_FAULTS=1000`).

use crate::client::{Client, Reply};
use crate::clock::Clocks;
use crate::database::{Postgres, url};
use crate::fault::Process;
use crate::house::House;
use crate::wire::{Does, Wire};
use hyper::body::Bytes;
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection as _, Row as _};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::task::JoinHandle;

const PROCESSES: usize = 3;
const GAMES: [(&str, usize); 5] =
    [("amanecer", 1), ("guerra1936", 2), ("pasaran", 2), ("peanas", 2), ("tactics2gm", 2)];

/// What goes wrong.
const FAULTS: [&str; 10] =
    ["kill", "stop", "lost answer", "half open", "clock", "cut", "terminated", "disk full", "lost answer", "restart"];

/// A database that hangs is given up after so many milliseconds.
const LIMIT: &str = "limit=1000";

#[derive(Default)]
struct Club {
    addrs: Mutex<Vec<SocketAddr>>,
    done: AtomicBool,
    acknowledged: AtomicU64,
    moved: Notify,
}

impl Club {
    fn any(&self, rng: &mut Xoshiro256PlusPlus) -> SocketAddr {
        let addrs = self.addrs.lock().unwrap();
        addrs[rng.next_u64() as usize % addrs.len()]
    }

    /// Waits until so many more changes have been acknowledged.
    async fn moves_on(&self, by: u64, after: &str) {
        let enough = self.acknowledged.load(Ordering::SeqCst) + by;
        let wait = async {
            while self.acknowledged.load(Ordering::SeqCst) < enough {
                let _ = tokio::time::timeout(Duration::from_millis(100), self.moved.notified()).await;
            }
        };
        let moved = tokio::time::timeout(Duration::from_secs(60), wait).await;
        assert!(moved.is_ok(), "nobody has been able to play for a minute after: {after}");
    }
}

/// A step that was acknowledged: its action, and the number of its change.
struct Step {
    seq: i64,
    action: String,
    /// How many undos had been tried before it.
    undos: usize,
}

/// Somebody who plays all seats of a match, at whatever process is at hand.
struct Sitter {
    client: Client,
    game: &'static str,
    id: String,
    /// By their place in the match.
    steps: BTreeMap<i64, Step>,
    /// Where undos led that were tried, acknowledged or not.
    undos: Vec<i64>,
    /// The last change that was acknowledged.
    last: i64,
    rng: Xoshiro256PlusPlus,
}

impl Sitter {
    /// Sits down to a match, at whatever process makes it one.
    async fn sit_down(club: &Club, (game, seats): (&'static str, usize), seed: u64) -> Sitter {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let wishes: Vec<Value> = ["me", "local"][..seats].iter().map(|kind| json!({"kind": kind})).collect();
        // A clock nobody comes near: it runs out where somebody's time is moved.
        let wanted = json!({"game": game, "seats": wishes, "clock": {"kind": "live", "seconds": 14_400}});
        loop {
            if let Some((client, id)) = new_match(club.any(&mut rng), &wanted).await {
                return Sitter { client, game, id, steps: BTreeMap::new(), undos: Vec::new(), last: 0, rng };
            }
        }
    }

    async fn ask(&mut self, method: &str, path: &str, body: &Value) -> Option<Reply> {
        let path = format!("/api/v1/matches/{}{path}", self.id);
        let body = if method == "GET" { Bytes::new() } else { body.to_string().into() };
        self.client.try_send(method, &path, Some("application/json"), body, Duration::from_secs(3)).await
    }

    async fn play(mut self, club: Arc<Club>) -> Sitter {
        while !club.done.load(Ordering::SeqCst) {
            self.client.addr = club.any(&mut self.rng);
            let Some(reply) = self.ask("GET", "", &Value::Null).await else {
                tokio::task::yield_now().await;
                continue;
            };
            assert!(
                [200, 429, 503].contains(&reply.status.as_u16()),
                "{} {}: {:.300}",
                self.game,
                self.id,
                reply.text()
            );
            if reply.status != 200 {
                continue;
            }
            let table = reply.json();
            if table["node"]["kind"] == "over" {
                break;
            }
            if self.rng.next_u64().is_multiple_of(2) {
                self.client.addr = club.any(&mut self.rng);
            }
            if self.choose(&table).await {
                club.acknowledged.fetch_add(1, Ordering::SeqCst);
                club.moved.notify_one();
            }
        }
        self
    }

    /// Acts, or takes back; whether it was acknowledged.
    async fn choose(&mut self, table: &Value) -> bool {
        let (steps, floor) = (table["steps"].as_i64().unwrap(), table["undo_floor"].as_i64().unwrap());
        let seq = &table["seq"];
        let back = floor < steps && self.rng.next_u64().is_multiple_of(5);
        let (path, body) = if back {
            self.undos.push(floor);
            ("/undo", json!({"seq": seq, "to": floor}))
        } else {
            let offers = table["offers"].as_array().expect("offers");
            let action = &offers[self.rng.next_u64() as usize % offers.len()]["action"];
            ("/act", json!({"seat": table["node"]["seat"], "seq": seq, "action": action}))
        };
        let Some(reply) = self.ask("POST", path, &body).await else { return false };
        if reply.status != 200 {
            assert!(
                [409, 429, 503].contains(&reply.status.as_u16()),
                "{} {}: {:.300}",
                self.game,
                self.id,
                reply.text()
            );
            return false;
        }
        self.last = reply.json()["seq"].as_i64().expect("a number");
        if !back {
            let action = body["action"].as_str().expect("text").to_owned();
            self.steps.insert(steps + 1, Step { seq: self.last, action, undos: self.undos.len() });
        }
        true
    }

    /// Compares what was acknowledged with what is there.
    async fn check(&mut self, house: &House, database: &mut AnyConnection) {
        let name = format!("{} {}", self.game, self.id);
        let rows = sqlx::query("SELECT number, seq, notation FROM steps WHERE match_id = $1 ORDER BY number")
            .bind(self.id.clone())
            .fetch_all(&mut *database)
            .await
            .expect("steps");
        let there: BTreeMap<i64, (i64, String)> =
            rows.iter().map(|row| (row.get(0), (row.get(1), row.get::<String, _>(2)))).collect();
        for (number, step) in &self.steps {
            let stands = there.get(number).is_some_and(|(seq, text)| *seq == step.seq && *text == step.action);
            let taken_back = self.undos[step.undos..].iter().any(|to| to < number);
            assert!(stands || taken_back, "{name}: step {number} \"{}\" was acknowledged and is gone", step.action);
        }
        self.client.addr = house.addr;
        let table = self.ask("GET", "", &Value::Null).await.expect("an answer").ok();
        assert!(table["seq"].as_i64().unwrap() >= self.last, "{name}");
        assert_ne!(table["meta"]["outcome"]["label"], "timeout", "{name}: no clock has run out");
        assert_eq!(table["steps"], there.len(), "{name}");
        if table["node"]["kind"] != "over" {
            self.ask("POST", "/resign", &json!({"seat": 0})).await.expect("an answer").ok();
        }
        let record = self.ask("GET", "/record", &Value::Null).await.expect("an answer");
        let record = frente_kernel::Record::parse(record.text()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let (_, proof) = frente_catalog::game(self.game).unwrap().verify(&record).expect("a match that holds");
        assert!(matches!(proof, frente_kernel::record::DiceProof::Redrawn(_)), "{name}: {proof:?}");
    }
}

/// A guest and a match of theirs, if the process is there to make it.
async fn new_match(addr: SocketAddr, wanted: &Value) -> Option<(Client, String)> {
    let mut client = Client::new(addr);
    client.origin = None;
    let json = Some("application/json");
    let patience = Duration::from_secs(5);
    client.try_send("POST", "/api/v1/session", json, Bytes::from_static(b"{}"), patience).await?;
    let made = client.try_send("POST", "/api/v1/matches", json, wanted.to_string().into(), patience).await?;
    let id = (made.status == 200).then(|| made.json()["id"].as_str().expect("an id").to_owned())?;
    Some((client, id))
}

/// What PostgreSQL says when its disk is full, for as long as the trigger is there.
const FULL: [&str; 2] = [
    "CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS \
     $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$",
    "CREATE TRIGGER full_disk BEFORE INSERT ON steps FOR EACH ROW EXECUTE FUNCTION full_disk()",
];

fn process(wire: &Wire, clocks: Option<&Clocks>, at: usize) -> Process {
    let environment = clocks.map_or_else(Vec::new, |clocks| clocks.environment(at));
    Process::start_in(&url(wire.port), &[LIMIT], environment)
}

struct Evening {
    club: Arc<Club>,
    postgres: Postgres,
    wires: Vec<Wire>,
    processes: Vec<Process>,
    clocks: Option<Clocks>,
    rng: Xoshiro256PlusPlus,
}

impl Evening {
    async fn begin(postgres: Postgres) -> Evening {
        let (mut wires, mut processes, clocks) = (Vec::new(), Vec::new(), Clocks::make());
        for at in 0..PROCESSES {
            let wire = Wire::to(postgres.port).await;
            processes.push(process(&wire, clocks.as_ref(), at));
            wires.push(wire);
        }
        let club = Arc::new(Club::default());
        *club.addrs.lock().unwrap() = processes.iter().map(|process| process.addr).collect();
        Evening { club, postgres, wires, processes, clocks, rng: Xoshiro256PlusPlus::seed_from_u64(1939) }
    }

    async fn fault(&mut self, kind: &str, at: usize, moves: u64) {
        match kind {
            "kill" => {
                self.processes[at] = process(&self.wires[at], self.clocks.as_ref(), at);
                self.club.addrs.lock().unwrap()[at] = self.processes[at].addr;
            }
            "stop" => {
                self.processes[at].signal("STOP");
                self.club.moves_on(moves, "a stopped process").await;
                self.processes[at].signal("CONT");
            }
            "lost answer" => self.wires[at].does(Does::LoseTheAnswer),
            "half open" => self.wires[at].does(Does::SwallowOld),
            "cut" => self.wires[at].does(Does::CutAll),
            // Up to two days to and fro, and it stays so: also for a process that is started later.
            "clock" => {
                if let Some(clocks) = &self.clocks {
                    clocks.set(at, (self.rng.next_u64() % 345_600) as i64 - 172_800);
                }
            }
            "disk full" => {
                let mut admin = AnyConnection::connect(&self.postgres.url()).await.expect("the database");
                for statement in FULL {
                    sqlx::query(statement).execute(&mut admin).await.expect("the owner may");
                }
                // Nobody can play meanwhile: so long it lasts.
                tokio::time::sleep(Duration::from_millis(200)).await;
                sqlx::query("DROP TRIGGER full_disk ON steps").execute(&mut admin).await.expect("the owner may");
            }
            "terminated" => {
                let mut admin = AnyConnection::connect(&self.postgres.url()).await.expect("the database");
                sqlx::query(
                    "SELECT CAST(pg_terminate_backend(pid) AS TEXT) FROM pg_stat_activity \
                     WHERE usename = 'frente' AND pid <> pg_backend_pid()",
                )
                .fetch_all(&mut admin)
                .await
                .expect("the owner may");
            }
            _ => self.postgres.restart().await,
        }
        self.club.moves_on(moves, kind).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_whatever_fails_in_an_evening() {
    let Some(postgres) = Postgres::start().await else { return };
    let asked = std::env::var("FRENTE_FAULTS").ok().and_then(|count| count.parse().ok());
    let faults: usize = asked.unwrap_or(24);
    let mut evening = Evening::begin(postgres).await;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1936);
    let (mut playing, mut among_bots) = (Vec::new(), Vec::new());
    let club = evening.club.clone();
    let mut seed = 0;
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for fault in 0..faults {
        let at_play = playing.iter().filter(|player: &&JoinHandle<Sitter>| !player.is_finished()).count();
        if fault % 25 == 0 && at_play <= 10 {
            for game in GAMES {
                seed += 1;
                playing.push(tokio::spawn(Sitter::sit_down(&club, game, seed).await.play(club.clone())));
            }
            // They go on by themselves wherever there is a process left.
            let alone = json!({"game": "amanecer", "seats": [{"kind": "bot", "level": "recruit"}]});
            among_bots.extend(new_match(club.any(&mut rng), &alone).await);
        }
        let kind = FAULTS[fault % FAULTS.len()];
        *counts.entry(kind).or_default() += 1;
        let at = rng.next_u64() as usize % PROCESSES;
        evening.fault(kind, at, 3 + rng.next_u64() % 5).await;
    }
    club.done.store(true, Ordering::SeqCst);
    let house = House::with(|config| config.database = evening.postgres.url()).await;
    let mut database = AnyConnection::connect(&evening.postgres.url()).await.expect("the database");
    let matches = playing.len();
    for player in playing {
        player.await.expect("nobody was told nonsense").check(&house, &mut database).await;
    }
    for (mut client, id) in among_bots {
        client.addr = house.addr;
        while client.snapshot(&id).await["meta"]["status"] != "over" {
            tokio::task::yield_now().await;
        }
        assert_ne!(client.snapshot(&id).await["meta"]["outcome"]["label"], "broken");
    }
    let lost: u64 = evening.wires.iter().map(Wire::lost).sum();
    let acknowledged = club.acknowledged.load(Ordering::SeqCst);
    eprintln!(
        "{faults} faults {counts:?}, {lost} answers lost, {matches} matches, {acknowledged} changes acknowledged"
    );
}
