//! Nothing waits for ever: not for a database that does not answer, not for somebody who computes.

use crate::database::{Postgres, url};
use crate::fault::Process;
use crate::house::House;
use crate::wire::{Does, Wire};
use serde_json::json;
use std::time::{Duration, Instant};

#[tokio::test(flavor = "multi_thread")]
async fn half_open_connections_to_the_database_are_given_up() {
    let Some(postgres) = Postgres::start().await else { return };
    let wire = Wire::to(postgres.port).await;
    let mut house = House::with(|config| {
        config.database = url(wire.port);
        config.database_limit = Duration::from_millis(700);
    })
    .await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let table = ana.snapshot(&id).await;
    wire.does(Does::SwallowOld);
    let began = Instant::now();
    let action = table["offers"][0]["action"].as_str().unwrap().to_owned();
    ana.act(&id, &table["seq"], &action).await.ok();
    assert_eq!(ana.get("/healthz").await.ok()["status"], "ok");
    ana.get("/api/v1/matches").await.ok();
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    // The database is gone altogether: everything is refused in time, and so is the end.
    wire.does(Does::SwallowAll);
    let began = Instant::now();
    let table = ana.snapshot(&id).await;
    let action = table["offers"][0]["action"].as_str().unwrap().to_owned();
    assert_eq!(ana.act(&id, &table["seq"], &action).await.refused(503), "storage");
    assert_eq!(ana.get("/healthz").await.refused(503), "storage");
    house.stop().await;
    assert!(began.elapsed() < Duration::from_secs(12), "{:?}", began.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_ends_within_ten_seconds_whatever_is_being_computed() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut server = Process::start(&format!("sqlite://{}/frente.sqlite", dir.path().display()));
    let mut ana = crate::client::Client::guest(server.addr).await;
    for game in ["pasaran", "peanas"] {
        let general = json!({"kind": "bot", "level": "general"});
        ana.create(json!({"game": game, "seats": [general, general]})).await;
    }
    let metrics = async |ana: &mut crate::client::Client| ana.get("/metrics").await.text().to_owned();
    while !metrics(&mut ana).await.contains("frente_bots_thinking 1") {
        tokio::task::yield_now().await;
    }
    let began = Instant::now();
    server.terminate();
    assert!(server.wait(), "it ends in peace");
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
}
