//! `docs/glossary.toml`: one English word for each printed term of a game, in every language, with its paragraph.

use crate::rulebook::{LANGUAGES, Rulebook, line_at};
use crate::tree::{Offence, Tree};
use std::collections::BTreeMap;
use toml_edit::{Document, Item, Table};

const PATH: &str = "docs/glossary.toml";

pub fn check(tree: &Tree) -> Vec<Offence> {
    let Some(file) = tree.file(PATH) else {
        return Vec::new();
    };
    let document = match Document::parse(file.text.as_str()) {
        Ok(document) => document,
        Err(error) => {
            let line = error.span().map_or(1, |span| line_at(&file.text, span));
            return vec![Offence::new(PATH, line, format!("not TOML: {}", error.message()))];
        }
    };
    let games = tree.games();
    let books: Vec<_> = games.iter().filter_map(|game| Rulebook::read(tree, game)).collect();
    let mut out = Vec::new();
    let mut known = BTreeMap::new();
    for term in document.get("term").and_then(Item::as_array_of_tables).into_iter().flatten() {
        let line = term.span().map_or(1, |span| line_at(&file.text, span));
        let mut say = |sentence: String| out.push(Offence::new(PATH, line, sentence));
        let (game, word, rule) = (field(term, "game"), field(term, "en"), field(term, "rule"));
        match books.iter().find(|book| book.game == game) {
            None => say(format!("\"{game}\" is no game with a RULES.toml")),
            Some(book) if !book.has(rule) => say(format!("§{rule} is cited but not in {}", book.file.path)),
            Some(_) => {}
        }
        for language in LANGUAGES.iter().filter(|language| field(term, language).is_empty()) {
            say(format!("the term has no word in \"{language}\""));
        }
        if let Some(first) = known.insert((game.to_owned(), word.to_owned()), line) {
            say(format!("\"{word}\" stands for two printed terms of {game} (the other is on line {first})"));
        }
    }
    out
}

fn field<'t>(term: &'t Table, key: &str) -> &'t str {
    term.get(key).and_then(Item::as_str).unwrap_or_default().trim()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines;
    use crate::tree::MadeUp;

    #[test]
    fn terms_without_a_paragraph_or_a_word_of_their_own_are_found() {
        let term = |game: &str, en: &str, fr: &str, rule: &str| {
            format!("[[term]]\ngame = \"{game}\"\nen = \"{en}\"\nes = \"a\"\nfr = \"{fr}\"\nrule = \"{rule}\"\n")
        };
        let terms = [
            term("amanecer", "box", "case", "2.1"),
            term("amanecer", "box", "boîte", "2.1"),
            term("amanecer", "front", "", "9.9"),
            term("chess", "rook", "tour", "1"),
        ];
        let made_up = MadeUp::new(&[
            ("crates/amanecer/Cargo.toml", ""),
            ("crates/amanecer/RULES.toml", "[[rule]]\nid = \"2.1\"\n"),
            ("docs/glossary.toml", &terms.concat()),
        ]);
        let expected = [
            "docs/glossary.toml:7: \"box\" stands for two printed terms of amanecer (the other is on line 1)",
            "docs/glossary.toml:13: §9.9 is cited but not in crates/amanecer/RULES.toml",
            "docs/glossary.toml:13: the term has no word in \"fr\"",
            "docs/glossary.toml:19: \"chess\" is no game with a RULES.toml",
        ];
        assert_eq!(lines(&check(&made_up.tree())), expected);
    }
}
