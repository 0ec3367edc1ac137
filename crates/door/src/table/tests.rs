//! The door over a game with secrets: what leaves it, what it refuses, how it goes back.

use super::*;
use crate::speak::{Lang, Speaker};
use frente_conformance::toy::Toy;
use frente_kernel::{Record, Secret};
use frente_search::{Player, Spec, Uninformed};
use serde_json::json;

/// The toy on the shelf.
#[derive(Clone, Copy, Debug)]
struct ToyBox;

impl Shelf for ToyBox {
    type Game = Toy;

    const TITLES: crate::Trio = crate::Trio { es: "", en: "Toy", fr: "" };
    const BLURB: crate::Trio = Self::TITLES;
    const RULES: &'static str = "";
    const LESSONS: &'static str = "";
    const LOCALE: crate::Trio = Self::TITLES;
    const DATA_FILES: &'static [(&'static str, &'static str)] = &[];

    fn load_data(_: &[(String, String)]) -> Result<Value, Faults> {
        Ok(Value::Null)
    }

    type Sheet = Value;

    fn sheet(_: &<Toy as Game>::Setup) -> Value {
        Value::Null
    }

    fn player(spec: Spec, seed: u64) -> Player<Toy> {
        spec.player(Uninformed, seed)
    }
}

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn dice() -> VerifiableDice {
    VerifiableDice::new(Secret([3; 32]), "")
}

/// Cards 0, 1, 2 to A and 21, 22, 23 to B; A must choose.
fn dealt() -> Table<ToyBox> {
    let mut table = Table::open(&Value::Null).unwrap();
    for card in [0, 21, 1, 22, 2, 23] {
        table.chance(&format!("card {card}")).unwrap();
    }
    table
}

#[test]
fn a_setup_is_laid_over_the_usual_one() {
    let table = Table::<ToyBox>::open(&json!({"target": 3})).unwrap();
    assert_eq!(table.setup(), json!({"target": 3, "tokens": 2}));
    let said = |setup: Value| Table::<ToyBox>::open(&setup).unwrap_err().to_string();
    assert_eq!(said(json!({"target": 99})), "target: expected 1 to 20, found 99");
    assert_eq!(
        said(json!({"target": 99, "tokens": 9})),
        "target: expected 1 to 20, found 99; tokens: expected 0 to 5, found 9"
    );
    assert!(said(json!({"targets": 3})).contains("unknown field `targets`"), "{}", said(json!({"targets": 3})));
}

#[test]
fn each_viewer_reads_his_own_log() {
    let table = dealt();
    let keys = |viewer| table.log(viewer, 0).into_iter().map(|event| event.message.key).collect::<Vec<_>>();
    assert_eq!(keys(Viewer::Seat(A))[..2], ["toy-dealt", "toy-dealt-hidden"]);
    assert_eq!(keys(Viewer::Seat(B))[..2], ["toy-dealt-hidden", "toy-dealt"]);
    assert_eq!(keys(Viewer::Spectator)[..2], ["toy-dealt-hidden", "toy-dealt-hidden"]);
    assert_eq!(keys(Viewer::Referee)[..2], ["toy-dealt", "toy-dealt"]);
    let numbers: Vec<usize> = table.log(Viewer::Referee, 4).iter().map(|event| event.step).collect();
    assert_eq!(numbers, [5, 6], "only what happened after the fourth step");
}

#[test]
fn a_view_and_a_prompt_hold_nothing_of_the_other_hand() {
    let table = dealt();
    assert!(table.view(Viewer::Seat(A)).to_string().contains("[0,1,2]"));
    assert!(!table.view(Viewer::Seat(B)).to_string().contains("[0,1,2]"));
    assert_eq!(table.prompt(Viewer::Seat(A)).message.key, "toy-prompt-turn");
    assert_eq!(table.prompt(Viewer::Referee).rule, "2");
    let waiting = Message::new("prompt-waiting").int("seat", 0);
    assert_eq!(table.prompt(Viewer::Seat(B)), Line { message: waiting, rule: "".into() });
}

