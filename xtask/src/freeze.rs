//! Rules as modules: builds one, has it compared with the rules it was made from, and written down; builds those of today for the
//! page.
//!
//! Building belongs here, for it needs the right flags; comparing, and asking a module what stands on its lid, belongs to the
//! crate that plays the modules.

use crate::chosen;
use crate::tree::Tree;
use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the modules run on.
const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the module of `game` and compares it with the rules of today; with a release's tag it is kept in that folder.
pub fn freeze(tree: &Tree, game: &str, kept: Option<(&str, &Path)>) -> Result<()> {
    chosen(tree, Some(game))?;
    let module = module(&tree.root, game, "frozen")?;
    let mut freeze = cargo(&tree.root);
    freeze.args(["run", "--quiet", "--package", "frente-frozen", "--example", "freeze", "--", game]).arg(&module);
    if let Some((tag, folder)) = kept {
        freeze.arg(tag).arg(folder);
    }
    let status = freeze.status().context("running cargo run")?;
    ensure!(status.success(), "{game} was not frozen");
    Ok(())
}

/// Asks of every row of the index whether its module is the one that was kept and still plays its corpus, and of every game
/// whether its rules are kept or are newer.
pub fn check(tree: &Tree) -> Result<()> {
    let mut check = cargo(&tree.root);
    check.args(["test", "--quiet", "--package", "frente-frozen", "--test", "kept"]).env("FRENTE_FROZEN", "all");
    let status = check.status().context("running cargo test")?;
    ensure!(status.success(), "frozen rules do not hold");
    Ok(())
}

/// How the modules of the page are built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Haste {
    /// Quickly, for a page that is being worked on.
    Quick,
    /// Quickly, where the tests have been built: what asks the modules is then built as they were, and nothing twice.
    Tested,
    /// As they are frozen.
    Release,
}

/// Builds the modules of today's rules for the page into `target/modules`.
pub fn modules(tree: &Tree, haste: Haste) -> Result<()> {
    let release = haste == Haste::Release;
    let out = tree.root.join("target/modules");
    let fresh = tree.root.join("target/modules.new");
    let _ = std::fs::remove_dir_all(&fresh);
    std::fs::create_dir_all(&fresh).with_context(|| fresh.display().to_string())?;
    for game in tree.games() {
        let built = module(&tree.root, game, if release { "frozen" } else { "modules" })?;
        std::fs::copy(&built, fresh.join(format!("{game}.wasm"))).with_context(|| built.display().to_string())?;
    }
    let mut page = match haste {
        Haste::Tested => {
            let built = cargo(&tree.root).args(["build", "--quiet", "--workspace", "--example", "page"]).status();
            ensure!(built.context("running cargo build")?.success(), "what asks the modules could not be built");
            Command::new(std::env::current_exe().context("this program")?.with_file_name("examples").join("page"))
        }
        Haste::Quick | Haste::Release => {
            let mut run = cargo(&tree.root);
            run.args(["run", "--quiet", "--package", "frente-frozen", "--example", "page", "--"]);
            run
        }
    };
    page.arg(&fresh).arg(if release { "11" } else { "5" });
    ensure!(page.status().context("running cargo run")?.success(), "the modules cannot be asked");
    let _ = std::fs::remove_dir_all(&out);
    std::fs::rename(&fresh, &out).with_context(|| out.display().to_string())
}

/// The module of a game, built without the paths of this machine in it.
fn module(root: &Path, game: &str, profile: &str) -> Result<PathBuf> {
    let target = root.join("target/frozen");
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::var_os("HOME").map(|home| Path::new(&home).join(".cargo")));
    let home = home.context("neither CARGO_HOME nor HOME is set")?;
    let flags = format!("--remap-path-prefix={}=/frente --remap-path-prefix={}=/cargo", root.display(), home.display());
    let status = cargo(root)
        .args(["rustc", "--profile", profile, "--target", TARGET, "--package", "frente-wasm", "--features", game])
        // Asked for here: a crate that were both module and library would not be optimised as a whole.
        .args(["--lib", "--crate-type", "cdylib"])
        .arg("--target-dir")
        .arg(&target)
        .env("RUSTFLAGS", flags)
        .status()
        .context("running cargo build")?;
    ensure!(status.success(), "the module of {game} could not be built");
    Ok(target.join(TARGET).join(profile).join("frente_wasm.wasm"))
}

fn cargo(root: &Path) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root);
    cargo
}
