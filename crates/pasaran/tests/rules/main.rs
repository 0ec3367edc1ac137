//! Tests by paragraph: `c1.rs` holds chapter 1, and so on. Chance is written out, never seeded.

mod c1;
mod c2_to_c5;
mod c6_battle;
mod c6_movement;
mod c6_reaction;
mod c6_siege;
mod c7;
mod c8;
mod c9;
mod c9_chits;
mod cards;
mod log;
mod meaning;
mod positions;
mod refusals;
mod table;
