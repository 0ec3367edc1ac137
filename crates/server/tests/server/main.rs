//! The server from outside: a real one on a free port, a database of its own, and visitors who know only the API.

mod bytes;
mod client;
mod clock;
mod club;
mod database;
mod house;
mod toy;
mod wire;

mod abroad;
mod account;
mod bots;
mod dice;
mod door;
mod duel;
mod fault;
mod fencing;
mod frozen;
mod fuzz;
mod glance;
mod keep;
mod kept;
mod lists;
mod packs;
mod pages;
mod patience;
mod person;
mod postgres;
mod proxy;
mod rights;
mod shares;
mod show;
mod slice;
mod storage;
mod table;
