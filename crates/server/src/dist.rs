//! The files of the web table. A release build carries them; with the feature `page` left out, or in a debug build, they
//! are read from `web/dist` while the server runs, so that a new page needs no new build.

use std::borrow::Cow;

/// The bytes of the file at `path`, such as `assets/app.js`.
#[cfg(embeds_page)]
pub fn file(path: &str) -> Option<Cow<'static, [u8]>> {
    let at = PAGE.binary_search_by_key(&path, |(name, _)| *name).ok()?;
    Some(Cow::Borrowed(PAGE[at].1))
}

/// The bytes of the file at `path`, such as `assets/app.js`.
#[cfg(not(embeds_page))]
pub fn file(path: &str) -> Option<Cow<'static, [u8]>> {
    use std::path::{Component, Path};
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist"));
    // Nothing but names: no way out of the folder.
    let inside = Path::new(path).components().all(|part| matches!(part, Component::Normal(name) if name != ".built"));
    inside.then(|| std::fs::read(folder.join(path)).ok().map(Cow::Owned))?
}

// `PAGE`: path and bytes of every file, sorted by path.
#[cfg(embeds_page)]
include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The content type of a file, by the end of its name.
pub fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_path_leads_out_of_the_folder() {
        for path in ["../../../Cargo.toml", "assets/../../../Cargo.toml", "/etc/passwd", ".", "", ".built", "assets"] {
            assert!(file(path).is_none(), "{path}");
        }
    }

    #[test]
    fn types_are_told_by_the_end_of_the_name() {
        assert_eq!(content_type("assets/Board-1r8nk_-W.js"), "text/javascript; charset=utf-8");
        assert_eq!(content_type("assets/alegreya.woff2"), "font/woff2");
        assert_eq!(content_type("LICENSE"), "application/octet-stream");
    }
}
