//! Freezes a game: `freeze GAME MODULE TAG FOLDER` compares the module with the rules of today and writes it, its corpus, its
//! pictures and its row into the folder. `freeze GAME MODULE` only compares. Run by `cargo xtask freeze`, which builds the module.

use brotli::enc::BrotliEncoderParams;
use frente_door::{AnyGame, wire};
use frente_frozen::engine::{Compiled, EXPORTS, IMPORTS};
use frente_frozen::{FrozenGame, index, proof};
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

/// Bytes a corpus may have, packed.
const CORPUS: usize = 60_000;
/// Bytes the pictures should not exceed, packed; a large sheet may, and then they are as far apart as this.
const PICTURES: usize = 40_000;
const FARTHEST: usize = 16 * proof::EVERY;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match run(&words.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<(), String> {
    let (id, module, kept) = match words {
        [id, module] => (*id, *module, None),
        [id, module, tag, folder] => (*id, *module, Some((*tag, Path::new(folder)))),
        _ => return Err("expected GAME MODULE [TAG FOLDER]".to_owned()),
    };
    let native = frente_catalog::game(id).map_err(|error| error.to_string())?;
    let rules = native.info().rules_version;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    if let Some((_, folder)) = kept
        && index::parse(&written(folder)?)
            .map_err(|error| error.to_string())?
            .iter()
            .any(|row| row.game == id && row.rules == rules)
    {
        return Err(format!("rules {rules} of {id} are frozen already: raise rules_version before they change"));
    }
    let bytes = fs::read(module).map_err(|error| format!("{module}: {error}"))?;
    let compiled = Compiled::new(&bytes)?;
    let mut exports = compiled.exports();
    exports.sort();
    let mut expected: Vec<String> = EXPORTS.map(str::to_owned).into();
    expected.sort();
    if exports != expected {
        return Err(format!("it exports {}, expected {}", exports.join(", "), expected.join(", ")));
    }
    let frozen = FrozenGame::wake(&bytes)?;
    let corpus = proof::chosen(native, &all_records(&root, id)?, |text| pack(text.as_bytes()).len() <= CORPUS);
    println!("{id}, rules {rules}: {} bytes, imports {IMPORTS:?}, a corpus of {} bytes", bytes.len(), corpus.len());
    let compared = proof::compare(native, &frozen, &corpus).map_err(|what| format!("{id}: {what}"))?;
    println!(
        "{id}: {} records and {} positions are the same word for word; at {} of them undo is, and bots choose alike at {}",
        compared.records, compared.steps, compared.decisions, compared.choices
    );
    let mut proved = 0;
    for text in all_records(&root, id)? {
        let record = frente_kernel::Record::parse(&text).map_err(|error| error.to_string())?;
        // Those of an owner's data pack are proved with it, elsewhere.
        if native.replay(&record).is_ok() {
            frozen.verify(&record).map_err(|error| format!("{id}: {error}"))?;
            proved += 1;
        }
    }
    println!("{id}: {proved} records verify in the module");
    let Some((tag, home)) = kept else { return Ok(()) };
    let mut every = proof::EVERY;
    let pictures = loop {
        let pictures = proof::pictures(&frozen, &corpus, every)?.to_string();
        let packed = pack(pictures.as_bytes());
        if packed.len() <= PICTURES || every >= FARTHEST {
            break packed;
        }
        every *= 2;
    };
    let packed = pack(&bytes);
    let folder = home.join(id);
    let write = |name: String, bytes: &[u8]| fs::write(folder.join(name), bytes).map_err(|error| error.to_string());
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    write(format!("v{rules}.wasm.br"), &packed)?;
    write(format!("v{rules}.records.br"), &pack(corpus.as_bytes()))?;
    write(format!("v{rules}.views.json.br"), &pictures)?;
    let row = format!(
        "\n[[module]]\ngame = \"{id}\"\nrules = {rules}\nview = 1\nabi = {}\nrecord = {}\nsha256 = \"{}\"\nbytes = {}\n\
         tag = \"{tag}\"\nrustc = \"{}\"\n",
        wire::ABI,
        frente_kernel::record::FORMAT,
        index::sha256(&bytes),
        bytes.len(),
        rustc()?,
    );
    // Read once more: another game may have been frozen meanwhile.
    fs::write(home.join("index.toml"), written(home)? + &row).map_err(|error| error.to_string())?;
    println!("{id}: frozen, {} bytes packed, pictures every {every} steps", packed.len());
    Ok(())
}

/// The index of a folder; a new one has none yet.
fn written(folder: &Path) -> Result<String, String> {
    let path = folder.join("index.toml");
    match fs::read_to_string(&path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(String::new()),
        read => read.map_err(|error| format!("{}: {error}", path.display())),
    }
}

/// The corpus of records of the game, in the order of their names.
fn all_records(root: &Path, id: &str) -> Result<Vec<String>, String> {
    let folder = root.join(format!("crates/{id}/tests/records"));
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<_> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).map_err(|error| error.to_string())).collect()
}

fn pack(bytes: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    let params = BrotliEncoderParams { quality: 11, lgwin: 24, ..BrotliEncoderParams::default() };
    let mut writer = brotli::CompressorWriter::with_params(&mut packed, 1 << 16, &params);
    writer.write_all(bytes).expect("writing to memory");
    drop(writer);
    packed
}

fn rustc() -> Result<String, String> {
    let said = std::process::Command::new("rustc").arg("--version").output().map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&said.stdout).into_owned();
    said.split(' ').nth(1).map(str::to_owned).ok_or_else(|| "rustc does not say its version".to_owned())
}
