//! Finding a game: seeks, challenges, friends, presence, the next table, rematches; on both databases.

use crate::client::{Client, Socket};
use crate::database::Postgres;
use crate::house::House;
use crate::toy;
use frente_server::Config;
use frente_server::club::chores;
use hyper::body::Bytes;
use serde_json::{Value, json};
use sqlx::Connection as _;

pub const PASSWORD: &str = "no pasarán 1936";

pub async fn account(house: &House, name: &str) -> Client {
    let mut client = house.guest().await;
    client.post("/api/v1/accounts", &json!({"name": name, "password": PASSWORD})).await.ok();
    client
}

pub async fn put(client: &mut Client, path: &str) -> u16 {
    client.send("PUT", &format!("/api/v1/{path}"), Some("application/json"), "{}".into()).await.status.as_u16()
}

/// Asks the database behind the server's back.
pub async fn sql(config: &Config, sql: &'static str, values: &[&str]) {
    sqlx::any::install_default_drivers();
    let mut database = sqlx::AnyConnection::connect(&config.database).await.expect("the database");
    let query = values.iter().fold(sqlx::query(sql), |query, value| query.bind((*value).to_owned()));
    query.execute(&mut database).await.expect("it is done");
}

/// Runs a test on SQLite, and on PostgreSQL where there is one.
pub async fn on_both(change: impl Fn(&mut Config), test: impl AsyncFn(&mut House)) {
    let with = |config: &mut Config| {
        config.games = toy::games;
        change(config);
    };
    let mut house = House::with(with).await;
    test(&mut house).await;
    house.stop().await;
    let Some(postgres) = Postgres::start().await else { return };
    let mut house = House::with(|config| {
        with(config);
        config.database = postgres.url();
    })
    .await;
    test(&mut house).await;
    house.stop().await;
}

