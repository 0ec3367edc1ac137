//! `frente serve`: the web table.

use super::data;
use crate::args::Serve;
use crate::failure::Failure;
use crate::input;
use frente_catalog::{game, games};
use frente_door::AnyGame;
use frente_server::config::Mail;
use frente_server::store::Keys;
use frente_server::{Config, serve};
use serde_json::Value;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

pub fn run(asked: Serve) -> Result<(), Failure> {
    let mail = match asked.mail_from.zip(asked.site) {
        None => None,
        Some((from, site)) => {
            let server = std::env::var("FRENTE_MAIL").map_err(|_| {
                Failure::new(
                    "--mail-from needs the mail server in the variable FRENTE_MAIL, as smtps://USER:PASSWORD@HOST",
                )
            })?;
            Some(Mail { server, from, site })
        }
    };
    for folder in &asked.frozen {
        if !folder.is_dir() {
            return Err(Failure::about(
                folder,
                "no such folder, expected one with the modules of earlier rules versions",
            ));
        }
        frente_frozen::look_in(folder);
    }
    lay(&asked.games)?;
    let config = Config {
        games: shelf,
        mail,
        packs: asked.data.iter().map(|named| pack(named)).collect::<Result<_, _>>()?,
        addr: SocketAddr::new(asked.host, asked.port),
        database: asked.database,
        keys: Keys::given(asked.key.key.as_deref())?,
        durable: asked.durable,
        secure_cookies: asked.behind_proxy,
        trust_proxy: asked.behind_proxy,
        origins: asked.origins,
        ..Config::default()
    };
    serve(config, |addr| {
        println!("Frente is at http://{addr} (Ctrl-C ends it)");
        if asked.open && open::that_detached(format!("http://{addr}")).is_err() {
            println!("No browser could be opened here: go to that address yourself.");
        }
    })?;
    Ok(())
}

/// The games of the house, and after them those of one's own.
static SHELF: OnceLock<Vec<&'static dyn AnyGame>> = OnceLock::new();

fn shelf() -> &'static [&'static dyn AnyGame] {
    SHELF.get().map(Vec::as_slice).unwrap_or_default()
}

/// Lays the shelf, with the games of the files.
fn lay(files: &[PathBuf]) -> Result<(), Failure> {
    let mut shelf = games().to_vec();
    for file in files {
        let game = frente_frozen::own(&input::bytes(file)?).map_err(|reason| Failure::about(file, reason))?;
        let id = game.info().id;
        if shelf.iter().any(|other| other.info().id == id) {
            return Err(Failure::about(file, format!("there is a game \"{id}\" on the shelf already")));
        }
        shelf.push(game);
    }
    SHELF.get_or_init(|| shelf);
    Ok(())
}

/// `PATH`, or `GAME=PATH` where its files fit several games.
pub(super) fn pack(named: &str) -> Result<(&'static str, Value), Failure> {
    let (asked, path) = match named.split_once('=') {
        Some((id, path)) if game(id).is_ok() => (Some(id), path),
        _ => (None, named),
    };
    let path = Path::new(path);
    let files = input::pack_files(path)?;
    let game = data::game_of(path, &files, asked, "GAME=PATH")?;
    frente_frozen::keep_pack(game.info().id, &files);
    Ok((game.info().id, data::load(game, path, &files)?))
}
