//! Where a game's files cite its paragraphs: `§7.3` in any text, and string literals that stand for a rule id.

use crate::code::Code;
use crate::tokens::{Kind, Token};
use crate::tree::{File, Tree};
use proc_macro2::Delimiter;

/// A paragraph cited in a file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Citation {
    pub id: String,
    pub path: String,
    pub line: usize,
}

/// Every `§id` in the text of the files that are about `game`.
pub fn in_text(tree: &Tree, game: &str) -> Vec<Citation> {
    let own = tree.files.iter().filter(|file| tree.game_of(file) == Some(game));
    own.flat_map(in_file).collect()
}

fn in_file(file: &File) -> Vec<Citation> {
    let cite = |line: usize, id: String| Citation { id, path: file.path.clone(), line };
    file.lines().flat_map(|(line, text)| ids(text).map(move |id| cite(line, id)).collect::<Vec<_>>()).collect()
}

/// The ids a line cites. A sign followed by anything else (`§{rule}`, `§id`) cites nothing.
fn ids(line: &str) -> impl Iterator<Item = String> {
    line.split('§').skip(1).filter_map(|after| {
        let part_of_id = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
        let end = after.find(|c| !part_of_id(c)).unwrap_or(after.len());
        let id = after[..end].trim_end_matches(['.', '-', '_']);
        (!id.is_empty() && id != "id").then(|| id.to_owned())
    })
}

/// The string literals in the code of `game` that stand for a rule id: the value of a field or parameter `rule`, of a
/// constant of type `RuleId`, what a function of that type gives, and whatever looks like one (`"7.3.1"`).
pub fn in_code(all: &[Code<'_>], game: &str) -> Vec<Citation> {
    let mut out = Vec::new();
    for code in all.iter().filter(|code| code.file.crate_dir() == Some(game)) {
        let bodies = rule_id_bodies(&code.tokens);
        for (at, token) in code.shipped() {
            let Some(text) = token.text() else { continue };
            let meant = follows_rule(&code.tokens[..at]) || bodies.contains(&at) || looks_like_an_id(text);
            if meant && !text.is_empty() {
                out.push(Citation { id: text.to_owned(), path: code.file.path.clone(), line: token.line });
            }
        }
    }
    out
}

/// Whether the tokens end in `rule:` or `RuleId =`.
fn follows_rule(before: &[Token]) -> bool {
    match before {
        [.., name, colon] if colon.is_punct(':') => name.is_ident("rule"),
        [.., kind, equals] if equals.is_punct('=') => kind.is_ident("RuleId"),
        _ => false,
    }
}

/// Numbers joined by dots, perhaps with a letter at the end.
fn looks_like_an_id(text: &str) -> bool {
    let body = text.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    text.len() <= body.len() + 1 && body.contains('.') && body.split('.').all(number)
}

/// The string literals a function `-> RuleId` may give: those of its blocks, not those inside a call.
fn rule_id_bodies(tokens: &[Token]) -> Vec<usize> {
    let mut out = Vec::new();
    for at in 2..tokens.len() {
        let arrow = tokens[at - 2].is_punct('-') && tokens[at - 1].is_punct('>') && tokens[at].is_ident("RuleId");
        let body = tokens.get(at + 1).is_some_and(|next| next.kind == Kind::Open(Delimiter::Brace));
        if !(arrow && body) {
            continue;
        }
        let (mut depth, mut calls) = (0, 0);
        for (inner, token) in tokens.iter().enumerate().skip(at + 1) {
            match token.kind {
                Kind::Open(Delimiter::Brace) => depth += 1,
                Kind::Close(Delimiter::Brace) => depth -= 1,
                Kind::Open(_) => calls += 1,
                Kind::Close(_) => calls -= 1,
                Kind::Text(_) if calls == 0 => out.push(inner),
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code;
    use crate::tree::MadeUp;

    #[test]
    fn ids_end_where_the_sentence_does() {
        let found: Vec<_> = ids("§7.3: see §6.3.2. Also (§10.2-51), §§4, §{rule}, §id and §A1–A3; §").collect();
        assert_eq!(found, ["7.3", "6.3.2", "10.2-51", "4", "A1"]);
    }

    #[test]
    fn rule_ids_in_code_are_found_where_they_are_meant() {
        let source = r#"
            const TREATY: RuleId = "8.1";
            fn refuse() -> Illegal { Illegal { rule: "9", why: "too-far" } }
            fn action_rule(a: Action) -> RuleId {
                match a { A => "7.3", B => { "7.4" } C => unreachable!("never"), D => note("x") }
            }
            fn table() -> [(&'static str, u8); 2] { [("6.3.2", 1), ("word", 2)] }
            #[cfg(test)]
            mod tests { const GONE: RuleId = "99"; }
        "#;
        let made_up = MadeUp::new(&[
            ("crates/amanecer/Cargo.toml", ""),
            ("crates/amanecer/src/lib.rs", source),
            ("crates/kernel/Cargo.toml", ""),
            ("crates/kernel/src/lib.rs", "const X: RuleId = \"1\";"),
        ]);
        let tree = made_up.tree();
        let (all, _) = code::read(&tree);
        let found: Vec<_> = in_code(&all, "amanecer").into_iter().map(|cited| (cited.id, cited.line)).collect();
        let expected = [("8.1", 2), ("9", 3), ("7.3", 5), ("7.4", 5), ("6.3.2", 7)];
        assert_eq!(found, expected.map(|(id, line)| (id.to_owned(), line)));
    }
}
