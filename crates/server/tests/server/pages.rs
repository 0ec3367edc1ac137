//! Pages of the file are damaged, again and again, between hours of play: the last backup brings back every change that was
//! acknowledged before it was taken.

use crate::client::Client;
use crate::fault::Process;
use frente_server::{Config, keep};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;
use std::io::{Seek as _, SeekFrom, Write as _};
use std::path::Path;

/// How often; `FRENTE_DAMAGES=n` damages more often.
const ROUNDS: usize = 2;
const MATCHES: usize = 5;
const PAGE: u64 = 4_096;

/// Overwrites some pages anywhere in the file, folded into which is what was written last.
fn damage(file: &Path, rng: &mut Xoshiro256PlusPlus) {
    for ending in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{ending}", file.display()));
    }
    let pages = std::fs::metadata(file).expect("a file").len() / PAGE;
    let mut open = std::fs::File::options().write(true).open(file).expect("a file");
    for _ in 0..1 + rng.next_u64() % 8 {
        let mut rubbish = [0; PAGE as usize];
        rng.fill_bytes(&mut rubbish);
        let at = rng.next_u64() % pages * PAGE;
        open.seek(SeekFrom::Start(at)).and_then(|_| open.write_all(&rubbish)).expect("written");
    }
}

/// A few moves of a match; the number of its last change and how many steps it has.
async fn moves(client: &mut Client, id: &str, count: usize) -> (i64, i64) {
    for _ in 0..count {
        let table = client.snapshot(id).await;
        let Some(action) = table["offers"][0]["action"].as_str() else { break };
        client.act(id, &table["seq"], action).await.ok();
    }
    let table: Value = client.snapshot(id).await;
    (table["seq"].as_i64().expect("a number"), table["steps"].as_i64().expect("a number"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_noticed_and_the_backup_brings_everything_back() {
    let rounds = std::env::var("FRENTE_DAMAGES").ok().and_then(|wanted| wanted.parse().ok()).unwrap_or(ROUNDS);
    let dir = tempfile::tempdir().expect("a directory");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1_938);
    let url = |round: usize| format!("sqlite://{}/{round}.sqlite", dir.path().display());
    let mut process = Process::start(&url(0));
    let mut players = Vec::new();
    for _ in 0..MATCHES {
        let mut client = Client::guest(process.addr).await;
        client.origin = None;
        let id = client.solitaire().await;
        players.push((client, id));
    }
    let (mut noticed, mut checked) = (0, 0);
    for round in 0..rounds {
        let mut stood = Vec::new();
        for (client, id) in &mut players {
            stood.push(moves(client, id, 6).await);
        }
        let backup = dir.path().join(format!("{round}.frente"));
        keep::backup(&url(round), &backup).await.expect("a backup beside the server");
        for (client, id) in &mut players {
            moves(client, id, 2).await;
        }
        process.terminate();
        process.wait();
        damage(Path::new(url(round).trim_start_matches("sqlite://")), &mut rng);
        let config = Config {
            database: url(round),
            keys: crate::house::keys(),
            addr: ([127, 0, 0, 1], 0).into(),
            ..Config::default()
        };
        match frente_server::start(config.clone()).await {
            // The pages still hang together: whatever was written over in them, the check finds or nobody needs.
            Ok(server) => {
                server.stop().await;
                checked += usize::from(!keep::check(&config, |_| ()).await.expect("a check").faults.is_empty());
            }
            Err(error) => {
                noticed += 1;
                let said = error.to_string();
                assert!(said.contains("damaged") || said.contains("cannot open the database"), "{said}");
            }
        }
        keep::restore(&backup, &url(round + 1)).await.expect("restored");
        process = Process::start(&url(round + 1));
        for ((client, id), (seq, steps)) in players.iter_mut().zip(stood) {
            client.addr = process.addr;
            let table = client.snapshot(id).await;
            assert!(
                table["seq"].as_i64() >= Some(seq) && table["steps"].as_i64() >= Some(steps),
                "round {round}: {table}"
            );
        }
    }
    println!("{rounds} files damaged: {noticed} noticed at the start, {checked} more by the check");
    assert!(noticed > 0, "the damage must be real");
}
