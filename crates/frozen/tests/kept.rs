//! What was kept still holds: the modules are those of the index, they play their corpus to the same seals, and what they
//! show of it is what they showed when they were frozen. The rules of today are kept, or they are newer.
//!
//! Of each game the newest two versions are asked; with `FRENTE_FROZEN=all`, every one.

use frente_door::AnyGame;
use frente_frozen::index::{self, Row};
use frente_frozen::proof;
use frente_kernel::Record;
use std::collections::BTreeMap;
use std::io::Read as _;
use std::path::Path;
use std::{env, fs};

/// The folder of frozen modules may not grow past this.
const FOLDER: u64 = 40 << 20;

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../frozen")
}

fn unpacked(name: &str) -> String {
    let path = folder().join(name);
    let packed = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut text = String::new();
    brotli::Decompressor::new(packed.as_slice(), 1 << 16).read_to_string(&mut text).expect(name);
    text
}

/// The rows to be asked, the newest two of each game.
fn asked() -> Vec<&'static Row> {
    let all = env::var("FRENTE_FROZEN").is_ok_and(|what| what == "all");
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let newest = index::rows().iter().rev().filter(|row| {
        let count = seen.entry(&row.game).or_default();
        *count += 1;
        all || *count <= 2
    });
    newest.collect()
}

fn newest(game: &str) -> Option<&'static Row> {
    index::rows().iter().rev().find(|row| row.game == game)
}

/// One test a game, so that they share the cores.
macro_rules! kept {
    ($($game:ident),*) => { $(
        #[test]
        fn $game() {
            let rows: Vec<&Row> = asked().into_iter().filter(|row| row.game == stringify!($game)).collect();
            assert!(!rows.is_empty(), "{} was never frozen: cargo xtask freeze {0} TAG", stringify!($game));
            rows.into_iter().for_each(holds);
            native(stringify!($game));
        }
    )* };
}

kept!(amanecer, guerra1936, pasaran, tactics2gm, peanas);

fn holds(row: &Row) {
    frente_frozen::look_in(folder());
    let name = format!("{}/v{}", row.game, row.rules);
    let module = index::module(row).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(module.len() as u64, row.bytes, "{name}: the length in the index");
    let game = frente_frozen::woken(row).unwrap_or_else(|error| panic!("{error}"));
    let corpus = unpacked(&format!("{name}.records.br"));
    for (at, text) in proof::records(&corpus).into_iter().enumerate() {
        let record = Record::parse(text).unwrap_or_else(|error| panic!("{name}, record {at}: {error}"));
        game.verify(&record).unwrap_or_else(|error| panic!("{name}, record {at}: {error}"));
    }
    let stored = unpacked(&format!("{name}.views.json.br"));
    let every = serde_json::from_str::<serde_json::Value>(&stored).expect("pictures")["every"].as_u64();
    let now = proof::pictures(game, &corpus, every.expect("a number of steps") as usize);
    let now = now.unwrap_or_else(|error| panic!("{name}: {error}")).to_string();
    let differs = stored.bytes().zip(now.bytes()).take_while(|(then, now)| then == now).count();
    let around = |text: &str| proof::around(text, differs);
    assert!(stored == now, "{name}: it showed …{}… and shows …{}…", around(&stored), around(&now));
}

/// The rules of today are those of the newest frozen version, to the last seal, or they have a higher number.
fn native(id: &str) {
    let game = frente_catalog::game(id).expect("a game of the shelf");
    let row = newest(id).expect("it was frozen");
    let rules = game.info().rules_version;
    assert!(rules >= row.rules, "{id}: rules {rules} are older than the frozen {}", row.rules);
    if rules > row.rules {
        return;
    }
    let corpus = unpacked(&format!("{id}/v{rules}.records.br"));
    for (at, text) in proof::records(&corpus).into_iter().enumerate() {
        let record = Record::parse(text).unwrap_or_else(|error| panic!("{id}, record {at}: {error}"));
        let verified = game.verify(&record);
        let sentence = "the rules have changed: raise rules_version in the game's INFO";
        verified
            .map(drop)
            .unwrap_or_else(|error| panic!("{id}, record {at} of frozen rules {rules}: {error}; {sentence}"));
    }
}

#[test]
fn the_index_names_every_version_once_and_the_folder_is_not_too_large() {
    let mut seen = std::collections::BTreeSet::new();
    for row in index::rows() {
        assert!(seen.insert((&row.game, row.rules)), "{} {} stands twice", row.game, row.rules);
        assert!(folder().join(row.name()).exists(), "{} is missing", row.name());
    }
    let files = fs::read_dir(folder()).unwrap().flatten().filter(|entry| entry.path().is_dir());
    let sizes =
        files.flat_map(|dir| fs::read_dir(dir.path()).unwrap().flatten().map(|file| file.metadata().unwrap().len()));
    let size: u64 = sizes.sum();
    assert!(size <= FOLDER, "frozen/ has {size} bytes: move the oldest modules to release files");
}

#[test]
fn a_module_that_is_missing_or_altered_is_named() {
    let row = index::rows().first().expect("something is frozen");
    let packed = fs::read(folder().join(row.name())).unwrap();
    assert_eq!(index::unpacked(row, &packed).map(|module| module.len() as u64), Ok(row.bytes));
    let other = Row { sha256: "0".repeat(64), ..row.clone() };
    let error = index::unpacked(&other, &packed).unwrap_err().to_string();
    assert!(error.starts_with(&format!("the frozen module {} was altered: expected 000", row.name())), "{error}");
    let error = index::unpacked(row, &packed[..packed.len() / 2]).unwrap_err().to_string();
    assert!(error.contains("cannot be unpacked"), "{error}");
    let gone = Row { rules: 9_999, ..row.clone() };
    let error = index::module(&gone).unwrap_err().to_string();
    assert!(error.contains(&format!("{}/v9999.wasm.br is missing", row.game)), "{error}");
}

#[test]
fn a_version_nobody_kept_is_refused_with_those_there_are() {
    let games = frente_catalog::games();
    let error = frente_frozen::find(games, "amanecer", 9_999).err().expect("nobody kept it").to_string();
    assert!(error.starts_with("rules 9999 of amanecer are not known here: this program plays rules"), "{error}");
    let error = frente_frozen::find(games, "chess", 1).err().expect("no such game").to_string();
    assert!(error.starts_with("unknown game \"chess\""), "{error}");
}
