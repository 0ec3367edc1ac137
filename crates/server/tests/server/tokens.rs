//! Tokens of programs: what they open, and that they open nothing any more; bots, and that they are known for what they are.

use crate::client::{Client, Reply};
use crate::house::House;
use crate::lobby::{account, on_both, sql};
use frente_server::{Limits, Most, Rate};
use hyper::body::Bytes;
use serde_json::{Value, json};

pub const EVERYTHING: [&str; 4] = ["read", "challenge", "play", "chat"];

/// A token of `owner`'s, for a bot of theirs or for themselves.
pub async fn token(owner: &mut Client, bot: Option<&str>, scopes: &[&str]) -> (String, String) {
    let mut wanted = json!({"name": "a program", "scopes": scopes});
    if let Some(bot) = bot {
        wanted["bot"] = json!(bot);
    }
    let made = owner.post("/api/v1/me/tokens", &wanted).await.ok();
    (made["token"].as_str().unwrap().to_owned(), made["about"]["id"].as_str().unwrap().to_owned())
}

/// A program that carries a token.
pub fn program(house: &House, token: &str) -> Client {
    Client { bearer: Some(token.to_owned()), origin: None, ..Client::new(house.addr) }
}

/// A bot of `owner`'s, and a program that plays for it.
pub async fn bot(house: &House, owner: &mut Client, name: &str) -> Client {
    owner.post("/api/v1/me/bots", &json!({"name": name})).await.ok();
    let (token, _) = token(owner, Some(&format!("bot-{name}")), &EVERYTHING).await;
    program(house, &token)
}

async fn delete(client: &mut Client, path: &str) -> Reply {
    client.send("DELETE", &format!("/api/v1/{path}"), Some("application/json"), "{}".into()).await
}

