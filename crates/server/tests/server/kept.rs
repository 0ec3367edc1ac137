//! What the page keeps for a person: in every browser the same, nobody else's, and no more than is sensible.

use crate::client::{Client, Reply};
use crate::house::House;
use serde_json::{Value, json};

async fn keep(client: &mut Client, what: &Value) -> Reply {
    client.send("PUT", "/api/v1/me/kept", Some("application/json"), what.to_string().into()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_page_keeps_goes_with_the_account() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    assert_eq!(ana.get("/api/v1/me/kept").await.ok(), json!({}), "nothing at first");
    let wanted = json!({"speed": "2", "lessons": {"amanecer/moscow": 2}});
    assert_eq!(keep(&mut ana, &wanted).await.ok(), wanted);
    let password = "no pasarán 1936";
    ana.post("/api/v1/accounts", &json!({"name": "Ana", "password": password})).await.ok();
    assert_eq!(ana.get("/api/v1/me/kept").await.ok(), wanted, "a guest who makes an account keeps it");
    let mut elsewhere = house.guest().await;
    assert_eq!(elsewhere.get("/api/v1/me/kept").await.ok(), json!({}), "nobody else's");
    elsewhere.post("/api/v1/login", &json!({"name": "Ana", "password": password})).await.ok();
    assert_eq!(elsewhere.get("/api/v1/me/kept").await.ok(), wanted);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_object_or_too_long_is_refused_and_changes_nothing() {
    let house = House::open().await;
    let mut stranger = Client::new(house.addr);
    assert_eq!(stranger.get("/api/v1/me/kept").await.refused(401), "no-session");
    assert_eq!(keep(&mut stranger, &json!({})).await.refused(401), "no-session");
    let mut ana = house.guest().await;
    keep(&mut ana, &json!({"size": "115"})).await.ok();
    for wrong in [json!(7), json!("text"), json!(["list"]), json!(null)] {
        assert_eq!(keep(&mut ana, &wrong).await.refused(400), "bad", "{wrong}");
    }
    let long = keep(&mut ana, &json!({"long": "x".repeat(8 * 1024)})).await;
    assert_eq!(long.refused(413), "too-large");
    assert!(long.text().contains("expected at most 8192"), "{}", long.text());
    assert_eq!(ana.get("/api/v1/me/kept").await.ok(), json!({"size": "115"}));
}
