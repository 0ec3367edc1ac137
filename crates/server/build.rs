//! The web files are embedded from `web/dist`. A build without them must succeed too: the server then says so.

use std::path::Path;

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    if !dist.exists() {
        // Where even that fails (a read-only source tree) the embedding reports it.
        let _ = std::fs::create_dir_all(&dist);
    }
    println!("cargo::rerun-if-changed=../../web/dist");
}
