//! Behind the real nginx with the configuration of `deploy/`: cookies, sockets and addresses come through, and a process
//! that ends is not missed.
//!
//! Where no nginx is installed there is nothing to test.

use crate::client::Client;
use crate::database::Postgres;
use crate::house::House;
use frente_server::{Limits, Rate};
use serde_json::json;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

struct Nginx {
    child: Child,
    addr: SocketAddr,
    _dir: TempDir,
}

impl Drop for Nginx {
    fn drop(&mut self) {
        // It has a worker to end too.
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        let _ = self.child.wait();
    }
}

/// The club's configuration with other ports and without certificates, which a test has none of.
fn configuration(port: u16, servers: &[SocketAddr], dir: &Path) -> String {
    let club = include_str!("../../../../deploy/nginx.conf");
    let mut lines: Vec<String> = Vec::new();
    for line in club.lines() {
        match line.trim() {
            plain if plain.starts_with("ssl_") || plain == "listen 80;" => {}
            plain if plain.starts_with("return 301") => lines.push(format!("listen {}/unused.sock;", unix(dir))),
            "listen 443 ssl;" => lines.push(format!("listen 127.0.0.1:{port};")),
            plain if plain.starts_with("server 127.0.0.1:1936") => {
                lines.extend(servers.iter().map(|addr| plain.replace("127.0.0.1:1936", &addr.to_string())));
            }
            plain if plain.starts_with("server 127.0.0.1:1937") => {}
            _ => lines.push(line.to_owned()),
        }
    }
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path {}/{kind};\n", dir.display()))
        .concat();
    format!(
        "daemon off;\nworker_processes 1;\npid {0}/pid;\nerror_log {0}/error.log;\nevents {{}}\n\
         http {{\naccess_log off;\n{temporary}{1}\n}}\n",
        dir.display(),
        lines.join("\n")
    )
}

fn unix(dir: &Path) -> String {
    format!("unix:{}", dir.display())
}

impl Nginx {
    async fn before(servers: &[SocketAddr]) -> Option<Nginx> {
        let known = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"];
        let Some(program) = known.into_iter().find(|place| Path::new(place).exists()) else {
            eprintln!("no nginx is installed: the configuration in deploy/ was not tested");
            return None;
        };
        let dir = tempfile::tempdir().expect("a directory");
        let taken = std::net::TcpListener::bind("127.0.0.1:0").and_then(|taken| taken.local_addr());
        let addr = taken.expect("a port");
        let place = dir.path().join("nginx.conf");
        std::fs::write(&place, configuration(addr.port(), servers, dir.path())).expect("written");
        let mut command = Command::new(program);
        command.arg("-e").arg(dir.path().join("error.log")).arg("-c").arg(&place);
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("nginx runs");
        let mut nginx = Nginx { child, addr, _dir: dir };
        while tokio::net::TcpStream::connect(addr).await.is_err() {
            let ended = nginx.child.try_wait().expect("it can be asked");
            assert!(
                ended.is_none(),
                "{}",
                std::fs::read_to_string(place.with_file_name("error.log")).unwrap_or_default()
            );
            tokio::task::yield_now().await;
        }
        Some(nginx)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_plays_behind_nginx_while_a_process_is_replaced() {
    let Some(postgres) = Postgres::start().await else { return };
    let open = async || {
        House::with(|config| {
            config.database = postgres.url();
            config.trust_proxy = true;
            config.limits = Limits { passwords: Rate::new(3.0, 0.0), ..Limits::FREE };
        })
        .await
    };
    let (mut one, mut other) = (open().await, open().await);
    let Some(nginx) = Nginx::before(&[one.addr, other.addr]).await else { return };
    let mut ana = Client::guest(nginx.addr).await;
    let mut matches = Vec::new();
    for _ in 0..6 {
        let id = ana.solitaire().await;
        let mut socket = ana.live(&id, None).await.expect("a socket through the proxy");
        let table = socket.hear_of(&["snapshot"]).await;
        let action = &table["offers"][0]["action"];
        socket.say(&json!({"type": "act", "id": 1, "seq": table["seq"], "seat": 0, "action": action})).await;
        let update = socket.hear_of(&["update"]).await;
        socket.hear_of(&["ok"]).await;
        matches.push((id, update["seq"].clone()));
    }
    assert!(!one.server.as_ref().unwrap().app().hall.is_empty(), "both have a share");
    assert!(!other.server.as_ref().unwrap().app().hall.is_empty(), "both have a share");
    // One process is replaced, and then the other: nobody is without a table meanwhile.
    for house in [&mut one, &mut other] {
        house.stop().await;
        for (id, seq) in &matches {
            assert!(ana.snapshot(id).await["seq"].as_i64() >= seq.as_i64());
        }
        house.config.addr = house.addr;
        house.restart().await;
        // The other must not go before the proxy has noticed that this one is back.
        while house.server.as_ref().unwrap().app().hall.is_empty() {
            for (id, _) in &matches {
                ana.snapshot(id).await;
            }
        }
        for (id, seq) in &mut matches {
            let table = ana.snapshot(id).await;
            if table["node"]["kind"] != "over" {
                let action = table["offers"][0]["action"].as_str().expect("an offer").to_owned();
                *seq = ana.act(id, &table["seq"], &action).await.ok()["seq"].clone();
            }
        }
    }
    // What a visitor writes of an address is not believed: every try counts for the one they come from.
    let mut answers = Vec::new();
    for spoof in 0..20 {
        let mut thief = Client::new(nginx.addr);
        thief.forwarded = vec![format!("10.9.9.{spoof}"), format!("10.8.8.{spoof}")];
        let given = json!({"name": format!("ana{spoof}"), "password": "pasarán todos"});
        answers.push(thief.post("/api/v1/login", &given).await.status.as_u16());
    }
    assert!(answers.iter().filter(|answer| **answer == 401).count() <= 6, "three at each process: {answers:?}");
}
