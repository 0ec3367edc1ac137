//! The kernel's doors, records, undo and odds on a game with hidden hands. (Here because the kernel may not know the
//! toy: dependencies point one way.)

use frente_conformance::race::{self, Race};
use frente_conformance::toy::{Action, Chance, Event, Setup, Toy, strength};
use frente_kernel::play::StepOf;
use frente_kernel::record::{DiceProof, Publish};
use frente_kernel::{
    Game, Illegal, Limits, Match, Node, Record, RecordError, Refusal, Salt, Seat, Secret, Silent, Step, VerifiableDice,
    odds,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// A match from a script: `* card 3`, `0 attack 3`.
fn played(script: &[&str]) -> Match<Toy> {
    let mut table = Match::new(Setup::default()).expect("a sound setup");
    for line in script {
        table.take(step(line), &mut Silent).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    }
    table
}

fn step(line: &str) -> StepOf<Toy> {
    let (who, text) = line.split_once(' ').expect("who and what");
    match who {
        "*" => Step::Chance(text.parse().expect("a chance")),
        seat => Step::Act(Seat(seat.parse().expect("a seat")), text.parse().expect("an action")),
    }
}

/// Cards 0, 3 and 6 to the first seat; 1, 4 and 23 to the second.
const DEAL: [&str; 6] = ["* card 0", "* card 1", "* card 3", "* card 4", "* card 6", "* card 23"];

fn after_deal(script: &[&str]) -> Match<Toy> {
    played(&[&DEAL, script].concat())
}

// Doors

#[test]
fn what_is_not_due_is_refused_and_nothing_changes() {
    let mut table = after_deal(&[]);
    let before = table.state().clone();
    let mut log = Vec::new();
    let illegal = Illegal { rule: "7", why: "not-in-hand" };
    for (line, refusal) in [
        ("1 draw", Refusal::OtherSeat(A)),
        ("200 draw", Refusal::OtherSeat(A)),
        ("* card 2", Refusal::NoChanceDue(A)),
        ("0 attack 23", Refusal::Illegal(illegal)),
        ("0 attack 200", Refusal::Illegal(illegal)),
    ] {
        assert_eq!(table.take(step(line), &mut log), Err(refusal), "{line}");
    }
    assert_eq!(table.take(step("0 draw"), &mut log), Ok(()));
    let due = table.state().clone();
    assert_eq!(table.take(step("* card 23"), &mut log), Err(Refusal::ImpossibleChance));
    assert_eq!(table.take(step("* die 3"), &mut log), Err(Refusal::ImpossibleChance));
    assert_eq!(table.take(step("0 draw"), &mut log), Err(Refusal::ChanceDue));
    assert_eq!((table.state(), table.steps().len(), log.len()), (&due, 7, 0));
    assert_eq!(table.prefix(6).state(), &before);
}

// Undo

#[test]
fn own_choices_that_tell_nobody_anything_can_be_taken_back() {
    let table = after_deal(&["0 aim", "0 aim"]);
    assert_eq!((table.steps().len(), table.undo_floor()), (8, 6), "back to the last card dealt");
}

#[test]
fn undo_never_crosses_a_chance() {
    let table = after_deal(&["0 aim", "0 peek", "* card 9"]);
    assert_eq!(table.undo_floor(), 9);
    let table = after_deal(&["0 peek", "* card 9", "0 aim"]);
    assert_eq!(table.undo_floor(), 8, "the aim alone");
    assert_eq!(after_deal(&["0 draw"]).undo_floor(), 7, "nothing while a card is due");
}

#[test]
fn undo_never_crosses_a_change_of_seat() {
    let table = after_deal(&["0 aim", "0 attack 3"]);
    assert_eq!(Toy::node(table.state()), Node::Decision(B));
    assert_eq!(table.undo_floor(), 8);
}

#[test]
fn undo_never_crosses_a_card_shown() {
    let table = after_deal(&["0 aim", "0 show 3", "0 aim"]);
    assert_eq!(table.undo_floor(), 8, "the other seat has seen the card; the second aim may go");
}

#[test]
fn undo_never_crosses_a_look_at_what_another_seat_knows() {
    // No chance is due when the second seat peeks at what the first has put eyes on; it is a reveal all the same.
    let table = after_deal(&["0 peek", "* card 9", "0 attack 3", "1 pass", "1 aim", "1 peek"]);
    assert_eq!(Toy::node(table.state()), Node::Decision(B));
    assert_eq!(table.undo_floor(), table.steps().len());
    let earlier = table.prefix(table.steps().len() - 1);
    assert_eq!(earlier.undo_floor(), earlier.steps().len() - 1, "the aim before it could be taken back");
}

#[test]
fn undo_never_crosses_a_card_turned_over() {
    // By passing, the second seat sees what lay face down; then it is its turn.
    let table = after_deal(&["0 attack 3", "1 pass"]);
    assert_eq!(Toy::node(table.state()), Node::Decision(B));
    assert_eq!(table.undo_floor(), 8);
    // A card it had been shown lies open: then the pass tells nobody anything.
    let table = after_deal(&["0 show 3", "0 attack 3", "1 pass"]);
    assert_eq!(table.undo_floor(), 8);
}

#[test]
fn nothing_can_be_taken_back_once_it_is_over() {
    let script: Vec<_> = [("0 attack 6", "1 pass"), ("1 attack 23", "0 pass"), ("0 attack 3", "1 pass")].into();
    let table = after_deal(&script.iter().flat_map(|(a, b)| [*a, *b]).collect::<Vec<_>>());
    assert_eq!(table.outcome(), None);
    let mut quick = Match::<Toy>::new(Setup { target: 1, tokens: 0 }).expect("a sound setup");
    for line in DEAL.iter().chain(&["0 attack 6", "1 pass"]) {
        quick.take(step(line), &mut Silent).expect("legal");
    }
    assert!(quick.outcome().is_some());
    assert_eq!(quick.undo_floor(), 8);
}

// Odds

fn odds_of(table: &Match<Toy>, seat: Seat, action: Action, seed: u64) -> Vec<(Vec<Event>, f64)> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let odds = odds::<Toy>(table.state(), seat, action, Limits::default(), &mut rng);
    assert!(!odds.exact, "hidden hands are sampled");
    odds.branches.into_iter().map(|branch| (branch.events, branch.chance)).collect()
}

