//! The working tree as the checks see it: every source and text file that git would keep, read once.

use anyhow::{Context, Result};
use ignore::WalkBuilder;
use std::fmt;
use std::path::{Path, PathBuf};

/// Crates that are no game. Whatever else lies under `crates/` is one, and is held to what games are held to.
const NO_GAMES: [&str; 12] =
    ["kernel", "conformance", "door", "search", "minds", "catalog", "frozen", "lab", "server", "cli", "python", "wasm"];

/// Endings of the files that are read. Pictures, goldens and locks are left alone.
const READ: [&str; 17] = [
    "rs", "toml", "md", "ron", "ftl", "ts", "svelte", "js", "mjs", "css", "html", "py", "sh", "yml", "yaml",
    "Makefile", "run",
];

/// One file: its path from the root, with `/` on every system, and its text.
#[derive(Debug)]
pub struct File {
    pub path: String,
    pub text: String,
}

impl File {
    /// What stands after the last dot, or the whole name where there is none (`Makefile`).
    pub fn ending(&self) -> &str {
        let name = self.name();
        name.rsplit_once('.').map_or(name, |(_, ending)| ending)
    }

    /// The name without its directory.
    pub fn name(&self) -> &str {
        self.path.rsplit_once('/').map_or(&self.path, |(_, name)| name)
    }

    /// The lines, counted from 1.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(at, line)| (at + 1, line))
    }

    /// The directory under `crates/` this file lies in.
    pub fn crate_dir(&self) -> Option<&str> {
        self.path.strip_prefix("crates/")?.split_once('/').map(|(dir, _)| dir)
    }

    /// The directories and the stem, one by one: `crates/minds/src/amanecer.rs` is of `crates`, `minds`, `src`, `amanecer`.
    pub fn parts(&self) -> impl Iterator<Item = &str> {
        self.path.split('/').map(|part| match part == self.name() {
            true => part.split('.').next().unwrap_or(part),
            false => part,
        })
    }

    /// Whether the whole file is test code by where it lies.
    pub fn is_test(&self) -> bool {
        let web_test = [".test.ts", ".spec.ts"].iter().any(|end| self.path.ends_with(end));
        web_test || self.path.split('/').any(|dir| matches!(dir, "tests" | "benches"))
    }
}

/// The files of a directory, sorted by path.
#[derive(Debug)]
pub struct Tree {
    pub root: PathBuf,
    pub files: Vec<File>,
}

impl Tree {
    /// Reads everything under `root` that `.gitignore` does not leave out.
    pub fn read(root: &Path) -> Result<Tree> {
        let walk = WalkBuilder::new(root)
            .hidden(false)
            .require_git(false)
            .git_global(false)
            .filter_entry(|entry| entry.file_name() != ".git")
            .build();
        let mut files = Vec::new();
        for entry in walk {
            let entry = entry.context("walking the tree")?;
            if !entry.file_type().is_some_and(|kind| kind.is_file()) {
                continue;
            }
            let path = entry.path().strip_prefix(root)?.to_string_lossy().replace('\\', "/");
            let mut file = File { path, text: String::new() };
            if READ.contains(&file.ending()) {
                file.text = std::fs::read_to_string(entry.path())
                    .with_context(|| format!("{} is not UTF-8 text", file.path))?;
                files.push(file);
            }
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Tree { root: root.to_owned(), files })
    }

    /// The repository this program was built from.
    pub fn workspace() -> Result<Tree> {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        Tree::read(here.parent().context("xtask lies in the workspace")?)
    }

    /// The file at `path`.
    pub fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The Rust files.
    pub fn rust(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|file| file.ending() == "rs")
    }

    /// The directories under `crates/` that hold a crate, in order.
    pub fn crate_dirs(&self) -> Vec<&str> {
        let manifest = |file: &File| file.path.ends_with("/Cargo.toml") && file.path.matches('/').count() == 2;
        let manifests = self.files.iter().filter(|file| manifest(file));
        manifests.filter_map(File::crate_dir).collect()
    }

    /// The games, by directory.
    pub fn games(&self) -> Vec<&str> {
        self.crate_dirs().into_iter().filter(|dir| is_game(dir)).collect()
    }

    /// The game a file is about: the one whose crate it lies in, or whose name its path carries
    /// (`crates/minds/src/amanecer.rs`, `locales/es/amanecer.ftl`).
    pub fn game_of<'a>(&'a self, file: &File) -> Option<&'a str> {
        let games = self.games();
        file.parts().find_map(|part| games.iter().find(|game| **game == part).copied())
    }
}

/// Whether a directory under `crates/` holds a game.
pub fn is_game(dir: &str) -> bool {
    !NO_GAMES.contains(&dir)
}

/// One thing that is out of order, and where.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Offence {
    pub path: String,
    pub line: usize,
    pub sentence: String,
}

impl Offence {
    pub fn new(path: &str, line: usize, sentence: impl Into<String>) -> Offence {
        Offence { path: path.to_owned(), line, sentence: sentence.into() }
    }
}

impl fmt::Display for Offence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.sentence)
    }
}

/// A made-up tree for the tests of the checks.
#[cfg(test)]
pub struct MadeUp {
    dir: tempfile::TempDir,
}

#[cfg(test)]
impl MadeUp {
    /// A directory with these files in it.
    pub fn new(files: &[(&str, &str)]) -> MadeUp {
        let made_up = MadeUp { dir: tempfile::tempdir().expect("a temporary directory") };
        for (path, text) in files {
            made_up.write(path, text);
        }
        made_up
    }

    /// Writes one more file.
    pub fn write(&self, path: &str, text: &str) {
        let path = self.dir.path().join(path);
        let parent = path.parent().expect("a file lies in a directory");
        std::fs::create_dir_all(parent).expect("a new directory");
        std::fs::write(path, text).expect("a new file");
    }

    /// The tree as the checks see it.
    pub fn tree(&self) -> Tree {
        Tree::read(self.dir.path()).expect("a readable tree")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_leaves_out_what_git_ignores_and_finds_the_games() {
        let made_up = MadeUp::new(&[
            (".gitignore", "/target\n"),
            ("target/debug/build.rs", ""),
            (".git/hooks/run.sh", ""),
            ("crates/kernel/Cargo.toml", ""),
            ("crates/amanecer/Cargo.toml", ""),
            ("crates/amanecer/src/lib.rs", ""),
            ("crates/minds/src/evaluators/amanecer.rs", ""),
            ("locales/es/amanecer.ftl", ""),
            ("Makefile", "help:\n"),
        ]);
        let tree = made_up.tree();
        let paths: Vec<_> = tree.files.iter().map(|file| file.path.as_str()).collect();
        assert!(!paths.iter().any(|path| path.starts_with("target") || path.starts_with(".git/")));
        assert!(paths.contains(&"Makefile"));
        assert_eq!(tree.games(), ["amanecer"]);
        for path in ["crates/amanecer/src/lib.rs", "crates/minds/src/evaluators/amanecer.rs", "locales/es/amanecer.ftl"]
        {
            assert_eq!(tree.game_of(tree.file(path).expect(path)), Some("amanecer"));
        }
        assert_eq!(tree.game_of(tree.file("Makefile").expect("Makefile")), None);
    }
}
