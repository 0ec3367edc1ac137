//! *Amanecer soviético* through the door: what the server and the command line rely on.

use frente_catalog::referee::{self, RefereeError, Script};
use frente_catalog::rules::{Status, search};
use frente_catalog::{AnyMatch, Lang, Shelf, Speaker, Visit, game, games, visit};
use frente_kernel::record::{DiceProof, Publish};
use frente_kernel::{Limits, Narrate, Record, Seat, Secret, VerifiableDice, Viewer};
use serde_json::{Value, json};

fn open() -> Box<dyn AnyMatch> {
    game("amanecer").unwrap().open(&Value::Null).unwrap()
}

fn rule(script: Value) -> Result<referee::Ruling, RefereeError> {
    referee::run(games(), &Script::parse(&script.to_string()).unwrap())
}

#[test]
fn an_unknown_game_is_answered_with_the_known_ones() {
    let error = game("amanecr").err().unwrap();
    assert_eq!(
        error.to_string(),
        "unknown game \"amanecr\", expected one of: amanecer, guerra1936, pasaran, tactics2gm, peanas"
    );
}

#[test]
fn the_list_and_the_visit_know_the_same_games() {
    struct Id;
    impl Visit for Id {
        type Out = &'static str;
        fn visit<G: Narrate, S: Shelf<Game = G>>(self) -> &'static str {
            G::INFO.id
        }
    }
    for game in games() {
        assert_eq!(visit(game.info().id, Id), Ok(game.info().id));
    }
    assert!(visit("chess", Id).is_err());
}

#[test]
fn a_whole_match_by_the_door_verifies_and_is_told_in_three_languages() {
    let amanecer = game("amanecer").unwrap();
    for n in 0..20 {
        let dice = VerifiableDice::new(Secret([n; 32]), "");
        let mut table = open();
        loop {
            table.roll(&dice);
            let Some(seat) = table.node().deciding() else { break };
            let choice = table.bot_choice(seat, "random", table.steps() as u64 * 31 + u64::from(n), None).unwrap();
            table.act(seat, &choice.action).unwrap();
        }
        let record = Record::parse(&table.record(Some(&dice), Publish::Secret).unwrap()).unwrap();
        let (again, proof) = amanecer.verify(&record).unwrap();
        assert!(matches!(proof, DiceProof::Redrawn(drawn) if drawn > 0));
        assert_eq!(again.view(Viewer::Spectator), table.view(Viewer::Spectator));
        for lang in Lang::ALL {
            let speaker = Speaker::new(amanecer, lang);
            for event in table.log(Viewer::Seat(Seat(0)), 0) {
                speaker.try_say(&event.message).unwrap();
            }
            speaker.try_say(&table.node().outcome().unwrap().message).unwrap();
        }
    }
}

/// §11.0, the first turn of the worked example: the Ottomans, then three actions.
#[test]
fn a_script_runs_with_its_dice_written_out() {
    let ruling = rule(json!({"game": "amanecer", "setup": {}, "script": [
        {"chance": "card 10"},
        {"expect": {"node": "decision 0", "view": {"fronts": {"southern": {"number": 3}}, "level": 1, "actions": 3}}},
        {"act": "political"}, {"chance": "die 3"},
        {"expect": {"events": ["event-political-thrown", "event-political-failed"]}},
        {"act": "political", "seat": 0}, {"chance": "die 6"},
        {"expect": {"view": {"level": 2}, "events": ["event-level-raised"], "legal": ["reorganize"],
                    "illegal": ["reserve southern", {"act": "offensive finland", "rule": "6.1"}]}},
        {"act": "reorganize"}, {"chance": "die 2"},
    ]}));
    let ruling = ruling.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(ruling.steps.len(), 7);
    assert_eq!(ruling.steps[0].text, "card 10");
    assert!(ruling.offers().iter().any(|offer| offer.action == "end"));
}