#[test]
fn offers_are_for_the_seat_that_must_choose() {
    let table = dealt();
    let offers = table.offers(A);
    let attack = offers.iter().find(|offer| offer.action == "attack 0").unwrap();
    assert_eq!(attack.rule, "7");
    assert!(table.offers(B).is_empty());
    assert!(table.explain(A, "attack 0").is_ok());
}

#[test]
fn every_refusal_says_why_and_changes_nothing() {
    let mut table = dealt();
    let before = (table.state(), table.steps());
    let illegal = table.act(A, "attack 7").unwrap_err();
    assert_eq!(illegal.rule().as_deref(), Some("7"));
    assert_eq!(illegal.message().key, "illegal-not-in-hand");
    assert_eq!(illegal.message().args[0].0, "strength", "the arguments of the action's own message");
    assert_eq!(illegal.to_string(), "\"attack 7\" is not legal by §7 (illegal-not-in-hand)");
    for (lang, frame) in [
        (Lang::En, "\"attack 7\" is not legal by §7: "),
        (Lang::Es, "«attack 7» no es legal por el §7: "),
        (Lang::Fr, "« attack 7 » n'est pas légal selon le §7 : "),
    ] {
        let speaker = Speaker::common(lang);
        assert_eq!(illegal.told(&speaker), format!("{frame}{}", speaker.say(&illegal.message())));
    }
    assert_eq!(table.act(B, "draw"), Err(ActError::OtherSeat { seat: A }));
    assert_eq!(table.act(A, "march").unwrap_err().message().key, "refused-not-an-action");
    assert_eq!(table.chance("die 3"), Err(ActError::NoChanceDue { seat: A }));
    assert_eq!(table.chance("coin"), Err(ActError::NotAChance { text: "coin".to_owned() }));
    assert_eq!((table.state(), table.steps()), before);
    table.act(A, "draw").unwrap();
    assert_eq!(table.act(A, "draw"), Err(ActError::ChanceDue));
    assert_eq!(table.chance("card 0"), Err(ActError::ImpossibleChance { text: "card 0".to_owned() }));
    assert_eq!(table.chances().len(), 18);
}

#[test]
fn undo_stops_at_a_chance() {
    let mut table = dealt();
    assert_eq!(table.undo_floor(), 6);
    table.act(A, "aim").unwrap();
    let aimed = table.log(Viewer::Referee, 0).len();
    table.rewind(6).unwrap();
    assert_eq!((table.steps(), table.log(Viewer::Referee, 0).len()), (6, aimed - 1));
    assert_eq!(table.rewind(5), Err(RewindError::Barrier { floor: 6 }));
    assert_eq!(table.rewind(7), Err(RewindError::Beyond { steps: 6 }));
}

#[test]
fn a_fork_goes_its_own_way() {
    let table = dealt();
    let mut fork = table.prefix(6).unwrap();
    fork.act(A, "aim").unwrap();
    assert_eq!((table.steps(), fork.steps()), (6, 7));
    let earlier = table.prefix(2).unwrap();
    assert_eq!(earlier.log(Viewer::Referee, 0).len(), 2);
    assert!(table.prefix(7).is_err());
    assert_eq!(table.step(2), Some(StepOut { seat: None, text: "card 21".to_owned() }));
    assert_eq!(table.step(0), None);
}

/// Plays to the end by the door alone: what a server does.
fn played() -> Table<ToyBox> {
    let mut table = Table::<ToyBox>::open(&Value::Null).unwrap();
    loop {
        table.roll(&dice());
        let Some(seat) = table.node().deciding() else {
            return table;
        };
        let choice = table.bot_choice(seat, "greedy", table.steps() as u64, None).unwrap();
        table.act(seat, &choice.action).unwrap();
    }
}

