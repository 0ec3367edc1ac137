//! All Rust of the tree, read into tokens once, with the files that are test code as a whole known as such.

use crate::tokens::{self, TestFn, Token};
use crate::tree::{File, Offence, Tree};

/// One Rust file.
#[derive(Debug)]
pub struct Code<'a> {
    pub file: &'a File,
    pub tokens: Vec<Token>,
    /// Under `tests/`, or the file of a module declared `#[cfg(test)] mod name;`.
    pub is_test: bool,
}

impl Code<'_> {
    /// The tokens that ship, each with what stands before it.
    pub fn shipped(&self) -> impl Iterator<Item = (usize, &Token)> {
        let whole = self.is_test;
        self.tokens.iter().enumerate().filter(move |(_, token)| !whole && !token.test)
    }

    /// The lines, with whether each is test code.
    pub fn is_test_line(&self, line: usize) -> bool {
        self.is_test || self.tokens.iter().any(|token| token.line == line && token.test)
    }
}

/// Every Rust file; those that do not read as Rust are offences.
pub fn read(tree: &Tree) -> (Vec<Code<'_>>, Vec<Offence>) {
    let (mut all, mut offences) = (Vec::new(), Vec::new());
    for file in tree.rust() {
        match tokens::tokens(&file.text) {
            Ok(tokens) => all.push(Code { file, tokens, is_test: file.is_test() }),
            Err(error) => offences.push(Offence::new(&file.path, 1, format!("cannot be read: {error}"))),
        }
    }
    let test_files: Vec<String> = all
        .iter()
        .flat_map(|code| {
            let modules = tokens::test_modules(&code.tokens);
            modules.into_iter().map(|module| module_path(&code.file.path, &module))
        })
        .collect();
    for code in &mut all {
        let path = code.file.path.trim_end_matches(".rs");
        code.is_test |= test_files.iter().any(|module| path == module || path.starts_with(&format!("{module}/")));
    }
    (all, offences)
}

/// Where the module `name` declared in the file at `path` lies, without an ending.
fn module_path(path: &str, name: &str) -> String {
    let (dir, file) = path.rsplit_once('/').unwrap_or(("", path));
    match file {
        "lib.rs" | "main.rs" | "mod.rs" => format!("{dir}/{name}"),
        file => format!("{dir}/{}/{name}", file.trim_end_matches(".rs")),
    }
}

/// The tests of a game's crate and the files they stand in.
pub fn tests_of<'a>(all: &[Code<'a>], game: &str) -> Vec<(TestFn, &'a File)> {
    let own = all.iter().filter(|code| code.file.crate_dir() == Some(game));
    own.flat_map(|code| tokens::test_fns(&code.tokens).into_iter().map(|test| (test, code.file))).collect()
}
