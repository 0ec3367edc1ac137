//! Every paragraph of the rulebook, tried on a table. A test named `r7_3_…` belongs to §7.3 of `RULES.toml`.

mod c10;
mod c10_cards;
mod c10_crossroads;
mod c10_petrograd;
mod c2;
mod c3;
mod c4;
mod c5;
mod c6;
mod c7;
mod c7_cheka;
mod c7_gold;
mod c7_markers;
mod c7_reorganization;
mod c8;
mod c9;
mod meaning;
mod refusals;
mod table;
