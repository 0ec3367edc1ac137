//! A PostgreSQL of one's own: a real one, started here and gone afterwards.
//!
//! Where none is installed there is nothing to test; `FRENTE_POSTGRES=required` makes that a failure.

use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// A PostgreSQL of one's own.
pub struct Postgres {
    child: Child,
    pub port: u16,
    programs: PathBuf,
    dir: TempDir,
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

fn run(programs: &Path, port: u16, dir: &Path) -> Child {
    command(&programs.join("postgres"))
        .args(["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-p", &port.to_string(), "-k"])
        .arg(dir)
        .arg("-D")
        .arg(dir.join("data"))
        .spawn()
        .expect("postgres runs")
}

impl Postgres {
    /// Starts one, if it can be had.
    pub async fn start() -> Option<Postgres> {
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
        let child = run(&programs, port, dir.path());
        let server = Postgres { child, port, programs, dir };
        server.wait().await;
        Some(server)
    }

    /// Ends it as a power cut would, and starts it again.
    pub async fn restart(&mut self) {
        let ended = Command::new("kill").args(["-s", "QUIT", &self.child.id().to_string()]).status();
        assert!(ended.expect("there is a kill").success());
        self.child.wait().expect("it ends");
        self.child = run(&self.programs, self.port, self.dir.path());
        self.wait().await;
    }

    pub fn url(&self) -> String {
        url(self.port)
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

/// The database behind a port.
pub fn url(port: u16) -> String {
    format!("postgres://frente@127.0.0.1:{port}/postgres")
}
