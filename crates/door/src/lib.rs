//! A JSON door to any game of the kernel. No game is named here.
//!
//! The rooms, in reading order: [`door`] (the [`AnyMatch`] trait) and [`answers`] (what it says), [`refusals`] (why it
//! says no), [`table`] (the rules behind the door, over a [`course`]), [`shelf`] (the box a game comes in), [`lists`]
//! (decks and armies built at home), [`speak`] (three languages), [`rules`] (the rulebooks), [`lessons`] (the guided first
//! game), [`exercise`] (lessons by doing), [`referee`] (scripts with the dice written out), [`patch`] (JSON laid over JSON),
//! [`naming`] and [`shape`] (what scripts call things, and what may stand where), [`guard`] (a position that breaks the rules),
//! [`lid`] and [`attempt`] (what is asked before there is a match), [`told`] (the frames a table sends), [`conduct`] (how a table
//! is run), [`ending`] and [`luck`], [`home`] (a table without a server), [`wire`] (the same door across a wire).
//!
//! Pure: no file, no clock, no network; it also builds for the browser.

pub mod answers;
pub mod attempt;
pub mod conduct;
pub mod course;
pub mod door;
pub mod ending;
pub mod exercise;
pub mod guard;
pub mod home;
pub mod lessons;
pub mod lid;
pub mod lists;
pub mod luck;
pub mod naming;
pub mod patch;
pub mod referee;
pub mod refusals;
pub mod rules;
pub mod shape;
pub mod shelf;
pub mod speak;
pub mod table;
pub mod told;
pub mod wire;

pub use answers::{
    BotOut, BranchOut, Change, EventOut, Film, ForecastOut, Headline, HintOut, IdeaOut, Line, NodeOut, OddsOut, Offer,
    OutcomeOut, PlanOut, ReasonOut, Shot, SpreadOut, StepOut, Stop, WhyOut, WindowOut,
};
pub use door::AnyMatch;
pub use guard::is_guarded;
pub use lessons::Lesson;
pub use lists::{ListKind, ListReport, Stock};
pub use refusals::{ActError, BotError, Faults, NoRecord, RewindError, UnknownGame};
pub use shelf::{AnyGame, GameBox, Shelf};
pub use speak::{Lang, Speaker, Trio, verbatim};
pub use table::Table;
pub use table::film::film;
