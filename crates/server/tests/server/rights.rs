//! Rights end when they should: a socket with its session, a turn with its clock, a place among spectators with the
//! first secret; and nobody passes for somebody else.

use crate::client::Client;
use crate::house::House;
use crate::toy;
use frente_kernel::{Seat, Viewer};
use frente_server::table::clock::Clocks;
use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};

#[tokio::test(flavor = "multi_thread")]
async fn sockets_end_with_the_session_that_opened_them() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let account = json!({"name": "Ana", "password": "no pasarán"});
    ana.post("/api/v1/accounts", &account).await.ok();
    let mut elsewhere = Client::new(house.addr);
    elsewhere.post("/api/v1/login", &account).await.ok();
    let id = ana.solitaire().await;
    let mut here = ana.live(&id, None).await.unwrap();
    let mut there = elsewhere.live(&id, None).await.unwrap();
    here.hear_of(&["snapshot"]).await;
    there.hear_of(&["snapshot"]).await;
    assert_eq!(ana.post("/api/v1/logout", &json!({})).await.status.as_u16(), 204);
    assert_eq!(here.try_hear().await, None, "it is closed");
    there.say(&json!({"type": "ping"})).await;
    assert_eq!(there.hear().await["type"], "pong", "another session goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_look_like_one_that_is_taken_are_refused() {
    let mut house = House::open().await;
    let mut ana = house.guest().await;
    ana.post("/api/v1/accounts", &json!({"name": "Carmina", "password": "no pasarán"})).await.ok();
    for name in ["carmina", "Carm1na", "Carmına", "Cármina", "Car.mina", "Carrnina"] {
        let refused =
            house.guest().await.post("/api/v1/accounts", &json!({"name": name, "password": "no pasarán"})).await;
        assert_eq!(refused.refused(409), "name-taken", "{name}");
    }
    // An account made before this was asked: its look is filled in at the start.
    house.stop().await;
    let path = house.config.database.strip_prefix("sqlite://").unwrap();
    let mut other = SqliteConnection::connect(&format!("sqlite://{path}")).await.unwrap();
    sqlx::query("UPDATE users SET look = NULL").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    house.restart().await;
    let refused =
        house.guest().await.post("/api/v1/accounts", &json!({"name": "Carm1na", "password": "no pasarán"})).await;
    assert_eq!(refused.refused(409), "name-taken");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_after_the_flag_is_due_is_too_late() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let clock = json!({"kind": "live", "seconds": 600});
    let meta = ana.create(json!({"game": "amanecer", "seats": [{"kind": "me"}], "clock": clock})).await;
    let id = meta["id"].as_str().unwrap().to_owned();
    let table = ana.snapshot(&id).await;
    let app = house.server.as_ref().unwrap().app().clone();
    // The keeper of the flags knows nothing of it: it is the action that is looked at.
    let down: Clocks = serde_json::from_value(json!({"left": [0], "running": [0, 0]})).unwrap();
    app.hall.table(&app, id.parse().unwrap()).await.unwrap().header.clocks = Some(down);
    let action = table["offers"][0]["action"].as_str().unwrap().to_owned();
    assert_eq!(ana.act(&id, &table["seq"], &action).await.refused(409), "over");
    let after = ana.snapshot(&id).await;
    assert_eq!((&after["meta"]["outcome"]["label"], &after["steps"]), (&json!("timeout"), &table["steps"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_whose_live_clock_runs_stays_in_memory() {
    let house = House::with(|config| config.idle = std::time::Duration::from_millis(1)).await;
    let mut ana = house.guest().await;
    let clock = json!({"kind": "live", "seconds": 600});
    let timed = ana.create(json!({"game": "amanecer", "seats": [{"kind": "me"}], "clock": clock})).await;
    ana.solitaire().await;
    let app = house.server.as_ref().unwrap().app().clone();
    while app.hall.len() > 1 {
        tokio::task::yield_now().await;
    }
    assert_eq!(json!(app.hall.present()[0].id), timed["id"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_are_told_nothing_of_a_hidden_match_that_begins() {
    let house = House::with(|config| config.games = toy::games).await;
    let (mut ana, mut ben, carl) = (house.guest().await, house.guest().await, house.guest().await);
    let meta = ana.create(json!({"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let id = meta["id"].as_str().unwrap().to_owned();
    let mut stranger = carl.live(&id, None).await.unwrap();
    stranger.hear_of(&["snapshot"]).await;
    let join = json!({"seat": 1, "invite": meta["invite"]});
    ben.post(&format!("/api/v1/matches/{id}/join"), &join).await.ok();
    assert_eq!(stranger.try_hear().await, None, "the door closes before the first card is dealt");
    assert_eq!(Client::new(house.addr).get("/api/v1/watch").await.ok(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_public_match_is_watched_as_what_both_sides_may_see() {
    let house = House::with(|config| config.games = toy::games).await;
    let (mut ana, mut ben, mut carl) = (house.guest().await, house.guest().await, house.guest().await);
    let meta = ana.create(json!({"game": "duel", "public": true, "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let id = meta["id"].as_str().unwrap().to_owned();
    let path = format!("/api/v1/matches/{id}");
    let mut watching = carl.live(&id, None).await.unwrap();
    watching.hear_of(&["snapshot"]).await;
    ben.post(&format!("{path}/join"), &json!({"seat": 1})).await.ok();
    assert_eq!(Client::new(house.addr).get("/api/v1/watch").await.ok()[0]["id"], json!(id));
    let mut seen = carl.snapshot(&id).await;
    let app = house.server.as_ref().unwrap().app().clone();
    for _ in 0..6 {
        // Neither hand is in what is shown, and nothing is offered; what is shown is the rules' own view for those without a seat.
        let live = app.hall.table(&app, id.parse().unwrap()).await.unwrap();
        assert_eq!(seen["view"], live.table.view(Viewer::Spectator));
        assert_ne!(seen["view"], live.table.view(Viewer::Seat(Seat(0))));
        drop(live);
        assert_eq!((&seen["viewer"], &seen["offers"]), (&json!("spectator"), &json!([])));
        let (mut one, seat) = if seen["node"]["seat"] == 0 { (ana.clone(), 0) } else { (ben.clone(), 1) };
        let table = one.snapshot(&id).await;
        let Some(offer) = table["offers"].get(0) else { break };
        let act = json!({"seat": seat, "seq": table["seq"], "action": offer["action"]});
        one.post(&format!("{path}/act"), &act).await.ok();
        seen = carl.snapshot(&id).await;
    }
    // Whatever is answered to players alone, or once all is known, is answered so here too.
    for (question, code) in [
        ("odds", "seat"),
        ("explain?action=draw", "seat"),
        ("ask?question=hand", "seat"),
        ("record", "hidden"),
        ("luck", "hidden"),
    ] {
        assert_eq!(carl.get(&format!("{path}/{question}")).await.refused(403), code, "{question}");
    }
    ana.post(&format!("{path}/resign"), &json!({"seat": 0})).await;
    assert_eq!(carl.get(&format!("{path}/record")).await.status, 200);
    assert_eq!(Client::new(house.addr).get("/api/v1/watch").await.ok(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_does_not_grow_without_bound() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let path = format!("/api/v1/matches/{id}/chat");
    assert_eq!(ana.post(&path, &json!({"text": "😀".repeat(300)})).await.refused(422), "bad-text");
    for line in 0..110 {
        ana.post(&path, &json!({"text": format!("line {line}")})).await.ok();
    }
    let chat = ana.snapshot(&id).await["chat"].clone();
    let lines: Vec<&Value> = chat.as_array().unwrap().iter().map(|line| &line["text"]).collect();
    assert_eq!((lines.len(), lines[0], lines[99]), (100, &json!("line 10"), &json!("line 109")));
}
