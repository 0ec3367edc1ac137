//! What the table shows beside a position (film, reasons, plans), gestures of several actions, and answers that need no
//! asking.

use crate::client::{Client, lasting};
use crate::house::House;
use serde_json::{Value, json};

/// A match of two bots' worth of steps against a bot; its id.
async fn against_bot(ana: &mut Client, game: &str) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "recruit"}]);
    ana.create(json!({"game": game, "seats": seats})).await["id"].as_str().unwrap().to_owned()
}

/// Waits until a person must choose or the match is over.
async fn settled(ana: &mut Client, id: &str) -> Value {
    let mut socket = ana.live(id, None).await.unwrap();
    let mut table = socket.hear_of(&["snapshot"]).await;
    while table["node"]["kind"] == "decision" && table["offers"].as_array().unwrap().is_empty() {
        table = socket.hear_of(&["update", "snapshot"]).await;
    }
    // An update tells only what is new.
    ana.snapshot(id).await
}

fn changed(mut value: Value, changes: &Value) -> Value {
    for change in changes.as_array().unwrap() {
        let path = change["path"].as_array().unwrap();
        let Some((last, way)) = path.split_last() else {
            value = change["value"].clone();
            continue;
        };
        let mut at = &mut value;
        for step in way {
            at = match step.as_u64() {
                Some(index) => &mut at[index as usize],
                None => &mut at[step.as_str().unwrap()],
            };
        }
        match (last.as_u64(), change.get("value")) {
            (Some(index), new) => at[index as usize] = new.unwrap().clone(),
            (None, Some(new)) => at[last.as_str().unwrap()] = new.clone(),
            (None, None) => drop(at.as_object_mut().unwrap().remove(last.as_str().unwrap())),
        }
    }
    value
}

