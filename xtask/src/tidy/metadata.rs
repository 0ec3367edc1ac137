//! What cargo knows of the workspace and of everything it is built from.

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where Frente runs: what only other systems need is not asked for.
const PLATFORMS: [&str; 2] = ["x86_64-unknown-linux-gnu", "wasm32-unknown-unknown"];

#[derive(Debug, Deserialize)]
pub struct Metadata {
    pub packages: Vec<Package>,
    pub workspace_root: PathBuf,
}

#[derive(Debug, Deserialize)]
pub struct Package {
    pub name: String,
    pub version: String,
    pub license: Option<String>,
    pub manifest_path: PathBuf,
    pub dependencies: Vec<Dependency>,
}

#[derive(Debug, Deserialize)]
pub struct Dependency {
    pub name: String,
    /// `None` for what ships, else `dev` or `build`.
    pub kind: Option<String>,
    /// Where it lies, if it is one of ours.
    pub path: Option<PathBuf>,
}

impl Metadata {
    pub fn ask_cargo(root: &Path) -> Result<Metadata> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.args(["metadata", "--format-version", "1", "--quiet"]).current_dir(root);
        for platform in PLATFORMS {
            command.args(["--filter-platform", platform]);
        }
        let output = command.output().context("running cargo metadata")?;
        let errors = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "cargo metadata failed: {errors}");
        serde_json::from_slice(&output.stdout).context("reading what cargo metadata says")
    }

    /// A directory or manifest of ours by its path from the root.
    pub fn relative(&self, path: &Path) -> Option<String> {
        let own = path.strip_prefix(&self.workspace_root).ok()?;
        Some(own.to_string_lossy().replace('\\', "/"))
    }
}

/// A made-up package: its name, its licence, and what it depends on with the kind of each.
#[cfg(test)]
type MadeUp<'a> = (&'a str, Option<&'a str>, &'a [(&'a str, &'a str)]);

/// Made-up metadata for tests, every package one of ours under `crates/`.
#[cfg(test)]
pub fn made_up(packages: &[MadeUp<'_>]) -> Metadata {
    let root = PathBuf::from("/made/up");
    let package = |(name, license, uses): &MadeUp<'_>| Package {
        name: format!("frente-{name}"),
        version: "0.1.0".to_owned(),
        license: license.map(str::to_owned),
        manifest_path: root.join("crates").join(name).join("Cargo.toml"),
        dependencies: uses
            .iter()
            .map(|(used, kind)| Dependency {
                name: format!("frente-{used}"),
                kind: Some((*kind).to_owned()).filter(|kind| !kind.is_empty()),
                path: Some(root.join("crates").join(used)),
            })
            .collect(),
    };
    Metadata { packages: packages.iter().map(package).collect(), workspace_root: root.clone() }
}
