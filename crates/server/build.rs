//! With the feature `page`, a release build carries the files of `web/dist`: this writes the list of them. A build without
//! them must succeed too: the server then says so.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() {
    println!("cargo::rustc-check-cfg=cfg(embeds_page)");
    let release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if env::var_os("CARGO_FEATURE_PAGE").is_none() || !release {
        println!("cargo::rerun-if-changed=build.rs");
        return;
    }
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    println!("cargo::rustc-cfg=embeds_page");
    let mut files = Vec::new();
    // No folder, no files.
    if dist.is_dir() {
        collect(&dist, &mut files).unwrap_or_else(|error| panic!("{}: {error}", dist.display()));
    }
    let mut named: Vec<(String, &PathBuf)> = files.iter().map(|file| (name_of(file, &dist), file)).collect();
    named.sort();
    let mut list = String::from("static PAGE: &[(&str, &[u8])] = &[\n");
    for (name, file) in named {
        writeln!(list, "    ({name:?}, include_bytes!({:?})),", file.display().to_string()).expect("a string takes it");
    }
    list.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder"));
    fs::write(out.join("page.rs"), list).expect("cargo's own folder can be written");
}

/// Every file below `folder` but those whose names begin with a dot.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        match entry.file_type()?.is_dir() {
            true => collect(&entry.path(), files)?,
            false => files.push(entry.path()),
        }
    }
    Ok(())
}

/// The path of a file below `dist`, with `/` on every system.
fn name_of(file: &Path, dist: &Path) -> String {
    let inside = file.strip_prefix(dist).expect("the file was found there");
    inside.to_string_lossy().replace('\\', "/")
}
