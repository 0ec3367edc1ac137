//! The scripts of `crates/cli/examples` answer what they ask.
//!
//! Each states the answer of the rules as its `expect`, so a script that runs to its end holds. Those whose name begins
//! with `inactive-` are refused on purpose: `docs/cli.md` shows the sentence.

use super::{printed, refused, root};
use std::collections::BTreeSet;
use std::fs;

#[test]
fn every_script_runs_to_its_end_and_the_page_names_it() {
    let page = fs::read_to_string(root().join("docs/cli.md")).unwrap();
    let mut games = BTreeSet::new();
    for entry in fs::read_dir(root().join("crates/cli/examples")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if !name.ends_with(".json") {
            continue;
        }
        assert!(page.contains(&name), "docs/cli.md does not name {name}");
        let path = format!("crates/cli/examples/{name}");
        if name.starts_with("inactive-") {
            assert!(refused(&["referee", &path]).contains(" is not legal by §"), "{name}");
            continue;
        }
        printed(&["referee", &path]);
        let text = fs::read_to_string(root().join(&path)).unwrap();
        assert!(text.contains("\"expect\""), "{name} expects nothing");
        let script: serde_json::Value = serde_json::from_str(&text).unwrap();
        games.insert(script["game"].as_str().unwrap().to_owned());
    }
    let expected = ["amanecer", "guerra1936", "pasaran", "peanas", "tactics2gm"];
    assert!(games.iter().eq(expected), "every game has a script: {games:?}");
}
