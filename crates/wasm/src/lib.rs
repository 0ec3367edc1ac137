//! The rules of one game as a WebAssembly module, for the browser and for matches of old versions.
//!
//! The feature that bears a game's name puts it into the module; what it can be asked is in [`frente_catalog::wire`], how the
//! questions come in is in `abi`. Built by `cargo xtask freeze` and `cargo xtask modules`.

#[cfg(target_family = "wasm")]
mod abi;

#[cfg(not(any(
    feature = "amanecer",
    feature = "guerra1936",
    feature = "pasaran",
    feature = "peanas",
    feature = "tactics2gm"
)))]
#[cfg(target_family = "wasm")]
compile_error!("a module holds one game: choose the feature that bears its name");

macro_rules! game_of {
    ($($feature:literal $game:ident),*) => {
        $(#[cfg(feature = $feature)]
        #[cfg(target_family = "wasm")]
        static GAME: frente_catalog::GameBox<frente_catalog::games::$game::Entry> = frente_catalog::GameBox::new();)*
    };
}

game_of!("amanecer" amanecer, "guerra1936" guerra1936, "pasaran" pasaran, "peanas" peanas, "tactics2gm" tactics2gm);
