//! Every paragraph of the rulebook, tried on a table. A test named `r11_6_…` belongs to §11.6 of `RULES.toml`.

mod c11_deployment;
mod c11_movement;
mod c11_shooting;
mod c11_turn;
mod c12;
mod c13;
mod c14;
mod c16;
mod c17;
mod c18;
mod c19;
mod c2;
mod c21;
mod c22;
mod c23;
mod c6;
mod log;
mod meaning;
mod refusals;
mod table;
