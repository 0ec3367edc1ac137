//! A game is named wherever games are listed, and brings the files that are found by its name.

use crate::rulebook::LANGUAGES;
use crate::tree::{Offence, Tree};

/// The lists that name every game: where, and what a line there holds. All there are.
const LISTS: [(&str, &str); 6] = [
    ("Cargo.toml", "frente-GAME = "),
    ("crates/minds/src/lib.rs", "pub mod GAME;"),
    ("crates/catalog/src/games.rs", "pub mod GAME;"),
    ("crates/cli/src/play/boards.rs", "mod GAME;"),
    ("fuzz/Cargo.toml", "frente-GAME = "),
    ("README.md", "| `GAME` |"),
];

/// Files a game brings outside its own crate, each beside those of the other games.
const FILES: [&str; 5] = [
    "locales/LANGUAGE/GAME.ftl",
    "crates/minds/src/GAME.rs",
    "crates/catalog/src/games/GAME.rs",
    "crates/cli/src/play/boards/GAME.rs",
    "web/src/games/GAME/Board.svelte",
];

pub fn check(tree: &Tree) -> Vec<Offence> {
    let mut out = Vec::new();
    for game in tree.games() {
        for (path, line) in LISTS {
            let line = line.replace("GAME", game);
            if tree.file(path).is_some_and(|file| !file.text.lines().any(|text| text.trim_start().starts_with(&line))) {
                out.push(Offence::new(path, 1, format!("{game} is missing here: no line begins with \"{line}\"")));
            }
        }
        for path in FILES.iter().flat_map(|path| in_languages(&path.replace("GAME", game))) {
            let (folder, _) = path.rsplit_once('/').expect("every path has a folder");
            let beside = folder.strip_suffix(&format!("/{game}")).unwrap_or(folder);
            let others = tree.files.iter().any(|file| file.path.starts_with(&format!("{beside}/")));
            if others && tree.file(&path).is_none() {
                out.push(Offence::new(&format!("crates/{game}/Cargo.toml"), 1, format!("{game} has no {path}")));
            }
        }
    }
    out
}

/// A path in each language, or the path alone.
fn in_languages(path: &str) -> Vec<String> {
    match path.contains("LANGUAGE") {
        true => LANGUAGES.iter().map(|language| path.replace("LANGUAGE", language)).collect(),
        false => vec![path.to_owned()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines;
    use crate::tree::MadeUp;

    #[test]
    fn a_game_that_is_not_named_everywhere_is_found() {
        let made_up = MadeUp::new(&[
            ("Cargo.toml", "frente-amanecer = { path = \"crates/amanecer\" }\n"),
            ("crates/amanecer/Cargo.toml", ""),
            ("crates/dado/Cargo.toml", ""),
            ("crates/minds/Cargo.toml", ""),
            ("crates/minds/src/lib.rs", "pub mod amanecer;\n"),
            ("crates/minds/src/amanecer.rs", ""),
            ("fuzz/Cargo.toml", "frente-amanecer = { path = \"x\" }\nfrente-dado = { path = \"y\" }\n"),
            ("locales/es/amanecer.ftl", ""),
            ("locales/en/amanecer.ftl", ""),
            ("locales/fr/amanecer.ftl", ""),
            ("locales/es/dado.ftl", ""),
            ("web/src/games/amanecer/Board.svelte", ""),
        ]);
        let expected = [
            "Cargo.toml:1: dado is missing here: no line begins with \"frente-dado = \"",
            "crates/minds/src/lib.rs:1: dado is missing here: no line begins with \"pub mod dado;\"",
            "crates/dado/Cargo.toml:1: dado has no locales/en/dado.ftl",
            "crates/dado/Cargo.toml:1: dado has no locales/fr/dado.ftl",
            "crates/dado/Cargo.toml:1: dado has no crates/minds/src/dado.rs",
            "crates/dado/Cargo.toml:1: dado has no web/src/games/dado/Board.svelte",
        ];
        assert_eq!(lines(&check(&made_up.tree())), expected);
    }
}
