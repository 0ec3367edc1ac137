//! A server that is killed (SIGKILL) again and again under load: nothing acknowledged is lost, no match is broken.

use crate::client::Client;
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Read as _, Seek as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tokio::sync::Notify;

const KILLS: u32 = 50;
const MATCHES: usize = 12;

/// A server in a process of its own.
pub struct Process {
    child: Child,
    pub addr: SocketAddr,
}

impl Process {
    /// Sends it a signal.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.child.id().to_string()]).status();
        assert!(sent.expect("there is a kill").success());
    }

    /// Asks it to end.
    pub fn terminate(&self) {
        self.signal("TERM");
    }

    /// Waits for its end; whether it was a good one.
    pub fn wait(&mut self) -> bool {
        self.child.wait().expect("it ends").success()
    }

    pub fn start(database: &str) -> Process {
        Process::start_with(database, &[])
    }

    pub fn start_with(database: &str, words: &[&str]) -> Process {
        Process::start_in(database, words, Vec::new())
    }

    /// The same with these variables.
    pub fn start_in(database: &str, words: &[&str], environment: Vec<(&str, PathBuf)>) -> Process {
        let mut errors = tempfile::tempfile().expect("a file");
        let mut child = Command::new(env!("CARGO_BIN_EXE_frente-bare-server"))
            .args(["127.0.0.1:0", database])
            .args(words)
            .env("FRENTE_KEY", crate::house::KEY)
            .envs(environment)
            .stdout(Stdio::piped())
            .stderr(errors.try_clone().expect("a second handle"))
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("it is piped");
        BufReader::new(stdout).read_line(&mut line).expect("it says where it listens");
        let Some(addr) = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()) else {
            let mut said = String::new();
            errors.rewind().and_then(|()| errors.read_to_string(&mut said)).expect("what it said can be read");
            panic!("the server did not come up: {line}{said}");
        };
        Process { addr: addr.parse().expect("an address"), child }
    }
}

impl Drop for Process {
    /// SIGKILL: it gets no chance to write anything.
    fn drop(&mut self) {
        let _ = self.child.kill();
        self.child.wait().expect("it ends");
    }
}

/// Somebody at a match, and the last thing he was told is on disk.
struct Player {
    client: Client,
    id: String,
    seq: i64,
    steps: i64,
    view: Value,
    rng: Xoshiro256PlusPlus,
}

/// How far all players have come in this life of the server.
#[derive(Default)]
struct Progress {
    acknowledged: AtomicU32,
    moved: Notify,
}

impl Player {
    async fn sit_down(addr: SocketAddr, seed: u64) -> Player {
        let mut client = Client::guest(addr).await;
        client.origin = None;
        let mut player = Player {
            client,
            id: String::new(),
            seq: 0,
            steps: 0,
            view: Value::Null,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
        };
        player.new_match().await;
        player
    }

    async fn new_match(&mut self) {
        self.id = self.client.solitaire().await;
        let table = self.client.snapshot(&self.id).await;
        self.learn(&table);
    }

    fn learn(&mut self, table: &Value) {
        self.seq = table["seq"].as_i64().expect("a number");
        self.steps = table["steps"].as_i64().expect("a number");
        self.view = table["view"].clone();
    }

    /// Acts, and takes back now and then, until the server is gone.
    async fn play(mut self, progress: Arc<Progress>) -> Player {
        let Ok(mut socket) = self.client.live(&self.id, None).await else { return self };
        let Some(text) = socket.try_hear().await else { return self };
        let mut table: Value = serde_json::from_str(&text).expect("JSON");
        while table["node"]["kind"] != "over" {
            let offers = table["offers"].as_array().expect("offers");
            let (floor, steps) = (table["undo_floor"].as_i64().unwrap(), table["steps"].as_i64().unwrap());
            let message = if floor < steps && self.rng.next_u64().is_multiple_of(4) {
                json!({"type": "undo", "id": 1, "seq": table["seq"], "to": floor})
            } else {
                let at = self.rng.next_u64() as usize % offers.len();
                json!({"type": "act", "id": 1, "seq": table["seq"], "seat": 0, "action": offers[at]["action"]})
            };
            if !socket.try_say(&message.to_string()).await {
                return self;
            }
            let Some(update) = socket.try_hear().await else { return self };
            let update: Value = serde_json::from_str(&update).expect("JSON");
            assert_eq!(update["type"], "update", "{update}");
            // An update is sent only after its commit: it is as good as the `ok` that follows.
            self.learn(&update);
            let Some(ok) = socket.try_hear().await else { return self };
            assert!(ok.contains("\"ok\""), "{ok}");
            table = update;
            progress.acknowledged.fetch_add(1, Ordering::Relaxed);
            progress.moved.notify_one();
        }
        progress.acknowledged.fetch_add(1, Ordering::Relaxed);
        progress.moved.notify_one();
        self
    }

    /// What the next server knows.
    async fn check(&mut self, addr: SocketAddr) {
        self.client.addr = addr;
        let table = self.client.snapshot(&self.id).await;
        let seq = table["seq"].as_i64().expect("a number");
        assert!(seq == self.seq || seq == self.seq + 1, "change {} was acknowledged, {seq} is there", self.seq);
        if seq == self.seq {
            assert_eq!((&table["view"], table["steps"].as_i64()), (&self.view, Some(self.steps)));
        }
        let record = self.client.get(&format!("/api/v1/matches/{}/record", self.id)).await;
        let record = frente_kernel::Record::parse(record.text()).expect("a record");
        let (_, proof) = frente_catalog::game("amanecer").unwrap().verify(&record).expect("a match that holds");
        if table["node"]["kind"] == "over" {
            assert!(matches!(proof, frente_kernel::record::DiceProof::Redrawn(_)), "{proof:?}");
            self.new_match().await;
        } else {
            self.learn(&table);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let dir = tempfile::tempdir().expect("a directory");
    let database = format!("sqlite://{}/frente.sqlite", dir.path().display());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(50);
    let mut server = Process::start(&database);
    let mut players = Vec::new();
    for seed in 0..MATCHES as u64 {
        players.push(Player::sit_down(server.addr, seed).await);
    }
    for _ in 0..KILLS {
        let progress = Arc::new(Progress::default());
        let playing: Vec<_> = players.drain(..).map(|player| tokio::spawn(player.play(progress.clone()))).collect();
        let enough = 10 + (rng.next_u64() % 90) as u32;
        let all_over = || playing.iter().all(tokio::task::JoinHandle::is_finished);
        while progress.acknowledged.load(Ordering::Relaxed) < enough && !all_over() {
            let _ = tokio::time::timeout(std::time::Duration::from_millis(100), progress.moved.notified()).await;
        }
        drop(server);
        for one in playing {
            players.push(one.await.expect("a player"));
        }
        server = Process::start(&database);
        for player in &mut players {
            player.check(server.addr).await;
        }
    }
}
