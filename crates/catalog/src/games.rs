//! Every game there is. The only place in the project that names them all.

mod amanecer;
mod guerra1936;
mod pasaran;
mod peanas;
mod tactics2gm;

use crate::refusals::UnknownGame;
use crate::shelf::{AnyGame, GameBox, Shelf};
use frente_amanecer::Amanecer;
use frente_guerra1936::Guerra1936;
use frente_pasaran::Pasaran;
use frente_peanas::Peanas;
use frente_tactics2gm::Tactics2gm;

/// The games, in the order of the shelf.
pub fn games() -> &'static [&'static dyn AnyGame] {
    static AMANECER: GameBox<Amanecer> = GameBox::new();
    static GUERRA1936: GameBox<Guerra1936> = GameBox::new();
    static PASARAN: GameBox<Pasaran> = GameBox::new();
    static TACTICS2GM: GameBox<Tactics2gm> = GameBox::new();
    static PEANAS: GameBox<Peanas> = GameBox::new();
    static SHELF: [&dyn AnyGame; 5] = [&AMANECER, &GUERRA1936, &PASARAN, &TACTICS2GM, &PEANAS];
    &SHELF
}

/// The game of that id.
pub fn game(id: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    let found = games().iter().find(|game| game.info().id == id);
    found.copied().ok_or_else(|| unknown(id))
}

/// Work to be done with a game's own types: the way in for code that must run at full speed.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does the work for `G`.
    fn visit<G: Shelf>(self) -> Self::Out;
}

/// Does work with the types of the game of that id.
pub fn visit<V: Visit>(id: &str, work: V) -> Result<V::Out, UnknownGame> {
    match id {
        "amanecer" => Ok(work.visit::<Amanecer>()),
        "guerra1936" => Ok(work.visit::<Guerra1936>()),
        "pasaran" => Ok(work.visit::<Pasaran>()),
        "tactics2gm" => Ok(work.visit::<Tactics2gm>()),
        "peanas" => Ok(work.visit::<Peanas>()),
        _ => Err(unknown(id)),
    }
}

fn unknown(id: &str) -> UnknownGame {
    UnknownGame { asked: id.to_owned(), known: games().iter().map(|game| game.info().id).collect() }
}
