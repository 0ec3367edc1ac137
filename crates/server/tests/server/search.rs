//! Matches that are over: what can be found of them, by whom, how fast; all of them as a file.

use crate::client::Client;
use crate::house::House;
use crate::lobby::{PASSWORD, account, on_both, sql};
use flate2::read::GzDecoder;
use frente_server::Config;
use frente_server::club::{book, facts};
use frente_server::store::Wanted;
use hyper::body::Bytes;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _};
use std::io::Read as _;
use std::time::{Duration, Instant};

async fn closed_books(house: &House) {
    let app = house.server.as_ref().expect("it runs").app();
    book::book_the_rest(app).await;
    facts::file_the_rest(app).await;
}

fn duel(more: Value) -> Value {
    let mut wanted = json!({"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]});
    wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    wanted
}

/// `one` opens a table, `other` sits down, makes a choice if it is theirs, and gives up; its id.
async fn lost(one: &mut Client, other: &mut Client, more: Value) -> String {
    let meta = one.create(duel(more)).await;
    let id = meta["id"].as_str().unwrap().to_owned();
    let join = json!({"seat": 1, "invite": meta["invite"]});
    other.post(&format!("/api/v1/matches/{id}/join"), &join).await.ok();
    // Whoever gives up unplayed has lost nothing.
    for turn in 0..40 {
        let (seat, client) = if turn % 2 == 0 { (0, &mut *one) } else { (1, &mut *other) };
        let table = client.snapshot(&id).await;
        let Some(offer) = table["offers"].get(0) else { continue };
        let act = json!({"seat": seat, "seq": table["seq"], "action": offer["action"]});
        client.post(&format!("/api/v1/matches/{id}/act"), &act).await.ok();
        if seat == 1 {
            break;
        }
    }
    other.post(&format!("/api/v1/matches/{id}/resign"), &json!({"seat": 1})).await;
    id
}

async fn found(client: &mut Client, query: &str) -> Vec<String> {
    let said = client.get(&format!("/api/v1/search?{query}")).await.ok();
    said["matches"].as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_public_is_found_by_anybody_and_nothing_else() {
    on_both(
        |_| (),
        async |house| {
            let (mut ana, mut ben) = (account(house, "Ana").await, account(house, "Ben").await);
            let shown = lost(&mut ana, &mut ben, json!({"public": true})).await;
            let rated = lost(&mut ben, &mut ana, json!({"rated": true})).await;
            // By a link alone, between two who wanted nobody else to know; and one that goes on.
            let hidden = lost(&mut ana, &mut ben, json!({})).await;
            let waits = ana.create(duel(json!({"public": true}))).await;
            closed_books(house).await;
            let mut anybody = Client::new(house.addr);
            assert_eq!(found(&mut anybody, "").await, [rated.clone(), shown.clone()], "the newest first");
            assert_eq!(found(&mut anybody, "name=ana&game=duel").await.len(), 2);
            for query in ["name=Ana", "name=Ben", "game=duel", "name=ana&other=ben"] {
                let all = found(&mut ana, query).await;
                assert!(!all.contains(&hidden) && !all.iter().any(|id| waits["id"] == **id), "{query}");
            }
            // Told of a match: who sat where, how it ended, how they fared.
            let said = anybody.get("/api/v1/search?name=ben&result=lost").await.ok();
            let one = &said["matches"][0];
            assert_eq!((&one["id"], &said["more"]), (&json!(shown), &json!(false)));
            assert_eq!((&one["seats"][0]["name"], &one["seats"][1]["name"]), (&json!("Ana"), &json!("Ben")));
            assert_eq!((&one["seats"][0]["result"], &one["seats"][1]["result"]), (&json!("won"), &json!("lost")));
            assert_eq!((&one["rated"], &one["rating"]), (&json!(false), &Value::Null));
            let ending = one["ending"].as_str().unwrap().to_owned();
            assert!(found(&mut anybody, &format!("game=duel&ending={ending}")).await.contains(&shown));
            assert_eq!(found(&mut anybody, "game=duel&ending=nonsense").await, Vec::<String>::new());
            assert_eq!(found(&mut anybody, "game=duel&side=1&name=Ana").await, [rated.clone()]);
            assert_eq!(found(&mut anybody, "game=duel&side=0&result=lost").await, Vec::<String>::new());
            assert_eq!(found(&mut anybody, "game=duel&rating=1400").await, [rated.clone()]);
            assert_eq!(found(&mut anybody, "game=duel&rating=1600").await, Vec::<String>::new());
            assert_eq!(found(&mut anybody, &format!("after={rated}")).await, [shown.clone()]);
            // What is asked wrongly is answered in a sentence.
            for (wrong, status, code) in [
                ("ending=resigned", 400, "bad"),
                ("side=1", 400, "bad"),
                ("result=won", 400, "bad"),
                ("game=chess", 404, "no-game"),
                ("name=nobody", 404, "nobody"),
                ("after=x", 404, "no-match"),
                ("result=perhaps&side=0&game=duel", 400, "bad"),
            ] {
                assert_eq!(anybody.get(&format!("/api/v1/search?{wrong}")).await.refused(status), code, "{wrong}");
            }
            // Who leaves is found no more; what they played stays.
            let proof = Bytes::from(json!({"password": PASSWORD}).to_string());
            ben.send("DELETE", "/api/v1/me/account", Some("application/json"), proof).await;
            assert_eq!(anybody.get("/api/v1/search?name=ben").await.refused(404), "nobody");
            let said = anybody.get("/api/v1/search?name=ana").await.ok();
            assert_eq!(said["matches"].as_array().unwrap().len(), 2);
            assert!(!said.to_string().contains("Ben"), "{said}");
        },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_of_a_game_comes_as_one_file() {
    on_both(
        |_| (),
        async |house| {
            let (mut ana, mut ben) = (account(house, "Ana").await, account(house, "Ben").await);
            let mut ids = vec![
                lost(&mut ana, &mut ben, json!({"public": true})).await,
                lost(&mut ana, &mut ben, json!({"rated": true})).await,
            ];
            lost(&mut ana, &mut ben, json!({})).await;
            for id in &ids {
                // What is over is put away when it is looked at, and by and by.
                ana.get(&format!("/api/v1/matches/{id}/last")).await.ok();
            }
            closed_books(house).await;
            let mut anybody = Client::new(house.addr);
            let file = anybody.get("/api/v1/export/duel").await;
            assert_eq!(
                (file.status.as_u16(), file.headers["content-type"].to_str().unwrap()),
                (200, "application/gzip")
            );
            let mut text = String::new();
            GzDecoder::new(&*file.body).read_to_string(&mut text).expect("a whole file");
            let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
            ids.sort();
            assert_eq!(lines.iter().map(|line| line["id"].as_str().unwrap()).collect::<Vec<_>>(), ids);
            for line in &lines {
                let record = line["record"].as_str().expect("a record");
                assert!(record.starts_with("frente "), "{record}");
            }
            assert_eq!(anybody.get("/api/v1/export/chess").await.refused(404), "no-game");
        },
    )
    .await;
}

/// Writes `count` matches that are over behind the server's back.
async fn fill(config: &Config, count: usize) {
    const PEOPLE: usize = 500;
    const PART: usize = 1_000;
    let mut database = sqlx::AnyConnection::connect(&config.database).await.expect("the database");
    let mut all = database.begin().await.expect("a transaction");
    let users = (0..PEOPLE).map(|n| format!("('{n:016x}', 'player{n}', 'player{n}', '-', 0)")).collect::<Vec<_>>();
    let sql = format!("INSERT INTO users (id, name, name_key, password, created) VALUES {}", users.join(", "));
    all.execute(AssertSqlSafe(sql)).await.expect("written");
    for first in (0..count).step_by(PART) {
        let one = |n| {
            let user = n % PEOPLE;
            format!(
                "('{n:016x}', 'duel', 1, '{{}}', '', '', 1, 'over', '{{}}', 1, '{n:016x}', '{user:016x}', 0, 0, 0, 1, {n}, {n}, 1, 1)"
            )
        };
        let rows = (first..first + PART).map(one).collect::<Vec<_>>().join(", ");
        let sql = format!(
            "INSERT INTO matches (id, game, rules, setup, commitment, salt, own_dice, status, clock, listed, invite, creator, \
             imported, guided, bots, seq, created, updated, booked, filed) VALUES {rows}"
        );
        all.execute(AssertSqlSafe(sql)).await.expect("written");
        let seats = |n: usize| {
            // Strong players are few: a bell from 1000 to 2000.
            let rating = 1_000 + (0..10).map(|k| n / 3_usize.pow(k) % 101).sum::<usize>();
            let (scenario, ending) = (n % 9, if n % 5_000 == 0 { "rare" } else { "usual" });
            [(0, n % PEOPLE, 2), (1, (n / 7 + 1 + n) % PEOPLE, 0)].map(|(seat, user, score)| {
                format!(
                    "('{n:016x}', {seat}, 'duel', 'scenario-{scenario}', '{user:016x}', {rating}, {score}, '{ending}', 1, 40, {n})"
                )
            })
        };
        let rows = (first..first + PART).flat_map(seats).collect::<Vec<_>>().join(", ");
        let sql = format!(
            "INSERT INTO facts (match_id, seat, game, scenario, user_id, rating, score, ending, rated, steps, at) VALUES {rows}"
        );
        all.execute(AssertSqlSafe(sql)).await.expect("written");
    }
    all.commit().await.expect("written");
}

/// 100,000 matches: every search by an index, so that none takes longer than a thousandth of what reading them all would.
#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_thousand_matches_are_searched_at_once() {
    const MATCHES: usize = 100_000;
    on_both(
        |_| (),
        async |house| {
            fill(&house.config, MATCHES).await;
            if house.config.database.starts_with("postgres") {
                // PostgreSQL does it by itself, minutes later.
                sql(&house.config, "ANALYZE", &[]).await;
            }
            let store = house.server.as_ref().expect("it runs").app().store.clone();
            let duel = || Wanted { game: Some("duel".to_owned()), ..Wanted::default() };
            let user = |n: usize| Some(format!("{n:016x}").parse().expect("an id"));
            let middle = Some(format!("{:016x}", MATCHES / 2).parse().expect("an id"));
            let questions = [
                ("newest", Wanted::default()),
                ("a game", duel()),
                ("from the middle on", Wanted { after: middle, ..duel() }),
                ("scenario", Wanted { scenario: Some("scenario-3".to_owned()), ..duel() }),
                ("rare ending", Wanted { ending: Some("rare".to_owned()), ..duel() }),
                (
                    "scenario and rare ending",
                    Wanted { scenario: Some("scenario-0".to_owned()), ending: Some("rare".to_owned()), ..duel() },
                ),
                ("no such ending", Wanted { ending: Some("none".to_owned()), ..duel() }),
                ("side and result", Wanted { seat: Some(1), score: Some(0), ..duel() }),
                ("side never won", Wanted { seat: Some(1), score: Some(2), ..duel() }),
                ("a person", Wanted { user: user(77), ..Wanted::default() }),
                ("two people", Wanted { user: user(77), other: user(78), ..Wanted::default() }),
                ("a person who lost", Wanted { user: user(77), score: Some(0), ..duel() }),
                ("the strongest", Wanted { rating: Some(1_700), ..duel() }),
                ("all the strong", Wanted { rating: Some(1_200), after: middle, ..duel() }),
                ("stronger than anybody", Wanted { rating: Some(3_000), ..duel() }),
            ];
            for (what, wanted) in questions {
                let mut took = Vec::new();
                for _ in 0..9 {
                    let began = Instant::now();
                    store.search(&wanted).await.expect("an answer");
                    took.push(began.elapsed());
                }
                took.sort();
                println!("{:>8.2} ms  {what}", took[4].as_secs_f64() * 1e3);
                // Ten on a machine that has nothing else to do, several times as many where tests run side by side.
                assert!(took[0] < Duration::from_millis(40), "{what}: {took:?}");
            }
        },
    )
    .await;
}
