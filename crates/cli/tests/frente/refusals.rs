//! Bad input: exit code 2, one sentence that names the file, the place and what was expected, nothing written.

use super::{file, printed, refused};
use std::fs;

#[test]
fn misuse_of_the_command_line() {
    let cases: &[(&[&str], &str)] = &[
        (&[], "a command is missing; `frente --help`"),
        (&["plya"], "unrecognized subcommand 'plya'"),
        (&["sim", "amanecer"], "the following required arguments were not provided: --games <N>"),
        (
            &["sim", "amanecer", "--games", "0"],
            "invalid value '0' for '--games <N>': expected a whole number, at least 1",
        ),
        (&["sim", "amanecer", "--games", "-1"], "'-1'"),
        (
            &["sim", "amanecer", "--games", "1", "--seed", "x"],
            "invalid value 'x' for '--seed <S>': expected a whole number",
        ),
        (&["sim", "amanecer", "--games", "1", "--threads", "0"], "expected a number of threads from 1 to 1024"),
        (&["sim", "amanecer", "--games", "1", "--bots", "admiral"], "no bot is called \"admiral\": expected a level"),
        (&["sim", "amanecer", "--games", "1", "--bots", "random,random"], "2 bots for 1 seats, expected one"),
        (&["sim", "amanecr", "--games", "1"], "unknown game \"amanecr\", expected one of: amanecer"),
        (&["play", "chess"], "unknown game \"chess\", expected one of: amanecer"),
        (&["play", "amanecer", "--seat", "1"], "--seat 1: amanecer has seats 0 to 0"),
        (&["play", "amanecer", "--bot", "x"], "no bot is called \"x\""),
        (&["rules", "chess"], "unknown game \"chess\", expected one of: amanecer"),
        (&["rules", "amanecer", "--id", "99"], "no paragraph §99 in the rules of amanecer"),
        (&["bench", "chess"], "unknown game \"chess\""),
        (&["bench", "--seconds", "0"], "expected seconds from 0.01 to 600"),
        (&["games", "--lang", "de"], "unknown language \"de\", expected es, en or fr"),
        (&["serve", "--port", "99999"], "expected a port from 0 to 65535"),
        (&["serve", "--host", "everywhere"], "expected an address like 127.0.0.1 or ::1"),
        (&["serve", "--port", "0", "--database", "mysql://x"], "mysql://x"),
        (&["serve", "--data", "no/where"], "no/where: no such file or folder, expected a data pack"),
        (&["serve", "--game", "no/where.wasm"], "no/where.wasm: no such file"),
        (&["serve", "--game", "docs"], "docs: is a folder, expected a file"),
        (&["serve", "--game", "README.md"], "README.md: it is no WebAssembly module"),
        (
            &["serve", "--frozen", "no/where"],
            "no/where: no such folder, expected one with the modules of earlier rules",
        ),
        (
            &["serve", "--data", "crates/pasaran/tests/packs/scenarios.ron"],
            "fits several games (pasaran, tactics2gm), name one with GAME=PATH",
        ),
        (
            &["serve", "--data", "peanas=crates/amanecer/data"],
            "crates/amanecer/data: 2 faults: board.ron: not a file of",
        ),
    ];
    for (args, expected) in cases {
        let said = refused(args);
        assert!(said.contains(expected), "{args:?}\nsaid     {said}\nexpected {expected}");
    }
}

#[test]
fn files_that_cannot_be_read() {
    for args in [
        ["referee", "no/where.json"],
        ["odds", "no/where.json"],
        ["verify", "no/where.json"],
        ["replay", "no/where.json"],
    ] {
        assert_eq!(refused(&args), "no/where.json: no such file");
    }
    assert_eq!(refused(&["verify", "docs"]), "docs: is a folder, expected a file");
    let room = tempfile::tempdir().unwrap();
    let path = room.path().join("bytes");
    fs::write(&path, [0xff, 0xfe]).unwrap();
    let path = path.to_str().unwrap();
    assert_eq!(refused(&["referee", path]), format!("{path}: not a text file, expected UTF-8"));
}

