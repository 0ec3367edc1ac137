//! From end to end: a whole match by HTTP, a whole match by socket, and what a restart keeps.

use crate::client::Client;
use crate::house::House;
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

/// One of what is offered.
fn pick(offers: &Value, rng: &mut Xoshiro256PlusPlus) -> String {
    let offers = offers.as_array().expect("offers");
    assert!(!offers.is_empty(), "whoever must choose is offered something");
    let at = rng.next_u64() as usize % offers.len();
    offers[at]["action"].as_str().expect("a notation").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_match_by_http_verifies_from_its_record() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let meta = ana.create(json!({"game": "amanecer", "seats": [{"kind": "me"}], "salt": "Moscú, 1918"})).await;
    let id = meta["id"].as_str().unwrap().to_owned();
    assert_eq!(meta["status"], "playing");
    assert!(meta["secret"].is_null(), "the secret stays home until the end");
    let commitment = meta["commitment"].as_str().unwrap().to_owned();
    let mut table = ana.snapshot(&id).await;
    while table["node"]["kind"] != "over" {
        let action = pick(&table["offers"], &mut rng);
        let done = ana.act(&id, &table["seq"], &action).await.ok();
        assert_eq!(done["seq"], table["seq"].as_i64().unwrap() + 1);
        table = ana.snapshot(&id).await;
        assert_eq!(done["seq"], table["seq"]);
    }
    assert_eq!(table["meta"]["status"], "over");
    assert_eq!(table["meta"]["outcome"], table["node"]["outcome"]);
    assert!(table["meta"]["secret"].is_string());
    let record = ana.get(&format!("/api/v1/matches/{id}/record")).await;
    let record = frente_kernel::Record::parse(record.text()).unwrap();
    assert_eq!(record.dice.as_ref().unwrap().0.to_string(), commitment);
    let (_, proof) = frente_catalog::game("amanecer").unwrap().verify(&record).unwrap();
    assert!(matches!(proof, frente_kernel::record::DiceProof::Redrawn(n) if n > 0), "{proof:?}");
    assert_eq!(ana.act(&id, &table["seq"], "political").await.refused(409), "over");
}

/// Plays by socket until the end or so many moves; returns the last thing known of the table.
async fn play(ana: &Client, id: &str, moves: usize, rng: &mut Xoshiro256PlusPlus) -> Value {
    let mut socket = ana.live(id, None).await.unwrap();
    let mut table = socket.hear_of(&["snapshot"]).await;
    for number in 0..moves {
        if table["node"]["kind"] == "over" {
            break;
        }
        let seq = table["seq"].as_i64().unwrap();
        let action = pick(&table["offers"], rng);
        socket.say(&json!({"type": "act", "id": number, "seq": seq, "seat": 0, "action": action})).await;
        let update = socket.hear_of(&["update", "refused"]).await;
        assert_eq!((update["type"].as_str(), update["seq"].as_i64()), (Some("update"), Some(seq + 1)), "{update}");
        let ok = socket.hear_of(&["ok", "refused"]).await;
        assert_eq!(ok, json!({"type": "ok", "id": number, "seq": seq + 1}));
        table = update;
    }
    socket.close().await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_match_by_socket() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let last = play(&ana, &id, usize::MAX, &mut Xoshiro256PlusPlus::seed_from_u64(2)).await;
    assert_eq!(last["node"]["kind"], "over");
    assert_eq!(last["meta"]["status"], "over", "the end changes the meta");
    let table = ana.snapshot(&id).await;
    for field in ["seq", "view", "steps", "undo_floor", "node", "offers", "prompt"] {
        assert_eq!(last[field], table[field], "{field}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_keeps_every_acknowledged_step() {
    let mut house = House::open().await;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let (mut ana, id, before) = loop {
        let mut ana = house.guest().await;
        let id = ana.solitaire().await;
        play(&ana, &id, 10, &mut rng).await;
        let before = ana.snapshot(&id).await;
        if before["node"]["kind"] == "decision" {
            break (ana, id, before);
        }
    };
    house.restart().await;
    ana.addr = house.addr;
    ana.origin = None;
    let after = ana.snapshot(&id).await;
    assert_eq!(before, after);
    play(&ana, &id, 1, &mut rng).await;
    let list = ana.get("/api/v1/matches").await.ok();
    assert_eq!(list[0]["id"], json!(id));
    assert_eq!(list[0]["seq"].as_i64(), Some(before["seq"].as_i64().unwrap() + 1));
}
