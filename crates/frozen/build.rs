//! Puts the newest frozen modules into the program, as many as [`MOST`] bytes hold; the others are read from a folder.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

/// So many bytes of modules, compressed, a program carries.
const MOST: u64 = 12 << 20;

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../frozen");
    let index = root.join("index.toml");
    println!("cargo::rerun-if-changed={}", index.display());
    let rows = fs::read_to_string(&index).expect("frozen/index.toml lies in the repository");
    let mut named: Vec<(&str, &str)> = Vec::new();
    for line in rows.lines() {
        match line.split_once(" = ") {
            Some(("game", game)) => named.push((game.trim_matches('"'), "")),
            Some(("rules", rules)) => named.last_mut().expect("a row begins with its game").1 = rules,
            _ => {}
        }
    }
    let (mut list, mut sum) = (String::from("&[\n"), 0);
    for (game, rules) in named.into_iter().rev() {
        let path = root.join(format!("{game}/v{rules}.wasm.br"));
        println!("cargo::rerun-if-changed={}", path.display());
        let Ok(file) = fs::metadata(&path) else { continue };
        sum += file.len();
        if sum <= MOST {
            writeln!(list, "    (\"{game}\", {rules}, include_bytes!({path:?})),").expect("writing to a string");
        }
    }
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("carried.rs");
    fs::write(out, list + "]\n").expect("the folder cargo made for it can be written");
}