#[test]
fn a_match_played_by_the_door_is_a_record_that_replays_and_verifies() {
    let table = played();
    let outcome = table.node().outcome().cloned().unwrap();
    assert_eq!(outcome.message.key, "outcome-graded");
    let text = table.record(Some(&dice()), Publish::Secret).unwrap();
    let record = Record::parse(&text).unwrap();
    let again = Table::<ToyBox>::of(&record.verify::<Toy>().unwrap().played);
    assert_eq!(again.state(), table.state());
    assert_eq!(again.log(Viewer::Referee, 0), table.log(Viewer::Referee, 0));
    assert_eq!(table.prompt(Viewer::Spectator).message.key, "prompt-over");
}

#[test]
fn odds_are_reckoned_from_the_seats_chair() {
    let table = dealt();
    let odds = table.odds(A, "attack 0", Limits { nodes: 100, samples: 50 }, 1).unwrap();
    assert!(!odds.exact && (1..=50).contains(&odds.samples), "hidden things are dealt anew, never looked at");
    assert_eq!(odds.branches[0].messages[0].key, "toy-scored", "the block is declined, the attacker scores");
    assert_eq!(table.odds(B, "draw", Limits::default(), 1), Err(ActError::OtherSeat { seat: A }));
}

#[test]
fn a_hint_holds_what_the_bot_would_do_the_best_first_and_is_given_in_turn() {
    let table = dealt();
    let hint = table.hint(A, "ismcts:60", 7, None).unwrap();
    let choice = table.bot_choice(A, "ismcts:60", 7, None).unwrap().action;
    assert!(hint.ideas.iter().any(|idea| idea.action == choice), "{choice}: {hint:?}");
    assert!(
        (2..=3).contains(&hint.ideas.len()) && hint.ideas.iter().all(|idea| table.explain(A, &idea.action).is_ok())
    );
    assert!(hint.ideas.iter().all(|idea| (0.0..=1.0).contains(&idea.chance)), "{hint:?}");
    assert!(hint.ideas[0].behind == 0.0 && hint.ideas.is_sorted_by(|a, b| a.behind <= b.behind), "{hint:?}");
    assert_eq!(table.hint(B, "general", 7, None), Err(BotError::NotItsTurn(B)));
    assert!(table.hint(A, "admiral", 7, None).is_err());
}

#[test]
fn a_bot_is_asked_by_name_and_only_in_its_turn() {
    let table = dealt();
    assert!(table.explain(A, &table.bot_choice(A, "ismcts:20", 7, None).unwrap().action).is_ok());
    assert_eq!(table.bot_choice(B, "random", 7, None), Err(BotError::NotItsTurn(B)));
    assert!(table.bot_choice(A, "admiral", 7, None).unwrap_err().to_string().contains("\"admiral\""));
}

#[test]
fn a_referee_lays_out_a_position_that_play_could_reach() {
    let mut table = Table::<ToyBox>::open(&Value::Null).unwrap();
    table.edit(&json!({"points": [5, 0]})).unwrap();
    assert_eq!(table.state()["points"], json!([5, 0]));
    table.chance("card 0").unwrap();
    assert!(table.record(None, Publish::CommitmentOnly).is_err(), "no record of an edited match");
    assert!(table.edit(&json!({})).unwrap_err().to_string().contains("before the first step"));
    assert_eq!(table.prefix(0).unwrap().state()["points"], json!([5, 0]));
    table.rewind(0).unwrap();
    table.roll(&dice());
    assert_eq!(table.steps(), 6);
    let mut table = Table::<ToyBox>::open(&Value::Null).unwrap();
    let fault = table.edit(&json!({"discards": [0]})).unwrap_err();
    assert!(fault.to_string().starts_with("state: "), "a card in two places: {fault}");
    let fault = table.edit(&json!({"pionts": [1, 0]})).unwrap_err();
    assert!(fault.to_string().contains("unknown key \"pionts\""), "{fault}");
}
