//! The web files are embedded from `web/dist` (a debug build reads them there while it runs, so that a new page needs no new
//! build). A build without them must succeed too: the server then says so.

use std::path::Path;

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    if !dist.exists() {
        // Where even that fails (a read-only source tree) the embedding reports it.
        let _ = std::fs::create_dir_all(&dist);
    }
    let embeds = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo::rerun-if-changed={}", if embeds { "../../web/dist" } else { "build.rs" });
}
