//! What may not stand in code: unfinished work and panics in the rules, whatever would make two machines replay a
//! match differently, and tests that do not run.

use crate::code::Code;
use crate::tokens::{self, Kind, Token};
use crate::tree::{Offence, is_game};
use proc_macro2::Delimiter;

/// Macros that have no place in a rules crate.
const MACROS: [&str; 7] = ["todo", "dbg", "unimplemented", "println", "print", "eprintln", "eprint"];

/// Types that have none, and why.
const TYPES: [(&str, &str); 4] = [
    ("HashMap", "has no fixed order: use an array, a Vec or a BTreeMap"),
    ("HashSet", "has no fixed order: use a bit set, a Vec or a BTreeSet"),
    ("Instant", "reads a clock: rules know none"),
    ("SystemTime", "reads a clock: rules know none"),
];

/// Modules of `std` that reach outside.
const OUTSIDE: [&str; 5] = ["fs", "net", "env", "process", "thread"];

/// The files where unsafe code may stand: the boundary of a module, and the allocator that counts for tests.
const UNSAFE: [&str; 2] = ["crates/wasm/src/abi.rs", "crates/conformance/src/alloc.rs"];

pub fn check(all: &[Code<'_>]) -> Vec<Offence> {
    let mut out = Vec::new();
    for code in all {
        let say = |(line, sentence): (usize, String)| Offence::new(&code.file.path, line, sentence);
        out.extend(skipped_tests(code).into_iter().map(say));
        out.extend(unsafe_code(code).into_iter().map(say));
        let rules = code.file.crate_dir().filter(|dir| *dir == "kernel" || is_game(dir));
        let source = code.file.path.split('/').nth(2) == Some("src");
        if let Some(dir) = rules.filter(|_| source) {
            out.extend(in_rules(code).into_iter().map(say));
            // The kernel reports odds and payoffs as floats; no rule reads them.
            if dir != "kernel" {
                out.extend(floats(code).into_iter().map(say));
            }
        }
    }
    out
}

fn unsafe_code(code: &Code<'_>) -> Vec<(usize, String)> {
    if UNSAFE.contains(&code.file.path.as_str()) {
        return Vec::new();
    }
    let sentence = || format!("unsafe code: it may stand in {} alone", UNSAFE.join(" and "));
    code.tokens.iter().filter(|token| token.is_ident("unsafe")).map(|token| (token.line, sentence())).collect()
}

fn in_rules(code: &Code<'_>) -> Vec<(usize, String)> {
    let mut out = Vec::new();
    let tokens = &code.tokens;
    for (at, token) in code.shipped() {
        let Some(name) = token.ident() else { continue };
        let before = at.checked_sub(1).map(|at| &tokens[at]);
        let after = tokens.get(at + 1);
        if MACROS.contains(&name) && after.is_some_and(|next| next.is_punct('!')) {
            out.push((token.line, format!("{name}! in a rules crate")));
        }
        if name == "unwrap" && before.is_some_and(|token| token.is_punct('.') || token.is_punct(':')) {
            let sentence = "unwrap() in a rules crate: make it impossible, or expect(\"why it cannot fail\")";
            out.push((token.line, sentence.to_owned()));
        }
        if let Some((_, why)) = TYPES.iter().find(|(forbidden, _)| *forbidden == name) {
            out.push((token.line, format!("{name} {why}")));
        }
        if name == "std" {
            let reached = outside(&tokens[at + 1..]);
            out.extend(reached.map(|(line, module)| (line, format!("std::{module} in a rules crate: rules are pure"))));
        }
    }
    out
}

/// The modules after `std` that reach outside: `::fs` or `::{fs, net}`.
fn outside(after: &[Token]) -> impl Iterator<Item = (usize, &'static str)> {
    let path = after.len() > 2 && after[0].is_punct(':') && after[1].is_punct(':');
    let named = match after.get(2).map(|token| &token.kind) {
        Some(Kind::Ident(_)) if path => &after[2..3],
        Some(Kind::Open(Delimiter::Brace)) if path => {
            let end = after.iter().position(|token| token.kind == Kind::Close(Delimiter::Brace));
            &after[2..end.unwrap_or(after.len())]
        }
        _ => &[],
    };
    named.iter().filter_map(|token| {
        let module = OUTSIDE.into_iter().find(|module| token.is_ident(module))?;
        Some((token.line, module))
    })
}

fn floats(code: &Code<'_>) -> Vec<(usize, String)> {
    let sentence = "a floating-point number in a rules crate: rules use integers only";
    let float = |(at, token): &(usize, &Token)| match &token.kind {
        Kind::Ident(name) => name == "f32" || name == "f64",
        Kind::Literal(written) => tokens::is_float(at.checked_sub(1).map(|at| &code.tokens[at]), written),
        _ => false,
    };
    code.shipped().filter(float).map(|(_, token)| (token.line, sentence.to_owned())).collect()
}

/// `#[ignore]`, `#[cfg_attr(…, ignore)]`, and examples in documentation that nobody compiles.
fn skipped_tests(code: &Code<'_>) -> Vec<(usize, String)> {
    let mut out = Vec::new();
    for (at, token) in code.tokens.iter().enumerate().filter(|(_, token)| token.is_ident("ignore")) {
        let bracket = code.tokens[..at].iter().rposition(|token| token.kind == Kind::Open(Delimiter::Bracket));
        let attribute = bracket.filter(|open| *open > 0 && code.tokens[open - 1].is_punct('#'));
        let marked = attribute.is_some_and(|open| {
            let closed = code.tokens[open..at].iter().any(|token| token.kind == Kind::Close(Delimiter::Bracket));
            !closed && (open + 1 == at || code.tokens[open + 1].is_ident("cfg_attr"))
        });
        if marked {
            out.push((token.line, "an ignored test: mend it or take it out".to_owned()));
        }
    }
    let example = |line: &str| line.trim_start().starts_with("//") && line.contains("```ignore");
    let examples = code.file.lines().filter(|(_, line)| example(line));
    out.extend(
        examples.map(|(line, _)| (line, "an example that is not compiled: mend it, or mark it text".to_owned())),
    );
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code;
    use crate::tidy::lines;
    use crate::tree::MadeUp;

    fn found(path: &str, source: &str) -> Vec<String> {
        let made_up = MadeUp::new(&[(path, source)]);
        let tree = made_up.tree();
        let (code, offences) = code::read(&tree);
        assert_eq!(offences, []);
        let prefix = format!("{path}:");
        lines(&check(&code)).into_iter().map(|line| line.replace(&prefix, "")).collect()
    }

    #[test]
    fn unfinished_work_and_panics_in_rules_are_found() {
        let source = "fn f() {\n    todo!();\n    dbg!(1);\n    unimplemented!();\n    x.unwrap();\n    y.map(Option::unwrap);\n    println!();\n}";
        let unwrap = "unwrap() in a rules crate: make it impossible, or expect(\"why it cannot fail\")";
        let expected = [
            "2: todo! in a rules crate".to_owned(),
            "3: dbg! in a rules crate".to_owned(),
            "4: unimplemented! in a rules crate".to_owned(),
            format!("5: {unwrap}"),
            format!("6: {unwrap}"),
            "7: println! in a rules crate".to_owned(),
        ];
        assert_eq!(found("crates/amanecer/src/rules/c7.rs", source), expected);
        assert_eq!(found("crates/kernel/src/play.rs", source), expected);
        assert_eq!(found("crates/cli/src/main.rs", source), [""; 0], "the doors may");
        assert_eq!(found("crates/amanecer/tests/rules/c7.rs", source), [""; 0], "tests may");
    }

    #[test]
    fn tests_comments_and_strings_are_not_rules() {
        let source = "/// `x.unwrap()` and todo!()\nfn f() { say(\"todo!() .unwrap()\"); x.unwrap_or(1); } // dbg!(x)\n#[cfg(test)]\nmod tests {\n    fn g() { x.unwrap(); let y = 0.5; }\n}";
        assert_eq!(found("crates/amanecer/src/lib.rs", source), [""; 0]);
        let made_up = MadeUp::new(&[
            ("crates/amanecer/src/lib.rs", "#[cfg(test)]\nmod table;"),
            ("crates/amanecer/src/table.rs", "fn f() { x.unwrap(); }"),
        ]);
        let tree = made_up.tree();
        let (code, _) = code::read(&tree);
        assert_eq!(check(&code), [], "a module declared for tests alone is test code");
    }

    #[test]
    fn what_would_break_a_replay_is_found() {
        let source = "use std::collections::HashMap;\nuse std::{fmt, fs};\nfn f() { std::thread::sleep(x); }\nfn g() -> f32 {\n    x.0.1 * 0.5\n}";
        let expected = [
            "1: HashMap has no fixed order: use an array, a Vec or a BTreeMap",
            "2: std::fs in a rules crate: rules are pure",
            "3: std::thread in a rules crate: rules are pure",
            "4: a floating-point number in a rules crate: rules use integers only",
            "5: a floating-point number in a rules crate: rules use integers only",
        ];
        assert_eq!(found("crates/amanecer/src/lib.rs", source), expected);
        assert_eq!(found("crates/kernel/src/odds.rs", "fn g() -> f64 { 0.5 }"), [""; 0], "odds are reported as floats");
    }

    #[test]
    fn unsafe_code_is_found_outside_the_files_it_may_stand_in() {
        let source = "// unsafe in a comment\n#[unsafe(no_mangle)]\nfn f() { unsafe { g() } }";
        let sentence = "unsafe code: it may stand in crates/wasm/src/abi.rs and crates/conformance/src/alloc.rs alone";
        assert_eq!(found("crates/server/src/lib.rs", source), [2, 3].map(|line| format!("{line}: {sentence}")));
        assert_eq!(found("crates/wasm/src/abi.rs", source), [""; 0]);
    }

    #[test]
    fn ignored_tests_are_found() {
        let source = "#[test]\n#[ignore]\nfn a() {}\n#[test]\n#[ignore = \"slow\"]\nfn b() {}\n#[cfg_attr(miri, ignore)]\nfn c() {}\n#[serde(ignore)]\nfn ignore() { ignore() }\n/// ```ignore\nfn d() {}";
        let ignored = "an ignored test: mend it or take it out";
        let expected = [
            format!("2: {ignored}"),
            format!("5: {ignored}"),
            format!("7: {ignored}"),
            "11: an example that is not compiled: mend it, or mark it text".to_owned(),
        ];
        assert_eq!(found("crates/server/src/lib.rs", source), expected);
    }
}