#[test]
fn odds_reckon_with_what_the_seat_knows() {
    // The defender has seen the 6 (strength 3) that attacks; 23 (strength 8) stops it whatever the die.
    let table = after_deal(&["0 show 6", "0 attack 6"]);
    assert_eq!((strength(6), strength(23)), (3, 8));
    let blocked = vec![Event::Scored { seat: B, points: 3 }];
    assert_eq!(odds_of(&table, B, Action::Block(23), 1), [(blocked, 1.0)]);
}

#[test]
fn odds_are_not_sampled_where_nothing_hidden_bears_on_them() {
    // Both cards are known, only the die is open: sixths, to the last digit.
    let table = after_deal(&["0 show 6", "0 attack 6"]);
    let open = odds_of(&table, B, Action::Block(4), 1);
    assert!(open.len() > 1, "a die decides this block");
    for (events, chance) in &open {
        assert!((chance * 6.0 - (chance * 6.0).round()).abs() < 1e-9, "{events:?} was sampled: {chance}");
    }
}

#[test]
fn odds_never_look_at_what_the_seat_cannot_know() {
    // Face down lies the same card. The defender must reckon with every card it cannot place: 21 of them.
    let table = after_deal(&["0 attack 6"]);
    let odds = odds_of(&table, B, Action::Block(23), 1);
    let stopped = vec![Event::Scored { seat: B, points: 3 }];
    let (_, chance) = odds.iter().find(|(events, _)| *events == stopped).expect("it may hold");
    assert!(*chance < 0.95, "as if it knew the card: {odds:?}");
    // Another card lies there: the odds are the same, up to chance (5 σ of the difference of two samples of 4000).
    let other = after_deal(&["0 attack 0"]);
    let again = odds_of(&other, B, Action::Block(23), 2);
    let (_, same) = again.iter().find(|(events, _)| *events == stopped).expect("it may hold");
    assert!((chance - same).abs() < 0.06, "{odds:?}\n{again:?}");
}

