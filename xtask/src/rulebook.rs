//! `RULES.toml`: every paragraph of a game's book, and which tests belong to which paragraph.
//!
//! A test named `r7_3_offensive_fails_on_an_equal_roll` belongs to §7.3. Ids are compared with `.` and `-` written as
//! `_`; of several that fit, the longest wins, so §7.3.1 takes its tests from §7.3.

use crate::code::{self, Code};
use crate::tokens::TestFn;
use crate::tree::{File, Offence, Tree};
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use toml_edit::{Array, Document, DocumentMut, Item, Table, Value};

/// The languages players read.
pub const LANGUAGES: [&str; 3] = ["es", "en", "fr"];

/// How far a paragraph has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Enforced, and at least one test would fail without it.
    Done,
    /// Nothing to compute: shuffling by hand, sorting counters.
    Physical,
    /// Not yet enforced in full.
    Open,
}

impl Status {
    pub fn word(self) -> &'static str {
        match self {
            Status::Done => "done",
            Status::Physical => "physical",
            Status::Open => "open",
        }
    }

    fn read(word: &str) -> Option<Status> {
        [Status::Done, Status::Physical, Status::Open].into_iter().find(|status| status.word() == word)
    }
}

/// One paragraph of the book, a row of `RULES.toml`.
#[derive(Clone, Debug)]
pub struct Row {
    pub id: String,
    pub title: String,
    pub status: Status,
    /// Whether a note says anything.
    pub has_note: bool,
    pub tests: Vec<String>,
    /// Whether the data hold it, so that no line of code need cite it.
    pub data: bool,
    pub line: usize,
}

/// A game's paragraphs.
#[derive(Debug)]
pub struct Rulebook<'a> {
    pub game: &'a str,
    pub file: &'a File,
    pub rows: Vec<Row>,
    /// Rows that do not read as the format wants them.
    pub faults: Vec<Offence>,
}

/// Where a game's paragraphs stand.
pub fn path_of(game: &str) -> String {
    format!("crates/{game}/RULES.toml")
}

/// An id as test names spell it.
pub fn spelled(id: &str) -> String {
    id.to_lowercase().replace(['.', '-'], "_")
}

impl<'a> Rulebook<'a> {
    /// Reads a game's paragraphs; `None` where the file is missing.
    pub fn read(tree: &'a Tree, game: &'a str) -> Option<Rulebook<'a>> {
        let file = tree.file(&path_of(game))?;
        let mut book = Rulebook { game, file, rows: Vec::new(), faults: Vec::new() };
        match Document::parse(file.text.as_str()) {
            Err(error) => {
                let line = error.span().map_or(1, |span| line_at(&file.text, span));
                book.fault(line, format!("not TOML: {}", error.message()));
            }
            Ok(document) => book.take_rows(&document),
        }
        Some(book)
    }

    fn fault(&mut self, line: usize, sentence: String) {
        self.faults.push(Offence::new(&self.file.path, line, sentence));
    }

    fn take_rows(&mut self, document: &Document<&str>) {
        let Some(rows) = document.get("rule").and_then(Item::as_array_of_tables) else {
            return self.fault(1, "expected [[rule]] rows".to_owned());
        };
        for row in rows {
            let line = row.span().map_or(1, |span| line_at(&self.file.text, span));
            self.take_row(row, line);
        }
        for option in document.get("option").and_then(Item::as_array_of_tables).into_iter().flatten() {
            let rule = option.get("rule").and_then(Item::as_str).unwrap_or_default();
            if !self.has(rule) {
                let line = option.span().map_or(1, |span| line_at(&self.file.text, span));
                self.fault(line, format!("an option of §{rule}, which is no paragraph here"));
            }
        }
    }

    fn take_row(&mut self, row: &Table, line: usize) {
        let Some(id) = row.get("id").and_then(Item::as_str) else {
            return self.fault(line, "a rule without an id".to_owned());
        };
        let twin = self.rows.iter().find(|row| spelled(&row.id) == spelled(id));
        if let Some(twin) = twin {
            let sentence = format!("§{id} and §{} (line {}) cannot be told apart in test names", twin.id, twin.line);
            self.fault(line, sentence);
        }
        for (key, language) in ["title", "text"].into_iter().flat_map(|key| LANGUAGES.map(|language| (key, language))) {
            if text(row, key, language).is_empty() {
                self.fault(line, format!("§{id} has no {key} in \"{language}\""));
            }
        }
        let word = row.get("status").and_then(Item::as_str).unwrap_or_default();
        let status = Status::read(word).unwrap_or_else(|| {
            self.fault(line, format!("§{id} has status \"{word}\", expected done, physical or open"));
            Status::Open
        });
        let tests = row.get("tests").and_then(Item::as_array);
        let tests = tests.into_iter().flatten().filter_map(Value::as_str);
        self.rows.push(Row {
            id: id.to_owned(),
            title: text(row, "title", "en").to_owned(),
            status,
            has_note: row.get("note").is_some_and(says_something),
            tests: tests.map(str::to_owned).collect(),
            data: row.get("data").and_then(Item::as_bool).unwrap_or(false),
            line,
        });
    }

    /// Whether the book has this paragraph.
    pub fn has(&self, id: &str) -> bool {
        self.rows.iter().any(|row| row.id == id)
    }

    /// The paragraph a test belongs to by its name.
    pub fn owner(&self, test: &str) -> Option<&Row> {
        let name = test.strip_prefix('r')?;
        let fits = |row: &&Row| {
            let rest = name.strip_prefix(&spelled(&row.id));
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
        };
        self.rows.iter().filter(fits).max_by_key(|row| row.id.len())
    }

    /// The tests of each paragraph by its id, and those named like a rule's test that belong to none.
    pub fn assign<'f>(&self, all: &[Code<'f>]) -> Assignment<'f> {
        let mut assignment = Assignment::default();
        for (test, file) in code::tests_of(all, self.game) {
            match self.owner(&test.name) {
                Some(row) => {
                    let tests = assignment.tests.entry(row.id.clone()).or_default();
                    tests.insert((test.name.clone(), test, file.path.as_str()));
                }
                None if named_like_a_rule(&test.name) => assignment.strays.push((test, file)),
                None => {}
            }
        }
        assignment
    }
}

