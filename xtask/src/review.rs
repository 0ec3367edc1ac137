//! What a reader should look at and no check refuses yet: `cargo xtask review`.
//!
//! Done paragraphs that no line of code or data cites, and doc comments too short to say anything. A paragraph that needs
//! no line of code because the data hold it says `data = true` in its row.

use crate::code;
use crate::coverage;
use crate::rulebook::{Rulebook, Status};
use crate::tree::{File, Offence, Tree};

/// A doc comment of so many words says nothing that the name does not.
const FEW: usize = 2;

/// Done paragraphs that are cited nowhere and not marked as data. Code may also name a paragraph as a value, `"3-slow"`; an
/// id without a hyphen could be any number.
pub fn uncited(tree: &Tree) -> Vec<Offence> {
    let (code, _) = code::read(tree);
    let mut out = Vec::new();
    for game in tree.games() {
        let Some(book) = Rulebook::read(tree, game) else { continue };
        let cited = coverage::shipped_citations(tree, &code, game);
        let named = |id: &str| {
            let mut sources = tree.rust().filter(|file| file.path.starts_with(&format!("crates/{game}/src/")));
            id.contains('-') && sources.any(|file| file.text.contains(&format!("\"{id}\"")))
        };
        let silent = |id: &str| !cited.iter().any(|citation| citation.id == id) && !named(id);
        for row in book.rows.iter().filter(|row| row.status == Status::Done && !row.data && silent(&row.id)) {
            let sentence = format!("§{} is done, but no line cites it: cite it, or say data = true", row.id);
            out.push(Offence::new(&book.file.path, row.line, sentence));
        }
    }
    out
}

/// Doc comments of one or two words.
pub fn short_docs(tree: &Tree) -> Vec<Offence> {
    tree.rust().filter(|file| !file.is_test()).flat_map(short_in).collect()
}

fn short_in(file: &File) -> Vec<Offence> {
    let lines: Vec<&str> = file.text.lines().map(str::trim_start).collect();
    let doc = |at: usize| lines.get(at).and_then(|line| line.strip_prefix("///"));
    let alone = |at: usize| (at == 0 || doc(at - 1).is_none()) && doc(at + 1).is_none();
    let short = |at: &usize| {
        doc(*at).is_some_and(|text| {
            let words = text.split_whitespace().count();
            // A citation with its paragraph says enough: the rulebook says the rest.
            (1..=FEW).contains(&words) && !text.contains('§') && alone(*at)
        })
    };
    let found = (0..lines.len()).filter(short);
    found
        .map(|at| Offence::new(&file.path, at + 1, format!("a doc comment of {FEW} words at most: {}", lines[at])))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::MadeUp;

    fn sentences(offences: &[Offence]) -> Vec<String> {
        offences.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn done_paragraphs_that_nobody_cites_are_listed() {
        let row = |id: &str, more: &str| {
            format!(
                "[[rule]]\nid = \"{id}\"\ntitle = {{ es = \"a\", en = \"a\", fr = \"a\" }}\ntext = {{ es = \"a\", en = \"a\", fr = \"a\" }}\n{more}\n"
            )
        };
        let rules = [
            row("1", "status = \"done\""),
            row("2", "status = \"done\""),
            row("3", "status = \"done\"\ndata = true"),
            row("4", "status = \"open\""),
            row("5", "status = \"done\""),
            row("6", "status = \"done\""),
            row("7-slow", "status = \"done\""),
        ];
        let made_up = MadeUp::new(&[
            ("crates/amanecer/Cargo.toml", ""),
            ("crates/amanecer/RULES.toml", &rules.concat()),
            (
                "crates/amanecer/src/lib.rs",
                "//! §1\nconst SLOW: (&str, &str) = (\"7-slow\", \"6\");\n#[cfg(test)]\nmod tests {\n    fn f() {} // §2\n}",
            ),
            ("crates/amanecer/tests/all.rs", "// §6"),
            ("crates/amanecer/data/cards.ron", "// §5\n[]"),
        ]);
        let expected = ["2", "6"].map(|id| format!("§{id} is done, but no line cites it: cite it, or say data = true"));
        let found: Vec<String> = uncited(&made_up.tree()).into_iter().map(|offence| offence.sentence).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn doc_comments_of_a_word_or_two_are_listed() {
        let source = "/// Which.\nenum A {\n    /// Its name.\n    B,\n    /// §7.3.\n    C,\n    /// The name of it.\n    D,\n    /// Two\n    /// lines.\n    E,\n}";
        let made_up =
            MadeUp::new(&[("crates/kernel/src/a.rs", source), ("crates/kernel/tests/b.rs", "/// Which.\nfn f() {}")]);
        let expected = [
            "crates/kernel/src/a.rs:1: a doc comment of 2 words at most: /// Which.",
            "crates/kernel/src/a.rs:3: a doc comment of 2 words at most: /// Its name.",
        ];
        assert_eq!(sentences(&short_docs(&made_up.tree())), expected);
    }
}
