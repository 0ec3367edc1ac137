//! The server from outside: a real one on a free port, a database of its own, and visitors who know only the API.

mod client;
mod house;
mod toy;

mod account;
mod bots;
mod door;
mod duel;
mod fault;
mod lists;
mod packs;
mod postgres;
mod slice;
mod storage;
mod table;
