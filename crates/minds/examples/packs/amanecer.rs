//! Reads a folder of data files, so that numbers can be tried without building anew.

use frente_amanecer::data::{Pack, STANDARD_FILES, load_pack};

/// The files of the folder that `PACK` names in place of the standard ones.
pub fn pack() -> Pack {
    let Ok(folder) = std::env::var("PACK") else { return Pack::default() };
    let files = STANDARD_FILES.map(|(name, text)| {
        let own = std::fs::read_to_string(format!("{folder}/{name}"));
        (name.to_owned(), own.unwrap_or_else(|_| text.to_owned()))
    });
    load_pack(&files).unwrap_or_else(|faults| panic!("{faults:?}"))
}
