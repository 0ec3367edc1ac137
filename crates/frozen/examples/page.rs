//! Makes the modules of today's rules ready for the page: `page FOLDER QUALITY` finds `GAME.wasm` there, leaves
//! `GAME-RULES-HASH.wasm.br` in its place, and writes `index.json`: what a shelf without a server knows before a module has come.
//! Run by `cargo xtask modules`, which builds them.

use brotli::enc::BrotliEncoderParams;
use frente_door::wire::{House, Reply, Request};
use frente_frozen::engine::{Compiled, Cost};
use frente_frozen::index::sha256;
use serde_json::{Value, json};
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

/// What a question to the lid may cost an interpreter.
const COST: Cost = Cost(20_000);

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let done = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [folder, quality] => quality
            .parse()
            .map_err(|_| format!("\"{quality}\": expected 0 to 11"))
            .and_then(|quality| ready(Path::new(folder), quality)),
        _ => Err("expected FOLDER QUALITY".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn ready(folder: &Path, quality: i32) -> Result<(), String> {
    let said = |error: &dyn std::fmt::Display| error.to_string();
    let mut games = Vec::new();
    // In the order of the shelf.
    for game in frente_catalog::games().iter().map(|game| game.info().id) {
        let raw = folder.join(format!("{game}.wasm"));
        let bytes = fs::read(&raw).map_err(|error| format!("{}: {error}", raw.display()))?;
        let compiled = Compiled::new(&bytes)?;
        let mut running = compiled.instance().map_err(|trouble| said(&trouble))?;
        let mut ask = |ask: Request| -> Result<Value, String> {
            match running.ask(&ask, COST).map_err(|trouble| format!("{game}: {trouble}"))? {
                Reply::Ok(value) => Ok(value),
                Reply::Err(refused) => Err(format!("{game}: {refused}")),
            }
        };
        let rules = ask(Request::Info)?["info"]["rules_version"].clone();
        let lid = ask(Request::House { ask: House::Lid })?;
        let exercises = ask(Request::House { ask: House::Exercises })?;
        let hash = sha256(&bytes);
        let name = format!("{game}-{rules}-{}.wasm", &hash[..12]);
        let packed = pack(&bytes, quality);
        fs::write(folder.join(format!("{name}.br")), &packed).map_err(|error| said(&error))?;
        fs::remove_file(&raw).map_err(|error| said(&error))?;
        println!("{name}: {} bytes, {} packed", bytes.len(), packed.len());
        games.push(json!({
            "game": game,
            "rules": rules,
            "file": name,
            "bytes": bytes.len(),
            "packed": packed.len(),
            "lid": lid,
            "exercises": exercises,
        }));
    }
    fs::write(folder.join("index.json"), json!(games).to_string()).map_err(|error| said(&error))
}

fn pack(bytes: &[u8], quality: i32) -> Vec<u8> {
    let mut packed = Vec::new();
    let params = BrotliEncoderParams { quality, lgwin: 24, ..BrotliEncoderParams::default() };
    let mut writer = brotli::CompressorWriter::with_params(&mut packed, 1 << 16, &params);
    writer.write_all(bytes).expect("writing to memory");
    drop(writer);
    packed
}
