//! The program as people and scripts run it: what each command prints, and what bad input is answered with.

mod commands;
mod docs;
mod examples;
mod refusals;
mod screens;
mod serve;
mod terminal;
mod user;
mod words;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What came of a run.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

/// The repository, where documents and examples lie.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs `frente` in English from the root of the repository, with `input` typed in.
fn typed(args: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_frente"))
        .args(args)
        .current_dir(root())
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that does not read its input may close it first.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
    Ran { code: status.code().expect("the program was not killed"), out: text(stdout), err: text(stderr) }
}

fn run(args: &[&str]) -> Ran {
    typed(args, "")
}

/// What a successful run prints.
fn printed(args: &[&str]) -> String {
    let ran = run(args);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{args:?}");
    ran.out
}

/// The one sentence of a refused run, without its "frente: ".
fn refused(args: &[&str]) -> String {
    let ran = run(args);
    assert_eq!(ran.code, 2, "{args:?}: {} {}", ran.out, ran.err);
    assert_eq!(ran.out, "", "{args:?}: nothing but the sentence");
    assert_eq!(ran.err.lines().count(), 1, "{args:?}: one sentence: {}", ran.err);
    let sentence = ran.err.trim_end().strip_prefix("frente: ");
    sentence.unwrap_or_else(|| panic!("{args:?}: {}", ran.err)).to_owned()
}

/// A folder with one file in it, and the file's path.
fn file(name: &str, text: &str) -> (tempfile::TempDir, String) {
    let room = tempfile::tempdir().expect("a temporary folder");
    let path = room.path().join(name);
    std::fs::write(&path, text).expect("a file in it");
    let path = path.to_str().expect("a readable path").to_owned();
    (room, path)
}
