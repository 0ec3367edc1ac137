//! Which rules versions are kept, and where their modules lie.

use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use std::io::Read as _;
use std::path::PathBuf;
use std::sync::{LazyLock, Mutex, PoisonError};

/// A module is never longer than this, unpacked: what unpacks to more is no module of ours.
const MOST: u64 = 64 << 20;

/// One rules version that is kept.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The shape of its views, its sheet and its events.
    pub view: u32,
    /// The version of the boundary ([`frente_door::wire::ABI`]).
    pub abi: u32,
    /// The format of the records it reads and writes.
    pub record: u32,
    /// The SHA-256 of the module, unpacked, in hexadecimal.
    pub sha256: String,
    /// The length of the module, unpacked.
    pub bytes: u64,
    /// The release it was frozen for.
    pub tag: String,
    /// The compiler that built it.
    pub rustc: String,
}

impl Row {
    /// The module's file, from the folder of frozen modules.
    pub fn name(&self) -> String {
        format!("{}/v{}.wasm.br", self.game, self.rules)
    }
}

/// Why a module cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Lost {
    /// It is nowhere.
    #[error("the frozen module {module} is missing: neither this program carries it nor is it in {places}")]
    Missing {
        /// The file of the module.
        module: String,
        /// Where it was looked for.
        places: String,
    },
    /// It cannot be unpacked, or what comes out is another module.
    #[error("the frozen module {module} was altered: expected {expected}, found {found}")]
    Altered {
        /// The file of the module.
        module: String,
        /// The hash in the index.
        expected: String,
        /// What came out.
        found: String,
    },
    /// It is no module that can be played.
    #[error("the frozen module {module} cannot be played: {reason}")]
    Unsound {
        /// The file of the module.
        module: String,
        /// Why it cannot be played.
        reason: String,
    },
}

#[derive(Deserialize)]
struct File {
    #[serde(default)]
    module: Vec<Row>,
}

/// The rows of an index.
pub fn parse(text: &str) -> Result<Vec<Row>, toml::de::Error> {
    toml::from_str::<File>(text).map(|file| file.module)
}

/// Every version that is kept, in the order they were frozen.
pub fn rows() -> &'static [Row] {
    static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
        parse(include_str!("../../../frozen/index.toml")).expect("the index was checked by the tests")
    });
    &ROWS
}

/// The modules this program carries: game, version, packed bytes.
static CARRIED: &[(&str, u32, &[u8])] = include!(concat!(env!("OUT_DIR"), "/carried.rs"));

static FOLDERS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Looks for modules in `folder` too.
pub fn look_in(folder: impl Into<PathBuf>) {
    FOLDERS.lock().unwrap_or_else(PoisonError::into_inner).push(folder.into());
}

/// The module of a row, unpacked, and the one the index names.
pub fn module(row: &Row) -> Result<Vec<u8>, Lost> {
    let carried = CARRIED.iter().find(|(game, rules, _)| *game == row.game && *rules == row.rules);
    if let Some((_, _, packed)) = carried {
        return unpacked(row, packed);
    }
    let folders = FOLDERS.lock().unwrap_or_else(PoisonError::into_inner).clone();
    match folders.iter().find_map(|folder| std::fs::read(folder.join(row.name())).ok()) {
        Some(packed) => unpacked(row, &packed),
        None => {
            let places: Vec<String> = folders.iter().map(|folder| folder.display().to_string()).collect();
            let places = if places.is_empty() { "any folder (none was named)".to_owned() } else { places.join(", ") };
            Err(Lost::Missing { module: row.name(), places })
        }
    }
}

/// What comes out of `packed`, if it is the module of the row.
pub fn unpacked(row: &Row, packed: &[u8]) -> Result<Vec<u8>, Lost> {
    let altered = |found: String| Lost::Altered { module: row.name(), expected: row.sha256.clone(), found };
    let module = unpack(packed).map_err(|error| altered(format!("a file that cannot be unpacked ({error})")))?;
    let found = sha256(&module);
    if found == row.sha256 { Ok(module) } else { Err(altered(found)) }
}

/// What comes out of a packed module.
pub fn unpack(packed: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut module = Vec::new();
    brotli_decompressor::Decompressor::new(packed, 1 << 16).take(MOST).read_to_end(&mut module)?;
    Ok(module)
}

/// The SHA-256 of `bytes` in hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}
