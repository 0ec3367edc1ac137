//! What each command prints.

use super::{file, printed, refused, run, typed};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};
use std::fs;
use std::io::Write as _;
use std::path::Path;

fn json(args: &[&str]) -> Value {
    let out = printed(args);
    assert_eq!(out.lines().count(), 1, "one object on one line");
    serde_json::from_str(&out).expect("JSON")
}

#[test]
fn games_lists_what_is_on_the_shelf() {
    assert!(printed(&["games"]).contains("amanecer  Soviet Dawn\n"));
    assert!(printed(&["games", "--lang", "es"]).contains("amanecer  Amanecer soviético\n"));
    let games = json(&["games", "--json"]);
    assert_eq!(games[0]["id"], "amanecer");
    assert_eq!(games[0]["titles"]["fr"], "Aube soviétique");
    assert_eq!(games[0]["options"][0]["id"], "political_victory_box");
}

#[test]
fn sim_prints_the_contract_and_the_same_games_on_any_threads() {
    let played = |threads| json(&["sim", "amanecer", "--games", "200", "--seed", "5", "--threads", threads, "--json"]);
    let (one, two) = (played("1"), played("2"));
    assert_eq!((one["games"].as_u64(), one["seed"].as_u64()), (Some(200), Some(5)));
    for field in ["outcomes", "wins", "decisions", "chances"] {
        assert_eq!(one[field], two[field], "{field}");
    }
    let told = printed(&["sim", "amanecer", "--games", "50", "--bots", "greedy", "--lang", "fr"]);
    assert!(told.starts_with("amanecer: 50 games, bots greedy, seed 1936\n"), "{told}");
}

