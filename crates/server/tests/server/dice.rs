//! Dice nobody can choose: promised first, salted by every seat as it sits down, sealed in the database until they are
//! published.

use crate::client::Client;
use crate::house::{House, keys};
use frente_kernel::record::DiceProof;
use frente_kernel::{Record, Salt, Secret};
use frente_server::store::Keys;
use frente_server::{Config, keep, start};
use serde_json::{Value, json};
use sqlx::Connection as _;

async fn promise(client: &mut Client) -> String {
    client.post("/api/v1/dice", &json!({})).await.ok()["commitment"].as_str().expect("a commitment").to_owned()
}

/// A table for two, made with promised dice; its meta.
async fn open(ana: &mut Client, dice: &str, salt: &str) -> Value {
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    ana.create(json!({"game": "guerra1936", "seats": seats, "dice": dice, "salt": salt})).await
}

async fn join(ben: &mut Client, meta: &Value, salt: &str) -> Value {
    let path = format!("/api/v1/matches/{}/join", meta["id"].as_str().unwrap());
    ben.post(&path, &json!({"seat": 1, "invite": meta["invite"], "salt": salt})).await.ok()
}

/// Ana gives up; the record of the match, and what it proves.
async fn ended(ana: &mut Client, id: &str) -> (Record, DiceProof) {
    ana.post(&format!("/api/v1/matches/{id}/resign"), &json!({"seat": 0})).await.ok();
    let record = ana.get(&format!("/api/v1/matches/{id}/record")).await;
    let record = Record::parse(record.text()).unwrap();
    let (_, proof) = frente_catalog::game(&record.game).unwrap().verify(&record).unwrap();
    (record, proof)
}

