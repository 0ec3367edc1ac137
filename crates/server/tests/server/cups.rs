//! Tournaments: bots that play one to its end, people who come, do not come, leave, are shut out; processes that end; on both
//! databases. `FRENTE_CUP=64` plays the evening of sixty-four.

use crate::client::Client;
use crate::database::Postgres;
use crate::house::House;
use crate::lobby::{PASSWORD, account, on_both, sql};
use crate::toy;
use frente_server::app::App;
use frente_server::club::{chores, cup};
use frente_server::moment::now;
use hyper::body::Bytes;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

const LIVE: i64 = 600;

fn app(house: &House) -> App {
    house.server.as_ref().expect("it runs").app().clone()
}

fn wanted(kind: &str, more: Value) -> Value {
    let clock = json!({"kind": "live", "seconds": LIVE, "increment": 5});
    let mut wanted = json!({"name": "Copa de otoño", "game": "duel", "kind": kind, "clock": clock, "most": 64, "rounds": 5,
        "starts": now() + 3_600_000});
    wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    wanted
}

async fn make(host: &mut Client, kind: &str, more: Value) -> String {
    let made = host.post("/api/v1/tournaments", &wanted(kind, more)).await.ok();
    made["about"]["id"].as_str().expect("an id").to_owned()
}

async fn whole(client: &mut Client, id: &str) -> Value {
    client.get(&format!("/api/v1/tournaments/{id}")).await.ok()
}

async fn join(client: &mut Client, id: &str) -> Value {
    client.post(&format!("/api/v1/tournaments/{id}/join"), &json!({})).await.ok()
}

/// The evening comes.
async fn begin(house: &House, id: &str) {
    sql(&house.config, "UPDATE tournaments SET starts = 1 WHERE id = $1", &[id]).await;
    cup::run::look(&app(house), id.parse().unwrap()).await;
}

/// Looks until it is so.
async fn until(client: &mut Client, id: &str, so: impl Fn(&Value) -> bool) -> Value {
    let mut tick = tokio::time::interval(Duration::from_millis(40));
    loop {
        let found = whole(client, id).await;
        if so(&found) {
            return found;
        }
        tick.tick().await;
    }
}

fn is(state: &'static str) -> impl Fn(&Value) -> bool {
    move |found| found["about"]["state"] == state
}

fn list<'a>(value: &'a Value, key: &str) -> &'a Vec<Value> {
    value[key].as_array().expect("a list")
}

