//! The rules, one file a chapter.

pub(crate) mod c5_turn;
pub(crate) mod c6_battle;
pub(crate) mod c6_control;
pub(crate) mod c6_movement;
pub(crate) mod c6_rail;
pub(crate) mod c6_reaction;
pub(crate) mod c6_retreat;
pub(crate) mod c6_siege;
pub(crate) mod c6_strength;
pub(crate) mod c7_cards;
pub(crate) mod c7_effects;
pub(crate) mod c7_production;
pub(crate) mod c8_victory;
pub(crate) mod c9_chits;
pub(crate) mod c9_fog;
pub(crate) mod c9_trenches;