#[test]
fn scripts_that_do_not_hold() {
    let cases = [
        ("{\"game\": \"amanecer\",\n  \"script\": [}", "line 2, column 14: expected value"),
        ("{\"game\": \"amanecer\"", "line 1, column 19: EOF while parsing an object"),
        ("{\"game\": \"chess\"}", "unknown game \"chess\", expected one of: amanecer"),
        (
            "{\"game\": \"amanecer\", \"stat\": {}}",
            "line 1, column 27: unknown field `stat`, expected one of `$schema`, `game`",
        ),
        ("{\"game\": \"amanecer\", \"setup\": 3}", "expected an object as \"setup\""),
        ("{\"game\": \"amanecer\", \"setup\": {\"treaty_cost\": 7}}", "treaty_cost: expected 1 or 0"),
        ("{\"game\": \"amanecer\", \"state\": {\"level\": \"high\"}}", "state.level: invalid type: string \"high\""),
        ("{\"game\": \"amanecer\", \"script\": [{\"roll\": 3}]}", "unknown field `roll`, expected one of `act`"),
        ("{\"game\": \"amanecer\", \"script\": [{}]}", "expected a step with \"act\""),
        (
            "{\"game\": \"amanecer\", \"script\": [{\"chance\": \"card 10\"}, {\"act\": \"offensive finland\"}]}",
            "step 2: \"offensive finland\" is not legal by §6.1: The Finland front is inactive",
        ),
        (
            "{\"game\": \"amanecer\", \"script\": [{\"act\": \"retreat\"}]}",
            "step 1: \"retreat\" is not an action of this game.",
        ),
        (
            "{\"game\": \"amanecer\", \"script\": [{\"chance\": \"card 60\"}]}",
            "step 1: \"card 60\" cannot come up now.",
        ),
        (
            "{\"game\": \"amanecer\", \"script\": [{\"expect\": {\"view\": {\"level\": 5}}}]}",
            "step 1: view.level: expected 5, found 1",
        ),
    ];
    for (text, expected) in cases {
        let (_room, path) = file("script.json", text);
        for command in ["referee", "odds"] {
            let said = refused(&[command, &path]);
            assert!(said.starts_with(&format!("{path}: ")) && said.contains(expected), "{said}\nexpected {expected}");
        }
    }
    let (_room, path) = file("script.json", "{\"game\": \"amanecer\"}");
    assert!(refused(&["odds", &path]).contains("the script ends at the node \"chance\", expected one where a seat"));
}

#[test]
fn setups_that_are_refused() {
    let cases = [
        ("{\"treaty_cost\": 7}", "treaty_cost: expected 1 or 0"),
        ("{\"treaty\": 1}", "unknown field `treaty`"),
        ("{\"treaty_cost\": }", "line 1, column 17: expected value"),
        ("[]", "line 1: expected an object"),
    ];
    for (text, expected) in cases {
        let (_room, path) = file("setup.json", text);
        for args in
            [&["sim", "amanecer", "--games", "1", "--setup", &path][..], &["play", "amanecer", "--setup", &path]]
        {
            let said = refused(args);
            assert!(said.starts_with(&format!("{path}: ")) && said.contains(expected), "{said}\nexpected {expected}");
        }
    }
}

#[test]
fn records_that_were_touched() {
    let room = tempfile::tempdir().unwrap();
    let folder = room.path().join("records");
    printed(&["sim", "amanecer", "--games", "1", "--records", folder.to_str().unwrap()]);
    let whole = fs::read_to_string(folder.join("000000.record")).unwrap();
    let lines = whole.lines().count();
    let cut: String = whole.lines().take(lines - 3).map(|line| format!("{line}\n")).collect();
    let rules = whole.lines().find(|line| line.starts_with("rules ")).unwrap();
    let first_card = whole.lines().find(|line| line.starts_with("1 * ")).unwrap();
    let card = first_card.split(' ').nth(3).unwrap();
    let other = if card == "1" { "2" } else { "1" };
    let changed = whole.replacen(&format!("1 * card {card} "), &format!("1 * card {other} "), 1);
    let cases = [
        (cut, format!("line {}: the record is cut off", lines - 2)),
        (changed, format!("step 1: \"card {other}\" does not match its seal")),
        (whole.replacen("game amanecer", "game chess", 1), "unknown game \"chess\"".to_owned()),
        (whole.replacen(&format!("{rules}\n"), "rules 99\n", 1), "rules 99 of amanecer are not known here".to_owned()),
        (whole.replacen("frente record 1", "frente record 9", 1), "line 1: format 9 is unknown".to_owned()),
        (whole.replacen("\"treaty_cost\":1", "\"treaty_cost\":0", 1), "its seal does not match".to_owned()),
        ("hello\n".to_owned(), "line 1: expected \"frente record\"".to_owned()),
    ];
    for (text, expected) in cases {
        let (_room, path) = file("touched.record", &text);
        for command in ["verify", "replay"] {
            let said = refused(&[command, &path]);
            assert!(said.starts_with(&format!("{path}: ")) && said.contains(&expected), "{said}\nexpected {expected}");
        }
    }
}

