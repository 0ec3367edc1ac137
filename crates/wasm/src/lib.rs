//! The rules of one game as a WebAssembly module: for the browser, for matches of old versions, for a game of one's own.
//!
//! The feature that bears a game's name puts it into the module; what it can be asked is in [`frente_door::wire`], how the
//! questions come in is in `abi`. Built by `cargo xtask freeze` and `cargo xtask modules`. Without a feature it is a library: a
//! game outside the house becomes a module by `frente_wasm::module!` (`examples/dado`).

#[cfg(target_family = "wasm")]
pub mod abi;

pub use frente_door::wire::ABI;

macro_rules! game_of {
    ($($feature:literal $game:ident),*) => {
        $(#[cfg(feature = $feature)]
        #[cfg(target_family = "wasm")]
        static GAME: frente_catalog::GameBox<frente_catalog::games::$game::Entry> = frente_catalog::GameBox::new();)*
    };
}

game_of!("amanecer" amanecer, "guerra1936" guerra1936, "pasaran" pasaran, "peanas" peanas, "tactics2gm" tactics2gm);