#[test]
fn windows_are_passed_by_declining() {
    // An attack is met by passing: the attacker, who knows his card, scores for sure.
    let table = after_deal(&[]);
    let through = vec![Event::Scored { seat: A, points: 1 }];
    assert_eq!(odds_of(&table, A, Action::Attack(6), 1), [(through, 1.0)]);
}

#[test]
fn odds_are_exact_where_nothing_is_hidden() {
    let start = Race::initial(&race::Setup::default()).expect("a sound setup");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let odds = odds::<Race>(&start, A, race::Action::Run, Limits::default(), &mut rng);
    assert!(odds.exact && odds.samples == 0);
    assert_eq!(odds.branches.len(), 6);
    assert!(odds.branches.iter().all(|branch| branch.fraction == Some((1, 6))));
    let few = Limits { nodes: 0, samples: 100 };
    let sampled = frente_kernel::odds::<Race>(&start, A, race::Action::Run, few, &mut rng);
    assert!(!sampled.exact && sampled.samples == 100);
}

// Records

fn dice(salt: &str) -> VerifiableDice {
    VerifiableDice::new(Secret([7; 32]), salt)
}

/// A whole match: each seat takes the last action offered, the dice do the rest.
fn whole(salt: &str) -> (Match<Toy>, VerifiableDice) {
    whole_with(dice(salt))
}

fn whole_with(dice: VerifiableDice) -> (Match<Toy>, VerifiableDice) {
    let mut table = Match::<Toy>::new(Setup::default()).expect("a sound setup");
    table.roll(&dice, &mut Silent);
    while let Node::Decision(seat) = Toy::node(table.state()) {
        let mut actions = Vec::new();
        Toy::legal_actions(table.state(), &mut actions);
        // Draws now and then, so that there are chances in the middle.
        let action = actions[if table.steps().len().is_multiple_of(3) { 0 } else { actions.len() - 1 }];
        table.act(seat, action, &mut Silent).expect("a listed action");
        table.roll(&dice, &mut Silent);
    }
    (table, dice)
}

fn text(salt: &str) -> String {
    let (table, dice) = whole(salt);
    Record::of(&table, Some(&dice), Publish::Secret).to_string()
}

fn verify(text: &str) -> Result<DiceProof, RecordError> {
    Record::parse(text)?.verify::<Toy>().map(|verified| verified.dice)
}

/// The record with the line that starts with `start` replaced.
fn with_line(text: &str, start: &str, new: &str) -> String {
    let mut found = 0;
    let lines = text.lines().map(|line| {
        let matches = line.starts_with(start);
        found += usize::from(matches);
        if matches { new } else { line }
    });
    let text: String = lines.map(|line| format!("{line}\n")).collect();
    assert_eq!(found, 1, "one line starts with \"{start}\"");
    text
}

fn line<'a>(text: &'a str, start: &str) -> &'a str {
    text.lines().find(|line| line.starts_with(start)).expect("there is such a line")
}

#[test]
fn a_record_verifies_and_redraws_its_dice() {
    let (table, _) = whole("Madrid");
    assert!(table.outcome().is_some() && table.chances() > 6);
    assert_eq!(verify(&text("Madrid")), Ok(DiceProof::Redrawn(table.chances())));
    let plain = Record::of(&table, None, Publish::CommitmentOnly);
    assert_eq!(verify(&plain.to_string()), Ok(DiceProof::None));
}