fn duel(seats: Value) -> Value {
    json!({"game": "duel", "seats": seats})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_opens_what_it_says_and_nothing_once_it_is_revoked() {
    on_both(
        |_| (),
        async |house| {
            let mut ana = account(house, "Ana").await;
            let (secret, id) = token(&mut ana, None, &["read"]).await;
            assert!(secret.starts_with("frente_") && secret.len() == 71, "{secret}");
            let mut reader = program(house, &secret);
            assert_eq!(reader.get("/api/v1/me").await.ok()["user"]["name"], "Ana");
            assert_eq!(reader.get("/api/v1/matches").await.ok(), json!([]));
            // What it was not made for, and what no token opens: tokens, the account, the page's own lines.
            let table = duel(json!([{"kind": "me"}, {"kind": "open"}]));
            assert_eq!(reader.post("/api/v1/matches", &table).await.refused(403), "scope");
            for closed in ["me/programs", "me/account", "me/data", "me/notices"] {
                assert_eq!(reader.get(&format!("/api/v1/{closed}")).await.refused(403), "scope", "{closed}");
            }
            let more = json!({"name": "more", "scopes": EVERYTHING});
            assert_eq!(reader.post("/api/v1/me/tokens", &more).await.refused(403), "scope");
            // It is shown once: later, all but what it is.
            let told = ana.get("/api/v1/me/programs").await.ok();
            assert_eq!(told["tokens"][0]["id"], json!(id));
            assert_eq!(told["tokens"][0]["scopes"], json!(["read"]));
            assert!(told["tokens"][0]["used"].as_i64() >= told["tokens"][0]["created"].as_i64(), "{told}");
            assert!(!told.to_string().contains(&secret[7..]), "{told}");
            // In a cookie it is nothing, though the server has just believed it.
            let cookie = format!("frente_session={}", &secret[7..]);
            let mut thief = Client { cookie: Some(cookie), ..Client::new(house.addr) };
            assert_eq!(thief.get("/api/v1/me").await.refused(401), "no-session");
            // Nobody else ends it; its owner does, at once.
            let mut eva = account(house, "Eva").await;
            assert_eq!(delete(&mut eva, &format!("me/tokens/{id}")).await.refused(404), "no-token");
            assert_eq!(delete(&mut ana, &format!("me/tokens/{id}")).await.status, 204);
            assert_eq!(reader.get("/api/v1/me").await.refused(401), "bad-token");
            assert_eq!(delete(&mut ana, &format!("me/tokens/{id}")).await.refused(404), "no-token");
            // A token that is none is never taken for somebody who has not signed in.
            let mut stranger = program(house, "frente_x");
            assert_eq!(stranger.get("/api/v1/lobby").await.refused(401), "bad-token");
        },
    )
    .await;
}

#[tokio::test]
async fn what_a_token_is_to_be_is_looked_at() {
    let house = House::with(|config| config.shares = Most { tokens: 2, bots: 1, ..Most::FREE }).await;
    let mut guest = house.guest().await;
    let wanted = json!({"name": "x", "scopes": ["read"]});
    assert_eq!(guest.post("/api/v1/me/tokens", &wanted).await.refused(409), "no-account");
    assert_eq!(guest.post("/api/v1/me/bots", &json!({"name": "Rosa"})).await.refused(409), "no-account");
    let mut ana = account(&house, "Ana").await;
    for (wrong, code) in [
        (json!({"name": " ", "scopes": ["read"]}), "bad-text"),
        (json!({"name": "x", "scopes": []}), "bad"),
        (json!({"name": "x", "scopes": ["everything"]}), "bad"),
        (json!({"name": "x", "scopes": ["read"], "days": 0}), "bad"),
        (json!({"name": "x", "scopes": ["read"], "days": 366}), "bad"),
        (json!({"name": "x", "scopes": ["read"], "bot": "bot-Rosa"}), "nobody"),
    ] {
        let reply = ana.post("/api/v1/me/tokens", &wrong).await;
        assert_eq!(reply.refused(reply.status.as_u16()), code, "{wrong}");
    }
    // A thousand tokens: so many and no more, those of bots with them.
    ana.post("/api/v1/me/bots", &json!({"name": "Rosa"})).await.ok();
    assert_eq!(ana.post("/api/v1/me/bots", &json!({"name": "Luz"})).await.refused(429), "limit");
    let (_, first) = token(&mut ana, None, &["read"]).await;
    token(&mut ana, Some("bot-rosa"), &["read"]).await;
    assert_eq!(ana.post("/api/v1/me/tokens", &wanted).await.refused(429), "limit");
    delete(&mut ana, &format!("me/tokens/{first}")).await;
    ana.post("/api/v1/me/tokens", &wanted).await.ok();
    // Names of bots are not to be had by people, and no bot takes somebody's.
    let mut eva = house.guest().await;
    let named = json!({"name": "bot-Luz", "password": "no pasarán 1936"});
    assert_eq!(eva.post("/api/v1/accounts", &named).await.refused(422), "bad-name");
    let mut eva = account(&house, "Eva").await;
    assert_eq!(eva.post("/api/v1/me/bots", &json!({"name": "Rosa"})).await.refused(409), "name-taken");
    // Nobody signs in to the account of a bot.
    for password in ["-", "", "no pasarán 1936"] {
        let tried = json!({"name": "bot-Rosa", "password": password});
        assert_eq!(Client::new(house.addr).post("/api/v1/login", &tried).await.refused(401), "bad-login");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_ends_with_its_time_and_with_its_owner() {
    on_both(
        |_| (),
        async |house| {
            let mut ana = account(house, "Ana").await;
            let mut rosa = bot(house, &mut ana, "Rosa").await;
            let (secret, _) = token(&mut ana, None, &["read"]).await;
            let mut reader = program(house, &secret);
            assert_eq!(rosa.get("/api/v1/me").await.ok()["user"]["name"], "bot-Rosa");
            assert_eq!(ana.get("/api/v1/people/bot-rosa").await.ok()["owner"], "Ana");
            let table = ana.create(duel(json!([{"kind": "me"}, {"kind": "open"}]))).await;
            let path = format!("/api/v1/matches/{}", table["id"].as_str().unwrap());
            let join = json!({"seat": 1, "invite": table["invite"]});
            rosa.post(&format!("{path}/join"), &join).await.ok();
            // Whoever may not come in any more has no programs either; here the operator says so.
            sql(&house.config, "UPDATE users SET banned = 1 WHERE name = 'Ana'", &[]).await;
            house.restart().await;
            for one in [&mut rosa, &mut reader] {
                one.addr = house.addr;
                assert_eq!(one.get("/api/v1/me").await.refused(401), "bad-token");
            }
            sql(&house.config, "UPDATE users SET banned = 0 WHERE name = 'Ana'", &[]).await;
            assert_eq!(rosa.get("/api/v1/me").await.ok()["user"]["name"], "bot-Rosa");
            // Who leaves takes the bots along: what they played stays, under names that say nothing.
            (ana.addr, ana.origin) = (house.addr, None);
            let proof = json!({"password": crate::lobby::PASSWORD}).to_string();
            let path = "/api/v1/me/account";
            let left = ana.send("DELETE", path, Some("application/json"), Bytes::from(proof)).await;
            assert_eq!(left.status, 204, "{}", left.text());
            assert_eq!(rosa.get("/api/v1/me").await.refused(401), "bad-token");
            assert_eq!(reader.get("/api/v1/me").await.refused(401), "bad-token");
            let mut eva = account(house, "Eva").await;
            assert_eq!(eva.get("/api/v1/people/bot-rosa").await.refused(404), "nobody");
            // Time ends the others.
            let (secret, _) = token(&mut eva, None, &["read"]).await;
            sql(&house.config, "UPDATE tokens SET expires = created", &[]).await;
            assert_eq!(program(house, &secret).get("/api/v1/me").await.refused(401), "bad-token");
        },
    )
    .await;
}

#[tokio::test]
async fn programs_are_no_faster_than_they_may_and_are_told_when_to_come_back() {
    let slow = Limits { token_requests: Rate::new(3.0, 0.01), token_actions: Rate::new(1.0, 0.01), ..Limits::FREE };
    let house = House::with(|config| config.limits = slow).await;
    let mut ana = account(&house, "Ana").await;
    let (one, _) = token(&mut ana, None, &EVERYTHING).await;
    let (other, _) = token(&mut ana, None, &EVERYTHING).await;
    // Two tokens of one account are not twice as fast.
    program(&house, &one).get("/api/v1/me").await.ok();
    program(&house, &other).get("/api/v1/me").await.ok();
    let match_id = ana.solitaire().await;
    program(&house, &one).get(&format!("/api/v1/matches/{match_id}")).await.ok();
    let reply = program(&house, &other).get("/api/v1/me").await;
    assert_eq!(reply.refused(429), "limit");
    let wait: u32 = reply.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((10..=100).contains(&wait), "{wait}");
    // What is done at a table has a share of its own, and whoever comes by the page is not concerned.
    let resign = format!("/api/v1/matches/{match_id}/resign");
    assert_eq!(program(&house, &one).post(&resign, &json!({"seat": 7})).await.refused(403), "seat");
    let reply = program(&house, &one).post(&resign, &json!({"seat": 0})).await;
    assert_eq!(reply.refused(429), "limit");
    ana.post(&resign, &json!({"seat": 0})).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_rated_with_others_than_its_own_and_no_program_for_a_person() {
    on_both(
        |config| config.shares = Most { tables_of_bot: 2, ..Most::FREE },
        async |house| {
            let (mut ana, mut eva) = (account(house, "Ana").await, account(house, "Eva").await);
            let mut rosa = bot(house, &mut ana, "Rosa").await;
            let mut luz = bot(house, &mut ana, "Luz").await;
            let rated = |asked: &str| {
                let seats = json!([{"kind": "me"}, {"kind": "open"}]);
                json!({"game": "duel", "seats": seats, "rated": true, "asked": asked})
            };
            for kin in ["Ana", "bot-Luz"] {
                assert_eq!(rosa.post("/api/v1/matches", &rated(kin)).await.refused(403), "kin", "{kin}");
            }
            let waits = rosa.create(rated("Eva")).await;
            let accept = |meta: &Value| format!("/api/v1/matches/{}/accept", meta["id"].as_str().unwrap());
            let begun = eva.post(&accept(&waits), &json!({})).await.ok();
            assert_eq!(begun["status"], "playing");
            // The program of a person looks on, and plays what is not rated.
            let (secret, _) = token(&mut eva, None, &EVERYTHING).await;
            let mut hers = program(house, &secret);
            let act = format!("/api/v1/matches/{}/resign", begun["id"].as_str().unwrap());
            assert_eq!(hers.post(&act, &json!({"seat": 1})).await.refused(403), "rated-token");
            assert_eq!(hers.post("/api/v1/matches", &rated("bot-Luz")).await.refused(403), "rated-token");
            let asked = ana.create(rated("Eva")).await;
            assert_eq!(hers.post(&accept(&asked), &json!({})).await.refused(403), "rated-token");
            // A bot has so many tables and no more, however it comes to them.
            rosa.create(duel(json!([{"kind": "me"}, {"kind": "bot", "level": "recruit"}]))).await;
            let third = duel(json!([{"kind": "me"}, {"kind": "open"}]));
            assert_eq!(rosa.post("/api/v1/matches", &third).await.refused(429), "limit");
            let asked = eva.create(json!({"game": "duel", "seats": third["seats"], "asked": "bot-Rosa"})).await;
            assert_eq!(rosa.post(&accept(&asked), &json!({})).await.refused(429), "limit");
            luz.create(third).await;
        },
    )
    .await;
}
