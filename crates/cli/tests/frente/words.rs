//! Every message key the program itself uses exists, and none is left over.

use super::root;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const OWN: [&str; 7] = ["play-", "word-", "check-", "referee-", "replay-", "screen-", "exercise-"];

/// Every quoted text in the sources that looks like a key of ours.
fn used(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            used(&path, into);
        } else {
            let text = fs::read_to_string(&path).unwrap();
            let quoted = text.split('"').skip(1).step_by(2);
            let key = |text: &&str| text.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
            into.extend(
                quoted.filter(key).filter(|text| OWN.iter().any(|own| text.starts_with(own))).map(str::to_owned),
            );
        }
    }
}

#[test]
fn every_key_is_there_and_none_is_left_over() {
    let mut keys = BTreeSet::new();
    used(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut keys);
    // What a game's board alone says stands with the game.
    let games = frente_catalog::games().iter().map(|game| format!("{}.ftl", game.info().id));
    let files = std::iter::once("common.ftl".to_owned()).chain(games);
    let english: String = files.map(|file| fs::read_to_string(root().join("locales/en").join(file)).unwrap()).collect();
    let written: BTreeSet<String> = english
        .lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key.to_owned())
        .filter(|key| OWN.iter().any(|own| key.starts_with(own)))
        .collect();
    assert_eq!(keys, written);
}
