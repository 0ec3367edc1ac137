//! A change goes through only if the match stands where it was made from: two servers on one database, and a database
//! whose answer to COMMIT is lost. Whatever was acknowledged is there afterwards, and every match replays.

use crate::client::{Client, Reply};
use crate::database::{Postgres, url};
use crate::house::House;
use crate::wire::{Does, Wire};
use frente_server::start;
use serde_json::{Value, json};

/// A visitor's eyes at another server on the same database.
fn at(client: &Client, house: &House) -> Client {
    Client { addr: house.addr, origin: None, ..client.clone() }
}

fn number(value: &Value) -> i64 {
    value.as_i64().expect("a number")
}

/// A match in which the last choice may be taken back, and how it stands.
async fn with_undo(client: &mut Client) -> (String, Value) {
    for _ in 0..100 {
        let id = client.solitaire().await;
        let mut table = client.snapshot(&id).await;
        while table["node"]["kind"] != "over" {
            if number(&table["undo_floor"]) < number(&table["steps"]) {
                return (id, table);
            }
            let action = table["offers"][0]["action"].as_str().expect("an offer").to_owned();
            client.act(&id, &table["seq"], &action).await.ok();
            table = client.snapshot(&id).await;
        }
    }
    panic!("in a hundred matches nothing could be taken back");
}

async fn undo(client: &mut Client, id: &str, table: &Value) -> Reply {
    let body = json!({"seq": table["seq"], "to": table["undo_floor"]});
    client.post(&format!("/api/v1/matches/{id}/undo"), &body).await
}

async fn resign(client: &mut Client, id: &str) -> Reply {
    client.post(&format!("/api/v1/matches/{id}/resign"), &json!({"seat": 0})).await
}

async fn act(client: &mut Client, id: &str, table: &Value) -> Reply {
    let action = table["offers"][0]["action"].as_str().expect("an offer").to_owned();
    client.act(id, &table["seq"], &action).await
}

/// What a server that has never seen the match finds on disk: it must replay, and its record must hold.
async fn on_disk(client: &Client, house: &House, id: &str) -> Value {
    let mut fresh = House::with(|config| config.database.clone_from(&house.config.database)).await;
    let mut reader = at(client, &fresh);
    let table = reader.snapshot(id).await;
    let record = reader.get(&format!("/api/v1/matches/{id}/record")).await;
    let record = frente_kernel::Record::parse(record.text()).expect("a record");
    frente_catalog::game("amanecer").expect("it is there").verify(&record).expect("a match that holds");
    fresh.stop().await;
    table
}

