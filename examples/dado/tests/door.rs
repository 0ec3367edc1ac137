//! The game behind the JSON door: played to its end by its bots, told in three languages, verified, drawn in letters.

use dado::board;
use dado::shelf::DADO;
use frente_door::referee::{self, Script};
use frente_door::{AnyGame, AnyMatch, Lang, Speaker};
use frente_kernel::record::{DiceProof, Publish};
use frente_kernel::{Limits, Record, Seat, Secret, VerifiableDice, Viewer};
use serde_json::{Value, json};

/// A whole match between two bots, and the dice it was played with.
fn played(bots: [&str; 2], seed: u8) -> (Box<dyn AnyMatch>, VerifiableDice) {
    let dice = VerifiableDice::new(Secret([seed; 32]), "");
    let mut table = DADO.open(&Value::Null).unwrap();
    loop {
        table.roll(&dice);
        let Some(seat) = table.node().deciding() else { return (table, dice) };
        let choice = table.bot_choice(seat, bots[usize::from(seat.0)], table.steps() as u64, None).unwrap();
        table.act(seat, &choice.action).unwrap();
    }
}

#[test]
fn a_match_of_bots_is_played_to_its_end_told_and_verified() {
    let (table, dice) = played(["sergeant", "soldier"], 1);
    let outcome = table.node().outcome().cloned().expect("the match is over");
    for lang in Lang::ALL {
        let speaker = Speaker::new(&DADO, lang);
        for event in table.log(Viewer::Spectator, 0) {
            speaker.try_say(&event.message).unwrap();
        }
        speaker.try_say(&outcome.message).unwrap();
    }
    let record = Record::parse(&table.record(Some(&dice), Publish::Secret).unwrap()).unwrap();
    let (again, proof) = DADO.verify(&record).unwrap();
    assert!(matches!(proof, DiceProof::Redrawn(drawn) if drawn > 0));
    assert_eq!(again.view(Viewer::Spectator), table.view(Viewer::Spectator));
}

#[test]
fn search_beats_blind_choice() {
    let won = (0..30).filter(|seed| {
        let (table, _) = played(["ismcts:200", "random"], *seed);
        table.node().outcome().is_some_and(|outcome| outcome.winners.contains(&Seat(0)))
    });
    let won = won.count();
    assert!(won >= 24, "the search won {won} of 30");
}

#[test]
fn every_language_says_everything_the_game_can_send() {
    for lang in Lang::ALL {
        let speaker = Speaker::new(&DADO, lang);
        for message in DADO.vocabulary() {
            speaker.try_say(&message).unwrap();
        }
    }
    assert_eq!(DADO.rules().len(), 3);
    let lessons = DADO.lessons();
    assert!(lessons.iter().all(|lesson| DADO.vocabulary().iter().any(|message| message.key == lesson.on)));
}

#[test]
fn the_board_is_drawn_from_the_view() {
    let script = json!({"game": "dado", "script": [
        {"act": "aim b2"}, {"chance": "die 4"}, {"act": "aim a1"}, {"chance": "die 3"}, {"act": "aim c1"},
        {"expect": {"node": "chance", "events": ["dado-event-aimed", "dado-event-thrown", "dado-event-hit", "dado-event-aimed"]}},
    ]});
    let ruling = referee::run(&[&DADO], &Script::parse(&script.to_string()).unwrap());
    let ruling = ruling.unwrap_or_else(|error| panic!("{error}"));
    let view = serde_json::from_value(ruling.table.view(Viewer::Spectator)).unwrap();
    let expected = "    a   b   c\n1   O | · | ?\n   ---+---+---\n2   · | X | ·\n   ---+---+---\n3   · | · | ·\n";
    assert_eq!(board::draw(&view), expected);
}

#[test]
fn the_odds_of_a_throw_are_exact() {
    let table = DADO.open(&json!({"hits": 5})).unwrap();
    let odds = table.odds(Seat(0), "aim b2", Limits::default(), 0).unwrap();
    assert!(odds.exact);
    let missed = odds.branches.iter().find(|branch| branch.messages.iter().any(|told| told.key == "dado-event-missed"));
    assert_eq!(missed.unwrap().fraction, Some((2, 3)), "1 to 4 miss");
    let refused = table.odds(Seat(0), "aim b4", Limits::default(), 0).unwrap_err();
    assert_eq!(refused.message().key, "refused-not-an-action");
}
