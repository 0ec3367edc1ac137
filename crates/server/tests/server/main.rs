//! The server from outside: a real one on a free port, a database of its own, and visitors who know only the API.

mod client;
mod club;
mod database;
mod house;
mod toy;
mod wire;

mod abroad;
mod account;
mod bots;
mod door;
mod duel;
mod fault;
mod fencing;
mod frozen;
mod glance;
mod keep;
mod kept;
mod lists;
mod packs;
mod patience;
mod postgres;
mod proxy;
mod rights;
mod shares;
mod show;
mod slice;
mod storage;
mod table;
