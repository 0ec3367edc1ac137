//! Questions for the referee over the API: answered with paragraphs, bounded, and never broken by what is asked.

use crate::house::House;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_question_is_answered_with_its_paragraph_and_what_may_be_done() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let ask = "/api/v1/games/amanecer/referee";
    let script = json!({"game": "amanecer", "script": [{"chance": "card 10"}, {"act": "offensive finland"}]});
    let said = ana.post(ask, &script).await.ok();
    let scene = &said["scenes"][0];
    assert_eq!((&scene["wrong"]["at"], &scene["wrong"]["rule"]), (&json!(2), &json!("6.1")));
    assert_eq!(scene["steps"][0]["text"], "card 10");
    assert!(scene["stands"]["offers"].as_array().unwrap().iter().any(|offer| offer["action"] == "political"));
    let position = json!({"game": "amanecer", "state": {"levle": 2}});
    let said = ana.post(ask, &position).await.ok();
    assert!(said["scenes"][0]["wrong"]["message"].to_string().contains("levle"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_question_and_what_asks_too_much_is_refused() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let ask = "/api/v1/games/amanecer/referee";
    let many: Vec<Value> = (0..401).map(|_| json!({"if_asked": "pass"})).collect();
    let refused = [
        json!({"game": "amanecer", "scirpt": []}),
        json!({"game": "peanas"}),
        json!({"game": "amanecer", "data": {"cards.ron": "("}}),
        json!({"game": "amanecer", "data": "/etc"}),
        json!({"game": "amanecer", "script": many}),
        json!({"game": "amanecer", "scenes": vec![json!({}); 9]}),
        json!([]),
    ];
    for script in refused {
        assert_eq!(ana.post(ask, &script).await.refused(400), "bad", "{script}");
    }
    assert_eq!(ana.post("/api/v1/games/chess/referee", &json!({"game": "chess"})).await.refused(404), "no-game");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_schema_of_a_game_is_there_for_editors_and_for_the_page() {
    let house = House::open().await;
    let mut ana = house.guest().await;
    let schema = ana.get("/api/v1/games/amanecer/referee/schema").await.ok();
    assert_eq!(schema["properties"]["game"]["enum"], json!(["amanecer"]));
    assert!(schema["$defs"]["state"]["properties"]["level"].is_object());
    assert_eq!(ana.get("/api/v1/games/chess/referee/schema").await.refused(404), "no-game");
}
