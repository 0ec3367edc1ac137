//! Two servers on one PostgreSQL: what is done at one is seen at the other, and a bot thinks in one place.

use crate::client::Client;
use crate::database::{Postgres, url};
use crate::house::House;
use crate::toy;
use crate::wire::{Does, Wire};
use serde_json::{Value, json};

async fn houses(postgres: &Postgres) -> (House, House) {
    let open = async || {
        House::with(|config| {
            config.database = postgres.url();
            config.games = toy::games;
        })
        .await
    };
    (open().await, open().await)
}

fn at(client: &Client, house: &House) -> Client {
    Client { addr: house.addr, origin: None, ..client.clone() }
}

#[tokio::test(flavor = "multi_thread")]
async fn updates_reach_sockets_at_another_server() {
    let Some(postgres) = Postgres::start().await else { return };
    let (one, other) = houses(&postgres).await;
    let (mut ana, mut ben) = (one.guest().await, other.guest().await);
    let meta = ana.create(json!({"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let id = meta["id"].as_str().unwrap().to_owned();
    let mut here = ana.live(&id, None).await.unwrap();
    here.hear_of(&["snapshot"]).await;
    ben.post(&format!("/api/v1/matches/{id}/join"), &json!({"seat": 1, "invite": meta["invite"]})).await.ok();
    let begun = here.hear_of(&["update"]).await;
    assert_eq!(begun["meta"]["status"], "playing");
    let mut there = ben.live(&id, None).await.unwrap();
    let mut seq = there.hear_of(&["snapshot"]).await["seq"].as_i64().unwrap();
    assert_eq!(begun["seq"], seq);
    // Each plays at their own server, and each server tells both every number once.
    for turn in 0..6 {
        let (actor, seat) = if turn % 2 == 0 { (&mut ana, 0) } else { (&mut ben, 1) };
        let table = actor.snapshot(&id).await;
        let said = if table["node"]["seat"] == seat {
            let action = table["offers"][0]["action"].clone();
            let body = json!({"seat": seat, "seq": table["seq"], "action": action});
            actor.post(&format!("/api/v1/matches/{id}/act"), &body).await
        } else {
            actor.post(&format!("/api/v1/matches/{id}/chat"), &json!({"text": "¿Y tú?"})).await
        };
        seq += 1;
        assert_eq!(said.ok()["seq"], seq);
        let (heard, seen) = (here.hear_of(&["update", "chat"]).await, there.hear_of(&["update", "chat"]).await);
        assert_eq!((&heard["seq"], &seen["seq"], &heard["type"]), (&json!(seq), &json!(seq), &seen["type"]));
        assert_eq!(heard["steps"], seen["steps"]);
    }
    assert_eq!(at(&ana, &other).snapshot(&id).await, ana.snapshot(&id).await);
    ana.post(&format!("/api/v1/matches/{id}/offer"), &json!({"kind": "draw"})).await.ok();
    assert_eq!(there.hear_of(&["update"]).await["meta"]["proposal"]["kind"], "draw");
    ben.post(&format!("/api/v1/matches/{id}/offer"), &json!({"kind": "draw"})).await.ok();
    here.hear_of(&["update"]).await;
    assert_eq!(here.hear_of(&["update"]).await["meta"]["outcome"]["label"], "draw-agreed");
    // A session that ends at one server ends at the other.
    assert_eq!(at(&ben, &one).post("/api/v1/logout", &json!({})).await.status.as_u16(), 204);
    while there.try_hear().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_missed_while_the_line_was_down_is_made_up_for() {
    let Some(postgres) = Postgres::start().await else { return };
    let wire = Wire::to(postgres.port).await;
    let one = House::with(|config| config.database = postgres.url()).await;
    let other = House::with(|config| {
        config.database = url(wire.port);
        config.database_limit = std::time::Duration::from_millis(700);
    })
    .await;
    let mut ana = one.guest().await;
    let id = ana.solitaire().await;
    let mut there = at(&ana, &other).live(&id, None).await.unwrap();
    let table = there.hear_of(&["snapshot"]).await;
    wire.does(Does::CutAll);
    let action = table["offers"][0]["action"].as_str().unwrap().to_owned();
    let done = ana.act(&id, &table["seq"], &action).await.ok();
    assert_eq!(there.hear_of(&["update", "snapshot"]).await["seq"], done["seq"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_thinks_in_one_place_and_another_takes_over() {
    let Some(postgres) = Postgres::start().await else { return };
    let (mut one, other) = houses(&postgres).await;
    let store = |house: &House| house.server.as_ref().unwrap().app().store.clone();
    let id = frente_server::ids::Id::random();
    let claim = store(&one).claim(id).await.unwrap().expect("nobody has it");
    assert!(store(&other).claim(id).await.unwrap().is_none());
    drop(claim);
    while store(&other).claim(id).await.unwrap().is_none() {
        tokio::task::yield_now().await;
    }
    // A match among bots goes on where its server has gone.
    let mut ana = one.guest().await;
    let bot: Value = json!({"kind": "bot", "level": "sergeant"});
    let meta = ana.create(json!({"game": "amanecer", "seats": [bot]})).await;
    let path = format!("/api/v1/matches/{}", meta["id"].as_str().unwrap());
    one.stop().await;
    let mut ana = at(&ana, &other);
    while ana.get(&path).await.ok()["meta"]["status"] != "over" {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_ask_for_a_rematch_at_two_servers_sit_down_at_one_table() {
    let Some(postgres) = Postgres::start().await else { return };
    let (one, other) = houses(&postgres).await;
    let (mut ana, mut ben) = (one.guest().await, other.guest().await);
    for _ in 0..5 {
        let meta = ana.create(json!({"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
        let path = format!("/api/v1/matches/{}", meta["id"].as_str().unwrap());
        ben.post(&format!("{path}/join"), &json!({"seat": 1, "invite": meta["invite"]})).await.ok();
        ben.post(&format!("{path}/resign"), &json!({"seat": 1})).await.ok();
        // Ana's server may not have heard of it yet.
        while ana.get(&path).await.ok()["meta"]["status"] != "over" {
            tokio::task::yield_now().await;
        }
        let (rematch, nothing) = (format!("{path}/rematch"), json!({}));
        let (hers, his) = tokio::join!(ana.post(&rematch, &nothing), ben.post(&rematch, &nothing));
        assert_eq!(hers.ok()["id"], his.ok()["id"]);
        let next = format!("/api/v1/matches/{}", hers.ok()["id"].as_str().unwrap());
        while ben.get(&next).await.ok()["meta"]["status"] != "playing" {
            tokio::task::yield_now().await;
        }
    }
}
