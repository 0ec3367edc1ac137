//! Ratings: what a match changes, once; what counts for nothing; what rated play forbids; on both databases.

use crate::client::Client;
use crate::house::House;
use crate::lobby::{account, on_both, sql};
use crate::toy;
use frente_server::club::book;
use serde_json::{Value, json};

fn id(meta: &Value) -> String {
    meta["id"].as_str().expect("an id").to_owned()
}

/// A rated duel between two, begun.
async fn duel(ana: &mut Client, ben: &mut Client) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let meta = ana.create(json!({"game": "duel", "rated": true, "seats": seats})).await;
    assert_eq!(meta["rated"], true);
    let join = json!({"seat": 1, "invite": meta["invite"]});
    ben.post(&format!("/api/v1/matches/{}/join", id(&meta)), &join).await.ok();
    id(&meta)
}

/// Whoever must choose takes the first offer, so often.
async fn play(ana: &mut Client, ben: &mut Client, id: &str, choices: usize) {
    for _ in 0..choices {
        let turn = ana.snapshot(id).await["meta"]["turn"].as_u64();
        let Some(turn) = turn else { return };
        let who = if turn == 0 { &mut *ana } else { &mut *ben };
        let table = who.snapshot(id).await;
        let body = json!({"seat": turn, "seq": table["seq"], "action": table["offers"][0]["action"]});
        who.post(&format!("/api/v1/matches/{id}/act"), &body).await.ok();
    }
}

/// Plays until both have chosen, and `loser` gives up.
async fn lose(ana: &mut Client, ben: &mut Client, id: &str, loser: u64) {
    let mut seen = [false; 2];
    while seen != [true, true] {
        let Some(turn) = ana.snapshot(id).await["meta"]["turn"].as_u64() else { return };
        seen[turn as usize] = true;
        play(ana, ben, id, 1).await;
    }
    let who = if loser == 0 { ana } else { ben };
    who.post(&format!("/api/v1/matches/{id}/resign"), &json!({"seat": loser})).await.ok();
}

