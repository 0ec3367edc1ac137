//! `frente serve`: it says where it is, answers there, and ends when it is told to.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// A server that ends with the test.
pub struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

pub fn serve(database: &str, more: &[&str]) -> (Running, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_frente"))
        .args(["serve", "--port", "0", "--database", database])
        .args(more)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let running = Running(child);
    let address = line.strip_prefix("Frente is at http://").and_then(|rest| rest.strip_suffix(" (Ctrl-C ends it)\n"));
    let address = address.unwrap_or_else(|| panic!("{line:?}")).to_owned();
    (running, address)
}

/// What is answered to one request, its head included.
pub fn ask(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut said = String::new();
    stream.read_to_string(&mut said).unwrap();
    said
}

fn get(address: &str, path: &str) -> String {
    ask(address, "GET", path, "", "")
}

#[test]
fn the_table_opens_answers_and_closes() {
    let room = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}", room.path().join("matches.sqlite").display());
    let (mut running, address) = serve(&database, &[]);
    assert!(get(&address, "/healthz").starts_with("HTTP/1.1 200"));
    let shelf = get(&address, "/api/v1/games");
    for game in ["amanecer", "guerra1936", "pasaran", "tactics2gm", "peanas"] {
        assert!(shelf.contains(&format!("\"id\":\"{game}\"")), "{game} is on the shelf: {shelf}");
    }
    let told = Command::new("kill").args(["-TERM", &running.0.id().to_string()]).status().unwrap();
    assert!(told.success());
    assert!(running.0.wait().unwrap().success(), "a server that is told to end ends well");
    assert!(room.path().join("matches.sqlite").exists());
}

#[test]
fn an_owners_data_are_played_at_the_table() {
    let room = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}", room.path().join("matches.sqlite").display());
    let (_running, address) = serve(&database, &["--data", "pasaran=crates/pasaran/tests/packs/scenarios.ron"]);
    let shelf = get(&address, "/api/v1/games");
    assert!(shelf.contains("\"scenarios\":[{\"id\":\"ebro\""), "{shelf}");
    assert!(get(&address, "/api/v1/games/pasaran/sheet").contains("ebro"));
}

#[test]
fn a_port_in_use_is_named() {
    let room = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}", room.path().join("matches.sqlite").display());
    let (_running, address) = serve(&database, &[]);
    let port = address.rsplit(':').next().unwrap();
    let said = super::refused(&["serve", "--port", port, "--database", &database]);
    assert!(said.starts_with(&format!("port {port} is in use on 127.0.0.1")), "{said}");
}
