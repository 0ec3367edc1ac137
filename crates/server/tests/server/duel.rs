//! Two at a table with secrets: joining, whose seat is whose, proposals, spectators, leaks.

use crate::client::{Client, Socket};
use crate::house::House;
use crate::toy;
use frente_kernel::Viewer;
use frente_server::table::clock::{ClockRule, Clocks};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

async fn open() -> House {
    House::with(|config| config.games = toy::games).await
}

/// Ana and Ben at a table, both seated.
async fn seated(house: &House) -> (Client, Client, String) {
    let (mut ana, mut ben) = (house.guest().await, house.guest().await);
    let meta = ana.create(json!({"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let id = meta["id"].as_str().unwrap().to_owned();
    let join = json!({"seat": 1, "invite": meta["invite"]});
    ben.post(&format!("/api/v1/matches/{id}/join"), &join).await.ok();
    (ana, ben, id)
}

fn act(seq: &Value, seat: u64, action: &str) -> Value {
    json!({"type": "act", "id": 1, "seq": seq, "seat": seat, "action": action})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_taken_by_invitation_or_from_the_lobby() {
    let house = open().await;
    let (mut ana, mut ben, mut eve) = (house.guest().await, house.guest().await, house.guest().await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let private = ana.create(json!({"game": "duel", "seats": seats})).await;
    let id = private["id"].as_str().unwrap().to_owned();
    assert_eq!(private["status"], "waiting");
    let join = format!("/api/v1/matches/{id}/join");
    assert!(eve.snapshot(&id).await["meta"]["invite"].is_null(), "the invitation is its creator's to give");
    assert_eq!(eve.get("/api/v1/lobby").await.ok(), json!([]));
    assert_eq!(eve.post(&join, &json!({"seat": 1})).await.refused(403), "not-invited");
    assert_eq!(eve.post(&join, &json!({"seat": 1, "invite": "guessed"})).await.refused(403), "not-invited");
    assert_eq!(ana.act(&id, &json!(1), "draw").await.refused(409), "bad", "nobody acts before all have come");
    let invited = json!({"seat": 1, "invite": private["invite"]});
    assert_eq!(ben.post(&join, &json!({"seat": 0, "invite": private["invite"]})).await.refused(409), "seat-taken");
    let begun = ben.post(&join, &invited).await.ok();
    assert_eq!((&begun["status"], &begun["seats"][1]["you"]), (&json!("playing"), &json!(true)));
    assert_eq!(eve.post(&join, &invited).await.refused(409), "seat-taken");
    assert_eq!(ben.post(&join, &invited).await.refused(409), "seated");
    let public = ana.create(json!({"game": "duel", "seats": seats, "public": true})).await;
    let lobby = eve.get("/api/v1/lobby").await.ok();
    assert_eq!(lobby[0]["id"], public["id"]);
    let join = format!("/api/v1/matches/{}/join", public["id"].as_str().unwrap());
    eve.post(&join, &json!({"seat": 1})).await.ok();
    assert_eq!(eve.get("/api/v1/lobby").await.ok(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_a_seat_that_is_not_his() {
    let house = open().await;
    let (mut ana, mut ben, id) = seated(&house).await;
    let mut eve = house.guest().await;
    let path = format!("/api/v1/matches/{id}/act");
    let before = ana.snapshot(&id).await;
    let body = |seat: u64| json!({"seat": seat, "seq": before["seq"], "action": "draw"});
    // Ben forges Ana's seat, Ben acts out of turn, Eve tries both, Ana a seat there is not.
    assert_eq!(ben.post(&path, &body(0)).await.refused(403), "seat");
    assert_eq!(ben.post(&path, &body(1)).await.refused(403), "seat");
    assert_eq!(eve.post(&path, &body(0)).await.refused(403), "seat");
    assert_eq!(eve.post(&path, &body(1)).await.refused(403), "seat");
    assert_eq!(ana.post(&path, &body(7)).await.refused(403), "seat");
    let mut stranger = Client::new(house.addr);
    assert_eq!(stranger.post(&path, &body(0)).await.refused(401), "no-session");
    assert_eq!(eve.post(&format!("/api/v1/matches/{id}/resign"), &json!({"seat": 0})).await.refused(403), "seat");
    assert_eq!(eve.post(&format!("/api/v1/matches/{id}/chat"), &json!({"text": "hi"})).await.refused(403), "seat");
    assert_eq!(eve.post(&format!("/api/v1/matches/{id}/offer"), &json!({"kind": "draw"})).await.refused(403), "seat");
    let undo = json!({"seq": before["seq"], "to": 0});
    assert_eq!(eve.post(&format!("/api/v1/matches/{id}/undo"), &undo).await.refused(403), "seat");
    assert_eq!(ben.post(&format!("/api/v1/matches/{id}/undo"), &undo).await.refused(422), "illegal");
    for question in ["hint", "outlook"] {
        let advice = format!("/api/v1/matches/{id}/{question}");
        assert_eq!(ana.get(&advice).await.refused(403), "no-hints", "against people nobody is advised");
        assert_eq!(ben.get(&advice).await.refused(403), "seat");
    }
    assert_eq!(ana.snapshot(&id).await, before, "nothing has changed");
    let counted = ana.get("/metrics").await;
    assert!(counted.text().contains("frente_actions_refused_total{code=\"seat\"}"), "{}", counted.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_with_secrets_is_closed_to_others_until_it_is_over() {
    let house = open().await;
    let (mut ana, _ben, id) = seated(&house).await;
    let mut eve = house.guest().await;
    for question in ["", "/odds", "/explain?action=draw", "/ask?question=hand", "/at/3", "/luck", "/record", "/sheet"] {
        assert_eq!(eve.get(&format!("/api/v1/matches/{id}{question}")).await.refused(403), "hidden", "{question}");
    }
    assert!(eve.live(&id, None).await.is_err());
    assert_eq!(ana.get(&format!("/api/v1/matches/{id}/record")).await.refused(403), "hidden", "not even to a player");
    assert_eq!(ana.get(&format!("/api/v1/matches/{id}/luck")).await.refused(403), "hidden");
    let fork = json!({"step": 3, "seats": [{"kind": "me"}, {"kind": "local"}]});
    assert_eq!(ana.post(&format!("/api/v1/matches/{id}/fork"), &fork).await.refused(403), "hidden");
    ana.post(&format!("/api/v1/matches/{id}/resign"), &json!({"seat": 0})).await.ok();
    let over = eve.snapshot(&id).await;
    assert_eq!(over["meta"]["outcome"]["winners"], json!([1]));
    assert_eq!(over["viewer"], "spectator");
    assert!(eve.get(&format!("/api/v1/matches/{id}/record")).await.text().contains("\nsecret "));
}

/// Somebody who listens, and what he was told last.
struct Listener {
    socket: Socket,
    table: Value,
    heard: Vec<String>,
}

impl Listener {
    async fn new(client: Client, id: &str) -> Listener {
        let mut socket = client.live(id, None).await.unwrap();
        let text = socket.hear_text().await.unwrap();
        Listener { socket, table: serde_json::from_str(&text).unwrap(), heard: vec![text] }
    }

    /// Reads on until change `seq`.
    async fn until(&mut self, seq: i64) {
        while self.table["seq"].as_i64() != Some(seq) {
            let text = self.socket.hear_text().await.unwrap();
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["type"] == "update" {
                self.table = message;
            }
            self.heard.push(text);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_leaves_the_server_is_what_the_viewer_may_know() {
    let house = open().await;
    let app = house.server.as_ref().unwrap().app().clone();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for _ in 0..4 {
        let (ana, ben, id) = seated(&house).await;
        let mut two = [Listener::new(ana, &id).await, Listener::new(ben, &id).await];
        let room = app.hall.room(&app, id.parse().unwrap()).await.unwrap();
        let secret = room.lock().await.header.secret.unwrap().reveal();
        loop {
            let deciding = {
                let live = room.lock().await;
                for (seat, listener) in (0u8..).zip(&two) {
                    let viewer = Viewer::Seat(frente_kernel::Seat(seat));
                    let expected = |value: &dyn erased::ToValue| value.to_value();
                    let told = &listener.table;
                    assert_eq!(told["view"], live.table.view(viewer));
                    assert_eq!(told["prompt"], expected(&live.table.prompt(viewer)));
                    assert_eq!(told["offers"], expected(&live.table.offers(frente_kernel::Seat(seat))));
                    let window = live.table.window(frente_kernel::Seat(seat));
                    assert_eq!(told["window"], expected(&window));
                    let since = told["log_from"].as_u64().unwrap_or(0) as usize;
                    assert_eq!(told["log"], expected(&live.table.log(viewer, since)));
                    assert_eq!(told["node"], expected(&live.table.node()));
                    for (name, _) in told.as_object().unwrap() {
                        assert!(KNOWN.contains(&name.as_str()), "{name} may hold anything");
                    }
                }
                live.table.node().deciding()
            };
            let Some(seat) = deciding else { break };
            // The other seat is refused without being told what it may not know.
            let seq = two[0].table["seq"].clone();
            let other = &mut two[1 - usize::from(seat.0)];
            other.socket.say(&act(&seq, u64::from(seat.0), "draw")).await;
            let refused = other.socket.hear_of(&["refused"]).await;
            assert_eq!(refused["snapshot"]["view"], other.table["view"]);
            let acting = &mut two[usize::from(seat.0)];
            let offers = acting.table["offers"].as_array().unwrap();
            let action = offers[rng.next_u64() as usize % offers.len()]["action"].as_str().unwrap().to_owned();
            acting.socket.say(&act(&seq, u64::from(seat.0), &action)).await;
            for listener in &mut two {
                listener.until(seq.as_i64().unwrap() + 1).await;
            }
        }
        for listener in &mut two {
            let last = listener.heard.pop().unwrap();
            assert!(last.contains(&secret), "over: the secret is out");
            assert!(listener.heard.iter().all(|text| !text.contains(&secret)), "the secret left before the end");
        }
    }
}

/// Everything a snapshot or an update may hold; what depends on the viewer is compared above.
const KNOWN: [&str; 19] = [
    "type",
    "window",
    // The same for everybody: the kinds of windows the game has.
    "windows",
    "seq",
    "meta",
    "node",
    "view",
    "prompt",
    "offers",
    "log",
    "log_from",
    "undo_floor",
    "steps",
    "viewer",
    "clocks",
    "chat",
    "thinking",
    "seat",
    "id",
];

mod erased {
    use serde::Serialize;
    use serde_json::Value;

    /// Whatever can be JSON.
    pub trait ToValue {
        fn to_value(&self) -> Value;
    }

    impl<T: Serialize> ToValue for T {
        fn to_value(&self) -> Value {
            serde_json::to_value(self).expect("plain data")
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_and_an_undo_need_everybody() {
    let house = open().await;
    let (mut ana, mut ben, id) = seated(&house).await;
    let offer = format!("/api/v1/matches/{id}/offer");
    let first = ana.snapshot(&id).await;
    ana.act(&id, &first["seq"], "draw").await.ok();
    let drawn = ana.snapshot(&id).await;
    assert_eq!(drawn["node"]["seat"], 1);
    assert_eq!(ben.post(&offer, &json!({"kind": "decline"})).await.refused(409), "bad");
    ana.post(&offer, &json!({"kind": "undo"})).await.ok();
    assert_eq!(ben.snapshot(&id).await["meta"]["proposal"]["seats"], json!([0]));
    ben.post(&offer, &json!({"kind": "decline"})).await.ok();
    assert!(ben.snapshot(&id).await["meta"]["proposal"].is_null());
    ana.post(&offer, &json!({"kind": "undo"})).await.ok();
    ben.post(&offer, &json!({"kind": "undo"})).await.ok();
    let back = ana.snapshot(&id).await;
    assert_eq!((&back["steps"], &back["view"]), (&first["steps"], &first["view"]));
    ben.post(&offer, &json!({"kind": "draw"})).await.ok();
    ana.act(&id, &ana.clone().snapshot(&id).await["seq"], "draw").await.ok();
    assert!(ana.snapshot(&id).await["meta"]["proposal"].is_null(), "a proposal does not outlive the position");
    ben.post(&offer, &json!({"kind": "draw"})).await.ok();
    ana.post(&offer, &json!({"kind": "draw"})).await.ok();
    let over = ana.snapshot(&id).await;
    assert_eq!(over["meta"]["outcome"]["label"], "draw-agreed");
    assert_eq!(ana.post(&offer, &json!({"kind": "draw"})).await.refused(409), "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_knows_no_draw_offers_none() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let mut ben = house.guest().await;
    let shelf = ana.get("/api/v1/games").await.ok();
    let draws = |id: &str| shelf.as_array().unwrap().iter().find(|game| game["id"] == id).unwrap()["draws"].clone();
    assert_eq!((draws("pasaran"), draws("guerra1936")), (json!(false), json!(true)));
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let meta = ana.create(json!({"game": "pasaran", "seats": seats})).await;
    let id = meta["id"].as_str().unwrap();
    ben.post(&format!("/api/v1/matches/{id}/join"), &json!({"seat": 1, "invite": meta["invite"]})).await.ok();
    let said = ana.post(&format!("/api/v1/matches/{id}/offer"), &json!({"kind": "draw"})).await;
    assert_eq!(said.json()["error"]["rule"], "8.0-no-surrender");
    assert_eq!(said.refused(409), "bad");
    assert!(ben.snapshot(id).await["meta"]["proposal"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again() {
    let house = open().await;
    let (mut ana, mut ben, id) = seated(&house).await;
    let path = format!("/api/v1/matches/{id}/rematch");
    assert_eq!(ana.post(&path, &json!({})).await.refused(409), "not-over");
    ben.post(&format!("/api/v1/matches/{id}/resign"), &json!({"seat": 1})).await.ok();
    let next = ana.post(&path, &json!({})).await.ok();
    assert_eq!(next["status"], "waiting");
    assert_eq!(ben.snapshot(&id).await["meta"]["rematch"], next["id"]);
    let joined = ben.post(&path, &json!({})).await.ok();
    assert_eq!((&joined["id"], &joined["status"]), (&next["id"], &json!("playing")));
    assert_eq!(ana.post(&path, &json!({})).await.ok()["id"], next["id"]);
    let mut eve = house.guest().await;
    assert_eq!(eve.post(&path, &json!({})).await.refused(403), "seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn players_talk_and_an_action_between_two_lines_is_not_stale() {
    let house = open().await;
    let (mut ana, mut ben, id) = seated(&house).await;
    let table = ana.snapshot(&id).await;
    let mut socket = ana.live(&id, None).await.unwrap();
    socket.hear_of(&["snapshot"]).await;
    let chat = format!("/api/v1/matches/{id}/chat");
    ben.post(&chat, &json!({"text": " ¡Salud! "})).await.ok();
    let line = socket.hear().await;
    assert_eq!((&line["type"], &line["text"]), (&json!("chat"), &json!("¡Salud!")));
    assert_eq!(line["seq"].as_i64(), Some(table["seq"].as_i64().unwrap() + 1));
    ana.act(&id, &table["seq"], "draw").await.ok();
    for text in ["", "   ", "a\u{7}b", &"x".repeat(501)] {
        assert_eq!(ben.post(&chat, &json!({"text": text})).await.refused(422), "bad-text");
    }
    assert_eq!(ana.snapshot(&id).await["chat"][0]["text"], "¡Salud!");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_both_seats_on_one_screen() {
    let house = open().await;
    let mut ana = house.guest().await;
    let meta = ana.create(json!({"game": "duel", "seats": [{"kind": "me"}, {"kind": "local"}]})).await;
    let id = meta["id"].as_str().unwrap().to_owned();
    let mut table = ana.snapshot(&id).await;
    for _ in 0..12 {
        let Some(seat) = table["node"]["seat"].as_u64() else { break };
        assert_eq!(table["viewer"], json!({"seat": seat}), "the screen shows the seat that must choose");
        let body = json!({"seat": seat, "seq": table["seq"], "action": table["offers"][0]["action"]});
        ana.post(&format!("/api/v1/matches/{id}/act"), &body).await.ok();
        table = ana.snapshot(&id).await;
    }
    let offer = ana.post(&format!("/api/v1/matches/{id}/offer"), &json!({"kind": "draw"})).await;
    assert_eq!(offer.refused(409), "bad", "there is nobody else to agree");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_runs_out_ends_the_match() {
    let house = open().await;
    let (mut ana, _ben, id) = seated(&house).await;
    let app = house.server.as_ref().unwrap().app().clone();
    let room = app.hall.room(&app, id.parse().unwrap()).await.unwrap();
    {
        let mut live = room.lock().await;
        live.header.clock = ClockRule::Live { seconds: 0, increment: 0 };
        live.header.clocks = Clocks::new(live.header.clock, 2);
    }
    let mut socket = ana.live(&id, None).await.unwrap();
    let table = socket.hear_of(&["snapshot"]).await;
    ana.act(&id, &table["seq"], "draw").await.ok();
    let over = loop {
        let update = socket.hear_of(&["update"]).await;
        if update["node"]["kind"] == "over" {
            break update;
        }
    };
    assert_eq!(over["node"]["outcome"]["label"], "timeout");
    assert_eq!((&over["node"]["outcome"]["losers"], &over["meta"]["status"]), (&json!([1]), &json!("over")));
    let clock = json!({"kind": "live", "seconds": 5, "increment": 0});
    let short = json!({"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock});
    assert_eq!(ana.post("/api/v1/matches", &short).await.refused(422), "bad-clock");
}

#[tokio::test(flavor = "multi_thread")]
async fn broken_rules_end_one_match_and_leave_a_replay() {
    let house = open().await;
    let mut ana = house.guest().await;
    let seats = json!([{"kind": "me"}, {"kind": "local"}]);
    let meta = ana.create(json!({"game": "duel", "setup": {"target": toy::CURSED}, "seats": seats})).await;
    let id = meta["id"].as_str().unwrap().to_owned();
    let table = ana.snapshot(&id).await;
    assert_eq!(ana.act(&id, &table["seq"], "aim").await.refused(500), "internal");
    let broken = ana.snapshot(&id).await;
    assert_eq!(broken["meta"]["outcome"]["label"], "broken");
    assert_eq!(broken["steps"], table["steps"], "the last whole position stands");
    let left: Vec<_> = std::fs::read_dir(&house.config.crash_dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    let replay = left.iter().find(|path| path.extension().is_some_and(|end| end == "frente")).expect("a replay");
    let text = std::fs::read_to_string(replay).unwrap();
    frente_kernel::Record::parse(&text).unwrap().replay::<toy::Duel>().unwrap();
    let report = std::fs::read_to_string(replay.with_extension("txt")).unwrap();
    assert!(report.contains("\"aim\"") && report.contains("the curse of the thirteen"), "{report}");
    let other = ana.solitaire().await;
    assert_eq!(ana.snapshot(&other).await["meta"]["status"], "playing", "the others go on");
}
