//! What no level does: actions that a game warns of as paid for nothing or lost at once, where another action is there.
//!
//! Captains play whole games, and so does the search of the generals with a small budget. `FRENTE_FOOLISH=1000` plays so many
//! games of each and asks besides that every verb is used.

use frente_lab::school::command;
use serde_json::{Map, Value};

/// A game, the cautions that no level ever takes, and games of captains and of a small general in the short form.
fn nobody_does(game: &str, never: &[&str], general: &str, games: [u32; 2]) {
    let many = std::env::var("FRENTE_FOOLISH").ok();
    for (bot, games) in ["captain", general].into_iter().zip(games) {
        let games = many.clone().unwrap_or_else(|| games.to_string());
        let words = ["foolish", game, "--bot", bot, "--seed", "1936", "--games", &games].map(str::to_owned);
        let said = command::run(&words).unwrap_or_else(|error| panic!("{error}"));
        let count: Value = serde_json::from_str(&said).expect("a count");
        let [warned, verbs] = ["warned", "verbs"].map(|name| count[name].as_object().expect("counts by name"));
        assert!(verbs.len() > 4, "{bot} of {game}: {said}");
        for caution in never {
            let taken = warned.get(*caution).map_or(0, |pair| pair[0].as_u64().expect("a number"));
            assert_eq!(taken, 0, "{bot} of {game} took {caution} where another action was there: {said}");
        }
        if many.is_some() {
            assert_eq!(unused(verbs), Vec::<&String>::new(), "{bot} of {game} never uses them: {said}");
        }
    }
}

/// Verbs that stood to choose often and were never taken.
fn unused(verbs: &Map<String, Value>) -> Vec<&String> {
    const OFTEN: u64 = 200;
    let never = |pair: &Value| pair[0] == 0 && pair[1].as_u64() > Some(OFTEN);
    verbs.iter().filter(|(_, pair)| never(pair)).map(|(verb, _)| verb).collect()
}

#[test]
fn nobody_wastes_an_action_in_amanecer() {
    let never = ["caution-treaty", "caution-nothing-to-gain", "caution-last-box", "caution-hopeless-offensive"];
    nobody_does("amanecer", &never, "ismcts:400+sense=1", [60, 4]);
}

#[test]
fn nobody_pays_for_nothing_in_guerra1936() {
    let never = ["caution-nobody-can-attack", "caution-buys-nothing", "caution-no-commander", "caution-empty-reserve"];
    nobody_does("guerra1936", &never, "ismcts:60+sense=1", [1, 1]);
}

#[test]
fn nobody_throws_a_city_or_a_card_away_in_pasaran() {
    let never = [
        "caution-arrives-too-late",
        "caution-repaired-too-late",
        "caution-card-never-played",
        "caution-card-expires",
        "caution-nothing-to-cancel",
        "caution-storm-idle",
        "caution-madrid-left-empty",
    ];
    nobody_does("pasaran", &never, "ismcts:4+sense=1", [1, 1]);
}

#[test]
fn nobody_shoots_their_own_works_in_tactics2gm() {
    let never = ["caution-surrender", "caution-own-works", "caution-own-terrain", "caution-assault-harmless"];
    nobody_does("tactics2gm", &never, "ismcts:20+sense=1", [2, 1]);
}

#[test]
fn nobody_lets_their_men_be_lost_in_peanas() {
    let never = ["caution-nowhere-to-run", "caution-nowhere-to-withdraw"];
    nobody_does("peanas", &never, "ismcts:2+sense=1", [1, 1]);
}
