//! Players for any game of the kernel. No game is named here.
//!
//! A bot is a seat like any other: it is handed the position, but the first thing its [`Player`] does is to redeal
//! everything the seat cannot know. What comes out is a [`Seen`], and no bot ever receives anything else.
//!
//! The rooms, in reading order: [`seen`] (a position as one seat may imagine it), [`evaluator`] (what a game teaches
//! its bots), [`decision`] (what a bot answers), [`curve`] (how often what
//! it expects comes true), [`bot`] (the [`Bot`] trait and the [`Player`] that guards it),
//! [`budget`] (how long a bot may think), [`playout`] (a game played to its end in the head), the bots themselves
//! ([`random`], [`instinct`], [`greedy`], [`search`] over the arena of `tree`), [`spec`] (how people name them: `general`,
//! `ismcts:500ms`), [`tuning`] (other ways of searching, to measure them), [`table`] (bots play a whole match), [`policy`] (a
//! policy that was taught elsewhere), [`net`] (a small value network), [`teach`] (how it
//! learns). What a game teaches its bots is an [`Evaluator`]; `frente-minds` has those of Frente.
//!
//! Nothing here touches the rules: a bot that is wrong plays badly, never illegally.

pub mod bot;
pub mod brain;
pub mod budget;
pub mod curve;
pub mod decision;
pub mod evaluator;
pub mod greedy;
pub mod instinct;
pub mod net;
pub mod playout;
pub mod policy;
pub mod random;
pub mod search;
pub mod seen;
pub mod spec;
pub mod table;
pub mod teach;
mod tree;
pub mod tuning;

pub use bot::{Bot, BotRng, Player};
pub use budget::Budget;
pub use curve::Curve;
pub use decision::{Choice, Decision, Tally, Times};
pub use evaluator::{Evaluator, MAX_SEATS, Payoffs, Samples, Uninformed};
pub use greedy::Greedy;
pub use instinct::Instinct;
pub use random::Random;
pub use search::{Search, Style};
pub use seen::Seen;
pub use spec::{Kind, Level, Spec, UnknownBot};
pub use tuning::Tuning;
