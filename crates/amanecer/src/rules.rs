//! The chapters of the rulebook, one file each.

pub(crate) mod c10_detailed;
pub(crate) mod c4_sequence;
pub(crate) mod c5_events;
pub(crate) mod c6_front_advance;
pub(crate) mod c7_player_actions;
pub(crate) mod c8_dissent;
pub(crate) mod c9_victory;
