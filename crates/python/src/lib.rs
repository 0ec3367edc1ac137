//! The native half of the Python package `frente`.
//!
//! It converts and decides nothing: the rules are behind the door of `frente-door`, many games are played by `frente-lab`, and
//! what a network reads is `frente_kernel::encode`. The rooms: [`catalogue`] (games, rulebooks, lists, data packs), [`matches`]
//! (one match by the checked door), [`position`] (one match by numbers, for search), [`envs`] (many at once, for learning),
//! [`lab`] (many games played by bots), [`errors`] and [`json`] (how refusals and data cross over).
//!
//! While Rust works it lets go of the interpreter wherever that takes longer than a microsecond or waits for a lock: nobody
//! waits for a lock with the interpreter in hand.

mod catalogue;
mod envs;
mod errors;
mod json;
mod lab;
mod matches;
mod position;
mod slots;

use pyo3::prelude::*;

#[pymodule]
fn _core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("version", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<matches::Match>()?;
    module.add_class::<matches::Offer>()?;
    module.add_class::<matches::Event>()?;
    module.add_class::<position::Position>()?;
    module.add_class::<envs::Envs>()?;
    module.add_class::<lab::Run>()?;
    catalogue::add(module)?;
    lab::add(module)
}
