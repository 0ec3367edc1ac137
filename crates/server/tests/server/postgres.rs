//! The same on PostgreSQL: a real one, started here and gone afterwards.
//!
//! Where no PostgreSQL is installed there is nothing to test; `FRENTE_POSTGRES=required` makes that a failure.

use crate::client::{Client, Socket};
use crate::house::House;
use serde_json::{Value, json};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// A PostgreSQL of one's own.
struct Postgres {
    child: Child,
    port: u16,
    _dir: TempDir,
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where the programs are.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut places: Vec<PathBuf> = versions.map(|entry| entry.path().join("bin")).collect();
    places.sort();
    places.reverse();
    places.extend(std::env::var_os("PATH").iter().flat_map(|path| std::env::split_paths(path).collect::<Vec<_>>()));
    places.into_iter().find(|place| place.join("initdb").exists() && place.join("postgres").exists())
}

/// PostgreSQL does not run as root; somebody else has to.
fn somebody() -> Option<(u32, u32)> {
    let root = std::fs::read_to_string("/proc/self/status").is_ok_and(|status| status.contains("\nUid:\t0\t"));
    let users = std::fs::read_to_string("/etc/passwd").ok()?;
    let user = |name: &str| {
        let line = users.lines().find(|line| line.starts_with(&format!("{name}:")))?;
        let mut parts = line.split(':').skip(2);
        Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
    };
    if root { user("postgres").or_else(|| user("nobody")) } else { None }
}

fn command(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.stdout(Stdio::null()).stderr(Stdio::null()).current_dir("/");
    if let Some((uid, gid)) = somebody() {
        command.uid(uid).gid(gid);
    }
    command
}

impl Postgres {
    async fn start() -> Option<Postgres> {
        let Some(programs) = programs() else {
            let required = std::env::var("FRENTE_POSTGRES").is_ok_and(|value| value == "required");
            assert!(!required, "no PostgreSQL is installed");
            eprintln!("no PostgreSQL is installed: storage was tested on SQLite alone");
            return None;
        };
        let dir = tempfile::tempdir().expect("a directory");
        if let Some((uid, gid)) = somebody() {
            std::os::unix::fs::chown(dir.path(), Some(uid), Some(gid)).expect("root may");
        }
        let data = dir.path().join("data");
        let made = command(&programs.join("initdb"))
            .args(["--auth=trust", "--username=frente", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"])
            .arg(&data)
            .status();
        assert!(made.expect("initdb runs").success(), "initdb");
        let port =
            std::net::TcpListener::bind("127.0.0.1:0").and_then(|taken| taken.local_addr()).expect("a port").port();
        let child = command(&programs.join("postgres"))
            .args(["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-p", &port.to_string(), "-k"])
            .arg(dir.path())
            .arg("-D")
            .arg(&data)
            .spawn()
            .expect("postgres runs");
        let server = Postgres { child, port, _dir: dir };
        server.wait().await;
        Some(server)
    }

    fn url(&self) -> String {
        format!("postgres://frente@127.0.0.1:{}/postgres", self.port)
    }

    async fn wait(&self) {
        let answers = async {
            sqlx::any::install_default_drivers();
            while sqlx::AnyPool::connect(&self.url()).await.is_err() {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(std::time::Duration::from_secs(60), answers).await.expect("PostgreSQL starts");
    }
}

async fn step(socket: &mut Socket, table: &Value) -> Value {
    let action = &table["offers"][0]["action"];
    socket.say(&json!({"type": "act", "id": 1, "seq": table["seq"], "seat": 0, "action": action})).await;
    let update = socket.hear_of(&["update", "refused"]).await;
    assert_eq!(update["type"], "update", "{update}");
    assert_eq!(socket.hear_of(&["ok"]).await["seq"], update["seq"]);
    update
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_works_on_postgresql_too() {
    let Some(postgres) = Postgres::start().await else { return };
    let mut house = House::with(|config| config.database = postgres.url()).await;
    let mut ana = house.guest().await;
    ana.post("/api/v1/accounts", &json!({"name": "Ana", "password": "no pasarán"})).await.ok();
    let mut ben = house.guest().await;
    let taken = ben.post("/api/v1/accounts", &json!({"name": "ana", "password": "no pasarán"})).await;
    assert_eq!(taken.refused(409), "name-taken");
    let id = ana.solitaire().await;
    let mut socket = ana.live(&id, None).await.unwrap();
    let mut table = socket.hear_of(&["snapshot"]).await;
    for _ in 0..20 {
        if table["node"]["kind"] != "over" {
            table = step(&mut socket, &table).await;
        }
    }
    ana.post(&format!("/api/v1/matches/{id}/chat"), &json!({"text": "¡Salud!"})).await.ok();
    let before = ana.snapshot(&id).await;
    house.restart().await;
    let mut again = Client::new(house.addr);
    again.post("/api/v1/login", &json!({"name": "Ana", "password": "no pasarán"})).await.ok();
    assert_eq!(again.snapshot(&id).await, before);
    let list = again.get("/api/v1/matches").await.ok();
    assert_eq!((&list[0]["id"], &list[0]["steps"]), (&json!(id), &before["steps"]));
    let mut socket = again.live(&id, None).await.unwrap();
    let mut table = socket.hear_of(&["snapshot"]).await;
    while table["node"]["kind"] != "over" {
        table = step(&mut socket, &table).await;
    }
    assert_eq!(again.get("/api/v1/matches").await.ok()[0]["status"], "over");
    let fork = json!({"step": 1, "seats": [{"kind": "bot", "level": "recruit"}]});
    let meta = again.post(&format!("/api/v1/matches/{id}/fork"), &fork).await.ok();
    let mut socket = again.live(meta["id"].as_str().unwrap(), None).await.unwrap();
    while socket.hear_of(&["snapshot", "update"]).await["node"]["kind"] != "over" {}
    assert_eq!(again.get("/healthz").await.ok()["status"], "ok");
    house.stop().await;
}