async fn booked(client: &mut Client, name: &str, matches: usize) -> Value {
    loop {
        let results = client.get(&format!("/api/v1/people/{name}/results")).await.ok();
        if results.as_array().unwrap().len() >= matches {
            return results;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_match_is_booked_once_for_both() {
    on_both(
        |_| (),
        async |house| {
            let (mut ana, mut ben) = (account(house, "Ana").await, account(house, "Ben").await);
            let first = duel(&mut ana, &mut ben).await;
            lose(&mut ana, &mut ben, &first, 1).await;
            let results = booked(&mut ana, "Ana", 1).await;
            assert_eq!(
                (&results[0]["score"], &results[0]["opponent"], &results[0]["before"]),
                (&json!(2), &json!("Ben"), &json!(1500))
            );
            // Booked again, by whomever, it changes nothing.
            let app = house.server.as_ref().unwrap().app().clone();
            book::book(&app, first.parse().unwrap()).await.unwrap();
            let profile = ana.get("/api/v1/people/ana").await.ok();
            // Glicko-2 of two unknowns: 162.31 points either way.
            assert_eq!((&profile["ratings"][0]["rating"], &profile["ratings"][0]["games"]), (&json!(1662), &json!(1)));
            assert_eq!(profile["marks"]["duel"], json!({"rating": 1662, "sure": false}));
            assert_eq!(profile["records"][0]["won"], 1);
            let other = ana.get("/api/v1/people/Ben").await.ok();
            assert_eq!((&other["ratings"][0]["rating"], &other["ratings"][0]["side"]), (&json!(1338), &json!(1)));
            assert_eq!(ana.get("/api/v1/people/Ana/curve?game=duel").await.ok()[0]["rating"], 1662);
            assert_eq!(ana.get("/api/v1/people/Eva").await.refused(404), "nobody");
            // The sixth and last of a day counts, the seventh does not.
            for _ in 0..6 {
                let next = duel(&mut ana, &mut ben).await;
                lose(&mut ana, &mut ben, &next, 1).await;
            }
            let results = booked(&mut ana, "Ana", 7).await;
            let rated = results.as_array().unwrap().iter().filter(|one| one["after"].is_i64()).count();
            assert_eq!(rated, 6);
            let older =
                ana.get(&format!("/api/v1/people/Ana/results?after={}", results[4]["id"].as_str().unwrap())).await.ok();
            assert_eq!(older.as_array().unwrap().len(), 2);
            assert_eq!(ana.get("/api/v1/ratings/duel?side=0").await.ok(), json!([]), "nobody is sure yet");
            sql(&house.config, "UPDATE ratings SET deviation = 60000", &[]).await;
            assert_eq!(ana.get("/api/v1/ratings/duel?side=0").await.ok()[0]["name"], "Ana");
            assert_eq!(ana.get("/api/v1/ratings/duel?after=9999").await.refused(400), "bad");
            assert_eq!(ana.get("/api/v1/ratings/chess").await.refused(404), "no-game");
        },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_given_up_unplayed_counts_for_nothing() {
    let house = House::with(|config| config.games = toy::games).await;
    let (mut ana, mut ben) = (account(&house, "Ana").await, account(&house, "Ben").await);
    let first = duel(&mut ana, &mut ben).await;
    ben.post(&format!("/api/v1/matches/{first}/resign"), &json!({"seat": 1})).await.ok();
    let second = duel(&mut ana, &mut ben).await;
    lose(&mut ana, &mut ben, &second, 0).await;
    let results = booked(&mut ana, "Ben", 1).await;
    let app = house.server.as_ref().unwrap().app().clone();
    book::book_the_rest(&app).await;
    assert_eq!(results.as_array().unwrap().len(), 1);
    assert_eq!(results[0]["id"], json!(second));
    let casual = json!({"game": "duel", "seats": [{"kind": "me"}, {"kind": "local"}]});
    let own = ana.create(casual).await;
    ana.post(&format!("/api/v1/matches/{}/resign", id(&own)), &json!({"seat": 0})).await.ok();
    book::book_the_rest(&app).await;
    assert_eq!(booked(&mut ana, "Ana", 1).await.as_array().unwrap().len(), 1, "against oneself nobody wins");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_ended_while_nobody_could_book_it_is_booked_later() {
    on_both(
        |_| (),
        async |house| {
            let (mut ana, mut ben) = (account(house, "Ana").await, account(house, "Ben").await);
            let first = duel(&mut ana, &mut ben).await;
            lose(&mut ana, &mut ben, &first, 0).await;
            booked(&mut ana, "Ana", 1).await;
            sql(&house.config, "UPDATE matches SET booked = 0", &[]).await;
            sql(&house.config, "DELETE FROM results", &[]).await;
            sql(&house.config, "DELETE FROM ratings", &[]).await;
            let app = house.server.as_ref().unwrap().app().clone();
            book::book_the_rest(&app).await;
            assert_eq!(booked(&mut ana, "Ana", 1).await[0]["after"], 1338);
        },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rated_play_takes_an_account_and_forbids_what_would_help() {
    let house = House::with(|config| config.games = toy::games).await;
    let (mut ana, mut ben, mut guest) =
        (account(&house, "Ana").await, account(&house, "Ben").await, house.guest().await);
    let wanted = json!({"game": "duel", "rated": true, "public": true, "seats": [{"kind": "me"}, {"kind": "open"}]});
    assert_eq!(guest.post("/api/v1/matches", &wanted).await.refused(403), "rated-account");
    for seats in
        [json!([{"kind": "me"}, {"kind": "local"}]), json!([{"kind": "me"}, {"kind": "bot", "level": "recruit"}])]
    {
        let wanted = json!({"game": "duel", "rated": true, "seats": seats});
        assert_eq!(ana.post("/api/v1/matches", &wanted).await.refused(422), "not-rated");
    }
    let alone = json!({"game": "amanecer", "rated": true, "seats": [{"kind": "me"}]});
    assert_eq!(ana.post("/api/v1/matches", &alone).await.refused(422), "not-rated");
    let seek = ana.create(wanted).await;
    let join = format!("/api/v1/matches/{}/join", id(&seek));
    assert_eq!(guest.post(&join, &json!({"seat": 1})).await.refused(403), "rated-account");
    ben.post(&join, &json!({"seat": 1})).await.ok();
    let path = format!("/api/v1/matches/{}", id(&seek));
    play(&mut ana, &mut ben, &id(&seek), 3).await;
    let fork = json!({"step": 1, "seats": [{"kind": "me"}, {"kind": "local"}]});
    assert_eq!(ana.post(&format!("{path}/fork"), &fork).await.refused(403), "hidden");
    // A record of the same game that goes on: a position to try things out in.
    let own = ana.create(json!({"game": "duel", "seats": [{"kind": "me"}, {"kind": "local"}]})).await;
    let seats = json!({"seat": 0});
    let mut casual = account(&house, "Eva").await;
    casual.post("/api/v1/session", &json!({})).await;
    assert_eq!(ana.get(&format!("/api/v1/matches/{}/hint", id(&own))).await.refused(403), "fair");
    ana.post(&format!("/api/v1/matches/{}/resign", id(&own)), &seats).await.ok();
    let record = ana.get(&format!("/api/v1/matches/{}/record", id(&own))).await;
    assert_eq!(ana.post_text("/api/v1/records", record.text()).await.refused(403), "fair");
    casual.post_text("/api/v1/records", record.text()).await.ok();
    // What both agree to take back turns the match casual.
    let offer = format!("{path}/offer");
    let turn = ana.snapshot(&id(&seek)).await["meta"]["turn"].as_u64().unwrap();
    let (one, other) = if turn == 0 { (&mut ben, &mut ana) } else { (&mut ana, &mut ben) };
    one.post(&offer, &json!({"kind": "undo"})).await.ok();
    assert_eq!(ana_or(one, &path).await, json!(true));
    other.post(&offer, &json!({"kind": "undo"})).await.ok();
    assert_eq!(ana_or(other, &path).await, json!(false));
}

async fn ana_or(client: &mut Client, path: &str) -> Value {
    client.get(path).await.ok()["meta"]["rated"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_game_played_for_rating_is_neither_forked_nor_written_down() {
    let house = House::open().await;
    let mut ana = account(&house, "Ana").await;
    let wanted =
        json!({"game": "pasaran", "rated": true, "seats": [{"kind": "me"}, {"kind": "bot", "level": "recruit"}]});
    let meta = ana.create(wanted).await;
    let path = format!("/api/v1/matches/{}", id(&meta));
    let closed = ana.get(&format!("{path}/record")).await.refused(403);
    assert!(closed == "fair" || closed == "hidden", "{closed}");
    let seats = json!([{"kind": "me"}, {"kind": "local"}]);
    let forked = ana.post(&format!("{path}/fork"), &json!({"step": 0, "seats": seats})).await.refused(403);
    assert!(forked == "fair" || forked == "hidden", "{forked}");
    let levels = ana.get("/api/v1/anchors").await.ok();
    assert_eq!(levels.as_array().unwrap().len(), 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn equals_wait_for_equals() {
    let house = House::with(|config| config.games = toy::games).await;
    let (mut ana, mut ben) = (account(&house, "Ana").await, account(&house, "Ben").await);
    let first = duel(&mut ana, &mut ben).await;
    lose(&mut ana, &mut ben, &first, 1).await;
    booked(&mut ana, "Ana", 1).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let seek = ana.create(json!({"game": "duel", "public": true, "suits": "equals", "seats": seats})).await;
    assert_eq!(seek["range"], json!([1462, 1862]));
    let lobby = ben.get("/api/v1/lobby").await.ok();
    assert_eq!(lobby[0]["seats"][0]["mark"], json!({"rating": 1662, "sure": false}));
    let join = format!("/api/v1/matches/{}/join", id(&seek));
    assert_eq!(ben.post(&join, &json!({"seat": 1})).await.refused(403), "out-of-range");
    account(&house, "Eva").await.post(&join, &json!({"seat": 1})).await.ok();
}
