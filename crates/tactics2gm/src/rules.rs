//! The rulebook, one file a chapter. Each file owns what its chapter decides: what may be chosen, and what comes of it.

pub(crate) mod c11_actors;
pub(crate) mod c11_assault;
pub(crate) mod c11_attack;
pub(crate) mod c11_deployment;
pub(crate) mod c11_modifiers;
pub(crate) mod c11_movement;
pub(crate) mod c11_orders;
pub(crate) mod c11_reactions;
pub(crate) mod c11_shooting;
pub(crate) mod c11_turn;
pub(crate) mod c12_terrain;
pub(crate) mod c13_air;
pub(crate) mod c14_players;
pub(crate) mod c16_abilities;
pub(crate) mod c17_cards;
pub(crate) mod c18_generals;
pub(crate) mod c21_transport;
pub(crate) mod c23_automaton;
pub(crate) mod c3_victory;
pub(crate) mod c6_who_begins;
pub(crate) mod c7_start;