#[tokio::test(flavor = "multi_thread")]
async fn a_film_leads_from_any_step_to_the_present_and_is_for_those_who_may_look() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let id = against_bot(&mut ana, "guerra1936").await;
    for _ in 0..6 {
        let table = settled(&mut ana, &id).await;
        let Some(action) = table["offers"][0]["action"].as_str() else { break };
        ana.act(&id, &table["seq"], action).await.ok();
    }
    let table = settled(&mut ana, &id).await;
    let steps = table["steps"].as_u64().unwrap();
    let path = |from: u64, to: u64| format!("/api/v1/matches/{id}/film?from={from}&to={to}");
    let film = ana.get(&path(steps / 2, steps)).await.ok();
    let mut view = film["view"].clone();
    assert_eq!(view, ana.get(&format!("/api/v1/matches/{id}/at/{}", steps / 2)).await.ok()["view"]);
    let mut log = Vec::new();
    for shot in film["shots"].as_array().unwrap() {
        view = changed(view, &shot["changes"]);
        log.extend(shot["log"].as_array().unwrap().clone());
    }
    assert_eq!(view, table["view"]);
    let whole = table["log"].as_array().unwrap();
    assert_eq!(log, whole.iter().filter(|line| line["step"].as_u64() > Some(steps / 2)).cloned().collect::<Vec<_>>());
    assert_eq!(ana.get(&path(0, steps + 1)).await.status.as_u16(), 422);
    let mut stranger = Client::guest(house.addr).await;
    assert_eq!(stranger.get(&path(0, steps)).await.refused(403), "hidden");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_why_not_is_for_whoever_plays() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let path = |rest: &str| format!("/api/v1/matches/{id}/why?{rest}");
    assert_eq!(ana.get(&path("on=nothing:1")).await.refused(400), "bad");
    let why = ana.get(&path("on=front:finland&at=moscow")).await.ok();
    assert!(why["legal"].is_null() && why["reasons"].is_array(), "{why}");
    let mut stranger = Client::guest(house.addr).await;
    assert_eq!(stranger.get(&path("on=front:finland")).await.refused(403), "seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_shows_what_would_be_and_records_nothing() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let table = ana.snapshot(&id).await;
    let action = table["offers"][0]["action"].as_str().unwrap();
    let path = format!("/api/v1/matches/{id}/plan");
    let plan = ana.post(&path, &json!({"seat": 0, "seq": table["seq"], "actions": [action, action]})).await.ok();
    assert!(plan["taken"].as_u64() >= Some(1), "{plan}");
    assert_eq!(ana.snapshot(&id).await, table, "nothing has changed");
    let none = ana.post(&path, &json!({"seat": 0, "seq": table["seq"], "actions": []})).await.ok();
    assert_eq!((&none["view"], &none["offers"]), (&table["view"], &table["offers"]));
    assert_eq!(ana.post(&path, &json!({"seat": 0, "seq": 999, "actions": []})).await.refused(409), "stale");
    let long = vec![action; 33];
    assert_eq!(ana.post(&path, &json!({"seat": 0, "seq": table["seq"], "actions": long})).await.refused(400), "bad");
    let bad = ana.post(&path, &json!({"seat": 0, "seq": table["seq"], "actions": ["no such thing"]})).await;
    assert_eq!(bad.refused(422), "bad");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gesture_is_one_change_and_is_taken_back_as_one() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let act = |id: &str| format!("/api/v1/matches/{id}/act");
    let (id, before) = lasting(async || {
        let mut ana = Client { cookie: ana.cookie.clone(), ..Client::new(house.addr) };
        let id = against_bot(&mut ana, "tactics2gm").await;
        // Until a unit may be deployed and something may be chosen after it without a die.
        for _ in 0..30 {
            let table = settled(&mut ana, &id).await;
            let actions: Vec<String> = table["offers"]
                .as_array()?
                .iter()
                .filter_map(|offer| Some(offer["action"].as_str()?.to_owned()))
                .collect();
            for first in actions.iter().filter(|action| action.starts_with("deploy") || action.starts_with("step")) {
                let body = json!({"seat": 0, "seq": table["seq"], "actions": [first]});
                let plan = ana.post(&format!("/api/v1/matches/{id}/plan"), &body).await.ok();
                let next = plan["offers"]
                    .as_array()?
                    .iter()
                    .filter_map(|offer| offer["action"].as_str())
                    .find(|action| action.starts_with("step") || action.starts_with("deploy"));
                if let (true, Some(next)) = (plan["stopped"].is_null(), next) {
                    let body = json!({"seat": 0, "seq": table["seq"], "actions": [first, next, "no such thing"]});
                    ana.post(&act(&id), &body).await.ok();
                    let after = ana.snapshot(&id).await;
                    if after["steps"].as_u64() == table["steps"].as_u64().map(|steps| steps + 2)
                        && after["undo_floor"].as_u64() <= table["steps"].as_u64()
                    {
                        return Some((id, table));
                    }
                    return None;
                }
            }
            let action = actions.last()?;
            ana.act(&id, &table["seq"], action).await.ok();
        }
        None
    })
    .await;
    let after = ana.snapshot(&id).await;
    assert_eq!(after["seq"].as_i64(), before["seq"].as_i64().map(|seq| seq + 1), "one change");
    let last = after["steps"].as_u64().unwrap() - 1;
    ana.post(&format!("/api/v1/matches/{id}/undo"), &json!({"seq": after["seq"], "to": last})).await.ok();
    let again = ana.snapshot(&id).await;
    for field in ["view", "steps", "node", "offers", "log", "prompt"] {
        assert_eq!(again[field], before[field], "{field}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gesture_is_an_action_or_a_list_of_them() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let table = ana.snapshot(&id).await;
    let action = table["offers"][0]["action"].as_str().unwrap();
    let path = format!("/api/v1/matches/{id}/act");
    for wrong in [
        json!({}),
        json!({"actions": []}),
        json!({"action": action, "actions": [action]}),
        json!({"actions": vec![action; 33]}),
    ] {
        let mut body = json!({"seat": 0, "seq": table["seq"]});
        body.as_object_mut().unwrap().extend(wrong.as_object().unwrap().clone());
        assert_eq!(ana.post(&path, &body).await.refused(400), "bad");
    }
    let bad = ana.post(&path, &json!({"seat": 0, "seq": table["seq"], "actions": ["no such thing", action]})).await;
    assert_eq!(bad.refused(422), "bad");
    assert_eq!(ana.snapshot(&id).await, table);
    let mut socket = ana.live(&id, None).await.unwrap();
    socket.hear_of(&["snapshot"]).await;
    socket.say(&json!({"type": "act", "id": "x", "seq": table["seq"], "seat": 0, "actions": [action]})).await;
    assert_eq!(socket.hear_of(&["ok", "refused"]).await["type"], "ok");
    socket.say(&json!({"type": "act", "id": "y", "seq": 1, "seat": 0})).await;
    assert_eq!(socket.hear_of(&["ok", "refused"]).await["code"], "bad");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_against_a_bot_is_not_asked_what_has_one_answer() {
    let house = House::open().await;
    for game in ["guerra1936", "pasaran", "amanecer"] {
        let mut ana = house.guest().await;
        let id = if game == "amanecer" { ana.solitaire().await } else { against_bot(&mut ana, game).await };
        let mut asked = 0;
        for at in 0..60 {
            let table = settled(&mut ana, &id).await;
            let offers = table["offers"].as_array().unwrap().clone();
            if offers.is_empty() {
                break;
            }
            // What is asked all the same is what ends a stretch that could still be taken back.
            let undoable = table["undo_floor"].as_u64() < table["steps"].as_u64();
            assert!(offers.len() > 1 || undoable, "{game}: {offers:?}");
            asked += 1;
            ana.act(&id, &table["seq"], offers[at * 7 % offers.len()]["action"].as_str().unwrap()).await.ok();
        }
        // A match alone may be lost in a few turns.
        assert!(asked > 5, "{game}");
    }
}