/// Which tests belong to which paragraph.
#[derive(Debug, Default)]
pub struct Assignment<'f> {
    /// By id: name, place, file.
    tests: BTreeMap<String, BTreeSet<(String, TestFn, &'f str)>>,
    /// Named `r` and a number, but of no paragraph.
    pub strays: Vec<(TestFn, &'f File)>,
}

impl<'f> Assignment<'f> {
    /// The names of a paragraph's tests, sorted, each once.
    pub fn names(&self, id: &str) -> Vec<String> {
        let names: BTreeSet<&String> = self.places(id).map(|(test, _)| &test.name).collect();
        names.into_iter().cloned().collect()
    }

    /// A paragraph's tests and the files they stand in.
    pub fn places(&self, id: &str) -> impl Iterator<Item = (&TestFn, &'f str)> {
        let tests = self.tests.get(id).into_iter().flatten();
        tests.map(|(_, test, path)| (test, *path))
    }
}

fn named_like_a_rule(test: &str) -> bool {
    let rest = test.strip_prefix('r');
    rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

fn text<'t>(row: &'t Table, key: &str, language: &str) -> &'t str {
    let item = row.get(key).and_then(|item| item.get(language));
    item.and_then(Item::as_str).unwrap_or_default().trim()
}

fn says_something(note: &Item) -> bool {
    match note.as_table_like() {
        Some(table) => table.iter().any(|(_, item)| says_something(item)),
        None => note.as_str().is_some_and(|text| !text.trim().is_empty()),
    }
}

/// The line a span starts on, counted from 1.
pub fn line_at(text: &str, span: Range<usize>) -> usize {
    text[..span.start].matches('\n').count() + 1
}

/// The text of `RULES.toml` with every row's tests brought up to date, and open rows that have a test marked done.
/// Everything else stays byte for byte.
pub fn synced(book: &Rulebook<'_>, assignment: &Assignment<'_>) -> Result<String> {
    let mut document: DocumentMut = book.file.text.parse().with_context(|| book.file.path.clone())?;
    let rows = document.get_mut("rule").and_then(Item::as_array_of_tables_mut);
    for row in rows.into_iter().flat_map(|rows| rows.iter_mut()) {
        let Some(id) = row.get("id").and_then(Item::as_str) else {
            continue;
        };
        let found = assignment.names(id);
        let listed = row.get("tests").and_then(Item::as_array).into_iter().flatten();
        let listed: Vec<&str> = listed.filter_map(Value::as_str).collect();
        if listed != found {
            set(row, "tests", list(&found).into());
        }
        if !found.is_empty() && row.get("status").and_then(Item::as_str) == Some(Status::Open.word()) {
            set(row, "status", Status::Done.word().into());
        }
    }
    Ok(document.to_string())
}

/// Puts a value in, keeping the comment that follows the one it replaces.
fn set(row: &mut Table, key: &str, mut value: Value) {
    if let Some(old) = row.get(key).and_then(Item::as_value) {
        *value.decor_mut() = old.decor().clone();
    }
    match row.get_mut(key) {
        Some(item) => *item = Item::Value(value),
        None => {
            row.insert(key, Item::Value(value));
        }
    }
}

