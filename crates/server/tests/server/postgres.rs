//! The same on PostgreSQL.

use crate::client::{Client, Socket};
use crate::database::Postgres;
use crate::house::House;
use serde_json::{Value, json};

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
