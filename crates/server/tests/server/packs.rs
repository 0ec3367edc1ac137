//! A table whose owner brought his own data.

use crate::house::House;
use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, SqliteConnection};

/// What a setup says to be played with one file of one's own.
fn pack(game: &str, file: &str, text: String) -> Value {
    frente_catalog::game(game).unwrap().load_data(&[(file.to_owned(), text)]).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_owners_scenario_is_on_the_shelf_and_is_played() {
    let printed = include_str!("../../../pasaran/data/scenarios.ron");
    let named = |name: &str| printed.replace("madrid1936", "mine").replace("La campaña, 1936-39", name);
    let (before, after) = (named("Antes"), named("La nuestra"));
    let packs = vec![
        ("pasaran", pack("pasaran", "scenarios.ron", before)),
        ("pasaran", pack("pasaran", "scenarios.ron", after)),
    ];
    let mut house = House::with(|config| config.packs = packs.clone()).await;
    let mut ana = house.guest().await;
    let shelf = ana.get("/api/v1/games").await.ok();
    let owned = |game: &&Value| game["own_data"] == true;
    let owned: Vec<&Value> = shelf.as_array().unwrap().iter().filter(owned).collect();
    assert_eq!(owned.len(), 1, "the other games are played with the standard data");
    let scenarios = owned[0]["scenarios"].as_array().unwrap();
    assert_eq!(scenarios[0]["name"]["es"], "La nuestra", "the last pack is the one that is played");
    let mine = scenarios.iter().find(|one| one["id"] == "mine").expect("the owner's scenario");
    assert_eq!(mine["seats"], 2);
    let opening = ana.post("/api/v1/games/pasaran/opening", &json!({ "scenario": "mine" })).await.ok();
    assert_eq!(opening["view"]["scenario"], "mine", "it can be looked at before it is played");
    let refused = ana.post("/api/v1/games/pasaran/opening", &json!({ "scenario": "madrid1936" })).await;
    assert_eq!(refused.refused(422), "bad-setup");
    assert_eq!(ana.post("/api/v1/games/chess/opening", &json!({})).await.refused(404), "no-game");
    let seats = json!([{ "kind": "me" }, { "kind": "local" }]);
    let meta = ana.create(json!({ "game": "pasaran", "seats": seats, "setup": { "scenario": "mine" } })).await;
    let id = meta["id"].as_str().unwrap().to_owned();
    let table = ana.snapshot(&id).await;
    assert_eq!(table["view"]["scenario"], "mine");
    let action = table["offers"][0]["action"].as_str().unwrap().to_owned();
    ana.act(&id, &table["seq"], &action).await.ok();
    // A match goes on with the data it began with, whatever is usual by then.
    house.config.packs = vec![packs[1].clone(), packs[0].clone()];
    house.restart().await;
    ana.addr = house.addr;
    ana.origin = None;
    assert_eq!(ana.snapshot(&id).await["steps"], 1);
    let sheet = ana.get(&format!("/api/v1/matches/{id}/sheet")).await.ok();
    assert_eq!(sheet["scenarios"][0]["name"]["es"], "La nuestra");
    let usual = ana.get("/api/v1/games/pasaran/sheet").await.ok();
    assert_eq!(usual["scenarios"][0]["name"]["es"], "Antes");
    // A pack nobody loaded is refused with a sentence.
    let wanted = json!({ "game": "pasaran", "seats": seats, "setup": { "pack": "sha256:0" } });
    let refused = ana.post("/api/v1/matches", &wanted).await;
    assert_eq!(refused.refused(422), "bad-setup");
    assert!(refused.text().contains("the data pack sha256:0 is not loaded"), "{}", refused.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_whose_data_are_not_there_says_so_and_is_kept() {
    let mut house = House::open().await;
    let mut ana = house.guest().await;
    let id = ana.solitaire().await;
    house.stop().await;
    let mut other = SqliteConnection::connect(&house.config.database).await.unwrap();
    let of = |from: &str, to: &str| format!("UPDATE matches SET setup = replace(setup, '{from}', '{to}')");
    other.execute(sqlx::AssertSqlSafe(of("\"standard\"", "\"sha256:gone\""))).await.unwrap();
    house.restart().await;
    (ana.addr, ana.origin) = (house.addr, None);
    let refused = ana.get(&format!("/api/v1/matches/{id}")).await;
    assert_eq!(refused.refused(409), "other-data");
    assert!(refused.text().contains("sha256:gone"), "{}", refused.text());
    assert_eq!(ana.get("/api/v1/matches").await.ok()[0]["id"], json!(id), "it is listed");
    other.execute(sqlx::AssertSqlSafe(of("\"sha256:gone\"", "\"standard\""))).await.unwrap();
    assert_eq!(ana.snapshot(&id).await["meta"]["status"], "playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_are_built_from_the_owners_data_and_lessons_from_the_standard_ones() {
    let printed = include_str!("../../../guerra1936/data/rules.ron");
    let changed = printed.replacen("deck_minimum: (36,", "deck_minimum: (35,", 1).replacen("hand: (6,", "hand: (5,", 1);
    let packs = vec![("guerra1936", pack("guerra1936", "rules.ron", changed))];
    let house = House::with(|config| config.packs = packs).await;
    let mut ana = house.guest().await;
    let stock = ana.get("/api/v1/games/guerra1936/stock").await.ok();
    let written = ana.post("/api/v1/games/guerra1936/lists/write", &stock["ready"][0]["list"]).await.ok();
    assert_eq!(written["report"]["least"], 35);
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "recruit" }]);
    for (guided, hand) in [(true, 6), (false, 5)] {
        let setup = if guided { Value::Null } else { json!({ "decks": ["random", "random"] }) };
        let wanted = json!({ "game": "guerra1936", "seats": seats, "guided": guided, "setup": setup });
        let meta = ana.create(wanted).await;
        let table = ana.snapshot(meta["id"].as_str().unwrap()).await;
        assert_eq!(table["view"]["players"][0]["hand"]["cards"].as_array().unwrap().len(), hand, "guided: {guided}");
    }
}