/// One name a line where they do not fit into one.
fn list(names: &[String]) -> Array {
    let mut array: Array = names.iter().map(String::as_str).collect();
    let width: usize = names.iter().map(|name| name.len() + 4).sum();
    if width > 108 {
        for name in array.iter_mut() {
            name.decor_mut().set_prefix("\n    ");
        }
        array.set_trailing_comma(true);
        array.set_trailing("\n");
    }
    array
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::MadeUp;

    const BOOK: &str = r#"# The book, by paragraph.
[book]
title = "Amanecer soviético"

[[rule]]
id = "7.3"
title = { es = "Ofensivas", en = "Offensives", fr = "Offensives" }
status = "open" # soon
tests = []
text.es = """a
b"""
text.en = "a"
text.fr = "a"

[[rule]]
id = "7.3.1"
title = { es = "Reservas", en = "Reserves", fr = "Réserves" }
status = "done"
text = { es = "a", en = "a", fr = "a" }
tests = ["r7_3_1_gone"]   # stays

[[rule]]
id = "0-1"
title = { es = "Uso", en = "Use", fr = "Usage" }
status = "physical"
text = { es = "a", en = "a", fr = "a" }
note = "How to read the book."

[[option]]
id = "reserves"
rule = "7.3.1"
"#;

    fn made_up(tests: &str) -> MadeUp {
        MadeUp::new(&[
            ("crates/amanecer/Cargo.toml", ""),
            ("crates/amanecer/RULES.toml", BOOK),
            ("crates/amanecer/tests/rules/c7.rs", tests),
        ])
    }

    #[test]
    fn the_longest_id_that_fits_owns_a_test() {
        let made_up = made_up("");
        let tree = made_up.tree();
        let book = Rulebook::read(&tree, "amanecer").expect("there is a book");
        assert_eq!(book.faults, []);
        let owner = |name| book.owner(name).map(|row| row.id.as_str());
        assert_eq!(owner("r7_3_offensive_fails"), Some("7.3"));
        assert_eq!(owner("r7_3_1_reserves_are_spent"), Some("7.3.1"));
        assert_eq!(owner("r7_3"), Some("7.3"));
        assert_eq!(owner("r0_1_nothing"), Some("0-1"));
        assert_eq!(owner("r7_31_nothing"), None);
        assert_eq!(owner("rolls_are_fair"), None);
        assert_eq!(owner("setup_7_3"), None);
    }

    #[test]
    fn syncing_writes_the_tests_and_leaves_the_rest_alone() {
        let made_up = made_up(
            "#[test]\nfn r7_3_b() {}\n#[test]\nfn r7_3_a() {}\n#[test]\nfn r0_1_x() {}\n#[test]\nfn r9_9_stray() {}",
        );
        let tree = made_up.tree();
        let (code, offences) = code::read(&tree);
        assert_eq!(offences, []);
        let book = Rulebook::read(&tree, "amanecer").expect("there is a book");
        let assignment = book.assign(&code);
        let strays: Vec<_> = assignment.strays.iter().map(|(test, _)| (test.name.as_str(), test.line)).collect();
        assert_eq!(strays, [("r9_9_stray", 8)]);
        let expected = BOOK
            .replace(
                "status = \"open\" # soon\ntests = []",
                "status = \"done\" # soon\ntests = [\"r7_3_a\", \"r7_3_b\"]",
            )
            .replace("tests = [\"r7_3_1_gone\"]   # stays", "tests = []   # stays")
            .replace("note = \"How to read the book.\"\n", "note = \"How to read the book.\"\ntests = [\"r0_1_x\"]\n");
        let written = synced(&book, &assignment).expect("it is TOML");
        assert_eq!(written, expected, "a done row that lost its tests stays done, for tidy to name");
    }

    #[test]
    fn what_is_in_order_is_not_rewritten() {
        let made_up = made_up("#[test]\nfn r7_3_1_gone() {}");
        let tree = made_up.tree();
        let (code, _) = code::read(&tree);
        let book = Rulebook::read(&tree, "amanecer").expect("there is a book");
        assert_eq!(synced(&book, &book.assign(&code)).expect("it is TOML"), BOOK);
    }

    #[test]
    fn a_long_list_stands_one_name_a_line_and_reads_back() {
        let names: Vec<String> = (0..4).map(|n| format!("r7_3_{}{n}", "long_".repeat(8))).collect();
        let mut document = DocumentMut::new();
        document.insert("tests", Item::Value(list(&names).into()));
        let written = document.to_string();
        assert_eq!(written.lines().count(), 6, "{written}");
        let again: DocumentMut = written.parse().expect("it is TOML");
        assert_eq!(again["tests"].as_array().map(Array::len), Some(4));
    }

    #[test]
    fn rows_that_do_not_read_are_named_with_their_line() {
        let broken = BOOK
            .replace("en = \"Reserves\", ", "")
            .replace("\"physical\"", "\"maybe\"")
            .replace("0-1", "7-3")
            .replace("rule = \"7.3.1\"", "rule = \"7.9\"");
        let made_up = MadeUp::new(&[("crates/amanecer/Cargo.toml", ""), ("crates/amanecer/RULES.toml", &broken)]);
        let tree = made_up.tree();
        let book = Rulebook::read(&tree, "amanecer").expect("there is a book");
        let faults: Vec<String> = book.faults.iter().map(ToString::to_string).collect();
        assert_eq!(
            faults,
            [
                "crates/amanecer/RULES.toml:15: §7.3.1 has no title in \"en\"",
                "crates/amanecer/RULES.toml:22: §7-3 and §7.3 (line 5) cannot be told apart in test names",
                "crates/amanecer/RULES.toml:22: §7-3 has status \"maybe\", expected done, physical or open",
                "crates/amanecer/RULES.toml:29: an option of §7.9, which is no paragraph here",
            ]
        );
    }
}
