//! A match in two sentences: for those who may look, with nothing they may not know.

use crate::house::House;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_glance_says_who_must_choose_and_what_happened_last() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let before = ana.snapshot(&id).await;
    let action = before["offers"][0]["action"].as_str().unwrap().to_owned();
    ana.act(&id, &before["seq"], &action).await.ok();
    let table = ana.snapshot(&id).await;
    let glance = ana.get(&format!("/api/v1/matches/{id}/glance")).await.ok();
    assert_eq!(glance["node"], table["node"]);
    assert_eq!(glance["prompt"], table["prompt"]);
    let (log, happened) = (table["log"].as_array().unwrap(), glance["happened"].as_array().unwrap());
    assert!(!happened.is_empty() && log.ends_with(happened), "the end of the log, and no more of it than is read");
    assert!(happened.len() <= 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_glance_shows_each_seat_its_own_and_strangers_nothing() {
    let house = House::open().await;
    let (mut ana, mut ben, mut eva) = (house.guest().await, house.guest().await, house.guest().await);
    let meta = ana.create(json!({"game": "guerra1936", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let id = meta["id"].as_str().unwrap().to_owned();
    let waiting = ana.get(&format!("/api/v1/matches/{id}/glance")).await.ok();
    assert_eq!(waiting["prompt"], Value::Null, "nothing is to be chosen while a seat is open");
    ben.post(&format!("/api/v1/matches/{id}/join"), &json!({"seat": 1, "invite": meta["invite"]})).await.ok();
    for client in [&mut ana, &mut ben] {
        let table = client.snapshot(&id).await;
        let glance = client.get(&format!("/api/v1/matches/{id}/glance")).await.ok();
        assert!(table["log"].as_array().unwrap().ends_with(glance["happened"].as_array().unwrap()));
        assert_eq!(glance["prompt"], table["prompt"]);
    }
    assert_eq!(eva.get(&format!("/api/v1/matches/{id}/glance")).await.refused(403), "hidden");
}
