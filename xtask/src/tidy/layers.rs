//! Dependencies point one way: games, search → kernel; door → search; minds → games, search; frozen → door; catalog →
//! door, minds; what people run → catalog, frozen. Only minds, catalog and the boards in letters of cli may name a game.

use super::metadata::{Dependency, Metadata};
use crate::tree::{Offence, Tree, is_game};

pub fn check(tree: &Tree, metadata: &Metadata) -> Vec<Offence> {
    let mut out = Vec::new();
    for package in &metadata.packages {
        let Some(manifest) = metadata.relative(&package.manifest_path) else {
            continue;
        };
        let user = manifest.trim_end_matches("/Cargo.toml").trim_start_matches("crates/");
        for dependency in &package.dependencies {
            let used = dependency.path.as_ref().and_then(|path| metadata.relative(path));
            let Some(used) = used else { continue };
            let used = used.trim_start_matches("crates/");
            if !may_use(user, used, dependency.kind.as_deref()) {
                let sentence = format!("{user} may not depend on {used}: it points the wrong way");
                out.push(Offence::new(&manifest, line_of(tree, &manifest, dependency), sentence));
            }
        }
    }
    out
}

/// Whether the crate in directory `user` may know the one in `used`.
fn may_use(user: &str, used: &str, kind: Option<&str>) -> bool {
    // The tests every game must pass are for tests.
    if used == "conformance" {
        return kind == Some("dev") && user != "kernel";
    }
    // A crate's own tests may ask for its features.
    if used == user {
        return kind == Some("dev");
    }
    match user {
        "kernel" | "xtask" => false,
        "conformance" => used == "kernel",
        "search" => used == "kernel",
        // Any game can be put behind the door, so the door knows none.
        "door" => matches!(used, "kernel" | "search"),
        // What bots know of a game; they know nothing of the door.
        "minds" => matches!(used, "kernel" | "search") || is_game_dir(used),
        "catalog" => matches!(used, "kernel" | "search" | "door" | "minds") || is_game_dir(used),
        // Any game can be kept, so what plays the kept ones names none; its tests hold them against those of today.
        "frozen" => matches!(used, "kernel" | "search" | "door") || used == "catalog" && kind == Some("dev"),
        // It teaches what bots know of a game, and knows no game itself.
        "lab" => matches!(used, "kernel" | "search" | "door" | "minds" | "catalog"),
        "wasm" => matches!(used, "search" | "door" | "catalog"),
        "server" | "python" => matches!(used, "kernel" | "search" | "door" | "catalog" | "frozen" | "lab"),
        // Its boards in letters are made from each game's own types.
        "cli" => {
            matches!(used, "kernel" | "search" | "door" | "catalog" | "frozen" | "lab" | "server") || is_game_dir(used)
        }
        _game => used == "kernel",
    }
}

fn is_game_dir(dir: &str) -> bool {
    is_game(dir) && !dir.contains('/') && dir != "xtask"
}

/// The line of the manifest that names the dependency.
fn line_of(tree: &Tree, manifest: &str, dependency: &Dependency) -> usize {
    let file = tree.file(manifest);
    let names = |text: &str| {
        let key = text.split(['=', '.', ' ']).next().unwrap_or_default();
        key.trim_matches('"') == dependency.name
    };
    let found = file.and_then(|file| file.lines().find(|(_, text)| names(text)));
    found.map_or(1, |(line, _)| line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines;
    use crate::tidy::metadata::made_up;
    use crate::tree::MadeUp;

    #[test]
    fn a_dependency_that_points_the_wrong_way_is_found() {
        let metadata = made_up(&[
            ("kernel", None, &[("conformance", "dev")]),
            ("amanecer", None, &[("kernel", ""), ("conformance", "dev"), ("pasaran", ""), ("minds", "dev")]),
            ("pasaran", None, &[("conformance", "")]),
            ("search", None, &[("kernel", ""), ("amanecer", "")]),
            ("door", None, &[("kernel", ""), ("search", ""), ("minds", "")]),
            ("minds", None, &[("amanecer", ""), ("search", ""), ("door", "")]),
            ("catalog", None, &[("amanecer", ""), ("door", ""), ("minds", ""), ("kernel", "")]),
            ("server", None, &[("catalog", ""), ("amanecer", "")]),
            ("cli", None, &[("server", ""), ("lab", ""), ("catalog", "")]),
        ]);
        let tree = MadeUp::new(&[(
            "crates/amanecer/Cargo.toml",
            "[dependencies]\nfrente-kernel.workspace = true\nfrente-pasaran = { path = \"../pasaran\" }\n",
        )]);
        let expected = [
            "crates/kernel/Cargo.toml:1: kernel may not depend on conformance: it points the wrong way",
            "crates/amanecer/Cargo.toml:3: amanecer may not depend on pasaran: it points the wrong way",
            "crates/amanecer/Cargo.toml:1: amanecer may not depend on minds: it points the wrong way",
            "crates/pasaran/Cargo.toml:1: pasaran may not depend on conformance: it points the wrong way",
            "crates/search/Cargo.toml:1: search may not depend on amanecer: it points the wrong way",
            "crates/door/Cargo.toml:1: door may not depend on minds: it points the wrong way",
            "crates/minds/Cargo.toml:1: minds may not depend on door: it points the wrong way",
            "crates/server/Cargo.toml:1: server may not depend on amanecer: it points the wrong way",
        ];
        assert_eq!(lines(&check(&tree.tree(), &metadata)), expected);
    }
}
