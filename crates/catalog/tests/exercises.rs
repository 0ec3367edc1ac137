//! Lessons by doing: each plays to its end as it is written, and says something to every answer.

use frente_catalog::exercise::{Exercise, SENTENCE, STEPS, Verdict};
use frente_catalog::rules::Texts;
use frente_catalog::{AnyGame, Lang, games};
use frente_kernel::Seat;
use std::collections::BTreeSet;

#[test]
fn every_exercise_plays_to_its_end_by_every_right_answer() {
    for game in games().iter().copied() {
        let mut names = BTreeSet::new();
        for exercise in game.exercises() {
            let name = format!("{} of {}", exercise.id, game.info().id);
            assert!(names.insert(exercise.id.clone()), "{name} stands twice");
            assert!(!exercise.step.is_empty() && exercise.step.len() <= STEPS, "{name} has {}", exercise.step.len());
            texts(&name, [&exercise.title, &exercise.intro, &exercise.outro]);
            let rules: BTreeSet<String> = game.rules().into_iter().map(|rule| rule.id).collect();
            // Every way through the exercise, as far as it has not too many.
            let mut ways: Vec<Vec<usize>> = vec![Vec::new()];
            for (at, step) in exercise.step.iter().enumerate() {
                let right: Vec<Vec<usize>> =
                    ways.iter().flat_map(|answers| question(game, &exercise, answers, &rules)).collect();
                for answer in 0..step.accept.len() {
                    let taken = right.iter().any(|way| way[at] == answer);
                    assert!(taken, "{name}, question {}: answer {answer} is right on no way there", at + 1);
                }
                ways = if step.accept.is_empty() { ways } else { right };
                ways.truncate(WAYS);
                for way in &mut ways {
                    way.resize(at + 1, 0);
                    let standing = exercise.stand(game, way).unwrap_or_else(|error| panic!("{name}: {error}"));
                    let last = at + 1 == exercise.step.len();
                    let due = last || standing.table.node().deciding() == Some(exercise.seat);
                    assert!(due, "{name}, after question {}: the learner has nothing to choose", at + 1);
                }
            }
        }
    }
}

/// How many ways through an exercise are followed.
const WAYS: usize = 24;

/// Checks the question due after `answers`: its texts, its pieces, its paragraph, and what it says to each legal action.
/// Returns the ways that go on from there. A right answer may have been given before on this way, and then it is no longer
/// legal; one at least has to be.
fn question(game: &dyn AnyGame, exercise: &Exercise, answers: &[usize], rules: &BTreeSet<String>) -> Vec<Vec<usize>> {
    let at = answers.len();
    let name = format!("{} of {}, question {}", exercise.id, game.info().id, at + 1);
    let asked = &exercise.step[at];
    texts(&name, [&asked.ask, &asked.why].into_iter().chain(&asked.otherwise));
    assert!(rules.contains(&asked.rule), "{name}: no paragraph is called {}", asked.rule);
    let standing = exercise.stand(game, answers).unwrap_or_else(|error| panic!("{name}: {error}"));
    let offers = standing.table.offers(exercise.seat);
    let mut ways = Vec::new();
    for (answer, right) in asked.accept.iter().enumerate() {
        if !offers.iter().any(|offer| offer.action == right.act)
            && exercise.stand(game, &[answers, &[answer]].concat()).is_err()
        {
            continue;
        }
        let taken = [answers, &[answer]].concat();
        let after = exercise.stand(game, &taken);
        let name = format!("{name}, after {answers:?}");
        assert!(after.is_ok(), "{name}, answer {answer}: {}", after.err().expect("an error"));
        assert_eq!(exercise.judge(&standing, &right.act), Verdict::Right(answer), "{name}");
        ways.push(taken);
    }
    assert!(asked.accept.is_empty() || !ways.is_empty(), "{name}: no right answer is legal after {answers:?}");
    // What glows belongs to a right answer, where the answer is about a piece at all.
    let right = offers.iter().filter(|offer| asked.accept.iter().any(|answer| answer.act == offer.action));
    let pieces: BTreeSet<&String> = right.flat_map(|offer| offer.touch.on.iter().chain(&offer.touch.at)).collect();
    for piece in asked.light.iter().filter(|_| !asked.accept.is_empty()) {
        assert!(pieces.contains(piece), "{name}: {piece} belongs to no right answer; they are about {pieces:?}");
    }
    for offer in &offers {
        let verdict = exercise.judge(&standing, &offer.action);
        let right = asked.accept.iter().any(|answer| answer.act == offer.action);
        assert_eq!(matches!(verdict, Verdict::Right(_)), right, "{name}: {}", offer.action);
        assert!(!matches!(verdict, Verdict::Illegal(..)), "{name}: {} is offered", offer.action);
    }
    ways
}

fn texts<'a>(name: &str, texts: impl IntoIterator<Item = &'a Texts>) {
    for text in texts {
        for lang in Lang::ALL {
            let said = text.get(lang);
            assert!(!said.is_empty(), "{name} says nothing in {lang:?}: {}", text.en);
            assert!(said.chars().count() <= SENTENCE, "{name}, {} characters: {said}", said.chars().count());
        }
    }
}

#[test]
fn what_the_rules_forbid_is_told_with_its_paragraph() {
    let game = games()[0];
    let Some(exercise) = game.exercises().into_iter().next() else { panic!("the first game has an exercise") };
    let standing = exercise.stand(game, &[]).expect("it begins");
    assert!(matches!(exercise.judge(&standing, "nonsense"), Verdict::Illegal(_, None)));
    assert!(exercise.stand(game, &[7]).is_err(), "an answer no question has");
    assert!(standing.table.offers(Seat(9)).is_empty(), "another seat is offered nothing");
}
