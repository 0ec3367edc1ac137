//! *Peanas* through the door: a table has more places than a list, and a board has questions.

use frente_catalog::game;
use frente_kernel::{Seat, Secret, VerifiableDice, Viewer};
use serde_json::json;

/// Without fog both sides stand on the table once they have come on.
#[test]
fn a_place_that_is_in_no_list_is_asked_about_and_played() {
    let list = |army: &str, side: &str, units: [&str; 2]| json!({"name": "few", "army": army, "size": "Small", "side": side, "units": units.map(|unit| json!({"unit": unit}))});
    let setup = json!({
        "scenery": 7, "season": 1, "fog": 0, "waiting_days": 0,
        "attacker": list("National", "Attacker", ["nat-oficial", "nat-seccion-de-la-legion"]),
        "defender": list("Republican", "Defender", ["rep-oficial", "rep-seccion-milicia-cnt"]),
    });
    let mut table = game("peanas").unwrap().open(&setup).unwrap();
    let dice = VerifiableDice::new(Secret([36; 32]), "");
    // Officers walk without an order: the first choice that leads to a move is taken.
    let seat = loop {
        table.roll(&dice);
        let seat = table.node().deciding().expect("the battle goes on");
        let offers = table.offers(seat);
        if offers.iter().any(|offer| offer.action.starts_with("walk ")) {
            break seat;
        }
        let wanted = ["enter ", "free-move ", "activate ", "order ", "give "];
        let liked = wanted.iter().find_map(|verb| offers.iter().find(|offer| offer.action.starts_with(verb)));
        let action = liked.unwrap_or(&offers[0]).action.clone();
        table.act(seat, &action).unwrap();
    };
    let spots = table.ask(Viewer::Seat(seat), "spots").expect("offered places");
    let (x, y) = (spots[0]["at"][0].as_i64().unwrap(), spots[0]["at"][1].as_i64().unwrap());
    let march = table.view(Viewer::Seat(seat))["march"]["unit"].clone();
    let about = table.ask(Viewer::Seat(seat), &format!("unit u{march}")).expect("an own unit");
    assert!(about["reach"].as_array().is_some_and(|corners| corners.len() > 2), "{about}");
    // A millimetre beside an offered place: somewhere around it is free ground.
    let beside = [(-10, 0), (10, 0), (0, -10), (0, 10)].map(|(dx, dy)| format!("at {},{}", x + dx, y + dy));
    let pointed = beside.iter().filter_map(|question| table.ask(Viewer::Seat(seat), question));
    let free = pointed.into_iter().find(|pointed| pointed["refusal"].is_null()).expect("a legal place");
    let action = free["action"].as_str().unwrap().to_owned();
    assert!(table.offers(seat).iter().all(|offer| offer.action != action), "{action} is in no list");
    table.explain(seat, &action).unwrap();
    let before = table.steps();
    table.act(seat, &action).unwrap();
    assert!(table.steps() > before);
    let far = table.ask(Viewer::Seat(Seat(1 - seat.0)), "spots");
    assert_eq!(far, None, "what may be chosen is told to whoever must choose");
}

#[test]
fn other_games_have_no_questions() {
    let table = game("amanecer").unwrap().open(&json!(null)).unwrap();
    assert_eq!(table.ask(Viewer::Seat(Seat(0)), "spots"), None);
}
