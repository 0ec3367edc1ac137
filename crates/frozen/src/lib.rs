//! Rules of earlier versions, behind the same door as those of today.
//!
//! A rules version that was released is kept as a WebAssembly module: `frozen/GAME/vN.wasm.br`, named with its hash in
//! `frozen/index.toml`. [`find`] answers with the game of the version asked for, native where it is the one of today.
//!
//! The rooms: [`index`] (which versions are kept, and where), [`engine`] (a module at work, its limits), [`game`] and
//! [`table`] (the door over a module). No game is named here. Only modules named in the index, or put on the shelf by the
//! keeper of the server, are ever run; each match has an instance of its own, and what goes wrong in one stays there.

pub mod engine;
pub mod game;
pub mod index;
pub mod proof;
pub mod table;

pub use engine::Overrun;
pub use game::FrozenGame;
pub use index::{Lost, look_in};

use frente_door::{AnyGame, UnknownGame};
use std::collections::BTreeMap;
use std::sync::Mutex;

/// Why the rules a match was begun with cannot be had.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownRules {
    /// No such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// No such version of it.
    #[error("rules {asked} of {game} are not known here: this program plays rules {current} and keeps {}", versions(.kept))]
    Version {
        /// The id of the game.
        game: String,
        /// The version asked for.
        asked: u32,
        /// The version of today.
        current: u32,
        /// The versions that are kept.
        kept: Vec<u32>,
    },
    /// The module of that version cannot be used.
    #[error(transparent)]
    Lost(#[from] Lost),
}

fn versions(kept: &[u32]) -> String {
    match kept {
        [] => "no earlier ones".to_owned(),
        kept => kept.iter().map(u32::to_string).collect::<Vec<_>>().join(", "),
    }
}

/// The modules at work. A game is never dropped: there are no more of them than rows in the index.
static WOKEN: Mutex<BTreeMap<(String, u32), &'static FrozenGame>> = Mutex::new(BTreeMap::new());

/// The game `id` by its rules of version `rules`: the one of `games` where it plays them, else the one that was frozen.
pub fn find(games: &[&'static dyn AnyGame], id: &str, rules: u32) -> Result<&'static dyn AnyGame, UnknownRules> {
    let today = games.iter().find(|game| game.info().id == id);
    if let Some(game) = today
        && game.info().rules_version == rules
    {
        return Ok(*game);
    }
    let today = *today.ok_or_else(|| frente_door::shelf::unknown(games, id))?;
    let Some(row) = index::rows().iter().find(|row| row.game == id && row.rules == rules) else {
        let kept = index::rows().iter().filter(|row| row.game == id).map(|row| row.rules).collect();
        let current = today.info().rules_version;
        return Err(UnknownRules::Version { game: id.to_owned(), asked: rules, current, kept });
    };
    Ok(woken(row)?)
}

/// The frozen game of a row.
pub fn woken(row: &index::Row) -> Result<&'static FrozenGame, Lost> {
    let mut woken = WOKEN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let key = (row.game.clone(), row.rules);
    if let Some(game) = woken.get(&key) {
        return Ok(game);
    }
    let unsound = |reason: String| Lost::Unsound { module: row.name(), reason };
    let game: &'static FrozenGame = Box::leak(Box::new(FrozenGame::wake(&index::module(row)?).map_err(unsound)?));
    let info = game.info();
    if (info.id, info.rules_version) != (row.game.as_str(), row.rules) {
        return Err(unsound(format!("it says that it is rules {} of {}", info.rules_version, info.id)));
    }
    woken.insert(key, game);
    Ok(game)
}

/// A game of somebody's own in a module, asked for once what a shelf asks: its lid, its texts, a match before its first step. It is
/// meant to be kept; nothing of it is dropped.
pub fn own(module: &[u8]) -> Result<&'static FrozenGame, String> {
    let game = FrozenGame::wake(module)?;
    let id = game.info().id;
    if id.is_empty() || id.len() > 32 || !id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit()) {
        return Err(format!("its id is \"{id}\", expected small letters and digits, 32 at most"));
    }
    // What a module cannot do panics, as rules do: better now than at the first visitor.
    let asked = std::panic::AssertUnwindSafe(|| {
        frente_door::lid::spoken(&game);
        game.rules();
        frente_door::lid::Opening::of(&game, &serde_json::Value::Null).map(drop)
    });
    match quietly(asked) {
        Ok(Ok(())) => Ok(Box::leak(Box::new(game))),
        Ok(Err(faults)) => Err(format!("its usual setup is refused: {faults}")),
        Err(said) => Err(said),
    }
}

/// What `ask` answers, or what it said as it panicked, which nobody else is told.
fn quietly<T>(ask: impl FnOnce() -> T + std::panic::UnwindSafe) -> Result<T, String> {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let answer = std::panic::catch_unwind(ask);
    std::panic::set_hook(hook);
    answer.map_err(|spoilt| match (spoilt.downcast_ref::<Overrun>(), spoilt.downcast_ref::<String>()) {
        (Some(overrun), _) => overrun.to_string(),
        (_, Some(said)) => said.clone(),
        _ => "it broke without a word".to_owned(),
    })
}

/// The files of a data pack: names and texts.
type Pack = Vec<(String, String)>;

/// The data packs owners gave, by game: every instance of a frozen module is handed them before a match is opened.
static PACKS: Mutex<Vec<(String, Pack)>> = Mutex::new(Vec::new());

/// Keeps an owner's data pack for matches of earlier versions: the files as they were given, for each version makes of
/// them a pack of its own.
pub fn keep_pack(game: &str, files: &[(String, String)]) {
    let mut packs = PACKS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let pack = (game.to_owned(), files.to_vec());
    if !packs.contains(&pack) {
        packs.push(pack);
    }
}

fn packs_of(game: &str) -> Vec<Pack> {
    let packs = PACKS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    packs.iter().filter(|(of, _)| of == game).map(|(_, files)| files.clone()).collect()
}
