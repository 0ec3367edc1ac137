//! At the table: undo, reconnecting, forks, records, questions.

use crate::client::{Client, lasting};
use crate::house::House;
use serde_json::{Value, json};

/// Takes the first offer so many times; `None` if the match does not last that long.
async fn walk(ana: &mut Client, id: &str, moves: usize) -> Option<Value> {
    let mut table = ana.snapshot(id).await;
    for _ in 0..moves {
        let action = table["offers"][0]["action"].as_str()?.to_owned();
        ana.act(id, &table["seq"], &action).await.ok();
        table = ana.snapshot(id).await;
    }
    (table["node"]["kind"] == "decision").then_some(table)
}

/// Plays until something can be taken back; the tables before and after.
async fn undoable(ana: &mut Client, id: &str) -> Option<(Value, Value)> {
    let mut before = ana.snapshot(id).await;
    for at in 0..400 {
        let offers = before["offers"].as_array().expect("offers").clone();
        // Choices that throw no die are what undo is for.
        let quiet = offers.iter().find(|offer| {
            let action = offer["action"].as_str().unwrap();
            ["forgo", "assign", "decline", "keep", "accept", "allow", "end"].iter().any(|word| action.contains(word))
        });
        let offer = quiet.unwrap_or(&offers[at % offers.len()]);
        ana.act(id, &before["seq"], offer["action"].as_str().unwrap()).await.ok();
        let after = ana.snapshot(id).await;
        if after["undo_floor"].as_i64() < after["steps"].as_i64() {
            return Some((before, after));
        }
        if after["node"]["kind"] == "over" {
            return None;
        }
        before = after;
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_takes_back_what_the_rules_allow_and_no_more() {
    let mut house = House::open().await;
    let addr = house.addr;
    let (mut ana, id, mut socket, before, after) = lasting(async || {
        let mut ana = Client::guest(addr).await;
        let id = ana.solitaire().await;
        let socket = ana.live(&id, None).await.unwrap();
        let (before, after) = undoable(&mut ana, &id).await?;
        Some((ana, id, socket, before, after))
    })
    .await;
    let undo = |seq: &Value, to: i64| json!({"seq": seq, "to": to});
    let path = format!("/api/v1/matches/{id}/undo");
    let floor = after["undo_floor"].as_i64().unwrap();
    assert_eq!(ana.post(&path, &undo(&after["seq"], floor - 1)).await.refused(422), "illegal");
    assert_eq!(ana.post(&path, &undo(&before["seq"], floor)).await.refused(409), "stale");
    assert_eq!(ana.post(&path, &undo(&after["seq"], 9_999)).await.refused(422), "illegal");
    let done = ana.post(&path, &undo(&after["seq"], before["steps"].as_i64().unwrap())).await.ok();
    let again = ana.snapshot(&id).await;
    for field in ["view", "steps", "node", "offers", "log", "undo_floor", "prompt"] {
        assert_eq!(again[field], before[field], "{field}");
    }
    assert_eq!(again["seq"], done["seq"], "an undo is a change of its own");
    let update = loop {
        let update = socket.hear_of(&["update"]).await;
        if update["seq"] == done["seq"] {
            break update;
        }
    };
    assert_eq!((&update["log_from"], &update["log"]), (&before["steps"], &json!([])));
    house.restart().await;
    ana.addr = house.addr;
    ana.origin = None;
    assert_eq!(ana.snapshot(&id).await, again, "what was taken back stays so");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_reconnects_is_sent_what_he_missed() {
    let house = House::with(|config| config.resend = 4).await;
    lasting(async || {
        let mut ana = house.guest().await;
        let id = ana.solitaire().await;
        let mut socket = ana.live(&id, None).await.unwrap();
        let first = socket.hear_of(&["snapshot"]).await["seq"].as_i64().unwrap();
        socket.close().await;
        walk(&mut ana, &id, 3).await?;
        let mut again = ana.live(&id, Some(first)).await.unwrap();
        for number in 1..=3 {
            let update = again.hear().await;
            assert_eq!((update["type"].as_str(), update["seq"].as_i64()), (Some("update"), Some(first + number)));
        }
        again.close().await;
        walk(&mut ana, &id, 3).await?;
        // Four are kept, six were missed.
        let mut late = ana.live(&id, Some(first)).await.unwrap();
        let snapshot = late.hear().await;
        assert_eq!((snapshot["type"].as_str(), snapshot["seq"].as_i64()), (Some("snapshot"), Some(first + 6)));
        let mut current = ana.live(&id, Some(first + 6)).await.unwrap();
        current.say(&json!({"type": "ping"})).await;
        assert_eq!(current.hear().await, json!({"type": "pong"}), "nothing was missed, nothing is sent");
        let mut from_the_future = ana.live(&id, Some(first + 60)).await.unwrap();
        assert_eq!(from_the_future.hear().await["type"], "snapshot");
        Some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_or_illegal_action_is_answered_with_the_reason_and_the_table() {
    let house = House::open().await;
    lasting(async || {
        let mut ana = house.guest().await;
        let id = ana.solitaire().await;
        let table = walk(&mut ana, &id, 2).await?;
        let seq = table["seq"].as_i64().unwrap();
        let action = table["offers"][0]["action"].clone();
        if table["offers"].to_string().contains("bukharin") {
            return None;
        }
        let mut socket = ana.live(&id, None).await.unwrap();
        socket.hear_of(&["snapshot"]).await;
        let act = |id: &str, seq: i64, seat: u8, action: &Value| json!({"type": "act", "id": id, "seq": seq, "seat": seat, "action": action});
        socket.say(&act("a", seq - 1, 0, &action)).await;
        let refused = socket.hear().await;
        assert_eq!((&refused["type"], &refused["id"], &refused["code"]), (&json!("refused"), &json!("a"), &json!("stale")));
        assert_eq!(refused["snapshot"], table);
        socket.say(&act("b", seq, 0, &json!("set-die 9"))).await;
        let refused = socket.hear().await;
        assert!(["bad", "illegal"].contains(&refused["code"].as_str().unwrap()), "{refused}");
        socket.say(&act("c", seq, 0, &json!("bukharin"))).await;
        let refused = socket.hear().await;
        assert_eq!(refused["code"], "illegal", "{refused}");
        assert!(refused["rule"].as_str().is_some_and(|rule| !rule.is_empty()), "an illegal action cites its paragraph");
        assert_eq!(refused["snapshot"], table);
        let explained = ana.get(&format!("/api/v1/matches/{id}/explain?action=bukharin")).await.ok();
        assert_eq!((&explained["legal"], &explained["rule"]), (&json!(false), &refused["rule"]));
        socket.say(&act("d", seq, 0, &action)).await;
        assert_eq!(socket.hear().await["type"], "update");
        assert_eq!(socket.hear().await, json!({"type": "ok", "id": "d", "seq": seq + 1}));
        // The same message once more: it is old now.
        socket.say(&act("d", seq, 0, &action)).await;
        assert_eq!(socket.hear().await["code"], "stale");
        assert_eq!(ana.snapshot(&id).await["seq"].as_i64(), Some(seq + 1));
        Some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fork_goes_on_from_any_step_and_leaves_its_parent_alone() {
    let house = House::open().await;
    lasting(async || {
        let mut ana = house.guest().await;
        let mut ben = house.guest().await;
        let id = ana.solitaire().await;
        let parent = walk(&mut ana, &id, 8).await?;
        let step = parent["steps"].as_u64().unwrap() / 2;
        let fork = json!({"step": step, "seats": [{"kind": "me"}]});
        let meta = ben.post(&format!("/api/v1/matches/{id}/fork"), &fork).await.ok();
        assert_eq!(meta["parent"], json!({"id": id, "step": step}));
        assert_ne!(meta["commitment"], parent["meta"]["commitment"], "new dice");
        let own = meta["id"].as_str().unwrap().to_owned();
        let then = ben.get(&format!("/api/v1/matches/{id}/at/{step}")).await.ok();
        if then["node"]["kind"] == "decision" {
            let now = ben.snapshot(&own).await;
            assert_eq!((&now["view"], &now["steps"]), (&then["view"], &json!(step)));
        }
        walk(&mut ben, &own, 2).await?;
        assert_eq!(ana.snapshot(&id).await, parent);
        let too_far = json!({"step": 9_999, "seats": [{"kind": "me"}]});
        assert_eq!(ben.post(&format!("/api/v1/matches/{id}/fork"), &too_far).await.refused(422), "illegal");
        Some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn records_go_out_and_come_in_again() {
    let house = House::open().await;
    lasting(async || {
        let mut ana = house.guest().await;
        let id = ana.solitaire().await;
        let table = walk(&mut ana, &id, 6).await?;
        let path = format!("/api/v1/matches/{id}/record");
        let open = ana.get(&path).await.text().to_owned();
        assert!(!open.contains("secret"), "a match in progress keeps its secret");
        let resumed = ana.post_text("/api/v1/records", &open).await.ok();
        assert_eq!((&resumed["imported"], &resumed["status"]), (&json!(true), &json!("playing")));
        let own = resumed["id"].as_str().unwrap().to_owned();
        let again = ana.snapshot(&own).await;
        assert_eq!((&again["view"], &again["log"]), (&table["view"], &table["log"]));
        walk(&mut ana, &own, 1).await?;
        ana.post(&format!("/api/v1/matches/{id}/resign"), &json!({"seat": 0})).await.ok();
        let over = ana.snapshot(&id).await;
        assert_eq!((&over["node"]["kind"], &over["meta"]["outcome"]["label"]), (&json!("over"), &json!("resigned")));
        assert_eq!(over["offers"], json!([]));
        let closed = ana.get(&path).await.text().to_owned();
        assert!(closed.contains("\nsecret "), "{closed}");
        // Who gave it up is known wherever it is brought, and by whom it is brought once more.
        assert!(closed.contains("\nresult resigned 0\n"), "{closed}");
        let brought = ana.post_text("/api/v1/records", &closed).await.ok();
        assert_eq!((&brought["status"], &brought["outcome"]["label"]), (&json!("over"), &json!("resigned")));
        let there = brought["id"].as_str().unwrap();
        assert_eq!(ana.snapshot(there).await["view"], over["view"]);
        assert_eq!(ana.get(&format!("/api/v1/matches/{there}/record")).await.text(), closed);
        let with_bots = ana.post_text("/api/v1/records?seats=soldier", &open).await.ok();
        assert_eq!(with_bots["seats"][0]["level"], "soldier");
        assert_eq!(ana.post_text("/api/v1/records?seats=me,me", &open).await.refused(422), "bad-seats");
        let changed = closed.replacen("die ", "die 1", 1).replace("card ", "card 0");
        assert_eq!(ana.post_text("/api/v1/records", &changed).await.refused(422), "bad-record");
        assert_eq!(ana.post_text("/api/v1/records", "hello").await.refused(422), "bad-record");
        let large = "x".repeat(2 * 1024 * 1024 + 1);
        assert_eq!(ana.post_text("/api/v1/records", &large).await.refused(413), "too-large");
        Some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn odds_luck_and_the_past_are_answered() {
    let house = House::open().await;
    lasting(async || {
        let mut ana = house.guest().await;
        let id = ana.solitaire().await;
        let table = walk(&mut ana, &id, 6).await?;
        let odds = ana.get(&format!("/api/v1/matches/{id}/odds")).await.ok();
        let offers: Vec<&str> =
            table["offers"].as_array().unwrap().iter().map(|offer| offer["action"].as_str().unwrap()).collect();
        let known: Vec<&str> = odds.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(known, offers);
        let one = ana.get(&format!("/api/v1/matches/{id}/odds?action={}", offers[0].replace(' ', "%20"))).await.ok();
        assert_eq!(one, odds[offers[0]]);
        let sum: f64 =
            one["branches"].as_array().unwrap().iter().map(|branch| branch["chance"].as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{one}");
        let hint = ana.get(&format!("/api/v1/matches/{id}/hint")).await.ok();
        let ideas = hint["ideas"].as_array().unwrap();
        assert!((1..=3).contains(&ideas.len()), "{hint}");
        assert!(ideas.iter().all(|idea| offers.contains(&idea["action"].as_str().unwrap())), "{hint}");
        let outlook = ana.get(&format!("/api/v1/matches/{id}/outlook")).await.ok();
        assert!(outlook["chance"].as_f64().is_some_and(|chance| 0.0 < chance && chance < 1.0), "{outlook}");
        let luck = ana.get(&format!("/api/v1/matches/{id}/luck")).await.ok();
        assert!(luck["rows"].is_array());
        let past = ana.get(&format!("/api/v1/matches/{id}/at/{}", table["steps"])).await.ok();
        assert_eq!(past["view"], table["view"]);
        assert_eq!(ana.get(&format!("/api/v1/matches/{id}/at/9999")).await.refused(422), "illegal");
        let sheet = ana.get(&format!("/api/v1/matches/{id}/sheet")).await.ok();
        assert_eq!(sheet, ana.get("/api/v1/games/amanecer/sheet").await.ok());
        let games = ana.get("/api/v1/games").await.ok();
        assert_eq!(games.as_array().unwrap().len(), 5);
        assert!(!ana.get("/api/v1/games/amanecer/rules").await.ok().as_array().unwrap().is_empty());
        assert_eq!(ana.get("/api/v1/games/chess/rules").await.refused(404), "no-game");
        Some(())
    })
    .await;
}
