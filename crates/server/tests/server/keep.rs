//! Backup and restore under load, on both databases and across; the check finds what is damaged; what is over can be
//! read without its rules.

use crate::client::Client;
use crate::database::{Postgres, url};
use crate::house::House;
use frente_server::{Config, keep};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Plays solitaires until it is told to stop; the ids, and what was acknowledged of each when the backup began.
async fn play(mut client: Client, stop: Arc<AtomicBool>) -> usize {
    let mut acknowledged = 0;
    while !stop.load(Ordering::SeqCst) {
        let id = client.solitaire().await;
        let mut table = client.snapshot(&id).await;
        while table["node"]["kind"] != "over" && !stop.load(Ordering::SeqCst) {
            let action = table["offers"][0]["action"].as_str().expect("an offer").to_owned();
            client.act(&id, &table["seq"], &action).await.ok();
            acknowledged += 1;
            table = client.snapshot(&id).await;
        }
    }
    acknowledged
}

/// Backs up `from` while people play there, restores into `to`, and checks both.
async fn through(house: &House, to: &str) {
    let stop = Arc::new(AtomicBool::new(false));
    let mut ana = house.guest().await;
    let account = json!({"name": "Ana", "password": "no pasarán"});
    ana.post("/api/v1/accounts", &account).await.ok();
    let meta = ana.create(json!({"game": "pasaran", "seats": [{"kind": "me"}, {"kind": "local"}]})).await;
    let id = meta["id"].as_str().unwrap().to_owned();
    ana.post(&format!("/api/v1/matches/{id}/chat"), &json!({"text": "¡Salud!"})).await.ok();
    let before = ana.snapshot(&id).await;
    let mut players = Vec::new();
    for _ in 0..3 {
        players.push(tokio::spawn(play(house.guest().await, stop.clone())));
    }
    while ana.get("/metrics").await.text().lines().all(|line| !line.starts_with("frente_commit_seconds_count")) {
        tokio::task::yield_now().await;
    }
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("frente.backup");
    let copied = keep::backup(&house.config.database, &file).await.expect("a backup");
    assert!(copied.matches >= 1 && copied.users >= 4, "{copied:?}");
    assert!(keep::backup(&house.config.database, &file).await.is_err(), "never over another");
    stop.store(true, Ordering::SeqCst);
    for player in players {
        assert!(player.await.expect("nobody is disturbed") > 0);
    }
    assert_eq!(keep::restore(&file, to).await.expect("a restored database"), copied);
    let again = keep::restore(&file, to).await.expect_err("only into an empty one").to_string();
    assert!(again.contains("not empty"), "{again}");
    let config = Config { database: to.to_owned(), ..house.config.clone() };
    let checked = keep::check(&config, |_| ()).await.expect("it can be read");
    assert_eq!((checked.replayed as u64, &checked.faults), (copied.matches, &Vec::new()));
    // People find everything as it was.
    let mut restored = House::with(|config| config.database = to.to_owned()).await;
    let mut ana = Client::new(restored.addr);
    ana.post("/api/v1/login", &account).await.ok();
    assert_eq!(ana.snapshot(&id).await, before);
    restored.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_sqlite_is_restored_into_sqlite() {
    let dir = tempfile::tempdir().unwrap();
    let house = House::open().await;
    through(&house, &format!("sqlite://{}/again.sqlite", dir.path().display())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_postgresql_is_restored_into_sqlite_and_the_other_way_round() {
    let Some(postgres) = Postgres::start().await else { return };
    let dir = tempfile::tempdir().unwrap();
    let house = House::with(|config| config.database = postgres.url()).await;
    through(&house, &format!("sqlite://{}/again.sqlite", dir.path().display())).await;
    let mut admin = AnyConnection::connect(&url(postgres.port)).await.unwrap();
    sqlx::query("CREATE DATABASE second").execute(&mut admin).await.unwrap();
    let second = url(postgres.port).replace("/postgres", "/second");
    through(&House::open().await, &second).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_check_finds_what_is_damaged() {
    let mut house = House::open().await;
    let mut ana = house.guest().await;
    let (good, bad) = (ana.solitaire().await, ana.solitaire().await);
    let table = ana.snapshot(&bad).await;
    let action = table["offers"][0]["action"].as_str().unwrap().to_owned();
    ana.act(&bad, &table["seq"], &action).await.ok();
    ana.post(&format!("/api/v1/matches/{good}/resign"), &json!({"seat": 0})).await.ok();
    let checked = keep::check(&house.config, |_| ()).await.unwrap();
    assert_eq!((checked.replayed, checked.verified, checked.faults.len()), (2, 1, 0));
    house.stop().await;
    let path = house.config.database.clone();
    let mut other = AnyConnection::connect(&path).await.unwrap();
    let sql = "UPDATE steps SET notation = 'nonsense' WHERE match_id = $1 AND seat IS NOT NULL";
    sqlx::query(sql).bind(bad.clone()).execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let checked = keep::check(&house.config, |_| ()).await.unwrap();
    assert_eq!((checked.replayed, checked.faults.len()), (1, 1));
    assert!(checked.faults[0].contains(&bad), "{:?}", checked.faults);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_over_can_be_read_without_its_rules() {
    let mut house = House::open().await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    assert_eq!(ana.get(&format!("/api/v1/matches/{id}/last")).await.refused(409), "not-over");
    ana.post(&format!("/api/v1/matches/{id}/resign"), &json!({"seat": 0})).await.ok();
    let record = ana.get(&format!("/api/v1/matches/{id}/record")).await.text().to_owned();
    let view = ana.snapshot(&id).await["view"].clone();
    let last = ana.get(&format!("/api/v1/matches/{id}/last")).await.ok();
    assert_eq!((&last["meta"]["status"], &last["view"]), (&json!("over"), &view));
    house.stop().await;
    let mut other = AnyConnection::connect(&house.config.database).await.unwrap();
    sqlx::query("UPDATE matches SET rules = rules + 1000").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    house.restart().await;
    let mut ana = Client { addr: house.addr, origin: None, ..ana };
    assert_eq!(ana.get(&format!("/api/v1/matches/{id}")).await.refused(409), "old-rules");
    assert_eq!(ana.get(&format!("/api/v1/matches/{id}/record")).await.text(), record);
    let again: Value = ana.get(&format!("/api/v1/matches/{id}/last")).await.ok();
    assert_eq!(again["view"], view);
}
