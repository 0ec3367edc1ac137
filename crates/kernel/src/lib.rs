//! The pure core that every Frente game stands on.
//!
//! A match is `setup + a list of steps`, and a step is an action (a seat chose) or a chance (a die, a card). State is
//! a pure function of that record; replay, undo, odds, verification and search all follow from it.
//!
//! The rooms, in reading order: [`seat`] and [`game`] (the vocabulary and the [`Game`] trait), [`narrate`] (how a game
//! speaks), [`meaning`] (what an action and an event mean on the table), [`cards`] and [`deck`] (piles that hold no hidden
//! order), [`dice`] (bounded integers, verifiable dice), [`play`] (the checked door: [`submit`] and [`Match`]), [`undo`],
//! [`mod@odds`], [`encode`] (a position as facts), [`record`] (a match as text), [`pack`] (a game's files), [`names`], [`sets`],
//! [`mod@vocabulary`] and [`stack`] (what its nouns, its actions and its pending steps are made of).
//!
//! Nothing here reads a clock, a file or a random source of its own.

pub mod cards;
pub mod deck;
pub mod dice;
pub mod digest;
pub mod encode;
pub mod game;
pub mod meaning;
pub mod names;
pub mod narrate;
pub mod odds;
pub mod pack;
pub mod play;
pub mod record;
pub mod seat;
pub mod sets;
pub mod stack;
pub mod undo;
pub mod vocabulary;

pub use cards::CardSet;
pub use deck::Deck;
pub use dice::{Commitment, Salt, Secret, VerifiableDice, below};
pub use digest::Digest;
pub use encode::{Encode, Eyes, Facts, Schema};
pub use game::{
    EventSink, Fault, Game, GameInfo, Illegal, Node, OptionInfo, Outcome, RuleId, SetupError, Silent, must,
};
pub use meaning::{Beat, BeatKind, Caution, Price, Thrown, Tone, Touch, Window};
pub use names::UnknownName;
pub use narrate::{Arg, Form, Forms, Message, Narrate};
pub use odds::{Branch, Forecast, Limits, Odds, Spread, odds};
pub use pack::{Pack, PackData, Packs, Reader, Source, Text};
pub use play::{Match, Refusal, Step, allowed, on_turn, submit};
pub use rand_core::Rng;
pub use record::{Record, RecordError};
pub use seat::{Seat, SeatSet, Viewer};
pub use sets::{By, Key, Sparse};
pub use stack::Stack;