#[test]
fn any_salt_a_player_types_makes_a_record_that_reads_back() {
    for salt in ["", " ", "Madrid, 1936", "  Madrid\t 1936 ", "Madrid\nsecret 00", "¿Pasarán?\r\n", "none"] {
        let (table, dice) = whole(salt);
        let record = Record::of(&table, Some(&dice), Publish::Secret);
        assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record), "{salt:?}");
        assert_eq!(verify(&record.to_string()), Ok(DiceProof::Redrawn(table.chances())), "{salt:?}");
    }
    assert_ne!(text("a"), text("b"), "and it counts");
}

#[test]
fn a_match_that_was_given_up_says_by_whom() {
    let (table, dice) = whole("Madrid");
    let half = table.prefix(table.steps().len() / 2);
    let record = |publish| Record::of(&half, Some(&dice), publish).given_up(Seat(1));
    for publish in [Publish::Secret, Publish::CommitmentOnly] {
        let text = record(publish).to_string();
        assert_eq!(line(&text, "result"), "result resigned 1");
        let read = Record::parse(&text).unwrap();
        assert_eq!((read.resigned(), &read), (Some(Seat(1)), &record(publish)));
        assert!(verify(&text).is_ok(), "{:?}", verify(&text));
        assert_eq!(read.by_its_rules(), Record::of(&half, Some(&dice), publish), "the rules know nothing of it");
    }
    let text = record(Publish::Secret).to_string();
    assert!(matches!(verify(&with_line(&text, "result", "result resigned 0")), Err(RecordError::Close { .. })));
    let nobody = Record::of(&half, Some(&dice), Publish::Secret).given_up(Seat(2)).to_string();
    assert!(matches!(verify(&nobody), Err(RecordError::Result { .. })), "there are two seats");
    // What the rules have ended nobody can give up.
    let over = Record::of(&table, Some(&dice), Publish::Secret);
    assert_eq!(over.clone().given_up(Seat(0)), over);
    let forged = Record { result: Some("resigned 0".to_owned()), ..over };
    assert!(matches!(verify(&forged.to_string()), Err(RecordError::Result { .. })));
}

/// A match whose dice have a salt of each of its two seats.
fn of_seats(salts: &[&str]) -> (Match<Toy>, Record) {
    let salts = Salt::Seats(salts.iter().map(|salt| (*salt).to_owned()).collect());
    let (table, dice) = whole_with(VerifiableDice::new(Secret([7; 32]), salts));
    let record = Record::of(&table, Some(&dice), Publish::Secret);
    (table, record)
}

#[test]
fn salts_of_all_seats_go_into_the_dice() {
    for salts in [["", ""], ["a", ""], ["", "a"], ["a b", " ¿Pasarán?\n"], ["none", "salt 1 x"]] {
        let (table, record) = of_seats(&salts);
        let text = record.to_string();
        assert!(text.starts_with("frente record 2\n"), "{text}");
        assert_eq!(Record::parse(&text).as_ref(), Ok(&record), "{salts:?}");
        assert_eq!(verify(&text), Ok(DiceProof::Redrawn(table.chances())), "{salts:?}");
    }
    let cards = |salts: &[&str]| of_seats(salts).1.steps.iter().map(|line| line.text.clone()).collect::<Vec<_>>();
    assert_ne!(cards(&["a", ""]), cards(&["", "a"]), "whose salt it is counts");
    assert_ne!(cards(&["a", "b"]), cards(&["a", "c"]), "and the last one too");
}

