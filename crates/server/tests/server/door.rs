//! The door: other sites, rubbish, floods, and what browsers are told.

use crate::client::Client;
use crate::house::House;
use frente_server::{Limits, Rate, refusal, table};
use hyper::body::Bytes;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn requests_from_other_sites_are_refused() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let before = ana.snapshot(&id).await;
    let mut evil = ana.clone();
    evil.origin = Some("http://evil.example".to_owned());
    let action = before["offers"][0]["action"].as_str().unwrap().to_owned();
    assert_eq!(evil.act(&id, &before["seq"], &action).await.refused(403), "origin");
    assert_eq!(evil.post("/api/v1/session", &json!({})).await.refused(403), "origin");
    assert!(evil.live(&id, None).await.is_err(), "no socket for another site");
    assert_eq!(ana.snapshot(&id).await, before);
    let reading = evil.get("/api/v1/games").await;
    assert!(reading.headers.get("access-control-allow-origin").is_none(), "and its scripts may read nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn rubbish_is_refused_in_one_form() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let path = format!("/api/v1/matches/{id}/act");
    let before = ana.snapshot(&id).await;
    let json = Some("application/json");
    assert_eq!(ana.send("POST", &path, json, "{".into()).await.refused(400), "bad");
    assert_eq!(ana.send("POST", &path, json, "[]".into()).await.refused(400), "bad");
    assert_eq!(
        ana.send("POST", &path, json, r#"{"seat":0,"seq":1,"action":"x","more":1}"#.into()).await.refused(400),
        "bad"
    );
    assert_eq!(ana.send("POST", &path, json, r#"{"seat":-1,"seq":1,"action":"x"}"#.into()).await.refused(400), "bad");
    assert_eq!(ana.send("POST", &path, Some("text/plain"), "x".into()).await.refused(415), "media-type");
    let long = Bytes::from(vec![b' '; 64 * 1024 + 1]);
    assert_eq!(ana.send("POST", &path, json, long).await.refused(413), "too-large");
    assert_eq!(ana.send("DELETE", &path, None, Bytes::new()).await.refused(405), "method");
    assert_eq!(ana.get("/api/v1/nothing").await.refused(404), "not-found");
    for other in ["0000000000000000", "x", "..%2f..%2fetc", "%00"] {
        assert_eq!(ana.get(&format!("/api/v1/matches/{other}")).await.refused(404), "no-match", "{other}");
    }
    for setup in [json!({"pack": "/etc/passwd"}), json!({"x": 1}), json!([]), json!(7)] {
        let wanted = json!({"game": "amanecer", "setup": setup, "seats": [{"kind": "me"}]});
        assert_eq!(ana.post("/api/v1/matches", &wanted).await.refused(422), "bad-setup");
    }
    for seats in [json!([]), json!([{"kind": "me"}, {"kind": "me"}])] {
        assert_eq!(
            ana.post("/api/v1/matches", &json!({"game": "amanecer", "seats": seats})).await.refused(422),
            "bad-seats"
        );
    }
    for salt in ["a\nb", " a", &"x".repeat(65)] {
        let wanted = json!({"game": "amanecer", "seats": [{"kind": "me"}], "salt": salt});
        assert_eq!(ana.post("/api/v1/matches", &wanted).await.refused(422), "bad-text");
    }
    assert_eq!(ana.snapshot(&id).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn rubbish_on_a_socket_is_refused_and_then_ends_it() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let before = ana.snapshot(&id).await;
    let mut socket = ana.live(&id, None).await.unwrap();
    socket.hear_of(&["snapshot"]).await;
    socket.say_text("{\"type\":\"act\",\"id\":\"mine\"}").await;
    let refused = socket.hear().await;
    assert_eq!(
        (&refused["type"], &refused["code"], &refused["id"]),
        (&json!("refused"), &json!("bad"), &json!("mine"))
    );
    for _ in 0..19 {
        socket.say_text("rubbish").await;
        assert_eq!(socket.hear().await["code"], "bad");
    }
    assert_eq!(socket.hear_text().await, None, "enough is enough");
    let mut socket = ana.live(&id, None).await.unwrap();
    socket.hear_of(&["snapshot"]).await;
    socket.say_text(&format!("{{\"type\":\"chat\",\"id\":1,\"text\":\"{}\"}}", "x".repeat(20_000))).await;
    assert_eq!(socket.hear_text().await, None, "too long to be read");
    assert_eq!(ana.snapshot(&id).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_may_watch_an_open_game_and_do_nothing() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let mut stranger = Client::new(house.addr);
    let seen = stranger.snapshot(&id).await;
    assert_eq!((&seen["viewer"], &seen["offers"]), (&json!("spectator"), &json!([])));
    let mut socket = stranger.live(&id, None).await.unwrap();
    socket.hear_of(&["snapshot"]).await;
    let act = json!({"type": "act", "id": 1, "seq": seen["seq"], "seat": 0, "action": "political"});
    socket.say(&act).await;
    assert_eq!(socket.hear().await["code"], "seat");
    // A private table's talk is not his, but he must not believe that he missed something.
    ana.post(&format!("/api/v1/matches/{id}/chat"), &json!({"text": "a secret plan"})).await.ok();
    let heard = socket.hear().await;
    assert_eq!((&heard["type"], heard["seq"].as_i64()), (&json!("update"), Some(seen["seq"].as_i64().unwrap() + 1)));
    assert!(!heard.to_string().contains("secret plan"));
    assert_eq!(stranger.snapshot(&id).await["chat"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_are_held_back() {
    let limits = Limits { actions: Rate::new(5.0, 0.0), guests: Rate::new(2.0, 0.0), ..Limits::FREE };
    let house = House::with(|config| config.limits = limits).await;
    let (mut ana, _ben) = (house.guest().await, house.guest().await);
    assert_eq!(Client::new(house.addr).post("/api/v1/session", &json!({})).await.refused(429), "limit");
    let id = ana.solitaire().await;
    let mut socket = ana.live(&id, None).await.unwrap();
    socket.hear_of(&["snapshot"]).await;
    let mut codes = Vec::new();
    for _ in 0..6 {
        socket.say(&json!({"type": "act", "id": 1, "seq": 0, "seat": 0, "action": "x"})).await;
        codes.push(socket.hear().await["code"].as_str().unwrap().to_owned());
    }
    assert_eq!(codes, ["stale", "stale", "stale", "stale", "stale", "limit"]);
    let flood = House::with(|config| {
        config.limits = Limits { requests: Rate::new(3.0, 0.0), ..Limits::FREE };
    });
    let flood = flood.await;
    let mut eve = Client::new(flood.addr);
    for _ in 0..3 {
        eve.get("/api/v1/games").await.ok();
    }
    assert_eq!(eve.get("/api/v1/games").await.refused(429), "limit");
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_are_told_to_run_nothing_that_is_not_ours() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    for path in ["/", "/play/x", "/api/v1/games", "/api/v1/docs", "/api/v1/nothing", "/healthz"] {
        let reply = ana.get(path).await;
        let policy = reply.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'self'") && !policy.contains("'unsafe-"), "{path}");
        assert_eq!(reply.headers["x-content-type-options"], "nosniff", "{path}");
        assert!(reply.headers.contains_key("x-request-id"), "{path}");
    }
    let page = ana.get("/api/v1/docs").await;
    assert!(!page.text().contains("<script>") && !page.text().contains("https://"), "{}", page.text());
    assert_eq!(ana.get("/api/v1/docs/page.js").await.headers["content-type"], "text/javascript; charset=utf-8");
    assert_eq!(ana.get("/missing.js").await.refused(404), "not-found", "a file that is not there is no page");
    assert!(ana.get("/healthz").await.ok()["status"] == "ok");
    let numbers = ana.get("/metrics").await;
    assert!(numbers.text().contains("frente_request_seconds"), "{}", numbers.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_names_every_address() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let description = ana.get("/api/v1/openapi.json").await.ok();
    let paths = description["paths"].as_object().unwrap();
    for path in [
        "/games",
        "/games/{game}/rules",
        "/games/{game}/sheet",
        "/games/{game}/guide",
        "/games/{game}/stock",
        "/games/{game}/lists/check",
        "/session",
        "/me",
        "/accounts",
        "/login",
        "/logout",
        "/matches",
        "/lobby",
        "/matches/{id}",
        "/matches/{id}/sheet",
        "/matches/{id}/join",
        "/matches/{id}/odds",
        "/matches/{id}/explain",
        "/matches/{id}/at/{step}",
        "/matches/{id}/luck",
        "/matches/{id}/record",
        "/records",
        "/matches/{id}/fork",
        "/matches/{id}/act",
        "/matches/{id}/undo",
        "/matches/{id}/resign",
        "/matches/{id}/offer",
        "/matches/{id}/rematch",
        "/matches/{id}/chat",
        "/matches/{id}/live",
    ] {
        assert!(paths.contains_key(&format!("/api/v1{path}")), "{path}");
    }
    assert!(paths.contains_key("/healthz") && paths.contains_key("/metrics"));
    let text = description.to_string();
    let refs = text.match_indices("#/components/schemas/").map(|(at, head)| {
        let rest = &text[at + head.len()..];
        rest[..rest.find('"').unwrap()].to_owned()
    });
    for name in refs {
        assert!(description["components"]["schemas"].get(&name).is_some(), "{name} is not described");
    }
}

#[test]
fn every_refusal_and_ending_speaks_three_languages() {
    for lang in ["es", "en", "fr"] {
        let read = |file: &str| {
            let path = format!("{}/../../locales/{lang}/{file}.ftl", env!("CARGO_MANIFEST_DIR"));
            std::fs::read_to_string(path).unwrap()
        };
        let texts = read("common") + &read("server");
        let own = refusal::every_message().into_iter().chain(table::ending::every_message());
        for message in own.chain(frente_catalog::home::every_message()) {
            assert!(texts.contains(&format!("\n{} = ", message.key)), "{lang}: {}", message.key);
        }
    }
}

/// What a page would see of a value; keeps `Value` in scope for the tests above.
#[test]
fn refusals_are_plain_json() {
    let value: Value = serde_json::to_value(refusal::every_message()).unwrap();
    assert_eq!(value.as_array().map(Vec::len), Some(refusal::Reason::ALL.len()));
}