fn id_of(meta: &Value) -> String {
    meta["id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_names_the_promise_and_every_salt() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.guest().await, house.guest().await);
    let dice = promise(&mut ana).await;
    let meta = open(&mut ana, &dice, "Ana 7f3a").await;
    assert_eq!((&meta["commitment"], &meta["status"]), (&json!(dice), &json!("waiting")));
    assert_eq!(ana.snapshot(&id_of(&meta)).await["steps"], 0, "no die before the last salt");
    let begun = join(&mut ben, &meta, "Ben 91c0").await;
    assert_eq!((&begun["seats"][0]["salt"], &begun["seats"][1]["salt"]), (&json!("Ana 7f3a"), &json!("Ben 91c0")));
    assert!(begun["secret"].is_null());
    let (record, proof) = ended(&mut ana, &id_of(&meta)).await;
    let (commitment, salt) = record.dice.unwrap();
    assert_eq!(commitment.to_string(), dice);
    assert_eq!(salt, Salt::Seats(vec!["Ana 7f3a".into(), "Ben 91c0".into()]));
    assert!(matches!(proof, DiceProof::Redrawn(drawn) if drawn > 0), "{proof:?}");
    // Again, with others' salts, and dice promised for it.
    let dice = promise(&mut ben).await;
    let path = format!("/api/v1/matches/{}/rematch", id_of(&meta));
    let again = ben.post(&format!("{path}?dice={dice}&salt=Ben2"), &json!({})).await.ok();
    ana.post(&format!("{path}?salt=Ana2"), &json!({})).await.ok();
    let (record, proof) = ended(&mut ana, &id_of(&again)).await;
    assert_eq!(record.dice.unwrap().1, Salt::Seats(vec!["Ana2".into(), "Ben2".into()]));
    assert!(matches!(proof, DiceProof::Redrawn(_)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_promise_serves_one_match_of_whom_it_was_made_to() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.guest().await, house.guest().await);
    let dice = promise(&mut ana).await;
    let wanted =
        |dice: &str, salt: &str| json!({"game": "amanecer", "seats": [{"kind": "me"}], "dice": dice, "salt": salt});
    let path = "/api/v1/matches";
    assert_eq!(ben.post(path, &wanted(&dice, "")).await.refused(409), "no-dice");
    assert_eq!(ana.post(path, &wanted(&dice[1..], "")).await.refused(409), "no-dice");
    for salt in ["two\nlines", " a", "a  b", &"x".repeat(65)] {
        assert_eq!(ana.post(path, &wanted(&dice, salt)).await.refused(422), "bad-text", "{salt:?}");
    }
    assert_eq!(ana.create(wanted(&dice, "a b")).await["commitment"], json!(dice));
    assert_eq!(ana.post(path, &wanted(&dice, "other")).await.refused(409), "no-dice");
    // Two that come at the same time are one.
    let dice = promise(&mut ana).await;
    let (mut one, mut other) = (ana.clone(), ana.clone());
    let (wanted_a, wanted_b) = (wanted(&dice, "a"), wanted(&dice, "b"));
    let (one, other) = tokio::join!(one.post(path, &wanted_a), other.post(path, &wanted_b));
    assert_ne!(one.status.is_success(), other.status.is_success());
    // Of many the last eight are kept.
    let first = promise(&mut ana).await;
    for _ in 0..8 {
        promise(&mut ana).await;
    }
    assert_eq!(ana.post(path, &wanted(&first, "")).await.refused(409), "no-dice");
}

/// Every byte of the database and of its log.
fn bytes(config: &Config) -> Vec<u8> {
    let path = config.database.trim_start_matches("sqlite://");
    ["", "-wal"].iter().flat_map(|end| std::fs::read(format!("{path}{end}")).unwrap_or_default()).collect()
}

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|part| part == text.as_bytes())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_the_database_does_not_tell_the_dice_to_come() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.guest().await, house.guest().await);
    let dice = promise(&mut ana).await;
    let meta = open(&mut ana, &dice, "a").await;
    join(&mut ben, &meta, "b").await;
    let copy = bytes(&house.config);
    assert!(holds(&copy, &dice));
    // The key opens it again.
    house.restart().await;
    ana.addr = house.addr;
    ana.origin = None;
    let id = id_of(&meta);
    let (record, proof) = ended(&mut ana, &id).await;
    assert!(matches!(proof, DiceProof::Redrawn(_)));
    let secret = record.secret.unwrap().reveal();
    assert_eq!(ana.snapshot(&id).await["meta"]["secret"], json!(secret));
    assert!(!holds(&copy, &secret), "it stood in the database while the match was played");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_is_lost_is_told_and_a_key_can_be_replaced() {
    let mut house = House::open().await;
    let mut ana = house.guest().await;
    let ids = [ana.solitaire().await, ana.solitaire().await];
    house.stop().await;
    let with = |keys: Keys| Config { keys, ..house.config.clone() };
    let said = start(with(Keys::random())).await.err().expect("it needs the key").to_string();
    assert!(said.starts_with("the dice of 2 matches in play are sealed with the key "), "{said}");
    // The new one first, the old one behind it; then the new one alone.
    let new = "ab".repeat(32);
    let both = Keys::read(&format!("{new}\n{}", crate::house::KEY), "here").unwrap();
    start(with(both)).await.expect("both are there").stop().await;
    house.config.keys = Keys::read(&new, "here").unwrap();
    house.restart().await;
    ana.addr = house.addr;
    ana.origin = None;
    assert!(matches!(ended(&mut ana, &ids[0]).await.1, DiceProof::Redrawn(_)));
    house.stop().await;
    // It is lost: the match gets other dice, and claims none.
    house.config.keys = keys();
    assert_eq!(keep::new_dice(&house.config).await.unwrap(), 1);
    house.restart().await;
    ana.addr = house.addr;
    assert_eq!(ended(&mut ana, &ids[1]).await.1, DiceProof::None);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_key_one_is_made_beside_the_file() {
    let mut house = House::with(|config| config.keys = Keys::default()).await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let file = format!("{}.key", house.config.database.trim_start_matches("sqlite://"));
    assert!(Keys::of_file(file.as_ref()).is_ok());
    house.restart().await;
    ana.addr = house.addr;
    ana.origin = None;
    assert!(matches!(ended(&mut ana, &id).await.1, DiceProof::Redrawn(_)));
    house.stop().await;
    std::fs::remove_file(file).unwrap();
    let config = Config { database: "postgres://nobody@127.0.0.1:1/none".to_owned(), ..house.config.clone() };
    let said = start(config).await.err().expect("it needs a key").to_string();
    assert!(said.starts_with("a PostgreSQL database needs a key"), "{said}");
}

/// A table that was opened by a version before salts of seats keeps its dice, which its seal now covers.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_an_earlier_version_keeps_its_dice() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.guest().await, house.guest().await);
    let meta = ana.create(json!({"game": "guerra1936", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    house.stop().await;
    let secret = Secret([9; 32]);
    let mut database = sqlx::AnyConnection::connect(&house.config.database).await.unwrap();
    sqlx::query("UPDATE matches SET salted = 0, salt = 'Madrid', secret = $1, commitment = $2")
        .bind(secret.reveal())
        .bind(secret.commitment().to_string())
        .execute(&mut database)
        .await
        .unwrap();
    database.close().await.unwrap();
    house.restart().await;
    let sealed: (String,) = {
        let mut database = sqlx::AnyConnection::connect(&house.config.database).await.unwrap();
        sqlx::query_as("SELECT secret FROM matches").fetch_one(&mut database).await.unwrap()
    };
    assert!(sealed.0.starts_with("sealed "), "{}", sealed.0);
    for client in [&mut ana, &mut ben] {
        client.addr = house.addr;
        client.origin = None;
    }
    join(&mut ben, &meta, "too late to count").await;
    let (record, proof) = ended(&mut ana, &id_of(&meta)).await;
    assert!(record.to_string().starts_with("frente record 1\n"));
    assert_eq!(record.dice.unwrap().1, Salt::Table("Madrid".to_owned()));
    assert!(matches!(proof, DiceProof::Redrawn(drawn) if drawn > 0), "{proof:?}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_was_promised_dice_and_went_is_forgotten() {
    let house = House::open().await;
    promise(&mut house.guest().await).await;
    let store = &house.server.as_ref().unwrap().app().store;
    store.forget_guests(frente_server::moment::now() + 1_000).await.unwrap();
    let mut database = sqlx::AnyConnection::connect(&house.config.database).await.unwrap();
    let (left,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM users").fetch_one(&mut database).await.unwrap();
    assert_eq!(left, 0);
}
