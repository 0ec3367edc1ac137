//! Bots at the table: they play on by themselves, through a restart too.

use crate::client::Socket;
use crate::house::House;
use crate::toy;
use serde_json::{Value, json};

async fn until_over(socket: &mut Socket) -> (Value, bool) {
    let mut thought = false;
    loop {
        let heard = socket.hear_of(&["snapshot", "update", "thinking"]).await;
        thought |= heard["type"] == "thinking" && heard["seat"].is_number();
        if heard["node"]["kind"] == "over" {
            return (heard, thought);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_a_whole_match_and_shows_that_it_thinks() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let meta = ana.create(json!({"game": "amanecer", "seats": [{"kind": "bot", "level": "recruit"}]})).await;
    let id = meta["id"].as_str().unwrap();
    let mut socket = ana.live(id, None).await.unwrap();
    let (over, thought) = until_over(&mut socket).await;
    assert!(thought);
    assert_eq!(over["node"]["kind"], "over");
    assert_eq!(ana.snapshot(id).await["thinking"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_its_turn_against_a_person() {
    let house = House::with(|config| config.games = toy::games).await;
    let mut ana = house.guest().await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "soldier"}]);
    let meta = ana.create(json!({"game": "duel", "seats": seats})).await;
    let id = meta["id"].as_str().unwrap().to_owned();
    let mut socket = ana.live(&id, None).await.unwrap();
    let mut table = socket.hear_of(&["snapshot"]).await;
    while table["node"]["kind"] != "over" {
        if table["node"]["seat"] == 0 {
            let action = &table["offers"][0]["action"];
            socket.say(&json!({"type": "act", "id": "x", "seq": table["seq"], "seat": 0, "action": action})).await;
        }
        table = socket.hear_of(&["update"]).await;
    }
    assert_eq!(table["meta"]["seats"][1]["level"], "soldier");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bots_turn_is_taken_up_after_a_restart() {
    let mut house = House::open().await;
    let mut ana = house.guest().await;
    let meta = ana.create(json!({"game": "amanecer", "seats": [{"kind": "bot", "level": "sergeant"}]})).await;
    let id = meta["id"].as_str().unwrap().to_owned();
    let mut socket = ana.live(&id, None).await.unwrap();
    let seen = socket.hear_of(&["update"]).await["seq"].as_i64().unwrap();
    house.restart().await;
    ana.addr = house.addr;
    ana.origin = None;
    // Nobody asks for the match: the server has to find it by itself.
    let app = house.server.as_ref().unwrap().app().clone();
    while app.hall.is_empty() {
        tokio::task::yield_now().await;
    }
    let mut socket = ana.live(&id, None).await.unwrap();
    let (over, _) = until_over(&mut socket).await;
    assert!(over["seq"].as_i64().unwrap() >= seen, "nothing that was told is lost");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_five_levels_can_be_asked_for() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    for level in ["ismcts:100000000", "god", ""] {
        let wanted = json!({"game": "amanecer", "seats": [{"kind": "bot", "level": level}]});
        assert_eq!(ana.post("/api/v1/matches", &wanted).await.refused(422), "bad-seats");
    }
}