async fn two_houses(postgres: &Postgres) -> (House, House) {
    let one = House::with(|config| config.database = postgres.url()).await;
    let other = House::with(|config| config.database = postgres.url()).await;
    (one, other)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_at_one_server_and_an_action_at_another_do_not_both_count() {
    let Some(postgres) = Postgres::start().await else { return };
    let (one, other) = two_houses(&postgres).await;
    let mut here = one.guest().await;
    let mut there = at(&here, &other);
    for _ in 0..3 {
        let (id, table) = with_undo(&mut here).await;
        let seen = there.snapshot(&id).await;
        assert_eq!(seen, table, "both servers have the match in memory");
        undo(&mut here, &id, &table).await.ok();
        assert_eq!(act(&mut there, &id, &seen).await.refused(409), "stale");
        let after = here.snapshot(&id).await;
        assert_eq!(there.snapshot(&id).await, after);
        assert_eq!(on_disk(&here, &one, &id).await, after);
        act(&mut there, &id, &after).await.ok();
        assert_eq!(act(&mut here, &id, &after).await.refused(409), "stale");
        assert_eq!(number(&on_disk(&here, &one, &id).await["seq"]), number(&after["seq"]) + 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_resigned_at_one_server_plays_on_at_none() {
    let Some(postgres) = Postgres::start().await else { return };
    let (one, other) = two_houses(&postgres).await;
    let mut here = one.guest().await;
    let mut there = at(&here, &other);
    let id = here.solitaire().await;
    let seen = there.snapshot(&id).await;
    resign(&mut here, &id).await.ok();
    assert_eq!(act(&mut there, &id, &seen).await.refused(409), "over");
    for table in [here.snapshot(&id).await, there.snapshot(&id).await, on_disk(&here, &one, &id).await] {
        assert_eq!(table["meta"]["status"], "over");
        assert_eq!(table["steps"], seen["steps"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_at_one_server_does_not_stand_in_the_way_of_an_action_at_another() {
    let Some(postgres) = Postgres::start().await else { return };
    let (one, other) = two_houses(&postgres).await;
    let mut here = one.guest().await;
    let mut there = at(&here, &other);
    let id = here.solitaire().await;
    let seen = there.snapshot(&id).await;
    here.post(&format!("/api/v1/matches/{id}/chat"), &json!({"text": "¡Salud!"})).await.ok();
    let done = act(&mut there, &id, &seen).await.ok();
    assert_eq!(number(&done["seq"]), number(&seen["seq"]) + 2);
    there.post(&format!("/api/v1/matches/{id}/chat"), &json!({"text": "¡Camarada!"})).await.ok();
    here.post(&format!("/api/v1/matches/{id}/chat"), &json!({"text": "¿Otra?"})).await.ok();
    let after = on_disk(&here, &one, &id).await;
    assert_eq!(number(&after["seq"]), number(&seen["seq"]) + 4);
    let lines: Vec<&Value> = after["chat"].as_array().expect("lines").iter().map(|line| &line["text"]).collect();
    assert_eq!(lines, ["¡Salud!", "¡Camarada!", "¿Otra?"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_answer_to_commit_costs_nothing_that_was_acknowledged() {
    let Some(postgres) = Postgres::start().await else { return };
    let wire = Wire::to(postgres.port).await;
    let house = House::with(|config| config.database = url(wire.port)).await;
    let mut ana = house.guest().await;
    for what in ["act", "undo", "resign", "chat"] {
        let (id, table) = with_undo(&mut ana).await;
        let lost = wire.lost();
        wire.does(Does::LoseTheAnswer);
        let answer = match what {
            "act" => act(&mut ana, &id, &table).await,
            "undo" => undo(&mut ana, &id, &table).await,
            "resign" => resign(&mut ana, &id).await,
            _ => ana.post(&format!("/api/v1/matches/{id}/chat"), &json!({"text": "¡Salud!"})).await,
        };
        assert_eq!(wire.lost(), lost + 1);
        assert_eq!(answer.refused(503), "storage", "{what}");
        assert_eq!(answer.json()["error"]["message"]["key"], "error-unsure", "{what}");
        let now = ana.snapshot(&id).await;
        assert_eq!(number(&now["seq"]), number(&table["seq"]) + 1, "{what} is on disk, so it is in memory");
        assert_eq!(on_disk(&ana, &house, &id).await, now, "{what}");
        match what {
            "resign" => assert_eq!(act(&mut ana, &id, &table).await.refused(409), "over"),
            _ => {
                let done = act(&mut ana, &id, &now).await.ok();
                assert_eq!(number(&on_disk(&ana, &house, &id).await["seq"]), number(&done["seq"]), "{what}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_an_sqlite_file_is_told_who_has_it() {
    let mut house = House::open().await;
    let mut config = house.config.clone();
    let error = start(config.clone()).await.err().expect("it cannot start").to_string();
    let mine = format!("process {} since 20", std::process::id());
    assert!(error.contains(&mine) && error.contains("one process at a time") && !error.contains('\n'), "{error}");
    let path = config.database.strip_prefix("sqlite://").expect("a file").to_owned();
    let link = format!("{path}.link");
    std::os::unix::fs::symlink(&path, &link).expect("a link");
    config.database = format!("sqlite://{link}");
    assert!(start(config.clone()).await.is_err(), "another name for the same file");
    house.stop().await;
    start(config).await.expect("the file is free again").stop().await;
}
