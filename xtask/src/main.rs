//! What keeps the tree in order: `cargo xtask tidy | review | rules [--write] | types [--write] | coverage [GAME] |
//! goldens [GAME] | freeze … | modules [--tested | --release]`.
//!
//! The rooms: [`tree`] (the files), [`tokens`] and [`code`] (Rust as tokens), [`rulebook`] and [`citations`] (paragraphs,
//! their tests, who cites them), [`mod@tidy`] (the checks), [`mod@coverage`] and [`mod@review`] (reports), [`mod@freeze`]
//! (rules versions kept as modules).

mod citations;
mod code;
mod coverage;
mod freeze;
mod review;
mod rulebook;
mod tidy;
mod tokens;
mod tree;

use anyhow::{Context, Result, bail, ensure};
use freeze::Haste;
use rulebook::Rulebook;
use std::process::{Command, ExitCode};
use tree::Tree;

const USAGE: &str = "cargo xtask COMMAND

  tidy              name everything out of order, by file and line
  review            list what a reader should look at: paragraphs nobody cites, doc comments of a word or two
  rules [--write]   compare RULES.toml with the tests; --write brings it up to date
  types [--write]   compare web/src/generated with the types of Rust; --write brings it up to date
  coverage [GAME]   per paragraph: title, citing lines, tests
  goldens [GAME]    play the golden games again and write them down; read the diff
  freeze GAME TAG   keep the rules of GAME as they are now as a module in frozen/, for release TAG
  freeze GAME TAG FOLDER   the same into another folder, to see it done
  freeze --try GAME build the module and compare it with the rules as they are now; nothing is written
  freeze --check    ask of every kept version whether it still holds, and of every game whether its rules are kept
  modules [--tested | --release]   build the rules of today for the page into target/modules: quickly (after the tests were
                    built, without building anything twice), or as they are released";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[String]) -> Result<()> {
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["tidy"] => tidy(),
        ["review"] => review(),
        ["rules"] => rules(false),
        ["rules", "--write"] => rules(true),
        ["types"] => types(false),
        ["types", "--write"] => types(true),
        ["coverage"] => coverage(None),
        ["coverage", game] => coverage(Some(game)),
        ["goldens"] => goldens(None),
        ["goldens", game] => goldens(Some(game)),
        ["modules"] => freeze::modules(&Tree::workspace()?, Haste::Quick),
        ["modules", "--tested"] => freeze::modules(&Tree::workspace()?, Haste::Tested),
        ["modules", "--release"] => freeze::modules(&Tree::workspace()?, Haste::Release),
        ["freeze", "--check"] => freeze::check(&Tree::workspace()?),
        ["freeze", "--try", game] => freeze::freeze(&Tree::workspace()?, game, None),
        ["freeze", game, tag] => {
            let tree = Tree::workspace()?;
            freeze::freeze(&tree, game, Some((tag, &tree.root.join("frozen"))))
        }
        ["freeze", game, tag, folder] => {
            let folder = std::path::absolute(folder).with_context(|| folder.to_owned())?;
            freeze::freeze(&Tree::workspace()?, game, Some((tag, &folder)))
        }
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => bail!("unknown: {}\n\n{USAGE}", words.join(" ")),
    }
}

fn tidy() -> Result<()> {
    let found = tidy::offences(&Tree::workspace()?)?;
    for offence in &found {
        println!("{offence}");
    }
    ensure!(found.is_empty(), "{} out of order", found.len());
    println!("Nothing is out of order.");
    Ok(())
}

fn review() -> Result<()> {
    let tree = Tree::workspace()?;
    for (what, found) in [("paragraphs", review::uncited(&tree)), ("doc comments", review::short_docs(&tree))] {
        for offence in &found {
            println!("{offence}");
        }
        println!("{} {what} to look at\n", found.len());
    }
    Ok(())
}

fn rules(write: bool) -> Result<()> {
    let tree = Tree::workspace()?;
    let (code, offences) = code::read(&tree);
    ensure!(offences.is_empty(), "{}", offences[0]);
    let mut stale = Vec::new();
    for game in tree.games() {
        let Some(book) = Rulebook::read(&tree, game) else {
            continue;
        };
        let text = rulebook::synced(&book, &book.assign(&code))?;
        if text == book.file.text {
            continue;
        }
        if write {
            std::fs::write(tree.root.join(&book.file.path), text).with_context(|| book.file.path.clone())?;
            println!("{} written", book.file.path);
        } else {
            stale.push(book.file.path.clone());
        }
    }
    ensure!(stale.is_empty(), "out of date: {} (run `cargo xtask rules --write`)", stale.join(", "));
    Ok(())
}

/// The browser's types: a test of the server knows them, and writes them where it is asked to.
fn types(write: bool) -> Result<()> {
    let tree = Tree::workspace()?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut test = Command::new(cargo);
    test.args(["test", "--quiet", "--package", "frente-server", "--test", "types"]).current_dir(&tree.root);
    if write {
        test.env("FRENTE_BLESS", "1");
    }
    let status = test.status().context("running cargo test")?;
    ensure!(status.success(), "web/src/generated is out of date (run `cargo xtask types --write`)");
    Ok(())
}

/// The games meant: the one named, or all.
fn chosen<'t>(tree: &'t Tree, game: Option<&'t str>) -> Result<Vec<&'t str>> {
    let games = tree.games();
    match game {
        None => Ok(games),
        Some(game) if games.contains(&game) => Ok(vec![game]),
        Some(game) => bail!("no game \"{game}\", expected one of: {}", games.join(", ")),
    }
}

fn coverage(game: Option<&str>) -> Result<()> {
    let tree = Tree::workspace()?;
    for game in chosen(&tree, game)? {
        match coverage::report(&tree, game) {
            Some(report) => print!("{report}"),
            None => println!("{game}: no {}", rulebook::path_of(game)),
        }
    }
    Ok(())
}

fn goldens(game: Option<&str>) -> Result<()> {
    let tree = Tree::workspace()?;
    for game in chosen(&tree, game)? {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let status = Command::new(cargo)
            .args(["test", "--package", &format!("frente-{game}"), "golden"])
            .env("FRENTE_BLESS", "1")
            .current_dir(&tree.root)
            .status()
            .context("running cargo test")?;
        ensure!(status.success(), "the golden games of {game} could not be written");
    }
    println!("written: read the diff like code (git diff -- 'crates/*/tests/golden')");
    Ok(())
}
