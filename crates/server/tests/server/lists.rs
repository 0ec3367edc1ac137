//! Decks and army lists: the stock, the check, and everything that is no list.

use crate::house::House;
use hyper::body::Bytes;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn lists_are_built_and_checked() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let shelf = ana.get("/api/v1/games").await.ok();
    let kinds: Vec<_> = shelf.as_array().unwrap().iter().map(|game| game["lists"].clone()).collect();
    assert_eq!(json!(kinds), json!([null, "deck", null, "deck", "army"]));
    for game in ["guerra1936", "tactics2gm", "peanas"] {
        let stock = ana.get(&format!("/api/v1/games/{game}/stock")).await.ok();
        for ready in stock["ready"].as_array().unwrap() {
            let written = ana.post(&format!("/api/v1/games/{game}/lists/write"), &ready["list"]).await.ok();
            assert_eq!(written["report"]["errors"], json!([]), "{game} {}", ready["id"]);
            let checked = ana.post(&format!("/api/v1/games/{game}/lists/check"), &written["file"]).await.ok();
            assert_eq!(checked, written["report"]);
            let read = ana.post(&format!("/api/v1/games/{game}/lists/read"), &written["file"]).await.ok();
            assert_eq!(read, ready["list"]);
        }
    }
    // A match in which a ready deck is drawn for one seat, and the other brings one of its own.
    let stock = ana.get("/api/v1/games/guerra1936/stock").await.ok();
    let seats = json!([{ "own": stock["ready"][0]["list"] }, "lot"]);
    let laying = json!({ "setup": { "cohesion": 1 }, "seats": seats });
    let setup = ana.post("/api/v1/games/guerra1936/lists/setup", &laying).await.ok();
    assert_eq!((&setup["cohesion"], &setup["decks"][1]), (&json!(1), &json!("lot")));
    let usual = json!({ "setup": { "cohesion": 1 }, "seats": [null, null] });
    assert_eq!(ana.post("/api/v1/games/guerra1936/lists/setup", &usual).await.ok(), json!({ "cohesion": 1 }));
    let wrong = ana.post("/api/v1/games/guerra1936/lists/read", &json!({ "cards": 3 })).await;
    assert_eq!(wrong.refused(400), "bad");
    assert!(wrong.text().contains("list-unreadable"), "{}", wrong.text());
    for path in ["write", "read", "setup"] {
        let body =
            if path == "setup" { json!({ "seats": [] }) } else { json!({ "name": "", "terms": {}, "entries": [] }) };
        assert_eq!(ana.post(&format!("/api/v1/games/pasaran/lists/{path}"), &body).await.refused(404), "no-lists");
        assert_eq!(ana.post(&format!("/api/v1/games/chess/lists/{path}"), &body).await.refused(404), "no-game");
    }
    assert_eq!(ana.get("/api/v1/games/amanecer/stock").await.refused(404), "no-lists");
    assert_eq!(ana.get("/api/v1/games/chess/stock").await.refused(404), "no-game");
    assert_eq!(ana.post("/api/v1/games/pasaran/lists/check", &json!({})).await.refused(404), "no-lists");
    assert_eq!(ana.post("/api/v1/games/chess/lists/check", &json!({})).await.refused(404), "no-game");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_list_is_so_bad_that_the_check_breaks() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let unit = json!({ "unit": "nat-oficial", "platoon": 255, "upgrades": vec!["Ammunition"; 60] });
    for game in ["guerra1936", "tactics2gm", "peanas"] {
        let path = format!("/api/v1/games/{game}/lists/check");
        for list in [
            json!(null),
            json!([]),
            json!("list"),
            json!({ "cards": 3 }),
            json!({ "game": game, "side": "national", "cards": vec![255; 9000] }),
            json!({ "game": game, "nation": "usa", "points": 0, "cards": vec![("us_pershing", 255); 2000] }),
            json!({ "army": "National", "size": "Small", "side": "Attacker", "units": vec![unit.clone(); 50] }),
        ] {
            let report = ana.post(&path, &list).await.ok();
            assert!(!report["errors"].as_array().unwrap().is_empty(), "{game} {list}");
        }
        // What is no JSON is a bad request that names the place; what is too long is not read.
        let json = Some("application/json");
        let broken = ana.send("POST", &path, json, Bytes::from_static(b"{\n \"game\":")).await;
        assert_eq!(broken.refused(400), "bad");
        assert!(broken.text().contains("line 2"), "{}", broken.text());
        let long = Bytes::from(format!("[{}0]", "0,".repeat(40_000)));
        assert_eq!(ana.send("POST", &path, json, long).await.refused(413), "too-large");
        assert_eq!(ana.post_text(&path, "{}").await.refused(415), "media-type");
    }
}
