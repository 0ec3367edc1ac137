//! Storage: what cannot be written did not happen, what cannot be opened is said in one sentence.

use crate::house::House;
use frente_server::{Config, start};
use serde_json::json;
use sqlx::{Connection as _, Executor as _, SqliteConnection};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_refuses_and_the_table_stands_as_it_was() {
    let house = House::with(|config| config.patience = Duration::from_millis(50)).await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let before = ana.snapshot(&id).await;
    let action = before["offers"][0]["action"].as_str().unwrap().to_owned();
    let path = house.config.database.strip_prefix("sqlite://").unwrap();
    let mut other = SqliteConnection::connect(&format!("sqlite://{path}")).await.unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    assert_eq!(ana.act(&id, &before["seq"], &action).await.refused(503), "storage");
    assert_eq!(
        ana.post("/api/v1/matches", &json!({"game": "amanecer", "seats": [{"kind": "me"}]})).await.refused(503),
        "storage"
    );
    assert_eq!(ana.snapshot(&id).await, before, "nothing has changed");
    other.execute("ROLLBACK").await.unwrap();
    let done = ana.act(&id, &before["seq"], &action).await.ok();
    assert_eq!(done["seq"].as_i64(), Some(before["seq"].as_i64().unwrap() + 1), "the server lives on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_and_the_server_lives_on() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let before = ana.snapshot(&id).await;
    let action = before["offers"][0]["action"].as_str().unwrap().to_owned();
    let path = house.config.database.strip_prefix("sqlite://").unwrap();
    // A trigger stands in for the disk: SQLite fails the statement just the same.
    let mut other = SqliteConnection::connect(&format!("sqlite://{path}")).await.unwrap();
    other
        .execute(
            "CREATE TRIGGER full BEFORE INSERT ON steps BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END; \
             CREATE TRIGGER ill BEFORE INSERT ON health BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END",
        )
        .await
        .unwrap();
    assert_eq!(ana.act(&id, &before["seq"], &action).await.refused(503), "storage");
    assert_eq!(ana.get("/healthz").await.refused(503), "storage", "health is asked for by writing");
    assert_eq!(ana.snapshot(&id).await, before);
    other.execute("DROP TRIGGER full").await.unwrap();
    ana.act(&id, &before["seq"], &action).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_somebody_else_has_written_wins() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let before = ana.snapshot(&id).await;
    let action = before["offers"][0]["action"].as_str().unwrap().to_owned();
    let path = house.config.database.strip_prefix("sqlite://").unwrap();
    let mut other = SqliteConnection::connect(&format!("sqlite://{path}")).await.unwrap();
    let next = before["steps"].as_i64().unwrap() + 1;
    sqlx::query("INSERT INTO steps (match_id, number, seq, seat, notation, at) VALUES (?, ?, ?, 0, ?, 0)")
        .bind(&id)
        .bind(next)
        .bind(before["seq"].as_i64().unwrap() + 1)
        .bind(&action)
        .execute(&mut other)
        .await
        .unwrap();
    sqlx::query("UPDATE matches SET seq = seq + 1, position = seq + 1, steps = ? WHERE id = ?")
        .bind(next)
        .bind(&id)
        .execute(&mut other)
        .await
        .unwrap();
    assert_eq!(ana.act(&id, &before["seq"], &action).await.refused(409), "stale");
    let after = ana.snapshot(&id).await;
    assert_eq!((&after["steps"], after["seq"].as_i64()), (&json!(next), Some(before["seq"].as_i64().unwrap() + 1)));
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_matches_leave_memory_and_come_back() {
    let house = House::with(|config| config.idle = Duration::from_millis(1)).await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    let before = ana.snapshot(&id).await;
    let app = house.server.as_ref().unwrap().app().clone();
    while !app.hall.is_empty() {
        tokio::task::yield_now().await;
    }
    assert_eq!(ana.snapshot(&id).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_start_says_why_in_one_sentence() {
    let house = House::open().await;
    let fails = async |change: &dyn Fn(&mut Config)| {
        let mut config = house.config.clone();
        change(&mut config);
        let error = start(config).await.err().expect("it cannot start").to_string();
        assert!(!error.contains('\n'), "{error}");
        error
    };
    let said = fails(&|config| config.addr = house.addr).await;
    assert!(said.contains("in use") && said.contains(&house.addr.port().to_string()), "{said}");
    let said = fails(&|config| config.database = "frente.db".to_owned()).await;
    assert!(said.contains("expected sqlite://PATH or postgres://"), "{said}");
    let said = fails(&|config| config.database = "sqlite:///no/such/directory/frente.sqlite".to_owned()).await;
    assert!(said.contains("/no/such/directory/frente.sqlite") && said.contains("unable to open"), "{said}");
    let said = fails(&|config| config.database = "postgres://ana:secret@127.0.0.1:1/frente".to_owned()).await;
    assert!(
        said.starts_with("cannot open the database postgres://ana@127.0.0.1:1/frente") && !said.contains("secret"),
        "{said}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn damage_is_noticed_at_the_start() {
    let mut house = House::open().await;
    let mut ana = house.guest().await;
    for _ in 0..20 {
        let id = ana.solitaire().await;
        ana.post(&format!("/api/v1/matches/{id}/chat"), &json!({"text": "¡Salud! ".repeat(60)})).await.ok();
    }
    house.stop().await;
    let path = house.config.database.strip_prefix("sqlite://").unwrap();
    let whole = std::fs::read(path).unwrap();
    assert!(whole.len() > 24 * 4096, "{} bytes are enough to damage some", whole.len());
    for page in [8, 14, 20] {
        let mut bytes = whole.clone();
        bytes[page * 4096..(page + 2) * 4096].fill(0xa5);
        std::fs::write(path, bytes).unwrap();
        let error = start(house.config.clone()).await.err().expect("damage").to_string();
        assert!(error.contains("is damaged") && !error.contains('\n'), "{error}");
    }
    std::fs::write(path, whole).unwrap();
    house.restart().await;
    assert_eq!(house.guest().await.get("/healthz").await.ok()["status"], "ok");
}