#[test]
fn a_salt_changed_or_left_out_is_found() {
    let (_, record) = of_seats(&["Ana", "Ben"]);
    let text = record.to_string();
    assert_eq!(verify(&with_line(&text, "salt 1", "salt 1 Bea")), Err(RecordError::Header));
    let syntax = |text: &str, line: usize| match verify(text) {
        Err(RecordError::Syntax { line: found, .. }) => assert_eq!(found, line, "{text}"),
        other => panic!("{other:?}"),
    };
    syntax(&with_line(&text, "salt 0", "salt 1 Ana"), 6);
    syntax(&with_line(&text, "salt 1", "salt 1  Ben"), 7);
    syntax(&text.replace("salt 0 Ana\nsalt 1 Ben\n", ""), 6);
    syntax(&with_line(&text, "frente record", "frente record 3"), 1);
    // Whoever can reckon the seals can write other salts: then the dice are others.
    let (table, _) = of_seats(&["Ana", "Ben"]);
    let forged = |salts: &[&str]| {
        let salts = Salt::Seats(salts.iter().map(|salt| (*salt).to_owned()).collect());
        verify(&Record::of(&table, Some(&VerifiableDice::new(Secret([7; 32]), salts)), Publish::Secret).to_string())
    };
    assert!(matches!(forged(&["Ana", "Bea"]), Err(RecordError::Dice { .. })), "{:?}", forged(&["Ana", "Bea"]));
    assert_eq!(forged(&["Ana"]), Err(RecordError::Salts { found: 1, expected: 2 }));
}

#[test]
fn other_games_and_other_rules_are_named() {
    let text = text("");
    let other = with_line(&text, "game ", "game race");
    assert_eq!(
        verify(&other).expect_err("another game").to_string(),
        "the record is of the game \"race\", expected \"toy\""
    );
    let later = verify(&with_line(&text, "rules ", "rules 2"));
    assert!(matches!(later, Err(RecordError::OtherRules { found: 2, known: 1, .. })), "{later:?}");
    let format = verify(&with_line(&text, "frente record", "frente record 9"));
    assert!(matches!(format, Err(RecordError::Syntax { line: 1, .. })), "{format:?}");
}

#[test]
fn a_changed_header_is_found() {
    let text = text("Madrid");
    let setup = verify(&with_line(&text, "setup", "setup {\"target\":9,\"tokens\":2}"));
    assert_eq!(setup, Err(RecordError::Header));
    let refused = verify(&with_line(&text, "setup", "setup {\"target\":0,\"tokens\":2}"));
    assert!(matches!(&refused, Err(RecordError::Setup { faults }) if faults.contains("target")), "{refused:?}");
    let salt = line(&text, "dice").replace("Madrid", "Moscow");
    assert_eq!(verify(&with_line(&text, "dice", &salt)), Err(RecordError::Header));
    let space = format!("{} ", line(&text, "dice"));
    assert_eq!(verify(&with_line(&text, "dice", &space)), Err(RecordError::Header));
}

#[test]
fn a_changed_step_is_found_and_named() {
    let text = text("");
    // Step 7 is the first choice.
    let seal = line(&text, "7 0 ").rsplit_once(' ').expect("a seal").1;
    let changed = |new: &str| verify(&with_line(&text, "7 0 ", &format!("{new} {seal}"))).expect_err("it was changed");
    assert!(matches!(changed("7 0 peek"), RecordError::Seal { step: 7, .. }));
    let why = |new: &str| match changed(new) {
        RecordError::Refused { step: 7, refusal, .. } => refusal,
        other => panic!("{other:?}"),
    };
    assert!(why("7 0 pass").starts_with('§'), "{}", why("7 0 pass"));
    assert_eq!(why("7 1 peek"), Refusal::OtherSeat(A).to_string());
    assert_eq!(why("7 * die 1"), Refusal::NoChanceDue(A).to_string());
    assert!(matches!(changed("7 0 surrender"), RecordError::Notation { step: 7, .. }));
    // A seat or a number written in another way has the same seal; it is refused for its form.
    for odd in ["7 00 draw", "7 +0 draw", "07 0 draw", "7  0 draw", "8 0 draw"] {
        let error = changed(odd).to_string();
        assert!(error.contains("step 7"), "{odd}: {error}");
    }
}

