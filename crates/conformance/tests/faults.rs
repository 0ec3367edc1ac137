//! The suite catches faults: the toy with one thing broken fails the check that is there for it, and says why.

mod broken;

use broken::{AsToy, Broken, Fault, Named, Setup};
use frente_conformance::toy::{self, Toy};
use frente_conformance::{Check, Failure, Plan, check, find_failure, fuzz_bytes};
use frente_kernel::{Game, GameInfo, Node, Record, Seat};

fn with(fault: Fault) -> Setup {
    Setup { toy: toy::Setup::default(), fault }
}

fn plan(games: u32, seed: u64) -> Plan {
    Plan { games, seed, ..Plan::default() }
}

/// The failure of `check`, which must be there and say `words`.
fn fails(fault: Fault, check: Check, words: &str) -> Failure {
    fails_as::<AsToy>(fault, check, words)
}

fn fails_as<N: Named>(fault: Fault, check: Check, words: &str) -> Failure {
    let found = find_failure::<Broken<N>>(check, &[with(fault)], &plan(60, 1936));
    let Err(failure) = found else { panic!("{fault:?} passed \"{}\"", check.name()) };
    assert_eq!((failure.game, failure.check), ("toy", check.name()));
    assert!(failure.message.contains(words), "{fault:?}: expected \"{words}\" in: {failure}");
    *failure
}

#[test]
fn the_wrapper_itself_breaks_nothing() {
    check::<Broken>(&[with(Fault::None)], plan(20, 1936));
}

#[test]
fn dead_ends_are_found() {
    fails(Fault::Unsorted, Check::DeadEnds, "not sorted");
    fails(Fault::Twice, Check::DeadEnds, "twice");
    fails(Fault::NoPass, Check::DeadEnds, "has no legal action");
    fails(Fault::Weightless, Check::DeadEnds, "without weight");
    struct Short;
    impl Named for Short {
        const INFO: GameInfo = GameInfo { max_steps: 12, ..Toy::INFO };
    }
    fails_as::<Short>(Fault::None, Check::DeadEnds, "the game's bound (INFO.max_steps) is 12");
}

#[test]
fn a_check_that_disagrees_with_the_list_is_found() {
    fails(Fault::AimForFree, Check::Legality, "\"aim\" passes the check, but is not listed");
    fails(Fault::ShowRefused, Check::Legality, "is listed, but refused");
    fails(Fault::RefusesWithoutRule, Check::Legality, "refused without a rule");
    fails(Fault::Unguarded, Check::Legality, "index out of bounds");
    fails(Fault::DeclinesByAiming, Check::Legality, "declining means \"aim\", which is not listed");
}

#[test]
fn wrong_samples_are_found() {
    fails(Fault::SamplesPass, Check::Sampling, "drew \"pass\", which is not listed");
    fails(Fault::SamplesFirst, Check::Sampling, "expected about");
    fails(Fault::Loaded, Check::Sampling, "the fast path drew \"die");
}

#[test]
fn a_position_that_is_more_than_its_record_is_found() {
    fails(Fault::Moody, Check::Records, "replays to another position");
    fails(Fault::Blind, Check::Digests, "a fact is left out");
    fails(Fault::Forgetful, Check::Saves, "reads back as another one");
    fails(Fault::PointsConserved, Check::Invariants, "the position breaks: points are conserved");
}

#[test]
fn leaks_are_found() {
    fails(Fault::LeakyView, Check::Leaks, "after a redeal its view is another one");
    fails(Fault::OpenDraws, Check::Leaks, "can tell by the events");
    fails(Fault::OpenAttacks, Check::Leaks, "can tell by the events");
    fails(Fault::ChattyAim, Check::Leaks, "can tell by the events");
    fails(Fault::TellingOffers, Check::Leaks, "depends on what seat");
    fails(Fault::TellingPrompt, Check::Leaks, "it is asked");
    fails(Fault::TellingRefusal, Check::Leaks, "it is refused with");
    fails(Fault::TellingTouch, Check::Leaks, "what is offered depends on what seat");
    fails(Fault::TellingCaution, Check::Leaks, "what is offered depends on what seat");
    fails(Fault::DeafReferee, Check::Leaks, "the referee is not told");
    fails(Fault::CarelessRedeal, Check::Leaks, "after a redeal its view is another one");
}

#[test]
fn a_game_that_hides_without_redealing_is_found() {
    fails(Fault::Unredealt, Check::Leaks, "yet determinize always gives the truth");
    struct Open;
    impl Named for Open {
        const INFO: GameInfo = GameInfo { hidden: false, ..Toy::INFO };
    }
    let words = "INFO.hidden says that nothing is hidden, yet";
    fails_as::<Open>(Fault::TellsAll, Check::Leaks, &format!("{words} determinize moved something"));
    fails_as::<Open>(Fault::Unredealt, Check::Leaks, &format!("{words} seat 1 is not told"));
}

