//! The school teaches: a small run of it, from games to a network that foretells games it has not seen.

use frente_lab::school::command;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// Says `words` to the school, with `{}` for the folder.
fn say(folder: &Path, words: &str) -> Result<String, String> {
    let folder = folder.to_str().expect("a plain path");
    let words: Vec<String> = words.split(' ').map(|word| word.replace("{}", folder)).collect();
    command::run(&words).map_err(|error| error.to_string())
}

fn done(folder: &Path, words: &str) -> String {
    say(folder, words).unwrap_or_else(|error| panic!("{words}: {error}"))
}

/// Without the hand-made score, from nothing but games and facts.
#[test]
fn a_network_foretells_games_it_has_not_seen_better_than_their_mean() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let said = done(folder, "play amanecer --bot greedy --games 2400 --seed 1936 --threads 2 --out {}/lessons");
    assert!(said.starts_with("2400 games, "), "{said}");
    let fit = "fit amanecer {}/lessons --epochs 3 --rate 0.003 --hand 0 --seed 1";
    let report = done(folder, &format!("{fit} --out {{}}/one.net"));
    let report: Value = serde_json::from_str(&report).expect("a report");
    let number = |path: &str| report.pointer(path).and_then(Value::as_f64).expect("a number");
    let (gain, half_width) = (number("/network/better/0"), number("/network/better/1"));
    assert!(gain > half_width, "Brier better than the mean's by {gain:.4} ± {half_width:.4}");
    assert!(number("/network/brier") < 0.92 * number("/network/brier_of_mean"), "{report}");
    // The same lessons, the same file; and a bot can judge by it.
    done(folder, &format!("{fit} --out {{}}/two.net"));
    let [one, two] = ["one.net", "two.net"].map(|name| fs::read(folder.join(name)).expect("a network"));
    assert!(one == two);
    let judged = done(folder, "judge amanecer {}/lessons --net {}/one.net");
    assert!(judged.contains("\"games\":2400"), "{judged}");
    let played = done(folder, "gate amanecer --bot greedy@{}/one.net --against random --games 20 --threads 2");
    let played: Value = serde_json::from_str(&played).expect("a result");
    assert_eq!(played["games"], 40);
    // Lessons of one game teach no other, and its network judges no other.
    let refused = say(folder, "fit guerra1936 {}/lessons --out {}/three.net").expect_err("another game");
    assert!(refused.contains("expected lessons of guerra1936"), "{refused}");
    let refused = say(folder, "gate guerra1936 --bot greedy@{}/one.net --against random").expect_err("another game");
    assert!(refused.contains("the network reads other facts than the game states"), "{refused}");
}

#[test]
fn games_depend_on_the_seed_and_their_number_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    for threads in [1, 3] {
        let words = "play amanecer --bot ismcts:32 --second greedy --seed 7 --games 6";
        done(folder, &format!("{words} --threads {threads} --out {{}}/{threads}"));
    }
    let [alone, together] = ["1", "3"].map(|name| fs::read(folder.join(name)).expect("lessons"));
    assert!(alone == together);
}

#[test]
fn what_is_foolish_is_counted_beside_what_might_have_been() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = done(folder.path(), "foolish amanecer --bot random --games 40 --threads 2");
    let said: Value = serde_json::from_str(&said).expect("a count");
    let [taken, stood] = [0, 1].map(|at| said["warned"]["caution-last-box"][at].as_u64().expect("a count"));
    assert!(0 < taken && taken < stood, "{said}");
    assert!(said["verbs"]["political"][0].as_u64() > Some(0), "{said}");
}

#[test]
fn words_that_make_no_sense_are_answered_with_a_sentence() {
    let said = |words: &str| say(Path::new("."), words).expect_err("nothing can be done");
    assert!(said("play").starts_with("expected a command and a game"));
    assert!(said("play chess").starts_with("no game is called \"chess\""));
    assert!(said("teach amanecer").starts_with("there is no command \"teach\""));
    assert!(said("gate amanecer --bot general").starts_with("--against is missing"));
    assert!(said("gate amanecer --bot marshal --against general").contains("no bot is called \"marshal\""));
    assert!(said("play amanecer --out x --games few").starts_with("--games: expected a number, found \"few\""));
    assert!(said("play amanecer --speed 9").starts_with("there is no option --speed"));
    assert!(said("fit amanecer --out x").starts_with("expected files with lessons"));
    assert!(said("fit amanecer Cargo.toml --out x").contains("Cargo.toml: expected lessons that begin with"));
}