#[test]
fn a_changed_last_seal_names_the_last_step() {
    let text = text("");
    let last = Record::parse(&text).expect("a sound record").steps.len();
    let old = line(&text, &format!("{last} ")).to_owned();
    let (kept, seal) = old.split_at(old.len() - 1);
    let changed = format!("{kept}{}", if seal == "0" { "1" } else { "0" });
    let error = verify(&with_line(&text, &format!("{last} "), &changed)).expect_err("the seal was changed");
    assert_eq!(error, RecordError::Close { step: last });
    assert!(error.to_string().contains(&format!("step {last}")), "{error}");
}

#[test]
fn a_missing_step_and_a_cut_are_found() {
    let text = text("");
    let without = text.replace(&format!("{}\n", line(&text, "8 ")), "");
    let error = verify(&without).expect_err("step 8 is missing").to_string();
    assert!(error.contains("step 8"), "{error}");
    // Renumbered by a careful hand, it is found by the seals.
    let mut number = 0;
    let renumbered: String = without
        .lines()
        .map(|line| match line.split_once(' ') {
            Some((first, rest)) if first.parse::<u32>().is_ok() => {
                number += 1;
                format!("{number} {rest}\n")
            }
            _ => format!("{line}\n"),
        })
        .collect();
    let error = verify(&renumbered).expect_err("a step was left out").to_string();
    assert!(error.contains("step 8"), "{error}");
    let cut = &text[..text.find("\n9 ").expect("step 9")];
    assert!(matches!(verify(cut), Err(RecordError::Truncated { .. })), "{:?}", verify(cut));
    assert!(verify(text.trim_end()).is_ok(), "only the last line feed may be missing");
    assert!(verify(&format!("{text}\n")).is_err(), "and nothing may follow");
}

#[test]
fn a_changed_ending_is_found() {
    let text = text("");
    let last = Record::parse(&text).expect("a sound record").steps.len();
    let close = Err(RecordError::Close { step: last });
    assert_eq!(verify(&with_line(&text, "result", "result draw - 0")), close);
    assert_eq!(verify(&with_line(&text, "secret", &format!("secret {}", "08".repeat(32)))), close);
    assert_eq!(verify(&with_line(&text, "close", "close 0000000000000000")), close);
    // Whoever can reckon the closing seal can write another result; it is not what the steps lead to.
    let mut forged = Record::parse(&text).expect("a sound record");
    forged.result = Some("draw - 0".to_owned());
    let forged = verify(&forged.to_string());
    assert!(matches!(forged, Err(RecordError::Result { .. })), "{forged:?}");
    // Or another secret; it is not the one that was committed to.
    let mut forged = Record::parse(&text).expect("a sound record");
    forged.secret = Some(Secret([8; 32]));
    assert_eq!(verify(&forged.to_string()), Err(RecordError::Secret));
    // The secret stands after the result.
    let (result, secret) = (line(&text, "result"), line(&text, "secret"));
    let swapped = text.replace(&format!("{result}\n{secret}"), &format!("{secret}\n{result}"));
    assert!(matches!(verify(&swapped), Err(RecordError::Syntax { .. })));
}

#[test]
fn a_die_the_dice_did_not_bring_is_found() {
    // All seals are right, for the match was played so; but the first card is not the one the secret brings.
    let dice = dice("");
    let mut table = Match::<Toy>::new(Setup::default()).expect("a sound setup");
    let due = table.next_chance(&dice).expect("a card is due");
    let other = Chance::Card(if due == Chance::Card(0) { 1 } else { 0 });
    table.take(Step::Chance(other), &mut Silent).expect("it could come");
    let forged = Record::of(&table, Some(&dice), Publish::Secret);
    assert!(forged.replay::<Toy>().is_ok());
    let (found, expected) = (other.to_string(), due.to_string());
    assert_eq!(verify(&forged.to_string()), Err(RecordError::Dice { step: 1, found, expected }));
}