#[test]
fn undo_across_a_reveal_is_found() {
    fails(Fault::LazyRedeal, Check::Undo, "undo would cross a reveal");
}

#[test]
fn the_kernel_sees_a_reveal_that_is_only_in_the_events() {
    // Aiming tells the seat a card of the other hand, and no view shows it: it cannot be taken back all the same.
    let found = find_failure::<Broken>(Check::Undo, &[with(Fault::ChattyAim)], &plan(60, 1936));
    assert!(found.is_ok(), "{}", found.expect_err("it failed"));
}

#[test]
fn wrong_odds_are_found() {
    fails(Fault::AlwaysSix, Check::Odds, "the odds of");
    fails(Fault::TellingOffers, Check::Odds, "is legal or not by what seat");
}

#[test]
fn a_general_reason_where_a_particular_one_applies_is_found() {
    fails(Fault::VagueRefusal, Check::Legality, "it wants a particular reason");
}

#[test]
fn a_die_that_cannot_fall_so_is_found() {
    fails(Fault::SeventhFace, Check::Vocabulary, "shows a die that cannot fall so");
}

#[test]
fn words_that_are_not_in_the_vocabulary_are_found() {
    fails(Fault::NewWord, Check::Vocabulary, "\"toy-draw\", which is not in the vocabulary");
    fails(Fault::NewArgument, Check::Vocabulary, "the vocabulary has it with");
    fails(Fault::NewTerm, Check::Vocabulary, "the term \"toy-die\", which is not in the vocabulary");
    fails(Fault::NewReason, Check::Vocabulary, "\"illegal-because\" is not in the vocabulary");
    fails(Fault::Fickle, Check::Vocabulary, "reads differently by another position");
}

#[test]
fn a_failure_can_be_played_again() {
    let failure = fails(Fault::Breakdown, Check::Invariants, "no rule for blocks yet");
    let attempt = failure.attempt.as_deref().expect("a step was being taken");
    let record = Record::parse(&failure.record).expect("the failure holds a record");
    let played = record.verify::<Broken>().expect("and it verifies").played;
    assert_eq!(played.steps().len(), failure.step);
    let (seat, action) = attempt.split_once(' ').expect("a seat and an action");
    let seat = Seat(seat.parse().expect("a seat"));
    let action: toy::Action = action.parse().expect("the attempt is in notation");
    assert!(matches!(action, toy::Action::Block(_)), "{attempt}");
    assert_eq!(Broken::<AsToy>::node(played.state()), Node::Decision(seat));
    assert!(Broken::<AsToy>::check(played.state(), action).is_ok());
    // And the plan it names leads there again.
    let seed = failure.seed.expect("a random match");
    let again = find_failure::<Broken>(Check::Invariants, &[with(Fault::Breakdown)], &plan(1, seed));
    assert_eq!(*again.expect_err("it fails again"), failure);
    let told = failure.to_string();
    for words in ["toy", Check::Invariants.name(), &format!("seed {seed}"), "frente record 1", attempt] {
        assert!(told.contains(words), "expected \"{words}\" in: {told}");
    }
}

#[test]
fn the_one_call_names_every_check_that_failed() {
    let panic = std::panic::catch_unwind(|| check::<Broken>(&[with(Fault::NewReason)], plan(5, 1936)));
    let panic = panic.expect_err("a reason is not in the vocabulary");
    let told = panic.downcast_ref::<String>().expect("a panic in words");
    assert!(told.contains(Check::Vocabulary.name()) && told.contains("other checks that failed: none"), "{told}");
    let panic = std::panic::catch_unwind(|| check::<Broken>(&[with(Fault::SamplesPass)], plan(5, 1936)));
    let panic = panic.expect_err("samples are not listed");
    let told = panic.downcast_ref::<String>().expect("a panic in words");
    let (first, others) = told.split_once("other checks that failed: ").expect("others are named");
    assert!(first.contains(Check::Sampling.name()) && others.contains(Check::Leaks.name()), "{told}");
}

#[test]
fn the_fuzzer_prints_the_record() {
    // Six cards are dealt, then the last of nine actions attacks and the first of four blocks.
    let bytes = [0, 0, 0, 0, 0, 0, 8, 0];
    fuzz_bytes::<Broken>(&with(Fault::None), &bytes);
    let panic = std::panic::catch_unwind(|| fuzz_bytes::<Broken>(&with(Fault::Breakdown), &bytes));
    let panic = panic.expect_err("the rules break down");
    let told = panic.downcast_ref::<String>().expect("a panic in words");
    for words in ["no rule for blocks yet", "while taking step 8: 1 block 1", "7 0 attack 4 "] {
        assert!(told.contains(words), "expected \"{words}\" in: {told}");
    }
}