#[test]
fn sim_plays_the_setup_it_is_given() {
    let (_room, setup) = file("harder.json", r#"{"political_victory_box": 10}"#);
    let room = tempfile::tempdir().unwrap();
    let out = room.path().join("report");
    printed(&["sim", "amanecer", "--games", "20", "--setup", &setup, "--out", out.to_str().unwrap()]);
    let summary: Value = serde_json::from_str(&fs::read_to_string(out.join("summary.json")).unwrap()).unwrap();
    assert_eq!(summary["setup"]["political_victory_box"], 10);
    assert!(out.join("report.html").exists() && out.join("games.csv").exists());
}

/// Plays `games` matches into a new folder.
fn records(games: &str) -> (tempfile::TempDir, String) {
    let room = tempfile::tempdir().unwrap();
    let folder = room.path().join("records");
    printed(&["sim", "amanecer", "--games", games, "--records", folder.to_str().unwrap()]);
    let first = folder.join("000000.record").to_str().unwrap().to_owned();
    (room, first)
}

#[test]
fn a_record_of_sim_verifies_and_replays() {
    let (_room, record) = records("2");
    let verified = printed(&["verify", &record]);
    assert!(verified.contains("every step legal, every seal intact\ndice: all "), "{verified}");
    assert!(verified.contains("\nresult: "), "{verified}");
    let told = printed(&["replay", &record, "--lang", "es"]);
    assert!(told.starts_with("Paso 1  azar: card "), "{told}");
    let stepped = typed(&["replay", &record, "--step"], "\n\nb\nv\n4\nnonsense\nq\n");
    assert_eq!(stepped.code, 0);
    let steps: Vec<&str> = stepped.out.lines().filter(|line| line.starts_with("Step ")).collect();
    let numbers: Vec<&str> = steps.iter().map(|line| &line[..6]).collect();
    assert_eq!(numbers, ["Step 1", "Step 2", "Step 1", "Step 4"]);
    assert!(stepped.out.contains("\"fronts\""), "{}", stepped.out);
}

/// A file of many matches, packed and not: each of them is checked, and the first that does not hold is named.
#[test]
fn a_file_of_many_matches_verifies_line_by_line() {
    let (room, first) = records("2");
    let text = fs::read_to_string(&first).unwrap();
    let other = fs::read_to_string(Path::new(&first).with_file_name("000001.record")).unwrap();
    let line = |record: &str| json!({"id": "a", "game": "amanecer", "record": record}).to_string();
    let written = |name: &str, bytes: &[u8]| {
        let path = room.path().join(name);
        fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let whole = format!("{}\n{}\n", line(&text), line(&other));
    let plain = written("plain.jsonl", whole.as_bytes());
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(whole.as_bytes()).unwrap();
    let packed = packed.finish().unwrap();
    for file in [&plain, &written("packed.jsonl.gz", &packed)] {
        let said = printed(&["verify", file]);
        assert!(said.starts_with(&format!("{file}: 2 matches, ")), "{said}");
        assert!(said.contains("every seal intact\ndice: "), "{said}");
    }
    let touched = format!("{}\n{}\n", line(&text), line(&other.replacen("\"treaty_cost\":1", "\"treaty_cost\":0", 1)));
    for (name, bytes, expected) in [
        ("touched.jsonl", touched.as_bytes(), "line 2: "),
        ("none.jsonl", b"{\"id\": 1}\n".as_slice(), "line 1: expected an object with a \"record\""),
        ("cut.jsonl.gz", &packed[..packed.len() - 9], "the file breaks off or is damaged"),
    ] {
        let file = written(name, bytes);
        let said = refused(&["verify", &file]);
        assert!(said.starts_with(&format!("{file}: ")) && said.contains(expected), "{said}");
    }
}

const EXAMPLE: &str = "crates/cli/examples/first-turn.json";

#[test]
fn referee_prints_events_the_view_and_the_legal_actions() {
    let told = printed(&["referee", EXAMPLE]);
    for part in ["Step 4  die 6\n", "[§7.4]\n", "\"level\": 2", "\n  offensive southern  Offensive against"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let ruling = json(&["referee", EXAMPLE, "--json"]);
    assert_eq!(ruling["view"]["level"], 2);
    assert_eq!(ruling["node"]["kind"], "decision");
    assert_eq!(ruling["steps"].as_array().unwrap().len(), 3);
}

#[test]
fn odds_of_every_legal_action() {
    let told = printed(&["odds", EXAMPLE]);
    assert!(told.contains("    1/3 33.3 %  The offensive against the Southern front succeeds.\n"), "{told}");
    let odds = json(&["odds", EXAMPLE, "--json"]);
    let legal = json(&["referee", EXAMPLE, "--json"]);
    assert_eq!(odds.as_array().unwrap().len(), legal["legal"].as_array().unwrap().len());
    assert_eq!(odds[0]["odds"]["exact"], true);
}

#[test]
fn rules_are_read_searched_and_cited() {
    let rows = json(&["rules", "amanecer", "--json"]);
    let fields: Vec<&String> = rows[0].as_object().unwrap().keys().collect();
    assert_eq!(fields, ["id", "printed", "title", "status", "tests", "note", "text"]);
    assert!(printed(&["rules", "amanecer", "--id", "§7.3"]).starts_with("§7.3  "));
    let found = json(&["rules", "amanecer", "--search", "trenes", "--json", "--lang", "es"]);
    assert!(found.as_array().unwrap().len() < rows.as_array().unwrap().len());
    assert!(found.as_array().unwrap().iter().any(|row| row["id"] == "7.5.3"));
}

#[test]
fn a_data_pack_is_checked_and_played_with() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../amanecer/data");
    let standard = printed(&["data", "check", data.to_str().unwrap()]);
    assert!(standard.contains("a whole data pack of amanecer (board.ron, cards.ron)"), "{standard}");
    let board = fs::read_to_string(data.join("board.ron")).unwrap().replace("\"Moscú\"", "\"Moskva\"");
    let (_room, own) = file("board.ron", &board);
    let checked = printed(&["data", "check", &own]);
    assert!(checked.contains("{\"pack\":\"sha256:"), "{checked}");
    let room = tempfile::tempdir().unwrap();
    let out = room.path().join("records");
    printed(&["sim", "amanecer", "--games", "1", "--data", &own, "--records", out.to_str().unwrap()]);
    let record = out.join("000000.record");
    let record = record.to_str().unwrap();
    assert_eq!(run(&["verify", record]).code, 2, "the pack is not loaded");
    printed(&["verify", record, "--data", &own]);
}

#[test]
fn bench_prints_lines_of_json() {
    let out = printed(&["bench", "amanecer", "--seconds", "0.05"]);
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let kinds: Vec<&str> = lines.iter().map(|line| line["bench"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["playout", "search", "search", "sizes"]);
    assert!(lines[0]["steps_per_s"].as_f64().unwrap() > 0.0);
    let plain = printed(&["bench", "amanecer", "--plain", "--seconds", "0.05"]);
    let rate = plain.trim_end().strip_prefix("moves/s ").unwrap();
    assert!(rate.parse::<u64>().unwrap() > 0, "{plain}");
}

#[test]
fn play_goes_line_by_line_and_saves() {
    let room = tempfile::tempdir().unwrap();
    let saved = room.path().join("game.record");
    let saved = saved.to_str().unwrap();
    let typed_in = "99\n?\noffensive finland\nh\nu\nv\npolitical\nq\n";
    let ran = typed(&["play", "amanecer", "--seed", "1", "--save", saved], typed_in);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for part in [
        "dice ",
        "\n  1  ",
        "\"offensive finland\" is not legal by §6.1",
        " % to win",
        "after the others",
        "Nothing can be undone",
        "Political level: 1",
    ] {
        assert!(ran.out.contains(part), "{part}: {}", ran.out);
    }
    assert!(printed(&["verify", saved]).contains("result: unfinished"));
    let again = typed(&["play", "amanecer", "--save", saved], "q\n");
    assert_eq!(again.code, 2, "an existing file is not written over");
}

/// Always the first offer: every match ends.
#[test]
fn play_ends_with_the_match_and_publishes_its_dice() {
    let room = tempfile::tempdir().unwrap();
    let saved = room.path().join("game.record");
    let saved = saved.to_str().unwrap();
    let ran = typed(&["play", "amanecer", "--seed", "2", "--save", saved], &"1\n".repeat(1000));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(printed(&["verify", saved]).contains("drawn again from the published secret"));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_frente"))
        .args(["rules", "amanecer", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let ended = child.wait_with_output().unwrap();
    assert_eq!((ended.status.code(), ended.stderr.as_slice()), (Some(0), &b""[..]));
}
