//! The browser's types are those of Rust: `cargo xtask types --write` writes them, this test says when they are old.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const HEAD: &str = "// Written from Rust by `cargo xtask types --write`; not to be edited by hand.\n\n";

fn committed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated")
}

/// The `.ts` files of a folder by name.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let files = entries.map(|entry| entry.expect("an entry").path());
    let typed = files.filter(|path| path.extension().is_some_and(|end| end == "ts"));
    typed
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&path).expect("text"))
        })
        .collect()
}

fn written() -> BTreeMap<String, String> {
    let folder = tempfile::tempdir().expect("a folder");
    // Every whole number here is far below 2^53: a change number, a step, milliseconds.
    let config = ts_rs::Config::new().with_out_dir(folder.path()).with_large_int("number");
    frente_server::api::types::export(&config).expect("every type can be written");
    let line = |text: &str| text.lines().skip(1).map(|line| format!("{}\n", line.trim_end())).collect::<String>();
    let tidy = |text: String| format!("{HEAD}{}", line(&text).trim_start());
    files(folder.path()).into_iter().map(|(name, text)| (name, tidy(text))).collect()
}

#[test]
fn the_types_of_the_browser_are_those_of_rust() {
    let (wanted, folder) = (written(), committed());
    if std::env::var_os("FRENTE_BLESS").is_some() {
        for name in files(&folder).keys().filter(|name| !wanted.contains_key(*name)) {
            std::fs::remove_file(folder.join(name)).expect("an old file goes");
        }
        for (name, text) in &wanted {
            std::fs::write(folder.join(name), text).expect("written");
        }
    }
    let found = files(&folder);
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&wanted), names(&found), "run `cargo xtask types --write`");
    for (name, text) in &wanted {
        assert!(*text == found[name], "web/src/generated/{name} is out of date: run `cargo xtask types --write`");
    }
}
