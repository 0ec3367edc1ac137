//! Files of a readable length, named after what they hold; documentation that says something; browser tests that all run.

use crate::tree::{File, Offence, Tree};

/// Past this a file is to be cut at the seam the rulebook already has.
const LONGEST: usize = 700;

/// Names that say nothing.
const NAMES: [&str; 7] = ["utils", "util", "helpers", "helper", "common", "manager", "misc"];

/// Endings of what people write as code. Data and prose may be long.
const CODE: [&str; 8] = ["rs", "ts", "svelte", "js", "mjs", "css", "py", "sh"];

/// How a browser test is left out, or all others are.
const SKIPS: [&str; 6] = ["skip(", "skipIf(", "runIf(", "only(", "fixme(", "todo("];

/// Whose word it then is; anything else may have a `skip` of its own.
const TESTS: [&str; 3] = ["it.", "test.", "describe."];

pub fn check(tree: &Tree) -> Vec<Offence> {
    let code = tree.files.iter().filter(|file| CODE.contains(&file.ending()));
    code.flat_map(|file| length(file).into_iter().chain(name(file)).chain(curt(file)).chain(skips(file))).collect()
}

fn length(file: &File) -> Option<Offence> {
    let lines = file.text.lines().count();
    let written = file.text.lines().next().is_some_and(|first| first.contains("not to be edited by hand"));
    let sentence = || format!("{lines} lines, at most {LONGEST}: cut it at the seam the rulebook has");
    (lines > LONGEST && !written).then(|| Offence::new(&file.path, LONGEST + 1, sentence()))
}

fn name(file: &File) -> Option<Offence> {
    let empty = file.parts().find(|part| NAMES.contains(part))?;
    Some(Offence::new(&file.path, 1, format!("\"{empty}\" says nothing: name it after what it holds")))
}

/// Documentation of one or two words repeats the name it stands over.
fn curt(file: &File) -> Vec<Offence> {
    if file.ending() != "rs" {
        return Vec::new();
    }
    let said: Vec<Option<&str>> = file.text.lines().map(|line| line.trim_start().strip_prefix("///")).collect();
    let alone = |at: usize| (at == 0 || said[at - 1].is_none()) && said.get(at + 1).copied().flatten().is_none();
    let is_curt = |at: &usize| said[*at].is_some_and(|text| alone(*at) && text.split_whitespace().count() < 3);
    let offence =
        |at| Offence::new(&file.path, at + 1, "documentation of one or two words: say what the reader cannot see");
    (0..said.len()).filter(is_curt).map(offence).collect()
}

fn skips(file: &File) -> Vec<Offence> {
    let test = |path: &str| path.ends_with(".test.ts") || path.ends_with(".spec.ts");
    if !test(&file.path) {
        return Vec::new();
    }
    let is_skip =
        |text: &str| TESTS.iter().any(|test| SKIPS.iter().any(|skip| text.contains(&format!("{test}{skip}"))));
    let skipped = file.lines().filter(|(_, text)| is_skip(text));
    skipped.map(|(line, _)| Offence::new(&file.path, line, "a test left out: mend it or take it out")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines;
    use crate::tree::MadeUp;

    #[test]
    fn long_files_and_empty_names_are_found() {
        let long = "x\n".repeat(LONGEST + 1);
        let made_up = MadeUp::new(&[
            ("crates/amanecer/data/cards.ron", long.as_str()),
            ("crates/amanecer/src/flow.rs", long.as_str()),
            ("crates/amanecer/src/state.rs", &long[2..]),
            ("crates/amanecer/src/utils.rs", ""),
            (
                "crates/amanecer/src/view.rs",
                "/// The deck.\npub deck: u8,\n/// The deck\n/// of all.\npub all: u8,\n// A note.\n",
            ),
            ("crates/amanecer/tests/common/mod.rs", ""),
            ("web/src/types.ts", &format!("// Written from Rust; not to be edited by hand\n{long}")),
            ("web/tests/table.spec.ts", "test('a')\ntest.skipIf(x)('b')"),
        ]);
        let expected = [
            "crates/amanecer/src/flow.rs:701: 701 lines, at most 700: cut it at the seam the rulebook has",
            "crates/amanecer/src/utils.rs:1: \"utils\" says nothing: name it after what it holds",
            "crates/amanecer/src/view.rs:1: documentation of one or two words: say what the reader cannot see",
            "crates/amanecer/tests/common/mod.rs:1: \"common\" says nothing: name it after what it holds",
            "web/tests/table.spec.ts:2: a test left out: mend it or take it out",
        ];
        assert_eq!(lines(&check(&made_up.tree())), expected);
    }
}
