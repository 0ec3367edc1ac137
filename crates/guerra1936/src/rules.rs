//! One file a chapter of the rulebook.

pub(crate) mod c10_leadership;
pub(crate) mod c3_cards;
pub(crate) mod c5_boards;
pub(crate) mod c7_actions;
pub(crate) mod c7_armistice;
pub(crate) mod c7_turn;
pub(crate) mod c8_declaration;
pub(crate) mod c8_resolution;
pub(crate) mod c9_abilities;
