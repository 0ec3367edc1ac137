//! Decks and armies that players bring when they sit down, unseen by each other.
//!
//! Whoever makes the table sets the terms: the options of the setup, as his own list needs them. The lists wait on the chairs until
//! the last player sits down; then they are laid down together, and the match begins from there.

use super::header::Header;
use super::open::laid_over;
use crate::app::App;
use crate::refusal::Refusal;
use frente_catalog::lists::Laid;
use frente_catalog::{AnyGame, AnyMatch, Faults};
use serde_json::{Map, Value};

/// What `setup` agrees on beside the lists.
fn options(game: &dyn AnyGame, setup: &Value) -> Value {
    let of = |option: &str| Some((option.to_owned(), setup.get(option)?.clone()));
    Value::Object(game.info().options.iter().filter_map(|option| of(option.id)).collect::<Map<_, _>>())
}

/// What is agreed where the maker of the table brings these lists: what they ask of the options, and nothing of what they hold.
pub fn terms(game: &dyn AnyGame, setup: &Value, brought: &[Option<Laid>]) -> Result<Value, Faults> {
    if brought.iter().all(Option::is_none) {
        return Ok(setup.clone());
    }
    let laid = game.lay_lists(setup, brought)?;
    Ok(laid_over(setup, &options(game, &laid)))
}

/// The position in which the seats play these lists by the terms of `setup`.
pub fn lay(game: &dyn AnyGame, setup: &Value, brought: &[Option<Laid>]) -> Result<Box<dyn AnyMatch>, Faults> {
    if brought.iter().all(Option::is_none) {
        return game.open(setup);
    }
    let laid = laid_over(setup, &game.lay_lists(setup, brought)?);
    game.open(&laid_over(&laid, &options(game, setup)))
}

impl Header {
    /// The position in which `seat` plays `list`, where nobody can sit down any more; while a seat is open, whether the list may
    /// be played by the terms of this table, and nothing about the others' lists.
    pub(super) fn bring(
        &self,
        app: &App,
        seat: usize,
        list: Option<&Laid>,
        full: bool,
    ) -> Result<Option<Box<dyn AnyMatch>>, Refusal> {
        let game = app.config.game_by(&self.game, self.rules)?;
        let mut brought = vec![None; self.chairs.len()];
        brought[seat] = list.cloned();
        let alone = lay(game, &self.setup, &brought)?;
        if !full {
            return Ok(None);
        }
        if self.chairs.iter().all(|chair| chair.list.is_none()) {
            return Ok(Some(alone));
        }
        for (brought, chair) in brought.iter_mut().zip(&self.chairs) {
            *brought = brought.take().or_else(|| chair.list.clone());
        }
        Ok(Some(lay(game, &self.setup, &brought)?))
    }
}
