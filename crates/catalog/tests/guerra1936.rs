//! *1936 Guerra Civil* through the door: what the server and the command line rely on.

use frente_catalog::referee::{self, Script};
use frente_catalog::{Lang, Speaker, game, games};
use frente_kernel::record::{DiceProof, Publish};
use frente_kernel::{Record, Seat, Secret, VerifiableDice, Viewer};
use serde_json::{Value, json};

#[test]
fn a_whole_match_by_the_door_verifies_and_is_told_in_three_languages() {
    let guerra = game("guerra1936").unwrap();
    for (n, setup) in [Value::Null, json!({"scenario": "pairs", "turn_limit": 12})].into_iter().enumerate() {
        let dice = VerifiableDice::new(Secret([n as u8; 32]), "");
        let mut table = guerra.open(&setup).unwrap();
        loop {
            table.roll(&dice);
            let Some(seat) = table.node().deciding() else { break };
            let choice = table.bot_choice(seat, "random", table.steps() as u64 * 31 + n as u64, None).unwrap();
            table.act(seat, &choice.action).unwrap();
        }
        let record = Record::parse(&table.record(Some(&dice), Publish::Secret).unwrap()).unwrap();
        let (again, proof) = guerra.verify(&record).unwrap();
        assert!(matches!(proof, DiceProof::Redrawn(drawn) if drawn > 0));
        assert_eq!(again.view(Viewer::Spectator), table.view(Viewer::Spectator));
        for lang in Lang::ALL {
            let speaker = Speaker::new(guerra, lang);
            for event in table.log(Viewer::Seat(Seat(0)), 0) {
                speaker.try_say(&event.message).unwrap();
            }
            speaker.try_say(&table.node().outcome().unwrap().message).unwrap();
        }
    }
}

/// The opening: six cards each, then a measure, its reply, and a refusal with its paragraph.
#[test]
fn a_script_runs_with_its_cards_written_out() {
    let cards = [120, 9, 23, 34, 77, 203, 16, 3, 98, 116, 177, 225];
    let mut script: Vec<Value> = cards.iter().map(|card| json!({"chance": format!("card {card}")})).collect();
    script.extend([
        json!({"expect": {"node": "decision 0", "view": {"turn": 1, "sides": {"national": {"economy": 5}}}}}),
        json!({"act": "play 120"}),
        json!({"expect": {"events": ["event-played", "event-economy-rose"], "view": {"sides": {"national": {"economy": 8}}}}}),
        json!({"act": "play 16", "seat": 1}),
        json!({"expect": {"legal": ["play 9"], "illegal": [{"act": "play 203", "rule": "3.10"}]}}),
    ]);
    let script = json!({"game": "guerra1936", "setup": {}, "script": script});
    let ruling = referee::run(games(), &Script::parse(&script.to_string()).unwrap());
    assert!(ruling.is_ok(), "{}", ruling.err().unwrap());
}

#[test]
fn a_position_may_be_laid_out() {
    let script = json!({"game": "guerra1936", "state": {"sides": {"republic": {"moral": 0}},
        "stack": ["armistice", {"main": {"player": 0, "after_pass": false, "second": false}}], "turn": 3},
        "script": [{"act": "pass"}, {"act": "pass"}, {"expect": {"node": "over", "outcome": "demoralisation"}}]});
    let ruling = referee::run(games(), &Script::parse(&script.to_string()).unwrap());
    assert!(ruling.is_ok(), "{}", ruling.err().unwrap());
}
