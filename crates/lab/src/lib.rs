//! Many games at once: play them, count them, show them.
//!
//! The rooms, in reading order: [`plan`] (what to play), [`seeds`] (a random stream of its own for every game),
//! [`simulate`](mod@simulate) (play them all, on any number of threads, with the same result), [`tally`] (what is
//! counted while they run), [`summary`] (what is told afterwards), [`interval`] (how sure a rate is), [`report`] (a
//! folder with numbers and plots), [`folder`] (written whole or not at all), [`bench`](mod@bench) (how fast it goes),
//! [`review`](mod@review) (a match looked at afterwards),
//! [`school`] (bots that learn: games to learn from, teaching, and what a taught bot is worth).

pub mod bench;
pub mod folder;
pub mod interval;
pub mod plan;
mod plots;
pub mod report;
pub mod review;
pub mod school;
pub mod seeds;
pub mod simulate;
pub mod summary;
pub mod tally;

pub use plan::{LabError, Plan};
pub use simulate::{Run, play_one, simulate};
pub use summary::{Details, Summary};
pub use tally::{Row, Tally};
