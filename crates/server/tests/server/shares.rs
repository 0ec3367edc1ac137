//! Shares: what one visitor takes, others do not have to wait for.

use crate::client::Client;
use crate::house::House;
use frente_server::guard::client::{Address, Asker};
use frente_server::refusal::Refusal;
use frente_server::{Limits, Most, Rate};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::AsyncReadExt as _;
use tokio::net::TcpStream;

fn bots(level: &str) -> Value {
    json!({"game": "pasaran", "seats": [{"kind": "bot", "level": level}, {"kind": "bot", "level": level}]})
}

fn open_table() -> Value {
    json!({"game": "pasaran", "public": true, "seats": [{"kind": "me"}, {"kind": "open"}]})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_nobody_waits_for_is_given_up() {
    let house = House::with(|config| {
        config.question_threads = 1;
        config.question_limit = Duration::from_secs(3_600);
    })
    .await;
    let app = house.server.as_ref().unwrap().app().clone();
    let asker = |last| Asker::new(None, Address(std::net::IpAddr::from([10, 0, 0, last])));
    let (began, begun) = tokio::sync::oneshot::channel();
    let endless = app.question(asker(1), move |budget| {
        began.send(()).expect("somebody waits");
        while !budget.is_unwanted() {
            std::thread::yield_now();
        }
        Ok(())
    });
    let mut endless = Box::pin(endless);
    tokio::select! {
        _ = &mut endless => panic!("it has no end"),
        begun = begun => begun.expect("it begins"),
    }
    let waiting = app.question(asker(2), |_| Ok(7));
    drop(endless);
    let answer: Result<i32, Refusal> = waiting.await;
    assert_eq!(answer.expect("the place is free again"), 7);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_questions_of_one_guest_are_not_all_answered_at_once() {
    let house = House::with(|config| {
        config.shares = Most::default();
        config.question_threads = 1;
    })
    .await;
    let mut ana = house.guest().await;
    let meta = ana.create(json!({"game": "peanas", "seats": [{"kind": "me"}, {"kind": "local"}]})).await;
    let id = meta["id"].as_str().unwrap().to_owned();
    let ask = async |mut client: Client| client.get(&format!("/api/v1/matches/{id}/odds")).await.status.as_u16();
    let answers = futures_util::future::join_all((0..60).map(|_| ask(ana.clone()))).await;
    let count = |status| answers.iter().filter(|answer| **answer == status).count();
    assert!(count(200) >= 4 && count(429) >= 1 && count(200) + count(429) == 60, "{answers:?}");
    assert_eq!(ask(ana.clone()).await, 200, "later there is a place again");
}

#[tokio::test(flavor = "multi_thread")]
async fn odds_answer_with_what_they_have_when_time_is_up() {
    let house = House::with(|config| config.question_limit = Duration::ZERO).await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    assert_eq!(ana.get(&format!("/api/v1/matches/{id}/odds")).await.ok(), json!({}));
    let offer = ana.snapshot(&id).await["offers"][0]["action"].as_str().unwrap().replace(' ', "%20");
    let one = ana.get(&format!("/api/v1/matches/{id}/odds?action={offer}")).await.ok();
    assert!(one["branches"].is_array(), "one action can always be asked for");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_has_one_match_among_bots_and_it_ends_when_nobody_watches() {
    let house = House::with(|config| {
        config.shares = Most::default();
        config.unwatched = Duration::from_millis(200);
    })
    .await;
    let mut ana = house.guest().await;
    let id = ana.create(bots("general")).await["id"].clone();
    assert_eq!(ana.post("/api/v1/matches", &bots("general")).await.refused(429), "limit");
    let mut ben = house.guest().await;
    ben.create(bots("general")).await;
    let socket = ben.live(id.as_str().unwrap(), None).await.unwrap();
    // Looking at a list is not watching.
    let over = async |client: &mut Client| {
        let mine = client.get("/api/v1/matches").await.ok()[0].clone();
        (mine["status"] == "over").then(|| mine["outcome"]["label"].clone())
    };
    let label = loop {
        if let Some(label) = over(&mut ben).await {
            break label;
        }
        tokio::task::yield_now().await;
    };
    assert_eq!(label, "abandoned");
    assert_eq!(over(&mut ana).await, None, "that one is watched");
    drop(socket);
    while over(&mut ana).await.is_none() {
        tokio::task::yield_now().await;
    }
    ana.create(bots("general")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_abandoned_match_is_not_played_on_after_a_restart() {
    let mut house = House::with(|config| config.unwatched = Duration::from_secs(3_600)).await;
    let mut ana = house.guest().await;
    ana.create(bots("general")).await;
    house.stop().await;
    house.config.unwatched = Duration::ZERO;
    house.restart().await;
    let mut ana = Client { addr: house.addr, origin: None, ..ana };
    while ana.get("/api/v1/matches").await.ok()[0]["status"] != "over" {
        tokio::task::yield_now().await;
    }
    assert_eq!(ana.get("/api/v1/matches").await.ok()[0]["outcome"]["label"], "abandoned");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_three_tables_in_the_lobby_and_may_withdraw_them() {
    let house = House::with(|config| config.shares = Most::default()).await;
    let mut ana = house.guest().await;
    let mut first = String::new();
    for _ in 0..3 {
        first = ana.create(open_table()).await["id"].as_str().unwrap().to_owned();
    }
    let refused = ana.post("/api/v1/matches", &open_table()).await;
    assert_eq!(refused.refused(429), "limit");
    assert_eq!(refused.json()["error"]["message"]["key"], "error-open-tables");
    let mut ben = house.guest().await;
    let withdraw = format!("/api/v1/matches/{first}/withdraw");
    assert_eq!(ben.post(&withdraw, &json!({})).await.refused(403), "seat");
    assert_eq!(ana.post(&withdraw, &json!({})).await.ok()["outcome"]["label"], "withdrawn");
    assert_eq!(ana.post(&withdraw, &json!({})).await.refused(409), "over");
    let join = json!({"seat": 1});
    assert_eq!(ben.post(&format!("/api/v1/matches/{first}/join"), &join).await.refused(409), "over");
    let lobby = ben.get("/api/v1/lobby").await.ok();
    assert_eq!(lobby.as_array().unwrap().len(), 2);
    let next = ana.create(open_table()).await["id"].as_str().unwrap().to_owned();
    ben.post(&format!("/api/v1/matches/{next}/join"), &join).await.ok();
    assert_eq!(ana.post(&format!("/api/v1/matches/{next}/withdraw"), &json!({})).await.refused(409), "bad");
}

#[tokio::test(flavor = "multi_thread")]
async fn long_lists_come_in_parts() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    for _ in 0..105 {
        ana.create(open_table()).await;
    }
    for list in ["/api/v1/lobby", "/api/v1/matches"] {
        let (mut seen, mut path) = (Vec::new(), list.to_owned());
        loop {
            let part = ana.get(&path).await.ok();
            let ids: Vec<String> =
                part.as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap().to_owned()).collect();
            let Some(last) = ids.last() else { break };
            path = format!("{list}?after={last}");
            assert!(ids.len() <= 100);
            seen.extend(ids);
        }
        let all = seen.len();
        seen.sort();
        seen.dedup();
        assert_eq!((all, seen.len()), (105, 105), "{list}: every match once");
    }
}

/// Somebody behind a proxy, at that address.
fn from(house: &House, address: &str) -> Client {
    let mut client = Client::new(house.addr);
    client.forwarded = vec![address.to_owned()];
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_passwords_from_elsewhere_do_not_lock_the_owner_out() {
    let rate = Rate::new(5.0, 0.0);
    let house = House::with(|config| {
        config.limits = Limits { passwords: rate, names: rate, ..Limits::FREE };
        config.trust_proxy = true;
    })
    .await;
    let right = json!({"name": "Ana", "password": "no pasarán"});
    let wrong = json!({"name": "ana", "password": "pasarán todos"});
    let mut ana = from(&house, "10.0.0.1");
    ana.post("/api/v1/session", &json!({})).await.ok();
    ana.post("/api/v1/accounts", &right).await.ok();
    let mut thief = from(&house, "10.0.0.66");
    for _ in 0..5 {
        assert_eq!(thief.post("/api/v1/login", &wrong).await.refused(401), "bad-login");
    }
    assert_eq!(thief.post("/api/v1/login", &wrong).await.refused(429), "limit", "that address has tried enough");
    // Tried from everywhere: whoever is known for the name still comes in.
    for last in 70..80 {
        from(&house, &format!("10.0.0.{last}")).post("/api/v1/login", &wrong).await;
    }
    assert_eq!(from(&house, "10.0.0.90").post("/api/v1/login", &right).await.refused(429), "limit");
    from(&house, "10.0.0.1").post("/api/v1/login", &right).await.ok();
    ana.forwarded = vec!["10.0.0.91".to_owned()];
    ana.post("/api/v1/login", &right).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_the_last_address_counts_on_whatever_line_it_stands() {
    let house = House::with(|config| {
        config.limits = Limits { passwords: Rate::new(3.0, 0.0), ..Limits::FREE };
        config.trust_proxy = true;
    })
    .await;
    let mut thief = Client::new(house.addr);
    let mut answers = Vec::new();
    for spoof in 0..6 {
        thief.forwarded = vec![format!("10.9.9.{spoof}"), "10.0.0.66".to_owned()];
        let given = json!({"name": format!("ana{spoof}"), "password": "pasarán todos"});
        answers.push(thief.post("/api/v1/login", &given).await.status.as_u16());
    }
    assert_eq!(answers, [401, 401, 401, 429, 429, 429]);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_does_not_take_all_connections() {
    let house = House::with(|config| config.shares.connections = 8).await;
    let mut idle = Vec::new();
    for _ in 0..8 {
        idle.push(TcpStream::connect(house.addr).await.expect("the server listens"));
    }
    // The server takes them in the order they came, so the ninth finds all places taken.
    let mut ninth = TcpStream::connect(house.addr).await.expect("the server listens");
    assert_eq!(ninth.read(&mut [0; 1]).await.unwrap_or(0), 0, "it is closed at once");
    drop(idle);
    loop {
        let mut stream = TcpStream::connect(house.addr).await.expect("the server listens");
        let mut byte = [0; 1];
        let closed = tokio::time::timeout(Duration::from_millis(200), stream.read(&mut byte)).await;
        if closed.is_err() {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_so_many_sockets() {
    let house = House::with(|config| config.shares.sockets = 3).await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(ana.live(&id, None).await.expect("a socket"));
    }
    assert!(ana.live(&id, None).await.is_err());
    sockets.pop().unwrap().close().await;
    while ana.live(&id, None).await.is_err() {
        tokio::task::yield_now().await;
    }
}
