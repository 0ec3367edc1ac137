//! The rules by chapter: every card and choice written out, never a seed.

mod c1;
mod c10;
mod c11;
mod c3;
mod c5;
mod c7;
mod c7_armistice;
mod c8;
mod c8_examples;
mod c8_properties;
mod c9;
mod cards;
mod meaning;
mod packs;
mod positions;
mod reasons;
mod table;
