//! The rulebook side by side with what enforces it: per paragraph, the lines that cite it and the tests named after it.

use crate::citations::{self, Citation};
use crate::code::{self, Code};
use crate::rulebook::{Row, Rulebook, Status};
use crate::tree::Tree;
use std::fmt::Write as _;

/// Width of the left column.
const LEFT: usize = 76;

/// The coverage of a game as text; `None` where it has no `RULES.toml`.
pub fn report(tree: &Tree, game: &str) -> Option<String> {
    let (code, _) = code::read(tree);
    let book = Rulebook::read(tree, game)?;
    let assignment = book.assign(&code);
    let citations = shipped_citations(tree, &code, game);
    let mut out = String::new();
    let mut uncited = 0;
    for row in &book.rows {
        let cited = citing_lines(tree, &citations, &row.id);
        let tests = assignment.places(&row.id);
        let tests: Vec<String> =
            tests.map(|(test, path)| format!("{}  {}", test.name, place(path, test.line))).collect();
        uncited += usize::from(cited.is_empty() && row.status == Status::Done);
        let _ = writeln!(out, "§{} {} [{}]", row.id, row.title, row.status.word());
        for at in 0..cited.len().max(tests.len()) {
            let left = cited.get(at).map_or("", String::as_str);
            let right = tests.get(at).map_or("", String::as_str);
            let _ = writeln!(out, "{}", format!("  {} | {right}", fitted(left)).trim_end());
        }
    }
    let _ = writeln!(out, "\n{}", summary(game, &book.rows, uncited));
    Some(out)
}

/// One line for a game: how many paragraphs stand where.
fn summary(game: &str, rows: &[Row], uncited: usize) -> String {
    let count = |status: Status| rows.iter().filter(|row| row.status == status).count();
    format!(
        "{game}: {} paragraphs, {} done ({uncited} of them cited nowhere), {} physical, {} open",
        rows.len(),
        count(Status::Done),
        count(Status::Physical),
        count(Status::Open),
    )
}

/// Every citation in code and data that ship.
pub fn shipped_citations(tree: &Tree, code: &[Code<'_>], game: &str) -> Vec<Citation> {
    let mut cited = citations::in_text(tree, game);
    cited.extend(citations::in_code(code, game));
    cited.retain(|citation| {
        let test = code.iter().any(|code| code.file.path == citation.path && code.is_test_line(citation.line));
        !test && !citation.path.ends_with("RULES.toml")
    });
    cited.sort();
    cited.dedup();
    cited
}

/// The lines that cite a paragraph, each with its place.
fn citing_lines(tree: &Tree, citations: &[Citation], id: &str) -> Vec<String> {
    let show = |cited: &Citation| {
        let file = tree.file(&cited.path);
        let text = file.and_then(|file| file.text.lines().nth(cited.line - 1)).unwrap_or_default();
        format!("{}  {}", place(&cited.path, cited.line), text.trim())
    };
    citations.iter().filter(|cited| cited.id == id).map(show).collect()
}

/// A place without the words every place begins with.
fn place(path: &str, line: usize) -> String {
    let short = path.strip_prefix("crates/").unwrap_or(path);
    format!("{short}:{line}")
}

/// Cut or filled to the width of the left column.
fn fitted(text: &str) -> String {
    let length = text.chars().count();
    if length <= LEFT {
        return format!("{text}{}", " ".repeat(LEFT - length));
    }
    let kept: String = text.chars().take(LEFT - 1).collect();
    format!("{kept}…")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::MadeUp;

    #[test]
    fn a_paragraph_shows_its_lines_and_its_tests_side_by_side() {
        let made_up = MadeUp::new(&[
            ("crates/amanecer/Cargo.toml", ""),
            (
                "crates/amanecer/RULES.toml",
                "[[rule]]\nid = \"7.3\"\ntitle = { es = \"O\", en = \"Offensives\", fr = \"O\" }\nstatus = \"done\"\n",
            ),
            ("crates/amanecer/src/lib.rs", "/// §7.3: throws.\nfn f() { g(\"7.3\") }\n"),
            ("crates/amanecer/tests/all.rs", "// §7.3\n#[test]\nfn r7_3_throws() {}\n"),
        ]);
        let report = report(&made_up.tree(), "amanecer").expect("there is a book");
        let lines: Vec<&str> = report.lines().collect();
        assert_eq!(lines[0], "§7.3 Offensives [done]");
        assert!(lines[1].starts_with("  amanecer/src/lib.rs:1  /// §7.3: throws."));
        assert!(lines[1].ends_with("| r7_3_throws  amanecer/tests/all.rs:3"));
        assert!(lines[2].starts_with("  amanecer/src/lib.rs:2  fn f()"));
        assert_eq!(lines[4], "amanecer: 1 paragraphs, 1 done (0 of them cited nowhere), 0 physical, 0 open");
    }
}
