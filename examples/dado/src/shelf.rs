//! The box the game comes in: what the door, a terminal or a server needs besides the rules.

use crate::mind::Strategist;
use crate::{Cell, Dado, Piece, Setup};
use frente_door::{Faults, GameBox, Shelf, Trio};
use frente_search::{Player, Spec};
use serde_json::{Value, json};

/// The game, ready for the door.
pub static DADO: GameBox<Dado> = GameBox::new();

#[cfg(target_family = "wasm")]
frente_wasm::module!(DADO);

impl Shelf for Dado {
    type Game = Dado;

    const TITLES: Trio = Trio { es: "Dado", en: "Dado", fr: "Dado" };
    const BLURB: Trio = Trio {
        es: "Dos jugadores. Tres en raya, pero cada marca pide una tirada.",
        en: "Two players. Noughts and crosses, but each mark takes a throw.",
        fr: "Deux joueurs. Le morpion, mais chaque marque demande un jet.",
    };
    const RULES: &'static str = include_str!("../RULES.toml");
    const LESSONS: &'static str = include_str!("../data/lessons.toml");
    const LOCALE: Trio = Trio {
        es: include_str!("../locales/es.ftl"),
        en: include_str!("../locales/en.ftl"),
        fr: include_str!("../locales/fr.ftl"),
    };
    /// Nothing is printed on anything: there is no data pack.
    const DATA_FILES: &'static [(&'static str, &'static str)] = &[];

    fn load_data(_: &[(String, String)]) -> Result<Value, Faults> {
        Err(Faults::one("data", "Dado has no data pack"))
    }

    type Sheet = Value;

    fn sheet(setup: &Setup) -> Value {
        let name = |cell: Cell| Piece::Cell(cell).to_string();
        let cells: Vec<String> = Cell::all().map(name).collect();
        // For a page that has no board of ours: how the pieces lie, and what of the view is on them.
        let board = json!({
            "rows": cells.chunks(3).collect::<Vec<_>>(),
            "shows": "marks",
            "signs": ["×", "○"],
        });
        json!({ "hits": setup.hits, "board": board })
    }

    fn player(spec: Spec, seed: u64) -> Player<Dado> {
        spec.player(Strategist, seed)
    }
}
