//! Guests, accounts and sessions.

use crate::client::Client;
use crate::house::House;
use serde_json::json;

const PASSWORD: &str = "no pasarán 1936";

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_somebody_and_keeps_his_matches() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let guest = ana.get("/api/v1/me").await.ok();
    assert_eq!(guest["user"]["guest"], true);
    assert_eq!(ana.post("/api/v1/session", &json!({})).await.ok(), guest, "asking again changes nothing");
    let id = ana.solitaire().await;
    let before = ana.cookie.clone();
    let account = ana.post("/api/v1/accounts", &json!({"name": "Ana", "password": PASSWORD})).await.ok();
    assert_eq!(account["user"]["id"], guest["user"]["id"]);
    assert_eq!((&account["user"]["name"], &account["user"]["guest"]), (&json!("Ana"), &json!(false)));
    assert_ne!(ana.cookie, before, "a new token");
    assert_eq!(ana.snapshot(&id).await["meta"]["seats"][0]["name"], "Ana");
    let again = ana.post("/api/v1/accounts", &json!({"name": "Ana2", "password": PASSWORD})).await;
    assert_eq!(again.refused(409), "has-account");
    let mut elsewhere = Client::new(house.addr);
    elsewhere.post("/api/v1/login", &json!({"name": "ANA", "password": PASSWORD})).await.ok();
    assert_eq!(elsewhere.get("/api/v1/matches").await.ok()[0]["id"], json!(id));
    let table = elsewhere.snapshot(&id).await;
    let action = table["offers"][0]["action"].as_str().unwrap().to_owned();
    elsewhere.act(&id, &table["seq"], &action).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_of_a_guest_follow_whoever_signs_in() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    ana.post("/api/v1/accounts", &json!({"name": "Ana", "password": PASSWORD})).await.ok();
    let mut phone = house.guest().await;
    let id = phone.solitaire().await;
    phone.post("/api/v1/login", &json!({"name": "Ana", "password": PASSWORD})).await.ok();
    assert_eq!(ana.get("/api/v1/matches").await.ok()[0]["id"], json!(id));
    assert_eq!(ana.snapshot(&id).await["meta"]["seats"][0]["you"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_planted_token_is_worth_nothing_after_signing_in() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    ana.post("/api/v1/accounts", &json!({"name": "Ana", "password": PASSWORD})).await.ok();
    // Eve plants the token of a session of hers in Ana's browser and waits.
    let mut eve = house.guest().await;
    let mut victim = Client::new(house.addr);
    victim.cookie.clone_from(&eve.cookie);
    victim.post("/api/v1/login", &json!({"name": "Ana", "password": PASSWORD})).await.ok();
    assert_eq!(victim.get("/api/v1/me").await.ok()["user"]["name"], "Ana");
    assert_eq!(eve.get("/api/v1/me").await.refused(401), "no-session");
    // A token nobody issued is no session, and asking with it does not make it one.
    let mut forged = Client::new(house.addr);
    forged.cookie = Some(format!("frente_session={}", "ab".repeat(32)));
    assert_eq!(forged.get("/api/v1/me").await.refused(401), "no-session");
    let planted = forged.cookie.clone();
    forged.post("/api/v1/session", &json!({})).await.ok();
    assert_ne!(forged.cookie, planted);
    let cookie = forged.get("/api/v1/me").await;
    assert!(cookie.headers.get("set-cookie").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_in_tells_nobody_who_exists() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    ana.post("/api/v1/accounts", &json!({"name": "Ana", "password": PASSWORD})).await.ok();
    let mut eve = Client::new(house.addr);
    let wrong = eve.post("/api/v1/login", &json!({"name": "Ana", "password": "wrong password"})).await;
    let nobody = eve.post("/api/v1/login", &json!({"name": "Nobody", "password": "wrong password"})).await;
    assert_eq!((wrong.status, wrong.text()), (nobody.status, nobody.text()));
    assert_eq!(wrong.refused(401), "bad-login");
    let guest = ana.clone().get("/api/v1/me").await.ok()["user"]["id"].clone();
    assert!(!wrong.text().contains(guest.as_str().unwrap()));
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_passwords_are_checked() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    for name in ["ab", "guest-1", "a b", "<script>", "анна"] {
        let reply = ana.post("/api/v1/accounts", &json!({"name": name, "password": PASSWORD})).await;
        assert_eq!(reply.refused(422), "bad-name");
    }
    let short = ana.post("/api/v1/accounts", &json!({"name": "Ana", "password": "short"})).await;
    assert_eq!(short.refused(422), "bad-password");
    ana.post("/api/v1/accounts", &json!({"name": "Ana", "password": PASSWORD})).await.ok();
    let mut ben = house.guest().await;
    let taken = ben.post("/api/v1/accounts", &json!({"name": "ANA", "password": PASSWORD})).await;
    assert_eq!(taken.refused(409), "name-taken");
    assert_eq!(ben.get("/api/v1/me").await.ok()["user"]["guest"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_ends_when_it_is_told_to() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let before = ana.clone();
    let reply = ana.post("/api/v1/logout", &json!({})).await;
    assert_eq!(reply.status.as_u16(), 204);
    for mut client in [before, ana] {
        assert_eq!(client.get("/api/v1/me").await.refused(401), "no-session");
        assert_eq!(client.act(&id, &json!(1), "political").await.refused(401), "no-session");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_out_of_reach_of_scripts() {
    let house = House::with(|config| config.secure_cookies = true).await;
    let mut ana = Client::new(house.addr);
    let reply = ana.post("/api/v1/session", &json!({})).await;
    let cookie = reply.headers["set-cookie"].to_str().unwrap();
    for word in ["HttpOnly", "SameSite=Lax", "Path=/", "Secure"] {
        assert!(cookie.contains(word), "{cookie}");
    }
}
