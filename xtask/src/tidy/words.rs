//! Words that belong to somebody's desk and not to the project: marks of unfinished work, paths of one machine.

use crate::code::Code;
use crate::tree::{File, Offence, Tree};

/// Marks that say "later". A thing to do stands in an issue, or in a `RULES.toml` row with status open.
const MARKS: [&str; 3] = ["TODO", "FIXME", "XXX"];

/// Directories that exist on one machine only.
const MACHINE: [&str; 4] = ["/work/", "/root/", "/home/", "/Users/"];

/// Fine in a test, wrong in what ships.
const SCRATCH: &str = "/tmp/";

pub fn check(tree: &Tree, code: &[Code<'_>]) -> Vec<Offence> {
    let mut out = Vec::new();
    for file in tree.files.iter().filter(|file| !names_the_forbidden(file)) {
        let code = code.iter().find(|code| code.file.path == file.path);
        for (line, text) in file.lines() {
            let mut say = |sentence: String| out.push(Offence::new(&file.path, line, sentence));
            if !speaks_spanish(file) {
                for mark in MARKS.iter().filter(|mark| has_word(text, mark)) {
                    say(format!("{mark}: finish it, or say in the issue tracker what is missing"));
                }
            }
            for path in MACHINE.iter().filter(|path| has_path(text, path)) {
                say(format!("{path} is a path of one machine"));
            }
            let is_test = file.is_test() || code.is_some_and(|code| code.is_test_line(line));
            if !is_test && has_path(text, SCRATCH) {
                say(format!("{SCRATCH} in what ships: ask the system for a temporary directory"));
            }
        }
    }
    out
}

/// Whether a file has to name what it forbids: this one.
fn names_the_forbidden(file: &File) -> bool {
    file.path == "xtask/src/tidy/words.rs"
}

/// Where one of the marks is an ordinary word: in Spanish, "todo" is "all".
fn speaks_spanish(file: &File) -> bool {
    matches!(file.ending(), "ron" | "ftl") || file.name() == "RULES.toml"
}

fn has_word(text: &str, word: &str) -> bool {
    let part_of_word = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(part_of_word) && !after.is_some_and(part_of_word)
    })
}

/// A path from the root of a machine, not one that goes on from somewhere (`example.org/work/`).
fn has_path(text: &str, path: &str) -> bool {
    let goes_on = |c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '}' | ')' | '~');
    text.match_indices(path).any(|(at, _)| !text[..at].chars().next_back().is_some_and(goes_on))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code;
    use crate::tidy::lines;
    use crate::tree::MadeUp;

    #[test]
    fn marks_and_machine_paths_are_found() {
        let made_up = MadeUp::new(&[
            (
                "crates/cli/src/main.rs",
                "// TODO: later\nfn f() { open(\"/tmp/x\"); }\n#[cfg(test)]\nmod tests { fn g() { open(\"/tmp/x\"); } }",
            ),
            ("crates/cli/tests/all.rs", "fn f() { open(\"/tmp/x\"); }"),
            ("docs/notes.md", "See /home/ana/notes and https://example.org/home/notes.\nMASTODON, XXXI"),
            ("locales/es/table.ftl", "all = TODO\n"),
            ("web/src/app.ts", "// FIXME"),
        ]);
        let tree = made_up.tree();
        let (code, _) = code::read(&tree);
        let mark = "finish it, or say in the issue tracker what is missing";
        let expected = [
            format!("crates/cli/src/main.rs:1: TODO: {mark}"),
            "crates/cli/src/main.rs:2: /tmp/ in what ships: ask the system for a temporary directory".to_owned(),
            "docs/notes.md:1: /home/ is a path of one machine".to_owned(),
            format!("web/src/app.ts:1: FIXME: {mark}"),
        ];
        assert_eq!(lines(&check(&tree, &code)), expected);
    }
}