fn duel(more: Value) -> Value {
    let mut wanted = json!({"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]});
    wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    wanted
}

fn id(meta: &Value) -> String {
    meta["id"].as_str().expect("an id").to_owned()
}

async fn ear(client: &Client) -> Socket {
    client.ear().await.expect("a line")
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_asked_by_name_and_says_yes_or_no() {
    on_both(
        |_| (),
        async |house| {
            let (mut ana, mut ben, mut eva) =
                (account(house, "Ana").await, account(house, "Ben").await, account(house, "Eva").await);
            let mut line = ear(&ben).await;
            let asked = ana.create(duel(json!({"asked": "ben"}))).await;
            assert_eq!((&asked["asked"], &asked["public"]), (&json!("Ben"), &json!(false)));
            assert!(asked["expires"].as_i64().unwrap() > asked["created"].as_i64().unwrap());
            assert_eq!(line.hear().await["type"], "desk");
            let desk = ben.get("/api/v1/desk").await.ok();
            assert_eq!((&desk["asked"][0]["id"], &desk["turns"]), (&asked["id"], &json!([])));
            assert_eq!(eva.get("/api/v1/desk").await.ok()["asked"], json!([]));
            assert_eq!(eva.get("/api/v1/lobby").await.ok(), json!([]));
            let path = format!("/api/v1/matches/{}", id(&asked));
            assert!(eva.get(&path).await.ok()["meta"]["asked"].is_null(), "nobody else is told who was asked");
            assert_eq!(eva.post(&format!("{path}/join"), &json!({"seat": 1})).await.refused(403), "not-invited");
            assert_eq!(eva.post(&format!("{path}/decline"), &json!({"why": "no"})).await.refused(403), "not-asked");
            assert_eq!(ben.post(&format!("{path}/decline"), &json!({"why": "because"})).await.refused(400), "bad");
            let declined = ben.post(&format!("{path}/decline"), &json!({"why": "later"})).await.ok();
            assert_eq!((&declined["status"], &declined["why"]), (&json!("over"), &json!("later")));
            assert_eq!(ana.get(&path).await.ok()["meta"]["why"], "later");
            assert_eq!(ben.post(&format!("{path}/join"), &json!({"seat": 1})).await.refused(409), "over");
            let again = ana.create(duel(json!({"asked": "Ben"}))).await;
            ben.post(&format!("/api/v1/matches/{}/join", id(&again)), &json!({"seat": 1})).await.ok();
            assert_eq!(ben.get("/api/v1/desk").await.ok()["asked"], json!([]));
            assert_eq!(ana.post("/api/v1/matches", &duel(json!({"asked": "Nobody"}))).await.refused(404), "nobody");
            assert_eq!(ana.post("/api/v1/matches", &duel(json!({"asked": "Ana"}))).await.refused(422), "yourself");
            let full = json!({"game": "duel", "asked": "Ben", "seats": [{"kind": "me"}, {"kind": "local"}]});
            assert_eq!(ana.post("/api/v1/matches", &full).await.refused(422), "bad-seats");
        },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_nobody_comes_to_are_taken_away() {
    on_both(
        |_| (),
        async |house| {
            let mut ana = account(house, "Ana").await;
            let ben = account(house, "Ben").await;
            let clock = json!({"kind": "live", "seconds": 600, "increment": 5});
            let seek = ana.create(duel(json!({"public": true, "clock": clock}))).await;
            let slow = ana.create(duel(json!({"public": true, "clock": {"kind": "days", "days": 3}}))).await;
            let asked = ana.create(duel(json!({"asked": "Ben"}))).await;
            assert!(seek["expires"].is_null() && slow["expires"].is_i64());
            let mut hears = ear(&ben).await;
            // The clock is turned: eleven minutes for all three.
            let turn = "UPDATE matches SET expires = expires - 660000 WHERE expires IS NOT NULL";
            sql(&house.config, turn, &[]).await;
            let app = house.server.as_ref().unwrap().app().clone();
            chores::expire(&app).await;
            assert_eq!(hears.hear().await["type"], "lobby");
            let over = ana.snapshot(&id(&seek)).await;
            assert_eq!((&over["meta"]["status"], &over["meta"]["why"]), (&json!("over"), &json!("expired")));
            assert_eq!(ana.snapshot(&id(&slow)).await["meta"]["status"], "waiting");
            // While its maker is here, a table in a hurry goes on waiting.
            let seek = ana.create(duel(json!({"public": true, "clock": clock}))).await;
            let (at, minute) = (frente_server::moment::now(), 60_000);
            let waits = async |at: i64| !app.store.expired(at).await.unwrap().contains(&id(&seek).parse().unwrap());
            assert!(waits(at + 9 * minute).await && !waits(at + 11 * minute).await);
            let me = ana.get("/api/v1/me").await.ok()["user"]["id"].as_str().unwrap().parse().unwrap();
            app.store.are_here(&[me], at + 5 * minute).await.unwrap();
            assert!(waits(at + 14 * minute).await && !waits(at + 16 * minute).await);
            sql(&house.config, "UPDATE matches SET expires = 1 WHERE asked IS NOT NULL", &[]).await;
            chores::expire(&app).await;
            assert_eq!(ana.snapshot(&id(&asked)).await["meta"]["why"], "expired");
        },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_see_each_other_and_the_blocked_nothing() {
    on_both(
        |_| (),
        async |house| {
            let (mut ana, mut ben) = (account(house, "Ana").await, account(house, "Ben").await);
            let mut guest = house.guest().await;
            let line = ear(&ben).await;
            assert_eq!(put(&mut ana, "people/ben/friend").await, 204);
            assert_eq!(put(&mut ana, "people/nobody/friend").await, 404);
            assert_eq!(put(&mut ana, "people/Ana/friend").await, 422);
            assert_eq!(put(&mut guest, "people/Ana/friend").await, 409);
            let known = ana.get("/api/v1/people").await.ok();
            assert_eq!(
                (&known[0]["name"], &known[0]["mutual"], &known[0]["here"]),
                (&json!("Ben"), &json!(false), &json!(false))
            );
            assert_eq!(put(&mut ben, "people/Ana/friend").await, 204);
            let known = ana.get("/api/v1/people").await.ok();
            assert_eq!((&known[0]["mutual"], &known[0]["here"]), (&json!(true), &json!(true)));
            line.close().await;
            // A minute later they are gone.
            sql(&house.config, "UPDATE presence SET seen = seen - 120000", &[]).await;
            assert_eq!(ana.get("/api/v1/people").await.ok()[0]["here"], false);
            let seek = ana.create(duel(json!({"public": true}))).await;
            assert_eq!(ben.get("/api/v1/lobby").await.ok()[0]["id"], seek["id"]);
            assert_eq!(put(&mut ana, "people/Ben/block").await, 204);
            assert_eq!(ben.get("/api/v1/lobby").await.ok(), json!([]));
            let join = format!("/api/v1/matches/{}/join", id(&seek));
            assert_eq!(ben.post(&join, &json!({"seat": 1})).await.refused(403), "blocked");
            assert_eq!(ben.post("/api/v1/matches", &duel(json!({"asked": "Ana"}))).await.refused(403), "blocked");
            assert_eq!(ana.get("/api/v1/people").await.ok()[0]["blocked"], true);
            let freed = ana.send("DELETE", "/api/v1/people/Ben/block", None, Bytes::new()).await;
            assert_eq!(freed.status, 204);
            ben.post(&join, &json!({"seat": 1})).await.ok();
            let data = ben.get("/api/v1/me/data").await.ok();
            assert_eq!(data["people"][0]["name"], "Ana");
        },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_table_is_the_one_with_the_least_time_left() {
    on_both(
        |_| (),
        async |house| {
            let (mut ana, mut ben) = (account(house, "Ana").await, account(house, "Ben").await);
            let mut tables = Vec::new();
            for clock in
                [json!({"kind": "none"}), json!({"kind": "days", "days": 3}), json!({"kind": "days", "days": 1})]
            {
                let meta = ana.create(duel(json!({"clock": clock}))).await;
                let join = json!({"seat": 1, "invite": meta["invite"]});
                ben.post(&format!("/api/v1/matches/{}/join", id(&meta)), &join).await.ok();
                tables.push(id(&meta));
            }
            let turn = ana.snapshot(&tables[0]).await["meta"]["turn"].as_u64().expect("somebody's turn");
            let (mine, other) = if turn == 0 { (&mut ana, &mut ben) } else { (&mut ben, &mut ana) };
            let desk = mine.get("/api/v1/desk").await.ok();
            assert_eq!(desk["turns"], json!([tables[2], tables[1], tables[0]]));
            assert_eq!(desk["next"], json!(tables[2]));
            let next = async |mine: &mut Client, at: &str| {
                mine.get(&format!("/api/v1/desk?after={at}")).await.ok()["next"].clone()
            };
            assert_eq!(next(mine, &tables[2]).await, json!(tables[1]));
            assert_eq!(next(mine, &tables[0]).await, json!(tables[2]), "round and round");
            assert_eq!(mine.get("/api/v1/desk?after=nonsense").await.refused(404), "no-match");
            // Given up: it is nobody's turn any more.
            other.post(&format!("/api/v1/matches/{}/resign", tables[2]), &json!({"seat": 1 - turn})).await.ok();
            assert_eq!(next(mine, &tables[2]).await, json!(tables[1]));
            // What an earlier version kept learns whose turn it is.
            sql(&house.config, "UPDATE matches SET turn = NULL", &[]).await;
            assert_eq!(mine.get("/api/v1/desk").await.ok()["turns"], json!([]));
            let (ana_cookie, ben_cookie) = (ana.cookie.clone(), ben.cookie.clone());
            house.restart().await;
            let mut mine = Client::new(house.addr);
            mine.cookie = if turn == 0 { ana_cookie } else { ben_cookie };
            while mine.get("/api/v1/desk").await.ok()["turns"] != json!([tables[1], tables[0]]) {
                tokio::task::yield_now().await;
            }
        },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sides_are_drawn_by_lot_and_changed_in_a_rematch() {
    let house = House::with(|config| config.games = toy::games).await;
    let (mut ana, mut ben) = (account(&house, "Ana").await, account(&house, "Ben").await);
    let mut seen = [false; 2];
    for _ in 0..200 {
        let meta = ana.create(duel(json!({"lot": true, "public": true, "suits": "beginners", "salt": "a"}))).await;
        assert_eq!((&meta["lot"], &meta["suits"]), (&json!(true), &json!("beginners")));
        let join = json!({"seat": 1, "salt": "b"});
        let begun = ben.post(&format!("/api/v1/matches/{}/join", id(&meta)), &join).await.ok();
        let seat = begun["seats"].as_array().unwrap().iter().position(|seat| seat["you"] == true).unwrap();
        assert_eq!(begun["seats"][seat]["salt"], "b", "salts go where people go");
        // As it is on disk, too.
        let listed = ana.get("/api/v1/matches").await.ok();
        assert_eq!(
            (&listed[0]["seats"][seat]["name"], &listed[0]["seats"][seat]["salt"]),
            (&json!("Ben"), &json!("b"))
        );
        seen[seat] = true;
        ben.post(&format!("/api/v1/matches/{}/resign", id(&meta)), &json!({"seat": seat})).await.ok();
        if seen == [true, true] {
            break;
        }
    }
    assert_eq!(seen, [true, true], "a fair coin shows both sides in 200 throws");
    let last = id(&ana.get("/api/v1/matches").await.ok()[0]);
    let before = ana.snapshot(&last).await["meta"]["seats"].clone();
    let next = ben.post(&format!("/api/v1/matches/{last}/rematch?sides=changed"), &json!({})).await.ok();
    let again = ana.post(&format!("/api/v1/matches/{last}/rematch"), &json!({})).await.ok();
    assert_eq!((&next["id"], &again["status"]), (&again["id"], &json!("playing")));
    assert_eq!(again["seats"][0]["name"], before[1]["name"]);
    assert_eq!(again["seats"][1]["name"], before[0]["name"]);
    let three = json!({"game": "duel", "lot": true, "seats": [{"kind": "me"}, {"kind": "local"}]});
    assert_eq!(ana.post("/api/v1/matches", &three).await.refused(422), "bad-seats");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_asks_or_knows_more_than_they_may() {
    let shares = frente_server::Most { asked: 3, asked_one: 2, ties: 1, ..frente_server::Most::FREE };
    let house = House::with(|config| (config.games, config.shares) = (toy::games, shares)).await;
    let mut ana = account(&house, "Ana").await;
    for name in ["Ben", "Eva"] {
        account(&house, name).await;
    }
    let ask = async |ana: &mut Client, name: &str| ana.post("/api/v1/matches", &duel(json!({"asked": name}))).await;
    ask(&mut ana, "Ben").await.ok();
    ask(&mut ana, "Ben").await.ok();
    assert_eq!(ask(&mut ana, "Ben").await.refused(429), "limit");
    ask(&mut ana, "Eva").await.ok();
    assert_eq!(ask(&mut ana, "Eva").await.refused(429), "limit");
    assert_eq!(put(&mut ana, "people/Ben/friend").await, 204);
    assert_eq!(put(&mut ana, "people/Eva/friend").await, 429);
    assert_eq!(put(&mut ana, "people/Ben/block").await, 204, "whoever is known already may become something else");
    let stranger = Client::new(house.addr);
    assert!(stranger.ear().await.is_err(), "a line is somebody's");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_ends_with_its_session() {
    let house = House::with(|config| config.games = toy::games).await;
    let mut ana = account(&house, "Ana").await;
    let mut line = ear(&ana).await;
    ana.post("/api/v1/me/sign-out", &json!({})).await;
    while line.hear_text().await.is_some() {}
}