/// What the matches themselves say, reckoned in another way than the server does.
async fn reckoned(client: &mut Client, found: &Value) -> BTreeMap<u64, (i64, i64)> {
    let mut results: Vec<(u64, Option<u64>, i64, i64)> = Vec::new();
    for pairing in list(found, "pairings") {
        let (one, other) = (pairing["one"].as_u64().unwrap(), pairing["other"].as_u64());
        let scores = match pairing["id"].as_str() {
            Some(id) => {
                let meta = client.snapshot(id).await["meta"].clone();
                assert_eq!(meta["status"], "over");
                let won = |seat: u64| list(&meta["outcome"], "winners").contains(&json!(seat));
                match (won(0), won(1)) {
                    (true, false) => (2, 0),
                    (false, true) => (0, 2),
                    _ => (1, 1),
                }
            }
            None => (2, 0),
        };
        assert_eq!(pairing["scores"], json!([scores.0, scores.1]), "{pairing}");
        results.push((one, other, scores.0, scores.1));
    }
    let mut points: BTreeMap<u64, i64> = BTreeMap::new();
    for (one, other, a, b) in &results {
        *points.entry(*one).or_default() += a;
        if let Some(other) = other {
            *points.entry(*other).or_default() += b;
        }
    }
    let buchholz = |number: u64| {
        let mut met: Vec<i64> = Vec::new();
        for (one, other, ..) in &results {
            if *one == number {
                met.push(other.map_or(points[&number], |other| points[&other]));
            } else if *other == Some(number) {
                met.push(points[one]);
            }
        }
        met.iter().sum::<i64>() - met.iter().min().copied().unwrap_or(0)
    };
    points.keys().map(|number| (*number, (points[number], buchholz(*number)))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_evening_of_bots_is_played_to_its_end() {
    let count = std::env::var("FRENTE_CUP").ok().and_then(|count| count.parse().ok()).unwrap_or(11_usize);
    on_both(
        |_| (),
        async |house| {
            let mut host = account(house, "Ana").await;
            let bots: Vec<&str> = (0..count).map(|at| ["recruit", "soldier"][at % 2]).collect();
            let id = make(&mut host, "swiss", json!({"bots": bots})).await;
            begin(house, &id).await;
            let found = until(&mut host, &id, is("over")).await;
            assert_eq!((&found["about"]["round"], list(&found, "standings").len()), (&json!(5), count));
            let mut met = BTreeSet::new();
            let mut byes = BTreeSet::new();
            let mut sides: BTreeMap<u64, i64> = BTreeMap::new();
            for pairing in list(&found, "pairings") {
                let one = pairing["one"].as_u64().unwrap();
                match pairing["other"].as_u64() {
                    Some(other) => {
                        assert!(met.insert((one.min(other), one.max(other))), "nobody meets anybody twice");
                        *sides.entry(one).or_default() += 1;
                        *sides.entry(other).or_default() -= 1;
                    }
                    None => assert!(byes.insert(one), "nobody has two byes"),
                }
            }
            assert_eq!(met.len(), count / 2 * 5);
            assert!(sides.values().all(|side| side.abs() <= 2), "{sides:?}");
            let reckoned = reckoned(&mut host, &found).await;
            let mut last = (i64::MAX, i64::MAX);
            for row in list(&found, "standings") {
                let own = (row["points"].as_i64().unwrap(), row["buchholz"].as_i64().unwrap());
                assert_eq!(own, reckoned[&row["number"].as_u64().unwrap()], "{row}");
                assert!(own.0 < last.0 || own.0 == last.0 && (row["direct"].is_i64() || own.1 <= last.1), "{found}");
                last = own;
            }
            let listed = host.get("/api/v1/tournaments").await.ok();
            assert_eq!((&listed[0]["id"], &listed[0]["state"]), (&json!(id), &json!("over")));
        },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_meets_everybody_from_both_sides_or_the_last_one_stands() {
    let house = House::with(|config| config.games = toy::games).await;
    let mut host = account(&house, "Ana").await;
    let days = json!({"kind": "days", "days": 2});
    let id = make(
        &mut host,
        "robin",
        json!({"bots": ["recruit", "recruit", "soldier", "recruit", "recruit"], "most": 5, "clock": days}),
    )
    .await;
    begin(&house, &id).await;
    let found = until(&mut host, &id, is("over")).await;
    let met: BTreeSet<(u64, u64)> = list(&found, "pairings")
        .iter()
        .filter_map(|pairing| Some((pairing["one"].as_u64()?, pairing["other"].as_u64()?)))
        .collect();
    assert_eq!((met.len(), &found["about"]["rounds"], &found["about"]["legs"]), (20, &json!(5), &json!(2)));
    reckoned_points(&mut host, &found).await;
    let id = make(&mut host, "knockout", json!({"bots": vec!["recruit"; 7]})).await;
    begin(&house, &id).await;
    let found = until(&mut host, &id, is("over")).await;
    let rows = list(&found, "standings");
    assert_eq!((&rows[0]["place"], &rows[0]["points"], &rows[1]["points"]), (&json!(1), &json!(3), &json!(2)));
    assert_eq!(rows.iter().filter(|row| row["place"] == 1).count(), 1);
}

async fn reckoned_points(client: &mut Client, found: &Value) {
    let mut points: BTreeMap<u64, i64> = BTreeMap::new();
    for pairing in list(found, "pairings") {
        let scores: Vec<i64> = list(pairing, "scores").iter().map(|score| score.as_i64().unwrap()).collect();
        *points.entry(pairing["one"].as_u64().unwrap()).or_default() += scores[0];
        if let Some(other) = pairing["other"].as_u64() {
            *points.entry(other).or_default() += scores[1];
            let meta = client.snapshot(pairing["id"].as_str().unwrap()).await["meta"].clone();
            assert_eq!((&meta["status"], &meta["tournament"]["round"]), (&json!("over"), &pairing["round"]));
        }
    }
    for row in list(found, "standings") {
        assert_eq!(row["points"], json!(points[&row["number"].as_u64().unwrap()]));
    }
}

/// The table that keeps a seat for somebody.
async fn kept(client: &mut Client) -> Value {
    client.get("/api/v1/desk").await.ok()["kept"][0].clone()
}

async fn sit(client: &mut Client, meta: &Value) -> Value {
    let path = format!("/api/v1/matches/{}/join", meta["id"].as_str().expect("a table"));
    client.post(&path, &json!({"seat": meta["tournament"]["seat"], "salt": "mine"})).await.ok()
}

async fn resign(client: &mut Client, id: &str) {
    let meta = client.snapshot(id).await["meta"].clone();
    let seat = list(&meta, "seats").iter().position(|seat| seat["you"] == true).expect("a seat");
    client.post(&format!("/api/v1/matches/{id}/resign"), &json!({"seat": seat})).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_come_in_sit_down_and_play() {
    on_both(
        |_| (),
        async |house| {
            let (mut ana, mut ben) = (account(house, "Ana").await, account(house, "Ben").await);
            let (mut eva, mut leo) = (account(house, "Eva").await, account(house, "Leo").await);
            let mut guest = house.guest().await;
            let id = make(&mut ana, "swiss", json!({"most": 4, "rounds": 2, "rated": true})).await;
            let path = format!("/api/v1/tournaments/{id}");
            assert_eq!(guest.post(&format!("{path}/join"), &json!({})).await.refused(409), "no-account");
            for client in [&mut ana, &mut ben, &mut eva, &mut leo] {
                join(client, &id).await;
                assert_eq!(join(client, &id).await["about"]["you"], true, "to come twice is to come once");
            }
            let mut max = account(house, "Max").await;
            assert_eq!(max.post(&format!("{path}/join"), &json!({})).await.refused(409), "tournament-full");
            let left = leo.post(&format!("{path}/leave"), &json!({})).await.ok();
            assert_eq!((&left["about"]["entered"], &left["about"]["you"]), (&json!(3), &json!(false)));
            assert_eq!(leo.post(&format!("{path}/leave"), &json!({})).await.refused(409), "not-entered");
            join(&mut max, &id).await;
            let mut line = ana.ear().await.expect("a line");
            begin(house, &id).await;
            assert_eq!(line.hear().await["type"], "desk", "whoever is paired is told");
            assert_eq!(leo.post(&format!("{path}/join"), &json!({})).await.refused(409), "entry-closed");
            // A table keeps its seats: for those it was made for, and each their own.
            let table = kept(&mut ana).await;
            let (match_id, seat) =
                (table["id"].as_str().unwrap().to_owned(), table["tournament"]["seat"].as_u64().unwrap());
            assert_eq!(
                (&table["status"], &table["rated"], &table["invite"]),
                (&json!("waiting"), &json!(true), &Value::Null)
            );
            let names: Vec<&str> = list(&table, "seats").iter().map(|seat| seat["name"].as_str().unwrap()).collect();
            assert!(names.contains(&"Ana") && !names.contains(&""), "{names:?}");
            let at = format!("/api/v1/matches/{match_id}");
            assert_eq!(ana.post(&format!("{at}/join"), &json!({"seat": 1 - seat})).await.refused(403), "not-invited");
            assert_eq!(leo.post(&format!("{at}/join"), &json!({"seat": seat})).await.refused(403), "not-invited");
            assert_eq!(
                ana.post(&format!("{at}/withdraw"), &json!({})).await.status,
                if seat_zero(&table) { 409 } else { 403 }
            );
            let sat = sit(&mut ana, &table).await;
            assert_eq!((&sat["status"], kept(&mut ana).await), (&json!("waiting"), Value::Null));
            let rivals: [&mut Client; 3] = [&mut ben, &mut eva, &mut max];
            let mut ended = 0;
            for rival in rivals {
                let theirs = kept(rival).await;
                if theirs["id"] == json!(match_id) {
                    assert_eq!(sit(rival, &theirs).await["status"], "playing");
                    assert_eq!(rival.get(&format!("{at}/hint")).await.status, 403);
                    resign(rival, &match_id).await;
                    ended += 1;
                }
            }
            assert_eq!(ended, 1);
            let found =
                until(&mut ana, &id, |found| list(found, "pairings").iter().any(|one| one["scores"].is_array())).await;
            assert_eq!((&found["standings"][0]["name"], &found["standings"][0]["points"]), (&json!("Ana"), &json!(2)));
            // At the other table nobody sits down: both have lost, and the second round is paired.
            sql(&house.config, "UPDATE matches SET expires = expires - 600000 WHERE status = 'waiting'", &[]).await;
            chores::expire(&app(house)).await;
            let found = until(&mut ana, &id, |found| found["about"]["round"] == 2).await;
            let absent: Vec<&Value> = list(&found, "pairings").iter().filter(|one| one["how"] == "absent").collect();
            assert_eq!((absent.len(), &absent[0]["scores"]), (1, &json!([0, 0])));
            // The process ends and another goes on.
            let cookie = ana.cookie.clone();
            house.restart().await;
            let mut ana = Client::new(house.addr);
            ana.cookie = cookie;
            let table = kept(&mut ana).await;
            assert_eq!(table["tournament"]["round"], 2);
            sit(&mut ana, &table).await;
            sql(&house.config, "UPDATE matches SET expires = expires - 600000 WHERE status = 'waiting'", &[]).await;
            chores::expire(&app(house)).await;
            let found = until(&mut ana, &id, is("over")).await;
            assert_eq!((&found["standings"][0]["name"], &found["standings"][0]["points"]), (&json!("Ana"), &json!(4)));
            assert_eq!(ana.post(&format!("{path}/leave"), &json!({})).await.refused(409), "entry-closed");
            let data = ana.get("/api/v1/me/data").await.ok();
            assert_eq!((&data["tournaments"][0]["id"], &data["tournaments"][0]["host"]), (&json!(id), &json!(true)));
        },
    )
    .await;
}

/// Whether somebody has the first seat: their table was made in their name.
fn seat_zero(table: &Value) -> bool {
    table["tournament"]["seat"] == 0
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_or_is_shut_out_or_forgotten_has_lost_and_nobody_waits() {
    on_both(
        |_| (),
        async |house| {
            let mut people = Vec::new();
            for name in ["Ana", "Ben", "Eva", "Leo", "Max", "Pia"] {
                people.push(account(house, name).await);
            }
            let id = make(&mut people[0], "robin", json!({"most": 6})).await;
            for client in &mut people {
                join(client, &id).await;
            }
            begin(house, &id).await;
            for client in &mut people[..5] {
                let table = kept(client).await;
                sit(client, &table).await;
            }
            // Ana and Ben each in their own way; Eva has forgotten herself.
            let path = format!("/api/v1/tournaments/{id}");
            people[0].post(&format!("{path}/leave"), &json!({})).await.ok();
            let app = app(house);
            let ben = app.store.accounts_called("Ben").await.unwrap().remove(0);
            app.store.ban(&ben, true).await.unwrap();
            let gone = json!({"password": PASSWORD}).to_string();
            people[2].send("DELETE", "/api/v1/me/account", Some("application/json"), gone.into()).await;
            let tournament = id.parse().unwrap();
            cup::run::look(&app, tournament).await;
            let mut leo = people[3].clone();
            // Whoever is left plays on: the last of them wins all that is left.
            for _ in 0..12 {
                sql(&house.config, "UPDATE matches SET expires = expires - 600000 WHERE status = 'waiting'", &[]).await;
                chores::expire(&app).await;
                let found = whole(&mut leo, &id).await;
                for pairing in list(&found, "pairings").iter().filter(|one| one["status"] == "playing") {
                    let table = pairing["id"].as_str().unwrap();
                    for client in &mut people[3..] {
                        let seated = client.get(&format!("/api/v1/matches/{table}")).await;
                        if seated.status == 200
                            && list(&seated.json()["meta"], "seats").iter().any(|seat| seat["you"] == true)
                        {
                            resign(client, table).await;
                            break;
                        }
                    }
                }
                cup::run::look(&app, tournament).await;
            }
            let found = until(&mut leo, &id, is("over")).await;
            assert_eq!(list(&found, "standings").iter().filter(|row| row["gone"] == true).count(), 3, "{found}");
            let open =
                list(&found, "pairings").iter().filter(|one| !one["scores"].is_array() || one["status"] == "playing");
            assert_eq!(open.count(), 0, "nothing is left open");
            assert_eq!(list(&found, "pairings").len(), 15);
        },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_few_a_host_who_changes_their_mind_and_what_cannot_be() {
    let shares = frente_server::Most { cups: 2, cups_joined: 1, cup_bots: 4, ..frente_server::Most::FREE };
    let house = House::with(|config| (config.games, config.shares) = (toy::games, shares)).await;
    let (mut ana, mut ben, mut guest) =
        (account(&house, "Ana").await, account(&house, "Ben").await, house.guest().await);
    let make_it =
        async |client: &mut Client, more: Value| client.post("/api/v1/tournaments", &wanted("swiss", more)).await;
    for (more, status, code) in [
        (json!({"name": "x"}), 422, "bad-text"),
        (json!({"most": 2}), 422, "bad-tournament"),
        (json!({"kind": "robin", "most": 17}), 422, "bad-tournament"),
        (json!({"rounds": 0}), 422, "bad-tournament"),
        (json!({"rounds": 16}), 422, "bad-tournament"),
        (json!({"clock": {"kind": "none"}}), 422, "bad-clock"),
        (json!({"starts": now() - 3_600_000}), 422, "bad-tournament"),
        (json!({"starts": now() + 61 * 86_400_000}), 422, "bad-tournament"),
        (json!({"game": "amanecer"}), 422, "bad-seats"),
        (json!({"game": "chess"}), 404, "no-game"),
        (json!({"setup": {"nonsense": 1}}), 422, "bad-setup"),
        (json!({"bots": ["hal"]}), 422, "bad-seats"),
        (json!({"bots": ["recruit", "recruit", "recruit", "recruit", "recruit"]}), 422, "bad-tournament"),
        (json!({"kind": "lottery"}), 400, "bad"),
    ] {
        assert_eq!(make_it(&mut ana, more.clone()).await.refused(status), code, "{more}");
    }
    assert_eq!(make_it(&mut guest, json!({})).await.refused(409), "no-account");
    assert_eq!(ana.get("/api/v1/tournaments/nothing").await.refused(404), "no-tournament");
    let first = make(&mut ana, "swiss", json!({"bots": ["recruit"]})).await;
    let second = make(&mut ana, "swiss", json!({})).await;
    assert_eq!(make_it(&mut ana, json!({})).await.refused(429), "limit");
    join(&mut ben, &first).await;
    assert_eq!(ben.post(&format!("/api/v1/tournaments/{second}/join"), &json!({})).await.refused(429), "limit");
    begin(&house, &first).await;
    let found = whole(&mut ana, &first).await;
    assert_eq!((&found["about"]["state"], &found["about"]["why"]), (&json!("cancelled"), &json!("few")));
    let second = format!("/api/v1/tournaments/{second}");
    assert_eq!(ben.send("DELETE", &second, None, Bytes::new()).await.refused(403), "not-host");
    assert_eq!(ana.send("DELETE", &second, None, Bytes::new()).await.status, 204);
    assert_eq!(ana.get(&second).await.ok()["about"]["why"], "host");
    assert_eq!(ana.send("DELETE", &second, None, Bytes::new()).await.refused(409), "entry-closed");
    let account = app(&house).store.accounts_called("Ben").await.unwrap().remove(0);
    app(&house).store.mute(&account, true).await.unwrap();
    assert_eq!(make_it(&mut ben, json!({})).await.refused(403), "muted");
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_that_look_at_the_same_time_pair_a_round_once() {
    let Some(postgres) = Postgres::start().await else { return };
    let house = async || {
        House::with(|config| (config.games, config.database) = (toy::games as fn() -> _, postgres.url())).await
    };
    let (mut one, mut other) = (house().await, house().await);
    let mut host = account(&one, "Ana").await;
    let id = make(&mut host, "swiss", json!({"bots": vec!["recruit"; 9], "rounds": 4})).await;
    sql(&one.config, "UPDATE tournaments SET starts = 1", &[]).await;
    let (tournament, apps) = (id.parse().unwrap(), [app(&one), app(&other)]);
    loop {
        tokio::join!(cup::run::look(&apps[0], tournament), cup::run::look(&apps[1], tournament));
        if whole(&mut host, &id).await["about"]["state"] == "over" {
            break;
        }
    }
    let found = whole(&mut host, &id).await;
    assert_eq!((list(&found, "pairings").len(), &found["about"]["round"]), (4 * 5, &json!(4)));
    reckoned(&mut host, &found).await;
    one.stop().await;
    other.stop().await;
}