#[test]
fn a_script_that_does_not_hold_names_its_step() {
    let failed = |script: Value| rule(json!({"game": "amanecer", "script": script})).err().unwrap().to_string();
    assert_eq!(
        failed(json!([{"chance": "card 10"}, {"expect": {"view": {"level": 4}}}])),
        "step 2: view.level: expected 4, found 1"
    );
    let said = failed(json!([{"chance": "card 10"}, {"act": "offensive finland"}]));
    assert!(said.starts_with("step 2: \"offensive finland\" is not legal by §"), "{said}");
    assert_eq!(failed(json!([{"act": "political"}])), "step 1: a die or a card is due before the next choice");
    assert_eq!(failed(json!([{"chance": "die 7"}])), "step 1: \"die 7\" is not the notation of a die or card");
    assert_eq!(failed(json!([{"chance": "card 60"}])), "step 1: \"card 60\" cannot come up now");
    assert_eq!(failed(json!([{"expect": {"node": "over"}}])), "step 1: expected the node \"over\", found \"chance\"");
    assert_eq!(
        failed(json!([{"expect": {"outcome": "military-defeat"}}])),
        "step 1: expected the outcome \"military-defeat\", found \"no ending yet\""
    );
    let said = failed(json!([{"chance": "card 10"}, {"expect": {}}, {"expect": {"events": ["event-card-drawn"]}}]));
    assert!(said.ends_with("found since the last expectation: none"), "{said}");
    let said = failed(json!([{"expect": {"legal": ["political"]}}]));
    assert!(said.contains("nobody may choose here"), "{said}");
    let said = failed(json!([{"chance": "card 10"}, {"expect": {"illegal": ["political"]}}]));
    assert_eq!(said, "step 2: expected \"political\" to be illegal, but it is legal");
    let said =
        failed(json!([{"chance": "card 10"}, {"expect": {"illegal": [{"act": "offensive finland", "rule": "7.3"}]}}]));
    assert!(said.contains("illegal by §7.3, but it is so by §"), "{said}");
}

#[test]
fn a_script_with_a_misspelt_key_is_no_script() {
    let said = |text: &str| Script::parse(text).unwrap_err().to_string();
    assert!(said("{\"game\": \"amanecer\",\n \"scrpt\": []}").starts_with("line 2, column 8: unknown field `scrpt`"));
    assert!(said("{\"game\": ").starts_with("line 1, column 9: EOF while parsing"));
    let both = r#"{"game": "amanecer", "script": [{"act": "political", "chance": "die 1"}]}"#;
    assert!(said(both).contains("expected a step with \"act\""), "{}", said(both));
}

#[test]
fn a_position_may_be_laid_out() {
    let ruling = rule(json!({"game": "amanecer", "state": {"level": 8}, "script": [
        {"chance": "card 10"}, {"act": "political"}, {"chance": "die 6"},
        {"expect": {"node": "over", "outcome": "political-victory"}}]}));
    assert!(ruling.is_ok(), "{}", ruling.err().unwrap());
    let error = rule(json!({"game": "amanecer", "state": {"levle": 8}})).err().unwrap();
    assert!(error.to_string().starts_with("state.levle: unknown field `levle`"), "{error}");
}

#[test]
fn odds_of_a_single_throw_are_exact() {
    let mut table = open();
    table.chance("card 10").unwrap();
    let odds = table.odds(Seat(0), "political", Limits::default(), 0).unwrap();
    assert!(odds.exact);
    let sum: f64 = odds.branches.iter().map(|branch| branch.chance).sum();
    assert!((sum - 1.0).abs() < 1e-12);
    let raised = odds.branches.iter().find(|branch| branch.messages[0].key == "event-level-raised").unwrap();
    assert_eq!(raised.fraction, Some((1, 2)), "resistance 3: a 4, 5 or 6 raises the level");
}

#[test]
fn the_rulebook_is_whole_and_searchable() {
    let rows = game("amanecer").unwrap().rules();
    assert!(rows.len() > 80);
    assert!(rows.iter().all(|row| row.status == Status::Physical || !row.text.get(Lang::Es).is_empty()));
    let found = search(&rows, "trenes blindados", Lang::Es);
    assert!(found.iter().any(|row| row.id == "7.5.3"));
}

#[test]
fn a_data_pack_is_loaded_or_every_fault_named() {
    let amanecer = game("amanecer").unwrap();
    let board = frente_amanecer::data::STANDARD_FILES[1].1.to_owned();
    let changed = board.replace("\"Moscú\"", "\"Moskva\"");
    let setup = amanecer.load_data(&[("board.ron".to_owned(), changed)]).unwrap();
    assert!(setup["pack"].as_str().unwrap().starts_with("sha256:"));
    assert!(amanecer.open(&setup).is_ok());
    let faults = amanecer.load_data(&[("board.ron".to_owned(), "(".to_owned())]).unwrap_err();
    assert!(faults.to_string().starts_with("board.ron:1:"), "{faults}");
    assert!(amanecer.open(&json!({"pack": "sha256:00"})).is_err());
}