#[test]
fn folders_that_cannot_be_written() {
    let (room, precious) = file("precious", "");
    let full = room.path().to_str().unwrap();
    for option in ["--out", "--records"] {
        let sim = |target: &str| refused(&["sim", "amanecer", "--games", "1", option, target]);
        assert_eq!(sim(full), format!("{full}: the folder is not empty, expected a new or an empty one"));
        assert!(sim(&precious).starts_with(&format!("{precious}: is not a folder")));
        assert!(sim("/proc/frente").starts_with("/proc/frente: cannot be written: "), "{}", sim("/proc/frente"));
    }
    let names: Vec<_> = fs::read_dir(room.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, ["precious"], "nothing was left behind");
}

#[test]
fn data_packs_with_faults() {
    let (_room, path) = file("cards.ron", "[(number: 1)]");
    assert!(refused(&["data", "check", &path]).starts_with(&format!("{path}: cards.ron:1:")));
    let (room, path) = file("notes.txt", "");
    assert!(
        refused(&["data", "check", &path]).contains("no game has a data file notes.txt, expected cards.ron, board.ron")
    );
    assert_eq!(refused(&["data", "check", "no/where"]), "no/where: no such file or folder, expected a data pack");
    let folder = room.path().to_str().unwrap();
    assert!(refused(&["data", "check", folder]).contains("the folder holds no data file"));
    fs::write(room.path().join("card.ron"), "").unwrap();
    assert!(refused(&["data", "check", folder]).contains("no game has a data file card.ron"));
    assert!(refused(&["data", "check", folder, "--game", "chess"]).contains("unknown game \"chess\""));
}

#[test]
fn decks_are_refused_with_every_fault_named() {
    let said = |text: &str| {
        let (_room, path) = file("deck.json", text);
        refused(&["deck", "check", &path])
    };
    assert!(refused(&["deck", "check", "no-deck.json"]).contains("no such file"));
    assert!(said("{}").contains("expected \"game\": one of guerra1936, tactics2gm"));
    assert!(said("{\n \"game\":").contains("line 2"));
    assert!(said(r#"{"game": "amanecer"}"#).contains("amanecer has no deck to build"));
    let faults = said(r#"{"game": "guerra1936", "side": "national", "cards": [4, 107, 107]}"#);
    for reason in ["3 cards, expected at least 36", "card 4 belongs to the other side", "card 107 stands twice"] {
        assert!(faults.contains(reason), "{faults}");
    }
    assert!(said(r#"{"game": "guerra1936", "side": "france", "cards": []}"#).contains("unknown variant `france`"));
    let faults = said(
        r#"{"game": "tactics2gm", "nation": "usa", "points": 80, "cards": [["us_sherman", 40], ["de_tiger", 1]]}"#,
    );
    for reason in ["40 copies of us_sherman, one box holds 4", "a card of germany", "168 points, the limit is 80"] {
        assert!(faults.contains(reason), "{faults}");
    }
}

#[test]
fn decks_that_hold_are_added_up() {
    let (_room, path) = file("deck.json", r#"{"game": "tactics2gm", "nation": "usa", "cards": [["us_sherman", 4]]}"#);
    let said = printed(&["deck", "check", &path]);
    assert!(said.contains("a sound deck of tactics2gm") && said.contains("points: 16 of 120"), "{said}");
    let said = printed(&["deck", "check", &path, "--lang", "fr"]);
    assert!(said.contains("un paquet valable de tactics2gm") && said.contains("points : 16 sur 120"), "{said}");
}

#[test]
fn army_lists_are_refused_with_every_fault_named() {
    assert!(refused(&["roster", "check", "army.json"]).contains("no such file"));
    let (_room, path) = file("army.json", "{\n \"name\": 3}");
    assert!(refused(&["roster", "check", &path]).contains("line 2"));
    let list = r#"{"name": "odd", "army": "National", "size": "Small", "side": "Attacker", "units": [
        {"unit": "nat-tiger"}, {"unit": "rep-bt-5"}, {"unit": "nat-oficial", "upgrades": ["Helmets"]}]}"#;
    let (_room, path) = file("army.json", list);
    let said = refused(&["roster", "check", &path]);
    assert!(said.contains("3 faults") && said.contains("nat-tiger") && said.contains("republican"), "{said}");
    let said = refused(&["roster", "check", &path, "--lang", "es"]);
    assert!(said.contains("3 faltas") && said.contains("línea 1: ") && said.contains("(§2.5)"), "{said}");
}
