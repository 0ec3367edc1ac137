//! Reads a folder of data files, so that numbers can be tried without building anew.

use frente_guerra1936::{Pack, load_pack};

/// The files of a folder in place of the standard ones.
pub fn read(folder: &str) -> Pack {
    let files = std::fs::read_dir(folder).expect("a folder of data files").map(|entry| {
        let path = entry.expect("a readable folder").path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        (name, std::fs::read_to_string(path).expect("a readable file"))
    });
    load_pack(&files.collect::<Vec<_>>()).unwrap_or_else(|faults| panic!("{faults:?}"))
}
