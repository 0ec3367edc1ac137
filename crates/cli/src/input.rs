//! Files in, each fault with the file's name and the place in it.

use crate::failure::Failure;
use flate2::read::GzDecoder;
use frente_catalog::games;
use frente_door::{AnyGame, AnyMatch};
use frente_kernel::Record;
use serde_json::Value;
use std::fs;
use std::io::{self, BufRead as _};
use std::path::Path;

/// The text of a file.
pub fn text(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| {
        let sentence = match error.kind() {
            io::ErrorKind::NotFound => "no such file".to_owned(),
            io::ErrorKind::InvalidData => "not a text file, expected UTF-8".to_owned(),
            io::ErrorKind::IsADirectory => "is a folder, expected a file".to_owned(),
            _ => format!("cannot be read: {error}"),
        };
        Failure::about(path, sentence)
    })
}

/// A setup file: a JSON object laid over the usual setup.
pub fn setup(path: &Path) -> Result<Value, Failure> {
    let value: Value = serde_json::from_str(&text(path)?).map_err(|error| Failure::about(path, in_words(&error)))?;
    if value.is_object() {
        Ok(value)
    } else {
        Err(Failure::about(path, "line 1: expected an object with the fields of a setup"))
    }
}

/// A JSON error with its place first.
fn in_words(error: &serde_json::Error) -> String {
    let (line, column) = (error.line(), error.column());
    let said = error.to_string();
    let said = said.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&said);
    format!("line {line}, column {column}: {said}")
}

/// A saved match.
pub fn record(path: &Path) -> Result<(&'static dyn AnyGame, Record), Failure> {
    let record = Record::parse(&text(path)?).map_err(|error| Failure::about(path, error))?;
    let game = frente_frozen::find(games(), &record.game, record.rules).map_err(|error| Failure::about(path, error))?;
    Ok((game, record))
}

/// The lines of a file of many matches: as they are, or packed with gzip.
pub fn lines(path: &Path) -> Result<Option<impl Iterator<Item = Result<String, Failure>>>, Failure> {
    let unreadable = |error: io::Error| Failure::about(path, format!("cannot be read: {error}"));
    let mut file = io::BufReader::new(fs::File::open(path).map_err(unreadable)?);
    let head = file.fill_buf().map_err(unreadable)?;
    let packed = head.starts_with(&[0x1f, 0x8b]);
    if !packed && head.first() != Some(&b'{') {
        return Ok(None);
    }
    let lines: Box<dyn io::BufRead> =
        if packed { Box::new(io::BufReader::new(GzDecoder::new(file))) } else { Box::new(file) };
    let path = path.to_owned();
    let lines = (1..).zip(lines.lines()).map(move |(number, line)| {
        line.map_err(|error| {
            Failure::about(&path, format!("line {number}: the file breaks off or is damaged: {error}"))
        })
    });
    Ok(Some(lines))
}

/// The files of a data pack: one file, or those of a folder. Notes and pictures may lie beside them, but a file that
/// has the ending of data and a name that no pack holds is handed on, so that a misspelt one is refused.
pub fn pack_files(path: &Path) -> Result<Vec<(String, String)>, Failure> {
    let unreadable = |error: io::Error| Failure::about(path, format!("cannot be read: {error}"));
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Err(Failure::about(path, "no such file or folder, expected a data pack"));
        }
        Err(error) => return Err(unreadable(error)),
        Ok(found) if found.is_file() => return Ok(vec![(name(path), text(path)?)]),
        Ok(_) => {}
    }
    let entries = fs::read_dir(path).map_err(unreadable)?;
    let mut paths: Vec<_> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    let known = games().iter().flat_map(|game| game.data_files()).map(|file| Path::new(file).extension());
    let endings: Vec<_> = known.collect();
    paths.retain(|path| path.is_file() && endings.contains(&path.extension()));
    paths.sort();
    if paths.is_empty() {
        return Err(Failure::about(path, "the folder holds no data file, expected those of a data pack"));
    }
    paths.iter().map(|path| Ok((name(path), text(path)?))).collect()
}

/// Loads an owner's data pack for `game`; what a setup must say to be played with it.
pub fn load_pack(game: &dyn AnyGame, path: &Path) -> Result<Value, Failure> {
    let files = pack_files(path)?;
    frente_frozen::keep_pack(game.info().id, &files);
    game.load_data(&files).map_err(|faults| Failure::about(path, faults))
}

/// What `--setup` and `--data` say together.
pub fn agreed(game: &dyn AnyGame, setup_file: Option<&Path>, data: Option<&Path>) -> Result<Value, Failure> {
    let mut agreed = match setup_file {
        Some(path) => setup(path)?,
        None => Value::Object(serde_json::Map::new()),
    };
    if let (Some(path), Some(agreed)) = (data, agreed.as_object_mut()) {
        let pack = load_pack(game, path)?;
        for (key, value) in pack.as_object().into_iter().flatten() {
            agreed.entry(key).or_insert_with(|| value.clone());
        }
    }
    Ok(agreed)
}

/// A match before its first step; a fault in the setup names its file.
pub fn open(game: &dyn AnyGame, setup: &Value, setup_file: Option<&Path>) -> Result<Box<dyn AnyMatch>, Failure> {
    game.open(setup).map_err(|faults| match setup_file {
        Some(path) => Failure::about(path, faults),
        None => Failure::from(faults),
    })
}
