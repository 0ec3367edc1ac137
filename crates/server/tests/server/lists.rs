//! Decks and army lists: the stock, the check, and everything that is no list.

use crate::client::Client;
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

/// Everything somebody is told about a table, but what tells one table from another.
async fn told(client: &mut Client, id: &str) -> String {
    let mut snapshot = client.snapshot(id).await;
    for name in ["id", "created", "updated", "expires", "commitment", "salt"] {
        snapshot["meta"].as_object_mut().unwrap().remove(name);
    }
    let sheet = client.get(&format!("/api/v1/matches/{id}/sheet")).await.ok();
    json!([snapshot, sheet]).to_string().replace(id, "ID")
}

#[tokio::test(flavor = "multi_thread")]
async fn each_brings_a_list_the_other_does_not_see() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.guest().await, house.guest().await);
    // Two lists by the same terms for the first seat, and one for the second.
    for (game, mine, other, theirs, [first, second]) in [
        ("guerra1936", "national-military", "national-political", "republic-political", ["/decks/0", "/decks/1"]),
        ("tactics2gm", "de_a", "usa_a", "uk_a", ["/decks/0/cards", "/decks/1/cards"]),
        (
            "peanas",
            "national-small-attack",
            "republican-small-attack",
            "republican-small-defence",
            ["/attacker/name", "/defender/name"],
        ),
    ] {
        let stock = ana.get(&format!("/api/v1/games/{game}/stock")).await.ok();
        let ready = |id: &str| {
            let of = stock["ready"].as_array().unwrap().iter().find(|one| one["id"] == id);
            json!({ "own": of.unwrap_or_else(|| panic!("{id}"))["list"] })
        };
        let (mine, other, theirs) = (ready(mine), ready(other), ready(theirs));
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let mut made = Vec::new();
        for list in [&mine, &other] {
            let wanted = json!({ "game": game, "own_lists": true, "list": list, "public": true, "seats": seats });
            let meta = ana.create(wanted).await;
            assert_eq!(meta["own_lists"], json!(true));
            made.push(meta["id"].as_str().unwrap().to_owned());
        }
        // Nobody else tells the tables apart, and what was brought outlives the program.
        assert_eq!(told(&mut ben, &made[0]).await, told(&mut ben, &made[1]).await, "{game}");
        house.restart().await;
        for client in [&mut ana, &mut ben] {
            (client.addr, client.origin) = (house.addr, Some(format!("http://{}", house.addr)));
        }
        assert_eq!(told(&mut ben, &made[0]).await, told(&mut ben, &made[1]).await, "{game}");
        let path = format!("/api/v1/matches/{}/join", made[0]);
        let mut wrong = theirs.clone();
        wrong["own"]["entries"][0]["item"] = json!("nobody knows this");
        assert_eq!(ben.post(&path, &json!({ "seat": 1, "list": wrong })).await.refused(422), "bad-setup", "{game}");
        let joined = ben.post(&path, &json!({ "seat": 1, "list": theirs })).await.ok();
        assert_eq!(joined["status"], json!("playing"), "{game}");
        // Once it is over the record shows both.
        let record = format!("/api/v1/matches/{}/record", made[0]);
        assert_eq!(ben.get(&record).await.refused(403), "hidden");
        ana.post(&format!("/api/v1/matches/{}/resign", made[0]), &json!({ "seat": 0 })).await.ok();
        let record = ben.get(&record).await;
        let laying = json!({ "seats": [mine, theirs] });
        let laid = ana.post(&format!("/api/v1/games/{game}/lists/setup"), &laying).await.ok();
        for place in [first, second] {
            let held = laid.pointer(place).unwrap().to_string();
            assert!(record.text().contains(&held), "{game} {held}\n{}", record.text());
        }
        // Where the lists were agreed on, nobody brings another.
        let agreed = ana.create(json!({ "game": game, "public": true, "seats": seats })).await;
        let path = format!("/api/v1/matches/{}/join", agreed["id"].as_str().unwrap());
        assert_eq!(ben.post(&path, &json!({ "seat": 1, "list": theirs })).await.refused(409), "agreed-lists");
    }
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let none = json!({ "game": "pasaran", "own_lists": true, "seats": seats });
    assert_eq!(ana.post("/api/v1/matches", &none).await.refused(404), "no-lists");
    let agreed = json!({ "game": "guerra1936", "list": "lot", "seats": seats });
    assert_eq!(ana.post("/api/v1/matches", &agreed).await.refused(409), "agreed-lists");
    // Against a bot the list is laid down at once.
    let bot = json!([{ "kind": "me" }, { "kind": "bot", "level": "recruit" }]);
    let at_once =
        json!({ "game": "guerra1936", "own_lists": true, "list": { "ready": "national-political" }, "seats": bot });
    assert_eq!(ana.create(at_once).await["status"], json!("playing"));
}
