//! Paragraphs, citations and tests agree: no citation that nobody checks.

use crate::citations::{self, Citation};
use crate::code::Code;
use crate::rulebook::{Row, Rulebook, Status, path_of, spelled};
use crate::tree::{Offence, Tree};

const SYNC: &str = "run `cargo xtask rules --write`";

pub fn check(tree: &Tree, code: &[Code<'_>]) -> Vec<Offence> {
    let mut out = Vec::new();
    for game in tree.games() {
        let Some(book) = Rulebook::read(tree, game) else {
            let sentence = format!("the game has no {}", path_of(game));
            out.push(Offence::new(&format!("crates/{game}/Cargo.toml"), 1, sentence));
            continue;
        };
        let cited = citations::in_text(tree, game).into_iter().chain(citations::in_code(code, game));
        out.extend(cited.filter_map(|citation| unknown(&book, &citation)));
        let assignment = book.assign(code);
        for (test, file) in &assignment.strays {
            let sentence = format!("the test {} is named after no paragraph of {}", test.name, path_of(game));
            out.push(Offence::new(&file.path, test.line, sentence));
        }
        for row in &book.rows {
            let found = assignment.names(&row.id);
            let say = |sentence: String| Offence::new(&book.file.path, row.line, sentence);
            out.extend(row_faults(row, &found).into_iter().map(say));
        }
        out.extend(book.faults);
    }
    out
}

/// A citation of a paragraph the book does not have. A range (`§7.1-7.3`) cites both its ends.
fn unknown(book: &Rulebook<'_>, cited: &Citation) -> Option<Offence> {
    if book.has(&cited.id) || cited.id.split('-').all(|id| book.has(id)) {
        return None;
    }
    let sentence = format!("§{} is cited but not in {}", cited.id, book.file.path);
    Some(Offence::new(&cited.path, cited.line, sentence))
}

fn row_faults(row: &Row, found: &[String]) -> Vec<String> {
    let (id, mut out) = (&row.id, Vec::new());
    match row.status {
        Status::Done if found.is_empty() => {
            out.push(format!("§{id} is done, but no test is named r{}_…", spelled(id)));
        }
        Status::Open if !found.is_empty() => out.push(format!("§{id} is open, but it has tests: {SYNC}")),
        Status::Open if !row.has_note => out.push(format!("§{id} is open: a note must say what is missing")),
        Status::Physical if !row.has_note => {
            out.push(format!("§{id} is physical: a note must say why there is nothing to compute"));
        }
        _ => {}
    }
    let only = |these: &[String], those: &[String]| {
        let names: Vec<&str> = these.iter().filter(|name| !those.contains(name)).map(String::as_str).collect();
        names.join(", ")
    };
    let (gone, unlisted) = (only(&row.tests, found), only(found, &row.tests));
    if !gone.is_empty() {
        out.push(format!("§{id} lists tests that are not there ({gone}): {SYNC}"));
    }
    if !unlisted.is_empty() {
        out.push(format!("§{id} does not list its tests ({unlisted}): {SYNC}"));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code;
    use crate::tidy::lines;
    use crate::tree::MadeUp;

    fn row(id: &str, status: &str, more: &str) -> String {
        format!(
            "[[rule]]\nid = \"{id}\"\ntitle = {{ es = \"a\", en = \"a\", fr = \"a\" }}\ntext = {{ es = \"a\", en = \"a\", fr = \"a\" }}\nstatus = \"{status}\"\n{more}\n"
        )
    }

    fn found(rules: &str, files: &[(&str, &str)]) -> Vec<String> {
        let made_up = MadeUp::new(&[("crates/amanecer/Cargo.toml", ""), ("crates/amanecer/RULES.toml", rules)]);
        for (path, text) in files {
            made_up.write(path, text);
        }
        let tree = made_up.tree();
        let (code, _) = code::read(&tree);
        lines(&check(&tree, &code))
    }

    #[test]
    fn a_game_without_paragraphs_is_found() {
        let made_up = MadeUp::new(&[("crates/amanecer/Cargo.toml", "")]);
        let found = lines(&check(&made_up.tree(), &[]));
        assert_eq!(found, ["crates/amanecer/Cargo.toml:1: the game has no crates/amanecer/RULES.toml"]);
    }

    #[test]
    fn a_citation_of_no_paragraph_is_found_in_comments_strings_code_and_other_crates() {
        let rules = row("7.3", "done", "tests = [\"r7_3_a\"]") + &row("7.4", "open", "note = \"later\"");
        let files = [
            (
                "crates/amanecer/src/lib.rs",
                "//! §7.3 §7.3-7.4\n// §6.9\nfn f() { say(\"§5.1\"); rule(\"8.8\") }\n#[test]\nfn r7_3_a() {}",
            ),
            ("crates/amanecer/data/cards.ron", "// §2.9\n[]"),
            ("crates/minds/src/amanecer.rs", "// §3.9"),
            ("crates/search/src/random.rs", "// §3.9 of some other book"),
        ];
        let mut found = found(&rules, &files);
        found.sort();
        let not_there = "but not in crates/amanecer/RULES.toml";
        let expected = [
            format!("crates/amanecer/data/cards.ron:1: §2.9 is cited {not_there}"),
            format!("crates/amanecer/src/lib.rs:2: §6.9 is cited {not_there}"),
            format!("crates/amanecer/src/lib.rs:3: §5.1 is cited {not_there}"),
            format!("crates/amanecer/src/lib.rs:3: §8.8 is cited {not_there}"),
            format!("crates/minds/src/amanecer.rs:1: §3.9 is cited {not_there}"),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_row_that_disagrees_with_its_tests_is_found() {
        let rules = [
            row("1", "done", "tests = []"),
            row("2", "open", "note = \"later\"\ntests = [\"r2_x\"]"),
            row("3", "done", "tests = [\"r3_gone\", \"r3_x\"]"),
            row("4", "done", "tests = []"),
            row("5", "physical", ""),
            row("6", "open", "note = \" \""),
            row("7", "physical", "note = \"shuffling\""),
            row("8", "done", "tests = [\"r8_x\"]"),
        ];
        let tests = "#[test] fn r2_x() {}\n#[test] fn r3_x() {}\n#[test] fn r4_x() {}\n#[test] fn r8_x() {}\n#[test] fn r9_x() {}";
        let found = found(&rules.concat(), &[("crates/amanecer/tests/all.rs", tests)]);
        let rules = "crates/amanecer/RULES.toml";
        let expected = [
            format!("crates/amanecer/tests/all.rs:5: the test r9_x is named after no paragraph of {rules}"),
            format!("{rules}:1: §1 is done, but no test is named r1_…"),
            format!("{rules}:7: §2 is open, but it has tests: {SYNC}"),
            format!("{rules}:14: §3 lists tests that are not there (r3_gone): {SYNC}"),
            format!("{rules}:20: §4 does not list its tests (r4_x): {SYNC}"),
            format!("{rules}:26: §5 is physical: a note must say why there is nothing to compute"),
            format!("{rules}:32: §6 is open: a note must say what is missing"),
        ];
        assert_eq!(found, expected);
    }
}
