//! Every reason for which a rules crate refuses something stands in its list, `src/narrate/reasons.rs`, and every reason of
//! the list is given by some rule: the list is what the languages are asked for.

use crate::code::Code;
use crate::tokens::{Kind, Token};
use crate::tree::{Offence, is_game};
use proc_macro2::Delimiter;

/// Where a game lists its reasons.
const LIST: &str = "src/narrate/reasons.rs";

pub fn check(all: &[Code<'_>]) -> Vec<Offence> {
    let mut games: Vec<&str> = all.iter().filter_map(|code| code.file.crate_dir()).filter(|dir| is_game(dir)).collect();
    games.sort_unstable();
    games.dedup();
    games.into_iter().flat_map(|game| check_game(all, game)).collect()
}

fn check_game(all: &[Code<'_>], game: &str) -> Vec<Offence> {
    let (source, list) = (format!("crates/{game}/src/"), format!("crates/{game}/{LIST}"));
    let listed: Vec<(&str, usize)> =
        all.iter().filter(|code| code.file.path == list).flat_map(|code| texts(code)).collect();
    // What speaks of a refusal gives no reason.
    let speaks = |path: &str| path.starts_with(&format!("{source}narrate"));
    let rules: Vec<&Code<'_>> =
        all.iter().filter(|code| code.file.path.starts_with(&source) && !speaks(&code.file.path)).collect();
    let mut out = Vec::new();
    for code in &rules {
        for (key, line) in given(code).filter(|(key, _)| !listed.iter().any(|(known, _)| known == key)) {
            let sentence =
                format!("the reason \"{key}\" is not in {list}: add it, with its sentence in every language");
            out.push(Offence::new(&code.file.path, line, sentence));
        }
    }
    for (key, line) in listed {
        if !rules.iter().any(|code| texts(code).any(|(text, _)| text == key)) {
            out.push(Offence::new(&list, line, format!("no rule gives the reason \"{key}\": remove it")));
        }
    }
    out
}

/// The string literals that ship.
fn texts<'a>(code: &'a Code<'_>) -> impl Iterator<Item = (&'a str, usize)> {
    code.shipped().filter_map(|(_, token)| Some((token.text()?, token.line)))
}

/// The reasons written where a condition stands: the last argument of a `must(…)`, and `why: "…"`.
fn given<'a>(code: &'a Code<'_>) -> impl Iterator<Item = (&'a str, usize)> {
    let tokens = &code.tokens;
    code.shipped().filter_map(|(at, token)| {
        let key = match token.ident()? {
            "must" => last_argument(&tokens[at + 1..])?,
            "why" if tokens.get(at + 1)?.is_punct(':') => tokens.get(at + 2)?,
            _ => return None,
        };
        Some((key.text()?, key.line))
    })
}

/// The last token before the parenthesis closes that opens first in `after`, a trailing comma aside.
fn last_argument(after: &[Token]) -> Option<&Token> {
    let parenthesis = Delimiter::Parenthesis;
    if after.first()?.kind != Kind::Open(parenthesis) {
        return None;
    }
    let mut depth = 0;
    let end = after.iter().position(|token| {
        depth += i32::from(token.kind == Kind::Open(parenthesis)) - i32::from(token.kind == Kind::Close(parenthesis));
        depth == 0
    })?;
    after[..end].iter().rev().find(|token| !token.is_punct(','))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code;
    use crate::tidy::lines;
    use crate::tree::MadeUp;

    #[test]
    fn reasons_that_are_not_listed_and_reasons_that_nobody_gives_are_found() {
        let rules = "fn f() {\n    must(a(b), \"7.2\", \"too-dear\")?;\n    row.must(\n        all,\n        \"7.3\",\n        \"too-far\",\n    );\n    \
                     Err(Illegal { rule: \"7.4\", why: \"too-late\" });\n    says(\"by-a-wrapper\");\n    must(x, rule, why);\n}\n\
                     #[cfg(test)]\nmod tests { fn g() { must(true, \"1\", \"made-up\"); } }";
        let list =
            "const REASONS: &[&str] = &[\n    \"by-a-wrapper\",\n    \"given-by-nobody\",\n    \"too-dear\",\n];";
        let made_up = MadeUp::new(&[
            ("crates/amanecer/Cargo.toml", ""),
            ("crates/amanecer/src/rules/c7.rs", rules),
            ("crates/amanecer/src/narrate/reasons.rs", list),
            ("crates/amanecer/src/narrate/vocabulary.rs", "fn f() { says(\"given-by-nobody\"); }"),
            ("crates/door/src/lib.rs", "fn f() { must(true, \"1\", \"no-game\"); }"),
        ]);
        let tree = made_up.tree();
        let (code, _) = code::read(&tree);
        let add = "is not in crates/amanecer/src/narrate/reasons.rs: add it, with its sentence in every language";
        let mut found = lines(&check(&code));
        found.sort();
        let expected = [
            "crates/amanecer/src/narrate/reasons.rs:3: no rule gives the reason \"given-by-nobody\": remove it"
                .to_owned(),
            format!("crates/amanecer/src/rules/c7.rs:6: the reason \"too-far\" {add}"),
            format!("crates/amanecer/src/rules/c7.rs:8: the reason \"too-late\" {add}"),
        ];
        assert_eq!(found, expected);
    }
}
