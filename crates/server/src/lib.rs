//! The web table: a JSON API, live matches over WebSocket, storage, and the browser's files, in one program.
//!
//! Knows views, offered actions, events and odds through [`frente_catalog::AnyMatch`], and no rule.
//!
//! The rooms, in reading order: [`config`], [`serve`](mod@serve) (start and end), [`app`] (what all parts share), [`guard`] (who
//! comes in), [`api`] (what they may ask), [`table`] (live matches), [`club`] (how people find each other), [`store`] (what is on disk), [`web`] (the
//! browser's files), [`watch`] (numbers for Prometheus), [`keep`] (backup, restore, check), [`orders`] (what an operator does to
//! accounts), [`post`] (mail), [`refusal`] (every reason for
//! a no), [`ids`], [`moment`].
//!
//! What does not exist here: an answer built from anything but a viewer's view; an acknowledgement before the commit;
//! a write outside the one writer; a lock held across an await but a match's own.

pub mod api;
pub mod app;
pub mod club;
pub mod config;
mod dist;
pub mod guard;
pub mod ids;
pub mod keep;
pub mod moment;
pub mod orders;
pub mod post;
pub mod refusal;
pub mod serve;
pub mod store;
pub mod table;
pub mod watch;
pub mod web;

pub use config::{Config, Limits, Most, Rate};
pub use serve::{Server, StartError, serve, start};
